"""The folders of this repository, and the tools of its build."""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MODELS = os.path.join(ROOT, "test", "Models")


def find_tool(folder, name):
    """Returns the path of a tool in `folder`, or by default in the release build or else the
    development build. Exits with an error if it is not built."""
    folders = [folder] if folder else [
        os.path.join(ROOT, "build", preset, "bin") for preset in ("release", "dev")]
    for candidate in folders:
        path = os.path.join(candidate, name)
        if os.path.exists(path):
            return path
    sys.exit("%s is not built: looked in %s" % (name, ", ".join(folders)))

"""The built page of the explorer."""

from __future__ import annotations

import os


def page_folder() -> str:
    """Returns the folder with the built page: in a wheel beside this file, in the tree in
    build/explorer (tools/build_explorer.sh)."""
    here = os.path.dirname(os.path.abspath(__file__))
    for folder in (os.path.join(here, "page"),
                   os.path.join(here, "../../../build/explorer")):
        if os.path.exists(os.path.join(folder, "index.html")):
            return os.path.abspath(folder)
    raise FileNotFoundError("the explorer's page is not built: run tools/build_explorer.sh")

"""Applies the diffs of a page to the tree, in a folder of its own.

    python apply_diff.py PAGE ROOT TBLGEN CLASS

They may touch only what adding an op is about; the definitions that they change have the
op CLASS afterwards.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

STEPS = ("dialect/", "transforms/OpModels/", "transforms/Lowering/", "test/")
BLOCK = re.compile(r"^```diff\n(.*?)^```$", re.M | re.S)
OLD = re.compile(r"^--- a/(\S+)", re.M)
NEW = re.compile(r"^\+\+\+ b/(\S+)", re.M)


def faults(page, root, tblgen, op_class, folder):
    with open(page) as f:
        diff = "".join(BLOCK.findall(f.read()))
    if not diff:
        yield "%s: shows no diff" % page
    for path in NEW.findall(diff):
        if not path.startswith(STEPS):
            yield "%s is none of the four steps" % path
    for path in OLD.findall(diff):
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        shutil.copy(os.path.join(root, path), os.path.join(folder, path))
    done = subprocess.run(["git", "apply"], input=diff, cwd=folder, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env=dict(os.environ, GIT_CEILING_DIRECTORIES=os.path.dirname(folder)))
    if done.returncode:
        yield done.stdout.strip()
        return
    definitions = [path for path in NEW.findall(diff) if path.endswith(".td")]
    made = "".join(subprocess.run(
        tblgen.split() + ["-gen-op-decls", "-I", folder, "-I", root,
                          os.path.join(folder, path)],
        check=True, text=True, stdout=subprocess.PIPE).stdout for path in definitions)
    if not re.search(r"^class %s\b" % op_class, made, re.M):
        yield "%s: defines no %s" % (page, op_class)


def main():
    page, root, *tblgen, op_class = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        found = list(faults(page, root, " ".join(tblgen), op_class, folder))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

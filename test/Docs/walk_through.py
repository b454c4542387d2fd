"""Takes the op that a page adds out of the tree, and adds it again.

    python walk_through.py PAGE ROOT TBLGEN OP

PAGE has a table of at most six places with their files, and diffs to these files. Without
the diffs, no source file names OP (as in test/Layering/check_op_references.py) and TableGen
makes no class of it; with them, every file is as in the tree.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Layering"))
import check_op_references as op_references  # noqa: E402

MAX_PLACES = 6
BLOCK = re.compile(r"^```diff\n(.*?)^```$", re.M | re.S)
PLACE = re.compile(r"^\| \d\. [^|]*\| ([^|]*) \|$", re.M)
FILE = re.compile(r"`([^`]+)`")
NEW = re.compile(r"^\+\+\+ b/(\S+)", re.M)


def apply(diff, folder, *options):
    """The messages of `git apply`; empty if it succeeded."""
    done = subprocess.run(["git", "apply", *options], input=diff, cwd=folder, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env=dict(os.environ, GIT_CEILING_DIRECTORIES=os.path.dirname(folder)))
    return done.stdout.strip() if done.returncode else ""


def copy_files(root, folder, paths):
    for path in paths:
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        shutil.copy(os.path.join(root, path), os.path.join(folder, path))


def classes_of(folder, root, tblgen, definition):
    """The text of the C++ classes that TableGen makes of a file."""
    return subprocess.run(
        tblgen + ["-gen-op-decls", "-dialect=stablehlo", "-I", folder, "-I", root,
                  os.path.join(folder, definition)],
        check=True, text=True, stdout=subprocess.PIPE).stdout


def faults(page, root, tblgen, op, folder):
    with open(page) as f:
        text = f.read()
    diff = "".join(BLOCK.findall(text))
    places = [FILE.findall(files) for files in PLACE.findall(text)]
    listed = sorted(path for files in places for path in files)
    if not diff or not 0 < len(places) <= MAX_PLACES:
        yield "%s: has %d places, expected 1 to %d, and diffs" % (page, len(places), MAX_PLACES)
    paths = NEW.findall(diff)
    if sorted(paths) != listed:
        yield "the diffs and the table differ in: %s" % " ".join(
            sorted(set(paths) ^ set(listed)))
    tree = op_references.sources(root)
    copy_files(root, folder, paths)
    definitions = [path for path in paths if path.endswith(".td")]

    message = apply(diff, folder, "-R")
    if message:
        yield message
        return
    mnemonics = {each for each, name in op_references.definitions(tree).items() if name == op}
    changed = op_references.sources(folder)
    files = {path: text for path, text in tree.items() if path not in paths}
    for path, source in sorted({**files, **changed}.items()):
        named = op_references.mnemonics(path, source) & mnemonics
        named |= op_references.classes(path, source, ("stablehlo",),
                                       op_references.USES_STABLEHLO) & {op}
        if named:
            yield "%s: names %s, but no diff takes it out" % (path, " ".join(sorted(named)))
    for path in definitions:
        if re.search(r"^class %s\b" % op, classes_of(folder, root, tblgen, path), re.M):
            yield "%s: defines %s without the diffs" % (path, op)

    message = apply(diff, folder)
    if message:
        yield message
        return
    for path in paths:
        with open(os.path.join(folder, path)) as found, open(os.path.join(root, path)) as expected:
            if found.read() != expected.read():
                yield "%s: is not as in the tree" % path
    if not any(re.search(r"^class %s\b" % op, classes_of(folder, root, tblgen, path), re.M)
               for path in definitions):
        yield "%s: defines no %s" % (page, op)


def main():
    page, root, *tblgen, op = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        found = list(faults(page, root, tblgen, op, folder))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Lines of source per folder, and files that are long.

    tools/line_counts.py              lines of each folder as committed
    tools/line_counts.py REV          beside its lines at REV; folders that were
                                      split or renamed since count under both names
    tools/line_counts.py --long 300   files above 300 lines, the longest first

Counts lines of .h, .cpp, .td and .py files that git has. Tests, unit tests and
models are one row each.
"""

import subprocess
import sys
from collections import Counter

DEEP = {"dialect": 2, "transforms": 2, "lib": 2, "include": 3}
SUFFIXES = (".h", ".cpp", ".td", ".py")


def git(*args, text=None):
    return subprocess.run(["git", *args], input=text, check=True,
                          capture_output=True).stdout


def folder_of(path):
    folders = path.split("/")
    if folders[0] == "lib" and folders[1:2] == ["Engines"]:
        return "/".join(folders[:3])
    return "/".join(folders[:min(DEEP.get(folders[0], 1), len(folders) - 1)]) or "."


def lines_at(revision):
    """Returns {path: lines} of the sources of a revision."""
    rows = git("ls-tree", "-r", revision).decode().splitlines()
    files = [(row.split("\t")[1], row.split()[2]) for row in rows]
    files = [(path, blob) for path, blob in files if path.endswith(SUFFIXES)]
    out = git("cat-file", "--batch", text="\n".join(b for _, b in files).encode())
    counts, at = {}, 0
    for path, _ in files:
        end = out.index(b"\n", at)
        size = int(out[at:end].split()[2])
        counts[path] = out.count(b"\n", end + 1, end + 1 + size)
        at = end + 1 + size + 1
    return counts


def by_folder(counts):
    sums = Counter()
    for path, lines in counts.items():
        sums[folder_of(path)] += lines
    return sums


def print_folders(before, after):
    for folder in sorted(set(before or {}) | set(after)) + ["all"]:
        new = sum(after.values()) if folder == "all" else after.get(folder, 0)
        row = "%-28s %7d" % (folder, new)
        if before is not None:
            old = sum(before.values()) if folder == "all" else before.get(folder, 0)
            row = "%-28s %7d -> %7d  %+d" % (folder, old, new, new - old)
        print(row)


def main(args):
    if args[:1] == ["--long"] and len(args) == 2:
        counts = lines_at("HEAD")
        for path in sorted(counts, key=lambda path: (-counts[path], path)):
            if counts[path] > int(args[1]):
                print("%5d  %s" % (counts[path], path))
        return 0
    if len(args) > 1 or args[:1] and args[0].startswith("-"):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    print_folders(by_folder(lines_at(args[0])) if args else None, by_folder(lines_at("HEAD")))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Does what a page of the documentation shows, and compares.

    python run_page.py PAGE... --bin BUILD/bin --repo ROOT [--skip NAME.md] [--update]

PAGE is a file or a folder with pages.

Fenced blocks of a page are one session in a folder of its own, in which the
repository's folders are found by their names and the build as build/dev:

    ```console      lines after `$ ` are commands (`\\` at the end goes on), the
                    lines below what they print on stdout and stderr; `...` alone
                    stands for any lines, within a line for any text
    ```mlir         is read and verified
    <!-- file: NAME -->   before a block: its text is written to NAME
    <!-- is: PATH -->     ... : it is the entire text of the repository's file
    <!-- fragment -->     ... : it is incomplete, and not executed
    <!-- jax -->          ... : tried only where JAX is (--jax PYTHON)

`$ NAME=VALUE` holds for the commands below. `$ CMD # exit code N` expects that code, and 0 is expected otherwise. With --update,
what is printed differently is written into the page.

    python run_page.py PAGE... --extract FOLDER

writes the files of the pages into FOLDER, and runs nothing.
"""

import argparse
import glob
import os
import re
import subprocess
import sys
import tempfile

FENCE = re.compile(r"^```(\S*)\s*$")
MARK = re.compile(r"^<!-- (file: (?P<file>\S+)|is: (?P<same>\S+)|(?P<kind>fragment|jax)) -->$")


class Block:
    def __init__(self, language, mark, first, lines):
        self.language, self.mark, self.first, self.lines = language, mark, first, lines


def blocks_of(lines):
    """The fenced blocks; `first` is the index of the line after the fence."""
    blocks, at = [], 0
    while at < len(lines):
        fence = FENCE.match(lines[at])
        if fence:
            mark = MARK.match(lines[at - 1]) if at else None
            end = at + 1
            while end < len(lines) and lines[end] != "```":
                end += 1
            if end == len(lines):
                raise SystemExit("line %d: a block without an end" % (at + 1))
            blocks.append(Block(fence[1], mark, at + 1, lines[at + 1:end]))
            at = end
        at += 1
    return blocks


def commands_of(block):
    """(index of the first line, command, index of its output, output)"""
    at = 0
    while at < len(block.lines):
        first = at
        if not block.lines[at].startswith("$ "):
            raise SystemExit("line %d: output without a command" % (block.first + at + 1))
        command = block.lines[at][2:]
        while command.endswith("\\"):
            at += 1
            command = command[:-1] + " " + block.lines[at].strip()
        start = at = at + 1
        while at < len(block.lines) and not block.lines[at].startswith("$ "):
            at += 1
        yield first, command, start, block.lines[start:at]


def matches(expected, got):
    """Returns True if `got` matches `expected`, in which `...` matches any text."""
    pattern = ""
    for line in expected:
        if line.strip() == "...":
            pattern += r"(?:[^\n]*\n)*"
        else:
            pattern += ".*".join(map(re.escape, line.rstrip().split("..."))) + "\n"
    text = "".join(line.rstrip() + "\n" for line in got)
    return re.fullmatch(pattern, text) is not None


class Session:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.prologue = ""
        for name in os.listdir(options.repo):
            if name != "build" and not name.startswith("."):
                os.symlink(os.path.join(options.repo, name), os.path.join(folder, name))
        os.mkdir(os.path.join(folder, "build"))
        os.symlink(os.path.dirname(options.bin), os.path.join(folder, "build", "dev"))
        self.environment = dict(os.environ)
        path = [options.bin, options.llvm] + ([os.path.dirname(options.jax)]
                                              if options.jax else [])
        self.environment["PATH"] = ":".join(path + [os.environ["PATH"]])
        self.environment["XDG_CACHE_HOME"] = os.path.join(folder, ".cache")

    def run(self, command):
        """The lines that `command` prints, and its exit code."""
        if re.fullmatch(r"\w+=\S+", command):
            self.prologue += command + "\n"
        done = subprocess.run(["bash", "-c", self.prologue + command], cwd=self.folder, text=True,
                              env=self.environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout.splitlines(), done.returncode

    def write(self, name, lines):
        path = os.path.join(self.folder, name)
        if os.path.islink(os.path.join(self.folder, name.split("/")[0])):
            raise SystemExit("%s would be written into the repository" % name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write("\n".join(lines) + "\n")


def run_console(session, block, page, lines, updates):
    """Faults of one block; what it should say goes to `updates`."""
    for first, command, start, expected in commands_of(block):
        code = re.search(r"\s# exit code (\d+)$", command)
        expected_code = int(code[1]) if code else 0
        got, returned = session.run(command[:code.start()] if code else command)
        place = "%s:%d: %s" % (page, block.first + first + 1, command)
        if returned != expected_code:
            yield "%s\n  exit code %d, expected %d:\n%s" % (place, returned, expected_code,
                                                          "\n".join(got))
        elif not matches(expected, got):
            updates.append((block.first + start, len(expected), got))
            yield "%s\n  prints\n%s\n  expected\n%s" % (place, "\n".join(got),
                                                     "\n".join(expected))


def run_block(session, block, page, lines, updates):
    mark = block.mark
    if mark and mark["file"]:
        session.write(mark["file"], block.lines)
    if mark and mark["same"]:
        with open(os.path.join(session.options.repo, mark["same"])) as f:
            if f.read().splitlines() != block.lines:
                yield "%s:%d: is not the text of %s" % (page, block.first + 1,
                                                        mark["same"])
    if mark and (mark["kind"] == "fragment" or
                 (mark["kind"] == "jax" and not session.options.jax)):
        return
    if block.language == "console":
        yield from run_console(session, block, page, lines, updates)
    elif block.language == "mlir":
        session.write(".block.mlir", block.lines)
        got, code = session.run("gspmd-opt .block.mlir -o /dev/null")
        if code:
            yield "%s:%d: is wrong:\n%s" % (page, block.first + 1, "\n".join(got))


def run_page(page, options):
    with open(page) as f:
        lines = f.read().splitlines()
    updates, faults, blocks = [], [], blocks_of(lines)
    with tempfile.TemporaryDirectory() as folder:
        session = Session(options, folder)
        for block in blocks:
            faults += run_block(session, block, page, lines, updates)
    if options.update and updates:
        for at, length, got in reversed(updates):
            lines[at:at + length] = [line.rstrip() for line in got]
        with open(page, "w") as f:
            f.write("\n".join(lines) + "\n")
    tried = sum(block.language in ("console", "mlir") for block in blocks)
    return tried, faults


def extract(page, folder):
    with open(page) as f:
        blocks = blocks_of(f.read().splitlines())
    for block in blocks:
        if block.mark and block.mark["file"]:
            path = os.path.join(folder, block.mark["file"])
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as f:
                f.write("\n".join(block.lines) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pages", nargs="+")
    parser.add_argument("--bin")
    parser.add_argument("--repo")
    parser.add_argument("--extract", metavar="FOLDER")
    parser.add_argument("--llvm", default="/usr/lib/llvm-22/bin")
    parser.add_argument("--jax", help="a Python with JAX")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--skip", action="append", default=[], help="name of a page")
    options = parser.parse_args()
    if options.extract:
        for page in options.pages:
            extract(page, options.extract)
        return 0
    if not options.bin or not options.repo:
        parser.error("--bin and --repo say where the build and the repository are")
    options.bin, options.repo = os.path.realpath(options.bin), os.path.realpath(options.repo)
    failed = False
    pages = []
    for page in options.pages:
        pages += sorted(glob.glob(os.path.join(page, "*.md"))) if os.path.isdir(page) else [page]
    for page in pages:
        if os.path.basename(page) in options.skip:
            continue
        tried, faults = run_page(page, options)
        print("%s: %d blocks, %d faults" % (os.path.relpath(page, options.repo), tried,
                                           len(faults)))
        for fault in faults:
            print(fault)
        failed |= bool(faults)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

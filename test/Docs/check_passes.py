"""Does each pass do what its description shows?   check_passes.py ROOT

Runs the pass on each block "Before:" that is a complete module, and compares the
result with the block "After:".
"""
import glob
import os
import re
import subprocess
import sys
import textwrap

PAIR = re.compile(r"Before:.*?```mlir\n(.*?)```.*?After:.*?```mlir\n(.*?)```", re.S)


def run(arguments, text):
    done = subprocess.run(["gspmd-opt"] + arguments, input=text, capture_output=True, text=True)
    return done.stdout or done.stderr


def main():
    count = differing = 0
    for top in ("transforms", "compiler"):
        for path in sorted(glob.glob(os.path.join(sys.argv[1], top, "**", "*.td"),
                                     recursive=True)):
            with open(path) as file:
                definition = file.read()
            name = re.search(r'^def \w+\s*:\s*\w*Pass<\s*"([\w-]+)"', definition, re.M)
            if not name:
                continue
            for before, after in PAIR.findall(definition):
                before, after = textwrap.dedent(before), textwrap.dedent(after)
                if not before.startswith(("module", "#")):
                    continue
                count += 1
                found, expected = run(["--" + name[1]], before), run([], after)
                if found == expected:
                    continue
                differing += 1
                print("%s: --%s gives\n%s\nits description has\n%s"
                      % (path, name[1], found, expected))
    print("%d examples, %d differ" % (count, differing))
    return differing != 0


if __name__ == "__main__":
    sys.exit(main())

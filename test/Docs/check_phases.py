"""Checks that docs/phases.md shows only states that the pipelines pass through.

    python check_phases.py PAGE

Prints the program of the page after every pass of --gspmd-partition and then of
--gspmd-emulator. A block of the page that shows an entire module shows one of these
states; the ops that another block shows are all in one of them.
"""
import os
import re
import subprocess
import sys

from run_page import blocks_of

DUMP = re.compile(r"^// -----// IR Dump After .*?\((\S+)\).*\n", re.M)
OP = re.compile(r"\s*%\w+ = ")


def states(pipeline, program):
    """Returns pairs of a pass and the lines of the module after it, and the result."""
    done = subprocess.run(
        ["gspmd-opt", pipeline, "--mlir-print-ir-after-all", "--mlir-print-ir-module-scope",
         "--mlir-disable-threading", "-"], input=program, capture_output=True, text=True, check=True)
    dumps = DUMP.split(done.stderr)[1:]
    return [(name, lines(text)) for name, text in zip(dumps[::2], dumps[1::2])], done.stdout


def lines(text):
    return [line for line in text.splitlines() if line.strip()]


def ops(state):
    return [line for line in state if OP.match(line)]


def shown_states(block):
    """The outputs of the commands of a block that show a module or ops."""
    output = []
    for line in block.lines + ["$ "]:
        if line.startswith("$ "):
            if any(each.startswith("module") or OP.match(each) for each in output):
                yield lines("\n".join(output))
            output = []
        elif line.startswith("    --") or line.startswith("    |"):
            continue  # the rest of the command
        else:
            output.append(line)


def main():
    with open(sys.argv[1]) as page:
        blocks = blocks_of(page.read().splitlines())
    program = next(block for block in blocks if block.language == "mlir")
    partitioning, partitioned = states("--gspmd-partition", "\n".join(program.lines) + "\n")
    lowering, _ = states("--gspmd-emulator", partitioned)
    passed = partitioning + lowering
    faults = 0
    for block in (each for each in blocks if each.language == "console"):
        for shown in shown_states(block):
            is_module = any(line.startswith("module") for line in shown)
            found = next((name for name, state in passed
                          if shown == (state if is_module else ops(state))), None)
            what = "module" if is_module else "%d ops" % len(shown)
            print("%s:%d: %s after %s" % (os.path.basename(sys.argv[1]), block.first + 1, what,
                                          found or "no pass"))
            faults += found is None
    return faults != 0


if __name__ == "__main__":
    sys.exit(main())

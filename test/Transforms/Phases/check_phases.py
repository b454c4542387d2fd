"""Checks that the phases commute: a pipeline gives the same program whether it
reads the original program or what another pipeline wrote to a file.

    check_phases.py [--random SEED COUNT] [--files FILE...] [--pairs FROM:TO ...]

For pipelines p and q, q(print(p(x))) must be q(x) if q is the later one, and
p(x), unchanged, if q is the earlier one or p itself. All programs pass through
one process for each pair, between split markers.
"""
import argparse
import difflib
import itertools
import subprocess
import sys

PIPELINES = ["gspmd-import", "gspmd-complete", "gspmd-reshard", "gspmd-partition",
             "gspmd-optimize"]
MARKER = "// -----\n"


def transform(pipeline, programs):
    """Returns the result of a pipeline on each program; empty where it fails."""
    run = subprocess.run(
        ["gspmd-opt", "--" + pipeline, "--split-input-file",
         "--output-split-marker=" + MARKER.strip(), "-"],
        input=MARKER.join(p + "\n" for p in programs), capture_output=True, text=True)
    results = run.stdout.split(MARKER)
    if len(results) != len(programs):
        sys.exit("%s returned %d programs of %d\n%s"
                 % (pipeline, len(results), len(programs), run.stderr[-4000:]))
    return [result.strip() for result in results]


def read_programs(arguments):
    """Returns names and texts of the programs."""
    names, texts = [], []
    for path in arguments.files:
        with open(path) as file:
            names.append(path)
            texts.append(file.read())
    if arguments.random:
        seed, count = arguments.random
        printed = subprocess.run(
            ["gspmd-fuzz", "--print", "--seed", str(seed), "--count", str(count)],
            capture_output=True, text=True, check=True).stdout
        for program in printed.split("// seed ")[1:]:
            number, text = program.split("\n", 1)
            names.append("gspmd-fuzz --print --count 1 --seed " + number)
            texts.append(text)
    return names, texts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--files", nargs="*", default=[])
    parser.add_argument("--random", nargs=2, type=int)
    parser.add_argument("--pairs", nargs="*")
    arguments = parser.parse_args()
    names, texts = read_programs(arguments)
    pairs = [tuple("gspmd-" + name for name in pair.split(":")) for pair in arguments.pairs] \
        if arguments.pairs else \
        [pair for pair in itertools.product(PIPELINES, PIPELINES)
         if pair != ("gspmd-optimize", "gspmd-optimize")]
    direct = {p: transform(p, texts) for p in PIPELINES if any(p in pair for pair in pairs)}
    differing = 0
    for first, second in pairs:
        last = max(first, second, key=PIPELINES.index)
        # A program that the first pipeline rejects has no file.
        known = [i for i, text in enumerate(direct[first]) if text]
        through = transform(second, [direct[first][i] for i in known])
        for i, found in zip(known, through):
            expected = direct[last][i]
            if found == expected:
                continue
            differing += 1
            print("%s: --%s differs after --%s was written to a file" % (names[i], second, first))
            lines = difflib.unified_diff(expected.splitlines(), found.splitlines(),
                                         "at once", "through a file", lineterm="", n=1)
            print("\n".join(itertools.islice(lines, 20)))
    accepted = sum(bool(text) for text in direct[pairs[-1][1]])
    print("%d programs, %d accepted, %d pairs of pipelines: %d differ"
          % (len(names), accepted, len(pairs), differing))
    return differing != 0


if __name__ == "__main__":
    sys.exit(main())

"""Flops and collective bytes per device beside XLA's, for the whole corpus.

    python bench/compare_xla.py [--bin build/release/bin] [--families PATTERN ...]

Runs `gspmd-run --stats` on each program in both forms and prints one row per
program: ours, XLA's (xla_baseline.json, same form) and the ratio. Exits 1 where
a program of the families that are held to it (test/Models/families.py) needs
more than 1.1 times XLA's flops or 1.5 times its bytes.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODELS = os.path.join(ROOT, "test", "Models")
sys.path.insert(0, MODELS)
import families  # noqa: E402  (lives beside the corpus)

MAX_FLOPS_RATIO = 1.1
MAX_BYTES_RATIO = 1.5


def total_bytes(collectives):
    return sum(kind["bytes"] for kind in collectives.values())


def ratio(ours, theirs):
    if theirs:
        return ours / theirs
    return 1.0 if not ours else float("inf")


def run(gspmd_run, program, form):
    """The stats of one program, or (None, what went wrong)."""
    with tempfile.TemporaryDirectory() as folder:
        stats = os.path.join(folder, "stats.json")
        done = subprocess.run(
            [gspmd_run, os.path.join(MODELS, "%s.%s.mlir" % (program, form)),
             "--inputs", os.path.join(MODELS, program + ".in.npz"),
             "--stats", stats],
            capture_output=True, text=True, timeout=600)
        if done.returncode:
            lines = [l for l in done.stderr.splitlines() if "error" in l]
            return None, (lines or ["exit code %d" % done.returncode])[0][-100:]
        with open(stats) as f:
            return json.load(f), ""


def kinds(collectives):
    return " ".join("%s:%d" % (kind, c["count"])
                    for kind, c in sorted(collectives.items())) or "-"


def compare(gspmd_run, program, form, theirs, verbose):
    """Prints one row; returns whether it is within both bounds."""
    label = "%s.%s" % (program, form)
    stats, problem = run(gspmd_run, program, form)
    if stats is None:
        print("%-38s %s" % (label, problem))
        return False
    ours = total_bytes(stats["collectives"])
    xla = total_bytes(theirs["collectives"])
    flops_ratio = ratio(stats["flops"], theirs["flops"])
    bytes_ratio = ratio(ours, xla)
    good = flops_ratio <= MAX_FLOPS_RATIO and bytes_ratio <= MAX_BYTES_RATIO
    print("%-38s %12d %12d %6.2f %11d %11d %6.2f  %s%s" % (
        label, stats["flops"], theirs["flops"], flops_ratio, ours, xla,
        bytes_ratio, "ok" if good else "OVER",
        "" if theirs["matches_golden"] else "  (XLA's result is wrong)"))
    if verbose:
        print("    ours %s\n    xla  %s" % (kinds(stats["collectives"]),
                                          kinds(theirs["collectives"])))
        for op in stats.get("replicated_ops", []):
            print("    replicated: %s" % (op,))
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", help="folder of gspmd-run (default: the build"
                        " that is there, release first)")
    parser.add_argument("--families", nargs="*", metavar="PATTERN",
                        help="programs to compare (default: those held to XLA)")
    parser.add_argument("--forms", nargs="*", default=["sdy", "gspmd"])
    parser.add_argument("-v", action="store_true", help="collectives by kind")
    args = parser.parse_args()
    patterns = args.families or families.COMPARED_WITH_XLA
    gspmd_run = find_tool(args.bin, "gspmd-run")
    with open(os.path.join(ROOT, "bench", "xla_baseline.json")) as f:
        baseline = json.load(f)["runnable"]

    print("%-38s %12s %12s %6s %11s %11s %6s" % (
        "program", "flops", "XLA", "ratio", "coll.bytes", "XLA", "ratio"))
    over = count = 0
    for program in baseline:
        if not families.matches(program, patterns):
            continue
        for form in args.forms:
            count += 1
            if not compare(gspmd_run, program, form, baseline[program][form],
                           args.v):
                over += 1
    print("%d of %d within %.1f x flops and %.1f x bytes" % (
        count - over, count, MAX_FLOPS_RATIO, MAX_BYTES_RATIO))
    return 1 if over else 0


def find_tool(folder, name):
    folders = [folder] if folder else [
        os.path.join(ROOT, "build", preset, "bin") for preset in ("release", "dev")]
    for candidate in folders:
        path = os.path.join(candidate, name)
        if os.path.exists(path):
            return path
    sys.exit("%s is not built: looked in %s" % (name, ", ".join(folders)))


if __name__ == "__main__":
    sys.exit(main())

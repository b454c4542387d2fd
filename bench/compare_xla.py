"""Flops and collective bytes per device beside XLA's.

    python bench/compare_xla.py [--bin build/release/bin] [--families PATTERN ...]
    python bench/compare_xla.py --all

Runs `gspmd-run --stats --expect` on each program in both forms and prints one row
per program: ours, XLA's (xla_baseline.json, same form) and the ratio. Without
options, the families that are held to XLA's flops and bytes
(test/Models/families.py): at most 1.1 times its flops and 1.5 times its bytes.
With --all, every program of the corpus and the total: at most 1.25 times XLA's
bytes on each and not more in total. Exits 1 where a program is over its bound or
its result is wrong.
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

# Bounds on the ratios (flops, bytes): of the families held to both, and of all.
HELD = (1.1, 1.5)
ALL = (float("inf"), 1.25)


def total_bytes(collectives):
    return sum(kind["bytes"] for kind in collectives.values())


def ratio(ours, theirs):
    if theirs:
        return ours / theirs
    return 1.0 if not ours else float("inf")


def run(gspmd_run, program, form, tolerances):
    """The stats of one program, or (None, what went wrong)."""
    with tempfile.TemporaryDirectory() as folder:
        stats = os.path.join(folder, "stats.json")
        done = subprocess.run(
            [gspmd_run, os.path.join(MODELS, "%s.%s.mlir" % (program, form)),
             "--inputs", os.path.join(MODELS, program + ".in.npz"),
             "--expect", os.path.join(MODELS, program + ".out.npz"),
             "--rtol", str(tolerances["rtol"]), "--atol", str(tolerances["atol"]),
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


def compare(gspmd_run, program, form, theirs, tolerances, bounds, verbose):
    """Prints one row; returns whether it is within both bounds, and the bytes."""
    label = "%s.%s" % (program, form)
    stats, problem = run(gspmd_run, program, form, tolerances)
    if stats is None:
        print("%-38s %s" % (label, problem))
        return False, 0, 0
    ours = total_bytes(stats["collectives"])
    xla = total_bytes(theirs["collectives"])
    flops_ratio = ratio(stats["flops"], theirs["flops"])
    bytes_ratio = ratio(ours, xla)
    good = flops_ratio <= bounds[0] and bytes_ratio <= bounds[1]
    print("%-38s %12d %12d %6.2f %11d %11d %6.2f  %s%s" % (
        label, stats["flops"], theirs["flops"], flops_ratio, ours, xla,
        bytes_ratio, "ok" if good else "OVER",
        "" if theirs["matches_golden"] else "  (XLA's result is wrong)"))
    if verbose:
        print("    ours %s\n    xla  %s" % (kinds(stats["collectives"]),
                                          kinds(theirs["collectives"])))
        for op in stats.get("replicated_ops", []):
            print("    replicated: %s" % (op,))
    return good, ours, xla


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", help="folder of gspmd-run (default: the build"
                        " that is there, release first)")
    parser.add_argument("--families", nargs="*", metavar="PATTERN",
                        help="programs to compare (default: those held to XLA)")
    parser.add_argument("--all", action="store_true",
                        help="every program, by bytes, with the total")
    parser.add_argument("--forms", nargs="*", default=["sdy", "gspmd"])
    parser.add_argument("-v", action="store_true", help="collectives by kind")
    args = parser.parse_args()
    patterns = args.families or (
        ["*"] if args.all else families.COMPARED_WITH_XLA)
    bounds = ALL if args.all else HELD
    gspmd_run = find_tool(args.bin, "gspmd-run")
    with open(os.path.join(ROOT, "bench", "xla_baseline.json")) as f:
        baseline = json.load(f)["runnable"]
    with open(os.path.join(MODELS, "index.json")) as f:
        index = json.load(f)

    print("%-38s %12s %12s %6s %11s %11s %6s" % (
        "program", "flops", "XLA", "ratio", "coll.bytes", "XLA", "ratio"))
    over = count = ours = xla = 0
    for program in baseline:
        if not families.matches(program, patterns):
            continue
        for form in args.forms:
            if "collectives" not in baseline[program].get(form, {}):
                print("%-38s XLA could not be asked" % (program + "." + form))
                continue
            count += 1
            good, our_bytes, xla_bytes = compare(
                gspmd_run, program, form, baseline[program][form], index[program],
                bounds, args.v)
            over += not good
            ours += our_bytes
            xla += xla_bytes
    print("%-38s %12s %12s %6s %11d %11d %6.2f" % (
        "total", "", "", "", ours, xla, ratio(ours, xla)))
    print("%d of %d within %.2f x flops and %.2f x bytes" % (
        count - over, count, *bounds))
    return 1 if over or (args.all and ours > xla) else 0


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

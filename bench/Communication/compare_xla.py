"""Compares FLOPs and collective bytes per device with XLA's.

    python bench/Communication/compare_xla.py [--bin build/release/bin] [--families PATTERN ...]
    python bench/Communication/compare_xla.py --all
    python bench/Communication/compare_xla.py --layouts
    python bench/Communication/compare_xla.py --random 300 --seed 1 [--worst 20] [--keep DIR]

Runs `gspmd-run --stats --expect` on each program in both forms and prints one row
per program: ours, XLA's (xla_baseline.json, same form) and the ratio. Without
options, the families that are held to XLA's flops and bytes
(test/Models/families.py): at most 1.1 times its flops and 1.5 times its bytes.
With --optimize, of what `gspmd-run --optimize` makes. With --all, every program of the corpus and the total: at most 1.25 times XLA's
bytes on each and not more in total. Exits 1 where a program is over its bound or
its result is wrong.

With --layouts and --random, programs of layout_programs.py instead, which XLA compiles
in the same run (needs JAX): at most 1.1 times the bytes of the collectives that XLA
executes, as in its optimized program, and results as of the program that is not
partitioned (`gspmd-run --check --poison`). XLA reads Shardy's annotations where all
shards are of one size, GSPMD's else, which only that form keeps on arguments and
results. --worst prints those rows only.
"""

import argparse
import functools
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
from concurrent import futures

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import MODELS, find_tool  # noqa: E402
sys.path.insert(0, MODELS)
import corpus  # noqa: E402
import families  # noqa: E402  (in the folder of the corpus)
from hlo_collectives import collectives  # noqa: E402

# Bounds on the ratios (flops, bytes): of the families held to both, and of all.
HELD = (1.1, 1.5)
ALL = (float("inf"), 1.25)
LAYOUTS = 1.1


def total_bytes(collectives):
    return sum(kind["bytes"] for kind in collectives.values())


def ratio(ours, theirs):
    if theirs:
        return ours / theirs
    return 1.0 if not ours else float("inf")


def run(gspmd_run, program, form, tolerances, more=()):
    """Returns the statistics of one program, or (None, error)."""
    with tempfile.TemporaryDirectory() as folder:
        stats = os.path.join(folder, "stats.json")
        done = subprocess.run(
            [gspmd_run, os.path.join(MODELS, "%s.%s.mlir" % (program, form)),
             "--inputs", os.path.join(MODELS, program + ".in.npz"),
             "--expect", os.path.join(MODELS, program + ".out.npz"),
             "--rtol", str(tolerances["rtol"]), "--atol", str(tolerances["atol"]),
             "--stats", stats, *more],
            capture_output=True, text=True, timeout=600)
        if done.returncode:
            lines = [l for l in done.stderr.splitlines() if "error" in l]
            return None, (lines or ["exit code %d" % done.returncode])[0][-100:]
        with open(stats) as f:
            return json.load(f), ""


def kinds(collectives):
    return " ".join("%s:%d" % (kind, c["count"])
                    for kind, c in sorted(collectives.items())) or "-"


def total_count(collectives):
    return sum(kind["count"] for kind in collectives.values())


def compare(gspmd_run, program, form, theirs, tolerances, bounds, verbose, more):
    """Prints one row; returns whether it is within both bounds, and of each, ours
    and XLA's, (bytes, number of collectives)."""
    label = "%s.%s" % (program, form)
    stats, problem = run(gspmd_run, program, form, tolerances, more)
    if stats is None:
        print("%-38s %s" % (label, problem))
        return False, (0, 0), (0, 0)
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
    return (good, (ours, total_count(stats["collectives"])),
            (xla, total_count(theirs["collectives"])))


def run_layout(gspmd_run, text, path):
    """Returns the statistics of a program, or (None, error)."""
    with open(path, "w") as f:
        f.write(text)
    done = subprocess.run([gspmd_run, path, "--random-inputs", "1", "--check", "--poison",
                           "--stats", path + ".json"],
                          capture_output=True, text=True, timeout=600)
    if done.returncode:
        lines = [l for l in done.stderr.splitlines() if "error" in l]
        return None, (lines or ["exit code %d" % done.returncode])[0][-150:]
    with open(path + ".json") as f:
        return json.load(f), ""


@functools.cache
def xla_of_this_process():
    os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Execution"))
    from run_time import Xla
    return Xla()


def query_xla(text, form, devices, is_open):
    """Returns the collectives that XLA executes, and the reason if it rejects the program."""
    try:
        executable, _ = xla_of_this_process().compile(
            text, form, devices, may_shard_parameters=False, may_shard_results=is_open)
    except Exception as error:  # of any library below jax
        return None, str(error).strip().split("\n")[0][:100]
    return collectives("\n".join(m.to_string() for m in executable.hlo_modules())), ""


class XlaApart:
    """Runs `query_xla` in a process that XLA may crash."""

    def __init__(self):
        self.pool = None

    def __call__(self, *program):
        if not self.pool:
            self.pool = futures.ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"))
        try:
            return self.pool.submit(query_xla, *program).result()
        except futures.process.BrokenProcessPool:
            self.pool = None
            return None, "crashes"


def compare_layouts(gspmd_run, args):
    """Prints the rows of --layouts or --random, worst first; the number of programs
    that are over the bound or fail here."""
    import layout_programs
    programs = (map(layout_programs.drawn, range(args.seed, args.seed + args.random))
                if args.random else layout_programs.named())
    xla, rows, rejected, failed = XlaApart(), [], 0, 0
    with tempfile.TemporaryDirectory() as folder, futures.ThreadPoolExecutor(1) as pool:
        folder = args.keep or folder
        os.makedirs(folder, exist_ok=True)
        runs = []
        for program in programs:
            path = os.path.join(folder, program.name.replace(" ", "-") + ".mlir")
            runs.append((program, pool.submit(run_layout, gspmd_run, program.text("sdy"), path)))
        for program, run in runs:
            form = "sdy" if program.is_even() else "mhlo"
            theirs, problem = xla(program.text(form), form, program.devices,
                                  not program.result_axes)
            stats, failure = run.result()
            if stats is None:
                failed += 1
                print("%s: %s" % (program.name, failure), flush=True)
            elif theirs is None:
                rejected += 1
                print("%s: XLA: %s" % (program.name, problem), flush=True)
            else:
                rows.append((program.name, stats["collectives"], theirs))
    over = print_layouts(rows, args)
    print("%d programs fail here, %d are rejected by XLA" % (failed, rejected))
    return over + failed


def print_layouts(rows, args):
    rows = [(ratio(total_bytes(ours), total_bytes(theirs)), total_bytes(ours),
             total_bytes(theirs), name, ours, theirs) for name, ours, theirs in rows]
    rows.sort(key=lambda row: (-row[0], -row[1]))
    print("%-52s %9s %9s %6s" % ("program", "bytes", "XLA", "ratio"))
    for of_xla, ours, theirs, name, our_kinds, their_kinds in rows[:args.worst]:
        print("%-52s %9d %9d %6.2f%s" % (name, ours, theirs, of_xla,
                                         "  OVER" if of_xla > LAYOUTS else ""))
        if args.v:
            print("    ours %s\n    xla  %s" % (kinds(our_kinds), kinds(their_kinds)))
    ours, theirs = sum(row[1] for row in rows), sum(row[2] for row in rows)
    over = sum(row[0] > LAYOUTS for row in rows)
    print("%-52s %9d %9d %6.2f" % ("total", ours, theirs, ratio(ours, theirs)))
    print("%d of %d within %.2f x bytes" % (len(rows) - over, len(rows), LAYOUTS))
    return over


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", help="folder of gspmd-run (default: the build"
                        " that is there, release first)")
    parser.add_argument("--families", nargs="*", metavar="PATTERN",
                        help="programs to compare (default: those held to XLA)")
    parser.add_argument("--all", action="store_true",
                        help="every program, by bytes, with the total")
    parser.add_argument("--forms", nargs="*", default=["sdy", "gspmd"])
    parser.add_argument("--layouts", action="store_true",
                        help="the named programs of layout_programs.py")
    parser.add_argument("--random", type=int, default=0, metavar="N",
                        help="N random programs of layout_programs.py")
    parser.add_argument("--seed", type=int, default=1, help="of the first of --random")
    parser.add_argument("--worst", type=int, metavar="N",
                        help="print the N rows with the highest ratios")
    parser.add_argument("--keep", metavar="DIR", help="leave these programs there")
    parser.add_argument("--optimize", nargs="?", const="", metavar="NAMES",
                        help="optimize what is partitioned, as gspmd-run does")
    parser.add_argument("-v", action="store_true", help="collectives by kind")
    args = parser.parse_args()
    patterns = args.families or (
        ["*"] if args.all else families.COMPARED_WITH_XLA)
    bounds = ALL if args.all else HELD
    gspmd_run = find_tool(args.bin, "gspmd-run")
    if args.layouts or args.random:
        return 1 if compare_layouts(gspmd_run, args) else 0
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "xla_baseline.json")) as f:
        baseline = json.load(f)["runnable"]
    index = corpus.read_index()

    print("%-38s %12s %12s %6s %11s %11s %6s" % (
        "program", "flops", "XLA", "ratio", "coll.bytes", "XLA", "ratio"))
    over = count = ours = xla = our_count = xla_count = 0
    more = [] if args.optimize is None else ["--optimize=" + args.optimize]
    for program in baseline:
        if not families.matches(program, patterns):
            continue
        for form in args.forms:
            if "collectives" not in baseline[program].get(form, {}):
                print("%-38s XLA failed" % (program + "." + form))
                continue
            count += 1
            good, own, theirs = compare(
                gspmd_run, program, form, baseline[program][form], index[program],
                bounds, args.v, more)
            over += not good
            ours, our_count = ours + own[0], our_count + own[1]
            xla, xla_count = xla + theirs[0], xla_count + theirs[1]
    print("%-38s %12s %12s %6s %11d %11d %6.2f" % (
        "total", "", "", "", ours, xla, ratio(ours, xla)))
    print("%d collectives, XLA %d" % (our_count, xla_count))
    print("%d of %d within %.2f x flops and %.2f x bytes" % (
        count - over, count, *bounds))
    return 1 if over or (args.all and ours > xla) else 0


if __name__ == "__main__":
    sys.exit(main())

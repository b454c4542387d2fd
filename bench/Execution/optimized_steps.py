#!/usr/bin/env python3
"""Steps before and after --optimize on real processes: MPI over the loopback address.

    python bench/Execution/optimized_steps.py [--bin build/release/bin] [--programs 'attention*'] [--mpi 4]

Each of heavy_programs.py on 8 devices, which as many processes of mpirun share, as it is partitioned
and optimized, in turn, --rounds times; a step is the fastest, with the arguments in place. What
it is optimized for are the devices that processes of MPI emulate on this host, measured first
(host_machine.py). Results have the bits of the emulator's for the same program, and its
results are compared with those before. Prints a row per program whose collectives are changed.

Needs JAX and Open MPI. Use a release build, and a machine with nothing else to do.
"""

import argparse
import os
import sys
import tempfile
from types import SimpleNamespace

import heavy_programs
import run_time
import search_measured
from engines import run_on_mpi

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def emulated(gspmd_run, program, path, optimize):
    """Returns the statistics of the program on the emulator; its results go to a file."""
    return run_time.run_gspmd(gspmd_run, program, 1, 1, ["--outputs", path, *optimize])


def results(path):
    import numpy
    with numpy.load(path) as file:
        return [file[name] for name in sorted(file, key=lambda name: int(name[1:]))]


def compare(args, gspmd_run, program, optimize, folder):
    """Returns a row of the table; nothing if no collective changes."""
    before, after = (os.path.join(folder, name + ".npz") for name in ("before", "after"))
    if emulated(gspmd_run, program, before, []) is None:
        sys.exit("%s does not run" % program.label)
    stats = emulated(gspmd_run, program, after, optimize)
    if stats is None:
        sys.exit("%s does not run when it is optimized" % program.label)
    if not stats.get("optimizations"):
        return None
    error = search_measured.error(results(after), results(before))
    forms = ((before, ()), (after, optimize))
    rounds = [[run_on_mpi(gspmd_run, program, args.mpi, args.repeat, path, extra)["step_ms"]
               for path, extra in forms] for _ in range(args.rounds)]
    steps = [min(times) for times in zip(*rounds)]
    print("| %s | %.3f ms | %.3f ms | %.2f | %d | %s |" % (
        program.label, *steps, steps[1] / steps[0], len(stats["optimizations"]),
        "" if error < 2e-3 else "WRONG (%.1e)" % error), flush=True)
    return steps[1] / steps[0], error < 2e-3


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=os.path.join(ROOT, "build", "release", "bin"))
    parser.add_argument("--programs", nargs="*", default=["*"], metavar="PATTERN")
    parser.add_argument("--mpi", type=int, default=4, metavar="RANKS")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--repeat", type=int, default=10)
    args = parser.parse_args()
    gspmd_run = os.path.join(args.bin, "gspmd-run")
    with tempfile.TemporaryDirectory() as folder:
        engine = search_measured.Mpi(SimpleNamespace(bin=args.bin, cpu_time=False), folder)
        machine = search_measured.measure_host(engine, folder)
        optimize = ["--optimize", "--topology", "%s:%d" % (machine, heavy_programs.DEVICES)]
        print("| program | partitioned | optimized | ratio | changes | |\n|---|---|---|---|---|---|")
        rows = [compare(args, gspmd_run, program, optimize, folder)
                for program in run_time.heavy_programs_in(folder, args.programs)]
    changed = [row for row in rows if row]
    print("%d programs, %d changed" % (len(rows), len(changed)), end="")
    if changed:
        ratios = [ratio for ratio, _ in changed]
        print(": optimized / partitioned, geometric mean %.3f, worst %.3f" % (
            run_time.geometric_mean(ratios), max(ratios)), end="")
    print()
    return 0 if all(right for _, right in changed) else 1


if __name__ == "__main__":
    sys.exit(main())

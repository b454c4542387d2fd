#!/usr/bin/env python3
"""Runs one program on every engine: results, collectives, step and compile time.

    python bench/Execution/engines.py [--bin build/release/bin] [--programs 'mlp_*' ...]
    python bench/Execution/engines.py --heavy [--programs 'attention*'] [--mpi 2 4]

Rows are programs of test/Models on their meshes, with --heavy those of heavy_programs.py
on 8 devices. Columns:

    emulator    gspmd-run: partitioned here, compiled here
    XLA, ours   partitioned here, exported (--gspmd-export-stablehlo), compiled by XLA
    XLA, own    the same program, partitioned and compiled by XLA (Shardy)
    MPI, N      with --mpi: the emulator's code on N processes of mpirun, which share the
                devices; results must have the emulator's bits

Each has the milliseconds of a step (the fastest of --repeat, with the arguments in
place) and of compiling: what XLA does from the parsed module to the executable, which
for its own includes partitioning; `export` is our partitioning, gspmd-opt from text to
text. The last two have the number of collectives that XLA executes and the bytes of
their results (hlo_collectives.py), MPI the bytes that rank 0 sends. The error is the largest difference between the two
results of XLA. Prints the geometric means of ours over own and the sums of bytes; exits
1 where results differ or a mean (but that with the export) is above 1.

Needs JAX. Use a release build, and a machine with nothing else to do; or --cpu-time,
which counts the work of all cores instead of elapsed time.
"""

import argparse
import math
import os
import resource
import sys
import tempfile
import time

import run_time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from hlo_collectives import collectives  # noqa: E402
from repository import ROOT  # noqa: E402

sys.path.insert(0, os.path.join(ROOT, "tools"))
import run_on_xla  # noqa: E402


class Stopwatch:
    """Milliseconds since it was made: by the clock, or of work (--cpu-time) of this
    process and the ones that it waited for."""

    cpu_time = False

    def __init__(self):
        self.begin = self.now()

    @classmethod
    def now(cls):
        if not cls.cpu_time:
            return time.perf_counter()
        used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return sum(each.ru_utime + each.ru_stime for each in used)

    def milliseconds(self):
        return (self.now() - self.begin) * 1e3


def steps(run, repeat):
    """Milliseconds of the fastest run and the last one's results; what it donates
    is given again outside of the time."""
    best = math.inf
    begin = time.perf_counter()
    for i in range(repeat):
        results, milliseconds = run()
        best = min(best, milliseconds)
        if i > 4 and time.perf_counter() - begin > 2:
            break
    return best, results


class Both:
    """XLA with its own partitioner and with this project's."""

    def __init__(self, tool):
        self.tool = tool
        self.own = run_time.Xla()
        self.xla = run_on_xla.XlaShards()

    def timed(self, executable, place, repeat):
        jax = self.own.jax

        def run():
            arguments = place()
            jax.block_until_ready(arguments)
            watch = Stopwatch()
            results = executable.execute_sharded(arguments)
            shards = results.disassemble_into_single_device_arrays()
            jax.block_until_ready(shards)
            return shards, watch.milliseconds()
        return steps(run, repeat)

    def measure_own(self, program, repeat):
        watch = Stopwatch()
        executable, compile_ms = self.own.compile(program.text, program.form,
                                                  program.devices)
        if Stopwatch.cpu_time:  # with reading the text, which ours has too
            compile_ms = watch.milliseconds()
        arrays = program.arrays()
        step_ms, shards = self.timed(executable,
                                     lambda: self.own.place(executable, arrays), repeat)
        return self.numbers(executable, compile_ms, step_ms), shards, executable

    def measure_ours(self, program, form, repeat):
        watch = Stopwatch()
        text = run_on_xla.export(self.tool, program.path, form)
        export_ms = watch.milliseconds()
        watch = Stopwatch()
        executable = self.xla.compile_shards(text, form, program.devices)
        compile_ms = watch.milliseconds()
        arrays = program.arrays()
        step_ms, shards = self.timed(executable, lambda: self.xla.give(arrays), repeat)
        return {**self.numbers(executable, compile_ms, step_ms),
                "export_ms": export_ms}, shards

    @staticmethod
    def numbers(executable, compile_ms, step_ms):
        text = "\n".join(m.to_string() for m in executable.hlo_modules())
        moved = collectives(text)
        return {"step_ms": step_ms, "compile_ms": compile_ms,
                "count": sum(c["count"] for c in moved.values()),
                "bytes": sum(c["bytes"] for c in moved.values())}

    def error(self, ours, own, executable):
        """Returns the largest difference between results, relative to the largest element."""
        numpy, jax = self.own.numpy, self.own.jax
        from jax._src import sharding_impls
        devices = executable.local_devices()
        largest = 0.0
        for shards, place, theirs, sharding in zip(
                ours, self.xla.results, own, executable.get_output_shardings()):
            shape = self.global_shape(place, shards)
            expected = numpy.asarray(jax.make_array_from_single_device_arrays(
                shape, sharding_impls.GSPMDSharding(devices, sharding), theirs))
            got = place.join(shape, expected.dtype, [numpy.asarray(p) for p in shards])
            wide = numpy.complex128 if expected.dtype.kind == "c" else numpy.float64
            got, expected = got.astype(wide), expected.astype(wide)
            difference = numpy.nanmax(abs(got - expected), initial=0)
            largest = max(largest, float(difference / max(1, numpy.nanmax(abs(expected), initial=0))))
        return largest

    @staticmethod
    def global_shape(place, shards):
        return place.global_shape or tuple(shards[0].shape)


def run_on_mpi(gspmd_run, program, ranks, repeat, expected, extra=()):
    """Returns the --stats, or None if the ranks do not divide the devices."""
    if program.devices % ranks:
        return None
    root = ["--allow-run-as-root"] if os.getuid() == 0 else []
    mpirun = ["mpirun", "-q", "--oversubscribe", "--bind-to", "none", *root, "-n", str(ranks)]
    stats = run_time.run_gspmd(
        gspmd_run, program, repeat, 1,
        ["--engine", "mpi", "--devices-per-rank", str(program.devices // ranks),
         "--expect", expected, "--rtol", "0", "--atol", "0", *extra], mpirun)
    if stats is None:
        sys.exit("%s: %d ranks do not give what the emulator does" % (program.label, ranks))
    return stats


def mpi_cell(stats):
    if stats is None:
        return "%8s %9s" % ("-", "-")
    return "%8.2f %9d" % (stats["step_ms"], stats["mpi"]["sent_bytes_by_rank"][0])


def cell(numbers):
    return "%8.2f %7.0f %5d %9d" % (numbers["step_ms"], numbers["compile_ms"],
                                    numbers["count"], numbers["bytes"])


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bin", default=os.path.join(ROOT, "build", "release", "bin"))
    parser.add_argument("--programs", nargs="*", default=["*"])
    parser.add_argument("--heavy", action="store_true")
    parser.add_argument("--form", choices=run_on_xla.FORMS, default="replicas")
    parser.add_argument("--repeat", type=int, default=20)
    parser.add_argument("--cpu-time", action="store_true")
    parser.add_argument("--mpi", nargs="*", type=int, default=[], metavar="RANKS")
    args = parser.parse_args()
    Stopwatch.cpu_time = args.cpu_time
    both = Both(os.path.join(args.bin, "gspmd-opt"))
    gspmd_run = os.path.join(args.bin, "gspmd-run")
    ratios = {"step_ms": [], "compile_ms": []}
    with_export = []
    total = {"ours": 0, "own": 0}
    bad = 0
    print("%-32s %17s | %8s %31s | %31s | %s%s" % (
        "", "emulator", "", "XLA, ours", "XLA, own",
        "".join("%18s | " % ("MPI, %d" % ranks) for ranks in args.mpi), "error"))
    print("%-32s %8s %8s | %8s %s | %s%s" % ("program", "step", "compile", "export", *(
        2 * ["%8s %7s %5s %9s" % ("step", "compile", "coll.", "bytes")]),
        "".join(" | %8s %9s" % ("step", "bytes") for _ in args.mpi)))
    with tempfile.TemporaryDirectory() as folder:
        programs = run_time.heavy_programs_in(folder, args.programs) if args.heavy else \
            run_time.corpus_programs(args.programs, ["sdy"])
        for program in programs:
            bits = os.path.join(folder, "bits.npz")
            emulated = run_time.run_gspmd(gspmd_run, program, args.repeat, 1,
                                         ["--outputs", bits])
            mpi = "".join(mpi_cell(run_on_mpi(gspmd_run, program, ranks, args.repeat, bits))
                          + " | " for ranks in args.mpi)
            ours, our_shards = both.measure_ours(program, args.form, args.repeat)
            own, own_shards, executable = both.measure_own(program, args.repeat)
            error = both.error(our_shards, own_shards, executable)
            wrong = error > 2e-2
            bad += wrong
            for what, values in ratios.items():
                values.append(ours[what] / own[what])
            with_export.append((ours["compile_ms"] + ours["export_ms"]) / own["compile_ms"])
            total["ours"] += ours["bytes"]
            total["own"] += own["bytes"]
            print("%-32s %8.2f %8.0f | %8.0f %s | %s | %s%.1e%s" % (
                program.label, emulated["step_ms"], emulated["compile_ms"],
                ours["export_ms"], cell(ours),
                cell(own), mpi, error, " WRONG" if wrong else ""), flush=True)
    if not ratios["step_ms"]:
        sys.exit("no program is called %s" % " ".join(args.programs))
    means = {what: run_time.geometric_mean(values) for what, values in ratios.items()}
    print("ours / own, geometric means: step %.2f, compile %.2f (%.2f with the "
          "export); bytes %d / %d; %d wrong" % (
              means["step_ms"], means["compile_ms"], run_time.geometric_mean(with_export),
              total["ours"], total["own"], bad))
    return 1 if bad or max(means.values()) > 1 else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Compares searched layouts with written ones by measured steps on the emulator, on XLA and on MPI.

    python bench/Execution/search_measured.py [--bin build/release/bin] [--programs 'attention*'] [--engines emulator xla mpi]

Ten of heavy_programs.py (or those that --programs names), as written for 8 devices and as
`gspmd-search` annotates them without their layout. The machine it searches
for is what the engine emulates on this host: a few small programs are run on it first, and a
hardware file is made of their steps (host_machine.py; --keep FOLDER keeps files and programs).
Both layouts run in turn, --rounds times; a step is the fastest, with the arguments in place. On
XLA the program is partitioned here and exported. Results are compared with the written layout's.

Prints a row per program and engine with both steps, their ratio, that of the predicted steps, and what
was found ("same" where each device runs the same program, so that the ratio is noise); exits 1 where a found layout takes more than --margin times as long as the written
one, or computes something else.

Needs JAX. Use a release build, and a machine with nothing else to do; or --cpu-time, which
counts what all cores worked (not for MPI, whose processes wait by working).
"""

import argparse
import json
import math
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

import run_time
from engines import Both, Stopwatch, run_on_mpi
import run_on_xla
import heavy_programs
import host_machine

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TEN = ["matmul", "attention", "attention_gradient", "convolutions_gradient", "decoder_experts",
       "softmax_gradient", "layer_norm_gradient", "recurrence", "stencil", "adam"]
RANKS = 4
SECONDS = 0.4  # of steps in one round


class Laid(run_time.LoweredProgram):
    """A program that is in a file already, with the arguments of another."""

    def __init__(self, label, path, like):
        self.label, self.form, self.devices = label, like.form, like.devices
        self.path, self.inputs, self.values = path, like.inputs, like.values
        with open(path) as f:
            self.text = f.read()


class Emulator:
    name = "emulator"

    def __init__(self, args, folder):
        self.gspmd_run, self.folder = os.path.join(args.bin, "gspmd-run"), folder
        self.cpu_time = args.cpu_time

    def bits(self, program):
        return os.path.join(self.folder, program.label + ".out.npz")

    def prepare(self, program):
        """Writes the results to a file."""
        stats = run_time.run_gspmd(self.gspmd_run, program, 2, 1, ["--outputs", self.bits(program)])
        if stats is None:
            raise RuntimeError("does not run")
        program.repeat = repeats(stats["step_ms"])

    def run(self, program, repeat):
        """Returns the statistics and the CPU milliseconds; code comes from the cache."""
        stats = os.path.join(self.folder, "stats.json")
        before = children_milliseconds()
        subprocess.run([self.gspmd_run, program.path, "--inputs", program.inputs, "--repeat",
                        str(repeat), "--stats", stats, "--cache-dir",
                        os.path.join(self.folder, "cache")],
                       check=True, capture_output=True)
        with open(stats) as f:
            return json.load(f), children_milliseconds() - before

    def step(self, program):
        stats, work = self.run(program, program.repeat + 1)
        if not self.cpu_time:
            return stats["step_ms"]
        return (work - self.run(program, 1)[1]) / program.repeat

    def results(self, program):
        import numpy
        with numpy.load(self.bits(program)) as file:
            return [file[name] for name in sorted(file, key=lambda name: int(name[1:]))]


class Xla:
    name = "xla"

    def __init__(self, args, folder):
        self.both, self.cpu_time = Both(os.path.join(args.bin, "gspmd-opt")), args.cpu_time
        self.known = {}

    def prepare(self, program):
        xla = self.both.xla
        text = run_on_xla.export(self.both.tool, program.path, "replicas")
        executable = xla.compile_shards(text, "replicas", program.devices)
        self.known[program.label] = executable, xla.give(program.arrays()), xla.results
        program.repeat = repeats(self.timed(program, 2))

    def timed(self, program, repeat):
        """Returns the milliseconds of the fastest step, or the CPU time of all steps."""
        executable, arguments, _ = self.known[program.label]
        jax = self.both.own.jax
        jax.block_until_ready(arguments)
        best, total = math.inf, Stopwatch()
        for _ in range(repeat):
            watch = Stopwatch()
            shards = executable.execute_sharded(arguments).disassemble_into_single_device_arrays()
            jax.block_until_ready(shards)
            best = min(best, watch.milliseconds())
        return total.milliseconds() / repeat if self.cpu_time else best

    def step(self, program):
        return self.timed(program, program.repeat)

    def results(self, program):
        import numpy
        executable, arguments, places = self.known[program.label]
        shards = executable.execute_sharded(arguments).disassemble_into_single_device_arrays()
        arrays = [[numpy.asarray(p) for p in each] for each in shards]
        return [place.join(place.global_shape or each[0].shape, each[0].dtype, each)
                for place, each in zip(places, arrays)]


class Mpi(Emulator):
    name = "mpi"

    def prepare(self, program):
        super().prepare(program)
        self.step(program)

    def step(self, program):
        return run_on_mpi(self.gspmd_run, program, RANKS, program.repeat,
                          self.bits(program))["step_ms"]


ENGINES = {engine.name: engine for engine in (Emulator, Xla, Mpi)}


def repeats(milliseconds):
    return max(3, min(300, round(SECONDS * 1e3 / max(milliseconds, 1e-3))))


def children_milliseconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1e3


def measure_host(engine, folder):
    """Writes a hardware file and returns its path."""
    def step_seconds(name, function, arguments):
        text, values = heavy_programs.lower_function(function, arguments)
        program = run_time.LoweredProgram("probe_" + name, text, values, heavy_programs.DEVICES,
                                          folder)
        engine.prepare(program)
        return min(engine.step(program) for _ in range(3)) * 1e-3
    # Work of all cores is shared by the devices as their time is.
    cores = len(os.sched_getaffinity(0)) if engine.cpu_time and engine.name != "mpi" else 1
    path = os.path.join(folder, engine.name + ".json")
    machine = host_machine.write(path, engine.name, lambda *what: step_seconds(*what) / cores)
    print("%s: %s" % (engine.name, ", ".join(
        "%s %.3g" % (key, machine["figures"][key]["value"]) for key in (
            "matrix_flops", "vector_flops", "transcendental_cost", "hbm_bandwidth",
            "kernel_latency", "link_bandwidth", "collective_latency"))), flush=True)
    return path


def gspmd_search(args, machine, program, folder):
    """Returns the resulting program, the result, and the predicted step of the written one."""
    label = program.label + "." + os.path.basename(machine)[:-len(".json")]
    path, stats = (os.path.join(folder, label + end) for end in (".found.mlir", ".stats.json"))
    topology = ["--topology", "%s:%d" % (machine, heavy_programs.DEVICES)]
    subprocess.run([os.path.join(args.bin, "gspmd-search"), program.path, *topology,
                    "--time-limit", str(args.time_limit), "-o", path, "--stats", stats],
                   check=True, capture_output=True)
    with open(stats) as f:
        found = json.load(f)
    subprocess.run([os.path.join(args.bin, "gspmd-simulate"), program.path, *topology,
                    "--stats", stats], check=True, capture_output=True)
    with open(stats) as f:
        predicted = json.load(f)["step_seconds"]
    return Laid(label, path, program), found, predicted


def device_program(args, program):
    """Returns the device program without the name of the mesh."""
    text = subprocess.run([os.path.join(args.bin, "gspmd-opt"), "--gspmd-partition", program.path],
                          check=True, capture_output=True, text=True).stdout
    name, axes = re.search(r"sharding\.mesh @(\w+) = <(.*?)>", text).groups()
    lines = [line for line in text.splitlines() if "sharding.mesh @" not in line]
    return axes, "\n".join(lines).replace("<@%s," % name, "<@mesh,").replace(
        "<@%s " % name, "<@mesh ")


def error(got, expected):
    """Returns the largest difference, relative to the largest element of its array."""
    import numpy
    largest = 0.0
    for a, b in zip(got, expected):
        wide = numpy.complex128 if b.dtype.kind == "c" else numpy.float64
        a, b = a.astype(wide), b.astype(wide)
        if a.shape != b.shape:
            return math.inf
        difference = numpy.nanmax(abs(a - b), initial=0)
        largest = max(largest, float(difference / max(1, numpy.nanmax(abs(b), initial=0))))
    return largest


def layout_text(found):
    mesh = ",".join("%s=%d" % axis for axis in found["mesh"].items())
    annotations = " ".join("%s%s" % (a["name"], json.dumps(a["sharding"]).replace(" ", ""))
                    for a in found["annotations"][:3])
    more = len(found["annotations"]) - 3
    return "%s %s%s" % (mesh, annotations, " and %d more" % more if more > 0 else "")


class Row:
    def __init__(self, args, engine, machine, program, folder):
        self.args, self.engine, self.program = args, engine, program
        laid, self.found, self.predicted = gspmd_search(args, machine, program, folder)
        both = (program, laid)
        self.is_same = device_program(args, program) == device_program(args, laid)
        for each in both:
            engine.prepare(each)
        rounds = [[engine.step(each) for each in both] for _ in range(args.rounds)]
        self.written_ms, self.found_ms = map(min, zip(*rounds))
        self.error = error(engine.results(laid), engine.results(program))

    def ratio(self):
        return self.found_ms / self.written_ms

    def is_reached(self):
        return (self.is_same or self.ratio() <= self.args.margin) and self.error < 2e-3

    def line(self):
        return "| %s | %s | %.3f ms | %.3f ms | %.2f | %.2f | %s | %s |" % (
            self.program.label, self.engine.name, self.written_ms, self.found_ms, self.ratio(),
            self.found["step_seconds"] / self.predicted, layout_text(self.found),
            "same" if self.is_same else "reached" if self.is_reached() else "SLOWER" if self.error < 2e-3 else
            "WRONG (%.1e)" % self.error)


def rows(args, folder):
    for name in args.engines:
        engine = ENGINES[name](args, folder)
        machine = measure_host(engine, folder)
        for program in run_time.heavy_programs_in(folder, args.programs):
            yield Row(args, engine, machine, program, folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=os.path.join(ROOT, "build", "release", "bin"))
    parser.add_argument("--programs", nargs="*", default=TEN, metavar="PATTERN")
    parser.add_argument("--engines", nargs="*", default=list(ENGINES), choices=list(ENGINES))
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--margin", type=float, default=1.05)
    parser.add_argument("--time-limit", type=float, default=30)
    parser.add_argument("--cpu-time", action="store_true")
    parser.add_argument("--keep", metavar="FOLDER")
    args = parser.parse_args()
    Stopwatch.cpu_time = args.cpu_time
    ratios, missed = {}, 0
    with tempfile.TemporaryDirectory() as folder:
        done = []
        for row in rows(args, folder):
            if not done:
                print("| program | engine | written | found | ratio | predicted | found layout | |")
                print("|---|---|---|---|---|---|---|---|")
            print(row.line(), flush=True)
            done.append(row)
            ratios.setdefault(row.engine.name, []).append(row.ratio())
            missed += not row.is_reached()
        if args.keep:
            shutil.copytree(folder, args.keep, dirs_exist_ok=True)
    if not ratios:
        sys.exit("no program is called %s" % " ".join(args.programs))
    for name, of in ratios.items():
        print("%s: found / written, geometric mean %.3f, worst %.3f" % (
            name, run_time.geometric_mean(of), max(of)))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

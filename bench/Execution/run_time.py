"""Measures step time, compile time and memory of every corpus program, compared with XLA's.

    python bench/Execution/run_time.py [--bin build/release/bin] [--programs 'mlp_*'] [--forms sdy]
    python bench/Execution/run_time.py --heavy [--programs 'cumulative_*']

Runs each program of test/Models on its mesh with `gspmd-run --repeat`, then on as many
of XLA's host devices if jaxlib is installed. --heavy runs the programs of
heavy_programs.py on 8 devices instead, and needs JAX. A step is one execution with the
arguments in place, from the call until all results are there. The fastest of --repeat
steps counts, because other processes disturb it least; a heavy program runs --rounds
times, alternately on gspmd and on XLA. The time of compilation is that from the parsed
module to callable code, without a cache: the fastest of --compiles. Prints one row per program, and the geometric means of the ratios;
exits 1 where a mean is above 1. Memory is the peak of one device: arguments,
results and temporaries (XLA: as its memory statistics say).

Use a release build, and a machine with nothing else to do.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

DEVICES = 8
os.environ["XLA_FLAGS"] = (os.environ.get("XLA_FLAGS", "") +
                           " --xla_force_host_platform_device_count=%d" % DEVICES)
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
import corpus  # noqa: E402
from repository import MODELS, find_tool  # noqa: E402

sys.path.insert(0, MODELS)
import families  # noqa: E402


class Xla:
    """XLA's CPU client; compiles and runs modules as JAX does."""

    def __init__(self):
        import jax
        import numpy
        from jax._src import compiler
        from jax._src.interpreters import mlir
        from jax._src.lib import xla_client
        jax.config.update("jax_platforms", "cpu")
        jax.config.update("jax_enable_x64", True)
        jax.config.update("jax_enable_compilation_cache", False)
        self.jax, self.numpy, self.compiler, self.mlir = jax, numpy, compiler, mlir
        self.xla_client = xla_client
        self.devices = jax.devices()

    def compile(self, text, form, count, may_shard_parameters=True, may_shard_results=True):
        """Returns the executable and the milliseconds of its compilation. `may_shard_parameters`
        and `may_shard_results` let XLA choose shardings that are not annotated."""
        with self.mlir.make_ir_context() as context:
            module = self.mlir.ir.Module.parse(text, context=context)
            assignment = self.numpy.arange(count).reshape(1, count)
            options = self.compiler.get_compile_options(
                1, count, assignment, backend=self.devices[0].client)
            build = options.executable_build_options
            build.use_spmd_partitioning = True
            build.use_shardy_partitioner = form == "sdy"
            parameters = [may_shard_parameters] * count_arguments(module)
            build.allow_spmd_sharding_propagation_to_parameters = parameters
            build.allow_spmd_sharding_propagation_to_output = [may_shard_results]
            devices = self.xla_client.DeviceList(tuple(self.devices[:count]))
            begin = time.perf_counter()
            executable = self.compiler.backend_compile_and_load(
                self.devices[0].client, module, devices, options, [])
            return executable, (time.perf_counter() - begin) * 1e3

    def place(self, executable, arrays):
        devices = executable.local_devices()
        from jax._src import sharding_impls
        shardings = [
            sharding_impls.GSPMDSharding(devices, s)
            for s in executable.get_parameter_shardings() or []]
        if not shardings:
            replicated = self.jax.sharding.PartitionSpec()
            mesh = self.jax.sharding.Mesh(self.numpy.array(devices), ("all",))
            shardings = [self.jax.sharding.NamedSharding(mesh, replicated)
                         for _ in arrays]
        return [self.jax.device_put(a, s) for a, s in zip(arrays, shardings)]

    def step(self, executable, arrays, donates, repeat):
        """Returns the milliseconds of the fastest of `repeat` steps."""
        best = math.inf
        arguments = self.place(executable, arrays)
        begin = time.perf_counter()
        for i in range(repeat):
            if donates and i:
                arguments = self.place(executable, arrays)
            self.jax.block_until_ready(arguments)
            start = time.perf_counter()
            results = executable.execute_sharded(arguments)
            for shards in results.disassemble_into_single_device_arrays():
                for shard in shards:
                    shard.block_until_ready()
            best = min(best, time.perf_counter() - start)
            if i > 4 and time.perf_counter() - begin > 2:
                break
        return best * 1e3

    def measure(self, program, repeat, compiles):
        executable, compile_ms = None, math.inf
        for _ in range(compiles):
            executable, ms = self.compile(program.text, program.form, program.devices)
            compile_ms = min(compile_ms, ms)
        donates = ("tf.aliasing_output" in program.text or
                   "jax.buffer_donor" in program.text)
        memory = executable.get_compiled_memory_stats()
        peak = (memory.argument_size_in_bytes + memory.output_size_in_bytes +
                memory.temp_size_in_bytes - memory.alias_size_in_bytes)
        return {"step_ms": self.step(executable, program.arrays(), donates, repeat),
                "compile_ms": compile_ms, "peak_bytes": peak}


class CorpusProgram:
    """A program of test/Models in one of its forms."""

    def __init__(self, name, form, entry):
        self.label = "%s.%s" % (name, form)
        self.form = form
        self.path = os.path.join(MODELS, self.label + ".mlir")
        self.inputs = os.path.join(MODELS, name + ".in.npz")
        self.devices = math.prod(entry["mesh"].values())
        self.types = entry["in_types"]

    @property
    def text(self):
        with open(self.path) as f:
            return f.read()

    def arrays(self):
        import ml_dtypes
        import numpy
        with numpy.load(self.inputs) as data:
            arrays = [data["a%d" % i] for i in range(len(self.types))]
        return [a.view(ml_dtypes.bfloat16) if t.startswith("bfloat16") else a
                for a, t in zip(arrays, self.types)]


class LoweredProgram:
    """A program with Shardy's annotations and its arguments, in files of `folder`."""

    def __init__(self, label, text, values, devices, folder):
        import numpy
        self.label, self.form, self.devices = label, "sdy", devices
        self.path = os.path.join(folder, label + ".mlir")
        self.inputs = os.path.join(folder, label + ".npz")
        self.text, self.values = text, values
        with open(self.path, "w") as f:
            f.write(self.text)
        numpy.savez(self.inputs, **{"a%d" % i: a for i, a in enumerate(self.values)})

    def arrays(self):
        return self.values


def heavy_program(name, folder):
    """Returns a program of heavy_programs.py."""
    import heavy_programs
    text, values = heavy_programs.lower(name)
    return LoweredProgram(name, text, values, heavy_programs.DEVICES, folder)


def count_arguments(module):
    for op in module.body.operations:
        if op.operation.name == "func.func" and op.name.value == "main":
            return len(op.arguments)
    return 0


def run_gspmd(gspmd_run, program, repeat, compiles, extra, launcher=()):
    best = None
    for _ in range(compiles):
        with tempfile.TemporaryDirectory() as folder:
            stats = os.path.join(folder, "stats.json")
            done = subprocess.run(
                [*launcher, gspmd_run, program.path, "--no-cache", "--inputs", program.inputs,
                 "--repeat", str(repeat), "--stats", stats] + extra,
                capture_output=True, text=True, timeout=600)
            if done.returncode:
                print("%s: %s" % (program.label, done.stderr[-300:]))
                return None
            with open(stats) as f:
                new = json.load(f)
        best = faster_times(best, new)
    return best


def faster_times(old, new):
    """Returns the smaller times of two measurements of one program."""
    if old is None or new is None:
        return old or new
    return dict(new, **{key: min(old[key], new[key])
                        for key in ("compile_ms", "step_ms")})


def corpus_programs(patterns, forms):
    index = corpus.read_index()
    for name, entry in index.items():
        if entry["compile_only"] or not families.matches(name, patterns):
            continue
        for form in forms:
            program = CorpusProgram(name, form, entry)
            if os.path.exists(program.path):
                yield program


def heavy_programs_in(folder, patterns):
    import heavy_programs
    for name in heavy_programs.PROGRAMS:
        if families.matches(name, patterns):
            yield heavy_program(name, folder)


def measure_xla(xla, program, args):
    try:
        return xla.measure(program, args.repeat, args.compiles)
    except Exception as error:  # JAX and its libraries raise exceptions of many types.
        print("%s: XLA: %s" % (program.label, str(error)[:200]))
        return None


def geometric_mean(ratios):
    return statistics.geometric_mean(ratios) if ratios else 1.0


def row(label, gspmd, xla):
    cells = [label]
    for key in ("step_ms", "compile_ms", "peak_bytes"):
        a = gspmd[key]
        b = xla[key] if xla else None
        form = "%10d" if key == "peak_bytes" else "%10.3f"
        cells += [form % a, form % b if b else "%10s" % "-",
                  "%6.2f" % (a / b) if b else "%6s" % "-"]
    print("%-36s" % cells[0] + " ".join(cells[1:]), flush=True)


def summarize(numbers, failed):
    """Prints the means of the ratios; returns the exit code."""
    both = [n for n in numbers.values() if n["xla"]]
    over = failed
    if not both:
        print("No program was run by XLA: there is nothing to compare.")
        return 1 if over else 0
    for key, name in (("step_ms", "step"), ("compile_ms", "compile"),
                      ("peak_bytes", "peak memory")):
        ratios = [n["ours"][key] / n["xla"][key] for n in both if n["xla"][key]]
        mean = geometric_mean(ratios)
        over += key != "peak_bytes" and mean > 1
        print("%s: geometric mean of ratios %.3f over %d programs; %d above 1" % (
            name, mean, len(ratios), sum(r > 1 for r in ratios)))
    return 1 if over else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", help="folder of gspmd-run (default: build/release,"
                        " else another existing build)")
    parser.add_argument("--programs", nargs="*", default=["*"], metavar="PATTERN")
    parser.add_argument("--forms", nargs="*", default=["sdy", "gspmd"])
    parser.add_argument("--repeat", type=int, default=50)
    parser.add_argument("--compiles", type=int, default=1)
    parser.add_argument("--heavy", action="store_true",
                        help="the programs of heavy_programs.py")
    parser.add_argument("--rounds", type=int, default=2,
                        help="number of runs of a heavy program on each side, in turn")
    parser.add_argument("--json", help="write all numbers here")
    parser.add_argument("--xla", help="XLA's numbers from an earlier --json")
    parser.add_argument("--args", nargs="*", default=[], help="for gspmd-run")
    args = parser.parse_args()
    gspmd_run = find_tool(args.bin, "gspmd-run")
    known, xla = {}, None
    if args.xla:
        with open(args.xla) as f:
            known = json.load(f)
    else:
        try:
            xla = Xla()
        except ImportError:
            print("jax is not installed: no comparison")

    print("%-36s %10s %10s %6s %10s %10s %6s %10s %10s %6s" % (
        "program", "step ms", "XLA", "ratio", "compile ms", "XLA", "ratio",
        "peak bytes", "XLA", "ratio"))
    numbers, failed = {}, 0
    with tempfile.TemporaryDirectory() as folder:
        programs = (heavy_programs_in(folder, args.programs) if args.heavy else
                    corpus_programs(args.programs, args.forms))
        for program in programs:
            ours, theirs = None, known.get(program.label, {}).get("xla")
            for _ in range(args.rounds if args.heavy else 1):
                ours = faster_times(ours, run_gspmd(gspmd_run, program, args.repeat,
                                             args.compiles, args.args))
                if ours is None:
                    break
                theirs = faster_times(theirs, xla and measure_xla(xla, program, args))
            if ours is None:
                failed += 1
                continue
            row(program.label, ours, theirs)
            numbers[program.label] = {"ours": ours, "xla": theirs}
    if args.json:
        with open(args.json, "w") as f:
            json.dump(numbers, f, indent=1)
    return summarize(numbers, failed)


if __name__ == "__main__":
    sys.exit(main())

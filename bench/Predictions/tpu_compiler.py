#!/usr/bin/env python3
"""Compares a step as the vendor's TPU compiler compiles it with the simulator's prediction.

usage: tpu_compiler.py PROGRAM.mlir TOPOLOGY [--bin FOLDER] [--only ours|xla] [--optimize] [--option NAME=VALUE]... [--hlo FOLDER]
                       [--json FILE]

The program is compiled ahead of time for TOPOLOGY ("v5e:4x4"), without a TPU: partitioned by gspmd and exported as partitions (`ours`),
and partitioned by XLA itself (`xla`). For both, the table has the memory of a device, the seconds of kernels by kind (the compiler's
estimates, without collectives, gathers, scatters and sorts), and the collectives with the bytes of their results, next to
those of gspmd-simulate for the same program (--software tpu-compiler --compiler xla-2026). The compiler does not know the
scope `fused_kernel`, so it is renamed first. --option passes an option of the topology; v4 is compiled with chip_config_name=megacore,
so that a device is a chip. --hlo writes the optimized programs, --json the figures, as bench/Predictions/memory.py reads them.

The compiler is part of jax[tpu], which is installed in an environment of yours, under its vendor's terms. gspmd does not need it.
The exit code is 2 for what cannot be compiled or simulated, and 77 where jax[tpu] is missing.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Support"))
import hlo_collectives  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
MISSING, FAILED, OUT_OF_MEMORY = 77, 2, 3
# Cycles per second: the peak over twice the multipliers of a chip's matrix units; of v6e derived from its estimates.
CLOCKS = {"v3": 0.94e9, "v4": 1.05e9, "v5e": 1.5e9, "v5p": 1.75e9, "v6e": 1.75e9}
KIND_OF = {"convolution": "matmul", "fused_kernel": "matmul"}  # the simulator's kinds among the compiler's
# What the plugin for TPUs reads of a machine, for one without TPUs.
ENVIRONMENT = {"TPU_SKIP_MDS_QUERY": "1", "TPU_WORKER_HOSTNAMES": "localhost", "TPU_ACCELERATOR_TYPE": "v5litepod-16",
               "JAX_PLATFORMS": "cpu"}


def fail(message, code=FAILED):
    print(f"tpu_compiler.py: error: {message}", file=sys.stderr)
    sys.exit(code)


def require_compiler(platform):
    """Exits unless the Python that runs this has JAX and, for platform tpu, the TPU compiler."""
    missing = []
    for name in ["jax"] + ["libtpu"] * (platform == "tpu"):
        try:
            __import__(name)
        except ImportError:
            missing.append(name)
    if missing:
        fail(f"this needs jax[tpu] ({' and '.join(missing)} not installed here): python3 -m venv tpu && tpu/bin/pip install 'jax[tpu]', "
             "then run this script with tpu/bin/python. No TPU is needed; the terms are those of its vendor", MISSING)


def run(command, allowed=(0,)):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode not in allowed:
        fail(done.stderr.strip() or f"{command[0]} ends with {done.returncode}")
    return done.stdout


class Compiler:
    """The TPU compiler for one topology."""

    def __init__(self, topology, platform, options):
        from jax._src import compiler
        from jax._src.interpreters import mlir
        from jax._src.lib import xla_client
        from jax.experimental import topologies
        self.compiler, self.mlir, self.xla_client = compiler, mlir, xla_client
        try:
            description = topologies.get_topology_desc(topology_name=topology, platform=platform, **options)
        except Exception as error:  # whatever the plugin raises
            fail(f"the compiler has no topology '{topology}': {error}")
        self.devices = list(description.devices)

    def compile(self, text, count, is_partitioned):
        """Returns (optimized HLO, memory statistics)."""
        import numpy
        if count > len(self.devices):
            fail(f"the program runs on {count} devices; the topology has {len(self.devices)}")
        devices = self.devices[:count]
        with self.mlir.make_ir_context() as context:
            module = self.mlir.ir.Module.parse(text, context=context)
            assignment = numpy.array([d.id for d in devices]).reshape(1, count)
            options = self.compiler.get_compile_options(1, count, assignment, backend=devices[0].client)
            build = options.executable_build_options
            build.use_spmd_partitioning = True
            build.use_shardy_partitioner = not is_partitioned
            executable = devices[0].client.compile(module, self.xla_client.DeviceList(tuple(devices)), options)
        return executable.hlo_modules()[0].to_string(), executable.get_compiled_memory_stats()


def figures(hlo, memory, clock):
    cycles, without = hlo_collectives.kernel_cycles(hlo)
    total = memory.argument_size_in_bytes + memory.output_size_in_bytes - memory.alias_size_in_bytes + memory.temp_size_in_bytes
    return {"total_bytes": total, "seconds_by_kind": {kind: count / clock for kind, count in cycles.items()},
            "collectives": hlo_collectives.collectives(hlo), "without_cycles": without}


def simulate(binaries, program, topology, folder):
    stats_file = folder / "stats.json"
    run([binaries / "gspmd-simulate", program, "--topology", topology, "--software", "tpu-compiler", "--compiler", "xla-2026",
         "--stats", stats_file], allowed=(0, OUT_OF_MEMORY))
    stats = json.loads(stats_file.read_text())
    kinds = {}
    for entry in stats["time_by_kind"]:
        if entry["kind"] != "collective":
            kind = KIND_OF.get(entry["kind"], entry["kind"])
            kinds[kind] = kinds.get(kind, 0) + entry["seconds"]
    return {"total_bytes": stats["peak_bytes"] + stats["bytes_gathered_ahead"], "seconds_by_kind": kinds,
            "collectives": {name.replace("_", "-"): numbers for name, numbers in stats["collectives"].items()}}


def show(columns):
    """Prints the figures of each column, by its title."""
    def row(title, values):
        print(f"{title:28s}" + "".join(f"{value:>18s}" for value in values))

    def rows(texts):
        for name in sorted({name for column in columns.values() for name in texts(column)}):
            row(f"  {name}", [texts(column).get(name, "-") for column in columns.values()])

    row("", columns)
    row("memory, GiB", [f"{column['total_bytes'] / 2**30:.3f}" for column in columns.values()])
    print("kernels, ms")
    rows(lambda column: {kind: f"{1e3 * seconds:.3f}" for kind, seconds in column["seconds_by_kind"].items()})
    row("  together", [f"{1e3 * sum(column['seconds_by_kind'].values()):.3f}" for column in columns.values()])
    print("collectives, count x MiB")
    rows(lambda column: {kind: f"{numbers['count']:.0f} x, {numbers['bytes'] / 2**20:.1f}"
                         for kind, numbers in column["collectives"].items()})
    for title, column in columns.items():
        if column.get("without_cycles"):
            print(f"{title}: no cycles for " + ", ".join(f"{count} {op}" for op, count in sorted(column["without_cycles"].items())))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("topology")
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--only", choices=("ours", "xla"))
    parser.add_argument("--optimize", action="store_true", help="optimize the program that gspmd partitions")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--platform", default="tpu", help="of another plugin of JAX")
    parser.add_argument("--hlo", type=pathlib.Path)
    parser.add_argument("--json", type=pathlib.Path)
    options = parser.parse_args()
    generation = options.topology.split(":")[0]
    if generation not in CLOCKS:
        fail(f"the clock of '{generation}' is unknown; expected a topology of {', '.join(CLOCKS)}")
    if not options.program.exists():
        fail(f"{options.program}: no such file")
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    require_compiler(options.platform)
    settings = {"chip_config_name": "megacore"} if generation == "v4" else {}
    settings.update(option.split("=", 1) for option in options.option)
    compiler = Compiler(options.topology, options.platform, settings)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        program = folder / options.program.name
        program.write_text(options.program.read_text().replace("fused_kernel", "unfused_kernel"))
        passes = (["--gspmd-optimize=topology=" + options.topology] if options.optimize else [])
        exported = run([options.bin / "gspmd-opt", *passes, "--gspmd-export-stablehlo=form=partitions", program])
        count = int(re.search(r"mhlo.num_partitions = (\d+)", exported)[1])
        columns, rows = {"simulator": simulate(options.bin, program, options.topology, folder)}, []
        for variant, text in (("ours", exported), ("xla", program.read_text())):
            if options.only in (None, variant):
                hlo, memory = compiler.compile(text, count, variant == "ours")
                if options.hlo:
                    options.hlo.mkdir(parents=True, exist_ok=True)
                    (options.hlo / f"{options.program.stem}.{variant}.hlo").write_text(hlo)
                columns[f"compiler, {variant}"] = figures(hlo, memory, CLOCKS[generation])
                rows.append({"name": options.program.stem, "topology": options.topology, "variant": variant,
                             **columns[f"compiler, {variant}"]})
        show(columns)
        if options.json:
            options.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Ops that mix the dimension by which their operands are sharded, on three engines: bytes, largest error, time of a step.

    python bench/Execution/mixed_dimensions.py [--bin build/release/bin] [--programs 'fft*' ...] [--devices 4 8] [--mpi]

Stencils, sorts, Fourier transforms, scans, scatters, reshapes and factorizations, whose operands are sharded by the dimension that the
op mixes. Most are written by JAX. Each is partitioned here and runs on the emulator, on XLA's CPU devices (exported as StableHLO; ops of tosa
have no such form) and with --mpi on processes of Open MPI (mpirun in the path). Columns:

    bytes       of all collectives of a device: of a gather its result, of others their operands
    gathered    bytes of the sharded operands, which a gather would receive
    error       the largest difference from the unpartitioned program on one device, relative to the greatest element of that result; of
                eigenvectors and singular vectors the residual relative to the matrix
    ms          the fastest of --repeat steps (of MPI, of rank 0)

Needs JAX. Exits 1 where an error is more than the rounding of the type permits.
"""

import argparse
import fnmatch
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import ROOT, find_tool  # noqa: E402

sys.path.insert(0, os.path.join(ROOT, "tools"))
import run_on_xla  # noqa: E402
from corpus_on_xla import gspmd_opt  # noqa: E402

# Of LAPACK: devices are threads already.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
xla = run_on_xla.XlaShards()
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from jax import lax  # noqa: E402
from jax.sharding import NamedSharding, PartitionSpec  # noqa: E402

STENCILS = os.path.join(ROOT, "test", "Execute", "Optimize", "Inputs")
SCAN_ELEMENTS, MATRIX = 4096, 256


class Program:
    """A program with the arrays that it takes.

    `residual` compares results with the arguments instead of with the unpartitioned program. `passes` are those of --optimize.
    """

    def __init__(self, text, arrays, residual=None, passes=None):
        self.text, self.arrays, self.residual, self.passes = text, arrays, residual, passes
        self.gathered = arrays[0].nbytes


def normal(*shape, dtype=np.float32):
    array = np.random.default_rng(len(shape)).standard_normal(shape)
    if np.issubdtype(dtype, np.complexfloating):
        array = array + 1j * array[::-1]
    return array.astype(dtype)


def lowered(function, arrays, devices, axis=0, out_axis=0, residual=None):
    """Returns what JAX writes, with the first argument sharded by `axis` and the results by `out_axis` (None: replicated)."""
    mesh = jax.make_mesh((devices,), ("x",), devices=xla.all_devices[:devices])
    by = lambda dim: NamedSharding(mesh, PartitionSpec() if dim is None else PartitionSpec(*[None] * dim, "x"))
    outs = jax.tree.map(by, out_axis, is_leaf=lambda x: x is None)
    step = jax.jit(function, in_shardings=(by(axis), *[by(None)] * (len(arrays) - 1)), out_shardings=outs)
    return Program(step.lower(*arrays).as_text(), arrays, residual)


def written(body, arrays, devices, argument, result, sharding, out_sharding, passes=None):
    sharded = lambda dims: "{sdy.sharding = #sdy.sharding<@mesh, [%s]>}" % dims
    return Program(f"""sdy.mesh @mesh = <["x"={devices}]>
func.func public @main(%a: {argument} {sharded(sharding)}) -> ({result} {sharded(out_sharding)}) {{
  {body}
  return %r : {result}
}}
""", arrays, passes=passes)


def reshape(rows, columns, sharding):
    def make(devices):
        argument, result = f"tensor<{rows}x{columns}xf32>", f"tensor<{rows * columns}xf32>"
        return written(f"%r = stablehlo.reshape %a : ({argument}) -> {result}", [normal(rows, columns)], devices, argument, result, sharding, '{"x"}')
    return make


def tosa_image(body, result):
    def make(devices):
        return written(body, [normal(1, 64, 64, 4)], devices, "tensor<1x64x64x4xf32>", f"tensor<{result}xf32>", '{}, {"x"}, {}, {}', '{}, {"x"}, {}, {}')
    return make


def stencil(file, passes):
    def make(devices):
        with open(os.path.join(STENCILS, file)) as f:
            text = f.read()
        two = file == "steps-2d.mlir"
        text = text.replace('"x"=4', f'"x"={devices}').replace('"x"=2', f'"x"={devices // 2}')
        return Program(text, [normal(*((127, 125) if two else (253, 6)))], passes=passes)
    return make


def line(function, out_axis=0, dtype=np.float32):
    return lambda devices: lowered(function, [normal(SCAN_ELEMENTS, dtype=dtype)], devices, 0, out_axis)


def matrix(function, out_axis=0, residual=None, definite=False, triangular=False):
    a = normal(MATRIX, MATRIX, dtype=np.float64)
    a = a @ a.T + MATRIX * np.eye(MATRIX) if definite else a
    a = np.tril(a) / MATRIX + 2 * np.eye(MATRIX) if triangular else a

    def make(devices):
        with jax.enable_x64():
            return lowered(function, [a], devices, 0, out_axis, residual)
    return make


def eigenvectors_residual(arrays, outs):
    a, (v, w) = arrays[0], outs
    a = np.tril(a) + np.tril(a, -1).T
    return np.abs(a @ v - v * w).max() / np.abs(a).max()


def singular_residual(arrays, outs):
    u, s, vt = outs
    return np.abs((u * s) @ vt - arrays[0]).max() / np.abs(arrays[0]).max()


def scatter(sharded_updates):
    def make(devices):
        indices = np.random.default_rng(1).integers(0, SCAN_ELEMENTS, (64, 1)).astype(np.int32)
        update = lambda a, i, u: a.at[i[:, 0]].set(u)
        return lowered(update, [normal(SCAN_ELEMENTS, 8), indices, normal(64, 8)], devices)
    return make


SHAPE = "%s = tosa.const_shape {values = dense<[%s]> : tensor<%dxindex>} : () -> !tosa.shape<%d>"
RESIZE = "\n  ".join([
    SHAPE % ("%scale", "4, 2, 4, 2", 4, 4), SHAPE % ("%before", "-1, -1", 2, 2), SHAPE % ("%after", "1, 1", 2, 2),
    "%r = tosa.resize %a, %scale, %before, %after {mode = BILINEAR} : "
    "(tensor<1x64x64x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x128x128x4xf32>"])
TRANSPOSED = "\n  ".join([
    '%k = "tosa.const"() <{values = dense<0.5> : tensor<4x3x3x4xf32>}> : () -> tensor<4x3x3x4xf32>',
    '%b = "tosa.const"() <{values = dense<0.25> : tensor<4xf32>}> : () -> tensor<4xf32>',
    '%z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>',
    "%r = tosa.transpose_conv2d %a, %k, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : "
    "(tensor<1x64x64x4xf32>, tensor<4x3x3x4xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x129x129x4xf32>"])

PROGRAMS = {
    "stencil of 40 steps": stencil("steps.mlir", None),
    "stencil of 40 steps, deepened": stencil("steps.mlir", "deepen-halos"),
    "stencil of 40 steps, 2-D": stencil("steps-2d.mlir", None),
    "stencil of 40 steps, 2-D, deepened": stencil("steps-2d.mlir", "deepen-halos"),
    "sort": line(jnp.sort),
    "sort of integers": lambda devices: lowered(jnp.sort, [(normal(SCAN_ELEMENTS) * 1000).astype(np.int32)], devices),
    "argsort": line(jnp.argsort),
    "top_k": line(lambda a: tuple(lax.top_k(a, 16)), (None, None)),
    "fft of one line": line(jnp.fft.fft, dtype=np.complex64),
    "fft of two dimensions": lambda devices: lowered(jnp.fft.fft2, [normal(64, 64, dtype=np.complex64)], devices),
    "fft of three dimensions": lambda devices: lowered(jnp.fft.fftn, [normal(16, 16, 16, dtype=np.complex64)], devices),
    "cumulative sum": line(lax.cumsum),
    "cumulative product": line(lambda a: lax.cumprod(1 + a / 512)),
    "cumulative maximum": line(lax.cummax),
    "cumulative logsumexp": line(lax.cumlogsumexp),
    "scatter that replaces": scatter(False),
    "argmax": lambda devices: lowered(lambda a: jnp.argmax(a, 1), [normal(4, SCAN_ELEMENTS)], devices, 1, None),
    "tosa.argmax": lambda devices: written(
        "%r = tosa.argmax %a {axis = 1 : i32} : (tensor<4x4096xf32>) -> tensor<4xi32>", [normal(4, SCAN_ELEMENTS)], devices,
        "tensor<4x4096xf32>", "tensor<4xi32>", '{}, {"x"}', "{}"),
    "tosa.tile": lambda devices: written(
        (SHAPE % ("%n", "2", 1, 1)) + "\n  %r = tosa.tile %a, %n : (tensor<4096xf32>, !tosa.shape<1>) -> tensor<8192xf32>",
        [normal(SCAN_ELEMENTS)], devices, "tensor<4096xf32>", "tensor<8192xf32>", '{"x"}', '{"x"}'),
    "tosa.resize": tosa_image(RESIZE, "1x128x128x4"),
    "tosa.transpose_conv2d": tosa_image(TRANSPOSED, "1x129x129x4"),
    "transposed convolution": lambda devices: lowered(
        lambda a, k: lax.conv_transpose(a, k, (2, 2), "SAME"), [normal(1, 64, 64, 4), normal(3, 3, 4, 4)], devices, 1, 1),
    "reshape [60, 9] to [540]": reshape(60, 9, '{"x"}, {}'),
    "reshape [4, 90] to [360]": reshape(4, 90, '{}, {"x"}'),
    "bitcast_convert, wider": lambda devices: lowered(
        lambda a: lax.bitcast_convert_type(a, jnp.int32), [np.arange(8192, dtype=np.int16).reshape(4096, 2)], devices),
    "bitcast_convert, narrower": lambda devices: lowered(
        lambda a: lax.bitcast_convert_type(a, jnp.int8), [np.arange(4096, dtype=np.int32)], devices),
    "cholesky": matrix(lax.linalg.cholesky, definite=True),
    "triangular solve": matrix(lambda a: lax.linalg.triangular_solve(a, a, left_side=True, lower=True), triangular=True),
    "LU": matrix(lambda a: lax.linalg.lu(a)[0]),
    "QR": matrix(lambda a: lax.linalg.qr(a)[0]),
    "eigh": matrix(lambda a: lax.linalg.eigh(a, symmetrize_input=False), (1, None), eigenvectors_residual),
    "SVD": matrix(lambda a: lax.linalg.svd(a, full_matrices=False), (1, None, 0), singular_residual),
}
# Units of rounding that sums of these lengths may differ by.
MAX_ERRORS = {np.dtype(np.float32): 2e-5, np.dtype(np.complex64): 2e-5, np.dtype(np.float64): 1e-11}


class Table:
    def __init__(self, args, folder):
        self.args, self.folder = args, pathlib.Path(folder)
        self.run_tool, self.opt_tool = (find_tool(args.bin, name) for name in ("gspmd-run", "gspmd-opt"))
        self.failed = False

    def gspmd_run(self, name, *options, prefix=()):
        """Returns the results and the statistics."""
        outputs, stats = self.folder / f"{name}.npz", self.folder / f"{name}.json"
        command = [*prefix, self.run_tool, self.folder / "program.mlir", "--inputs", self.folder / "in.npz", "--outputs", outputs,
                   "--stats", stats, "--repeat", str(self.args.repeat), *options]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{self.text}\n{done.stderr}")
        with np.load(outputs) as file:
            return [file[f"a{i}"] for i in range(len(file.files))], json.loads(stats.read_text())

    def on_xla(self, program, devices, expected):
        """Returns the results and the milliseconds, or None where an op has no form that XLA reads."""
        optimize = [f"--spmd-{program.passes}"] if program.passes else []
        try:
            text = gspmd_opt(self.opt_tool, str(self.folder / "program.mlir"), *(["--gspmd-partition", *optimize] if optimize else []),
                             "--spmd-to-stablehlo" if optimize else "--gspmd-export-stablehlo=form=replicas")
        except RuntimeError as error:
            if "has no form in StableHLO" in str(error):
                return None
            raise
        executable = xla.compile_shards(text, "replicas", devices)
        best = np.inf
        for _ in range(self.args.repeat):
            arguments = xla.give(program.arrays)
            jax.block_until_ready(arguments)
            start = time.perf_counter()
            shards = executable.execute_sharded(arguments)
            jax.block_until_ready(shards.disassemble_into_single_device_arrays())
            best = min(best, (time.perf_counter() - start) * 1e3)
        results = executable.execute_sharded(xla.give(program.arrays))
        return xla.take(results, [(each.dtype, each.shape) for each in expected]), best

    def error(self, program, expected, got):
        if program.residual:
            error = program.residual(program.arrays, got)
        else:
            differences = [(np.abs(g.astype(e.dtype) - e).max(), np.abs(e).max()) for g, e in zip(got, expected, strict=True)]
            error = max(float(difference) / max(float(greatest), 1e-30) for difference, greatest in differences)
        if not error <= MAX_ERRORS.get(np.dtype(program.arrays[0].dtype), 0):
            self.failed = True
        return f"{error:.1e}" if error else "0"

    def row(self, name, devices):
        program = PROGRAMS[name](devices)
        self.text = program.text
        (self.folder / "program.mlir").write_text(program.text)
        np.savez(self.folder / "in.npz", **{f"a{i}": array for i, array in enumerate(program.arrays)})
        expected, one = self.gspmd_run("one", "--no-partition")
        optimize = [f"--optimize={program.passes}"] if program.passes else []
        got, stats = self.gspmd_run("emulator", *optimize)
        collectives = stats["collectives"].values()
        cells = [name, devices, sum(each["count"] for each in collectives), f"{sum(each['bytes'] for each in collectives):,}", f"{program.gathered:,}"]
        errors, times = [self.error(program, expected, got)], [f"{one['step_ms']:.2f}", f"{stats['step_ms']:.2f}"]
        with jax.enable_x64():  # keeps f64
            on_xla = self.on_xla(program, devices, expected)
        errors.append(self.error(program, expected, on_xla[0]) if on_xla else "no form")
        times.append(f"{on_xla[1]:.2f}" if on_xla else "")
        if self.args.mpi:
            ranks = ["mpirun", "-q", "--oversubscribe", "--allow-run-as-root", "-n", str(devices)]
            got, stats = self.gspmd_run("mpi", "--engine", "mpi", *optimize, prefix=ranks)
            errors.append(self.error(program, expected, got))
            times.append(f"{stats['step_ms']:.2f}")
        print("| " + " | ".join(map(str, [*cells, *errors, *times])) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="folder of gspmd-run and gspmd-opt (default: the build)")
    parser.add_argument("--programs", nargs="*", metavar="PATTERN", default=["*"])
    parser.add_argument("--devices", nargs="*", type=int, default=[4, 8])
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--mpi", action="store_true")
    args = parser.parse_args()
    engines = ["emulator", "XLA", *["MPI"] * args.mpi]
    header = ["op", "devices", "collectives", "bytes", "gathered", *[f"error, {each}" for each in engines],
              "ms, one device", *[f"ms, {each}" for each in engines]]
    print("| " + " | ".join(header) + " |\n|" + "---|" * len(header))
    with tempfile.TemporaryDirectory() as folder:
        table = Table(args, folder)
        for name in PROGRAMS:
            if any(fnmatch.fnmatch(name, pattern) for pattern in args.programs):
                for devices in args.devices:
                    table.row(name, devices)
    return int(table.failed)


if __name__ == "__main__":
    sys.exit(main())

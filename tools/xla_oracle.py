#!/usr/bin/env python3
"""Compares partitioned random programs with XLA on one device.

    python tools/xla_oracle.py [--seed 1] [--count 100] [--ops a,b] [--bin DIR]
                               [--keep DIR] [--jobs 2]

`gspmd-fuzz --keep` writes the programs, their inputs and how far their results may
be off; `gspmd-run` runs them partitioned; XLA runs them without their annotations.
Nothing is shared with XLA but the program's text and the inputs. Programs that say
what single devices do (manual computations), those that XLA rejects, and those that
differ and have an op that XLA is known to read otherwise (`known_difference`) are
counted apart with the reason.

Exits 1 where a result differs or a program fails here, 77 where JAX is not installed
(run this script with the Python that has it).
"""

import argparse
import collections
import functools
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from concurrent import futures

from corpus_on_xla import NOT_INSTALLED, find_tool
from jax_roundtrip import Xla

TIMEOUT = 300


def operations(op):
    """Yields `op` and all nested ops."""
    yield op
    for region in op.regions:
        for block in region:
            for inner in block:
                yield from operations(inner.operation)


def shape(value):
    return value.type.shape


def has_wide_windows(scatter, num_inputs):
    """Returns True if an index positions a window of several elements."""
    text = str(scatter.attributes["scatter_dimension_numbers"])

    def dims(name):
        found = re.search(name + r" = \[([^]]*)\]", text)
        return [int(d) for d in found[1].split(",")] if found else []

    fixed = dims("inserted_window_dims") + dims(r"[ <]input_batching_dims")
    windowed = [d for d in range(len(shape(scatter.operands[0])))
                if d not in fixed]
    updates = shape(scatter.operands[num_inputs + 1])
    size = dict(zip(windowed, (updates[d] for d in dims("update_window_dims"))))
    return any(size.get(d, 1) > 1 for d in dims("scatter_dims_to_operand_dims"))


def known_difference(op):
    """Returns why XLA's CPU compiler may differ from the specification on an op, or from
    gspmd where it is unspecified; None for most ops."""
    name = op.name.removeprefix("stablehlo.")
    if name in ("rng_bit_generator", "rng"):
        return "random bits are of the implementation's choice"
    if name == "reduce" and all(shape(op.operands[0])[d] == 1
                                for d in op.attributes["dimensions"]):
        return "XLA omits the init of a reduction of single elements"
    if name == "select_and_scatter" and any(
            each in str(inner.attributes["comparison_direction"])
            for inner in operations(op) if "comparison_direction" in inner.attributes
            for each in ("GE", "LE")):
        return "which of equal elements is selected depends on an order"
    if name == "scatter":
        inputs = list(op.operands)[:len(op.operands) // 2]
        if len(set(inputs)) < len(inputs):
            return "XLA updates a value that a scatter has twice in place"
        if has_wide_windows(op, len(inputs)):
            return "XLA drops windows that are partly outside"
    return None


def run_tool(*command):
    """Returns the output of a tool; raises an exception with its first error if it fails."""
    done = subprocess.run(command, capture_output=True, text=True,
                          timeout=TIMEOUT)
    if done.returncode:
        errors = [l for l in done.stderr.splitlines() if "error" in l]
        raise RuntimeError((errors or [done.stderr.strip()[-300:]])[0])
    return done.stdout


def run_here(tools, base):
    """Runs the program partitioned, its results go to `base`.out.npz; gives the
    program without annotations, or None where none is of one device."""
    run_tool(os.path.join(tools, "gspmd-run"), base + ".mlir", "--inputs",
             base + ".npz", "--outputs", base + ".out.npz")
    try:
        return run_tool(os.path.join(tools, "gspmd-opt"), "--gspmd-import",
                        "--sharding-strip-annotations", base + ".mlir")
    except RuntimeError as error:
        if "specifies the program of each device" not in str(error):
            raise
        return None


def read_arrays(path):
    """Returns the arrays in order."""
    import numpy
    with numpy.load(path) as file:
        return [file["a%d" % i] for i in range(len(file.files))]


def tolerances(base):
    with open(base + ".mlir") as file:
        line = next(l for l in file if l.startswith("// Tolerances:"))
    return [float(word) for word in line.split()[2:]]


def differs(got, expected, tolerance):
    """Returns the error of a result, or an empty text. Both are NumPy arrays."""
    import numpy
    if got.shape != expected.shape:
        return "has shape %s, XLA %s" % (got.shape, expected.shape)
    if got.dtype != expected.dtype:
        got = got.view(expected.dtype)  # types that numpy has no name for
    if expected.dtype.kind in "biu":
        number = int((got != expected).sum())
        return "differs in %d elements" % number if number else ""
    wide = numpy.complex128 if expected.dtype.kind == "c" else numpy.float64
    got, expected = got.astype(wide), expected.astype(wide)
    with numpy.errstate(invalid="ignore"):
        near = (abs(got - expected) <= tolerance) | (got == expected) | (
            numpy.isnan(got) & numpy.isnan(expected))
    if near.all():
        return ""
    worst = numpy.unravel_index(numpy.argmin(near), near.shape)
    return "has %s at %s, XLA %s (tolerance %g)" % (
        got[worst], [int(i) for i in worst], expected[worst], tolerance)


class Oracle:
    """XLA on one device."""

    @staticmethod
    @functools.cache
    def of_this_process():
        return Oracle()

    def __init__(self):
        self.xla = Xla()
        self.xla.jax.config.update("jax_enable_x64", True)

    def known_difference(self, text):
        """Returns a reason why results may differ, or None."""
        with self.xla.context():
            module = self.xla.ir.Module.parse(text)
            return next(filter(None, map(known_difference,
                                         operations(module.operation))), None)

    def run(self, text, arguments):
        executable = self.xla.compile(text, use_shardy=False, num_devices=1)
        device = self.xla.devices[0]
        arrays = [self.xla.jax.device_put(a, device) for a in arguments]
        results = executable.execute_sharded(arrays)
        return [self.xla.numpy.asarray(shards[0]) for shards in
                results.disassemble_into_single_device_arrays()]


def compare(base, text):
    """Returns (is wrong, finding); the finding is empty if results agree. Runs in a
    process of its own."""
    oracle = Oracle.of_this_process()
    # JAX requires the module's name.
    text = text.replace("module {", "module @program {", 1)
    types = re.findall(r"%arg\d+: tensor<(?:\d+x)*([^>]+)>",
                       re.search(r"func\.func (public )?@main\(.*", text)[0])
    arguments = [a.view(bits_of(t)) if bits_of(t) else a
                 for a, t in zip(read_arrays(base + ".npz"), types)]
    try:
        expected = oracle.run(text, arguments)
    except Exception as error:  # XLA's rejections are not findings
        return False, "XLA rejects: " + re.sub(
            r"[%@#]?\w*\d+\w*", "_", str(error).strip().split("\n")[0])[:80]
    for i, (got, reference, tolerance) in enumerate(
            zip(read_arrays(base + ".out.npz"), expected, tolerances(base))):
        problem = differs(got, reference, tolerance)
        if problem:
            known = oracle.known_difference(text)
            return not known, known or "result %d %s" % (i, problem)
    return False, ""


class Comparer:
    """Runs `compare` in a process that XLA may crash."""

    def __init__(self):
        self.pool = None

    def __call__(self, base, text):
        if not self.pool:
            self.pool = futures.ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"))
        try:
            return self.pool.submit(compare, base, text).result()
        except futures.process.BrokenProcessPool:
            self.pool = None
            return False, "XLA crashes"


def bits_of(element_type):
    """Returns the NumPy type of an array that a file stores as bits, or None."""
    import ml_dtypes
    return {"bf16": ml_dtypes.bfloat16}.get(element_type)


def check_all(args, folder):
    """Runs the programs of the folder; returns the number of failures."""
    tools = os.path.dirname(find_tool(args.bin))
    run_tool(os.path.join(tools, "gspmd-fuzz"), "--keep", "--seed",
             str(args.seed), "--count", str(args.count), "--out", folder,
             *(["--ops", args.ops] if args.ops else []))
    bases = {seed: os.path.join(folder, "fuzz-%d" % seed)
             for seed in range(args.seed, args.seed + args.count)}
    comparer, apart, failures, compared = Comparer(), collections.Counter(), 0, 0
    with futures.ThreadPoolExecutor(args.jobs) as pool:
        runs = {seed: pool.submit(run_here, tools, base)
                for seed, base in bases.items()}
        for seed, run in runs.items():
            try:
                text = run.result()
            except Exception as error:
                wrong, finding = True, "fails here: %s" % error
            else:
                wrong, finding = (comparer(bases[seed], text)
                               if text is not None else
                               (False, "specifies the program of each device"))
            if wrong:
                failures += 1
                print("seed %d: %s" % (seed, finding), flush=True)
            elif finding:
                apart[finding] += 1
            else:
                compared += 1
    for reason, number in apart.most_common():
        print("not compared (%d): %s" % (number, reason))
    print("%d programs from seed %d: %d as XLA, %d not compared, %d wrong" % (
        args.count, args.seed, compared, sum(apart.values()), failures))
    return failures


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="of the first program")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--ops", help="only these op makers (gspmd-fuzz --list-ops)")
    parser.add_argument("--bin", help="folder of the tools")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", metavar="DIR", help="leave the programs there")
    args = parser.parse_args()
    try:
        import jax  # noqa: F401
    except ImportError:
        print("skipped: JAX is not installed for %s (pip install jax==0.10.2)" %
              sys.executable)
        return NOT_INSTALLED
    if args.keep:
        os.makedirs(args.keep, exist_ok=True)
        return 1 if check_all(args, args.keep) else 0
    with tempfile.TemporaryDirectory() as folder:
        return 1 if check_all(args, folder) else 0


if __name__ == "__main__":
    sys.exit(main())

"""python programs_against_cpu.py --opt gspmd-opt PROGRAM.mlir...: runs programs that
`gspmd-fuzz --keep` wrote (their inputs are beside them) through JAX's client on the platform
gspmd, partitioned, and unpartitioned on one of JAX's CPU devices, and compares the results with
each other with the tolerances that the programs name.

Uneven shards at the boundary, which JAX does not support, are annotated as replicated.
Programs with manual computations have no unpartitioned form, and run on as many CPU devices.
"""

import argparse
import json
import os
import re
import subprocess
import sys

os.environ.setdefault("JAX_PLATFORMS", "gspmd,cpu")
os.environ.setdefault("JAX_NUM_CPU_DEVICES", "64")
os.environ.setdefault("GSPMD_TOPOLOGY", "v4:4x4x4")

import jax  # noqa: E402  pylint: disable=wrong-import-position
import ml_dtypes  # noqa: E402  pylint: disable=wrong-import-position
import numpy as np  # noqa: E402  pylint: disable=wrong-import-position
from jax.extend.mlir import ir  # noqa: E402  pylint: disable=wrong-import-position
from jax._src import compiler  # noqa: E402  pylint: disable=wrong-import-position
from jax._src.interpreters import mlir  # noqa: E402  pylint: disable=wrong-import-position
from jax._src.lib import xla_client as xc  # noqa: E402  pylint: disable=wrong-import-position
from jax._src.sharding_impls import GSPMDSharding  # noqa: E402  pylint: disable=wrong-import-position

jax.config.update("jax_enable_x64", True)

# JAX's client converts CHLO and parses Shardy's text before a plugin gets the program; its
# own CPU does not need that.
BEFORE_THE_PLUGIN = re.compile(
    r"CHLO => \[StableHLO\+Shape\] => StableHLO failed"
    r"|'stablehlo.composite' op requires zero regions"
    r"|failed to parse Sdy_TensorSharding parameter")


def converted(opt, path, passes):
    """Returns the program after passes, in a form that every StableHLO parser reads."""
    done = subprocess.run([opt, *passes, "--mlir-print-op-generic",
                           path], check=False, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def shards_evenly(attributes, shape, axes):
    """Returns whether the axes in `sdy.sharding` divide the sizes."""
    if attributes is None or "sdy.sharding" not in attributes:
        return True
    text = str(attributes["sdy.sharding"])
    dims = re.findall(r"\{([^{}]*)\}", text[text.index("["):])
    for size, dim in zip(shape, dims):
        for name, of, sub_size in re.findall(r'"(\w+)"(:\(\d+\)(\d+))?', dim):
            count = int(sub_size) if of else axes[name]
            if size % count:
                return False
            size //= count
    return True


def parse(text, context):
    """Returns the module and the number of devices of its mesh."""
    module = ir.Module.parse(text, context)
    module.operation.attributes["sym_name"] = ir.StringAttr.get("program")
    axes, devices = {}, 1
    for name, size in re.findall(r'"(\w+)"=(\d+)', text.split("func.func")[0]):
        axes[name] = int(size)
    mesh = re.search(r"mesh<\[([^\]]*)\]", text)  # all meshes have equally many devices
    for size in re.findall(r"=(\d+)", mesh[1] if mesh else ""):
        devices *= int(size)
    main = module.operation.regions[0].blocks[0].operations
    main = next(op for op in main if op.attributes["sym_name"] == ir.StringAttr.get("main"))
    for which, types in (("arg_attrs", main.type.inputs), ("res_attrs", main.type.results)):
        if which not in main.attributes:
            continue
        kept = []
        for attributes, type in zip(main.attributes[which], types):
            shape = ir.RankedTensorType(type).shape
            kept.append(attributes if shards_evenly(attributes, shape, axes)
                        else ir.DictAttr.get({}))
        main.attributes[which] = ir.ArrayAttr.get(kept)
    types = [ir.RankedTensorType(t).element_type for t in main.type.inputs]
    return module, devices, [str(t) for t in types]


def as_type(array, name):
    """Returns an array with its type; numpy's files have the bits of types that numpy lacks."""
    kind = {"bf16": "bfloat16", "i4": "int4", "ui4": "uint4", "i2": "int2", "ui2": "uint2"}.get(
        name, re.sub(r"^f(\d+)(E)", r"float\1_\2", name).lower())
    own = getattr(ml_dtypes, kind, None)
    if own is None or array.dtype == own:
        return array
    return array.view(own) if array.dtype.itemsize == np.dtype(own).itemsize else \
        array.astype(own)


def run(text, devices, inputs):
    """Returns the results of the program on its devices as numpy arrays."""
    with mlir.make_ir_context() as context, ir.Location.unknown(context):
        module, count, types = parse(text, context)
        inputs = [as_type(x, t) for x, t in zip(inputs, types)]
        devices = devices[:count]
        options = compiler.get_compile_options(
            num_replicas=1, num_partitions=count,
            device_assignment=np.array([[d.id for d in devices]]))
        options.executable_build_options.use_shardy_partitioner = True
        client = devices[0].client
        loaded = compiler.backend_compile_and_load(
            client, module, xc.DeviceList(tuple(devices)), options, [])
    if count == 1:
        place = [devices[0]] * len(inputs)
    else:
        shardings = loaded.get_parameter_shardings() or []
        place = [GSPMDSharding(tuple(devices), xc.HloSharding.from_proto(s)) for s in shardings]
    arguments = [jax.device_put(x, s) for x, s in zip(inputs, place)]
    results = loaded.execute_sharded(arguments)
    shards = results.disassemble_into_single_device_arrays()
    if count == 1:
        return [np.asarray(p[0]) for p in shards]
    assembled = []
    for shard, sharding in zip(shards, loaded.get_output_shardings()):
        sharding = GSPMDSharding(tuple(devices), xc.HloSharding.from_proto(sharding))
        shape = shard[0].shape
        counts = sharding._to_xla_hlo_sharding(len(shape)).tile_assignment_dimensions() \
            if not sharding.is_fully_replicated else [1] * len(shape)
        global_shape = tuple(a * b for a, b in zip(shape, counts))
        assembled.append(np.asarray(jax.make_array_from_single_device_arrays(
            global_shape, sharding, list(shard))))
    return assembled


def plain(array):
    return array.astype(np.float64) if array.dtype.isbuiltin != 1 else array


def difference(got, expected, tolerances):
    """Returns the difference of the results, or None."""
    if not len(got) == len(expected) == len(tolerances):
        return "%d results, on CPUs %d, with tolerances for %d" % (
            len(got), len(expected), len(tolerances))
    for i, (g, w, tolerance) in enumerate(zip(got, expected, tolerances)):
        if g.shape != w.shape or g.dtype != w.dtype:
            return "result %d is %s%s, on CPUs %s%s" % (i, g.dtype, g.shape, w.dtype, w.shape)
        g, w = plain(g), plain(w)
        exact = g.dtype.kind not in "fc"
        # The rounding of the unpartitioned program differs between two compilers, too.
        slack = 0 if exact else max(tolerance, 1e-5 * float(
            np.abs(w[np.isfinite(w)]).max(initial=0)))
        if not (np.array_equal(g, w) if exact else
                np.allclose(g, w, rtol=1e-5, atol=slack, equal_nan=True)):
            return "result %d is\n%s\non CPUs\n%s" % (i, g, w)
    return None


def check(opt, path):
    """Returns the difference of a program, or why it is skipped."""
    text = converted(opt, path, ["--export-sdy"])
    global_shape = converted(opt, path, ["--sharding-strip-annotations"])
    with open(path, encoding="utf-8") as f:
        tolerances = re.search(r"^// Tolerances: (.*)$", f.read(), re.M)
    tolerances = [float(t) for t in tolerances[1].split()]
    inputs = np.load(os.path.splitext(path)[0] + ".npz")
    inputs = [inputs["a%d" % i] for i in range(len(inputs.files))]
    print("%s\tcpu" % path, flush=True)
    try:
        expected = run(global_shape or text, jax.devices("cpu"), inputs)
    except Exception as error:  # pylint: disable=broad-except
        return None, "the CPU: %s" % str(error).splitlines()[0]
    print("%s\tgspmd" % path, flush=True)
    try:
        got = run(text, jax.devices("gspmd"), inputs)
    except Exception as error:  # pylint: disable=broad-except
        why = BEFORE_THE_PLUGIN.search(str(error))
        return (None, "JAX's client: " + why[0]) if why else (str(error), None)
    return difference(got, expected, tolerances), None


def work(opt, programs):
    """Prints for each program where it runs, then the outcome."""
    for path in programs:
        why, without = check(opt, path)
        outcome = "skipped: " + without if without else "differs: " + why if why else "same"
        print("%s\tdone\t%s" % (path, json.dumps(outcome)), flush=True)


def outcomes(opt, programs):
    """Runs all programs; a process that crashes on one is replaced by a new one."""
    found = {}
    while len(found) < len(programs):
        rest = [p for p in programs if p not in found]
        with subprocess.Popen([sys.executable, __file__, "--opt", opt, "--work", *rest],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              text=True) as worker:
            where = rest[0], "start"
            for line in worker.stdout:
                path, *fields = line.rstrip("\n").split("\t")
                if path not in rest:
                    continue
                where = path, fields[0]
                if fields[0] == "done":
                    found[path] = json.loads(fields[1])
                    yield path, found[path]
        if len(found) < len(programs) and where[1] != "done":
            found[where[0]] = "skipped: XLA ends the process" if where[1] == "cpu" else \
                "differs: the process ends with %d on gspmd" % worker.returncode
            yield where[0], found[where[0]]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--opt", default="gspmd-opt")
    parser.add_argument("--work", action="store_true")
    parser.add_argument("programs", nargs="+")
    args = parser.parse_args()
    if args.work:
        return work(args.opt, args.programs)
    counts = {"same": 0, "differs": 0, "skipped": 0}
    for path, outcome in outcomes(args.opt, args.programs):
        counts[outcome.split(":")[0]] += 1
        if outcome != "same":
            print("%s %s" % (os.path.basename(path), outcome), flush=True)
    print("%d programs: %d the same, %d differ, %d skipped" % (
        len(args.programs), counts["same"], counts["differs"], counts["skipped"]))
    return int(counts["differs"] > 0 or counts["same"] == 0)


if __name__ == "__main__":
    sys.exit(main())

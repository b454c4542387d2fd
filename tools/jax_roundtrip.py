#!/usr/bin/env python3
"""Completed programs go back to XLA and are run on up to 8 host devices.

    python tools/jax_roundtrip.py                     # every program, both forms
    python tools/jax_roundtrip.py mlp_dp_fwd 'moe_*'  # some of them
    python tools/jax_roundtrip.py --form mhlo --from sdy calls_a

Each program of the corpus (test/Models) is completed and exported by gspmd-opt:
form `sdy` is compiled with XLA's Shardy partitioner, form `mhlo` with its GSPMD
partitioner. What the 8 devices yield is compared with what JAX computed on one
device without annotations. Exits 1 where a result is wrong or XLA refuses a program,
77 where JAX is not installed (`pip install jax==0.10.2`; run this script with the
Python that has it).
"""

import argparse
import fnmatch
import json
import math
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODELS = os.path.join(ROOT, "test", "Models")
NUM_DEVICES = 8
NOT_INSTALLED = 77

# The form of the export -> the suffix of the corpus' files, the pass that exports,
# whether XLA is to use Shardy.
FORMS = {
    "sdy": ("sdy", "--export-sdy", True),
    "mhlo": ("gspmd", "--export-mhlo-sharding", False),
}

# Programs whose result XLA itself gets wrong, completed by us or not.
XLA_IS_WRONG = {
    "conv2d_grad_partial": "XLA's partitioner is wrong on the program as JAX "
                           "wrote it, too (bench/xla_baseline.json)",
}


def export(gspmd_opt, path, flag):
    """The completed module in form `flag`, as text; an exception if it fails."""
    done = subprocess.run([gspmd_opt, "--gspmd-complete", flag, path],
                          capture_output=True, text=True, timeout=600)
    if done.returncode:
        errors = [l for l in done.stderr.splitlines() if "error" in l]
        raise RuntimeError("gspmd-opt: " + (errors or [done.stderr])[0])
    return done.stdout


class Xla:
    """JAX's own stack below its tracing: a module's text to results."""

    def __init__(self):
        os.environ["XLA_FLAGS"] = (
            os.environ.get("XLA_FLAGS", "") +
            " --xla_force_host_platform_device_count=%d" % NUM_DEVICES)
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
        import jax
        import numpy
        from jax._src import compiler
        from jax._src.interpreters import mlir
        from jax._src.lib.mlir import ir
        from jax._src.sharding_impls import GSPMDSharding
        self.jax, self.numpy, self.compiler = jax, numpy, compiler
        self.ir, self.context = ir, mlir.make_ir_context
        self.GSPMDSharding = GSPMDSharding
        self.backend = jax.devices()[0].client
        self.all_devices = numpy.array(jax.devices()[:NUM_DEVICES])

    def compile(self, text, use_shardy, num_devices):
        """The program for the first `num_devices` devices."""
        self.devices = self.all_devices[:num_devices]
        options = self.compiler.get_compile_options(
            num_replicas=1, num_partitions=num_devices,
            device_assignment=self.devices.reshape(1, -1), backend=self.backend)
        build = options.executable_build_options
        build.use_spmd_partitioning = True
        build.use_shardy_partitioner = use_shardy
        with self.context():
            return self.compiler.backend_compile_and_load(
                self.backend, self.ir.Module.parse(text),
                self.jax._src.lib.xla_client.DeviceList(tuple(self.devices)),
                options, [])

    def run(self, executable, arguments, result_types):
        """Arrays in, arrays out; `result_types` are (type, shape) pairs."""
        sharded = []
        shardings = executable.get_parameter_shardings() or []
        for array, sharding in zip(arguments, shardings):
            sharded.append(self.jax.device_put(
                array, self.GSPMDSharding(tuple(self.devices), sharding)))
        pieces = executable.execute_sharded(
            sharded).disassemble_into_single_device_arrays()
        outputs = executable.get_output_shardings()
        return [
            self.numpy.asarray(self.jax.make_array_from_single_device_arrays(
                shape, self.GSPMDSharding(tuple(self.devices), sharding), arrays))
            for arrays, sharding, (_, shape) in zip(pieces, outputs,
                                                    result_types)]


def read_arrays(path, types):
    """The arrays of an .npz of the corpus; bfloat16 is stored as its bits."""
    import ml_dtypes
    import numpy
    arrays = []
    with numpy.load(path) as file:
        for i, text in enumerate(types):
            array = file["a%d" % i]
            if text.startswith("bfloat16"):
                array = array.view(ml_dtypes.bfloat16)
            arrays.append(array)
    return arrays


def differs(got, expected, rtol, atol):
    """Empty, or what is wrong with the first array that is."""
    import numpy
    for i, (a, b) in enumerate(zip(got, expected)):
        if a.shape != b.shape or a.dtype != b.dtype:
            return "result %d is %s%s, not %s%s" % (i, a.dtype, a.shape, b.dtype,
                                                    b.shape)
        if a.dtype.kind in "biu":
            if not numpy.array_equal(a, b):
                return "result %d differs in %d elements" % (i, (a != b).sum())
            continue
        wide = numpy.complex128 if a.dtype.kind == "c" else numpy.float64
        a, b = a.astype(wide), b.astype(wide)
        if not numpy.allclose(a, b, rtol=rtol, atol=atol, equal_nan=True):
            return "result %d differs by up to %g" % (i,
                                                      numpy.nanmax(abs(a - b)))
    return ""


def check(xla, gspmd_opt, name, info, form, source):
    """Empty, or what is wrong."""
    _, flag, use_shardy = FORMS[form]
    path = os.path.join(MODELS, "%s.%s.mlir" % (name, source))
    executable = xla.compile(export(gspmd_opt, path, flag), use_shardy,
                             math.prod(info["mesh"].values()))
    expected = read_arrays(os.path.join(MODELS, name + ".out.npz"),
                           info["out_types"])
    arguments = read_arrays(os.path.join(MODELS, name + ".in.npz"),
                            info["in_types"])
    got = xla.run(executable, arguments, [(a.dtype, a.shape) for a in expected])
    return differs(got, expected, info["rtol"], info["atol"])


def worker(jobs_path, gspmd_opt):
    """Prints one line of JSON per job, before and after it."""
    with open(os.path.join(MODELS, "index.json")) as file:
        index = json.load(file)
    with open(jobs_path) as file:
        jobs = json.load(file)
    xla = Xla()
    for number, (name, form, source) in jobs:
        print(json.dumps([number, None]), flush=True)
        try:
            problem = check(xla, gspmd_opt, name, index[name], form, source)
        except Exception as error:  # what XLA says is the finding
            problem = "%s: %s" % (type(error).__name__, str(error)[:600])
        print(json.dumps([number, problem]), flush=True)


def run_jobs(jobs, gspmd_opt, script=os.path.abspath(__file__)):
    """Yields (job, problem), done by `script --worker`. A crash of XLA is a finding,
    not the end."""
    todo = list(enumerate(jobs))
    while todo:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(todo, file)
            file.flush()
            process = subprocess.Popen(
                [sys.executable, script, "--worker", file.name,
                 "--gspmd-opt", gspmd_opt],
                stdout=subprocess.PIPE, text=True)
            begun = None
            for line in process.stdout:
                number, problem = json.loads(line)
                begun = number
                if problem is not None:
                    todo = [job for job in todo if job[0] != number]
                    begun = None
                    yield jobs[number], problem
            process.wait()
        if begun is None and todo:
            sys.exit("the worker ended early (exit code %d)" % process.returncode)
        if begun is not None:
            todo = [job for job in todo if job[0] != begun]
            yield jobs[begun], "XLA crashed (exit code %d)" % process.returncode


def find_tool(folder):
    for candidate in [folder] if folder else [
            os.path.join(ROOT, "build", preset, "bin")
            for preset in ("release", "dev")]:
        path = os.path.join(candidate, "gspmd-opt")
        if os.path.exists(path):
            return path
    sys.exit("gspmd-opt is not built")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("programs", nargs="*", default=["*"], metavar="PATTERN")
    parser.add_argument("--form", choices=FORMS, help="only this form")
    parser.add_argument("--from", dest="source", choices=["sdy", "gspmd"],
                        help="the corpus' form to start from (default: the "
                        "form that is exported)")
    parser.add_argument("--bin", help="folder of gspmd-opt")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    parser.add_argument("--gspmd-opt", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        return worker(args.worker, args.gspmd_opt)
    try:
        import jax  # noqa: F401
    except ImportError:
        print("skipped: JAX is not installed for %s (pip install jax==0.10.2)" %
              sys.executable)
        return NOT_INSTALLED

    with open(os.path.join(MODELS, "index.json")) as file:
        index = json.load(file)
    jobs = [(name, form, args.source or FORMS[form][0])
            for name in index if not index[name]["compile_only"]
            and any(fnmatch.fnmatch(name, p) for p in args.programs)
            for form in ([args.form] if args.form else FORMS)]
    if not jobs:
        sys.exit("no program is called %s" % " ".join(args.programs))
    bad = excluded = 0
    for (name, form, source), problem in run_jobs(jobs, find_tool(args.bin)):
        label = "%s.%s -> %s" % (name, source, form)
        if problem and name in XLA_IS_WRONG:
            excluded += 1
            print("%-44s excluded: %s" % (label, XLA_IS_WRONG[name]), flush=True)
            continue
        bad += bool(problem)
        print("%-44s %s" % (label, problem or "ok"), flush=True)
    print("%d of %d right%s" % (
        len(jobs) - bad - excluded, len(jobs),
        ", %d excluded" % excluded if excluded else ""))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

"""Shared code of the tools that run the corpus (test/Models) on XLA.

A tool makes a `Corpus` of what it does with one program and calls its `main`. XLA runs
in a process of its own, `TOOL --worker`, because a crash of it is a finding, not the
end. The tool exits 1 where a result is wrong or XLA rejects a program, 77 where JAX is
not installed.
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


def gspmd_opt(tool, *args, text=None):
    """Returns the output of gspmd-opt; raises an exception if it fails."""
    done = subprocess.run([tool, *args], input=text, capture_output=True, text=True,
                          timeout=600)
    if done.returncode:
        errors = [l for l in done.stderr.splitlines() if "error" in l]
        raise RuntimeError("gspmd-opt: " + (errors or [done.stderr])[0])
    return done.stdout


class XlaDevices:
    """JAX's own stack below its tracing, on up to 8 host devices."""

    def __init__(self):
        os.environ["XLA_FLAGS"] = (
            os.environ.get("XLA_FLAGS", "") +
            " --xla_force_host_platform_device_count=%d" % NUM_DEVICES)
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")
        import jax
        import numpy
        from jax._src.interpreters import mlir
        from jax._src.lib.mlir import ir
        self.jax, self.numpy = jax, numpy
        self.ir, self.context = ir, mlir.make_ir_context
        self.backend = jax.devices()[0].client
        self.all_devices = numpy.array(jax.devices()[:NUM_DEVICES])


def read_arrays(path, types):
    """Returns the arrays of an .npz of the corpus; bfloat16 is stored as its bits."""
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
    """Returns the error of the first mismatching array, or an empty text."""
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


def find_tool(folder):
    for candidate in [folder] if folder else [
            os.path.join(ROOT, "build", preset, "bin")
            for preset in ("release", "dev")]:
        path = os.path.join(candidate, "gspmd-opt")
        if os.path.exists(path):
            return path
    sys.exit("gspmd-opt is not built")


class Program:
    """A program of the corpus, from one of its forms."""

    def __init__(self, name, source, info):
        self.path = os.path.join(MODELS, "%s.%s.mlir" % (name, source))
        self.num_devices = math.prod(info["mesh"].values())
        self.arguments = read_arrays(os.path.join(MODELS, name + ".in.npz"),
                                     info["in_types"])
        self.expected = read_arrays(os.path.join(MODELS, name + ".out.npz"),
                                    info["out_types"])
        self.result_types = [(a.dtype, a.shape) for a in self.expected]
        self.tolerances = info["rtol"], info["atol"]

    def differs(self, got):
        """Returns the error of the results, or an empty text."""
        return differs(got, self.expected, *self.tolerances)


class Corpus:
    """`check(xla, gspmd_opt, program, form)` returns what is wrong, or nothing; `forms`
    is a dictionary from what is compiled to the corpus' form it starts from;
    `excluded` names programs that XLA has wrong, with the reason."""

    def __init__(self, script, description, make_xla, forms, check, excluded=()):
        self.script, self.description = os.path.abspath(script), description
        self.make_xla, self.forms, self.check = make_xla, forms, check
        self.excluded = dict(excluded)
        with open(os.path.join(MODELS, "index.json")) as file:
            self.index = json.load(file)

    def worker(self, jobs_path, tool):
        """Prints one line of JSON per job, before and after it."""
        with open(jobs_path) as file:
            jobs = json.load(file)
        xla = self.make_xla()
        for number, (name, form, source) in jobs:
            print(json.dumps([number, None]), flush=True)
            try:
                program = Program(name, source, self.index[name])
                problem = self.check(xla, tool, program, form)
            except Exception as error:  # XLA's error is the finding
                problem = "%s: %s" % (type(error).__name__, str(error)[:600])
            print(json.dumps([number, problem]), flush=True)

    def run_jobs(self, jobs, tool):
        """Yields (job, problem)."""
        todo = list(enumerate(jobs))
        while todo:
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                json.dump(todo, file)
                file.flush()
                process = subprocess.Popen(
                    [sys.executable, self.script, "--worker", file.name,
                     "--gspmd-opt", tool],
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

    def parse(self):
        parser = argparse.ArgumentParser(
            description=self.description,
            formatter_class=argparse.RawTextHelpFormatter)
        parser.add_argument("programs", nargs="*", default=["*"], metavar="PATTERN")
        parser.add_argument("--form", choices=self.forms, help="only this form")
        parser.add_argument("--from", dest="source", choices=["sdy", "gspmd"],
                            help="the corpus' form to start from (default: %s)" %
                            ", ".join("%s for %s" % (s, f)
                                      for f, s in self.forms.items()))
        parser.add_argument("--bin", help="folder of gspmd-opt")
        parser.add_argument("--worker", help=argparse.SUPPRESS)
        parser.add_argument("--gspmd-opt", help=argparse.SUPPRESS)
        return parser.parse_args()

    def main(self):
        """Runs the corpus; returns the exit code."""
        args = self.parse()
        if args.worker:
            return self.worker(args.worker, args.gspmd_opt)
        try:
            import jax  # noqa: F401
        except ImportError:
            print("skipped: JAX is not installed for %s (pip install jax==0.10.2)" %
                  sys.executable)
            return NOT_INSTALLED
        jobs = [(name, form, args.source or self.forms[form])
                for name in self.index if not self.index[name]["compile_only"]
                and any(fnmatch.fnmatch(name, p) for p in args.programs)
                for form in ([args.form] if args.form else self.forms)]
        if not jobs:
            sys.exit("no program is called %s" % " ".join(args.programs))
        bad = excluded = 0
        for (name, form, source), problem in self.run_jobs(jobs, find_tool(args.bin)):
            label = "%s.%s -> %s" % (name, source, form)
            if problem and name in self.excluded:
                excluded += 1
                print("%-44s excluded: %s" % (label, self.excluded[name]), flush=True)
                continue
            bad += bool(problem)
            print("%-44s %s" % (label, problem or "ok"), flush=True)
        print("%d of %d right%s" % (
            len(jobs) - bad - excluded, len(jobs),
            ", %d excluded" % excluded if excluded else ""))
        return 1 if bad else 0

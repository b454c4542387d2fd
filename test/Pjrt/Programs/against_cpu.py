"""python against_cpu.py [--devices N] [--only WORD] FILE...: runs the cases in each file
on the platform gspmd and on JAX's CPU with as many devices, in two processes, and holds
the results against each other: values, types, shapes of shards, and errors.

A case is a function of a file whose name begins with `case_`; it gives a tree of arrays, or
fails on both if its name begins with `case_error_`.
"""

import argparse
import importlib.util
import os
import pickle
import re
import subprocess
import sys
import tempfile
import time
import traceback

TOPOLOGY = {1: "v5e:1x1", 2: "v5e:1x2", 4: "v4:2x2x1", 8: "v4:2x2x2", 64: "v4:4x4x4"}


def run_cases(path, only, out):
    """Writes the results of each case of a file as pickled arrays."""
    import jax
    import numpy as np

    spec = importlib.util.spec_from_file_location("cases", path)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, os.path.dirname(path))
    spec.loader.exec_module(module)

    def plain(value):
        if isinstance(value, jax.Array) and jax.dtypes.issubdtype(value.dtype,
                                                                  jax.dtypes.prng_key):
            value = jax.random.key_data(value)
        if isinstance(value, jax.Array):
            shards = sorted(tuple(s.data.shape) for s in value.addressable_shards)
            array = np.asarray(value)
            if array.dtype.kind == "V" or str(array.dtype) not in np.sctypeDict:
                array = array.astype(np.float32)
            return array, str(value.dtype), shards
        return value

    def code_of(error):
        """The status code that begins an error of the runtime."""
        return re.match(r"(?:[A-Z]+(?:_[A-Z]+)*(?=: ))?", str(error)).group()

    results = {}
    for name in [n for n in dir(module) if n.startswith("case_") and only in n]:
        start = time.time()
        try:
            value = jax.tree.map(plain, jax.tree.leaves(getattr(module, name)()))
            results[name] = ("value", value, time.time() - start)
        except Exception as error:  # pylint: disable=broad-except
            results[name] = ("error", (type(error).__name__, code_of(error)),
                             "".join(traceback.format_exception(error))[-1500:])
    with open(out, "wb") as f:
        pickle.dump(results, f)


def differences(got, expected):
    """Returns the difference of two results, or None."""
    import numpy as np
    if got[0] != expected[0]:
        return "%s, where CPUs have %s" % (got[1:] if got[0] == "error" else "a value",
                                           "a value" if got[0] == "error" else expected[1:])
    if got[0] == "error":
        return None if got[1] == expected[1] else "%s, where CPUs have %s" % (got[1:], expected[1:])
    if len(got[1]) != len(expected[1]):
        return "%d leaves, where CPUs have %d" % (len(got[1]), len(expected[1]))
    for i, (g, w) in enumerate(zip(got[1], expected[1])):
        if not isinstance(g, tuple):
            if not np.array_equal(g, w):
                return "leaf %d is %r, where CPUs have %r" % (i, g, w)
            continue
        if g[1:] != w[1:]:
            return "leaf %d: %s, where CPUs have %s" % (i, g[1:], w[1:])
        is_inexact = np.issubdtype(w[0].dtype, np.inexact)
        narrow = w[1] in ("bfloat16", "float16") or w[1].startswith("float8")
        tolerance = 0 if not is_inexact else 2e-2 if narrow else 1e-11 if \
            w[0].dtype.itemsize in (8, 16) and w[1] in ("float64", "complex128") else 2e-4
        scale = max([1.0] + [float(x) for x in np.abs(w[0][np.isfinite(w[0])]).ravel()]) \
            if is_inexact else 1
        if not np.allclose(g[0], w[0], rtol=tolerance, atol=tolerance * scale,
                           equal_nan=is_inexact):
            return "leaf %d is\n%s, where CPUs have\n%s" % (i, g[0], w[0])
    return None


def environment(platform, devices):
    env = dict(os.environ)
    if platform == "cpu":
        env.pop("GSPMD_TOPOLOGY", None)
        env.update(JAX_PLATFORMS="cpu", JAX_NUM_CPU_DEVICES=str(devices))
    else:
        env.update(JAX_PLATFORMS="gspmd", GSPMD_TOPOLOGY=TOPOLOGY[devices])
    return env


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--devices", type=int, default=8)
    parser.add_argument("--only", default="")
    parser.add_argument("--write")
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    if args.write:
        return run_cases(args.files[0], args.only, args.write)
    wrong = count = 0
    for path in args.files:
        results = {}
        for platform in ("gspmd", "cpu"):
            with tempfile.NamedTemporaryFile(suffix=".pickle") as out:
                start = time.time()
                done = subprocess.run(
                    [sys.executable, __file__, "--write", out.name, "--only", args.only, path],
                    env=environment(platform, args.devices), check=False,
                    capture_output=True, text=True)
                if done.returncode:
                    print("%s on %s ends with %d\n%s%s" % (
                        path, platform, done.returncode, done.stdout[-3000:],
                        done.stderr[-6000:]))
                    return 1
                results[platform] = pickle.load(out)
                print("%s on %s: %.1f s" % (os.path.basename(path), platform,
                                            time.time() - start))
        for name, expected in results["cpu"].items():
            count += 1
            why = differences(results["gspmd"][name], expected)
            if (expected[0] == "error") != name.startswith("case_error_"):
                why = "on CPUs it gives %s" % (": ".join(expected[1:]) if expected[0] == "error"
                                               else "a value")
            if why:
                wrong += 1
                print("%s: %s" % (name, why))
    print("%d cases, %d differ" % (count, wrong))
    return int(wrong > 0 or count == 0)


if __name__ == "__main__":
    sys.exit(main())

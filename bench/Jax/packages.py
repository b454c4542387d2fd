"""Runs packages that are built on JAX on the platform gspmd and on JAX's CPUs, and prints a
table of the results.

    python3 bench/Jax/packages.py [--plugin build/dev/lib/libgspmd_pjrt.so] [--only flax,optax]

Each package is installed from PyPI into a temporary environment of `--python`, one for each
version of JAX that a package needs (about 2 GB, and 6 for those that need PyTorch;
`--environment DIR` uses one that exists and installs nothing), and computes a few numbers,
such as the losses of four training steps (package_steps.py), in one process for each platform.
The numbers agree if they differ by less than the package's tolerance times their largest.
The exit code is the number of packages that fail or differ.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from typing import NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
JAX = "jax==0.12.0.1"


class Package(NamedTuple):
    """What to install from PyPI, what runs, the tolerance relative to the largest number, and
    what the package needs beside it."""
    requirement: str
    runs: str
    tolerance: float = 1e-4
    variables: tuple[tuple[str, str], ...] = ()
    needs: tuple[str, ...] = (JAX,)


AS_TPU = (("GSPMD_PLATFORM", "tpu"),)
#: easydel 0.3 needs this JAX, and torchax 0.0.13 no later PyTorch.
BESIDE_TORCH = ("jax==0.9.2", "torch==2.12.0", "optax", "pillow")
PACKAGES = {
    "flax": Package("flax", "a transformer layer with dropout, AdamW"),
    "optax": Package("optax", "a regression by five optimizers"),
    "orbax": Package("orbax-checkpoint", "a checkpoint, restored with another sharding"),
    "equinox": Package("equinox", "a multilayer perceptron, Adam"),
    "haiku": Package("dm-haiku", "an LSTM, Adam"),
    "numpyro": Package("numpyro", "NUTS and variational inference", 1e-2),
    "diffrax": Package("diffrax", "gradients through two solvers"),
    "brax": Package("brax", "a physics step and its gradient", 1e-4, AS_TPU),
    "mjx": Package("mujoco-mjx", "steps with contacts and their gradient", 1e-4, AS_TPU),
    "keras": Package("keras", "a fit of a small model, Adam"),
    "penzai": Package("penzai", "a multilayer perceptron on named arrays"),
    "blackjax": Package("blackjax", "steps of NUTS", 1e-2),
    "flowjax": Package("flowjax", "an autoregressive flow, its samples"),
    "optimistix": Package("optimistix", "least squares and a root"),
    "jaxopt": Package("jaxopt", "L-BFGS and a projection"),
    "rlax": Package("rlax", "returns and off-policy corrections"),
    "tunix": Package("google-tunix", "four steps of its trainer"),
    "gemma": Package("gemma", "four steps of a small Gemma with Kauldron's trainer"),
    "tokamax": Package("tokamax", "attention, its gradient, a ragged product", 1e-2, AS_TPU),
    "torchax": Package("torchax", "a transformer layer of PyTorch, AdamW", needs=BESIDE_TORCH),
    "easydel": Package("easydel", "a small Llama, AdamW", 1e-3, AS_TPU, BESIDE_TORCH),
}


def run(python: str, name: str, variables: dict[str, str]) -> tuple[list[float], str]:
    """Returns the numbers of a package, or none and the last lines of its errors."""
    done = subprocess.run([python, os.path.join(ROOT, "bench/Jax/package_steps.py"), name],
                          env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1", **variables),
                          capture_output=True, text=True, check=False)
    if done.returncode:
        return [], done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1]), ""


def compare(python: str, name: str, package: Package, ours: dict[str, str]) -> str:
    """Returns the comparison of a package's results, as its row has it."""
    cpu, error = run(python, name, {"JAX_PLATFORMS": "cpu", "JAX_NUM_CPU_DEVICES": "8"})
    if not cpu:
        return "fails on CPUs: " + error
    got, error = run(python, name, {**ours, **dict(package.variables)})
    if not got:
        return "fails: " + error
    if len(got) != len(cpu):
        return f"{len(got)} numbers, where CPUs have {len(cpu)}"
    largest = max(abs(v) for v in cpu)
    apart = [abs(g - c) for g, c in zip(got, cpu)]
    if not all(math.isfinite(d) for d in apart) or max(apart) > package.tolerance * largest:
        return f"differs by {max(apart):.0e}: {got[:4]}, where CPUs have {cpu[:4]}"
    return f"within {max(apart) / largest:.0e}" if max(apart) else "equal"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plugin", default=os.path.join(ROOT, "build/dev/lib/libgspmd_pjrt.so"))
    parser.add_argument("--python", default=sys.executable,
                        help="a Python that the packages support (3.12)")
    parser.add_argument("--environment", help="a virtual environment with the packages")
    parser.add_argument("--only", default=",".join(PACKAGES), help="names, separated by commas")
    arguments = parser.parse_args()
    names = arguments.only.split(",")
    for name in names:
        if name not in PACKAGES:
            parser.error(f"expected names of {', '.join(PACKAGES)}, found {name}")
    if not os.path.isfile(arguments.plugin):
        parser.error(f"there is no {arguments.plugin}: build gspmd_pjrt, or name another by "
                     "--plugin")
    with tempfile.TemporaryDirectory() as folder:
        ours = {"JAX_PLATFORMS": "gspmd", "GSPMD_TOPOLOGY": "v4:2x2x2",
                "GSPMD_PJRT_LIBRARY": os.path.abspath(arguments.plugin),
                "PYTHONPATH": os.path.join(ROOT, "python"), "XDG_CACHE_HOME": folder}
        print("| package | version | what runs | results of eight devices, relative to CPUs |")
        print("|---|---|---|---|", flush=True)
        if arguments.environment:
            return print_rows(os.path.join(arguments.environment, "bin/python"), names, ours)
        failures = 0
        for number, needs in enumerate(dict.fromkeys(PACKAGES[name].needs for name in names)):
            environment = os.path.join(folder, f"environment{number}")
            chosen = [name for name in names if PACKAGES[name].needs == needs]
            python = os.path.join(environment, "bin/python")
            subprocess.run([arguments.python, "-m", "venv", environment], check=True)
            subprocess.run([python, "-m", "pip", "install", "-q", *needs,
                            *(PACKAGES[name].requirement for name in chosen)], check=True)
            failures += print_rows(python, chosen, ours)
        return failures


def print_rows(python: str, names: list[str], ours: dict[str, str]) -> int:
    """Runs the packages, prints a row for each, and returns how many fail or differ."""
    failures = 0
    for name in names:
        package = PACKAGES[name]
        version = subprocess.run(
            [python, "-c", "import importlib.metadata, sys; "
             "print(importlib.metadata.version(sys.argv[1]))", package.requirement],
            capture_output=True, text=True, check=True).stdout.strip()
        results = compare(python, name, package, ours)
        failures += not results.startswith(("equal", "within"))
        print(f"| {name} | {version} | {package.runs} | {results} |", flush=True)
    return failures


if __name__ == "__main__":
    sys.exit(main())

"""python installed.py FOLDER PROGRAM: is the package in FOLDER whole, and does it run?"""

import sys

from importlib.metadata import distributions

import gspmd

assert gspmd.__file__.startswith(sys.argv[1]), gspmd.__file__
with open("/proc/self/maps") as f:
    assert sys.argv[1] in "".join(line for line in f if "libGSPMD" in line)
# JAX finds the backend by the module in the namespace, or by the entry point.
found = [entry.value for distribution in distributions(path=[sys.argv[1]])
         for entry in distribution.entry_points if entry.group == "jax_plugins"]
assert found == ["jax_plugins.gspmd"], found
import jax_plugins.gspmd  # noqa: E402
assert jax_plugins.gspmd.__file__.startswith(sys.argv[1])
program = gspmd.load(sys.argv[2])
program.run(*program.random_arguments(), check=True)

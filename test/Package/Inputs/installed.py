"""python installed.py FOLDER PROGRAM [ENTRY_POINT...]: checks that the package in FOLDER is complete and runs.

FOLDER registers the backend in JAX by the module in the namespace `jax_plugins`; a wheel by an entry point, too.
"""

import sys

from importlib.metadata import distributions

import gspmd

assert gspmd.__file__.startswith(sys.argv[1]), gspmd.__file__
with open("/proc/self/maps") as f:
    assert sys.argv[1] in "".join(line for line in f if "libgspmd_pjrt" in line)
found = [entry.value for distribution in distributions(path=[sys.argv[1]])
         for entry in distribution.entry_points if entry.group == "jax_plugins"]
assert found == sys.argv[3:], found
import jax_plugins.gspmd  # noqa: E402
assert jax_plugins.gspmd.__file__.startswith(sys.argv[1])
program = gspmd.load(sys.argv[2])
program.run(*program.random_arguments(), check=True)

"""JAX reads our artifacts with replica groups by axes of a mesh, and we read JAX's.

    python jax_mesh_groups.py GSPMD_OPT PROGRAM

PROGRAM has such groups. For each version of StableHLO that has them, what JAX reads from
our artifact and what gspmd-opt reads from JAX's has the same ones. For an older version,
JAX reads an artifact of ours with lists of devices.
"""
import os
import re
import subprocess
import sys
import tempfile

from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jaxlib.mlir.dialects import stablehlo

gspmd_opt, path = sys.argv[1:]


def run(*arguments):
    return subprocess.run([gspmd_opt, *arguments], check=True, stdout=subprocess.PIPE).stdout


with mlir.make_ir_context(), tempfile.TemporaryDirectory() as scratch:

    def printed(contents):
        """Returns what gspmd-opt prints of a file with these contents."""
        name = os.path.join(scratch, "program")
        with open(name, "wb") as file:
            file.write(contents)
        return run(name)

    def read_by_jax(artifact):
        return printed(str(_jax.mlir.deserialize_portable_artifact(artifact)).encode())

    def groups(text):
        """Returns the groups of all collectives."""
        return sorted(re.findall(rb"replica_groups = (#stablehlo.replica_group_mesh_axes.*?>)[,}]"
                                 rb" (?:use_global|\()", text))

    with open(path) as file:
        text = file.read()
    program = run(path)
    assert groups(program)
    for version in "1.17.0", "1.16.0", "1.15.0", "0.9.0":
        ours = run(path, "--emit-stablehlo-artifact=" + version)
        found = read_by_jax(ours)
        if version in ("1.17.0", "1.16.0"):
            theirs = stablehlo.serialize_portable_artifact_str(text, version)
            assert groups(found) == groups(program), version
            assert groups(read_by_jax(theirs)) == groups(printed(theirs)) == groups(program), version
        else:
            assert b"mesh_axes" not in found and b"replica_groups = dense<" in found, found
        print(version, "right")

"""Programs of the corpus as JAX's portable artifacts.

    python jax_artifacts.py GSPMD_OPT FOLDER NAME...

JAX writes each program at the oldest and at the newest StableHLO version that it
offers, with Shardy's annotations as they are and as strings; gspmd-opt writes it at the
newest version. Of each artifact, what gspmd-opt prints is what it prints of the text
that JAX's own deserializer gives.
"""
import os
import subprocess
import sys
import tempfile

from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jax._src.lib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

gspmd_opt, folder, *names = sys.argv[1:]
right = total = 0


def run(*arguments):
    return subprocess.run([gspmd_opt, *arguments], check=True,
                          stdout=subprocess.PIPE).stdout


def check(name, artifact):
    global right, total
    with open(theirs, "wb") as file:
        file.write(artifact)
    with open(plain, "w") as file:
        file.write(str(_jax.mlir.deserialize_portable_artifact(artifact)))
    is_right = run(theirs) == run(plain)
    right += is_right
    total += 1
    if not is_right:
        print(name, "differs")


with mlir.make_ir_context(), tempfile.TemporaryDirectory() as scratch:
    theirs = os.path.join(scratch, "theirs.mlirbc")
    plain = os.path.join(scratch, "plain.mlir")
    for name in names:
        path = os.path.join(folder, name + ".mlir")
        module = ir.Module.parse(open(path).read())
        for version in stablehlo.get_minimum_version(), stablehlo.get_current_version():
            for keeps_shardy in False, True:
                check((name, version, keeps_shardy),
                      _jax.mlir.serialize_portable_artifact(module, version, keeps_shardy))
        check((name, "ours"), run(path, "--emit-stablehlo-artifact"))
print("%d of %d right" % (right, total))

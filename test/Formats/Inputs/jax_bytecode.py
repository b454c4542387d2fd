"""Programs of the corpus as JAX's bytecode, and ours back.

    python jax_bytecode.py GSPMD_OPT FOLDER NAME...

JAX reads each program's text and writes bytecode; gspmd-opt prints the same of both.
gspmd-opt writes bytecode; JAX prints the same of it and of the text.
"""
import os
import subprocess
import sys
import tempfile

from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir

gspmd_opt, folder, *names = sys.argv[1:]
right = 0


def run(*arguments):
    return subprocess.run([gspmd_opt, *arguments], check=True,
                          stdout=subprocess.PIPE).stdout


with mlir.make_ir_context(), tempfile.TemporaryDirectory() as scratch:
    for name in names:
        text = os.path.join(folder, name + ".mlir")
        module = ir.Module.parse(open(text).read())
        theirs = os.path.join(scratch, "theirs.mlirbc")
        with open(theirs, "wb") as file:
            module.operation.write_bytecode(file)
        plain = os.path.join(scratch, "plain.mlir")
        with open(plain, "w") as file:
            file.write(str(module))
        ours = ir.Module.parse(run(text, "--emit-bytecode"))
        is_right = run(theirs) == run(plain) and str(ours) == str(module)
        right += is_right
        if not is_right:
            print(name, "differs")
print("%d of %d right" % (right, len(names)))

"""JAX writes the programs of a script into the user's folder, over those of the run before;
the report is on all of them."""

import os
import sys
import tempfile

import gspmd.report

SCRIPT = """
import os
import jax
os.chdir("/")
jax.jit(lambda x: x + 1).lower(1.0).compile()
"""

os.environ["JAX_PLATFORMS"] = "cpu"
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    with open("script.py", "w") as file:
        file.write(SCRIPT)
    os.mkdir("dump")
    old = os.path.join("dump", "jax_ir0000_jit__lambda_compile.mlir")
    with open(old, "w") as file:
        file.write("module @old {}\n")
    os.environ["JAX_DUMP_IR_TO"] = "dump"
    code, programs = gspmd.report._run_and_collect("script.py", [])
    assert code == 0, code
    assert [each.name for each in programs] == ["jit__lambda"], programs
    assert os.environ["JAX_DUMP_IR_TO"] == "dump"
    os.chdir(folder)
    dumped = os.listdir("dump")
    assert os.path.basename(old) in dumped and not any(name.startswith("gspmd-") for name in dumped), dumped
    with open(old) as file:
        assert "@jit__lambda" in file.read()
    print("dumped programs: passed", file=sys.stderr)

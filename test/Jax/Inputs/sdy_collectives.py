"""JAX's parser accepts programs whose changes of sharding are Shardy's collectives.

    python sdy_collectives.py --bin DIR PROGRAM...

Each program of the corpus (shell patterns of names) is exported by
`--gspmd-export-stablehlo=collectives=sdy`. JAX parses and verifies it, and
gspmd-opt partitions it to a program with the collectives of the program that is
partitioned without the export. Versions of JAX without `unreduced=max{...}` reject
programs that have it; these are counted separately. Exits with 1 otherwise.
"""

import argparse
import collections
import fnmatch
import os
import re
import subprocess
import sys

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir

MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Models")
MAXIMUM = """sdy.mesh @m = <["x"=2]>
func.func @f(%a: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], unreduced=max{"x"}>}) { return }
"""


def error_of(text):
    """Returns the error of JAX's parser and verifier, or None."""
    with jax_mlir.make_ir_context():
        try:
            ir.Module.parse(text).operation.verify()
        except ir.MLIRError as error:
            return str(error)
    return None


def collectives_of(text):
    return collections.Counter(re.findall(r"= (spmd\.\w+ ?\w*) ", text))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("programs", nargs="+")
    options = parser.parse_args()

    def output_of(text, *passes):
        return subprocess.run([os.path.join(options.bin, "gspmd-opt"), *passes, "-"],
                              input=text, check=True, capture_output=True, text=True).stdout

    knows_maximum = error_of(MAXIMUM) is None
    names = sorted(name for name in os.listdir(MODELS) if name.endswith(".sdy.mlir")
                   and any(fnmatch.fnmatch(name[:-len(".sdy.mlir")], pattern)
                           for pattern in options.programs))
    accepted = without_maximum = 0
    for name in names:
        with open(os.path.join(MODELS, name)) as file:
            program = file.read()
        exported = output_of(program, "--gspmd-export-stablehlo=collectives=sdy")
        expected = collectives_of(output_of(program, "--gspmd-partition"))
        found = collectives_of(output_of(exported, "--gspmd-partition"))
        if found != expected:
            print("%s: expected %s, found %s" % (name, expected, found))
        elif not knows_maximum and re.search(r"unreduced=(max|min)", exported):
            without_maximum += 1
        elif error := error_of(exported):
            print("%s: %s" % (name, error))
        else:
            accepted += 1
    print("%d of %d accepted" % (accepted + without_maximum, len(names)))
    return 0 if names and accepted and accepted + without_maximum == len(names) else 1


if __name__ == "__main__":
    sys.exit(main())

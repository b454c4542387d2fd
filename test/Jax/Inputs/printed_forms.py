"""JAX's parser reads the custom form of every op of which it reads the generic form.

    python printed_forms.py --bin DIR FILE...

gspmd-opt prints each program of the files (split at `// -----`) in both forms. A
program whose generic form JAX rejects has an op or a type that its StableHLO does not
have, and is not counted. Exits with 1 if JAX rejects another program's custom form.
"""

import argparse
import os
import subprocess
import sys

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir

SPLIT = "// -----"


def error_of(text):
    with jax_mlir.make_ir_context():
        try:
            ir.Module.parse(text)
        except ir.MLIRError as error:
            return str(error)
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    count = faults = 0
    for path in options.files:
        custom, generic = (
            subprocess.run([os.path.join(options.bin, "gspmd-opt"), "--split-input-file",
                            *form, path],
                           check=True, capture_output=True, text=True).stdout.split(SPLIT)
            for form in ([], ["--mlir-print-op-generic"]))
        for text, same in zip(custom, generic, strict=True):
            if error_of(same):
                continue
            count += 1
            if error := error_of(text):
                print("%s: %s" % (path, error))
                faults += 1
    print("%d programs, %d rejected" % (count, faults))
    return 1 if faults or not count else 0


if __name__ == "__main__":
    sys.exit(main())

"""Ops of tosa, arith, math and linalg with a defined meaning, against NumPy.

    numpy_ops.py GSPMD_RUN [NAME]

The unpartitioned run of `--check` lowers an op as the partitioned one does, so it does not detect an incorrect
lowering. Here the values are NumPy's, by the definitions of the ops (the TOSA specification 1.0; the dialects'
pages of MLIR), at the numbers where lowerings err: NaN, infinities, zeros of both signs, subnormals, the ends of
integers, shifts by up to the width. Arguments have three uneven shards. Signs of zeros are separate results.
"""
import sys

import numpy as np

import numpy_arith
import numpy_tosa


def main():
    np.seterr(all="ignore")
    programs = [make() for make in (
        numpy_arith.float_program, numpy_arith.conversions, numpy_arith.structured, numpy_tosa.tosa_floats,
        numpy_tosa.tosa_integers, numpy_tosa.moves, numpy_tosa.windows, numpy_tosa.resizes)]
    programs += [numpy_arith.integers(bits) for bits in (8, 16, 32, 64)]
    wrong, results = 0, 0
    for program in programs:
        if len(sys.argv) > 2 and sys.argv[2] not in program.name:
            continue
        results += len(program.results)
        fault = program.run(sys.argv[1])
        if fault:
            wrong += 1
            print("%s:\n%s" % (program.name, fault))
    print("%d results, %d programs wrong" % (results, wrong))
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

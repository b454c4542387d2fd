#!/usr/bin/env python3
"""Checks which ops of the tensor dialects are generated.

    random_ops.py GSPMD_FUZZ GSPMD_OPT

Fails if an op of stablehlo, chlo, sharding, linalg, tensor, scf or tosa is in none of
the first programs of gspmd-fuzz and has no reason below, and if one that has a reason
is in one.
"""
import re
import subprocess
import sys

HOST = "communicates with a host or another program; rejected with an error"
QUANTIZED = "quantized types round: values near a tie differ"
SHAPES = "computes with shapes that are not constant, which are not partitioned"
PART = "part of another op"
DIALECTS = "(?:stablehlo|chlo|sharding|linalg|tensor|scf|tosa)"
NOT_GENERATED = {
    "chlo._asin_acos_kernel": "never in a program",
    "sharding.mesh": "stands once in each program", "sharding.return": "ends a region",
    "sharding.reshard": "made by the partitioner",
    "sharding.rotate": "made by the partitioner",
    **dict.fromkeys(("linalg.yield", "tensor.yield", "scf.yield",
                     "tosa.yield", "scf.condition", "scf.forall.in_parallel", "scf.reduce",
                     "scf.reduce.return", "tensor.parallel_insert_slice"), PART),
    **dict.fromkeys(("tensor.dim", "tensor.rank", "tosa.dim", *(
        "tosa.%s_shape" % name for name in (
            "add", "concat", "div_ceil", "div_floor", "exp2", "log2_ceil", "log2_floor",
            "max", "min", "mod", "mul", "slice", "sub"))), SHAPES),
    **dict.fromkeys(("tosa.cast_from_block_scaled", "tosa.cast_to_block_scaled",
                     "tosa.matmul_t_block_scaled"), "elements of blocks are not run"),
    **dict.fromkeys(("tosa.variable", "tosa.variable_read", "tosa.variable_write"),
                    "rejected: variables are passed as arguments"),
    "linalg.fill_rng_2d": "bits of an index, no function of elements",
    "scf.parallel": "works on memory", "tensor.bitcast": "between types with a sign and without",
    "tosa.apply_scale": "of a lowering", "tosa.custom": "nothing is known of it",
    "stablehlo.set_dimension_size": "creates a dynamic dimension, which is rejected",
    "stablehlo.infeed": HOST, "stablehlo.outfeed": HOST,
    "stablehlo.recv": HOST, "stablehlo.send": HOST,
    "stablehlo.uniform_quantize": QUANTIZED, "stablehlo.uniform_dequantize": QUANTIZED,
}


def output_of(*command):
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout


def main():
    fuzz, gspmd_opt = sys.argv[1:3]
    known = set(re.findall(r"^(%s\.\S+) " % DIALECTS,
                           output_of(gspmd_opt, "--list-op-models"), re.M))
    programs = output_of(fuzz, "--seed", "1", "--count", "4000", "--print")
    made = set(re.findall(r'"((?:stablehlo|chlo|sharding)\.[\w-]+)"', programs))
    for dialect in ("linalg", "tosa"):
        programs = output_of(fuzz, "--dialects=" + dialect, "--seed", "1", "--count",
                             "3000", "--print")
        made |= set(re.findall(r'= "?((?:linalg|tensor|scf|tosa)\.\w+)', programs))
    made |= set(re.findall(r"= (sharding\.\w+) ", programs))
    faults = 0
    for op in sorted(known - made - set(NOT_GENERATED)):
        print("%s is in no random program, and there is no reason why" % op)
        faults += 1
    for op in sorted(set(NOT_GENERATED) & made - {"sharding.mesh", "sharding.return"}):
        print("%s is in random programs, whatever the reason why not" % op)
        faults += 1
    for op in sorted(set(NOT_GENERATED) - known):
        print("%s is no op, but has a reason" % op)
        faults += 1
    print("%d ops in random programs, %d not" % (len(known & made), len(known - made)))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

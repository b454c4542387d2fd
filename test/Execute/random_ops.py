#!/usr/bin/env python3
"""Which ops of the tensor dialects random programs are made of.

    random_ops.py GSPMD_FUZZ GSPMD_OPT

Fails if an op of stablehlo, chlo or sharding is in none of the first programs of
gspmd-fuzz and has no reason below, and if one that has a reason is in one.
"""
import re
import subprocess
import sys

HOST = "talks to a host or another program; refused with a message"
QUANTIZED = "quantized types are refused"
NOT_GENERATED = {
    "chlo._asin_acos_kernel": "never in a program",
    "sharding.mesh": "stands once in each program", "sharding.return": "ends a region",
    "sharding.reshard": "made by the partitioner",
    "sharding.rotate": "made by the partitioner",
    "stablehlo.set_dimension_size": "makes a dimension that is no constant, which is refused",
    "stablehlo.infeed": HOST, "stablehlo.outfeed": HOST,
    "stablehlo.recv": HOST, "stablehlo.send": HOST,
    "stablehlo.uniform_quantize": QUANTIZED, "stablehlo.uniform_dequantize": QUANTIZED,
}


def output_of(*command):
    return subprocess.run(command, check=True, text=True, capture_output=True).stdout


def main():
    fuzz, gspmd_opt = sys.argv[1:3]
    known = set(re.findall(r"^((?:stablehlo|chlo|sharding)\.\S+) ",
                           output_of(gspmd_opt, "--list-op-models"), re.M))
    programs = output_of(fuzz, "--seed", "1", "--count", "4000", "--print")
    made = set(re.findall(r'"((?:stablehlo|chlo|sharding)\.[\w-]+)"', programs))
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

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
VALUES = "its result's shape is a value; not partitioned"
TOKENS = "tokens and tuples hold no tensor of their own"
NOT_GENERATED = {
    "chlo._asin_acos_kernel": "never in a program",
    "chlo.broadcast_atan2": "import writes it as the op that it broadcasts for",
    "chlo.broadcast_complex": "likewise",
    "chlo.broadcast_divide": "likewise",
    "chlo.broadcast_next_after": "likewise",
    "chlo.broadcast_polygamma": "likewise",
    "chlo.broadcast_power": "likewise",
    "chlo.broadcast_remainder": "likewise",
    "chlo.broadcast_shift_left": "likewise",
    "chlo.broadcast_shift_right_arithmetic": "likewise",
    "chlo.broadcast_shift_right_logical": "likewise",
    "chlo.broadcast_zeta": "likewise",
    "chlo.constant": "another word for stablehlo.constant",
    "chlo.constant_like": "likewise",
    "chlo.ragged_dot": "its sizes of groups must add up; test/Execute/Contract",
    "chlo.scan": "import writes it as a loop; test/Execute/Chlo",
    "sharding.group": "shares what a closed annotation may forbid, which is an error",
    "sharding.mesh": "stands once in each program", "sharding.return": "ends a region",
    "sharding.reshard": "made by the partitioner",
    "sharding.rotate": "made by the partitioner",
    "stablehlo.after_all": TOKENS, "stablehlo.create_token": TOKENS,
    "stablehlo.tuple": TOKENS, "stablehlo.get_tuple_element": TOKENS,
    "stablehlo.async_start": "import writes what stands between as one op; test/Execute/Manual",
    "stablehlo.async_done": "likewise",
    "stablehlo.custom_call": "each target is a function of its own; test/Execute/Matrix",
    "stablehlo.cross-replica-sum": "a program has one replica; test/Execute/Manual",
    "stablehlo.replica_id": "likewise",
    "stablehlo.dynamic_broadcast_in_dim": VALUES, "stablehlo.dynamic_conv": VALUES,
    "stablehlo.dynamic_gather": VALUES, "stablehlo.dynamic_iota": VALUES,
    "stablehlo.dynamic_pad": VALUES, "stablehlo.dynamic_reshape": VALUES,
    "stablehlo.get_dimension_size": VALUES, "stablehlo.set_dimension_size": VALUES,
    "stablehlo.real_dynamic_slice": VALUES,
    "stablehlo.infeed": HOST, "stablehlo.outfeed": HOST,
    "stablehlo.recv": HOST, "stablehlo.send": HOST,
    "stablehlo.rng": "numbers of no one algorithm; test/Execute/Random",
    "stablehlo.uniform_quantize": "quantized types are refused",
    "stablehlo.uniform_dequantize": "quantized types are refused",
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

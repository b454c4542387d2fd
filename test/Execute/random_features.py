#!/usr/bin/env python3
"""Checks which kinds of programs are generated.

    random_features.py GSPMD_FUZZ GSPMD_OPT

Fails if a feature below, an element type of StableHLO, or an op of Shardy that
programs are written with is in none of the first programs of gspmd-fuzz and has no
reason below.
"""
import re
import subprocess
import sys

# What is looked for in the text of each program.
FEATURES = {
    "a priority": r"\}p[0-9]",
    "an open dimension": r'\{"x", \?\}',
    "a replicated axis": r"replicated=\{",
    "a part of an axis": r'"x":\(1\)2',
    "partial sums": r"unreduced=\{",
    "partial maxima": r"unreduced=max\{",
    "a group": r'"sharding\.group"',
    "a barrier": r'"sharding\.barrier"',
    "two meshes": r"sharding\.mesh @other",
    "devices in another order": r"@mesh = <\[.*\], devices=",
    "64 devices": r'mesh @mesh = <\["x"=(64|8, "y"=8|4, "y"=4, "z"=4)\]',
    "an axis of size 1": r"mesh @mesh = .*=1[,\]]",
    "a collective in a manual region": r'"stablehlo\.all_reduce".*channel_handle',
    "a collective between start and end": r'"stablehlo\.async_start"',
    "a call": r'"func\.call"',
    "a composite": r'"stablehlo\.composite"',
    "a packaged routine": r"lapack_",
    "an empty tensor": r"tensor<(\d+x)*0x",
    "one device": r'mesh @mesh = <\["x"=1(, "y"=1)?\]',
    "a window of a scalar": r'"stablehlo\.reduce_window".*(?:\n.*){4}: \(tensor<[a-z]\w*>, ',
    "no windows": r'"stablehlo\.reduce_window".*(?:\n.*){4}: \(tensor<[1-9]\S*, .*\) -> '
                  r"\(tensor<(\d+x)*0x",
    "a slice of nothing": r'"stablehlo\.dynamic_slice".*-> \(tensor<(\d+x)*0x',
    "a product without terms": r'"stablehlo\.dot_general".*tensor<(\d+x)*0x.*-> '
                               r"\(tensor<([1-9]\d*x)*[a-z]",
    "a convolution without elements": r'"stablehlo\.convolution".*tensor<(\d+x)*0x',
    "a sort of nothing": r'"stablehlo\.sort"(?:.*\n){4}.*tensor<(\d+x)*0x',
    "a size above 65,536": r"tensor<(\d+x)*70000x",
    "a product of a depth above 512":
        r'"stablehlo\.dot_general".*tensor<(\d+x)*(513|1000|1025|2049|4096|4100)x',
    "a sum above a block":
        r'"stablehlo\.reduce"(?:.*\n){4}.*\(tensor<(\d+x)*(513|1000|1025|2049|4096|4100)x',
    "an image above a tile": r'"stablehlo\.convolution".*tensor<(\d+x)*1[23]\dx',
    "a matrix above what is written out": r'"stablehlo\.cholesky".*tensor<(\d+x)*[34]\dx[34]\d',
    "a transform of a large prime": r'"stablehlo\.fft".*fft_length = array<i64: (67|1009)>',
}

SMALL = "too few numbers for sums without overflow; test/Execute/Generated"
NO_ARITHMETIC = "holds numbers, has no arithmetic to test; test/Execute/Generated"
TYPES_NOT_GENERATED = {
    "f4E2M1FN": SMALL, "f6E2M3FN": SMALL, "f6E3M2FN": SMALL, "f8E3M4": SMALL,
    "f8E4M3B11FNUZ": SMALL, "f8E8M0FNU": NO_ARITHMETIC,
}
TYPES = """i1 i2 i4 i8 i16 i32 i64 ui2 ui4 ui8 ui16 ui32 ui64 f4E2M1FN f6E2M3FN
f6E3M2FN f8E3M4 f8E4M3 f8E4M3B11FNUZ f8E4M3FN f8E4M3FNUZ f8E5M2 f8E5M2FNUZ f8E8M0FNU
bf16 f16 f32 f64 complex<f32> complex<f64>""".split()

# Programs are also read as Shardy's text.
COLLECTIVE = "written by Shardy's partitioner, whose output is read; test/Execute/Transfer"
SDY_NOT_GENERATED = {
    "sdy.all_gather": COLLECTIVE, "sdy.all_reduce": COLLECTIVE,
    "sdy.all_slice": COLLECTIVE, "sdy.all_to_all": COLLECTIVE,
    "sdy.collective_permute": COLLECTIVE, "sdy.reduce_scatter": COLLECTIVE,
    "sdy.replicated_to_unreduced": COLLECTIVE, "sdy.sharded_to_unreduced": COLLECTIVE,
    "sdy.constant": "another word for stablehlo.constant",
    "sdy.data_flow_edge": "made by propagation",
    "sdy.func_data_flow_edge": "made by propagation",
    "sdy.named_computation": "made by Shardy's import",
    "sdy.return": "ends a region", "sdy.mesh": "stands once in each program",
    "sdy.reshard": "made by partitioners; a constraint is equivalent",
}


def output_of(*command, **more):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, **more).stdout


def check(what, known, made, reasons):
    faults = ["%s %s is in no random program, and there is no reason why" % (what, x)
              for x in sorted(set(known) - set(made) - set(reasons))]
    faults += ["%s %s is in random programs, whatever the reason why not" % (what, x)
               for x in sorted(set(reasons) & set(made))
               if reasons[x] != "ends a region" and "stands once" not in reasons[x]]
    faults += ["%s %s does not exist, but has a reason" % (what, x)
               for x in sorted(set(reasons) - set(known))]
    for fault in faults:
        print(fault)
    return len(faults)


def main():
    fuzz, gspmd_opt = sys.argv[1:3]
    programs = output_of(fuzz, "--seed", "1", "--count", "4000", "--print")
    faults = check("the feature", FEATURES,
                   [name for name, pattern in FEATURES.items()
                    if re.search(pattern, programs)], {})
    types = set(re.findall(r"tensor<(?:\d+x)*([a-z][\w<>]*)>", programs))
    faults += check("the element type", TYPES, types & set(TYPES), TYPES_NOT_GENERATED)

    known = re.findall(r"^(sdy\.\S+) ", output_of(gspmd_opt, "--list-op-models"), re.M)
    some = output_of(fuzz, "--seed", "1", "--count", "150", "--print")
    written = output_of(gspmd_opt, "-", "--split-input-file", "--export-sdy",
                        input=re.sub(r"^// seed \d+$", "// -----", some.partition("\n")[2],
                                     flags=re.M))
    made = set(re.findall(r"\b(sdy\.\w+)[ (]", written)) & set(known)
    faults += check("the op", known, made, SDY_NOT_GENERATED)
    print("%d features, %d element types" % (len(FEATURES), len(types & set(TYPES))))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Plants faults in partitioned programs and requires gspmd-bisect to find and reduce each.

    python planted_faults.py BISECT PLUGIN PROGRAMS

PLUGIN has the pass test-plant-fault, which breaks every op of a kind. PROGRAMS is a
file of several programs; EXPECTED names for each fault the program in which it is
planted and the first op that it makes wrong.
"""

import os
import re
import subprocess
import sys
import tempfile

# The fault: the program, the op, and a part of the sentences on how it is wrong.
EXPECTED = {
    "all-reduce-dropped": (0, "%1 = stablehlo.dot_general", 'along "x", "y" is right: the reduction'),
    "all-reduce-repeated": (1, "%1 = stablehlo.dot_general", "2.000 times the expected one"),
    "all-reduce-first-axis": (0, "%1 = stablehlo.dot_general", 'along "y" is right: the reduction'),
    "all-reduce-other-axis": (1, "%1 = stablehlo.dot_general", ""),
    "all-reduce-maximum": (0, "%1 = stablehlo.dot_general", ""),
    "all-reduce-in-bf16": (0, "%1 = stablehlo.dot_general", "are numbers of bf16"),
    "reduce-scatter-dropped": (2, "%1 = stablehlo.dot_general", ""),
    "reduce-scatter-swapped": (2, "%1 = stablehlo.dot_general", "device 1 has the shard of device 0"),
    "reduce-scatter-maximum": (2, "%1 = stablehlo.dot_general", ""),
    "all-gather-swapped": (3, "%2 = sharding.reshard", "2 before along dimension 0"),
    "all-gather-reversed": (3, "%2 = sharding.reshard", ""),
    "all-gather-own": (3, "%2 = sharding.reshard", ""),
    "all-to-all-swapped": (3, "%1 = sharding.reshard", "2 before along dimension 0"),
    "all-to-all-reversed": (3, "%1 = sharding.reshard", ""),
    "permute-dropped": (3, "%0 = sharding.reshard", "device 1 has the shard of device 0"),
    "permute-swapped": (3, "%0 = sharding.reshard", "has the shard of device"),
    "shift-dropped": (4, "%3 = stablehlo.reverse", ""),
    "shift-further": (4, "%3 = stablehlo.reverse", ""),
    "slice-first": (3, "%3 = sharding.reshard", "device 1 has the shard of device 0"),
    "slice-swapped": (3, "%3 = sharding.reshard", "device 1 has the shard of device 0"),
    "halo-sides": (4, "%1 = stablehlo.reduce_window", "2 further along dimension 0"),
    "halo-moved": (4, "%1 = stablehlo.reduce_window", "1 before along dimension 0"),
    "halo-wrap": (4, "%1 = stablehlo.reduce_window", "indices 0 to 1 of 46 along dimension 0"),
    "halo-swapped": (4, "%1 = stablehlo.reduce_window", ""),
    "mask-dropped": (5, "%1 = stablehlo.reduce", "wrong elements are NaN, with which padding"),
    "mask-inverted": (5, "%1 = stablehlo.reduce", "wrong elements are NaN, with which padding"),
    "index-zero": (4, "%5 = stablehlo.slice", ""),
    "index-further": (4, "%5 = stablehlo.slice", "2 before along dimension 0"),
    "dynamic-slice-offset": (5, "%4 = stablehlo.dynamic_slice", "1 further along dimension 0"),
    "update-dropped": (5, "%6 = stablehlo.dynamic_update_slice", ""),
    "dot-in-bf16": (1, "%1 = stablehlo.dot_general", ""),
    "reverse-dropped": (4, "%3 = stablehlo.reverse", ""),
}


def run(bisect, program, *options):
    done = subprocess.run([bisect, program, *options], capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def plant(plugin, fault):
    """Returns the options that plant a fault."""
    return ("--load-pass-plugin", plugin, "--lower-with", "test-plant-fault{fault=%s}" % fault)


def check_reproducer(bisect, plugin, report, fault):
    """Returns an error unless the reproducer is small and fails as the program does."""
    line = re.search(r"^reproducer: (\S+) (.*), (\d+) ops?$", report, re.MULTILINE)
    if not line or int(line[3]) > 10:
        return "no reproducer of at most 10 ops"
    if "--inputs" in line[2]:
        return ""
    code, _ = run(bisect, line[1], *line[2].split(), *plant(plugin, fault))
    return "" if code == 1 else "the reproducer is right"


def main():
    bisect, plugin, path = sys.argv[1:]
    with open(path) as file:
        texts = file.read().split("// -----\n")
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        programs = []
        for number, text in enumerate(texts):
            programs.append(os.path.join(folder, "%d.mlir" % number))
            with open(programs[-1], "w") as file:
                file.write(text)
            code, report = run(bisect, programs[-1], "--random-inputs", "1")
            if code or not report.startswith("no op is wrong\n"):
                failures.append("program %d without a fault: exit code %d\n%s" %
                                (number, code, report))
        for fault, (number, op, how) in EXPECTED.items():
            code, report = run(bisect, programs[number], "--random-inputs", "1", "--reproducer",
                               os.path.join(folder, fault), *plant(plugin, fault))
            first = re.match(r"wrong op: (.*) at ", report)
            if code != 1 or not first or first[1] != op or how not in report:
                failures.append("%s: expected %s, %s\n%s" % (fault, op, how, report))
                continue
            error = check_reproducer(bisect, plugin, report, fault)
            if error:
                failures.append("%s: %s\n%s" % (fault, error, report))
    print("\n".join(failures))
    print("%d faults, %d failures" % (len(EXPECTED), len(failures)))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

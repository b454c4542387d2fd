"""python check_kernel_costs.py OUTPUT STATS...: the times that kernel_costs.py printed are those of
gspmd-run for programs with the costs counted by hand."""

import json
import re
import sys

with open(sys.argv[1]) as f:
    lines = f.read().splitlines()
for line, path in zip(lines, sys.argv[2:], strict=True):
    name, seconds, runs = re.fullmatch(r"(\w+): (\S+) s, (\S+) runs", line).groups()
    with open(path) as f:
        expected = json.load(f)["step_seconds"]
    is_same = abs(float(seconds) / expected - 1) < 1e-3 and runs == "3.000"
    print("%s: %s" % (name, "as counted by hand" if is_same else
                      "%s, expected %g s and 3 runs" % (line, expected)))

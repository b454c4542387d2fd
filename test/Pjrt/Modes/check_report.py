"""python check_report.py TABLE FOLDER DEVICES RUNS: does the report have, for RUNS runs of the step
on DEVICES ("8 of v4:2x2x2"), the step time of gspmd-run's table?"""

import os
import re
import sys

UNITS = {"us": 1.0, "ms": 1e3, "s": 1e6}
with open(sys.argv[1]) as f:
    value, unit = re.search(r"^step time +([\d.]+) (\w+)", f.read(), re.M).groups()
with open(os.path.join(sys.argv[2], "index.html")) as f:
    page = f.read()
runs, step = re.search(r"jit_step</a><td>" + re.escape(sys.argv[3]) +
                       r"<td>(\d+)<td>([\d.]+) us", page).groups()
assert runs == sys.argv[4], runs
rounding = 0.5 * 10.0 ** -len(value.partition(".")[2]) * UNITS[unit]
assert abs(float(step) - float(value) * UNITS[unit]) < max(0.01, rounding), (step, value, unit)

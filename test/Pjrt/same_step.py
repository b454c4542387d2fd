"""python same_step.py TABLE FOLDER: has the report the step time of gspmd-run's table?"""

import os
import re
import sys

UNITS = {"us": 1.0, "ms": 1e3, "s": 1e6}
with open(sys.argv[1]) as f:
    value, unit = re.search(r"^step time +([\d.]+) (\w+)", f.read(), re.M).groups()
with open(os.path.join(sys.argv[2], "index.html")) as f:
    page = f.read()
runs, step = re.search(r"jit_step</a><td>8 of v4:2x2x2<td>(\d+)<td>([\d.]+) us", page).groups()
assert runs == "6", runs
assert abs(float(step) - float(value) * UNITS[unit]) < 0.01, (step, value, unit)

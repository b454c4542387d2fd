"""Is what a search found with values that are computed again what gspmd-run makes of it?

usage: check_recompute.py FOUND STEP

Statistics of a search with --recompute, and of the simulation of its program with the optimization.
"""

import json
import sys

found, step = (json.load(open(path)) for path in sys.argv[1:])
print(found["step_seconds"], step["step_seconds"])
assert found["recomputes"]
assert abs(found["step_seconds"] / step["step_seconds"] - 1) < 1e-6
assert found["peak_bytes"] == step["peak_bytes"] <= found["limit_bytes"]

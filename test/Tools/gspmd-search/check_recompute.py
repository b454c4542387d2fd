"""Is what a search found with values that are computed again what gspmd-run makes of it, and worth it?

usage: check_recompute.py WITHOUT FOUND STEP

Statistics of a search without, of one with --recompute, and of the simulation of the latter's program with the optimization.
"""

import json
import sys

without, found, step = (json.load(open(path)) for path in sys.argv[1:])
print(without["step_seconds"], found["step_seconds"], step["step_seconds"])
assert found["recomputes"] and not without["recomputes"]
assert found["step_seconds"] < without["step_seconds"]
assert abs(found["step_seconds"] / step["step_seconds"] - 1) < 1e-6
assert found["peak_bytes"] == step["peak_bytes"] <= found["limit_bytes"]

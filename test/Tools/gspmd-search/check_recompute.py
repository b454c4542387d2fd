"""Is what a search found with values that are computed again what gspmd-run makes of it?

usage: check_recompute.py FOUND STEP [WITHOUT]

Statistics of a search with --recompute, of the simulation of its program with the optimization, and of a search
without, which must have found a slower step within the same limit.
"""

import json
import sys

found, step, *without = (json.load(open(path)) for path in sys.argv[1:])
print(*(each["step_seconds"] for each in (found, step, *without)))
assert found["recomputes"]
assert abs(found["step_seconds"] / step["step_seconds"] - 1) < 1e-6
assert found["peak_bytes"] == step["peak_bytes"] <= found["limit_bytes"]
for layout in found["layouts"]:
    assert layout["fits"] == (layout["peak_bytes"] <= found["limit_bytes"]), layout
    assert layout["fits"] or not layout["recomputes"], layout
for other in without:
    assert other["fits"] and not any(each["recomputes"] for each in (other, *other["layouts"]))
    assert other["limit_bytes"] == found["limit_bytes"]
    assert found["step_seconds"] < other["step_seconds"]

"""Opens a profile with XProf, and compares what its tools show with gspmd-simulate.

    python check_profile.py FOLDER STATS.json
"""

import glob
import json
import os
import sys

from xprof.convert import raw_to_tool_data

folder, stats = sys.argv[1:]
[profile] = glob.glob(os.path.join(folder, "plugins/profile/here/*.xplane.pb"))
with open(stats) as f:
    step = json.load(f)


def tool(name, **parameters):
    data, _ = raw_to_tool_data.xspace_to_tool_data(
        [profile], name, {"use_saved_result": False, **parameters})
    assert data, name
    return data.decode() if isinstance(data, bytes) else data


def near(found, expected, tolerance=1e-6):
    assert abs(found - expected) <= tolerance * max(abs(expected), 1e-30), (found, expected)


def properties(tables):
    return {key: value for table in tables for key, value in (table.get("p") or {}).items()}


names = raw_to_tool_data.xspace_to_tool_names([profile])
for expected in ("trace_viewer@", "overview_page", "op_profile", "memory_viewer", "roofline_model", "hlo_stats"):
    assert expected in names, names

# The overview marks everything as predicted.
overview = tool("overview_page")
assert "Predicted by gspmd's simulator: nothing in this profile was measured." in overview
shown = properties(json.loads(overview))
near(float(shown["steptime_ms_average"]), 1e3 * step["step_seconds"], 0.01)
assert shown["device_type"] == "TPU " + step["hardware"]

# The time of computations, and that for which they wait for collectives, by category. The cores
# may be idle for a collective that loops start an iteration ahead, which is idle time in XProf.
program = json.loads(tool("op_profile"))["byProgram"]["children"]
[module] = [each for each in program if each["name"].startswith("predicted_")]
idle = sum(each["metrics"]["rawTime"] * 1e-12 for each in program if each["name"] == "IDLE")
times = {each["name"]: each["metrics"]["rawTime"] * 1e-12 for each in module["children"]}
near(sum(times.values()) + idle, step["step_seconds"])
kinds = {each["kind"]: each["seconds"] for each in step["time_by_kind"]}
for category, kind in (("convolution fusion", "matmul"), ("loop fusion", "elementwise"), ("reduce", "reduce")):
    near(times[category], kinds[kind])
near(module["metrics"]["rawFlops"], step["executed_flops"])
collectives = {kind.replace("_", "-") for kind in step["collectives"]}
waited = sum(time for name, time in times.items() if name in collectives)
near(waited + idle, step["exposed_seconds"])
assert idle < 0.1 * step["exposed_seconds"], idle

# The roofline has the peaks, and the efficiency of the step is its utilization.
roofline = json.loads(tool("roofline_model"))[0]
near(float(roofline["p"]["peak_flop_rate"]), step["peak_flops"] * 1e-9, 1e-5)
near(float(roofline["p"]["peak_hbm_bw"]), step["memory_bandwidth"] / 2**30, 1e-5)
columns = [column["id"] for column in roofline["cols"]]
total = dict(zip(columns, (cell["v"] for cell in roofline["rows"][0]["c"])))
near(total["compute_efficiency"], step["hfu"], 1e-4)

# The memory viewer has the tensors at the peak.
modules = [os.path.basename(file).removesuffix(".hlo_proto.pb")
           for file in glob.glob(os.path.join(os.path.dirname(profile), "*.hlo_proto.pb"))]
memory = json.loads(tool("memory_viewer", module_name=modules[0]))
alive = sum(tensor["bytes"] for tensor in step["alive_at_peak"])
near(max(memory["heapSizes"]) * 2**20, alive, 1e-3)
assert {each.get("opCode") for each in memory["maxHeap"]} <= {"parameter", "custom-call", None}
assert {"parameter", "custom-call"} <= {each.get("opCode") for each in memory["maxHeap"]}

# The trace viewer has the ops with their source lines.
events = json.loads(tool("trace_viewer@"))["traceEvents"]
assert sum(event.get("ph") == "X" for event in events) > 5, len(events)
print("profile: passed")

"""python sweep_figures.py BIN PROGRAM TOPOLOGY SOFTWARE: scales each figure of the hardware at one point of a sweep, and compares the points with
single simulations. The order of the points is reversed for every other figure, so that either may be the first to create what they share."""

import json
import os
import subprocess
import sys
import tempfile

binaries, program, topology, software = sys.argv[1:]
name = topology.split(":")[0].lstrip("0123456789").lstrip("x") if topology[0].isdigit() else topology.split(":")[0]
root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
with open(os.path.join(root, "lib", "CostModel", "hardware", name + ".json")) as file:
    hardware = json.load(file)
figures = {**hardware["figures"], **hardware["software"][software]["figures"]}
scales = [(figure, 0.5) for figure in figures]


def simulate(folder, options):
    stats = os.path.join(folder, "stats.json")
    done = subprocess.run([os.path.join(binaries, "gspmd-simulate"), program, "--topology", topology, "--software", software,
                           "--stats", stats, *options], capture_output=True, text=True)
    if done.returncode not in (0, 3):  # 3: out of memory
        sys.exit(done.stderr)
    with open(stats) as file:
        return json.load(file)


differences = numbers = 0
with tempfile.TemporaryDirectory() as folder:
    points = [{"scale": {}}] + [{"scale": {figure: factor}} for figure, factor in scales]
    for order in (points, points[::-1]):
        path = os.path.join(folder, "points.json")
        with open(path, "w") as file:
            json.dump(order, file)
        swept = simulate(folder, ["--sweep", path])["sweep"]
        if order is points:
            single = {}
        for point in swept:
            if "is a count and cannot be scaled" in point.get("error", ""):
                continue
            numbers += 1
            scale = point["scale"]
            key = json.dumps(scale)
            if key not in single:
                single[key] = simulate(folder, [f"--hardware-scale={figure}={factor}" for figure, factor in scale.items()])
            expected = single[key]
            if "error" in point:
                sys.exit(f"{scale}: {point['error']}")
            if (point["step_seconds"], point["peak_bytes"]) != (expected["step_seconds"], expected["peak_bytes"]):
                differences += 1
                print(scale, point["step_seconds"], expected["step_seconds"], point["peak_bytes"], expected["peak_bytes"])
    print(f"{numbers} points, {differences} differ")

"""A sweep over batches and costs of chips: writes its points, or checks the results.

    batches.py FOLDER HARDWARE     # FOLDER/batches.json, FOLDER/rented.json
    batches.py FOLDER --check      # FOLDER/batches.out.json, FOLDER/sweep.html
"""
import json
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
if sys.argv[2] != "--check":
    hardware = json.loads(pathlib.Path(sys.argv[2]).read_text())
    hardware["figures"]["chip_hour_price"] = {"value": 3.6, "unit": "per hour", "source": "made up"}
    (folder / "rented.json").write_text(json.dumps(hardware))
    (folder / "batches.json").write_text(json.dumps([
        {}, {"program": str(folder / "twice.mlir"), "step_tokens": 8192}, {"topology": str(folder / "rented.json") + ":2x4"}]))
    sys.exit()

out = json.loads((folder / "batches.out.json").read_text())["sweep"]
once, twice, rented = out
for point, tokens in ((once, 4096), (twice, 8192), (rented, 4096)):
    each = tokens / point["step_seconds"] / 8
    assert abs(point["tokens_per_second_and_chip"] / each - 1) < 1e-9, point
# Eight chips at 3.6 an hour: 0.008 a second.
assert abs(rented["step_price"] / (0.008 * rented["step_seconds"]) - 1) < 1e-9, rented
assert "step_price" not in once
assert 1.3 < twice["step_seconds"] / once["step_seconds"] < 2.1, (once, twice)
page = (folder / "sweep.html").read_text()
data = json.loads(re.search(r'<script id="data"[^>]*>(.*?)</script>', page, re.S).group(1))
assert data["sweep"] == out

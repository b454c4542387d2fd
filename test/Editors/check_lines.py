"""Compares the figures of a script's lines with the prediction of its program.

    python check_lines.py LINES.json train.py
"""

import json
import sys

from gspmd.report import largest_sharded

with open(sys.argv[1]) as file:
    found = json.loads(file.read().splitlines()[-1])
with open(sys.argv[2]) as file:
    script = file.read().splitlines()
sys.argv = sys.argv[:2] + sys.argv[2:3]
_, program = largest_sharded(sys.argv[2], [])
step = program.simulate("v4:2x2x2")
assert found["step_seconds"] == step.step_seconds and found["peak_bytes"] == step.peak_bytes
lines = {figures["line"]: figures for figures in found["lines"]}
loss = next(i for i, line in enumerate(script, 1) if "jnp.mean(jnp.tanh" in line)
expected = sum(c.bytes for c in step.collectives if c.source.split(":")[-2:-1] == [str(loss)])
assert lines[loss]["bytes"] == expected > 0, (lines, expected)
assert sum(figures["seconds"] for figures in lines.values()) <= step.step_seconds * (1 + 1e-9)
print("lines: passed")

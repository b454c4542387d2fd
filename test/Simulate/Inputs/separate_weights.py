"""usage: separate_weights.py STACKS.json LAYERS.json HARDWARE.json

Checks the kernels and the wait for the gradients of two profiles of one step, the second one with separate weights.
"""

import json
import pathlib
import sys

stacks, layers, hardware = (json.loads(pathlib.Path(p).read_text()) for p in sys.argv[1:])
LATENCY = hardware["figures"]["kernel_latency"]["value"]
ITERATIONS = 4


def seconds(stats, name):
    """Returns the seconds of each kernel of that name in all iterations, without its launch."""
    return sorted(e["seconds"] - ITERATIONS * LATENCY for e in stats["longest_events"]
                  if e["name"] == name and e["count"] == ITERATIONS
                  and e["kind"] != "scalar")


adds, copies = seconds(stacks, "add"), seconds(stacks, "dynamic_slice")
assert len(adds) == 2 and len(copies) == 1 and adds[0] > 1e-4 and copies[0] > 1e-4, (adds, copies)
gradient, other = seconds(layers, "add")
assert abs(gradient) < 1e-9 and other == max(adds[0], other) and other > 1e-4, (gradient, other)
assert abs(seconds(layers, "dynamic_slice")[0]) < 1e-9

reductions = [next(c for c in stats["collectives_by_axes"] if c["kind"] == "reduce_scatter") for stats in (stacks, layers)]
duration = reductions[0]["seconds"]
assert reductions[1]["seconds"] == duration, reductions
assert abs(reductions[0]["exposed_seconds"] / duration - 1) < 1e-6, reductions
bucket = hardware["software"]["nemo"]["figures"]["bucket_bytes"]["value"]
expected = duration * bucket / (8192 * 8192 * 4)
backward = 2 / 3 * sum(e["seconds"] for e in layers["longest_events"] if e["count"] == ITERATIONS) / ITERATIONS
assert backward > duration, "the backward pass is long enough for the reduction"
assert abs(reductions[1]["exposed_seconds"] / expected - 1) < 1e-6, (reductions, expected)

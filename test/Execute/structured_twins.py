"""Models in linalg and tensor against their StableHLO form.

    python structured_twins.py GSPMD_RUN GSPMD_OPT FOLDER [MODEL...]

Each model is defined once and written in both dialects. Both are partitioned and run
on the same random inputs: the results agree with the unpartitioned program's
(`--check`) and with each other's, the same collectives move the same bytes, and
no op of StableHLO is in the partitioned linalg program. Prints a line for each
model.

Pads are ops of their own in both, as linalg's windows have no padding. StableHLO's
convolutions, which have, move fewer bytes where they pad themselves.
"""

import json
import os
import subprocess
import sys

import numpy

from stablehlo_writer import Stablehlo
from structured_writers import Linalg


def mlp(w):
    """Batches along x, features along y: one all-reduce a layer."""
    x = w.argument([16, 32], ["x", ""])
    for _ in range(2):
        up = w.argument([32, 64], ["", "y"])
        down = w.argument([64, 32], ["y", ""])
        x = w.add(x, w.matmul(w.relu(w.matmul(x, up)), down))
    return x, ["x", ""]


def attention(w):
    """Heads along y."""
    q, k, v = [w.argument([4, 12, 8], ["y", "x", ""]) for _ in range(3)]
    scores = w.matmul(q, w.transpose(k, [0, 2, 1]))
    most = w.repeat(w.reduce(scores, 2, "maximum"), 2, 12)
    weights = w.exp(w.subtract(scores, most))
    total = w.repeat(w.reduce(weights, 2, "add"), 2, 12)
    return w.matmul(w.divide(weights, total), v), ["y", "x", ""]


def resnet_block(w):
    """Rows of the images along x: borders move."""
    x = w.argument([2, 16, 10, 4], ["y", "x", "", ""])
    first = w.conv(x, w.argument([3, 3, 4, 4]), pad=1)
    second = w.conv(w.relu(first), w.argument([3, 3, 4, 4]), pad=1)
    return w.relu(w.add(x, second)), ["y", "x", "", ""]


def depthwise_network(w):
    x = w.argument([2, 16, 8, 6], ["y", "x", "", ""])
    for _ in range(2):
        x = w.relu(w.depthwise(x, w.argument([3, 3, 6]), pad=1))
        x = w.relu(w.conv(x, w.argument([1, 1, 6, 6]), pad=0))
    return x, ["y", "x", "", ""]


def pooled_network(w):
    """Uneven: 13 rows in four shards, windows with a stride of two."""
    x = w.argument([2, 13, 9, 3], ["y", "x", "", ""])
    x = w.relu(w.conv(x, w.argument([2, 2, 3, 5]), pad=0))
    return w.maxpool(x, 3, 2), ["y", "x", "", ""]


def resnet_block_gradient(w):
    """By hand: of the input, where windows need halos, and of a kernel, whose
    partial sums on all devices are added."""
    sharding = ["y", "x", "", ""]
    x, k = w.argument([2, 16, 10, 4], sharding), w.argument([3, 3, 4, 4])
    second, gradient = w.argument([3, 3, 4, 4]), w.argument([2, 16, 10, 4], sharding)
    first = w.conv(x, k, pad=1)
    hidden = w.relu(first)
    total = w.add(x, w.conv(hidden, second, pad=1))
    gradient = w.relu_gradient(total, gradient)
    inner = w.relu_gradient(first, w.conv_to_input(gradient, second, pad=1))
    of_kernel = w.conv_to_kernel(x, inner, pad=1)
    of_input = w.add(gradient, w.conv_to_input(inner, k, pad=1))
    w.also(of_kernel, ["", "", "", ""])
    return of_input, sharding


def lstm(w):
    """A loop over time: batches along x, the state's features along y."""
    steps, batch, features, hidden = 5, 8, 6, 12
    x = w.argument([steps, batch, features], ["", "x", ""])
    h, c = [w.argument([batch, hidden], ["x", "y"]) for _ in range(2)]
    weights = [(w.argument([features, hidden], ["", "y"]),
                w.argument([hidden, hidden], ["", "y"])) for _ in range(4)]
    outputs = w.full([steps, batch, hidden], "0.0")

    def step(position, carried):
        h, c, outputs = carried
        now = w.row(x, position)
        gates = [w.add(w.matmul(now, of_x), w.matmul(h, of_h))
                 for of_x, of_h in weights]
        kept = w.multiply(w.logistic(gates[0]), c)
        c = w.add(kept, w.multiply(w.logistic(gates[1]), w.tanh(gates[2])))
        h = w.multiply(w.logistic(gates[3]), w.tanh(c))
        return [h, c, w.set_row(outputs, position, h)]

    return w.loop(steps, [h, c, outputs], step)[2], ["", "x", "y"]


def unet(w):
    """Down, up, and a skip connection: rows of the images along x."""
    sharding = ["y", "x", "", ""]
    x = w.argument([2, 16, 8, 4], sharding)
    before = w.relu(w.conv(x, w.argument([3, 3, 4, 6]), pad=1))
    low = w.maxpool(before, 2, 2)
    low = w.relu(w.conv(low, w.argument([3, 3, 6, 6]), pad=1))
    high = w.repeat(w.repeat(low, 2, 2), 4, 2)
    high = w.collapse(high, [[0], [1, 2], [3, 4], [5]])
    joined = w.concatenate(before, high, 3)
    return w.conv(joined, w.argument([3, 3, 12, 4]), pad=1), sharding


MODELS = {model.__name__: model for model in (
    mlp, attention, resnet_block, resnet_block_gradient, depthwise_network,
    pooled_network, lstm, unet)}


def run(gspmd_run, folder, name, text):
    path = os.path.join(folder, name)
    with open(path + ".mlir", "w") as f:
        f.write(text)
    subprocess.run([gspmd_run, path + ".mlir", "--check", "--random-inputs", "1",
                    "--stats", path + ".json", "--outputs", path + ".npz"],
                   check=True, capture_output=True, text=True)
    with open(path + ".json") as f:
        return json.load(f)["collectives"], numpy.load(path + ".npz")


def compare(gspmd_run, gspmd_opt, folder, name):
    stats, outputs = [], []
    for writer in (Linalg, Stablehlo):
        w = writer('"x"=4, "y"=2')
        text = w.text(*MODELS[name](w))
        own, values = run(gspmd_run, folder,
                          "%s.%s" % (name, writer.__name__.lower()), text)
        stats.append(own)
        outputs.append(values)
    for key in outputs[0].files:
        # Sums of large numbers that cancel are as exact as these are.
        most = numpy.abs(outputs[1][key]).max()
        numpy.testing.assert_allclose(outputs[0][key], outputs[1][key], rtol=0,
                                      atol=1e-6 * most)
    partitioned = subprocess.run(
        [gspmd_opt, "--gspmd-partition",
         os.path.join(folder, name + ".linalg.mlir")], check=True,
        capture_output=True, text=True).stdout
    faults = []
    if stats[0] != stats[1]:
        faults.append("collectives differ: %s and %s" % tuple(stats))
    if "stablehlo." in partitioned:
        faults.append("StableHLO is in the partitioned program")
    total = sum(kind["bytes"] for kind in stats[0].values()
                if isinstance(kind, dict))
    print("%s: %s, %d bytes%s" % (name, ", ".join(sorted(stats[0])), total,
                                  "".join("; " + fault for fault in faults)))
    return not faults


def main():
    gspmd_run, gspmd_opt, folder = sys.argv[1:4]
    os.makedirs(folder, exist_ok=True)
    right = [compare(gspmd_run, gspmd_opt, folder, name)
             for name in sys.argv[4:] or MODELS]
    print("%d models, %d differ" % (len(right), right.count(False)))
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())

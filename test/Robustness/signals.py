"""A search that is interrupted writes the best result so far and reports it; temporary
files are removed."""

import json
import os
import random
import signal
import time

from check_robustness import finish
from inputs import PROGRAM

# Products of different shapes, so that no layer repeats another one: their search takes
# several times as long as the wait before the signal.
NUM_LAYERS = 96


def searched(num_layers=NUM_LAYERS):
    sizes = [512 + 64 * (i % 37) for i in range(num_layers + 1)]
    weights = ", ".join("%%w%d: tensor<%dx%dxf32>" % (i, *sizes[i:i + 2]) for i in range(num_layers))
    layers = "".join(
        "  %%m%d = stablehlo.dot_general %%m%d, %%w%d, contracting_dims = [1] x [0] : "
        "(tensor<512x%dxf32>, tensor<%dx%dxf32>) -> tensor<512x%dxf32>\n" % (
            i + 1, i, i, sizes[i], sizes[i], sizes[i + 1], sizes[i + 1])
        for i in range(num_layers))
    return "func.func @main(%%m0: tensor<512x%dxf32>, %s) -> tensor<512x%dxf32> {\n%s  return %%m%d : tensor<512x%dxf32>\n}\n" % (
        sizes[0], weights, sizes[-1], layers, num_layers, sizes[-1])


def problem(count, choices):
    """A random selection problem that is not solved exactly at once."""
    rng = random.Random(7)
    nodes = {"intervals": [[0, 10]] * count,
             "costs": [[rng.randrange(1000) for _ in range(choices)] for _ in range(count)],
             "usages": [[rng.randrange(1000) for _ in range(choices)] for _ in range(count)]}
    pairs = [[rng.randrange(count), rng.randrange(count)] for _ in range(count * 4)]
    pairs = [sorted(pair) for pair in pairs if pair[0] != pair[1]]
    edges = {"nodes": pairs, "costs": [[rng.randrange(1000) for _ in range(choices ** 2)]
                                       for _ in pairs]}
    return json.dumps({"problem": {"name": "random", "nodes": nodes, "edges": edges,
                                   "usage_limit": 450 * count}})


def interrupt(tools, number, *command):
    """Runs a command for two seconds, sends it a signal and returns how it ended."""
    process = tools.start(*command)
    time.sleep(2)
    begin = time.monotonic()
    os.kill(process.pid, number)  # Popen's methods would reap it, and so its usage
    result = finish(process, begin)
    assert result.seconds < 30, result
    return result


def check_search_of_a_problem(tools):
    path = tools.write("problem.json", problem(400, 8))
    for number in (signal.SIGINT, signal.SIGTERM):
        name = signal.Signals(number).name
        result = interrupt(tools, number, "gspmd-search", "--problem", path,
                           "--time-limit", "600")
        assert result.code == 128 + number, result
        assert "stopped by %s: this is the best choice so far" % name in result.out, result
        choice = json.loads(result.out.splitlines()[-1])
        assert len(choice) == 400, result


def check_search_of_a_program(tools):
    path = tools.write("searched.mlir", searched())
    found, stats = tools.path("found.mlir"), tools.path("stats.json")
    result = interrupt(tools, signal.SIGINT, "gspmd-search", path, "--topology", "v4:4x4x2",
                       "--time-limit", "600", "-o", found, "--stats", stats)
    assert result.code == 128 + signal.SIGINT, result
    assert "stopped by SIGINT: this is the best result so far" in result.out, result
    with open(stats, encoding="utf-8") as file:
        assert json.load(file)["stopped_by_clock"] is True
    checked = tools.run("gspmd-opt", found)
    assert checked.code == 0, checked


def check_search_of_a_large_program(tools):
    """Without a result within 10 s of the signal, the search ends with a message."""
    path = tools.write("large.mlir", searched(2000))
    process = tools.start("gspmd-search", path, "--topology", "v4:4x4x4", "--time-limit", "600")
    time.sleep(6)
    begin = time.monotonic()
    os.kill(process.pid, signal.SIGTERM)
    result = finish(process, begin)
    assert result.seconds < 15, result
    # Before the search begins, the signal has its default effect.
    assert result.code in (128 + signal.SIGTERM, -signal.SIGTERM), result


def check_search_of_a_pipeline(tools):
    """A signal ends the search after the candidate that is simulated."""
    weights = ", ".join("%%w%d: tensor<1024x1024xbf16>" % i for i in range(64))
    lines = ["func.func @main(%%h0: tensor<4096x1024xbf16> {sharding.microbatch = 0 : i64}, %s) "
             "-> tensor<4096x1024xbf16> {" % weights]
    lines += ["%%h%d = stablehlo.dot_general %%h%d, %%w%d, contracting_dims = [1] x [0] : "
              "(tensor<4096x1024xbf16>, tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16>"
              % (i + 1, i, i) for i in range(64)]
    lines += ["return %h64 : tensor<4096x1024xbf16>", "}", ""]
    path = tools.write("stages.mlir", "\n".join(lines))
    counts = ",".join(str(2 << (i % 8)) for i in range(400))
    for number in (signal.SIGINT, signal.SIGTERM):
        result = interrupt(tools, number, "gspmd-search", path, "--topology", "v5p:2x1x1",
                           "--microbatches", counts, "--stages", "2")
        assert result.code == 128 + number, result
        stopped = "stopped by %s" % signal.Signals(number).name
        assert stopped + ": this is the best result so far, of" in result.out, result
        assert "found: --pipeline-schedule=" in result.out, result


def coloring(count, colors, degree):
    """A problem whose choices are colors of a graph, in which neighbors have different ones."""
    rng = random.Random(7)
    pairs = sorted({tuple(sorted(rng.sample(range(count), 2)))
                    for _ in range(count * degree // 2)})
    prohibited = 10 ** 18
    costs = [prohibited if a == b else 0 for a in range(colors) for b in range(colors)]
    nodes = {"intervals": [[0, 1]] * count, "costs": [[0] * colors] * count,
             "usages": [[0] * colors] * count}
    return json.dumps({"problem": {"name": "coloring", "nodes": nodes, "usage_limit": 1, "edges": {
        "nodes": pairs, "costs": [costs] * len(pairs)}}})


def check_search_without_a_choice(tools):
    """The message of a search that found nothing states what ended it."""
    path = tools.write("problem.json", coloring(400, 4, 12))
    message = "no choice without prohibited combinations was found; stopped "
    result = tools.run("gspmd-search", "--problem", path, "--time-limit", "1")
    assert result.code == 1 and message + "at the time limit" in result.err, result
    result = interrupt(tools, signal.SIGTERM, "gspmd-search", "--problem", path,
                       "--time-limit", "600")
    assert result.code == 128 + signal.SIGTERM, result
    assert message + "by SIGTERM" in result.err, result


def check_temporary_files(tools):
    """A signal at any time of a run leaves the old or the new file of results."""
    program = tools.write("large.mlir", PROGRAM.replace("32x", "%dx" % (1 << 24)))
    for delay in (0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.4, 1.8, 2.3):
        process = tools.start("gspmd-run", program, "--random-inputs", "1", "--outputs",
                              tools.path("out.npz"))
        time.sleep(delay)
        os.kill(process.pid, signal.SIGTERM)
        result = finish(process, time.monotonic())
        assert result.code in (0, -signal.SIGTERM), result
        left = set(os.listdir(tools.folder)) - {"large.mlir", "out.npz", ".cache"}
        assert not left, left

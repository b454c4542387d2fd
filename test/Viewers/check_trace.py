"""Checks traces of several devices.   python check_trace.py PROGRAM..."""

import json
import sys
from collections import defaultdict

import numpy as np

import gspmd
from gspmd.viewers.devices import block, group_key, parse_axes, transfers


def check_groups():
    """Positions in groups against a reshape and a transpose of all device numbers."""
    mesh = {"a": 2, "b": 12, "c": 3}
    devices = [tuple(int(i) for i in index) for index in np.ndindex(*mesh.values())]
    # Axis b as digits 2 x 3 x 2: "b":(2)3 is the middle one.
    digits = np.arange(72).reshape(2, 2, 3, 2, 3)
    for axes, positions in (('"c"', (4,)), ('"b"', (1, 2, 3)), ('"b":(2)3', (2,)), ('"c", "b":(1)2', (4, 1)),
                            ('"b":(6)2, "a"', (3, 0))):
        rest = [dim for dim in range(5) if dim not in positions]
        expected = digits.transpose(rest + list(positions))
        expected = expected.reshape(-1, int(np.prod([digits.shape[dim] for dim in positions])))
        groups = defaultdict(dict)
        for number, coordinates in enumerate(devices):
            key, position = group_key(coordinates, parse_axes(axes, mesh), mesh)
            groups[key][position] = number
        found = sorted([group[i] for i in range(len(group))] for group in groups.values())
        assert found == sorted(expected.tolist()), axes
        ring = transfers("all_gather", axes, mesh, devices)
        assert sorted(ring) == sorted((group[i - 1], group[i]) for group in found for i in range(len(group))), axes
        pairs = transfers("all_to_all", axes, mesh, devices)
        assert sorted(pairs) == sorted((s, r) for group in found for s in group for r in group if s != r), axes
    assert transfers("collective_permute", '"c"', mesh, devices) == []
    assert list(block([8, 4], 6)) == [(i, j) for i in range(3) for j in range(2)]
    assert list(block([1, 2], 100)) == [(0, 0), (0, 1)]


def check_names():
    """Names of axes with the characters of the notation; one that is too long has no flow events."""
    for name in ('a"b, "c\\d":(2)2', "\u202e\n", "x" * 10**6):
        quoted = "".join("\\%02X" % byte for byte in name.encode())
        step = gspmd.load("""sharding.mesh @mesh = <["c"=2, "%s"=4]>
func.func @main(%%a: tensor<64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"%s"}]>})
    -> (tensor<64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>}) {
  return %%a : tensor<64xf32>
}""" % (quoted, quoted)).simulate("v4:2x2x2")
        events = json.loads(step.trace(devices=8))["traceEvents"]
        senders = sum(event["ph"] == "s" for event in events)
        assert senders == (0 if len(name) > 100 else 8), (name[:100], senders)


def check_trace(path):
    step = gspmd.load(path).simulate("v4:2x2x2")
    one = json.loads(step.trace())["traceEvents"]
    drawn = json.loads(step.trace(devices=8))["traceEvents"]
    slices = defaultdict(list)
    for event in drawn:
        if event["ph"] == "X":
            slices[event["pid"], event["tid"]].append((event["ts"], event["ts"] + event["dur"], event["name"]))
    count = sum(event["ph"] in ("X", "b") for event in one)
    assert sum(map(len, slices.values())) == 8 * count
    names = {e["args"]["name"] for e in drawn if e["ph"] == "M" and e["name"] == "process_name"}
    assert "device 7 (x=3, y=1) of v4:2x2x2, predicted" in names, names
    # Each row is a stack, as trace viewers require.
    for row in slices.values():
        stack = []
        for begin, end, _ in sorted(row, key=lambda each: (each[0], -each[1])):
            while stack and stack[-1] <= begin + 1e-6:
                stack.pop()
            assert not stack or end <= stack[-1] + 1e-6
            stack.append(end)
    # Each flow begins and ends in a collective of its name, on different devices.
    begins = {e["id"]: e for e in drawn if e["ph"] == "s"}
    ends = {e["id"]: e for e in drawn if e["ph"] == "f"}
    assert begins.keys() == ends.keys() and len(begins) > 0
    for number, begin in begins.items():
        end = ends[number]
        assert begin["pid"] != end["pid"] and (begin["cat"], begin["name"]) == (end["cat"], end["name"])
        for event in (begin, end):
            assert any(first <= event["ts"] <= last and name == event["name"]
                       for first, last, name in slices[event["pid"], event["tid"]]), event
    rings = sum(e["ph"] == "b" and e["name"] in ("all_gather", "all_reduce", "reduce_scatter") for e in one)
    sent = sum(e["name"] in ("all_gather", "all_reduce", "reduce_scatter") for e in begins.values())
    assert sent == 8 * rings, (sent, rings)


check_groups()
check_names()
for program in sys.argv[1:]:
    check_trace(program)
print("trace: passed")

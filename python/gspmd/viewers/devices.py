"""The trace of a step for several devices, with a flow event for what each one sends."""

from __future__ import annotations

import itertools
import json
import math
import re
from typing import Any, Iterator, Optional

from gspmd._support.errors import InputError
from gspmd._support.text import displayed, shortened
from gspmd.simulation import Simulation
from gspmd.viewers import timeline

_MAX_DEVICES = 256
_MAX_EVENTS = 1_000_000
_MAX_NAME = 200  # characters of an axis in the name of a device
#: The numbers of a process's threads: loops, cores, then the rows of the links.
_LOOPS, _CORES, _LINKS = 0, 1, 2

Coordinates = tuple[int, ...]
#: The name of an axis, the product of its sub-axes before this one, and the size of this one.
SubAxis = tuple[str, int, int]


def device_trace(simulation: Simulation, devices: int) -> str:
    """Returns the timeline of `devices` devices as JSON for Perfetto or chrome://tracing,
    with a flow event from the collective of each sender to that of its receiver.

    devices: the largest number of devices that are drawn. They form a block of the mesh that is
        about equally long along each axis (see `block`).

    Devices execute one program in lockstep, so the times of all are equal. Gathers,
    reductions and scatters send along a ring of their group, an all-to-all sends to each
    member. A collective_permute has no flow events, because the timeline does not have its pairs,
    and neither has a collective over axes with names of some thousand characters.
    Flow events to devices that are not drawn are omitted. Raises InputError if `devices` is out
    of range or the step has too many events to be drawn so often.
    """
    if not 1 <= devices <= _MAX_DEVICES:
        raise InputError("error: expected 1 to %d devices of a trace, found %d"
                         % (_MAX_DEVICES, devices))
    step = timeline.read(simulation)
    mesh = {axis["axis"]: int(axis["size"]) for axis in simulation.data["placement"]}
    drawn = list(block(list(mesh.values()), devices))
    if len(drawn) * len(step.events) > _MAX_EVENTS:
        raise InputError("error: %d devices with %d events each are more than the %d events of a "
                         "trace; draw fewer devices" % (len(drawn), len(step.events), _MAX_EVENTS))
    events: list[dict[str, Any]] = []
    for process, coordinates in enumerate(drawn):
        events += _names(process, mesh, coordinates, simulation.topology)
    lanes, used_rows = timeline.Lanes(), 0
    flow = 0
    for event in step.events:
        thread = _LOOPS if event.track == timeline.CONTROL else _CORES
        if event.track == timeline.LINKS:
            row = lanes.place(event.begin, event.end)
            used_rows, thread = max(used_rows, row + 1), _LINKS + row
        for process in range(len(drawn)):
            events.append({"ph": "X", "pid": process, "tid": thread, "cat": event.kind,
                           "name": event.name, "ts": event.begin, "dur": event.duration,
                           "args": event.arguments})
        if event.track != timeline.LINKS:
            continue
        for sender, receiver in transfers(event.name, event.arguments.get("axes", ""), mesh, drawn):
            flow += 1
            common = {"cat": "transfer", "name": event.name, "id": flow, "tid": thread}
            # The flow begins in the sender's slice and ends in the receiver's.
            events.append({**common, "ph": "s", "pid": sender, "ts": event.begin})
            events.append({**common, "ph": "f", "bp": "e", "pid": receiver,
                           "ts": event.begin + 0.999 * event.duration})
    for process, row in itertools.product(range(len(drawn)), range(used_rows)):
        events.append({"ph": "M", "pid": process, "tid": _LINKS + row, "name": "thread_name",
                       "args": {"name": "links" if row == 0 else "links %d" % (row + 1)}})
    for process, (time, size) in itertools.product(range(len(drawn)), step.memory):
        events.append({"ph": "C", "pid": process, "name": "memory", "ts": time,
                       "args": {"bytes": size}})
    return json.dumps({"displayTimeUnit": "ms", "traceEvents": events}, separators=(",", ":")) + "\n"


def _names(process: int, mesh: dict[str, int], coordinates: Coordinates,
           topology: str) -> Iterator[dict[str, Any]]:
    device = _number(list(mesh.values()), coordinates)
    place = ", ".join("%s=%d" % (displayed(shortened(axis, _MAX_NAME)), coordinate)
                      for axis, coordinate in zip(mesh, coordinates))
    name = "device %d%s of %s, predicted" % (device, " (%s)" % place if place else "", topology)
    yield {"ph": "M", "pid": process, "name": "process_name", "args": {"name": name}}
    yield {"ph": "M", "pid": process, "name": "process_sort_index", "args": {"sort_index": device}}
    for thread, text in ((_LOOPS, "loops and branches"), (_CORES, "cores")):
        yield {"ph": "M", "pid": process, "tid": thread, "name": "thread_name",
               "args": {"name": text}}


def _number(sizes: list[int], coordinates: Coordinates) -> int:
    number = 0
    for size, coordinate in zip(sizes, coordinates):
        number = number * size + coordinate
    return number


def block(sizes: list[int], devices: int) -> Iterator[Coordinates]:
    """Returns the coordinates of at most `devices` devices: a block of a mesh of these sizes
    whose shortest side grows first."""
    sides = [1] * len(sizes)
    while True:
        others = [(sides[i], i) for i in range(len(sizes)) if sides[i] < sizes[i] and
                  math.prod(sides) // sides[i] * (sides[i] + 1) <= devices]
        if not others:
            return itertools.product(*map(range, sides))
        sides[min(others)[1]] += 1


def parse_axes(axes: str, mesh: dict[str, int]) -> Optional[list[SubAxis]]:
    """Returns the axes that the trace prints as `"x", "y":(1)2`, where "y":(1)2 is the sub-axis of
    size 2 after the first 1 of "y". Quotes in names are not escaped, so names are those of the mesh.
    None if the trace has shortened the names."""
    shown = {displayed(name): name for name in mesh}
    names = "|".join(map(re.escape, sorted(shown, key=len, reverse=True)))
    axis = re.compile(r'"(%s)"(?::\((\d+)\)(\d+))?(?:, (?=")|$)' % names, re.DOTALL)
    result, at = [], 0
    while at < len(axes):
        found = axis.match(axes, at)
        if not found:
            return None
        name = shown[found[1]]
        result.append((name, int(found[2] or 1), int(found[3] or mesh[name])))
        at = found.end()
    return result


def group_key(coordinates: Coordinates, axes: list[SubAxis],
              mesh: dict[str, int]) -> tuple[Any, int]:
    """Returns what identifies the group of a device, and its index in the group."""
    rest, member = list(coordinates), 0
    names = list(mesh)
    for name, before, size in axes:
        axis = names.index(name)
        # The digit of the coordinate that the sub-axis selects.
        unit = mesh[name] // (before * size)
        digit = coordinates[axis] // unit % size
        rest[axis] -= digit * unit
        member = member * size + digit
    return tuple(rest), member


def transfers(kind: str, text: str, mesh: dict[str, int],
              drawn: list[Coordinates]) -> list[tuple[int, int]]:
    """Returns pairs of a sender and a receiver, indices of `drawn`. `text` has the axes."""
    axes = None if kind == "collective_permute" else parse_axes(text, mesh)
    if axes is None:
        return []
    groups: dict[Any, dict[int, int]] = {}
    for index, coordinates in enumerate(drawn):
        key, member = group_key(coordinates, axes, mesh)
        groups.setdefault(key, {})[member] = index
    pairs = []
    size = math.prod(size for _, _, size in axes)
    for members in groups.values():
        for member, sender in members.items():
            others = range(size) if kind in ("all_to_all", "ragged_all_to_all") \
                else [(member + 1) % size]
            pairs += [(sender, members[other]) for other in others
                      if other != member and other in members]
    return pairs

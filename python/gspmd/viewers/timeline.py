"""The events of a simulated step, read from its trace."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Iterator

from gspmd.simulation import Simulation

#: The names of the trace's threads, by number.
CONTROL, CORES, LINKS = range(3)


@dataclass
class Event:
    """One execution of a kernel, a collective or a loop; times are in microseconds."""
    name: str
    kind: str
    track: int
    begin: float
    duration: float
    arguments: dict[str, Any]
    #: Executions that this one stands for: the trace of a long step has only the first
    #: iteration of each loop.
    executions: float = 1

    @property
    def end(self) -> float:
        return self.begin + self.duration

    @property
    def source(self) -> str:
        """The source line of the op, or the scopes of its name; empty if neither is known."""
        return str(self.arguments.get("source", ""))


@dataclass
class Timeline:
    """The events of one device in the order of their begin, and its memory curve as pairs of
    a time in microseconds and the bytes from then on."""
    events: list[Event] = field(default_factory=list)
    memory: list[tuple[float, float]] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Whether every iteration of every loop is there."""
        return all(event.executions == 1 for event in self.events)


def read(simulation: Simulation) -> Timeline:
    """Returns the timeline of a simulated step."""
    timeline = Timeline()
    ends: dict[Any, Event] = {}
    for item in json.loads(simulation.trace())["traceEvents"]:
        phase = item["ph"]
        if phase == "C":
            timeline.memory.append((item["ts"], item["args"]["bytes"]))
        elif phase == "e":
            event = ends.pop(item["id"])
            event.duration = item["ts"] - event.begin
        elif phase in ("X", "b"):
            event = Event(item["name"], item["cat"], item["tid"], item["ts"],
                          item.get("dur", 0.0), item["args"])
            timeline.events.append(event)
            if phase == "b":
                ends[item["id"]] = event
    timeline.events.sort(key=lambda event: (event.begin, event.track, -event.duration))
    _count_executions(timeline.events)
    return timeline


def _count_executions(events: list[Event]) -> None:
    """Sets the executions of the events of loops of which not every iteration is drawn."""
    enclosing: list[Event] = []
    for event in events:
        middle = event.begin + event.duration / 2
        while enclosing and middle >= enclosing[-1].end:
            enclosing.pop()
        if enclosing:
            loop = enclosing[-1]
            event.executions = loop.executions * loop.arguments["iterations"] / \
                loop.arguments["drawn_iterations"]
        if event.track == CONTROL and event.duration > 0:
            enclosing.append(event)


@dataclass
class Lanes:
    """Rows of a track on which intervals do not overlap."""
    ends: list[float] = field(default_factory=list)

    def place(self, begin: float, end: float) -> int:
        """Returns the first row that is free from `begin` on, and occupies it until `end`.
        Calls are in the order of `begin`."""
        for row, occupied in enumerate(self.ends):
            if occupied <= begin + 1e-6 * max(1.0, abs(begin)) * 1e-3:
                self.ends[row] = end
                return row
        self.ends.append(end)
        return len(self.ends) - 1


def waits(events: list[Event]) -> dict[int, list[tuple[float, float]]]:
    """Returns the intervals in which the cores are idle until a collective ends, by the index
    of its event. The intervals do not overlap."""
    collectives = sorted((event.end, index) for index, event in enumerate(events)
                         if event.track == LINKS)
    found: dict[int, list[tuple[float, float]]] = {}
    first = 0
    for begin, end in _idle(events):
        # A collective that ends before this interval ends before all later ones.
        while first < len(collectives) and collectives[first][0] <= begin:
            first += 1
        time = begin
        for until, index in collectives[first:]:
            start = max(time, events[index].begin)
            stop = min(until, end)
            if start < stop:
                found.setdefault(index, []).append((start, stop))
                time = stop
            if until >= end and events[index].begin <= time:
                break
    return found


def _idle(events: list[Event]) -> Iterator[tuple[float, float]]:
    """Yields the intervals in which the cores execute nothing, in order."""
    busy = 0.0
    for event in events:
        if event.track == CORES:
            if event.begin > busy:
                yield busy, event.begin
            busy = max(busy, event.end)
    last = max((event.end for event in events), default=0.0)
    if last > busy:
        yield busy, last

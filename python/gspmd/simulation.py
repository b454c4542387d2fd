"""A simulated step."""

from __future__ import annotations

import json
import math
import os
from ctypes import byref, c_int64
from dataclasses import dataclass
from typing import Any, Optional, Union

from gspmd._support.library import Handle, Sink, Text, check, lib, texts_of
from gspmd._support.text import displayed

_TABLE, _JSON, _TRACE, _PAGE = range(4)


@dataclass(frozen=True)
class Collective:
    """All collectives of a step with the same kind, axes and source line: their count,
    bytes of one device's results, seconds, and exposed seconds, in which cores wait."""
    kind: str
    axes: str
    source: str
    count: float
    bytes: float
    seconds: float
    exposed_seconds: float


class Simulation:
    """A simulated step on a topology. Seconds, bytes and FLOPs are those of one device.
    `str` returns the table of gspmd-simulate; a notebook shows the report."""

    def __init__(self, handle: Handle, program: str):
        self._handle, self._program = handle, program
        #: All figures, as `gspmd-simulate --stats` writes them (docs/simulator.md).
        self.data: dict[str, Any] = json.loads(self._print(_JSON))

    def __del__(self) -> None:
        if self._handle and self._handle.ptr:
            lib.SimulationDestroy(self._handle)

    def _print(self, form: int) -> str:
        sink, title = Sink(), Text(self._program)
        lib.SimulationPrint(self._handle, form, title.ref, sink.callback, None)
        return sink.text()

    @property
    def program(self) -> str:
        """The name of the program: the path of its file, or that of its module."""
        return self._program

    @property
    def topology(self) -> str:
        """The chips: "v4:2x2x2"."""
        return str(self.data["topology"])

    @property
    def step_seconds(self) -> float:
        """Duration of the step in seconds."""
        return float(self.data["step_seconds"])

    @property
    def hfu(self) -> float:
        """Hardware FLOPs utilization, 0 to 1: executed matrix FLOPs relative to the peak."""
        return float(self.data["hfu"])

    @property
    def mfu(self) -> float:
        """Model FLOPs utilization, 0 to 1: it excludes rematerialization."""
        return float(self.data["mfu"])

    @property
    def peak_bytes(self) -> float:
        """Memory of one device at its peak, in bytes."""
        return float(self.data["peak_bytes"])

    @property
    def capacity_bytes(self) -> float:
        """Memory capacity of one device, in bytes."""
        return float(self.data["capacity_bytes"])

    @property
    def fits(self) -> bool:
        """Whether peak memory is at most the capacity of a device."""
        return self.peak_bytes <= self.capacity_bytes

    @property
    def collectives(self) -> list[Collective]:
        """Collectives by kind, axes and source line, longest first."""
        return [Collective(c["kind"], c["axes"], c.get("location") or "", c["count"], c["bytes"],
                           c["seconds"], c["exposed_seconds"])
                for c in self.data["collectives_by_line"]]

    def table(self) -> str:
        """Returns the table of `gspmd-simulate`: time, collectives by kind, memory."""
        return displayed(self._print(_TABLE))

    __str__ = table

    def __repr__(self) -> str:
        return "<gspmd.Simulation %s on %s: %.4g s, HFU %.1f %%>" % (
            displayed(self._program), self.topology, self.step_seconds, 100 * self.hfu)

    def html(self) -> str:
        """Returns the report, one self-contained page."""
        return self._print(_PAGE)

    def trace(self, devices: int = 0) -> str:
        """Returns the timeline as JSON for Perfetto or chrome://tracing.

        devices: how many devices are drawn, each with flow events to those to which its
            collectives send; 0: one device without them.

        Raises InputError if `devices` is out of range.
        """
        if devices == 0:
            return self._print(_TRACE)
        from gspmd.viewers.devices import device_trace
        return device_trace(self, devices)

    def save_profile(self, folder: Union[str, "os.PathLike[str]"], run: str = "") -> str:
        """Writes the step as a profile that XProf and TensorBoard open, marked as
        predicted (docs/viewers.md), and returns the path of its file.

        folder: the log folder, which may have other profiles.
        run: the name of the run; default: the time.

        Raises InputError without the package protobuf (`gspmd[viewers]`), OSError if
        writing fails.
        """
        from gspmd.viewers.xplane import save_profile
        return save_profile(self, folder, run)

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the report (.html), the trace (.trace.json), the figures (.json) or
        else the table to the file at `path`, selected by its suffix. Raises OSError if
        that fails."""
        name = os.fspath(path)
        text = self.html() if name.endswith(".html") else \
            self.trace() if name.endswith(".trace.json") else \
            self._print(_JSON) if name.endswith(".json") else self.table()
        with open(path, "w") as f:
            f.write(text)

    def compare(self, other: "Simulation") -> str:
        """Returns a table of the figures of this and the `other` simulation, and their ratios."""
        rows = [("step", "s", self.step_seconds, other.step_seconds),
                ("HFU", "", self.hfu, other.hfu), ("MFU", "", self.mfu, other.mfu),
                ("compute", "s", self.data["compute_seconds"], other.data["compute_seconds"]),
                ("network", "s", self.data["network_seconds"], other.data["network_seconds"]),
                ("cores wait", "s", self.data["exposed_seconds"],
                 other.data["exposed_seconds"]),
                ("peak memory", "B", self.peak_bytes, other.peak_bytes)]
        lines = ["%-14s %12s %12s %8s" % ("", self.topology[-12:], other.topology[-12:], "ratio")]
        for name, unit, a, b in rows:
            lines.append("%-14s %12.5g %12.5g %8s" % (
                name + (" (%s)" % unit if unit else ""), a, b,
                "%.3f" % (b / a) if a else "-"))
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        from gspmd.notebook import frame
        return frame(self.html())


def num_devices(topology: str) -> int:
    """Returns the number of devices of a topology such as "v3:16x16". Raises InputError for
    another form, and for unknown hardware."""
    count = c_int64()
    text, = texts_of(topology=topology)
    check(lib.TopologyGetNumDevices(text.ref, byref(count)))
    return count.value


#: Devices are numbered in 32 bits; of more, the divisors would take long to find.
_MAX_DEVICES = 1 << 31


def default_topology(devices: int) -> Optional[str]:
    """Returns a v4 torus of `devices` chips that is as close to a cube as possible; None for
    more devices than a mesh may have."""
    if not 1 <= devices <= _MAX_DEVICES:
        return None
    small = [d for d in range(1, math.isqrt(devices) + 1) if devices % d == 0]
    divisors = [*small, *(devices // d for d in reversed(small) if d * d != devices)]
    best = None
    for a in divisors:
        if a ** 3 > devices:
            break
        # The largest second dimension leaves the smallest third one.
        b = next(d for d in reversed(divisors)
                 if d * d <= devices // a and (devices // a) % d == 0)
        c = devices // a // b
        if b >= a and (best is None or c < best[2]):
            best = (a, b, c)
    return "v4:%dx%dx%d" % best if best else None

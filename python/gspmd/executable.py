"""Compiled programs."""

from __future__ import annotations

from ctypes import byref
from typing import Any, Optional, Sequence

import numpy as np

from gspmd._support.arrays import Slot, tensors
from gspmd._support.conversion import int64_of
from gspmd._support.errors import InputError
from gspmd._support.library import Handle, Sink, check, context, lib


class AheadOfTimeExecutable:
    """A program that a plugin has compiled for a topology. `stats` has what gspmd-run --aot
    writes to --stats; `memory` and `costs` are of one device. `optimized_program` and
    `executable` are the plugin's bytes, empty unless they were requested."""

    def __init__(self, stats: dict[str, Any], optimized_program: bytes, executable: bytes):
        self.stats = stats
        self.memory: Optional[dict[str, int]] = stats["memory"]
        self.costs: dict[str, float] = stats["costs"]
        self.optimized_program = optimized_program
        self.executable = executable

    def __repr__(self) -> str:
        return "<gspmd.AheadOfTimeExecutable for %s, %d devices>" % (
            self.stats["topology"], self.stats["devices"])


class Executable:
    """A compiled program. `arguments` and `results` have name, dtype, global and local
    shape; `stats` has the statistics of the last run: collectives by kind (count,
    bytes), flops, peak_bytes of one device, compile_ms, run_ms."""

    def __init__(self, handle: Handle):
        self._handle = handle
        self.num_devices: int = lib.ExecutableGetNumDevices(handle)
        self.arguments = [Slot(lib.ExecutableGetArgument(handle, i),
                               lib.ExecutableGetArgumentTypeName(handle, i).text())
                          for i in range(lib.ExecutableGetNumArguments(handle))]
        self.results = [Slot(lib.ExecutableGetResult(handle, i),
                             lib.ExecutableGetResultTypeName(handle, i).text())
                        for i in range(lib.ExecutableGetNumResults(handle))]
        self.stats: dict[str, Any] = {}

    def __del__(self) -> None:
        if self._handle and self._handle.ptr:
            lib.ExecutableDestroy(self._handle)

    def convert(self, values: Sequence[Any]) -> list[np.ndarray]:
        """Converts `values`, one per argument, to arrays of the arguments' types and
        shapes; raises InputError for unsuitable values."""
        if len(values) != len(self.arguments):
            names = ", ".join(slot.name or "arg%d" % i
                              for i, slot in enumerate(self.arguments))
            raise InputError("error: the program takes %d arguments, not %d: %s"
                             % (len(self.arguments), len(values), names))
        return [slot.convert(value, i)
                for i, (slot, value) in enumerate(zip(self.arguments, values))]

    def run_flat(self, arrays: list[np.ndarray], poison: bool = False,
                 memory_limit: int = 0, repeat: int = 1) -> list[np.ndarray]:
        """Runs with `arrays`, global tensors from `convert`, and returns global tensors.

        poison: fill padding and fresh memory with NaNs.
        memory_limit: bytes of memory of one device; 0 is no limit.
        repeat: the number of runs; `stats` has the time of the fastest.

        Raises InputError for options that the engine does not support, and
        ExecutionError for errors on the devices.
        """
        import json
        results = [slot.empty() for slot in self.results]
        options, sink = lib.RunOptionsGetDefault(), Sink()
        options.poison = poison
        options.memory_limit = int64_of("memory_limit", memory_limit)
        options.repeat = int64_of("repeat", repeat)
        with context:
            check(lib.ExecutableRun(
                self._handle, len(arrays), tensors(self.arguments, arrays), len(results),
                tensors(self.results, results), byref(options), sink.callback, None))
        self.stats = json.loads(sink.text())
        return results

    def to_values(self, results: Sequence[np.ndarray]) -> list[np.ndarray]:
        """Returns the results of `run_flat`, in their shapes, in the types of the program:
        those of ml_dtypes where `run_flat` returns their storage. Raises InputError for a
        type that is stored in another one and has no array type."""
        return [slot.to_value(array) for slot, array in zip(self.results, results)]

    def result_name(self, index: int) -> str:
        """Returns the name of result `index` in messages: "0 (result['loss'])"."""
        name = self.results[index].name
        return "%d%s" % (index, " (%s)" % name if name else "")

    def differences(self, got: Sequence[np.ndarray], expected: Sequence[np.ndarray],
                    rtol: Optional[float] = None,
                    atol: Optional[float] = None) -> dict[int, str]:
        """Returns descriptions, by index, of results of `got` that differ from `expected`
        (both in order, in the shapes of the results) by more than `atol` + `rtol` *
        |expected|; None is the tolerance of the type."""
        found = {}
        for i, (slot, a, b) in enumerate(zip(self.results, got, expected)):
            sink = Sink()
            if lib.TensorCompare(
                    byref(slot.tensor(a)), byref(slot.tensor(b)), -1 if rtol is None else rtol,
                    -1 if atol is None else atol, None, sink.callback, None):
                found[i] = sink.text()
        return found

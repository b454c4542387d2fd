"""Predicted steps as profiles (XSpace messages), which XProf and TensorBoard open."""

from __future__ import annotations

import os
import re
import time
import zlib
from typing import Any, Iterable, Optional, Union

from gspmd._support.errors import InputError
from gspmd._support.text import displayed, shortened
from gspmd.simulation import Simulation
from gspmd.viewers import timeline
from gspmd.viewers.timeline import Event

_PROGRAM_ID = 1
#: The host of the profile, which XProf shows in its lists.
_HOST = "gspmd-predicted"
_MARK = "Predicted by gspmd's simulator: nothing in this profile was measured."
_PS_OF_US = 1e6
_MAX_NAME = 1000  # characters of a tensor's name or place

#: XLA's categories of the kinds of events; other kinds are their own category.
_CATEGORIES = {"matmul": "convolution fusion", "elementwise": "loop fusion", "loop": "while",
               "branch": "conditional", "copy": "data formatting"}
#: The numbers of element types in XLA's PrimitiveType.
_ELEMENT_TYPES = {"i1": 1, "i8": 2, "i16": 3, "i32": 4, "i64": 5, "ui8": 6, "ui16": 7, "ui32": 8,
                  "ui64": 9, "f16": 10, "f32": 11, "f64": 12, "bf16": 16, "f8E5M2": 19,
                  "f8E4M3FN": 20, "i4": 21, "ui4": 22}

Value = Union[str, int, float, bytes]


class _Plane:
    """A plane under construction: numbers the names of its statistics and events."""

    def __init__(self, space: Any, name: str):
        self.plane = space.planes.add(id=len(space.planes), name=name)
        self._stats: dict[str, int] = {}
        self._events: dict[Any, int] = {}

    def add_stats(self, owner: Any, stats: Iterable[tuple[str, Optional[Value]]]) -> None:
        """Adds the statistics whose value is not None."""
        for name, value in stats:
            if value is None:
                continue
            if name not in self._stats:
                self._stats[name] = len(self._stats) + 1
                metadata = self.plane.stat_metadata[self._stats[name]]
                metadata.id, metadata.name = self._stats[name], name
            stat = owner.stats.add(metadata_id=self._stats[name])
            if isinstance(value, str):
                stat.str_value = value
            elif isinstance(value, bytes):
                stat.bytes_value = value
            elif isinstance(value, float):
                stat.double_value = value
            else:
                stat.uint64_value = value

    def event(self, key: Any, name: str, display_name: str,
              stats: Iterable[tuple[str, Optional[Value]]]) -> int:
        """Returns the number of the metadata of events with this key."""
        if key not in self._events:
            number = self._events[key] = len(self._events) + 1
            metadata = self.plane.event_metadata[number]
            metadata.id, metadata.name, metadata.display_name = number, name, display_name
            self.add_stats(metadata, stats)
        return self._events[key]

    def line(self, name: str) -> Any:
        number = len(self.plane.lines) + 1
        return self.plane.lines.add(id=number, display_id=number, name=name, display_name=name)


def xspace(simulation: Simulation) -> bytes:
    """Returns the predicted step as a serialized XSpace: one device with its steps, modules and
    ops (FLOPs, bytes, categories and source lines), collectives that overlap computations on
    a line of their own, and a module whose buffers are the tensors at the peak of memory."""
    messages = _messages()
    space = messages.XSpace(hostnames=[_HOST], warnings=[_MARK])
    data = simulation.data
    plane = _Plane(space, "/device:TPU:0")
    plane.add_stats(plane.plane, [
        ("device_type_string", _device_type(str(data["hardware"]))),
        ("peak_teraflops_per_second", data["peak_flops"] * 1e-12),
        ("peak_hbm_bw_gigabytes_per_second", data["memory_bandwidth"] * 1e-9),
        ("predicted", _MARK), ("topology", simulation.topology)])
    module = _module_name(simulation)
    _add_step(plane, module, simulation.step_seconds)
    _add_ops(plane, module, timeline.read(simulation).events)
    metadata = _Plane(space, "/host:metadata")
    metadata.event(module, "%s(%d)" % (module, _PROGRAM_ID), module, [
        ("Hlo Proto", _memory_module(messages, module, simulation).SerializeToString())])
    return bytes(space.SerializeToString(deterministic=True))


def save_profile(simulation: Simulation, folder: Union[str, "os.PathLike[str]"],
                 run: str = "") -> str:
    """Writes the profile of a predicted step to a folder that XProf and TensorBoard open
    (`xprof --logdir FOLDER`), and returns the file's path. Raises OSError if that fails.

    folder: the log folder; others' profiles may be in it.
    run: the name of the run; default: today's time.
    """
    run = run or time.strftime("%Y_%m_%d_%H_%M_%S-predicted")
    path = os.path.join(os.fspath(folder), "plugins", "profile", run)
    os.makedirs(path, exist_ok=True)
    file = os.path.join(path, _HOST + ".xplane.pb")
    with open(file, "wb") as f:
        f.write(xspace(simulation))
    return file


def _messages() -> Any:
    try:
        from gspmd.viewers import messages
    except ImportError as error:
        raise InputError("error: profiles need the package protobuf: pip install "
                         "'gspmd[viewers]' (%s)" % error) from None
    return messages


def _device_type(hardware: str) -> str:
    """Returns XProf's name of the hardware: "TPU v4" for "v4"."""
    return "TPU " + hardware if re.match(r"v\d", hardware) else hardware


def _module_name(simulation: Simulation) -> str:
    name = os.path.basename(simulation.program).removesuffix(".mlir")
    return "predicted_" + (re.sub(r"\W", "_", name)[:80] or "program")


def _add_step(plane: _Plane, module: str, seconds: float) -> None:
    duration = round(seconds * 1e12)
    step = plane.line("Steps").events.add(
        metadata_id=plane.event("step", "0", "0", []), offset_ps=0, duration_ps=duration)
    plane.add_stats(step, [("group_id", 0), ("step_name", "0")])
    number = plane.event(("module", module), "%s(%d)" % (module, _PROGRAM_ID), module,
                         [("program_id", _PROGRAM_ID)])
    run = plane.line("XLA Modules").events.add(metadata_id=number, offset_ps=0,
                                               duration_ps=duration)
    plane.add_stats(run, [("run_id", 0), ("group_id", 0)])


def _add_ops(plane: _Plane, module: str, events: list[Event]) -> None:
    """Adds lines of the ops. Loops have a line of their own, so that the time of an op is
    counted once. Of collectives that overlap computations, the ops' line has only the
    times for which the cores wait."""
    ops, names = plane.line("XLA Ops"), _Names()
    control: Any = None
    waits = timeline.waits(events)
    executed: list[tuple[float, float, Event, str]] = []
    lanes = timeline.Lanes()
    lines: list[Any] = []
    for index, event in enumerate(events):
        if event.track == timeline.CONTROL:
            control = control or plane.line("Loops and branches")
            _add_op(plane, control, module, names, event, event.begin, event.duration)
        elif event.track == timeline.CORES:
            executed.append((event.begin, event.duration, event, ""))
        else:
            waited = [(begin, end - begin) for begin, end in waits.get(index, [])]
            is_beside = sum(time for _, time in waited) < 0.999 * event.duration
            executed += [(*wait, event, "-done" if is_beside else "") for wait in waited]
            if is_beside:
                row = lanes.place(event.begin, event.end)
                if row == len(lines):
                    lines.append(plane.line("Async XLA Ops"))
                _add_op(plane, lines[row], module, names, event, event.begin, event.duration,
                        "-start")
    # XProf expects the events of a line in the order of their begin, and takes those that
    # overlap, if by a rounding only, for nested ones.
    end = 0.0
    for begin, duration, event, suffix in sorted(executed, key=lambda each: each[:2]):
        begin, end = max(begin, end), max(begin + duration, end)
        _add_op(plane, ops, module, names, event, begin, end - begin, suffix)


class _Names:
    """Names of ops, numbered as a compiler numbers them. Executions of one op have one name."""

    def __init__(self) -> None:
        self._names: dict[Any, str] = {}
        self._counts: dict[str, int] = {}

    def of(self, event: Event, suffix: str) -> str:
        arguments = event.arguments
        key = (event.name, event.kind, suffix, event.duration, arguments.get("source"),
               arguments.get("axes"), arguments.get("memory_bytes"), arguments.get("matrix_flops"))
        if key not in self._names:
            count = self._counts[event.name] = self._counts.get(event.name, 0) + 1
            self._names[key] = "%s%s.%d" % (event.name, suffix, count)
        return self._names[key]


def _add_op(plane: _Plane, line: Any, module: str, names: _Names, event: Event, begin: float,
            duration: float, suffix: str = "") -> None:
    first, last = round(begin * _PS_OF_US), round((begin + duration) * _PS_OF_US)
    if first == last:
        return
    name = names.of(event, suffix)
    number = plane.event(name, _description(name, event), name, _op_stats(name, event, module))
    added = line.events.add(metadata_id=number, offset_ps=first, duration_ps=last - first)
    if event.executions > 1:
        plane.add_stats(added, [("executions", float(event.executions))])


def _description(name: str, event: Event) -> str:
    fused = event.arguments.get("fused")
    axes = event.arguments.get("axes")
    return "%%%s = %s" % (name, event.name) + \
        ("(%s)" % ", ".join(fused) if fused else "") + (" over %s" % axes if axes else "")


def _op_stats(name: str, event: Event, module: str) -> list[tuple[str, Optional[Value]]]:
    arguments = event.arguments
    category = event.name.replace("_", "-") if event.kind == "collective" \
        else _CATEGORIES.get(event.kind, event.kind)
    flops = round(arguments.get("matrix_flops", 0))
    accessed = round(arguments.get("memory_bytes", arguments.get("bytes", 0)))
    stack = arguments.get("name_stack", "")
    place = re.match(r"(.+:\d+):\d+$", event.source)  # without the column
    return [("hlo_category", category), ("program_id", _PROGRAM_ID),
            ("symbol_id", zlib.crc32(name.encode())),
            ("flops", flops), ("model_flops", 0 if arguments.get("recomputation") else flops),
            ("bytes_accessed", accessed), ("raw_bytes_accessed", accessed),
            ("tf_op", stack + ":" if stack else None),
            ("source", place[1] if place else None),
            ("hlo_module", module), ("bound", arguments.get("bound")),
            ("axes", arguments.get("axes")), ("predicted", 1)]


# ---- Memory ------------------------------------------------------------------------


def _memory_module(messages: Any, name: str, simulation: Simulation) -> Any:
    """Returns a module whose buffers are the tensors that are live at the peak of memory. It
    has no ops: instructions name the tensors."""
    proto = messages.HloProto()
    module, buffers = proto.hlo_module, proto.buffer_assignment
    module.name, module.entry_computation_name, module.id = name, "main", _PROGRAM_ID
    entry = module.computations.add(name="main", id=1)
    module.entry_computation_id = entry.id
    trace = buffers.heap_simulator_traces.add()
    parameters: list[Any] = []
    temporaries: list[tuple[Any, str]] = []
    alive = simulation.data["alive_at_peak"]
    for number, tensor in enumerate(alive):
        name, place = (displayed(shortened(text, _MAX_NAME))
                       for text in (tensor["name"], tensor.get("location") or "?"))
        instruction = entry.instructions.add(
            name="%s.%d" % (re.sub(r"[^\w.-]", "_", name.lstrip("%")), number), id=number + 1)
        # What fragmentation takes is no tensor.
        _set_shape(instruction.shape, tensor["type"] or "tensor<%dxui8>" % tensor["bytes"])
        instruction.metadata.op_name = "%s %s at %s" % (tensor["role"], name, place)
        instruction.metadata.op_type = tensor["role"]
        size = round(tensor["bytes"])
        buffer = buffers.logical_buffers.add(id=number, size=size)
        buffer.defined_at.instruction_name = instruction.name
        buffer.defined_at.instruction_id = instruction.id
        if tensor["role"] == "argument":
            instruction.opcode, instruction.parameter_number = "parameter", len(parameters)
            entry.program_shape.parameters.add().CopyFrom(instruction.shape)
            entry.program_shape.parameter_names.append(instruction.name)
            parameters.append(buffer)
            allocation = buffers.buffer_allocations.add(
                index=len(buffers.buffer_allocations), size=size,
                is_entry_computation_parameter=True, parameter_number=len(parameters) - 1)
            allocation.assigned.add(logical_buffer_id=buffer.id, offset=0, size=size)
        else:
            instruction.opcode, instruction.custom_call_target = "custom-call", "predicted"
            temporaries.append((buffer, instruction.name))
    heap = buffers.buffer_allocations.add(index=len(buffers.buffer_allocations))
    trace.buffer_allocation_index = heap.index
    for kind, each in [(0, each) for each in temporaries] + [(1, each) for each in temporaries]:
        buffer, instruction_name = each
        trace.events.add(kind=kind, buffer_id=buffer.id, computation_name="main",
                         instruction_name=instruction_name)
        if kind == 0:
            heap.assigned.add(logical_buffer_id=buffer.id, offset=heap.size, size=buffer.size)
            heap.size += buffer.size
    _add_root(entry, len(alive) + 1)
    module.host_program_shape.CopyFrom(entry.program_shape)
    return proto


def _add_root(entry: Any, number: int) -> None:
    root = entry.instructions.add(name="results", opcode="tuple", id=number)
    root.shape.element_type = 13
    for instruction in list(entry.instructions)[:-1]:
        if instruction.opcode != "parameter":
            root.operand_ids.append(instruction.id)
            root.shape.tuple_shapes.add().CopyFrom(instruction.shape)
    entry.root_id = number
    entry.program_shape.result.CopyFrom(root.shape)


def _set_shape(shape: Any, type: str) -> None:
    """Sets the shape of "tensor<8x?xf32>"; element types that XLA does not have become u8."""
    sizes = re.findall(r"(\d+)x", type)
    element = re.match(r"tensor<(?:[\d?]+x)*(\w+)", type)
    shape.element_type = _ELEMENT_TYPES.get(element[1] if element else "", 6)
    shape.dimensions.extend(int(size) for size in sizes)
    shape.is_dynamic_dimension.extend(False for _ in sizes)
    shape.layout.minor_to_major.extend(range(len(sizes) - 1, -1, -1))

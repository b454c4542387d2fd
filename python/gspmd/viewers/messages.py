"""Messages of XLA's profiles and modules, for the protobuf library.

The tables have the fields that gspmd writes, with the numbers and types of the public
definitions `xplane.proto` and `hlo.proto`. The messages are made when the module is
imported, so they work with any version of the library, unlike generated code.
"""

from __future__ import annotations

from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

_Field = descriptor_pb2.FieldDescriptorProto
_TYPES = {"double": _Field.TYPE_DOUBLE, "int64": _Field.TYPE_INT64, "uint64": _Field.TYPE_UINT64,
          "int32": _Field.TYPE_INT32, "bool": _Field.TYPE_BOOL, "string": _Field.TYPE_STRING,
          "bytes": _Field.TYPE_BYTES}
_PACKAGE = "gspmd.viewers"

#: For each message its fields: "NUMBER TYPE NAME", with "*" after the type of a repeated
#: field, "map<int64,T>" for a map, and "oneof:" before the name of a member of a oneof.
_MESSAGES = {
    "XSpace": ["1 XPlane* planes", "2 string* errors", "3 string* warnings", "4 string* hostnames"],
    "XPlane": ["1 int64 id", "2 string name", "3 XLine* lines",
               "4 map<int64,XEventMetadata> event_metadata",
               "5 map<int64,XStatMetadata> stat_metadata", "6 XStat* stats"],
    "XLine": ["1 int64 id", "10 int64 display_id", "2 string name", "11 string display_name",
              "3 int64 timestamp_ns", "9 int64 duration_ps", "4 XEvent* events"],
    "XEvent": ["1 int64 metadata_id", "2 int64 data:offset_ps", "5 int64 data:num_occurrences",
               "3 int64 duration_ps", "4 XStat* stats"],
    "XStat": ["1 int64 metadata_id", "2 double value:double_value", "3 uint64 value:uint64_value",
              "4 int64 value:int64_value", "5 string value:str_value", "6 bytes value:bytes_value",
              "7 uint64 value:ref_value"],
    "XEventMetadata": ["1 int64 id", "2 string name", "4 string display_name", "3 bytes metadata",
                       "5 XStat* stats", "6 int64* child_id"],
    "XStatMetadata": ["1 int64 id", "2 string name", "3 string description"],
    "HloProto": ["1 HloModuleProto hlo_module", "3 BufferAssignmentProto buffer_assignment"],
    "HloModuleProto": ["1 string name", "2 string entry_computation_name",
                       "6 int64 entry_computation_id", "3 HloComputationProto* computations",
                       "4 ProgramShapeProto host_program_shape", "5 int64 id"],
    "HloComputationProto": ["1 string name", "2 HloInstructionProto* instructions",
                            "4 ProgramShapeProto program_shape", "5 int64 id", "6 int64 root_id"],
    "HloInstructionProto": ["1 string name", "2 string opcode", "3 ShapeProto shape",
                            "7 OpMetadata metadata", "9 int64 parameter_number", "28 string custom_call_target", "35 int64 id",
                            "36 int64* operand_ids"],
    "OpMetadata": ["1 string op_type", "2 string op_name", "3 string source_file",
                   "4 int32 source_line"],
    "ShapeProto": ["2 int32 element_type", "3 int64* dimensions", "4 ShapeProto* tuple_shapes",
                   "5 LayoutProto layout", "6 bool* is_dynamic_dimension"],
    "LayoutProto": ["1 int64* minor_to_major"],
    "ProgramShapeProto": ["1 ShapeProto* parameters", "2 ShapeProto result",
                          "3 string* parameter_names"],
    "BufferAssignmentProto": ["1 LogicalBufferProto* logical_buffers",
                              "3 BufferAllocationProto* buffer_allocations",
                              "4 HeapSimulatorTrace* heap_simulator_traces"],
    "LogicalBufferProto": ["1 int64 id", "2 int64 size", "3 Location defined_at", "4 int64 color"],
    "Location": ["2 string instruction_name", "3 int64* shape_index", "4 int64 instruction_id"],
    "BufferAllocationProto": ["1 int64 index", "2 int64 size", "3 bool is_thread_local",
                              "5 bool is_entry_computation_parameter", "6 int64 parameter_number",
                              "7 bool maybe_live_out", "8 int64 color", "9 Assigned* assigned"],
    "Assigned": ["1 int64 logical_buffer_id", "2 int64 offset", "3 int64 size"],
    "HeapSimulatorTrace": ["1 HeapEvent* events", "3 int64 buffer_allocation_index"],
    "HeapEvent": ["1 int32 kind", "2 int64 buffer_id", "3 string computation_name",
                  "4 string instruction_name"],
}


def _add_field(message: Any, text: str) -> None:
    number, kind, name = text.split(" ", 2)
    field = message.field.add(number=int(number), label=_Field.LABEL_OPTIONAL)
    if ":" in name:
        oneof, name = name.split(":")
        names = [each.name for each in message.oneof_decl]
        if oneof not in names:
            message.oneof_decl.add(name=oneof)
            names.append(oneof)
        field.oneof_index = names.index(oneof)
    field.name = name
    if kind.startswith("map<"):
        key, value = kind[4:-1].split(",")
        entry = message.nested_type.add(name="".join(
            part.capitalize() for part in name.split("_")) + "Entry")
        entry.options.map_entry = True
        _add_field(entry, "1 %s key" % key)
        _add_field(entry, "2 %s value" % value)
        field.label, field.type = _Field.LABEL_REPEATED, _Field.TYPE_MESSAGE
        field.type_name = ".%s.%s.%s" % (_PACKAGE, message.name, entry.name)
        return
    if kind.endswith("*"):
        kind, field.label = kind[:-1], _Field.LABEL_REPEATED
    if kind in _TYPES:
        field.type = _TYPES[kind]
    else:
        field.type, field.type_name = _Field.TYPE_MESSAGE, ".%s.%s" % (_PACKAGE, kind)


def _classes() -> dict[str, Any]:
    file = descriptor_pb2.FileDescriptorProto(
        name="gspmd/viewers/messages.proto", package=_PACKAGE, syntax="proto3")
    for name, fields in _MESSAGES.items():
        message = file.message_type.add(name=name)
        for text in fields:
            _add_field(message, text)
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return {name: message_factory.GetMessageClass(
        pool.FindMessageTypeByName("%s.%s" % (_PACKAGE, name))) for name in _MESSAGES}


_CLASSES = _classes()
XSpace: Any = _CLASSES["XSpace"]
HloProto: Any = _CLASSES["HloProto"]

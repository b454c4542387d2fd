"""Compares the messages of gspmd.viewers with the definitions in TensorFlow.

    python check_messages.py
"""

from tensorflow.compiler.xla import xla_data_pb2
from tensorflow.compiler.xla.service import hlo_pb2
from tensorflow.tsl.profiler.protobuf import xplane_pb2

from gspmd.viewers import messages

theirs = {}


def collect(message):
    theirs[message.name] = message
    for nested in message.nested_types:
        collect(nested)


for module in (xplane_pb2, hlo_pb2, xla_data_pb2):
    for message in module.DESCRIPTOR.message_types_by_name.values():
        collect(message)
theirs["HeapEvent"] = hlo_pb2.HeapSimulatorTrace.Event.DESCRIPTOR

compared = 0
for name, ours in messages._CLASSES.items():
    for field in ours.DESCRIPTOR.fields:
        other = theirs[name].fields_by_number[field.number]
        assert other.name == field.name, (name, field.name, other.name)
        assert other.enum_type or other.type == field.type, (name, field.name)
        assert other.is_repeated == field.is_repeated, (name, field.name)
        if field.message_type and not field.message_type.GetOptions().map_entry:
            expected = {"HeapEvent": "Event"}.get(field.message_type.name, field.message_type.name)
            assert other.message_type.name == expected, (name, field.name)
        compared += 1
assert compared > 90, compared
print("messages: passed")

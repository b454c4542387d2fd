"""python topology_compile.py LIBRARY FUNCTIONS FOLDER: programs that are compiled for described
devices, without a client, are predicted as the environment selects. Descriptions are serialized as
a message of XLA, from which JAX (0.12) reads the plugin's name."""

import ctypes
import os
import sys
from ctypes import CFUNCTYPE, Structure, c_char_p, c_float, c_int64, c_size_t, c_void_p, sizeof

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "Client"))
from plugin_table import call, program  # noqa: E402  pylint: disable=wrong-import-position

CODE = b"""
func.func public @main(%arg0: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<1024x1024xf32>
  return %0 : tensor<1024x1024xf32>
}"""


class Cost(Structure):
    _fields_ = [("struct_size", c_size_t), ("extension", c_void_p), ("name", c_void_p),
                ("name_size", c_size_t), ("kind", c_int64), ("value", c_float),
                ("value_size", c_size_t)]


topology = c_void_p(call("TopologyDescription_Create", text=c_char_p(b"v4:2x2x1"),
                         size=c_size_t(8), options=c_void_p(), n=c_size_t(0),
                         topology=c_void_p).topology)


def compile_with(**variables):
    """Returns the predicted seconds."""
    os.environ.update(variables)
    try:
        made = call("Compile", topology=topology, program=program(CODE), options=c_char_p(b""),
                    size=c_size_t(0), client=c_void_p(), executable=c_void_p)
    finally:
        for name in variables:
            del os.environ[name]
    executable = c_void_p(made.executable)
    costs = call("Executable_GetCostAnalysis", executable=executable, n=c_size_t, list=c_void_p)
    values = {}
    for i in range(costs.n):
        cost = Cost.from_address(costs.list + i * sizeof(Cost))
        values[ctypes.string_at(cost.name, cost.name_size)] = cost.value
    call("Executable_Destroy", executable=executable)
    return values[b"optimal_seconds"]


def deserialize(text):
    """Returns how many devices a serialized topology has."""
    read = c_void_p(call("TopologyDescription_Deserialize", bytes=c_char_p(text),
                         size=c_size_t(len(text)), topology=c_void_p).topology)
    count = call("TopologyDescription_GetDeviceDescriptions", topology=read, list=c_void_p,
                 n=c_size_t).n
    call("TopologyDescription_Destroy", topology=read)
    return count


written = call("TopologyDescription_Serialize", topology=topology, bytes=c_void_p, size=c_size_t,
               holder=c_void_p, destroy=c_void_p)
message = ctypes.string_at(written.bytes, written.size)
CFUNCTYPE(None, c_void_p)(written.destroy)(written.holder)
assert message.startswith(b"\x12\x05gspmd\x1a"), message  # the name, then the version
assert deserialize(message) == deserialize(b"v4:2x2x1") == 4
for invalid in (b"\x4a\x00", b"\x4a\x03\x12\x01", message[:-1]):
    try:
        raise AssertionError(deserialize(invalid))
    except RuntimeError as error:
        assert "topology" in str(error), error

plain = compile_with()
assert compile_with(GSPMD_HARDWARE_SCALE="hbm_bandwidth=0.1") > 5 * plain
assert compile_with(GSPMD_SIMULATE="1", GSPMD_REPORT=sys.argv[3]) == plain
assert compile_with(GSPMD_INJECT="die:7@step:1") == plain  # of a client with more devices
for variable in ("GSPMD_SIMULATE", "GSPMD_COMPILER", "GSPMD_SOFTWARE"):
    try:
        compile_with(**{variable: "no such value"})
    except RuntimeError as error:
        print(error)
print("report:", *sorted(os.listdir(sys.argv[3])))

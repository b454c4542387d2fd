"""Values of options and arguments that the package rejects or converts."""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np

import gspmd
from gspmd.explorer.engine import _devices_of
from gspmd.shardings import ShardedValue

HARDWARE = Path(__file__).parents[2] / "lib/CostModel/hardware"
TEXT = """
func.func public @main(%a: tensor<4x4xf32> loc("a"), %b: tensor<4x4xf32> loc("b"))
    -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
      : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
"""


def rejects(text, call):
    try:
        call()
    except gspmd.InputError as error:
        assert text in str(error), error
    else:
        raise AssertionError("no error: " + text)


program = gspmd.load(TEXT.encode())
one = np.ones((4, 4), np.float32)
rejects("missing arguments: a", lambda: program.run(b=one))
rejects("rtol: expected a non-negative number", lambda: program.run(one, one, check=True, rtol=-1))
rejects("atol: expected a non-negative number",
        lambda: program.run(one, one, check=True, atol=float("nan")))
rejects("memory_limit: expected an integer of 64 bits",
        lambda: program.run(one, one, memory_limit=2**64 + 1))
rejects("trip_count: expected an integer of 64 bits",
        lambda: program.simulate("v4:1", trip_count=2**64 + 1))
rejects("mesh: 'x': expected an integer of 64 bits, found 4.7",
        lambda: gspmd.search(program, "v4:4", mesh={"x": 4.7}))
rejects("options: expected a list", lambda: gspmd.bisect(lambda x: x, one, options="--suspect=xla"))
rejects("--inputs: the arguments are those of the call",
        lambda: gspmd.bisect(lambda x: x, one, options=["-inputs=a.npz"]))

annotated = program.annotate({"x": np.int64(2)}, {"a": ["x", None]})
simulation = annotated.simulate("v4:2")
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "step.json"
    simulation.save(path)
    assert json.loads(path.read_text())["step_seconds"] == simulation.step_seconds
    hardware = Path(folder) / "mine.json"
    chip = json.loads((HARDWARE / "v3.json").read_text())
    chip["figures"]["devices_per_chip"]["value"] = 4
    hardware.write_text(json.dumps(chip))
    assert _devices_of("%s:2x2" % hardware) == 16

for topology, devices in {"v4:4x4": 16, "2xv5e:4x4": 32, "v3:4x4": 32, "v4:4lx4x8r": 128,
                          "v4:4x4x8_twisted": 128, "16xh100:8": 128, "v4": 1, "v4:": 1}.items():
    assert _devices_of(topology) == devices, (topology, _devices_of(topology))


def value(text):
    return ShardedValue(**{name: None for name in ShardedValue.__dataclass_fields__} | {"type": text})


assert value("tensor<0x4xf32>").bytes == 0
assert value("tensor<3xcomplex<f32>>").bytes == 24
assert value("tensor<3xcomplex<f32>>").element_type == "complex<f32>"
assert value("tensor<?x3xf32>").bytes == 12
print("all values", file=sys.stdout)

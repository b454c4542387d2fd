"""A fork of a process that uses the package does everything, except with a PJRT plugin that
was started before: that is an error, where XLA's plugin for CPUs aborts the process."""

import os
import signal
import sys
import traceback

import gspmd
import numpy as np

TEXT = """
sdy.mesh @mesh = <["x"=2]>
func.func public @main(
    %a: tensor<512x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
    : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
"""
path = os.path.join(sys.argv[1], "product.mlir")
with open(path, "w", encoding="utf-8") as file:
    file.write(TEXT)
arguments = [np.ones((512, 512), np.float32)] * 2
program = gspmd.load(path)
executable = program.compile()


def use():
    """Threads of the runtime, of the search and of the matrix library have run once."""
    other = gspmd.load(path)
    for each in (executable, other.compile(), other.compile(partition=False)):
        assert each.run_flat(arguments)[0].sum() == 512 ** 3
    assert program.simulate("v4:2x1x1").step_seconds > 0
    assert "all_gather" not in str(other.partition().optimize("v4:2x1x1"))
    gspmd.search(other, "v4:2x1x1", time_limit=1)


def use_plugin():
    result, = program.run(*arguments, engine="pjrt", plugin=os.environ["GSPMD_PJRT_PLUGIN"],
                          plugin_options={"cpu_device_count": 2})
    assert result.sum() == 512 ** 3


use()
use_plugin()
child = os.fork()
if child == 0:
    signal.alarm(60)
    code = 1
    try:
        use()
        try:
            use_plugin()
        except gspmd.GspmdError as error:
            assert "this process is a fork" in str(error), error
            code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(code)
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
assert status == 0, status
use_plugin()
print("the fork reports what it cannot do")

"""A call of a partition function whose key is invalid text, unlike those of JAX."""

import jax
import numpy as np
from jaxlib import xla_client

PROGRAM = rb"""
module @program {
  sdy.mesh @mesh = <["x"=2]>
  func.func public @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.custom_call @CustomSPMDPartitioning(%a) {backend_config = "\FF\FE"}
        : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
"""
devices = jax.devices()[:2]
options = xla_client.CompileOptions()
options.num_partitions = 2
build = options.executable_build_options
build.num_replicas, build.num_partitions, build.use_spmd_partitioning = 1, 2, True
build.device_assignment = xla_client.DeviceAssignment.create(np.arange(2).reshape(1, 2))
try:
    devices[0].client.compile_and_load(PROGRAM, xla_client.DeviceList(tuple(devices)), options)
except Exception as error:  # pylint: disable=broad-except
    print("rejected:", str(error))

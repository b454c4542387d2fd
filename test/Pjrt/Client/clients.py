"""A client is created, runs a program on two devices and is destroyed, a hundred times:
the process does not grow with their number."""

import gc

import jax
import numpy as np
from jax._src.lib import xla_client

PROGRAM = """module @count attributes {mhlo.num_partitions = 2 : i32} {
  func.func public @main() -> (tensor<1024x256xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}) {
    %0 = stablehlo.iota dim = 0 : tensor<1024x256xf32>
    %1 = stablehlo.tanh %0 : tensor<1024x256xf32>
    return %1 : tensor<1024x256xf32>
  }
}"""


def use_client():
    client = xla_client.make_c_api_client("gspmd", {}, None)
    devices = client.local_devices()[:2]
    options = xla_client.CompileOptions()
    build = options.executable_build_options
    options.num_partitions = build.num_partitions = 2
    options.num_replicas = build.num_replicas = 1
    build.use_spmd_partitioning = True
    build.device_assignment = options.device_assignment = xla_client.DeviceAssignment.create(
        np.array([[device.id for device in devices]], np.int32))
    loaded = client.compile_and_load(PROGRAM, xla_client.DeviceList(tuple(devices)), options)
    results = loaded.execute_sharded([])
    for shards in results.disassemble_into_single_device_arrays():
        for shard in shards:
            shard.block_until_ready()


def used_bytes():
    gc.collect()
    with open("/proc/self/statm") as f:
        return int(f.read().split()[1]) * 4096


jax.devices()  # loads the plugin
for _ in range(30):  # contexts, threads, the allocator's own lists
    use_client()
before = used_bytes()
for _ in range(100):
    use_client()
grown = used_bytes() - before
# A leaked client would keep at least its program and the results of a run, a megabyte.
assert grown < 30 << 20, "100 clients left %.1f MB" % (grown / 1e6)
print("grown by less than a client in three")
print("%.2f MB" % (grown / 1e6))

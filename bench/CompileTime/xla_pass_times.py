"""Measures the milliseconds of XLA's propagation and partitioning passes on a program.

    python bench/CompileTime/xla_pass_times.py PROGRAM.mlir DEVICES [--shardy]

Run by speed.py in a Python that has jax, once per program and form. Compiles the
module for DEVICES forced host devices with XLA's log of passes on, and stops as
soon as the partitioner is through, as the rest of the compilation takes a minute.
Prints JSON: {"propagation_ms": ..., "partitioning_ms": ...}.
"""

import json
import os
import re
import subprocess
import sys

PROPAGATION = ("shardy-xla", "sharding-propagation")
PARTITIONING = "spmd-partitioning"
DONE = re.compile(r"HLO pass: (\S+) time: .*?\((\d+) us\)")


def compile_program(program, devices, shardy):
    """Compiles in this process; the log goes to stderr."""
    import jax
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax._src.lib.mlir import ir
    with open(program) as f:
        text = f.read()
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        options = compiler.get_compile_options(
            num_replicas=1, num_partitions=devices,
            device_assignment=[list(range(devices))], backend=None)
        build = options.executable_build_options
        build.use_spmd_partitioning = True
        build.use_shardy_partitioner = shardy
        backend = jax.devices()[0].client
        chosen = xla_client.DeviceList(tuple(jax.devices()[:devices]))
        compiler.backend_compile_and_load(backend, module, chosen, options, [])


def measure(program, devices, shardy):
    """Compiles in a process of its own up to the end of the partitioner."""
    environment = dict(
        os.environ, JAX_PLATFORMS="cpu", TF_CPP_MIN_LOG_LEVEL="0",
        TF_CPP_VMODULE="hlo_pass_pipeline=1",
        XLA_FLAGS="--xla_force_host_platform_device_count=%d" % devices)
    child = subprocess.Popen(
        [sys.executable, os.path.abspath(__file__), program, str(devices),
         "--compile"] + ["--shardy"] * shardy,
        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        text=True, errors="replace")
    times, log = {}, []
    for line in child.stderr:
        log.append(line)
        found = DONE.search(line)
        if found and found[1] in PROPAGATION + (PARTITIONING,):
            times.setdefault(found[1], int(found[2]) / 1000)
        if PARTITIONING in times:
            break
    child.kill()
    child.wait()
    # Without Shardy's annotations shardy-xla does nothing, and the other way
    # round: the pass that did the work took longer.
    propagation = max((times.get(name, 0) for name in PROPAGATION))
    if PARTITIONING not in times or not propagation:
        sys.exit("no pass times in XLA's log:\n" + "".join(log[-10:]))
    return {"propagation_ms": propagation, "partitioning_ms": times[PARTITIONING]}


def main():
    program, devices = sys.argv[1], int(sys.argv[2])
    shardy = "--shardy" in sys.argv
    if "--compile" in sys.argv:
        compile_program(program, devices, shardy)
    else:
        print(json.dumps(measure(program, devices, shardy)))


if __name__ == "__main__":
    main()

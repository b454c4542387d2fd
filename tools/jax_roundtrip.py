#!/usr/bin/env python3
"""Runs completed programs on XLA with up to 8 host devices.

    python tools/jax_roundtrip.py                     # every program, both forms
    python tools/jax_roundtrip.py mlp_dp_fwd 'moe_*'  # some of them
    python tools/jax_roundtrip.py --form mhlo --from sdy calls_a

Each program of the corpus (test/Models) is completed and exported by gspmd-opt:
form `sdy` is compiled with XLA's Shardy partitioner, form `mhlo` with its GSPMD
partitioner. What the 8 devices yield is compared with what JAX computed on one
device without annotations. Exits 1 where a result is wrong or XLA rejects a program,
77 where JAX is not installed (`pip install jax==0.10.2`; run this script with the
Python that has it).
"""

import sys

from corpus_on_xla import Corpus, XlaDevices, gspmd_opt

# The form of the export -> the pass that exports, whether XLA is to use Shardy.
FORMS = {
    "sdy": ("--export-sdy", True),
    "mhlo": ("--export-mhlo-sharding", False),
}

# Programs whose result XLA itself gets wrong, completed by us or not.
XLA_IS_WRONG = {
    "conv2d_grad_partial": "XLA's partitioner is wrong on the program as JAX "
                           "wrote it, too (bench/Communication/xla_baseline.json)",
}


class Xla(XlaDevices):
    """Compiles a module's text by XLA's partitioners and runs it."""

    def __init__(self):
        super().__init__()
        from jax._src import compiler
        from jax._src.sharding_impls import GSPMDSharding
        self.compiler, self.GSPMDSharding = compiler, GSPMDSharding

    def compile(self, text, use_shardy, num_devices):
        """Compiles the program for the first `num_devices` devices."""
        self.devices = self.all_devices[:num_devices]
        options = self.compiler.get_compile_options(
            num_replicas=1, num_partitions=num_devices,
            device_assignment=self.devices.reshape(1, -1), backend=self.backend)
        build = options.executable_build_options
        build.use_spmd_partitioning = True
        build.use_shardy_partitioner = use_shardy
        with self.context():
            return self.compiler.backend_compile_and_load(
                self.backend, self.ir.Module.parse(text),
                self.jax._src.lib.xla_client.DeviceList(tuple(self.devices)),
                options, [])

    def run(self, executable, arguments, result_types):
        """Runs on arrays and returns arrays; `result_types` are (type, shape) pairs."""
        sharded = []
        shardings = executable.get_parameter_shardings() or []
        for array, sharding in zip(arguments, shardings):
            sharded.append(self.jax.device_put(
                array, self.GSPMDSharding(tuple(self.devices), sharding)))
        shards = executable.execute_sharded(
            sharded).disassemble_into_single_device_arrays()
        outputs = executable.get_output_shardings()
        return [
            self.numpy.asarray(self.jax.make_array_from_single_device_arrays(
                shape, self.GSPMDSharding(tuple(self.devices), sharding), arrays))
            for arrays, sharding, (_, shape) in zip(shards, outputs,
                                                    result_types)]


def check(xla, tool, program, form):
    """Returns an error, or an empty text."""
    flag, use_shardy = FORMS[form]
    text = gspmd_opt(tool, "--gspmd-complete", flag, program.path)
    executable = xla.compile(text, use_shardy, program.num_devices)
    return program.differs(
        xla.run(executable, program.arguments, program.result_types))


if __name__ == "__main__":
    sys.exit(Corpus(__file__, __doc__, Xla, {"sdy": "sdy", "mhlo": "gspmd"}, check,
                    excluded=XLA_IS_WRONG).main())

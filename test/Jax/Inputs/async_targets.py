#!/usr/bin/env python3
"""Which asynchronous exports of optimized programs XLA's reader accepts.

usage: async_targets.py --bin FOLDER --target TARGET PROGRAM ...

Each program (a name of test/Models) is partitioned, its all-reduces are combined and its collectives started; the export of both
forms for TARGET is read by jaxlib's converter to HLO, which accepts what the TPU compiler does. The last line counts the accepted.
"""

import argparse
import pathlib
import subprocess

from jax._src.lib import xla_client

MODELS = pathlib.Path(__file__).resolve().parents[2] / "Models"


def run(command, text=None):
    return subprocess.run(list(map(str, command)), input=text, capture_output=True, text=True, check=True).stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, required=True)
    parser.add_argument("--target", required=True)
    parser.add_argument("programs", nargs="+")
    options = parser.parse_args()
    accepted = exports = 0
    for name in options.programs:
        optimized = run([options.bin / "gspmd-opt", "--gspmd-optimize=topology=v5e:2x4", MODELS / f"{name}.sdy.mlir"])
        for form in "replicas", "partitions":
            text = run([options.bin / "gspmd-opt",
                        f"--gspmd-export-stablehlo=async=true target={options.target} form={form}"], optimized)
            assert "stablehlo.async_start" in text, f"{name} has no asynchronous collective"
            exports += 1
            try:
                xla_client._xla.mlir.mlir_module_to_xla_computation(text, use_tuple_args=False, return_tuple=False)
                accepted += 1
            except Exception as error:  # of jaxlib's own type
                print(name, form, str(error).splitlines()[0])
    print(f"{accepted} of {exports} accepted")


if __name__ == "__main__":
    main()

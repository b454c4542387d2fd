"""Compiles a program to an object file with the passes of a stock mlir-opt.

    own_pipeline.py PLUGIN PROGRAM PREFIX [--local]

writes PREFIX.local.mlir, which `gspmd-run --code PREFIX.o` reads. PROGRAM is partitioned
first, unless it is --local. The passes are those of docs/own-pipeline.md.
"""
import subprocess
import sys

PASSES = """func.func(convert-elementwise-to-linalg,linalg-fuse-elementwise-ops),eliminate-empty-tensors,
one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops
function-boundary-type-conversion=identity-layout-map},
buffer-results-to-out-params{modify-public-functions hoist-static-allocs},buffer-deallocation-pipeline,
func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,convert-scf-to-cf,
convert-math-to-llvm,convert-math-to-libm,convert-complex-to-standard,convert-complex-to-llvm,
convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,
convert-index-to-llvm,reconcile-unrealized-casts,gspmd-finish-calls"""


def main():
    plugin, program, prefix = sys.argv[1:4]
    first = "gspmd-prepare-calls" if "--local" in sys.argv else "gspmd-partition,gspmd-prepare-calls"
    loads = ["--load-dialect-plugin=" + plugin, "--load-pass-plugin=" + plugin]
    local, lowered, code = prefix + ".local.mlir", prefix + ".llvm.mlir", prefix + ".ll"
    for command in (["mlir-opt", *loads, "--pass-pipeline=builtin.module(%s)" % first, program, "-o", local],
                    ["mlir-opt", *loads, "--pass-pipeline=builtin.module(%s)" % PASSES.replace("\n", " "), local,
                     "-o", lowered],
                    ["mlir-translate", "--mlir-to-llvmir", lowered, "-o", code],
                    ["clang", "-O2", "-fPIC", "-Wno-override-module", "-c", code, "-o", prefix + ".o"]):
        if subprocess.run(command).returncode:
            sys.exit("%s fails" % command[0])


if __name__ == "__main__":
    main()

// REQUIRES: installable
// A function cannot be translated without its module.
// RUN: not mlir-opt --load-dialect-plugin=%foreign --load-dialect-plugin=%plugin --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(func.func(gspmd-lower-to-linalg))' --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s
// CHECK: function-pass.mlir:[[@LINE+1]]:1: error: pass 'gspmd-lower-to-linalg' runs on 'func.func', but the dialect 'stablehlo' of this context is not gspmd's: expected a pipeline on the module, such as 'gspmd-emulator'
func.func public @main(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = stablehlo.tanh %a : tensor<16xf32>
  return %0 : tensor<16xf32>
}

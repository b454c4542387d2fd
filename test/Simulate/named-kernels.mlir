// Ops in scopes called fused_kernel are one kernel if they pass values to each
// other: a backward kernel with what it recomputes, but not with the forward
// kernel, whose result others read.

// RUN: gspmd-run %s --simulate --topology %S/Inputs/round.json:1 | FileCheck %s

// CHECK: matmul {{.*}} x 3
func.func @main(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100x100xf32>) {
  %forward = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("rematted_computation/fused_kernel")
  %out = stablehlo.dot_general %forward, %a, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("projection")
  %again = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("rematted_computation/fused_kernel")
  %back = stablehlo.dot_general %again, %b, contracting_dims = [1] x [0] : (tensor<100x100xf32>, tensor<100x100xf32>) -> tensor<100x100xf32> loc("fused_kernel")
  return %out, %back : tensor<100x100xf32>, tensor<100x100xf32>
}

// A function that is called from a recomputation is one, whatever the names of its ops
// are.

// RUN: gspmd-simulate %s --topology %S/../Inputs/round.json:1 | FileCheck %s

// CHECK: HFU                   {{.*}} 4e+09 matrix flops
// CHECK: MFU                   {{.*}} 2e+09
func.func @main(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = call @layer(%a, %a) : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("layer")
  %1 = call @again(%0, %a) : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("checkpoint/rematted_computation/layer")
  return %1 : tensor<1000x1000xf32>
}
func.func private @layer(%x: tensor<1000x1000xf32>, %w: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("dot")
  return %0 : tensor<1000x1000xf32>
}
func.func private @again(%x: tensor<1000x1000xf32>, %w: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("dot")
  return %0 : tensor<1000x1000xf32>
}

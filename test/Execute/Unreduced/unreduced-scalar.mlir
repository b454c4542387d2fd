// A scalar is always replicated, also where a constraint requests partial sums
// of it: each device has the value itself.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s
sdy.mesh @mesh = <["x"=2]>

// CHECK-LABEL: @main
// CHECK-NOT: sharding.reshard
func.func @main(%s: tensor<f32>, %a: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<f32>) {
  %0 = sdy.sharding_constraint %s <@mesh, [], unreduced={"x"}> : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %3 = stablehlo.add %2, %a : tensor<4xf32>
  // CHECK: sharding.manual_computation(%arg0)
  %4 = sdy.manual_computation(%0) in_shardings=[<@mesh, [], unreduced={"x"}>] out_shardings=[<@mesh, [], unreduced={"x"}>] manual_axes={"x"} (%part: tensor<f32>) {
    %5 = stablehlo.negate %part : tensor<f32>
    sdy.return %5 : tensor<f32>
  } : (tensor<f32>) -> tensor<f32>
  return %0, %3, %4 : tensor<f32>, tensor<4xf32>, tensor<f32>
}

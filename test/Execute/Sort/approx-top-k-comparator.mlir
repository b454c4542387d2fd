// The comparator function may contain ops that are expanded themselves, and is erased with its last
// use; a call that is not of XLA's form is unchanged.
// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-opt %s --gspmd-expand-client-ops | FileCheck %s
// CHECK-LABEL: func.func @main
// CHECK: stablehlo.sort
// CHECK-NOT: chlo
// CHECK-NOT: @greater
// RUN: sed -e 's/reduction_dim = 1/reduction_dim = 7/' %s | gspmd-opt --gspmd-expand-client-ops | FileCheck %s --check-prefix=OTHER
// OTHER: custom_call @ApproxTopK
// OTHER: func.func private @greater

func.func @main(%x: tensor<3x4xf32>, %i: tensor<3x4xi32>) -> (tensor<3x2xf32>, tensor<3x2xi32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  return %0#0, %0#1 : tensor<3x2xf32>, tensor<3x2xi32>
}
func.func private @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s | FileCheck %s
// A program with inputs and expectations of its own, in the form of functions that are called and
// of custom calls. The inputs are sharded.

sdy.mesh @mesh = <["x"=2, "y"=2]>

// CHECK: devices 4

func.func private @inputs() -> (tensor<4x3xf32>, tensor<4xcomplex<f32>>) {
  %0 = stablehlo.constant dense<[[1.0, -2.0, 3.0], [-4.0, 0.5, 0.0], [7.0, -1.0, 2.0], [0.25, 9.0, -6.0]]> : tensor<4x3xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {"y"}]> : tensor<4x3xf32>
  %2 = stablehlo.constant dense<[(3.0, 4.0), (0.0, -1.0), (-2.0, 0.0), (5.0, 12.0)]> : tensor<4xcomplex<f32>>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"x", "y"}]> : tensor<4xcomplex<f32>>
  return %1, %3 : tensor<4x3xf32>, tensor<4xcomplex<f32>>
}
func.func private @expected() -> (tensor<4x3xf32>, tensor<4xcomplex<f32>>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 0.5, 0.0], [7.0, 1.0, 2.0], [0.25, 9.0, 6.0]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[(-3.0, -4.0), (0.0, 1.0), (2.0, 0.0), (-5.0, -12.0)]> : tensor<4xcomplex<f32>>
  %2 = stablehlo.constant dense<[12.25, 12.5, 11.0]> : tensor<3xf32>
  return %0, %1, %2 : tensor<4x3xf32>, tensor<4xcomplex<f32>>, tensor<3xf32>
}
func.func public @main() -> (tensor<4x3xf32>, tensor<3xf32>) {
  %x, %z = call @inputs() : () -> (tensor<4x3xf32>, tensor<4xcomplex<f32>>)
  %e:3 = call @expected() : () -> (tensor<4x3xf32>, tensor<4xcomplex<f32>>, tensor<3xf32>)
  %abs = stablehlo.abs %x : tensor<4x3xf32>
  %minus = stablehlo.negate %z : tensor<4xcomplex<f32>>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%abs init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%abs, %e#0) {has_side_effect = true} : (tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  stablehlo.custom_call @check.expect_close(%minus, %e#1) {has_side_effect = true} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> ()
  stablehlo.custom_call @check.expect_almost_eq(%sum, %e#2) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  check.expect_close %sum, %e#2, max_ulp_difference = 0 : tensor<3xf32>, tensor<3xf32>
  return %abs, %sum : tensor<4x3xf32>, tensor<3xf32>
}

// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// RUN: gspmd-run %s
// RUN: not gspmd-run %s --entry=wrong 2>&1 | FileCheck %s
// A program whose checks are custom calls only: nothing else in it names the
// check dialect.

func.func private @inputs() -> (tensor<3xf32>, tensor<3xi32>) {
  %0 = stablehlo.constant dense<[1.0, -2.0, 0x7F800000]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi32>
  return %0, %1 : tensor<3xf32>, tensor<3xi32>
}
func.func private @expected() -> (tensor<3xf32>, tensor<3xi32>) {
  %0 = stablehlo.constant dense<[2.0, -4.0, 0x7F800000]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[2, -4, 6]> : tensor<3xi32>
  return %0, %1 : tensor<3xf32>, tensor<3xi32>
}
func.func public @main() -> tensor<3xf32> {
  %0:2 = call @inputs() : () -> (tensor<3xf32>, tensor<3xi32>)
  %1:2 = call @expected() : () -> (tensor<3xf32>, tensor<3xi32>)
  %2 = stablehlo.add %0#0, %0#0 : tensor<3xf32>
  %3 = stablehlo.add %0#1, %0#1 : tensor<3xi32>
  stablehlo.custom_call @check.expect_close(%2, %1#0) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%3, %1#1) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
  return %2 : tensor<3xf32>
}
func.func public @wrong() -> tensor<3xi32> {
  %0:2 = call @inputs() : () -> (tensor<3xf32>, tensor<3xi32>)
  // CHECK: check.expect_eq
  stablehlo.custom_call @check.expect_eq(%0#1, %0#1) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
  %1:2 = call @expected() : () -> (tensor<3xf32>, tensor<3xi32>)
  stablehlo.custom_call @check.expect_eq(%0#1, %1#1) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
  return %0#1 : tensor<3xi32>
}

// The example on the README's first screen.
// RUN: gspmd-opt --gspmd-partition %s | FileCheck %s

sdy.mesh @mesh = <["x"=4, "y"=2]>

// CHECK: sharding.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func public @main
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x32xf32> {
// CHECK-SAME: %[[W1:[a-z0-9]+]]: tensor<32x32xf32> {
// CHECK-SAME: %[[W2:[a-z0-9]+]]: tensor<32x32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>
// CHECK-SAME: -> (tensor<4x32xf32>
func.func public @main(
    %x: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %w1: tensor<32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
    %w2: tensor<64x32xf32>) -> tensor<16x32xf32> {
  // CHECK-NEXT: %[[H:.*]] = stablehlo.dot_general %[[X]], %[[W1]]
  // CHECK-NEXT: %[[A:.*]] = stablehlo.tanh %[[H]] : tensor<4x32xf32>
  // CHECK-NEXT: %[[P:.*]] = stablehlo.dot_general %[[A]], %[[W2]]
  // CHECK-NEXT: %[[R:.*]] = spmd.all_reduce add %[[P]] over <@mesh ["y"]> : tensor<4x32xf32>
  // CHECK-NEXT: return %[[R]]
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0]
      : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %1 = stablehlo.tanh %0 : tensor<16x64xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0]
      : (tensor<16x64xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
  return %2 : tensor<16x32xf32>
}

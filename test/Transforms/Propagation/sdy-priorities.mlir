// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate="op-priorities=false" --export-sdy | FileCheck %s --check-prefix=NOOP

sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>

// Three rounds. The first gives %0 "y" on the first dimension; in the second "x" is
// added there, although it would have come first; in the third "z" gets the other.
// The arguments get their annotations, and are not changed by earlier rounds.
// CHECK-LABEL: func @rounds(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}, {}]>}
// CHECK-SAME: %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"z"}]>}
func.func @rounds(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}p0, {}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}p1, {}]>},
    %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"z"}p3]>})
    -> tensor<8x8xf32> {
  // CHECK: stablehlo.add %arg0, %arg1 {{.*}}<@mesh, [{"y", "x", ?}, {"z", ?}]>
  %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
  // CHECK: stablehlo.add %0, %arg2 {{.*}}<@mesh, [{"y", "x", ?}, {"z", ?}]>
  %1 = stablehlo.add %0, %arg2 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// The axes of a later round are reserved for it.
// CHECK-LABEL: func @kept_free(
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}]>}
func.func @kept_free(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}p1]>})
    -> tensor<8x8xf32> {
  // CHECK: stablehlo.add {{.*}}<@mesh, [{"x", ?}, {?}]>
  %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// A broadcast could give its result any sharding, so the users of the result come first.
// CHECK-LABEL: func @broadcast_last(
// NOOP-LABEL: func @broadcast_last(
func.func @broadcast_last(
    %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
    -> tensor<8x8xf32> {
  // CHECK: stablehlo.broadcast_in_dim {{.*}}<@mesh, [{?}, {"x", ?}]>
  // NOOP: stablehlo.broadcast_in_dim {{.*}}<@mesh, [{"x", ?}, {?}]>
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %0, %arg1 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Elementwise ops come before contractions.
// CHECK-LABEL: func @elementwise_first(
// NOOP-LABEL: func @elementwise_first(
func.func @elementwise_first(
    %arg0: tensor<8x64xf32>,
    %arg1: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK: stablehlo.dot {{.*}}<@mesh, [{"x", ?}, {?}]>
  // NOOP: stablehlo.dot {{.*}}<@mesh, [{?}, {"x", ?}]>
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<8x64xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %0, %arg2 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// Contracted dimensions come after those that pass through.
// CHECK-LABEL: func @pass_through_first(
func.func @pass_through_first(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"x", ?}]>},
    %arg1: tensor<8x8xf32>, %arg2: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
    -> tensor<8x4xf32> {
  // "x" reaches %0's second dimension by the dot below (its result is
  // sharded there), before the contraction of the dot above could take it.
  // CHECK: stablehlo.dot %arg0, %arg1 : (
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: stablehlo.dot %0, %arg2 {{.*}}<@mesh, [{?}, {"x", ?}]>
  %1 = stablehlo.dot %0, %arg2 : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// RUN: gspmd-opt %s --gspmd-import --sharding-propagate="op-priorities=false user-priorities=false" --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate="strategy=basic op-priorities=false user-priorities=false" --export-sdy | FileCheck %s --check-prefix=BASIC

sdy.mesh @mesh = <["x"=4, "y"=2, "z"=2]>

// Along one factor, the common axes of two lists are their common prefix.
// CHECK-LABEL: func @along_a_factor(
// BASIC-LABEL: func @along_a_factor(
func.func @along_a_factor(
    %a: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {}]>},
    %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {}]>},
    %c: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>})
    -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  // CHECK: stablehlo.add %arg0, %arg1 {{.*}}<@mesh, [{"x", ?}, {?}]>
  // BASIC: stablehlo.add %arg0, %arg1 {{.*}}<@mesh, [{"x", ?}, {?}]>
  %0 = stablehlo.add %a, %b : tensor<16x8xf32>
  // CHECK: stablehlo.add %arg0, %arg2 : tensor
  // BASIC: stablehlo.add %arg0, %arg2 : tensor
  %1 = stablehlo.add %a, %c : tensor<16x8xf32>
  return %0, %1 : tensor<16x8xf32>, tensor<16x8xf32>
}

// Across factors, the one of the larger tensor gets the axis (64x8 > 8x16).
// CHECK-LABEL: func @across_factors(
// BASIC-LABEL: func @across_factors(
func.func @across_factors(
    %a: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
    -> tensor<64x16xf32> {
  // CHECK: stablehlo.dot {{.*}}<@mesh, [{"x", ?}, {?}]>
  // BASIC: stablehlo.dot %arg0, %arg1 : (
  %0 = stablehlo.dot %a, %b : (tensor<64x8xf32>, tensor<8x16xf32>) -> tensor<64x16xf32>
  return %0 : tensor<64x16xf32>
}

// In an elementwise op all tensors have one size: more shards win.
// CHECK-LABEL: func @sub_axes(
func.func @sub_axes(
    %a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {}]>},
    %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
    -> tensor<8x8xf32> {
  // CHECK: stablehlo.add {{.*}}<@mesh, [{?}, {"x", ?}]>
  // BASIC-LABEL: func @sub_axes(
  // BASIC: stablehlo.add %arg0, %arg1 : tensor
  %0 = stablehlo.add %a, %b : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Axes that one tensor must not use (closed, replicated, unreduced) may be used by
// the others, except with the basic strategy, in which all take the same or nothing.
// CHECK-LABEL: func @closed(
// BASIC-LABEL: func @closed(
func.func @closed(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> tensor<8xf32> {
  // CHECK: stablehlo.add {{.*}}<@mesh, [{"x", ?}]>
  // BASIC: stablehlo.add %arg0, %arg1 : tensor
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK-LABEL: func @replicated(
// CHECK-SAME: <@mesh, [{"y", ?}], replicated={"x"}>
// BASIC-LABEL: func @replicated(
// BASIC-SAME: <@mesh, [{"y", ?}], replicated={"x"}>
func.func @replicated(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x"}]>},
    %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}], replicated={"x"}>}) -> tensor<8xf32> {
  // CHECK: stablehlo.add {{.*}}<@mesh, [{"y", "x", ?}]>
  // BASIC: stablehlo.add {{.*}}<@mesh, [{"y", ?}]>
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK-LABEL: func @unreduced(
// CHECK-SAME: <@mesh, [{?}], unreduced={"x"}>
func.func @unreduced(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}], unreduced={"x"}>}) -> tensor<8xf32> {
  // CHECK: stablehlo.add {{.*}}<@mesh, [{"x", ?}]>
  %0 = stablehlo.add %a, %b : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// An operand of an elementwise op takes only axes that the result has.
// CHECK-LABEL: func @not_sideways(
// CHECK-SAME: %arg1: tensor<8xf32>)
func.func @not_sideways(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %b: tensor<8xf32>)
    -> tensor<8xf32> {
  %0 = stablehlo.add %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A factor of a dimension is filled before the next
// one gets axes: "x" of 4 becomes two sub-axes of 2.
// CHECK-LABEL: func @split_axes(
// BASIC-LABEL: func @split_axes(
func.func @split_axes(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<2x4xf32> {
  // CHECK: stablehlo.reshape {{.*}}<@mesh, [{"x":(1)2, ?}, {"x":(2)2, ?}]>
  // BASIC: stablehlo.reshape {{.*}}<@mesh, [{"x":(1)2, ?}, {"x":(2)2, ?}]>
  %0 = stablehlo.reshape %a : (tensor<8xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// And back: adjacent sub-axes are one axis again.
// CHECK-LABEL: func @join_axes(
func.func @join_axes(%a: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {"x":(2)2}]>}) -> tensor<8xf32> {
  // CHECK: stablehlo.reshape {{.*}}<@mesh, [{"x", ?}]>
  %0 = stablehlo.reshape %a : (tensor<2x4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A sharding of the minor factor alone would be strided.
// CHECK-LABEL: func @strided(
func.func @strided(%a: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8xf32> {
  // CHECK: stablehlo.reshape %arg0 : (
  %0 = stablehlo.reshape %a : (tensor<2x4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Sizes need not be divisible, except in factors that are followed by others.
// CHECK-LABEL: func @uneven(
func.func @uneven(%a: tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<3x6xf32>, tensor<2x3x3xf32>) {
  // CHECK: stablehlo.transpose {{.*}}<@mesh, [{"y", ?}, {"x", ?}]>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
  // 6 is 2 times 3: half of "x" shards the 2, the other the 3, unevenly.
  // CHECK: stablehlo.reshape {{.*}}<@mesh, [{"x":(1)2, ?}, {"x":(2)2, ?}, {"y", ?}]>
  %1 = stablehlo.reshape %a : (tensor<6x3xf32>) -> tensor<2x3x3xf32>
  return %0, %1 : tensor<3x6xf32>, tensor<2x3x3xf32>
}

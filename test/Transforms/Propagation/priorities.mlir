// RUN: gspmd-opt %s --sharding-propagate | FileCheck %s
// RUN: gspmd-opt %s --sharding-propagate="user-priorities=false" | FileCheck %s --check-prefix=NOUSER
// RUN: gspmd-opt %s --sharding-propagate="op-priorities=false" | FileCheck %s --check-prefix=NOOP

sharding.mesh @mesh = <["x"=4, "y"=2]>

// The smaller operand's "x" is more urgent (p0) than the larger one's (p1).
// CHECK-LABEL: func @user
// CHECK: stablehlo.dot_general {{.*}}<[<@mesh, [{"x", ?}, {?}]>]>
// NOUSER-LABEL: func @user
// NOUSER: stablehlo.dot_general {{.*}}<[<@mesh, [{?}, {"x", ?}]>]>
func.func @user(
    %a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}p0, {}]>},
    %b: tensor<8x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}p1]>}) -> tensor<8x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}

// Elementwise ops come before contractions: %0 takes its sharding from %c, not
// from the larger %b.
// CHECK-LABEL: func @op
// CHECK: stablehlo.dot_general {{.*}}<[<@mesh, [{"x", ?}, {?}]>]>
// NOOP-LABEL: func @op
// NOOP: stablehlo.dot_general {{.*}}<[<@mesh, [{?}, {"x", ?}]>]>
func.func @op(
    %a: tensor<8x64xf32>,
    %b: tensor<64x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %c: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %0, %c : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

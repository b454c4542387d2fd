// RUN: gspmd-opt %s --gspmd-import --sharding-restate-meshes --split-input-file | FileCheck %s
// RUN: gspmd-opt %s --gspmd-complete --split-input-file | FileCheck %s --check-prefix=ONE

// Two meshes are exported as Shardy's, which import unifies.

// CHECK-LABEL: sdy.mesh @a = <["x"=8]>
// CHECK-NEXT: sdy.mesh @b = <["y"=4, "z"=2]>
// CHECK: sdy.sharding_constraint {{.*}} <@b, [{"y"}, {"z"}]>
// ONE: sharding.mesh @b = <["y"=4, "z"=2]>
// ONE-NOT: mesh @a
// ONE: %arg0: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@b, [{"y", "z"}, {}]>}
// ONE: sharding.reshard %arg0 <@b, [{"y"}, {"z"}]>
sharding.mesh @a = <["x"=8]>
sharding.mesh @b = <["y"=4, "z"=2]>
func.func @two(%arg0: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@a, [{"x"}, {}]>}) -> tensor<16x8xf32> {
  %0 = sharding.mesh_split %arg0 <@b, [{"y"}, {"z"}]> : tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

// A program on one mesh without ops of Shardy is not changed.

// CHECK-LABEL: sharding.mesh @a = <["x"=8]>
// CHECK: sharding.mesh_split {{.*}} <@a, [{"x"}, {}]>
sharding.mesh @a = <["x"=8]>
func.func @one(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = sharding.mesh_split %arg0 <@a, [{"x"}, {}]> : tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

// Reshards stay reshards, and loops with loop-invariant carries keep their
// annotations.

// CHECK-LABEL: sdy.mesh @a = <["x"=4]>
// CHECK: sdy.sharding_per_value<[<@a, []>, <@a, [{}, {"x"}]>, <@a, [{}, {}]>]>
// CHECK: sdy.reshard {{.*}} <@a, [{"x"}, {}]>
// ONE: stablehlo.while
// ONE-SAME: <[<@a, []>, <@a, [{}, {"x"}]>, <@a, [{}, {}]>]>
// ONE: sharding.reshard {{.*}} <@a, [{"x"}, {}]>
sdy.mesh @a = <["x"=4]>
sdy.mesh @b = <["z"=4]>
func.func @loop(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8xf32> {sdy.sharding = #sdy.sharding<@b, [{"z"}]>}) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %w:3 = stablehlo.while(%i = %zero, %p = %a, %q = %b) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@a, []>, <@a, [{}, {"x"}]>, <@a, [{}, {}]>]>}
  cond {
    %less = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %p, %q : tensor<8x8xf32>
    stablehlo.return %k, %s, %q : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  %r = sdy.reshard %w#1 <@a, [{"x"}, {}]> : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

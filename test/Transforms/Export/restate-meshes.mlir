// RUN: gspmd-opt %s --sharding-restate-meshes --split-input-file | FileCheck %s
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

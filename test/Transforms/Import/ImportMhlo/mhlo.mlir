// RUN: gspmd-opt %s --gspmd-import-mhlo --split-input-file --verify-diagnostics | FileCheck %s

// The mesh is the coarsest on which every assignment is a list of axes.
module attributes {mhlo.num_partitions = 8 : i32} {
// CHECK: sharding.mesh @mesh = <["a"=4, "b"=2]>
// CHECK-NOT: mhlo.sharding
// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"a"}, {}]>}
// CHECK-SAME:    %arg1: tensor<8x8xf32>)
// CHECK-SAME:    -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}
func.func @main(%arg0: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}, %arg1: tensor<8x8xf32>)
    -> (tensor<8x8xf32> {mhlo.sharding = "{replicated}"}, tensor<8x8xf32>) {
  // CHECK: %[[A:.*]] = sharding.mesh_split %arg0 <@mesh, [{"b"}, {?}]>
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: %[[B:.*]] = sharding.mesh_split %[[A]] <@mesh, [{}, {"b", "a"}]>
  %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{devices=[1,8]0,2,4,6,1,3,5,7 metadata={op_name=\"a}\"}}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // No effect:
  %2 = stablehlo.custom_call @Sharding(%1) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{replicated}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: %[[C:.*]] = stablehlo.negate %[[B]] {sharding.shardings = #sharding.per_value<[<@mesh, [{"a"}, {"b"}]>]>}
  %3 = stablehlo.negate %2 {mhlo.sharding = "{devices=[4,2]<=[8]}"} : tensor<8x8xf32>
  // CHECK: stablehlo.optimization_barrier {sharding.shardings = #sharding.per_value<[<@mesh, [{"a"}, {"b"}]>, <@mesh, [{}, {}]>]>} %[[C]], %[[C]]
  %4:2 = stablehlo.optimization_barrier {mhlo.sharding = "{{devices=[4,2]<=[8]}, {replicated}}"} %3, %3 : tensor<8x8xf32>, tensor<8x8xf32>
  return %4#0, %4#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
}

// -----

// Assignments that split the device number at different places share the finer axes.
module {
// CHECK: sharding.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
// CHECK-LABEL: func.func private @refined(
// CHECK-SAME: <@mesh, [{"a", "b"}, {"c"}]>
// CHECK-SAME: <@mesh, [{"a"}, {"b", "c"}]>
// CHECK-SAME: <@mesh, [{"b"}, {"a"}]>
func.func private @refined(tensor<8x8xf32> {mhlo.sharding = "{devices=[4,2]<=[8]}"},
                           tensor<8x8xf32> {mhlo.sharding = "{devices=[2,4]<=[8]}"},
                           tensor<8x8xf32> {mhlo.sharding = "{devices=[2,2,2]<=[2,2,2]T(1,0,2) last_tile_dim_replicate}"})
}

// -----

// Assignments that are incompatible within one axis share the coarser axis.
module {
// CHECK: sharding.mesh @mesh = <["a"=6]>
// CHECK-LABEL: func.func private @sub_axes(
// CHECK-SAME: <@mesh, [{"a":(1)3}, {"a":(3)2}]>
// CHECK-SAME: <@mesh, [{"a":(1)2}, {"a":(2)3}]>
func.func private @sub_axes(tensor<8x8xf32> {mhlo.sharding = "{devices=[3,2]<=[6]}"},
                            tensor<8x8xf32> {mhlo.sharding = "{devices=[2,3]<=[6]}"})
}

// -----

// A list without an iota form becomes the order of the mesh if it is the only one.
module {
// CHECK: sharding.mesh @mesh = <["a"=2, "b"=2], devices=[0,3,1,2]>
// CHECK-LABEL: func.func private @list(
// CHECK-SAME: <@mesh, [{"a"}, {"b"}]>
func.func private @list(tensor<8x8xf32> {mhlo.sharding = "{devices=[2,2]0,3,1,2}"})
}

// -----

module {
// CHECK: sharding.mesh @mesh = <["a"=4]>
// CHECK-LABEL: func.func private @dropped(
// CHECK-SAME: tensor<8xf32> {{.*}}[{"a"}]>}, tensor<8xf32>)
// expected-remark@+1 {{mhlo.sharding "{devices=[4]0,3,1,2}" is dropped: its devices cannot be expressed on mesh @mesh}}
func.func private @dropped(tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"},
                           tensor<8xf32> {mhlo.sharding = "{devices=[4]0,3,1,2}"})
}

// -----

module attributes {mhlo.num_partitions = 4 : i32} {
// CHECK: sharding.mesh @mesh = <["a"=4]>
// CHECK-LABEL: func.func private @maximal(
// CHECK-SAME: <@mesh, [{}]>
// expected-remark@+1 {{mhlo.sharding on device 2 alone is treated as replicated}}
func.func private @maximal(tensor<8xf32> {mhlo.sharding = "{maximal device=2}"})
}

// -----

// An existing mesh is used.
// CHECK: sharding.mesh @mine = <["x"=2, "y"=2]>
// CHECK-NOT: sharding.mesh
sharding.mesh @mine = <["x"=2, "y"=2]>
// CHECK-LABEL: func.func private @existing(
// CHECK-SAME: <@mine, [{"y"}, {"x"}]>
func.func private @existing(tensor<8x8xf32> {mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"})

// -----

// No annotations: one axis, or none for one device.
module attributes {mhlo.num_partitions = 8 : i32} {
// CHECK: sharding.mesh @mesh = <["a"=8]>
}

// -----

module attributes {mhlo.num_partitions = 1 : i32} {
// CHECK: module
// CHECK-NOT: sharding.mesh
func.func private @one_device(tensor<8xf32> {mhlo.sharding = "{replicated}"})
}

// -----

// Members of a group, as jax.experimental.shard_alike writes them.
// CHECK: sharding.mesh
// CHECK-LABEL: func.func @group(
module attributes {mhlo.num_partitions = 8 : i32} {
func.func @group(%arg0: tensor<8x8xf32> {mhlo.sharding = "{devices=[4,2]<=[8] shard_as 7}"}, %arg1: tensor<8x8xf32>)
    -> (tensor<8x8xf32> {mhlo.sharding = "{unknown shard_like 7}"}) {
  // CHECK-NEXT: sharding.group %arg0 id = 7
  // CHECK-NEXT: sharding.group %arg1 id = 7
  %0 = stablehlo.custom_call @Sharding(%arg1) {mhlo.sharding = "{unknown shard_as 7}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK-NEXT: %[[A:.*]] = stablehlo.negate %arg1
  // CHECK-NEXT: sharding.group %[[A]] id = 7
  %1 = stablehlo.negate %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
}

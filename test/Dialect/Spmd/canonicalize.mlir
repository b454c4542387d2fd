// RUN: gspmd-opt %s --canonicalize | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func @gather_of_slice(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32>
// CHECK-NEXT: return %[[A]]
func.func @gather_of_slice(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = spmd.all_slice %a dim 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<2xf32>
  %1 = spmd.all_gather %0 dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-LABEL: func @slice_of_gather(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>
// CHECK-NEXT: return %[[A]]
func.func @slice_of_gather(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
  %1 = spmd.all_slice %0 dim 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// CHECK-LABEL: func @other_axes
// CHECK: spmd.all_slice
// CHECK: spmd.all_gather
func.func @other_axes(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = spmd.all_slice %a dim 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<2xf32>
  %1 = spmd.all_gather %0 dim 0 over <@mesh ["y", "x":(1)2]> : tensor<2xf32> -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// The done of a value that no start produces folds to the value.
// CHECK-LABEL: func @done_of_available(
// CHECK-SAME: %[[A:.*]]: tensor<8xf32>
// CHECK-NEXT: return %[[A]]
func.func @done_of_available(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = spmd.done %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @done_of_started
// CHECK: %[[S:.*]] = spmd.all_gather
// CHECK: %[[D:.*]] = spmd.done %[[S]]
// CHECK: return %[[D]]
func.func @done_of_started(%a: tensor<2xf32>) -> tensor<8xf32> {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<2xf32> -> tensor<8xf32>
  %1 = spmd.done %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// A started collective is dead if its done has no users.
// CHECK-LABEL: func @started_and_unused
// CHECK-NEXT: return
func.func @started_and_unused(%a: tensor<2xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<2xf32> -> tensor<8xf32>
  %1 = spmd.done %0 : tensor<8xf32>
  return
}

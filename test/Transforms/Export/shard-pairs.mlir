// The shard dialect has no permute between listed devices: it is an all-gather of which each device
// keeps its sender's tensor. The stock mlir-opt reads it.
// RUN: gspmd-opt %s --export-shard -o %t.mlir
// RUN: FileCheck %s --input-file %t.mlir
// RUN: mlir-opt %t.mlir

sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @ring(
// CHECK-SAME: %[[A:.*]]: tensor<4x6xf32>
// CHECK: shard.process_multi_index on @mesh axes = [0]
// CHECK: %[[ROW:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [1, 4, 6]
// CHECK: %[[ALL:.*]] = shard.all_gather %[[ROW]] on @mesh grid_axes = [0] gather_axis = 0 : tensor<1x4x6xf32> -> tensor<4x4x6xf32>
// CHECK: %[[TABLE:.*]] = arith.constant dense<[2, 0, 3, 1]> : tensor<4xindex>
// CHECK: %[[FROM:.*]] = tensor.extract %[[TABLE]]
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[ALL]][%[[FROM]], 0, 0] [1, 4, 6] [1, 1, 1] : tensor<4x4x6xf32> to tensor<4x6xf32>
// CHECK: return %[[KEPT]]
func.func @ring(%a: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = spmd.permute_pairs %a [0, 1, 1, 3, 2, 0, 3, 2] over <@mesh ["x"]> : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// Devices that no device sends to get zeros.
// CHECK-LABEL: func.func @one_pair(
// CHECK: %[[RECEIVES:.*]] = arith.cmpi ne,
// CHECK: %[[ZEROS:.*]] = arith.constant dense<0> : tensor<6xi32>
// CHECK: arith.select %[[RECEIVES]], %{{.*}}, %[[ZEROS]] : tensor<6xi32>
func.func @one_pair(%a: tensor<6xi32>) -> tensor<6xi32> {
  %0 = spmd.permute_pairs %a [3, 1] over <@mesh ["x"]> : tensor<6xi32>
  return %0 : tensor<6xi32>
}

// A scalar gets its dimension from the gather.
// CHECK-LABEL: func.func @scalar(
// CHECK: shard.process_multi_index on @mesh axes = [0, 1]
// CHECK: shard.all_gather %{{.*}} on @mesh grid_axes = [0, 1] gather_axis = 0 : tensor<1xf32> -> tensor<8xf32>
func.func @scalar(%a: tensor<f32>) -> tensor<f32> {
  %0 = spmd.permute_pairs %a [7, 0] over <@mesh ["x", "y"]> : tensor<f32>
  return %0 : tensor<f32>
}

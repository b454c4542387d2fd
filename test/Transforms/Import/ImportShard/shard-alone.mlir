// RUN: gspmd-opt %s --gspmd-import-shard | FileCheck %s
// A collective without grid axes has groups of one device: its result
// is its operand. An index without axes is the index along all axes.

shard.grid @grid(shape = 2x4)

// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>
// CHECK-NOT: spmd.
// CHECK: return %[[A]] : tensor<4xf32>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = shard.all_reduce %a on @grid : tensor<4xf32> -> tensor<4xf32>
  %1 = shard.all_gather %0 on @grid gather_axis = 0 : tensor<4xf32> -> tensor<4xf32>
  %2 = shard.reduce_scatter %1 on @grid scatter_axis = 0 : tensor<4xf32> -> tensor<4xf32>
  %3 = shard.all_slice %2 on @grid slice_axis = 0 : tensor<4xf32> -> tensor<4xf32>
  %4 = shard.all_to_all %3 on @grid split_axis = 0 concat_axis = 0 : tensor<4xf32> -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// CHECK-LABEL: func.func @index(
// CHECK: spmd.axis_index <@grid ["axis0"]>
// CHECK: spmd.axis_index <@grid ["axis1"]>
func.func @index() -> (index, index) {
  %0:2 = shard.process_multi_index on @grid : index, index
  return %0#0, %0#1 : index, index
}

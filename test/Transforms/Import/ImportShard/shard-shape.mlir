// RUN: gspmd-opt %s --gspmd-import-shard | FileCheck %s
// The shape of a grid is constant.

shard.grid @grid(shape = 2x4)
func.func @shape() -> (index, index, index) {
  // CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
  // CHECK: return
  %0:2 = shard.grid_shape @grid : index, index
  %1 = shard.grid_shape @grid axes = [1] : index
  return %0#0, %0#1, %1 : index, index, index
}

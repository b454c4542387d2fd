// RUN: gspmd-opt %s --gspmd-import-shard | FileCheck %s
// RUN: gspmd-opt %s --gspmd-import-shard --export-shard | FileCheck %s --check-prefix=BACK
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s --check-prefix=LOCAL
// RUN: gspmd-opt %s --gspmd-partition --export-shard | FileCheck %s --check-prefix=SHARD
// RUN: gspmd-run %s --random-inputs 1 --check
// Import and export of MLIR's shard dialect: annotations,
// and the collectives of a partitioned program.

// CHECK: sharding.mesh @grid = <["axis0"=2, "axis1"=4]>
// BACK: shard.grid @grid(shape = 2x4)
shard.grid @grid(shape = 2x4)

// CHECK: func.func public @main(%{{.*}}: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@grid, [{"axis0"}, {"axis1"}]>}, %{{.*}}: tensor<16x4xf32>)
// CHECK: linalg.matmul
// CHECK: sharding.mesh_split %{{.*}} <@grid, [{"axis0"}, {}]> : tensor<8x4xf32>
// BACK: %[[S:.*]] = shard.sharding @grid split_axes = {{\[}}[0], [1]] : !shard.sharding
// BACK: shard.shard %{{.*}} to %[[S]] : tensor<8x16xf32>
// BACK: %[[O:.*]] = shard.sharding @grid split_axes = {{\[}}[0]] : !shard.sharding
// BACK: shard.shard %{{.*}} to %[[O]] annotate_for_users : tensor<8x4xf32>
// LOCAL: spmd.all_reduce add %{{.*}} over <@grid ["axis1"]> : tensor<4x4xf32>
// SHARD: shard.grid @grid(shape = 2x4)
// SHARD: shard.all_reduce %{{.*}} on @grid grid_axes = [1] : tensor<4x4xf32> -> tensor<4x4xf32>
func.func public @main(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x16xf32>
  %zero = arith.constant dense<0.0> : tensor<8x4xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%zero : tensor<8x4xf32>) -> tensor<8x4xf32>
  %o = shard.sharding @grid split_axes = [[0], []] : !shard.sharding
  %2 = shard.shard %1 to %o annotate_for_users : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

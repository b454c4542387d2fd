// The results of a function have their shardings on the returned values.
// RUN: gspmd-opt %s --gspmd-import --export-shard --split-input-file --verify-diagnostics | FileCheck %s
// RUN: gspmd-opt %s --gspmd-complete --export-shard --split-input-file | FileCheck %s --check-prefix=COMPLETED

// CHECK-LABEL: func.func public @other(%arg0
// CHECK: %[[ROWS:.*]] = shard.sharding @mesh split_axes = {{\[}}[0]]
// CHECK: %[[ARG:.*]] = shard.shard %arg0 to %[[ROWS]]
// CHECK: %[[COLUMNS:.*]] = shard.sharding @mesh split_axes = {{\[}}[], [0]]
// CHECK: %[[RESULT:.*]] = shard.shard %[[ARG]] to %[[COLUMNS]] annotate_for_users
// CHECK: return %[[RESULT]]
sdy.mesh @mesh = <["x"=4]>
func.func public @other(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  return %a : tensor<8x8xf32>
}

// -----

// A value that is annotated with the sharding of the result is not annotated again.

// CHECK-LABEL: func.func public @same(%arg0
// CHECK: %[[ARG:.*]] = shard.shard %arg0
// CHECK-NOT: shard.sharding
// CHECK: return %[[ARG]]
sdy.mesh @mesh = <["x"=4]>
func.func public @same(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  return %a : tensor<8x8xf32>
}

// -----

// A local tensor of a partitioned program has no sharding, also without collectives.
// Completion uses priorities; before it, they are dropped.

// CHECK-LABEL: func.func public @priority
// COMPLETED-LABEL: func.func public @priority
sdy.mesh @mesh = <["x"=4, "y"=2]>
// expected-remark @+1 {{priorities of sharding #sharding.sharding<@mesh, [{"x"}p1, {}], replicated={"y"}> are dropped: the shard dialect has none}}
func.func public @priority(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}p1, {}], replicated={"y"}>}) -> tensor<8x8xf32> {
  return %a : tensor<8x8xf32>
}

// Two layers of a perceptron ("Megatron") whose result is requested reduce-scattered over
// some of the axes.
// RUN: gspmd-opt %s --gspmd-partition --split-input-file | FileCheck %s

// Moving the first product to the rows of the result saves a little, keeping the hidden
// layer where the first product leaves it saves more: the second partial sum is scattered.
// CHECK-LABEL: func.func @scattered_rows
// CHECK-NOT: all_gather
// CHECK: spmd.all_reduce add {{.*}} over <@mesh ["y"]> : tensor<32x16xf32>
// CHECK-NOT: all_gather
// CHECK: spmd.reduce_scatter add {{.*}} dim 0 over <@mesh ["z"]> : tensor<32x8xf32> -> tensor<16x8xf32>
// CHECK: return
sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
func.func @scattered_rows(
    %x: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %w1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"z"}]>},
    %w2: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {"y"}]>})
    -> (tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {"y"}]>}) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
  %1 = stablehlo.tanh %0 : tensor<64x32xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  return %2 : tensor<64x16xf32>
}

// -----

// Reducing the partial sum sends as much as resharding both operands, in two collectives
// instead of three.
// CHECK-LABEL: func.func @fewer_results
// CHECK-NOT: all_to_all
// CHECK: spmd.reduce_scatter add {{.*}} dim 0 over <@mesh ["z"]> : tensor<32x16xf32> -> tensor<16x16xf32>
// CHECK-NEXT: spmd.all_reduce add {{.*}} over <@mesh ["y"]> : tensor<16x16xf32>
// CHECK-NEXT: return
sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
func.func @fewer_results(
    %x: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %w1: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", "z"}]>},
    %w2: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z"}, {}]>})
    -> (tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
  %1 = stablehlo.tanh %0 : tensor<64x32xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  return %2 : tensor<64x16xf32>
}

// -----

// Either order of two gathers sends equally many bytes. The smaller axis first makes the
// smaller tensor between them.
// CHECK-LABEL: func.func @smaller_axis_first
// CHECK: spmd.all_gather {{.*}} over <@mesh ["x"]> : tensor<8x8xf32> -> tensor<16x8xf32>
// CHECK-NEXT: spmd.all_gather {{.*}} over <@mesh ["y"]> : tensor<16x8xf32> -> tensor<16x32xf32>
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @smaller_axis_first(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  return %a : tensor<16x32xf32>
}

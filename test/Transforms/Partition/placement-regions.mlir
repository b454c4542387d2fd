// The gradient of attention with a residual that is sharded along the sequence and heads
// that are sharded along the same axis. Completion shards the gradient %d of the
// attention's result like the residual, and with it the gradient of the scores, which
// conflicts with the scores sharded along heads. Moving any one of these tensors saves nothing:
// partitioning moves all of them to the heads, and reshards only %d.
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s --check-prefix=COMPLETED
// RUN: gspmd-opt %s --gspmd-partition 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.remarks
// RUN: gspmd-run %s --random-inputs 1 --check --poison

// COMPLETED: stablehlo.dot_general {{.*}}<@mesh, [{}, {"s"}, {}]>{{.*}} -> tensor<4x64x64xf32>
// COMPLETED: stablehlo.dot_general {{.*}}<@mesh, [{"s"}, {}, {}]>{{.*}} -> tensor<4x64x8xf32>

// CHECK-LABEL: func.func @main
// CHECK: spmd.all_gather %arg1 dim 0
// CHECK: spmd.all_to_all {{.*}} : tensor<16x4x8xf32> -> tensor<64x1x8xf32>
// CHECK-NOT: spmd.all
// CHECK: return

// REMARK: placement-regions.mlir:{{.*}}: remark: 'stablehlo.{{.*}}' is sharded as [{"s"}, {}, {}] instead of [{}, {"s"}, {}] as completed,
// REMARK-SAME: each device receives {{[0-9]+}} bytes less; annotate this tensor to choose
sdy.mesh @mesh = <["s"=4]>
func.func @main(
    %residual: tensor<64x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"s"}, {}]>},
    %wo: tensor<4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"s"}, {}, {}]>},
    %q: tensor<64x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"s"}, {}]>},
    %k: tensor<64x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"s"}, {}]>},
    %v: tensor<64x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"s"}, {}]>})
    -> (tensor<4x64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"s"}, {}, {}]>}) {
  %d = stablehlo.dot_general %residual, %wo, contracting_dims = [1] x [2]
    : (tensor<64x16xf32>, tensor<4x8x16xf32>) -> tensor<64x4x8xf32>
  %b = stablehlo.optimization_barrier %d : tensor<64x4x8xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [1] x [1], contracting_dims = [2] x [2]
    : (tensor<64x4x8xf32>, tensor<64x4x8xf32>) -> tensor<4x64x64xf32>
  %p = stablehlo.exponential %s : tensor<4x64x64xf32>
  %ds = stablehlo.dot_general %b, %v, batching_dims = [1] x [1], contracting_dims = [2] x [2]
    : (tensor<64x4x8xf32>, tensor<64x4x8xf32>) -> tensor<4x64x64xf32>
  %0 = stablehlo.multiply %ds, %p : tensor<4x64x64xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [2]
    : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
  %2 = stablehlo.negate %1 : tensor<4x64xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
  %4 = stablehlo.add %ds, %3 : tensor<4x64x64xf32>
  %5 = stablehlo.multiply %4, %p : tensor<4x64x64xf32>
  %6 = stablehlo.dot_general %5, %k, batching_dims = [0] x [1], contracting_dims = [2] x [0]
    : (tensor<4x64x64xf32>, tensor<64x4x8xf32>) -> tensor<4x64x8xf32>
  return %6 : tensor<4x64x8xf32>
}

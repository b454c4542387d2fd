// Partial sums travel around the ring to the devices that they are scattered to, while the next
// terms are computed: along dimensions of either operand and of both. On rings of 4, 3, 2, 8 and 6
// devices, in turn.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives --overlap=async --topology=%S/../Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK-NOT: "reduce-scatter"
// CHECK: "optimizations": [
// CHECK-COUNT-5: reduce_scatter runs as a ring
// CHECK: 5 changes, the step goes from


sdy.mesh @mesh = <["x"=4, "y"=3, "z"=2]>

func.func @main(
    %l0: tensor<24x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %w0: tensor<64x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %l1: tensor<10x72xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
    %w1: tensor<72x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>},
    %l2: tensor<6x5x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"z"}]>},
    %w2: tensor<6x64x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"z"}, {}]>},
    %l3: tensor<48x160xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", "z"}]>},
    %w3: tensor<160x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {}]>},
    %l4: tensor<12x96xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", "z"}]>},
    %w4: tensor<96x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z"}, {}]>})
    -> (tensor<24x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<10x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
        tensor<6x5x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {}, {}]>},
        tensor<48x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {}]>},
        tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", "z"}]>}) {
  %p0 = stablehlo.dot_general %l0, %w0, contracting_dims = [1] x [0] : (tensor<24x64xf32>, tensor<64x6xf32>) -> tensor<24x6xf32>
  %r0 = sdy.sharding_constraint %p0 <@mesh, [{"x"}, {}]> : tensor<24x6xf32>
  %s0 = stablehlo.slice %r0 [0:1, 0:1] : (tensor<24x6xf32>) -> tensor<1x1xf32>
  %t0 = stablehlo.reshape %s0 : (tensor<1x1xf32>) -> tensor<f32>
  %u0 = stablehlo.broadcast_in_dim %t0, dims = [] : (tensor<f32>) -> tensor<10x72xf32>
  %l1m = stablehlo.add %l1, %u0 : tensor<10x72xf32>
  %p1 = stablehlo.dot_general %l1m, %w1, contracting_dims = [1] x [0] : (tensor<10x72xf32>, tensor<72x6xf32>) -> tensor<10x6xf32>
  %r1 = sdy.sharding_constraint %p1 <@mesh, [{}, {"y"}]> : tensor<10x6xf32>
  %s1 = stablehlo.slice %r1 [0:1, 0:1] : (tensor<10x6xf32>) -> tensor<1x1xf32>
  %t1 = stablehlo.reshape %s1 : (tensor<1x1xf32>) -> tensor<f32>
  %u1 = stablehlo.broadcast_in_dim %t1, dims = [] : (tensor<f32>) -> tensor<6x5x64xf32>
  %l2m = stablehlo.add %l2, %u1 : tensor<6x5x64xf32>
  %p2 = stablehlo.dot_general %l2m, %w2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x5x64xf32>, tensor<6x64x5xf32>) -> tensor<6x5x5xf32>
  %r2 = sdy.sharding_constraint %p2 <@mesh, [{"z"}, {}, {}]> : tensor<6x5x5xf32>
  %s2 = stablehlo.slice %r2 [0:1, 0:1, 0:1] : (tensor<6x5x5xf32>) -> tensor<1x1x1xf32>
  %t2 = stablehlo.reshape %s2 : (tensor<1x1x1xf32>) -> tensor<f32>
  %u2 = stablehlo.broadcast_in_dim %t2, dims = [] : (tensor<f32>) -> tensor<48x160xf32>
  %l3m = stablehlo.add %l3, %u2 : tensor<48x160xf32>
  %p3 = stablehlo.dot_general %l3m, %w3, contracting_dims = [1] x [0] : (tensor<48x160xf32>, tensor<160x8xf32>) -> tensor<48x8xf32>
  %r3 = sdy.sharding_constraint %p3 <@mesh, [{"x", "z"}, {}]> : tensor<48x8xf32>
  %s3 = stablehlo.slice %r3 [0:1, 0:1] : (tensor<48x8xf32>) -> tensor<1x1xf32>
  %t3 = stablehlo.reshape %s3 : (tensor<1x1xf32>) -> tensor<f32>
  %u3 = stablehlo.broadcast_in_dim %t3, dims = [] : (tensor<f32>) -> tensor<12x96xf32>
  %l4m = stablehlo.add %l4, %u3 : tensor<12x96xf32>
  %p4 = stablehlo.dot_general %l4m, %w4, contracting_dims = [1] x [0] : (tensor<12x96xf32>, tensor<96x12xf32>) -> tensor<12x12xf32>
  %r4 = sdy.sharding_constraint %p4 <@mesh, [{}, {"y", "z"}]> : tensor<12x12xf32>
  %s4 = stablehlo.slice %r4 [0:1, 0:1] : (tensor<12x12xf32>) -> tensor<1x1xf32>
  %t4 = stablehlo.reshape %s4 : (tensor<1x1xf32>) -> tensor<f32>
  return %r0, %r1, %r2, %r3, %r4 : tensor<24x6xf32>, tensor<10x6xf32>, tensor<6x5x5xf32>, tensor<48x8xf32>, tensor<12x12xf32>
}

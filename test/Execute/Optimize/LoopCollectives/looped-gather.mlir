// Gathers become rings while products use the chunks that have arrived: along a dimension of the
// result, a contracted one, one that both operands share; for two products and one that reads the
// full tensor. On rings of 4, 3, 2 and 8 devices, in turn.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives --overlap=async --topology=%S/../Inputs/slow-cores.json --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives --topology=%S/../Inputs/slow-cores.json --stats=%t.alone.json
// RUN: FileCheck %s --check-prefix=ALONE < %t.alone.json
// RUN: gspmd-opt --gspmd-partition --spmd-loop-collectives=topology=%S/../Inputs/slow-cores.json %s | FileCheck %s --check-prefix=STARTED
// One gather of %g remains, for the op that reads the full tensor.
// CHECK: "all-gather": {
// CHECK-NEXT: "bytes": 1536,
// CHECK-NEXT: "count": 1
// CHECK: "optimizations": [
// CHECK-COUNT-4: all_gather runs as a ring
// CHECK: 4 changes, the step goes from
// If only started collectives overlap with products, the pass starts the ones that it sends.
// ALONE: all_gather runs as a ring
// STARTED: spmd.shift {{.*}} {spmd.start}
// STARTED: spmd.done


sdy.mesh @mesh = <["x"=4, "y"=3, "z"=2]>

func.func @main(
    %a: tensor<24x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x20xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
    %c: tensor<12x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
    %d: tensor<24x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
    %e: tensor<6x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z"}, {}, {}]>},
    %f: tensor<6x4x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>},
    %g: tensor<48x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "z"}, {}]>})
    -> (tensor<24x20xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>},
        tensor<6x8x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>},
        tensor<48x20xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<20x48xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>},
        tensor<48x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  %aw = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<24x8xf32>
  %r0 = stablehlo.dot_general %aw, %b, contracting_dims = [1] x [0] : (tensor<24x8xf32>, tensor<8x20xf32>) -> tensor<24x20xf32>
  %s0 = stablehlo.slice %r0 [0:1, 0:1] : (tensor<24x20xf32>) -> tensor<1x1xf32>
  %t0 = stablehlo.reshape %s0 : (tensor<1x1xf32>) -> tensor<f32>
  %u0 = stablehlo.broadcast_in_dim %t0, dims = [] : (tensor<f32>) -> tensor<12x24xf32>
  %cm = stablehlo.add %c, %u0 : tensor<12x24xf32>
  %cw = sdy.sharding_constraint %cm <@mesh, [{}, {}]> : tensor<12x24xf32>
  %r1 = stablehlo.dot_general %cw, %d, contracting_dims = [1] x [0] : (tensor<12x24xf32>, tensor<24x12xf32>) -> tensor<12x12xf32>
  %s1 = stablehlo.slice %r1 [0:1, 0:1] : (tensor<12x12xf32>) -> tensor<1x1xf32>
  %t1 = stablehlo.reshape %s1 : (tensor<1x1xf32>) -> tensor<f32>
  %u1 = stablehlo.broadcast_in_dim %t1, dims = [] : (tensor<f32>) -> tensor<6x8x4xf32>
  %em = stablehlo.add %e, %u1 : tensor<6x8x4xf32>
  %ew = sdy.sharding_constraint %em <@mesh, [{}, {}, {}]> : tensor<6x8x4xf32>
  %r2 = stablehlo.dot_general %ew, %f, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<6x8x4xf32>, tensor<6x4x5xf32>) -> tensor<6x8x5xf32>
  %s2 = stablehlo.slice %r2 [0:1, 0:1, 0:1] : (tensor<6x8x5xf32>) -> tensor<1x1x1xf32>
  %t2 = stablehlo.reshape %s2 : (tensor<1x1x1xf32>) -> tensor<f32>
  %u2 = stablehlo.broadcast_in_dim %t2, dims = [] : (tensor<f32>) -> tensor<48x8xf32>
  %gm = stablehlo.add %g, %u2 : tensor<48x8xf32>
  %gw = sdy.sharding_constraint %gm <@mesh, [{}, {}]> : tensor<48x8xf32>
  %r3 = stablehlo.dot_general %gw, %b, contracting_dims = [1] x [0] : (tensor<48x8xf32>, tensor<8x20xf32>) -> tensor<48x20xf32>
  %s3 = stablehlo.slice %r3 [0:1, 0:1] : (tensor<48x20xf32>) -> tensor<1x1xf32>
  %t3 = stablehlo.reshape %s3 : (tensor<1x1xf32>) -> tensor<f32>
  %r4 = stablehlo.dot_general %b, %gw, contracting_dims = [0] x [1] : (tensor<8x20xf32>, tensor<48x8xf32>) -> tensor<20x48xf32>
  %r5 = stablehlo.tanh %gw : tensor<48x8xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5 : tensor<24x20xf32>, tensor<12x12xf32>, tensor<6x8x5xf32>, tensor<48x20xf32>, tensor<20x48xf32>, tensor<48x8xf32>
}

// RUN: gspmd-opt '--spmd-loop-collectives=topology=v4:8rx1x1 overlap=async' --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: gspmd-opt '--spmd-loop-collectives=topology=v4:8rx1x1 overlap=none' --split-input-file %s 2>&1 | FileCheck %s --check-prefix=NONE
// REMARK: all_gather runs as a ring both ways concurrently with its products, {{.*}} ms instead of {{.*}} ms
// REMARK: 1 change, the step goes from {{.*}} ms, {{.*}} MB to {{.*}} ms, {{.*}} MB
// REMARK: all_gather runs as a ring
// REMARK: reduce_scatter runs in 4 chunks concurrently with its products
// REMARK: all_gather runs in 4 chunks

// Both directions: three pairs of shards, one opposite; each block at its index. Few
// steps have no loop. Without overlap except for started collectives, all are started.
// CHECK-LABEL: @rows
// CHECK: %[[OWN:.*]] = spmd.axis_index <@mesh ["x"]>
// CHECK: %[[N:.*]] = spmd.shift %arg0 by -1 wrap over <@mesh ["x"]> : tensor<1024x8192xbf16>
// CHECK: %[[P:.*]] = spmd.shift %arg0 by 1 wrap over <@mesh ["x"]>
// CHECK: %[[D:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK: stablehlo.dynamic_update_slice %{{.*}}, %[[D]]
// CHECK: %[[N2:.*]] = spmd.shift %[[N]] by -1 wrap
// CHECK: %[[P2:.*]] = spmd.shift %[[P]] by 1 wrap
// CHECK: stablehlo.dot_general %[[N]], %arg1
// CHECK: stablehlo.dot_general %[[P]], %arg1
// CHECK: %[[N3:.*]] = spmd.shift %[[N2]] by -1 wrap
// CHECK: %[[P3:.*]] = spmd.shift %[[P2]] by 1 wrap
// CHECK: %[[O:.*]] = spmd.shift %[[N3]] by -1 wrap
// CHECK: stablehlo.dot_general %[[N3]], %arg1
// CHECK: stablehlo.dot_general %[[P3]], %arg1
// CHECK: stablehlo.dot_general %[[O]], %arg1
// CHECK-NOT: spmd.all_gather
// NONE-LABEL: @rows
// NONE: %[[S:.*]] = spmd.shift %arg0 by -1 wrap over <@mesh ["x"]> {spmd.start}
// NONE: stablehlo.dot_general %arg0, %arg1
// NONE: %[[N:.*]] = spmd.done %[[S]]
// NONE: stablehlo.dot_general %[[N]], %arg1
// NONE-NOT: spmd.async_candidate
sharding.mesh @mesh = <["x"=8]>
func.func public @rows(%p: tensor<1024x8192xbf16>, %w: tensor<8192x4096xbf16>) -> tensor<8192x4096xbf16> {
  %1 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<1024x8192xbf16> -> tensor<8192x8192xbf16>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8192x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<8192x4096xbf16>
  return %2 : tensor<8192x4096xbf16>
}

// -----
// Blocks of a contracted dimension are partial sums. Each device accumulates them in its
// own order, so results must not be replicated.
// CHECK-LABEL: @summed
// CHECK: %[[T:.*]] = stablehlo.dynamic_slice %arg1, {{.*}}sizes = [8192, 4096]
// CHECK: stablehlo.dot_general %arg0, %[[T]], {{.*}} : (tensor<4096x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<4096x4096xf32>
// CHECK: stablehlo.add
// CHECK-NOT: dynamic_update_slice
sharding.mesh @mesh = <["x"=8]>
func.func public @summed(%p: tensor<4096x8192xbf16>, %w: tensor<65536x4096xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<4096x4096xbf16> {
  %1 = spmd.all_gather %p dim 1 over <@mesh ["x"]> : tensor<4096x8192xbf16> -> tensor<4096x65536xbf16>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<4096x65536xbf16>, tensor<65536x4096xbf16>) -> tensor<4096x4096xbf16>
  return %2 : tensor<4096x4096xbf16>
}

// -----
// Partial sums of narrow floats are accumulated in f32 and rounded once, like a product.
// CHECK-LABEL: @narrow
// CHECK: stablehlo.dot_general {{.*}} : (tensor<{{.*}}xbf16>, tensor<{{.*}}xbf16>) -> tensor<4096x4096xf32>
// CHECK: stablehlo.add {{.*}} : tensor<4096x4096xf32>
// CHECK: %[[R:.*]] = stablehlo.convert {{.*}} : (tensor<4096x4096xf32>) -> tensor<4096x4096xbf16>
// CHECK: return %[[R]]
sharding.mesh @mesh = <["x"=8]>
func.func public @narrow(%p: tensor<4096x1024xbf16>, %w: tensor<8192x4096xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<4096x4096xbf16> {
  %1 = spmd.all_gather %p dim 1 over <@mesh ["x"]> : tensor<4096x1024xbf16> -> tensor<4096x8192xbf16>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<4096x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<4096x4096xbf16>
  return %2 : tensor<4096x4096xbf16>
}

// -----
// A sum is scattered in chunks, one of every device's shard each, while the next one is
// computed.
// CHECK-LABEL: @scattered
// CHECK: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<4096x4096xbf16>) -> tensor<8x512x4096xbf16>
// CHECK: %[[B:.*]] = stablehlo.dynamic_slice %[[R]], {{.*}}sizes = [8, 128, 4096]
// CHECK: %[[F:.*]] = stablehlo.reshape %[[B]] : {{.*}} -> tensor<1024x4096xbf16>
// CHECK: %[[D:.*]] = stablehlo.dot_general %[[F]], %arg1
// CHECK: spmd.reduce_scatter add %[[D]] dim 0 over <@mesh ["x"]> : tensor<1024x4096xbf16> -> tensor<128x4096xbf16>
// CHECK: stablehlo.concatenate
// NONE-LABEL: @scattered
// NONE: spmd.reduce_scatter {{.*}} {spmd.start} : tensor<1024x4096xbf16> -> tensor<128x4096xbf16>
sharding.mesh @mesh = <["x"=8]>
func.func public @scattered(%p: tensor<4096x4096xbf16>, %w: tensor<4096x4096xbf16>) -> tensor<512x4096xbf16> {
  %1 = stablehlo.dot_general %p, %w, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %2 = spmd.reduce_scatter add %1 dim 0 over <@mesh ["x"]> : tensor<4096x4096xbf16> -> tensor<512x4096xbf16>
  return %2 : tensor<512x4096xbf16>
}

// -----
// All devices accumulate chunks in the same order, so results may be replicated.
// CHECK-LABEL: @alike
// CHECK-NOT: spmd.shift
// CHECK: spmd.all_gather {{.*}} : tensor<4096x128xbf16> -> tensor<4096x1024xbf16>
// CHECK: return
sharding.mesh @mesh = <["x"=8]>
func.func public @alike(%p: tensor<4096x1024xbf16>, %w: tensor<8192x4096xbf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) -> tensor<4096x4096xbf16> {
  %1 = spmd.all_gather %p dim 1 over <@mesh ["x"]> : tensor<4096x1024xbf16> -> tensor<4096x8192xbf16>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<4096x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<4096x4096xbf16>
  return %2 : tensor<4096x4096xbf16>
}

// -----
// Products with little work do not hide the communication; a maximum has no partial sums,
// and a product of the gathered tensor with itself has no blocks.
// CHECK-LABEL: @kept
// CHECK: spmd.all_gather
// CHECK: spmd.all_gather
// CHECK: spmd.reduce_scatter max
sharding.mesh @mesh = <["x"=8]>
func.func public @kept(%a: tensor<2x16xf32>, %w: tensor<16x4xf32>, %c: tensor<512x4096xbf16>, %m: tensor<4096x4096xbf16>) -> (tensor<16x4xf32>, tensor<4096x4096xbf16>, tensor<512x4096xbf16>) {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2x16xf32> -> tensor<16x16xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
  %2 = spmd.all_gather %c dim 0 over <@mesh ["x"]> : tensor<512x4096xbf16> -> tensor<4096x4096xbf16>
  %3 = stablehlo.dot_general %2, %2, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %4 = stablehlo.dot_general %m, %m, contracting_dims = [1] x [0] : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %5 = spmd.reduce_scatter max %4 dim 0 over <@mesh ["x"]> : tensor<4096x4096xbf16> -> tensor<512x4096xbf16>
  return %1, %3, %5 : tensor<16x4xf32>, tensor<4096x4096xbf16>, tensor<512x4096xbf16>
}

// -----
// Side effects keep their order: a product behind one is not moved before it.
// CHECK-LABEL: @effects
// CHECK: spmd.shift
// CHECK: custom_call @one
// CHECK: custom_call @other
// CHECK: stablehlo.dot_general {{.*}} : (tensor<8192x8192xbf16>, tensor<8192x4096xbf16>)
sharding.mesh @mesh = <["x"=8]>
func.func public @effects(%p: tensor<1024x8192xbf16>, %w: tensor<8192x4096xbf16>, %u: tensor<8192x4096xbf16>, %z: tensor<4xi32>) -> (tensor<8192x4096xbf16>, tensor<8192x4096xbf16>) {
  %1 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<1024x8192xbf16> -> tensor<8192x8192xbf16>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<8192x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<8192x4096xbf16>
  stablehlo.custom_call @one(%2) {has_side_effect = true} : (tensor<8192x4096xbf16>) -> ()
  stablehlo.custom_call @other(%z) {has_side_effect = true} : (tensor<4xi32>) -> ()
  %4 = stablehlo.dot_general %1, %u, contracting_dims = [1] x [0] : (tensor<8192x8192xbf16>, tensor<8192x4096xbf16>) -> tensor<8192x4096xbf16>
  return %2, %4 : tensor<8192x4096xbf16>, tensor<8192x4096xbf16>
}

// -----
// Replicated values have replicated shards, also in received shards.
// CHECK-LABEL: @exchanged
// CHECK-NOT: spmd.shift
// CHECK: return
sharding.mesh @mesh = <["x"=8]>
func.func public @exchanged(%p: tensor<4096x1024xf32>, %v: tensor<65536x512xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) -> tensor<4096x4096xf32> {
  %0 = spmd.all_to_all %v split 0 concat 1 over <@mesh ["x"]> : tensor<65536x512xf32> -> tensor<8192x4096xf32>
  %1 = spmd.all_gather %p dim 1 over <@mesh ["x"]> : tensor<4096x1024xf32> -> tensor<4096x8192xf32>
  %2 = stablehlo.dot_general %1, %0, contracting_dims = [1] x [0] : (tensor<4096x8192xf32>, tensor<8192x4096xf32>) -> tensor<4096x4096xf32>
  return %2 : tensor<4096x4096xf32>
}

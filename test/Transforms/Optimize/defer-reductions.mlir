// RUN: gspmd-opt --spmd-defer-collectives --split-input-file %s | FileCheck %s

// Terms of one sum, one of them through an op that is linear in it.
// CHECK-LABEL: @terms
// CHECK-SAME: %[[A:.*]]: tensor<8x16xf32>, %[[B:.*]]: tensor<8x16xf32>, %[[C:.*]]: tensor<8x16xf32>, %[[D:.*]]: tensor<8x4xf32>)
// CHECK: %[[AB:.*]] = stablehlo.add %[[A]], %[[B]]
// CHECK: %[[ABC:.*]] = stablehlo.add %[[AB]], %[[C]]
// CHECK: %[[S:.*]] = spmd.reduce_scatter add %[[ABC]] dim 1
// CHECK: %[[R:.*]] = stablehlo.add %[[D]], %[[S]]
// CHECK: return %[[R]]
sharding.mesh @m = <["x"=4]>
func.func public @terms(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>, %c: tensor<8x16xf32>, %d: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = spmd.reduce_scatter add %a dim 1 over <@m ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
  %1 = spmd.reduce_scatter add %b dim 1 over <@m ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
  %2 = spmd.reduce_scatter add %c dim 1 over <@m ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
  %3 = stablehlo.add %0, %1 : tensor<8x4xf32>
  %4 = stablehlo.add %3, %d : tensor<8x4xf32>
  %5 = stablehlo.add %4, %2 : tensor<8x4xf32>
  return %5 : tensor<8x4xf32>
}

// -----
// Terms with other users are unchanged; so are terms of different groups.
// CHECK-LABEL: @kept
// CHECK-COUNT-4: spmd.all_reduce
// CHECK-NOT: spmd.all_reduce
sharding.mesh @m = <["x"=4, "y"=2]>
func.func public @kept(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %1 = spmd.all_reduce add %b over <@m ["x"]> : tensor<8xf32>
  %2 = stablehlo.add %0, %1 : tensor<8xf32>
  %3 = spmd.all_reduce add %c over <@m ["x"]> : tensor<8xf32>
  %4 = spmd.all_reduce add %d over <@m ["y"]> : tensor<8xf32>
  %5 = stablehlo.add %3, %4 : tensor<8xf32>
  return %0, %2, %5 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----
// A sum along a dimension comes first; then sums over two axes are merged.
// CHECK-LABEL: @shrinks
// CHECK: %[[R:.*]] = stablehlo.reduce(%arg0
// CHECK: spmd.all_reduce add %[[R]] over <@m ["x", "y"]> : tensor<f32>
// CHECK-NOT: spmd.all_reduce
sharding.mesh @m = <["x"=4, "y"=2]>
func.func public @shrinks(%a: tensor<8x16xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = spmd.all_reduce add %a over <@m ["y"]> : tensor<8x16xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
  %2 = spmd.all_reduce add %1 over <@m ["x"]> : tensor<f32>
  return %2 : tensor<f32>
}

// -----
// A factor must be replicated within the group: %w is, %v is sharded along the
// axis. It must also be finite, as zero times infinity is not zero: that of constants
// is known (%w may contain a zero); a divisor must not be zero.
// CHECK-LABEL: @factors
// CHECK-DAG: %[[W:.*]] = stablehlo.constant dense<[1.0{{.*}}, 0.0{{.*}}, 3.0
// CHECK: %[[M:.*]] = stablehlo.multiply %arg0, %[[W]]
// CHECK: %[[R:.*]] = stablehlo.reduce(%[[M]]
// CHECK: spmd.all_reduce add %[[R]] over <@m ["x"]> : tensor<f32>
// CHECK: %[[N:.*]] = spmd.all_reduce add %arg0 over <@m ["x"]> : tensor<8xf32>
// CHECK: stablehlo.multiply %[[N]], %arg1
sharding.mesh @m = <["x"=4]>
func.func public @factors(%a: tensor<8xf32>, %v: tensor<8xf32> {sharding.sharding = #sharding.sharding<@m, [{"x"}]>}) -> (tensor<f32>, tensor<f32>) {
  %w = stablehlo.constant dense<[1.0, 0.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %1 = stablehlo.multiply %0, %w : tensor<8xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %3 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %4 = stablehlo.multiply %3, %v : tensor<8xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %2, %5 : tensor<f32>, tensor<f32>
}

// -----
// CHECK-LABEL: @unknown_factor
// CHECK: spmd.all_reduce add %arg0 over <@m ["x"]> : tensor<8x64xf32>
// CHECK: stablehlo.dot_general
// CHECK-NOT: spmd.all_reduce
sharding.mesh @m = <["x"=4]>
func.func public @unknown_factor(%a: tensor<8x64xf32>, %u: tensor<64x4xf32> {sharding.sharding = #sharding.sharding<@m, [{}, {}]>}) -> tensor<8x4xf32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8x64xf32>
  %1 = stablehlo.dot_general %0, %u, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// -----
// Integers have no infinities.
// CHECK-LABEL: @integer_factor
// CHECK: %[[D:.*]] = stablehlo.dot_general %arg0, %arg1
// CHECK: spmd.all_reduce add %[[D]] over <@m ["x"]> : tensor<8x4xi32>
sharding.mesh @m = <["x"=4]>
func.func public @integer_factor(%a: tensor<8x64xi32>, %u: tensor<64x4xi32> {sharding.sharding = #sharding.sharding<@m, [{}, {}]>}) -> tensor<8x4xi32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8x64xi32>
  %1 = stablehlo.dot_general %0, %u, contracting_dims = [1] x [0] : (tensor<8x64xi32>, tensor<64x4xi32>) -> tensor<8x4xi32>
  return %1 : tensor<8x4xi32>
}

// -----
// A constant divisor without a zero, broadcast to all elements; and one with a zero.
// CHECK-LABEL: @divisors
// CHECK: %[[Q:.*]] = stablehlo.divide %arg0
// CHECK: %[[R:.*]] = stablehlo.reduce(%[[Q]]
// CHECK: spmd.all_reduce add %[[R]] over <@m ["x"]> : tensor<f32>
// CHECK: %[[N:.*]] = spmd.all_reduce add %arg0 over <@m ["x"]> : tensor<8xf32>
// CHECK: stablehlo.divide %[[N]]
sharding.mesh @m = <["x"=4]>
func.func public @divisors(%a: tensor<8xf32>) -> (tensor<f32>, tensor<f32>) {
  %three = stablehlo.constant dense<3.0> : tensor<f32>
  %w = stablehlo.broadcast_in_dim %three, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %v = stablehlo.constant dense<[1.0, 0.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %1 = stablehlo.divide %0, %w : tensor<8xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %3 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %4 = stablehlo.divide %3, %v : tensor<8xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %2, %5 : tensor<f32>, tensor<f32>
}

// -----
// A slice of an all_reduce becomes a reduce_scatter. Small tensors are better reduced
// at once than over one axis after the other.
// CHECK-LABEL: @slice
// CHECK: %[[S:.*]] = spmd.reduce_scatter add %arg0 dim 0 over <@m ["x"]>
// CHECK: spmd.all_reduce add %[[S]] over <@m ["y"]> : tensor<16384xf32>
// CHECK: spmd.reduce_scatter add %arg1 dim 0 over <@m ["x"]>
sharding.mesh @m = <["x"=64, "y"=2]>
func.func public @slice(%a: tensor<1048576xf32>, %b: tensor<64xf32>) -> (tensor<16384xf32>, tensor<1xf32>) {
  %0 = spmd.all_reduce add %a over <@m ["x", "y"]> : tensor<1048576xf32>
  %1 = spmd.all_slice %0 dim 0 over <@m ["x"]> : tensor<1048576xf32> -> tensor<16384xf32>
  %2 = spmd.all_reduce add %b over <@m ["x"]> : tensor<64xf32>
  %3 = spmd.all_slice %2 dim 0 over <@m ["x"]> : tensor<64xf32> -> tensor<1xf32>
  return %1, %3 : tensor<16384xf32>, tensor<1xf32>
}

// -----
// CHECK-LABEL: @small
// CHECK: spmd.all_reduce add %arg0 over <@m ["x", "y"]>
// CHECK: spmd.all_slice
sharding.mesh @m = <["x"=4, "y"=2]>
func.func public @small(%a: tensor<8xf32>) -> tensor<2xf32> {
  %0 = spmd.all_reduce add %a over <@m ["x", "y"]> : tensor<8xf32>
  %1 = spmd.all_slice %0 dim 0 over <@m ["x"]> : tensor<8xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----
// The terms broadcast along a dimension would be more bytes to communicate.
// CHECK-LABEL: @repeated
// CHECK-COUNT-2: spmd.all_reduce add %{{.*}} : tensor<4xf32>
// CHECK-NOT: spmd.all_reduce
sharding.mesh @m = <["x"=4]>
func.func public @repeated(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<64x4xf32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<64x4xf32>
  %2 = spmd.all_reduce add %b over <@m ["x"]> : tensor<4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<64x4xf32>
  %4 = stablehlo.add %1, %3 : tensor<64x4xf32>
  return %4 : tensor<64x4xf32>
}

// -----
// The sharding of elements over devices is independent of the groups that they
// are reduced over: every third and every second device of six.
// CHECK-LABEL: @other_groups
// CHECK: spmd.all_reduce max
// CHECK-NEXT: spmd.all_slice
sharding.mesh @m = <["x"=6]>
func.func public @other_groups(%a: tensor<256x64xf32>) -> tensor<128x64xf32> {
  %0 = spmd.all_reduce max %a over <@m ["x":(1)2]> : tensor<256x64xf32>
  %1 = spmd.all_slice %0 dim 0 over <@m ["x":(3)2]> : tensor<256x64xf32> -> tensor<128x64xf32>
  return %1 : tensor<128x64xf32>
}

// -----
// The ops between the reduction and the slice also work on shards.
// CHECK-LABEL: @sliced_later
// CHECK-SAME: %[[A:.*]]: tensor<256x64xf32>, %[[B:.*]]: tensor<256x64xf32>)
// CHECK: %[[S:.*]] = spmd.reduce_scatter add %[[A]] dim 1 over <@m ["x"]> : tensor<256x64xf32> -> tensor<256x16xf32>
// CHECK: %[[P:.*]] = stablehlo.dynamic_slice %[[B]]
// CHECK: %[[M:.*]] = stablehlo.multiply %[[S]], %[[P]] : tensor<256x16xf32>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[M]]
// CHECK: return %[[T]] : tensor<16x256xf32>
sharding.mesh @m = <["x"=4]>
func.func public @sliced_later(%a: tensor<256x64xf32>, %b: tensor<256x64xf32>) -> tensor<16x256xf32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<256x64xf32>
  %1 = stablehlo.multiply %0, %b : tensor<256x64xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
  %3 = spmd.all_slice %2 dim 0 over <@m ["x"]> : tensor<64x256xf32> -> tensor<16x256xf32>
  return %3 : tensor<16x256xf32>
}

// -----
// A tensor that is gathered, changed and sliced again never leaves the device.
// CHECK-LABEL: @never_gathered
// CHECK-NOT: spmd.all
// CHECK: %[[T:.*]] = stablehlo.tanh %arg0 : tensor<64x64xf32>
// CHECK-NEXT: return %[[T]]
sharding.mesh @m = <["x"=4]>
func.func public @never_gathered(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<256x64xf32>
  %1 = stablehlo.tanh %0 : tensor<256x64xf32>
  %2 = spmd.all_slice %1 dim 0 over <@m ["x"]> : tensor<256x64xf32> -> tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// -----
// The sum of all rows has no shards, and another dimension is sliced.
// CHECK-LABEL: @not_sliced
// CHECK: spmd.all_gather
// CHECK: spmd.all_slice
sharding.mesh @m = <["x"=4]>
func.func public @not_sliced(%a: tensor<64x64xf32>) -> tensor<256x16xf32> {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<256x64xf32>
  %1 = stablehlo.tanh %0 : tensor<256x64xf32>
  %2 = spmd.all_slice %1 dim 1 over <@m ["x"]> : tensor<256x64xf32> -> tensor<256x16xf32>
  return %2 : tensor<256x16xf32>
}

// -----
// A constant is sliced in place, as its slices differ.
// CHECK-LABEL: @constant
// CHECK: stablehlo.constant
// CHECK: spmd.all_slice
sharding.mesh @m = <["x"=2]>
func.func public @constant() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %1 = spmd.all_slice %0 dim 0 over <@m ["x"]> : tensor<4xf32> -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

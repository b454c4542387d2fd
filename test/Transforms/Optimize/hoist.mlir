// RUN: gspmd-opt --spmd-hoist-collectives --split-input-file %s | FileCheck %s
// Without memory for the results, the collectives are not moved.
// RUN: gspmd-opt --spmd-hoist-collectives=memory-limit=80000 --split-input-file %s | FileCheck %s --check-prefix=SMALL

// Out of two loops, with the operand of the barrier.
// CHECK-LABEL: @loops
// CHECK: %[[G:.*]] = spmd.all_gather %arg1
// CHECK: stablehlo.while
// CHECK: stablehlo.while
// CHECK-NOT: spmd.all_gather
// CHECK: stablehlo.dot_general %{{.*}}, %[[G]]
// One result fits into memory.
// SMALL-LABEL: @loops
// SMALL: spmd.all_gather %arg1
// SMALL: stablehlo.while
// SMALL-NOT: spmd.all_gather
sharding.mesh @m = <["x"=4]>
func.func public @loops(%a: tensor<64x64xf32>, %w: tensor<16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s:3 = stablehlo.while(%j = %zero, %h = %x, %p = %w) : tensor<i32>, tensor<64x64xf32>, tensor<16x64xf32>
    cond {
      %c = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %b:2 = stablehlo.optimization_barrier %h, %p : tensor<64x64xf32>, tensor<16x64xf32>
      %g = spmd.all_gather %b#1 dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
      %y = stablehlo.dot_general %b#0, %g, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
      %next = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %next, %y, %p : tensor<i32>, tensor<64x64xf32>, tensor<16x64xf32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %s#1 : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----
// A loop that is not known to run keeps its gathers.
// CHECK-LABEL: @unknown
// CHECK-NOT: spmd.all_gather
// CHECK: stablehlo.while
// CHECK: spmd.all_gather
// SMALL-LABEL: @unknown
// SMALL-NOT: spmd.all_gather
// SMALL: stablehlo.while
// SMALL: spmd.all_gather
sharding.mesh @m = <["x"=4]>
func.func public @unknown(%a: tensor<64x64xf32>, %w: tensor<16x64xf32>, %n: tensor<i32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %g = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----
// Each result is live for the entire loop.
// CHECK-LABEL: @two
// CHECK-COUNT-2: spmd.all_gather
// CHECK: stablehlo.while
// CHECK-NOT: spmd.all_gather
// SMALL-LABEL: @two
// SMALL-NOT: spmd.all_gather
// SMALL: stablehlo.while
// SMALL-COUNT-2: spmd.all_gather
sharding.mesh @m = <["x"=4]>
func.func public @two(%a: tensor<64x64xf32>, %w: tensor<16x64xf32>, %v: tensor<16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %g = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %h = spmd.all_gather %v dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %z = stablehlo.dot_general %y, %h, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %z : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----

// A collective that only another one uses, which moves before it.
// CHECK-LABEL: @chain
// CHECK: spmd.all_gather %arg1
// CHECK: %[[S:.*]] = spmd.reduce_scatter
// CHECK: stablehlo.while
// CHECK-NOT: spmd.
// CHECK: stablehlo.add %{{.*}}, %[[S]]
sharding.mesh @m = <["x"=4]>
func.func public @chain(%a: tensor<16x64xf32>, %w: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %x = %a, %p = %w) : tensor<i32>, tensor<16x64xf32>, tensor<16x64xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %g = spmd.all_gather %p dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %h = spmd.reduce_scatter add %g dim 0 over <@m ["x"]> : tensor<64x64xf32> -> tensor<16x64xf32>
    %y = stablehlo.add %x, %h : tensor<16x64xf32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %y, %p : tensor<i32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  return %r#1 : tensor<16x64xf32>
}

// -----
// The sum has fewer bytes and the largest gain per byte, so it moves first, with the
// gather it depends on; the loop uses the gather too, and it is not duplicated.
// CHECK-LABEL: @shared_chain
// CHECK: %[[G:.*]] = spmd.all_gather %arg1
// CHECK-NOT: spmd.all_gather
// CHECK: %[[H:.*]] = spmd.all_reduce
// CHECK: stablehlo.while
// CHECK-NOT: spmd.
// CHECK: stablehlo.concatenate %[[H]], %[[H]]
// CHECK: stablehlo.add %{{.*}}, %[[G]]
sharding.mesh @m = <["x"=4, "y"=4]>
func.func public @shared_chain(%a: tensor<64x64xf32>, %w: tensor<16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %g = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %t = stablehlo.slice %g [0:16, 0:64] : (tensor<64x64xf32>) -> tensor<16x64xf32>
    %h = spmd.all_reduce add %t over <@m ["y"]> : tensor<16x64xf32>
    %hp = stablehlo.concatenate %h, %h, %h, %h, dim = 0 : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.dot_general %x, %hp, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %z = stablehlo.add %y, %g : tensor<64x64xf32>
    stablehlo.return %next, %z : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

// -----

// A loop-invariant sum and product move with their collectives; values that depend on
// the iteration stay.
// CHECK-LABEL: @sums_and_products
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%arg1
// CHECK: spmd.all_reduce add %[[SUM]]
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg1, %arg1
// CHECK: spmd.all_reduce add %[[P]]
// CHECK: stablehlo.while
// CHECK-NOT: stablehlo.dot_general
// CHECK: stablehlo.reduce
// CHECK: spmd.all_reduce
// CHECK-NOT: spmd.
// CHECK: return
sharding.mesh @m = <["x"=4]>
func.func public @sums_and_products(%a: tensor<64x64xf32>, %w: tensor<16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<64x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.reduce(%w init: %none) applies stablehlo.add across dimensions = [0] : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %sum = spmd.all_reduce add %s over <@m ["x"]> : tensor<64xf32>
    %p = stablehlo.dot_general %w, %w, contracting_dims = [0] x [0] : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<64x64xf32>
    %product = spmd.all_reduce add %p over <@m ["x"]> : tensor<64x64xf32>
    %l = stablehlo.reduce(%x init: %none) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    %last = spmd.all_reduce add %l over <@m ["x"]> : tensor<64xf32>
    %both = stablehlo.add %sum, %last : tensor<64xf32>
    %rows = stablehlo.broadcast_in_dim %both, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
    %y = stablehlo.add %rows, %product : tensor<64x64xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<64x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

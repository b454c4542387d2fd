// RUN: gspmd-opt --spmd-defer-collectives --split-input-file %s | FileCheck %s

// A loop that accumulates sums over devices: each device accumulates its partial sums in
// the unscattered shape; the initial value is added after the loop.
// CHECK-LABEL: @sums
// CHECK-SAME: %[[G:arg1]]: tensor<2x8xf32>
// CHECK: stablehlo.while(%{{.*}}, %[[ACC:.*]] = %{{.*}}, %[[MAX:.*]] = %{{.*}}) : tensor<i32>, tensor<8x8xf32>, tensor<8x8xf32>
// CHECK: do {
// CHECK-NOT: spmd.
// CHECK: stablehlo.add %[[ACC]], %{{.*}} : tensor<8x8xf32>
// CHECK: stablehlo.maximum %{{.*}}, %[[MAX]] : tensor<8x8xf32>
// CHECK: }
// CHECK-DAG: %[[S:.*]] = spmd.reduce_scatter add %{{.*}} dim 0 over <@m ["x"]> : tensor<8x8xf32> -> tensor<2x8xf32>
// CHECK-DAG: stablehlo.add %[[G]], %[[S]] : tensor<2x8xf32>
// CHECK-DAG: spmd.all_reduce max
sharding.mesh @m = <["x"=4]>
func.func public @sums(%a: tensor<8x8xf32>, %g: tensor<2x8xf32>, %b: tensor<8x8xf32>) -> (tensor<2x8xf32>, tensor<8x8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %none = stablehlo.constant dense<0xFF800000> : tensor<8x8xf32>
  %r:3 = stablehlo.while(%i = %zero, %acc = %g, %most = %none) : tensor<i32>, tensor<2x8xf32>, tensor<8x8xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %w = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %x = stablehlo.multiply %a, %w : tensor<8x8xf32>
    %s = spmd.reduce_scatter add %x dim 0 over <@m ["x"]> : tensor<8x8xf32> -> tensor<2x8xf32>
    %sum = stablehlo.add %acc, %s : tensor<2x8xf32>
    %y = stablehlo.multiply %b, %w : tensor<8x8xf32>
    %m = spmd.all_reduce max %y over <@m ["x"]> : tensor<8x8xf32>
    %larger = stablehlo.maximum %m, %most : tensor<8x8xf32>
    stablehlo.return %next, %sum, %larger : tensor<i32>, tensor<2x8xf32>, tensor<8x8xf32>
  }
  return %r#1, %r#2 : tensor<2x8xf32>, tensor<8x8xf32>
}

// -----
// A value that the loop reads must be reduced there; so must one that is not only added to.
// CHECK-LABEL: @stays
// CHECK: do {
// CHECK: spmd.all_reduce add
// CHECK: spmd.all_reduce add
// CHECK: stablehlo.return
// CHECK-NOT: spmd.
sharding.mesh @m = <["x"=4]>
func.func public @stays(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %p = %a, %q = %b) : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.tanh %p : tensor<8xf32>
    %s = spmd.all_reduce add %t over <@m ["x"]> : tensor<8xf32>
    %sum = stablehlo.add %p, %s : tensor<8xf32>
    %u = stablehlo.cosine %s : tensor<8xf32>
    %v = spmd.all_reduce add %u over <@m ["x"]> : tensor<8xf32>
    %half = stablehlo.constant dense<0.5> : tensor<8xf32>
    %qh = stablehlo.multiply %q, %half : tensor<8xf32>
    %other = stablehlo.add %qh, %v : tensor<8xf32>
    stablehlo.return %next, %sum, %other : tensor<i32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#1, %r#2 : tensor<8xf32>, tensor<8xf32>
}

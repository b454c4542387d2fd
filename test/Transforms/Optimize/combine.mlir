// RUN: gspmd-opt --spmd-combine-collectives --split-input-file %s | FileCheck %s

// Dependencies of the first one come before the combined op, users behind it.
// CHECK-LABEL: @chain
// CHECK: %[[T:.*]] = stablehlo.tanh %arg1
// CHECK: %[[R:.*]]:2 = spmd.all_reduce add %arg0, %[[T]] over <@m ["x"]> : tensor<8xf32>, tensor<4x4xf32>
// CHECK: stablehlo.negate %[[R]]#0
// CHECK: return %{{.*}}, %[[R]]#1
sharding.mesh @m = <["x"=4]>
func.func public @chain(%a: tensor<8xf32>, %b: tensor<4x4xf32>) -> (tensor<8xf32>, tensor<4x4xf32>) {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  %2 = stablehlo.tanh %b : tensor<4x4xf32>
  %3 = spmd.all_reduce add %2 over <@m ["x"]> : tensor<4x4xf32>
  return %1, %3 : tensor<8xf32>, tensor<4x4xf32>
}

// -----
// Dependent ones; other groups, reductions, dimensions, element types.
// CHECK-LABEL: @apart
// CHECK-NOT: :2 =
sharding.mesh @m = <["x"=4, "y"=2]>
func.func public @apart(%a: tensor<8xf32>, %b: tensor<8x8xf32>, %c: tensor<8xf64>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf64>, tensor<32x8xf32>, tensor<8x32xf32>) {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %1 = stablehlo.tanh %0 : tensor<8xf32>
  %2 = spmd.all_reduce add %1 over <@m ["x"]> : tensor<8xf32>
  %3 = spmd.all_reduce max %a over <@m ["x"]> : tensor<8xf32>
  %4 = spmd.all_reduce add %a over <@m ["y"]> : tensor<8xf32>
  %5 = spmd.all_reduce add %c over <@m ["x"]> : tensor<8xf64>
  %6 = spmd.all_gather %b dim 0 over <@m ["x"]> : tensor<8x8xf32> -> tensor<32x8xf32>
  %7 = spmd.all_gather %b dim 1 over <@m ["x"]> : tensor<8x8xf32> -> tensor<8x32xf32>
  return %2, %3, %4, %5, %6, %7 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf64>, tensor<32x8xf32>, tensor<8x32xf32>
}

// -----
// Sums depend on maxima and maxima on sums: only one of the pairs is combined.
// CHECK-LABEL: @crossed
// CHECK: %[[S:.*]] = spmd.all_reduce add %arg0
// CHECK: spmd.all_reduce max
// CHECK: spmd.all_reduce add
// CHECK-NOT: spmd.all_reduce
sharding.mesh @m = <["x"=4]>
func.func public @crossed(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<8xf32>
  %1 = spmd.all_reduce max %b over <@m ["x"]> : tensor<8xf32>
  %2 = spmd.all_reduce max %0 over <@m ["x"]> : tensor<8xf32>
  %3 = spmd.all_reduce add %1 over <@m ["x"]> : tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<8xf32>
}

// -----
// The other kinds, also in a loop. Large tensors are not combined.
// CHECK-LABEL: @kinds
// CHECK: spmd.all_gather %arg0, %arg1 dim 0 over <@m ["x"]> : tensor<2xf32>, tensor<3x2xf32> -> tensor<8xf32>, tensor<12x2xf32>
// CHECK: stablehlo.while
// CHECK: spmd.reduce_scatter add %{{.*}}, %{{.*}} dim 0 over <@m ["x"]> : tensor<8xf32>, tensor<8xf32> -> tensor<2xf32>, tensor<2xf32>
// CHECK: spmd.all_reduce add %arg2
// CHECK: spmd.all_reduce add %arg3
sharding.mesh @m = <["x"=4]>
func.func public @kinds(%a: tensor<2xf32>, %b: tensor<3x2xf32>, %c: tensor<100000000xf32>, %d: tensor<100000000xf32>) -> (tensor<2xf32>, tensor<12x2xf32>, tensor<100000000xf32>, tensor<100000000xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<2xf32> -> tensor<8xf32>
  %1 = spmd.all_gather %b dim 0 over <@m ["x"]> : tensor<3x2xf32> -> tensor<12x2xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %2:2 = stablehlo.while(%i = %zero, %x = %0) : tensor<i32>, tensor<8xf32>
  cond {
    %t = stablehlo.compare LT, %i, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.negate %x : tensor<8xf32>
    %p = spmd.reduce_scatter add %x dim 0 over <@m ["x"]> : tensor<8xf32> -> tensor<2xf32>
    %q = spmd.reduce_scatter add %y dim 0 over <@m ["x"]> : tensor<8xf32> -> tensor<2xf32>
    %s = stablehlo.subtract %p, %q : tensor<2xf32>
    %z = spmd.all_gather %s dim 0 over <@m ["x"]> : tensor<2xf32> -> tensor<8xf32>
    stablehlo.return %n, %z : tensor<i32>, tensor<8xf32>
  }
  %3 = spmd.all_slice %2#1 dim 0 over <@m ["x"]> : tensor<8xf32> -> tensor<2xf32>
  %4 = spmd.all_reduce add %c over <@m ["x"]> : tensor<100000000xf32>
  %5 = spmd.all_reduce add %d over <@m ["x"]> : tensor<100000000xf32>
  return %3, %1, %4, %5 : tensor<2xf32>, tensor<12x2xf32>, tensor<100000000xf32>, tensor<100000000xf32>
}

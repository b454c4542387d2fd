// RUN: gspmd-opt --spmd-schedule-collectives=topology=%S/../../Execute/Optimize/Inputs/slow-cores.json --split-input-file %s | FileCheck %s
// If everything is assumed to overlap, there is nothing to do.
// RUN: gspmd-opt "--spmd-schedule-collectives=topology=%S/../../Execute/Optimize/Inputs/slow-cores.json overlap=async" --split-input-file %s | FileCheck %s --check-prefix=ASYNC
// ASYNC-NOT: spmd.start

// The product that does not depend on the sum comes before the one that does.
// CHECK-LABEL: @sum
// CHECK: %[[R:.*]] = spmd.all_reduce add %arg0 over <@m ["x"]> {spmd.start}
// CHECK: %[[P:.*]] = stablehlo.dot_general %arg1, %arg1
// CHECK: %[[D:.*]] = spmd.done %[[R]]
// CHECK: stablehlo.tanh %[[D]]
sharding.mesh @m = <["x"=4]>
func.func public @sum(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<64x64xf32>
  %1 = stablehlo.tanh %0 : tensor<64x64xf32>
  %2 = stablehlo.dot_general %b, %b, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %1, %2 : tensor<64x64xf32>, tensor<64x64xf32>
}

// -----
// Nothing to overlap.
// CHECK-LABEL: @chain
// CHECK-NOT: spmd.start
sharding.mesh @m = <["x"=4]>
func.func public @chain(%a: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = spmd.all_reduce add %a over <@m ["x"]> : tensor<64x64xf32>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = spmd.all_reduce add %1 over <@m ["x"]> : tensor<64x64xf32>
  return %2 : tensor<64x64xf32>
}

// -----
// In a loop's body: the next gather overlaps the product of the previous one.
// CHECK-LABEL: @body
// CHECK: stablehlo.while
// CHECK: %[[G:.*]] = spmd.all_gather %{{.*}} {spmd.start}
// CHECK: %[[H:.*]] = spmd.all_gather %{{.*}} {spmd.start}
// CHECK: %[[DG:.*]] = spmd.done %[[G]]
// CHECK-NEXT: stablehlo.dot_general %{{.*}}, %[[DG]]
// CHECK: %[[DH:.*]] = spmd.done %[[H]]
// CHECK-NEXT: stablehlo.dot_general %{{.*}}, %[[DH]]
sharding.mesh @m = <["x"=4]>
func.func public @body(%a: tensor<64x64xf32>, %w: tensor<16x64xf32>, %v: tensor<16x64xf32>) -> tensor<64x64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:4 = stablehlo.while(%i = %zero, %x = %a, %p = %w, %q = %v) : tensor<i32>, tensor<64x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  cond {
    %n = stablehlo.constant dense<8> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.tanh %x : tensor<64x64xf32>
    %g = spmd.all_gather %p dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %y = stablehlo.dot_general %t, %g, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %h = spmd.all_gather %q dim 0 over <@m ["x"]> : tensor<16x64xf32> -> tensor<64x64xf32>
    %z = stablehlo.dot_general %y, %h, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %z, %p, %q : tensor<i32>, tensor<64x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  return %r#1 : tensor<64x64xf32>
}

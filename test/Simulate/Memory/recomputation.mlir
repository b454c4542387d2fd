// Utilization with and without rematerialization, which is identified by
// JAX's name stack, or by its dependence on loop-invariant values alone.

// RUN: split-file %s %t
// RUN: gspmd-simulate %t/named.mlir --entry named --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=NAMED
// RUN: gspmd-simulate %t/loop.mlir --entry loop --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=LOOP
// RUN: gspmd-simulate %t/loop.mlir --entry loop --topology %S/../Inputs/round.json:1 --model-flops 4e9 | FileCheck %s --check-prefix=USER

//--- named.mlir
// NAMED: HFU                   {{.*}} 4e+09 matrix flops
// NAMED: MFU                   {{.*}} 2e+09
func.func @named(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
  %1 = stablehlo.dot_general %0, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32> loc("jit(f)/checkpoint/rematted_computation/dot_general")
  return %1 : tensor<1000x1000xf32>
}

//--- loop.mlir
// A backward pass of 4 layers: the first product of each iteration depends on
// saved values, the second on the gradient.
// LOOP: HFU                   {{.*}} 1.6e+10 matrix flops
// LOOP: MFU                   {{.*}} 8e+09
// USER: MFU                   {{.*}} 4e+09 (user)
func.func @loop(%kept: tensor<4x1000x1000xf32>, %dy: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:3 = stablehlo.while(%i = %zero, %xs = %kept, %g = %dy) : tensor<i32>, tensor<4x1000x1000xf32>, tensor<1000x1000xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dynamic_slice %xs, %i, %zero, %zero, sizes = [1, 1000, 1000] : (tensor<4x1000x1000xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1000x1000xf32>
    %x = stablehlo.reshape %s : (tensor<1x1000x1000xf32>) -> tensor<1000x1000xf32>
    %b:2 = stablehlo.optimization_barrier %x, %g : tensor<1000x1000xf32>, tensor<1000x1000xf32>
    %again = stablehlo.dot_general %b#0, %b#0, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
    %d = stablehlo.dot_general %b#1, %again, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
    stablehlo.return %next, %xs, %d : tensor<i32>, tensor<4x1000x1000xf32>, tensor<1000x1000xf32>
  }
  return %r#2 : tensor<1000x1000xf32>
}

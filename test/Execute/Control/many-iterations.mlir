// Runtime calls use the same stack slots in every iteration: a device's stack would overflow with
// the descriptors of all iterations.
// RUN: gspmd-run %s --random-inputs 1 | FileCheck %s
// RUN: gspmd-opt --gspmd-emulator %s | FileCheck %s --check-prefix=CODE
// CHECK: all-reduce 200000 x

// CODE-LABEL: llvm.func @main(
// CODE-COUNT-2: llvm.alloca
// CODE-NOT: llvm.alloca
sharding.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<4xf32>
  cond {
    %n = stablehlo.constant dense<100000> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = spmd.all_reduce max %x over <@mesh ["x"]> : tensor<4xf32>
    %z = spmd.all_reduce min %y over <@mesh ["x"]> : tensor<4xf32>
    stablehlo.return %next, %z : tensor<i32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

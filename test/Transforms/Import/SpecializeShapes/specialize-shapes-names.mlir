// RUN: gspmd-opt "--gspmd-specialize-shapes=sizes=a=3,b=4" %s | FileCheck %s
// RUN: sed s/global_constant.=..a./global_constant\ =\ \"z\"/ %s > %t.mlir
// RUN: gspmd-opt "--gspmd-specialize-shapes=sizes=z=3,b=4" %t.mlir | FileCheck %s
// A size in a difference of two sizes is determined
// only after the other one, in any order of names.

// CHECK: func.func @main(%{{.*}}: tensor<7xf32>, %{{.*}}: tensor<4xf32>)
func.func @main(%x: tensor<?xf32>, %m: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %b = stablehlo.get_dimension_size %m, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %a = stablehlo.subtract %0, %b : tensor<i32>
  %r:2 = call @work(%a, %b, %x, %m) : (tensor<i32>, tensor<i32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
func.func private @work(%a: tensor<i32> {jax.global_constant = "a"}, %b: tensor<i32> {jax.global_constant = "b"}, %x: tensor<?xf32>, %m: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = stablehlo.tanh %x : tensor<?xf32>
  return %0, %m : tensor<?xf32>, tensor<?xf32>
}

// RUN: gspmd-opt %s --gspmd-lift-globals | FileCheck %s
// Globals are in the order of their declarations, not of their uses.

ml_program.global private mutable @a(dense<1> : tensor<2xi32>) : tensor<2xi32>
ml_program.global private mutable @b(dense<2> : tensor<2xi32>) : tensor<2xi32>
// CHECK: @main({{.*}}) -> (tensor<2xi32>, tensor<2xi32> {ml_program.global = @a}, tensor<2xi32> {ml_program.global = @b})
func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {
  %b = ml_program.global_load @b : tensor<2xi32>
  ml_program.global_store @b = %x : tensor<2xi32>
  ml_program.global_store @a = %b : tensor<2xi32>
  // CHECK: return %[[B:.*]], %[[B]], %{{.*}}
  return %b : tensor<2xi32>
}

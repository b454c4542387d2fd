// A function that a task and another function call is kept for the other one.
// RUN: gspmd-opt %s --export-mpmd | FileCheck %s

// CHECK: mpmd.fragment
// CHECK: func.func public @other
// CHECK: call @f
// CHECK: func.func private @f
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%a) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func public @other(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

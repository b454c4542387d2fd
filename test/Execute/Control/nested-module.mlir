// RUN: not gspmd-run %s 2>&1 | FileCheck %s
// CHECK: nested-module.mlir:[[@LINE+1]]:1: error: nested module is a program of its own: expected the pipeline 'gspmd-partition' or 'gspmd-complete'
module @inner {
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}

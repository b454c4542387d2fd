// What is neither form is an error where it stands.
// RUN: not gspmd-opt %s 2>&1 | FileCheck %s

func.func @main() -> tensor<2x6xi1> {
  // CHECK: bool-constants-invalid.mlir:[[@LINE+1]]:27: error: elements hex data size is invalid for provided type: 'tensor<2x6xi1>'
  %a = stablehlo.constant dense<"0x010002000000000000000001"> : tensor<2x6xi1>
  return %a : tensor<2x6xi1>
}

// RUN: split-file %s %t
// RUN: not gspmd-run %t/twice.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not gspmd-run %t/unknown.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not gspmd-run %t/unknown.mlir --random-inputs 1 --no-partition 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not gspmd-run %t/sizes.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: not gspmd-run %t/unary.mlir --random-inputs 1 2>&1 | FileCheck %s --check-prefix=UNARY
// A configuration that does not fit its op is told at the op.

//--- twice.mlir
// TWICE: twice.mlir:3:8: error: 'stablehlo.einsum' op config "aa,bc->ac" has the label 'a' twice in operand 0: diagonals are not supported
func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.einsum %a, %b, config = "aa,bc->ac" : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

//--- unknown.mlir
// UNKNOWN: unknown.mlir:3:8: error: 'stablehlo.einsum' op config "ab,bc->ad" has the label 'd' in the result, but in no operand
func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,bc->ad" : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

//--- sizes.mlir
// SIZES: sizes.mlir:3:8: error: 'stablehlo.einsum' op config "ab,bc->ac" has the label 'b' for the sizes 2 and 4
func.func @main(%a: tensor<2x2xf32>, %b: tensor<4x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<2x2xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

//--- unary.mlir
// UNARY: unary.mlir:3:8: error: 'stablehlo.unary_einsum' op config "ab->abc" has 3 labels for the result, which has 2 dimensions
func.func @main(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "stablehlo.unary_einsum"(%a) <{einsum_config = "ab->abc"}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

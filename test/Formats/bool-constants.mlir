// JAX 0.10 prints large constants of booleans with a byte for each element; MLIR's own
// text has eight elements in a byte. Both are read, and lines and columns stay.
// RUN: gspmd-opt %s | FileCheck %s
// RUN: gspmd-opt %s --mlir-print-debuginfo | FileCheck %s --check-prefix=PLACE

// CHECK-LABEL: func.func @main
func.func @main() -> (tensor<2x6xi1>, tensor<9xi1>) {
  // Bits 0, 2 and 11: 05, 08 from the lowest bit on.
  // CHECK: dense<{{\[\[}}true, false, true, false, false, false], [false, false, false, false, false, true]]> : tensor<2x6xi1>
  // PLACE: loc("{{.*}}bool-constants.mlir":[[@LINE+1]]:8)
  %a = stablehlo.constant dense<"0x010001000000000000000001"> : tensor<2x6xi1>
  // Packed already; the text in the location is no constant.
  // CHECK: dense<[true, false, true, false, false, false, false, false, true]>
  %b = stablehlo.constant dense<"0x0501"> : tensor<9xi1> loc("dense<\"0x0100\"> : tensor<2xi1>")
  return %a, %b : tensor<2x6xi1>, tensor<9xi1>
}

// In an alias, and of another type: 32 bytes of i8 remain bytes.
#bools = dense<"0x0001000000000000000100"> : tensor<11xi1>
// CHECK-LABEL: func.func @aliases
func.func @aliases() -> (tensor<11xi1>, tensor<4xi8>) {
  // CHECK: dense<[false, true, false, false, false, false, false, false, false, true, false]>
  %a = stablehlo.constant #bools
  // CHECK: dense<[0, 1, 0, 1]> : tensor<4xi8>
  %b = stablehlo.constant dense<"0x00010001"> : tensor<4xi8>
  return %a, %b : tensor<11xi1>, tensor<4xi8>
}

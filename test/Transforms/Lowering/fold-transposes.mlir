// RUN: gspmd-opt %s --gspmd-expand-ops | FileCheck %s
//
// Products read the operand of a transpose as a matrix of other strides, if all readers of the transpose can.

// CHECK-LABEL: func @two_readers
// CHECK-NOT: stablehlo.transpose
// CHECK-COUNT-2: stablehlo.dot_general %[[E:.*]], %arg{{[12]}}, contracting_dims = [0] x [0]
func.func @two_readers(%a: tensor<512x256xf32>, %b: tensor<512x300xf32>, %c: tensor<512x200xf32>) -> (tensor<256x300xf32>, tensor<256x200xf32>) {
  %e = stablehlo.tanh %a : tensor<512x256xf32>
  %t = stablehlo.transpose %e, dims = [1, 0] : (tensor<512x256xf32>) -> tensor<256x512xf32>
  %0 = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0] : (tensor<256x512xf32>, tensor<512x300xf32>) -> tensor<256x300xf32>
  %1 = stablehlo.dot_general %t, %c, contracting_dims = [1] x [0] : (tensor<256x512xf32>, tensor<512x200xf32>) -> tensor<256x200xf32>
  return %0, %1 : tensor<256x300xf32>, tensor<256x200xf32>
}

// The product of a transpose with itself.
// CHECK-LABEL: func @both_operands
// CHECK-NOT: stablehlo.transpose
// CHECK: stablehlo.dot_general %[[E:.*]], %[[E]], contracting_dims = [0] x [0]
func.func @both_operands(%a: tensor<512x256xf32>) -> tensor<256x256xf32> {
  %e = stablehlo.tanh %a : tensor<512x256xf32>
  %t = stablehlo.transpose %e, dims = [1, 0] : (tensor<512x256xf32>) -> tensor<256x512xf32>
  %0 = stablehlo.dot_general %t, %t, contracting_dims = [1] x [1] : (tensor<256x512xf32>, tensor<256x512xf32>) -> tensor<256x256xf32>
  return %0 : tensor<256x256xf32>
}

// The free dimensions of the source are not adjacent: a copy would be needed for the product.
// CHECK-LABEL: func @apart
// CHECK: %[[T:.*]] = stablehlo.transpose
// CHECK: stablehlo.dot_general %[[T]]
func.func @apart(%a: tensor<64x256x32xf32>, %b: tensor<256x40xf32>) -> tensor<64x32x40xf32> {
  %e = stablehlo.tanh %a : tensor<64x256x32xf32>
  %t = stablehlo.transpose %e, dims = [0, 2, 1] : (tensor<64x256x32xf32>) -> tensor<64x32x256xf32>
  %0 = stablehlo.dot_general %t, %b, contracting_dims = [2] x [0] : (tensor<64x32x256xf32>, tensor<256x40xf32>) -> tensor<64x32x40xf32>
  return %0 : tensor<64x32x40xf32>
}

// Another reader needs the transpose.
// CHECK-LABEL: func @other_reader
// CHECK: %[[T:.*]] = stablehlo.transpose
// CHECK: stablehlo.dot_general %[[T]]
func.func @other_reader(%a: tensor<512x256xf32>, %b: tensor<512x300xf32>) -> (tensor<256x300xf32>, tensor<256x512xf32>) {
  %e = stablehlo.tanh %a : tensor<512x256xf32>
  %t = stablehlo.transpose %e, dims = [1, 0] : (tensor<512x256xf32>) -> tensor<256x512xf32>
  %0 = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0] : (tensor<256x512xf32>, tensor<512x300xf32>) -> tensor<256x300xf32>
  return %0, %t : tensor<256x300xf32>, tensor<256x512xf32>
}

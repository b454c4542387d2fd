// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s
//
// Valid quantized operands and results.

!q = !quant.uniform<i8:f32, 0.5:1>
!q2 = !quant.uniform<i8:f32, 0.25:-3>
!r = !quant.uniform<i8:f32, 0.5:0>
!acc = !quant.uniform<i32:f32, 0.25:0>
!axis0 = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
!axis1 = !quant.uniform<i8:f32:1, {0.5:0, 0.25:0}>
!axis1s = !quant.uniform<i8:f32:1, {0.5:1, 0.25:1}>
!axis3 = !quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>

// CHECK-LABEL: func @scales_differ
func.func @scales_differ(%a: tensor<2x2x!q>, %b: tensor<2x2x!q2>, %c: tensor<2x2x!axis0>) {
  // CHECK-COUNT-3: stablehlo.add
  %0 = stablehlo.add %a, %b : (tensor<2x2x!q>, tensor<2x2x!q2>) -> tensor<2x2x!q>
  %1 = stablehlo.add %a, %c : (tensor<2x2x!q>, tensor<2x2x!axis0>) -> tensor<2x2x!axis0>
  %2 = stablehlo.add %c, %c : tensor<2x2x!axis0>
  // CHECK: stablehlo.multiply
  %3 = stablehlo.multiply %a, %b : (tensor<2x2x!q>, tensor<2x2x!q2>) -> tensor<2x2x!q2>
  return
}

// CHECK-LABEL: func @moved
func.func @moved(%a: tensor<2x3x!axis0>, %b: tensor<1x!q>) {
  // CHECK: stablehlo.transpose
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3x!axis0>) -> tensor<3x2x!axis1s>
  // CHECK: stablehlo.reshape
  %1 = stablehlo.reshape %a : (tensor<2x3x!axis0>) -> tensor<2x3x1x!axis0>
  // CHECK: stablehlo.reshape
  %2 = stablehlo.reshape %a : (tensor<2x3x!axis0>) -> tensor<1x2x3x!axis1s>
  // CHECK: stablehlo.broadcast_in_dim
  %3 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<2x3x!axis0>) -> tensor<4x2x3x!axis1s>
  // CHECK: stablehlo.broadcast_in_dim
  %4 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<1x!q>) -> tensor<4x!q>
  return
}

// CHECK-LABEL: func @products
func.func @products(%a: tensor<2x3x!q>, %b: tensor<3x2x!r>, %c: tensor<3x2x!axis1>, %d: tensor<2x3xf32>,
                    %e: tensor<1x4x4x2x!q>, %f: tensor<3x3x2x2x!axis3>) {
  // CHECK-COUNT-4: stablehlo.dot_general
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!q>, tensor<3x2x!r>) -> tensor<2x2x!acc>
  %1 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x3x!q>, tensor<3x2x!axis1>) -> tensor<2x2x!axis1>
  %2 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x3x!q>, tensor<3x2x!axis1>) -> tensor<2x2x!acc>
  %3 = stablehlo.dot_general %d, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2x!r>) -> tensor<2x2xf32>
  // CHECK: stablehlo.convolution
  %4 = stablehlo.convolution(%e, %f) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!axis3>) -> tensor<1x2x2x2x!axis3>
  return
}

// RUN: gspmd-opt %s --split-input-file --verify-diagnostics
//
// Constraints on quantized operands and results.

!q = !quant.uniform<i8:f32, 0.5:1>
func.func @add_c2(%a: tensor<4x!q>, %b: tensor<4xf32>) {
  // expected-error@+1 {{expected all operands and results quantized or none (C2)}}
  %0 = stablehlo.add %a, %b : (tensor<4x!q>, tensor<4xf32>) -> tensor<4x!q>
  return
}

// -----

!q8 = !quant.uniform<i8:f32, 0.5:1>
!q4 = !quant.uniform<i4:f32, 0.5:1>
func.func @add_c3(%a: tensor<4x!q8>, %b: tensor<4x!q4>) {
  // expected-error@+1 {{expected one storage type (C3)}}
  %0 = stablehlo.add %a, %b : (tensor<4x!q8>, tensor<4x!q4>) -> tensor<4x!q8>
  return
}

// -----

!q32 = !quant.uniform<i8:f32, 0.5:1>
!q16 = !quant.uniform<i8:f16, 0.5:1>
func.func @add_c4(%a: tensor<4x!q32>, %b: tensor<4x!q16>) {
  // expected-error@+1 {{expected one expressed type (C4)}}
  %0 = stablehlo.add %a, %b : (tensor<4x!q32>, tensor<4x!q16>) -> tensor<4x!q32>
  return
}

// -----

!per_tensor = !quant.uniform<i8:f32, 0.5:1>
!per_axis = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
func.func @add_c5(%a: tensor<2x2x!per_tensor>, %b: tensor<2x2x!per_axis>) {
  // expected-error@+1 {{expected a result quantized along a dimension, as operands are (C5)}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!per_tensor>, tensor<2x2x!per_axis>) -> tensor<2x2x!per_tensor>
  return
}

// -----

!per_tensor = !quant.uniform<i8:f32, 0.5:1>
!per_axis = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
func.func @add_c5_result(%a: tensor<2x2x!per_tensor>) {
  // expected-error@+1 {{expected a result quantized as a whole, as operands are (C5)}}
  %0 = stablehlo.add %a, %a : (tensor<2x2x!per_tensor>, tensor<2x2x!per_tensor>) -> tensor<2x2x!per_axis>
  return
}

// -----

!per_axis0 = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
!per_axis1 = !quant.uniform<i8:f32:1, {0.5:1, 0.25:1}>
func.func @add_c6(%a: tensor<2x2x!per_axis0>, %b: tensor<2x2x!per_axis1>) {
  // expected-error@+1 {{found quantized dimension 1 of the result, expected 0 as for lhs (C6)}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!per_axis0>, tensor<2x2x!per_axis1>) -> tensor<2x2x!per_axis1>
  return
}

// -----

!per_axis0 = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
!per_axis1 = !quant.uniform<i8:f32:1, {0.5:1, 0.25:1}>
func.func @add_c7(%a: tensor<2x2x!per_axis0>, %b: tensor<2x2x!per_axis1>) {
  // expected-error@+1 {{found quantized dimension 0 of the result, expected 1 as for rhs (C7)}}
  %0 = stablehlo.add %a, %b : (tensor<2x2x!per_axis0>, tensor<2x2x!per_axis1>) -> tensor<2x2x!per_axis0>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:1>
!other = !quant.uniform<i8:f32, 0.25:1>
func.func @reshape_c1(%a: tensor<4x!q>) {
  // expected-error@+1 {{found a result with elements '!quant.uniform<i8:f32, 2.500000e-01:1>', expected '!quant.uniform<i8:f32, 5.000000e-01:1>' (C1)}}
  %0 = stablehlo.reshape %a : (tensor<4x!q>) -> tensor<2x2x!other>
  return
}

// -----

!from = !quant.uniform<i8:f32:1, {0.5:1, 0.25:1}>
!to = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
func.func @reshape_c3(%a: tensor<3x2x!from>) {
  // expected-error@+1 {{found sizes [] before the quantized dimension, expected the product of [3] (C3)}}
  %0 = stablehlo.reshape %a : (tensor<3x2x!from>) -> tensor<2x3x!to>
  return
}

// -----

!from = !quant.uniform<i8:f32, 0.5:1>
!to = !quant.uniform<i8:f32, 0.25:1>
func.func @transpose_c1(%a: tensor<2x2x!from>) {
  // expected-error@+1 {{found a result with elements '!quant.uniform<i8:f32, 2.500000e-01:1>', expected '!quant.uniform<i8:f32, 5.000000e-01:1>' (C1)}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2x!from>) -> tensor<2x2x!to>
  return
}

// -----

!from = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
!to = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
func.func @broadcast_in_dim_c6(%a: tensor<2x!from>) {
  // expected-error@+1 {{found quantized dimension 0 of the result, expected 1 (C6)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2x!from>) -> tensor<2x2x!to>
  return
}

// -----

!from = !quant.uniform<i8:f32:0, {0.5:1}>
!to = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
func.func @broadcast_in_dim_c6_scale(%a: tensor<1x!from>) {
  // expected-error@+1 {{expected the operand's scale and zero point in each slice of the result (C6)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<1x!from>) -> tensor<2x!to>
  return
}

// -----

!l = !quant.uniform<i8:f32, 0.5:1>
!r = !quant.uniform<i8:f32, 0.5:0>
func.func @dot_general_c14(%a: tensor<2x3x!l>, %b: tensor<3x2xf32>) {
  // expected-error@+1 {{expected rhs to be quantized, and lhs as the result is (C14)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!l>, tensor<3x2xf32>) -> tensor<2x2x!l>
  return
}

// -----

!l = !quant.uniform<i8:f32, 0.5:1>
func.func @dot_general_c15(%a: tensor<2x3x!l>, %b: tensor<3x2x!l>) {
  // expected-error@+1 {{expected zero points 0 of rhs (C15)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!l>, tensor<3x2x!l>) -> tensor<2x2x!l>
  return
}

// -----

!l = !quant.uniform<i8:f32, 0.5:1>
!r = !quant.uniform<i8:f32:0, {0.5:0, 0.25:0, 0.5:0}>
func.func @dot_general_c16(%a: tensor<2x3x!l>, %b: tensor<3x2x!r>) {
  // expected-error@+1 {{found the quantized dimension 0 of rhs among the contracting dimensions (C16)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!l>, tensor<3x2x!r>) -> tensor<2x2x!l>
  return
}

// -----

!l = !quant.uniform<i8:f32, 0.5:1>
!r = !quant.uniform<i4:f32, 0.5:0>
func.func @dot_general_c17(%a: tensor<2x3x!l>, %b: tensor<3x2x!r>) {
  // expected-error@+1 {{expected one storage type of lhs and rhs (C17)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!l>, tensor<3x2x!r>) -> tensor<2x2x!l>
  return
}

// -----

!l = !quant.uniform<i8:f32, 0.5:1>
!r = !quant.uniform<i8:f16, 0.5:0>
func.func @dot_general_c18(%a: tensor<2x3x!l>, %b: tensor<3x2x!r>) {
  // expected-error@+1 {{expected one expressed type (C18)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!l>, tensor<3x2x!r>) -> tensor<2x2x!l>
  return
}

// -----

!l = !quant.uniform<i8:f32, 0.5:1>
!r = !quant.uniform<i8:f32, 0.5:0>
!per_axis = !quant.uniform<i8:f32:0, {0.5:1, 0.25:1}>
func.func @dot_general_c19(%a: tensor<2x3x!l>, %b: tensor<3x2x!r>) {
  // expected-error@+1 {{expected a result quantized as a whole, as rhs is (C19)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3x!l>, tensor<3x2x!r>) -> tensor<2x2x!per_axis>
  return
}

// -----

!r = !quant.uniform<i8:f32, 0.5:0>
func.func @dot_general_c20(%a: tensor<2x3xf16>, %b: tensor<3x2x!r>) {
  // expected-error@+1 {{expected lhs and result with elements of the expressed type of rhs (C20)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf16>, tensor<3x2x!r>) -> tensor<2x2xf16>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
func.func @convolution_c28(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!q>) {
  // expected-error@+1 {{expected rhs to be quantized, and lhs as the result is (C28)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!q>) -> tensor<1x2x2x2xf32>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
!per_axis = !quant.uniform<i8:f32:2, {0.5:0, 0.25:0}>
func.func @convolution_c29(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!per_axis>) {
  // expected-error@+1 {{found quantized dimension 2 of rhs, expected 3, its output feature dimension (C29)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!per_axis>) -> tensor<1x2x2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
!per_axis = !quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>
!wrong = !quant.uniform<i8:f32:1, {0.5:0, 0.25:0}>
func.func @convolution_c30(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!per_axis>) {
  // expected-error@+1 {{found quantized dimension 1 of the result, expected 3, its output feature dimension (C30)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!per_axis>) -> tensor<1x2x2x2x!wrong>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
!r = !quant.uniform<i4:f32, 0.5:0>
func.func @convolution_c31(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!r>) {
  // expected-error@+1 {{expected one storage type of lhs and rhs (C31)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!r>) -> tensor<1x2x2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
!r = !quant.uniform<i8:f16, 0.5:0>
func.func @convolution_c32(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!r>) {
  // expected-error@+1 {{expected one expressed type (C32)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!r>) -> tensor<1x2x2x2x!q>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
!per_axis = !quant.uniform<i8:f32:3, {0.5:0, 0.25:0}>
func.func @convolution_c33(%a: tensor<1x4x4x2x!q>, %b: tensor<3x3x2x2x!q>) {
  // expected-error@+1 {{expected a result quantized as a whole, as rhs is (C33)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2x!q>, tensor<3x3x2x2x!q>) -> tensor<1x2x2x2x!per_axis>
  return
}

// -----

!q = !quant.uniform<i8:f32, 0.5:0>
func.func @convolution_c34(%a: tensor<1x4x4x2xf16>, %b: tensor<3x3x2x2x!q>) {
  // expected-error@+1 {{expected lhs and result with elements of the expressed type of rhs (C34)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf16>, tensor<3x3x2x2x!q>) -> tensor<1x2x2x2xf16>
  return
}

// -----

// Constraints C12 and C13 of quantized tensor types.
!per_axis = !quant.uniform<i8:f32:1, {0.5:0, 0.25:0}>
func.func @type_c12(%a: tensor<2x!per_axis>) {
  // expected-error@+1 {{a quantized dimension (C12) with a scale for each index (C13), but got}}
  %0 = stablehlo.abs %a : tensor<2x!per_axis>
  return
}

// -----

!per_axis = !quant.uniform<i8:f32:0, {0.5:0, 0.25:0}>
func.func @type_c13(%a: tensor<3x!per_axis>) {
  // expected-error@+1 {{a quantized dimension (C12) with a scale for each index (C13), but got}}
  %0 = stablehlo.abs %a : tensor<3x!per_axis>
  return
}

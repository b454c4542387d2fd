// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @convolution_c1(%a: tensor<4x8x8x6xf32>, %b: tensor<3x6x4xf32>) {
  // expected-error@+1 {{found ranks 4, 3 and 4, expected one rank of at least 2 (C1)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c2(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{window_strides has 1 values, expected 2 (C2)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c3(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{window_strides has 0, which is not positive (C3)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c4(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found padding of shape [1, 2], expected [2, 2] (C4)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c5(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{lhs_dilation has 3 values, expected 2 (C5)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c6(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{lhs_dilation has -1, which is not positive (C6)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {lhs_dilate = [1, -1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c7(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{rhs_dilation has 1 values, expected 2 (C7)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c8(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{rhs_dilation has 0, which is not positive (C8)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [0, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c9(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found window_reversal of size 1, expected 2 (C9)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c10(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found the input batch dimension of size 4, expected a multiple of batch_group_count = 3 (C10)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c11(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found the input feature dimension of size 6, expected a multiple of feature_group_count = 4 (C11)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c12(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{input spatial dimensions has 1 values, expected 2 (C12)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c14(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found the kernel input feature dimension of size 6, expected 3 (C14)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c15(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x3xf32>) {
  // expected-error@+1 {{found the kernel output feature dimension of size 3, expected a multiple of batch_group_count = 2 (C15)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x3xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c16(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x3x3xf32>) {
  // expected-error@+1 {{found the kernel output feature dimension of size 3, expected a multiple of feature_group_count = 2 (C16)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x3x3xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c17(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{kernel spatial dimensions has 3 values, expected 2 (C17)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, 2, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c19(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{output spatial dimensions has 1 values, expected 2 (C19)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c21(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{feature_group_count has 0, which is not positive (C21)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 0 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c22(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{batch_group_count has 0, which is not positive (C22)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 0 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c23(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x3x4xf32>) {
  // expected-error@+1 {{found feature_group_count 2 and batch_group_count 2, expected at least one of them to be 1 (C23)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x3x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c24(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found precision_config of size 3, expected at most one for each of 2 operands (C24)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_c25(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found a result of shape [4, 6, 5, 4], expected [4, 6, 6, 4] (C25)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x5x4xf32>
  return
}

// -----

func.func @convolution_c27(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf64>) {
  // expected-error@+1 {{found operands with elements 'f32' and 'f64', expected one element type (C27)}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf64>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_layout_letter(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found 'i', expected 'b', 'f' or a spatial dimension}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, i]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_layout_twice(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{'b' is specified twice}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, b]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_layout_spatial_twice(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{spatial dimension 0 is specified twice}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_layout_missing(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{expected both 'b' and 'f'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_layout_gap(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{expected spatial dimensions without a gap}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @convolution_window_member(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{unknown member 'strides'}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {strides = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x6x4xf32>
  return
}

// -----

func.func @dynamic_conv_c4(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error@+1 {{found padding of shape [1, 2], expected [2, 2] (C4)}}
  %0 = stablehlo.dynamic_conv(%a, %b, %p) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x?x?x4xf32>
  return
}

// -----

func.func @convolution_c13_range(%a: tensor<4x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{input dimensions has 4, which is not in [0, 4) (C13)}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 4, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<4x6x6x6xf32>
  return
}

// -----

func.func @convolution_c13_unique(%a: tensor<4x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{input dimensions [0, 3, 1, 1] has 1 more than once (C13)}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 1], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<4x6x6x6xf32>
  return
}

// -----

func.func @convolution_c18(%a: tensor<4x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{kernel dimensions [2, 2, 0, 1] has 2 more than once (C18)}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<4x6x6x6xf32>
  return
}

// -----

func.func @convolution_c20(%a: tensor<4x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{output dimensions has 4, which is not in [0, 4) (C20)}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 4, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<4x6x6x6xf32>
  return
}

// -----

func.func @convolution_c26(%a: tensor<4x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // expected-error@+1 {{found ranks 4, 4 and 3, expected one rank of at least 2 (C26)}}
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<4x6x6xf32>
  return
}

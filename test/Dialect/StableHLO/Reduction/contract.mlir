// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @dot_general
func.func @dot_general(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x4xi8>, %arg3: tensor<?x4xf32>) {
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  // CHECK: stablehlo.dot_general %arg0, %arg1, contracting_dims = [2, 0] x [1, 0] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
  %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2, 0] x [1, 0] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
  // CHECK: stablehlo.dot_general %arg2, %arg2, contracting_dims = [] x [] : (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4x2x4xi32>
  %2 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [] x [] : (tensor<2x4xi8>, tensor<2x4xi8>) -> tensor<2x4x2x4xi32>
  // CHECK: stablehlo.dot_general %arg3, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %3 = stablehlo.dot_general %arg3, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dot_general %arg3, %arg3, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> {mhlo.sharding = "{replicated}"} : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %4 = stablehlo.dot_general %arg3, %arg3, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> {mhlo.sharding = "{replicated}"} : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  %5 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// CHECK-LABEL: func @dot
func.func @dot(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) {
  // CHECK: stablehlo.dot %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.dot %arg1, %arg1, precision = [HIGH, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  %1 = stablehlo.dot %arg1, %arg1, precision = [HIGH, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  // CHECK: stablehlo.einsum %arg0, %arg1, config = "ab,b->a" : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  %2 = stablehlo.einsum %arg0, %arg1, config = "ab,b->a" : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  // CHECK: stablehlo.unary_einsum %arg0, config = "ab->a" : (tensor<2x3xf32>) -> tensor<2xf32>
  %3 = stablehlo.unary_einsum %arg0, config = "ab->a" : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func @convolution
func.func @convolution(%arg0: tensor<2x8x8x6xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<2x4xbf16>, %arg3: tensor<6x2x5xf32>, %arg4: tensor<3x2x3xf32>) {
  // CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = {{\[\[}}0, 1], [-1, 2{{\]\]}}, lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<2x8x8x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x14x4xf32>
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 1], [-1, 2]], lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<2x8x8x6xf32>, tensor<3x3x3x4xf32>) -> tensor<2x3x14x4xf32>
  // CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[f, 1, 0, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x8x6xf32>, tensor<3x3x3x4xf32>) -> tensor<4x6x6x2xf32>
  %1 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[f, 1, 0, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x8x8x6xf32>, tensor<3x3x3x4xf32>) -> tensor<4x6x6x2xf32>
  // CHECK: stablehlo.convolution(%arg2, %arg2) dim_numbers = [b, f]x[o, i]->[b, f], window = {stride = [], pad = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x2xf32>
  %2 = stablehlo.convolution(%arg2, %arg2) dim_numbers = [b, f]x[o, i]->[b, f], window = {stride = [], pad = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x2xf32>
  // CHECK: stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<6x2x5xf32>, tensor<3x2x3xf32>) -> tensor<2x3x3xf32>
  %3 = stablehlo.convolution(%arg3, %arg4) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<6x2x5xf32>, tensor<3x2x3xf32>) -> tensor<2x3x3xf32>
  return
}

// CHECK-LABEL: func @dynamic_conv
func.func @dynamic_conv(%arg0: tensor<2x8x8x6xf32>, %arg1: tensor<3x3x6x4xf32>, %arg2: tensor<2x2xi32>) {
  // CHECK: stablehlo.dynamic_conv(%arg0, %arg1, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x6xf32>, tensor<3x3x6x4xf32>, tensor<2x2xi32>) -> tensor<2x?x?x4xf32>
  %0 = stablehlo.dynamic_conv(%arg0, %arg1, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x8x6xf32>, tensor<3x3x6x4xf32>, tensor<2x2xi32>) -> tensor<2x?x?x4xf32>
  return
}

// CHECK-LABEL: func @conv_attribute
func.func @conv_attribute(%arg0: tensor<f32>) {
  // CHECK: stablehlo.add %arg0, %arg0 {a = #stablehlo.conv<[b, 1, 0, f]x[i, 0, 1, o]->[f, 0, b, 1]>} : tensor<f32>
  %0 = stablehlo.add %arg0, %arg0 {a = #stablehlo.conv<[b, 1, 0, f]x[i, 0, 1, o]->[f, 0, b, 1]>} : tensor<f32>
  return
}

// CHECK-LABEL: func @linear_algebra
func.func @linear_algebra(%arg0: tensor<8x5x5xf32>, %arg1: tensor<8x5x2xf32>, %arg2: tensor<8x2x5xf32>) {
  // CHECK: stablehlo.cholesky %arg0, lower = true : tensor<8x5x5xf32>
  %0 = stablehlo.cholesky %arg0, lower = true : tensor<8x5x5xf32>
  // CHECK: stablehlo.cholesky %arg0 : tensor<8x5x5xf32>
  %1 = stablehlo.cholesky %arg0 : tensor<8x5x5xf32>
  // CHECK: "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<8x5x5xf32>, tensor<8x5x2xf32>) -> tensor<8x5x2xf32>
  %2 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<8x5x5xf32>, tensor<8x5x2xf32>) -> tensor<8x5x2xf32>
  // CHECK: "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<8x5x5xf32>, tensor<8x2x5xf32>) -> tensor<8x2x5xf32>
  %3 = "stablehlo.triangular_solve"(%arg0, %arg2) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<8x5x5xf32>, tensor<8x2x5xf32>) -> tensor<8x2x5xf32>
  return
}

// CHECK-LABEL: func @fft
func.func @fft(%arg0: tensor<3x8xf32>, %arg1: tensor<3x5xcomplex<f32>>) {
  // CHECK: stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  %0 = stablehlo.fft %arg0, type = RFFT, length = [8] : (tensor<3x8xf32>) -> tensor<3x5xcomplex<f32>>
  // CHECK: stablehlo.fft %arg1, type = IRFFT, length = [3, 8] : (tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32>
  %1 = stablehlo.fft %arg1, type = IRFFT, length = [3, 8] : (tensor<3x5xcomplex<f32>>) -> tensor<3x8xf32>
  // CHECK: stablehlo.fft %arg1, type = FFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %2 = stablehlo.fft %arg1, type = FFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  // CHECK: stablehlo.fft %arg1, type = IFFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  %3 = stablehlo.fft %arg1, type = IFFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
  return
}

// CHECK-LABEL: func @raw_convolution
func.func @raw_convolution(%a: tensor<4x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  // CHECK: stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
  %0 = "stablehlo.convolution"(%a, %b) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 3, input_spatial_dimensions = [1, 2], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 3, kernel_spatial_dimensions = [0, 1], output_batch_dimension = 0, output_feature_dimension = 3, output_spatial_dimensions = [1, 2]>, feature_group_count = 1 : i64}> : (tensor<4x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<4x6x6x6xf32>
  return
}

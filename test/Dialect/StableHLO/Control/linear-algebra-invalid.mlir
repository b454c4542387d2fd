// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @cholesky_c1(%a: tensor<5x5xf32>) {
  // expected-error@+1 {{found result type 'tensor<5x5xf64>', expected 'tensor<5x5xf32>' (C1)}}
  %0 = stablehlo.cholesky %a : (tensor<5x5xf32>) -> tensor<5x5xf64>
  return
}

// -----

func.func @cholesky_c2(%a: tensor<5xf32>) {
  // expected-error@+1 {{found an operand of rank 1, expected at least 2 (C2)}}
  %0 = stablehlo.cholesky %a : tensor<5xf32>
  return
}

// -----

func.func @cholesky_c3(%a: tensor<5x4xf32>) {
  // expected-error@+1 {{found matrices of shape [5, 4], expected square ones (C3)}}
  %0 = stablehlo.cholesky %a : tensor<5x4xf32>
  return
}

// -----

func.func @triangular_solve_c1(%a: tensor<5x5xf32>, %b: tensor<5x2xf64>) {
  // expected-error@+1 {{found operands with elements 'f32' and 'f64', expected one element type (C1)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x2xf64>) -> tensor<5x2xf64>
  return
}

// -----

func.func @triangular_solve_c2(%a: tensor<5x5xf32>, %b: tensor<1x5x2xf32>) {
  // expected-error@+1 {{found operands of rank 2 and 3, expected one rank of at least 2 (C2)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<1x5x2xf32>) -> tensor<1x5x2xf32>
  return
}

// -----

func.func @triangular_solve_c3_square(%a: tensor<5x4xf32>, %b: tensor<5x2xf32>) {
  // expected-error@+1 {{found matrices of shape [5, 4], expected square ones (C3)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x4xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @triangular_solve_c3_system(%a: tensor<5x5xf32>, %b: tensor<5x2xf32>) {
  // expected-error@+1 {{found operand shapes [5, 5] and [5, 2], expected the same batch and system sizes (C3)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @triangular_solve_c3_batch(%a: tensor<3x5x5xf32>, %b: tensor<2x5x2xf32>) {
  // expected-error@+1 {{found operand shapes [3, 5, 5] and [2, 5, 2], expected the same batch and system sizes (C3)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x5x5xf32>, tensor<2x5x2xf32>) -> tensor<2x5x2xf32>
  return
}

// -----

func.func @triangular_solve_c4(%a: tensor<5x5xf32>, %b: tensor<5x2xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x5xf32>', expected 'tensor<5x2xf32>' (C4)}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<2x5xf32>
  return
}

// -----

func.func @triangular_solve_transpose(%a: tensor<5x5xf32>, %b: tensor<5x2xf32>) {
  // expected-error@+1 {{found transpose_a TRANSPOSE_INVALID, expected NO_TRANSPOSE, TRANSPOSE or ADJOINT}}
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @fft_c1(%a: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{found 2 transformed dimensions, expected no more than the rank 1 (C1)}}
  %0 = stablehlo.fft %a, type = FFT, length = [8, 8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @fft_c2_complex(%a: tensor<8xf32>) {
  // expected-error@+1 {{found elements 'f32', expected complex ones for FFT (C2)}}
  %0 = stablehlo.fft %a, type = FFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

// -----

func.func @fft_c2_real(%a: tensor<8xcomplex<f32>>) {
  // expected-error@+1 {{found elements 'complex<f32>', expected real ones for RFFT (C2)}}
  %0 = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @fft_c3(%a: tensor<2x2x2x2xcomplex<f32>>) {
  // expected-error@+1 {{found 4 transformed dimensions, expected 1 to 3 (C3)}}
  %0 = stablehlo.fft %a, type = FFT, length = [2, 2, 2, 2] : (tensor<2x2x2x2xcomplex<f32>>) -> tensor<2x2x2x2xcomplex<f32>>
  return
}

// -----

func.func @fft_c4_rfft(%a: tensor<8xf32>) {
  // expected-error@+1 {{found transformed sizes [8], expected [9] (C4)}}
  %0 = stablehlo.fft %a, type = RFFT, length = [9] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>
  return
}

// -----

func.func @fft_c4_irfft(%a: tensor<6xcomplex<f32>>) {
  // expected-error@+1 {{found transformed sizes [6], expected [5] (C4)}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [8] : (tensor<6xcomplex<f32>>) -> tensor<8xf32>
  return
}

// -----

func.func @fft_c4_irfft_to_nothing(%a: tensor<2xcomplex<f32>>) {
  // expected-error@+1 {{found transformed sizes [2], expected [1] (C4)}}
  %0 = stablehlo.fft %a, type = IRFFT, length = [0] : (tensor<2xcomplex<f32>>) -> tensor<0xf32>
  return
}

// -----

func.func @fft_c5(%a: tensor<8xf32>) {
  // expected-error@+1 {{found result type 'tensor<8xcomplex<f32>>', expected 'tensor<5xcomplex<f32>>' (C2, C5)}}
  %0 = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
  return
}

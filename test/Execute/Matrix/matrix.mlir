// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 2.0], [2.0, 10.0]]> : tensor<2x2xf32>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x2xf32>
  check.expect_almost_eq_const %l, dense<[[2.0, 0.0], [1.0, 3.0]]> : tensor<2x2xf32>
  %u = stablehlo.cholesky %a, lower = false : tensor<2x2xf32>
  check.expect_almost_eq_const %u, dense<[[2.0, 1.0], [0.0, 3.0]]> : tensor<2x2xf32>

  // All four forms: op(L) x = b and x op(L) = b.
  %b = stablehlo.constant dense<[[2.0, 4.0], [7.0, 5.0]]> : tensor<2x2xf32>
  %x0 = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b0 = stablehlo.dot_general %l, %x0, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq %b0, %b : tensor<2x2xf32>
  %x1 = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b1 = stablehlo.dot_general %l, %x1, contracting_dims = [0] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq %b1, %b : tensor<2x2xf32>
  %x2 = "stablehlo.triangular_solve"(%u, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b2 = stablehlo.dot_general %x2, %u, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq %b2, %b : tensor<2x2xf32>
  %x3 = "stablehlo.triangular_solve"(%u, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %b3 = stablehlo.dot_general %x3, %u, contracting_dims = [1] x [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq %b3, %b : tensor<2x2xf32>

  // Transform and inverse, also of the half spectrum of a real signal.
  %s = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0, 7.0], [0.0, -1.0, 0.0, 2.0, 5.0]]> : tensor<2x5xf32>
  %half = stablehlo.fft %s, type = RFFT, length = [2, 5] : (tensor<2x5xf32>) -> tensor<2x3xcomplex<f32>>
  %dc = stablehlo.slice %half [0:1, 0:1] : (tensor<2x3xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
  %dcre = stablehlo.real %dc : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
  check.expect_almost_eq_const %dcre, dense<23.0> : tensor<1x1xf32>
  %back = stablehlo.fft %half, type = IRFFT, length = [2, 5] : (tensor<2x3xcomplex<f32>>) -> tensor<2x5xf32>
  check.expect_almost_eq %back, %s : tensor<2x5xf32>
  return
}

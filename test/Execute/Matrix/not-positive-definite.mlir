// The triangle of a matrix that is not positive definite is NaN, for all sizes and also if a
// pivot is exactly 0; the other triangle is 0.
// RUN: gspmd-run %s --no-partition --no-cache
func.func @main() {
  %a = stablehlo.constant dense<[[[4.0, 2.0, 2.0], [2.0, 1.0, 5.0], [2.0, 5.0, 9.0]], [[4.0, 2.0, 2.0], [2.0, 5.0, 3.0], [2.0, 3.0, 6.0]]]> : tensor<2x3x3xf32>
  %x = stablehlo.optimization_barrier %a : tensor<2x3x3xf32>
  %0 = "stablehlo.cholesky"(%x) <{lower = true}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %e0 = stablehlo.constant dense<[[[0x7FC00000, 0.0, 0.0], [0x7FC00000, 0x7FC00000, 0.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[2.0, 0.0, 0.0], [1.0, 2.0, 0.0], [1.0, 1.0, 2.0]]]> : tensor<2x3x3xf32>
  check.expect_eq %0, %e0 : tensor<2x3x3xf32>
  %1 = "stablehlo.cholesky"(%x) <{lower = false}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %e1 = stablehlo.transpose %e0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  check.expect_eq %1, %e1 : tensor<2x3x3xf32>
  %b = stablehlo.constant dense<(-1.0, 0.0)> : tensor<1x1xcomplex<f64>>
  %y = stablehlo.optimization_barrier %b : tensor<1x1xcomplex<f64>>
  %2 = "stablehlo.cholesky"(%y) <{lower = true}> : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xcomplex<f64>>
  %re = stablehlo.real %2 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  %im = stablehlo.imag %2 : (tensor<1x1xcomplex<f64>>) -> tensor<1x1xf64>
  check.expect_eq_const %re, dense<0x7FF8000000000000> : tensor<1x1xf64>
  check.expect_eq_const %im, dense<0x7FF8000000000000> : tensor<1x1xf64>
  %none = stablehlo.constant dense<> : tensor<2x0x0xf32>
  %none_x = stablehlo.optimization_barrier %none : tensor<2x0x0xf32>
  %3 = "stablehlo.cholesky"(%none_x) <{lower = true}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
  check.expect_eq %3, %none : tensor<2x0x0xf32>
  return
}

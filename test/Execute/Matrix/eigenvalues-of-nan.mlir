// RUN: gspmd-run %s --no-partition

// A matrix that is not finite has NaN for eigenvalues, wherever the NaN is; the others of the batch
// are unaffected.
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 0.0], [0.0, 0x7FF8000000000000]], [[2.0, 0.0], [0.0, 3.0]]]> : tensor<2x2x2xf64>
  %0:5 = stablehlo.custom_call @lapack_dgeev_ffi(%a) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}} : (tensor<2x2x2xf64>) -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2x2xcomplex<f64>>, tensor<2x2x2xcomplex<f64>>, tensor<2xi32>)
  check.expect_eq_const %0#0, dense<[[0x7FF8000000000000, 0x7FF8000000000000], [2.0, 3.0]]> : tensor<2x2xf64>
  check.expect_eq_const %0#1, dense<[[0x7FF8000000000000, 0x7FF8000000000000], [0.0, 0.0]]> : tensor<2x2xf64>
  %z = stablehlo.constant dense<[[(1.0, 0.0), (0x7FC00000, 0.0)], [(0.0, 0.0), (2.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  %1:4 = stablehlo.custom_call @lapack_cgeev_ffi(%z) {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}} : (tensor<2x2xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>)
  %re = stablehlo.real %1#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %re, dense<0x7FC00000> : tensor<2xf32>
  // Eigenvectors of Hermitian matrices likewise, on one device as on several; the triangle that is not read may
  // have any elements.
  %h = stablehlo.constant dense<[[[0x7FF0000000000000, 1.0], [0.0, 1.0]], [[2.0, 0x7FF8000000000000], [0.0, 3.0]]]> : tensor<2x2x2xf64>
  %2:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%h) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x2x2xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xf64>, tensor<2xi32>)
  check.expect_eq_const %2#1, dense<[[0x7FF8000000000000, 0x7FF8000000000000], [2.0, 3.0]]> : tensor<2x2xf64>
  %vectors = stablehlo.slice %2#0 [0:1, 0:2, 0:2] : (tensor<2x2x2xf64>) -> tensor<1x2x2xf64>
  check.expect_eq_const %vectors, dense<0x7FF8000000000000> : tensor<1x2x2xf64>
  return
}

// Calls of the C library, of kernels and of the allocator.
func.func public @NAME() {
  %0 = stablehlo.iota dim = 0 : tensor<64xf64>
  %1 = stablehlo.tanh %0 : tensor<64xf64>
  %2 = stablehlo.slice %1 [0:1] : (tensor<64xf64>) -> tensor<1xf64>
  %3 = stablehlo.iota dim = 0 : tensor<64xf32>
  %4 = stablehlo.exponential %3 : tensor<64xf32>
  %init = stablehlo.constant dense<0.0> : tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.minimum across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
  %6 = stablehlo.pad %2, %init, low = [1], high = [1], interior = [0] : (tensor<1xf64>, tensor<f64>) -> tensor<3xf64>
  check.expect_eq_const %6, dense<0.0> : tensor<3xf64>
  check.expect_eq_const %5, dense<0.0> : tensor<f32>
  return
}

// RUN: gspmd-run %s

// A kernel of many elements is a product, whose terms are not added one after another: the error
// of a sum of 2^20 terms in f32 would be 1%.
func.func @main() {
  %a = stablehlo.constant dense<0.1> : tensor<1x1x1048576xf32>
  %x = stablehlo.optimization_barrier %a : tensor<1x1x1048576xf32>
  %b = stablehlo.constant dense<1.0> : tensor<1x1x1048576xf32>
  %k = stablehlo.optimization_barrier %b : tensor<1x1x1048576xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1048576xf32>, tensor<1x1x1048576xf32>) -> tensor<1x1x1xf32>
  check.expect_almost_eq_const %0, dense<104857.6> : tensor<1x1x1xf32>
  return
}

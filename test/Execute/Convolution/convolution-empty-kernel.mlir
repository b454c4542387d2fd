// A kernel without elements yields empty sums.
// RUN: gspmd-run %s --no-partition

func.func @main() {
  %x = stablehlo.constant dense<1.0> : tensor<2x4x4x2xf32>
  %k = stablehlo.constant dense<1.0> : tensor<0x2x2x3xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4x4x2xf32>, tensor<0x2x2x3xf32>) -> tensor<2x5x3x3xf32>
  check.expect_eq_const %0, dense<0.0> : tensor<2x5x3x3xf32>
  return
}

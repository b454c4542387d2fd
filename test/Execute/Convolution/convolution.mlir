// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %x = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0]]]> : tensor<1x4x1xf32>
  %k = stablehlo.constant dense<[[[1.0]], [[10.0]], [[100.0]]]> : tensor<3x1x1xf32>
  %same = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x4x1xf32>
  check.expect_eq_const %same, dense<[[[210.0], [321.0], [432.0], [43.0]]]> : tensor<1x4x1xf32>
  %reversed = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], pad = [[1, 0]], reverse = [true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x2x1xf32>
  check.expect_eq_const %reversed, dense<[[[12.0], [234.0]]]> : tensor<1x2x1xf32>
  // Dilations: zeros between the inputs, gaps between the kernel's elements.
  %up = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x5x1xf32>
  check.expect_eq_const %up, dense<[[[201.0], [20.0], [302.0], [30.0], [403.0]]]> : tensor<1x5x1xf32>
  %wide = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[2, 1]], rhs_dilate = [2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<3x1x1xf32>) -> tensor<1x3x1xf32>
  check.expect_eq_const %wide, dense<[[[310.0], [420.0], [31.0]]]> : tensor<1x3x1xf32>

  // Feature groups: output feature f depends on input features of its group only.
  %xg = stablehlo.constant dense<[[[1.0, 2.0], [3.0, 4.0]]]> : tensor<1x2x2xf32>
  %kg = stablehlo.constant dense<[[[1.0, 10.0]]]> : tensor<1x1x2xf32>
  %grouped = stablehlo.convolution(%xg, %kg) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<1x2x2xf32>, tensor<1x1x2xf32>) -> tensor<1x2x2xf32>
  check.expect_eq_const %grouped, dense<[[[1.0, 20.0], [3.0, 40.0]]]> : tensor<1x2x2xf32>
  // Batch groups: output feature f depends on the inputs of its batch group.
  %xb = stablehlo.constant dense<[[[1.0]], [[2.0]], [[3.0]], [[4.0]]]> : tensor<4x1x1xf32>
  %batched = stablehlo.convolution(%xb, %kg) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}
    {batch_group_count = 2 : i64, feature_group_count = 1 : i64} : (tensor<4x1x1xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
  check.expect_eq_const %batched, dense<[[[1.0, 30.0]], [[2.0, 40.0]]]> : tensor<2x1x2xf32>
  return
}

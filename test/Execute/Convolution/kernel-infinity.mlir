// RUN: gspmd-run %s --poison
// RUN: gspmd-run %s --no-partition --poison

// The zeros of padding and between the elements of a dilated input are multiplied: with an
// infinite element of the kernel they are NaN, on one device and on several.
sharding.mesh @mesh = <["x"=2]>
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0, 2.0, 3.0, 4.0]]]> : tensor<1x1x4xf32>
  %opaque = stablehlo.optimization_barrier %a : tensor<1x1x4xf32>
  %x = sharding.mesh_split %opaque <@mesh, [{}, {}, {"x"}]> : tensor<1x1x4xf32>
  %constant = stablehlo.constant dense<[[[0x7F800000, 1.0, 2.0]]]> : tensor<1x1x3xf32>
  %k = stablehlo.optimization_barrier %constant : tensor<1x1x3xf32>

  // One channel, in lines: padding before and after.
  %padded = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %padded, dense<[[[0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000]]]> : tensor<1x1x4xf32>
  %reversed = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]], reverse = [true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x4xf32>
  check.expect_eq_const %reversed, dense<[[[0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000]]]> : tensor<1x1x4xf32>

  // One channel, in phases: the infinity is on zeros in the even results. The last result has
  // only padding and zeros in its phase.
  %dilated = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 2]], lhs_dilate = [2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x3xf32>) -> tensor<1x1x8xf32>
  check.expect_eq_const %dilated, dense<[[[0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000]]]> : tensor<1x1x8xf32>

  // A product in each phase. The second feature of the kernel is finite.
  %k2 = stablehlo.constant dense<[[[0x7F800000, 1.0, 2.0]], [[3.0, 1.0, 2.0]]]> : tensor<2x1x3xf32>
  %kernel = stablehlo.optimization_barrier %k2 : tensor<2x1x3xf32>
  %product = stablehlo.convolution(%x, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 2]], lhs_dilate = [2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<2x1x3xf32>) -> tensor<1x2x8xf32>
  check.expect_eq_const %product, dense<[[[0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000, 0x7FC00000, 0x7F800000],
                                          [1.0, 7.0, 2.0, 12.0, 3.0, 17.0, 4.0, 12.0]]]> : tensor<1x2x8xf32>

  // The second phase uses no element of the kernel; it has only zeros, as products of them.
  %k1 = stablehlo.constant dense<[[[0xFF800000]]]> : tensor<1x1x1xf32>
  %point = stablehlo.optimization_barrier %k1 : tensor<1x1x1xf32>
  %empty = stablehlo.convolution(%x, %point) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[0, 1]], lhs_dilate = [2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xf32>, tensor<1x1x1xf32>) -> tensor<1x1x8xf32>
  check.expect_eq_const %empty, dense<[[[0xFF800000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0xFF800000, 0x7FC00000]]]> : tensor<1x1x8xf32>

  // Narrow floats and NaN.
  %half = stablehlo.convert %x : (tensor<1x1x4xf32>) -> tensor<1x1x4xbf16>
  %k3 = stablehlo.constant dense<[[[1.0, 0x7FC0]]]> : tensor<1x1x2xbf16>
  %narrow = stablehlo.optimization_barrier %k3 : tensor<1x1x2xbf16>
  %nan = stablehlo.convolution(%half, %narrow) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[0, 2]], lhs_dilate = [2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xbf16>, tensor<1x1x2xbf16>) -> tensor<1x1x8xbf16>
  check.expect_eq_const %nan, dense<0x7FC0> : tensor<1x1x8xbf16>
  return
}

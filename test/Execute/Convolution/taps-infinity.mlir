// A kernel of two taps on three devices: the third device's tap is padding, a zero that was
// multiplied with an infinity which no real tap reads.
// RUN: gspmd-run %s

sharding.mesh @mesh = <["x"=3]>
func.func @main() {
  %a = stablehlo.constant dense<[[[1.0], [2.0], [0x7F800000], [0x7FC00000]]]> : tensor<1x4x1xf32>
  %opaque = stablehlo.optimization_barrier %a : tensor<1x4x1xf32>
  %x = sharding.mesh_split %opaque <@mesh, [{}, {"x"}, {}]> : tensor<1x4x1xf32>
  %k = stablehlo.constant dense<[[[3.0]], [[5.0]]]> : tensor<2x1x1xf32>
  %plain = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [3]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %plain, dense<13.0> : tensor<1x1x1xf32>
  %reversed = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [3], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %reversed, dense<11.0> : tensor<1x1x1xf32>

  // Five taps: the third device has one and a zero, next to an infinity.
  %long = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [0x7F800000]]]> : tensor<1x6x1xf32>
  %far = stablehlo.optimization_barrier %long : tensor<1x6x1xf32>
  %cut = sharding.mesh_split %far <@mesh, [{}, {"x"}, {}]> : tensor<1x6x1xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<5x1x1xf32>
  %five = stablehlo.convolution(%cut, %ones) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<5x1x1xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %five, dense<15.0> : tensor<1x1x1xf32>
  // In the reversed kernel the zero is before the tap.
  %back = stablehlo.convolution(%cut, %ones) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2], reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<5x1x1xf32>) -> tensor<1x1x1xf32>
  check.expect_eq_const %back, dense<15.0> : tensor<1x1x1xf32>
  return
}

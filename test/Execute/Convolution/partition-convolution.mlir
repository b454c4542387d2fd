// Convolutions along sharded spatial dimensions: forward, transposed (gaps in the input, phases
// that differ between shards), the gradient of the kernel (its indices are sharded), kernels
// wider than a shard, reversed windows.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func @main(%a: tensor<2x11x7x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
                %k: tensor<3x3x2x2xf32>,
                %wide: tensor<9x1x2x1xf32>,
                %grad: tensor<2x11x7x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}) -> (
    tensor<2x11x7x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
    tensor<2x5x7x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    tensor<2x21x13x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
    tensor<2x11x7x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
    tensor<3x3x2x3xf32>,
    tensor<3x3x2x3xf32>) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x7x2xf32>, tensor<3x3x2x2xf32>) -> tensor<2x11x7x2xf32>
  // Strides, dilated windows, asymmetric and negative padding.
  %1 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[3, -1], [2, 2]], rhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x7x2xf32>, tensor<3x3x2x2xf32>) -> tensor<2x5x7x2xf32>
  %2 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x7x2xf32>, tensor<3x3x2x2xf32>) -> tensor<2x21x13x2xf32>
  %3 = stablehlo.convolution(%a, %wide) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[4, 4], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x7x2xf32>, tensor<9x1x2x1xf32>) -> tensor<2x11x7x1xf32>
  // The gradient of a kernel is a convolution by the output's gradient.
  %4 = stablehlo.convolution(%a, %grad) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x7x2xf32>, tensor<2x11x7x3xf32>) -> tensor<3x3x2x3xf32>
  %5 = stablehlo.convolution(%a, %grad) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]], reverse = [true, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x7x2xf32>, tensor<2x11x7x3xf32>) -> tensor<3x3x2x3xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<2x11x7x2xf32>, tensor<2x5x7x2xf32>, tensor<2x21x13x2xf32>, tensor<2x11x7x1xf32>, tensor<3x3x2x3xf32>, tensor<3x3x2x3xf32>
}

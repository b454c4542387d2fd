// The StableHLO form of mobilenet.tosa.mlir.
sharding.mesh @mesh = <["x"=2, "y"=2]>

func.func public @main(
    %image: tensor<2x9x8x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %stem: tensor<8x3x3x3xf32>, %depth: tensor<3x3x1x8xf32>,
    %point: tensor<12x1x1x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}, {}, {}]>},
    %classes: tensor<1x12x10xf32>) -> tensor<1x2x10xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %six = stablehlo.constant dense<6.0> : tensor<f32>
  %a = stablehlo.convolution(%image, %stem) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x8x3xf32>, tensor<8x3x3x3xf32>) -> tensor<2x9x8x8xf32>
  %a6 = stablehlo.clamp %zero, %a, %six : (tensor<f32>, tensor<2x9x8x8xf32>, tensor<f32>) -> tensor<2x9x8x8xf32>
  %b = stablehlo.convolution(%a6, %depth) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64}
    : (tensor<2x9x8x8xf32>, tensor<3x3x1x8xf32>) -> tensor<2x9x8x8xf32>
  %b6 = stablehlo.clamp %zero, %b, %six : (tensor<f32>, tensor<2x9x8x8xf32>, tensor<f32>) -> tensor<2x9x8x8xf32>
  %c = stablehlo.convolution(%b6, %point) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x9x8x8xf32>, tensor<12x1x1x8xf32>) -> tensor<2x9x8x12xf32>
  %h = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x9x8x12xf32>, tensor<f32>) -> tensor<2x8x12xf32>
  %w = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x8x12xf32>, tensor<f32>) -> tensor<2x12xf32>
  %f = stablehlo.reshape %w : (tensor<2x12xf32>) -> tensor<1x2x12xf32>
  %y = stablehlo.dot_general %f, %classes, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x2x12xf32>, tensor<1x12x10xf32>) -> tensor<1x2x10xf32>
  return %y : tensor<1x2x10xf32>
}

// A stem, a depthwise-separable block, a mean and a classifier; the image is
// sharded by rows over "x", features over "y".
sharding.mesh @mesh = <["x"=2, "y"=2]>

func.func public @main(
    %image: tensor<2x9x8x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %stem: tensor<8x3x3x3xf32>, %depth: tensor<3x3x8x1xf32>,
    %point: tensor<12x1x1x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}, {}, {}]>},
    %classes: tensor<1x12x10xf32>) -> tensor<1x2x10xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %none = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.conv2d %image, %stem, %none, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
    : (tensor<2x9x8x3xf32>, tensor<8x3x3x3xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x9x8x8xf32>
  %a6 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<2x9x8x8xf32>) -> tensor<2x9x8x8xf32>
  %b = tosa.depthwise_conv2d %a6, %depth, %none, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
    : (tensor<2x9x8x8xf32>, tensor<3x3x8x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x9x8x8xf32>
  %b6 = tosa.clamp %b {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<2x9x8x8xf32>) -> tensor<2x9x8x8xf32>
  %c = tosa.conv2d %b6, %point, %none, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
    : (tensor<2x9x8x8xf32>, tensor<12x1x1x8xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x9x8x12xf32>
  %h = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x9x8x12xf32>) -> tensor<2x1x8x12xf32>
  %w = tosa.reduce_sum %h {axis = 2 : i32} : (tensor<2x1x8x12xf32>) -> tensor<2x1x1x12xf32>
  %flat = tosa.const_shape {values = dense<[1, 2, 12]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %f = tosa.reshape %w, %flat : (tensor<2x1x1x12xf32>, !tosa.shape<3>) -> tensor<1x2x12xf32>
  %y = tosa.matmul %f, %classes, %zp, %zp : (tensor<1x2x12xf32>, tensor<1x12x10xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x10xf32>
  return %y : tensor<1x2x10xf32>
}

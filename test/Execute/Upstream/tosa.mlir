// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-partition -o %t.mlir
// RUN: grep -c "tosa.conv2d\|tosa.max_pool2d\|tosa.matmul\|tosa.depthwise_conv2d\|tosa.avg_pool2d" %t.mlir | FileCheck %s
// tosa's ops with every dimension sharded that can be, some unevenly. Local ops are tosa again:
// convolutions and pools on shards with halos.

// CHECK: 8

sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func public @main(
    %image: tensor<4x9x8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
    %batch: tensor<6x5x5x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}, {"y"}]>},
    %kernel: tensor<8x3x3x6xf32>, %bias: tensor<8xf32>,
    %kernel1: tensor<6x3x2x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}, {"y"}]>},
    %bias1: tensor<6xf32>, %depth: tensor<3x3x6x2xf32>, %bias2: tensor<12xf32>,
    %a: tensor<2x7x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>},
    %b: tensor<2x6x5xf32>) ->
    (tensor<4x9x8x8xf32>, tensor<4x4x4x8xf32>, tensor<6x3x4x6xf32>, tensor<4x9x8x12xf32>, tensor<4x9x7x6xf32>,
     tensor<4x4x4x6xf32>, tensor<4x9x8x6xf32>, tensor<2x7x5xf32>, tensor<1x9x8x6xf32>, tensor<4x9x8x1xf32>,
     tensor<4x9x8xi32>, tensor<4x6x9x8xf32>, tensor<36x48xf32>, tensor<4x12x8x6xf32>, tensor<4x5x8x6xf32>,
     tensor<4x18x8x6xf32>, tensor<4x9x8x6xf32>, tensor<8x9x8x6xf32>, tensor<2x4x6xf32>, tensor<6x9x9x4xf32>,
     tensor<6x5x5x4xf32>, tensor<4x9x8x6xf32>) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %conv = tosa.conv2d %image, %kernel, %bias, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
    : (tensor<4x9x8x6xf32>, tensor<8x3x3x6xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x9x8x8xf32>
  %strided = tosa.conv2d %image, %kernel, %bias, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 1, 0>, stride = array<i64: 2, 2>}
    : (tensor<4x9x8x6xf32>, tensor<8x3x3x6xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4x4x8xf32>
  // Partial sums of features: the bias counts once.
  %parts = tosa.conv2d %batch, %kernel1, %bias1, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
    : (tensor<6x5x5x4xf32>, tensor<6x3x2x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<6x3x4x6xf32>
  %deep = tosa.depthwise_conv2d %image, %depth, %bias2, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
    : (tensor<4x9x8x6xf32>, tensor<3x3x6x2xf32>, tensor<12xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x9x8x12xf32>
  %most = tosa.max_pool2d %image {kernel = array<i64: 3, 2>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 1>}
    : (tensor<4x9x8x6xf32>) -> tensor<4x9x7x6xf32>
  %mean = tosa.avg_pool2d %image, %zp, %zp {acc_type = f32, kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}
    : (tensor<4x9x8x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x4x4x6xf32>
  %padded = tosa.avg_pool2d %image, %zp, %zp {acc_type = f32, kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
    : (tensor<4x9x8x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x9x8x6xf32>
  %product = tosa.matmul %a, %b, %zp, %zp : (tensor<2x7x6xf32>, tensor<2x6x5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x7x5xf32>
  %sum = tosa.reduce_sum %image {axis = 0 : i32} : (tensor<4x9x8x6xf32>) -> tensor<1x9x8x6xf32>
  %max = tosa.reduce_max %image {axis = 3 : i32} : (tensor<4x9x8x6xf32>) -> tensor<4x9x8x1xf32>
  %where = tosa.argmax %image {axis = 3 : i32} : (tensor<4x9x8x6xf32>) -> tensor<4x9x8xi32>
  %turned = tosa.transpose %image {perms = array<i32: 0, 3, 1, 2>} : (tensor<4x9x8x6xf32>) -> tensor<4x6x9x8xf32>
  %flatShape = tosa.const_shape {values = dense<[36, 48]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %flat = tosa.reshape %image, %flatShape : (tensor<4x9x8x6xf32>, !tosa.shape<2>) -> tensor<36x48xf32>
  %padding = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %wide = tosa.pad %image, %padding, %zp : (tensor<4x9x8x6xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<4x12x8x6xf32>
  %start = tosa.const_shape {values = dense<[0, 3, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %size = tosa.const_shape {values = dense<[4, 5, 8, 6]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %slice = tosa.slice %image, %start, %size : (tensor<4x9x8x6xf32>, !tosa.shape<4>, !tosa.shape<4>) -> tensor<4x5x8x6xf32>
  %joined = tosa.concat %image, %padded {axis = 1 : i32} : (tensor<4x9x8x6xf32>, tensor<4x9x8x6xf32>) -> tensor<4x18x8x6xf32>
  %back = tosa.reverse %image {axis = 1 : i32} : (tensor<4x9x8x6xf32>) -> tensor<4x9x8x6xf32>
  %twice = tosa.const_shape {values = dense<[2, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %tiled = tosa.tile %image, %twice : (tensor<4x9x8x6xf32>, !tosa.shape<4>) -> tensor<8x9x8x6xf32>
  %bt = tosa.transpose %a {perms = array<i32: 0, 1, 2>} : (tensor<2x7x6xf32>) -> tensor<2x7x6xf32>
  %four = "tosa.const"() <{values = dense<[[0, 6, 2, 3], [5, 1, 0, 4]]> : tensor<2x4xi32>}> : () -> tensor<2x4xi32>
  %taken = tosa.gather %bt, %four : (tensor<2x7x6xf32>, tensor<2x4xi32>) -> tensor<2x4x6xf32>
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %larger = tosa.resize %batch, %scale, %offset, %border {mode = BILINEAR}
    : (tensor<6x5x5x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<6x9x9x4xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %row = "tosa.const"() <{values = dense<[[[[0.5, 1.5, -1.0, 2.0]]]]> : tensor<1x1x1x4xf32>}> : () -> tensor<1x1x1x4xf32>
  %scaled = tosa.mul %batch, %row, %shift : (tensor<6x5x5x4xf32>, tensor<1x1x1x4xf32>, tensor<1xi8>) -> tensor<6x5x5x4xf32>
  %sig = tosa.sigmoid %image : (tensor<4x9x8x6xf32>) -> tensor<4x9x8x6xf32>
  %clamped = tosa.clamp %sig {max_val = 0.75 : f32, min_val = 0.25 : f32} : (tensor<4x9x8x6xf32>) -> tensor<4x9x8x6xf32>
  return %conv, %strided, %parts, %deep, %most, %mean, %padded, %product, %sum, %max, %where, %turned, %flat, %wide, %slice, %joined, %back, %tiled, %taken, %larger, %scaled, %clamped
    : tensor<4x9x8x8xf32>, tensor<4x4x4x8xf32>, tensor<6x3x4x6xf32>, tensor<4x9x8x12xf32>, tensor<4x9x7x6xf32>,
     tensor<4x4x4x6xf32>, tensor<4x9x8x6xf32>, tensor<2x7x5xf32>, tensor<1x9x8x6xf32>, tensor<4x9x8x1xf32>,
     tensor<4x9x8xi32>, tensor<4x6x9x8xf32>, tensor<36x48xf32>, tensor<4x12x8x6xf32>, tensor<4x5x8x6xf32>,
     tensor<4x18x8x6xf32>, tensor<4x9x8x6xf32>, tensor<8x9x8x6xf32>, tensor<2x4x6xf32>, tensor<6x9x9x4xf32>,
     tensor<6x5x5x4xf32>, tensor<4x9x8x6xf32>
}

// The same with one batch.
func.func @main(
    %w1: tensor<64x256xf32> {tf.aliasing_output = 0 : i32} loc("w1"),
    %w2: tensor<256x64xf32> {tf.aliasing_output = 1 : i32} loc("w2"),
    %m1: tensor<64x256xf32> {tf.aliasing_output = 2 : i32} loc("m1"),
    %m2: tensor<256x64xf32> {tf.aliasing_output = 3 : i32} loc("m2"),
    %v1: tensor<64x256xf32> {tf.aliasing_output = 4 : i32} loc("v1"),
    %v2: tensor<256x64xf32> {tf.aliasing_output = 5 : i32} loc("v2"),
    %x: tensor<2048x64xf32> loc("x"), %y: tensor<2048x64xf32> loc("y"))
    -> (tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<256x64xf32>) {
  %keep = stablehlo.constant dense<0.9> : tensor<f32>
  %share = stablehlo.constant dense<0.00048828125> : tensor<f32>
  %shares = stablehlo.broadcast_in_dim %share, dims = [] : (tensor<f32>) -> tensor<2048x64xf32>
  // Large, as random second moments may be negative.
  %least = stablehlo.constant dense<10.0> : tensor<f32>
  %new = stablehlo.constant dense<0.1> : tensor<f32>
  %h0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x256xf32>) -> tensor<2048x256xf32>
  %h = stablehlo.tanh %h0 : tensor<2048x256xf32>
  %z = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (tensor<2048x256xf32>, tensor<256x64xf32>) -> tensor<2048x64xf32>
  %error = stablehlo.subtract %z, %y : tensor<2048x64xf32>
  %dz = stablehlo.multiply %error, %shares : tensor<2048x64xf32>
  %g2 = stablehlo.dot_general %h, %dz, contracting_dims = [0] x [0] : (tensor<2048x256xf32>, tensor<2048x64xf32>) -> tensor<256x64xf32>
  %dh = stablehlo.dot_general %dz, %w2, contracting_dims = [1] x [1] : (tensor<2048x64xf32>, tensor<256x64xf32>) -> tensor<2048x256xf32>
  %dh0 = stablehlo.multiply %dh, %h : tensor<2048x256xf32>
  %g1 = stablehlo.dot_general %x, %dh0, contracting_dims = [0] x [0] : (tensor<2048x64xf32>, tensor<2048x256xf32>) -> tensor<64x256xf32>
  %u10 = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
  %u11 = stablehlo.broadcast_in_dim %new, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
  %u12 = stablehlo.multiply %m1, %u10 : tensor<64x256xf32>
  %u13 = stablehlo.multiply %g1, %u11 : tensor<64x256xf32>
  %u1m = stablehlo.add %u12, %u13 : tensor<64x256xf32>
  %u14 = stablehlo.multiply %v1, %u10 : tensor<64x256xf32>
  %u15 = stablehlo.multiply %g1, %u13 : tensor<64x256xf32>
  %u1v = stablehlo.add %u14, %u15 : tensor<64x256xf32>
  %u1least = stablehlo.broadcast_in_dim %least, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
  %u16 = stablehlo.add %u1v, %u1least : tensor<64x256xf32>
  %u17 = stablehlo.rsqrt %u16 : tensor<64x256xf32>
  %u18 = stablehlo.multiply %u1m, %u17 : tensor<64x256xf32>
  %u19 = stablehlo.multiply %u18, %u11 : tensor<64x256xf32>
  %u1w = stablehlo.subtract %w1, %u19 : tensor<64x256xf32>
  %u20 = stablehlo.broadcast_in_dim %keep, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
  %u21 = stablehlo.broadcast_in_dim %new, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
  %u22 = stablehlo.multiply %m2, %u20 : tensor<256x64xf32>
  %u23 = stablehlo.multiply %g2, %u21 : tensor<256x64xf32>
  %u2m = stablehlo.add %u22, %u23 : tensor<256x64xf32>
  %u24 = stablehlo.multiply %v2, %u20 : tensor<256x64xf32>
  %u25 = stablehlo.multiply %g2, %u23 : tensor<256x64xf32>
  %u2v = stablehlo.add %u24, %u25 : tensor<256x64xf32>
  %u2least = stablehlo.broadcast_in_dim %least, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
  %u26 = stablehlo.add %u2v, %u2least : tensor<256x64xf32>
  %u27 = stablehlo.rsqrt %u26 : tensor<256x64xf32>
  %u28 = stablehlo.multiply %u2m, %u27 : tensor<256x64xf32>
  %u29 = stablehlo.multiply %u28, %u21 : tensor<256x64xf32>
  %u2w = stablehlo.subtract %w2, %u29 : tensor<256x64xf32>
  return %u1w, %u2w, %u1m, %u2m, %u1v, %u2v : tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<64x256xf32>, tensor<256x64xf32>
}

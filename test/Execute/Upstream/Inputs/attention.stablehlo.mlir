// The StableHLO form of attention.tosa.mlir.
sharding.mesh @mesh = <["x"=2, "y"=2]>

func.func public @main(
    %q: tensor<4x6x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}, {}]>},
    %k: tensor<4x8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}, {}]>},
    %v: tensor<4x6x8xf32>,
    %w1: tensor<1x8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>},
    %w2: tensor<1x16x8xf32>)
    -> (tensor<1x24x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<4x6xf32>
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x6x8xf32>, tensor<4x8x6xf32>) -> tensor<4x6x6xf32>
  %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<4x6x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x6xf32>
  %d = stablehlo.subtract %s, %mb : tensor<4x6x6xf32>
  %e = stablehlo.exponential %d : tensor<4x6x6xf32>
  %z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x6x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %i = stablehlo.divide %one, %z : tensor<4x6xf32>
  %ib = stablehlo.broadcast_in_dim %i, dims = [0, 1] : (tensor<4x6xf32>) -> tensor<4x6x6xf32>
  %p = stablehlo.multiply %e, %ib : tensor<4x6x6xf32>
  %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x6x6xf32>, tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %x = stablehlo.reshape %o : (tensor<4x6x8xf32>) -> tensor<1x24x8xf32>
  %h = stablehlo.dot_general %x, %w1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x24x8xf32>, tensor<1x8x16xf32>) -> tensor<1x24x16xf32>
  %t = stablehlo.tanh %h : tensor<1x24x16xf32>
  %y = stablehlo.dot_general %t, %w2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x24x16xf32>, tensor<1x16x8xf32>) -> tensor<1x24x8xf32>
  return %y : tensor<1x24x8xf32>
}

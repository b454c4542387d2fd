// Two heads sharded over "y", batch over "x"; the output projection has partial sums.
sharding.mesh @mesh = <["x"=2, "y"=2]>

func.func public @main(
    %q: tensor<4x6x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}, {}]>},
    %k: tensor<4x8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}, {}]>},
    %v: tensor<4x6x8xf32>,
    %w1: tensor<1x8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>},
    %w2: tensor<1x16x8xf32>)
    -> (tensor<1x24x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s = tosa.matmul %q, %k, %zp, %zp : (tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x6x6xf32>
  %m = tosa.reduce_max %s {axis = 2 : i32} : (tensor<4x6x6xf32>) -> tensor<4x6x1xf32>
  %d = tosa.sub %s, %m : (tensor<4x6x6xf32>, tensor<4x6x1xf32>) -> tensor<4x6x6xf32>
  %e = tosa.exp %d : (tensor<4x6x6xf32>) -> tensor<4x6x6xf32>
  %z = tosa.reduce_sum %e {axis = 2 : i32} : (tensor<4x6x6xf32>) -> tensor<4x6x1xf32>
  %i = tosa.reciprocal %z : (tensor<4x6x1xf32>) -> tensor<4x6x1xf32>
  %p = tosa.mul %e, %i, %shift : (tensor<4x6x6xf32>, tensor<4x6x1xf32>, tensor<1xi8>) -> tensor<4x6x6xf32>
  %o = tosa.matmul %p, %v, %zp, %zp : (tensor<4x6x6xf32>, tensor<4x6x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x6x8xf32>
  %rows = tosa.const_shape {values = dense<[1, 24, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %x = tosa.reshape %o, %rows : (tensor<4x6x8xf32>, !tosa.shape<3>) -> tensor<1x24x8xf32>
  %h = tosa.matmul %x, %w1, %zp, %zp : (tensor<1x24x8xf32>, tensor<1x8x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x24x16xf32>
  %t = tosa.tanh %h : (tensor<1x24x16xf32>) -> tensor<1x24x16xf32>
  %y = tosa.matmul %t, %w2, %zp, %zp : (tensor<1x24x16xf32>, tensor<1x16x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x24x8xf32>
  return %y : tensor<1x24x8xf32>
}

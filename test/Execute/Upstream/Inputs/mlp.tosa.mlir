// Two layers with a residual connection: the batch is sharded along x (10 rows on 4 devices), the features along y.
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%x: tensor<1x10x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>},
                %up: tensor<1x8x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>},
                %bias: tensor<1x1x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>},
                %down: tensor<1x12x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}, {}]>})
    -> (tensor<1x10x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %h = tosa.matmul %x, %up, %zp, %zp : (tensor<1x10x8xf32>, tensor<1x8x12xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x12xf32>
  %b = tosa.add %h, %bias : (tensor<1x10x12xf32>, tensor<1x1x12xf32>) -> tensor<1x10x12xf32>
  %r = tosa.clamp %b {min_val = 0.0 : f32, max_val = 3.4028235e+38 : f32} : (tensor<1x10x12xf32>) -> tensor<1x10x12xf32>
  %y = tosa.matmul %r, %down, %zp, %zp : (tensor<1x10x12xf32>, tensor<1x12x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x8xf32>
  %s = tosa.add %x, %y : (tensor<1x10x8xf32>, tensor<1x10x8xf32>) -> tensor<1x10x8xf32>
  return %s : tensor<1x10x8xf32>
}

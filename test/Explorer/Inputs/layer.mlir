// A layer with what the explorer marks: annotations that conflict at the product, a large
// replicated tensor, and a dimension that the mesh does not divide.
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func public @main(
    %arg0: tensor<4096x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch"),
    %arg1: tensor<1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 1 : i32} loc("params['up']"),
    %arg2: tensor<8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("params['down']"),
    %arg3: tensor<32768x1024xf32> loc("table"),
    %arg4: tensor<13x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("bias"))
    -> (tensor<4096x1024xf32> {jax.result_info = "result[0]"}, tensor<1024x8192xf32>, tensor<32768xf32>, tensor<13x1024xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0]
    : (tensor<4096x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x8192xf32> loc("jit(step)/mlp/up/dot_general")
  %1 = stablehlo.tanh %0 : tensor<4096x8192xf32> loc("jit(step)/mlp/tanh")
  %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0]
    : (tensor<4096x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024xf32> loc("jit(step)/mlp/down/dot_general")
  %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}]> : tensor<4096x1024xf32> loc("jit(step)/mlp/constraint")
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%arg3 init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<32768x1024xf32>, tensor<f32>) -> tensor<32768xf32> loc("jit(step)/table/reduce_sum")
  %5 = stablehlo.tanh %arg4 : tensor<13x1024xf32> loc("jit(step)/bias/tanh")
  return %3, %arg1, %4, %5 : tensor<4096x1024xf32>, tensor<1024x8192xf32>, tensor<32768xf32>, tensor<13x1024xf32>
}

// Several operands of a collective since 1.5.0: older-versions.test, jax-versions.test.
module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%a: tensor<4x6xf32>, %b: tensor<8xf32>) -> (tensor<2x6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<8xf32>) {
    %r:4 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}]>]
        out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {}]>, <@mesh, [{}]>]
        manual_axes={"x"} (%p: tensor<2x6xf32>, %q: tensor<4xf32>) {
      %s:2 = "stablehlo.all_reduce"(%p, %q) <{
        channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>,
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %m = stablehlo.maximum %x, %y : tensor<f32>
        stablehlo.return %m : tensor<f32>
      }) : (tensor<2x6xf32>, tensor<4xf32>) -> (tensor<2x6xf32>, tensor<4xf32>)
      %c:2 = "stablehlo.all_gather"(%p, %q) <{all_gather_dim = 0 : i64,
        channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>,
        replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}>
        : (tensor<2x6xf32>, tensor<4xf32>) -> (tensor<4x6xf32>, tensor<8xf32>)
      sdy.return %s#0, %s#1, %c#0, %c#1 : tensor<2x6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<8xf32>
    } : (tensor<4x6xf32>, tensor<8xf32>) -> (tensor<2x6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<8xf32>)
    return %r#0, %r#1, %r#2, %r#3 : tensor<2x6xf32>, tensor<4xf32>, tensor<4x6xf32>, tensor<8xf32>
  }
}

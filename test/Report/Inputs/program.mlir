// A loop of four layers; its weights are sharded by rows, its products by columns.
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%x: tensor<512x1024xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>} loc("x"),
                %w: tensor<4x1024x1024xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>} loc("weights </script><b>"))
    -> (tensor<512x1024xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %n, %r = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<512x1024xf32>
    cond {
      %c = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %layer = stablehlo.dynamic_slice %w, %i, %zero, %zero, sizes = [1, 1024, 1024] : (tensor<4x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024xf32>
      %m = stablehlo.reshape %layer : (tensor<1x1024x1024xf32>) -> tensor<1024x1024xf32>
      %d = stablehlo.dot_general %h, %m, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32> loc("jit(step)/while/body/dot_general"("model.py":12:3))
      %t = stablehlo.tanh %d : tensor<512x1024xf32> loc("jit(step)/while/body/tanh"("model.py":13:3))
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %t : tensor<i32>, tensor<512x1024xf32>
    }
  return %r : tensor<512x1024xf32>
}

sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<253x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<253x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %w = stablehlo.constant dense<0.1> : tensor<253x6xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<40> : tensor<i32>
  %res:2 = stablehlo.while(%i = %i0, %u = %a) : tensor<i32>, tensor<253x6xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %l0 = stablehlo.pad %u, %zero, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<253x6xf32>, tensor<f32>) -> tensor<253x6xf32>
    %r0 = stablehlo.pad %u, %zero, low = [-1, 0], high = [1, 0], interior = [0, 0] : (tensor<253x6xf32>, tensor<f32>) -> tensor<253x6xf32>
    %s0 = stablehlo.add %l0, %r0 : tensor<253x6xf32>
    %m0 = stablehlo.multiply %s0, %w : tensor<253x6xf32>
    %u0 = stablehlo.add %m0, %u : tensor<253x6xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u0 : tensor<i32>, tensor<253x6xf32>
  }
  return %res#1 : tensor<253x6xf32>
}

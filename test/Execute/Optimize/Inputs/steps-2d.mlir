sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<127x125xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<127x125xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %w = stablehlo.constant dense<0.1> : tensor<127x125xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<40> : tensor<i32>
  %res:2 = stablehlo.while(%i = %i0, %u = %a) : tensor<i32>, tensor<127x125xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n0 = stablehlo.pad %u, %zero, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<127x125xf32>, tensor<f32>) -> tensor<127x125xf32>
    %s0 = stablehlo.pad %u, %zero, low = [-1, 0], high = [1, 0], interior = [0, 0] : (tensor<127x125xf32>, tensor<f32>) -> tensor<127x125xf32>
    %e0 = stablehlo.pad %u, %zero, low = [0, 1], high = [0, -1], interior = [0, 0] : (tensor<127x125xf32>, tensor<f32>) -> tensor<127x125xf32>
    %v0 = stablehlo.pad %u, %zero, low = [0, -1], high = [0, 1], interior = [0, 0] : (tensor<127x125xf32>, tensor<f32>) -> tensor<127x125xf32>
    %p0 = stablehlo.add %n0, %s0 : tensor<127x125xf32>
    %q0 = stablehlo.add %e0, %v0 : tensor<127x125xf32>
    %r0 = stablehlo.add %p0, %q0 : tensor<127x125xf32>
    %m0 = stablehlo.multiply %r0, %w : tensor<127x125xf32>
    %u0 = stablehlo.add %m0, %u : tensor<127x125xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %u0 : tensor<i32>, tensor<127x125xf32>
  }
  return %res#1 : tensor<127x125xf32>
}

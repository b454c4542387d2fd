// A window of 3 over rows that are sharded 3 ways: neighbors exchange a row each way.
sharding.mesh @mesh = <["x"=3]>
func.func public @main(%rows: tensor<15x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<15x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sums = "stablehlo.reduce_window"(%rows, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) {window_dimensions = array<i64: 3, 1>, padding = dense<[[1, 1], [0, 0]]> : tensor<2x2xi64>} : (tensor<15x8xf32>, tensor<f32>) -> tensor<15x8xf32>
  return %sums : tensor<15x8xf32>
}

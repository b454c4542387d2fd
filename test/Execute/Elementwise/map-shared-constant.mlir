// A constant in a map's region may be merged with an equal constant outside of it.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s

sdy.mesh @mesh = <["x"=2]>
func.func @main() -> tensor<f32> {
  %x = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = "stablehlo.map"(%x) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>):
    %t = stablehlo.constant dense<2.0> : tensor<f32>
    %m = stablehlo.multiply %a, %t : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  check.expect_eq_const %0, dense<[2.0, 4.0, 6.0, 8.0]> : tensor<4xf32>
  return %two : tensor<f32>
}

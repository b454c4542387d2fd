// Stencils in two dimensions. Along "y", one wide halo of the argument serves both; along "x", where shards have one row, each exchanges
// its own. Beyond the ends along "y", the first sum is of zeros, not of the ones that the addition makes of them.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --atol 1e-4 | FileCheck %s --check-prefix=BEFORE
// RUN: gspmd-run %s --random-inputs 1 --check --poison --atol 1e-4 --optimize=deepen-halos | FileCheck %s --check-prefix=AFTER
// BEFORE: collective-permute 8 x
// AFTER: collective-permute 6 x
sdy.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<4x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<4x32xf32>
  %0 = stablehlo.add %a, %one : tensor<4x32xf32>
  %1 = "stablehlo.reduce_window"(%0, %zero) <{padding = dense<1> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4x32xf32>
  %2 = "stablehlo.reduce_window"(%1, %zero) <{padding = dense<1> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<4x32xf32>
  return %2 : tensor<4x32xf32>
}

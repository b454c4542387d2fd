// RUN: gspmd-run %s --random-inputs 1 --check --no-cache
// A device that has one result of a window over all shards: its window has several elements at
// once, so it is no cumulative reduction.
sharding.mesh @mesh = <["x"=2, "y"=3]>
func.func @main(%arg0: tensor<2x6xf64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x", "y"}]>}) -> tensor<2x6xf64> {
  %cst = stablehlo.constant dense<-2.500000e+00> : tensor<f64>
  %0 = "stablehlo.reduce_window"(%arg0, %cst) <{padding = dense<[[0, 0], [0, 5]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 6>}> ({
  ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
  %2 = "stablehlo.reduce_window"(%0, %cst) <{padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 6>}> ({
  ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
    %1 = stablehlo.maximum %arg1, %arg2 : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<2x6xf64>, tensor<f64>) -> tensor<2x6xf64>
  return %2 : tensor<2x6xf64>
}

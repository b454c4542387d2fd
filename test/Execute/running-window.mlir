// RUN: gspmd-run %s --no-cache
// Windows that reach beyond one end: each result is its neighbour's and one
// element more, in both directions, from an initial value that counts once.

func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<f32>
  %forward = "stablehlo.reduce_window"(%a, %ten) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.expect_eq_const %forward, dense<[[11.0, 13.0, 16.0, 20.0], [15.0, 21.0, 28.0, 36.0]]> : tensor<2x4xf32>
  %backward = "stablehlo.reduce_window"(%a, %ten) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.expect_eq_const %backward, dense<[[16.0, 18.0, 20.0, 22.0], [15.0, 16.0, 17.0, 18.0]]> : tensor<2x4xf32>
  // Not one of them: the last windows have left the first elements behind.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %long = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 6>, padding = dense<[[0, 0], [7, 4]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x10xf32>
  check.expect_eq_const %long, dense<[[0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0], [0.0, 0.0, 5.0, 6.0, 7.0, 8.0, 8.0, 8.0, 8.0, 8.0]]> : tensor<2x10xf32>
  return
}

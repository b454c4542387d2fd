// RUN: gspmd-run %s --no-cache
// Windows that extend beyond one end: each result adds one element to its neighbor's,
// in both directions. The initial value counts once, and for every index of the
// padding.

func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : tensor<2x4xf32>
  %ten = stablehlo.constant dense<10.0> : tensor<f32>
  %forward = "stablehlo.reduce_window"(%a, %ten) <{window_dimensions = array<i64: 1, 4>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.expect_eq_const %forward, dense<[[41.0, 33.0, 26.0, 20.0], [45.0, 41.0, 38.0, 36.0]]> : tensor<2x4xf32>
  %backward = "stablehlo.reduce_window"(%a, %ten) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  check.expect_eq_const %backward, dense<[[16.0, 18.0, 20.0, 22.0], [25.0, 26.0, 27.0, 28.0]]> : tensor<2x4xf32>
  // Not cumulative: the last windows do not contain the first elements.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %long = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 6>, padding = dense<[[0, 0], [7, 4]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x10xf32>
  check.expect_eq_const %long, dense<[[0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 4.0, 4.0, 4.0, 4.0], [0.0, 0.0, 5.0, 6.0, 7.0, 8.0, 8.0, 8.0, 8.0, 8.0]]> : tensor<2x10xf32>
  // The first window holds all elements at once; each next one holds fewer.
  %line = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %whole = "stablehlo.reduce_window"(%line, %zero) <{window_dimensions = array<i64: 4>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  check.expect_eq_const %whole, dense<10.0> : tensor<1xf32>
  %leaving = "stablehlo.reduce_window"(%line, %zero) <{window_dimensions = array<i64: 4>, padding = dense<[[0, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %leaving, dense<[10.0, 9.0, 7.0]> : tensor<3xf32>
  %pairs = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %rows = "stablehlo.reduce_window"(%pairs, %zero) <{window_dimensions = array<i64: 1, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x1xf32>
  check.expect_eq_const %rows, dense<[[3.0], [7.0]]> : tensor<2x1xf32>
  return
}

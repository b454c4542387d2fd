// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %m = stablehlo.constant dense<[[1.0, 5.0, 2.0], [4.0, -3.0, 4.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ten = stablehlo.constant dense<10.0> : tensor<f32>
  %rows = stablehlo.reduce(%m init: %ten) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %rows, dense<[18.0, 15.0]> : tensor<2xf32>
  %columns = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %columns, dense<[5.0, 2.0, 6.0]> : tensor<3xf32>
  %all = stablehlo.reduce(%m init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %all, dense<5.0> : tensor<f32>
  // Both reductions read one fused producer.
  %square = stablehlo.multiply %m, %m : tensor<2x3xf32>
  %norms = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %norms, dense<[30.0, 41.0]> : tensor<2xf32>

  // Two operands: the largest value and the first index of it.
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %places = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %best:2 = stablehlo.reduce(%m init: %low), (%places init: %none) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %gt = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %lt = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %eq, %lt : tensor<i1>
    %keep = stablehlo.or %gt, %tie : tensor<i1>
    %v = stablehlo.select %keep, %x, %y : tensor<i1>, tensor<f32>
    %p = stablehlo.select %keep, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %v, %p : tensor<f32>, tensor<i32>
  }
  check.expect_eq_const %best#0, dense<[5.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %best#1, dense<[1, 0]> : tensor<2xi32>

  // Over no elements the result is the initial value.
  %empty = stablehlo.slice %m [0:2, 1:1] : (tensor<2x3xf32>) -> tensor<2x0xf32>
  %sums = stablehlo.reduce(%empty init: %ten) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq_const %sums, dense<[10.0, 10.0]> : tensor<2xf32>
  return
}

// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  // Keys with values, stable: equal keys keep their order.
  %k = stablehlo.constant dense<[[3, 1, 2, 1, 3, 0, 2]]> : tensor<1x7xi32>
  %v = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6]]> : tensor<1x7xi32>
  %s:2 = "stablehlo.sort"(%k, %v) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<i32>, %y: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<1x7xi32>, tensor<1x7xi32>) -> (tensor<1x7xi32>, tensor<1x7xi32>)
  check.expect_eq_const %s#0, dense<[[0, 1, 1, 2, 2, 3, 3]]> : tensor<1x7xi32>
  check.expect_eq_const %s#1, dense<[[5, 1, 3, 2, 6, 0, 4]]> : tensor<1x7xi32>
  // Along the first dimension, descending.
  %m = stablehlo.constant dense<[[1.0, 6.0], [5.0, 2.0], [3.0, 4.0]]> : tensor<3x2xf32>
  %d = "stablehlo.sort"(%m) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %gt = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %gt : tensor<i1>
  }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_eq_const %d, dense<[[5.0, 6.0], [3.0, 4.0], [1.0, 2.0]]> : tensor<3x2xf32>

  %t = stablehlo.constant dense<[[1.0, 9.0, 0x7FC00000, 9.0, -1.0]]> : tensor<1x5xf32>
  %values, %places = chlo.top_k(%t, k = 3) : tensor<1x5xf32> -> (tensor<1x3xf32>, tensor<1x3xi32>)
  check.expect_eq_const %values, dense<[[0x7FC00000, 9.0, 9.0]]> : tensor<1x3xf32>
  check.expect_eq_const %places, dense<[[2, 1, 3]]> : tensor<1x3xi32>
  return
}

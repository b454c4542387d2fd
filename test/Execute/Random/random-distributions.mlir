// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Extremes, means and variance of rng's numbers, which are the same in each run.
func.func @main() {
  %lo = stablehlo.constant dense<-2.0> : tensor<f32>
  %hi = stablehlo.constant dense<3.0> : tensor<f32>
  %s = stablehlo.constant dense<[1000]> : tensor<1xi64>
  %u = stablehlo.rng %lo, %hi, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<1000xf32>
  %n = stablehlo.rng %lo, %hi, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<1000xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
  %half = stablehlo.constant dense<500.0> : tensor<f32>
  check.expect_almost_eq %sum, %half {tolerance = 150.0} : tensor<f32>
  %max = stablehlo.reduce(%u init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_almost_eq %max, %hi {tolerance = 0.05} : tensor<f32>
  %min = stablehlo.reduce(%u init: %zero) applies stablehlo.minimum across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_almost_eq %min, %lo {tolerance = 0.05} : tensor<f32>
  %mean = stablehlo.reduce(%n init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
  %m = stablehlo.constant dense<-2000.0> : tensor<f32>
  check.expect_almost_eq %mean, %m {tolerance = 300.0} : tensor<f32>
  %los = stablehlo.broadcast_in_dim %lo, dims = [] : (tensor<f32>) -> tensor<1000xf32>
  %c = stablehlo.subtract %n, %los : tensor<1000xf32>
  %q = stablehlo.multiply %c, %c : tensor<1000xf32>
  %var = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
  %v = stablehlo.constant dense<9000.0> : tensor<f32>
  check.expect_almost_eq %var, %v {tolerance = 1000.0} : tensor<f32>
  %a = stablehlo.constant dense<-3> : tensor<i32>
  %b = stablehlo.constant dense<4> : tensor<i32>
  %i = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<1000xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %imax = stablehlo.reduce(%i init: %i0) applies stablehlo.maximum across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %imax, dense<3> : tensor<i32>
  %imin = stablehlo.reduce(%i init: %i0) applies stablehlo.minimum across dimensions = [0] : (tensor<1000xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %imin, dense<-3> : tensor<i32>
  return
}

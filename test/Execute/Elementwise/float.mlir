// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// NaN, infinities, signed zeros, rounding.

func.func @main() {
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  // NaN prevails in maximum and minimum; -0 is below 0.
  %a = stablehlo.constant dense<[1.0, 0x7FC00000, -0.0, 0xFF800000]> : tensor<4xf32>
  %b = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, 3.0]> : tensor<4xf32>
  %max = stablehlo.maximum %a, %b : tensor<4xf32>
  check.expect_eq_const %max, dense<[0x7FC00000, 0x7FC00000, 0.0, 3.0]> : tensor<4xf32>
  %min = stablehlo.minimum %a, %b : tensor<4xf32>
  check.expect_eq_const %min, dense<[0x7FC00000, 0x7FC00000, -0.0, 0xFF800000]> : tensor<4xf32>

  // With a NaN, only NE is true; in total order NaN is above all numbers.
  %ne = stablehlo.compare NE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %ne, dense<[false, true, false, false]> : tensor<4xi1>
  %ge = stablehlo.compare GE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %ge, dense<[true, false, true, true]> : tensor<4xi1>
  %total = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %total, dense<[true, false, true, true]> : tensor<4xi1>

  %x = stablehlo.constant dense<[0.5, 1.5, 2.5, -0.5, -2.5, 3.7]> : tensor<6xf32>
  %even = stablehlo.round_nearest_even %x : tensor<6xf32>
  check.expect_eq_const %even, dense<[0.0, 2.0, 2.0, -0.0, -2.0, 4.0]> : tensor<6xf32>
  %away = stablehlo.round_nearest_afz %x : tensor<6xf32>
  check.expect_eq_const %away, dense<[1.0, 2.0, 3.0, -1.0, -3.0, 4.0]> : tensor<6xf32>
  %ceil = stablehlo.ceil %x : tensor<6xf32>
  check.expect_eq_const %ceil, dense<[1.0, 2.0, 3.0, -0.0, -2.0, 4.0]> : tensor<6xf32>
  %floor = stablehlo.floor %x : tensor<6xf32>
  check.expect_eq_const %floor, dense<[0.0, 1.0, 2.0, -1.0, -3.0, 3.0]> : tensor<6xf32>

  // sign keeps zeros and NaN.
  %s = stablehlo.constant dense<[-0.0, 0.0, -7.0, 0x7FC00000]> : tensor<4xf32>
  %sign = stablehlo.sign %s : tensor<4xf32>
  check.expect_eq_const %sign, dense<[-0.0, 0.0, -1.0, 0x7FC00000]> : tensor<4xf32>
  %finite = stablehlo.is_finite %a : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %finite, dense<[true, false, true, false]> : tensor<4xi1>

  // Accurate near zero, where log(1 + x) and exp(x) - 1 lose every digit.
  %tiny = stablehlo.constant dense<[1.0e-10, -1.0e-8]> : tensor<2xf32>
  %log1p = stablehlo.log_plus_one %tiny : tensor<2xf32>
  check.expect_close %log1p, %tiny, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  %expm1 = stablehlo.exponential_minus_one %tiny : tensor<2xf32>
  check.expect_close %expm1, %tiny, max_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  %erf = chlo.erf %x : tensor<6xf32> -> tensor<6xf32>
  check.expect_almost_eq_const %erf, dense<[0.520500, 0.966105, 0.999593, -0.520500, -0.999593, 1.0]> : tensor<6xf32> {tolerance = 1.0e-5 : f64}

  // A rank-0 bound counts for all elements; the bounds win over the operand.
  %low = stablehlo.constant dense<-1.0> : tensor<f32>
  %high = stablehlo.constant dense<2.0> : tensor<f32>
  %clamped = stablehlo.clamp %low, %x, %high : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
  check.expect_eq_const %clamped, dense<[0.5, 1.5, 2.0, -0.5, -1.0, 2.0]> : tensor<6xf32>
  %nanclamp = stablehlo.clamp %low, %nan, %high : tensor<f32>
  check.expect_eq_const %nanclamp, dense<0x7FC00000> : tensor<f32>
  return
}

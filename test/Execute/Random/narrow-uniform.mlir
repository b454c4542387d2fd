// Uniform numbers of a narrow type are below the upper bound: a draw of more bits than
// the type has would be rounded to it.
// RUN: gspmd-run %s --no-partition --no-cache
func.func @main() {
  %size = stablehlo.constant dense<[20000]> : tensor<1xi64>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %l0 = stablehlo.convert %zero : (tensor<f32>) -> tensor<bf16>
  %h0 = stablehlo.convert %one : (tensor<f32>) -> tensor<bf16>
  %u0 = stablehlo.rng %l0, %h0, %size, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<1xi64>) -> tensor<20000xbf16>
  %w0 = stablehlo.convert %u0 : (tensor<20000xbf16>) -> tensor<20000xf32>
  %m0 = stablehlo.reduce(%w0 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<20000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %m0, dense<0.9921875> : tensor<f32>
  %l1 = stablehlo.convert %zero : (tensor<f32>) -> tensor<f16>
  %h1 = stablehlo.convert %one : (tensor<f32>) -> tensor<f16>
  %u1 = stablehlo.rng %l1, %h1, %size, distribution = UNIFORM : (tensor<f16>, tensor<f16>, tensor<1xi64>) -> tensor<20000xf16>
  %w1 = stablehlo.convert %u1 : (tensor<20000xf16>) -> tensor<20000xf32>
  %m1 = stablehlo.reduce(%w1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<20000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %m1, dense<0.9990234375> : tensor<f32>
  %l2 = stablehlo.convert %zero : (tensor<f32>) -> tensor<f8E4M3FN>
  %h2 = stablehlo.convert %one : (tensor<f32>) -> tensor<f8E4M3FN>
  %u2 = stablehlo.rng %l2, %h2, %size, distribution = UNIFORM : (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<1xi64>) -> tensor<20000xf8E4M3FN>
  %w2 = stablehlo.convert %u2 : (tensor<20000xf8E4M3FN>) -> tensor<20000xf32>
  %m2 = stablehlo.reduce(%w2 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<20000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %m2, dense<0.875> : tensor<f32>
  return
}

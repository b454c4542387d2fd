// Random arguments of narrow floats are numbers in (-2, 2), not the smallest bits of the type.
// A type without sign has positive numbers and no NaN.
// RUN: gspmd-run %s --random-inputs 1 --check
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<100xf8E4M3FN> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
                %b: tensor<100xf8E8M0FNU> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<100xf8E4M3FN>, tensor<100xf8E8M0FNU>) {
  %low = stablehlo.constant dense<-2.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convert %a : (tensor<100xf8E4M3FN>) -> tensor<100xf32>
  %1 = stablehlo.reduce(%0 init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.minimum across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.convert %b : (tensor<100xf8E8M0FNU>) -> tensor<100xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %minus = stablehlo.constant dense<-1.0> : tensor<f32>
  %5 = stablehlo.compare GE, %1, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %6 = stablehlo.compare LE, %2, %minus : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %7 = stablehlo.compare GE, %4, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %5, dense<true> : tensor<i1>
  check.expect_eq_const %6, dense<true> : tensor<i1>
  check.expect_eq_const %7, dense<true> : tensor<i1>
  return %a, %b : tensor<100xf8E4M3FN>, tensor<100xf8E8M0FNU>
}

// RUN: gspmd-opt %s --gspmd-export-stablehlo=collectives=sdy --split-input-file --verify-diagnostics

sdy.mesh @mesh = <["x"=4]>
func.func @product(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<f32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  // expected-error@+1 {{combines partial results of 'tensor<f32>' by mul, for which Shardy has no collective; expected add, max or min}}
  %0 = stablehlo.reduce(%a init: %one) applies stablehlo.multiply across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// The bits of numbers are no booleans.
sdy.mesh @mesh = <["x"=4]>
func.func @bits(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  // expected-error@+1 {{combines partial results of 'tensor<i32>' by or, for which Shardy has no collective}}
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.or across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @halo(%a: tensor<1x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, %k: tensor<3x1x1xf32>)
    -> (tensor<1x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  // expected-error@+1 {{'stablehlo.convolution' op communicates along sharded dimensions by itself (a halo exchange, or a reduction of its own), for which Shardy has no collective; its factors are sharded by {"x"}}}
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x1xf32>, tensor<3x1x1xf32>) -> tensor<1x16x1xf32>
  return %0 : tensor<1x16x1xf32>
}

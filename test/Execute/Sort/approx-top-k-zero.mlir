// An approximate top_k orders by its comparator: -0 and +0 are equal and keep their order and signs, except
// in the total order, in which -NaN is the least, too. Elements without a sign are sorted.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s
sdy.mesh @mesh = <["x"=2]>

func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func @less(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func @less_total(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func @less_exponent(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

func.func @main() {
  %c = stablehlo.constant dense<[1.0, -0.0, 0.0, -0.0, 0.0, -2.0]> : tensor<6xf32>
  %x = sdy.sharding_constraint %c <@mesh, [{"x"}]> : tensor<6xf32>
  %i = stablehlo.iota dim = 0 : tensor<6xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {reduction_dim = 0 : i64}} : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
  check.expect_eq_const %0#1, dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  // The bits of 1, -0, 0, -0, 0.
  %bits = stablehlo.bitcast_convert %0#0 : (tensor<5xf32>) -> tensor<5xi32>
  check.expect_eq_const %bits, dense<[1065353216, -2147483648, 0, -2147483648, 0]> : tensor<5xi32>
  %1:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none) {backend_config = "", called_computations = [@less], mhlo.backend_config = {reduction_dim = 0 : i64}} : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %1#1, dense<[5, 1, 2, 3, 4, 0]> : tensor<6xi32>
  // The bits of -2, -0, 0, -0, 0, 1.
  %bits1 = stablehlo.bitcast_convert %1#0 : (tensor<6xf32>) -> tensor<6xi32>
  check.expect_eq_const %bits1, dense<[-1073741824, -2147483648, 0, -2147483648, 0, 1065353216]> : tensor<6xi32>

  // 1, -NaN, -0, 0, -0, 0
  %y = stablehlo.constant dense<[1.0, 0xFFC00000, -0.0, 0.0, -0.0, 0.0]> : tensor<6xf32>
  %2:2 = stablehlo.custom_call @ApproxTopK(%y, %i, %low, %none) {backend_config = "", called_computations = [@less_total], mhlo.backend_config = {reduction_dim = 0 : i64}} : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
  check.expect_eq_const %2#1, dense<[1, 2, 4, 3, 5, 0]> : tensor<6xi32>

  %z = stablehlo.constant dense<[4.0, 0.5, 2.0, 1.0, 0.5, 8.0]> : tensor<6xf8E8M0FNU>
  %most = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %3:2 = stablehlo.custom_call @ApproxTopK(%z, %i, %most, %none) {backend_config = "", called_computations = [@less_exponent], mhlo.backend_config = {reduction_dim = 0 : i64}} : (tensor<6xf8E8M0FNU>, tensor<6xi32>, tensor<f8E8M0FNU>, tensor<i32>) -> (tensor<4xf8E8M0FNU>, tensor<4xi32>)
  check.expect_eq_const %3#1, dense<[1, 4, 3, 2]> : tensor<4xi32>
  return
}

// NaN in an approximate top_k: the largest elements are those of top_k, which orders NaN first and
// negative NaN last, and NaN of both signs follows the smallest elements.
// RUN: gspmd-run %s
sdy.mesh @mesh = <["x"=2]>

func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}
func.func @less(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

func.func @main() {
  // 1, NaN, 3, -NaN, 2, 5
  %row = stablehlo.constant dense<[1.0, 0x7FC00000, 3.0, 0xFFC00000, 2.0, 5.0]> : tensor<6xf32>
  %x = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<6xf32>) -> tensor<2x6xf32>
  %sharded = sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : tensor<2x6xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x6xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%sharded, %i, %low, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x5xf32>, tensor<2x5xi32>)
  check.expect_eq_const %0#1, dense<[[1, 5, 2, 4, 0], [1, 5, 2, 4, 0]]> : tensor<2x5xi32>
  %1:2 = stablehlo.custom_call @ApproxTopK(%sharded, %i, %high, %none) {backend_config = "", called_computations = [@less], mhlo.backend_config = {reduction_dim = 1 : i64}} : (tensor<2x6xf32>, tensor<2x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x6xf32>, tensor<2x6xi32>)
  check.expect_eq_const %1#1, dense<[[0, 4, 2, 5, 1, 3], [0, 4, 2, 5, 1, 3]]> : tensor<2x6xi32>
  return
}

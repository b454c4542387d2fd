// XLA's approximate top_k, as JAX writes it, is exact here; its rows stay sharded.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK-NOT: stablehlo.sort
sdy.mesh @mesh = <["x"=2]>

func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

func.func @main() {
  %x = stablehlo.constant dense<[[1.0, 5.0, 2.0, 4.0], [9.0, 7.0, 8.0, 7.5], [0.0, -1.0, 3.0, -2.0]]> : tensor<3x4xf32>
  %cut = sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : tensor<3x4xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x4xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%cut, %i, %low, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.9 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  check.expect_eq_const %0#0, dense<[[5.0, 4.0], [9.0, 8.0], [3.0, 0.0]]> : tensor<3x2xf32>
  check.expect_eq_const %0#1, dense<[[1, 3], [0, 2], [2, 0]]> : tensor<3x2xi32>
  return
}

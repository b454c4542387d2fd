// XLA's approximate top_k, as JAX writes it, is exact here; its rows stay sharded.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-opt %s --gspmd-expand-client-ops | FileCheck %s --check-prefix=SELECT
// CHECK-NOT: stablehlo.sort
sdy.mesh @mesh = <["x"=2]>

func.func @greater(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

func.func @less(%a: tensor<i32>, %b: tensor<i32>, %i: tensor<i16>, %j: tensor<i16>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

func.func @fewer(%a: tensor<f32>, %b: tensor<f32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %0 : tensor<i1>
}

// SELECT-NOT: stablehlo.sort
// SELECT-COUNT-3: chlo.top_k
// SELECT-NOT: stablehlo.sort
func.func @main() {
  %x = stablehlo.constant dense<[[1.0, 5.0, 2.0, 4.0], [9.0, 7.0, 8.0, 7.5], [0.0, -1.0, 3.0, -2.0]]> : tensor<3x4xf32>
  %cut = sdy.sharding_constraint %x <@mesh, [{"x"}, {}]> : tensor<3x4xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x4xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%cut, %i, %low, %none) {backend_config = "", called_computations = [@greater], mhlo.backend_config = {aggregate_to_topk = true, recall_target = 0.9 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  check.expect_eq_const %0#0, dense<[[5.0, 4.0], [9.0, 8.0], [3.0, 0.0]]> : tensor<3x2xf32>
  check.expect_eq_const %0#1, dense<[[1, 3], [0, 2], [2, 0]]> : tensor<3x2xi32>

  // The smallest ones of another dimension, of integers with positions of i16, and of floats.
  %n = stablehlo.constant dense<[[-2147483648, 7], [2147483647, 7], [-1, 6], [-1, 9]]> : tensor<4x2xi32>
  %p = stablehlo.iota dim = 0 : tensor<4x2xi16>
  %high = stablehlo.constant dense<2147483647> : tensor<i32>
  %absent = stablehlo.constant dense<-1> : tensor<i16>
  %1:2 = stablehlo.custom_call @ApproxTopK(%n, %p, %high, %absent) {backend_config = "", called_computations = [@less], mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 3 : i64}} : (tensor<4x2xi32>, tensor<4x2xi16>, tensor<i32>, tensor<i16>) -> (tensor<3x2xi32>, tensor<3x2xi16>)
  check.expect_eq_const %1#0, dense<[[-2147483648, 6], [-1, 7], [-1, 7]]> : tensor<3x2xi32>
  check.expect_eq_const %1#1, dense<[[0, 2], [2, 0], [3, 1]]> : tensor<3x2xi16>
  %2:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none) {backend_config = "", called_computations = [@fewer], mhlo.backend_config = {reduction_dim = 1 : i64, top_k = 2 : i64}} : (tensor<3x4xf32>, tensor<3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
  check.expect_eq_const %2#0, dense<[[1.0, 2.0], [7.0, 7.5], [-2.0, -1.0]]> : tensor<3x2xf32>
  check.expect_eq_const %2#1, dense<[[0, 2], [1, 3], [3, 1]]> : tensor<3x2xi32>
  return
}

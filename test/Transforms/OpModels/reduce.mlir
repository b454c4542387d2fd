// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s

// CHECK-LABEL: func @reduce
func.func @reduce(%a: tensor<4x8x6xf32>, %b: tensor<4x8x6xi32>, %f: tensor<f32>, %i: tensor<i32>)
    -> (tensor<8xf32>, tensor<4x6xf32>, tensor<4x6xi32>) {
  // CHECK: reduce({{.*}}<([i, j, k], [])->([j]) {i=4, j=8, k=6} reduction={i, k}>
  %0 = stablehlo.reduce(%a init: %f) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x8x6xf32>, tensor<f32>) -> tensor<8xf32>
  // CHECK: reduce({{.*}}<([i, j, k], [i, j, k], [], [])->([i, k], [i, k]) {i=4, j=8, k=6} reduction={j}>
  %1:2 = stablehlo.reduce(%a init: %f), (%b init: %i) across dimensions = [1] : (tensor<4x8x6xf32>, tensor<4x8x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x6xf32>, tensor<4x6xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%k: tensor<i32>, %l: tensor<i32>) {
    %2 = stablehlo.maximum %x, %y : tensor<f32>
    %3 = stablehlo.add %k, %l : tensor<i32>
    stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
  }
  return %0, %1#0, %1#1 : tensor<8xf32>, tensor<4x6xf32>, tensor<4x6xi32>
}

// CHECK-LABEL: func @batch_norm
func.func @batch_norm(%a: tensor<4x8x6xf32>, %s: tensor<8xf32>) -> (tensor<4x8x6xf32>, tensor<4x8x6xf32>) {
  // CHECK: batch_norm_inference{{.*}}<([i, j, k], [j], [j], [j], [j])->([i, j, k]) {i=4, j=8, k=6}>
  %0 = "stablehlo.batch_norm_inference"(%a, %s, %s, %s, %s) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x8x6xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x8x6xf32>
  // CHECK: batch_norm_training{{.*}}<([i, j, k], [j], [j])->([i, j, k], [j], [j]) {i=4, j=8, k=6} need_replication={i, k}>
  %1:3 = "stablehlo.batch_norm_training"(%a, %s, %s) <{epsilon = 0.1 : f32, feature_index = 1 : i64}> : (tensor<4x8x6xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<4x8x6xf32>, tensor<8xf32>, tensor<8xf32>)
  return %0, %1#0 : tensor<4x8x6xf32>, tensor<4x8x6xf32>
}

// CHECK-LABEL: func @windows
func.func @windows(%a: tensor<4x12x6xf32>, %g: tensor<4x6x6xf32>, %f: tensor<f32>) -> (tensor<4x6x6xf32>, tensor<4x12x6xf32>) {
  // CHECK: reduce_window{{.*}}
  // CHECK: <([i, j, k], [])->([i, j, k]) {i=4, j=6, k=6} permutation={j}>
  %0 = "stablehlo.reduce_window"(%a, %f) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.maximum %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x12x6xf32>, tensor<f32>) -> tensor<4x6x6xf32>
  // CHECK: select_and_scatter{{.*}}
  // CHECK: <([i, j, k], [i, j, k], [])->([i, j, k]) {i=4, j=12, k=6} permutation={j}>
  %1 = "stablehlo.select_and_scatter"(%a, %g, %f) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x12x6xf32>, tensor<4x6x6xf32>, tensor<f32>) -> tensor<4x12x6xf32>
  return %0, %1 : tensor<4x6x6xf32>, tensor<4x12x6xf32>
}

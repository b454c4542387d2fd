// RUN: gspmd-opt %s --gspmd-expand-batch-norm | FileCheck %s

// CHECK-LABEL: func @training
// CHECK-NOT: batch_norm
// CHECK: stablehlo.reduce(%{{.*}} across dimensions = [0, 2]
// CHECK: %[[MEAN:.*]] = stablehlo.divide {{.*}} : tensor<4xf32>
// CHECK: stablehlo.reduce(%{{.*}} across dimensions = [0, 2]
// CHECK: %[[VAR:.*]] = stablehlo.divide {{.*}} : tensor<4xf32>
// CHECK: stablehlo.sqrt
// The types of the op and its shardings are kept.
// CHECK: %[[Y:.*]] = stablehlo.convert {{.*}} {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}, {}]>]>} : (tensor<6x4x5xf32>) -> tensor<6x4x5xbf16>
// CHECK: return %[[Y]]
sharding.mesh @mesh = <["x"=2]>
func.func @training(%x: tensor<6x4x5xbf16>, %s: tensor<4xbf16>) -> tensor<6x4x5xbf16> {
  %y, %m, %v = "stablehlo.batch_norm_training"(%x, %s, %s) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}, {}]>, <@mesh, [{}]>, <@mesh, [{}]>]>} : (tensor<6x4x5xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> (tensor<6x4x5xbf16>, tensor<4xbf16>, tensor<4xbf16>)
  return %y : tensor<6x4x5xbf16>
}

// Dynamic shapes are not expanded.
// CHECK-LABEL: func @dynamic
// CHECK: stablehlo.batch_norm_inference
func.func @dynamic(%x: tensor<?x4xf32>, %s: tensor<4xf32>) -> tensor<?x4xf32> {
  %y = "stablehlo.batch_norm_inference"(%x, %s, %s, %s, %s) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<?x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}

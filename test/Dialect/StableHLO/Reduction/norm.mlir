// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @training
func.func @training(%arg0: tensor<2x2x4xf32>, %arg1: tensor<4xf32>) -> tensor<2x2x4xf32> {
  // CHECK: %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %output : tensor<2x2x4xf32>
}

// CHECK-LABEL: func @inference
func.func @inference(%arg0: tensor<2x2x4xf32>, %arg1: tensor<4xf32>) -> tensor<2x2x4xf32> {
  // CHECK: "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}>
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<2x2x4xf32>
  return %0 : tensor<2x2x4xf32>
}

// CHECK-LABEL: func @grad
func.func @grad(%arg0: tensor<2x2x4xf32>, %arg1: tensor<4xf32>) -> tensor<2x2x4xf32> {
  // CHECK: %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}>
  %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.000000e-03 : f32, feature_index = 2 : i64}> : (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2x4xf32>) -> (tensor<2x2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return %grad_operand : tensor<2x2x4xf32>
}

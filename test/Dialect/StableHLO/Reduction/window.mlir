// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @reduce_window
func.func @reduce_window(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> tensor<4x4xf32> {
  // CHECK: "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1>, padding = dense<{{\[\[}}0, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  // CHECK-NEXT: ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
  // CHECK-NEXT:   %[[MAX:.*]] = stablehlo.maximum %arg2, %arg3 : tensor<f32>
  // CHECK-NEXT:   stablehlo.return %[[MAX]] : tensor<f32>
  // CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// Dilated size (3-1)*2+1 = 5, padded 5+2+1 = 8, window (2-1)*3+1 = 4, stride 4.
// CHECK-LABEL: func @reduce_window_dilated
func.func @reduce_window_dilated(%arg0: tensor<3x2xi32>, %arg1: tensor<i32>) -> tensor<2x2xi32> {
  // CHECK: "stablehlo.reduce_window"
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 2, 1>, padding = dense<[[2, 1], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 3, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 4, 1>}> ({
  ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}

// The defaults of strides and dilations are 1, of padding 0. A window larger than the input
// gives an empty result.
// CHECK-LABEL: func @reduce_window_defaults
func.func @reduce_window_defaults(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<3x0xf32>, tensor<3x0xi32>) {
  // CHECK: "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64: 2, 3>}>
  %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64: 2, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    stablehlo.return %a, %d : tensor<f32>, tensor<i32>
  }) : (tensor<4x2xf32>, tensor<4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x0xf32>, tensor<3x0xi32>)
  return %0#0, %0#1 : tensor<3x0xf32>, tensor<3x0xi32>
}

// A reducer may accumulate in a wider type, which is the type of the result.
// CHECK-LABEL: func @reduce_window_promotes
func.func @reduce_window_promotes(%arg0: tensor<4xbf16>, %arg1: tensor<bf16>) -> tensor<2xf32> {
  // CHECK: }) : (tensor<4xbf16>, tensor<bf16>) -> tensor<2xf32>
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xbf16>, tensor<bf16>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func @select_and_scatter
func.func @select_and_scatter(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>) -> tensor<2x9xf32> {
  // CHECK: "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  // CHECK: }, {
  // CHECK: }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.compare GE, %arg3, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return %0 : tensor<2x9xf32>
}

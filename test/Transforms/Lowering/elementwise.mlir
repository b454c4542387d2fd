// RUN: gspmd-opt %s --gspmd-lower-to-linalg --mlir-print-local-scope | FileCheck %s

// CHECK-LABEL: func @unsigned
// CHECK: %[[A:.*]] = builtin.unrealized_conversion_cast %arg0 : tensor<4xui32> to tensor<4xi32>
// CHECK: linalg.generic
// CHECK: arith.maxui
func.func @unsigned(%a: tensor<4xui32>, %b: tensor<4xui32>) -> tensor<4xui32> {
  %0 = stablehlo.maximum %a, %b : tensor<4xui32>
  return %0 : tensor<4xui32>
}

// A splat constant is no operand of the loop.
// CHECK-LABEL: func @splat
// CHECK: linalg.generic
// CHECK-SAME: ins(%arg0 : tensor<4xf32>)
// CHECK: %[[C:.*]] = arith.constant 2.0
// CHECK: arith.mulf %{{.*}}, %[[C]]
func.func @splat(%a: tensor<4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.multiply %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Narrow floats are computed in f32.
// CHECK-LABEL: func @narrow
// CHECK: arith.addf %{{.*}} : f32
// CHECK-NOT: arith.truncf
func.func @narrow(%a: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = stablehlo.add %a, %a : tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK-LABEL: func @shapes
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1) -> (d0 * 2 + 1, d1)>
// CHECK: linalg.generic
// CHECK-SAME: affine_map<(d0, d1) -> (d0, -d1 + 2)>
func.func @shapes(%a: tensor<6x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.slice %a [1:5:2, 0:3] : (tensor<6x3xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// Arguments whose result is 0 or infinity do not reach the exponential function:
// vector libraries compute these one by one.
// CHECK-LABEL: func @exponential
// CHECK: %[[FAR:.*]] = arith.ori %{{.*}}, %{{.*}} : i1
// CHECK: %[[ONE:.*]] = math.copysign
// CHECK: %[[NEAR:.*]] = arith.select %[[FAR]], %[[ONE]], %in
// CHECK: math.exp %[[NEAR]]
func.func @exponential(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

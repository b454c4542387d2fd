// RUN: gspmd-opt %s --spmd-to-stablehlo --cse | FileCheck %s

// XLA drops windows that are partly outside, so the operand gets a margin.

// CHECK-LABEL: func.func @wide(
func.func @wide(%a: tensor<8x4xf32>, %i: tensor<3x2xi32>, %u: tensor<3x3x1xf32>) -> tensor<8x4xf32> {
  // CHECK: %[[A:.*]] = stablehlo.pad %arg0, %{{.*}}, low = [2, 0], high = [2, 0], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<12x4xf32>
  // CHECK: %[[FIRST:.*]] = stablehlo.slice %arg1 [0:3, 0:1]
  // CHECK: %[[TWO:.*]] = stablehlo.constant dense<2> : tensor<3x1xi32>
  // CHECK: %[[MOVED:.*]] = stablehlo.add %[[FIRST]], %[[TWO]]
  // CHECK: %[[I:.*]] = stablehlo.concatenate %[[MOVED]], %{{.*}}, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  // CHECK: %[[S:.*]] = "stablehlo.scatter"(%[[A]], %[[I]], %arg2)
  // CHECK: %[[R:.*]] = stablehlo.slice %[[S]] [2:10, 0:4] : (tensor<12x4xf32>) -> tensor<8x4xf32>
  // CHECK: return %[[R]]
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x2xi32>, tensor<3x3x1xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Rows are inside or outside, and dimensions without an index have full windows.
// CHECK-LABEL: func.func @rows(
func.func @rows(%a: tensor<8x4xf32>, %i: tensor<3x1xi32>, %u: tensor<3x4xf32>) -> tensor<8x4xf32> {
  // CHECK-NOT: stablehlo.pad
  // CHECK: "stablehlo.scatter"(%arg0, %arg1, %arg2)
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<8x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// XLA would merge a slice of a slice and forget where the first one ends.
// CHECK-LABEL: func.func @sliced(
func.func @sliced(%a: tensor<8xf32>, %at: tensor<i32>, %i: tensor<1xi32>, %u: tensor<f32>) -> tensor<4xf32> {
  // CHECK: %[[S:.*]] = stablehlo.dynamic_slice %arg0, %arg1
  // CHECK: %[[B:.*]] = stablehlo.optimization_barrier %[[S]]
  // CHECK: "stablehlo.scatter"(%[[B]], %arg2, %arg3)
  %0 = stablehlo.dynamic_slice %a, %at, sizes = [4] : (tensor<8xf32>, tensor<i32>) -> tensor<4xf32>
  %1 = "stablehlo.scatter"(%0, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<4xf32>, tensor<1xi32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The margin is added to indices behind the operand as if they were at its end:
// adding it to the largest unsigned ones would wrap around to the beginning.
// CHECK-LABEL: func.func @unsigned(
func.func @unsigned(%a: tensor<8xf32>, %i: tensor<3x1xui32>, %u: tensor<3x2xf32>) -> tensor<8xf32> {
  // CHECK: %[[END:.*]] = stablehlo.constant dense<8> : tensor<3x1xui32>
  // CHECK: %[[INDEX:.*]] = stablehlo.minimum %arg1, %[[END]]
  // CHECK: %[[ONE:.*]] = stablehlo.constant dense<1> : tensor<3x1xui32>
  // CHECK: stablehlo.add %[[INDEX]], %[[ONE]]
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) : (tensor<8xf32>, tensor<3x1xui32>, tensor<3x2xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @gather
func.func @gather(%arg0: tensor<40x8xf32>, %arg1: tensor<4x6x1xi32>) -> tensor<4x6x8xf32> {
  // CHECK: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<40x8xf32>, tensor<4x6x1xi32>) -> tensor<4x6x8xf32>
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<40x8xf32>, tensor<4x6x1xi32>) -> tensor<4x6x8xf32>
  return %0 : tensor<4x6x8xf32>
}

// CHECK-LABEL: func @gather_batching
func.func @gather_batching(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1x1xi32>) -> tensor<64x1xf32> {
  // CHECK: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<64x1000xf32>, tensor<64x1x1xi32>) -> tensor<64x1xf32>
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<64x1000xf32>, tensor<64x1x1xi32>) -> tensor<64x1xf32>
  return %0 : tensor<64x1xf32>
}

// An index vector of size 1 needs no dimension in the indices.
// CHECK-LABEL: func @gather_implicit_vector
func.func @gather_implicit_vector(%arg0: tensor<8x16xf32>, %arg1: tensor<5xi64>) -> tensor<8x5xf32> {
  // CHECK: "stablehlo.gather"
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 8, 1>}> : (tensor<8x16xf32>, tensor<5xi64>) -> tensor<8x5xf32>
  return %0 : tensor<8x5xf32>
}

// CHECK-LABEL: func @dynamic_gather
func.func @dynamic_gather(%arg0: tensor<40x8xf32>, %arg1: tensor<6x1xi32>, %arg2: tensor<2xi32>) -> tensor<6x8xf32> {
  // CHECK: "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<40x8xf32>, tensor<6x1xi32>, tensor<2xi32>) -> tensor<6x8xf32>
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<40x8xf32>, tensor<6x1xi32>, tensor<2xi32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}

// CHECK-LABEL: func @torch_index_select
func.func @torch_index_select(%arg0: tensor<3x5x7xf32>, %arg1: tensor<3x2xi32>) -> tensor<3x2x7xf32> {
  // CHECK: "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<3x5x7xf32>, tensor<3x2xi32>) -> tensor<3x2x7xf32>
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<3x5x7xf32>, tensor<3x2xi32>) -> tensor<3x2x7xf32>
  return %0 : tensor<3x2x7xf32>
}

// CHECK-LABEL: func @dynamic_slice
func.func @dynamic_slice(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<f32>) -> (tensor<5x3xf32>, tensor<f32>) {
  // CHECK: stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [5, 3] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [5, 3] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
  // CHECK: stablehlo.dynamic_slice %arg2, sizes = [] {mhlo.sharding = "{replicated}"} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.dynamic_slice %arg2, sizes = [] {mhlo.sharding = "{replicated}"} : (tensor<f32>) -> tensor<f32>
  return %0, %1 : tensor<5x3xf32>, tensor<f32>
}

// CHECK-LABEL: func @dynamic_update_slice
func.func @dynamic_update_slice(%arg0: tensor<8x6xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<ui64>) -> tensor<8x6xf32> {
  // CHECK: stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<8x6xf32>, tensor<5x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<8x6xf32>
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<8x6xf32>, tensor<5x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// CHECK-LABEL: func @scatter
func.func @scatter(%arg0: tensor<64x1000xf32>, %arg1: tensor<64x1x1xi32>, %arg2: tensor<64x1xf32>) -> tensor<64x1000xf32> {
  // CHECK: "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  // CHECK-NEXT: ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
  // CHECK-NEXT:   %[[SUM:.*]] = stablehlo.add %arg3, %arg4 : tensor<f32>
  // CHECK-NEXT:   stablehlo.return %[[SUM]] : tensor<f32>
  // CHECK-NEXT: }) : (tensor<64x1000xf32>, tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x1000xf32>
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<64x1000xf32>, tensor<64x1x1xi32>, tensor<64x1xf32>) -> tensor<64x1000xf32>
  return %0 : tensor<64x1000xf32>
}

// CHECK-LABEL: func @scatter_many
func.func @scatter_many(%arg0: tensor<8x6xf32>, %arg1: tensor<8x6xi32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x6xi32>) -> (tensor<8x6xf32>, tensor<8x6xi32>) {
  // CHECK: %{{.*}}:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4)
  %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    stablehlo.return %c, %d : tensor<f32>, tensor<i32>
  }) : (tensor<8x6xf32>, tensor<8x6xi32>, tensor<4x1xi32>, tensor<4x6xf32>, tensor<4x6xi32>) -> (tensor<8x6xf32>, tensor<8x6xi32>)
  return %0#0, %0#1 : tensor<8x6xf32>, tensor<8x6xi32>
}

// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @gather_c1(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{'stablehlo.gather' op offset_dims, collapsed_slice_dims and operand_batching_dims have 1 dimensions in total, expected the operand's rank 2 (C1)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c2(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{index_vector_dim has 3, which is not in [0, 3) (C2)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c3(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{start_index_map has 2 values, but an index vector has 1 (C3)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c4_sorted(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{offset_dims [2, 1] must be sorted (C4)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x1x8xf32>
  return
}

// -----

func.func @gather_c4_unique(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{offset_dims [1, 1] has 1 more than once (C4)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x1x8xf32>
  return
}

// -----

func.func @gather_c5(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{offset_dims has 2, which is not in [0, 2) (C5)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c6(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{collapsed_slice_dims with operand_batching_dims [0, 0] has 0 more than once (C6)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @gather_c7(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{collapsed_slice_dims [1, 0] must be sorted (C7)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return
}

// -----

func.func @gather_c8(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{collapsed_slice_dims has 2, which is not in [0, 2) (C8)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c9(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{slice_sizes[0] is 2, but the dimension is collapsed or batching (C9)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c10(%arg0: tensor<5x3x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{operand_batching_dims [1, 0] must be sorted (C10)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [1, 0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<5x3x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @gather_c11(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{operand_batching_dims has 3, which is not in [0, 3) (C11)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c12(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{slice_sizes[0] is 2, but the dimension is collapsed or batching (C12)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 2, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c13(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{start_indices_batching_dims [0, 0] has 0 more than once (C13)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0, 0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c14(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{start_indices_batching_dims has 4, which is not in [0, 3) (C14)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [4], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c15(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{start_indices_batching_dims contains index_vector_dim (2) (C15)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c16(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{operand_batching_dims has 1 values, start_indices_batching_dims has 2 (C16)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0, 1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c17(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>) {
  // expected-error@+1 {{operand_batching_dims[0] has size 5, start_indices_batching_dims[1] has size 3 (C17)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<5x4x8xf32>, tensor<5x3x1xi32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @gather_c18(%arg0: tensor<4x8xf32>, %arg1: tensor<3x2xi32>) {
  // expected-error@+1 {{start_index_map with operand_batching_dims [0, 0] has 0 more than once (C18)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x2xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c19(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{start_index_map has 2, which is not in [0, 2) (C19)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c20(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{slice_sizes has 3 values, expected 2 (C20)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8, 1>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_c21(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{slice_sizes[1] is 9, which is not in [0, 8] (C21)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 9>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x9xf32>
  return
}

// -----

func.func @gather_c22(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{found result type 'tensor<3x7xf32>', expected 'tensor<3x8xf32>' (C22, C23)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x7xf32>
  return
}

// -----

func.func @gather_c23(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>) {
  // expected-error@+1 {{found result type 'tensor<3x8xf64>', expected 'tensor<3x8xf32>' (C22, C23)}}
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf64>
  return
}

// -----

func.func @dynamic_gather_c3(%arg0: tensor<4x8xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<2xi32>) {
  // expected-error@+1 {{'stablehlo.dynamic_gather' op start_index_map has 1 values, but an index vector has 2 (C3)}}
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x8xf32>, tensor<3x2xi32>, tensor<2xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @dynamic_gather_c20(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3xi32>) {
  // expected-error@+1 {{slice_sizes has 3 values, expected 2 (C20)}}
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @torch_index_select_dim(%arg0: tensor<3x5x7xf32>, %arg1: tensor<3x2xi32>) {
  // expected-error@+1 {{dim has 3, which is not in [0, 3)}}
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 3 : i64}> : (tensor<3x5x7xf32>, tensor<3x2xi32>) -> tensor<3x2x7xf32>
  return
}

// -----

func.func @torch_index_select_batch_dims(%arg0: tensor<3x5x7xf32>, %arg1: tensor<3x2xi32>) {
  // expected-error@+1 {{batch_dims has 2, which is not in [0, 2)}}
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 2 : i64, dim = 1 : i64}> : (tensor<3x5x7xf32>, tensor<3x2xi32>) -> tensor<3x2x7xf32>
  return
}

// -----

func.func @torch_index_select_result(%arg0: tensor<3x5x7xf32>, %arg1: tensor<3x2xi32>) {
  // expected-error@+1 {{has result type 'tensor<3x2x7xf64>', expected 'tensor<3x2x7xf32>'}}
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<3x5x7xf32>, tensor<3x2xi32>) -> tensor<3x2x7xf64>
  return
}

// -----

func.func @dynamic_slice_c1(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>) {
  // expected-error@+1 {{found result type 'tensor<5x3xf64>', expected 'tensor<5x3xf32>' (C1, C5)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [5, 3] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf64>
  return
}

// -----

func.func @dynamic_slice_c2_starts(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>) {
  // expected-error@+1 {{has 1 start indices for an operand of rank 2 (C2)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [5, 3] : (tensor<8x6xf32>, tensor<i32>) -> tensor<5x3xf32>
  return
}

// -----

func.func @dynamic_slice_c2_sizes(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>) {
  // expected-error@+1 {{slice_sizes has 1 values, expected 2 (C2)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [5] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

func.func @dynamic_slice_c3(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>) {
  // expected-error@+1 {{start indices have different types: (tensor<i32>, tensor<i64>) (C3)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [5, 3] : (tensor<8x6xf32>, tensor<i32>, tensor<i64>) -> tensor<5x3xf32>
  return
}

// -----

func.func @dynamic_slice_c4(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>) {
  // expected-error@+1 {{slice_sizes has size 7 in dimension 1, which is not in [0, 6] (C4)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [5, 7] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x7xf32>
  return
}

// -----

func.func @dynamic_slice_c5(%arg0: tensor<8x6xf32>, %arg1: tensor<i32>, %arg2: tensor<i64>) {
  // expected-error@+1 {{found result type 'tensor<5x4xf32>', expected 'tensor<5x3xf32>' (C1, C5)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [5, 3] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x4xf32>
  return
}

// -----

func.func @dynamic_update_slice_c1(%arg0: tensor<8x6xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<i32>, %arg3: tensor<i64>) {
  // expected-error@+1 {{found result type 'tensor<8x5xf32>', expected 'tensor<8x6xf32>' (C1)}}
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<8x6xf32>, tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x5xf32>
  return
}

// -----

func.func @dynamic_update_slice_c2(%arg0: tensor<8x6xf32>, %arg1: tensor<5x3xf64>, %arg2: tensor<i32>, %arg3: tensor<i64>) {
  // expected-error@+1 {{operand and update have different element types: f32 and f64 (C2)}}
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<8x6xf32>, tensor<5x3xf64>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @dynamic_update_slice_c3(%arg0: tensor<8x6xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>, %arg3: tensor<i64>) {
  // expected-error@+1 {{update has rank 1, the operand has rank 2 (C3)}}
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<8x6xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @dynamic_update_slice_c4(%arg0: tensor<8x6xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<i32>, %arg3: tensor<i64>) {
  // expected-error@+1 {{has 1 start indices for an operand of rank 2 (C4)}}
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2 : (tensor<8x6xf32>, tensor<5x3xf32>, tensor<i32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @dynamic_update_slice_c5(%arg0: tensor<8x6xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<i32>, %arg3: tensor<i64>) {
  // expected-error@+1 {{start indices have different types: (tensor<i32>, tensor<i64>) (C5)}}
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 : (tensor<8x6xf32>, tensor<5x3xf32>, tensor<i32>, tensor<i64>) -> tensor<8x6xf32>
  return
}

// -----

func.func @dynamic_update_slice_c6(%arg0: tensor<8x6xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<i32>, %arg3: tensor<i64>) {
  // expected-error@+1 {{update has size 7 in dimension 1, which is not in [0, 6] (C6)}}
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg2 : (tensor<8x6xf32>, tensor<5x7xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @dynamic_slice_c4_dynamic(%arg0: tensor<?xf32>, %arg1: tensor<i32>) {
  // expected-error@+1 {{slice_sizes has size -1 in dimension 0, which is not in [0, ?] (C4)}}
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [-1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  return
}

// -----

func.func @dynamic_gather_c9(%operand: tensor<4x6x8xf32>, %indices: tensor<4x5x1xi32>) {
  %sizes = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  // expected-error@+1 {{slice_sizes[1] is 2, but the dimension is collapsed or batching (C9)}}
  %0 = "stablehlo.dynamic_gather"(%operand, %indices, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>}> : (tensor<4x6x8xf32>, tensor<4x5x1xi32>, tensor<3xi32>) -> tensor<4x5x?xf32>
  return
}

// -----

func.func @dynamic_gather_c12(%operand: tensor<4x6x8xf32>, %indices: tensor<4x5x1xi32>) {
  %sizes = stablehlo.constant dense<[2, 1, 3]> : tensor<3xi32>
  // expected-error@+1 {{slice_sizes[0] is 2, but the dimension is collapsed or batching (C12)}}
  %0 = "stablehlo.dynamic_gather"(%operand, %indices, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>}> : (tensor<4x6x8xf32>, tensor<4x5x1xi32>, tensor<3xi32>) -> tensor<4x5x?xf32>
  return
}

// -----

func.func @dynamic_gather_c21(%operand: tensor<4x6x8xf32>, %indices: tensor<4x5x1xi32>) {
  %sizes = stablehlo.constant dense<[1, 1, 9]> : tensor<3xi32>
  // expected-error@+1 {{slice_sizes[2] is 9, which is not in [0, 8] (C21)}}
  %0 = "stablehlo.dynamic_gather"(%operand, %indices, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>}> : (tensor<4x6x8xf32>, tensor<4x5x1xi32>, tensor<3xi32>) -> tensor<4x5x?xf32>
  return
}

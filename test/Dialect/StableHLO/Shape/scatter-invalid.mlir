// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @scatter_c1(%arg0: tensor<4x8xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<3x1xi32>, %arg3: tensor<3x8xf32>, %arg4: tensor<3x8xf32>) {
  // expected-error@+1 {{inputs have different shapes: [4, 8] and [5, 8] (C1)}}
  %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4x8xf32>, tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>, tensor<3x8xf32>) -> (tensor<4x8xf32>, tensor<5x8xf32>)
  return
}

// -----

func.func @scatter_c2(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{update_window_dims, inserted_window_dims and input_batching_dims name 1 dimensions of an input of rank 2 (C2)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c3(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<3x1xi32>, %arg3: tensor<3x8xf32>, %arg4: tensor<3x7xf32>) {
  // expected-error@+1 {{updates have different shapes: [3, 8] and [3, 7] (C3)}}
  %0:2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>, tensor<3x7xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return
}

// -----

func.func @scatter_c4_rank(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8x1xf32>) {
  // expected-error@+1 {{updates have rank 3, expected 2 (C4)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8x1xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c4_scatter(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<4x8xf32>) {
  // expected-error@+1 {{updates have size 4 in dimension 0, expected 3 (C4)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c4_window(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x9xf32>) {
  // expected-error@+1 {{updates have size 9 in dimension 1, expected at most 8 (C4)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x9xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c5(%arg0: tensor<3x1xi32>) {
  // expected-error@+1 {{needs at least one input (C5)}}
  "stablehlo.scatter"(%arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    stablehlo.return
  }) : (tensor<3x1xi32>) -> ()
  return
}

// -----

func.func @scatter_c6(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xi32>) {
  // expected-error@+1 {{an update and its input have different element types: i32 and f32 (C6)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xi32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c7_sorted(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{update_window_dims [1, 0] must be sorted (C7)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c7_unique(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{update_window_dims [1, 1] has 1 more than once (C7)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c8(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{update_window_dims has 2, which is not in [0, 2) (C8)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c9(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{inserted_window_dims with input_batching_dims [0, 0] has 0 more than once (C9)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c10(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{inserted_window_dims [1, 0] must be sorted (C10)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c11(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{inserted_window_dims has 2, which is not in [0, 2) (C11)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c12(%arg0: tensor<5x3x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3xf32>) {
  // expected-error@+1 {{input_batching_dims [1, 0] must be sorted (C12)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [1, 0], scatter_indices_batching_dims = [1, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x3x8xf32>, tensor<5x3x1xi32>, tensor<5x3xf32>) -> tensor<5x3x8xf32>
  return
}

// -----

func.func @scatter_c13(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3x8xf32>) {
  // expected-error@+1 {{input_batching_dims has 3, which is not in [0, 3) (C13)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [3], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x4x8xf32>, tensor<5x3x1xi32>, tensor<5x3x8xf32>) -> tensor<5x4x8xf32>
  return
}

// -----

func.func @scatter_c14(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3x8xf32>) {
  // expected-error@+1 {{scatter_indices_batching_dims [0, 0] has 0 more than once (C14)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x4x8xf32>, tensor<5x3x1xi32>, tensor<5x3x8xf32>) -> tensor<5x4x8xf32>
  return
}

// -----

func.func @scatter_c15(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3x8xf32>) {
  // expected-error@+1 {{scatter_indices_batching_dims has 4, which is not in [0, 3) (C15)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [4], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x4x8xf32>, tensor<5x3x1xi32>, tensor<5x3x8xf32>) -> tensor<5x4x8xf32>
  return
}

// -----

func.func @scatter_c16(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3x8xf32>) {
  // expected-error@+1 {{scatter_indices_batching_dims contains index_vector_dim (2) (C16)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x4x8xf32>, tensor<5x3x1xi32>, tensor<5x3x8xf32>) -> tensor<5x4x8xf32>
  return
}

// -----

func.func @scatter_c17(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3x8xf32>) {
  // expected-error@+1 {{input_batching_dims has 1 values, scatter_indices_batching_dims has 2 (C17)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x4x8xf32>, tensor<5x3x1xi32>, tensor<5x3x8xf32>) -> tensor<5x4x8xf32>
  return
}

// -----

func.func @scatter_c18(%arg0: tensor<5x4x8xf32>, %arg1: tensor<5x3x1xi32>, %arg2: tensor<5x3x8xf32>) {
  // expected-error@+1 {{input_batching_dims[0] has size 5, scatter_indices_batching_dims[1] has size 3 (C18)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x4x8xf32>, tensor<5x3x1xi32>, tensor<5x3x8xf32>) -> tensor<5x4x8xf32>
  return
}

// -----

func.func @scatter_c19(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims has 2 values, but an index vector has 1 (C19)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c20(%arg0: tensor<4x8xf32>, %arg1: tensor<3x2xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims with input_batching_dims [0, 0] has 0 more than once (C20)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x2xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c21(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{scatter_dims_to_operand_dims has 2, which is not in [0, 2) (C21)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c22(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{index_vector_dim has 3, which is not in [0, 3) (C22)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c23_arguments(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{'update_computation' takes (tensor<f32>), expected (tensor<f32>, tensor<f32>) (C23)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c23_returned(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{'update_computation' returns (), expected (tensor<f32>) (C23)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_c24(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{found result type 'tensor<4x7xf32>', expected 'tensor<4x8xf32>' (C24, C25)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @scatter_c25(%arg0: tensor<4x8xf32>, %arg1: tensor<3x1xi32>, %arg2: tensor<3x8xf32>) {
  // expected-error@+1 {{found result type 'tensor<4x8xf64>', expected 'tensor<4x8xf32>' (C24, C25)}}
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<4x8xf64>
  return
}

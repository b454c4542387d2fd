// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @square_type(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{requires the same element type for all operands and results}}
  %0 = chlo.square %arg0 : tensor<8xf32> -> tensor<8xf64>
  return
}

// -----

func.func @is_inf_shape(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  %0 = chlo.is_inf %arg0 : tensor<8xf32> -> tensor<4xi1>
  return
}

// -----

func.func @top_k_rank(%arg0: tensor<f32>) {
  // expected-error@+1 {{'chlo.top_k' op expected an operand of rank at least 1, found a scalar}}
  %0:2 = chlo.top_k(%arg0, k = 1) : tensor<f32> -> (tensor<f32>, tensor<i32>)
  return
}

// -----

func.func @top_k_size(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{k is 9, but the last dimension has size 8}}
  %0:2 = chlo.top_k(%arg0, k = 9) : tensor<8xf32> -> (tensor<9xf32>, tensor<9xi32>)
  return
}

// -----

func.func @top_k_negative(%arg0: tensor<?xf32>) {
  // expected-error@+1 {{expected k >= 0, found -1}}
  %0:2 = chlo.top_k(%arg0, k = -1) : tensor<?xf32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}

// -----

func.func @top_k_result(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', 'tensor<4xi32>', expected 'tensor<4xf32>', 'tensor<4xi32>'}}
  %0:2 = chlo.top_k(%arg0, k = 4) : tensor<8xf32> -> (tensor<3xf32>, tensor<4xi32>)
  return
}

// -----

func.func @broadcast_sizes(%arg0: tensor<2x4xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{has sizes 4 and 3 in dimension 1, which cannot be broadcast to one}}
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<2x4xf32>, tensor<3xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_dimensions_size(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{broadcast_dimensions has 2 values, expected 1}}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_dimensions_order(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>) {
  // expected-error@+1 {{broadcast_dimensions [1, 0] must be sorted}}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 1, 0>} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_dimensions_range(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{broadcast_dimensions has 2, which is not in [0, 2)}}
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 2>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @broadcast_elements(%arg0: tensor<4xf32>, %arg1: tensor<4xf64>) {
  // expected-error@+1 {{operands have different element types: f32 and f64}}
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_result(%arg0: tensor<4x1xf32>, %arg1: tensor<6xf32>) {
  // expected-error@+1 {{found result type 'tensor<4x1xf32>', expected 'tensor<4x6xf32>'}}
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<4x1xf32>, tensor<6xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @broadcast_select(%arg0: tensor<3xi1>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{has sizes 4 and 3 in dimension 0, which cannot be broadcast to one}}
  %0 = chlo.broadcast_select %arg0, %arg1, %arg1 : (tensor<3xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @constant_like(%arg0: tensor<4xf32>) {
  // expected-error@+1 {{found a value of type 'f64', expected 'f32'}}
  %0 = "chlo.constant_like"(%arg0) <{value = 1.0 : f64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @ragged_none(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %sizes: tensor<3xi64>) {
  // expected-error@+1 {{lhs_ragged_dimensions has 0 values, expected 1}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_groups(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %sizes: tensor<4xi64>) {
  // expected-error@+1 {{rhs has 3 groups, but there are sizes of 4}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<4xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_no_group(%lhs: tensor<11x5xf32>, %rhs: tensor<5x7xf32>, %sizes: tensor<3xi64>) {
  // expected-error@+1 {{rhs_group_dimensions has 0 values, expected 1}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_contracting(%lhs: tensor<11x5xf32>, %rhs: tensor<3x4x7xf32>, %sizes: tensor<3xi64>) {
  // expected-error@+1 {{contracting dimensions have sizes 5 and 4}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x4x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_result(%lhs: tensor<11x5xf32>, %rhs: tensor<11x7xf32>, %sizes: tensor<3xi64>) {
  // expected-error@+1 {{result has shape [5, 7], expected [3, 5, 7]}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<11x7xf32>, tensor<3xi64>) -> tensor<5x7xf32>
  return
}

// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @square_type(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{requires the same type for all operands and results}}
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
  // expected-error@+1 {{'chlo.top_k' op operand must have a dimension}}
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
  // expected-error@+1 {{k is -1, which is negative}}
  %0:2 = chlo.top_k(%arg0, k = -1) : tensor<?xf32> -> (tensor<1xf32>, tensor<1xi32>)
  return
}

// -----

func.func @top_k_result(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', 'tensor<4xi32>', expected 'tensor<4xf32>', 'tensor<4xi32>'}}
  %0:2 = chlo.top_k(%arg0, k = 4) : tensor<8xf32> -> (tensor<3xf32>, tensor<4xi32>)
  return
}

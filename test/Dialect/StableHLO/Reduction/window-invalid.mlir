// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @reduce_window_c1() {
  // expected-error@+1 {{'stablehlo.reduce_window' op needs at least one input (C1)}}
  "stablehlo.reduce_window"() <{window_dimensions = array<i64: 1, 3>}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @reduce_window_c2(%arg0: tensor<4x8xf32>, %arg1: tensor<4x9xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{inputs have different shapes: [4, 8] and [4, 9] (C2)}}
  %0:2 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg2) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %a, %b : tensor<f32>, tensor<f32>
  }) : (tensor<4x8xf32>, tensor<4x9xf32>, tensor<f32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
  return
}

// -----

func.func @reduce_window_c3(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>) {
  // expected-error@+1 {{an init value and its input have different element types: i32 and f32 (C3)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<i32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c4(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_dimensions has 1 values, expected 2 (C4)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c5(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_dimensions has 0, which is not positive (C5)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c6(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_strides has 1 values, expected 2 (C6)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c7(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_strides has 0, which is not positive (C7)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c8(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{base_dilations has 1 values, expected 2 (C8)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, base_dilations = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c9(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{base_dilations has -1, which is not positive (C9)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, base_dilations = array<i64: 1, -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c10(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_dilations has 3 values, expected 2 (C10)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, window_dilations = array<i64: 1, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c11(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{window_dilations has 0, which is not positive (C11)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, window_dilations = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c12(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{padding has shape [2], expected [2, 2] (C12)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>, padding = dense<[1, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c13(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{'body' takes (tensor<f32>, tensor<i32>), expected (tensor<f32>, tensor<f32>) (C13)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @reduce_window_c13_narrower(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{'body' takes (tensor<bf16>, tensor<bf16>), expected (tensor<f32>, tensor<f32>) (C13)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    stablehlo.return %a : tensor<bf16>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xbf16>
  return
}

// -----

func.func @reduce_window_c15(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{found result type 'tensor<4x8xf32>', expected 'tensor<4x6xf32>' (C14, C15, C16)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @reduce_window_c16(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) {
  // expected-error@+1 {{found result type 'tensor<4x6xf64>', expected 'tensor<4x6xf32>' (C14, C15, C16)}}
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x6xf64>
  return
}

// -----

func.func @select_and_scatter_c1(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xi32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{operand and source have different element types: f32 and i32 (C1)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xi32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c2(%arg0: tensor<2x9xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{source has shape [2, 5], but there are [2, 4] windows (C2)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x5xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c3(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f64>, %p: tensor<i1>) {
  // expected-error@+1 {{operand and init_value have different element types: f32 and f64 (C3)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f64>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c4(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{window_dimensions has 1 values, expected 2 (C4)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c5(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{window_dimensions has 0, which is not positive (C5)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c6(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{window_strides has 1 values, expected 2 (C6)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c7(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{window_strides has 0, which is not positive (C7)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c8(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{padding has shape [1, 2], expected [2, 2] (C8)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c9(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{'select' returns (tensor<f32>), expected (tensor<i1>) (C9)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c10(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{'scatter' takes (tensor<f32>), expected (tensor<f32>, tensor<f32>) (C10)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf32>
  return
}

// -----

func.func @select_and_scatter_c11(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{found result type 'tensor<2x8xf32>', expected 'tensor<2x9xf32>' (C11, C12)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @select_and_scatter_c12(%arg0: tensor<2x9xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{found result type 'tensor<2x9xf64>', expected 'tensor<2x9xf32>' (C11, C12)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<2x9xf32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x9xf64>
  return
}

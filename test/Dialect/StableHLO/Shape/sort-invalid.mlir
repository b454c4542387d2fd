// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @sort_c1(%p: tensor<i1>) {
  // expected-error@+1 {{'stablehlo.sort' op needs at least one input (C1)}}
  "stablehlo.sort"() ({
    stablehlo.return %p : tensor<i1>
  }) : () -> ()
  return
}

// -----

func.func @sort_c2(%arg0: tensor<8xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{found result type 'tensor<8xf64>', expected 'tensor<8xf32>' (C2)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<8xf32>) -> (tensor<8xf64>)
  return
}

// -----

func.func @sort_c3(%arg0: tensor<8xf32>, %arg1: tensor<9xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{inputs have different shapes: [8] and [9] (C3)}}
  %0:2 = "stablehlo.sort"(%arg0, %arg1) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<8xf32>, tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>)
  return
}

// -----

func.func @sort_c4(%arg0: tensor<8xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{dimension is 1, which is not in [-1, 1) (C4)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<8xf32>) -> (tensor<8xf32>)
  return
}

// -----

func.func @sort_c4_negative(%arg0: tensor<8xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{dimension is -2, which is not in [-1, 1) (C4)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = -2 : i64}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<8xf32>) -> (tensor<8xf32>)
  return
}

// -----

func.func @sort_c5_arguments(%arg0: tensor<8xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{'comparator' takes (tensor<f32>), expected (tensor<f32>, tensor<f32>) (C5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }) : (tensor<8xf32>) -> (tensor<8xf32>)
  return
}

// -----

func.func @sort_c5_returned(%arg0: tensor<8xf32>, %p: tensor<i1>) {
  // expected-error@+1 {{'comparator' returns (tensor<f32>), expected (tensor<i1>) (C5)}}
  %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>):
    stablehlo.return %x0 : tensor<f32>
  }) : (tensor<8xf32>) -> (tensor<8xf32>)
  return
}

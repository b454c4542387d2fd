// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @reduce_c1(%a: tensor<4xf32>, %b: tensor<5xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{found operand shape [5], expected [4] (C1)}}
  %0:2 = stablehlo.reduce(%a init: %i), (%b init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<5xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    reducer(%c: tensor<f32>, %d: tensor<f32>) (%e: tensor<f32>, %f: tensor<f32>) {
    stablehlo.return %c, %e : tensor<f32>, tensor<f32>
  }
  return
}

// -----

func.func @reduce_c2(%a: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{found init value of type 'tensor<i32>', expected a 0-d tensor of 'f32' (C2)}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_c2_rank(%a: tensor<4xf32>, %i: tensor<4xf32>) {
  // expected-error@+1 {{found init value of type 'tensor<4xf32>', expected a 0-d tensor of 'f32' (C2)}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_c3() {
  // expected-error@+1 {{found no operands, expected at least one (C3)}}
  "stablehlo.reduce"() <{dimensions = array<i64>}> ({
    stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @reduce_c4(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{dimensions has 1, which is not in [0, 1) (C4)}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_c5(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{dimensions [0, 0] has 0 more than once (C5)}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0, 0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_c6_arguments(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{'body' takes (tensor<2xf32>, tensor<f32>), expected (tensor<f32>, tensor<f32>) (C6)}}
  %0 = stablehlo.reduce(%a init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    reducer(%c: tensor<2xf32>, %d: tensor<f32>) {
    stablehlo.return %d : tensor<f32>
  }
  return
}

// -----

func.func @reduce_c6_result(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{'body' returns (), expected (tensor<f32>) (C6)}}
  %0 = stablehlo.reduce(%a init: %i) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    reducer(%c: tensor<f32>, %d: tensor<f32>) {
    stablehlo.return
  }
  return
}

// -----

func.func @reduce_c7(%a: tensor<4x5xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{found result type 'tensor<5xf32>', expected 'tensor<4xf32>' (C7, C8)}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5xf32>
  return
}

// -----

func.func @reduce_c8(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{found result type 'tensor<f64>', expected 'tensor<f32>' (C7, C8)}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f64>
  return
}

// -----

func.func @reduce_applies_noncommutative(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{found 'stablehlo.subtract', expected a commutative op}}
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.subtract across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_applies_two(%a: tensor<4xf32>, %i: tensor<f32>) {
  // expected-error@+1 {{expected one tensor for an op that is applied}}
  %0:2 = stablehlo.reduce(%a init: %i), (%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @map_c1(%a: tensor<4xf32>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @map_c2_order(%a: tensor<4x5xf32>) {
  // expected-error@+1 {{found dimensions [1, 0], expected all dimensions in order (C3)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 1, 0>}> ({
  ^bb0(%b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @map_c2_size(%a: tensor<4x5xf32>) {
  // expected-error@+1 {{dimensions has 1 values, expected 2 (C3)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @map_c3(%a: tensor<4xf32>) {
  // expected-error@+1 {{'computation' returns (tensor<f32>), expected (tensor<i1>) (C4)}}
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

func.func @map_c2() {
  // expected-error@+1 {{expected 1 or more operands, but found 0}}
  %0 = "stablehlo.map"() <{dimensions = array<i64: 0>}> ({
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : () -> tensor<4xf32>
  return
}

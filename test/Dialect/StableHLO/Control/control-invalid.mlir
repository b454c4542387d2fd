// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @while_c1(%arg0: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{'cond' returns (tensor<i32>), expected (tensor<i1>) (C1)}}
  %0 = stablehlo.while(%i = %arg0) : tensor<i32>
  cond {
    stablehlo.return %i : tensor<i32>
  } do {
    stablehlo.return %i : tensor<i32>
  }
  return
}

// -----

func.func @while_c1_arguments(%arg0: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{'cond' takes (tensor<f32>), expected (tensor<i32>) (C1)}}
  %0 = "stablehlo.while"(%arg0) ({
  ^bb0(%i: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>):
    stablehlo.return %i : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @while_c2(%arg0: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{'body' returns (tensor<i1>), expected (tensor<i32>) (C2)}}
  %0 = stablehlo.while(%i = %arg0) : tensor<i32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %p : tensor<i1>
  }
  return
}

// -----

func.func @while_c3(%arg0: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{found result type 'tensor<f32>', expected 'tensor<i32>' (C3)}}
  %0 = "stablehlo.while"(%arg0) ({
  ^bb0(%i: tensor<i32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%i: tensor<i32>):
    stablehlo.return %i : tensor<i32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @while_operand_count(%arg0: tensor<i32>, %p: tensor<i1>) {
  // expected-error@+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  %0 = stablehlo.while(%i = %arg0) : tensor<i32>, tensor<i32>
  cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %i : tensor<i32>
  }
  return
}

// -----

func.func @case_c1(%arg0: tensor<i32>) {
  // expected-error@+1 {{'stablehlo.case' op needs at least one branch (C1)}}
  "stablehlo.case"(%arg0) : (tensor<i32>) -> ()
  return
}

// -----

func.func @case_c2(%arg0: tensor<i32>, %x: tensor<f32>, %y: tensor<i32>) {
  // expected-error@+1 {{'branch 0' takes 1 arguments, expected none (C2)}}
  %0 = "stablehlo.case"(%arg0) ({
    ^bb0(%b: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @case_c3(%arg0: tensor<i32>, %x: tensor<f32>, %y: tensor<i32>) {
  // expected-error@+1 {{'branch 1' returns (tensor<i32>), expected (tensor<f32>) (C3)}}
  %0 = "stablehlo.case"(%arg0) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %y : tensor<i32>
  }) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @case_c4(%arg0: tensor<i32>, %x: tensor<f32>, %y: tensor<i32>) {
  // expected-error@+1 {{found result type 'tensor<i32>', expected 'tensor<f32>' (C4)}}
  %0 = "stablehlo.case"(%arg0) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @if_c1(%arg0: tensor<i1>, %x: tensor<f32>, %y: tensor<i32>) {
  // expected-error@+1 {{'branch 0' takes 1 arguments, expected none (C1)}}
  %0 = "stablehlo.if"(%arg0) ({
    ^bb0(%b: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @if_c2(%arg0: tensor<i1>, %x: tensor<f32>, %y: tensor<i32>) {
  // expected-error@+1 {{'branch 1' returns (tensor<i32>), expected (tensor<f32>) (C2)}}
  %0 = "stablehlo.if"(%arg0) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %y : tensor<i32>
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @if_c3(%arg0: tensor<i1>, %x: tensor<f32>, %y: tensor<i32>) {
  // expected-error@+1 {{found result type 'tensor<i32>', expected 'tensor<f32>' (C3)}}
  %0 = "stablehlo.if"(%arg0) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<i32>
  return
}

// -----

func.func @optimization_barrier_c1(%arg0: tensor<f32>) {
  // expected-error@+1 {{found result type 'tensor<i32>', expected 'tensor<f32>' (C1)}}
  %0 = "stablehlo.optimization_barrier"(%arg0) : (tensor<f32>) -> tensor<i32>
  return
}

// -----

func.func @tuple_c1(%arg0: tensor<f32>) {
  // expected-error@+1 {{found result type 'tuple<tensor<i32>>', expected 'tuple<tensor<f32>>' (C1)}}
  %0 = "stablehlo.tuple"(%arg0) : (tensor<f32>) -> tuple<tensor<i32>>
  return
}

// -----

func.func @tuple_type(%arg0: tensor<f32>) {
  // expected-error@+1 {{expected a tuple type}}
  %0 = stablehlo.tuple %arg0 : tensor<f32>
  return
}

// -----

func.func @get_tuple_element_c1(%arg0: tuple<tensor<f32>>) {
  // expected-error@+1 {{index has 1, which is not in [0, 1) (C1)}}
  %0 = stablehlo.get_tuple_element %arg0[1] : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

func.func @get_tuple_element_c2(%arg0: tuple<tensor<f32>>) {
  // expected-error@+1 {{found result type 'tensor<i32>', expected 'tensor<f32>' (C2)}}
  %0 = stablehlo.get_tuple_element %arg0[0] : (tuple<tensor<f32>>) -> tensor<i32>
  return
}

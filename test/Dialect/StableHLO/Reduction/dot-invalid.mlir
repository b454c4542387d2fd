// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @dot_general_c1(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs_batching_dimensions has 0 values, expected 1 (C1)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c2(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs_contracting_dimensions has 0 values, expected 1 (C2)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c3(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{lhs dimensions [0, 0] has 0 more than once (C3)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [0] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c4(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs dimensions [0, 0] has 0 more than once (C4)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c5(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{lhs batching dimensions has 3, which is not in [0, 3) (C5)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [3] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c6(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{lhs contracting dimensions has -1, which is not in [0, 3) (C6)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [-1] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c8(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs contracting dimensions has 3, which is not in [0, 3) (C8)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [3] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c9(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{found batching dimensions 1 of size 3 and 0 of size 2, expected equal sizes (C9)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c10(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{found contracting dimensions 2 of size 4 and 2 of size 5, expected equal sizes (C10)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c11(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{found precision_config of size 3, expected at most one for each of 2 operands (C11)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGH, HIGH, HIGH] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c12(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{found a result of shape [2, 5, 3], expected [2, 3, 5] (C12)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x5x3xf32>
  return
}

// -----

func.func @dot_general_c13(%a: tensor<2x3x4xcomplex<f32>>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{found operands with elements 'complex<f32>' and 'f32', expected one element type (C13)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xf32>) -> tensor<2x3x5xcomplex<f32>>
  return
}

// -----

func.func @dot_general_precision(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{found precision 'LOW', expected DEFAULT, HIGH or HIGHEST}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1], precision = [LOW] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_algorithm_counts(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{dot algorithm expects counts of at least 1, found 0 (C22)}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_rank(%a: tensor<2x3x4xf32>) {
  // expected-error@+1 {{found an operand of rank 3, expected a vector or a matrix}}
  %0 = stablehlo.dot %a, %a : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x3x4xf32>
  return
}

// -----

func.func @dot_contracted(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{found contracted sizes 3 and 2, expected equal ones}}
  %0 = stablehlo.dot %a, %a : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @dot_general_c7(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
  // expected-error@+1 {{rhs batching dimensions has 3, which is not in [0, 3) (C7)}}
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [3], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_general_c21(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{found a precision beside an algorithm, expected DEFAULT (C21)}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1], precision = [HIGH, HIGH], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c23(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{custom op 'stablehlo.dot_general' dot algorithm expects counts of at least 1, found 0 (C23)}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 0, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dot_general_c24(%a: tensor<2x4xf32>) {
  // expected-error@+1 {{custom op 'stablehlo.dot_general' dot algorithm expects counts of at least 1, found -1 (C24)}}
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = -1, allow_imprecise_accumulation = false> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x2xf32>
  return
}

// RUN: gspmd-opt %s --split-input-file --verify-diagnostics
//
// Ops whose operands and results have the same type reject a result of another shape and,
// if they have two operands, an operand with another element type.

func.func @cbrt_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.cbrt %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @ceil_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.ceil %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @cosine_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.cosine %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @exponential_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.exponential %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @exponential_minus_one_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.exponential_minus_one %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @floor_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.floor %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @log_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.log %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @log_plus_one_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.log_plus_one %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @logistic_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.logistic %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @round_nearest_afz_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.round_nearest_afz %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @round_nearest_even_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.round_nearest_even %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @rsqrt_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.rsqrt %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @sine_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.sine %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @sqrt_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.sqrt %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @tan_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.tan %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @tanh_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.tanh %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @sign_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.sign %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @negate_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{found result type 'tensor<3xf32>', expected 'tensor<2xf32>' (C1)}}
  %0 = stablehlo.negate %a : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @count_leading_zeros_c1(%a: tensor<2xi32>) {
  // expected-error@+1 {{found result type 'tensor<3xi32>', expected 'tensor<2xi32>' (C1)}}
  %0 = stablehlo.count_leading_zeros %a : (tensor<2xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @not_c1(%a: tensor<2xi32>) {
  // expected-error@+1 {{found result type 'tensor<3xi32>', expected 'tensor<2xi32>' (C1)}}
  %0 = stablehlo.not %a : (tensor<2xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @popcnt_c1(%a: tensor<2xi32>) {
  // expected-error@+1 {{found result type 'tensor<3xi32>', expected 'tensor<2xi32>' (C1)}}
  %0 = stablehlo.popcnt %a : (tensor<2xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @atan2_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.atan2 %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @divide_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.divide %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @maximum_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.maximum %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @minimum_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.minimum %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @multiply_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.multiply %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @power_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.power %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @remainder_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.remainder %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @subtract_c1(%a: tensor<2xf32>, %b: tensor<2xf16>) {
  // expected-error@+1 {{found operand types 'tensor<2xf32>', 'tensor<2xf16>', expected compatible ones (C1)}}
  %0 = stablehlo.subtract %a, %b : (tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @and_c1(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expected-error@+1 {{found operand types 'tensor<2xi32>', 'tensor<2xi16>', expected compatible ones (C1)}}
  %0 = stablehlo.and %a, %b : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @or_c1(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expected-error@+1 {{found operand types 'tensor<2xi32>', 'tensor<2xi16>', expected compatible ones (C1)}}
  %0 = stablehlo.or %a, %b : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @xor_c1(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expected-error@+1 {{found operand types 'tensor<2xi32>', 'tensor<2xi16>', expected compatible ones (C1)}}
  %0 = stablehlo.xor %a, %b : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @shift_left_c1(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expected-error@+1 {{found operand types 'tensor<2xi32>', 'tensor<2xi16>', expected compatible ones (C1)}}
  %0 = stablehlo.shift_left %a, %b : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @shift_right_arithmetic_c1(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expected-error@+1 {{found operand types 'tensor<2xi32>', 'tensor<2xi16>', expected compatible ones (C1)}}
  %0 = stablehlo.shift_right_arithmetic %a, %b : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @shift_right_logical_c1(%a: tensor<2xi32>, %b: tensor<2xi16>) {
  // expected-error@+1 {{found operand types 'tensor<2xi32>', 'tensor<2xi16>', expected compatible ones (C1)}}
  %0 = stablehlo.shift_right_logical %a, %b : (tensor<2xi32>, tensor<2xi16>) -> tensor<2xi32>
  return
}

// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @rng_c1(%arg0: tensor<f32>, %arg1: tensor<f64>) {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error@+1 {{a, b and the result have different element types: 'f32', 'f64' and 'f32' (C1)}}
  %0 = stablehlo.rng %arg0, %arg1, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f64>, tensor<2xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @rng_c2(%arg0: tensor<i32>, %arg1: tensor<i32>) {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error@+1 {{has a normal distribution of 'i32', expected a floating-point type (C2)}}
  %0 = stablehlo.rng %arg0, %arg1, %shape, distribution = NORMAL : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<2x3xi32>
  return
}

// -----

func.func @rng_c3(%arg0: tensor<f32>, %arg1: tensor<f32>) {
  %shape = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  // expected-error@+1 {{result has shape [2, 4], expected [2, 3] (C3)}}
  %0 = stablehlo.rng %arg0, %arg1, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<2x4xf32>
  return
}

// -----

func.func @rng_c3_rank(%arg0: tensor<f32>, %arg1: tensor<3xi64>) {
  // expected-error@+1 {{result has rank 2, but shape has 3 values (C3)}}
  %0 = stablehlo.rng %arg0, %arg0, %arg1, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<3xi64>) -> tensor<2x3xf32>
  return
}

// -----

func.func @rng_bit_generator_c1(%arg0: tensor<2xui64>) {
  // expected-error@+1 {{output_state has type 'tensor<3xui64>', expected 'tensor<2xui64>' (C1)}}
  %0:2 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @rng_bit_generator_rank(%arg0: tensor<2x1xui64>) {
  // expected-error@+1 {{initial_state has rank 2, expected 1}}
  %0:2 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<2x1xui64>) -> (tensor<2x1xui64>, tensor<4xui32>)
  return
}

// -----

func.func @rng_bit_generator_c2_three_fry(%arg0: tensor<3xui64>) {
  // expected-error@+1 {{has a state of size 3, expected 2 for THREE_FRY (C2)}}
  %0:2 = stablehlo.rng_bit_generator %arg0, algorithm = THREE_FRY : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  return
}

// -----

func.func @rng_bit_generator_c2_philox(%arg0: tensor<4xui64>) {
  // expected-error@+1 {{has a state of size 4, expected 2 or 3 for PHILOX (C2)}}
  %0:2 = stablehlo.rng_bit_generator %arg0, algorithm = PHILOX : (tensor<4xui64>) -> (tensor<4xui64>, tensor<4xui32>)
  return
}

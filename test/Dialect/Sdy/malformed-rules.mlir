// Rules that cannot be an op's.
// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @repeated(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{factor i is twice in one tensor}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, i])->([i, j]) {i=8, j=8}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @negative(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{factor i has size -8; expected none below 0}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=-8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @huge(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{a dimension is too large: the product of its factors is not below 2^63}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij])->([i]) {i=4611686018427387904, j=4}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @rank(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{sharding rule maps 1 dimensions of operand 0, which has rank 2}}
  %0 = stablehlo.custom_call @c(%a) {sharding.rule = #sharding.rule<([i])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @count(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{sharding rule has 2 operand mappings for 1 operands}}
  %0 = stablehlo.custom_call @c(%a) {sharding.rule = #sharding.rule<([i, j], [i, j])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @noRule(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{'sharding.rule' must be a #sharding.rule, found 3 : i64}}
  %0 = stablehlo.tanh %a {sharding.rule = 3} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Sharding rules that do not fit their op.
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

// -----

func.func @kind(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{'sdy.sharding_rule' must be a #sdy.op_sharding_rule, found "r"}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = "r"} : tensor<8xf32>
  return
}

// -----

func.func @operands(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{sharding rule has 2 operand mappings for 1 operands}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=8}>} : tensor<8xf32>
  return
}

// -----

func.func @result_rank(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{sharding rule maps 2 dimensions of result 0, which has rank 1}}
  %0 = stablehlo.negate %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i, j]) {i=8, j=2}>} : tensor<8xf32>
  return
}

// -----

func.func @nothing_to_map() {
  // expected-error@+1 {{a sharding rule maps at least one operand and one result, found 0 and 0}}
  stablehlo.custom_call @c() {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<()->(), custom>} : () -> ()
  return
}

// -----

func.func @size_1(%a: tensor<8xf32>) {
  // expected-error@+1 {{sharding rule maps dimension 0 of operand 0 to several factors, one of size 1}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij])->([ij]) {i=8, j=1}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @unused(%a: tensor<8xf32>) {
  // expected-error@+1 {{sharding rule has factor 1 of size 4, counted from 0, in no dimension}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8, j=4}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @no_size(%a: tensor<8xf32>) {
  // expected-error@+1 {{factor j has no size}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([j]) {i=8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @two_kinds(%a: tensor<8xf32>) {
  // expected-error@+1 {{factor i is of two kinds}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} reduction={i} need_replication={i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @twice(%a: tensor<8xf32>) {
  // expected-error@+1 {{factor i comes after i; expected each once and in order}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} permutation={i, i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @order(%a: tensor<8x8xf32>) {
  // expected-error@+1 {{factor i comes after j; expected each once and in order}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} blocked_propagation={j, i}, custom>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @not_a_factor(%a: tensor<8xf32>) {
  // expected-error@+1 {{expected one of the rule's factors}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} reduction={j}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @unknown_kind(%a: tensor<8xf32>) {
  // expected-error@+1 {{unknown factor kind `reductions`}}
  %0 = stablehlo.custom_call @c(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8} reductions={i}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

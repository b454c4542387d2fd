// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @custom_call_c1_string(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{has a backend_config that is not a string, which its api_version requires}}
  %0 = stablehlo.custom_call @target(%arg0) {backend_config = {}} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_c1_dictionary(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{has a backend_config that is not a dictionary, which its api_version requires}}
  %0 = stablehlo.custom_call @target(%arg0) {api_version = 4 : i32, backend_config = ""} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_one_layout(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{needs both operand_layouts and result_layouts, or neither}}
  %0 = stablehlo.custom_call @target(%arg0) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_layout_count(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{operand_layouts has 0 layouts for 1 values}}
  %0 = stablehlo.custom_call @target(%arg0) {operand_layouts = [], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_layout_rank(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{operand_layouts[0] has 1 values, expected 2}}
  %0 = stablehlo.custom_call @target(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_layout_permutation(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{operand_layouts[0] [0, 0] has 0 more than once}}
  %0 = stablehlo.custom_call @target(%arg0) {operand_layouts = [dense<[0, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_alias_operand(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{operand_index has 1, which is not in [0, 1)}}
  %0 = stablehlo.custom_call @target(%arg0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_alias_tuple(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{output_operand_aliases selects a tuple member that does not exist}}
  %0 = stablehlo.custom_call @target(%arg0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>]} : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return
}

// -----

func.func @custom_call_alias_type(%arg0: tensor<8x6xf32>) {
  // expected-error@+1 {{output_operand_aliases joins an operand and a result of different types: tensor<8x6xf32> and tensor<f32>}}
  %0 = stablehlo.custom_call @target(%arg0) {output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]} : (tensor<8x6xf32>) -> tensor<f32>
  return
}

// -----

func.func private @callee(tensor<8xf32>) -> tensor<8xf32>

func.func @composite_c1(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{name "op" must have the form "namespace.op" (C1)}}
  %0 = stablehlo.composite "op" %arg0 {decomposition = @callee} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func private @callee(tensor<8xf32>) -> tensor<8xf32>

func.func @composite_c2(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{decomposition @missing is not a function of the module (C2)}}
  %0 = stablehlo.composite "ns.op" %arg0 {decomposition = @missing} : (tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func private @callee(tensor<8xf32>) -> tensor<8xf32>

func.func @composite_c3(%arg0: tensor<9xf32>) {
  // expected-error@+1 {{has operands of (tensor<9xf32>), expected (tensor<8xf32>) of its decomposition @callee (C3)}}
  %0 = stablehlo.composite "ns.op" %arg0 {decomposition = @callee} : (tensor<9xf32>) -> tensor<8xf32>
  return
}

// -----

func.func private @callee(tensor<8xf32>) -> tensor<8xf32>

func.func @composite_c4(%arg0: tensor<8xf32>) {
  // expected-error@+1 {{has results of (tensor<9xf32>), expected (tensor<8xf32>) of its decomposition @callee (C4)}}
  %0 = stablehlo.composite "ns.op" %arg0 {decomposition = @callee} : (tensor<8xf32>) -> tensor<9xf32>
  return
}

// RUN: gspmd-opt --gspmd-import --split-input-file --verify-diagnostics %s

// expected-error @below {{is malformed: column 11: expected the name of an axis, found `=`}}
func.func @no_axis(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=2,=4], [{x}]}"}) {
  return
}

// -----

// expected-error @below {{manual over some axes has no equivalent; expected an sdy.manual_computation}}
func.func @manual(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=2,y=2], [{x}], manual={y}}"}) {
  return
}

// -----

// expected-error @below {{the transpose is not a permutation of the dimensions}}
func.func @transpose(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=2,y=2], device_ids=([2,2]T(1,1)), [{x}]}"}) {
  return
}

// -----

func.func @count(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{is for 2 values; expected 1}}
  %0 = stablehlo.tanh %a {mhlo.sharding = "{{mesh[x=2], [{x}]}, {mesh[x=2], [{x}]}}"} : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @below {{expected positive sizes and at most 16777216 devices}}
func.func @many_devices(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=4], [{x}], device_ids=([100000000000]T(0))}"}) {
  return
}

// -----

// expected-error @below {{expected positive sizes and at most 16777216 devices}}
func.func @overflowing_devices(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=4], [{x}], device_ids=([9223372036854775807,9223372036854775807]T(1,0))}"}) {
  return
}

// -----

func.func @other_type(%a: tensor<8x8xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{@Sharding has an operand of type 'tensor<8x8xf32>' and a result of type 'tensor<4x8xf32>'; expected the same type}}
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{mesh['x'=4], [{'x'},{}]}"} : (tensor<8x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}


// -----

// expected-error @below {{is malformed: column 17: expected dimensions, `device_ids`, `replicated`, `unreduced`, `manual` or `metadata`, found `sharded`}}
func.func @option(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=2,y=2], sharded}"}) {
  return
}

// -----

// expected-error @below {{is malformed: column 9: expected a number, found `two`}}
func.func @size(%a: tensor<8xf32> {mhlo.sharding = "{mesh[x=two], [{x}]}"}) {
  return
}

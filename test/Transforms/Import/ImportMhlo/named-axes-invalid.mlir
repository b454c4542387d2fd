// RUN: gspmd-opt --gspmd-import --split-input-file --verify-diagnostics %s

// expected-error @below {{is malformed: column 11: expected the name of an axis}}
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

// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @constant_c1() {
  // expected-error@+1 {{found a value of type 'tensor<2xi32>', expected 'tensor<3xi32>' (C1)}}
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<3xi32>
  return
}

// -----

func.func @iota_c1() {
  // expected-error@+1 {{iota_dimension has 2, which is not in [0, 2) (C1)}}
  %0 = stablehlo.iota dim = 2 : tensor<2x3xi32>
  return
}

// -----

func.func @iota_dynamic() {
  // expected-error@+1 {{found result type 'tensor<?xi32>', expected a static shape}}
  %0 = stablehlo.iota dim = 0 : tensor<?xi32>
  return
}

// -----

func.func @dynamic_iota_c1(%s: tensor<1xi32>) {
  // expected-error@+1 {{iota_dimension has 1, which is not in [0, 1) (C1)}}
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<1xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @dynamic_iota_c2(%s: tensor<2xi32>) {
  // expected-error@+1 {{found output_shape of size 2, expected 1 (C2)}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?xi32>
  return
}

// -----

func.func @broadcast_in_dim_c1(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found a result with elements 'f64', expected 'f32' (C1)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6xf64>
  return
}

// -----

func.func @broadcast_in_dim_c2(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{broadcast_dimensions has 1 values, expected 2 (C2)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @broadcast_in_dim_c3(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{broadcast_dimensions has 2, which is not in [0, 2) (C3)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @broadcast_in_dim_c4(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{broadcast_dimensions [0, 0] has 0 more than once (C4)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 0] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @broadcast_in_dim_c5(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found size 6 of operand dimension 1, expected 1 or 7, the size of result dimension 1 (C5)}}
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x7xf32>
  return
}

// -----

func.func @dynamic_broadcast_in_dim_c7(%a: tensor<6xf32>, %s: tensor<3xi32>) {
  // expected-error@+1 {{found output_dimensions of size 3, expected 2 (C7)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<6xf32>, tensor<3xi32>) -> tensor<?x6xf32>
  return
}

// -----

func.func @dynamic_broadcast_in_dim_c8(%a: tensor<6xf32>, %s: tensor<2xi32>) {
  // expected-error@+1 {{the known dimensions [0, 0] has 0 more than once (C8)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x6xf32>
  return
}

// -----

func.func @dynamic_broadcast_in_dim_c9(%a: tensor<6xf32>, %s: tensor<2xi32>) {
  // expected-error@+1 {{known_expanding_dimensions has 1, which is not in [0, 1) (C9)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] {known_expanding_dimensions = array<i64: 1>} : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x6xf32>
  return
}

// -----

func.func @reshape_c1(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found a result with elements 'i32', expected 'f32' (C1)}}
  %0 = stablehlo.reshape %a : (tensor<2x6xf32>) -> tensor<12xi32>
  return
}

// -----

func.func @reshape_c2(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found a result of 13 elements, expected 12 (C2)}}
  %0 = stablehlo.reshape %a : (tensor<2x6xf32>) -> tensor<13xf32>
  return
}

// -----

func.func @dynamic_reshape_c4(%a: tensor<2x6xf32>, %s: tensor<2xi32>) {
  // expected-error@+1 {{found output_shape of size 2, expected 1 (C4)}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<2x6xf32>, tensor<2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @bitcast_convert_c1(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found shape [2, 6] of the result, expected [2, 6, 4] (C1)}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2x6xf32>) -> tensor<2x6xi8>
  return
}

// -----

func.func @bitcast_convert_c1_widening(%a: tensor<2x3xi8>) {
  // expected-error@+1 {{found shape [2, 3] of the operand, expected [2, 4] (C1)}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2x3xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @bitcast_convert_c2(%a: tensor<2xf64>) {
  // expected-error@+1 {{found elements 'f64' and 'complex<f32>', expected both complex or neither (C2)}}
  %0 = stablehlo.bitcast_convert %a : (tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

// -----

func.func @broadcast_negative(%a: tensor<2xf32>) {
  // expected-error@+1 {{found size -1, expected at least 0}}
  %0 = stablehlo.broadcast %a, sizes = [-1] : (tensor<2xf32>) -> tensor<?x2xf32>
  return
}

// -----

func.func @get_dimension_size_c1(%a: tensor<2xf32>) {
  // expected-error@+1 {{dimension has 1, which is not in [0, 1) (C1)}}
  %0 = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2xf32>) -> tensor<i32>
  return
}

// -----

func.func @set_dimension_size_dimension(%a: tensor<2xf32>, %s: tensor<i32>) {
  // expected-error@+1 {{dimension has 1, which is not in [0, 1)}}
  %0 = stablehlo.set_dimension_size %a, %s, dim = 1 : (tensor<2xf32>, tensor<i32>) -> tensor<?xf32>
  return
}

// -----

func.func @set_dimension_size_result(%a: tensor<2x3xf32>, %s: tensor<i32>) {
  // expected-error@+1 {{found a result of shape [3, ?], expected [2, ?]}}
  %0 = stablehlo.set_dimension_size %a, %s, dim = 1 : (tensor<2x3xf32>, tensor<i32>) -> tensor<3x?xf32>
  return
}

// -----

func.func @dynamic_broadcast_in_dim_c10(%a: tensor<6xf32>, %s: tensor<2xi32>) {
  // expected-error@+1 {{known_nonexpanding_dimensions has -1, which is not in [0, 1) (C10)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] {known_nonexpanding_dimensions = array<i64: -1>} : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x6xf32>
  return
}

// -----

func.func @dynamic_broadcast_in_dim_c7_constant(%a: tensor<6xf32>) {
  %s = stablehlo.constant dense<[4, 6]> : tensor<2xi32>
  // expected-error@+1 {{found a result of shape [5, 6], expected output_dimensions = [4, 6] (C7)}}
  %0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [1] : (tensor<6xf32>, tensor<2xi32>) -> tensor<5x6xf32>
  return
}

// -----

func.func @dynamic_iota_c2_constant() {
  %s = stablehlo.constant dense<4> : tensor<1xi32>
  // expected-error@+1 {{found a result of shape [5], expected output_shape = [4] (C2)}}
  %0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

func.func @dynamic_reshape_c2(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  // expected-error@+1 {{found a result of 5 elements, expected 4 (C2)}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<1xi32>) -> tensor<5xf32>
  return
}

// -----

func.func @dynamic_reshape_c2_constant(%a: tensor<4xf32>) {
  %s = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  // expected-error@+1 {{found an output_shape of 6 elements, expected 4 (C2)}}
  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @set_dimension_size_larger(%a: tensor<2x3xf32>, %n: tensor<i32>) {
  // expected-error@+1 {{found size 3 of dimension 0, expected at most 2}}
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<2x3xf32>, tensor<i32>) -> tensor<3x3xf32>
  return
}

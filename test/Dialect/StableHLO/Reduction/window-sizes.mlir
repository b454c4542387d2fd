// RUN: gspmd-opt %s --split-input-file --verify-diagnostics
// Sizes that have no place in 64 bits: of padded dimensions, dilated windows, and sums and products.

func.func @reduce_window_base(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  // expected-error@+1 {{found a window or padding of dimension 0 that has no place in 64 bits; expected sizes below 2^63}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 4611686018427387904>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @reduce_window_padding(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  // expected-error@+1 {{found a window or padding of dimension 0 that has no place in 64 bits; expected sizes below 2^63}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, padding = dense<[[9223372036854775807, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @reduce_window_dilation(%a: tensor<8xf32>, %z: tensor<f32>) -> tensor<?xf32> {
  // expected-error@+1 {{found a window or padding of dimension 0 that has no place in 64 bits; expected sizes below 2^63}}
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 3>, window_dilations = array<i64: 9223372036854775807>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @select_and_scatter(%a: tensor<8xf32>, %b: tensor<?xf32>, %z: tensor<f32>, %p: tensor<i1>) {
  // expected-error@+1 {{found a window or padding of dimension 0 that has no place in 64 bits; expected sizes below 2^63}}
  %0 = "stablehlo.select_and_scatter"(%a, %b, %z) <{window_dimensions = array<i64: 2>, padding = dense<[[0, 9223372036854775800]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %x : tensor<f32>
  }) : (tensor<8xf32>, tensor<?xf32>, tensor<f32>) -> tensor<8xf32>
  return
}

// -----

func.func @convolution(%a: tensor<4x8x8x6xf32>, %b: tensor<3x3x6x4xf32>) {
  // expected-error@+1 {{found a window or padding of spatial dimension 1 that has no place in 64 bits; expected sizes below 2^63}}
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {rhs_dilate = [1, 4611686018427387904]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x8x6xf32>, tensor<3x3x6x4xf32>) -> tensor<4x6x?x4xf32>
  return
}

// -----

func.func @pad(%a: tensor<2xf32>, %p: tensor<f32>) -> tensor<?xf32> {
  // expected-error@+1 {{found padding of dimension 0 that has no place in 64 bits; expected sizes below 2^63 (C4)}}
  %0 = stablehlo.pad %a, %p, low = [9223372036854775807], high = [-9223372036854775807], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @pad_interior(%a: tensor<4xf32>, %p: tensor<f32>) -> tensor<?xf32> {
  // expected-error@+1 {{found padding of dimension 0 that has no place in 64 bits; expected sizes below 2^63 (C4)}}
  %0 = stablehlo.pad %a, %p, low = [0], high = [0], interior = [4611686018427387904] : (tensor<4xf32>, tensor<f32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @dynamic_pad(%a: tensor<4xf32>, %p: tensor<f32>) -> tensor<?xf32> {
  %low = stablehlo.constant dense<9223372036854775807> : tensor<1xi64>
  %none = stablehlo.constant dense<0> : tensor<1xi64>
  // expected-error@+1 {{found padding that has no place in 64 bits; expected sizes below 2^63 (C4)}}
  %0 = stablehlo.dynamic_pad %a, %p, %low, %none, %none : (tensor<4xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @concatenate(%a: tensor<4611686018427387904xi8>) -> tensor<?xi8> {
  // expected-error@+1 {{found operands whose sizes along dimension 0 have no sum in 64 bits; expected sizes below 2^63 (C6)}}
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<4611686018427387904xi8>, tensor<4611686018427387904xi8>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}

// -----

func.func @all_gather(%a: tensor<4611686018427387904xi8>) -> tensor<0xi8> {
  // expected-error@+1 {{result has shape [0], expected [9223372036854775807] (C6)}}
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4611686018427387904xi8>) -> tensor<0xi8>
  return %0 : tensor<0xi8>
}

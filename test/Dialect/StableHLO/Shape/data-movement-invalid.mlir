// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @transpose_c1(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<6x2xf64>', expected 'tensor<6x2xf32>' (C1, C3, C4)}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf64>
  return
}

// -----

func.func @transpose_c2_size(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{permutation has 1 values, expected 2 (C2)}}
  %0 = stablehlo.transpose %a, dims = [0] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @transpose_c2_range(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{permutation has 2, which is not in [0, 2) (C2)}}
  %0 = stablehlo.transpose %a, dims = [0, 2] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @transpose_c2_unique(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{permutation [0, 0] has 0 more than once (C2)}}
  %0 = stablehlo.transpose %a, dims = [0, 0] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @transpose_c3(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x6xf32>', expected 'tensor<6x2xf32>' (C1, C3, C4)}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @reverse_c1(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<6x2xf32>', expected 'tensor<2x6xf32>' (C1)}}
  %0 = stablehlo.reverse %a, dims = [0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
  return
}

// -----

func.func @reverse_c2(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{dimensions [0, 0] has 0 more than once (C2)}}
  %0 = stablehlo.reverse %a, dims = [0, 0] : tensor<2x6xf32>
  return
}

// -----

func.func @reverse_c3(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{dimensions has -1, which is not in [0, 2) (C3)}}
  %0 = stablehlo.reverse %a, dims = [-1] : tensor<2x6xf32>
  return
}

// -----

func.func @slice_c1(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<1x6xi32>', expected 'tensor<1x6xf32>' (C1, C5)}}
  %0 = stablehlo.slice %a [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xi32>
  return
}

// -----

func.func @slice_c2(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{start_indices has 1 values, expected 2 (C2)}}
  %0 = stablehlo.slice %a [0:1] : (tensor<2x6xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @slice_c3_order(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found range 1:0 of dimension 0, expected 0 <= start <= limit (C3)}}
  %0 = stablehlo.slice %a [1:0, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @slice_c3_limit(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found limit 7 of dimension 1, expected at most its size 6 (C3)}}
  %0 = stablehlo.slice %a [0:1, 0:7] : (tensor<2x6xf32>) -> tensor<1x7xf32>
  return
}

// -----

func.func @slice_c4(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{strides has 0, which is not positive (C4)}}
  %0 = stablehlo.slice %a [0:1, 0:6:0] : (tensor<2x6xf32>) -> tensor<1x6xf32>
  return
}

// -----

func.func @slice_c5(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<1x3xf32>', expected 'tensor<1x2xf32>' (C1, C5)}}
  %0 = stablehlo.slice %a [0:1, 0:6:4] : (tensor<2x6xf32>) -> tensor<1x3xf32>
  return
}

// -----

func.func @real_dynamic_slice_size(%a: tensor<2x6xf32>, %s: tensor<1xi32>) {
  // expected-error@+1 {{found start_indices of size 1, expected 2}}
  %0 = stablehlo.real_dynamic_slice %a, %s, %s, %s : (tensor<2x6xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}

// -----

func.func @concatenate_c1(%a: tensor<2xf32>, %b: tensor<2xi32>) {
  // expected-error@+1 {{found an operand with elements 'i32', expected 'f32' (C1)}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @concatenate_c2(%a: tensor<2x6xf32>, %b: tensor<2x5xf32>) {
  // expected-error@+1 {{found operand shape [2, 5], expected [2, 6] apart from dimension 0 (C2)}}
  %0 = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x6xf32>, tensor<2x5xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @concatenate_c3(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{dimension has 2, which is not in [0, 2) (C4)}}
  %0 = stablehlo.concatenate %a, dim = 2 : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @concatenate_c5(%a: tensor<2x6xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x12xf32>', expected 'tensor<4x6xf32>' (C5, C6)}}
  %0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x12xf32>
  return
}

// -----

func.func @concatenate_none() {
  // expected-error@+1 {{found no operands, expected at least one (C3)}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<2xf32>
  return
}

// -----

func.func @pad_c1(%a: tensor<2xf32>, %p: tensor<i32>) {
  // expected-error@+1 {{found a padding value of type 'i32', expected 'f32' (C1)}}
  %0 = stablehlo.pad %a, %p, low = [0], high = [0], interior = [0] : (tensor<2xf32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_c2(%a: tensor<2xf32>, %p: tensor<f32>) {
  // expected-error@+1 {{edge_padding_high has 2 values, expected 1 (C2)}}
  %0 = stablehlo.pad %a, %p, low = [0], high = [0, 1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_c3(%a: tensor<2xf32>, %p: tensor<f32>) {
  // expected-error@+1 {{found interior padding -1 of dimension 0, expected at least 0 (C3)}}
  %0 = stablehlo.pad %a, %p, low = [0], high = [0], interior = [-1] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

func.func @pad_c4(%a: tensor<2xf32>, %p: tensor<f32>) {
  // expected-error@+1 {{found result type 'tensor<4xf32>', expected 'tensor<6xf32>' (C1, C4)}}
  %0 = stablehlo.pad %a, %p, low = [1], high = [1], interior = [2] : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @pad_c4_negative(%a: tensor<2xf32>, %p: tensor<f32>) {
  // expected-error@+1 {{found padding -2 and -1 of dimension 0, expected a size of at least 0, not -1 (C4)}}
  %0 = stablehlo.pad %a, %p, low = [-2], high = [-1], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @dynamic_pad_c2(%a: tensor<2xf32>, %p: tensor<f32>, %s: tensor<2xi32>) {
  // expected-error@+1 {{found edge_padding_low of size 2, expected 1 (C2)}}
  %0 = stablehlo.dynamic_pad %a, %p, %s, %s, %s : (tensor<2xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @transpose_c4(%a: tensor<2x2x!quant.uniform<i8:f32:0, {1.0e-01, 2.0e-01}>>) {
  // expected-error@+1 {{found result type 'tensor<2x2x!quant.uniform<i8:f32:0, {1.000000e-01,2.000000e-01}>>', expected 'tensor<2x2x!quant.uniform<i8:f32:1, {1.000000e-01,2.000000e-01}>>' (C1, C3, C4)}}
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x2x!quant.uniform<i8:f32:0, {1.0e-01, 2.0e-01}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {1.0e-01, 2.0e-01}>>
  return
}

// -----

func.func @dynamic_pad_c1(%a: tensor<4xf32>, %v: tensor<f64>, %n: tensor<1xi32>) {
  // expected-error@+1 {{found a result with elements 'f64', expected 'f32' (C1)}}
  %0 = stablehlo.dynamic_pad %a, %v, %n, %n, %n : (tensor<4xf32>, tensor<f64>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @dynamic_pad_c3(%a: tensor<4xf32>, %v: tensor<f32>, %n: tensor<1xi32>) {
  %i = stablehlo.constant dense<-1> : tensor<1xi32>
  // expected-error@+1 {{found interior padding -1 of dimension 0, expected at least 0 (C3)}}
  %0 = stablehlo.dynamic_pad %a, %v, %n, %n, %i : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return
}

// -----

func.func @dynamic_pad_c4(%a: tensor<4xf32>, %v: tensor<f32>) {
  %n = stablehlo.constant dense<1> : tensor<1xi32>
  // expected-error@+1 {{found a result of shape [8], expected [9] (C4)}}
  %0 = stablehlo.dynamic_pad %a, %v, %n, %n, %n : (tensor<4xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @slice_c3_bound(%a: tensor<?xf32, #stablehlo.bounds<8>>) {
  // expected-error@+1 {{found limit 9 of dimension 0, expected at most its size 8 (C3)}}
  %0 = stablehlo.slice %a [0:9] : (tensor<?xf32, #stablehlo.bounds<8>>) -> tensor<9xf32>
  return
}

// -----

func.func @pad_c4_bound(%a: tensor<?xf32, #stablehlo.bounds<2>>, %v: tensor<f32>) {
  // expected-error@+1 {{found padding -2 and -1 of dimension 0, expected a size of at least 0, not -1 (C4)}}
  %0 = stablehlo.pad %a, %v, low = [-2], high = [-1], interior = [0] : (tensor<?xf32, #stablehlo.bounds<2>>, tensor<f32>) -> tensor<?xf32>
  return
}

// -----

func.func @real_dynamic_slice_stride(%a: tensor<8xi32>, %i: tensor<1xi32>) {
  %s = stablehlo.constant dense<0> : tensor<1xi32>
  // expected-error @+1 {{found stride 0 of dimension 0, expected at least 1}}
  %0 = stablehlo.real_dynamic_slice %a, %i, %i, %s : (tensor<8xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @real_dynamic_slice_bounds(%a: tensor<4xi32>, %i: tensor<1xi32>) {
  %s = stablehlo.constant dense<9223372036854775807> : tensor<1xi64>
  %j = stablehlo.convert %i : (tensor<1xi32>) -> tensor<1xi64>
  // expected-error @+1 {{found 3 positions with stride 9223372036854775807 in dimension 0, which do not fit into the operand's 4}}
  %0 = stablehlo.real_dynamic_slice %a, %j, %j, %s : (tensor<4xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi32>
  return
}

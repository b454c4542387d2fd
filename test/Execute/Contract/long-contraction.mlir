// RUN: gspmd-run %s --no-partition
//
// A contraction of 2^20 against the same in f64: the difference is at most 4e-7 of the sum of
// absolute values, which is 6 units of 2^-24.

func.func @rows() {
  %i = stablehlo.iota dim = 1 : tensor<3x1048576xf64>
  %r = stablehlo.iota dim = 0 : tensor<3x1048576xf64>
  %rate = stablehlo.constant dense<0.7310001> : tensor<3x1048576xf64>
  %turn = stablehlo.multiply %i, %rate : tensor<3x1048576xf64>
  %angle = stablehlo.add %turn, %r : tensor<3x1048576xf64>
  %wave = stablehlo.sine %angle : tensor<3x1048576xf64>
  %two = stablehlo.constant dense<2.0> : tensor<3x1048576xf64>
  %above = stablehlo.add %wave, %two : tensor<3x1048576xf64>
  %a = stablehlo.convert %above : (tensor<3x1048576xf64>) -> tensor<3x1048576xf32>
  %got = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<3x1048576xf32>, tensor<3x1048576xf32>) -> tensor<3x3xf32>
  %wide = stablehlo.convert %a : (tensor<3x1048576xf32>) -> tensor<3x1048576xf64>
  %exact = stablehlo.dot_general %wide, %wide, contracting_dims = [1] x [1] : (tensor<3x1048576xf64>, tensor<3x1048576xf64>) -> tensor<3x3xf64>
  %result = stablehlo.convert %got : (tensor<3x3xf32>) -> tensor<3x3xf64>
  %apart = stablehlo.subtract %result, %exact : tensor<3x3xf64>
  %far = stablehlo.abs %apart : tensor<3x3xf64>
  %unit = stablehlo.constant dense<4.0e-7> : tensor<3x3xf64>
  %bound = stablehlo.multiply %unit, %exact : tensor<3x3xf64>
  %close = stablehlo.compare LE, %far, %bound, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
  check.expect_eq_const %close, dense<true> : tensor<3x3xi1>
  return
}

// 2^20 times 0.1 squared: within 5e-6, where a sequential sum is off in the third
// digit.
func.func @equal_numbers() {
  %a = stablehlo.constant dense<0.1> : tensor<1048576xf32>
  %got = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<1048576xf32>, tensor<1048576xf32>) -> tensor<f32>
  %n = stablehlo.constant dense<1048576.0> : tensor<f32>
  %one = stablehlo.constant dense<0.1> : tensor<f32>
  %square = stablehlo.multiply %one, %one : tensor<f32>
  %exact = stablehlo.multiply %n, %square : tensor<f32>
  %apart = stablehlo.subtract %got, %exact : tensor<f32>
  %far = stablehlo.abs %apart : tensor<f32>
  %bound = stablehlo.constant dense<0.05> : tensor<f32>
  %close = stablehlo.compare LE, %far, %bound, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
  check.expect_eq_const %close, dense<true> : tensor<i1>
  return
}

// Small products, computed by the runtime's own kernel, of equal numbers: every addition of a chain
// rounds the same way. Within 4 units of 2^-24, where chains of 256 are off by 13.
func.func @small_products() {
  %a = stablehlo.constant dense<0.1> : tensor<30000xf32>
  %dot = stablehlo.dot_general %a, %a, contracting_dims = [0] x [0] : (tensor<30000xf32>, tensor<30000xf32>) -> tensor<f32>
  %b = stablehlo.constant dense<0.1> : tensor<6x256xf32>
  %matrix = stablehlo.dot_general %b, %b, contracting_dims = [1] x [1] : (tensor<6x256xf32>, tensor<6x256xf32>) -> tensor<6x6xf32>
  %number = stablehlo.constant dense<0.1> : tensor<f32>
  %wide = stablehlo.convert %number : (tensor<f32>) -> tensor<f64>
  %square = stablehlo.multiply %wide, %wide : tensor<f64>
  %unit = stablehlo.constant dense<2.4e-7> : tensor<f64>

  %n = stablehlo.constant dense<30000.0> : tensor<f64>
  %exact = stablehlo.multiply %n, %square : tensor<f64>
  %wide_dot = stablehlo.convert %dot : (tensor<f32>) -> tensor<f64>
  %apart = stablehlo.subtract %wide_dot, %exact : tensor<f64>
  %far = stablehlo.abs %apart : tensor<f64>
  %bound = stablehlo.multiply %unit, %exact : tensor<f64>
  %close = stablehlo.compare LE, %far, %bound, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
  check.expect_eq_const %close, dense<true> : tensor<i1>

  %k = stablehlo.constant dense<256.0> : tensor<f64>
  %exact_element = stablehlo.multiply %k, %square : tensor<f64>
  %exact_matrix = stablehlo.broadcast_in_dim %exact_element, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
  %wide_matrix = stablehlo.convert %matrix : (tensor<6x6xf32>) -> tensor<6x6xf64>
  %apart_matrix = stablehlo.subtract %wide_matrix, %exact_matrix : tensor<6x6xf64>
  %far_matrix = stablehlo.abs %apart_matrix : tensor<6x6xf64>
  %units = stablehlo.broadcast_in_dim %unit, dims = [] : (tensor<f64>) -> tensor<6x6xf64>
  %bounds = stablehlo.multiply %units, %exact_matrix : tensor<6x6xf64>
  %all_close = stablehlo.compare LE, %far_matrix, %bounds, FLOAT : (tensor<6x6xf64>, tensor<6x6xf64>) -> tensor<6x6xi1>
  check.expect_eq_const %all_close, dense<true> : tensor<6x6xi1>
  return
}

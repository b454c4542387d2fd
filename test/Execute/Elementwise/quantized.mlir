// RUN: gspmd-run %s --no-partition
// Quantized elements by StableHLO's specification: an op dequantizes, computes and quantizes; ties are rounded to even.

!q = !quant.uniform<i8:f32, 0.5:3>
!narrow = !quant.uniform<i4:f32, 0.25:-1>
!unsigned = !quant.uniform<u8:f32, 0.5:128>
!axis = !quant.uniform<i8:f32:1, {0.5:0, 0.25:-4, 2.0:1}>

func.func @quantize() {
  %x = stablehlo.constant dense<[-10.0, -0.3, 0.25, 0.75, 100.0, -100.0]> : tensor<6xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<6xf32>) -> tensor<6x!q>
  %storage = stablehlo.bitcast_convert %q : (tensor<6x!q>) -> tensor<6xi8>
  check.expect_eq_const %storage, dense<[-17, 2, 4, 4, 127, -128]> : tensor<6xi8>
  %y = stablehlo.uniform_dequantize %q : (tensor<6x!q>) -> tensor<6xf32>
  check.expect_eq_const %y, dense<[-10.0, -0.5, 0.5, 0.5, 62.0, -65.5]> : tensor<6xf32>
  %n = stablehlo.uniform_quantize %q : (tensor<6x!q>) -> tensor<6x!narrow>
  %z = stablehlo.uniform_dequantize %n : (tensor<6x!narrow>) -> tensor<6xf32>
  check.expect_eq_const %z, dense<[-1.75, -0.5, 0.5, 0.5, 2.0, -1.75]> : tensor<6xf32>
  %u = stablehlo.uniform_quantize %x : (tensor<6xf32>) -> tensor<6x!unsigned>
  %w = stablehlo.uniform_dequantize %u : (tensor<6x!unsigned>) -> tensor<6xf32>
  check.expect_eq_const %w, dense<[-10.0, -0.5, 0.0, 1.0, 63.5, -64.0]> : tensor<6xf32>
  return
}

func.func @along_a_dimension() {
  %x = stablehlo.constant dense<[[1.0, 1.0, 1.0], [-70.0, -70.0, -70.0]]> : tensor<2x3xf32>
  %q = stablehlo.uniform_quantize %x : (tensor<2x3xf32>) -> tensor<2x3x!axis>
  %storage = stablehlo.bitcast_convert %q : (tensor<2x3x!axis>) -> tensor<2x3xi8>
  check.expect_eq_const %storage, dense<[[2, 0, 2], [-128, -128, -34]]> : tensor<2x3xi8>
  %y = stablehlo.uniform_dequantize %q : (tensor<2x3x!axis>) -> tensor<2x3xf32>
  check.expect_eq_const %y, dense<[[1.0, 1.0, 2.0], [-64.0, -31.0, -70.0]]> : tensor<2x3xf32>
  return
}

func.func @compute() {
  %a = stablehlo.constant() {value = dense<[3, 5, 127]> : tensor<3xi8>} : () -> tensor<3x!q>
  %b = stablehlo.constant() {value = dense<[4, 1, 127]> : tensor<3xi8>} : () -> tensor<3x!q>
  // Numbers 0, 1, 62 and 0.5, -1, 62: sums saturate.
  %sum = stablehlo.add %a, %b : tensor<3x!q>
  %0 = stablehlo.uniform_dequantize %sum : (tensor<3x!q>) -> tensor<3xf32>
  check.expect_eq_const %0, dense<[0.5, 0.0, 62.0]> : tensor<3xf32>
  %less = stablehlo.compare LT, %a, %b : (tensor<3x!q>, tensor<3x!q>) -> tensor<3xi1>
  check.expect_eq_const %less, dense<[true, false, false]> : tensor<3xi1>
  %c = stablehlo.constant() {value = dense<[2, -4, 127]> : tensor<3xi8>} : () -> tensor<3x!quant.uniform<i8:f32, 0.25>>
  %dot = stablehlo.dot_general %a, %c, contracting_dims = [0] x [0]
    : (tensor<3x!q>, tensor<3x!quant.uniform<i8:f32, 0.25>>) -> tensor<!quant.uniform<i32:f32, 0.125>>
  %1 = stablehlo.uniform_dequantize %dot : (tensor<!quant.uniform<i32:f32, 0.125>>) -> tensor<f32>
  check.expect_eq_const %1, dense<1967.5> : tensor<f32>
  return
}

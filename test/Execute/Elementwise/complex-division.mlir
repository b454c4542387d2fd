// RUN: gspmd-run %s --no-cache
// RUN: gspmd-opt %s --gspmd-lower-to-linalg | FileCheck %s --implicit-check-not=gspmd_rt
//
// Quotients of complex numbers have the bits that std::complex<double> has, rounded once for f32:
// zeros with their signs, infinities and NaN as in annex G of the C standard, components near the
// ends of f64. No function is called, so that loops are vectorized. Each NaN is compared as one
// pattern of bits.

// CHECK-LABEL: func.func @main
func.func @main() {
  %a32 = stablehlo.constant dense<[
    (1.0e+00, 2.0e+00), (-5.0e+00, 1.0e+00), (3.0e+00, 4.0e+00), (3.0e+00, 4.0e+00), (0.0e+00,
    0.0e+00), (-0.0, 0.0e+00), (0.0e+00, -0.0), (1.0e+00, 0.0e+00), (1.0e+00, -1.0e+00), (0.0e+00,
    0.0e+00), (-2.0e+00, 0x7FC00000), (0x7FC00000, 0x7FC00000), (0x7F800000, 0.0e+00), (0x7F800000,
    0x7F800000), (0xFF800000, 0x7FC00000), (0x7FC00000, 0x7F800000), (0x7F800000, 0xFF800000),
    (0x7F800000, 1.0e+00), (0x7F800000, 1.0e+00), (0x7F800000, 1.0e+00), (1.0e+00, 1.0e+00),
    (1.0e+00, -1.0e+00), (2.0e+00, 3.0e+00), (-2.0e+00, 3.0e+00), (0x7FC00000, 1.0e+00), (1.0e+00,
    1.0e+00), (1.0e+00, 1.0e+00), (0x7FC00000, 1.0e+00), (3.4028235e+38, 3.4028235e+38),
    (3.4028235e+38, -3.4028235e+38), (3.4028235e+38, 0.0e+00), (1.7014117e+38, 3.4028235e+38),
    (1.1754944e-38, 1.1754944e-38), (1.4e-45, 0.0e+00), (1.4e-45, 4.2e-45), (3.4028235e+38,
    3.4028235e+38), (1.4e-45, 1.4e-45), (1.0e+00, 1.0e+00), (1.1754944e-38, 3.0e+00), (1.0e+00,
    3.4028235e+38)]> : tensor<40xcomplex<f32>>
  %b32 = stablehlo.constant dense<[
    (3.0e+00, 4.0e+00), (2.0e+00, -7.0e+00), (0.0e+00, 2.0e+00), (2.0e+00, 0.0e+00), (1.0e+00,
    1.0e+00), (1.0e+00, 1.0e+00), (-1.0e+00, 2.0e+00), (0.0e+00, 0.0e+00), (-0.0, 0.0e+00),
    (0.0e+00, 0.0e+00), (0.0e+00, 0.0e+00), (0.0e+00, 0.0e+00), (1.0e+00, 1.0e+00), (1.0e+00,
    2.0e+00), (2.0e+00, 3.0e+00), (-1.0e+00, 1.0e+00), (1.0e+00, 1.0e+00), (0.0e+00, 0.0e+00),
    (0x7FC00000, 1.0e+00), (0x7F800000, 1.0e+00), (0x7F800000, 0.0e+00), (0xFF800000, 0x7FC00000),
    (0x7FC00000, 0x7F800000), (0x7F800000, 0xFF800000), (0x7F800000, 1.0e+00), (0x7FC00000,
    0.0e+00), (1.0e+00, 0x7FC00000), (1.0e+00, 1.0e+00), (3.4028235e+38, 3.4028235e+38),
    (0x7F800000, 0x7F800000), (1.7014117e+38, 1.7014117e+38), (2.0e+00, 3.0e+00), (1.1754944e-38,
    -1.1754944e-38), (0.0e+00, 1.4e-45), (1.4e-45, 2.8e-45), (1.4e-45, 1.4e-45), (3.4028235e+38,
    -3.4028235e+38), (1.4e-45, 0.0e+00), (3.4028235e+38, 1.1754944e-38), (3.4028235e+38, 1.0e+00)]> : tensor<40xcomplex<f32>>
  %x32, %y32 = stablehlo.optimization_barrier %a32, %b32 : tensor<40xcomplex<f32>>, tensor<40xcomplex<f32>>
  // CHECK: arith.divf %{{.*}} : f64
  %q32 = stablehlo.divide %x32, %y32 : tensor<40xcomplex<f32>>
  %nan32 = stablehlo.constant dense<2143289344> : tensor<40xi32>
  %real32 = stablehlo.real %q32 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
  %real32.bits = stablehlo.bitcast_convert %real32 : (tensor<40xf32>) -> tensor<40xi32>
  %real32.number = stablehlo.compare EQ, %real32, %real32 : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
  %real32.same = stablehlo.select %real32.number, %real32.bits, %nan32 : tensor<40xi1>, tensor<40xi32>
  %real32.wanted = stablehlo.constant dense<[
    0x3EE147AE, 0xBEA439F6, 0x40000000, 0x3FC00000, 0x00000000, 0x00000000, 0x80000000, 0x7F800000,
    0xFF800000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7F800000,
    0x7FC00000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x80000000, 0x00000000, 0x80000000,
    0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x3F800000, 0x00000000, 0x3F800000, 0x7E9D89D8,
    0x00000000, 0x00000000, 0x3FB33333, 0x7F800000, 0x00000000, 0x7F800000, 0x00000000, 0x00400000]> : tensor<40xf32>
  %real32.expected = stablehlo.bitcast_convert %real32.wanted : (tensor<40xf32>) -> tensor<40xi32>
  check.expect_eq %real32.same, %real32.expected : tensor<40xi32>
  %imag32 = stablehlo.imag %q32 : (tensor<40xcomplex<f32>>) -> tensor<40xf32>
  %imag32.bits = stablehlo.bitcast_convert %imag32 : (tensor<40xf32>) -> tensor<40xi32>
  %imag32.number = stablehlo.compare EQ, %imag32, %imag32 : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
  %imag32.same = stablehlo.select %imag32.number, %imag32.bits, %nan32 : tensor<40xi1>, tensor<40xi32>
  %imag32.wanted = stablehlo.constant dense<[
    0x3DA3D70A, 0xBF1F656F, 0xBFC00000, 0x40000000, 0x00000000, 0x00000000, 0x00000000, 0x7FC00000,
    0x7F800000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFF800000, 0x7FC00000, 0x7F800000, 0xFF800000,
    0xFF800000, 0x7F800000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x00000000, 0x80000000, 0x00000000,
    0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x00000000, 0x80000000, 0xBF800000, 0x7D1D89D8,
    0x3F800000, 0xBF800000, 0x3E4CCCCD, 0x00000000, 0x00000000, 0x7F800000, 0x00600000, 0x3F800000]> : tensor<40xf32>
  %imag32.expected = stablehlo.bitcast_convert %imag32.wanted : (tensor<40xf32>) -> tensor<40xi32>
  check.expect_eq %imag32.same, %imag32.expected : tensor<40xi32>
  %a64 = stablehlo.constant dense<[
    (1.0e+00, 2.0e+00), (-5.0e+00, 1.0e+00), (3.0e+00, 4.0e+00), (3.0e+00, 4.0e+00), (0.0e+00,
    0.0e+00), (-0.0, 0.0e+00), (0.0e+00, -0.0), (1.0e+00, 0.0e+00), (1.0e+00, -1.0e+00), (0.0e+00,
    0.0e+00), (-2.0e+00, 0x7FF8000000000000), (0x7FF8000000000000, 0x7FF8000000000000),
    (0x7FF0000000000000, 0.0e+00), (0x7FF0000000000000, 0x7FF0000000000000), (0xFFF0000000000000,
    0x7FF8000000000000), (0x7FF8000000000000, 0x7FF0000000000000), (0x7FF0000000000000,
    0xFFF0000000000000), (0x7FF0000000000000, 1.0e+00), (0x7FF0000000000000, 1.0e+00),
    (0x7FF0000000000000, 1.0e+00), (1.0e+00, 1.0e+00), (1.0e+00, -1.0e+00), (2.0e+00, 3.0e+00),
    (-2.0e+00, 3.0e+00), (0x7FF8000000000000, 1.0e+00), (1.0e+00, 1.0e+00), (1.0e+00, 1.0e+00),
    (0x7FF8000000000000, 1.0e+00), (1.7976931348623157e+308, 1.7976931348623157e+308),
    (1.7976931348623157e+308, -1.7976931348623157e+308), (1.7976931348623157e+308, 0.0e+00),
    (8.988465674311579e+307, 1.7976931348623157e+308), (2.2250738585072014e-308,
    2.2250738585072014e-308), (4.9e-324, 0.0e+00), (4.9e-324, 1.5e-323), (1.7976931348623157e+308,
    1.7976931348623157e+308), (4.9e-324, 4.9e-324), (1.0e+00, 1.0e+00), (2.2250738585072014e-308,
    3.0e+00), (1.0e+00, 1.7976931348623157e+308), (1.0e-310, 2.0e+200), (1.0e-310, 1.0e-300),
    (3.0e-309, 1.0e+290), (1.0e+300, -1.0e-300), (2.2250738585072014e-308, 9.332636185032189e-302),
    (1.0e+307, 1.0e-307), (1.99584030953472e+292, 2.2250738585072014e-308)]> : tensor<47xcomplex<f64>>
  %b64 = stablehlo.constant dense<[
    (3.0e+00, 4.0e+00), (2.0e+00, -7.0e+00), (0.0e+00, 2.0e+00), (2.0e+00, 0.0e+00), (1.0e+00,
    1.0e+00), (1.0e+00, 1.0e+00), (-1.0e+00, 2.0e+00), (0.0e+00, 0.0e+00), (-0.0, 0.0e+00),
    (0.0e+00, 0.0e+00), (0.0e+00, 0.0e+00), (0.0e+00, 0.0e+00), (1.0e+00, 1.0e+00), (1.0e+00,
    2.0e+00), (2.0e+00, 3.0e+00), (-1.0e+00, 1.0e+00), (1.0e+00, 1.0e+00), (0.0e+00, 0.0e+00),
    (0x7FF8000000000000, 1.0e+00), (0x7FF0000000000000, 1.0e+00), (0x7FF0000000000000, 0.0e+00),
    (0xFFF0000000000000, 0x7FF8000000000000), (0x7FF8000000000000, 0x7FF0000000000000),
    (0x7FF0000000000000, 0xFFF0000000000000), (0x7FF0000000000000, 1.0e+00), (0x7FF8000000000000,
    0.0e+00), (1.0e+00, 0x7FF8000000000000), (1.0e+00, 1.0e+00), (1.7976931348623157e+308,
    1.7976931348623157e+308), (0x7FF0000000000000, 0x7FF0000000000000), (8.988465674311579e+307,
    8.988465674311579e+307), (2.0e+00, 3.0e+00), (2.2250738585072014e-308,
    -2.2250738585072014e-308), (0.0e+00, 4.9e-324), (4.9e-324, 9.9e-324), (4.9e-324, 4.9e-324),
    (1.7976931348623157e+308, -1.7976931348623157e+308), (4.9e-324, 0.0e+00),
    (1.7976931348623157e+308, 2.2250738585072014e-308), (1.7976931348623157e+308, 1.0e+00),
    (3.0e+250, 4.0e-60), (1.0e-20, 1.0e-10), (1.0e+291, 1.0e+280), (1.0e-08, 1.0e+308),
    (8.673617379884035e-19, 9.332636185032189e-302), (1.0e+204, 1.0e-307), (8.98846567431158e+307,
    5.0e-01)]> : tensor<47xcomplex<f64>>
  %x64, %y64 = stablehlo.optimization_barrier %a64, %b64 : tensor<47xcomplex<f64>>, tensor<47xcomplex<f64>>
  %q64 = stablehlo.divide %x64, %y64 : tensor<47xcomplex<f64>>
  %nan64 = stablehlo.constant dense<9221120237041090560> : tensor<47xi64>
  %real64 = stablehlo.real %q64 : (tensor<47xcomplex<f64>>) -> tensor<47xf64>
  %real64.bits = stablehlo.bitcast_convert %real64 : (tensor<47xf64>) -> tensor<47xi64>
  %real64.number = stablehlo.compare EQ, %real64, %real64 : (tensor<47xf64>, tensor<47xf64>) -> tensor<47xi1>
  %real64.same = stablehlo.select %real64.number, %real64.bits, %nan64 : tensor<47xi1>, tensor<47xi64>
  %real64.wanted = stablehlo.constant dense<[
    0x3FDC28F5C28F5C29, 0xBFD4873ECADE304D, 0x4000000000000000, 0x3FF8000000000000,
    0x0000000000000000, 0x0000000000000000, 0x8000000000000000, 0x7FF0000000000000,
    0xFFF0000000000000, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF8000000000000,
    0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000,
    0x7FF8000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
    0x0000000000000000, 0x8000000000000000, 0x0000000000000000, 0x8000000000000000,
    0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
    0x3FF0000000000000, 0x0000000000000000, 0x3FF0000000000000, 0x7FF0000000000000,
    0x0000000000000000, 0x0000000000000000, 0x3FF6666666666666, 0x7FF0000000000000,
    0x0000000000000000, 0x7FF8000000000000, 0x0000000000000000, 0x0008000000000000,
    0x0000000000000000, 0x03B8F2B061AEA071, 0x3D719799812DEA12, 0x0000000000000000,
    0x03D0000000000000, 0x5551DBF316B346E8, 0x3CB0000000000000]> : tensor<47xf64>
  %real64.expected = stablehlo.bitcast_convert %real64.wanted : (tensor<47xf64>) -> tensor<47xi64>
  check.expect_eq %real64.same, %real64.expected : tensor<47xi64>
  %imag64 = stablehlo.imag %q64 : (tensor<47xcomplex<f64>>) -> tensor<47xf64>
  %imag64.bits = stablehlo.bitcast_convert %imag64 : (tensor<47xf64>) -> tensor<47xi64>
  %imag64.number = stablehlo.compare EQ, %imag64, %imag64 : (tensor<47xf64>, tensor<47xf64>) -> tensor<47xi1>
  %imag64.same = stablehlo.select %imag64.number, %imag64.bits, %nan64 : tensor<47xi1>, tensor<47xi64>
  %imag64.wanted = stablehlo.constant dense<[
    0x3FB47AE147AE147B, 0xBFE3ECADE304D488, 0xBFF8000000000000, 0x4000000000000000,
    0x0000000000000000, 0x0000000000000000, 0x0000000000000000, 0x7FF8000000000000,
    0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
    0xFFF0000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000,
    0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
    0x0000000000000000, 0x0000000000000000, 0x8000000000000000, 0x0000000000000000,
    0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000,
    0x0000000000000000, 0x8000000000000000, 0xBFF0000000000000, 0x7FA3B13B13B13B11,
    0x3FF0000000000000, 0xBFF0000000000000, 0x3FC999999999999A, 0x7FF8000000000000,
    0x0000000000000000, 0x7FF8000000000000, 0x000C000000000000, 0x3FF0000000000000,
    0x3583F45187387AC0, 0x0000000022ECB25C, 0x3FB999999999999A, 0xBE45798EE2308C3A,
    0x0530000000000000, 0x8000000000000000, 0x8000000000000000]> : tensor<47xf64>
  %imag64.expected = stablehlo.bitcast_convert %imag64.wanted : (tensor<47xf64>) -> tensor<47xi64>
  check.expect_eq %imag64.same, %imag64.expected : tensor<47xi64>
  return
}

// RUN: gspmd-run %s --no-partition
//
// Absolute values of complex numbers equal hypot of the C library: large and subnormal numbers,
// infinities with NaN, zeros.

func.func @main() {
  %z = stablehlo.constant dense<[(3.000000000e+00, 4.000000000e+00),
    (-1.999999936e+38, 9.999999680e+37),
    (3.000000005e+38, 3.000000005e+38),
    (0x00000001, 0.000000000e+00),
    (0x000116C2, 0x800116C2),
    (1.500000005e-30, 2.000000006e-30),
    (0x7F800000, 0x7FC00000),
    (0x7FC00000, 0xFF800000),
    (0x7FC00000, 1.000000000e+00),
    (-0.000000000e+00, -0.000000000e+00),
    (1.000000015e-01, 6.999999881e-01)]> : tensor<11xcomplex<f32>>
  %0 = stablehlo.abs %z : (tensor<11xcomplex<f32>>) -> tensor<11xf32>
  check.expect_eq_const %0, dense<[5.000000000e+00,
    2.236067916e+38,
    0x7F800000,
    0x00000001,
    0x00018A39,
    2.500000008e-30,
    0x7F800000,
    0x7F800000,
    0x7FC00000,
    0.000000000e+00,
    7.071067691e-01]> : tensor<11xf32>
  return
}

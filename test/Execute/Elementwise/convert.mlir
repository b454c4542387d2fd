// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  // Float to integer: towards zero, clamped to the range, NaN to 0.
  %f = stablehlo.constant dense<[1.9, -1.9, 3.0e9, -3.0e9, 0x7FC00000, 0x7F800000]> : tensor<6xf32>
  %i = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi32>
  check.expect_eq_const %i, dense<[1, -1, 2147483647, -2147483648, 0, 2147483647]> : tensor<6xi32>
  %u = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xui32>
  check.expect_eq_const %u, dense<[1, 0, 3000000000, 0, 0, 4294967295]> : tensor<6xui32>
  %p = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %p, dense<true> : tensor<6xi1>

  // bfloat16: nearest, ties to even; a NaN stays NaN, overflow is infinite.
  %g = stablehlo.constant dense<[0x3F808000, 0x3F818000, 0x3F808001, 0x7F7FFFFF, 0x7F800001]> : tensor<5xf32>
  %h = stablehlo.convert %g : (tensor<5xf32>) -> tensor<5xbf16>
  check.expect_eq_const %h, dense<[0x3F80, 0x3F82, 0x3F81, 0x7F80, 0x7FC0]> : tensor<5xbf16>
  // From f64 there is one rounding only: 1 + 2^-8 + 2^-40 is above the tie.
  %d = stablehlo.constant dense<[1.0039062500009095, 1.00048828125045]> : tensor<2xf64>
  %db = stablehlo.convert %d : (tensor<2xf64>) -> tensor<2xbf16>
  check.expect_eq_const %db, dense<[0x3F81, 0x3F80]> : tensor<2xbf16>
  %dh = stablehlo.convert %d : (tensor<2xf64>) -> tensor<2xf16>
  check.expect_eq_const %dh, dense<[0x3C04, 0x3C01]> : tensor<2xf16>

  // Integers widen by their own signedness and wrap when they narrow.
  %s8 = stablehlo.constant dense<[-1, 127]> : tensor<2xi8>
  %s32 = stablehlo.convert %s8 : (tensor<2xi8>) -> tensor<2xi32>
  check.expect_eq_const %s32, dense<[-1, 127]> : tensor<2xi32>
  %u8 = stablehlo.constant dense<[255, 127]> : tensor<2xui8>
  %u32 = stablehlo.convert %u8 : (tensor<2xui8>) -> tensor<2xi32>
  check.expect_eq_const %u32, dense<[255, 127]> : tensor<2xi32>
  %uf = stablehlo.convert %u8 : (tensor<2xui8>) -> tensor<2xf32>
  check.expect_eq_const %uf, dense<[255.0, 127.0]> : tensor<2xf32>
  %narrow = stablehlo.convert %u32 : (tensor<2xi32>) -> tensor<2xi8>
  check.expect_eq_const %narrow, dense<[-1, 127]> : tensor<2xi8>

  // Arithmetic on bf16 rounds after each op: 256 + 1 is a tie, to 256.
  %big = stablehlo.constant dense<256.0> : tensor<2xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<2xbf16>
  %sum = stablehlo.add %big, %one : tensor<2xbf16>
  %again = stablehlo.add %sum, %one : tensor<2xbf16>
  check.expect_eq_const %again, dense<256.0> : tensor<2xbf16>

  // Bitcasts, also to another width: the minor half comes first.
  %bits = stablehlo.bitcast_convert %g : (tensor<5xf32>) -> tensor<5xui32>
  check.expect_eq_const %bits, dense<[0x3F808000, 0x3F818000, 0x3F808001, 0x7F7FFFFF, 0x7F800001]> : tensor<5xui32>
  %halves = stablehlo.bitcast_convert %bits : (tensor<5xui32>) -> tensor<5x2xui16>
  %first = stablehlo.slice %halves [0:1, 0:2] : (tensor<5x2xui16>) -> tensor<1x2xui16>
  check.expect_eq_const %first, dense<[[0x8000, 0x3F80]]> : tensor<1x2xui16>

  %re = stablehlo.constant dense<[3.0, 0.0]> : tensor<2xf32>
  %im = stablehlo.constant dense<[4.0, -1.0]> : tensor<2xf32>
  %z = stablehlo.complex %re, %im : tensor<2xcomplex<f32>>
  %abs = stablehlo.abs %z : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_almost_eq_const %abs, dense<[5.0, 1.0]> : tensor<2xf32>
  %zz = stablehlo.multiply %z, %z : tensor<2xcomplex<f32>>
  %zzre = stablehlo.real %zz : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_almost_eq_const %zzre, dense<[-7.0, -1.0]> : tensor<2xf32>
  %zzim = stablehlo.imag %zz : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_almost_eq_const %zzim, dense<[24.0, 0.0]> : tensor<2xf32>
  return
}

// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: overflow wraps, n / 0 = -1, n % 0 = n, shifts beyond the width.

func.func @main() {
  %c1 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 127, 127, 127, 127, 127, 127, 127]> : tensor<49xi8>
  %c2 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127, -128, -1, 0, 1, 2, 3, 127, -128, -1, 0, 1, 2, 3, 127, -128, -1, 0, 1, 2, 3, 127, -128, -1, 0, 1, 2, 3, 127, -128, -1, 0, 1, 2, 3, 127, -128, -1, 0, 1, 2, 3, 127]> : tensor<49xi8>
  %c3 = stablehlo.constant dense<[0, 127, -128, -127, -126, -125, -1, 127, -2, -1, 0, 1, 2, 126, -128, -1, 0, 1, 2, 3, 127, -127, 0, 1, 2, 3, 4, -128, -126, 1, 2, 3, 4, 5, -127, -125, 2, 3, 4, 5, 6, -126, -1, 126, 127, -128, -127, -126, -2]> : tensor<49xi8>
  %r4 = "stablehlo.add"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r4, %c3 : tensor<49xi8>
  %c5 = stablehlo.constant dense<[0, -127, -128, 127, 126, 125, 1, 127, 0, -1, -2, -3, -4, -128, -128, 1, 0, -1, -2, -3, -127, -127, 2, 1, 0, -1, -2, -126, -126, 3, 2, 1, 0, -1, -125, -125, 4, 3, 2, 1, 0, -124, -1, -128, 127, 126, 125, 124, 0]> : tensor<49xi8>
  %r6 = "stablehlo.subtract"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r6, %c5 : tensor<49xi8>
  %c7 = stablehlo.constant dense<[0, -128, 0, -128, 0, -128, -128, -128, 1, 0, -1, -2, -3, -127, 0, 0, 0, 0, 0, 0, 0, -128, -1, 0, 1, 2, 3, 127, 0, -2, 0, 2, 4, 6, -2, -128, -3, 0, 3, 6, 9, 125, -128, -127, 0, 127, -2, 125, 1]> : tensor<49xi8>
  %r8 = "stablehlo.multiply"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r8, %c7 : tensor<49xi8>
  %c9 = stablehlo.constant dense<[1, -128, -1, -128, -64, -42, -1, 0, 1, -1, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, -1, 1, 0, 0, 0, 0, -2, -1, 2, 1, 0, 0, 0, -3, -1, 3, 1, 1, 0, 0, -127, -1, 127, 63, 42, 1]> : tensor<49xi8>
  %r10 = "stablehlo.divide"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r10, %c9 : tensor<49xi8>
  %c11 = stablehlo.constant dense<[0, 0, -128, 0, 0, -2, -1, -1, 0, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 2, 0, 2, 0, 0, 2, 2, 3, 0, 3, 0, 1, 0, 3, 127, 0, 127, 0, 1, 1, 0]> : tensor<49xi8>
  %r12 = "stablehlo.remainder"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r12, %c11 : tensor<49xi8>
  %c13 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127, -1, -1, 0, 1, 2, 3, 127, 0, 0, 0, 1, 2, 3, 127, 1, 1, 1, 1, 2, 3, 127, 2, 2, 2, 2, 2, 3, 127, 3, 3, 3, 3, 3, 3, 127, 127, 127, 127, 127, 127, 127, 127]> : tensor<49xi8>
  %r14 = "stablehlo.maximum"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r14, %c13 : tensor<49xi8>
  %c15 = stablehlo.constant dense<[-128, -128, -128, -128, -128, -128, -128, -128, -1, -1, -1, -1, -1, -1, -128, -1, 0, 0, 0, 0, 0, -128, -1, 0, 1, 1, 1, 1, -128, -1, 0, 1, 2, 2, 2, -128, -1, 0, 1, 2, 3, 3, -128, -1, 0, 1, 2, 3, 127]> : tensor<49xi8>
  %r16 = "stablehlo.minimum"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r16, %c15 : tensor<49xi8>
  %c17 = stablehlo.constant dense<[0, 0, 1, -128, 0, 0, 0, 1, -1, 1, -1, 1, -1, -1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 2, 4, 8, 0, 0, 0, 1, 3, 9, 27, -85, 0, 0, 1, 127, 1, 127, 127]> : tensor<49xi8>
  %r18 = "stablehlo.power"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r18, %c17 : tensor<49xi8>
  %c19 = stablehlo.constant dense<[-128, -128, 0, 0, 0, 0, 0, -128, -1, 0, 1, 2, 3, 127, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 0, 2, 2, 2, 0, 3, 0, 1, 2, 3, 3, 0, 127, 0, 1, 2, 3, 127]> : tensor<49xi8>
  %r20 = "stablehlo.and"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r20, %c19 : tensor<49xi8>
  %c21 = stablehlo.constant dense<[-128, -1, -128, -127, -126, -125, -1, -1, -1, -1, -1, -1, -1, -1, -128, -1, 0, 1, 2, 3, 127, -127, -1, 1, 1, 3, 3, 127, -126, -1, 2, 3, 2, 3, 127, -125, -1, 3, 3, 3, 3, 127, -1, -1, 127, 127, 127, 127, 127]> : tensor<49xi8>
  %r22 = "stablehlo.or"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r22, %c21 : tensor<49xi8>
  %c23 = stablehlo.constant dense<[0, 127, -128, -127, -126, -125, -1, 127, 0, -1, -2, -3, -4, -128, -128, -1, 0, 1, 2, 3, 127, -127, -2, 1, 0, 3, 2, 126, -126, -3, 2, 3, 0, 1, 125, -125, -4, 3, 2, 1, 0, 124, -1, -128, 127, 126, 125, 124, 0]> : tensor<49xi8>
  %r24 = "stablehlo.xor"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r24, %c23 : tensor<49xi8>
  %c25 = stablehlo.constant dense<[0, 0, -128, 0, 0, 0, 0, 0, 0, -1, -2, -4, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 0, 0, 2, 4, 8, 16, 0, 0, 0, 3, 6, 12, 24, 0, 0, 0, 127, -2, -4, -8, 0]> : tensor<49xi8>
  %r26 = "stablehlo.shift_left"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r26, %c25 : tensor<49xi8>
  %c27 = stablehlo.constant dense<[0, 0, -128, 64, 32, 16, 0, 0, 0, -1, 127, 63, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 127, 63, 31, 15, 0]> : tensor<49xi8>
  %r28 = "stablehlo.shift_right_logical"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r28, %c27 : tensor<49xi8>
  %c29 = stablehlo.constant dense<[-1, -1, -128, -64, -32, -16, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 127, 63, 31, 15, 0]> : tensor<49xi8>
  %r30 = "stablehlo.shift_right_arithmetic"(%c1, %c2) : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi8>
  check.expect_eq %r30, %c29 : tensor<49xi8>
  %c31 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127]> : tensor<7xi8>
  %c32 = stablehlo.constant dense<[-128, 1, 0, -1, -2, -3, -127]> : tensor<7xi8>
  %r33 = "stablehlo.negate"(%c31) : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq %r33, %c32 : tensor<7xi8>
  %c34 = stablehlo.constant dense<[127, 0, -1, -2, -3, -4, -128]> : tensor<7xi8>
  %r35 = "stablehlo.not"(%c31) : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq %r35, %c34 : tensor<7xi8>
  %c36 = stablehlo.constant dense<[1, 8, 0, 1, 1, 2, 7]> : tensor<7xi8>
  %r37 = "stablehlo.popcnt"(%c31) : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq %r37, %c36 : tensor<7xi8>
  %c38 = stablehlo.constant dense<[0, 0, 8, 7, 6, 6, 1]> : tensor<7xi8>
  %r39 = "stablehlo.count_leading_zeros"(%c31) : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq %r39, %c38 : tensor<7xi8>
  %c40 = stablehlo.constant dense<[-128, 1, 0, 1, 2, 3, 127]> : tensor<7xi8>
  %r41 = "stablehlo.abs"(%c31) : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq %r41, %c40 : tensor<7xi8>
  %c42 = stablehlo.constant dense<[-1, -1, 0, 1, 1, 1, 1]> : tensor<7xi8>
  %r43 = "stablehlo.sign"(%c31) : (tensor<7xi8>) -> tensor<7xi8>
  check.expect_eq %r43, %c42 : tensor<7xi8>
  %c44 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<49xi1>
  %r45 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi1>
  check.expect_eq %r45, %c44 : tensor<49xi1>
  %c46 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<49xi1>
  %r47 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi1>
  check.expect_eq %r47, %c46 : tensor<49xi1>
  %c48 = stablehlo.constant dense<[true, false, false, false, false, false, false, true, true, false, false, false, false, false, true, true, true, false, false, false, false, true, true, true, true, false, false, false, true, true, true, true, true, false, false, true, true, true, true, true, true, false, true, true, true, true, true, true, true]> : tensor<49xi1>
  %r49 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi1>
  check.expect_eq %r49, %c48 : tensor<49xi1>
  %c50 = stablehlo.constant dense<[false, false, false, false, false, false, false, true, false, false, false, false, false, false, true, true, false, false, false, false, false, true, true, true, false, false, false, false, true, true, true, true, false, false, false, true, true, true, true, true, false, false, true, true, true, true, true, true, false]> : tensor<49xi1>
  %r51 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi1>
  check.expect_eq %r51, %c50 : tensor<49xi1>
  %c52 = stablehlo.constant dense<[true, true, true, true, true, true, true, false, true, true, true, true, true, true, false, false, true, true, true, true, true, false, false, false, true, true, true, true, false, false, false, false, true, true, true, false, false, false, false, false, true, true, false, false, false, false, false, false, true]> : tensor<49xi1>
  %r53 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi1>
  check.expect_eq %r53, %c52 : tensor<49xi1>
  %c54 = stablehlo.constant dense<[false, true, true, true, true, true, true, false, false, true, true, true, true, true, false, false, false, true, true, true, true, false, false, false, false, true, true, true, false, false, false, false, false, true, true, false, false, false, false, false, false, true, false, false, false, false, false, false, false]> : tensor<49xi1>
  %r55 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<49xi8>, tensor<49xi8>) -> tensor<49xi1>
  check.expect_eq %r55, %c54 : tensor<49xi1>
  %c56 = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 32767, 32767, 32767, 32767, 32767, 32767, 32767]> : tensor<49xi16>
  %c57 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 3, 32767, -32768, -1, 0, 1, 2, 3, 32767, -32768, -1, 0, 1, 2, 3, 32767, -32768, -1, 0, 1, 2, 3, 32767, -32768, -1, 0, 1, 2, 3, 32767, -32768, -1, 0, 1, 2, 3, 32767, -32768, -1, 0, 1, 2, 3, 32767]> : tensor<49xi16>
  %c58 = stablehlo.constant dense<[0, 32767, -32768, -32767, -32766, -32765, -1, 32767, -2, -1, 0, 1, 2, 32766, -32768, -1, 0, 1, 2, 3, 32767, -32767, 0, 1, 2, 3, 4, -32768, -32766, 1, 2, 3, 4, 5, -32767, -32765, 2, 3, 4, 5, 6, -32766, -1, 32766, 32767, -32768, -32767, -32766, -2]> : tensor<49xi16>
  %r59 = "stablehlo.add"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r59, %c58 : tensor<49xi16>
  %c60 = stablehlo.constant dense<[0, -32767, -32768, 32767, 32766, 32765, 1, 32767, 0, -1, -2, -3, -4, -32768, -32768, 1, 0, -1, -2, -3, -32767, -32767, 2, 1, 0, -1, -2, -32766, -32766, 3, 2, 1, 0, -1, -32765, -32765, 4, 3, 2, 1, 0, -32764, -1, -32768, 32767, 32766, 32765, 32764, 0]> : tensor<49xi16>
  %r61 = "stablehlo.subtract"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r61, %c60 : tensor<49xi16>
  %c62 = stablehlo.constant dense<[0, -32768, 0, -32768, 0, -32768, -32768, -32768, 1, 0, -1, -2, -3, -32767, 0, 0, 0, 0, 0, 0, 0, -32768, -1, 0, 1, 2, 3, 32767, 0, -2, 0, 2, 4, 6, -2, -32768, -3, 0, 3, 6, 9, 32765, -32768, -32767, 0, 32767, -2, 32765, 1]> : tensor<49xi16>
  %r63 = "stablehlo.multiply"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r63, %c62 : tensor<49xi16>
  %c64 = stablehlo.constant dense<[1, -32768, -1, -32768, -16384, -10922, -1, 0, 1, -1, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, -1, 1, 0, 0, 0, 0, -2, -1, 2, 1, 0, 0, 0, -3, -1, 3, 1, 1, 0, 0, -32767, -1, 32767, 16383, 10922, 1]> : tensor<49xi16>
  %r65 = "stablehlo.divide"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r65, %c64 : tensor<49xi16>
  %c66 = stablehlo.constant dense<[0, 0, -32768, 0, 0, -2, -1, -1, 0, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 2, 0, 2, 0, 0, 2, 2, 3, 0, 3, 0, 1, 0, 3, 32767, 0, 32767, 0, 1, 1, 0]> : tensor<49xi16>
  %r67 = "stablehlo.remainder"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r67, %c66 : tensor<49xi16>
  %c68 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 3, 32767, -1, -1, 0, 1, 2, 3, 32767, 0, 0, 0, 1, 2, 3, 32767, 1, 1, 1, 1, 2, 3, 32767, 2, 2, 2, 2, 2, 3, 32767, 3, 3, 3, 3, 3, 3, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767]> : tensor<49xi16>
  %r69 = "stablehlo.maximum"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r69, %c68 : tensor<49xi16>
  %c70 = stablehlo.constant dense<[-32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -1, -1, -1, -1, -1, -1, -32768, -1, 0, 0, 0, 0, 0, -32768, -1, 0, 1, 1, 1, 1, -32768, -1, 0, 1, 2, 2, 2, -32768, -1, 0, 1, 2, 3, 3, -32768, -1, 0, 1, 2, 3, 32767]> : tensor<49xi16>
  %r71 = "stablehlo.minimum"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r71, %c70 : tensor<49xi16>
  %c72 = stablehlo.constant dense<[0, 0, 1, -32768, 0, 0, 0, 1, -1, 1, -1, 1, -1, -1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 2, 4, 8, 0, 0, 0, 1, 3, 9, 27, -21845, 0, 0, 1, 32767, 1, 32767, 32767]> : tensor<49xi16>
  %r73 = "stablehlo.power"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r73, %c72 : tensor<49xi16>
  %c74 = stablehlo.constant dense<[-32768, -32768, 0, 0, 0, 0, 0, -32768, -1, 0, 1, 2, 3, 32767, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 0, 2, 2, 2, 0, 3, 0, 1, 2, 3, 3, 0, 32767, 0, 1, 2, 3, 32767]> : tensor<49xi16>
  %r75 = "stablehlo.and"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r75, %c74 : tensor<49xi16>
  %c76 = stablehlo.constant dense<[-32768, -1, -32768, -32767, -32766, -32765, -1, -1, -1, -1, -1, -1, -1, -1, -32768, -1, 0, 1, 2, 3, 32767, -32767, -1, 1, 1, 3, 3, 32767, -32766, -1, 2, 3, 2, 3, 32767, -32765, -1, 3, 3, 3, 3, 32767, -1, -1, 32767, 32767, 32767, 32767, 32767]> : tensor<49xi16>
  %r77 = "stablehlo.or"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r77, %c76 : tensor<49xi16>
  %c78 = stablehlo.constant dense<[0, 32767, -32768, -32767, -32766, -32765, -1, 32767, 0, -1, -2, -3, -4, -32768, -32768, -1, 0, 1, 2, 3, 32767, -32767, -2, 1, 0, 3, 2, 32766, -32766, -3, 2, 3, 0, 1, 32765, -32765, -4, 3, 2, 1, 0, 32764, -1, -32768, 32767, 32766, 32765, 32764, 0]> : tensor<49xi16>
  %r79 = "stablehlo.xor"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r79, %c78 : tensor<49xi16>
  %c80 = stablehlo.constant dense<[0, 0, -32768, 0, 0, 0, 0, 0, 0, -1, -2, -4, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 0, 0, 2, 4, 8, 16, 0, 0, 0, 3, 6, 12, 24, 0, 0, 0, 32767, -2, -4, -8, 0]> : tensor<49xi16>
  %r81 = "stablehlo.shift_left"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r81, %c80 : tensor<49xi16>
  %c82 = stablehlo.constant dense<[0, 0, -32768, 16384, 8192, 4096, 0, 0, 0, -1, 32767, 16383, 8191, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 32767, 16383, 8191, 4095, 0]> : tensor<49xi16>
  %r83 = "stablehlo.shift_right_logical"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r83, %c82 : tensor<49xi16>
  %c84 = stablehlo.constant dense<[-1, -1, -32768, -16384, -8192, -4096, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 32767, 16383, 8191, 4095, 0]> : tensor<49xi16>
  %r85 = "stablehlo.shift_right_arithmetic"(%c56, %c57) : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi16>
  check.expect_eq %r85, %c84 : tensor<49xi16>
  %c86 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 3, 32767]> : tensor<7xi16>
  %c87 = stablehlo.constant dense<[-32768, 1, 0, -1, -2, -3, -32767]> : tensor<7xi16>
  %r88 = "stablehlo.negate"(%c86) : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq %r88, %c87 : tensor<7xi16>
  %c89 = stablehlo.constant dense<[32767, 0, -1, -2, -3, -4, -32768]> : tensor<7xi16>
  %r90 = "stablehlo.not"(%c86) : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq %r90, %c89 : tensor<7xi16>
  %c91 = stablehlo.constant dense<[1, 16, 0, 1, 1, 2, 15]> : tensor<7xi16>
  %r92 = "stablehlo.popcnt"(%c86) : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq %r92, %c91 : tensor<7xi16>
  %c93 = stablehlo.constant dense<[0, 0, 16, 15, 14, 14, 1]> : tensor<7xi16>
  %r94 = "stablehlo.count_leading_zeros"(%c86) : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq %r94, %c93 : tensor<7xi16>
  %c95 = stablehlo.constant dense<[-32768, 1, 0, 1, 2, 3, 32767]> : tensor<7xi16>
  %r96 = "stablehlo.abs"(%c86) : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq %r96, %c95 : tensor<7xi16>
  %c97 = stablehlo.constant dense<[-1, -1, 0, 1, 1, 1, 1]> : tensor<7xi16>
  %r98 = "stablehlo.sign"(%c86) : (tensor<7xi16>) -> tensor<7xi16>
  check.expect_eq %r98, %c97 : tensor<7xi16>
  %r99 = "stablehlo.compare"(%c56, %c57) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi1>
  check.expect_eq %r99, %c44 : tensor<49xi1>
  %r100 = "stablehlo.compare"(%c56, %c57) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi1>
  check.expect_eq %r100, %c46 : tensor<49xi1>
  %r101 = "stablehlo.compare"(%c56, %c57) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi1>
  check.expect_eq %r101, %c48 : tensor<49xi1>
  %r102 = "stablehlo.compare"(%c56, %c57) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi1>
  check.expect_eq %r102, %c50 : tensor<49xi1>
  %r103 = "stablehlo.compare"(%c56, %c57) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi1>
  check.expect_eq %r103, %c52 : tensor<49xi1>
  %r104 = "stablehlo.compare"(%c56, %c57) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<49xi16>, tensor<49xi16>) -> tensor<49xi1>
  check.expect_eq %r104, %c54 : tensor<49xi1>
  %c105 = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %c106 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483648, -1, 0, 1, 2, 3, 2147483647]> : tensor<49xi32>
  %c107 = stablehlo.constant dense<[0, 2147483647, -2147483648, -2147483647, -2147483646, -2147483645, -1, 2147483647, -2, -1, 0, 1, 2, 2147483646, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483647, 0, 1, 2, 3, 4, -2147483648, -2147483646, 1, 2, 3, 4, 5, -2147483647, -2147483645, 2, 3, 4, 5, 6, -2147483646, -1, 2147483646, 2147483647, -2147483648, -2147483647, -2147483646, -2]> : tensor<49xi32>
  %r108 = "stablehlo.add"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r108, %c107 : tensor<49xi32>
  %c109 = stablehlo.constant dense<[0, -2147483647, -2147483648, 2147483647, 2147483646, 2147483645, 1, 2147483647, 0, -1, -2, -3, -4, -2147483648, -2147483648, 1, 0, -1, -2, -3, -2147483647, -2147483647, 2, 1, 0, -1, -2, -2147483646, -2147483646, 3, 2, 1, 0, -1, -2147483645, -2147483645, 4, 3, 2, 1, 0, -2147483644, -1, -2147483648, 2147483647, 2147483646, 2147483645, 2147483644, 0]> : tensor<49xi32>
  %r110 = "stablehlo.subtract"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r110, %c109 : tensor<49xi32>
  %c111 = stablehlo.constant dense<[0, -2147483648, 0, -2147483648, 0, -2147483648, -2147483648, -2147483648, 1, 0, -1, -2, -3, -2147483647, 0, 0, 0, 0, 0, 0, 0, -2147483648, -1, 0, 1, 2, 3, 2147483647, 0, -2, 0, 2, 4, 6, -2, -2147483648, -3, 0, 3, 6, 9, 2147483645, -2147483648, -2147483647, 0, 2147483647, -2, 2147483645, 1]> : tensor<49xi32>
  %r112 = "stablehlo.multiply"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r112, %c111 : tensor<49xi32>
  %c113 = stablehlo.constant dense<[1, -2147483648, -1, -2147483648, -1073741824, -715827882, -1, 0, 1, -1, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, -1, 1, 0, 0, 0, 0, -2, -1, 2, 1, 0, 0, 0, -3, -1, 3, 1, 1, 0, 0, -2147483647, -1, 2147483647, 1073741823, 715827882, 1]> : tensor<49xi32>
  %r114 = "stablehlo.divide"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r114, %c113 : tensor<49xi32>
  %c115 = stablehlo.constant dense<[0, 0, -2147483648, 0, 0, -2, -1, -1, 0, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 2, 0, 2, 0, 0, 2, 2, 3, 0, 3, 0, 1, 0, 3, 2147483647, 0, 2147483647, 0, 1, 1, 0]> : tensor<49xi32>
  %r116 = "stablehlo.remainder"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r116, %c115 : tensor<49xi32>
  %c117 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 3, 2147483647, -1, -1, 0, 1, 2, 3, 2147483647, 0, 0, 0, 1, 2, 3, 2147483647, 1, 1, 1, 1, 2, 3, 2147483647, 2, 2, 2, 2, 2, 3, 2147483647, 3, 3, 3, 3, 3, 3, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %r118 = "stablehlo.maximum"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r118, %c117 : tensor<49xi32>
  %c119 = stablehlo.constant dense<[-2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -2147483648, -1, -1, -1, -1, -1, -1, -2147483648, -1, 0, 0, 0, 0, 0, -2147483648, -1, 0, 1, 1, 1, 1, -2147483648, -1, 0, 1, 2, 2, 2, -2147483648, -1, 0, 1, 2, 3, 3, -2147483648, -1, 0, 1, 2, 3, 2147483647]> : tensor<49xi32>
  %r120 = "stablehlo.minimum"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r120, %c119 : tensor<49xi32>
  %c121 = stablehlo.constant dense<[0, 0, 1, -2147483648, 0, 0, 0, 1, -1, 1, -1, 1, -1, -1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 2, 4, 8, 0, 0, 0, 1, 3, 9, 27, -1431655765, 0, 0, 1, 2147483647, 1, 2147483647, 2147483647]> : tensor<49xi32>
  %r122 = "stablehlo.power"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r122, %c121 : tensor<49xi32>
  %c123 = stablehlo.constant dense<[-2147483648, -2147483648, 0, 0, 0, 0, 0, -2147483648, -1, 0, 1, 2, 3, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 0, 2, 2, 2, 0, 3, 0, 1, 2, 3, 3, 0, 2147483647, 0, 1, 2, 3, 2147483647]> : tensor<49xi32>
  %r124 = "stablehlo.and"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r124, %c123 : tensor<49xi32>
  %c125 = stablehlo.constant dense<[-2147483648, -1, -2147483648, -2147483647, -2147483646, -2147483645, -1, -1, -1, -1, -1, -1, -1, -1, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483647, -1, 1, 1, 3, 3, 2147483647, -2147483646, -1, 2, 3, 2, 3, 2147483647, -2147483645, -1, 3, 3, 3, 3, 2147483647, -1, -1, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<49xi32>
  %r126 = "stablehlo.or"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r126, %c125 : tensor<49xi32>
  %c127 = stablehlo.constant dense<[0, 2147483647, -2147483648, -2147483647, -2147483646, -2147483645, -1, 2147483647, 0, -1, -2, -3, -4, -2147483648, -2147483648, -1, 0, 1, 2, 3, 2147483647, -2147483647, -2, 1, 0, 3, 2, 2147483646, -2147483646, -3, 2, 3, 0, 1, 2147483645, -2147483645, -4, 3, 2, 1, 0, 2147483644, -1, -2147483648, 2147483647, 2147483646, 2147483645, 2147483644, 0]> : tensor<49xi32>
  %r128 = "stablehlo.xor"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r128, %c127 : tensor<49xi32>
  %c129 = stablehlo.constant dense<[0, 0, -2147483648, 0, 0, 0, 0, 0, 0, -1, -2, -4, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 0, 0, 2, 4, 8, 16, 0, 0, 0, 3, 6, 12, 24, 0, 0, 0, 2147483647, -2, -4, -8, 0]> : tensor<49xi32>
  %r130 = "stablehlo.shift_left"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r130, %c129 : tensor<49xi32>
  %c131 = stablehlo.constant dense<[0, 0, -2147483648, 1073741824, 536870912, 268435456, 0, 0, 0, -1, 2147483647, 1073741823, 536870911, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 2147483647, 1073741823, 536870911, 268435455, 0]> : tensor<49xi32>
  %r132 = "stablehlo.shift_right_logical"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r132, %c131 : tensor<49xi32>
  %c133 = stablehlo.constant dense<[-1, -1, -2147483648, -1073741824, -536870912, -268435456, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 2147483647, 1073741823, 536870911, 268435455, 0]> : tensor<49xi32>
  %r134 = "stablehlo.shift_right_arithmetic"(%c105, %c106) : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi32>
  check.expect_eq %r134, %c133 : tensor<49xi32>
  %c135 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 3, 2147483647]> : tensor<7xi32>
  %c136 = stablehlo.constant dense<[-2147483648, 1, 0, -1, -2, -3, -2147483647]> : tensor<7xi32>
  %r137 = "stablehlo.negate"(%c135) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq %r137, %c136 : tensor<7xi32>
  %c138 = stablehlo.constant dense<[2147483647, 0, -1, -2, -3, -4, -2147483648]> : tensor<7xi32>
  %r139 = "stablehlo.not"(%c135) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq %r139, %c138 : tensor<7xi32>
  %c140 = stablehlo.constant dense<[1, 32, 0, 1, 1, 2, 31]> : tensor<7xi32>
  %r141 = "stablehlo.popcnt"(%c135) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq %r141, %c140 : tensor<7xi32>
  %c142 = stablehlo.constant dense<[0, 0, 32, 31, 30, 30, 1]> : tensor<7xi32>
  %r143 = "stablehlo.count_leading_zeros"(%c135) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq %r143, %c142 : tensor<7xi32>
  %c144 = stablehlo.constant dense<[-2147483648, 1, 0, 1, 2, 3, 2147483647]> : tensor<7xi32>
  %r145 = "stablehlo.abs"(%c135) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq %r145, %c144 : tensor<7xi32>
  %c146 = stablehlo.constant dense<[-1, -1, 0, 1, 1, 1, 1]> : tensor<7xi32>
  %r147 = "stablehlo.sign"(%c135) : (tensor<7xi32>) -> tensor<7xi32>
  check.expect_eq %r147, %c146 : tensor<7xi32>
  %r148 = "stablehlo.compare"(%c105, %c106) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq %r148, %c44 : tensor<49xi1>
  %r149 = "stablehlo.compare"(%c105, %c106) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq %r149, %c46 : tensor<49xi1>
  %r150 = "stablehlo.compare"(%c105, %c106) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq %r150, %c48 : tensor<49xi1>
  %r151 = "stablehlo.compare"(%c105, %c106) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq %r151, %c50 : tensor<49xi1>
  %r152 = "stablehlo.compare"(%c105, %c106) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq %r152, %c52 : tensor<49xi1>
  %r153 = "stablehlo.compare"(%c105, %c106) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<49xi32>, tensor<49xi32>) -> tensor<49xi1>
  check.expect_eq %r153, %c54 : tensor<49xi1>
  %c154 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<49xi64>
  %c155 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807]> : tensor<49xi64>
  %c156 = stablehlo.constant dense<[0, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9223372036854775806, -9223372036854775805, -1, 9223372036854775807, -2, -1, 0, 1, 2, 9223372036854775806, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775807, 0, 1, 2, 3, 4, -9223372036854775808, -9223372036854775806, 1, 2, 3, 4, 5, -9223372036854775807, -9223372036854775805, 2, 3, 4, 5, 6, -9223372036854775806, -1, 9223372036854775806, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9223372036854775806, -2]> : tensor<49xi64>
  %r157 = "stablehlo.add"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r157, %c156 : tensor<49xi64>
  %c158 = stablehlo.constant dense<[0, -9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775806, 9223372036854775805, 1, 9223372036854775807, 0, -1, -2, -3, -4, -9223372036854775808, -9223372036854775808, 1, 0, -1, -2, -3, -9223372036854775807, -9223372036854775807, 2, 1, 0, -1, -2, -9223372036854775806, -9223372036854775806, 3, 2, 1, 0, -1, -9223372036854775805, -9223372036854775805, 4, 3, 2, 1, 0, -9223372036854775804, -1, -9223372036854775808, 9223372036854775807, 9223372036854775806, 9223372036854775805, 9223372036854775804, 0]> : tensor<49xi64>
  %r159 = "stablehlo.subtract"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r159, %c158 : tensor<49xi64>
  %c160 = stablehlo.constant dense<[0, -9223372036854775808, 0, -9223372036854775808, 0, -9223372036854775808, -9223372036854775808, -9223372036854775808, 1, 0, -1, -2, -3, -9223372036854775807, 0, 0, 0, 0, 0, 0, 0, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, 0, -2, 0, 2, 4, 6, -2, -9223372036854775808, -3, 0, 3, 6, 9, 9223372036854775805, -9223372036854775808, -9223372036854775807, 0, 9223372036854775807, -2, 9223372036854775805, 1]> : tensor<49xi64>
  %r161 = "stablehlo.multiply"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r161, %c160 : tensor<49xi64>
  %c162 = stablehlo.constant dense<[1, -9223372036854775808, -1, -9223372036854775808, -4611686018427387904, -3074457345618258602, -1, 0, 1, -1, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, -1, 1, 0, 0, 0, 0, -2, -1, 2, 1, 0, 0, 0, -3, -1, 3, 1, 1, 0, 0, -9223372036854775807, -1, 9223372036854775807, 4611686018427387903, 3074457345618258602, 1]> : tensor<49xi64>
  %r163 = "stablehlo.divide"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r163, %c162 : tensor<49xi64>
  %c164 = stablehlo.constant dense<[0, 0, -9223372036854775808, 0, 0, -2, -1, -1, 0, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 2, 0, 2, 0, 0, 2, 2, 3, 0, 3, 0, 1, 0, 3, 9223372036854775807, 0, 9223372036854775807, 0, 1, 1, 0]> : tensor<49xi64>
  %r165 = "stablehlo.remainder"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r165, %c164 : tensor<49xi64>
  %c166 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -1, -1, 0, 1, 2, 3, 9223372036854775807, 0, 0, 0, 1, 2, 3, 9223372036854775807, 1, 1, 1, 1, 2, 3, 9223372036854775807, 2, 2, 2, 2, 2, 3, 9223372036854775807, 3, 3, 3, 3, 3, 3, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<49xi64>
  %r167 = "stablehlo.maximum"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r167, %c166 : tensor<49xi64>
  %c168 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, -1, -1, -1, -1, -1, -1, -9223372036854775808, -1, 0, 0, 0, 0, 0, -9223372036854775808, -1, 0, 1, 1, 1, 1, -9223372036854775808, -1, 0, 1, 2, 2, 2, -9223372036854775808, -1, 0, 1, 2, 3, 3, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807]> : tensor<49xi64>
  %r169 = "stablehlo.minimum"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r169, %c168 : tensor<49xi64>
  %c170 = stablehlo.constant dense<[0, 0, 1, -9223372036854775808, 0, 0, 0, 1, -1, 1, -1, 1, -1, -1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 2, 4, 8, 0, 0, 0, 1, 3, 9, 27, -6148914691236517205, 0, 0, 1, 9223372036854775807, 1, 9223372036854775807, 9223372036854775807]> : tensor<49xi64>
  %r171 = "stablehlo.power"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r171, %c170 : tensor<49xi64>
  %c172 = stablehlo.constant dense<[-9223372036854775808, -9223372036854775808, 0, 0, 0, 0, 0, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 0, 2, 2, 2, 0, 3, 0, 1, 2, 3, 3, 0, 9223372036854775807, 0, 1, 2, 3, 9223372036854775807]> : tensor<49xi64>
  %r173 = "stablehlo.and"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r173, %c172 : tensor<49xi64>
  %c174 = stablehlo.constant dense<[-9223372036854775808, -1, -9223372036854775808, -9223372036854775807, -9223372036854775806, -9223372036854775805, -1, -1, -1, -1, -1, -1, -1, -1, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775807, -1, 1, 1, 3, 3, 9223372036854775807, -9223372036854775806, -1, 2, 3, 2, 3, 9223372036854775807, -9223372036854775805, -1, 3, 3, 3, 3, 9223372036854775807, -1, -1, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<49xi64>
  %r175 = "stablehlo.or"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r175, %c174 : tensor<49xi64>
  %c176 = stablehlo.constant dense<[0, 9223372036854775807, -9223372036854775808, -9223372036854775807, -9223372036854775806, -9223372036854775805, -1, 9223372036854775807, 0, -1, -2, -3, -4, -9223372036854775808, -9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807, -9223372036854775807, -2, 1, 0, 3, 2, 9223372036854775806, -9223372036854775806, -3, 2, 3, 0, 1, 9223372036854775805, -9223372036854775805, -4, 3, 2, 1, 0, 9223372036854775804, -1, -9223372036854775808, 9223372036854775807, 9223372036854775806, 9223372036854775805, 9223372036854775804, 0]> : tensor<49xi64>
  %r177 = "stablehlo.xor"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r177, %c176 : tensor<49xi64>
  %c178 = stablehlo.constant dense<[0, 0, -9223372036854775808, 0, 0, 0, 0, 0, 0, -1, -2, -4, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 0, 0, 2, 4, 8, 16, 0, 0, 0, 3, 6, 12, 24, 0, 0, 0, 9223372036854775807, -2, -4, -8, 0]> : tensor<49xi64>
  %r179 = "stablehlo.shift_left"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r179, %c178 : tensor<49xi64>
  %c180 = stablehlo.constant dense<[0, 0, -9223372036854775808, 4611686018427387904, 2305843009213693952, 1152921504606846976, 0, 0, 0, -1, 9223372036854775807, 4611686018427387903, 2305843009213693951, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 9223372036854775807, 4611686018427387903, 2305843009213693951, 1152921504606846975, 0]> : tensor<49xi64>
  %r181 = "stablehlo.shift_right_logical"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r181, %c180 : tensor<49xi64>
  %c182 = stablehlo.constant dense<[-1, -1, -9223372036854775808, -4611686018427387904, -2305843009213693952, -1152921504606846976, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 9223372036854775807, 4611686018427387903, 2305843009213693951, 1152921504606846975, 0]> : tensor<49xi64>
  %r183 = "stablehlo.shift_right_arithmetic"(%c154, %c155) : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi64>
  check.expect_eq %r183, %c182 : tensor<49xi64>
  %c184 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807]> : tensor<7xi64>
  %c185 = stablehlo.constant dense<[-9223372036854775808, 1, 0, -1, -2, -3, -9223372036854775807]> : tensor<7xi64>
  %r186 = "stablehlo.negate"(%c184) : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq %r186, %c185 : tensor<7xi64>
  %c187 = stablehlo.constant dense<[9223372036854775807, 0, -1, -2, -3, -4, -9223372036854775808]> : tensor<7xi64>
  %r188 = "stablehlo.not"(%c184) : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq %r188, %c187 : tensor<7xi64>
  %c189 = stablehlo.constant dense<[1, 64, 0, 1, 1, 2, 63]> : tensor<7xi64>
  %r190 = "stablehlo.popcnt"(%c184) : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq %r190, %c189 : tensor<7xi64>
  %c191 = stablehlo.constant dense<[0, 0, 64, 63, 62, 62, 1]> : tensor<7xi64>
  %r192 = "stablehlo.count_leading_zeros"(%c184) : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq %r192, %c191 : tensor<7xi64>
  %c193 = stablehlo.constant dense<[-9223372036854775808, 1, 0, 1, 2, 3, 9223372036854775807]> : tensor<7xi64>
  %r194 = "stablehlo.abs"(%c184) : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq %r194, %c193 : tensor<7xi64>
  %c195 = stablehlo.constant dense<[-1, -1, 0, 1, 1, 1, 1]> : tensor<7xi64>
  %r196 = "stablehlo.sign"(%c184) : (tensor<7xi64>) -> tensor<7xi64>
  check.expect_eq %r196, %c195 : tensor<7xi64>
  %r197 = "stablehlo.compare"(%c154, %c155) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi1>
  check.expect_eq %r197, %c44 : tensor<49xi1>
  %r198 = "stablehlo.compare"(%c154, %c155) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi1>
  check.expect_eq %r198, %c46 : tensor<49xi1>
  %r199 = "stablehlo.compare"(%c154, %c155) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi1>
  check.expect_eq %r199, %c48 : tensor<49xi1>
  %r200 = "stablehlo.compare"(%c154, %c155) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi1>
  check.expect_eq %r200, %c50 : tensor<49xi1>
  %r201 = "stablehlo.compare"(%c154, %c155) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi1>
  check.expect_eq %r201, %c52 : tensor<49xi1>
  %r202 = "stablehlo.compare"(%c154, %c155) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<49xi64>, tensor<49xi64>) -> tensor<49xi1>
  check.expect_eq %r202, %c54 : tensor<49xi1>
  %c203 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 255, 255, 255, 255, 255]> : tensor<25xui8>
  %c204 = stablehlo.constant dense<[0, 1, 2, 3, 255, 0, 1, 2, 3, 255, 0, 1, 2, 3, 255, 0, 1, 2, 3, 255, 0, 1, 2, 3, 255]> : tensor<25xui8>
  %c205 = stablehlo.constant dense<[0, 1, 2, 3, 255, 1, 2, 3, 4, 0, 2, 3, 4, 5, 1, 3, 4, 5, 6, 2, 255, 0, 1, 2, 254]> : tensor<25xui8>
  %r206 = "stablehlo.add"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r206, %c205 : tensor<25xui8>
  %c207 = stablehlo.constant dense<[0, 255, 254, 253, 1, 1, 0, 255, 254, 2, 2, 1, 0, 255, 3, 3, 2, 1, 0, 4, 255, 254, 253, 252, 0]> : tensor<25xui8>
  %r208 = "stablehlo.subtract"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r208, %c207 : tensor<25xui8>
  %c209 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 2, 3, 255, 0, 2, 4, 6, 254, 0, 3, 6, 9, 253, 0, 255, 254, 253, 1]> : tensor<25xui8>
  %r210 = "stablehlo.multiply"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r210, %c209 : tensor<25xui8>
  %c211 = stablehlo.constant dense<[255, 0, 0, 0, 0, 255, 1, 0, 0, 0, 255, 2, 1, 0, 0, 255, 3, 1, 1, 0, 255, 255, 127, 85, 1]> : tensor<25xui8>
  %r212 = "stablehlo.divide"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r212, %c211 : tensor<25xui8>
  %c213 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 2, 2, 3, 0, 1, 0, 3, 255, 0, 1, 0, 0]> : tensor<25xui8>
  %r214 = "stablehlo.remainder"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r214, %c213 : tensor<25xui8>
  %c215 = stablehlo.constant dense<[0, 1, 2, 3, 255, 1, 1, 2, 3, 255, 2, 2, 2, 3, 255, 3, 3, 3, 3, 255, 255, 255, 255, 255, 255]> : tensor<25xui8>
  %r216 = "stablehlo.maximum"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r216, %c215 : tensor<25xui8>
  %c217 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 255]> : tensor<25xui8>
  %r218 = "stablehlo.minimum"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r218, %c217 : tensor<25xui8>
  %c219 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 4, 8, 0, 1, 3, 9, 27, 171, 1, 255, 1, 255, 255]> : tensor<25xui8>
  %r220 = "stablehlo.power"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r220, %c219 : tensor<25xui8>
  %c221 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 255]> : tensor<25xui8>
  %r222 = "stablehlo.and"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r222, %c221 : tensor<25xui8>
  %c223 = stablehlo.constant dense<[0, 1, 2, 3, 255, 1, 1, 3, 3, 255, 2, 3, 2, 3, 255, 3, 3, 3, 3, 255, 255, 255, 255, 255, 255]> : tensor<25xui8>
  %r224 = "stablehlo.or"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r224, %c223 : tensor<25xui8>
  %c225 = stablehlo.constant dense<[0, 1, 2, 3, 255, 1, 0, 3, 2, 254, 2, 3, 0, 1, 253, 3, 2, 1, 0, 252, 255, 254, 253, 252, 0]> : tensor<25xui8>
  %r226 = "stablehlo.xor"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r226, %c225 : tensor<25xui8>
  %c227 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 2, 4, 8, 16, 0, 3, 6, 12, 24, 0, 255, 254, 252, 248, 0]> : tensor<25xui8>
  %r228 = "stablehlo.shift_left"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r228, %c227 : tensor<25xui8>
  %c229 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 255, 127, 63, 31, 0]> : tensor<25xui8>
  %r230 = "stablehlo.shift_right_logical"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r230, %c229 : tensor<25xui8>
  %c231 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 255, 255, 255, 255, 255]> : tensor<25xui8>
  %r232 = "stablehlo.shift_right_arithmetic"(%c203, %c204) : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xui8>
  check.expect_eq %r232, %c231 : tensor<25xui8>
  %c233 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xui8>
  %c234 = stablehlo.constant dense<[0, 255, 254, 253, 1]> : tensor<5xui8>
  %r235 = "stablehlo.negate"(%c233) : (tensor<5xui8>) -> tensor<5xui8>
  check.expect_eq %r235, %c234 : tensor<5xui8>
  %c236 = stablehlo.constant dense<[255, 254, 253, 252, 0]> : tensor<5xui8>
  %r237 = "stablehlo.not"(%c233) : (tensor<5xui8>) -> tensor<5xui8>
  check.expect_eq %r237, %c236 : tensor<5xui8>
  %c238 = stablehlo.constant dense<[0, 1, 1, 2, 8]> : tensor<5xui8>
  %r239 = "stablehlo.popcnt"(%c233) : (tensor<5xui8>) -> tensor<5xui8>
  check.expect_eq %r239, %c238 : tensor<5xui8>
  %c240 = stablehlo.constant dense<[8, 7, 6, 6, 0]> : tensor<5xui8>
  %r241 = "stablehlo.count_leading_zeros"(%c233) : (tensor<5xui8>) -> tensor<5xui8>
  check.expect_eq %r241, %c240 : tensor<5xui8>
  %c242 = stablehlo.constant dense<[true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true]> : tensor<25xi1>
  %r243 = "stablehlo.compare"(%c203, %c204) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xi1>
  check.expect_eq %r243, %c242 : tensor<25xi1>
  %c244 = stablehlo.constant dense<[false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false]> : tensor<25xi1>
  %r245 = "stablehlo.compare"(%c203, %c204) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xi1>
  check.expect_eq %r245, %c244 : tensor<25xi1>
  %c246 = stablehlo.constant dense<[true, false, false, false, false, true, true, false, false, false, true, true, true, false, false, true, true, true, true, false, true, true, true, true, true]> : tensor<25xi1>
  %r247 = "stablehlo.compare"(%c203, %c204) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xi1>
  check.expect_eq %r247, %c246 : tensor<25xi1>
  %c248 = stablehlo.constant dense<[false, false, false, false, false, true, false, false, false, false, true, true, false, false, false, true, true, true, false, false, true, true, true, true, false]> : tensor<25xi1>
  %r249 = "stablehlo.compare"(%c203, %c204) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xi1>
  check.expect_eq %r249, %c248 : tensor<25xi1>
  %c250 = stablehlo.constant dense<[true, true, true, true, true, false, true, true, true, true, false, false, true, true, true, false, false, false, true, true, false, false, false, false, true]> : tensor<25xi1>
  %r251 = "stablehlo.compare"(%c203, %c204) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xi1>
  check.expect_eq %r251, %c250 : tensor<25xi1>
  %c252 = stablehlo.constant dense<[false, true, true, true, true, false, false, true, true, true, false, false, false, true, true, false, false, false, false, true, false, false, false, false, false]> : tensor<25xi1>
  %r253 = "stablehlo.compare"(%c203, %c204) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xui8>, tensor<25xui8>) -> tensor<25xi1>
  check.expect_eq %r253, %c252 : tensor<25xi1>
  %c254 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 65535, 65535, 65535, 65535, 65535]> : tensor<25xui16>
  %c255 = stablehlo.constant dense<[0, 1, 2, 3, 65535, 0, 1, 2, 3, 65535, 0, 1, 2, 3, 65535, 0, 1, 2, 3, 65535, 0, 1, 2, 3, 65535]> : tensor<25xui16>
  %c256 = stablehlo.constant dense<[0, 1, 2, 3, 65535, 1, 2, 3, 4, 0, 2, 3, 4, 5, 1, 3, 4, 5, 6, 2, 65535, 0, 1, 2, 65534]> : tensor<25xui16>
  %r257 = "stablehlo.add"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r257, %c256 : tensor<25xui16>
  %c258 = stablehlo.constant dense<[0, 65535, 65534, 65533, 1, 1, 0, 65535, 65534, 2, 2, 1, 0, 65535, 3, 3, 2, 1, 0, 4, 65535, 65534, 65533, 65532, 0]> : tensor<25xui16>
  %r259 = "stablehlo.subtract"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r259, %c258 : tensor<25xui16>
  %c260 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 2, 3, 65535, 0, 2, 4, 6, 65534, 0, 3, 6, 9, 65533, 0, 65535, 65534, 65533, 1]> : tensor<25xui16>
  %r261 = "stablehlo.multiply"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r261, %c260 : tensor<25xui16>
  %c262 = stablehlo.constant dense<[65535, 0, 0, 0, 0, 65535, 1, 0, 0, 0, 65535, 2, 1, 0, 0, 65535, 3, 1, 1, 0, 65535, 65535, 32767, 21845, 1]> : tensor<25xui16>
  %r263 = "stablehlo.divide"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r263, %c262 : tensor<25xui16>
  %c264 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 2, 2, 3, 0, 1, 0, 3, 65535, 0, 1, 0, 0]> : tensor<25xui16>
  %r265 = "stablehlo.remainder"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r265, %c264 : tensor<25xui16>
  %c266 = stablehlo.constant dense<[0, 1, 2, 3, 65535, 1, 1, 2, 3, 65535, 2, 2, 2, 3, 65535, 3, 3, 3, 3, 65535, 65535, 65535, 65535, 65535, 65535]> : tensor<25xui16>
  %r267 = "stablehlo.maximum"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r267, %c266 : tensor<25xui16>
  %c268 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 65535]> : tensor<25xui16>
  %r269 = "stablehlo.minimum"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r269, %c268 : tensor<25xui16>
  %c270 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 4, 8, 0, 1, 3, 9, 27, 43691, 1, 65535, 1, 65535, 65535]> : tensor<25xui16>
  %r271 = "stablehlo.power"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r271, %c270 : tensor<25xui16>
  %c272 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 65535]> : tensor<25xui16>
  %r273 = "stablehlo.and"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r273, %c272 : tensor<25xui16>
  %c274 = stablehlo.constant dense<[0, 1, 2, 3, 65535, 1, 1, 3, 3, 65535, 2, 3, 2, 3, 65535, 3, 3, 3, 3, 65535, 65535, 65535, 65535, 65535, 65535]> : tensor<25xui16>
  %r275 = "stablehlo.or"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r275, %c274 : tensor<25xui16>
  %c276 = stablehlo.constant dense<[0, 1, 2, 3, 65535, 1, 0, 3, 2, 65534, 2, 3, 0, 1, 65533, 3, 2, 1, 0, 65532, 65535, 65534, 65533, 65532, 0]> : tensor<25xui16>
  %r277 = "stablehlo.xor"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r277, %c276 : tensor<25xui16>
  %c278 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 2, 4, 8, 16, 0, 3, 6, 12, 24, 0, 65535, 65534, 65532, 65528, 0]> : tensor<25xui16>
  %r279 = "stablehlo.shift_left"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r279, %c278 : tensor<25xui16>
  %c280 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 65535, 32767, 16383, 8191, 0]> : tensor<25xui16>
  %r281 = "stablehlo.shift_right_logical"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r281, %c280 : tensor<25xui16>
  %c282 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 65535, 65535, 65535, 65535, 65535]> : tensor<25xui16>
  %r283 = "stablehlo.shift_right_arithmetic"(%c254, %c255) : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xui16>
  check.expect_eq %r283, %c282 : tensor<25xui16>
  %c284 = stablehlo.constant dense<[0, 1, 2, 3, 65535]> : tensor<5xui16>
  %c285 = stablehlo.constant dense<[0, 65535, 65534, 65533, 1]> : tensor<5xui16>
  %r286 = "stablehlo.negate"(%c284) : (tensor<5xui16>) -> tensor<5xui16>
  check.expect_eq %r286, %c285 : tensor<5xui16>
  %c287 = stablehlo.constant dense<[65535, 65534, 65533, 65532, 0]> : tensor<5xui16>
  %r288 = "stablehlo.not"(%c284) : (tensor<5xui16>) -> tensor<5xui16>
  check.expect_eq %r288, %c287 : tensor<5xui16>
  %c289 = stablehlo.constant dense<[0, 1, 1, 2, 16]> : tensor<5xui16>
  %r290 = "stablehlo.popcnt"(%c284) : (tensor<5xui16>) -> tensor<5xui16>
  check.expect_eq %r290, %c289 : tensor<5xui16>
  %c291 = stablehlo.constant dense<[16, 15, 14, 14, 0]> : tensor<5xui16>
  %r292 = "stablehlo.count_leading_zeros"(%c284) : (tensor<5xui16>) -> tensor<5xui16>
  check.expect_eq %r292, %c291 : tensor<5xui16>
  %r293 = "stablehlo.compare"(%c254, %c255) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xi1>
  check.expect_eq %r293, %c242 : tensor<25xi1>
  %r294 = "stablehlo.compare"(%c254, %c255) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xi1>
  check.expect_eq %r294, %c244 : tensor<25xi1>
  %r295 = "stablehlo.compare"(%c254, %c255) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xi1>
  check.expect_eq %r295, %c246 : tensor<25xi1>
  %r296 = "stablehlo.compare"(%c254, %c255) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xi1>
  check.expect_eq %r296, %c248 : tensor<25xi1>
  %r297 = "stablehlo.compare"(%c254, %c255) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xi1>
  check.expect_eq %r297, %c250 : tensor<25xi1>
  %r298 = "stablehlo.compare"(%c254, %c255) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xui16>, tensor<25xui16>) -> tensor<25xi1>
  check.expect_eq %r298, %c252 : tensor<25xi1>
  %c299 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<25xui32>
  %c300 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295, 0, 1, 2, 3, 4294967295, 0, 1, 2, 3, 4294967295, 0, 1, 2, 3, 4294967295, 0, 1, 2, 3, 4294967295]> : tensor<25xui32>
  %c301 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295, 1, 2, 3, 4, 0, 2, 3, 4, 5, 1, 3, 4, 5, 6, 2, 4294967295, 0, 1, 2, 4294967294]> : tensor<25xui32>
  %r302 = "stablehlo.add"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r302, %c301 : tensor<25xui32>
  %c303 = stablehlo.constant dense<[0, 4294967295, 4294967294, 4294967293, 1, 1, 0, 4294967295, 4294967294, 2, 2, 1, 0, 4294967295, 3, 3, 2, 1, 0, 4, 4294967295, 4294967294, 4294967293, 4294967292, 0]> : tensor<25xui32>
  %r304 = "stablehlo.subtract"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r304, %c303 : tensor<25xui32>
  %c305 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 2, 3, 4294967295, 0, 2, 4, 6, 4294967294, 0, 3, 6, 9, 4294967293, 0, 4294967295, 4294967294, 4294967293, 1]> : tensor<25xui32>
  %r306 = "stablehlo.multiply"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r306, %c305 : tensor<25xui32>
  %c307 = stablehlo.constant dense<[4294967295, 0, 0, 0, 0, 4294967295, 1, 0, 0, 0, 4294967295, 2, 1, 0, 0, 4294967295, 3, 1, 1, 0, 4294967295, 4294967295, 2147483647, 1431655765, 1]> : tensor<25xui32>
  %r308 = "stablehlo.divide"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r308, %c307 : tensor<25xui32>
  %c309 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 2, 2, 3, 0, 1, 0, 3, 4294967295, 0, 1, 0, 0]> : tensor<25xui32>
  %r310 = "stablehlo.remainder"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r310, %c309 : tensor<25xui32>
  %c311 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295, 1, 1, 2, 3, 4294967295, 2, 2, 2, 3, 4294967295, 3, 3, 3, 3, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<25xui32>
  %r312 = "stablehlo.maximum"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r312, %c311 : tensor<25xui32>
  %c313 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 4294967295]> : tensor<25xui32>
  %r314 = "stablehlo.minimum"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r314, %c313 : tensor<25xui32>
  %c315 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 4, 8, 0, 1, 3, 9, 27, 2863311531, 1, 4294967295, 1, 4294967295, 4294967295]> : tensor<25xui32>
  %r316 = "stablehlo.power"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r316, %c315 : tensor<25xui32>
  %c317 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 4294967295]> : tensor<25xui32>
  %r318 = "stablehlo.and"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r318, %c317 : tensor<25xui32>
  %c319 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295, 1, 1, 3, 3, 4294967295, 2, 3, 2, 3, 4294967295, 3, 3, 3, 3, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<25xui32>
  %r320 = "stablehlo.or"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r320, %c319 : tensor<25xui32>
  %c321 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295, 1, 0, 3, 2, 4294967294, 2, 3, 0, 1, 4294967293, 3, 2, 1, 0, 4294967292, 4294967295, 4294967294, 4294967293, 4294967292, 0]> : tensor<25xui32>
  %r322 = "stablehlo.xor"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r322, %c321 : tensor<25xui32>
  %c323 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 2, 4, 8, 16, 0, 3, 6, 12, 24, 0, 4294967295, 4294967294, 4294967292, 4294967288, 0]> : tensor<25xui32>
  %r324 = "stablehlo.shift_left"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r324, %c323 : tensor<25xui32>
  %c325 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 4294967295, 2147483647, 1073741823, 536870911, 0]> : tensor<25xui32>
  %r326 = "stablehlo.shift_right_logical"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r326, %c325 : tensor<25xui32>
  %c327 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295]> : tensor<25xui32>
  %r328 = "stablehlo.shift_right_arithmetic"(%c299, %c300) : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xui32>
  check.expect_eq %r328, %c327 : tensor<25xui32>
  %c329 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295]> : tensor<5xui32>
  %c330 = stablehlo.constant dense<[0, 4294967295, 4294967294, 4294967293, 1]> : tensor<5xui32>
  %r331 = "stablehlo.negate"(%c329) : (tensor<5xui32>) -> tensor<5xui32>
  check.expect_eq %r331, %c330 : tensor<5xui32>
  %c332 = stablehlo.constant dense<[4294967295, 4294967294, 4294967293, 4294967292, 0]> : tensor<5xui32>
  %r333 = "stablehlo.not"(%c329) : (tensor<5xui32>) -> tensor<5xui32>
  check.expect_eq %r333, %c332 : tensor<5xui32>
  %c334 = stablehlo.constant dense<[0, 1, 1, 2, 32]> : tensor<5xui32>
  %r335 = "stablehlo.popcnt"(%c329) : (tensor<5xui32>) -> tensor<5xui32>
  check.expect_eq %r335, %c334 : tensor<5xui32>
  %c336 = stablehlo.constant dense<[32, 31, 30, 30, 0]> : tensor<5xui32>
  %r337 = "stablehlo.count_leading_zeros"(%c329) : (tensor<5xui32>) -> tensor<5xui32>
  check.expect_eq %r337, %c336 : tensor<5xui32>
  %r338 = "stablehlo.compare"(%c299, %c300) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
  check.expect_eq %r338, %c242 : tensor<25xi1>
  %r339 = "stablehlo.compare"(%c299, %c300) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
  check.expect_eq %r339, %c244 : tensor<25xi1>
  %r340 = "stablehlo.compare"(%c299, %c300) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
  check.expect_eq %r340, %c246 : tensor<25xi1>
  %r341 = "stablehlo.compare"(%c299, %c300) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
  check.expect_eq %r341, %c248 : tensor<25xi1>
  %r342 = "stablehlo.compare"(%c299, %c300) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
  check.expect_eq %r342, %c250 : tensor<25xi1>
  %r343 = "stablehlo.compare"(%c299, %c300) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
  check.expect_eq %r343, %c252 : tensor<25xi1>
  %c344 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %c345 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615, 0, 1, 2, 3, 18446744073709551615, 0, 1, 2, 3, 18446744073709551615, 0, 1, 2, 3, 18446744073709551615, 0, 1, 2, 3, 18446744073709551615]> : tensor<25xui64>
  %c346 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615, 1, 2, 3, 4, 0, 2, 3, 4, 5, 1, 3, 4, 5, 6, 2, 18446744073709551615, 0, 1, 2, 18446744073709551614]> : tensor<25xui64>
  %r347 = "stablehlo.add"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r347, %c346 : tensor<25xui64>
  %c348 = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551614, 18446744073709551613, 1, 1, 0, 18446744073709551615, 18446744073709551614, 2, 2, 1, 0, 18446744073709551615, 3, 3, 2, 1, 0, 4, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551612, 0]> : tensor<25xui64>
  %r349 = "stablehlo.subtract"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r349, %c348 : tensor<25xui64>
  %c350 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 2, 3, 18446744073709551615, 0, 2, 4, 6, 18446744073709551614, 0, 3, 6, 9, 18446744073709551613, 0, 18446744073709551615, 18446744073709551614, 18446744073709551613, 1]> : tensor<25xui64>
  %r351 = "stablehlo.multiply"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r351, %c350 : tensor<25xui64>
  %c352 = stablehlo.constant dense<[18446744073709551615, 0, 0, 0, 0, 18446744073709551615, 1, 0, 0, 0, 18446744073709551615, 2, 1, 0, 0, 18446744073709551615, 3, 1, 1, 0, 18446744073709551615, 18446744073709551615, 9223372036854775807, 6148914691236517205, 1]> : tensor<25xui64>
  %r353 = "stablehlo.divide"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r353, %c352 : tensor<25xui64>
  %c354 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 2, 2, 3, 0, 1, 0, 3, 18446744073709551615, 0, 1, 0, 0]> : tensor<25xui64>
  %r355 = "stablehlo.remainder"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r355, %c354 : tensor<25xui64>
  %c356 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615, 1, 1, 2, 3, 18446744073709551615, 2, 2, 2, 3, 18446744073709551615, 3, 3, 3, 3, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %r357 = "stablehlo.maximum"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r357, %c356 : tensor<25xui64>
  %c358 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 18446744073709551615]> : tensor<25xui64>
  %r359 = "stablehlo.minimum"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r359, %c358 : tensor<25xui64>
  %c360 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 4, 8, 0, 1, 3, 9, 27, 12297829382473034411, 1, 18446744073709551615, 1, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %r361 = "stablehlo.power"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r361, %c360 : tensor<25xui64>
  %c362 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 18446744073709551615]> : tensor<25xui64>
  %r363 = "stablehlo.and"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r363, %c362 : tensor<25xui64>
  %c364 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615, 1, 1, 3, 3, 18446744073709551615, 2, 3, 2, 3, 18446744073709551615, 3, 3, 3, 3, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %r365 = "stablehlo.or"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r365, %c364 : tensor<25xui64>
  %c366 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615, 1, 0, 3, 2, 18446744073709551614, 2, 3, 0, 1, 18446744073709551613, 3, 2, 1, 0, 18446744073709551612, 18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551612, 0]> : tensor<25xui64>
  %r367 = "stablehlo.xor"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r367, %c366 : tensor<25xui64>
  %c368 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 2, 4, 8, 16, 0, 3, 6, 12, 24, 0, 18446744073709551615, 18446744073709551614, 18446744073709551612, 18446744073709551608, 0]> : tensor<25xui64>
  %r369 = "stablehlo.shift_left"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r369, %c368 : tensor<25xui64>
  %c370 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 18446744073709551615, 9223372036854775807, 4611686018427387903, 2305843009213693951, 0]> : tensor<25xui64>
  %r371 = "stablehlo.shift_right_logical"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r371, %c370 : tensor<25xui64>
  %c372 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615]> : tensor<25xui64>
  %r373 = "stablehlo.shift_right_arithmetic"(%c344, %c345) : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xui64>
  check.expect_eq %r373, %c372 : tensor<25xui64>
  %c374 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615]> : tensor<5xui64>
  %c375 = stablehlo.constant dense<[0, 18446744073709551615, 18446744073709551614, 18446744073709551613, 1]> : tensor<5xui64>
  %r376 = "stablehlo.negate"(%c374) : (tensor<5xui64>) -> tensor<5xui64>
  check.expect_eq %r376, %c375 : tensor<5xui64>
  %c377 = stablehlo.constant dense<[18446744073709551615, 18446744073709551614, 18446744073709551613, 18446744073709551612, 0]> : tensor<5xui64>
  %r378 = "stablehlo.not"(%c374) : (tensor<5xui64>) -> tensor<5xui64>
  check.expect_eq %r378, %c377 : tensor<5xui64>
  %c379 = stablehlo.constant dense<[0, 1, 1, 2, 64]> : tensor<5xui64>
  %r380 = "stablehlo.popcnt"(%c374) : (tensor<5xui64>) -> tensor<5xui64>
  check.expect_eq %r380, %c379 : tensor<5xui64>
  %c381 = stablehlo.constant dense<[64, 63, 62, 62, 0]> : tensor<5xui64>
  %r382 = "stablehlo.count_leading_zeros"(%c374) : (tensor<5xui64>) -> tensor<5xui64>
  check.expect_eq %r382, %c381 : tensor<5xui64>
  %r383 = "stablehlo.compare"(%c344, %c345) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xi1>
  check.expect_eq %r383, %c242 : tensor<25xi1>
  %r384 = "stablehlo.compare"(%c344, %c345) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xi1>
  check.expect_eq %r384, %c244 : tensor<25xi1>
  %r385 = "stablehlo.compare"(%c344, %c345) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xi1>
  check.expect_eq %r385, %c246 : tensor<25xi1>
  %r386 = "stablehlo.compare"(%c344, %c345) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xi1>
  check.expect_eq %r386, %c248 : tensor<25xi1>
  %r387 = "stablehlo.compare"(%c344, %c345) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xi1>
  check.expect_eq %r387, %c250 : tensor<25xi1>
  %r388 = "stablehlo.compare"(%c344, %c345) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xui64>, tensor<25xui64>) -> tensor<25xi1>
  check.expect_eq %r388, %c252 : tensor<25xi1>
  %c389 = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7]> : tensor<49xi4>
  %c390 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7, -8, -1, 0, 1, 2, 3, 7]> : tensor<49xi4>
  %c391 = stablehlo.constant dense<[0, 7, -8, -7, -6, -5, -1, 7, -2, -1, 0, 1, 2, 6, -8, -1, 0, 1, 2, 3, 7, -7, 0, 1, 2, 3, 4, -8, -6, 1, 2, 3, 4, 5, -7, -5, 2, 3, 4, 5, 6, -6, -1, 6, 7, -8, -7, -6, -2]> : tensor<49xi4>
  %r392 = "stablehlo.add"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r392, %c391 : tensor<49xi4>
  %c393 = stablehlo.constant dense<[0, -7, -8, 7, 6, 5, 1, 7, 0, -1, -2, -3, -4, -8, -8, 1, 0, -1, -2, -3, -7, -7, 2, 1, 0, -1, -2, -6, -6, 3, 2, 1, 0, -1, -5, -5, 4, 3, 2, 1, 0, -4, -1, -8, 7, 6, 5, 4, 0]> : tensor<49xi4>
  %r394 = "stablehlo.subtract"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r394, %c393 : tensor<49xi4>
  %c395 = stablehlo.constant dense<[0, -8, 0, -8, 0, -8, -8, -8, 1, 0, -1, -2, -3, -7, 0, 0, 0, 0, 0, 0, 0, -8, -1, 0, 1, 2, 3, 7, 0, -2, 0, 2, 4, 6, -2, -8, -3, 0, 3, 6, -7, 5, -8, -7, 0, 7, -2, 5, 1]> : tensor<49xi4>
  %r396 = "stablehlo.multiply"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r396, %c395 : tensor<49xi4>
  %c397 = stablehlo.constant dense<[1, -8, -1, -8, -4, -2, -1, 0, 1, -1, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, -1, 1, 0, 0, 0, 0, -2, -1, 2, 1, 0, 0, 0, -3, -1, 3, 1, 1, 0, 0, -7, -1, 7, 3, 2, 1]> : tensor<49xi4>
  %r398 = "stablehlo.divide"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r398, %c397 : tensor<49xi4>
  %c399 = stablehlo.constant dense<[0, 0, -8, 0, 0, -2, -1, -1, 0, -1, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 2, 0, 2, 0, 0, 2, 2, 3, 0, 3, 0, 1, 0, 3, 7, 0, 7, 0, 1, 1, 0]> : tensor<49xi4>
  %r400 = "stablehlo.remainder"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r400, %c399 : tensor<49xi4>
  %c401 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7, -1, -1, 0, 1, 2, 3, 7, 0, 0, 0, 1, 2, 3, 7, 1, 1, 1, 1, 2, 3, 7, 2, 2, 2, 2, 2, 3, 7, 3, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 7, 7, 7]> : tensor<49xi4>
  %r402 = "stablehlo.maximum"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r402, %c401 : tensor<49xi4>
  %c403 = stablehlo.constant dense<[-8, -8, -8, -8, -8, -8, -8, -8, -1, -1, -1, -1, -1, -1, -8, -1, 0, 0, 0, 0, 0, -8, -1, 0, 1, 1, 1, 1, -8, -1, 0, 1, 2, 2, 2, -8, -1, 0, 1, 2, 3, 3, -8, -1, 0, 1, 2, 3, 7]> : tensor<49xi4>
  %r404 = "stablehlo.minimum"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r404, %c403 : tensor<49xi4>
  %c405 = stablehlo.constant dense<[0, 0, 1, -8, 0, 0, 0, 1, -1, 1, -1, 1, -1, -1, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 2, 4, -8, 0, 0, 0, 1, 3, -7, -5, -5, 0, 0, 1, 7, 1, 7, 7]> : tensor<49xi4>
  %r406 = "stablehlo.power"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r406, %c405 : tensor<49xi4>
  %c407 = stablehlo.constant dense<[-8, -8, 0, 0, 0, 0, 0, -8, -1, 0, 1, 2, 3, 7, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 2, 0, 0, 2, 2, 2, 0, 3, 0, 1, 2, 3, 3, 0, 7, 0, 1, 2, 3, 7]> : tensor<49xi4>
  %r408 = "stablehlo.and"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r408, %c407 : tensor<49xi4>
  %c409 = stablehlo.constant dense<[-8, -1, -8, -7, -6, -5, -1, -1, -1, -1, -1, -1, -1, -1, -8, -1, 0, 1, 2, 3, 7, -7, -1, 1, 1, 3, 3, 7, -6, -1, 2, 3, 2, 3, 7, -5, -1, 3, 3, 3, 3, 7, -1, -1, 7, 7, 7, 7, 7]> : tensor<49xi4>
  %r410 = "stablehlo.or"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r410, %c409 : tensor<49xi4>
  %c411 = stablehlo.constant dense<[0, 7, -8, -7, -6, -5, -1, 7, 0, -1, -2, -3, -4, -8, -8, -1, 0, 1, 2, 3, 7, -7, -2, 1, 0, 3, 2, 6, -6, -3, 2, 3, 0, 1, 5, -5, -4, 3, 2, 1, 0, 4, -1, -8, 7, 6, 5, 4, 0]> : tensor<49xi4>
  %r412 = "stablehlo.xor"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r412, %c411 : tensor<49xi4>
  %c413 = stablehlo.constant dense<[0, 0, -8, 0, 0, 0, 0, 0, 0, -1, -2, -4, -8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, -8, 0, 0, 0, 2, 4, -8, 0, 0, 0, 0, 3, 6, -4, -8, 0, 0, 0, 7, -2, -4, -8, 0]> : tensor<49xi4>
  %r414 = "stablehlo.shift_left"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r414, %c413 : tensor<49xi4>
  %c415 = stablehlo.constant dense<[0, 0, -8, 4, 2, 1, 0, 0, 0, -1, 7, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 7, 3, 1, 0, 0]> : tensor<49xi4>
  %r416 = "stablehlo.shift_right_logical"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r416, %c415 : tensor<49xi4>
  %c417 = stablehlo.constant dense<[-1, -1, -8, -4, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 7, 3, 1, 0, 0]> : tensor<49xi4>
  %r418 = "stablehlo.shift_right_arithmetic"(%c389, %c390) : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi4>
  check.expect_eq %r418, %c417 : tensor<49xi4>
  %c419 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi4>
  %c420 = stablehlo.constant dense<[-8, 1, 0, -1, -2, -3, -7]> : tensor<7xi4>
  %r421 = "stablehlo.negate"(%c419) : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq %r421, %c420 : tensor<7xi4>
  %c422 = stablehlo.constant dense<[7, 0, -1, -2, -3, -4, -8]> : tensor<7xi4>
  %r423 = "stablehlo.not"(%c419) : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq %r423, %c422 : tensor<7xi4>
  %c424 = stablehlo.constant dense<[1, 4, 0, 1, 1, 2, 3]> : tensor<7xi4>
  %r425 = "stablehlo.popcnt"(%c419) : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq %r425, %c424 : tensor<7xi4>
  %c426 = stablehlo.constant dense<[0, 0, 4, 3, 2, 2, 1]> : tensor<7xi4>
  %r427 = "stablehlo.count_leading_zeros"(%c419) : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq %r427, %c426 : tensor<7xi4>
  %c428 = stablehlo.constant dense<[-8, 1, 0, 1, 2, 3, 7]> : tensor<7xi4>
  %r429 = "stablehlo.abs"(%c419) : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq %r429, %c428 : tensor<7xi4>
  %c430 = stablehlo.constant dense<[-1, -1, 0, 1, 1, 1, 1]> : tensor<7xi4>
  %r431 = "stablehlo.sign"(%c419) : (tensor<7xi4>) -> tensor<7xi4>
  check.expect_eq %r431, %c430 : tensor<7xi4>
  %r432 = "stablehlo.compare"(%c389, %c390) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi1>
  check.expect_eq %r432, %c44 : tensor<49xi1>
  %r433 = "stablehlo.compare"(%c389, %c390) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi1>
  check.expect_eq %r433, %c46 : tensor<49xi1>
  %r434 = "stablehlo.compare"(%c389, %c390) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi1>
  check.expect_eq %r434, %c48 : tensor<49xi1>
  %r435 = "stablehlo.compare"(%c389, %c390) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi1>
  check.expect_eq %r435, %c50 : tensor<49xi1>
  %r436 = "stablehlo.compare"(%c389, %c390) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi1>
  check.expect_eq %r436, %c52 : tensor<49xi1>
  %r437 = "stablehlo.compare"(%c389, %c390) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<49xi4>, tensor<49xi4>) -> tensor<49xi1>
  check.expect_eq %r437, %c54 : tensor<49xi1>
  %c438 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 15, 15, 15, 15, 15]> : tensor<25xui4>
  %c439 = stablehlo.constant dense<[0, 1, 2, 3, 15, 0, 1, 2, 3, 15, 0, 1, 2, 3, 15, 0, 1, 2, 3, 15, 0, 1, 2, 3, 15]> : tensor<25xui4>
  %c440 = stablehlo.constant dense<[0, 1, 2, 3, 15, 1, 2, 3, 4, 0, 2, 3, 4, 5, 1, 3, 4, 5, 6, 2, 15, 0, 1, 2, 14]> : tensor<25xui4>
  %r441 = "stablehlo.add"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r441, %c440 : tensor<25xui4>
  %c442 = stablehlo.constant dense<[0, 15, 14, 13, 1, 1, 0, 15, 14, 2, 2, 1, 0, 15, 3, 3, 2, 1, 0, 4, 15, 14, 13, 12, 0]> : tensor<25xui4>
  %r443 = "stablehlo.subtract"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r443, %c442 : tensor<25xui4>
  %c444 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 2, 3, 15, 0, 2, 4, 6, 14, 0, 3, 6, 9, 13, 0, 15, 14, 13, 1]> : tensor<25xui4>
  %r445 = "stablehlo.multiply"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r445, %c444 : tensor<25xui4>
  %c446 = stablehlo.constant dense<[15, 0, 0, 0, 0, 15, 1, 0, 0, 0, 15, 2, 1, 0, 0, 15, 3, 1, 1, 0, 15, 15, 7, 5, 1]> : tensor<25xui4>
  %r447 = "stablehlo.divide"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r447, %c446 : tensor<25xui4>
  %c448 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 0, 0, 2, 2, 3, 0, 1, 0, 3, 15, 0, 1, 0, 0]> : tensor<25xui4>
  %r449 = "stablehlo.remainder"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r449, %c448 : tensor<25xui4>
  %c450 = stablehlo.constant dense<[0, 1, 2, 3, 15, 1, 1, 2, 3, 15, 2, 2, 2, 3, 15, 3, 3, 3, 3, 15, 15, 15, 15, 15, 15]> : tensor<25xui4>
  %r451 = "stablehlo.maximum"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r451, %c450 : tensor<25xui4>
  %c452 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 15]> : tensor<25xui4>
  %r453 = "stablehlo.minimum"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r453, %c452 : tensor<25xui4>
  %c454 = stablehlo.constant dense<[1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 4, 8, 0, 1, 3, 9, 11, 11, 1, 15, 1, 15, 15]> : tensor<25xui4>
  %r455 = "stablehlo.power"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r455, %c454 : tensor<25xui4>
  %c456 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 2, 2, 2, 0, 1, 2, 3, 3, 0, 1, 2, 3, 15]> : tensor<25xui4>
  %r457 = "stablehlo.and"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r457, %c456 : tensor<25xui4>
  %c458 = stablehlo.constant dense<[0, 1, 2, 3, 15, 1, 1, 3, 3, 15, 2, 3, 2, 3, 15, 3, 3, 3, 3, 15, 15, 15, 15, 15, 15]> : tensor<25xui4>
  %r459 = "stablehlo.or"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r459, %c458 : tensor<25xui4>
  %c460 = stablehlo.constant dense<[0, 1, 2, 3, 15, 1, 0, 3, 2, 14, 2, 3, 0, 1, 13, 3, 2, 1, 0, 12, 15, 14, 13, 12, 0]> : tensor<25xui4>
  %r461 = "stablehlo.xor"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r461, %c460 : tensor<25xui4>
  %c462 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 4, 8, 0, 2, 4, 8, 0, 0, 3, 6, 12, 8, 0, 15, 14, 12, 8, 0]> : tensor<25xui4>
  %r463 = "stablehlo.shift_left"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r463, %c462 : tensor<25xui4>
  %c464 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 15, 7, 3, 1, 0]> : tensor<25xui4>
  %r465 = "stablehlo.shift_right_logical"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r465, %c464 : tensor<25xui4>
  %c466 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 3, 1, 0, 0, 0, 15, 15, 15, 15, 15]> : tensor<25xui4>
  %r467 = "stablehlo.shift_right_arithmetic"(%c438, %c439) : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xui4>
  check.expect_eq %r467, %c466 : tensor<25xui4>
  %c468 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xui4>
  %c469 = stablehlo.constant dense<[0, 15, 14, 13, 1]> : tensor<5xui4>
  %r470 = "stablehlo.negate"(%c468) : (tensor<5xui4>) -> tensor<5xui4>
  check.expect_eq %r470, %c469 : tensor<5xui4>
  %c471 = stablehlo.constant dense<[15, 14, 13, 12, 0]> : tensor<5xui4>
  %r472 = "stablehlo.not"(%c468) : (tensor<5xui4>) -> tensor<5xui4>
  check.expect_eq %r472, %c471 : tensor<5xui4>
  %c473 = stablehlo.constant dense<[0, 1, 1, 2, 4]> : tensor<5xui4>
  %r474 = "stablehlo.popcnt"(%c468) : (tensor<5xui4>) -> tensor<5xui4>
  check.expect_eq %r474, %c473 : tensor<5xui4>
  %c475 = stablehlo.constant dense<[4, 3, 2, 2, 0]> : tensor<5xui4>
  %r476 = "stablehlo.count_leading_zeros"(%c468) : (tensor<5xui4>) -> tensor<5xui4>
  check.expect_eq %r476, %c475 : tensor<5xui4>
  %r477 = "stablehlo.compare"(%c438, %c439) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xi1>
  check.expect_eq %r477, %c242 : tensor<25xi1>
  %r478 = "stablehlo.compare"(%c438, %c439) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xi1>
  check.expect_eq %r478, %c244 : tensor<25xi1>
  %r479 = "stablehlo.compare"(%c438, %c439) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xi1>
  check.expect_eq %r479, %c246 : tensor<25xi1>
  %r480 = "stablehlo.compare"(%c438, %c439) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xi1>
  check.expect_eq %r480, %c248 : tensor<25xi1>
  %r481 = "stablehlo.compare"(%c438, %c439) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xi1>
  check.expect_eq %r481, %c250 : tensor<25xi1>
  %r482 = "stablehlo.compare"(%c438, %c439) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xui4>, tensor<25xui4>) -> tensor<25xi1>
  check.expect_eq %r482, %c252 : tensor<25xi1>
  %c483 = stablehlo.constant dense<[-2, -2, -2, -2, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1]> : tensor<16xi2>
  %c484 = stablehlo.constant dense<[-2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1]> : tensor<16xi2>
  %c485 = stablehlo.constant dense<[0, 1, -2, -1, 1, -2, -1, 0, -2, -1, 0, 1, -1, 0, 1, -2]> : tensor<16xi2>
  %r486 = "stablehlo.add"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r486, %c485 : tensor<16xi2>
  %c487 = stablehlo.constant dense<[0, -1, -2, 1, 1, 0, -1, -2, -2, 1, 0, -1, -1, -2, 1, 0]> : tensor<16xi2>
  %r488 = "stablehlo.subtract"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r488, %c487 : tensor<16xi2>
  %c489 = stablehlo.constant dense<[0, -2, 0, -2, -2, 1, 0, -1, 0, 0, 0, 0, -2, -1, 0, 1]> : tensor<16xi2>
  %r490 = "stablehlo.multiply"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r490, %c489 : tensor<16xi2>
  %c491 = stablehlo.constant dense<[1, -2, -1, -2, 0, 1, -1, -1, 0, 0, -1, 0, 0, -1, -1, 1]> : tensor<16xi2>
  %r492 = "stablehlo.divide"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r492, %c491 : tensor<16xi2>
  %c493 = stablehlo.constant dense<[0, 0, -2, 0, -1, 0, -1, 0, 0, 0, 0, 0, 1, 0, 1, 0]> : tensor<16xi2>
  %r494 = "stablehlo.remainder"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r494, %c493 : tensor<16xi2>
  %c495 = stablehlo.constant dense<[-2, -1, 0, 1, -1, -1, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1]> : tensor<16xi2>
  %r496 = "stablehlo.maximum"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r496, %c495 : tensor<16xi2>
  %c497 = stablehlo.constant dense<[-2, -2, -2, -2, -2, -1, -1, -1, -2, -1, 0, 0, -2, -1, 0, 1]> : tensor<16xi2>
  %r498 = "stablehlo.minimum"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r498, %c497 : tensor<16xi2>
  %c499 = stablehlo.constant dense<[0, 0, 1, -2, 1, -1, 1, -1, 0, 0, 1, 0, 1, 1, 1, 1]> : tensor<16xi2>
  %r500 = "stablehlo.power"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r500, %c499 : tensor<16xi2>
  %c501 = stablehlo.constant dense<[-2, -2, 0, 0, -2, -1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1]> : tensor<16xi2>
  %r502 = "stablehlo.and"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r502, %c501 : tensor<16xi2>
  %c503 = stablehlo.constant dense<[-2, -1, -2, -1, -1, -1, -1, -1, -2, -1, 0, 1, -1, -1, 1, 1]> : tensor<16xi2>
  %r504 = "stablehlo.or"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r504, %c503 : tensor<16xi2>
  %c505 = stablehlo.constant dense<[0, 1, -2, -1, 1, 0, -1, -2, -2, -1, 0, 1, -1, -2, 1, 0]> : tensor<16xi2>
  %r506 = "stablehlo.xor"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r506, %c505 : tensor<16xi2>
  %c507 = stablehlo.constant dense<[0, 0, -2, 0, 0, 0, -1, -2, 0, 0, 0, 0, 0, 0, 1, -2]> : tensor<16xi2>
  %r508 = "stablehlo.shift_left"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r508, %c507 : tensor<16xi2>
  %c509 = stablehlo.constant dense<[0, 0, -2, 1, 0, 0, -1, 1, 0, 0, 0, 0, 0, 0, 1, 0]> : tensor<16xi2>
  %r510 = "stablehlo.shift_right_logical"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r510, %c509 : tensor<16xi2>
  %c511 = stablehlo.constant dense<[-1, -1, -2, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 1, 0]> : tensor<16xi2>
  %r512 = "stablehlo.shift_right_arithmetic"(%c483, %c484) : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi2>
  check.expect_eq %r512, %c511 : tensor<16xi2>
  %c513 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %c514 = stablehlo.constant dense<[-2, 1, 0, -1]> : tensor<4xi2>
  %r515 = "stablehlo.negate"(%c513) : (tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq %r515, %c514 : tensor<4xi2>
  %c516 = stablehlo.constant dense<[1, 0, -1, -2]> : tensor<4xi2>
  %r517 = "stablehlo.not"(%c513) : (tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq %r517, %c516 : tensor<4xi2>
  %c518 = stablehlo.constant dense<[1, -2, 0, 1]> : tensor<4xi2>
  %r519 = "stablehlo.popcnt"(%c513) : (tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq %r519, %c518 : tensor<4xi2>
  %c520 = stablehlo.constant dense<[0, 0, -2, 1]> : tensor<4xi2>
  %r521 = "stablehlo.count_leading_zeros"(%c513) : (tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq %r521, %c520 : tensor<4xi2>
  %c522 = stablehlo.constant dense<[-2, 1, 0, 1]> : tensor<4xi2>
  %r523 = "stablehlo.abs"(%c513) : (tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq %r523, %c522 : tensor<4xi2>
  %c524 = stablehlo.constant dense<[-1, -1, 0, 1]> : tensor<4xi2>
  %r525 = "stablehlo.sign"(%c513) : (tensor<4xi2>) -> tensor<4xi2>
  check.expect_eq %r525, %c524 : tensor<4xi2>
  %c526 = stablehlo.constant dense<[true, false, false, false, false, true, false, false, false, false, true, false, false, false, false, true]> : tensor<16xi1>
  %r527 = "stablehlo.compare"(%c483, %c484) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi1>
  check.expect_eq %r527, %c526 : tensor<16xi1>
  %c528 = stablehlo.constant dense<[false, true, true, true, true, false, true, true, true, true, false, true, true, true, true, false]> : tensor<16xi1>
  %r529 = "stablehlo.compare"(%c483, %c484) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi1>
  check.expect_eq %r529, %c528 : tensor<16xi1>
  %c530 = stablehlo.constant dense<[true, false, false, false, true, true, false, false, true, true, true, false, true, true, true, true]> : tensor<16xi1>
  %r531 = "stablehlo.compare"(%c483, %c484) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi1>
  check.expect_eq %r531, %c530 : tensor<16xi1>
  %c532 = stablehlo.constant dense<[false, false, false, false, true, false, false, false, true, true, false, false, true, true, true, false]> : tensor<16xi1>
  %r533 = "stablehlo.compare"(%c483, %c484) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi1>
  check.expect_eq %r533, %c532 : tensor<16xi1>
  %c534 = stablehlo.constant dense<[true, true, true, true, false, true, true, true, false, false, true, true, false, false, false, true]> : tensor<16xi1>
  %r535 = "stablehlo.compare"(%c483, %c484) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi1>
  check.expect_eq %r535, %c534 : tensor<16xi1>
  %c536 = stablehlo.constant dense<[false, true, true, true, false, false, true, true, false, false, false, true, false, false, false, false]> : tensor<16xi1>
  %r537 = "stablehlo.compare"(%c483, %c484) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xi2>, tensor<16xi2>) -> tensor<16xi1>
  check.expect_eq %r537, %c536 : tensor<16xi1>
  %c538 = stablehlo.constant dense<[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]> : tensor<16xui2>
  %c539 = stablehlo.constant dense<[0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]> : tensor<16xui2>
  %c540 = stablehlo.constant dense<[0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]> : tensor<16xui2>
  %r541 = "stablehlo.add"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r541, %c540 : tensor<16xui2>
  %c542 = stablehlo.constant dense<[0, 3, 2, 1, 1, 0, 3, 2, 2, 1, 0, 3, 3, 2, 1, 0]> : tensor<16xui2>
  %r543 = "stablehlo.subtract"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r543, %c542 : tensor<16xui2>
  %c544 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 2, 3, 0, 2, 0, 2, 0, 3, 2, 1]> : tensor<16xui2>
  %r545 = "stablehlo.multiply"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r545, %c544 : tensor<16xui2>
  %c546 = stablehlo.constant dense<[3, 0, 0, 0, 3, 1, 0, 0, 3, 2, 1, 0, 3, 3, 1, 1]> : tensor<16xui2>
  %r547 = "stablehlo.divide"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r547, %c546 : tensor<16xui2>
  %c548 = stablehlo.constant dense<[0, 0, 0, 0, 1, 0, 1, 1, 2, 0, 0, 2, 3, 0, 1, 0]> : tensor<16xui2>
  %r549 = "stablehlo.remainder"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r549, %c548 : tensor<16xui2>
  %c550 = stablehlo.constant dense<[0, 1, 2, 3, 1, 1, 2, 3, 2, 2, 2, 3, 3, 3, 3, 3]> : tensor<16xui2>
  %r551 = "stablehlo.maximum"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r551, %c550 : tensor<16xui2>
  %c552 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3]> : tensor<16xui2>
  %r553 = "stablehlo.minimum"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r553, %c552 : tensor<16xui2>
  %c554 = stablehlo.constant dense<[1, 0, 0, 0, 1, 1, 1, 1, 1, 2, 0, 0, 1, 3, 1, 3]> : tensor<16xui2>
  %r555 = "stablehlo.power"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r555, %c554 : tensor<16xui2>
  %c556 = stablehlo.constant dense<[0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0, 1, 2, 3]> : tensor<16xui2>
  %r557 = "stablehlo.and"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r557, %c556 : tensor<16xui2>
  %c558 = stablehlo.constant dense<[0, 1, 2, 3, 1, 1, 3, 3, 2, 3, 2, 3, 3, 3, 3, 3]> : tensor<16xui2>
  %r559 = "stablehlo.or"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r559, %c558 : tensor<16xui2>
  %c560 = stablehlo.constant dense<[0, 1, 2, 3, 1, 0, 3, 2, 2, 3, 0, 1, 3, 2, 1, 0]> : tensor<16xui2>
  %r561 = "stablehlo.xor"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r561, %c560 : tensor<16xui2>
  %c562 = stablehlo.constant dense<[0, 0, 0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 3, 2, 0, 0]> : tensor<16xui2>
  %r563 = "stablehlo.shift_left"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r563, %c562 : tensor<16xui2>
  %c564 = stablehlo.constant dense<[0, 0, 0, 0, 1, 0, 0, 0, 2, 1, 0, 0, 3, 1, 0, 0]> : tensor<16xui2>
  %r565 = "stablehlo.shift_right_logical"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r565, %c564 : tensor<16xui2>
  %c566 = stablehlo.constant dense<[0, 0, 0, 0, 1, 0, 0, 0, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<16xui2>
  %r567 = "stablehlo.shift_right_arithmetic"(%c538, %c539) : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xui2>
  check.expect_eq %r567, %c566 : tensor<16xui2>
  %c568 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %c569 = stablehlo.constant dense<[0, 3, 2, 1]> : tensor<4xui2>
  %r570 = "stablehlo.negate"(%c568) : (tensor<4xui2>) -> tensor<4xui2>
  check.expect_eq %r570, %c569 : tensor<4xui2>
  %c571 = stablehlo.constant dense<[3, 2, 1, 0]> : tensor<4xui2>
  %r572 = "stablehlo.not"(%c568) : (tensor<4xui2>) -> tensor<4xui2>
  check.expect_eq %r572, %c571 : tensor<4xui2>
  %c573 = stablehlo.constant dense<[0, 1, 1, 2]> : tensor<4xui2>
  %r574 = "stablehlo.popcnt"(%c568) : (tensor<4xui2>) -> tensor<4xui2>
  check.expect_eq %r574, %c573 : tensor<4xui2>
  %c575 = stablehlo.constant dense<[2, 1, 0, 0]> : tensor<4xui2>
  %r576 = "stablehlo.count_leading_zeros"(%c568) : (tensor<4xui2>) -> tensor<4xui2>
  check.expect_eq %r576, %c575 : tensor<4xui2>
  %r577 = "stablehlo.compare"(%c538, %c539) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xi1>
  check.expect_eq %r577, %c526 : tensor<16xi1>
  %r578 = "stablehlo.compare"(%c538, %c539) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xi1>
  check.expect_eq %r578, %c528 : tensor<16xi1>
  %r579 = "stablehlo.compare"(%c538, %c539) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xi1>
  check.expect_eq %r579, %c530 : tensor<16xi1>
  %r580 = "stablehlo.compare"(%c538, %c539) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xi1>
  check.expect_eq %r580, %c532 : tensor<16xi1>
  %r581 = "stablehlo.compare"(%c538, %c539) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xi1>
  check.expect_eq %r581, %c534 : tensor<16xi1>
  %r582 = "stablehlo.compare"(%c538, %c539) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<16xui2>, tensor<16xui2>) -> tensor<16xi1>
  check.expect_eq %r582, %c536 : tensor<16xi1>
  %c583 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c584 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %c585 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
  %r586 = "stablehlo.and"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r586, %c585 : tensor<4xi1>
  %c587 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  %r588 = "stablehlo.or"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r588, %c587 : tensor<4xi1>
  %c589 = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
  %r590 = "stablehlo.xor"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r590, %c589 : tensor<4xi1>
  %r591 = "stablehlo.add"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r591, %c587 : tensor<4xi1>
  %r592 = "stablehlo.multiply"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r592, %c585 : tensor<4xi1>
  %r593 = "stablehlo.maximum"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r593, %c587 : tensor<4xi1>
  %r594 = "stablehlo.minimum"(%c583, %c584) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq %r594, %c585 : tensor<4xi1>
  %c595 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %c596 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r597 = "stablehlo.not"(%c595) : (tensor<2xi1>) -> tensor<2xi1>
  check.expect_eq %r597, %c596 : tensor<2xi1>
  return
}

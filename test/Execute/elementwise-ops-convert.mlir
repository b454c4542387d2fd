// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: every type to every other; out of range to the nearest end.

func.func @main() {
  %c1 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1.0e+03, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7E00]> : tensor<20xf16>
  %c2 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 0x7F80, 0xFF80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0x7FC0]> : tensor<20xbf16>
  %r3 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xbf16>
  check.expect_eq %r3, %c2 : tensor<20xbf16>
  %c4 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<20xf32>
  %r5 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf32>
  check.expect_eq %r5, %c4 : tensor<20xf32>
  %c6 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r7 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf64>
  check.expect_eq %r7, %c6 : tensor<20xf64>
  %c8 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7F, 0x7F, 0xFF, 0x7F, 0x7F, 0x7F, 0xFF, 0x7F]> : tensor<20xf8E4M3FN>
  %r9 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r9, %c8 : tensor<20xf8E4M3FN>
  %c10 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0x7C, 0xFC, 0x7C, 0x7C, 0x7C, 0xFC, 0x7E]> : tensor<20xf8E5M2>
  %r11 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E5M2>
  check.expect_eq %r11, %c10 : tensor<20xf8E5M2>
  %c12 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x78, 0x78, 0xF8, 0x78, 0x78, 0x78, 0xF8, 0x7C]> : tensor<20xf8E4M3>
  %r13 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E4M3>
  check.expect_eq %r13, %c12 : tensor<20xf8E4M3>
  %c14 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x70, 0xF0, 0x70, 0x70, 0xF0, 0x70, 0x70, 0x70, 0xF0, 0x78]> : tensor<20xf8E3M4>
  %r15 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E3M4>
  check.expect_eq %r15, %c14 : tensor<20xf8E3M4>
  %c16 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E4M3B11FNUZ>
  %r17 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r17, %c16 : tensor<20xf8E4M3B11FNUZ>
  %c18 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E4M3FNUZ>
  %r19 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r19, %c18 : tensor<20xf8E4M3FNUZ>
  %c20 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E5M2FNUZ>
  %r21 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r21, %c20 : tensor<20xf8E5M2FNUZ>
  %c22 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 127, 127, -128, 127, 127, 127, -128, 0]> : tensor<20xi8>
  %r23 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi8>
  check.expect_eq %r23, %c22 : tensor<20xi8>
  %c24 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 32767, -32768, 32767, 32767, 32767, -32768, 0]> : tensor<20xi16>
  %r25 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi16>
  check.expect_eq %r25, %c24 : tensor<20xi16>
  %c26 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 2147483647, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 0]> : tensor<20xi32>
  %r27 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi32>
  check.expect_eq %r27, %c26 : tensor<20xi32>
  %c28 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775808, 0]> : tensor<20xi64>
  %r29 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi64>
  check.expect_eq %r29, %c28 : tensor<20xi64>
  %c30 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 255, 255, 0, 255, 255, 255, 0, 0]> : tensor<20xui8>
  %r31 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xui8>
  check.expect_eq %r31, %c30 : tensor<20xui8>
  %c32 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 65535, 0, 65535, 65535, 65535, 0, 0]> : tensor<20xui16>
  %r33 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xui16>
  check.expect_eq %r33, %c32 : tensor<20xui16>
  %c34 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 4294967295, 0, 4294967295, 4294967295, 4294967295, 0, 0]> : tensor<20xui32>
  %r35 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xui32>
  check.expect_eq %r35, %c34 : tensor<20xui32>
  %c36 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 0, 0]> : tensor<20xui64>
  %r37 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xui64>
  check.expect_eq %r37, %c36 : tensor<20xui64>
  %c38 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 7, -8, 7, 7, -8, 7, 7, 7, -8, 0]> : tensor<20xi4>
  %r39 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi4>
  check.expect_eq %r39, %c38 : tensor<20xi4>
  %c40 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 15, 0, 15, 15, 0, 15, 15, 15, 0, 0]> : tensor<20xui4>
  %r41 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xui4>
  check.expect_eq %r41, %c40 : tensor<20xui4>
  %c42 = stablehlo.constant dense<[0, 1, -1, 1, 1, -2, 0, 1, 1, 0, 1, -2, 1, 1, -2, 1, 1, 1, -2, 0]> : tensor<20xi2>
  %r43 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi2>
  check.expect_eq %r43, %c42 : tensor<20xi2>
  %c44 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 3, 0, 3, 3, 0, 3, 3, 3, 0, 0]> : tensor<20xui2>
  %r45 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xui2>
  check.expect_eq %r45, %c44 : tensor<20xui2>
  %c46 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>
  %r47 = "stablehlo.convert"(%c1) : (tensor<20xf16>) -> tensor<20xi1>
  check.expect_eq %r47, %c46 : tensor<20xi1>
  %c48 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 70144.0, -3003121664.0, 4999610368.0, 9.972771014849226e+19, 0x7F80, 0xFF80, 0x7FC0]> : tensor<20xbf16>
  %r49 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf16>
  check.expect_eq %r49, %c1 : tensor<20xf16>
  %c50 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 70144.0, -3.0031217e+09, 4.9996104e+09, 9.972771e+19, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<20xf32>
  %r51 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf32>
  check.expect_eq %r51, %c50 : tensor<20xf32>
  %c52 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 70144.0, -3003121664.0, 4999610368.0, 9.972771014849226e+19, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r53 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf64>
  check.expect_eq %r53, %c52 : tensor<20xf64>
  %r54 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r54, %c8 : tensor<20xf8E4M3FN>
  %r55 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E5M2>
  check.expect_eq %r55, %c10 : tensor<20xf8E5M2>
  %r56 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E4M3>
  check.expect_eq %r56, %c12 : tensor<20xf8E4M3>
  %r57 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E3M4>
  check.expect_eq %r57, %c14 : tensor<20xf8E3M4>
  %r58 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r58, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r59 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r59, %c18 : tensor<20xf8E4M3FNUZ>
  %r60 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r60, %c20 : tensor<20xf8E5M2FNUZ>
  %r61 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi8>
  check.expect_eq %r61, %c22 : tensor<20xi8>
  %r62 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi16>
  check.expect_eq %r62, %c24 : tensor<20xi16>
  %c63 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 70144, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 0]> : tensor<20xi32>
  %r64 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi32>
  check.expect_eq %r64, %c63 : tensor<20xi32>
  %c65 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 70144, -3003121664, 4999610368, 9223372036854775807, 9223372036854775807, -9223372036854775808, 0]> : tensor<20xi64>
  %r66 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi64>
  check.expect_eq %r66, %c65 : tensor<20xi64>
  %r67 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xui8>
  check.expect_eq %r67, %c30 : tensor<20xui8>
  %r68 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xui16>
  check.expect_eq %r68, %c32 : tensor<20xui16>
  %c69 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 70144, 0, 4294967295, 4294967295, 4294967295, 0, 0]> : tensor<20xui32>
  %r70 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xui32>
  check.expect_eq %r70, %c69 : tensor<20xui32>
  %c71 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 70144, 0, 4999610368, 18446744073709551615, 18446744073709551615, 0, 0]> : tensor<20xui64>
  %r72 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xui64>
  check.expect_eq %r72, %c71 : tensor<20xui64>
  %r73 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi4>
  check.expect_eq %r73, %c38 : tensor<20xi4>
  %r74 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xui4>
  check.expect_eq %r74, %c40 : tensor<20xui4>
  %r75 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi2>
  check.expect_eq %r75, %c42 : tensor<20xi2>
  %r76 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xui2>
  check.expect_eq %r76, %c44 : tensor<20xui2>
  %r77 = "stablehlo.convert"(%c48) : (tensor<20xbf16>) -> tensor<20xi1>
  check.expect_eq %r77, %c46 : tensor<20xi1>
  %c78 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 70000.0, -3.0e+09, 5.0e+09, 1.0e+20, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<20xf32>
  %r79 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf16>
  check.expect_eq %r79, %c1 : tensor<20xf16>
  %r80 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xbf16>
  check.expect_eq %r80, %c48 : tensor<20xbf16>
  %c81 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 70000.0, -3000000000.0, 5000000000.0, 1.0000000200408773e+20, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r82 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf64>
  check.expect_eq %r82, %c81 : tensor<20xf64>
  %r83 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r83, %c8 : tensor<20xf8E4M3FN>
  %r84 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E5M2>
  check.expect_eq %r84, %c10 : tensor<20xf8E5M2>
  %r85 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E4M3>
  check.expect_eq %r85, %c12 : tensor<20xf8E4M3>
  %r86 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E3M4>
  check.expect_eq %r86, %c14 : tensor<20xf8E3M4>
  %r87 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r87, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r88 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r88, %c18 : tensor<20xf8E4M3FNUZ>
  %r89 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r89, %c20 : tensor<20xf8E5M2FNUZ>
  %r90 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi8>
  check.expect_eq %r90, %c22 : tensor<20xi8>
  %r91 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi16>
  check.expect_eq %r91, %c24 : tensor<20xi16>
  %c92 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 70000, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 0]> : tensor<20xi32>
  %r93 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi32>
  check.expect_eq %r93, %c92 : tensor<20xi32>
  %c94 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 100, -100, 1000, 70000, -3000000000, 5000000000, 9223372036854775807, 9223372036854775807, -9223372036854775808, 0]> : tensor<20xi64>
  %r95 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi64>
  check.expect_eq %r95, %c94 : tensor<20xi64>
  %r96 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xui8>
  check.expect_eq %r96, %c30 : tensor<20xui8>
  %r97 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xui16>
  check.expect_eq %r97, %c32 : tensor<20xui16>
  %c98 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 70000, 0, 4294967295, 4294967295, 4294967295, 0, 0]> : tensor<20xui32>
  %r99 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xui32>
  check.expect_eq %r99, %c98 : tensor<20xui32>
  %c100 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 100, 0, 1000, 70000, 0, 5000000000, 18446744073709551615, 18446744073709551615, 0, 0]> : tensor<20xui64>
  %r101 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xui64>
  check.expect_eq %r101, %c100 : tensor<20xui64>
  %r102 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi4>
  check.expect_eq %r102, %c38 : tensor<20xi4>
  %r103 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xui4>
  check.expect_eq %r103, %c40 : tensor<20xui4>
  %r104 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi2>
  check.expect_eq %r104, %c42 : tensor<20xi2>
  %r105 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xui2>
  check.expect_eq %r105, %c44 : tensor<20xui2>
  %r106 = "stablehlo.convert"(%c78) : (tensor<20xf32>) -> tensor<20xi1>
  check.expect_eq %r106, %c46 : tensor<20xi1>
  %c107 = stablehlo.constant dense<[0.0, 1.5, -3.0, 100.0, 0x7FF8000000000000]> : tensor<5xf64>
  %c108 = stablehlo.constant dense<[0.0, 1.5, -3.0, 100.0, 0x7E00]> : tensor<5xf16>
  %r109 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf16>
  check.expect_eq %r109, %c108 : tensor<5xf16>
  %c110 = stablehlo.constant dense<[0.0, 1.5, -3.0, 100.0, 0x7FC0]> : tensor<5xbf16>
  %r111 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xbf16>
  check.expect_eq %r111, %c110 : tensor<5xbf16>
  %c112 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 100.0, -100.0, 1000.0, 70000.0, -3000000000.0, 5000000000.0, 1.0e+20, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r113 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xf32>
  check.expect_eq %r113, %c78 : tensor<20xf32>
  %r114 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf64>
  check.expect_eq %r114, %c107 : tensor<5xf64>
  %c115 = stablehlo.constant dense<[0.0, 1.5, -3.0, 96.0, 0x7F]> : tensor<5xf8E4M3FN>
  %r116 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E4M3FN>
  check.expect_eq %r116, %c115 : tensor<5xf8E4M3FN>
  %c117 = stablehlo.constant dense<[0.0, 1.5, -3.0, 96.0, 0x7E]> : tensor<5xf8E5M2>
  %r118 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E5M2>
  check.expect_eq %r118, %c117 : tensor<5xf8E5M2>
  %c119 = stablehlo.constant dense<[0.0, 1.5, -3.0, 96.0, 0x7C]> : tensor<5xf8E4M3>
  %r120 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E4M3>
  check.expect_eq %r120, %c119 : tensor<5xf8E4M3>
  %c121 = stablehlo.constant dense<[0.0, 1.5, -3.0, 0x70, 0x78]> : tensor<5xf8E3M4>
  %r122 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E3M4>
  check.expect_eq %r122, %c121 : tensor<5xf8E3M4>
  %c123 = stablehlo.constant dense<[0.0, 1.5, -3.0, 0x80, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  %r124 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r124, %c123 : tensor<5xf8E4M3B11FNUZ>
  %c125 = stablehlo.constant dense<[0.0, 1.5, -3.0, 96.0, 0x80]> : tensor<5xf8E4M3FNUZ>
  %r126 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r126, %c125 : tensor<5xf8E4M3FNUZ>
  %c127 = stablehlo.constant dense<[0.0, 1.5, -3.0, 96.0, 0x80]> : tensor<5xf8E5M2FNUZ>
  %r128 = "stablehlo.convert"(%c107) : (tensor<5xf64>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r128, %c127 : tensor<5xf8E5M2FNUZ>
  %r129 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi8>
  check.expect_eq %r129, %c22 : tensor<20xi8>
  %r130 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi16>
  check.expect_eq %r130, %c24 : tensor<20xi16>
  %r131 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi32>
  check.expect_eq %r131, %c92 : tensor<20xi32>
  %r132 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi64>
  check.expect_eq %r132, %c94 : tensor<20xi64>
  %r133 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xui8>
  check.expect_eq %r133, %c30 : tensor<20xui8>
  %r134 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xui16>
  check.expect_eq %r134, %c32 : tensor<20xui16>
  %r135 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xui32>
  check.expect_eq %r135, %c98 : tensor<20xui32>
  %r136 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xui64>
  check.expect_eq %r136, %c100 : tensor<20xui64>
  %r137 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi4>
  check.expect_eq %r137, %c38 : tensor<20xi4>
  %r138 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xui4>
  check.expect_eq %r138, %c40 : tensor<20xui4>
  %r139 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi2>
  check.expect_eq %r139, %c42 : tensor<20xi2>
  %r140 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xui2>
  check.expect_eq %r140, %c44 : tensor<20xui2>
  %r141 = "stablehlo.convert"(%c112) : (tensor<20xf64>) -> tensor<20xi1>
  check.expect_eq %r141, %c46 : tensor<20xi1>
  %c142 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7E00, 0x7E00, 0xFE00, 0x7E00, 0x7E00, 0x7E00, 0xFE00, 0x7E00]> : tensor<20xf16>
  %r143 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf16>
  check.expect_eq %r143, %c142 : tensor<20xf16>
  %c144 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7FC0, 0x7FC0, 0xFFC0, 0x7FC0, 0x7FC0, 0x7FC0, 0xFFC0, 0x7FC0]> : tensor<20xbf16>
  %r145 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xbf16>
  check.expect_eq %r145, %c144 : tensor<20xbf16>
  %c146 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7FC00000, 0x7FC00000, 0xFFC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0xFFC00000, 0x7FC00000]> : tensor<20xf32>
  %r147 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf32>
  check.expect_eq %r147, %c146 : tensor<20xf32>
  %c148 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF8000000000000, 0xFFF8000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r149 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf64>
  check.expect_eq %r149, %c148 : tensor<20xf64>
  %c150 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7E, 0x7E, 0xFE, 0x7E, 0x7E, 0x7E, 0xFE, 0x7E]> : tensor<20xf8E5M2>
  %r151 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf8E5M2>
  check.expect_eq %r151, %c150 : tensor<20xf8E5M2>
  %c152 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C, 0x7C, 0xFC, 0x7C]> : tensor<20xf8E4M3>
  %r153 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3>
  check.expect_eq %r153, %c152 : tensor<20xf8E4M3>
  %c154 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x70, 0xF0, 0x78, 0x78, 0xF8, 0x78, 0x78, 0x78, 0xF8, 0x78]> : tensor<20xf8E3M4>
  %r155 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf8E3M4>
  check.expect_eq %r155, %c154 : tensor<20xf8E3M4>
  %r156 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r156, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r157 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r157, %c18 : tensor<20xf8E4M3FNUZ>
  %c158 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E5M2FNUZ>
  %r159 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r159, %c158 : tensor<20xf8E5M2FNUZ>
  %c160 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi8>
  %r161 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi8>
  check.expect_eq %r161, %c160 : tensor<20xi8>
  %c162 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi16>
  %r163 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi16>
  check.expect_eq %r163, %c162 : tensor<20xi16>
  %c164 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi32>
  %r165 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi32>
  check.expect_eq %r165, %c164 : tensor<20xi32>
  %c166 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi64>
  %r167 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi64>
  check.expect_eq %r167, %c166 : tensor<20xi64>
  %c168 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui8>
  %r169 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xui8>
  check.expect_eq %r169, %c168 : tensor<20xui8>
  %c170 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui16>
  %r171 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xui16>
  check.expect_eq %r171, %c170 : tensor<20xui16>
  %c172 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui32>
  %r173 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xui32>
  check.expect_eq %r173, %c172 : tensor<20xui32>
  %c174 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui64>
  %r175 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xui64>
  check.expect_eq %r175, %c174 : tensor<20xui64>
  %c176 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 7, -8, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi4>
  %r177 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi4>
  check.expect_eq %r177, %c176 : tensor<20xi4>
  %c178 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui4>
  %r179 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xui4>
  check.expect_eq %r179, %c178 : tensor<20xui4>
  %c180 = stablehlo.constant dense<[0, 1, -1, 1, 1, -2, 0, 1, 1, 0, 1, -2, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi2>
  %r181 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi2>
  check.expect_eq %r181, %c180 : tensor<20xi2>
  %c182 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui2>
  %r183 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xui2>
  check.expect_eq %r183, %c182 : tensor<20xui2>
  %r184 = "stablehlo.convert"(%c8) : (tensor<20xf8E4M3FN>) -> tensor<20xi1>
  check.expect_eq %r184, %c46 : tensor<20xi1>
  %c185 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1.024e+03, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7E00]> : tensor<20xf16>
  %r186 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf16>
  check.expect_eq %r186, %c185 : tensor<20xf16>
  %c187 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0x7F80, 0xFF80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0x7FC0]> : tensor<20xbf16>
  %r188 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xbf16>
  check.expect_eq %r188, %c187 : tensor<20xbf16>
  %c189 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<20xf32>
  %r190 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf32>
  check.expect_eq %r190, %c189 : tensor<20xf32>
  %c191 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r192 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf64>
  check.expect_eq %r192, %c191 : tensor<20xf64>
  %r193 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r193, %c8 : tensor<20xf8E4M3FN>
  %r194 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf8E4M3>
  check.expect_eq %r194, %c12 : tensor<20xf8E4M3>
  %r195 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf8E3M4>
  check.expect_eq %r195, %c14 : tensor<20xf8E3M4>
  %r196 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r196, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r197 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r197, %c18 : tensor<20xf8E4M3FNUZ>
  %r198 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r198, %c20 : tensor<20xf8E5M2FNUZ>
  %c199 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 127, 127, -128, 127, 127, 127, -128, 0]> : tensor<20xi8>
  %r200 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi8>
  check.expect_eq %r200, %c199 : tensor<20xi8>
  %c201 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 1024, 32767, -32768, 32767, 32767, 32767, -32768, 0]> : tensor<20xi16>
  %r202 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi16>
  check.expect_eq %r202, %c201 : tensor<20xi16>
  %c203 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 1024, 2147483647, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 0]> : tensor<20xi32>
  %r204 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi32>
  check.expect_eq %r204, %c203 : tensor<20xi32>
  %c205 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 1024, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775808, 0]> : tensor<20xi64>
  %r206 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi64>
  check.expect_eq %r206, %c205 : tensor<20xi64>
  %c207 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 255, 255, 0, 255, 255, 255, 0, 0]> : tensor<20xui8>
  %r208 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xui8>
  check.expect_eq %r208, %c207 : tensor<20xui8>
  %c209 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 1024, 65535, 0, 65535, 65535, 65535, 0, 0]> : tensor<20xui16>
  %r210 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xui16>
  check.expect_eq %r210, %c209 : tensor<20xui16>
  %c211 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 1024, 4294967295, 0, 4294967295, 4294967295, 4294967295, 0, 0]> : tensor<20xui32>
  %r212 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xui32>
  check.expect_eq %r212, %c211 : tensor<20xui32>
  %c213 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 1024, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 0, 0]> : tensor<20xui64>
  %r214 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xui64>
  check.expect_eq %r214, %c213 : tensor<20xui64>
  %r215 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi4>
  check.expect_eq %r215, %c38 : tensor<20xi4>
  %r216 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xui4>
  check.expect_eq %r216, %c40 : tensor<20xui4>
  %r217 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi2>
  check.expect_eq %r217, %c42 : tensor<20xi2>
  %r218 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xui2>
  check.expect_eq %r218, %c44 : tensor<20xui2>
  %r219 = "stablehlo.convert"(%c10) : (tensor<20xf8E5M2>) -> tensor<20xi1>
  check.expect_eq %r219, %c46 : tensor<20xi1>
  %c220 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7C00, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7E00]> : tensor<20xf16>
  %r221 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf16>
  check.expect_eq %r221, %c220 : tensor<20xf16>
  %c222 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7F80, 0x7F80, 0xFF80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0x7FC0]> : tensor<20xbf16>
  %r223 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xbf16>
  check.expect_eq %r223, %c222 : tensor<20xbf16>
  %c224 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7F800000, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<20xf32>
  %r225 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf32>
  check.expect_eq %r225, %c224 : tensor<20xf32>
  %c226 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r227 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf64>
  check.expect_eq %r227, %c226 : tensor<20xf64>
  %r228 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r228, %c8 : tensor<20xf8E4M3FN>
  %c229 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C, 0x7C, 0xFC, 0x7E]> : tensor<20xf8E5M2>
  %r230 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf8E5M2>
  check.expect_eq %r230, %c229 : tensor<20xf8E5M2>
  %r231 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf8E3M4>
  check.expect_eq %r231, %c14 : tensor<20xf8E3M4>
  %r232 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r232, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r233 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r233, %c18 : tensor<20xf8E4M3FNUZ>
  %r234 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r234, %c158 : tensor<20xf8E5M2FNUZ>
  %r235 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi8>
  check.expect_eq %r235, %c199 : tensor<20xi8>
  %c236 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 32767, 32767, -32768, 32767, 32767, 32767, -32768, 0]> : tensor<20xi16>
  %r237 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi16>
  check.expect_eq %r237, %c236 : tensor<20xi16>
  %c238 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 0]> : tensor<20xi32>
  %r239 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi32>
  check.expect_eq %r239, %c238 : tensor<20xi32>
  %c240 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 9223372036854775807, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775808, 0]> : tensor<20xi64>
  %r241 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi64>
  check.expect_eq %r241, %c240 : tensor<20xi64>
  %r242 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xui8>
  check.expect_eq %r242, %c207 : tensor<20xui8>
  %c243 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 65535, 65535, 0, 65535, 65535, 65535, 0, 0]> : tensor<20xui16>
  %r244 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xui16>
  check.expect_eq %r244, %c243 : tensor<20xui16>
  %c245 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 4294967295, 4294967295, 0, 4294967295, 4294967295, 4294967295, 0, 0]> : tensor<20xui32>
  %r246 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xui32>
  check.expect_eq %r246, %c245 : tensor<20xui32>
  %c247 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 18446744073709551615, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 0, 0]> : tensor<20xui64>
  %r248 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xui64>
  check.expect_eq %r248, %c247 : tensor<20xui64>
  %r249 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi4>
  check.expect_eq %r249, %c38 : tensor<20xi4>
  %r250 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xui4>
  check.expect_eq %r250, %c40 : tensor<20xui4>
  %r251 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi2>
  check.expect_eq %r251, %c42 : tensor<20xi2>
  %r252 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xui2>
  check.expect_eq %r252, %c44 : tensor<20xui2>
  %r253 = "stablehlo.convert"(%c12) : (tensor<20xf8E4M3>) -> tensor<20xi1>
  check.expect_eq %r253, %c46 : tensor<20xi1>
  %c254 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0xFC00, 0x7C00, 0x7C00, 0x7C00, 0xFC00, 0x7E00]> : tensor<20xf16>
  %r255 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf16>
  check.expect_eq %r255, %c254 : tensor<20xf16>
  %c256 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x7F80, 0xFF80, 0x7F80, 0x7F80, 0xFF80, 0x7F80, 0x7F80, 0x7F80, 0xFF80, 0x7FC0]> : tensor<20xbf16>
  %r257 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xbf16>
  check.expect_eq %r257, %c256 : tensor<20xbf16>
  %c258 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<20xf32>
  %r259 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf32>
  check.expect_eq %r259, %c258 : tensor<20xf32>
  %c260 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<20xf64>
  %r261 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf64>
  check.expect_eq %r261, %c260 : tensor<20xf64>
  %c262 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x7F, 0xFF, 0x7F, 0x7F, 0xFF, 0x7F, 0x7F, 0x7F, 0xFF, 0x7F]> : tensor<20xf8E4M3FN>
  %r263 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r263, %c262 : tensor<20xf8E4M3FN>
  %c264 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x7C, 0xFC, 0x7C, 0x7C, 0xFC, 0x7C, 0x7C, 0x7C, 0xFC, 0x7E]> : tensor<20xf8E5M2>
  %r265 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf8E5M2>
  check.expect_eq %r265, %c264 : tensor<20xf8E5M2>
  %c266 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x78, 0xF8, 0x78, 0x78, 0xF8, 0x78, 0x78, 0x78, 0xF8, 0x7C]> : tensor<20xf8E4M3>
  %r267 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf8E4M3>
  check.expect_eq %r267, %c266 : tensor<20xf8E4M3>
  %r268 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r268, %c16 : tensor<20xf8E4M3B11FNUZ>
  %c269 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E4M3FNUZ>
  %r270 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r270, %c269 : tensor<20xf8E4M3FNUZ>
  %c271 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80]> : tensor<20xf8E5M2FNUZ>
  %r272 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r272, %c271 : tensor<20xf8E5M2FNUZ>
  %c273 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 127, -128, 127, 127, -128, 127, 127, 127, -128, 0]> : tensor<20xi8>
  %r274 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi8>
  check.expect_eq %r274, %c273 : tensor<20xi8>
  %c275 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 32767, -32768, 32767, 32767, -32768, 32767, 32767, 32767, -32768, 0]> : tensor<20xi16>
  %r276 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi16>
  check.expect_eq %r276, %c275 : tensor<20xi16>
  %c277 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 2147483647, -2147483648, 2147483647, 2147483647, -2147483648, 2147483647, 2147483647, 2147483647, -2147483648, 0]> : tensor<20xi32>
  %r278 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi32>
  check.expect_eq %r278, %c277 : tensor<20xi32>
  %c279 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807, -9223372036854775808, 9223372036854775807, 9223372036854775807, 9223372036854775807, -9223372036854775808, 0]> : tensor<20xi64>
  %r280 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi64>
  check.expect_eq %r280, %c279 : tensor<20xi64>
  %c281 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 255, 0, 255, 255, 0, 255, 255, 255, 0, 0]> : tensor<20xui8>
  %r282 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xui8>
  check.expect_eq %r282, %c281 : tensor<20xui8>
  %c283 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 65535, 0, 65535, 65535, 0, 65535, 65535, 65535, 0, 0]> : tensor<20xui16>
  %r284 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xui16>
  check.expect_eq %r284, %c283 : tensor<20xui16>
  %c285 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 4294967295, 0, 4294967295, 4294967295, 0, 4294967295, 4294967295, 4294967295, 0, 0]> : tensor<20xui32>
  %r286 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xui32>
  check.expect_eq %r286, %c285 : tensor<20xui32>
  %c287 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 0, 18446744073709551615, 18446744073709551615, 18446744073709551615, 0, 0]> : tensor<20xui64>
  %r288 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xui64>
  check.expect_eq %r288, %c287 : tensor<20xui64>
  %r289 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi4>
  check.expect_eq %r289, %c38 : tensor<20xi4>
  %r290 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xui4>
  check.expect_eq %r290, %c40 : tensor<20xui4>
  %r291 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi2>
  check.expect_eq %r291, %c42 : tensor<20xi2>
  %r292 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xui2>
  check.expect_eq %r292, %c44 : tensor<20xui2>
  %r293 = "stablehlo.convert"(%c14) : (tensor<20xf8E3M4>) -> tensor<20xi1>
  check.expect_eq %r293, %c46 : tensor<20xi1>
  %c294 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00]> : tensor<20xf16>
  %r295 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf16>
  check.expect_eq %r295, %c294 : tensor<20xf16>
  %c296 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0]> : tensor<20xbf16>
  %r297 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xbf16>
  check.expect_eq %r297, %c296 : tensor<20xbf16>
  %c298 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000]> : tensor<20xf32>
  %r299 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf32>
  check.expect_eq %r299, %c298 : tensor<20xf32>
  %c300 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<20xf64>
  %r301 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf64>
  check.expect_eq %r301, %c300 : tensor<20xf64>
  %c302 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<20xf8E4M3FN>
  %r303 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r303, %c302 : tensor<20xf8E4M3FN>
  %c304 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE]> : tensor<20xf8E5M2>
  %r305 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E5M2>
  check.expect_eq %r305, %c304 : tensor<20xf8E5M2>
  %c306 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC]> : tensor<20xf8E4M3>
  %r307 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3>
  check.expect_eq %r307, %c306 : tensor<20xf8E4M3>
  %c308 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8]> : tensor<20xf8E3M4>
  %r309 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E3M4>
  check.expect_eq %r309, %c308 : tensor<20xf8E3M4>
  %r310 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r310, %c269 : tensor<20xf8E4M3FNUZ>
  %r311 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r311, %c271 : tensor<20xf8E5M2FNUZ>
  %c312 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi8>
  %r313 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi8>
  check.expect_eq %r313, %c312 : tensor<20xi8>
  %c314 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi16>
  %r315 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi16>
  check.expect_eq %r315, %c314 : tensor<20xi16>
  %c316 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi32>
  %r317 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi32>
  check.expect_eq %r317, %c316 : tensor<20xi32>
  %c318 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi64>
  %r319 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi64>
  check.expect_eq %r319, %c318 : tensor<20xi64>
  %c320 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui8>
  %r321 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui8>
  check.expect_eq %r321, %c320 : tensor<20xui8>
  %c322 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui16>
  %r323 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui16>
  check.expect_eq %r323, %c322 : tensor<20xui16>
  %c324 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui32>
  %r325 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui32>
  check.expect_eq %r325, %c324 : tensor<20xui32>
  %c326 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui64>
  %r327 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui64>
  check.expect_eq %r327, %c326 : tensor<20xui64>
  %c328 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi4>
  %r329 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi4>
  check.expect_eq %r329, %c328 : tensor<20xi4>
  %c330 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui4>
  %r331 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui4>
  check.expect_eq %r331, %c330 : tensor<20xui4>
  %c332 = stablehlo.constant dense<[0, 1, -1, 1, 1, -2, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi2>
  %r333 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi2>
  check.expect_eq %r333, %c332 : tensor<20xi2>
  %c334 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui2>
  %r335 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xui2>
  check.expect_eq %r335, %c334 : tensor<20xui2>
  %r336 = "stablehlo.convert"(%c16) : (tensor<20xf8E4M3B11FNUZ>) -> tensor<20xi1>
  check.expect_eq %r336, %c46 : tensor<20xi1>
  %c337 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00]> : tensor<20xf16>
  %r338 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf16>
  check.expect_eq %r338, %c337 : tensor<20xf16>
  %c339 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0]> : tensor<20xbf16>
  %r340 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xbf16>
  check.expect_eq %r340, %c339 : tensor<20xbf16>
  %c341 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000]> : tensor<20xf32>
  %r342 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf32>
  check.expect_eq %r342, %c341 : tensor<20xf32>
  %c343 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<20xf64>
  %r344 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf64>
  check.expect_eq %r344, %c343 : tensor<20xf64>
  %c345 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<20xf8E4M3FN>
  %r346 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r346, %c345 : tensor<20xf8E4M3FN>
  %c347 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE]> : tensor<20xf8E5M2>
  %r348 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E5M2>
  check.expect_eq %r348, %c347 : tensor<20xf8E5M2>
  %c349 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC]> : tensor<20xf8E4M3>
  %r350 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3>
  check.expect_eq %r350, %c349 : tensor<20xf8E4M3>
  %c351 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x70, 0xF0, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8]> : tensor<20xf8E3M4>
  %r352 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E3M4>
  check.expect_eq %r352, %c351 : tensor<20xf8E3M4>
  %r353 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r353, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r354 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xf8E5M2FNUZ>
  check.expect_eq %r354, %c158 : tensor<20xf8E5M2FNUZ>
  %r355 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi8>
  check.expect_eq %r355, %c160 : tensor<20xi8>
  %r356 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi16>
  check.expect_eq %r356, %c162 : tensor<20xi16>
  %r357 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi32>
  check.expect_eq %r357, %c164 : tensor<20xi32>
  %r358 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi64>
  check.expect_eq %r358, %c166 : tensor<20xi64>
  %r359 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xui8>
  check.expect_eq %r359, %c168 : tensor<20xui8>
  %r360 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xui16>
  check.expect_eq %r360, %c170 : tensor<20xui16>
  %r361 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xui32>
  check.expect_eq %r361, %c172 : tensor<20xui32>
  %r362 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xui64>
  check.expect_eq %r362, %c174 : tensor<20xui64>
  %r363 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi4>
  check.expect_eq %r363, %c176 : tensor<20xi4>
  %r364 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xui4>
  check.expect_eq %r364, %c178 : tensor<20xui4>
  %r365 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi2>
  check.expect_eq %r365, %c180 : tensor<20xi2>
  %r366 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xui2>
  check.expect_eq %r366, %c182 : tensor<20xui2>
  %r367 = "stablehlo.convert"(%c18) : (tensor<20xf8E4M3FNUZ>) -> tensor<20xi1>
  check.expect_eq %r367, %c46 : tensor<20xi1>
  %c368 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1.024e+03, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00, 0xFE00]> : tensor<20xf16>
  %r369 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf16>
  check.expect_eq %r369, %c368 : tensor<20xf16>
  %c370 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0, 0xFFC0]> : tensor<20xbf16>
  %r371 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xbf16>
  check.expect_eq %r371, %c370 : tensor<20xbf16>
  %c372 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000, 0xFFC00000]> : tensor<20xf32>
  %r373 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf32>
  check.expect_eq %r373, %c372 : tensor<20xf32>
  %c374 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000, 0xFFF8000000000000]> : tensor<20xf64>
  %r375 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf64>
  check.expect_eq %r375, %c374 : tensor<20xf64>
  %c376 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]> : tensor<20xf8E4M3FN>
  %r377 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E4M3FN>
  check.expect_eq %r377, %c376 : tensor<20xf8E4M3FN>
  %c378 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 1024.0, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE]> : tensor<20xf8E5M2>
  %r379 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E5M2>
  check.expect_eq %r379, %c378 : tensor<20xf8E5M2>
  %c380 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 96.0, -96.0, 0x78, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC]> : tensor<20xf8E4M3>
  %r381 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E4M3>
  check.expect_eq %r381, %c380 : tensor<20xf8E4M3>
  %c382 = stablehlo.constant dense<[0.0, 1.0, -1.0, 2.0, 3.0, -5.0, 0.5, 1.5, 2.5, -0.75, 0x70, 0xF0, 0x70, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8]> : tensor<20xf8E3M4>
  %r383 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E3M4>
  check.expect_eq %r383, %c382 : tensor<20xf8E3M4>
  %r384 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E4M3B11FNUZ>
  check.expect_eq %r384, %c16 : tensor<20xf8E4M3B11FNUZ>
  %r385 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xf8E4M3FNUZ>
  check.expect_eq %r385, %c18 : tensor<20xf8E4M3FNUZ>
  %c386 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 127, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi8>
  %r387 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi8>
  check.expect_eq %r387, %c386 : tensor<20xi8>
  %c388 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 1024, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi16>
  %r389 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi16>
  check.expect_eq %r389, %c388 : tensor<20xi16>
  %c390 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 1024, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi32>
  %r391 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi32>
  check.expect_eq %r391, %c390 : tensor<20xi32>
  %c392 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 96, -96, 1024, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi64>
  %r393 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi64>
  check.expect_eq %r393, %c392 : tensor<20xi64>
  %c394 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 255, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui8>
  %r395 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui8>
  check.expect_eq %r395, %c394 : tensor<20xui8>
  %c396 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 1024, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui16>
  %r397 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui16>
  check.expect_eq %r397, %c396 : tensor<20xui16>
  %c398 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 1024, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui32>
  %r399 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui32>
  check.expect_eq %r399, %c398 : tensor<20xui32>
  %c400 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 96, 0, 1024, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui64>
  %r401 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui64>
  check.expect_eq %r401, %c400 : tensor<20xui64>
  %c402 = stablehlo.constant dense<[0, 1, -1, 2, 3, -5, 0, 1, 2, 0, 7, -8, 7, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi4>
  %r403 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi4>
  check.expect_eq %r403, %c402 : tensor<20xi4>
  %c404 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 15, 0, 15, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui4>
  %r405 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui4>
  check.expect_eq %r405, %c404 : tensor<20xui4>
  %c406 = stablehlo.constant dense<[0, 1, -1, 1, 1, -2, 0, 1, 1, 0, 1, -2, 1, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xi2>
  %r407 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi2>
  check.expect_eq %r407, %c406 : tensor<20xi2>
  %c408 = stablehlo.constant dense<[0, 1, 0, 2, 3, 0, 0, 1, 2, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0]> : tensor<20xui2>
  %r409 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xui2>
  check.expect_eq %r409, %c408 : tensor<20xui2>
  %r410 = "stablehlo.convert"(%c20) : (tensor<20xf8E5M2FNUZ>) -> tensor<20xi1>
  check.expect_eq %r410, %c46 : tensor<20xi1>
  %c411 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127]> : tensor<7xi8>
  %c412 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127]> : tensor<7xi16>
  %r413 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xi16>
  check.expect_eq %r413, %c412 : tensor<7xi16>
  %c414 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127]> : tensor<7xi32>
  %r415 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xi32>
  check.expect_eq %r415, %c414 : tensor<7xi32>
  %c416 = stablehlo.constant dense<[-128, -1, 0, 1, 2, 3, 127]> : tensor<7xi64>
  %r417 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xi64>
  check.expect_eq %r417, %c416 : tensor<7xi64>
  %c418 = stablehlo.constant dense<[128, 255, 0, 1, 2, 3, 127]> : tensor<7xui8>
  %r419 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xui8>
  check.expect_eq %r419, %c418 : tensor<7xui8>
  %c420 = stablehlo.constant dense<[65408, 65535, 0, 1, 2, 3, 127]> : tensor<7xui16>
  %r421 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xui16>
  check.expect_eq %r421, %c420 : tensor<7xui16>
  %c422 = stablehlo.constant dense<[4294967168, 4294967295, 0, 1, 2, 3, 127]> : tensor<7xui32>
  %r423 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xui32>
  check.expect_eq %r423, %c422 : tensor<7xui32>
  %c424 = stablehlo.constant dense<[18446744073709551488, 18446744073709551615, 0, 1, 2, 3, 127]> : tensor<7xui64>
  %r425 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xui64>
  check.expect_eq %r425, %c424 : tensor<7xui64>
  %c426 = stablehlo.constant dense<[0, -1, 0, 1, 2, 3, -1]> : tensor<7xi4>
  %r427 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xi4>
  check.expect_eq %r427, %c426 : tensor<7xi4>
  %c428 = stablehlo.constant dense<[0, 15, 0, 1, 2, 3, 15]> : tensor<7xui4>
  %r429 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xui4>
  check.expect_eq %r429, %c428 : tensor<7xui4>
  %c430 = stablehlo.constant dense<[0, -1, 0, 1, -2, -1, -1]> : tensor<7xi2>
  %r431 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xi2>
  check.expect_eq %r431, %c430 : tensor<7xi2>
  %c432 = stablehlo.constant dense<[0, 3, 0, 1, 2, 3, 3]> : tensor<7xui2>
  %r433 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xui2>
  check.expect_eq %r433, %c432 : tensor<7xui2>
  %c434 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 127.0]> : tensor<7xf16>
  %r435 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf16>
  check.expect_eq %r435, %c434 : tensor<7xf16>
  %c436 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 127.0]> : tensor<7xbf16>
  %r437 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xbf16>
  check.expect_eq %r437, %c436 : tensor<7xbf16>
  %c438 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 127.0]> : tensor<7xf32>
  %r439 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf32>
  check.expect_eq %r439, %c438 : tensor<7xf32>
  %c440 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 127.0]> : tensor<7xf64>
  %r441 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf64>
  check.expect_eq %r441, %c440 : tensor<7xf64>
  %c442 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 128.0]> : tensor<7xf8E4M3FN>
  %r443 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r443, %c442 : tensor<7xf8E4M3FN>
  %c444 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 128.0]> : tensor<7xf8E5M2>
  %r445 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E5M2>
  check.expect_eq %r445, %c444 : tensor<7xf8E5M2>
  %c446 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 128.0]> : tensor<7xf8E4M3>
  %r447 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E4M3>
  check.expect_eq %r447, %c446 : tensor<7xf8E4M3>
  %c448 = stablehlo.constant dense<[0xF0, -1.0, 0.0, 1.0, 2.0, 3.0, 0x70]> : tensor<7xf8E3M4>
  %r449 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E3M4>
  check.expect_eq %r449, %c448 : tensor<7xf8E3M4>
  %c450 = stablehlo.constant dense<[0x80, -1.0, 0.0, 1.0, 2.0, 3.0, 0x80]> : tensor<7xf8E4M3B11FNUZ>
  %r451 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E4M3B11FNUZ>
  check.expect_eq %r451, %c450 : tensor<7xf8E4M3B11FNUZ>
  %c452 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 128.0]> : tensor<7xf8E4M3FNUZ>
  %r453 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E4M3FNUZ>
  check.expect_eq %r453, %c452 : tensor<7xf8E4M3FNUZ>
  %c454 = stablehlo.constant dense<[-128.0, -1.0, 0.0, 1.0, 2.0, 3.0, 128.0]> : tensor<7xf8E5M2FNUZ>
  %r455 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xf8E5M2FNUZ>
  check.expect_eq %r455, %c454 : tensor<7xf8E5M2FNUZ>
  %c456 = stablehlo.constant dense<[true, true, false, true, true, true, true]> : tensor<7xi1>
  %r457 = "stablehlo.convert"(%c411) : (tensor<7xi8>) -> tensor<7xi1>
  check.expect_eq %r457, %c456 : tensor<7xi1>
  %c458 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
  %c459 = stablehlo.constant dense<[0, 1]> : tensor<2xi8>
  %r460 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq %r460, %c459 : tensor<2xi8>
  %c461 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 3, 32767]> : tensor<7xi16>
  %c462 = stablehlo.constant dense<[0, -1, 0, 1, 2, 3, -1]> : tensor<7xi8>
  %r463 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xi8>
  check.expect_eq %r463, %c462 : tensor<7xi8>
  %c464 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 3, 32767]> : tensor<7xi32>
  %r465 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xi32>
  check.expect_eq %r465, %c464 : tensor<7xi32>
  %c466 = stablehlo.constant dense<[-32768, -1, 0, 1, 2, 3, 32767]> : tensor<7xi64>
  %r467 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xi64>
  check.expect_eq %r467, %c466 : tensor<7xi64>
  %c468 = stablehlo.constant dense<[0, 255, 0, 1, 2, 3, 255]> : tensor<7xui8>
  %r469 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xui8>
  check.expect_eq %r469, %c468 : tensor<7xui8>
  %c470 = stablehlo.constant dense<[32768, 65535, 0, 1, 2, 3, 32767]> : tensor<7xui16>
  %r471 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xui16>
  check.expect_eq %r471, %c470 : tensor<7xui16>
  %c472 = stablehlo.constant dense<[4294934528, 4294967295, 0, 1, 2, 3, 32767]> : tensor<7xui32>
  %r473 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xui32>
  check.expect_eq %r473, %c472 : tensor<7xui32>
  %c474 = stablehlo.constant dense<[18446744073709518848, 18446744073709551615, 0, 1, 2, 3, 32767]> : tensor<7xui64>
  %r475 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xui64>
  check.expect_eq %r475, %c474 : tensor<7xui64>
  %r476 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xi4>
  check.expect_eq %r476, %c426 : tensor<7xi4>
  %r477 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xui4>
  check.expect_eq %r477, %c428 : tensor<7xui4>
  %r478 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xi2>
  check.expect_eq %r478, %c430 : tensor<7xi2>
  %r479 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xui2>
  check.expect_eq %r479, %c432 : tensor<7xui2>
  %c480 = stablehlo.constant dense<[-1, 0, 1, 2, 3]> : tensor<5xi16>
  %c481 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf16>
  %r482 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf16>
  check.expect_eq %r482, %c481 : tensor<5xf16>
  %c483 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xbf16>
  %r484 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xbf16>
  check.expect_eq %r484, %c483 : tensor<5xbf16>
  %c485 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf32>
  %r486 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf32>
  check.expect_eq %r486, %c485 : tensor<5xf32>
  %c487 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf64>
  %r488 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf64>
  check.expect_eq %r488, %c487 : tensor<5xf64>
  %c489 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FN>
  %r490 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E4M3FN>
  check.expect_eq %r490, %c489 : tensor<5xf8E4M3FN>
  %c491 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E5M2>
  %r492 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E5M2>
  check.expect_eq %r492, %c491 : tensor<5xf8E5M2>
  %c493 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3>
  %r494 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E4M3>
  check.expect_eq %r494, %c493 : tensor<5xf8E4M3>
  %c495 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E3M4>
  %r496 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E3M4>
  check.expect_eq %r496, %c495 : tensor<5xf8E3M4>
  %c497 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  %r498 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r498, %c497 : tensor<5xf8E4M3B11FNUZ>
  %c499 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FNUZ>
  %r500 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r500, %c499 : tensor<5xf8E4M3FNUZ>
  %c501 = stablehlo.constant dense<[-1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<5xf8E5M2FNUZ>
  %r502 = "stablehlo.convert"(%c480) : (tensor<5xi16>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r502, %c501 : tensor<5xf8E5M2FNUZ>
  %r503 = "stablehlo.convert"(%c461) : (tensor<7xi16>) -> tensor<7xi1>
  check.expect_eq %r503, %c456 : tensor<7xi1>
  %c504 = stablehlo.constant dense<[0, 1]> : tensor<2xi16>
  %r505 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xi16>
  check.expect_eq %r505, %c504 : tensor<2xi16>
  %c506 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 3, 2147483647]> : tensor<7xi32>
  %r507 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xi8>
  check.expect_eq %r507, %c462 : tensor<7xi8>
  %c508 = stablehlo.constant dense<[0, -1, 0, 1, 2, 3, -1]> : tensor<7xi16>
  %r509 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xi16>
  check.expect_eq %r509, %c508 : tensor<7xi16>
  %c510 = stablehlo.constant dense<[-2147483648, -1, 0, 1, 2, 3, 2147483647]> : tensor<7xi64>
  %r511 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xi64>
  check.expect_eq %r511, %c510 : tensor<7xi64>
  %r512 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xui8>
  check.expect_eq %r512, %c468 : tensor<7xui8>
  %c513 = stablehlo.constant dense<[0, 65535, 0, 1, 2, 3, 65535]> : tensor<7xui16>
  %r514 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xui16>
  check.expect_eq %r514, %c513 : tensor<7xui16>
  %c515 = stablehlo.constant dense<[2147483648, 4294967295, 0, 1, 2, 3, 2147483647]> : tensor<7xui32>
  %r516 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xui32>
  check.expect_eq %r516, %c515 : tensor<7xui32>
  %c517 = stablehlo.constant dense<[18446744071562067968, 18446744073709551615, 0, 1, 2, 3, 2147483647]> : tensor<7xui64>
  %r518 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xui64>
  check.expect_eq %r518, %c517 : tensor<7xui64>
  %r519 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xi4>
  check.expect_eq %r519, %c426 : tensor<7xi4>
  %r520 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xui4>
  check.expect_eq %r520, %c428 : tensor<7xui4>
  %r521 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xi2>
  check.expect_eq %r521, %c430 : tensor<7xi2>
  %r522 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xui2>
  check.expect_eq %r522, %c432 : tensor<7xui2>
  %c523 = stablehlo.constant dense<[-1, 0, 1, 2, 3]> : tensor<5xi32>
  %r524 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf16>
  check.expect_eq %r524, %c481 : tensor<5xf16>
  %r525 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xbf16>
  check.expect_eq %r525, %c483 : tensor<5xbf16>
  %r526 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf32>
  check.expect_eq %r526, %c485 : tensor<5xf32>
  %r527 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf64>
  check.expect_eq %r527, %c487 : tensor<5xf64>
  %r528 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E4M3FN>
  check.expect_eq %r528, %c489 : tensor<5xf8E4M3FN>
  %r529 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E5M2>
  check.expect_eq %r529, %c491 : tensor<5xf8E5M2>
  %r530 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E4M3>
  check.expect_eq %r530, %c493 : tensor<5xf8E4M3>
  %r531 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E3M4>
  check.expect_eq %r531, %c495 : tensor<5xf8E3M4>
  %r532 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r532, %c497 : tensor<5xf8E4M3B11FNUZ>
  %r533 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r533, %c499 : tensor<5xf8E4M3FNUZ>
  %r534 = "stablehlo.convert"(%c523) : (tensor<5xi32>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r534, %c501 : tensor<5xf8E5M2FNUZ>
  %r535 = "stablehlo.convert"(%c506) : (tensor<7xi32>) -> tensor<7xi1>
  check.expect_eq %r535, %c456 : tensor<7xi1>
  %c536 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %r537 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xi32>
  check.expect_eq %r537, %c536 : tensor<2xi32>
  %c538 = stablehlo.constant dense<[-9223372036854775808, -1, 0, 1, 2, 3, 9223372036854775807]> : tensor<7xi64>
  %r539 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xi8>
  check.expect_eq %r539, %c462 : tensor<7xi8>
  %r540 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xi16>
  check.expect_eq %r540, %c508 : tensor<7xi16>
  %c541 = stablehlo.constant dense<[0, -1, 0, 1, 2, 3, -1]> : tensor<7xi32>
  %r542 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xi32>
  check.expect_eq %r542, %c541 : tensor<7xi32>
  %r543 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xui8>
  check.expect_eq %r543, %c468 : tensor<7xui8>
  %r544 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xui16>
  check.expect_eq %r544, %c513 : tensor<7xui16>
  %c545 = stablehlo.constant dense<[0, 4294967295, 0, 1, 2, 3, 4294967295]> : tensor<7xui32>
  %r546 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xui32>
  check.expect_eq %r546, %c545 : tensor<7xui32>
  %c547 = stablehlo.constant dense<[9223372036854775808, 18446744073709551615, 0, 1, 2, 3, 9223372036854775807]> : tensor<7xui64>
  %r548 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xui64>
  check.expect_eq %r548, %c547 : tensor<7xui64>
  %r549 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xi4>
  check.expect_eq %r549, %c426 : tensor<7xi4>
  %r550 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xui4>
  check.expect_eq %r550, %c428 : tensor<7xui4>
  %r551 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xi2>
  check.expect_eq %r551, %c430 : tensor<7xi2>
  %r552 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xui2>
  check.expect_eq %r552, %c432 : tensor<7xui2>
  %c553 = stablehlo.constant dense<[-1, 0, 1, 2, 3]> : tensor<5xi64>
  %r554 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf16>
  check.expect_eq %r554, %c481 : tensor<5xf16>
  %r555 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xbf16>
  check.expect_eq %r555, %c483 : tensor<5xbf16>
  %r556 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf32>
  check.expect_eq %r556, %c485 : tensor<5xf32>
  %r557 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf64>
  check.expect_eq %r557, %c487 : tensor<5xf64>
  %r558 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E4M3FN>
  check.expect_eq %r558, %c489 : tensor<5xf8E4M3FN>
  %r559 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E5M2>
  check.expect_eq %r559, %c491 : tensor<5xf8E5M2>
  %r560 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E4M3>
  check.expect_eq %r560, %c493 : tensor<5xf8E4M3>
  %r561 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E3M4>
  check.expect_eq %r561, %c495 : tensor<5xf8E3M4>
  %r562 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r562, %c497 : tensor<5xf8E4M3B11FNUZ>
  %r563 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r563, %c499 : tensor<5xf8E4M3FNUZ>
  %r564 = "stablehlo.convert"(%c553) : (tensor<5xi64>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r564, %c501 : tensor<5xf8E5M2FNUZ>
  %r565 = "stablehlo.convert"(%c538) : (tensor<7xi64>) -> tensor<7xi1>
  check.expect_eq %r565, %c456 : tensor<7xi1>
  %c566 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %r567 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xi64>
  check.expect_eq %r567, %c566 : tensor<2xi64>
  %c568 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xui8>
  %c569 = stablehlo.constant dense<[0, 1, 2, 3, -1]> : tensor<5xi8>
  %r570 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi8>
  check.expect_eq %r570, %c569 : tensor<5xi8>
  %c571 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xi16>
  %r572 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi16>
  check.expect_eq %r572, %c571 : tensor<5xi16>
  %c573 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xi32>
  %r574 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi32>
  check.expect_eq %r574, %c573 : tensor<5xi32>
  %c575 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xi64>
  %r576 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi64>
  check.expect_eq %r576, %c575 : tensor<5xi64>
  %c577 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xui16>
  %r578 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xui16>
  check.expect_eq %r578, %c577 : tensor<5xui16>
  %c579 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xui32>
  %r580 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xui32>
  check.expect_eq %r580, %c579 : tensor<5xui32>
  %c581 = stablehlo.constant dense<[0, 1, 2, 3, 255]> : tensor<5xui64>
  %r582 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xui64>
  check.expect_eq %r582, %c581 : tensor<5xui64>
  %c583 = stablehlo.constant dense<[0, 1, 2, 3, -1]> : tensor<5xi4>
  %r584 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi4>
  check.expect_eq %r584, %c583 : tensor<5xi4>
  %c585 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xui4>
  %r586 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xui4>
  check.expect_eq %r586, %c585 : tensor<5xui4>
  %c587 = stablehlo.constant dense<[0, 1, -2, -1, -1]> : tensor<5xi2>
  %r588 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi2>
  check.expect_eq %r588, %c587 : tensor<5xi2>
  %c589 = stablehlo.constant dense<[0, 1, 2, 3, 3]> : tensor<5xui2>
  %r590 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xui2>
  check.expect_eq %r590, %c589 : tensor<5xui2>
  %c591 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 255.0]> : tensor<5xf16>
  %r592 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf16>
  check.expect_eq %r592, %c591 : tensor<5xf16>
  %c593 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 255.0]> : tensor<5xbf16>
  %r594 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xbf16>
  check.expect_eq %r594, %c593 : tensor<5xbf16>
  %c595 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 255.0]> : tensor<5xf32>
  %r596 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf32>
  check.expect_eq %r596, %c595 : tensor<5xf32>
  %c597 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 255.0]> : tensor<5xf64>
  %r598 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf64>
  check.expect_eq %r598, %c597 : tensor<5xf64>
  %c599 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 256.0]> : tensor<5xf8E4M3FN>
  %r600 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E4M3FN>
  check.expect_eq %r600, %c599 : tensor<5xf8E4M3FN>
  %c601 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 256.0]> : tensor<5xf8E5M2>
  %r602 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E5M2>
  check.expect_eq %r602, %c601 : tensor<5xf8E5M2>
  %c603 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 0x78]> : tensor<5xf8E4M3>
  %r604 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E4M3>
  check.expect_eq %r604, %c603 : tensor<5xf8E4M3>
  %c605 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 0x70]> : tensor<5xf8E3M4>
  %r606 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E3M4>
  check.expect_eq %r606, %c605 : tensor<5xf8E3M4>
  %c607 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 0x80]> : tensor<5xf8E4M3B11FNUZ>
  %r608 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r608, %c607 : tensor<5xf8E4M3B11FNUZ>
  %c609 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 0x80]> : tensor<5xf8E4M3FNUZ>
  %r610 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r610, %c609 : tensor<5xf8E4M3FNUZ>
  %c611 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 256.0]> : tensor<5xf8E5M2FNUZ>
  %r612 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r612, %c611 : tensor<5xf8E5M2FNUZ>
  %c613 = stablehlo.constant dense<[false, true, true, true, true]> : tensor<5xi1>
  %r614 = "stablehlo.convert"(%c568) : (tensor<5xui8>) -> tensor<5xi1>
  check.expect_eq %r614, %c613 : tensor<5xi1>
  %c615 = stablehlo.constant dense<[0, 1]> : tensor<2xui8>
  %r616 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xui8>
  check.expect_eq %r616, %c615 : tensor<2xui8>
  %c617 = stablehlo.constant dense<[0, 1, 2, 3, 65535]> : tensor<5xui16>
  %r618 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi8>
  check.expect_eq %r618, %c569 : tensor<5xi8>
  %c619 = stablehlo.constant dense<[0, 1, 2, 3, -1]> : tensor<5xi16>
  %r620 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi16>
  check.expect_eq %r620, %c619 : tensor<5xi16>
  %c621 = stablehlo.constant dense<[0, 1, 2, 3, 65535]> : tensor<5xi32>
  %r622 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi32>
  check.expect_eq %r622, %c621 : tensor<5xi32>
  %c623 = stablehlo.constant dense<[0, 1, 2, 3, 65535]> : tensor<5xi64>
  %r624 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi64>
  check.expect_eq %r624, %c623 : tensor<5xi64>
  %r625 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xui8>
  check.expect_eq %r625, %c568 : tensor<5xui8>
  %c626 = stablehlo.constant dense<[0, 1, 2, 3, 65535]> : tensor<5xui32>
  %r627 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xui32>
  check.expect_eq %r627, %c626 : tensor<5xui32>
  %c628 = stablehlo.constant dense<[0, 1, 2, 3, 65535]> : tensor<5xui64>
  %r629 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xui64>
  check.expect_eq %r629, %c628 : tensor<5xui64>
  %r630 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi4>
  check.expect_eq %r630, %c583 : tensor<5xi4>
  %r631 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xui4>
  check.expect_eq %r631, %c585 : tensor<5xui4>
  %r632 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi2>
  check.expect_eq %r632, %c587 : tensor<5xi2>
  %r633 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xui2>
  check.expect_eq %r633, %c589 : tensor<5xui2>
  %c634 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui16>
  %c635 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf16>
  %r636 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf16>
  check.expect_eq %r636, %c635 : tensor<4xf16>
  %c637 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xbf16>
  %r638 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xbf16>
  check.expect_eq %r638, %c637 : tensor<4xbf16>
  %c639 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %r640 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf32>
  check.expect_eq %r640, %c639 : tensor<4xf32>
  %c641 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf64>
  %r642 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf64>
  check.expect_eq %r642, %c641 : tensor<4xf64>
  %c643 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3FN>
  %r644 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E4M3FN>
  check.expect_eq %r644, %c643 : tensor<4xf8E4M3FN>
  %c645 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E5M2>
  %r646 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E5M2>
  check.expect_eq %r646, %c645 : tensor<4xf8E5M2>
  %c647 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3>
  %r648 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E4M3>
  check.expect_eq %r648, %c647 : tensor<4xf8E4M3>
  %c649 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E3M4>
  %r650 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E3M4>
  check.expect_eq %r650, %c649 : tensor<4xf8E3M4>
  %c651 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3B11FNUZ>
  %r652 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E4M3B11FNUZ>
  check.expect_eq %r652, %c651 : tensor<4xf8E4M3B11FNUZ>
  %c653 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E4M3FNUZ>
  %r654 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E4M3FNUZ>
  check.expect_eq %r654, %c653 : tensor<4xf8E4M3FNUZ>
  %c655 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf8E5M2FNUZ>
  %r656 = "stablehlo.convert"(%c634) : (tensor<4xui16>) -> tensor<4xf8E5M2FNUZ>
  check.expect_eq %r656, %c655 : tensor<4xf8E5M2FNUZ>
  %r657 = "stablehlo.convert"(%c617) : (tensor<5xui16>) -> tensor<5xi1>
  check.expect_eq %r657, %c613 : tensor<5xi1>
  %c658 = stablehlo.constant dense<[0, 1]> : tensor<2xui16>
  %r659 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xui16>
  check.expect_eq %r659, %c658 : tensor<2xui16>
  %c660 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295]> : tensor<5xui32>
  %r661 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi8>
  check.expect_eq %r661, %c569 : tensor<5xi8>
  %r662 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi16>
  check.expect_eq %r662, %c619 : tensor<5xi16>
  %c663 = stablehlo.constant dense<[0, 1, 2, 3, -1]> : tensor<5xi32>
  %r664 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi32>
  check.expect_eq %r664, %c663 : tensor<5xi32>
  %c665 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295]> : tensor<5xi64>
  %r666 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi64>
  check.expect_eq %r666, %c665 : tensor<5xi64>
  %r667 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xui8>
  check.expect_eq %r667, %c568 : tensor<5xui8>
  %r668 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xui16>
  check.expect_eq %r668, %c617 : tensor<5xui16>
  %c669 = stablehlo.constant dense<[0, 1, 2, 3, 4294967295]> : tensor<5xui64>
  %r670 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xui64>
  check.expect_eq %r670, %c669 : tensor<5xui64>
  %r671 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi4>
  check.expect_eq %r671, %c583 : tensor<5xi4>
  %r672 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xui4>
  check.expect_eq %r672, %c585 : tensor<5xui4>
  %r673 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi2>
  check.expect_eq %r673, %c587 : tensor<5xi2>
  %r674 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xui2>
  check.expect_eq %r674, %c589 : tensor<5xui2>
  %c675 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui32>
  %r676 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf16>
  check.expect_eq %r676, %c635 : tensor<4xf16>
  %r677 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xbf16>
  check.expect_eq %r677, %c637 : tensor<4xbf16>
  %r678 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf32>
  check.expect_eq %r678, %c639 : tensor<4xf32>
  %r679 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf64>
  check.expect_eq %r679, %c641 : tensor<4xf64>
  %r680 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E4M3FN>
  check.expect_eq %r680, %c643 : tensor<4xf8E4M3FN>
  %r681 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E5M2>
  check.expect_eq %r681, %c645 : tensor<4xf8E5M2>
  %r682 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E4M3>
  check.expect_eq %r682, %c647 : tensor<4xf8E4M3>
  %r683 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E3M4>
  check.expect_eq %r683, %c649 : tensor<4xf8E3M4>
  %r684 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E4M3B11FNUZ>
  check.expect_eq %r684, %c651 : tensor<4xf8E4M3B11FNUZ>
  %r685 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E4M3FNUZ>
  check.expect_eq %r685, %c653 : tensor<4xf8E4M3FNUZ>
  %r686 = "stablehlo.convert"(%c675) : (tensor<4xui32>) -> tensor<4xf8E5M2FNUZ>
  check.expect_eq %r686, %c655 : tensor<4xf8E5M2FNUZ>
  %r687 = "stablehlo.convert"(%c660) : (tensor<5xui32>) -> tensor<5xi1>
  check.expect_eq %r687, %c613 : tensor<5xi1>
  %c688 = stablehlo.constant dense<[0, 1]> : tensor<2xui32>
  %r689 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xui32>
  check.expect_eq %r689, %c688 : tensor<2xui32>
  %c690 = stablehlo.constant dense<[0, 1, 2, 3, 18446744073709551615]> : tensor<5xui64>
  %r691 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi8>
  check.expect_eq %r691, %c569 : tensor<5xi8>
  %r692 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi16>
  check.expect_eq %r692, %c619 : tensor<5xi16>
  %r693 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi32>
  check.expect_eq %r693, %c663 : tensor<5xi32>
  %c694 = stablehlo.constant dense<[0, 1, 2, 3, -1]> : tensor<5xi64>
  %r695 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi64>
  check.expect_eq %r695, %c694 : tensor<5xi64>
  %r696 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xui8>
  check.expect_eq %r696, %c568 : tensor<5xui8>
  %r697 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xui16>
  check.expect_eq %r697, %c617 : tensor<5xui16>
  %r698 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xui32>
  check.expect_eq %r698, %c660 : tensor<5xui32>
  %r699 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi4>
  check.expect_eq %r699, %c583 : tensor<5xi4>
  %r700 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xui4>
  check.expect_eq %r700, %c585 : tensor<5xui4>
  %r701 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi2>
  check.expect_eq %r701, %c587 : tensor<5xi2>
  %r702 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xui2>
  check.expect_eq %r702, %c589 : tensor<5xui2>
  %c703 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui64>
  %r704 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf16>
  check.expect_eq %r704, %c635 : tensor<4xf16>
  %r705 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xbf16>
  check.expect_eq %r705, %c637 : tensor<4xbf16>
  %r706 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf32>
  check.expect_eq %r706, %c639 : tensor<4xf32>
  %r707 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf64>
  check.expect_eq %r707, %c641 : tensor<4xf64>
  %r708 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E4M3FN>
  check.expect_eq %r708, %c643 : tensor<4xf8E4M3FN>
  %r709 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E5M2>
  check.expect_eq %r709, %c645 : tensor<4xf8E5M2>
  %r710 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E4M3>
  check.expect_eq %r710, %c647 : tensor<4xf8E4M3>
  %r711 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E3M4>
  check.expect_eq %r711, %c649 : tensor<4xf8E3M4>
  %r712 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E4M3B11FNUZ>
  check.expect_eq %r712, %c651 : tensor<4xf8E4M3B11FNUZ>
  %r713 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E4M3FNUZ>
  check.expect_eq %r713, %c653 : tensor<4xf8E4M3FNUZ>
  %r714 = "stablehlo.convert"(%c703) : (tensor<4xui64>) -> tensor<4xf8E5M2FNUZ>
  check.expect_eq %r714, %c655 : tensor<4xf8E5M2FNUZ>
  %r715 = "stablehlo.convert"(%c690) : (tensor<5xui64>) -> tensor<5xi1>
  check.expect_eq %r715, %c613 : tensor<5xi1>
  %c716 = stablehlo.constant dense<[0, 1]> : tensor<2xui64>
  %r717 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xui64>
  check.expect_eq %r717, %c716 : tensor<2xui64>
  %c718 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi4>
  %c719 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi8>
  %r720 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xi8>
  check.expect_eq %r720, %c719 : tensor<7xi8>
  %c721 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi16>
  %r722 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xi16>
  check.expect_eq %r722, %c721 : tensor<7xi16>
  %c723 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi32>
  %r724 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xi32>
  check.expect_eq %r724, %c723 : tensor<7xi32>
  %c725 = stablehlo.constant dense<[-8, -1, 0, 1, 2, 3, 7]> : tensor<7xi64>
  %r726 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xi64>
  check.expect_eq %r726, %c725 : tensor<7xi64>
  %c727 = stablehlo.constant dense<[248, 255, 0, 1, 2, 3, 7]> : tensor<7xui8>
  %r728 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xui8>
  check.expect_eq %r728, %c727 : tensor<7xui8>
  %c729 = stablehlo.constant dense<[65528, 65535, 0, 1, 2, 3, 7]> : tensor<7xui16>
  %r730 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xui16>
  check.expect_eq %r730, %c729 : tensor<7xui16>
  %c731 = stablehlo.constant dense<[4294967288, 4294967295, 0, 1, 2, 3, 7]> : tensor<7xui32>
  %r732 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xui32>
  check.expect_eq %r732, %c731 : tensor<7xui32>
  %c733 = stablehlo.constant dense<[18446744073709551608, 18446744073709551615, 0, 1, 2, 3, 7]> : tensor<7xui64>
  %r734 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xui64>
  check.expect_eq %r734, %c733 : tensor<7xui64>
  %c735 = stablehlo.constant dense<[8, 15, 0, 1, 2, 3, 7]> : tensor<7xui4>
  %r736 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xui4>
  check.expect_eq %r736, %c735 : tensor<7xui4>
  %r737 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xi2>
  check.expect_eq %r737, %c430 : tensor<7xi2>
  %r738 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xui2>
  check.expect_eq %r738, %c432 : tensor<7xui2>
  %c739 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf16>
  %r740 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf16>
  check.expect_eq %r740, %c739 : tensor<7xf16>
  %c741 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xbf16>
  %r742 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xbf16>
  check.expect_eq %r742, %c741 : tensor<7xbf16>
  %c743 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf32>
  %r744 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf32>
  check.expect_eq %r744, %c743 : tensor<7xf32>
  %c745 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf64>
  %r746 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf64>
  check.expect_eq %r746, %c745 : tensor<7xf64>
  %c747 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E4M3FN>
  %r748 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r748, %c747 : tensor<7xf8E4M3FN>
  %c749 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E5M2>
  %r750 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E5M2>
  check.expect_eq %r750, %c749 : tensor<7xf8E5M2>
  %c751 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E4M3>
  %r752 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E4M3>
  check.expect_eq %r752, %c751 : tensor<7xf8E4M3>
  %c753 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E3M4>
  %r754 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E3M4>
  check.expect_eq %r754, %c753 : tensor<7xf8E3M4>
  %c755 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E4M3B11FNUZ>
  %r756 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E4M3B11FNUZ>
  check.expect_eq %r756, %c755 : tensor<7xf8E4M3B11FNUZ>
  %c757 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E4M3FNUZ>
  %r758 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E4M3FNUZ>
  check.expect_eq %r758, %c757 : tensor<7xf8E4M3FNUZ>
  %c759 = stablehlo.constant dense<[-8.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0]> : tensor<7xf8E5M2FNUZ>
  %r760 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xf8E5M2FNUZ>
  check.expect_eq %r760, %c759 : tensor<7xf8E5M2FNUZ>
  %r761 = "stablehlo.convert"(%c718) : (tensor<7xi4>) -> tensor<7xi1>
  check.expect_eq %r761, %c456 : tensor<7xi1>
  %c762 = stablehlo.constant dense<[0, 1]> : tensor<2xi4>
  %r763 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xi4>
  check.expect_eq %r763, %c762 : tensor<2xi4>
  %c764 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xi8>
  %r765 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi8>
  check.expect_eq %r765, %c764 : tensor<5xi8>
  %c766 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xi16>
  %r767 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi16>
  check.expect_eq %r767, %c766 : tensor<5xi16>
  %c768 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xi32>
  %r769 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi32>
  check.expect_eq %r769, %c768 : tensor<5xi32>
  %c770 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xi64>
  %r771 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi64>
  check.expect_eq %r771, %c770 : tensor<5xi64>
  %c772 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xui8>
  %r773 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xui8>
  check.expect_eq %r773, %c772 : tensor<5xui8>
  %c774 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xui16>
  %r775 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xui16>
  check.expect_eq %r775, %c774 : tensor<5xui16>
  %c776 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xui32>
  %r777 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xui32>
  check.expect_eq %r777, %c776 : tensor<5xui32>
  %c778 = stablehlo.constant dense<[0, 1, 2, 3, 15]> : tensor<5xui64>
  %r779 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xui64>
  check.expect_eq %r779, %c778 : tensor<5xui64>
  %r780 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi4>
  check.expect_eq %r780, %c583 : tensor<5xi4>
  %r781 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi2>
  check.expect_eq %r781, %c587 : tensor<5xi2>
  %r782 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xui2>
  check.expect_eq %r782, %c589 : tensor<5xui2>
  %c783 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf16>
  %r784 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf16>
  check.expect_eq %r784, %c783 : tensor<5xf16>
  %c785 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xbf16>
  %r786 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xbf16>
  check.expect_eq %r786, %c785 : tensor<5xbf16>
  %c787 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf32>
  %r788 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf32>
  check.expect_eq %r788, %c787 : tensor<5xf32>
  %c789 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf64>
  %r790 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf64>
  check.expect_eq %r790, %c789 : tensor<5xf64>
  %c791 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf8E4M3FN>
  %r792 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E4M3FN>
  check.expect_eq %r792, %c791 : tensor<5xf8E4M3FN>
  %c793 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 16.0]> : tensor<5xf8E5M2>
  %r794 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E5M2>
  check.expect_eq %r794, %c793 : tensor<5xf8E5M2>
  %c795 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf8E4M3>
  %r796 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E4M3>
  check.expect_eq %r796, %c795 : tensor<5xf8E4M3>
  %c797 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf8E3M4>
  %r798 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E3M4>
  check.expect_eq %r798, %c797 : tensor<5xf8E3M4>
  %c799 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf8E4M3B11FNUZ>
  %r800 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r800, %c799 : tensor<5xf8E4M3B11FNUZ>
  %c801 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 15.0]> : tensor<5xf8E4M3FNUZ>
  %r802 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r802, %c801 : tensor<5xf8E4M3FNUZ>
  %c803 = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 16.0]> : tensor<5xf8E5M2FNUZ>
  %r804 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r804, %c803 : tensor<5xf8E5M2FNUZ>
  %r805 = "stablehlo.convert"(%c585) : (tensor<5xui4>) -> tensor<5xi1>
  check.expect_eq %r805, %c613 : tensor<5xi1>
  %c806 = stablehlo.constant dense<[0, 1]> : tensor<2xui4>
  %r807 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xui4>
  check.expect_eq %r807, %c806 : tensor<2xui4>
  %c808 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi2>
  %c809 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi8>
  %r810 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xi8>
  check.expect_eq %r810, %c809 : tensor<4xi8>
  %c811 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi16>
  %r812 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xi16>
  check.expect_eq %r812, %c811 : tensor<4xi16>
  %c813 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi32>
  %r814 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xi32>
  check.expect_eq %r814, %c813 : tensor<4xi32>
  %c815 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi64>
  %r816 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xi64>
  check.expect_eq %r816, %c815 : tensor<4xi64>
  %c817 = stablehlo.constant dense<[254, 255, 0, 1]> : tensor<4xui8>
  %r818 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xui8>
  check.expect_eq %r818, %c817 : tensor<4xui8>
  %c819 = stablehlo.constant dense<[65534, 65535, 0, 1]> : tensor<4xui16>
  %r820 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xui16>
  check.expect_eq %r820, %c819 : tensor<4xui16>
  %c821 = stablehlo.constant dense<[4294967294, 4294967295, 0, 1]> : tensor<4xui32>
  %r822 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xui32>
  check.expect_eq %r822, %c821 : tensor<4xui32>
  %c823 = stablehlo.constant dense<[18446744073709551614, 18446744073709551615, 0, 1]> : tensor<4xui64>
  %r824 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xui64>
  check.expect_eq %r824, %c823 : tensor<4xui64>
  %c825 = stablehlo.constant dense<[-2, -1, 0, 1]> : tensor<4xi4>
  %r826 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xi4>
  check.expect_eq %r826, %c825 : tensor<4xi4>
  %c827 = stablehlo.constant dense<[14, 15, 0, 1]> : tensor<4xui4>
  %r828 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xui4>
  check.expect_eq %r828, %c827 : tensor<4xui4>
  %c829 = stablehlo.constant dense<[2, 3, 0, 1]> : tensor<4xui2>
  %r830 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xui2>
  check.expect_eq %r830, %c829 : tensor<4xui2>
  %c831 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf16>
  %r832 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf16>
  check.expect_eq %r832, %c831 : tensor<4xf16>
  %c833 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xbf16>
  %r834 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xbf16>
  check.expect_eq %r834, %c833 : tensor<4xbf16>
  %c835 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf32>
  %r836 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf32>
  check.expect_eq %r836, %c835 : tensor<4xf32>
  %c837 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf64>
  %r838 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf64>
  check.expect_eq %r838, %c837 : tensor<4xf64>
  %c839 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E4M3FN>
  %r840 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E4M3FN>
  check.expect_eq %r840, %c839 : tensor<4xf8E4M3FN>
  %c841 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E5M2>
  %r842 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E5M2>
  check.expect_eq %r842, %c841 : tensor<4xf8E5M2>
  %c843 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E4M3>
  %r844 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E4M3>
  check.expect_eq %r844, %c843 : tensor<4xf8E4M3>
  %c845 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E3M4>
  %r846 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E3M4>
  check.expect_eq %r846, %c845 : tensor<4xf8E3M4>
  %c847 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E4M3B11FNUZ>
  %r848 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E4M3B11FNUZ>
  check.expect_eq %r848, %c847 : tensor<4xf8E4M3B11FNUZ>
  %c849 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E4M3FNUZ>
  %r850 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E4M3FNUZ>
  check.expect_eq %r850, %c849 : tensor<4xf8E4M3FNUZ>
  %c851 = stablehlo.constant dense<[-2.0, -1.0, 0.0, 1.0]> : tensor<4xf8E5M2FNUZ>
  %r852 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xf8E5M2FNUZ>
  check.expect_eq %r852, %c851 : tensor<4xf8E5M2FNUZ>
  %c853 = stablehlo.constant dense<[true, true, false, true]> : tensor<4xi1>
  %r854 = "stablehlo.convert"(%c808) : (tensor<4xi2>) -> tensor<4xi1>
  check.expect_eq %r854, %c853 : tensor<4xi1>
  %c855 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  %r856 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xi2>
  check.expect_eq %r856, %c855 : tensor<2xi2>
  %c857 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui2>
  %c858 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi8>
  %r859 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi8>
  check.expect_eq %r859, %c858 : tensor<4xi8>
  %c860 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi16>
  %r861 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi16>
  check.expect_eq %r861, %c860 : tensor<4xi16>
  %c862 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi32>
  %r863 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi32>
  check.expect_eq %r863, %c862 : tensor<4xi32>
  %c864 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi64>
  %r865 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi64>
  check.expect_eq %r865, %c864 : tensor<4xi64>
  %c866 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui8>
  %r867 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xui8>
  check.expect_eq %r867, %c866 : tensor<4xui8>
  %r868 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xui16>
  check.expect_eq %r868, %c634 : tensor<4xui16>
  %r869 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xui32>
  check.expect_eq %r869, %c675 : tensor<4xui32>
  %r870 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xui64>
  check.expect_eq %r870, %c703 : tensor<4xui64>
  %c871 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xi4>
  %r872 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi4>
  check.expect_eq %r872, %c871 : tensor<4xi4>
  %c873 = stablehlo.constant dense<[0, 1, 2, 3]> : tensor<4xui4>
  %r874 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xui4>
  check.expect_eq %r874, %c873 : tensor<4xui4>
  %c875 = stablehlo.constant dense<[0, 1, -2, -1]> : tensor<4xi2>
  %r876 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi2>
  check.expect_eq %r876, %c875 : tensor<4xi2>
  %r877 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf16>
  check.expect_eq %r877, %c635 : tensor<4xf16>
  %r878 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xbf16>
  check.expect_eq %r878, %c637 : tensor<4xbf16>
  %r879 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf32>
  check.expect_eq %r879, %c639 : tensor<4xf32>
  %r880 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf64>
  check.expect_eq %r880, %c641 : tensor<4xf64>
  %r881 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E4M3FN>
  check.expect_eq %r881, %c643 : tensor<4xf8E4M3FN>
  %r882 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E5M2>
  check.expect_eq %r882, %c645 : tensor<4xf8E5M2>
  %r883 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E4M3>
  check.expect_eq %r883, %c647 : tensor<4xf8E4M3>
  %r884 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E3M4>
  check.expect_eq %r884, %c649 : tensor<4xf8E3M4>
  %r885 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E4M3B11FNUZ>
  check.expect_eq %r885, %c651 : tensor<4xf8E4M3B11FNUZ>
  %r886 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E4M3FNUZ>
  check.expect_eq %r886, %c653 : tensor<4xf8E4M3FNUZ>
  %r887 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xf8E5M2FNUZ>
  check.expect_eq %r887, %c655 : tensor<4xf8E5M2FNUZ>
  %c888 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
  %r889 = "stablehlo.convert"(%c857) : (tensor<4xui2>) -> tensor<4xi1>
  check.expect_eq %r889, %c888 : tensor<4xi1>
  %c890 = stablehlo.constant dense<[0, 1]> : tensor<2xui2>
  %r891 = "stablehlo.convert"(%c458) : (tensor<2xi1>) -> tensor<2xui2>
  check.expect_eq %r891, %c890 : tensor<2xui2>
  return
}

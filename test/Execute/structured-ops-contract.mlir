// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: products of every type.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %c2 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf16>
  %r3 = stablehlo.dot_general %c1, %c2, contracting_dims = [1] x [0] : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  %c4 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf16>
  check.expect_eq %r3, %c4 : tensor<2x2xf16>
  %r5 = stablehlo.dot %c1, %c2 : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  check.expect_eq %r5, %c4 : tensor<2x2xf16>
  %r6 = stablehlo.einsum %c1, %c2, config = "ij,jk->ki" : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  %c7 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xf16>
  check.expect_eq %r6, %c7 : tensor<2x2xf16>
  %r8 = stablehlo.dot_general %c1, %c2, contracting_dims = [1] x [0] : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf32>
  %c9 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r8, %c9 : tensor<2x2xf32>
  %c10 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf16>
  %c11 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf16>
  %r12 = stablehlo.convolution(%c10, %c11) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf16>, tensor<2x1x1xf16>) -> tensor<1x5x1xf16>
  %c13 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xf16>
  check.expect_eq %r12, %c13 : tensor<1x5x1xf16>
  %c14 = stablehlo.constant dense<> : tensor<2x0xf16>
  %c15 = stablehlo.constant dense<> : tensor<0x2xf16>
  %r16 = stablehlo.dot_general %c14, %c15, contracting_dims = [1] x [0] : (tensor<2x0xf16>, tensor<0x2xf16>) -> tensor<2x2xf16>
  %c17 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf16>
  check.expect_eq %r16, %c17 : tensor<2x2xf16>
  %c18 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %c19 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xbf16>
  %r20 = stablehlo.dot_general %c18, %c19, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  %c21 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xbf16>
  check.expect_eq %r20, %c21 : tensor<2x2xbf16>
  %r22 = stablehlo.dot %c18, %c19 : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  check.expect_eq %r22, %c21 : tensor<2x2xbf16>
  %r23 = stablehlo.einsum %c18, %c19, config = "ij,jk->ki" : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  %c24 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xbf16>
  check.expect_eq %r23, %c24 : tensor<2x2xbf16>
  %r25 = stablehlo.dot_general %c18, %c19, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xf32>
  check.expect_eq %r25, %c9 : tensor<2x2xf32>
  %c26 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xbf16>
  %c27 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xbf16>
  %r28 = stablehlo.convolution(%c26, %c27) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xbf16>, tensor<2x1x1xbf16>) -> tensor<1x5x1xbf16>
  %c29 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xbf16>
  check.expect_eq %r28, %c29 : tensor<1x5x1xbf16>
  %c30 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %c31 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %r32 = stablehlo.dot_general %c30, %c31, contracting_dims = [1] x [0] : (tensor<2x0xbf16>, tensor<0x2xbf16>) -> tensor<2x2xbf16>
  %c33 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xbf16>
  check.expect_eq %r32, %c33 : tensor<2x2xbf16>
  %c34 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c35 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf32>
  %r36 = stablehlo.dot_general %c34, %c35, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq %r36, %c9 : tensor<2x2xf32>
  %r37 = stablehlo.dot %c34, %c35 : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_eq %r37, %c9 : tensor<2x2xf32>
  %r38 = stablehlo.einsum %c34, %c35, config = "ij,jk->ki" : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %c39 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r38, %c39 : tensor<2x2xf32>
  %c40 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf32>
  %c41 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %r42 = stablehlo.convolution(%c40, %c41) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<2x1x1xf32>) -> tensor<1x5x1xf32>
  %c43 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xf32>
  check.expect_eq %r42, %c43 : tensor<1x5x1xf32>
  %c44 = stablehlo.constant dense<> : tensor<2x0xf32>
  %c45 = stablehlo.constant dense<> : tensor<0x2xf32>
  %r46 = stablehlo.dot_general %c44, %c45, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  %c47 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r46, %c47 : tensor<2x2xf32>
  %c48 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %c49 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf64>
  %r50 = stablehlo.dot_general %c48, %c49, contracting_dims = [1] x [0] : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  %c51 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf64>
  check.expect_eq %r50, %c51 : tensor<2x2xf64>
  %r52 = stablehlo.dot %c48, %c49 : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  check.expect_eq %r52, %c51 : tensor<2x2xf64>
  %r53 = stablehlo.einsum %c48, %c49, config = "ij,jk->ki" : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  %c54 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xf64>
  check.expect_eq %r53, %c54 : tensor<2x2xf64>
  %c55 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf64>
  %c56 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf64>
  %r57 = stablehlo.convolution(%c55, %c56) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf64>, tensor<2x1x1xf64>) -> tensor<1x5x1xf64>
  %c58 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xf64>
  check.expect_eq %r57, %c58 : tensor<1x5x1xf64>
  %c59 = stablehlo.constant dense<> : tensor<2x0xf64>
  %c60 = stablehlo.constant dense<> : tensor<0x2xf64>
  %r61 = stablehlo.dot_general %c59, %c60, contracting_dims = [1] x [0] : (tensor<2x0xf64>, tensor<0x2xf64>) -> tensor<2x2xf64>
  %c62 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf64>
  check.expect_eq %r61, %c62 : tensor<2x2xf64>
  %c63 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %c64 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi8>
  %r65 = stablehlo.dot_general %c63, %c64, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  %c66 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi8>
  check.expect_eq %r65, %c66 : tensor<2x2xi8>
  %r67 = stablehlo.dot %c63, %c64 : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  check.expect_eq %r67, %c66 : tensor<2x2xi8>
  %r68 = stablehlo.einsum %c63, %c64, config = "ij,jk->ki" : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  %c69 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi8>
  check.expect_eq %r68, %c69 : tensor<2x2xi8>
  %r70 = stablehlo.dot_general %c63, %c64, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi32>
  %c71 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi32>
  check.expect_eq %r70, %c71 : tensor<2x2xi32>
  %c72 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi8>
  %c73 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi8>
  %r74 = stablehlo.convolution(%c72, %c73) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi8>, tensor<2x1x1xi8>) -> tensor<1x5x1xi8>
  %c75 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi8>
  check.expect_eq %r74, %c75 : tensor<1x5x1xi8>
  %c76 = stablehlo.constant dense<> : tensor<2x0xi8>
  %c77 = stablehlo.constant dense<> : tensor<0x2xi8>
  %r78 = stablehlo.dot_general %c76, %c77, contracting_dims = [1] x [0] : (tensor<2x0xi8>, tensor<0x2xi8>) -> tensor<2x2xi8>
  %c79 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi8>
  check.expect_eq %r78, %c79 : tensor<2x2xi8>
  %c80 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  %c81 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi16>
  %r82 = stablehlo.dot_general %c80, %c81, contracting_dims = [1] x [0] : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  %c83 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi16>
  check.expect_eq %r82, %c83 : tensor<2x2xi16>
  %r84 = stablehlo.dot %c80, %c81 : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  check.expect_eq %r84, %c83 : tensor<2x2xi16>
  %r85 = stablehlo.einsum %c80, %c81, config = "ij,jk->ki" : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  %c86 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi16>
  check.expect_eq %r85, %c86 : tensor<2x2xi16>
  %c87 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi16>
  %c88 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi16>
  %r89 = stablehlo.convolution(%c87, %c88) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi16>, tensor<2x1x1xi16>) -> tensor<1x5x1xi16>
  %c90 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi16>
  check.expect_eq %r89, %c90 : tensor<1x5x1xi16>
  %c91 = stablehlo.constant dense<> : tensor<2x0xi16>
  %c92 = stablehlo.constant dense<> : tensor<0x2xi16>
  %r93 = stablehlo.dot_general %c91, %c92, contracting_dims = [1] x [0] : (tensor<2x0xi16>, tensor<0x2xi16>) -> tensor<2x2xi16>
  %c94 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi16>
  check.expect_eq %r93, %c94 : tensor<2x2xi16>
  %c95 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c96 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi32>
  %r97 = stablehlo.dot_general %c95, %c96, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq %r97, %c71 : tensor<2x2xi32>
  %r98 = stablehlo.dot %c95, %c96 : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq %r98, %c71 : tensor<2x2xi32>
  %r99 = stablehlo.einsum %c95, %c96, config = "ij,jk->ki" : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  %c100 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi32>
  check.expect_eq %r99, %c100 : tensor<2x2xi32>
  %c101 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi32>
  %c102 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi32>
  %r103 = stablehlo.convolution(%c101, %c102) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi32>, tensor<2x1x1xi32>) -> tensor<1x5x1xi32>
  %c104 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi32>
  check.expect_eq %r103, %c104 : tensor<1x5x1xi32>
  %c105 = stablehlo.constant dense<> : tensor<2x0xi32>
  %c106 = stablehlo.constant dense<> : tensor<0x2xi32>
  %r107 = stablehlo.dot_general %c105, %c106, contracting_dims = [1] x [0] : (tensor<2x0xi32>, tensor<0x2xi32>) -> tensor<2x2xi32>
  %c108 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  check.expect_eq %r107, %c108 : tensor<2x2xi32>
  %c109 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %c110 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi64>
  %r111 = stablehlo.dot_general %c109, %c110, contracting_dims = [1] x [0] : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  %c112 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi64>
  check.expect_eq %r111, %c112 : tensor<2x2xi64>
  %r113 = stablehlo.dot %c109, %c110 : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  check.expect_eq %r113, %c112 : tensor<2x2xi64>
  %r114 = stablehlo.einsum %c109, %c110, config = "ij,jk->ki" : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  %c115 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi64>
  check.expect_eq %r114, %c115 : tensor<2x2xi64>
  %c116 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi64>
  %c117 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi64>
  %r118 = stablehlo.convolution(%c116, %c117) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi64>, tensor<2x1x1xi64>) -> tensor<1x5x1xi64>
  %c119 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi64>
  check.expect_eq %r118, %c119 : tensor<1x5x1xi64>
  %c120 = stablehlo.constant dense<> : tensor<2x0xi64>
  %c121 = stablehlo.constant dense<> : tensor<0x2xi64>
  %r122 = stablehlo.dot_general %c120, %c121, contracting_dims = [1] x [0] : (tensor<2x0xi64>, tensor<0x2xi64>) -> tensor<2x2xi64>
  %c123 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  check.expect_eq %r122, %c123 : tensor<2x2xi64>
  %c124 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  %c125 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui8>
  %r126 = stablehlo.dot_general %c124, %c125, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  %c127 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui8>
  check.expect_eq %r126, %c127 : tensor<2x2xui8>
  %r128 = stablehlo.dot %c124, %c125 : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  check.expect_eq %r128, %c127 : tensor<2x2xui8>
  %r129 = stablehlo.einsum %c124, %c125, config = "ij,jk->ki" : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  %c130 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui8>
  check.expect_eq %r129, %c130 : tensor<2x2xui8>
  %c131 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui8>
  %c132 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui8>
  %r133 = stablehlo.convolution(%c131, %c132) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui8>, tensor<2x1x1xui8>) -> tensor<1x5x1xui8>
  %c134 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui8>
  check.expect_eq %r133, %c134 : tensor<1x5x1xui8>
  %c135 = stablehlo.constant dense<> : tensor<2x0xui8>
  %c136 = stablehlo.constant dense<> : tensor<0x2xui8>
  %r137 = stablehlo.dot_general %c135, %c136, contracting_dims = [1] x [0] : (tensor<2x0xui8>, tensor<0x2xui8>) -> tensor<2x2xui8>
  %c138 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui8>
  check.expect_eq %r137, %c138 : tensor<2x2xui8>
  %c139 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  %c140 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui16>
  %r141 = stablehlo.dot_general %c139, %c140, contracting_dims = [1] x [0] : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  %c142 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui16>
  check.expect_eq %r141, %c142 : tensor<2x2xui16>
  %r143 = stablehlo.dot %c139, %c140 : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  check.expect_eq %r143, %c142 : tensor<2x2xui16>
  %r144 = stablehlo.einsum %c139, %c140, config = "ij,jk->ki" : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  %c145 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui16>
  check.expect_eq %r144, %c145 : tensor<2x2xui16>
  %c146 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui16>
  %c147 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui16>
  %r148 = stablehlo.convolution(%c146, %c147) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui16>, tensor<2x1x1xui16>) -> tensor<1x5x1xui16>
  %c149 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui16>
  check.expect_eq %r148, %c149 : tensor<1x5x1xui16>
  %c150 = stablehlo.constant dense<> : tensor<2x0xui16>
  %c151 = stablehlo.constant dense<> : tensor<0x2xui16>
  %r152 = stablehlo.dot_general %c150, %c151, contracting_dims = [1] x [0] : (tensor<2x0xui16>, tensor<0x2xui16>) -> tensor<2x2xui16>
  %c153 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui16>
  check.expect_eq %r152, %c153 : tensor<2x2xui16>
  %c154 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %c155 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui32>
  %r156 = stablehlo.dot_general %c154, %c155, contracting_dims = [1] x [0] : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  %c157 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui32>
  check.expect_eq %r156, %c157 : tensor<2x2xui32>
  %r158 = stablehlo.dot %c154, %c155 : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  check.expect_eq %r158, %c157 : tensor<2x2xui32>
  %r159 = stablehlo.einsum %c154, %c155, config = "ij,jk->ki" : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  %c160 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui32>
  check.expect_eq %r159, %c160 : tensor<2x2xui32>
  %c161 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui32>
  %c162 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui32>
  %r163 = stablehlo.convolution(%c161, %c162) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui32>, tensor<2x1x1xui32>) -> tensor<1x5x1xui32>
  %c164 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui32>
  check.expect_eq %r163, %c164 : tensor<1x5x1xui32>
  %c165 = stablehlo.constant dense<> : tensor<2x0xui32>
  %c166 = stablehlo.constant dense<> : tensor<0x2xui32>
  %r167 = stablehlo.dot_general %c165, %c166, contracting_dims = [1] x [0] : (tensor<2x0xui32>, tensor<0x2xui32>) -> tensor<2x2xui32>
  %c168 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui32>
  check.expect_eq %r167, %c168 : tensor<2x2xui32>
  %c169 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  %c170 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui64>
  %r171 = stablehlo.dot_general %c169, %c170, contracting_dims = [1] x [0] : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  %c172 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui64>
  check.expect_eq %r171, %c172 : tensor<2x2xui64>
  %r173 = stablehlo.dot %c169, %c170 : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  check.expect_eq %r173, %c172 : tensor<2x2xui64>
  %r174 = stablehlo.einsum %c169, %c170, config = "ij,jk->ki" : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  %c175 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui64>
  check.expect_eq %r174, %c175 : tensor<2x2xui64>
  %c176 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui64>
  %c177 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui64>
  %r178 = stablehlo.convolution(%c176, %c177) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui64>, tensor<2x1x1xui64>) -> tensor<1x5x1xui64>
  %c179 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui64>
  check.expect_eq %r178, %c179 : tensor<1x5x1xui64>
  %c180 = stablehlo.constant dense<> : tensor<2x0xui64>
  %c181 = stablehlo.constant dense<> : tensor<0x2xui64>
  %r182 = stablehlo.dot_general %c180, %c181, contracting_dims = [1] x [0] : (tensor<2x0xui64>, tensor<0x2xui64>) -> tensor<2x2xui64>
  %c183 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui64>
  check.expect_eq %r182, %c183 : tensor<2x2xui64>
  %c184 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %c185 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)], [(6.0, -2.0), (7.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %r186 = stablehlo.dot_general %c184, %c185, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c187 = stablehlo.constant dense<[[(20.0, -36.0), (20.0, -48.0)], [(60.0, -36.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r186, %c187 : tensor<2x2xcomplex<f32>>
  %r188 = stablehlo.dot %c184, %c185 : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  check.expect_eq %r188, %c187 : tensor<2x2xcomplex<f32>>
  %r189 = stablehlo.einsum %c184, %c185, config = "ij,jk->ki" : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c190 = stablehlo.constant dense<[[(20.0, -36.0), (60.0, -36.0)], [(20.0, -48.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r189, %c190 : tensor<2x2xcomplex<f32>>
  %c191 = stablehlo.constant dense<[[[(1.0, -1.0)], [(2.0, -2.0)], [(3.0, -3.0)], [(4.0, 0.0)], [(5.0, -1.0)], [(6.0, -2.0)]]]> : tensor<1x6x1xcomplex<f32>>
  %c192 = stablehlo.constant dense<[[[(2.0, -2.0)]], [[(4.0, 0.0)]]]> : tensor<2x1x1xcomplex<f32>>
  %r193 = stablehlo.convolution(%c191, %c192) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
  %c194 = stablehlo.constant dense<[[[(8.0, -12.0)], [(12.0, -20.0)], [(16.0, -12.0)], [(28.0, -12.0)], [(32.0, -20.0)]]]> : tensor<1x5x1xcomplex<f32>>
  check.expect_eq %r193, %c194 : tensor<1x5x1xcomplex<f32>>
  %c195 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %c196 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  %r197 = stablehlo.dot_general %c195, %c196, contracting_dims = [1] x [0] : (tensor<2x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c198 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r197, %c198 : tensor<2x2xcomplex<f32>>
  %c199 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %c200 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)], [(6.0, -2.0), (7.0, -3.0)]]> : tensor<3x2xcomplex<f64>>
  %r201 = stablehlo.dot_general %c199, %c200, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c202 = stablehlo.constant dense<[[(20.0, -36.0), (20.0, -48.0)], [(60.0, -36.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r201, %c202 : tensor<2x2xcomplex<f64>>
  %r203 = stablehlo.dot %c199, %c200 : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq %r203, %c202 : tensor<2x2xcomplex<f64>>
  %r204 = stablehlo.einsum %c199, %c200, config = "ij,jk->ki" : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c205 = stablehlo.constant dense<[[(20.0, -36.0), (60.0, -36.0)], [(20.0, -48.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r204, %c205 : tensor<2x2xcomplex<f64>>
  %c206 = stablehlo.constant dense<[[[(1.0, -1.0)], [(2.0, -2.0)], [(3.0, -3.0)], [(4.0, 0.0)], [(5.0, -1.0)], [(6.0, -2.0)]]]> : tensor<1x6x1xcomplex<f64>>
  %c207 = stablehlo.constant dense<[[[(2.0, -2.0)]], [[(4.0, 0.0)]]]> : tensor<2x1x1xcomplex<f64>>
  %r208 = stablehlo.convolution(%c206, %c207) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<1x5x1xcomplex<f64>>
  %c209 = stablehlo.constant dense<[[[(8.0, -12.0)], [(12.0, -20.0)], [(16.0, -12.0)], [(28.0, -12.0)], [(32.0, -20.0)]]]> : tensor<1x5x1xcomplex<f64>>
  check.expect_eq %r208, %c209 : tensor<1x5x1xcomplex<f64>>
  %c210 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %c211 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
  %r212 = stablehlo.dot_general %c210, %c211, contracting_dims = [1] x [0] : (tensor<2x0xcomplex<f64>>, tensor<0x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c213 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r212, %c213 : tensor<2x2xcomplex<f64>>
  %c214 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %c215 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3FN>
  %r216 = stablehlo.dot_general %c214, %c215, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c217 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r216, %c217 : tensor<2x2xf8E4M3FN>
  %r218 = stablehlo.dot %c214, %c215 : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  check.expect_eq %r218, %c217 : tensor<2x2xf8E4M3FN>
  %r219 = stablehlo.einsum %c214, %c215, config = "ij,jk->ki" : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c220 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r219, %c220 : tensor<2x2xf8E4M3FN>
  %r221 = stablehlo.dot_general %c214, %c215, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf32>
  %c222 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r221, %c222 : tensor<2x2xf32>
  %c223 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3FN>
  %c224 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3FN>
  %r225 = stablehlo.convolution(%c223, %c224) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3FN>, tensor<2x1x1xf8E4M3FN>) -> tensor<1x5x1xf8E4M3FN>
  %c226 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3FN>
  check.expect_eq %r225, %c226 : tensor<1x5x1xf8E4M3FN>
  %c227 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %c228 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %r229 = stablehlo.dot_general %c227, %c228, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3FN>, tensor<0x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c230 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r229, %c230 : tensor<2x2xf8E4M3FN>
  %c231 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2>
  %c232 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E5M2>
  %r233 = stablehlo.dot_general %c231, %c232, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c234 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r233, %c234 : tensor<2x2xf8E5M2>
  %r235 = stablehlo.dot %c231, %c232 : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  check.expect_eq %r235, %c234 : tensor<2x2xf8E5M2>
  %r236 = stablehlo.einsum %c231, %c232, config = "ij,jk->ki" : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c237 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r236, %c237 : tensor<2x2xf8E5M2>
  %r238 = stablehlo.dot_general %c231, %c232, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf32>
  check.expect_eq %r238, %c222 : tensor<2x2xf32>
  %c239 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E5M2>
  %c240 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E5M2>
  %r241 = stablehlo.convolution(%c239, %c240) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E5M2>, tensor<2x1x1xf8E5M2>) -> tensor<1x5x1xf8E5M2>
  %c242 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E5M2>
  check.expect_eq %r241, %c242 : tensor<1x5x1xf8E5M2>
  %c243 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %c244 = stablehlo.constant dense<> : tensor<0x2xf8E5M2>
  %r245 = stablehlo.dot_general %c243, %c244, contracting_dims = [1] x [0] : (tensor<2x0xf8E5M2>, tensor<0x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c246 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r245, %c246 : tensor<2x2xf8E5M2>
  %c247 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3>
  %c248 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3>
  %r249 = stablehlo.dot_general %c247, %c248, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c250 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r249, %c250 : tensor<2x2xf8E4M3>
  %r251 = stablehlo.dot %c247, %c248 : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  check.expect_eq %r251, %c250 : tensor<2x2xf8E4M3>
  %r252 = stablehlo.einsum %c247, %c248, config = "ij,jk->ki" : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c253 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r252, %c253 : tensor<2x2xf8E4M3>
  %c254 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3>
  %c255 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3>
  %r256 = stablehlo.convolution(%c254, %c255) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3>, tensor<2x1x1xf8E4M3>) -> tensor<1x5x1xf8E4M3>
  %c257 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3>
  check.expect_eq %r256, %c257 : tensor<1x5x1xf8E4M3>
  %c258 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %c259 = stablehlo.constant dense<> : tensor<0x2xf8E4M3>
  %r260 = stablehlo.dot_general %c258, %c259, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3>, tensor<0x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c261 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r260, %c261 : tensor<2x2xf8E4M3>
  %c262 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E3M4>
  %c263 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E3M4>
  %r264 = stablehlo.dot_general %c262, %c263, contracting_dims = [1] x [0] : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c265 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r264, %c265 : tensor<2x2xf8E3M4>
  %r266 = stablehlo.dot %c262, %c263 : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  check.expect_eq %r266, %c265 : tensor<2x2xf8E3M4>
  %r267 = stablehlo.einsum %c262, %c263, config = "ij,jk->ki" : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c268 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r267, %c268 : tensor<2x2xf8E3M4>
  %c269 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E3M4>
  %c270 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E3M4>
  %r271 = stablehlo.convolution(%c269, %c270) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E3M4>, tensor<2x1x1xf8E3M4>) -> tensor<1x5x1xf8E3M4>
  %c272 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E3M4>
  check.expect_eq %r271, %c272 : tensor<1x5x1xf8E3M4>
  %c273 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %c274 = stablehlo.constant dense<> : tensor<0x2xf8E3M4>
  %r275 = stablehlo.dot_general %c273, %c274, contracting_dims = [1] x [0] : (tensor<2x0xf8E3M4>, tensor<0x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c276 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r275, %c276 : tensor<2x2xf8E3M4>
  %c277 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %c278 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r279 = stablehlo.dot_general %c277, %c278, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c280 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r279, %c280 : tensor<2x2xf8E4M3B11FNUZ>
  %r281 = stablehlo.dot %c277, %c278 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r281, %c280 : tensor<2x2xf8E4M3B11FNUZ>
  %r282 = stablehlo.einsum %c277, %c278, config = "ij,jk->ki" : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c283 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r282, %c283 : tensor<2x2xf8E4M3B11FNUZ>
  %c284 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3B11FNUZ>
  %c285 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3B11FNUZ>
  %r286 = stablehlo.convolution(%c284, %c285) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<1x5x1xf8E4M3B11FNUZ>
  %c287 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3B11FNUZ>
  check.expect_eq %r286, %c287 : tensor<1x5x1xf8E4M3B11FNUZ>
  %c288 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %c289 = stablehlo.constant dense<> : tensor<0x2xf8E4M3B11FNUZ>
  %r290 = stablehlo.dot_general %c288, %c289, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<0x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c291 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r290, %c291 : tensor<2x2xf8E4M3B11FNUZ>
  %c292 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %c293 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3FNUZ>
  %r294 = stablehlo.dot_general %c292, %c293, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c295 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r294, %c295 : tensor<2x2xf8E4M3FNUZ>
  %r296 = stablehlo.dot %c292, %c293 : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r296, %c295 : tensor<2x2xf8E4M3FNUZ>
  %r297 = stablehlo.einsum %c292, %c293, config = "ij,jk->ki" : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c298 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r297, %c298 : tensor<2x2xf8E4M3FNUZ>
  %c299 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3FNUZ>
  %c300 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3FNUZ>
  %r301 = stablehlo.convolution(%c299, %c300) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3FNUZ>, tensor<2x1x1xf8E4M3FNUZ>) -> tensor<1x5x1xf8E4M3FNUZ>
  %c302 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3FNUZ>
  check.expect_eq %r301, %c302 : tensor<1x5x1xf8E4M3FNUZ>
  %c303 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %c304 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FNUZ>
  %r305 = stablehlo.dot_general %c303, %c304, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3FNUZ>, tensor<0x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c306 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r305, %c306 : tensor<2x2xf8E4M3FNUZ>
  %c307 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %c308 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  %r309 = stablehlo.dot_general %c307, %c308, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c310 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r309, %c310 : tensor<2x2xf8E5M2FNUZ>
  %r311 = stablehlo.dot %c307, %c308 : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r311, %c310 : tensor<2x2xf8E5M2FNUZ>
  %r312 = stablehlo.einsum %c307, %c308, config = "ij,jk->ki" : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c313 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r312, %c313 : tensor<2x2xf8E5M2FNUZ>
  %c314 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E5M2FNUZ>
  %c315 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E5M2FNUZ>
  %r316 = stablehlo.convolution(%c314, %c315) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E5M2FNUZ>, tensor<2x1x1xf8E5M2FNUZ>) -> tensor<1x5x1xf8E5M2FNUZ>
  %c317 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E5M2FNUZ>
  check.expect_eq %r316, %c317 : tensor<1x5x1xf8E5M2FNUZ>
  %c318 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %c319 = stablehlo.constant dense<> : tensor<0x2xf8E5M2FNUZ>
  %r320 = stablehlo.dot_general %c318, %c319, contracting_dims = [1] x [0] : (tensor<2x0xf8E5M2FNUZ>, tensor<0x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c321 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r320, %c321 : tensor<2x2xf8E5M2FNUZ>
  %c322 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xi4>
  %c323 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi4>
  %r324 = stablehlo.dot_general %c322, %c323, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi4>
  %c325 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xi4>
  check.expect_eq %r324, %c325 : tensor<2x2xi4>
  %r326 = stablehlo.dot %c322, %c323 : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi4>
  check.expect_eq %r326, %c325 : tensor<2x2xi4>
  %r327 = stablehlo.einsum %c322, %c323, config = "ij,jk->ki" : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi4>
  %c328 = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xi4>
  check.expect_eq %r327, %c328 : tensor<2x2xi4>
  %r329 = stablehlo.dot_general %c322, %c323, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi32>
  %c330 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xi32>
  check.expect_eq %r329, %c330 : tensor<2x2xi32>
  %c331 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xi4>
  %c332 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xi4>
  %r333 = stablehlo.convolution(%c331, %c332) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi4>, tensor<2x1x1xi4>) -> tensor<1x5x1xi4>
  %c334 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xi4>
  check.expect_eq %r333, %c334 : tensor<1x5x1xi4>
  %c335 = stablehlo.constant dense<> : tensor<2x0xi4>
  %c336 = stablehlo.constant dense<> : tensor<0x2xi4>
  %r337 = stablehlo.dot_general %c335, %c336, contracting_dims = [1] x [0] : (tensor<2x0xi4>, tensor<0x2xi4>) -> tensor<2x2xi4>
  %c338 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi4>
  check.expect_eq %r337, %c338 : tensor<2x2xi4>
  %c339 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xui4>
  %c340 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xui4>
  %r341 = stablehlo.dot_general %c339, %c340, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  %c342 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xui4>
  check.expect_eq %r341, %c342 : tensor<2x2xui4>
  %r343 = stablehlo.dot %c339, %c340 : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  check.expect_eq %r343, %c342 : tensor<2x2xui4>
  %r344 = stablehlo.einsum %c339, %c340, config = "ij,jk->ki" : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  %c345 = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xui4>
  check.expect_eq %r344, %c345 : tensor<2x2xui4>
  %c346 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xui4>
  %c347 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xui4>
  %r348 = stablehlo.convolution(%c346, %c347) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui4>, tensor<2x1x1xui4>) -> tensor<1x5x1xui4>
  %c349 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xui4>
  check.expect_eq %r348, %c349 : tensor<1x5x1xui4>
  %c350 = stablehlo.constant dense<> : tensor<2x0xui4>
  %c351 = stablehlo.constant dense<> : tensor<0x2xui4>
  %r352 = stablehlo.dot_general %c350, %c351, contracting_dims = [1] x [0] : (tensor<2x0xui4>, tensor<0x2xui4>) -> tensor<2x2xui4>
  %c353 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui4>
  check.expect_eq %r352, %c353 : tensor<2x2xui4>
  %c354 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xi2>
  %c355 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi2>
  %r356 = stablehlo.dot_general %c354, %c355, contracting_dims = [1] x [0] : (tensor<2x3xi2>, tensor<3x2xi2>) -> tensor<2x2xi2>
  %c357 = stablehlo.constant dense<[[1, 0], [-2, 0]]> : tensor<2x2xi2>
  check.expect_eq %r356, %c357 : tensor<2x2xi2>
  %r358 = stablehlo.dot %c354, %c355 : (tensor<2x3xi2>, tensor<3x2xi2>) -> tensor<2x2xi2>
  check.expect_eq %r358, %c357 : tensor<2x2xi2>
  %r359 = stablehlo.einsum %c354, %c355, config = "ij,jk->ki" : (tensor<2x3xi2>, tensor<3x2xi2>) -> tensor<2x2xi2>
  %c360 = stablehlo.constant dense<[[1, -2], [0, 0]]> : tensor<2x2xi2>
  check.expect_eq %r359, %c360 : tensor<2x2xi2>
  %c361 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xi2>
  %c362 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xi2>
  %r363 = stablehlo.convolution(%c361, %c362) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi2>, tensor<2x1x1xi2>) -> tensor<1x5x1xi2>
  %c364 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xi2>
  check.expect_eq %r363, %c364 : tensor<1x5x1xi2>
  %c365 = stablehlo.constant dense<> : tensor<2x0xi2>
  %c366 = stablehlo.constant dense<> : tensor<0x2xi2>
  %r367 = stablehlo.dot_general %c365, %c366, contracting_dims = [1] x [0] : (tensor<2x0xi2>, tensor<0x2xi2>) -> tensor<2x2xi2>
  %c368 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi2>
  check.expect_eq %r367, %c368 : tensor<2x2xi2>
  %c369 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xui2>
  %c370 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xui2>
  %r371 = stablehlo.dot_general %c369, %c370, contracting_dims = [1] x [0] : (tensor<2x3xui2>, tensor<3x2xui2>) -> tensor<2x2xui2>
  %c372 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xui2>
  check.expect_eq %r371, %c372 : tensor<2x2xui2>
  %r373 = stablehlo.dot %c369, %c370 : (tensor<2x3xui2>, tensor<3x2xui2>) -> tensor<2x2xui2>
  check.expect_eq %r373, %c372 : tensor<2x2xui2>
  %r374 = stablehlo.einsum %c369, %c370, config = "ij,jk->ki" : (tensor<2x3xui2>, tensor<3x2xui2>) -> tensor<2x2xui2>
  %c375 = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xui2>
  check.expect_eq %r374, %c375 : tensor<2x2xui2>
  %c376 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xui2>
  %c377 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xui2>
  %r378 = stablehlo.convolution(%c376, %c377) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui2>, tensor<2x1x1xui2>) -> tensor<1x5x1xui2>
  %c379 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xui2>
  check.expect_eq %r378, %c379 : tensor<1x5x1xui2>
  %c380 = stablehlo.constant dense<> : tensor<2x0xui2>
  %c381 = stablehlo.constant dense<> : tensor<0x2xui2>
  %r382 = stablehlo.dot_general %c380, %c381, contracting_dims = [1] x [0] : (tensor<2x0xui2>, tensor<0x2xui2>) -> tensor<2x2xui2>
  %c383 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui2>
  check.expect_eq %r382, %c383 : tensor<2x2xui2>
  return
}

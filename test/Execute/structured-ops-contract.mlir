// RUN: gspmd-run %s --no-partition
// Written by generate_elementwise.py: products of every type.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %c2 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf16>
  %r3 = stablehlo.dot_general %c1, %c2, contracting_dims = [1] x [0] : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  %c4 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf16>
  check.expect_eq %r3, %c4 : tensor<2x2xf16>
  %r5 = stablehlo.dot %c1, %c2 : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  %c6 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf16>
  check.expect_eq %r5, %c6 : tensor<2x2xf16>
  %r7 = stablehlo.einsum %c1, %c2, config = "ij,jk->ki" : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf16>
  %c8 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xf16>
  check.expect_eq %r7, %c8 : tensor<2x2xf16>
  %r9 = stablehlo.dot_general %c1, %c2, contracting_dims = [1] x [0] : (tensor<2x3xf16>, tensor<3x2xf16>) -> tensor<2x2xf32>
  %c10 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r9, %c10 : tensor<2x2xf32>
  %c11 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf16>
  %c12 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf16>
  %r13 = stablehlo.convolution(%c11, %c12) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf16>, tensor<2x1x1xf16>) -> tensor<1x5x1xf16>
  %c14 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xf16>
  check.expect_eq %r13, %c14 : tensor<1x5x1xf16>
  %c15 = stablehlo.constant dense<> : tensor<2x0xf16>
  %c16 = stablehlo.constant dense<> : tensor<0x2xf16>
  %r17 = stablehlo.dot_general %c15, %c16, contracting_dims = [1] x [0] : (tensor<2x0xf16>, tensor<0x2xf16>) -> tensor<2x2xf16>
  %c18 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf16>
  check.expect_eq %r17, %c18 : tensor<2x2xf16>
  %c19 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %c20 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xbf16>
  %r21 = stablehlo.dot_general %c19, %c20, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  %c22 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xbf16>
  check.expect_eq %r21, %c22 : tensor<2x2xbf16>
  %r23 = stablehlo.dot %c19, %c20 : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  %c24 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xbf16>
  check.expect_eq %r23, %c24 : tensor<2x2xbf16>
  %r25 = stablehlo.einsum %c19, %c20, config = "ij,jk->ki" : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xbf16>
  %c26 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xbf16>
  check.expect_eq %r25, %c26 : tensor<2x2xbf16>
  %r27 = stablehlo.dot_general %c19, %c20, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xbf16>) -> tensor<2x2xf32>
  %c28 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r27, %c28 : tensor<2x2xf32>
  %c29 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xbf16>
  %c30 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xbf16>
  %r31 = stablehlo.convolution(%c29, %c30) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xbf16>, tensor<2x1x1xbf16>) -> tensor<1x5x1xbf16>
  %c32 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xbf16>
  check.expect_eq %r31, %c32 : tensor<1x5x1xbf16>
  %c33 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %c34 = stablehlo.constant dense<> : tensor<0x2xbf16>
  %r35 = stablehlo.dot_general %c33, %c34, contracting_dims = [1] x [0] : (tensor<2x0xbf16>, tensor<0x2xbf16>) -> tensor<2x2xbf16>
  %c36 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xbf16>
  check.expect_eq %r35, %c36 : tensor<2x2xbf16>
  %c37 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c38 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf32>
  %r39 = stablehlo.dot_general %c37, %c38, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %c40 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r39, %c40 : tensor<2x2xf32>
  %r41 = stablehlo.dot %c37, %c38 : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %c42 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r41, %c42 : tensor<2x2xf32>
  %r43 = stablehlo.einsum %c37, %c38, config = "ij,jk->ki" : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %c44 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xf32>
  check.expect_eq %r43, %c44 : tensor<2x2xf32>
  %c45 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf32>
  %c46 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %r47 = stablehlo.convolution(%c45, %c46) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf32>, tensor<2x1x1xf32>) -> tensor<1x5x1xf32>
  %c48 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xf32>
  check.expect_eq %r47, %c48 : tensor<1x5x1xf32>
  %c49 = stablehlo.constant dense<> : tensor<2x0xf32>
  %c50 = stablehlo.constant dense<> : tensor<0x2xf32>
  %r51 = stablehlo.dot_general %c49, %c50, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  %c52 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r51, %c52 : tensor<2x2xf32>
  %c53 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %c54 = stablehlo.constant dense<[[2.0, 3.0], [4.0, 5.0], [6.0, 7.0]]> : tensor<3x2xf64>
  %r55 = stablehlo.dot_general %c53, %c54, contracting_dims = [1] x [0] : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  %c56 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf64>
  check.expect_eq %r55, %c56 : tensor<2x2xf64>
  %r57 = stablehlo.dot %c53, %c54 : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  %c58 = stablehlo.constant dense<[[28.0, 34.0], [64.0, 79.0]]> : tensor<2x2xf64>
  check.expect_eq %r57, %c58 : tensor<2x2xf64>
  %r59 = stablehlo.einsum %c53, %c54, config = "ij,jk->ki" : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
  %c60 = stablehlo.constant dense<[[28.0, 64.0], [34.0, 79.0]]> : tensor<2x2xf64>
  check.expect_eq %r59, %c60 : tensor<2x2xf64>
  %c61 = stablehlo.constant dense<[[[1.0], [2.0], [3.0], [4.0], [5.0], [6.0]]]> : tensor<1x6x1xf64>
  %c62 = stablehlo.constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf64>
  %r63 = stablehlo.convolution(%c61, %c62) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf64>, tensor<2x1x1xf64>) -> tensor<1x5x1xf64>
  %c64 = stablehlo.constant dense<[[[10.0], [16.0], [22.0], [28.0], [34.0]]]> : tensor<1x5x1xf64>
  check.expect_eq %r63, %c64 : tensor<1x5x1xf64>
  %c65 = stablehlo.constant dense<> : tensor<2x0xf64>
  %c66 = stablehlo.constant dense<> : tensor<0x2xf64>
  %r67 = stablehlo.dot_general %c65, %c66, contracting_dims = [1] x [0] : (tensor<2x0xf64>, tensor<0x2xf64>) -> tensor<2x2xf64>
  %c68 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf64>
  check.expect_eq %r67, %c68 : tensor<2x2xf64>
  %c69 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %c70 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi8>
  %r71 = stablehlo.dot_general %c69, %c70, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  %c72 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi8>
  check.expect_eq %r71, %c72 : tensor<2x2xi8>
  %r73 = stablehlo.dot %c69, %c70 : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  %c74 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi8>
  check.expect_eq %r73, %c74 : tensor<2x2xi8>
  %r75 = stablehlo.einsum %c69, %c70, config = "ij,jk->ki" : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
  %c76 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi8>
  check.expect_eq %r75, %c76 : tensor<2x2xi8>
  %r77 = stablehlo.dot_general %c69, %c70, contracting_dims = [1] x [0] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi32>
  %c78 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi32>
  check.expect_eq %r77, %c78 : tensor<2x2xi32>
  %c79 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi8>
  %c80 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi8>
  %r81 = stablehlo.convolution(%c79, %c80) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi8>, tensor<2x1x1xi8>) -> tensor<1x5x1xi8>
  %c82 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi8>
  check.expect_eq %r81, %c82 : tensor<1x5x1xi8>
  %c83 = stablehlo.constant dense<> : tensor<2x0xi8>
  %c84 = stablehlo.constant dense<> : tensor<0x2xi8>
  %r85 = stablehlo.dot_general %c83, %c84, contracting_dims = [1] x [0] : (tensor<2x0xi8>, tensor<0x2xi8>) -> tensor<2x2xi8>
  %c86 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi8>
  check.expect_eq %r85, %c86 : tensor<2x2xi8>
  %c87 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  %c88 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi16>
  %r89 = stablehlo.dot_general %c87, %c88, contracting_dims = [1] x [0] : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  %c90 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi16>
  check.expect_eq %r89, %c90 : tensor<2x2xi16>
  %r91 = stablehlo.dot %c87, %c88 : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  %c92 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi16>
  check.expect_eq %r91, %c92 : tensor<2x2xi16>
  %r93 = stablehlo.einsum %c87, %c88, config = "ij,jk->ki" : (tensor<2x3xi16>, tensor<3x2xi16>) -> tensor<2x2xi16>
  %c94 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi16>
  check.expect_eq %r93, %c94 : tensor<2x2xi16>
  %c95 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi16>
  %c96 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi16>
  %r97 = stablehlo.convolution(%c95, %c96) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi16>, tensor<2x1x1xi16>) -> tensor<1x5x1xi16>
  %c98 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi16>
  check.expect_eq %r97, %c98 : tensor<1x5x1xi16>
  %c99 = stablehlo.constant dense<> : tensor<2x0xi16>
  %c100 = stablehlo.constant dense<> : tensor<0x2xi16>
  %r101 = stablehlo.dot_general %c99, %c100, contracting_dims = [1] x [0] : (tensor<2x0xi16>, tensor<0x2xi16>) -> tensor<2x2xi16>
  %c102 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi16>
  check.expect_eq %r101, %c102 : tensor<2x2xi16>
  %c103 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c104 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi32>
  %r105 = stablehlo.dot_general %c103, %c104, contracting_dims = [1] x [0] : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  %c106 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi32>
  check.expect_eq %r105, %c106 : tensor<2x2xi32>
  %r107 = stablehlo.dot %c103, %c104 : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  %c108 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi32>
  check.expect_eq %r107, %c108 : tensor<2x2xi32>
  %r109 = stablehlo.einsum %c103, %c104, config = "ij,jk->ki" : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  %c110 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi32>
  check.expect_eq %r109, %c110 : tensor<2x2xi32>
  %c111 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi32>
  %c112 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi32>
  %r113 = stablehlo.convolution(%c111, %c112) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi32>, tensor<2x1x1xi32>) -> tensor<1x5x1xi32>
  %c114 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi32>
  check.expect_eq %r113, %c114 : tensor<1x5x1xi32>
  %c115 = stablehlo.constant dense<> : tensor<2x0xi32>
  %c116 = stablehlo.constant dense<> : tensor<0x2xi32>
  %r117 = stablehlo.dot_general %c115, %c116, contracting_dims = [1] x [0] : (tensor<2x0xi32>, tensor<0x2xi32>) -> tensor<2x2xi32>
  %c118 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi32>
  check.expect_eq %r117, %c118 : tensor<2x2xi32>
  %c119 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %c120 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xi64>
  %r121 = stablehlo.dot_general %c119, %c120, contracting_dims = [1] x [0] : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  %c122 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi64>
  check.expect_eq %r121, %c122 : tensor<2x2xi64>
  %r123 = stablehlo.dot %c119, %c120 : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  %c124 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xi64>
  check.expect_eq %r123, %c124 : tensor<2x2xi64>
  %r125 = stablehlo.einsum %c119, %c120, config = "ij,jk->ki" : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  %c126 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xi64>
  check.expect_eq %r125, %c126 : tensor<2x2xi64>
  %c127 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xi64>
  %c128 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xi64>
  %r129 = stablehlo.convolution(%c127, %c128) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi64>, tensor<2x1x1xi64>) -> tensor<1x5x1xi64>
  %c130 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xi64>
  check.expect_eq %r129, %c130 : tensor<1x5x1xi64>
  %c131 = stablehlo.constant dense<> : tensor<2x0xi64>
  %c132 = stablehlo.constant dense<> : tensor<0x2xi64>
  %r133 = stablehlo.dot_general %c131, %c132, contracting_dims = [1] x [0] : (tensor<2x0xi64>, tensor<0x2xi64>) -> tensor<2x2xi64>
  %c134 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>
  check.expect_eq %r133, %c134 : tensor<2x2xi64>
  %c135 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  %c136 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui8>
  %r137 = stablehlo.dot_general %c135, %c136, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  %c138 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui8>
  check.expect_eq %r137, %c138 : tensor<2x2xui8>
  %r139 = stablehlo.dot %c135, %c136 : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  %c140 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui8>
  check.expect_eq %r139, %c140 : tensor<2x2xui8>
  %r141 = stablehlo.einsum %c135, %c136, config = "ij,jk->ki" : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
  %c142 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui8>
  check.expect_eq %r141, %c142 : tensor<2x2xui8>
  %c143 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui8>
  %c144 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui8>
  %r145 = stablehlo.convolution(%c143, %c144) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui8>, tensor<2x1x1xui8>) -> tensor<1x5x1xui8>
  %c146 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui8>
  check.expect_eq %r145, %c146 : tensor<1x5x1xui8>
  %c147 = stablehlo.constant dense<> : tensor<2x0xui8>
  %c148 = stablehlo.constant dense<> : tensor<0x2xui8>
  %r149 = stablehlo.dot_general %c147, %c148, contracting_dims = [1] x [0] : (tensor<2x0xui8>, tensor<0x2xui8>) -> tensor<2x2xui8>
  %c150 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui8>
  check.expect_eq %r149, %c150 : tensor<2x2xui8>
  %c151 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  %c152 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui16>
  %r153 = stablehlo.dot_general %c151, %c152, contracting_dims = [1] x [0] : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  %c154 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui16>
  check.expect_eq %r153, %c154 : tensor<2x2xui16>
  %r155 = stablehlo.dot %c151, %c152 : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  %c156 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui16>
  check.expect_eq %r155, %c156 : tensor<2x2xui16>
  %r157 = stablehlo.einsum %c151, %c152, config = "ij,jk->ki" : (tensor<2x3xui16>, tensor<3x2xui16>) -> tensor<2x2xui16>
  %c158 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui16>
  check.expect_eq %r157, %c158 : tensor<2x2xui16>
  %c159 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui16>
  %c160 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui16>
  %r161 = stablehlo.convolution(%c159, %c160) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui16>, tensor<2x1x1xui16>) -> tensor<1x5x1xui16>
  %c162 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui16>
  check.expect_eq %r161, %c162 : tensor<1x5x1xui16>
  %c163 = stablehlo.constant dense<> : tensor<2x0xui16>
  %c164 = stablehlo.constant dense<> : tensor<0x2xui16>
  %r165 = stablehlo.dot_general %c163, %c164, contracting_dims = [1] x [0] : (tensor<2x0xui16>, tensor<0x2xui16>) -> tensor<2x2xui16>
  %c166 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui16>
  check.expect_eq %r165, %c166 : tensor<2x2xui16>
  %c167 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %c168 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui32>
  %r169 = stablehlo.dot_general %c167, %c168, contracting_dims = [1] x [0] : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  %c170 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui32>
  check.expect_eq %r169, %c170 : tensor<2x2xui32>
  %r171 = stablehlo.dot %c167, %c168 : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  %c172 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui32>
  check.expect_eq %r171, %c172 : tensor<2x2xui32>
  %r173 = stablehlo.einsum %c167, %c168, config = "ij,jk->ki" : (tensor<2x3xui32>, tensor<3x2xui32>) -> tensor<2x2xui32>
  %c174 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui32>
  check.expect_eq %r173, %c174 : tensor<2x2xui32>
  %c175 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui32>
  %c176 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui32>
  %r177 = stablehlo.convolution(%c175, %c176) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui32>, tensor<2x1x1xui32>) -> tensor<1x5x1xui32>
  %c178 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui32>
  check.expect_eq %r177, %c178 : tensor<1x5x1xui32>
  %c179 = stablehlo.constant dense<> : tensor<2x0xui32>
  %c180 = stablehlo.constant dense<> : tensor<0x2xui32>
  %r181 = stablehlo.dot_general %c179, %c180, contracting_dims = [1] x [0] : (tensor<2x0xui32>, tensor<0x2xui32>) -> tensor<2x2xui32>
  %c182 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui32>
  check.expect_eq %r181, %c182 : tensor<2x2xui32>
  %c183 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  %c184 = stablehlo.constant dense<[[2, 3], [4, 5], [6, 7]]> : tensor<3x2xui64>
  %r185 = stablehlo.dot_general %c183, %c184, contracting_dims = [1] x [0] : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  %c186 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui64>
  check.expect_eq %r185, %c186 : tensor<2x2xui64>
  %r187 = stablehlo.dot %c183, %c184 : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  %c188 = stablehlo.constant dense<[[28, 34], [64, 79]]> : tensor<2x2xui64>
  check.expect_eq %r187, %c188 : tensor<2x2xui64>
  %r189 = stablehlo.einsum %c183, %c184, config = "ij,jk->ki" : (tensor<2x3xui64>, tensor<3x2xui64>) -> tensor<2x2xui64>
  %c190 = stablehlo.constant dense<[[28, 64], [34, 79]]> : tensor<2x2xui64>
  check.expect_eq %r189, %c190 : tensor<2x2xui64>
  %c191 = stablehlo.constant dense<[[[1], [2], [3], [4], [5], [6]]]> : tensor<1x6x1xui64>
  %c192 = stablehlo.constant dense<[[[2]], [[4]]]> : tensor<2x1x1xui64>
  %r193 = stablehlo.convolution(%c191, %c192) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui64>, tensor<2x1x1xui64>) -> tensor<1x5x1xui64>
  %c194 = stablehlo.constant dense<[[[10], [16], [22], [28], [34]]]> : tensor<1x5x1xui64>
  check.expect_eq %r193, %c194 : tensor<1x5x1xui64>
  %c195 = stablehlo.constant dense<> : tensor<2x0xui64>
  %c196 = stablehlo.constant dense<> : tensor<0x2xui64>
  %r197 = stablehlo.dot_general %c195, %c196, contracting_dims = [1] x [0] : (tensor<2x0xui64>, tensor<0x2xui64>) -> tensor<2x2xui64>
  %c198 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui64>
  check.expect_eq %r197, %c198 : tensor<2x2xui64>
  %c199 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %c200 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)], [(6.0, -2.0), (7.0, -3.0)]]> : tensor<3x2xcomplex<f32>>
  %r201 = stablehlo.dot_general %c199, %c200, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c202 = stablehlo.constant dense<[[(20.0, -36.0), (20.0, -48.0)], [(60.0, -36.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r201, %c202 : tensor<2x2xcomplex<f32>>
  %r203 = stablehlo.dot %c199, %c200 : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c204 = stablehlo.constant dense<[[(20.0, -36.0), (20.0, -48.0)], [(60.0, -36.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r203, %c204 : tensor<2x2xcomplex<f32>>
  %r205 = stablehlo.einsum %c199, %c200, config = "ij,jk->ki" : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c206 = stablehlo.constant dense<[[(20.0, -36.0), (60.0, -36.0)], [(20.0, -48.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r205, %c206 : tensor<2x2xcomplex<f32>>
  %c207 = stablehlo.constant dense<[[[(1.0, -1.0)], [(2.0, -2.0)], [(3.0, -3.0)], [(4.0, 0.0)], [(5.0, -1.0)], [(6.0, -2.0)]]]> : tensor<1x6x1xcomplex<f32>>
  %c208 = stablehlo.constant dense<[[[(2.0, -2.0)]], [[(4.0, 0.0)]]]> : tensor<2x1x1xcomplex<f32>>
  %r209 = stablehlo.convolution(%c207, %c208) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
  %c210 = stablehlo.constant dense<[[[(8.0, -12.0)], [(12.0, -20.0)], [(16.0, -12.0)], [(28.0, -12.0)], [(32.0, -20.0)]]]> : tensor<1x5x1xcomplex<f32>>
  check.expect_eq %r209, %c210 : tensor<1x5x1xcomplex<f32>>
  %c211 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %c212 = stablehlo.constant dense<> : tensor<0x2xcomplex<f32>>
  %r213 = stablehlo.dot_general %c211, %c212, contracting_dims = [1] x [0] : (tensor<2x0xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c214 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r213, %c214 : tensor<2x2xcomplex<f32>>
  %c215 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %c216 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)], [(6.0, -2.0), (7.0, -3.0)]]> : tensor<3x2xcomplex<f64>>
  %r217 = stablehlo.dot_general %c215, %c216, contracting_dims = [1] x [0] : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c218 = stablehlo.constant dense<[[(20.0, -36.0), (20.0, -48.0)], [(60.0, -36.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r217, %c218 : tensor<2x2xcomplex<f64>>
  %r219 = stablehlo.dot %c215, %c216 : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c220 = stablehlo.constant dense<[[(20.0, -36.0), (20.0, -48.0)], [(60.0, -36.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r219, %c220 : tensor<2x2xcomplex<f64>>
  %r221 = stablehlo.einsum %c215, %c216, config = "ij,jk->ki" : (tensor<2x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c222 = stablehlo.constant dense<[[(20.0, -36.0), (60.0, -36.0)], [(20.0, -48.0), (72.0, -54.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r221, %c222 : tensor<2x2xcomplex<f64>>
  %c223 = stablehlo.constant dense<[[[(1.0, -1.0)], [(2.0, -2.0)], [(3.0, -3.0)], [(4.0, 0.0)], [(5.0, -1.0)], [(6.0, -2.0)]]]> : tensor<1x6x1xcomplex<f64>>
  %c224 = stablehlo.constant dense<[[[(2.0, -2.0)]], [[(4.0, 0.0)]]]> : tensor<2x1x1xcomplex<f64>>
  %r225 = stablehlo.convolution(%c223, %c224) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xcomplex<f64>>, tensor<2x1x1xcomplex<f64>>) -> tensor<1x5x1xcomplex<f64>>
  %c226 = stablehlo.constant dense<[[[(8.0, -12.0)], [(12.0, -20.0)], [(16.0, -12.0)], [(28.0, -12.0)], [(32.0, -20.0)]]]> : tensor<1x5x1xcomplex<f64>>
  check.expect_eq %r225, %c226 : tensor<1x5x1xcomplex<f64>>
  %c227 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %c228 = stablehlo.constant dense<> : tensor<0x2xcomplex<f64>>
  %r229 = stablehlo.dot_general %c227, %c228, contracting_dims = [1] x [0] : (tensor<2x0xcomplex<f64>>, tensor<0x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c230 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r229, %c230 : tensor<2x2xcomplex<f64>>
  %c231 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FN>
  %c232 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3FN>
  %r233 = stablehlo.dot_general %c231, %c232, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c234 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r233, %c234 : tensor<2x2xf8E4M3FN>
  %r235 = stablehlo.dot %c231, %c232 : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c236 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r235, %c236 : tensor<2x2xf8E4M3FN>
  %r237 = stablehlo.einsum %c231, %c232, config = "ij,jk->ki" : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c238 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r237, %c238 : tensor<2x2xf8E4M3FN>
  %r239 = stablehlo.dot_general %c231, %c232, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FN>, tensor<3x2xf8E4M3FN>) -> tensor<2x2xf32>
  %c240 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r239, %c240 : tensor<2x2xf32>
  %c241 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3FN>
  %c242 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3FN>
  %r243 = stablehlo.convolution(%c241, %c242) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3FN>, tensor<2x1x1xf8E4M3FN>) -> tensor<1x5x1xf8E4M3FN>
  %c244 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3FN>
  check.expect_eq %r243, %c244 : tensor<1x5x1xf8E4M3FN>
  %c245 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %c246 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FN>
  %r247 = stablehlo.dot_general %c245, %c246, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3FN>, tensor<0x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c248 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r247, %c248 : tensor<2x2xf8E4M3FN>
  %c249 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2>
  %c250 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E5M2>
  %r251 = stablehlo.dot_general %c249, %c250, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c252 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r251, %c252 : tensor<2x2xf8E5M2>
  %r253 = stablehlo.dot %c249, %c250 : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c254 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r253, %c254 : tensor<2x2xf8E5M2>
  %r255 = stablehlo.einsum %c249, %c250, config = "ij,jk->ki" : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c256 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r255, %c256 : tensor<2x2xf8E5M2>
  %r257 = stablehlo.dot_general %c249, %c250, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2>, tensor<3x2xf8E5M2>) -> tensor<2x2xf32>
  %c258 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf32>
  check.expect_eq %r257, %c258 : tensor<2x2xf32>
  %c259 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E5M2>
  %c260 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E5M2>
  %r261 = stablehlo.convolution(%c259, %c260) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E5M2>, tensor<2x1x1xf8E5M2>) -> tensor<1x5x1xf8E5M2>
  %c262 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E5M2>
  check.expect_eq %r261, %c262 : tensor<1x5x1xf8E5M2>
  %c263 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %c264 = stablehlo.constant dense<> : tensor<0x2xf8E5M2>
  %r265 = stablehlo.dot_general %c263, %c264, contracting_dims = [1] x [0] : (tensor<2x0xf8E5M2>, tensor<0x2xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c266 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r265, %c266 : tensor<2x2xf8E5M2>
  %c267 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3>
  %c268 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3>
  %r269 = stablehlo.dot_general %c267, %c268, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c270 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r269, %c270 : tensor<2x2xf8E4M3>
  %r271 = stablehlo.dot %c267, %c268 : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c272 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r271, %c272 : tensor<2x2xf8E4M3>
  %r273 = stablehlo.einsum %c267, %c268, config = "ij,jk->ki" : (tensor<2x3xf8E4M3>, tensor<3x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c274 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r273, %c274 : tensor<2x2xf8E4M3>
  %c275 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3>
  %c276 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3>
  %r277 = stablehlo.convolution(%c275, %c276) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3>, tensor<2x1x1xf8E4M3>) -> tensor<1x5x1xf8E4M3>
  %c278 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3>
  check.expect_eq %r277, %c278 : tensor<1x5x1xf8E4M3>
  %c279 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %c280 = stablehlo.constant dense<> : tensor<0x2xf8E4M3>
  %r281 = stablehlo.dot_general %c279, %c280, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3>, tensor<0x2xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c282 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r281, %c282 : tensor<2x2xf8E4M3>
  %c283 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E3M4>
  %c284 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E3M4>
  %r285 = stablehlo.dot_general %c283, %c284, contracting_dims = [1] x [0] : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c286 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r285, %c286 : tensor<2x2xf8E3M4>
  %r287 = stablehlo.dot %c283, %c284 : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c288 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r287, %c288 : tensor<2x2xf8E3M4>
  %r289 = stablehlo.einsum %c283, %c284, config = "ij,jk->ki" : (tensor<2x3xf8E3M4>, tensor<3x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c290 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r289, %c290 : tensor<2x2xf8E3M4>
  %c291 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E3M4>
  %c292 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E3M4>
  %r293 = stablehlo.convolution(%c291, %c292) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E3M4>, tensor<2x1x1xf8E3M4>) -> tensor<1x5x1xf8E3M4>
  %c294 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E3M4>
  check.expect_eq %r293, %c294 : tensor<1x5x1xf8E3M4>
  %c295 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %c296 = stablehlo.constant dense<> : tensor<0x2xf8E3M4>
  %r297 = stablehlo.dot_general %c295, %c296, contracting_dims = [1] x [0] : (tensor<2x0xf8E3M4>, tensor<0x2xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c298 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r297, %c298 : tensor<2x2xf8E3M4>
  %c299 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %c300 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %r301 = stablehlo.dot_general %c299, %c300, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c302 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r301, %c302 : tensor<2x2xf8E4M3B11FNUZ>
  %r303 = stablehlo.dot %c299, %c300 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c304 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r303, %c304 : tensor<2x2xf8E4M3B11FNUZ>
  %r305 = stablehlo.einsum %c299, %c300, config = "ij,jk->ki" : (tensor<2x3xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c306 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r305, %c306 : tensor<2x2xf8E4M3B11FNUZ>
  %c307 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3B11FNUZ>
  %c308 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3B11FNUZ>
  %r309 = stablehlo.convolution(%c307, %c308) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<1x5x1xf8E4M3B11FNUZ>
  %c310 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3B11FNUZ>
  check.expect_eq %r309, %c310 : tensor<1x5x1xf8E4M3B11FNUZ>
  %c311 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %c312 = stablehlo.constant dense<> : tensor<0x2xf8E4M3B11FNUZ>
  %r313 = stablehlo.dot_general %c311, %c312, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<0x2xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c314 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r313, %c314 : tensor<2x2xf8E4M3B11FNUZ>
  %c315 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E4M3FNUZ>
  %c316 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E4M3FNUZ>
  %r317 = stablehlo.dot_general %c315, %c316, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c318 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r317, %c318 : tensor<2x2xf8E4M3FNUZ>
  %r319 = stablehlo.dot %c315, %c316 : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c320 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r319, %c320 : tensor<2x2xf8E4M3FNUZ>
  %r321 = stablehlo.einsum %c315, %c316, config = "ij,jk->ki" : (tensor<2x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c322 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r321, %c322 : tensor<2x2xf8E4M3FNUZ>
  %c323 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E4M3FNUZ>
  %c324 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E4M3FNUZ>
  %r325 = stablehlo.convolution(%c323, %c324) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E4M3FNUZ>, tensor<2x1x1xf8E4M3FNUZ>) -> tensor<1x5x1xf8E4M3FNUZ>
  %c326 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E4M3FNUZ>
  check.expect_eq %r325, %c326 : tensor<1x5x1xf8E4M3FNUZ>
  %c327 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %c328 = stablehlo.constant dense<> : tensor<0x2xf8E4M3FNUZ>
  %r329 = stablehlo.dot_general %c327, %c328, contracting_dims = [1] x [0] : (tensor<2x0xf8E4M3FNUZ>, tensor<0x2xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c330 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r329, %c330 : tensor<2x2xf8E4M3FNUZ>
  %c331 = stablehlo.constant dense<[[0.0, 1.0, 0.0], [1.0, 0.0, 1.0]]> : tensor<2x3xf8E5M2FNUZ>
  %c332 = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<3x2xf8E5M2FNUZ>
  %r333 = stablehlo.dot_general %c331, %c332, contracting_dims = [1] x [0] : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c334 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r333, %c334 : tensor<2x2xf8E5M2FNUZ>
  %r335 = stablehlo.dot %c331, %c332 : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c336 = stablehlo.constant dense<[[1.0, 0.0], [2.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r335, %c336 : tensor<2x2xf8E5M2FNUZ>
  %r337 = stablehlo.einsum %c331, %c332, config = "ij,jk->ki" : (tensor<2x3xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c338 = stablehlo.constant dense<[[1.0, 2.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r337, %c338 : tensor<2x2xf8E5M2FNUZ>
  %c339 = stablehlo.constant dense<[[[0.0], [1.0], [0.0], [1.0], [0.0], [1.0]]]> : tensor<1x6x1xf8E5M2FNUZ>
  %c340 = stablehlo.constant dense<[[[1.0]], [[1.0]]]> : tensor<2x1x1xf8E5M2FNUZ>
  %r341 = stablehlo.convolution(%c339, %c340) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xf8E5M2FNUZ>, tensor<2x1x1xf8E5M2FNUZ>) -> tensor<1x5x1xf8E5M2FNUZ>
  %c342 = stablehlo.constant dense<[[[1.0], [1.0], [1.0], [1.0], [1.0]]]> : tensor<1x5x1xf8E5M2FNUZ>
  check.expect_eq %r341, %c342 : tensor<1x5x1xf8E5M2FNUZ>
  %c343 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %c344 = stablehlo.constant dense<> : tensor<0x2xf8E5M2FNUZ>
  %r345 = stablehlo.dot_general %c343, %c344, contracting_dims = [1] x [0] : (tensor<2x0xf8E5M2FNUZ>, tensor<0x2xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c346 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r345, %c346 : tensor<2x2xf8E5M2FNUZ>
  %c347 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xi4>
  %c348 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi4>
  %r349 = stablehlo.dot_general %c347, %c348, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi4>
  %c350 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xi4>
  check.expect_eq %r349, %c350 : tensor<2x2xi4>
  %r351 = stablehlo.dot %c347, %c348 : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi4>
  %c352 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xi4>
  check.expect_eq %r351, %c352 : tensor<2x2xi4>
  %r353 = stablehlo.einsum %c347, %c348, config = "ij,jk->ki" : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi4>
  %c354 = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xi4>
  check.expect_eq %r353, %c354 : tensor<2x2xi4>
  %r355 = stablehlo.dot_general %c347, %c348, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi32>
  %c356 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xi32>
  check.expect_eq %r355, %c356 : tensor<2x2xi32>
  %c357 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xi4>
  %c358 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xi4>
  %r359 = stablehlo.convolution(%c357, %c358) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi4>, tensor<2x1x1xi4>) -> tensor<1x5x1xi4>
  %c360 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xi4>
  check.expect_eq %r359, %c360 : tensor<1x5x1xi4>
  %c361 = stablehlo.constant dense<> : tensor<2x0xi4>
  %c362 = stablehlo.constant dense<> : tensor<0x2xi4>
  %r363 = stablehlo.dot_general %c361, %c362, contracting_dims = [1] x [0] : (tensor<2x0xi4>, tensor<0x2xi4>) -> tensor<2x2xi4>
  %c364 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi4>
  check.expect_eq %r363, %c364 : tensor<2x2xi4>
  %c365 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xui4>
  %c366 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xui4>
  %r367 = stablehlo.dot_general %c365, %c366, contracting_dims = [1] x [0] : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  %c368 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xui4>
  check.expect_eq %r367, %c368 : tensor<2x2xui4>
  %r369 = stablehlo.dot %c365, %c366 : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  %c370 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xui4>
  check.expect_eq %r369, %c370 : tensor<2x2xui4>
  %r371 = stablehlo.einsum %c365, %c366, config = "ij,jk->ki" : (tensor<2x3xui4>, tensor<3x2xui4>) -> tensor<2x2xui4>
  %c372 = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xui4>
  check.expect_eq %r371, %c372 : tensor<2x2xui4>
  %c373 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xui4>
  %c374 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xui4>
  %r375 = stablehlo.convolution(%c373, %c374) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui4>, tensor<2x1x1xui4>) -> tensor<1x5x1xui4>
  %c376 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xui4>
  check.expect_eq %r375, %c376 : tensor<1x5x1xui4>
  %c377 = stablehlo.constant dense<> : tensor<2x0xui4>
  %c378 = stablehlo.constant dense<> : tensor<0x2xui4>
  %r379 = stablehlo.dot_general %c377, %c378, contracting_dims = [1] x [0] : (tensor<2x0xui4>, tensor<0x2xui4>) -> tensor<2x2xui4>
  %c380 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui4>
  check.expect_eq %r379, %c380 : tensor<2x2xui4>
  %c381 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xi2>
  %c382 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xi2>
  %r383 = stablehlo.dot_general %c381, %c382, contracting_dims = [1] x [0] : (tensor<2x3xi2>, tensor<3x2xi2>) -> tensor<2x2xi2>
  %c384 = stablehlo.constant dense<[[1, 0], [-2, 0]]> : tensor<2x2xi2>
  check.expect_eq %r383, %c384 : tensor<2x2xi2>
  %r385 = stablehlo.dot %c381, %c382 : (tensor<2x3xi2>, tensor<3x2xi2>) -> tensor<2x2xi2>
  %c386 = stablehlo.constant dense<[[1, 0], [-2, 0]]> : tensor<2x2xi2>
  check.expect_eq %r385, %c386 : tensor<2x2xi2>
  %r387 = stablehlo.einsum %c381, %c382, config = "ij,jk->ki" : (tensor<2x3xi2>, tensor<3x2xi2>) -> tensor<2x2xi2>
  %c388 = stablehlo.constant dense<[[1, -2], [0, 0]]> : tensor<2x2xi2>
  check.expect_eq %r387, %c388 : tensor<2x2xi2>
  %c389 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xi2>
  %c390 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xi2>
  %r391 = stablehlo.convolution(%c389, %c390) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xi2>, tensor<2x1x1xi2>) -> tensor<1x5x1xi2>
  %c392 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xi2>
  check.expect_eq %r391, %c392 : tensor<1x5x1xi2>
  %c393 = stablehlo.constant dense<> : tensor<2x0xi2>
  %c394 = stablehlo.constant dense<> : tensor<0x2xi2>
  %r395 = stablehlo.dot_general %c393, %c394, contracting_dims = [1] x [0] : (tensor<2x0xi2>, tensor<0x2xi2>) -> tensor<2x2xi2>
  %c396 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xi2>
  check.expect_eq %r395, %c396 : tensor<2x2xi2>
  %c397 = stablehlo.constant dense<[[0, 1, 0], [1, 0, 1]]> : tensor<2x3xui2>
  %c398 = stablehlo.constant dense<[[1, 0], [1, 0], [1, 0]]> : tensor<3x2xui2>
  %r399 = stablehlo.dot_general %c397, %c398, contracting_dims = [1] x [0] : (tensor<2x3xui2>, tensor<3x2xui2>) -> tensor<2x2xui2>
  %c400 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xui2>
  check.expect_eq %r399, %c400 : tensor<2x2xui2>
  %r401 = stablehlo.dot %c397, %c398 : (tensor<2x3xui2>, tensor<3x2xui2>) -> tensor<2x2xui2>
  %c402 = stablehlo.constant dense<[[1, 0], [2, 0]]> : tensor<2x2xui2>
  check.expect_eq %r401, %c402 : tensor<2x2xui2>
  %r403 = stablehlo.einsum %c397, %c398, config = "ij,jk->ki" : (tensor<2x3xui2>, tensor<3x2xui2>) -> tensor<2x2xui2>
  %c404 = stablehlo.constant dense<[[1, 2], [0, 0]]> : tensor<2x2xui2>
  check.expect_eq %r403, %c404 : tensor<2x2xui2>
  %c405 = stablehlo.constant dense<[[[0], [1], [0], [1], [0], [1]]]> : tensor<1x6x1xui2>
  %c406 = stablehlo.constant dense<[[[1]], [[1]]]> : tensor<2x1x1xui2>
  %r407 = stablehlo.convolution(%c405, %c406) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x1xui2>, tensor<2x1x1xui2>) -> tensor<1x5x1xui2>
  %c408 = stablehlo.constant dense<[[[1], [1], [1], [1], [1]]]> : tensor<1x5x1xui2>
  check.expect_eq %r407, %c408 : tensor<1x5x1xui2>
  %c409 = stablehlo.constant dense<> : tensor<2x0xui2>
  %c410 = stablehlo.constant dense<> : tensor<0x2xui2>
  %r411 = stablehlo.dot_general %c409, %c410, contracting_dims = [1] x [0] : (tensor<2x0xui2>, tensor<0x2xui2>) -> tensor<2x2xui2>
  %c412 = stablehlo.constant dense<[[0, 0], [0, 0]]> : tensor<2x2xui2>
  check.expect_eq %r411, %c412 : tensor<2x2xui2>
  return
}

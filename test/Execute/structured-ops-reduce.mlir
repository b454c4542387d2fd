// RUN: gspmd-run %s --no-partition
// Written by generate_elementwise.py: sums, products, extremes.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %c2 = stablehlo.constant dense<0.0> : tensor<f16>
  %c3 = stablehlo.constant dense<> : tensor<2x0xf16>
  %c4 = stablehlo.constant dense<0.0> : tensor<f16>
  %r5 = stablehlo.reduce(%c1 init: %c4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %c6 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf16>
  check.expect_eq %r5, %c6 : tensor<2xf16>
  %r7 = stablehlo.reduce(%c3 init: %c4) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %c8 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf16>
  check.expect_eq %r7, %c8 : tensor<2xf16>
  %c9 = stablehlo.constant dense<1.0> : tensor<f16>
  %r10 = stablehlo.reduce(%c1 init: %c9) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %c11 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf16>
  check.expect_eq %r10, %c11 : tensor<2xf16>
  %r12 = stablehlo.reduce(%c3 init: %c9) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %c13 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf16>
  check.expect_eq %r12, %c13 : tensor<2xf16>
  %c14 = stablehlo.constant dense<0.0> : tensor<f16>
  %r15 = stablehlo.reduce(%c1 init: %c14) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %c16 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf16>
  check.expect_eq %r15, %c16 : tensor<2xf16>
  %r17 = stablehlo.reduce(%c3 init: %c14) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %c18 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf16>
  check.expect_eq %r17, %c18 : tensor<2xf16>
  %c19 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf16>
  %c20 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r21, %r22 = "stablehlo.sort"(%c19, %c20) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf16>, tensor<5xi32>) -> (tensor<5xf16>, tensor<5xi32>)
  %c23 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf16>
  check.expect_eq %r21, %c23 : tensor<5xf16>
  %c24 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r22, %c24 : tensor<5xi32>
  %r25, %r26 = chlo.top_k(%c19, k = 2) : tensor<5xf16> -> (tensor<2xf16>, tensor<2xi32>)
  %c27 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf16>
  check.expect_eq %r25, %c27 : tensor<2xf16>
  %c28 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r26, %c28 : tensor<2xi32>
  %c29 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %c30 = stablehlo.constant dense<0.0> : tensor<bf16>
  %c31 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %c32 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r33 = stablehlo.reduce(%c29 init: %c32) applies stablehlo.add across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c34 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xbf16>
  check.expect_eq %r33, %c34 : tensor<2xbf16>
  %r35 = stablehlo.reduce(%c31 init: %c32) applies stablehlo.add across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c36 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xbf16>
  check.expect_eq %r35, %c36 : tensor<2xbf16>
  %c37 = stablehlo.constant dense<1.0> : tensor<bf16>
  %r38 = stablehlo.reduce(%c29 init: %c37) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c39 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xbf16>
  check.expect_eq %r38, %c39 : tensor<2xbf16>
  %r40 = stablehlo.reduce(%c31 init: %c37) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c41 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  check.expect_eq %r40, %c41 : tensor<2xbf16>
  %c42 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r43 = stablehlo.reduce(%c29 init: %c42) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c44 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xbf16>
  check.expect_eq %r43, %c44 : tensor<2xbf16>
  %r45 = stablehlo.reduce(%c31 init: %c42) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c46 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xbf16>
  check.expect_eq %r45, %c46 : tensor<2xbf16>
  %c47 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xbf16>
  %c48 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r49, %r50 = "stablehlo.sort"(%c47, %c48) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xbf16>, tensor<5xi32>) -> (tensor<5xbf16>, tensor<5xi32>)
  %c51 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xbf16>
  check.expect_eq %r49, %c51 : tensor<5xbf16>
  %c52 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r50, %c52 : tensor<5xi32>
  %r53, %r54 = chlo.top_k(%c47, k = 2) : tensor<5xbf16> -> (tensor<2xbf16>, tensor<2xi32>)
  %c55 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xbf16>
  check.expect_eq %r53, %c55 : tensor<2xbf16>
  %c56 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r54, %c56 : tensor<2xi32>
  %c57 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c58 = stablehlo.constant dense<0.0> : tensor<f32>
  %c59 = stablehlo.constant dense<> : tensor<2x0xf32>
  %c60 = stablehlo.constant dense<0.0> : tensor<f32>
  %r61 = stablehlo.reduce(%c57 init: %c60) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %c62 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf32>
  check.expect_eq %r61, %c62 : tensor<2xf32>
  %r63 = stablehlo.reduce(%c59 init: %c60) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %c64 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_eq %r63, %c64 : tensor<2xf32>
  %c65 = stablehlo.constant dense<1.0> : tensor<f32>
  %r66 = stablehlo.reduce(%c57 init: %c65) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %c67 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf32>
  check.expect_eq %r66, %c67 : tensor<2xf32>
  %r68 = stablehlo.reduce(%c59 init: %c65) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %c69 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf32>
  check.expect_eq %r68, %c69 : tensor<2xf32>
  %c70 = stablehlo.constant dense<0.0> : tensor<f32>
  %r71 = stablehlo.reduce(%c57 init: %c70) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %c72 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_eq %r71, %c72 : tensor<2xf32>
  %r73 = stablehlo.reduce(%c59 init: %c70) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %c74 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_eq %r73, %c74 : tensor<2xf32>
  %c75 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf32>
  %c76 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r77, %r78 = "stablehlo.sort"(%c75, %c76) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
  %c79 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf32>
  check.expect_eq %r77, %c79 : tensor<5xf32>
  %c80 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r78, %c80 : tensor<5xi32>
  %r81, %r82 = chlo.top_k(%c75, k = 2) : tensor<5xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %c83 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r81, %c83 : tensor<2xf32>
  %c84 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r82, %c84 : tensor<2xi32>
  %c85 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %c86 = stablehlo.constant dense<0.0> : tensor<f64>
  %c87 = stablehlo.constant dense<> : tensor<2x0xf64>
  %c88 = stablehlo.constant dense<0.0> : tensor<f64>
  %r89 = stablehlo.reduce(%c85 init: %c88) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %c90 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf64>
  check.expect_eq %r89, %c90 : tensor<2xf64>
  %r91 = stablehlo.reduce(%c87 init: %c88) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %c92 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf64>
  check.expect_eq %r91, %c92 : tensor<2xf64>
  %c93 = stablehlo.constant dense<1.0> : tensor<f64>
  %r94 = stablehlo.reduce(%c85 init: %c93) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %c95 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf64>
  check.expect_eq %r94, %c95 : tensor<2xf64>
  %r96 = stablehlo.reduce(%c87 init: %c93) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %c97 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf64>
  check.expect_eq %r96, %c97 : tensor<2xf64>
  %c98 = stablehlo.constant dense<0.0> : tensor<f64>
  %r99 = stablehlo.reduce(%c85 init: %c98) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %c100 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf64>
  check.expect_eq %r99, %c100 : tensor<2xf64>
  %r101 = stablehlo.reduce(%c87 init: %c98) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %c102 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf64>
  check.expect_eq %r101, %c102 : tensor<2xf64>
  %c103 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf64>
  %c104 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r105, %r106 = "stablehlo.sort"(%c103, %c104) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf64>, tensor<5xi32>) -> (tensor<5xf64>, tensor<5xi32>)
  %c107 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf64>
  check.expect_eq %r105, %c107 : tensor<5xf64>
  %c108 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r106, %c108 : tensor<5xi32>
  %r109, %r110 = chlo.top_k(%c103, k = 2) : tensor<5xf64> -> (tensor<2xf64>, tensor<2xi32>)
  %c111 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf64>
  check.expect_eq %r109, %c111 : tensor<2xf64>
  %c112 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r110, %c112 : tensor<2xi32>
  %c113 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %c114 = stablehlo.constant dense<0> : tensor<i8>
  %c115 = stablehlo.constant dense<> : tensor<2x0xi8>
  %c116 = stablehlo.constant dense<0> : tensor<i8>
  %r117 = stablehlo.reduce(%c113 init: %c116) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c118 = stablehlo.constant dense<[6, 15]> : tensor<2xi8>
  check.expect_eq %r117, %c118 : tensor<2xi8>
  %r119 = stablehlo.reduce(%c115 init: %c116) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %c120 = stablehlo.constant dense<[0, 0]> : tensor<2xi8>
  check.expect_eq %r119, %c120 : tensor<2xi8>
  %c121 = stablehlo.constant dense<1> : tensor<i8>
  %r122 = stablehlo.reduce(%c113 init: %c121) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c123 = stablehlo.constant dense<[6, 120]> : tensor<2xi8>
  check.expect_eq %r122, %c123 : tensor<2xi8>
  %r124 = stablehlo.reduce(%c115 init: %c121) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %c125 = stablehlo.constant dense<[1, 1]> : tensor<2xi8>
  check.expect_eq %r124, %c125 : tensor<2xi8>
  %c126 = stablehlo.constant dense<0> : tensor<i8>
  %r127 = stablehlo.reduce(%c113 init: %c126) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c128 = stablehlo.constant dense<[3, 6]> : tensor<2xi8>
  check.expect_eq %r127, %c128 : tensor<2xi8>
  %r129 = stablehlo.reduce(%c115 init: %c126) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %c130 = stablehlo.constant dense<[0, 0]> : tensor<2xi8>
  check.expect_eq %r129, %c130 : tensor<2xi8>
  %c131 = stablehlo.constant dense<0> : tensor<i8>
  %r132 = stablehlo.reduce(%c113 init: %c131) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c133 = stablehlo.constant dense<[3, 7]> : tensor<2xi8>
  check.expect_eq %r132, %c133 : tensor<2xi8>
  %r134 = stablehlo.reduce(%c115 init: %c131) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %c135 = stablehlo.constant dense<[0, 0]> : tensor<2xi8>
  check.expect_eq %r134, %c135 : tensor<2xi8>
  %c136 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi8>
  %c137 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r138, %r139 = "stablehlo.sort"(%c136, %c137) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi8>, tensor<5xi32>) -> (tensor<5xi8>, tensor<5xi32>)
  %c140 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi8>
  check.expect_eq %r138, %c140 : tensor<5xi8>
  %c141 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r139, %c141 : tensor<5xi32>
  %r142, %r143 = chlo.top_k(%c136, k = 2) : tensor<5xi8> -> (tensor<2xi8>, tensor<2xi32>)
  %c144 = stablehlo.constant dense<[3, 2]> : tensor<2xi8>
  check.expect_eq %r142, %c144 : tensor<2xi8>
  %c145 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r143, %c145 : tensor<2xi32>
  %c146 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  %c147 = stablehlo.constant dense<0> : tensor<i16>
  %c148 = stablehlo.constant dense<> : tensor<2x0xi16>
  %c149 = stablehlo.constant dense<0> : tensor<i16>
  %r150 = stablehlo.reduce(%c146 init: %c149) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c151 = stablehlo.constant dense<[6, 15]> : tensor<2xi16>
  check.expect_eq %r150, %c151 : tensor<2xi16>
  %r152 = stablehlo.reduce(%c148 init: %c149) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %c153 = stablehlo.constant dense<[0, 0]> : tensor<2xi16>
  check.expect_eq %r152, %c153 : tensor<2xi16>
  %c154 = stablehlo.constant dense<1> : tensor<i16>
  %r155 = stablehlo.reduce(%c146 init: %c154) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c156 = stablehlo.constant dense<[6, 120]> : tensor<2xi16>
  check.expect_eq %r155, %c156 : tensor<2xi16>
  %r157 = stablehlo.reduce(%c148 init: %c154) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %c158 = stablehlo.constant dense<[1, 1]> : tensor<2xi16>
  check.expect_eq %r157, %c158 : tensor<2xi16>
  %c159 = stablehlo.constant dense<0> : tensor<i16>
  %r160 = stablehlo.reduce(%c146 init: %c159) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c161 = stablehlo.constant dense<[3, 6]> : tensor<2xi16>
  check.expect_eq %r160, %c161 : tensor<2xi16>
  %r162 = stablehlo.reduce(%c148 init: %c159) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %c163 = stablehlo.constant dense<[0, 0]> : tensor<2xi16>
  check.expect_eq %r162, %c163 : tensor<2xi16>
  %c164 = stablehlo.constant dense<0> : tensor<i16>
  %r165 = stablehlo.reduce(%c146 init: %c164) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c166 = stablehlo.constant dense<[3, 7]> : tensor<2xi16>
  check.expect_eq %r165, %c166 : tensor<2xi16>
  %r167 = stablehlo.reduce(%c148 init: %c164) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %c168 = stablehlo.constant dense<[0, 0]> : tensor<2xi16>
  check.expect_eq %r167, %c168 : tensor<2xi16>
  %c169 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi16>
  %c170 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r171, %r172 = "stablehlo.sort"(%c169, %c170) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi16>, tensor<5xi32>) -> (tensor<5xi16>, tensor<5xi32>)
  %c173 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi16>
  check.expect_eq %r171, %c173 : tensor<5xi16>
  %c174 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r172, %c174 : tensor<5xi32>
  %r175, %r176 = chlo.top_k(%c169, k = 2) : tensor<5xi16> -> (tensor<2xi16>, tensor<2xi32>)
  %c177 = stablehlo.constant dense<[3, 2]> : tensor<2xi16>
  check.expect_eq %r175, %c177 : tensor<2xi16>
  %c178 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r176, %c178 : tensor<2xi32>
  %c179 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c180 = stablehlo.constant dense<0> : tensor<i32>
  %c181 = stablehlo.constant dense<> : tensor<2x0xi32>
  %c182 = stablehlo.constant dense<0> : tensor<i32>
  %r183 = stablehlo.reduce(%c179 init: %c182) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c184 = stablehlo.constant dense<[6, 15]> : tensor<2xi32>
  check.expect_eq %r183, %c184 : tensor<2xi32>
  %r185 = stablehlo.reduce(%c181 init: %c182) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %c186 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %r185, %c186 : tensor<2xi32>
  %c187 = stablehlo.constant dense<1> : tensor<i32>
  %r188 = stablehlo.reduce(%c179 init: %c187) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c189 = stablehlo.constant dense<[6, 120]> : tensor<2xi32>
  check.expect_eq %r188, %c189 : tensor<2xi32>
  %r190 = stablehlo.reduce(%c181 init: %c187) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %c191 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  check.expect_eq %r190, %c191 : tensor<2xi32>
  %c192 = stablehlo.constant dense<0> : tensor<i32>
  %r193 = stablehlo.reduce(%c179 init: %c192) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c194 = stablehlo.constant dense<[3, 6]> : tensor<2xi32>
  check.expect_eq %r193, %c194 : tensor<2xi32>
  %r195 = stablehlo.reduce(%c181 init: %c192) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %c196 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %r195, %c196 : tensor<2xi32>
  %c197 = stablehlo.constant dense<0> : tensor<i32>
  %r198 = stablehlo.reduce(%c179 init: %c197) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c199 = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  check.expect_eq %r198, %c199 : tensor<2xi32>
  %r200 = stablehlo.reduce(%c181 init: %c197) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %c201 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %r200, %c201 : tensor<2xi32>
  %c202 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi32>
  %c203 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r204, %r205 = "stablehlo.sort"(%c202, %c203) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
  %c206 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi32>
  check.expect_eq %r204, %c206 : tensor<5xi32>
  %c207 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r205, %c207 : tensor<5xi32>
  %r208, %r209 = chlo.top_k(%c202, k = 2) : tensor<5xi32> -> (tensor<2xi32>, tensor<2xi32>)
  %c210 = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  check.expect_eq %r208, %c210 : tensor<2xi32>
  %c211 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r209, %c211 : tensor<2xi32>
  %c212 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %c213 = stablehlo.constant dense<0> : tensor<i64>
  %c214 = stablehlo.constant dense<> : tensor<2x0xi64>
  %c215 = stablehlo.constant dense<0> : tensor<i64>
  %r216 = stablehlo.reduce(%c212 init: %c215) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c217 = stablehlo.constant dense<[6, 15]> : tensor<2xi64>
  check.expect_eq %r216, %c217 : tensor<2xi64>
  %r218 = stablehlo.reduce(%c214 init: %c215) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %c219 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  check.expect_eq %r218, %c219 : tensor<2xi64>
  %c220 = stablehlo.constant dense<1> : tensor<i64>
  %r221 = stablehlo.reduce(%c212 init: %c220) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c222 = stablehlo.constant dense<[6, 120]> : tensor<2xi64>
  check.expect_eq %r221, %c222 : tensor<2xi64>
  %r223 = stablehlo.reduce(%c214 init: %c220) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %c224 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  check.expect_eq %r223, %c224 : tensor<2xi64>
  %c225 = stablehlo.constant dense<0> : tensor<i64>
  %r226 = stablehlo.reduce(%c212 init: %c225) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c227 = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
  check.expect_eq %r226, %c227 : tensor<2xi64>
  %r228 = stablehlo.reduce(%c214 init: %c225) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %c229 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  check.expect_eq %r228, %c229 : tensor<2xi64>
  %c230 = stablehlo.constant dense<0> : tensor<i64>
  %r231 = stablehlo.reduce(%c212 init: %c230) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c232 = stablehlo.constant dense<[3, 7]> : tensor<2xi64>
  check.expect_eq %r231, %c232 : tensor<2xi64>
  %r233 = stablehlo.reduce(%c214 init: %c230) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %c234 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  check.expect_eq %r233, %c234 : tensor<2xi64>
  %c235 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi64>
  %c236 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r237, %r238 = "stablehlo.sort"(%c235, %c236) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi64>, tensor<5xi32>) -> (tensor<5xi64>, tensor<5xi32>)
  %c239 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi64>
  check.expect_eq %r237, %c239 : tensor<5xi64>
  %c240 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r238, %c240 : tensor<5xi32>
  %r241, %r242 = chlo.top_k(%c235, k = 2) : tensor<5xi64> -> (tensor<2xi64>, tensor<2xi32>)
  %c243 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  check.expect_eq %r241, %c243 : tensor<2xi64>
  %c244 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r242, %c244 : tensor<2xi32>
  %c245 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  %c246 = stablehlo.constant dense<0> : tensor<ui8>
  %c247 = stablehlo.constant dense<> : tensor<2x0xui8>
  %c248 = stablehlo.constant dense<0> : tensor<ui8>
  %r249 = stablehlo.reduce(%c245 init: %c248) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c250 = stablehlo.constant dense<[6, 15]> : tensor<2xui8>
  check.expect_eq %r249, %c250 : tensor<2xui8>
  %r251 = stablehlo.reduce(%c247 init: %c248) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %c252 = stablehlo.constant dense<[0, 0]> : tensor<2xui8>
  check.expect_eq %r251, %c252 : tensor<2xui8>
  %c253 = stablehlo.constant dense<1> : tensor<ui8>
  %r254 = stablehlo.reduce(%c245 init: %c253) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c255 = stablehlo.constant dense<[6, 120]> : tensor<2xui8>
  check.expect_eq %r254, %c255 : tensor<2xui8>
  %r256 = stablehlo.reduce(%c247 init: %c253) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %c257 = stablehlo.constant dense<[1, 1]> : tensor<2xui8>
  check.expect_eq %r256, %c257 : tensor<2xui8>
  %c258 = stablehlo.constant dense<0> : tensor<ui8>
  %r259 = stablehlo.reduce(%c245 init: %c258) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c260 = stablehlo.constant dense<[3, 6]> : tensor<2xui8>
  check.expect_eq %r259, %c260 : tensor<2xui8>
  %r261 = stablehlo.reduce(%c247 init: %c258) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %c262 = stablehlo.constant dense<[0, 0]> : tensor<2xui8>
  check.expect_eq %r261, %c262 : tensor<2xui8>
  %c263 = stablehlo.constant dense<0> : tensor<ui8>
  %r264 = stablehlo.reduce(%c245 init: %c263) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c265 = stablehlo.constant dense<[3, 7]> : tensor<2xui8>
  check.expect_eq %r264, %c265 : tensor<2xui8>
  %r266 = stablehlo.reduce(%c247 init: %c263) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %c267 = stablehlo.constant dense<[0, 0]> : tensor<2xui8>
  check.expect_eq %r266, %c267 : tensor<2xui8>
  %c268 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui8>
  %c269 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r270, %r271 = "stablehlo.sort"(%c268, %c269) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui8>, tensor<5xi32>) -> (tensor<5xui8>, tensor<5xi32>)
  %c272 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui8>
  check.expect_eq %r270, %c272 : tensor<5xui8>
  %c273 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r271, %c273 : tensor<5xi32>
  %r274, %r275 = chlo.top_k(%c268, k = 2) : tensor<5xui8> -> (tensor<2xui8>, tensor<2xi32>)
  %c276 = stablehlo.constant dense<[3, 2]> : tensor<2xui8>
  check.expect_eq %r274, %c276 : tensor<2xui8>
  %c277 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r275, %c277 : tensor<2xi32>
  %c278 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  %c279 = stablehlo.constant dense<0> : tensor<ui16>
  %c280 = stablehlo.constant dense<> : tensor<2x0xui16>
  %c281 = stablehlo.constant dense<0> : tensor<ui16>
  %r282 = stablehlo.reduce(%c278 init: %c281) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c283 = stablehlo.constant dense<[6, 15]> : tensor<2xui16>
  check.expect_eq %r282, %c283 : tensor<2xui16>
  %r284 = stablehlo.reduce(%c280 init: %c281) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %c285 = stablehlo.constant dense<[0, 0]> : tensor<2xui16>
  check.expect_eq %r284, %c285 : tensor<2xui16>
  %c286 = stablehlo.constant dense<1> : tensor<ui16>
  %r287 = stablehlo.reduce(%c278 init: %c286) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c288 = stablehlo.constant dense<[6, 120]> : tensor<2xui16>
  check.expect_eq %r287, %c288 : tensor<2xui16>
  %r289 = stablehlo.reduce(%c280 init: %c286) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %c290 = stablehlo.constant dense<[1, 1]> : tensor<2xui16>
  check.expect_eq %r289, %c290 : tensor<2xui16>
  %c291 = stablehlo.constant dense<0> : tensor<ui16>
  %r292 = stablehlo.reduce(%c278 init: %c291) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c293 = stablehlo.constant dense<[3, 6]> : tensor<2xui16>
  check.expect_eq %r292, %c293 : tensor<2xui16>
  %r294 = stablehlo.reduce(%c280 init: %c291) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %c295 = stablehlo.constant dense<[0, 0]> : tensor<2xui16>
  check.expect_eq %r294, %c295 : tensor<2xui16>
  %c296 = stablehlo.constant dense<0> : tensor<ui16>
  %r297 = stablehlo.reduce(%c278 init: %c296) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c298 = stablehlo.constant dense<[3, 7]> : tensor<2xui16>
  check.expect_eq %r297, %c298 : tensor<2xui16>
  %r299 = stablehlo.reduce(%c280 init: %c296) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %c300 = stablehlo.constant dense<[0, 0]> : tensor<2xui16>
  check.expect_eq %r299, %c300 : tensor<2xui16>
  %c301 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui16>
  %c302 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r303, %r304 = "stablehlo.sort"(%c301, %c302) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui16>, tensor<5xi32>) -> (tensor<5xui16>, tensor<5xi32>)
  %c305 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui16>
  check.expect_eq %r303, %c305 : tensor<5xui16>
  %c306 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r304, %c306 : tensor<5xi32>
  %r307, %r308 = chlo.top_k(%c301, k = 2) : tensor<5xui16> -> (tensor<2xui16>, tensor<2xi32>)
  %c309 = stablehlo.constant dense<[3, 2]> : tensor<2xui16>
  check.expect_eq %r307, %c309 : tensor<2xui16>
  %c310 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r308, %c310 : tensor<2xi32>
  %c311 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %c312 = stablehlo.constant dense<0> : tensor<ui32>
  %c313 = stablehlo.constant dense<> : tensor<2x0xui32>
  %c314 = stablehlo.constant dense<0> : tensor<ui32>
  %r315 = stablehlo.reduce(%c311 init: %c314) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c316 = stablehlo.constant dense<[6, 15]> : tensor<2xui32>
  check.expect_eq %r315, %c316 : tensor<2xui32>
  %r317 = stablehlo.reduce(%c313 init: %c314) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %c318 = stablehlo.constant dense<[0, 0]> : tensor<2xui32>
  check.expect_eq %r317, %c318 : tensor<2xui32>
  %c319 = stablehlo.constant dense<1> : tensor<ui32>
  %r320 = stablehlo.reduce(%c311 init: %c319) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c321 = stablehlo.constant dense<[6, 120]> : tensor<2xui32>
  check.expect_eq %r320, %c321 : tensor<2xui32>
  %r322 = stablehlo.reduce(%c313 init: %c319) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %c323 = stablehlo.constant dense<[1, 1]> : tensor<2xui32>
  check.expect_eq %r322, %c323 : tensor<2xui32>
  %c324 = stablehlo.constant dense<0> : tensor<ui32>
  %r325 = stablehlo.reduce(%c311 init: %c324) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c326 = stablehlo.constant dense<[3, 6]> : tensor<2xui32>
  check.expect_eq %r325, %c326 : tensor<2xui32>
  %r327 = stablehlo.reduce(%c313 init: %c324) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %c328 = stablehlo.constant dense<[0, 0]> : tensor<2xui32>
  check.expect_eq %r327, %c328 : tensor<2xui32>
  %c329 = stablehlo.constant dense<0> : tensor<ui32>
  %r330 = stablehlo.reduce(%c311 init: %c329) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c331 = stablehlo.constant dense<[3, 7]> : tensor<2xui32>
  check.expect_eq %r330, %c331 : tensor<2xui32>
  %r332 = stablehlo.reduce(%c313 init: %c329) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %c333 = stablehlo.constant dense<[0, 0]> : tensor<2xui32>
  check.expect_eq %r332, %c333 : tensor<2xui32>
  %c334 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui32>
  %c335 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r336, %r337 = "stablehlo.sort"(%c334, %c335) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui32>, tensor<5xi32>) -> (tensor<5xui32>, tensor<5xi32>)
  %c338 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui32>
  check.expect_eq %r336, %c338 : tensor<5xui32>
  %c339 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r337, %c339 : tensor<5xi32>
  %r340, %r341 = chlo.top_k(%c334, k = 2) : tensor<5xui32> -> (tensor<2xui32>, tensor<2xi32>)
  %c342 = stablehlo.constant dense<[3, 2]> : tensor<2xui32>
  check.expect_eq %r340, %c342 : tensor<2xui32>
  %c343 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r341, %c343 : tensor<2xi32>
  %c344 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  %c345 = stablehlo.constant dense<0> : tensor<ui64>
  %c346 = stablehlo.constant dense<> : tensor<2x0xui64>
  %c347 = stablehlo.constant dense<0> : tensor<ui64>
  %r348 = stablehlo.reduce(%c344 init: %c347) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c349 = stablehlo.constant dense<[6, 15]> : tensor<2xui64>
  check.expect_eq %r348, %c349 : tensor<2xui64>
  %r350 = stablehlo.reduce(%c346 init: %c347) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %c351 = stablehlo.constant dense<[0, 0]> : tensor<2xui64>
  check.expect_eq %r350, %c351 : tensor<2xui64>
  %c352 = stablehlo.constant dense<1> : tensor<ui64>
  %r353 = stablehlo.reduce(%c344 init: %c352) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c354 = stablehlo.constant dense<[6, 120]> : tensor<2xui64>
  check.expect_eq %r353, %c354 : tensor<2xui64>
  %r355 = stablehlo.reduce(%c346 init: %c352) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %c356 = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  check.expect_eq %r355, %c356 : tensor<2xui64>
  %c357 = stablehlo.constant dense<0> : tensor<ui64>
  %r358 = stablehlo.reduce(%c344 init: %c357) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c359 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  check.expect_eq %r358, %c359 : tensor<2xui64>
  %r360 = stablehlo.reduce(%c346 init: %c357) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %c361 = stablehlo.constant dense<[0, 0]> : tensor<2xui64>
  check.expect_eq %r360, %c361 : tensor<2xui64>
  %c362 = stablehlo.constant dense<0> : tensor<ui64>
  %r363 = stablehlo.reduce(%c344 init: %c362) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c364 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  check.expect_eq %r363, %c364 : tensor<2xui64>
  %r365 = stablehlo.reduce(%c346 init: %c362) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %c366 = stablehlo.constant dense<[0, 0]> : tensor<2xui64>
  check.expect_eq %r365, %c366 : tensor<2xui64>
  %c367 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui64>
  %c368 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r369, %r370 = "stablehlo.sort"(%c367, %c368) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui64>, tensor<5xi32>) -> (tensor<5xui64>, tensor<5xi32>)
  %c371 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui64>
  check.expect_eq %r369, %c371 : tensor<5xui64>
  %c372 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r370, %c372 : tensor<5xi32>
  %r373, %r374 = chlo.top_k(%c367, k = 2) : tensor<5xui64> -> (tensor<2xui64>, tensor<2xi32>)
  %c375 = stablehlo.constant dense<[3, 2]> : tensor<2xui64>
  check.expect_eq %r373, %c375 : tensor<2xui64>
  %c376 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r374, %c376 : tensor<2xi32>
  %c377 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %c378 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %c379 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %c380 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %r381 = stablehlo.reduce(%c377 init: %c380) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c382 = stablehlo.constant dense<[(6.0, -6.0), (15.0, -3.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r381, %c382 : tensor<2xcomplex<f32>>
  %r383 = stablehlo.reduce(%c379 init: %c380) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c384 = stablehlo.constant dense<[(0.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r383, %c384 : tensor<2xcomplex<f32>>
  %c385 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %r386 = stablehlo.reduce(%c377 init: %c385) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c387 = stablehlo.constant dense<[(-12.0, -12.0), (112.0, -64.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r386, %c387 : tensor<2xcomplex<f32>>
  %r388 = stablehlo.reduce(%c379 init: %c385) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c389 = stablehlo.constant dense<[(1.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r388, %c389 : tensor<2xcomplex<f32>>
  %c390 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %c391 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %c392 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %c393 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %r394 = stablehlo.reduce(%c390 init: %c393) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c395 = stablehlo.constant dense<[(6.0, -6.0), (15.0, -3.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r394, %c395 : tensor<2xcomplex<f64>>
  %r396 = stablehlo.reduce(%c392 init: %c393) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c397 = stablehlo.constant dense<[(0.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r396, %c397 : tensor<2xcomplex<f64>>
  %c398 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %r399 = stablehlo.reduce(%c390 init: %c398) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c400 = stablehlo.constant dense<[(-12.0, -12.0), (112.0, -64.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r399, %c400 : tensor<2xcomplex<f64>>
  %r401 = stablehlo.reduce(%c392 init: %c398) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c402 = stablehlo.constant dense<[(1.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r401, %c402 : tensor<2xcomplex<f64>>
  %c403 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  %c404 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %c405 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %c406 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r407 = stablehlo.reduce(%c403 init: %c406) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c408 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r407, %c408 : tensor<2xf8E4M3FN>
  %r409 = stablehlo.reduce(%c405 init: %c406) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c410 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r409, %c410 : tensor<2xf8E4M3FN>
  %c411 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r412 = stablehlo.reduce(%c403 init: %c411) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c413 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r412, %c413 : tensor<2xf8E4M3FN>
  %r414 = stablehlo.reduce(%c405 init: %c411) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c415 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r414, %c415 : tensor<2xf8E4M3FN>
  %c416 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r417 = stablehlo.reduce(%c403 init: %c416) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c418 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r417, %c418 : tensor<2xf8E4M3FN>
  %r419 = stablehlo.reduce(%c405 init: %c416) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c420 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r419, %c420 : tensor<2xf8E4M3FN>
  %c421 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3FN>
  %c422 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r423, %r424 = "stablehlo.sort"(%c421, %c422) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3FN>, tensor<5xi32>) -> (tensor<5xf8E4M3FN>, tensor<5xi32>)
  %c425 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FN>
  check.expect_eq %r423, %c425 : tensor<5xf8E4M3FN>
  %c426 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r424, %c426 : tensor<5xi32>
  %r427, %r428 = chlo.top_k(%c421, k = 2) : tensor<5xf8E4M3FN> -> (tensor<2xf8E4M3FN>, tensor<2xi32>)
  %c429 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r427, %c429 : tensor<2xf8E4M3FN>
  %c430 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r428, %c430 : tensor<2xi32>
  %c431 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  %c432 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %c433 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %c434 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r435 = stablehlo.reduce(%c431 init: %c434) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c436 = stablehlo.constant dense<[6.0, 14.0]> : tensor<2xf8E5M2>
  check.expect_eq %r435, %c436 : tensor<2xf8E5M2>
  %r437 = stablehlo.reduce(%c433 init: %c434) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c438 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2>
  check.expect_eq %r437, %c438 : tensor<2xf8E5M2>
  %c439 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r440 = stablehlo.reduce(%c431 init: %c439) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c441 = stablehlo.constant dense<[6.0, 128.0]> : tensor<2xf8E5M2>
  check.expect_eq %r440, %c441 : tensor<2xf8E5M2>
  %r442 = stablehlo.reduce(%c433 init: %c439) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c443 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E5M2>
  check.expect_eq %r442, %c443 : tensor<2xf8E5M2>
  %c444 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r445 = stablehlo.reduce(%c431 init: %c444) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c446 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E5M2>
  check.expect_eq %r445, %c446 : tensor<2xf8E5M2>
  %r447 = stablehlo.reduce(%c433 init: %c444) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c448 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2>
  check.expect_eq %r447, %c448 : tensor<2xf8E5M2>
  %c449 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E5M2>
  %c450 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r451, %r452 = "stablehlo.sort"(%c449, %c450) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E5M2>, tensor<5xi32>) -> (tensor<5xf8E5M2>, tensor<5xi32>)
  %c453 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E5M2>
  check.expect_eq %r451, %c453 : tensor<5xf8E5M2>
  %c454 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r452, %c454 : tensor<5xi32>
  %r455, %r456 = chlo.top_k(%c449, k = 2) : tensor<5xf8E5M2> -> (tensor<2xf8E5M2>, tensor<2xi32>)
  %c457 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E5M2>
  check.expect_eq %r455, %c457 : tensor<2xf8E5M2>
  %c458 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r456, %c458 : tensor<2xi32>
  %c459 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  %c460 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %c461 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %c462 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r463 = stablehlo.reduce(%c459 init: %c462) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c464 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3>
  check.expect_eq %r463, %c464 : tensor<2xf8E4M3>
  %r465 = stablehlo.reduce(%c461 init: %c462) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c466 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3>
  check.expect_eq %r465, %c466 : tensor<2xf8E4M3>
  %c467 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r468 = stablehlo.reduce(%c459 init: %c467) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c469 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf8E4M3>
  check.expect_eq %r468, %c469 : tensor<2xf8E4M3>
  %r470 = stablehlo.reduce(%c461 init: %c467) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c471 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3>
  check.expect_eq %r470, %c471 : tensor<2xf8E4M3>
  %c472 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r473 = stablehlo.reduce(%c459 init: %c472) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c474 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3>
  check.expect_eq %r473, %c474 : tensor<2xf8E4M3>
  %r475 = stablehlo.reduce(%c461 init: %c472) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c476 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3>
  check.expect_eq %r475, %c476 : tensor<2xf8E4M3>
  %c477 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3>
  %c478 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r479, %r480 = "stablehlo.sort"(%c477, %c478) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3>, tensor<5xi32>) -> (tensor<5xf8E4M3>, tensor<5xi32>)
  %c481 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3>
  check.expect_eq %r479, %c481 : tensor<5xf8E4M3>
  %c482 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r480, %c482 : tensor<5xi32>
  %r483, %r484 = chlo.top_k(%c477, k = 2) : tensor<5xf8E4M3> -> (tensor<2xf8E4M3>, tensor<2xi32>)
  %c485 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3>
  check.expect_eq %r483, %c485 : tensor<2xf8E4M3>
  %c486 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r484, %c486 : tensor<2xi32>
  %c487 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  %c488 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %c489 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %c490 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r491 = stablehlo.reduce(%c487 init: %c490) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c492 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E3M4>
  check.expect_eq %r491, %c492 : tensor<2xf8E3M4>
  %r493 = stablehlo.reduce(%c489 init: %c490) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c494 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E3M4>
  check.expect_eq %r493, %c494 : tensor<2xf8E3M4>
  %c495 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r496 = stablehlo.reduce(%c487 init: %c495) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c497 = stablehlo.constant dense<[6.0, 0x70]> : tensor<2xf8E3M4>
  check.expect_eq %r496, %c497 : tensor<2xf8E3M4>
  %r498 = stablehlo.reduce(%c489 init: %c495) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c499 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E3M4>
  check.expect_eq %r498, %c499 : tensor<2xf8E3M4>
  %c500 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r501 = stablehlo.reduce(%c487 init: %c500) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c502 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E3M4>
  check.expect_eq %r501, %c502 : tensor<2xf8E3M4>
  %r503 = stablehlo.reduce(%c489 init: %c500) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c504 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E3M4>
  check.expect_eq %r503, %c504 : tensor<2xf8E3M4>
  %c505 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E3M4>
  %c506 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r507, %r508 = "stablehlo.sort"(%c505, %c506) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E3M4>, tensor<5xi32>) -> (tensor<5xf8E3M4>, tensor<5xi32>)
  %c509 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E3M4>
  check.expect_eq %r507, %c509 : tensor<5xf8E3M4>
  %c510 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r508, %c510 : tensor<5xi32>
  %r511, %r512 = chlo.top_k(%c505, k = 2) : tensor<5xf8E3M4> -> (tensor<2xf8E3M4>, tensor<2xi32>)
  %c513 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E3M4>
  check.expect_eq %r511, %c513 : tensor<2xf8E3M4>
  %c514 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r512, %c514 : tensor<2xi32>
  %c515 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %c516 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %c517 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %c518 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r519 = stablehlo.reduce(%c515 init: %c518) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c520 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r519, %c520 : tensor<2xf8E4M3B11FNUZ>
  %r521 = stablehlo.reduce(%c517 init: %c518) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c522 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r521, %c522 : tensor<2xf8E4M3B11FNUZ>
  %c523 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r524 = stablehlo.reduce(%c515 init: %c523) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c525 = stablehlo.constant dense<[6.0, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r524, %c525 : tensor<2xf8E4M3B11FNUZ>
  %r526 = stablehlo.reduce(%c517 init: %c523) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c527 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r526, %c527 : tensor<2xf8E4M3B11FNUZ>
  %c528 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r529 = stablehlo.reduce(%c515 init: %c528) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c530 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r529, %c530 : tensor<2xf8E4M3B11FNUZ>
  %r531 = stablehlo.reduce(%c517 init: %c528) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c532 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r531, %c532 : tensor<2xf8E4M3B11FNUZ>
  %c533 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  %c534 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r535, %r536 = "stablehlo.sort"(%c533, %c534) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xi32>) -> (tensor<5xf8E4M3B11FNUZ>, tensor<5xi32>)
  %c537 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r535, %c537 : tensor<5xf8E4M3B11FNUZ>
  %c538 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r536, %c538 : tensor<5xi32>
  %r539, %r540 = chlo.top_k(%c533, k = 2) : tensor<5xf8E4M3B11FNUZ> -> (tensor<2xf8E4M3B11FNUZ>, tensor<2xi32>)
  %c541 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r539, %c541 : tensor<2xf8E4M3B11FNUZ>
  %c542 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r540, %c542 : tensor<2xi32>
  %c543 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  %c544 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %c545 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %c546 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r547 = stablehlo.reduce(%c543 init: %c546) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c548 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r547, %c548 : tensor<2xf8E4M3FNUZ>
  %r549 = stablehlo.reduce(%c545 init: %c546) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c550 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r549, %c550 : tensor<2xf8E4M3FNUZ>
  %c551 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r552 = stablehlo.reduce(%c543 init: %c551) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c553 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r552, %c553 : tensor<2xf8E4M3FNUZ>
  %r554 = stablehlo.reduce(%c545 init: %c551) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c555 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r554, %c555 : tensor<2xf8E4M3FNUZ>
  %c556 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r557 = stablehlo.reduce(%c543 init: %c556) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c558 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r557, %c558 : tensor<2xf8E4M3FNUZ>
  %r559 = stablehlo.reduce(%c545 init: %c556) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c560 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r559, %c560 : tensor<2xf8E4M3FNUZ>
  %c561 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3FNUZ>
  %c562 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r563, %r564 = "stablehlo.sort"(%c561, %c562) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3FNUZ>, tensor<5xi32>) -> (tensor<5xf8E4M3FNUZ>, tensor<5xi32>)
  %c565 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FNUZ>
  check.expect_eq %r563, %c565 : tensor<5xf8E4M3FNUZ>
  %c566 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r564, %c566 : tensor<5xi32>
  %r567, %r568 = chlo.top_k(%c561, k = 2) : tensor<5xf8E4M3FNUZ> -> (tensor<2xf8E4M3FNUZ>, tensor<2xi32>)
  %c569 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r567, %c569 : tensor<2xf8E4M3FNUZ>
  %c570 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r568, %c570 : tensor<2xi32>
  %c571 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  %c572 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %c573 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %c574 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r575 = stablehlo.reduce(%c571 init: %c574) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c576 = stablehlo.constant dense<[6.0, 14.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r575, %c576 : tensor<2xf8E5M2FNUZ>
  %r577 = stablehlo.reduce(%c573 init: %c574) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c578 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r577, %c578 : tensor<2xf8E5M2FNUZ>
  %c579 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r580 = stablehlo.reduce(%c571 init: %c579) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c581 = stablehlo.constant dense<[6.0, 128.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r580, %c581 : tensor<2xf8E5M2FNUZ>
  %r582 = stablehlo.reduce(%c573 init: %c579) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c583 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r582, %c583 : tensor<2xf8E5M2FNUZ>
  %c584 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r585 = stablehlo.reduce(%c571 init: %c584) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c586 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r585, %c586 : tensor<2xf8E5M2FNUZ>
  %r587 = stablehlo.reduce(%c573 init: %c584) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c588 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r587, %c588 : tensor<2xf8E5M2FNUZ>
  %c589 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E5M2FNUZ>
  %c590 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r591, %r592 = "stablehlo.sort"(%c589, %c590) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E5M2FNUZ>, tensor<5xi32>) -> (tensor<5xf8E5M2FNUZ>, tensor<5xi32>)
  %c593 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E5M2FNUZ>
  check.expect_eq %r591, %c593 : tensor<5xf8E5M2FNUZ>
  %c594 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r592, %c594 : tensor<5xi32>
  %r595, %r596 = chlo.top_k(%c589, k = 2) : tensor<5xf8E5M2FNUZ> -> (tensor<2xf8E5M2FNUZ>, tensor<2xi32>)
  %c597 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r595, %c597 : tensor<2xf8E5M2FNUZ>
  %c598 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r596, %c598 : tensor<2xi32>
  %c599 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  %c600 = stablehlo.constant dense<0> : tensor<i4>
  %c601 = stablehlo.constant dense<> : tensor<2x0xi4>
  %c602 = stablehlo.constant dense<0> : tensor<i4>
  %r603 = stablehlo.reduce(%c599 init: %c602) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c604 = stablehlo.constant dense<[-2, 7]> : tensor<2xi4>
  check.expect_eq %r603, %c604 : tensor<2xi4>
  %r605 = stablehlo.reduce(%c601 init: %c602) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %c606 = stablehlo.constant dense<[0, 0]> : tensor<2xi4>
  check.expect_eq %r605, %c606 : tensor<2xi4>
  %c607 = stablehlo.constant dense<1> : tensor<i4>
  %r608 = stablehlo.reduce(%c599 init: %c607) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c609 = stablehlo.constant dense<[-2, -8]> : tensor<2xi4>
  check.expect_eq %r608, %c609 : tensor<2xi4>
  %r610 = stablehlo.reduce(%c601 init: %c607) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %c611 = stablehlo.constant dense<[1, 1]> : tensor<2xi4>
  check.expect_eq %r610, %c611 : tensor<2xi4>
  %c612 = stablehlo.constant dense<0> : tensor<i4>
  %r613 = stablehlo.reduce(%c599 init: %c612) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c614 = stablehlo.constant dense<[0, 0]> : tensor<2xi4>
  check.expect_eq %r613, %c614 : tensor<2xi4>
  %r615 = stablehlo.reduce(%c601 init: %c612) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %c616 = stablehlo.constant dense<[0, 0]> : tensor<2xi4>
  check.expect_eq %r615, %c616 : tensor<2xi4>
  %c617 = stablehlo.constant dense<0> : tensor<i4>
  %r618 = stablehlo.reduce(%c599 init: %c617) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c619 = stablehlo.constant dense<[-5, -1]> : tensor<2xi4>
  check.expect_eq %r618, %c619 : tensor<2xi4>
  %r620 = stablehlo.reduce(%c601 init: %c617) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %c621 = stablehlo.constant dense<[0, 0]> : tensor<2xi4>
  check.expect_eq %r620, %c621 : tensor<2xi4>
  %c622 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi4>
  %c623 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r624, %r625 = "stablehlo.sort"(%c622, %c623) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi4>, tensor<5xi32>) -> (tensor<5xi4>, tensor<5xi32>)
  %c626 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi4>
  check.expect_eq %r624, %c626 : tensor<5xi4>
  %c627 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r625, %c627 : tensor<5xi32>
  %r628, %r629 = chlo.top_k(%c622, k = 2) : tensor<5xi4> -> (tensor<2xi4>, tensor<2xi32>)
  %c630 = stablehlo.constant dense<[3, 2]> : tensor<2xi4>
  check.expect_eq %r628, %c630 : tensor<2xi4>
  %c631 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r629, %c631 : tensor<2xi32>
  %c632 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui4>
  %c633 = stablehlo.constant dense<0> : tensor<ui4>
  %c634 = stablehlo.constant dense<> : tensor<2x0xui4>
  %c635 = stablehlo.constant dense<0> : tensor<ui4>
  %r636 = stablehlo.reduce(%c632 init: %c635) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c637 = stablehlo.constant dense<[6, 15]> : tensor<2xui4>
  check.expect_eq %r636, %c637 : tensor<2xui4>
  %r638 = stablehlo.reduce(%c634 init: %c635) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %c639 = stablehlo.constant dense<[0, 0]> : tensor<2xui4>
  check.expect_eq %r638, %c639 : tensor<2xui4>
  %c640 = stablehlo.constant dense<1> : tensor<ui4>
  %r641 = stablehlo.reduce(%c632 init: %c640) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c642 = stablehlo.constant dense<[6, 8]> : tensor<2xui4>
  check.expect_eq %r641, %c642 : tensor<2xui4>
  %r643 = stablehlo.reduce(%c634 init: %c640) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %c644 = stablehlo.constant dense<[1, 1]> : tensor<2xui4>
  check.expect_eq %r643, %c644 : tensor<2xui4>
  %c645 = stablehlo.constant dense<0> : tensor<ui4>
  %r646 = stablehlo.reduce(%c632 init: %c645) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c647 = stablehlo.constant dense<[3, 6]> : tensor<2xui4>
  check.expect_eq %r646, %c647 : tensor<2xui4>
  %r648 = stablehlo.reduce(%c634 init: %c645) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %c649 = stablehlo.constant dense<[0, 0]> : tensor<2xui4>
  check.expect_eq %r648, %c649 : tensor<2xui4>
  %c650 = stablehlo.constant dense<0> : tensor<ui4>
  %r651 = stablehlo.reduce(%c632 init: %c650) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c652 = stablehlo.constant dense<[3, 7]> : tensor<2xui4>
  check.expect_eq %r651, %c652 : tensor<2xui4>
  %r653 = stablehlo.reduce(%c634 init: %c650) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %c654 = stablehlo.constant dense<[0, 0]> : tensor<2xui4>
  check.expect_eq %r653, %c654 : tensor<2xui4>
  %c655 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui4>
  %c656 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r657, %r658 = "stablehlo.sort"(%c655, %c656) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui4>, tensor<5xi32>) -> (tensor<5xui4>, tensor<5xi32>)
  %c659 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui4>
  check.expect_eq %r657, %c659 : tensor<5xui4>
  %c660 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r658, %c660 : tensor<5xi32>
  %r661, %r662 = chlo.top_k(%c655, k = 2) : tensor<5xui4> -> (tensor<2xui4>, tensor<2xi32>)
  %c663 = stablehlo.constant dense<[3, 2]> : tensor<2xui4>
  check.expect_eq %r661, %c663 : tensor<2xui4>
  %c664 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r662, %c664 : tensor<2xi32>
  %c665 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  %c666 = stablehlo.constant dense<0> : tensor<i2>
  %c667 = stablehlo.constant dense<> : tensor<2x0xi2>
  %c668 = stablehlo.constant dense<0> : tensor<i2>
  %r669 = stablehlo.reduce(%c665 init: %c668) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c670 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  check.expect_eq %r669, %c670 : tensor<2xi2>
  %r671 = stablehlo.reduce(%c667 init: %c668) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %c672 = stablehlo.constant dense<[0, 0]> : tensor<2xi2>
  check.expect_eq %r671, %c672 : tensor<2xi2>
  %c673 = stablehlo.constant dense<1> : tensor<i2>
  %r674 = stablehlo.reduce(%c665 init: %c673) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c675 = stablehlo.constant dense<[0, 0]> : tensor<2xi2>
  check.expect_eq %r674, %c675 : tensor<2xi2>
  %r676 = stablehlo.reduce(%c667 init: %c673) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %c677 = stablehlo.constant dense<[1, 1]> : tensor<2xi2>
  check.expect_eq %r676, %c677 : tensor<2xi2>
  %c678 = stablehlo.constant dense<0> : tensor<i2>
  %r679 = stablehlo.reduce(%c665 init: %c678) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c680 = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
  check.expect_eq %r679, %c680 : tensor<2xi2>
  %r681 = stablehlo.reduce(%c667 init: %c678) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %c682 = stablehlo.constant dense<[0, 0]> : tensor<2xi2>
  check.expect_eq %r681, %c682 : tensor<2xi2>
  %c683 = stablehlo.constant dense<0> : tensor<i2>
  %r684 = stablehlo.reduce(%c665 init: %c683) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c685 = stablehlo.constant dense<[-1, -1]> : tensor<2xi2>
  check.expect_eq %r684, %c685 : tensor<2xi2>
  %r686 = stablehlo.reduce(%c667 init: %c683) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %c687 = stablehlo.constant dense<[0, 0]> : tensor<2xi2>
  check.expect_eq %r686, %c687 : tensor<2xi2>
  %c688 = stablehlo.constant dense<[1, 0, 1, 0, 0]> : tensor<5xi2>
  %c689 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r690, %r691 = "stablehlo.sort"(%c688, %c689) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi2>, tensor<5xi32>) -> (tensor<5xi2>, tensor<5xi32>)
  %c692 = stablehlo.constant dense<[0, 0, 0, 1, 1]> : tensor<5xi2>
  check.expect_eq %r690, %c692 : tensor<5xi2>
  %c693 = stablehlo.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi32>
  check.expect_eq %r691, %c693 : tensor<5xi32>
  %r694, %r695 = chlo.top_k(%c688, k = 2) : tensor<5xi2> -> (tensor<2xi2>, tensor<2xi32>)
  %c696 = stablehlo.constant dense<[1, 1]> : tensor<2xi2>
  check.expect_eq %r694, %c696 : tensor<2xi2>
  %c697 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r695, %c697 : tensor<2xi32>
  %c698 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2]]> : tensor<2x3xui2>
  %c699 = stablehlo.constant dense<0> : tensor<ui2>
  %c700 = stablehlo.constant dense<> : tensor<2x0xui2>
  %c701 = stablehlo.constant dense<0> : tensor<ui2>
  %r702 = stablehlo.reduce(%c698 init: %c701) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c703 = stablehlo.constant dense<[2, 3]> : tensor<2xui2>
  check.expect_eq %r702, %c703 : tensor<2xui2>
  %r704 = stablehlo.reduce(%c700 init: %c701) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %c705 = stablehlo.constant dense<[0, 0]> : tensor<2xui2>
  check.expect_eq %r704, %c705 : tensor<2xui2>
  %c706 = stablehlo.constant dense<1> : tensor<ui2>
  %r707 = stablehlo.reduce(%c698 init: %c706) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c708 = stablehlo.constant dense<[2, 0]> : tensor<2xui2>
  check.expect_eq %r707, %c708 : tensor<2xui2>
  %r709 = stablehlo.reduce(%c700 init: %c706) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %c710 = stablehlo.constant dense<[1, 1]> : tensor<2xui2>
  check.expect_eq %r709, %c710 : tensor<2xui2>
  %c711 = stablehlo.constant dense<0> : tensor<ui2>
  %r712 = stablehlo.reduce(%c698 init: %c711) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c713 = stablehlo.constant dense<[3, 2]> : tensor<2xui2>
  check.expect_eq %r712, %c713 : tensor<2xui2>
  %r714 = stablehlo.reduce(%c700 init: %c711) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %c715 = stablehlo.constant dense<[0, 0]> : tensor<2xui2>
  check.expect_eq %r714, %c715 : tensor<2xui2>
  %c716 = stablehlo.constant dense<0> : tensor<ui2>
  %r717 = stablehlo.reduce(%c698 init: %c716) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c718 = stablehlo.constant dense<[3, 3]> : tensor<2xui2>
  check.expect_eq %r717, %c718 : tensor<2xui2>
  %r719 = stablehlo.reduce(%c700 init: %c716) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %c720 = stablehlo.constant dense<[0, 0]> : tensor<2xui2>
  check.expect_eq %r719, %c720 : tensor<2xui2>
  %c721 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui2>
  %c722 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r723, %r724 = "stablehlo.sort"(%c721, %c722) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui2>, tensor<5xi32>) -> (tensor<5xui2>, tensor<5xi32>)
  %c725 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui2>
  check.expect_eq %r723, %c725 : tensor<5xui2>
  %c726 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r724, %c726 : tensor<5xi32>
  %r727, %r728 = chlo.top_k(%c721, k = 2) : tensor<5xui2> -> (tensor<2xui2>, tensor<2xi32>)
  %c729 = stablehlo.constant dense<[3, 2]> : tensor<2xui2>
  check.expect_eq %r727, %c729 : tensor<2xui2>
  %c730 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r728, %c730 : tensor<2xi32>
  %c731 = stablehlo.constant dense<[[true, false, true], [false, false, false]]> : tensor<2x3xi1>
  %c732 = stablehlo.constant dense<false> : tensor<i1>
  %c733 = stablehlo.constant dense<> : tensor<2x0xi1>
  %c734 = stablehlo.constant dense<false> : tensor<i1>
  %r735 = stablehlo.reduce(%c731 init: %c734) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  %c736 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r735, %c736 : tensor<2xi1>
  %r737 = stablehlo.reduce(%c733 init: %c734) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %c738 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r737, %c738 : tensor<2xi1>
  %c739 = stablehlo.constant dense<true> : tensor<i1>
  %r740 = stablehlo.reduce(%c731 init: %c739) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  %c741 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r740, %c741 : tensor<2xi1>
  %r742 = stablehlo.reduce(%c733 init: %c739) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %c743 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
  check.expect_eq %r742, %c743 : tensor<2xi1>
  %c744 = stablehlo.constant dense<false> : tensor<i1>
  %r745 = stablehlo.reduce(%c731 init: %c744) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  %c746 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r745, %c746 : tensor<2xi1>
  %r747 = stablehlo.reduce(%c733 init: %c744) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %c748 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r747, %c748 : tensor<2xi1>
  %c749 = stablehlo.constant dense<false> : tensor<i1>
  %r750 = stablehlo.reduce(%c731 init: %c749) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  %c751 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r750, %c751 : tensor<2xi1>
  %r752 = stablehlo.reduce(%c733 init: %c749) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %c753 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r752, %c753 : tensor<2xi1>
  %c754 = stablehlo.constant dense<[true, false, true, false, false]> : tensor<5xi1>
  %c755 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r756, %r757 = "stablehlo.sort"(%c754, %c755) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi1>, tensor<5xi32>) -> (tensor<5xi1>, tensor<5xi32>)
  %c758 = stablehlo.constant dense<[false, false, false, true, true]> : tensor<5xi1>
  check.expect_eq %r756, %c758 : tensor<5xi1>
  %c759 = stablehlo.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi32>
  check.expect_eq %r757, %c759 : tensor<5xi32>
  %c760 = stablehlo.constant dense<[1.0, 0x7E00, 0xFC00, 0x7C00, -0.0, 0.0]> : tensor<6xf16>
  %r761, %r762 = chlo.top_k(%c760, k = 6) : tensor<6xf16> -> (tensor<6xf16>, tensor<6xi32>)
  %c763 = stablehlo.constant dense<[0x7E00, 0x7C00, 1.0, 0.0, -0.0, 0xFC00]> : tensor<6xf16>
  check.expect_eq %r761, %c763 : tensor<6xf16>
  %c764 = stablehlo.constant dense<[1, 3, 0, 5, 4, 2]> : tensor<6xi32>
  check.expect_eq %r762, %c764 : tensor<6xi32>
  %c765 = stablehlo.constant dense<[1.0, 0x7FC0, 0xFF80, 0x7F80, -0.0, 0.0]> : tensor<6xbf16>
  %r766, %r767 = chlo.top_k(%c765, k = 6) : tensor<6xbf16> -> (tensor<6xbf16>, tensor<6xi32>)
  %c768 = stablehlo.constant dense<[0x7FC0, 0x7F80, 1.0, 0.0, -0.0, 0xFF80]> : tensor<6xbf16>
  check.expect_eq %r766, %c768 : tensor<6xbf16>
  %c769 = stablehlo.constant dense<[1, 3, 0, 5, 4, 2]> : tensor<6xi32>
  check.expect_eq %r767, %c769 : tensor<6xi32>
  %c770 = stablehlo.constant dense<[1.0, 0x7FC00000, 0xFF800000, 0x7F800000, -0.0, 0.0]> : tensor<6xf32>
  %r771, %r772 = chlo.top_k(%c770, k = 6) : tensor<6xf32> -> (tensor<6xf32>, tensor<6xi32>)
  %c773 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 1.0, 0.0, -0.0, 0xFF800000]> : tensor<6xf32>
  check.expect_eq %r771, %c773 : tensor<6xf32>
  %c774 = stablehlo.constant dense<[1, 3, 0, 5, 4, 2]> : tensor<6xi32>
  check.expect_eq %r772, %c774 : tensor<6xi32>
  %c775 = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, 0.0]> : tensor<6xf64>
  %r776, %r777 = chlo.top_k(%c775, k = 6) : tensor<6xf64> -> (tensor<6xf64>, tensor<6xi32>)
  %c778 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 1.0, 0.0, -0.0, 0xFFF0000000000000]> : tensor<6xf64>
  check.expect_eq %r776, %c778 : tensor<6xf64>
  %c779 = stablehlo.constant dense<[1, 3, 0, 5, 4, 2]> : tensor<6xi32>
  check.expect_eq %r777, %c779 : tensor<6xi32>
  return
}

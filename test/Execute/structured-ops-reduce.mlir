// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: sums, products, extremes.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %c2 = stablehlo.constant dense<0.0> : tensor<f16>
  %c3 = stablehlo.constant dense<> : tensor<2x0xf16>
  %r4 = stablehlo.reduce(%c1 init: %c2) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %c5 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf16>
  check.expect_eq %r4, %c5 : tensor<2xf16>
  %r6 = stablehlo.reduce(%c3 init: %c2) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %c7 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf16>
  check.expect_eq %r6, %c7 : tensor<2xf16>
  %c8 = stablehlo.constant dense<1.0> : tensor<f16>
  %r9 = stablehlo.reduce(%c1 init: %c8) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %c10 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf16>
  check.expect_eq %r9, %c10 : tensor<2xf16>
  %r11 = stablehlo.reduce(%c3 init: %c8) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  %c12 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf16>
  check.expect_eq %r11, %c12 : tensor<2xf16>
  %r13 = stablehlo.reduce(%c1 init: %c2) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<2xf16>
  %c14 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf16>
  check.expect_eq %r13, %c14 : tensor<2xf16>
  %r15 = stablehlo.reduce(%c3 init: %c2) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf16>, tensor<f16>) -> tensor<2xf16>
  check.expect_eq %r15, %c7 : tensor<2xf16>
  %c16 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf16>
  %c17 = stablehlo.constant dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %r18, %r19 = "stablehlo.sort"(%c16, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf16>, tensor<5xi32>) -> (tensor<5xf16>, tensor<5xi32>)
  %c20 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf16>
  check.expect_eq %r18, %c20 : tensor<5xf16>
  %c21 = stablehlo.constant dense<[4, 1, 3, 2, 0]> : tensor<5xi32>
  check.expect_eq %r19, %c21 : tensor<5xi32>
  %r22, %r23 = chlo.top_k(%c16, k = 2) : tensor<5xf16> -> (tensor<2xf16>, tensor<2xi32>)
  %c24 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf16>
  check.expect_eq %r22, %c24 : tensor<2xf16>
  %c25 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  check.expect_eq %r23, %c25 : tensor<2xi32>
  %c26 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %c27 = stablehlo.constant dense<0.0> : tensor<bf16>
  %c28 = stablehlo.constant dense<> : tensor<2x0xbf16>
  %r29 = stablehlo.reduce(%c26 init: %c27) applies stablehlo.add across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c30 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xbf16>
  check.expect_eq %r29, %c30 : tensor<2xbf16>
  %r31 = stablehlo.reduce(%c28 init: %c27) applies stablehlo.add across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c32 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xbf16>
  check.expect_eq %r31, %c32 : tensor<2xbf16>
  %c33 = stablehlo.constant dense<1.0> : tensor<bf16>
  %r34 = stablehlo.reduce(%c26 init: %c33) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c35 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xbf16>
  check.expect_eq %r34, %c35 : tensor<2xbf16>
  %r36 = stablehlo.reduce(%c28 init: %c33) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c37 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xbf16>
  check.expect_eq %r36, %c37 : tensor<2xbf16>
  %r38 = stablehlo.reduce(%c26 init: %c27) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2xbf16>
  %c39 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xbf16>
  check.expect_eq %r38, %c39 : tensor<2xbf16>
  %r40 = stablehlo.reduce(%c28 init: %c27) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xbf16>, tensor<bf16>) -> tensor<2xbf16>
  check.expect_eq %r40, %c32 : tensor<2xbf16>
  %c41 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xbf16>
  %r42, %r43 = "stablehlo.sort"(%c41, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xbf16>, tensor<5xi32>) -> (tensor<5xbf16>, tensor<5xi32>)
  %c44 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xbf16>
  check.expect_eq %r42, %c44 : tensor<5xbf16>
  check.expect_eq %r43, %c21 : tensor<5xi32>
  %r45, %r46 = chlo.top_k(%c41, k = 2) : tensor<5xbf16> -> (tensor<2xbf16>, tensor<2xi32>)
  %c47 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xbf16>
  check.expect_eq %r45, %c47 : tensor<2xbf16>
  check.expect_eq %r46, %c25 : tensor<2xi32>
  %c48 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c49 = stablehlo.constant dense<0.0> : tensor<f32>
  %c50 = stablehlo.constant dense<> : tensor<2x0xf32>
  %r51 = stablehlo.reduce(%c48 init: %c49) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %c52 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf32>
  check.expect_eq %r51, %c52 : tensor<2xf32>
  %r53 = stablehlo.reduce(%c50 init: %c49) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %c54 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf32>
  check.expect_eq %r53, %c54 : tensor<2xf32>
  %c55 = stablehlo.constant dense<1.0> : tensor<f32>
  %r56 = stablehlo.reduce(%c48 init: %c55) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %c57 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf32>
  check.expect_eq %r56, %c57 : tensor<2xf32>
  %r58 = stablehlo.reduce(%c50 init: %c55) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %c59 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf32>
  check.expect_eq %r58, %c59 : tensor<2xf32>
  %r60 = stablehlo.reduce(%c48 init: %c49) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %c61 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_eq %r60, %c61 : tensor<2xf32>
  %r62 = stablehlo.reduce(%c50 init: %c49) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  check.expect_eq %r62, %c54 : tensor<2xf32>
  %c63 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf32>
  %r64, %r65 = "stablehlo.sort"(%c63, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
  %c66 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf32>
  check.expect_eq %r64, %c66 : tensor<5xf32>
  check.expect_eq %r65, %c21 : tensor<5xi32>
  %r67, %r68 = chlo.top_k(%c63, k = 2) : tensor<5xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %c69 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf32>
  check.expect_eq %r67, %c69 : tensor<2xf32>
  check.expect_eq %r68, %c25 : tensor<2xi32>
  %c70 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %c71 = stablehlo.constant dense<0.0> : tensor<f64>
  %c72 = stablehlo.constant dense<> : tensor<2x0xf64>
  %r73 = stablehlo.reduce(%c70 init: %c71) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %c74 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf64>
  check.expect_eq %r73, %c74 : tensor<2xf64>
  %r75 = stablehlo.reduce(%c72 init: %c71) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %c76 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf64>
  check.expect_eq %r75, %c76 : tensor<2xf64>
  %c77 = stablehlo.constant dense<1.0> : tensor<f64>
  %r78 = stablehlo.reduce(%c70 init: %c77) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %c79 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf64>
  check.expect_eq %r78, %c79 : tensor<2xf64>
  %r80 = stablehlo.reduce(%c72 init: %c77) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  %c81 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf64>
  check.expect_eq %r80, %c81 : tensor<2xf64>
  %r82 = stablehlo.reduce(%c70 init: %c71) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  %c83 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf64>
  check.expect_eq %r82, %c83 : tensor<2xf64>
  %r84 = stablehlo.reduce(%c72 init: %c71) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq %r84, %c76 : tensor<2xf64>
  %c85 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf64>
  %r86, %r87 = "stablehlo.sort"(%c85, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf64>, tensor<5xi32>) -> (tensor<5xf64>, tensor<5xi32>)
  %c88 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf64>
  check.expect_eq %r86, %c88 : tensor<5xf64>
  check.expect_eq %r87, %c21 : tensor<5xi32>
  %r89, %r90 = chlo.top_k(%c85, k = 2) : tensor<5xf64> -> (tensor<2xf64>, tensor<2xi32>)
  %c91 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf64>
  check.expect_eq %r89, %c91 : tensor<2xf64>
  check.expect_eq %r90, %c25 : tensor<2xi32>
  %c92 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %c93 = stablehlo.constant dense<0> : tensor<i8>
  %c94 = stablehlo.constant dense<> : tensor<2x0xi8>
  %r95 = stablehlo.reduce(%c92 init: %c93) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c96 = stablehlo.constant dense<[6, 15]> : tensor<2xi8>
  check.expect_eq %r95, %c96 : tensor<2xi8>
  %r97 = stablehlo.reduce(%c94 init: %c93) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %c98 = stablehlo.constant dense<[0, 0]> : tensor<2xi8>
  check.expect_eq %r97, %c98 : tensor<2xi8>
  %c99 = stablehlo.constant dense<1> : tensor<i8>
  %r100 = stablehlo.reduce(%c92 init: %c99) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c101 = stablehlo.constant dense<[6, 120]> : tensor<2xi8>
  check.expect_eq %r100, %c101 : tensor<2xi8>
  %r102 = stablehlo.reduce(%c94 init: %c99) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  %c103 = stablehlo.constant dense<[1, 1]> : tensor<2xi8>
  check.expect_eq %r102, %c103 : tensor<2xi8>
  %r104 = stablehlo.reduce(%c92 init: %c93) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c105 = stablehlo.constant dense<[3, 6]> : tensor<2xi8>
  check.expect_eq %r104, %c105 : tensor<2xi8>
  %r106 = stablehlo.reduce(%c94 init: %c93) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq %r106, %c98 : tensor<2xi8>
  %r107 = stablehlo.reduce(%c92 init: %c93) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  %c108 = stablehlo.constant dense<[3, 7]> : tensor<2xi8>
  check.expect_eq %r107, %c108 : tensor<2xi8>
  %r109 = stablehlo.reduce(%c94 init: %c93) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq %r109, %c98 : tensor<2xi8>
  %c110 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi8>
  %r111, %r112 = "stablehlo.sort"(%c110, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi8>, tensor<5xi32>) -> (tensor<5xi8>, tensor<5xi32>)
  %c113 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi8>
  check.expect_eq %r111, %c113 : tensor<5xi8>
  check.expect_eq %r112, %c21 : tensor<5xi32>
  %r114, %r115 = chlo.top_k(%c110, k = 2) : tensor<5xi8> -> (tensor<2xi8>, tensor<2xi32>)
  %c116 = stablehlo.constant dense<[3, 2]> : tensor<2xi8>
  check.expect_eq %r114, %c116 : tensor<2xi8>
  check.expect_eq %r115, %c25 : tensor<2xi32>
  %c117 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  %c118 = stablehlo.constant dense<0> : tensor<i16>
  %c119 = stablehlo.constant dense<> : tensor<2x0xi16>
  %r120 = stablehlo.reduce(%c117 init: %c118) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c121 = stablehlo.constant dense<[6, 15]> : tensor<2xi16>
  check.expect_eq %r120, %c121 : tensor<2xi16>
  %r122 = stablehlo.reduce(%c119 init: %c118) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %c123 = stablehlo.constant dense<[0, 0]> : tensor<2xi16>
  check.expect_eq %r122, %c123 : tensor<2xi16>
  %c124 = stablehlo.constant dense<1> : tensor<i16>
  %r125 = stablehlo.reduce(%c117 init: %c124) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c126 = stablehlo.constant dense<[6, 120]> : tensor<2xi16>
  check.expect_eq %r125, %c126 : tensor<2xi16>
  %r127 = stablehlo.reduce(%c119 init: %c124) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  %c128 = stablehlo.constant dense<[1, 1]> : tensor<2xi16>
  check.expect_eq %r127, %c128 : tensor<2xi16>
  %r129 = stablehlo.reduce(%c117 init: %c118) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c130 = stablehlo.constant dense<[3, 6]> : tensor<2xi16>
  check.expect_eq %r129, %c130 : tensor<2xi16>
  %r131 = stablehlo.reduce(%c119 init: %c118) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  check.expect_eq %r131, %c123 : tensor<2xi16>
  %r132 = stablehlo.reduce(%c117 init: %c118) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<2xi16>
  %c133 = stablehlo.constant dense<[3, 7]> : tensor<2xi16>
  check.expect_eq %r132, %c133 : tensor<2xi16>
  %r134 = stablehlo.reduce(%c119 init: %c118) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi16>, tensor<i16>) -> tensor<2xi16>
  check.expect_eq %r134, %c123 : tensor<2xi16>
  %c135 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi16>
  %r136, %r137 = "stablehlo.sort"(%c135, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi16>, tensor<5xi32>) -> (tensor<5xi16>, tensor<5xi32>)
  %c138 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi16>
  check.expect_eq %r136, %c138 : tensor<5xi16>
  check.expect_eq %r137, %c21 : tensor<5xi32>
  %r139, %r140 = chlo.top_k(%c135, k = 2) : tensor<5xi16> -> (tensor<2xi16>, tensor<2xi32>)
  %c141 = stablehlo.constant dense<[3, 2]> : tensor<2xi16>
  check.expect_eq %r139, %c141 : tensor<2xi16>
  check.expect_eq %r140, %c25 : tensor<2xi32>
  %c142 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c143 = stablehlo.constant dense<0> : tensor<i32>
  %c144 = stablehlo.constant dense<> : tensor<2x0xi32>
  %r145 = stablehlo.reduce(%c142 init: %c143) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c146 = stablehlo.constant dense<[6, 15]> : tensor<2xi32>
  check.expect_eq %r145, %c146 : tensor<2xi32>
  %r147 = stablehlo.reduce(%c144 init: %c143) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %c148 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %r147, %c148 : tensor<2xi32>
  %c149 = stablehlo.constant dense<1> : tensor<i32>
  %r150 = stablehlo.reduce(%c142 init: %c149) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c151 = stablehlo.constant dense<[6, 120]> : tensor<2xi32>
  check.expect_eq %r150, %c151 : tensor<2xi32>
  %r152 = stablehlo.reduce(%c144 init: %c149) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  %c153 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  check.expect_eq %r152, %c153 : tensor<2xi32>
  %r154 = stablehlo.reduce(%c142 init: %c143) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c155 = stablehlo.constant dense<[3, 6]> : tensor<2xi32>
  check.expect_eq %r154, %c155 : tensor<2xi32>
  %r156 = stablehlo.reduce(%c144 init: %c143) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq %r156, %c148 : tensor<2xi32>
  %r157 = stablehlo.reduce(%c142 init: %c143) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %c158 = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  check.expect_eq %r157, %c158 : tensor<2xi32>
  %r159 = stablehlo.reduce(%c144 init: %c143) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq %r159, %c148 : tensor<2xi32>
  %c160 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi32>
  %r161, %r162 = "stablehlo.sort"(%c160, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
  %c163 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi32>
  check.expect_eq %r161, %c163 : tensor<5xi32>
  check.expect_eq %r162, %c21 : tensor<5xi32>
  %r164, %r165 = chlo.top_k(%c160, k = 2) : tensor<5xi32> -> (tensor<2xi32>, tensor<2xi32>)
  %c166 = stablehlo.constant dense<[3, 2]> : tensor<2xi32>
  check.expect_eq %r164, %c166 : tensor<2xi32>
  check.expect_eq %r165, %c25 : tensor<2xi32>
  %c167 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %c168 = stablehlo.constant dense<0> : tensor<i64>
  %c169 = stablehlo.constant dense<> : tensor<2x0xi64>
  %r170 = stablehlo.reduce(%c167 init: %c168) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c171 = stablehlo.constant dense<[6, 15]> : tensor<2xi64>
  check.expect_eq %r170, %c171 : tensor<2xi64>
  %r172 = stablehlo.reduce(%c169 init: %c168) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %c173 = stablehlo.constant dense<[0, 0]> : tensor<2xi64>
  check.expect_eq %r172, %c173 : tensor<2xi64>
  %c174 = stablehlo.constant dense<1> : tensor<i64>
  %r175 = stablehlo.reduce(%c167 init: %c174) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c176 = stablehlo.constant dense<[6, 120]> : tensor<2xi64>
  check.expect_eq %r175, %c176 : tensor<2xi64>
  %r177 = stablehlo.reduce(%c169 init: %c174) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  %c178 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  check.expect_eq %r177, %c178 : tensor<2xi64>
  %r179 = stablehlo.reduce(%c167 init: %c168) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c180 = stablehlo.constant dense<[3, 6]> : tensor<2xi64>
  check.expect_eq %r179, %c180 : tensor<2xi64>
  %r181 = stablehlo.reduce(%c169 init: %c168) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  check.expect_eq %r181, %c173 : tensor<2xi64>
  %r182 = stablehlo.reduce(%c167 init: %c168) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  %c183 = stablehlo.constant dense<[3, 7]> : tensor<2xi64>
  check.expect_eq %r182, %c183 : tensor<2xi64>
  %r184 = stablehlo.reduce(%c169 init: %c168) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi64>, tensor<i64>) -> tensor<2xi64>
  check.expect_eq %r184, %c173 : tensor<2xi64>
  %c185 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi64>
  %r186, %r187 = "stablehlo.sort"(%c185, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi64>, tensor<5xi32>) -> (tensor<5xi64>, tensor<5xi32>)
  %c188 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi64>
  check.expect_eq %r186, %c188 : tensor<5xi64>
  check.expect_eq %r187, %c21 : tensor<5xi32>
  %r189, %r190 = chlo.top_k(%c185, k = 2) : tensor<5xi64> -> (tensor<2xi64>, tensor<2xi32>)
  %c191 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  check.expect_eq %r189, %c191 : tensor<2xi64>
  check.expect_eq %r190, %c25 : tensor<2xi32>
  %c192 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  %c193 = stablehlo.constant dense<0> : tensor<ui8>
  %c194 = stablehlo.constant dense<> : tensor<2x0xui8>
  %r195 = stablehlo.reduce(%c192 init: %c193) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c196 = stablehlo.constant dense<[6, 15]> : tensor<2xui8>
  check.expect_eq %r195, %c196 : tensor<2xui8>
  %r197 = stablehlo.reduce(%c194 init: %c193) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %c198 = stablehlo.constant dense<[0, 0]> : tensor<2xui8>
  check.expect_eq %r197, %c198 : tensor<2xui8>
  %c199 = stablehlo.constant dense<1> : tensor<ui8>
  %r200 = stablehlo.reduce(%c192 init: %c199) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c201 = stablehlo.constant dense<[6, 120]> : tensor<2xui8>
  check.expect_eq %r200, %c201 : tensor<2xui8>
  %r202 = stablehlo.reduce(%c194 init: %c199) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  %c203 = stablehlo.constant dense<[1, 1]> : tensor<2xui8>
  check.expect_eq %r202, %c203 : tensor<2xui8>
  %r204 = stablehlo.reduce(%c192 init: %c193) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c205 = stablehlo.constant dense<[3, 6]> : tensor<2xui8>
  check.expect_eq %r204, %c205 : tensor<2xui8>
  %r206 = stablehlo.reduce(%c194 init: %c193) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq %r206, %c198 : tensor<2xui8>
  %r207 = stablehlo.reduce(%c192 init: %c193) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  %c208 = stablehlo.constant dense<[3, 7]> : tensor<2xui8>
  check.expect_eq %r207, %c208 : tensor<2xui8>
  %r209 = stablehlo.reduce(%c194 init: %c193) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq %r209, %c198 : tensor<2xui8>
  %c210 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui8>
  %r211, %r212 = "stablehlo.sort"(%c210, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui8>, tensor<5xi32>) -> (tensor<5xui8>, tensor<5xi32>)
  %c213 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui8>
  check.expect_eq %r211, %c213 : tensor<5xui8>
  check.expect_eq %r212, %c21 : tensor<5xi32>
  %r214, %r215 = chlo.top_k(%c210, k = 2) : tensor<5xui8> -> (tensor<2xui8>, tensor<2xi32>)
  %c216 = stablehlo.constant dense<[3, 2]> : tensor<2xui8>
  check.expect_eq %r214, %c216 : tensor<2xui8>
  check.expect_eq %r215, %c25 : tensor<2xi32>
  %c217 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  %c218 = stablehlo.constant dense<0> : tensor<ui16>
  %c219 = stablehlo.constant dense<> : tensor<2x0xui16>
  %r220 = stablehlo.reduce(%c217 init: %c218) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c221 = stablehlo.constant dense<[6, 15]> : tensor<2xui16>
  check.expect_eq %r220, %c221 : tensor<2xui16>
  %r222 = stablehlo.reduce(%c219 init: %c218) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %c223 = stablehlo.constant dense<[0, 0]> : tensor<2xui16>
  check.expect_eq %r222, %c223 : tensor<2xui16>
  %c224 = stablehlo.constant dense<1> : tensor<ui16>
  %r225 = stablehlo.reduce(%c217 init: %c224) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c226 = stablehlo.constant dense<[6, 120]> : tensor<2xui16>
  check.expect_eq %r225, %c226 : tensor<2xui16>
  %r227 = stablehlo.reduce(%c219 init: %c224) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  %c228 = stablehlo.constant dense<[1, 1]> : tensor<2xui16>
  check.expect_eq %r227, %c228 : tensor<2xui16>
  %r229 = stablehlo.reduce(%c217 init: %c218) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c230 = stablehlo.constant dense<[3, 6]> : tensor<2xui16>
  check.expect_eq %r229, %c230 : tensor<2xui16>
  %r231 = stablehlo.reduce(%c219 init: %c218) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  check.expect_eq %r231, %c223 : tensor<2xui16>
  %r232 = stablehlo.reduce(%c217 init: %c218) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<2xui16>
  %c233 = stablehlo.constant dense<[3, 7]> : tensor<2xui16>
  check.expect_eq %r232, %c233 : tensor<2xui16>
  %r234 = stablehlo.reduce(%c219 init: %c218) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui16>, tensor<ui16>) -> tensor<2xui16>
  check.expect_eq %r234, %c223 : tensor<2xui16>
  %c235 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui16>
  %r236, %r237 = "stablehlo.sort"(%c235, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui16>, tensor<5xi32>) -> (tensor<5xui16>, tensor<5xi32>)
  %c238 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui16>
  check.expect_eq %r236, %c238 : tensor<5xui16>
  check.expect_eq %r237, %c21 : tensor<5xi32>
  %r239, %r240 = chlo.top_k(%c235, k = 2) : tensor<5xui16> -> (tensor<2xui16>, tensor<2xi32>)
  %c241 = stablehlo.constant dense<[3, 2]> : tensor<2xui16>
  check.expect_eq %r239, %c241 : tensor<2xui16>
  check.expect_eq %r240, %c25 : tensor<2xi32>
  %c242 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %c243 = stablehlo.constant dense<0> : tensor<ui32>
  %c244 = stablehlo.constant dense<> : tensor<2x0xui32>
  %r245 = stablehlo.reduce(%c242 init: %c243) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c246 = stablehlo.constant dense<[6, 15]> : tensor<2xui32>
  check.expect_eq %r245, %c246 : tensor<2xui32>
  %r247 = stablehlo.reduce(%c244 init: %c243) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %c248 = stablehlo.constant dense<[0, 0]> : tensor<2xui32>
  check.expect_eq %r247, %c248 : tensor<2xui32>
  %c249 = stablehlo.constant dense<1> : tensor<ui32>
  %r250 = stablehlo.reduce(%c242 init: %c249) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c251 = stablehlo.constant dense<[6, 120]> : tensor<2xui32>
  check.expect_eq %r250, %c251 : tensor<2xui32>
  %r252 = stablehlo.reduce(%c244 init: %c249) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  %c253 = stablehlo.constant dense<[1, 1]> : tensor<2xui32>
  check.expect_eq %r252, %c253 : tensor<2xui32>
  %r254 = stablehlo.reduce(%c242 init: %c243) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c255 = stablehlo.constant dense<[3, 6]> : tensor<2xui32>
  check.expect_eq %r254, %c255 : tensor<2xui32>
  %r256 = stablehlo.reduce(%c244 init: %c243) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  check.expect_eq %r256, %c248 : tensor<2xui32>
  %r257 = stablehlo.reduce(%c242 init: %c243) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  %c258 = stablehlo.constant dense<[3, 7]> : tensor<2xui32>
  check.expect_eq %r257, %c258 : tensor<2xui32>
  %r259 = stablehlo.reduce(%c244 init: %c243) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui32>, tensor<ui32>) -> tensor<2xui32>
  check.expect_eq %r259, %c248 : tensor<2xui32>
  %c260 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui32>
  %r261, %r262 = "stablehlo.sort"(%c260, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui32>, tensor<5xi32>) -> (tensor<5xui32>, tensor<5xi32>)
  %c263 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui32>
  check.expect_eq %r261, %c263 : tensor<5xui32>
  check.expect_eq %r262, %c21 : tensor<5xi32>
  %r264, %r265 = chlo.top_k(%c260, k = 2) : tensor<5xui32> -> (tensor<2xui32>, tensor<2xi32>)
  %c266 = stablehlo.constant dense<[3, 2]> : tensor<2xui32>
  check.expect_eq %r264, %c266 : tensor<2xui32>
  check.expect_eq %r265, %c25 : tensor<2xi32>
  %c267 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  %c268 = stablehlo.constant dense<0> : tensor<ui64>
  %c269 = stablehlo.constant dense<> : tensor<2x0xui64>
  %r270 = stablehlo.reduce(%c267 init: %c268) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c271 = stablehlo.constant dense<[6, 15]> : tensor<2xui64>
  check.expect_eq %r270, %c271 : tensor<2xui64>
  %r272 = stablehlo.reduce(%c269 init: %c268) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %c273 = stablehlo.constant dense<[0, 0]> : tensor<2xui64>
  check.expect_eq %r272, %c273 : tensor<2xui64>
  %c274 = stablehlo.constant dense<1> : tensor<ui64>
  %r275 = stablehlo.reduce(%c267 init: %c274) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c276 = stablehlo.constant dense<[6, 120]> : tensor<2xui64>
  check.expect_eq %r275, %c276 : tensor<2xui64>
  %r277 = stablehlo.reduce(%c269 init: %c274) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  %c278 = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  check.expect_eq %r277, %c278 : tensor<2xui64>
  %r279 = stablehlo.reduce(%c267 init: %c268) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c280 = stablehlo.constant dense<[3, 6]> : tensor<2xui64>
  check.expect_eq %r279, %c280 : tensor<2xui64>
  %r281 = stablehlo.reduce(%c269 init: %c268) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  check.expect_eq %r281, %c273 : tensor<2xui64>
  %r282 = stablehlo.reduce(%c267 init: %c268) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
  %c283 = stablehlo.constant dense<[3, 7]> : tensor<2xui64>
  check.expect_eq %r282, %c283 : tensor<2xui64>
  %r284 = stablehlo.reduce(%c269 init: %c268) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui64>, tensor<ui64>) -> tensor<2xui64>
  check.expect_eq %r284, %c273 : tensor<2xui64>
  %c285 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui64>
  %r286, %r287 = "stablehlo.sort"(%c285, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui64>, tensor<5xi32>) -> (tensor<5xui64>, tensor<5xi32>)
  %c288 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui64>
  check.expect_eq %r286, %c288 : tensor<5xui64>
  check.expect_eq %r287, %c21 : tensor<5xi32>
  %r289, %r290 = chlo.top_k(%c285, k = 2) : tensor<5xui64> -> (tensor<2xui64>, tensor<2xi32>)
  %c291 = stablehlo.constant dense<[3, 2]> : tensor<2xui64>
  check.expect_eq %r289, %c291 : tensor<2xui64>
  check.expect_eq %r290, %c25 : tensor<2xi32>
  %c292 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %c293 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %c294 = stablehlo.constant dense<> : tensor<2x0xcomplex<f32>>
  %r295 = stablehlo.reduce(%c292 init: %c293) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c296 = stablehlo.constant dense<[(6.0, -6.0), (15.0, -3.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r295, %c296 : tensor<2xcomplex<f32>>
  %r297 = stablehlo.reduce(%c294 init: %c293) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c298 = stablehlo.constant dense<[(0.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r297, %c298 : tensor<2xcomplex<f32>>
  %c299 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f32>>
  %r300 = stablehlo.reduce(%c292 init: %c299) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c301 = stablehlo.constant dense<[(-12.0, -12.0), (112.0, -64.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r300, %c301 : tensor<2xcomplex<f32>>
  %r302 = stablehlo.reduce(%c294 init: %c299) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
  %c303 = stablehlo.constant dense<[(1.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq %r302, %c303 : tensor<2xcomplex<f32>>
  %c304 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %c305 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %c306 = stablehlo.constant dense<> : tensor<2x0xcomplex<f64>>
  %r307 = stablehlo.reduce(%c304 init: %c305) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c308 = stablehlo.constant dense<[(6.0, -6.0), (15.0, -3.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r307, %c308 : tensor<2xcomplex<f64>>
  %r309 = stablehlo.reduce(%c306 init: %c305) applies stablehlo.add across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c310 = stablehlo.constant dense<[(0.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r309, %c310 : tensor<2xcomplex<f64>>
  %c311 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %r312 = stablehlo.reduce(%c304 init: %c311) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c313 = stablehlo.constant dense<[(-12.0, -12.0), (112.0, -64.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r312, %c313 : tensor<2xcomplex<f64>>
  %r314 = stablehlo.reduce(%c306 init: %c311) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
  %c315 = stablehlo.constant dense<[(1.0, 0.0), (1.0, 0.0)]> : tensor<2xcomplex<f64>>
  check.expect_eq %r314, %c315 : tensor<2xcomplex<f64>>
  %c316 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  %c317 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %c318 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FN>
  %r319 = stablehlo.reduce(%c316 init: %c317) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c320 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r319, %c320 : tensor<2xf8E4M3FN>
  %r321 = stablehlo.reduce(%c318 init: %c317) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c322 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r321, %c322 : tensor<2xf8E4M3FN>
  %c323 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %r324 = stablehlo.reduce(%c316 init: %c323) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c325 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r324, %c325 : tensor<2xf8E4M3FN>
  %r326 = stablehlo.reduce(%c318 init: %c323) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c327 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r326, %c327 : tensor<2xf8E4M3FN>
  %r328 = stablehlo.reduce(%c316 init: %c317) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  %c329 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r328, %c329 : tensor<2xf8E4M3FN>
  %r330 = stablehlo.reduce(%c318 init: %c317) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xf8E4M3FN>
  check.expect_eq %r330, %c322 : tensor<2xf8E4M3FN>
  %c331 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3FN>
  %r332, %r333 = "stablehlo.sort"(%c331, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3FN>, tensor<5xi32>) -> (tensor<5xf8E4M3FN>, tensor<5xi32>)
  %c334 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FN>
  check.expect_eq %r332, %c334 : tensor<5xf8E4M3FN>
  check.expect_eq %r333, %c21 : tensor<5xi32>
  %r335, %r336 = chlo.top_k(%c331, k = 2) : tensor<5xf8E4M3FN> -> (tensor<2xf8E4M3FN>, tensor<2xi32>)
  %c337 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3FN>
  check.expect_eq %r335, %c337 : tensor<2xf8E4M3FN>
  check.expect_eq %r336, %c25 : tensor<2xi32>
  %c338 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  %c339 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %c340 = stablehlo.constant dense<> : tensor<2x0xf8E5M2>
  %r341 = stablehlo.reduce(%c338 init: %c339) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c342 = stablehlo.constant dense<[6.0, 16.0]> : tensor<2xf8E5M2>
  check.expect_eq %r341, %c342 : tensor<2xf8E5M2>
  %r343 = stablehlo.reduce(%c340 init: %c339) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c344 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2>
  check.expect_eq %r343, %c344 : tensor<2xf8E5M2>
  %c345 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %r346 = stablehlo.reduce(%c338 init: %c345) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c347 = stablehlo.constant dense<[6.0, 128.0]> : tensor<2xf8E5M2>
  check.expect_eq %r346, %c347 : tensor<2xf8E5M2>
  %r348 = stablehlo.reduce(%c340 init: %c345) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c349 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E5M2>
  check.expect_eq %r348, %c349 : tensor<2xf8E5M2>
  %r350 = stablehlo.reduce(%c338 init: %c339) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  %c351 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E5M2>
  check.expect_eq %r350, %c351 : tensor<2xf8E5M2>
  %r352 = stablehlo.reduce(%c340 init: %c339) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E5M2>, tensor<f8E5M2>) -> tensor<2xf8E5M2>
  check.expect_eq %r352, %c344 : tensor<2xf8E5M2>
  %c353 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E5M2>
  %r354, %r355 = "stablehlo.sort"(%c353, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E5M2>, tensor<5xi32>) -> (tensor<5xf8E5M2>, tensor<5xi32>)
  %c356 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E5M2>
  check.expect_eq %r354, %c356 : tensor<5xf8E5M2>
  check.expect_eq %r355, %c21 : tensor<5xi32>
  %r357, %r358 = chlo.top_k(%c353, k = 2) : tensor<5xf8E5M2> -> (tensor<2xf8E5M2>, tensor<2xi32>)
  %c359 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E5M2>
  check.expect_eq %r357, %c359 : tensor<2xf8E5M2>
  check.expect_eq %r358, %c25 : tensor<2xi32>
  %c360 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  %c361 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %c362 = stablehlo.constant dense<> : tensor<2x0xf8E4M3>
  %r363 = stablehlo.reduce(%c360 init: %c361) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c364 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3>
  check.expect_eq %r363, %c364 : tensor<2xf8E4M3>
  %r365 = stablehlo.reduce(%c362 init: %c361) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c366 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3>
  check.expect_eq %r365, %c366 : tensor<2xf8E4M3>
  %c367 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %r368 = stablehlo.reduce(%c360 init: %c367) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c369 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf8E4M3>
  check.expect_eq %r368, %c369 : tensor<2xf8E4M3>
  %r370 = stablehlo.reduce(%c362 init: %c367) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c371 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3>
  check.expect_eq %r370, %c371 : tensor<2xf8E4M3>
  %r372 = stablehlo.reduce(%c360 init: %c361) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  %c373 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3>
  check.expect_eq %r372, %c373 : tensor<2xf8E4M3>
  %r374 = stablehlo.reduce(%c362 init: %c361) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  check.expect_eq %r374, %c366 : tensor<2xf8E4M3>
  %c375 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3>
  %r376, %r377 = "stablehlo.sort"(%c375, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3>, tensor<5xi32>) -> (tensor<5xf8E4M3>, tensor<5xi32>)
  %c378 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3>
  check.expect_eq %r376, %c378 : tensor<5xf8E4M3>
  check.expect_eq %r377, %c21 : tensor<5xi32>
  %r379, %r380 = chlo.top_k(%c375, k = 2) : tensor<5xf8E4M3> -> (tensor<2xf8E4M3>, tensor<2xi32>)
  %c381 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3>
  check.expect_eq %r379, %c381 : tensor<2xf8E4M3>
  check.expect_eq %r380, %c25 : tensor<2xi32>
  %c382 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  %c383 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %c384 = stablehlo.constant dense<> : tensor<2x0xf8E3M4>
  %r385 = stablehlo.reduce(%c382 init: %c383) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c386 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E3M4>
  check.expect_eq %r385, %c386 : tensor<2xf8E3M4>
  %r387 = stablehlo.reduce(%c384 init: %c383) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c388 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E3M4>
  check.expect_eq %r387, %c388 : tensor<2xf8E3M4>
  %c389 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %r390 = stablehlo.reduce(%c382 init: %c389) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c391 = stablehlo.constant dense<[6.0, 0x70]> : tensor<2xf8E3M4>
  check.expect_eq %r390, %c391 : tensor<2xf8E3M4>
  %r392 = stablehlo.reduce(%c384 init: %c389) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c393 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E3M4>
  check.expect_eq %r392, %c393 : tensor<2xf8E3M4>
  %r394 = stablehlo.reduce(%c382 init: %c383) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  %c395 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E3M4>
  check.expect_eq %r394, %c395 : tensor<2xf8E3M4>
  %r396 = stablehlo.reduce(%c384 init: %c383) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E3M4>, tensor<f8E3M4>) -> tensor<2xf8E3M4>
  check.expect_eq %r396, %c388 : tensor<2xf8E3M4>
  %c397 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E3M4>
  %r398, %r399 = "stablehlo.sort"(%c397, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E3M4>, tensor<5xi32>) -> (tensor<5xf8E3M4>, tensor<5xi32>)
  %c400 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E3M4>
  check.expect_eq %r398, %c400 : tensor<5xf8E3M4>
  check.expect_eq %r399, %c21 : tensor<5xi32>
  %r401, %r402 = chlo.top_k(%c397, k = 2) : tensor<5xf8E3M4> -> (tensor<2xf8E3M4>, tensor<2xi32>)
  %c403 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E3M4>
  check.expect_eq %r401, %c403 : tensor<2xf8E3M4>
  check.expect_eq %r402, %c25 : tensor<2xi32>
  %c404 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %c405 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %c406 = stablehlo.constant dense<> : tensor<2x0xf8E4M3B11FNUZ>
  %r407 = stablehlo.reduce(%c404 init: %c405) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c408 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r407, %c408 : tensor<2xf8E4M3B11FNUZ>
  %r409 = stablehlo.reduce(%c406 init: %c405) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c410 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r409, %c410 : tensor<2xf8E4M3B11FNUZ>
  %c411 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %r412 = stablehlo.reduce(%c404 init: %c411) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c413 = stablehlo.constant dense<[6.0, 0x80]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r412, %c413 : tensor<2xf8E4M3B11FNUZ>
  %r414 = stablehlo.reduce(%c406 init: %c411) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c415 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r414, %c415 : tensor<2xf8E4M3B11FNUZ>
  %r416 = stablehlo.reduce(%c404 init: %c405) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  %c417 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r416, %c417 : tensor<2xf8E4M3B11FNUZ>
  %r418 = stablehlo.reduce(%c406 init: %c405) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r418, %c410 : tensor<2xf8E4M3B11FNUZ>
  %c419 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  %r420, %r421 = "stablehlo.sort"(%c419, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3B11FNUZ>, tensor<5xi32>) -> (tensor<5xf8E4M3B11FNUZ>, tensor<5xi32>)
  %c422 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r420, %c422 : tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r421, %c21 : tensor<5xi32>
  %r423, %r424 = chlo.top_k(%c419, k = 2) : tensor<5xf8E4M3B11FNUZ> -> (tensor<2xf8E4M3B11FNUZ>, tensor<2xi32>)
  %c425 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r423, %c425 : tensor<2xf8E4M3B11FNUZ>
  check.expect_eq %r424, %c25 : tensor<2xi32>
  %c426 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  %c427 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %c428 = stablehlo.constant dense<> : tensor<2x0xf8E4M3FNUZ>
  %r429 = stablehlo.reduce(%c426 init: %c427) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c430 = stablehlo.constant dense<[6.0, 15.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r429, %c430 : tensor<2xf8E4M3FNUZ>
  %r431 = stablehlo.reduce(%c428 init: %c427) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c432 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r431, %c432 : tensor<2xf8E4M3FNUZ>
  %c433 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %r434 = stablehlo.reduce(%c426 init: %c433) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c435 = stablehlo.constant dense<[6.0, 120.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r434, %c435 : tensor<2xf8E4M3FNUZ>
  %r436 = stablehlo.reduce(%c428 init: %c433) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c437 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r436, %c437 : tensor<2xf8E4M3FNUZ>
  %r438 = stablehlo.reduce(%c426 init: %c427) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  %c439 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r438, %c439 : tensor<2xf8E4M3FNUZ>
  %r440 = stablehlo.reduce(%c428 init: %c427) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  check.expect_eq %r440, %c432 : tensor<2xf8E4M3FNUZ>
  %c441 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E4M3FNUZ>
  %r442, %r443 = "stablehlo.sort"(%c441, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E4M3FNUZ>, tensor<5xi32>) -> (tensor<5xf8E4M3FNUZ>, tensor<5xi32>)
  %c444 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E4M3FNUZ>
  check.expect_eq %r442, %c444 : tensor<5xf8E4M3FNUZ>
  check.expect_eq %r443, %c21 : tensor<5xi32>
  %r445, %r446 = chlo.top_k(%c441, k = 2) : tensor<5xf8E4M3FNUZ> -> (tensor<2xf8E4M3FNUZ>, tensor<2xi32>)
  %c447 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r445, %c447 : tensor<2xf8E4M3FNUZ>
  check.expect_eq %r446, %c25 : tensor<2xi32>
  %c448 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  %c449 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %c450 = stablehlo.constant dense<> : tensor<2x0xf8E5M2FNUZ>
  %r451 = stablehlo.reduce(%c448 init: %c449) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c452 = stablehlo.constant dense<[6.0, 16.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r451, %c452 : tensor<2xf8E5M2FNUZ>
  %r453 = stablehlo.reduce(%c450 init: %c449) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c454 = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r453, %c454 : tensor<2xf8E5M2FNUZ>
  %c455 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %r456 = stablehlo.reduce(%c448 init: %c455) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c457 = stablehlo.constant dense<[6.0, 128.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r456, %c457 : tensor<2xf8E5M2FNUZ>
  %r458 = stablehlo.reduce(%c450 init: %c455) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c459 = stablehlo.constant dense<[1.0, 1.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r458, %c459 : tensor<2xf8E5M2FNUZ>
  %r460 = stablehlo.reduce(%c448 init: %c449) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  %c461 = stablehlo.constant dense<[3.0, 6.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r460, %c461 : tensor<2xf8E5M2FNUZ>
  %r462 = stablehlo.reduce(%c450 init: %c449) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2xf8E5M2FNUZ>
  check.expect_eq %r462, %c454 : tensor<2xf8E5M2FNUZ>
  %c463 = stablehlo.constant dense<[3.0, 1.0, 2.0, 1.0, 0.0]> : tensor<5xf8E5M2FNUZ>
  %r464, %r465 = "stablehlo.sort"(%c463, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xf8E5M2FNUZ>, tensor<5xi32>) -> (tensor<5xf8E5M2FNUZ>, tensor<5xi32>)
  %c466 = stablehlo.constant dense<[0.0, 1.0, 1.0, 2.0, 3.0]> : tensor<5xf8E5M2FNUZ>
  check.expect_eq %r464, %c466 : tensor<5xf8E5M2FNUZ>
  check.expect_eq %r465, %c21 : tensor<5xi32>
  %r467, %r468 = chlo.top_k(%c463, k = 2) : tensor<5xf8E5M2FNUZ> -> (tensor<2xf8E5M2FNUZ>, tensor<2xi32>)
  %c469 = stablehlo.constant dense<[3.0, 2.0]> : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r467, %c469 : tensor<2xf8E5M2FNUZ>
  check.expect_eq %r468, %c25 : tensor<2xi32>
  %c470 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  %c471 = stablehlo.constant dense<0> : tensor<i4>
  %c472 = stablehlo.constant dense<> : tensor<2x0xi4>
  %r473 = stablehlo.reduce(%c470 init: %c471) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c474 = stablehlo.constant dense<[-2, 7]> : tensor<2xi4>
  check.expect_eq %r473, %c474 : tensor<2xi4>
  %r475 = stablehlo.reduce(%c472 init: %c471) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %c476 = stablehlo.constant dense<[0, 0]> : tensor<2xi4>
  check.expect_eq %r475, %c476 : tensor<2xi4>
  %c477 = stablehlo.constant dense<1> : tensor<i4>
  %r478 = stablehlo.reduce(%c470 init: %c477) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c479 = stablehlo.constant dense<[-2, -8]> : tensor<2xi4>
  check.expect_eq %r478, %c479 : tensor<2xi4>
  %r480 = stablehlo.reduce(%c472 init: %c477) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  %c481 = stablehlo.constant dense<[1, 1]> : tensor<2xi4>
  check.expect_eq %r480, %c481 : tensor<2xi4>
  %r482 = stablehlo.reduce(%c470 init: %c471) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  check.expect_eq %r482, %c476 : tensor<2xi4>
  %r483 = stablehlo.reduce(%c472 init: %c471) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  check.expect_eq %r483, %c476 : tensor<2xi4>
  %r484 = stablehlo.reduce(%c470 init: %c471) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<2xi4>
  %c485 = stablehlo.constant dense<[-5, -1]> : tensor<2xi4>
  check.expect_eq %r484, %c485 : tensor<2xi4>
  %r486 = stablehlo.reduce(%c472 init: %c471) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi4>, tensor<i4>) -> tensor<2xi4>
  check.expect_eq %r486, %c476 : tensor<2xi4>
  %c487 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xi4>
  %r488, %r489 = "stablehlo.sort"(%c487, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi4>, tensor<5xi32>) -> (tensor<5xi4>, tensor<5xi32>)
  %c490 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xi4>
  check.expect_eq %r488, %c490 : tensor<5xi4>
  check.expect_eq %r489, %c21 : tensor<5xi32>
  %r491, %r492 = chlo.top_k(%c487, k = 2) : tensor<5xi4> -> (tensor<2xi4>, tensor<2xi32>)
  %c493 = stablehlo.constant dense<[3, 2]> : tensor<2xi4>
  check.expect_eq %r491, %c493 : tensor<2xi4>
  check.expect_eq %r492, %c25 : tensor<2xi32>
  %c494 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui4>
  %c495 = stablehlo.constant dense<0> : tensor<ui4>
  %c496 = stablehlo.constant dense<> : tensor<2x0xui4>
  %r497 = stablehlo.reduce(%c494 init: %c495) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c498 = stablehlo.constant dense<[6, 15]> : tensor<2xui4>
  check.expect_eq %r497, %c498 : tensor<2xui4>
  %r499 = stablehlo.reduce(%c496 init: %c495) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %c500 = stablehlo.constant dense<[0, 0]> : tensor<2xui4>
  check.expect_eq %r499, %c500 : tensor<2xui4>
  %c501 = stablehlo.constant dense<1> : tensor<ui4>
  %r502 = stablehlo.reduce(%c494 init: %c501) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c503 = stablehlo.constant dense<[6, 8]> : tensor<2xui4>
  check.expect_eq %r502, %c503 : tensor<2xui4>
  %r504 = stablehlo.reduce(%c496 init: %c501) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  %c505 = stablehlo.constant dense<[1, 1]> : tensor<2xui4>
  check.expect_eq %r504, %c505 : tensor<2xui4>
  %r506 = stablehlo.reduce(%c494 init: %c495) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c507 = stablehlo.constant dense<[3, 6]> : tensor<2xui4>
  check.expect_eq %r506, %c507 : tensor<2xui4>
  %r508 = stablehlo.reduce(%c496 init: %c495) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  check.expect_eq %r508, %c500 : tensor<2xui4>
  %r509 = stablehlo.reduce(%c494 init: %c495) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<2xui4>
  %c510 = stablehlo.constant dense<[3, 7]> : tensor<2xui4>
  check.expect_eq %r509, %c510 : tensor<2xui4>
  %r511 = stablehlo.reduce(%c496 init: %c495) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui4>, tensor<ui4>) -> tensor<2xui4>
  check.expect_eq %r511, %c500 : tensor<2xui4>
  %c512 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui4>
  %r513, %r514 = "stablehlo.sort"(%c512, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui4>, tensor<5xi32>) -> (tensor<5xui4>, tensor<5xi32>)
  %c515 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui4>
  check.expect_eq %r513, %c515 : tensor<5xui4>
  check.expect_eq %r514, %c21 : tensor<5xi32>
  %r516, %r517 = chlo.top_k(%c512, k = 2) : tensor<5xui4> -> (tensor<2xui4>, tensor<2xi32>)
  %c518 = stablehlo.constant dense<[3, 2]> : tensor<2xui4>
  check.expect_eq %r516, %c518 : tensor<2xui4>
  check.expect_eq %r517, %c25 : tensor<2xi32>
  %c519 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  %c520 = stablehlo.constant dense<0> : tensor<i2>
  %c521 = stablehlo.constant dense<> : tensor<2x0xi2>
  %r522 = stablehlo.reduce(%c519 init: %c520) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c523 = stablehlo.constant dense<[0, 1]> : tensor<2xi2>
  check.expect_eq %r522, %c523 : tensor<2xi2>
  %r524 = stablehlo.reduce(%c521 init: %c520) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %c525 = stablehlo.constant dense<[0, 0]> : tensor<2xi2>
  check.expect_eq %r524, %c525 : tensor<2xi2>
  %c526 = stablehlo.constant dense<1> : tensor<i2>
  %r527 = stablehlo.reduce(%c519 init: %c526) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  check.expect_eq %r527, %c525 : tensor<2xi2>
  %r528 = stablehlo.reduce(%c521 init: %c526) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  %c529 = stablehlo.constant dense<[1, 1]> : tensor<2xi2>
  check.expect_eq %r528, %c529 : tensor<2xi2>
  %r530 = stablehlo.reduce(%c519 init: %c520) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c531 = stablehlo.constant dense<[1, 0]> : tensor<2xi2>
  check.expect_eq %r530, %c531 : tensor<2xi2>
  %r532 = stablehlo.reduce(%c521 init: %c520) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  check.expect_eq %r532, %c525 : tensor<2xi2>
  %r533 = stablehlo.reduce(%c519 init: %c520) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<2xi2>
  %c534 = stablehlo.constant dense<[-1, -1]> : tensor<2xi2>
  check.expect_eq %r533, %c534 : tensor<2xi2>
  %r535 = stablehlo.reduce(%c521 init: %c520) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi2>, tensor<i2>) -> tensor<2xi2>
  check.expect_eq %r535, %c525 : tensor<2xi2>
  %c536 = stablehlo.constant dense<[1, 0, 1, 0, 0]> : tensor<5xi2>
  %r537, %r538 = "stablehlo.sort"(%c536, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi2>, tensor<5xi32>) -> (tensor<5xi2>, tensor<5xi32>)
  %c539 = stablehlo.constant dense<[0, 0, 0, 1, 1]> : tensor<5xi2>
  check.expect_eq %r537, %c539 : tensor<5xi2>
  %c540 = stablehlo.constant dense<[1, 3, 4, 0, 2]> : tensor<5xi32>
  check.expect_eq %r538, %c540 : tensor<5xi32>
  %r541, %r542 = chlo.top_k(%c536, k = 2) : tensor<5xi2> -> (tensor<2xi2>, tensor<2xi32>)
  check.expect_eq %r541, %c529 : tensor<2xi2>
  check.expect_eq %r542, %c25 : tensor<2xi32>
  %c543 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2]]> : tensor<2x3xui2>
  %c544 = stablehlo.constant dense<0> : tensor<ui2>
  %c545 = stablehlo.constant dense<> : tensor<2x0xui2>
  %r546 = stablehlo.reduce(%c543 init: %c544) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c547 = stablehlo.constant dense<[2, 3]> : tensor<2xui2>
  check.expect_eq %r546, %c547 : tensor<2xui2>
  %r548 = stablehlo.reduce(%c545 init: %c544) applies stablehlo.add across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %c549 = stablehlo.constant dense<[0, 0]> : tensor<2xui2>
  check.expect_eq %r548, %c549 : tensor<2xui2>
  %c550 = stablehlo.constant dense<1> : tensor<ui2>
  %r551 = stablehlo.reduce(%c543 init: %c550) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c552 = stablehlo.constant dense<[2, 0]> : tensor<2xui2>
  check.expect_eq %r551, %c552 : tensor<2xui2>
  %r553 = stablehlo.reduce(%c545 init: %c550) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  %c554 = stablehlo.constant dense<[1, 1]> : tensor<2xui2>
  check.expect_eq %r553, %c554 : tensor<2xui2>
  %r555 = stablehlo.reduce(%c543 init: %c544) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c556 = stablehlo.constant dense<[3, 2]> : tensor<2xui2>
  check.expect_eq %r555, %c556 : tensor<2xui2>
  %r557 = stablehlo.reduce(%c545 init: %c544) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  check.expect_eq %r557, %c549 : tensor<2xui2>
  %r558 = stablehlo.reduce(%c543 init: %c544) applies stablehlo.or across dimensions = [1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<2xui2>
  %c559 = stablehlo.constant dense<[3, 3]> : tensor<2xui2>
  check.expect_eq %r558, %c559 : tensor<2xui2>
  %r560 = stablehlo.reduce(%c545 init: %c544) applies stablehlo.or across dimensions = [1] : (tensor<2x0xui2>, tensor<ui2>) -> tensor<2xui2>
  check.expect_eq %r560, %c549 : tensor<2xui2>
  %c561 = stablehlo.constant dense<[3, 1, 2, 1, 0]> : tensor<5xui2>
  %r562, %r563 = "stablehlo.sort"(%c561, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xui2>, tensor<5xi32>) -> (tensor<5xui2>, tensor<5xi32>)
  %c564 = stablehlo.constant dense<[0, 1, 1, 2, 3]> : tensor<5xui2>
  check.expect_eq %r562, %c564 : tensor<5xui2>
  check.expect_eq %r563, %c21 : tensor<5xi32>
  %r565, %r566 = chlo.top_k(%c561, k = 2) : tensor<5xui2> -> (tensor<2xui2>, tensor<2xi32>)
  check.expect_eq %r565, %c556 : tensor<2xui2>
  check.expect_eq %r566, %c25 : tensor<2xi32>
  %c567 = stablehlo.constant dense<[[true, false, true], [false, false, false]]> : tensor<2x3xi1>
  %c568 = stablehlo.constant dense<false> : tensor<i1>
  %c569 = stablehlo.constant dense<> : tensor<2x0xi1>
  %r570 = stablehlo.reduce(%c567 init: %c568) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  %c571 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  check.expect_eq %r570, %c571 : tensor<2xi1>
  %r572 = stablehlo.reduce(%c569 init: %c568) applies stablehlo.add across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %c573 = stablehlo.constant dense<[false, false]> : tensor<2xi1>
  check.expect_eq %r572, %c573 : tensor<2xi1>
  %c574 = stablehlo.constant dense<true> : tensor<i1>
  %r575 = stablehlo.reduce(%c567 init: %c574) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq %r575, %c573 : tensor<2xi1>
  %r576 = stablehlo.reduce(%c569 init: %c574) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  %c577 = stablehlo.constant dense<[true, true]> : tensor<2xi1>
  check.expect_eq %r576, %c577 : tensor<2xi1>
  %r578 = stablehlo.reduce(%c567 init: %c568) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq %r578, %c571 : tensor<2xi1>
  %r579 = stablehlo.reduce(%c569 init: %c568) applies stablehlo.maximum across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq %r579, %c573 : tensor<2xi1>
  %r580 = stablehlo.reduce(%c567 init: %c568) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq %r580, %c571 : tensor<2xi1>
  %r581 = stablehlo.reduce(%c569 init: %c568) applies stablehlo.or across dimensions = [1] : (tensor<2x0xi1>, tensor<i1>) -> tensor<2xi1>
  check.expect_eq %r581, %c573 : tensor<2xi1>
  %c582 = stablehlo.constant dense<[true, false, true, false, false]> : tensor<5xi1>
  %r583, %r584 = "stablehlo.sort"(%c582, %c17) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<i1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) : (tensor<5xi1>, tensor<5xi32>) -> (tensor<5xi1>, tensor<5xi32>)
  %c585 = stablehlo.constant dense<[false, false, false, true, true]> : tensor<5xi1>
  check.expect_eq %r583, %c585 : tensor<5xi1>
  check.expect_eq %r584, %c540 : tensor<5xi32>
  %c586 = stablehlo.constant dense<[1.0, 0x7E00, 0xFC00, 0x7C00, -0.0, 0.0]> : tensor<6xf16>
  %r587, %r588 = chlo.top_k(%c586, k = 6) : tensor<6xf16> -> (tensor<6xf16>, tensor<6xi32>)
  %c589 = stablehlo.constant dense<[0x7E00, 0x7C00, 1.0, 0.0, -0.0, 0xFC00]> : tensor<6xf16>
  check.expect_eq %r587, %c589 : tensor<6xf16>
  %c590 = stablehlo.constant dense<[1, 3, 0, 5, 4, 2]> : tensor<6xi32>
  check.expect_eq %r588, %c590 : tensor<6xi32>
  %c591 = stablehlo.constant dense<[1.0, 0x7FC0, 0xFF80, 0x7F80, -0.0, 0.0]> : tensor<6xbf16>
  %r592, %r593 = chlo.top_k(%c591, k = 6) : tensor<6xbf16> -> (tensor<6xbf16>, tensor<6xi32>)
  %c594 = stablehlo.constant dense<[0x7FC0, 0x7F80, 1.0, 0.0, -0.0, 0xFF80]> : tensor<6xbf16>
  check.expect_eq %r592, %c594 : tensor<6xbf16>
  check.expect_eq %r593, %c590 : tensor<6xi32>
  %c595 = stablehlo.constant dense<[1.0, 0x7FC00000, 0xFF800000, 0x7F800000, -0.0, 0.0]> : tensor<6xf32>
  %r596, %r597 = chlo.top_k(%c595, k = 6) : tensor<6xf32> -> (tensor<6xf32>, tensor<6xi32>)
  %c598 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 1.0, 0.0, -0.0, 0xFF800000]> : tensor<6xf32>
  check.expect_eq %r596, %c598 : tensor<6xf32>
  check.expect_eq %r597, %c590 : tensor<6xi32>
  %c599 = stablehlo.constant dense<[1.0, 0x7FF8000000000000, 0xFFF0000000000000, 0x7FF0000000000000, -0.0, 0.0]> : tensor<6xf64>
  %r600, %r601 = chlo.top_k(%c599, k = 6) : tensor<6xf64> -> (tensor<6xf64>, tensor<6xi32>)
  %c602 = stablehlo.constant dense<[0x7FF8000000000000, 0x7FF0000000000000, 1.0, 0.0, -0.0, 0xFFF0000000000000]> : tensor<6xf64>
  check.expect_eq %r600, %c602 : tensor<6xf64>
  check.expect_eq %r601, %c590 : tensor<6xi32>
  return
}

// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Floats of 4 and 6 bits and powers of two: what ml_dtypes computes in f32 and rounds
// once.

func.func @main() {
  %c1 = stablehlo.constant dense<[0.5, -1.5, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf4E2M1FN>
  %c2 = stablehlo.constant dense<[1.0, 0.5, -2.0, 2.0, 1.0, -1.0, -4.0]> : tensor<7xf4E2M1FN>
  %r3 = stablehlo.add %c1, %c2 : tensor<7xf4E2M1FN>
  %c4 = stablehlo.constant dense<[1.5, -1.0, 0.0, 6.0, 1.0, 0.0, -1.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r3, %c4 : tensor<7xf4E2M1FN>
  %r5 = stablehlo.multiply %c1, %c2 : tensor<7xf4E2M1FN>
  %c6 = stablehlo.constant dense<[0.5, -1.0, -4.0, 6.0, -0.0, -1.0, -6.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r5, %c6 : tensor<7xf4E2M1FN>
  %r7 = stablehlo.maximum %c1, %c2 : tensor<7xf4E2M1FN>
  %c8 = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 1.0, 1.0, 3.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r7, %c8 : tensor<7xf4E2M1FN>
  %r9 = stablehlo.minimum %c1, %c2 : tensor<7xf4E2M1FN>
  %c10 = stablehlo.constant dense<[0.5, -1.5, -2.0, 2.0, -0.0, -1.0, -4.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r9, %c10 : tensor<7xf4E2M1FN>
  %r11 = stablehlo.divide %c1, %c2 : tensor<7xf4E2M1FN>
  %c12 = stablehlo.constant dense<[0.5, -3.0, -1.0, 2.0, -0.0, -1.0, -1.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r11, %c12 : tensor<7xf4E2M1FN>
  %r13 = stablehlo.negate %c1 : tensor<7xf4E2M1FN>
  %c14 = stablehlo.constant dense<[-0.5, 1.5, -2.0, -4.0, 0.0, -1.0, -3.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r13, %c14 : tensor<7xf4E2M1FN>
  %r15 = stablehlo.abs %c1 : tensor<7xf4E2M1FN>
  %c16 = stablehlo.constant dense<[0.5, 1.5, 2.0, 4.0, 0.0, 1.0, 3.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r15, %c16 : tensor<7xf4E2M1FN>
  %r17 = stablehlo.floor %c1 : tensor<7xf4E2M1FN>
  %c18 = stablehlo.constant dense<[0.0, -2.0, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r17, %c18 : tensor<7xf4E2M1FN>
  %r19 = stablehlo.compare LT, %c1, %c2 : (tensor<7xf4E2M1FN>, tensor<7xf4E2M1FN>) -> tensor<7xi1>
  %c20 = stablehlo.constant dense<[true, true, false, false, true, false, false]> : tensor<7xi1>
  check.expect_eq %r19, %c20 : tensor<7xi1>
  %r21 = stablehlo.convert %c1 : (tensor<7xf4E2M1FN>) -> tensor<7xf32>
  %c22 = stablehlo.constant dense<[0.5, -1.5, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf32>
  check.expect_eq %r21, %c22 : tensor<7xf32>
  %r23 = stablehlo.convert %c1 : (tensor<7xf4E2M1FN>) -> tensor<7xi32>
  %c24 = stablehlo.constant dense<[0, -1, 2, 4, 0, 1, 3]> : tensor<7xi32>
  check.expect_eq %r23, %c24 : tensor<7xi32>
  %c25 = stablehlo.constant dense<[0.5, 1.0, 1.2, 3.4, 5.2, 0.3, 6.0]> : tensor<7xf32>
  %r26 = stablehlo.convert %c25 : (tensor<7xf32>) -> tensor<7xf4E2M1FN>
  %c27 = stablehlo.constant dense<[0.5, 1.0, 1.0, 3.0, 6.0, 0.5, 6.0]> : tensor<7xf4E2M1FN>
  check.expect_eq %r26, %c27 : tensor<7xf4E2M1FN>
  %r28 = stablehlo.reverse %c1, dims = [0] : tensor<7xf4E2M1FN>
  %c29 = stablehlo.constant dense<[3.0, 1.0, -0.0, 4.0, 2.0, -1.5, 0.5]> : tensor<7xf4E2M1FN>
  check.expect_eq %r28, %c29 : tensor<7xf4E2M1FN>
  %c30 = stablehlo.constant dense<[0.5, -1.5, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf6E2M3FN>
  %c31 = stablehlo.constant dense<[1.0, 0.5, -2.0, 2.0, 1.0, -1.0, -4.0]> : tensor<7xf6E2M3FN>
  %r32 = stablehlo.add %c30, %c31 : tensor<7xf6E2M3FN>
  %c33 = stablehlo.constant dense<[1.5, -1.0, 0.0, 6.0, 1.0, 0.0, -1.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r32, %c33 : tensor<7xf6E2M3FN>
  %r34 = stablehlo.multiply %c30, %c31 : tensor<7xf6E2M3FN>
  %c35 = stablehlo.constant dense<[0.5, -0.75, -4.0, 7.5, -0.0, -1.0, -7.5]> : tensor<7xf6E2M3FN>
  check.expect_eq %r34, %c35 : tensor<7xf6E2M3FN>
  %r36 = stablehlo.maximum %c30, %c31 : tensor<7xf6E2M3FN>
  %c37 = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 1.0, 1.0, 3.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r36, %c37 : tensor<7xf6E2M3FN>
  %r38 = stablehlo.minimum %c30, %c31 : tensor<7xf6E2M3FN>
  %c39 = stablehlo.constant dense<[0.5, -1.5, -2.0, 2.0, -0.0, -1.0, -4.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r38, %c39 : tensor<7xf6E2M3FN>
  %r40 = stablehlo.divide %c30, %c31 : tensor<7xf6E2M3FN>
  %c41 = stablehlo.constant dense<[0.5, -3.0, -1.0, 2.0, -0.0, -1.0, -0.75]> : tensor<7xf6E2M3FN>
  check.expect_eq %r40, %c41 : tensor<7xf6E2M3FN>
  %r42 = stablehlo.negate %c30 : tensor<7xf6E2M3FN>
  %c43 = stablehlo.constant dense<[-0.5, 1.5, -2.0, -4.0, 0.0, -1.0, -3.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r42, %c43 : tensor<7xf6E2M3FN>
  %r44 = stablehlo.abs %c30 : tensor<7xf6E2M3FN>
  %c45 = stablehlo.constant dense<[0.5, 1.5, 2.0, 4.0, 0.0, 1.0, 3.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r44, %c45 : tensor<7xf6E2M3FN>
  %r46 = stablehlo.floor %c30 : tensor<7xf6E2M3FN>
  %c47 = stablehlo.constant dense<[0.0, -2.0, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r46, %c47 : tensor<7xf6E2M3FN>
  %r48 = stablehlo.compare LT, %c30, %c31 : (tensor<7xf6E2M3FN>, tensor<7xf6E2M3FN>) -> tensor<7xi1>
  %c49 = stablehlo.constant dense<[true, true, false, false, true, false, false]> : tensor<7xi1>
  check.expect_eq %r48, %c49 : tensor<7xi1>
  %r50 = stablehlo.convert %c30 : (tensor<7xf6E2M3FN>) -> tensor<7xf32>
  %c51 = stablehlo.constant dense<[0.5, -1.5, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf32>
  check.expect_eq %r50, %c51 : tensor<7xf32>
  %r52 = stablehlo.convert %c30 : (tensor<7xf6E2M3FN>) -> tensor<7xi32>
  %c53 = stablehlo.constant dense<[0, -1, 2, 4, 0, 1, 3]> : tensor<7xi32>
  check.expect_eq %r52, %c53 : tensor<7xi32>
  %c54 = stablehlo.constant dense<[0.5, 1.0, 1.2, 3.4, 5.2, 0.3, 6.0]> : tensor<7xf32>
  %r55 = stablehlo.convert %c54 : (tensor<7xf32>) -> tensor<7xf6E2M3FN>
  %c56 = stablehlo.constant dense<[0.5, 1.0, 1.25, 3.5, 5.0, 0.25, 6.0]> : tensor<7xf6E2M3FN>
  check.expect_eq %r55, %c56 : tensor<7xf6E2M3FN>
  %r57 = stablehlo.reverse %c30, dims = [0] : tensor<7xf6E2M3FN>
  %c58 = stablehlo.constant dense<[3.0, 1.0, -0.0, 4.0, 2.0, -1.5, 0.5]> : tensor<7xf6E2M3FN>
  check.expect_eq %r57, %c58 : tensor<7xf6E2M3FN>
  %c59 = stablehlo.constant dense<[0.5, -1.5, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf6E3M2FN>
  %c60 = stablehlo.constant dense<[1.0, 0.5, -2.0, 2.0, 1.0, -1.0, -4.0]> : tensor<7xf6E3M2FN>
  %r61 = stablehlo.add %c59, %c60 : tensor<7xf6E3M2FN>
  %c62 = stablehlo.constant dense<[1.5, -1.0, 0.0, 6.0, 1.0, 0.0, -1.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r61, %c62 : tensor<7xf6E3M2FN>
  %r63 = stablehlo.multiply %c59, %c60 : tensor<7xf6E3M2FN>
  %c64 = stablehlo.constant dense<[0.5, -0.75, -4.0, 8.0, -0.0, -1.0, -12.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r63, %c64 : tensor<7xf6E3M2FN>
  %r65 = stablehlo.maximum %c59, %c60 : tensor<7xf6E3M2FN>
  %c66 = stablehlo.constant dense<[1.0, 0.5, 2.0, 4.0, 1.0, 1.0, 3.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r65, %c66 : tensor<7xf6E3M2FN>
  %r67 = stablehlo.minimum %c59, %c60 : tensor<7xf6E3M2FN>
  %c68 = stablehlo.constant dense<[0.5, -1.5, -2.0, 2.0, -0.0, -1.0, -4.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r67, %c68 : tensor<7xf6E3M2FN>
  %r69 = stablehlo.divide %c59, %c60 : tensor<7xf6E3M2FN>
  %c70 = stablehlo.constant dense<[0.5, -3.0, -1.0, 2.0, -0.0, -1.0, -0.75]> : tensor<7xf6E3M2FN>
  check.expect_eq %r69, %c70 : tensor<7xf6E3M2FN>
  %r71 = stablehlo.negate %c59 : tensor<7xf6E3M2FN>
  %c72 = stablehlo.constant dense<[-0.5, 1.5, -2.0, -4.0, 0.0, -1.0, -3.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r71, %c72 : tensor<7xf6E3M2FN>
  %r73 = stablehlo.abs %c59 : tensor<7xf6E3M2FN>
  %c74 = stablehlo.constant dense<[0.5, 1.5, 2.0, 4.0, 0.0, 1.0, 3.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r73, %c74 : tensor<7xf6E3M2FN>
  %r75 = stablehlo.floor %c59 : tensor<7xf6E3M2FN>
  %c76 = stablehlo.constant dense<[0.0, -2.0, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r75, %c76 : tensor<7xf6E3M2FN>
  %r77 = stablehlo.compare LT, %c59, %c60 : (tensor<7xf6E3M2FN>, tensor<7xf6E3M2FN>) -> tensor<7xi1>
  %c78 = stablehlo.constant dense<[true, true, false, false, true, false, false]> : tensor<7xi1>
  check.expect_eq %r77, %c78 : tensor<7xi1>
  %r79 = stablehlo.convert %c59 : (tensor<7xf6E3M2FN>) -> tensor<7xf32>
  %c80 = stablehlo.constant dense<[0.5, -1.5, 2.0, 4.0, -0.0, 1.0, 3.0]> : tensor<7xf32>
  check.expect_eq %r79, %c80 : tensor<7xf32>
  %r81 = stablehlo.convert %c59 : (tensor<7xf6E3M2FN>) -> tensor<7xi32>
  %c82 = stablehlo.constant dense<[0, -1, 2, 4, 0, 1, 3]> : tensor<7xi32>
  check.expect_eq %r81, %c82 : tensor<7xi32>
  %c83 = stablehlo.constant dense<[0.5, 1.0, 1.2, 3.4, 5.2, 0.3, 6.0]> : tensor<7xf32>
  %r84 = stablehlo.convert %c83 : (tensor<7xf32>) -> tensor<7xf6E3M2FN>
  %c85 = stablehlo.constant dense<[0.5, 1.0, 1.25, 3.5, 5.0, 0.3125, 6.0]> : tensor<7xf6E3M2FN>
  check.expect_eq %r84, %c85 : tensor<7xf6E3M2FN>
  %r86 = stablehlo.reverse %c59, dims = [0] : tensor<7xf6E3M2FN>
  %c87 = stablehlo.constant dense<[3.0, 1.0, -0.0, 4.0, 2.0, -1.5, 0.5]> : tensor<7xf6E3M2FN>
  check.expect_eq %r86, %c87 : tensor<7xf6E3M2FN>
  %c88 = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 1.0, 2.0, 4.0]> : tensor<7xf8E8M0FNU>
  %c89 = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 8.0, 0.25, 1.0]> : tensor<7xf8E8M0FNU>
  %r90 = stablehlo.add %c88, %c89 : tensor<7xf8E8M0FNU>
  %c91 = stablehlo.constant dense<[1.0, 2.0, 4.0, 8.0, 8.0, 2.0, 4.0]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r90, %c91 : tensor<7xf8E8M0FNU>
  %r92 = stablehlo.multiply %c88, %c89 : tensor<7xf8E8M0FNU>
  %c93 = stablehlo.constant dense<[0.25, 1.0, 4.0, 16.0, 8.0, 0.5, 4.0]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r92, %c93 : tensor<7xf8E8M0FNU>
  %r94 = stablehlo.maximum %c88, %c89 : tensor<7xf8E8M0FNU>
  %c95 = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 8.0, 2.0, 4.0]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r94, %c95 : tensor<7xf8E8M0FNU>
  %r96 = stablehlo.minimum %c88, %c89 : tensor<7xf8E8M0FNU>
  %c97 = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 1.0, 0.25, 1.0]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r96, %c97 : tensor<7xf8E8M0FNU>
  %r98 = stablehlo.divide %c88, %c89 : tensor<7xf8E8M0FNU>
  %c99 = stablehlo.constant dense<[1.0, 1.0, 1.0, 1.0, 0.125, 8.0, 4.0]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r98, %c99 : tensor<7xf8E8M0FNU>
  %r100 = stablehlo.compare LT, %c88, %c89 : (tensor<7xf8E8M0FNU>, tensor<7xf8E8M0FNU>) -> tensor<7xi1>
  %c101 = stablehlo.constant dense<[false, false, false, false, true, false, false]> : tensor<7xi1>
  check.expect_eq %r100, %c101 : tensor<7xi1>
  %r102 = stablehlo.convert %c88 : (tensor<7xf8E8M0FNU>) -> tensor<7xf32>
  %c103 = stablehlo.constant dense<[0.5, 1.0, 2.0, 4.0, 1.0, 2.0, 4.0]> : tensor<7xf32>
  check.expect_eq %r102, %c103 : tensor<7xf32>
  %r104 = stablehlo.convert %c88 : (tensor<7xf8E8M0FNU>) -> tensor<7xi32>
  %c105 = stablehlo.constant dense<[0, 1, 2, 4, 1, 2, 4]> : tensor<7xi32>
  check.expect_eq %r104, %c105 : tensor<7xi32>
  %c106 = stablehlo.constant dense<[0.5, 1.0, 1.2, 3.4, 5.2, 0.3, 6.0]> : tensor<7xf32>
  %r107 = stablehlo.convert %c106 : (tensor<7xf32>) -> tensor<7xf8E8M0FNU>
  %c108 = stablehlo.constant dense<[0.5, 1.0, 1.0, 4.0, 4.0, 0.25, 8.0]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r107, %c108 : tensor<7xf8E8M0FNU>
  %r109 = stablehlo.reverse %c88, dims = [0] : tensor<7xf8E8M0FNU>
  %c110 = stablehlo.constant dense<[4.0, 2.0, 1.0, 4.0, 2.0, 1.0, 0.5]> : tensor<7xf8E8M0FNU>
  check.expect_eq %r109, %c110 : tensor<7xf8E8M0FNU>
  return
}

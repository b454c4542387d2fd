// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: NaN, infinities, signed zeros, subnormals, overflow.

func.func @main() {
  %c1 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 448.0, 448.0, 448.0, 448.0, 448.0, 448.0, 448.0, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125]> : tensor<49xf8E4M3FN>
  %c2 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125]> : tensor<49xf8E4M3FN>
  %c3 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125, 1.5, 3.0, -1.0, 0x7F, 0xFF, 448.0, 1.5, -2.5, -1.0, -5.0, 0x7F, 0xFF, 448.0, -2.5, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 448.0, 448.0, 448.0, 0x7F, 0xFF, 0x7F, 448.0, 0.001953125, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.00390625]> : tensor<49xf8E4M3FN>
  %r4 = "stablehlo.add"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r4, %c3 : tensor<49xf8E4M3FN>
  %c5 = stablehlo.constant dense<[0.0, -1.5, 2.5, 0x7F, 0xFF, -448.0, -0.001953125, 1.5, 0.0, 4.0, 0x7F, 0xFF, -448.0, 1.5, -2.5, -4.0, 0.0, 0x7F, 0xFF, -448.0, -2.5, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 448.0, 448.0, 448.0, 0x7F, 0xFF, 0.0, 448.0, 0.001953125, -1.5, 2.5, 0x7F, 0xFF, -448.0, 0.0]> : tensor<49xf8E4M3FN>
  %r6 = "stablehlo.subtract"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r6, %c5 : tensor<49xf8E4M3FN>
  %c7 = stablehlo.constant dense<[0.0, 0.0, -0.0, 0x7F, 0xFF, 0.0, 0.0, 0.0, 2.25, -3.75, 0x7F, 0xFF, 0x7F, 0.00390625, -0.0, -3.75, 6.0, 0x7F, 0xFF, 0xFF, -0.00390625, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0.0, 0x7F, 0xFF, 0x7F, 0xFF, 0x7F, 0.875, 0.0, 0.00390625, -0.00390625, 0x7F, 0xFF, 0.875, 0.0]> : tensor<49xf8E4M3FN>
  %r8 = "stablehlo.multiply"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r8, %c7 : tensor<49xf8E4M3FN>
  %c9 = stablehlo.constant dense<[0xFF, 0.0, -0.0, 0x7F, 0xFF, 0.0, 0.0, 0x7F, 1.0, -0.625, 0x7F, 0xFF, 0.00390625, 0x7F, 0xFF, -1.625, 1.0, 0x7F, 0xFF, -0.005859375, 0xFF, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 288.0, -176.0, 0x7F, 0xFF, 1.0, 0x7F, 0x7F, 0.001953125, -0.0, 0x7F, 0xFF, 0.0, 1.0]> : tensor<49xf8E4M3FN>
  %r10 = "stablehlo.divide"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r10, %c9 : tensor<49xf8E4M3FN>
  %c11 = stablehlo.constant dense<[0.0, 1.5, 0.0, 0x7F, 0x7F, 448.0, 0.001953125, 1.5, 1.5, 1.5, 0x7F, 0x7F, 448.0, 1.5, 0.0, 1.5, -2.5, 0x7F, 0x7F, 448.0, 0.001953125, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 448.0, 448.0, 448.0, 0x7F, 0x7F, 448.0, 448.0, 0.001953125, 1.5, 0.001953125, 0x7F, 0x7F, 448.0, 0.001953125]> : tensor<49xf8E4M3FN>
  %r12 = "stablehlo.maximum"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r12, %c11 : tensor<49xf8E4M3FN>
  %c13 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0xFF, 0xFF, 0.0, 0.0, 0.0, 1.5, -2.5, 0xFF, 0xFF, 1.5, 0.001953125, -2.5, -2.5, -2.5, 0xFF, 0xFF, -2.5, -2.5, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0.0, 1.5, -2.5, 0xFF, 0xFF, 448.0, 0.001953125, 0.0, 0.001953125, -2.5, 0xFF, 0xFF, 0.001953125, 0.001953125]> : tensor<49xf8E4M3FN>
  %r14 = "stablehlo.minimum"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r14, %c13 : tensor<49xf8E4M3FN>
  %c15 = stablehlo.constant dense<[0xFF, 0.0, 0.0, 0x7F, 0xFF, 0.0, 0.0, 0xFF, 0.0, 1.5, 0x7F, 0xFF, 1.5, 0.0, 0xFF, -1.0, -0.0, 0x7F, 0xFF, -2.5, -0.0, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1.0, 0.5, 0x7F, 0xFF, 0.0, 0.0, 0xFF, 0.001953125, 0.001953125, 0x7F, 0xFF, 0.001953125, 0.0]> : tensor<49xf8E4M3FN>
  %r16 = "stablehlo.remainder"(%c1, %c2) : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xf8E4M3FN>
  check.expect_eq %r16, %c15 : tensor<49xf8E4M3FN>
  %c17 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7F, 0xFF, 448.0, 0.001953125]> : tensor<7xf8E4M3FN>
  %c18 = stablehlo.constant dense<[-0.0, -1.5, 2.5, 0xFF, 0x7F, -448.0, -0.001953125]> : tensor<7xf8E4M3FN>
  %r19 = "stablehlo.negate"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r19, %c18 : tensor<7xf8E4M3FN>
  %c20 = stablehlo.constant dense<[0.0, 1.5, 2.5, 0x7F, 0x7F, 448.0, 0.001953125]> : tensor<7xf8E4M3FN>
  %r21 = "stablehlo.abs"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r21, %c20 : tensor<7xf8E4M3FN>
  %c22 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x7F, 0xFF, 448.0, 1.0]> : tensor<7xf8E4M3FN>
  %r23 = "stablehlo.ceil"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r23, %c22 : tensor<7xf8E4M3FN>
  %c24 = stablehlo.constant dense<[0.0, 1.0, -3.0, 0x7F, 0xFF, 448.0, 0.0]> : tensor<7xf8E4M3FN>
  %r25 = "stablehlo.floor"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r25, %c24 : tensor<7xf8E4M3FN>
  %c26 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x7F, 0xFF, 448.0, 0.0]> : tensor<7xf8E4M3FN>
  %r27 = "stablehlo.round_nearest_even"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r27, %c26 : tensor<7xf8E4M3FN>
  %c28 = stablehlo.constant dense<[0.0, 2.0, -3.0, 0x7F, 0xFF, 448.0, 0.0]> : tensor<7xf8E4M3FN>
  %r29 = "stablehlo.round_nearest_afz"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r29, %c28 : tensor<7xf8E4M3FN>
  %c30 = stablehlo.constant dense<[0.0, 1.0, -1.0, 0x7F, 0xFF, 1.0, 1.0]> : tensor<7xf8E4M3FN>
  %r31 = "stablehlo.sign"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r31, %c30 : tensor<7xf8E4M3FN>
  %c32 = stablehlo.constant dense<[0.0, 1.25, 0xFF, 0x7F, 0xFF, 22.0, 0.04296875]> : tensor<7xf8E4M3FN>
  %r33 = "stablehlo.sqrt"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E4M3FN>
  check.expect_eq %r33, %c32 : tensor<7xf8E4M3FN>
  %c34 = stablehlo.constant dense<[true, true, true, false, false, true, true]> : tensor<7xi1>
  %r35 = "stablehlo.is_finite"(%c17) : (tensor<7xf8E4M3FN>) -> tensor<7xi1>
  check.expect_eq %r35, %c34 : tensor<7xi1>
  %c36 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true]> : tensor<49xi1>
  %r37 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xi1>
  check.expect_eq %r37, %c36 : tensor<49xi1>
  %c38 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<49xi1>
  %r39 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xi1>
  check.expect_eq %r39, %c38 : tensor<49xi1>
  %c40 = stablehlo.constant dense<[true, false, true, false, false, false, false, true, true, true, false, false, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, true, true, true, false, true, false, false, false, true]> : tensor<49xi1>
  %r41 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xi1>
  check.expect_eq %r41, %c40 : tensor<49xi1>
  %c42 = stablehlo.constant dense<[false, false, true, false, false, false, false, true, false, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, false, true, true, false, true, false, false, false, false]> : tensor<49xi1>
  %r43 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xi1>
  check.expect_eq %r43, %c42 : tensor<49xi1>
  %c44 = stablehlo.constant dense<[true, true, false, false, false, true, true, false, true, false, false, false, true, false, true, true, true, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false, false, false, true, true]> : tensor<49xi1>
  %r45 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xi1>
  check.expect_eq %r45, %c44 : tensor<49xi1>
  %c46 = stablehlo.constant dense<[false, true, false, false, false, true, true, false, false, false, false, false, true, false, true, true, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, true, false]> : tensor<49xi1>
  %r47 = "stablehlo.compare"(%c1, %c2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<49xf8E4M3FN>, tensor<49xf8E4M3FN>) -> tensor<49xi1>
  check.expect_eq %r47, %c46 : tensor<49xi1>
  %c48 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 57344.0, 57344.0, 57344.0, 57344.0, 57344.0, 57344.0, 57344.0, 57344.0, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05]> : tensor<64xf8E5M2>
  %c49 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05]> : tensor<64xf8E5M2>
  %c50 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 1.5, 3.0, -1.0, 0x7E, 0x7C, 0xFC, 57344.0, 1.5, -2.5, -1.0, -5.0, 0x7E, 0x7C, 0xFC, 57344.0, -2.5, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7C, 0x7C, 0x7C, 0x7E, 0x7C, 0xFE, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0x7E, 0xFE, 0xFC, 0xFC, 0xFC, 57344.0, 57344.0, 57344.0, 0x7E, 0x7C, 0xFC, 0x7C, 57344.0, 1.52587890625e-05, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 3.0517578125e-05]> : tensor<64xf8E5M2>
  %r51 = "stablehlo.add"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r51, %c50 : tensor<64xf8E5M2>
  %c52 = stablehlo.constant dense<[0.0, -1.5, 2.5, 0x7E, 0xFC, 0x7C, -57344.0, -1.52587890625e-05, 1.5, 0.0, 4.0, 0x7E, 0xFC, 0x7C, -57344.0, 1.5, -2.5, -4.0, 0.0, 0x7E, 0xFC, 0x7C, -57344.0, -2.5, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7C, 0x7C, 0x7C, 0x7E, 0xFE, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0x7E, 0xFC, 0xFE, 0xFC, 0xFC, 57344.0, 57344.0, 57344.0, 0x7E, 0xFC, 0x7C, 0.0, 57344.0, 1.52587890625e-05, -1.5, 2.5, 0x7E, 0xFC, 0x7C, -57344.0, 0.0]> : tensor<64xf8E5M2>
  %r53 = "stablehlo.subtract"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r53, %c52 : tensor<64xf8E5M2>
  %c54 = stablehlo.constant dense<[0.0, 0.0, -0.0, 0x7E, 0xFE, 0xFE, 0.0, 0.0, 0.0, 2.0, -4.0, 0x7E, 0x7C, 0xFC, 0x7C, 3.0517578125e-05, -0.0, -4.0, 6.0, 0x7E, 0xFC, 0x7C, 0xFC, -3.0517578125e-05, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0x7C, 0xFC, 0x7E, 0x7C, 0xFC, 0x7C, 0x7C, 0xFE, 0xFC, 0x7C, 0x7E, 0xFC, 0x7C, 0xFC, 0xFC, 0.0, 0x7C, 0xFC, 0x7E, 0x7C, 0xFC, 0x7C, 0.875, 0.0, 3.0517578125e-05, -3.0517578125e-05, 0x7E, 0x7C, 0xFC, 0.875, 0.0]> : tensor<64xf8E5M2>
  %r55 = "stablehlo.multiply"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r55, %c54 : tensor<64xf8E5M2>
  %c56 = stablehlo.constant dense<[0xFE, 0.0, -0.0, 0x7E, 0.0, -0.0, 0.0, 0.0, 0x7C, 1.0, -0.625, 0x7E, 0.0, -0.0, 3.0517578125e-05, 0x7C, 0xFC, -1.75, 1.0, 0x7E, -0.0, 0.0, -4.57763671875e-05, 0xFC, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7C, 0x7C, 0xFC, 0x7E, 0xFE, 0xFE, 0x7C, 0x7C, 0xFC, 0xFC, 0x7C, 0x7E, 0xFE, 0xFE, 0xFC, 0xFC, 0x7C, 40960.0, -24576.0, 0x7E, 0.0, -0.0, 1.0, 0x7C, 0x7C, 1.52587890625e-05, -0.0, 0x7E, 0.0, -0.0, 0.0, 1.0]> : tensor<64xf8E5M2>
  %r57 = "stablehlo.divide"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r57, %c56 : tensor<64xf8E5M2>
  %c58 = stablehlo.constant dense<[0.0, 1.5, 0.0, 0x7E, 0x7C, 0.0, 57344.0, 1.52587890625e-05, 1.5, 1.5, 1.5, 0x7E, 0x7C, 1.5, 57344.0, 1.5, 0.0, 1.5, -2.5, 0x7E, 0x7C, -2.5, 57344.0, 1.52587890625e-05, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7C, 0x7C, 0x7C, 0x7E, 0x7C, 0x7C, 0x7C, 0x7C, 0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 57344.0, 57344.0, 57344.0, 0x7E, 0x7C, 57344.0, 57344.0, 57344.0, 1.52587890625e-05, 1.5, 1.52587890625e-05, 0x7E, 0x7C, 1.52587890625e-05, 57344.0, 1.52587890625e-05]> : tensor<64xf8E5M2>
  %r59 = "stablehlo.maximum"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r59, %c58 : tensor<64xf8E5M2>
  %c60 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0xFE, 0.0, 0xFC, 0.0, 0.0, 0.0, 1.5, -2.5, 0xFE, 1.5, 0xFC, 1.5, 1.52587890625e-05, -2.5, -2.5, -2.5, 0xFE, -2.5, 0xFC, -2.5, -2.5, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0.0, 1.5, -2.5, 0xFE, 0x7C, 0xFC, 57344.0, 1.52587890625e-05, 0xFC, 0xFC, 0xFC, 0xFE, 0xFC, 0xFC, 0xFC, 0xFC, 0.0, 1.5, -2.5, 0xFE, 57344.0, 0xFC, 57344.0, 1.52587890625e-05, 0.0, 1.52587890625e-05, -2.5, 0xFE, 1.52587890625e-05, 0xFC, 1.52587890625e-05, 1.52587890625e-05]> : tensor<64xf8E5M2>
  %r61 = "stablehlo.minimum"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r61, %c60 : tensor<64xf8E5M2>
  %c62 = stablehlo.constant dense<[0xFE, 0.0, 0.0, 0x7E, 0.0, 0.0, 0.0, 0.0, 0xFE, 0.0, 1.5, 0x7E, 1.5, 1.5, 1.5, 0.0, 0xFE, -1.0, -0.0, 0x7E, -2.5, -2.5, -2.5, -0.0, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0x7E, 0xFE, 0xFE, 0xFE, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0x7E, 0xFE, 0xFE, 0xFE, 0xFE, 0xFE, 0.5, 1.5, 0x7E, 57344.0, 57344.0, 0.0, 0.0, 0xFE, 1.52587890625e-05, 1.52587890625e-05, 0x7E, 1.52587890625e-05, 1.52587890625e-05, 1.52587890625e-05, 0.0]> : tensor<64xf8E5M2>
  %r63 = "stablehlo.remainder"(%c48, %c49) : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xf8E5M2>
  check.expect_eq %r63, %c62 : tensor<64xf8E5M2>
  %c64 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7E, 0x7C, 0xFC, 57344.0, 1.52587890625e-05]> : tensor<8xf8E5M2>
  %c65 = stablehlo.constant dense<[-0.0, -1.5, 2.5, 0xFE, 0xFC, 0x7C, -57344.0, -1.52587890625e-05]> : tensor<8xf8E5M2>
  %r66 = "stablehlo.negate"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r66, %c65 : tensor<8xf8E5M2>
  %c67 = stablehlo.constant dense<[0.0, 1.5, 2.5, 0x7E, 0x7C, 0x7C, 57344.0, 1.52587890625e-05]> : tensor<8xf8E5M2>
  %r68 = "stablehlo.abs"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r68, %c67 : tensor<8xf8E5M2>
  %c69 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x7E, 0x7C, 0xFC, 57344.0, 1.0]> : tensor<8xf8E5M2>
  %r70 = "stablehlo.ceil"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r70, %c69 : tensor<8xf8E5M2>
  %c71 = stablehlo.constant dense<[0.0, 1.0, -3.0, 0x7E, 0x7C, 0xFC, 57344.0, 0.0]> : tensor<8xf8E5M2>
  %r72 = "stablehlo.floor"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r72, %c71 : tensor<8xf8E5M2>
  %c73 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x7E, 0x7C, 0xFC, 57344.0, 0.0]> : tensor<8xf8E5M2>
  %r74 = "stablehlo.round_nearest_even"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r74, %c73 : tensor<8xf8E5M2>
  %c75 = stablehlo.constant dense<[0.0, 2.0, -3.0, 0x7E, 0x7C, 0xFC, 57344.0, 0.0]> : tensor<8xf8E5M2>
  %r76 = "stablehlo.round_nearest_afz"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r76, %c75 : tensor<8xf8E5M2>
  %c77 = stablehlo.constant dense<[0.0, 1.0, -1.0, 0x7E, 1.0, -1.0, 1.0, 1.0]> : tensor<8xf8E5M2>
  %r78 = "stablehlo.sign"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r78, %c77 : tensor<8xf8E5M2>
  %c79 = stablehlo.constant dense<[0.0, 1.25, 0xFE, 0x7E, 0x7C, 0xFE, 224.0, 0.00390625]> : tensor<8xf8E5M2>
  %r80 = "stablehlo.sqrt"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xf8E5M2>
  check.expect_eq %r80, %c79 : tensor<8xf8E5M2>
  %c81 = stablehlo.constant dense<[true, true, true, false, false, false, true, true]> : tensor<8xi1>
  %r82 = "stablehlo.is_finite"(%c64) : (tensor<8xf8E5M2>) -> tensor<8xi1>
  check.expect_eq %r82, %c81 : tensor<8xi1>
  %c83 = stablehlo.constant dense<[true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, true]> : tensor<64xi1>
  %r84 = "stablehlo.compare"(%c48, %c49) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xi1>
  check.expect_eq %r84, %c83 : tensor<64xi1>
  %c85 = stablehlo.constant dense<[false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, false]> : tensor<64xi1>
  %r86 = "stablehlo.compare"(%c48, %c49) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xi1>
  check.expect_eq %r86, %c85 : tensor<64xi1>
  %c87 = stablehlo.constant dense<[true, false, true, false, false, true, false, false, true, true, true, false, false, true, false, true, false, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, true, true, true, false, true, true, true, true, false, false, false, false, false, true, false, false, true, true, true, false, false, true, true, true, true, false, true, false, false, true, false, true]> : tensor<64xi1>
  %r88 = "stablehlo.compare"(%c48, %c49) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xi1>
  check.expect_eq %r88, %c87 : tensor<64xi1>
  %c89 = stablehlo.constant dense<[false, false, true, false, false, true, false, false, true, false, true, false, false, true, false, true, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, true, true, true, false, false, true, true, true, false, false, false, false, false, false, false, false, true, true, true, false, false, true, false, true, true, false, true, false, false, true, false, false]> : tensor<64xi1>
  %r90 = "stablehlo.compare"(%c48, %c49) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xi1>
  check.expect_eq %r90, %c89 : tensor<64xi1>
  %c91 = stablehlo.constant dense<[true, true, false, false, true, false, true, true, false, true, false, false, true, false, true, false, true, true, true, false, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, true, true, true, false, true, true, true, true, false, false, false, false, true, false, true, false, false, true, false, false, true, false, true, true]> : tensor<64xi1>
  %r92 = "stablehlo.compare"(%c48, %c49) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xi1>
  check.expect_eq %r92, %c91 : tensor<64xi1>
  %c93 = stablehlo.constant dense<[false, true, false, false, true, false, true, true, false, false, false, false, true, false, true, false, true, true, false, false, true, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, true, false, true, false, true, true, false, false, false, false, true, false, false, false, false, true, false, false, true, false, true, false]> : tensor<64xi1>
  %r94 = "stablehlo.compare"(%c48, %c49) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf8E5M2>, tensor<64xf8E5M2>) -> tensor<64xi1>
  check.expect_eq %r94, %c93 : tensor<64xi1>
  %c95 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 240.0, 240.0, 240.0, 240.0, 240.0, 240.0, 240.0, 240.0, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125, 0.001953125]> : tensor<64xf8E4M3>
  %c96 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125]> : tensor<64xf8E4M3>
  %c97 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 1.5, 3.0, -1.0, 0x7C, 0x78, 0xF8, 240.0, 1.5, -2.5, -1.0, -5.0, 0x7C, 0x78, 0xF8, 240.0, -2.5, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x78, 0x78, 0x78, 0x7C, 0x78, 0xFC, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0x7C, 0xFC, 0xF8, 0xF8, 0xF8, 240.0, 240.0, 240.0, 0x7C, 0x78, 0xF8, 0x78, 240.0, 0.001953125, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.00390625]> : tensor<64xf8E4M3>
  %r98 = "stablehlo.add"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r98, %c97 : tensor<64xf8E4M3>
  %c99 = stablehlo.constant dense<[0.0, -1.5, 2.5, 0x7C, 0xF8, 0x78, -240.0, -0.001953125, 1.5, 0.0, 4.0, 0x7C, 0xF8, 0x78, -240.0, 1.5, -2.5, -4.0, 0.0, 0x7C, 0xF8, 0x78, -240.0, -2.5, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x78, 0x78, 0x78, 0x7C, 0xFC, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0x7C, 0xF8, 0xFC, 0xF8, 0xF8, 240.0, 240.0, 240.0, 0x7C, 0xF8, 0x78, 0.0, 240.0, 0.001953125, -1.5, 2.5, 0x7C, 0xF8, 0x78, -240.0, 0.0]> : tensor<64xf8E4M3>
  %r100 = "stablehlo.subtract"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r100, %c99 : tensor<64xf8E4M3>
  %c101 = stablehlo.constant dense<[0.0, 0.0, -0.0, 0x7C, 0xFC, 0xFC, 0.0, 0.0, 0.0, 2.25, -3.75, 0x7C, 0x78, 0xF8, 0x78, 0.00390625, -0.0, -3.75, 6.0, 0x7C, 0xF8, 0x78, 0xF8, -0.00390625, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0x78, 0xF8, 0x7C, 0x78, 0xF8, 0x78, 0x78, 0xFC, 0xF8, 0x78, 0x7C, 0xF8, 0x78, 0xF8, 0xF8, 0.0, 0x78, 0xF8, 0x7C, 0x78, 0xF8, 0x78, 0.46875, 0.0, 0.00390625, -0.00390625, 0x7C, 0x78, 0xF8, 0.46875, 0.0]> : tensor<64xf8E4M3>
  %r102 = "stablehlo.multiply"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r102, %c101 : tensor<64xf8E4M3>
  %c103 = stablehlo.constant dense<[0xFC, 0.0, -0.0, 0x7C, 0.0, -0.0, 0.0, 0.0, 0x78, 1.0, -0.625, 0x7C, 0.0, -0.0, 0.005859375, 0x78, 0xF8, -1.625, 1.0, 0x7C, -0.0, 0.0, -0.009765625, 0xF8, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x78, 0x78, 0xF8, 0x7C, 0xFC, 0xFC, 0x78, 0x78, 0xF8, 0xF8, 0x78, 0x7C, 0xFC, 0xFC, 0xF8, 0xF8, 0x78, 160.0, -96.0, 0x7C, 0.0, -0.0, 1.0, 0x78, 0x78, 0.001953125, -0.0, 0x7C, 0.0, -0.0, 0.0, 1.0]> : tensor<64xf8E4M3>
  %r104 = "stablehlo.divide"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r104, %c103 : tensor<64xf8E4M3>
  %c105 = stablehlo.constant dense<[0.0, 1.5, 0.0, 0x7C, 0x78, 0.0, 240.0, 0.001953125, 1.5, 1.5, 1.5, 0x7C, 0x78, 1.5, 240.0, 1.5, 0.0, 1.5, -2.5, 0x7C, 0x78, -2.5, 240.0, 0.001953125, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x78, 0x78, 0x78, 0x7C, 0x78, 0x78, 0x78, 0x78, 0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125, 240.0, 240.0, 240.0, 0x7C, 0x78, 240.0, 240.0, 240.0, 0.001953125, 1.5, 0.001953125, 0x7C, 0x78, 0.001953125, 240.0, 0.001953125]> : tensor<64xf8E4M3>
  %r106 = "stablehlo.maximum"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r106, %c105 : tensor<64xf8E4M3>
  %c107 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0xFC, 0.0, 0xF8, 0.0, 0.0, 0.0, 1.5, -2.5, 0xFC, 1.5, 0xF8, 1.5, 0.001953125, -2.5, -2.5, -2.5, 0xFC, -2.5, 0xF8, -2.5, -2.5, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0.0, 1.5, -2.5, 0xFC, 0x78, 0xF8, 240.0, 0.001953125, 0xF8, 0xF8, 0xF8, 0xFC, 0xF8, 0xF8, 0xF8, 0xF8, 0.0, 1.5, -2.5, 0xFC, 240.0, 0xF8, 240.0, 0.001953125, 0.0, 0.001953125, -2.5, 0xFC, 0.001953125, 0xF8, 0.001953125, 0.001953125]> : tensor<64xf8E4M3>
  %r108 = "stablehlo.minimum"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r108, %c107 : tensor<64xf8E4M3>
  %c109 = stablehlo.constant dense<[0xFC, 0.0, 0.0, 0x7C, 0.0, 0.0, 0.0, 0.0, 0xFC, 0.0, 1.5, 0x7C, 1.5, 1.5, 1.5, 0.0, 0xFC, -1.0, -0.0, 0x7C, -2.5, -2.5, -2.5, -0.0, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 0xFC, 0xFC, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0x7C, 0xFC, 0xFC, 0xFC, 0xFC, 0xFC, 0.0, 0.0, 0x7C, 240.0, 240.0, 0.0, 0.0, 0xFC, 0.001953125, 0.001953125, 0x7C, 0.001953125, 0.001953125, 0.001953125, 0.0]> : tensor<64xf8E4M3>
  %r110 = "stablehlo.remainder"(%c95, %c96) : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xf8E4M3>
  check.expect_eq %r110, %c109 : tensor<64xf8E4M3>
  %c111 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x7C, 0x78, 0xF8, 240.0, 0.001953125]> : tensor<8xf8E4M3>
  %c112 = stablehlo.constant dense<[-0.0, -1.5, 2.5, 0xFC, 0xF8, 0x78, -240.0, -0.001953125]> : tensor<8xf8E4M3>
  %r113 = "stablehlo.negate"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r113, %c112 : tensor<8xf8E4M3>
  %c114 = stablehlo.constant dense<[0.0, 1.5, 2.5, 0x7C, 0x78, 0x78, 240.0, 0.001953125]> : tensor<8xf8E4M3>
  %r115 = "stablehlo.abs"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r115, %c114 : tensor<8xf8E4M3>
  %c116 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x7C, 0x78, 0xF8, 240.0, 1.0]> : tensor<8xf8E4M3>
  %r117 = "stablehlo.ceil"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r117, %c116 : tensor<8xf8E4M3>
  %c118 = stablehlo.constant dense<[0.0, 1.0, -3.0, 0x7C, 0x78, 0xF8, 240.0, 0.0]> : tensor<8xf8E4M3>
  %r119 = "stablehlo.floor"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r119, %c118 : tensor<8xf8E4M3>
  %c120 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x7C, 0x78, 0xF8, 240.0, 0.0]> : tensor<8xf8E4M3>
  %r121 = "stablehlo.round_nearest_even"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r121, %c120 : tensor<8xf8E4M3>
  %c122 = stablehlo.constant dense<[0.0, 2.0, -3.0, 0x7C, 0x78, 0xF8, 240.0, 0.0]> : tensor<8xf8E4M3>
  %r123 = "stablehlo.round_nearest_afz"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r123, %c122 : tensor<8xf8E4M3>
  %c124 = stablehlo.constant dense<[0.0, 1.0, -1.0, 0x7C, 1.0, -1.0, 1.0, 1.0]> : tensor<8xf8E4M3>
  %r125 = "stablehlo.sign"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r125, %c124 : tensor<8xf8E4M3>
  %c126 = stablehlo.constant dense<[0.0, 1.25, 0xFC, 0x7C, 0x78, 0xFC, 15.0, 0.04296875]> : tensor<8xf8E4M3>
  %r127 = "stablehlo.sqrt"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xf8E4M3>
  check.expect_eq %r127, %c126 : tensor<8xf8E4M3>
  %r128 = "stablehlo.is_finite"(%c111) : (tensor<8xf8E4M3>) -> tensor<8xi1>
  check.expect_eq %r128, %c81 : tensor<8xi1>
  %r129 = "stablehlo.compare"(%c95, %c96) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xi1>
  check.expect_eq %r129, %c83 : tensor<64xi1>
  %r130 = "stablehlo.compare"(%c95, %c96) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xi1>
  check.expect_eq %r130, %c85 : tensor<64xi1>
  %r131 = "stablehlo.compare"(%c95, %c96) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xi1>
  check.expect_eq %r131, %c87 : tensor<64xi1>
  %r132 = "stablehlo.compare"(%c95, %c96) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xi1>
  check.expect_eq %r132, %c89 : tensor<64xi1>
  %r133 = "stablehlo.compare"(%c95, %c96) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xi1>
  check.expect_eq %r133, %c91 : tensor<64xi1>
  %r134 = "stablehlo.compare"(%c95, %c96) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf8E4M3>, tensor<64xf8E4M3>) -> tensor<64xi1>
  check.expect_eq %r134, %c93 : tensor<64xi1>
  %c135 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, -2.5, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 0xF0, 15.5, 15.5, 15.5, 15.5, 15.5, 15.5, 15.5, 15.5, 0.015625, 0.015625, 0.015625, 0.015625, 0.015625, 0.015625, 0.015625, 0.015625]> : tensor<64xf8E3M4>
  %c136 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625]> : tensor<64xf8E3M4>
  %c137 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 1.5, 3.0, -1.0, 0x78, 0x70, 0xF0, 0x70, 1.5, -2.5, -1.0, -5.0, 0x78, 0x70, 0xF0, 13.0, -2.5, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x70, 0x70, 0x70, 0x78, 0x70, 0xF8, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0x78, 0xF8, 0xF0, 0xF0, 0xF0, 15.5, 0x70, 13.0, 0x78, 0x70, 0xF0, 0x70, 15.5, 0.015625, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.03125]> : tensor<64xf8E3M4>
  %r138 = "stablehlo.add"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r138, %c137 : tensor<64xf8E3M4>
  %c139 = stablehlo.constant dense<[0.0, -1.5, 2.5, 0x78, 0xF0, 0x70, -15.5, -0.015625, 1.5, 0.0, 4.0, 0x78, 0xF0, 0x70, -14.0, 1.5, -2.5, -4.0, 0.0, 0x78, 0xF0, 0x70, 0xF0, -2.5, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x70, 0x70, 0x70, 0x78, 0xF8, 0x70, 0x70, 0x70, 0xF0, 0xF0, 0xF0, 0x78, 0xF0, 0xF8, 0xF0, 0xF0, 15.5, 14.0, 0x70, 0x78, 0xF0, 0x70, 0.0, 15.5, 0.015625, -1.5, 2.5, 0x78, 0xF0, 0x70, -15.5, 0.0]> : tensor<64xf8E3M4>
  %r140 = "stablehlo.subtract"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r140, %c139 : tensor<64xf8E3M4>
  %c141 = stablehlo.constant dense<[0.0, 0.0, -0.0, 0x78, 0xF8, 0xF8, 0.0, 0.0, 0.0, 2.25, -3.75, 0x78, 0x70, 0xF0, 0x70, 0.03125, -0.0, -3.75, 6.25, 0x78, 0xF0, 0x70, 0xF0, -0.03125, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0x70, 0xF0, 0x78, 0x70, 0xF0, 0x70, 0x70, 0xF8, 0xF0, 0x70, 0x78, 0xF0, 0x70, 0xF0, 0xF0, 0.0, 0x70, 0xF0, 0x78, 0x70, 0xF0, 0x70, 0.25, 0.0, 0.03125, -0.03125, 0x78, 0x70, 0xF0, 0.25, 0.0]> : tensor<64xf8E3M4>
  %r142 = "stablehlo.multiply"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r142, %c141 : tensor<64xf8E3M4>
  %c143 = stablehlo.constant dense<[0xF8, 0.0, -0.0, 0x78, 0.0, -0.0, 0.0, 0.0, 0x70, 1.0, -0.59375, 0x78, 0.0, -0.0, 0.09375, 0x70, 0xF0, -1.6875, 1.0, 0x78, -0.0, 0.0, -0.15625, 0xF0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x70, 0x70, 0xF0, 0x78, 0xF8, 0xF8, 0x70, 0x70, 0xF0, 0xF0, 0x70, 0x78, 0xF8, 0xF8, 0xF0, 0xF0, 0x70, 10.5, -6.25, 0x78, 0.0, -0.0, 1.0, 0x70, 0x70, 0.015625, -0.0, 0x78, 0.0, -0.0, 0.0, 1.0]> : tensor<64xf8E3M4>
  %r144 = "stablehlo.divide"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r144, %c143 : tensor<64xf8E3M4>
  %c145 = stablehlo.constant dense<[0.0, 1.5, 0.0, 0x78, 0x70, 0.0, 15.5, 0.015625, 1.5, 1.5, 1.5, 0x78, 0x70, 1.5, 15.5, 1.5, 0.0, 1.5, -2.5, 0x78, 0x70, -2.5, 15.5, 0.015625, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x70, 0x70, 0x70, 0x78, 0x70, 0x70, 0x70, 0x70, 0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625, 15.5, 15.5, 15.5, 0x78, 0x70, 15.5, 15.5, 15.5, 0.015625, 1.5, 0.015625, 0x78, 0x70, 0.015625, 15.5, 0.015625]> : tensor<64xf8E3M4>
  %r146 = "stablehlo.maximum"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r146, %c145 : tensor<64xf8E3M4>
  %c147 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0xF8, 0.0, 0xF0, 0.0, 0.0, 0.0, 1.5, -2.5, 0xF8, 1.5, 0xF0, 1.5, 0.015625, -2.5, -2.5, -2.5, 0xF8, -2.5, 0xF0, -2.5, -2.5, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0.0, 1.5, -2.5, 0xF8, 0x70, 0xF0, 15.5, 0.015625, 0xF0, 0xF0, 0xF0, 0xF8, 0xF0, 0xF0, 0xF0, 0xF0, 0.0, 1.5, -2.5, 0xF8, 15.5, 0xF0, 15.5, 0.015625, 0.0, 0.015625, -2.5, 0xF8, 0.015625, 0xF0, 0.015625, 0.015625]> : tensor<64xf8E3M4>
  %r148 = "stablehlo.minimum"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r148, %c147 : tensor<64xf8E3M4>
  %c149 = stablehlo.constant dense<[0xF8, 0.0, 0.0, 0x78, 0.0, 0.0, 0.0, 0.0, 0xF8, 0.0, 1.5, 0x78, 1.5, 1.5, 1.5, 0.0, 0xF8, -1.0, -0.0, 0x78, -2.5, -2.5, -2.5, -0.0, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0x78, 0xF8, 0xF8, 0xF8, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0x78, 0xF8, 0xF8, 0xF8, 0xF8, 0xF8, 0.5, 0.5, 0x78, 15.5, 15.5, 0.0, 0.0, 0xF8, 0.015625, 0.015625, 0x78, 0.015625, 0.015625, 0.015625, 0.0]> : tensor<64xf8E3M4>
  %r150 = "stablehlo.remainder"(%c135, %c136) : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xf8E3M4>
  check.expect_eq %r150, %c149 : tensor<64xf8E3M4>
  %c151 = stablehlo.constant dense<[0.0, 1.5, -2.5, 0x78, 0x70, 0xF0, 15.5, 0.015625]> : tensor<8xf8E3M4>
  %c152 = stablehlo.constant dense<[-0.0, -1.5, 2.5, 0xF8, 0xF0, 0x70, -15.5, -0.015625]> : tensor<8xf8E3M4>
  %r153 = "stablehlo.negate"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r153, %c152 : tensor<8xf8E3M4>
  %c154 = stablehlo.constant dense<[0.0, 1.5, 2.5, 0x78, 0x70, 0x70, 15.5, 0.015625]> : tensor<8xf8E3M4>
  %r155 = "stablehlo.abs"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r155, %c154 : tensor<8xf8E3M4>
  %c156 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x78, 0x70, 0xF0, 0x70, 1.0]> : tensor<8xf8E3M4>
  %r157 = "stablehlo.ceil"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r157, %c156 : tensor<8xf8E3M4>
  %c158 = stablehlo.constant dense<[0.0, 1.0, -3.0, 0x78, 0x70, 0xF0, 15.0, 0.0]> : tensor<8xf8E3M4>
  %r159 = "stablehlo.floor"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r159, %c158 : tensor<8xf8E3M4>
  %c160 = stablehlo.constant dense<[0.0, 2.0, -2.0, 0x78, 0x70, 0xF0, 0x70, 0.0]> : tensor<8xf8E3M4>
  %r161 = "stablehlo.round_nearest_even"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r161, %c160 : tensor<8xf8E3M4>
  %c162 = stablehlo.constant dense<[0.0, 2.0, -3.0, 0x78, 0x70, 0xF0, 0x70, 0.0]> : tensor<8xf8E3M4>
  %r163 = "stablehlo.round_nearest_afz"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r163, %c162 : tensor<8xf8E3M4>
  %c164 = stablehlo.constant dense<[0.0, 1.0, -1.0, 0x78, 1.0, -1.0, 1.0, 1.0]> : tensor<8xf8E3M4>
  %r165 = "stablehlo.sign"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r165, %c164 : tensor<8xf8E3M4>
  %c166 = stablehlo.constant dense<[0.0, 1.25, 0xF8, 0x78, 0x70, 0xF8, 3.875, 0.125]> : tensor<8xf8E3M4>
  %r167 = "stablehlo.sqrt"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xf8E3M4>
  check.expect_eq %r167, %c166 : tensor<8xf8E3M4>
  %r168 = "stablehlo.is_finite"(%c151) : (tensor<8xf8E3M4>) -> tensor<8xi1>
  check.expect_eq %r168, %c81 : tensor<8xi1>
  %r169 = "stablehlo.compare"(%c135, %c136) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xi1>
  check.expect_eq %r169, %c83 : tensor<64xi1>
  %r170 = "stablehlo.compare"(%c135, %c136) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xi1>
  check.expect_eq %r170, %c85 : tensor<64xi1>
  %r171 = "stablehlo.compare"(%c135, %c136) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xi1>
  check.expect_eq %r171, %c87 : tensor<64xi1>
  %r172 = "stablehlo.compare"(%c135, %c136) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xi1>
  check.expect_eq %r172, %c89 : tensor<64xi1>
  %r173 = "stablehlo.compare"(%c135, %c136) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xi1>
  check.expect_eq %r173, %c91 : tensor<64xi1>
  %r174 = "stablehlo.compare"(%c135, %c136) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<64xf8E3M4>, tensor<64xf8E3M4>) -> tensor<64xi1>
  check.expect_eq %r174, %c93 : tensor<64xi1>
  %c175 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, 30.0, 30.0, 30.0, 30.0, 30.0, 0.0001220703125, 0.0001220703125, 0.0001220703125, 0.0001220703125, 0.0001220703125]> : tensor<25xf8E4M3B11FNUZ>
  %c176 = stablehlo.constant dense<[0.0, 1.5, -2.5, 30.0, 0.0001220703125, 0.0, 1.5, -2.5, 30.0, 0.0001220703125, 0.0, 1.5, -2.5, 30.0, 0.0001220703125, 0.0, 1.5, -2.5, 30.0, 0.0001220703125, 0.0, 1.5, -2.5, 30.0, 0.0001220703125]> : tensor<25xf8E4M3B11FNUZ>
  %c177 = stablehlo.constant dense<[0.0, 1.5, -2.5, 30.0, 0.0001220703125, 1.5, 3.0, -1.0, 0x80, 1.5, -2.5, -1.0, -5.0, 28.0, -2.5, 30.0, 0x80, 28.0, 0x80, 30.0, 0.0001220703125, 1.5, -2.5, 30.0, 0.000244140625]> : tensor<25xf8E4M3B11FNUZ>
  %r178 = "stablehlo.add"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r178, %c177 : tensor<25xf8E4M3B11FNUZ>
  %c179 = stablehlo.constant dense<[0.0, -1.5, 2.5, -30.0, -0.0001220703125, 1.5, 0.0, 4.0, -28.0, 1.5, -2.5, -4.0, 0.0, 0x80, -2.5, 30.0, 28.0, 0x80, 0.0, 30.0, 0.0001220703125, -1.5, 2.5, -30.0, 0.0]> : tensor<25xf8E4M3B11FNUZ>
  %r180 = "stablehlo.subtract"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r180, %c179 : tensor<25xf8E4M3B11FNUZ>
  %c181 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.25, -3.75, 0x80, 0.000244140625, 0.0, -3.75, 6.0, 0x80, -0.000244140625, 0.0, 0x80, 0x80, 0x80, 0.003662109375, 0.0, 0.000244140625, -0.000244140625, 0.003662109375, 0.0]> : tensor<25xf8E4M3B11FNUZ>
  %r182 = "stablehlo.multiply"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r182, %c181 : tensor<25xf8E4M3B11FNUZ>
  %c183 = stablehlo.constant dense<[0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 1.0, -0.625, 0.05078125, 0x80, 0x80, -1.625, 1.0, -0.0859375, 0x80, 0x80, 20.0, -12.0, 1.0, 0x80, 0x80, 0.0001220703125, 0.0, 0.0, 1.0]> : tensor<25xf8E4M3B11FNUZ>
  %r184 = "stablehlo.divide"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r184, %c183 : tensor<25xf8E4M3B11FNUZ>
  %c185 = stablehlo.constant dense<[0.0, 1.5, 0.0, 30.0, 0.0001220703125, 1.5, 1.5, 1.5, 30.0, 1.5, 0.0, 1.5, -2.5, 30.0, 0.0001220703125, 30.0, 30.0, 30.0, 30.0, 30.0, 0.0001220703125, 1.5, 0.0001220703125, 30.0, 0.0001220703125]> : tensor<25xf8E4M3B11FNUZ>
  %r186 = "stablehlo.maximum"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r186, %c185 : tensor<25xf8E4M3B11FNUZ>
  %c187 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0.0, 0.0, 0.0, 1.5, -2.5, 1.5, 0.0001220703125, -2.5, -2.5, -2.5, -2.5, -2.5, 0.0, 1.5, -2.5, 30.0, 0.0001220703125, 0.0, 0.0001220703125, -2.5, 0.0001220703125, 0.0001220703125]> : tensor<25xf8E4M3B11FNUZ>
  %r188 = "stablehlo.minimum"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r188, %c187 : tensor<25xf8E4M3B11FNUZ>
  %c189 = stablehlo.constant dense<[0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 0.0, 1.5, 1.5, 0.0, 0x80, -1.0, 0.0, -2.5, 0.0, 0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 0.0001220703125, 0.0001220703125, 0.0001220703125, 0.0]> : tensor<25xf8E4M3B11FNUZ>
  %r190 = "stablehlo.remainder"(%c175, %c176) : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xf8E4M3B11FNUZ>
  check.expect_eq %r190, %c189 : tensor<25xf8E4M3B11FNUZ>
  %c191 = stablehlo.constant dense<[0.0, 1.5, -2.5, 30.0, 0.0001220703125]> : tensor<5xf8E4M3B11FNUZ>
  %c192 = stablehlo.constant dense<[0.0, -1.5, 2.5, -30.0, -0.0001220703125]> : tensor<5xf8E4M3B11FNUZ>
  %r193 = "stablehlo.negate"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r193, %c192 : tensor<5xf8E4M3B11FNUZ>
  %c194 = stablehlo.constant dense<[0.0, 1.5, 2.5, 30.0, 0.0001220703125]> : tensor<5xf8E4M3B11FNUZ>
  %r195 = "stablehlo.abs"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r195, %c194 : tensor<5xf8E4M3B11FNUZ>
  %c196 = stablehlo.constant dense<[0.0, 2.0, -2.0, 30.0, 1.0]> : tensor<5xf8E4M3B11FNUZ>
  %r197 = "stablehlo.ceil"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r197, %c196 : tensor<5xf8E4M3B11FNUZ>
  %c198 = stablehlo.constant dense<[0.0, 1.0, -3.0, 30.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  %r199 = "stablehlo.floor"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r199, %c198 : tensor<5xf8E4M3B11FNUZ>
  %c200 = stablehlo.constant dense<[0.0, 2.0, -2.0, 30.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  %r201 = "stablehlo.round_nearest_even"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r201, %c200 : tensor<5xf8E4M3B11FNUZ>
  %c202 = stablehlo.constant dense<[0.0, 2.0, -3.0, 30.0, 0.0]> : tensor<5xf8E4M3B11FNUZ>
  %r203 = "stablehlo.round_nearest_afz"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r203, %c202 : tensor<5xf8E4M3B11FNUZ>
  %c204 = stablehlo.constant dense<[0.0, 1.0, -1.0, 1.0, 1.0]> : tensor<5xf8E4M3B11FNUZ>
  %r205 = "stablehlo.sign"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r205, %c204 : tensor<5xf8E4M3B11FNUZ>
  %c206 = stablehlo.constant dense<[0.0, 1.25, 0x80, 5.5, 0.0107421875]> : tensor<5xf8E4M3B11FNUZ>
  %r207 = "stablehlo.sqrt"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xf8E4M3B11FNUZ>
  check.expect_eq %r207, %c206 : tensor<5xf8E4M3B11FNUZ>
  %c208 = stablehlo.constant dense<[true, true, true, true, true]> : tensor<5xi1>
  %r209 = "stablehlo.is_finite"(%c191) : (tensor<5xf8E4M3B11FNUZ>) -> tensor<5xi1>
  check.expect_eq %r209, %c208 : tensor<5xi1>
  %c210 = stablehlo.constant dense<[true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true, false, false, false, false, false, true]> : tensor<25xi1>
  %r211 = "stablehlo.compare"(%c175, %c176) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xi1>
  check.expect_eq %r211, %c210 : tensor<25xi1>
  %c212 = stablehlo.constant dense<[false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false, true, true, true, true, true, false]> : tensor<25xi1>
  %r213 = "stablehlo.compare"(%c175, %c176) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xi1>
  check.expect_eq %r213, %c212 : tensor<25xi1>
  %c214 = stablehlo.constant dense<[true, false, true, false, false, true, true, true, false, true, false, false, true, false, false, true, true, true, true, true, true, false, true, false, true]> : tensor<25xi1>
  %r215 = "stablehlo.compare"(%c175, %c176) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xi1>
  check.expect_eq %r215, %c214 : tensor<25xi1>
  %c216 = stablehlo.constant dense<[false, false, true, false, false, true, false, true, false, true, false, false, false, false, false, true, true, true, false, true, true, false, true, false, false]> : tensor<25xi1>
  %r217 = "stablehlo.compare"(%c175, %c176) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xi1>
  check.expect_eq %r217, %c216 : tensor<25xi1>
  %c218 = stablehlo.constant dense<[true, true, false, true, true, false, true, false, true, false, true, true, true, true, true, false, false, false, true, false, false, true, false, true, true]> : tensor<25xi1>
  %r219 = "stablehlo.compare"(%c175, %c176) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xi1>
  check.expect_eq %r219, %c218 : tensor<25xi1>
  %c220 = stablehlo.constant dense<[false, true, false, true, true, false, false, false, true, false, true, true, false, true, true, false, false, false, false, false, false, true, false, true, false]> : tensor<25xi1>
  %r221 = "stablehlo.compare"(%c175, %c176) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xf8E4M3B11FNUZ>, tensor<25xf8E4M3B11FNUZ>) -> tensor<25xi1>
  check.expect_eq %r221, %c220 : tensor<25xi1>
  %c222 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, 240.0, 240.0, 240.0, 240.0, 240.0, 0.0009765625, 0.0009765625, 0.0009765625, 0.0009765625, 0.0009765625]> : tensor<25xf8E4M3FNUZ>
  %c223 = stablehlo.constant dense<[0.0, 1.5, -2.5, 240.0, 0.0009765625, 0.0, 1.5, -2.5, 240.0, 0.0009765625, 0.0, 1.5, -2.5, 240.0, 0.0009765625, 0.0, 1.5, -2.5, 240.0, 0.0009765625, 0.0, 1.5, -2.5, 240.0, 0.0009765625]> : tensor<25xf8E4M3FNUZ>
  %c224 = stablehlo.constant dense<[0.0, 1.5, -2.5, 240.0, 0.0009765625, 1.5, 3.0, -1.0, 240.0, 1.5, -2.5, -1.0, -5.0, 240.0, -2.5, 240.0, 240.0, 240.0, 0x80, 240.0, 0.0009765625, 1.5, -2.5, 240.0, 0.001953125]> : tensor<25xf8E4M3FNUZ>
  %r225 = "stablehlo.add"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r225, %c224 : tensor<25xf8E4M3FNUZ>
  %c226 = stablehlo.constant dense<[0.0, -1.5, 2.5, -240.0, -0.0009765625, 1.5, 0.0, 4.0, -240.0, 1.5, -2.5, -4.0, 0.0, -240.0, -2.5, 240.0, 240.0, 240.0, 0.0, 240.0, 0.0009765625, -1.5, 2.5, -240.0, 0.0]> : tensor<25xf8E4M3FNUZ>
  %r227 = "stablehlo.subtract"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r227, %c226 : tensor<25xf8E4M3FNUZ>
  %c228 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.25, -3.75, 0x80, 0.001953125, 0.0, -3.75, 6.0, 0x80, -0.001953125, 0.0, 0x80, 0x80, 0x80, 0.234375, 0.0, 0.001953125, -0.001953125, 0.234375, 0.0]> : tensor<25xf8E4M3FNUZ>
  %r229 = "stablehlo.multiply"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r229, %c228 : tensor<25xf8E4M3FNUZ>
  %c230 = stablehlo.constant dense<[0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 1.0, -0.625, 0.005859375, 0x80, 0x80, -1.625, 1.0, -0.0107421875, 0x80, 0x80, 160.0, -96.0, 1.0, 0x80, 0x80, 0.0009765625, 0.0, 0.0, 1.0]> : tensor<25xf8E4M3FNUZ>
  %r231 = "stablehlo.divide"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r231, %c230 : tensor<25xf8E4M3FNUZ>
  %c232 = stablehlo.constant dense<[0.0, 1.5, 0.0, 240.0, 0.0009765625, 1.5, 1.5, 1.5, 240.0, 1.5, 0.0, 1.5, -2.5, 240.0, 0.0009765625, 240.0, 240.0, 240.0, 240.0, 240.0, 0.0009765625, 1.5, 0.0009765625, 240.0, 0.0009765625]> : tensor<25xf8E4M3FNUZ>
  %r233 = "stablehlo.maximum"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r233, %c232 : tensor<25xf8E4M3FNUZ>
  %c234 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0.0, 0.0, 0.0, 1.5, -2.5, 1.5, 0.0009765625, -2.5, -2.5, -2.5, -2.5, -2.5, 0.0, 1.5, -2.5, 240.0, 0.0009765625, 0.0, 0.0009765625, -2.5, 0.0009765625, 0.0009765625]> : tensor<25xf8E4M3FNUZ>
  %r235 = "stablehlo.minimum"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r235, %c234 : tensor<25xf8E4M3FNUZ>
  %c236 = stablehlo.constant dense<[0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 0.0, 1.5, 1.5, 0.0, 0x80, -1.0, 0.0, -2.5, 0.0, 0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 0.0009765625, 0.0009765625, 0.0009765625, 0.0]> : tensor<25xf8E4M3FNUZ>
  %r237 = "stablehlo.remainder"(%c222, %c223) : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xf8E4M3FNUZ>
  check.expect_eq %r237, %c236 : tensor<25xf8E4M3FNUZ>
  %c238 = stablehlo.constant dense<[0.0, 1.5, -2.5, 240.0, 0.0009765625]> : tensor<5xf8E4M3FNUZ>
  %c239 = stablehlo.constant dense<[0.0, -1.5, 2.5, -240.0, -0.0009765625]> : tensor<5xf8E4M3FNUZ>
  %r240 = "stablehlo.negate"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r240, %c239 : tensor<5xf8E4M3FNUZ>
  %c241 = stablehlo.constant dense<[0.0, 1.5, 2.5, 240.0, 0.0009765625]> : tensor<5xf8E4M3FNUZ>
  %r242 = "stablehlo.abs"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r242, %c241 : tensor<5xf8E4M3FNUZ>
  %c243 = stablehlo.constant dense<[0.0, 2.0, -2.0, 240.0, 1.0]> : tensor<5xf8E4M3FNUZ>
  %r244 = "stablehlo.ceil"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r244, %c243 : tensor<5xf8E4M3FNUZ>
  %c245 = stablehlo.constant dense<[0.0, 1.0, -3.0, 240.0, 0.0]> : tensor<5xf8E4M3FNUZ>
  %r246 = "stablehlo.floor"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r246, %c245 : tensor<5xf8E4M3FNUZ>
  %c247 = stablehlo.constant dense<[0.0, 2.0, -2.0, 240.0, 0.0]> : tensor<5xf8E4M3FNUZ>
  %r248 = "stablehlo.round_nearest_even"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r248, %c247 : tensor<5xf8E4M3FNUZ>
  %c249 = stablehlo.constant dense<[0.0, 2.0, -3.0, 240.0, 0.0]> : tensor<5xf8E4M3FNUZ>
  %r250 = "stablehlo.round_nearest_afz"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r250, %c249 : tensor<5xf8E4M3FNUZ>
  %c251 = stablehlo.constant dense<[0.0, 1.0, -1.0, 1.0, 1.0]> : tensor<5xf8E4M3FNUZ>
  %r252 = "stablehlo.sign"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r252, %c251 : tensor<5xf8E4M3FNUZ>
  %c253 = stablehlo.constant dense<[0.0, 1.25, 0x80, 15.0, 0.03125]> : tensor<5xf8E4M3FNUZ>
  %r254 = "stablehlo.sqrt"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xf8E4M3FNUZ>
  check.expect_eq %r254, %c253 : tensor<5xf8E4M3FNUZ>
  %r255 = "stablehlo.is_finite"(%c238) : (tensor<5xf8E4M3FNUZ>) -> tensor<5xi1>
  check.expect_eq %r255, %c208 : tensor<5xi1>
  %r256 = "stablehlo.compare"(%c222, %c223) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  check.expect_eq %r256, %c210 : tensor<25xi1>
  %r257 = "stablehlo.compare"(%c222, %c223) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  check.expect_eq %r257, %c212 : tensor<25xi1>
  %r258 = "stablehlo.compare"(%c222, %c223) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  check.expect_eq %r258, %c214 : tensor<25xi1>
  %r259 = "stablehlo.compare"(%c222, %c223) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  check.expect_eq %r259, %c216 : tensor<25xi1>
  %r260 = "stablehlo.compare"(%c222, %c223) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  check.expect_eq %r260, %c218 : tensor<25xi1>
  %r261 = "stablehlo.compare"(%c222, %c223) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xf8E4M3FNUZ>, tensor<25xf8E4M3FNUZ>) -> tensor<25xi1>
  check.expect_eq %r261, %c220 : tensor<25xi1>
  %c262 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 1.5, 1.5, 1.5, 1.5, -2.5, -2.5, -2.5, -2.5, -2.5, 57344.0, 57344.0, 57344.0, 57344.0, 57344.0, 7.62939453125e-06, 7.62939453125e-06, 7.62939453125e-06, 7.62939453125e-06, 7.62939453125e-06]> : tensor<25xf8E5M2FNUZ>
  %c263 = stablehlo.constant dense<[0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06]> : tensor<25xf8E5M2FNUZ>
  %c264 = stablehlo.constant dense<[0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 1.5, 3.0, -1.0, 57344.0, 1.5, -2.5, -1.0, -5.0, 57344.0, -2.5, 57344.0, 57344.0, 57344.0, 0x80, 57344.0, 7.62939453125e-06, 1.5, -2.5, 57344.0, 1.52587890625e-05]> : tensor<25xf8E5M2FNUZ>
  %r265 = "stablehlo.add"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r265, %c264 : tensor<25xf8E5M2FNUZ>
  %c266 = stablehlo.constant dense<[0.0, -1.5, 2.5, -57344.0, -7.62939453125e-06, 1.5, 0.0, 4.0, -57344.0, 1.5, -2.5, -4.0, 0.0, -57344.0, -2.5, 57344.0, 57344.0, 57344.0, 0.0, 57344.0, 7.62939453125e-06, -1.5, 2.5, -57344.0, 0.0]> : tensor<25xf8E5M2FNUZ>
  %r267 = "stablehlo.subtract"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r267, %c266 : tensor<25xf8E5M2FNUZ>
  %c268 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.0, -4.0, 0x80, 1.52587890625e-05, 0.0, -4.0, 6.0, 0x80, -1.52587890625e-05, 0.0, 0x80, 0x80, 0x80, 0.4375, 0.0, 1.52587890625e-05, -1.52587890625e-05, 0.4375, 0.0]> : tensor<25xf8E5M2FNUZ>
  %r269 = "stablehlo.multiply"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r269, %c268 : tensor<25xf8E5M2FNUZ>
  %c270 = stablehlo.constant dense<[0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 1.0, -0.625, 2.288818359375e-05, 0x80, 0x80, -1.75, 1.0, -4.57763671875e-05, 0x80, 0x80, 40960.0, -24576.0, 1.0, 0x80, 0x80, 7.62939453125e-06, 0.0, 0.0, 1.0]> : tensor<25xf8E5M2FNUZ>
  %r271 = "stablehlo.divide"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r271, %c270 : tensor<25xf8E5M2FNUZ>
  %c272 = stablehlo.constant dense<[0.0, 1.5, 0.0, 57344.0, 7.62939453125e-06, 1.5, 1.5, 1.5, 57344.0, 1.5, 0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 57344.0, 57344.0, 57344.0, 57344.0, 57344.0, 7.62939453125e-06, 1.5, 7.62939453125e-06, 57344.0, 7.62939453125e-06]> : tensor<25xf8E5M2FNUZ>
  %r273 = "stablehlo.maximum"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r273, %c272 : tensor<25xf8E5M2FNUZ>
  %c274 = stablehlo.constant dense<[0.0, 0.0, -2.5, 0.0, 0.0, 0.0, 1.5, -2.5, 1.5, 7.62939453125e-06, -2.5, -2.5, -2.5, -2.5, -2.5, 0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06, 0.0, 7.62939453125e-06, -2.5, 7.62939453125e-06, 7.62939453125e-06]> : tensor<25xf8E5M2FNUZ>
  %r275 = "stablehlo.minimum"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r275, %c274 : tensor<25xf8E5M2FNUZ>
  %c276 = stablehlo.constant dense<[0x80, 0.0, 0.0, 0.0, 0.0, 0x80, 0.0, 1.5, 1.5, 0.0, 0x80, -1.0, 0.0, -2.5, 0.0, 0x80, 0.5, 1.5, 0.0, 0.0, 0x80, 7.62939453125e-06, 7.62939453125e-06, 7.62939453125e-06, 0.0]> : tensor<25xf8E5M2FNUZ>
  %r277 = "stablehlo.remainder"(%c262, %c263) : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xf8E5M2FNUZ>
  check.expect_eq %r277, %c276 : tensor<25xf8E5M2FNUZ>
  %c278 = stablehlo.constant dense<[0.0, 1.5, -2.5, 57344.0, 7.62939453125e-06]> : tensor<5xf8E5M2FNUZ>
  %c279 = stablehlo.constant dense<[0.0, -1.5, 2.5, -57344.0, -7.62939453125e-06]> : tensor<5xf8E5M2FNUZ>
  %r280 = "stablehlo.negate"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r280, %c279 : tensor<5xf8E5M2FNUZ>
  %c281 = stablehlo.constant dense<[0.0, 1.5, 2.5, 57344.0, 7.62939453125e-06]> : tensor<5xf8E5M2FNUZ>
  %r282 = "stablehlo.abs"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r282, %c281 : tensor<5xf8E5M2FNUZ>
  %c283 = stablehlo.constant dense<[0.0, 2.0, -2.0, 57344.0, 1.0]> : tensor<5xf8E5M2FNUZ>
  %r284 = "stablehlo.ceil"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r284, %c283 : tensor<5xf8E5M2FNUZ>
  %c285 = stablehlo.constant dense<[0.0, 1.0, -3.0, 57344.0, 0.0]> : tensor<5xf8E5M2FNUZ>
  %r286 = "stablehlo.floor"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r286, %c285 : tensor<5xf8E5M2FNUZ>
  %c287 = stablehlo.constant dense<[0.0, 2.0, -2.0, 57344.0, 0.0]> : tensor<5xf8E5M2FNUZ>
  %r288 = "stablehlo.round_nearest_even"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r288, %c287 : tensor<5xf8E5M2FNUZ>
  %c289 = stablehlo.constant dense<[0.0, 2.0, -3.0, 57344.0, 0.0]> : tensor<5xf8E5M2FNUZ>
  %r290 = "stablehlo.round_nearest_afz"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r290, %c289 : tensor<5xf8E5M2FNUZ>
  %c291 = stablehlo.constant dense<[0.0, 1.0, -1.0, 1.0, 1.0]> : tensor<5xf8E5M2FNUZ>
  %r292 = "stablehlo.sign"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r292, %c291 : tensor<5xf8E5M2FNUZ>
  %c293 = stablehlo.constant dense<[0.0, 1.25, 0x80, 224.0, 0.0029296875]> : tensor<5xf8E5M2FNUZ>
  %r294 = "stablehlo.sqrt"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
  check.expect_eq %r294, %c293 : tensor<5xf8E5M2FNUZ>
  %r295 = "stablehlo.is_finite"(%c278) : (tensor<5xf8E5M2FNUZ>) -> tensor<5xi1>
  check.expect_eq %r295, %c208 : tensor<5xi1>
  %r296 = "stablehlo.compare"(%c262, %c263) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xi1>
  check.expect_eq %r296, %c210 : tensor<25xi1>
  %r297 = "stablehlo.compare"(%c262, %c263) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xi1>
  check.expect_eq %r297, %c212 : tensor<25xi1>
  %r298 = "stablehlo.compare"(%c262, %c263) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xi1>
  check.expect_eq %r298, %c214 : tensor<25xi1>
  %r299 = "stablehlo.compare"(%c262, %c263) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xi1>
  check.expect_eq %r299, %c216 : tensor<25xi1>
  %r300 = "stablehlo.compare"(%c262, %c263) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xi1>
  check.expect_eq %r300, %c218 : tensor<25xi1>
  %r301 = "stablehlo.compare"(%c262, %c263) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<25xf8E5M2FNUZ>, tensor<25xf8E5M2FNUZ>) -> tensor<25xi1>
  check.expect_eq %r301, %c220 : tensor<25xi1>
  return
}

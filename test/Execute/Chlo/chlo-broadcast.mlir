// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Ops that broadcast their operands, each with operands of different ranks and with sizes of one.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c2 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r3 = "chlo.broadcast_add"(%c1, %c2) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r3, dense<[[3.5, 1.0, 3.5], [6.0, -0.5, 3.0]]> : tensor<2x3xf32>
  %c4 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %c5 = stablehlo.constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %r6 = "chlo.broadcast_add"(%c4, %c5) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r6, dense<[[2.5, -0.5, 1.0], [4.0, 1.0, 2.5]]> : tensor<2x3xf32>
  %c7 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c8 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r9 = "chlo.broadcast_subtract"(%c7, %c8) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r9, dense<[[-0.5, 3.0, 2.5], [2.0, 1.5, 2.0]]> : tensor<2x3xf32>
  %c10 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %c11 = stablehlo.constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %r12 = "chlo.broadcast_subtract"(%c10, %c11) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r12, dense<[[1.5, -1.5, 0.0], [0.0, -3.0, -1.5]]> : tensor<2x3xf32>
  %c13 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c14 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r15 = "chlo.broadcast_multiply"(%c13, %c14) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r15, dense<[[3.0, -2.0, 1.5], [8.0, -0.5, 1.25]]> : tensor<2x3xf32>
  %c16 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %c17 = stablehlo.constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %r18 = "chlo.broadcast_multiply"(%c16, %c17) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r18, dense<[[1.0, -0.5, 0.25], [4.0, -2.0, 1.0]]> : tensor<2x3xf32>
  %c19 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c20 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r21 = "chlo.broadcast_divide"(%c19, %c20) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r21, dense<[[0.75, -2.0, 6.0], [2.0, -0.5, 5.0]]> : tensor<2x3xf32>
  %c22 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %c23 = stablehlo.constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %r24 = "chlo.broadcast_divide"(%c22, %c23) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r24, dense<[[4.0, -2.0, 1.0], [1.0, -0.5, 0.25]]> : tensor<2x3xf32>
  %c25 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c26 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r27 = "chlo.broadcast_maximum"(%c25, %c26) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r27, dense<[[2.0, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c28 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %c29 = stablehlo.constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %r30 = "chlo.broadcast_maximum"(%c28, %c29) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r30, dense<[[2.0, 0.5, 0.5], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  %c31 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c32 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r33 = "chlo.broadcast_minimum"(%c31, %c32) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r33, dense<[[1.5, -1.0, 0.5], [2.0, -1.0, 0.5]]> : tensor<2x3xf32>
  %c34 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %c35 = stablehlo.constant dense<[[0.5], [2.0]]> : tensor<2x1xf32>
  %r36 = "chlo.broadcast_minimum"(%c34, %c35) : (tensor<3xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r36, dense<[[0.5, -1.0, 0.5], [2.0, -1.0, 0.5]]> : tensor<2x3xf32>
  %c37 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c38 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r39 = "chlo.broadcast_power"(%c37, %c38) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %r39, dense<[[2.25, 0.5, 1.7320508], [16.0, 2.0, 1.5811388]]> : tensor<2x3xf32>
  %c40 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c41 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r42 = "chlo.broadcast_atan2"(%c40, %c41) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %r42, dense<[[0.6435011, 2.0344439, 1.4056476], [1.1071488, 2.6779451, 1.3734008]]> : tensor<2x3xf32>
  %c43 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c44 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r45 = "chlo.broadcast_remainder"(%c43, %c44) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r45, dense<[[1.5, 0.0, 0.0], [0.0, 0.5, 0.0]]> : tensor<2x3xf32>
  %c46 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c47 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r48 = "chlo.broadcast_next_after"(%c46, %c47) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r48, dense<[[1.5000001, 1.9999999, 2.9999998], [3.9999998, 0.49999997, 2.4999998]]> : tensor<2x3xf32>
  %c49 = stablehlo.constant dense<[[3.0, 3.5, 4.5], [5.5, 2.0, 4.0]]> : tensor<2x3xf32>
  %c50 = stablehlo.constant dense<[2.5, 1.5, 1.0]> : tensor<3xf32>
  %r51 = "chlo.broadcast_zeta"(%c49, %c50) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %r51, dense<[[0.11810203, 0.30709615, 1.0547075], [0.007902319, 0.9348022, 1.0823232]]> : tensor<2x3xf32>
  %c52 = stablehlo.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %c53 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %r54 = "chlo.broadcast_polygamma"(%c52, %c53) : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_almost_eq_const %r54, dense<[[0.036489975, 0.64493406, -0.1541138], [1.2561177, 4.934802, -0.23620406]]> : tensor<2x3xf32>
  %c55 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c56 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r57 = "chlo.broadcast_complex"(%c55, %c56) : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq_const %r57, dense<[[(1.5, 2.0), (2.0, -1.0), (3.0, 0.5)], [(4.0, 2.0), (0.5, -1.0), (2.5, 0.5)]]> : tensor<2x3xcomplex<f32>>
  %c58 = stablehlo.constant dense<[[5, -7, 9], [12, -1, 3]]> : tensor<2x3xi32>
  %c59 = stablehlo.constant dense<[3, 6, -2]> : tensor<3xi32>
  %r60 = "chlo.broadcast_and"(%c58, %c59) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r60, dense<[[1, 0, 8], [0, 6, 2]]> : tensor<2x3xi32>
  %c61 = stablehlo.constant dense<[[5, -7, 9], [12, -1, 3]]> : tensor<2x3xi32>
  %c62 = stablehlo.constant dense<[3, 6, -2]> : tensor<3xi32>
  %r63 = "chlo.broadcast_or"(%c61, %c62) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r63, dense<[[7, -1, -1], [15, -1, -1]]> : tensor<2x3xi32>
  %c64 = stablehlo.constant dense<[[5, -7, 9], [12, -1, 3]]> : tensor<2x3xi32>
  %c65 = stablehlo.constant dense<[3, 6, -2]> : tensor<3xi32>
  %r66 = "chlo.broadcast_xor"(%c64, %c65) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r66, dense<[[6, -1, -9], [15, -7, -3]]> : tensor<2x3xi32>
  %c67 = stablehlo.constant dense<[[1, -8, 7], [100, -1, 3]]> : tensor<2x3xi32>
  %c68 = stablehlo.constant dense<[1, 2, 33]> : tensor<3xi32>
  %r69 = "chlo.broadcast_shift_left"(%c67, %c68) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r69, dense<[[2, -32, 0], [200, -4, 0]]> : tensor<2x3xi32>
  %c70 = stablehlo.constant dense<[[1, -8, 7], [100, -1, 3]]> : tensor<2x3xi32>
  %c71 = stablehlo.constant dense<[1, 2, 33]> : tensor<3xi32>
  %r72 = "chlo.broadcast_shift_right_arithmetic"(%c70, %c71) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r72, dense<[[0, -2, 0], [50, -1, 0]]> : tensor<2x3xi32>
  %c73 = stablehlo.constant dense<[[1, -8, 7], [100, -1, 3]]> : tensor<2x3xi32>
  %c74 = stablehlo.constant dense<[1, 2, 33]> : tensor<3xi32>
  %r75 = "chlo.broadcast_shift_right_logical"(%c73, %c74) : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %r75, dense<[[0, 1073741822, 0], [50, 1073741823, 0]]> : tensor<2x3xi32>
  %c76 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c77 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %r78 = "chlo.broadcast_compare"(%c76, %c77) {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %r78, dense<[[true, false, false], [false, false, false]]> : tensor<2x3xi1>
  %c79 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c80 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %r81 = "chlo.broadcast_add"(%c79, %c80) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r81, dense<[[2.5, 3.0, 4.0], [6.0, 2.5, 4.5]]> : tensor<2x3xf32>
  %c82 = stablehlo.constant dense<2.0> : tensor<f32>
  %c83 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %r84 = "chlo.broadcast_multiply"(%c82, %c83) : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r84, dense<[[3.0, 4.0, 6.0], [8.0, 1.0, 5.0]]> : tensor<2x3xf32>
  %c85 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %c86 = stablehlo.constant dense<[[1.5, 2.0, 3.0], [4.0, 0.5, 2.5]]> : tensor<2x3xf32>
  %c87 = stablehlo.constant dense<[2.0, -1.0, 0.5]> : tensor<3xf32>
  %s = "chlo.broadcast_select"(%c85, %c86, %c87) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %s, dense<[[1.5, 2.0, 3.0], [2.0, -1.0, 0.5]]> : tensor<2x3xf32>
  %k = chlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq_const %k, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}

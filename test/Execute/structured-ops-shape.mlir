// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: moves of elements, all types.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %c2 = stablehlo.constant dense<0.0> : tensor<f16>
  %r3 = stablehlo.transpose %c1, dims = [1, 0] : (tensor<2x3xf16>) -> tensor<3x2xf16>
  %c4 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf16>
  check.expect_eq %r3, %c4 : tensor<3x2xf16>
  %r5 = stablehlo.reshape %c1 : (tensor<2x3xf16>) -> tensor<6xf16>
  %c6 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf16>
  check.expect_eq %r5, %c6 : tensor<6xf16>
  %r7 = stablehlo.reverse %c1, dims = [1] : tensor<2x3xf16>
  %c8 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf16>
  check.expect_eq %r7, %c8 : tensor<2x3xf16>
  %r9 = stablehlo.slice %c1 [0:2, 0:3:2] : (tensor<2x3xf16>) -> tensor<2x2xf16>
  %c10 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf16>
  check.expect_eq %r9, %c10 : tensor<2x2xf16>
  %r11 = stablehlo.broadcast_in_dim %c1, dims = [2, 0] : (tensor<2x3xf16>) -> tensor<3x2x2xf16>
  %c12 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf16>
  check.expect_eq %r11, %c12 : tensor<3x2x2xf16>
  %r13 = stablehlo.concatenate %c1, %c1, dim = 0 : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<4x3xf16>
  %c14 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf16>
  check.expect_eq %r13, %c14 : tensor<4x3xf16>
  %r15 = stablehlo.pad %c1, %c2, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf16>, tensor<f16>) -> tensor<3x6xf16>
  %c16 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf16>
  check.expect_eq %r15, %c16 : tensor<3x6xf16>
  %r17 = stablehlo.pad %c1, %c2, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf16>, tensor<f16>) -> tensor<1x2xf16>
  %c18 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf16>
  check.expect_eq %r17, %c18 : tensor<1x2xf16>
  %c19 = stablehlo.constant dense<-5> : tensor<i32>
  %r20 = stablehlo.dynamic_slice %c1, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xf16>
  %c21 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf16>
  check.expect_eq %r20, %c21 : tensor<1x2xf16>
  %c22 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf16>
  %r23 = stablehlo.dynamic_update_slice %c1, %c22, %c19, %c19 : (tensor<2x3xf16>, tensor<1x2xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>
  %c24 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  check.expect_eq %r23, %c24 : tensor<2x3xf16>
  %c25 = stablehlo.constant dense<1> : tensor<i32>
  %r26 = stablehlo.dynamic_slice %c1, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xf16>
  %c27 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf16>
  check.expect_eq %r26, %c27 : tensor<1x2xf16>
  %r28 = stablehlo.dynamic_update_slice %c1, %c22, %c25, %c25 : (tensor<2x3xf16>, tensor<1x2xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>
  %c29 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf16>
  check.expect_eq %r28, %c29 : tensor<2x3xf16>
  %c30 = stablehlo.constant dense<7> : tensor<i32>
  %r31 = stablehlo.dynamic_slice %c1, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xf16>
  check.expect_eq %r31, %c27 : tensor<1x2xf16>
  %r32 = stablehlo.dynamic_update_slice %c1, %c22, %c30, %c30 : (tensor<2x3xf16>, tensor<1x2xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>
  check.expect_eq %r32, %c29 : tensor<2x3xf16>
  %c33 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c34 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf16>
  %r35 = stablehlo.select %c33, %c1, %c34 : tensor<2x3xi1>, tensor<2x3xf16>
  %c36 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf16>
  check.expect_eq %r35, %c36 : tensor<2x3xf16>
  %r37 = stablehlo.iota dim = 1 : tensor<2x3xf16>
  %c38 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf16>
  check.expect_eq %r37, %c38 : tensor<2x3xf16>
  %c39 = stablehlo.constant dense<> : tensor<0x3xf16>
  %r40 = stablehlo.transpose %c39, dims = [1, 0] : (tensor<0x3xf16>) -> tensor<3x0xf16>
  %c41 = stablehlo.constant dense<> : tensor<3x0xf16>
  check.expect_eq %r40, %c41 : tensor<3x0xf16>
  %r42 = stablehlo.concatenate %c39, %c1, dim = 0 : (tensor<0x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  check.expect_eq %r42, %c1 : tensor<2x3xf16>
  %r43 = stablehlo.pad %c39, %c2, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf16>, tensor<f16>) -> tensor<2x3xf16>
  %c44 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf16>
  check.expect_eq %r43, %c44 : tensor<2x3xf16>
  %c45 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %c46 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r47 = stablehlo.transpose %c45, dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  %c48 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xbf16>
  check.expect_eq %r47, %c48 : tensor<3x2xbf16>
  %r49 = stablehlo.reshape %c45 : (tensor<2x3xbf16>) -> tensor<6xbf16>
  %c50 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xbf16>
  check.expect_eq %r49, %c50 : tensor<6xbf16>
  %r51 = stablehlo.reverse %c45, dims = [1] : tensor<2x3xbf16>
  %c52 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xbf16>
  check.expect_eq %r51, %c52 : tensor<2x3xbf16>
  %r53 = stablehlo.slice %c45 [0:2, 0:3:2] : (tensor<2x3xbf16>) -> tensor<2x2xbf16>
  %c54 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xbf16>
  check.expect_eq %r53, %c54 : tensor<2x2xbf16>
  %r55 = stablehlo.broadcast_in_dim %c45, dims = [2, 0] : (tensor<2x3xbf16>) -> tensor<3x2x2xbf16>
  %c56 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xbf16>
  check.expect_eq %r55, %c56 : tensor<3x2x2xbf16>
  %r57 = stablehlo.concatenate %c45, %c45, dim = 0 : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<4x3xbf16>
  %c58 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xbf16>
  check.expect_eq %r57, %c58 : tensor<4x3xbf16>
  %r59 = stablehlo.pad %c45, %c46, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<3x6xbf16>
  %c60 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xbf16>
  check.expect_eq %r59, %c60 : tensor<3x6xbf16>
  %r61 = stablehlo.pad %c45, %c46, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<1x2xbf16>
  %c62 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xbf16>
  check.expect_eq %r61, %c62 : tensor<1x2xbf16>
  %r63 = stablehlo.dynamic_slice %c45, %c19, %c19, sizes = [1, 2] : (tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  %c64 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xbf16>
  check.expect_eq %r63, %c64 : tensor<1x2xbf16>
  %c65 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xbf16>
  %r66 = stablehlo.dynamic_update_slice %c45, %c65, %c19, %c19 : (tensor<2x3xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
  %c67 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  check.expect_eq %r66, %c67 : tensor<2x3xbf16>
  %r68 = stablehlo.dynamic_slice %c45, %c25, %c25, sizes = [1, 2] : (tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  %c69 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xbf16>
  check.expect_eq %r68, %c69 : tensor<1x2xbf16>
  %r70 = stablehlo.dynamic_update_slice %c45, %c65, %c25, %c25 : (tensor<2x3xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
  %c71 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xbf16>
  check.expect_eq %r70, %c71 : tensor<2x3xbf16>
  %r72 = stablehlo.dynamic_slice %c45, %c30, %c30, sizes = [1, 2] : (tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  check.expect_eq %r72, %c69 : tensor<1x2xbf16>
  %r73 = stablehlo.dynamic_update_slice %c45, %c65, %c30, %c30 : (tensor<2x3xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
  check.expect_eq %r73, %c71 : tensor<2x3xbf16>
  %c74 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xbf16>
  %r75 = stablehlo.select %c33, %c45, %c74 : tensor<2x3xi1>, tensor<2x3xbf16>
  %c76 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xbf16>
  check.expect_eq %r75, %c76 : tensor<2x3xbf16>
  %r77 = stablehlo.iota dim = 1 : tensor<2x3xbf16>
  %c78 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  check.expect_eq %r77, %c78 : tensor<2x3xbf16>
  %c79 = stablehlo.constant dense<> : tensor<0x3xbf16>
  %r80 = stablehlo.transpose %c79, dims = [1, 0] : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
  %c81 = stablehlo.constant dense<> : tensor<3x0xbf16>
  check.expect_eq %r80, %c81 : tensor<3x0xbf16>
  %r82 = stablehlo.concatenate %c79, %c45, dim = 0 : (tensor<0x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  check.expect_eq %r82, %c45 : tensor<2x3xbf16>
  %r83 = stablehlo.pad %c79, %c46, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
  %c84 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xbf16>
  check.expect_eq %r83, %c84 : tensor<2x3xbf16>
  %c85 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c86 = stablehlo.constant dense<0.0> : tensor<f32>
  %r87 = stablehlo.transpose %c85, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %c88 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf32>
  check.expect_eq %r87, %c88 : tensor<3x2xf32>
  %r89 = stablehlo.reshape %c85 : (tensor<2x3xf32>) -> tensor<6xf32>
  %c90 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  check.expect_eq %r89, %c90 : tensor<6xf32>
  %r91 = stablehlo.reverse %c85, dims = [1] : tensor<2x3xf32>
  %c92 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf32>
  check.expect_eq %r91, %c92 : tensor<2x3xf32>
  %r93 = stablehlo.slice %c85 [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %c94 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf32>
  check.expect_eq %r93, %c94 : tensor<2x2xf32>
  %r95 = stablehlo.broadcast_in_dim %c85, dims = [2, 0] : (tensor<2x3xf32>) -> tensor<3x2x2xf32>
  %c96 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf32>
  check.expect_eq %r95, %c96 : tensor<3x2x2xf32>
  %r97 = stablehlo.concatenate %c85, %c85, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %c98 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf32>
  check.expect_eq %r97, %c98 : tensor<4x3xf32>
  %r99 = stablehlo.pad %c85, %c86, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
  %c100 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf32>
  check.expect_eq %r99, %c100 : tensor<3x6xf32>
  %r101 = stablehlo.pad %c85, %c86, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %c102 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf32>
  check.expect_eq %r101, %c102 : tensor<1x2xf32>
  %r103 = stablehlo.dynamic_slice %c85, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %c104 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  check.expect_eq %r103, %c104 : tensor<1x2xf32>
  %c105 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf32>
  %r106 = stablehlo.dynamic_update_slice %c85, %c105, %c19, %c19 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %c107 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r106, %c107 : tensor<2x3xf32>
  %r108 = stablehlo.dynamic_slice %c85, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %c109 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf32>
  check.expect_eq %r108, %c109 : tensor<1x2xf32>
  %r110 = stablehlo.dynamic_update_slice %c85, %c105, %c25, %c25 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %c111 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf32>
  check.expect_eq %r110, %c111 : tensor<2x3xf32>
  %r112 = stablehlo.dynamic_slice %c85, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  check.expect_eq %r112, %c109 : tensor<1x2xf32>
  %r113 = stablehlo.dynamic_update_slice %c85, %c105, %c30, %c30 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  check.expect_eq %r113, %c111 : tensor<2x3xf32>
  %c114 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf32>
  %r115 = stablehlo.select %c33, %c85, %c114 : tensor<2x3xi1>, tensor<2x3xf32>
  %c116 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r115, %c116 : tensor<2x3xf32>
  %r117 = stablehlo.iota dim = 1 : tensor<2x3xf32>
  %c118 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  check.expect_eq %r117, %c118 : tensor<2x3xf32>
  %c119 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r120 = stablehlo.transpose %c119, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
  %c121 = stablehlo.constant dense<> : tensor<3x0xf32>
  check.expect_eq %r120, %c121 : tensor<3x0xf32>
  %r122 = stablehlo.concatenate %c119, %c85, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq %r122, %c85 : tensor<2x3xf32>
  %r123 = stablehlo.pad %c119, %c86, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %c124 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  check.expect_eq %r123, %c124 : tensor<2x3xf32>
  %c125 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %c126 = stablehlo.constant dense<0.0> : tensor<f64>
  %r127 = stablehlo.transpose %c125, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %c128 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf64>
  check.expect_eq %r127, %c128 : tensor<3x2xf64>
  %r129 = stablehlo.reshape %c125 : (tensor<2x3xf64>) -> tensor<6xf64>
  %c130 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  check.expect_eq %r129, %c130 : tensor<6xf64>
  %r131 = stablehlo.reverse %c125, dims = [1] : tensor<2x3xf64>
  %c132 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf64>
  check.expect_eq %r131, %c132 : tensor<2x3xf64>
  %r133 = stablehlo.slice %c125 [0:2, 0:3:2] : (tensor<2x3xf64>) -> tensor<2x2xf64>
  %c134 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf64>
  check.expect_eq %r133, %c134 : tensor<2x2xf64>
  %r135 = stablehlo.broadcast_in_dim %c125, dims = [2, 0] : (tensor<2x3xf64>) -> tensor<3x2x2xf64>
  %c136 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf64>
  check.expect_eq %r135, %c136 : tensor<3x2x2xf64>
  %r137 = stablehlo.concatenate %c125, %c125, dim = 0 : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<4x3xf64>
  %c138 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf64>
  check.expect_eq %r137, %c138 : tensor<4x3xf64>
  %r139 = stablehlo.pad %c125, %c126, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x6xf64>
  %c140 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf64>
  check.expect_eq %r139, %c140 : tensor<3x6xf64>
  %r141 = stablehlo.pad %c125, %c126, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<1x2xf64>
  %c142 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf64>
  check.expect_eq %r141, %c142 : tensor<1x2xf64>
  %r143 = stablehlo.dynamic_slice %c125, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  %c144 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf64>
  check.expect_eq %r143, %c144 : tensor<1x2xf64>
  %c145 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf64>
  %r146 = stablehlo.dynamic_update_slice %c125, %c145, %c19, %c19 : (tensor<2x3xf64>, tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  %c147 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  check.expect_eq %r146, %c147 : tensor<2x3xf64>
  %r148 = stablehlo.dynamic_slice %c125, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  %c149 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf64>
  check.expect_eq %r148, %c149 : tensor<1x2xf64>
  %r150 = stablehlo.dynamic_update_slice %c125, %c145, %c25, %c25 : (tensor<2x3xf64>, tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  %c151 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf64>
  check.expect_eq %r150, %c151 : tensor<2x3xf64>
  %r152 = stablehlo.dynamic_slice %c125, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  check.expect_eq %r152, %c149 : tensor<1x2xf64>
  %r153 = stablehlo.dynamic_update_slice %c125, %c145, %c30, %c30 : (tensor<2x3xf64>, tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  check.expect_eq %r153, %c151 : tensor<2x3xf64>
  %c154 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf64>
  %r155 = stablehlo.select %c33, %c125, %c154 : tensor<2x3xi1>, tensor<2x3xf64>
  %c156 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf64>
  check.expect_eq %r155, %c156 : tensor<2x3xf64>
  %r157 = stablehlo.iota dim = 1 : tensor<2x3xf64>
  %c158 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf64>
  check.expect_eq %r157, %c158 : tensor<2x3xf64>
  %c159 = stablehlo.constant dense<> : tensor<0x3xf64>
  %r160 = stablehlo.transpose %c159, dims = [1, 0] : (tensor<0x3xf64>) -> tensor<3x0xf64>
  %c161 = stablehlo.constant dense<> : tensor<3x0xf64>
  check.expect_eq %r160, %c161 : tensor<3x0xf64>
  %r162 = stablehlo.concatenate %c159, %c125, dim = 0 : (tensor<0x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  check.expect_eq %r162, %c125 : tensor<2x3xf64>
  %r163 = stablehlo.pad %c159, %c126, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<2x3xf64>
  %c164 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf64>
  check.expect_eq %r163, %c164 : tensor<2x3xf64>
  %c165 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %c166 = stablehlo.constant dense<0> : tensor<i8>
  %r167 = stablehlo.transpose %c165, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %c168 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi8>
  check.expect_eq %r167, %c168 : tensor<3x2xi8>
  %r169 = stablehlo.reshape %c165 : (tensor<2x3xi8>) -> tensor<6xi8>
  %c170 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>
  check.expect_eq %r169, %c170 : tensor<6xi8>
  %r171 = stablehlo.reverse %c165, dims = [1] : tensor<2x3xi8>
  %c172 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi8>
  check.expect_eq %r171, %c172 : tensor<2x3xi8>
  %r173 = stablehlo.slice %c165 [0:2, 0:3:2] : (tensor<2x3xi8>) -> tensor<2x2xi8>
  %c174 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi8>
  check.expect_eq %r173, %c174 : tensor<2x2xi8>
  %r175 = stablehlo.broadcast_in_dim %c165, dims = [2, 0] : (tensor<2x3xi8>) -> tensor<3x2x2xi8>
  %c176 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi8>
  check.expect_eq %r175, %c176 : tensor<3x2x2xi8>
  %r177 = stablehlo.concatenate %c165, %c165, dim = 0 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8>
  %c178 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi8>
  check.expect_eq %r177, %c178 : tensor<4x3xi8>
  %r179 = stablehlo.pad %c165, %c166, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<3x6xi8>
  %c180 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi8>
  check.expect_eq %r179, %c180 : tensor<3x6xi8>
  %r181 = stablehlo.pad %c165, %c166, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi8>, tensor<i8>) -> tensor<1x2xi8>
  %c182 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi8>
  check.expect_eq %r181, %c182 : tensor<1x2xi8>
  %r183 = stablehlo.dynamic_slice %c165, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  %c184 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi8>
  check.expect_eq %r183, %c184 : tensor<1x2xi8>
  %c185 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi8>
  %r186 = stablehlo.dynamic_update_slice %c165, %c185, %c19, %c19 : (tensor<2x3xi8>, tensor<1x2xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  %c187 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi8>
  check.expect_eq %r186, %c187 : tensor<2x3xi8>
  %r188 = stablehlo.dynamic_slice %c165, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  %c189 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi8>
  check.expect_eq %r188, %c189 : tensor<1x2xi8>
  %r190 = stablehlo.dynamic_update_slice %c165, %c185, %c25, %c25 : (tensor<2x3xi8>, tensor<1x2xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  %c191 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi8>
  check.expect_eq %r190, %c191 : tensor<2x3xi8>
  %r192 = stablehlo.dynamic_slice %c165, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  check.expect_eq %r192, %c189 : tensor<1x2xi8>
  %r193 = stablehlo.dynamic_update_slice %c165, %c185, %c30, %c30 : (tensor<2x3xi8>, tensor<1x2xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  check.expect_eq %r193, %c191 : tensor<2x3xi8>
  %c194 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi8>
  %r195 = stablehlo.select %c33, %c165, %c194 : tensor<2x3xi1>, tensor<2x3xi8>
  %c196 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi8>
  check.expect_eq %r195, %c196 : tensor<2x3xi8>
  %r197 = stablehlo.iota dim = 1 : tensor<2x3xi8>
  %c198 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
  check.expect_eq %r197, %c198 : tensor<2x3xi8>
  %c199 = stablehlo.constant dense<> : tensor<0x3xi8>
  %r200 = stablehlo.transpose %c199, dims = [1, 0] : (tensor<0x3xi8>) -> tensor<3x0xi8>
  %c201 = stablehlo.constant dense<> : tensor<3x0xi8>
  check.expect_eq %r200, %c201 : tensor<3x0xi8>
  %r202 = stablehlo.concatenate %c199, %c165, dim = 0 : (tensor<0x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  check.expect_eq %r202, %c165 : tensor<2x3xi8>
  %r203 = stablehlo.pad %c199, %c166, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi8>, tensor<i8>) -> tensor<2x3xi8>
  %c204 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi8>
  check.expect_eq %r203, %c204 : tensor<2x3xi8>
  %c205 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  %c206 = stablehlo.constant dense<0> : tensor<i16>
  %r207 = stablehlo.transpose %c205, dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>
  %c208 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi16>
  check.expect_eq %r207, %c208 : tensor<3x2xi16>
  %r209 = stablehlo.reshape %c205 : (tensor<2x3xi16>) -> tensor<6xi16>
  %c210 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi16>
  check.expect_eq %r209, %c210 : tensor<6xi16>
  %r211 = stablehlo.reverse %c205, dims = [1] : tensor<2x3xi16>
  %c212 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi16>
  check.expect_eq %r211, %c212 : tensor<2x3xi16>
  %r213 = stablehlo.slice %c205 [0:2, 0:3:2] : (tensor<2x3xi16>) -> tensor<2x2xi16>
  %c214 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi16>
  check.expect_eq %r213, %c214 : tensor<2x2xi16>
  %r215 = stablehlo.broadcast_in_dim %c205, dims = [2, 0] : (tensor<2x3xi16>) -> tensor<3x2x2xi16>
  %c216 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi16>
  check.expect_eq %r215, %c216 : tensor<3x2x2xi16>
  %r217 = stablehlo.concatenate %c205, %c205, dim = 0 : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<4x3xi16>
  %c218 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi16>
  check.expect_eq %r217, %c218 : tensor<4x3xi16>
  %r219 = stablehlo.pad %c205, %c206, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<3x6xi16>
  %c220 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi16>
  check.expect_eq %r219, %c220 : tensor<3x6xi16>
  %r221 = stablehlo.pad %c205, %c206, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi16>, tensor<i16>) -> tensor<1x2xi16>
  %c222 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi16>
  check.expect_eq %r221, %c222 : tensor<1x2xi16>
  %r223 = stablehlo.dynamic_slice %c205, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  %c224 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi16>
  check.expect_eq %r223, %c224 : tensor<1x2xi16>
  %c225 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi16>
  %r226 = stablehlo.dynamic_update_slice %c205, %c225, %c19, %c19 : (tensor<2x3xi16>, tensor<1x2xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
  %c227 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi16>
  check.expect_eq %r226, %c227 : tensor<2x3xi16>
  %r228 = stablehlo.dynamic_slice %c205, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  %c229 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi16>
  check.expect_eq %r228, %c229 : tensor<1x2xi16>
  %r230 = stablehlo.dynamic_update_slice %c205, %c225, %c25, %c25 : (tensor<2x3xi16>, tensor<1x2xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
  %c231 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi16>
  check.expect_eq %r230, %c231 : tensor<2x3xi16>
  %r232 = stablehlo.dynamic_slice %c205, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  check.expect_eq %r232, %c229 : tensor<1x2xi16>
  %r233 = stablehlo.dynamic_update_slice %c205, %c225, %c30, %c30 : (tensor<2x3xi16>, tensor<1x2xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
  check.expect_eq %r233, %c231 : tensor<2x3xi16>
  %c234 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi16>
  %r235 = stablehlo.select %c33, %c205, %c234 : tensor<2x3xi1>, tensor<2x3xi16>
  %c236 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi16>
  check.expect_eq %r235, %c236 : tensor<2x3xi16>
  %r237 = stablehlo.iota dim = 1 : tensor<2x3xi16>
  %c238 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi16>
  check.expect_eq %r237, %c238 : tensor<2x3xi16>
  %c239 = stablehlo.constant dense<> : tensor<0x3xi16>
  %r240 = stablehlo.transpose %c239, dims = [1, 0] : (tensor<0x3xi16>) -> tensor<3x0xi16>
  %c241 = stablehlo.constant dense<> : tensor<3x0xi16>
  check.expect_eq %r240, %c241 : tensor<3x0xi16>
  %r242 = stablehlo.concatenate %c239, %c205, dim = 0 : (tensor<0x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  check.expect_eq %r242, %c205 : tensor<2x3xi16>
  %r243 = stablehlo.pad %c239, %c206, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi16>, tensor<i16>) -> tensor<2x3xi16>
  %c244 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi16>
  check.expect_eq %r243, %c244 : tensor<2x3xi16>
  %c245 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c246 = stablehlo.constant dense<0> : tensor<i32>
  %r247 = stablehlo.transpose %c245, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %c248 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  check.expect_eq %r247, %c248 : tensor<3x2xi32>
  %r249 = stablehlo.reshape %c245 : (tensor<2x3xi32>) -> tensor<6xi32>
  %c250 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  check.expect_eq %r249, %c250 : tensor<6xi32>
  %r251 = stablehlo.reverse %c245, dims = [1] : tensor<2x3xi32>
  %c252 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  check.expect_eq %r251, %c252 : tensor<2x3xi32>
  %r253 = stablehlo.slice %c245 [0:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %c254 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi32>
  check.expect_eq %r253, %c254 : tensor<2x2xi32>
  %r255 = stablehlo.broadcast_in_dim %c245, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>
  %c256 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi32>
  check.expect_eq %r255, %c256 : tensor<3x2x2xi32>
  %r257 = stablehlo.concatenate %c245, %c245, dim = 0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  %c258 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi32>
  check.expect_eq %r257, %c258 : tensor<4x3xi32>
  %r259 = stablehlo.pad %c245, %c246, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x6xi32>
  %c260 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi32>
  check.expect_eq %r259, %c260 : tensor<3x6xi32>
  %r261 = stablehlo.pad %c245, %c246, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %c262 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi32>
  check.expect_eq %r261, %c262 : tensor<1x2xi32>
  %r263 = stablehlo.dynamic_slice %c245, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  %c264 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  check.expect_eq %r263, %c264 : tensor<1x2xi32>
  %c265 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %r266 = stablehlo.dynamic_update_slice %c245, %c265, %c19, %c19 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  %c267 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi32>
  check.expect_eq %r266, %c267 : tensor<2x3xi32>
  %r268 = stablehlo.dynamic_slice %c245, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  %c269 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  check.expect_eq %r268, %c269 : tensor<1x2xi32>
  %r270 = stablehlo.dynamic_update_slice %c245, %c265, %c25, %c25 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  %c271 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi32>
  check.expect_eq %r270, %c271 : tensor<2x3xi32>
  %r272 = stablehlo.dynamic_slice %c245, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  check.expect_eq %r272, %c269 : tensor<1x2xi32>
  %r273 = stablehlo.dynamic_update_slice %c245, %c265, %c30, %c30 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  check.expect_eq %r273, %c271 : tensor<2x3xi32>
  %c274 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi32>
  %r275 = stablehlo.select %c33, %c245, %c274 : tensor<2x3xi1>, tensor<2x3xi32>
  %c276 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi32>
  check.expect_eq %r275, %c276 : tensor<2x3xi32>
  %r277 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %c278 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_eq %r277, %c278 : tensor<2x3xi32>
  %c279 = stablehlo.constant dense<> : tensor<0x3xi32>
  %r280 = stablehlo.transpose %c279, dims = [1, 0] : (tensor<0x3xi32>) -> tensor<3x0xi32>
  %c281 = stablehlo.constant dense<> : tensor<3x0xi32>
  check.expect_eq %r280, %c281 : tensor<3x0xi32>
  %r282 = stablehlo.concatenate %c279, %c245, dim = 0 : (tensor<0x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  check.expect_eq %r282, %c245 : tensor<2x3xi32>
  %r283 = stablehlo.pad %c279, %c246, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %c284 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi32>
  check.expect_eq %r283, %c284 : tensor<2x3xi32>
  %c285 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %c286 = stablehlo.constant dense<0> : tensor<i64>
  %r287 = stablehlo.transpose %c285, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %c288 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi64>
  check.expect_eq %r287, %c288 : tensor<3x2xi64>
  %r289 = stablehlo.reshape %c285 : (tensor<2x3xi64>) -> tensor<6xi64>
  %c290 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi64>
  check.expect_eq %r289, %c290 : tensor<6xi64>
  %r291 = stablehlo.reverse %c285, dims = [1] : tensor<2x3xi64>
  %c292 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi64>
  check.expect_eq %r291, %c292 : tensor<2x3xi64>
  %r293 = stablehlo.slice %c285 [0:2, 0:3:2] : (tensor<2x3xi64>) -> tensor<2x2xi64>
  %c294 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi64>
  check.expect_eq %r293, %c294 : tensor<2x2xi64>
  %r295 = stablehlo.broadcast_in_dim %c285, dims = [2, 0] : (tensor<2x3xi64>) -> tensor<3x2x2xi64>
  %c296 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi64>
  check.expect_eq %r295, %c296 : tensor<3x2x2xi64>
  %r297 = stablehlo.concatenate %c285, %c285, dim = 0 : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<4x3xi64>
  %c298 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi64>
  check.expect_eq %r297, %c298 : tensor<4x3xi64>
  %r299 = stablehlo.pad %c285, %c286, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<3x6xi64>
  %c300 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi64>
  check.expect_eq %r299, %c300 : tensor<3x6xi64>
  %r301 = stablehlo.pad %c285, %c286, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi64>, tensor<i64>) -> tensor<1x2xi64>
  %c302 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi64>
  check.expect_eq %r301, %c302 : tensor<1x2xi64>
  %r303 = stablehlo.dynamic_slice %c285, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  %c304 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  check.expect_eq %r303, %c304 : tensor<1x2xi64>
  %c305 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %r306 = stablehlo.dynamic_update_slice %c285, %c305, %c19, %c19 : (tensor<2x3xi64>, tensor<1x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
  %c307 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi64>
  check.expect_eq %r306, %c307 : tensor<2x3xi64>
  %r308 = stablehlo.dynamic_slice %c285, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  %c309 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq %r308, %c309 : tensor<1x2xi64>
  %r310 = stablehlo.dynamic_update_slice %c285, %c305, %c25, %c25 : (tensor<2x3xi64>, tensor<1x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
  %c311 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi64>
  check.expect_eq %r310, %c311 : tensor<2x3xi64>
  %r312 = stablehlo.dynamic_slice %c285, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  check.expect_eq %r312, %c309 : tensor<1x2xi64>
  %r313 = stablehlo.dynamic_update_slice %c285, %c305, %c30, %c30 : (tensor<2x3xi64>, tensor<1x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
  check.expect_eq %r313, %c311 : tensor<2x3xi64>
  %c314 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi64>
  %r315 = stablehlo.select %c33, %c285, %c314 : tensor<2x3xi1>, tensor<2x3xi64>
  %c316 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi64>
  check.expect_eq %r315, %c316 : tensor<2x3xi64>
  %r317 = stablehlo.iota dim = 1 : tensor<2x3xi64>
  %c318 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  check.expect_eq %r317, %c318 : tensor<2x3xi64>
  %c319 = stablehlo.constant dense<> : tensor<0x3xi64>
  %r320 = stablehlo.transpose %c319, dims = [1, 0] : (tensor<0x3xi64>) -> tensor<3x0xi64>
  %c321 = stablehlo.constant dense<> : tensor<3x0xi64>
  check.expect_eq %r320, %c321 : tensor<3x0xi64>
  %r322 = stablehlo.concatenate %c319, %c285, dim = 0 : (tensor<0x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  check.expect_eq %r322, %c285 : tensor<2x3xi64>
  %r323 = stablehlo.pad %c319, %c286, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<2x3xi64>
  %c324 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi64>
  check.expect_eq %r323, %c324 : tensor<2x3xi64>
  %c325 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  %c326 = stablehlo.constant dense<0> : tensor<ui8>
  %r327 = stablehlo.transpose %c325, dims = [1, 0] : (tensor<2x3xui8>) -> tensor<3x2xui8>
  %c328 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui8>
  check.expect_eq %r327, %c328 : tensor<3x2xui8>
  %r329 = stablehlo.reshape %c325 : (tensor<2x3xui8>) -> tensor<6xui8>
  %c330 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui8>
  check.expect_eq %r329, %c330 : tensor<6xui8>
  %r331 = stablehlo.reverse %c325, dims = [1] : tensor<2x3xui8>
  %c332 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui8>
  check.expect_eq %r331, %c332 : tensor<2x3xui8>
  %r333 = stablehlo.slice %c325 [0:2, 0:3:2] : (tensor<2x3xui8>) -> tensor<2x2xui8>
  %c334 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui8>
  check.expect_eq %r333, %c334 : tensor<2x2xui8>
  %r335 = stablehlo.broadcast_in_dim %c325, dims = [2, 0] : (tensor<2x3xui8>) -> tensor<3x2x2xui8>
  %c336 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui8>
  check.expect_eq %r335, %c336 : tensor<3x2x2xui8>
  %r337 = stablehlo.concatenate %c325, %c325, dim = 0 : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<4x3xui8>
  %c338 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui8>
  check.expect_eq %r337, %c338 : tensor<4x3xui8>
  %r339 = stablehlo.pad %c325, %c326, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<3x6xui8>
  %c340 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui8>
  check.expect_eq %r339, %c340 : tensor<3x6xui8>
  %r341 = stablehlo.pad %c325, %c326, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %c342 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui8>
  check.expect_eq %r341, %c342 : tensor<1x2xui8>
  %r343 = stablehlo.dynamic_slice %c325, %c19, %c19, sizes = [1, 2] : (tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  %c344 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui8>
  check.expect_eq %r343, %c344 : tensor<1x2xui8>
  %c345 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui8>
  %r346 = stablehlo.dynamic_update_slice %c325, %c345, %c19, %c19 : (tensor<2x3xui8>, tensor<1x2xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
  %c347 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui8>
  check.expect_eq %r346, %c347 : tensor<2x3xui8>
  %r348 = stablehlo.dynamic_slice %c325, %c25, %c25, sizes = [1, 2] : (tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  %c349 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui8>
  check.expect_eq %r348, %c349 : tensor<1x2xui8>
  %r350 = stablehlo.dynamic_update_slice %c325, %c345, %c25, %c25 : (tensor<2x3xui8>, tensor<1x2xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
  %c351 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui8>
  check.expect_eq %r350, %c351 : tensor<2x3xui8>
  %r352 = stablehlo.dynamic_slice %c325, %c30, %c30, sizes = [1, 2] : (tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  check.expect_eq %r352, %c349 : tensor<1x2xui8>
  %r353 = stablehlo.dynamic_update_slice %c325, %c345, %c30, %c30 : (tensor<2x3xui8>, tensor<1x2xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
  check.expect_eq %r353, %c351 : tensor<2x3xui8>
  %c354 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui8>
  %r355 = stablehlo.select %c33, %c325, %c354 : tensor<2x3xi1>, tensor<2x3xui8>
  %c356 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui8>
  check.expect_eq %r355, %c356 : tensor<2x3xui8>
  %r357 = stablehlo.iota dim = 1 : tensor<2x3xui8>
  %c358 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
  check.expect_eq %r357, %c358 : tensor<2x3xui8>
  %c359 = stablehlo.constant dense<> : tensor<0x3xui8>
  %r360 = stablehlo.transpose %c359, dims = [1, 0] : (tensor<0x3xui8>) -> tensor<3x0xui8>
  %c361 = stablehlo.constant dense<> : tensor<3x0xui8>
  check.expect_eq %r360, %c361 : tensor<3x0xui8>
  %r362 = stablehlo.concatenate %c359, %c325, dim = 0 : (tensor<0x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  check.expect_eq %r362, %c325 : tensor<2x3xui8>
  %r363 = stablehlo.pad %c359, %c326, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<2x3xui8>
  %c364 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui8>
  check.expect_eq %r363, %c364 : tensor<2x3xui8>
  %c365 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  %c366 = stablehlo.constant dense<0> : tensor<ui16>
  %r367 = stablehlo.transpose %c365, dims = [1, 0] : (tensor<2x3xui16>) -> tensor<3x2xui16>
  %c368 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui16>
  check.expect_eq %r367, %c368 : tensor<3x2xui16>
  %r369 = stablehlo.reshape %c365 : (tensor<2x3xui16>) -> tensor<6xui16>
  %c370 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui16>
  check.expect_eq %r369, %c370 : tensor<6xui16>
  %r371 = stablehlo.reverse %c365, dims = [1] : tensor<2x3xui16>
  %c372 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui16>
  check.expect_eq %r371, %c372 : tensor<2x3xui16>
  %r373 = stablehlo.slice %c365 [0:2, 0:3:2] : (tensor<2x3xui16>) -> tensor<2x2xui16>
  %c374 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui16>
  check.expect_eq %r373, %c374 : tensor<2x2xui16>
  %r375 = stablehlo.broadcast_in_dim %c365, dims = [2, 0] : (tensor<2x3xui16>) -> tensor<3x2x2xui16>
  %c376 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui16>
  check.expect_eq %r375, %c376 : tensor<3x2x2xui16>
  %r377 = stablehlo.concatenate %c365, %c365, dim = 0 : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<4x3xui16>
  %c378 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui16>
  check.expect_eq %r377, %c378 : tensor<4x3xui16>
  %r379 = stablehlo.pad %c365, %c366, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<3x6xui16>
  %c380 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui16>
  check.expect_eq %r379, %c380 : tensor<3x6xui16>
  %r381 = stablehlo.pad %c365, %c366, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<1x2xui16>
  %c382 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui16>
  check.expect_eq %r381, %c382 : tensor<1x2xui16>
  %r383 = stablehlo.dynamic_slice %c365, %c19, %c19, sizes = [1, 2] : (tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  %c384 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui16>
  check.expect_eq %r383, %c384 : tensor<1x2xui16>
  %c385 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui16>
  %r386 = stablehlo.dynamic_update_slice %c365, %c385, %c19, %c19 : (tensor<2x3xui16>, tensor<1x2xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
  %c387 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui16>
  check.expect_eq %r386, %c387 : tensor<2x3xui16>
  %r388 = stablehlo.dynamic_slice %c365, %c25, %c25, sizes = [1, 2] : (tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  %c389 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui16>
  check.expect_eq %r388, %c389 : tensor<1x2xui16>
  %r390 = stablehlo.dynamic_update_slice %c365, %c385, %c25, %c25 : (tensor<2x3xui16>, tensor<1x2xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
  %c391 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui16>
  check.expect_eq %r390, %c391 : tensor<2x3xui16>
  %r392 = stablehlo.dynamic_slice %c365, %c30, %c30, sizes = [1, 2] : (tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  check.expect_eq %r392, %c389 : tensor<1x2xui16>
  %r393 = stablehlo.dynamic_update_slice %c365, %c385, %c30, %c30 : (tensor<2x3xui16>, tensor<1x2xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
  check.expect_eq %r393, %c391 : tensor<2x3xui16>
  %c394 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui16>
  %r395 = stablehlo.select %c33, %c365, %c394 : tensor<2x3xi1>, tensor<2x3xui16>
  %c396 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui16>
  check.expect_eq %r395, %c396 : tensor<2x3xui16>
  %r397 = stablehlo.iota dim = 1 : tensor<2x3xui16>
  %c398 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui16>
  check.expect_eq %r397, %c398 : tensor<2x3xui16>
  %c399 = stablehlo.constant dense<> : tensor<0x3xui16>
  %r400 = stablehlo.transpose %c399, dims = [1, 0] : (tensor<0x3xui16>) -> tensor<3x0xui16>
  %c401 = stablehlo.constant dense<> : tensor<3x0xui16>
  check.expect_eq %r400, %c401 : tensor<3x0xui16>
  %r402 = stablehlo.concatenate %c399, %c365, dim = 0 : (tensor<0x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  check.expect_eq %r402, %c365 : tensor<2x3xui16>
  %r403 = stablehlo.pad %c399, %c366, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui16>, tensor<ui16>) -> tensor<2x3xui16>
  %c404 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui16>
  check.expect_eq %r403, %c404 : tensor<2x3xui16>
  %c405 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %c406 = stablehlo.constant dense<0> : tensor<ui32>
  %r407 = stablehlo.transpose %c405, dims = [1, 0] : (tensor<2x3xui32>) -> tensor<3x2xui32>
  %c408 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui32>
  check.expect_eq %r407, %c408 : tensor<3x2xui32>
  %r409 = stablehlo.reshape %c405 : (tensor<2x3xui32>) -> tensor<6xui32>
  %c410 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui32>
  check.expect_eq %r409, %c410 : tensor<6xui32>
  %r411 = stablehlo.reverse %c405, dims = [1] : tensor<2x3xui32>
  %c412 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui32>
  check.expect_eq %r411, %c412 : tensor<2x3xui32>
  %r413 = stablehlo.slice %c405 [0:2, 0:3:2] : (tensor<2x3xui32>) -> tensor<2x2xui32>
  %c414 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui32>
  check.expect_eq %r413, %c414 : tensor<2x2xui32>
  %r415 = stablehlo.broadcast_in_dim %c405, dims = [2, 0] : (tensor<2x3xui32>) -> tensor<3x2x2xui32>
  %c416 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui32>
  check.expect_eq %r415, %c416 : tensor<3x2x2xui32>
  %r417 = stablehlo.concatenate %c405, %c405, dim = 0 : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<4x3xui32>
  %c418 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui32>
  check.expect_eq %r417, %c418 : tensor<4x3xui32>
  %r419 = stablehlo.pad %c405, %c406, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<3x6xui32>
  %c420 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui32>
  check.expect_eq %r419, %c420 : tensor<3x6xui32>
  %r421 = stablehlo.pad %c405, %c406, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<1x2xui32>
  %c422 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui32>
  check.expect_eq %r421, %c422 : tensor<1x2xui32>
  %r423 = stablehlo.dynamic_slice %c405, %c19, %c19, sizes = [1, 2] : (tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  %c424 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui32>
  check.expect_eq %r423, %c424 : tensor<1x2xui32>
  %c425 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui32>
  %r426 = stablehlo.dynamic_update_slice %c405, %c425, %c19, %c19 : (tensor<2x3xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
  %c427 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui32>
  check.expect_eq %r426, %c427 : tensor<2x3xui32>
  %r428 = stablehlo.dynamic_slice %c405, %c25, %c25, sizes = [1, 2] : (tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  %c429 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui32>
  check.expect_eq %r428, %c429 : tensor<1x2xui32>
  %r430 = stablehlo.dynamic_update_slice %c405, %c425, %c25, %c25 : (tensor<2x3xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
  %c431 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui32>
  check.expect_eq %r430, %c431 : tensor<2x3xui32>
  %r432 = stablehlo.dynamic_slice %c405, %c30, %c30, sizes = [1, 2] : (tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  check.expect_eq %r432, %c429 : tensor<1x2xui32>
  %r433 = stablehlo.dynamic_update_slice %c405, %c425, %c30, %c30 : (tensor<2x3xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
  check.expect_eq %r433, %c431 : tensor<2x3xui32>
  %c434 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui32>
  %r435 = stablehlo.select %c33, %c405, %c434 : tensor<2x3xi1>, tensor<2x3xui32>
  %c436 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui32>
  check.expect_eq %r435, %c436 : tensor<2x3xui32>
  %r437 = stablehlo.iota dim = 1 : tensor<2x3xui32>
  %c438 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui32>
  check.expect_eq %r437, %c438 : tensor<2x3xui32>
  %c439 = stablehlo.constant dense<> : tensor<0x3xui32>
  %r440 = stablehlo.transpose %c439, dims = [1, 0] : (tensor<0x3xui32>) -> tensor<3x0xui32>
  %c441 = stablehlo.constant dense<> : tensor<3x0xui32>
  check.expect_eq %r440, %c441 : tensor<3x0xui32>
  %r442 = stablehlo.concatenate %c439, %c405, dim = 0 : (tensor<0x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  check.expect_eq %r442, %c405 : tensor<2x3xui32>
  %r443 = stablehlo.pad %c439, %c406, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui32>, tensor<ui32>) -> tensor<2x3xui32>
  %c444 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui32>
  check.expect_eq %r443, %c444 : tensor<2x3xui32>
  %c445 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  %c446 = stablehlo.constant dense<0> : tensor<ui64>
  %r447 = stablehlo.transpose %c445, dims = [1, 0] : (tensor<2x3xui64>) -> tensor<3x2xui64>
  %c448 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui64>
  check.expect_eq %r447, %c448 : tensor<3x2xui64>
  %r449 = stablehlo.reshape %c445 : (tensor<2x3xui64>) -> tensor<6xui64>
  %c450 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui64>
  check.expect_eq %r449, %c450 : tensor<6xui64>
  %r451 = stablehlo.reverse %c445, dims = [1] : tensor<2x3xui64>
  %c452 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui64>
  check.expect_eq %r451, %c452 : tensor<2x3xui64>
  %r453 = stablehlo.slice %c445 [0:2, 0:3:2] : (tensor<2x3xui64>) -> tensor<2x2xui64>
  %c454 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui64>
  check.expect_eq %r453, %c454 : tensor<2x2xui64>
  %r455 = stablehlo.broadcast_in_dim %c445, dims = [2, 0] : (tensor<2x3xui64>) -> tensor<3x2x2xui64>
  %c456 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui64>
  check.expect_eq %r455, %c456 : tensor<3x2x2xui64>
  %r457 = stablehlo.concatenate %c445, %c445, dim = 0 : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<4x3xui64>
  %c458 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui64>
  check.expect_eq %r457, %c458 : tensor<4x3xui64>
  %r459 = stablehlo.pad %c445, %c446, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<3x6xui64>
  %c460 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui64>
  check.expect_eq %r459, %c460 : tensor<3x6xui64>
  %r461 = stablehlo.pad %c445, %c446, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<1x2xui64>
  %c462 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui64>
  check.expect_eq %r461, %c462 : tensor<1x2xui64>
  %r463 = stablehlo.dynamic_slice %c445, %c19, %c19, sizes = [1, 2] : (tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  %c464 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui64>
  check.expect_eq %r463, %c464 : tensor<1x2xui64>
  %c465 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui64>
  %r466 = stablehlo.dynamic_update_slice %c445, %c465, %c19, %c19 : (tensor<2x3xui64>, tensor<1x2xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
  %c467 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui64>
  check.expect_eq %r466, %c467 : tensor<2x3xui64>
  %r468 = stablehlo.dynamic_slice %c445, %c25, %c25, sizes = [1, 2] : (tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  %c469 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui64>
  check.expect_eq %r468, %c469 : tensor<1x2xui64>
  %r470 = stablehlo.dynamic_update_slice %c445, %c465, %c25, %c25 : (tensor<2x3xui64>, tensor<1x2xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
  %c471 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui64>
  check.expect_eq %r470, %c471 : tensor<2x3xui64>
  %r472 = stablehlo.dynamic_slice %c445, %c30, %c30, sizes = [1, 2] : (tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  check.expect_eq %r472, %c469 : tensor<1x2xui64>
  %r473 = stablehlo.dynamic_update_slice %c445, %c465, %c30, %c30 : (tensor<2x3xui64>, tensor<1x2xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
  check.expect_eq %r473, %c471 : tensor<2x3xui64>
  %c474 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui64>
  %r475 = stablehlo.select %c33, %c445, %c474 : tensor<2x3xi1>, tensor<2x3xui64>
  %c476 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui64>
  check.expect_eq %r475, %c476 : tensor<2x3xui64>
  %r477 = stablehlo.iota dim = 1 : tensor<2x3xui64>
  %c478 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui64>
  check.expect_eq %r477, %c478 : tensor<2x3xui64>
  %c479 = stablehlo.constant dense<> : tensor<0x3xui64>
  %r480 = stablehlo.transpose %c479, dims = [1, 0] : (tensor<0x3xui64>) -> tensor<3x0xui64>
  %c481 = stablehlo.constant dense<> : tensor<3x0xui64>
  check.expect_eq %r480, %c481 : tensor<3x0xui64>
  %r482 = stablehlo.concatenate %c479, %c445, dim = 0 : (tensor<0x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  check.expect_eq %r482, %c445 : tensor<2x3xui64>
  %r483 = stablehlo.pad %c479, %c446, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<2x3xui64>
  %c484 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui64>
  check.expect_eq %r483, %c484 : tensor<2x3xui64>
  %c485 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %c486 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %r487 = stablehlo.transpose %c485, dims = [1, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %c488 = stablehlo.constant dense<[[(1.0, -1.0), (4.0, 0.0)], [(2.0, -2.0), (5.0, -1.0)], [(3.0, -3.0), (6.0, -2.0)]]> : tensor<3x2xcomplex<f32>>
  check.expect_eq %r487, %c488 : tensor<3x2xcomplex<f32>>
  %r489 = stablehlo.reshape %c485 : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %c490 = stablehlo.constant dense<[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0), (4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]> : tensor<6xcomplex<f32>>
  check.expect_eq %r489, %c490 : tensor<6xcomplex<f32>>
  %r491 = stablehlo.reverse %c485, dims = [1] : tensor<2x3xcomplex<f32>>
  %c492 = stablehlo.constant dense<[[(3.0, -3.0), (2.0, -2.0), (1.0, -1.0)], [(6.0, -2.0), (5.0, -1.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r491, %c492 : tensor<2x3xcomplex<f32>>
  %r493 = stablehlo.slice %c485 [0:2, 0:3:2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c494 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r493, %c494 : tensor<2x2xcomplex<f32>>
  %r495 = stablehlo.broadcast_in_dim %c485, dims = [2, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %c496 = stablehlo.constant dense<[[[(1.0, -1.0), (4.0, 0.0)], [(1.0, -1.0), (4.0, 0.0)]], [[(2.0, -2.0), (5.0, -1.0)], [(2.0, -2.0), (5.0, -1.0)]], [[(3.0, -3.0), (6.0, -2.0)], [(3.0, -3.0), (6.0, -2.0)]]]> : tensor<3x2x2xcomplex<f32>>
  check.expect_eq %r495, %c496 : tensor<3x2x2xcomplex<f32>>
  %r497 = stablehlo.concatenate %c485, %c485, dim = 0 : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %c498 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<4x3xcomplex<f32>>
  check.expect_eq %r497, %c498 : tensor<4x3xcomplex<f32>>
  %r499 = stablehlo.pad %c485, %c486, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
  %c500 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (0.0, 0.0), (2.0, -2.0), (0.0, 0.0), (3.0, -3.0), (0.0, 0.0)], [(4.0, 0.0), (0.0, 0.0), (5.0, -1.0), (0.0, 0.0), (6.0, -2.0), (0.0, 0.0)]]> : tensor<3x6xcomplex<f32>>
  check.expect_eq %r499, %c500 : tensor<3x6xcomplex<f32>>
  %r501 = stablehlo.pad %c485, %c486, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
  %c502 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r501, %c502 : tensor<1x2xcomplex<f32>>
  %r503 = stablehlo.dynamic_slice %c485, %c19, %c19, sizes = [1, 2] : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  %c504 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r503, %c504 : tensor<1x2xcomplex<f32>>
  %c505 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f32>>
  %r506 = stablehlo.dynamic_update_slice %c485, %c505, %c19, %c19 : (tensor<2x3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  %c507 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r506, %c507 : tensor<2x3xcomplex<f32>>
  %r508 = stablehlo.dynamic_slice %c485, %c25, %c25, sizes = [1, 2] : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  %c509 = stablehlo.constant dense<[[(5.0, -1.0), (6.0, -2.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r508, %c509 : tensor<1x2xcomplex<f32>>
  %r510 = stablehlo.dynamic_update_slice %c485, %c505, %c25, %c25 : (tensor<2x3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  %c511 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (3.0, -3.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r510, %c511 : tensor<2x3xcomplex<f32>>
  %r512 = stablehlo.dynamic_slice %c485, %c30, %c30, sizes = [1, 2] : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  check.expect_eq %r512, %c509 : tensor<1x2xcomplex<f32>>
  %r513 = stablehlo.dynamic_update_slice %c485, %c505, %c30, %c30 : (tensor<2x3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq %r513, %c511 : tensor<2x3xcomplex<f32>>
  %c514 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0), (4.0, 0.0)], [(5.0, -1.0), (6.0, -2.0), (7.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  %r515 = stablehlo.select %c33, %c485, %c514 : tensor<2x3xi1>, tensor<2x3xcomplex<f32>>
  %c516 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r515, %c516 : tensor<2x3xcomplex<f32>>
  %r517 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
  %c518 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r517, %c518 : tensor<2x3xcomplex<f32>>
  %c519 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
  %r520 = stablehlo.transpose %c519, dims = [1, 0] : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
  %c521 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
  check.expect_eq %r520, %c521 : tensor<3x0xcomplex<f32>>
  %r522 = stablehlo.concatenate %c519, %c485, dim = 0 : (tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  check.expect_eq %r522, %c485 : tensor<2x3xcomplex<f32>>
  %r523 = stablehlo.pad %c519, %c486, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  %c524 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r523, %c524 : tensor<2x3xcomplex<f32>>
  %c525 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %c526 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %r527 = stablehlo.transpose %c525, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %c528 = stablehlo.constant dense<[[(1.0, -1.0), (4.0, 0.0)], [(2.0, -2.0), (5.0, -1.0)], [(3.0, -3.0), (6.0, -2.0)]]> : tensor<3x2xcomplex<f64>>
  check.expect_eq %r527, %c528 : tensor<3x2xcomplex<f64>>
  %r529 = stablehlo.reshape %c525 : (tensor<2x3xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %c530 = stablehlo.constant dense<[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0), (4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]> : tensor<6xcomplex<f64>>
  check.expect_eq %r529, %c530 : tensor<6xcomplex<f64>>
  %r531 = stablehlo.reverse %c525, dims = [1] : tensor<2x3xcomplex<f64>>
  %c532 = stablehlo.constant dense<[[(3.0, -3.0), (2.0, -2.0), (1.0, -1.0)], [(6.0, -2.0), (5.0, -1.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r531, %c532 : tensor<2x3xcomplex<f64>>
  %r533 = stablehlo.slice %c525 [0:2, 0:3:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c534 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r533, %c534 : tensor<2x2xcomplex<f64>>
  %r535 = stablehlo.broadcast_in_dim %c525, dims = [2, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>>
  %c536 = stablehlo.constant dense<[[[(1.0, -1.0), (4.0, 0.0)], [(1.0, -1.0), (4.0, 0.0)]], [[(2.0, -2.0), (5.0, -1.0)], [(2.0, -2.0), (5.0, -1.0)]], [[(3.0, -3.0), (6.0, -2.0)], [(3.0, -3.0), (6.0, -2.0)]]]> : tensor<3x2x2xcomplex<f64>>
  check.expect_eq %r535, %c536 : tensor<3x2x2xcomplex<f64>>
  %r537 = stablehlo.concatenate %c525, %c525, dim = 0 : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %c538 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<4x3xcomplex<f64>>
  check.expect_eq %r537, %c538 : tensor<4x3xcomplex<f64>>
  %r539 = stablehlo.pad %c525, %c526, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
  %c540 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (0.0, 0.0), (2.0, -2.0), (0.0, 0.0), (3.0, -3.0), (0.0, 0.0)], [(4.0, 0.0), (0.0, 0.0), (5.0, -1.0), (0.0, 0.0), (6.0, -2.0), (0.0, 0.0)]]> : tensor<3x6xcomplex<f64>>
  check.expect_eq %r539, %c540 : tensor<3x6xcomplex<f64>>
  %r541 = stablehlo.pad %c525, %c526, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x2xcomplex<f64>>
  %c542 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r541, %c542 : tensor<1x2xcomplex<f64>>
  %r543 = stablehlo.dynamic_slice %c525, %c19, %c19, sizes = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  %c544 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r543, %c544 : tensor<1x2xcomplex<f64>>
  %c545 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f64>>
  %r546 = stablehlo.dynamic_update_slice %c525, %c545, %c19, %c19 : (tensor<2x3xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f64>>
  %c547 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r546, %c547 : tensor<2x3xcomplex<f64>>
  %r548 = stablehlo.dynamic_slice %c525, %c25, %c25, sizes = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  %c549 = stablehlo.constant dense<[[(5.0, -1.0), (6.0, -2.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r548, %c549 : tensor<1x2xcomplex<f64>>
  %r550 = stablehlo.dynamic_update_slice %c525, %c545, %c25, %c25 : (tensor<2x3xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f64>>
  %c551 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (3.0, -3.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r550, %c551 : tensor<2x3xcomplex<f64>>
  %r552 = stablehlo.dynamic_slice %c525, %c30, %c30, sizes = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  check.expect_eq %r552, %c549 : tensor<1x2xcomplex<f64>>
  %r553 = stablehlo.dynamic_update_slice %c525, %c545, %c30, %c30 : (tensor<2x3xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq %r553, %c551 : tensor<2x3xcomplex<f64>>
  %c554 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0), (4.0, 0.0)], [(5.0, -1.0), (6.0, -2.0), (7.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  %r555 = stablehlo.select %c33, %c525, %c554 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
  %c556 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r555, %c556 : tensor<2x3xcomplex<f64>>
  %r557 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f64>>
  %c558 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r557, %c558 : tensor<2x3xcomplex<f64>>
  %c559 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
  %r560 = stablehlo.transpose %c559, dims = [1, 0] : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
  %c561 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
  check.expect_eq %r560, %c561 : tensor<3x0xcomplex<f64>>
  %r562 = stablehlo.concatenate %c559, %c525, dim = 0 : (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  check.expect_eq %r562, %c525 : tensor<2x3xcomplex<f64>>
  %r563 = stablehlo.pad %c559, %c526, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
  %c564 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r563, %c564 : tensor<2x3xcomplex<f64>>
  %c565 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  %c566 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r567 = stablehlo.transpose %c565, dims = [1, 0] : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %c568 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3FN>
  check.expect_eq %r567, %c568 : tensor<3x2xf8E4M3FN>
  %r569 = stablehlo.reshape %c565 : (tensor<2x3xf8E4M3FN>) -> tensor<6xf8E4M3FN>
  %c570 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3FN>
  check.expect_eq %r569, %c570 : tensor<6xf8E4M3FN>
  %r571 = stablehlo.reverse %c565, dims = [1] : tensor<2x3xf8E4M3FN>
  %c572 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r571, %c572 : tensor<2x3xf8E4M3FN>
  %r573 = stablehlo.slice %c565 [0:2, 0:3:2] : (tensor<2x3xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c574 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r573, %c574 : tensor<2x2xf8E4M3FN>
  %r575 = stablehlo.broadcast_in_dim %c565, dims = [2, 0] : (tensor<2x3xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN>
  %c576 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3FN>
  check.expect_eq %r575, %c576 : tensor<3x2x2xf8E4M3FN>
  %r577 = stablehlo.concatenate %c565, %c565, dim = 0 : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %c578 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3FN>
  check.expect_eq %r577, %c578 : tensor<4x3xf8E4M3FN>
  %r579 = stablehlo.pad %c565, %c566, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x6xf8E4M3FN>
  %c580 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3FN>
  check.expect_eq %r579, %c580 : tensor<3x6xf8E4M3FN>
  %r581 = stablehlo.pad %c565, %c566, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  %c582 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r581, %c582 : tensor<1x2xf8E4M3FN>
  %r583 = stablehlo.dynamic_slice %c565, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  %c584 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r583, %c584 : tensor<1x2xf8E4M3FN>
  %c585 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FN>
  %r586 = stablehlo.dynamic_update_slice %c565, %c585, %c19, %c19 : (tensor<2x3xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FN>
  %c587 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r586, %c587 : tensor<2x3xf8E4M3FN>
  %r588 = stablehlo.dynamic_slice %c565, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  %c589 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r588, %c589 : tensor<1x2xf8E4M3FN>
  %r590 = stablehlo.dynamic_update_slice %c565, %c585, %c25, %c25 : (tensor<2x3xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FN>
  %c591 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r590, %c591 : tensor<2x3xf8E4M3FN>
  %r592 = stablehlo.dynamic_slice %c565, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  check.expect_eq %r592, %c589 : tensor<1x2xf8E4M3FN>
  %r593 = stablehlo.dynamic_update_slice %c565, %c585, %c30, %c30 : (tensor<2x3xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq %r593, %c591 : tensor<2x3xf8E4M3FN>
  %c594 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3FN>
  %r595 = stablehlo.select %c33, %c565, %c594 : tensor<2x3xi1>, tensor<2x3xf8E4M3FN>
  %c596 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r595, %c596 : tensor<2x3xf8E4M3FN>
  %r597 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FN>
  %c598 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r597, %c598 : tensor<2x3xf8E4M3FN>
  %c599 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
  %r600 = stablehlo.transpose %c599, dims = [1, 0] : (tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  %c601 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
  check.expect_eq %r600, %c601 : tensor<3x0xf8E4M3FN>
  %r602 = stablehlo.concatenate %c599, %c565, dim = 0 : (tensor<0x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  check.expect_eq %r602, %c565 : tensor<2x3xf8E4M3FN>
  %r603 = stablehlo.pad %c599, %c566, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %c604 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r603, %c604 : tensor<2x3xf8E4M3FN>
  %c605 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  %c606 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r607 = stablehlo.transpose %c605, dims = [1, 0] : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  %c608 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E5M2>
  check.expect_eq %r607, %c608 : tensor<3x2xf8E5M2>
  %r609 = stablehlo.reshape %c605 : (tensor<2x3xf8E5M2>) -> tensor<6xf8E5M2>
  %c610 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E5M2>
  check.expect_eq %r609, %c610 : tensor<6xf8E5M2>
  %r611 = stablehlo.reverse %c605, dims = [1] : tensor<2x3xf8E5M2>
  %c612 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r611, %c612 : tensor<2x3xf8E5M2>
  %r613 = stablehlo.slice %c605 [0:2, 0:3:2] : (tensor<2x3xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c614 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r613, %c614 : tensor<2x2xf8E5M2>
  %r615 = stablehlo.broadcast_in_dim %c605, dims = [2, 0] : (tensor<2x3xf8E5M2>) -> tensor<3x2x2xf8E5M2>
  %c616 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E5M2>
  check.expect_eq %r615, %c616 : tensor<3x2x2xf8E5M2>
  %r617 = stablehlo.concatenate %c605, %c605, dim = 0 : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %c618 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E5M2>
  check.expect_eq %r617, %c618 : tensor<4x3xf8E5M2>
  %r619 = stablehlo.pad %c605, %c606, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x6xf8E5M2>
  %c620 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E5M2>
  check.expect_eq %r619, %c620 : tensor<3x6xf8E5M2>
  %r621 = stablehlo.pad %c605, %c606, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<1x2xf8E5M2>
  %c622 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r621, %c622 : tensor<1x2xf8E5M2>
  %r623 = stablehlo.dynamic_slice %c605, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  %c624 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r623, %c624 : tensor<1x2xf8E5M2>
  %c625 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2>
  %r626 = stablehlo.dynamic_update_slice %c605, %c625, %c19, %c19 : (tensor<2x3xf8E5M2>, tensor<1x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2>
  %c627 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r626, %c627 : tensor<2x3xf8E5M2>
  %r628 = stablehlo.dynamic_slice %c605, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  %c629 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r628, %c629 : tensor<1x2xf8E5M2>
  %r630 = stablehlo.dynamic_update_slice %c605, %c625, %c25, %c25 : (tensor<2x3xf8E5M2>, tensor<1x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2>
  %c631 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r630, %c631 : tensor<2x3xf8E5M2>
  %r632 = stablehlo.dynamic_slice %c605, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  check.expect_eq %r632, %c629 : tensor<1x2xf8E5M2>
  %r633 = stablehlo.dynamic_update_slice %c605, %c625, %c30, %c30 : (tensor<2x3xf8E5M2>, tensor<1x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2>
  check.expect_eq %r633, %c631 : tensor<2x3xf8E5M2>
  %c634 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E5M2>
  %r635 = stablehlo.select %c33, %c605, %c634 : tensor<2x3xi1>, tensor<2x3xf8E5M2>
  %c636 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r635, %c636 : tensor<2x3xf8E5M2>
  %r637 = stablehlo.iota dim = 1 : tensor<2x3xf8E5M2>
  %c638 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r637, %c638 : tensor<2x3xf8E5M2>
  %c639 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
  %r640 = stablehlo.transpose %c639, dims = [1, 0] : (tensor<0x3xf8E5M2>) -> tensor<3x0xf8E5M2>
  %c641 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
  check.expect_eq %r640, %c641 : tensor<3x0xf8E5M2>
  %r642 = stablehlo.concatenate %c639, %c605, dim = 0 : (tensor<0x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  check.expect_eq %r642, %c605 : tensor<2x3xf8E5M2>
  %r643 = stablehlo.pad %c639, %c606, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
  %c644 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r643, %c644 : tensor<2x3xf8E5M2>
  %c645 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  %c646 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r647 = stablehlo.transpose %c645, dims = [1, 0] : (tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  %c648 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3>
  check.expect_eq %r647, %c648 : tensor<3x2xf8E4M3>
  %r649 = stablehlo.reshape %c645 : (tensor<2x3xf8E4M3>) -> tensor<6xf8E4M3>
  %c650 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3>
  check.expect_eq %r649, %c650 : tensor<6xf8E4M3>
  %r651 = stablehlo.reverse %c645, dims = [1] : tensor<2x3xf8E4M3>
  %c652 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r651, %c652 : tensor<2x3xf8E4M3>
  %r653 = stablehlo.slice %c645 [0:2, 0:3:2] : (tensor<2x3xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c654 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r653, %c654 : tensor<2x2xf8E4M3>
  %r655 = stablehlo.broadcast_in_dim %c645, dims = [2, 0] : (tensor<2x3xf8E4M3>) -> tensor<3x2x2xf8E4M3>
  %c656 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3>
  check.expect_eq %r655, %c656 : tensor<3x2x2xf8E4M3>
  %r657 = stablehlo.concatenate %c645, %c645, dim = 0 : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %c658 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3>
  check.expect_eq %r657, %c658 : tensor<4x3xf8E4M3>
  %r659 = stablehlo.pad %c645, %c646, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<3x6xf8E4M3>
  %c660 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3>
  check.expect_eq %r659, %c660 : tensor<3x6xf8E4M3>
  %r661 = stablehlo.pad %c645, %c646, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<1x2xf8E4M3>
  %c662 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r661, %c662 : tensor<1x2xf8E4M3>
  %r663 = stablehlo.dynamic_slice %c645, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  %c664 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r663, %c664 : tensor<1x2xf8E4M3>
  %c665 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3>
  %r666 = stablehlo.dynamic_update_slice %c645, %c665, %c19, %c19 : (tensor<2x3xf8E4M3>, tensor<1x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3>
  %c667 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r666, %c667 : tensor<2x3xf8E4M3>
  %r668 = stablehlo.dynamic_slice %c645, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  %c669 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r668, %c669 : tensor<1x2xf8E4M3>
  %r670 = stablehlo.dynamic_update_slice %c645, %c665, %c25, %c25 : (tensor<2x3xf8E4M3>, tensor<1x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3>
  %c671 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r670, %c671 : tensor<2x3xf8E4M3>
  %r672 = stablehlo.dynamic_slice %c645, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  check.expect_eq %r672, %c669 : tensor<1x2xf8E4M3>
  %r673 = stablehlo.dynamic_update_slice %c645, %c665, %c30, %c30 : (tensor<2x3xf8E4M3>, tensor<1x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3>
  check.expect_eq %r673, %c671 : tensor<2x3xf8E4M3>
  %c674 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3>
  %r675 = stablehlo.select %c33, %c645, %c674 : tensor<2x3xi1>, tensor<2x3xf8E4M3>
  %c676 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r675, %c676 : tensor<2x3xf8E4M3>
  %r677 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3>
  %c678 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r677, %c678 : tensor<2x3xf8E4M3>
  %c679 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
  %r680 = stablehlo.transpose %c679, dims = [1, 0] : (tensor<0x3xf8E4M3>) -> tensor<3x0xf8E4M3>
  %c681 = stablehlo.constant dense<> : tensor<3x0xf8E4M3>
  check.expect_eq %r680, %c681 : tensor<3x0xf8E4M3>
  %r682 = stablehlo.concatenate %c679, %c645, dim = 0 : (tensor<0x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  check.expect_eq %r682, %c645 : tensor<2x3xf8E4M3>
  %r683 = stablehlo.pad %c679, %c646, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2x3xf8E4M3>
  %c684 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r683, %c684 : tensor<2x3xf8E4M3>
  %c685 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  %c686 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r687 = stablehlo.transpose %c685, dims = [1, 0] : (tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  %c688 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E3M4>
  check.expect_eq %r687, %c688 : tensor<3x2xf8E3M4>
  %r689 = stablehlo.reshape %c685 : (tensor<2x3xf8E3M4>) -> tensor<6xf8E3M4>
  %c690 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E3M4>
  check.expect_eq %r689, %c690 : tensor<6xf8E3M4>
  %r691 = stablehlo.reverse %c685, dims = [1] : tensor<2x3xf8E3M4>
  %c692 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r691, %c692 : tensor<2x3xf8E3M4>
  %r693 = stablehlo.slice %c685 [0:2, 0:3:2] : (tensor<2x3xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c694 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r693, %c694 : tensor<2x2xf8E3M4>
  %r695 = stablehlo.broadcast_in_dim %c685, dims = [2, 0] : (tensor<2x3xf8E3M4>) -> tensor<3x2x2xf8E3M4>
  %c696 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E3M4>
  check.expect_eq %r695, %c696 : tensor<3x2x2xf8E3M4>
  %r697 = stablehlo.concatenate %c685, %c685, dim = 0 : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %c698 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E3M4>
  check.expect_eq %r697, %c698 : tensor<4x3xf8E3M4>
  %r699 = stablehlo.pad %c685, %c686, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3x6xf8E3M4>
  %c700 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E3M4>
  check.expect_eq %r699, %c700 : tensor<3x6xf8E3M4>
  %r701 = stablehlo.pad %c685, %c686, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<1x2xf8E3M4>
  %c702 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r701, %c702 : tensor<1x2xf8E3M4>
  %r703 = stablehlo.dynamic_slice %c685, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  %c704 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r703, %c704 : tensor<1x2xf8E3M4>
  %c705 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E3M4>
  %r706 = stablehlo.dynamic_update_slice %c685, %c705, %c19, %c19 : (tensor<2x3xf8E3M4>, tensor<1x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E3M4>
  %c707 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r706, %c707 : tensor<2x3xf8E3M4>
  %r708 = stablehlo.dynamic_slice %c685, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  %c709 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r708, %c709 : tensor<1x2xf8E3M4>
  %r710 = stablehlo.dynamic_update_slice %c685, %c705, %c25, %c25 : (tensor<2x3xf8E3M4>, tensor<1x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E3M4>
  %c711 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r710, %c711 : tensor<2x3xf8E3M4>
  %r712 = stablehlo.dynamic_slice %c685, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  check.expect_eq %r712, %c709 : tensor<1x2xf8E3M4>
  %r713 = stablehlo.dynamic_update_slice %c685, %c705, %c30, %c30 : (tensor<2x3xf8E3M4>, tensor<1x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E3M4>
  check.expect_eq %r713, %c711 : tensor<2x3xf8E3M4>
  %c714 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E3M4>
  %r715 = stablehlo.select %c33, %c685, %c714 : tensor<2x3xi1>, tensor<2x3xf8E3M4>
  %c716 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r715, %c716 : tensor<2x3xf8E3M4>
  %r717 = stablehlo.iota dim = 1 : tensor<2x3xf8E3M4>
  %c718 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r717, %c718 : tensor<2x3xf8E3M4>
  %c719 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
  %r720 = stablehlo.transpose %c719, dims = [1, 0] : (tensor<0x3xf8E3M4>) -> tensor<3x0xf8E3M4>
  %c721 = stablehlo.constant dense<> : tensor<3x0xf8E3M4>
  check.expect_eq %r720, %c721 : tensor<3x0xf8E3M4>
  %r722 = stablehlo.concatenate %c719, %c685, dim = 0 : (tensor<0x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  check.expect_eq %r722, %c685 : tensor<2x3xf8E3M4>
  %r723 = stablehlo.pad %c719, %c686, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2x3xf8E3M4>
  %c724 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r723, %c724 : tensor<2x3xf8E3M4>
  %c725 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %c726 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r727 = stablehlo.transpose %c725, dims = [1, 0] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %c728 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq %r727, %c728 : tensor<3x2xf8E4M3B11FNUZ>
  %r729 = stablehlo.reshape %c725 : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %c730 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r729, %c730 : tensor<6xf8E4M3B11FNUZ>
  %r731 = stablehlo.reverse %c725, dims = [1] : tensor<2x3xf8E4M3B11FNUZ>
  %c732 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r731, %c732 : tensor<2x3xf8E4M3B11FNUZ>
  %r733 = stablehlo.slice %c725 [0:2, 0:3:2] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c734 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r733, %c734 : tensor<2x2xf8E4M3B11FNUZ>
  %r735 = stablehlo.broadcast_in_dim %c725, dims = [2, 0] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2x2xf8E4M3B11FNUZ>
  %c736 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3B11FNUZ>
  check.expect_eq %r735, %c736 : tensor<3x2x2xf8E4M3B11FNUZ>
  %r737 = stablehlo.concatenate %c725, %c725, dim = 0 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %c738 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  check.expect_eq %r737, %c738 : tensor<4x3xf8E4M3B11FNUZ>
  %r739 = stablehlo.pad %c725, %c726, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x6xf8E4M3B11FNUZ>
  %c740 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3B11FNUZ>
  check.expect_eq %r739, %c740 : tensor<3x6xf8E4M3B11FNUZ>
  %r741 = stablehlo.pad %c725, %c726, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c742 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r741, %c742 : tensor<1x2xf8E4M3B11FNUZ>
  %r743 = stablehlo.dynamic_slice %c725, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c744 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r743, %c744 : tensor<1x2xf8E4M3B11FNUZ>
  %c745 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  %r746 = stablehlo.dynamic_update_slice %c725, %c745, %c19, %c19 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c747 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r746, %c747 : tensor<2x3xf8E4M3B11FNUZ>
  %r748 = stablehlo.dynamic_slice %c725, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c749 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r748, %c749 : tensor<1x2xf8E4M3B11FNUZ>
  %r750 = stablehlo.dynamic_update_slice %c725, %c745, %c25, %c25 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c751 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r750, %c751 : tensor<2x3xf8E4M3B11FNUZ>
  %r752 = stablehlo.dynamic_slice %c725, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r752, %c749 : tensor<1x2xf8E4M3B11FNUZ>
  %r753 = stablehlo.dynamic_update_slice %c725, %c745, %c30, %c30 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r753, %c751 : tensor<2x3xf8E4M3B11FNUZ>
  %c754 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r755 = stablehlo.select %c33, %c725, %c754 : tensor<2x3xi1>, tensor<2x3xf8E4M3B11FNUZ>
  %c756 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r755, %c756 : tensor<2x3xf8E4M3B11FNUZ>
  %r757 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3B11FNUZ>
  %c758 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r757, %c758 : tensor<2x3xf8E4M3B11FNUZ>
  %c759 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
  %r760 = stablehlo.transpose %c759, dims = [1, 0] : (tensor<0x3xf8E4M3B11FNUZ>) -> tensor<3x0xf8E4M3B11FNUZ>
  %c761 = stablehlo.constant dense<> : tensor<3x0xf8E4M3B11FNUZ>
  check.expect_eq %r760, %c761 : tensor<3x0xf8E4M3B11FNUZ>
  %r762 = stablehlo.concatenate %c759, %c725, dim = 0 : (tensor<0x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r762, %c725 : tensor<2x3xf8E4M3B11FNUZ>
  %r763 = stablehlo.pad %c759, %c726, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c764 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r763, %c764 : tensor<2x3xf8E4M3B11FNUZ>
  %c765 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  %c766 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r767 = stablehlo.transpose %c765, dims = [1, 0] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %c768 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3FNUZ>
  check.expect_eq %r767, %c768 : tensor<3x2xf8E4M3FNUZ>
  %r769 = stablehlo.reshape %c765 : (tensor<2x3xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %c770 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %r769, %c770 : tensor<6xf8E4M3FNUZ>
  %r771 = stablehlo.reverse %c765, dims = [1] : tensor<2x3xf8E4M3FNUZ>
  %c772 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r771, %c772 : tensor<2x3xf8E4M3FNUZ>
  %r773 = stablehlo.slice %c765 [0:2, 0:3:2] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c774 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r773, %c774 : tensor<2x2xf8E4M3FNUZ>
  %r775 = stablehlo.broadcast_in_dim %c765, dims = [2, 0] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2x2xf8E4M3FNUZ>
  %c776 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3FNUZ>
  check.expect_eq %r775, %c776 : tensor<3x2x2xf8E4M3FNUZ>
  %r777 = stablehlo.concatenate %c765, %c765, dim = 0 : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %c778 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3FNUZ>
  check.expect_eq %r777, %c778 : tensor<4x3xf8E4M3FNUZ>
  %r779 = stablehlo.pad %c765, %c766, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x6xf8E4M3FNUZ>
  %c780 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3FNUZ>
  check.expect_eq %r779, %c780 : tensor<3x6xf8E4M3FNUZ>
  %r781 = stablehlo.pad %c765, %c766, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<1x2xf8E4M3FNUZ>
  %c782 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r781, %c782 : tensor<1x2xf8E4M3FNUZ>
  %r783 = stablehlo.dynamic_slice %c765, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  %c784 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r783, %c784 : tensor<1x2xf8E4M3FNUZ>
  %c785 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FNUZ>
  %r786 = stablehlo.dynamic_update_slice %c765, %c785, %c19, %c19 : (tensor<2x3xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
  %c787 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r786, %c787 : tensor<2x3xf8E4M3FNUZ>
  %r788 = stablehlo.dynamic_slice %c765, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  %c789 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r788, %c789 : tensor<1x2xf8E4M3FNUZ>
  %r790 = stablehlo.dynamic_update_slice %c765, %c785, %c25, %c25 : (tensor<2x3xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
  %c791 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r790, %c791 : tensor<2x3xf8E4M3FNUZ>
  %r792 = stablehlo.dynamic_slice %c765, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r792, %c789 : tensor<1x2xf8E4M3FNUZ>
  %r793 = stablehlo.dynamic_update_slice %c765, %c785, %c30, %c30 : (tensor<2x3xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r793, %c791 : tensor<2x3xf8E4M3FNUZ>
  %c794 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3FNUZ>
  %r795 = stablehlo.select %c33, %c765, %c794 : tensor<2x3xi1>, tensor<2x3xf8E4M3FNUZ>
  %c796 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r795, %c796 : tensor<2x3xf8E4M3FNUZ>
  %r797 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FNUZ>
  %c798 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r797, %c798 : tensor<2x3xf8E4M3FNUZ>
  %c799 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
  %r800 = stablehlo.transpose %c799, dims = [1, 0] : (tensor<0x3xf8E4M3FNUZ>) -> tensor<3x0xf8E4M3FNUZ>
  %c801 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FNUZ>
  check.expect_eq %r800, %c801 : tensor<3x0xf8E4M3FNUZ>
  %r802 = stablehlo.concatenate %c799, %c765, dim = 0 : (tensor<0x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r802, %c765 : tensor<2x3xf8E4M3FNUZ>
  %r803 = stablehlo.pad %c799, %c766, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %c804 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r803, %c804 : tensor<2x3xf8E4M3FNUZ>
  %c805 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  %c806 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r807 = stablehlo.transpose %c805, dims = [1, 0] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %c808 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E5M2FNUZ>
  check.expect_eq %r807, %c808 : tensor<3x2xf8E5M2FNUZ>
  %r809 = stablehlo.reshape %c805 : (tensor<2x3xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  %c810 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %r809, %c810 : tensor<6xf8E5M2FNUZ>
  %r811 = stablehlo.reverse %c805, dims = [1] : tensor<2x3xf8E5M2FNUZ>
  %c812 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r811, %c812 : tensor<2x3xf8E5M2FNUZ>
  %r813 = stablehlo.slice %c805 [0:2, 0:3:2] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c814 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r813, %c814 : tensor<2x2xf8E5M2FNUZ>
  %r815 = stablehlo.broadcast_in_dim %c805, dims = [2, 0] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2x2xf8E5M2FNUZ>
  %c816 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E5M2FNUZ>
  check.expect_eq %r815, %c816 : tensor<3x2x2xf8E5M2FNUZ>
  %r817 = stablehlo.concatenate %c805, %c805, dim = 0 : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %c818 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E5M2FNUZ>
  check.expect_eq %r817, %c818 : tensor<4x3xf8E5M2FNUZ>
  %r819 = stablehlo.pad %c805, %c806, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x6xf8E5M2FNUZ>
  %c820 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E5M2FNUZ>
  check.expect_eq %r819, %c820 : tensor<3x6xf8E5M2FNUZ>
  %r821 = stablehlo.pad %c805, %c806, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<1x2xf8E5M2FNUZ>
  %c822 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r821, %c822 : tensor<1x2xf8E5M2FNUZ>
  %r823 = stablehlo.dynamic_slice %c805, %c19, %c19, sizes = [1, 2] : (tensor<2x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  %c824 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r823, %c824 : tensor<1x2xf8E5M2FNUZ>
  %c825 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2FNUZ>
  %r826 = stablehlo.dynamic_update_slice %c805, %c825, %c19, %c19 : (tensor<2x3xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
  %c827 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r826, %c827 : tensor<2x3xf8E5M2FNUZ>
  %r828 = stablehlo.dynamic_slice %c805, %c25, %c25, sizes = [1, 2] : (tensor<2x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  %c829 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r828, %c829 : tensor<1x2xf8E5M2FNUZ>
  %r830 = stablehlo.dynamic_update_slice %c805, %c825, %c25, %c25 : (tensor<2x3xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
  %c831 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r830, %c831 : tensor<2x3xf8E5M2FNUZ>
  %r832 = stablehlo.dynamic_slice %c805, %c30, %c30, sizes = [1, 2] : (tensor<2x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r832, %c829 : tensor<1x2xf8E5M2FNUZ>
  %r833 = stablehlo.dynamic_update_slice %c805, %c825, %c30, %c30 : (tensor<2x3xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r833, %c831 : tensor<2x3xf8E5M2FNUZ>
  %c834 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E5M2FNUZ>
  %r835 = stablehlo.select %c33, %c805, %c834 : tensor<2x3xi1>, tensor<2x3xf8E5M2FNUZ>
  %c836 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r835, %c836 : tensor<2x3xf8E5M2FNUZ>
  %r837 = stablehlo.iota dim = 1 : tensor<2x3xf8E5M2FNUZ>
  %c838 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r837, %c838 : tensor<2x3xf8E5M2FNUZ>
  %c839 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
  %r840 = stablehlo.transpose %c839, dims = [1, 0] : (tensor<0x3xf8E5M2FNUZ>) -> tensor<3x0xf8E5M2FNUZ>
  %c841 = stablehlo.constant dense<> : tensor<3x0xf8E5M2FNUZ>
  check.expect_eq %r840, %c841 : tensor<3x0xf8E5M2FNUZ>
  %r842 = stablehlo.concatenate %c839, %c805, dim = 0 : (tensor<0x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r842, %c805 : tensor<2x3xf8E5M2FNUZ>
  %r843 = stablehlo.pad %c839, %c806, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %c844 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r843, %c844 : tensor<2x3xf8E5M2FNUZ>
  %c845 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  %c846 = stablehlo.constant dense<0> : tensor<i4>
  %r847 = stablehlo.transpose %c845, dims = [1, 0] : (tensor<2x3xi4>) -> tensor<3x2xi4>
  %c848 = stablehlo.constant dense<[[-7, -4], [-6, -3], [-5, -2]]> : tensor<3x2xi4>
  check.expect_eq %r847, %c848 : tensor<3x2xi4>
  %r849 = stablehlo.reshape %c845 : (tensor<2x3xi4>) -> tensor<6xi4>
  %c850 = stablehlo.constant dense<[-7, -6, -5, -4, -3, -2]> : tensor<6xi4>
  check.expect_eq %r849, %c850 : tensor<6xi4>
  %r851 = stablehlo.reverse %c845, dims = [1] : tensor<2x3xi4>
  %c852 = stablehlo.constant dense<[[-5, -6, -7], [-2, -3, -4]]> : tensor<2x3xi4>
  check.expect_eq %r851, %c852 : tensor<2x3xi4>
  %r853 = stablehlo.slice %c845 [0:2, 0:3:2] : (tensor<2x3xi4>) -> tensor<2x2xi4>
  %c854 = stablehlo.constant dense<[[-7, -5], [-4, -2]]> : tensor<2x2xi4>
  check.expect_eq %r853, %c854 : tensor<2x2xi4>
  %r855 = stablehlo.broadcast_in_dim %c845, dims = [2, 0] : (tensor<2x3xi4>) -> tensor<3x2x2xi4>
  %c856 = stablehlo.constant dense<[[[-7, -4], [-7, -4]], [[-6, -3], [-6, -3]], [[-5, -2], [-5, -2]]]> : tensor<3x2x2xi4>
  check.expect_eq %r855, %c856 : tensor<3x2x2xi4>
  %r857 = stablehlo.concatenate %c845, %c845, dim = 0 : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<4x3xi4>
  %c858 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2], [-7, -6, -5], [-4, -3, -2]]> : tensor<4x3xi4>
  check.expect_eq %r857, %c858 : tensor<4x3xi4>
  %r859 = stablehlo.pad %c845, %c846, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<3x6xi4>
  %c860 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [-7, 0, -6, 0, -5, 0], [-4, 0, -3, 0, -2, 0]]> : tensor<3x6xi4>
  check.expect_eq %r859, %c860 : tensor<3x6xi4>
  %r861 = stablehlo.pad %c845, %c846, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi4>, tensor<i4>) -> tensor<1x2xi4>
  %c862 = stablehlo.constant dense<[[-6, -5]]> : tensor<1x2xi4>
  check.expect_eq %r861, %c862 : tensor<1x2xi4>
  %r863 = stablehlo.dynamic_slice %c845, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  %c864 = stablehlo.constant dense<[[-7, -6]]> : tensor<1x2xi4>
  check.expect_eq %r863, %c864 : tensor<1x2xi4>
  %c865 = stablehlo.constant dense<[[-5, -4]]> : tensor<1x2xi4>
  %r866 = stablehlo.dynamic_update_slice %c845, %c865, %c19, %c19 : (tensor<2x3xi4>, tensor<1x2xi4>, tensor<i32>, tensor<i32>) -> tensor<2x3xi4>
  %c867 = stablehlo.constant dense<[[-5, -4, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  check.expect_eq %r866, %c867 : tensor<2x3xi4>
  %r868 = stablehlo.dynamic_slice %c845, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  %c869 = stablehlo.constant dense<[[-3, -2]]> : tensor<1x2xi4>
  check.expect_eq %r868, %c869 : tensor<1x2xi4>
  %r870 = stablehlo.dynamic_update_slice %c845, %c865, %c25, %c25 : (tensor<2x3xi4>, tensor<1x2xi4>, tensor<i32>, tensor<i32>) -> tensor<2x3xi4>
  %c871 = stablehlo.constant dense<[[-7, -6, -5], [-4, -5, -4]]> : tensor<2x3xi4>
  check.expect_eq %r870, %c871 : tensor<2x3xi4>
  %r872 = stablehlo.dynamic_slice %c845, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  check.expect_eq %r872, %c869 : tensor<1x2xi4>
  %r873 = stablehlo.dynamic_update_slice %c845, %c865, %c30, %c30 : (tensor<2x3xi4>, tensor<1x2xi4>, tensor<i32>, tensor<i32>) -> tensor<2x3xi4>
  check.expect_eq %r873, %c871 : tensor<2x3xi4>
  %c874 = stablehlo.constant dense<[[-6, -5, -4], [-3, -2, -1]]> : tensor<2x3xi4>
  %r875 = stablehlo.select %c33, %c845, %c874 : tensor<2x3xi1>, tensor<2x3xi4>
  %c876 = stablehlo.constant dense<[[-7, -5, -5], [-4, -2, -2]]> : tensor<2x3xi4>
  check.expect_eq %r875, %c876 : tensor<2x3xi4>
  %r877 = stablehlo.iota dim = 1 : tensor<2x3xi4>
  %c878 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi4>
  check.expect_eq %r877, %c878 : tensor<2x3xi4>
  %c879 = stablehlo.constant dense<> : tensor<0x3xi4>
  %r880 = stablehlo.transpose %c879, dims = [1, 0] : (tensor<0x3xi4>) -> tensor<3x0xi4>
  %c881 = stablehlo.constant dense<> : tensor<3x0xi4>
  check.expect_eq %r880, %c881 : tensor<3x0xi4>
  %r882 = stablehlo.concatenate %c879, %c845, dim = 0 : (tensor<0x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  check.expect_eq %r882, %c845 : tensor<2x3xi4>
  %r883 = stablehlo.pad %c879, %c846, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi4>, tensor<i4>) -> tensor<2x3xi4>
  %c884 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi4>
  check.expect_eq %r883, %c884 : tensor<2x3xi4>
  %c885 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui4>
  %c886 = stablehlo.constant dense<0> : tensor<ui4>
  %r887 = stablehlo.transpose %c885, dims = [1, 0] : (tensor<2x3xui4>) -> tensor<3x2xui4>
  %c888 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui4>
  check.expect_eq %r887, %c888 : tensor<3x2xui4>
  %r889 = stablehlo.reshape %c885 : (tensor<2x3xui4>) -> tensor<6xui4>
  %c890 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui4>
  check.expect_eq %r889, %c890 : tensor<6xui4>
  %r891 = stablehlo.reverse %c885, dims = [1] : tensor<2x3xui4>
  %c892 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui4>
  check.expect_eq %r891, %c892 : tensor<2x3xui4>
  %r893 = stablehlo.slice %c885 [0:2, 0:3:2] : (tensor<2x3xui4>) -> tensor<2x2xui4>
  %c894 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui4>
  check.expect_eq %r893, %c894 : tensor<2x2xui4>
  %r895 = stablehlo.broadcast_in_dim %c885, dims = [2, 0] : (tensor<2x3xui4>) -> tensor<3x2x2xui4>
  %c896 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui4>
  check.expect_eq %r895, %c896 : tensor<3x2x2xui4>
  %r897 = stablehlo.concatenate %c885, %c885, dim = 0 : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<4x3xui4>
  %c898 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui4>
  check.expect_eq %r897, %c898 : tensor<4x3xui4>
  %r899 = stablehlo.pad %c885, %c886, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<3x6xui4>
  %c900 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui4>
  check.expect_eq %r899, %c900 : tensor<3x6xui4>
  %r901 = stablehlo.pad %c885, %c886, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<1x2xui4>
  %c902 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui4>
  check.expect_eq %r901, %c902 : tensor<1x2xui4>
  %r903 = stablehlo.dynamic_slice %c885, %c19, %c19, sizes = [1, 2] : (tensor<2x3xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  %c904 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui4>
  check.expect_eq %r903, %c904 : tensor<1x2xui4>
  %c905 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui4>
  %r906 = stablehlo.dynamic_update_slice %c885, %c905, %c19, %c19 : (tensor<2x3xui4>, tensor<1x2xui4>, tensor<i32>, tensor<i32>) -> tensor<2x3xui4>
  %c907 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui4>
  check.expect_eq %r906, %c907 : tensor<2x3xui4>
  %r908 = stablehlo.dynamic_slice %c885, %c25, %c25, sizes = [1, 2] : (tensor<2x3xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  %c909 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui4>
  check.expect_eq %r908, %c909 : tensor<1x2xui4>
  %r910 = stablehlo.dynamic_update_slice %c885, %c905, %c25, %c25 : (tensor<2x3xui4>, tensor<1x2xui4>, tensor<i32>, tensor<i32>) -> tensor<2x3xui4>
  %c911 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui4>
  check.expect_eq %r910, %c911 : tensor<2x3xui4>
  %r912 = stablehlo.dynamic_slice %c885, %c30, %c30, sizes = [1, 2] : (tensor<2x3xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  check.expect_eq %r912, %c909 : tensor<1x2xui4>
  %r913 = stablehlo.dynamic_update_slice %c885, %c905, %c30, %c30 : (tensor<2x3xui4>, tensor<1x2xui4>, tensor<i32>, tensor<i32>) -> tensor<2x3xui4>
  check.expect_eq %r913, %c911 : tensor<2x3xui4>
  %c914 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui4>
  %r915 = stablehlo.select %c33, %c885, %c914 : tensor<2x3xi1>, tensor<2x3xui4>
  %c916 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui4>
  check.expect_eq %r915, %c916 : tensor<2x3xui4>
  %r917 = stablehlo.iota dim = 1 : tensor<2x3xui4>
  %c918 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui4>
  check.expect_eq %r917, %c918 : tensor<2x3xui4>
  %c919 = stablehlo.constant dense<> : tensor<0x3xui4>
  %r920 = stablehlo.transpose %c919, dims = [1, 0] : (tensor<0x3xui4>) -> tensor<3x0xui4>
  %c921 = stablehlo.constant dense<> : tensor<3x0xui4>
  check.expect_eq %r920, %c921 : tensor<3x0xui4>
  %r922 = stablehlo.concatenate %c919, %c885, dim = 0 : (tensor<0x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
  check.expect_eq %r922, %c885 : tensor<2x3xui4>
  %r923 = stablehlo.pad %c919, %c886, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui4>, tensor<ui4>) -> tensor<2x3xui4>
  %c924 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui4>
  check.expect_eq %r923, %c924 : tensor<2x3xui4>
  %c925 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  %c926 = stablehlo.constant dense<0> : tensor<i2>
  %r927 = stablehlo.transpose %c925, dims = [1, 0] : (tensor<2x3xi2>) -> tensor<3x2xi2>
  %c928 = stablehlo.constant dense<[[-1, -2], [0, -1], [1, 0]]> : tensor<3x2xi2>
  check.expect_eq %r927, %c928 : tensor<3x2xi2>
  %r929 = stablehlo.reshape %c925 : (tensor<2x3xi2>) -> tensor<6xi2>
  %c930 = stablehlo.constant dense<[-1, 0, 1, -2, -1, 0]> : tensor<6xi2>
  check.expect_eq %r929, %c930 : tensor<6xi2>
  %r931 = stablehlo.reverse %c925, dims = [1] : tensor<2x3xi2>
  %c932 = stablehlo.constant dense<[[1, 0, -1], [0, -1, -2]]> : tensor<2x3xi2>
  check.expect_eq %r931, %c932 : tensor<2x3xi2>
  %r933 = stablehlo.slice %c925 [0:2, 0:3:2] : (tensor<2x3xi2>) -> tensor<2x2xi2>
  %c934 = stablehlo.constant dense<[[-1, 1], [-2, 0]]> : tensor<2x2xi2>
  check.expect_eq %r933, %c934 : tensor<2x2xi2>
  %r935 = stablehlo.broadcast_in_dim %c925, dims = [2, 0] : (tensor<2x3xi2>) -> tensor<3x2x2xi2>
  %c936 = stablehlo.constant dense<[[[-1, -2], [-1, -2]], [[0, -1], [0, -1]], [[1, 0], [1, 0]]]> : tensor<3x2x2xi2>
  check.expect_eq %r935, %c936 : tensor<3x2x2xi2>
  %r937 = stablehlo.concatenate %c925, %c925, dim = 0 : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<4x3xi2>
  %c938 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0], [-1, 0, 1], [-2, -1, 0]]> : tensor<4x3xi2>
  check.expect_eq %r937, %c938 : tensor<4x3xi2>
  %r939 = stablehlo.pad %c925, %c926, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<3x6xi2>
  %c940 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [-1, 0, 0, 0, 1, 0], [-2, 0, -1, 0, 0, 0]]> : tensor<3x6xi2>
  check.expect_eq %r939, %c940 : tensor<3x6xi2>
  %r941 = stablehlo.pad %c925, %c926, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi2>, tensor<i2>) -> tensor<1x2xi2>
  %c942 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi2>
  check.expect_eq %r941, %c942 : tensor<1x2xi2>
  %r943 = stablehlo.dynamic_slice %c925, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  %c944 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi2>
  check.expect_eq %r943, %c944 : tensor<1x2xi2>
  %c945 = stablehlo.constant dense<[[1, -2]]> : tensor<1x2xi2>
  %r946 = stablehlo.dynamic_update_slice %c925, %c945, %c19, %c19 : (tensor<2x3xi2>, tensor<1x2xi2>, tensor<i32>, tensor<i32>) -> tensor<2x3xi2>
  %c947 = stablehlo.constant dense<[[1, -2, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  check.expect_eq %r946, %c947 : tensor<2x3xi2>
  %r948 = stablehlo.dynamic_slice %c925, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  check.expect_eq %r948, %c944 : tensor<1x2xi2>
  %r949 = stablehlo.dynamic_update_slice %c925, %c945, %c25, %c25 : (tensor<2x3xi2>, tensor<1x2xi2>, tensor<i32>, tensor<i32>) -> tensor<2x3xi2>
  %c950 = stablehlo.constant dense<[[-1, 0, 1], [-2, 1, -2]]> : tensor<2x3xi2>
  check.expect_eq %r949, %c950 : tensor<2x3xi2>
  %r951 = stablehlo.dynamic_slice %c925, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  check.expect_eq %r951, %c944 : tensor<1x2xi2>
  %r952 = stablehlo.dynamic_update_slice %c925, %c945, %c30, %c30 : (tensor<2x3xi2>, tensor<1x2xi2>, tensor<i32>, tensor<i32>) -> tensor<2x3xi2>
  check.expect_eq %r952, %c950 : tensor<2x3xi2>
  %c953 = stablehlo.constant dense<[[0, 1, -2], [-1, 0, 1]]> : tensor<2x3xi2>
  %r954 = stablehlo.select %c33, %c925, %c953 : tensor<2x3xi1>, tensor<2x3xi2>
  %c955 = stablehlo.constant dense<[[-1, 1, 1], [-2, 0, 0]]> : tensor<2x3xi2>
  check.expect_eq %r954, %c955 : tensor<2x3xi2>
  %r956 = stablehlo.iota dim = 1 : tensor<2x2xi2>
  %c957 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi2>
  check.expect_eq %r956, %c957 : tensor<2x2xi2>
  %c958 = stablehlo.constant dense<> : tensor<0x3xi2>
  %r959 = stablehlo.transpose %c958, dims = [1, 0] : (tensor<0x3xi2>) -> tensor<3x0xi2>
  %c960 = stablehlo.constant dense<> : tensor<3x0xi2>
  check.expect_eq %r959, %c960 : tensor<3x0xi2>
  %r961 = stablehlo.concatenate %c958, %c925, dim = 0 : (tensor<0x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
  check.expect_eq %r961, %c925 : tensor<2x3xi2>
  %r962 = stablehlo.pad %c958, %c926, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi2>, tensor<i2>) -> tensor<2x3xi2>
  %c963 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi2>
  check.expect_eq %r962, %c963 : tensor<2x3xi2>
  %c964 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2]]> : tensor<2x3xui2>
  %c965 = stablehlo.constant dense<0> : tensor<ui2>
  %r966 = stablehlo.transpose %c964, dims = [1, 0] : (tensor<2x3xui2>) -> tensor<3x2xui2>
  %c967 = stablehlo.constant dense<[[1, 0], [2, 1], [3, 2]]> : tensor<3x2xui2>
  check.expect_eq %r966, %c967 : tensor<3x2xui2>
  %r968 = stablehlo.reshape %c964 : (tensor<2x3xui2>) -> tensor<6xui2>
  %c969 = stablehlo.constant dense<[1, 2, 3, 0, 1, 2]> : tensor<6xui2>
  check.expect_eq %r968, %c969 : tensor<6xui2>
  %r970 = stablehlo.reverse %c964, dims = [1] : tensor<2x3xui2>
  %c971 = stablehlo.constant dense<[[3, 2, 1], [2, 1, 0]]> : tensor<2x3xui2>
  check.expect_eq %r970, %c971 : tensor<2x3xui2>
  %r972 = stablehlo.slice %c964 [0:2, 0:3:2] : (tensor<2x3xui2>) -> tensor<2x2xui2>
  %c973 = stablehlo.constant dense<[[1, 3], [0, 2]]> : tensor<2x2xui2>
  check.expect_eq %r972, %c973 : tensor<2x2xui2>
  %r974 = stablehlo.broadcast_in_dim %c964, dims = [2, 0] : (tensor<2x3xui2>) -> tensor<3x2x2xui2>
  %c975 = stablehlo.constant dense<[[[1, 0], [1, 0]], [[2, 1], [2, 1]], [[3, 2], [3, 2]]]> : tensor<3x2x2xui2>
  check.expect_eq %r974, %c975 : tensor<3x2x2xui2>
  %r976 = stablehlo.concatenate %c964, %c964, dim = 0 : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<4x3xui2>
  %c977 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2], [1, 2, 3], [0, 1, 2]]> : tensor<4x3xui2>
  check.expect_eq %r976, %c977 : tensor<4x3xui2>
  %r978 = stablehlo.pad %c964, %c965, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<3x6xui2>
  %c979 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [0, 0, 1, 0, 2, 0]]> : tensor<3x6xui2>
  check.expect_eq %r978, %c979 : tensor<3x6xui2>
  %r980 = stablehlo.pad %c964, %c965, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<1x2xui2>
  %c981 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui2>
  check.expect_eq %r980, %c981 : tensor<1x2xui2>
  %r982 = stablehlo.dynamic_slice %c964, %c19, %c19, sizes = [1, 2] : (tensor<2x3xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  %c983 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui2>
  check.expect_eq %r982, %c983 : tensor<1x2xui2>
  %c984 = stablehlo.constant dense<[[3, 0]]> : tensor<1x2xui2>
  %r985 = stablehlo.dynamic_update_slice %c964, %c984, %c19, %c19 : (tensor<2x3xui2>, tensor<1x2xui2>, tensor<i32>, tensor<i32>) -> tensor<2x3xui2>
  %c986 = stablehlo.constant dense<[[3, 0, 3], [0, 1, 2]]> : tensor<2x3xui2>
  check.expect_eq %r985, %c986 : tensor<2x3xui2>
  %r987 = stablehlo.dynamic_slice %c964, %c25, %c25, sizes = [1, 2] : (tensor<2x3xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  check.expect_eq %r987, %c983 : tensor<1x2xui2>
  %r988 = stablehlo.dynamic_update_slice %c964, %c984, %c25, %c25 : (tensor<2x3xui2>, tensor<1x2xui2>, tensor<i32>, tensor<i32>) -> tensor<2x3xui2>
  %c989 = stablehlo.constant dense<[[1, 2, 3], [0, 3, 0]]> : tensor<2x3xui2>
  check.expect_eq %r988, %c989 : tensor<2x3xui2>
  %r990 = stablehlo.dynamic_slice %c964, %c30, %c30, sizes = [1, 2] : (tensor<2x3xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  check.expect_eq %r990, %c983 : tensor<1x2xui2>
  %r991 = stablehlo.dynamic_update_slice %c964, %c984, %c30, %c30 : (tensor<2x3xui2>, tensor<1x2xui2>, tensor<i32>, tensor<i32>) -> tensor<2x3xui2>
  check.expect_eq %r991, %c989 : tensor<2x3xui2>
  %c992 = stablehlo.constant dense<[[2, 3, 0], [1, 2, 3]]> : tensor<2x3xui2>
  %r993 = stablehlo.select %c33, %c964, %c992 : tensor<2x3xi1>, tensor<2x3xui2>
  %c994 = stablehlo.constant dense<[[1, 3, 3], [0, 2, 2]]> : tensor<2x3xui2>
  check.expect_eq %r993, %c994 : tensor<2x3xui2>
  %r995 = stablehlo.iota dim = 1 : tensor<2x3xui2>
  %c996 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui2>
  check.expect_eq %r995, %c996 : tensor<2x3xui2>
  %c997 = stablehlo.constant dense<> : tensor<0x3xui2>
  %r998 = stablehlo.transpose %c997, dims = [1, 0] : (tensor<0x3xui2>) -> tensor<3x0xui2>
  %c999 = stablehlo.constant dense<> : tensor<3x0xui2>
  check.expect_eq %r998, %c999 : tensor<3x0xui2>
  %r1000 = stablehlo.concatenate %c997, %c964, dim = 0 : (tensor<0x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
  check.expect_eq %r1000, %c964 : tensor<2x3xui2>
  %r1001 = stablehlo.pad %c997, %c965, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui2>, tensor<ui2>) -> tensor<2x3xui2>
  %c1002 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui2>
  check.expect_eq %r1001, %c1002 : tensor<2x3xui2>
  %c1003 = stablehlo.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  %c1004 = stablehlo.constant dense<false> : tensor<i1>
  %r1005 = stablehlo.transpose %c1003, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %c1006 = stablehlo.constant dense<[[false, false], [false, false], [true, true]]> : tensor<3x2xi1>
  check.expect_eq %r1005, %c1006 : tensor<3x2xi1>
  %r1007 = stablehlo.reshape %c1003 : (tensor<2x3xi1>) -> tensor<6xi1>
  %c1008 = stablehlo.constant dense<[false, false, true, false, false, true]> : tensor<6xi1>
  check.expect_eq %r1007, %c1008 : tensor<6xi1>
  %r1009 = stablehlo.reverse %c1003, dims = [1] : tensor<2x3xi1>
  %c1010 = stablehlo.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  check.expect_eq %r1009, %c1010 : tensor<2x3xi1>
  %r1011 = stablehlo.slice %c1003 [0:2, 0:3:2] : (tensor<2x3xi1>) -> tensor<2x2xi1>
  %c1012 = stablehlo.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
  check.expect_eq %r1011, %c1012 : tensor<2x2xi1>
  %r1013 = stablehlo.broadcast_in_dim %c1003, dims = [2, 0] : (tensor<2x3xi1>) -> tensor<3x2x2xi1>
  %c1014 = stablehlo.constant dense<[[[false, false], [false, false]], [[false, false], [false, false]], [[true, true], [true, true]]]> : tensor<3x2x2xi1>
  check.expect_eq %r1013, %c1014 : tensor<3x2x2xi1>
  %r1015 = stablehlo.concatenate %c1003, %c1003, dim = 0 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<4x3xi1>
  %c1016 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true], [false, false, true]]> : tensor<4x3xi1>
  check.expect_eq %r1015, %c1016 : tensor<4x3xi1>
  %r1017 = stablehlo.pad %c1003, %c1004, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3x6xi1>
  %c1018 = stablehlo.constant dense<[[false, false, false, false, false, false], [false, false, false, false, true, false], [false, false, false, false, true, false]]> : tensor<3x6xi1>
  check.expect_eq %r1017, %c1018 : tensor<3x6xi1>
  %r1019 = stablehlo.pad %c1003, %c1004, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %c1020 = stablehlo.constant dense<[[false, true]]> : tensor<1x2xi1>
  check.expect_eq %r1019, %c1020 : tensor<1x2xi1>
  %r1021 = stablehlo.dynamic_slice %c1003, %c19, %c19, sizes = [1, 2] : (tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  %c1022 = stablehlo.constant dense<[[false, false]]> : tensor<1x2xi1>
  check.expect_eq %r1021, %c1022 : tensor<1x2xi1>
  %c1023 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %r1024 = stablehlo.dynamic_update_slice %c1003, %c1023, %c19, %c19 : (tensor<2x3xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
  %c1025 = stablehlo.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  check.expect_eq %r1024, %c1025 : tensor<2x3xi1>
  %r1026 = stablehlo.dynamic_slice %c1003, %c25, %c25, sizes = [1, 2] : (tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  check.expect_eq %r1026, %c1020 : tensor<1x2xi1>
  %r1027 = stablehlo.dynamic_update_slice %c1003, %c1023, %c25, %c25 : (tensor<2x3xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
  %c1028 = stablehlo.constant dense<[[false, false, true], [false, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r1027, %c1028 : tensor<2x3xi1>
  %r1029 = stablehlo.dynamic_slice %c1003, %c30, %c30, sizes = [1, 2] : (tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  check.expect_eq %r1029, %c1020 : tensor<1x2xi1>
  %r1030 = stablehlo.dynamic_update_slice %c1003, %c1023, %c30, %c30 : (tensor<2x3xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
  check.expect_eq %r1030, %c1028 : tensor<2x3xi1>
  %c1031 = stablehlo.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %r1032 = stablehlo.select %c33, %c1003, %c1031 : tensor<2x3xi1>, tensor<2x3xi1>
  %c1033 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r1032, %c1033 : tensor<2x3xi1>
  %c1034 = stablehlo.constant dense<> : tensor<0x3xi1>
  %r1035 = stablehlo.transpose %c1034, dims = [1, 0] : (tensor<0x3xi1>) -> tensor<3x0xi1>
  %c1036 = stablehlo.constant dense<> : tensor<3x0xi1>
  check.expect_eq %r1035, %c1036 : tensor<3x0xi1>
  %r1037 = stablehlo.concatenate %c1034, %c1003, dim = 0 : (tensor<0x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  check.expect_eq %r1037, %c1003 : tensor<2x3xi1>
  %r1038 = stablehlo.pad %c1034, %c1004, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %c1039 = stablehlo.constant dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>
  check.expect_eq %r1038, %c1039 : tensor<2x3xi1>
  return
}

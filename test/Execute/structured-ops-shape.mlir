// RUN: gspmd-run %s --no-partition
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
  %c28 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf16>
  %r29 = stablehlo.dynamic_update_slice %c1, %c28, %c25, %c25 : (tensor<2x3xf16>, tensor<1x2xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>
  %c30 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf16>
  check.expect_eq %r29, %c30 : tensor<2x3xf16>
  %c31 = stablehlo.constant dense<7> : tensor<i32>
  %r32 = stablehlo.dynamic_slice %c1, %c31, %c31, sizes = [1, 2] : (tensor<2x3xf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xf16>
  %c33 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf16>
  check.expect_eq %r32, %c33 : tensor<1x2xf16>
  %c34 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf16>
  %r35 = stablehlo.dynamic_update_slice %c1, %c34, %c31, %c31 : (tensor<2x3xf16>, tensor<1x2xf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xf16>
  %c36 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf16>
  check.expect_eq %r35, %c36 : tensor<2x3xf16>
  %c37 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c38 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf16>
  %r39 = stablehlo.select %c37, %c1, %c38 : tensor<2x3xi1>, tensor<2x3xf16>
  %c40 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf16>
  check.expect_eq %r39, %c40 : tensor<2x3xf16>
  %r41 = stablehlo.iota dim = 1 : tensor<2x3xf16>
  %c42 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf16>
  check.expect_eq %r41, %c42 : tensor<2x3xf16>
  %c43 = stablehlo.constant dense<> : tensor<0x3xf16>
  %r44 = stablehlo.transpose %c43, dims = [1, 0] : (tensor<0x3xf16>) -> tensor<3x0xf16>
  %c45 = stablehlo.constant dense<> : tensor<3x0xf16>
  check.expect_eq %r44, %c45 : tensor<3x0xf16>
  %r46 = stablehlo.concatenate %c43, %c1, dim = 0 : (tensor<0x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %c47 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  check.expect_eq %r46, %c47 : tensor<2x3xf16>
  %r48 = stablehlo.pad %c43, %c2, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf16>, tensor<f16>) -> tensor<2x3xf16>
  %c49 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf16>
  check.expect_eq %r48, %c49 : tensor<2x3xf16>
  %c50 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  %c51 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r52 = stablehlo.transpose %c50, dims = [1, 0] : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
  %c53 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xbf16>
  check.expect_eq %r52, %c53 : tensor<3x2xbf16>
  %r54 = stablehlo.reshape %c50 : (tensor<2x3xbf16>) -> tensor<6xbf16>
  %c55 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xbf16>
  check.expect_eq %r54, %c55 : tensor<6xbf16>
  %r56 = stablehlo.reverse %c50, dims = [1] : tensor<2x3xbf16>
  %c57 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xbf16>
  check.expect_eq %r56, %c57 : tensor<2x3xbf16>
  %r58 = stablehlo.slice %c50 [0:2, 0:3:2] : (tensor<2x3xbf16>) -> tensor<2x2xbf16>
  %c59 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xbf16>
  check.expect_eq %r58, %c59 : tensor<2x2xbf16>
  %r60 = stablehlo.broadcast_in_dim %c50, dims = [2, 0] : (tensor<2x3xbf16>) -> tensor<3x2x2xbf16>
  %c61 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xbf16>
  check.expect_eq %r60, %c61 : tensor<3x2x2xbf16>
  %r62 = stablehlo.concatenate %c50, %c50, dim = 0 : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<4x3xbf16>
  %c63 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xbf16>
  check.expect_eq %r62, %c63 : tensor<4x3xbf16>
  %r64 = stablehlo.pad %c50, %c51, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<3x6xbf16>
  %c65 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xbf16>
  check.expect_eq %r64, %c65 : tensor<3x6xbf16>
  %r66 = stablehlo.pad %c50, %c51, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<1x2xbf16>
  %c67 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xbf16>
  check.expect_eq %r66, %c67 : tensor<1x2xbf16>
  %c68 = stablehlo.constant dense<-5> : tensor<i32>
  %r69 = stablehlo.dynamic_slice %c50, %c68, %c68, sizes = [1, 2] : (tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  %c70 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xbf16>
  check.expect_eq %r69, %c70 : tensor<1x2xbf16>
  %c71 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xbf16>
  %r72 = stablehlo.dynamic_update_slice %c50, %c71, %c68, %c68 : (tensor<2x3xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
  %c73 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  check.expect_eq %r72, %c73 : tensor<2x3xbf16>
  %c74 = stablehlo.constant dense<1> : tensor<i32>
  %r75 = stablehlo.dynamic_slice %c50, %c74, %c74, sizes = [1, 2] : (tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  %c76 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xbf16>
  check.expect_eq %r75, %c76 : tensor<1x2xbf16>
  %c77 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xbf16>
  %r78 = stablehlo.dynamic_update_slice %c50, %c77, %c74, %c74 : (tensor<2x3xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
  %c79 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xbf16>
  check.expect_eq %r78, %c79 : tensor<2x3xbf16>
  %c80 = stablehlo.constant dense<7> : tensor<i32>
  %r81 = stablehlo.dynamic_slice %c50, %c80, %c80, sizes = [1, 2] : (tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x2xbf16>
  %c82 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xbf16>
  check.expect_eq %r81, %c82 : tensor<1x2xbf16>
  %c83 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xbf16>
  %r84 = stablehlo.dynamic_update_slice %c50, %c83, %c80, %c80 : (tensor<2x3xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<2x3xbf16>
  %c85 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xbf16>
  check.expect_eq %r84, %c85 : tensor<2x3xbf16>
  %c86 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c87 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xbf16>
  %r88 = stablehlo.select %c86, %c50, %c87 : tensor<2x3xi1>, tensor<2x3xbf16>
  %c89 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xbf16>
  check.expect_eq %r88, %c89 : tensor<2x3xbf16>
  %r90 = stablehlo.iota dim = 1 : tensor<2x3xbf16>
  %c91 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xbf16>
  check.expect_eq %r90, %c91 : tensor<2x3xbf16>
  %c92 = stablehlo.constant dense<> : tensor<0x3xbf16>
  %r93 = stablehlo.transpose %c92, dims = [1, 0] : (tensor<0x3xbf16>) -> tensor<3x0xbf16>
  %c94 = stablehlo.constant dense<> : tensor<3x0xbf16>
  check.expect_eq %r93, %c94 : tensor<3x0xbf16>
  %r95 = stablehlo.concatenate %c92, %c50, dim = 0 : (tensor<0x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %c96 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xbf16>
  check.expect_eq %r95, %c96 : tensor<2x3xbf16>
  %r97 = stablehlo.pad %c92, %c51, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xbf16>, tensor<bf16>) -> tensor<2x3xbf16>
  %c98 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xbf16>
  check.expect_eq %r97, %c98 : tensor<2x3xbf16>
  %c99 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %c100 = stablehlo.constant dense<0.0> : tensor<f32>
  %r101 = stablehlo.transpose %c99, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %c102 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf32>
  check.expect_eq %r101, %c102 : tensor<3x2xf32>
  %r103 = stablehlo.reshape %c99 : (tensor<2x3xf32>) -> tensor<6xf32>
  %c104 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  check.expect_eq %r103, %c104 : tensor<6xf32>
  %r105 = stablehlo.reverse %c99, dims = [1] : tensor<2x3xf32>
  %c106 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf32>
  check.expect_eq %r105, %c106 : tensor<2x3xf32>
  %r107 = stablehlo.slice %c99 [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  %c108 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf32>
  check.expect_eq %r107, %c108 : tensor<2x2xf32>
  %r109 = stablehlo.broadcast_in_dim %c99, dims = [2, 0] : (tensor<2x3xf32>) -> tensor<3x2x2xf32>
  %c110 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf32>
  check.expect_eq %r109, %c110 : tensor<3x2x2xf32>
  %r111 = stablehlo.concatenate %c99, %c99, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %c112 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf32>
  check.expect_eq %r111, %c112 : tensor<4x3xf32>
  %r113 = stablehlo.pad %c99, %c100, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x6xf32>
  %c114 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf32>
  check.expect_eq %r113, %c114 : tensor<3x6xf32>
  %r115 = stablehlo.pad %c99, %c100, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<1x2xf32>
  %c116 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf32>
  check.expect_eq %r115, %c116 : tensor<1x2xf32>
  %c117 = stablehlo.constant dense<-5> : tensor<i32>
  %r118 = stablehlo.dynamic_slice %c99, %c117, %c117, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %c119 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  check.expect_eq %r118, %c119 : tensor<1x2xf32>
  %c120 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf32>
  %r121 = stablehlo.dynamic_update_slice %c99, %c120, %c117, %c117 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %c122 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r121, %c122 : tensor<2x3xf32>
  %c123 = stablehlo.constant dense<1> : tensor<i32>
  %r124 = stablehlo.dynamic_slice %c99, %c123, %c123, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %c125 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf32>
  check.expect_eq %r124, %c125 : tensor<1x2xf32>
  %c126 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf32>
  %r127 = stablehlo.dynamic_update_slice %c99, %c126, %c123, %c123 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %c128 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf32>
  check.expect_eq %r127, %c128 : tensor<2x3xf32>
  %c129 = stablehlo.constant dense<7> : tensor<i32>
  %r130 = stablehlo.dynamic_slice %c99, %c129, %c129, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %c131 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf32>
  check.expect_eq %r130, %c131 : tensor<1x2xf32>
  %c132 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf32>
  %r133 = stablehlo.dynamic_update_slice %c99, %c132, %c129, %c129 : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %c134 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf32>
  check.expect_eq %r133, %c134 : tensor<2x3xf32>
  %c135 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c136 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf32>
  %r137 = stablehlo.select %c135, %c99, %c136 : tensor<2x3xi1>, tensor<2x3xf32>
  %c138 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r137, %c138 : tensor<2x3xf32>
  %r139 = stablehlo.iota dim = 1 : tensor<2x3xf32>
  %c140 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  check.expect_eq %r139, %c140 : tensor<2x3xf32>
  %c141 = stablehlo.constant dense<> : tensor<0x3xf32>
  %r142 = stablehlo.transpose %c141, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
  %c143 = stablehlo.constant dense<> : tensor<3x0xf32>
  check.expect_eq %r142, %c143 : tensor<3x0xf32>
  %r144 = stablehlo.concatenate %c141, %c99, dim = 0 : (tensor<0x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %c145 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq %r144, %c145 : tensor<2x3xf32>
  %r146 = stablehlo.pad %c141, %c100, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  %c147 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf32>
  check.expect_eq %r146, %c147 : tensor<2x3xf32>
  %c148 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %c149 = stablehlo.constant dense<0.0> : tensor<f64>
  %r150 = stablehlo.transpose %c148, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %c151 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf64>
  check.expect_eq %r150, %c151 : tensor<3x2xf64>
  %r152 = stablehlo.reshape %c148 : (tensor<2x3xf64>) -> tensor<6xf64>
  %c153 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf64>
  check.expect_eq %r152, %c153 : tensor<6xf64>
  %r154 = stablehlo.reverse %c148, dims = [1] : tensor<2x3xf64>
  %c155 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf64>
  check.expect_eq %r154, %c155 : tensor<2x3xf64>
  %r156 = stablehlo.slice %c148 [0:2, 0:3:2] : (tensor<2x3xf64>) -> tensor<2x2xf64>
  %c157 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf64>
  check.expect_eq %r156, %c157 : tensor<2x2xf64>
  %r158 = stablehlo.broadcast_in_dim %c148, dims = [2, 0] : (tensor<2x3xf64>) -> tensor<3x2x2xf64>
  %c159 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf64>
  check.expect_eq %r158, %c159 : tensor<3x2x2xf64>
  %r160 = stablehlo.concatenate %c148, %c148, dim = 0 : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<4x3xf64>
  %c161 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf64>
  check.expect_eq %r160, %c161 : tensor<4x3xf64>
  %r162 = stablehlo.pad %c148, %c149, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<3x6xf64>
  %c163 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf64>
  check.expect_eq %r162, %c163 : tensor<3x6xf64>
  %r164 = stablehlo.pad %c148, %c149, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf64>, tensor<f64>) -> tensor<1x2xf64>
  %c165 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf64>
  check.expect_eq %r164, %c165 : tensor<1x2xf64>
  %c166 = stablehlo.constant dense<-5> : tensor<i32>
  %r167 = stablehlo.dynamic_slice %c148, %c166, %c166, sizes = [1, 2] : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  %c168 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf64>
  check.expect_eq %r167, %c168 : tensor<1x2xf64>
  %c169 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf64>
  %r170 = stablehlo.dynamic_update_slice %c148, %c169, %c166, %c166 : (tensor<2x3xf64>, tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  %c171 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  check.expect_eq %r170, %c171 : tensor<2x3xf64>
  %c172 = stablehlo.constant dense<1> : tensor<i32>
  %r173 = stablehlo.dynamic_slice %c148, %c172, %c172, sizes = [1, 2] : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  %c174 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf64>
  check.expect_eq %r173, %c174 : tensor<1x2xf64>
  %c175 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf64>
  %r176 = stablehlo.dynamic_update_slice %c148, %c175, %c172, %c172 : (tensor<2x3xf64>, tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  %c177 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf64>
  check.expect_eq %r176, %c177 : tensor<2x3xf64>
  %c178 = stablehlo.constant dense<7> : tensor<i32>
  %r179 = stablehlo.dynamic_slice %c148, %c178, %c178, sizes = [1, 2] : (tensor<2x3xf64>, tensor<i32>, tensor<i32>) -> tensor<1x2xf64>
  %c180 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf64>
  check.expect_eq %r179, %c180 : tensor<1x2xf64>
  %c181 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf64>
  %r182 = stablehlo.dynamic_update_slice %c148, %c181, %c178, %c178 : (tensor<2x3xf64>, tensor<1x2xf64>, tensor<i32>, tensor<i32>) -> tensor<2x3xf64>
  %c183 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf64>
  check.expect_eq %r182, %c183 : tensor<2x3xf64>
  %c184 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c185 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf64>
  %r186 = stablehlo.select %c184, %c148, %c185 : tensor<2x3xi1>, tensor<2x3xf64>
  %c187 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf64>
  check.expect_eq %r186, %c187 : tensor<2x3xf64>
  %r188 = stablehlo.iota dim = 1 : tensor<2x3xf64>
  %c189 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf64>
  check.expect_eq %r188, %c189 : tensor<2x3xf64>
  %c190 = stablehlo.constant dense<> : tensor<0x3xf64>
  %r191 = stablehlo.transpose %c190, dims = [1, 0] : (tensor<0x3xf64>) -> tensor<3x0xf64>
  %c192 = stablehlo.constant dense<> : tensor<3x0xf64>
  check.expect_eq %r191, %c192 : tensor<3x0xf64>
  %r193 = stablehlo.concatenate %c190, %c148, dim = 0 : (tensor<0x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %c194 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  check.expect_eq %r193, %c194 : tensor<2x3xf64>
  %r195 = stablehlo.pad %c190, %c149, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf64>, tensor<f64>) -> tensor<2x3xf64>
  %c196 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf64>
  check.expect_eq %r195, %c196 : tensor<2x3xf64>
  %c197 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  %c198 = stablehlo.constant dense<0> : tensor<i8>
  %r199 = stablehlo.transpose %c197, dims = [1, 0] : (tensor<2x3xi8>) -> tensor<3x2xi8>
  %c200 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi8>
  check.expect_eq %r199, %c200 : tensor<3x2xi8>
  %r201 = stablehlo.reshape %c197 : (tensor<2x3xi8>) -> tensor<6xi8>
  %c202 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi8>
  check.expect_eq %r201, %c202 : tensor<6xi8>
  %r203 = stablehlo.reverse %c197, dims = [1] : tensor<2x3xi8>
  %c204 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi8>
  check.expect_eq %r203, %c204 : tensor<2x3xi8>
  %r205 = stablehlo.slice %c197 [0:2, 0:3:2] : (tensor<2x3xi8>) -> tensor<2x2xi8>
  %c206 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi8>
  check.expect_eq %r205, %c206 : tensor<2x2xi8>
  %r207 = stablehlo.broadcast_in_dim %c197, dims = [2, 0] : (tensor<2x3xi8>) -> tensor<3x2x2xi8>
  %c208 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi8>
  check.expect_eq %r207, %c208 : tensor<3x2x2xi8>
  %r209 = stablehlo.concatenate %c197, %c197, dim = 0 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<4x3xi8>
  %c210 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi8>
  check.expect_eq %r209, %c210 : tensor<4x3xi8>
  %r211 = stablehlo.pad %c197, %c198, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<3x6xi8>
  %c212 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi8>
  check.expect_eq %r211, %c212 : tensor<3x6xi8>
  %r213 = stablehlo.pad %c197, %c198, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi8>, tensor<i8>) -> tensor<1x2xi8>
  %c214 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi8>
  check.expect_eq %r213, %c214 : tensor<1x2xi8>
  %c215 = stablehlo.constant dense<-5> : tensor<i32>
  %r216 = stablehlo.dynamic_slice %c197, %c215, %c215, sizes = [1, 2] : (tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  %c217 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi8>
  check.expect_eq %r216, %c217 : tensor<1x2xi8>
  %c218 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi8>
  %r219 = stablehlo.dynamic_update_slice %c197, %c218, %c215, %c215 : (tensor<2x3xi8>, tensor<1x2xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  %c220 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi8>
  check.expect_eq %r219, %c220 : tensor<2x3xi8>
  %c221 = stablehlo.constant dense<1> : tensor<i32>
  %r222 = stablehlo.dynamic_slice %c197, %c221, %c221, sizes = [1, 2] : (tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  %c223 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi8>
  check.expect_eq %r222, %c223 : tensor<1x2xi8>
  %c224 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi8>
  %r225 = stablehlo.dynamic_update_slice %c197, %c224, %c221, %c221 : (tensor<2x3xi8>, tensor<1x2xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  %c226 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi8>
  check.expect_eq %r225, %c226 : tensor<2x3xi8>
  %c227 = stablehlo.constant dense<7> : tensor<i32>
  %r228 = stablehlo.dynamic_slice %c197, %c227, %c227, sizes = [1, 2] : (tensor<2x3xi8>, tensor<i32>, tensor<i32>) -> tensor<1x2xi8>
  %c229 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi8>
  check.expect_eq %r228, %c229 : tensor<1x2xi8>
  %c230 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi8>
  %r231 = stablehlo.dynamic_update_slice %c197, %c230, %c227, %c227 : (tensor<2x3xi8>, tensor<1x2xi8>, tensor<i32>, tensor<i32>) -> tensor<2x3xi8>
  %c232 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi8>
  check.expect_eq %r231, %c232 : tensor<2x3xi8>
  %c233 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c234 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi8>
  %r235 = stablehlo.select %c233, %c197, %c234 : tensor<2x3xi1>, tensor<2x3xi8>
  %c236 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi8>
  check.expect_eq %r235, %c236 : tensor<2x3xi8>
  %r237 = stablehlo.iota dim = 1 : tensor<2x3xi8>
  %c238 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi8>
  check.expect_eq %r237, %c238 : tensor<2x3xi8>
  %c239 = stablehlo.constant dense<> : tensor<0x3xi8>
  %r240 = stablehlo.transpose %c239, dims = [1, 0] : (tensor<0x3xi8>) -> tensor<3x0xi8>
  %c241 = stablehlo.constant dense<> : tensor<3x0xi8>
  check.expect_eq %r240, %c241 : tensor<3x0xi8>
  %r242 = stablehlo.concatenate %c239, %c197, dim = 0 : (tensor<0x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %c243 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>
  check.expect_eq %r242, %c243 : tensor<2x3xi8>
  %r244 = stablehlo.pad %c239, %c198, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi8>, tensor<i8>) -> tensor<2x3xi8>
  %c245 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi8>
  check.expect_eq %r244, %c245 : tensor<2x3xi8>
  %c246 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  %c247 = stablehlo.constant dense<0> : tensor<i16>
  %r248 = stablehlo.transpose %c246, dims = [1, 0] : (tensor<2x3xi16>) -> tensor<3x2xi16>
  %c249 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi16>
  check.expect_eq %r248, %c249 : tensor<3x2xi16>
  %r250 = stablehlo.reshape %c246 : (tensor<2x3xi16>) -> tensor<6xi16>
  %c251 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi16>
  check.expect_eq %r250, %c251 : tensor<6xi16>
  %r252 = stablehlo.reverse %c246, dims = [1] : tensor<2x3xi16>
  %c253 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi16>
  check.expect_eq %r252, %c253 : tensor<2x3xi16>
  %r254 = stablehlo.slice %c246 [0:2, 0:3:2] : (tensor<2x3xi16>) -> tensor<2x2xi16>
  %c255 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi16>
  check.expect_eq %r254, %c255 : tensor<2x2xi16>
  %r256 = stablehlo.broadcast_in_dim %c246, dims = [2, 0] : (tensor<2x3xi16>) -> tensor<3x2x2xi16>
  %c257 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi16>
  check.expect_eq %r256, %c257 : tensor<3x2x2xi16>
  %r258 = stablehlo.concatenate %c246, %c246, dim = 0 : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<4x3xi16>
  %c259 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi16>
  check.expect_eq %r258, %c259 : tensor<4x3xi16>
  %r260 = stablehlo.pad %c246, %c247, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi16>, tensor<i16>) -> tensor<3x6xi16>
  %c261 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi16>
  check.expect_eq %r260, %c261 : tensor<3x6xi16>
  %r262 = stablehlo.pad %c246, %c247, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi16>, tensor<i16>) -> tensor<1x2xi16>
  %c263 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi16>
  check.expect_eq %r262, %c263 : tensor<1x2xi16>
  %c264 = stablehlo.constant dense<-5> : tensor<i32>
  %r265 = stablehlo.dynamic_slice %c246, %c264, %c264, sizes = [1, 2] : (tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  %c266 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi16>
  check.expect_eq %r265, %c266 : tensor<1x2xi16>
  %c267 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi16>
  %r268 = stablehlo.dynamic_update_slice %c246, %c267, %c264, %c264 : (tensor<2x3xi16>, tensor<1x2xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
  %c269 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi16>
  check.expect_eq %r268, %c269 : tensor<2x3xi16>
  %c270 = stablehlo.constant dense<1> : tensor<i32>
  %r271 = stablehlo.dynamic_slice %c246, %c270, %c270, sizes = [1, 2] : (tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  %c272 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi16>
  check.expect_eq %r271, %c272 : tensor<1x2xi16>
  %c273 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi16>
  %r274 = stablehlo.dynamic_update_slice %c246, %c273, %c270, %c270 : (tensor<2x3xi16>, tensor<1x2xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
  %c275 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi16>
  check.expect_eq %r274, %c275 : tensor<2x3xi16>
  %c276 = stablehlo.constant dense<7> : tensor<i32>
  %r277 = stablehlo.dynamic_slice %c246, %c276, %c276, sizes = [1, 2] : (tensor<2x3xi16>, tensor<i32>, tensor<i32>) -> tensor<1x2xi16>
  %c278 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi16>
  check.expect_eq %r277, %c278 : tensor<1x2xi16>
  %c279 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi16>
  %r280 = stablehlo.dynamic_update_slice %c246, %c279, %c276, %c276 : (tensor<2x3xi16>, tensor<1x2xi16>, tensor<i32>, tensor<i32>) -> tensor<2x3xi16>
  %c281 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi16>
  check.expect_eq %r280, %c281 : tensor<2x3xi16>
  %c282 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c283 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi16>
  %r284 = stablehlo.select %c282, %c246, %c283 : tensor<2x3xi1>, tensor<2x3xi16>
  %c285 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi16>
  check.expect_eq %r284, %c285 : tensor<2x3xi16>
  %r286 = stablehlo.iota dim = 1 : tensor<2x3xi16>
  %c287 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi16>
  check.expect_eq %r286, %c287 : tensor<2x3xi16>
  %c288 = stablehlo.constant dense<> : tensor<0x3xi16>
  %r289 = stablehlo.transpose %c288, dims = [1, 0] : (tensor<0x3xi16>) -> tensor<3x0xi16>
  %c290 = stablehlo.constant dense<> : tensor<3x0xi16>
  check.expect_eq %r289, %c290 : tensor<3x0xi16>
  %r291 = stablehlo.concatenate %c288, %c246, dim = 0 : (tensor<0x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %c292 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>
  check.expect_eq %r291, %c292 : tensor<2x3xi16>
  %r293 = stablehlo.pad %c288, %c247, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi16>, tensor<i16>) -> tensor<2x3xi16>
  %c294 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi16>
  check.expect_eq %r293, %c294 : tensor<2x3xi16>
  %c295 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c296 = stablehlo.constant dense<0> : tensor<i32>
  %r297 = stablehlo.transpose %c295, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %c298 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  check.expect_eq %r297, %c298 : tensor<3x2xi32>
  %r299 = stablehlo.reshape %c295 : (tensor<2x3xi32>) -> tensor<6xi32>
  %c300 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  check.expect_eq %r299, %c300 : tensor<6xi32>
  %r301 = stablehlo.reverse %c295, dims = [1] : tensor<2x3xi32>
  %c302 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  check.expect_eq %r301, %c302 : tensor<2x3xi32>
  %r303 = stablehlo.slice %c295 [0:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %c304 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi32>
  check.expect_eq %r303, %c304 : tensor<2x2xi32>
  %r305 = stablehlo.broadcast_in_dim %c295, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>
  %c306 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi32>
  check.expect_eq %r305, %c306 : tensor<3x2x2xi32>
  %r307 = stablehlo.concatenate %c295, %c295, dim = 0 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<4x3xi32>
  %c308 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi32>
  check.expect_eq %r307, %c308 : tensor<4x3xi32>
  %r309 = stablehlo.pad %c295, %c296, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x6xi32>
  %c310 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi32>
  check.expect_eq %r309, %c310 : tensor<3x6xi32>
  %r311 = stablehlo.pad %c295, %c296, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<1x2xi32>
  %c312 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi32>
  check.expect_eq %r311, %c312 : tensor<1x2xi32>
  %c313 = stablehlo.constant dense<-5> : tensor<i32>
  %r314 = stablehlo.dynamic_slice %c295, %c313, %c313, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  %c315 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi32>
  check.expect_eq %r314, %c315 : tensor<1x2xi32>
  %c316 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %r317 = stablehlo.dynamic_update_slice %c295, %c316, %c313, %c313 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  %c318 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi32>
  check.expect_eq %r317, %c318 : tensor<2x3xi32>
  %c319 = stablehlo.constant dense<1> : tensor<i32>
  %r320 = stablehlo.dynamic_slice %c295, %c319, %c319, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  %c321 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  check.expect_eq %r320, %c321 : tensor<1x2xi32>
  %c322 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %r323 = stablehlo.dynamic_update_slice %c295, %c322, %c319, %c319 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  %c324 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi32>
  check.expect_eq %r323, %c324 : tensor<2x3xi32>
  %c325 = stablehlo.constant dense<7> : tensor<i32>
  %r326 = stablehlo.dynamic_slice %c295, %c325, %c325, sizes = [1, 2] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
  %c327 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  check.expect_eq %r326, %c327 : tensor<1x2xi32>
  %c328 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi32>
  %r329 = stablehlo.dynamic_update_slice %c295, %c328, %c325, %c325 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
  %c330 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi32>
  check.expect_eq %r329, %c330 : tensor<2x3xi32>
  %c331 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c332 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi32>
  %r333 = stablehlo.select %c331, %c295, %c332 : tensor<2x3xi1>, tensor<2x3xi32>
  %c334 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi32>
  check.expect_eq %r333, %c334 : tensor<2x3xi32>
  %r335 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %c336 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  check.expect_eq %r335, %c336 : tensor<2x3xi32>
  %c337 = stablehlo.constant dense<> : tensor<0x3xi32>
  %r338 = stablehlo.transpose %c337, dims = [1, 0] : (tensor<0x3xi32>) -> tensor<3x0xi32>
  %c339 = stablehlo.constant dense<> : tensor<3x0xi32>
  check.expect_eq %r338, %c339 : tensor<3x0xi32>
  %r340 = stablehlo.concatenate %c337, %c295, dim = 0 : (tensor<0x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %c341 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  check.expect_eq %r340, %c341 : tensor<2x3xi32>
  %r342 = stablehlo.pad %c337, %c296, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %c343 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi32>
  check.expect_eq %r342, %c343 : tensor<2x3xi32>
  %c344 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  %c345 = stablehlo.constant dense<0> : tensor<i64>
  %r346 = stablehlo.transpose %c344, dims = [1, 0] : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %c347 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi64>
  check.expect_eq %r346, %c347 : tensor<3x2xi64>
  %r348 = stablehlo.reshape %c344 : (tensor<2x3xi64>) -> tensor<6xi64>
  %c349 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi64>
  check.expect_eq %r348, %c349 : tensor<6xi64>
  %r350 = stablehlo.reverse %c344, dims = [1] : tensor<2x3xi64>
  %c351 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi64>
  check.expect_eq %r350, %c351 : tensor<2x3xi64>
  %r352 = stablehlo.slice %c344 [0:2, 0:3:2] : (tensor<2x3xi64>) -> tensor<2x2xi64>
  %c353 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xi64>
  check.expect_eq %r352, %c353 : tensor<2x2xi64>
  %r354 = stablehlo.broadcast_in_dim %c344, dims = [2, 0] : (tensor<2x3xi64>) -> tensor<3x2x2xi64>
  %c355 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi64>
  check.expect_eq %r354, %c355 : tensor<3x2x2xi64>
  %r356 = stablehlo.concatenate %c344, %c344, dim = 0 : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<4x3xi64>
  %c357 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xi64>
  check.expect_eq %r356, %c357 : tensor<4x3xi64>
  %r358 = stablehlo.pad %c344, %c345, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<3x6xi64>
  %c359 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xi64>
  check.expect_eq %r358, %c359 : tensor<3x6xi64>
  %r360 = stablehlo.pad %c344, %c345, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi64>, tensor<i64>) -> tensor<1x2xi64>
  %c361 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xi64>
  check.expect_eq %r360, %c361 : tensor<1x2xi64>
  %c362 = stablehlo.constant dense<-5> : tensor<i32>
  %r363 = stablehlo.dynamic_slice %c344, %c362, %c362, sizes = [1, 2] : (tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  %c364 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  check.expect_eq %r363, %c364 : tensor<1x2xi64>
  %c365 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %r366 = stablehlo.dynamic_update_slice %c344, %c365, %c362, %c362 : (tensor<2x3xi64>, tensor<1x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
  %c367 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xi64>
  check.expect_eq %r366, %c367 : tensor<2x3xi64>
  %c368 = stablehlo.constant dense<1> : tensor<i32>
  %r369 = stablehlo.dynamic_slice %c344, %c368, %c368, sizes = [1, 2] : (tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  %c370 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq %r369, %c370 : tensor<1x2xi64>
  %c371 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %r372 = stablehlo.dynamic_update_slice %c344, %c371, %c368, %c368 : (tensor<2x3xi64>, tensor<1x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
  %c373 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi64>
  check.expect_eq %r372, %c373 : tensor<2x3xi64>
  %c374 = stablehlo.constant dense<7> : tensor<i32>
  %r375 = stablehlo.dynamic_slice %c344, %c374, %c374, sizes = [1, 2] : (tensor<2x3xi64>, tensor<i32>, tensor<i32>) -> tensor<1x2xi64>
  %c376 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq %r375, %c376 : tensor<1x2xi64>
  %c377 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %r378 = stablehlo.dynamic_update_slice %c344, %c377, %c374, %c374 : (tensor<2x3xi64>, tensor<1x2xi64>, tensor<i32>, tensor<i32>) -> tensor<2x3xi64>
  %c379 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xi64>
  check.expect_eq %r378, %c379 : tensor<2x3xi64>
  %c380 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c381 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xi64>
  %r382 = stablehlo.select %c380, %c344, %c381 : tensor<2x3xi1>, tensor<2x3xi64>
  %c383 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xi64>
  check.expect_eq %r382, %c383 : tensor<2x3xi64>
  %r384 = stablehlo.iota dim = 1 : tensor<2x3xi64>
  %c385 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi64>
  check.expect_eq %r384, %c385 : tensor<2x3xi64>
  %c386 = stablehlo.constant dense<> : tensor<0x3xi64>
  %r387 = stablehlo.transpose %c386, dims = [1, 0] : (tensor<0x3xi64>) -> tensor<3x0xi64>
  %c388 = stablehlo.constant dense<> : tensor<3x0xi64>
  check.expect_eq %r387, %c388 : tensor<3x0xi64>
  %r389 = stablehlo.concatenate %c386, %c344, dim = 0 : (tensor<0x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %c390 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>
  check.expect_eq %r389, %c390 : tensor<2x3xi64>
  %r391 = stablehlo.pad %c386, %c345, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi64>, tensor<i64>) -> tensor<2x3xi64>
  %c392 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi64>
  check.expect_eq %r391, %c392 : tensor<2x3xi64>
  %c393 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  %c394 = stablehlo.constant dense<0> : tensor<ui8>
  %r395 = stablehlo.transpose %c393, dims = [1, 0] : (tensor<2x3xui8>) -> tensor<3x2xui8>
  %c396 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui8>
  check.expect_eq %r395, %c396 : tensor<3x2xui8>
  %r397 = stablehlo.reshape %c393 : (tensor<2x3xui8>) -> tensor<6xui8>
  %c398 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui8>
  check.expect_eq %r397, %c398 : tensor<6xui8>
  %r399 = stablehlo.reverse %c393, dims = [1] : tensor<2x3xui8>
  %c400 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui8>
  check.expect_eq %r399, %c400 : tensor<2x3xui8>
  %r401 = stablehlo.slice %c393 [0:2, 0:3:2] : (tensor<2x3xui8>) -> tensor<2x2xui8>
  %c402 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui8>
  check.expect_eq %r401, %c402 : tensor<2x2xui8>
  %r403 = stablehlo.broadcast_in_dim %c393, dims = [2, 0] : (tensor<2x3xui8>) -> tensor<3x2x2xui8>
  %c404 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui8>
  check.expect_eq %r403, %c404 : tensor<3x2x2xui8>
  %r405 = stablehlo.concatenate %c393, %c393, dim = 0 : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<4x3xui8>
  %c406 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui8>
  check.expect_eq %r405, %c406 : tensor<4x3xui8>
  %r407 = stablehlo.pad %c393, %c394, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<3x6xui8>
  %c408 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui8>
  check.expect_eq %r407, %c408 : tensor<3x6xui8>
  %r409 = stablehlo.pad %c393, %c394, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<1x2xui8>
  %c410 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui8>
  check.expect_eq %r409, %c410 : tensor<1x2xui8>
  %c411 = stablehlo.constant dense<-5> : tensor<i32>
  %r412 = stablehlo.dynamic_slice %c393, %c411, %c411, sizes = [1, 2] : (tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  %c413 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui8>
  check.expect_eq %r412, %c413 : tensor<1x2xui8>
  %c414 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui8>
  %r415 = stablehlo.dynamic_update_slice %c393, %c414, %c411, %c411 : (tensor<2x3xui8>, tensor<1x2xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
  %c416 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui8>
  check.expect_eq %r415, %c416 : tensor<2x3xui8>
  %c417 = stablehlo.constant dense<1> : tensor<i32>
  %r418 = stablehlo.dynamic_slice %c393, %c417, %c417, sizes = [1, 2] : (tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  %c419 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui8>
  check.expect_eq %r418, %c419 : tensor<1x2xui8>
  %c420 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui8>
  %r421 = stablehlo.dynamic_update_slice %c393, %c420, %c417, %c417 : (tensor<2x3xui8>, tensor<1x2xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
  %c422 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui8>
  check.expect_eq %r421, %c422 : tensor<2x3xui8>
  %c423 = stablehlo.constant dense<7> : tensor<i32>
  %r424 = stablehlo.dynamic_slice %c393, %c423, %c423, sizes = [1, 2] : (tensor<2x3xui8>, tensor<i32>, tensor<i32>) -> tensor<1x2xui8>
  %c425 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui8>
  check.expect_eq %r424, %c425 : tensor<1x2xui8>
  %c426 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui8>
  %r427 = stablehlo.dynamic_update_slice %c393, %c426, %c423, %c423 : (tensor<2x3xui8>, tensor<1x2xui8>, tensor<i32>, tensor<i32>) -> tensor<2x3xui8>
  %c428 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui8>
  check.expect_eq %r427, %c428 : tensor<2x3xui8>
  %c429 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c430 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui8>
  %r431 = stablehlo.select %c429, %c393, %c430 : tensor<2x3xi1>, tensor<2x3xui8>
  %c432 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui8>
  check.expect_eq %r431, %c432 : tensor<2x3xui8>
  %r433 = stablehlo.iota dim = 1 : tensor<2x3xui8>
  %c434 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui8>
  check.expect_eq %r433, %c434 : tensor<2x3xui8>
  %c435 = stablehlo.constant dense<> : tensor<0x3xui8>
  %r436 = stablehlo.transpose %c435, dims = [1, 0] : (tensor<0x3xui8>) -> tensor<3x0xui8>
  %c437 = stablehlo.constant dense<> : tensor<3x0xui8>
  check.expect_eq %r436, %c437 : tensor<3x0xui8>
  %r438 = stablehlo.concatenate %c435, %c393, dim = 0 : (tensor<0x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  %c439 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui8>
  check.expect_eq %r438, %c439 : tensor<2x3xui8>
  %r440 = stablehlo.pad %c435, %c394, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui8>, tensor<ui8>) -> tensor<2x3xui8>
  %c441 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui8>
  check.expect_eq %r440, %c441 : tensor<2x3xui8>
  %c442 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  %c443 = stablehlo.constant dense<0> : tensor<ui16>
  %r444 = stablehlo.transpose %c442, dims = [1, 0] : (tensor<2x3xui16>) -> tensor<3x2xui16>
  %c445 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui16>
  check.expect_eq %r444, %c445 : tensor<3x2xui16>
  %r446 = stablehlo.reshape %c442 : (tensor<2x3xui16>) -> tensor<6xui16>
  %c447 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui16>
  check.expect_eq %r446, %c447 : tensor<6xui16>
  %r448 = stablehlo.reverse %c442, dims = [1] : tensor<2x3xui16>
  %c449 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui16>
  check.expect_eq %r448, %c449 : tensor<2x3xui16>
  %r450 = stablehlo.slice %c442 [0:2, 0:3:2] : (tensor<2x3xui16>) -> tensor<2x2xui16>
  %c451 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui16>
  check.expect_eq %r450, %c451 : tensor<2x2xui16>
  %r452 = stablehlo.broadcast_in_dim %c442, dims = [2, 0] : (tensor<2x3xui16>) -> tensor<3x2x2xui16>
  %c453 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui16>
  check.expect_eq %r452, %c453 : tensor<3x2x2xui16>
  %r454 = stablehlo.concatenate %c442, %c442, dim = 0 : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<4x3xui16>
  %c455 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui16>
  check.expect_eq %r454, %c455 : tensor<4x3xui16>
  %r456 = stablehlo.pad %c442, %c443, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<3x6xui16>
  %c457 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui16>
  check.expect_eq %r456, %c457 : tensor<3x6xui16>
  %r458 = stablehlo.pad %c442, %c443, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui16>, tensor<ui16>) -> tensor<1x2xui16>
  %c459 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui16>
  check.expect_eq %r458, %c459 : tensor<1x2xui16>
  %c460 = stablehlo.constant dense<-5> : tensor<i32>
  %r461 = stablehlo.dynamic_slice %c442, %c460, %c460, sizes = [1, 2] : (tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  %c462 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui16>
  check.expect_eq %r461, %c462 : tensor<1x2xui16>
  %c463 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui16>
  %r464 = stablehlo.dynamic_update_slice %c442, %c463, %c460, %c460 : (tensor<2x3xui16>, tensor<1x2xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
  %c465 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui16>
  check.expect_eq %r464, %c465 : tensor<2x3xui16>
  %c466 = stablehlo.constant dense<1> : tensor<i32>
  %r467 = stablehlo.dynamic_slice %c442, %c466, %c466, sizes = [1, 2] : (tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  %c468 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui16>
  check.expect_eq %r467, %c468 : tensor<1x2xui16>
  %c469 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui16>
  %r470 = stablehlo.dynamic_update_slice %c442, %c469, %c466, %c466 : (tensor<2x3xui16>, tensor<1x2xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
  %c471 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui16>
  check.expect_eq %r470, %c471 : tensor<2x3xui16>
  %c472 = stablehlo.constant dense<7> : tensor<i32>
  %r473 = stablehlo.dynamic_slice %c442, %c472, %c472, sizes = [1, 2] : (tensor<2x3xui16>, tensor<i32>, tensor<i32>) -> tensor<1x2xui16>
  %c474 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui16>
  check.expect_eq %r473, %c474 : tensor<1x2xui16>
  %c475 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui16>
  %r476 = stablehlo.dynamic_update_slice %c442, %c475, %c472, %c472 : (tensor<2x3xui16>, tensor<1x2xui16>, tensor<i32>, tensor<i32>) -> tensor<2x3xui16>
  %c477 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui16>
  check.expect_eq %r476, %c477 : tensor<2x3xui16>
  %c478 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c479 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui16>
  %r480 = stablehlo.select %c478, %c442, %c479 : tensor<2x3xi1>, tensor<2x3xui16>
  %c481 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui16>
  check.expect_eq %r480, %c481 : tensor<2x3xui16>
  %r482 = stablehlo.iota dim = 1 : tensor<2x3xui16>
  %c483 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui16>
  check.expect_eq %r482, %c483 : tensor<2x3xui16>
  %c484 = stablehlo.constant dense<> : tensor<0x3xui16>
  %r485 = stablehlo.transpose %c484, dims = [1, 0] : (tensor<0x3xui16>) -> tensor<3x0xui16>
  %c486 = stablehlo.constant dense<> : tensor<3x0xui16>
  check.expect_eq %r485, %c486 : tensor<3x0xui16>
  %r487 = stablehlo.concatenate %c484, %c442, dim = 0 : (tensor<0x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
  %c488 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui16>
  check.expect_eq %r487, %c488 : tensor<2x3xui16>
  %r489 = stablehlo.pad %c484, %c443, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui16>, tensor<ui16>) -> tensor<2x3xui16>
  %c490 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui16>
  check.expect_eq %r489, %c490 : tensor<2x3xui16>
  %c491 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  %c492 = stablehlo.constant dense<0> : tensor<ui32>
  %r493 = stablehlo.transpose %c491, dims = [1, 0] : (tensor<2x3xui32>) -> tensor<3x2xui32>
  %c494 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui32>
  check.expect_eq %r493, %c494 : tensor<3x2xui32>
  %r495 = stablehlo.reshape %c491 : (tensor<2x3xui32>) -> tensor<6xui32>
  %c496 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui32>
  check.expect_eq %r495, %c496 : tensor<6xui32>
  %r497 = stablehlo.reverse %c491, dims = [1] : tensor<2x3xui32>
  %c498 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui32>
  check.expect_eq %r497, %c498 : tensor<2x3xui32>
  %r499 = stablehlo.slice %c491 [0:2, 0:3:2] : (tensor<2x3xui32>) -> tensor<2x2xui32>
  %c500 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui32>
  check.expect_eq %r499, %c500 : tensor<2x2xui32>
  %r501 = stablehlo.broadcast_in_dim %c491, dims = [2, 0] : (tensor<2x3xui32>) -> tensor<3x2x2xui32>
  %c502 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui32>
  check.expect_eq %r501, %c502 : tensor<3x2x2xui32>
  %r503 = stablehlo.concatenate %c491, %c491, dim = 0 : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<4x3xui32>
  %c504 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui32>
  check.expect_eq %r503, %c504 : tensor<4x3xui32>
  %r505 = stablehlo.pad %c491, %c492, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<3x6xui32>
  %c506 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui32>
  check.expect_eq %r505, %c506 : tensor<3x6xui32>
  %r507 = stablehlo.pad %c491, %c492, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<1x2xui32>
  %c508 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui32>
  check.expect_eq %r507, %c508 : tensor<1x2xui32>
  %c509 = stablehlo.constant dense<-5> : tensor<i32>
  %r510 = stablehlo.dynamic_slice %c491, %c509, %c509, sizes = [1, 2] : (tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  %c511 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui32>
  check.expect_eq %r510, %c511 : tensor<1x2xui32>
  %c512 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui32>
  %r513 = stablehlo.dynamic_update_slice %c491, %c512, %c509, %c509 : (tensor<2x3xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
  %c514 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui32>
  check.expect_eq %r513, %c514 : tensor<2x3xui32>
  %c515 = stablehlo.constant dense<1> : tensor<i32>
  %r516 = stablehlo.dynamic_slice %c491, %c515, %c515, sizes = [1, 2] : (tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  %c517 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui32>
  check.expect_eq %r516, %c517 : tensor<1x2xui32>
  %c518 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui32>
  %r519 = stablehlo.dynamic_update_slice %c491, %c518, %c515, %c515 : (tensor<2x3xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
  %c520 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui32>
  check.expect_eq %r519, %c520 : tensor<2x3xui32>
  %c521 = stablehlo.constant dense<7> : tensor<i32>
  %r522 = stablehlo.dynamic_slice %c491, %c521, %c521, sizes = [1, 2] : (tensor<2x3xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
  %c523 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui32>
  check.expect_eq %r522, %c523 : tensor<1x2xui32>
  %c524 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui32>
  %r525 = stablehlo.dynamic_update_slice %c491, %c524, %c521, %c521 : (tensor<2x3xui32>, tensor<1x2xui32>, tensor<i32>, tensor<i32>) -> tensor<2x3xui32>
  %c526 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui32>
  check.expect_eq %r525, %c526 : tensor<2x3xui32>
  %c527 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c528 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui32>
  %r529 = stablehlo.select %c527, %c491, %c528 : tensor<2x3xi1>, tensor<2x3xui32>
  %c530 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui32>
  check.expect_eq %r529, %c530 : tensor<2x3xui32>
  %r531 = stablehlo.iota dim = 1 : tensor<2x3xui32>
  %c532 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui32>
  check.expect_eq %r531, %c532 : tensor<2x3xui32>
  %c533 = stablehlo.constant dense<> : tensor<0x3xui32>
  %r534 = stablehlo.transpose %c533, dims = [1, 0] : (tensor<0x3xui32>) -> tensor<3x0xui32>
  %c535 = stablehlo.constant dense<> : tensor<3x0xui32>
  check.expect_eq %r534, %c535 : tensor<3x0xui32>
  %r536 = stablehlo.concatenate %c533, %c491, dim = 0 : (tensor<0x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
  %c537 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui32>
  check.expect_eq %r536, %c537 : tensor<2x3xui32>
  %r538 = stablehlo.pad %c533, %c492, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui32>, tensor<ui32>) -> tensor<2x3xui32>
  %c539 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui32>
  check.expect_eq %r538, %c539 : tensor<2x3xui32>
  %c540 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  %c541 = stablehlo.constant dense<0> : tensor<ui64>
  %r542 = stablehlo.transpose %c540, dims = [1, 0] : (tensor<2x3xui64>) -> tensor<3x2xui64>
  %c543 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui64>
  check.expect_eq %r542, %c543 : tensor<3x2xui64>
  %r544 = stablehlo.reshape %c540 : (tensor<2x3xui64>) -> tensor<6xui64>
  %c545 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui64>
  check.expect_eq %r544, %c545 : tensor<6xui64>
  %r546 = stablehlo.reverse %c540, dims = [1] : tensor<2x3xui64>
  %c547 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui64>
  check.expect_eq %r546, %c547 : tensor<2x3xui64>
  %r548 = stablehlo.slice %c540 [0:2, 0:3:2] : (tensor<2x3xui64>) -> tensor<2x2xui64>
  %c549 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui64>
  check.expect_eq %r548, %c549 : tensor<2x2xui64>
  %r550 = stablehlo.broadcast_in_dim %c540, dims = [2, 0] : (tensor<2x3xui64>) -> tensor<3x2x2xui64>
  %c551 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui64>
  check.expect_eq %r550, %c551 : tensor<3x2x2xui64>
  %r552 = stablehlo.concatenate %c540, %c540, dim = 0 : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<4x3xui64>
  %c553 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui64>
  check.expect_eq %r552, %c553 : tensor<4x3xui64>
  %r554 = stablehlo.pad %c540, %c541, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<3x6xui64>
  %c555 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui64>
  check.expect_eq %r554, %c555 : tensor<3x6xui64>
  %r556 = stablehlo.pad %c540, %c541, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<1x2xui64>
  %c557 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui64>
  check.expect_eq %r556, %c557 : tensor<1x2xui64>
  %c558 = stablehlo.constant dense<-5> : tensor<i32>
  %r559 = stablehlo.dynamic_slice %c540, %c558, %c558, sizes = [1, 2] : (tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  %c560 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui64>
  check.expect_eq %r559, %c560 : tensor<1x2xui64>
  %c561 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui64>
  %r562 = stablehlo.dynamic_update_slice %c540, %c561, %c558, %c558 : (tensor<2x3xui64>, tensor<1x2xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
  %c563 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui64>
  check.expect_eq %r562, %c563 : tensor<2x3xui64>
  %c564 = stablehlo.constant dense<1> : tensor<i32>
  %r565 = stablehlo.dynamic_slice %c540, %c564, %c564, sizes = [1, 2] : (tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  %c566 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui64>
  check.expect_eq %r565, %c566 : tensor<1x2xui64>
  %c567 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui64>
  %r568 = stablehlo.dynamic_update_slice %c540, %c567, %c564, %c564 : (tensor<2x3xui64>, tensor<1x2xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
  %c569 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui64>
  check.expect_eq %r568, %c569 : tensor<2x3xui64>
  %c570 = stablehlo.constant dense<7> : tensor<i32>
  %r571 = stablehlo.dynamic_slice %c540, %c570, %c570, sizes = [1, 2] : (tensor<2x3xui64>, tensor<i32>, tensor<i32>) -> tensor<1x2xui64>
  %c572 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui64>
  check.expect_eq %r571, %c572 : tensor<1x2xui64>
  %c573 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui64>
  %r574 = stablehlo.dynamic_update_slice %c540, %c573, %c570, %c570 : (tensor<2x3xui64>, tensor<1x2xui64>, tensor<i32>, tensor<i32>) -> tensor<2x3xui64>
  %c575 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui64>
  check.expect_eq %r574, %c575 : tensor<2x3xui64>
  %c576 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c577 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui64>
  %r578 = stablehlo.select %c576, %c540, %c577 : tensor<2x3xi1>, tensor<2x3xui64>
  %c579 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui64>
  check.expect_eq %r578, %c579 : tensor<2x3xui64>
  %r580 = stablehlo.iota dim = 1 : tensor<2x3xui64>
  %c581 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui64>
  check.expect_eq %r580, %c581 : tensor<2x3xui64>
  %c582 = stablehlo.constant dense<> : tensor<0x3xui64>
  %r583 = stablehlo.transpose %c582, dims = [1, 0] : (tensor<0x3xui64>) -> tensor<3x0xui64>
  %c584 = stablehlo.constant dense<> : tensor<3x0xui64>
  check.expect_eq %r583, %c584 : tensor<3x0xui64>
  %r585 = stablehlo.concatenate %c582, %c540, dim = 0 : (tensor<0x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  %c586 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui64>
  check.expect_eq %r585, %c586 : tensor<2x3xui64>
  %r587 = stablehlo.pad %c582, %c541, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui64>, tensor<ui64>) -> tensor<2x3xui64>
  %c588 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui64>
  check.expect_eq %r587, %c588 : tensor<2x3xui64>
  %c589 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  %c590 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f32>>
  %r591 = stablehlo.transpose %c589, dims = [1, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %c592 = stablehlo.constant dense<[[(1.0, -1.0), (4.0, 0.0)], [(2.0, -2.0), (5.0, -1.0)], [(3.0, -3.0), (6.0, -2.0)]]> : tensor<3x2xcomplex<f32>>
  check.expect_eq %r591, %c592 : tensor<3x2xcomplex<f32>>
  %r593 = stablehlo.reshape %c589 : (tensor<2x3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  %c594 = stablehlo.constant dense<[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0), (4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]> : tensor<6xcomplex<f32>>
  check.expect_eq %r593, %c594 : tensor<6xcomplex<f32>>
  %r595 = stablehlo.reverse %c589, dims = [1] : tensor<2x3xcomplex<f32>>
  %c596 = stablehlo.constant dense<[[(3.0, -3.0), (2.0, -2.0), (1.0, -1.0)], [(6.0, -2.0), (5.0, -1.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r595, %c596 : tensor<2x3xcomplex<f32>>
  %r597 = stablehlo.slice %c589 [0:2, 0:3:2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %c598 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0)]]> : tensor<2x2xcomplex<f32>>
  check.expect_eq %r597, %c598 : tensor<2x2xcomplex<f32>>
  %r599 = stablehlo.broadcast_in_dim %c589, dims = [2, 0] : (tensor<2x3xcomplex<f32>>) -> tensor<3x2x2xcomplex<f32>>
  %c600 = stablehlo.constant dense<[[[(1.0, -1.0), (4.0, 0.0)], [(1.0, -1.0), (4.0, 0.0)]], [[(2.0, -2.0), (5.0, -1.0)], [(2.0, -2.0), (5.0, -1.0)]], [[(3.0, -3.0), (6.0, -2.0)], [(3.0, -3.0), (6.0, -2.0)]]]> : tensor<3x2x2xcomplex<f32>>
  check.expect_eq %r599, %c600 : tensor<3x2x2xcomplex<f32>>
  %r601 = stablehlo.concatenate %c589, %c589, dim = 0 : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %c602 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<4x3xcomplex<f32>>
  check.expect_eq %r601, %c602 : tensor<4x3xcomplex<f32>>
  %r603 = stablehlo.pad %c589, %c590, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x6xcomplex<f32>>
  %c604 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (0.0, 0.0), (2.0, -2.0), (0.0, 0.0), (3.0, -3.0), (0.0, 0.0)], [(4.0, 0.0), (0.0, 0.0), (5.0, -1.0), (0.0, 0.0), (6.0, -2.0), (0.0, 0.0)]]> : tensor<3x6xcomplex<f32>>
  check.expect_eq %r603, %c604 : tensor<3x6xcomplex<f32>>
  %r605 = stablehlo.pad %c589, %c590, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
  %c606 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r605, %c606 : tensor<1x2xcomplex<f32>>
  %c607 = stablehlo.constant dense<-5> : tensor<i32>
  %r608 = stablehlo.dynamic_slice %c589, %c607, %c607, sizes = [1, 2] : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  %c609 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r608, %c609 : tensor<1x2xcomplex<f32>>
  %c610 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f32>>
  %r611 = stablehlo.dynamic_update_slice %c589, %c610, %c607, %c607 : (tensor<2x3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  %c612 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r611, %c612 : tensor<2x3xcomplex<f32>>
  %c613 = stablehlo.constant dense<1> : tensor<i32>
  %r614 = stablehlo.dynamic_slice %c589, %c613, %c613, sizes = [1, 2] : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  %c615 = stablehlo.constant dense<[[(5.0, -1.0), (6.0, -2.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r614, %c615 : tensor<1x2xcomplex<f32>>
  %c616 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f32>>
  %r617 = stablehlo.dynamic_update_slice %c589, %c616, %c613, %c613 : (tensor<2x3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  %c618 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (3.0, -3.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r617, %c618 : tensor<2x3xcomplex<f32>>
  %c619 = stablehlo.constant dense<7> : tensor<i32>
  %r620 = stablehlo.dynamic_slice %c589, %c619, %c619, sizes = [1, 2] : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
  %c621 = stablehlo.constant dense<[[(5.0, -1.0), (6.0, -2.0)]]> : tensor<1x2xcomplex<f32>>
  check.expect_eq %r620, %c621 : tensor<1x2xcomplex<f32>>
  %c622 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f32>>
  %r623 = stablehlo.dynamic_update_slice %c589, %c622, %c619, %c619 : (tensor<2x3xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
  %c624 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (3.0, -3.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r623, %c624 : tensor<2x3xcomplex<f32>>
  %c625 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c626 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0), (4.0, 0.0)], [(5.0, -1.0), (6.0, -2.0), (7.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  %r627 = stablehlo.select %c625, %c589, %c626 : tensor<2x3xi1>, tensor<2x3xcomplex<f32>>
  %c628 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r627, %c628 : tensor<2x3xcomplex<f32>>
  %r629 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
  %c630 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r629, %c630 : tensor<2x3xcomplex<f32>>
  %c631 = stablehlo.constant dense<> : tensor<0x3xcomplex<f32>>
  %r632 = stablehlo.transpose %c631, dims = [1, 0] : (tensor<0x3xcomplex<f32>>) -> tensor<3x0xcomplex<f32>>
  %c633 = stablehlo.constant dense<> : tensor<3x0xcomplex<f32>>
  check.expect_eq %r632, %c633 : tensor<3x0xcomplex<f32>>
  %r634 = stablehlo.concatenate %c631, %c589, dim = 0 : (tensor<0x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  %c635 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r634, %c635 : tensor<2x3xcomplex<f32>>
  %r636 = stablehlo.pad %c631, %c590, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
  %c637 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r636, %c637 : tensor<2x3xcomplex<f32>>
  %c638 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  %c639 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %r640 = stablehlo.transpose %c638, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %c641 = stablehlo.constant dense<[[(1.0, -1.0), (4.0, 0.0)], [(2.0, -2.0), (5.0, -1.0)], [(3.0, -3.0), (6.0, -2.0)]]> : tensor<3x2xcomplex<f64>>
  check.expect_eq %r640, %c641 : tensor<3x2xcomplex<f64>>
  %r642 = stablehlo.reshape %c638 : (tensor<2x3xcomplex<f64>>) -> tensor<6xcomplex<f64>>
  %c643 = stablehlo.constant dense<[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0), (4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]> : tensor<6xcomplex<f64>>
  check.expect_eq %r642, %c643 : tensor<6xcomplex<f64>>
  %r644 = stablehlo.reverse %c638, dims = [1] : tensor<2x3xcomplex<f64>>
  %c645 = stablehlo.constant dense<[[(3.0, -3.0), (2.0, -2.0), (1.0, -1.0)], [(6.0, -2.0), (5.0, -1.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r644, %c645 : tensor<2x3xcomplex<f64>>
  %r646 = stablehlo.slice %c638 [0:2, 0:3:2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x2xcomplex<f64>>
  %c647 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0)]]> : tensor<2x2xcomplex<f64>>
  check.expect_eq %r646, %c647 : tensor<2x2xcomplex<f64>>
  %r648 = stablehlo.broadcast_in_dim %c638, dims = [2, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>>
  %c649 = stablehlo.constant dense<[[[(1.0, -1.0), (4.0, 0.0)], [(1.0, -1.0), (4.0, 0.0)]], [[(2.0, -2.0), (5.0, -1.0)], [(2.0, -2.0), (5.0, -1.0)]], [[(3.0, -3.0), (6.0, -2.0)], [(3.0, -3.0), (6.0, -2.0)]]]> : tensor<3x2x2xcomplex<f64>>
  check.expect_eq %r648, %c649 : tensor<3x2x2xcomplex<f64>>
  %r650 = stablehlo.concatenate %c638, %c638, dim = 0 : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %c651 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<4x3xcomplex<f64>>
  check.expect_eq %r650, %c651 : tensor<4x3xcomplex<f64>>
  %r652 = stablehlo.pad %c638, %c639, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x6xcomplex<f64>>
  %c653 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, -1.0), (0.0, 0.0), (2.0, -2.0), (0.0, 0.0), (3.0, -3.0), (0.0, 0.0)], [(4.0, 0.0), (0.0, 0.0), (5.0, -1.0), (0.0, 0.0), (6.0, -2.0), (0.0, 0.0)]]> : tensor<3x6xcomplex<f64>>
  check.expect_eq %r652, %c653 : tensor<3x6xcomplex<f64>>
  %r654 = stablehlo.pad %c638, %c639, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x2xcomplex<f64>>
  %c655 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r654, %c655 : tensor<1x2xcomplex<f64>>
  %c656 = stablehlo.constant dense<-5> : tensor<i32>
  %r657 = stablehlo.dynamic_slice %c638, %c656, %c656, sizes = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  %c658 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r657, %c658 : tensor<1x2xcomplex<f64>>
  %c659 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f64>>
  %r660 = stablehlo.dynamic_update_slice %c638, %c659, %c656, %c656 : (tensor<2x3xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f64>>
  %c661 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r660, %c661 : tensor<2x3xcomplex<f64>>
  %c662 = stablehlo.constant dense<1> : tensor<i32>
  %r663 = stablehlo.dynamic_slice %c638, %c662, %c662, sizes = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  %c664 = stablehlo.constant dense<[[(5.0, -1.0), (6.0, -2.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r663, %c664 : tensor<1x2xcomplex<f64>>
  %c665 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f64>>
  %r666 = stablehlo.dynamic_update_slice %c638, %c665, %c662, %c662 : (tensor<2x3xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f64>>
  %c667 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (3.0, -3.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r666, %c667 : tensor<2x3xcomplex<f64>>
  %c668 = stablehlo.constant dense<7> : tensor<i32>
  %r669 = stablehlo.dynamic_slice %c638, %c668, %c668, sizes = [1, 2] : (tensor<2x3xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f64>>
  %c670 = stablehlo.constant dense<[[(5.0, -1.0), (6.0, -2.0)]]> : tensor<1x2xcomplex<f64>>
  check.expect_eq %r669, %c670 : tensor<1x2xcomplex<f64>>
  %c671 = stablehlo.constant dense<[[(3.0, -3.0), (4.0, 0.0)]]> : tensor<1x2xcomplex<f64>>
  %r672 = stablehlo.dynamic_update_slice %c638, %c671, %c668, %c668 : (tensor<2x3xcomplex<f64>>, tensor<1x2xcomplex<f64>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f64>>
  %c673 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (3.0, -3.0), (4.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r672, %c673 : tensor<2x3xcomplex<f64>>
  %c674 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c675 = stablehlo.constant dense<[[(2.0, -2.0), (3.0, -3.0), (4.0, 0.0)], [(5.0, -1.0), (6.0, -2.0), (7.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  %r676 = stablehlo.select %c674, %c638, %c675 : tensor<2x3xi1>, tensor<2x3xcomplex<f64>>
  %c677 = stablehlo.constant dense<[[(1.0, -1.0), (3.0, -3.0), (3.0, -3.0)], [(4.0, 0.0), (6.0, -2.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r676, %c677 : tensor<2x3xcomplex<f64>>
  %r678 = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f64>>
  %c679 = stablehlo.constant dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r678, %c679 : tensor<2x3xcomplex<f64>>
  %c680 = stablehlo.constant dense<> : tensor<0x3xcomplex<f64>>
  %r681 = stablehlo.transpose %c680, dims = [1, 0] : (tensor<0x3xcomplex<f64>>) -> tensor<3x0xcomplex<f64>>
  %c682 = stablehlo.constant dense<> : tensor<3x0xcomplex<f64>>
  check.expect_eq %r681, %c682 : tensor<3x0xcomplex<f64>>
  %r683 = stablehlo.concatenate %c680, %c638, dim = 0 : (tensor<0x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
  %c684 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r683, %c684 : tensor<2x3xcomplex<f64>>
  %r685 = stablehlo.pad %c680, %c639, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
  %c686 = stablehlo.constant dense<[[(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r685, %c686 : tensor<2x3xcomplex<f64>>
  %c687 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  %c688 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r689 = stablehlo.transpose %c687, dims = [1, 0] : (tensor<2x3xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %c690 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3FN>
  check.expect_eq %r689, %c690 : tensor<3x2xf8E4M3FN>
  %r691 = stablehlo.reshape %c687 : (tensor<2x3xf8E4M3FN>) -> tensor<6xf8E4M3FN>
  %c692 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3FN>
  check.expect_eq %r691, %c692 : tensor<6xf8E4M3FN>
  %r693 = stablehlo.reverse %c687, dims = [1] : tensor<2x3xf8E4M3FN>
  %c694 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r693, %c694 : tensor<2x3xf8E4M3FN>
  %r695 = stablehlo.slice %c687 [0:2, 0:3:2] : (tensor<2x3xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  %c696 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3FN>
  check.expect_eq %r695, %c696 : tensor<2x2xf8E4M3FN>
  %r697 = stablehlo.broadcast_in_dim %c687, dims = [2, 0] : (tensor<2x3xf8E4M3FN>) -> tensor<3x2x2xf8E4M3FN>
  %c698 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3FN>
  check.expect_eq %r697, %c698 : tensor<3x2x2xf8E4M3FN>
  %r699 = stablehlo.concatenate %c687, %c687, dim = 0 : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %c700 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3FN>
  check.expect_eq %r699, %c700 : tensor<4x3xf8E4M3FN>
  %r701 = stablehlo.pad %c687, %c688, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x6xf8E4M3FN>
  %c702 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3FN>
  check.expect_eq %r701, %c702 : tensor<3x6xf8E4M3FN>
  %r703 = stablehlo.pad %c687, %c688, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1x2xf8E4M3FN>
  %c704 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r703, %c704 : tensor<1x2xf8E4M3FN>
  %c705 = stablehlo.constant dense<-5> : tensor<i32>
  %r706 = stablehlo.dynamic_slice %c687, %c705, %c705, sizes = [1, 2] : (tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  %c707 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r706, %c707 : tensor<1x2xf8E4M3FN>
  %c708 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FN>
  %r709 = stablehlo.dynamic_update_slice %c687, %c708, %c705, %c705 : (tensor<2x3xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FN>
  %c710 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r709, %c710 : tensor<2x3xf8E4M3FN>
  %c711 = stablehlo.constant dense<1> : tensor<i32>
  %r712 = stablehlo.dynamic_slice %c687, %c711, %c711, sizes = [1, 2] : (tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  %c713 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r712, %c713 : tensor<1x2xf8E4M3FN>
  %c714 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FN>
  %r715 = stablehlo.dynamic_update_slice %c687, %c714, %c711, %c711 : (tensor<2x3xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FN>
  %c716 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r715, %c716 : tensor<2x3xf8E4M3FN>
  %c717 = stablehlo.constant dense<7> : tensor<i32>
  %r718 = stablehlo.dynamic_slice %c687, %c717, %c717, sizes = [1, 2] : (tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FN>
  %c719 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3FN>
  check.expect_eq %r718, %c719 : tensor<1x2xf8E4M3FN>
  %c720 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FN>
  %r721 = stablehlo.dynamic_update_slice %c687, %c720, %c717, %c717 : (tensor<2x3xf8E4M3FN>, tensor<1x2xf8E4M3FN>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FN>
  %c722 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r721, %c722 : tensor<2x3xf8E4M3FN>
  %c723 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c724 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3FN>
  %r725 = stablehlo.select %c723, %c687, %c724 : tensor<2x3xi1>, tensor<2x3xf8E4M3FN>
  %c726 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r725, %c726 : tensor<2x3xf8E4M3FN>
  %r727 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FN>
  %c728 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r727, %c728 : tensor<2x3xf8E4M3FN>
  %c729 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FN>
  %r730 = stablehlo.transpose %c729, dims = [1, 0] : (tensor<0x3xf8E4M3FN>) -> tensor<3x0xf8E4M3FN>
  %c731 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FN>
  check.expect_eq %r730, %c731 : tensor<3x0xf8E4M3FN>
  %r732 = stablehlo.concatenate %c729, %c687, dim = 0 : (tensor<0x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %c733 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r732, %c733 : tensor<2x3xf8E4M3FN>
  %r734 = stablehlo.pad %c729, %c688, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %c735 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r734, %c735 : tensor<2x3xf8E4M3FN>
  %c736 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  %c737 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r738 = stablehlo.transpose %c736, dims = [1, 0] : (tensor<2x3xf8E5M2>) -> tensor<3x2xf8E5M2>
  %c739 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E5M2>
  check.expect_eq %r738, %c739 : tensor<3x2xf8E5M2>
  %r740 = stablehlo.reshape %c736 : (tensor<2x3xf8E5M2>) -> tensor<6xf8E5M2>
  %c741 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E5M2>
  check.expect_eq %r740, %c741 : tensor<6xf8E5M2>
  %r742 = stablehlo.reverse %c736, dims = [1] : tensor<2x3xf8E5M2>
  %c743 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r742, %c743 : tensor<2x3xf8E5M2>
  %r744 = stablehlo.slice %c736 [0:2, 0:3:2] : (tensor<2x3xf8E5M2>) -> tensor<2x2xf8E5M2>
  %c745 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E5M2>
  check.expect_eq %r744, %c745 : tensor<2x2xf8E5M2>
  %r746 = stablehlo.broadcast_in_dim %c736, dims = [2, 0] : (tensor<2x3xf8E5M2>) -> tensor<3x2x2xf8E5M2>
  %c747 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E5M2>
  check.expect_eq %r746, %c747 : tensor<3x2x2xf8E5M2>
  %r748 = stablehlo.concatenate %c736, %c736, dim = 0 : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %c749 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E5M2>
  check.expect_eq %r748, %c749 : tensor<4x3xf8E5M2>
  %r750 = stablehlo.pad %c736, %c737, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<3x6xf8E5M2>
  %c751 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E5M2>
  check.expect_eq %r750, %c751 : tensor<3x6xf8E5M2>
  %r752 = stablehlo.pad %c736, %c737, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E5M2>, tensor<f8E5M2>) -> tensor<1x2xf8E5M2>
  %c753 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r752, %c753 : tensor<1x2xf8E5M2>
  %c754 = stablehlo.constant dense<-5> : tensor<i32>
  %r755 = stablehlo.dynamic_slice %c736, %c754, %c754, sizes = [1, 2] : (tensor<2x3xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  %c756 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r755, %c756 : tensor<1x2xf8E5M2>
  %c757 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2>
  %r758 = stablehlo.dynamic_update_slice %c736, %c757, %c754, %c754 : (tensor<2x3xf8E5M2>, tensor<1x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2>
  %c759 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r758, %c759 : tensor<2x3xf8E5M2>
  %c760 = stablehlo.constant dense<1> : tensor<i32>
  %r761 = stablehlo.dynamic_slice %c736, %c760, %c760, sizes = [1, 2] : (tensor<2x3xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  %c762 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r761, %c762 : tensor<1x2xf8E5M2>
  %c763 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2>
  %r764 = stablehlo.dynamic_update_slice %c736, %c763, %c760, %c760 : (tensor<2x3xf8E5M2>, tensor<1x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2>
  %c765 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r764, %c765 : tensor<2x3xf8E5M2>
  %c766 = stablehlo.constant dense<7> : tensor<i32>
  %r767 = stablehlo.dynamic_slice %c736, %c766, %c766, sizes = [1, 2] : (tensor<2x3xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2>
  %c768 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E5M2>
  check.expect_eq %r767, %c768 : tensor<1x2xf8E5M2>
  %c769 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2>
  %r770 = stablehlo.dynamic_update_slice %c736, %c769, %c766, %c766 : (tensor<2x3xf8E5M2>, tensor<1x2xf8E5M2>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2>
  %c771 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r770, %c771 : tensor<2x3xf8E5M2>
  %c772 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c773 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E5M2>
  %r774 = stablehlo.select %c772, %c736, %c773 : tensor<2x3xi1>, tensor<2x3xf8E5M2>
  %c775 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r774, %c775 : tensor<2x3xf8E5M2>
  %r776 = stablehlo.iota dim = 1 : tensor<2x3xf8E5M2>
  %c777 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r776, %c777 : tensor<2x3xf8E5M2>
  %c778 = stablehlo.constant dense<> : tensor<0x3xf8E5M2>
  %r779 = stablehlo.transpose %c778, dims = [1, 0] : (tensor<0x3xf8E5M2>) -> tensor<3x0xf8E5M2>
  %c780 = stablehlo.constant dense<> : tensor<3x0xf8E5M2>
  check.expect_eq %r779, %c780 : tensor<3x0xf8E5M2>
  %r781 = stablehlo.concatenate %c778, %c736, dim = 0 : (tensor<0x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  %c782 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r781, %c782 : tensor<2x3xf8E5M2>
  %r783 = stablehlo.pad %c778, %c737, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E5M2>, tensor<f8E5M2>) -> tensor<2x3xf8E5M2>
  %c784 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r783, %c784 : tensor<2x3xf8E5M2>
  %c785 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  %c786 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r787 = stablehlo.transpose %c785, dims = [1, 0] : (tensor<2x3xf8E4M3>) -> tensor<3x2xf8E4M3>
  %c788 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3>
  check.expect_eq %r787, %c788 : tensor<3x2xf8E4M3>
  %r789 = stablehlo.reshape %c785 : (tensor<2x3xf8E4M3>) -> tensor<6xf8E4M3>
  %c790 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3>
  check.expect_eq %r789, %c790 : tensor<6xf8E4M3>
  %r791 = stablehlo.reverse %c785, dims = [1] : tensor<2x3xf8E4M3>
  %c792 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r791, %c792 : tensor<2x3xf8E4M3>
  %r793 = stablehlo.slice %c785 [0:2, 0:3:2] : (tensor<2x3xf8E4M3>) -> tensor<2x2xf8E4M3>
  %c794 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3>
  check.expect_eq %r793, %c794 : tensor<2x2xf8E4M3>
  %r795 = stablehlo.broadcast_in_dim %c785, dims = [2, 0] : (tensor<2x3xf8E4M3>) -> tensor<3x2x2xf8E4M3>
  %c796 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3>
  check.expect_eq %r795, %c796 : tensor<3x2x2xf8E4M3>
  %r797 = stablehlo.concatenate %c785, %c785, dim = 0 : (tensor<2x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<4x3xf8E4M3>
  %c798 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3>
  check.expect_eq %r797, %c798 : tensor<4x3xf8E4M3>
  %r799 = stablehlo.pad %c785, %c786, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<3x6xf8E4M3>
  %c800 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3>
  check.expect_eq %r799, %c800 : tensor<3x6xf8E4M3>
  %r801 = stablehlo.pad %c785, %c786, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3>, tensor<f8E4M3>) -> tensor<1x2xf8E4M3>
  %c802 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r801, %c802 : tensor<1x2xf8E4M3>
  %c803 = stablehlo.constant dense<-5> : tensor<i32>
  %r804 = stablehlo.dynamic_slice %c785, %c803, %c803, sizes = [1, 2] : (tensor<2x3xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  %c805 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r804, %c805 : tensor<1x2xf8E4M3>
  %c806 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3>
  %r807 = stablehlo.dynamic_update_slice %c785, %c806, %c803, %c803 : (tensor<2x3xf8E4M3>, tensor<1x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3>
  %c808 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r807, %c808 : tensor<2x3xf8E4M3>
  %c809 = stablehlo.constant dense<1> : tensor<i32>
  %r810 = stablehlo.dynamic_slice %c785, %c809, %c809, sizes = [1, 2] : (tensor<2x3xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  %c811 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r810, %c811 : tensor<1x2xf8E4M3>
  %c812 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3>
  %r813 = stablehlo.dynamic_update_slice %c785, %c812, %c809, %c809 : (tensor<2x3xf8E4M3>, tensor<1x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3>
  %c814 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r813, %c814 : tensor<2x3xf8E4M3>
  %c815 = stablehlo.constant dense<7> : tensor<i32>
  %r816 = stablehlo.dynamic_slice %c785, %c815, %c815, sizes = [1, 2] : (tensor<2x3xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3>
  %c817 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3>
  check.expect_eq %r816, %c817 : tensor<1x2xf8E4M3>
  %c818 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3>
  %r819 = stablehlo.dynamic_update_slice %c785, %c818, %c815, %c815 : (tensor<2x3xf8E4M3>, tensor<1x2xf8E4M3>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3>
  %c820 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r819, %c820 : tensor<2x3xf8E4M3>
  %c821 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c822 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3>
  %r823 = stablehlo.select %c821, %c785, %c822 : tensor<2x3xi1>, tensor<2x3xf8E4M3>
  %c824 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r823, %c824 : tensor<2x3xf8E4M3>
  %r825 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3>
  %c826 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r825, %c826 : tensor<2x3xf8E4M3>
  %c827 = stablehlo.constant dense<> : tensor<0x3xf8E4M3>
  %r828 = stablehlo.transpose %c827, dims = [1, 0] : (tensor<0x3xf8E4M3>) -> tensor<3x0xf8E4M3>
  %c829 = stablehlo.constant dense<> : tensor<3x0xf8E4M3>
  check.expect_eq %r828, %c829 : tensor<3x0xf8E4M3>
  %r830 = stablehlo.concatenate %c827, %c785, dim = 0 : (tensor<0x3xf8E4M3>, tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  %c831 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r830, %c831 : tensor<2x3xf8E4M3>
  %r832 = stablehlo.pad %c827, %c786, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3>, tensor<f8E4M3>) -> tensor<2x3xf8E4M3>
  %c833 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r832, %c833 : tensor<2x3xf8E4M3>
  %c834 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  %c835 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r836 = stablehlo.transpose %c834, dims = [1, 0] : (tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  %c837 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E3M4>
  check.expect_eq %r836, %c837 : tensor<3x2xf8E3M4>
  %r838 = stablehlo.reshape %c834 : (tensor<2x3xf8E3M4>) -> tensor<6xf8E3M4>
  %c839 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E3M4>
  check.expect_eq %r838, %c839 : tensor<6xf8E3M4>
  %r840 = stablehlo.reverse %c834, dims = [1] : tensor<2x3xf8E3M4>
  %c841 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r840, %c841 : tensor<2x3xf8E3M4>
  %r842 = stablehlo.slice %c834 [0:2, 0:3:2] : (tensor<2x3xf8E3M4>) -> tensor<2x2xf8E3M4>
  %c843 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E3M4>
  check.expect_eq %r842, %c843 : tensor<2x2xf8E3M4>
  %r844 = stablehlo.broadcast_in_dim %c834, dims = [2, 0] : (tensor<2x3xf8E3M4>) -> tensor<3x2x2xf8E3M4>
  %c845 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E3M4>
  check.expect_eq %r844, %c845 : tensor<3x2x2xf8E3M4>
  %r846 = stablehlo.concatenate %c834, %c834, dim = 0 : (tensor<2x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  %c847 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E3M4>
  check.expect_eq %r846, %c847 : tensor<4x3xf8E3M4>
  %r848 = stablehlo.pad %c834, %c835, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<3x6xf8E3M4>
  %c849 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E3M4>
  check.expect_eq %r848, %c849 : tensor<3x6xf8E3M4>
  %r850 = stablehlo.pad %c834, %c835, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E3M4>, tensor<f8E3M4>) -> tensor<1x2xf8E3M4>
  %c851 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r850, %c851 : tensor<1x2xf8E3M4>
  %c852 = stablehlo.constant dense<-5> : tensor<i32>
  %r853 = stablehlo.dynamic_slice %c834, %c852, %c852, sizes = [1, 2] : (tensor<2x3xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  %c854 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r853, %c854 : tensor<1x2xf8E3M4>
  %c855 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E3M4>
  %r856 = stablehlo.dynamic_update_slice %c834, %c855, %c852, %c852 : (tensor<2x3xf8E3M4>, tensor<1x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E3M4>
  %c857 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r856, %c857 : tensor<2x3xf8E3M4>
  %c858 = stablehlo.constant dense<1> : tensor<i32>
  %r859 = stablehlo.dynamic_slice %c834, %c858, %c858, sizes = [1, 2] : (tensor<2x3xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  %c860 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r859, %c860 : tensor<1x2xf8E3M4>
  %c861 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E3M4>
  %r862 = stablehlo.dynamic_update_slice %c834, %c861, %c858, %c858 : (tensor<2x3xf8E3M4>, tensor<1x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E3M4>
  %c863 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r862, %c863 : tensor<2x3xf8E3M4>
  %c864 = stablehlo.constant dense<7> : tensor<i32>
  %r865 = stablehlo.dynamic_slice %c834, %c864, %c864, sizes = [1, 2] : (tensor<2x3xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E3M4>
  %c866 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E3M4>
  check.expect_eq %r865, %c866 : tensor<1x2xf8E3M4>
  %c867 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E3M4>
  %r868 = stablehlo.dynamic_update_slice %c834, %c867, %c864, %c864 : (tensor<2x3xf8E3M4>, tensor<1x2xf8E3M4>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E3M4>
  %c869 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r868, %c869 : tensor<2x3xf8E3M4>
  %c870 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c871 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E3M4>
  %r872 = stablehlo.select %c870, %c834, %c871 : tensor<2x3xi1>, tensor<2x3xf8E3M4>
  %c873 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r872, %c873 : tensor<2x3xf8E3M4>
  %r874 = stablehlo.iota dim = 1 : tensor<2x3xf8E3M4>
  %c875 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r874, %c875 : tensor<2x3xf8E3M4>
  %c876 = stablehlo.constant dense<> : tensor<0x3xf8E3M4>
  %r877 = stablehlo.transpose %c876, dims = [1, 0] : (tensor<0x3xf8E3M4>) -> tensor<3x0xf8E3M4>
  %c878 = stablehlo.constant dense<> : tensor<3x0xf8E3M4>
  check.expect_eq %r877, %c878 : tensor<3x0xf8E3M4>
  %r879 = stablehlo.concatenate %c876, %c834, dim = 0 : (tensor<0x3xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<2x3xf8E3M4>
  %c880 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r879, %c880 : tensor<2x3xf8E3M4>
  %r881 = stablehlo.pad %c876, %c835, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E3M4>, tensor<f8E3M4>) -> tensor<2x3xf8E3M4>
  %c882 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r881, %c882 : tensor<2x3xf8E3M4>
  %c883 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %c884 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r885 = stablehlo.transpose %c883, dims = [1, 0] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %c886 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  check.expect_eq %r885, %c886 : tensor<3x2xf8E4M3B11FNUZ>
  %r887 = stablehlo.reshape %c883 : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %c888 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r887, %c888 : tensor<6xf8E4M3B11FNUZ>
  %r889 = stablehlo.reverse %c883, dims = [1] : tensor<2x3xf8E4M3B11FNUZ>
  %c890 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r889, %c890 : tensor<2x3xf8E4M3B11FNUZ>
  %r891 = stablehlo.slice %c883 [0:2, 0:3:2] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x2xf8E4M3B11FNUZ>
  %c892 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  check.expect_eq %r891, %c892 : tensor<2x2xf8E4M3B11FNUZ>
  %r893 = stablehlo.broadcast_in_dim %c883, dims = [2, 0] : (tensor<2x3xf8E4M3B11FNUZ>) -> tensor<3x2x2xf8E4M3B11FNUZ>
  %c894 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3B11FNUZ>
  check.expect_eq %r893, %c894 : tensor<3x2x2xf8E4M3B11FNUZ>
  %r895 = stablehlo.concatenate %c883, %c883, dim = 0 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %c896 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  check.expect_eq %r895, %c896 : tensor<4x3xf8E4M3B11FNUZ>
  %r897 = stablehlo.pad %c883, %c884, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x6xf8E4M3B11FNUZ>
  %c898 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3B11FNUZ>
  check.expect_eq %r897, %c898 : tensor<3x6xf8E4M3B11FNUZ>
  %r899 = stablehlo.pad %c883, %c884, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c900 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r899, %c900 : tensor<1x2xf8E4M3B11FNUZ>
  %c901 = stablehlo.constant dense<-5> : tensor<i32>
  %r902 = stablehlo.dynamic_slice %c883, %c901, %c901, sizes = [1, 2] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c903 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r902, %c903 : tensor<1x2xf8E4M3B11FNUZ>
  %c904 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  %r905 = stablehlo.dynamic_update_slice %c883, %c904, %c901, %c901 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c906 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r905, %c906 : tensor<2x3xf8E4M3B11FNUZ>
  %c907 = stablehlo.constant dense<1> : tensor<i32>
  %r908 = stablehlo.dynamic_slice %c883, %c907, %c907, sizes = [1, 2] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c909 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r908, %c909 : tensor<1x2xf8E4M3B11FNUZ>
  %c910 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  %r911 = stablehlo.dynamic_update_slice %c883, %c910, %c907, %c907 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c912 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r911, %c912 : tensor<2x3xf8E4M3B11FNUZ>
  %c913 = stablehlo.constant dense<7> : tensor<i32>
  %r914 = stablehlo.dynamic_slice %c883, %c913, %c913, sizes = [1, 2] : (tensor<2x3xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3B11FNUZ>
  %c915 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  check.expect_eq %r914, %c915 : tensor<1x2xf8E4M3B11FNUZ>
  %c916 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3B11FNUZ>
  %r917 = stablehlo.dynamic_update_slice %c883, %c916, %c913, %c913 : (tensor<2x3xf8E4M3B11FNUZ>, tensor<1x2xf8E4M3B11FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c918 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r917, %c918 : tensor<2x3xf8E4M3B11FNUZ>
  %c919 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c920 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  %r921 = stablehlo.select %c919, %c883, %c920 : tensor<2x3xi1>, tensor<2x3xf8E4M3B11FNUZ>
  %c922 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r921, %c922 : tensor<2x3xf8E4M3B11FNUZ>
  %r923 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3B11FNUZ>
  %c924 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r923, %c924 : tensor<2x3xf8E4M3B11FNUZ>
  %c925 = stablehlo.constant dense<> : tensor<0x3xf8E4M3B11FNUZ>
  %r926 = stablehlo.transpose %c925, dims = [1, 0] : (tensor<0x3xf8E4M3B11FNUZ>) -> tensor<3x0xf8E4M3B11FNUZ>
  %c927 = stablehlo.constant dense<> : tensor<3x0xf8E4M3B11FNUZ>
  check.expect_eq %r926, %c927 : tensor<3x0xf8E4M3B11FNUZ>
  %r928 = stablehlo.concatenate %c925, %c883, dim = 0 : (tensor<0x3xf8E4M3B11FNUZ>, tensor<2x3xf8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c929 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r928, %c929 : tensor<2x3xf8E4M3B11FNUZ>
  %r930 = stablehlo.pad %c925, %c884, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c931 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r930, %c931 : tensor<2x3xf8E4M3B11FNUZ>
  %c932 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  %c933 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r934 = stablehlo.transpose %c932, dims = [1, 0] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %c935 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E4M3FNUZ>
  check.expect_eq %r934, %c935 : tensor<3x2xf8E4M3FNUZ>
  %r936 = stablehlo.reshape %c932 : (tensor<2x3xf8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %c937 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %r936, %c937 : tensor<6xf8E4M3FNUZ>
  %r938 = stablehlo.reverse %c932, dims = [1] : tensor<2x3xf8E4M3FNUZ>
  %c939 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r938, %c939 : tensor<2x3xf8E4M3FNUZ>
  %r940 = stablehlo.slice %c932 [0:2, 0:3:2] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x2xf8E4M3FNUZ>
  %c941 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E4M3FNUZ>
  check.expect_eq %r940, %c941 : tensor<2x2xf8E4M3FNUZ>
  %r942 = stablehlo.broadcast_in_dim %c932, dims = [2, 0] : (tensor<2x3xf8E4M3FNUZ>) -> tensor<3x2x2xf8E4M3FNUZ>
  %c943 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E4M3FNUZ>
  check.expect_eq %r942, %c943 : tensor<3x2x2xf8E4M3FNUZ>
  %r944 = stablehlo.concatenate %c932, %c932, dim = 0 : (tensor<2x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %c945 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E4M3FNUZ>
  check.expect_eq %r944, %c945 : tensor<4x3xf8E4M3FNUZ>
  %r946 = stablehlo.pad %c932, %c933, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x6xf8E4M3FNUZ>
  %c947 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E4M3FNUZ>
  check.expect_eq %r946, %c947 : tensor<3x6xf8E4M3FNUZ>
  %r948 = stablehlo.pad %c932, %c933, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<1x2xf8E4M3FNUZ>
  %c949 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r948, %c949 : tensor<1x2xf8E4M3FNUZ>
  %c950 = stablehlo.constant dense<-5> : tensor<i32>
  %r951 = stablehlo.dynamic_slice %c932, %c950, %c950, sizes = [1, 2] : (tensor<2x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  %c952 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r951, %c952 : tensor<1x2xf8E4M3FNUZ>
  %c953 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FNUZ>
  %r954 = stablehlo.dynamic_update_slice %c932, %c953, %c950, %c950 : (tensor<2x3xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
  %c955 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r954, %c955 : tensor<2x3xf8E4M3FNUZ>
  %c956 = stablehlo.constant dense<1> : tensor<i32>
  %r957 = stablehlo.dynamic_slice %c932, %c956, %c956, sizes = [1, 2] : (tensor<2x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  %c958 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r957, %c958 : tensor<1x2xf8E4M3FNUZ>
  %c959 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FNUZ>
  %r960 = stablehlo.dynamic_update_slice %c932, %c959, %c956, %c956 : (tensor<2x3xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
  %c961 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r960, %c961 : tensor<2x3xf8E4M3FNUZ>
  %c962 = stablehlo.constant dense<7> : tensor<i32>
  %r963 = stablehlo.dynamic_slice %c932, %c962, %c962, sizes = [1, 2] : (tensor<2x3xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E4M3FNUZ>
  %c964 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E4M3FNUZ>
  check.expect_eq %r963, %c964 : tensor<1x2xf8E4M3FNUZ>
  %c965 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E4M3FNUZ>
  %r966 = stablehlo.dynamic_update_slice %c932, %c965, %c962, %c962 : (tensor<2x3xf8E4M3FNUZ>, tensor<1x2xf8E4M3FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E4M3FNUZ>
  %c967 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r966, %c967 : tensor<2x3xf8E4M3FNUZ>
  %c968 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c969 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E4M3FNUZ>
  %r970 = stablehlo.select %c968, %c932, %c969 : tensor<2x3xi1>, tensor<2x3xf8E4M3FNUZ>
  %c971 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r970, %c971 : tensor<2x3xf8E4M3FNUZ>
  %r972 = stablehlo.iota dim = 1 : tensor<2x3xf8E4M3FNUZ>
  %c973 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r972, %c973 : tensor<2x3xf8E4M3FNUZ>
  %c974 = stablehlo.constant dense<> : tensor<0x3xf8E4M3FNUZ>
  %r975 = stablehlo.transpose %c974, dims = [1, 0] : (tensor<0x3xf8E4M3FNUZ>) -> tensor<3x0xf8E4M3FNUZ>
  %c976 = stablehlo.constant dense<> : tensor<3x0xf8E4M3FNUZ>
  check.expect_eq %r975, %c976 : tensor<3x0xf8E4M3FNUZ>
  %r977 = stablehlo.concatenate %c974, %c932, dim = 0 : (tensor<0x3xf8E4M3FNUZ>, tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %c978 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r977, %c978 : tensor<2x3xf8E4M3FNUZ>
  %r979 = stablehlo.pad %c974, %c933, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ>
  %c980 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r979, %c980 : tensor<2x3xf8E4M3FNUZ>
  %c981 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  %c982 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r983 = stablehlo.transpose %c981, dims = [1, 0] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %c984 = stablehlo.constant dense<[[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]> : tensor<3x2xf8E5M2FNUZ>
  check.expect_eq %r983, %c984 : tensor<3x2xf8E5M2FNUZ>
  %r985 = stablehlo.reshape %c981 : (tensor<2x3xf8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  %c986 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %r985, %c986 : tensor<6xf8E5M2FNUZ>
  %r987 = stablehlo.reverse %c981, dims = [1] : tensor<2x3xf8E5M2FNUZ>
  %c988 = stablehlo.constant dense<[[3.0, 2.0, 1.0], [6.0, 5.0, 4.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r987, %c988 : tensor<2x3xf8E5M2FNUZ>
  %r989 = stablehlo.slice %c981 [0:2, 0:3:2] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<2x2xf8E5M2FNUZ>
  %c990 = stablehlo.constant dense<[[1.0, 3.0], [4.0, 6.0]]> : tensor<2x2xf8E5M2FNUZ>
  check.expect_eq %r989, %c990 : tensor<2x2xf8E5M2FNUZ>
  %r991 = stablehlo.broadcast_in_dim %c981, dims = [2, 0] : (tensor<2x3xf8E5M2FNUZ>) -> tensor<3x2x2xf8E5M2FNUZ>
  %c992 = stablehlo.constant dense<[[[1.0, 4.0], [1.0, 4.0]], [[2.0, 5.0], [2.0, 5.0]], [[3.0, 6.0], [3.0, 6.0]]]> : tensor<3x2x2xf8E5M2FNUZ>
  check.expect_eq %r991, %c992 : tensor<3x2x2xf8E5M2FNUZ>
  %r993 = stablehlo.concatenate %c981, %c981, dim = 0 : (tensor<2x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %c994 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<4x3xf8E5M2FNUZ>
  check.expect_eq %r993, %c994 : tensor<4x3xf8E5M2FNUZ>
  %r995 = stablehlo.pad %c981, %c982, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x6xf8E5M2FNUZ>
  %c996 = stablehlo.constant dense<[[0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 2.0, 0.0, 3.0, 0.0], [4.0, 0.0, 5.0, 0.0, 6.0, 0.0]]> : tensor<3x6xf8E5M2FNUZ>
  check.expect_eq %r995, %c996 : tensor<3x6xf8E5M2FNUZ>
  %r997 = stablehlo.pad %c981, %c982, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<1x2xf8E5M2FNUZ>
  %c998 = stablehlo.constant dense<[[2.0, 3.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r997, %c998 : tensor<1x2xf8E5M2FNUZ>
  %c999 = stablehlo.constant dense<-5> : tensor<i32>
  %r1000 = stablehlo.dynamic_slice %c981, %c999, %c999, sizes = [1, 2] : (tensor<2x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  %c1001 = stablehlo.constant dense<[[1.0, 2.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r1000, %c1001 : tensor<1x2xf8E5M2FNUZ>
  %c1002 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2FNUZ>
  %r1003 = stablehlo.dynamic_update_slice %c981, %c1002, %c999, %c999 : (tensor<2x3xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
  %c1004 = stablehlo.constant dense<[[3.0, 4.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1003, %c1004 : tensor<2x3xf8E5M2FNUZ>
  %c1005 = stablehlo.constant dense<1> : tensor<i32>
  %r1006 = stablehlo.dynamic_slice %c981, %c1005, %c1005, sizes = [1, 2] : (tensor<2x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  %c1007 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r1006, %c1007 : tensor<1x2xf8E5M2FNUZ>
  %c1008 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2FNUZ>
  %r1009 = stablehlo.dynamic_update_slice %c981, %c1008, %c1005, %c1005 : (tensor<2x3xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
  %c1010 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1009, %c1010 : tensor<2x3xf8E5M2FNUZ>
  %c1011 = stablehlo.constant dense<7> : tensor<i32>
  %r1012 = stablehlo.dynamic_slice %c981, %c1011, %c1011, sizes = [1, 2] : (tensor<2x3xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<1x2xf8E5M2FNUZ>
  %c1013 = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf8E5M2FNUZ>
  check.expect_eq %r1012, %c1013 : tensor<1x2xf8E5M2FNUZ>
  %c1014 = stablehlo.constant dense<[[3.0, 4.0]]> : tensor<1x2xf8E5M2FNUZ>
  %r1015 = stablehlo.dynamic_update_slice %c981, %c1014, %c1011, %c1011 : (tensor<2x3xf8E5M2FNUZ>, tensor<1x2xf8E5M2FNUZ>, tensor<i32>, tensor<i32>) -> tensor<2x3xf8E5M2FNUZ>
  %c1016 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 3.0, 4.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1015, %c1016 : tensor<2x3xf8E5M2FNUZ>
  %c1017 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c1018 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [5.0, 6.0, 7.0]]> : tensor<2x3xf8E5M2FNUZ>
  %r1019 = stablehlo.select %c1017, %c981, %c1018 : tensor<2x3xi1>, tensor<2x3xf8E5M2FNUZ>
  %c1020 = stablehlo.constant dense<[[1.0, 3.0, 3.0], [4.0, 6.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1019, %c1020 : tensor<2x3xf8E5M2FNUZ>
  %r1021 = stablehlo.iota dim = 1 : tensor<2x3xf8E5M2FNUZ>
  %c1022 = stablehlo.constant dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1021, %c1022 : tensor<2x3xf8E5M2FNUZ>
  %c1023 = stablehlo.constant dense<> : tensor<0x3xf8E5M2FNUZ>
  %r1024 = stablehlo.transpose %c1023, dims = [1, 0] : (tensor<0x3xf8E5M2FNUZ>) -> tensor<3x0xf8E5M2FNUZ>
  %c1025 = stablehlo.constant dense<> : tensor<3x0xf8E5M2FNUZ>
  check.expect_eq %r1024, %c1025 : tensor<3x0xf8E5M2FNUZ>
  %r1026 = stablehlo.concatenate %c1023, %c981, dim = 0 : (tensor<0x3xf8E5M2FNUZ>, tensor<2x3xf8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %c1027 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1026, %c1027 : tensor<2x3xf8E5M2FNUZ>
  %r1028 = stablehlo.pad %c1023, %c982, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<2x3xf8E5M2FNUZ>
  %c1029 = stablehlo.constant dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r1028, %c1029 : tensor<2x3xf8E5M2FNUZ>
  %c1030 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  %c1031 = stablehlo.constant dense<0> : tensor<i4>
  %r1032 = stablehlo.transpose %c1030, dims = [1, 0] : (tensor<2x3xi4>) -> tensor<3x2xi4>
  %c1033 = stablehlo.constant dense<[[-7, -4], [-6, -3], [-5, -2]]> : tensor<3x2xi4>
  check.expect_eq %r1032, %c1033 : tensor<3x2xi4>
  %r1034 = stablehlo.reshape %c1030 : (tensor<2x3xi4>) -> tensor<6xi4>
  %c1035 = stablehlo.constant dense<[-7, -6, -5, -4, -3, -2]> : tensor<6xi4>
  check.expect_eq %r1034, %c1035 : tensor<6xi4>
  %r1036 = stablehlo.reverse %c1030, dims = [1] : tensor<2x3xi4>
  %c1037 = stablehlo.constant dense<[[-5, -6, -7], [-2, -3, -4]]> : tensor<2x3xi4>
  check.expect_eq %r1036, %c1037 : tensor<2x3xi4>
  %r1038 = stablehlo.slice %c1030 [0:2, 0:3:2] : (tensor<2x3xi4>) -> tensor<2x2xi4>
  %c1039 = stablehlo.constant dense<[[-7, -5], [-4, -2]]> : tensor<2x2xi4>
  check.expect_eq %r1038, %c1039 : tensor<2x2xi4>
  %r1040 = stablehlo.broadcast_in_dim %c1030, dims = [2, 0] : (tensor<2x3xi4>) -> tensor<3x2x2xi4>
  %c1041 = stablehlo.constant dense<[[[-7, -4], [-7, -4]], [[-6, -3], [-6, -3]], [[-5, -2], [-5, -2]]]> : tensor<3x2x2xi4>
  check.expect_eq %r1040, %c1041 : tensor<3x2x2xi4>
  %r1042 = stablehlo.concatenate %c1030, %c1030, dim = 0 : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<4x3xi4>
  %c1043 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2], [-7, -6, -5], [-4, -3, -2]]> : tensor<4x3xi4>
  check.expect_eq %r1042, %c1043 : tensor<4x3xi4>
  %r1044 = stablehlo.pad %c1030, %c1031, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi4>, tensor<i4>) -> tensor<3x6xi4>
  %c1045 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [-7, 0, -6, 0, -5, 0], [-4, 0, -3, 0, -2, 0]]> : tensor<3x6xi4>
  check.expect_eq %r1044, %c1045 : tensor<3x6xi4>
  %r1046 = stablehlo.pad %c1030, %c1031, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi4>, tensor<i4>) -> tensor<1x2xi4>
  %c1047 = stablehlo.constant dense<[[-6, -5]]> : tensor<1x2xi4>
  check.expect_eq %r1046, %c1047 : tensor<1x2xi4>
  %c1048 = stablehlo.constant dense<-5> : tensor<i32>
  %r1049 = stablehlo.dynamic_slice %c1030, %c1048, %c1048, sizes = [1, 2] : (tensor<2x3xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  %c1050 = stablehlo.constant dense<[[-7, -6]]> : tensor<1x2xi4>
  check.expect_eq %r1049, %c1050 : tensor<1x2xi4>
  %c1051 = stablehlo.constant dense<[[-5, -4]]> : tensor<1x2xi4>
  %r1052 = stablehlo.dynamic_update_slice %c1030, %c1051, %c1048, %c1048 : (tensor<2x3xi4>, tensor<1x2xi4>, tensor<i32>, tensor<i32>) -> tensor<2x3xi4>
  %c1053 = stablehlo.constant dense<[[-5, -4, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  check.expect_eq %r1052, %c1053 : tensor<2x3xi4>
  %c1054 = stablehlo.constant dense<1> : tensor<i32>
  %r1055 = stablehlo.dynamic_slice %c1030, %c1054, %c1054, sizes = [1, 2] : (tensor<2x3xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  %c1056 = stablehlo.constant dense<[[-3, -2]]> : tensor<1x2xi4>
  check.expect_eq %r1055, %c1056 : tensor<1x2xi4>
  %c1057 = stablehlo.constant dense<[[-5, -4]]> : tensor<1x2xi4>
  %r1058 = stablehlo.dynamic_update_slice %c1030, %c1057, %c1054, %c1054 : (tensor<2x3xi4>, tensor<1x2xi4>, tensor<i32>, tensor<i32>) -> tensor<2x3xi4>
  %c1059 = stablehlo.constant dense<[[-7, -6, -5], [-4, -5, -4]]> : tensor<2x3xi4>
  check.expect_eq %r1058, %c1059 : tensor<2x3xi4>
  %c1060 = stablehlo.constant dense<7> : tensor<i32>
  %r1061 = stablehlo.dynamic_slice %c1030, %c1060, %c1060, sizes = [1, 2] : (tensor<2x3xi4>, tensor<i32>, tensor<i32>) -> tensor<1x2xi4>
  %c1062 = stablehlo.constant dense<[[-3, -2]]> : tensor<1x2xi4>
  check.expect_eq %r1061, %c1062 : tensor<1x2xi4>
  %c1063 = stablehlo.constant dense<[[-5, -4]]> : tensor<1x2xi4>
  %r1064 = stablehlo.dynamic_update_slice %c1030, %c1063, %c1060, %c1060 : (tensor<2x3xi4>, tensor<1x2xi4>, tensor<i32>, tensor<i32>) -> tensor<2x3xi4>
  %c1065 = stablehlo.constant dense<[[-7, -6, -5], [-4, -5, -4]]> : tensor<2x3xi4>
  check.expect_eq %r1064, %c1065 : tensor<2x3xi4>
  %c1066 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c1067 = stablehlo.constant dense<[[-6, -5, -4], [-3, -2, -1]]> : tensor<2x3xi4>
  %r1068 = stablehlo.select %c1066, %c1030, %c1067 : tensor<2x3xi1>, tensor<2x3xi4>
  %c1069 = stablehlo.constant dense<[[-7, -5, -5], [-4, -2, -2]]> : tensor<2x3xi4>
  check.expect_eq %r1068, %c1069 : tensor<2x3xi4>
  %r1070 = stablehlo.iota dim = 1 : tensor<2x3xi4>
  %c1071 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi4>
  check.expect_eq %r1070, %c1071 : tensor<2x3xi4>
  %c1072 = stablehlo.constant dense<> : tensor<0x3xi4>
  %r1073 = stablehlo.transpose %c1072, dims = [1, 0] : (tensor<0x3xi4>) -> tensor<3x0xi4>
  %c1074 = stablehlo.constant dense<> : tensor<3x0xi4>
  check.expect_eq %r1073, %c1074 : tensor<3x0xi4>
  %r1075 = stablehlo.concatenate %c1072, %c1030, dim = 0 : (tensor<0x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %c1076 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2]]> : tensor<2x3xi4>
  check.expect_eq %r1075, %c1076 : tensor<2x3xi4>
  %r1077 = stablehlo.pad %c1072, %c1031, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi4>, tensor<i4>) -> tensor<2x3xi4>
  %c1078 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi4>
  check.expect_eq %r1077, %c1078 : tensor<2x3xi4>
  %c1079 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui4>
  %c1080 = stablehlo.constant dense<0> : tensor<ui4>
  %r1081 = stablehlo.transpose %c1079, dims = [1, 0] : (tensor<2x3xui4>) -> tensor<3x2xui4>
  %c1082 = stablehlo.constant dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xui4>
  check.expect_eq %r1081, %c1082 : tensor<3x2xui4>
  %r1083 = stablehlo.reshape %c1079 : (tensor<2x3xui4>) -> tensor<6xui4>
  %c1084 = stablehlo.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xui4>
  check.expect_eq %r1083, %c1084 : tensor<6xui4>
  %r1085 = stablehlo.reverse %c1079, dims = [1] : tensor<2x3xui4>
  %c1086 = stablehlo.constant dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xui4>
  check.expect_eq %r1085, %c1086 : tensor<2x3xui4>
  %r1087 = stablehlo.slice %c1079 [0:2, 0:3:2] : (tensor<2x3xui4>) -> tensor<2x2xui4>
  %c1088 = stablehlo.constant dense<[[1, 3], [4, 6]]> : tensor<2x2xui4>
  check.expect_eq %r1087, %c1088 : tensor<2x2xui4>
  %r1089 = stablehlo.broadcast_in_dim %c1079, dims = [2, 0] : (tensor<2x3xui4>) -> tensor<3x2x2xui4>
  %c1090 = stablehlo.constant dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xui4>
  check.expect_eq %r1089, %c1090 : tensor<3x2x2xui4>
  %r1091 = stablehlo.concatenate %c1079, %c1079, dim = 0 : (tensor<2x3xui4>, tensor<2x3xui4>) -> tensor<4x3xui4>
  %c1092 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [1, 2, 3], [4, 5, 6]]> : tensor<4x3xui4>
  check.expect_eq %r1091, %c1092 : tensor<4x3xui4>
  %r1093 = stablehlo.pad %c1079, %c1080, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<3x6xui4>
  %c1094 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [4, 0, 5, 0, 6, 0]]> : tensor<3x6xui4>
  check.expect_eq %r1093, %c1094 : tensor<3x6xui4>
  %r1095 = stablehlo.pad %c1079, %c1080, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui4>, tensor<ui4>) -> tensor<1x2xui4>
  %c1096 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui4>
  check.expect_eq %r1095, %c1096 : tensor<1x2xui4>
  %c1097 = stablehlo.constant dense<-5> : tensor<i32>
  %r1098 = stablehlo.dynamic_slice %c1079, %c1097, %c1097, sizes = [1, 2] : (tensor<2x3xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  %c1099 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui4>
  check.expect_eq %r1098, %c1099 : tensor<1x2xui4>
  %c1100 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui4>
  %r1101 = stablehlo.dynamic_update_slice %c1079, %c1100, %c1097, %c1097 : (tensor<2x3xui4>, tensor<1x2xui4>, tensor<i32>, tensor<i32>) -> tensor<2x3xui4>
  %c1102 = stablehlo.constant dense<[[3, 4, 3], [4, 5, 6]]> : tensor<2x3xui4>
  check.expect_eq %r1101, %c1102 : tensor<2x3xui4>
  %c1103 = stablehlo.constant dense<1> : tensor<i32>
  %r1104 = stablehlo.dynamic_slice %c1079, %c1103, %c1103, sizes = [1, 2] : (tensor<2x3xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  %c1105 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui4>
  check.expect_eq %r1104, %c1105 : tensor<1x2xui4>
  %c1106 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui4>
  %r1107 = stablehlo.dynamic_update_slice %c1079, %c1106, %c1103, %c1103 : (tensor<2x3xui4>, tensor<1x2xui4>, tensor<i32>, tensor<i32>) -> tensor<2x3xui4>
  %c1108 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui4>
  check.expect_eq %r1107, %c1108 : tensor<2x3xui4>
  %c1109 = stablehlo.constant dense<7> : tensor<i32>
  %r1110 = stablehlo.dynamic_slice %c1079, %c1109, %c1109, sizes = [1, 2] : (tensor<2x3xui4>, tensor<i32>, tensor<i32>) -> tensor<1x2xui4>
  %c1111 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xui4>
  check.expect_eq %r1110, %c1111 : tensor<1x2xui4>
  %c1112 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xui4>
  %r1113 = stablehlo.dynamic_update_slice %c1079, %c1112, %c1109, %c1109 : (tensor<2x3xui4>, tensor<1x2xui4>, tensor<i32>, tensor<i32>) -> tensor<2x3xui4>
  %c1114 = stablehlo.constant dense<[[1, 2, 3], [4, 3, 4]]> : tensor<2x3xui4>
  check.expect_eq %r1113, %c1114 : tensor<2x3xui4>
  %c1115 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c1116 = stablehlo.constant dense<[[2, 3, 4], [5, 6, 7]]> : tensor<2x3xui4>
  %r1117 = stablehlo.select %c1115, %c1079, %c1116 : tensor<2x3xi1>, tensor<2x3xui4>
  %c1118 = stablehlo.constant dense<[[1, 3, 3], [4, 6, 6]]> : tensor<2x3xui4>
  check.expect_eq %r1117, %c1118 : tensor<2x3xui4>
  %r1119 = stablehlo.iota dim = 1 : tensor<2x3xui4>
  %c1120 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui4>
  check.expect_eq %r1119, %c1120 : tensor<2x3xui4>
  %c1121 = stablehlo.constant dense<> : tensor<0x3xui4>
  %r1122 = stablehlo.transpose %c1121, dims = [1, 0] : (tensor<0x3xui4>) -> tensor<3x0xui4>
  %c1123 = stablehlo.constant dense<> : tensor<3x0xui4>
  check.expect_eq %r1122, %c1123 : tensor<3x0xui4>
  %r1124 = stablehlo.concatenate %c1121, %c1079, dim = 0 : (tensor<0x3xui4>, tensor<2x3xui4>) -> tensor<2x3xui4>
  %c1125 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xui4>
  check.expect_eq %r1124, %c1125 : tensor<2x3xui4>
  %r1126 = stablehlo.pad %c1121, %c1080, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui4>, tensor<ui4>) -> tensor<2x3xui4>
  %c1127 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui4>
  check.expect_eq %r1126, %c1127 : tensor<2x3xui4>
  %c1128 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  %c1129 = stablehlo.constant dense<0> : tensor<i2>
  %r1130 = stablehlo.transpose %c1128, dims = [1, 0] : (tensor<2x3xi2>) -> tensor<3x2xi2>
  %c1131 = stablehlo.constant dense<[[-1, -2], [0, -1], [1, 0]]> : tensor<3x2xi2>
  check.expect_eq %r1130, %c1131 : tensor<3x2xi2>
  %r1132 = stablehlo.reshape %c1128 : (tensor<2x3xi2>) -> tensor<6xi2>
  %c1133 = stablehlo.constant dense<[-1, 0, 1, -2, -1, 0]> : tensor<6xi2>
  check.expect_eq %r1132, %c1133 : tensor<6xi2>
  %r1134 = stablehlo.reverse %c1128, dims = [1] : tensor<2x3xi2>
  %c1135 = stablehlo.constant dense<[[1, 0, -1], [0, -1, -2]]> : tensor<2x3xi2>
  check.expect_eq %r1134, %c1135 : tensor<2x3xi2>
  %r1136 = stablehlo.slice %c1128 [0:2, 0:3:2] : (tensor<2x3xi2>) -> tensor<2x2xi2>
  %c1137 = stablehlo.constant dense<[[-1, 1], [-2, 0]]> : tensor<2x2xi2>
  check.expect_eq %r1136, %c1137 : tensor<2x2xi2>
  %r1138 = stablehlo.broadcast_in_dim %c1128, dims = [2, 0] : (tensor<2x3xi2>) -> tensor<3x2x2xi2>
  %c1139 = stablehlo.constant dense<[[[-1, -2], [-1, -2]], [[0, -1], [0, -1]], [[1, 0], [1, 0]]]> : tensor<3x2x2xi2>
  check.expect_eq %r1138, %c1139 : tensor<3x2x2xi2>
  %r1140 = stablehlo.concatenate %c1128, %c1128, dim = 0 : (tensor<2x3xi2>, tensor<2x3xi2>) -> tensor<4x3xi2>
  %c1141 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0], [-1, 0, 1], [-2, -1, 0]]> : tensor<4x3xi2>
  check.expect_eq %r1140, %c1141 : tensor<4x3xi2>
  %r1142 = stablehlo.pad %c1128, %c1129, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi2>, tensor<i2>) -> tensor<3x6xi2>
  %c1143 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [-1, 0, 0, 0, 1, 0], [-2, 0, -1, 0, 0, 0]]> : tensor<3x6xi2>
  check.expect_eq %r1142, %c1143 : tensor<3x6xi2>
  %r1144 = stablehlo.pad %c1128, %c1129, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi2>, tensor<i2>) -> tensor<1x2xi2>
  %c1145 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi2>
  check.expect_eq %r1144, %c1145 : tensor<1x2xi2>
  %c1146 = stablehlo.constant dense<-5> : tensor<i32>
  %r1147 = stablehlo.dynamic_slice %c1128, %c1146, %c1146, sizes = [1, 2] : (tensor<2x3xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  %c1148 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi2>
  check.expect_eq %r1147, %c1148 : tensor<1x2xi2>
  %c1149 = stablehlo.constant dense<[[1, -2]]> : tensor<1x2xi2>
  %r1150 = stablehlo.dynamic_update_slice %c1128, %c1149, %c1146, %c1146 : (tensor<2x3xi2>, tensor<1x2xi2>, tensor<i32>, tensor<i32>) -> tensor<2x3xi2>
  %c1151 = stablehlo.constant dense<[[1, -2, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  check.expect_eq %r1150, %c1151 : tensor<2x3xi2>
  %c1152 = stablehlo.constant dense<1> : tensor<i32>
  %r1153 = stablehlo.dynamic_slice %c1128, %c1152, %c1152, sizes = [1, 2] : (tensor<2x3xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  %c1154 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi2>
  check.expect_eq %r1153, %c1154 : tensor<1x2xi2>
  %c1155 = stablehlo.constant dense<[[1, -2]]> : tensor<1x2xi2>
  %r1156 = stablehlo.dynamic_update_slice %c1128, %c1155, %c1152, %c1152 : (tensor<2x3xi2>, tensor<1x2xi2>, tensor<i32>, tensor<i32>) -> tensor<2x3xi2>
  %c1157 = stablehlo.constant dense<[[-1, 0, 1], [-2, 1, -2]]> : tensor<2x3xi2>
  check.expect_eq %r1156, %c1157 : tensor<2x3xi2>
  %c1158 = stablehlo.constant dense<7> : tensor<i32>
  %r1159 = stablehlo.dynamic_slice %c1128, %c1158, %c1158, sizes = [1, 2] : (tensor<2x3xi2>, tensor<i32>, tensor<i32>) -> tensor<1x2xi2>
  %c1160 = stablehlo.constant dense<[[-1, 0]]> : tensor<1x2xi2>
  check.expect_eq %r1159, %c1160 : tensor<1x2xi2>
  %c1161 = stablehlo.constant dense<[[1, -2]]> : tensor<1x2xi2>
  %r1162 = stablehlo.dynamic_update_slice %c1128, %c1161, %c1158, %c1158 : (tensor<2x3xi2>, tensor<1x2xi2>, tensor<i32>, tensor<i32>) -> tensor<2x3xi2>
  %c1163 = stablehlo.constant dense<[[-1, 0, 1], [-2, 1, -2]]> : tensor<2x3xi2>
  check.expect_eq %r1162, %c1163 : tensor<2x3xi2>
  %c1164 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c1165 = stablehlo.constant dense<[[0, 1, -2], [-1, 0, 1]]> : tensor<2x3xi2>
  %r1166 = stablehlo.select %c1164, %c1128, %c1165 : tensor<2x3xi1>, tensor<2x3xi2>
  %c1167 = stablehlo.constant dense<[[-1, 1, 1], [-2, 0, 0]]> : tensor<2x3xi2>
  check.expect_eq %r1166, %c1167 : tensor<2x3xi2>
  %r1168 = stablehlo.iota dim = 1 : tensor<2x2xi2>
  %c1169 = stablehlo.constant dense<[[0, 1], [0, 1]]> : tensor<2x2xi2>
  check.expect_eq %r1168, %c1169 : tensor<2x2xi2>
  %c1170 = stablehlo.constant dense<> : tensor<0x3xi2>
  %r1171 = stablehlo.transpose %c1170, dims = [1, 0] : (tensor<0x3xi2>) -> tensor<3x0xi2>
  %c1172 = stablehlo.constant dense<> : tensor<3x0xi2>
  check.expect_eq %r1171, %c1172 : tensor<3x0xi2>
  %r1173 = stablehlo.concatenate %c1170, %c1128, dim = 0 : (tensor<0x3xi2>, tensor<2x3xi2>) -> tensor<2x3xi2>
  %c1174 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0]]> : tensor<2x3xi2>
  check.expect_eq %r1173, %c1174 : tensor<2x3xi2>
  %r1175 = stablehlo.pad %c1170, %c1129, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi2>, tensor<i2>) -> tensor<2x3xi2>
  %c1176 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi2>
  check.expect_eq %r1175, %c1176 : tensor<2x3xi2>
  %c1177 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2]]> : tensor<2x3xui2>
  %c1178 = stablehlo.constant dense<0> : tensor<ui2>
  %r1179 = stablehlo.transpose %c1177, dims = [1, 0] : (tensor<2x3xui2>) -> tensor<3x2xui2>
  %c1180 = stablehlo.constant dense<[[1, 0], [2, 1], [3, 2]]> : tensor<3x2xui2>
  check.expect_eq %r1179, %c1180 : tensor<3x2xui2>
  %r1181 = stablehlo.reshape %c1177 : (tensor<2x3xui2>) -> tensor<6xui2>
  %c1182 = stablehlo.constant dense<[1, 2, 3, 0, 1, 2]> : tensor<6xui2>
  check.expect_eq %r1181, %c1182 : tensor<6xui2>
  %r1183 = stablehlo.reverse %c1177, dims = [1] : tensor<2x3xui2>
  %c1184 = stablehlo.constant dense<[[3, 2, 1], [2, 1, 0]]> : tensor<2x3xui2>
  check.expect_eq %r1183, %c1184 : tensor<2x3xui2>
  %r1185 = stablehlo.slice %c1177 [0:2, 0:3:2] : (tensor<2x3xui2>) -> tensor<2x2xui2>
  %c1186 = stablehlo.constant dense<[[1, 3], [0, 2]]> : tensor<2x2xui2>
  check.expect_eq %r1185, %c1186 : tensor<2x2xui2>
  %r1187 = stablehlo.broadcast_in_dim %c1177, dims = [2, 0] : (tensor<2x3xui2>) -> tensor<3x2x2xui2>
  %c1188 = stablehlo.constant dense<[[[1, 0], [1, 0]], [[2, 1], [2, 1]], [[3, 2], [3, 2]]]> : tensor<3x2x2xui2>
  check.expect_eq %r1187, %c1188 : tensor<3x2x2xui2>
  %r1189 = stablehlo.concatenate %c1177, %c1177, dim = 0 : (tensor<2x3xui2>, tensor<2x3xui2>) -> tensor<4x3xui2>
  %c1190 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2], [1, 2, 3], [0, 1, 2]]> : tensor<4x3xui2>
  check.expect_eq %r1189, %c1190 : tensor<4x3xui2>
  %r1191 = stablehlo.pad %c1177, %c1178, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<3x6xui2>
  %c1192 = stablehlo.constant dense<[[0, 0, 0, 0, 0, 0], [1, 0, 2, 0, 3, 0], [0, 0, 1, 0, 2, 0]]> : tensor<3x6xui2>
  check.expect_eq %r1191, %c1192 : tensor<3x6xui2>
  %r1193 = stablehlo.pad %c1177, %c1178, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xui2>, tensor<ui2>) -> tensor<1x2xui2>
  %c1194 = stablehlo.constant dense<[[2, 3]]> : tensor<1x2xui2>
  check.expect_eq %r1193, %c1194 : tensor<1x2xui2>
  %c1195 = stablehlo.constant dense<-5> : tensor<i32>
  %r1196 = stablehlo.dynamic_slice %c1177, %c1195, %c1195, sizes = [1, 2] : (tensor<2x3xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  %c1197 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui2>
  check.expect_eq %r1196, %c1197 : tensor<1x2xui2>
  %c1198 = stablehlo.constant dense<[[3, 0]]> : tensor<1x2xui2>
  %r1199 = stablehlo.dynamic_update_slice %c1177, %c1198, %c1195, %c1195 : (tensor<2x3xui2>, tensor<1x2xui2>, tensor<i32>, tensor<i32>) -> tensor<2x3xui2>
  %c1200 = stablehlo.constant dense<[[3, 0, 3], [0, 1, 2]]> : tensor<2x3xui2>
  check.expect_eq %r1199, %c1200 : tensor<2x3xui2>
  %c1201 = stablehlo.constant dense<1> : tensor<i32>
  %r1202 = stablehlo.dynamic_slice %c1177, %c1201, %c1201, sizes = [1, 2] : (tensor<2x3xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  %c1203 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui2>
  check.expect_eq %r1202, %c1203 : tensor<1x2xui2>
  %c1204 = stablehlo.constant dense<[[3, 0]]> : tensor<1x2xui2>
  %r1205 = stablehlo.dynamic_update_slice %c1177, %c1204, %c1201, %c1201 : (tensor<2x3xui2>, tensor<1x2xui2>, tensor<i32>, tensor<i32>) -> tensor<2x3xui2>
  %c1206 = stablehlo.constant dense<[[1, 2, 3], [0, 3, 0]]> : tensor<2x3xui2>
  check.expect_eq %r1205, %c1206 : tensor<2x3xui2>
  %c1207 = stablehlo.constant dense<7> : tensor<i32>
  %r1208 = stablehlo.dynamic_slice %c1177, %c1207, %c1207, sizes = [1, 2] : (tensor<2x3xui2>, tensor<i32>, tensor<i32>) -> tensor<1x2xui2>
  %c1209 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xui2>
  check.expect_eq %r1208, %c1209 : tensor<1x2xui2>
  %c1210 = stablehlo.constant dense<[[3, 0]]> : tensor<1x2xui2>
  %r1211 = stablehlo.dynamic_update_slice %c1177, %c1210, %c1207, %c1207 : (tensor<2x3xui2>, tensor<1x2xui2>, tensor<i32>, tensor<i32>) -> tensor<2x3xui2>
  %c1212 = stablehlo.constant dense<[[1, 2, 3], [0, 3, 0]]> : tensor<2x3xui2>
  check.expect_eq %r1211, %c1212 : tensor<2x3xui2>
  %c1213 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c1214 = stablehlo.constant dense<[[2, 3, 0], [1, 2, 3]]> : tensor<2x3xui2>
  %r1215 = stablehlo.select %c1213, %c1177, %c1214 : tensor<2x3xi1>, tensor<2x3xui2>
  %c1216 = stablehlo.constant dense<[[1, 3, 3], [0, 2, 2]]> : tensor<2x3xui2>
  check.expect_eq %r1215, %c1216 : tensor<2x3xui2>
  %r1217 = stablehlo.iota dim = 1 : tensor<2x3xui2>
  %c1218 = stablehlo.constant dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xui2>
  check.expect_eq %r1217, %c1218 : tensor<2x3xui2>
  %c1219 = stablehlo.constant dense<> : tensor<0x3xui2>
  %r1220 = stablehlo.transpose %c1219, dims = [1, 0] : (tensor<0x3xui2>) -> tensor<3x0xui2>
  %c1221 = stablehlo.constant dense<> : tensor<3x0xui2>
  check.expect_eq %r1220, %c1221 : tensor<3x0xui2>
  %r1222 = stablehlo.concatenate %c1219, %c1177, dim = 0 : (tensor<0x3xui2>, tensor<2x3xui2>) -> tensor<2x3xui2>
  %c1223 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2]]> : tensor<2x3xui2>
  check.expect_eq %r1222, %c1223 : tensor<2x3xui2>
  %r1224 = stablehlo.pad %c1219, %c1178, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xui2>, tensor<ui2>) -> tensor<2x3xui2>
  %c1225 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xui2>
  check.expect_eq %r1224, %c1225 : tensor<2x3xui2>
  %c1226 = stablehlo.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  %c1227 = stablehlo.constant dense<false> : tensor<i1>
  %r1228 = stablehlo.transpose %c1226, dims = [1, 0] : (tensor<2x3xi1>) -> tensor<3x2xi1>
  %c1229 = stablehlo.constant dense<[[false, false], [false, false], [true, true]]> : tensor<3x2xi1>
  check.expect_eq %r1228, %c1229 : tensor<3x2xi1>
  %r1230 = stablehlo.reshape %c1226 : (tensor<2x3xi1>) -> tensor<6xi1>
  %c1231 = stablehlo.constant dense<[false, false, true, false, false, true]> : tensor<6xi1>
  check.expect_eq %r1230, %c1231 : tensor<6xi1>
  %r1232 = stablehlo.reverse %c1226, dims = [1] : tensor<2x3xi1>
  %c1233 = stablehlo.constant dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>
  check.expect_eq %r1232, %c1233 : tensor<2x3xi1>
  %r1234 = stablehlo.slice %c1226 [0:2, 0:3:2] : (tensor<2x3xi1>) -> tensor<2x2xi1>
  %c1235 = stablehlo.constant dense<[[false, true], [false, true]]> : tensor<2x2xi1>
  check.expect_eq %r1234, %c1235 : tensor<2x2xi1>
  %r1236 = stablehlo.broadcast_in_dim %c1226, dims = [2, 0] : (tensor<2x3xi1>) -> tensor<3x2x2xi1>
  %c1237 = stablehlo.constant dense<[[[false, false], [false, false]], [[false, false], [false, false]], [[true, true], [true, true]]]> : tensor<3x2x2xi1>
  check.expect_eq %r1236, %c1237 : tensor<3x2x2xi1>
  %r1238 = stablehlo.concatenate %c1226, %c1226, dim = 0 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<4x3xi1>
  %c1239 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true], [false, false, true]]> : tensor<4x3xi1>
  check.expect_eq %r1238, %c1239 : tensor<4x3xi1>
  %r1240 = stablehlo.pad %c1226, %c1227, low = [1, 0], high = [0, 1], interior = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3x6xi1>
  %c1241 = stablehlo.constant dense<[[false, false, false, false, false, false], [false, false, false, false, true, false], [false, false, false, false, true, false]]> : tensor<3x6xi1>
  check.expect_eq %r1240, %c1241 : tensor<3x6xi1>
  %r1242 = stablehlo.pad %c1226, %c1227, low = [0, -1], high = [-1, 0], interior = [0, 0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<1x2xi1>
  %c1243 = stablehlo.constant dense<[[false, true]]> : tensor<1x2xi1>
  check.expect_eq %r1242, %c1243 : tensor<1x2xi1>
  %c1244 = stablehlo.constant dense<-5> : tensor<i32>
  %r1245 = stablehlo.dynamic_slice %c1226, %c1244, %c1244, sizes = [1, 2] : (tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  %c1246 = stablehlo.constant dense<[[false, false]]> : tensor<1x2xi1>
  check.expect_eq %r1245, %c1246 : tensor<1x2xi1>
  %c1247 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %r1248 = stablehlo.dynamic_update_slice %c1226, %c1247, %c1244, %c1244 : (tensor<2x3xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
  %c1249 = stablehlo.constant dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>
  check.expect_eq %r1248, %c1249 : tensor<2x3xi1>
  %c1250 = stablehlo.constant dense<1> : tensor<i32>
  %r1251 = stablehlo.dynamic_slice %c1226, %c1250, %c1250, sizes = [1, 2] : (tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  %c1252 = stablehlo.constant dense<[[false, true]]> : tensor<1x2xi1>
  check.expect_eq %r1251, %c1252 : tensor<1x2xi1>
  %c1253 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %r1254 = stablehlo.dynamic_update_slice %c1226, %c1253, %c1250, %c1250 : (tensor<2x3xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
  %c1255 = stablehlo.constant dense<[[false, false, true], [false, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r1254, %c1255 : tensor<2x3xi1>
  %c1256 = stablehlo.constant dense<7> : tensor<i32>
  %r1257 = stablehlo.dynamic_slice %c1226, %c1256, %c1256, sizes = [1, 2] : (tensor<2x3xi1>, tensor<i32>, tensor<i32>) -> tensor<1x2xi1>
  %c1258 = stablehlo.constant dense<[[false, true]]> : tensor<1x2xi1>
  check.expect_eq %r1257, %c1258 : tensor<1x2xi1>
  %c1259 = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %r1260 = stablehlo.dynamic_update_slice %c1226, %c1259, %c1256, %c1256 : (tensor<2x3xi1>, tensor<1x2xi1>, tensor<i32>, tensor<i32>) -> tensor<2x3xi1>
  %c1261 = stablehlo.constant dense<[[false, false, true], [false, true, false]]> : tensor<2x3xi1>
  check.expect_eq %r1260, %c1261 : tensor<2x3xi1>
  %c1262 = stablehlo.constant dense<[[true, false, true], [true, false, true]]> : tensor<2x3xi1>
  %c1263 = stablehlo.constant dense<[[false, true, false], [false, true, false]]> : tensor<2x3xi1>
  %r1264 = stablehlo.select %c1262, %c1226, %c1263 : tensor<2x3xi1>, tensor<2x3xi1>
  %c1265 = stablehlo.constant dense<[[false, true, true], [false, true, true]]> : tensor<2x3xi1>
  check.expect_eq %r1264, %c1265 : tensor<2x3xi1>
  %c1266 = stablehlo.constant dense<> : tensor<0x3xi1>
  %r1267 = stablehlo.transpose %c1266, dims = [1, 0] : (tensor<0x3xi1>) -> tensor<3x0xi1>
  %c1268 = stablehlo.constant dense<> : tensor<3x0xi1>
  check.expect_eq %r1267, %c1268 : tensor<3x0xi1>
  %r1269 = stablehlo.concatenate %c1266, %c1226, dim = 0 : (tensor<0x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %c1270 = stablehlo.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  check.expect_eq %r1269, %c1270 : tensor<2x3xi1>
  %r1271 = stablehlo.pad %c1266, %c1227, low = [1, 0], high = [1, 0], interior = [2, 0] : (tensor<0x3xi1>, tensor<i1>) -> tensor<2x3xi1>
  %c1272 = stablehlo.constant dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>
  check.expect_eq %r1271, %c1272 : tensor<2x3xi1>
  return
}

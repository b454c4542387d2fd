// RUN: gspmd-run %s --no-partition
// Written by generate_elementwise.py: gather clamps, scatter drops element by element.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf16>
  %c2 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r3 = "stablehlo.gather"(%c1, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf16>, tensor<3xi32>) -> tensor<3x2x3xf16>
  %c4 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf16>
  check.expect_eq %r3, %c4 : tensor<3x2x3xf16>
  %c5 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r6 = "stablehlo.gather"(%c1, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf16>, tensor<3xui8>) -> tensor<3x2x3xf16>
  %c7 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf16>
  check.expect_eq %r6, %c7 : tensor<3x2x3xf16>
  %c8 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r9 = "stablehlo.gather"(%c1, %c8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf16>, tensor<3xi64>) -> tensor<3x2x3xf16>
  %c10 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf16>
  check.expect_eq %r9, %c10 : tensor<3x2x3xf16>
  %c11 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c12 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xf16>
  %r13 = "stablehlo.scatter"(%c1, %c11, %c12) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    stablehlo.return %b : tensor<f16>
  }) : (tensor<4x3xf16>, tensor<4x2xi32>, tensor<4x2x2xf16>) -> tensor<4x3xf16>
  %c14 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xf16>
  check.expect_eq %r13, %c14 : tensor<4x3xf16>
  %c15 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r16 = "stablehlo.torch_index_select"(%c1, %c15) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf16>, tensor<2xi32>) -> tensor<2x3xf16>
  %c17 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf16>
  check.expect_eq %r16, %c17 : tensor<2x3xf16>
  %c18 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xbf16>
  %c19 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r20 = "stablehlo.gather"(%c18, %c19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xbf16>, tensor<3xi32>) -> tensor<3x2x3xbf16>
  %c21 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xbf16>
  check.expect_eq %r20, %c21 : tensor<3x2x3xbf16>
  %c22 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r23 = "stablehlo.gather"(%c18, %c22) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xbf16>, tensor<3xui8>) -> tensor<3x2x3xbf16>
  %c24 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xbf16>
  check.expect_eq %r23, %c24 : tensor<3x2x3xbf16>
  %c25 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r26 = "stablehlo.gather"(%c18, %c25) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xbf16>, tensor<3xi64>) -> tensor<3x2x3xbf16>
  %c27 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xbf16>
  check.expect_eq %r26, %c27 : tensor<3x2x3xbf16>
  %c28 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c29 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xbf16>
  %r30 = "stablehlo.scatter"(%c18, %c28, %c29) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    stablehlo.return %b : tensor<bf16>
  }) : (tensor<4x3xbf16>, tensor<4x2xi32>, tensor<4x2x2xbf16>) -> tensor<4x3xbf16>
  %c31 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xbf16>
  check.expect_eq %r30, %c31 : tensor<4x3xbf16>
  %c32 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r33 = "stablehlo.torch_index_select"(%c18, %c32) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xbf16>, tensor<2xi32>) -> tensor<2x3xbf16>
  %c34 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xbf16>
  check.expect_eq %r33, %c34 : tensor<2x3xbf16>
  %c35 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
  %c36 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r37 = "stablehlo.gather"(%c35, %c36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<3x2x3xf32>
  %c38 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf32>
  check.expect_eq %r37, %c38 : tensor<3x2x3xf32>
  %c39 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r40 = "stablehlo.gather"(%c35, %c39) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<3xui8>) -> tensor<3x2x3xf32>
  %c41 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf32>
  check.expect_eq %r40, %c41 : tensor<3x2x3xf32>
  %c42 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r43 = "stablehlo.gather"(%c35, %c42) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<3xi64>) -> tensor<3x2x3xf32>
  %c44 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf32>
  check.expect_eq %r43, %c44 : tensor<3x2x3xf32>
  %c45 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c46 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xf32>
  %r47 = "stablehlo.scatter"(%c35, %c45, %c46) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<4x2xi32>, tensor<4x2x2xf32>) -> tensor<4x3xf32>
  %c48 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xf32>
  check.expect_eq %r47, %c48 : tensor<4x3xf32>
  %c49 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r50 = "stablehlo.torch_index_select"(%c35, %c49) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %c51 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  check.expect_eq %r50, %c51 : tensor<2x3xf32>
  %c52 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf64>
  %c53 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r54 = "stablehlo.gather"(%c52, %c53) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf64>, tensor<3xi32>) -> tensor<3x2x3xf64>
  %c55 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf64>
  check.expect_eq %r54, %c55 : tensor<3x2x3xf64>
  %c56 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r57 = "stablehlo.gather"(%c52, %c56) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf64>, tensor<3xui8>) -> tensor<3x2x3xf64>
  %c58 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf64>
  check.expect_eq %r57, %c58 : tensor<3x2x3xf64>
  %c59 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r60 = "stablehlo.gather"(%c52, %c59) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf64>, tensor<3xi64>) -> tensor<3x2x3xf64>
  %c61 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf64>
  check.expect_eq %r60, %c61 : tensor<3x2x3xf64>
  %c62 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c63 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xf64>
  %r64 = "stablehlo.scatter"(%c52, %c62, %c63) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    stablehlo.return %b : tensor<f64>
  }) : (tensor<4x3xf64>, tensor<4x2xi32>, tensor<4x2x2xf64>) -> tensor<4x3xf64>
  %c65 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xf64>
  check.expect_eq %r64, %c65 : tensor<4x3xf64>
  %c66 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r67 = "stablehlo.torch_index_select"(%c52, %c66) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf64>, tensor<2xi32>) -> tensor<2x3xf64>
  %c68 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf64>
  check.expect_eq %r67, %c68 : tensor<2x3xf64>
  %c69 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi8>
  %c70 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r71 = "stablehlo.gather"(%c69, %c70) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi8>, tensor<3xi32>) -> tensor<3x2x3xi8>
  %c72 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi8>
  check.expect_eq %r71, %c72 : tensor<3x2x3xi8>
  %c73 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r74 = "stablehlo.gather"(%c69, %c73) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi8>, tensor<3xui8>) -> tensor<3x2x3xi8>
  %c75 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi8>
  check.expect_eq %r74, %c75 : tensor<3x2x3xi8>
  %c76 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r77 = "stablehlo.gather"(%c69, %c76) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi8>, tensor<3xi64>) -> tensor<3x2x3xi8>
  %c78 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi8>
  check.expect_eq %r77, %c78 : tensor<3x2x3xi8>
  %c79 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c80 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi8>
  %r81 = "stablehlo.scatter"(%c69, %c79, %c80) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    stablehlo.return %b : tensor<i8>
  }) : (tensor<4x3xi8>, tensor<4x2xi32>, tensor<4x2x2xi8>) -> tensor<4x3xi8>
  %c82 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi8>
  check.expect_eq %r81, %c82 : tensor<4x3xi8>
  %c83 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r84 = "stablehlo.torch_index_select"(%c69, %c83) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi8>, tensor<2xi32>) -> tensor<2x3xi8>
  %c85 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi8>
  check.expect_eq %r84, %c85 : tensor<2x3xi8>
  %c86 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi16>
  %c87 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r88 = "stablehlo.gather"(%c86, %c87) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi16>, tensor<3xi32>) -> tensor<3x2x3xi16>
  %c89 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi16>
  check.expect_eq %r88, %c89 : tensor<3x2x3xi16>
  %c90 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r91 = "stablehlo.gather"(%c86, %c90) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi16>, tensor<3xui8>) -> tensor<3x2x3xi16>
  %c92 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi16>
  check.expect_eq %r91, %c92 : tensor<3x2x3xi16>
  %c93 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r94 = "stablehlo.gather"(%c86, %c93) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi16>, tensor<3xi64>) -> tensor<3x2x3xi16>
  %c95 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi16>
  check.expect_eq %r94, %c95 : tensor<3x2x3xi16>
  %c96 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c97 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi16>
  %r98 = "stablehlo.scatter"(%c86, %c96, %c97) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    stablehlo.return %b : tensor<i16>
  }) : (tensor<4x3xi16>, tensor<4x2xi32>, tensor<4x2x2xi16>) -> tensor<4x3xi16>
  %c99 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi16>
  check.expect_eq %r98, %c99 : tensor<4x3xi16>
  %c100 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r101 = "stablehlo.torch_index_select"(%c86, %c100) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi16>, tensor<2xi32>) -> tensor<2x3xi16>
  %c102 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi16>
  check.expect_eq %r101, %c102 : tensor<2x3xi16>
  %c103 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
  %c104 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r105 = "stablehlo.gather"(%c103, %c104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<3x2x3xi32>
  %c106 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi32>
  check.expect_eq %r105, %c106 : tensor<3x2x3xi32>
  %c107 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r108 = "stablehlo.gather"(%c103, %c107) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<3xui8>) -> tensor<3x2x3xi32>
  %c109 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi32>
  check.expect_eq %r108, %c109 : tensor<3x2x3xi32>
  %c110 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r111 = "stablehlo.gather"(%c103, %c110) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<3xi64>) -> tensor<3x2x3xi32>
  %c112 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi32>
  check.expect_eq %r111, %c112 : tensor<3x2x3xi32>
  %c113 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c114 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi32>
  %r115 = "stablehlo.scatter"(%c103, %c113, %c114) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<4x3xi32>, tensor<4x2xi32>, tensor<4x2x2xi32>) -> tensor<4x3xi32>
  %c116 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi32>
  check.expect_eq %r115, %c116 : tensor<4x3xi32>
  %c117 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r118 = "stablehlo.torch_index_select"(%c103, %c117) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  %c119 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi32>
  check.expect_eq %r118, %c119 : tensor<2x3xi32>
  %c120 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi64>
  %c121 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r122 = "stablehlo.gather"(%c120, %c121) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi64>, tensor<3xi32>) -> tensor<3x2x3xi64>
  %c123 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi64>
  check.expect_eq %r122, %c123 : tensor<3x2x3xi64>
  %c124 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r125 = "stablehlo.gather"(%c120, %c124) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi64>, tensor<3xui8>) -> tensor<3x2x3xi64>
  %c126 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi64>
  check.expect_eq %r125, %c126 : tensor<3x2x3xi64>
  %c127 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r128 = "stablehlo.gather"(%c120, %c127) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi64>, tensor<3xi64>) -> tensor<3x2x3xi64>
  %c129 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi64>
  check.expect_eq %r128, %c129 : tensor<3x2x3xi64>
  %c130 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c131 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi64>
  %r132 = "stablehlo.scatter"(%c120, %c130, %c131) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    stablehlo.return %b : tensor<i64>
  }) : (tensor<4x3xi64>, tensor<4x2xi32>, tensor<4x2x2xi64>) -> tensor<4x3xi64>
  %c133 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi64>
  check.expect_eq %r132, %c133 : tensor<4x3xi64>
  %c134 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r135 = "stablehlo.torch_index_select"(%c120, %c134) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi64>, tensor<2xi32>) -> tensor<2x3xi64>
  %c136 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi64>
  check.expect_eq %r135, %c136 : tensor<2x3xi64>
  %c137 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui8>
  %c138 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r139 = "stablehlo.gather"(%c137, %c138) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui8>, tensor<3xi32>) -> tensor<3x2x3xui8>
  %c140 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui8>
  check.expect_eq %r139, %c140 : tensor<3x2x3xui8>
  %c141 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r142 = "stablehlo.gather"(%c137, %c141) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui8>, tensor<3xui8>) -> tensor<3x2x3xui8>
  %c143 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui8>
  check.expect_eq %r142, %c143 : tensor<3x2x3xui8>
  %c144 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r145 = "stablehlo.gather"(%c137, %c144) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui8>, tensor<3xi64>) -> tensor<3x2x3xui8>
  %c146 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui8>
  check.expect_eq %r145, %c146 : tensor<3x2x3xui8>
  %c147 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c148 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui8>
  %r149 = "stablehlo.scatter"(%c137, %c147, %c148) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    stablehlo.return %b : tensor<ui8>
  }) : (tensor<4x3xui8>, tensor<4x2xi32>, tensor<4x2x2xui8>) -> tensor<4x3xui8>
  %c150 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui8>
  check.expect_eq %r149, %c150 : tensor<4x3xui8>
  %c151 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r152 = "stablehlo.torch_index_select"(%c137, %c151) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui8>, tensor<2xi32>) -> tensor<2x3xui8>
  %c153 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui8>
  check.expect_eq %r152, %c153 : tensor<2x3xui8>
  %c154 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui16>
  %c155 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r156 = "stablehlo.gather"(%c154, %c155) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui16>, tensor<3xi32>) -> tensor<3x2x3xui16>
  %c157 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui16>
  check.expect_eq %r156, %c157 : tensor<3x2x3xui16>
  %c158 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r159 = "stablehlo.gather"(%c154, %c158) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui16>, tensor<3xui8>) -> tensor<3x2x3xui16>
  %c160 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui16>
  check.expect_eq %r159, %c160 : tensor<3x2x3xui16>
  %c161 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r162 = "stablehlo.gather"(%c154, %c161) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui16>, tensor<3xi64>) -> tensor<3x2x3xui16>
  %c163 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui16>
  check.expect_eq %r162, %c163 : tensor<3x2x3xui16>
  %c164 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c165 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui16>
  %r166 = "stablehlo.scatter"(%c154, %c164, %c165) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    stablehlo.return %b : tensor<ui16>
  }) : (tensor<4x3xui16>, tensor<4x2xi32>, tensor<4x2x2xui16>) -> tensor<4x3xui16>
  %c167 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui16>
  check.expect_eq %r166, %c167 : tensor<4x3xui16>
  %c168 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r169 = "stablehlo.torch_index_select"(%c154, %c168) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui16>, tensor<2xi32>) -> tensor<2x3xui16>
  %c170 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui16>
  check.expect_eq %r169, %c170 : tensor<2x3xui16>
  %c171 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui32>
  %c172 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r173 = "stablehlo.gather"(%c171, %c172) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui32>, tensor<3xi32>) -> tensor<3x2x3xui32>
  %c174 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui32>
  check.expect_eq %r173, %c174 : tensor<3x2x3xui32>
  %c175 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r176 = "stablehlo.gather"(%c171, %c175) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui32>, tensor<3xui8>) -> tensor<3x2x3xui32>
  %c177 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui32>
  check.expect_eq %r176, %c177 : tensor<3x2x3xui32>
  %c178 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r179 = "stablehlo.gather"(%c171, %c178) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui32>, tensor<3xi64>) -> tensor<3x2x3xui32>
  %c180 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui32>
  check.expect_eq %r179, %c180 : tensor<3x2x3xui32>
  %c181 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c182 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui32>
  %r183 = "stablehlo.scatter"(%c171, %c181, %c182) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    stablehlo.return %b : tensor<ui32>
  }) : (tensor<4x3xui32>, tensor<4x2xi32>, tensor<4x2x2xui32>) -> tensor<4x3xui32>
  %c184 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui32>
  check.expect_eq %r183, %c184 : tensor<4x3xui32>
  %c185 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r186 = "stablehlo.torch_index_select"(%c171, %c185) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui32>, tensor<2xi32>) -> tensor<2x3xui32>
  %c187 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui32>
  check.expect_eq %r186, %c187 : tensor<2x3xui32>
  %c188 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui64>
  %c189 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r190 = "stablehlo.gather"(%c188, %c189) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui64>, tensor<3xi32>) -> tensor<3x2x3xui64>
  %c191 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui64>
  check.expect_eq %r190, %c191 : tensor<3x2x3xui64>
  %c192 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r193 = "stablehlo.gather"(%c188, %c192) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui64>, tensor<3xui8>) -> tensor<3x2x3xui64>
  %c194 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui64>
  check.expect_eq %r193, %c194 : tensor<3x2x3xui64>
  %c195 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r196 = "stablehlo.gather"(%c188, %c195) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui64>, tensor<3xi64>) -> tensor<3x2x3xui64>
  %c197 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui64>
  check.expect_eq %r196, %c197 : tensor<3x2x3xui64>
  %c198 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c199 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui64>
  %r200 = "stablehlo.scatter"(%c188, %c198, %c199) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    stablehlo.return %b : tensor<ui64>
  }) : (tensor<4x3xui64>, tensor<4x2xi32>, tensor<4x2x2xui64>) -> tensor<4x3xui64>
  %c201 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui64>
  check.expect_eq %r200, %c201 : tensor<4x3xui64>
  %c202 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r203 = "stablehlo.torch_index_select"(%c188, %c202) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui64>, tensor<2xi32>) -> tensor<2x3xui64>
  %c204 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui64>
  check.expect_eq %r203, %c204 : tensor<2x3xui64>
  %c205 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f32>>
  %c206 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r207 = "stablehlo.gather"(%c205, %c206) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f32>>, tensor<3xi32>) -> tensor<3x2x3xcomplex<f32>>
  %c208 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f32>>
  check.expect_eq %r207, %c208 : tensor<3x2x3xcomplex<f32>>
  %c209 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r210 = "stablehlo.gather"(%c205, %c209) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f32>>, tensor<3xui8>) -> tensor<3x2x3xcomplex<f32>>
  %c211 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f32>>
  check.expect_eq %r210, %c211 : tensor<3x2x3xcomplex<f32>>
  %c212 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r213 = "stablehlo.gather"(%c205, %c212) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f32>>, tensor<3xi64>) -> tensor<3x2x3xcomplex<f32>>
  %c214 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f32>>
  check.expect_eq %r213, %c214 : tensor<3x2x3xcomplex<f32>>
  %c215 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c216 = stablehlo.constant dense<[[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)]], [[(6.0, -2.0), (7.0, -3.0)], [(8.0, 0.0), (9.0, -1.0)]], [[(10.0, -2.0), (11.0, -3.0)], [(12.0, 0.0), (13.0, -1.0)]], [[(14.0, -2.0), (15.0, -3.0)], [(16.0, 0.0), (17.0, -1.0)]]]> : tensor<4x2x2xcomplex<f32>>
  %r217 = "stablehlo.scatter"(%c205, %c215, %c216) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    stablehlo.return %b : tensor<complex<f32>>
  }) : (tensor<4x3xcomplex<f32>>, tensor<4x2xi32>, tensor<4x2x2xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %c218 = stablehlo.constant dense<[[(16.0, 0.0), (17.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (4.0, 0.0), (5.0, -1.0)], [(7.0, -3.0), (8.0, 0.0), (10.0, -2.0)], [(7.0, -3.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f32>>
  check.expect_eq %r217, %c218 : tensor<4x3xcomplex<f32>>
  %c219 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r220 = "stablehlo.torch_index_select"(%c205, %c219) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xcomplex<f32>>, tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
  %c221 = stablehlo.constant dense<[[(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r220, %c221 : tensor<2x3xcomplex<f32>>
  %c222 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f64>>
  %c223 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r224 = "stablehlo.gather"(%c222, %c223) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f64>>, tensor<3xi32>) -> tensor<3x2x3xcomplex<f64>>
  %c225 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f64>>
  check.expect_eq %r224, %c225 : tensor<3x2x3xcomplex<f64>>
  %c226 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r227 = "stablehlo.gather"(%c222, %c226) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f64>>, tensor<3xui8>) -> tensor<3x2x3xcomplex<f64>>
  %c228 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f64>>
  check.expect_eq %r227, %c228 : tensor<3x2x3xcomplex<f64>>
  %c229 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r230 = "stablehlo.gather"(%c222, %c229) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f64>>, tensor<3xi64>) -> tensor<3x2x3xcomplex<f64>>
  %c231 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f64>>
  check.expect_eq %r230, %c231 : tensor<3x2x3xcomplex<f64>>
  %c232 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c233 = stablehlo.constant dense<[[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)]], [[(6.0, -2.0), (7.0, -3.0)], [(8.0, 0.0), (9.0, -1.0)]], [[(10.0, -2.0), (11.0, -3.0)], [(12.0, 0.0), (13.0, -1.0)]], [[(14.0, -2.0), (15.0, -3.0)], [(16.0, 0.0), (17.0, -1.0)]]]> : tensor<4x2x2xcomplex<f64>>
  %r234 = "stablehlo.scatter"(%c222, %c232, %c233) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    stablehlo.return %b : tensor<complex<f64>>
  }) : (tensor<4x3xcomplex<f64>>, tensor<4x2xi32>, tensor<4x2x2xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %c235 = stablehlo.constant dense<[[(16.0, 0.0), (17.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (4.0, 0.0), (5.0, -1.0)], [(7.0, -3.0), (8.0, 0.0), (10.0, -2.0)], [(7.0, -3.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f64>>
  check.expect_eq %r234, %c235 : tensor<4x3xcomplex<f64>>
  %c236 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r237 = "stablehlo.torch_index_select"(%c222, %c236) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xcomplex<f64>>, tensor<2xi32>) -> tensor<2x3xcomplex<f64>>
  %c238 = stablehlo.constant dense<[[(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r237, %c238 : tensor<2x3xcomplex<f64>>
  %c239 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FN>
  %c240 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r241 = "stablehlo.gather"(%c239, %c240) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FN>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3FN>
  %c242 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FN>
  check.expect_eq %r241, %c242 : tensor<3x2x3xf8E4M3FN>
  %c243 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r244 = "stablehlo.gather"(%c239, %c243) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FN>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3FN>
  %c245 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FN>
  check.expect_eq %r244, %c245 : tensor<3x2x3xf8E4M3FN>
  %c246 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r247 = "stablehlo.gather"(%c239, %c246) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FN>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3FN>
  %c248 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FN>
  check.expect_eq %r247, %c248 : tensor<3x2x3xf8E4M3FN>
  %c249 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c250 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3FN>
  %r251 = "stablehlo.scatter"(%c239, %c249, %c250) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    stablehlo.return %b : tensor<f8E4M3FN>
  }) : (tensor<4x3xf8E4M3FN>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %c252 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FN>
  check.expect_eq %r251, %c252 : tensor<4x3xf8E4M3FN>
  %c253 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r254 = "stablehlo.torch_index_select"(%c239, %c253) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<2xi32>) -> tensor<2x3xf8E4M3FN>
  %c255 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r254, %c255 : tensor<2x3xf8E4M3FN>
  %c256 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2>
  %c257 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r258 = "stablehlo.gather"(%c256, %c257) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2>, tensor<3xi32>) -> tensor<3x2x3xf8E5M2>
  %c259 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2>
  check.expect_eq %r258, %c259 : tensor<3x2x3xf8E5M2>
  %c260 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r261 = "stablehlo.gather"(%c256, %c260) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2>, tensor<3xui8>) -> tensor<3x2x3xf8E5M2>
  %c262 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2>
  check.expect_eq %r261, %c262 : tensor<3x2x3xf8E5M2>
  %c263 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r264 = "stablehlo.gather"(%c256, %c263) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2>, tensor<3xi64>) -> tensor<3x2x3xf8E5M2>
  %c265 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2>
  check.expect_eq %r264, %c265 : tensor<3x2x3xf8E5M2>
  %c266 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c267 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E5M2>
  %r268 = "stablehlo.scatter"(%c256, %c266, %c267) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    stablehlo.return %b : tensor<f8E5M2>
  }) : (tensor<4x3xf8E5M2>, tensor<4x2xi32>, tensor<4x2x2xf8E5M2>) -> tensor<4x3xf8E5M2>
  %c269 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2>
  check.expect_eq %r268, %c269 : tensor<4x3xf8E5M2>
  %c270 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r271 = "stablehlo.torch_index_select"(%c256, %c270) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E5M2>, tensor<2xi32>) -> tensor<2x3xf8E5M2>
  %c272 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r271, %c272 : tensor<2x3xf8E5M2>
  %c273 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3>
  %c274 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r275 = "stablehlo.gather"(%c273, %c274) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3>
  %c276 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3>
  check.expect_eq %r275, %c276 : tensor<3x2x3xf8E4M3>
  %c277 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r278 = "stablehlo.gather"(%c273, %c277) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3>
  %c279 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3>
  check.expect_eq %r278, %c279 : tensor<3x2x3xf8E4M3>
  %c280 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r281 = "stablehlo.gather"(%c273, %c280) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3>
  %c282 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3>
  check.expect_eq %r281, %c282 : tensor<3x2x3xf8E4M3>
  %c283 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c284 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3>
  %r285 = "stablehlo.scatter"(%c273, %c283, %c284) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    stablehlo.return %b : tensor<f8E4M3>
  }) : (tensor<4x3xf8E4M3>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3>) -> tensor<4x3xf8E4M3>
  %c286 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3>
  check.expect_eq %r285, %c286 : tensor<4x3xf8E4M3>
  %c287 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r288 = "stablehlo.torch_index_select"(%c273, %c287) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3>, tensor<2xi32>) -> tensor<2x3xf8E4M3>
  %c289 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r288, %c289 : tensor<2x3xf8E4M3>
  %c290 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E3M4>
  %c291 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r292 = "stablehlo.gather"(%c290, %c291) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E3M4>, tensor<3xi32>) -> tensor<3x2x3xf8E3M4>
  %c293 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E3M4>
  check.expect_eq %r292, %c293 : tensor<3x2x3xf8E3M4>
  %c294 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r295 = "stablehlo.gather"(%c290, %c294) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E3M4>, tensor<3xui8>) -> tensor<3x2x3xf8E3M4>
  %c296 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E3M4>
  check.expect_eq %r295, %c296 : tensor<3x2x3xf8E3M4>
  %c297 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r298 = "stablehlo.gather"(%c290, %c297) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E3M4>, tensor<3xi64>) -> tensor<3x2x3xf8E3M4>
  %c299 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E3M4>
  check.expect_eq %r298, %c299 : tensor<3x2x3xf8E3M4>
  %c300 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c301 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E3M4>
  %r302 = "stablehlo.scatter"(%c290, %c300, %c301) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    stablehlo.return %b : tensor<f8E3M4>
  }) : (tensor<4x3xf8E3M4>, tensor<4x2xi32>, tensor<4x2x2xf8E3M4>) -> tensor<4x3xf8E3M4>
  %c303 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E3M4>
  check.expect_eq %r302, %c303 : tensor<4x3xf8E3M4>
  %c304 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r305 = "stablehlo.torch_index_select"(%c290, %c304) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E3M4>, tensor<2xi32>) -> tensor<2x3xf8E3M4>
  %c306 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r305, %c306 : tensor<2x3xf8E3M4>
  %c307 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  %c308 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r309 = "stablehlo.gather"(%c307, %c308) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  %c310 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3B11FNUZ>
  check.expect_eq %r309, %c310 : tensor<3x2x3xf8E4M3B11FNUZ>
  %c311 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r312 = "stablehlo.gather"(%c307, %c311) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  %c313 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3B11FNUZ>
  check.expect_eq %r312, %c313 : tensor<3x2x3xf8E4M3B11FNUZ>
  %c314 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r315 = "stablehlo.gather"(%c307, %c314) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  %c316 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3B11FNUZ>
  check.expect_eq %r315, %c316 : tensor<3x2x3xf8E4M3B11FNUZ>
  %c317 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c318 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3B11FNUZ>
  %r319 = "stablehlo.scatter"(%c307, %c317, %c318) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %b : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %c320 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  check.expect_eq %r319, %c320 : tensor<4x3xf8E4M3B11FNUZ>
  %c321 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r322 = "stablehlo.torch_index_select"(%c307, %c321) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<2xi32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c323 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r322, %c323 : tensor<2x3xf8E4M3B11FNUZ>
  %c324 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FNUZ>
  %c325 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r326 = "stablehlo.gather"(%c324, %c325) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3FNUZ>
  %c327 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FNUZ>
  check.expect_eq %r326, %c327 : tensor<3x2x3xf8E4M3FNUZ>
  %c328 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r329 = "stablehlo.gather"(%c324, %c328) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3FNUZ>
  %c330 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FNUZ>
  check.expect_eq %r329, %c330 : tensor<3x2x3xf8E4M3FNUZ>
  %c331 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r332 = "stablehlo.gather"(%c324, %c331) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3FNUZ>
  %c333 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FNUZ>
  check.expect_eq %r332, %c333 : tensor<3x2x3xf8E4M3FNUZ>
  %c334 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c335 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3FNUZ>
  %r336 = "stablehlo.scatter"(%c324, %c334, %c335) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    stablehlo.return %b : tensor<f8E4M3FNUZ>
  }) : (tensor<4x3xf8E4M3FNUZ>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %c337 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FNUZ>
  check.expect_eq %r336, %c337 : tensor<4x3xf8E4M3FNUZ>
  %c338 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r339 = "stablehlo.torch_index_select"(%c324, %c338) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<2xi32>) -> tensor<2x3xf8E4M3FNUZ>
  %c340 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r339, %c340 : tensor<2x3xf8E4M3FNUZ>
  %c341 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2FNUZ>
  %c342 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r343 = "stablehlo.gather"(%c341, %c342) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<3xi32>) -> tensor<3x2x3xf8E5M2FNUZ>
  %c344 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2FNUZ>
  check.expect_eq %r343, %c344 : tensor<3x2x3xf8E5M2FNUZ>
  %c345 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r346 = "stablehlo.gather"(%c341, %c345) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<3xui8>) -> tensor<3x2x3xf8E5M2FNUZ>
  %c347 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2FNUZ>
  check.expect_eq %r346, %c347 : tensor<3x2x3xf8E5M2FNUZ>
  %c348 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r349 = "stablehlo.gather"(%c341, %c348) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<3xi64>) -> tensor<3x2x3xf8E5M2FNUZ>
  %c350 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2FNUZ>
  check.expect_eq %r349, %c350 : tensor<3x2x3xf8E5M2FNUZ>
  %c351 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c352 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E5M2FNUZ>
  %r353 = "stablehlo.scatter"(%c341, %c351, %c352) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    stablehlo.return %b : tensor<f8E5M2FNUZ>
  }) : (tensor<4x3xf8E5M2FNUZ>, tensor<4x2xi32>, tensor<4x2x2xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %c354 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2FNUZ>
  check.expect_eq %r353, %c354 : tensor<4x3xf8E5M2FNUZ>
  %c355 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r356 = "stablehlo.torch_index_select"(%c341, %c355) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<2xi32>) -> tensor<2x3xf8E5M2FNUZ>
  %c357 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r356, %c357 : tensor<2x3xf8E5M2FNUZ>
  %c358 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2], [-1, 0, 1], [2, 3, 4]]> : tensor<4x3xi4>
  %c359 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r360 = "stablehlo.gather"(%c358, %c359) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi4>, tensor<3xi32>) -> tensor<3x2x3xi4>
  %c361 = stablehlo.constant dense<[[[-1, 0, 1], [2, 3, 4]], [[-1, 0, 1], [2, 3, 4]], [[-7, -6, -5], [-4, -3, -2]]]> : tensor<3x2x3xi4>
  check.expect_eq %r360, %c361 : tensor<3x2x3xi4>
  %c362 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r363 = "stablehlo.gather"(%c358, %c362) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi4>, tensor<3xui8>) -> tensor<3x2x3xi4>
  %c364 = stablehlo.constant dense<[[[-1, 0, 1], [2, 3, 4]], [[-1, 0, 1], [2, 3, 4]], [[-7, -6, -5], [-4, -3, -2]]]> : tensor<3x2x3xi4>
  check.expect_eq %r363, %c364 : tensor<3x2x3xi4>
  %c365 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r366 = "stablehlo.gather"(%c358, %c365) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi4>, tensor<3xi64>) -> tensor<3x2x3xi4>
  %c367 = stablehlo.constant dense<[[[-1, 0, 1], [2, 3, 4]], [[-1, 0, 1], [2, 3, 4]], [[-7, -6, -5], [-4, -3, -2]]]> : tensor<3x2x3xi4>
  check.expect_eq %r366, %c367 : tensor<3x2x3xi4>
  %c368 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c369 = stablehlo.constant dense<[[[-6, -5], [-4, -3]], [[-2, -1], [0, 1]], [[2, 3], [4, 5]], [[6, 7], [-8, -7]]]> : tensor<4x2x2xi4>
  %r370 = "stablehlo.scatter"(%c358, %c368, %c369) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    stablehlo.return %b : tensor<i4>
  }) : (tensor<4x3xi4>, tensor<4x2xi32>, tensor<4x2x2xi4>) -> tensor<4x3xi4>
  %c371 = stablehlo.constant dense<[[-8, -7, -5], [-4, -4, -3], [-1, 0, 2], [-1, 3, 4]]> : tensor<4x3xi4>
  check.expect_eq %r370, %c371 : tensor<4x3xi4>
  %c372 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r373 = "stablehlo.torch_index_select"(%c358, %c372) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi4>, tensor<2xi32>) -> tensor<2x3xi4>
  %c374 = stablehlo.constant dense<[[2, 3, 4], [-7, -6, -5]]> : tensor<2x3xi4>
  check.expect_eq %r373, %c374 : tensor<2x3xi4>
  %c375 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui4>
  %c376 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r377 = "stablehlo.gather"(%c375, %c376) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui4>, tensor<3xi32>) -> tensor<3x2x3xui4>
  %c378 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui4>
  check.expect_eq %r377, %c378 : tensor<3x2x3xui4>
  %c379 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r380 = "stablehlo.gather"(%c375, %c379) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui4>, tensor<3xui8>) -> tensor<3x2x3xui4>
  %c381 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui4>
  check.expect_eq %r380, %c381 : tensor<3x2x3xui4>
  %c382 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r383 = "stablehlo.gather"(%c375, %c382) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui4>, tensor<3xi64>) -> tensor<3x2x3xui4>
  %c384 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui4>
  check.expect_eq %r383, %c384 : tensor<3x2x3xui4>
  %c385 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c386 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [0, 1]]]> : tensor<4x2x2xui4>
  %r387 = "stablehlo.scatter"(%c375, %c385, %c386) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    stablehlo.return %b : tensor<ui4>
  }) : (tensor<4x3xui4>, tensor<4x2xi32>, tensor<4x2x2xui4>) -> tensor<4x3xui4>
  %c388 = stablehlo.constant dense<[[0, 1, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui4>
  check.expect_eq %r387, %c388 : tensor<4x3xui4>
  %c389 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r390 = "stablehlo.torch_index_select"(%c375, %c389) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui4>, tensor<2xi32>) -> tensor<2x3xui4>
  %c391 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui4>
  check.expect_eq %r390, %c391 : tensor<2x3xui4>
  %c392 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0], [1, -2, -1], [0, 1, -2]]> : tensor<4x3xi2>
  %c393 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r394 = "stablehlo.gather"(%c392, %c393) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi2>, tensor<3xi32>) -> tensor<3x2x3xi2>
  %c395 = stablehlo.constant dense<[[[1, -2, -1], [0, 1, -2]], [[1, -2, -1], [0, 1, -2]], [[-1, 0, 1], [-2, -1, 0]]]> : tensor<3x2x3xi2>
  check.expect_eq %r394, %c395 : tensor<3x2x3xi2>
  %c396 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r397 = "stablehlo.gather"(%c392, %c396) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi2>, tensor<3xui8>) -> tensor<3x2x3xi2>
  %c398 = stablehlo.constant dense<[[[1, -2, -1], [0, 1, -2]], [[1, -2, -1], [0, 1, -2]], [[-1, 0, 1], [-2, -1, 0]]]> : tensor<3x2x3xi2>
  check.expect_eq %r397, %c398 : tensor<3x2x3xi2>
  %c399 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r400 = "stablehlo.gather"(%c392, %c399) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi2>, tensor<3xi64>) -> tensor<3x2x3xi2>
  %c401 = stablehlo.constant dense<[[[1, -2, -1], [0, 1, -2]], [[1, -2, -1], [0, 1, -2]], [[-1, 0, 1], [-2, -1, 0]]]> : tensor<3x2x3xi2>
  check.expect_eq %r400, %c401 : tensor<3x2x3xi2>
  %c402 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c403 = stablehlo.constant dense<[[[0, 1], [-2, -1]], [[0, 1], [-2, -1]], [[0, 1], [-2, -1]], [[0, 1], [-2, -1]]]> : tensor<4x2x2xi2>
  %r404 = "stablehlo.scatter"(%c392, %c402, %c403) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    stablehlo.return %b : tensor<i2>
  }) : (tensor<4x3xi2>, tensor<4x2xi32>, tensor<4x2x2xi2>) -> tensor<4x3xi2>
  %c405 = stablehlo.constant dense<[[-2, -1, 1], [-2, -2, -1], [1, -2, 0], [1, 1, -2]]> : tensor<4x3xi2>
  check.expect_eq %r404, %c405 : tensor<4x3xi2>
  %c406 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r407 = "stablehlo.torch_index_select"(%c392, %c406) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi2>, tensor<2xi32>) -> tensor<2x3xi2>
  %c408 = stablehlo.constant dense<[[0, 1, -2], [-1, 0, 1]]> : tensor<2x3xi2>
  check.expect_eq %r407, %c408 : tensor<2x3xi2>
  %c409 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2], [3, 0, 1], [2, 3, 0]]> : tensor<4x3xui2>
  %c410 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r411 = "stablehlo.gather"(%c409, %c410) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui2>, tensor<3xi32>) -> tensor<3x2x3xui2>
  %c412 = stablehlo.constant dense<[[[3, 0, 1], [2, 3, 0]], [[3, 0, 1], [2, 3, 0]], [[1, 2, 3], [0, 1, 2]]]> : tensor<3x2x3xui2>
  check.expect_eq %r411, %c412 : tensor<3x2x3xui2>
  %c413 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r414 = "stablehlo.gather"(%c409, %c413) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui2>, tensor<3xui8>) -> tensor<3x2x3xui2>
  %c415 = stablehlo.constant dense<[[[3, 0, 1], [2, 3, 0]], [[3, 0, 1], [2, 3, 0]], [[1, 2, 3], [0, 1, 2]]]> : tensor<3x2x3xui2>
  check.expect_eq %r414, %c415 : tensor<3x2x3xui2>
  %c416 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r417 = "stablehlo.gather"(%c409, %c416) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui2>, tensor<3xi64>) -> tensor<3x2x3xui2>
  %c418 = stablehlo.constant dense<[[[3, 0, 1], [2, 3, 0]], [[3, 0, 1], [2, 3, 0]], [[1, 2, 3], [0, 1, 2]]]> : tensor<3x2x3xui2>
  check.expect_eq %r417, %c418 : tensor<3x2x3xui2>
  %c419 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c420 = stablehlo.constant dense<[[[2, 3], [0, 1]], [[2, 3], [0, 1]], [[2, 3], [0, 1]], [[2, 3], [0, 1]]]> : tensor<4x2x2xui2>
  %r421 = "stablehlo.scatter"(%c409, %c419, %c420) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    stablehlo.return %b : tensor<ui2>
  }) : (tensor<4x3xui2>, tensor<4x2xi32>, tensor<4x2x2xui2>) -> tensor<4x3xui2>
  %c422 = stablehlo.constant dense<[[0, 1, 3], [0, 0, 1], [3, 0, 2], [3, 3, 0]]> : tensor<4x3xui2>
  check.expect_eq %r421, %c422 : tensor<4x3xui2>
  %c423 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r424 = "stablehlo.torch_index_select"(%c409, %c423) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui2>, tensor<2xi32>) -> tensor<2x3xui2>
  %c425 = stablehlo.constant dense<[[2, 3, 0], [1, 2, 3]]> : tensor<2x3xui2>
  check.expect_eq %r424, %c425 : tensor<2x3xui2>
  %c426 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true], [false, false, true]]> : tensor<4x3xi1>
  %c427 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r428 = "stablehlo.gather"(%c426, %c427) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi1>, tensor<3xi32>) -> tensor<3x2x3xi1>
  %c429 = stablehlo.constant dense<[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]> : tensor<3x2x3xi1>
  check.expect_eq %r428, %c429 : tensor<3x2x3xi1>
  %c430 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r431 = "stablehlo.gather"(%c426, %c430) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi1>, tensor<3xui8>) -> tensor<3x2x3xi1>
  %c432 = stablehlo.constant dense<[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]> : tensor<3x2x3xi1>
  check.expect_eq %r431, %c432 : tensor<3x2x3xi1>
  %c433 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r434 = "stablehlo.gather"(%c426, %c433) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi1>, tensor<3xi64>) -> tensor<3x2x3xi1>
  %c435 = stablehlo.constant dense<[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]> : tensor<3x2x3xi1>
  check.expect_eq %r434, %c435 : tensor<3x2x3xi1>
  %c436 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c437 = stablehlo.constant dense<[[[false, true], [false, false]], [[true, false], [false, true]], [[false, false], [true, false]], [[false, true], [false, false]]]> : tensor<4x2x2xi1>
  %r438 = "stablehlo.scatter"(%c426, %c436, %c437) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    stablehlo.return %b : tensor<i1>
  }) : (tensor<4x3xi1>, tensor<4x2xi32>, tensor<4x2x2xi1>) -> tensor<4x3xi1>
  %c439 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, false], [false, false, true]]> : tensor<4x3xi1>
  check.expect_eq %r438, %c439 : tensor<4x3xi1>
  %c440 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r441 = "stablehlo.torch_index_select"(%c426, %c440) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi1>, tensor<2xi32>) -> tensor<2x3xi1>
  %c442 = stablehlo.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  check.expect_eq %r441, %c442 : tensor<2x3xi1>
  return
}

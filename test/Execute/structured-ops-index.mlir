// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: gather clamps, scatter drops element by element.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf16>
  %c2 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi32>
  %r3 = "stablehlo.gather"(%c1, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf16>, tensor<3xi32>) -> tensor<3x2x3xf16>
  %c4 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf16>
  check.expect_eq %r3, %c4 : tensor<3x2x3xf16>
  %c5 = stablehlo.constant dense<[2, 9, 0]> : tensor<3xui8>
  %r6 = "stablehlo.gather"(%c1, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf16>, tensor<3xui8>) -> tensor<3x2x3xf16>
  check.expect_eq %r6, %c4 : tensor<3x2x3xf16>
  %c7 = stablehlo.constant dense<[2, 9, -4]> : tensor<3xi64>
  %r8 = "stablehlo.gather"(%c1, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf16>, tensor<3xi64>) -> tensor<3x2x3xf16>
  check.expect_eq %r8, %c4 : tensor<3x2x3xf16>
  %c9 = stablehlo.constant dense<[[0, 1], [3, -1], [2, 2], [-1, 0]]> : tensor<4x2xi32>
  %c10 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xf16>
  %r11 = "stablehlo.scatter"(%c1, %c9, %c10) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    stablehlo.return %b : tensor<f16>
  }) : (tensor<4x3xf16>, tensor<4x2xi32>, tensor<4x2x2xf16>) -> tensor<4x3xf16>
  %c12 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xf16>
  check.expect_eq %r11, %c12 : tensor<4x3xf16>
  %c13 = stablehlo.constant dense<[3, 0]> : tensor<2xi32>
  %r14 = "stablehlo.torch_index_select"(%c1, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf16>, tensor<2xi32>) -> tensor<2x3xf16>
  %c15 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf16>
  check.expect_eq %r14, %c15 : tensor<2x3xf16>
  %c16 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xbf16>
  %r17 = "stablehlo.gather"(%c16, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xbf16>, tensor<3xi32>) -> tensor<3x2x3xbf16>
  %c18 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xbf16>
  check.expect_eq %r17, %c18 : tensor<3x2x3xbf16>
  %r19 = "stablehlo.gather"(%c16, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xbf16>, tensor<3xui8>) -> tensor<3x2x3xbf16>
  check.expect_eq %r19, %c18 : tensor<3x2x3xbf16>
  %r20 = "stablehlo.gather"(%c16, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xbf16>, tensor<3xi64>) -> tensor<3x2x3xbf16>
  check.expect_eq %r20, %c18 : tensor<3x2x3xbf16>
  %c21 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xbf16>
  %r22 = "stablehlo.scatter"(%c16, %c9, %c21) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    stablehlo.return %b : tensor<bf16>
  }) : (tensor<4x3xbf16>, tensor<4x2xi32>, tensor<4x2x2xbf16>) -> tensor<4x3xbf16>
  %c23 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xbf16>
  check.expect_eq %r22, %c23 : tensor<4x3xbf16>
  %r24 = "stablehlo.torch_index_select"(%c16, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xbf16>, tensor<2xi32>) -> tensor<2x3xbf16>
  %c25 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xbf16>
  check.expect_eq %r24, %c25 : tensor<2x3xbf16>
  %c26 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
  %r27 = "stablehlo.gather"(%c26, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<3xi32>) -> tensor<3x2x3xf32>
  %c28 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf32>
  check.expect_eq %r27, %c28 : tensor<3x2x3xf32>
  %r29 = "stablehlo.gather"(%c26, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<3xui8>) -> tensor<3x2x3xf32>
  check.expect_eq %r29, %c28 : tensor<3x2x3xf32>
  %r30 = "stablehlo.gather"(%c26, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf32>, tensor<3xi64>) -> tensor<3x2x3xf32>
  check.expect_eq %r30, %c28 : tensor<3x2x3xf32>
  %c31 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xf32>
  %r32 = "stablehlo.scatter"(%c26, %c9, %c31) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<4x2xi32>, tensor<4x2x2xf32>) -> tensor<4x3xf32>
  %c33 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xf32>
  check.expect_eq %r32, %c33 : tensor<4x3xf32>
  %r34 = "stablehlo.torch_index_select"(%c26, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  %c35 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  check.expect_eq %r34, %c35 : tensor<2x3xf32>
  %c36 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0]]> : tensor<4x3xf64>
  %r37 = "stablehlo.gather"(%c36, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf64>, tensor<3xi32>) -> tensor<3x2x3xf64>
  %c38 = stablehlo.constant dense<[[[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[7.0, 8.0, 9.0], [10.0, 11.0, 12.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf64>
  check.expect_eq %r37, %c38 : tensor<3x2x3xf64>
  %r39 = "stablehlo.gather"(%c36, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf64>, tensor<3xui8>) -> tensor<3x2x3xf64>
  check.expect_eq %r39, %c38 : tensor<3x2x3xf64>
  %r40 = "stablehlo.gather"(%c36, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf64>, tensor<3xi64>) -> tensor<3x2x3xf64>
  check.expect_eq %r40, %c38 : tensor<3x2x3xf64>
  %c41 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [8.0, 9.0]], [[10.0, 11.0], [12.0, 13.0]], [[14.0, 15.0], [16.0, 17.0]]]> : tensor<4x2x2xf64>
  %r42 = "stablehlo.scatter"(%c36, %c9, %c41) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    stablehlo.return %b : tensor<f64>
  }) : (tensor<4x3xf64>, tensor<4x2xi32>, tensor<4x2x2xf64>) -> tensor<4x3xf64>
  %c43 = stablehlo.constant dense<[[16.0, 17.0, 3.0], [4.0, 4.0, 5.0], [7.0, 8.0, 10.0], [7.0, 11.0, 12.0]]> : tensor<4x3xf64>
  check.expect_eq %r42, %c43 : tensor<4x3xf64>
  %r44 = "stablehlo.torch_index_select"(%c36, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf64>, tensor<2xi32>) -> tensor<2x3xf64>
  %c45 = stablehlo.constant dense<[[10.0, 11.0, 12.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf64>
  check.expect_eq %r44, %c45 : tensor<2x3xf64>
  %c46 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi8>
  %r47 = "stablehlo.gather"(%c46, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi8>, tensor<3xi32>) -> tensor<3x2x3xi8>
  %c48 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi8>
  check.expect_eq %r47, %c48 : tensor<3x2x3xi8>
  %r49 = "stablehlo.gather"(%c46, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi8>, tensor<3xui8>) -> tensor<3x2x3xi8>
  check.expect_eq %r49, %c48 : tensor<3x2x3xi8>
  %r50 = "stablehlo.gather"(%c46, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi8>, tensor<3xi64>) -> tensor<3x2x3xi8>
  check.expect_eq %r50, %c48 : tensor<3x2x3xi8>
  %c51 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi8>
  %r52 = "stablehlo.scatter"(%c46, %c9, %c51) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    stablehlo.return %b : tensor<i8>
  }) : (tensor<4x3xi8>, tensor<4x2xi32>, tensor<4x2x2xi8>) -> tensor<4x3xi8>
  %c53 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi8>
  check.expect_eq %r52, %c53 : tensor<4x3xi8>
  %r54 = "stablehlo.torch_index_select"(%c46, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi8>, tensor<2xi32>) -> tensor<2x3xi8>
  %c55 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi8>
  check.expect_eq %r54, %c55 : tensor<2x3xi8>
  %c56 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi16>
  %r57 = "stablehlo.gather"(%c56, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi16>, tensor<3xi32>) -> tensor<3x2x3xi16>
  %c58 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi16>
  check.expect_eq %r57, %c58 : tensor<3x2x3xi16>
  %r59 = "stablehlo.gather"(%c56, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi16>, tensor<3xui8>) -> tensor<3x2x3xi16>
  check.expect_eq %r59, %c58 : tensor<3x2x3xi16>
  %r60 = "stablehlo.gather"(%c56, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi16>, tensor<3xi64>) -> tensor<3x2x3xi16>
  check.expect_eq %r60, %c58 : tensor<3x2x3xi16>
  %c61 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi16>
  %r62 = "stablehlo.scatter"(%c56, %c9, %c61) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    stablehlo.return %b : tensor<i16>
  }) : (tensor<4x3xi16>, tensor<4x2xi32>, tensor<4x2x2xi16>) -> tensor<4x3xi16>
  %c63 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi16>
  check.expect_eq %r62, %c63 : tensor<4x3xi16>
  %r64 = "stablehlo.torch_index_select"(%c56, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi16>, tensor<2xi32>) -> tensor<2x3xi16>
  %c65 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi16>
  check.expect_eq %r64, %c65 : tensor<2x3xi16>
  %c66 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi32>
  %r67 = "stablehlo.gather"(%c66, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<3xi32>) -> tensor<3x2x3xi32>
  %c68 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi32>
  check.expect_eq %r67, %c68 : tensor<3x2x3xi32>
  %r69 = "stablehlo.gather"(%c66, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<3xui8>) -> tensor<3x2x3xi32>
  check.expect_eq %r69, %c68 : tensor<3x2x3xi32>
  %r70 = "stablehlo.gather"(%c66, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi32>, tensor<3xi64>) -> tensor<3x2x3xi32>
  check.expect_eq %r70, %c68 : tensor<3x2x3xi32>
  %c71 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi32>
  %r72 = "stablehlo.scatter"(%c66, %c9, %c71) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<4x3xi32>, tensor<4x2xi32>, tensor<4x2x2xi32>) -> tensor<4x3xi32>
  %c73 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi32>
  check.expect_eq %r72, %c73 : tensor<4x3xi32>
  %r74 = "stablehlo.torch_index_select"(%c66, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  %c75 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi32>
  check.expect_eq %r74, %c75 : tensor<2x3xi32>
  %c76 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xi64>
  %r77 = "stablehlo.gather"(%c76, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi64>, tensor<3xi32>) -> tensor<3x2x3xi64>
  %c78 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xi64>
  check.expect_eq %r77, %c78 : tensor<3x2x3xi64>
  %r79 = "stablehlo.gather"(%c76, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi64>, tensor<3xui8>) -> tensor<3x2x3xi64>
  check.expect_eq %r79, %c78 : tensor<3x2x3xi64>
  %r80 = "stablehlo.gather"(%c76, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi64>, tensor<3xi64>) -> tensor<3x2x3xi64>
  check.expect_eq %r80, %c78 : tensor<3x2x3xi64>
  %c81 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xi64>
  %r82 = "stablehlo.scatter"(%c76, %c9, %c81) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    stablehlo.return %b : tensor<i64>
  }) : (tensor<4x3xi64>, tensor<4x2xi32>, tensor<4x2x2xi64>) -> tensor<4x3xi64>
  %c83 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xi64>
  check.expect_eq %r82, %c83 : tensor<4x3xi64>
  %r84 = "stablehlo.torch_index_select"(%c76, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi64>, tensor<2xi32>) -> tensor<2x3xi64>
  %c85 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xi64>
  check.expect_eq %r84, %c85 : tensor<2x3xi64>
  %c86 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui8>
  %r87 = "stablehlo.gather"(%c86, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui8>, tensor<3xi32>) -> tensor<3x2x3xui8>
  %c88 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui8>
  check.expect_eq %r87, %c88 : tensor<3x2x3xui8>
  %r89 = "stablehlo.gather"(%c86, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui8>, tensor<3xui8>) -> tensor<3x2x3xui8>
  check.expect_eq %r89, %c88 : tensor<3x2x3xui8>
  %r90 = "stablehlo.gather"(%c86, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui8>, tensor<3xi64>) -> tensor<3x2x3xui8>
  check.expect_eq %r90, %c88 : tensor<3x2x3xui8>
  %c91 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui8>
  %r92 = "stablehlo.scatter"(%c86, %c9, %c91) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    stablehlo.return %b : tensor<ui8>
  }) : (tensor<4x3xui8>, tensor<4x2xi32>, tensor<4x2x2xui8>) -> tensor<4x3xui8>
  %c93 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui8>
  check.expect_eq %r92, %c93 : tensor<4x3xui8>
  %r94 = "stablehlo.torch_index_select"(%c86, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui8>, tensor<2xi32>) -> tensor<2x3xui8>
  %c95 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui8>
  check.expect_eq %r94, %c95 : tensor<2x3xui8>
  %c96 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui16>
  %r97 = "stablehlo.gather"(%c96, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui16>, tensor<3xi32>) -> tensor<3x2x3xui16>
  %c98 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui16>
  check.expect_eq %r97, %c98 : tensor<3x2x3xui16>
  %r99 = "stablehlo.gather"(%c96, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui16>, tensor<3xui8>) -> tensor<3x2x3xui16>
  check.expect_eq %r99, %c98 : tensor<3x2x3xui16>
  %r100 = "stablehlo.gather"(%c96, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui16>, tensor<3xi64>) -> tensor<3x2x3xui16>
  check.expect_eq %r100, %c98 : tensor<3x2x3xui16>
  %c101 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui16>
  %r102 = "stablehlo.scatter"(%c96, %c9, %c101) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    stablehlo.return %b : tensor<ui16>
  }) : (tensor<4x3xui16>, tensor<4x2xi32>, tensor<4x2x2xui16>) -> tensor<4x3xui16>
  %c103 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui16>
  check.expect_eq %r102, %c103 : tensor<4x3xui16>
  %r104 = "stablehlo.torch_index_select"(%c96, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui16>, tensor<2xi32>) -> tensor<2x3xui16>
  %c105 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui16>
  check.expect_eq %r104, %c105 : tensor<2x3xui16>
  %c106 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui32>
  %r107 = "stablehlo.gather"(%c106, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui32>, tensor<3xi32>) -> tensor<3x2x3xui32>
  %c108 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui32>
  check.expect_eq %r107, %c108 : tensor<3x2x3xui32>
  %r109 = "stablehlo.gather"(%c106, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui32>, tensor<3xui8>) -> tensor<3x2x3xui32>
  check.expect_eq %r109, %c108 : tensor<3x2x3xui32>
  %r110 = "stablehlo.gather"(%c106, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui32>, tensor<3xi64>) -> tensor<3x2x3xui32>
  check.expect_eq %r110, %c108 : tensor<3x2x3xui32>
  %c111 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui32>
  %r112 = "stablehlo.scatter"(%c106, %c9, %c111) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    stablehlo.return %b : tensor<ui32>
  }) : (tensor<4x3xui32>, tensor<4x2xi32>, tensor<4x2x2xui32>) -> tensor<4x3xui32>
  %c113 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui32>
  check.expect_eq %r112, %c113 : tensor<4x3xui32>
  %r114 = "stablehlo.torch_index_select"(%c106, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui32>, tensor<2xi32>) -> tensor<2x3xui32>
  %c115 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui32>
  check.expect_eq %r114, %c115 : tensor<2x3xui32>
  %c116 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui64>
  %r117 = "stablehlo.gather"(%c116, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui64>, tensor<3xi32>) -> tensor<3x2x3xui64>
  %c118 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui64>
  check.expect_eq %r117, %c118 : tensor<3x2x3xui64>
  %r119 = "stablehlo.gather"(%c116, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui64>, tensor<3xui8>) -> tensor<3x2x3xui64>
  check.expect_eq %r119, %c118 : tensor<3x2x3xui64>
  %r120 = "stablehlo.gather"(%c116, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui64>, tensor<3xi64>) -> tensor<3x2x3xui64>
  check.expect_eq %r120, %c118 : tensor<3x2x3xui64>
  %c121 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [16, 17]]]> : tensor<4x2x2xui64>
  %r122 = "stablehlo.scatter"(%c116, %c9, %c121) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    stablehlo.return %b : tensor<ui64>
  }) : (tensor<4x3xui64>, tensor<4x2xi32>, tensor<4x2x2xui64>) -> tensor<4x3xui64>
  %c123 = stablehlo.constant dense<[[16, 17, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui64>
  check.expect_eq %r122, %c123 : tensor<4x3xui64>
  %r124 = "stablehlo.torch_index_select"(%c116, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui64>, tensor<2xi32>) -> tensor<2x3xui64>
  %c125 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui64>
  check.expect_eq %r124, %c125 : tensor<2x3xui64>
  %c126 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f32>>
  %r127 = "stablehlo.gather"(%c126, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f32>>, tensor<3xi32>) -> tensor<3x2x3xcomplex<f32>>
  %c128 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f32>>
  check.expect_eq %r127, %c128 : tensor<3x2x3xcomplex<f32>>
  %r129 = "stablehlo.gather"(%c126, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f32>>, tensor<3xui8>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_eq %r129, %c128 : tensor<3x2x3xcomplex<f32>>
  %r130 = "stablehlo.gather"(%c126, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f32>>, tensor<3xi64>) -> tensor<3x2x3xcomplex<f32>>
  check.expect_eq %r130, %c128 : tensor<3x2x3xcomplex<f32>>
  %c131 = stablehlo.constant dense<[[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)]], [[(6.0, -2.0), (7.0, -3.0)], [(8.0, 0.0), (9.0, -1.0)]], [[(10.0, -2.0), (11.0, -3.0)], [(12.0, 0.0), (13.0, -1.0)]], [[(14.0, -2.0), (15.0, -3.0)], [(16.0, 0.0), (17.0, -1.0)]]]> : tensor<4x2x2xcomplex<f32>>
  %r132 = "stablehlo.scatter"(%c126, %c9, %c131) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    stablehlo.return %b : tensor<complex<f32>>
  }) : (tensor<4x3xcomplex<f32>>, tensor<4x2xi32>, tensor<4x2x2xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
  %c133 = stablehlo.constant dense<[[(16.0, 0.0), (17.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (4.0, 0.0), (5.0, -1.0)], [(7.0, -3.0), (8.0, 0.0), (10.0, -2.0)], [(7.0, -3.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f32>>
  check.expect_eq %r132, %c133 : tensor<4x3xcomplex<f32>>
  %r134 = "stablehlo.torch_index_select"(%c126, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xcomplex<f32>>, tensor<2xi32>) -> tensor<2x3xcomplex<f32>>
  %c135 = stablehlo.constant dense<[[(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)]]> : tensor<2x3xcomplex<f32>>
  check.expect_eq %r134, %c135 : tensor<2x3xcomplex<f32>>
  %c136 = stablehlo.constant dense<[[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)], [(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f64>>
  %r137 = "stablehlo.gather"(%c136, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f64>>, tensor<3xi32>) -> tensor<3x2x3xcomplex<f64>>
  %c138 = stablehlo.constant dense<[[[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(7.0, -3.0), (8.0, 0.0), (9.0, -1.0)], [(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)]], [[(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0), (6.0, -2.0)]]]> : tensor<3x2x3xcomplex<f64>>
  check.expect_eq %r137, %c138 : tensor<3x2x3xcomplex<f64>>
  %r139 = "stablehlo.gather"(%c136, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f64>>, tensor<3xui8>) -> tensor<3x2x3xcomplex<f64>>
  check.expect_eq %r139, %c138 : tensor<3x2x3xcomplex<f64>>
  %r140 = "stablehlo.gather"(%c136, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xcomplex<f64>>, tensor<3xi64>) -> tensor<3x2x3xcomplex<f64>>
  check.expect_eq %r140, %c138 : tensor<3x2x3xcomplex<f64>>
  %c141 = stablehlo.constant dense<[[[(2.0, -2.0), (3.0, -3.0)], [(4.0, 0.0), (5.0, -1.0)]], [[(6.0, -2.0), (7.0, -3.0)], [(8.0, 0.0), (9.0, -1.0)]], [[(10.0, -2.0), (11.0, -3.0)], [(12.0, 0.0), (13.0, -1.0)]], [[(14.0, -2.0), (15.0, -3.0)], [(16.0, 0.0), (17.0, -1.0)]]]> : tensor<4x2x2xcomplex<f64>>
  %r142 = "stablehlo.scatter"(%c136, %c9, %c141) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>):
    stablehlo.return %b : tensor<complex<f64>>
  }) : (tensor<4x3xcomplex<f64>>, tensor<4x2xi32>, tensor<4x2x2xcomplex<f64>>) -> tensor<4x3xcomplex<f64>>
  %c143 = stablehlo.constant dense<[[(16.0, 0.0), (17.0, -1.0), (3.0, -3.0)], [(4.0, 0.0), (4.0, 0.0), (5.0, -1.0)], [(7.0, -3.0), (8.0, 0.0), (10.0, -2.0)], [(7.0, -3.0), (11.0, -3.0), (12.0, 0.0)]]> : tensor<4x3xcomplex<f64>>
  check.expect_eq %r142, %c143 : tensor<4x3xcomplex<f64>>
  %r144 = "stablehlo.torch_index_select"(%c136, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xcomplex<f64>>, tensor<2xi32>) -> tensor<2x3xcomplex<f64>>
  %c145 = stablehlo.constant dense<[[(10.0, -2.0), (11.0, -3.0), (12.0, 0.0)], [(1.0, -1.0), (2.0, -2.0), (3.0, -3.0)]]> : tensor<2x3xcomplex<f64>>
  check.expect_eq %r144, %c145 : tensor<2x3xcomplex<f64>>
  %c146 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FN>
  %r147 = "stablehlo.gather"(%c146, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FN>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3FN>
  %c148 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FN>
  check.expect_eq %r147, %c148 : tensor<3x2x3xf8E4M3FN>
  %r149 = "stablehlo.gather"(%c146, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FN>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3FN>
  check.expect_eq %r149, %c148 : tensor<3x2x3xf8E4M3FN>
  %r150 = "stablehlo.gather"(%c146, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FN>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3FN>
  check.expect_eq %r150, %c148 : tensor<3x2x3xf8E4M3FN>
  %c151 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3FN>
  %r152 = "stablehlo.scatter"(%c146, %c9, %c151) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    stablehlo.return %b : tensor<f8E4M3FN>
  }) : (tensor<4x3xf8E4M3FN>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3FN>) -> tensor<4x3xf8E4M3FN>
  %c153 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FN>
  check.expect_eq %r152, %c153 : tensor<4x3xf8E4M3FN>
  %r154 = "stablehlo.torch_index_select"(%c146, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3FN>, tensor<2xi32>) -> tensor<2x3xf8E4M3FN>
  %c155 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3FN>
  check.expect_eq %r154, %c155 : tensor<2x3xf8E4M3FN>
  %c156 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2>
  %r157 = "stablehlo.gather"(%c156, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2>, tensor<3xi32>) -> tensor<3x2x3xf8E5M2>
  %c158 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2>
  check.expect_eq %r157, %c158 : tensor<3x2x3xf8E5M2>
  %r159 = "stablehlo.gather"(%c156, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2>, tensor<3xui8>) -> tensor<3x2x3xf8E5M2>
  check.expect_eq %r159, %c158 : tensor<3x2x3xf8E5M2>
  %r160 = "stablehlo.gather"(%c156, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2>, tensor<3xi64>) -> tensor<3x2x3xf8E5M2>
  check.expect_eq %r160, %c158 : tensor<3x2x3xf8E5M2>
  %c161 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E5M2>
  %r162 = "stablehlo.scatter"(%c156, %c9, %c161) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    stablehlo.return %b : tensor<f8E5M2>
  }) : (tensor<4x3xf8E5M2>, tensor<4x2xi32>, tensor<4x2x2xf8E5M2>) -> tensor<4x3xf8E5M2>
  %c163 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2>
  check.expect_eq %r162, %c163 : tensor<4x3xf8E5M2>
  %r164 = "stablehlo.torch_index_select"(%c156, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E5M2>, tensor<2xi32>) -> tensor<2x3xf8E5M2>
  %c165 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E5M2>
  check.expect_eq %r164, %c165 : tensor<2x3xf8E5M2>
  %c166 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3>
  %r167 = "stablehlo.gather"(%c166, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3>
  %c168 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3>
  check.expect_eq %r167, %c168 : tensor<3x2x3xf8E4M3>
  %r169 = "stablehlo.gather"(%c166, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3>
  check.expect_eq %r169, %c168 : tensor<3x2x3xf8E4M3>
  %r170 = "stablehlo.gather"(%c166, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3>
  check.expect_eq %r170, %c168 : tensor<3x2x3xf8E4M3>
  %c171 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3>
  %r172 = "stablehlo.scatter"(%c166, %c9, %c171) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    stablehlo.return %b : tensor<f8E4M3>
  }) : (tensor<4x3xf8E4M3>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3>) -> tensor<4x3xf8E4M3>
  %c173 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3>
  check.expect_eq %r172, %c173 : tensor<4x3xf8E4M3>
  %r174 = "stablehlo.torch_index_select"(%c166, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3>, tensor<2xi32>) -> tensor<2x3xf8E4M3>
  %c175 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3>
  check.expect_eq %r174, %c175 : tensor<2x3xf8E4M3>
  %c176 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E3M4>
  %r177 = "stablehlo.gather"(%c176, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E3M4>, tensor<3xi32>) -> tensor<3x2x3xf8E3M4>
  %c178 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E3M4>
  check.expect_eq %r177, %c178 : tensor<3x2x3xf8E3M4>
  %r179 = "stablehlo.gather"(%c176, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E3M4>, tensor<3xui8>) -> tensor<3x2x3xf8E3M4>
  check.expect_eq %r179, %c178 : tensor<3x2x3xf8E3M4>
  %r180 = "stablehlo.gather"(%c176, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E3M4>, tensor<3xi64>) -> tensor<3x2x3xf8E3M4>
  check.expect_eq %r180, %c178 : tensor<3x2x3xf8E3M4>
  %c181 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E3M4>
  %r182 = "stablehlo.scatter"(%c176, %c9, %c181) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    stablehlo.return %b : tensor<f8E3M4>
  }) : (tensor<4x3xf8E3M4>, tensor<4x2xi32>, tensor<4x2x2xf8E3M4>) -> tensor<4x3xf8E3M4>
  %c183 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E3M4>
  check.expect_eq %r182, %c183 : tensor<4x3xf8E3M4>
  %r184 = "stablehlo.torch_index_select"(%c176, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E3M4>, tensor<2xi32>) -> tensor<2x3xf8E3M4>
  %c185 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E3M4>
  check.expect_eq %r184, %c185 : tensor<2x3xf8E3M4>
  %c186 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  %r187 = "stablehlo.gather"(%c186, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  %c188 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3B11FNUZ>
  check.expect_eq %r187, %c188 : tensor<3x2x3xf8E4M3B11FNUZ>
  %r189 = "stablehlo.gather"(%c186, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  check.expect_eq %r189, %c188 : tensor<3x2x3xf8E4M3B11FNUZ>
  %r190 = "stablehlo.gather"(%c186, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3B11FNUZ>
  check.expect_eq %r190, %c188 : tensor<3x2x3xf8E4M3B11FNUZ>
  %c191 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3B11FNUZ>
  %r192 = "stablehlo.scatter"(%c186, %c9, %c191) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    stablehlo.return %b : tensor<f8E4M3B11FNUZ>
  }) : (tensor<4x3xf8E4M3B11FNUZ>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3B11FNUZ>) -> tensor<4x3xf8E4M3B11FNUZ>
  %c193 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3B11FNUZ>
  check.expect_eq %r192, %c193 : tensor<4x3xf8E4M3B11FNUZ>
  %r194 = "stablehlo.torch_index_select"(%c186, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3B11FNUZ>, tensor<2xi32>) -> tensor<2x3xf8E4M3B11FNUZ>
  %c195 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3B11FNUZ>
  check.expect_eq %r194, %c195 : tensor<2x3xf8E4M3B11FNUZ>
  %c196 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FNUZ>
  %r197 = "stablehlo.gather"(%c196, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<3xi32>) -> tensor<3x2x3xf8E4M3FNUZ>
  %c198 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E4M3FNUZ>
  check.expect_eq %r197, %c198 : tensor<3x2x3xf8E4M3FNUZ>
  %r199 = "stablehlo.gather"(%c196, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<3xui8>) -> tensor<3x2x3xf8E4M3FNUZ>
  check.expect_eq %r199, %c198 : tensor<3x2x3xf8E4M3FNUZ>
  %r200 = "stablehlo.gather"(%c196, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E4M3FNUZ>, tensor<3xi64>) -> tensor<3x2x3xf8E4M3FNUZ>
  check.expect_eq %r200, %c198 : tensor<3x2x3xf8E4M3FNUZ>
  %c201 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E4M3FNUZ>
  %r202 = "stablehlo.scatter"(%c196, %c9, %c201) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    stablehlo.return %b : tensor<f8E4M3FNUZ>
  }) : (tensor<4x3xf8E4M3FNUZ>, tensor<4x2xi32>, tensor<4x2x2xf8E4M3FNUZ>) -> tensor<4x3xf8E4M3FNUZ>
  %c203 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E4M3FNUZ>
  check.expect_eq %r202, %c203 : tensor<4x3xf8E4M3FNUZ>
  %r204 = "stablehlo.torch_index_select"(%c196, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E4M3FNUZ>, tensor<2xi32>) -> tensor<2x3xf8E4M3FNUZ>
  %c205 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E4M3FNUZ>
  check.expect_eq %r204, %c205 : tensor<2x3xf8E4M3FNUZ>
  %c206 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 0.0, 1.0], [2.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2FNUZ>
  %r207 = "stablehlo.gather"(%c206, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<3xi32>) -> tensor<3x2x3xf8E5M2FNUZ>
  %c208 = stablehlo.constant dense<[[[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[7.0, 0.0, 1.0], [2.0, 3.0, 4.0]], [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]> : tensor<3x2x3xf8E5M2FNUZ>
  check.expect_eq %r207, %c208 : tensor<3x2x3xf8E5M2FNUZ>
  %r209 = "stablehlo.gather"(%c206, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<3xui8>) -> tensor<3x2x3xf8E5M2FNUZ>
  check.expect_eq %r209, %c208 : tensor<3x2x3xf8E5M2FNUZ>
  %r210 = "stablehlo.gather"(%c206, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xf8E5M2FNUZ>, tensor<3xi64>) -> tensor<3x2x3xf8E5M2FNUZ>
  check.expect_eq %r210, %c208 : tensor<3x2x3xf8E5M2FNUZ>
  %c211 = stablehlo.constant dense<[[[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]], [[2.0, 3.0], [4.0, 5.0]], [[6.0, 7.0], [0.0, 1.0]]]> : tensor<4x2x2xf8E5M2FNUZ>
  %r212 = "stablehlo.scatter"(%c206, %c9, %c211) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    stablehlo.return %b : tensor<f8E5M2FNUZ>
  }) : (tensor<4x3xf8E5M2FNUZ>, tensor<4x2xi32>, tensor<4x2x2xf8E5M2FNUZ>) -> tensor<4x3xf8E5M2FNUZ>
  %c213 = stablehlo.constant dense<[[0.0, 1.0, 3.0], [4.0, 4.0, 5.0], [7.0, 0.0, 2.0], [7.0, 3.0, 4.0]]> : tensor<4x3xf8E5M2FNUZ>
  check.expect_eq %r212, %c213 : tensor<4x3xf8E5M2FNUZ>
  %r214 = "stablehlo.torch_index_select"(%c206, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xf8E5M2FNUZ>, tensor<2xi32>) -> tensor<2x3xf8E5M2FNUZ>
  %c215 = stablehlo.constant dense<[[2.0, 3.0, 4.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf8E5M2FNUZ>
  check.expect_eq %r214, %c215 : tensor<2x3xf8E5M2FNUZ>
  %c216 = stablehlo.constant dense<[[-7, -6, -5], [-4, -3, -2], [-1, 0, 1], [2, 3, 4]]> : tensor<4x3xi4>
  %r217 = "stablehlo.gather"(%c216, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi4>, tensor<3xi32>) -> tensor<3x2x3xi4>
  %c218 = stablehlo.constant dense<[[[-1, 0, 1], [2, 3, 4]], [[-1, 0, 1], [2, 3, 4]], [[-7, -6, -5], [-4, -3, -2]]]> : tensor<3x2x3xi4>
  check.expect_eq %r217, %c218 : tensor<3x2x3xi4>
  %r219 = "stablehlo.gather"(%c216, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi4>, tensor<3xui8>) -> tensor<3x2x3xi4>
  check.expect_eq %r219, %c218 : tensor<3x2x3xi4>
  %r220 = "stablehlo.gather"(%c216, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi4>, tensor<3xi64>) -> tensor<3x2x3xi4>
  check.expect_eq %r220, %c218 : tensor<3x2x3xi4>
  %c221 = stablehlo.constant dense<[[[-6, -5], [-4, -3]], [[-2, -1], [0, 1]], [[2, 3], [4, 5]], [[6, 7], [-8, -7]]]> : tensor<4x2x2xi4>
  %r222 = "stablehlo.scatter"(%c216, %c9, %c221) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    stablehlo.return %b : tensor<i4>
  }) : (tensor<4x3xi4>, tensor<4x2xi32>, tensor<4x2x2xi4>) -> tensor<4x3xi4>
  %c223 = stablehlo.constant dense<[[-8, -7, -5], [-4, -4, -3], [-1, 0, 2], [-1, 3, 4]]> : tensor<4x3xi4>
  check.expect_eq %r222, %c223 : tensor<4x3xi4>
  %r224 = "stablehlo.torch_index_select"(%c216, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi4>, tensor<2xi32>) -> tensor<2x3xi4>
  %c225 = stablehlo.constant dense<[[2, 3, 4], [-7, -6, -5]]> : tensor<2x3xi4>
  check.expect_eq %r224, %c225 : tensor<2x3xi4>
  %c226 = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]> : tensor<4x3xui4>
  %r227 = "stablehlo.gather"(%c226, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui4>, tensor<3xi32>) -> tensor<3x2x3xui4>
  %c228 = stablehlo.constant dense<[[[7, 8, 9], [10, 11, 12]], [[7, 8, 9], [10, 11, 12]], [[1, 2, 3], [4, 5, 6]]]> : tensor<3x2x3xui4>
  check.expect_eq %r227, %c228 : tensor<3x2x3xui4>
  %r229 = "stablehlo.gather"(%c226, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui4>, tensor<3xui8>) -> tensor<3x2x3xui4>
  check.expect_eq %r229, %c228 : tensor<3x2x3xui4>
  %r230 = "stablehlo.gather"(%c226, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui4>, tensor<3xi64>) -> tensor<3x2x3xui4>
  check.expect_eq %r230, %c228 : tensor<3x2x3xui4>
  %c231 = stablehlo.constant dense<[[[2, 3], [4, 5]], [[6, 7], [8, 9]], [[10, 11], [12, 13]], [[14, 15], [0, 1]]]> : tensor<4x2x2xui4>
  %r232 = "stablehlo.scatter"(%c226, %c9, %c231) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    stablehlo.return %b : tensor<ui4>
  }) : (tensor<4x3xui4>, tensor<4x2xi32>, tensor<4x2x2xui4>) -> tensor<4x3xui4>
  %c233 = stablehlo.constant dense<[[0, 1, 3], [4, 4, 5], [7, 8, 10], [7, 11, 12]]> : tensor<4x3xui4>
  check.expect_eq %r232, %c233 : tensor<4x3xui4>
  %r234 = "stablehlo.torch_index_select"(%c226, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui4>, tensor<2xi32>) -> tensor<2x3xui4>
  %c235 = stablehlo.constant dense<[[10, 11, 12], [1, 2, 3]]> : tensor<2x3xui4>
  check.expect_eq %r234, %c235 : tensor<2x3xui4>
  %c236 = stablehlo.constant dense<[[-1, 0, 1], [-2, -1, 0], [1, -2, -1], [0, 1, -2]]> : tensor<4x3xi2>
  %r237 = "stablehlo.gather"(%c236, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi2>, tensor<3xi32>) -> tensor<3x2x3xi2>
  %c238 = stablehlo.constant dense<[[[1, -2, -1], [0, 1, -2]], [[1, -2, -1], [0, 1, -2]], [[-1, 0, 1], [-2, -1, 0]]]> : tensor<3x2x3xi2>
  check.expect_eq %r237, %c238 : tensor<3x2x3xi2>
  %r239 = "stablehlo.gather"(%c236, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi2>, tensor<3xui8>) -> tensor<3x2x3xi2>
  check.expect_eq %r239, %c238 : tensor<3x2x3xi2>
  %r240 = "stablehlo.gather"(%c236, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi2>, tensor<3xi64>) -> tensor<3x2x3xi2>
  check.expect_eq %r240, %c238 : tensor<3x2x3xi2>
  %c241 = stablehlo.constant dense<[[[0, 1], [-2, -1]], [[0, 1], [-2, -1]], [[0, 1], [-2, -1]], [[0, 1], [-2, -1]]]> : tensor<4x2x2xi2>
  %r242 = "stablehlo.scatter"(%c236, %c9, %c241) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i2>, %b: tensor<i2>):
    stablehlo.return %b : tensor<i2>
  }) : (tensor<4x3xi2>, tensor<4x2xi32>, tensor<4x2x2xi2>) -> tensor<4x3xi2>
  %c243 = stablehlo.constant dense<[[-2, -1, 1], [-2, -2, -1], [1, -2, 0], [1, 1, -2]]> : tensor<4x3xi2>
  check.expect_eq %r242, %c243 : tensor<4x3xi2>
  %r244 = "stablehlo.torch_index_select"(%c236, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi2>, tensor<2xi32>) -> tensor<2x3xi2>
  %c245 = stablehlo.constant dense<[[0, 1, -2], [-1, 0, 1]]> : tensor<2x3xi2>
  check.expect_eq %r244, %c245 : tensor<2x3xi2>
  %c246 = stablehlo.constant dense<[[1, 2, 3], [0, 1, 2], [3, 0, 1], [2, 3, 0]]> : tensor<4x3xui2>
  %r247 = "stablehlo.gather"(%c246, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui2>, tensor<3xi32>) -> tensor<3x2x3xui2>
  %c248 = stablehlo.constant dense<[[[3, 0, 1], [2, 3, 0]], [[3, 0, 1], [2, 3, 0]], [[1, 2, 3], [0, 1, 2]]]> : tensor<3x2x3xui2>
  check.expect_eq %r247, %c248 : tensor<3x2x3xui2>
  %r249 = "stablehlo.gather"(%c246, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui2>, tensor<3xui8>) -> tensor<3x2x3xui2>
  check.expect_eq %r249, %c248 : tensor<3x2x3xui2>
  %r250 = "stablehlo.gather"(%c246, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xui2>, tensor<3xi64>) -> tensor<3x2x3xui2>
  check.expect_eq %r250, %c248 : tensor<3x2x3xui2>
  %c251 = stablehlo.constant dense<[[[2, 3], [0, 1]], [[2, 3], [0, 1]], [[2, 3], [0, 1]], [[2, 3], [0, 1]]]> : tensor<4x2x2xui2>
  %r252 = "stablehlo.scatter"(%c246, %c9, %c251) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui2>, %b: tensor<ui2>):
    stablehlo.return %b : tensor<ui2>
  }) : (tensor<4x3xui2>, tensor<4x2xi32>, tensor<4x2x2xui2>) -> tensor<4x3xui2>
  %c253 = stablehlo.constant dense<[[0, 1, 3], [0, 0, 1], [3, 0, 2], [3, 3, 0]]> : tensor<4x3xui2>
  check.expect_eq %r252, %c253 : tensor<4x3xui2>
  %r254 = "stablehlo.torch_index_select"(%c246, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xui2>, tensor<2xi32>) -> tensor<2x3xui2>
  %c255 = stablehlo.constant dense<[[2, 3, 0], [1, 2, 3]]> : tensor<2x3xui2>
  check.expect_eq %r254, %c255 : tensor<2x3xui2>
  %c256 = stablehlo.constant dense<[[false, false, true], [false, false, true], [false, false, true], [false, false, true]]> : tensor<4x3xi1>
  %r257 = "stablehlo.gather"(%c256, %c2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi1>, tensor<3xi32>) -> tensor<3x2x3xi1>
  %c258 = stablehlo.constant dense<[[[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]], [[false, false, true], [false, false, true]]]> : tensor<3x2x3xi1>
  check.expect_eq %r257, %c258 : tensor<3x2x3xi1>
  %r259 = "stablehlo.gather"(%c256, %c5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi1>, tensor<3xui8>) -> tensor<3x2x3xi1>
  check.expect_eq %r259, %c258 : tensor<3x2x3xi1>
  %r260 = "stablehlo.gather"(%c256, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<4x3xi1>, tensor<3xi64>) -> tensor<3x2x3xi1>
  check.expect_eq %r260, %c258 : tensor<3x2x3xi1>
  %c261 = stablehlo.constant dense<[[[false, true], [false, false]], [[true, false], [false, true]], [[false, false], [true, false]], [[false, true], [false, false]]]> : tensor<4x2x2xi1>
  %r262 = "stablehlo.scatter"(%c256, %c9, %c261) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    stablehlo.return %b : tensor<i1>
  }) : (tensor<4x3xi1>, tensor<4x2xi32>, tensor<4x2x2xi1>) -> tensor<4x3xi1>
  %c263 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, false], [false, false, true]]> : tensor<4x3xi1>
  check.expect_eq %r262, %c263 : tensor<4x3xi1>
  %r264 = "stablehlo.torch_index_select"(%c256, %c13) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x3xi1>, tensor<2xi32>) -> tensor<2x3xi1>
  %c265 = stablehlo.constant dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>
  check.expect_eq %r264, %c265 : tensor<2x3xi1>
  return
}

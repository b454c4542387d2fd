// Gathers of single elements, which are fused with the loops around them.
// RUN: gspmd-run %s --no-partition --poison
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<12xi32>
  %c = stablehlo.constant dense<10> : tensor<12xi32>
  %line = stablehlo.multiply %i, %c : tensor<12xi32>
  %m = stablehlo.reshape %line : (tensor<12xi32>) -> tensor<3x4xi32>

  // Index vectors that are concatenated, from two operands or one; indices out of bounds are clamped.
  %rows = stablehlo.constant dense<[[0], [2], [-5], [7]]> : tensor<4x1xi32>
  %columns = stablehlo.constant dense<[[3], [-2147483648], [1], [2147483647]]> : tensor<4x1xi32>
  %at = stablehlo.concatenate %rows, %columns, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %0 = "stablehlo.gather"(%m, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<4x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[30, 80, 10, 110]> : tensor<4xi32>
  %cube = stablehlo.reshape %line : (tensor<12xi32>) -> tensor<3x2x2xi32>
  %more = stablehlo.concatenate %at, %rows, dim = 1 : (tensor<4x2xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
  %1 = "stablehlo.gather"(%cube, %more) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [2, 1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<3x2x2xi32>, tensor<4x3xi32>) -> tensor<4xi32>
  check.expect_eq_const %1, dense<[20, 90, 20, 110]> : tensor<4xi32>
  // Vectors along the first dimension, concatenated along another one.
  %first = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %second = stablehlo.constant dense<[[0], [3]]> : tensor<2x1xi32>
  %across = stablehlo.concatenate %first, %second, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  %2 = "stablehlo.gather"(%m, %across) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[60, 30]> : tensor<2xi32>

  // Scalar indices, of types whose values are beyond other types.
  %far = stablehlo.constant dense<[18446744073709551615, 9223372036854775808, 3]> : tensor<3xui64>
  %3 = "stablehlo.gather"(%line, %far) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<3xui64>) -> tensor<3xi32>
  check.expect_eq_const %3, dense<[110, 110, 30]> : tensor<3xi32>
  %high = stablehlo.constant dense<[4294967295, 2147483648, 3]> : tensor<3xui32>
  %4 = "stablehlo.gather"(%line, %high) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<3xui32>) -> tensor<3xi32>
  check.expect_eq_const %4, dense<[110, 110, 30]> : tensor<3xi32>
  %low = stablehlo.constant dense<[-128, 127, 2]> : tensor<3xi8>
  %5 = "stablehlo.gather"(%line, %low) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<3xi8>) -> tensor<3xi32>
  check.expect_eq_const %5, dense<[0, 110, 20]> : tensor<3xi32>
  %nibbles = stablehlo.constant dense<[15, 9, 0]> : tensor<3xui4>
  %6 = "stablehlo.gather"(%line, %nibbles) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<3xui4>) -> tensor<3xi32>
  check.expect_eq_const %6, dense<[110, 90, 0]> : tensor<3xi32>

  // Batch dimensions, an offset dimension of size 1, and a dimension without index.
  %batch = stablehlo.constant dense<[[2], [0], [9]]> : tensor<3x1xi32>
  %7 = "stablehlo.gather"(%m, %batch) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<3x1xi32>) -> tensor<3xi32>
  check.expect_eq_const %7, dense<[20, 40, 110]> : tensor<3xi32>
  %8 = "stablehlo.gather"(%m, %batch) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xi32>, tensor<3x1xi32>) -> tensor<1x3xi32>
  check.expect_eq_const %8, dense<[[20, 0, 30]]> : tensor<1x3xi32>

  // The gathered value dies in the sum, but other elements of it are read; one element in all.
  %x = stablehlo.negate %line : tensor<12xi32>
  %back = stablehlo.reverse %i, dims = [0] : tensor<12xi32>
  %9 = "stablehlo.gather"(%x, %back) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
  %10 = stablehlo.subtract %x, %9 : tensor<12xi32>
  check.expect_eq_const %10, dense<[110, 90, 70, 50, 30, 10, -10, -30, -50, -70, -90, -110]> : tensor<12xi32>
  %one = stablehlo.constant dense<5> : tensor<1xi32>
  %11 = "stablehlo.gather"(%line, %one) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 1>}> : (tensor<12xi32>, tensor<1xi32>) -> tensor<i32>
  check.expect_eq_const %11, dense<50> : tensor<i32>

  // Elements that are packed, booleans, complex, and of a splat.
  %p = stablehlo.constant dense<[1, -8, 7]> : tensor<3xi4>
  %pick = stablehlo.constant dense<[2, 1, 1, 0]> : tensor<4xi32>
  %12 = "stablehlo.gather"(%p, %pick) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi4>, tensor<4xi32>) -> tensor<4xi4>
  %13 = stablehlo.add %12, %12 : tensor<4xi4>
  check.expect_eq_const %13, dense<[-2, 0, 0, 2]> : tensor<4xi4>
  %b = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %14 = "stablehlo.gather"(%b, %pick) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi1>, tensor<4xi32>) -> tensor<4xi1>
  check.expect_eq_const %14, dense<[true, false, false, true]> : tensor<4xi1>
  %z = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]> : tensor<3xcomplex<f32>>
  %15 = "stablehlo.gather"(%z, %pick) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xcomplex<f32>>, tensor<4xi32>) -> tensor<4xcomplex<f32>>
  %16 = stablehlo.imag %15 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  check.expect_eq_const %16, dense<[6.0, 4.0, 4.0, 2.0]> : tensor<4xf32>
  %splat = stablehlo.constant dense<7> : tensor<3xi32>
  %17 = "stablehlo.gather"(%splat, %pick) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const %17, dense<7> : tensor<4xi32>
  return
}

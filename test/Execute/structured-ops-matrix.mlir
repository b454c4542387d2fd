// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: decompositions, triangular systems, transforms.

func.func @main() {
  %c1 = stablehlo.constant dense<[[4.0, 2.0, -2.0], [2.0, 10.0, 2.0], [-2.0, 2.0, 6.0]]> : tensor<3x3xf16>
  %r2 = "stablehlo.cholesky"(%c1) <{lower = true}> : (tensor<3x3xf16>) -> tensor<3x3xf16>
  %c3 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 3.0, 0.0], [-1.0, 1.0, 2.0]]> : tensor<3x3xf16>
  check.expect_close %r2, %c3, max_ulp_difference = 24 : tensor<3x3xf16>, tensor<3x3xf16>
  %c4 = stablehlo.constant dense<[[2.0, 1.0], [4.0, -3.0], [1.0, 8.0]]> : tensor<3x2xf16>
  %c5 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 4.0, 0.0], [-1.0, 2.0, 1.0]]> : tensor<3x3xf16>
  %r6 = "stablehlo.triangular_solve"(%c5, %c4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  %c7 = stablehlo.constant dense<[[1.0, 0.5], [0.75, -0.875], [0.5, 10.25]]> : tensor<3x2xf16>
  check.expect_close %r6, %c7, max_ulp_difference = 24 : tensor<3x2xf16>, tensor<3x2xf16>
  %r8 = "stablehlo.triangular_solve"(%c5, %c4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  %c9 = stablehlo.constant dense<[[1.25, 6.875], [0.5, -4.75], [1.0, 8.0]]> : tensor<3x2xf16>
  check.expect_close %r8, %c9, max_ulp_difference = 24 : tensor<3x2xf16>, tensor<3x2xf16>
  %r10 = "stablehlo.triangular_solve"(%c5, %c4) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  check.expect_close %r10, %c9, max_ulp_difference = 24 : tensor<3x2xf16>, tensor<3x2xf16>
  %c11 = stablehlo.constant dense<[[4.0, 2.0, -2.0], [2.0, 10.0, 2.0], [-2.0, 2.0, 6.0]]> : tensor<3x3xbf16>
  %r12 = "stablehlo.cholesky"(%c11) <{lower = true}> : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %c13 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 3.0, 0.0], [-1.0, 1.0, 2.0]]> : tensor<3x3xbf16>
  check.expect_close %r12, %c13, max_ulp_difference = 24 : tensor<3x3xbf16>, tensor<3x3xbf16>
  %c14 = stablehlo.constant dense<[[2.0, 1.0], [4.0, -3.0], [1.0, 8.0]]> : tensor<3x2xbf16>
  %c15 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 4.0, 0.0], [-1.0, 2.0, 1.0]]> : tensor<3x3xbf16>
  %r16 = "stablehlo.triangular_solve"(%c15, %c14) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %c17 = stablehlo.constant dense<[[1.0, 0.5], [0.75, -0.875], [0.5, 10.25]]> : tensor<3x2xbf16>
  check.expect_close %r16, %c17, max_ulp_difference = 24 : tensor<3x2xbf16>, tensor<3x2xbf16>
  %r18 = "stablehlo.triangular_solve"(%c15, %c14) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %c19 = stablehlo.constant dense<[[1.25, 6.875], [0.5, -4.75], [1.0, 8.0]]> : tensor<3x2xbf16>
  check.expect_close %r18, %c19, max_ulp_difference = 24 : tensor<3x2xbf16>, tensor<3x2xbf16>
  %r20 = "stablehlo.triangular_solve"(%c15, %c14) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  check.expect_close %r20, %c19, max_ulp_difference = 24 : tensor<3x2xbf16>, tensor<3x2xbf16>
  %c21 = stablehlo.constant dense<[[4.0, 2.0, -2.0], [2.0, 10.0, 2.0], [-2.0, 2.0, 6.0]]> : tensor<3x3xf32>
  %r22 = "stablehlo.cholesky"(%c21) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %c23 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 3.0, 0.0], [-1.0, 1.0, 2.0]]> : tensor<3x3xf32>
  check.expect_close %r22, %c23, max_ulp_difference = 24 : tensor<3x3xf32>, tensor<3x3xf32>
  %c24 = stablehlo.constant dense<[[2.0, 1.0], [4.0, -3.0], [1.0, 8.0]]> : tensor<3x2xf32>
  %c25 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 4.0, 0.0], [-1.0, 2.0, 1.0]]> : tensor<3x3xf32>
  %r26 = "stablehlo.triangular_solve"(%c25, %c24) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c27 = stablehlo.constant dense<[[1.0, 0.5], [0.75, -0.875], [0.5, 10.25]]> : tensor<3x2xf32>
  check.expect_close %r26, %c27, max_ulp_difference = 24 : tensor<3x2xf32>, tensor<3x2xf32>
  %r28 = "stablehlo.triangular_solve"(%c25, %c24) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %c29 = stablehlo.constant dense<[[1.25, 6.875], [0.5, -4.75], [1.0, 8.0]]> : tensor<3x2xf32>
  check.expect_close %r28, %c29, max_ulp_difference = 24 : tensor<3x2xf32>, tensor<3x2xf32>
  %r30 = "stablehlo.triangular_solve"(%c25, %c24) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  check.expect_close %r30, %c29, max_ulp_difference = 24 : tensor<3x2xf32>, tensor<3x2xf32>
  %c31 = stablehlo.constant dense<[[4.0, 2.0, -2.0], [2.0, 10.0, 2.0], [-2.0, 2.0, 6.0]]> : tensor<3x3xf64>
  %r32 = "stablehlo.cholesky"(%c31) <{lower = true}> : (tensor<3x3xf64>) -> tensor<3x3xf64>
  %c33 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 3.0, 0.0], [-1.0, 1.0, 2.0]]> : tensor<3x3xf64>
  check.expect_close %r32, %c33, max_ulp_difference = 24 : tensor<3x3xf64>, tensor<3x3xf64>
  %c34 = stablehlo.constant dense<[[2.0, 1.0], [4.0, -3.0], [1.0, 8.0]]> : tensor<3x2xf64>
  %c35 = stablehlo.constant dense<[[2.0, 0.0, 0.0], [1.0, 4.0, 0.0], [-1.0, 2.0, 1.0]]> : tensor<3x3xf64>
  %r36 = "stablehlo.triangular_solve"(%c35, %c34) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  %c37 = stablehlo.constant dense<[[1.0, 0.5], [0.75, -0.875], [0.5, 10.25]]> : tensor<3x2xf64>
  check.expect_close %r36, %c37, max_ulp_difference = 24 : tensor<3x2xf64>, tensor<3x2xf64>
  %r38 = "stablehlo.triangular_solve"(%c35, %c34) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  %c39 = stablehlo.constant dense<[[1.25, 6.875], [0.5, -4.75], [1.0, 8.0]]> : tensor<3x2xf64>
  check.expect_close %r38, %c39, max_ulp_difference = 24 : tensor<3x2xf64>, tensor<3x2xf64>
  %r40 = "stablehlo.triangular_solve"(%c35, %c34) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
  check.expect_close %r40, %c39, max_ulp_difference = 24 : tensor<3x2xf64>, tensor<3x2xf64>
  %c41 = stablehlo.constant dense<[[(4.0, 0.0), (2.0, -1.0), (-2.0, 0.0)], [(2.0, 1.0), (10.0, 0.0), (2.0, 2.0)], [(-2.0, 0.0), (2.0, -2.0), (6.0, 0.0)]]> : tensor<3x3xcomplex<f32>>
  %r42 = "stablehlo.cholesky"(%c41) <{lower = true}> : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
  %c43 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.5), (2.95804, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (1.0141851, -0.8451542), (1.8047556, 0.0)]]> : tensor<3x3xcomplex<f32>>
  check.expect_close %r42, %c43, max_ulp_difference = 24 : tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>
  %c44 = stablehlo.constant dense<[[(2.0, 0.0), (1.0, 0.0)], [(4.0, 0.0), (-3.0, 0.0)], [(1.0, 0.0), (8.0, 0.0)]]> : tensor<3x2xcomplex<f32>>
  %c45 = stablehlo.constant dense<[[(2.0, 2.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (4.0, 4.0), (0.0, 0.0)], [(-1.0, -1.0), (2.0, 2.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f32>>
  %r46 = "stablehlo.triangular_solve"(%c45, %c44) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %c47 = stablehlo.constant dense<[[(0.5, -0.5), (0.25, -0.25)], [(0.375, -0.375), (-0.4375, 0.4375)], [(0.25, -0.25), (5.125, -5.125)]]> : tensor<3x2xcomplex<f32>>
  check.expect_close %r46, %c47, max_ulp_difference = 24 : tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  %r48 = "stablehlo.triangular_solve"(%c45, %c44) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %c49 = stablehlo.constant dense<[[(0.625, -0.625), (3.4375, -3.4375)], [(0.25, -0.25), (-2.375, 2.375)], [(0.5, -0.5), (4.0, -4.0)]]> : tensor<3x2xcomplex<f32>>
  check.expect_close %r48, %c49, max_ulp_difference = 24 : tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  %r50 = "stablehlo.triangular_solve"(%c45, %c44) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %c51 = stablehlo.constant dense<[[(0.625, 0.625), (3.4375, 3.4375)], [(0.25, 0.25), (-2.375, -2.375)], [(0.5, 0.5), (4.0, 4.0)]]> : tensor<3x2xcomplex<f32>>
  check.expect_close %r50, %c51, max_ulp_difference = 24 : tensor<3x2xcomplex<f32>>, tensor<3x2xcomplex<f32>>
  %c52 = stablehlo.constant dense<[[(4.0, 0.0), (2.0, -1.0), (-2.0, 0.0)], [(2.0, 1.0), (10.0, 0.0), (2.0, 2.0)], [(-2.0, 0.0), (2.0, -2.0), (6.0, 0.0)]]> : tensor<3x3xcomplex<f64>>
  %r53 = "stablehlo.cholesky"(%c52) <{lower = true}> : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
  %c54 = stablehlo.constant dense<[[(2.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 0.5), (2.958039891549808, 0.0), (0.0, 0.0)], [(-1.0, 0.0), (1.01418510567422, -0.8451542547285165), (1.8047556225547152, 0.0)]]> : tensor<3x3xcomplex<f64>>
  check.expect_close %r53, %c54, max_ulp_difference = 24 : tensor<3x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
  %c55 = stablehlo.constant dense<[[(2.0, 0.0), (1.0, 0.0)], [(4.0, 0.0), (-3.0, 0.0)], [(1.0, 0.0), (8.0, 0.0)]]> : tensor<3x2xcomplex<f64>>
  %c56 = stablehlo.constant dense<[[(2.0, 2.0), (0.0, 0.0), (0.0, 0.0)], [(1.0, 1.0), (4.0, 4.0), (0.0, 0.0)], [(-1.0, -1.0), (2.0, 2.0), (1.0, 1.0)]]> : tensor<3x3xcomplex<f64>>
  %r57 = "stablehlo.triangular_solve"(%c56, %c55) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %c58 = stablehlo.constant dense<[[(0.5, -0.5), (0.25, -0.25)], [(0.375, -0.375), (-0.4375, 0.4375)], [(0.25, -0.25), (5.125, -5.125)]]> : tensor<3x2xcomplex<f64>>
  check.expect_close %r57, %c58, max_ulp_difference = 24 : tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  %r59 = "stablehlo.triangular_solve"(%c56, %c55) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %c60 = stablehlo.constant dense<[[(0.625, -0.625), (3.4375, -3.4375)], [(0.25, -0.25), (-2.375, 2.375)], [(0.5, -0.5), (4.0, -4.0)]]> : tensor<3x2xcomplex<f64>>
  check.expect_close %r59, %c60, max_ulp_difference = 24 : tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  %r61 = "stablehlo.triangular_solve"(%c56, %c55) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %c62 = stablehlo.constant dense<[[(0.625, 0.625), (3.4375, 3.4375)], [(0.25, 0.25), (-2.375, -2.375)], [(0.5, 0.5), (4.0, 4.0)]]> : tensor<3x2xcomplex<f64>>
  check.expect_close %r61, %c62, max_ulp_difference = 24 : tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>
  return
}

// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
//
// Written by generate_linear_algebra.py. Factors are compared with those of JAX
// where they are unique, and multiplied together where they are not.

func.func @lu_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%1) {mhlo.backend_config = {}} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[1.55, 0.55, -0.51], [-0.11612904, 0.603871, 1.8807743], [0.61935484, -0.89529914, 2.0197265], [-0.17419356, -0.23878202, 0.67348546]], [[-2.83, 1.02, -0.96], [0.31448764, -0.6107774, 1.1819081], [-0.204947, -0.48961526, 1.0519311], [0.590106, 0.5270466, 0.6118091]]]> : tensor<2x4x3xf32>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[2, 3, 3], [3, 3, 3]]> : tensor<2x3xi32>
  check.expect_eq %2#1, %8 : tensor<2x3xi32>
  %9 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %2#2, %9 : tensor<2xi32>
  %10:3 = stablehlo.custom_call @LuDecomposition(%1)  : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x4xi32>)
  %11 = stablehlo.constant dense<[[[1.55, 0.55, -0.51], [-0.11612904, 0.603871, 1.8807743], [0.61935484, -0.89529914, 2.0197265], [-0.17419356, -0.23878202, 0.67348546]], [[-2.83, 1.02, -0.96], [0.31448764, -0.6107774, 1.1819081], [-0.204947, -0.48961526, 1.0519311], [0.590106, 0.5270466, 0.6118091]]]> : tensor<2x4x3xf32>
  %12 = stablehlo.subtract %10#0, %11 : tensor<2x4x3xf32>
  %13 = stablehlo.abs %12 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x4x3xi1>
  %16 = stablehlo.constant dense<[[1, 2, 2], [2, 2, 2]]> : tensor<2x3xi32>
  check.expect_eq %10#1, %16 : tensor<2x3xi32>
  %17 = stablehlo.constant dense<[[1, 2, 0, 3], [2, 0, 1, 3]]> : tensor<2x4xi32>
  check.expect_eq %10#2, %17 : tensor<2x4xi32>
  return
}

func.func @qr_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%1)  : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
  %3 = stablehlo.constant dense<[[[-1.8518639, -0.3391718, 0.7508651], [0.5512358, -0.75938296, -1.0242162], [-0.06401448, 0.44530213, -1.8469659], [-0.09602173, -0.18385872, 0.32968318]], [[3.4534473, -0.88140905, 0.3339272], [-0.13353449, -0.65887624, 1.0377874], [0.6515562, 0.7666412, 1.2026595], [0.38448724, 0.06355109, -0.22194268]]]> : tensor<2x4x3xf32>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[1.5183966, 1.6232475, 1.8039292], [1.2577134, 1.2564571, 1.9061079]]> : tensor<2x3xf32>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x3xf32>
  %10 = stablehlo.abs %9 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.custom_call @lapack_sorgqr_ffi(%2#0, %2#1)  : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> (tensor<2x4x3xf32>)
  %14 = stablehlo.constant dense<[[[-0.5183966, 0.4949091, -0.49602428], [-0.8369946, -0.35043588, 0.13018765], [0.097199365, -0.7545169, -0.59244627], [0.14579907, 0.25092617, -0.621304]], [[-0.25771344, 0.78489846, 0.12597069], [0.16794813, -0.3612681, 0.82220864], [-0.819471, -0.45184633, -0.1807959], [-0.48357478, 0.22193423, 0.5248021]]]> : tensor<2x4x3xf32>
  %15 = stablehlo.subtract %13, %14 : tensor<2x4x3xf32>
  %16 = stablehlo.abs %15 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %17 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %18 = stablehlo.compare LT, %16, %17, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %18, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @qr_tpu_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2:2 = stablehlo.custom_call @Qr(%1)  : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>)
  %3 = stablehlo.constant dense<[[[-1.8518639, -0.3391718, 0.7508651], [0.5512358, -0.75938296, -1.0242162], [-0.06401448, 0.44530213, -1.8469659], [-0.09602173, -0.18385872, 0.32968318]], [[3.4534473, -0.88140905, 0.3339272], [-0.13353449, -0.65887624, 1.0377874], [0.6515562, 0.7666412, 1.2026595], [0.38448724, 0.06355109, -0.22194268]]]> : tensor<2x4x3xf32>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[1.5183966, 1.6232475, 1.8039292], [1.2577134, 1.2564571, 1.9061079]]> : tensor<2x3xf32>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x3xf32>
  %10 = stablehlo.abs %9 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%2#0, %2#1)  : (tensor<2x4x3xf32>, tensor<2x3xf32>) -> (tensor<2x4x3xf32>)
  %14 = stablehlo.constant dense<[[[-0.5183966, 0.4949091, -0.49602428], [-0.8369946, -0.35043588, 0.13018765], [0.097199365, -0.7545169, -0.59244627], [0.14579907, 0.25092617, -0.621304]], [[-0.25771344, 0.78489846, 0.12597069], [0.16794813, -0.3612681, 0.82220864], [-0.819471, -0.45184633, -0.1807959], [-0.48357478, 0.22193423, 0.5248021]]]> : tensor<2x4x3xf32>
  %15 = stablehlo.subtract %13, %14 : tensor<2x4x3xf32>
  %16 = stablehlo.abs %15 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %17 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %18 = stablehlo.compare LT, %16, %17, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %18, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @qr_apply_s() {
  %1 = stablehlo.constant dense<[[[-1.8518639, -0.3391718, 0.7508651], [0.5512358, -0.75938296, -1.0242162], [-0.06401448, 0.44530213, -1.8469659], [-0.09602173, -0.18385872, 0.32968318]], [[3.4534473, -0.88140905, 0.3339272], [-0.13353449, -0.65887624, 1.0377874], [0.6515562, 0.7666412, 1.2026595], [0.38448724, 0.06355109, -0.22194268]]]> : tensor<2x4x3xf32>
  %2 = stablehlo.constant dense<[[1.5183966, 1.6232475, 1.8039292], [1.2577134, 1.2564571, 1.9061079]]> : tensor<2x3xf32>
  %3 = stablehlo.constant dense<[[[-0.44, -1.08], [0.03, -0.05], [1.41, 0.75], [0.19, 1.11]], [[-0.21, -0.93], [0.58, 0.58], [-0.21, -0.78], [0.23, -2.49]]]> : tensor<2x4x2xf32>
  %4 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %2, %3) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x2xf32>) -> (tensor<2x4x2xf32>)
  %5 = stablehlo.constant dense<[[[0.3677376, 0.83645463], [-1.2444658, -0.80433977], [-0.7312408, -0.60478526], [-0.0077893995, 1.1185333]], [[0.21239643, 2.180372], [-0.22843152, -1.1396674], [0.6090988, -0.80600804], [0.09594519, -1.143367]]]> : tensor<2x4x2xf32>
  %6 = stablehlo.subtract %4, %5 : tensor<2x4x2xf32>
  %7 = stablehlo.abs %6 : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  %8 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x2xf32>
  %9 = stablehlo.compare LT, %7, %8, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
  check.expect_eq_const %9, dense<true> : tensor<2x4x2xi1>
  %10 = stablehlo.constant dense<[[[0.69, 0.49, -1.64, 0.06], [-0.96, 0.76, -2.03, -0.91]], [[0.71, 1.16, -2.16, -0.5], [0.33, -0.61, 1.59, -1.19]]]> : tensor<2x2x4xf32>
  %11 = stablehlo.custom_call @lapack_sormqr_ffi(%1, %2, %10) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x2x4xf32>) -> (tensor<2x2x4xf32>)
  %12 = stablehlo.constant dense<[[[-0.91848, 1.422237, 0.6558689, 0.33596513], [-0.46844697, 0.56188244, 2.3431785, 0.6500467]], [[2.023688, 1.0032278, 1.1713192, -0.53993696], [-0.91499865, -0.50314736, -1.3719571, -1.2052197]]]> : tensor<2x2x4xf32>
  %13 = stablehlo.subtract %11, %12 : tensor<2x2x4xf32>
  %14 = stablehlo.abs %13 : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
  %15 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2x4xf32>
  %16 = stablehlo.compare LT, %14, %15, FLOAT : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
  check.expect_eq_const %16, dense<true> : tensor<2x2x4xi1>
  return
}

func.func @qr_pivoted_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi32>
  %3:3 = stablehlo.custom_call @lapack_sgeqp3_ffi(%1, %2) {mhlo.backend_config = {}} : (tensor<2x4x3xf32>, tensor<2x3xi32>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>)
  %4 = stablehlo.constant dense<[[[-2.2414503, 0.6203573, -0.2333757], [-0.22551899, -1.7448659, -0.44294316], [0.8578566, -0.13981019, -0.66410625], [0.4421941, -0.12463081, -0.09888554]], [[3.4534473, 0.3339272, -0.88140905], [-0.13353449, -1.5885191, 0.43044716], [0.6515562, -0.56437135, -0.49883184], [0.38448724, 0.21018867, 0.10910494]]]> : tensor<2x4x3xf32>
  %5 = stablehlo.subtract %3#0, %4 : tensor<2x4x3xf32>
  %6 = stablehlo.abs %5 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %7 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %8, dense<true> : tensor<2x4x3xi1>
  %9 = stablehlo.constant dense<[[3, 1, 2], [1, 3, 2]]> : tensor<2x3xi32>
  check.expect_eq %3#1, %9 : tensor<2x3xi32>
  %10 = stablehlo.constant dense<[[1.0089228, 1.9322183, 1.9806327], [1.2577134, 1.4676806, 1.9764724]]> : tensor<2x3xf32>
  %11 = stablehlo.subtract %3#2, %10 : tensor<2x3xf32>
  %12 = stablehlo.abs %11 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %13 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3xi1>
  return
}

func.func @cholesky_s() {
  %1 = stablehlo.constant dense<[[[13.08, 0.0, 0.0], [-3.1299999, 8.1, 0.0], [-1.6, -0.45, 7.26]], [[15.639999, 0.0, 0.0], [-0.049999997, 7.66, 0.0], [-0.74, -0.5799999, 8.52]]]> : tensor<2x3x3xf32>
  %2:2 = stablehlo.custom_call @lapack_spotrf_ffi(%1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[3.6166282, 0.0, 0.0], [-0.8654469, 2.7112732, 0.0], [-0.44240102, -0.3071895, 2.64006]], [[3.9547439, 0.0, 0.0], [-0.012643043, 2.7676415, 0.0], [-0.18711706, -0.21041946, 2.9052901]]]> : tensor<2x3x3xf32>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[[13.08, -3.1299999, -1.6], [0.0, 8.1, -0.45], [0.0, 0.0, 7.26]], [[15.639999, -0.049999997, -0.74], [0.0, 7.66, -0.5799999], [0.0, 0.0, 8.52]]]> : tensor<2x3x3xf32>
  %9:2 = stablehlo.custom_call @lapack_spotrf_ffi(%8) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
  %10 = stablehlo.constant dense<[[[3.6166282, -0.8654469, -0.44240102], [0.0, 2.7112732, -0.3071895], [0.0, 0.0, 2.64006]], [[3.9547439, -0.012643043, -0.18711706], [0.0, 2.7676415, -0.21041946], [0.0, 0.0, 2.9052901]]]> : tensor<2x3x3xf32>
  %11 = stablehlo.subtract %9#0, %10 : tensor<2x3x3xf32>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %13 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %9#1, %15 : tensor<2xi32>
  return
}

func.func @triangular_solve_s() {
  %1 = stablehlo.constant dense<[[[13.08, -3.1299999, -1.6], [-3.1299999, 8.1, -0.45], [-1.6, -0.45, 7.26]], [[15.639999, -0.049999997, -0.74], [-0.049999997, 7.66, -0.5799999], [-0.74, -0.5799999, 8.52]]]> : tensor<2x3x3xf32>
  %2 = stablehlo.constant dense<[[[0.35, -1.05], [1.41, -0.02], [-0.37, -1.72]], [[1.68, 0.75], [0.75, 1.14], [0.35, -0.64]]]> : tensor<2x3x2xf32>
  %3 = stablehlo.custom_call @lapack_strsm_ffi(%1, %2) {mhlo.backend_config = {side = 76 : ui8, uplo = 76 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>)
  %4 = stablehlo.constant dense<[[[0.02675841, -0.08027522], [0.18441404, -0.033489067], [-0.033636395, -0.2566819]], [[0.10741688, 0.047953967], [0.09861238, 0.14913808], [0.05712249, -0.06079976]]]> : tensor<2x3x2xf32>
  %5 = stablehlo.subtract %3, %4 : tensor<2x3x2xf32>
  %6 = stablehlo.abs %5 : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x2xf32>
  %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
  check.expect_eq_const %8, dense<true> : tensor<2x3x2xi1>
  %9 = stablehlo.constant dense<[[[-0.8, -0.8], [1.37, -1.46], [-0.6, -0.32]], [[0.22, 0.58], [-1.25, -1.73], [-0.0, 1.21]]]> : tensor<2x3x2xf32>
  %10 = stablehlo.custom_call @lapack_strsm_ffi(%1, %9) {mhlo.backend_config = {side = 76 : ui8, uplo = 85 : ui8, trans_x = 84 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>)
  %11 = stablehlo.constant dense<[[[-0.06116208, -0.06116208], [0.14550155, -0.20388114], [-0.087105185, -0.07019364]], [[0.014066497, 0.0370844], [-0.16309357, -0.2256065], [-0.009880873, 0.12988153]]]> : tensor<2x3x2xf32>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x2xf32>
  %13 = stablehlo.abs %12 : (tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x2xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x2xi1>
  %16 = stablehlo.constant dense<[[[0.76, 0.22, -0.32], [0.29, -0.24, 0.82]], [[-0.79, 0.13, -0.11], [0.54, 0.22, 2.55]]]> : tensor<2x2x3xf32>
  %17 = stablehlo.custom_call @lapack_strsm_ffi(%1, %16) {mhlo.backend_config = {side = 82 : ui8, uplo = 76 : ui8, trans_x = 67 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>)
  %18 = stablehlo.constant dense<[[[0.058103975, 0.049613014, -0.028196663], [0.022171253, -0.021062218, 0.11652837]], [[-0.050511513, 0.01664157, -0.01616507], [0.03452686, 0.028945997, 0.30426505]]]> : tensor<2x2x3xf32>
  %19 = stablehlo.subtract %17, %18 : tensor<2x2x3xf32>
  %20 = stablehlo.abs %19 : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  %21 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2x3xf32>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x2x3xi1>
  %23 = stablehlo.constant dense<[[[1.5, 1.5, -2.04], [-0.34, -0.61, 0.53]], [[-2.28, 1.17, 1.07], [-1.3, -0.98, -0.8]]]> : tensor<2x2x3xf32>
  %24 = stablehlo.custom_call @lapack_strsm_ffi(%1, %23) {mhlo.backend_config = {side = 82 : ui8, uplo = 85 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>)
  %25 = stablehlo.constant dense<[[[0.1146789, 0.22949937, -0.24149297], [-0.025993884, -0.08535319, 0.06198358]], [[-0.14578006, 0.15178995, 0.12325832], [-0.083120205, -0.1284799, -0.10986235]]]> : tensor<2x2x3xf32>
  %26 = stablehlo.subtract %24, %25 : tensor<2x2x3xf32>
  %27 = stablehlo.abs %26 : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  %28 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2x3xf32>
  %29 = stablehlo.compare LT, %27, %28, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
  check.expect_eq_const %29, dense<true> : tensor<2x2x3xi1>
  return
}

func.func @svd_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[2.4152606, 1.7073338, 0.62986344], [3.5933895, 1.6248324, 0.46869102]]> : tensor<2x3xf32>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
  %9 = stablehlo.dot_general %8, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
  %10 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf32>
  %11 = stablehlo.subtract %9, %10 : tensor<2x3x3xf32>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %13 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.broadcast_in_dim %2#1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
  %16 = stablehlo.multiply %2#2, %15 : tensor<2x4x3xf32>
  %17 = stablehlo.dot_general %16, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  %18 = stablehlo.subtract %17, %1 : tensor<2x4x3xf32>
  %19 = stablehlo.abs %18 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %20 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %21 = stablehlo.compare LT, %19, %20, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %21, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @svd_full_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2:5 = stablehlo.custom_call @lapack_sgesdd_ffi(%1) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[2.4152606, 1.7073338, 0.62986344], [3.5933895, 1.6248324, 0.46869102]]> : tensor<2x3xf32>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %9 = stablehlo.dot_general %8, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %10 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf32>
  %11 = stablehlo.subtract %9, %10 : tensor<2x4x4xf32>
  %12 = stablehlo.abs %11 : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %13 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x4xf32>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x4x4xi1>
  return
}

func.func @svd_by_qr_s() {
  %1 = stablehlo.constant dense<[[[0.96, -0.2, 0.02], [1.55, 0.55, -0.51], [-0.18, 0.54, 1.94], [-0.27, -0.24, 1.0]], [[-0.89, -0.29, 0.88], [0.58, 0.09, 0.67], [-2.83, 1.02, -0.96], [-1.67, 0.28, 0.7]]]> : tensor<2x4x3xf32>
  %2:5 = stablehlo.custom_call @lapack_sgesvd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>, tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x3x3xf32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[2.4152606, 1.7073338, 0.62986344], [3.5933895, 1.6248324, 0.46869102]]> : tensor<2x3xf32>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
  %9 = stablehlo.dot_general %8, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
  %10 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf32>
  %11 = stablehlo.subtract %9, %10 : tensor<2x3x3xf32>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %13 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.broadcast_in_dim %2#1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
  %16 = stablehlo.multiply %2#2, %15 : tensor<2x4x3xf32>
  %17 = stablehlo.dot_general %16, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
  %18 = stablehlo.subtract %17, %1 : tensor<2x4x3xf32>
  %19 = stablehlo.abs %18 : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %20 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %21 = stablehlo.compare LT, %19, %20, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %21, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @eigh_s() {
  %1 = stablehlo.constant dense<[[[4.08, -3.1299999, -1.6], [-3.1299999, -0.9, -0.45], [-1.6, -0.45, -1.74]], [[6.64, -0.049999997, -0.74], [-0.049999997, -1.34, -0.5799999], [-0.74, -0.5799999, -0.48]]]> : tensor<2x3x3xf32>
  %2 = stablehlo.constant dense<[[[4.08, 0.0, 0.0], [-3.1299999, -0.9, 0.0], [-1.6, -0.45, -1.74]], [[6.64, 0.0, 0.0], [-0.049999997, -1.34, 0.0], [-0.74, -0.5799999, -0.48]]]> : tensor<2x3x3xf32>
  %3 = stablehlo.constant dense<[[[4.08, -3.1299999, -1.6], [0.0, -0.9, -0.45], [0.0, 0.0, -1.74]], [[6.64, -0.049999997, -0.74], [0.0, -1.34, -0.5799999], [0.0, 0.0, -0.48]]]> : tensor<2x3x3xf32>
  %4:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%2) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
  %5:3 = stablehlo.custom_call @lapack_ssyevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
  %6:2 = stablehlo.custom_call @Eigh(%2) {backend_config = "1,1,100,1e-6"} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
  %7:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "0,1,100,1e-6"} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
  %8 = stablehlo.constant dense<[[-3.2900522, -1.0694796, 5.7995315], [-1.6497934, -0.24631494, 6.7161083]]> : tensor<2x3xf32>
  %9 = stablehlo.subtract %4#1, %8 : tensor<2x3xf32>
  %10 = stablehlo.abs %9 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.broadcast_in_dim %4#1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
  %14 = stablehlo.multiply %4#0, %13 : tensor<2x3x3xf32>
  %15 = stablehlo.transpose %4#0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %16 = stablehlo.dot_general %14, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %17 = stablehlo.subtract %16, %1 : tensor<2x3x3xf32>
  %18 = stablehlo.abs %17 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %19 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %20 = stablehlo.compare LT, %18, %19, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %20, dense<true> : tensor<2x3x3xi1>
  %21 = stablehlo.constant dense<[[-3.2900522, -1.0694796, 5.7995315], [-1.6497934, -0.24631494, 6.7161083]]> : tensor<2x3xf32>
  %22 = stablehlo.subtract %5#1, %21 : tensor<2x3xf32>
  %23 = stablehlo.abs %22 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %24 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %25 = stablehlo.compare LT, %23, %24, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %25, dense<true> : tensor<2x3xi1>
  %26 = stablehlo.broadcast_in_dim %5#1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
  %27 = stablehlo.multiply %5#0, %26 : tensor<2x3x3xf32>
  %28 = stablehlo.transpose %5#0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %29 = stablehlo.dot_general %27, %28, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %30 = stablehlo.subtract %29, %1 : tensor<2x3x3xf32>
  %31 = stablehlo.abs %30 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %32 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %33 = stablehlo.compare LT, %31, %32, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %33, dense<true> : tensor<2x3x3xi1>
  %34 = stablehlo.constant dense<[[-3.2900522, -1.0694796, 5.7995315], [-1.6497934, -0.24631494, 6.7161083]]> : tensor<2x3xf32>
  %35 = stablehlo.subtract %6#1, %34 : tensor<2x3xf32>
  %36 = stablehlo.abs %35 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %37 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %38 = stablehlo.compare LT, %36, %37, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %38, dense<true> : tensor<2x3xi1>
  %39 = stablehlo.broadcast_in_dim %6#1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
  %40 = stablehlo.multiply %6#0, %39 : tensor<2x3x3xf32>
  %41 = stablehlo.transpose %6#0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %42 = stablehlo.dot_general %40, %41, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %43 = stablehlo.subtract %42, %1 : tensor<2x3x3xf32>
  %44 = stablehlo.abs %43 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %45 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %46 = stablehlo.compare LT, %44, %45, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %46, dense<true> : tensor<2x3x3xi1>
  %47 = stablehlo.constant dense<[[-3.2900522, -1.0694796, 5.7995315], [-1.6497934, -0.24631494, 6.7161083]]> : tensor<2x3xf32>
  %48 = stablehlo.subtract %7#1, %47 : tensor<2x3xf32>
  %49 = stablehlo.abs %48 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %50 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %51 = stablehlo.compare LT, %49, %50, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %51, dense<true> : tensor<2x3xi1>
  %52 = stablehlo.broadcast_in_dim %7#1, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
  %53 = stablehlo.multiply %7#0, %52 : tensor<2x3x3xf32>
  %54 = stablehlo.transpose %7#0, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %55 = stablehlo.dot_general %53, %54, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %56 = stablehlo.subtract %55, %1 : tensor<2x3x3xf32>
  %57 = stablehlo.abs %56 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %58 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %59 = stablehlo.compare LT, %57, %58, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %59, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @eig_s() {
  %1 = stablehlo.constant dense<[[[2.04, -2.56, 0.42], [-0.57, -0.45, -0.22], [-2.02, -0.23, -0.87]], [[3.32, 0.23, -0.35], [-0.28, -0.67, -1.06], [-0.39, 0.48, -0.24]]]> : tensor<2x3x3xf32>
  %2:5 = stablehlo.custom_call @lapack_sgeev_ffi(%1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %3 = stablehlo.complex %2#0, %2#1 : tensor<2x3xcomplex<f32>>
  %4 = stablehlo.constant dense<[[[(2.04, 0.0), (-2.56, 0.0), (0.42, 0.0)], [(-0.57, 0.0), (-0.45, 0.0), (-0.22, 0.0)], [(-2.02, 0.0), (-0.23, 0.0), (-0.87, 0.0)]], [[(3.32, 0.0), (0.23, 0.0), (-0.35, 0.0)], [(-0.28, 0.0), (-0.67, 0.0), (-1.06, 0.0)], [(-0.39, 0.0), (0.48, 0.0), (-0.24, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %5 = stablehlo.dot_general %4, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %7 = stablehlo.multiply %2#3, %6 : tensor<2x3x3xcomplex<f32>>
  %8 = stablehlo.subtract %5, %7 : tensor<2x3x3xcomplex<f32>>
  %9 = stablehlo.abs %8 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %10 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %11 = stablehlo.compare LT, %9, %10, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %11, dense<true> : tensor<2x3x3xi1>
  %12 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %13 = chlo.conj %12 : tensor<2x3x3xcomplex<f32>> -> tensor<2x3x3xcomplex<f32>>
  %14 = stablehlo.dot_general %13, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %15 = chlo.conj %3 : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %17 = stablehlo.multiply %2#2, %16 : tensor<2x3x3xcomplex<f32>>
  %18 = stablehlo.subtract %14, %17 : tensor<2x3x3xcomplex<f32>>
  %19 = stablehlo.abs %18 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %20 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %21 = stablehlo.compare LT, %19, %20, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %21, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @schur_s() {
  %1 = stablehlo.constant dense<[[[2.04, -2.56, 0.42], [-0.57, -0.45, -0.22], [-2.02, -0.23, -0.87]], [[3.32, 0.23, -0.35], [-0.28, -0.67, -1.06], [-0.39, 0.48, -0.24]]]> : tensor<2x3x3xf32>
  %2:6 = stablehlo.custom_call @lapack_sgees_ffi(%1) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2xi32>, tensor<2xi32>)
  %3 = stablehlo.dot_general %2#1, %2#0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %4 = stablehlo.transpose %2#1, dims = [0, 2, 1] : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %5 = stablehlo.dot_general %3, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %6 = stablehlo.subtract %5, %1 : tensor<2x3x3xf32>
  %7 = stablehlo.abs %6 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %8 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %9 = stablehlo.compare LT, %7, %8, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %9, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @hessenberg_s() {
  %1 = stablehlo.constant dense<[[[2.04, -2.56, 0.42], [-0.57, -0.45, -0.22], [-2.02, -0.23, -0.87]], [[3.32, 0.23, -0.35], [-0.28, -0.67, -1.06], [-0.39, 0.48, -0.24]]]> : tensor<2x3x3xf32>
  %2:3 = stablehlo.custom_call @lapack_sgehrd_ffi(%1) {mhlo.backend_config = {low = 1 : i32, high = 3 : i32}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x2xf32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[2.04, 0.29101214, 2.57785], [2.0988808, -0.9566392, -0.087037474], [0.75687164, -0.077037394, -0.36336073]], [[3.32, 0.15017569, -0.39095685], [0.48010415, -0.66103256, 0.47356182], [0.5130875, -1.0664382, -0.24896747]]]> : tensor<2x3x3xf32>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[1.2715733, 0.0], [1.5832069, 0.0]]> : tensor<2x2xf32>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x2xf32>
  %10 = stablehlo.abs %9 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %11 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2xf32>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x2xi1>
  return
}

func.func @tridiagonal_s() {
  %1 = stablehlo.constant dense<[[[4.08, -3.1299999, -1.6], [-3.1299999, -0.9, -0.45], [-1.6, -0.45, -1.74]], [[6.64, -0.049999997, -0.74], [-0.049999997, -1.34, -0.5799999], [-0.74, -0.5799999, -0.48]]]> : tensor<2x3x3xf32>
  %2:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[4.08, -3.1299999, -1.6], [3.515238, -1.4387761, -0.45], [0.24077392, 0.6039804, -1.2012241]], [[6.64, -0.049999997, -0.74], [0.7416873, -0.5619308, -0.5799999], [0.93471247, -0.6325723, -1.2580694]]]> : tensor<2x3x3xf32>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[4.08, -1.4387761, -1.2012241], [6.64, -0.5619308, -1.2580694]]> : tensor<2x3xf32>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x3xf32>
  %10 = stablehlo.abs %9 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.constant dense<[[3.515238, 0.6039804], [0.7416873, -0.6325723]]> : tensor<2x2xf32>
  %14 = stablehlo.subtract %2#2, %13 : tensor<2x2xf32>
  %15 = stablehlo.abs %14 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %16 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2xf32>
  %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
  check.expect_eq_const %17, dense<true> : tensor<2x2xi1>
  %18 = stablehlo.constant dense<[[1.8904091, 0.0], [1.0674139, 0.0]]> : tensor<2x2xf32>
  %19 = stablehlo.subtract %2#3, %18 : tensor<2x2xf32>
  %20 = stablehlo.abs %19 : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %21 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2xf32>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x2xi1>
  return
}

func.func @tridiagonal_solve_s() {
  %1 = stablehlo.constant dense<[[0.0, 0.64, 2.05, -0.2], [0.0, 0.16, 1.76, 0.74]]> : tensor<2x4xf32>
  %2 = stablehlo.constant dense<[[1.37, -1.08, -0.19, -0.81], [1.5, 0.66, -0.31, -0.45]]> : tensor<2x4xf32>
  %3 = stablehlo.constant dense<[[0.48, -0.7, -0.93, 0.0], [2.46, -0.25, -0.56, 0.0]]> : tensor<2x4xf32>
  %4 = stablehlo.constant dense<[[[-1.34, 0.52], [0.85, 0.01], [0.33, 0.12], [0.14, -1.53]], [[-0.46, 0.11], [-0.78, -0.48], [-0.82, -0.33], [0.85, -0.41]]]> : tensor<2x4x2xf32>
  %5:5 = stablehlo.custom_call @lapack_sgtsv_ffi(%1, %2, %3, %4) {mhlo.backend_config = {}} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x2xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x2xf32>, tensor<2xi32>)
  %6 = stablehlo.constant dense<[[[-1.0229262, 0.049175136], [0.12793502, 0.9429793], [-2.346918, -1.424208], [0.40664643, 2.240545]], [[13.976618, 21.662415], [-8.70932, -13.164073], [-10.92757, -18.96921], [-19.858671, -30.282703]]]> : tensor<2x4x2xf32>
  %7 = stablehlo.subtract %5#3, %6 : tensor<2x4x2xf32>
  %8 = stablehlo.abs %7 : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  %9 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x2xf32>
  %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
  check.expect_eq_const %10, dense<true> : tensor<2x4x2xi1>
  %11 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%1, %2, %3, %4) {mhlo.backend_config = {}} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x2xf32>) -> (tensor<2x4x2xf32>)
  %12 = stablehlo.constant dense<[[[-1.0229262, 0.049175136], [0.12793502, 0.9429793], [-2.346918, -1.424208], [0.40664643, 2.240545]], [[13.976618, 21.662415], [-8.70932, -13.164073], [-10.92757, -18.96921], [-19.858671, -30.282703]]]> : tensor<2x4x2xf32>
  %13 = stablehlo.subtract %11, %12 : tensor<2x4x2xf32>
  %14 = stablehlo.abs %13 : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
  %15 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x2xf32>
  %16 = stablehlo.compare LT, %14, %15, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
  check.expect_eq_const %16, dense<true> : tensor<2x4x2xi1>
  return
}

func.func @lu_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%1) {mhlo.backend_config = {}} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.21978021978021972, 0.956043956043956), (0.3296703296703297, -1.1130769230769229), (1.0770329670329668, 1.6337362637362638)], [(0.2713148920045471, 0.568397120121258), (-0.274579077685866, 0.7237341050744377), (3.324172906160228, 2.0642880876828915)], [(0.43652898825312614, 0.9264873057976505), (0.7449303344484023, 0.10214461346216222), (-0.07399736362510109, 0.15857780761811058)]], [[(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(0.30399442638179286, 0.02670692057594054), (-2.1159939619136092, -0.6555991639572689), (-0.18978634463539248, -0.5904319554110544)], [(0.01579191825359963, 0.1637250348351138), (0.23167723259446016, 0.17508622161007087), (-0.9980975248027402, 1.9138922801143377)], [(0.14003715745471434, -0.011379470506270313), (0.4801552688204915, 0.35738106744214315), (0.38530517355791744, -0.3273950272010474)]]]> : tensor<2x4x3xcomplex<f64>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xcomplex<f64>>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[3, 4, 3], [2, 4, 3]]> : tensor<2x3xi32>
  check.expect_eq %2#1, %8 : tensor<2x3xi32>
  %9 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %2#2, %9 : tensor<2xi32>
  %10:3 = stablehlo.custom_call @LuDecomposition(%1)  : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2x4xi32>)
  %11 = stablehlo.constant dense<[[[(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.21978021978021972, 0.956043956043956), (0.3296703296703297, -1.1130769230769229), (1.0770329670329668, 1.6337362637362638)], [(0.2713148920045471, 0.568397120121258), (-0.274579077685866, 0.7237341050744377), (3.324172906160228, 2.0642880876828915)], [(0.43652898825312614, 0.9264873057976505), (0.7449303344484023, 0.10214461346216222), (-0.07399736362510109, 0.15857780761811058)]], [[(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(0.30399442638179286, 0.02670692057594054), (-2.1159939619136092, -0.6555991639572689), (-0.18978634463539248, -0.5904319554110544)], [(0.01579191825359963, 0.1637250348351138), (0.23167723259446016, 0.17508622161007087), (-0.9980975248027402, 1.9138922801143377)], [(0.14003715745471434, -0.011379470506270313), (0.4801552688204915, 0.35738106744214315), (0.38530517355791744, -0.3273950272010474)]]]> : tensor<2x4x3xcomplex<f64>>
  %12 = stablehlo.subtract %10#0, %11 : tensor<2x4x3xcomplex<f64>>
  %13 = stablehlo.abs %12 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x4x3xi1>
  %16 = stablehlo.constant dense<[[2, 3, 2], [1, 3, 2]]> : tensor<2x3xi32>
  check.expect_eq %10#1, %16 : tensor<2x3xi32>
  %17 = stablehlo.constant dense<[[2, 3, 0, 1], [1, 3, 2, 0]]> : tensor<2x4xi32>
  check.expect_eq %10#2, %17 : tensor<2x4xi32>
  return
}

func.func @qr_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2:2 = stablehlo.custom_call @lapack_zgeqrf_ffi(%1)  : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
  %3 = stablehlo.constant dense<[[[(-3.5483799120161867, 0.0), (0.781342491149621, -0.3107051745689655), (-0.9106409347707016, -0.668840445174173)], [(0.21993448102836582, -0.4546671761710809), (1.3866745133664833, 0.0), (0.9449299432632117, 0.4834114305556759)], [(-0.31006229370673, -0.383476015453583), (-0.15624660892189823, -0.484538073749741), (2.5632998923169046, 0.0)], [(0.2984743678057925, -0.38071362485227656), (0.33278776301590174, 0.3751581392294524), (-0.12690867593114966, -0.24835555113707034)]], [[(0.990807751281751, 0.0), (-0.5685260326953345, 1.669042251497027), (-0.6404875205902, 0.1494740022051822)], [(0.593849630814839, -0.6360026496744303), (-2.5282357708223016, 0.0), (0.2426246243851362, 0.06309572619681969)], [(0.11350758079792904, 0.08718434963924761), (-0.09929993695945402, -0.04103186986860212), (2.1959019740440717, 0.0)], [(0.19751265012753919, -0.17748136574085527), (-0.37017392671747434, -0.07593215021821245), (0.09697273571383952, 0.33561174512014147)]]]> : tensor<2x4x3xcomplex<f64>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xcomplex<f64>>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[(1.045091000390961, -0.3381825029322074), (1.299284295337825, 0.17885850827293603), (1.8536069504145047, 0.06162063118555323)], [(1.070649427105758, -0.11102052830904817), (1.7171547436511179, 0.16282384182244625), (1.4537311024500024, -0.6913009146192292)]]> : tensor<2x3xcomplex<f64>>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x3xcomplex<f64>>
  %10 = stablehlo.abs %9 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %11 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.custom_call @lapack_zungqr_ffi(%2#0, %2#1)  : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>)
  %14 = stablehlo.constant dense<[[[(-0.045091000390961034, 0.3381825029322074), (0.39674520275745506, 0.6070304353573315), (0.4998623791538377, 0.30523613225720125)], [(-0.07609106315974665, 0.5495465672648371), (0.06397046882494944, -0.22573860550135338), (-0.34581316213841745, 0.19581397108536627)], [(0.45372819143404497, 0.2959096900656815), (0.2261108931254578, 0.31713922647031295), (-0.6261784411279581, -0.11549163644742622)], [(-0.18318218908827902, 0.49881919182500595), (-0.0157626580045791, -0.516822280285888), (0.15394732416380025, 0.26438818856181684)]], [[(-0.07064942710575806, 0.11102052830904817), (0.2669324173646245, 0.41490001554244854), (0.13332045329712916, 0.2660229223761725)], [(-0.5651954168460636, 0.7468653722608696), (-0.29475951691166347, -0.0862053454953943), (-0.06570736234646313, -0.02625181991708464)], [(-0.1312060789106933, -0.0807422024065805), (0.1579584560162385, 0.156993093457024), (-0.43468412771194453, 0.7558810231509863)], [(-0.19176273071562872, 0.2119482813172738), (0.7496419003855171, 0.22523286444683727), (-0.19072401062424815, -0.3313137270239888)]]]> : tensor<2x4x3xcomplex<f64>>
  %15 = stablehlo.subtract %13, %14 : tensor<2x4x3xcomplex<f64>>
  %16 = stablehlo.abs %15 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %17 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %18 = stablehlo.compare LT, %16, %17, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %18, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @qr_tpu_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2:2 = stablehlo.custom_call @Qr(%1)  : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>)
  %3 = stablehlo.constant dense<[[[(-3.5483799120161867, 0.0), (0.781342491149621, -0.3107051745689655), (-0.9106409347707016, -0.668840445174173)], [(0.21993448102836582, -0.4546671761710809), (1.3866745133664833, 0.0), (0.9449299432632117, 0.4834114305556759)], [(-0.31006229370673, -0.383476015453583), (-0.15624660892189823, -0.484538073749741), (2.5632998923169046, 0.0)], [(0.2984743678057925, -0.38071362485227656), (0.33278776301590174, 0.3751581392294524), (-0.12690867593114966, -0.24835555113707034)]], [[(0.990807751281751, 0.0), (-0.5685260326953345, 1.669042251497027), (-0.6404875205902, 0.1494740022051822)], [(0.593849630814839, -0.6360026496744303), (-2.5282357708223016, 0.0), (0.2426246243851362, 0.06309572619681969)], [(0.11350758079792904, 0.08718434963924761), (-0.09929993695945402, -0.04103186986860212), (2.1959019740440717, 0.0)], [(0.19751265012753919, -0.17748136574085527), (-0.37017392671747434, -0.07593215021821245), (0.09697273571383952, 0.33561174512014147)]]]> : tensor<2x4x3xcomplex<f64>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xcomplex<f64>>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[(1.045091000390961, -0.3381825029322074), (1.299284295337825, 0.17885850827293603), (1.8536069504145047, 0.06162063118555323)], [(1.070649427105758, -0.11102052830904817), (1.7171547436511179, 0.16282384182244625), (1.4537311024500024, -0.6913009146192292)]]> : tensor<2x3xcomplex<f64>>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x3xcomplex<f64>>
  %10 = stablehlo.abs %9 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %11 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%2#0, %2#1)  : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>)
  %14 = stablehlo.constant dense<[[[(-0.045091000390961034, 0.3381825029322074), (0.39674520275745506, 0.6070304353573315), (0.4998623791538377, 0.30523613225720125)], [(-0.07609106315974665, 0.5495465672648371), (0.06397046882494944, -0.22573860550135338), (-0.34581316213841745, 0.19581397108536627)], [(0.45372819143404497, 0.2959096900656815), (0.2261108931254578, 0.31713922647031295), (-0.6261784411279581, -0.11549163644742622)], [(-0.18318218908827902, 0.49881919182500595), (-0.0157626580045791, -0.516822280285888), (0.15394732416380025, 0.26438818856181684)]], [[(-0.07064942710575806, 0.11102052830904817), (0.2669324173646245, 0.41490001554244854), (0.13332045329712916, 0.2660229223761725)], [(-0.5651954168460636, 0.7468653722608696), (-0.29475951691166347, -0.0862053454953943), (-0.06570736234646313, -0.02625181991708464)], [(-0.1312060789106933, -0.0807422024065805), (0.1579584560162385, 0.156993093457024), (-0.43468412771194453, 0.7558810231509863)], [(-0.19176273071562872, 0.2119482813172738), (0.7496419003855171, 0.22523286444683727), (-0.19072401062424815, -0.3313137270239888)]]]> : tensor<2x4x3xcomplex<f64>>
  %15 = stablehlo.subtract %13, %14 : tensor<2x4x3xcomplex<f64>>
  %16 = stablehlo.abs %15 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %17 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %18 = stablehlo.compare LT, %16, %17, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %18, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @qr_apply_z() {
  %1 = stablehlo.constant dense<[[[(-3.5483799120161867, 0.0), (0.781342491149621, -0.3107051745689655), (-0.9106409347707016, -0.668840445174173)], [(0.21993448102836582, -0.4546671761710809), (1.3866745133664833, 0.0), (0.9449299432632117, 0.4834114305556759)], [(-0.31006229370673, -0.383476015453583), (-0.15624660892189823, -0.484538073749741), (2.5632998923169046, 0.0)], [(0.2984743678057925, -0.38071362485227656), (0.33278776301590174, 0.3751581392294524), (-0.12690867593114966, -0.24835555113707034)]], [[(0.990807751281751, 0.0), (-0.5685260326953345, 1.669042251497027), (-0.6404875205902, 0.1494740022051822)], [(0.593849630814839, -0.6360026496744303), (-2.5282357708223016, 0.0), (0.2426246243851362, 0.06309572619681969)], [(0.11350758079792904, 0.08718434963924761), (-0.09929993695945402, -0.04103186986860212), (2.1959019740440717, 0.0)], [(0.19751265012753919, -0.17748136574085527), (-0.37017392671747434, -0.07593215021821245), (0.09697273571383952, 0.33561174512014147)]]]> : tensor<2x4x3xcomplex<f64>>
  %2 = stablehlo.constant dense<[[(1.045091000390961, -0.3381825029322074), (1.299284295337825, 0.17885850827293603), (1.8536069504145047, 0.06162063118555323)], [(1.070649427105758, -0.11102052830904817), (1.7171547436511179, 0.16282384182244625), (1.4537311024500024, -0.6913009146192292)]]> : tensor<2x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(-0.06, -0.73), (2.3, 0.56)], [(-0.18, 0.99), (0.13, 0.75)], [(0.51, 1.21), (-0.04, 0.71)], [(2.28, 0.03), (-0.53, 0.84)]], [[(0.74, 0.59), (0.16, -0.1)], [(0.62, 0.73), (-1.18, 1.29)], [(1.77, 0.23), (-0.12, -0.36)], [(0.03, 0.72), (-0.93, 1.9)]]]> : tensor<2x4x2xcomplex<f64>>
  %4 = stablehlo.custom_call @lapack_zunmqr_ffi(%1, %2, %3) {mhlo.backend_config = {left = true, transpose = true}} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4x2xcomplex<f64>>)
  %5 = stablehlo.constant dense<[[[(0.5003410130882009, -0.6679104432911095), (1.1959824216197514, -0.48709553172335585)], [(-0.25432134294708475, 1.059230737748585), (0.8818111253346659, -1.210600955541279)], [(-0.09687625906388464, -1.950655713941207), (1.5060625457064474, -0.8867007261337165)], [(1.6189215629705345, 0.39249924604013287), (-0.793400983631209, 0.28367369581515983)]], [[(0.10405651335148058, -1.0311788524850414), (2.233833957331058, 0.011808547101962177)], [(0.6969919933801437, -0.0198251665856837), (-0.10686653378521815, 1.020720972993173)], [(-0.6440976080538758, -1.7151567774671188), (-0.633679004308239, -0.5949407354029603)], [(-0.615219259369918, -0.4718392767233394), (-0.304558230749306, 0.9051493652865068)]]]> : tensor<2x4x2xcomplex<f64>>
  %6 = stablehlo.subtract %4, %5 : tensor<2x4x2xcomplex<f64>>
  %7 = stablehlo.abs %6 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
  %8 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x2xf64>
  %9 = stablehlo.compare LT, %7, %8, FLOAT : (tensor<2x4x2xf64>, tensor<2x4x2xf64>) -> tensor<2x4x2xi1>
  check.expect_eq_const %9, dense<true> : tensor<2x4x2xi1>
  %10 = stablehlo.constant dense<[[[(-0.21, 1.84), (-0.09, -0.08), (-0.14, 0.99), (1.22, 0.04)], [(-1.84, -2.24), (0.37, -0.57), (1.19, 0.19), (-0.81, -1.15)]], [[(1.49, -1.35), (0.54, 0.37), (-0.55, -0.65), (0.2, -1.7)], [(-1.53, -0.68), (-0.57, 0.86), (1.83, -0.47), (-0.89, 0.93)]]]> : tensor<2x2x4xcomplex<f64>>
  %11 = stablehlo.custom_call @lapack_zunmqr_ffi(%1, %2, %10) {mhlo.backend_config = {left = false, transpose = false}} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2x2x4xcomplex<f64>>) -> (tensor<2x2x4xcomplex<f64>>)
  %12 = stablehlo.constant dense<[[[(-1.1618823525740873, 0.8116380070372977), (-1.5682498350682341, 0.1660302228571967), (-0.2405753709180397, 0.5906526408403694), (1.0117250341513804, 0.08868465630088807)], [(2.331317447713661, -0.029590969006568102), (0.1519727109010383, -1.2685218535695668), (-0.7962145976033337, -2.0593643476475543), (-0.5438795322202254, 0.23852837845918057)]], [[(-0.1952952020709171, 0.9530607716566748), (1.3785627711314548, -1.316133503686753), (0.6610304155468667, 0.30268202850210113), (-1.4026447394953527, -1.0251840567481851)], [(-0.44105428064594565, -1.4866658018111636), (-0.39792219307747456, -0.31090060049997903), (0.07460331809336163, 1.1658419258189068), (0.3276197464271074, 2.2277358260793823)]]]> : tensor<2x2x4xcomplex<f64>>
  %13 = stablehlo.subtract %11, %12 : tensor<2x2x4xcomplex<f64>>
  %14 = stablehlo.abs %13 : (tensor<2x2x4xcomplex<f64>>) -> tensor<2x2x4xf64>
  %15 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2x4xf64>
  %16 = stablehlo.compare LT, %14, %15, FLOAT : (tensor<2x2x4xf64>, tensor<2x2x4xf64>) -> tensor<2x2x4xi1>
  check.expect_eq_const %16, dense<true> : tensor<2x2x4xi1>
  return
}

func.func @qr_pivoted_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2 = stablehlo.constant dense<[[0, 0, 0], [0, 0, 0]]> : tensor<2x3xi32>
  %3:3 = stablehlo.custom_call @lapack_zgeqp3_ffi(%1, %2) {mhlo.backend_config = {}} : (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xi32>, tensor<2x3xcomplex<f64>>)
  %4 = stablehlo.constant dense<[[[(-3.5483799120161867, 0.0), (-0.9106409347707016, -0.668840445174173), (0.781342491149621, -0.3107051745689655)], [(0.21993448102836582, -0.4546671761710809), (2.7743621873899516, 0.0), (0.4722924336251276, -0.2416174475230361)], [(-0.31006229370673, -0.383476015453583), (0.4075550060467165, -0.19387912965968118), (-1.2811819044199306, 0.0)], [(0.2984743678057925, -0.38071362485227656), (0.08705754788649324, -0.0414799957339499), (-0.3580868937093397, -0.2929513054390581)]], [[(3.082352997305792, 0.0), (6.48854950017208e-05, 0.26749045314429437), (-0.18274999667214187, -0.5365057154211273)], [(0.1264494832909352, 0.25483782124239807), (-2.29038181386129, 0.0), (0.2144087864615064, 0.08598962268697141)], [(0.08616717994520035, 0.11890630319393501), (-0.5216409019970991, 0.526990218567315), (0.7791653952243085, 0.0)], [(0.5730354845241443, 0.078200602110058), (0.0012844697456733944, -0.4291592128158823), (0.18350633898180055, 0.5933327897064675)]]]> : tensor<2x4x3xcomplex<f64>>
  %5 = stablehlo.subtract %3#0, %4 : tensor<2x4x3xcomplex<f64>>
  %6 = stablehlo.abs %5 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %7 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %8, dense<true> : tensor<2x4x3xi1>
  %9 = stablehlo.constant dense<[[1, 3, 2], [2, 3, 1]]> : tensor<2x3xi32>
  check.expect_eq %3#1, %9 : tensor<2x3xi32>
  %10 = stablehlo.constant dense<[[(1.045091000390961, -0.3381825029322074), (1.6200710431900223, -0.21580750166362767), (1.4091520515184428, 0.579399490414641)], [(1.266030529506757, 0.3990457942601358), (1.0368144538740818, -0.347671172380492), (1.130737612302107, -0.5944914341509616)]]> : tensor<2x3xcomplex<f64>>
  %11 = stablehlo.subtract %3#2, %10 : tensor<2x3xcomplex<f64>>
  %12 = stablehlo.abs %11 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
  %13 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3xi1>
  return
}

func.func @cholesky_z() {
  %1 = stablehlo.constant dense<[[[(8.7, 0.0), (0.0, 0.0), (0.0, 0.0)], [(2.51, -2.56), (4.82, 0.0), (0.0, 0.0)], [(0.16000000000000003, -0.5599999999999999), (0.99, -0.35), (10.68, 0.0)]], [[(11.16, 0.0), (0.0, 0.0), (0.0, 0.0)], [(2.6500000000000004, 0.020000000000000018), (8.44, 0.0), (0.0, 0.0)], [(0.9600000000000001, -2.24), (-0.6900000000000001, 0.86), (13.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %2:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(2.949576240750525, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.8509696970441171, -0.8679212846346375), (1.8282678191093351, 0.0), (0.0, 0.0)], [(0.05424508028966485, -0.18985778101382692), (0.4261178056746062, -0.12881988017162918), (3.231538418217011, 0.0)]], [[(3.340658617698013, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.7932567506182558, 0.005986843400892502), (2.7947643702653466, 0.0), (0.0, 0.0)], [(0.28736848324283987, -0.6705264608999597), (-0.3270195734758761, 0.49865387097097985), (3.525934788903646, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xcomplex<f64>>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[[(8.7, 0.0), (2.51, 2.56), (0.16000000000000003, 0.5599999999999999)], [(0.0, 0.0), (4.82, 0.0), (0.99, 0.35)], [(0.0, 0.0), (0.0, 0.0), (10.68, 0.0)]], [[(11.16, 0.0), (2.6500000000000004, -0.020000000000000018), (0.9600000000000001, 2.24)], [(0.0, 0.0), (8.44, 0.0), (-0.6900000000000001, -0.86)], [(0.0, 0.0), (0.0, 0.0), (13.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %9:2 = stablehlo.custom_call @lapack_zpotrf_ffi(%8) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %10 = stablehlo.constant dense<[[[(2.949576240750525, -0.0), (0.8509696970441171, 0.8679212846346375), (0.05424508028966485, 0.18985778101382692)], [(0.0, -0.0), (1.8282678191093351, -0.0), (0.4261178056746062, 0.12881988017162918)], [(0.0, -0.0), (0.0, -0.0), (3.231538418217011, -0.0)]], [[(3.340658617698013, -0.0), (0.7932567506182558, -0.005986843400892502), (0.28736848324283987, 0.6705264608999597)], [(0.0, -0.0), (2.7947643702653466, -0.0), (-0.3270195734758761, -0.49865387097097985)], [(0.0, -0.0), (0.0, -0.0), (3.525934788903646, -0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %11 = stablehlo.subtract %9#0, %10 : tensor<2x3x3xcomplex<f64>>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %13 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %9#1, %15 : tensor<2xi32>
  return
}

func.func @triangular_solve_z() {
  %1 = stablehlo.constant dense<[[[(8.7, 0.0), (2.51, 2.56), (0.16000000000000003, 0.5599999999999999)], [(2.51, -2.56), (4.82, 0.0), (0.99, 0.35)], [(0.16000000000000003, -0.5599999999999999), (0.99, -0.35), (10.68, 0.0)]], [[(11.16, 0.0), (2.6500000000000004, -0.020000000000000018), (0.9600000000000001, 2.24)], [(2.6500000000000004, 0.020000000000000018), (8.44, 0.0), (-0.6900000000000001, -0.86)], [(0.9600000000000001, -2.24), (-0.6900000000000001, 0.86), (13.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %2 = stablehlo.constant dense<[[[(1.53, -1.29), (0.03, -1.57)], [(-1.13, -0.48), (-1.3, -1.11)], [(-0.03, -0.96), (0.88, 0.67)]], [[(0.27, -0.11), (0.55, 2.91)], [(-0.44, 0.93), (0.3, -0.63)], [(-0.47, 0.78), (-0.33, 0.36)]]]> : tensor<2x3x2xcomplex<f64>>
  %3 = stablehlo.custom_call @lapack_ztrsm_ffi(%1, %2) {mhlo.backend_config = {side = 76 : ui8, uplo = 76 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> (tensor<2x3x2xcomplex<f64>>)
  %4 = stablehlo.constant dense<[[[(0.17586206896551726, -0.14827586206896554), (0.003448275862068966, -0.18045977011494255)], [(-0.2472671340678208, 0.07103305193876093), (-0.17565936948538177, -0.13448514332045597)], [(0.022924105456246652, -0.09313289529881896), (0.11249797032576071, 0.07232810021240799)]], [[(0.024193548387096777, -0.00985663082437276), (0.0492831541218638, 0.260752688172043)], [(-0.05975237391496374, 0.1132270379996263), (0.02068894494555708, -0.15663273539553924)], [(-0.031156219123623444, 0.07306078166404698), (-0.08121821545721435, 0.0070722676059844156)]]]> : tensor<2x3x2xcomplex<f64>>
  %5 = stablehlo.subtract %3, %4 : tensor<2x3x2xcomplex<f64>>
  %6 = stablehlo.abs %5 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x2xf64>
  %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
  check.expect_eq_const %8, dense<true> : tensor<2x3x2xi1>
  %9 = stablehlo.constant dense<[[[(-0.69, 1.45), (1.1, 0.11)], [(-0.78, -0.08), (-3.06, 0.1)], [(0.79, 0.84), (-0.62, -0.81)]], [[(1.49, 0.61), (-0.65, 0.58)], [(-1.18, 2.33), (1.55, -0.34)], [(-1.08, -0.91), (0.2, 0.74)]]]> : tensor<2x3x2xcomplex<f64>>
  %10 = stablehlo.custom_call @lapack_ztrsm_ffi(%1, %9) {mhlo.backend_config = {side = 76 : ui8, uplo = 85 : ui8, trans_x = 84 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x2xcomplex<f64>>) -> (tensor<2x3x2xcomplex<f64>>)
  %11 = stablehlo.constant dense<[[[(-0.07931034482758621, 0.16666666666666669), (0.12643678160919541, 0.012643678160919542)], [(-0.03200505556350454, -0.061265321695998465), (-0.6939810177898602, -0.05299041350693949)], [(0.08485628566666828, 0.08704134497781336), (0.00330946981246971, -0.05500690267870557)]], [[(0.1335125448028674, 0.0546594982078853), (-0.05824372759856631, 0.05197132616487455)], [(-0.18186035944215123, 0.25922068491056416), (0.20181356061764258, -0.05674038967877831)], [(-0.10766878408883328, -0.09302393807582235), (0.04207040848752743, 0.0716953656122616)]]]> : tensor<2x3x2xcomplex<f64>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x2xcomplex<f64>>
  %13 = stablehlo.abs %12 : (tensor<2x3x2xcomplex<f64>>) -> tensor<2x3x2xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x2xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x2xi1>
  %16 = stablehlo.constant dense<[[[(-0.4, 0.58), (0.29, 0.18), (0.13, -1.19)], [(1.17, 0.67), (-0.66, 0.26), (-0.09, 0.75)]], [[(-2.55, -0.64), (-0.89, 1.74), (1.54, 0.41)], [(-0.68, -0.12), (-0.7, -0.52), (-1.22, -0.24)]]]> : tensor<2x2x3xcomplex<f64>>
  %17 = stablehlo.custom_call @lapack_ztrsm_ffi(%1, %16) {mhlo.backend_config = {side = 82 : ui8, uplo = 76 : ui8, trans_x = 67 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> (tensor<2x2x3xcomplex<f64>>)
  %18 = stablehlo.constant dense<[[[(-0.04597701149425288, 0.06666666666666667), (0.11951638288739447, 0.02704726474936806), (0.006164323855446825, -0.11643511857138085)], [(0.13448275862068967, 0.07701149425287358), (-0.1660585682262603, -0.057588114656364764), (0.007102185188817312, 0.07279967682405865)]], [[(-0.22849462365591397, -0.05734767025089606), (-0.03357136183729976, 0.22362576228575312), (0.10626228694550945, 0.08275616555759756)], [(-0.06093189964157707, -0.01075268817204301), (-0.06378144694151419, -0.058379622551767485), (-0.08854310216550954, -0.014138434541150739)]]]> : tensor<2x2x3xcomplex<f64>>
  %19 = stablehlo.subtract %17, %18 : tensor<2x2x3xcomplex<f64>>
  %20 = stablehlo.abs %19 : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  %21 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2x3xf64>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x2x3xi1>
  %23 = stablehlo.constant dense<[[[(0.86, -0.47), (-0.27, -0.38), (1.08, -0.94)], [(0.58, 1.36), (1.35, 0.16), (0.81, -0.49)]], [[(-0.06, -1.33), (-1.91, -0.15), (0.3, 1.44)], [(0.79, 0.46), (0.16, -0.72), (0.56, 1.43)]]]> : tensor<2x2x3xcomplex<f64>>
  %24 = stablehlo.custom_call @lapack_ztrsm_ffi(%1, %23) {mhlo.backend_config = {side = 82 : ui8, uplo = 85 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f64>>, tensor<2x2x3xcomplex<f64>>) -> (tensor<2x2x3xcomplex<f64>>)
  %25 = stablehlo.constant dense<[[[(0.09885057471264369, -0.054022988505747126), (-0.13618543425382745, -0.10320742118567272), (0.1060516869830583, -0.07835883845650798)], [(0.06666666666666667, 0.1563218390804598), (0.3283922354175609, -0.08361711260552294), (0.04985948134298432, -0.05472857382985819)]], [[(-0.005376344086021505, -0.11917562724014337), (-0.22433284071412798, 0.01963363569960421), (-0.010020022634365503, 0.1041345779671023)], [(0.07078853046594982, 0.04121863799283154), (-0.003366585129694749, -0.0980821824729484), (0.05003006704533612, 0.08718407133372989)]]]> : tensor<2x2x3xcomplex<f64>>
  %26 = stablehlo.subtract %24, %25 : tensor<2x2x3xcomplex<f64>>
  %27 = stablehlo.abs %26 : (tensor<2x2x3xcomplex<f64>>) -> tensor<2x2x3xf64>
  %28 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2x3xf64>
  %29 = stablehlo.compare LT, %27, %28, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
  check.expect_eq_const %29, dense<true> : tensor<2x2x3xi1>
  return
}

func.func @svd_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[3.953258542223115, 2.6722510810915536, 1.193909987371325], [3.1662938759714194, 2.2789122878544004, 0.7623266197976479]]> : tensor<2x3xf64>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %9 = chlo.conj %8 : tensor<2x3x4xcomplex<f64>> -> tensor<2x3x4xcomplex<f64>>
  %10 = stablehlo.dot_general %9, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x3xcomplex<f64>>
  %13 = stablehlo.abs %12 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x3xi1>
  %16 = stablehlo.convert %2#1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %18 = stablehlo.multiply %2#2, %17 : tensor<2x4x3xcomplex<f64>>
  %19 = stablehlo.dot_general %18, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %20 = stablehlo.subtract %19, %1 : tensor<2x4x3xcomplex<f64>>
  %21 = stablehlo.abs %20 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %22 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %23 = stablehlo.compare LT, %21, %22, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %23, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @svd_full_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2:5 = stablehlo.custom_call @lapack_zgesdd_ffi(%1) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x4xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[3.953258542223115, 2.6722510810915536, 1.193909987371325], [3.1662938759714194, 2.2789122878544004, 0.7623266197976479]]> : tensor<2x3xf64>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %9 = chlo.conj %8 : tensor<2x4x4xcomplex<f64>> -> tensor<2x4x4xcomplex<f64>>
  %10 = stablehlo.dot_general %9, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xcomplex<f64>>, tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]]> : tensor<2x4x4xcomplex<f64>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x4x4xcomplex<f64>>
  %13 = stablehlo.abs %12 : (tensor<2x4x4xcomplex<f64>>) -> tensor<2x4x4xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x4xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x4x4xi1>
  return
}

func.func @svd_by_qr_z() {
  %1 = stablehlo.constant dense<[[[(0.16, -1.2), (0.62, 1.12), (1.63, 1.27)], [(0.27, -1.95), (0.2, 0.14), (-0.28, -0.13)], [(-1.61, -1.05), (0.76, 0.53), (-1.76, -0.46)], [(0.65, -1.77), (-0.01, -0.27), (1.13, -0.15)]], [[(-0.07, 0.11), (-0.82, -1.23), (0.36, 0.62)], [(-0.56, 0.74), (-0.18, -1.15), (0.04, -0.66)], [(-0.13, -0.08), (-0.19, -0.57), (-0.83, 1.74)], [(-0.19, 0.21), (-2.14, -1.01), (-0.16, -0.79)]]]> : tensor<2x4x3xcomplex<f64>>
  %2:5 = stablehlo.custom_call @lapack_zgesvd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xcomplex<f64>>) -> (tensor<2x4x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[3.953258542223115, 2.6722510810915536, 1.193909987371325], [3.1662938759714194, 2.2789122878544004, 0.7623266197976479]]> : tensor<2x3xf64>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
  %9 = chlo.conj %8 : tensor<2x3x4xcomplex<f64>> -> tensor<2x3x4xcomplex<f64>>
  %10 = stablehlo.dot_general %9, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x3xcomplex<f64>>
  %13 = stablehlo.abs %12 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x3xi1>
  %16 = stablehlo.convert %2#1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %18 = stablehlo.multiply %2#2, %17 : tensor<2x4x3xcomplex<f64>>
  %19 = stablehlo.dot_general %18, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x4x3xcomplex<f64>>
  %20 = stablehlo.subtract %19, %1 : tensor<2x4x3xcomplex<f64>>
  %21 = stablehlo.abs %20 : (tensor<2x4x3xcomplex<f64>>) -> tensor<2x4x3xf64>
  %22 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %23 = stablehlo.compare LT, %21, %22, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %23, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @eigh_z() {
  %1 = stablehlo.constant dense<[[[(-0.3, 0.0), (2.51, 2.56), (0.16000000000000003, 0.5599999999999999)], [(2.51, -2.56), (-4.18, 0.0), (0.99, 0.35)], [(0.16000000000000003, -0.5599999999999999), (0.99, -0.35), (1.68, 0.0)]], [[(2.16, 0.0), (2.6500000000000004, -0.020000000000000018), (0.9600000000000001, 2.24)], [(2.6500000000000004, 0.020000000000000018), (-0.56, 0.0), (-0.6900000000000001, -0.86)], [(0.9600000000000001, -2.24), (-0.6900000000000001, 0.86), (4.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %2 = stablehlo.constant dense<[[[(-0.3, 0.0), (0.0, 0.0), (0.0, 0.0)], [(2.51, -2.56), (-4.18, 0.0), (0.0, 0.0)], [(0.16000000000000003, -0.5599999999999999), (0.99, -0.35), (1.68, 0.0)]], [[(2.16, 0.0), (0.0, 0.0), (0.0, 0.0)], [(2.6500000000000004, 0.020000000000000018), (-0.56, 0.0), (0.0, 0.0)], [(0.9600000000000001, -2.24), (-0.6900000000000001, 0.86), (4.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %3 = stablehlo.constant dense<[[[(-0.3, 0.0), (2.51, 2.56), (0.16000000000000003, 0.5599999999999999)], [(0.0, 0.0), (-4.18, 0.0), (0.99, 0.35)], [(0.0, 0.0), (0.0, 0.0), (1.68, 0.0)]], [[(2.16, 0.0), (2.6500000000000004, -0.020000000000000018), (0.9600000000000001, 2.24)], [(0.0, 0.0), (-0.56, 0.0), (-0.6900000000000001, -0.86)], [(0.0, 0.0), (0.0, 0.0), (4.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %4:3 = stablehlo.custom_call @lapack_zheevd_ffi(%2) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2xi32>)
  %5:3 = stablehlo.custom_call @lapack_zheevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2xi32>)
  %6:2 = stablehlo.custom_call @Eigh(%2) {backend_config = "1,1,100,1e-6"} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>)
  %7:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "0,1,100,1e-6"} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>)
  %8 = stablehlo.constant dense<[[-6.3633614416591815, 0.7485643718994546, 2.814797069759728], [-2.879497660244723, 2.82017393662744, 5.979323723617284]]> : tensor<2x3xf64>
  %9 = stablehlo.subtract %4#1, %8 : tensor<2x3xf64>
  %10 = stablehlo.abs %9 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %11 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.convert %4#1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %15 = stablehlo.multiply %4#0, %14 : tensor<2x3x3xcomplex<f64>>
  %16 = stablehlo.transpose %4#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %17 = chlo.conj %16 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %18 = stablehlo.dot_general %15, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %19 = stablehlo.subtract %18, %1 : tensor<2x3x3xcomplex<f64>>
  %20 = stablehlo.abs %19 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %21 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x3x3xi1>
  %23 = stablehlo.constant dense<[[-6.3633614416591815, 0.7485643718994546, 2.814797069759728], [-2.879497660244723, 2.82017393662744, 5.979323723617284]]> : tensor<2x3xf64>
  %24 = stablehlo.subtract %5#1, %23 : tensor<2x3xf64>
  %25 = stablehlo.abs %24 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %26 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %27 = stablehlo.compare LT, %25, %26, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %27, dense<true> : tensor<2x3xi1>
  %28 = stablehlo.convert %5#1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %30 = stablehlo.multiply %5#0, %29 : tensor<2x3x3xcomplex<f64>>
  %31 = stablehlo.transpose %5#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %32 = chlo.conj %31 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %33 = stablehlo.dot_general %30, %32, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %34 = stablehlo.subtract %33, %1 : tensor<2x3x3xcomplex<f64>>
  %35 = stablehlo.abs %34 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %36 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %37 = stablehlo.compare LT, %35, %36, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %37, dense<true> : tensor<2x3x3xi1>
  %38 = stablehlo.constant dense<[[-6.3633614416591815, 0.7485643718994546, 2.814797069759728], [-2.879497660244723, 2.82017393662744, 5.979323723617284]]> : tensor<2x3xf64>
  %39 = stablehlo.subtract %6#1, %38 : tensor<2x3xf64>
  %40 = stablehlo.abs %39 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %41 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %42 = stablehlo.compare LT, %40, %41, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %42, dense<true> : tensor<2x3xi1>
  %43 = stablehlo.convert %6#1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  %44 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %45 = stablehlo.multiply %6#0, %44 : tensor<2x3x3xcomplex<f64>>
  %46 = stablehlo.transpose %6#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %47 = chlo.conj %46 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %48 = stablehlo.dot_general %45, %47, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %49 = stablehlo.subtract %48, %1 : tensor<2x3x3xcomplex<f64>>
  %50 = stablehlo.abs %49 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %51 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %52 = stablehlo.compare LT, %50, %51, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %52, dense<true> : tensor<2x3x3xi1>
  %53 = stablehlo.constant dense<[[-6.3633614416591815, 0.7485643718994546, 2.814797069759728], [-2.879497660244723, 2.82017393662744, 5.979323723617284]]> : tensor<2x3xf64>
  %54 = stablehlo.subtract %7#1, %53 : tensor<2x3xf64>
  %55 = stablehlo.abs %54 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %56 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %57 = stablehlo.compare LT, %55, %56, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %57, dense<true> : tensor<2x3xi1>
  %58 = stablehlo.convert %7#1 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
  %59 = stablehlo.broadcast_in_dim %58, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %60 = stablehlo.multiply %7#0, %59 : tensor<2x3x3xcomplex<f64>>
  %61 = stablehlo.transpose %7#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %62 = chlo.conj %61 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %63 = stablehlo.dot_general %60, %62, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %64 = stablehlo.subtract %63, %1 : tensor<2x3x3xcomplex<f64>>
  %65 = stablehlo.abs %64 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %66 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %67 = stablehlo.compare LT, %65, %66, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %67, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @eig_z() {
  %1 = stablehlo.constant dense<[[[(-0.15, 1.02), (0.81, 2.18), (0.64, -0.03)], [(1.7, -0.38), (-2.09, 0.17), (0.86, 0.73)], [(-0.48, -0.59), (0.13, 0.38), (0.84, -0.02)]], [[(1.08, 1.62), (1.04, -0.66), (0.16, 1.05)], [(1.61, -0.64), (-0.28, -0.96), (-0.14, -0.71)], [(0.8, -1.19), (-0.55, 0.15), (2.16, 1.03)]]]> : tensor<2x3x3xcomplex<f64>>
  %2:4 = stablehlo.custom_call @lapack_zgeev_ffi(%1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(-0.15, 1.02), (0.81, 2.18), (0.64, -0.03)], [(1.7, -0.38), (-2.09, 0.17), (0.86, 0.73)], [(-0.48, -0.59), (0.13, 0.38), (0.84, -0.02)]], [[(1.08, 1.62), (1.04, -0.66), (0.16, 1.05)], [(1.61, -0.64), (-0.28, -0.96), (-0.14, -0.71)], [(0.8, -1.19), (-0.55, 0.15), (2.16, 1.03)]]]> : tensor<2x3x3xcomplex<f64>>
  %4 = stablehlo.dot_general %3, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %5 = stablehlo.broadcast_in_dim %2#0, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %6 = stablehlo.multiply %2#2, %5 : tensor<2x3x3xcomplex<f64>>
  %7 = stablehlo.subtract %4, %6 : tensor<2x3x3xcomplex<f64>>
  %8 = stablehlo.abs %7 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %9 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %10, dense<true> : tensor<2x3x3xi1>
  %11 = stablehlo.transpose %3, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %12 = chlo.conj %11 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %13 = stablehlo.dot_general %12, %2#1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %14 = chlo.conj %2#0 : tensor<2x3xcomplex<f64>> -> tensor<2x3xcomplex<f64>>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %16 = stablehlo.multiply %2#1, %15 : tensor<2x3x3xcomplex<f64>>
  %17 = stablehlo.subtract %13, %16 : tensor<2x3x3xcomplex<f64>>
  %18 = stablehlo.abs %17 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %19 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %20 = stablehlo.compare LT, %18, %19, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %20, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @schur_z() {
  %1 = stablehlo.constant dense<[[[(-0.15, 1.02), (0.81, 2.18), (0.64, -0.03)], [(1.7, -0.38), (-2.09, 0.17), (0.86, 0.73)], [(-0.48, -0.59), (0.13, 0.38), (0.84, -0.02)]], [[(1.08, 1.62), (1.04, -0.66), (0.16, 1.05)], [(1.61, -0.64), (-0.28, -0.96), (-0.14, -0.71)], [(0.8, -1.19), (-0.55, 0.15), (2.16, 1.03)]]]> : tensor<2x3x3xcomplex<f64>>
  %2:5 = stablehlo.custom_call @lapack_zgees_ffi(%1) {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>)
  %3 = stablehlo.dot_general %2#1, %2#0, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %4 = stablehlo.transpose %2#1, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %5 = chlo.conj %4 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %6 = stablehlo.dot_general %3, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %7 = stablehlo.subtract %6, %1 : tensor<2x3x3xcomplex<f64>>
  %8 = stablehlo.abs %7 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %9 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %10, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @hessenberg_z() {
  %1 = stablehlo.constant dense<[[[(-0.15, 1.02), (0.81, 2.18), (0.64, -0.03)], [(1.7, -0.38), (-2.09, 0.17), (0.86, 0.73)], [(-0.48, -0.59), (0.13, 0.38), (0.84, -0.02)]], [[(1.08, 1.62), (1.04, -0.66), (0.16, 1.05)], [(1.61, -0.64), (-0.28, -0.96), (-0.14, -0.71)], [(0.8, -1.19), (-0.55, 0.15), (2.16, 1.03)]]]> : tensor<2x3x3xcomplex<f64>>
  %2:3 = stablehlo.custom_call @lapack_zgehrd_ffi(%1) {mhlo.backend_config = {low = 1 : i32, high = 3 : i32}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x2xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(-0.15, 1.02), (-0.9893395417311459, -1.5967272050805787), (-0.7887151264444892, -1.2917422161717964)], [(-1.9007630046904849, 0.0), (-1.6681745965844619, -0.28175759085499186), (-1.4443233550547716, 0.8588387496658267)], [(-0.1147351929370777, -0.17596253141090923), (-0.6997482496813725, 0.0), (0.4181745965844613, 0.43175759085499155)]], [[(1.08, 1.62), (-1.1692095368755102, 0.4796004588225614), (0.4921281169541526, -0.8977986273545439)], [(-2.2489553130286963, 0.0), (0.19358653960219863, -0.49176005377832266), (0.2631714363461306, 1.3157576685078025)], [(0.25153454117845886, -0.26665711576695167), (1.528350135477896, 0.0), (1.6864134603978012, 0.5617600537783225)]]]> : tensor<2x3x3xcomplex<f64>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xcomplex<f64>>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[(1.894377676651395, -0.1999197159573706), (1.5691610289452225, 0.8222260778703236)], [(1.715887946137886, -0.2845765748622653), (1.9687046217181874, -0.24821634890116173)]]> : tensor<2x2xcomplex<f64>>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x2xcomplex<f64>>
  %10 = stablehlo.abs %9 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %11 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2xf64>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x2xi1>
  return
}

func.func @tridiagonal_z() {
  %1 = stablehlo.constant dense<[[[(-0.3, 0.0), (2.51, 2.56), (0.16000000000000003, 0.5599999999999999)], [(2.51, -2.56), (-4.18, 0.0), (0.99, 0.35)], [(0.16000000000000003, -0.5599999999999999), (0.99, -0.35), (1.68, 0.0)]], [[(2.16, 0.0), (2.6500000000000004, -0.020000000000000018), (0.9600000000000001, 2.24)], [(2.6500000000000004, 0.020000000000000018), (-0.56, 0.0), (-0.6900000000000001, -0.86)], [(0.9600000000000001, -2.24), (-0.6900000000000001, 0.86), (4.32, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %2:5 = stablehlo.custom_call @lapack_zhetrd_ffi(%1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xcomplex<f64>>) -> (tensor<2x3x3xcomplex<f64>>, tensor<2x3xf64>, tensor<2x2xf64>, tensor<2x2xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(-0.3, 0.0), (2.51, 2.56), (0.16000000000000003, 0.5599999999999999)], [(-3.6322031881490324, 0.0), (-3.701059964071584, 0.0), (0.99, 0.35)], [(0.05456951946212235, -0.06842854547500335), (1.9182817969540884, 0.0), (1.2010599640715844, 0.0)]], [[(2.16, 0.0), (2.6500000000000004, -0.020000000000000018), (0.9600000000000001, 2.24)], [(-3.6002916548524238, 0.0), (0.619705140370773, 0.0), (-0.6900000000000001, -0.86)], [(0.15244449876912922, -0.358871075757559), (2.3624048905283255, 0.0), (3.140294859629228, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xcomplex<f64>>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[-0.3, -3.701059964071584, 1.2010599640715844], [2.16, 0.619705140370773, 3.140294859629228]]> : tensor<2x3xf64>
  %9 = stablehlo.subtract %2#1, %8 : tensor<2x3xf64>
  %10 = stablehlo.abs %9 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %11 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.constant dense<[[-3.6322031881490324, 1.9182817969540884], [-3.6002916548524238, 2.3624048905283255]]> : tensor<2x2xf64>
  %14 = stablehlo.subtract %2#2, %13 : tensor<2x2xf64>
  %15 = stablehlo.abs %14 : (tensor<2x2xf64>) -> tensor<2x2xf64>
  %16 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2xf64>
  %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
  check.expect_eq_const %17, dense<true> : tensor<2x2xi1>
  %18 = stablehlo.constant dense<[[(1.6910406356641887, -0.7048063853786147), (1.3511021835292056, -0.936337149065989)], [(1.7360514797261957, 0.005555105507367519), (1.2736968153124908, -0.9618160184192195)]]> : tensor<2x2xcomplex<f64>>
  %19 = stablehlo.subtract %2#3, %18 : tensor<2x2xcomplex<f64>>
  %20 = stablehlo.abs %19 : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  %21 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2xf64>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x2xi1>
  return
}

func.func @tridiagonal_solve_z() {
  %1 = stablehlo.constant dense<[[(0.0, 0.0), (0.98, 2.02), (0.79, -2.04), (1.16, 0.71)], [(0.0, 0.0), (0.78, -0.34), (-0.78, 0.45), (1.5, 0.75)]]> : tensor<2x4xcomplex<f64>>
  %2 = stablehlo.constant dense<[[(0.58, 1.04), (-0.54, -1.05), (-0.14, -1.33), (1.02, 0.12)], [(1.28, -1.11), (0.1, -0.59), (0.08, 0.09), (0.2, 0.48)]]> : tensor<2x4xcomplex<f64>>
  %3 = stablehlo.constant dense<[[(-1.07, -0.8), (0.8, -0.44), (-1.77, 0.47), (0.0, 0.0)], [(-1.58, -0.03), (-1.27, 1.05), (0.64, -0.72), (0.0, 0.0)]]> : tensor<2x4xcomplex<f64>>
  %4 = stablehlo.constant dense<[[[(-0.52, 0.01), (1.17, -2.28)], [(0.99, 0.21), (1.29, -0.01)], [(-0.03, -1.07), (-0.16, 0.79)], [(0.85, -1.57), (-0.39, -0.21)]], [[(0.83, 0.14), (0.72, -1.25)], [(-0.7, 0.86), (-0.08, 1.06)], [(-0.12, -1.39), (1.73, -1.41)], [(2.59, 0.6), (-0.1, -0.03)]]]> : tensor<2x4x2xcomplex<f64>>
  %5:5 = stablehlo.custom_call @lapack_zgtsv_ffi(%1, %2, %3, %4) {mhlo.backend_config = {}} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>, tensor<2xi32>)
  %6 = stablehlo.constant dense<[[[(1.2522815999417982, -0.48740695741088746), (0.946322678941754, -0.6038574270094035)], [(1.5035541968982242, -0.18052946624058305), (1.3101636069664924, 1.7437452269726876)], [(-0.021051445086087625, -0.46245831810552585), (-2.422033436438721, -0.09774004393262099)], [(0.4121762768823103, -1.0471205668748482), (2.4572708428880263, 1.3021075389085972)]], [[(0.7580934763551118, -0.011324937853501898), (-0.7967900362059332, -0.6210297915427558)], [(0.06888526816838461, -0.6316748337036128), (-1.5208443732912142, 0.8766735051978449)], [(0.9068374979765359, -0.21906744267780723), (-0.06966233437750617, -0.2847831066363095)], [(1.2291260860275002, -1.7075374037944604), (0.6431342879876133, 0.7035847625176989)]]]> : tensor<2x4x2xcomplex<f64>>
  %7 = stablehlo.subtract %5#3, %6 : tensor<2x4x2xcomplex<f64>>
  %8 = stablehlo.abs %7 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
  %9 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x2xf64>
  %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<2x4x2xf64>, tensor<2x4x2xf64>) -> tensor<2x4x2xi1>
  check.expect_eq_const %10, dense<true> : tensor<2x4x2xi1>
  %11 = stablehlo.custom_call @tridiagonal_solve_perturbed_ffi(%1, %2, %3, %4) {mhlo.backend_config = {}} : (tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4xcomplex<f64>>, tensor<2x4x2xcomplex<f64>>) -> (tensor<2x4x2xcomplex<f64>>)
  %12 = stablehlo.constant dense<[[[(1.2522815999417982, -0.48740695741088746), (0.946322678941754, -0.6038574270094035)], [(1.5035541968982242, -0.18052946624058305), (1.3101636069664924, 1.7437452269726876)], [(-0.021051445086087625, -0.46245831810552585), (-2.422033436438721, -0.09774004393262099)], [(0.4121762768823103, -1.0471205668748482), (2.4572708428880263, 1.3021075389085972)]], [[(0.7580934763551118, -0.011324937853501898), (-0.7967900362059332, -0.6210297915427558)], [(0.06888526816838461, -0.6316748337036128), (-1.5208443732912142, 0.8766735051978449)], [(0.9068374979765359, -0.21906744267780723), (-0.06966233437750617, -0.2847831066363095)], [(1.2291260860275002, -1.7075374037944604), (0.6431342879876133, 0.7035847625176989)]]]> : tensor<2x4x2xcomplex<f64>>
  %13 = stablehlo.subtract %11, %12 : tensor<2x4x2xcomplex<f64>>
  %14 = stablehlo.abs %13 : (tensor<2x4x2xcomplex<f64>>) -> tensor<2x4x2xf64>
  %15 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x2xf64>
  %16 = stablehlo.compare LT, %14, %15, FLOAT : (tensor<2x4x2xf64>, tensor<2x4x2xf64>) -> tensor<2x4x2xi1>
  check.expect_eq_const %16, dense<true> : tensor<2x4x2xi1>
  return
}

func.func @lu_d() {
  %1 = stablehlo.constant dense<[[[0.33, 1.68, 0.18], [-0.27, 0.31, -0.44], [0.16, -0.01, 0.27], [1.92, -0.41, 0.04]], [[-0.2, 0.67, -1.18], [-0.69, -0.04, 0.55], [-0.05, -0.5, -0.87], [0.51, 1.44, 0.32]]]> : tensor<2x4x3xf64>
  %2:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%1) {mhlo.backend_config = {}} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[1.92, -0.41, 0.04], [0.17187500000000003, 1.75046875, 0.173125], [-0.14062500000000003, 0.14415781487101667, -0.45933232169954474], [0.08333333333333334, 0.013805825820464758, -0.5753493072154532]], [[-0.69, -0.04, 0.55], [-0.7391304347826089, 1.4104347826086956, 0.7265217391304349], [0.2898550724637682, 0.4832511302918208, -1.6905127414714345], [0.07246376811594205, -0.35244554048499793, 0.3867440388960173]]]> : tensor<2x4x3xf64>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[4, 4, 4], [2, 4, 4]]> : tensor<2x3xi32>
  check.expect_eq %2#1, %8 : tensor<2x3xi32>
  %9 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %2#2, %9 : tensor<2xi32>
  %10:3 = stablehlo.custom_call @LuDecomposition(%1)  : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xi32>, tensor<2x4xi32>)
  %11 = stablehlo.constant dense<[[[1.92, -0.41, 0.04], [0.17187500000000003, 1.75046875, 0.173125], [-0.14062500000000003, 0.14415781487101667, -0.45933232169954474], [0.08333333333333334, 0.013805825820464758, -0.5753493072154532]], [[-0.69, -0.04, 0.55], [-0.7391304347826089, 1.4104347826086956, 0.7265217391304349], [0.2898550724637682, 0.4832511302918208, -1.6905127414714345], [0.07246376811594205, -0.35244554048499793, 0.3867440388960173]]]> : tensor<2x4x3xf64>
  %12 = stablehlo.subtract %10#0, %11 : tensor<2x4x3xf64>
  %13 = stablehlo.abs %12 : (tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x4x3xi1>
  %16 = stablehlo.constant dense<[[3, 3, 3], [1, 3, 3]]> : tensor<2x3xi32>
  check.expect_eq %10#1, %16 : tensor<2x3xi32>
  %17 = stablehlo.constant dense<[[3, 0, 1, 2], [1, 3, 0, 2]]> : tensor<2x4xi32>
  check.expect_eq %10#2, %17 : tensor<2x4xi32>
  return
}

func.func @cholesky_d() {
  %1 = stablehlo.constant dense<[[[6.58, 0.0, 0.0], [-0.44, 10.66, 0.0], [1.66, 1.75, 10.36]], [[11.16, 0.0, 0.0], [0.09000000000000008, 10.72, 0.0], [2.33, 0.16, 10.06]]]> : tensor<2x3x3xf64>
  %2:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[2.565151067676132, 0.0, 0.0], [-0.1715298586287991, 3.2604566409628553, 0.0], [0.6471353757359238, 0.5707798766997556, 3.1008750600154364]], [[3.340658617698013, 0.0, 0.0], [0.026940795304016257, 3.274030267659172, 0.0], [0.6974672562039759, 0.04313022967876082, 3.0938130534683497]]]> : tensor<2x3x3xf64>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[[6.58, -0.44, 1.66], [0.0, 10.66, 1.75], [0.0, 0.0, 10.36]], [[11.16, 0.09000000000000008, 2.33], [0.0, 10.72, 0.16], [0.0, 0.0, 10.06]]]> : tensor<2x3x3xf64>
  %9:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%8) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2xi32>)
  %10 = stablehlo.constant dense<[[[2.565151067676132, -0.1715298586287991, 0.6471353757359238], [0.0, 3.2604566409628553, 0.5707798766997556], [0.0, 0.0, 3.1008750600154364]], [[3.340658617698013, 0.026940795304016257, 0.6974672562039759], [0.0, 3.274030267659172, 0.04313022967876082], [0.0, 0.0, 3.0938130534683497]]]> : tensor<2x3x3xf64>
  %11 = stablehlo.subtract %9#0, %10 : tensor<2x3x3xf64>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %13 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %9#1, %15 : tensor<2xi32>
  return
}

func.func @triangular_solve_d() {
  %1 = stablehlo.constant dense<[[[6.58, -0.44, 1.66], [-0.44, 10.66, 1.75], [1.66, 1.75, 10.36]], [[11.16, 0.09000000000000008, 2.33], [0.09000000000000008, 10.72, 0.16], [2.33, 0.16, 10.06]]]> : tensor<2x3x3xf64>
  %2 = stablehlo.constant dense<[[[0.19, 0.44], [-0.94, -0.31], [-0.27, 0.3]], [[-0.03, -1.22], [1.13, 1.69], [-0.26, 0.4]]]> : tensor<2x3x2xf64>
  %3 = stablehlo.custom_call @lapack_dtrsm_ffi(%1, %2) {mhlo.backend_config = {side = 76 : ui8, uplo = 76 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf64>, tensor<2x3x2xf64>) -> (tensor<2x3x2xf64>)
  %4 = stablehlo.constant dense<[[[0.028875379939209727, 0.0668693009118541], [-0.08698825823890691, -0.02632059170720302], [-0.015994563588899717, 0.022688995750379103]], [[-0.0026881720430107525, -0.1093189964157706], [0.10543301636976406, 0.1585670438131921], [-0.026899189041644848, 0.06255890006348258]]]> : tensor<2x3x2xf64>
  %5 = stablehlo.subtract %3, %4 : tensor<2x3x2xf64>
  %6 = stablehlo.abs %5 : (tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  %7 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x2xf64>
  %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
  check.expect_eq_const %8, dense<true> : tensor<2x3x2xi1>
  %9 = stablehlo.constant dense<[[[0.27, 0.78], [-1.48, 1.61], [-0.47, 1.26]], [[0.08, -0.39], [-0.14, 0.9], [-0.86, -0.38]]]> : tensor<2x3x2xf64>
  %10 = stablehlo.custom_call @lapack_dtrsm_ffi(%1, %9) {mhlo.backend_config = {side = 76 : ui8, uplo = 85 : ui8, trans_x = 84 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf64>, tensor<2x3x2xf64>) -> (tensor<2x3x2xf64>)
  %11 = stablehlo.constant dense<[[[0.041033434650455926, 0.11854103343465046], [-0.13714308524894928, 0.1559247706108111], [-0.028775589028387602, 0.0762889513445522]], [[0.007168458781362007, -0.03494623655913979], [-0.01311988444872412, 0.0842486157920077], [-0.08693870054162799, -0.03101938840396874]]]> : tensor<2x3x2xf64>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x2xf64>
  %13 = stablehlo.abs %12 : (tensor<2x3x2xf64>) -> tensor<2x3x2xf64>
  %14 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x2xf64>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x2xf64>, tensor<2x3x2xf64>) -> tensor<2x3x2xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x2xi1>
  %16 = stablehlo.constant dense<[[[-0.48, -1.72, 1.3], [0.58, -0.02, 1.16]], [[-0.96, -0.07, 1.73], [0.98, -2.23, -3.33]]]> : tensor<2x2x3xf64>
  %17 = stablehlo.custom_call @lapack_dtrsm_ffi(%1, %16) {mhlo.backend_config = {side = 82 : ui8, uplo = 76 : ui8, trans_x = 67 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf64>, tensor<2x2x3xf64>) -> (tensor<2x2x3xf64>)
  %18 = stablehlo.constant dense<[[[-0.0729483282674772, -0.16436184469396717, 0.16493508234927168], [0.08814589665653494, 0.0017621195618081965, 0.0975476932738405]], [[-0.08602150537634408, -0.005807655272026961, 0.1919840290626646], [0.08781362007168458, -0.20875962927298986, -0.3480322260520225]]]> : tensor<2x2x3xf64>
  %19 = stablehlo.subtract %17, %18 : tensor<2x2x3xf64>
  %20 = stablehlo.abs %19 : (tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
  %21 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2x3xf64>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x2x3xi1>
  %23 = stablehlo.constant dense<[[[-1.04, 1.06, -0.47], [-0.22, 0.61, -0.89]], [[0.21, 0.79, 0.47], [0.4, -0.6, 0.51]]]> : tensor<2x2x3xf64>
  %24 = stablehlo.custom_call @lapack_dtrsm_ffi(%1, %23) {mhlo.backend_config = {side = 82 : ui8, uplo = 85 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xf64>, tensor<2x2x3xf64>) -> (tensor<2x2x3xf64>)
  %25 = stablehlo.constant dense<[[[-0.1580547112462006, 0.09291331398233318, -0.03573624312745077], [-0.03343465045592705, 0.05584322268286979, -0.0899830231600563]], [[0.01881720430107527, 0.0735360495907559, 0.04119186342385424], [0.035842293906810034, -0.05627106403466537, 0.043289346465475054]]]> : tensor<2x2x3xf64>
  %26 = stablehlo.subtract %24, %25 : tensor<2x2x3xf64>
  %27 = stablehlo.abs %26 : (tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
  %28 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x2x3xf64>
  %29 = stablehlo.compare LT, %27, %28, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
  check.expect_eq_const %29, dense<true> : tensor<2x2x3xi1>
  return
}

func.func @eigh_d() {
  %1 = stablehlo.constant dense<[[[-2.42, -0.44, 1.66], [-0.44, 1.66, 1.75], [1.66, 1.75, 1.36]], [[2.16, 0.09000000000000008, 2.33], [0.09000000000000008, 1.72, 0.16], [2.33, 0.16, 1.06]]]> : tensor<2x3x3xf64>
  %2 = stablehlo.constant dense<[[[-2.42, 0.0, 0.0], [-0.44, 1.66, 0.0], [1.66, 1.75, 1.36]], [[2.16, 0.0, 0.0], [0.09000000000000008, 1.72, 0.0], [2.33, 0.16, 1.06]]]> : tensor<2x3x3xf64>
  %3 = stablehlo.constant dense<[[[-2.42, -0.44, 1.66], [0.0, 1.66, 1.75], [0.0, 0.0, 1.36]], [[2.16, 0.09000000000000008, 2.33], [0.0, 1.72, 0.16], [0.0, 0.0, 1.06]]]> : tensor<2x3x3xf64>
  %4:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%2) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>, tensor<2xi32>)
  %5:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>, tensor<2xi32>)
  %6:2 = stablehlo.custom_call @Eigh(%2) {backend_config = "1,1,100,1e-6"} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
  %7:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "0,1,100,1e-6"} : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xf64>)
  %8 = stablehlo.constant dense<[[-3.2795443037665595, 0.4899174768919318, 3.3896268268746272], [-0.7859724391985092, 1.7093686188341919, 4.016603820364319]]> : tensor<2x3xf64>
  %9 = stablehlo.subtract %4#1, %8 : tensor<2x3xf64>
  %10 = stablehlo.abs %9 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %11 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.broadcast_in_dim %4#1, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
  %14 = stablehlo.multiply %4#0, %13 : tensor<2x3x3xf64>
  %15 = stablehlo.transpose %4#0, dims = [0, 2, 1] : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %16 = stablehlo.dot_general %14, %15, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %17 = stablehlo.subtract %16, %1 : tensor<2x3x3xf64>
  %18 = stablehlo.abs %17 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %19 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %20 = stablehlo.compare LT, %18, %19, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %20, dense<true> : tensor<2x3x3xi1>
  %21 = stablehlo.constant dense<[[-3.2795443037665595, 0.4899174768919318, 3.3896268268746272], [-0.7859724391985092, 1.7093686188341919, 4.016603820364319]]> : tensor<2x3xf64>
  %22 = stablehlo.subtract %5#1, %21 : tensor<2x3xf64>
  %23 = stablehlo.abs %22 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %24 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %25 = stablehlo.compare LT, %23, %24, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %25, dense<true> : tensor<2x3xi1>
  %26 = stablehlo.broadcast_in_dim %5#1, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
  %27 = stablehlo.multiply %5#0, %26 : tensor<2x3x3xf64>
  %28 = stablehlo.transpose %5#0, dims = [0, 2, 1] : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %29 = stablehlo.dot_general %27, %28, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %30 = stablehlo.subtract %29, %1 : tensor<2x3x3xf64>
  %31 = stablehlo.abs %30 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %32 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %33 = stablehlo.compare LT, %31, %32, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %33, dense<true> : tensor<2x3x3xi1>
  %34 = stablehlo.constant dense<[[-3.2795443037665595, 0.4899174768919318, 3.3896268268746272], [-0.7859724391985092, 1.7093686188341919, 4.016603820364319]]> : tensor<2x3xf64>
  %35 = stablehlo.subtract %6#1, %34 : tensor<2x3xf64>
  %36 = stablehlo.abs %35 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %37 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %38 = stablehlo.compare LT, %36, %37, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %38, dense<true> : tensor<2x3xi1>
  %39 = stablehlo.broadcast_in_dim %6#1, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
  %40 = stablehlo.multiply %6#0, %39 : tensor<2x3x3xf64>
  %41 = stablehlo.transpose %6#0, dims = [0, 2, 1] : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %42 = stablehlo.dot_general %40, %41, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %43 = stablehlo.subtract %42, %1 : tensor<2x3x3xf64>
  %44 = stablehlo.abs %43 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %45 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %46 = stablehlo.compare LT, %44, %45, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %46, dense<true> : tensor<2x3x3xi1>
  %47 = stablehlo.constant dense<[[-3.2795443037665595, 0.4899174768919318, 3.3896268268746272], [-0.7859724391985092, 1.7093686188341919, 4.016603820364319]]> : tensor<2x3xf64>
  %48 = stablehlo.subtract %7#1, %47 : tensor<2x3xf64>
  %49 = stablehlo.abs %48 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %50 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %51 = stablehlo.compare LT, %49, %50, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %51, dense<true> : tensor<2x3xi1>
  %52 = stablehlo.broadcast_in_dim %7#1, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x3x3xf64>
  %53 = stablehlo.multiply %7#0, %52 : tensor<2x3x3xf64>
  %54 = stablehlo.transpose %7#0, dims = [0, 2, 1] : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %55 = stablehlo.dot_general %53, %54, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %56 = stablehlo.subtract %55, %1 : tensor<2x3x3xf64>
  %57 = stablehlo.abs %56 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %58 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %59 = stablehlo.compare LT, %57, %58, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %59, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @eig_d() {
  %1 = stablehlo.constant dense<[[[-1.21, -0.3, -0.11], [-0.14, 0.83, 0.38], [1.77, 1.37, 0.68]], [[1.08, 1.32, 0.71], [-1.23, 0.86, 0.07], [1.62, 0.09, 0.53]]]> : tensor<2x3x3xf64>
  %2:5 = stablehlo.custom_call @lapack_dgeev_ffi(%1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<2x3x3xf64>) -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>, tensor<2xi32>)
  %3 = stablehlo.complex %2#0, %2#1 : tensor<2x3xcomplex<f64>>
  %4 = stablehlo.constant dense<[[[(-1.21, 0.0), (-0.3, 0.0), (-0.11, 0.0)], [(-0.14, 0.0), (0.83, 0.0), (0.38, 0.0)], [(1.77, 0.0), (1.37, 0.0), (0.68, 0.0)]], [[(1.08, 0.0), (1.32, 0.0), (0.71, 0.0)], [(-1.23, 0.0), (0.86, 0.0), (0.07, 0.0)], [(1.62, 0.0), (0.09, 0.0), (0.53, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>
  %5 = stablehlo.dot_general %4, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %6 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %7 = stablehlo.multiply %2#3, %6 : tensor<2x3x3xcomplex<f64>>
  %8 = stablehlo.subtract %5, %7 : tensor<2x3x3xcomplex<f64>>
  %9 = stablehlo.abs %8 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %10 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %11 = stablehlo.compare LT, %9, %10, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %11, dense<true> : tensor<2x3x3xi1>
  %12 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %13 = chlo.conj %12 : tensor<2x3x3xcomplex<f64>> -> tensor<2x3x3xcomplex<f64>>
  %14 = stablehlo.dot_general %13, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %15 = chlo.conj %3 : tensor<2x3xcomplex<f64>> -> tensor<2x3xcomplex<f64>>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 2] : (tensor<2x3xcomplex<f64>>) -> tensor<2x3x3xcomplex<f64>>
  %17 = stablehlo.multiply %2#2, %16 : tensor<2x3x3xcomplex<f64>>
  %18 = stablehlo.subtract %14, %17 : tensor<2x3x3xcomplex<f64>>
  %19 = stablehlo.abs %18 : (tensor<2x3x3xcomplex<f64>>) -> tensor<2x3x3xf64>
  %20 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %21 = stablehlo.compare LT, %19, %20, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %21, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @svd_d() {
  %1 = stablehlo.constant dense<[[[0.33, 1.68, 0.18], [-0.27, 0.31, -0.44], [0.16, -0.01, 0.27], [1.92, -0.41, 0.04]], [[-0.2, 0.67, -1.18], [-0.69, -0.04, 0.55], [-0.05, -0.5, -0.87], [0.51, 1.44, 0.32]]]> : tensor<2x4x3xf64>
  %2:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>, tensor<2x4x3xf64>, tensor<2x3x3xf64>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[2.004742024846785, 1.7311080263150185, 0.5150479735334722], [1.7293735968538944, 1.5915256041594754, 0.7637494443922302]]> : tensor<2x3xf64>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xf64>) -> tensor<2x3x4xf64>
  %9 = stablehlo.dot_general %8, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf64>, tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
  %10 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf64>
  %11 = stablehlo.subtract %9, %10 : tensor<2x3x3xf64>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %13 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.broadcast_in_dim %2#1, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x4x3xf64>
  %16 = stablehlo.multiply %2#2, %15 : tensor<2x4x3xf64>
  %17 = stablehlo.dot_general %16, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xf64>, tensor<2x3x3xf64>) -> tensor<2x4x3xf64>
  %18 = stablehlo.subtract %17, %1 : tensor<2x4x3xf64>
  %19 = stablehlo.abs %18 : (tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
  %20 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %21 = stablehlo.compare LT, %19, %20, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %21, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @svd_full_d() {
  %1 = stablehlo.constant dense<[[[0.33, 1.68, 0.18], [-0.27, 0.31, -0.44], [0.16, -0.01, 0.27], [1.92, -0.41, 0.04]], [[-0.2, 0.67, -1.18], [-0.69, -0.04, 0.55], [-0.05, -0.5, -0.87], [0.51, 1.44, 0.32]]]> : tensor<2x4x3xf64>
  %2:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%1) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>, tensor<2x4x4xf64>, tensor<2x3x3xf64>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[2.004742024846785, 1.7311080263150185, 0.5150479735334722], [1.7293735968538944, 1.5915256041594754, 0.7637494443922302]]> : tensor<2x3xf64>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %9 = stablehlo.dot_general %8, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %10 = stablehlo.constant dense<[[[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]]> : tensor<2x4x4xf64>
  %11 = stablehlo.subtract %9, %10 : tensor<2x4x4xf64>
  %12 = stablehlo.abs %11 : (tensor<2x4x4xf64>) -> tensor<2x4x4xf64>
  %13 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x4xf64>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x4x4xf64>, tensor<2x4x4xf64>) -> tensor<2x4x4xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x4x4xi1>
  return
}

func.func @svd_by_qr_d() {
  %1 = stablehlo.constant dense<[[[0.33, 1.68, 0.18], [-0.27, 0.31, -0.44], [0.16, -0.01, 0.27], [1.92, -0.41, 0.04]], [[-0.2, 0.67, -1.18], [-0.69, -0.04, 0.55], [-0.05, -0.5, -0.87], [0.51, 1.44, 0.32]]]> : tensor<2x4x3xf64>
  %2:5 = stablehlo.custom_call @lapack_dgesvd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xf64>) -> (tensor<2x4x3xf64>, tensor<2x3xf64>, tensor<2x4x3xf64>, tensor<2x3x3xf64>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[2.004742024846785, 1.7311080263150185, 0.5150479735334722], [1.7293735968538944, 1.5915256041594754, 0.7637494443922302]]> : tensor<2x3xf64>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf64>
  %5 = stablehlo.abs %4 : (tensor<2x3xf64>) -> tensor<2x3xf64>
  %6 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3xf64>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xf64>) -> tensor<2x3x4xf64>
  %9 = stablehlo.dot_general %8, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf64>, tensor<2x4x3xf64>) -> tensor<2x3x3xf64>
  %10 = stablehlo.constant dense<[[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]]> : tensor<2x3x3xf64>
  %11 = stablehlo.subtract %9, %10 : tensor<2x3x3xf64>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
  %13 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x3x3xf64>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf64>, tensor<2x3x3xf64>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.broadcast_in_dim %2#1, dims = [0, 2] : (tensor<2x3xf64>) -> tensor<2x4x3xf64>
  %16 = stablehlo.multiply %2#2, %15 : tensor<2x4x3xf64>
  %17 = stablehlo.dot_general %16, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xf64>, tensor<2x3x3xf64>) -> tensor<2x4x3xf64>
  %18 = stablehlo.subtract %17, %1 : tensor<2x4x3xf64>
  %19 = stablehlo.abs %18 : (tensor<2x4x3xf64>) -> tensor<2x4x3xf64>
  %20 = stablehlo.constant dense<4.440892098500626e-14> : tensor<2x4x3xf64>
  %21 = stablehlo.compare LT, %19, %20, FLOAT : (tensor<2x4x3xf64>, tensor<2x4x3xf64>) -> tensor<2x4x3xi1>
  check.expect_eq_const %21, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @lu_c() {
  %1 = stablehlo.constant dense<[[[(-1.77, -0.53), (1.19, 1.53), (1.65, -0.82)], [(0.34, 1.01), (0.49, -0.5), (2.41, 0.45)], [(1.23, -1.23), (-0.9, -0.84), (-0.02, 1.07)], [(-0.16, 0.19), (-0.15, 0.04), (-2.36, -0.44)]], [[(0.76, 0.45), (-0.64, -1.4), (0.16, -1.12)], [(-0.14, -0.16), (0.87, -0.83), (-0.3, -0.7)], [(-0.8, -0.07), (0.53, -0.14), (1.4, -0.22)], [(-0.32, 1.67), (1.37, 1.01), (0.26, 1.23)]]]> : tensor<2x4x3xcomplex<f32>>
  %2:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%1) {mhlo.backend_config = {}} : (tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(1.23, -1.23), (-0.9, -0.84), (-0.02, 1.07)], [(-0.50406504, -0.9349593), (1.5217073, 0.26512206), (0.6395122, -0.29934955)], [(-0.2723577, 0.5487805), (-0.16392614, -0.12579133), (3.1342363, 0.78377223)], [(-0.14227642, 0.012195125), (-0.1914879, -0.01167696), (-0.6931074, 0.06568228)]], [[(-0.32, 1.67), (1.37, 1.01), (0.26, 1.23)], [(0.17580326, -0.48877668), (-1.3745148, -0.9079372), (-0.48690417, -1.209156)], [(-0.07692041, 0.09857158), (-0.24758524, 0.8091184), (-1.2576582, -0.53642255)], [(0.04810986, 0.4698233), (-0.19696969, 0.73559403), (-0.5785745, 0.47047192)]]]> : tensor<2x4x3xcomplex<f32>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x4x3xcomplex<f32>>
  %5 = stablehlo.abs %4 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x4x3xi1>
  %8 = stablehlo.constant dense<[[3, 3, 3], [4, 4, 4]]> : tensor<2x3xi32>
  check.expect_eq %2#1, %8 : tensor<2x3xi32>
  %9 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %2#2, %9 : tensor<2xi32>
  %10:3 = stablehlo.custom_call @LuDecomposition(%1)  : (tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x4xi32>)
  %11 = stablehlo.constant dense<[[[(1.23, -1.23), (-0.9, -0.84), (-0.02, 1.07)], [(-0.50406504, -0.9349593), (1.5217073, 0.26512206), (0.6395122, -0.29934955)], [(-0.2723577, 0.5487805), (-0.16392614, -0.12579133), (3.1342363, 0.78377223)], [(-0.14227642, 0.012195125), (-0.1914879, -0.01167696), (-0.6931074, 0.06568228)]], [[(-0.32, 1.67), (1.37, 1.01), (0.26, 1.23)], [(0.17580326, -0.48877668), (-1.3745148, -0.9079372), (-0.48690417, -1.209156)], [(-0.07692041, 0.09857158), (-0.24758524, 0.8091184), (-1.2576582, -0.53642255)], [(0.04810986, 0.4698233), (-0.19696969, 0.73559403), (-0.5785745, 0.47047192)]]]> : tensor<2x4x3xcomplex<f32>>
  %12 = stablehlo.subtract %10#0, %11 : tensor<2x4x3xcomplex<f32>>
  %13 = stablehlo.abs %12 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x4x3xi1>
  %16 = stablehlo.constant dense<[[2, 2, 2], [3, 3, 3]]> : tensor<2x3xi32>
  check.expect_eq %10#1, %16 : tensor<2x3xi32>
  %17 = stablehlo.constant dense<[[2, 0, 1, 3], [3, 0, 1, 2]]> : tensor<2x4xi32>
  check.expect_eq %10#2, %17 : tensor<2x4xi32>
  return
}

func.func @cholesky_c() {
  %1 = stablehlo.constant dense<[[[(8.14, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.55999994, 1.0), (4.66, 0.0), (0.0, 0.0)], [(2.9499998, -0.57000005), (0.61999995, -1.94), (11.16, 0.0)]], [[(7.44, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.8800001, 0.40999997), (11.18, 0.0), (0.0, 0.0)], [(2.04, -0.52000004), (0.47999996, 0.47), (10.559999, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %2:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%1) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(2.8530686, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.19627987, 0.3504998), (2.120996, 0.0), (0.0, 0.0)], [(1.0339744, -0.1997849), (0.22964501, -0.7253095), (3.0776894, 0.0)]], [[(2.7276363, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-0.68924147, 0.15031327), (3.2683868, 0.0), (0.0, 0.0)], [(0.74790025, -0.19064127), (0.31334716, 0.13799514), (3.1380043, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %4 = stablehlo.subtract %2#0, %3 : tensor<2x3x3xcomplex<f32>>
  %5 = stablehlo.abs %4 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3x3xi1>
  %8 = stablehlo.constant dense<[[[(8.14, 0.0), (0.55999994, -1.0), (2.9499998, 0.57000005)], [(0.0, 0.0), (4.66, 0.0), (0.61999995, 1.94)], [(0.0, 0.0), (0.0, 0.0), (11.16, 0.0)]], [[(7.44, 0.0), (-1.8800001, -0.40999997), (2.04, 0.52000004)], [(0.0, 0.0), (11.18, 0.0), (0.47999996, -0.47)], [(0.0, 0.0), (0.0, 0.0), (10.559999, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %9:2 = stablehlo.custom_call @lapack_cpotrf_ffi(%8) {mhlo.backend_config = {uplo = 85 : ui8}} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %10 = stablehlo.constant dense<[[[(2.8530686, -0.0), (0.19627987, -0.3504998), (1.0339744, 0.1997849)], [(0.0, -0.0), (2.120996, -0.0), (0.22964501, 0.7253095)], [(0.0, -0.0), (0.0, -0.0), (3.0776894, -0.0)]], [[(2.7276363, -0.0), (-0.68924147, -0.15031327), (0.74790025, 0.19064127)], [(0.0, -0.0), (3.2683868, -0.0), (0.31334716, -0.13799514)], [(0.0, -0.0), (0.0, -0.0), (3.1380043, -0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %11 = stablehlo.subtract %9#0, %10 : tensor<2x3x3xcomplex<f32>>
  %12 = stablehlo.abs %11 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %13 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %14 = stablehlo.compare LT, %12, %13, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %14, dense<true> : tensor<2x3x3xi1>
  %15 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  check.expect_eq %9#1, %15 : tensor<2xi32>
  return
}

func.func @triangular_solve_c() {
  %1 = stablehlo.constant dense<[[[(8.14, 0.0), (0.55999994, -1.0), (2.9499998, 0.57000005)], [(0.55999994, 1.0), (4.66, 0.0), (0.61999995, 1.94)], [(2.9499998, -0.57000005), (0.61999995, -1.94), (11.16, 0.0)]], [[(7.44, 0.0), (-1.8800001, -0.40999997), (2.04, 0.52000004)], [(-1.8800001, 0.40999997), (11.18, 0.0), (0.47999996, -0.47)], [(2.04, -0.52000004), (0.47999996, 0.47), (10.559999, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %2 = stablehlo.constant dense<[[[(-0.03, 0.82), (-0.5, -0.11)], [(-1.45, 0.86), (-0.35, 2.57)], [(-2.09, 0.92), (-0.58, 2.33)]], [[(0.76, 0.18), (1.62, -0.33)], [(0.97, 1.33), (-0.86, 1.72)], [(0.49, -0.56), (-0.79, 0.08)]]]> : tensor<2x3x2xcomplex<f32>>
  %3 = stablehlo.custom_call @lapack_ctrsm_ffi(%1, %2) {mhlo.backend_config = {side = 76 : ui8, uplo = 76 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> (tensor<2x3x2xcomplex<f32>>)
  %4 = stablehlo.constant dense<[[[(-0.0036855035, 0.100737095), (-0.06142506, -0.013513513)], [(-0.28909853, 0.1732345), (-0.07062564, 0.5663074)], [(-0.20550016, -0.00425911), (-0.12956469, 0.16547744)]], [[(0.10215054, 0.02419355), (0.21774194, -0.04435484)], [(0.10482669, 0.11928463), (-0.041934762, 0.13840239)], [(0.026020763, -0.06276153), (-0.10662418, 0.022441845)]]]> : tensor<2x3x2xcomplex<f32>>
  %5 = stablehlo.subtract %3, %4 : tensor<2x3x2xcomplex<f32>>
  %6 = stablehlo.abs %5 : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xf32>
  %7 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x2xf32>
  %8 = stablehlo.compare LT, %6, %7, FLOAT : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
  check.expect_eq_const %8, dense<true> : tensor<2x3x2xi1>
  %9 = stablehlo.constant dense<[[[(-1.43, -0.06), (-0.2, -0.14)], [(0.89, 0.73), (-0.09, -2.16)], [(-0.57, -0.06), (-1.41, -0.14)]], [[(0.37, 0.37), (0.8, 1.35)], [(0.6, 0.47), (0.26, -1.83)], [(-1.27, -0.34), (1.76, 0.21)]]]> : tensor<2x3x2xcomplex<f32>>
  %10 = stablehlo.custom_call @lapack_ctrsm_ffi(%1, %9) {mhlo.backend_config = {side = 76 : ui8, uplo = 85 : ui8, trans_x = 84 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x2xcomplex<f32>>) -> (tensor<2x3x2xcomplex<f32>>)
  %11 = stablehlo.constant dense<[[[(-0.17567566, -0.007371007), (-0.024570024, -0.017199017)], [(0.21368012, 0.11983951), (-0.012669909, -0.46672505)], [(0.0039470163, -0.038258094), (-0.2011571, 0.021388095)]], [[(0.049731184, 0.049731184), (0.10752688, 0.18145162)], [(0.06020616, 0.052225795), (0.03468295, -0.12922943)], [(-0.13248453, -0.043947287), (0.15900475, -0.013043957)]]]> : tensor<2x3x2xcomplex<f32>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x2xcomplex<f32>>
  %13 = stablehlo.abs %12 : (tensor<2x3x2xcomplex<f32>>) -> tensor<2x3x2xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x2xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x2xi1>
  %16 = stablehlo.constant dense<[[[(0.15, 0.23), (-1.28, -1.18), (-1.66, 1.36)], [(0.55, -1.29), (0.34, 0.25), (-0.02, 0.13)]], [[(-1.73, -1.05), (1.77, 0.89), (-2.9, -1.42)], [(-0.36, -0.68), (2.09, -0.03), (-0.16, -0.41)]]]> : tensor<2x2x3xcomplex<f32>>
  %17 = stablehlo.custom_call @lapack_ctrsm_ffi(%1, %16) {mhlo.backend_config = {side = 82 : ui8, uplo = 76 : ui8, trans_x = 67 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> (tensor<2x2x3xcomplex<f32>>)
  %18 = stablehlo.constant dense<[[[(0.01842752, 0.028255528), (-0.282956, -0.25266), (-0.18037485, 0.17667799)], [(0.067567565, -0.15847665), (0.098849535, 0.087191954), (-0.01808157, 0.02806142)]], [[(-0.23252688, -0.14112903), (0.12439287, 0.047347173), (-0.24441233, -0.092371665)], [(-0.0483871, -0.09139785), (0.1821561, -0.019827072), (-0.017702028, -0.0097781)]]]> : tensor<2x2x3xcomplex<f32>>
  %19 = stablehlo.subtract %17, %18 : tensor<2x2x3xcomplex<f32>>
  %20 = stablehlo.abs %19 : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x2x3xf32>
  %21 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2x3xf32>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x2x3xi1>
  %23 = stablehlo.constant dense<[[[(0.47, -1.04), (0.92, 0.01), (-0.29, 1.49)], [(-0.54, -1.09), (-0.52, -0.06), (-0.37, -1.58)]], [[(0.81, -0.51), (-0.22, -1.49), (0.41, -0.36)], [(-0.09, -0.54), (-0.84, 0.13), (0.86, 1.58)]]]> : tensor<2x2x3xcomplex<f32>>
  %24 = stablehlo.custom_call @lapack_ctrsm_ffi(%1, %23) {mhlo.backend_config = {side = 82 : ui8, uplo = 85 : ui8, trans_x = 78 : ui8, diag = 78 : ui8}} : (tensor<2x3x3xcomplex<f32>>, tensor<2x2x3xcomplex<f32>>) -> (tensor<2x2x3xcomplex<f32>>)
  %25 = stablehlo.constant dense<[[[(0.057739556, -0.12776412), (0.21790344, 0.029890012), (-0.054683756, 0.12479643)], [(-0.06633907, -0.13390663), (-0.07488058, -0.011019605), (-0.02021314, -0.089163244)]], [[(0.10887097, -0.06854839), (0.0011433155, -0.14080803), (0.020633433, -0.01975843)], [(-0.012096775, -0.07258065), (-0.0745066, -0.0010206894), (0.083634324, 0.16096845)]]]> : tensor<2x2x3xcomplex<f32>>
  %26 = stablehlo.subtract %24, %25 : tensor<2x2x3xcomplex<f32>>
  %27 = stablehlo.abs %26 : (tensor<2x2x3xcomplex<f32>>) -> tensor<2x2x3xf32>
  %28 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x2x3xf32>
  %29 = stablehlo.compare LT, %27, %28, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
  check.expect_eq_const %29, dense<true> : tensor<2x2x3xi1>
  return
}

func.func @eigh_c() {
  %1 = stablehlo.constant dense<[[[(-0.86, 0.0), (0.55999994, -1.0), (2.9499998, 0.57000005)], [(0.55999994, 1.0), (-4.34, 0.0), (0.61999995, 1.94)], [(2.9499998, -0.57000005), (0.61999995, -1.94), (2.16, 0.0)]], [[(-1.56, 0.0), (-1.8800001, -0.40999997), (2.04, 0.52000004)], [(-1.8800001, 0.40999997), (2.18, 0.0), (0.47999996, -0.47)], [(2.04, -0.52000004), (0.47999996, 0.47), (1.56, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %2 = stablehlo.constant dense<[[[(-0.86, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.55999994, 1.0), (-4.34, 0.0), (0.0, 0.0)], [(2.9499998, -0.57000005), (0.61999995, -1.94), (2.16, 0.0)]], [[(-1.56, 0.0), (0.0, 0.0), (0.0, 0.0)], [(-1.8800001, 0.40999997), (2.18, 0.0), (0.0, 0.0)], [(2.04, -0.52000004), (0.47999996, 0.47), (1.56, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %3 = stablehlo.constant dense<[[[(-0.86, 0.0), (0.55999994, -1.0), (2.9499998, 0.57000005)], [(0.0, 0.0), (-4.34, 0.0), (0.61999995, 1.94)], [(0.0, 0.0), (0.0, 0.0), (2.16, 0.0)]], [[(-1.56, 0.0), (-1.8800001, -0.40999997), (2.04, 0.52000004)], [(0.0, 0.0), (2.18, 0.0), (0.47999996, -0.47)], [(0.0, 0.0), (0.0, 0.0), (1.56, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %4:3 = stablehlo.custom_call @lapack_cheevd_ffi(%2) {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2xi32>)
  %5:3 = stablehlo.custom_call @lapack_cheevd_ffi(%3) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2xi32>)
  %6:2 = stablehlo.custom_call @Eigh(%2) {backend_config = "1,1,100,1e-6"} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>)
  %7:2 = stablehlo.custom_call @Eigh(%3) {backend_config = "0,1,100,1e-6"} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>)
  %8 = stablehlo.constant dense<[[-4.952183, -2.709046, 4.6212287], [-3.3132446, 2.1442342, 3.3490105]]> : tensor<2x3xf32>
  %9 = stablehlo.subtract %4#1, %8 : tensor<2x3xf32>
  %10 = stablehlo.abs %9 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %12 = stablehlo.compare LT, %10, %11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %12, dense<true> : tensor<2x3xi1>
  %13 = stablehlo.convert %4#1 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %15 = stablehlo.multiply %4#0, %14 : tensor<2x3x3xcomplex<f32>>
  %16 = stablehlo.transpose %4#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %17 = chlo.conj %16 : tensor<2x3x3xcomplex<f32>> -> tensor<2x3x3xcomplex<f32>>
  %18 = stablehlo.dot_general %15, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %19 = stablehlo.subtract %18, %1 : tensor<2x3x3xcomplex<f32>>
  %20 = stablehlo.abs %19 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %21 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %22 = stablehlo.compare LT, %20, %21, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %22, dense<true> : tensor<2x3x3xi1>
  %23 = stablehlo.constant dense<[[-4.952183, -2.709046, 4.6212287], [-3.3132446, 2.1442342, 3.3490105]]> : tensor<2x3xf32>
  %24 = stablehlo.subtract %5#1, %23 : tensor<2x3xf32>
  %25 = stablehlo.abs %24 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %26 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %27 = stablehlo.compare LT, %25, %26, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %27, dense<true> : tensor<2x3xi1>
  %28 = stablehlo.convert %5#1 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %29 = stablehlo.broadcast_in_dim %28, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %30 = stablehlo.multiply %5#0, %29 : tensor<2x3x3xcomplex<f32>>
  %31 = stablehlo.transpose %5#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %32 = chlo.conj %31 : tensor<2x3x3xcomplex<f32>> -> tensor<2x3x3xcomplex<f32>>
  %33 = stablehlo.dot_general %30, %32, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %34 = stablehlo.subtract %33, %1 : tensor<2x3x3xcomplex<f32>>
  %35 = stablehlo.abs %34 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %36 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %37 = stablehlo.compare LT, %35, %36, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %37, dense<true> : tensor<2x3x3xi1>
  %38 = stablehlo.constant dense<[[-4.952183, -2.709046, 4.6212287], [-3.3132446, 2.1442342, 3.3490105]]> : tensor<2x3xf32>
  %39 = stablehlo.subtract %6#1, %38 : tensor<2x3xf32>
  %40 = stablehlo.abs %39 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %41 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %42 = stablehlo.compare LT, %40, %41, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %42, dense<true> : tensor<2x3xi1>
  %43 = stablehlo.convert %6#1 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %44 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %45 = stablehlo.multiply %6#0, %44 : tensor<2x3x3xcomplex<f32>>
  %46 = stablehlo.transpose %6#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %47 = chlo.conj %46 : tensor<2x3x3xcomplex<f32>> -> tensor<2x3x3xcomplex<f32>>
  %48 = stablehlo.dot_general %45, %47, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %49 = stablehlo.subtract %48, %1 : tensor<2x3x3xcomplex<f32>>
  %50 = stablehlo.abs %49 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %51 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %52 = stablehlo.compare LT, %50, %51, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %52, dense<true> : tensor<2x3x3xi1>
  %53 = stablehlo.constant dense<[[-4.952183, -2.709046, 4.6212287], [-3.3132446, 2.1442342, 3.3490105]]> : tensor<2x3xf32>
  %54 = stablehlo.subtract %7#1, %53 : tensor<2x3xf32>
  %55 = stablehlo.abs %54 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %56 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %57 = stablehlo.compare LT, %55, %56, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %57, dense<true> : tensor<2x3xi1>
  %58 = stablehlo.convert %7#1 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %59 = stablehlo.broadcast_in_dim %58, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %60 = stablehlo.multiply %7#0, %59 : tensor<2x3x3xcomplex<f32>>
  %61 = stablehlo.transpose %7#0, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %62 = chlo.conj %61 : tensor<2x3x3xcomplex<f32>> -> tensor<2x3x3xcomplex<f32>>
  %63 = stablehlo.dot_general %60, %62, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %64 = stablehlo.subtract %63, %1 : tensor<2x3x3xcomplex<f32>>
  %65 = stablehlo.abs %64 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %66 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %67 = stablehlo.compare LT, %65, %66, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %67, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @eig_c() {
  %1 = stablehlo.constant dense<[[[(-0.43, 0.82), (1.3, -0.99), (2.57, 0.3)], [(-0.74, 0.01), (-2.17, 0.31), (-0.43, 1.23)], [(0.38, -0.27), (1.05, -0.71), (1.08, -0.73)]], [[(-0.78, -0.31), (-0.79, 0.75), (1.27, -0.81)], [(-1.09, 1.16), (1.09, 0.29), (-0.23, -0.23)], [(0.77, -1.33), (0.71, 0.24), (0.78, 0.69)]]]> : tensor<2x3x3xcomplex<f32>>
  %2:4 = stablehlo.custom_call @lapack_cgeev_ffi(%1) {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[[(-0.43, 0.82), (1.3, -0.99), (2.57, 0.3)], [(-0.74, 0.01), (-2.17, 0.31), (-0.43, 1.23)], [(0.38, -0.27), (1.05, -0.71), (1.08, -0.73)]], [[(-0.78, -0.31), (-0.79, 0.75), (1.27, -0.81)], [(-1.09, 1.16), (1.09, 0.29), (-0.23, -0.23)], [(0.77, -1.33), (0.71, 0.24), (0.78, 0.69)]]]> : tensor<2x3x3xcomplex<f32>>
  %4 = stablehlo.dot_general %3, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %5 = stablehlo.broadcast_in_dim %2#0, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %6 = stablehlo.multiply %2#2, %5 : tensor<2x3x3xcomplex<f32>>
  %7 = stablehlo.subtract %4, %6 : tensor<2x3x3xcomplex<f32>>
  %8 = stablehlo.abs %7 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %9 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %10 = stablehlo.compare LT, %8, %9, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %10, dense<true> : tensor<2x3x3xi1>
  %11 = stablehlo.transpose %3, dims = [0, 2, 1] : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %12 = chlo.conj %11 : tensor<2x3x3xcomplex<f32>> -> tensor<2x3x3xcomplex<f32>>
  %13 = stablehlo.dot_general %12, %2#1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %14 = chlo.conj %2#0 : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %16 = stablehlo.multiply %2#1, %15 : tensor<2x3x3xcomplex<f32>>
  %17 = stablehlo.subtract %13, %16 : tensor<2x3x3xcomplex<f32>>
  %18 = stablehlo.abs %17 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %19 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %20 = stablehlo.compare LT, %18, %19, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %20, dense<true> : tensor<2x3x3xi1>
  return
}

func.func @svd_c() {
  %1 = stablehlo.constant dense<[[[(-1.77, -0.53), (1.19, 1.53), (1.65, -0.82)], [(0.34, 1.01), (0.49, -0.5), (2.41, 0.45)], [(1.23, -1.23), (-0.9, -0.84), (-0.02, 1.07)], [(-0.16, 0.19), (-0.15, 0.04), (-2.36, -0.44)]], [[(0.76, 0.45), (-0.64, -1.4), (0.16, -1.12)], [(-0.14, -0.16), (0.87, -0.83), (-0.3, -0.7)], [(-0.8, -0.07), (0.53, -0.14), (1.4, -0.22)], [(-0.32, 1.67), (1.37, 1.01), (0.26, 1.23)]]]> : tensor<2x4x3xcomplex<f32>>
  %2:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2x4x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[4.363881, 3.163717, 0.82779074], [3.4855194, 1.8113909, 1.1803887]]> : tensor<2x3xf32>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %9 = chlo.conj %8 : tensor<2x3x4xcomplex<f32>> -> tensor<2x3x4xcomplex<f32>>
  %10 = stablehlo.dot_general %9, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x3xcomplex<f32>>
  %13 = stablehlo.abs %12 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x3xi1>
  %16 = stablehlo.convert %2#1 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %18 = stablehlo.multiply %2#2, %17 : tensor<2x4x3xcomplex<f32>>
  %19 = stablehlo.dot_general %18, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %20 = stablehlo.subtract %19, %1 : tensor<2x4x3xcomplex<f32>>
  %21 = stablehlo.abs %20 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %22 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %23 = stablehlo.compare LT, %21, %22, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %23, dense<true> : tensor<2x4x3xi1>
  return
}

func.func @svd_full_c() {
  %1 = stablehlo.constant dense<[[[(-1.77, -0.53), (1.19, 1.53), (1.65, -0.82)], [(0.34, 1.01), (0.49, -0.5), (2.41, 0.45)], [(1.23, -1.23), (-0.9, -0.84), (-0.02, 1.07)], [(-0.16, 0.19), (-0.15, 0.04), (-2.36, -0.44)]], [[(0.76, 0.45), (-0.64, -1.4), (0.16, -1.12)], [(-0.14, -0.16), (0.87, -0.83), (-0.3, -0.7)], [(-0.8, -0.07), (0.53, -0.14), (1.4, -0.22)], [(-0.32, 1.67), (1.37, 1.01), (0.26, 1.23)]]]> : tensor<2x4x3xcomplex<f32>>
  %2:5 = stablehlo.custom_call @lapack_cgesdd_ffi(%1) {mhlo.backend_config = {mode = 65 : ui8}} : (tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[4.363881, 3.163717, 0.82779074], [3.4855194, 1.8113909, 1.1803887]]> : tensor<2x3xf32>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %9 = chlo.conj %8 : tensor<2x4x4xcomplex<f32>> -> tensor<2x4x4xcomplex<f32>>
  %10 = stablehlo.dot_general %9, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]]> : tensor<2x4x4xcomplex<f32>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x4x4xcomplex<f32>>
  %13 = stablehlo.abs %12 : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x4xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x4x4xi1>
  return
}

func.func @svd_by_qr_c() {
  %1 = stablehlo.constant dense<[[[(-1.77, -0.53), (1.19, 1.53), (1.65, -0.82)], [(0.34, 1.01), (0.49, -0.5), (2.41, 0.45)], [(1.23, -1.23), (-0.9, -0.84), (-0.02, 1.07)], [(-0.16, 0.19), (-0.15, 0.04), (-2.36, -0.44)]], [[(0.76, 0.45), (-0.64, -1.4), (0.16, -1.12)], [(-0.14, -0.16), (0.87, -0.83), (-0.3, -0.7)], [(-0.8, -0.07), (0.53, -0.14), (1.4, -0.22)], [(-0.32, 1.67), (1.37, 1.01), (0.26, 1.23)]]]> : tensor<2x4x3xcomplex<f32>>
  %2:5 = stablehlo.custom_call @lapack_cgesvd_ffi(%1) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<2x4x3xcomplex<f32>>) -> (tensor<2x4x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2x4x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2xi32>)
  %3 = stablehlo.constant dense<[[4.363881, 3.163717, 0.82779074], [3.4855194, 1.8113909, 1.1803887]]> : tensor<2x3xf32>
  %4 = stablehlo.subtract %2#1, %3 : tensor<2x3xf32>
  %5 = stablehlo.abs %4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %6 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3xf32>
  %7 = stablehlo.compare LT, %5, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  check.expect_eq_const %7, dense<true> : tensor<2x3xi1>
  %8 = stablehlo.transpose %2#2, dims = [0, 2, 1] : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x4xcomplex<f32>>
  %9 = chlo.conj %8 : tensor<2x3x4xcomplex<f32>> -> tensor<2x3x4xcomplex<f32>>
  %10 = stablehlo.dot_general %9, %2#2, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
  %11 = stablehlo.constant dense<[[[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]], [[(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (0.0, 0.0)], [(0.0, 0.0), (0.0, 0.0), (1.0, 0.0)]]]> : tensor<2x3x3xcomplex<f32>>
  %12 = stablehlo.subtract %10, %11 : tensor<2x3x3xcomplex<f32>>
  %13 = stablehlo.abs %12 : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
  %14 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x3x3xf32>
  %15 = stablehlo.compare LT, %13, %14, FLOAT : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
  check.expect_eq_const %15, dense<true> : tensor<2x3x3xi1>
  %16 = stablehlo.convert %2#1 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 2] : (tensor<2x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %18 = stablehlo.multiply %2#2, %17 : tensor<2x4x3xcomplex<f32>>
  %19 = stablehlo.dot_general %18, %2#3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x4x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x4x3xcomplex<f32>>
  %20 = stablehlo.subtract %19, %1 : tensor<2x4x3xcomplex<f32>>
  %21 = stablehlo.abs %20 : (tensor<2x4x3xcomplex<f32>>) -> tensor<2x4x3xf32>
  %22 = stablehlo.constant dense<2.384185791015625e-05> : tensor<2x4x3xf32>
  %23 = stablehlo.compare LT, %21, %22, FLOAT : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
  check.expect_eq_const %23, dense<true> : tensor<2x4x3xi1>
  return
}


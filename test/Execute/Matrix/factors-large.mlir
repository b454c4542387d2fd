// RUN: gspmd-run %s --no-partition
//
// Cholesky factors and triangular systems above the size from which a library computes
// them: L L^H = A, and A X = B solved by both factors.

func.func @factor_f32_40() {
  %i = stablehlo.iota dim = 1 : tensor<2x40x40xf32>
  %j = stablehlo.iota dim = 2 : tensor<2x40x40xf32>
  %k = stablehlo.iota dim = 0 : tensor<2x40x40xf32>
  %n = stablehlo.constant dense<80.0> : tensor<2x40x40xf32>
  %product = stablehlo.multiply %i, %j : tensor<2x40x40xf32>
  %waves = stablehlo.add %product, %k : tensor<2x40x40xf32>
  %cos = stablehlo.cosine %waves : tensor<2x40x40xf32>
  %on = stablehlo.compare EQ, %i, %j, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x40x40xf32>
  %large = stablehlo.select %on, %n, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf32>
  %symmetric = stablehlo.add %cos, %large : tensor<2x40x40xf32>
  %a = stablehlo.add %symmetric, %zero : tensor<2x40x40xf32>
  %sin = stablehlo.sine %waves : tensor<2x40x40xf32>
  %b = stablehlo.add %sin, %zero : tensor<2x40x40xf32>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x40x40xf32>
  %lh = chlo.conj %l : tensor<2x40x40xf32> -> tensor<2x40x40xf32>
  %lp = stablehlo.dot_general %l, %lh, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lnear_d = stablehlo.subtract %lp, %a : tensor<2x40x40xf32>
  %lnear_a = stablehlo.abs %lnear_d : tensor<2x40x40xf32>
  %lnear_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %lnear = stablehlo.compare LT, %lnear_a, %lnear_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lnear, dense<true> : tensor<2x40x40xi1>
  %lother = stablehlo.compare LT, %i, %j, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  %labs = stablehlo.abs %l : tensor<2x40x40xf32>
  %lrest = stablehlo.select %lother, %labs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf32>
  check.expect_eq %lrest, %zero : tensor<2x40x40xf32>
  %ly = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lx = "stablehlo.triangular_solve"(%l, %ly) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lax = stablehlo.dot_general %a, %lx, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lsol_d = stablehlo.subtract %lax, %b : tensor<2x40x40xf32>
  %lsol_a = stablehlo.abs %lsol_d : tensor<2x40x40xf32>
  %lsol_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %lsol = stablehlo.compare LT, %lsol_a, %lsol_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol, dense<true> : tensor<2x40x40xi1>
  %lv = "stablehlo.triangular_solve"(%l, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lw = "stablehlo.triangular_solve"(%l, %lv) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lwa = stablehlo.dot_general %lw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %lsol2_d = stablehlo.subtract %lwa, %b : tensor<2x40x40xf32>
  %lsol2_a = stablehlo.abs %lsol2_d : tensor<2x40x40xf32>
  %lsol2_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %lsol2 = stablehlo.compare LT, %lsol2_a, %lsol2_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol2, dense<true> : tensor<2x40x40xi1>
  %u = stablehlo.cholesky %a, lower = false : tensor<2x40x40xf32>
  %uh = chlo.conj %u : tensor<2x40x40xf32> -> tensor<2x40x40xf32>
  %up = stablehlo.dot_general %uh, %u, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %unear_d = stablehlo.subtract %up, %a : tensor<2x40x40xf32>
  %unear_a = stablehlo.abs %unear_d : tensor<2x40x40xf32>
  %unear_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %unear = stablehlo.compare LT, %unear_a, %unear_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %unear, dense<true> : tensor<2x40x40xi1>
  %uother = stablehlo.compare GT, %i, %j, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  %uabs = stablehlo.abs %u : tensor<2x40x40xf32>
  %urest = stablehlo.select %uother, %uabs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf32>
  check.expect_eq %urest, %zero : tensor<2x40x40xf32>
  %uy = "stablehlo.triangular_solve"(%u, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %ux = "stablehlo.triangular_solve"(%u, %uy) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %uax = stablehlo.dot_general %a, %ux, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %usol_d = stablehlo.subtract %uax, %b : tensor<2x40x40xf32>
  %usol_a = stablehlo.abs %usol_d : tensor<2x40x40xf32>
  %usol_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %usol = stablehlo.compare LT, %usol_a, %usol_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol, dense<true> : tensor<2x40x40xi1>
  %uv = "stablehlo.triangular_solve"(%u, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %uw = "stablehlo.triangular_solve"(%u, %uv) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %uwa = stablehlo.dot_general %uw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xf32>
  %usol2_d = stablehlo.subtract %uwa, %b : tensor<2x40x40xf32>
  %usol2_a = stablehlo.abs %usol2_d : tensor<2x40x40xf32>
  %usol2_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %usol2 = stablehlo.compare LT, %usol2_a, %usol2_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol2, dense<true> : tensor<2x40x40xi1>
  return
}

func.func @factor_f64_40() {
  %i = stablehlo.iota dim = 1 : tensor<2x40x40xf64>
  %j = stablehlo.iota dim = 2 : tensor<2x40x40xf64>
  %k = stablehlo.iota dim = 0 : tensor<2x40x40xf64>
  %n = stablehlo.constant dense<80.0> : tensor<2x40x40xf64>
  %product = stablehlo.multiply %i, %j : tensor<2x40x40xf64>
  %waves = stablehlo.add %product, %k : tensor<2x40x40xf64>
  %cos = stablehlo.cosine %waves : tensor<2x40x40xf64>
  %on = stablehlo.compare EQ, %i, %j, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x40x40xf64>
  %large = stablehlo.select %on, %n, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf64>
  %symmetric = stablehlo.add %cos, %large : tensor<2x40x40xf64>
  %a = stablehlo.add %symmetric, %zero : tensor<2x40x40xf64>
  %sin = stablehlo.sine %waves : tensor<2x40x40xf64>
  %b = stablehlo.add %sin, %zero : tensor<2x40x40xf64>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x40x40xf64>
  %lh = chlo.conj %l : tensor<2x40x40xf64> -> tensor<2x40x40xf64>
  %lp = stablehlo.dot_general %l, %lh, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lnear_d = stablehlo.subtract %lp, %a : tensor<2x40x40xf64>
  %lnear_a = stablehlo.abs %lnear_d : tensor<2x40x40xf64>
  %lnear_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %lnear = stablehlo.compare LT, %lnear_a, %lnear_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lnear, dense<true> : tensor<2x40x40xi1>
  %lother = stablehlo.compare LT, %i, %j, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  %labs = stablehlo.abs %l : tensor<2x40x40xf64>
  %lrest = stablehlo.select %lother, %labs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf64>
  check.expect_eq %lrest, %zero : tensor<2x40x40xf64>
  %ly = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lx = "stablehlo.triangular_solve"(%l, %ly) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lax = stablehlo.dot_general %a, %lx, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lsol_d = stablehlo.subtract %lax, %b : tensor<2x40x40xf64>
  %lsol_a = stablehlo.abs %lsol_d : tensor<2x40x40xf64>
  %lsol_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %lsol = stablehlo.compare LT, %lsol_a, %lsol_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol, dense<true> : tensor<2x40x40xi1>
  %lv = "stablehlo.triangular_solve"(%l, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lw = "stablehlo.triangular_solve"(%l, %lv) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lwa = stablehlo.dot_general %lw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %lsol2_d = stablehlo.subtract %lwa, %b : tensor<2x40x40xf64>
  %lsol2_a = stablehlo.abs %lsol2_d : tensor<2x40x40xf64>
  %lsol2_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %lsol2 = stablehlo.compare LT, %lsol2_a, %lsol2_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol2, dense<true> : tensor<2x40x40xi1>
  %u = stablehlo.cholesky %a, lower = false : tensor<2x40x40xf64>
  %uh = chlo.conj %u : tensor<2x40x40xf64> -> tensor<2x40x40xf64>
  %up = stablehlo.dot_general %uh, %u, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %unear_d = stablehlo.subtract %up, %a : tensor<2x40x40xf64>
  %unear_a = stablehlo.abs %unear_d : tensor<2x40x40xf64>
  %unear_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %unear = stablehlo.compare LT, %unear_a, %unear_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %unear, dense<true> : tensor<2x40x40xi1>
  %uother = stablehlo.compare GT, %i, %j, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  %uabs = stablehlo.abs %u : tensor<2x40x40xf64>
  %urest = stablehlo.select %uother, %uabs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf64>
  check.expect_eq %urest, %zero : tensor<2x40x40xf64>
  %uy = "stablehlo.triangular_solve"(%u, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %ux = "stablehlo.triangular_solve"(%u, %uy) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %uax = stablehlo.dot_general %a, %ux, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %usol_d = stablehlo.subtract %uax, %b : tensor<2x40x40xf64>
  %usol_a = stablehlo.abs %usol_d : tensor<2x40x40xf64>
  %usol_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %usol = stablehlo.compare LT, %usol_a, %usol_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol, dense<true> : tensor<2x40x40xi1>
  %uv = "stablehlo.triangular_solve"(%u, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %uw = "stablehlo.triangular_solve"(%u, %uv) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %uwa = stablehlo.dot_general %uw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xf64>
  %usol2_d = stablehlo.subtract %uwa, %b : tensor<2x40x40xf64>
  %usol2_a = stablehlo.abs %usol2_d : tensor<2x40x40xf64>
  %usol2_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %usol2 = stablehlo.compare LT, %usol2_a, %usol2_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol2, dense<true> : tensor<2x40x40xi1>
  return
}

func.func @factor_cf32_40() {
  %i = stablehlo.iota dim = 1 : tensor<2x40x40xf32>
  %j = stablehlo.iota dim = 2 : tensor<2x40x40xf32>
  %k = stablehlo.iota dim = 0 : tensor<2x40x40xf32>
  %n = stablehlo.constant dense<80.0> : tensor<2x40x40xf32>
  %product = stablehlo.multiply %i, %j : tensor<2x40x40xf32>
  %waves = stablehlo.add %product, %k : tensor<2x40x40xf32>
  %cos = stablehlo.cosine %waves : tensor<2x40x40xf32>
  %on = stablehlo.compare EQ, %i, %j, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x40x40xf32>
  %large = stablehlo.select %on, %n, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf32>
  %symmetric = stablehlo.add %cos, %large : tensor<2x40x40xf32>
  %apart = stablehlo.subtract %i, %j : tensor<2x40x40xf32>
  %odd = stablehlo.sine %apart : tensor<2x40x40xf32>
  %a = stablehlo.complex %symmetric, %odd : tensor<2x40x40xcomplex<f32>>
  %sin = stablehlo.sine %waves : tensor<2x40x40xf32>
  %b = stablehlo.complex %sin, %cos : tensor<2x40x40xcomplex<f32>>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x40x40xcomplex<f32>>
  %lh = chlo.conj %l : tensor<2x40x40xcomplex<f32>> -> tensor<2x40x40xcomplex<f32>>
  %lp = stablehlo.dot_general %l, %lh, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lnear_d = stablehlo.subtract %lp, %a : tensor<2x40x40xcomplex<f32>>
  %lnear_a = stablehlo.abs %lnear_d : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %lnear_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %lnear = stablehlo.compare LT, %lnear_a, %lnear_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lnear, dense<true> : tensor<2x40x40xi1>
  %lother = stablehlo.compare LT, %i, %j, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  %labs = stablehlo.abs %l : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %lrest = stablehlo.select %lother, %labs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf32>
  check.expect_eq %lrest, %zero : tensor<2x40x40xf32>
  %ly = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lx = "stablehlo.triangular_solve"(%l, %ly) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lax = stablehlo.dot_general %a, %lx, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lsol_d = stablehlo.subtract %lax, %b : tensor<2x40x40xcomplex<f32>>
  %lsol_a = stablehlo.abs %lsol_d : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %lsol_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %lsol = stablehlo.compare LT, %lsol_a, %lsol_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol, dense<true> : tensor<2x40x40xi1>
  %lv = "stablehlo.triangular_solve"(%l, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lw = "stablehlo.triangular_solve"(%l, %lv) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lwa = stablehlo.dot_general %lw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %lsol2_d = stablehlo.subtract %lwa, %b : tensor<2x40x40xcomplex<f32>>
  %lsol2_a = stablehlo.abs %lsol2_d : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %lsol2_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %lsol2 = stablehlo.compare LT, %lsol2_a, %lsol2_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol2, dense<true> : tensor<2x40x40xi1>
  %u = stablehlo.cholesky %a, lower = false : tensor<2x40x40xcomplex<f32>>
  %uh = chlo.conj %u : tensor<2x40x40xcomplex<f32>> -> tensor<2x40x40xcomplex<f32>>
  %up = stablehlo.dot_general %uh, %u, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %unear_d = stablehlo.subtract %up, %a : tensor<2x40x40xcomplex<f32>>
  %unear_a = stablehlo.abs %unear_d : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %unear_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %unear = stablehlo.compare LT, %unear_a, %unear_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %unear, dense<true> : tensor<2x40x40xi1>
  %uother = stablehlo.compare GT, %i, %j, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  %uabs = stablehlo.abs %u : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %urest = stablehlo.select %uother, %uabs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf32>
  check.expect_eq %urest, %zero : tensor<2x40x40xf32>
  %uy = "stablehlo.triangular_solve"(%u, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %ux = "stablehlo.triangular_solve"(%u, %uy) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %uax = stablehlo.dot_general %a, %ux, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %usol_d = stablehlo.subtract %uax, %b : tensor<2x40x40xcomplex<f32>>
  %usol_a = stablehlo.abs %usol_d : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %usol_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %usol = stablehlo.compare LT, %usol_a, %usol_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol, dense<true> : tensor<2x40x40xi1>
  %uv = "stablehlo.triangular_solve"(%u, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %uw = "stablehlo.triangular_solve"(%u, %uv) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %uwa = stablehlo.dot_general %uw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f32>>, tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xcomplex<f32>>
  %usol2_d = stablehlo.subtract %uwa, %b : tensor<2x40x40xcomplex<f32>>
  %usol2_a = stablehlo.abs %usol2_d : (tensor<2x40x40xcomplex<f32>>) -> tensor<2x40x40xf32>
  %usol2_l = stablehlo.constant dense<1.0e-4> : tensor<2x40x40xf32>
  %usol2 = stablehlo.compare LT, %usol2_a, %usol2_l, FLOAT : (tensor<2x40x40xf32>, tensor<2x40x40xf32>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol2, dense<true> : tensor<2x40x40xi1>
  return
}

func.func @factor_cf64_40() {
  %i = stablehlo.iota dim = 1 : tensor<2x40x40xf64>
  %j = stablehlo.iota dim = 2 : tensor<2x40x40xf64>
  %k = stablehlo.iota dim = 0 : tensor<2x40x40xf64>
  %n = stablehlo.constant dense<80.0> : tensor<2x40x40xf64>
  %product = stablehlo.multiply %i, %j : tensor<2x40x40xf64>
  %waves = stablehlo.add %product, %k : tensor<2x40x40xf64>
  %cos = stablehlo.cosine %waves : tensor<2x40x40xf64>
  %on = stablehlo.compare EQ, %i, %j, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<2x40x40xf64>
  %large = stablehlo.select %on, %n, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf64>
  %symmetric = stablehlo.add %cos, %large : tensor<2x40x40xf64>
  %apart = stablehlo.subtract %i, %j : tensor<2x40x40xf64>
  %odd = stablehlo.sine %apart : tensor<2x40x40xf64>
  %a = stablehlo.complex %symmetric, %odd : tensor<2x40x40xcomplex<f64>>
  %sin = stablehlo.sine %waves : tensor<2x40x40xf64>
  %b = stablehlo.complex %sin, %cos : tensor<2x40x40xcomplex<f64>>
  %l = stablehlo.cholesky %a, lower = true : tensor<2x40x40xcomplex<f64>>
  %lh = chlo.conj %l : tensor<2x40x40xcomplex<f64>> -> tensor<2x40x40xcomplex<f64>>
  %lp = stablehlo.dot_general %l, %lh, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lnear_d = stablehlo.subtract %lp, %a : tensor<2x40x40xcomplex<f64>>
  %lnear_a = stablehlo.abs %lnear_d : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %lnear_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %lnear = stablehlo.compare LT, %lnear_a, %lnear_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lnear, dense<true> : tensor<2x40x40xi1>
  %lother = stablehlo.compare LT, %i, %j, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  %labs = stablehlo.abs %l : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %lrest = stablehlo.select %lother, %labs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf64>
  check.expect_eq %lrest, %zero : tensor<2x40x40xf64>
  %ly = "stablehlo.triangular_solve"(%l, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lx = "stablehlo.triangular_solve"(%l, %ly) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lax = stablehlo.dot_general %a, %lx, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lsol_d = stablehlo.subtract %lax, %b : tensor<2x40x40xcomplex<f64>>
  %lsol_a = stablehlo.abs %lsol_d : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %lsol_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %lsol = stablehlo.compare LT, %lsol_a, %lsol_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol, dense<true> : tensor<2x40x40xi1>
  %lv = "stablehlo.triangular_solve"(%l, %b) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lw = "stablehlo.triangular_solve"(%l, %lv) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lwa = stablehlo.dot_general %lw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %lsol2_d = stablehlo.subtract %lwa, %b : tensor<2x40x40xcomplex<f64>>
  %lsol2_a = stablehlo.abs %lsol2_d : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %lsol2_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %lsol2 = stablehlo.compare LT, %lsol2_a, %lsol2_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %lsol2, dense<true> : tensor<2x40x40xi1>
  %u = stablehlo.cholesky %a, lower = false : tensor<2x40x40xcomplex<f64>>
  %uh = chlo.conj %u : tensor<2x40x40xcomplex<f64>> -> tensor<2x40x40xcomplex<f64>>
  %up = stablehlo.dot_general %uh, %u, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %unear_d = stablehlo.subtract %up, %a : tensor<2x40x40xcomplex<f64>>
  %unear_a = stablehlo.abs %unear_d : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %unear_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %unear = stablehlo.compare LT, %unear_a, %unear_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %unear, dense<true> : tensor<2x40x40xi1>
  %uother = stablehlo.compare GT, %i, %j, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  %uabs = stablehlo.abs %u : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %urest = stablehlo.select %uother, %uabs, %zero : tensor<2x40x40xi1>, tensor<2x40x40xf64>
  check.expect_eq %urest, %zero : tensor<2x40x40xf64>
  %uy = "stablehlo.triangular_solve"(%u, %b) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %ux = "stablehlo.triangular_solve"(%u, %uy) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %uax = stablehlo.dot_general %a, %ux, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %usol_d = stablehlo.subtract %uax, %b : tensor<2x40x40xcomplex<f64>>
  %usol_a = stablehlo.abs %usol_d : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %usol_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %usol = stablehlo.compare LT, %usol_a, %usol_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol, dense<true> : tensor<2x40x40xi1>
  %uv = "stablehlo.triangular_solve"(%u, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %uw = "stablehlo.triangular_solve"(%u, %uv) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %uwa = stablehlo.dot_general %uw, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x40x40xcomplex<f64>>, tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xcomplex<f64>>
  %usol2_d = stablehlo.subtract %uwa, %b : tensor<2x40x40xcomplex<f64>>
  %usol2_a = stablehlo.abs %usol2_d : (tensor<2x40x40xcomplex<f64>>) -> tensor<2x40x40xf64>
  %usol2_l = stablehlo.constant dense<1.0e-12> : tensor<2x40x40xf64>
  %usol2 = stablehlo.compare LT, %usol2_a, %usol2_l, FLOAT : (tensor<2x40x40xf64>, tensor<2x40x40xf64>) -> tensor<2x40x40xi1>
  check.expect_eq_const %usol2, dense<true> : tensor<2x40x40xi1>
  return
}

// A matrix that is not positive definite has no factor: NaN, at every size.
func.func @no_factor() {
  %a = stablehlo.constant dense<-1.0> : tensor<40x40xf32>
  %l = stablehlo.cholesky %a, lower = true : tensor<40x40xf32>
  %d = stablehlo.slice %l [0:1, 0:1] : (tensor<40x40xf32>) -> tensor<1x1xf32>
  check.expect_eq_const %d, dense<0x7FC00000> : tensor<1x1xf32>
  return
}

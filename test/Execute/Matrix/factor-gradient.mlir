// The gradient of a Gaussian likelihood as JAX writes it: a Cholesky factorization, and the solves
// of its derivative, on a matrix sharded by rows of which 8 does not divide the number.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "replicated_ops": []
module @jit_nll attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<44x44xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<44x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<44x44xf32> {jax.result_info = "result[1][0]"}, tensor<44x3xf32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<44x44xf32>) -> tensor<44x44xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<44x44xf32>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %2 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %3 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %5 = stablehlo.add %2, %4 : tensor<44x44xi32>
    %6 = stablehlo.compare EQ, %5, %3, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    %7 = stablehlo.convert %6 : (tensor<44x44xi1>) -> tensor<44x44xf32>
    %cst = stablehlo.constant dense<4.400000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<44x44xf32>
    %10 = stablehlo.add %1, %9 : tensor<44x44xf32>
    %11:5 = call @cholesky(%10) : (tensor<44x44xf32>) -> (tensor<44x44xf32>, tensor<44x44xf32>, tensor<44x44xi1>, tensor<44x44xf32>, tensor<44x44xi1>)
    %12:2 = call @_solve_triangular(%11#0, %arg1) : (tensor<44x44xf32>, tensor<44x3xf32>) -> (tensor<44x3xf32>, tensor<44x44xi1>)
    %13 = stablehlo.multiply %12#0, %12#0 : tensor<44x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<44x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.multiply %cst_1, %14 : tensor<f32>
    %16:4 = call @_diag(%11#0) : (tensor<44x44xf32>) -> (tensor<44xf32>, tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>)
    %17 = stablehlo.log %16#0 : tensor<44xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<44xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.add %15, %18 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<44xf32>
    %21 = stablehlo.divide %20, %16#0 : tensor<44xf32>
    %22 = call @_diag_0(%16#1, %16#2, %16#3, %21) : (tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>, tensor<44xf32>) -> tensor<44x44xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.multiply %cst_4, %cst_5 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<44x3xf32>
    %25 = stablehlo.multiply %12#0, %24 : tensor<44x3xf32>
    %26 = stablehlo.multiply %24, %12#0 : tensor<44x3xf32>
    %27 = stablehlo.add %25, %26 : tensor<44x3xf32>
    %28:2 = call @_solve_triangular_2(%12#1, %12#0, %11#0, %27) : (tensor<44x44xi1>, tensor<44x3xf32>, tensor<44x44xf32>, tensor<44x3xf32>) -> (tensor<44x44xf32>, tensor<44x3xf32>)
    %29 = stablehlo.add %22, %28#0 : tensor<44x44xf32>
    %30 = call @cholesky_3(%11#1, %11#2, %11#3, %11#4, %29) : (tensor<44x44xf32>, tensor<44x44xi1>, tensor<44x44xf32>, tensor<44x44xi1>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %31 = stablehlo.dot_general %30, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<44x44xf32>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<44x44xf32>) -> tensor<44x44xf32>
    %33 = stablehlo.dot_general %30, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<44x44xf32>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %34 = stablehlo.transpose %32, dims = [1, 0] : (tensor<44x44xf32>) -> tensor<44x44xf32>
    %35 = stablehlo.add %33, %34 : tensor<44x44xf32>
    return %19, %35, %28#1 : tensor<f32>, tensor<44x44xf32>, tensor<44x3xf32>
  }
  func.func private @cholesky(%arg0: tensor<44x44xf32>) -> (tensor<44x44xf32>, tensor<44x44xf32>, tensor<44x44xi1>, tensor<44x44xf32>, tensor<44x44xi1>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<44x44xf32>) -> tensor<44x44xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<44x44xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %3 = stablehlo.divide %1, %2 : tensor<44x44xf32>
    %4 = stablehlo.cholesky %3, lower = true : tensor<44x44xf32>
    %5 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %7 = stablehlo.add %5, %6 : tensor<44x44xi32>
    %8 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %9 = stablehlo.compare GE, %7, %8, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %11 = stablehlo.select %9, %4, %10 : tensor<44x44xi1>, tensor<44x44xf32>
    %12 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %14 = stablehlo.add %12, %13 : tensor<44x44xi32>
    %15 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %16 = stablehlo.compare GE, %14, %15, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    %17 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %19 = stablehlo.add %17, %18 : tensor<44x44xi32>
    %20 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %21 = stablehlo.compare EQ, %19, %20, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    %22 = stablehlo.convert %21 : (tensor<44x44xi1>) -> tensor<44x44xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %24 = stablehlo.add %23, %22 : tensor<44x44xf32>
    %25 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %27 = stablehlo.add %25, %26 : tensor<44x44xi32>
    %28 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %31 = stablehlo.select %29, %11, %30 : tensor<44x44xi1>, tensor<44x44xf32>
    return %31, %11, %16, %24, %29 : tensor<44x44xf32>, tensor<44x44xf32>, tensor<44x44xi1>, tensor<44x44xf32>, tensor<44x44xi1>
  }
  func.func private @_solve_triangular(%arg0: tensor<44x44xf32>, %arg1: tensor<44x3xf32>) -> (tensor<44x3xf32>, tensor<44x44xi1>) {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<44x44xf32>, tensor<44x3xf32>) -> tensor<44x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %3 = stablehlo.add %1, %2 : tensor<44x44xi32>
    %4 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %5 = stablehlo.compare GE, %3, %4, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    return %0, %5 : tensor<44x3xf32>, tensor<44x44xi1>
  }
  func.func private @_diag(%arg0: tensor<44x44xf32>) -> (tensor<44xf32>, tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>) {
    %0:4 = call @diagonal(%arg0) : (tensor<44x44xf32>) -> (tensor<44xf32>, tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>)
    return %0#0, %0#1, %0#2, %0#3 : tensor<44xf32>, tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>
  }
  func.func private @diagonal(%arg0: tensor<44x44xf32>) -> (tensor<44xf32>, tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<44x44xi32>
    %1 = stablehlo.iota dim = 1 : tensor<44x44xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<44x44xi32>
    %3 = stablehlo.add %0, %2 : tensor<44x44xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<44x44xi32>, tensor<44x44xi32>) -> tensor<44x44xi1>
    %5 = stablehlo.convert %4 : (tensor<44x44xi1>) -> tensor<44x44xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<44xi32>
      %9 = stablehlo.iota dim = 0 : tensor<44xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<44xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<44xi32>, tensor<44xi32>) -> tensor<44xi1>
      %c_2 = stablehlo.constant dense<44> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<44xi32>
      %13 = stablehlo.add %8, %12 : tensor<44xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<44xi1>, tensor<44xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<44xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<44xi32>, tensor<44xi32>) -> tensor<44xi1>
      %c_4 = stablehlo.constant dense<44> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<44xi32>
      %18 = stablehlo.add %9, %17 : tensor<44xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<44xi1>, tensor<44xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<44xi32>) -> tensor<44x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<44xi32>) -> tensor<44x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<44x1xi32>, tensor<44x1xi32>) -> tensor<44x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<44x44xf32>, tensor<44x2xi32>) -> tensor<44xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
      stablehlo.return %23, %24, %22 : tensor<44xf32>, tensor<44x44xf32>, tensor<44x2xi32>
    }) : (tensor<i32>) -> (tensor<44xf32>, tensor<44x44xf32>, tensor<44x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<44xf32>, tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>
  }
  func.func private @_diag_0(%arg0: tensor<i32>, %arg1: tensor<44x44xf32>, %arg2: tensor<44x2xi32>, %arg3: tensor<44xf32>) -> tensor<44x44xf32> {
    %0 = call @diagonal_1(%arg0, %arg1, %arg2, %arg3) : (tensor<i32>, tensor<44x44xf32>, tensor<44x2xi32>, tensor<44xf32>) -> tensor<44x44xf32>
    return %0 : tensor<44x44xf32>
  }
  func.func private @diagonal_1(%arg0: tensor<i32>, %arg1: tensor<44x44xf32>, %arg2: tensor<44x2xi32>, %arg3: tensor<44xf32>) -> tensor<44x44xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<44x44xf32>, tensor<44x2xi32>, tensor<44xf32>) -> tensor<44x44xf32>
      stablehlo.return %3 : tensor<44x44xf32>
    }) : (tensor<i32>) -> tensor<44x44xf32>
    return %1 : tensor<44x44xf32>
  }
  func.func private @_solve_triangular_2(%arg0: tensor<44x44xi1>, %arg1: tensor<44x3xf32>, %arg2: tensor<44x44xf32>, %arg3: tensor<44x3xf32>) -> (tensor<44x44xf32>, tensor<44x3xf32>) {
    %0 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<44x44xf32>, tensor<44x3xf32>) -> tensor<44x3xf32>
    %1 = "stablehlo.triangular_solve"(%arg2, %arg3) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<44x44xf32>, tensor<44x3xf32>) -> tensor<44x3xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<44x3xf32>, tensor<44x3xf32>) -> tensor<44x44xf32>
    %3 = stablehlo.negate %2 : tensor<44x44xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %5 = stablehlo.select %arg0, %3, %4 : tensor<44x44xi1>, tensor<44x44xf32>
    return %5, %0 : tensor<44x44xf32>, tensor<44x3xf32>
  }
  func.func private @cholesky_3(%arg0: tensor<44x44xf32>, %arg1: tensor<44x44xi1>, %arg2: tensor<44x44xf32>, %arg3: tensor<44x44xi1>, %arg4: tensor<44x44xf32>) -> tensor<44x44xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %1 = stablehlo.select %arg3, %arg4, %0 : tensor<44x44xi1>, tensor<44x44xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<44x44xf32>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<44x44xf32>) -> tensor<44x44xf32>
    %4 = stablehlo.divide %3, %arg2 : tensor<44x44xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %6 = stablehlo.select %arg1, %4, %5 : tensor<44x44xi1>, tensor<44x44xf32>
    %7 = "stablehlo.triangular_solve"(%arg0, %6) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<44x44xf32>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %8 = "stablehlo.triangular_solve"(%arg0, %7) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<44x44xf32>, tensor<44x44xf32>) -> tensor<44x44xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<44x44xf32>
    %10 = stablehlo.divide %8, %9 : tensor<44x44xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<44x44xf32>) -> tensor<44x44xf32>
    %12 = stablehlo.add %10, %11 : tensor<44x44xf32>
    return %12 : tensor<44x44xf32>
  }
}

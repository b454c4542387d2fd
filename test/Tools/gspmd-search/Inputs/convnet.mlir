// Read by known.test: a step of a convolution network with batch norm by JAX 0.10.2, with gradient descent into donated weights.
module @jit_net attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x16x256xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x3x256x256xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<256x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<128x32x32x16xf32>, %arg4: tensor<128x64xf32>) -> (tensor<3x3x16x256xf32>, tensor<3x3x256x256xf32>, tensor<256x64xf32>) {
    %0 = stablehlo.convolution(%arg3, %arg0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x16xf32>, tensor<3x3x16x256xf32>) -> tensor<128x32x32x256xf32>
    %1 = call @relu(%0) : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<128x32x32x256xf32>, tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.divide %5, %6 : tensor<256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<128x32x32x256xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:5 = call @_var(%1, %c) : (tensor<128x32x32x256xf32>, tensor<i32>) -> (tensor<256xf32>, tensor<128x32x32x256xf32>, tensor<f32>, tensor<i1>, tensor<256xf32>)
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.add %11#0, %12 : tensor<256xf32>
    %14 = stablehlo.rsqrt %13 : tensor<256xf32>
    %15 = stablehlo.divide %14, %13 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<256xf32>
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %20 = stablehlo.multiply %10, %19 : tensor<128x32x32x256xf32>
    %21 = stablehlo.convolution(%20, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xf32>, tensor<3x3x256x256xf32>) -> tensor<128x32x32x256xf32>
    %22 = call @relu(%21) : (tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %24 = stablehlo.compare GT, %21, %23, FLOAT : (tensor<128x32x32x256xf32>, tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<128x256xf32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %28 = stablehlo.divide %26, %27 : tensor<128x256xf32>
    %29 = stablehlo.dot_general %28, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x256xf32>, tensor<256x64xf32>) -> tensor<128x64xf32>
    %30 = stablehlo.subtract %29, %arg4 : tensor<128x64xf32>
    %31 = stablehlo.multiply %30, %30 : tensor<128x64xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<128x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%31 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %35 = stablehlo.divide %34, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %36 = stablehlo.divide %cst_12, %cst_13 : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %38 = stablehlo.multiply %37, %33 : tensor<128x64xf32>
    %39 = stablehlo.dot_general %38, %28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<128x256xf32>) -> tensor<64x256xf32>
    %40 = stablehlo.transpose %39, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %41 = stablehlo.dot_general %38, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<256x64xf32>) -> tensor<128x256xf32>
    %cst_14 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<128x256xf32>
    %43 = stablehlo.divide %41, %42 : tensor<128x256xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 3] : (tensor<128x256xf32>) -> tensor<128x32x32x256xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %46 = stablehlo.select %24, %44, %45 : tensor<128x32x32x256xi1>, tensor<128x32x32x256xf32>
    %47 = stablehlo.convolution(%20, %46) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xf32>, tensor<128x32x32x256xf32>) -> tensor<3x3x256x256xf32>
    %48 = stablehlo.reverse %arg1, dims = [0, 1] : tensor<3x3x256x256xf32>
    %49 = stablehlo.convolution(%46, %48) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x256xf32>, tensor<3x3x256x256xf32>) -> tensor<128x32x32x256xf32>
    %50 = stablehlo.multiply %10, %49 : tensor<128x32x32x256xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %52 = stablehlo.reshape %51 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %53 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %54 = stablehlo.multiply %49, %53 : tensor<128x32x32x256xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%52 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %56 = stablehlo.multiply %55, %17 : tensor<256xf32>
    %57 = call @_var_0(%11#1, %11#2, %11#3, %11#4, %56) : (tensor<128x32x32x256xf32>, tensor<f32>, tensor<i1>, tensor<256xf32>, tensor<256xf32>) -> tensor<128x32x32x256xf32>
    %58 = stablehlo.negate %54 : tensor<128x32x32x256xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %60 = stablehlo.reshape %59 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %61 = stablehlo.add %57, %54 : tensor<128x32x32x256xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_20 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %64 = stablehlo.divide %62, %63 : tensor<256xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [3] : (tensor<256xf32>) -> tensor<128x32x32x256xf32>
    %66 = stablehlo.add %61, %65 : tensor<128x32x32x256xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %68 = stablehlo.select %3, %66, %67 : tensor<128x32x32x256xi1>, tensor<128x32x32x256xf32>
    %69 = stablehlo.convolution(%arg3, %68) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x32x32x16xf32>, tensor<128x32x32x256xf32>) -> tensor<3x3x16x256xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x3x16x256xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<3x3x16x256xf32>
    %72 = stablehlo.subtract %arg0, %71 : tensor<3x3x16x256xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %74 = stablehlo.multiply %73, %47 : tensor<3x3x256x256xf32>
    %75 = stablehlo.subtract %arg1, %74 : tensor<3x3x256x256xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %77 = stablehlo.multiply %76, %40 : tensor<256x64xf32>
    %78 = stablehlo.subtract %arg2, %77 : tensor<256x64xf32>
    return %72, %75, %78 : tensor<3x3x16x256xf32>, tensor<3x3x256x256xf32>, tensor<256x64xf32>
  }
  func.func private @relu(%arg0: tensor<128x32x32x256xf32>) -> tensor<128x32x32x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<128x32x32x256xf32>
    return %1 : tensor<128x32x32x256xf32>
  }
  func.func private @_var(%arg0: tensor<128x32x32x256xf32>, %arg1: tensor<i32>) -> (tensor<256xf32>, tensor<128x32x32x256xf32>, tensor<f32>, tensor<i1>, tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_0 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x256xf32>) -> tensor<128x32x32x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<128x32x32x256xf32>
    %6 = chlo.square %5 : tensor<128x32x32x256xf32> -> tensor<128x32x32x256xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x32x32x256xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<128x32x32x256xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.divide %11, %12 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<256xf32>, tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<256xf32>, tensor<128x32x32x256xf32>, tensor<f32>, tensor<i1>, tensor<256xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<256xf32>, %arg2: tensor<f32>) -> (tensor<256xf32>, tensor<256xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256xf32>
    return %2, %3 : tensor<256xf32>, tensor<256xf32>
  }
  func.func private @_var_0(%arg0: tensor<128x32x32x256xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<256xf32>, %arg4: tensor<256xf32>) -> tensor<128x32x32x256xf32> {
    %0 = call @_where_1(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<256xf32>) -> tensor<128x32x32x256xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<128x32x32x256xf32>
    %5 = stablehlo.negate %4 : tensor<128x32x32x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x32x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.reshape %6 : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %cst_0 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<256xf32>) -> tensor<128x32x32x256xf32>
    %12 = stablehlo.add %4, %11 : tensor<128x32x32x256xf32>
    return %12 : tensor<128x32x32x256xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<256xf32>, %arg2: tensor<256xf32>) -> tensor<256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<256xf32>
    return %1 : tensor<256xf32>
  }
}

// Read by known.test: a step of a transformer layer (attention and two products) by JAX 0.10.2, with gradient descent into donated weights.
module @jit_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<1024x16x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<1024x16x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<1024x16x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x64x1024xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<1024x4096xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4096x1024xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64x256x1024xf32>, %arg7: tensor<64x256x1024xf32>) -> (tensor<1024x16x64xf32>, tensor<1024x16x64xf32>, tensor<1024x16x64xf32>, tensor<16x64x1024xf32>, tensor<1024x4096xf32>, tensor<4096x1024xf32>) {
    %0 = stablehlo.dot_general %arg6, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<1024x16x64xf32>) -> tensor<64x256x16x64xf32>
    %1 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<1024x16x64xf32>) -> tensor<64x256x16x64xf32>
    %2 = stablehlo.dot_general %arg6, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<1024x16x64xf32>) -> tensor<64x256x16x64xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x256x16x64xf32>, tensor<64x256x16x64xf32>) -> tensor<64x16x256x256xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<64x16x256x256xf32>, tensor<f32>) -> tensor<64x16x256xf32>
    %5 = stablehlo.reshape %4 : (tensor<64x16x256xf32>) -> tensor<64x16x256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<64x16x256x1xf32>) -> tensor<64x16x256x256xf32>
    %7 = stablehlo.compare EQ, %3, %6, FLOAT : (tensor<64x16x256x256xf32>, tensor<64x16x256x256xf32>) -> tensor<64x16x256x256xi1>
    %8 = stablehlo.convert %7 : (tensor<64x16x256x256xi1>) -> tensor<64x16x256x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<64x16x256x256xf32>, tensor<f32>) -> tensor<64x16x256xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x16x256xf32>
    %11 = stablehlo.maximum %10, %4 : tensor<64x16x256xf32>
    %12 = stablehlo.compare EQ, %4, %11, FLOAT : (tensor<64x16x256xf32>, tensor<64x16x256xf32>) -> tensor<64x16x256xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x16x256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x16x256xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<64x16x256xi1>, tensor<64x16x256xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x16x256xf32>
    %17 = stablehlo.compare EQ, %16, %11, FLOAT : (tensor<64x16x256xf32>, tensor<64x16x256xf32>) -> tensor<64x16x256xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<64x16x256xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x16x256xf32>
    %20 = stablehlo.select %17, %18, %19 : tensor<64x16x256xi1>, tensor<64x16x256xf32>
    %21 = stablehlo.divide %15, %20 : tensor<64x16x256xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<64x16x256xf32>) -> tensor<64x16x256x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<64x16x256x1xf32>) -> tensor<64x16x256x256xf32>
    %24 = stablehlo.subtract %3, %23 : tensor<64x16x256x256xf32>
    %25 = stablehlo.exponential %24 : tensor<64x16x256x256xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<64x16x256x256xf32>, tensor<f32>) -> tensor<64x16x256xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<64x16x256xf32>) -> tensor<64x16x256x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<64x16x256x1xf32>) -> tensor<64x16x256x256xf32>
    %29 = stablehlo.divide %25, %28 : tensor<64x16x256x256xf32>
    %30 = stablehlo.multiply %27, %27 : tensor<64x16x256x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x16x256x1xf32>
    %32 = stablehlo.divide %31, %30 : tensor<64x16x256x1xf32>
    %33 = stablehlo.dot_general %2, %29, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x256x16x64xf32>, tensor<64x16x256x256xf32>) -> tensor<64x16x64x256xf32>
    %34 = stablehlo.dot_general %33, %arg3, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x64x256xf32>, tensor<16x64x1024xf32>) -> tensor<64x256x1024xf32>
    %35 = stablehlo.add %arg6, %34 : tensor<64x256x1024xf32>
    %36 = stablehlo.dot_general %35, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<1024x4096xf32>) -> tensor<64x256x4096xf32>
    %37 = stablehlo.tanh %36 : tensor<64x256x4096xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x256x4096xf32>
    %39 = stablehlo.subtract %38, %37 : tensor<64x256x4096xf32>
    %40 = stablehlo.dot_general %37, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x256x4096xf32>, tensor<4096x1024xf32>) -> tensor<64x256x1024xf32>
    %41 = stablehlo.add %35, %40 : tensor<64x256x1024xf32>
    %42 = stablehlo.subtract %41, %arg7 : tensor<64x256x1024xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<64x256x1024xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x256x1024xf32>
    %45 = stablehlo.multiply %44, %42 : tensor<64x256x1024xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<64x256x1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %48 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<64x256x1024xf32>
    %50 = stablehlo.multiply %49, %45 : tensor<64x256x1024xf32>
    %51 = stablehlo.dot_general %50, %37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<64x256x4096xf32>) -> tensor<1024x4096xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<1024x4096xf32>) -> tensor<4096x1024xf32>
    %53 = stablehlo.dot_general %50, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<4096x1024xf32>) -> tensor<64x256x4096xf32>
    %54 = stablehlo.multiply %53, %39 : tensor<64x256x4096xf32>
    %55 = stablehlo.multiply %54, %37 : tensor<64x256x4096xf32>
    %56 = stablehlo.add %54, %55 : tensor<64x256x4096xf32>
    %57 = stablehlo.dot_general %56, %35, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x4096xf32>, tensor<64x256x1024xf32>) -> tensor<4096x1024xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    %59 = stablehlo.dot_general %56, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x4096xf32>, tensor<1024x4096xf32>) -> tensor<64x256x1024xf32>
    %60 = stablehlo.add %50, %59 : tensor<64x256x1024xf32>
    %61 = stablehlo.dot_general %60, %33, contracting_dims = [0, 1] x [0, 3], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<64x16x64x256xf32>) -> tensor<1024x16x64xf32>
    %62 = stablehlo.transpose %61, dims = [1, 2, 0] : (tensor<1024x16x64xf32>) -> tensor<16x64x1024xf32>
    %63 = stablehlo.dot_general %60, %arg3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x256x1024xf32>, tensor<16x64x1024xf32>) -> tensor<64x256x16x64xf32>
    %64 = stablehlo.transpose %63, dims = [0, 2, 3, 1] : (tensor<64x256x16x64xf32>) -> tensor<64x16x64x256xf32>
    %65 = stablehlo.dot_general %64, %2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<64x16x64x256xf32>, tensor<64x256x16x64xf32>) -> tensor<64x16x256x256xf32>
    %66 = stablehlo.dot_general %64, %29, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<64x16x64x256xf32>, tensor<64x16x256x256xf32>) -> tensor<64x16x64x256xf32>
    %67 = stablehlo.transpose %66, dims = [0, 3, 1, 2] : (tensor<64x16x64x256xf32>) -> tensor<64x256x16x64xf32>
    %68 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<64x16x256x1xf32>) -> tensor<64x16x256x256xf32>
    %69 = stablehlo.multiply %65, %68 : tensor<64x16x256x256xf32>
    %70 = stablehlo.multiply %69, %25 : tensor<64x16x256x256xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<64x16x256x256xf32>, tensor<f32>) -> tensor<64x16x256xf32>
    %72 = stablehlo.reshape %71 : (tensor<64x16x256xf32>) -> tensor<64x16x256x1xf32>
    %73 = stablehlo.negate %72 : tensor<64x16x256x1xf32>
    %74 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<64x16x256x1xf32>) -> tensor<64x16x256x256xf32>
    %75 = stablehlo.divide %65, %74 : tensor<64x16x256x256xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%73 init: %cst_16) applies stablehlo.add across dimensions = [3] : (tensor<64x16x256x1xf32>, tensor<f32>) -> tensor<64x16x256xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<64x16x256xf32>) -> tensor<64x16x256x256xf32>
    %78 = stablehlo.add %75, %77 : tensor<64x16x256x256xf32>
    %79 = stablehlo.multiply %78, %25 : tensor<64x16x256x256xf32>
    %80 = stablehlo.dot_general %79, %0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x256x256xf32>, tensor<64x256x16x64xf32>) -> tensor<64x16x256x64xf32>
    %81 = stablehlo.transpose %80, dims = [0, 2, 1, 3] : (tensor<64x16x256x64xf32>) -> tensor<64x256x16x64xf32>
    %82 = stablehlo.dot_general %79, %1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<64x16x256x256xf32>, tensor<64x256x16x64xf32>) -> tensor<64x16x256x64xf32>
    %83 = stablehlo.transpose %82, dims = [0, 2, 1, 3] : (tensor<64x16x256x64xf32>) -> tensor<64x256x16x64xf32>
    %84 = stablehlo.dot_general %67, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x16x64xf32>, tensor<64x256x1024xf32>) -> tensor<16x64x1024xf32>
    %85 = stablehlo.transpose %84, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %86 = stablehlo.dot_general %81, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x16x64xf32>, tensor<64x256x1024xf32>) -> tensor<16x64x1024xf32>
    %87 = stablehlo.transpose %86, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %88 = stablehlo.dot_general %83, %arg6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<64x256x16x64xf32>, tensor<64x256x1024xf32>) -> tensor<16x64x1024xf32>
    %89 = stablehlo.transpose %88, dims = [2, 0, 1] : (tensor<16x64x1024xf32>) -> tensor<1024x16x64xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1024x16x64xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<1024x16x64xf32>
    %92 = stablehlo.subtract %arg0, %91 : tensor<1024x16x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1024x16x64xf32>
    %94 = stablehlo.multiply %93, %87 : tensor<1024x16x64xf32>
    %95 = stablehlo.subtract %arg1, %94 : tensor<1024x16x64xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1024x16x64xf32>
    %97 = stablehlo.multiply %96, %85 : tensor<1024x16x64xf32>
    %98 = stablehlo.subtract %arg2, %97 : tensor<1024x16x64xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x64x1024xf32>
    %100 = stablehlo.multiply %99, %62 : tensor<16x64x1024xf32>
    %101 = stablehlo.subtract %arg3, %100 : tensor<16x64x1024xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %103 = stablehlo.multiply %102, %58 : tensor<1024x4096xf32>
    %104 = stablehlo.subtract %arg4, %103 : tensor<1024x4096xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32>
    %106 = stablehlo.multiply %105, %52 : tensor<4096x1024xf32>
    %107 = stablehlo.subtract %arg5, %106 : tensor<4096x1024xf32>
    return %92, %95, %98, %101, %104, %107 : tensor<1024x16x64xf32>, tensor<1024x16x64xf32>, tensor<1024x16x64xf32>, tensor<16x64x1024xf32>, tensor<1024x4096xf32>, tensor<4096x1024xf32>
  }
}

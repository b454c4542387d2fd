module @jit_tiny_unet attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "d"=2, "h"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "d", size = 2 : i64}, {name = "h", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<1x1x1x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 0 : i32} loc("params['classes']"), %arg1: tensor<3x3x3x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 1 : i32} loc("params['down0a']"), %arg2: tensor<3x3x3x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['down0b']"), %arg3: tensor<3x3x3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['down1a']"), %arg4: tensor<3x3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 4 : i32} loc("params['down1b']"), %arg5: tensor<3x3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['down2a']"), %arg6: tensor<3x3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['down2b']"), %arg7: tensor<2x2x2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['up0']"), %arg8: tensor<3x3x3x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['up0a']"), %arg9: tensor<3x3x3x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['up0b']"), %arg10: tensor<2x2x2x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['up1']"), %arg11: tensor<3x3x3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['up1a']"), %arg12: tensor<3x3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 12 : i32} loc("params['up1b']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg14: tensor<1x1x1x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 14 : i32} loc("state['m']['classes']"), %arg15: tensor<3x3x3x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 15 : i32} loc("state['m']['down0a']"), %arg16: tensor<3x3x3x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("state['m']['down0b']"), %arg17: tensor<3x3x3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("state['m']['down1a']"), %arg18: tensor<3x3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['m']['down1b']"), %arg19: tensor<3x3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['down2a']"), %arg20: tensor<3x3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['m']['down2b']"), %arg21: tensor<2x2x2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['up0']"), %arg22: tensor<3x3x3x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['up0a']"), %arg23: tensor<3x3x3x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['m']['up0b']"), %arg24: tensor<2x2x2x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['up1']"), %arg25: tensor<3x3x3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 25 : i32} loc("state['m']['up1a']"), %arg26: tensor<3x3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['m']['up1b']"), %arg27: tensor<1x1x1x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['v']['classes']"), %arg28: tensor<3x3x3x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 28 : i32} loc("state['v']['down0a']"), %arg29: tensor<3x3x3x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['v']['down0b']"), %arg30: tensor<3x3x3x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['v']['down1a']"), %arg31: tensor<3x3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 31 : i32} loc("state['v']['down1b']"), %arg32: tensor<3x3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['down2a']"), %arg33: tensor<3x3x3x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['down2b']"), %arg34: tensor<2x2x2x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 34 : i32} loc("state['v']['up0']"), %arg35: tensor<3x3x3x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 35 : i32} loc("state['v']['up0a']"), %arg36: tensor<3x3x3x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['v']['up0b']"), %arg37: tensor<2x2x2x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 37 : i32} loc("state['v']['up1']"), %arg38: tensor<3x3x3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 38 : i32} loc("state['v']['up1a']"), %arg39: tensor<3x3x3x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 39 : i32} loc("state['v']['up1b']"), %arg40: tensor<2x8x8x4x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"d"}, {"h"}, {}, {}]>} loc("batch['image']"), %arg41: tensor<2x8x8x4xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"d"}, {"h"}, {}]>} loc("batch['labels']")) -> (tensor<1x1x1x4x2xf32> {jax.result_info = "result[0]['classes']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x1x4xf32> {jax.result_info = "result[0]['down0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x4xf32> {jax.result_info = "result[0]['down0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x8xf32> {jax.result_info = "result[0]['down1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x8xf32> {jax.result_info = "result[0]['down1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x16xf32> {jax.result_info = "result[0]['down2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x16x16xf32> {jax.result_info = "result[0]['down2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x4x8xf32> {jax.result_info = "result[0]['up0']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x4xf32> {jax.result_info = "result[0]['up0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x4xf32> {jax.result_info = "result[0]['up0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x8x16xf32> {jax.result_info = "result[0]['up1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x16x8xf32> {jax.result_info = "result[0]['up1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x8xf32> {jax.result_info = "result[0]['up1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<1x1x1x4x2xf32> {jax.result_info = "result[1]['m']['classes']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x1x4xf32> {jax.result_info = "result[1]['m']['down0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x4xf32> {jax.result_info = "result[1]['m']['down0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x8xf32> {jax.result_info = "result[1]['m']['down1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x8xf32> {jax.result_info = "result[1]['m']['down1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x16xf32> {jax.result_info = "result[1]['m']['down2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x16x16xf32> {jax.result_info = "result[1]['m']['down2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x4x8xf32> {jax.result_info = "result[1]['m']['up0']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x4xf32> {jax.result_info = "result[1]['m']['up0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x4xf32> {jax.result_info = "result[1]['m']['up0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x8x16xf32> {jax.result_info = "result[1]['m']['up1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x16x8xf32> {jax.result_info = "result[1]['m']['up1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x8xf32> {jax.result_info = "result[1]['m']['up1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<1x1x1x4x2xf32> {jax.result_info = "result[1]['v']['classes']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x1x4xf32> {jax.result_info = "result[1]['v']['down0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x4xf32> {jax.result_info = "result[1]['v']['down0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x8xf32> {jax.result_info = "result[1]['v']['down1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x8xf32> {jax.result_info = "result[1]['v']['down1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x16xf32> {jax.result_info = "result[1]['v']['down2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x16x16xf32> {jax.result_info = "result[1]['v']['down2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x4x8xf32> {jax.result_info = "result[1]['v']['up0']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x4xf32> {jax.result_info = "result[1]['v']['up0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x4x4xf32> {jax.result_info = "result[1]['v']['up0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x8x16xf32> {jax.result_info = "result[1]['v']['up1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x16x8xf32> {jax.result_info = "result[1]['v']['up1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x8x8xf32> {jax.result_info = "result[1]['v']['up1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg40, %arg1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x1xf32>, tensor<3x3x3x1x4xf32>) -> tensor<2x8x8x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %4 = stablehlo.divide %2, %3 : tensor<2x1x1x1x4xf32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %6 = stablehlo.subtract %0, %5 : tensor<2x8x8x4x4xf32> loc(#at0)
    %7 = stablehlo.multiply %6, %6 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %11 = stablehlo.divide %9, %10 : tensor<2x1x1x1x4xf32> loc(#at0)
    %12 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %13 = stablehlo.subtract %0, %12 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %15 = stablehlo.add %11, %14 : tensor<2x1x1x1x4xf32> loc(#at0)
    %16 = stablehlo.rsqrt %15 : tensor<2x1x1x1x4xf32> loc(#at0)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %18 = stablehlo.multiply %13, %17 : tensor<2x8x8x4x4xf32> loc(#at0)
    %19 = call @relu(%18) : (tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %20 = stablehlo.convolution(%19, %arg2) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x4x4xf32>) -> tensor<2x8x8x4x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %24 = stablehlo.divide %22, %23 : tensor<2x1x1x1x4xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %26 = stablehlo.subtract %20, %25 : tensor<2x8x8x4x4xf32> loc(#at0)
    %27 = stablehlo.multiply %26, %26 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %28 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %31 = stablehlo.divide %29, %30 : tensor<2x1x1x1x4xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %33 = stablehlo.subtract %20, %32 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %35 = stablehlo.add %31, %34 : tensor<2x1x1x1x4xf32> loc(#at0)
    %36 = stablehlo.rsqrt %35 : tensor<2x1x1x1x4xf32> loc(#at0)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %38 = stablehlo.multiply %33, %37 : tensor<2x8x8x4x4xf32> loc(#at0)
    %39 = call @relu(%38) : (tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.reduce_window"(%39, %40) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %1202 = stablehlo.maximum %arg42, %arg43 : tensor<f32>
      stablehlo.return %1202 : tensor<f32>
    }) : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4x4x2x4xf32>
    %42 = stablehlo.convolution(%41, %arg3) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x4xf32>, tensor<3x3x3x4x8xf32>) -> tensor<2x4x4x2x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %43 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %46 = stablehlo.divide %44, %45 : tensor<2x1x1x1x8xf32> loc(#at0)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %48 = stablehlo.subtract %42, %47 : tensor<2x4x4x2x8xf32> loc(#at0)
    %49 = stablehlo.multiply %48, %48 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_13 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %53 = stablehlo.divide %51, %52 : tensor<2x1x1x1x8xf32> loc(#at0)
    %54 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %55 = stablehlo.subtract %42, %54 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %57 = stablehlo.add %53, %56 : tensor<2x1x1x1x8xf32> loc(#at0)
    %58 = stablehlo.rsqrt %57 : tensor<2x1x1x1x8xf32> loc(#at0)
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %60 = stablehlo.multiply %55, %59 : tensor<2x4x4x2x8xf32> loc(#at0)
    %61 = call @relu_0(%60) : (tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %62 = stablehlo.convolution(%61, %arg4) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x8x8xf32>) -> tensor<2x4x4x2x8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %63 = stablehlo.reduce(%62 init: %cst_15) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_16 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %66 = stablehlo.divide %64, %65 : tensor<2x1x1x1x8xf32> loc(#at0)
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %68 = stablehlo.subtract %62, %67 : tensor<2x4x4x2x8xf32> loc(#at0)
    %69 = stablehlo.multiply %68, %68 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %70 = stablehlo.reduce(%69 init: %cst_17) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %73 = stablehlo.divide %71, %72 : tensor<2x1x1x1x8xf32> loc(#at0)
    %74 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %75 = stablehlo.subtract %62, %74 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %77 = stablehlo.add %73, %76 : tensor<2x1x1x1x8xf32> loc(#at0)
    %78 = stablehlo.rsqrt %77 : tensor<2x1x1x1x8xf32> loc(#at0)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %80 = stablehlo.multiply %75, %79 : tensor<2x4x4x2x8xf32> loc(#at0)
    %81 = call @relu_0(%80) : (tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<f32>
    %83 = "stablehlo.reduce_window"(%81, %82) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %1202 = stablehlo.maximum %arg42, %arg43 : tensor<f32>
      stablehlo.return %1202 : tensor<f32>
    }) : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x2x2x1x8xf32>
    %84 = stablehlo.convolution(%83, %arg5) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x8xf32>, tensor<3x3x3x8x16xf32>) -> tensor<2x2x2x1x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %85 = stablehlo.reduce(%84 init: %cst_21) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_22 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %88 = stablehlo.divide %86, %87 : tensor<2x1x1x1x16xf32> loc(#at0)
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %90 = stablehlo.subtract %84, %89 : tensor<2x2x2x1x16xf32> loc(#at0)
    %91 = stablehlo.multiply %90, %90 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %92 = stablehlo.reduce(%91 init: %cst_23) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_24 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %95 = stablehlo.divide %93, %94 : tensor<2x1x1x1x16xf32> loc(#at0)
    %96 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %97 = stablehlo.subtract %84, %96 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_25 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %99 = stablehlo.add %95, %98 : tensor<2x1x1x1x16xf32> loc(#at0)
    %100 = stablehlo.rsqrt %99 : tensor<2x1x1x1x16xf32> loc(#at0)
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %102 = stablehlo.multiply %97, %101 : tensor<2x2x2x1x16xf32> loc(#at0)
    %103 = call @relu_1(%102) : (tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %104 = stablehlo.convolution(%103, %arg6) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<3x3x3x16x16xf32>) -> tensor<2x2x2x1x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %105 = stablehlo.reduce(%104 init: %cst_26) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %108 = stablehlo.divide %106, %107 : tensor<2x1x1x1x16xf32> loc(#at0)
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %110 = stablehlo.subtract %104, %109 : tensor<2x2x2x1x16xf32> loc(#at0)
    %111 = stablehlo.multiply %110, %110 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %112 = stablehlo.reduce(%111 init: %cst_28) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %115 = stablehlo.divide %113, %114 : tensor<2x1x1x1x16xf32> loc(#at0)
    %116 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %117 = stablehlo.subtract %104, %116 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %119 = stablehlo.add %115, %118 : tensor<2x1x1x1x16xf32> loc(#at0)
    %120 = stablehlo.rsqrt %119 : tensor<2x1x1x1x16xf32> loc(#at0)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %122 = stablehlo.multiply %117, %121 : tensor<2x2x2x1x16xf32> loc(#at0)
    %123 = call @relu_1(%122) : (tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %124 = stablehlo.reverse %arg10, dims = [0] : tensor<2x2x2x8x16xf32>
    %125 = stablehlo.reverse %124, dims = [1] : tensor<2x2x2x8x16xf32>
    %126 = stablehlo.reverse %125, dims = [2] : tensor<2x2x2x8x16xf32>
    %127 = stablehlo.transpose %126, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x8x16xf32>) -> tensor<2x2x2x16x8xf32>
    %128 = stablehlo.convolution(%123, %127) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<2x2x2x16x8xf32>) -> tensor<2x4x4x2x8xf32>
    %129 = stablehlo.concatenate %81, %128, dim = 4 : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x16xf32>
    %130 = stablehlo.convolution(%129, %arg11) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x16xf32>, tensor<3x3x3x16x8xf32>) -> tensor<2x4x4x2x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %131 = stablehlo.reduce(%130 init: %cst_31) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %134 = stablehlo.divide %132, %133 : tensor<2x1x1x1x8xf32> loc(#at0)
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %136 = stablehlo.subtract %130, %135 : tensor<2x4x4x2x8xf32> loc(#at0)
    %137 = stablehlo.multiply %136, %136 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %138 = stablehlo.reduce(%137 init: %cst_33) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_34 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %141 = stablehlo.divide %139, %140 : tensor<2x1x1x1x8xf32> loc(#at0)
    %142 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %143 = stablehlo.subtract %130, %142 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_35 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %145 = stablehlo.add %141, %144 : tensor<2x1x1x1x8xf32> loc(#at0)
    %146 = stablehlo.rsqrt %145 : tensor<2x1x1x1x8xf32> loc(#at0)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %148 = stablehlo.multiply %143, %147 : tensor<2x4x4x2x8xf32> loc(#at0)
    %149 = call @relu_0(%148) : (tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %150 = stablehlo.convolution(%149, %arg12) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x8x8xf32>) -> tensor<2x4x4x2x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %151 = stablehlo.reduce(%150 init: %cst_36) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_37 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %154 = stablehlo.divide %152, %153 : tensor<2x1x1x1x8xf32> loc(#at0)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %156 = stablehlo.subtract %150, %155 : tensor<2x4x4x2x8xf32> loc(#at0)
    %157 = stablehlo.multiply %156, %156 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %158 = stablehlo.reduce(%157 init: %cst_38) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_39 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %161 = stablehlo.divide %159, %160 : tensor<2x1x1x1x8xf32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %163 = stablehlo.subtract %150, %162 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_40 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %165 = stablehlo.add %161, %164 : tensor<2x1x1x1x8xf32> loc(#at0)
    %166 = stablehlo.rsqrt %165 : tensor<2x1x1x1x8xf32> loc(#at0)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %168 = stablehlo.multiply %163, %167 : tensor<2x4x4x2x8xf32> loc(#at0)
    %169 = call @relu_0(%168) : (tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %170 = stablehlo.reverse %arg7, dims = [0] : tensor<2x2x2x4x8xf32>
    %171 = stablehlo.reverse %170, dims = [1] : tensor<2x2x2x4x8xf32>
    %172 = stablehlo.reverse %171, dims = [2] : tensor<2x2x2x4x8xf32>
    %173 = stablehlo.transpose %172, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x4x8xf32>) -> tensor<2x2x2x8x4xf32>
    %174 = stablehlo.convolution(%169, %173) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<2x2x2x8x4xf32>) -> tensor<2x8x8x4x4xf32>
    %175 = stablehlo.concatenate %39, %174, dim = 4 : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x8xf32>
    %176 = stablehlo.convolution(%175, %arg8) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x8xf32>, tensor<3x3x3x8x4xf32>) -> tensor<2x8x8x4x4xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %177 = stablehlo.reduce(%176 init: %cst_41) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_42 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %180 = stablehlo.divide %178, %179 : tensor<2x1x1x1x4xf32> loc(#at0)
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %182 = stablehlo.subtract %176, %181 : tensor<2x8x8x4x4xf32> loc(#at0)
    %183 = stablehlo.multiply %182, %182 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %184 = stablehlo.reduce(%183 init: %cst_43) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_44 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %187 = stablehlo.divide %185, %186 : tensor<2x1x1x1x4xf32> loc(#at0)
    %188 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %189 = stablehlo.subtract %176, %188 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_45 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %191 = stablehlo.add %187, %190 : tensor<2x1x1x1x4xf32> loc(#at0)
    %192 = stablehlo.rsqrt %191 : tensor<2x1x1x1x4xf32> loc(#at0)
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %194 = stablehlo.multiply %189, %193 : tensor<2x8x8x4x4xf32> loc(#at0)
    %195 = call @relu(%194) : (tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %196 = stablehlo.convolution(%195, %arg9) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x4x4xf32>) -> tensor<2x8x8x4x4xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %197 = stablehlo.reduce(%196 init: %cst_46) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_47 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %200 = stablehlo.divide %198, %199 : tensor<2x1x1x1x4xf32> loc(#at0)
    %201 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %202 = stablehlo.subtract %196, %201 : tensor<2x8x8x4x4xf32> loc(#at0)
    %203 = stablehlo.multiply %202, %202 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %204 = stablehlo.reduce(%203 init: %cst_48) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_49 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %207 = stablehlo.divide %205, %206 : tensor<2x1x1x1x4xf32> loc(#at0)
    %208 = stablehlo.broadcast_in_dim %200, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %209 = stablehlo.subtract %196, %208 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %211 = stablehlo.add %207, %210 : tensor<2x1x1x1x4xf32> loc(#at0)
    %212 = stablehlo.rsqrt %211 : tensor<2x1x1x1x4xf32> loc(#at0)
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %214 = stablehlo.multiply %209, %213 : tensor<2x8x8x4x4xf32> loc(#at0)
    %215 = call @relu(%214) : (tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %216 = stablehlo.convolution(%215, %arg0) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<1x1x1x4x2xf32>) -> tensor<2x8x8x4x2xf32>
    %217 = call @_one_hot(%arg41) : (tensor<2x8x8x4xi32>) -> tensor<2x8x8x4x2xf32>
    %218 = stablehlo.multiply %216, %217 : tensor<2x8x8x4x2xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%218 init: %cst_51) applies stablehlo.add across dimensions = [4] : (tensor<2x8x8x4x2xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %220 = stablehlo.reduce(%216 init: %cst_52) applies stablehlo.maximum across dimensions = [4] : (tensor<2x8x8x4x2xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %221 = stablehlo.reshape %220 : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4x1xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1, 2, 3, 4] : (tensor<2x8x8x4x1xf32>) -> tensor<2x8x8x4x2xf32>
    %223 = stablehlo.compare EQ, %216, %222, FLOAT : (tensor<2x8x8x4x2xf32>, tensor<2x8x8x4x2xf32>) -> tensor<2x8x8x4x2xi1>
    %224 = stablehlo.convert %223 : (tensor<2x8x8x4x2xi1>) -> tensor<2x8x8x4x2xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_53) applies stablehlo.add across dimensions = [4] : (tensor<2x8x8x4x2xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %227 = stablehlo.maximum %226, %220 : tensor<2x8x8x4xf32>
    %228 = stablehlo.compare EQ, %220, %227, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %231 = stablehlo.select %228, %229, %230 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_57 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %233 = stablehlo.compare EQ, %232, %227, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %236 = stablehlo.select %233, %234, %235 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %237 = stablehlo.divide %231, %236 : tensor<2x8x8x4xf32>
    %238 = stablehlo.is_finite %227 : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %240 = stablehlo.select %238, %227, %239 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %242 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4x1xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1, 2, 3, 4] : (tensor<2x8x8x4x1xf32>) -> tensor<2x8x8x4x2xf32>
    %244 = stablehlo.subtract %216, %243 : tensor<2x8x8x4x2xf32>
    %245 = stablehlo.exponential %244 : tensor<2x8x8x4x2xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_62) applies stablehlo.add across dimensions = [4] : (tensor<2x8x8x4x2xf32>, tensor<f32>) -> tensor<2x8x8x4xf32>
    %247 = stablehlo.sign %246 : tensor<2x8x8x4xf32>
    %248 = stablehlo.abs %246 : tensor<2x8x8x4xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %250 = stablehlo.compare GE, %246, %249, FLOAT : (tensor<2x8x8x4xf32>, tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xi1>
    %251 = stablehlo.log %248 : tensor<2x8x8x4xf32>
    %252 = stablehlo.add %251, %240 : tensor<2x8x8x4xf32>
    %253 = stablehlo.subtract %252, %219 : tensor<2x8x8x4xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_64) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x8x8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %255 = stablehlo.divide %254, %cst_65 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_67 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %256 = stablehlo.divide %cst_66, %cst_67 : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %258 = stablehlo.negate %257 : tensor<2x8x8x4xf32>
    %259 = stablehlo.divide %257, %248 : tensor<2x8x8x4xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x8x8x4xf32>
    %261 = stablehlo.select %250, %260, %259 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %262 = stablehlo.select %250, %259, %260 : tensor<2x8x8x4xi1>, tensor<2x8x8x4xf32>
    %263 = stablehlo.negate %261 : tensor<2x8x8x4xf32>
    %264 = stablehlo.add %262, %263 : tensor<2x8x8x4xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2, 3] : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4x2xf32>
    %266 = stablehlo.multiply %265, %245 : tensor<2x8x8x4x2xf32>
    %267 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2, 3] : (tensor<2x8x8x4xf32>) -> tensor<2x8x8x4x2xf32>
    %268 = stablehlo.multiply %267, %217 : tensor<2x8x8x4x2xf32>
    %269 = stablehlo.add %266, %268 : tensor<2x8x8x4x2xf32>
    %270 = stablehlo.convolution(%215, %269) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x2xf32>) -> tensor<1x1x1x4x2xf32>
    %271 = stablehlo.reverse %arg0, dims = [0, 1, 2] : tensor<1x1x1x4x2xf32>
    %272 = stablehlo.convolution(%269, %271) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x2xf32>, tensor<1x1x1x4x2xf32>) -> tensor<2x8x8x4x4xf32>
    %273:4 = stablehlo.optimization_barrier %arg8, %arg9, %175, %272 : tensor<3x3x3x8x4xf32>, tensor<3x3x3x4x4xf32>, tensor<2x8x8x4x8xf32>, tensor<2x8x8x4x4xf32>
    %274 = stablehlo.convolution(%273#2, %273#0) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x8xf32>, tensor<3x3x3x8x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at2)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %275 = stablehlo.reduce(%274 init: %cst_69) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_70 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %278 = stablehlo.divide %276, %277 : tensor<2x1x1x1x4xf32> loc(#at3)
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %280 = stablehlo.subtract %274, %279 : tensor<2x8x8x4x4xf32> loc(#at3)
    %281 = stablehlo.multiply %280, %280 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %283 = stablehlo.multiply %282, %280 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %284 = stablehlo.reduce(%281 init: %cst_72) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %285 = stablehlo.broadcast_in_dim %284, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_73 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %287 = stablehlo.divide %285, %286 : tensor<2x1x1x1x4xf32> loc(#at3)
    %288 = stablehlo.broadcast_in_dim %278, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %289 = stablehlo.subtract %274, %288 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %291 = stablehlo.add %287, %290 : tensor<2x1x1x1x4xf32> loc(#at3)
    %292 = stablehlo.rsqrt %291 : tensor<2x1x1x1x4xf32> loc(#at3)
    %293 = stablehlo.divide %292, %291 : tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_75 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %295 = stablehlo.multiply %294, %293 : tensor<2x1x1x1x4xf32> loc(#at3)
    %296 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %297 = stablehlo.multiply %289, %296 : tensor<2x8x8x4x4xf32> loc(#at3)
    %298 = call @relu_2(%297) : (tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %300 = stablehlo.compare GT, %297, %299, FLOAT : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xi1> loc(#at3)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %302 = stablehlo.convolution(%298, %273#1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at2)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %303 = stablehlo.reduce(%302 init: %cst_78) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %304 = stablehlo.broadcast_in_dim %303, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_79 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %306 = stablehlo.divide %304, %305 : tensor<2x1x1x1x4xf32> loc(#at3)
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %308 = stablehlo.subtract %302, %307 : tensor<2x8x8x4x4xf32> loc(#at3)
    %309 = stablehlo.multiply %308, %308 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_80 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %311 = stablehlo.multiply %310, %308 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %312 = stablehlo.reduce(%309 init: %cst_81) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_82 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %315 = stablehlo.divide %313, %314 : tensor<2x1x1x1x4xf32> loc(#at3)
    %316 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %317 = stablehlo.subtract %302, %316 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_83 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %319 = stablehlo.add %315, %318 : tensor<2x1x1x1x4xf32> loc(#at3)
    %320 = stablehlo.rsqrt %319 : tensor<2x1x1x1x4xf32> loc(#at3)
    %321 = stablehlo.divide %320, %319 : tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_84 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %323 = stablehlo.multiply %322, %321 : tensor<2x1x1x1x4xf32> loc(#at3)
    %324 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %325 = stablehlo.multiply %317, %324 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %327 = stablehlo.compare GT, %325, %326, FLOAT : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xi1> loc(#at3)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %330 = stablehlo.select %327, %273#3, %329 : tensor<2x8x8x4x4xi1>, tensor<2x8x8x4x4xf32> loc(#at0)
    %331 = stablehlo.multiply %317, %330 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %332 = stablehlo.reduce(%331 init: %cst_88) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %333 = stablehlo.reshape %332 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %334 = stablehlo.broadcast_in_dim %320, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %335 = stablehlo.multiply %330, %334 : tensor<2x8x8x4x4xf32> loc(#at0)
    %336 = stablehlo.multiply %333, %323 : tensor<2x1x1x1x4xf32> loc(#at0)
    %337 = stablehlo.negate %335 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %338 = stablehlo.reduce(%337 init: %cst_89) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %339 = stablehlo.reshape %338 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_90 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %341 = stablehlo.divide %336, %340 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %342 = stablehlo.reduce(%341 init: %cst_91) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %344 = stablehlo.multiply %343, %311 : tensor<2x8x8x4x4xf32> loc(#at0)
    %345 = stablehlo.negate %344 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %346 = stablehlo.reduce(%345 init: %cst_92) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %347 = stablehlo.reshape %346 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %348 = stablehlo.add %335, %344 : tensor<2x8x8x4x4xf32> loc(#at0)
    %349 = stablehlo.add %339, %347 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_93 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %351 = stablehlo.divide %349, %350 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %352 = stablehlo.reduce(%351 init: %cst_94) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %354 = stablehlo.add %348, %353 : tensor<2x8x8x4x4xf32> loc(#at0)
    %355 = stablehlo.convolution(%298, %354) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<3x3x3x4x4xf32>
    %356 = stablehlo.reverse %273#1, dims = [0, 1, 2] : tensor<3x3x3x4x4xf32>
    %357 = stablehlo.convolution(%354, %356) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x4x4xf32>) -> tensor<2x8x8x4x4xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %359 = stablehlo.select %300, %357, %358 : tensor<2x8x8x4x4xi1>, tensor<2x8x8x4x4xf32> loc(#at0)
    %360 = stablehlo.multiply %289, %359 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %361 = stablehlo.reduce(%360 init: %cst_96) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %362 = stablehlo.reshape %361 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %363 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %364 = stablehlo.multiply %359, %363 : tensor<2x8x8x4x4xf32> loc(#at0)
    %365 = stablehlo.multiply %362, %295 : tensor<2x1x1x1x4xf32> loc(#at0)
    %366 = stablehlo.negate %364 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %367 = stablehlo.reduce(%366 init: %cst_97) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %368 = stablehlo.reshape %367 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_98 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %370 = stablehlo.divide %365, %369 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %371 = stablehlo.reduce(%370 init: %cst_99) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %373 = stablehlo.multiply %372, %283 : tensor<2x8x8x4x4xf32> loc(#at0)
    %374 = stablehlo.negate %373 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %375 = stablehlo.reduce(%374 init: %cst_100) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %376 = stablehlo.reshape %375 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %377 = stablehlo.add %364, %373 : tensor<2x8x8x4x4xf32> loc(#at0)
    %378 = stablehlo.add %368, %376 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_101 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %380 = stablehlo.divide %378, %379 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %381 = stablehlo.reduce(%380 init: %cst_102) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %383 = stablehlo.add %377, %382 : tensor<2x8x8x4x4xf32> loc(#at0)
    %384 = stablehlo.convolution(%273#2, %383) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x8xf32>, tensor<2x8x8x4x4xf32>) -> tensor<3x3x3x8x4xf32>
    %385 = stablehlo.reverse %273#0, dims = [0, 1, 2] : tensor<3x3x3x8x4xf32>
    %386 = stablehlo.convolution(%383, %385) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x8x4xf32>) -> tensor<2x8x8x4x8xf32>
    %387 = stablehlo.slice %386 [0:2, 0:8, 0:8, 0:4, 0:4] : (tensor<2x8x8x4x8xf32>) -> tensor<2x8x8x4x4xf32>
    %388 = stablehlo.slice %386 [0:2, 0:8, 0:8, 0:4, 4:8] : (tensor<2x8x8x4x8xf32>) -> tensor<2x8x8x4x4xf32>
    %389 = stablehlo.convolution(%169, %388) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<2x8x8x4x4xf32>) -> tensor<2x2x2x8x4xf32>
    %390 = stablehlo.reverse %173, dims = [0, 1, 2] : tensor<2x2x2x8x4xf32>
    %391 = stablehlo.convolution(%388, %390) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [2, 2, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<2x2x2x8x4xf32>) -> tensor<2x4x4x2x8xf32>
    %392 = stablehlo.transpose %389, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x8x4xf32>) -> tensor<2x2x2x4x8xf32>
    %393 = stablehlo.reverse %392, dims = [2] : tensor<2x2x2x4x8xf32>
    %394 = stablehlo.reverse %393, dims = [1] : tensor<2x2x2x4x8xf32>
    %395 = stablehlo.reverse %394, dims = [0] : tensor<2x2x2x4x8xf32>
    %396:4 = stablehlo.optimization_barrier %arg11, %arg12, %129, %391 : tensor<3x3x3x16x8xf32>, tensor<3x3x3x8x8xf32>, tensor<2x4x4x2x16xf32>, tensor<2x4x4x2x8xf32>
    %397 = stablehlo.convolution(%396#2, %396#0) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x16xf32>, tensor<3x3x3x16x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at2)
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %398 = stablehlo.reduce(%397 init: %cst_103) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_104 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %401 = stablehlo.divide %399, %400 : tensor<2x1x1x1x8xf32> loc(#at3)
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %403 = stablehlo.subtract %397, %402 : tensor<2x4x4x2x8xf32> loc(#at3)
    %404 = stablehlo.multiply %403, %403 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_105 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %406 = stablehlo.multiply %405, %403 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %407 = stablehlo.reduce(%404 init: %cst_106) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %410 = stablehlo.divide %408, %409 : tensor<2x1x1x1x8xf32> loc(#at3)
    %411 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %412 = stablehlo.subtract %397, %411 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_108 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %414 = stablehlo.add %410, %413 : tensor<2x1x1x1x8xf32> loc(#at3)
    %415 = stablehlo.rsqrt %414 : tensor<2x1x1x1x8xf32> loc(#at3)
    %416 = stablehlo.divide %415, %414 : tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_109 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %418 = stablehlo.multiply %417, %416 : tensor<2x1x1x1x8xf32> loc(#at3)
    %419 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %420 = stablehlo.multiply %412, %419 : tensor<2x4x4x2x8xf32> loc(#at3)
    %421 = call @relu_3(%420) : (tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %423 = stablehlo.compare GT, %420, %422, FLOAT : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xi1> loc(#at3)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %425 = stablehlo.convolution(%421, %396#1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x8x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at2)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %426 = stablehlo.reduce(%425 init: %cst_112) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_113 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %429 = stablehlo.divide %427, %428 : tensor<2x1x1x1x8xf32> loc(#at3)
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %431 = stablehlo.subtract %425, %430 : tensor<2x4x4x2x8xf32> loc(#at3)
    %432 = stablehlo.multiply %431, %431 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_114 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %434 = stablehlo.multiply %433, %431 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %435 = stablehlo.reduce(%432 init: %cst_115) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %436 = stablehlo.broadcast_in_dim %435, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_116 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %438 = stablehlo.divide %436, %437 : tensor<2x1x1x1x8xf32> loc(#at3)
    %439 = stablehlo.broadcast_in_dim %429, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %440 = stablehlo.subtract %425, %439 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_117 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %442 = stablehlo.add %438, %441 : tensor<2x1x1x1x8xf32> loc(#at3)
    %443 = stablehlo.rsqrt %442 : tensor<2x1x1x1x8xf32> loc(#at3)
    %444 = stablehlo.divide %443, %442 : tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_118 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %446 = stablehlo.multiply %445, %444 : tensor<2x1x1x1x8xf32> loc(#at3)
    %447 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %448 = stablehlo.multiply %440, %447 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %450 = stablehlo.compare GT, %448, %449, FLOAT : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xi1> loc(#at3)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %453 = stablehlo.select %450, %396#3, %452 : tensor<2x4x4x2x8xi1>, tensor<2x4x4x2x8xf32> loc(#at0)
    %454 = stablehlo.multiply %440, %453 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %455 = stablehlo.reduce(%454 init: %cst_122) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %456 = stablehlo.reshape %455 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %457 = stablehlo.broadcast_in_dim %443, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %458 = stablehlo.multiply %453, %457 : tensor<2x4x4x2x8xf32> loc(#at0)
    %459 = stablehlo.multiply %456, %446 : tensor<2x1x1x1x8xf32> loc(#at0)
    %460 = stablehlo.negate %458 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %461 = stablehlo.reduce(%460 init: %cst_123) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %462 = stablehlo.reshape %461 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_124 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %464 = stablehlo.divide %459, %463 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %465 = stablehlo.reduce(%464 init: %cst_125) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %467 = stablehlo.multiply %466, %434 : tensor<2x4x4x2x8xf32> loc(#at0)
    %468 = stablehlo.negate %467 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %469 = stablehlo.reduce(%468 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %470 = stablehlo.reshape %469 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %471 = stablehlo.add %458, %467 : tensor<2x4x4x2x8xf32> loc(#at0)
    %472 = stablehlo.add %462, %470 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_127 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %474 = stablehlo.divide %472, %473 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %475 = stablehlo.reduce(%474 init: %cst_128) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %477 = stablehlo.add %471, %476 : tensor<2x4x4x2x8xf32> loc(#at0)
    %478 = stablehlo.convolution(%421, %477) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<3x3x3x8x8xf32>
    %479 = stablehlo.reverse %396#1, dims = [0, 1, 2] : tensor<3x3x3x8x8xf32>
    %480 = stablehlo.convolution(%477, %479) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x8x8xf32>) -> tensor<2x4x4x2x8xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %482 = stablehlo.select %423, %480, %481 : tensor<2x4x4x2x8xi1>, tensor<2x4x4x2x8xf32> loc(#at0)
    %483 = stablehlo.multiply %412, %482 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %484 = stablehlo.reduce(%483 init: %cst_130) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %485 = stablehlo.reshape %484 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %486 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %487 = stablehlo.multiply %482, %486 : tensor<2x4x4x2x8xf32> loc(#at0)
    %488 = stablehlo.multiply %485, %418 : tensor<2x1x1x1x8xf32> loc(#at0)
    %489 = stablehlo.negate %487 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %490 = stablehlo.reduce(%489 init: %cst_131) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %491 = stablehlo.reshape %490 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_132 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %493 = stablehlo.divide %488, %492 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %494 = stablehlo.reduce(%493 init: %cst_133) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %496 = stablehlo.multiply %495, %406 : tensor<2x4x4x2x8xf32> loc(#at0)
    %497 = stablehlo.negate %496 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %498 = stablehlo.reduce(%497 init: %cst_134) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %499 = stablehlo.reshape %498 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %500 = stablehlo.add %487, %496 : tensor<2x4x4x2x8xf32> loc(#at0)
    %501 = stablehlo.add %491, %499 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_135 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %503 = stablehlo.divide %501, %502 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %504 = stablehlo.reduce(%503 init: %cst_136) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %506 = stablehlo.add %500, %505 : tensor<2x4x4x2x8xf32> loc(#at0)
    %507 = stablehlo.convolution(%396#2, %506) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x16xf32>, tensor<2x4x4x2x8xf32>) -> tensor<3x3x3x16x8xf32>
    %508 = stablehlo.reverse %396#0, dims = [0, 1, 2] : tensor<3x3x3x16x8xf32>
    %509 = stablehlo.convolution(%506, %508) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x16x8xf32>) -> tensor<2x4x4x2x16xf32>
    %510 = stablehlo.slice %509 [0:2, 0:4, 0:4, 0:2, 0:8] : (tensor<2x4x4x2x16xf32>) -> tensor<2x4x4x2x8xf32>
    %511 = stablehlo.slice %509 [0:2, 0:4, 0:4, 0:2, 8:16] : (tensor<2x4x4x2x16xf32>) -> tensor<2x4x4x2x8xf32>
    %512 = stablehlo.convolution(%123, %511) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<2x4x4x2x8xf32>) -> tensor<2x2x2x16x8xf32>
    %513 = stablehlo.reverse %127, dims = [0, 1, 2] : tensor<2x2x2x16x8xf32>
    %514 = stablehlo.convolution(%511, %513) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [2, 2, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<2x2x2x16x8xf32>) -> tensor<2x2x2x1x16xf32>
    %515 = stablehlo.transpose %512, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x16x8xf32>) -> tensor<2x2x2x8x16xf32>
    %516 = stablehlo.reverse %515, dims = [2] : tensor<2x2x2x8x16xf32>
    %517 = stablehlo.reverse %516, dims = [1] : tensor<2x2x2x8x16xf32>
    %518 = stablehlo.reverse %517, dims = [0] : tensor<2x2x2x8x16xf32>
    %519:4 = stablehlo.optimization_barrier %arg5, %arg6, %83, %514 : tensor<3x3x3x8x16xf32>, tensor<3x3x3x16x16xf32>, tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x16xf32>
    %520 = stablehlo.convolution(%519#2, %519#0) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x8xf32>, tensor<3x3x3x8x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at2)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %521 = stablehlo.reduce(%520 init: %cst_137) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at3)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %cst_138 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %524 = stablehlo.divide %522, %523 : tensor<2x1x1x1x16xf32> loc(#at3)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %526 = stablehlo.subtract %520, %525 : tensor<2x2x2x1x16xf32> loc(#at3)
    %527 = stablehlo.multiply %526, %526 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_139 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %529 = stablehlo.multiply %528, %526 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %530 = stablehlo.reduce(%527 init: %cst_140) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at3)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %cst_141 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %533 = stablehlo.divide %531, %532 : tensor<2x1x1x1x16xf32> loc(#at3)
    %534 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %535 = stablehlo.subtract %520, %534 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_142 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %537 = stablehlo.add %533, %536 : tensor<2x1x1x1x16xf32> loc(#at3)
    %538 = stablehlo.rsqrt %537 : tensor<2x1x1x1x16xf32> loc(#at3)
    %539 = stablehlo.divide %538, %537 : tensor<2x1x1x1x16xf32> loc(#at3)
    %cst_143 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %541 = stablehlo.multiply %540, %539 : tensor<2x1x1x1x16xf32> loc(#at3)
    %542 = stablehlo.broadcast_in_dim %538, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %543 = stablehlo.multiply %535, %542 : tensor<2x2x2x1x16xf32> loc(#at3)
    %544 = call @relu_4(%543) : (tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %546 = stablehlo.compare GT, %543, %545, FLOAT : (tensor<2x2x2x1x16xf32>, tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xi1> loc(#at3)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %548 = stablehlo.convolution(%544, %519#1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<3x3x3x16x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at2)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %549 = stablehlo.reduce(%548 init: %cst_146) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at3)
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %cst_147 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %552 = stablehlo.divide %550, %551 : tensor<2x1x1x1x16xf32> loc(#at3)
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %554 = stablehlo.subtract %548, %553 : tensor<2x2x2x1x16xf32> loc(#at3)
    %555 = stablehlo.multiply %554, %554 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_148 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %557 = stablehlo.multiply %556, %554 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %558 = stablehlo.reduce(%555 init: %cst_149) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at3)
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %cst_150 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %561 = stablehlo.divide %559, %560 : tensor<2x1x1x1x16xf32> loc(#at3)
    %562 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %563 = stablehlo.subtract %548, %562 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_151 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %565 = stablehlo.add %561, %564 : tensor<2x1x1x1x16xf32> loc(#at3)
    %566 = stablehlo.rsqrt %565 : tensor<2x1x1x1x16xf32> loc(#at3)
    %567 = stablehlo.divide %566, %565 : tensor<2x1x1x1x16xf32> loc(#at3)
    %cst_152 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at3)
    %569 = stablehlo.multiply %568, %567 : tensor<2x1x1x1x16xf32> loc(#at3)
    %570 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %571 = stablehlo.multiply %563, %570 : tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %573 = stablehlo.compare GT, %571, %572, FLOAT : (tensor<2x2x2x1x16xf32>, tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xi1> loc(#at3)
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at3)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %576 = stablehlo.select %573, %519#3, %575 : tensor<2x2x2x1x16xi1>, tensor<2x2x2x1x16xf32> loc(#at0)
    %577 = stablehlo.multiply %563, %576 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %578 = stablehlo.reduce(%577 init: %cst_156) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x1x16xf32> loc(#at0)
    %579 = stablehlo.reshape %578 : (tensor<2x1x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %580 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %581 = stablehlo.multiply %576, %580 : tensor<2x2x2x1x16xf32> loc(#at0)
    %582 = stablehlo.multiply %579, %569 : tensor<2x1x1x1x16xf32> loc(#at0)
    %583 = stablehlo.negate %581 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %584 = stablehlo.reduce(%583 init: %cst_157) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x1x16xf32> loc(#at0)
    %585 = stablehlo.reshape %584 : (tensor<2x1x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_158 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %587 = stablehlo.divide %582, %586 : tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %588 = stablehlo.reduce(%587 init: %cst_159) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %589 = stablehlo.broadcast_in_dim %588, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %590 = stablehlo.multiply %589, %557 : tensor<2x2x2x1x16xf32> loc(#at0)
    %591 = stablehlo.negate %590 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %592 = stablehlo.reduce(%591 init: %cst_160) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x1x16xf32> loc(#at0)
    %593 = stablehlo.reshape %592 : (tensor<2x1x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %594 = stablehlo.add %581, %590 : tensor<2x2x2x1x16xf32> loc(#at0)
    %595 = stablehlo.add %585, %593 : tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_161 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %597 = stablehlo.divide %595, %596 : tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %598 = stablehlo.reduce(%597 init: %cst_162) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %599 = stablehlo.broadcast_in_dim %598, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %600 = stablehlo.add %594, %599 : tensor<2x2x2x1x16xf32> loc(#at0)
    %601 = stablehlo.convolution(%544, %600) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<2x2x2x1x16xf32>) -> tensor<3x3x3x16x16xf32>
    %602 = stablehlo.reverse %519#1, dims = [0, 1, 2] : tensor<3x3x3x16x16xf32>
    %603 = stablehlo.convolution(%600, %602) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<3x3x3x16x16xf32>) -> tensor<2x2x2x1x16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %605 = stablehlo.select %546, %603, %604 : tensor<2x2x2x1x16xi1>, tensor<2x2x2x1x16xf32> loc(#at0)
    %606 = stablehlo.multiply %535, %605 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %607 = stablehlo.reduce(%606 init: %cst_164) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x1x16xf32> loc(#at0)
    %608 = stablehlo.reshape %607 : (tensor<2x1x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %609 = stablehlo.broadcast_in_dim %538, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %610 = stablehlo.multiply %605, %609 : tensor<2x2x2x1x16xf32> loc(#at0)
    %611 = stablehlo.multiply %608, %541 : tensor<2x1x1x1x16xf32> loc(#at0)
    %612 = stablehlo.negate %610 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %613 = stablehlo.reduce(%612 init: %cst_165) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x1x16xf32> loc(#at0)
    %614 = stablehlo.reshape %613 : (tensor<2x1x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_166 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %616 = stablehlo.divide %611, %615 : tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %617 = stablehlo.reduce(%616 init: %cst_167) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %618 = stablehlo.broadcast_in_dim %617, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %619 = stablehlo.multiply %618, %529 : tensor<2x2x2x1x16xf32> loc(#at0)
    %620 = stablehlo.negate %619 : tensor<2x2x2x1x16xf32> loc(#at0)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %621 = stablehlo.reduce(%620 init: %cst_168) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x2x1x16xf32>, tensor<f32>) -> tensor<2x1x16xf32> loc(#at0)
    %622 = stablehlo.reshape %621 : (tensor<2x1x16xf32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %623 = stablehlo.add %610, %619 : tensor<2x2x2x1x16xf32> loc(#at0)
    %624 = stablehlo.add %614, %622 : tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_169 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x16xf32> loc(#at0)
    %626 = stablehlo.divide %624, %625 : tensor<2x1x1x1x16xf32> loc(#at0)
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %627 = stablehlo.reduce(%626 init: %cst_170) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x16xf32>, tensor<f32>) -> tensor<2x16xf32> loc(#at0)
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 4] : (tensor<2x16xf32>) -> tensor<2x2x2x1x16xf32> loc(#at0)
    %629 = stablehlo.add %623, %628 : tensor<2x2x2x1x16xf32> loc(#at0)
    %630 = stablehlo.convolution(%519#2, %629) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x16xf32>) -> tensor<3x3x3x8x16xf32>
    %631 = stablehlo.reverse %519#0, dims = [0, 1, 2] : tensor<3x3x3x8x16xf32>
    %632 = stablehlo.convolution(%629, %631) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x1x16xf32>, tensor<3x3x3x8x16xf32>) -> tensor<2x2x2x1x8xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = "stablehlo.select_and_scatter"(%81, %632, %cst_171) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %1202 = stablehlo.compare GE, %arg42, %arg43, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1202 : tensor<i1>
    }, {
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %1202 = stablehlo.add %arg42, %arg43 : tensor<f32>
      stablehlo.return %1202 : tensor<f32>
    }) : (tensor<2x4x4x2x8xf32>, tensor<2x2x2x1x8xf32>, tensor<f32>) -> tensor<2x4x4x2x8xf32>
    %634 = stablehlo.add %510, %633 : tensor<2x4x4x2x8xf32>
    %635:4 = stablehlo.optimization_barrier %arg3, %arg4, %41, %634 : tensor<3x3x3x4x8xf32>, tensor<3x3x3x8x8xf32>, tensor<2x4x4x2x4xf32>, tensor<2x4x4x2x8xf32>
    %636 = stablehlo.convolution(%635#2, %635#0) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x4xf32>, tensor<3x3x3x4x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at2)
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %637 = stablehlo.reduce(%636 init: %cst_172) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_173 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %640 = stablehlo.divide %638, %639 : tensor<2x1x1x1x8xf32> loc(#at3)
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %642 = stablehlo.subtract %636, %641 : tensor<2x4x4x2x8xf32> loc(#at3)
    %643 = stablehlo.multiply %642, %642 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_174 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %645 = stablehlo.multiply %644, %642 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %646 = stablehlo.reduce(%643 init: %cst_175) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_176 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %649 = stablehlo.divide %647, %648 : tensor<2x1x1x1x8xf32> loc(#at3)
    %650 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %651 = stablehlo.subtract %636, %650 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_177 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %653 = stablehlo.add %649, %652 : tensor<2x1x1x1x8xf32> loc(#at3)
    %654 = stablehlo.rsqrt %653 : tensor<2x1x1x1x8xf32> loc(#at3)
    %655 = stablehlo.divide %654, %653 : tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_178 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %657 = stablehlo.multiply %656, %655 : tensor<2x1x1x1x8xf32> loc(#at3)
    %658 = stablehlo.broadcast_in_dim %654, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %659 = stablehlo.multiply %651, %658 : tensor<2x4x4x2x8xf32> loc(#at3)
    %660 = call @relu_3(%659) : (tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %662 = stablehlo.compare GT, %659, %661, FLOAT : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xi1> loc(#at3)
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %664 = stablehlo.convolution(%660, %635#1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x8x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at2)
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %665 = stablehlo.reduce(%664 init: %cst_181) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_182 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %668 = stablehlo.divide %666, %667 : tensor<2x1x1x1x8xf32> loc(#at3)
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %670 = stablehlo.subtract %664, %669 : tensor<2x4x4x2x8xf32> loc(#at3)
    %671 = stablehlo.multiply %670, %670 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_183 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %673 = stablehlo.multiply %672, %670 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %674 = stablehlo.reduce(%671 init: %cst_184) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at3)
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_185 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %677 = stablehlo.divide %675, %676 : tensor<2x1x1x1x8xf32> loc(#at3)
    %678 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %679 = stablehlo.subtract %664, %678 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_186 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %681 = stablehlo.add %677, %680 : tensor<2x1x1x1x8xf32> loc(#at3)
    %682 = stablehlo.rsqrt %681 : tensor<2x1x1x1x8xf32> loc(#at3)
    %683 = stablehlo.divide %682, %681 : tensor<2x1x1x1x8xf32> loc(#at3)
    %cst_187 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at3)
    %685 = stablehlo.multiply %684, %683 : tensor<2x1x1x1x8xf32> loc(#at3)
    %686 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %687 = stablehlo.multiply %679, %686 : tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %689 = stablehlo.compare GT, %687, %688, FLOAT : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xi1> loc(#at3)
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at3)
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %692 = stablehlo.select %689, %635#3, %691 : tensor<2x4x4x2x8xi1>, tensor<2x4x4x2x8xf32> loc(#at0)
    %693 = stablehlo.multiply %679, %692 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %694 = stablehlo.reduce(%693 init: %cst_191) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %695 = stablehlo.reshape %694 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %696 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %697 = stablehlo.multiply %692, %696 : tensor<2x4x4x2x8xf32> loc(#at0)
    %698 = stablehlo.multiply %695, %685 : tensor<2x1x1x1x8xf32> loc(#at0)
    %699 = stablehlo.negate %697 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %700 = stablehlo.reduce(%699 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %701 = stablehlo.reshape %700 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_193 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %703 = stablehlo.divide %698, %702 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %704 = stablehlo.reduce(%703 init: %cst_194) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %705 = stablehlo.broadcast_in_dim %704, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %706 = stablehlo.multiply %705, %673 : tensor<2x4x4x2x8xf32> loc(#at0)
    %707 = stablehlo.negate %706 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %708 = stablehlo.reduce(%707 init: %cst_195) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %709 = stablehlo.reshape %708 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %710 = stablehlo.add %697, %706 : tensor<2x4x4x2x8xf32> loc(#at0)
    %711 = stablehlo.add %701, %709 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_196 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %713 = stablehlo.divide %711, %712 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %714 = stablehlo.reduce(%713 init: %cst_197) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %715 = stablehlo.broadcast_in_dim %714, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %716 = stablehlo.add %710, %715 : tensor<2x4x4x2x8xf32> loc(#at0)
    %717 = stablehlo.convolution(%660, %716) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<2x4x4x2x8xf32>) -> tensor<3x3x3x8x8xf32>
    %718 = stablehlo.reverse %635#1, dims = [0, 1, 2] : tensor<3x3x3x8x8xf32>
    %719 = stablehlo.convolution(%716, %718) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x8x8xf32>) -> tensor<2x4x4x2x8xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %720 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %721 = stablehlo.select %662, %719, %720 : tensor<2x4x4x2x8xi1>, tensor<2x4x4x2x8xf32> loc(#at0)
    %722 = stablehlo.multiply %651, %721 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %723 = stablehlo.reduce(%722 init: %cst_199) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %724 = stablehlo.reshape %723 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %725 = stablehlo.broadcast_in_dim %654, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %726 = stablehlo.multiply %721, %725 : tensor<2x4x4x2x8xf32> loc(#at0)
    %727 = stablehlo.multiply %724, %657 : tensor<2x1x1x1x8xf32> loc(#at0)
    %728 = stablehlo.negate %726 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %729 = stablehlo.reduce(%728 init: %cst_200) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %730 = stablehlo.reshape %729 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_201 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %732 = stablehlo.divide %727, %731 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %733 = stablehlo.reduce(%732 init: %cst_202) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %735 = stablehlo.multiply %734, %645 : tensor<2x4x4x2x8xf32> loc(#at0)
    %736 = stablehlo.negate %735 : tensor<2x4x4x2x8xf32> loc(#at0)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %737 = stablehlo.reduce(%736 init: %cst_203) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x4x4x2x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %738 = stablehlo.reshape %737 : (tensor<2x8xf32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %739 = stablehlo.add %726, %735 : tensor<2x4x4x2x8xf32> loc(#at0)
    %740 = stablehlo.add %730, %738 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_204 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x8xf32> loc(#at0)
    %742 = stablehlo.divide %740, %741 : tensor<2x1x1x1x8xf32> loc(#at0)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %743 = stablehlo.reduce(%742 init: %cst_205) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x8xf32>, tensor<f32>) -> tensor<2x8xf32> loc(#at0)
    %744 = stablehlo.broadcast_in_dim %743, dims = [0, 4] : (tensor<2x8xf32>) -> tensor<2x4x4x2x8xf32> loc(#at0)
    %745 = stablehlo.add %739, %744 : tensor<2x4x4x2x8xf32> loc(#at0)
    %746 = stablehlo.convolution(%635#2, %745) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x4xf32>, tensor<2x4x4x2x8xf32>) -> tensor<3x3x3x4x8xf32>
    %747 = stablehlo.reverse %635#0, dims = [0, 1, 2] : tensor<3x3x3x4x8xf32>
    %748 = stablehlo.convolution(%745, %747) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x4x2x8xf32>, tensor<3x3x3x4x8xf32>) -> tensor<2x4x4x2x4xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %749 = "stablehlo.select_and_scatter"(%39, %748, %cst_206) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %1202 = stablehlo.compare GE, %arg42, %arg43, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1202 : tensor<i1>
    }, {
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %1202 = stablehlo.add %arg42, %arg43 : tensor<f32>
      stablehlo.return %1202 : tensor<f32>
    }) : (tensor<2x8x8x4x4xf32>, tensor<2x4x4x2x4xf32>, tensor<f32>) -> tensor<2x8x8x4x4xf32>
    %750 = stablehlo.add %387, %749 : tensor<2x8x8x4x4xf32>
    %751:4 = stablehlo.optimization_barrier %arg1, %arg2, %arg40, %750 : tensor<3x3x3x1x4xf32>, tensor<3x3x3x4x4xf32>, tensor<2x8x8x4x1xf32>, tensor<2x8x8x4x4xf32>
    %752 = stablehlo.convolution(%751#2, %751#0) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x1xf32>, tensor<3x3x3x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at2)
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %753 = stablehlo.reduce(%752 init: %cst_207) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %754 = stablehlo.broadcast_in_dim %753, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_208 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %756 = stablehlo.divide %754, %755 : tensor<2x1x1x1x4xf32> loc(#at3)
    %757 = stablehlo.broadcast_in_dim %756, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %758 = stablehlo.subtract %752, %757 : tensor<2x8x8x4x4xf32> loc(#at3)
    %759 = stablehlo.multiply %758, %758 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_209 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %761 = stablehlo.multiply %760, %758 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %762 = stablehlo.reduce(%759 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %763 = stablehlo.broadcast_in_dim %762, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_211 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %765 = stablehlo.divide %763, %764 : tensor<2x1x1x1x4xf32> loc(#at3)
    %766 = stablehlo.broadcast_in_dim %756, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %767 = stablehlo.subtract %752, %766 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_212 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %769 = stablehlo.add %765, %768 : tensor<2x1x1x1x4xf32> loc(#at3)
    %770 = stablehlo.rsqrt %769 : tensor<2x1x1x1x4xf32> loc(#at3)
    %771 = stablehlo.divide %770, %769 : tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_213 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %773 = stablehlo.multiply %772, %771 : tensor<2x1x1x1x4xf32> loc(#at3)
    %774 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %775 = stablehlo.multiply %767, %774 : tensor<2x8x8x4x4xf32> loc(#at3)
    %776 = call @relu_2(%775) : (tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %778 = stablehlo.compare GT, %775, %777, FLOAT : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xi1> loc(#at3)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %780 = stablehlo.convolution(%776, %751#1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x4x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at2)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %781 = stablehlo.reduce(%780 init: %cst_216) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %782 = stablehlo.broadcast_in_dim %781, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_217 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %784 = stablehlo.divide %782, %783 : tensor<2x1x1x1x4xf32> loc(#at3)
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %786 = stablehlo.subtract %780, %785 : tensor<2x8x8x4x4xf32> loc(#at3)
    %787 = stablehlo.multiply %786, %786 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_218 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %789 = stablehlo.multiply %788, %786 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %790 = stablehlo.reduce(%787 init: %cst_219) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at3)
    %791 = stablehlo.broadcast_in_dim %790, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_220 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %792 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %793 = stablehlo.divide %791, %792 : tensor<2x1x1x1x4xf32> loc(#at3)
    %794 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %795 = stablehlo.subtract %780, %794 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_221 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %797 = stablehlo.add %793, %796 : tensor<2x1x1x1x4xf32> loc(#at3)
    %798 = stablehlo.rsqrt %797 : tensor<2x1x1x1x4xf32> loc(#at3)
    %799 = stablehlo.divide %798, %797 : tensor<2x1x1x1x4xf32> loc(#at3)
    %cst_222 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at3)
    %801 = stablehlo.multiply %800, %799 : tensor<2x1x1x1x4xf32> loc(#at3)
    %802 = stablehlo.broadcast_in_dim %798, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %803 = stablehlo.multiply %795, %802 : tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %805 = stablehlo.compare GT, %803, %804, FLOAT : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xi1> loc(#at3)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at3)
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %808 = stablehlo.select %805, %751#3, %807 : tensor<2x8x8x4x4xi1>, tensor<2x8x8x4x4xf32> loc(#at0)
    %809 = stablehlo.multiply %795, %808 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %810 = stablehlo.reduce(%809 init: %cst_226) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %811 = stablehlo.reshape %810 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %812 = stablehlo.broadcast_in_dim %798, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %813 = stablehlo.multiply %808, %812 : tensor<2x8x8x4x4xf32> loc(#at0)
    %814 = stablehlo.multiply %811, %801 : tensor<2x1x1x1x4xf32> loc(#at0)
    %815 = stablehlo.negate %813 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %816 = stablehlo.reduce(%815 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %817 = stablehlo.reshape %816 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_228 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %819 = stablehlo.divide %814, %818 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_229 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %820 = stablehlo.reduce(%819 init: %cst_229) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %821 = stablehlo.broadcast_in_dim %820, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %822 = stablehlo.multiply %821, %789 : tensor<2x8x8x4x4xf32> loc(#at0)
    %823 = stablehlo.negate %822 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %824 = stablehlo.reduce(%823 init: %cst_230) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %825 = stablehlo.reshape %824 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %826 = stablehlo.add %813, %822 : tensor<2x8x8x4x4xf32> loc(#at0)
    %827 = stablehlo.add %817, %825 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_231 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %829 = stablehlo.divide %827, %828 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %830 = stablehlo.reduce(%829 init: %cst_232) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %831 = stablehlo.broadcast_in_dim %830, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %832 = stablehlo.add %826, %831 : tensor<2x8x8x4x4xf32> loc(#at0)
    %833 = stablehlo.convolution(%776, %832) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<2x8x8x4x4xf32>) -> tensor<3x3x3x4x4xf32>
    %834 = stablehlo.reverse %751#1, dims = [0, 1, 2] : tensor<3x3x3x4x4xf32>
    %835 = stablehlo.convolution(%832, %834) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x4xf32>, tensor<3x3x3x4x4xf32>) -> tensor<2x8x8x4x4xf32>
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %837 = stablehlo.select %778, %835, %836 : tensor<2x8x8x4x4xi1>, tensor<2x8x8x4x4xf32> loc(#at0)
    %838 = stablehlo.multiply %767, %837 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_234 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %839 = stablehlo.reduce(%838 init: %cst_234) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %840 = stablehlo.reshape %839 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %841 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %842 = stablehlo.multiply %837, %841 : tensor<2x8x8x4x4xf32> loc(#at0)
    %843 = stablehlo.multiply %840, %773 : tensor<2x1x1x1x4xf32> loc(#at0)
    %844 = stablehlo.negate %842 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %845 = stablehlo.reduce(%844 init: %cst_235) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %846 = stablehlo.reshape %845 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_236 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %848 = stablehlo.divide %843, %847 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %849 = stablehlo.reduce(%848 init: %cst_237) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %850 = stablehlo.broadcast_in_dim %849, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %851 = stablehlo.multiply %850, %761 : tensor<2x8x8x4x4xf32> loc(#at0)
    %852 = stablehlo.negate %851 : tensor<2x8x8x4x4xf32> loc(#at0)
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %853 = stablehlo.reduce(%852 init: %cst_238) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x8x8x4x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %854 = stablehlo.reshape %853 : (tensor<2x4xf32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %855 = stablehlo.add %842, %851 : tensor<2x8x8x4x4xf32> loc(#at0)
    %856 = stablehlo.add %846, %854 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_239 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<2x1x1x1x4xf32> loc(#at0)
    %858 = stablehlo.divide %856, %857 : tensor<2x1x1x1x4xf32> loc(#at0)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %859 = stablehlo.reduce(%858 init: %cst_240) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<2x1x1x1x4xf32>, tensor<f32>) -> tensor<2x4xf32> loc(#at0)
    %860 = stablehlo.broadcast_in_dim %859, dims = [0, 4] : (tensor<2x4xf32>) -> tensor<2x8x8x4x4xf32> loc(#at0)
    %861 = stablehlo.add %855, %860 : tensor<2x8x8x4x4xf32> loc(#at0)
    %862 = stablehlo.convolution(%751#2, %861) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x8x8x4x1xf32>, tensor<2x8x8x4x4xf32>) -> tensor<3x3x3x1x4xf32>
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %863 = stablehlo.add %arg13, %cst_241 : tensor<f32> loc(#at1)
    %cst_242 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %865 = stablehlo.multiply %864, %arg14 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_243 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %867 = stablehlo.multiply %866, %270 : tensor<1x1x1x4x2xf32> loc(#at1)
    %868 = stablehlo.add %865, %867 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_244 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %870 = stablehlo.multiply %869, %arg27 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %872 = stablehlo.multiply %871, %270 : tensor<1x1x1x4x2xf32> loc(#at1)
    %873 = stablehlo.multiply %872, %270 : tensor<1x1x1x4x2xf32> loc(#at1)
    %874 = stablehlo.add %870, %873 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_246 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %875 = stablehlo.power %cst_246, %863 : tensor<f32> loc(#at1)
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %876 = stablehlo.subtract %cst_247, %875 : tensor<f32> loc(#at1)
    %877 = stablehlo.broadcast_in_dim %876, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %878 = stablehlo.divide %868, %877 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_248 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %880 = stablehlo.multiply %879, %878 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_249 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %881 = stablehlo.power %cst_249, %863 : tensor<f32> loc(#at1)
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %882 = stablehlo.subtract %cst_250, %881 : tensor<f32> loc(#at1)
    %883 = stablehlo.broadcast_in_dim %882, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %884 = stablehlo.divide %874, %883 : tensor<1x1x1x4x2xf32> loc(#at1)
    %885 = stablehlo.sqrt %884 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_251 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<1x1x1x4x2xf32> loc(#at1)
    %887 = stablehlo.add %885, %886 : tensor<1x1x1x4x2xf32> loc(#at1)
    %888 = stablehlo.divide %880, %887 : tensor<1x1x1x4x2xf32> loc(#at1)
    %889 = stablehlo.subtract %arg0, %888 : tensor<1x1x1x4x2xf32> loc(#at1)
    %cst_252 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %891 = stablehlo.multiply %890, %arg15 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_253 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %893 = stablehlo.multiply %892, %862 : tensor<3x3x3x1x4xf32> loc(#at1)
    %894 = stablehlo.add %891, %893 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_254 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %896 = stablehlo.multiply %895, %arg28 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_255 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %898 = stablehlo.multiply %897, %862 : tensor<3x3x3x1x4xf32> loc(#at1)
    %899 = stablehlo.multiply %898, %862 : tensor<3x3x3x1x4xf32> loc(#at1)
    %900 = stablehlo.add %896, %899 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_256 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %901 = stablehlo.power %cst_256, %863 : tensor<f32> loc(#at1)
    %cst_257 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %902 = stablehlo.subtract %cst_257, %901 : tensor<f32> loc(#at1)
    %903 = stablehlo.broadcast_in_dim %902, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %904 = stablehlo.divide %894, %903 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_258 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %906 = stablehlo.multiply %905, %904 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_259 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %907 = stablehlo.power %cst_259, %863 : tensor<f32> loc(#at1)
    %cst_260 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %908 = stablehlo.subtract %cst_260, %907 : tensor<f32> loc(#at1)
    %909 = stablehlo.broadcast_in_dim %908, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %910 = stablehlo.divide %900, %909 : tensor<3x3x3x1x4xf32> loc(#at1)
    %911 = stablehlo.sqrt %910 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_261 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x4xf32> loc(#at1)
    %913 = stablehlo.add %911, %912 : tensor<3x3x3x1x4xf32> loc(#at1)
    %914 = stablehlo.divide %906, %913 : tensor<3x3x3x1x4xf32> loc(#at1)
    %915 = stablehlo.subtract %arg1, %914 : tensor<3x3x3x1x4xf32> loc(#at1)
    %cst_262 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %917 = stablehlo.multiply %916, %arg16 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_263 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %919 = stablehlo.multiply %918, %833 : tensor<3x3x3x4x4xf32> loc(#at1)
    %920 = stablehlo.add %917, %919 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_264 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %922 = stablehlo.multiply %921, %arg29 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_265 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %924 = stablehlo.multiply %923, %833 : tensor<3x3x3x4x4xf32> loc(#at1)
    %925 = stablehlo.multiply %924, %833 : tensor<3x3x3x4x4xf32> loc(#at1)
    %926 = stablehlo.add %922, %925 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_266 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %927 = stablehlo.power %cst_266, %863 : tensor<f32> loc(#at1)
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %928 = stablehlo.subtract %cst_267, %927 : tensor<f32> loc(#at1)
    %929 = stablehlo.broadcast_in_dim %928, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %930 = stablehlo.divide %920, %929 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_268 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %932 = stablehlo.multiply %931, %930 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_269 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %933 = stablehlo.power %cst_269, %863 : tensor<f32> loc(#at1)
    %cst_270 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %934 = stablehlo.subtract %cst_270, %933 : tensor<f32> loc(#at1)
    %935 = stablehlo.broadcast_in_dim %934, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %936 = stablehlo.divide %926, %935 : tensor<3x3x3x4x4xf32> loc(#at1)
    %937 = stablehlo.sqrt %936 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_271 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %939 = stablehlo.add %937, %938 : tensor<3x3x3x4x4xf32> loc(#at1)
    %940 = stablehlo.divide %932, %939 : tensor<3x3x3x4x4xf32> loc(#at1)
    %941 = stablehlo.subtract %arg2, %940 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_272 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %943 = stablehlo.multiply %942, %arg17 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_273 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %945 = stablehlo.multiply %944, %746 : tensor<3x3x3x4x8xf32> loc(#at1)
    %946 = stablehlo.add %943, %945 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_274 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %948 = stablehlo.multiply %947, %arg30 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_275 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %950 = stablehlo.multiply %949, %746 : tensor<3x3x3x4x8xf32> loc(#at1)
    %951 = stablehlo.multiply %950, %746 : tensor<3x3x3x4x8xf32> loc(#at1)
    %952 = stablehlo.add %948, %951 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_276 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %953 = stablehlo.power %cst_276, %863 : tensor<f32> loc(#at1)
    %cst_277 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %954 = stablehlo.subtract %cst_277, %953 : tensor<f32> loc(#at1)
    %955 = stablehlo.broadcast_in_dim %954, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %956 = stablehlo.divide %946, %955 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_278 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %958 = stablehlo.multiply %957, %956 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_279 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %959 = stablehlo.power %cst_279, %863 : tensor<f32> loc(#at1)
    %cst_280 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %960 = stablehlo.subtract %cst_280, %959 : tensor<f32> loc(#at1)
    %961 = stablehlo.broadcast_in_dim %960, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %962 = stablehlo.divide %952, %961 : tensor<3x3x3x4x8xf32> loc(#at1)
    %963 = stablehlo.sqrt %962 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_281 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x8xf32> loc(#at1)
    %965 = stablehlo.add %963, %964 : tensor<3x3x3x4x8xf32> loc(#at1)
    %966 = stablehlo.divide %958, %965 : tensor<3x3x3x4x8xf32> loc(#at1)
    %967 = stablehlo.subtract %arg3, %966 : tensor<3x3x3x4x8xf32> loc(#at1)
    %cst_282 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %969 = stablehlo.multiply %968, %arg18 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_283 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %971 = stablehlo.multiply %970, %717 : tensor<3x3x3x8x8xf32> loc(#at1)
    %972 = stablehlo.add %969, %971 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_284 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %974 = stablehlo.multiply %973, %arg31 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_285 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %976 = stablehlo.multiply %975, %717 : tensor<3x3x3x8x8xf32> loc(#at1)
    %977 = stablehlo.multiply %976, %717 : tensor<3x3x3x8x8xf32> loc(#at1)
    %978 = stablehlo.add %974, %977 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_286 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %979 = stablehlo.power %cst_286, %863 : tensor<f32> loc(#at1)
    %cst_287 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %980 = stablehlo.subtract %cst_287, %979 : tensor<f32> loc(#at1)
    %981 = stablehlo.broadcast_in_dim %980, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %982 = stablehlo.divide %972, %981 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_288 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %984 = stablehlo.multiply %983, %982 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_289 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %985 = stablehlo.power %cst_289, %863 : tensor<f32> loc(#at1)
    %cst_290 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %986 = stablehlo.subtract %cst_290, %985 : tensor<f32> loc(#at1)
    %987 = stablehlo.broadcast_in_dim %986, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %988 = stablehlo.divide %978, %987 : tensor<3x3x3x8x8xf32> loc(#at1)
    %989 = stablehlo.sqrt %988 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_291 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %991 = stablehlo.add %989, %990 : tensor<3x3x3x8x8xf32> loc(#at1)
    %992 = stablehlo.divide %984, %991 : tensor<3x3x3x8x8xf32> loc(#at1)
    %993 = stablehlo.subtract %arg4, %992 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_292 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %995 = stablehlo.multiply %994, %arg19 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_293 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %997 = stablehlo.multiply %996, %630 : tensor<3x3x3x8x16xf32> loc(#at1)
    %998 = stablehlo.add %995, %997 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_294 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %1000 = stablehlo.multiply %999, %arg32 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_295 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %1002 = stablehlo.multiply %1001, %630 : tensor<3x3x3x8x16xf32> loc(#at1)
    %1003 = stablehlo.multiply %1002, %630 : tensor<3x3x3x8x16xf32> loc(#at1)
    %1004 = stablehlo.add %1000, %1003 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_296 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1005 = stablehlo.power %cst_296, %863 : tensor<f32> loc(#at1)
    %cst_297 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1006 = stablehlo.subtract %cst_297, %1005 : tensor<f32> loc(#at1)
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %1008 = stablehlo.divide %998, %1007 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_298 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %1010 = stablehlo.multiply %1009, %1008 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_299 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1011 = stablehlo.power %cst_299, %863 : tensor<f32> loc(#at1)
    %cst_300 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1012 = stablehlo.subtract %cst_300, %1011 : tensor<f32> loc(#at1)
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %1014 = stablehlo.divide %1004, %1013 : tensor<3x3x3x8x16xf32> loc(#at1)
    %1015 = stablehlo.sqrt %1014 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_301 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x16xf32> loc(#at1)
    %1017 = stablehlo.add %1015, %1016 : tensor<3x3x3x8x16xf32> loc(#at1)
    %1018 = stablehlo.divide %1010, %1017 : tensor<3x3x3x8x16xf32> loc(#at1)
    %1019 = stablehlo.subtract %arg5, %1018 : tensor<3x3x3x8x16xf32> loc(#at1)
    %cst_302 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1021 = stablehlo.multiply %1020, %arg20 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_303 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1023 = stablehlo.multiply %1022, %601 : tensor<3x3x3x16x16xf32> loc(#at1)
    %1024 = stablehlo.add %1021, %1023 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_304 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1026 = stablehlo.multiply %1025, %arg33 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_305 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1028 = stablehlo.multiply %1027, %601 : tensor<3x3x3x16x16xf32> loc(#at1)
    %1029 = stablehlo.multiply %1028, %601 : tensor<3x3x3x16x16xf32> loc(#at1)
    %1030 = stablehlo.add %1026, %1029 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_306 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1031 = stablehlo.power %cst_306, %863 : tensor<f32> loc(#at1)
    %cst_307 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1032 = stablehlo.subtract %cst_307, %1031 : tensor<f32> loc(#at1)
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1034 = stablehlo.divide %1024, %1033 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_308 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1036 = stablehlo.multiply %1035, %1034 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_309 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1037 = stablehlo.power %cst_309, %863 : tensor<f32> loc(#at1)
    %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1038 = stablehlo.subtract %cst_310, %1037 : tensor<f32> loc(#at1)
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1040 = stablehlo.divide %1030, %1039 : tensor<3x3x3x16x16xf32> loc(#at1)
    %1041 = stablehlo.sqrt %1040 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_311 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x16xf32> loc(#at1)
    %1043 = stablehlo.add %1041, %1042 : tensor<3x3x3x16x16xf32> loc(#at1)
    %1044 = stablehlo.divide %1036, %1043 : tensor<3x3x3x16x16xf32> loc(#at1)
    %1045 = stablehlo.subtract %arg6, %1044 : tensor<3x3x3x16x16xf32> loc(#at1)
    %cst_312 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1047 = stablehlo.multiply %1046, %arg21 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_313 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1049 = stablehlo.multiply %1048, %395 : tensor<2x2x2x4x8xf32> loc(#at1)
    %1050 = stablehlo.add %1047, %1049 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_314 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1052 = stablehlo.multiply %1051, %arg34 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_315 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1054 = stablehlo.multiply %1053, %395 : tensor<2x2x2x4x8xf32> loc(#at1)
    %1055 = stablehlo.multiply %1054, %395 : tensor<2x2x2x4x8xf32> loc(#at1)
    %1056 = stablehlo.add %1052, %1055 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_316 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1057 = stablehlo.power %cst_316, %863 : tensor<f32> loc(#at1)
    %cst_317 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1058 = stablehlo.subtract %cst_317, %1057 : tensor<f32> loc(#at1)
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1060 = stablehlo.divide %1050, %1059 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_318 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1062 = stablehlo.multiply %1061, %1060 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_319 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1063 = stablehlo.power %cst_319, %863 : tensor<f32> loc(#at1)
    %cst_320 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1064 = stablehlo.subtract %cst_320, %1063 : tensor<f32> loc(#at1)
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1066 = stablehlo.divide %1056, %1065 : tensor<2x2x2x4x8xf32> loc(#at1)
    %1067 = stablehlo.sqrt %1066 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_321 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<2x2x2x4x8xf32> loc(#at1)
    %1069 = stablehlo.add %1067, %1068 : tensor<2x2x2x4x8xf32> loc(#at1)
    %1070 = stablehlo.divide %1062, %1069 : tensor<2x2x2x4x8xf32> loc(#at1)
    %1071 = stablehlo.subtract %arg7, %1070 : tensor<2x2x2x4x8xf32> loc(#at1)
    %cst_322 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1073 = stablehlo.multiply %1072, %arg22 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_323 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1075 = stablehlo.multiply %1074, %384 : tensor<3x3x3x8x4xf32> loc(#at1)
    %1076 = stablehlo.add %1073, %1075 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_324 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1078 = stablehlo.multiply %1077, %arg35 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_325 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1080 = stablehlo.multiply %1079, %384 : tensor<3x3x3x8x4xf32> loc(#at1)
    %1081 = stablehlo.multiply %1080, %384 : tensor<3x3x3x8x4xf32> loc(#at1)
    %1082 = stablehlo.add %1078, %1081 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_326 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1083 = stablehlo.power %cst_326, %863 : tensor<f32> loc(#at1)
    %cst_327 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1084 = stablehlo.subtract %cst_327, %1083 : tensor<f32> loc(#at1)
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1086 = stablehlo.divide %1076, %1085 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_328 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1088 = stablehlo.multiply %1087, %1086 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_329 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1089 = stablehlo.power %cst_329, %863 : tensor<f32> loc(#at1)
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1090 = stablehlo.subtract %cst_330, %1089 : tensor<f32> loc(#at1)
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1092 = stablehlo.divide %1082, %1091 : tensor<3x3x3x8x4xf32> loc(#at1)
    %1093 = stablehlo.sqrt %1092 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_331 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x4xf32> loc(#at1)
    %1095 = stablehlo.add %1093, %1094 : tensor<3x3x3x8x4xf32> loc(#at1)
    %1096 = stablehlo.divide %1088, %1095 : tensor<3x3x3x8x4xf32> loc(#at1)
    %1097 = stablehlo.subtract %arg8, %1096 : tensor<3x3x3x8x4xf32> loc(#at1)
    %cst_332 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1099 = stablehlo.multiply %1098, %arg23 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1101 = stablehlo.multiply %1100, %355 : tensor<3x3x3x4x4xf32> loc(#at1)
    %1102 = stablehlo.add %1099, %1101 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_334 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1104 = stablehlo.multiply %1103, %arg36 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_335 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1106 = stablehlo.multiply %1105, %355 : tensor<3x3x3x4x4xf32> loc(#at1)
    %1107 = stablehlo.multiply %1106, %355 : tensor<3x3x3x4x4xf32> loc(#at1)
    %1108 = stablehlo.add %1104, %1107 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_336 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1109 = stablehlo.power %cst_336, %863 : tensor<f32> loc(#at1)
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1110 = stablehlo.subtract %cst_337, %1109 : tensor<f32> loc(#at1)
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1112 = stablehlo.divide %1102, %1111 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_338 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1114 = stablehlo.multiply %1113, %1112 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_339 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1115 = stablehlo.power %cst_339, %863 : tensor<f32> loc(#at1)
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1116 = stablehlo.subtract %cst_340, %1115 : tensor<f32> loc(#at1)
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1118 = stablehlo.divide %1108, %1117 : tensor<3x3x3x4x4xf32> loc(#at1)
    %1119 = stablehlo.sqrt %1118 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_341 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<3x3x3x4x4xf32> loc(#at1)
    %1121 = stablehlo.add %1119, %1120 : tensor<3x3x3x4x4xf32> loc(#at1)
    %1122 = stablehlo.divide %1114, %1121 : tensor<3x3x3x4x4xf32> loc(#at1)
    %1123 = stablehlo.subtract %arg9, %1122 : tensor<3x3x3x4x4xf32> loc(#at1)
    %cst_342 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1125 = stablehlo.multiply %1124, %arg24 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1127 = stablehlo.multiply %1126, %518 : tensor<2x2x2x8x16xf32> loc(#at1)
    %1128 = stablehlo.add %1125, %1127 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_344 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1130 = stablehlo.multiply %1129, %arg37 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_345 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1131 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1132 = stablehlo.multiply %1131, %518 : tensor<2x2x2x8x16xf32> loc(#at1)
    %1133 = stablehlo.multiply %1132, %518 : tensor<2x2x2x8x16xf32> loc(#at1)
    %1134 = stablehlo.add %1130, %1133 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_346 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1135 = stablehlo.power %cst_346, %863 : tensor<f32> loc(#at1)
    %cst_347 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1136 = stablehlo.subtract %cst_347, %1135 : tensor<f32> loc(#at1)
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1138 = stablehlo.divide %1128, %1137 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_348 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1140 = stablehlo.multiply %1139, %1138 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_349 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1141 = stablehlo.power %cst_349, %863 : tensor<f32> loc(#at1)
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1142 = stablehlo.subtract %cst_350, %1141 : tensor<f32> loc(#at1)
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1144 = stablehlo.divide %1134, %1143 : tensor<2x2x2x8x16xf32> loc(#at1)
    %1145 = stablehlo.sqrt %1144 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_351 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<2x2x2x8x16xf32> loc(#at1)
    %1147 = stablehlo.add %1145, %1146 : tensor<2x2x2x8x16xf32> loc(#at1)
    %1148 = stablehlo.divide %1140, %1147 : tensor<2x2x2x8x16xf32> loc(#at1)
    %1149 = stablehlo.subtract %arg10, %1148 : tensor<2x2x2x8x16xf32> loc(#at1)
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1150 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1151 = stablehlo.multiply %1150, %arg25 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1153 = stablehlo.multiply %1152, %507 : tensor<3x3x3x16x8xf32> loc(#at1)
    %1154 = stablehlo.add %1151, %1153 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_354 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1156 = stablehlo.multiply %1155, %arg38 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_355 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1158 = stablehlo.multiply %1157, %507 : tensor<3x3x3x16x8xf32> loc(#at1)
    %1159 = stablehlo.multiply %1158, %507 : tensor<3x3x3x16x8xf32> loc(#at1)
    %1160 = stablehlo.add %1156, %1159 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_356 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1161 = stablehlo.power %cst_356, %863 : tensor<f32> loc(#at1)
    %cst_357 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1162 = stablehlo.subtract %cst_357, %1161 : tensor<f32> loc(#at1)
    %1163 = stablehlo.broadcast_in_dim %1162, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1164 = stablehlo.divide %1154, %1163 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_358 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1166 = stablehlo.multiply %1165, %1164 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_359 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1167 = stablehlo.power %cst_359, %863 : tensor<f32> loc(#at1)
    %cst_360 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1168 = stablehlo.subtract %cst_360, %1167 : tensor<f32> loc(#at1)
    %1169 = stablehlo.broadcast_in_dim %1168, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1170 = stablehlo.divide %1160, %1169 : tensor<3x3x3x16x8xf32> loc(#at1)
    %1171 = stablehlo.sqrt %1170 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_361 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<3x3x3x16x8xf32> loc(#at1)
    %1173 = stablehlo.add %1171, %1172 : tensor<3x3x3x16x8xf32> loc(#at1)
    %1174 = stablehlo.divide %1166, %1173 : tensor<3x3x3x16x8xf32> loc(#at1)
    %1175 = stablehlo.subtract %arg11, %1174 : tensor<3x3x3x16x8xf32> loc(#at1)
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1176 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1177 = stablehlo.multiply %1176, %arg26 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_363 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1179 = stablehlo.multiply %1178, %478 : tensor<3x3x3x8x8xf32> loc(#at1)
    %1180 = stablehlo.add %1177, %1179 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_364 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1182 = stablehlo.multiply %1181, %arg39 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1184 = stablehlo.multiply %1183, %478 : tensor<3x3x3x8x8xf32> loc(#at1)
    %1185 = stablehlo.multiply %1184, %478 : tensor<3x3x3x8x8xf32> loc(#at1)
    %1186 = stablehlo.add %1182, %1185 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_366 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1187 = stablehlo.power %cst_366, %863 : tensor<f32> loc(#at1)
    %cst_367 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1188 = stablehlo.subtract %cst_367, %1187 : tensor<f32> loc(#at1)
    %1189 = stablehlo.broadcast_in_dim %1188, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1190 = stablehlo.divide %1180, %1189 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_368 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1192 = stablehlo.multiply %1191, %1190 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_369 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1193 = stablehlo.power %cst_369, %863 : tensor<f32> loc(#at1)
    %cst_370 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1194 = stablehlo.subtract %cst_370, %1193 : tensor<f32> loc(#at1)
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1196 = stablehlo.divide %1186, %1195 : tensor<3x3x3x8x8xf32> loc(#at1)
    %1197 = stablehlo.sqrt %1196 : tensor<3x3x3x8x8xf32> loc(#at1)
    %cst_371 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<3x3x3x8x8xf32> loc(#at1)
    %1199 = stablehlo.add %1197, %1198 : tensor<3x3x3x8x8xf32> loc(#at1)
    %1200 = stablehlo.divide %1192, %1199 : tensor<3x3x3x8x8xf32> loc(#at1)
    %1201 = stablehlo.subtract %arg12, %1200 : tensor<3x3x3x8x8xf32> loc(#at1)
    return %889, %915, %941, %967, %993, %1019, %1045, %1071, %1097, %1123, %1149, %1175, %1201, %863, %868, %894, %920, %946, %972, %998, %1024, %1050, %1076, %1102, %1128, %1154, %1180, %874, %900, %926, %952, %978, %1004, %1030, %1056, %1082, %1108, %1134, %1160, %1186, %255 : tensor<1x1x1x4x2xf32>, tensor<3x3x3x1x4xf32>, tensor<3x3x3x4x4xf32>, tensor<3x3x3x4x8xf32>, tensor<3x3x3x8x8xf32>, tensor<3x3x3x8x16xf32>, tensor<3x3x3x16x16xf32>, tensor<2x2x2x4x8xf32>, tensor<3x3x3x8x4xf32>, tensor<3x3x3x4x4xf32>, tensor<2x2x2x8x16xf32>, tensor<3x3x3x16x8xf32>, tensor<3x3x3x8x8xf32>, tensor<f32>, tensor<1x1x1x4x2xf32>, tensor<3x3x3x1x4xf32>, tensor<3x3x3x4x4xf32>, tensor<3x3x3x4x8xf32>, tensor<3x3x3x8x8xf32>, tensor<3x3x3x8x16xf32>, tensor<3x3x3x16x16xf32>, tensor<2x2x2x4x8xf32>, tensor<3x3x3x8x4xf32>, tensor<3x3x3x4x4xf32>, tensor<2x2x2x8x16xf32>, tensor<3x3x3x16x8xf32>, tensor<3x3x3x8x8xf32>, tensor<1x1x1x4x2xf32>, tensor<3x3x3x1x4xf32>, tensor<3x3x3x4x4xf32>, tensor<3x3x3x4x8xf32>, tensor<3x3x3x8x8xf32>, tensor<3x3x3x8x16xf32>, tensor<3x3x3x16x16xf32>, tensor<2x2x2x4x8xf32>, tensor<3x3x3x8x4xf32>, tensor<3x3x3x4x4xf32>, tensor<2x2x2x8x16xf32>, tensor<3x3x3x16x8xf32>, tensor<3x3x3x8x8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4x4xf32>
    return %1 : tensor<2x8x8x4x4xf32>
  }
  func.func private @relu_0(%arg0: tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x2x8xf32>
    return %1 : tensor<2x4x4x2x8xf32>
  }
  func.func private @relu_1(%arg0: tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2x2x1x16xf32>
    return %1 : tensor<2x2x2x1x16xf32>
  }
  func.func private @_one_hot(%arg0: tensor<2x8x8x4xi32>) -> tensor<2x8x8x4x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x8x8x4xi32>) -> tensor<2x8x8x4x1xi32>
    %1 = stablehlo.iota dim = 4 : tensor<1x1x1x1x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3, 4] : (tensor<2x8x8x4x1xi32>) -> tensor<2x8x8x4x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x2xi32>) -> tensor<2x8x8x4x2xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2x8x8x4x2xi32>, tensor<2x8x8x4x2xi32>) -> tensor<2x8x8x4x2xi1>
    %5 = stablehlo.convert %4 : (tensor<2x8x8x4x2xi1>) -> tensor<2x8x8x4x2xf32>
    return %5 : tensor<2x8x8x4x2xf32>
  }
  func.func private @relu_2(%arg0: tensor<2x8x8x4x4xf32>) -> tensor<2x8x8x4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x8x8x4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x8x8x4x4xf32>
    return %1 : tensor<2x8x8x4x4xf32>
  }
  func.func private @relu_3(%arg0: tensor<2x4x4x2x8xf32>) -> tensor<2x4x4x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x4x2x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4x4x2x8xf32>
    return %1 : tensor<2x4x4x2x8xf32>
  }
  func.func private @relu_4(%arg0: tensor<2x2x2x1x16xf32>) -> tensor<2x2x2x1x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2x2x1x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x2x2x1x16xf32>
    return %1 : tensor<2x2x2x1x16xf32>
  }
}
#at0 = loc("norm")
#at1 = loc("optimizer")
#at2 = loc("rematted_computation")
#at3 = loc("rematted_computation/norm")

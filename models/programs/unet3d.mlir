module @jit_unet3d attributes {mhlo.num_partitions = 128 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4, "d"=8, "h"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}, {name = "d", size = 8 : i64}, {name = "h", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<1x1x1x32x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 0 : i32} loc("params['classes']"), %arg1: tensor<3x3x3x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 1 : i32} loc("params['down0a']"), %arg2: tensor<3x3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['down0b']"), %arg3: tensor<3x3x3x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['down1a']"), %arg4: tensor<3x3x3x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 4 : i32} loc("params['down1b']"), %arg5: tensor<3x3x3x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['down2a']"), %arg6: tensor<3x3x3x128x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['down2b']"), %arg7: tensor<3x3x3x128x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['down3a']"), %arg8: tensor<3x3x3x256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['down3b']"), %arg9: tensor<3x3x3x256x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['down4a']"), %arg10: tensor<3x3x3x512x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['down4b']"), %arg11: tensor<2x2x2x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['up0']"), %arg12: tensor<3x3x3x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 12 : i32} loc("params['up0a']"), %arg13: tensor<3x3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 13 : i32} loc("params['up0b']"), %arg14: tensor<2x2x2x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 14 : i32} loc("params['up1']"), %arg15: tensor<3x3x3x128x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 15 : i32} loc("params['up1a']"), %arg16: tensor<3x3x3x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("params['up1b']"), %arg17: tensor<2x2x2x128x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("params['up2']"), %arg18: tensor<3x3x3x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("params['up2a']"), %arg19: tensor<3x3x3x128x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("params['up2b']"), %arg20: tensor<2x2x2x256x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("params['up3']"), %arg21: tensor<3x3x3x512x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("params['up3a']"), %arg22: tensor<3x3x3x256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 22 : i32} loc("params['up3b']"), %arg23: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg24: tensor<1x1x1x32x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['classes']"), %arg25: tensor<3x3x3x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 25 : i32} loc("state['m']['down0a']"), %arg26: tensor<3x3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['m']['down0b']"), %arg27: tensor<3x3x3x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['m']['down1a']"), %arg28: tensor<3x3x3x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 28 : i32} loc("state['m']['down1b']"), %arg29: tensor<3x3x3x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['m']['down2a']"), %arg30: tensor<3x3x3x128x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['m']['down2b']"), %arg31: tensor<3x3x3x128x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 31 : i32} loc("state['m']['down3a']"), %arg32: tensor<3x3x3x256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['m']['down3b']"), %arg33: tensor<3x3x3x256x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['m']['down4a']"), %arg34: tensor<3x3x3x512x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 34 : i32} loc("state['m']['down4b']"), %arg35: tensor<2x2x2x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 35 : i32} loc("state['m']['up0']"), %arg36: tensor<3x3x3x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['m']['up0a']"), %arg37: tensor<3x3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 37 : i32} loc("state['m']['up0b']"), %arg38: tensor<2x2x2x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 38 : i32} loc("state['m']['up1']"), %arg39: tensor<3x3x3x128x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 39 : i32} loc("state['m']['up1a']"), %arg40: tensor<3x3x3x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 40 : i32} loc("state['m']['up1b']"), %arg41: tensor<2x2x2x128x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 41 : i32} loc("state['m']['up2']"), %arg42: tensor<3x3x3x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 42 : i32} loc("state['m']['up2a']"), %arg43: tensor<3x3x3x128x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 43 : i32} loc("state['m']['up2b']"), %arg44: tensor<2x2x2x256x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 44 : i32} loc("state['m']['up3']"), %arg45: tensor<3x3x3x512x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 45 : i32} loc("state['m']['up3a']"), %arg46: tensor<3x3x3x256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 46 : i32} loc("state['m']['up3b']"), %arg47: tensor<1x1x1x32x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 47 : i32} loc("state['v']['classes']"), %arg48: tensor<3x3x3x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 48 : i32} loc("state['v']['down0a']"), %arg49: tensor<3x3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 49 : i32} loc("state['v']['down0b']"), %arg50: tensor<3x3x3x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 50 : i32} loc("state['v']['down1a']"), %arg51: tensor<3x3x3x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 51 : i32} loc("state['v']['down1b']"), %arg52: tensor<3x3x3x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 52 : i32} loc("state['v']['down2a']"), %arg53: tensor<3x3x3x128x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 53 : i32} loc("state['v']['down2b']"), %arg54: tensor<3x3x3x128x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 54 : i32} loc("state['v']['down3a']"), %arg55: tensor<3x3x3x256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 55 : i32} loc("state['v']['down3b']"), %arg56: tensor<3x3x3x256x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 56 : i32} loc("state['v']['down4a']"), %arg57: tensor<3x3x3x512x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 57 : i32} loc("state['v']['down4b']"), %arg58: tensor<2x2x2x32x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 58 : i32} loc("state['v']['up0']"), %arg59: tensor<3x3x3x64x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 59 : i32} loc("state['v']['up0a']"), %arg60: tensor<3x3x3x32x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 60 : i32} loc("state['v']['up0b']"), %arg61: tensor<2x2x2x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 61 : i32} loc("state['v']['up1']"), %arg62: tensor<3x3x3x128x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 62 : i32} loc("state['v']['up1a']"), %arg63: tensor<3x3x3x64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 63 : i32} loc("state['v']['up1b']"), %arg64: tensor<2x2x2x128x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 64 : i32} loc("state['v']['up2']"), %arg65: tensor<3x3x3x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 65 : i32} loc("state['v']['up2a']"), %arg66: tensor<3x3x3x128x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 66 : i32} loc("state['v']['up2b']"), %arg67: tensor<2x2x2x256x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 67 : i32} loc("state['v']['up3']"), %arg68: tensor<3x3x3x512x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 68 : i32} loc("state['v']['up3a']"), %arg69: tensor<3x3x3x256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>, tf.aliasing_output = 69 : i32} loc("state['v']['up3b']"), %arg70: tensor<8x256x256x256x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"d"}, {"h"}, {}, {}]>} loc("batch['image']"), %arg71: tensor<8x256x256x256xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"d"}, {"h"}, {}]>} loc("batch['labels']")) -> (tensor<1x1x1x32x2xf32> {jax.result_info = "result[0]['classes']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x1x32xf32> {jax.result_info = "result[0]['down0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x32xf32> {jax.result_info = "result[0]['down0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x64xf32> {jax.result_info = "result[0]['down1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x64xf32> {jax.result_info = "result[0]['down1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x128xf32> {jax.result_info = "result[0]['down2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x128xf32> {jax.result_info = "result[0]['down2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x256xf32> {jax.result_info = "result[0]['down3a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x256xf32> {jax.result_info = "result[0]['down3b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x512xf32> {jax.result_info = "result[0]['down4a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x512x512xf32> {jax.result_info = "result[0]['down4b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x32x64xf32> {jax.result_info = "result[0]['up0']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x32xf32> {jax.result_info = "result[0]['up0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x32xf32> {jax.result_info = "result[0]['up0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x64x128xf32> {jax.result_info = "result[0]['up1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x64xf32> {jax.result_info = "result[0]['up1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x64xf32> {jax.result_info = "result[0]['up1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x128x256xf32> {jax.result_info = "result[0]['up2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x128xf32> {jax.result_info = "result[0]['up2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x128xf32> {jax.result_info = "result[0]['up2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x256x512xf32> {jax.result_info = "result[0]['up3']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x512x256xf32> {jax.result_info = "result[0]['up3a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x256xf32> {jax.result_info = "result[0]['up3b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<1x1x1x32x2xf32> {jax.result_info = "result[1]['m']['classes']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x1x32xf32> {jax.result_info = "result[1]['m']['down0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x32xf32> {jax.result_info = "result[1]['m']['down0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x64xf32> {jax.result_info = "result[1]['m']['down1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x64xf32> {jax.result_info = "result[1]['m']['down1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x128xf32> {jax.result_info = "result[1]['m']['down2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x128xf32> {jax.result_info = "result[1]['m']['down2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x256xf32> {jax.result_info = "result[1]['m']['down3a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x256xf32> {jax.result_info = "result[1]['m']['down3b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x512xf32> {jax.result_info = "result[1]['m']['down4a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x512x512xf32> {jax.result_info = "result[1]['m']['down4b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x32x64xf32> {jax.result_info = "result[1]['m']['up0']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x32xf32> {jax.result_info = "result[1]['m']['up0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x32xf32> {jax.result_info = "result[1]['m']['up0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x64x128xf32> {jax.result_info = "result[1]['m']['up1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x64xf32> {jax.result_info = "result[1]['m']['up1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x64xf32> {jax.result_info = "result[1]['m']['up1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x128x256xf32> {jax.result_info = "result[1]['m']['up2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x128xf32> {jax.result_info = "result[1]['m']['up2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x128xf32> {jax.result_info = "result[1]['m']['up2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x256x512xf32> {jax.result_info = "result[1]['m']['up3']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x512x256xf32> {jax.result_info = "result[1]['m']['up3a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x256xf32> {jax.result_info = "result[1]['m']['up3b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<1x1x1x32x2xf32> {jax.result_info = "result[1]['v']['classes']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x1x32xf32> {jax.result_info = "result[1]['v']['down0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x32xf32> {jax.result_info = "result[1]['v']['down0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x64xf32> {jax.result_info = "result[1]['v']['down1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x64xf32> {jax.result_info = "result[1]['v']['down1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x128xf32> {jax.result_info = "result[1]['v']['down2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x128xf32> {jax.result_info = "result[1]['v']['down2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x256xf32> {jax.result_info = "result[1]['v']['down3a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x256xf32> {jax.result_info = "result[1]['v']['down3b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x512xf32> {jax.result_info = "result[1]['v']['down4a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x512x512xf32> {jax.result_info = "result[1]['v']['down4b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x32x64xf32> {jax.result_info = "result[1]['v']['up0']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x32xf32> {jax.result_info = "result[1]['v']['up0a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x32x32xf32> {jax.result_info = "result[1]['v']['up0b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x64x128xf32> {jax.result_info = "result[1]['v']['up1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x64xf32> {jax.result_info = "result[1]['v']['up1a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x64x64xf32> {jax.result_info = "result[1]['v']['up1b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x128x256xf32> {jax.result_info = "result[1]['v']['up2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x128xf32> {jax.result_info = "result[1]['v']['up2a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x128x128xf32> {jax.result_info = "result[1]['v']['up2b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<2x2x2x256x512xf32> {jax.result_info = "result[1]['v']['up3']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x512x256xf32> {jax.result_info = "result[1]['v']['up3a']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<3x3x3x256x256xf32> {jax.result_info = "result[1]['v']['up3b']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg70 : (tensor<8x256x256x256x1xf32>) -> tensor<8x256x256x256x1xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<3x3x3x1x32xf32>) -> tensor<3x3x3x1x32xbf16>
    %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x1xbf16>, tensor<3x3x3x1x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %3 = stablehlo.convert %2 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_0 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %7 = stablehlo.divide %5, %6 : tensor<8x1x1x1x32xf32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %9 = stablehlo.subtract %3, %8 : tensor<8x256x256x256x32xf32> loc(#at0)
    %10 = stablehlo.multiply %9, %9 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %12 = stablehlo.multiply %11, %9 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %13 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %16 = stablehlo.divide %14, %15 : tensor<8x1x1x1x32xf32> loc(#at0)
    %17 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %18 = stablehlo.subtract %3, %17 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %20 = stablehlo.add %16, %19 : tensor<8x1x1x1x32xf32> loc(#at0)
    %21 = stablehlo.rsqrt %20 : tensor<8x1x1x1x32xf32> loc(#at0)
    %22 = stablehlo.divide %21, %20 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %24 = stablehlo.multiply %23, %22 : tensor<8x1x1x1x32xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %26 = stablehlo.multiply %18, %25 : tensor<8x256x256x256x32xf32> loc(#at0)
    %27 = call @relu(%26) : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %29 = stablehlo.compare GT, %26, %28, FLOAT : (tensor<8x256x256x256x32xf32>, tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xi1> loc(#at0)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %31 = stablehlo.convert %27 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %32 = stablehlo.convert %arg2 : (tensor<3x3x3x32x32xf32>) -> tensor<3x3x3x32x32xbf16>
    %33 = stablehlo.convolution(%31, %32) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<3x3x3x32x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %34 = stablehlo.convert %33 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_9 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %38 = stablehlo.divide %36, %37 : tensor<8x1x1x1x32xf32> loc(#at0)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %40 = stablehlo.subtract %34, %39 : tensor<8x256x256x256x32xf32> loc(#at0)
    %41 = stablehlo.multiply %40, %40 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %43 = stablehlo.multiply %42, %40 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %44 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_12 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %47 = stablehlo.divide %45, %46 : tensor<8x1x1x1x32xf32> loc(#at0)
    %48 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %49 = stablehlo.subtract %34, %48 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %51 = stablehlo.add %47, %50 : tensor<8x1x1x1x32xf32> loc(#at0)
    %52 = stablehlo.rsqrt %51 : tensor<8x1x1x1x32xf32> loc(#at0)
    %53 = stablehlo.divide %52, %51 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %55 = stablehlo.multiply %54, %53 : tensor<8x1x1x1x32xf32> loc(#at0)
    %56 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %57 = stablehlo.multiply %49, %56 : tensor<8x256x256x256x32xf32> loc(#at0)
    %58 = call @relu(%57) : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %60 = stablehlo.compare GT, %57, %59, FLOAT : (tensor<8x256x256x256x32xf32>, tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xi1> loc(#at0)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %62 = stablehlo.convert %58 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %cst_17 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %63 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %64 = "stablehlo.reduce_window"(%62, %63) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.maximum %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x256x256x256x32xbf16>, tensor<bf16>) -> tensor<8x128x128x128x32xbf16>
    %65 = stablehlo.convert %arg3 : (tensor<3x3x3x32x64xf32>) -> tensor<3x3x3x32x64xbf16>
    %66 = stablehlo.convolution(%64, %65) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x32xbf16>, tensor<3x3x3x32x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %67 = stablehlo.convert %66 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %68 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %71 = stablehlo.divide %69, %70 : tensor<8x1x1x1x64xf32> loc(#at0)
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %73 = stablehlo.subtract %67, %72 : tensor<8x128x128x128x64xf32> loc(#at0)
    %74 = stablehlo.multiply %73, %73 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %76 = stablehlo.multiply %75, %73 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %77 = stablehlo.reduce(%74 init: %cst_21) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_22 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %80 = stablehlo.divide %78, %79 : tensor<8x1x1x1x64xf32> loc(#at0)
    %81 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %82 = stablehlo.subtract %67, %81 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %84 = stablehlo.add %80, %83 : tensor<8x1x1x1x64xf32> loc(#at0)
    %85 = stablehlo.rsqrt %84 : tensor<8x1x1x1x64xf32> loc(#at0)
    %86 = stablehlo.divide %85, %84 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_24 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %88 = stablehlo.multiply %87, %86 : tensor<8x1x1x1x64xf32> loc(#at0)
    %89 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %90 = stablehlo.multiply %82, %89 : tensor<8x128x128x128x64xf32> loc(#at0)
    %91 = call @relu_0(%90) : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %93 = stablehlo.compare GT, %90, %92, FLOAT : (tensor<8x128x128x128x64xf32>, tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xi1> loc(#at0)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %95 = stablehlo.convert %91 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %96 = stablehlo.convert %arg4 : (tensor<3x3x3x64x64xf32>) -> tensor<3x3x3x64x64xbf16>
    %97 = stablehlo.convolution(%95, %96) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<3x3x3x64x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %98 = stablehlo.convert %97 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %99 = stablehlo.reduce(%98 init: %cst_27) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %102 = stablehlo.divide %100, %101 : tensor<8x1x1x1x64xf32> loc(#at0)
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %104 = stablehlo.subtract %98, %103 : tensor<8x128x128x128x64xf32> loc(#at0)
    %105 = stablehlo.multiply %104, %104 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %107 = stablehlo.multiply %106, %104 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %108 = stablehlo.reduce(%105 init: %cst_30) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_31 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %111 = stablehlo.divide %109, %110 : tensor<8x1x1x1x64xf32> loc(#at0)
    %112 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %113 = stablehlo.subtract %98, %112 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %115 = stablehlo.add %111, %114 : tensor<8x1x1x1x64xf32> loc(#at0)
    %116 = stablehlo.rsqrt %115 : tensor<8x1x1x1x64xf32> loc(#at0)
    %117 = stablehlo.divide %116, %115 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_33 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %119 = stablehlo.multiply %118, %117 : tensor<8x1x1x1x64xf32> loc(#at0)
    %120 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %121 = stablehlo.multiply %113, %120 : tensor<8x128x128x128x64xf32> loc(#at0)
    %122 = call @relu_0(%121) : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %124 = stablehlo.compare GT, %121, %123, FLOAT : (tensor<8x128x128x128x64xf32>, tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xi1> loc(#at0)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %126 = stablehlo.convert %122 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %cst_36 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %127 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %128 = "stablehlo.reduce_window"(%126, %127) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.maximum %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x128x128x128x64xbf16>, tensor<bf16>) -> tensor<8x64x64x64x64xbf16>
    %129 = stablehlo.convert %arg5 : (tensor<3x3x3x64x128xf32>) -> tensor<3x3x3x64x128xbf16>
    %130 = stablehlo.convolution(%128, %129) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x64xbf16>, tensor<3x3x3x64x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %131 = stablehlo.convert %130 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %132 = stablehlo.reduce(%131 init: %cst_37) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_38 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %135 = stablehlo.divide %133, %134 : tensor<8x1x1x1x128xf32> loc(#at0)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %137 = stablehlo.subtract %131, %136 : tensor<8x64x64x64x128xf32> loc(#at0)
    %138 = stablehlo.multiply %137, %137 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_39 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %140 = stablehlo.multiply %139, %137 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %141 = stablehlo.reduce(%138 init: %cst_40) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_41 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %144 = stablehlo.divide %142, %143 : tensor<8x1x1x1x128xf32> loc(#at0)
    %145 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %146 = stablehlo.subtract %131, %145 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_42 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %148 = stablehlo.add %144, %147 : tensor<8x1x1x1x128xf32> loc(#at0)
    %149 = stablehlo.rsqrt %148 : tensor<8x1x1x1x128xf32> loc(#at0)
    %150 = stablehlo.divide %149, %148 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_43 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %152 = stablehlo.multiply %151, %150 : tensor<8x1x1x1x128xf32> loc(#at0)
    %153 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %154 = stablehlo.multiply %146, %153 : tensor<8x64x64x64x128xf32> loc(#at0)
    %155 = call @relu_1(%154) : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %157 = stablehlo.compare GT, %154, %156, FLOAT : (tensor<8x64x64x64x128xf32>, tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xi1> loc(#at0)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %159 = stablehlo.convert %155 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %160 = stablehlo.convert %arg6 : (tensor<3x3x3x128x128xf32>) -> tensor<3x3x3x128x128xbf16>
    %161 = stablehlo.convolution(%159, %160) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<3x3x3x128x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %162 = stablehlo.convert %161 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %163 = stablehlo.reduce(%162 init: %cst_46) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_47 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %166 = stablehlo.divide %164, %165 : tensor<8x1x1x1x128xf32> loc(#at0)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %168 = stablehlo.subtract %162, %167 : tensor<8x64x64x64x128xf32> loc(#at0)
    %169 = stablehlo.multiply %168, %168 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_48 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %171 = stablehlo.multiply %170, %168 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %172 = stablehlo.reduce(%169 init: %cst_49) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_50 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %175 = stablehlo.divide %173, %174 : tensor<8x1x1x1x128xf32> loc(#at0)
    %176 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %177 = stablehlo.subtract %162, %176 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_51 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %179 = stablehlo.add %175, %178 : tensor<8x1x1x1x128xf32> loc(#at0)
    %180 = stablehlo.rsqrt %179 : tensor<8x1x1x1x128xf32> loc(#at0)
    %181 = stablehlo.divide %180, %179 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_52 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %183 = stablehlo.multiply %182, %181 : tensor<8x1x1x1x128xf32> loc(#at0)
    %184 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %185 = stablehlo.multiply %177, %184 : tensor<8x64x64x64x128xf32> loc(#at0)
    %186 = call @relu_1(%185) : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %188 = stablehlo.compare GT, %185, %187, FLOAT : (tensor<8x64x64x64x128xf32>, tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xi1> loc(#at0)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %190 = stablehlo.convert %186 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %cst_55 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %191 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %192 = "stablehlo.reduce_window"(%190, %191) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.maximum %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x64x64x64x128xbf16>, tensor<bf16>) -> tensor<8x32x32x32x128xbf16>
    %193 = stablehlo.convert %arg7 : (tensor<3x3x3x128x256xf32>) -> tensor<3x3x3x128x256xbf16>
    %194 = stablehlo.convolution(%192, %193) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x128xbf16>, tensor<3x3x3x128x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %195 = stablehlo.convert %194 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %196 = stablehlo.reduce(%195 init: %cst_56) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_57 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %199 = stablehlo.divide %197, %198 : tensor<8x1x1x1x256xf32> loc(#at0)
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %201 = stablehlo.subtract %195, %200 : tensor<8x32x32x32x256xf32> loc(#at0)
    %202 = stablehlo.multiply %201, %201 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_58 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %204 = stablehlo.multiply %203, %201 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %205 = stablehlo.reduce(%202 init: %cst_59) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_60 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %208 = stablehlo.divide %206, %207 : tensor<8x1x1x1x256xf32> loc(#at0)
    %209 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %210 = stablehlo.subtract %195, %209 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_61 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %212 = stablehlo.add %208, %211 : tensor<8x1x1x1x256xf32> loc(#at0)
    %213 = stablehlo.rsqrt %212 : tensor<8x1x1x1x256xf32> loc(#at0)
    %214 = stablehlo.divide %213, %212 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_62 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %216 = stablehlo.multiply %215, %214 : tensor<8x1x1x1x256xf32> loc(#at0)
    %217 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %218 = stablehlo.multiply %210, %217 : tensor<8x32x32x32x256xf32> loc(#at0)
    %219 = call @relu_2(%218) : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<8x32x32x32x256xf32>, tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xi1> loc(#at0)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %223 = stablehlo.convert %219 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %224 = stablehlo.convert %arg8 : (tensor<3x3x3x256x256xf32>) -> tensor<3x3x3x256x256xbf16>
    %225 = stablehlo.convolution(%223, %224) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<3x3x3x256x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %226 = stablehlo.convert %225 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %227 = stablehlo.reduce(%226 init: %cst_65) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_66 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %230 = stablehlo.divide %228, %229 : tensor<8x1x1x1x256xf32> loc(#at0)
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %232 = stablehlo.subtract %226, %231 : tensor<8x32x32x32x256xf32> loc(#at0)
    %233 = stablehlo.multiply %232, %232 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_67 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %235 = stablehlo.multiply %234, %232 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %236 = stablehlo.reduce(%233 init: %cst_68) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_69 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %239 = stablehlo.divide %237, %238 : tensor<8x1x1x1x256xf32> loc(#at0)
    %240 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %241 = stablehlo.subtract %226, %240 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_70 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %243 = stablehlo.add %239, %242 : tensor<8x1x1x1x256xf32> loc(#at0)
    %244 = stablehlo.rsqrt %243 : tensor<8x1x1x1x256xf32> loc(#at0)
    %245 = stablehlo.divide %244, %243 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_71 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %247 = stablehlo.multiply %246, %245 : tensor<8x1x1x1x256xf32> loc(#at0)
    %248 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %249 = stablehlo.multiply %241, %248 : tensor<8x32x32x32x256xf32> loc(#at0)
    %250 = call @relu_2(%249) : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %252 = stablehlo.compare GT, %249, %251, FLOAT : (tensor<8x32x32x32x256xf32>, tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xi1> loc(#at0)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %254 = stablehlo.convert %250 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %cst_74 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %255 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<bf16>) -> tensor<bf16>
    %256 = "stablehlo.reduce_window"(%254, %255) <{base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<0> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.maximum %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x32x32x32x256xbf16>, tensor<bf16>) -> tensor<8x16x16x16x256xbf16>
    %257 = stablehlo.convert %arg9 : (tensor<3x3x3x256x512xf32>) -> tensor<3x3x3x256x512xbf16>
    %258 = stablehlo.convolution(%256, %257) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x256xbf16>, tensor<3x3x3x256x512xbf16>) -> tensor<8x16x16x16x512xbf16>
    %259 = stablehlo.convert %258 : (tensor<8x16x16x16x512xbf16>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %260 = stablehlo.reduce(%259 init: %cst_75) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_76 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %263 = stablehlo.divide %261, %262 : tensor<8x1x1x1x512xf32> loc(#at0)
    %264 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %265 = stablehlo.subtract %259, %264 : tensor<8x16x16x16x512xf32> loc(#at0)
    %266 = stablehlo.multiply %265, %265 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_77 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %268 = stablehlo.multiply %267, %265 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %269 = stablehlo.reduce(%266 init: %cst_78) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_79 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %272 = stablehlo.divide %270, %271 : tensor<8x1x1x1x512xf32> loc(#at0)
    %273 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %274 = stablehlo.subtract %259, %273 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_80 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %276 = stablehlo.add %272, %275 : tensor<8x1x1x1x512xf32> loc(#at0)
    %277 = stablehlo.rsqrt %276 : tensor<8x1x1x1x512xf32> loc(#at0)
    %278 = stablehlo.divide %277, %276 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_81 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %280 = stablehlo.multiply %279, %278 : tensor<8x1x1x1x512xf32> loc(#at0)
    %281 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %282 = stablehlo.multiply %274, %281 : tensor<8x16x16x16x512xf32> loc(#at0)
    %283 = call @relu_3(%282) : (tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %285 = stablehlo.compare GT, %282, %284, FLOAT : (tensor<8x16x16x16x512xf32>, tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xi1> loc(#at0)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %287 = stablehlo.convert %283 : (tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xbf16> loc(#at0)
    %288 = stablehlo.convert %arg10 : (tensor<3x3x3x512x512xf32>) -> tensor<3x3x3x512x512xbf16>
    %289 = stablehlo.convolution(%287, %288) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x512xbf16>, tensor<3x3x3x512x512xbf16>) -> tensor<8x16x16x16x512xbf16>
    %290 = stablehlo.convert %289 : (tensor<8x16x16x16x512xbf16>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %291 = stablehlo.reduce(%290 init: %cst_84) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_85 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %294 = stablehlo.divide %292, %293 : tensor<8x1x1x1x512xf32> loc(#at0)
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %296 = stablehlo.subtract %290, %295 : tensor<8x16x16x16x512xf32> loc(#at0)
    %297 = stablehlo.multiply %296, %296 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_86 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %299 = stablehlo.multiply %298, %296 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %300 = stablehlo.reduce(%297 init: %cst_87) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_88 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %303 = stablehlo.divide %301, %302 : tensor<8x1x1x1x512xf32> loc(#at0)
    %304 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %305 = stablehlo.subtract %290, %304 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_89 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %307 = stablehlo.add %303, %306 : tensor<8x1x1x1x512xf32> loc(#at0)
    %308 = stablehlo.rsqrt %307 : tensor<8x1x1x1x512xf32> loc(#at0)
    %309 = stablehlo.divide %308, %307 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_90 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %311 = stablehlo.multiply %310, %309 : tensor<8x1x1x1x512xf32> loc(#at0)
    %312 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %313 = stablehlo.multiply %305, %312 : tensor<8x16x16x16x512xf32> loc(#at0)
    %314 = call @relu_3(%313) : (tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %316 = stablehlo.compare GT, %313, %315, FLOAT : (tensor<8x16x16x16x512xf32>, tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xi1> loc(#at0)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %318 = stablehlo.convert %314 : (tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xbf16> loc(#at0)
    %319 = stablehlo.convert %arg20 : (tensor<2x2x2x256x512xf32>) -> tensor<2x2x2x256x512xbf16>
    %320 = stablehlo.reverse %319, dims = [0] : tensor<2x2x2x256x512xbf16>
    %321 = stablehlo.reverse %320, dims = [1] : tensor<2x2x2x256x512xbf16>
    %322 = stablehlo.reverse %321, dims = [2] : tensor<2x2x2x256x512xbf16>
    %323 = stablehlo.transpose %322, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x256x512xbf16>) -> tensor<2x2x2x512x256xbf16>
    %324 = stablehlo.convolution(%318, %323) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x512xbf16>, tensor<2x2x2x512x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %325 = stablehlo.concatenate %254, %324, dim = 4 : (tensor<8x32x32x32x256xbf16>, tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x512xbf16>
    %326 = stablehlo.convert %arg21 : (tensor<3x3x3x512x256xf32>) -> tensor<3x3x3x512x256xbf16>
    %327 = stablehlo.convolution(%325, %326) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x512xbf16>, tensor<3x3x3x512x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %328 = stablehlo.convert %327 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %329 = stablehlo.reduce(%328 init: %cst_93) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %330 = stablehlo.broadcast_in_dim %329, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_94 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %332 = stablehlo.divide %330, %331 : tensor<8x1x1x1x256xf32> loc(#at0)
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %334 = stablehlo.subtract %328, %333 : tensor<8x32x32x32x256xf32> loc(#at0)
    %335 = stablehlo.multiply %334, %334 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_95 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %337 = stablehlo.multiply %336, %334 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %338 = stablehlo.reduce(%335 init: %cst_96) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %339 = stablehlo.broadcast_in_dim %338, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_97 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %341 = stablehlo.divide %339, %340 : tensor<8x1x1x1x256xf32> loc(#at0)
    %342 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %343 = stablehlo.subtract %328, %342 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_98 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %345 = stablehlo.add %341, %344 : tensor<8x1x1x1x256xf32> loc(#at0)
    %346 = stablehlo.rsqrt %345 : tensor<8x1x1x1x256xf32> loc(#at0)
    %347 = stablehlo.divide %346, %345 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_99 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %349 = stablehlo.multiply %348, %347 : tensor<8x1x1x1x256xf32> loc(#at0)
    %350 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %351 = stablehlo.multiply %343, %350 : tensor<8x32x32x32x256xf32> loc(#at0)
    %352 = call @relu_2(%351) : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %354 = stablehlo.compare GT, %351, %353, FLOAT : (tensor<8x32x32x32x256xf32>, tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xi1> loc(#at0)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %356 = stablehlo.convert %352 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %357 = stablehlo.convert %arg22 : (tensor<3x3x3x256x256xf32>) -> tensor<3x3x3x256x256xbf16>
    %358 = stablehlo.convolution(%356, %357) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<3x3x3x256x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %359 = stablehlo.convert %358 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %360 = stablehlo.reduce(%359 init: %cst_102) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_103 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %363 = stablehlo.divide %361, %362 : tensor<8x1x1x1x256xf32> loc(#at0)
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %365 = stablehlo.subtract %359, %364 : tensor<8x32x32x32x256xf32> loc(#at0)
    %366 = stablehlo.multiply %365, %365 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_104 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %368 = stablehlo.multiply %367, %365 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %369 = stablehlo.reduce(%366 init: %cst_105) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_106 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %372 = stablehlo.divide %370, %371 : tensor<8x1x1x1x256xf32> loc(#at0)
    %373 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %374 = stablehlo.subtract %359, %373 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_107 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %376 = stablehlo.add %372, %375 : tensor<8x1x1x1x256xf32> loc(#at0)
    %377 = stablehlo.rsqrt %376 : tensor<8x1x1x1x256xf32> loc(#at0)
    %378 = stablehlo.divide %377, %376 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_108 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %380 = stablehlo.multiply %379, %378 : tensor<8x1x1x1x256xf32> loc(#at0)
    %381 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %382 = stablehlo.multiply %374, %381 : tensor<8x32x32x32x256xf32> loc(#at0)
    %383 = call @relu_2(%382) : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %385 = stablehlo.compare GT, %382, %384, FLOAT : (tensor<8x32x32x32x256xf32>, tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xi1> loc(#at0)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %387 = stablehlo.convert %383 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %388 = stablehlo.convert %arg17 : (tensor<2x2x2x128x256xf32>) -> tensor<2x2x2x128x256xbf16>
    %389 = stablehlo.reverse %388, dims = [0] : tensor<2x2x2x128x256xbf16>
    %390 = stablehlo.reverse %389, dims = [1] : tensor<2x2x2x128x256xbf16>
    %391 = stablehlo.reverse %390, dims = [2] : tensor<2x2x2x128x256xbf16>
    %392 = stablehlo.transpose %391, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x128x256xbf16>) -> tensor<2x2x2x256x128xbf16>
    %393 = stablehlo.convolution(%387, %392) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<2x2x2x256x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %394 = stablehlo.concatenate %190, %393, dim = 4 : (tensor<8x64x64x64x128xbf16>, tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x256xbf16>
    %395 = stablehlo.convert %arg18 : (tensor<3x3x3x256x128xf32>) -> tensor<3x3x3x256x128xbf16>
    %396 = stablehlo.convolution(%394, %395) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x256xbf16>, tensor<3x3x3x256x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %397 = stablehlo.convert %396 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %398 = stablehlo.reduce(%397 init: %cst_111) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_112 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %401 = stablehlo.divide %399, %400 : tensor<8x1x1x1x128xf32> loc(#at0)
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %403 = stablehlo.subtract %397, %402 : tensor<8x64x64x64x128xf32> loc(#at0)
    %404 = stablehlo.multiply %403, %403 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_113 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %406 = stablehlo.multiply %405, %403 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %407 = stablehlo.reduce(%404 init: %cst_114) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_115 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %410 = stablehlo.divide %408, %409 : tensor<8x1x1x1x128xf32> loc(#at0)
    %411 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %412 = stablehlo.subtract %397, %411 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_116 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %414 = stablehlo.add %410, %413 : tensor<8x1x1x1x128xf32> loc(#at0)
    %415 = stablehlo.rsqrt %414 : tensor<8x1x1x1x128xf32> loc(#at0)
    %416 = stablehlo.divide %415, %414 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_117 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %418 = stablehlo.multiply %417, %416 : tensor<8x1x1x1x128xf32> loc(#at0)
    %419 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %420 = stablehlo.multiply %412, %419 : tensor<8x64x64x64x128xf32> loc(#at0)
    %421 = call @relu_1(%420) : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %423 = stablehlo.compare GT, %420, %422, FLOAT : (tensor<8x64x64x64x128xf32>, tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xi1> loc(#at0)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %425 = stablehlo.convert %421 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %426 = stablehlo.convert %arg19 : (tensor<3x3x3x128x128xf32>) -> tensor<3x3x3x128x128xbf16>
    %427 = stablehlo.convolution(%425, %426) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<3x3x3x128x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %428 = stablehlo.convert %427 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %429 = stablehlo.reduce(%428 init: %cst_120) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %430 = stablehlo.broadcast_in_dim %429, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_121 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %432 = stablehlo.divide %430, %431 : tensor<8x1x1x1x128xf32> loc(#at0)
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %434 = stablehlo.subtract %428, %433 : tensor<8x64x64x64x128xf32> loc(#at0)
    %435 = stablehlo.multiply %434, %434 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_122 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %437 = stablehlo.multiply %436, %434 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %438 = stablehlo.reduce(%435 init: %cst_123) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_124 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %441 = stablehlo.divide %439, %440 : tensor<8x1x1x1x128xf32> loc(#at0)
    %442 = stablehlo.broadcast_in_dim %432, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %443 = stablehlo.subtract %428, %442 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_125 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %445 = stablehlo.add %441, %444 : tensor<8x1x1x1x128xf32> loc(#at0)
    %446 = stablehlo.rsqrt %445 : tensor<8x1x1x1x128xf32> loc(#at0)
    %447 = stablehlo.divide %446, %445 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_126 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %449 = stablehlo.multiply %448, %447 : tensor<8x1x1x1x128xf32> loc(#at0)
    %450 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %451 = stablehlo.multiply %443, %450 : tensor<8x64x64x64x128xf32> loc(#at0)
    %452 = call @relu_1(%451) : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %454 = stablehlo.compare GT, %451, %453, FLOAT : (tensor<8x64x64x64x128xf32>, tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xi1> loc(#at0)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %456 = stablehlo.convert %452 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %457 = stablehlo.convert %arg14 : (tensor<2x2x2x64x128xf32>) -> tensor<2x2x2x64x128xbf16>
    %458 = stablehlo.reverse %457, dims = [0] : tensor<2x2x2x64x128xbf16>
    %459 = stablehlo.reverse %458, dims = [1] : tensor<2x2x2x64x128xbf16>
    %460 = stablehlo.reverse %459, dims = [2] : tensor<2x2x2x64x128xbf16>
    %461 = stablehlo.transpose %460, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x64x128xbf16>) -> tensor<2x2x2x128x64xbf16>
    %462 = stablehlo.convolution(%456, %461) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<2x2x2x128x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %463 = stablehlo.concatenate %126, %462, dim = 4 : (tensor<8x128x128x128x64xbf16>, tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x128xbf16>
    %464 = stablehlo.convert %arg15 : (tensor<3x3x3x128x64xf32>) -> tensor<3x3x3x128x64xbf16>
    %465 = stablehlo.convolution(%463, %464) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x128xbf16>, tensor<3x3x3x128x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %466 = stablehlo.convert %465 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %467 = stablehlo.reduce(%466 init: %cst_129) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_130 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %470 = stablehlo.divide %468, %469 : tensor<8x1x1x1x64xf32> loc(#at0)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %472 = stablehlo.subtract %466, %471 : tensor<8x128x128x128x64xf32> loc(#at0)
    %473 = stablehlo.multiply %472, %472 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_131 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %475 = stablehlo.multiply %474, %472 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %476 = stablehlo.reduce(%473 init: %cst_132) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_133 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %479 = stablehlo.divide %477, %478 : tensor<8x1x1x1x64xf32> loc(#at0)
    %480 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %481 = stablehlo.subtract %466, %480 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_134 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %483 = stablehlo.add %479, %482 : tensor<8x1x1x1x64xf32> loc(#at0)
    %484 = stablehlo.rsqrt %483 : tensor<8x1x1x1x64xf32> loc(#at0)
    %485 = stablehlo.divide %484, %483 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_135 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %487 = stablehlo.multiply %486, %485 : tensor<8x1x1x1x64xf32> loc(#at0)
    %488 = stablehlo.broadcast_in_dim %484, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %489 = stablehlo.multiply %481, %488 : tensor<8x128x128x128x64xf32> loc(#at0)
    %490 = call @relu_0(%489) : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %492 = stablehlo.compare GT, %489, %491, FLOAT : (tensor<8x128x128x128x64xf32>, tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xi1> loc(#at0)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %494 = stablehlo.convert %490 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %495 = stablehlo.convert %arg16 : (tensor<3x3x3x64x64xf32>) -> tensor<3x3x3x64x64xbf16>
    %496 = stablehlo.convolution(%494, %495) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<3x3x3x64x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %497 = stablehlo.convert %496 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %498 = stablehlo.reduce(%497 init: %cst_138) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %499 = stablehlo.broadcast_in_dim %498, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_139 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %501 = stablehlo.divide %499, %500 : tensor<8x1x1x1x64xf32> loc(#at0)
    %502 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %503 = stablehlo.subtract %497, %502 : tensor<8x128x128x128x64xf32> loc(#at0)
    %504 = stablehlo.multiply %503, %503 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_140 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %506 = stablehlo.multiply %505, %503 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %507 = stablehlo.reduce(%504 init: %cst_141) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_142 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %510 = stablehlo.divide %508, %509 : tensor<8x1x1x1x64xf32> loc(#at0)
    %511 = stablehlo.broadcast_in_dim %501, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %512 = stablehlo.subtract %497, %511 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_143 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %514 = stablehlo.add %510, %513 : tensor<8x1x1x1x64xf32> loc(#at0)
    %515 = stablehlo.rsqrt %514 : tensor<8x1x1x1x64xf32> loc(#at0)
    %516 = stablehlo.divide %515, %514 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_144 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %518 = stablehlo.multiply %517, %516 : tensor<8x1x1x1x64xf32> loc(#at0)
    %519 = stablehlo.broadcast_in_dim %515, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %520 = stablehlo.multiply %512, %519 : tensor<8x128x128x128x64xf32> loc(#at0)
    %521 = call @relu_0(%520) : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %523 = stablehlo.compare GT, %520, %522, FLOAT : (tensor<8x128x128x128x64xf32>, tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xi1> loc(#at0)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %525 = stablehlo.convert %521 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %526 = stablehlo.convert %arg11 : (tensor<2x2x2x32x64xf32>) -> tensor<2x2x2x32x64xbf16>
    %527 = stablehlo.reverse %526, dims = [0] : tensor<2x2x2x32x64xbf16>
    %528 = stablehlo.reverse %527, dims = [1] : tensor<2x2x2x32x64xbf16>
    %529 = stablehlo.reverse %528, dims = [2] : tensor<2x2x2x32x64xbf16>
    %530 = stablehlo.transpose %529, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x32x64xbf16>) -> tensor<2x2x2x64x32xbf16>
    %531 = stablehlo.convolution(%525, %530) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<2x2x2x64x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %532 = stablehlo.concatenate %62, %531, dim = 4 : (tensor<8x256x256x256x32xbf16>, tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x64xbf16>
    %533 = stablehlo.convert %arg12 : (tensor<3x3x3x64x32xf32>) -> tensor<3x3x3x64x32xbf16>
    %534 = stablehlo.convolution(%532, %533) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x64xbf16>, tensor<3x3x3x64x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %535 = stablehlo.convert %534 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %536 = stablehlo.reduce(%535 init: %cst_147) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %537 = stablehlo.broadcast_in_dim %536, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_148 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %539 = stablehlo.divide %537, %538 : tensor<8x1x1x1x32xf32> loc(#at0)
    %540 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %541 = stablehlo.subtract %535, %540 : tensor<8x256x256x256x32xf32> loc(#at0)
    %542 = stablehlo.multiply %541, %541 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_149 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %544 = stablehlo.multiply %543, %541 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %545 = stablehlo.reduce(%542 init: %cst_150) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_151 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %548 = stablehlo.divide %546, %547 : tensor<8x1x1x1x32xf32> loc(#at0)
    %549 = stablehlo.broadcast_in_dim %539, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %550 = stablehlo.subtract %535, %549 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_152 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %552 = stablehlo.add %548, %551 : tensor<8x1x1x1x32xf32> loc(#at0)
    %553 = stablehlo.rsqrt %552 : tensor<8x1x1x1x32xf32> loc(#at0)
    %554 = stablehlo.divide %553, %552 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_153 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %556 = stablehlo.multiply %555, %554 : tensor<8x1x1x1x32xf32> loc(#at0)
    %557 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %558 = stablehlo.multiply %550, %557 : tensor<8x256x256x256x32xf32> loc(#at0)
    %559 = call @relu(%558) : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %561 = stablehlo.compare GT, %558, %560, FLOAT : (tensor<8x256x256x256x32xf32>, tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xi1> loc(#at0)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %563 = stablehlo.convert %559 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %564 = stablehlo.convert %arg13 : (tensor<3x3x3x32x32xf32>) -> tensor<3x3x3x32x32xbf16>
    %565 = stablehlo.convolution(%563, %564) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<3x3x3x32x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %566 = stablehlo.convert %565 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %567 = stablehlo.reduce(%566 init: %cst_156) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_157 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %570 = stablehlo.divide %568, %569 : tensor<8x1x1x1x32xf32> loc(#at0)
    %571 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %572 = stablehlo.subtract %566, %571 : tensor<8x256x256x256x32xf32> loc(#at0)
    %573 = stablehlo.multiply %572, %572 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_158 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %575 = stablehlo.multiply %574, %572 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %576 = stablehlo.reduce(%573 init: %cst_159) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_160 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %579 = stablehlo.divide %577, %578 : tensor<8x1x1x1x32xf32> loc(#at0)
    %580 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %581 = stablehlo.subtract %566, %580 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_161 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %583 = stablehlo.add %579, %582 : tensor<8x1x1x1x32xf32> loc(#at0)
    %584 = stablehlo.rsqrt %583 : tensor<8x1x1x1x32xf32> loc(#at0)
    %585 = stablehlo.divide %584, %583 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_162 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %587 = stablehlo.multiply %586, %585 : tensor<8x1x1x1x32xf32> loc(#at0)
    %588 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %589 = stablehlo.multiply %581, %588 : tensor<8x256x256x256x32xf32> loc(#at0)
    %590 = call @relu(%589) : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %592 = stablehlo.compare GT, %589, %591, FLOAT : (tensor<8x256x256x256x32xf32>, tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xi1> loc(#at0)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %594 = stablehlo.convert %590 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %595 = stablehlo.convert %arg0 : (tensor<1x1x1x32x2xf32>) -> tensor<1x1x1x32x2xbf16>
    %596 = stablehlo.convolution(%594, %595) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, i, o]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<1x1x1x32x2xbf16>) -> tensor<8x256x256x256x2xbf16>
    %597 = stablehlo.convert %596 : (tensor<8x256x256x256x2xbf16>) -> tensor<8x256x256x256x2xf32>
    %598 = call @_one_hot(%arg71) : (tensor<8x256x256x256xi32>) -> tensor<8x256x256x256x2xf32>
    %599 = stablehlo.multiply %597, %598 : tensor<8x256x256x256x2xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %600 = stablehlo.reduce(%599 init: %cst_165) applies stablehlo.add across dimensions = [4] : (tensor<8x256x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256x256xf32>
    %cst_166 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %601 = stablehlo.reduce(%597 init: %cst_166) applies stablehlo.maximum across dimensions = [4] : (tensor<8x256x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256x256xf32>
    %602 = stablehlo.reshape %601 : (tensor<8x256x256x256xf32>) -> tensor<8x256x256x256x1xf32>
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1, 2, 3, 4] : (tensor<8x256x256x256x1xf32>) -> tensor<8x256x256x256x2xf32>
    %604 = stablehlo.compare EQ, %597, %603, FLOAT : (tensor<8x256x256x256x2xf32>, tensor<8x256x256x256x2xf32>) -> tensor<8x256x256x256x2xi1>
    %605 = stablehlo.convert %604 : (tensor<8x256x256x256x2xi1>) -> tensor<8x256x256x256x2xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_167) applies stablehlo.add across dimensions = [4] : (tensor<8x256x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256x256xf32>
    %cst_168 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %608 = stablehlo.maximum %607, %601 : tensor<8x256x256x256xf32>
    %609 = stablehlo.compare EQ, %601, %608, FLOAT : (tensor<8x256x256x256xf32>, tensor<8x256x256x256xf32>) -> tensor<8x256x256x256xi1>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %612 = stablehlo.select %609, %610, %611 : tensor<8x256x256x256xi1>, tensor<8x256x256x256xf32>
    %cst_171 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %614 = stablehlo.compare EQ, %613, %608, FLOAT : (tensor<8x256x256x256xf32>, tensor<8x256x256x256xf32>) -> tensor<8x256x256x256xi1>
    %cst_172 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %cst_173 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %617 = stablehlo.select %614, %615, %616 : tensor<8x256x256x256xi1>, tensor<8x256x256x256xf32>
    %618 = stablehlo.divide %612, %617 : tensor<8x256x256x256xf32>
    %619 = stablehlo.is_finite %608 : (tensor<8x256x256x256xf32>) -> tensor<8x256x256x256xi1>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %621 = stablehlo.select %619, %608, %620 : tensor<8x256x256x256xi1>, tensor<8x256x256x256xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %623 = stablehlo.broadcast_in_dim %621, dims = [0, 1, 2, 3] : (tensor<8x256x256x256xf32>) -> tensor<8x256x256x256x1xf32>
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2, 3, 4] : (tensor<8x256x256x256x1xf32>) -> tensor<8x256x256x256x2xf32>
    %625 = stablehlo.subtract %597, %624 : tensor<8x256x256x256x2xf32>
    %626 = stablehlo.exponential %625 : tensor<8x256x256x256x2xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %627 = stablehlo.reduce(%626 init: %cst_176) applies stablehlo.add across dimensions = [4] : (tensor<8x256x256x256x2xf32>, tensor<f32>) -> tensor<8x256x256x256xf32>
    %628 = stablehlo.sign %627 : tensor<8x256x256x256xf32>
    %629 = stablehlo.abs %627 : tensor<8x256x256x256xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %631 = stablehlo.compare GE, %627, %630, FLOAT : (tensor<8x256x256x256xf32>, tensor<8x256x256x256xf32>) -> tensor<8x256x256x256xi1>
    %632 = stablehlo.log %629 : tensor<8x256x256x256xf32>
    %633 = stablehlo.add %632, %621 : tensor<8x256x256x256xf32>
    %634 = stablehlo.subtract %633, %600 : tensor<8x256x256x256xf32>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %635 = stablehlo.reduce(%634 init: %cst_178) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x256x256x256xf32>, tensor<f32>) -> tensor<f32>
    %cst_179 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %636 = stablehlo.divide %635, %cst_179 : tensor<f32>
    %cst_180 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_181 = stablehlo.constant dense<0x4D000000> : tensor<f32>
    %637 = stablehlo.divide %cst_180, %cst_181 : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %637, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %639 = stablehlo.negate %638 : tensor<8x256x256x256xf32>
    %640 = stablehlo.divide %638, %629 : tensor<8x256x256x256xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x256x256x256xf32>
    %642 = stablehlo.select %631, %641, %640 : tensor<8x256x256x256xi1>, tensor<8x256x256x256xf32>
    %643 = stablehlo.select %631, %640, %641 : tensor<8x256x256x256xi1>, tensor<8x256x256x256xf32>
    %644 = stablehlo.negate %642 : tensor<8x256x256x256xf32>
    %645 = stablehlo.add %643, %644 : tensor<8x256x256x256xf32>
    %646 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3] : (tensor<8x256x256x256xf32>) -> tensor<8x256x256x256x2xf32>
    %647 = stablehlo.multiply %646, %626 : tensor<8x256x256x256x2xf32>
    %648 = stablehlo.broadcast_in_dim %639, dims = [0, 1, 2, 3] : (tensor<8x256x256x256xf32>) -> tensor<8x256x256x256x2xf32>
    %649 = stablehlo.multiply %648, %598 : tensor<8x256x256x256x2xf32>
    %650 = stablehlo.add %647, %649 : tensor<8x256x256x256x2xf32>
    %651 = stablehlo.convert %650 : (tensor<8x256x256x256x2xf32>) -> tensor<8x256x256x256x2xbf16>
    %652 = stablehlo.convolution(%594, %651) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<8x256x256x256x2xbf16>) -> tensor<1x1x1x32x2xbf16>
    %653 = stablehlo.reverse %595, dims = [0, 1, 2] : tensor<1x1x1x32x2xbf16>
    %654 = stablehlo.convolution(%651, %653) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x2xbf16>, tensor<1x1x1x32x2xbf16>) -> tensor<8x256x256x256x32xbf16>
    %655 = stablehlo.convert %652 : (tensor<1x1x1x32x2xbf16>) -> tensor<1x1x1x32x2xf32>
    %656 = stablehlo.convert %654 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %658 = stablehlo.select %592, %656, %657 : tensor<8x256x256x256x32xi1>, tensor<8x256x256x256x32xf32> loc(#at0)
    %659 = stablehlo.multiply %581, %658 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %660 = stablehlo.reduce(%659 init: %cst_184) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %661 = stablehlo.reshape %660 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %662 = stablehlo.broadcast_in_dim %584, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %663 = stablehlo.multiply %658, %662 : tensor<8x256x256x256x32xf32> loc(#at0)
    %664 = stablehlo.multiply %661, %587 : tensor<8x1x1x1x32xf32> loc(#at0)
    %665 = stablehlo.negate %663 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %666 = stablehlo.reduce(%665 init: %cst_185) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %667 = stablehlo.reshape %666 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_186 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %669 = stablehlo.divide %664, %668 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %670 = stablehlo.reduce(%669 init: %cst_187) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %671 = stablehlo.broadcast_in_dim %670, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %672 = stablehlo.multiply %671, %575 : tensor<8x256x256x256x32xf32> loc(#at0)
    %673 = stablehlo.negate %672 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %674 = stablehlo.reduce(%673 init: %cst_188) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %675 = stablehlo.reshape %674 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %676 = stablehlo.add %663, %672 : tensor<8x256x256x256x32xf32> loc(#at0)
    %677 = stablehlo.add %667, %675 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_189 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %679 = stablehlo.divide %677, %678 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %680 = stablehlo.reduce(%679 init: %cst_190) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %681 = stablehlo.broadcast_in_dim %680, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %682 = stablehlo.add %676, %681 : tensor<8x256x256x256x32xf32> loc(#at0)
    %683 = stablehlo.convert %682 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %684 = stablehlo.convolution(%563, %683) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<8x256x256x256x32xbf16>) -> tensor<3x3x3x32x32xbf16>
    %685 = stablehlo.reverse %564, dims = [0, 1, 2] : tensor<3x3x3x32x32xbf16>
    %686 = stablehlo.convolution(%683, %685) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<3x3x3x32x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %687 = stablehlo.convert %684 : (tensor<3x3x3x32x32xbf16>) -> tensor<3x3x3x32x32xf32>
    %688 = stablehlo.convert %686 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %690 = stablehlo.select %561, %688, %689 : tensor<8x256x256x256x32xi1>, tensor<8x256x256x256x32xf32> loc(#at0)
    %691 = stablehlo.multiply %550, %690 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %692 = stablehlo.reduce(%691 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %693 = stablehlo.reshape %692 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %694 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %695 = stablehlo.multiply %690, %694 : tensor<8x256x256x256x32xf32> loc(#at0)
    %696 = stablehlo.multiply %693, %556 : tensor<8x1x1x1x32xf32> loc(#at0)
    %697 = stablehlo.negate %695 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %698 = stablehlo.reduce(%697 init: %cst_193) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %699 = stablehlo.reshape %698 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_194 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %701 = stablehlo.divide %696, %700 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %702 = stablehlo.reduce(%701 init: %cst_195) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %703 = stablehlo.broadcast_in_dim %702, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %704 = stablehlo.multiply %703, %544 : tensor<8x256x256x256x32xf32> loc(#at0)
    %705 = stablehlo.negate %704 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %706 = stablehlo.reduce(%705 init: %cst_196) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %707 = stablehlo.reshape %706 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %708 = stablehlo.add %695, %704 : tensor<8x256x256x256x32xf32> loc(#at0)
    %709 = stablehlo.add %699, %707 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_197 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %711 = stablehlo.divide %709, %710 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %712 = stablehlo.reduce(%711 init: %cst_198) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %714 = stablehlo.add %708, %713 : tensor<8x256x256x256x32xf32> loc(#at0)
    %715 = stablehlo.convert %714 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %716 = stablehlo.convolution(%532, %715) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x64xbf16>, tensor<8x256x256x256x32xbf16>) -> tensor<3x3x3x64x32xbf16>
    %717 = stablehlo.reverse %533, dims = [0, 1, 2] : tensor<3x3x3x64x32xbf16>
    %718 = stablehlo.convolution(%715, %717) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<3x3x3x64x32xbf16>) -> tensor<8x256x256x256x64xbf16>
    %719 = stablehlo.convert %716 : (tensor<3x3x3x64x32xbf16>) -> tensor<3x3x3x64x32xf32>
    %720 = stablehlo.slice %718 [0:8, 0:256, 0:256, 0:256, 0:32] : (tensor<8x256x256x256x64xbf16>) -> tensor<8x256x256x256x32xbf16>
    %721 = stablehlo.slice %718 [0:8, 0:256, 0:256, 0:256, 32:64] : (tensor<8x256x256x256x64xbf16>) -> tensor<8x256x256x256x32xbf16>
    %722 = stablehlo.convolution(%525, %721) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<8x256x256x256x32xbf16>) -> tensor<2x2x2x64x32xbf16>
    %723 = stablehlo.reverse %530, dims = [0, 1, 2] : tensor<2x2x2x64x32xbf16>
    %724 = stablehlo.convolution(%721, %723) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [2, 2, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<2x2x2x64x32xbf16>) -> tensor<8x128x128x128x64xbf16>
    %725 = stablehlo.transpose %722, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x64x32xbf16>) -> tensor<2x2x2x32x64xbf16>
    %726 = stablehlo.reverse %725, dims = [2] : tensor<2x2x2x32x64xbf16>
    %727 = stablehlo.reverse %726, dims = [1] : tensor<2x2x2x32x64xbf16>
    %728 = stablehlo.reverse %727, dims = [0] : tensor<2x2x2x32x64xbf16>
    %729 = stablehlo.convert %728 : (tensor<2x2x2x32x64xbf16>) -> tensor<2x2x2x32x64xf32>
    %730 = stablehlo.convert %724 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %731 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %732 = stablehlo.select %523, %730, %731 : tensor<8x128x128x128x64xi1>, tensor<8x128x128x128x64xf32> loc(#at0)
    %733 = stablehlo.multiply %512, %732 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %734 = stablehlo.reduce(%733 init: %cst_200) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %735 = stablehlo.reshape %734 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %736 = stablehlo.broadcast_in_dim %515, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %737 = stablehlo.multiply %732, %736 : tensor<8x128x128x128x64xf32> loc(#at0)
    %738 = stablehlo.multiply %735, %518 : tensor<8x1x1x1x64xf32> loc(#at0)
    %739 = stablehlo.negate %737 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %740 = stablehlo.reduce(%739 init: %cst_201) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %741 = stablehlo.reshape %740 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_202 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %743 = stablehlo.divide %738, %742 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %744 = stablehlo.reduce(%743 init: %cst_203) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %746 = stablehlo.multiply %745, %506 : tensor<8x128x128x128x64xf32> loc(#at0)
    %747 = stablehlo.negate %746 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %748 = stablehlo.reduce(%747 init: %cst_204) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %749 = stablehlo.reshape %748 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %750 = stablehlo.add %737, %746 : tensor<8x128x128x128x64xf32> loc(#at0)
    %751 = stablehlo.add %741, %749 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_205 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %753 = stablehlo.divide %751, %752 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %754 = stablehlo.reduce(%753 init: %cst_206) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %755 = stablehlo.broadcast_in_dim %754, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %756 = stablehlo.add %750, %755 : tensor<8x128x128x128x64xf32> loc(#at0)
    %757 = stablehlo.convert %756 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %758 = stablehlo.convolution(%494, %757) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<8x128x128x128x64xbf16>) -> tensor<3x3x3x64x64xbf16>
    %759 = stablehlo.reverse %495, dims = [0, 1, 2] : tensor<3x3x3x64x64xbf16>
    %760 = stablehlo.convolution(%757, %759) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<3x3x3x64x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %761 = stablehlo.convert %758 : (tensor<3x3x3x64x64xbf16>) -> tensor<3x3x3x64x64xf32>
    %762 = stablehlo.convert %760 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %764 = stablehlo.select %492, %762, %763 : tensor<8x128x128x128x64xi1>, tensor<8x128x128x128x64xf32> loc(#at0)
    %765 = stablehlo.multiply %481, %764 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %766 = stablehlo.reduce(%765 init: %cst_208) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %767 = stablehlo.reshape %766 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %768 = stablehlo.broadcast_in_dim %484, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %769 = stablehlo.multiply %764, %768 : tensor<8x128x128x128x64xf32> loc(#at0)
    %770 = stablehlo.multiply %767, %487 : tensor<8x1x1x1x64xf32> loc(#at0)
    %771 = stablehlo.negate %769 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %772 = stablehlo.reduce(%771 init: %cst_209) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %773 = stablehlo.reshape %772 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_210 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %775 = stablehlo.divide %770, %774 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %776 = stablehlo.reduce(%775 init: %cst_211) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %777 = stablehlo.broadcast_in_dim %776, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %778 = stablehlo.multiply %777, %475 : tensor<8x128x128x128x64xf32> loc(#at0)
    %779 = stablehlo.negate %778 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %780 = stablehlo.reduce(%779 init: %cst_212) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %781 = stablehlo.reshape %780 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %782 = stablehlo.add %769, %778 : tensor<8x128x128x128x64xf32> loc(#at0)
    %783 = stablehlo.add %773, %781 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_213 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %785 = stablehlo.divide %783, %784 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %786 = stablehlo.reduce(%785 init: %cst_214) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %787 = stablehlo.broadcast_in_dim %786, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %788 = stablehlo.add %782, %787 : tensor<8x128x128x128x64xf32> loc(#at0)
    %789 = stablehlo.convert %788 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %790 = stablehlo.convolution(%463, %789) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x128xbf16>, tensor<8x128x128x128x64xbf16>) -> tensor<3x3x3x128x64xbf16>
    %791 = stablehlo.reverse %464, dims = [0, 1, 2] : tensor<3x3x3x128x64xbf16>
    %792 = stablehlo.convolution(%789, %791) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<3x3x3x128x64xbf16>) -> tensor<8x128x128x128x128xbf16>
    %793 = stablehlo.convert %790 : (tensor<3x3x3x128x64xbf16>) -> tensor<3x3x3x128x64xf32>
    %794 = stablehlo.slice %792 [0:8, 0:128, 0:128, 0:128, 0:64] : (tensor<8x128x128x128x128xbf16>) -> tensor<8x128x128x128x64xbf16>
    %795 = stablehlo.slice %792 [0:8, 0:128, 0:128, 0:128, 64:128] : (tensor<8x128x128x128x128xbf16>) -> tensor<8x128x128x128x64xbf16>
    %796 = stablehlo.convolution(%456, %795) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<8x128x128x128x64xbf16>) -> tensor<2x2x2x128x64xbf16>
    %797 = stablehlo.reverse %461, dims = [0, 1, 2] : tensor<2x2x2x128x64xbf16>
    %798 = stablehlo.convolution(%795, %797) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [2, 2, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<2x2x2x128x64xbf16>) -> tensor<8x64x64x64x128xbf16>
    %799 = stablehlo.transpose %796, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x128x64xbf16>) -> tensor<2x2x2x64x128xbf16>
    %800 = stablehlo.reverse %799, dims = [2] : tensor<2x2x2x64x128xbf16>
    %801 = stablehlo.reverse %800, dims = [1] : tensor<2x2x2x64x128xbf16>
    %802 = stablehlo.reverse %801, dims = [0] : tensor<2x2x2x64x128xbf16>
    %803 = stablehlo.convert %802 : (tensor<2x2x2x64x128xbf16>) -> tensor<2x2x2x64x128xf32>
    %804 = stablehlo.convert %798 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %805 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %806 = stablehlo.select %454, %804, %805 : tensor<8x64x64x64x128xi1>, tensor<8x64x64x64x128xf32> loc(#at0)
    %807 = stablehlo.multiply %443, %806 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %808 = stablehlo.reduce(%807 init: %cst_216) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %809 = stablehlo.reshape %808 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %810 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %811 = stablehlo.multiply %806, %810 : tensor<8x64x64x64x128xf32> loc(#at0)
    %812 = stablehlo.multiply %809, %449 : tensor<8x1x1x1x128xf32> loc(#at0)
    %813 = stablehlo.negate %811 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %814 = stablehlo.reduce(%813 init: %cst_217) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %815 = stablehlo.reshape %814 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_218 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %817 = stablehlo.divide %812, %816 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %818 = stablehlo.reduce(%817 init: %cst_219) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %819 = stablehlo.broadcast_in_dim %818, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %820 = stablehlo.multiply %819, %437 : tensor<8x64x64x64x128xf32> loc(#at0)
    %821 = stablehlo.negate %820 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %822 = stablehlo.reduce(%821 init: %cst_220) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %823 = stablehlo.reshape %822 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %824 = stablehlo.add %811, %820 : tensor<8x64x64x64x128xf32> loc(#at0)
    %825 = stablehlo.add %815, %823 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_221 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %827 = stablehlo.divide %825, %826 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %828 = stablehlo.reduce(%827 init: %cst_222) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %829 = stablehlo.broadcast_in_dim %828, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %830 = stablehlo.add %824, %829 : tensor<8x64x64x64x128xf32> loc(#at0)
    %831 = stablehlo.convert %830 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %832 = stablehlo.convolution(%425, %831) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<8x64x64x64x128xbf16>) -> tensor<3x3x3x128x128xbf16>
    %833 = stablehlo.reverse %426, dims = [0, 1, 2] : tensor<3x3x3x128x128xbf16>
    %834 = stablehlo.convolution(%831, %833) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<3x3x3x128x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %835 = stablehlo.convert %832 : (tensor<3x3x3x128x128xbf16>) -> tensor<3x3x3x128x128xf32>
    %836 = stablehlo.convert %834 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %838 = stablehlo.select %423, %836, %837 : tensor<8x64x64x64x128xi1>, tensor<8x64x64x64x128xf32> loc(#at0)
    %839 = stablehlo.multiply %412, %838 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %840 = stablehlo.reduce(%839 init: %cst_224) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %841 = stablehlo.reshape %840 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %842 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %843 = stablehlo.multiply %838, %842 : tensor<8x64x64x64x128xf32> loc(#at0)
    %844 = stablehlo.multiply %841, %418 : tensor<8x1x1x1x128xf32> loc(#at0)
    %845 = stablehlo.negate %843 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %846 = stablehlo.reduce(%845 init: %cst_225) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %847 = stablehlo.reshape %846 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_226 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %849 = stablehlo.divide %844, %848 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %850 = stablehlo.reduce(%849 init: %cst_227) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %851 = stablehlo.broadcast_in_dim %850, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %852 = stablehlo.multiply %851, %406 : tensor<8x64x64x64x128xf32> loc(#at0)
    %853 = stablehlo.negate %852 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %854 = stablehlo.reduce(%853 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %855 = stablehlo.reshape %854 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %856 = stablehlo.add %843, %852 : tensor<8x64x64x64x128xf32> loc(#at0)
    %857 = stablehlo.add %847, %855 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_229 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %859 = stablehlo.divide %857, %858 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_230 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %860 = stablehlo.reduce(%859 init: %cst_230) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %861 = stablehlo.broadcast_in_dim %860, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %862 = stablehlo.add %856, %861 : tensor<8x64x64x64x128xf32> loc(#at0)
    %863 = stablehlo.convert %862 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %864 = stablehlo.convolution(%394, %863) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x256xbf16>, tensor<8x64x64x64x128xbf16>) -> tensor<3x3x3x256x128xbf16>
    %865 = stablehlo.reverse %395, dims = [0, 1, 2] : tensor<3x3x3x256x128xbf16>
    %866 = stablehlo.convolution(%863, %865) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<3x3x3x256x128xbf16>) -> tensor<8x64x64x64x256xbf16>
    %867 = stablehlo.convert %864 : (tensor<3x3x3x256x128xbf16>) -> tensor<3x3x3x256x128xf32>
    %868 = stablehlo.slice %866 [0:8, 0:64, 0:64, 0:64, 0:128] : (tensor<8x64x64x64x256xbf16>) -> tensor<8x64x64x64x128xbf16>
    %869 = stablehlo.slice %866 [0:8, 0:64, 0:64, 0:64, 128:256] : (tensor<8x64x64x64x256xbf16>) -> tensor<8x64x64x64x128xbf16>
    %870 = stablehlo.convolution(%387, %869) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<8x64x64x64x128xbf16>) -> tensor<2x2x2x256x128xbf16>
    %871 = stablehlo.reverse %392, dims = [0, 1, 2] : tensor<2x2x2x256x128xbf16>
    %872 = stablehlo.convolution(%869, %871) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [2, 2, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<2x2x2x256x128xbf16>) -> tensor<8x32x32x32x256xbf16>
    %873 = stablehlo.transpose %870, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x256x128xbf16>) -> tensor<2x2x2x128x256xbf16>
    %874 = stablehlo.reverse %873, dims = [2] : tensor<2x2x2x128x256xbf16>
    %875 = stablehlo.reverse %874, dims = [1] : tensor<2x2x2x128x256xbf16>
    %876 = stablehlo.reverse %875, dims = [0] : tensor<2x2x2x128x256xbf16>
    %877 = stablehlo.convert %876 : (tensor<2x2x2x128x256xbf16>) -> tensor<2x2x2x128x256xf32>
    %878 = stablehlo.convert %872 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %880 = stablehlo.select %385, %878, %879 : tensor<8x32x32x32x256xi1>, tensor<8x32x32x32x256xf32> loc(#at0)
    %881 = stablehlo.multiply %374, %880 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %882 = stablehlo.reduce(%881 init: %cst_232) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %883 = stablehlo.reshape %882 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %884 = stablehlo.broadcast_in_dim %377, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %885 = stablehlo.multiply %880, %884 : tensor<8x32x32x32x256xf32> loc(#at0)
    %886 = stablehlo.multiply %883, %380 : tensor<8x1x1x1x256xf32> loc(#at0)
    %887 = stablehlo.negate %885 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %888 = stablehlo.reduce(%887 init: %cst_233) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %889 = stablehlo.reshape %888 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_234 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %891 = stablehlo.divide %886, %890 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %892 = stablehlo.reduce(%891 init: %cst_235) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %893 = stablehlo.broadcast_in_dim %892, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %894 = stablehlo.multiply %893, %368 : tensor<8x32x32x32x256xf32> loc(#at0)
    %895 = stablehlo.negate %894 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %896 = stablehlo.reduce(%895 init: %cst_236) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %897 = stablehlo.reshape %896 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %898 = stablehlo.add %885, %894 : tensor<8x32x32x32x256xf32> loc(#at0)
    %899 = stablehlo.add %889, %897 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_237 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %901 = stablehlo.divide %899, %900 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %902 = stablehlo.reduce(%901 init: %cst_238) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %903 = stablehlo.broadcast_in_dim %902, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %904 = stablehlo.add %898, %903 : tensor<8x32x32x32x256xf32> loc(#at0)
    %905 = stablehlo.convert %904 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %906 = stablehlo.convolution(%356, %905) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<8x32x32x32x256xbf16>) -> tensor<3x3x3x256x256xbf16>
    %907 = stablehlo.reverse %357, dims = [0, 1, 2] : tensor<3x3x3x256x256xbf16>
    %908 = stablehlo.convolution(%905, %907) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<3x3x3x256x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %909 = stablehlo.convert %906 : (tensor<3x3x3x256x256xbf16>) -> tensor<3x3x3x256x256xf32>
    %910 = stablehlo.convert %908 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %912 = stablehlo.select %354, %910, %911 : tensor<8x32x32x32x256xi1>, tensor<8x32x32x32x256xf32> loc(#at0)
    %913 = stablehlo.multiply %343, %912 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %914 = stablehlo.reduce(%913 init: %cst_240) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %915 = stablehlo.reshape %914 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %916 = stablehlo.broadcast_in_dim %346, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %917 = stablehlo.multiply %912, %916 : tensor<8x32x32x32x256xf32> loc(#at0)
    %918 = stablehlo.multiply %915, %349 : tensor<8x1x1x1x256xf32> loc(#at0)
    %919 = stablehlo.negate %917 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %920 = stablehlo.reduce(%919 init: %cst_241) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %921 = stablehlo.reshape %920 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_242 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %923 = stablehlo.divide %918, %922 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_243 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %924 = stablehlo.reduce(%923 init: %cst_243) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %925 = stablehlo.broadcast_in_dim %924, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %926 = stablehlo.multiply %925, %337 : tensor<8x32x32x32x256xf32> loc(#at0)
    %927 = stablehlo.negate %926 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %928 = stablehlo.reduce(%927 init: %cst_244) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %929 = stablehlo.reshape %928 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %930 = stablehlo.add %917, %926 : tensor<8x32x32x32x256xf32> loc(#at0)
    %931 = stablehlo.add %921, %929 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_245 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %933 = stablehlo.divide %931, %932 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %934 = stablehlo.reduce(%933 init: %cst_246) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %935 = stablehlo.broadcast_in_dim %934, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %936 = stablehlo.add %930, %935 : tensor<8x32x32x32x256xf32> loc(#at0)
    %937 = stablehlo.convert %936 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %938 = stablehlo.convolution(%325, %937) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x512xbf16>, tensor<8x32x32x32x256xbf16>) -> tensor<3x3x3x512x256xbf16>
    %939 = stablehlo.reverse %326, dims = [0, 1, 2] : tensor<3x3x3x512x256xbf16>
    %940 = stablehlo.convolution(%937, %939) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<3x3x3x512x256xbf16>) -> tensor<8x32x32x32x512xbf16>
    %941 = stablehlo.convert %938 : (tensor<3x3x3x512x256xbf16>) -> tensor<3x3x3x512x256xf32>
    %942 = stablehlo.slice %940 [0:8, 0:32, 0:32, 0:32, 0:256] : (tensor<8x32x32x32x512xbf16>) -> tensor<8x32x32x32x256xbf16>
    %943 = stablehlo.slice %940 [0:8, 0:32, 0:32, 0:32, 256:512] : (tensor<8x32x32x32x512xbf16>) -> tensor<8x32x32x32x256xbf16>
    %944 = stablehlo.convolution(%318, %943) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x512xbf16>, tensor<8x32x32x32x256xbf16>) -> tensor<2x2x2x512x256xbf16>
    %945 = stablehlo.reverse %323, dims = [0, 1, 2] : tensor<2x2x2x512x256xbf16>
    %946 = stablehlo.convolution(%943, %945) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [2, 2, 2], pad = [[0, 0], [0, 0], [0, 0]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<2x2x2x512x256xbf16>) -> tensor<8x16x16x16x512xbf16>
    %947 = stablehlo.transpose %944, dims = [0, 1, 2, 4, 3] : (tensor<2x2x2x512x256xbf16>) -> tensor<2x2x2x256x512xbf16>
    %948 = stablehlo.reverse %947, dims = [2] : tensor<2x2x2x256x512xbf16>
    %949 = stablehlo.reverse %948, dims = [1] : tensor<2x2x2x256x512xbf16>
    %950 = stablehlo.reverse %949, dims = [0] : tensor<2x2x2x256x512xbf16>
    %951 = stablehlo.convert %950 : (tensor<2x2x2x256x512xbf16>) -> tensor<2x2x2x256x512xf32>
    %952 = stablehlo.convert %946 : (tensor<8x16x16x16x512xbf16>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_247 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %954 = stablehlo.select %316, %952, %953 : tensor<8x16x16x16x512xi1>, tensor<8x16x16x16x512xf32> loc(#at0)
    %955 = stablehlo.multiply %305, %954 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_248 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %956 = stablehlo.reduce(%955 init: %cst_248) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %957 = stablehlo.reshape %956 : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %958 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %959 = stablehlo.multiply %954, %958 : tensor<8x16x16x16x512xf32> loc(#at0)
    %960 = stablehlo.multiply %957, %311 : tensor<8x1x1x1x512xf32> loc(#at0)
    %961 = stablehlo.negate %959 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %962 = stablehlo.reduce(%961 init: %cst_249) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %963 = stablehlo.reshape %962 : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_250 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %965 = stablehlo.divide %960, %964 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %966 = stablehlo.reduce(%965 init: %cst_251) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %967 = stablehlo.broadcast_in_dim %966, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %968 = stablehlo.multiply %967, %299 : tensor<8x16x16x16x512xf32> loc(#at0)
    %969 = stablehlo.negate %968 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %970 = stablehlo.reduce(%969 init: %cst_252) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %971 = stablehlo.reshape %970 : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %972 = stablehlo.add %959, %968 : tensor<8x16x16x16x512xf32> loc(#at0)
    %973 = stablehlo.add %963, %971 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_253 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %975 = stablehlo.divide %973, %974 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_254 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %976 = stablehlo.reduce(%975 init: %cst_254) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %977 = stablehlo.broadcast_in_dim %976, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %978 = stablehlo.add %972, %977 : tensor<8x16x16x16x512xf32> loc(#at0)
    %979 = stablehlo.convert %978 : (tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xbf16> loc(#at0)
    %980 = stablehlo.convolution(%287, %979) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x512xbf16>, tensor<8x16x16x16x512xbf16>) -> tensor<3x3x3x512x512xbf16>
    %981 = stablehlo.reverse %288, dims = [0, 1, 2] : tensor<3x3x3x512x512xbf16>
    %982 = stablehlo.convolution(%979, %981) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x512xbf16>, tensor<3x3x3x512x512xbf16>) -> tensor<8x16x16x16x512xbf16>
    %983 = stablehlo.convert %980 : (tensor<3x3x3x512x512xbf16>) -> tensor<3x3x3x512x512xf32>
    %984 = stablehlo.convert %982 : (tensor<8x16x16x16x512xbf16>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %986 = stablehlo.select %285, %984, %985 : tensor<8x16x16x16x512xi1>, tensor<8x16x16x16x512xf32> loc(#at0)
    %987 = stablehlo.multiply %274, %986 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %988 = stablehlo.reduce(%987 init: %cst_256) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %989 = stablehlo.reshape %988 : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %990 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %991 = stablehlo.multiply %986, %990 : tensor<8x16x16x16x512xf32> loc(#at0)
    %992 = stablehlo.multiply %989, %280 : tensor<8x1x1x1x512xf32> loc(#at0)
    %993 = stablehlo.negate %991 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_257 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %994 = stablehlo.reduce(%993 init: %cst_257) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %995 = stablehlo.reshape %994 : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_258 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %996 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %997 = stablehlo.divide %992, %996 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %998 = stablehlo.reduce(%997 init: %cst_259) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %999 = stablehlo.broadcast_in_dim %998, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %1000 = stablehlo.multiply %999, %268 : tensor<8x16x16x16x512xf32> loc(#at0)
    %1001 = stablehlo.negate %1000 : tensor<8x16x16x16x512xf32> loc(#at0)
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1002 = stablehlo.reduce(%1001 init: %cst_260) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x16x16x16x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %1003 = stablehlo.reshape %1002 : (tensor<8x512xf32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %1004 = stablehlo.add %991, %1000 : tensor<8x16x16x16x512xf32> loc(#at0)
    %1005 = stablehlo.add %995, %1003 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_261 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x512xf32> loc(#at0)
    %1007 = stablehlo.divide %1005, %1006 : tensor<8x1x1x1x512xf32> loc(#at0)
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1008 = stablehlo.reduce(%1007 init: %cst_262) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x512xf32>, tensor<f32>) -> tensor<8x512xf32> loc(#at0)
    %1009 = stablehlo.broadcast_in_dim %1008, dims = [0, 4] : (tensor<8x512xf32>) -> tensor<8x16x16x16x512xf32> loc(#at0)
    %1010 = stablehlo.add %1004, %1009 : tensor<8x16x16x16x512xf32> loc(#at0)
    %1011 = stablehlo.convert %1010 : (tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xbf16> loc(#at0)
    %1012 = stablehlo.convolution(%256, %1011) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x256xbf16>, tensor<8x16x16x16x512xbf16>) -> tensor<3x3x3x256x512xbf16>
    %1013 = stablehlo.reverse %257, dims = [0, 1, 2] : tensor<3x3x3x256x512xbf16>
    %1014 = stablehlo.convolution(%1011, %1013) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16x16x16x512xbf16>, tensor<3x3x3x256x512xbf16>) -> tensor<8x16x16x16x256xbf16>
    %1015 = stablehlo.convert %1012 : (tensor<3x3x3x256x512xbf16>) -> tensor<3x3x3x256x512xf32>
    %cst_263 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1016 = "stablehlo.select_and_scatter"(%254, %1014, %cst_263) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.compare GE, %arg72, %arg73, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1877 : tensor<i1>
    }, {
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.add %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x32x32x32x256xbf16>, tensor<8x16x16x16x256xbf16>, tensor<bf16>) -> tensor<8x32x32x32x256xbf16>
    %1017 = stablehlo.add %942, %1016 : tensor<8x32x32x32x256xbf16>
    %1018 = stablehlo.convert %1017 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1020 = stablehlo.select %252, %1018, %1019 : tensor<8x32x32x32x256xi1>, tensor<8x32x32x32x256xf32> loc(#at0)
    %1021 = stablehlo.multiply %241, %1020 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_265 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1022 = stablehlo.reduce(%1021 init: %cst_265) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1023 = stablehlo.reshape %1022 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1024 = stablehlo.broadcast_in_dim %244, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1025 = stablehlo.multiply %1020, %1024 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1026 = stablehlo.multiply %1023, %247 : tensor<8x1x1x1x256xf32> loc(#at0)
    %1027 = stablehlo.negate %1025 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1028 = stablehlo.reduce(%1027 init: %cst_266) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1029 = stablehlo.reshape %1028 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_267 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1031 = stablehlo.divide %1026, %1030 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1032 = stablehlo.reduce(%1031 init: %cst_268) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1034 = stablehlo.multiply %1033, %235 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1035 = stablehlo.negate %1034 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_269 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1036 = stablehlo.reduce(%1035 init: %cst_269) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1037 = stablehlo.reshape %1036 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1038 = stablehlo.add %1025, %1034 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1039 = stablehlo.add %1029, %1037 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_270 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1041 = stablehlo.divide %1039, %1040 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_271 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1042 = stablehlo.reduce(%1041 init: %cst_271) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1044 = stablehlo.add %1038, %1043 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1045 = stablehlo.convert %1044 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %1046 = stablehlo.convolution(%223, %1045) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<8x32x32x32x256xbf16>) -> tensor<3x3x3x256x256xbf16>
    %1047 = stablehlo.reverse %224, dims = [0, 1, 2] : tensor<3x3x3x256x256xbf16>
    %1048 = stablehlo.convolution(%1045, %1047) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<3x3x3x256x256xbf16>) -> tensor<8x32x32x32x256xbf16>
    %1049 = stablehlo.convert %1046 : (tensor<3x3x3x256x256xbf16>) -> tensor<3x3x3x256x256xf32>
    %1050 = stablehlo.convert %1048 : (tensor<8x32x32x32x256xbf16>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1052 = stablehlo.select %221, %1050, %1051 : tensor<8x32x32x32x256xi1>, tensor<8x32x32x32x256xf32> loc(#at0)
    %1053 = stablehlo.multiply %210, %1052 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1054 = stablehlo.reduce(%1053 init: %cst_273) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1055 = stablehlo.reshape %1054 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1056 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1057 = stablehlo.multiply %1052, %1056 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1058 = stablehlo.multiply %1055, %216 : tensor<8x1x1x1x256xf32> loc(#at0)
    %1059 = stablehlo.negate %1057 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1060 = stablehlo.reduce(%1059 init: %cst_274) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1061 = stablehlo.reshape %1060 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_275 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1063 = stablehlo.divide %1058, %1062 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1064 = stablehlo.reduce(%1063 init: %cst_276) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1066 = stablehlo.multiply %1065, %204 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1067 = stablehlo.negate %1066 : tensor<8x32x32x32x256xf32> loc(#at0)
    %cst_277 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1068 = stablehlo.reduce(%1067 init: %cst_277) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x32x32x32x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1069 = stablehlo.reshape %1068 : (tensor<8x256xf32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1070 = stablehlo.add %1057, %1066 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1071 = stablehlo.add %1061, %1069 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_278 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x256xf32> loc(#at0)
    %1073 = stablehlo.divide %1071, %1072 : tensor<8x1x1x1x256xf32> loc(#at0)
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1074 = stablehlo.reduce(%1073 init: %cst_279) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x256xf32>, tensor<f32>) -> tensor<8x256xf32> loc(#at0)
    %1075 = stablehlo.broadcast_in_dim %1074, dims = [0, 4] : (tensor<8x256xf32>) -> tensor<8x32x32x32x256xf32> loc(#at0)
    %1076 = stablehlo.add %1070, %1075 : tensor<8x32x32x32x256xf32> loc(#at0)
    %1077 = stablehlo.convert %1076 : (tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xbf16> loc(#at0)
    %1078 = stablehlo.convolution(%192, %1077) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x128xbf16>, tensor<8x32x32x32x256xbf16>) -> tensor<3x3x3x128x256xbf16>
    %1079 = stablehlo.reverse %193, dims = [0, 1, 2] : tensor<3x3x3x128x256xbf16>
    %1080 = stablehlo.convolution(%1077, %1079) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x32x32x32x256xbf16>, tensor<3x3x3x128x256xbf16>) -> tensor<8x32x32x32x128xbf16>
    %1081 = stablehlo.convert %1078 : (tensor<3x3x3x128x256xbf16>) -> tensor<3x3x3x128x256xf32>
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1082 = "stablehlo.select_and_scatter"(%190, %1080, %cst_280) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.compare GE, %arg72, %arg73, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1877 : tensor<i1>
    }, {
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.add %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x64x64x64x128xbf16>, tensor<8x32x32x32x128xbf16>, tensor<bf16>) -> tensor<8x64x64x64x128xbf16>
    %1083 = stablehlo.add %868, %1082 : tensor<8x64x64x64x128xbf16>
    %1084 = stablehlo.convert %1083 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_281 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1086 = stablehlo.select %188, %1084, %1085 : tensor<8x64x64x64x128xi1>, tensor<8x64x64x64x128xf32> loc(#at0)
    %1087 = stablehlo.multiply %177, %1086 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1088 = stablehlo.reduce(%1087 init: %cst_282) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1089 = stablehlo.reshape %1088 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1090 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1091 = stablehlo.multiply %1086, %1090 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1092 = stablehlo.multiply %1089, %183 : tensor<8x1x1x1x128xf32> loc(#at0)
    %1093 = stablehlo.negate %1091 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1094 = stablehlo.reduce(%1093 init: %cst_283) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1095 = stablehlo.reshape %1094 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_284 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1097 = stablehlo.divide %1092, %1096 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1098 = stablehlo.reduce(%1097 init: %cst_285) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1099 = stablehlo.broadcast_in_dim %1098, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1100 = stablehlo.multiply %1099, %171 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1101 = stablehlo.negate %1100 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1102 = stablehlo.reduce(%1101 init: %cst_286) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1103 = stablehlo.reshape %1102 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1104 = stablehlo.add %1091, %1100 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1105 = stablehlo.add %1095, %1103 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_287 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1107 = stablehlo.divide %1105, %1106 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1108 = stablehlo.reduce(%1107 init: %cst_288) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1109 = stablehlo.broadcast_in_dim %1108, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1110 = stablehlo.add %1104, %1109 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1111 = stablehlo.convert %1110 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %1112 = stablehlo.convolution(%159, %1111) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<8x64x64x64x128xbf16>) -> tensor<3x3x3x128x128xbf16>
    %1113 = stablehlo.reverse %160, dims = [0, 1, 2] : tensor<3x3x3x128x128xbf16>
    %1114 = stablehlo.convolution(%1111, %1113) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<3x3x3x128x128xbf16>) -> tensor<8x64x64x64x128xbf16>
    %1115 = stablehlo.convert %1112 : (tensor<3x3x3x128x128xbf16>) -> tensor<3x3x3x128x128xf32>
    %1116 = stablehlo.convert %1114 : (tensor<8x64x64x64x128xbf16>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_289 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1118 = stablehlo.select %157, %1116, %1117 : tensor<8x64x64x64x128xi1>, tensor<8x64x64x64x128xf32> loc(#at0)
    %1119 = stablehlo.multiply %146, %1118 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_290 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1120 = stablehlo.reduce(%1119 init: %cst_290) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1121 = stablehlo.reshape %1120 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1122 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1123 = stablehlo.multiply %1118, %1122 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1124 = stablehlo.multiply %1121, %152 : tensor<8x1x1x1x128xf32> loc(#at0)
    %1125 = stablehlo.negate %1123 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1126 = stablehlo.reduce(%1125 init: %cst_291) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1127 = stablehlo.reshape %1126 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_292 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1129 = stablehlo.divide %1124, %1128 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1130 = stablehlo.reduce(%1129 init: %cst_293) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1131 = stablehlo.broadcast_in_dim %1130, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1132 = stablehlo.multiply %1131, %140 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1133 = stablehlo.negate %1132 : tensor<8x64x64x64x128xf32> loc(#at0)
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1134 = stablehlo.reduce(%1133 init: %cst_294) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x64x64x64x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1135 = stablehlo.reshape %1134 : (tensor<8x128xf32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1136 = stablehlo.add %1123, %1132 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1137 = stablehlo.add %1127, %1135 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_295 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x128xf32> loc(#at0)
    %1139 = stablehlo.divide %1137, %1138 : tensor<8x1x1x1x128xf32> loc(#at0)
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1140 = stablehlo.reduce(%1139 init: %cst_296) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x128xf32>, tensor<f32>) -> tensor<8x128xf32> loc(#at0)
    %1141 = stablehlo.broadcast_in_dim %1140, dims = [0, 4] : (tensor<8x128xf32>) -> tensor<8x64x64x64x128xf32> loc(#at0)
    %1142 = stablehlo.add %1136, %1141 : tensor<8x64x64x64x128xf32> loc(#at0)
    %1143 = stablehlo.convert %1142 : (tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xbf16> loc(#at0)
    %1144 = stablehlo.convolution(%128, %1143) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x64xbf16>, tensor<8x64x64x64x128xbf16>) -> tensor<3x3x3x64x128xbf16>
    %1145 = stablehlo.reverse %129, dims = [0, 1, 2] : tensor<3x3x3x64x128xbf16>
    %1146 = stablehlo.convolution(%1143, %1145) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x64x64x64x128xbf16>, tensor<3x3x3x64x128xbf16>) -> tensor<8x64x64x64x64xbf16>
    %1147 = stablehlo.convert %1144 : (tensor<3x3x3x64x128xbf16>) -> tensor<3x3x3x64x128xf32>
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1148 = "stablehlo.select_and_scatter"(%126, %1146, %cst_297) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.compare GE, %arg72, %arg73, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1877 : tensor<i1>
    }, {
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.add %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x128x128x128x64xbf16>, tensor<8x64x64x64x64xbf16>, tensor<bf16>) -> tensor<8x128x128x128x64xbf16>
    %1149 = stablehlo.add %794, %1148 : tensor<8x128x128x128x64xbf16>
    %1150 = stablehlo.convert %1149 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1152 = stablehlo.select %124, %1150, %1151 : tensor<8x128x128x128x64xi1>, tensor<8x128x128x128x64xf32> loc(#at0)
    %1153 = stablehlo.multiply %113, %1152 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1154 = stablehlo.reduce(%1153 init: %cst_299) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1155 = stablehlo.reshape %1154 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1156 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1157 = stablehlo.multiply %1152, %1156 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1158 = stablehlo.multiply %1155, %119 : tensor<8x1x1x1x64xf32> loc(#at0)
    %1159 = stablehlo.negate %1157 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1160 = stablehlo.reduce(%1159 init: %cst_300) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1161 = stablehlo.reshape %1160 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_301 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1163 = stablehlo.divide %1158, %1162 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_302 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1164 = stablehlo.reduce(%1163 init: %cst_302) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1166 = stablehlo.multiply %1165, %107 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1167 = stablehlo.negate %1166 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_303 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1168 = stablehlo.reduce(%1167 init: %cst_303) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1169 = stablehlo.reshape %1168 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1170 = stablehlo.add %1157, %1166 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1171 = stablehlo.add %1161, %1169 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_304 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1173 = stablehlo.divide %1171, %1172 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1174 = stablehlo.reduce(%1173 init: %cst_305) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1175 = stablehlo.broadcast_in_dim %1174, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1176 = stablehlo.add %1170, %1175 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1177 = stablehlo.convert %1176 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %1178 = stablehlo.convolution(%95, %1177) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<8x128x128x128x64xbf16>) -> tensor<3x3x3x64x64xbf16>
    %1179 = stablehlo.reverse %96, dims = [0, 1, 2] : tensor<3x3x3x64x64xbf16>
    %1180 = stablehlo.convolution(%1177, %1179) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<3x3x3x64x64xbf16>) -> tensor<8x128x128x128x64xbf16>
    %1181 = stablehlo.convert %1178 : (tensor<3x3x3x64x64xbf16>) -> tensor<3x3x3x64x64xf32>
    %1182 = stablehlo.convert %1180 : (tensor<8x128x128x128x64xbf16>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1183 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1184 = stablehlo.select %93, %1182, %1183 : tensor<8x128x128x128x64xi1>, tensor<8x128x128x128x64xf32> loc(#at0)
    %1185 = stablehlo.multiply %82, %1184 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_307 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1186 = stablehlo.reduce(%1185 init: %cst_307) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1187 = stablehlo.reshape %1186 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1188 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1189 = stablehlo.multiply %1184, %1188 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1190 = stablehlo.multiply %1187, %88 : tensor<8x1x1x1x64xf32> loc(#at0)
    %1191 = stablehlo.negate %1189 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1192 = stablehlo.reduce(%1191 init: %cst_308) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1193 = stablehlo.reshape %1192 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_309 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1195 = stablehlo.divide %1190, %1194 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1196 = stablehlo.reduce(%1195 init: %cst_310) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1197 = stablehlo.broadcast_in_dim %1196, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1198 = stablehlo.multiply %1197, %76 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1199 = stablehlo.negate %1198 : tensor<8x128x128x128x64xf32> loc(#at0)
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1200 = stablehlo.reduce(%1199 init: %cst_311) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x128x128x128x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1201 = stablehlo.reshape %1200 : (tensor<8x64xf32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1202 = stablehlo.add %1189, %1198 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1203 = stablehlo.add %1193, %1201 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_312 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x64xf32> loc(#at0)
    %1205 = stablehlo.divide %1203, %1204 : tensor<8x1x1x1x64xf32> loc(#at0)
    %cst_313 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1206 = stablehlo.reduce(%1205 init: %cst_313) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x64xf32>, tensor<f32>) -> tensor<8x64xf32> loc(#at0)
    %1207 = stablehlo.broadcast_in_dim %1206, dims = [0, 4] : (tensor<8x64xf32>) -> tensor<8x128x128x128x64xf32> loc(#at0)
    %1208 = stablehlo.add %1202, %1207 : tensor<8x128x128x128x64xf32> loc(#at0)
    %1209 = stablehlo.convert %1208 : (tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xbf16> loc(#at0)
    %1210 = stablehlo.convolution(%64, %1209) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x32xbf16>, tensor<8x128x128x128x64xbf16>) -> tensor<3x3x3x32x64xbf16>
    %1211 = stablehlo.reverse %65, dims = [0, 1, 2] : tensor<3x3x3x32x64xbf16>
    %1212 = stablehlo.convolution(%1209, %1211) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x128x128x128x64xbf16>, tensor<3x3x3x32x64xbf16>) -> tensor<8x128x128x128x32xbf16>
    %1213 = stablehlo.convert %1210 : (tensor<3x3x3x32x64xbf16>) -> tensor<3x3x3x32x64xf32>
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1214 = "stablehlo.select_and_scatter"(%62, %1212, %cst_314) <{padding = dense<0> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 2, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 2, 1>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.compare GE, %arg72, %arg73, FLOAT : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      stablehlo.return %1877 : tensor<i1>
    }, {
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %1877 = stablehlo.add %arg72, %arg73 : tensor<bf16>
      stablehlo.return %1877 : tensor<bf16>
    }) : (tensor<8x256x256x256x32xbf16>, tensor<8x128x128x128x32xbf16>, tensor<bf16>) -> tensor<8x256x256x256x32xbf16>
    %1215 = stablehlo.add %720, %1214 : tensor<8x256x256x256x32xbf16>
    %1216 = stablehlo.convert %1215 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1218 = stablehlo.select %60, %1216, %1217 : tensor<8x256x256x256x32xi1>, tensor<8x256x256x256x32xf32> loc(#at0)
    %1219 = stablehlo.multiply %49, %1218 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_316 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1220 = stablehlo.reduce(%1219 init: %cst_316) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1221 = stablehlo.reshape %1220 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1222 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1223 = stablehlo.multiply %1218, %1222 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1224 = stablehlo.multiply %1221, %55 : tensor<8x1x1x1x32xf32> loc(#at0)
    %1225 = stablehlo.negate %1223 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1226 = stablehlo.reduce(%1225 init: %cst_317) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1227 = stablehlo.reshape %1226 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_318 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1229 = stablehlo.divide %1224, %1228 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1230 = stablehlo.reduce(%1229 init: %cst_319) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1231 = stablehlo.broadcast_in_dim %1230, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1232 = stablehlo.multiply %1231, %43 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1233 = stablehlo.negate %1232 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_320 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1234 = stablehlo.reduce(%1233 init: %cst_320) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1235 = stablehlo.reshape %1234 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1236 = stablehlo.add %1223, %1232 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1237 = stablehlo.add %1227, %1235 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_321 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %1238 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1239 = stablehlo.divide %1237, %1238 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1240 = stablehlo.reduce(%1239 init: %cst_322) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1242 = stablehlo.add %1236, %1241 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1243 = stablehlo.convert %1242 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %1244 = stablehlo.convolution(%31, %1243) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<8x256x256x256x32xbf16>) -> tensor<3x3x3x32x32xbf16>
    %1245 = stablehlo.reverse %32, dims = [0, 1, 2] : tensor<3x3x3x32x32xbf16>
    %1246 = stablehlo.convolution(%1243, %1245) dim_numbers = [b, 0, 1, 2, f]x[0, 1, 2, o, i]->[b, 0, 1, 2, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x32xbf16>, tensor<3x3x3x32x32xbf16>) -> tensor<8x256x256x256x32xbf16>
    %1247 = stablehlo.convert %1244 : (tensor<3x3x3x32x32xbf16>) -> tensor<3x3x3x32x32xf32>
    %1248 = stablehlo.convert %1246 : (tensor<8x256x256x256x32xbf16>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1250 = stablehlo.select %29, %1248, %1249 : tensor<8x256x256x256x32xi1>, tensor<8x256x256x256x32xf32> loc(#at0)
    %1251 = stablehlo.multiply %18, %1250 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1252 = stablehlo.reduce(%1251 init: %cst_324) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1253 = stablehlo.reshape %1252 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1254 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3, 4] : (tensor<8x1x1x1x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1255 = stablehlo.multiply %1250, %1254 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1256 = stablehlo.multiply %1253, %24 : tensor<8x1x1x1x32xf32> loc(#at0)
    %1257 = stablehlo.negate %1255 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_325 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1258 = stablehlo.reduce(%1257 init: %cst_325) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1259 = stablehlo.reshape %1258 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_326 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1261 = stablehlo.divide %1256, %1260 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1262 = stablehlo.reduce(%1261 init: %cst_327) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1264 = stablehlo.multiply %1263, %12 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1265 = stablehlo.negate %1264 : tensor<8x256x256x256x32xf32> loc(#at0)
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1266 = stablehlo.reduce(%1265 init: %cst_328) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x256x256x256x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1267 = stablehlo.reshape %1266 : (tensor<8x32xf32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1268 = stablehlo.add %1255, %1264 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1269 = stablehlo.add %1259, %1267 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_329 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<8x1x1x1x32xf32> loc(#at0)
    %1271 = stablehlo.divide %1269, %1270 : tensor<8x1x1x1x32xf32> loc(#at0)
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1272 = stablehlo.reduce(%1271 init: %cst_330) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<8x1x1x1x32xf32>, tensor<f32>) -> tensor<8x32xf32> loc(#at0)
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [0, 4] : (tensor<8x32xf32>) -> tensor<8x256x256x256x32xf32> loc(#at0)
    %1274 = stablehlo.add %1268, %1273 : tensor<8x256x256x256x32xf32> loc(#at0)
    %1275 = stablehlo.convert %1274 : (tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xbf16> loc(#at0)
    %1276 = stablehlo.convolution(%0, %1275) dim_numbers = [f, 0, 1, 2, b]x[i, 0, 1, 2, o]->[0, 1, 2, b, f], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1], reverse = [false, false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x256x256x256x1xbf16>, tensor<8x256x256x256x32xbf16>) -> tensor<3x3x3x1x32xbf16>
    %1277 = stablehlo.convert %1276 : (tensor<3x3x3x1x32xbf16>) -> tensor<3x3x3x1x32xf32>
    %cst_331 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1278 = stablehlo.add %arg23, %cst_331 : tensor<f32> loc(#at1)
    %cst_332 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1280 = stablehlo.multiply %1279, %arg24 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_333 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1282 = stablehlo.multiply %1281, %655 : tensor<1x1x1x32x2xf32> loc(#at1)
    %1283 = stablehlo.add %1280, %1282 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_334 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1284 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1285 = stablehlo.multiply %1284, %arg47 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_335 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1287 = stablehlo.multiply %1286, %655 : tensor<1x1x1x32x2xf32> loc(#at1)
    %1288 = stablehlo.multiply %1287, %655 : tensor<1x1x1x32x2xf32> loc(#at1)
    %1289 = stablehlo.add %1285, %1288 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_336 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1290 = stablehlo.power %cst_336, %1278 : tensor<f32> loc(#at1)
    %cst_337 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1291 = stablehlo.subtract %cst_337, %1290 : tensor<f32> loc(#at1)
    %1292 = stablehlo.broadcast_in_dim %1291, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1293 = stablehlo.divide %1283, %1292 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_338 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1294 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1295 = stablehlo.multiply %1294, %1293 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_339 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1296 = stablehlo.power %cst_339, %1278 : tensor<f32> loc(#at1)
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1297 = stablehlo.subtract %cst_340, %1296 : tensor<f32> loc(#at1)
    %1298 = stablehlo.broadcast_in_dim %1297, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1299 = stablehlo.divide %1289, %1298 : tensor<1x1x1x32x2xf32> loc(#at1)
    %1300 = stablehlo.sqrt %1299 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_341 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<1x1x1x32x2xf32> loc(#at1)
    %1302 = stablehlo.add %1300, %1301 : tensor<1x1x1x32x2xf32> loc(#at1)
    %1303 = stablehlo.divide %1295, %1302 : tensor<1x1x1x32x2xf32> loc(#at1)
    %1304 = stablehlo.subtract %arg0, %1303 : tensor<1x1x1x32x2xf32> loc(#at1)
    %cst_342 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1306 = stablehlo.multiply %1305, %arg25 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_343 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1308 = stablehlo.multiply %1307, %1277 : tensor<3x3x3x1x32xf32> loc(#at1)
    %1309 = stablehlo.add %1306, %1308 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_344 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1311 = stablehlo.multiply %1310, %arg48 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_345 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1313 = stablehlo.multiply %1312, %1277 : tensor<3x3x3x1x32xf32> loc(#at1)
    %1314 = stablehlo.multiply %1313, %1277 : tensor<3x3x3x1x32xf32> loc(#at1)
    %1315 = stablehlo.add %1311, %1314 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_346 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1316 = stablehlo.power %cst_346, %1278 : tensor<f32> loc(#at1)
    %cst_347 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1317 = stablehlo.subtract %cst_347, %1316 : tensor<f32> loc(#at1)
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1319 = stablehlo.divide %1309, %1318 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_348 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1320 = stablehlo.broadcast_in_dim %cst_348, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1321 = stablehlo.multiply %1320, %1319 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_349 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1322 = stablehlo.power %cst_349, %1278 : tensor<f32> loc(#at1)
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1323 = stablehlo.subtract %cst_350, %1322 : tensor<f32> loc(#at1)
    %1324 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1325 = stablehlo.divide %1315, %1324 : tensor<3x3x3x1x32xf32> loc(#at1)
    %1326 = stablehlo.sqrt %1325 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_351 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1327 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<3x3x3x1x32xf32> loc(#at1)
    %1328 = stablehlo.add %1326, %1327 : tensor<3x3x3x1x32xf32> loc(#at1)
    %1329 = stablehlo.divide %1321, %1328 : tensor<3x3x3x1x32xf32> loc(#at1)
    %1330 = stablehlo.subtract %arg1, %1329 : tensor<3x3x3x1x32xf32> loc(#at1)
    %cst_352 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1332 = stablehlo.multiply %1331, %arg26 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_353 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1334 = stablehlo.multiply %1333, %1247 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1335 = stablehlo.add %1332, %1334 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_354 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1336 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1337 = stablehlo.multiply %1336, %arg49 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_355 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1339 = stablehlo.multiply %1338, %1247 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1340 = stablehlo.multiply %1339, %1247 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1341 = stablehlo.add %1337, %1340 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_356 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1342 = stablehlo.power %cst_356, %1278 : tensor<f32> loc(#at1)
    %cst_357 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1343 = stablehlo.subtract %cst_357, %1342 : tensor<f32> loc(#at1)
    %1344 = stablehlo.broadcast_in_dim %1343, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1345 = stablehlo.divide %1335, %1344 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_358 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1347 = stablehlo.multiply %1346, %1345 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_359 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1348 = stablehlo.power %cst_359, %1278 : tensor<f32> loc(#at1)
    %cst_360 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1349 = stablehlo.subtract %cst_360, %1348 : tensor<f32> loc(#at1)
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1351 = stablehlo.divide %1341, %1350 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1352 = stablehlo.sqrt %1351 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_361 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1354 = stablehlo.add %1352, %1353 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1355 = stablehlo.divide %1347, %1354 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1356 = stablehlo.subtract %arg2, %1355 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_362 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1358 = stablehlo.multiply %1357, %arg27 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_363 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1359 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1360 = stablehlo.multiply %1359, %1213 : tensor<3x3x3x32x64xf32> loc(#at1)
    %1361 = stablehlo.add %1358, %1360 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_364 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1362 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1363 = stablehlo.multiply %1362, %arg50 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1364 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1365 = stablehlo.multiply %1364, %1213 : tensor<3x3x3x32x64xf32> loc(#at1)
    %1366 = stablehlo.multiply %1365, %1213 : tensor<3x3x3x32x64xf32> loc(#at1)
    %1367 = stablehlo.add %1363, %1366 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_366 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1368 = stablehlo.power %cst_366, %1278 : tensor<f32> loc(#at1)
    %cst_367 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1369 = stablehlo.subtract %cst_367, %1368 : tensor<f32> loc(#at1)
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1371 = stablehlo.divide %1361, %1370 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_368 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1373 = stablehlo.multiply %1372, %1371 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_369 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1374 = stablehlo.power %cst_369, %1278 : tensor<f32> loc(#at1)
    %cst_370 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1375 = stablehlo.subtract %cst_370, %1374 : tensor<f32> loc(#at1)
    %1376 = stablehlo.broadcast_in_dim %1375, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1377 = stablehlo.divide %1367, %1376 : tensor<3x3x3x32x64xf32> loc(#at1)
    %1378 = stablehlo.sqrt %1377 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_371 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x64xf32> loc(#at1)
    %1380 = stablehlo.add %1378, %1379 : tensor<3x3x3x32x64xf32> loc(#at1)
    %1381 = stablehlo.divide %1373, %1380 : tensor<3x3x3x32x64xf32> loc(#at1)
    %1382 = stablehlo.subtract %arg3, %1381 : tensor<3x3x3x32x64xf32> loc(#at1)
    %cst_372 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1384 = stablehlo.multiply %1383, %arg28 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_373 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1386 = stablehlo.multiply %1385, %1181 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1387 = stablehlo.add %1384, %1386 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_374 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1389 = stablehlo.multiply %1388, %arg51 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_375 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1391 = stablehlo.multiply %1390, %1181 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1392 = stablehlo.multiply %1391, %1181 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1393 = stablehlo.add %1389, %1392 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_376 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1394 = stablehlo.power %cst_376, %1278 : tensor<f32> loc(#at1)
    %cst_377 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1395 = stablehlo.subtract %cst_377, %1394 : tensor<f32> loc(#at1)
    %1396 = stablehlo.broadcast_in_dim %1395, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1397 = stablehlo.divide %1387, %1396 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_378 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1398 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1399 = stablehlo.multiply %1398, %1397 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_379 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1400 = stablehlo.power %cst_379, %1278 : tensor<f32> loc(#at1)
    %cst_380 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1401 = stablehlo.subtract %cst_380, %1400 : tensor<f32> loc(#at1)
    %1402 = stablehlo.broadcast_in_dim %1401, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1403 = stablehlo.divide %1393, %1402 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1404 = stablehlo.sqrt %1403 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_381 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1406 = stablehlo.add %1404, %1405 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1407 = stablehlo.divide %1399, %1406 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1408 = stablehlo.subtract %arg4, %1407 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_382 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1410 = stablehlo.multiply %1409, %arg29 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_383 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1411 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1412 = stablehlo.multiply %1411, %1147 : tensor<3x3x3x64x128xf32> loc(#at1)
    %1413 = stablehlo.add %1410, %1412 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_384 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1415 = stablehlo.multiply %1414, %arg52 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_385 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1416 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1417 = stablehlo.multiply %1416, %1147 : tensor<3x3x3x64x128xf32> loc(#at1)
    %1418 = stablehlo.multiply %1417, %1147 : tensor<3x3x3x64x128xf32> loc(#at1)
    %1419 = stablehlo.add %1415, %1418 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_386 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1420 = stablehlo.power %cst_386, %1278 : tensor<f32> loc(#at1)
    %cst_387 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1421 = stablehlo.subtract %cst_387, %1420 : tensor<f32> loc(#at1)
    %1422 = stablehlo.broadcast_in_dim %1421, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1423 = stablehlo.divide %1413, %1422 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_388 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1425 = stablehlo.multiply %1424, %1423 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_389 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1426 = stablehlo.power %cst_389, %1278 : tensor<f32> loc(#at1)
    %cst_390 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1427 = stablehlo.subtract %cst_390, %1426 : tensor<f32> loc(#at1)
    %1428 = stablehlo.broadcast_in_dim %1427, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1429 = stablehlo.divide %1419, %1428 : tensor<3x3x3x64x128xf32> loc(#at1)
    %1430 = stablehlo.sqrt %1429 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_391 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1431 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x128xf32> loc(#at1)
    %1432 = stablehlo.add %1430, %1431 : tensor<3x3x3x64x128xf32> loc(#at1)
    %1433 = stablehlo.divide %1425, %1432 : tensor<3x3x3x64x128xf32> loc(#at1)
    %1434 = stablehlo.subtract %arg5, %1433 : tensor<3x3x3x64x128xf32> loc(#at1)
    %cst_392 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1436 = stablehlo.multiply %1435, %arg30 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_393 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1437 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1438 = stablehlo.multiply %1437, %1115 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1439 = stablehlo.add %1436, %1438 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_394 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1440 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1441 = stablehlo.multiply %1440, %arg53 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_395 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1442 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1443 = stablehlo.multiply %1442, %1115 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1444 = stablehlo.multiply %1443, %1115 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1445 = stablehlo.add %1441, %1444 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_396 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1446 = stablehlo.power %cst_396, %1278 : tensor<f32> loc(#at1)
    %cst_397 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1447 = stablehlo.subtract %cst_397, %1446 : tensor<f32> loc(#at1)
    %1448 = stablehlo.broadcast_in_dim %1447, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1449 = stablehlo.divide %1439, %1448 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_398 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1451 = stablehlo.multiply %1450, %1449 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_399 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1452 = stablehlo.power %cst_399, %1278 : tensor<f32> loc(#at1)
    %cst_400 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1453 = stablehlo.subtract %cst_400, %1452 : tensor<f32> loc(#at1)
    %1454 = stablehlo.broadcast_in_dim %1453, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1455 = stablehlo.divide %1445, %1454 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1456 = stablehlo.sqrt %1455 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_401 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1458 = stablehlo.add %1456, %1457 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1459 = stablehlo.divide %1451, %1458 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1460 = stablehlo.subtract %arg6, %1459 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_402 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1461 = stablehlo.broadcast_in_dim %cst_402, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1462 = stablehlo.multiply %1461, %arg31 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_403 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1463 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1464 = stablehlo.multiply %1463, %1081 : tensor<3x3x3x128x256xf32> loc(#at1)
    %1465 = stablehlo.add %1462, %1464 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_404 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1467 = stablehlo.multiply %1466, %arg54 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_405 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1468 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1469 = stablehlo.multiply %1468, %1081 : tensor<3x3x3x128x256xf32> loc(#at1)
    %1470 = stablehlo.multiply %1469, %1081 : tensor<3x3x3x128x256xf32> loc(#at1)
    %1471 = stablehlo.add %1467, %1470 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_406 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1472 = stablehlo.power %cst_406, %1278 : tensor<f32> loc(#at1)
    %cst_407 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1473 = stablehlo.subtract %cst_407, %1472 : tensor<f32> loc(#at1)
    %1474 = stablehlo.broadcast_in_dim %1473, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1475 = stablehlo.divide %1465, %1474 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_408 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1477 = stablehlo.multiply %1476, %1475 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_409 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1478 = stablehlo.power %cst_409, %1278 : tensor<f32> loc(#at1)
    %cst_410 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1479 = stablehlo.subtract %cst_410, %1478 : tensor<f32> loc(#at1)
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1481 = stablehlo.divide %1471, %1480 : tensor<3x3x3x128x256xf32> loc(#at1)
    %1482 = stablehlo.sqrt %1481 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_411 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x256xf32> loc(#at1)
    %1484 = stablehlo.add %1482, %1483 : tensor<3x3x3x128x256xf32> loc(#at1)
    %1485 = stablehlo.divide %1477, %1484 : tensor<3x3x3x128x256xf32> loc(#at1)
    %1486 = stablehlo.subtract %arg7, %1485 : tensor<3x3x3x128x256xf32> loc(#at1)
    %cst_412 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1487 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1488 = stablehlo.multiply %1487, %arg32 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_413 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1489 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1490 = stablehlo.multiply %1489, %1049 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1491 = stablehlo.add %1488, %1490 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_414 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1493 = stablehlo.multiply %1492, %arg55 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_415 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1494 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1495 = stablehlo.multiply %1494, %1049 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1496 = stablehlo.multiply %1495, %1049 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1497 = stablehlo.add %1493, %1496 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_416 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1498 = stablehlo.power %cst_416, %1278 : tensor<f32> loc(#at1)
    %cst_417 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1499 = stablehlo.subtract %cst_417, %1498 : tensor<f32> loc(#at1)
    %1500 = stablehlo.broadcast_in_dim %1499, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1501 = stablehlo.divide %1491, %1500 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_418 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1503 = stablehlo.multiply %1502, %1501 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_419 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1504 = stablehlo.power %cst_419, %1278 : tensor<f32> loc(#at1)
    %cst_420 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1505 = stablehlo.subtract %cst_420, %1504 : tensor<f32> loc(#at1)
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1507 = stablehlo.divide %1497, %1506 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1508 = stablehlo.sqrt %1507 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_421 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1510 = stablehlo.add %1508, %1509 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1511 = stablehlo.divide %1503, %1510 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1512 = stablehlo.subtract %arg8, %1511 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_422 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1513 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1514 = stablehlo.multiply %1513, %arg33 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_423 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1515 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1516 = stablehlo.multiply %1515, %1015 : tensor<3x3x3x256x512xf32> loc(#at1)
    %1517 = stablehlo.add %1514, %1516 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_424 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1519 = stablehlo.multiply %1518, %arg56 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_425 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1521 = stablehlo.multiply %1520, %1015 : tensor<3x3x3x256x512xf32> loc(#at1)
    %1522 = stablehlo.multiply %1521, %1015 : tensor<3x3x3x256x512xf32> loc(#at1)
    %1523 = stablehlo.add %1519, %1522 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_426 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1524 = stablehlo.power %cst_426, %1278 : tensor<f32> loc(#at1)
    %cst_427 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1525 = stablehlo.subtract %cst_427, %1524 : tensor<f32> loc(#at1)
    %1526 = stablehlo.broadcast_in_dim %1525, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1527 = stablehlo.divide %1517, %1526 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_428 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1528 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1529 = stablehlo.multiply %1528, %1527 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_429 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1530 = stablehlo.power %cst_429, %1278 : tensor<f32> loc(#at1)
    %cst_430 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1531 = stablehlo.subtract %cst_430, %1530 : tensor<f32> loc(#at1)
    %1532 = stablehlo.broadcast_in_dim %1531, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1533 = stablehlo.divide %1523, %1532 : tensor<3x3x3x256x512xf32> loc(#at1)
    %1534 = stablehlo.sqrt %1533 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_431 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x512xf32> loc(#at1)
    %1536 = stablehlo.add %1534, %1535 : tensor<3x3x3x256x512xf32> loc(#at1)
    %1537 = stablehlo.divide %1529, %1536 : tensor<3x3x3x256x512xf32> loc(#at1)
    %1538 = stablehlo.subtract %arg9, %1537 : tensor<3x3x3x256x512xf32> loc(#at1)
    %cst_432 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1539 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1540 = stablehlo.multiply %1539, %arg34 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_433 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1541 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1542 = stablehlo.multiply %1541, %983 : tensor<3x3x3x512x512xf32> loc(#at1)
    %1543 = stablehlo.add %1540, %1542 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_434 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %cst_434, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1545 = stablehlo.multiply %1544, %arg57 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_435 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1547 = stablehlo.multiply %1546, %983 : tensor<3x3x3x512x512xf32> loc(#at1)
    %1548 = stablehlo.multiply %1547, %983 : tensor<3x3x3x512x512xf32> loc(#at1)
    %1549 = stablehlo.add %1545, %1548 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_436 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1550 = stablehlo.power %cst_436, %1278 : tensor<f32> loc(#at1)
    %cst_437 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1551 = stablehlo.subtract %cst_437, %1550 : tensor<f32> loc(#at1)
    %1552 = stablehlo.broadcast_in_dim %1551, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1553 = stablehlo.divide %1543, %1552 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_438 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1554 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1555 = stablehlo.multiply %1554, %1553 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_439 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1556 = stablehlo.power %cst_439, %1278 : tensor<f32> loc(#at1)
    %cst_440 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1557 = stablehlo.subtract %cst_440, %1556 : tensor<f32> loc(#at1)
    %1558 = stablehlo.broadcast_in_dim %1557, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1559 = stablehlo.divide %1549, %1558 : tensor<3x3x3x512x512xf32> loc(#at1)
    %1560 = stablehlo.sqrt %1559 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_441 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1561 = stablehlo.broadcast_in_dim %cst_441, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x512xf32> loc(#at1)
    %1562 = stablehlo.add %1560, %1561 : tensor<3x3x3x512x512xf32> loc(#at1)
    %1563 = stablehlo.divide %1555, %1562 : tensor<3x3x3x512x512xf32> loc(#at1)
    %1564 = stablehlo.subtract %arg10, %1563 : tensor<3x3x3x512x512xf32> loc(#at1)
    %cst_442 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1566 = stablehlo.multiply %1565, %arg35 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_443 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %cst_443, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1568 = stablehlo.multiply %1567, %729 : tensor<2x2x2x32x64xf32> loc(#at1)
    %1569 = stablehlo.add %1566, %1568 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_444 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1570 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1571 = stablehlo.multiply %1570, %arg58 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_445 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1572 = stablehlo.broadcast_in_dim %cst_445, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1573 = stablehlo.multiply %1572, %729 : tensor<2x2x2x32x64xf32> loc(#at1)
    %1574 = stablehlo.multiply %1573, %729 : tensor<2x2x2x32x64xf32> loc(#at1)
    %1575 = stablehlo.add %1571, %1574 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_446 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1576 = stablehlo.power %cst_446, %1278 : tensor<f32> loc(#at1)
    %cst_447 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1577 = stablehlo.subtract %cst_447, %1576 : tensor<f32> loc(#at1)
    %1578 = stablehlo.broadcast_in_dim %1577, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1579 = stablehlo.divide %1569, %1578 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_448 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1581 = stablehlo.multiply %1580, %1579 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_449 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1582 = stablehlo.power %cst_449, %1278 : tensor<f32> loc(#at1)
    %cst_450 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1583 = stablehlo.subtract %cst_450, %1582 : tensor<f32> loc(#at1)
    %1584 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1585 = stablehlo.divide %1575, %1584 : tensor<2x2x2x32x64xf32> loc(#at1)
    %1586 = stablehlo.sqrt %1585 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_451 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1587 = stablehlo.broadcast_in_dim %cst_451, dims = [] : (tensor<f32>) -> tensor<2x2x2x32x64xf32> loc(#at1)
    %1588 = stablehlo.add %1586, %1587 : tensor<2x2x2x32x64xf32> loc(#at1)
    %1589 = stablehlo.divide %1581, %1588 : tensor<2x2x2x32x64xf32> loc(#at1)
    %1590 = stablehlo.subtract %arg11, %1589 : tensor<2x2x2x32x64xf32> loc(#at1)
    %cst_452 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1591 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1592 = stablehlo.multiply %1591, %arg36 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_453 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1594 = stablehlo.multiply %1593, %719 : tensor<3x3x3x64x32xf32> loc(#at1)
    %1595 = stablehlo.add %1592, %1594 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_454 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1596 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1597 = stablehlo.multiply %1596, %arg59 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_455 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1598 = stablehlo.broadcast_in_dim %cst_455, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1599 = stablehlo.multiply %1598, %719 : tensor<3x3x3x64x32xf32> loc(#at1)
    %1600 = stablehlo.multiply %1599, %719 : tensor<3x3x3x64x32xf32> loc(#at1)
    %1601 = stablehlo.add %1597, %1600 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_456 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1602 = stablehlo.power %cst_456, %1278 : tensor<f32> loc(#at1)
    %cst_457 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1603 = stablehlo.subtract %cst_457, %1602 : tensor<f32> loc(#at1)
    %1604 = stablehlo.broadcast_in_dim %1603, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1605 = stablehlo.divide %1595, %1604 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_458 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1607 = stablehlo.multiply %1606, %1605 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_459 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1608 = stablehlo.power %cst_459, %1278 : tensor<f32> loc(#at1)
    %cst_460 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1609 = stablehlo.subtract %cst_460, %1608 : tensor<f32> loc(#at1)
    %1610 = stablehlo.broadcast_in_dim %1609, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1611 = stablehlo.divide %1601, %1610 : tensor<3x3x3x64x32xf32> loc(#at1)
    %1612 = stablehlo.sqrt %1611 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_461 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x32xf32> loc(#at1)
    %1614 = stablehlo.add %1612, %1613 : tensor<3x3x3x64x32xf32> loc(#at1)
    %1615 = stablehlo.divide %1607, %1614 : tensor<3x3x3x64x32xf32> loc(#at1)
    %1616 = stablehlo.subtract %arg12, %1615 : tensor<3x3x3x64x32xf32> loc(#at1)
    %cst_462 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1617 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1618 = stablehlo.multiply %1617, %arg37 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_463 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1619 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1620 = stablehlo.multiply %1619, %687 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1621 = stablehlo.add %1618, %1620 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_464 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1623 = stablehlo.multiply %1622, %arg60 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_465 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1624 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1625 = stablehlo.multiply %1624, %687 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1626 = stablehlo.multiply %1625, %687 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1627 = stablehlo.add %1623, %1626 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_466 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1628 = stablehlo.power %cst_466, %1278 : tensor<f32> loc(#at1)
    %cst_467 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1629 = stablehlo.subtract %cst_467, %1628 : tensor<f32> loc(#at1)
    %1630 = stablehlo.broadcast_in_dim %1629, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1631 = stablehlo.divide %1621, %1630 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_468 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %cst_468, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1633 = stablehlo.multiply %1632, %1631 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_469 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1634 = stablehlo.power %cst_469, %1278 : tensor<f32> loc(#at1)
    %cst_470 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1635 = stablehlo.subtract %cst_470, %1634 : tensor<f32> loc(#at1)
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1637 = stablehlo.divide %1627, %1636 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1638 = stablehlo.sqrt %1637 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_471 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %cst_471, dims = [] : (tensor<f32>) -> tensor<3x3x3x32x32xf32> loc(#at1)
    %1640 = stablehlo.add %1638, %1639 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1641 = stablehlo.divide %1633, %1640 : tensor<3x3x3x32x32xf32> loc(#at1)
    %1642 = stablehlo.subtract %arg13, %1641 : tensor<3x3x3x32x32xf32> loc(#at1)
    %cst_472 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %cst_472, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1644 = stablehlo.multiply %1643, %arg38 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_473 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1645 = stablehlo.broadcast_in_dim %cst_473, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1646 = stablehlo.multiply %1645, %803 : tensor<2x2x2x64x128xf32> loc(#at1)
    %1647 = stablehlo.add %1644, %1646 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_474 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %cst_474, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1649 = stablehlo.multiply %1648, %arg61 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_475 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1650 = stablehlo.broadcast_in_dim %cst_475, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1651 = stablehlo.multiply %1650, %803 : tensor<2x2x2x64x128xf32> loc(#at1)
    %1652 = stablehlo.multiply %1651, %803 : tensor<2x2x2x64x128xf32> loc(#at1)
    %1653 = stablehlo.add %1649, %1652 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_476 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1654 = stablehlo.power %cst_476, %1278 : tensor<f32> loc(#at1)
    %cst_477 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1655 = stablehlo.subtract %cst_477, %1654 : tensor<f32> loc(#at1)
    %1656 = stablehlo.broadcast_in_dim %1655, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1657 = stablehlo.divide %1647, %1656 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_478 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %cst_478, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1659 = stablehlo.multiply %1658, %1657 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_479 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1660 = stablehlo.power %cst_479, %1278 : tensor<f32> loc(#at1)
    %cst_480 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1661 = stablehlo.subtract %cst_480, %1660 : tensor<f32> loc(#at1)
    %1662 = stablehlo.broadcast_in_dim %1661, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1663 = stablehlo.divide %1653, %1662 : tensor<2x2x2x64x128xf32> loc(#at1)
    %1664 = stablehlo.sqrt %1663 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_481 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %cst_481, dims = [] : (tensor<f32>) -> tensor<2x2x2x64x128xf32> loc(#at1)
    %1666 = stablehlo.add %1664, %1665 : tensor<2x2x2x64x128xf32> loc(#at1)
    %1667 = stablehlo.divide %1659, %1666 : tensor<2x2x2x64x128xf32> loc(#at1)
    %1668 = stablehlo.subtract %arg14, %1667 : tensor<2x2x2x64x128xf32> loc(#at1)
    %cst_482 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1670 = stablehlo.multiply %1669, %arg39 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_483 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1671 = stablehlo.broadcast_in_dim %cst_483, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1672 = stablehlo.multiply %1671, %793 : tensor<3x3x3x128x64xf32> loc(#at1)
    %1673 = stablehlo.add %1670, %1672 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_484 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %cst_484, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1675 = stablehlo.multiply %1674, %arg62 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_485 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1677 = stablehlo.multiply %1676, %793 : tensor<3x3x3x128x64xf32> loc(#at1)
    %1678 = stablehlo.multiply %1677, %793 : tensor<3x3x3x128x64xf32> loc(#at1)
    %1679 = stablehlo.add %1675, %1678 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_486 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1680 = stablehlo.power %cst_486, %1278 : tensor<f32> loc(#at1)
    %cst_487 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1681 = stablehlo.subtract %cst_487, %1680 : tensor<f32> loc(#at1)
    %1682 = stablehlo.broadcast_in_dim %1681, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1683 = stablehlo.divide %1673, %1682 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_488 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1684 = stablehlo.broadcast_in_dim %cst_488, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1685 = stablehlo.multiply %1684, %1683 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_489 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1686 = stablehlo.power %cst_489, %1278 : tensor<f32> loc(#at1)
    %cst_490 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1687 = stablehlo.subtract %cst_490, %1686 : tensor<f32> loc(#at1)
    %1688 = stablehlo.broadcast_in_dim %1687, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1689 = stablehlo.divide %1679, %1688 : tensor<3x3x3x128x64xf32> loc(#at1)
    %1690 = stablehlo.sqrt %1689 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_491 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1691 = stablehlo.broadcast_in_dim %cst_491, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x64xf32> loc(#at1)
    %1692 = stablehlo.add %1690, %1691 : tensor<3x3x3x128x64xf32> loc(#at1)
    %1693 = stablehlo.divide %1685, %1692 : tensor<3x3x3x128x64xf32> loc(#at1)
    %1694 = stablehlo.subtract %arg15, %1693 : tensor<3x3x3x128x64xf32> loc(#at1)
    %cst_492 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_492, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1696 = stablehlo.multiply %1695, %arg40 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_493 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %cst_493, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1698 = stablehlo.multiply %1697, %761 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1699 = stablehlo.add %1696, %1698 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_494 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %cst_494, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1701 = stablehlo.multiply %1700, %arg63 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_495 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1702 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1703 = stablehlo.multiply %1702, %761 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1704 = stablehlo.multiply %1703, %761 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1705 = stablehlo.add %1701, %1704 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_496 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1706 = stablehlo.power %cst_496, %1278 : tensor<f32> loc(#at1)
    %cst_497 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1707 = stablehlo.subtract %cst_497, %1706 : tensor<f32> loc(#at1)
    %1708 = stablehlo.broadcast_in_dim %1707, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1709 = stablehlo.divide %1699, %1708 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_498 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %cst_498, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1711 = stablehlo.multiply %1710, %1709 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_499 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1712 = stablehlo.power %cst_499, %1278 : tensor<f32> loc(#at1)
    %cst_500 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1713 = stablehlo.subtract %cst_500, %1712 : tensor<f32> loc(#at1)
    %1714 = stablehlo.broadcast_in_dim %1713, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1715 = stablehlo.divide %1705, %1714 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1716 = stablehlo.sqrt %1715 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_501 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1717 = stablehlo.broadcast_in_dim %cst_501, dims = [] : (tensor<f32>) -> tensor<3x3x3x64x64xf32> loc(#at1)
    %1718 = stablehlo.add %1716, %1717 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1719 = stablehlo.divide %1711, %1718 : tensor<3x3x3x64x64xf32> loc(#at1)
    %1720 = stablehlo.subtract %arg16, %1719 : tensor<3x3x3x64x64xf32> loc(#at1)
    %cst_502 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %cst_502, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1722 = stablehlo.multiply %1721, %arg41 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_503 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1723 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1724 = stablehlo.multiply %1723, %877 : tensor<2x2x2x128x256xf32> loc(#at1)
    %1725 = stablehlo.add %1722, %1724 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_504 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1726 = stablehlo.broadcast_in_dim %cst_504, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1727 = stablehlo.multiply %1726, %arg64 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_505 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1729 = stablehlo.multiply %1728, %877 : tensor<2x2x2x128x256xf32> loc(#at1)
    %1730 = stablehlo.multiply %1729, %877 : tensor<2x2x2x128x256xf32> loc(#at1)
    %1731 = stablehlo.add %1727, %1730 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_506 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1732 = stablehlo.power %cst_506, %1278 : tensor<f32> loc(#at1)
    %cst_507 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1733 = stablehlo.subtract %cst_507, %1732 : tensor<f32> loc(#at1)
    %1734 = stablehlo.broadcast_in_dim %1733, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1735 = stablehlo.divide %1725, %1734 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_508 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1736 = stablehlo.broadcast_in_dim %cst_508, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1737 = stablehlo.multiply %1736, %1735 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_509 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1738 = stablehlo.power %cst_509, %1278 : tensor<f32> loc(#at1)
    %cst_510 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1739 = stablehlo.subtract %cst_510, %1738 : tensor<f32> loc(#at1)
    %1740 = stablehlo.broadcast_in_dim %1739, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1741 = stablehlo.divide %1731, %1740 : tensor<2x2x2x128x256xf32> loc(#at1)
    %1742 = stablehlo.sqrt %1741 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_511 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1743 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<2x2x2x128x256xf32> loc(#at1)
    %1744 = stablehlo.add %1742, %1743 : tensor<2x2x2x128x256xf32> loc(#at1)
    %1745 = stablehlo.divide %1737, %1744 : tensor<2x2x2x128x256xf32> loc(#at1)
    %1746 = stablehlo.subtract %arg17, %1745 : tensor<2x2x2x128x256xf32> loc(#at1)
    %cst_512 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1747 = stablehlo.broadcast_in_dim %cst_512, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1748 = stablehlo.multiply %1747, %arg42 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_513 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %cst_513, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1750 = stablehlo.multiply %1749, %867 : tensor<3x3x3x256x128xf32> loc(#at1)
    %1751 = stablehlo.add %1748, %1750 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_514 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %cst_514, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1753 = stablehlo.multiply %1752, %arg65 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_515 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1755 = stablehlo.multiply %1754, %867 : tensor<3x3x3x256x128xf32> loc(#at1)
    %1756 = stablehlo.multiply %1755, %867 : tensor<3x3x3x256x128xf32> loc(#at1)
    %1757 = stablehlo.add %1753, %1756 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_516 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1758 = stablehlo.power %cst_516, %1278 : tensor<f32> loc(#at1)
    %cst_517 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1759 = stablehlo.subtract %cst_517, %1758 : tensor<f32> loc(#at1)
    %1760 = stablehlo.broadcast_in_dim %1759, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1761 = stablehlo.divide %1751, %1760 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_518 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1762 = stablehlo.broadcast_in_dim %cst_518, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1763 = stablehlo.multiply %1762, %1761 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_519 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1764 = stablehlo.power %cst_519, %1278 : tensor<f32> loc(#at1)
    %cst_520 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1765 = stablehlo.subtract %cst_520, %1764 : tensor<f32> loc(#at1)
    %1766 = stablehlo.broadcast_in_dim %1765, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1767 = stablehlo.divide %1757, %1766 : tensor<3x3x3x256x128xf32> loc(#at1)
    %1768 = stablehlo.sqrt %1767 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_521 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1769 = stablehlo.broadcast_in_dim %cst_521, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x128xf32> loc(#at1)
    %1770 = stablehlo.add %1768, %1769 : tensor<3x3x3x256x128xf32> loc(#at1)
    %1771 = stablehlo.divide %1763, %1770 : tensor<3x3x3x256x128xf32> loc(#at1)
    %1772 = stablehlo.subtract %arg18, %1771 : tensor<3x3x3x256x128xf32> loc(#at1)
    %cst_522 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1773 = stablehlo.broadcast_in_dim %cst_522, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1774 = stablehlo.multiply %1773, %arg43 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_523 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_523, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1776 = stablehlo.multiply %1775, %835 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1777 = stablehlo.add %1774, %1776 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_524 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1778 = stablehlo.broadcast_in_dim %cst_524, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1779 = stablehlo.multiply %1778, %arg66 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_525 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1780 = stablehlo.broadcast_in_dim %cst_525, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1781 = stablehlo.multiply %1780, %835 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1782 = stablehlo.multiply %1781, %835 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1783 = stablehlo.add %1779, %1782 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_526 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1784 = stablehlo.power %cst_526, %1278 : tensor<f32> loc(#at1)
    %cst_527 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1785 = stablehlo.subtract %cst_527, %1784 : tensor<f32> loc(#at1)
    %1786 = stablehlo.broadcast_in_dim %1785, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1787 = stablehlo.divide %1777, %1786 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_528 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1788 = stablehlo.broadcast_in_dim %cst_528, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1789 = stablehlo.multiply %1788, %1787 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_529 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1790 = stablehlo.power %cst_529, %1278 : tensor<f32> loc(#at1)
    %cst_530 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1791 = stablehlo.subtract %cst_530, %1790 : tensor<f32> loc(#at1)
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1793 = stablehlo.divide %1783, %1792 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1794 = stablehlo.sqrt %1793 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_531 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1795 = stablehlo.broadcast_in_dim %cst_531, dims = [] : (tensor<f32>) -> tensor<3x3x3x128x128xf32> loc(#at1)
    %1796 = stablehlo.add %1794, %1795 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1797 = stablehlo.divide %1789, %1796 : tensor<3x3x3x128x128xf32> loc(#at1)
    %1798 = stablehlo.subtract %arg19, %1797 : tensor<3x3x3x128x128xf32> loc(#at1)
    %cst_532 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %cst_532, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1800 = stablehlo.multiply %1799, %arg44 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_533 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1801 = stablehlo.broadcast_in_dim %cst_533, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1802 = stablehlo.multiply %1801, %951 : tensor<2x2x2x256x512xf32> loc(#at1)
    %1803 = stablehlo.add %1800, %1802 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_534 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %cst_534, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1805 = stablehlo.multiply %1804, %arg67 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_535 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1806 = stablehlo.broadcast_in_dim %cst_535, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1807 = stablehlo.multiply %1806, %951 : tensor<2x2x2x256x512xf32> loc(#at1)
    %1808 = stablehlo.multiply %1807, %951 : tensor<2x2x2x256x512xf32> loc(#at1)
    %1809 = stablehlo.add %1805, %1808 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_536 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1810 = stablehlo.power %cst_536, %1278 : tensor<f32> loc(#at1)
    %cst_537 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1811 = stablehlo.subtract %cst_537, %1810 : tensor<f32> loc(#at1)
    %1812 = stablehlo.broadcast_in_dim %1811, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1813 = stablehlo.divide %1803, %1812 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_538 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1814 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1815 = stablehlo.multiply %1814, %1813 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_539 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1816 = stablehlo.power %cst_539, %1278 : tensor<f32> loc(#at1)
    %cst_540 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1817 = stablehlo.subtract %cst_540, %1816 : tensor<f32> loc(#at1)
    %1818 = stablehlo.broadcast_in_dim %1817, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1819 = stablehlo.divide %1809, %1818 : tensor<2x2x2x256x512xf32> loc(#at1)
    %1820 = stablehlo.sqrt %1819 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_541 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1821 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<2x2x2x256x512xf32> loc(#at1)
    %1822 = stablehlo.add %1820, %1821 : tensor<2x2x2x256x512xf32> loc(#at1)
    %1823 = stablehlo.divide %1815, %1822 : tensor<2x2x2x256x512xf32> loc(#at1)
    %1824 = stablehlo.subtract %arg20, %1823 : tensor<2x2x2x256x512xf32> loc(#at1)
    %cst_542 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1825 = stablehlo.broadcast_in_dim %cst_542, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1826 = stablehlo.multiply %1825, %arg45 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_543 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1827 = stablehlo.broadcast_in_dim %cst_543, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1828 = stablehlo.multiply %1827, %941 : tensor<3x3x3x512x256xf32> loc(#at1)
    %1829 = stablehlo.add %1826, %1828 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_544 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1830 = stablehlo.broadcast_in_dim %cst_544, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1831 = stablehlo.multiply %1830, %arg68 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_545 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %cst_545, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1833 = stablehlo.multiply %1832, %941 : tensor<3x3x3x512x256xf32> loc(#at1)
    %1834 = stablehlo.multiply %1833, %941 : tensor<3x3x3x512x256xf32> loc(#at1)
    %1835 = stablehlo.add %1831, %1834 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_546 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1836 = stablehlo.power %cst_546, %1278 : tensor<f32> loc(#at1)
    %cst_547 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1837 = stablehlo.subtract %cst_547, %1836 : tensor<f32> loc(#at1)
    %1838 = stablehlo.broadcast_in_dim %1837, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1839 = stablehlo.divide %1829, %1838 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_548 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1840 = stablehlo.broadcast_in_dim %cst_548, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1841 = stablehlo.multiply %1840, %1839 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_549 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1842 = stablehlo.power %cst_549, %1278 : tensor<f32> loc(#at1)
    %cst_550 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1843 = stablehlo.subtract %cst_550, %1842 : tensor<f32> loc(#at1)
    %1844 = stablehlo.broadcast_in_dim %1843, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1845 = stablehlo.divide %1835, %1844 : tensor<3x3x3x512x256xf32> loc(#at1)
    %1846 = stablehlo.sqrt %1845 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_551 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1847 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<3x3x3x512x256xf32> loc(#at1)
    %1848 = stablehlo.add %1846, %1847 : tensor<3x3x3x512x256xf32> loc(#at1)
    %1849 = stablehlo.divide %1841, %1848 : tensor<3x3x3x512x256xf32> loc(#at1)
    %1850 = stablehlo.subtract %arg21, %1849 : tensor<3x3x3x512x256xf32> loc(#at1)
    %cst_552 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1851 = stablehlo.broadcast_in_dim %cst_552, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1852 = stablehlo.multiply %1851, %arg46 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_553 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %cst_553, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1854 = stablehlo.multiply %1853, %909 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1855 = stablehlo.add %1852, %1854 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_554 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %cst_554, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1857 = stablehlo.multiply %1856, %arg69 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_555 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1858 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1859 = stablehlo.multiply %1858, %909 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1860 = stablehlo.multiply %1859, %909 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1861 = stablehlo.add %1857, %1860 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_556 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1862 = stablehlo.power %cst_556, %1278 : tensor<f32> loc(#at1)
    %cst_557 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1863 = stablehlo.subtract %cst_557, %1862 : tensor<f32> loc(#at1)
    %1864 = stablehlo.broadcast_in_dim %1863, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1865 = stablehlo.divide %1855, %1864 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_558 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1866 = stablehlo.broadcast_in_dim %cst_558, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1867 = stablehlo.multiply %1866, %1865 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_559 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1868 = stablehlo.power %cst_559, %1278 : tensor<f32> loc(#at1)
    %cst_560 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1869 = stablehlo.subtract %cst_560, %1868 : tensor<f32> loc(#at1)
    %1870 = stablehlo.broadcast_in_dim %1869, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1871 = stablehlo.divide %1861, %1870 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1872 = stablehlo.sqrt %1871 : tensor<3x3x3x256x256xf32> loc(#at1)
    %cst_561 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1873 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<3x3x3x256x256xf32> loc(#at1)
    %1874 = stablehlo.add %1872, %1873 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1875 = stablehlo.divide %1867, %1874 : tensor<3x3x3x256x256xf32> loc(#at1)
    %1876 = stablehlo.subtract %arg22, %1875 : tensor<3x3x3x256x256xf32> loc(#at1)
    return %1304, %1330, %1356, %1382, %1408, %1434, %1460, %1486, %1512, %1538, %1564, %1590, %1616, %1642, %1668, %1694, %1720, %1746, %1772, %1798, %1824, %1850, %1876, %1278, %1283, %1309, %1335, %1361, %1387, %1413, %1439, %1465, %1491, %1517, %1543, %1569, %1595, %1621, %1647, %1673, %1699, %1725, %1751, %1777, %1803, %1829, %1855, %1289, %1315, %1341, %1367, %1393, %1419, %1445, %1471, %1497, %1523, %1549, %1575, %1601, %1627, %1653, %1679, %1705, %1731, %1757, %1783, %1809, %1835, %1861, %636 : tensor<1x1x1x32x2xf32>, tensor<3x3x3x1x32xf32>, tensor<3x3x3x32x32xf32>, tensor<3x3x3x32x64xf32>, tensor<3x3x3x64x64xf32>, tensor<3x3x3x64x128xf32>, tensor<3x3x3x128x128xf32>, tensor<3x3x3x128x256xf32>, tensor<3x3x3x256x256xf32>, tensor<3x3x3x256x512xf32>, tensor<3x3x3x512x512xf32>, tensor<2x2x2x32x64xf32>, tensor<3x3x3x64x32xf32>, tensor<3x3x3x32x32xf32>, tensor<2x2x2x64x128xf32>, tensor<3x3x3x128x64xf32>, tensor<3x3x3x64x64xf32>, tensor<2x2x2x128x256xf32>, tensor<3x3x3x256x128xf32>, tensor<3x3x3x128x128xf32>, tensor<2x2x2x256x512xf32>, tensor<3x3x3x512x256xf32>, tensor<3x3x3x256x256xf32>, tensor<f32>, tensor<1x1x1x32x2xf32>, tensor<3x3x3x1x32xf32>, tensor<3x3x3x32x32xf32>, tensor<3x3x3x32x64xf32>, tensor<3x3x3x64x64xf32>, tensor<3x3x3x64x128xf32>, tensor<3x3x3x128x128xf32>, tensor<3x3x3x128x256xf32>, tensor<3x3x3x256x256xf32>, tensor<3x3x3x256x512xf32>, tensor<3x3x3x512x512xf32>, tensor<2x2x2x32x64xf32>, tensor<3x3x3x64x32xf32>, tensor<3x3x3x32x32xf32>, tensor<2x2x2x64x128xf32>, tensor<3x3x3x128x64xf32>, tensor<3x3x3x64x64xf32>, tensor<2x2x2x128x256xf32>, tensor<3x3x3x256x128xf32>, tensor<3x3x3x128x128xf32>, tensor<2x2x2x256x512xf32>, tensor<3x3x3x512x256xf32>, tensor<3x3x3x256x256xf32>, tensor<1x1x1x32x2xf32>, tensor<3x3x3x1x32xf32>, tensor<3x3x3x32x32xf32>, tensor<3x3x3x32x64xf32>, tensor<3x3x3x64x64xf32>, tensor<3x3x3x64x128xf32>, tensor<3x3x3x128x128xf32>, tensor<3x3x3x128x256xf32>, tensor<3x3x3x256x256xf32>, tensor<3x3x3x256x512xf32>, tensor<3x3x3x512x512xf32>, tensor<2x2x2x32x64xf32>, tensor<3x3x3x64x32xf32>, tensor<3x3x3x32x32xf32>, tensor<2x2x2x64x128xf32>, tensor<3x3x3x128x64xf32>, tensor<3x3x3x64x64xf32>, tensor<2x2x2x128x256xf32>, tensor<3x3x3x256x128xf32>, tensor<3x3x3x128x128xf32>, tensor<2x2x2x256x512xf32>, tensor<3x3x3x512x256xf32>, tensor<3x3x3x256x256xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x256x256x256x32xf32>) -> tensor<8x256x256x256x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x256x256x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x256x256x256x32xf32>
    return %1 : tensor<8x256x256x256x32xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x128x128x128x64xf32>) -> tensor<8x128x128x128x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x128x128x128x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x128x128x128x64xf32>
    return %1 : tensor<8x128x128x128x64xf32>
  }
  func.func private @relu_1(%arg0: tensor<8x64x64x64x128xf32>) -> tensor<8x64x64x64x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64x64x64x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x64x64x64x128xf32>
    return %1 : tensor<8x64x64x64x128xf32>
  }
  func.func private @relu_2(%arg0: tensor<8x32x32x32x256xf32>) -> tensor<8x32x32x32x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x32x32x32x256xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x32x32x32x256xf32>
    return %1 : tensor<8x32x32x32x256xf32>
  }
  func.func private @relu_3(%arg0: tensor<8x16x16x16x512xf32>) -> tensor<8x16x16x16x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x16x16x512xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16x16x16x512xf32>
    return %1 : tensor<8x16x16x16x512xf32>
  }
  func.func private @_one_hot(%arg0: tensor<8x256x256x256xi32>) -> tensor<8x256x256x256x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<8x256x256x256xi32>) -> tensor<8x256x256x256x1xi32>
    %1 = stablehlo.iota dim = 4 : tensor<1x1x1x1x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3, 4] : (tensor<8x256x256x256x1xi32>) -> tensor<8x256x256x256x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1x2xi32>) -> tensor<8x256x256x256x2xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x256x256x256x2xi32>, tensor<8x256x256x256x2xi32>) -> tensor<8x256x256x256x2xi1>
    %5 = stablehlo.convert %4 : (tensor<8x256x256x256x2xi1>) -> tensor<8x256x256x256x2xf32>
    return %5 : tensor<8x256x256x256x2xf32>
  }
}
#at0 = loc("norm")
#at1 = loc("optimizer")

module @jit_mlperf_480b_staged attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=8, "tensor"=8]> {stablehlo.mesh = {axes = [{name = "data", size = 8 : i64}, {name = "tensor", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<30528x16384xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16384xbf16> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<64x16384xbf16> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<64x16384xbf16> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<16384x30528xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<64x131072x16384xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<64x16384x131072xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<64x16384x1x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<64x256x128x16384xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<64x16384x256x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<64x16384x1x128xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<30528x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['ln']"), %arg14: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 14 : i32} loc("state['m']['ln1']"), %arg15: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 15 : i32} loc("state['m']['ln2']"), %arg16: tensor<16384x30528xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<64x131072x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<64x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<64x256x128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<64x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<30528x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>, tf.aliasing_output = 23 : i32} loc("state['master']['embedding']"), %arg24: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 24 : i32} loc("state['master']['ln']"), %arg25: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 25 : i32} loc("state['master']['ln1']"), %arg26: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 26 : i32} loc("state['master']['ln2']"), %arg27: tensor<16384x30528xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>, tf.aliasing_output = 27 : i32} loc("state['master']['logits']"), %arg28: tensor<64x131072x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>, tf.aliasing_output = 28 : i32} loc("state['master']['wf']"), %arg29: tensor<64x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>, tf.aliasing_output = 29 : i32} loc("state['master']['wi']"), %arg30: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['master']['wk']"), %arg31: tensor<64x256x128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['master']['wo']"), %arg32: tensor<64x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['master']['wq']"), %arg33: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['master']['wv']"), %arg34: tensor<30528x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['embedding']"), %arg35: tensor<16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 35 : i32} loc("state['v']['ln']"), %arg36: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 36 : i32} loc("state['v']['ln1']"), %arg37: tensor<64x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 37 : i32} loc("state['v']['ln2']"), %arg38: tensor<16384x30528xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>, tf.aliasing_output = 38 : i32} loc("state['v']['logits']"), %arg39: tensor<64x131072x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>, tf.aliasing_output = 39 : i32} loc("state['v']['wf']"), %arg40: tensor<64x16384x131072xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>, tf.aliasing_output = 40 : i32} loc("state['v']['wi']"), %arg41: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>, tf.aliasing_output = 41 : i32} loc("state['v']['wk']"), %arg42: tensor<64x256x128x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>, tf.aliasing_output = 42 : i32} loc("state['v']['wo']"), %arg43: tensor<64x16384x256x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 43 : i32} loc("state['v']['wq']"), %arg44: tensor<64x16384x1x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>, tf.aliasing_output = 44 : i32} loc("state['v']['wv']"), %arg45: tensor<4096x512xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['labels']"), %arg46: tensor<4096x512xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['tokens']")) -> (tensor<30528x16384xbf16> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {}]>}, tensor<16384xbf16> {jax.result_info = "result[0]['ln']"}, tensor<64x16384xbf16> {jax.result_info = "result[0]['ln1']"}, tensor<64x16384xbf16> {jax.result_info = "result[0]['ln2']"}, tensor<16384x30528xbf16> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}]>}, tensor<64x131072x16384xbf16> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}]>}, tensor<64x16384x131072xbf16> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}]>}, tensor<64x16384x1x128xbf16> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<64x256x128x16384xbf16> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {}]>}, tensor<64x16384x256x128xbf16> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>}, tensor<64x16384x1x128xbf16> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<30528x16384xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>}, tensor<16384xf32> {jax.result_info = "result[1]['m']['ln']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['m']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['m']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16384x30528xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>}, tensor<64x131072x16384xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>}, tensor<64x16384x131072xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>}, tensor<64x256x128x16384xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>}, tensor<64x16384x256x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>}, tensor<30528x16384xf32> {jax.result_info = "result[1]['master']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>}, tensor<16384xf32> {jax.result_info = "result[1]['master']['ln']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['master']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['master']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16384x30528xf32> {jax.result_info = "result[1]['master']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>}, tensor<64x131072x16384xf32> {jax.result_info = "result[1]['master']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>}, tensor<64x16384x131072xf32> {jax.result_info = "result[1]['master']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[1]['master']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>}, tensor<64x256x128x16384xf32> {jax.result_info = "result[1]['master']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>}, tensor<64x16384x256x128xf32> {jax.result_info = "result[1]['master']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[1]['master']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>}, tensor<30528x16384xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>}, tensor<16384xf32> {jax.result_info = "result[1]['v']['ln']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['v']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<64x16384xf32> {jax.result_info = "result[1]['v']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16384x30528xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>}, tensor<64x131072x16384xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>}, tensor<64x16384x131072xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>}, tensor<64x256x128x16384xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>}, tensor<64x16384x256x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<64x16384x1x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4096x512xi32> loc(#at12)
    %1 = stablehlo.compare LT, %arg46, %0, SIGNED : (tensor<4096x512xi32>, tensor<4096x512xi32>) -> tensor<4096x512xi1> loc(#at12)
    %c_0 = stablehlo.constant dense<30528> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4096x512xi32> loc(#at12)
    %3 = stablehlo.add %arg46, %2 : tensor<4096x512xi32> loc(#at12)
    %4 = stablehlo.select %1, %3, %arg46 : tensor<4096x512xi1>, tensor<4096x512xi32> loc(#at12)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4096x512xi32>) -> tensor<4096x512x1xi32> loc(#at12)
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16384>}> : (tensor<30528x16384xbf16>, tensor<4096x512x1xi32>) -> tensor<4096x512x16384xbf16> loc(#at12)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16> loc(#at12)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at15)
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<64x4096x512x16384xbf16> loc(#at15)
    %c_1 = stablehlo.constant dense<0> : tensor<i32> loc(#at15)
    %9:11 = stablehlo.while(%iterArg = %arg2, %iterArg_150 = %arg3, %iterArg_151 = %arg5, %iterArg_152 = %arg6, %iterArg_153 = %arg7, %iterArg_154 = %arg8, %iterArg_155 = %arg9, %iterArg_156 = %arg10, %iterArg_157 = %c_1, %iterArg_158 = %7, %iterArg_159 = %8) : tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x4096x512x16384xbf16>
    cond {
      %c_160 = stablehlo.constant dense<64> : tensor<i32> loc(#at15)
      %434 = stablehlo.compare LT, %iterArg_157, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at15)
      stablehlo.return %434 : tensor<i1> loc(#at15)
    } do {
      %434 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_157) : (tensor<64x16384xbf16>, tensor<i32>) -> tensor<16384xbf16> loc(#at15)
      %435 = func.call @dynamic_index_in_dim(%iterArg_150, %iterArg_157) : (tensor<64x16384xbf16>, tensor<i32>) -> tensor<16384xbf16> loc(#at15)
      %436 = func.call @dynamic_index_in_dim_0(%iterArg_151, %iterArg_157) : (tensor<64x131072x16384xbf16>, tensor<i32>) -> tensor<131072x16384xbf16> loc(#at15)
      %437 = func.call @dynamic_index_in_dim_1(%iterArg_152, %iterArg_157) : (tensor<64x16384x131072xbf16>, tensor<i32>) -> tensor<16384x131072xbf16> loc(#at15)
      %438 = func.call @dynamic_index_in_dim_2(%iterArg_153, %iterArg_157) : (tensor<64x16384x1x128xbf16>, tensor<i32>) -> tensor<16384x1x128xbf16> loc(#at15)
      %439 = func.call @dynamic_index_in_dim_3(%iterArg_154, %iterArg_157) : (tensor<64x256x128x16384xbf16>, tensor<i32>) -> tensor<256x128x16384xbf16> loc(#at15)
      %440 = func.call @dynamic_index_in_dim_4(%iterArg_155, %iterArg_157) : (tensor<64x16384x256x128xbf16>, tensor<i32>) -> tensor<16384x256x128xbf16> loc(#at15)
      %441 = func.call @dynamic_index_in_dim_2(%iterArg_156, %iterArg_157) : (tensor<64x16384x1x128xbf16>, tensor<i32>) -> tensor<16384x1x128xbf16> loc(#at15)
      %442:2 = func.call @closed_call(%iterArg_158, %434, %435, %436, %437, %438, %439, %440, %441) : (tensor<4096x512x16384xbf16>, tensor<16384xbf16>, tensor<16384xbf16>, tensor<131072x16384xbf16>, tensor<16384x131072xbf16>, tensor<16384x1x128xbf16>, tensor<256x128x16384xbf16>, tensor<16384x256x128xbf16>, tensor<16384x1x128xbf16>) -> (tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>) loc(#at15)
      %443 = func.call @dynamic_update_index_in_dim(%iterArg_159, %442#1, %iterArg_157) : (tensor<64x4096x512x16384xbf16>, tensor<4096x512x16384xbf16>, tensor<i32>) -> tensor<64x4096x512x16384xbf16> loc(#at15)
      %c_160 = stablehlo.constant dense<1> : tensor<i32> loc(#at15)
      %444 = stablehlo.add %iterArg_157, %c_160 : tensor<i32> loc(#at15)
      stablehlo.return %iterArg, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %444, %442#0, %443 : tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x4096x512x16384xbf16> loc(#at15)
    } loc(#at15)
    %10 = stablehlo.convert %9#9 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at14)
    %11 = stablehlo.multiply %10, %10 : tensor<4096x512x16384xf32> loc(#at14)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at14)
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at14)
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at14)
    %cst_3 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at14)
    %15 = stablehlo.divide %13, %14 : tensor<4096x512x1xf32> loc(#at14)
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at14)
    %17 = stablehlo.add %15, %16 : tensor<4096x512x1xf32> loc(#at14)
    %18 = stablehlo.rsqrt %17 : tensor<4096x512x1xf32> loc(#at14)
    %19 = stablehlo.divide %18, %17 : tensor<4096x512x1xf32> loc(#at14)
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at14)
    %21 = stablehlo.multiply %20, %19 : tensor<4096x512x1xf32> loc(#at14)
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at14)
    %23 = stablehlo.multiply %10, %22 : tensor<4096x512x16384xf32> loc(#at14)
    %24 = stablehlo.convert %arg1 : (tensor<16384xbf16>) -> tensor<16384xf32> loc(#at14)
    %25 = stablehlo.broadcast_in_dim %24, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at14)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at14)
    %27 = stablehlo.multiply %23, %26 : tensor<4096x512x16384xf32> loc(#at14)
    %28 = stablehlo.convert %27 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at14)
    %29 = stablehlo.dot_general %28, %arg4, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x30528xbf16>) -> tensor<4096x512x30528xbf16> loc(#at13)
    %30 = sdy.sharding_constraint %29 <@mesh, [{"data"}, {}, {"tensor"}]> : tensor<4096x512x30528xbf16> loc(#at13)
    %31 = stablehlo.convert %30 : (tensor<4096x512x30528xbf16>) -> tensor<4096x512x30528xf32> loc(#at13)
    %32 = call @_one_hot(%arg45) : (tensor<4096x512xi32>) -> tensor<4096x512x30528xf32> loc(#at13)
    %33 = stablehlo.multiply %31, %32 : tensor<4096x512x30528xf32> loc(#at13)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at13)
    %35 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %36 = stablehlo.reshape %35 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at13)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x30528xf32> loc(#at13)
    %38 = stablehlo.compare EQ, %31, %37, FLOAT : (tensor<4096x512x30528xf32>, tensor<4096x512x30528xf32>) -> tensor<4096x512x30528xi1> loc(#at13)
    %39 = stablehlo.convert %38 : (tensor<4096x512x30528xi1>) -> tensor<4096x512x30528xf32> loc(#at13)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %42 = stablehlo.maximum %41, %35 : tensor<4096x512xf32> loc(#at13)
    %43 = stablehlo.compare EQ, %35, %42, FLOAT : (tensor<4096x512xf32>, tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at13)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %46 = stablehlo.select %43, %44, %45 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at13)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %48 = stablehlo.compare EQ, %47, %42, FLOAT : (tensor<4096x512xf32>, tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at13)
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %51 = stablehlo.select %48, %49, %50 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at13)
    %52 = stablehlo.divide %46, %51 : tensor<4096x512xf32> loc(#at13)
    %53 = stablehlo.is_finite %42 : (tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at13)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %55 = stablehlo.select %53, %42, %54 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at13)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at13)
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x30528xf32> loc(#at13)
    %59 = stablehlo.subtract %31, %58 : tensor<4096x512x30528xf32> loc(#at13)
    %60 = stablehlo.exponential %59 : tensor<4096x512x30528xf32> loc(#at13)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %61 = stablehlo.reduce(%60 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x30528xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %62 = stablehlo.sign %61 : tensor<4096x512xf32> loc(#at13)
    %63 = stablehlo.abs %61 : tensor<4096x512xf32> loc(#at13)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at13)
    %65 = stablehlo.compare GE, %61, %64, FLOAT : (tensor<4096x512xf32>, tensor<4096x512xf32>) -> tensor<4096x512xi1> loc(#at13)
    %66 = stablehlo.log %63 : tensor<4096x512xf32> loc(#at13)
    %67 = stablehlo.add %66, %55 : tensor<4096x512xf32> loc(#at13)
    %68 = stablehlo.subtract %67, %34 : tensor<4096x512xf32> loc(#at13)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %69 = stablehlo.reduce(%68 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512xf32>, tensor<f32>) -> tensor<f32> loc(#at13)
    %cst_20 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %70 = stablehlo.divide %69, %cst_20 : tensor<f32> loc(#at13)
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %71 = stablehlo.divide %cst_21, %cst_22 : tensor<f32> loc(#at17)
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at17)
    %73 = stablehlo.negate %72 : tensor<4096x512xf32> loc(#at17)
    %74 = stablehlo.divide %72, %63 : tensor<4096x512xf32> loc(#at17)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4096x512xf32> loc(#at17)
    %76 = stablehlo.select %65, %75, %74 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at17)
    %77 = stablehlo.select %65, %74, %75 : tensor<4096x512xi1>, tensor<4096x512xf32> loc(#at17)
    %78 = stablehlo.negate %76 : tensor<4096x512xf32> loc(#at17)
    %79 = stablehlo.add %77, %78 : tensor<4096x512xf32> loc(#at17)
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x30528xf32> loc(#at17)
    %81 = stablehlo.multiply %80, %60 : tensor<4096x512x30528xf32> loc(#at17)
    %82 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x30528xf32> loc(#at17)
    %83 = stablehlo.multiply %82, %32 : tensor<4096x512x30528xf32> loc(#at17)
    %84 = stablehlo.add %81, %83 : tensor<4096x512x30528xf32> loc(#at17)
    %85 = stablehlo.convert %84 : (tensor<4096x512x30528xf32>) -> tensor<4096x512x30528xbf16> loc(#at17)
    %86 = sdy.sharding_constraint %85 <@mesh, [{"data"}, {}, {"tensor"}]> : tensor<4096x512x30528xbf16> loc(#at17)
    %87 = stablehlo.dot_general %86, %28, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x30528xbf16>, tensor<4096x512x16384xbf16>) -> tensor<30528x16384xbf16> loc(#at17)
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<30528x16384xbf16>) -> tensor<16384x30528xbf16> loc(#at17)
    %89 = stablehlo.dot_general %86, %arg4, contracting_dims = [2] x [1] : (tensor<4096x512x30528xbf16>, tensor<16384x30528xbf16>) -> tensor<4096x512x16384xbf16> loc(#at17)
    %90 = stablehlo.convert %89 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at18)
    %91 = stablehlo.multiply %23, %90 : tensor<4096x512x16384xf32> loc(#at18)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at18)
    %92 = stablehlo.reduce(%91 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at18)
    %93 = stablehlo.reshape %92 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at18)
    %94 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at18)
    %95 = stablehlo.multiply %90, %94 : tensor<4096x512x16384xf32> loc(#at18)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at18)
    %96 = stablehlo.reduce(%93 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at18)
    %97 = stablehlo.convert %96 : (tensor<16384xf32>) -> tensor<16384xbf16> loc(#at18)
    %98 = stablehlo.multiply %10, %95 : tensor<4096x512x16384xf32> loc(#at18)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at18)
    %99 = stablehlo.reduce(%98 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at18)
    %100 = stablehlo.reshape %99 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at18)
    %101 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at18)
    %102 = stablehlo.multiply %95, %101 : tensor<4096x512x16384xf32> loc(#at18)
    %103 = stablehlo.multiply %100, %21 : tensor<4096x512x1xf32> loc(#at18)
    %cst_27 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at18)
    %105 = stablehlo.divide %103, %104 : tensor<4096x512x1xf32> loc(#at18)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at18)
    %106 = stablehlo.reduce(%105 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x1xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at18)
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x16384xf32> loc(#at18)
    %108 = stablehlo.multiply %10, %107 : tensor<4096x512x16384xf32> loc(#at18)
    %109 = stablehlo.add %102, %108 : tensor<4096x512x16384xf32> loc(#at18)
    %110 = stablehlo.multiply %107, %10 : tensor<4096x512x16384xf32> loc(#at18)
    %111 = stablehlo.add %109, %110 : tensor<4096x512x16384xf32> loc(#at18)
    %112 = stablehlo.convert %111 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at18)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %113 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<64x16384xbf16> loc(#at19)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %114 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<64x16384xbf16> loc(#at19)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %115 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<64x131072x16384xbf16> loc(#at19)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %116 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<64x16384x131072xbf16> loc(#at19)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %117 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<bf16>) -> tensor<64x16384x1x128xbf16> loc(#at19)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<64x256x128x16384xbf16> loc(#at19)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %119 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<64x16384x256x128xbf16> loc(#at19)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at19)
    %120 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<64x16384x1x128xbf16> loc(#at19)
    %c_37 = stablehlo.constant dense<0> : tensor<i32> loc(#at19)
    %121:19 = stablehlo.while(%iterArg = %arg2, %iterArg_150 = %arg3, %iterArg_151 = %arg5, %iterArg_152 = %arg6, %iterArg_153 = %arg7, %iterArg_154 = %arg8, %iterArg_155 = %arg9, %iterArg_156 = %arg10, %iterArg_157 = %9#10, %iterArg_158 = %c_37, %iterArg_159 = %112, %iterArg_160 = %113, %iterArg_161 = %114, %iterArg_162 = %115, %iterArg_163 = %116, %iterArg_164 = %117, %iterArg_165 = %118, %iterArg_166 = %119, %iterArg_167 = %120) : tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x4096x512x16384xbf16>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16>
    cond {
      %c_168 = stablehlo.constant dense<64> : tensor<i32> loc(#at19)
      %434 = stablehlo.compare LT, %iterArg_158, %c_168, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at19)
      stablehlo.return %434 : tensor<i1> loc(#at19)
    } do {
      %c_168 = stablehlo.constant dense<64> : tensor<i32> loc(#at19)
      %434 = stablehlo.subtract %c_168, %iterArg_158 : tensor<i32> loc(#at19)
      %c_169 = stablehlo.constant dense<1> : tensor<i32> loc(#at19)
      %435 = stablehlo.subtract %434, %c_169 : tensor<i32> loc(#at19)
      %436 = func.call @dynamic_index_in_dim(%iterArg, %435) : (tensor<64x16384xbf16>, tensor<i32>) -> tensor<16384xbf16> loc(#at19)
      %437 = func.call @dynamic_index_in_dim(%iterArg_150, %435) : (tensor<64x16384xbf16>, tensor<i32>) -> tensor<16384xbf16> loc(#at19)
      %438 = func.call @dynamic_index_in_dim_0(%iterArg_151, %435) : (tensor<64x131072x16384xbf16>, tensor<i32>) -> tensor<131072x16384xbf16> loc(#at19)
      %439 = func.call @dynamic_index_in_dim_1(%iterArg_152, %435) : (tensor<64x16384x131072xbf16>, tensor<i32>) -> tensor<16384x131072xbf16> loc(#at19)
      %440 = func.call @dynamic_index_in_dim_2(%iterArg_153, %435) : (tensor<64x16384x1x128xbf16>, tensor<i32>) -> tensor<16384x1x128xbf16> loc(#at19)
      %441 = func.call @dynamic_index_in_dim_3(%iterArg_154, %435) : (tensor<64x256x128x16384xbf16>, tensor<i32>) -> tensor<256x128x16384xbf16> loc(#at19)
      %442 = func.call @dynamic_index_in_dim_4(%iterArg_155, %435) : (tensor<64x16384x256x128xbf16>, tensor<i32>) -> tensor<16384x256x128xbf16> loc(#at19)
      %443 = func.call @dynamic_index_in_dim_2(%iterArg_156, %435) : (tensor<64x16384x1x128xbf16>, tensor<i32>) -> tensor<16384x1x128xbf16> loc(#at19)
      %444 = func.call @dynamic_index_in_dim_5(%iterArg_157, %435) : (tensor<64x4096x512x16384xbf16>, tensor<i32>) -> tensor<4096x512x16384xbf16> loc(#at19)
      %445:9 = func.call @closed_call_6(%iterArg_159, %436, %437, %438, %439, %440, %441, %442, %443, %444) : (tensor<4096x512x16384xbf16>, tensor<16384xbf16>, tensor<16384xbf16>, tensor<131072x16384xbf16>, tensor<16384x131072xbf16>, tensor<16384x1x128xbf16>, tensor<256x128x16384xbf16>, tensor<16384x256x128xbf16>, tensor<16384x1x128xbf16>, tensor<4096x512x16384xbf16>) -> (tensor<4096x512x16384xbf16>, tensor<16384xbf16>, tensor<16384xbf16>, tensor<131072x16384xbf16>, tensor<16384x131072xbf16>, tensor<16384x1x128xbf16>, tensor<256x128x16384xbf16>, tensor<16384x256x128xbf16>, tensor<16384x1x128xbf16>) loc(#at19)
      %446 = func.call @dynamic_update_index_in_dim_7(%iterArg_160, %445#1, %435) : (tensor<64x16384xbf16>, tensor<16384xbf16>, tensor<i32>) -> tensor<64x16384xbf16> loc(#at19)
      %447 = func.call @dynamic_update_index_in_dim_7(%iterArg_161, %445#2, %435) : (tensor<64x16384xbf16>, tensor<16384xbf16>, tensor<i32>) -> tensor<64x16384xbf16> loc(#at19)
      %448 = func.call @dynamic_update_index_in_dim_8(%iterArg_162, %445#3, %435) : (tensor<64x131072x16384xbf16>, tensor<131072x16384xbf16>, tensor<i32>) -> tensor<64x131072x16384xbf16> loc(#at19)
      %449 = func.call @dynamic_update_index_in_dim_9(%iterArg_163, %445#4, %435) : (tensor<64x16384x131072xbf16>, tensor<16384x131072xbf16>, tensor<i32>) -> tensor<64x16384x131072xbf16> loc(#at19)
      %450 = func.call @dynamic_update_index_in_dim_10(%iterArg_164, %445#5, %435) : (tensor<64x16384x1x128xbf16>, tensor<16384x1x128xbf16>, tensor<i32>) -> tensor<64x16384x1x128xbf16> loc(#at19)
      %451 = func.call @dynamic_update_index_in_dim_11(%iterArg_165, %445#6, %435) : (tensor<64x256x128x16384xbf16>, tensor<256x128x16384xbf16>, tensor<i32>) -> tensor<64x256x128x16384xbf16> loc(#at19)
      %452 = func.call @dynamic_update_index_in_dim_12(%iterArg_166, %445#7, %435) : (tensor<64x16384x256x128xbf16>, tensor<16384x256x128xbf16>, tensor<i32>) -> tensor<64x16384x256x128xbf16> loc(#at19)
      %453 = func.call @dynamic_update_index_in_dim_10(%iterArg_167, %445#8, %435) : (tensor<64x16384x1x128xbf16>, tensor<16384x1x128xbf16>, tensor<i32>) -> tensor<64x16384x1x128xbf16> loc(#at19)
      %c_170 = stablehlo.constant dense<1> : tensor<i32> loc(#at19)
      %454 = stablehlo.add %iterArg_158, %c_170 : tensor<i32> loc(#at19)
      stablehlo.return %iterArg, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %454, %445#0, %446, %447, %448, %449, %450, %451, %452, %453 : tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x4096x512x16384xbf16>, tensor<i32>, tensor<4096x512x16384xbf16>, tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16> loc(#at19)
    } loc(#at19)
    %122 = sdy.sharding_constraint %121#10 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16> loc(#at16)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %123 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<30528x16384xbf16> loc(#at16)
    %124 = "stablehlo.scatter"(%123, %5, %122) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg47: tensor<bf16>, %arg48: tensor<bf16>):
      %434 = stablehlo.add %arg47, %arg48 : tensor<bf16> loc(#at16)
      stablehlo.return %434 : tensor<bf16> loc(#at16)
    }) : (tensor<30528x16384xbf16>, tensor<4096x512x1xi32>, tensor<4096x512x16384xbf16>) -> tensor<30528x16384xbf16> loc(#at16)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.add %arg11, %cst_39 : tensor<f32> loc(#at6)
    %126 = stablehlo.convert %124 : (tensor<30528x16384xbf16>) -> tensor<30528x16384xf32> loc(#at6)
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %128 = stablehlo.multiply %127, %arg12 : tensor<30528x16384xf32> loc(#at6)
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %130 = stablehlo.multiply %129, %126 : tensor<30528x16384xf32> loc(#at6)
    %131 = stablehlo.add %128, %130 : tensor<30528x16384xf32> loc(#at6)
    %cst_42 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %133 = stablehlo.multiply %132, %arg34 : tensor<30528x16384xf32> loc(#at6)
    %cst_43 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %135 = stablehlo.multiply %134, %126 : tensor<30528x16384xf32> loc(#at6)
    %136 = stablehlo.multiply %135, %126 : tensor<30528x16384xf32> loc(#at6)
    %137 = stablehlo.add %133, %136 : tensor<30528x16384xf32> loc(#at6)
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %138 = stablehlo.power %cst_44, %125 : tensor<f32> loc(#at6)
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.subtract %cst_45, %138 : tensor<f32> loc(#at6)
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %141 = stablehlo.divide %131, %140 : tensor<30528x16384xf32> loc(#at6)
    %cst_46 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %143 = stablehlo.multiply %142, %141 : tensor<30528x16384xf32> loc(#at6)
    %cst_47 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %144 = stablehlo.power %cst_47, %125 : tensor<f32> loc(#at6)
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.subtract %cst_48, %144 : tensor<f32> loc(#at6)
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %147 = stablehlo.divide %137, %146 : tensor<30528x16384xf32> loc(#at6)
    %148 = stablehlo.sqrt %147 : tensor<30528x16384xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<30528x16384xf32> loc(#at6)
    %150 = stablehlo.add %148, %149 : tensor<30528x16384xf32> loc(#at6)
    %151 = stablehlo.divide %143, %150 : tensor<30528x16384xf32> loc(#at6)
    %152 = stablehlo.subtract %arg23, %151 : tensor<30528x16384xf32> loc(#at6)
    %153 = stablehlo.convert %97 : (tensor<16384xbf16>) -> tensor<16384xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %155 = stablehlo.multiply %154, %arg13 : tensor<16384xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %157 = stablehlo.multiply %156, %153 : tensor<16384xf32> loc(#at6)
    %158 = stablehlo.add %155, %157 : tensor<16384xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %160 = stablehlo.multiply %159, %arg35 : tensor<16384xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %162 = stablehlo.multiply %161, %153 : tensor<16384xf32> loc(#at6)
    %163 = stablehlo.multiply %162, %153 : tensor<16384xf32> loc(#at6)
    %164 = stablehlo.add %160, %163 : tensor<16384xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.power %cst_54, %125 : tensor<f32> loc(#at6)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %166 = stablehlo.subtract %cst_55, %165 : tensor<f32> loc(#at6)
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %168 = stablehlo.divide %158, %167 : tensor<16384xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %170 = stablehlo.multiply %169, %168 : tensor<16384xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %171 = stablehlo.power %cst_57, %125 : tensor<f32> loc(#at6)
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.subtract %cst_58, %171 : tensor<f32> loc(#at6)
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %174 = stablehlo.divide %164, %173 : tensor<16384xf32> loc(#at6)
    %175 = stablehlo.sqrt %174 : tensor<16384xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16384xf32> loc(#at6)
    %177 = stablehlo.add %175, %176 : tensor<16384xf32> loc(#at6)
    %178 = stablehlo.divide %170, %177 : tensor<16384xf32> loc(#at6)
    %179 = stablehlo.subtract %arg24, %178 : tensor<16384xf32> loc(#at6)
    %180 = stablehlo.convert %121#11 : (tensor<64x16384xbf16>) -> tensor<64x16384xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %182 = stablehlo.multiply %181, %arg14 : tensor<64x16384xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %184 = stablehlo.multiply %183, %180 : tensor<64x16384xf32> loc(#at6)
    %185 = stablehlo.add %182, %184 : tensor<64x16384xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %187 = stablehlo.multiply %186, %arg36 : tensor<64x16384xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %189 = stablehlo.multiply %188, %180 : tensor<64x16384xf32> loc(#at6)
    %190 = stablehlo.multiply %189, %180 : tensor<64x16384xf32> loc(#at6)
    %191 = stablehlo.add %187, %190 : tensor<64x16384xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %192 = stablehlo.power %cst_64, %125 : tensor<f32> loc(#at6)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.subtract %cst_65, %192 : tensor<f32> loc(#at6)
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %195 = stablehlo.divide %185, %194 : tensor<64x16384xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %197 = stablehlo.multiply %196, %195 : tensor<64x16384xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %198 = stablehlo.power %cst_67, %125 : tensor<f32> loc(#at6)
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.subtract %cst_68, %198 : tensor<f32> loc(#at6)
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %201 = stablehlo.divide %191, %200 : tensor<64x16384xf32> loc(#at6)
    %202 = stablehlo.sqrt %201 : tensor<64x16384xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %204 = stablehlo.add %202, %203 : tensor<64x16384xf32> loc(#at6)
    %205 = stablehlo.divide %197, %204 : tensor<64x16384xf32> loc(#at6)
    %206 = stablehlo.subtract %arg25, %205 : tensor<64x16384xf32> loc(#at6)
    %207 = stablehlo.convert %121#12 : (tensor<64x16384xbf16>) -> tensor<64x16384xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %209 = stablehlo.multiply %208, %arg15 : tensor<64x16384xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %211 = stablehlo.multiply %210, %207 : tensor<64x16384xf32> loc(#at6)
    %212 = stablehlo.add %209, %211 : tensor<64x16384xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %214 = stablehlo.multiply %213, %arg37 : tensor<64x16384xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %216 = stablehlo.multiply %215, %207 : tensor<64x16384xf32> loc(#at6)
    %217 = stablehlo.multiply %216, %207 : tensor<64x16384xf32> loc(#at6)
    %218 = stablehlo.add %214, %217 : tensor<64x16384xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %219 = stablehlo.power %cst_74, %125 : tensor<f32> loc(#at6)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.subtract %cst_75, %219 : tensor<f32> loc(#at6)
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %222 = stablehlo.divide %212, %221 : tensor<64x16384xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %224 = stablehlo.multiply %223, %222 : tensor<64x16384xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %225 = stablehlo.power %cst_77, %125 : tensor<f32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %226 = stablehlo.subtract %cst_78, %225 : tensor<f32> loc(#at6)
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %228 = stablehlo.divide %218, %227 : tensor<64x16384xf32> loc(#at6)
    %229 = stablehlo.sqrt %228 : tensor<64x16384xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<64x16384xf32> loc(#at6)
    %231 = stablehlo.add %229, %230 : tensor<64x16384xf32> loc(#at6)
    %232 = stablehlo.divide %224, %231 : tensor<64x16384xf32> loc(#at6)
    %233 = stablehlo.subtract %arg26, %232 : tensor<64x16384xf32> loc(#at6)
    %234 = stablehlo.convert %88 : (tensor<16384x30528xbf16>) -> tensor<16384x30528xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %236 = stablehlo.multiply %235, %arg16 : tensor<16384x30528xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %238 = stablehlo.multiply %237, %234 : tensor<16384x30528xf32> loc(#at6)
    %239 = stablehlo.add %236, %238 : tensor<16384x30528xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %241 = stablehlo.multiply %240, %arg38 : tensor<16384x30528xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %243 = stablehlo.multiply %242, %234 : tensor<16384x30528xf32> loc(#at6)
    %244 = stablehlo.multiply %243, %234 : tensor<16384x30528xf32> loc(#at6)
    %245 = stablehlo.add %241, %244 : tensor<16384x30528xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %246 = stablehlo.power %cst_84, %125 : tensor<f32> loc(#at6)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.subtract %cst_85, %246 : tensor<f32> loc(#at6)
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %249 = stablehlo.divide %239, %248 : tensor<16384x30528xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %251 = stablehlo.multiply %250, %249 : tensor<16384x30528xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %252 = stablehlo.power %cst_87, %125 : tensor<f32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %253 = stablehlo.subtract %cst_88, %252 : tensor<f32> loc(#at6)
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %255 = stablehlo.divide %245, %254 : tensor<16384x30528xf32> loc(#at6)
    %256 = stablehlo.sqrt %255 : tensor<16384x30528xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16384x30528xf32> loc(#at6)
    %258 = stablehlo.add %256, %257 : tensor<16384x30528xf32> loc(#at6)
    %259 = stablehlo.divide %251, %258 : tensor<16384x30528xf32> loc(#at6)
    %260 = stablehlo.subtract %arg27, %259 : tensor<16384x30528xf32> loc(#at6)
    %261 = stablehlo.convert %121#13 : (tensor<64x131072x16384xbf16>) -> tensor<64x131072x16384xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %263 = stablehlo.multiply %262, %arg17 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %265 = stablehlo.multiply %264, %261 : tensor<64x131072x16384xf32> loc(#at6)
    %266 = stablehlo.add %263, %265 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %268 = stablehlo.multiply %267, %arg39 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %270 = stablehlo.multiply %269, %261 : tensor<64x131072x16384xf32> loc(#at6)
    %271 = stablehlo.multiply %270, %261 : tensor<64x131072x16384xf32> loc(#at6)
    %272 = stablehlo.add %268, %271 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %273 = stablehlo.power %cst_94, %125 : tensor<f32> loc(#at6)
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.subtract %cst_95, %273 : tensor<f32> loc(#at6)
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %276 = stablehlo.divide %266, %275 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %278 = stablehlo.multiply %277, %276 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %279 = stablehlo.power %cst_97, %125 : tensor<f32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.subtract %cst_98, %279 : tensor<f32> loc(#at6)
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %282 = stablehlo.divide %272, %281 : tensor<64x131072x16384xf32> loc(#at6)
    %283 = stablehlo.sqrt %282 : tensor<64x131072x16384xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<64x131072x16384xf32> loc(#at6)
    %285 = stablehlo.add %283, %284 : tensor<64x131072x16384xf32> loc(#at6)
    %286 = stablehlo.divide %278, %285 : tensor<64x131072x16384xf32> loc(#at6)
    %287 = stablehlo.subtract %arg28, %286 : tensor<64x131072x16384xf32> loc(#at6)
    %288 = stablehlo.convert %121#14 : (tensor<64x16384x131072xbf16>) -> tensor<64x16384x131072xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %290 = stablehlo.multiply %289, %arg18 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %292 = stablehlo.multiply %291, %288 : tensor<64x16384x131072xf32> loc(#at6)
    %293 = stablehlo.add %290, %292 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %295 = stablehlo.multiply %294, %arg40 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %297 = stablehlo.multiply %296, %288 : tensor<64x16384x131072xf32> loc(#at6)
    %298 = stablehlo.multiply %297, %288 : tensor<64x16384x131072xf32> loc(#at6)
    %299 = stablehlo.add %295, %298 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %300 = stablehlo.power %cst_104, %125 : tensor<f32> loc(#at6)
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.subtract %cst_105, %300 : tensor<f32> loc(#at6)
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %303 = stablehlo.divide %293, %302 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %305 = stablehlo.multiply %304, %303 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %306 = stablehlo.power %cst_107, %125 : tensor<f32> loc(#at6)
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.subtract %cst_108, %306 : tensor<f32> loc(#at6)
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %309 = stablehlo.divide %299, %308 : tensor<64x16384x131072xf32> loc(#at6)
    %310 = stablehlo.sqrt %309 : tensor<64x16384x131072xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<64x16384x131072xf32> loc(#at6)
    %312 = stablehlo.add %310, %311 : tensor<64x16384x131072xf32> loc(#at6)
    %313 = stablehlo.divide %305, %312 : tensor<64x16384x131072xf32> loc(#at6)
    %314 = stablehlo.subtract %arg29, %313 : tensor<64x16384x131072xf32> loc(#at6)
    %315 = stablehlo.convert %121#15 : (tensor<64x16384x1x128xbf16>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %317 = stablehlo.multiply %316, %arg19 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %319 = stablehlo.multiply %318, %315 : tensor<64x16384x1x128xf32> loc(#at6)
    %320 = stablehlo.add %317, %319 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %322 = stablehlo.multiply %321, %arg41 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %324 = stablehlo.multiply %323, %315 : tensor<64x16384x1x128xf32> loc(#at6)
    %325 = stablehlo.multiply %324, %315 : tensor<64x16384x1x128xf32> loc(#at6)
    %326 = stablehlo.add %322, %325 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %327 = stablehlo.power %cst_114, %125 : tensor<f32> loc(#at6)
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.subtract %cst_115, %327 : tensor<f32> loc(#at6)
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %330 = stablehlo.divide %320, %329 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %332 = stablehlo.multiply %331, %330 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %333 = stablehlo.power %cst_117, %125 : tensor<f32> loc(#at6)
    %cst_118 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %334 = stablehlo.subtract %cst_118, %333 : tensor<f32> loc(#at6)
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %336 = stablehlo.divide %326, %335 : tensor<64x16384x1x128xf32> loc(#at6)
    %337 = stablehlo.sqrt %336 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %339 = stablehlo.add %337, %338 : tensor<64x16384x1x128xf32> loc(#at6)
    %340 = stablehlo.divide %332, %339 : tensor<64x16384x1x128xf32> loc(#at6)
    %341 = stablehlo.subtract %arg30, %340 : tensor<64x16384x1x128xf32> loc(#at6)
    %342 = stablehlo.convert %121#16 : (tensor<64x256x128x16384xbf16>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %344 = stablehlo.multiply %343, %arg20 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %346 = stablehlo.multiply %345, %342 : tensor<64x256x128x16384xf32> loc(#at6)
    %347 = stablehlo.add %344, %346 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %349 = stablehlo.multiply %348, %arg42 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %351 = stablehlo.multiply %350, %342 : tensor<64x256x128x16384xf32> loc(#at6)
    %352 = stablehlo.multiply %351, %342 : tensor<64x256x128x16384xf32> loc(#at6)
    %353 = stablehlo.add %349, %352 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %354 = stablehlo.power %cst_124, %125 : tensor<f32> loc(#at6)
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %355 = stablehlo.subtract %cst_125, %354 : tensor<f32> loc(#at6)
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %357 = stablehlo.divide %347, %356 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %359 = stablehlo.multiply %358, %357 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %360 = stablehlo.power %cst_127, %125 : tensor<f32> loc(#at6)
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %361 = stablehlo.subtract %cst_128, %360 : tensor<f32> loc(#at6)
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %363 = stablehlo.divide %353, %362 : tensor<64x256x128x16384xf32> loc(#at6)
    %364 = stablehlo.sqrt %363 : tensor<64x256x128x16384xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<64x256x128x16384xf32> loc(#at6)
    %366 = stablehlo.add %364, %365 : tensor<64x256x128x16384xf32> loc(#at6)
    %367 = stablehlo.divide %359, %366 : tensor<64x256x128x16384xf32> loc(#at6)
    %368 = stablehlo.subtract %arg31, %367 : tensor<64x256x128x16384xf32> loc(#at6)
    %369 = stablehlo.convert %121#17 : (tensor<64x16384x256x128xbf16>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %371 = stablehlo.multiply %370, %arg21 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %373 = stablehlo.multiply %372, %369 : tensor<64x16384x256x128xf32> loc(#at6)
    %374 = stablehlo.add %371, %373 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %376 = stablehlo.multiply %375, %arg43 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %378 = stablehlo.multiply %377, %369 : tensor<64x16384x256x128xf32> loc(#at6)
    %379 = stablehlo.multiply %378, %369 : tensor<64x16384x256x128xf32> loc(#at6)
    %380 = stablehlo.add %376, %379 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %381 = stablehlo.power %cst_134, %125 : tensor<f32> loc(#at6)
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.subtract %cst_135, %381 : tensor<f32> loc(#at6)
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %384 = stablehlo.divide %374, %383 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %386 = stablehlo.multiply %385, %384 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %387 = stablehlo.power %cst_137, %125 : tensor<f32> loc(#at6)
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %388 = stablehlo.subtract %cst_138, %387 : tensor<f32> loc(#at6)
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %390 = stablehlo.divide %380, %389 : tensor<64x16384x256x128xf32> loc(#at6)
    %391 = stablehlo.sqrt %390 : tensor<64x16384x256x128xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<64x16384x256x128xf32> loc(#at6)
    %393 = stablehlo.add %391, %392 : tensor<64x16384x256x128xf32> loc(#at6)
    %394 = stablehlo.divide %386, %393 : tensor<64x16384x256x128xf32> loc(#at6)
    %395 = stablehlo.subtract %arg32, %394 : tensor<64x16384x256x128xf32> loc(#at6)
    %396 = stablehlo.convert %121#18 : (tensor<64x16384x1x128xbf16>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %398 = stablehlo.multiply %397, %arg22 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %400 = stablehlo.multiply %399, %396 : tensor<64x16384x1x128xf32> loc(#at6)
    %401 = stablehlo.add %398, %400 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %403 = stablehlo.multiply %402, %arg44 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %405 = stablehlo.multiply %404, %396 : tensor<64x16384x1x128xf32> loc(#at6)
    %406 = stablehlo.multiply %405, %396 : tensor<64x16384x1x128xf32> loc(#at6)
    %407 = stablehlo.add %403, %406 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %408 = stablehlo.power %cst_144, %125 : tensor<f32> loc(#at6)
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %409 = stablehlo.subtract %cst_145, %408 : tensor<f32> loc(#at6)
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %411 = stablehlo.divide %401, %410 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %413 = stablehlo.multiply %412, %411 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %414 = stablehlo.power %cst_147, %125 : tensor<f32> loc(#at6)
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %415 = stablehlo.subtract %cst_148, %414 : tensor<f32> loc(#at6)
    %416 = stablehlo.broadcast_in_dim %415, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %417 = stablehlo.divide %407, %416 : tensor<64x16384x1x128xf32> loc(#at6)
    %418 = stablehlo.sqrt %417 : tensor<64x16384x1x128xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<64x16384x1x128xf32> loc(#at6)
    %420 = stablehlo.add %418, %419 : tensor<64x16384x1x128xf32> loc(#at6)
    %421 = stablehlo.divide %413, %420 : tensor<64x16384x1x128xf32> loc(#at6)
    %422 = stablehlo.subtract %arg33, %421 : tensor<64x16384x1x128xf32> loc(#at6)
    %423 = stablehlo.convert %152 : (tensor<30528x16384xf32>) -> tensor<30528x16384xbf16> loc(#at6)
    %424 = stablehlo.convert %179 : (tensor<16384xf32>) -> tensor<16384xbf16> loc(#at6)
    %425 = stablehlo.convert %206 : (tensor<64x16384xf32>) -> tensor<64x16384xbf16> loc(#at6)
    %426 = stablehlo.convert %233 : (tensor<64x16384xf32>) -> tensor<64x16384xbf16> loc(#at6)
    %427 = stablehlo.convert %260 : (tensor<16384x30528xf32>) -> tensor<16384x30528xbf16> loc(#at6)
    %428 = stablehlo.convert %287 : (tensor<64x131072x16384xf32>) -> tensor<64x131072x16384xbf16> loc(#at6)
    %429 = stablehlo.convert %314 : (tensor<64x16384x131072xf32>) -> tensor<64x16384x131072xbf16> loc(#at6)
    %430 = stablehlo.convert %341 : (tensor<64x16384x1x128xf32>) -> tensor<64x16384x1x128xbf16> loc(#at6)
    %431 = stablehlo.convert %368 : (tensor<64x256x128x16384xf32>) -> tensor<64x256x128x16384xbf16> loc(#at6)
    %432 = stablehlo.convert %395 : (tensor<64x16384x256x128xf32>) -> tensor<64x16384x256x128xbf16> loc(#at6)
    %433 = stablehlo.convert %422 : (tensor<64x16384x1x128xf32>) -> tensor<64x16384x1x128xbf16> loc(#at6)
    return %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %125, %131, %158, %185, %212, %239, %266, %293, %320, %347, %374, %401, %152, %179, %206, %233, %260, %287, %314, %341, %368, %395, %422, %137, %164, %191, %218, %245, %272, %299, %326, %353, %380, %407, %70 : tensor<30528x16384xbf16>, tensor<16384xbf16>, tensor<64x16384xbf16>, tensor<64x16384xbf16>, tensor<16384x30528xbf16>, tensor<64x131072x16384xbf16>, tensor<64x16384x131072xbf16>, tensor<64x16384x1x128xbf16>, tensor<64x256x128x16384xbf16>, tensor<64x16384x256x128xbf16>, tensor<64x16384x1x128xbf16>, tensor<f32>, tensor<30528x16384xf32>, tensor<16384xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<16384x30528xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<30528x16384xf32>, tensor<16384xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<16384x30528xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<30528x16384xf32>, tensor<16384xf32>, tensor<64x16384xf32>, tensor<64x16384xf32>, tensor<16384x30528xf32>, tensor<64x131072x16384xf32>, tensor<64x16384x131072xf32>, tensor<64x16384x1x128xf32>, tensor<64x256x128x16384xf32>, tensor<64x16384x256x128xf32>, tensor<64x16384x1x128xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<64x16384xbf16>, %arg1: tensor<i32>) -> tensor<16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16384] : (tensor<64x16384xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16384xbf16>) -> tensor<16384xbf16>
    return %1 : tensor<16384xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<64x131072x16384xbf16>, %arg1: tensor<i32>) -> tensor<131072x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 131072, 16384] : (tensor<64x131072x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x131072x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x131072x16384xbf16>) -> tensor<131072x16384xbf16>
    return %1 : tensor<131072x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<64x16384x131072xbf16>, %arg1: tensor<i32>) -> tensor<16384x131072xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16384, 131072] : (tensor<64x16384x131072xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x131072xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x131072xbf16>) -> tensor<16384x131072xbf16>
    return %1 : tensor<16384x131072xbf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<64x16384x1x128xbf16>, %arg1: tensor<i32>) -> tensor<16384x1x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16384, 1, 128] : (tensor<64x16384x1x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x1x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x1x128xbf16>) -> tensor<16384x1x128xbf16>
    return %1 : tensor<16384x1x128xbf16>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<64x256x128x16384xbf16>, %arg1: tensor<i32>) -> tensor<256x128x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 128, 16384] : (tensor<64x256x128x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x128x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x256x128x16384xbf16>) -> tensor<256x128x16384xbf16>
    return %1 : tensor<256x128x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<64x16384x256x128xbf16>, %arg1: tensor<i32>) -> tensor<16384x256x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16384, 256, 128] : (tensor<64x16384x256x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16384x256x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16384x256x128xbf16>) -> tensor<16384x256x128xbf16>
    return %1 : tensor<16384x256x128xbf16>
  }
  func.func private @closed_call(%arg0: tensor<4096x512x16384xbf16>, %arg1: tensor<16384xbf16>, %arg2: tensor<16384xbf16>, %arg3: tensor<131072x16384xbf16>, %arg4: tensor<16384x131072xbf16>, %arg5: tensor<16384x1x128xbf16>, %arg6: tensor<256x128x16384xbf16>, %arg7: tensor<16384x256x128xbf16>, %arg8: tensor<16384x1x128xbf16>) -> (tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<4096x512x16384xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<4096x512x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<4096x512x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<4096x512x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<4096x512x16384xf32> loc(#at5)
    %11 = stablehlo.convert %arg1 : (tensor<16384xbf16>) -> tensor<16384xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at5)
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %14 = stablehlo.multiply %10, %13 : tensor<4096x512x16384xf32> loc(#at5)
    %15 = stablehlo.convert %14 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at5)
    %16 = stablehlo.dot_general %15, %arg7, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %17 = stablehlo.dot_general %15, %arg5, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %15, %arg8, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at0)
    %19:3 = stablehlo.optimization_barrier %16, %17, %18 : tensor<4096x512x256x128xbf16>, tensor<4096x512x1x128xbf16>, tensor<4096x512x1x128xbf16> loc(#at0)
    %20 = stablehlo.reshape %19#0 : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at1)
    %21 = stablehlo.reshape %20 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at1)
    %22 = stablehlo.reshape %19#1 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at1)
    %23 = stablehlo.reshape %19#2 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at1)
    %24 = stablehlo.dot_general %22, %21, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at1)
    %25 = stablehlo.transpose %24, dims = [0, 3, 2, 1] : (tensor<4096x512x512x256xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at1)
    %26 = stablehlo.convert %25 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %28 = stablehlo.multiply %26, %27 : tensor<4096x256x512x512xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %29 = stablehlo.reduce(%28 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x256x512xf32> loc(#at1)
    %31 = stablehlo.maximum %30, %29 : tensor<4096x256x512xf32> loc(#at1)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at1)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %34 = stablehlo.subtract %28, %33 : tensor<4096x256x512x512xf32> loc(#at1)
    %35 = stablehlo.exponential %34 : tensor<4096x256x512x512xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at1)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at1)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %39 = stablehlo.divide %35, %38 : tensor<4096x256x512x512xf32> loc(#at1)
    %40 = stablehlo.convert %39 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at1)
    %41 = stablehlo.dot_general %23, %40, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x256x512x512xbf16>) -> tensor<4096x128x256x512xbf16> loc(#at1)
    %42 = stablehlo.transpose %41, dims = [0, 3, 2, 1] : (tensor<4096x128x256x512xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at1)
    %43 = stablehlo.dot_general %42, %arg6, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x512x256x128xbf16>, tensor<256x128x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %44 = stablehlo.add %arg0, %43 : tensor<4096x512x16384xbf16>
    %45 = sdy.sharding_constraint %44 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16>
    %46 = stablehlo.convert %45 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at5)
    %47 = stablehlo.multiply %46, %46 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %48 = stablehlo.reduce(%47 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at5)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at5)
    %51 = stablehlo.divide %49, %50 : tensor<4096x512x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at5)
    %53 = stablehlo.add %51, %52 : tensor<4096x512x1xf32> loc(#at5)
    %54 = stablehlo.rsqrt %53 : tensor<4096x512x1xf32> loc(#at5)
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %56 = stablehlo.multiply %46, %55 : tensor<4096x512x16384xf32> loc(#at5)
    %57 = stablehlo.convert %arg2 : (tensor<16384xbf16>) -> tensor<16384xf32> loc(#at5)
    %58 = stablehlo.broadcast_in_dim %57, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at5)
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %60 = stablehlo.multiply %56, %59 : tensor<4096x512x16384xf32> loc(#at5)
    %61 = stablehlo.convert %60 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at5)
    %62 = stablehlo.dot_general %61, %arg4, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %63 = stablehlo.multiply %62, %62 : tensor<4096x512x131072xbf16> loc(#at3)
    %64 = stablehlo.multiply %63, %62 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %65 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %66 = stablehlo.multiply %65, %64 : tensor<4096x512x131072xbf16> loc(#at3)
    %67 = stablehlo.add %62, %66 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %68 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %69 = stablehlo.multiply %68, %67 : tensor<4096x512x131072xbf16> loc(#at3)
    %70 = stablehlo.tanh %69 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %72 = stablehlo.add %71, %70 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %73 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %74 = stablehlo.multiply %73, %72 : tensor<4096x512x131072xbf16> loc(#at3)
    %75 = stablehlo.multiply %62, %74 : tensor<4096x512x131072xbf16> loc(#at3)
    %76 = stablehlo.dot_general %75, %arg3, contracting_dims = [2] x [0] : (tensor<4096x512x131072xbf16>, tensor<131072x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at3)
    %77 = stablehlo.add %45, %76 : tensor<4096x512x16384xbf16>
    %78 = sdy.sharding_constraint %77 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16>
    return %78, %arg0 : tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<64x4096x512x16384xbf16>, %arg1: tensor<4096x512x16384xbf16>, %arg2: tensor<i32>) -> tensor<64x4096x512x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x512x16384xbf16>) -> tensor<1x4096x512x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x4096x512x16384xbf16>, tensor<1x4096x512x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x4096x512x16384xbf16>
    return %1 : tensor<64x4096x512x16384xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<4096x512xi32>) -> tensor<4096x512x30528xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4096x512xi32>) -> tensor<4096x512x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x30528xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4096x512x1xi32>) -> tensor<4096x512x30528xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x30528xi32>) -> tensor<4096x512x30528xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x512x30528xi32>, tensor<4096x512x30528xi32>) -> tensor<4096x512x30528xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x512x30528xi1>) -> tensor<4096x512x30528xf32>
    return %5 : tensor<4096x512x30528xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<64x4096x512x16384xbf16>, %arg1: tensor<i32>) -> tensor<4096x512x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 512, 16384] : (tensor<64x4096x512x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x512x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x512x16384xbf16>) -> tensor<4096x512x16384xbf16>
    return %1 : tensor<4096x512x16384xbf16>
  }
  func.func private @closed_call_6(%arg0: tensor<4096x512x16384xbf16>, %arg1: tensor<16384xbf16>, %arg2: tensor<16384xbf16>, %arg3: tensor<131072x16384xbf16>, %arg4: tensor<16384x131072xbf16>, %arg5: tensor<16384x1x128xbf16>, %arg6: tensor<256x128x16384xbf16>, %arg7: tensor<16384x256x128xbf16>, %arg8: tensor<16384x1x128xbf16>, %arg9: tensor<4096x512x16384xbf16>) -> (tensor<4096x512x16384xbf16>, tensor<16384xbf16>, tensor<16384xbf16>, tensor<131072x16384xbf16>, tensor<16384x131072xbf16>, tensor<16384x1x128xbf16>, tensor<256x128x16384xbf16>, tensor<16384x256x128xbf16>, tensor<16384x1x128xbf16>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<16384xbf16>, tensor<16384xbf16>, tensor<131072x16384xbf16>, tensor<16384x131072xbf16>, tensor<16384x1x128xbf16>, tensor<256x128x16384xbf16>, tensor<16384x256x128xbf16>, tensor<16384x1x128xbf16>, tensor<4096x512x16384xbf16>, tensor<4096x512x16384xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at11)
    %2 = stablehlo.multiply %1, %1 : tensor<4096x512x16384xf32> loc(#at11)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at11)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at11)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at11)
    %6 = stablehlo.divide %4, %5 : tensor<4096x512x1xf32> loc(#at11)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at11)
    %8 = stablehlo.add %6, %7 : tensor<4096x512x1xf32> loc(#at11)
    %9 = stablehlo.rsqrt %8 : tensor<4096x512x1xf32> loc(#at11)
    %10 = stablehlo.divide %9, %8 : tensor<4096x512x1xf32> loc(#at11)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at11)
    %12 = stablehlo.multiply %11, %10 : tensor<4096x512x1xf32> loc(#at11)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at11)
    %14 = stablehlo.multiply %1, %13 : tensor<4096x512x16384xf32> loc(#at11)
    %15 = stablehlo.convert %0#0 : (tensor<16384xbf16>) -> tensor<16384xf32> loc(#at11)
    %16 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at11)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at11)
    %18 = stablehlo.multiply %14, %17 : tensor<4096x512x16384xf32> loc(#at11)
    %19 = stablehlo.convert %18 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at11)
    %20 = stablehlo.dot_general %19, %0#6, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at8)
    %21 = stablehlo.dot_general %19, %0#4, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at8)
    %22 = stablehlo.dot_general %19, %0#7, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at8)
    %23 = stablehlo.reshape %20 : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at9)
    %24 = stablehlo.reshape %23 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at9)
    %25 = stablehlo.reshape %21 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at9)
    %26 = stablehlo.reshape %22 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at9)
    %27 = stablehlo.dot_general %25, %24, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at9)
    %28 = stablehlo.transpose %27, dims = [0, 3, 2, 1] : (tensor<4096x512x512x256xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at9)
    %29 = stablehlo.convert %28 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %31 = stablehlo.multiply %29, %30 : tensor<4096x256x512x512xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %32 = stablehlo.reduce(%31 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4096x256x512xf32> loc(#at9)
    %34 = stablehlo.maximum %33, %32 : tensor<4096x256x512xf32> loc(#at9)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at9)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %37 = stablehlo.subtract %31, %36 : tensor<4096x256x512x512xf32> loc(#at9)
    %38 = stablehlo.exponential %37 : tensor<4096x256x512x512xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at9)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at9)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %42 = stablehlo.divide %38, %41 : tensor<4096x256x512x512xf32> loc(#at9)
    %43 = stablehlo.convert %42 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at9)
    %44 = stablehlo.dot_general %26, %43, batching_dims = [0] x [0], contracting_dims = [1] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x256x512x512xbf16>) -> tensor<4096x128x256x512xbf16> loc(#at9)
    %45 = stablehlo.transpose %44, dims = [0, 3, 2, 1] : (tensor<4096x128x256x512xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at9)
    %46 = stablehlo.dot_general %45, %0#5, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x512x256x128xbf16>, tensor<256x128x16384xbf16>) -> tensor<4096x512x16384xbf16> loc(#at8)
    %47 = stablehlo.add %0#8, %46 : tensor<4096x512x16384xbf16> loc(#at7)
    %48 = sdy.sharding_constraint %47 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16> loc(#at7)
    %49 = stablehlo.convert %48 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at11)
    %50 = stablehlo.multiply %49, %49 : tensor<4096x512x16384xf32> loc(#at11)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at11)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at11)
    %cst_8 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at11)
    %54 = stablehlo.divide %52, %53 : tensor<4096x512x1xf32> loc(#at11)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at11)
    %56 = stablehlo.add %54, %55 : tensor<4096x512x1xf32> loc(#at11)
    %57 = stablehlo.rsqrt %56 : tensor<4096x512x1xf32> loc(#at11)
    %58 = stablehlo.divide %57, %56 : tensor<4096x512x1xf32> loc(#at11)
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at11)
    %60 = stablehlo.multiply %59, %58 : tensor<4096x512x1xf32> loc(#at11)
    %61 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at11)
    %62 = stablehlo.multiply %49, %61 : tensor<4096x512x16384xf32> loc(#at11)
    %63 = stablehlo.convert %0#1 : (tensor<16384xbf16>) -> tensor<16384xf32> loc(#at11)
    %64 = stablehlo.broadcast_in_dim %63, dims = [2] : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at11)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at11)
    %66 = stablehlo.multiply %62, %65 : tensor<4096x512x16384xf32> loc(#at11)
    %67 = stablehlo.convert %66 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at11)
    %68 = stablehlo.dot_general %67, %0#3, contracting_dims = [2] x [0] : (tensor<4096x512x16384xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %69 = stablehlo.multiply %68, %68 : tensor<4096x512x131072xbf16> loc(#at10)
    %70 = stablehlo.multiply %69, %68 : tensor<4096x512x131072xbf16> loc(#at10)
    %71 = stablehlo.multiply %68, %68 : tensor<4096x512x131072xbf16> loc(#at10)
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %72 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %73 = stablehlo.multiply %72, %71 : tensor<4096x512x131072xbf16> loc(#at10)
    %cst_12 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %74 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %75 = stablehlo.multiply %74, %70 : tensor<4096x512x131072xbf16> loc(#at10)
    %76 = stablehlo.add %68, %75 : tensor<4096x512x131072xbf16> loc(#at10)
    %cst_13 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %78 = stablehlo.multiply %77, %76 : tensor<4096x512x131072xbf16> loc(#at10)
    %79 = stablehlo.tanh %78 : tensor<4096x512x131072xbf16> loc(#at10)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %80 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %81 = stablehlo.subtract %80, %79 : tensor<4096x512x131072xbf16> loc(#at10)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %82 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %83 = stablehlo.add %82, %79 : tensor<4096x512x131072xbf16> loc(#at10)
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at10)
    %85 = stablehlo.multiply %84, %83 : tensor<4096x512x131072xbf16> loc(#at10)
    %86 = stablehlo.multiply %68, %85 : tensor<4096x512x131072xbf16> loc(#at10)
    %87 = sdy.sharding_constraint %0#9 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16>
    %88 = stablehlo.dot_general %87, %86, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x16384xbf16>, tensor<4096x512x131072xbf16>) -> tensor<16384x131072xbf16> loc(#at3)
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<16384x131072xbf16>) -> tensor<131072x16384xbf16> loc(#at3)
    %90 = stablehlo.dot_general %87, %0#2, contracting_dims = [2] x [1] : (tensor<4096x512x16384xbf16>, tensor<131072x16384xbf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %91 = stablehlo.multiply %68, %90 : tensor<4096x512x131072xbf16> loc(#at3)
    %92 = stablehlo.multiply %90, %85 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %94 = stablehlo.multiply %93, %91 : tensor<4096x512x131072xbf16> loc(#at3)
    %95 = stablehlo.multiply %94, %81 : tensor<4096x512x131072xbf16> loc(#at3)
    %96 = stablehlo.multiply %95, %79 : tensor<4096x512x131072xbf16> loc(#at3)
    %97 = stablehlo.add %95, %96 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_18 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %98 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %99 = stablehlo.multiply %98, %97 : tensor<4096x512x131072xbf16> loc(#at3)
    %100 = stablehlo.add %92, %99 : tensor<4096x512x131072xbf16> loc(#at3)
    %cst_19 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %101 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<4096x512x131072xbf16> loc(#at3)
    %102 = stablehlo.multiply %101, %99 : tensor<4096x512x131072xbf16> loc(#at3)
    %103 = stablehlo.multiply %102, %73 : tensor<4096x512x131072xbf16> loc(#at3)
    %104 = stablehlo.add %100, %103 : tensor<4096x512x131072xbf16> loc(#at3)
    %105 = stablehlo.dot_general %104, %67, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x131072xbf16>, tensor<4096x512x16384xbf16>) -> tensor<131072x16384xbf16> loc(#at3)
    %106 = stablehlo.transpose %105, dims = [1, 0] : (tensor<131072x16384xbf16>) -> tensor<16384x131072xbf16> loc(#at3)
    %107 = stablehlo.dot_general %104, %0#3, contracting_dims = [2] x [1] : (tensor<4096x512x131072xbf16>, tensor<16384x131072xbf16>) -> tensor<4096x512x16384xbf16> loc(#at3)
    %108 = stablehlo.convert %107 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at5)
    %109 = stablehlo.multiply %62, %108 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %110 = stablehlo.reduce(%109 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %111 = stablehlo.reshape %110 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at5)
    %112 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %113 = stablehlo.multiply %108, %112 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %114 = stablehlo.reduce(%111 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %115 = stablehlo.convert %114 : (tensor<16384xf32>) -> tensor<16384xbf16> loc(#at5)
    %116 = stablehlo.multiply %49, %113 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %117 = stablehlo.reduce(%116 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at5)
    %118 = stablehlo.reshape %117 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at5)
    %119 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %120 = stablehlo.multiply %113, %119 : tensor<4096x512x16384xf32> loc(#at5)
    %121 = stablehlo.multiply %118, %60 : tensor<4096x512x1xf32> loc(#at5)
    %cst_23 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at5)
    %123 = stablehlo.divide %121, %122 : tensor<4096x512x1xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %124 = stablehlo.reduce(%123 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x1xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at5)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %126 = stablehlo.multiply %49, %125 : tensor<4096x512x16384xf32> loc(#at5)
    %127 = stablehlo.add %120, %126 : tensor<4096x512x16384xf32> loc(#at5)
    %128 = stablehlo.multiply %125, %49 : tensor<4096x512x16384xf32> loc(#at5)
    %129 = stablehlo.add %127, %128 : tensor<4096x512x16384xf32> loc(#at5)
    %130 = stablehlo.convert %129 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at5)
    %131 = stablehlo.add %87, %130 : tensor<4096x512x16384xbf16> loc(#at5)
    %132 = sdy.sharding_constraint %131 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<4096x512x16384xbf16>
    %133 = stablehlo.dot_general %132, %45, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x16384xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %134 = stablehlo.transpose %133, dims = [1, 2, 0] : (tensor<16384x256x128xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %135 = stablehlo.dot_general %132, %0#5, contracting_dims = [2] x [2] : (tensor<4096x512x16384xbf16>, tensor<256x128x16384xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at0)
    %136:4 = stablehlo.optimization_barrier %20, %21, %22, %135 : tensor<4096x512x256x128xbf16>, tensor<4096x512x1x128xbf16>, tensor<4096x512x1x128xbf16>, tensor<4096x512x256x128xbf16> loc(#at0)
    %137 = stablehlo.reshape %136#0 : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at9)
    %138 = stablehlo.reshape %137 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at9)
    %139 = stablehlo.reshape %136#1 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at9)
    %140 = stablehlo.reshape %136#2 : (tensor<4096x512x1x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at9)
    %141 = stablehlo.dot_general %139, %138, batching_dims = [0] x [0], contracting_dims = [2] x [3] : (tensor<4096x512x128xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at9)
    %142 = stablehlo.transpose %141, dims = [0, 3, 2, 1] : (tensor<4096x512x512x256xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at9)
    %143 = stablehlo.convert %142 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %cst_25 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %144 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %145 = stablehlo.multiply %143, %144 : tensor<4096x256x512x512xf32> loc(#at9)
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %146 = stablehlo.reduce(%145 init: %cst_26) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at9)
    %cst_27 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %147 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4096x256x512xf32> loc(#at9)
    %148 = stablehlo.maximum %147, %146 : tensor<4096x256x512xf32> loc(#at9)
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at9)
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %151 = stablehlo.subtract %145, %150 : tensor<4096x256x512x512xf32> loc(#at9)
    %152 = stablehlo.exponential %151 : tensor<4096x256x512x512xf32> loc(#at9)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %153 = stablehlo.reduce(%152 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at9)
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at9)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at9)
    %156 = stablehlo.divide %152, %155 : tensor<4096x256x512x512xf32> loc(#at9)
    %157 = stablehlo.multiply %154, %154 : tensor<4096x256x512x1xf32> loc(#at9)
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %158 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4096x256x512x1xf32> loc(#at9)
    %159 = stablehlo.divide %158, %157 : tensor<4096x256x512x1xf32> loc(#at9)
    %160 = stablehlo.convert %156 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at9)
    %161 = stablehlo.transpose %136#3, dims = [0, 3, 2, 1] : (tensor<4096x512x256x128xbf16>) -> tensor<4096x128x256x512xbf16> loc(#at1)
    %162 = stablehlo.dot_general %161, %140, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<4096x128x256x512xbf16>, tensor<4096x512x128xbf16>) -> tensor<4096x256x512x512xbf16> loc(#at1)
    %163 = stablehlo.dot_general %161, %160, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<4096x128x256x512xbf16>, tensor<4096x256x512x512xbf16>) -> tensor<4096x128x512xbf16> loc(#at1)
    %164 = stablehlo.transpose %163, dims = [0, 2, 1] : (tensor<4096x128x512xbf16>) -> tensor<4096x512x128xbf16> loc(#at1)
    %165 = stablehlo.convert %162 : (tensor<4096x256x512x512xbf16>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %166 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %167 = stablehlo.multiply %165, %166 : tensor<4096x256x512x512xf32> loc(#at1)
    %168 = stablehlo.multiply %167, %152 : tensor<4096x256x512x512xf32> loc(#at1)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %169 = stablehlo.reduce(%168 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x512xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at1)
    %170 = stablehlo.reshape %169 : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x1xf32> loc(#at1)
    %171 = stablehlo.negate %170 : tensor<4096x256x512x1xf32> loc(#at1)
    %172 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3] : (tensor<4096x256x512x1xf32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %173 = stablehlo.divide %165, %172 : tensor<4096x256x512x512xf32> loc(#at1)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %174 = stablehlo.reduce(%171 init: %cst_31) applies stablehlo.add across dimensions = [3] : (tensor<4096x256x512x1xf32>, tensor<f32>) -> tensor<4096x256x512xf32> loc(#at1)
    %175 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2] : (tensor<4096x256x512xf32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %176 = stablehlo.add %173, %175 : tensor<4096x256x512x512xf32> loc(#at1)
    %177 = stablehlo.multiply %176, %152 : tensor<4096x256x512x512xf32> loc(#at1)
    %cst_32 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %178 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4096x256x512x512xf32> loc(#at1)
    %179 = stablehlo.multiply %177, %178 : tensor<4096x256x512x512xf32> loc(#at1)
    %180 = stablehlo.convert %179 : (tensor<4096x256x512x512xf32>) -> tensor<4096x256x512x512xbf16> loc(#at1)
    %181 = stablehlo.transpose %180, dims = [0, 3, 2, 1] : (tensor<4096x256x512x512xbf16>) -> tensor<4096x512x512x256xbf16> loc(#at1)
    %182 = stablehlo.dot_general %181, %139, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<4096x512x512x256xbf16>, tensor<4096x512x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at1)
    %183 = stablehlo.dot_general %181, %138, batching_dims = [0] x [0], contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x512x256xbf16>, tensor<4096x512x256x128xbf16>) -> tensor<4096x512x128xbf16> loc(#at1)
    %184 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 3] : (tensor<4096x512x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at1)
    %185 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 3] : (tensor<4096x512x128xbf16>) -> tensor<4096x512x1x128xbf16> loc(#at1)
    %186 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 3, 4] : (tensor<4096x512x256x128xbf16>) -> tensor<4096x512x1x256x128xbf16> loc(#at1)
    %187 = stablehlo.reshape %186 : (tensor<4096x512x1x256x128xbf16>) -> tensor<4096x512x256x128xbf16> loc(#at1)
    %188 = stablehlo.dot_general %184, %19, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x1x128xbf16>, tensor<4096x512x16384xbf16>) -> tensor<1x128x16384xbf16> loc(#at0)
    %189 = stablehlo.transpose %188, dims = [2, 0, 1] : (tensor<1x128x16384xbf16>) -> tensor<16384x1x128xbf16> loc(#at0)
    %190 = stablehlo.dot_general %184, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x1x128xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %191 = stablehlo.dot_general %185, %19, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x1x128xbf16>, tensor<4096x512x16384xbf16>) -> tensor<1x128x16384xbf16> loc(#at0)
    %192 = stablehlo.transpose %191, dims = [2, 0, 1] : (tensor<1x128x16384xbf16>) -> tensor<16384x1x128xbf16> loc(#at0)
    %193 = stablehlo.dot_general %185, %0#4, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x1x128xbf16>, tensor<16384x1x128xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %194 = stablehlo.add %190, %193 : tensor<4096x512x16384xbf16> loc(#at0)
    %195 = stablehlo.dot_general %187, %19, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x512x256x128xbf16>, tensor<4096x512x16384xbf16>) -> tensor<256x128x16384xbf16> loc(#at0)
    %196 = stablehlo.transpose %195, dims = [2, 0, 1] : (tensor<256x128x16384xbf16>) -> tensor<16384x256x128xbf16> loc(#at0)
    %197 = stablehlo.dot_general %187, %0#6, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x512x256x128xbf16>, tensor<16384x256x128xbf16>) -> tensor<4096x512x16384xbf16> loc(#at0)
    %198 = stablehlo.add %194, %197 : tensor<4096x512x16384xbf16> loc(#at0)
    %199 = stablehlo.convert %198 : (tensor<4096x512x16384xbf16>) -> tensor<4096x512x16384xf32> loc(#at5)
    %200 = stablehlo.multiply %14, %199 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %201 = stablehlo.reduce(%200 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %202 = stablehlo.reshape %201 : (tensor<16384xf32>) -> tensor<1x1x16384xf32> loc(#at5)
    %203 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x16384xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %204 = stablehlo.multiply %199, %203 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %205 = stablehlo.reduce(%202 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16384xf32>, tensor<f32>) -> tensor<16384xf32> loc(#at5)
    %206 = stablehlo.convert %205 : (tensor<16384xf32>) -> tensor<16384xbf16> loc(#at5)
    %207 = stablehlo.multiply %1, %204 : tensor<4096x512x16384xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %208 = stablehlo.reduce(%207 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x16384xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at5)
    %209 = stablehlo.reshape %208 : (tensor<4096x512xf32>) -> tensor<4096x512x1xf32> loc(#at5)
    %210 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4096x512x1xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %211 = stablehlo.multiply %204, %210 : tensor<4096x512x16384xf32> loc(#at5)
    %212 = stablehlo.multiply %209, %12 : tensor<4096x512x1xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4096x512x1xf32> loc(#at5)
    %214 = stablehlo.divide %212, %213 : tensor<4096x512x1xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %215 = stablehlo.reduce(%214 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<4096x512x1xf32>, tensor<f32>) -> tensor<4096x512xf32> loc(#at5)
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1] : (tensor<4096x512xf32>) -> tensor<4096x512x16384xf32> loc(#at5)
    %217 = stablehlo.multiply %1, %216 : tensor<4096x512x16384xf32> loc(#at5)
    %218 = stablehlo.add %211, %217 : tensor<4096x512x16384xf32> loc(#at5)
    %219 = stablehlo.multiply %216, %1 : tensor<4096x512x16384xf32> loc(#at5)
    %220 = stablehlo.add %218, %219 : tensor<4096x512x16384xf32> loc(#at5)
    %221 = stablehlo.convert %220 : (tensor<4096x512x16384xf32>) -> tensor<4096x512x16384xbf16> loc(#at5)
    %222 = stablehlo.add %132, %221 : tensor<4096x512x16384xbf16> loc(#at5)
    return %222, %206, %115, %89, %106, %192, %134, %196, %189 : tensor<4096x512x16384xbf16>, tensor<16384xbf16>, tensor<16384xbf16>, tensor<131072x16384xbf16>, tensor<16384x131072xbf16>, tensor<16384x1x128xbf16>, tensor<256x128x16384xbf16>, tensor<16384x256x128xbf16>, tensor<16384x1x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<64x16384xbf16>, %arg1: tensor<16384xbf16>, %arg2: tensor<i32>) -> tensor<64x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16384xbf16>) -> tensor<1x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<64x16384xbf16>, tensor<1x16384xbf16>, tensor<i32>, tensor<i32>) -> tensor<64x16384xbf16>
    return %1 : tensor<64x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<64x131072x16384xbf16>, %arg1: tensor<131072x16384xbf16>, %arg2: tensor<i32>) -> tensor<64x131072x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<131072x16384xbf16>) -> tensor<1x131072x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<64x131072x16384xbf16>, tensor<1x131072x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x131072x16384xbf16>
    return %1 : tensor<64x131072x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<64x16384x131072xbf16>, %arg1: tensor<16384x131072xbf16>, %arg2: tensor<i32>) -> tensor<64x16384x131072xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16384x131072xbf16>) -> tensor<1x16384x131072xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<64x16384x131072xbf16>, tensor<1x16384x131072xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x16384x131072xbf16>
    return %1 : tensor<64x16384x131072xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<64x16384x1x128xbf16>, %arg1: tensor<16384x1x128xbf16>, %arg2: tensor<i32>) -> tensor<64x16384x1x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16384x1x128xbf16>) -> tensor<1x16384x1x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x16384x1x128xbf16>, tensor<1x16384x1x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x16384x1x128xbf16>
    return %1 : tensor<64x16384x1x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<64x256x128x16384xbf16>, %arg1: tensor<256x128x16384xbf16>, %arg2: tensor<i32>) -> tensor<64x256x128x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x128x16384xbf16>) -> tensor<1x256x128x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x256x128x16384xbf16>, tensor<1x256x128x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x256x128x16384xbf16>
    return %1 : tensor<64x256x128x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<64x16384x256x128xbf16>, %arg1: tensor<16384x256x128xbf16>, %arg2: tensor<i32>) -> tensor<64x16384x256x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16384x256x128xbf16>) -> tensor<1x16384x256x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<64x16384x256x128xbf16>, tensor<1x16384x256x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x16384x256x128xbf16>
    return %1 : tensor<64x16384x256x128xbf16>
  }
}
#at0 = loc("attention")
#at1 = loc("attention/fused_kernel")
#at2 = loc("embedding")
#at3 = loc("ffn")
#at4 = loc("logits")
#at5 = loc("norm")
#at6 = loc("optimizer")
#at7 = loc("rematted_computation")
#at8 = loc("rematted_computation/attention")
#at9 = loc("rematted_computation/attention/fused_kernel")
#at10 = loc("rematted_computation/ffn")
#at11 = loc("rematted_computation/norm")
#at12 = loc("step/stage0/embedding")
#at13 = loc("step/stage31/logits")
#at14 = loc("step/stage31/norm")
#at15 = loc("step/stages32")
#at16 = loc("step/transpose(jvp(stage0))/embedding")
#at17 = loc("step/transpose(jvp(stage31))/logits")
#at18 = loc("step/transpose(jvp(stage31))/norm")
#at19 = loc("step/transpose(jvp(stages32))")

module @jit_nemotron_340b_8_stages attributes {mhlo.num_partitions = 16 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "tensor"=8]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "tensor", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<256000x18432xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<18432xbf16> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<96x18432xbf16> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<96x18432xbf16> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<18432x256000xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<96x73728x18432xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<96x18432x73728xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<96x18432x8x192xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<96x96x192x18432xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<96x18432x96x192xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<96x18432x8x192xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<256000x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['ln']"), %arg14: tensor<96x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 14 : i32} loc("state['m']['ln1']"), %arg15: tensor<96x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 15 : i32} loc("state['m']['ln2']"), %arg16: tensor<18432x256000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<96x73728x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<96x18432x73728xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<96x18432x8x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<96x96x192x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<96x18432x96x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<96x18432x8x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<256000x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>, tf.aliasing_output = 23 : i32} loc("state['master']['embedding']"), %arg24: tensor<18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 24 : i32} loc("state['master']['ln']"), %arg25: tensor<96x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 25 : i32} loc("state['master']['ln1']"), %arg26: tensor<96x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 26 : i32} loc("state['master']['ln2']"), %arg27: tensor<18432x256000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>, tf.aliasing_output = 27 : i32} loc("state['master']['logits']"), %arg28: tensor<96x73728x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>, tf.aliasing_output = 28 : i32} loc("state['master']['wf']"), %arg29: tensor<96x18432x73728xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>, tf.aliasing_output = 29 : i32} loc("state['master']['wi']"), %arg30: tensor<96x18432x8x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['master']['wk']"), %arg31: tensor<96x96x192x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['master']['wo']"), %arg32: tensor<96x18432x96x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['master']['wq']"), %arg33: tensor<96x18432x8x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['master']['wv']"), %arg34: tensor<256000x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['embedding']"), %arg35: tensor<18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 35 : i32} loc("state['v']['ln']"), %arg36: tensor<96x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 36 : i32} loc("state['v']['ln1']"), %arg37: tensor<96x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 37 : i32} loc("state['v']['ln2']"), %arg38: tensor<18432x256000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>, tf.aliasing_output = 38 : i32} loc("state['v']['logits']"), %arg39: tensor<96x73728x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>, tf.aliasing_output = 39 : i32} loc("state['v']['wf']"), %arg40: tensor<96x18432x73728xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>, tf.aliasing_output = 40 : i32} loc("state['v']['wi']"), %arg41: tensor<96x18432x8x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 41 : i32} loc("state['v']['wk']"), %arg42: tensor<96x96x192x18432xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>, tf.aliasing_output = 42 : i32} loc("state['v']['wo']"), %arg43: tensor<96x18432x96x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 43 : i32} loc("state['v']['wq']"), %arg44: tensor<96x18432x8x192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>, tf.aliasing_output = 44 : i32} loc("state['v']['wv']"), %arg45: tensor<32x4096xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['labels']"), %arg46: tensor<32x4096xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['tokens']")) -> (tensor<256000x18432xbf16> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {}]>}, tensor<18432xbf16> {jax.result_info = "result[0]['ln']"}, tensor<96x18432xbf16> {jax.result_info = "result[0]['ln1']"}, tensor<96x18432xbf16> {jax.result_info = "result[0]['ln2']"}, tensor<18432x256000xbf16> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}]>}, tensor<96x73728x18432xbf16> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}]>}, tensor<96x18432x73728xbf16> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}]>}, tensor<96x18432x8x192xbf16> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>}, tensor<96x96x192x18432xbf16> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {}]>}, tensor<96x18432x96x192xbf16> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>}, tensor<96x18432x8x192xbf16> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"tensor"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<256000x18432xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>}, tensor<18432xf32> {jax.result_info = "result[1]['m']['ln']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<96x18432xf32> {jax.result_info = "result[1]['m']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<96x18432xf32> {jax.result_info = "result[1]['m']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<18432x256000xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>}, tensor<96x73728x18432xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>}, tensor<96x18432x73728xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>}, tensor<96x18432x8x192xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<96x96x192x18432xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>}, tensor<96x18432x96x192xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<96x18432x8x192xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<256000x18432xf32> {jax.result_info = "result[1]['master']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>}, tensor<18432xf32> {jax.result_info = "result[1]['master']['ln']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<96x18432xf32> {jax.result_info = "result[1]['master']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<96x18432xf32> {jax.result_info = "result[1]['master']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<18432x256000xf32> {jax.result_info = "result[1]['master']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>}, tensor<96x73728x18432xf32> {jax.result_info = "result[1]['master']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>}, tensor<96x18432x73728xf32> {jax.result_info = "result[1]['master']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>}, tensor<96x18432x8x192xf32> {jax.result_info = "result[1]['master']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<96x96x192x18432xf32> {jax.result_info = "result[1]['master']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>}, tensor<96x18432x96x192xf32> {jax.result_info = "result[1]['master']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<96x18432x8x192xf32> {jax.result_info = "result[1]['master']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<256000x18432xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"data"}]>}, tensor<18432xf32> {jax.result_info = "result[1]['v']['ln']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<96x18432xf32> {jax.result_info = "result[1]['v']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<96x18432xf32> {jax.result_info = "result[1]['v']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<18432x256000xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {"tensor"}]>}, tensor<96x73728x18432xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}]>}, tensor<96x18432x73728xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}]>}, tensor<96x18432x8x192xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<96x96x192x18432xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"data"}, {}]>}, tensor<96x18432x96x192xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<96x18432x8x192xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}, {"tensor"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x4096xi32> loc(#at10)
    %1 = stablehlo.compare LT, %arg46, %0, SIGNED : (tensor<32x4096xi32>, tensor<32x4096xi32>) -> tensor<32x4096xi1> loc(#at10)
    %c_0 = stablehlo.constant dense<256000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x4096xi32> loc(#at10)
    %3 = stablehlo.add %arg46, %2 : tensor<32x4096xi32> loc(#at10)
    %4 = stablehlo.select %1, %3, %arg46 : tensor<32x4096xi1>, tensor<32x4096xi32> loc(#at10)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32x4096xi32>) -> tensor<32x4096x1xi32> loc(#at10)
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 18432>}> : (tensor<256000x18432xbf16>, tensor<32x4096x1xi32>) -> tensor<32x4096x18432xbf16> loc(#at10)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<32x4096x18432xbf16> loc(#at10)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x96x192xbf16> loc(#at13)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x8x192xbf16> loc(#at13)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x8x192xbf16> loc(#at13)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x96x192xbf16> loc(#at13)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %15 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x73728xbf16> loc(#at13)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x73728xbf16> loc(#at13)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at13)
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
    %c_10 = stablehlo.constant dense<0> : tensor<i32> loc(#at13)
    %18:20 = stablehlo.while(%iterArg = %arg2, %iterArg_159 = %arg3, %iterArg_160 = %arg5, %iterArg_161 = %arg6, %iterArg_162 = %arg7, %iterArg_163 = %arg8, %iterArg_164 = %arg9, %iterArg_165 = %arg10, %iterArg_166 = %c_10, %iterArg_167 = %7, %iterArg_168 = %8, %iterArg_169 = %9, %iterArg_170 = %10, %iterArg_171 = %11, %iterArg_172 = %12, %iterArg_173 = %13, %iterArg_174 = %14, %iterArg_175 = %15, %iterArg_176 = %16, %iterArg_177 = %17) : tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16>, tensor<i32>, tensor<32x4096x18432xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x32x4096x18432xbf16>
    cond {
      %c_178 = stablehlo.constant dense<96> : tensor<i32> loc(#at13)
      %443 = stablehlo.compare LT, %iterArg_166, %c_178, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at13)
      stablehlo.return %443 : tensor<i1> loc(#at13)
    } do {
      %443 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_166) : (tensor<96x18432xbf16>, tensor<i32>) -> tensor<18432xbf16> loc(#at13)
      %444 = func.call @dynamic_index_in_dim(%iterArg_159, %iterArg_166) : (tensor<96x18432xbf16>, tensor<i32>) -> tensor<18432xbf16> loc(#at13)
      %445 = func.call @dynamic_index_in_dim_0(%iterArg_160, %iterArg_166) : (tensor<96x73728x18432xbf16>, tensor<i32>) -> tensor<73728x18432xbf16> loc(#at13)
      %446 = func.call @dynamic_index_in_dim_1(%iterArg_161, %iterArg_166) : (tensor<96x18432x73728xbf16>, tensor<i32>) -> tensor<18432x73728xbf16> loc(#at13)
      %447 = func.call @dynamic_index_in_dim_2(%iterArg_162, %iterArg_166) : (tensor<96x18432x8x192xbf16>, tensor<i32>) -> tensor<18432x8x192xbf16> loc(#at13)
      %448 = func.call @dynamic_index_in_dim_3(%iterArg_163, %iterArg_166) : (tensor<96x96x192x18432xbf16>, tensor<i32>) -> tensor<96x192x18432xbf16> loc(#at13)
      %449 = func.call @dynamic_index_in_dim_4(%iterArg_164, %iterArg_166) : (tensor<96x18432x96x192xbf16>, tensor<i32>) -> tensor<18432x96x192xbf16> loc(#at13)
      %450 = func.call @dynamic_index_in_dim_2(%iterArg_165, %iterArg_166) : (tensor<96x18432x8x192xbf16>, tensor<i32>) -> tensor<18432x8x192xbf16> loc(#at13)
      %451:11 = func.call @closed_call(%iterArg_167, %443, %444, %445, %446, %447, %448, %449, %450) : (tensor<32x4096x18432xbf16>, tensor<18432xbf16>, tensor<18432xbf16>, tensor<73728x18432xbf16>, tensor<18432x73728xbf16>, tensor<18432x8x192xbf16>, tensor<96x192x18432xbf16>, tensor<18432x96x192xbf16>, tensor<18432x8x192xbf16>) -> (tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x18432xbf16>) loc(#at13)
      %452 = func.call @dynamic_update_index_in_dim(%iterArg_168, %451#1, %iterArg_166) : (tensor<96x32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<i32>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
      %453 = func.call @dynamic_update_index_in_dim_5(%iterArg_169, %451#2, %iterArg_166) : (tensor<96x32x4096x96x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<i32>) -> tensor<96x32x4096x96x192xbf16> loc(#at13)
      %454 = func.call @dynamic_update_index_in_dim_6(%iterArg_170, %451#3, %iterArg_166) : (tensor<96x32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<i32>) -> tensor<96x32x4096x8x192xbf16> loc(#at13)
      %455 = func.call @dynamic_update_index_in_dim_6(%iterArg_171, %451#4, %iterArg_166) : (tensor<96x32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<i32>) -> tensor<96x32x4096x8x192xbf16> loc(#at13)
      %456 = func.call @dynamic_update_index_in_dim_5(%iterArg_172, %451#5, %iterArg_166) : (tensor<96x32x4096x96x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<i32>) -> tensor<96x32x4096x96x192xbf16> loc(#at13)
      %457 = func.call @dynamic_update_index_in_dim(%iterArg_173, %451#6, %iterArg_166) : (tensor<96x32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<i32>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
      %458 = func.call @dynamic_update_index_in_dim(%iterArg_174, %451#7, %iterArg_166) : (tensor<96x32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<i32>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
      %459 = func.call @dynamic_update_index_in_dim_7(%iterArg_175, %451#8, %iterArg_166) : (tensor<96x32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<i32>) -> tensor<96x32x4096x73728xbf16> loc(#at13)
      %460 = func.call @dynamic_update_index_in_dim_7(%iterArg_176, %451#9, %iterArg_166) : (tensor<96x32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<i32>) -> tensor<96x32x4096x73728xbf16> loc(#at13)
      %461 = func.call @dynamic_update_index_in_dim(%iterArg_177, %451#10, %iterArg_166) : (tensor<96x32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<i32>) -> tensor<96x32x4096x18432xbf16> loc(#at13)
      %c_178 = stablehlo.constant dense<1> : tensor<i32> loc(#at13)
      %462 = stablehlo.add %iterArg_166, %c_178 : tensor<i32> loc(#at13)
      stablehlo.return %iterArg, %iterArg_159, %iterArg_160, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %462, %451#0, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461 : tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16>, tensor<i32>, tensor<32x4096x18432xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x32x4096x18432xbf16> loc(#at13)
    } loc(#at13)
    %19 = stablehlo.convert %18#9 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at12)
    %20 = stablehlo.multiply %19, %19 : tensor<32x4096x18432xf32> loc(#at12)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %21 = stablehlo.reduce(%20 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at12)
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at12)
    %cst_12 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at12)
    %24 = stablehlo.divide %22, %23 : tensor<32x4096x1xf32> loc(#at12)
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at12)
    %26 = stablehlo.add %24, %25 : tensor<32x4096x1xf32> loc(#at12)
    %27 = stablehlo.rsqrt %26 : tensor<32x4096x1xf32> loc(#at12)
    %28 = stablehlo.divide %27, %26 : tensor<32x4096x1xf32> loc(#at12)
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at12)
    %30 = stablehlo.multiply %29, %28 : tensor<32x4096x1xf32> loc(#at12)
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at12)
    %32 = stablehlo.multiply %19, %31 : tensor<32x4096x18432xf32> loc(#at12)
    %33 = stablehlo.convert %arg1 : (tensor<18432xbf16>) -> tensor<18432xf32> loc(#at12)
    %34 = stablehlo.broadcast_in_dim %33, dims = [2] : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at12)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x18432xf32>) -> tensor<32x4096x18432xf32> loc(#at12)
    %36 = stablehlo.multiply %32, %35 : tensor<32x4096x18432xf32> loc(#at12)
    %37 = stablehlo.convert %36 : (tensor<32x4096x18432xf32>) -> tensor<32x4096x18432xbf16> loc(#at12)
    %38 = stablehlo.dot_general %37, %arg4, contracting_dims = [2] x [0] : (tensor<32x4096x18432xbf16>, tensor<18432x256000xbf16>) -> tensor<32x4096x256000xbf16> loc(#at11)
    %39 = sdy.sharding_constraint %38 <@mesh, [{"data"}, {}, {"tensor"}]> : tensor<32x4096x256000xbf16> loc(#at11)
    %40 = stablehlo.convert %39 : (tensor<32x4096x256000xbf16>) -> tensor<32x4096x256000xf32> loc(#at11)
    %41 = call @_one_hot(%arg45) : (tensor<32x4096xi32>) -> tensor<32x4096x256000xf32> loc(#at11)
    %42 = stablehlo.multiply %40, %41 : tensor<32x4096x256000xf32> loc(#at11)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %43 = stablehlo.reduce(%42 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x256000xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at11)
    %44 = stablehlo.reduce(%40 init: %cst_16) applies stablehlo.maximum across dimensions = [2] : (tensor<32x4096x256000xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %45 = stablehlo.reshape %44 : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at11)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x256000xf32> loc(#at11)
    %47 = stablehlo.compare EQ, %40, %46, FLOAT : (tensor<32x4096x256000xf32>, tensor<32x4096x256000xf32>) -> tensor<32x4096x256000xi1> loc(#at11)
    %48 = stablehlo.convert %47 : (tensor<32x4096x256000xi1>) -> tensor<32x4096x256000xf32> loc(#at11)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %49 = stablehlo.reduce(%48 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x256000xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %51 = stablehlo.maximum %50, %44 : tensor<32x4096xf32> loc(#at11)
    %52 = stablehlo.compare EQ, %44, %51, FLOAT : (tensor<32x4096xf32>, tensor<32x4096xf32>) -> tensor<32x4096xi1> loc(#at11)
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %55 = stablehlo.select %52, %53, %54 : tensor<32x4096xi1>, tensor<32x4096xf32> loc(#at11)
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %57 = stablehlo.compare EQ, %56, %51, FLOAT : (tensor<32x4096xf32>, tensor<32x4096xf32>) -> tensor<32x4096xi1> loc(#at11)
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %60 = stablehlo.select %57, %58, %59 : tensor<32x4096xi1>, tensor<32x4096xf32> loc(#at11)
    %61 = stablehlo.divide %55, %60 : tensor<32x4096xf32> loc(#at11)
    %62 = stablehlo.is_finite %51 : (tensor<32x4096xf32>) -> tensor<32x4096xi1> loc(#at11)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %64 = stablehlo.select %62, %51, %63 : tensor<32x4096xi1>, tensor<32x4096xf32> loc(#at11)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %66 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at11)
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x256000xf32> loc(#at11)
    %68 = stablehlo.subtract %40, %67 : tensor<32x4096x256000xf32> loc(#at11)
    %69 = stablehlo.exponential %68 : tensor<32x4096x256000xf32> loc(#at11)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %70 = stablehlo.reduce(%69 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x256000xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %71 = stablehlo.sign %70 : tensor<32x4096xf32> loc(#at11)
    %72 = stablehlo.abs %70 : tensor<32x4096xf32> loc(#at11)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at11)
    %74 = stablehlo.compare GE, %70, %73, FLOAT : (tensor<32x4096xf32>, tensor<32x4096xf32>) -> tensor<32x4096xi1> loc(#at11)
    %75 = stablehlo.log %72 : tensor<32x4096xf32> loc(#at11)
    %76 = stablehlo.add %75, %64 : tensor<32x4096xf32> loc(#at11)
    %77 = stablehlo.subtract %76, %43 : tensor<32x4096xf32> loc(#at11)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %78 = stablehlo.reduce(%77 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at11)
    %cst_29 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %79 = stablehlo.divide %78, %cst_29 : tensor<f32> loc(#at11)
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %80 = stablehlo.divide %cst_30, %cst_31 : tensor<f32> loc(#at15)
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at15)
    %82 = stablehlo.negate %81 : tensor<32x4096xf32> loc(#at15)
    %83 = stablehlo.divide %81, %72 : tensor<32x4096xf32> loc(#at15)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<32x4096xf32> loc(#at15)
    %85 = stablehlo.select %74, %84, %83 : tensor<32x4096xi1>, tensor<32x4096xf32> loc(#at15)
    %86 = stablehlo.select %74, %83, %84 : tensor<32x4096xi1>, tensor<32x4096xf32> loc(#at15)
    %87 = stablehlo.negate %85 : tensor<32x4096xf32> loc(#at15)
    %88 = stablehlo.add %86, %87 : tensor<32x4096xf32> loc(#at15)
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x256000xf32> loc(#at15)
    %90 = stablehlo.multiply %89, %69 : tensor<32x4096x256000xf32> loc(#at15)
    %91 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x256000xf32> loc(#at15)
    %92 = stablehlo.multiply %91, %41 : tensor<32x4096x256000xf32> loc(#at15)
    %93 = stablehlo.add %90, %92 : tensor<32x4096x256000xf32> loc(#at15)
    %94 = stablehlo.convert %93 : (tensor<32x4096x256000xf32>) -> tensor<32x4096x256000xbf16> loc(#at15)
    %95 = sdy.sharding_constraint %94 <@mesh, [{"data"}, {}, {"tensor"}]> : tensor<32x4096x256000xbf16> loc(#at15)
    %96 = stablehlo.dot_general %95, %37, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x256000xbf16>, tensor<32x4096x18432xbf16>) -> tensor<256000x18432xbf16> loc(#at15)
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<256000x18432xbf16>) -> tensor<18432x256000xbf16> loc(#at15)
    %98 = stablehlo.dot_general %95, %arg4, contracting_dims = [2] x [1] : (tensor<32x4096x256000xbf16>, tensor<18432x256000xbf16>) -> tensor<32x4096x18432xbf16> loc(#at15)
    %99 = stablehlo.convert %98 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at16)
    %100 = stablehlo.multiply %32, %99 : tensor<32x4096x18432xf32> loc(#at16)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at16)
    %101 = stablehlo.reduce(%100 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<18432xf32> loc(#at16)
    %102 = stablehlo.reshape %101 : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at16)
    %103 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<1x1x18432xf32>) -> tensor<32x4096x18432xf32> loc(#at16)
    %104 = stablehlo.multiply %99, %103 : tensor<32x4096x18432xf32> loc(#at16)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at16)
    %105 = stablehlo.reduce(%102 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x18432xf32>, tensor<f32>) -> tensor<18432xf32> loc(#at16)
    %106 = stablehlo.convert %105 : (tensor<18432xf32>) -> tensor<18432xbf16> loc(#at16)
    %107 = stablehlo.multiply %19, %104 : tensor<32x4096x18432xf32> loc(#at16)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at16)
    %108 = stablehlo.reduce(%107 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at16)
    %109 = stablehlo.reshape %108 : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at16)
    %110 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at16)
    %111 = stablehlo.multiply %104, %110 : tensor<32x4096x18432xf32> loc(#at16)
    %112 = stablehlo.multiply %109, %30 : tensor<32x4096x1xf32> loc(#at16)
    %cst_36 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at16)
    %114 = stablehlo.divide %112, %113 : tensor<32x4096x1xf32> loc(#at16)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at16)
    %115 = stablehlo.reduce(%114 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x1xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at16)
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x18432xf32> loc(#at16)
    %117 = stablehlo.multiply %19, %116 : tensor<32x4096x18432xf32> loc(#at16)
    %118 = stablehlo.add %111, %117 : tensor<32x4096x18432xf32> loc(#at16)
    %119 = stablehlo.multiply %116, %19 : tensor<32x4096x18432xf32> loc(#at16)
    %120 = stablehlo.add %118, %119 : tensor<32x4096x18432xf32> loc(#at16)
    %121 = stablehlo.convert %120 : (tensor<32x4096x18432xf32>) -> tensor<32x4096x18432xbf16> loc(#at16)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %122 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<96x18432xbf16> loc(#at17)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %123 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<96x18432xbf16> loc(#at17)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %124 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<bf16>) -> tensor<96x73728x18432xbf16> loc(#at17)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %125 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<bf16>) -> tensor<96x18432x73728xbf16> loc(#at17)
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %126 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<bf16>) -> tensor<96x18432x8x192xbf16> loc(#at17)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %127 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<bf16>) -> tensor<96x96x192x18432xbf16> loc(#at17)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %128 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<bf16>) -> tensor<96x18432x96x192xbf16> loc(#at17)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at17)
    %129 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<96x18432x8x192xbf16> loc(#at17)
    %c_46 = stablehlo.constant dense<0> : tensor<i32> loc(#at17)
    %130:28 = stablehlo.while(%iterArg = %18#10, %iterArg_159 = %18#11, %iterArg_160 = %18#12, %iterArg_161 = %18#13, %iterArg_162 = %18#14, %iterArg_163 = %18#15, %iterArg_164 = %18#16, %iterArg_165 = %18#17, %iterArg_166 = %18#18, %iterArg_167 = %arg2, %iterArg_168 = %arg3, %iterArg_169 = %arg5, %iterArg_170 = %arg6, %iterArg_171 = %arg7, %iterArg_172 = %arg8, %iterArg_173 = %arg9, %iterArg_174 = %arg10, %iterArg_175 = %18#19, %iterArg_176 = %c_46, %iterArg_177 = %121, %iterArg_178 = %122, %iterArg_179 = %123, %iterArg_180 = %124, %iterArg_181 = %125, %iterArg_182 = %126, %iterArg_183 = %127, %iterArg_184 = %128, %iterArg_185 = %129) : tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x32x4096x18432xbf16>, tensor<i32>, tensor<32x4096x18432xbf16>, tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16>
    cond {
      %c_186 = stablehlo.constant dense<96> : tensor<i32> loc(#at17)
      %443 = stablehlo.compare LT, %iterArg_176, %c_186, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at17)
      stablehlo.return %443 : tensor<i1> loc(#at17)
    } do {
      %c_186 = stablehlo.constant dense<96> : tensor<i32> loc(#at17)
      %443 = stablehlo.subtract %c_186, %iterArg_176 : tensor<i32> loc(#at17)
      %c_187 = stablehlo.constant dense<1> : tensor<i32> loc(#at17)
      %444 = stablehlo.subtract %443, %c_187 : tensor<i32> loc(#at17)
      %445 = func.call @dynamic_index_in_dim_8(%iterArg, %444) : (tensor<96x32x4096x18432xbf16>, tensor<i32>) -> tensor<32x4096x18432xbf16> loc(#at17)
      %446 = func.call @dynamic_index_in_dim_9(%iterArg_159, %444) : (tensor<96x32x4096x96x192xbf16>, tensor<i32>) -> tensor<32x4096x96x192xbf16> loc(#at17)
      %447 = func.call @dynamic_index_in_dim_10(%iterArg_160, %444) : (tensor<96x32x4096x8x192xbf16>, tensor<i32>) -> tensor<32x4096x8x192xbf16> loc(#at17)
      %448 = func.call @dynamic_index_in_dim_10(%iterArg_161, %444) : (tensor<96x32x4096x8x192xbf16>, tensor<i32>) -> tensor<32x4096x8x192xbf16> loc(#at17)
      %449 = func.call @dynamic_index_in_dim_9(%iterArg_162, %444) : (tensor<96x32x4096x96x192xbf16>, tensor<i32>) -> tensor<32x4096x96x192xbf16> loc(#at17)
      %450 = func.call @dynamic_index_in_dim_8(%iterArg_163, %444) : (tensor<96x32x4096x18432xbf16>, tensor<i32>) -> tensor<32x4096x18432xbf16> loc(#at17)
      %451 = func.call @dynamic_index_in_dim_8(%iterArg_164, %444) : (tensor<96x32x4096x18432xbf16>, tensor<i32>) -> tensor<32x4096x18432xbf16> loc(#at17)
      %452 = func.call @dynamic_index_in_dim_11(%iterArg_165, %444) : (tensor<96x32x4096x73728xbf16>, tensor<i32>) -> tensor<32x4096x73728xbf16> loc(#at17)
      %453 = func.call @dynamic_index_in_dim_11(%iterArg_166, %444) : (tensor<96x32x4096x73728xbf16>, tensor<i32>) -> tensor<32x4096x73728xbf16> loc(#at17)
      %454 = func.call @dynamic_index_in_dim(%iterArg_167, %444) : (tensor<96x18432xbf16>, tensor<i32>) -> tensor<18432xbf16> loc(#at17)
      %455 = func.call @dynamic_index_in_dim(%iterArg_168, %444) : (tensor<96x18432xbf16>, tensor<i32>) -> tensor<18432xbf16> loc(#at17)
      %456 = func.call @dynamic_index_in_dim_0(%iterArg_169, %444) : (tensor<96x73728x18432xbf16>, tensor<i32>) -> tensor<73728x18432xbf16> loc(#at17)
      %457 = func.call @dynamic_index_in_dim_1(%iterArg_170, %444) : (tensor<96x18432x73728xbf16>, tensor<i32>) -> tensor<18432x73728xbf16> loc(#at17)
      %458 = func.call @dynamic_index_in_dim_2(%iterArg_171, %444) : (tensor<96x18432x8x192xbf16>, tensor<i32>) -> tensor<18432x8x192xbf16> loc(#at17)
      %459 = func.call @dynamic_index_in_dim_3(%iterArg_172, %444) : (tensor<96x96x192x18432xbf16>, tensor<i32>) -> tensor<96x192x18432xbf16> loc(#at17)
      %460 = func.call @dynamic_index_in_dim_4(%iterArg_173, %444) : (tensor<96x18432x96x192xbf16>, tensor<i32>) -> tensor<18432x96x192xbf16> loc(#at17)
      %461 = func.call @dynamic_index_in_dim_2(%iterArg_174, %444) : (tensor<96x18432x8x192xbf16>, tensor<i32>) -> tensor<18432x8x192xbf16> loc(#at17)
      %462 = func.call @dynamic_index_in_dim_8(%iterArg_175, %444) : (tensor<96x32x4096x18432xbf16>, tensor<i32>) -> tensor<32x4096x18432xbf16> loc(#at17)
      %463:9 = func.call @closed_call_12(%iterArg_177, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462) : (tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<18432xbf16>, tensor<18432xbf16>, tensor<73728x18432xbf16>, tensor<18432x73728xbf16>, tensor<18432x8x192xbf16>, tensor<96x192x18432xbf16>, tensor<18432x96x192xbf16>, tensor<18432x8x192xbf16>, tensor<32x4096x18432xbf16>) -> (tensor<32x4096x18432xbf16>, tensor<18432xbf16>, tensor<18432xbf16>, tensor<73728x18432xbf16>, tensor<18432x73728xbf16>, tensor<18432x8x192xbf16>, tensor<96x192x18432xbf16>, tensor<18432x96x192xbf16>, tensor<18432x8x192xbf16>) loc(#at17)
      %464 = func.call @dynamic_update_index_in_dim_13(%iterArg_178, %463#1, %444) : (tensor<96x18432xbf16>, tensor<18432xbf16>, tensor<i32>) -> tensor<96x18432xbf16> loc(#at17)
      %465 = func.call @dynamic_update_index_in_dim_13(%iterArg_179, %463#2, %444) : (tensor<96x18432xbf16>, tensor<18432xbf16>, tensor<i32>) -> tensor<96x18432xbf16> loc(#at17)
      %466 = func.call @dynamic_update_index_in_dim_14(%iterArg_180, %463#3, %444) : (tensor<96x73728x18432xbf16>, tensor<73728x18432xbf16>, tensor<i32>) -> tensor<96x73728x18432xbf16> loc(#at17)
      %467 = func.call @dynamic_update_index_in_dim_15(%iterArg_181, %463#4, %444) : (tensor<96x18432x73728xbf16>, tensor<18432x73728xbf16>, tensor<i32>) -> tensor<96x18432x73728xbf16> loc(#at17)
      %468 = func.call @dynamic_update_index_in_dim_16(%iterArg_182, %463#5, %444) : (tensor<96x18432x8x192xbf16>, tensor<18432x8x192xbf16>, tensor<i32>) -> tensor<96x18432x8x192xbf16> loc(#at17)
      %469 = func.call @dynamic_update_index_in_dim_17(%iterArg_183, %463#6, %444) : (tensor<96x96x192x18432xbf16>, tensor<96x192x18432xbf16>, tensor<i32>) -> tensor<96x96x192x18432xbf16> loc(#at17)
      %470 = func.call @dynamic_update_index_in_dim_18(%iterArg_184, %463#7, %444) : (tensor<96x18432x96x192xbf16>, tensor<18432x96x192xbf16>, tensor<i32>) -> tensor<96x18432x96x192xbf16> loc(#at17)
      %471 = func.call @dynamic_update_index_in_dim_16(%iterArg_185, %463#8, %444) : (tensor<96x18432x8x192xbf16>, tensor<18432x8x192xbf16>, tensor<i32>) -> tensor<96x18432x8x192xbf16> loc(#at17)
      %c_188 = stablehlo.constant dense<1> : tensor<i32> loc(#at17)
      %472 = stablehlo.add %iterArg_176, %c_188 : tensor<i32> loc(#at17)
      stablehlo.return %iterArg, %iterArg_159, %iterArg_160, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %472, %463#0, %464, %465, %466, %467, %468, %469, %470, %471 : tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x8x192xbf16>, tensor<96x32x4096x96x192xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x18432xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x32x4096x73728xbf16>, tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x32x4096x18432xbf16>, tensor<i32>, tensor<32x4096x18432xbf16>, tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16> loc(#at17)
    } loc(#at17)
    %131 = sdy.sharding_constraint %130#19 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<32x4096x18432xbf16> loc(#at14)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %132 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<bf16>) -> tensor<256000x18432xbf16> loc(#at14)
    %133 = "stablehlo.scatter"(%132, %5, %131) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg47: tensor<bf16>, %arg48: tensor<bf16>):
      %443 = stablehlo.add %arg47, %arg48 : tensor<bf16> loc(#at14)
      stablehlo.return %443 : tensor<bf16> loc(#at14)
    }) : (tensor<256000x18432xbf16>, tensor<32x4096x1xi32>, tensor<32x4096x18432xbf16>) -> tensor<256000x18432xbf16> loc(#at14)
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.add %arg11, %cst_48 : tensor<f32> loc(#at6)
    %135 = stablehlo.convert %133 : (tensor<256000x18432xbf16>) -> tensor<256000x18432xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %137 = stablehlo.multiply %136, %arg12 : tensor<256000x18432xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %139 = stablehlo.multiply %138, %135 : tensor<256000x18432xf32> loc(#at6)
    %140 = stablehlo.add %137, %139 : tensor<256000x18432xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %142 = stablehlo.multiply %141, %arg34 : tensor<256000x18432xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %144 = stablehlo.multiply %143, %135 : tensor<256000x18432xf32> loc(#at6)
    %145 = stablehlo.multiply %144, %135 : tensor<256000x18432xf32> loc(#at6)
    %146 = stablehlo.add %142, %145 : tensor<256000x18432xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.power %cst_53, %134 : tensor<f32> loc(#at6)
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %148 = stablehlo.subtract %cst_54, %147 : tensor<f32> loc(#at6)
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %150 = stablehlo.divide %140, %149 : tensor<256000x18432xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %152 = stablehlo.multiply %151, %150 : tensor<256000x18432xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %153 = stablehlo.power %cst_56, %134 : tensor<f32> loc(#at6)
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %154 = stablehlo.subtract %cst_57, %153 : tensor<f32> loc(#at6)
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %156 = stablehlo.divide %146, %155 : tensor<256000x18432xf32> loc(#at6)
    %157 = stablehlo.sqrt %156 : tensor<256000x18432xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<256000x18432xf32> loc(#at6)
    %159 = stablehlo.add %157, %158 : tensor<256000x18432xf32> loc(#at6)
    %160 = stablehlo.divide %152, %159 : tensor<256000x18432xf32> loc(#at6)
    %161 = stablehlo.subtract %arg23, %160 : tensor<256000x18432xf32> loc(#at6)
    %162 = stablehlo.convert %106 : (tensor<18432xbf16>) -> tensor<18432xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %164 = stablehlo.multiply %163, %arg13 : tensor<18432xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %166 = stablehlo.multiply %165, %162 : tensor<18432xf32> loc(#at6)
    %167 = stablehlo.add %164, %166 : tensor<18432xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %169 = stablehlo.multiply %168, %arg35 : tensor<18432xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %171 = stablehlo.multiply %170, %162 : tensor<18432xf32> loc(#at6)
    %172 = stablehlo.multiply %171, %162 : tensor<18432xf32> loc(#at6)
    %173 = stablehlo.add %169, %172 : tensor<18432xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %174 = stablehlo.power %cst_63, %134 : tensor<f32> loc(#at6)
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.subtract %cst_64, %174 : tensor<f32> loc(#at6)
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %177 = stablehlo.divide %167, %176 : tensor<18432xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %179 = stablehlo.multiply %178, %177 : tensor<18432xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %180 = stablehlo.power %cst_66, %134 : tensor<f32> loc(#at6)
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.subtract %cst_67, %180 : tensor<f32> loc(#at6)
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %183 = stablehlo.divide %173, %182 : tensor<18432xf32> loc(#at6)
    %184 = stablehlo.sqrt %183 : tensor<18432xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<18432xf32> loc(#at6)
    %186 = stablehlo.add %184, %185 : tensor<18432xf32> loc(#at6)
    %187 = stablehlo.divide %179, %186 : tensor<18432xf32> loc(#at6)
    %188 = stablehlo.subtract %arg24, %187 : tensor<18432xf32> loc(#at6)
    %189 = stablehlo.convert %130#20 : (tensor<96x18432xbf16>) -> tensor<96x18432xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %191 = stablehlo.multiply %190, %arg14 : tensor<96x18432xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %193 = stablehlo.multiply %192, %189 : tensor<96x18432xf32> loc(#at6)
    %194 = stablehlo.add %191, %193 : tensor<96x18432xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %196 = stablehlo.multiply %195, %arg36 : tensor<96x18432xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %198 = stablehlo.multiply %197, %189 : tensor<96x18432xf32> loc(#at6)
    %199 = stablehlo.multiply %198, %189 : tensor<96x18432xf32> loc(#at6)
    %200 = stablehlo.add %196, %199 : tensor<96x18432xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %201 = stablehlo.power %cst_73, %134 : tensor<f32> loc(#at6)
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %202 = stablehlo.subtract %cst_74, %201 : tensor<f32> loc(#at6)
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %204 = stablehlo.divide %194, %203 : tensor<96x18432xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %206 = stablehlo.multiply %205, %204 : tensor<96x18432xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %207 = stablehlo.power %cst_76, %134 : tensor<f32> loc(#at6)
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.subtract %cst_77, %207 : tensor<f32> loc(#at6)
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %210 = stablehlo.divide %200, %209 : tensor<96x18432xf32> loc(#at6)
    %211 = stablehlo.sqrt %210 : tensor<96x18432xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %213 = stablehlo.add %211, %212 : tensor<96x18432xf32> loc(#at6)
    %214 = stablehlo.divide %206, %213 : tensor<96x18432xf32> loc(#at6)
    %215 = stablehlo.subtract %arg25, %214 : tensor<96x18432xf32> loc(#at6)
    %216 = stablehlo.convert %130#21 : (tensor<96x18432xbf16>) -> tensor<96x18432xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %218 = stablehlo.multiply %217, %arg15 : tensor<96x18432xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %220 = stablehlo.multiply %219, %216 : tensor<96x18432xf32> loc(#at6)
    %221 = stablehlo.add %218, %220 : tensor<96x18432xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %223 = stablehlo.multiply %222, %arg37 : tensor<96x18432xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %225 = stablehlo.multiply %224, %216 : tensor<96x18432xf32> loc(#at6)
    %226 = stablehlo.multiply %225, %216 : tensor<96x18432xf32> loc(#at6)
    %227 = stablehlo.add %223, %226 : tensor<96x18432xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %228 = stablehlo.power %cst_83, %134 : tensor<f32> loc(#at6)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.subtract %cst_84, %228 : tensor<f32> loc(#at6)
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %231 = stablehlo.divide %221, %230 : tensor<96x18432xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %233 = stablehlo.multiply %232, %231 : tensor<96x18432xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %234 = stablehlo.power %cst_86, %134 : tensor<f32> loc(#at6)
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %235 = stablehlo.subtract %cst_87, %234 : tensor<f32> loc(#at6)
    %236 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %237 = stablehlo.divide %227, %236 : tensor<96x18432xf32> loc(#at6)
    %238 = stablehlo.sqrt %237 : tensor<96x18432xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<96x18432xf32> loc(#at6)
    %240 = stablehlo.add %238, %239 : tensor<96x18432xf32> loc(#at6)
    %241 = stablehlo.divide %233, %240 : tensor<96x18432xf32> loc(#at6)
    %242 = stablehlo.subtract %arg26, %241 : tensor<96x18432xf32> loc(#at6)
    %243 = stablehlo.convert %97 : (tensor<18432x256000xbf16>) -> tensor<18432x256000xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %245 = stablehlo.multiply %244, %arg16 : tensor<18432x256000xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %247 = stablehlo.multiply %246, %243 : tensor<18432x256000xf32> loc(#at6)
    %248 = stablehlo.add %245, %247 : tensor<18432x256000xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %250 = stablehlo.multiply %249, %arg38 : tensor<18432x256000xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %252 = stablehlo.multiply %251, %243 : tensor<18432x256000xf32> loc(#at6)
    %253 = stablehlo.multiply %252, %243 : tensor<18432x256000xf32> loc(#at6)
    %254 = stablehlo.add %250, %253 : tensor<18432x256000xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %255 = stablehlo.power %cst_93, %134 : tensor<f32> loc(#at6)
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.subtract %cst_94, %255 : tensor<f32> loc(#at6)
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %258 = stablehlo.divide %248, %257 : tensor<18432x256000xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %260 = stablehlo.multiply %259, %258 : tensor<18432x256000xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %261 = stablehlo.power %cst_96, %134 : tensor<f32> loc(#at6)
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.subtract %cst_97, %261 : tensor<f32> loc(#at6)
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %264 = stablehlo.divide %254, %263 : tensor<18432x256000xf32> loc(#at6)
    %265 = stablehlo.sqrt %264 : tensor<18432x256000xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<18432x256000xf32> loc(#at6)
    %267 = stablehlo.add %265, %266 : tensor<18432x256000xf32> loc(#at6)
    %268 = stablehlo.divide %260, %267 : tensor<18432x256000xf32> loc(#at6)
    %269 = stablehlo.subtract %arg27, %268 : tensor<18432x256000xf32> loc(#at6)
    %270 = stablehlo.convert %130#22 : (tensor<96x73728x18432xbf16>) -> tensor<96x73728x18432xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %272 = stablehlo.multiply %271, %arg17 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %274 = stablehlo.multiply %273, %270 : tensor<96x73728x18432xf32> loc(#at6)
    %275 = stablehlo.add %272, %274 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %277 = stablehlo.multiply %276, %arg39 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %279 = stablehlo.multiply %278, %270 : tensor<96x73728x18432xf32> loc(#at6)
    %280 = stablehlo.multiply %279, %270 : tensor<96x73728x18432xf32> loc(#at6)
    %281 = stablehlo.add %277, %280 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %282 = stablehlo.power %cst_103, %134 : tensor<f32> loc(#at6)
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.subtract %cst_104, %282 : tensor<f32> loc(#at6)
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %285 = stablehlo.divide %275, %284 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %287 = stablehlo.multiply %286, %285 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %288 = stablehlo.power %cst_106, %134 : tensor<f32> loc(#at6)
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.subtract %cst_107, %288 : tensor<f32> loc(#at6)
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %291 = stablehlo.divide %281, %290 : tensor<96x73728x18432xf32> loc(#at6)
    %292 = stablehlo.sqrt %291 : tensor<96x73728x18432xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<96x73728x18432xf32> loc(#at6)
    %294 = stablehlo.add %292, %293 : tensor<96x73728x18432xf32> loc(#at6)
    %295 = stablehlo.divide %287, %294 : tensor<96x73728x18432xf32> loc(#at6)
    %296 = stablehlo.subtract %arg28, %295 : tensor<96x73728x18432xf32> loc(#at6)
    %297 = stablehlo.convert %130#23 : (tensor<96x18432x73728xbf16>) -> tensor<96x18432x73728xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %299 = stablehlo.multiply %298, %arg18 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %301 = stablehlo.multiply %300, %297 : tensor<96x18432x73728xf32> loc(#at6)
    %302 = stablehlo.add %299, %301 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %304 = stablehlo.multiply %303, %arg40 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %306 = stablehlo.multiply %305, %297 : tensor<96x18432x73728xf32> loc(#at6)
    %307 = stablehlo.multiply %306, %297 : tensor<96x18432x73728xf32> loc(#at6)
    %308 = stablehlo.add %304, %307 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %309 = stablehlo.power %cst_113, %134 : tensor<f32> loc(#at6)
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %310 = stablehlo.subtract %cst_114, %309 : tensor<f32> loc(#at6)
    %311 = stablehlo.broadcast_in_dim %310, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %312 = stablehlo.divide %302, %311 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %314 = stablehlo.multiply %313, %312 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %315 = stablehlo.power %cst_116, %134 : tensor<f32> loc(#at6)
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.subtract %cst_117, %315 : tensor<f32> loc(#at6)
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %318 = stablehlo.divide %308, %317 : tensor<96x18432x73728xf32> loc(#at6)
    %319 = stablehlo.sqrt %318 : tensor<96x18432x73728xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<96x18432x73728xf32> loc(#at6)
    %321 = stablehlo.add %319, %320 : tensor<96x18432x73728xf32> loc(#at6)
    %322 = stablehlo.divide %314, %321 : tensor<96x18432x73728xf32> loc(#at6)
    %323 = stablehlo.subtract %arg29, %322 : tensor<96x18432x73728xf32> loc(#at6)
    %324 = stablehlo.convert %130#24 : (tensor<96x18432x8x192xbf16>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %326 = stablehlo.multiply %325, %arg19 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %328 = stablehlo.multiply %327, %324 : tensor<96x18432x8x192xf32> loc(#at6)
    %329 = stablehlo.add %326, %328 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %331 = stablehlo.multiply %330, %arg41 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %333 = stablehlo.multiply %332, %324 : tensor<96x18432x8x192xf32> loc(#at6)
    %334 = stablehlo.multiply %333, %324 : tensor<96x18432x8x192xf32> loc(#at6)
    %335 = stablehlo.add %331, %334 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %336 = stablehlo.power %cst_123, %134 : tensor<f32> loc(#at6)
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.subtract %cst_124, %336 : tensor<f32> loc(#at6)
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %339 = stablehlo.divide %329, %338 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %341 = stablehlo.multiply %340, %339 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %342 = stablehlo.power %cst_126, %134 : tensor<f32> loc(#at6)
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %343 = stablehlo.subtract %cst_127, %342 : tensor<f32> loc(#at6)
    %344 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %345 = stablehlo.divide %335, %344 : tensor<96x18432x8x192xf32> loc(#at6)
    %346 = stablehlo.sqrt %345 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %348 = stablehlo.add %346, %347 : tensor<96x18432x8x192xf32> loc(#at6)
    %349 = stablehlo.divide %341, %348 : tensor<96x18432x8x192xf32> loc(#at6)
    %350 = stablehlo.subtract %arg30, %349 : tensor<96x18432x8x192xf32> loc(#at6)
    %351 = stablehlo.convert %130#25 : (tensor<96x96x192x18432xbf16>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %353 = stablehlo.multiply %352, %arg20 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %355 = stablehlo.multiply %354, %351 : tensor<96x96x192x18432xf32> loc(#at6)
    %356 = stablehlo.add %353, %355 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %358 = stablehlo.multiply %357, %arg42 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %360 = stablehlo.multiply %359, %351 : tensor<96x96x192x18432xf32> loc(#at6)
    %361 = stablehlo.multiply %360, %351 : tensor<96x96x192x18432xf32> loc(#at6)
    %362 = stablehlo.add %358, %361 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %363 = stablehlo.power %cst_133, %134 : tensor<f32> loc(#at6)
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %364 = stablehlo.subtract %cst_134, %363 : tensor<f32> loc(#at6)
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %366 = stablehlo.divide %356, %365 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %368 = stablehlo.multiply %367, %366 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %369 = stablehlo.power %cst_136, %134 : tensor<f32> loc(#at6)
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %370 = stablehlo.subtract %cst_137, %369 : tensor<f32> loc(#at6)
    %371 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %372 = stablehlo.divide %362, %371 : tensor<96x96x192x18432xf32> loc(#at6)
    %373 = stablehlo.sqrt %372 : tensor<96x96x192x18432xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<96x96x192x18432xf32> loc(#at6)
    %375 = stablehlo.add %373, %374 : tensor<96x96x192x18432xf32> loc(#at6)
    %376 = stablehlo.divide %368, %375 : tensor<96x96x192x18432xf32> loc(#at6)
    %377 = stablehlo.subtract %arg31, %376 : tensor<96x96x192x18432xf32> loc(#at6)
    %378 = stablehlo.convert %130#26 : (tensor<96x18432x96x192xbf16>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %380 = stablehlo.multiply %379, %arg21 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %382 = stablehlo.multiply %381, %378 : tensor<96x18432x96x192xf32> loc(#at6)
    %383 = stablehlo.add %380, %382 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %385 = stablehlo.multiply %384, %arg43 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %387 = stablehlo.multiply %386, %378 : tensor<96x18432x96x192xf32> loc(#at6)
    %388 = stablehlo.multiply %387, %378 : tensor<96x18432x96x192xf32> loc(#at6)
    %389 = stablehlo.add %385, %388 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %390 = stablehlo.power %cst_143, %134 : tensor<f32> loc(#at6)
    %cst_144 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.subtract %cst_144, %390 : tensor<f32> loc(#at6)
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %393 = stablehlo.divide %383, %392 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %395 = stablehlo.multiply %394, %393 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %396 = stablehlo.power %cst_146, %134 : tensor<f32> loc(#at6)
    %cst_147 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %397 = stablehlo.subtract %cst_147, %396 : tensor<f32> loc(#at6)
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %399 = stablehlo.divide %389, %398 : tensor<96x18432x96x192xf32> loc(#at6)
    %400 = stablehlo.sqrt %399 : tensor<96x18432x96x192xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<96x18432x96x192xf32> loc(#at6)
    %402 = stablehlo.add %400, %401 : tensor<96x18432x96x192xf32> loc(#at6)
    %403 = stablehlo.divide %395, %402 : tensor<96x18432x96x192xf32> loc(#at6)
    %404 = stablehlo.subtract %arg32, %403 : tensor<96x18432x96x192xf32> loc(#at6)
    %405 = stablehlo.convert %130#27 : (tensor<96x18432x8x192xbf16>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %407 = stablehlo.multiply %406, %arg22 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %409 = stablehlo.multiply %408, %405 : tensor<96x18432x8x192xf32> loc(#at6)
    %410 = stablehlo.add %407, %409 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %412 = stablehlo.multiply %411, %arg44 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %414 = stablehlo.multiply %413, %405 : tensor<96x18432x8x192xf32> loc(#at6)
    %415 = stablehlo.multiply %414, %405 : tensor<96x18432x8x192xf32> loc(#at6)
    %416 = stablehlo.add %412, %415 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %417 = stablehlo.power %cst_153, %134 : tensor<f32> loc(#at6)
    %cst_154 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %418 = stablehlo.subtract %cst_154, %417 : tensor<f32> loc(#at6)
    %419 = stablehlo.broadcast_in_dim %418, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %420 = stablehlo.divide %410, %419 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %422 = stablehlo.multiply %421, %420 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %423 = stablehlo.power %cst_156, %134 : tensor<f32> loc(#at6)
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.subtract %cst_157, %423 : tensor<f32> loc(#at6)
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %426 = stablehlo.divide %416, %425 : tensor<96x18432x8x192xf32> loc(#at6)
    %427 = stablehlo.sqrt %426 : tensor<96x18432x8x192xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<96x18432x8x192xf32> loc(#at6)
    %429 = stablehlo.add %427, %428 : tensor<96x18432x8x192xf32> loc(#at6)
    %430 = stablehlo.divide %422, %429 : tensor<96x18432x8x192xf32> loc(#at6)
    %431 = stablehlo.subtract %arg33, %430 : tensor<96x18432x8x192xf32> loc(#at6)
    %432 = stablehlo.convert %161 : (tensor<256000x18432xf32>) -> tensor<256000x18432xbf16> loc(#at6)
    %433 = stablehlo.convert %188 : (tensor<18432xf32>) -> tensor<18432xbf16> loc(#at6)
    %434 = stablehlo.convert %215 : (tensor<96x18432xf32>) -> tensor<96x18432xbf16> loc(#at6)
    %435 = stablehlo.convert %242 : (tensor<96x18432xf32>) -> tensor<96x18432xbf16> loc(#at6)
    %436 = stablehlo.convert %269 : (tensor<18432x256000xf32>) -> tensor<18432x256000xbf16> loc(#at6)
    %437 = stablehlo.convert %296 : (tensor<96x73728x18432xf32>) -> tensor<96x73728x18432xbf16> loc(#at6)
    %438 = stablehlo.convert %323 : (tensor<96x18432x73728xf32>) -> tensor<96x18432x73728xbf16> loc(#at6)
    %439 = stablehlo.convert %350 : (tensor<96x18432x8x192xf32>) -> tensor<96x18432x8x192xbf16> loc(#at6)
    %440 = stablehlo.convert %377 : (tensor<96x96x192x18432xf32>) -> tensor<96x96x192x18432xbf16> loc(#at6)
    %441 = stablehlo.convert %404 : (tensor<96x18432x96x192xf32>) -> tensor<96x18432x96x192xbf16> loc(#at6)
    %442 = stablehlo.convert %431 : (tensor<96x18432x8x192xf32>) -> tensor<96x18432x8x192xbf16> loc(#at6)
    return %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %134, %140, %167, %194, %221, %248, %275, %302, %329, %356, %383, %410, %161, %188, %215, %242, %269, %296, %323, %350, %377, %404, %431, %146, %173, %200, %227, %254, %281, %308, %335, %362, %389, %416, %79 : tensor<256000x18432xbf16>, tensor<18432xbf16>, tensor<96x18432xbf16>, tensor<96x18432xbf16>, tensor<18432x256000xbf16>, tensor<96x73728x18432xbf16>, tensor<96x18432x73728xbf16>, tensor<96x18432x8x192xbf16>, tensor<96x96x192x18432xbf16>, tensor<96x18432x96x192xbf16>, tensor<96x18432x8x192xbf16>, tensor<f32>, tensor<256000x18432xf32>, tensor<18432xf32>, tensor<96x18432xf32>, tensor<96x18432xf32>, tensor<18432x256000xf32>, tensor<96x73728x18432xf32>, tensor<96x18432x73728xf32>, tensor<96x18432x8x192xf32>, tensor<96x96x192x18432xf32>, tensor<96x18432x96x192xf32>, tensor<96x18432x8x192xf32>, tensor<256000x18432xf32>, tensor<18432xf32>, tensor<96x18432xf32>, tensor<96x18432xf32>, tensor<18432x256000xf32>, tensor<96x73728x18432xf32>, tensor<96x18432x73728xf32>, tensor<96x18432x8x192xf32>, tensor<96x96x192x18432xf32>, tensor<96x18432x96x192xf32>, tensor<96x18432x8x192xf32>, tensor<256000x18432xf32>, tensor<18432xf32>, tensor<96x18432xf32>, tensor<96x18432xf32>, tensor<18432x256000xf32>, tensor<96x73728x18432xf32>, tensor<96x18432x73728xf32>, tensor<96x18432x8x192xf32>, tensor<96x96x192x18432xf32>, tensor<96x18432x96x192xf32>, tensor<96x18432x8x192xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<96x18432xbf16>, %arg1: tensor<i32>) -> tensor<18432xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 18432] : (tensor<96x18432xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x18432xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x18432xbf16>) -> tensor<18432xbf16>
    return %1 : tensor<18432xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<96x73728x18432xbf16>, %arg1: tensor<i32>) -> tensor<73728x18432xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 73728, 18432] : (tensor<96x73728x18432xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x73728x18432xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x73728x18432xbf16>) -> tensor<73728x18432xbf16>
    return %1 : tensor<73728x18432xbf16>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<96x18432x73728xbf16>, %arg1: tensor<i32>) -> tensor<18432x73728xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 18432, 73728] : (tensor<96x18432x73728xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x18432x73728xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x18432x73728xbf16>) -> tensor<18432x73728xbf16>
    return %1 : tensor<18432x73728xbf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<96x18432x8x192xbf16>, %arg1: tensor<i32>) -> tensor<18432x8x192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 18432, 8, 192] : (tensor<96x18432x8x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x18432x8x192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x18432x8x192xbf16>) -> tensor<18432x8x192xbf16>
    return %1 : tensor<18432x8x192xbf16>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<96x96x192x18432xbf16>, %arg1: tensor<i32>) -> tensor<96x192x18432xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 96, 192, 18432] : (tensor<96x96x192x18432xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x192x18432xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x96x192x18432xbf16>) -> tensor<96x192x18432xbf16>
    return %1 : tensor<96x192x18432xbf16>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<96x18432x96x192xbf16>, %arg1: tensor<i32>) -> tensor<18432x96x192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 18432, 96, 192] : (tensor<96x18432x96x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x18432x96x192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x18432x96x192xbf16>) -> tensor<18432x96x192xbf16>
    return %1 : tensor<18432x96x192xbf16>
  }
  func.func private @closed_call(%arg0: tensor<32x4096x18432xbf16>, %arg1: tensor<18432xbf16>, %arg2: tensor<18432xbf16>, %arg3: tensor<73728x18432xbf16>, %arg4: tensor<18432x73728xbf16>, %arg5: tensor<18432x8x192xbf16>, %arg6: tensor<96x192x18432xbf16>, %arg7: tensor<18432x96x192xbf16>, %arg8: tensor<18432x8x192xbf16>) -> (tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x18432xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<32x4096x18432xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<32x4096x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<32x4096x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<32x4096x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<32x4096x18432xf32> loc(#at5)
    %11 = stablehlo.convert %arg1 : (tensor<18432xbf16>) -> tensor<18432xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at5)
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x18432xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %14 = stablehlo.multiply %10, %13 : tensor<32x4096x18432xf32> loc(#at5)
    %15 = stablehlo.convert %14 : (tensor<32x4096x18432xf32>) -> tensor<32x4096x18432xbf16> loc(#at5)
    %16 = stablehlo.reduce_precision %15, format = e8m7 : tensor<32x4096x18432xbf16>
    %17 = stablehlo.dot_general %16, %arg7, contracting_dims = [2] x [0] : (tensor<32x4096x18432xbf16>, tensor<18432x96x192xbf16>) -> tensor<32x4096x96x192xbf16> loc(#at0)
    %18 = stablehlo.dot_general %16, %arg5, contracting_dims = [2] x [0] : (tensor<32x4096x18432xbf16>, tensor<18432x8x192xbf16>) -> tensor<32x4096x8x192xbf16> loc(#at0)
    %19 = stablehlo.dot_general %16, %arg8, contracting_dims = [2] x [0] : (tensor<32x4096x18432xbf16>, tensor<18432x8x192xbf16>) -> tensor<32x4096x8x192xbf16> loc(#at0)
    %20:3 = stablehlo.optimization_barrier %17, %18, %19 : tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16> loc(#at0)
    %21 = stablehlo.reshape %20#0 : (tensor<32x4096x96x192xbf16>) -> tensor<32x4096x8x12x192xbf16> loc(#at1)
    %22 = stablehlo.dot_general %20#1, %21, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<32x4096x8x192xbf16>, tensor<32x4096x8x12x192xbf16>) -> tensor<32x8x4096x4096x12xbf16> loc(#at1)
    %23 = stablehlo.transpose %22, dims = [0, 1, 4, 3, 2] : (tensor<32x8x4096x4096x12xbf16>) -> tensor<32x8x12x4096x4096xbf16> loc(#at1)
    %24 = stablehlo.convert %23 : (tensor<32x8x12x4096x4096xbf16>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.0721687824> : tensor<f32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %26 = stablehlo.multiply %24, %25 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %27 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at1)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<4096xi32>) -> tensor<4096x1xi32> loc(#at1)
    %29 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at1)
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<4096xi32>) -> tensor<1x4096xi32> loc(#at1)
    %31 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<4096x1xi32>) -> tensor<4096x4096xi32> loc(#at1)
    %32 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x4096xi32>) -> tensor<4096x4096xi32> loc(#at1)
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1> loc(#at1)
    %34 = stablehlo.convert %33 : (tensor<4096x4096xi1>) -> tensor<4096x4096xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at1)
    %36 = stablehlo.multiply %35, %34 : tensor<4096x4096xf32> loc(#at1)
    %37 = stablehlo.broadcast_in_dim %36, dims = [3, 4] : (tensor<4096x4096xf32>) -> tensor<1x1x1x4096x4096xf32> loc(#at1)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4096x4096xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %39 = stablehlo.subtract %26, %38 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %40 = stablehlo.reduce(%39 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<32x8x12x4096x4096xf32>, tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %41 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at1)
    %42 = stablehlo.maximum %41, %40 : tensor<32x8x12x4096xf32> loc(#at1)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<32x8x12x4096xf32>) -> tensor<32x8x12x4096x1xf32> loc(#at1)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3, 4] : (tensor<32x8x12x4096x1xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %45 = stablehlo.subtract %39, %44 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %46 = stablehlo.exponential %45 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %47 = stablehlo.reduce(%46 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<32x8x12x4096x4096xf32>, tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at1)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<32x8x12x4096xf32>) -> tensor<32x8x12x4096x1xf32> loc(#at1)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3, 4] : (tensor<32x8x12x4096x1xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %50 = stablehlo.divide %46, %49 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %51 = stablehlo.convert %50 : (tensor<32x8x12x4096x4096xf32>) -> tensor<32x8x12x4096x4096xbf16> loc(#at1)
    %52 = stablehlo.dot_general %20#2, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<32x4096x8x192xbf16>, tensor<32x8x12x4096x4096xbf16>) -> tensor<32x8x192x12x4096xbf16> loc(#at1)
    %53 = stablehlo.transpose %52, dims = [0, 4, 1, 3, 2] : (tensor<32x8x192x12x4096xbf16>) -> tensor<32x4096x8x12x192xbf16> loc(#at1)
    %54 = stablehlo.reshape %53 : (tensor<32x4096x8x12x192xbf16>) -> tensor<32x4096x96x192xbf16> loc(#at1)
    %55 = stablehlo.reduce_precision %54, format = e8m7 : tensor<32x4096x96x192xbf16> loc(#at0)
    %56 = stablehlo.dot_general %55, %arg6, contracting_dims = [3, 2] x [1, 0] : (tensor<32x4096x96x192xbf16>, tensor<96x192x18432xbf16>) -> tensor<32x4096x18432xbf16> loc(#at0)
    %57 = stablehlo.add %arg0, %56 : tensor<32x4096x18432xbf16>
    %58 = sdy.sharding_constraint %57 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<32x4096x18432xbf16>
    %59 = stablehlo.reduce_precision %58, format = e8m7 : tensor<32x4096x18432xbf16>
    %60 = stablehlo.convert %59 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at5)
    %61 = stablehlo.multiply %60, %60 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %62 = stablehlo.reduce(%61 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at5)
    %65 = stablehlo.divide %63, %64 : tensor<32x4096x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at5)
    %67 = stablehlo.add %65, %66 : tensor<32x4096x1xf32> loc(#at5)
    %68 = stablehlo.rsqrt %67 : tensor<32x4096x1xf32> loc(#at5)
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %70 = stablehlo.multiply %60, %69 : tensor<32x4096x18432xf32> loc(#at5)
    %71 = stablehlo.convert %arg2 : (tensor<18432xbf16>) -> tensor<18432xf32> loc(#at5)
    %72 = stablehlo.broadcast_in_dim %71, dims = [2] : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at5)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x18432xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %74 = stablehlo.multiply %70, %73 : tensor<32x4096x18432xf32> loc(#at5)
    %75 = stablehlo.convert %74 : (tensor<32x4096x18432xf32>) -> tensor<32x4096x18432xbf16> loc(#at5)
    %76 = stablehlo.reduce_precision %75, format = e8m7 : tensor<32x4096x18432xbf16>
    %77 = stablehlo.dot_general %76, %arg4, contracting_dims = [2] x [0] : (tensor<32x4096x18432xbf16>, tensor<18432x73728xbf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %78 = stablehlo.reduce_precision %77, format = e8m7 : tensor<32x4096x73728xbf16> loc(#at3)
    %79 = stablehlo.multiply %78, %78 : tensor<32x4096x73728xbf16> loc(#at3)
    %80 = stablehlo.multiply %79, %78 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_10 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %82 = stablehlo.multiply %81, %80 : tensor<32x4096x73728xbf16> loc(#at3)
    %83 = stablehlo.add %78, %82 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_11 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %84 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %85 = stablehlo.multiply %84, %83 : tensor<32x4096x73728xbf16> loc(#at3)
    %86 = stablehlo.tanh %85 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %87 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %88 = stablehlo.add %87, %86 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %89 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %90 = stablehlo.multiply %89, %88 : tensor<32x4096x73728xbf16> loc(#at3)
    %91 = stablehlo.multiply %78, %90 : tensor<32x4096x73728xbf16> loc(#at3)
    %92 = stablehlo.reduce_precision %91, format = e8m7 : tensor<32x4096x73728xbf16> loc(#at3)
    %93 = stablehlo.dot_general %92, %arg3, contracting_dims = [2] x [0] : (tensor<32x4096x73728xbf16>, tensor<73728x18432xbf16>) -> tensor<32x4096x18432xbf16> loc(#at3)
    %94 = stablehlo.add %59, %93 : tensor<32x4096x18432xbf16>
    %95 = sdy.sharding_constraint %94 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<32x4096x18432xbf16>
    return %95, %16, %20#0, %20#1, %20#2, %55, %59, %76, %78, %92, %arg0 : tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x18432xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<96x32x4096x18432xbf16>, %arg1: tensor<32x4096x18432xbf16>, %arg2: tensor<i32>) -> tensor<96x32x4096x18432xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<32x4096x18432xbf16>) -> tensor<1x32x4096x18432xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<96x32x4096x18432xbf16>, tensor<1x32x4096x18432xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x32x4096x18432xbf16>
    return %1 : tensor<96x32x4096x18432xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<96x32x4096x96x192xbf16>, %arg1: tensor<32x4096x96x192xbf16>, %arg2: tensor<i32>) -> tensor<96x32x4096x96x192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<32x4096x96x192xbf16>) -> tensor<1x32x4096x96x192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<96x32x4096x96x192xbf16>, tensor<1x32x4096x96x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x32x4096x96x192xbf16>
    return %1 : tensor<96x32x4096x96x192xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<96x32x4096x8x192xbf16>, %arg1: tensor<32x4096x8x192xbf16>, %arg2: tensor<i32>) -> tensor<96x32x4096x8x192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<32x4096x8x192xbf16>) -> tensor<1x32x4096x8x192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<96x32x4096x8x192xbf16>, tensor<1x32x4096x8x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x32x4096x8x192xbf16>
    return %1 : tensor<96x32x4096x8x192xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<96x32x4096x73728xbf16>, %arg1: tensor<32x4096x73728xbf16>, %arg2: tensor<i32>) -> tensor<96x32x4096x73728xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<32x4096x73728xbf16>) -> tensor<1x32x4096x73728xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<96x32x4096x73728xbf16>, tensor<1x32x4096x73728xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x32x4096x73728xbf16>
    return %1 : tensor<96x32x4096x73728xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<32x4096xi32>) -> tensor<32x4096x256000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<32x4096xi32>) -> tensor<32x4096x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x256000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<32x4096x1xi32>) -> tensor<32x4096x256000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x256000xi32>) -> tensor<32x4096x256000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<32x4096x256000xi32>, tensor<32x4096x256000xi32>) -> tensor<32x4096x256000xi1>
    %5 = stablehlo.convert %4 : (tensor<32x4096x256000xi1>) -> tensor<32x4096x256000xf32>
    return %5 : tensor<32x4096x256000xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<96x32x4096x18432xbf16>, %arg1: tensor<i32>) -> tensor<32x4096x18432xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 32, 4096, 18432] : (tensor<96x32x4096x18432xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4096x18432xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4096x18432xbf16>) -> tensor<32x4096x18432xbf16>
    return %1 : tensor<32x4096x18432xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<96x32x4096x96x192xbf16>, %arg1: tensor<i32>) -> tensor<32x4096x96x192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 32, 4096, 96, 192] : (tensor<96x32x4096x96x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4096x96x192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4096x96x192xbf16>) -> tensor<32x4096x96x192xbf16>
    return %1 : tensor<32x4096x96x192xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<96x32x4096x8x192xbf16>, %arg1: tensor<i32>) -> tensor<32x4096x8x192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 32, 4096, 8, 192] : (tensor<96x32x4096x8x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4096x8x192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4096x8x192xbf16>) -> tensor<32x4096x8x192xbf16>
    return %1 : tensor<32x4096x8x192xbf16>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<96x32x4096x73728xbf16>, %arg1: tensor<i32>) -> tensor<32x4096x73728xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 32, 4096, 73728] : (tensor<96x32x4096x73728xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x4096x73728xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x32x4096x73728xbf16>) -> tensor<32x4096x73728xbf16>
    return %1 : tensor<32x4096x73728xbf16>
  }
  func.func private @closed_call_12(%arg0: tensor<32x4096x18432xbf16>, %arg1: tensor<32x4096x18432xbf16>, %arg2: tensor<32x4096x96x192xbf16>, %arg3: tensor<32x4096x8x192xbf16>, %arg4: tensor<32x4096x8x192xbf16>, %arg5: tensor<32x4096x96x192xbf16>, %arg6: tensor<32x4096x18432xbf16>, %arg7: tensor<32x4096x18432xbf16>, %arg8: tensor<32x4096x73728xbf16>, %arg9: tensor<32x4096x73728xbf16>, %arg10: tensor<18432xbf16>, %arg11: tensor<18432xbf16>, %arg12: tensor<73728x18432xbf16>, %arg13: tensor<18432x73728xbf16>, %arg14: tensor<18432x8x192xbf16>, %arg15: tensor<96x192x18432xbf16>, %arg16: tensor<18432x96x192xbf16>, %arg17: tensor<18432x8x192xbf16>, %arg18: tensor<32x4096x18432xbf16>) -> (tensor<32x4096x18432xbf16>, tensor<18432xbf16>, tensor<18432xbf16>, tensor<73728x18432xbf16>, tensor<18432x73728xbf16>, tensor<18432x8x192xbf16>, tensor<96x192x18432xbf16>, tensor<18432x96x192xbf16>, tensor<18432x8x192xbf16>) {
    %0:19 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg0 : tensor<32x4096x18432xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x96x192xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x73728xbf16>, tensor<32x4096x73728xbf16>, tensor<18432xbf16>, tensor<18432xbf16>, tensor<73728x18432xbf16>, tensor<18432x73728xbf16>, tensor<18432x8x192xbf16>, tensor<96x192x18432xbf16>, tensor<18432x96x192xbf16>, tensor<18432x8x192xbf16>, tensor<32x4096x18432xbf16>, tensor<32x4096x18432xbf16>
    %1 = stablehlo.convert %0#17 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<32x4096x18432xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<32x4096x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<32x4096x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<32x4096x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<32x4096x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<32x4096x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<32x4096x18432xf32> loc(#at9)
    %15 = stablehlo.convert %0#9 : (tensor<18432xbf16>) -> tensor<18432xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [2] : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at9)
    %17 = stablehlo.convert %0#5 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at9)
    %18 = stablehlo.multiply %17, %17 : tensor<32x4096x18432xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at9)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at9)
    %22 = stablehlo.divide %20, %21 : tensor<32x4096x1xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at9)
    %24 = stablehlo.add %22, %23 : tensor<32x4096x1xf32> loc(#at9)
    %25 = stablehlo.rsqrt %24 : tensor<32x4096x1xf32> loc(#at9)
    %26 = stablehlo.divide %25, %24 : tensor<32x4096x1xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at9)
    %28 = stablehlo.multiply %27, %26 : tensor<32x4096x1xf32> loc(#at9)
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at9)
    %30 = stablehlo.multiply %17, %29 : tensor<32x4096x18432xf32> loc(#at9)
    %31 = stablehlo.convert %0#10 : (tensor<18432xbf16>) -> tensor<18432xf32> loc(#at9)
    %32 = stablehlo.broadcast_in_dim %31, dims = [2] : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at9)
    %33 = stablehlo.multiply %0#7, %0#7 : tensor<32x4096x73728xbf16> loc(#at8)
    %34 = stablehlo.multiply %33, %0#7 : tensor<32x4096x73728xbf16> loc(#at8)
    %35 = stablehlo.multiply %0#7, %0#7 : tensor<32x4096x73728xbf16> loc(#at8)
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at8)
    %37 = stablehlo.multiply %36, %35 : tensor<32x4096x73728xbf16> loc(#at8)
    %cst_8 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at8)
    %39 = stablehlo.multiply %38, %34 : tensor<32x4096x73728xbf16> loc(#at8)
    %40 = stablehlo.add %0#7, %39 : tensor<32x4096x73728xbf16> loc(#at8)
    %cst_9 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at8)
    %42 = stablehlo.multiply %41, %40 : tensor<32x4096x73728xbf16> loc(#at8)
    %43 = stablehlo.tanh %42 : tensor<32x4096x73728xbf16> loc(#at8)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %44 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at8)
    %45 = stablehlo.subtract %44, %43 : tensor<32x4096x73728xbf16> loc(#at8)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at8)
    %47 = stablehlo.add %46, %43 : tensor<32x4096x73728xbf16> loc(#at8)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at8)
    %49 = stablehlo.multiply %48, %47 : tensor<32x4096x73728xbf16> loc(#at8)
    %50 = sdy.sharding_constraint %0#18 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<32x4096x18432xbf16>
    %51 = stablehlo.dot_general %50, %0#8, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x18432xbf16>, tensor<32x4096x73728xbf16>) -> tensor<18432x73728xbf16> loc(#at3)
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<18432x73728xbf16>) -> tensor<73728x18432xbf16> loc(#at3)
    %53 = stablehlo.dot_general %50, %0#11, contracting_dims = [2] x [1] : (tensor<32x4096x18432xbf16>, tensor<73728x18432xbf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %54 = stablehlo.multiply %0#7, %53 : tensor<32x4096x73728xbf16> loc(#at3)
    %55 = stablehlo.multiply %53, %49 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %56 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %57 = stablehlo.multiply %56, %54 : tensor<32x4096x73728xbf16> loc(#at3)
    %58 = stablehlo.multiply %57, %45 : tensor<32x4096x73728xbf16> loc(#at3)
    %59 = stablehlo.multiply %58, %43 : tensor<32x4096x73728xbf16> loc(#at3)
    %60 = stablehlo.add %58, %59 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_14 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %62 = stablehlo.multiply %61, %60 : tensor<32x4096x73728xbf16> loc(#at3)
    %63 = stablehlo.add %55, %62 : tensor<32x4096x73728xbf16> loc(#at3)
    %cst_15 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<32x4096x73728xbf16> loc(#at3)
    %65 = stablehlo.multiply %64, %62 : tensor<32x4096x73728xbf16> loc(#at3)
    %66 = stablehlo.multiply %65, %37 : tensor<32x4096x73728xbf16> loc(#at3)
    %67 = stablehlo.add %63, %66 : tensor<32x4096x73728xbf16> loc(#at3)
    %68 = stablehlo.dot_general %67, %0#6, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x73728xbf16>, tensor<32x4096x18432xbf16>) -> tensor<73728x18432xbf16> loc(#at3)
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<73728x18432xbf16>) -> tensor<18432x73728xbf16> loc(#at3)
    %70 = stablehlo.dot_general %67, %0#12, contracting_dims = [2] x [1] : (tensor<32x4096x73728xbf16>, tensor<18432x73728xbf16>) -> tensor<32x4096x18432xbf16> loc(#at3)
    %71 = stablehlo.convert %70 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at5)
    %72 = stablehlo.multiply %30, %71 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %73 = stablehlo.reduce(%72 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<18432xf32> loc(#at5)
    %74 = stablehlo.reshape %73 : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at5)
    %75 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x18432xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %76 = stablehlo.multiply %71, %75 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %77 = stablehlo.reduce(%74 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x18432xf32>, tensor<f32>) -> tensor<18432xf32> loc(#at5)
    %78 = stablehlo.convert %77 : (tensor<18432xf32>) -> tensor<18432xbf16> loc(#at5)
    %79 = stablehlo.multiply %17, %76 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %80 = stablehlo.reduce(%79 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %81 = stablehlo.reshape %80 : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at5)
    %82 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %83 = stablehlo.multiply %76, %82 : tensor<32x4096x18432xf32> loc(#at5)
    %84 = stablehlo.multiply %81, %28 : tensor<32x4096x1xf32> loc(#at5)
    %cst_19 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at5)
    %86 = stablehlo.divide %84, %85 : tensor<32x4096x1xf32> loc(#at5)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %87 = stablehlo.reduce(%86 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x1xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %89 = stablehlo.multiply %17, %88 : tensor<32x4096x18432xf32> loc(#at5)
    %90 = stablehlo.add %83, %89 : tensor<32x4096x18432xf32> loc(#at5)
    %91 = stablehlo.multiply %88, %17 : tensor<32x4096x18432xf32> loc(#at5)
    %92 = stablehlo.add %90, %91 : tensor<32x4096x18432xf32> loc(#at5)
    %93 = stablehlo.convert %92 : (tensor<32x4096x18432xf32>) -> tensor<32x4096x18432xbf16> loc(#at5)
    %94 = stablehlo.add %50, %93 : tensor<32x4096x18432xbf16> loc(#at5)
    %95 = sdy.sharding_constraint %94 <@mesh, [{"data"}, {"tensor"}, {}]> : tensor<32x4096x18432xbf16>
    %96 = stablehlo.dot_general %95, %0#4, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x18432xbf16>, tensor<32x4096x96x192xbf16>) -> tensor<18432x96x192xbf16> loc(#at0)
    %97 = stablehlo.transpose %96, dims = [1, 2, 0] : (tensor<18432x96x192xbf16>) -> tensor<96x192x18432xbf16> loc(#at0)
    %98 = stablehlo.dot_general %95, %0#14, contracting_dims = [2] x [2] : (tensor<32x4096x18432xbf16>, tensor<96x192x18432xbf16>) -> tensor<32x4096x96x192xbf16> loc(#at0)
    %99:4 = stablehlo.optimization_barrier %0#1, %0#2, %0#3, %98 : tensor<32x4096x96x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x8x192xbf16>, tensor<32x4096x96x192xbf16> loc(#at0)
    %100 = stablehlo.reshape %99#0 : (tensor<32x4096x96x192xbf16>) -> tensor<32x4096x8x12x192xbf16> loc(#at7)
    %101 = stablehlo.dot_general %99#1, %100, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<32x4096x8x192xbf16>, tensor<32x4096x8x12x192xbf16>) -> tensor<32x8x4096x4096x12xbf16> loc(#at7)
    %102 = stablehlo.transpose %101, dims = [0, 1, 4, 3, 2] : (tensor<32x8x4096x4096x12xbf16>) -> tensor<32x8x12x4096x4096xbf16> loc(#at7)
    %103 = stablehlo.convert %102 : (tensor<32x8x12x4096x4096xbf16>) -> tensor<32x8x12x4096x4096xf32> loc(#at7)
    %cst_21 = stablehlo.constant dense<0.0721687824> : tensor<f32> loc(#at0)
    %104 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<32x8x12x4096x4096xf32> loc(#at7)
    %105 = stablehlo.multiply %103, %104 : tensor<32x8x12x4096x4096xf32> loc(#at7)
    %106 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at7)
    %107 = stablehlo.broadcast_in_dim %106, dims = [0] : (tensor<4096xi32>) -> tensor<4096x1xi32> loc(#at7)
    %108 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at7)
    %109 = stablehlo.broadcast_in_dim %108, dims = [1] : (tensor<4096xi32>) -> tensor<1x4096xi32> loc(#at7)
    %110 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<4096x1xi32>) -> tensor<4096x4096xi32> loc(#at7)
    %111 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<1x4096xi32>) -> tensor<4096x4096xi32> loc(#at7)
    %112 = stablehlo.compare LT, %110, %111, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1> loc(#at7)
    %113 = stablehlo.convert %112 : (tensor<4096x4096xi1>) -> tensor<4096x4096xf32> loc(#at7)
    %cst_22 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %114 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at7)
    %115 = stablehlo.multiply %114, %113 : tensor<4096x4096xf32> loc(#at7)
    %116 = stablehlo.broadcast_in_dim %115, dims = [3, 4] : (tensor<4096x4096xf32>) -> tensor<1x1x1x4096x4096xf32> loc(#at7)
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4096x4096xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at7)
    %118 = stablehlo.subtract %105, %117 : tensor<32x8x12x4096x4096xf32> loc(#at7)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %119 = stablehlo.reduce(%118 init: %cst_23) applies stablehlo.maximum across dimensions = [4] : (tensor<32x8x12x4096x4096xf32>, tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at7)
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %120 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at7)
    %121 = stablehlo.maximum %120, %119 : tensor<32x8x12x4096xf32> loc(#at7)
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<32x8x12x4096xf32>) -> tensor<32x8x12x4096x1xf32> loc(#at7)
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2, 3, 4] : (tensor<32x8x12x4096x1xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at7)
    %124 = stablehlo.subtract %118, %123 : tensor<32x8x12x4096x4096xf32> loc(#at7)
    %125 = stablehlo.exponential %124 : tensor<32x8x12x4096x4096xf32> loc(#at7)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %126 = stablehlo.reduce(%125 init: %cst_25) applies stablehlo.add across dimensions = [4] : (tensor<32x8x12x4096x4096xf32>, tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at7)
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<32x8x12x4096xf32>) -> tensor<32x8x12x4096x1xf32> loc(#at7)
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3, 4] : (tensor<32x8x12x4096x1xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at7)
    %129 = stablehlo.divide %125, %128 : tensor<32x8x12x4096x4096xf32> loc(#at7)
    %130 = stablehlo.multiply %127, %127 : tensor<32x8x12x4096x1xf32> loc(#at7)
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %131 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32x8x12x4096x1xf32> loc(#at7)
    %132 = stablehlo.divide %131, %130 : tensor<32x8x12x4096x1xf32> loc(#at7)
    %133 = stablehlo.convert %129 : (tensor<32x8x12x4096x4096xf32>) -> tensor<32x8x12x4096x4096xbf16> loc(#at7)
    %134 = stablehlo.reshape %99#3 : (tensor<32x4096x96x192xbf16>) -> tensor<32x4096x8x12x192xbf16> loc(#at1)
    %135 = stablehlo.transpose %134, dims = [0, 2, 4, 3, 1] : (tensor<32x4096x8x12x192xbf16>) -> tensor<32x8x192x12x4096xbf16> loc(#at1)
    %136 = stablehlo.dot_general %135, %99#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<32x8x192x12x4096xbf16>, tensor<32x4096x8x192xbf16>) -> tensor<32x8x12x4096x4096xbf16> loc(#at1)
    %137 = stablehlo.dot_general %135, %133, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3] : (tensor<32x8x192x12x4096xbf16>, tensor<32x8x12x4096x4096xbf16>) -> tensor<32x8x192x4096xbf16> loc(#at1)
    %138 = stablehlo.transpose %137, dims = [0, 3, 1, 2] : (tensor<32x8x192x4096xbf16>) -> tensor<32x4096x8x192xbf16> loc(#at1)
    %139 = stablehlo.convert %136 : (tensor<32x8x12x4096x4096xbf16>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %140 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3, 4] : (tensor<32x8x12x4096x1xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %141 = stablehlo.multiply %139, %140 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %142 = stablehlo.multiply %141, %125 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %143 = stablehlo.reduce(%142 init: %cst_27) applies stablehlo.add across dimensions = [4] : (tensor<32x8x12x4096x4096xf32>, tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at1)
    %144 = stablehlo.reshape %143 : (tensor<32x8x12x4096xf32>) -> tensor<32x8x12x4096x1xf32> loc(#at1)
    %145 = stablehlo.negate %144 : tensor<32x8x12x4096x1xf32> loc(#at1)
    %146 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3, 4] : (tensor<32x8x12x4096x1xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %147 = stablehlo.divide %139, %146 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %148 = stablehlo.reduce(%145 init: %cst_28) applies stablehlo.add across dimensions = [4] : (tensor<32x8x12x4096x1xf32>, tensor<f32>) -> tensor<32x8x12x4096xf32> loc(#at1)
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2, 3] : (tensor<32x8x12x4096xf32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %150 = stablehlo.add %147, %149 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %151 = stablehlo.multiply %150, %125 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %cst_29 = stablehlo.constant dense<0.0721687824> : tensor<f32> loc(#at0)
    %152 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<32x8x12x4096x4096xf32> loc(#at1)
    %153 = stablehlo.multiply %151, %152 : tensor<32x8x12x4096x4096xf32> loc(#at1)
    %154 = stablehlo.convert %153 : (tensor<32x8x12x4096x4096xf32>) -> tensor<32x8x12x4096x4096xbf16> loc(#at1)
    %155 = stablehlo.transpose %154, dims = [0, 1, 4, 3, 2] : (tensor<32x8x12x4096x4096xbf16>) -> tensor<32x8x4096x4096x12xbf16> loc(#at1)
    %156 = stablehlo.dot_general %155, %99#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<32x8x4096x4096x12xbf16>, tensor<32x4096x8x192xbf16>) -> tensor<32x8x4096x12x192xbf16> loc(#at1)
    %157 = stablehlo.transpose %156, dims = [0, 2, 1, 3, 4] : (tensor<32x8x4096x12x192xbf16>) -> tensor<32x4096x8x12x192xbf16> loc(#at1)
    %158 = stablehlo.dot_general %155, %100, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3] : (tensor<32x8x4096x4096x12xbf16>, tensor<32x4096x8x12x192xbf16>) -> tensor<32x8x4096x192xbf16> loc(#at1)
    %159 = stablehlo.transpose %158, dims = [0, 2, 1, 3] : (tensor<32x8x4096x192xbf16>) -> tensor<32x4096x8x192xbf16> loc(#at1)
    %160 = stablehlo.reshape %157 : (tensor<32x4096x8x12x192xbf16>) -> tensor<32x4096x96x192xbf16> loc(#at1)
    %161 = stablehlo.dot_general %138, %0#0, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x8x192xbf16>, tensor<32x4096x18432xbf16>) -> tensor<8x192x18432xbf16> loc(#at0)
    %162 = stablehlo.transpose %161, dims = [2, 0, 1] : (tensor<8x192x18432xbf16>) -> tensor<18432x8x192xbf16> loc(#at0)
    %163 = stablehlo.dot_general %138, %0#16, contracting_dims = [2, 3] x [1, 2] : (tensor<32x4096x8x192xbf16>, tensor<18432x8x192xbf16>) -> tensor<32x4096x18432xbf16> loc(#at0)
    %164 = stablehlo.dot_general %159, %0#0, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x8x192xbf16>, tensor<32x4096x18432xbf16>) -> tensor<8x192x18432xbf16> loc(#at0)
    %165 = stablehlo.transpose %164, dims = [2, 0, 1] : (tensor<8x192x18432xbf16>) -> tensor<18432x8x192xbf16> loc(#at0)
    %166 = stablehlo.dot_general %159, %0#13, contracting_dims = [2, 3] x [1, 2] : (tensor<32x4096x8x192xbf16>, tensor<18432x8x192xbf16>) -> tensor<32x4096x18432xbf16> loc(#at0)
    %167 = stablehlo.add %163, %166 : tensor<32x4096x18432xbf16> loc(#at0)
    %168 = stablehlo.dot_general %160, %0#0, contracting_dims = [0, 1] x [0, 1] : (tensor<32x4096x96x192xbf16>, tensor<32x4096x18432xbf16>) -> tensor<96x192x18432xbf16> loc(#at0)
    %169 = stablehlo.transpose %168, dims = [2, 0, 1] : (tensor<96x192x18432xbf16>) -> tensor<18432x96x192xbf16> loc(#at0)
    %170 = stablehlo.dot_general %160, %0#15, contracting_dims = [2, 3] x [1, 2] : (tensor<32x4096x96x192xbf16>, tensor<18432x96x192xbf16>) -> tensor<32x4096x18432xbf16> loc(#at0)
    %171 = stablehlo.add %167, %170 : tensor<32x4096x18432xbf16> loc(#at0)
    %172 = stablehlo.convert %171 : (tensor<32x4096x18432xbf16>) -> tensor<32x4096x18432xf32> loc(#at5)
    %173 = stablehlo.multiply %14, %172 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %174 = stablehlo.reduce(%173 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<18432xf32> loc(#at5)
    %175 = stablehlo.reshape %174 : (tensor<18432xf32>) -> tensor<1x1x18432xf32> loc(#at5)
    %176 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x18432xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %177 = stablehlo.multiply %172, %176 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %178 = stablehlo.reduce(%175 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x18432xf32>, tensor<f32>) -> tensor<18432xf32> loc(#at5)
    %179 = stablehlo.convert %178 : (tensor<18432xf32>) -> tensor<18432xbf16> loc(#at5)
    %180 = stablehlo.multiply %1, %177 : tensor<32x4096x18432xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %181 = stablehlo.reduce(%180 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x18432xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %182 = stablehlo.reshape %181 : (tensor<32x4096xf32>) -> tensor<32x4096x1xf32> loc(#at5)
    %183 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<32x4096x1xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %184 = stablehlo.multiply %177, %183 : tensor<32x4096x18432xf32> loc(#at5)
    %185 = stablehlo.multiply %182, %12 : tensor<32x4096x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<1.843200e+04> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32x4096x1xf32> loc(#at5)
    %187 = stablehlo.divide %185, %186 : tensor<32x4096x1xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %188 = stablehlo.reduce(%187 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<32x4096x1xf32>, tensor<f32>) -> tensor<32x4096xf32> loc(#at5)
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<32x4096xf32>) -> tensor<32x4096x18432xf32> loc(#at5)
    %190 = stablehlo.multiply %1, %189 : tensor<32x4096x18432xf32> loc(#at5)
    %191 = stablehlo.add %184, %190 : tensor<32x4096x18432xf32> loc(#at5)
    %192 = stablehlo.multiply %189, %1 : tensor<32x4096x18432xf32> loc(#at5)
    %193 = stablehlo.add %191, %192 : tensor<32x4096x18432xf32> loc(#at5)
    %194 = stablehlo.convert %193 : (tensor<32x4096x18432xf32>) -> tensor<32x4096x18432xbf16> loc(#at5)
    %195 = stablehlo.add %95, %194 : tensor<32x4096x18432xbf16> loc(#at5)
    return %195, %179, %78, %52, %69, %165, %97, %169, %162 : tensor<32x4096x18432xbf16>, tensor<18432xbf16>, tensor<18432xbf16>, tensor<73728x18432xbf16>, tensor<18432x73728xbf16>, tensor<18432x8x192xbf16>, tensor<96x192x18432xbf16>, tensor<18432x96x192xbf16>, tensor<18432x8x192xbf16>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<96x18432xbf16>, %arg1: tensor<18432xbf16>, %arg2: tensor<i32>) -> tensor<96x18432xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<18432xbf16>) -> tensor<1x18432xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<96x18432xbf16>, tensor<1x18432xbf16>, tensor<i32>, tensor<i32>) -> tensor<96x18432xbf16>
    return %1 : tensor<96x18432xbf16>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<96x73728x18432xbf16>, %arg1: tensor<73728x18432xbf16>, %arg2: tensor<i32>) -> tensor<96x73728x18432xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<73728x18432xbf16>) -> tensor<1x73728x18432xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<96x73728x18432xbf16>, tensor<1x73728x18432xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x73728x18432xbf16>
    return %1 : tensor<96x73728x18432xbf16>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<96x18432x73728xbf16>, %arg1: tensor<18432x73728xbf16>, %arg2: tensor<i32>) -> tensor<96x18432x73728xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<18432x73728xbf16>) -> tensor<1x18432x73728xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<96x18432x73728xbf16>, tensor<1x18432x73728xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x18432x73728xbf16>
    return %1 : tensor<96x18432x73728xbf16>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<96x18432x8x192xbf16>, %arg1: tensor<18432x8x192xbf16>, %arg2: tensor<i32>) -> tensor<96x18432x8x192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<18432x8x192xbf16>) -> tensor<1x18432x8x192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<96x18432x8x192xbf16>, tensor<1x18432x8x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x18432x8x192xbf16>
    return %1 : tensor<96x18432x8x192xbf16>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<96x96x192x18432xbf16>, %arg1: tensor<96x192x18432xbf16>, %arg2: tensor<i32>) -> tensor<96x96x192x18432xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<96x192x18432xbf16>) -> tensor<1x96x192x18432xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<96x96x192x18432xbf16>, tensor<1x96x192x18432xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x96x192x18432xbf16>
    return %1 : tensor<96x96x192x18432xbf16>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<96x18432x96x192xbf16>, %arg1: tensor<18432x96x192xbf16>, %arg2: tensor<i32>) -> tensor<96x18432x96x192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<18432x96x192xbf16>) -> tensor<1x18432x96x192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<96x18432x96x192xbf16>, tensor<1x18432x96x192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<96x18432x96x192xbf16>
    return %1 : tensor<96x18432x96x192xbf16>
  }
}
#at0 = loc("attention")
#at1 = loc("attention/fused_kernel")
#at2 = loc("embedding")
#at3 = loc("ffn")
#at4 = loc("logits")
#at5 = loc("norm")
#at6 = loc("optimizer")
#at7 = loc("rematted_computation/attention/fused_kernel")
#at8 = loc("rematted_computation/ffn")
#at9 = loc("rematted_computation/norm")
#at10 = loc("step/stage0/embedding")
#at11 = loc("step/stage7/logits")
#at12 = loc("step/stage7/norm")
#at13 = loc("step/stages8")
#at14 = loc("step/transpose(jvp(stage0))/embedding")
#at15 = loc("step/transpose(jvp(stage7))/logits")
#at16 = loc("step/transpose(jvp(stage7))/norm")
#at17 = loc("step/transpose(jvp(stages8))")

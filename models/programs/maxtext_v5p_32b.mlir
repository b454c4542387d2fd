module @jit_maxtext_v5p_32b attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["fsdp"=16, "tensor"=4]> {stablehlo.mesh = {axes = [{name = "fsdp", size = 16 : i64}, {name = "tensor", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<32000x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<8192xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<32x8192xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<32x8192xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<8192x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<32x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<32x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<32x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<32x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg13: tensor<32000x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['embedding']"), %arg14: tensor<8192xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg15: tensor<32x8192xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg16: tensor<32x8192xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg17: tensor<8192x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['logits']"), %arg18: tensor<32x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wf']"), %arg19: tensor<32x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wg']"), %arg20: tensor<32x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wi']"), %arg21: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wk']"), %arg22: tensor<32x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wo']"), %arg23: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 23 : i32} loc("state['m']['wq']"), %arg24: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['wv']"), %arg25: tensor<32000x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>, tf.aliasing_output = 25 : i32} loc("state['v']['embedding']"), %arg26: tensor<8192xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg27: tensor<32x8192xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg28: tensor<32x8192xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg29: tensor<8192x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>, tf.aliasing_output = 29 : i32} loc("state['v']['logits']"), %arg30: tensor<32x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wf']"), %arg31: tensor<32x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wg']"), %arg32: tensor<32x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wi']"), %arg33: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wk']"), %arg34: tensor<32x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['wo']"), %arg35: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 35 : i32} loc("state['v']['wq']"), %arg36: tensor<32x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>, tf.aliasing_output = 36 : i32} loc("state['v']['wv']"), %arg37: tensor<384x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['labels']"), %arg38: tensor<384x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x8192xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[0]['ln']"}, tensor<32x8192xf32> {jax.result_info = "result[0]['ln1']"}, tensor<32x8192xf32> {jax.result_info = "result[0]['ln2']"}, tensor<8192x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32x28672x8192xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>}, tensor<32x8192x28672xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<32x8192x28672xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x64x128x8192xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32000x8192xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<32x8192xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<32x8192xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<8192x32000xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32x28672x8192xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>}, tensor<32x8192x28672xf32> {jax.result_info = "result[1]['m']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<32x8192x28672xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x64x128x8192xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32000x8192xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"tensor"}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<32x8192xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<32x8192xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<8192x32000xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {"tensor"}]>}, tensor<32x28672x8192xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {"fsdp"}]>}, tensor<32x8192x28672xf32> {jax.result_info = "result[1]['v']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<32x8192x28672xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x64x128x8192xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"tensor"}, {}, {"fsdp"}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<32x8192x64x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {"tensor"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x8192xf32>) -> tensor<32000x8192xbf16> loc(#at2)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<384x2048xi32> loc(#at2)
    %2 = stablehlo.compare LT, %arg38, %1, SIGNED : (tensor<384x2048xi32>, tensor<384x2048xi32>) -> tensor<384x2048xi1> loc(#at2)
    %c_0 = stablehlo.constant dense<32000> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<384x2048xi32> loc(#at2)
    %4 = stablehlo.add %arg38, %3 : tensor<384x2048xi32> loc(#at2)
    %5 = stablehlo.select %2, %4, %arg38 : tensor<384x2048xi1>, tensor<384x2048xi32> loc(#at2)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<384x2048xi32>) -> tensor<384x2048x1xi32> loc(#at2)
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8192>}> : (tensor<32000x8192xbf16>, tensor<384x2048x1xi32>) -> tensor<384x2048x8192xbf16> loc(#at2)
    %8 = sdy.sharding_constraint %7 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16> loc(#at2)
    call @silu() : () -> () loc(#at3)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x64x128xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x64x128xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x64x128xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x8192xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x28672xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x28672xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<32x384x2048x8192xbf16>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %16:18 = stablehlo.while(%iterArg = %arg2, %iterArg_167 = %arg3, %iterArg_168 = %arg5, %iterArg_169 = %arg6, %iterArg_170 = %arg7, %iterArg_171 = %arg8, %iterArg_172 = %arg9, %iterArg_173 = %arg10, %iterArg_174 = %arg11, %iterArg_175 = %c_7, %iterArg_176 = %8, %iterArg_177 = %9, %iterArg_178 = %10, %iterArg_179 = %11, %iterArg_180 = %12, %iterArg_181 = %13, %iterArg_182 = %14, %iterArg_183 = %15) : tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<i32>, tensor<384x2048x8192xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x8192xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x384x2048x8192xbf16>
    cond {
      %c_184 = stablehlo.constant dense<32> : tensor<i32>
      %447 = stablehlo.compare LT, %iterArg_175, %c_184, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %447 : tensor<i1>
    } do {
      %447 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_175) : (tensor<32x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %448 = func.call @dynamic_index_in_dim(%iterArg_167, %iterArg_175) : (tensor<32x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %449 = func.call @dynamic_index_in_dim_0(%iterArg_168, %iterArg_175) : (tensor<32x28672x8192xf32>, tensor<i32>) -> tensor<28672x8192xf32>
      %450 = func.call @dynamic_index_in_dim_1(%iterArg_169, %iterArg_175) : (tensor<32x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %451 = func.call @dynamic_index_in_dim_1(%iterArg_170, %iterArg_175) : (tensor<32x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %452 = func.call @dynamic_index_in_dim_2(%iterArg_171, %iterArg_175) : (tensor<32x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %453 = func.call @dynamic_index_in_dim_3(%iterArg_172, %iterArg_175) : (tensor<32x64x128x8192xf32>, tensor<i32>) -> tensor<64x128x8192xf32>
      %454 = func.call @dynamic_index_in_dim_2(%iterArg_173, %iterArg_175) : (tensor<32x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %455 = func.call @dynamic_index_in_dim_2(%iterArg_174, %iterArg_175) : (tensor<32x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %456:8 = func.call @closed_call(%iterArg_176, %447, %448, %449, %450, %451, %452, %453, %454, %455) : (tensor<384x2048x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x64x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x64x128xf32>) -> (tensor<384x2048x8192xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x8192xbf16>)
      %457 = func.call @dynamic_update_index_in_dim(%iterArg_177, %456#1, %iterArg_175) : (tensor<32x384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<i32>) -> tensor<32x384x2048x64x128xbf16>
      %458 = func.call @dynamic_update_index_in_dim(%iterArg_178, %456#2, %iterArg_175) : (tensor<32x384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<i32>) -> tensor<32x384x2048x64x128xbf16>
      %459 = func.call @dynamic_update_index_in_dim(%iterArg_179, %456#3, %iterArg_175) : (tensor<32x384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<i32>) -> tensor<32x384x2048x64x128xbf16>
      %460 = func.call @dynamic_update_index_in_dim_5(%iterArg_180, %456#4, %iterArg_175) : (tensor<32x384x2048x8192xbf16>, tensor<384x2048x8192xbf16>, tensor<i32>) -> tensor<32x384x2048x8192xbf16>
      %461 = func.call @dynamic_update_index_in_dim_6(%iterArg_181, %456#5, %iterArg_175) : (tensor<32x384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<i32>) -> tensor<32x384x2048x28672xbf16>
      %462 = func.call @dynamic_update_index_in_dim_6(%iterArg_182, %456#6, %iterArg_175) : (tensor<32x384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<i32>) -> tensor<32x384x2048x28672xbf16>
      %463 = func.call @dynamic_update_index_in_dim_5(%iterArg_183, %456#7, %iterArg_175) : (tensor<32x384x2048x8192xbf16>, tensor<384x2048x8192xbf16>, tensor<i32>) -> tensor<32x384x2048x8192xbf16>
      %c_184 = stablehlo.constant dense<1> : tensor<i32>
      %464 = stablehlo.add %iterArg_175, %c_184 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %464, %456#0, %457, %458, %459, %460, %461, %462, %463 : tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<i32>, tensor<384x2048x8192xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x8192xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x384x2048x8192xbf16>
    }
    %17 = stablehlo.convert %16#10 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at5)
    %18 = stablehlo.multiply %17, %17 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %19 = stablehlo.reduce(%18 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %22 = stablehlo.divide %20, %21 : tensor<384x2048x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %24 = stablehlo.add %22, %23 : tensor<384x2048x1xf32> loc(#at5)
    %25 = stablehlo.rsqrt %24 : tensor<384x2048x1xf32> loc(#at5)
    %26 = stablehlo.divide %25, %24 : tensor<384x2048x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %28 = stablehlo.multiply %27, %26 : tensor<384x2048x1xf32> loc(#at5)
    %29 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %30 = stablehlo.multiply %17, %29 : tensor<384x2048x8192xf32> loc(#at5)
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %33 = stablehlo.multiply %30, %32 : tensor<384x2048x8192xf32> loc(#at5)
    %34 = stablehlo.convert %33 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at5)
    %35 = stablehlo.convert %arg4 : (tensor<8192x32000xf32>) -> tensor<8192x32000xbf16> loc(#at4)
    %36 = stablehlo.dot_general %34, %35, contracting_dims = [2] x [0] : (tensor<384x2048x8192xbf16>, tensor<8192x32000xbf16>) -> tensor<384x2048x32000xbf16> loc(#at4)
    %37 = sdy.sharding_constraint %36 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x32000xbf16> loc(#at4)
    %38 = stablehlo.convert %37 : (tensor<384x2048x32000xbf16>) -> tensor<384x2048x32000xf32> loc(#at4)
    %39 = call @_one_hot(%arg37) : (tensor<384x2048xi32>) -> tensor<384x2048x32000xf32> loc(#at4)
    %40 = stablehlo.multiply %38, %39 : tensor<384x2048x32000xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %41 = stablehlo.reduce(%40 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x32000xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %42 = stablehlo.reduce(%38 init: %cst_13) applies stablehlo.maximum across dimensions = [2] : (tensor<384x2048x32000xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %43 = stablehlo.reshape %42 : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at4)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x32000xf32> loc(#at4)
    %45 = stablehlo.compare EQ, %38, %44, FLOAT : (tensor<384x2048x32000xf32>, tensor<384x2048x32000xf32>) -> tensor<384x2048x32000xi1> loc(#at4)
    %46 = stablehlo.convert %45 : (tensor<384x2048x32000xi1>) -> tensor<384x2048x32000xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %47 = stablehlo.reduce(%46 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x32000xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %49 = stablehlo.maximum %48, %42 : tensor<384x2048xf32> loc(#at4)
    %50 = stablehlo.compare EQ, %42, %49, FLOAT : (tensor<384x2048xf32>, tensor<384x2048xf32>) -> tensor<384x2048xi1> loc(#at4)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %53 = stablehlo.select %50, %51, %52 : tensor<384x2048xi1>, tensor<384x2048xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %55 = stablehlo.compare EQ, %54, %49, FLOAT : (tensor<384x2048xf32>, tensor<384x2048xf32>) -> tensor<384x2048xi1> loc(#at4)
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %58 = stablehlo.select %55, %56, %57 : tensor<384x2048xi1>, tensor<384x2048xf32> loc(#at4)
    %59 = stablehlo.divide %53, %58 : tensor<384x2048xf32> loc(#at4)
    %60 = stablehlo.is_finite %49 : (tensor<384x2048xf32>) -> tensor<384x2048xi1> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %62 = stablehlo.select %60, %49, %61 : tensor<384x2048xi1>, tensor<384x2048xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %64 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at4)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x32000xf32> loc(#at4)
    %66 = stablehlo.subtract %38, %65 : tensor<384x2048x32000xf32> loc(#at4)
    %67 = stablehlo.exponential %66 : tensor<384x2048x32000xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %68 = stablehlo.reduce(%67 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x32000xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %69 = stablehlo.sign %68 : tensor<384x2048xf32> loc(#at4)
    %70 = stablehlo.abs %68 : tensor<384x2048xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %72 = stablehlo.compare GE, %68, %71, FLOAT : (tensor<384x2048xf32>, tensor<384x2048xf32>) -> tensor<384x2048xi1> loc(#at4)
    %73 = stablehlo.log %70 : tensor<384x2048xf32> loc(#at4)
    %74 = stablehlo.add %73, %62 : tensor<384x2048xf32> loc(#at4)
    %75 = stablehlo.subtract %74, %41 : tensor<384x2048xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %76 = stablehlo.reduce(%75 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<384x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_26 = stablehlo.constant dense<7.864320e+05> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_26 : tensor<f32> loc(#at4)
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_28 = stablehlo.constant dense<7.864320e+05> : tensor<f32>
    %78 = stablehlo.divide %cst_27, %cst_28 : tensor<f32> loc(#at4)
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %80 = stablehlo.negate %79 : tensor<384x2048xf32> loc(#at4)
    %81 = stablehlo.divide %79, %70 : tensor<384x2048xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<384x2048xf32> loc(#at4)
    %83 = stablehlo.select %72, %82, %81 : tensor<384x2048xi1>, tensor<384x2048xf32> loc(#at4)
    %84 = stablehlo.select %72, %81, %82 : tensor<384x2048xi1>, tensor<384x2048xf32> loc(#at4)
    %85 = stablehlo.negate %83 : tensor<384x2048xf32> loc(#at4)
    %86 = stablehlo.add %84, %85 : tensor<384x2048xf32> loc(#at4)
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x32000xf32> loc(#at4)
    %88 = stablehlo.multiply %87, %67 : tensor<384x2048x32000xf32> loc(#at4)
    %89 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x32000xf32> loc(#at4)
    %90 = stablehlo.multiply %89, %39 : tensor<384x2048x32000xf32> loc(#at4)
    %91 = stablehlo.add %88, %90 : tensor<384x2048x32000xf32> loc(#at4)
    %92 = stablehlo.convert %91 : (tensor<384x2048x32000xf32>) -> tensor<384x2048x32000xbf16> loc(#at4)
    %93 = sdy.sharding_constraint %92 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x32000xbf16> loc(#at4)
    %94 = stablehlo.dot_general %93, %34, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x32000xbf16>, tensor<384x2048x8192xbf16>) -> tensor<32000x8192xbf16> loc(#at4)
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<32000x8192xbf16>) -> tensor<8192x32000xbf16> loc(#at4)
    %96 = stablehlo.dot_general %93, %35, contracting_dims = [2] x [1] : (tensor<384x2048x32000xbf16>, tensor<8192x32000xbf16>) -> tensor<384x2048x8192xbf16> loc(#at4)
    %97 = stablehlo.convert %95 : (tensor<8192x32000xbf16>) -> tensor<8192x32000xf32> loc(#at4)
    %98 = stablehlo.convert %96 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at5)
    %99 = stablehlo.multiply %30, %98 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %100 = stablehlo.reduce(%99 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %101 = stablehlo.reshape %100 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %102 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %103 = stablehlo.multiply %98, %102 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %104 = stablehlo.reduce(%101 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %105 = stablehlo.multiply %17, %103 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %106 = stablehlo.reduce(%105 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %107 = stablehlo.reshape %106 : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at5)
    %108 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %109 = stablehlo.multiply %103, %108 : tensor<384x2048x8192xf32> loc(#at5)
    %110 = stablehlo.multiply %107, %28 : tensor<384x2048x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %112 = stablehlo.divide %110, %111 : tensor<384x2048x1xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %113 = stablehlo.reduce(%112 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x1xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %115 = stablehlo.multiply %17, %114 : tensor<384x2048x8192xf32> loc(#at5)
    %116 = stablehlo.add %109, %115 : tensor<384x2048x8192xf32> loc(#at5)
    %117 = stablehlo.multiply %114, %17 : tensor<384x2048x8192xf32> loc(#at5)
    %118 = stablehlo.add %116, %117 : tensor<384x2048x8192xf32> loc(#at5)
    %119 = stablehlo.convert %118 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<32x8192xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<32x8192xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %129:27 = stablehlo.while(%iterArg = %16#11, %iterArg_167 = %16#12, %iterArg_168 = %16#13, %iterArg_169 = %16#14, %iterArg_170 = %16#15, %iterArg_171 = %16#16, %iterArg_172 = %arg2, %iterArg_173 = %arg3, %iterArg_174 = %arg5, %iterArg_175 = %arg6, %iterArg_176 = %arg7, %iterArg_177 = %arg8, %iterArg_178 = %arg9, %iterArg_179 = %arg10, %iterArg_180 = %arg11, %iterArg_181 = %16#17, %iterArg_182 = %c_44, %iterArg_183 = %119, %iterArg_184 = %120, %iterArg_185 = %121, %iterArg_186 = %122, %iterArg_187 = %123, %iterArg_188 = %124, %iterArg_189 = %125, %iterArg_190 = %126, %iterArg_191 = %127, %iterArg_192 = %128) : tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x8192xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<32x384x2048x8192xbf16>, tensor<i32>, tensor<384x2048x8192xbf16>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>
    cond {
      %c_193 = stablehlo.constant dense<32> : tensor<i32>
      %447 = stablehlo.compare LT, %iterArg_182, %c_193, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %447 : tensor<i1>
    } do {
      %c_193 = stablehlo.constant dense<32> : tensor<i32>
      %447 = stablehlo.subtract %c_193, %iterArg_182 : tensor<i32>
      %c_194 = stablehlo.constant dense<1> : tensor<i32>
      %448 = stablehlo.subtract %447, %c_194 : tensor<i32>
      %449 = func.call @dynamic_index_in_dim_7(%iterArg, %448) : (tensor<32x384x2048x64x128xbf16>, tensor<i32>) -> tensor<384x2048x64x128xbf16>
      %450 = func.call @dynamic_index_in_dim_7(%iterArg_167, %448) : (tensor<32x384x2048x64x128xbf16>, tensor<i32>) -> tensor<384x2048x64x128xbf16>
      %451 = func.call @dynamic_index_in_dim_7(%iterArg_168, %448) : (tensor<32x384x2048x64x128xbf16>, tensor<i32>) -> tensor<384x2048x64x128xbf16>
      %452 = func.call @dynamic_index_in_dim_8(%iterArg_169, %448) : (tensor<32x384x2048x8192xbf16>, tensor<i32>) -> tensor<384x2048x8192xbf16>
      %453 = func.call @dynamic_index_in_dim_9(%iterArg_170, %448) : (tensor<32x384x2048x28672xbf16>, tensor<i32>) -> tensor<384x2048x28672xbf16>
      %454 = func.call @dynamic_index_in_dim_9(%iterArg_171, %448) : (tensor<32x384x2048x28672xbf16>, tensor<i32>) -> tensor<384x2048x28672xbf16>
      %455 = func.call @dynamic_index_in_dim(%iterArg_172, %448) : (tensor<32x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %456 = func.call @dynamic_index_in_dim(%iterArg_173, %448) : (tensor<32x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %457 = func.call @dynamic_index_in_dim_0(%iterArg_174, %448) : (tensor<32x28672x8192xf32>, tensor<i32>) -> tensor<28672x8192xf32>
      %458 = func.call @dynamic_index_in_dim_1(%iterArg_175, %448) : (tensor<32x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %459 = func.call @dynamic_index_in_dim_1(%iterArg_176, %448) : (tensor<32x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %460 = func.call @dynamic_index_in_dim_2(%iterArg_177, %448) : (tensor<32x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %461 = func.call @dynamic_index_in_dim_3(%iterArg_178, %448) : (tensor<32x64x128x8192xf32>, tensor<i32>) -> tensor<64x128x8192xf32>
      %462 = func.call @dynamic_index_in_dim_2(%iterArg_179, %448) : (tensor<32x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %463 = func.call @dynamic_index_in_dim_2(%iterArg_180, %448) : (tensor<32x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %464 = func.call @dynamic_index_in_dim_8(%iterArg_181, %448) : (tensor<32x384x2048x8192xbf16>, tensor<i32>) -> tensor<384x2048x8192xbf16>
      %465:10 = func.call @closed_call_10(%iterArg_183, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464) : (tensor<384x2048x8192xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x64x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<384x2048x8192xbf16>) -> (tensor<384x2048x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x64x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x64x128xf32>)
      %466 = func.call @dynamic_update_index_in_dim_13(%iterArg_184, %465#1, %448) : (tensor<32x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<32x8192xf32>
      %467 = func.call @dynamic_update_index_in_dim_13(%iterArg_185, %465#2, %448) : (tensor<32x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<32x8192xf32>
      %468 = func.call @dynamic_update_index_in_dim_14(%iterArg_186, %465#3, %448) : (tensor<32x28672x8192xf32>, tensor<28672x8192xf32>, tensor<i32>) -> tensor<32x28672x8192xf32>
      %469 = func.call @dynamic_update_index_in_dim_15(%iterArg_187, %465#4, %448) : (tensor<32x8192x28672xf32>, tensor<8192x28672xf32>, tensor<i32>) -> tensor<32x8192x28672xf32>
      %470 = func.call @dynamic_update_index_in_dim_15(%iterArg_188, %465#5, %448) : (tensor<32x8192x28672xf32>, tensor<8192x28672xf32>, tensor<i32>) -> tensor<32x8192x28672xf32>
      %471 = func.call @dynamic_update_index_in_dim_16(%iterArg_189, %465#6, %448) : (tensor<32x8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<i32>) -> tensor<32x8192x64x128xf32>
      %472 = func.call @dynamic_update_index_in_dim_17(%iterArg_190, %465#7, %448) : (tensor<32x64x128x8192xf32>, tensor<64x128x8192xf32>, tensor<i32>) -> tensor<32x64x128x8192xf32>
      %473 = func.call @dynamic_update_index_in_dim_16(%iterArg_191, %465#8, %448) : (tensor<32x8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<i32>) -> tensor<32x8192x64x128xf32>
      %474 = func.call @dynamic_update_index_in_dim_16(%iterArg_192, %465#9, %448) : (tensor<32x8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<i32>) -> tensor<32x8192x64x128xf32>
      %c_195 = stablehlo.constant dense<1> : tensor<i32>
      %475 = stablehlo.add %iterArg_182, %c_195 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %iterArg_176, %iterArg_177, %iterArg_178, %iterArg_179, %iterArg_180, %iterArg_181, %475, %465#0, %466, %467, %468, %469, %470, %471, %472, %473, %474 : tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x64x128xbf16>, tensor<32x384x2048x8192xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x384x2048x28672xbf16>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<32x384x2048x8192xbf16>, tensor<i32>, tensor<384x2048x8192xbf16>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>
    }
    %130 = sdy.sharding_constraint %129#17 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16> loc(#at2)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %131 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<32000x8192xbf16> loc(#at2)
    %132 = "stablehlo.scatter"(%131, %6, %130) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<bf16>, %arg40: tensor<bf16>):
      %447 = stablehlo.add %arg39, %arg40 : tensor<bf16> loc(#at2)
      stablehlo.return %447 : tensor<bf16> loc(#at2)
    }) : (tensor<32000x8192xbf16>, tensor<384x2048x1xi32>, tensor<384x2048x8192xbf16>) -> tensor<32000x8192xbf16> loc(#at2)
    %133 = stablehlo.convert %132 : (tensor<32000x8192xbf16>) -> tensor<32000x8192xf32> loc(#at2)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.add %arg12, %cst_46 : tensor<f32> loc(#at6)
    %cst_47 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %136 = stablehlo.multiply %135, %arg13 : tensor<32000x8192xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %138 = stablehlo.multiply %137, %133 : tensor<32000x8192xf32> loc(#at6)
    %139 = stablehlo.add %136, %138 : tensor<32000x8192xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %141 = stablehlo.multiply %140, %arg25 : tensor<32000x8192xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %143 = stablehlo.multiply %142, %133 : tensor<32000x8192xf32> loc(#at6)
    %144 = stablehlo.multiply %143, %133 : tensor<32000x8192xf32> loc(#at6)
    %145 = stablehlo.add %141, %144 : tensor<32000x8192xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.power %cst_51, %134 : tensor<f32> loc(#at6)
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.subtract %cst_52, %146 : tensor<f32> loc(#at6)
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %149 = stablehlo.divide %139, %148 : tensor<32000x8192xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %151 = stablehlo.multiply %150, %149 : tensor<32000x8192xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %152 = stablehlo.power %cst_54, %134 : tensor<f32> loc(#at6)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.subtract %cst_55, %152 : tensor<f32> loc(#at6)
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %155 = stablehlo.divide %145, %154 : tensor<32000x8192xf32> loc(#at6)
    %156 = stablehlo.sqrt %155 : tensor<32000x8192xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %158 = stablehlo.add %156, %157 : tensor<32000x8192xf32> loc(#at6)
    %159 = stablehlo.divide %151, %158 : tensor<32000x8192xf32> loc(#at6)
    %160 = stablehlo.subtract %arg0, %159 : tensor<32000x8192xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %162 = stablehlo.multiply %161, %arg14 : tensor<8192xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %164 = stablehlo.multiply %163, %104 : tensor<8192xf32> loc(#at6)
    %165 = stablehlo.add %162, %164 : tensor<8192xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %167 = stablehlo.multiply %166, %arg26 : tensor<8192xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %169 = stablehlo.multiply %168, %104 : tensor<8192xf32> loc(#at6)
    %170 = stablehlo.multiply %169, %104 : tensor<8192xf32> loc(#at6)
    %171 = stablehlo.add %167, %170 : tensor<8192xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %172 = stablehlo.power %cst_61, %134 : tensor<f32> loc(#at6)
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.subtract %cst_62, %172 : tensor<f32> loc(#at6)
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %175 = stablehlo.divide %165, %174 : tensor<8192xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %177 = stablehlo.multiply %176, %175 : tensor<8192xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %178 = stablehlo.power %cst_64, %134 : tensor<f32> loc(#at6)
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %179 = stablehlo.subtract %cst_65, %178 : tensor<f32> loc(#at6)
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %181 = stablehlo.divide %171, %180 : tensor<8192xf32> loc(#at6)
    %182 = stablehlo.sqrt %181 : tensor<8192xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %184 = stablehlo.add %182, %183 : tensor<8192xf32> loc(#at6)
    %185 = stablehlo.divide %177, %184 : tensor<8192xf32> loc(#at6)
    %186 = stablehlo.subtract %arg1, %185 : tensor<8192xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %188 = stablehlo.multiply %187, %arg15 : tensor<32x8192xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %190 = stablehlo.multiply %189, %129#18 : tensor<32x8192xf32> loc(#at6)
    %191 = stablehlo.add %188, %190 : tensor<32x8192xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %193 = stablehlo.multiply %192, %arg27 : tensor<32x8192xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %195 = stablehlo.multiply %194, %129#18 : tensor<32x8192xf32> loc(#at6)
    %196 = stablehlo.multiply %195, %129#18 : tensor<32x8192xf32> loc(#at6)
    %197 = stablehlo.add %193, %196 : tensor<32x8192xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.power %cst_71, %134 : tensor<f32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.subtract %cst_72, %198 : tensor<f32> loc(#at6)
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %201 = stablehlo.divide %191, %200 : tensor<32x8192xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %203 = stablehlo.multiply %202, %201 : tensor<32x8192xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %204 = stablehlo.power %cst_74, %134 : tensor<f32> loc(#at6)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %205 = stablehlo.subtract %cst_75, %204 : tensor<f32> loc(#at6)
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %207 = stablehlo.divide %197, %206 : tensor<32x8192xf32> loc(#at6)
    %208 = stablehlo.sqrt %207 : tensor<32x8192xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %210 = stablehlo.add %208, %209 : tensor<32x8192xf32> loc(#at6)
    %211 = stablehlo.divide %203, %210 : tensor<32x8192xf32> loc(#at6)
    %212 = stablehlo.subtract %arg2, %211 : tensor<32x8192xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %214 = stablehlo.multiply %213, %arg16 : tensor<32x8192xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %216 = stablehlo.multiply %215, %129#19 : tensor<32x8192xf32> loc(#at6)
    %217 = stablehlo.add %214, %216 : tensor<32x8192xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %219 = stablehlo.multiply %218, %arg28 : tensor<32x8192xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %221 = stablehlo.multiply %220, %129#19 : tensor<32x8192xf32> loc(#at6)
    %222 = stablehlo.multiply %221, %129#19 : tensor<32x8192xf32> loc(#at6)
    %223 = stablehlo.add %219, %222 : tensor<32x8192xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %224 = stablehlo.power %cst_81, %134 : tensor<f32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.subtract %cst_82, %224 : tensor<f32> loc(#at6)
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %227 = stablehlo.divide %217, %226 : tensor<32x8192xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %229 = stablehlo.multiply %228, %227 : tensor<32x8192xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %230 = stablehlo.power %cst_84, %134 : tensor<f32> loc(#at6)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.subtract %cst_85, %230 : tensor<f32> loc(#at6)
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %233 = stablehlo.divide %223, %232 : tensor<32x8192xf32> loc(#at6)
    %234 = stablehlo.sqrt %233 : tensor<32x8192xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<32x8192xf32> loc(#at6)
    %236 = stablehlo.add %234, %235 : tensor<32x8192xf32> loc(#at6)
    %237 = stablehlo.divide %229, %236 : tensor<32x8192xf32> loc(#at6)
    %238 = stablehlo.subtract %arg3, %237 : tensor<32x8192xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %240 = stablehlo.multiply %239, %arg17 : tensor<8192x32000xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %242 = stablehlo.multiply %241, %97 : tensor<8192x32000xf32> loc(#at6)
    %243 = stablehlo.add %240, %242 : tensor<8192x32000xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %245 = stablehlo.multiply %244, %arg29 : tensor<8192x32000xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %247 = stablehlo.multiply %246, %97 : tensor<8192x32000xf32> loc(#at6)
    %248 = stablehlo.multiply %247, %97 : tensor<8192x32000xf32> loc(#at6)
    %249 = stablehlo.add %245, %248 : tensor<8192x32000xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.power %cst_91, %134 : tensor<f32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.subtract %cst_92, %250 : tensor<f32> loc(#at6)
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %253 = stablehlo.divide %243, %252 : tensor<8192x32000xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %255 = stablehlo.multiply %254, %253 : tensor<8192x32000xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %256 = stablehlo.power %cst_94, %134 : tensor<f32> loc(#at6)
    %cst_95 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %257 = stablehlo.subtract %cst_95, %256 : tensor<f32> loc(#at6)
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %259 = stablehlo.divide %249, %258 : tensor<8192x32000xf32> loc(#at6)
    %260 = stablehlo.sqrt %259 : tensor<8192x32000xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %262 = stablehlo.add %260, %261 : tensor<8192x32000xf32> loc(#at6)
    %263 = stablehlo.divide %255, %262 : tensor<8192x32000xf32> loc(#at6)
    %264 = stablehlo.subtract %arg4, %263 : tensor<8192x32000xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %266 = stablehlo.multiply %265, %arg18 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %268 = stablehlo.multiply %267, %129#20 : tensor<32x28672x8192xf32> loc(#at6)
    %269 = stablehlo.add %266, %268 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %271 = stablehlo.multiply %270, %arg30 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %273 = stablehlo.multiply %272, %129#20 : tensor<32x28672x8192xf32> loc(#at6)
    %274 = stablehlo.multiply %273, %129#20 : tensor<32x28672x8192xf32> loc(#at6)
    %275 = stablehlo.add %271, %274 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %276 = stablehlo.power %cst_101, %134 : tensor<f32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.subtract %cst_102, %276 : tensor<f32> loc(#at6)
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %279 = stablehlo.divide %269, %278 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %281 = stablehlo.multiply %280, %279 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %282 = stablehlo.power %cst_104, %134 : tensor<f32> loc(#at6)
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.subtract %cst_105, %282 : tensor<f32> loc(#at6)
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %285 = stablehlo.divide %275, %284 : tensor<32x28672x8192xf32> loc(#at6)
    %286 = stablehlo.sqrt %285 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32x28672x8192xf32> loc(#at6)
    %288 = stablehlo.add %286, %287 : tensor<32x28672x8192xf32> loc(#at6)
    %289 = stablehlo.divide %281, %288 : tensor<32x28672x8192xf32> loc(#at6)
    %290 = stablehlo.subtract %arg5, %289 : tensor<32x28672x8192xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %292 = stablehlo.multiply %291, %arg19 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %294 = stablehlo.multiply %293, %129#21 : tensor<32x8192x28672xf32> loc(#at6)
    %295 = stablehlo.add %292, %294 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %297 = stablehlo.multiply %296, %arg31 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %299 = stablehlo.multiply %298, %129#21 : tensor<32x8192x28672xf32> loc(#at6)
    %300 = stablehlo.multiply %299, %129#21 : tensor<32x8192x28672xf32> loc(#at6)
    %301 = stablehlo.add %297, %300 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %302 = stablehlo.power %cst_111, %134 : tensor<f32> loc(#at6)
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %303 = stablehlo.subtract %cst_112, %302 : tensor<f32> loc(#at6)
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %305 = stablehlo.divide %295, %304 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %307 = stablehlo.multiply %306, %305 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %308 = stablehlo.power %cst_114, %134 : tensor<f32> loc(#at6)
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.subtract %cst_115, %308 : tensor<f32> loc(#at6)
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %311 = stablehlo.divide %301, %310 : tensor<32x8192x28672xf32> loc(#at6)
    %312 = stablehlo.sqrt %311 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %314 = stablehlo.add %312, %313 : tensor<32x8192x28672xf32> loc(#at6)
    %315 = stablehlo.divide %307, %314 : tensor<32x8192x28672xf32> loc(#at6)
    %316 = stablehlo.subtract %arg6, %315 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %318 = stablehlo.multiply %317, %arg20 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %320 = stablehlo.multiply %319, %129#22 : tensor<32x8192x28672xf32> loc(#at6)
    %321 = stablehlo.add %318, %320 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %323 = stablehlo.multiply %322, %arg32 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %325 = stablehlo.multiply %324, %129#22 : tensor<32x8192x28672xf32> loc(#at6)
    %326 = stablehlo.multiply %325, %129#22 : tensor<32x8192x28672xf32> loc(#at6)
    %327 = stablehlo.add %323, %326 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %328 = stablehlo.power %cst_121, %134 : tensor<f32> loc(#at6)
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %329 = stablehlo.subtract %cst_122, %328 : tensor<f32> loc(#at6)
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %331 = stablehlo.divide %321, %330 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %333 = stablehlo.multiply %332, %331 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %334 = stablehlo.power %cst_124, %134 : tensor<f32> loc(#at6)
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %335 = stablehlo.subtract %cst_125, %334 : tensor<f32> loc(#at6)
    %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %337 = stablehlo.divide %327, %336 : tensor<32x8192x28672xf32> loc(#at6)
    %338 = stablehlo.sqrt %337 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<32x8192x28672xf32> loc(#at6)
    %340 = stablehlo.add %338, %339 : tensor<32x8192x28672xf32> loc(#at6)
    %341 = stablehlo.divide %333, %340 : tensor<32x8192x28672xf32> loc(#at6)
    %342 = stablehlo.subtract %arg7, %341 : tensor<32x8192x28672xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %344 = stablehlo.multiply %343, %arg21 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %346 = stablehlo.multiply %345, %129#23 : tensor<32x8192x64x128xf32> loc(#at6)
    %347 = stablehlo.add %344, %346 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %349 = stablehlo.multiply %348, %arg33 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %351 = stablehlo.multiply %350, %129#23 : tensor<32x8192x64x128xf32> loc(#at6)
    %352 = stablehlo.multiply %351, %129#23 : tensor<32x8192x64x128xf32> loc(#at6)
    %353 = stablehlo.add %349, %352 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %354 = stablehlo.power %cst_131, %134 : tensor<f32> loc(#at6)
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %355 = stablehlo.subtract %cst_132, %354 : tensor<f32> loc(#at6)
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %357 = stablehlo.divide %347, %356 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %359 = stablehlo.multiply %358, %357 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %360 = stablehlo.power %cst_134, %134 : tensor<f32> loc(#at6)
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %361 = stablehlo.subtract %cst_135, %360 : tensor<f32> loc(#at6)
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %363 = stablehlo.divide %353, %362 : tensor<32x8192x64x128xf32> loc(#at6)
    %364 = stablehlo.sqrt %363 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %366 = stablehlo.add %364, %365 : tensor<32x8192x64x128xf32> loc(#at6)
    %367 = stablehlo.divide %359, %366 : tensor<32x8192x64x128xf32> loc(#at6)
    %368 = stablehlo.subtract %arg8, %367 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %370 = stablehlo.multiply %369, %arg22 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %372 = stablehlo.multiply %371, %129#24 : tensor<32x64x128x8192xf32> loc(#at6)
    %373 = stablehlo.add %370, %372 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %375 = stablehlo.multiply %374, %arg34 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %377 = stablehlo.multiply %376, %129#24 : tensor<32x64x128x8192xf32> loc(#at6)
    %378 = stablehlo.multiply %377, %129#24 : tensor<32x64x128x8192xf32> loc(#at6)
    %379 = stablehlo.add %375, %378 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %380 = stablehlo.power %cst_141, %134 : tensor<f32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %381 = stablehlo.subtract %cst_142, %380 : tensor<f32> loc(#at6)
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %383 = stablehlo.divide %373, %382 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %385 = stablehlo.multiply %384, %383 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %386 = stablehlo.power %cst_144, %134 : tensor<f32> loc(#at6)
    %cst_145 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %387 = stablehlo.subtract %cst_145, %386 : tensor<f32> loc(#at6)
    %388 = stablehlo.broadcast_in_dim %387, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %389 = stablehlo.divide %379, %388 : tensor<32x64x128x8192xf32> loc(#at6)
    %390 = stablehlo.sqrt %389 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<32x64x128x8192xf32> loc(#at6)
    %392 = stablehlo.add %390, %391 : tensor<32x64x128x8192xf32> loc(#at6)
    %393 = stablehlo.divide %385, %392 : tensor<32x64x128x8192xf32> loc(#at6)
    %394 = stablehlo.subtract %arg9, %393 : tensor<32x64x128x8192xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %396 = stablehlo.multiply %395, %arg23 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %398 = stablehlo.multiply %397, %129#25 : tensor<32x8192x64x128xf32> loc(#at6)
    %399 = stablehlo.add %396, %398 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %401 = stablehlo.multiply %400, %arg35 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %403 = stablehlo.multiply %402, %129#25 : tensor<32x8192x64x128xf32> loc(#at6)
    %404 = stablehlo.multiply %403, %129#25 : tensor<32x8192x64x128xf32> loc(#at6)
    %405 = stablehlo.add %401, %404 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %406 = stablehlo.power %cst_151, %134 : tensor<f32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %407 = stablehlo.subtract %cst_152, %406 : tensor<f32> loc(#at6)
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %409 = stablehlo.divide %399, %408 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %411 = stablehlo.multiply %410, %409 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %412 = stablehlo.power %cst_154, %134 : tensor<f32> loc(#at6)
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %413 = stablehlo.subtract %cst_155, %412 : tensor<f32> loc(#at6)
    %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %415 = stablehlo.divide %405, %414 : tensor<32x8192x64x128xf32> loc(#at6)
    %416 = stablehlo.sqrt %415 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %418 = stablehlo.add %416, %417 : tensor<32x8192x64x128xf32> loc(#at6)
    %419 = stablehlo.divide %411, %418 : tensor<32x8192x64x128xf32> loc(#at6)
    %420 = stablehlo.subtract %arg10, %419 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %422 = stablehlo.multiply %421, %arg24 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %424 = stablehlo.multiply %423, %129#26 : tensor<32x8192x64x128xf32> loc(#at6)
    %425 = stablehlo.add %422, %424 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %427 = stablehlo.multiply %426, %arg36 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %429 = stablehlo.multiply %428, %129#26 : tensor<32x8192x64x128xf32> loc(#at6)
    %430 = stablehlo.multiply %429, %129#26 : tensor<32x8192x64x128xf32> loc(#at6)
    %431 = stablehlo.add %427, %430 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %432 = stablehlo.power %cst_161, %134 : tensor<f32> loc(#at6)
    %cst_162 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.subtract %cst_162, %432 : tensor<f32> loc(#at6)
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %435 = stablehlo.divide %425, %434 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %437 = stablehlo.multiply %436, %435 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %438 = stablehlo.power %cst_164, %134 : tensor<f32> loc(#at6)
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %439 = stablehlo.subtract %cst_165, %438 : tensor<f32> loc(#at6)
    %440 = stablehlo.broadcast_in_dim %439, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %441 = stablehlo.divide %431, %440 : tensor<32x8192x64x128xf32> loc(#at6)
    %442 = stablehlo.sqrt %441 : tensor<32x8192x64x128xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<32x8192x64x128xf32> loc(#at6)
    %444 = stablehlo.add %442, %443 : tensor<32x8192x64x128xf32> loc(#at6)
    %445 = stablehlo.divide %437, %444 : tensor<32x8192x64x128xf32> loc(#at6)
    %446 = stablehlo.subtract %arg11, %445 : tensor<32x8192x64x128xf32> loc(#at6)
    return %160, %186, %212, %238, %264, %290, %316, %342, %368, %394, %420, %446, %134, %139, %165, %191, %217, %243, %269, %295, %321, %347, %373, %399, %425, %145, %171, %197, %223, %249, %275, %301, %327, %353, %379, %405, %431, %77 : tensor<32000x8192xf32>, tensor<8192xf32>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<8192x32000xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<f32>, tensor<32000x8192xf32>, tensor<8192xf32>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<8192x32000xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<32000x8192xf32>, tensor<8192xf32>, tensor<32x8192xf32>, tensor<32x8192xf32>, tensor<8192x32000xf32>, tensor<32x28672x8192xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x28672xf32>, tensor<32x8192x64x128xf32>, tensor<32x64x128x8192xf32>, tensor<32x8192x64x128xf32>, tensor<32x8192x64x128xf32>, tensor<f32>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<32x8192xf32>, %arg1: tensor<i32>) -> tensor<8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8192] : (tensor<32x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192xf32>) -> tensor<8192xf32>
    return %1 : tensor<8192xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<32x28672x8192xf32>, %arg1: tensor<i32>) -> tensor<28672x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 28672, 8192] : (tensor<32x28672x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x28672x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x28672x8192xf32>) -> tensor<28672x8192xf32>
    return %1 : tensor<28672x8192xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<32x8192x28672xf32>, %arg1: tensor<i32>) -> tensor<8192x28672xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8192, 28672] : (tensor<32x8192x28672xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x28672xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x28672xf32>) -> tensor<8192x28672xf32>
    return %1 : tensor<8192x28672xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<32x8192x64x128xf32>, %arg1: tensor<i32>) -> tensor<8192x64x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8192, 64, 128] : (tensor<32x8192x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x64x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x64x128xf32>) -> tensor<8192x64x128xf32>
    return %1 : tensor<8192x64x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<32x64x128x8192xf32>, %arg1: tensor<i32>) -> tensor<64x128x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 128, 8192] : (tensor<32x64x128x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x128x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x128x8192xf32>) -> tensor<64x128x8192xf32>
    return %1 : tensor<64x128x8192xf32>
  }
  func.func private @closed_call(%arg0: tensor<384x2048x8192xbf16>, %arg1: tensor<8192xf32>, %arg2: tensor<8192xf32>, %arg3: tensor<28672x8192xf32>, %arg4: tensor<8192x28672xf32>, %arg5: tensor<8192x28672xf32>, %arg6: tensor<8192x64x128xf32>, %arg7: tensor<64x128x8192xf32>, %arg8: tensor<8192x64x128xf32>, %arg9: tensor<8192x64x128xf32>) -> (tensor<384x2048x8192xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x8192xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<384x2048x8192xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<384x2048x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<384x2048x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<384x2048x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<384x2048x8192xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %13 = stablehlo.multiply %10, %12 : tensor<384x2048x8192xf32> loc(#at5)
    %14 = stablehlo.convert %13 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at5)
    %15 = stablehlo.convert %arg8 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<384x2048x8192xbf16>, tensor<8192x64x128xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<384x2048x8192xbf16>, tensor<8192x64x128xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<384x2048x8192xbf16>, tensor<8192x64x128xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at0)
    %21:3 = stablehlo.optimization_barrier %16, %18, %20 : tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16> loc(#at0)
    %22 = stablehlo.dot_general %21#0, %21#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<384x64x2048x2048xbf16> loc(#at1)
    %23 = stablehlo.convert %22 : (tensor<384x64x2048x2048xbf16>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %25 = stablehlo.multiply %23, %24 : tensor<384x64x2048x2048xf32> loc(#at1)
    %26 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at1)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at1)
    %28 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at1)
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at1)
    %30 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at1)
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at1)
    %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at1)
    %33 = stablehlo.convert %32 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at1)
    %35 = stablehlo.multiply %34, %33 : tensor<2048x2048xf32> loc(#at1)
    %36 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at1)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %38 = stablehlo.subtract %25, %37 : tensor<384x64x2048x2048xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %39 = stablehlo.reduce(%38 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %40 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<384x64x2048xf32> loc(#at1)
    %41 = stablehlo.maximum %40, %39 : tensor<384x64x2048xf32> loc(#at1)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at1)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %44 = stablehlo.subtract %38, %43 : tensor<384x64x2048x2048xf32> loc(#at1)
    %45 = stablehlo.exponential %44 : tensor<384x64x2048x2048xf32> loc(#at1)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at1)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at1)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %49 = stablehlo.divide %45, %48 : tensor<384x64x2048x2048xf32> loc(#at1)
    %50 = stablehlo.convert %49 : (tensor<384x64x2048x2048xf32>) -> tensor<384x64x2048x2048xbf16> loc(#at1)
    %51 = stablehlo.dot_general %21#2, %50, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<384x2048x64x128xbf16>, tensor<384x64x2048x2048xbf16>) -> tensor<384x64x128x2048xbf16> loc(#at1)
    %52 = stablehlo.transpose %51, dims = [0, 3, 1, 2] : (tensor<384x64x128x2048xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at1)
    %53 = stablehlo.convert %arg7 : (tensor<64x128x8192xf32>) -> tensor<64x128x8192xbf16> loc(#at0)
    %54 = stablehlo.dot_general %52, %53, contracting_dims = [3, 2] x [1, 0] : (tensor<384x2048x64x128xbf16>, tensor<64x128x8192xbf16>) -> tensor<384x2048x8192xbf16> loc(#at0)
    %55 = stablehlo.reduce_precision %54, format = e8m7 : tensor<384x2048x8192xbf16> loc(#at0)
    %56 = stablehlo.add %arg0, %55 : tensor<384x2048x8192xbf16>
    %57 = sdy.sharding_constraint %56 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16>
    %58 = stablehlo.convert %57 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at5)
    %59 = stablehlo.multiply %58, %58 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %60 = stablehlo.reduce(%59 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %63 = stablehlo.divide %61, %62 : tensor<384x2048x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %65 = stablehlo.add %63, %64 : tensor<384x2048x1xf32> loc(#at5)
    %66 = stablehlo.rsqrt %65 : tensor<384x2048x1xf32> loc(#at5)
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %68 = stablehlo.multiply %58, %67 : tensor<384x2048x8192xf32> loc(#at5)
    %69 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %71 = stablehlo.multiply %68, %70 : tensor<384x2048x8192xf32> loc(#at5)
    %72 = stablehlo.convert %71 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at5)
    %73 = stablehlo.convert %arg5 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at3)
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [2] x [0] : (tensor<384x2048x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<384x2048x28672xbf16> loc(#at3)
    %75 = stablehlo.reduce_precision %74, format = e8m7 : tensor<384x2048x28672xbf16> loc(#at3)
    %76 = stablehlo.convert %arg4 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at3)
    %77 = stablehlo.dot_general %72, %76, contracting_dims = [2] x [0] : (tensor<384x2048x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<384x2048x28672xbf16> loc(#at3)
    %78 = stablehlo.reduce_precision %77, format = e8m7 : tensor<384x2048x28672xbf16> loc(#at3)
    %79 = call @silu_4(%78) : (tensor<384x2048x28672xbf16>) -> tensor<384x2048x28672xbf16> loc(#at3)
    %80 = stablehlo.multiply %79, %75 : tensor<384x2048x28672xbf16> loc(#at3)
    %81 = stablehlo.convert %arg3 : (tensor<28672x8192xf32>) -> tensor<28672x8192xbf16> loc(#at3)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<384x2048x28672xbf16>, tensor<28672x8192xbf16>) -> tensor<384x2048x8192xbf16> loc(#at3)
    %83 = stablehlo.add %57, %82 : tensor<384x2048x8192xbf16>
    %84 = sdy.sharding_constraint %83 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16>
    return %84, %21#0, %21#1, %21#2, %55, %78, %75, %arg0 : tensor<384x2048x8192xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x8192xbf16>
  }
  func.func private @silu_4(%arg0: tensor<384x2048x28672xbf16>) -> tensor<384x2048x28672xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<384x2048x28672xbf16>
    %1 = stablehlo.exponential %0 : tensor<384x2048x28672xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<384x2048x28672xbf16>
    %3 = stablehlo.add %2, %1 : tensor<384x2048x28672xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<384x2048x28672xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<384x2048x28672xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<384x2048x28672xbf16>
    return %6 : tensor<384x2048x28672xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<32x384x2048x64x128xbf16>, %arg1: tensor<384x2048x64x128xbf16>, %arg2: tensor<i32>) -> tensor<32x384x2048x64x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<384x2048x64x128xbf16>) -> tensor<1x384x2048x64x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<32x384x2048x64x128xbf16>, tensor<1x384x2048x64x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x384x2048x64x128xbf16>
    return %1 : tensor<32x384x2048x64x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_5(%arg0: tensor<32x384x2048x8192xbf16>, %arg1: tensor<384x2048x8192xbf16>, %arg2: tensor<i32>) -> tensor<32x384x2048x8192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<384x2048x8192xbf16>) -> tensor<1x384x2048x8192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x384x2048x8192xbf16>, tensor<1x384x2048x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x384x2048x8192xbf16>
    return %1 : tensor<32x384x2048x8192xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<32x384x2048x28672xbf16>, %arg1: tensor<384x2048x28672xbf16>, %arg2: tensor<i32>) -> tensor<32x384x2048x28672xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<384x2048x28672xbf16>) -> tensor<1x384x2048x28672xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x384x2048x28672xbf16>, tensor<1x384x2048x28672xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x384x2048x28672xbf16>
    return %1 : tensor<32x384x2048x28672xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<384x2048xi32>) -> tensor<384x2048x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<384x2048xi32>) -> tensor<384x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<384x2048x1xi32>) -> tensor<384x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<384x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<384x2048x32000xi32>, tensor<384x2048x32000xi32>) -> tensor<384x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<384x2048x32000xi1>) -> tensor<384x2048x32000xf32>
    return %5 : tensor<384x2048x32000xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<32x384x2048x64x128xbf16>, %arg1: tensor<i32>) -> tensor<384x2048x64x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 384, 2048, 64, 128] : (tensor<32x384x2048x64x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x384x2048x64x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x384x2048x64x128xbf16>) -> tensor<384x2048x64x128xbf16>
    return %1 : tensor<384x2048x64x128xbf16>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<32x384x2048x8192xbf16>, %arg1: tensor<i32>) -> tensor<384x2048x8192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 384, 2048, 8192] : (tensor<32x384x2048x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x384x2048x8192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x384x2048x8192xbf16>) -> tensor<384x2048x8192xbf16>
    return %1 : tensor<384x2048x8192xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<32x384x2048x28672xbf16>, %arg1: tensor<i32>) -> tensor<384x2048x28672xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 384, 2048, 28672] : (tensor<32x384x2048x28672xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x384x2048x28672xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x384x2048x28672xbf16>) -> tensor<384x2048x28672xbf16>
    return %1 : tensor<384x2048x28672xbf16>
  }
  func.func private @closed_call_10(%arg0: tensor<384x2048x8192xbf16>, %arg1: tensor<384x2048x64x128xbf16>, %arg2: tensor<384x2048x64x128xbf16>, %arg3: tensor<384x2048x64x128xbf16>, %arg4: tensor<384x2048x8192xbf16>, %arg5: tensor<384x2048x28672xbf16>, %arg6: tensor<384x2048x28672xbf16>, %arg7: tensor<8192xf32>, %arg8: tensor<8192xf32>, %arg9: tensor<28672x8192xf32>, %arg10: tensor<8192x28672xf32>, %arg11: tensor<8192x28672xf32>, %arg12: tensor<8192x64x128xf32>, %arg13: tensor<64x128x8192xf32>, %arg14: tensor<8192x64x128xf32>, %arg15: tensor<8192x64x128xf32>, %arg16: tensor<384x2048x8192xbf16>) -> (tensor<384x2048x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x64x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x64x128xf32>) {
    %0:17 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg0 : tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x64x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<384x2048x8192xbf16>, tensor<384x2048x8192xbf16>
    %1 = stablehlo.convert %0#15 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at11)
    %2 = stablehlo.multiply %1, %1 : tensor<384x2048x8192xf32> loc(#at11)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at11)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at11)
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at11)
    %6 = stablehlo.divide %4, %5 : tensor<384x2048x1xf32> loc(#at11)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at11)
    %8 = stablehlo.add %6, %7 : tensor<384x2048x1xf32> loc(#at11)
    %9 = stablehlo.rsqrt %8 : tensor<384x2048x1xf32> loc(#at11)
    %10 = stablehlo.divide %9, %8 : tensor<384x2048x1xf32> loc(#at11)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at11)
    %12 = stablehlo.multiply %11, %10 : tensor<384x2048x1xf32> loc(#at11)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at11)
    %14 = stablehlo.multiply %1, %13 : tensor<384x2048x8192xf32> loc(#at11)
    %15 = stablehlo.broadcast_in_dim %0#6, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at11)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at11)
    %17 = stablehlo.multiply %14, %16 : tensor<384x2048x8192xf32> loc(#at11)
    %18 = stablehlo.convert %17 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at11)
    %19 = stablehlo.convert %0#13 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at8)
    %20 = stablehlo.convert %0#11 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at8)
    %21 = stablehlo.convert %0#14 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at8)
    %22 = stablehlo.dot_general %0#0, %0#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<384x64x2048x2048xbf16> loc(#at9)
    %23 = stablehlo.convert %22 : (tensor<384x64x2048x2048xbf16>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %25 = stablehlo.multiply %23, %24 : tensor<384x64x2048x2048xf32> loc(#at9)
    %26 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at9)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at9)
    %28 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at9)
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at9)
    %30 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at9)
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at9)
    %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at9)
    %33 = stablehlo.convert %32 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at9)
    %35 = stablehlo.multiply %34, %33 : tensor<2048x2048xf32> loc(#at9)
    %36 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at9)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %38 = stablehlo.subtract %25, %37 : tensor<384x64x2048x2048xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %39 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<384x64x2048xf32> loc(#at9)
    %41 = stablehlo.maximum %40, %39 : tensor<384x64x2048xf32> loc(#at9)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at9)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %44 = stablehlo.subtract %38, %43 : tensor<384x64x2048x2048xf32> loc(#at9)
    %45 = stablehlo.exponential %44 : tensor<384x64x2048x2048xf32> loc(#at9)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at9)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at9)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %49 = stablehlo.divide %45, %48 : tensor<384x64x2048x2048xf32> loc(#at9)
    %50 = stablehlo.convert %49 : (tensor<384x64x2048x2048xf32>) -> tensor<384x64x2048x2048xbf16> loc(#at9)
    %51 = stablehlo.dot_general %0#2, %50, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<384x2048x64x128xbf16>, tensor<384x64x2048x2048xbf16>) -> tensor<384x64x128x2048xbf16> loc(#at9)
    %52 = stablehlo.transpose %51, dims = [0, 3, 1, 2] : (tensor<384x64x128x2048xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at9)
    %53 = stablehlo.convert %0#12 : (tensor<64x128x8192xf32>) -> tensor<64x128x8192xbf16> loc(#at8)
    %54 = stablehlo.add %0#15, %0#3 : tensor<384x2048x8192xbf16> loc(#at7)
    %55 = sdy.sharding_constraint %54 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16> loc(#at7)
    %56 = stablehlo.convert %55 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at11)
    %57 = stablehlo.multiply %56, %56 : tensor<384x2048x8192xf32> loc(#at11)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %58 = stablehlo.reduce(%57 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at11)
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at11)
    %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at11)
    %61 = stablehlo.divide %59, %60 : tensor<384x2048x1xf32> loc(#at11)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at11)
    %63 = stablehlo.add %61, %62 : tensor<384x2048x1xf32> loc(#at11)
    %64 = stablehlo.rsqrt %63 : tensor<384x2048x1xf32> loc(#at11)
    %65 = stablehlo.divide %64, %63 : tensor<384x2048x1xf32> loc(#at11)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at11)
    %67 = stablehlo.multiply %66, %65 : tensor<384x2048x1xf32> loc(#at11)
    %68 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at11)
    %69 = stablehlo.multiply %56, %68 : tensor<384x2048x8192xf32> loc(#at11)
    %70 = stablehlo.broadcast_in_dim %0#7, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at11)
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at11)
    %72 = stablehlo.multiply %69, %71 : tensor<384x2048x8192xf32> loc(#at11)
    %73 = stablehlo.convert %72 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at11)
    %74 = stablehlo.convert %0#10 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at10)
    %75 = stablehlo.convert %0#9 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at10)
    %76:3 = call @silu_11(%0#4) : (tensor<384x2048x28672xbf16>) -> (tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>) loc(#at10)
    %77 = stablehlo.multiply %76#0, %0#5 : tensor<384x2048x28672xbf16> loc(#at10)
    %78 = stablehlo.convert %0#8 : (tensor<28672x8192xf32>) -> tensor<28672x8192xbf16> loc(#at10)
    %79 = sdy.sharding_constraint %0#16 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16>
    %80 = stablehlo.dot_general %79, %77, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x8192xbf16>, tensor<384x2048x28672xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<8192x28672xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %82 = stablehlo.dot_general %79, %78, contracting_dims = [2] x [1] : (tensor<384x2048x8192xbf16>, tensor<28672x8192xbf16>) -> tensor<384x2048x28672xbf16> loc(#at3)
    %83 = stablehlo.convert %81 : (tensor<28672x8192xbf16>) -> tensor<28672x8192xf32> loc(#at3)
    %84 = stablehlo.multiply %76#0, %82 : tensor<384x2048x28672xbf16> loc(#at3)
    %85 = stablehlo.multiply %82, %0#5 : tensor<384x2048x28672xbf16> loc(#at3)
    %86 = call @silu_12(%76#1, %0#4, %76#2, %85) : (tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>) -> tensor<384x2048x28672xbf16> loc(#at3)
    %87 = stablehlo.dot_general %86, %73, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x28672xbf16>, tensor<384x2048x8192xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<28672x8192xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %89 = stablehlo.dot_general %86, %75, contracting_dims = [2] x [1] : (tensor<384x2048x28672xbf16>, tensor<8192x28672xbf16>) -> tensor<384x2048x8192xbf16> loc(#at3)
    %90 = stablehlo.convert %88 : (tensor<8192x28672xbf16>) -> tensor<8192x28672xf32> loc(#at3)
    %91 = stablehlo.dot_general %84, %73, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x28672xbf16>, tensor<384x2048x8192xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<28672x8192xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %93 = stablehlo.dot_general %84, %74, contracting_dims = [2] x [1] : (tensor<384x2048x28672xbf16>, tensor<8192x28672xbf16>) -> tensor<384x2048x8192xbf16> loc(#at3)
    %94 = stablehlo.add %89, %93 : tensor<384x2048x8192xbf16> loc(#at3)
    %95 = stablehlo.convert %92 : (tensor<8192x28672xbf16>) -> tensor<8192x28672xf32> loc(#at3)
    %96 = stablehlo.convert %94 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at5)
    %97 = stablehlo.multiply %69, %96 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %98 = stablehlo.reduce(%97 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %99 = stablehlo.reshape %98 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %100 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %101 = stablehlo.multiply %96, %100 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %102 = stablehlo.reduce(%99 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %103 = stablehlo.multiply %56, %101 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %104 = stablehlo.reduce(%103 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %105 = stablehlo.reshape %104 : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at5)
    %106 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %107 = stablehlo.multiply %101, %106 : tensor<384x2048x8192xf32> loc(#at5)
    %108 = stablehlo.multiply %105, %67 : tensor<384x2048x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %110 = stablehlo.divide %108, %109 : tensor<384x2048x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %111 = stablehlo.reduce(%110 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x1xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %113 = stablehlo.multiply %56, %112 : tensor<384x2048x8192xf32> loc(#at5)
    %114 = stablehlo.add %107, %113 : tensor<384x2048x8192xf32> loc(#at5)
    %115 = stablehlo.multiply %112, %56 : tensor<384x2048x8192xf32> loc(#at5)
    %116 = stablehlo.add %114, %115 : tensor<384x2048x8192xf32> loc(#at5)
    %117 = stablehlo.convert %116 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at5)
    %118 = stablehlo.add %79, %117 : tensor<384x2048x8192xbf16> loc(#at5)
    %119 = sdy.sharding_constraint %118 <@mesh, [{"fsdp"}, {}, {"tensor"}]> : tensor<384x2048x8192xbf16>
    %120 = stablehlo.dot_general %119, %52, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x8192xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %121 = stablehlo.transpose %120, dims = [1, 2, 0] : (tensor<8192x64x128xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %122 = stablehlo.dot_general %119, %53, contracting_dims = [2] x [2] : (tensor<384x2048x8192xbf16>, tensor<64x128x8192xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at0)
    %123 = stablehlo.convert %121 : (tensor<64x128x8192xbf16>) -> tensor<64x128x8192xf32> loc(#at0)
    %124:4 = stablehlo.optimization_barrier %0#0, %0#1, %0#2, %122 : tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16> loc(#at0)
    %125 = stablehlo.dot_general %124#0, %124#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<384x2048x64x128xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<384x64x2048x2048xbf16> loc(#at9)
    %126 = stablehlo.convert %125 : (tensor<384x64x2048x2048xbf16>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %cst_17 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %127 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %128 = stablehlo.multiply %126, %127 : tensor<384x64x2048x2048xf32> loc(#at9)
    %129 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at9)
    %130 = stablehlo.broadcast_in_dim %129, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at9)
    %131 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at9)
    %132 = stablehlo.broadcast_in_dim %131, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at9)
    %133 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at9)
    %134 = stablehlo.broadcast_in_dim %132, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at9)
    %135 = stablehlo.compare LT, %133, %134, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at9)
    %136 = stablehlo.convert %135 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at9)
    %cst_18 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %137 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at9)
    %138 = stablehlo.multiply %137, %136 : tensor<2048x2048xf32> loc(#at9)
    %139 = stablehlo.broadcast_in_dim %138, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at9)
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %141 = stablehlo.subtract %128, %140 : tensor<384x64x2048x2048xf32> loc(#at9)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %142 = stablehlo.reduce(%141 init: %cst_19) applies stablehlo.maximum across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at9)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %143 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<384x64x2048xf32> loc(#at9)
    %144 = stablehlo.maximum %143, %142 : tensor<384x64x2048xf32> loc(#at9)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at9)
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %147 = stablehlo.subtract %141, %146 : tensor<384x64x2048x2048xf32> loc(#at9)
    %148 = stablehlo.exponential %147 : tensor<384x64x2048x2048xf32> loc(#at9)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %149 = stablehlo.reduce(%148 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at9)
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at9)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at9)
    %152 = stablehlo.divide %148, %151 : tensor<384x64x2048x2048xf32> loc(#at9)
    %153 = stablehlo.multiply %150, %150 : tensor<384x64x2048x1xf32> loc(#at9)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %154 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<384x64x2048x1xf32> loc(#at9)
    %155 = stablehlo.divide %154, %153 : tensor<384x64x2048x1xf32> loc(#at9)
    %156 = stablehlo.convert %152 : (tensor<384x64x2048x2048xf32>) -> tensor<384x64x2048x2048xbf16> loc(#at9)
    %157 = stablehlo.transpose %124#3, dims = [0, 2, 3, 1] : (tensor<384x2048x64x128xbf16>) -> tensor<384x64x128x2048xbf16> loc(#at1)
    %158 = stablehlo.dot_general %157, %124#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<384x64x128x2048xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<384x64x2048x2048xbf16> loc(#at1)
    %159 = stablehlo.dot_general %157, %156, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<384x64x128x2048xbf16>, tensor<384x64x2048x2048xbf16>) -> tensor<384x64x128x2048xbf16> loc(#at1)
    %160 = stablehlo.transpose %159, dims = [0, 3, 1, 2] : (tensor<384x64x128x2048xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at1)
    %161 = stablehlo.convert %158 : (tensor<384x64x2048x2048xbf16>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %162 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %163 = stablehlo.multiply %161, %162 : tensor<384x64x2048x2048xf32> loc(#at1)
    %164 = stablehlo.multiply %163, %148 : tensor<384x64x2048x2048xf32> loc(#at1)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %165 = stablehlo.reduce(%164 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<384x64x2048x2048xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at1)
    %166 = stablehlo.reshape %165 : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x1xf32> loc(#at1)
    %167 = stablehlo.negate %166 : tensor<384x64x2048x1xf32> loc(#at1)
    %168 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (tensor<384x64x2048x1xf32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %169 = stablehlo.divide %161, %168 : tensor<384x64x2048x2048xf32> loc(#at1)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %170 = stablehlo.reduce(%167 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<384x64x2048x1xf32>, tensor<f32>) -> tensor<384x64x2048xf32> loc(#at1)
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<384x64x2048xf32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %172 = stablehlo.add %169, %171 : tensor<384x64x2048x2048xf32> loc(#at1)
    %173 = stablehlo.multiply %172, %148 : tensor<384x64x2048x2048xf32> loc(#at1)
    %cst_25 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %174 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<384x64x2048x2048xf32> loc(#at1)
    %175 = stablehlo.multiply %173, %174 : tensor<384x64x2048x2048xf32> loc(#at1)
    %176 = stablehlo.convert %175 : (tensor<384x64x2048x2048xf32>) -> tensor<384x64x2048x2048xbf16> loc(#at1)
    %177 = stablehlo.dot_general %176, %124#0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<384x64x2048x2048xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<384x64x2048x128xbf16> loc(#at1)
    %178 = stablehlo.transpose %177, dims = [0, 2, 1, 3] : (tensor<384x64x2048x128xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at1)
    %179 = stablehlo.dot_general %176, %124#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<384x64x2048x2048xbf16>, tensor<384x2048x64x128xbf16>) -> tensor<384x64x2048x128xbf16> loc(#at1)
    %180 = stablehlo.transpose %179, dims = [0, 2, 1, 3] : (tensor<384x64x2048x128xbf16>) -> tensor<384x2048x64x128xbf16> loc(#at1)
    %181 = stablehlo.dot_general %160, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %182 = stablehlo.transpose %181, dims = [2, 0, 1] : (tensor<64x128x8192xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %183 = stablehlo.dot_general %160, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<384x2048x64x128xbf16>, tensor<8192x64x128xbf16>) -> tensor<384x2048x8192xbf16> loc(#at0)
    %184 = stablehlo.convert %182 : (tensor<8192x64x128xbf16>) -> tensor<8192x64x128xf32> loc(#at0)
    %185 = stablehlo.dot_general %178, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %186 = stablehlo.transpose %185, dims = [2, 0, 1] : (tensor<64x128x8192xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %187 = stablehlo.dot_general %178, %20, contracting_dims = [2, 3] x [1, 2] : (tensor<384x2048x64x128xbf16>, tensor<8192x64x128xbf16>) -> tensor<384x2048x8192xbf16> loc(#at0)
    %188 = stablehlo.add %183, %187 : tensor<384x2048x8192xbf16> loc(#at0)
    %189 = stablehlo.convert %186 : (tensor<8192x64x128xbf16>) -> tensor<8192x64x128xf32> loc(#at0)
    %190 = stablehlo.dot_general %180, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<384x2048x64x128xbf16>, tensor<384x2048x8192xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %191 = stablehlo.transpose %190, dims = [2, 0, 1] : (tensor<64x128x8192xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %192 = stablehlo.dot_general %180, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<384x2048x64x128xbf16>, tensor<8192x64x128xbf16>) -> tensor<384x2048x8192xbf16> loc(#at0)
    %193 = stablehlo.add %188, %192 : tensor<384x2048x8192xbf16> loc(#at0)
    %194 = stablehlo.convert %191 : (tensor<8192x64x128xbf16>) -> tensor<8192x64x128xf32> loc(#at0)
    %195 = stablehlo.convert %193 : (tensor<384x2048x8192xbf16>) -> tensor<384x2048x8192xf32> loc(#at5)
    %196 = stablehlo.multiply %14, %195 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %197 = stablehlo.reduce(%196 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %198 = stablehlo.reshape %197 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %199 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %200 = stablehlo.multiply %195, %199 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %201 = stablehlo.reduce(%198 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %202 = stablehlo.multiply %1, %200 : tensor<384x2048x8192xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %203 = stablehlo.reduce(%202 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x8192xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %204 = stablehlo.reshape %203 : (tensor<384x2048xf32>) -> tensor<384x2048x1xf32> loc(#at5)
    %205 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<384x2048x1xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %206 = stablehlo.multiply %200, %205 : tensor<384x2048x8192xf32> loc(#at5)
    %207 = stablehlo.multiply %204, %12 : tensor<384x2048x1xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<384x2048x1xf32> loc(#at5)
    %209 = stablehlo.divide %207, %208 : tensor<384x2048x1xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %210 = stablehlo.reduce(%209 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<384x2048x1xf32>, tensor<f32>) -> tensor<384x2048xf32> loc(#at5)
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<384x2048xf32>) -> tensor<384x2048x8192xf32> loc(#at5)
    %212 = stablehlo.multiply %1, %211 : tensor<384x2048x8192xf32> loc(#at5)
    %213 = stablehlo.add %206, %212 : tensor<384x2048x8192xf32> loc(#at5)
    %214 = stablehlo.multiply %211, %1 : tensor<384x2048x8192xf32> loc(#at5)
    %215 = stablehlo.add %213, %214 : tensor<384x2048x8192xf32> loc(#at5)
    %216 = stablehlo.convert %215 : (tensor<384x2048x8192xf32>) -> tensor<384x2048x8192xbf16> loc(#at5)
    %217 = stablehlo.add %119, %216 : tensor<384x2048x8192xbf16> loc(#at5)
    return %217, %201, %102, %83, %90, %95, %189, %123, %194, %184 : tensor<384x2048x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x64x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x64x128xf32>
  }
  func.func private @silu_11(%arg0: tensor<384x2048x28672xbf16>) -> (tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<384x2048x28672xbf16>
    %1 = stablehlo.exponential %0 : tensor<384x2048x28672xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<384x2048x28672xbf16>
    %3 = stablehlo.add %2, %1 : tensor<384x2048x28672xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<384x2048x28672xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<384x2048x28672xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<384x2048x28672xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<384x2048x28672xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<384x2048x28672xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<384x2048x28672xbf16>
    return %9, %5, %8 : tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>, tensor<384x2048x28672xbf16>
  }
  func.func private @silu_12(%arg0: tensor<384x2048x28672xbf16>, %arg1: tensor<384x2048x28672xbf16>, %arg2: tensor<384x2048x28672xbf16>, %arg3: tensor<384x2048x28672xbf16>) -> tensor<384x2048x28672xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<384x2048x28672xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<384x2048x28672xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<384x2048x28672xbf16>
    %3 = stablehlo.add %1, %2 : tensor<384x2048x28672xbf16>
    return %3 : tensor<384x2048x28672xbf16>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<32x8192xf32>, %arg1: tensor<8192xf32>, %arg2: tensor<i32>) -> tensor<32x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8192xf32>) -> tensor<1x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<32x8192xf32>, tensor<1x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<32x8192xf32>
    return %1 : tensor<32x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<32x28672x8192xf32>, %arg1: tensor<28672x8192xf32>, %arg2: tensor<i32>) -> tensor<32x28672x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<28672x8192xf32>) -> tensor<1x28672x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x28672x8192xf32>, tensor<1x28672x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x28672x8192xf32>
    return %1 : tensor<32x28672x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<32x8192x28672xf32>, %arg1: tensor<8192x28672xf32>, %arg2: tensor<i32>) -> tensor<32x8192x28672xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x28672xf32>) -> tensor<1x8192x28672xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<32x8192x28672xf32>, tensor<1x8192x28672xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x8192x28672xf32>
    return %1 : tensor<32x8192x28672xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<32x8192x64x128xf32>, %arg1: tensor<8192x64x128xf32>, %arg2: tensor<i32>) -> tensor<32x8192x64x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8192x64x128xf32>) -> tensor<1x8192x64x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x8192x64x128xf32>, tensor<1x8192x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x8192x64x128xf32>
    return %1 : tensor<32x8192x64x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<32x64x128x8192xf32>, %arg1: tensor<64x128x8192xf32>, %arg2: tensor<i32>) -> tensor<32x64x128x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x128x8192xf32>) -> tensor<1x64x128x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<32x64x128x8192xf32>, tensor<1x64x128x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x64x128x8192xf32>
    return %1 : tensor<32x64x128x8192xf32>
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

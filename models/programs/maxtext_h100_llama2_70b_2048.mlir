module @jit_maxtext_h100_llama2_70b_2048 attributes {mhlo.num_partitions = 2048 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=16, "fsdp"=128]> {stablehlo.mesh = {axes = [{name = "data", size = 16 : i64}, {name = "fsdp", size = 128 : i64}]}}
  func.func public @main(%arg0: tensor<32000x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<8192xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<80x8192xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<80x8192xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<8192x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<80x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<80x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<80x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg13: tensor<32000x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['embedding']"), %arg14: tensor<8192xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg15: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg16: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg17: tensor<8192x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 17 : i32} loc("state['m']['logits']"), %arg18: tensor<80x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wf']"), %arg19: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wg']"), %arg20: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wi']"), %arg21: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wk']"), %arg22: tensor<80x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wo']"), %arg23: tensor<80x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['m']['wq']"), %arg24: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['wv']"), %arg25: tensor<32000x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 25 : i32} loc("state['v']['embedding']"), %arg26: tensor<8192xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg27: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg28: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg29: tensor<8192x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 29 : i32} loc("state['v']['logits']"), %arg30: tensor<80x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wf']"), %arg31: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wg']"), %arg32: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wi']"), %arg33: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wk']"), %arg34: tensor<80x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['wo']"), %arg35: tensor<80x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 35 : i32} loc("state['v']['wq']"), %arg36: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['v']['wv']"), %arg37: tensor<4096x4096xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>} loc("batch['labels']"), %arg38: tensor<4096x4096xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x8192xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[0]['ln']"}, tensor<80x8192xf32> {jax.result_info = "result[0]['ln1']"}, tensor<80x8192xf32> {jax.result_info = "result[0]['ln2']"}, tensor<8192x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<80x28672x8192xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x64x128x8192xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<80x8192x64x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32000x8192xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<8192x32000xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<80x28672x8192xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['m']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x64x128x8192xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<80x8192x64x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<32000x8192xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<8192x32000xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<80x28672x8192xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['v']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x64x128x8192xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<80x8192x64x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x8192xf32>) -> tensor<32000x8192xbf16> loc(#at2)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4096x4096xi32> loc(#at2)
    %2 = stablehlo.compare LT, %arg38, %1, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1> loc(#at2)
    %c_0 = stablehlo.constant dense<32000> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4096x4096xi32> loc(#at2)
    %4 = stablehlo.add %arg38, %3 : tensor<4096x4096xi32> loc(#at2)
    %5 = stablehlo.select %2, %4, %arg38 : tensor<4096x4096xi1>, tensor<4096x4096xi32> loc(#at2)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4096x4096xi32>) -> tensor<4096x4096x1xi32> loc(#at2)
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8192>}> : (tensor<32000x8192xbf16>, tensor<4096x4096x1xi32>) -> tensor<4096x4096x8192xbf16> loc(#at2)
    %8 = sdy.sharding_constraint %7 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16> loc(#at2)
    call @silu() : () -> () loc(#at3)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<80x4096x4096x64x128xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<80x4096x4096x8x128xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<80x4096x4096x8x128xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<80x4096x4096x8192xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<80x4096x4096x8192xbf16>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %14:16 = stablehlo.while(%iterArg = %arg2, %iterArg_165 = %arg3, %iterArg_166 = %arg5, %iterArg_167 = %arg6, %iterArg_168 = %arg7, %iterArg_169 = %arg8, %iterArg_170 = %arg9, %iterArg_171 = %arg10, %iterArg_172 = %arg11, %iterArg_173 = %c_5, %iterArg_174 = %8, %iterArg_175 = %9, %iterArg_176 = %10, %iterArg_177 = %11, %iterArg_178 = %12, %iterArg_179 = %13) : tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<i32>, tensor<4096x4096x8192xbf16>, tensor<80x4096x4096x64x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8192xbf16>, tensor<80x4096x4096x8192xbf16>
    cond {
      %c_180 = stablehlo.constant dense<80> : tensor<i32>
      %445 = stablehlo.compare LT, %iterArg_173, %c_180, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %445 : tensor<i1>
    } do {
      %445 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_173) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %446 = func.call @dynamic_index_in_dim(%iterArg_165, %iterArg_173) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %447 = func.call @dynamic_index_in_dim_0(%iterArg_166, %iterArg_173) : (tensor<80x28672x8192xf32>, tensor<i32>) -> tensor<28672x8192xf32>
      %448 = func.call @dynamic_index_in_dim_1(%iterArg_167, %iterArg_173) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %449 = func.call @dynamic_index_in_dim_1(%iterArg_168, %iterArg_173) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %450 = func.call @dynamic_index_in_dim_2(%iterArg_169, %iterArg_173) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %451 = func.call @dynamic_index_in_dim_3(%iterArg_170, %iterArg_173) : (tensor<80x64x128x8192xf32>, tensor<i32>) -> tensor<64x128x8192xf32>
      %452 = func.call @dynamic_index_in_dim_4(%iterArg_171, %iterArg_173) : (tensor<80x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %453 = func.call @dynamic_index_in_dim_2(%iterArg_172, %iterArg_173) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %454:6 = func.call @closed_call(%iterArg_174, %445, %446, %447, %448, %449, %450, %451, %452, %453) : (tensor<4096x4096x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>) -> (tensor<4096x4096x8192xbf16>, tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>, tensor<4096x4096x8192xbf16>)
      %455 = func.call @dynamic_update_index_in_dim(%iterArg_175, %454#1, %iterArg_173) : (tensor<80x4096x4096x64x128xbf16>, tensor<4096x4096x64x128xbf16>, tensor<i32>) -> tensor<80x4096x4096x64x128xbf16>
      %456 = func.call @dynamic_update_index_in_dim_6(%iterArg_176, %454#2, %iterArg_173) : (tensor<80x4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<i32>) -> tensor<80x4096x4096x8x128xbf16>
      %457 = func.call @dynamic_update_index_in_dim_6(%iterArg_177, %454#3, %iterArg_173) : (tensor<80x4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<i32>) -> tensor<80x4096x4096x8x128xbf16>
      %458 = func.call @dynamic_update_index_in_dim_7(%iterArg_178, %454#4, %iterArg_173) : (tensor<80x4096x4096x8192xbf16>, tensor<4096x4096x8192xbf16>, tensor<i32>) -> tensor<80x4096x4096x8192xbf16>
      %459 = func.call @dynamic_update_index_in_dim_7(%iterArg_179, %454#5, %iterArg_173) : (tensor<80x4096x4096x8192xbf16>, tensor<4096x4096x8192xbf16>, tensor<i32>) -> tensor<80x4096x4096x8192xbf16>
      %c_180 = stablehlo.constant dense<1> : tensor<i32>
      %460 = stablehlo.add %iterArg_173, %c_180 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %460, %454#0, %455, %456, %457, %458, %459 : tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<i32>, tensor<4096x4096x8192xbf16>, tensor<80x4096x4096x64x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8192xbf16>, tensor<80x4096x4096x8192xbf16>
    }
    %15 = stablehlo.convert %14#10 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %16 = stablehlo.multiply %15, %15 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %17 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %20 = stablehlo.divide %18, %19 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %22 = stablehlo.add %20, %21 : tensor<4096x4096x1xf32> loc(#at5)
    %23 = stablehlo.rsqrt %22 : tensor<4096x4096x1xf32> loc(#at5)
    %24 = stablehlo.divide %23, %22 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %26 = stablehlo.multiply %25, %24 : tensor<4096x4096x1xf32> loc(#at5)
    %27 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %28 = stablehlo.multiply %15, %27 : tensor<4096x4096x8192xf32> loc(#at5)
    %29 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %31 = stablehlo.multiply %28, %30 : tensor<4096x4096x8192xf32> loc(#at5)
    %32 = stablehlo.convert %31 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at5)
    %33 = stablehlo.convert %arg4 : (tensor<8192x32000xf32>) -> tensor<8192x32000xbf16> loc(#at4)
    %34 = stablehlo.dot_general %32, %33, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x32000xbf16>) -> tensor<4096x4096x32000xbf16> loc(#at4)
    %35 = sdy.sharding_constraint %34 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x32000xbf16> loc(#at4)
    %36 = stablehlo.convert %35 : (tensor<4096x4096x32000xbf16>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %37 = call @_one_hot(%arg37) : (tensor<4096x4096xi32>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %38 = stablehlo.multiply %36, %37 : tensor<4096x4096x32000xf32> loc(#at4)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %39 = stablehlo.reduce(%38 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x32000xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %40 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.maximum across dimensions = [2] : (tensor<4096x4096x32000xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %41 = stablehlo.reshape %40 : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at4)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %43 = stablehlo.compare EQ, %36, %42, FLOAT : (tensor<4096x4096x32000xf32>, tensor<4096x4096x32000xf32>) -> tensor<4096x4096x32000xi1> loc(#at4)
    %44 = stablehlo.convert %43 : (tensor<4096x4096x32000xi1>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x32000xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %47 = stablehlo.maximum %46, %40 : tensor<4096x4096xf32> loc(#at4)
    %48 = stablehlo.compare EQ, %40, %47, FLOAT : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xi1> loc(#at4)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %51 = stablehlo.select %48, %49, %50 : tensor<4096x4096xi1>, tensor<4096x4096xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %53 = stablehlo.compare EQ, %52, %47, FLOAT : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xi1> loc(#at4)
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %56 = stablehlo.select %53, %54, %55 : tensor<4096x4096xi1>, tensor<4096x4096xf32> loc(#at4)
    %57 = stablehlo.divide %51, %56 : tensor<4096x4096xf32> loc(#at4)
    %58 = stablehlo.is_finite %47 : (tensor<4096x4096xf32>) -> tensor<4096x4096xi1> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %60 = stablehlo.select %58, %47, %59 : tensor<4096x4096xi1>, tensor<4096x4096xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %62 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at4)
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %64 = stablehlo.subtract %36, %63 : tensor<4096x4096x32000xf32> loc(#at4)
    %65 = stablehlo.exponential %64 : tensor<4096x4096x32000xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %66 = stablehlo.reduce(%65 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x32000xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %67 = stablehlo.sign %66 : tensor<4096x4096xf32> loc(#at4)
    %68 = stablehlo.abs %66 : tensor<4096x4096xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %70 = stablehlo.compare GE, %66, %69, FLOAT : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xi1> loc(#at4)
    %71 = stablehlo.log %68 : tensor<4096x4096xf32> loc(#at4)
    %72 = stablehlo.add %71, %60 : tensor<4096x4096xf32> loc(#at4)
    %73 = stablehlo.subtract %72, %39 : tensor<4096x4096xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %74 = stablehlo.reduce(%73 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %75 = stablehlo.divide %74, %cst_24 : tensor<f32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %76 = stablehlo.divide %cst_25, %cst_26 : tensor<f32> loc(#at4)
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %78 = stablehlo.negate %77 : tensor<4096x4096xf32> loc(#at4)
    %79 = stablehlo.divide %77, %68 : tensor<4096x4096xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at4)
    %81 = stablehlo.select %70, %80, %79 : tensor<4096x4096xi1>, tensor<4096x4096xf32> loc(#at4)
    %82 = stablehlo.select %70, %79, %80 : tensor<4096x4096xi1>, tensor<4096x4096xf32> loc(#at4)
    %83 = stablehlo.negate %81 : tensor<4096x4096xf32> loc(#at4)
    %84 = stablehlo.add %82, %83 : tensor<4096x4096xf32> loc(#at4)
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %86 = stablehlo.multiply %85, %65 : tensor<4096x4096x32000xf32> loc(#at4)
    %87 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x32000xf32> loc(#at4)
    %88 = stablehlo.multiply %87, %37 : tensor<4096x4096x32000xf32> loc(#at4)
    %89 = stablehlo.add %86, %88 : tensor<4096x4096x32000xf32> loc(#at4)
    %90 = stablehlo.convert %89 : (tensor<4096x4096x32000xf32>) -> tensor<4096x4096x32000xbf16> loc(#at4)
    %91 = sdy.sharding_constraint %90 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x32000xbf16> loc(#at4)
    %92 = stablehlo.dot_general %91, %32, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x32000xbf16>, tensor<4096x4096x8192xbf16>) -> tensor<32000x8192xbf16> loc(#at4)
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<32000x8192xbf16>) -> tensor<8192x32000xbf16> loc(#at4)
    %94 = stablehlo.dot_general %91, %33, contracting_dims = [2] x [1] : (tensor<4096x4096x32000xbf16>, tensor<8192x32000xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at4)
    %95 = stablehlo.convert %93 : (tensor<8192x32000xbf16>) -> tensor<8192x32000xf32> loc(#at4)
    %96 = stablehlo.convert %94 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %97 = stablehlo.multiply %28, %96 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %98 = stablehlo.reduce(%97 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %99 = stablehlo.reshape %98 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %100 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %101 = stablehlo.multiply %96, %100 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %102 = stablehlo.reduce(%99 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %103 = stablehlo.multiply %15, %101 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %104 = stablehlo.reduce(%103 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %105 = stablehlo.reshape %104 : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %106 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %107 = stablehlo.multiply %101, %106 : tensor<4096x4096x8192xf32> loc(#at5)
    %108 = stablehlo.multiply %105, %26 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %110 = stablehlo.divide %108, %109 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %111 = stablehlo.reduce(%110 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x1xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %113 = stablehlo.multiply %15, %112 : tensor<4096x4096x8192xf32> loc(#at5)
    %114 = stablehlo.add %107, %113 : tensor<4096x4096x8192xf32> loc(#at5)
    %115 = stablehlo.multiply %112, %15 : tensor<4096x4096x8192xf32> loc(#at5)
    %116 = stablehlo.add %114, %115 : tensor<4096x4096x8192xf32> loc(#at5)
    %117 = stablehlo.convert %116 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at5)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<80x8192xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<80x8192xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %127:25 = stablehlo.while(%iterArg = %14#11, %iterArg_165 = %14#12, %iterArg_166 = %14#13, %iterArg_167 = %14#14, %iterArg_168 = %arg2, %iterArg_169 = %arg3, %iterArg_170 = %arg5, %iterArg_171 = %arg6, %iterArg_172 = %arg7, %iterArg_173 = %arg8, %iterArg_174 = %arg9, %iterArg_175 = %arg10, %iterArg_176 = %arg11, %iterArg_177 = %14#15, %iterArg_178 = %c_42, %iterArg_179 = %117, %iterArg_180 = %118, %iterArg_181 = %119, %iterArg_182 = %120, %iterArg_183 = %121, %iterArg_184 = %122, %iterArg_185 = %123, %iterArg_186 = %124, %iterArg_187 = %125, %iterArg_188 = %126) : tensor<80x4096x4096x64x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8192xbf16>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<80x4096x4096x8192xbf16>, tensor<i32>, tensor<4096x4096x8192xbf16>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>
    cond {
      %c_189 = stablehlo.constant dense<80> : tensor<i32>
      %445 = stablehlo.compare LT, %iterArg_178, %c_189, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %445 : tensor<i1>
    } do {
      %c_189 = stablehlo.constant dense<80> : tensor<i32>
      %445 = stablehlo.subtract %c_189, %iterArg_178 : tensor<i32>
      %c_190 = stablehlo.constant dense<1> : tensor<i32>
      %446 = stablehlo.subtract %445, %c_190 : tensor<i32>
      %447 = func.call @dynamic_index_in_dim_8(%iterArg, %446) : (tensor<80x4096x4096x64x128xbf16>, tensor<i32>) -> tensor<4096x4096x64x128xbf16>
      %448 = func.call @dynamic_index_in_dim_9(%iterArg_165, %446) : (tensor<80x4096x4096x8x128xbf16>, tensor<i32>) -> tensor<4096x4096x8x128xbf16>
      %449 = func.call @dynamic_index_in_dim_9(%iterArg_166, %446) : (tensor<80x4096x4096x8x128xbf16>, tensor<i32>) -> tensor<4096x4096x8x128xbf16>
      %450 = func.call @dynamic_index_in_dim_10(%iterArg_167, %446) : (tensor<80x4096x4096x8192xbf16>, tensor<i32>) -> tensor<4096x4096x8192xbf16>
      %451 = func.call @dynamic_index_in_dim(%iterArg_168, %446) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %452 = func.call @dynamic_index_in_dim(%iterArg_169, %446) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %453 = func.call @dynamic_index_in_dim_0(%iterArg_170, %446) : (tensor<80x28672x8192xf32>, tensor<i32>) -> tensor<28672x8192xf32>
      %454 = func.call @dynamic_index_in_dim_1(%iterArg_171, %446) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %455 = func.call @dynamic_index_in_dim_1(%iterArg_172, %446) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %456 = func.call @dynamic_index_in_dim_2(%iterArg_173, %446) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %457 = func.call @dynamic_index_in_dim_3(%iterArg_174, %446) : (tensor<80x64x128x8192xf32>, tensor<i32>) -> tensor<64x128x8192xf32>
      %458 = func.call @dynamic_index_in_dim_4(%iterArg_175, %446) : (tensor<80x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %459 = func.call @dynamic_index_in_dim_2(%iterArg_176, %446) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %460 = func.call @dynamic_index_in_dim_10(%iterArg_177, %446) : (tensor<80x4096x4096x8192xbf16>, tensor<i32>) -> tensor<4096x4096x8192xbf16>
      %461:10 = func.call @closed_call_11(%iterArg_179, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460) : (tensor<4096x4096x8192xbf16>, tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>, tensor<4096x4096x8192xbf16>) -> (tensor<4096x4096x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>)
      %462 = func.call @dynamic_update_index_in_dim_14(%iterArg_180, %461#1, %446) : (tensor<80x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<80x8192xf32>
      %463 = func.call @dynamic_update_index_in_dim_14(%iterArg_181, %461#2, %446) : (tensor<80x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<80x8192xf32>
      %464 = func.call @dynamic_update_index_in_dim_15(%iterArg_182, %461#3, %446) : (tensor<80x28672x8192xf32>, tensor<28672x8192xf32>, tensor<i32>) -> tensor<80x28672x8192xf32>
      %465 = func.call @dynamic_update_index_in_dim_16(%iterArg_183, %461#4, %446) : (tensor<80x8192x28672xf32>, tensor<8192x28672xf32>, tensor<i32>) -> tensor<80x8192x28672xf32>
      %466 = func.call @dynamic_update_index_in_dim_16(%iterArg_184, %461#5, %446) : (tensor<80x8192x28672xf32>, tensor<8192x28672xf32>, tensor<i32>) -> tensor<80x8192x28672xf32>
      %467 = func.call @dynamic_update_index_in_dim_17(%iterArg_185, %461#6, %446) : (tensor<80x8192x8x128xf32>, tensor<8192x8x128xf32>, tensor<i32>) -> tensor<80x8192x8x128xf32>
      %468 = func.call @dynamic_update_index_in_dim_18(%iterArg_186, %461#7, %446) : (tensor<80x64x128x8192xf32>, tensor<64x128x8192xf32>, tensor<i32>) -> tensor<80x64x128x8192xf32>
      %469 = func.call @dynamic_update_index_in_dim_19(%iterArg_187, %461#8, %446) : (tensor<80x8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<i32>) -> tensor<80x8192x64x128xf32>
      %470 = func.call @dynamic_update_index_in_dim_17(%iterArg_188, %461#9, %446) : (tensor<80x8192x8x128xf32>, tensor<8192x8x128xf32>, tensor<i32>) -> tensor<80x8192x8x128xf32>
      %c_191 = stablehlo.constant dense<1> : tensor<i32>
      %471 = stablehlo.add %iterArg_178, %c_191 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %iterArg_170, %iterArg_171, %iterArg_172, %iterArg_173, %iterArg_174, %iterArg_175, %iterArg_176, %iterArg_177, %471, %461#0, %462, %463, %464, %465, %466, %467, %468, %469, %470 : tensor<80x4096x4096x64x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8x128xbf16>, tensor<80x4096x4096x8192xbf16>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<80x4096x4096x8192xbf16>, tensor<i32>, tensor<4096x4096x8192xbf16>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>
    }
    %128 = sdy.sharding_constraint %127#15 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16> loc(#at2)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %129 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<bf16>) -> tensor<32000x8192xbf16> loc(#at2)
    %130 = "stablehlo.scatter"(%129, %6, %128) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<bf16>, %arg40: tensor<bf16>):
      %445 = stablehlo.add %arg39, %arg40 : tensor<bf16> loc(#at2)
      stablehlo.return %445 : tensor<bf16> loc(#at2)
    }) : (tensor<32000x8192xbf16>, tensor<4096x4096x1xi32>, tensor<4096x4096x8192xbf16>) -> tensor<32000x8192xbf16> loc(#at2)
    %131 = stablehlo.convert %130 : (tensor<32000x8192xbf16>) -> tensor<32000x8192xf32> loc(#at2)
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.add %arg12, %cst_44 : tensor<f32> loc(#at6)
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %134 = stablehlo.multiply %133, %arg13 : tensor<32000x8192xf32> loc(#at6)
    %cst_46 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %136 = stablehlo.multiply %135, %131 : tensor<32000x8192xf32> loc(#at6)
    %137 = stablehlo.add %134, %136 : tensor<32000x8192xf32> loc(#at6)
    %cst_47 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %139 = stablehlo.multiply %138, %arg25 : tensor<32000x8192xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %141 = stablehlo.multiply %140, %131 : tensor<32000x8192xf32> loc(#at6)
    %142 = stablehlo.multiply %141, %131 : tensor<32000x8192xf32> loc(#at6)
    %143 = stablehlo.add %139, %142 : tensor<32000x8192xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.power %cst_49, %132 : tensor<f32> loc(#at6)
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %145 = stablehlo.subtract %cst_50, %144 : tensor<f32> loc(#at6)
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %147 = stablehlo.divide %137, %146 : tensor<32000x8192xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %149 = stablehlo.multiply %148, %147 : tensor<32000x8192xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %150 = stablehlo.power %cst_52, %132 : tensor<f32> loc(#at6)
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.subtract %cst_53, %150 : tensor<f32> loc(#at6)
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %153 = stablehlo.divide %143, %152 : tensor<32000x8192xf32> loc(#at6)
    %154 = stablehlo.sqrt %153 : tensor<32000x8192xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32000x8192xf32> loc(#at6)
    %156 = stablehlo.add %154, %155 : tensor<32000x8192xf32> loc(#at6)
    %157 = stablehlo.divide %149, %156 : tensor<32000x8192xf32> loc(#at6)
    %158 = stablehlo.subtract %arg0, %157 : tensor<32000x8192xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %160 = stablehlo.multiply %159, %arg14 : tensor<8192xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %162 = stablehlo.multiply %161, %102 : tensor<8192xf32> loc(#at6)
    %163 = stablehlo.add %160, %162 : tensor<8192xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %165 = stablehlo.multiply %164, %arg26 : tensor<8192xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %167 = stablehlo.multiply %166, %102 : tensor<8192xf32> loc(#at6)
    %168 = stablehlo.multiply %167, %102 : tensor<8192xf32> loc(#at6)
    %169 = stablehlo.add %165, %168 : tensor<8192xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.power %cst_59, %132 : tensor<f32> loc(#at6)
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.subtract %cst_60, %170 : tensor<f32> loc(#at6)
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %173 = stablehlo.divide %163, %172 : tensor<8192xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %175 = stablehlo.multiply %174, %173 : tensor<8192xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %176 = stablehlo.power %cst_62, %132 : tensor<f32> loc(#at6)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.subtract %cst_63, %176 : tensor<f32> loc(#at6)
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %179 = stablehlo.divide %169, %178 : tensor<8192xf32> loc(#at6)
    %180 = stablehlo.sqrt %179 : tensor<8192xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %182 = stablehlo.add %180, %181 : tensor<8192xf32> loc(#at6)
    %183 = stablehlo.divide %175, %182 : tensor<8192xf32> loc(#at6)
    %184 = stablehlo.subtract %arg1, %183 : tensor<8192xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %186 = stablehlo.multiply %185, %arg15 : tensor<80x8192xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %188 = stablehlo.multiply %187, %127#16 : tensor<80x8192xf32> loc(#at6)
    %189 = stablehlo.add %186, %188 : tensor<80x8192xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %191 = stablehlo.multiply %190, %arg27 : tensor<80x8192xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %193 = stablehlo.multiply %192, %127#16 : tensor<80x8192xf32> loc(#at6)
    %194 = stablehlo.multiply %193, %127#16 : tensor<80x8192xf32> loc(#at6)
    %195 = stablehlo.add %191, %194 : tensor<80x8192xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %196 = stablehlo.power %cst_69, %132 : tensor<f32> loc(#at6)
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %197 = stablehlo.subtract %cst_70, %196 : tensor<f32> loc(#at6)
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %199 = stablehlo.divide %189, %198 : tensor<80x8192xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %201 = stablehlo.multiply %200, %199 : tensor<80x8192xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %202 = stablehlo.power %cst_72, %132 : tensor<f32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.subtract %cst_73, %202 : tensor<f32> loc(#at6)
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %205 = stablehlo.divide %195, %204 : tensor<80x8192xf32> loc(#at6)
    %206 = stablehlo.sqrt %205 : tensor<80x8192xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %208 = stablehlo.add %206, %207 : tensor<80x8192xf32> loc(#at6)
    %209 = stablehlo.divide %201, %208 : tensor<80x8192xf32> loc(#at6)
    %210 = stablehlo.subtract %arg2, %209 : tensor<80x8192xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %212 = stablehlo.multiply %211, %arg16 : tensor<80x8192xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %214 = stablehlo.multiply %213, %127#17 : tensor<80x8192xf32> loc(#at6)
    %215 = stablehlo.add %212, %214 : tensor<80x8192xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %217 = stablehlo.multiply %216, %arg28 : tensor<80x8192xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %219 = stablehlo.multiply %218, %127#17 : tensor<80x8192xf32> loc(#at6)
    %220 = stablehlo.multiply %219, %127#17 : tensor<80x8192xf32> loc(#at6)
    %221 = stablehlo.add %217, %220 : tensor<80x8192xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %222 = stablehlo.power %cst_79, %132 : tensor<f32> loc(#at6)
    %cst_80 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %223 = stablehlo.subtract %cst_80, %222 : tensor<f32> loc(#at6)
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %225 = stablehlo.divide %215, %224 : tensor<80x8192xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %227 = stablehlo.multiply %226, %225 : tensor<80x8192xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %228 = stablehlo.power %cst_82, %132 : tensor<f32> loc(#at6)
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.subtract %cst_83, %228 : tensor<f32> loc(#at6)
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %231 = stablehlo.divide %221, %230 : tensor<80x8192xf32> loc(#at6)
    %232 = stablehlo.sqrt %231 : tensor<80x8192xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %234 = stablehlo.add %232, %233 : tensor<80x8192xf32> loc(#at6)
    %235 = stablehlo.divide %227, %234 : tensor<80x8192xf32> loc(#at6)
    %236 = stablehlo.subtract %arg3, %235 : tensor<80x8192xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %238 = stablehlo.multiply %237, %arg17 : tensor<8192x32000xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %240 = stablehlo.multiply %239, %95 : tensor<8192x32000xf32> loc(#at6)
    %241 = stablehlo.add %238, %240 : tensor<8192x32000xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %243 = stablehlo.multiply %242, %arg29 : tensor<8192x32000xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %245 = stablehlo.multiply %244, %95 : tensor<8192x32000xf32> loc(#at6)
    %246 = stablehlo.multiply %245, %95 : tensor<8192x32000xf32> loc(#at6)
    %247 = stablehlo.add %243, %246 : tensor<8192x32000xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %248 = stablehlo.power %cst_89, %132 : tensor<f32> loc(#at6)
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %249 = stablehlo.subtract %cst_90, %248 : tensor<f32> loc(#at6)
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %251 = stablehlo.divide %241, %250 : tensor<8192x32000xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %253 = stablehlo.multiply %252, %251 : tensor<8192x32000xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %254 = stablehlo.power %cst_92, %132 : tensor<f32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %255 = stablehlo.subtract %cst_93, %254 : tensor<f32> loc(#at6)
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %257 = stablehlo.divide %247, %256 : tensor<8192x32000xf32> loc(#at6)
    %258 = stablehlo.sqrt %257 : tensor<8192x32000xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8192x32000xf32> loc(#at6)
    %260 = stablehlo.add %258, %259 : tensor<8192x32000xf32> loc(#at6)
    %261 = stablehlo.divide %253, %260 : tensor<8192x32000xf32> loc(#at6)
    %262 = stablehlo.subtract %arg4, %261 : tensor<8192x32000xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %264 = stablehlo.multiply %263, %arg18 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %266 = stablehlo.multiply %265, %127#18 : tensor<80x28672x8192xf32> loc(#at6)
    %267 = stablehlo.add %264, %266 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %269 = stablehlo.multiply %268, %arg30 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %271 = stablehlo.multiply %270, %127#18 : tensor<80x28672x8192xf32> loc(#at6)
    %272 = stablehlo.multiply %271, %127#18 : tensor<80x28672x8192xf32> loc(#at6)
    %273 = stablehlo.add %269, %272 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %274 = stablehlo.power %cst_99, %132 : tensor<f32> loc(#at6)
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %275 = stablehlo.subtract %cst_100, %274 : tensor<f32> loc(#at6)
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %277 = stablehlo.divide %267, %276 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %279 = stablehlo.multiply %278, %277 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %280 = stablehlo.power %cst_102, %132 : tensor<f32> loc(#at6)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %281 = stablehlo.subtract %cst_103, %280 : tensor<f32> loc(#at6)
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %283 = stablehlo.divide %273, %282 : tensor<80x28672x8192xf32> loc(#at6)
    %284 = stablehlo.sqrt %283 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %286 = stablehlo.add %284, %285 : tensor<80x28672x8192xf32> loc(#at6)
    %287 = stablehlo.divide %279, %286 : tensor<80x28672x8192xf32> loc(#at6)
    %288 = stablehlo.subtract %arg5, %287 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %290 = stablehlo.multiply %289, %arg19 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %292 = stablehlo.multiply %291, %127#19 : tensor<80x8192x28672xf32> loc(#at6)
    %293 = stablehlo.add %290, %292 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %295 = stablehlo.multiply %294, %arg31 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %297 = stablehlo.multiply %296, %127#19 : tensor<80x8192x28672xf32> loc(#at6)
    %298 = stablehlo.multiply %297, %127#19 : tensor<80x8192x28672xf32> loc(#at6)
    %299 = stablehlo.add %295, %298 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %300 = stablehlo.power %cst_109, %132 : tensor<f32> loc(#at6)
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.subtract %cst_110, %300 : tensor<f32> loc(#at6)
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %303 = stablehlo.divide %293, %302 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %305 = stablehlo.multiply %304, %303 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %306 = stablehlo.power %cst_112, %132 : tensor<f32> loc(#at6)
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %307 = stablehlo.subtract %cst_113, %306 : tensor<f32> loc(#at6)
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %309 = stablehlo.divide %299, %308 : tensor<80x8192x28672xf32> loc(#at6)
    %310 = stablehlo.sqrt %309 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %312 = stablehlo.add %310, %311 : tensor<80x8192x28672xf32> loc(#at6)
    %313 = stablehlo.divide %305, %312 : tensor<80x8192x28672xf32> loc(#at6)
    %314 = stablehlo.subtract %arg6, %313 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %316 = stablehlo.multiply %315, %arg20 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %318 = stablehlo.multiply %317, %127#20 : tensor<80x8192x28672xf32> loc(#at6)
    %319 = stablehlo.add %316, %318 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %321 = stablehlo.multiply %320, %arg32 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %323 = stablehlo.multiply %322, %127#20 : tensor<80x8192x28672xf32> loc(#at6)
    %324 = stablehlo.multiply %323, %127#20 : tensor<80x8192x28672xf32> loc(#at6)
    %325 = stablehlo.add %321, %324 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %326 = stablehlo.power %cst_119, %132 : tensor<f32> loc(#at6)
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %327 = stablehlo.subtract %cst_120, %326 : tensor<f32> loc(#at6)
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %329 = stablehlo.divide %319, %328 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %331 = stablehlo.multiply %330, %329 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %332 = stablehlo.power %cst_122, %132 : tensor<f32> loc(#at6)
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %333 = stablehlo.subtract %cst_123, %332 : tensor<f32> loc(#at6)
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %335 = stablehlo.divide %325, %334 : tensor<80x8192x28672xf32> loc(#at6)
    %336 = stablehlo.sqrt %335 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %338 = stablehlo.add %336, %337 : tensor<80x8192x28672xf32> loc(#at6)
    %339 = stablehlo.divide %331, %338 : tensor<80x8192x28672xf32> loc(#at6)
    %340 = stablehlo.subtract %arg7, %339 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %342 = stablehlo.multiply %341, %arg21 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %344 = stablehlo.multiply %343, %127#21 : tensor<80x8192x8x128xf32> loc(#at6)
    %345 = stablehlo.add %342, %344 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %347 = stablehlo.multiply %346, %arg33 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %349 = stablehlo.multiply %348, %127#21 : tensor<80x8192x8x128xf32> loc(#at6)
    %350 = stablehlo.multiply %349, %127#21 : tensor<80x8192x8x128xf32> loc(#at6)
    %351 = stablehlo.add %347, %350 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %352 = stablehlo.power %cst_129, %132 : tensor<f32> loc(#at6)
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %353 = stablehlo.subtract %cst_130, %352 : tensor<f32> loc(#at6)
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %355 = stablehlo.divide %345, %354 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %357 = stablehlo.multiply %356, %355 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %358 = stablehlo.power %cst_132, %132 : tensor<f32> loc(#at6)
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %359 = stablehlo.subtract %cst_133, %358 : tensor<f32> loc(#at6)
    %360 = stablehlo.broadcast_in_dim %359, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %361 = stablehlo.divide %351, %360 : tensor<80x8192x8x128xf32> loc(#at6)
    %362 = stablehlo.sqrt %361 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %364 = stablehlo.add %362, %363 : tensor<80x8192x8x128xf32> loc(#at6)
    %365 = stablehlo.divide %357, %364 : tensor<80x8192x8x128xf32> loc(#at6)
    %366 = stablehlo.subtract %arg8, %365 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %368 = stablehlo.multiply %367, %arg22 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %370 = stablehlo.multiply %369, %127#22 : tensor<80x64x128x8192xf32> loc(#at6)
    %371 = stablehlo.add %368, %370 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %373 = stablehlo.multiply %372, %arg34 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %375 = stablehlo.multiply %374, %127#22 : tensor<80x64x128x8192xf32> loc(#at6)
    %376 = stablehlo.multiply %375, %127#22 : tensor<80x64x128x8192xf32> loc(#at6)
    %377 = stablehlo.add %373, %376 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %378 = stablehlo.power %cst_139, %132 : tensor<f32> loc(#at6)
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %379 = stablehlo.subtract %cst_140, %378 : tensor<f32> loc(#at6)
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %381 = stablehlo.divide %371, %380 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %383 = stablehlo.multiply %382, %381 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %384 = stablehlo.power %cst_142, %132 : tensor<f32> loc(#at6)
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = stablehlo.subtract %cst_143, %384 : tensor<f32> loc(#at6)
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %387 = stablehlo.divide %377, %386 : tensor<80x64x128x8192xf32> loc(#at6)
    %388 = stablehlo.sqrt %387 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %390 = stablehlo.add %388, %389 : tensor<80x64x128x8192xf32> loc(#at6)
    %391 = stablehlo.divide %383, %390 : tensor<80x64x128x8192xf32> loc(#at6)
    %392 = stablehlo.subtract %arg9, %391 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %394 = stablehlo.multiply %393, %arg23 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %396 = stablehlo.multiply %395, %127#23 : tensor<80x8192x64x128xf32> loc(#at6)
    %397 = stablehlo.add %394, %396 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %399 = stablehlo.multiply %398, %arg35 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %401 = stablehlo.multiply %400, %127#23 : tensor<80x8192x64x128xf32> loc(#at6)
    %402 = stablehlo.multiply %401, %127#23 : tensor<80x8192x64x128xf32> loc(#at6)
    %403 = stablehlo.add %399, %402 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %404 = stablehlo.power %cst_149, %132 : tensor<f32> loc(#at6)
    %cst_150 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %405 = stablehlo.subtract %cst_150, %404 : tensor<f32> loc(#at6)
    %406 = stablehlo.broadcast_in_dim %405, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %407 = stablehlo.divide %397, %406 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %409 = stablehlo.multiply %408, %407 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %410 = stablehlo.power %cst_152, %132 : tensor<f32> loc(#at6)
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %411 = stablehlo.subtract %cst_153, %410 : tensor<f32> loc(#at6)
    %412 = stablehlo.broadcast_in_dim %411, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %413 = stablehlo.divide %403, %412 : tensor<80x8192x64x128xf32> loc(#at6)
    %414 = stablehlo.sqrt %413 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %416 = stablehlo.add %414, %415 : tensor<80x8192x64x128xf32> loc(#at6)
    %417 = stablehlo.divide %409, %416 : tensor<80x8192x64x128xf32> loc(#at6)
    %418 = stablehlo.subtract %arg10, %417 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %420 = stablehlo.multiply %419, %arg24 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %422 = stablehlo.multiply %421, %127#24 : tensor<80x8192x8x128xf32> loc(#at6)
    %423 = stablehlo.add %420, %422 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %425 = stablehlo.multiply %424, %arg36 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %427 = stablehlo.multiply %426, %127#24 : tensor<80x8192x8x128xf32> loc(#at6)
    %428 = stablehlo.multiply %427, %127#24 : tensor<80x8192x8x128xf32> loc(#at6)
    %429 = stablehlo.add %425, %428 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %430 = stablehlo.power %cst_159, %132 : tensor<f32> loc(#at6)
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %431 = stablehlo.subtract %cst_160, %430 : tensor<f32> loc(#at6)
    %432 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %433 = stablehlo.divide %423, %432 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %435 = stablehlo.multiply %434, %433 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %436 = stablehlo.power %cst_162, %132 : tensor<f32> loc(#at6)
    %cst_163 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %437 = stablehlo.subtract %cst_163, %436 : tensor<f32> loc(#at6)
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %439 = stablehlo.divide %429, %438 : tensor<80x8192x8x128xf32> loc(#at6)
    %440 = stablehlo.sqrt %439 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %442 = stablehlo.add %440, %441 : tensor<80x8192x8x128xf32> loc(#at6)
    %443 = stablehlo.divide %435, %442 : tensor<80x8192x8x128xf32> loc(#at6)
    %444 = stablehlo.subtract %arg11, %443 : tensor<80x8192x8x128xf32> loc(#at6)
    return %158, %184, %210, %236, %262, %288, %314, %340, %366, %392, %418, %444, %132, %137, %163, %189, %215, %241, %267, %293, %319, %345, %371, %397, %423, %143, %169, %195, %221, %247, %273, %299, %325, %351, %377, %403, %429, %75 : tensor<32000x8192xf32>, tensor<8192xf32>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<8192x32000xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<f32>, tensor<32000x8192xf32>, tensor<8192xf32>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<8192x32000xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<32000x8192xf32>, tensor<8192xf32>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<8192x32000xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<f32>
  }
  func.func private @silu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<80x8192xf32>, %arg1: tensor<i32>) -> tensor<8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8192] : (tensor<80x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192xf32>) -> tensor<8192xf32>
    return %1 : tensor<8192xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<80x28672x8192xf32>, %arg1: tensor<i32>) -> tensor<28672x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 28672, 8192] : (tensor<80x28672x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x28672x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x28672x8192xf32>) -> tensor<28672x8192xf32>
    return %1 : tensor<28672x8192xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<80x8192x28672xf32>, %arg1: tensor<i32>) -> tensor<8192x28672xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8192, 28672] : (tensor<80x8192x28672xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x28672xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x28672xf32>) -> tensor<8192x28672xf32>
    return %1 : tensor<8192x28672xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<80x8192x8x128xf32>, %arg1: tensor<i32>) -> tensor<8192x8x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8192, 8, 128] : (tensor<80x8192x8x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x8x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x8x128xf32>) -> tensor<8192x8x128xf32>
    return %1 : tensor<8192x8x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<80x64x128x8192xf32>, %arg1: tensor<i32>) -> tensor<64x128x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 128, 8192] : (tensor<80x64x128x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x128x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x128x8192xf32>) -> tensor<64x128x8192xf32>
    return %1 : tensor<64x128x8192xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<80x8192x64x128xf32>, %arg1: tensor<i32>) -> tensor<8192x64x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8192, 64, 128] : (tensor<80x8192x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x64x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x64x128xf32>) -> tensor<8192x64x128xf32>
    return %1 : tensor<8192x64x128xf32>
  }
  func.func private @closed_call(%arg0: tensor<4096x4096x8192xbf16>, %arg1: tensor<8192xf32>, %arg2: tensor<8192xf32>, %arg3: tensor<28672x8192xf32>, %arg4: tensor<8192x28672xf32>, %arg5: tensor<8192x28672xf32>, %arg6: tensor<8192x8x128xf32>, %arg7: tensor<64x128x8192xf32>, %arg8: tensor<8192x64x128xf32>, %arg9: tensor<8192x8x128xf32>) -> (tensor<4096x4096x8192xbf16>, tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>, tensor<4096x4096x8192xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<4096x4096x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<4096x4096x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<4096x4096x8192xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %13 = stablehlo.multiply %10, %12 : tensor<4096x4096x8192xf32> loc(#at5)
    %14 = stablehlo.convert %13 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at5)
    %15 = stablehlo.convert %arg8 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x64x128xbf16>) -> tensor<4096x4096x64x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x8x128xbf16>) -> tensor<4096x4096x8x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x8x128xbf16>) -> tensor<4096x4096x8x128xbf16> loc(#at0)
    %21:3 = stablehlo.optimization_barrier %16, %18, %20 : tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16> loc(#at0)
    %22 = stablehlo.reshape %21#0 : (tensor<4096x4096x64x128xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at1)
    %23 = stablehlo.dot_general %21#1, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x8x4096x4096x8xbf16> loc(#at1)
    %24 = stablehlo.transpose %23, dims = [0, 1, 4, 3, 2] : (tensor<4096x8x4096x4096x8xbf16>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at1)
    %25 = stablehlo.convert %24 : (tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %27 = stablehlo.multiply %25, %26 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %28 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at1)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<4096xi32>) -> tensor<4096x1xi32> loc(#at1)
    %30 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at1)
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<4096xi32>) -> tensor<1x4096xi32> loc(#at1)
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4096x1xi32>) -> tensor<4096x4096xi32> loc(#at1)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x4096xi32>) -> tensor<4096x4096xi32> loc(#at1)
    %34 = stablehlo.compare LT, %32, %33, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1> loc(#at1)
    %35 = stablehlo.convert %34 : (tensor<4096x4096xi1>) -> tensor<4096x4096xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at1)
    %37 = stablehlo.multiply %36, %35 : tensor<4096x4096xf32> loc(#at1)
    %38 = stablehlo.broadcast_in_dim %37, dims = [3, 4] : (tensor<4096x4096xf32>) -> tensor<1x1x1x4096x4096xf32> loc(#at1)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %40 = stablehlo.subtract %27, %39 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %41 = stablehlo.reduce(%40 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %42 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at1)
    %43 = stablehlo.maximum %42, %41 : tensor<4096x8x8x4096xf32> loc(#at1)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at1)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %46 = stablehlo.subtract %40, %45 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %47 = stablehlo.exponential %46 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %48 = stablehlo.reduce(%47 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at1)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at1)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %51 = stablehlo.divide %47, %50 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %52 = stablehlo.convert %51 : (tensor<4096x8x8x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at1)
    %53 = stablehlo.dot_general %21#2, %52, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<4096x4096x8x128xbf16>, tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x128x8x4096xbf16> loc(#at1)
    %54 = stablehlo.transpose %53, dims = [0, 4, 1, 3, 2] : (tensor<4096x8x128x8x4096xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at1)
    %55 = stablehlo.reshape %54 : (tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x4096x64x128xbf16> loc(#at1)
    %56 = stablehlo.convert %arg7 : (tensor<64x128x8192xf32>) -> tensor<64x128x8192xbf16> loc(#at0)
    %57 = stablehlo.dot_general %55, %56, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x4096x64x128xbf16>, tensor<64x128x8192xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at0)
    %58 = stablehlo.reduce_precision %57, format = e8m7 : tensor<4096x4096x8192xbf16> loc(#at0)
    %59 = stablehlo.add %arg0, %58 : tensor<4096x4096x8192xbf16>
    %60 = sdy.sharding_constraint %59 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16>
    %61 = stablehlo.convert %60 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %62 = stablehlo.multiply %61, %61 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %63 = stablehlo.reduce(%62 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %66 = stablehlo.divide %64, %65 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %68 = stablehlo.add %66, %67 : tensor<4096x4096x1xf32> loc(#at5)
    %69 = stablehlo.rsqrt %68 : tensor<4096x4096x1xf32> loc(#at5)
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %71 = stablehlo.multiply %61, %70 : tensor<4096x4096x8192xf32> loc(#at5)
    %72 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %74 = stablehlo.multiply %71, %73 : tensor<4096x4096x8192xf32> loc(#at5)
    %75 = stablehlo.convert %74 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at5)
    %76 = stablehlo.convert %arg5 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at3)
    %77 = stablehlo.dot_general %75, %76, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at3)
    %78 = stablehlo.convert %arg4 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at3)
    %79 = stablehlo.dot_general %75, %78, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at3)
    %80 = call @silu_5(%79) : (tensor<4096x4096x28672xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at3)
    %81 = stablehlo.multiply %80, %77 : tensor<4096x4096x28672xbf16> loc(#at3)
    %82 = stablehlo.convert %arg3 : (tensor<28672x8192xf32>) -> tensor<28672x8192xbf16> loc(#at3)
    %83 = stablehlo.dot_general %81, %82, contracting_dims = [2] x [0] : (tensor<4096x4096x28672xbf16>, tensor<28672x8192xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at3)
    %84 = stablehlo.add %60, %83 : tensor<4096x4096x8192xbf16>
    %85 = sdy.sharding_constraint %84 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16>
    return %85, %21#0, %21#1, %21#2, %58, %arg0 : tensor<4096x4096x8192xbf16>, tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>, tensor<4096x4096x8192xbf16>
  }
  func.func private @silu_5(%arg0: tensor<4096x4096x28672xbf16>) -> tensor<4096x4096x28672xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<4096x4096x28672xbf16>
    %1 = stablehlo.exponential %0 : tensor<4096x4096x28672xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4096x4096x28672xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4096x4096x28672xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4096x4096x28672xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4096x4096x28672xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4096x4096x28672xbf16>
    return %6 : tensor<4096x4096x28672xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<80x4096x4096x64x128xbf16>, %arg1: tensor<4096x4096x64x128xbf16>, %arg2: tensor<i32>) -> tensor<80x4096x4096x64x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4096x4096x64x128xbf16>) -> tensor<1x4096x4096x64x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<80x4096x4096x64x128xbf16>, tensor<1x4096x4096x64x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x4096x4096x64x128xbf16>
    return %1 : tensor<80x4096x4096x64x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<80x4096x4096x8x128xbf16>, %arg1: tensor<4096x4096x8x128xbf16>, %arg2: tensor<i32>) -> tensor<80x4096x4096x8x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4096x4096x8x128xbf16>) -> tensor<1x4096x4096x8x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<80x4096x4096x8x128xbf16>, tensor<1x4096x4096x8x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x4096x4096x8x128xbf16>
    return %1 : tensor<80x4096x4096x8x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<80x4096x4096x8192xbf16>, %arg1: tensor<4096x4096x8192xbf16>, %arg2: tensor<i32>) -> tensor<80x4096x4096x8192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x4096x8192xbf16>) -> tensor<1x4096x4096x8192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x4096x4096x8192xbf16>, tensor<1x4096x4096x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x4096x4096x8192xbf16>
    return %1 : tensor<80x4096x4096x8192xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<4096x4096xi32>) -> tensor<4096x4096x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4096x4096xi32>) -> tensor<4096x4096x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4096x4096x1xi32>) -> tensor<4096x4096x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<4096x4096x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x4096x32000xi32>, tensor<4096x4096x32000xi32>) -> tensor<4096x4096x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x4096x32000xi1>) -> tensor<4096x4096x32000xf32>
    return %5 : tensor<4096x4096x32000xf32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<80x4096x4096x64x128xbf16>, %arg1: tensor<i32>) -> tensor<4096x4096x64x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4096, 4096, 64, 128] : (tensor<80x4096x4096x64x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x4096x64x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x4096x64x128xbf16>) -> tensor<4096x4096x64x128xbf16>
    return %1 : tensor<4096x4096x64x128xbf16>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<80x4096x4096x8x128xbf16>, %arg1: tensor<i32>) -> tensor<4096x4096x8x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4096, 4096, 8, 128] : (tensor<80x4096x4096x8x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x4096x8x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x4096x8x128xbf16>) -> tensor<4096x4096x8x128xbf16>
    return %1 : tensor<4096x4096x8x128xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<80x4096x4096x8192xbf16>, %arg1: tensor<i32>) -> tensor<4096x4096x8192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 4096, 8192] : (tensor<80x4096x4096x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x4096x8192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x4096x8192xbf16>) -> tensor<4096x4096x8192xbf16>
    return %1 : tensor<4096x4096x8192xbf16>
  }
  func.func private @closed_call_11(%arg0: tensor<4096x4096x8192xbf16>, %arg1: tensor<4096x4096x64x128xbf16>, %arg2: tensor<4096x4096x8x128xbf16>, %arg3: tensor<4096x4096x8x128xbf16>, %arg4: tensor<4096x4096x8192xbf16>, %arg5: tensor<8192xf32>, %arg6: tensor<8192xf32>, %arg7: tensor<28672x8192xf32>, %arg8: tensor<8192x28672xf32>, %arg9: tensor<8192x28672xf32>, %arg10: tensor<8192x8x128xf32>, %arg11: tensor<64x128x8192xf32>, %arg12: tensor<8192x64x128xf32>, %arg13: tensor<8192x8x128xf32>, %arg14: tensor<4096x4096x8192xbf16>) -> (tensor<4096x4096x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>) {
    %0:15 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg0 : tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>, tensor<4096x4096x8192xbf16>, tensor<4096x4096x8192xbf16>
    %1 = stablehlo.convert %0#13 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at11)
    %2 = stablehlo.multiply %1, %1 : tensor<4096x4096x8192xf32> loc(#at11)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at11)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %6 = stablehlo.divide %4, %5 : tensor<4096x4096x1xf32> loc(#at11)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %8 = stablehlo.add %6, %7 : tensor<4096x4096x1xf32> loc(#at11)
    %9 = stablehlo.rsqrt %8 : tensor<4096x4096x1xf32> loc(#at11)
    %10 = stablehlo.divide %9, %8 : tensor<4096x4096x1xf32> loc(#at11)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %12 = stablehlo.multiply %11, %10 : tensor<4096x4096x1xf32> loc(#at11)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at11)
    %14 = stablehlo.multiply %1, %13 : tensor<4096x4096x8192xf32> loc(#at11)
    %15 = stablehlo.broadcast_in_dim %0#4, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at11)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at11)
    %17 = stablehlo.multiply %14, %16 : tensor<4096x4096x8192xf32> loc(#at11)
    %18 = stablehlo.convert %17 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at11)
    %19 = stablehlo.convert %0#11 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at8)
    %20 = stablehlo.convert %0#9 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at8)
    %21 = stablehlo.convert %0#12 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at8)
    %22 = stablehlo.reshape %0#0 : (tensor<4096x4096x64x128xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at9)
    %23 = stablehlo.dot_general %0#1, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x8x4096x4096x8xbf16> loc(#at9)
    %24 = stablehlo.transpose %23, dims = [0, 1, 4, 3, 2] : (tensor<4096x8x4096x4096x8xbf16>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at9)
    %25 = stablehlo.convert %24 : (tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %27 = stablehlo.multiply %25, %26 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %28 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at9)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<4096xi32>) -> tensor<4096x1xi32> loc(#at9)
    %30 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at9)
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<4096xi32>) -> tensor<1x4096xi32> loc(#at9)
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<4096x1xi32>) -> tensor<4096x4096xi32> loc(#at9)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x4096xi32>) -> tensor<4096x4096xi32> loc(#at9)
    %34 = stablehlo.compare LT, %32, %33, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1> loc(#at9)
    %35 = stablehlo.convert %34 : (tensor<4096x4096xi1>) -> tensor<4096x4096xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at9)
    %37 = stablehlo.multiply %36, %35 : tensor<4096x4096xf32> loc(#at9)
    %38 = stablehlo.broadcast_in_dim %37, dims = [3, 4] : (tensor<4096x4096xf32>) -> tensor<1x1x1x4096x4096xf32> loc(#at9)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %40 = stablehlo.subtract %27, %39 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %41 = stablehlo.reduce(%40 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at9)
    %43 = stablehlo.maximum %42, %41 : tensor<4096x8x8x4096xf32> loc(#at9)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at9)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %46 = stablehlo.subtract %40, %45 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %47 = stablehlo.exponential %46 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %48 = stablehlo.reduce(%47 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at9)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at9)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %51 = stablehlo.divide %47, %50 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %52 = stablehlo.convert %51 : (tensor<4096x8x8x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at9)
    %53 = stablehlo.dot_general %0#2, %52, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<4096x4096x8x128xbf16>, tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x128x8x4096xbf16> loc(#at9)
    %54 = stablehlo.transpose %53, dims = [0, 4, 1, 3, 2] : (tensor<4096x8x128x8x4096xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at9)
    %55 = stablehlo.reshape %54 : (tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x4096x64x128xbf16> loc(#at9)
    %56 = stablehlo.convert %0#10 : (tensor<64x128x8192xf32>) -> tensor<64x128x8192xbf16> loc(#at8)
    %57 = stablehlo.add %0#13, %0#3 : tensor<4096x4096x8192xbf16> loc(#at7)
    %58 = sdy.sharding_constraint %57 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16> loc(#at7)
    %59 = stablehlo.convert %58 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at11)
    %60 = stablehlo.multiply %59, %59 : tensor<4096x4096x8192xf32> loc(#at11)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %61 = stablehlo.reduce(%60 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at11)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %64 = stablehlo.divide %62, %63 : tensor<4096x4096x1xf32> loc(#at11)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %66 = stablehlo.add %64, %65 : tensor<4096x4096x1xf32> loc(#at11)
    %67 = stablehlo.rsqrt %66 : tensor<4096x4096x1xf32> loc(#at11)
    %68 = stablehlo.divide %67, %66 : tensor<4096x4096x1xf32> loc(#at11)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at11)
    %70 = stablehlo.multiply %69, %68 : tensor<4096x4096x1xf32> loc(#at11)
    %71 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at11)
    %72 = stablehlo.multiply %59, %71 : tensor<4096x4096x8192xf32> loc(#at11)
    %73 = stablehlo.broadcast_in_dim %0#5, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at11)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at11)
    %75 = stablehlo.multiply %72, %74 : tensor<4096x4096x8192xf32> loc(#at11)
    %76 = stablehlo.convert %75 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at11)
    %77 = stablehlo.convert %0#8 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at10)
    %78 = stablehlo.dot_general %76, %77, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at10)
    %79 = stablehlo.convert %0#7 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at10)
    %80 = stablehlo.dot_general %76, %79, contracting_dims = [2] x [0] : (tensor<4096x4096x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at10)
    %81:3 = call @silu_12(%80) : (tensor<4096x4096x28672xbf16>) -> (tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>) loc(#at10)
    %82 = stablehlo.multiply %81#0, %78 : tensor<4096x4096x28672xbf16> loc(#at10)
    %83 = stablehlo.convert %0#6 : (tensor<28672x8192xf32>) -> tensor<28672x8192xbf16> loc(#at10)
    %84 = sdy.sharding_constraint %0#14 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16>
    %85 = stablehlo.dot_general %84, %82, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x8192xbf16>, tensor<4096x4096x28672xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<8192x28672xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %87 = stablehlo.dot_general %84, %83, contracting_dims = [2] x [1] : (tensor<4096x4096x8192xbf16>, tensor<28672x8192xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at3)
    %88 = stablehlo.convert %86 : (tensor<28672x8192xbf16>) -> tensor<28672x8192xf32> loc(#at3)
    %89 = stablehlo.multiply %81#0, %87 : tensor<4096x4096x28672xbf16> loc(#at3)
    %90 = stablehlo.multiply %87, %78 : tensor<4096x4096x28672xbf16> loc(#at3)
    %91 = call @silu_13(%81#1, %80, %81#2, %90) : (tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>) -> tensor<4096x4096x28672xbf16> loc(#at3)
    %92 = stablehlo.dot_general %91, %76, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x28672xbf16>, tensor<4096x4096x8192xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<28672x8192xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %94 = stablehlo.dot_general %91, %79, contracting_dims = [2] x [1] : (tensor<4096x4096x28672xbf16>, tensor<8192x28672xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at3)
    %95 = stablehlo.convert %93 : (tensor<8192x28672xbf16>) -> tensor<8192x28672xf32> loc(#at3)
    %96 = stablehlo.dot_general %89, %76, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x28672xbf16>, tensor<4096x4096x8192xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<28672x8192xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %98 = stablehlo.dot_general %89, %77, contracting_dims = [2] x [1] : (tensor<4096x4096x28672xbf16>, tensor<8192x28672xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at3)
    %99 = stablehlo.add %94, %98 : tensor<4096x4096x8192xbf16> loc(#at3)
    %100 = stablehlo.convert %97 : (tensor<8192x28672xbf16>) -> tensor<8192x28672xf32> loc(#at3)
    %101 = stablehlo.convert %99 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %102 = stablehlo.multiply %72, %101 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %103 = stablehlo.reduce(%102 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %104 = stablehlo.reshape %103 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %105 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %106 = stablehlo.multiply %101, %105 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %107 = stablehlo.reduce(%104 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %108 = stablehlo.multiply %59, %106 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %109 = stablehlo.reduce(%108 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %110 = stablehlo.reshape %109 : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %111 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %112 = stablehlo.multiply %106, %111 : tensor<4096x4096x8192xf32> loc(#at5)
    %113 = stablehlo.multiply %110, %70 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %115 = stablehlo.divide %113, %114 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %116 = stablehlo.reduce(%115 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x1xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %118 = stablehlo.multiply %59, %117 : tensor<4096x4096x8192xf32> loc(#at5)
    %119 = stablehlo.add %112, %118 : tensor<4096x4096x8192xf32> loc(#at5)
    %120 = stablehlo.multiply %117, %59 : tensor<4096x4096x8192xf32> loc(#at5)
    %121 = stablehlo.add %119, %120 : tensor<4096x4096x8192xf32> loc(#at5)
    %122 = stablehlo.convert %121 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at5)
    %123 = stablehlo.add %84, %122 : tensor<4096x4096x8192xbf16> loc(#at5)
    %124 = sdy.sharding_constraint %123 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<4096x4096x8192xbf16>
    %125 = stablehlo.dot_general %124, %55, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x8192xbf16>, tensor<4096x4096x64x128xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %126 = stablehlo.transpose %125, dims = [1, 2, 0] : (tensor<8192x64x128xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %127 = stablehlo.dot_general %124, %56, contracting_dims = [2] x [2] : (tensor<4096x4096x8192xbf16>, tensor<64x128x8192xbf16>) -> tensor<4096x4096x64x128xbf16> loc(#at0)
    %128 = stablehlo.convert %126 : (tensor<64x128x8192xbf16>) -> tensor<64x128x8192xf32> loc(#at0)
    %129:4 = stablehlo.optimization_barrier %0#0, %0#1, %0#2, %127 : tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x128xbf16>, tensor<4096x4096x64x128xbf16> loc(#at0)
    %130 = stablehlo.reshape %129#0 : (tensor<4096x4096x64x128xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at9)
    %131 = stablehlo.dot_general %129#1, %130, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x8x4096x4096x8xbf16> loc(#at9)
    %132 = stablehlo.transpose %131, dims = [0, 1, 4, 3, 2] : (tensor<4096x8x4096x4096x8xbf16>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at9)
    %133 = stablehlo.convert %132 : (tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %cst_17 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %134 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %135 = stablehlo.multiply %133, %134 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %136 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at9)
    %137 = stablehlo.broadcast_in_dim %136, dims = [0] : (tensor<4096xi32>) -> tensor<4096x1xi32> loc(#at9)
    %138 = stablehlo.iota dim = 0 : tensor<4096xi32> loc(#at9)
    %139 = stablehlo.broadcast_in_dim %138, dims = [1] : (tensor<4096xi32>) -> tensor<1x4096xi32> loc(#at9)
    %140 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<4096x1xi32>) -> tensor<4096x4096xi32> loc(#at9)
    %141 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<1x4096xi32>) -> tensor<4096x4096xi32> loc(#at9)
    %142 = stablehlo.compare LT, %140, %141, SIGNED : (tensor<4096x4096xi32>, tensor<4096x4096xi32>) -> tensor<4096x4096xi1> loc(#at9)
    %143 = stablehlo.convert %142 : (tensor<4096x4096xi1>) -> tensor<4096x4096xf32> loc(#at9)
    %cst_18 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %144 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x4096xf32> loc(#at9)
    %145 = stablehlo.multiply %144, %143 : tensor<4096x4096xf32> loc(#at9)
    %146 = stablehlo.broadcast_in_dim %145, dims = [3, 4] : (tensor<4096x4096xf32>) -> tensor<1x1x1x4096x4096xf32> loc(#at9)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %148 = stablehlo.subtract %135, %147 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %149 = stablehlo.reduce(%148 init: %cst_19) applies stablehlo.maximum across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at9)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %150 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at9)
    %151 = stablehlo.maximum %150, %149 : tensor<4096x8x8x4096xf32> loc(#at9)
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at9)
    %153 = stablehlo.broadcast_in_dim %152, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %154 = stablehlo.subtract %148, %153 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %155 = stablehlo.exponential %154 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %156 = stablehlo.reduce(%155 init: %cst_21) applies stablehlo.add across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at9)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at9)
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %159 = stablehlo.divide %155, %158 : tensor<4096x8x8x4096x4096xf32> loc(#at9)
    %160 = stablehlo.multiply %157, %157 : tensor<4096x8x8x4096x1xf32> loc(#at9)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %161 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096x1xf32> loc(#at9)
    %162 = stablehlo.divide %161, %160 : tensor<4096x8x8x4096x1xf32> loc(#at9)
    %163 = stablehlo.convert %159 : (tensor<4096x8x8x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at9)
    %164 = stablehlo.reshape %129#3 : (tensor<4096x4096x64x128xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at1)
    %165 = stablehlo.transpose %164, dims = [0, 2, 4, 3, 1] : (tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x8x128x8x4096xbf16> loc(#at1)
    %166 = stablehlo.dot_general %165, %129#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<4096x8x128x8x4096xbf16>, tensor<4096x4096x8x128xbf16>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at1)
    %167 = stablehlo.dot_general %165, %163, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3] : (tensor<4096x8x128x8x4096xbf16>, tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x128x4096xbf16> loc(#at1)
    %168 = stablehlo.transpose %167, dims = [0, 3, 1, 2] : (tensor<4096x8x128x4096xbf16>) -> tensor<4096x4096x8x128xbf16> loc(#at1)
    %169 = stablehlo.convert %166 : (tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %170 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %171 = stablehlo.multiply %169, %170 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %172 = stablehlo.multiply %171, %155 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %173 = stablehlo.reduce(%172 init: %cst_23) applies stablehlo.add across dimensions = [4] : (tensor<4096x8x8x4096x4096xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at1)
    %174 = stablehlo.reshape %173 : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x1xf32> loc(#at1)
    %175 = stablehlo.negate %174 : tensor<4096x8x8x4096x1xf32> loc(#at1)
    %176 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2, 3, 4] : (tensor<4096x8x8x4096x1xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %177 = stablehlo.divide %169, %176 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %178 = stablehlo.reduce(%175 init: %cst_24) applies stablehlo.add across dimensions = [4] : (tensor<4096x8x8x4096x1xf32>, tensor<f32>) -> tensor<4096x8x8x4096xf32> loc(#at1)
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<4096x8x8x4096xf32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %180 = stablehlo.add %177, %179 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %181 = stablehlo.multiply %180, %155 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %cst_25 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %182 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %183 = stablehlo.multiply %181, %182 : tensor<4096x8x8x4096x4096xf32> loc(#at1)
    %184 = stablehlo.convert %183 : (tensor<4096x8x8x4096x4096xf32>) -> tensor<4096x8x8x4096x4096xbf16> loc(#at1)
    %185 = stablehlo.transpose %184, dims = [0, 1, 4, 3, 2] : (tensor<4096x8x8x4096x4096xbf16>) -> tensor<4096x8x4096x4096x8xbf16> loc(#at1)
    %186 = stablehlo.dot_general %185, %129#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4096x8x4096x4096x8xbf16>, tensor<4096x4096x8x128xbf16>) -> tensor<4096x8x4096x8x128xbf16> loc(#at1)
    %187 = stablehlo.transpose %186, dims = [0, 2, 1, 3, 4] : (tensor<4096x8x4096x8x128xbf16>) -> tensor<4096x4096x8x8x128xbf16> loc(#at1)
    %188 = stablehlo.dot_general %185, %130, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3] : (tensor<4096x8x4096x4096x8xbf16>, tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x8x4096x128xbf16> loc(#at1)
    %189 = stablehlo.transpose %188, dims = [0, 2, 1, 3] : (tensor<4096x8x4096x128xbf16>) -> tensor<4096x4096x8x128xbf16> loc(#at1)
    %190 = stablehlo.reshape %187 : (tensor<4096x4096x8x8x128xbf16>) -> tensor<4096x4096x64x128xbf16> loc(#at1)
    %191 = stablehlo.dot_general %168, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>) -> tensor<8x128x8192xbf16> loc(#at0)
    %192 = stablehlo.transpose %191, dims = [2, 0, 1] : (tensor<8x128x8192xbf16>) -> tensor<8192x8x128xbf16> loc(#at0)
    %193 = stablehlo.dot_general %168, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x4096x8x128xbf16>, tensor<8192x8x128xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at0)
    %194 = stablehlo.convert %192 : (tensor<8192x8x128xbf16>) -> tensor<8192x8x128xf32> loc(#at0)
    %195 = stablehlo.dot_general %189, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x8x128xbf16>, tensor<4096x4096x8192xbf16>) -> tensor<8x128x8192xbf16> loc(#at0)
    %196 = stablehlo.transpose %195, dims = [2, 0, 1] : (tensor<8x128x8192xbf16>) -> tensor<8192x8x128xbf16> loc(#at0)
    %197 = stablehlo.dot_general %189, %20, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x4096x8x128xbf16>, tensor<8192x8x128xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at0)
    %198 = stablehlo.add %193, %197 : tensor<4096x4096x8192xbf16> loc(#at0)
    %199 = stablehlo.convert %196 : (tensor<8192x8x128xbf16>) -> tensor<8192x8x128xf32> loc(#at0)
    %200 = stablehlo.dot_general %190, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x4096x64x128xbf16>, tensor<4096x4096x8192xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %201 = stablehlo.transpose %200, dims = [2, 0, 1] : (tensor<64x128x8192xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %202 = stablehlo.dot_general %190, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x4096x64x128xbf16>, tensor<8192x64x128xbf16>) -> tensor<4096x4096x8192xbf16> loc(#at0)
    %203 = stablehlo.add %198, %202 : tensor<4096x4096x8192xbf16> loc(#at0)
    %204 = stablehlo.convert %201 : (tensor<8192x64x128xbf16>) -> tensor<8192x64x128xf32> loc(#at0)
    %205 = stablehlo.convert %203 : (tensor<4096x4096x8192xbf16>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %206 = stablehlo.multiply %14, %205 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %207 = stablehlo.reduce(%206 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %208 = stablehlo.reshape %207 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %209 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %210 = stablehlo.multiply %205, %209 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %211 = stablehlo.reduce(%208 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %212 = stablehlo.multiply %1, %210 : tensor<4096x4096x8192xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %213 = stablehlo.reduce(%212 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x8192xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %214 = stablehlo.reshape %213 : (tensor<4096x4096xf32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %215 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<4096x4096x1xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %216 = stablehlo.multiply %210, %215 : tensor<4096x4096x8192xf32> loc(#at5)
    %217 = stablehlo.multiply %214, %12 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4096x4096x1xf32> loc(#at5)
    %219 = stablehlo.divide %217, %218 : tensor<4096x4096x1xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %220 = stablehlo.reduce(%219 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<4096x4096x1xf32>, tensor<f32>) -> tensor<4096x4096xf32> loc(#at5)
    %221 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<4096x4096xf32>) -> tensor<4096x4096x8192xf32> loc(#at5)
    %222 = stablehlo.multiply %1, %221 : tensor<4096x4096x8192xf32> loc(#at5)
    %223 = stablehlo.add %216, %222 : tensor<4096x4096x8192xf32> loc(#at5)
    %224 = stablehlo.multiply %221, %1 : tensor<4096x4096x8192xf32> loc(#at5)
    %225 = stablehlo.add %223, %224 : tensor<4096x4096x8192xf32> loc(#at5)
    %226 = stablehlo.convert %225 : (tensor<4096x4096x8192xf32>) -> tensor<4096x4096x8192xbf16> loc(#at5)
    %227 = stablehlo.add %124, %226 : tensor<4096x4096x8192xbf16> loc(#at5)
    return %227, %211, %107, %88, %95, %100, %199, %128, %204, %194 : tensor<4096x4096x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>
  }
  func.func private @silu_12(%arg0: tensor<4096x4096x28672xbf16>) -> (tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<4096x4096x28672xbf16>
    %1 = stablehlo.exponential %0 : tensor<4096x4096x28672xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4096x4096x28672xbf16>
    %3 = stablehlo.add %2, %1 : tensor<4096x4096x28672xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<4096x4096x28672xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<4096x4096x28672xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<4096x4096x28672xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<4096x4096x28672xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<4096x4096x28672xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4096x4096x28672xbf16>
    return %9, %5, %8 : tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>, tensor<4096x4096x28672xbf16>
  }
  func.func private @silu_13(%arg0: tensor<4096x4096x28672xbf16>, %arg1: tensor<4096x4096x28672xbf16>, %arg2: tensor<4096x4096x28672xbf16>, %arg3: tensor<4096x4096x28672xbf16>) -> tensor<4096x4096x28672xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<4096x4096x28672xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<4096x4096x28672xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<4096x4096x28672xbf16>
    %3 = stablehlo.add %1, %2 : tensor<4096x4096x28672xbf16>
    return %3 : tensor<4096x4096x28672xbf16>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<80x8192xf32>, %arg1: tensor<8192xf32>, %arg2: tensor<i32>) -> tensor<80x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8192xf32>) -> tensor<1x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<80x8192xf32>, tensor<1x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<80x8192xf32>
    return %1 : tensor<80x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<80x28672x8192xf32>, %arg1: tensor<28672x8192xf32>, %arg2: tensor<i32>) -> tensor<80x28672x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<28672x8192xf32>) -> tensor<1x28672x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<80x28672x8192xf32>, tensor<1x28672x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x28672x8192xf32>
    return %1 : tensor<80x28672x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<80x8192x28672xf32>, %arg1: tensor<8192x28672xf32>, %arg2: tensor<i32>) -> tensor<80x8192x28672xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x28672xf32>) -> tensor<1x8192x28672xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<80x8192x28672xf32>, tensor<1x8192x28672xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x8192x28672xf32>
    return %1 : tensor<80x8192x28672xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<80x8192x8x128xf32>, %arg1: tensor<8192x8x128xf32>, %arg2: tensor<i32>) -> tensor<80x8192x8x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8192x8x128xf32>) -> tensor<1x8192x8x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x8192x8x128xf32>, tensor<1x8192x8x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x8192x8x128xf32>
    return %1 : tensor<80x8192x8x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<80x64x128x8192xf32>, %arg1: tensor<64x128x8192xf32>, %arg2: tensor<i32>) -> tensor<80x64x128x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x128x8192xf32>) -> tensor<1x64x128x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x64x128x8192xf32>, tensor<1x64x128x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x64x128x8192xf32>
    return %1 : tensor<80x64x128x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<80x8192x64x128xf32>, %arg1: tensor<8192x64x128xf32>, %arg2: tensor<i32>) -> tensor<80x8192x64x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8192x64x128xf32>) -> tensor<1x8192x64x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x8192x64x128xf32>, tensor<1x8192x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x8192x64x128xf32>
    return %1 : tensor<80x8192x64x128xf32>
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

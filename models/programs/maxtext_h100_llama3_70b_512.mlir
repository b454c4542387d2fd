module @jit_maxtext_h100_llama3_70b_512 attributes {mhlo.num_partitions = 512 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4, "fsdp"=128]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}, {name = "fsdp", size = 128 : i64}]}}
  func.func public @main(%arg0: tensor<128256x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<8192xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<80x8192xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<80x8192xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<8192x128256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<80x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<80x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<80x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg13: tensor<128256x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 13 : i32} loc("state['m']['embedding']"), %arg14: tensor<8192xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg15: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg16: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg17: tensor<8192x128256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 17 : i32} loc("state['m']['logits']"), %arg18: tensor<80x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wf']"), %arg19: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wg']"), %arg20: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wi']"), %arg21: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wk']"), %arg22: tensor<80x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wo']"), %arg23: tensor<80x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['m']['wq']"), %arg24: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['m']['wv']"), %arg25: tensor<128256x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>, tf.aliasing_output = 25 : i32} loc("state['v']['embedding']"), %arg26: tensor<8192xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg27: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg28: tensor<80x8192xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg29: tensor<8192x128256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>, tf.aliasing_output = 29 : i32} loc("state['v']['logits']"), %arg30: tensor<80x28672x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wf']"), %arg31: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wg']"), %arg32: tensor<80x8192x28672xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wi']"), %arg33: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wk']"), %arg34: tensor<80x64x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>, tf.aliasing_output = 34 : i32} loc("state['v']['wo']"), %arg35: tensor<80x8192x64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 35 : i32} loc("state['v']['wq']"), %arg36: tensor<80x8192x8x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['v']['wv']"), %arg37: tensor<1024x8192xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>} loc("batch['labels']"), %arg38: tensor<1024x8192xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "fsdp"}, {}]>} loc("batch['tokens']")) -> (tensor<128256x8192xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[0]['ln']"}, tensor<80x8192xf32> {jax.result_info = "result[0]['ln1']"}, tensor<80x8192xf32> {jax.result_info = "result[0]['ln2']"}, tensor<8192x128256xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<80x28672x8192xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x64x128x8192xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<80x8192x64x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<128256x8192xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<8192x128256xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<80x28672x8192xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['m']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x64x128x8192xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<80x8192x64x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<128256x8192xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}]>}, tensor<8192xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<80x8192xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<8192x128256xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"fsdp"}, {}]>}, tensor<80x28672x8192xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"fsdp"}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['v']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x28672xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x64x128x8192xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {"fsdp"}]>}, tensor<80x8192x64x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<80x8192x8x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"fsdp"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<128256x8192xf32>) -> tensor<128256x8192xbf16> loc(#at2)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x8192xi32> loc(#at2)
    %2 = stablehlo.compare LT, %arg38, %1, SIGNED : (tensor<1024x8192xi32>, tensor<1024x8192xi32>) -> tensor<1024x8192xi1> loc(#at2)
    %c_0 = stablehlo.constant dense<128256> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024x8192xi32> loc(#at2)
    %4 = stablehlo.add %arg38, %3 : tensor<1024x8192xi32> loc(#at2)
    %5 = stablehlo.select %2, %4, %arg38 : tensor<1024x8192xi1>, tensor<1024x8192xi32> loc(#at2)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1024x8192xi32>) -> tensor<1024x8192x1xi32> loc(#at2)
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8192>}> : (tensor<128256x8192xbf16>, tensor<1024x8192x1xi32>) -> tensor<1024x8192x8192xbf16> loc(#at2)
    %8 = sdy.sharding_constraint %7 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16> loc(#at2)
    call @silu() : () -> () loc(#at3)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<80x1024x8192x8192xbf16>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10:12 = stablehlo.while(%iterArg = %arg2, %iterArg_161 = %arg3, %iterArg_162 = %arg5, %iterArg_163 = %arg6, %iterArg_164 = %arg7, %iterArg_165 = %arg8, %iterArg_166 = %arg9, %iterArg_167 = %arg10, %iterArg_168 = %arg11, %iterArg_169 = %c_1, %iterArg_170 = %8, %iterArg_171 = %9) : tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<i32>, tensor<1024x8192x8192xbf16>, tensor<80x1024x8192x8192xbf16>
    cond {
      %c_172 = stablehlo.constant dense<80> : tensor<i32>
      %441 = stablehlo.compare LT, %iterArg_169, %c_172, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %441 : tensor<i1>
    } do {
      %441 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_169) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %442 = func.call @dynamic_index_in_dim(%iterArg_161, %iterArg_169) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %443 = func.call @dynamic_index_in_dim_0(%iterArg_162, %iterArg_169) : (tensor<80x28672x8192xf32>, tensor<i32>) -> tensor<28672x8192xf32>
      %444 = func.call @dynamic_index_in_dim_1(%iterArg_163, %iterArg_169) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %445 = func.call @dynamic_index_in_dim_1(%iterArg_164, %iterArg_169) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %446 = func.call @dynamic_index_in_dim_2(%iterArg_165, %iterArg_169) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %447 = func.call @dynamic_index_in_dim_3(%iterArg_166, %iterArg_169) : (tensor<80x64x128x8192xf32>, tensor<i32>) -> tensor<64x128x8192xf32>
      %448 = func.call @dynamic_index_in_dim_4(%iterArg_167, %iterArg_169) : (tensor<80x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %449 = func.call @dynamic_index_in_dim_2(%iterArg_168, %iterArg_169) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %450:2 = func.call @closed_call(%iterArg_170, %441, %442, %443, %444, %445, %446, %447, %448, %449) : (tensor<1024x8192x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>) -> (tensor<1024x8192x8192xbf16>, tensor<1024x8192x8192xbf16>)
      %451 = func.call @dynamic_update_index_in_dim(%iterArg_171, %450#1, %iterArg_169) : (tensor<80x1024x8192x8192xbf16>, tensor<1024x8192x8192xbf16>, tensor<i32>) -> tensor<80x1024x8192x8192xbf16>
      %c_172 = stablehlo.constant dense<1> : tensor<i32>
      %452 = stablehlo.add %iterArg_169, %c_172 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %452, %450#0, %451 : tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<i32>, tensor<1024x8192x8192xbf16>, tensor<80x1024x8192x8192xbf16>
    }
    %11 = stablehlo.convert %10#10 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %12 = stablehlo.multiply %11, %11 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %16 = stablehlo.divide %14, %15 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %18 = stablehlo.add %16, %17 : tensor<1024x8192x1xf32> loc(#at5)
    %19 = stablehlo.rsqrt %18 : tensor<1024x8192x1xf32> loc(#at5)
    %20 = stablehlo.divide %19, %18 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %22 = stablehlo.multiply %21, %20 : tensor<1024x8192x1xf32> loc(#at5)
    %23 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %24 = stablehlo.multiply %11, %23 : tensor<1024x8192x8192xf32> loc(#at5)
    %25 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %27 = stablehlo.multiply %24, %26 : tensor<1024x8192x8192xf32> loc(#at5)
    %28 = stablehlo.convert %27 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at5)
    %29 = stablehlo.convert %arg4 : (tensor<8192x128256xf32>) -> tensor<8192x128256xbf16> loc(#at4)
    %30 = stablehlo.dot_general %28, %29, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x128256xbf16>) -> tensor<1024x8192x128256xbf16> loc(#at4)
    %31 = sdy.sharding_constraint %30 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x128256xbf16> loc(#at4)
    %32 = stablehlo.convert %31 : (tensor<1024x8192x128256xbf16>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %33 = call @_one_hot(%arg37) : (tensor<1024x8192xi32>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %34 = stablehlo.multiply %32, %33 : tensor<1024x8192x128256xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x128256xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %36 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<1024x8192x128256xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %37 = stablehlo.reshape %36 : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at4)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %39 = stablehlo.compare EQ, %32, %38, FLOAT : (tensor<1024x8192x128256xf32>, tensor<1024x8192x128256xf32>) -> tensor<1024x8192x128256xi1> loc(#at4)
    %40 = stablehlo.convert %39 : (tensor<1024x8192x128256xi1>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %41 = stablehlo.reduce(%40 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x128256xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %43 = stablehlo.maximum %42, %36 : tensor<1024x8192xf32> loc(#at4)
    %44 = stablehlo.compare EQ, %36, %43, FLOAT : (tensor<1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x8192xi1> loc(#at4)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %47 = stablehlo.select %44, %45, %46 : tensor<1024x8192xi1>, tensor<1024x8192xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %49 = stablehlo.compare EQ, %48, %43, FLOAT : (tensor<1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x8192xi1> loc(#at4)
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %52 = stablehlo.select %49, %50, %51 : tensor<1024x8192xi1>, tensor<1024x8192xf32> loc(#at4)
    %53 = stablehlo.divide %47, %52 : tensor<1024x8192xf32> loc(#at4)
    %54 = stablehlo.is_finite %43 : (tensor<1024x8192xf32>) -> tensor<1024x8192xi1> loc(#at4)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %56 = stablehlo.select %54, %43, %55 : tensor<1024x8192xi1>, tensor<1024x8192xf32> loc(#at4)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %58 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at4)
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %60 = stablehlo.subtract %32, %59 : tensor<1024x8192x128256xf32> loc(#at4)
    %61 = stablehlo.exponential %60 : tensor<1024x8192x128256xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %62 = stablehlo.reduce(%61 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x128256xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %63 = stablehlo.sign %62 : tensor<1024x8192xf32> loc(#at4)
    %64 = stablehlo.abs %62 : tensor<1024x8192xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %66 = stablehlo.compare GE, %62, %65, FLOAT : (tensor<1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x8192xi1> loc(#at4)
    %67 = stablehlo.log %64 : tensor<1024x8192xf32> loc(#at4)
    %68 = stablehlo.add %67, %56 : tensor<1024x8192xf32> loc(#at4)
    %69 = stablehlo.subtract %68, %35 : tensor<1024x8192xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %70 = stablehlo.reduce(%69 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x8192xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %71 = stablehlo.divide %70, %cst_20 : tensor<f32> loc(#at4)
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_22 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %72 = stablehlo.divide %cst_21, %cst_22 : tensor<f32> loc(#at4)
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %74 = stablehlo.negate %73 : tensor<1024x8192xf32> loc(#at4)
    %75 = stablehlo.divide %73, %64 : tensor<1024x8192xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x8192xf32> loc(#at4)
    %77 = stablehlo.select %66, %76, %75 : tensor<1024x8192xi1>, tensor<1024x8192xf32> loc(#at4)
    %78 = stablehlo.select %66, %75, %76 : tensor<1024x8192xi1>, tensor<1024x8192xf32> loc(#at4)
    %79 = stablehlo.negate %77 : tensor<1024x8192xf32> loc(#at4)
    %80 = stablehlo.add %78, %79 : tensor<1024x8192xf32> loc(#at4)
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %82 = stablehlo.multiply %81, %61 : tensor<1024x8192x128256xf32> loc(#at4)
    %83 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x128256xf32> loc(#at4)
    %84 = stablehlo.multiply %83, %33 : tensor<1024x8192x128256xf32> loc(#at4)
    %85 = stablehlo.add %82, %84 : tensor<1024x8192x128256xf32> loc(#at4)
    %86 = stablehlo.convert %85 : (tensor<1024x8192x128256xf32>) -> tensor<1024x8192x128256xbf16> loc(#at4)
    %87 = sdy.sharding_constraint %86 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x128256xbf16> loc(#at4)
    %88 = stablehlo.dot_general %87, %28, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x128256xbf16>, tensor<1024x8192x8192xbf16>) -> tensor<128256x8192xbf16> loc(#at4)
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<128256x8192xbf16>) -> tensor<8192x128256xbf16> loc(#at4)
    %90 = stablehlo.dot_general %87, %29, contracting_dims = [2] x [1] : (tensor<1024x8192x128256xbf16>, tensor<8192x128256xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at4)
    %91 = stablehlo.convert %89 : (tensor<8192x128256xbf16>) -> tensor<8192x128256xf32> loc(#at4)
    %92 = stablehlo.convert %90 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %93 = stablehlo.multiply %24, %92 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %94 = stablehlo.reduce(%93 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %95 = stablehlo.reshape %94 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %96 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %97 = stablehlo.multiply %92, %96 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %98 = stablehlo.reduce(%95 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %99 = stablehlo.multiply %11, %97 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %100 = stablehlo.reduce(%99 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %101 = stablehlo.reshape %100 : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %102 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %103 = stablehlo.multiply %97, %102 : tensor<1024x8192x8192xf32> loc(#at5)
    %104 = stablehlo.multiply %101, %22 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %106 = stablehlo.divide %104, %105 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %107 = stablehlo.reduce(%106 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x1xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %109 = stablehlo.multiply %11, %108 : tensor<1024x8192x8192xf32> loc(#at5)
    %110 = stablehlo.add %103, %109 : tensor<1024x8192x8192xf32> loc(#at5)
    %111 = stablehlo.multiply %108, %11 : tensor<1024x8192x8192xf32> loc(#at5)
    %112 = stablehlo.add %110, %111 : tensor<1024x8192x8192xf32> loc(#at5)
    %113 = stablehlo.convert %112 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<80x8192xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<80x8192xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %123:21 = stablehlo.while(%iterArg = %arg2, %iterArg_161 = %arg3, %iterArg_162 = %arg5, %iterArg_163 = %arg6, %iterArg_164 = %arg7, %iterArg_165 = %arg8, %iterArg_166 = %arg9, %iterArg_167 = %arg10, %iterArg_168 = %arg11, %iterArg_169 = %10#11, %iterArg_170 = %c_38, %iterArg_171 = %113, %iterArg_172 = %114, %iterArg_173 = %115, %iterArg_174 = %116, %iterArg_175 = %117, %iterArg_176 = %118, %iterArg_177 = %119, %iterArg_178 = %120, %iterArg_179 = %121, %iterArg_180 = %122) : tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<80x1024x8192x8192xbf16>, tensor<i32>, tensor<1024x8192x8192xbf16>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>
    cond {
      %c_181 = stablehlo.constant dense<80> : tensor<i32>
      %441 = stablehlo.compare LT, %iterArg_170, %c_181, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %441 : tensor<i1>
    } do {
      %c_181 = stablehlo.constant dense<80> : tensor<i32>
      %441 = stablehlo.subtract %c_181, %iterArg_170 : tensor<i32>
      %c_182 = stablehlo.constant dense<1> : tensor<i32>
      %442 = stablehlo.subtract %441, %c_182 : tensor<i32>
      %443 = func.call @dynamic_index_in_dim(%iterArg, %442) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %444 = func.call @dynamic_index_in_dim(%iterArg_161, %442) : (tensor<80x8192xf32>, tensor<i32>) -> tensor<8192xf32>
      %445 = func.call @dynamic_index_in_dim_0(%iterArg_162, %442) : (tensor<80x28672x8192xf32>, tensor<i32>) -> tensor<28672x8192xf32>
      %446 = func.call @dynamic_index_in_dim_1(%iterArg_163, %442) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %447 = func.call @dynamic_index_in_dim_1(%iterArg_164, %442) : (tensor<80x8192x28672xf32>, tensor<i32>) -> tensor<8192x28672xf32>
      %448 = func.call @dynamic_index_in_dim_2(%iterArg_165, %442) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %449 = func.call @dynamic_index_in_dim_3(%iterArg_166, %442) : (tensor<80x64x128x8192xf32>, tensor<i32>) -> tensor<64x128x8192xf32>
      %450 = func.call @dynamic_index_in_dim_4(%iterArg_167, %442) : (tensor<80x8192x64x128xf32>, tensor<i32>) -> tensor<8192x64x128xf32>
      %451 = func.call @dynamic_index_in_dim_2(%iterArg_168, %442) : (tensor<80x8192x8x128xf32>, tensor<i32>) -> tensor<8192x8x128xf32>
      %452 = func.call @dynamic_index_in_dim_6(%iterArg_169, %442) : (tensor<80x1024x8192x8192xbf16>, tensor<i32>) -> tensor<1024x8192x8192xbf16>
      %453:10 = func.call @closed_call_7(%iterArg_171, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452) : (tensor<1024x8192x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>, tensor<1024x8192x8192xbf16>) -> (tensor<1024x8192x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>)
      %454 = func.call @dynamic_update_index_in_dim_10(%iterArg_172, %453#1, %442) : (tensor<80x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<80x8192xf32>
      %455 = func.call @dynamic_update_index_in_dim_10(%iterArg_173, %453#2, %442) : (tensor<80x8192xf32>, tensor<8192xf32>, tensor<i32>) -> tensor<80x8192xf32>
      %456 = func.call @dynamic_update_index_in_dim_11(%iterArg_174, %453#3, %442) : (tensor<80x28672x8192xf32>, tensor<28672x8192xf32>, tensor<i32>) -> tensor<80x28672x8192xf32>
      %457 = func.call @dynamic_update_index_in_dim_12(%iterArg_175, %453#4, %442) : (tensor<80x8192x28672xf32>, tensor<8192x28672xf32>, tensor<i32>) -> tensor<80x8192x28672xf32>
      %458 = func.call @dynamic_update_index_in_dim_12(%iterArg_176, %453#5, %442) : (tensor<80x8192x28672xf32>, tensor<8192x28672xf32>, tensor<i32>) -> tensor<80x8192x28672xf32>
      %459 = func.call @dynamic_update_index_in_dim_13(%iterArg_177, %453#6, %442) : (tensor<80x8192x8x128xf32>, tensor<8192x8x128xf32>, tensor<i32>) -> tensor<80x8192x8x128xf32>
      %460 = func.call @dynamic_update_index_in_dim_14(%iterArg_178, %453#7, %442) : (tensor<80x64x128x8192xf32>, tensor<64x128x8192xf32>, tensor<i32>) -> tensor<80x64x128x8192xf32>
      %461 = func.call @dynamic_update_index_in_dim_15(%iterArg_179, %453#8, %442) : (tensor<80x8192x64x128xf32>, tensor<8192x64x128xf32>, tensor<i32>) -> tensor<80x8192x64x128xf32>
      %462 = func.call @dynamic_update_index_in_dim_13(%iterArg_180, %453#9, %442) : (tensor<80x8192x8x128xf32>, tensor<8192x8x128xf32>, tensor<i32>) -> tensor<80x8192x8x128xf32>
      %c_183 = stablehlo.constant dense<1> : tensor<i32>
      %463 = stablehlo.add %iterArg_170, %c_183 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_161, %iterArg_162, %iterArg_163, %iterArg_164, %iterArg_165, %iterArg_166, %iterArg_167, %iterArg_168, %iterArg_169, %463, %453#0, %454, %455, %456, %457, %458, %459, %460, %461, %462 : tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<80x1024x8192x8192xbf16>, tensor<i32>, tensor<1024x8192x8192xbf16>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>
    }
    %124 = sdy.sharding_constraint %123#11 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16> loc(#at2)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %125 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<128256x8192xbf16> loc(#at2)
    %126 = "stablehlo.scatter"(%125, %6, %124) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<bf16>, %arg40: tensor<bf16>):
      %441 = stablehlo.add %arg39, %arg40 : tensor<bf16> loc(#at2)
      stablehlo.return %441 : tensor<bf16> loc(#at2)
    }) : (tensor<128256x8192xbf16>, tensor<1024x8192x1xi32>, tensor<1024x8192x8192xbf16>) -> tensor<128256x8192xbf16> loc(#at2)
    %127 = stablehlo.convert %126 : (tensor<128256x8192xbf16>) -> tensor<128256x8192xf32> loc(#at2)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %128 = stablehlo.add %arg12, %cst_40 : tensor<f32> loc(#at6)
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %130 = stablehlo.multiply %129, %arg13 : tensor<128256x8192xf32> loc(#at6)
    %cst_42 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %132 = stablehlo.multiply %131, %127 : tensor<128256x8192xf32> loc(#at6)
    %133 = stablehlo.add %130, %132 : tensor<128256x8192xf32> loc(#at6)
    %cst_43 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %135 = stablehlo.multiply %134, %arg25 : tensor<128256x8192xf32> loc(#at6)
    %cst_44 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %137 = stablehlo.multiply %136, %127 : tensor<128256x8192xf32> loc(#at6)
    %138 = stablehlo.multiply %137, %127 : tensor<128256x8192xf32> loc(#at6)
    %139 = stablehlo.add %135, %138 : tensor<128256x8192xf32> loc(#at6)
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %140 = stablehlo.power %cst_45, %128 : tensor<f32> loc(#at6)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.subtract %cst_46, %140 : tensor<f32> loc(#at6)
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %143 = stablehlo.divide %133, %142 : tensor<128256x8192xf32> loc(#at6)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %145 = stablehlo.multiply %144, %143 : tensor<128256x8192xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %146 = stablehlo.power %cst_48, %128 : tensor<f32> loc(#at6)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %147 = stablehlo.subtract %cst_49, %146 : tensor<f32> loc(#at6)
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %149 = stablehlo.divide %139, %148 : tensor<128256x8192xf32> loc(#at6)
    %150 = stablehlo.sqrt %149 : tensor<128256x8192xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<128256x8192xf32> loc(#at6)
    %152 = stablehlo.add %150, %151 : tensor<128256x8192xf32> loc(#at6)
    %153 = stablehlo.divide %145, %152 : tensor<128256x8192xf32> loc(#at6)
    %154 = stablehlo.subtract %arg0, %153 : tensor<128256x8192xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %156 = stablehlo.multiply %155, %arg14 : tensor<8192xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %158 = stablehlo.multiply %157, %98 : tensor<8192xf32> loc(#at6)
    %159 = stablehlo.add %156, %158 : tensor<8192xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %161 = stablehlo.multiply %160, %arg26 : tensor<8192xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %163 = stablehlo.multiply %162, %98 : tensor<8192xf32> loc(#at6)
    %164 = stablehlo.multiply %163, %98 : tensor<8192xf32> loc(#at6)
    %165 = stablehlo.add %161, %164 : tensor<8192xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %166 = stablehlo.power %cst_55, %128 : tensor<f32> loc(#at6)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.subtract %cst_56, %166 : tensor<f32> loc(#at6)
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %169 = stablehlo.divide %159, %168 : tensor<8192xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %171 = stablehlo.multiply %170, %169 : tensor<8192xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %172 = stablehlo.power %cst_58, %128 : tensor<f32> loc(#at6)
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.subtract %cst_59, %172 : tensor<f32> loc(#at6)
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %175 = stablehlo.divide %165, %174 : tensor<8192xf32> loc(#at6)
    %176 = stablehlo.sqrt %175 : tensor<8192xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8192xf32> loc(#at6)
    %178 = stablehlo.add %176, %177 : tensor<8192xf32> loc(#at6)
    %179 = stablehlo.divide %171, %178 : tensor<8192xf32> loc(#at6)
    %180 = stablehlo.subtract %arg1, %179 : tensor<8192xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %182 = stablehlo.multiply %181, %arg15 : tensor<80x8192xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %184 = stablehlo.multiply %183, %123#12 : tensor<80x8192xf32> loc(#at6)
    %185 = stablehlo.add %182, %184 : tensor<80x8192xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %187 = stablehlo.multiply %186, %arg27 : tensor<80x8192xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %189 = stablehlo.multiply %188, %123#12 : tensor<80x8192xf32> loc(#at6)
    %190 = stablehlo.multiply %189, %123#12 : tensor<80x8192xf32> loc(#at6)
    %191 = stablehlo.add %187, %190 : tensor<80x8192xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %192 = stablehlo.power %cst_65, %128 : tensor<f32> loc(#at6)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.subtract %cst_66, %192 : tensor<f32> loc(#at6)
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %195 = stablehlo.divide %185, %194 : tensor<80x8192xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %197 = stablehlo.multiply %196, %195 : tensor<80x8192xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %198 = stablehlo.power %cst_68, %128 : tensor<f32> loc(#at6)
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.subtract %cst_69, %198 : tensor<f32> loc(#at6)
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %201 = stablehlo.divide %191, %200 : tensor<80x8192xf32> loc(#at6)
    %202 = stablehlo.sqrt %201 : tensor<80x8192xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %204 = stablehlo.add %202, %203 : tensor<80x8192xf32> loc(#at6)
    %205 = stablehlo.divide %197, %204 : tensor<80x8192xf32> loc(#at6)
    %206 = stablehlo.subtract %arg2, %205 : tensor<80x8192xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %208 = stablehlo.multiply %207, %arg16 : tensor<80x8192xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %210 = stablehlo.multiply %209, %123#13 : tensor<80x8192xf32> loc(#at6)
    %211 = stablehlo.add %208, %210 : tensor<80x8192xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %213 = stablehlo.multiply %212, %arg28 : tensor<80x8192xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %215 = stablehlo.multiply %214, %123#13 : tensor<80x8192xf32> loc(#at6)
    %216 = stablehlo.multiply %215, %123#13 : tensor<80x8192xf32> loc(#at6)
    %217 = stablehlo.add %213, %216 : tensor<80x8192xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %218 = stablehlo.power %cst_75, %128 : tensor<f32> loc(#at6)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %219 = stablehlo.subtract %cst_76, %218 : tensor<f32> loc(#at6)
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %221 = stablehlo.divide %211, %220 : tensor<80x8192xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %223 = stablehlo.multiply %222, %221 : tensor<80x8192xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %224 = stablehlo.power %cst_78, %128 : tensor<f32> loc(#at6)
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.subtract %cst_79, %224 : tensor<f32> loc(#at6)
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %227 = stablehlo.divide %217, %226 : tensor<80x8192xf32> loc(#at6)
    %228 = stablehlo.sqrt %227 : tensor<80x8192xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<80x8192xf32> loc(#at6)
    %230 = stablehlo.add %228, %229 : tensor<80x8192xf32> loc(#at6)
    %231 = stablehlo.divide %223, %230 : tensor<80x8192xf32> loc(#at6)
    %232 = stablehlo.subtract %arg3, %231 : tensor<80x8192xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %234 = stablehlo.multiply %233, %arg17 : tensor<8192x128256xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %236 = stablehlo.multiply %235, %91 : tensor<8192x128256xf32> loc(#at6)
    %237 = stablehlo.add %234, %236 : tensor<8192x128256xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %239 = stablehlo.multiply %238, %arg29 : tensor<8192x128256xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %241 = stablehlo.multiply %240, %91 : tensor<8192x128256xf32> loc(#at6)
    %242 = stablehlo.multiply %241, %91 : tensor<8192x128256xf32> loc(#at6)
    %243 = stablehlo.add %239, %242 : tensor<8192x128256xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %244 = stablehlo.power %cst_85, %128 : tensor<f32> loc(#at6)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.subtract %cst_86, %244 : tensor<f32> loc(#at6)
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %247 = stablehlo.divide %237, %246 : tensor<8192x128256xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %249 = stablehlo.multiply %248, %247 : tensor<8192x128256xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %250 = stablehlo.power %cst_88, %128 : tensor<f32> loc(#at6)
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.subtract %cst_89, %250 : tensor<f32> loc(#at6)
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %253 = stablehlo.divide %243, %252 : tensor<8192x128256xf32> loc(#at6)
    %254 = stablehlo.sqrt %253 : tensor<8192x128256xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8192x128256xf32> loc(#at6)
    %256 = stablehlo.add %254, %255 : tensor<8192x128256xf32> loc(#at6)
    %257 = stablehlo.divide %249, %256 : tensor<8192x128256xf32> loc(#at6)
    %258 = stablehlo.subtract %arg4, %257 : tensor<8192x128256xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %260 = stablehlo.multiply %259, %arg18 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %262 = stablehlo.multiply %261, %123#14 : tensor<80x28672x8192xf32> loc(#at6)
    %263 = stablehlo.add %260, %262 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %265 = stablehlo.multiply %264, %arg30 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %267 = stablehlo.multiply %266, %123#14 : tensor<80x28672x8192xf32> loc(#at6)
    %268 = stablehlo.multiply %267, %123#14 : tensor<80x28672x8192xf32> loc(#at6)
    %269 = stablehlo.add %265, %268 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %270 = stablehlo.power %cst_95, %128 : tensor<f32> loc(#at6)
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %271 = stablehlo.subtract %cst_96, %270 : tensor<f32> loc(#at6)
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %273 = stablehlo.divide %263, %272 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %275 = stablehlo.multiply %274, %273 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %276 = stablehlo.power %cst_98, %128 : tensor<f32> loc(#at6)
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.subtract %cst_99, %276 : tensor<f32> loc(#at6)
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %279 = stablehlo.divide %269, %278 : tensor<80x28672x8192xf32> loc(#at6)
    %280 = stablehlo.sqrt %279 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<80x28672x8192xf32> loc(#at6)
    %282 = stablehlo.add %280, %281 : tensor<80x28672x8192xf32> loc(#at6)
    %283 = stablehlo.divide %275, %282 : tensor<80x28672x8192xf32> loc(#at6)
    %284 = stablehlo.subtract %arg5, %283 : tensor<80x28672x8192xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %286 = stablehlo.multiply %285, %arg19 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %288 = stablehlo.multiply %287, %123#15 : tensor<80x8192x28672xf32> loc(#at6)
    %289 = stablehlo.add %286, %288 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %291 = stablehlo.multiply %290, %arg31 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %293 = stablehlo.multiply %292, %123#15 : tensor<80x8192x28672xf32> loc(#at6)
    %294 = stablehlo.multiply %293, %123#15 : tensor<80x8192x28672xf32> loc(#at6)
    %295 = stablehlo.add %291, %294 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %296 = stablehlo.power %cst_105, %128 : tensor<f32> loc(#at6)
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %297 = stablehlo.subtract %cst_106, %296 : tensor<f32> loc(#at6)
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %299 = stablehlo.divide %289, %298 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %301 = stablehlo.multiply %300, %299 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %302 = stablehlo.power %cst_108, %128 : tensor<f32> loc(#at6)
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %303 = stablehlo.subtract %cst_109, %302 : tensor<f32> loc(#at6)
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %305 = stablehlo.divide %295, %304 : tensor<80x8192x28672xf32> loc(#at6)
    %306 = stablehlo.sqrt %305 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %308 = stablehlo.add %306, %307 : tensor<80x8192x28672xf32> loc(#at6)
    %309 = stablehlo.divide %301, %308 : tensor<80x8192x28672xf32> loc(#at6)
    %310 = stablehlo.subtract %arg6, %309 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %312 = stablehlo.multiply %311, %arg20 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %314 = stablehlo.multiply %313, %123#16 : tensor<80x8192x28672xf32> loc(#at6)
    %315 = stablehlo.add %312, %314 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %317 = stablehlo.multiply %316, %arg32 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %319 = stablehlo.multiply %318, %123#16 : tensor<80x8192x28672xf32> loc(#at6)
    %320 = stablehlo.multiply %319, %123#16 : tensor<80x8192x28672xf32> loc(#at6)
    %321 = stablehlo.add %317, %320 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %322 = stablehlo.power %cst_115, %128 : tensor<f32> loc(#at6)
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %323 = stablehlo.subtract %cst_116, %322 : tensor<f32> loc(#at6)
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %325 = stablehlo.divide %315, %324 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %327 = stablehlo.multiply %326, %325 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %328 = stablehlo.power %cst_118, %128 : tensor<f32> loc(#at6)
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %329 = stablehlo.subtract %cst_119, %328 : tensor<f32> loc(#at6)
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %331 = stablehlo.divide %321, %330 : tensor<80x8192x28672xf32> loc(#at6)
    %332 = stablehlo.sqrt %331 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<80x8192x28672xf32> loc(#at6)
    %334 = stablehlo.add %332, %333 : tensor<80x8192x28672xf32> loc(#at6)
    %335 = stablehlo.divide %327, %334 : tensor<80x8192x28672xf32> loc(#at6)
    %336 = stablehlo.subtract %arg7, %335 : tensor<80x8192x28672xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %338 = stablehlo.multiply %337, %arg21 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %340 = stablehlo.multiply %339, %123#17 : tensor<80x8192x8x128xf32> loc(#at6)
    %341 = stablehlo.add %338, %340 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %343 = stablehlo.multiply %342, %arg33 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %345 = stablehlo.multiply %344, %123#17 : tensor<80x8192x8x128xf32> loc(#at6)
    %346 = stablehlo.multiply %345, %123#17 : tensor<80x8192x8x128xf32> loc(#at6)
    %347 = stablehlo.add %343, %346 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %348 = stablehlo.power %cst_125, %128 : tensor<f32> loc(#at6)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %349 = stablehlo.subtract %cst_126, %348 : tensor<f32> loc(#at6)
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %351 = stablehlo.divide %341, %350 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %353 = stablehlo.multiply %352, %351 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %354 = stablehlo.power %cst_128, %128 : tensor<f32> loc(#at6)
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %355 = stablehlo.subtract %cst_129, %354 : tensor<f32> loc(#at6)
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %357 = stablehlo.divide %347, %356 : tensor<80x8192x8x128xf32> loc(#at6)
    %358 = stablehlo.sqrt %357 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %360 = stablehlo.add %358, %359 : tensor<80x8192x8x128xf32> loc(#at6)
    %361 = stablehlo.divide %353, %360 : tensor<80x8192x8x128xf32> loc(#at6)
    %362 = stablehlo.subtract %arg8, %361 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %364 = stablehlo.multiply %363, %arg22 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %366 = stablehlo.multiply %365, %123#18 : tensor<80x64x128x8192xf32> loc(#at6)
    %367 = stablehlo.add %364, %366 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %369 = stablehlo.multiply %368, %arg34 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %371 = stablehlo.multiply %370, %123#18 : tensor<80x64x128x8192xf32> loc(#at6)
    %372 = stablehlo.multiply %371, %123#18 : tensor<80x64x128x8192xf32> loc(#at6)
    %373 = stablehlo.add %369, %372 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %374 = stablehlo.power %cst_135, %128 : tensor<f32> loc(#at6)
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %375 = stablehlo.subtract %cst_136, %374 : tensor<f32> loc(#at6)
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %377 = stablehlo.divide %367, %376 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %379 = stablehlo.multiply %378, %377 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %380 = stablehlo.power %cst_138, %128 : tensor<f32> loc(#at6)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %381 = stablehlo.subtract %cst_139, %380 : tensor<f32> loc(#at6)
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %383 = stablehlo.divide %373, %382 : tensor<80x64x128x8192xf32> loc(#at6)
    %384 = stablehlo.sqrt %383 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<80x64x128x8192xf32> loc(#at6)
    %386 = stablehlo.add %384, %385 : tensor<80x64x128x8192xf32> loc(#at6)
    %387 = stablehlo.divide %379, %386 : tensor<80x64x128x8192xf32> loc(#at6)
    %388 = stablehlo.subtract %arg9, %387 : tensor<80x64x128x8192xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %390 = stablehlo.multiply %389, %arg23 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %392 = stablehlo.multiply %391, %123#19 : tensor<80x8192x64x128xf32> loc(#at6)
    %393 = stablehlo.add %390, %392 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %395 = stablehlo.multiply %394, %arg35 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %397 = stablehlo.multiply %396, %123#19 : tensor<80x8192x64x128xf32> loc(#at6)
    %398 = stablehlo.multiply %397, %123#19 : tensor<80x8192x64x128xf32> loc(#at6)
    %399 = stablehlo.add %395, %398 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %400 = stablehlo.power %cst_145, %128 : tensor<f32> loc(#at6)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %401 = stablehlo.subtract %cst_146, %400 : tensor<f32> loc(#at6)
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %403 = stablehlo.divide %393, %402 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %405 = stablehlo.multiply %404, %403 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %406 = stablehlo.power %cst_148, %128 : tensor<f32> loc(#at6)
    %cst_149 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %407 = stablehlo.subtract %cst_149, %406 : tensor<f32> loc(#at6)
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %409 = stablehlo.divide %399, %408 : tensor<80x8192x64x128xf32> loc(#at6)
    %410 = stablehlo.sqrt %409 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<80x8192x64x128xf32> loc(#at6)
    %412 = stablehlo.add %410, %411 : tensor<80x8192x64x128xf32> loc(#at6)
    %413 = stablehlo.divide %405, %412 : tensor<80x8192x64x128xf32> loc(#at6)
    %414 = stablehlo.subtract %arg10, %413 : tensor<80x8192x64x128xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %416 = stablehlo.multiply %415, %arg24 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %418 = stablehlo.multiply %417, %123#20 : tensor<80x8192x8x128xf32> loc(#at6)
    %419 = stablehlo.add %416, %418 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %421 = stablehlo.multiply %420, %arg36 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %423 = stablehlo.multiply %422, %123#20 : tensor<80x8192x8x128xf32> loc(#at6)
    %424 = stablehlo.multiply %423, %123#20 : tensor<80x8192x8x128xf32> loc(#at6)
    %425 = stablehlo.add %421, %424 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %426 = stablehlo.power %cst_155, %128 : tensor<f32> loc(#at6)
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %427 = stablehlo.subtract %cst_156, %426 : tensor<f32> loc(#at6)
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %429 = stablehlo.divide %419, %428 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %431 = stablehlo.multiply %430, %429 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %432 = stablehlo.power %cst_158, %128 : tensor<f32> loc(#at6)
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.subtract %cst_159, %432 : tensor<f32> loc(#at6)
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %435 = stablehlo.divide %425, %434 : tensor<80x8192x8x128xf32> loc(#at6)
    %436 = stablehlo.sqrt %435 : tensor<80x8192x8x128xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<80x8192x8x128xf32> loc(#at6)
    %438 = stablehlo.add %436, %437 : tensor<80x8192x8x128xf32> loc(#at6)
    %439 = stablehlo.divide %431, %438 : tensor<80x8192x8x128xf32> loc(#at6)
    %440 = stablehlo.subtract %arg11, %439 : tensor<80x8192x8x128xf32> loc(#at6)
    return %154, %180, %206, %232, %258, %284, %310, %336, %362, %388, %414, %440, %128, %133, %159, %185, %211, %237, %263, %289, %315, %341, %367, %393, %419, %139, %165, %191, %217, %243, %269, %295, %321, %347, %373, %399, %425, %71 : tensor<128256x8192xf32>, tensor<8192xf32>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<8192x128256xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<f32>, tensor<128256x8192xf32>, tensor<8192xf32>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<8192x128256xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<128256x8192xf32>, tensor<8192xf32>, tensor<80x8192xf32>, tensor<80x8192xf32>, tensor<8192x128256xf32>, tensor<80x28672x8192xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x28672xf32>, tensor<80x8192x8x128xf32>, tensor<80x64x128x8192xf32>, tensor<80x8192x64x128xf32>, tensor<80x8192x8x128xf32>, tensor<f32>
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
  func.func private @closed_call(%arg0: tensor<1024x8192x8192xbf16>, %arg1: tensor<8192xf32>, %arg2: tensor<8192xf32>, %arg3: tensor<28672x8192xf32>, %arg4: tensor<8192x28672xf32>, %arg5: tensor<8192x28672xf32>, %arg6: tensor<8192x8x128xf32>, %arg7: tensor<64x128x8192xf32>, %arg8: tensor<8192x64x128xf32>, %arg9: tensor<8192x8x128xf32>) -> (tensor<1024x8192x8192xbf16>, tensor<1024x8192x8192xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<1024x8192x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<1024x8192x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<1024x8192x8192xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %13 = stablehlo.multiply %10, %12 : tensor<1024x8192x8192xf32> loc(#at5)
    %14 = stablehlo.convert %13 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at5)
    %15 = stablehlo.convert %arg8 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x64x128xbf16>) -> tensor<1024x8192x64x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg6 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x8x128xbf16>) -> tensor<1024x8192x8x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg9 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x8x128xbf16>) -> tensor<1024x8192x8x128xbf16> loc(#at0)
    %21:3 = stablehlo.optimization_barrier %16, %18, %20 : tensor<1024x8192x64x128xbf16>, tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8x128xbf16> loc(#at0)
    %22 = stablehlo.reshape %21#0 : (tensor<1024x8192x64x128xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at1)
    %23 = stablehlo.dot_general %21#1, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8x8192x8192x8xbf16> loc(#at1)
    %24 = stablehlo.transpose %23, dims = [0, 1, 4, 3, 2] : (tensor<1024x8x8192x8192x8xbf16>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at1)
    %25 = stablehlo.convert %24 : (tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %27 = stablehlo.multiply %25, %26 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %28 = stablehlo.iota dim = 0 : tensor<8192xi32> loc(#at1)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32> loc(#at1)
    %30 = stablehlo.iota dim = 0 : tensor<8192xi32> loc(#at1)
    %31 = stablehlo.broadcast_in_dim %30, dims = [1] : (tensor<8192xi32>) -> tensor<1x8192xi32> loc(#at1)
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<8192x1xi32>) -> tensor<8192x8192xi32> loc(#at1)
    %33 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<8192x8192xi32> loc(#at1)
    %34 = stablehlo.compare LT, %32, %33, SIGNED : (tensor<8192x8192xi32>, tensor<8192x8192xi32>) -> tensor<8192x8192xi1> loc(#at1)
    %35 = stablehlo.convert %34 : (tensor<8192x8192xi1>) -> tensor<8192x8192xf32> loc(#at1)
    %cst_3 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8192x8192xf32> loc(#at1)
    %37 = stablehlo.multiply %36, %35 : tensor<8192x8192xf32> loc(#at1)
    %38 = stablehlo.broadcast_in_dim %37, dims = [3, 4] : (tensor<8192x8192xf32>) -> tensor<1x1x1x8192x8192xf32> loc(#at1)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %40 = stablehlo.subtract %27, %39 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at1)
    %41 = stablehlo.reduce(%40 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at1)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %42 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at1)
    %43 = stablehlo.maximum %42, %41 : tensor<1024x8x8x8192xf32> loc(#at1)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at1)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %46 = stablehlo.subtract %40, %45 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %47 = stablehlo.exponential %46 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %48 = stablehlo.reduce(%47 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at1)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at1)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %51 = stablehlo.divide %47, %50 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %52 = stablehlo.convert %51 : (tensor<1024x8x8x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at1)
    %53 = stablehlo.dot_general %21#2, %52, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x128x8x8192xbf16> loc(#at1)
    %54 = stablehlo.transpose %53, dims = [0, 4, 1, 3, 2] : (tensor<1024x8x128x8x8192xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at1)
    %55 = stablehlo.reshape %54 : (tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8192x64x128xbf16> loc(#at1)
    %56 = stablehlo.convert %arg7 : (tensor<64x128x8192xf32>) -> tensor<64x128x8192xbf16> loc(#at0)
    %57 = stablehlo.dot_general %55, %56, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x8192x64x128xbf16>, tensor<64x128x8192xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at0)
    %58 = stablehlo.add %arg0, %57 : tensor<1024x8192x8192xbf16>
    %59 = sdy.sharding_constraint %58 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16>
    %60 = stablehlo.convert %59 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %61 = stablehlo.multiply %60, %60 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %62 = stablehlo.reduce(%61 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %65 = stablehlo.divide %63, %64 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %67 = stablehlo.add %65, %66 : tensor<1024x8192x1xf32> loc(#at5)
    %68 = stablehlo.rsqrt %67 : tensor<1024x8192x1xf32> loc(#at5)
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %70 = stablehlo.multiply %60, %69 : tensor<1024x8192x8192xf32> loc(#at5)
    %71 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %73 = stablehlo.multiply %70, %72 : tensor<1024x8192x8192xf32> loc(#at5)
    %74 = stablehlo.convert %73 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at5)
    %75 = stablehlo.convert %arg5 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at3)
    %76 = stablehlo.dot_general %74, %75, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at3)
    %77 = stablehlo.convert %arg4 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at3)
    %78 = stablehlo.dot_general %74, %77, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at3)
    %79 = call @silu_5(%78) : (tensor<1024x8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at3)
    %80 = stablehlo.multiply %79, %76 : tensor<1024x8192x28672xbf16> loc(#at3)
    %81 = stablehlo.convert %arg3 : (tensor<28672x8192xf32>) -> tensor<28672x8192xbf16> loc(#at3)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<1024x8192x28672xbf16>, tensor<28672x8192xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at3)
    %83 = stablehlo.add %59, %82 : tensor<1024x8192x8192xbf16>
    %84 = sdy.sharding_constraint %83 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16>
    return %84, %arg0 : tensor<1024x8192x8192xbf16>, tensor<1024x8192x8192xbf16>
  }
  func.func private @silu_5(%arg0: tensor<1024x8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<1024x8192x28672xbf16>
    %1 = stablehlo.exponential %0 : tensor<1024x8192x28672xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1024x8192x28672xbf16>
    %3 = stablehlo.add %2, %1 : tensor<1024x8192x28672xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1024x8192x28672xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<1024x8192x28672xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<1024x8192x28672xbf16>
    return %6 : tensor<1024x8192x28672xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<80x1024x8192x8192xbf16>, %arg1: tensor<1024x8192x8192xbf16>, %arg2: tensor<i32>) -> tensor<80x1024x8192x8192xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x8192x8192xbf16>) -> tensor<1x1024x8192x8192xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x1024x8192x8192xbf16>, tensor<1x1024x8192x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x1024x8192x8192xbf16>
    return %1 : tensor<80x1024x8192x8192xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<1024x8192xi32>) -> tensor<1024x8192x128256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x8192xi32>) -> tensor<1024x8192x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x128256xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x8192x1xi32>) -> tensor<1024x8192x128256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x128256xi32>) -> tensor<1024x8192x128256xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1024x8192x128256xi32>, tensor<1024x8192x128256xi32>) -> tensor<1024x8192x128256xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x8192x128256xi1>) -> tensor<1024x8192x128256xf32>
    return %5 : tensor<1024x8192x128256xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<80x1024x8192x8192xbf16>, %arg1: tensor<i32>) -> tensor<1024x8192x8192xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 8192, 8192] : (tensor<80x1024x8192x8192xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x8192x8192xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x8192x8192xbf16>) -> tensor<1024x8192x8192xbf16>
    return %1 : tensor<1024x8192x8192xbf16>
  }
  func.func private @closed_call_7(%arg0: tensor<1024x8192x8192xbf16>, %arg1: tensor<8192xf32>, %arg2: tensor<8192xf32>, %arg3: tensor<28672x8192xf32>, %arg4: tensor<8192x28672xf32>, %arg5: tensor<8192x28672xf32>, %arg6: tensor<8192x8x128xf32>, %arg7: tensor<64x128x8192xf32>, %arg8: tensor<8192x64x128xf32>, %arg9: tensor<8192x8x128xf32>, %arg10: tensor<1024x8192x8192xbf16>) -> (tensor<1024x8192x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>) {
    %0:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg0 : tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>, tensor<1024x8192x8192xbf16>, tensor<1024x8192x8192xbf16>
    %1 = stablehlo.convert %0#9 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at11)
    %2 = stablehlo.multiply %1, %1 : tensor<1024x8192x8192xf32> loc(#at11)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at11)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %6 = stablehlo.divide %4, %5 : tensor<1024x8192x1xf32> loc(#at11)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %8 = stablehlo.add %6, %7 : tensor<1024x8192x1xf32> loc(#at11)
    %9 = stablehlo.rsqrt %8 : tensor<1024x8192x1xf32> loc(#at11)
    %10 = stablehlo.divide %9, %8 : tensor<1024x8192x1xf32> loc(#at11)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %12 = stablehlo.multiply %11, %10 : tensor<1024x8192x1xf32> loc(#at11)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at11)
    %14 = stablehlo.multiply %1, %13 : tensor<1024x8192x8192xf32> loc(#at11)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at11)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at11)
    %17 = stablehlo.multiply %14, %16 : tensor<1024x8192x8192xf32> loc(#at11)
    %18 = stablehlo.convert %17 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at11)
    %19 = stablehlo.convert %0#7 : (tensor<8192x64x128xf32>) -> tensor<8192x64x128xbf16> loc(#at8)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x64x128xbf16>) -> tensor<1024x8192x64x128xbf16> loc(#at8)
    %21 = stablehlo.convert %0#5 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at8)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x8x128xbf16>) -> tensor<1024x8192x8x128xbf16> loc(#at8)
    %23 = stablehlo.convert %0#8 : (tensor<8192x8x128xf32>) -> tensor<8192x8x128xbf16> loc(#at8)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x8x128xbf16>) -> tensor<1024x8192x8x128xbf16> loc(#at8)
    %25 = stablehlo.reshape %20 : (tensor<1024x8192x64x128xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at9)
    %26 = stablehlo.dot_general %22, %25, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8x8192x8192x8xbf16> loc(#at9)
    %27 = stablehlo.transpose %26, dims = [0, 1, 4, 3, 2] : (tensor<1024x8x8192x8192x8xbf16>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at9)
    %28 = stablehlo.convert %27 : (tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %30 = stablehlo.multiply %28, %29 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %31 = stablehlo.iota dim = 0 : tensor<8192xi32> loc(#at9)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32> loc(#at9)
    %33 = stablehlo.iota dim = 0 : tensor<8192xi32> loc(#at9)
    %34 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<8192xi32>) -> tensor<1x8192xi32> loc(#at9)
    %35 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<8192x1xi32>) -> tensor<8192x8192xi32> loc(#at9)
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<8192x8192xi32> loc(#at9)
    %37 = stablehlo.compare LT, %35, %36, SIGNED : (tensor<8192x8192xi32>, tensor<8192x8192xi32>) -> tensor<8192x8192xi1> loc(#at9)
    %38 = stablehlo.convert %37 : (tensor<8192x8192xi1>) -> tensor<8192x8192xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8192x8192xf32> loc(#at9)
    %40 = stablehlo.multiply %39, %38 : tensor<8192x8192xf32> loc(#at9)
    %41 = stablehlo.broadcast_in_dim %40, dims = [3, 4] : (tensor<8192x8192xf32>) -> tensor<1x1x1x8192x8192xf32> loc(#at9)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %43 = stablehlo.subtract %30, %42 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %44 = stablehlo.reduce(%43 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at9)
    %46 = stablehlo.maximum %45, %44 : tensor<1024x8x8x8192xf32> loc(#at9)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at9)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %49 = stablehlo.subtract %43, %48 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %50 = stablehlo.exponential %49 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at9)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at9)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %54 = stablehlo.divide %50, %53 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %55 = stablehlo.convert %54 : (tensor<1024x8x8x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at9)
    %56 = stablehlo.dot_general %24, %55, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x128x8x8192xbf16> loc(#at9)
    %57 = stablehlo.transpose %56, dims = [0, 4, 1, 3, 2] : (tensor<1024x8x128x8x8192xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at9)
    %58 = stablehlo.reshape %57 : (tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8192x64x128xbf16> loc(#at9)
    %59 = stablehlo.convert %0#6 : (tensor<64x128x8192xf32>) -> tensor<64x128x8192xbf16> loc(#at8)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x8192x64x128xbf16>, tensor<64x128x8192xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at8)
    %61 = stablehlo.add %0#9, %60 : tensor<1024x8192x8192xbf16> loc(#at7)
    %62 = sdy.sharding_constraint %61 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16> loc(#at7)
    %63 = stablehlo.convert %62 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at11)
    %64 = stablehlo.multiply %63, %63 : tensor<1024x8192x8192xf32> loc(#at11)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at11)
    %65 = stablehlo.reduce(%64 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at11)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %cst_9 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %68 = stablehlo.divide %66, %67 : tensor<1024x8192x1xf32> loc(#at11)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %70 = stablehlo.add %68, %69 : tensor<1024x8192x1xf32> loc(#at11)
    %71 = stablehlo.rsqrt %70 : tensor<1024x8192x1xf32> loc(#at11)
    %72 = stablehlo.divide %71, %70 : tensor<1024x8192x1xf32> loc(#at11)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at11)
    %74 = stablehlo.multiply %73, %72 : tensor<1024x8192x1xf32> loc(#at11)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at11)
    %76 = stablehlo.multiply %63, %75 : tensor<1024x8192x8192xf32> loc(#at11)
    %77 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at11)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at11)
    %79 = stablehlo.multiply %76, %78 : tensor<1024x8192x8192xf32> loc(#at11)
    %80 = stablehlo.convert %79 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at11)
    %81 = stablehlo.convert %0#4 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at10)
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at10)
    %83 = stablehlo.convert %0#3 : (tensor<8192x28672xf32>) -> tensor<8192x28672xbf16> loc(#at10)
    %84 = stablehlo.dot_general %80, %83, contracting_dims = [2] x [0] : (tensor<1024x8192x8192xbf16>, tensor<8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at10)
    %85:3 = call @silu_8(%84) : (tensor<1024x8192x28672xbf16>) -> (tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>) loc(#at10)
    %86 = stablehlo.multiply %85#0, %82 : tensor<1024x8192x28672xbf16> loc(#at10)
    %87 = stablehlo.convert %0#2 : (tensor<28672x8192xf32>) -> tensor<28672x8192xbf16> loc(#at10)
    %88 = sdy.sharding_constraint %0#10 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16>
    %89 = stablehlo.dot_general %88, %86, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x8192xbf16>, tensor<1024x8192x28672xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<8192x28672xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %91 = stablehlo.dot_general %88, %87, contracting_dims = [2] x [1] : (tensor<1024x8192x8192xbf16>, tensor<28672x8192xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at3)
    %92 = stablehlo.convert %90 : (tensor<28672x8192xbf16>) -> tensor<28672x8192xf32> loc(#at3)
    %93 = stablehlo.multiply %85#0, %91 : tensor<1024x8192x28672xbf16> loc(#at3)
    %94 = stablehlo.multiply %91, %82 : tensor<1024x8192x28672xbf16> loc(#at3)
    %95 = call @silu_9(%85#1, %84, %85#2, %94) : (tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> loc(#at3)
    %96 = stablehlo.dot_general %95, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x28672xbf16>, tensor<1024x8192x8192xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %97 = stablehlo.transpose %96, dims = [1, 0] : (tensor<28672x8192xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %98 = stablehlo.dot_general %95, %83, contracting_dims = [2] x [1] : (tensor<1024x8192x28672xbf16>, tensor<8192x28672xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at3)
    %99 = stablehlo.convert %97 : (tensor<8192x28672xbf16>) -> tensor<8192x28672xf32> loc(#at3)
    %100 = stablehlo.dot_general %93, %80, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x28672xbf16>, tensor<1024x8192x8192xbf16>) -> tensor<28672x8192xbf16> loc(#at3)
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<28672x8192xbf16>) -> tensor<8192x28672xbf16> loc(#at3)
    %102 = stablehlo.dot_general %93, %81, contracting_dims = [2] x [1] : (tensor<1024x8192x28672xbf16>, tensor<8192x28672xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at3)
    %103 = stablehlo.add %98, %102 : tensor<1024x8192x8192xbf16> loc(#at3)
    %104 = stablehlo.convert %101 : (tensor<8192x28672xbf16>) -> tensor<8192x28672xf32> loc(#at3)
    %105 = stablehlo.convert %103 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %106 = stablehlo.multiply %76, %105 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %107 = stablehlo.reduce(%106 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %108 = stablehlo.reshape %107 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %109 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %110 = stablehlo.multiply %105, %109 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %111 = stablehlo.reduce(%108 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %112 = stablehlo.multiply %63, %110 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %113 = stablehlo.reduce(%112 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %114 = stablehlo.reshape %113 : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %115 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %116 = stablehlo.multiply %110, %115 : tensor<1024x8192x8192xf32> loc(#at5)
    %117 = stablehlo.multiply %114, %74 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %119 = stablehlo.divide %117, %118 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %120 = stablehlo.reduce(%119 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x1xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %122 = stablehlo.multiply %63, %121 : tensor<1024x8192x8192xf32> loc(#at5)
    %123 = stablehlo.add %116, %122 : tensor<1024x8192x8192xf32> loc(#at5)
    %124 = stablehlo.multiply %121, %63 : tensor<1024x8192x8192xf32> loc(#at5)
    %125 = stablehlo.add %123, %124 : tensor<1024x8192x8192xf32> loc(#at5)
    %126 = stablehlo.convert %125 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at5)
    %127 = stablehlo.add %88, %126 : tensor<1024x8192x8192xbf16> loc(#at5)
    %128 = sdy.sharding_constraint %127 <@mesh, [{"data", "fsdp"}, {}, {}]> : tensor<1024x8192x8192xbf16>
    %129 = stablehlo.dot_general %128, %58, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x8192xbf16>, tensor<1024x8192x64x128xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %130 = stablehlo.transpose %129, dims = [1, 2, 0] : (tensor<8192x64x128xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %131 = stablehlo.dot_general %128, %59, contracting_dims = [2] x [2] : (tensor<1024x8192x8192xbf16>, tensor<64x128x8192xbf16>) -> tensor<1024x8192x64x128xbf16> loc(#at0)
    %132 = stablehlo.convert %130 : (tensor<64x128x8192xbf16>) -> tensor<64x128x8192xf32> loc(#at0)
    %133:4 = stablehlo.optimization_barrier %20, %22, %24, %131 : tensor<1024x8192x64x128xbf16>, tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8x128xbf16>, tensor<1024x8192x64x128xbf16> loc(#at0)
    %134 = stablehlo.reshape %133#0 : (tensor<1024x8192x64x128xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at9)
    %135 = stablehlo.dot_general %133#1, %134, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8x8192x8192x8xbf16> loc(#at9)
    %136 = stablehlo.transpose %135, dims = [0, 1, 4, 3, 2] : (tensor<1024x8x8192x8192x8xbf16>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at9)
    %137 = stablehlo.convert %136 : (tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %cst_17 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %138 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %139 = stablehlo.multiply %137, %138 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %140 = stablehlo.iota dim = 0 : tensor<8192xi32> loc(#at9)
    %141 = stablehlo.broadcast_in_dim %140, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32> loc(#at9)
    %142 = stablehlo.iota dim = 0 : tensor<8192xi32> loc(#at9)
    %143 = stablehlo.broadcast_in_dim %142, dims = [1] : (tensor<8192xi32>) -> tensor<1x8192xi32> loc(#at9)
    %144 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<8192x1xi32>) -> tensor<8192x8192xi32> loc(#at9)
    %145 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1x8192xi32>) -> tensor<8192x8192xi32> loc(#at9)
    %146 = stablehlo.compare LT, %144, %145, SIGNED : (tensor<8192x8192xi32>, tensor<8192x8192xi32>) -> tensor<8192x8192xi1> loc(#at9)
    %147 = stablehlo.convert %146 : (tensor<8192x8192xi1>) -> tensor<8192x8192xf32> loc(#at9)
    %cst_18 = stablehlo.constant dense<1.000000e+09> : tensor<f32> loc(#at0)
    %148 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8192x8192xf32> loc(#at9)
    %149 = stablehlo.multiply %148, %147 : tensor<8192x8192xf32> loc(#at9)
    %150 = stablehlo.broadcast_in_dim %149, dims = [3, 4] : (tensor<8192x8192xf32>) -> tensor<1x1x1x8192x8192xf32> loc(#at9)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %152 = stablehlo.subtract %139, %151 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %153 = stablehlo.reduce(%152 init: %cst_19) applies stablehlo.maximum across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at9)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %154 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at9)
    %155 = stablehlo.maximum %154, %153 : tensor<1024x8x8x8192xf32> loc(#at9)
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at9)
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %158 = stablehlo.subtract %152, %157 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %159 = stablehlo.exponential %158 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %160 = stablehlo.reduce(%159 init: %cst_21) applies stablehlo.add across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at9)
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at9)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %163 = stablehlo.divide %159, %162 : tensor<1024x8x8x8192x8192xf32> loc(#at9)
    %164 = stablehlo.multiply %161, %161 : tensor<1024x8x8x8192x1xf32> loc(#at9)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %165 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192x1xf32> loc(#at9)
    %166 = stablehlo.divide %165, %164 : tensor<1024x8x8x8192x1xf32> loc(#at9)
    %167 = stablehlo.convert %163 : (tensor<1024x8x8x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at9)
    %168 = stablehlo.reshape %133#3 : (tensor<1024x8192x64x128xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at1)
    %169 = stablehlo.transpose %168, dims = [0, 2, 4, 3, 1] : (tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8x128x8x8192xbf16> loc(#at1)
    %170 = stablehlo.dot_general %169, %133#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x8x128x8x8192xbf16>, tensor<1024x8192x8x128xbf16>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at1)
    %171 = stablehlo.dot_general %169, %167, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3] : (tensor<1024x8x128x8x8192xbf16>, tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x128x8192xbf16> loc(#at1)
    %172 = stablehlo.transpose %171, dims = [0, 3, 1, 2] : (tensor<1024x8x128x8192xbf16>) -> tensor<1024x8192x8x128xbf16> loc(#at1)
    %173 = stablehlo.convert %170 : (tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %174 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %175 = stablehlo.multiply %173, %174 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %176 = stablehlo.multiply %175, %159 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %177 = stablehlo.reduce(%176 init: %cst_23) applies stablehlo.add across dimensions = [4] : (tensor<1024x8x8x8192x8192xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at1)
    %178 = stablehlo.reshape %177 : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x1xf32> loc(#at1)
    %179 = stablehlo.negate %178 : tensor<1024x8x8x8192x1xf32> loc(#at1)
    %180 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3, 4] : (tensor<1024x8x8x8192x1xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %181 = stablehlo.divide %173, %180 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at1)
    %182 = stablehlo.reduce(%179 init: %cst_24) applies stablehlo.add across dimensions = [4] : (tensor<1024x8x8x8192x1xf32>, tensor<f32>) -> tensor<1024x8x8x8192xf32> loc(#at1)
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3] : (tensor<1024x8x8x8192xf32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %184 = stablehlo.add %181, %183 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %185 = stablehlo.multiply %184, %159 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %cst_25 = stablehlo.constant dense<0.0883883461> : tensor<f32> loc(#at0)
    %186 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %187 = stablehlo.multiply %185, %186 : tensor<1024x8x8x8192x8192xf32> loc(#at1)
    %188 = stablehlo.convert %187 : (tensor<1024x8x8x8192x8192xf32>) -> tensor<1024x8x8x8192x8192xbf16> loc(#at1)
    %189 = stablehlo.transpose %188, dims = [0, 1, 4, 3, 2] : (tensor<1024x8x8x8192x8192xbf16>) -> tensor<1024x8x8192x8192x8xbf16> loc(#at1)
    %190 = stablehlo.dot_general %189, %133#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x8x8192x8192x8xbf16>, tensor<1024x8192x8x128xbf16>) -> tensor<1024x8x8192x8x128xbf16> loc(#at1)
    %191 = stablehlo.transpose %190, dims = [0, 2, 1, 3, 4] : (tensor<1024x8x8192x8x128xbf16>) -> tensor<1024x8192x8x8x128xbf16> loc(#at1)
    %192 = stablehlo.dot_general %189, %134, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3] : (tensor<1024x8x8192x8192x8xbf16>, tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8x8192x128xbf16> loc(#at1)
    %193 = stablehlo.transpose %192, dims = [0, 2, 1, 3] : (tensor<1024x8x8192x128xbf16>) -> tensor<1024x8192x8x128xbf16> loc(#at1)
    %194 = stablehlo.reshape %191 : (tensor<1024x8192x8x8x128xbf16>) -> tensor<1024x8192x64x128xbf16> loc(#at1)
    %195 = stablehlo.dot_general %172, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8192xbf16>) -> tensor<8x128x8192xbf16> loc(#at0)
    %196 = stablehlo.transpose %195, dims = [2, 0, 1] : (tensor<8x128x8192xbf16>) -> tensor<8192x8x128xbf16> loc(#at0)
    %197 = stablehlo.dot_general %172, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x8192x8x128xbf16>, tensor<8192x8x128xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at0)
    %198 = stablehlo.convert %196 : (tensor<8192x8x128xbf16>) -> tensor<8192x8x128xf32> loc(#at0)
    %199 = stablehlo.dot_general %193, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x8x128xbf16>, tensor<1024x8192x8192xbf16>) -> tensor<8x128x8192xbf16> loc(#at0)
    %200 = stablehlo.transpose %199, dims = [2, 0, 1] : (tensor<8x128x8192xbf16>) -> tensor<8192x8x128xbf16> loc(#at0)
    %201 = stablehlo.dot_general %193, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x8192x8x128xbf16>, tensor<8192x8x128xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at0)
    %202 = stablehlo.add %197, %201 : tensor<1024x8192x8192xbf16> loc(#at0)
    %203 = stablehlo.convert %200 : (tensor<8192x8x128xbf16>) -> tensor<8192x8x128xf32> loc(#at0)
    %204 = stablehlo.dot_general %194, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x8192x64x128xbf16>, tensor<1024x8192x8192xbf16>) -> tensor<64x128x8192xbf16> loc(#at0)
    %205 = stablehlo.transpose %204, dims = [2, 0, 1] : (tensor<64x128x8192xbf16>) -> tensor<8192x64x128xbf16> loc(#at0)
    %206 = stablehlo.dot_general %194, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x8192x64x128xbf16>, tensor<8192x64x128xbf16>) -> tensor<1024x8192x8192xbf16> loc(#at0)
    %207 = stablehlo.add %202, %206 : tensor<1024x8192x8192xbf16> loc(#at0)
    %208 = stablehlo.convert %205 : (tensor<8192x64x128xbf16>) -> tensor<8192x64x128xf32> loc(#at0)
    %209 = stablehlo.convert %207 : (tensor<1024x8192x8192xbf16>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %210 = stablehlo.multiply %14, %209 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %211 = stablehlo.reduce(%210 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %212 = stablehlo.reshape %211 : (tensor<8192xf32>) -> tensor<1x1x8192xf32> loc(#at5)
    %213 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %214 = stablehlo.multiply %209, %213 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %215 = stablehlo.reduce(%212 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8192xf32>, tensor<f32>) -> tensor<8192xf32> loc(#at5)
    %216 = stablehlo.multiply %1, %214 : tensor<1024x8192x8192xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %217 = stablehlo.reduce(%216 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x8192xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %218 = stablehlo.reshape %217 : (tensor<1024x8192xf32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %219 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1024x8192x1xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %220 = stablehlo.multiply %214, %219 : tensor<1024x8192x8192xf32> loc(#at5)
    %221 = stablehlo.multiply %218, %12 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1024x8192x1xf32> loc(#at5)
    %223 = stablehlo.divide %221, %222 : tensor<1024x8192x1xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %224 = stablehlo.reduce(%223 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<1024x8192x1xf32>, tensor<f32>) -> tensor<1024x8192xf32> loc(#at5)
    %225 = stablehlo.broadcast_in_dim %224, dims = [0, 1] : (tensor<1024x8192xf32>) -> tensor<1024x8192x8192xf32> loc(#at5)
    %226 = stablehlo.multiply %1, %225 : tensor<1024x8192x8192xf32> loc(#at5)
    %227 = stablehlo.add %220, %226 : tensor<1024x8192x8192xf32> loc(#at5)
    %228 = stablehlo.multiply %225, %1 : tensor<1024x8192x8192xf32> loc(#at5)
    %229 = stablehlo.add %227, %228 : tensor<1024x8192x8192xf32> loc(#at5)
    %230 = stablehlo.convert %229 : (tensor<1024x8192x8192xf32>) -> tensor<1024x8192x8192xbf16> loc(#at5)
    %231 = stablehlo.add %128, %230 : tensor<1024x8192x8192xbf16> loc(#at5)
    return %231, %215, %111, %92, %99, %104, %203, %132, %208, %198 : tensor<1024x8192x8192xbf16>, tensor<8192xf32>, tensor<8192xf32>, tensor<28672x8192xf32>, tensor<8192x28672xf32>, tensor<8192x28672xf32>, tensor<8192x8x128xf32>, tensor<64x128x8192xf32>, tensor<8192x64x128xf32>, tensor<8192x8x128xf32>
  }
  func.func private @silu_8(%arg0: tensor<1024x8192x28672xbf16>) -> (tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>) {
    %0 = stablehlo.negate %arg0 : tensor<1024x8192x28672xbf16>
    %1 = stablehlo.exponential %0 : tensor<1024x8192x28672xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<1024x8192x28672xbf16>
    %3 = stablehlo.add %2, %1 : tensor<1024x8192x28672xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<1024x8192x28672xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<1024x8192x28672xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<1024x8192x28672xbf16>
    %7 = stablehlo.subtract %6, %5 : tensor<1024x8192x28672xbf16>
    %8 = stablehlo.multiply %5, %7 : tensor<1024x8192x28672xbf16>
    %9 = stablehlo.multiply %arg0, %5 : tensor<1024x8192x28672xbf16>
    return %9, %5, %8 : tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>, tensor<1024x8192x28672xbf16>
  }
  func.func private @silu_9(%arg0: tensor<1024x8192x28672xbf16>, %arg1: tensor<1024x8192x28672xbf16>, %arg2: tensor<1024x8192x28672xbf16>, %arg3: tensor<1024x8192x28672xbf16>) -> tensor<1024x8192x28672xbf16> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<1024x8192x28672xbf16>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<1024x8192x28672xbf16>
    %2 = stablehlo.multiply %0, %arg2 : tensor<1024x8192x28672xbf16>
    %3 = stablehlo.add %1, %2 : tensor<1024x8192x28672xbf16>
    return %3 : tensor<1024x8192x28672xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<80x8192xf32>, %arg1: tensor<8192xf32>, %arg2: tensor<i32>) -> tensor<80x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8192xf32>) -> tensor<1x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<80x8192xf32>, tensor<1x8192xf32>, tensor<i32>, tensor<i32>) -> tensor<80x8192xf32>
    return %1 : tensor<80x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<80x28672x8192xf32>, %arg1: tensor<28672x8192xf32>, %arg2: tensor<i32>) -> tensor<80x28672x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<28672x8192xf32>) -> tensor<1x28672x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<80x28672x8192xf32>, tensor<1x28672x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x28672x8192xf32>
    return %1 : tensor<80x28672x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<80x8192x28672xf32>, %arg1: tensor<8192x28672xf32>, %arg2: tensor<i32>) -> tensor<80x8192x28672xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x28672xf32>) -> tensor<1x8192x28672xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<80x8192x28672xf32>, tensor<1x8192x28672xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x8192x28672xf32>
    return %1 : tensor<80x8192x28672xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<80x8192x8x128xf32>, %arg1: tensor<8192x8x128xf32>, %arg2: tensor<i32>) -> tensor<80x8192x8x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8192x8x128xf32>) -> tensor<1x8192x8x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x8192x8x128xf32>, tensor<1x8192x8x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x8192x8x128xf32>
    return %1 : tensor<80x8192x8x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<80x64x128x8192xf32>, %arg1: tensor<64x128x8192xf32>, %arg2: tensor<i32>) -> tensor<80x64x128x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x128x8192xf32>) -> tensor<1x64x128x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<80x64x128x8192xf32>, tensor<1x64x128x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<80x64x128x8192xf32>
    return %1 : tensor<80x64x128x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<80x8192x64x128xf32>, %arg1: tensor<8192x64x128xf32>, %arg2: tensor<i32>) -> tensor<80x8192x64x128xf32> {
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

module @jit_gshard_512e_12l attributes {mhlo.num_partitions = 512 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=512]> {stablehlo.mesh = {axes = [{name = "x", size = 512 : i64}]}}
  func.func public @main(%arg0: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['d_ln1']"), %arg1: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['d_ln2']"), %arg2: tensor<6x8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['d_wf']"), %arg3: tensor<6x1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['d_wi']"), %arg4: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 4 : i32} loc("params['d_wk']"), %arg5: tensor<6x16x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['d_wo']"), %arg6: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['d_wq']"), %arg7: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['d_wv']"), %arg8: tensor<32000x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 8 : i32} loc("params['embedding']"), %arg9: tensor<1024xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg10: tensor<1024x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 10 : i32} loc("params['logits']"), %arg11: tensor<6x512x1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['s_ei']"), %arg12: tensor<6x512x8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>, tf.aliasing_output = 12 : i32} loc("params['s_eo']"), %arg13: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['s_ln1']"), %arg14: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['s_ln2']"), %arg15: tensor<6x1024x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 15 : i32} loc("params['s_router']"), %arg16: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("params['s_wk']"), %arg17: tensor<6x16x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("params['s_wo']"), %arg18: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("params['s_wq']"), %arg19: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("params['s_wv']"), %arg20: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['d_ln1']"), %arg21: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['d_ln2']"), %arg22: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['d_wf']"), %arg23: tensor<6x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['d_wi']"), %arg24: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['columns']['d_wk']"), %arg25: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 25 : i32} loc("state['columns']['d_wo']"), %arg26: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['columns']['d_wq']"), %arg27: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['columns']['d_wv']"), %arg28: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32} loc("state['columns']['embedding']"), %arg29: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg30: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32} loc("state['columns']['logits']"), %arg31: tensor<6x512x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['columns']['s_ei']"), %arg32: tensor<6x512x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['columns']['s_eo']"), %arg33: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['s_ln1']"), %arg34: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['s_ln2']"), %arg35: tensor<6x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 35 : i32} loc("state['columns']['s_router']"), %arg36: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['columns']['s_wk']"), %arg37: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 37 : i32} loc("state['columns']['s_wo']"), %arg38: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 38 : i32} loc("state['columns']['s_wq']"), %arg39: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 39 : i32} loc("state['columns']['s_wv']"), %arg40: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['d_ln1']"), %arg41: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['d_ln2']"), %arg42: tensor<6x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 42 : i32} loc("state['rows']['d_wf']"), %arg43: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 43 : i32} loc("state['rows']['d_wi']"), %arg44: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 44 : i32} loc("state['rows']['d_wk']"), %arg45: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 45 : i32} loc("state['rows']['d_wo']"), %arg46: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 46 : i32} loc("state['rows']['d_wq']"), %arg47: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 47 : i32} loc("state['rows']['d_wv']"), %arg48: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 48 : i32} loc("state['rows']['embedding']"), %arg49: tensor<1024xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg50: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 50 : i32} loc("state['rows']['logits']"), %arg51: tensor<6x512x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 51 : i32} loc("state['rows']['s_ei']"), %arg52: tensor<6x512x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 52 : i32} loc("state['rows']['s_eo']"), %arg53: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['s_ln1']"), %arg54: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['s_ln2']"), %arg55: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 55 : i32} loc("state['rows']['s_router']"), %arg56: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 56 : i32} loc("state['rows']['s_wk']"), %arg57: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 57 : i32} loc("state['rows']['s_wo']"), %arg58: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 58 : i32} loc("state['rows']['s_wq']"), %arg59: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 59 : i32} loc("state['rows']['s_wv']"), %arg60: tensor<1024x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg61: tensor<1024x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<6x1024xf32> {jax.result_info = "result[0]['d_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[0]['d_ln2']"}, tensor<6x8192x1024xf32> {jax.result_info = "result[0]['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024x8192xf32> {jax.result_info = "result[0]['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x16x128x1024xf32> {jax.result_info = "result[0]['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32000x1024xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<1024xf32> {jax.result_info = "result[0]['ln']"}, tensor<1024x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x512x1024x8192xf32> {jax.result_info = "result[0]['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<6x512x8192x1024xf32> {jax.result_info = "result[0]['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[0]['s_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[0]['s_ln2']"}, tensor<6x1024x512xf32> {jax.result_info = "result[0]['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x16x128x1024xf32> {jax.result_info = "result[0]['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['d_ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['d_ln2']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['columns']['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x8192xf32> {jax.result_info = "result[1]['columns']['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['columns']['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<1024xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<6x512x8192xf32> {jax.result_info = "result[1]['columns']['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x512x1024xf32> {jax.result_info = "result[1]['columns']['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['s_ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['s_ln2']"}, tensor<6x512xf32> {jax.result_info = "result[1]['columns']['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['columns']['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_ln2']"}, tensor<6x8192xf32> {jax.result_info = "result[1]['rows']['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['rows']['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<1024xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<1024xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<6x512x1024xf32> {jax.result_info = "result[1]['rows']['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x512x8192xf32> {jax.result_info = "result[1]['rows']['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_ln2']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['rows']['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x1024xi32> loc(#at1)
    %1 = stablehlo.compare LT, %arg61, %0, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at1)
    %c_0 = stablehlo.constant dense<32000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1024x1024xi32> loc(#at1)
    %3 = stablehlo.add %arg61, %2 : tensor<1024x1024xi32> loc(#at1)
    %4 = stablehlo.select %1, %3, %arg61 : tensor<1024x1024xi1>, tensor<1024x1024xi32> loc(#at1)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1024x1024xi32>) -> tensor<1024x1024x1xi32> loc(#at1)
    %6 = "stablehlo.gather"(%arg8, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (tensor<32000x1024xf32>, tensor<1024x1024x1xi32>) -> tensor<1024x1024x1024xf32> loc(#at1)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at1)
    %8 = stablehlo.slice %arg0 [0:1, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %10 = stablehlo.slice %arg1 [0:1, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %12 = stablehlo.slice %arg2 [0:1, 0:8192, 0:1024] : (tensor<6x8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    %14 = stablehlo.slice %arg3 [0:1, 0:1024, 0:8192] : (tensor<6x1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    %16 = stablehlo.slice %arg4 [0:1, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %18 = stablehlo.slice %arg5 [0:1, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %20 = stablehlo.slice %arg6 [0:1, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %22 = stablehlo.slice %arg7 [0:1, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %24 = stablehlo.slice %arg11 [0:1, 0:512, 0:1024, 0:8192] : (tensor<6x512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    %26 = stablehlo.slice %arg12 [0:1, 0:512, 0:8192, 0:1024] : (tensor<6x512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    %28 = stablehlo.slice %arg13 [0:1, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %29 = stablehlo.reshape %28 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %30 = stablehlo.slice %arg14 [0:1, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %32 = stablehlo.slice %arg15 [0:1, 0:1024, 0:512] : (tensor<6x1024x512xf32>) -> tensor<1x1024x512xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    %34 = stablehlo.slice %arg16 [0:1, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %36 = stablehlo.slice %arg17 [0:1, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %37 = stablehlo.reshape %36 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %38 = stablehlo.slice %arg18 [0:1, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %39 = stablehlo.reshape %38 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %40 = stablehlo.slice %arg19 [0:1, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %41 = stablehlo.reshape %40 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %42 = stablehlo.multiply %7, %7 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %43 = stablehlo.reduce(%42 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %46 = stablehlo.divide %44, %45 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %48 = stablehlo.add %46, %47 : tensor<1024x1024x1xf32> loc(#at6)
    %49 = stablehlo.rsqrt %48 : tensor<1024x1024x1xf32> loc(#at6)
    %50 = stablehlo.divide %49, %48 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %52 = stablehlo.multiply %51, %50 : tensor<1024x1024x1xf32> loc(#at6)
    %53 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %54 = stablehlo.multiply %7, %53 : tensor<1024x1024x1024xf32> loc(#at6)
    %55 = stablehlo.broadcast_in_dim %9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %57 = stablehlo.multiply %54, %56 : tensor<1024x1024x1024xf32> loc(#at6)
    %58 = stablehlo.dot_general %57, %21, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %59 = stablehlo.dot_general %57, %17, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %60 = stablehlo.dot_general %57, %23, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %61 = stablehlo.dot_general %58, %59, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %63 = stablehlo.multiply %61, %62 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %64 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %66 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %67 = stablehlo.broadcast_in_dim %66, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %68 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %70 = stablehlo.compare LT, %68, %69, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %71 = stablehlo.convert %70 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %73 = stablehlo.multiply %72, %71 : tensor<1024x1024xf32> loc(#at0)
    %74 = stablehlo.broadcast_in_dim %73, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %76 = stablehlo.subtract %63, %75 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %77 = stablehlo.reduce(%76 init: %cst_6) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %78 = stablehlo.reshape %77 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %80 = stablehlo.compare EQ, %76, %79, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %81 = stablehlo.convert %80 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %82 = stablehlo.reduce(%81 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %84 = stablehlo.maximum %83, %77 : tensor<1024x16x1024xf32> loc(#at0)
    %85 = stablehlo.compare EQ, %77, %84, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %88 = stablehlo.select %85, %86, %87 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %90 = stablehlo.compare EQ, %89, %84, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %93 = stablehlo.select %90, %91, %92 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %94 = stablehlo.divide %88, %93 : tensor<1024x16x1024xf32> loc(#at0)
    %95 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %97 = stablehlo.subtract %76, %96 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %98 = stablehlo.exponential %97 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %99 = stablehlo.reduce(%98 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %102 = stablehlo.divide %98, %101 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %103 = stablehlo.multiply %100, %100 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %104 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %105 = stablehlo.divide %104, %103 : tensor<1024x16x1024x1xf32> loc(#at0)
    %106 = stablehlo.dot_general %60, %102, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %107 = stablehlo.transpose %106, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %108 = stablehlo.dot_general %107, %19, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %109 = stablehlo.add %7, %108 : tensor<1024x1024x1024xf32>
    %110 = sdy.sharding_constraint %109 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %111 = stablehlo.multiply %110, %110 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %112 = stablehlo.reduce(%111 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_17 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %115 = stablehlo.divide %113, %114 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_18 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %117 = stablehlo.add %115, %116 : tensor<1024x1024x1xf32> loc(#at6)
    %118 = stablehlo.rsqrt %117 : tensor<1024x1024x1xf32> loc(#at6)
    %119 = stablehlo.divide %118, %117 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_19 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %121 = stablehlo.multiply %120, %119 : tensor<1024x1024x1xf32> loc(#at6)
    %122 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %123 = stablehlo.multiply %110, %122 : tensor<1024x1024x1024xf32> loc(#at6)
    %124 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %126 = stablehlo.multiply %123, %125 : tensor<1024x1024x1024xf32> loc(#at6)
    %127 = stablehlo.dot_general %126, %15, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %128 = stablehlo.multiply %127, %127 : tensor<1024x1024x8192xf32> loc(#at2)
    %129 = stablehlo.multiply %128, %127 : tensor<1024x1024x8192xf32> loc(#at2)
    %130 = stablehlo.multiply %127, %127 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_20 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %132 = stablehlo.multiply %131, %130 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %134 = stablehlo.multiply %133, %129 : tensor<1024x1024x8192xf32> loc(#at2)
    %135 = stablehlo.add %127, %134 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_22 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %137 = stablehlo.multiply %136, %135 : tensor<1024x1024x8192xf32> loc(#at2)
    %138 = stablehlo.tanh %137 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %140 = stablehlo.subtract %139, %138 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %142 = stablehlo.add %141, %138 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %144 = stablehlo.multiply %143, %142 : tensor<1024x1024x8192xf32> loc(#at2)
    %145 = stablehlo.multiply %127, %144 : tensor<1024x1024x8192xf32> loc(#at2)
    %146 = stablehlo.dot_general %145, %13, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %147 = stablehlo.add %110, %146 : tensor<1024x1024x1024xf32>
    %148 = sdy.sharding_constraint %147 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %149 = stablehlo.multiply %148, %148 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %150 = stablehlo.reduce(%149 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_27 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %153 = stablehlo.divide %151, %152 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %155 = stablehlo.add %153, %154 : tensor<1024x1024x1xf32> loc(#at6)
    %156 = stablehlo.rsqrt %155 : tensor<1024x1024x1xf32> loc(#at6)
    %157 = stablehlo.divide %156, %155 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %159 = stablehlo.multiply %158, %157 : tensor<1024x1024x1xf32> loc(#at6)
    %160 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %161 = stablehlo.multiply %148, %160 : tensor<1024x1024x1024xf32> loc(#at6)
    %162 = stablehlo.broadcast_in_dim %29, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %164 = stablehlo.multiply %161, %163 : tensor<1024x1024x1024xf32> loc(#at6)
    %165 = stablehlo.dot_general %164, %39, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %166 = stablehlo.dot_general %164, %35, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %167 = stablehlo.dot_general %164, %41, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %168 = stablehlo.dot_general %165, %166, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_30 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %170 = stablehlo.multiply %168, %169 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %171 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %172 = stablehlo.broadcast_in_dim %171, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %173 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %174 = stablehlo.broadcast_in_dim %173, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %175 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %176 = stablehlo.broadcast_in_dim %174, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %177 = stablehlo.compare LT, %175, %176, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %178 = stablehlo.convert %177 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_31 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %180 = stablehlo.multiply %179, %178 : tensor<1024x1024xf32> loc(#at0)
    %181 = stablehlo.broadcast_in_dim %180, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %183 = stablehlo.subtract %170, %182 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %184 = stablehlo.reduce(%183 init: %cst_32) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %185 = stablehlo.reshape %184 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %187 = stablehlo.compare EQ, %183, %186, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %188 = stablehlo.convert %187 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %189 = stablehlo.reduce(%188 init: %cst_33) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %191 = stablehlo.maximum %190, %184 : tensor<1024x16x1024xf32> loc(#at0)
    %192 = stablehlo.compare EQ, %184, %191, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %195 = stablehlo.select %192, %193, %194 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %197 = stablehlo.compare EQ, %196, %191, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %200 = stablehlo.select %197, %198, %199 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %201 = stablehlo.divide %195, %200 : tensor<1024x16x1024xf32> loc(#at0)
    %202 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %204 = stablehlo.subtract %183, %203 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %205 = stablehlo.exponential %204 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %206 = stablehlo.reduce(%205 init: %cst_40) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %209 = stablehlo.divide %205, %208 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %210 = stablehlo.multiply %207, %207 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %211 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %212 = stablehlo.divide %211, %210 : tensor<1024x16x1024x1xf32> loc(#at0)
    %213 = stablehlo.dot_general %167, %209, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %214 = stablehlo.transpose %213, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %215 = stablehlo.dot_general %214, %37, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %216 = stablehlo.add %148, %215 : tensor<1024x1024x1024xf32>
    %217 = stablehlo.multiply %216, %216 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %218 = stablehlo.reduce(%217 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_43 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %221 = stablehlo.divide %219, %220 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %223 = stablehlo.add %221, %222 : tensor<1024x1024x1xf32> loc(#at6)
    %224 = stablehlo.rsqrt %223 : tensor<1024x1024x1xf32> loc(#at6)
    %225 = stablehlo.divide %224, %223 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_45 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %227 = stablehlo.multiply %226, %225 : tensor<1024x1024x1xf32> loc(#at6)
    %228 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %229 = stablehlo.multiply %216, %228 : tensor<1024x1024x1024xf32> loc(#at6)
    %230 = stablehlo.broadcast_in_dim %31, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %232 = stablehlo.multiply %229, %231 : tensor<1024x1024x1024xf32> loc(#at6)
    %233 = stablehlo.reshape %232 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %234 = sdy.sharding_constraint %233 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %235 = stablehlo.dot_general %234, %33, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %236 = stablehlo.reduce(%235 init: %cst_46) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %237 = stablehlo.reshape %236 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %239 = stablehlo.compare EQ, %235, %238, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %240 = stablehlo.convert %239 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %241 = stablehlo.reduce(%240 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %243 = stablehlo.maximum %242, %236 : tensor<512x2048xf32> loc(#at5)
    %244 = stablehlo.compare EQ, %236, %243, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %247 = stablehlo.select %244, %245, %246 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %249 = stablehlo.compare EQ, %248, %243, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %252 = stablehlo.select %249, %250, %251 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %253 = stablehlo.divide %247, %252 : tensor<512x2048xf32> loc(#at5)
    %254 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %256 = stablehlo.subtract %235, %255 : tensor<512x2048x512xf32> loc(#at5)
    %257 = stablehlo.exponential %256 : tensor<512x2048x512xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %258 = stablehlo.reduce(%257 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %261 = stablehlo.divide %257, %260 : tensor<512x2048x512xf32> loc(#at5)
    %262 = stablehlo.multiply %259, %259 : tensor<512x2048x1xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %263 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %264 = stablehlo.divide %263, %262 : tensor<512x2048x1xf32> loc(#at5)
    %265 = call @argmax(%261) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %266 = call @_one_hot(%265) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %268 = stablehlo.subtract %267, %266 : tensor<512x2048x512xf32> loc(#at5)
    %269 = stablehlo.multiply %261, %268 : tensor<512x2048x512xf32> loc(#at5)
    %270 = call @argmax(%269) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %271 = call @_one_hot(%270) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %272 = call @cumsum(%266) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %273 = stablehlo.multiply %272, %266 : tensor<512x2048x512xf32> loc(#at5)
    %274 = stablehlo.subtract %273, %266 : tensor<512x2048x512xf32> loc(#at5)
    %275 = call @cumsum(%271) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %276 = stablehlo.multiply %275, %271 : tensor<512x2048x512xf32> loc(#at5)
    %277 = stablehlo.subtract %276, %271 : tensor<512x2048x512xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %278 = stablehlo.reduce(%266 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %279 = stablehlo.broadcast_in_dim %278, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %281 = stablehlo.multiply %271, %280 : tensor<512x2048x512xf32> loc(#at5)
    %282 = stablehlo.add %277, %281 : tensor<512x2048x512xf32> loc(#at5)
    %283 = stablehlo.multiply %261, %266 : tensor<512x2048x512xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %284 = stablehlo.reduce(%283 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %285 = stablehlo.multiply %261, %271 : tensor<512x2048x512xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %286 = stablehlo.reduce(%285 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %287 = stablehlo.add %284, %286 : tensor<512x2048xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %289 = stablehlo.add %287, %288 : tensor<512x2048xf32> loc(#at5)
    %290 = stablehlo.divide %284, %289 : tensor<512x2048xf32> loc(#at5)
    %291 = stablehlo.multiply %289, %289 : tensor<512x2048xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %292 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %293 = stablehlo.divide %292, %291 : tensor<512x2048xf32> loc(#at5)
    %294 = stablehlo.broadcast_in_dim %290, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %296 = stablehlo.compare LT, %274, %295, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %297 = stablehlo.convert %296 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %298 = stablehlo.multiply %266, %297 : tensor<512x2048x512xf32> loc(#at5)
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %300 = stablehlo.convert %274 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %301 = call @_one_hot_1(%300) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %302 = stablehlo.broadcast_in_dim %299, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %303 = stablehlo.multiply %302, %301 : tensor<512x2048x512x8xf32> loc(#at5)
    %304 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %305 = stablehlo.multiply %304, %303 : tensor<512x2048x512x8xf32> loc(#at5)
    %306 = stablehlo.divide %286, %289 : tensor<512x2048xf32> loc(#at5)
    %307 = stablehlo.multiply %289, %289 : tensor<512x2048xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %309 = stablehlo.divide %308, %307 : tensor<512x2048xf32> loc(#at5)
    %310 = stablehlo.broadcast_in_dim %306, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %312 = stablehlo.compare LT, %282, %311, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %313 = stablehlo.convert %312 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %314 = stablehlo.multiply %271, %313 : tensor<512x2048x512xf32> loc(#at5)
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %316 = stablehlo.convert %282 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %317 = call @_one_hot_1(%316) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %318 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %319 = stablehlo.multiply %318, %317 : tensor<512x2048x512x8xf32> loc(#at5)
    %320 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %321 = stablehlo.multiply %320, %319 : tensor<512x2048x512x8xf32> loc(#at5)
    %322 = stablehlo.add %305, %321 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %323 = stablehlo.reduce(%266 init: %cst_65) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %325 = stablehlo.divide %323, %324 : tensor<512x512xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %326 = stablehlo.reduce(%261 init: %cst_67) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %328 = stablehlo.divide %326, %327 : tensor<512x512xf32> loc(#at5)
    %329 = stablehlo.multiply %325, %328 : tensor<512x512xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %330 = stablehlo.reduce(%329 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_70 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %331 = stablehlo.divide %330, %cst_70 : tensor<f32> loc(#at5)
    %cst_71 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %332 = stablehlo.multiply %331, %cst_71 : tensor<f32> loc(#at5)
    %333 = sdy.sharding_constraint %322 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %335 = stablehlo.compare GT, %333, %334, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %336 = stablehlo.convert %335 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %337 = stablehlo.dot_general %234, %336, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %338 = stablehlo.transpose %337, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %339 = sdy.sharding_constraint %338 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %340 = stablehlo.dot_general %339, %25, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %341 = call @relu(%340) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %343 = stablehlo.compare GT, %340, %342, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %345 = stablehlo.dot_general %341, %27, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %346 = sdy.sharding_constraint %345 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %347 = sdy.sharding_constraint %346 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %348 = stablehlo.dot_general %333, %347, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %349 = sdy.sharding_constraint %348 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %350 = stablehlo.reshape %349 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %351 = stablehlo.add %216, %350 : tensor<1024x1024x1024xf32>
    %352 = sdy.sharding_constraint %351 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.add %cst_75, %332 : tensor<f32>
    %354 = stablehlo.slice %arg0 [1:2, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %355 = stablehlo.reshape %354 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %356 = stablehlo.slice %arg1 [1:2, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %357 = stablehlo.reshape %356 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %358 = stablehlo.slice %arg2 [1:2, 0:8192, 0:1024] : (tensor<6x8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %359 = stablehlo.reshape %358 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    %360 = stablehlo.slice %arg3 [1:2, 0:1024, 0:8192] : (tensor<6x1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %361 = stablehlo.reshape %360 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    %362 = stablehlo.slice %arg4 [1:2, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %363 = stablehlo.reshape %362 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %364 = stablehlo.slice %arg5 [1:2, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %365 = stablehlo.reshape %364 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %366 = stablehlo.slice %arg6 [1:2, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %367 = stablehlo.reshape %366 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %368 = stablehlo.slice %arg7 [1:2, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %369 = stablehlo.reshape %368 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %370 = stablehlo.slice %arg11 [1:2, 0:512, 0:1024, 0:8192] : (tensor<6x512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %371 = stablehlo.reshape %370 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    %372 = stablehlo.slice %arg12 [1:2, 0:512, 0:8192, 0:1024] : (tensor<6x512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %373 = stablehlo.reshape %372 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    %374 = stablehlo.slice %arg13 [1:2, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %375 = stablehlo.reshape %374 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %376 = stablehlo.slice %arg14 [1:2, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %377 = stablehlo.reshape %376 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %378 = stablehlo.slice %arg15 [1:2, 0:1024, 0:512] : (tensor<6x1024x512xf32>) -> tensor<1x1024x512xf32>
    %379 = stablehlo.reshape %378 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    %380 = stablehlo.slice %arg16 [1:2, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %381 = stablehlo.reshape %380 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %382 = stablehlo.slice %arg17 [1:2, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %383 = stablehlo.reshape %382 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %384 = stablehlo.slice %arg18 [1:2, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %385 = stablehlo.reshape %384 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %386 = stablehlo.slice %arg19 [1:2, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %387 = stablehlo.reshape %386 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %388 = stablehlo.multiply %352, %352 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %389 = stablehlo.reduce(%388 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %392 = stablehlo.divide %390, %391 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %394 = stablehlo.add %392, %393 : tensor<1024x1024x1xf32> loc(#at6)
    %395 = stablehlo.rsqrt %394 : tensor<1024x1024x1xf32> loc(#at6)
    %396 = stablehlo.divide %395, %394 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %398 = stablehlo.multiply %397, %396 : tensor<1024x1024x1xf32> loc(#at6)
    %399 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %400 = stablehlo.multiply %352, %399 : tensor<1024x1024x1024xf32> loc(#at6)
    %401 = stablehlo.broadcast_in_dim %355, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %402 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %403 = stablehlo.multiply %400, %402 : tensor<1024x1024x1024xf32> loc(#at6)
    %404 = stablehlo.dot_general %403, %367, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %405 = stablehlo.dot_general %403, %363, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %406 = stablehlo.dot_general %403, %369, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %407 = stablehlo.dot_general %404, %405, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_80 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %409 = stablehlo.multiply %407, %408 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %410 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %411 = stablehlo.broadcast_in_dim %410, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %412 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %413 = stablehlo.broadcast_in_dim %412, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %414 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %415 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %416 = stablehlo.compare LT, %414, %415, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %417 = stablehlo.convert %416 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_81 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %419 = stablehlo.multiply %418, %417 : tensor<1024x1024xf32> loc(#at0)
    %420 = stablehlo.broadcast_in_dim %419, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %422 = stablehlo.subtract %409, %421 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_82 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %423 = stablehlo.reduce(%422 init: %cst_82) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %424 = stablehlo.reshape %423 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %426 = stablehlo.compare EQ, %422, %425, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %427 = stablehlo.convert %426 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %428 = stablehlo.reduce(%427 init: %cst_83) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_84 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %430 = stablehlo.maximum %429, %423 : tensor<1024x16x1024xf32> loc(#at0)
    %431 = stablehlo.compare EQ, %423, %430, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %434 = stablehlo.select %431, %432, %433 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_87 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %436 = stablehlo.compare EQ, %435, %430, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_88 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %439 = stablehlo.select %436, %437, %438 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %440 = stablehlo.divide %434, %439 : tensor<1024x16x1024xf32> loc(#at0)
    %441 = stablehlo.broadcast_in_dim %430, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %443 = stablehlo.subtract %422, %442 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %444 = stablehlo.exponential %443 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %445 = stablehlo.reduce(%444 init: %cst_90) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %447 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %448 = stablehlo.divide %444, %447 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %449 = stablehlo.multiply %446, %446 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %450 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %451 = stablehlo.divide %450, %449 : tensor<1024x16x1024x1xf32> loc(#at0)
    %452 = stablehlo.dot_general %406, %448, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %453 = stablehlo.transpose %452, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %454 = stablehlo.dot_general %453, %365, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %455 = stablehlo.add %352, %454 : tensor<1024x1024x1024xf32>
    %456 = sdy.sharding_constraint %455 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %457 = stablehlo.multiply %456, %456 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %458 = stablehlo.reduce(%457 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %461 = stablehlo.divide %459, %460 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %463 = stablehlo.add %461, %462 : tensor<1024x1024x1xf32> loc(#at6)
    %464 = stablehlo.rsqrt %463 : tensor<1024x1024x1xf32> loc(#at6)
    %465 = stablehlo.divide %464, %463 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %467 = stablehlo.multiply %466, %465 : tensor<1024x1024x1xf32> loc(#at6)
    %468 = stablehlo.broadcast_in_dim %464, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %469 = stablehlo.multiply %456, %468 : tensor<1024x1024x1024xf32> loc(#at6)
    %470 = stablehlo.broadcast_in_dim %357, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %472 = stablehlo.multiply %469, %471 : tensor<1024x1024x1024xf32> loc(#at6)
    %473 = stablehlo.dot_general %472, %361, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %474 = stablehlo.multiply %473, %473 : tensor<1024x1024x8192xf32> loc(#at2)
    %475 = stablehlo.multiply %474, %473 : tensor<1024x1024x8192xf32> loc(#at2)
    %476 = stablehlo.multiply %473, %473 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_96 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %478 = stablehlo.multiply %477, %476 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_97 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %480 = stablehlo.multiply %479, %475 : tensor<1024x1024x8192xf32> loc(#at2)
    %481 = stablehlo.add %473, %480 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_98 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %483 = stablehlo.multiply %482, %481 : tensor<1024x1024x8192xf32> loc(#at2)
    %484 = stablehlo.tanh %483 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %486 = stablehlo.subtract %485, %484 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %488 = stablehlo.add %487, %484 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_101 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %490 = stablehlo.multiply %489, %488 : tensor<1024x1024x8192xf32> loc(#at2)
    %491 = stablehlo.multiply %473, %490 : tensor<1024x1024x8192xf32> loc(#at2)
    %492 = stablehlo.dot_general %491, %359, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %493 = stablehlo.add %456, %492 : tensor<1024x1024x1024xf32>
    %494 = sdy.sharding_constraint %493 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %495 = stablehlo.multiply %494, %494 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %496 = stablehlo.reduce(%495 init: %cst_102) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %499 = stablehlo.divide %497, %498 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %501 = stablehlo.add %499, %500 : tensor<1024x1024x1xf32> loc(#at6)
    %502 = stablehlo.rsqrt %501 : tensor<1024x1024x1xf32> loc(#at6)
    %503 = stablehlo.divide %502, %501 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %505 = stablehlo.multiply %504, %503 : tensor<1024x1024x1xf32> loc(#at6)
    %506 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %507 = stablehlo.multiply %494, %506 : tensor<1024x1024x1024xf32> loc(#at6)
    %508 = stablehlo.broadcast_in_dim %375, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %510 = stablehlo.multiply %507, %509 : tensor<1024x1024x1024xf32> loc(#at6)
    %511 = stablehlo.dot_general %510, %385, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %512 = stablehlo.dot_general %510, %381, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %513 = stablehlo.dot_general %510, %387, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %514 = stablehlo.dot_general %511, %512, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_106 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %516 = stablehlo.multiply %514, %515 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %517 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %518 = stablehlo.broadcast_in_dim %517, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %519 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %520 = stablehlo.broadcast_in_dim %519, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %521 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %522 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %523 = stablehlo.compare LT, %521, %522, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %524 = stablehlo.convert %523 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_107 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %526 = stablehlo.multiply %525, %524 : tensor<1024x1024xf32> loc(#at0)
    %527 = stablehlo.broadcast_in_dim %526, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %529 = stablehlo.subtract %516, %528 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_108 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %530 = stablehlo.reduce(%529 init: %cst_108) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %531 = stablehlo.reshape %530 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %533 = stablehlo.compare EQ, %529, %532, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %534 = stablehlo.convert %533 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %535 = stablehlo.reduce(%534 init: %cst_109) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_110 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %537 = stablehlo.maximum %536, %530 : tensor<1024x16x1024xf32> loc(#at0)
    %538 = stablehlo.compare EQ, %530, %537, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %541 = stablehlo.select %538, %539, %540 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_113 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %543 = stablehlo.compare EQ, %542, %537, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_114 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %546 = stablehlo.select %543, %544, %545 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %547 = stablehlo.divide %541, %546 : tensor<1024x16x1024xf32> loc(#at0)
    %548 = stablehlo.broadcast_in_dim %537, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %549 = stablehlo.broadcast_in_dim %548, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %550 = stablehlo.subtract %529, %549 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %551 = stablehlo.exponential %550 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %552 = stablehlo.reduce(%551 init: %cst_116) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %553 = stablehlo.broadcast_in_dim %552, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %554 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %555 = stablehlo.divide %551, %554 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %556 = stablehlo.multiply %553, %553 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_117 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %557 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %558 = stablehlo.divide %557, %556 : tensor<1024x16x1024x1xf32> loc(#at0)
    %559 = stablehlo.dot_general %513, %555, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %560 = stablehlo.transpose %559, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %561 = stablehlo.dot_general %560, %383, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %562 = stablehlo.add %494, %561 : tensor<1024x1024x1024xf32>
    %563 = stablehlo.multiply %562, %562 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %564 = stablehlo.reduce(%563 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %567 = stablehlo.divide %565, %566 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %569 = stablehlo.add %567, %568 : tensor<1024x1024x1xf32> loc(#at6)
    %570 = stablehlo.rsqrt %569 : tensor<1024x1024x1xf32> loc(#at6)
    %571 = stablehlo.divide %570, %569 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %573 = stablehlo.multiply %572, %571 : tensor<1024x1024x1xf32> loc(#at6)
    %574 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %575 = stablehlo.multiply %562, %574 : tensor<1024x1024x1024xf32> loc(#at6)
    %576 = stablehlo.broadcast_in_dim %377, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %578 = stablehlo.multiply %575, %577 : tensor<1024x1024x1024xf32> loc(#at6)
    %579 = stablehlo.reshape %578 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %580 = sdy.sharding_constraint %579 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %581 = stablehlo.dot_general %580, %379, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %582 = stablehlo.reduce(%581 init: %cst_122) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %583 = stablehlo.reshape %582 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %585 = stablehlo.compare EQ, %581, %584, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %586 = stablehlo.convert %585 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %587 = stablehlo.reduce(%586 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %589 = stablehlo.maximum %588, %582 : tensor<512x2048xf32> loc(#at5)
    %590 = stablehlo.compare EQ, %582, %589, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_125 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %593 = stablehlo.select %590, %591, %592 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %595 = stablehlo.compare EQ, %594, %589, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_128 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %598 = stablehlo.select %595, %596, %597 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %599 = stablehlo.divide %593, %598 : tensor<512x2048xf32> loc(#at5)
    %600 = stablehlo.broadcast_in_dim %589, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %602 = stablehlo.subtract %581, %601 : tensor<512x2048x512xf32> loc(#at5)
    %603 = stablehlo.exponential %602 : tensor<512x2048x512xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %604 = stablehlo.reduce(%603 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %605 = stablehlo.broadcast_in_dim %604, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %606 = stablehlo.broadcast_in_dim %605, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %607 = stablehlo.divide %603, %606 : tensor<512x2048x512xf32> loc(#at5)
    %608 = stablehlo.multiply %605, %605 : tensor<512x2048x1xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %609 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %610 = stablehlo.divide %609, %608 : tensor<512x2048x1xf32> loc(#at5)
    %611 = call @argmax(%607) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %612 = call @_one_hot(%611) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %614 = stablehlo.subtract %613, %612 : tensor<512x2048x512xf32> loc(#at5)
    %615 = stablehlo.multiply %607, %614 : tensor<512x2048x512xf32> loc(#at5)
    %616 = call @argmax(%615) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %617 = call @_one_hot(%616) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %618 = call @cumsum(%612) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %619 = stablehlo.multiply %618, %612 : tensor<512x2048x512xf32> loc(#at5)
    %620 = stablehlo.subtract %619, %612 : tensor<512x2048x512xf32> loc(#at5)
    %621 = call @cumsum(%617) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %622 = stablehlo.multiply %621, %617 : tensor<512x2048x512xf32> loc(#at5)
    %623 = stablehlo.subtract %622, %617 : tensor<512x2048x512xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %624 = stablehlo.reduce(%612 init: %cst_133) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %626 = stablehlo.broadcast_in_dim %625, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %627 = stablehlo.multiply %617, %626 : tensor<512x2048x512xf32> loc(#at5)
    %628 = stablehlo.add %623, %627 : tensor<512x2048x512xf32> loc(#at5)
    %629 = stablehlo.multiply %607, %612 : tensor<512x2048x512xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %630 = stablehlo.reduce(%629 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %631 = stablehlo.multiply %607, %617 : tensor<512x2048x512xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %632 = stablehlo.reduce(%631 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %633 = stablehlo.add %630, %632 : tensor<512x2048xf32> loc(#at5)
    %cst_136 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %635 = stablehlo.add %633, %634 : tensor<512x2048xf32> loc(#at5)
    %636 = stablehlo.divide %630, %635 : tensor<512x2048xf32> loc(#at5)
    %637 = stablehlo.multiply %635, %635 : tensor<512x2048xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %638 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %639 = stablehlo.divide %638, %637 : tensor<512x2048xf32> loc(#at5)
    %640 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %642 = stablehlo.compare LT, %620, %641, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %643 = stablehlo.convert %642 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %644 = stablehlo.multiply %612, %643 : tensor<512x2048x512xf32> loc(#at5)
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %646 = stablehlo.convert %620 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %647 = call @_one_hot_1(%646) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %648 = stablehlo.broadcast_in_dim %645, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %649 = stablehlo.multiply %648, %647 : tensor<512x2048x512x8xf32> loc(#at5)
    %650 = stablehlo.broadcast_in_dim %640, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %651 = stablehlo.multiply %650, %649 : tensor<512x2048x512x8xf32> loc(#at5)
    %652 = stablehlo.divide %632, %635 : tensor<512x2048xf32> loc(#at5)
    %653 = stablehlo.multiply %635, %635 : tensor<512x2048xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %654 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %655 = stablehlo.divide %654, %653 : tensor<512x2048xf32> loc(#at5)
    %656 = stablehlo.broadcast_in_dim %652, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %658 = stablehlo.compare LT, %628, %657, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %659 = stablehlo.convert %658 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %660 = stablehlo.multiply %617, %659 : tensor<512x2048x512xf32> loc(#at5)
    %661 = stablehlo.broadcast_in_dim %660, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %662 = stablehlo.convert %628 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %663 = call @_one_hot_1(%662) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %664 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %665 = stablehlo.multiply %664, %663 : tensor<512x2048x512x8xf32> loc(#at5)
    %666 = stablehlo.broadcast_in_dim %656, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %667 = stablehlo.multiply %666, %665 : tensor<512x2048x512x8xf32> loc(#at5)
    %668 = stablehlo.add %651, %667 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %669 = stablehlo.reduce(%612 init: %cst_141) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %671 = stablehlo.divide %669, %670 : tensor<512x512xf32> loc(#at5)
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %672 = stablehlo.reduce(%607 init: %cst_143) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %674 = stablehlo.divide %672, %673 : tensor<512x512xf32> loc(#at5)
    %675 = stablehlo.multiply %671, %674 : tensor<512x512xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %676 = stablehlo.reduce(%675 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_146 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %677 = stablehlo.divide %676, %cst_146 : tensor<f32> loc(#at5)
    %cst_147 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %678 = stablehlo.multiply %677, %cst_147 : tensor<f32> loc(#at5)
    %679 = sdy.sharding_constraint %668 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %681 = stablehlo.compare GT, %679, %680, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %682 = stablehlo.convert %681 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %683 = stablehlo.dot_general %580, %682, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %684 = stablehlo.transpose %683, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %685 = sdy.sharding_constraint %684 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %686 = stablehlo.dot_general %685, %371, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %687 = call @relu(%686) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %689 = stablehlo.compare GT, %686, %688, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %691 = stablehlo.dot_general %687, %373, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %692 = sdy.sharding_constraint %691 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %693 = sdy.sharding_constraint %692 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %694 = stablehlo.dot_general %679, %693, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %695 = sdy.sharding_constraint %694 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %696 = stablehlo.reshape %695 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %697 = stablehlo.add %562, %696 : tensor<1024x1024x1024xf32>
    %698 = sdy.sharding_constraint %697 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %699 = stablehlo.add %353, %678 : tensor<f32>
    %700 = stablehlo.slice %arg0 [2:3, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %701 = stablehlo.reshape %700 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %702 = stablehlo.slice %arg1 [2:3, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %703 = stablehlo.reshape %702 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %704 = stablehlo.slice %arg2 [2:3, 0:8192, 0:1024] : (tensor<6x8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %705 = stablehlo.reshape %704 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    %706 = stablehlo.slice %arg3 [2:3, 0:1024, 0:8192] : (tensor<6x1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %707 = stablehlo.reshape %706 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    %708 = stablehlo.slice %arg4 [2:3, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %709 = stablehlo.reshape %708 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %710 = stablehlo.slice %arg5 [2:3, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %711 = stablehlo.reshape %710 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %712 = stablehlo.slice %arg6 [2:3, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %713 = stablehlo.reshape %712 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %714 = stablehlo.slice %arg7 [2:3, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %715 = stablehlo.reshape %714 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %716 = stablehlo.slice %arg11 [2:3, 0:512, 0:1024, 0:8192] : (tensor<6x512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %717 = stablehlo.reshape %716 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    %718 = stablehlo.slice %arg12 [2:3, 0:512, 0:8192, 0:1024] : (tensor<6x512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %719 = stablehlo.reshape %718 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    %720 = stablehlo.slice %arg13 [2:3, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %721 = stablehlo.reshape %720 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %722 = stablehlo.slice %arg14 [2:3, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %723 = stablehlo.reshape %722 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %724 = stablehlo.slice %arg15 [2:3, 0:1024, 0:512] : (tensor<6x1024x512xf32>) -> tensor<1x1024x512xf32>
    %725 = stablehlo.reshape %724 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    %726 = stablehlo.slice %arg16 [2:3, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %727 = stablehlo.reshape %726 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %728 = stablehlo.slice %arg17 [2:3, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %729 = stablehlo.reshape %728 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %730 = stablehlo.slice %arg18 [2:3, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %731 = stablehlo.reshape %730 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %732 = stablehlo.slice %arg19 [2:3, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %733 = stablehlo.reshape %732 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %734 = stablehlo.multiply %698, %698 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %735 = stablehlo.reduce(%734 init: %cst_151) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %736 = stablehlo.broadcast_in_dim %735, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %738 = stablehlo.divide %736, %737 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %740 = stablehlo.add %738, %739 : tensor<1024x1024x1xf32> loc(#at6)
    %741 = stablehlo.rsqrt %740 : tensor<1024x1024x1xf32> loc(#at6)
    %742 = stablehlo.divide %741, %740 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %744 = stablehlo.multiply %743, %742 : tensor<1024x1024x1xf32> loc(#at6)
    %745 = stablehlo.broadcast_in_dim %741, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %746 = stablehlo.multiply %698, %745 : tensor<1024x1024x1024xf32> loc(#at6)
    %747 = stablehlo.broadcast_in_dim %701, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %748 = stablehlo.broadcast_in_dim %747, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %749 = stablehlo.multiply %746, %748 : tensor<1024x1024x1024xf32> loc(#at6)
    %750 = stablehlo.dot_general %749, %713, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %751 = stablehlo.dot_general %749, %709, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %752 = stablehlo.dot_general %749, %715, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %753 = stablehlo.dot_general %750, %751, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_155 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %755 = stablehlo.multiply %753, %754 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %756 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %757 = stablehlo.broadcast_in_dim %756, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %758 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %759 = stablehlo.broadcast_in_dim %758, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %760 = stablehlo.broadcast_in_dim %757, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %761 = stablehlo.broadcast_in_dim %759, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %762 = stablehlo.compare LT, %760, %761, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %763 = stablehlo.convert %762 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_156 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %765 = stablehlo.multiply %764, %763 : tensor<1024x1024xf32> loc(#at0)
    %766 = stablehlo.broadcast_in_dim %765, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %768 = stablehlo.subtract %755, %767 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_157 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %769 = stablehlo.reduce(%768 init: %cst_157) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %770 = stablehlo.reshape %769 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %772 = stablehlo.compare EQ, %768, %771, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %773 = stablehlo.convert %772 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %774 = stablehlo.reduce(%773 init: %cst_158) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_159 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %775 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %776 = stablehlo.maximum %775, %769 : tensor<1024x16x1024xf32> loc(#at0)
    %777 = stablehlo.compare EQ, %769, %776, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %780 = stablehlo.select %777, %778, %779 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_162 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %782 = stablehlo.compare EQ, %781, %776, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_163 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %785 = stablehlo.select %782, %783, %784 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %786 = stablehlo.divide %780, %785 : tensor<1024x16x1024xf32> loc(#at0)
    %787 = stablehlo.broadcast_in_dim %776, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %788 = stablehlo.broadcast_in_dim %787, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %789 = stablehlo.subtract %768, %788 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %790 = stablehlo.exponential %789 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %791 = stablehlo.reduce(%790 init: %cst_165) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %792 = stablehlo.broadcast_in_dim %791, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %793 = stablehlo.broadcast_in_dim %792, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %794 = stablehlo.divide %790, %793 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %795 = stablehlo.multiply %792, %792 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %796 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %797 = stablehlo.divide %796, %795 : tensor<1024x16x1024x1xf32> loc(#at0)
    %798 = stablehlo.dot_general %752, %794, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %799 = stablehlo.transpose %798, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %800 = stablehlo.dot_general %799, %711, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %801 = stablehlo.add %698, %800 : tensor<1024x1024x1024xf32>
    %802 = sdy.sharding_constraint %801 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %803 = stablehlo.multiply %802, %802 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %804 = stablehlo.reduce(%803 init: %cst_167) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %805 = stablehlo.broadcast_in_dim %804, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %807 = stablehlo.divide %805, %806 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %809 = stablehlo.add %807, %808 : tensor<1024x1024x1xf32> loc(#at6)
    %810 = stablehlo.rsqrt %809 : tensor<1024x1024x1xf32> loc(#at6)
    %811 = stablehlo.divide %810, %809 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %812 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %813 = stablehlo.multiply %812, %811 : tensor<1024x1024x1xf32> loc(#at6)
    %814 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %815 = stablehlo.multiply %802, %814 : tensor<1024x1024x1024xf32> loc(#at6)
    %816 = stablehlo.broadcast_in_dim %703, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %817 = stablehlo.broadcast_in_dim %816, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %818 = stablehlo.multiply %815, %817 : tensor<1024x1024x1024xf32> loc(#at6)
    %819 = stablehlo.dot_general %818, %707, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %820 = stablehlo.multiply %819, %819 : tensor<1024x1024x8192xf32> loc(#at2)
    %821 = stablehlo.multiply %820, %819 : tensor<1024x1024x8192xf32> loc(#at2)
    %822 = stablehlo.multiply %819, %819 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_171 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %824 = stablehlo.multiply %823, %822 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_172 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %825 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %826 = stablehlo.multiply %825, %821 : tensor<1024x1024x8192xf32> loc(#at2)
    %827 = stablehlo.add %819, %826 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_173 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %829 = stablehlo.multiply %828, %827 : tensor<1024x1024x8192xf32> loc(#at2)
    %830 = stablehlo.tanh %829 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %832 = stablehlo.subtract %831, %830 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %834 = stablehlo.add %833, %830 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_176 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %836 = stablehlo.multiply %835, %834 : tensor<1024x1024x8192xf32> loc(#at2)
    %837 = stablehlo.multiply %819, %836 : tensor<1024x1024x8192xf32> loc(#at2)
    %838 = stablehlo.dot_general %837, %705, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %839 = stablehlo.add %802, %838 : tensor<1024x1024x1024xf32>
    %840 = sdy.sharding_constraint %839 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %841 = stablehlo.multiply %840, %840 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %842 = stablehlo.reduce(%841 init: %cst_177) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %843 = stablehlo.broadcast_in_dim %842, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %845 = stablehlo.divide %843, %844 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %847 = stablehlo.add %845, %846 : tensor<1024x1024x1xf32> loc(#at6)
    %848 = stablehlo.rsqrt %847 : tensor<1024x1024x1xf32> loc(#at6)
    %849 = stablehlo.divide %848, %847 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %851 = stablehlo.multiply %850, %849 : tensor<1024x1024x1xf32> loc(#at6)
    %852 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %853 = stablehlo.multiply %840, %852 : tensor<1024x1024x1024xf32> loc(#at6)
    %854 = stablehlo.broadcast_in_dim %721, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %855 = stablehlo.broadcast_in_dim %854, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %856 = stablehlo.multiply %853, %855 : tensor<1024x1024x1024xf32> loc(#at6)
    %857 = stablehlo.dot_general %856, %731, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %858 = stablehlo.dot_general %856, %727, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %859 = stablehlo.dot_general %856, %733, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %860 = stablehlo.dot_general %857, %858, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_181 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %862 = stablehlo.multiply %860, %861 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %863 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %864 = stablehlo.broadcast_in_dim %863, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %865 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %866 = stablehlo.broadcast_in_dim %865, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %867 = stablehlo.broadcast_in_dim %864, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %868 = stablehlo.broadcast_in_dim %866, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %869 = stablehlo.compare LT, %867, %868, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %870 = stablehlo.convert %869 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_182 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %872 = stablehlo.multiply %871, %870 : tensor<1024x1024xf32> loc(#at0)
    %873 = stablehlo.broadcast_in_dim %872, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %874 = stablehlo.broadcast_in_dim %873, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %875 = stablehlo.subtract %862, %874 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_183 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %876 = stablehlo.reduce(%875 init: %cst_183) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %877 = stablehlo.reshape %876 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %878 = stablehlo.broadcast_in_dim %877, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %879 = stablehlo.compare EQ, %875, %878, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %880 = stablehlo.convert %879 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %881 = stablehlo.reduce(%880 init: %cst_184) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_185 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %883 = stablehlo.maximum %882, %876 : tensor<1024x16x1024xf32> loc(#at0)
    %884 = stablehlo.compare EQ, %876, %883, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_186 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %887 = stablehlo.select %884, %885, %886 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_188 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %889 = stablehlo.compare EQ, %888, %883, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_189 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_190 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %892 = stablehlo.select %889, %890, %891 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %893 = stablehlo.divide %887, %892 : tensor<1024x16x1024xf32> loc(#at0)
    %894 = stablehlo.broadcast_in_dim %883, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %895 = stablehlo.broadcast_in_dim %894, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %896 = stablehlo.subtract %875, %895 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %897 = stablehlo.exponential %896 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %898 = stablehlo.reduce(%897 init: %cst_191) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %899 = stablehlo.broadcast_in_dim %898, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %900 = stablehlo.broadcast_in_dim %899, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %901 = stablehlo.divide %897, %900 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %902 = stablehlo.multiply %899, %899 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %903 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %904 = stablehlo.divide %903, %902 : tensor<1024x16x1024x1xf32> loc(#at0)
    %905 = stablehlo.dot_general %859, %901, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %906 = stablehlo.transpose %905, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %907 = stablehlo.dot_general %906, %729, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %908 = stablehlo.add %840, %907 : tensor<1024x1024x1024xf32>
    %909 = stablehlo.multiply %908, %908 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %910 = stablehlo.reduce(%909 init: %cst_193) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %911 = stablehlo.broadcast_in_dim %910, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %913 = stablehlo.divide %911, %912 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %915 = stablehlo.add %913, %914 : tensor<1024x1024x1xf32> loc(#at6)
    %916 = stablehlo.rsqrt %915 : tensor<1024x1024x1xf32> loc(#at6)
    %917 = stablehlo.divide %916, %915 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %919 = stablehlo.multiply %918, %917 : tensor<1024x1024x1xf32> loc(#at6)
    %920 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %921 = stablehlo.multiply %908, %920 : tensor<1024x1024x1024xf32> loc(#at6)
    %922 = stablehlo.broadcast_in_dim %723, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %924 = stablehlo.multiply %921, %923 : tensor<1024x1024x1024xf32> loc(#at6)
    %925 = stablehlo.reshape %924 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %926 = sdy.sharding_constraint %925 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %927 = stablehlo.dot_general %926, %725, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_197 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %928 = stablehlo.reduce(%927 init: %cst_197) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %929 = stablehlo.reshape %928 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %930 = stablehlo.broadcast_in_dim %929, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %931 = stablehlo.compare EQ, %927, %930, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %932 = stablehlo.convert %931 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %933 = stablehlo.reduce(%932 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_199 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %935 = stablehlo.maximum %934, %928 : tensor<512x2048xf32> loc(#at5)
    %936 = stablehlo.compare EQ, %928, %935, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %939 = stablehlo.select %936, %937, %938 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %cst_202 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %941 = stablehlo.compare EQ, %940, %935, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_203 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_204 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %944 = stablehlo.select %941, %942, %943 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %945 = stablehlo.divide %939, %944 : tensor<512x2048xf32> loc(#at5)
    %946 = stablehlo.broadcast_in_dim %935, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %947 = stablehlo.broadcast_in_dim %946, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %948 = stablehlo.subtract %927, %947 : tensor<512x2048x512xf32> loc(#at5)
    %949 = stablehlo.exponential %948 : tensor<512x2048x512xf32> loc(#at5)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %950 = stablehlo.reduce(%949 init: %cst_205) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %951 = stablehlo.broadcast_in_dim %950, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %953 = stablehlo.divide %949, %952 : tensor<512x2048x512xf32> loc(#at5)
    %954 = stablehlo.multiply %951, %951 : tensor<512x2048x1xf32> loc(#at5)
    %cst_206 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %955 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %956 = stablehlo.divide %955, %954 : tensor<512x2048x1xf32> loc(#at5)
    %957 = call @argmax(%953) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %958 = call @_one_hot(%957) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_207 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %960 = stablehlo.subtract %959, %958 : tensor<512x2048x512xf32> loc(#at5)
    %961 = stablehlo.multiply %953, %960 : tensor<512x2048x512xf32> loc(#at5)
    %962 = call @argmax(%961) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %963 = call @_one_hot(%962) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %964 = call @cumsum(%958) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %965 = stablehlo.multiply %964, %958 : tensor<512x2048x512xf32> loc(#at5)
    %966 = stablehlo.subtract %965, %958 : tensor<512x2048x512xf32> loc(#at5)
    %967 = call @cumsum(%963) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %968 = stablehlo.multiply %967, %963 : tensor<512x2048x512xf32> loc(#at5)
    %969 = stablehlo.subtract %968, %963 : tensor<512x2048x512xf32> loc(#at5)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %970 = stablehlo.reduce(%958 init: %cst_208) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %971 = stablehlo.broadcast_in_dim %970, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %972 = stablehlo.broadcast_in_dim %971, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %973 = stablehlo.multiply %963, %972 : tensor<512x2048x512xf32> loc(#at5)
    %974 = stablehlo.add %969, %973 : tensor<512x2048x512xf32> loc(#at5)
    %975 = stablehlo.multiply %953, %958 : tensor<512x2048x512xf32> loc(#at5)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %976 = stablehlo.reduce(%975 init: %cst_209) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %977 = stablehlo.multiply %953, %963 : tensor<512x2048x512xf32> loc(#at5)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %978 = stablehlo.reduce(%977 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %979 = stablehlo.add %976, %978 : tensor<512x2048xf32> loc(#at5)
    %cst_211 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %981 = stablehlo.add %979, %980 : tensor<512x2048xf32> loc(#at5)
    %982 = stablehlo.divide %976, %981 : tensor<512x2048xf32> loc(#at5)
    %983 = stablehlo.multiply %981, %981 : tensor<512x2048xf32> loc(#at5)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %984 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %985 = stablehlo.divide %984, %983 : tensor<512x2048xf32> loc(#at5)
    %986 = stablehlo.broadcast_in_dim %982, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_213 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %988 = stablehlo.compare LT, %966, %987, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %989 = stablehlo.convert %988 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %990 = stablehlo.multiply %958, %989 : tensor<512x2048x512xf32> loc(#at5)
    %991 = stablehlo.broadcast_in_dim %990, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %992 = stablehlo.convert %966 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %993 = call @_one_hot_1(%992) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %994 = stablehlo.broadcast_in_dim %991, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %995 = stablehlo.multiply %994, %993 : tensor<512x2048x512x8xf32> loc(#at5)
    %996 = stablehlo.broadcast_in_dim %986, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %997 = stablehlo.multiply %996, %995 : tensor<512x2048x512x8xf32> loc(#at5)
    %998 = stablehlo.divide %978, %981 : tensor<512x2048xf32> loc(#at5)
    %999 = stablehlo.multiply %981, %981 : tensor<512x2048xf32> loc(#at5)
    %cst_214 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1000 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1001 = stablehlo.divide %1000, %999 : tensor<512x2048xf32> loc(#at5)
    %1002 = stablehlo.broadcast_in_dim %998, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_215 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1004 = stablehlo.compare LT, %974, %1003, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1005 = stablehlo.convert %1004 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %1006 = stablehlo.multiply %963, %1005 : tensor<512x2048x512xf32> loc(#at5)
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %1008 = stablehlo.convert %974 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %1009 = call @_one_hot_1(%1008) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1010 = stablehlo.broadcast_in_dim %1007, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1011 = stablehlo.multiply %1010, %1009 : tensor<512x2048x512x8xf32> loc(#at5)
    %1012 = stablehlo.broadcast_in_dim %1002, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1013 = stablehlo.multiply %1012, %1011 : tensor<512x2048x512x8xf32> loc(#at5)
    %1014 = stablehlo.add %997, %1013 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1015 = stablehlo.reduce(%958 init: %cst_216) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_217 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1017 = stablehlo.divide %1015, %1016 : tensor<512x512xf32> loc(#at5)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1018 = stablehlo.reduce(%953 init: %cst_218) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_219 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1020 = stablehlo.divide %1018, %1019 : tensor<512x512xf32> loc(#at5)
    %1021 = stablehlo.multiply %1017, %1020 : tensor<512x512xf32> loc(#at5)
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1022 = stablehlo.reduce(%1021 init: %cst_220) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_221 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1023 = stablehlo.divide %1022, %cst_221 : tensor<f32> loc(#at5)
    %cst_222 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1024 = stablehlo.multiply %1023, %cst_222 : tensor<f32> loc(#at5)
    %1025 = sdy.sharding_constraint %1014 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %1027 = stablehlo.compare GT, %1025, %1026, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %1028 = stablehlo.convert %1027 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %1029 = stablehlo.dot_general %926, %1028, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %1030 = stablehlo.transpose %1029, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %1031 = sdy.sharding_constraint %1030 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1032 = stablehlo.dot_general %1031, %717, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1033 = call @relu(%1032) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1035 = stablehlo.compare GT, %1032, %1034, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %cst_225 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1037 = stablehlo.dot_general %1033, %719, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %1038 = sdy.sharding_constraint %1037 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1039 = sdy.sharding_constraint %1038 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1040 = stablehlo.dot_general %1025, %1039, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %1041 = sdy.sharding_constraint %1040 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %1042 = stablehlo.reshape %1041 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %1043 = stablehlo.add %908, %1042 : tensor<1024x1024x1024xf32>
    %1044 = sdy.sharding_constraint %1043 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1045 = stablehlo.add %699, %1024 : tensor<f32>
    %1046 = stablehlo.slice %arg0 [3:4, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1047 = stablehlo.reshape %1046 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1048 = stablehlo.slice %arg1 [3:4, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1049 = stablehlo.reshape %1048 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1050 = stablehlo.slice %arg2 [3:4, 0:8192, 0:1024] : (tensor<6x8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %1051 = stablehlo.reshape %1050 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    %1052 = stablehlo.slice %arg3 [3:4, 0:1024, 0:8192] : (tensor<6x1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %1053 = stablehlo.reshape %1052 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    %1054 = stablehlo.slice %arg4 [3:4, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1055 = stablehlo.reshape %1054 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1056 = stablehlo.slice %arg5 [3:4, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %1057 = stablehlo.reshape %1056 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %1058 = stablehlo.slice %arg6 [3:4, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1059 = stablehlo.reshape %1058 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1060 = stablehlo.slice %arg7 [3:4, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1061 = stablehlo.reshape %1060 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1062 = stablehlo.slice %arg11 [3:4, 0:512, 0:1024, 0:8192] : (tensor<6x512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %1063 = stablehlo.reshape %1062 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    %1064 = stablehlo.slice %arg12 [3:4, 0:512, 0:8192, 0:1024] : (tensor<6x512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %1065 = stablehlo.reshape %1064 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    %1066 = stablehlo.slice %arg13 [3:4, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1067 = stablehlo.reshape %1066 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1068 = stablehlo.slice %arg14 [3:4, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1069 = stablehlo.reshape %1068 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1070 = stablehlo.slice %arg15 [3:4, 0:1024, 0:512] : (tensor<6x1024x512xf32>) -> tensor<1x1024x512xf32>
    %1071 = stablehlo.reshape %1070 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    %1072 = stablehlo.slice %arg16 [3:4, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1073 = stablehlo.reshape %1072 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1074 = stablehlo.slice %arg17 [3:4, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %1075 = stablehlo.reshape %1074 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %1076 = stablehlo.slice %arg18 [3:4, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1077 = stablehlo.reshape %1076 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1078 = stablehlo.slice %arg19 [3:4, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1079 = stablehlo.reshape %1078 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1080 = stablehlo.multiply %1044, %1044 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1081 = stablehlo.reduce(%1080 init: %cst_226) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1082 = stablehlo.broadcast_in_dim %1081, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_227 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1084 = stablehlo.divide %1082, %1083 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_228 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1086 = stablehlo.add %1084, %1085 : tensor<1024x1024x1xf32> loc(#at6)
    %1087 = stablehlo.rsqrt %1086 : tensor<1024x1024x1xf32> loc(#at6)
    %1088 = stablehlo.divide %1087, %1086 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_229 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1090 = stablehlo.multiply %1089, %1088 : tensor<1024x1024x1xf32> loc(#at6)
    %1091 = stablehlo.broadcast_in_dim %1087, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1092 = stablehlo.multiply %1044, %1091 : tensor<1024x1024x1024xf32> loc(#at6)
    %1093 = stablehlo.broadcast_in_dim %1047, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1094 = stablehlo.broadcast_in_dim %1093, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1095 = stablehlo.multiply %1092, %1094 : tensor<1024x1024x1024xf32> loc(#at6)
    %1096 = stablehlo.dot_general %1095, %1059, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1097 = stablehlo.dot_general %1095, %1055, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1098 = stablehlo.dot_general %1095, %1061, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1099 = stablehlo.dot_general %1096, %1097, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_230 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1101 = stablehlo.multiply %1099, %1100 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1102 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1103 = stablehlo.broadcast_in_dim %1102, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %1104 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %1106 = stablehlo.broadcast_in_dim %1103, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1107 = stablehlo.broadcast_in_dim %1105, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1108 = stablehlo.compare LT, %1106, %1107, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %1109 = stablehlo.convert %1108 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_231 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %1111 = stablehlo.multiply %1110, %1109 : tensor<1024x1024xf32> loc(#at0)
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1114 = stablehlo.subtract %1101, %1113 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_232 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %1115 = stablehlo.reduce(%1114 init: %cst_232) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1116 = stablehlo.reshape %1115 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1118 = stablehlo.compare EQ, %1114, %1117, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %1119 = stablehlo.convert %1118 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1120 = stablehlo.reduce(%1119 init: %cst_233) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_234 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1122 = stablehlo.maximum %1121, %1115 : tensor<1024x16x1024xf32> loc(#at0)
    %1123 = stablehlo.compare EQ, %1115, %1122, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_235 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1126 = stablehlo.select %1123, %1124, %1125 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_237 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1128 = stablehlo.compare EQ, %1127, %1122, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_238 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1129 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_239 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1131 = stablehlo.select %1128, %1129, %1130 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %1132 = stablehlo.divide %1126, %1131 : tensor<1024x16x1024xf32> loc(#at0)
    %1133 = stablehlo.broadcast_in_dim %1122, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1134 = stablehlo.broadcast_in_dim %1133, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1135 = stablehlo.subtract %1114, %1134 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1136 = stablehlo.exponential %1135 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1137 = stablehlo.reduce(%1136 init: %cst_240) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1138 = stablehlo.broadcast_in_dim %1137, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1140 = stablehlo.divide %1136, %1139 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1141 = stablehlo.multiply %1138, %1138 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_241 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %1142 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1143 = stablehlo.divide %1142, %1141 : tensor<1024x16x1024x1xf32> loc(#at0)
    %1144 = stablehlo.dot_general %1098, %1140, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %1145 = stablehlo.transpose %1144, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1146 = stablehlo.dot_general %1145, %1057, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %1147 = stablehlo.add %1044, %1146 : tensor<1024x1024x1024xf32>
    %1148 = sdy.sharding_constraint %1147 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1149 = stablehlo.multiply %1148, %1148 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1150 = stablehlo.reduce(%1149 init: %cst_242) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_243 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1153 = stablehlo.divide %1151, %1152 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_244 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1155 = stablehlo.add %1153, %1154 : tensor<1024x1024x1xf32> loc(#at6)
    %1156 = stablehlo.rsqrt %1155 : tensor<1024x1024x1xf32> loc(#at6)
    %1157 = stablehlo.divide %1156, %1155 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_245 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1159 = stablehlo.multiply %1158, %1157 : tensor<1024x1024x1xf32> loc(#at6)
    %1160 = stablehlo.broadcast_in_dim %1156, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1161 = stablehlo.multiply %1148, %1160 : tensor<1024x1024x1024xf32> loc(#at6)
    %1162 = stablehlo.broadcast_in_dim %1049, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1163 = stablehlo.broadcast_in_dim %1162, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1164 = stablehlo.multiply %1161, %1163 : tensor<1024x1024x1024xf32> loc(#at6)
    %1165 = stablehlo.dot_general %1164, %1053, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1166 = stablehlo.multiply %1165, %1165 : tensor<1024x1024x8192xf32> loc(#at2)
    %1167 = stablehlo.multiply %1166, %1165 : tensor<1024x1024x8192xf32> loc(#at2)
    %1168 = stablehlo.multiply %1165, %1165 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_246 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1169 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1170 = stablehlo.multiply %1169, %1168 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_247 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1171 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1172 = stablehlo.multiply %1171, %1167 : tensor<1024x1024x8192xf32> loc(#at2)
    %1173 = stablehlo.add %1165, %1172 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_248 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1175 = stablehlo.multiply %1174, %1173 : tensor<1024x1024x8192xf32> loc(#at2)
    %1176 = stablehlo.tanh %1175 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_249 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1177 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1178 = stablehlo.subtract %1177, %1176 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_250 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1180 = stablehlo.add %1179, %1176 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_251 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1182 = stablehlo.multiply %1181, %1180 : tensor<1024x1024x8192xf32> loc(#at2)
    %1183 = stablehlo.multiply %1165, %1182 : tensor<1024x1024x8192xf32> loc(#at2)
    %1184 = stablehlo.dot_general %1183, %1051, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %1185 = stablehlo.add %1148, %1184 : tensor<1024x1024x1024xf32>
    %1186 = sdy.sharding_constraint %1185 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1187 = stablehlo.multiply %1186, %1186 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_252 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1188 = stablehlo.reduce(%1187 init: %cst_252) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1189 = stablehlo.broadcast_in_dim %1188, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_253 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1190 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1191 = stablehlo.divide %1189, %1190 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_254 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1193 = stablehlo.add %1191, %1192 : tensor<1024x1024x1xf32> loc(#at6)
    %1194 = stablehlo.rsqrt %1193 : tensor<1024x1024x1xf32> loc(#at6)
    %1195 = stablehlo.divide %1194, %1193 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_255 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1197 = stablehlo.multiply %1196, %1195 : tensor<1024x1024x1xf32> loc(#at6)
    %1198 = stablehlo.broadcast_in_dim %1194, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1199 = stablehlo.multiply %1186, %1198 : tensor<1024x1024x1024xf32> loc(#at6)
    %1200 = stablehlo.broadcast_in_dim %1067, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1201 = stablehlo.broadcast_in_dim %1200, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1202 = stablehlo.multiply %1199, %1201 : tensor<1024x1024x1024xf32> loc(#at6)
    %1203 = stablehlo.dot_general %1202, %1077, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1204 = stablehlo.dot_general %1202, %1073, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1205 = stablehlo.dot_general %1202, %1079, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1206 = stablehlo.dot_general %1203, %1204, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_256 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %1207 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1208 = stablehlo.multiply %1206, %1207 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1209 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1210 = stablehlo.broadcast_in_dim %1209, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %1211 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %1213 = stablehlo.broadcast_in_dim %1210, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1214 = stablehlo.broadcast_in_dim %1212, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1215 = stablehlo.compare LT, %1213, %1214, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %1216 = stablehlo.convert %1215 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_257 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %1217 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %1218 = stablehlo.multiply %1217, %1216 : tensor<1024x1024xf32> loc(#at0)
    %1219 = stablehlo.broadcast_in_dim %1218, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %1220 = stablehlo.broadcast_in_dim %1219, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1221 = stablehlo.subtract %1208, %1220 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_258 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %1222 = stablehlo.reduce(%1221 init: %cst_258) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1223 = stablehlo.reshape %1222 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1224 = stablehlo.broadcast_in_dim %1223, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1225 = stablehlo.compare EQ, %1221, %1224, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %1226 = stablehlo.convert %1225 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_259 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1227 = stablehlo.reduce(%1226 init: %cst_259) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_260 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1229 = stablehlo.maximum %1228, %1222 : tensor<1024x16x1024xf32> loc(#at0)
    %1230 = stablehlo.compare EQ, %1222, %1229, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_261 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1233 = stablehlo.select %1230, %1231, %1232 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_263 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1235 = stablehlo.compare EQ, %1234, %1229, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_264 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_265 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1238 = stablehlo.select %1235, %1236, %1237 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %1239 = stablehlo.divide %1233, %1238 : tensor<1024x16x1024xf32> loc(#at0)
    %1240 = stablehlo.broadcast_in_dim %1229, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1242 = stablehlo.subtract %1221, %1241 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1243 = stablehlo.exponential %1242 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_266 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1244 = stablehlo.reduce(%1243 init: %cst_266) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1245 = stablehlo.broadcast_in_dim %1244, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1247 = stablehlo.divide %1243, %1246 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1248 = stablehlo.multiply %1245, %1245 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_267 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %1249 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1250 = stablehlo.divide %1249, %1248 : tensor<1024x16x1024x1xf32> loc(#at0)
    %1251 = stablehlo.dot_general %1205, %1247, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %1252 = stablehlo.transpose %1251, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1253 = stablehlo.dot_general %1252, %1075, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %1254 = stablehlo.add %1186, %1253 : tensor<1024x1024x1024xf32>
    %1255 = stablehlo.multiply %1254, %1254 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1256 = stablehlo.reduce(%1255 init: %cst_268) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1257 = stablehlo.broadcast_in_dim %1256, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_269 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1259 = stablehlo.divide %1257, %1258 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_270 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1261 = stablehlo.add %1259, %1260 : tensor<1024x1024x1xf32> loc(#at6)
    %1262 = stablehlo.rsqrt %1261 : tensor<1024x1024x1xf32> loc(#at6)
    %1263 = stablehlo.divide %1262, %1261 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_271 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1264 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1265 = stablehlo.multiply %1264, %1263 : tensor<1024x1024x1xf32> loc(#at6)
    %1266 = stablehlo.broadcast_in_dim %1262, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1267 = stablehlo.multiply %1254, %1266 : tensor<1024x1024x1024xf32> loc(#at6)
    %1268 = stablehlo.broadcast_in_dim %1069, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1269 = stablehlo.broadcast_in_dim %1268, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1270 = stablehlo.multiply %1267, %1269 : tensor<1024x1024x1024xf32> loc(#at6)
    %1271 = stablehlo.reshape %1270 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %1272 = sdy.sharding_constraint %1271 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %1273 = stablehlo.dot_general %1272, %1071, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_272 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %1274 = stablehlo.reduce(%1273 init: %cst_272) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1275 = stablehlo.reshape %1274 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1277 = stablehlo.compare EQ, %1273, %1276, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1278 = stablehlo.convert %1277 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_273 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1279 = stablehlo.reduce(%1278 init: %cst_273) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_274 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1281 = stablehlo.maximum %1280, %1274 : tensor<512x2048xf32> loc(#at5)
    %1282 = stablehlo.compare EQ, %1274, %1281, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_275 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_276 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1284 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1285 = stablehlo.select %1282, %1283, %1284 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %cst_277 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1286 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1287 = stablehlo.compare EQ, %1286, %1281, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_278 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_279 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1290 = stablehlo.select %1287, %1288, %1289 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %1291 = stablehlo.divide %1285, %1290 : tensor<512x2048xf32> loc(#at5)
    %1292 = stablehlo.broadcast_in_dim %1281, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1294 = stablehlo.subtract %1273, %1293 : tensor<512x2048x512xf32> loc(#at5)
    %1295 = stablehlo.exponential %1294 : tensor<512x2048x512xf32> loc(#at5)
    %cst_280 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1296 = stablehlo.reduce(%1295 init: %cst_280) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1297 = stablehlo.broadcast_in_dim %1296, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1298 = stablehlo.broadcast_in_dim %1297, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1299 = stablehlo.divide %1295, %1298 : tensor<512x2048x512xf32> loc(#at5)
    %1300 = stablehlo.multiply %1297, %1297 : tensor<512x2048x1xf32> loc(#at5)
    %cst_281 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1301 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1302 = stablehlo.divide %1301, %1300 : tensor<512x2048x1xf32> loc(#at5)
    %1303 = call @argmax(%1299) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %1304 = call @_one_hot(%1303) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_282 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1306 = stablehlo.subtract %1305, %1304 : tensor<512x2048x512xf32> loc(#at5)
    %1307 = stablehlo.multiply %1299, %1306 : tensor<512x2048x512xf32> loc(#at5)
    %1308 = call @argmax(%1307) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %1309 = call @_one_hot(%1308) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1310 = call @cumsum(%1304) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1311 = stablehlo.multiply %1310, %1304 : tensor<512x2048x512xf32> loc(#at5)
    %1312 = stablehlo.subtract %1311, %1304 : tensor<512x2048x512xf32> loc(#at5)
    %1313 = call @cumsum(%1309) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1314 = stablehlo.multiply %1313, %1309 : tensor<512x2048x512xf32> loc(#at5)
    %1315 = stablehlo.subtract %1314, %1309 : tensor<512x2048x512xf32> loc(#at5)
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1316 = stablehlo.reduce(%1304 init: %cst_283) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %1318 = stablehlo.broadcast_in_dim %1317, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1319 = stablehlo.multiply %1309, %1318 : tensor<512x2048x512xf32> loc(#at5)
    %1320 = stablehlo.add %1315, %1319 : tensor<512x2048x512xf32> loc(#at5)
    %1321 = stablehlo.multiply %1299, %1304 : tensor<512x2048x512xf32> loc(#at5)
    %cst_284 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1322 = stablehlo.reduce(%1321 init: %cst_284) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1323 = stablehlo.multiply %1299, %1309 : tensor<512x2048x512xf32> loc(#at5)
    %cst_285 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1324 = stablehlo.reduce(%1323 init: %cst_285) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1325 = stablehlo.add %1322, %1324 : tensor<512x2048xf32> loc(#at5)
    %cst_286 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1327 = stablehlo.add %1325, %1326 : tensor<512x2048xf32> loc(#at5)
    %1328 = stablehlo.divide %1322, %1327 : tensor<512x2048xf32> loc(#at5)
    %1329 = stablehlo.multiply %1327, %1327 : tensor<512x2048xf32> loc(#at5)
    %cst_287 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1330 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1331 = stablehlo.divide %1330, %1329 : tensor<512x2048xf32> loc(#at5)
    %1332 = stablehlo.broadcast_in_dim %1328, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_288 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1334 = stablehlo.compare LT, %1312, %1333, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1335 = stablehlo.convert %1334 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %1336 = stablehlo.multiply %1304, %1335 : tensor<512x2048x512xf32> loc(#at5)
    %1337 = stablehlo.broadcast_in_dim %1336, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %1338 = stablehlo.convert %1312 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %1339 = call @_one_hot_1(%1338) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1340 = stablehlo.broadcast_in_dim %1337, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1341 = stablehlo.multiply %1340, %1339 : tensor<512x2048x512x8xf32> loc(#at5)
    %1342 = stablehlo.broadcast_in_dim %1332, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1343 = stablehlo.multiply %1342, %1341 : tensor<512x2048x512x8xf32> loc(#at5)
    %1344 = stablehlo.divide %1324, %1327 : tensor<512x2048xf32> loc(#at5)
    %1345 = stablehlo.multiply %1327, %1327 : tensor<512x2048xf32> loc(#at5)
    %cst_289 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1346 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1347 = stablehlo.divide %1346, %1345 : tensor<512x2048xf32> loc(#at5)
    %1348 = stablehlo.broadcast_in_dim %1344, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_290 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1350 = stablehlo.compare LT, %1320, %1349, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1351 = stablehlo.convert %1350 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %1352 = stablehlo.multiply %1309, %1351 : tensor<512x2048x512xf32> loc(#at5)
    %1353 = stablehlo.broadcast_in_dim %1352, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %1354 = stablehlo.convert %1320 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %1355 = call @_one_hot_1(%1354) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1356 = stablehlo.broadcast_in_dim %1353, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1357 = stablehlo.multiply %1356, %1355 : tensor<512x2048x512x8xf32> loc(#at5)
    %1358 = stablehlo.broadcast_in_dim %1348, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1359 = stablehlo.multiply %1358, %1357 : tensor<512x2048x512x8xf32> loc(#at5)
    %1360 = stablehlo.add %1343, %1359 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1361 = stablehlo.reduce(%1304 init: %cst_291) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_292 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1362 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1363 = stablehlo.divide %1361, %1362 : tensor<512x512xf32> loc(#at5)
    %cst_293 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1364 = stablehlo.reduce(%1299 init: %cst_293) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_294 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1366 = stablehlo.divide %1364, %1365 : tensor<512x512xf32> loc(#at5)
    %1367 = stablehlo.multiply %1363, %1366 : tensor<512x512xf32> loc(#at5)
    %cst_295 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1368 = stablehlo.reduce(%1367 init: %cst_295) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_296 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1369 = stablehlo.divide %1368, %cst_296 : tensor<f32> loc(#at5)
    %cst_297 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1370 = stablehlo.multiply %1369, %cst_297 : tensor<f32> loc(#at5)
    %1371 = sdy.sharding_constraint %1360 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_298 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1372 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %1373 = stablehlo.compare GT, %1371, %1372, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %1374 = stablehlo.convert %1373 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %1375 = stablehlo.dot_general %1272, %1374, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %1376 = stablehlo.transpose %1375, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %1377 = sdy.sharding_constraint %1376 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1378 = stablehlo.dot_general %1377, %1063, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1379 = call @relu(%1378) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_299 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1381 = stablehlo.compare GT, %1378, %1380, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1383 = stablehlo.dot_general %1379, %1065, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %1384 = sdy.sharding_constraint %1383 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1385 = sdy.sharding_constraint %1384 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1386 = stablehlo.dot_general %1371, %1385, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %1387 = sdy.sharding_constraint %1386 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %1388 = stablehlo.reshape %1387 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %1389 = stablehlo.add %1254, %1388 : tensor<1024x1024x1024xf32>
    %1390 = sdy.sharding_constraint %1389 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1391 = stablehlo.add %1045, %1370 : tensor<f32>
    %1392 = stablehlo.slice %arg0 [4:5, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1393 = stablehlo.reshape %1392 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1394 = stablehlo.slice %arg1 [4:5, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1395 = stablehlo.reshape %1394 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1396 = stablehlo.slice %arg2 [4:5, 0:8192, 0:1024] : (tensor<6x8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %1397 = stablehlo.reshape %1396 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    %1398 = stablehlo.slice %arg3 [4:5, 0:1024, 0:8192] : (tensor<6x1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %1399 = stablehlo.reshape %1398 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    %1400 = stablehlo.slice %arg4 [4:5, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1401 = stablehlo.reshape %1400 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1402 = stablehlo.slice %arg5 [4:5, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %1403 = stablehlo.reshape %1402 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %1404 = stablehlo.slice %arg6 [4:5, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1405 = stablehlo.reshape %1404 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1406 = stablehlo.slice %arg7 [4:5, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1407 = stablehlo.reshape %1406 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1408 = stablehlo.slice %arg11 [4:5, 0:512, 0:1024, 0:8192] : (tensor<6x512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %1409 = stablehlo.reshape %1408 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    %1410 = stablehlo.slice %arg12 [4:5, 0:512, 0:8192, 0:1024] : (tensor<6x512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %1411 = stablehlo.reshape %1410 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    %1412 = stablehlo.slice %arg13 [4:5, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1413 = stablehlo.reshape %1412 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1414 = stablehlo.slice %arg14 [4:5, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1415 = stablehlo.reshape %1414 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1416 = stablehlo.slice %arg15 [4:5, 0:1024, 0:512] : (tensor<6x1024x512xf32>) -> tensor<1x1024x512xf32>
    %1417 = stablehlo.reshape %1416 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    %1418 = stablehlo.slice %arg16 [4:5, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1419 = stablehlo.reshape %1418 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1420 = stablehlo.slice %arg17 [4:5, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %1421 = stablehlo.reshape %1420 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %1422 = stablehlo.slice %arg18 [4:5, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1423 = stablehlo.reshape %1422 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1424 = stablehlo.slice %arg19 [4:5, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1425 = stablehlo.reshape %1424 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1426 = stablehlo.multiply %1390, %1390 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1427 = stablehlo.reduce(%1426 init: %cst_301) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1428 = stablehlo.broadcast_in_dim %1427, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_302 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1430 = stablehlo.divide %1428, %1429 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_303 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1431 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1432 = stablehlo.add %1430, %1431 : tensor<1024x1024x1xf32> loc(#at6)
    %1433 = stablehlo.rsqrt %1432 : tensor<1024x1024x1xf32> loc(#at6)
    %1434 = stablehlo.divide %1433, %1432 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_304 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1436 = stablehlo.multiply %1435, %1434 : tensor<1024x1024x1xf32> loc(#at6)
    %1437 = stablehlo.broadcast_in_dim %1433, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1438 = stablehlo.multiply %1390, %1437 : tensor<1024x1024x1024xf32> loc(#at6)
    %1439 = stablehlo.broadcast_in_dim %1393, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1440 = stablehlo.broadcast_in_dim %1439, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1441 = stablehlo.multiply %1438, %1440 : tensor<1024x1024x1024xf32> loc(#at6)
    %1442 = stablehlo.dot_general %1441, %1405, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1443 = stablehlo.dot_general %1441, %1401, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1444 = stablehlo.dot_general %1441, %1407, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1445 = stablehlo.dot_general %1442, %1443, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_305 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %1446 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1447 = stablehlo.multiply %1445, %1446 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1448 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1449 = stablehlo.broadcast_in_dim %1448, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %1450 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1451 = stablehlo.broadcast_in_dim %1450, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %1452 = stablehlo.broadcast_in_dim %1449, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1453 = stablehlo.broadcast_in_dim %1451, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1454 = stablehlo.compare LT, %1452, %1453, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %1455 = stablehlo.convert %1454 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_306 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %1456 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %1457 = stablehlo.multiply %1456, %1455 : tensor<1024x1024xf32> loc(#at0)
    %1458 = stablehlo.broadcast_in_dim %1457, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %1459 = stablehlo.broadcast_in_dim %1458, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1460 = stablehlo.subtract %1447, %1459 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_307 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %1461 = stablehlo.reduce(%1460 init: %cst_307) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1462 = stablehlo.reshape %1461 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1463 = stablehlo.broadcast_in_dim %1462, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1464 = stablehlo.compare EQ, %1460, %1463, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %1465 = stablehlo.convert %1464 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_308 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1466 = stablehlo.reduce(%1465 init: %cst_308) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_309 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1467 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1468 = stablehlo.maximum %1467, %1461 : tensor<1024x16x1024xf32> loc(#at0)
    %1469 = stablehlo.compare EQ, %1461, %1468, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_310 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1470 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_311 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1472 = stablehlo.select %1469, %1470, %1471 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_312 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1473 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1474 = stablehlo.compare EQ, %1473, %1468, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_313 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1475 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_314 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1477 = stablehlo.select %1474, %1475, %1476 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %1478 = stablehlo.divide %1472, %1477 : tensor<1024x16x1024xf32> loc(#at0)
    %1479 = stablehlo.broadcast_in_dim %1468, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1481 = stablehlo.subtract %1460, %1480 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1482 = stablehlo.exponential %1481 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1483 = stablehlo.reduce(%1482 init: %cst_315) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1484 = stablehlo.broadcast_in_dim %1483, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1485 = stablehlo.broadcast_in_dim %1484, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1486 = stablehlo.divide %1482, %1485 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1487 = stablehlo.multiply %1484, %1484 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_316 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %1488 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1489 = stablehlo.divide %1488, %1487 : tensor<1024x16x1024x1xf32> loc(#at0)
    %1490 = stablehlo.dot_general %1444, %1486, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %1491 = stablehlo.transpose %1490, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1492 = stablehlo.dot_general %1491, %1403, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %1493 = stablehlo.add %1390, %1492 : tensor<1024x1024x1024xf32>
    %1494 = sdy.sharding_constraint %1493 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1495 = stablehlo.multiply %1494, %1494 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_317 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1496 = stablehlo.reduce(%1495 init: %cst_317) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1497 = stablehlo.broadcast_in_dim %1496, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_318 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1499 = stablehlo.divide %1497, %1498 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_319 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1500 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1501 = stablehlo.add %1499, %1500 : tensor<1024x1024x1xf32> loc(#at6)
    %1502 = stablehlo.rsqrt %1501 : tensor<1024x1024x1xf32> loc(#at6)
    %1503 = stablehlo.divide %1502, %1501 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_320 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1505 = stablehlo.multiply %1504, %1503 : tensor<1024x1024x1xf32> loc(#at6)
    %1506 = stablehlo.broadcast_in_dim %1502, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1507 = stablehlo.multiply %1494, %1506 : tensor<1024x1024x1024xf32> loc(#at6)
    %1508 = stablehlo.broadcast_in_dim %1395, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1509 = stablehlo.broadcast_in_dim %1508, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1510 = stablehlo.multiply %1507, %1509 : tensor<1024x1024x1024xf32> loc(#at6)
    %1511 = stablehlo.dot_general %1510, %1399, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1512 = stablehlo.multiply %1511, %1511 : tensor<1024x1024x8192xf32> loc(#at2)
    %1513 = stablehlo.multiply %1512, %1511 : tensor<1024x1024x8192xf32> loc(#at2)
    %1514 = stablehlo.multiply %1511, %1511 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_321 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1515 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1516 = stablehlo.multiply %1515, %1514 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_322 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1517 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1518 = stablehlo.multiply %1517, %1513 : tensor<1024x1024x8192xf32> loc(#at2)
    %1519 = stablehlo.add %1511, %1518 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_323 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1521 = stablehlo.multiply %1520, %1519 : tensor<1024x1024x8192xf32> loc(#at2)
    %1522 = stablehlo.tanh %1521 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_324 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1523 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1524 = stablehlo.subtract %1523, %1522 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_325 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1525 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1526 = stablehlo.add %1525, %1522 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_326 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1527 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1528 = stablehlo.multiply %1527, %1526 : tensor<1024x1024x8192xf32> loc(#at2)
    %1529 = stablehlo.multiply %1511, %1528 : tensor<1024x1024x8192xf32> loc(#at2)
    %1530 = stablehlo.dot_general %1529, %1397, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %1531 = stablehlo.add %1494, %1530 : tensor<1024x1024x1024xf32>
    %1532 = sdy.sharding_constraint %1531 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1533 = stablehlo.multiply %1532, %1532 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1534 = stablehlo.reduce(%1533 init: %cst_327) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1535 = stablehlo.broadcast_in_dim %1534, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_328 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1536 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1537 = stablehlo.divide %1535, %1536 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_329 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1538 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1539 = stablehlo.add %1537, %1538 : tensor<1024x1024x1xf32> loc(#at6)
    %1540 = stablehlo.rsqrt %1539 : tensor<1024x1024x1xf32> loc(#at6)
    %1541 = stablehlo.divide %1540, %1539 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_330 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1543 = stablehlo.multiply %1542, %1541 : tensor<1024x1024x1xf32> loc(#at6)
    %1544 = stablehlo.broadcast_in_dim %1540, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1545 = stablehlo.multiply %1532, %1544 : tensor<1024x1024x1024xf32> loc(#at6)
    %1546 = stablehlo.broadcast_in_dim %1413, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1547 = stablehlo.broadcast_in_dim %1546, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1548 = stablehlo.multiply %1545, %1547 : tensor<1024x1024x1024xf32> loc(#at6)
    %1549 = stablehlo.dot_general %1548, %1423, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1550 = stablehlo.dot_general %1548, %1419, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1551 = stablehlo.dot_general %1548, %1425, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1552 = stablehlo.dot_general %1549, %1550, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_331 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1554 = stablehlo.multiply %1552, %1553 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1555 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1556 = stablehlo.broadcast_in_dim %1555, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %1557 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1558 = stablehlo.broadcast_in_dim %1557, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %1559 = stablehlo.broadcast_in_dim %1556, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1560 = stablehlo.broadcast_in_dim %1558, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1561 = stablehlo.compare LT, %1559, %1560, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %1562 = stablehlo.convert %1561 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_332 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %1563 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %1564 = stablehlo.multiply %1563, %1562 : tensor<1024x1024xf32> loc(#at0)
    %1565 = stablehlo.broadcast_in_dim %1564, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %1566 = stablehlo.broadcast_in_dim %1565, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1567 = stablehlo.subtract %1554, %1566 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_333 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %1568 = stablehlo.reduce(%1567 init: %cst_333) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1569 = stablehlo.reshape %1568 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1570 = stablehlo.broadcast_in_dim %1569, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1571 = stablehlo.compare EQ, %1567, %1570, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %1572 = stablehlo.convert %1571 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1573 = stablehlo.reduce(%1572 init: %cst_334) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_335 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1575 = stablehlo.maximum %1574, %1568 : tensor<1024x16x1024xf32> loc(#at0)
    %1576 = stablehlo.compare EQ, %1568, %1575, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_336 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1577 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_337 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1578 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1579 = stablehlo.select %1576, %1577, %1578 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_338 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1580 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1581 = stablehlo.compare EQ, %1580, %1575, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_339 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1582 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1584 = stablehlo.select %1581, %1582, %1583 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %1585 = stablehlo.divide %1579, %1584 : tensor<1024x16x1024xf32> loc(#at0)
    %1586 = stablehlo.broadcast_in_dim %1575, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1587 = stablehlo.broadcast_in_dim %1586, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1588 = stablehlo.subtract %1567, %1587 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1589 = stablehlo.exponential %1588 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1590 = stablehlo.reduce(%1589 init: %cst_341) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1591 = stablehlo.broadcast_in_dim %1590, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1592 = stablehlo.broadcast_in_dim %1591, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1593 = stablehlo.divide %1589, %1592 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1594 = stablehlo.multiply %1591, %1591 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_342 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %1595 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1596 = stablehlo.divide %1595, %1594 : tensor<1024x16x1024x1xf32> loc(#at0)
    %1597 = stablehlo.dot_general %1551, %1593, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %1598 = stablehlo.transpose %1597, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1599 = stablehlo.dot_general %1598, %1421, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %1600 = stablehlo.add %1532, %1599 : tensor<1024x1024x1024xf32>
    %1601 = stablehlo.multiply %1600, %1600 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_343 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1602 = stablehlo.reduce(%1601 init: %cst_343) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1603 = stablehlo.broadcast_in_dim %1602, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_344 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1604 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1605 = stablehlo.divide %1603, %1604 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_345 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1607 = stablehlo.add %1605, %1606 : tensor<1024x1024x1xf32> loc(#at6)
    %1608 = stablehlo.rsqrt %1607 : tensor<1024x1024x1xf32> loc(#at6)
    %1609 = stablehlo.divide %1608, %1607 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_346 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1610 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1611 = stablehlo.multiply %1610, %1609 : tensor<1024x1024x1xf32> loc(#at6)
    %1612 = stablehlo.broadcast_in_dim %1608, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1613 = stablehlo.multiply %1600, %1612 : tensor<1024x1024x1024xf32> loc(#at6)
    %1614 = stablehlo.broadcast_in_dim %1415, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1615 = stablehlo.broadcast_in_dim %1614, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1616 = stablehlo.multiply %1613, %1615 : tensor<1024x1024x1024xf32> loc(#at6)
    %1617 = stablehlo.reshape %1616 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %1618 = sdy.sharding_constraint %1617 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %1619 = stablehlo.dot_general %1618, %1417, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_347 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %1620 = stablehlo.reduce(%1619 init: %cst_347) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1621 = stablehlo.reshape %1620 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1622 = stablehlo.broadcast_in_dim %1621, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1623 = stablehlo.compare EQ, %1619, %1622, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1624 = stablehlo.convert %1623 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1625 = stablehlo.reduce(%1624 init: %cst_348) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_349 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1626 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1627 = stablehlo.maximum %1626, %1620 : tensor<512x2048xf32> loc(#at5)
    %1628 = stablehlo.compare EQ, %1620, %1627, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_351 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1631 = stablehlo.select %1628, %1629, %1630 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %cst_352 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1633 = stablehlo.compare EQ, %1632, %1627, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_353 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_354 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1635 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1636 = stablehlo.select %1633, %1634, %1635 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %1637 = stablehlo.divide %1631, %1636 : tensor<512x2048xf32> loc(#at5)
    %1638 = stablehlo.broadcast_in_dim %1627, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1639 = stablehlo.broadcast_in_dim %1638, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1640 = stablehlo.subtract %1619, %1639 : tensor<512x2048x512xf32> loc(#at5)
    %1641 = stablehlo.exponential %1640 : tensor<512x2048x512xf32> loc(#at5)
    %cst_355 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1642 = stablehlo.reduce(%1641 init: %cst_355) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1643 = stablehlo.broadcast_in_dim %1642, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1644 = stablehlo.broadcast_in_dim %1643, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1645 = stablehlo.divide %1641, %1644 : tensor<512x2048x512xf32> loc(#at5)
    %1646 = stablehlo.multiply %1643, %1643 : tensor<512x2048x1xf32> loc(#at5)
    %cst_356 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1647 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1648 = stablehlo.divide %1647, %1646 : tensor<512x2048x1xf32> loc(#at5)
    %1649 = call @argmax(%1645) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %1650 = call @_one_hot(%1649) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_357 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1651 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1652 = stablehlo.subtract %1651, %1650 : tensor<512x2048x512xf32> loc(#at5)
    %1653 = stablehlo.multiply %1645, %1652 : tensor<512x2048x512xf32> loc(#at5)
    %1654 = call @argmax(%1653) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %1655 = call @_one_hot(%1654) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1656 = call @cumsum(%1650) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1657 = stablehlo.multiply %1656, %1650 : tensor<512x2048x512xf32> loc(#at5)
    %1658 = stablehlo.subtract %1657, %1650 : tensor<512x2048x512xf32> loc(#at5)
    %1659 = call @cumsum(%1655) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1660 = stablehlo.multiply %1659, %1655 : tensor<512x2048x512xf32> loc(#at5)
    %1661 = stablehlo.subtract %1660, %1655 : tensor<512x2048x512xf32> loc(#at5)
    %cst_358 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1662 = stablehlo.reduce(%1650 init: %cst_358) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1663 = stablehlo.broadcast_in_dim %1662, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %1664 = stablehlo.broadcast_in_dim %1663, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1665 = stablehlo.multiply %1655, %1664 : tensor<512x2048x512xf32> loc(#at5)
    %1666 = stablehlo.add %1661, %1665 : tensor<512x2048x512xf32> loc(#at5)
    %1667 = stablehlo.multiply %1645, %1650 : tensor<512x2048x512xf32> loc(#at5)
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1668 = stablehlo.reduce(%1667 init: %cst_359) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1669 = stablehlo.multiply %1645, %1655 : tensor<512x2048x512xf32> loc(#at5)
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1670 = stablehlo.reduce(%1669 init: %cst_360) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1671 = stablehlo.add %1668, %1670 : tensor<512x2048xf32> loc(#at5)
    %cst_361 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %1672 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1673 = stablehlo.add %1671, %1672 : tensor<512x2048xf32> loc(#at5)
    %1674 = stablehlo.divide %1668, %1673 : tensor<512x2048xf32> loc(#at5)
    %1675 = stablehlo.multiply %1673, %1673 : tensor<512x2048xf32> loc(#at5)
    %cst_362 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1676 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1677 = stablehlo.divide %1676, %1675 : tensor<512x2048xf32> loc(#at5)
    %1678 = stablehlo.broadcast_in_dim %1674, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_363 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1679 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1680 = stablehlo.compare LT, %1658, %1679, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1681 = stablehlo.convert %1680 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %1682 = stablehlo.multiply %1650, %1681 : tensor<512x2048x512xf32> loc(#at5)
    %1683 = stablehlo.broadcast_in_dim %1682, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %1684 = stablehlo.convert %1658 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %1685 = call @_one_hot_1(%1684) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1686 = stablehlo.broadcast_in_dim %1683, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1687 = stablehlo.multiply %1686, %1685 : tensor<512x2048x512x8xf32> loc(#at5)
    %1688 = stablehlo.broadcast_in_dim %1678, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1689 = stablehlo.multiply %1688, %1687 : tensor<512x2048x512x8xf32> loc(#at5)
    %1690 = stablehlo.divide %1670, %1673 : tensor<512x2048xf32> loc(#at5)
    %1691 = stablehlo.multiply %1673, %1673 : tensor<512x2048xf32> loc(#at5)
    %cst_364 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1692 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1693 = stablehlo.divide %1692, %1691 : tensor<512x2048xf32> loc(#at5)
    %1694 = stablehlo.broadcast_in_dim %1690, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_365 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1696 = stablehlo.compare LT, %1666, %1695, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1697 = stablehlo.convert %1696 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %1698 = stablehlo.multiply %1655, %1697 : tensor<512x2048x512xf32> loc(#at5)
    %1699 = stablehlo.broadcast_in_dim %1698, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %1700 = stablehlo.convert %1666 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %1701 = call @_one_hot_1(%1700) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1702 = stablehlo.broadcast_in_dim %1699, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1703 = stablehlo.multiply %1702, %1701 : tensor<512x2048x512x8xf32> loc(#at5)
    %1704 = stablehlo.broadcast_in_dim %1694, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %1705 = stablehlo.multiply %1704, %1703 : tensor<512x2048x512x8xf32> loc(#at5)
    %1706 = stablehlo.add %1689, %1705 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1707 = stablehlo.reduce(%1650 init: %cst_366) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_367 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1708 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1709 = stablehlo.divide %1707, %1708 : tensor<512x512xf32> loc(#at5)
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1710 = stablehlo.reduce(%1645 init: %cst_368) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_369 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1711 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %1712 = stablehlo.divide %1710, %1711 : tensor<512x512xf32> loc(#at5)
    %1713 = stablehlo.multiply %1709, %1712 : tensor<512x512xf32> loc(#at5)
    %cst_370 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1714 = stablehlo.reduce(%1713 init: %cst_370) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_371 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1715 = stablehlo.divide %1714, %cst_371 : tensor<f32> loc(#at5)
    %cst_372 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %1716 = stablehlo.multiply %1715, %cst_372 : tensor<f32> loc(#at5)
    %1717 = sdy.sharding_constraint %1706 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_373 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %1719 = stablehlo.compare GT, %1717, %1718, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %1720 = stablehlo.convert %1719 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %1721 = stablehlo.dot_general %1618, %1720, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %1722 = stablehlo.transpose %1721, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %1723 = sdy.sharding_constraint %1722 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1724 = stablehlo.dot_general %1723, %1409, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1725 = call @relu(%1724) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_374 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1726 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1727 = stablehlo.compare GT, %1724, %1726, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1728 = stablehlo.broadcast_in_dim %cst_375, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %1729 = stablehlo.dot_general %1725, %1411, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %1730 = sdy.sharding_constraint %1729 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1731 = sdy.sharding_constraint %1730 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %1732 = stablehlo.dot_general %1717, %1731, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %1733 = sdy.sharding_constraint %1732 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %1734 = stablehlo.reshape %1733 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %1735 = stablehlo.add %1600, %1734 : tensor<1024x1024x1024xf32>
    %1736 = sdy.sharding_constraint %1735 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1737 = stablehlo.add %1391, %1716 : tensor<f32>
    %1738 = stablehlo.slice %arg0 [5:6, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1739 = stablehlo.reshape %1738 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1740 = stablehlo.slice %arg1 [5:6, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1741 = stablehlo.reshape %1740 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1742 = stablehlo.slice %arg2 [5:6, 0:8192, 0:1024] : (tensor<6x8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %1743 = stablehlo.reshape %1742 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    %1744 = stablehlo.slice %arg3 [5:6, 0:1024, 0:8192] : (tensor<6x1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %1745 = stablehlo.reshape %1744 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    %1746 = stablehlo.slice %arg4 [5:6, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1747 = stablehlo.reshape %1746 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1748 = stablehlo.slice %arg5 [5:6, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %1749 = stablehlo.reshape %1748 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %1750 = stablehlo.slice %arg6 [5:6, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1751 = stablehlo.reshape %1750 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1752 = stablehlo.slice %arg7 [5:6, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1753 = stablehlo.reshape %1752 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1754 = stablehlo.slice %arg11 [5:6, 0:512, 0:1024, 0:8192] : (tensor<6x512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %1755 = stablehlo.reshape %1754 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    %1756 = stablehlo.slice %arg12 [5:6, 0:512, 0:8192, 0:1024] : (tensor<6x512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %1757 = stablehlo.reshape %1756 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    %1758 = stablehlo.slice %arg13 [5:6, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1759 = stablehlo.reshape %1758 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1760 = stablehlo.slice %arg14 [5:6, 0:1024] : (tensor<6x1024xf32>) -> tensor<1x1024xf32>
    %1761 = stablehlo.reshape %1760 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    %1762 = stablehlo.slice %arg15 [5:6, 0:1024, 0:512] : (tensor<6x1024x512xf32>) -> tensor<1x1024x512xf32>
    %1763 = stablehlo.reshape %1762 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    %1764 = stablehlo.slice %arg16 [5:6, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1765 = stablehlo.reshape %1764 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1766 = stablehlo.slice %arg17 [5:6, 0:16, 0:128, 0:1024] : (tensor<6x16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %1767 = stablehlo.reshape %1766 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    %1768 = stablehlo.slice %arg18 [5:6, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1769 = stablehlo.reshape %1768 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1770 = stablehlo.slice %arg19 [5:6, 0:1024, 0:16, 0:128] : (tensor<6x1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %1771 = stablehlo.reshape %1770 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    %1772 = stablehlo.multiply %1736, %1736 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_376 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1773 = stablehlo.reduce(%1772 init: %cst_376) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1774 = stablehlo.broadcast_in_dim %1773, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_377 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1775 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1776 = stablehlo.divide %1774, %1775 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_378 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1777 = stablehlo.broadcast_in_dim %cst_378, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1778 = stablehlo.add %1776, %1777 : tensor<1024x1024x1xf32> loc(#at6)
    %1779 = stablehlo.rsqrt %1778 : tensor<1024x1024x1xf32> loc(#at6)
    %1780 = stablehlo.divide %1779, %1778 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_379 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1782 = stablehlo.multiply %1781, %1780 : tensor<1024x1024x1xf32> loc(#at6)
    %1783 = stablehlo.broadcast_in_dim %1779, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1784 = stablehlo.multiply %1736, %1783 : tensor<1024x1024x1024xf32> loc(#at6)
    %1785 = stablehlo.broadcast_in_dim %1739, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1786 = stablehlo.broadcast_in_dim %1785, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1787 = stablehlo.multiply %1784, %1786 : tensor<1024x1024x1024xf32> loc(#at6)
    %1788 = stablehlo.dot_general %1787, %1751, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1789 = stablehlo.dot_general %1787, %1747, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1790 = stablehlo.dot_general %1787, %1753, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1791 = stablehlo.dot_general %1788, %1789, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_380 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %cst_380, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1793 = stablehlo.multiply %1791, %1792 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1794 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1795 = stablehlo.broadcast_in_dim %1794, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %1796 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1797 = stablehlo.broadcast_in_dim %1796, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %1798 = stablehlo.broadcast_in_dim %1795, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1799 = stablehlo.broadcast_in_dim %1797, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1800 = stablehlo.compare LT, %1798, %1799, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %1801 = stablehlo.convert %1800 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_381 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %1803 = stablehlo.multiply %1802, %1801 : tensor<1024x1024xf32> loc(#at0)
    %1804 = stablehlo.broadcast_in_dim %1803, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %1805 = stablehlo.broadcast_in_dim %1804, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1806 = stablehlo.subtract %1793, %1805 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_382 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %1807 = stablehlo.reduce(%1806 init: %cst_382) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1808 = stablehlo.reshape %1807 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1809 = stablehlo.broadcast_in_dim %1808, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1810 = stablehlo.compare EQ, %1806, %1809, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %1811 = stablehlo.convert %1810 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_383 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1812 = stablehlo.reduce(%1811 init: %cst_383) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_384 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1813 = stablehlo.broadcast_in_dim %cst_384, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1814 = stablehlo.maximum %1813, %1807 : tensor<1024x16x1024xf32> loc(#at0)
    %1815 = stablehlo.compare EQ, %1807, %1814, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_385 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1816 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_386 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1818 = stablehlo.select %1815, %1816, %1817 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_387 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1819 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1820 = stablehlo.compare EQ, %1819, %1814, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_388 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1821 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_389 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1822 = stablehlo.broadcast_in_dim %cst_389, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1823 = stablehlo.select %1820, %1821, %1822 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %1824 = stablehlo.divide %1818, %1823 : tensor<1024x16x1024xf32> loc(#at0)
    %1825 = stablehlo.broadcast_in_dim %1814, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1827 = stablehlo.subtract %1806, %1826 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1828 = stablehlo.exponential %1827 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_390 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1829 = stablehlo.reduce(%1828 init: %cst_390) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1830 = stablehlo.broadcast_in_dim %1829, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1831 = stablehlo.broadcast_in_dim %1830, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1832 = stablehlo.divide %1828, %1831 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1833 = stablehlo.multiply %1830, %1830 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_391 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %1834 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1835 = stablehlo.divide %1834, %1833 : tensor<1024x16x1024x1xf32> loc(#at0)
    %1836 = stablehlo.dot_general %1790, %1832, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %1837 = stablehlo.transpose %1836, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1838 = stablehlo.dot_general %1837, %1749, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %1839 = stablehlo.add %1736, %1838 : tensor<1024x1024x1024xf32>
    %1840 = sdy.sharding_constraint %1839 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1841 = stablehlo.multiply %1840, %1840 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_392 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1842 = stablehlo.reduce(%1841 init: %cst_392) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1843 = stablehlo.broadcast_in_dim %1842, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_393 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %cst_393, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1845 = stablehlo.divide %1843, %1844 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_394 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1847 = stablehlo.add %1845, %1846 : tensor<1024x1024x1xf32> loc(#at6)
    %1848 = stablehlo.rsqrt %1847 : tensor<1024x1024x1xf32> loc(#at6)
    %1849 = stablehlo.divide %1848, %1847 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_395 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1851 = stablehlo.multiply %1850, %1849 : tensor<1024x1024x1xf32> loc(#at6)
    %1852 = stablehlo.broadcast_in_dim %1848, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1853 = stablehlo.multiply %1840, %1852 : tensor<1024x1024x1024xf32> loc(#at6)
    %1854 = stablehlo.broadcast_in_dim %1741, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1855 = stablehlo.broadcast_in_dim %1854, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1856 = stablehlo.multiply %1853, %1855 : tensor<1024x1024x1024xf32> loc(#at6)
    %1857 = stablehlo.dot_general %1856, %1745, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1858 = stablehlo.multiply %1857, %1857 : tensor<1024x1024x8192xf32> loc(#at2)
    %1859 = stablehlo.multiply %1858, %1857 : tensor<1024x1024x8192xf32> loc(#at2)
    %1860 = stablehlo.multiply %1857, %1857 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_396 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1861 = stablehlo.broadcast_in_dim %cst_396, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1862 = stablehlo.multiply %1861, %1860 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_397 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %1863 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1864 = stablehlo.multiply %1863, %1859 : tensor<1024x1024x8192xf32> loc(#at2)
    %1865 = stablehlo.add %1857, %1864 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_398 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %1866 = stablehlo.broadcast_in_dim %cst_398, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1867 = stablehlo.multiply %1866, %1865 : tensor<1024x1024x8192xf32> loc(#at2)
    %1868 = stablehlo.tanh %1867 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_399 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1869 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1870 = stablehlo.subtract %1869, %1868 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_400 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1871 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1872 = stablehlo.add %1871, %1868 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_401 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %1873 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %1874 = stablehlo.multiply %1873, %1872 : tensor<1024x1024x8192xf32> loc(#at2)
    %1875 = stablehlo.multiply %1857, %1874 : tensor<1024x1024x8192xf32> loc(#at2)
    %1876 = stablehlo.dot_general %1875, %1743, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %1877 = stablehlo.add %1840, %1876 : tensor<1024x1024x1024xf32>
    %1878 = sdy.sharding_constraint %1877 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1879 = stablehlo.multiply %1878, %1878 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1880 = stablehlo.reduce(%1879 init: %cst_402) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1881 = stablehlo.broadcast_in_dim %1880, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_403 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1882 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1883 = stablehlo.divide %1881, %1882 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_404 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1884 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1885 = stablehlo.add %1883, %1884 : tensor<1024x1024x1xf32> loc(#at6)
    %1886 = stablehlo.rsqrt %1885 : tensor<1024x1024x1xf32> loc(#at6)
    %1887 = stablehlo.divide %1886, %1885 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_405 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1888 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1889 = stablehlo.multiply %1888, %1887 : tensor<1024x1024x1xf32> loc(#at6)
    %1890 = stablehlo.broadcast_in_dim %1886, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1891 = stablehlo.multiply %1878, %1890 : tensor<1024x1024x1024xf32> loc(#at6)
    %1892 = stablehlo.broadcast_in_dim %1759, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1893 = stablehlo.broadcast_in_dim %1892, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1894 = stablehlo.multiply %1891, %1893 : tensor<1024x1024x1024xf32> loc(#at6)
    %1895 = stablehlo.dot_general %1894, %1769, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1896 = stablehlo.dot_general %1894, %1765, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1897 = stablehlo.dot_general %1894, %1771, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1898 = stablehlo.dot_general %1895, %1896, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_406 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %1899 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1900 = stablehlo.multiply %1898, %1899 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1901 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1902 = stablehlo.broadcast_in_dim %1901, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %1903 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1904 = stablehlo.broadcast_in_dim %1903, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %1905 = stablehlo.broadcast_in_dim %1902, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1906 = stablehlo.broadcast_in_dim %1904, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %1907 = stablehlo.compare LT, %1905, %1906, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %1908 = stablehlo.convert %1907 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_407 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %1909 = stablehlo.broadcast_in_dim %cst_407, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %1910 = stablehlo.multiply %1909, %1908 : tensor<1024x1024xf32> loc(#at0)
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %1912 = stablehlo.broadcast_in_dim %1911, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1913 = stablehlo.subtract %1900, %1912 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_408 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %1914 = stablehlo.reduce(%1913 init: %cst_408) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1915 = stablehlo.reshape %1914 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1916 = stablehlo.broadcast_in_dim %1915, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1917 = stablehlo.compare EQ, %1913, %1916, FLOAT : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xi1> loc(#at0)
    %1918 = stablehlo.convert %1917 : (tensor<1024x16x1024x1024xi1>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_409 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1919 = stablehlo.reduce(%1918 init: %cst_409) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_410 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1920 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1921 = stablehlo.maximum %1920, %1914 : tensor<1024x16x1024xf32> loc(#at0)
    %1922 = stablehlo.compare EQ, %1914, %1921, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_411 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1923 = stablehlo.broadcast_in_dim %cst_411, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_412 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1924 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1925 = stablehlo.select %1922, %1923, %1924 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %cst_413 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1926 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1927 = stablehlo.compare EQ, %1926, %1921, FLOAT : (tensor<1024x16x1024xf32>, tensor<1024x16x1024xf32>) -> tensor<1024x16x1024xi1> loc(#at0)
    %cst_414 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1928 = stablehlo.broadcast_in_dim %cst_414, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_415 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1929 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1930 = stablehlo.select %1927, %1928, %1929 : tensor<1024x16x1024xi1>, tensor<1024x16x1024xf32> loc(#at0)
    %1931 = stablehlo.divide %1925, %1930 : tensor<1024x16x1024xf32> loc(#at0)
    %1932 = stablehlo.broadcast_in_dim %1921, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1933 = stablehlo.broadcast_in_dim %1932, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1934 = stablehlo.subtract %1913, %1933 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1935 = stablehlo.exponential %1934 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %1936 = stablehlo.reduce(%1935 init: %cst_416) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %1937 = stablehlo.broadcast_in_dim %1936, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1938 = stablehlo.broadcast_in_dim %1937, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %1939 = stablehlo.divide %1935, %1938 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %1940 = stablehlo.multiply %1937, %1937 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_417 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %1941 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %1942 = stablehlo.divide %1941, %1940 : tensor<1024x16x1024x1xf32> loc(#at0)
    %1943 = stablehlo.dot_general %1897, %1939, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %1944 = stablehlo.transpose %1943, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %1945 = stablehlo.dot_general %1944, %1767, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %1946 = stablehlo.add %1878, %1945 : tensor<1024x1024x1024xf32>
    %1947 = stablehlo.multiply %1946, %1946 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_418 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1948 = stablehlo.reduce(%1947 init: %cst_418) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %1949 = stablehlo.broadcast_in_dim %1948, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_419 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1950 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1951 = stablehlo.divide %1949, %1950 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_420 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1952 = stablehlo.broadcast_in_dim %cst_420, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1953 = stablehlo.add %1951, %1952 : tensor<1024x1024x1xf32> loc(#at6)
    %1954 = stablehlo.rsqrt %1953 : tensor<1024x1024x1xf32> loc(#at6)
    %1955 = stablehlo.divide %1954, %1953 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_421 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %1956 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %1957 = stablehlo.multiply %1956, %1955 : tensor<1024x1024x1xf32> loc(#at6)
    %1958 = stablehlo.broadcast_in_dim %1954, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1959 = stablehlo.multiply %1946, %1958 : tensor<1024x1024x1024xf32> loc(#at6)
    %1960 = stablehlo.broadcast_in_dim %1761, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %1961 = stablehlo.broadcast_in_dim %1960, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %1962 = stablehlo.multiply %1959, %1961 : tensor<1024x1024x1024xf32> loc(#at6)
    %1963 = stablehlo.reshape %1962 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %1964 = sdy.sharding_constraint %1963 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %1965 = stablehlo.dot_general %1964, %1763, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_422 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %1966 = stablehlo.reduce(%1965 init: %cst_422) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1967 = stablehlo.reshape %1966 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1968 = stablehlo.broadcast_in_dim %1967, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1969 = stablehlo.compare EQ, %1965, %1968, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %1970 = stablehlo.convert %1969 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_423 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1971 = stablehlo.reduce(%1970 init: %cst_423) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_424 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1972 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1973 = stablehlo.maximum %1972, %1966 : tensor<512x2048xf32> loc(#at5)
    %1974 = stablehlo.compare EQ, %1966, %1973, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_425 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1975 = stablehlo.broadcast_in_dim %cst_425, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_426 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1976 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1977 = stablehlo.select %1974, %1975, %1976 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %cst_427 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1978 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1979 = stablehlo.compare EQ, %1978, %1973, FLOAT : (tensor<512x2048xf32>, tensor<512x2048xf32>) -> tensor<512x2048xi1> loc(#at5)
    %cst_428 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1980 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_429 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1981 = stablehlo.broadcast_in_dim %cst_429, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1982 = stablehlo.select %1979, %1980, %1981 : tensor<512x2048xi1>, tensor<512x2048xf32> loc(#at5)
    %1983 = stablehlo.divide %1977, %1982 : tensor<512x2048xf32> loc(#at5)
    %1984 = stablehlo.broadcast_in_dim %1973, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1985 = stablehlo.broadcast_in_dim %1984, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1986 = stablehlo.subtract %1965, %1985 : tensor<512x2048x512xf32> loc(#at5)
    %1987 = stablehlo.exponential %1986 : tensor<512x2048x512xf32> loc(#at5)
    %cst_430 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1988 = stablehlo.reduce(%1987 init: %cst_430) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %1989 = stablehlo.broadcast_in_dim %1988, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1990 = stablehlo.broadcast_in_dim %1989, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1991 = stablehlo.divide %1987, %1990 : tensor<512x2048x512xf32> loc(#at5)
    %1992 = stablehlo.multiply %1989, %1989 : tensor<512x2048x1xf32> loc(#at5)
    %cst_431 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %1993 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %1994 = stablehlo.divide %1993, %1992 : tensor<512x2048x1xf32> loc(#at5)
    %1995 = call @argmax(%1991) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %1996 = call @_one_hot(%1995) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_432 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1997 = stablehlo.broadcast_in_dim %cst_432, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %1998 = stablehlo.subtract %1997, %1996 : tensor<512x2048x512xf32> loc(#at5)
    %1999 = stablehlo.multiply %1991, %1998 : tensor<512x2048x512xf32> loc(#at5)
    %2000 = call @argmax(%1999) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %2001 = call @_one_hot(%2000) : (tensor<512x2048xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2002 = call @cumsum(%1996) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2003 = stablehlo.multiply %2002, %1996 : tensor<512x2048x512xf32> loc(#at5)
    %2004 = stablehlo.subtract %2003, %1996 : tensor<512x2048x512xf32> loc(#at5)
    %2005 = call @cumsum(%2001) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2006 = stablehlo.multiply %2005, %2001 : tensor<512x2048x512xf32> loc(#at5)
    %2007 = stablehlo.subtract %2006, %2001 : tensor<512x2048x512xf32> loc(#at5)
    %cst_433 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2008 = stablehlo.reduce(%1996 init: %cst_433) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %2010 = stablehlo.broadcast_in_dim %2009, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2011 = stablehlo.multiply %2001, %2010 : tensor<512x2048x512xf32> loc(#at5)
    %2012 = stablehlo.add %2007, %2011 : tensor<512x2048x512xf32> loc(#at5)
    %2013 = stablehlo.multiply %1991, %1996 : tensor<512x2048x512xf32> loc(#at5)
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2014 = stablehlo.reduce(%2013 init: %cst_434) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2015 = stablehlo.multiply %1991, %2001 : tensor<512x2048x512xf32> loc(#at5)
    %cst_435 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2016 = stablehlo.reduce(%2015 init: %cst_435) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2017 = stablehlo.add %2014, %2016 : tensor<512x2048xf32> loc(#at5)
    %cst_436 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %2018 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2019 = stablehlo.add %2017, %2018 : tensor<512x2048xf32> loc(#at5)
    %2020 = stablehlo.divide %2014, %2019 : tensor<512x2048xf32> loc(#at5)
    %2021 = stablehlo.multiply %2019, %2019 : tensor<512x2048xf32> loc(#at5)
    %cst_437 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %2022 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2023 = stablehlo.divide %2022, %2021 : tensor<512x2048xf32> loc(#at5)
    %2024 = stablehlo.broadcast_in_dim %2020, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_438 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2025 = stablehlo.broadcast_in_dim %cst_438, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2026 = stablehlo.compare LT, %2004, %2025, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %2027 = stablehlo.convert %2026 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %2028 = stablehlo.multiply %1996, %2027 : tensor<512x2048x512xf32> loc(#at5)
    %2029 = stablehlo.broadcast_in_dim %2028, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %2030 = stablehlo.convert %2004 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %2031 = call @_one_hot_1(%2030) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %2032 = stablehlo.broadcast_in_dim %2029, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %2033 = stablehlo.multiply %2032, %2031 : tensor<512x2048x512x8xf32> loc(#at5)
    %2034 = stablehlo.broadcast_in_dim %2024, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %2035 = stablehlo.multiply %2034, %2033 : tensor<512x2048x512x8xf32> loc(#at5)
    %2036 = stablehlo.divide %2016, %2019 : tensor<512x2048xf32> loc(#at5)
    %2037 = stablehlo.multiply %2019, %2019 : tensor<512x2048xf32> loc(#at5)
    %cst_439 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %2038 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2039 = stablehlo.divide %2038, %2037 : tensor<512x2048xf32> loc(#at5)
    %2040 = stablehlo.broadcast_in_dim %2036, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_440 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2041 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2042 = stablehlo.compare LT, %2012, %2041, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %2043 = stablehlo.convert %2042 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %2044 = stablehlo.multiply %2001, %2043 : tensor<512x2048x512xf32> loc(#at5)
    %2045 = stablehlo.broadcast_in_dim %2044, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %2046 = stablehlo.convert %2012 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %2047 = call @_one_hot_1(%2046) : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %2048 = stablehlo.broadcast_in_dim %2045, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %2049 = stablehlo.multiply %2048, %2047 : tensor<512x2048x512x8xf32> loc(#at5)
    %2050 = stablehlo.broadcast_in_dim %2040, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %2051 = stablehlo.multiply %2050, %2049 : tensor<512x2048x512x8xf32> loc(#at5)
    %2052 = stablehlo.add %2035, %2051 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_441 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2053 = stablehlo.reduce(%1996 init: %cst_441) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_442 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2054 = stablehlo.broadcast_in_dim %cst_442, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2055 = stablehlo.divide %2053, %2054 : tensor<512x512xf32> loc(#at5)
    %cst_443 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2056 = stablehlo.reduce(%1991 init: %cst_443) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_444 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2057 = stablehlo.broadcast_in_dim %cst_444, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2058 = stablehlo.divide %2056, %2057 : tensor<512x512xf32> loc(#at5)
    %2059 = stablehlo.multiply %2055, %2058 : tensor<512x512xf32> loc(#at5)
    %cst_445 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2060 = stablehlo.reduce(%2059 init: %cst_445) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_446 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2061 = stablehlo.divide %2060, %cst_446 : tensor<f32> loc(#at5)
    %cst_447 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2062 = stablehlo.multiply %2061, %cst_447 : tensor<f32> loc(#at5)
    %2063 = sdy.sharding_constraint %2052 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_448 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2064 = stablehlo.broadcast_in_dim %cst_448, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %2065 = stablehlo.compare GT, %2063, %2064, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %2066 = stablehlo.convert %2065 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %2067 = stablehlo.dot_general %1964, %2066, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2068 = stablehlo.transpose %2067, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2069 = sdy.sharding_constraint %2068 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2070 = stablehlo.dot_general %2069, %1755, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %2071 = call @relu(%2070) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_449 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2072 = stablehlo.broadcast_in_dim %cst_449, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %2073 = stablehlo.compare GT, %2070, %2072, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %cst_450 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2074 = stablehlo.broadcast_in_dim %cst_450, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %2075 = stablehlo.dot_general %2071, %1757, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2076 = sdy.sharding_constraint %2075 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2077 = sdy.sharding_constraint %2076 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2078 = stablehlo.dot_general %2063, %2077, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2079 = sdy.sharding_constraint %2078 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2080 = stablehlo.reshape %2079 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %2081 = stablehlo.add %1946, %2080 : tensor<1024x1024x1024xf32>
    %2082 = sdy.sharding_constraint %2081 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2083 = stablehlo.add %1737, %2062 : tensor<f32>
    %2084 = stablehlo.multiply %2082, %2082 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_451 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2085 = stablehlo.reduce(%2084 init: %cst_451) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2086 = stablehlo.broadcast_in_dim %2085, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_452 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2087 = stablehlo.broadcast_in_dim %cst_452, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2088 = stablehlo.divide %2086, %2087 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_453 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %cst_453, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2090 = stablehlo.add %2088, %2089 : tensor<1024x1024x1xf32> loc(#at6)
    %2091 = stablehlo.rsqrt %2090 : tensor<1024x1024x1xf32> loc(#at6)
    %2092 = stablehlo.divide %2091, %2090 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_454 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %2093 = stablehlo.broadcast_in_dim %cst_454, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2094 = stablehlo.multiply %2093, %2092 : tensor<1024x1024x1xf32> loc(#at6)
    %2095 = stablehlo.broadcast_in_dim %2091, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2096 = stablehlo.multiply %2082, %2095 : tensor<1024x1024x1024xf32> loc(#at6)
    %2097 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2098 = stablehlo.broadcast_in_dim %2097, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2099 = stablehlo.multiply %2096, %2098 : tensor<1024x1024x1024xf32> loc(#at6)
    %2100 = stablehlo.dot_general %2099, %arg10, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x32000xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %2101 = sdy.sharding_constraint %2100 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x32000xf32> loc(#at3)
    %2102 = call @_one_hot_2(%arg60) : (tensor<1024x1024xi32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %2103 = stablehlo.multiply %2101, %2102 : tensor<1024x1024x32000xf32> loc(#at3)
    %cst_455 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %2104 = stablehlo.reduce(%2103 init: %cst_455) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_456 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %2105 = stablehlo.reduce(%2101 init: %cst_456) applies stablehlo.maximum across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2106 = stablehlo.reshape %2105 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at3)
    %2107 = stablehlo.broadcast_in_dim %2106, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %2108 = stablehlo.compare EQ, %2101, %2107, FLOAT : (tensor<1024x1024x32000xf32>, tensor<1024x1024x32000xf32>) -> tensor<1024x1024x32000xi1> loc(#at3)
    %2109 = stablehlo.convert %2108 : (tensor<1024x1024x32000xi1>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %cst_457 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %2110 = stablehlo.reduce(%2109 init: %cst_457) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_458 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2111 = stablehlo.broadcast_in_dim %cst_458, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2112 = stablehlo.maximum %2111, %2105 : tensor<1024x1024xf32> loc(#at3)
    %2113 = stablehlo.compare EQ, %2105, %2112, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_459 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2114 = stablehlo.broadcast_in_dim %cst_459, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_460 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2115 = stablehlo.broadcast_in_dim %cst_460, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2116 = stablehlo.select %2113, %2114, %2115 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %cst_461 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2117 = stablehlo.broadcast_in_dim %cst_461, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2118 = stablehlo.compare EQ, %2117, %2112, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_462 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2119 = stablehlo.broadcast_in_dim %cst_462, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_463 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2120 = stablehlo.broadcast_in_dim %cst_463, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2121 = stablehlo.select %2118, %2119, %2120 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %2122 = stablehlo.divide %2116, %2121 : tensor<1024x1024xf32> loc(#at3)
    %2123 = stablehlo.is_finite %2112 : (tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_464 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2124 = stablehlo.broadcast_in_dim %cst_464, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2125 = stablehlo.select %2123, %2112, %2124 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %cst_465 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2126 = stablehlo.broadcast_in_dim %cst_465, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2127 = stablehlo.broadcast_in_dim %2125, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at3)
    %2128 = stablehlo.broadcast_in_dim %2127, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %2129 = stablehlo.subtract %2101, %2128 : tensor<1024x1024x32000xf32> loc(#at3)
    %2130 = stablehlo.exponential %2129 : tensor<1024x1024x32000xf32> loc(#at3)
    %cst_466 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %2131 = stablehlo.reduce(%2130 init: %cst_466) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2132 = stablehlo.sign %2131 : tensor<1024x1024xf32> loc(#at3)
    %2133 = stablehlo.abs %2131 : tensor<1024x1024xf32> loc(#at3)
    %cst_467 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2134 = stablehlo.broadcast_in_dim %cst_467, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2135 = stablehlo.compare GE, %2131, %2134, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %2136 = stablehlo.log %2133 : tensor<1024x1024xf32> loc(#at3)
    %2137 = stablehlo.add %2136, %2125 : tensor<1024x1024xf32> loc(#at3)
    %2138 = stablehlo.subtract %2137, %2104 : tensor<1024x1024xf32> loc(#at3)
    %cst_468 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %2139 = stablehlo.reduce(%2138 init: %cst_468) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_469 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %2140 = stablehlo.divide %2139, %cst_469 : tensor<f32> loc(#at3)
    %cst_470 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2141 = stablehlo.multiply %cst_470, %2083 : tensor<f32>
    %cst_471 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %2142 = stablehlo.divide %2141, %cst_471 : tensor<f32>
    %2143 = stablehlo.add %2140, %2142 : tensor<f32>
    %cst_472 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_473 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %2144 = stablehlo.divide %cst_472, %cst_473 : tensor<f32>
    %cst_474 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2145 = stablehlo.multiply %cst_474, %2144 : tensor<f32>
    %cst_475 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %2146 = stablehlo.divide %cst_472, %cst_475 : tensor<f32> loc(#at3)
    %2147 = stablehlo.broadcast_in_dim %2146, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2148 = stablehlo.negate %2147 : tensor<1024x1024xf32> loc(#at3)
    %2149 = stablehlo.divide %2147, %2133 : tensor<1024x1024xf32> loc(#at3)
    %cst_476 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2150 = stablehlo.broadcast_in_dim %cst_476, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %2151 = stablehlo.select %2135, %2150, %2149 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %2152 = stablehlo.select %2135, %2149, %2150 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %2153 = stablehlo.negate %2151 : tensor<1024x1024xf32> loc(#at3)
    %2154 = stablehlo.add %2152, %2153 : tensor<1024x1024xf32> loc(#at3)
    %2155 = stablehlo.broadcast_in_dim %2154, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %2156 = stablehlo.multiply %2155, %2130 : tensor<1024x1024x32000xf32> loc(#at3)
    %2157 = stablehlo.broadcast_in_dim %2148, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %2158 = stablehlo.multiply %2157, %2102 : tensor<1024x1024x32000xf32> loc(#at3)
    %2159 = stablehlo.add %2156, %2158 : tensor<1024x1024x32000xf32> loc(#at3)
    %2160 = sdy.sharding_constraint %2159 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x32000xf32> loc(#at3)
    %2161 = stablehlo.dot_general %2160, %2099, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x32000xf32>, tensor<1024x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at3)
    %2162 = stablehlo.transpose %2161, dims = [1, 0] : (tensor<32000x1024xf32>) -> tensor<1024x32000xf32> loc(#at3)
    %2163 = stablehlo.dot_general %2160, %arg10, contracting_dims = [2] x [1] : (tensor<1024x1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x1024x1024xf32> loc(#at3)
    %2164 = stablehlo.multiply %2096, %2163 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_477 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2165 = stablehlo.reduce(%2164 init: %cst_477) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2166 = stablehlo.reshape %2165 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2167 = stablehlo.broadcast_in_dim %2097, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2168 = stablehlo.multiply %2163, %2167 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_478 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2169 = stablehlo.reduce(%2166 init: %cst_478) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2170 = stablehlo.multiply %2082, %2168 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_479 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2171 = stablehlo.reduce(%2170 init: %cst_479) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2172 = stablehlo.reshape %2171 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2173 = stablehlo.broadcast_in_dim %2091, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2174 = stablehlo.multiply %2168, %2173 : tensor<1024x1024x1024xf32> loc(#at6)
    %2175 = stablehlo.multiply %2172, %2094 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_480 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2176 = stablehlo.broadcast_in_dim %cst_480, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2177 = stablehlo.divide %2175, %2176 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_481 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2178 = stablehlo.reduce(%2177 init: %cst_481) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2179 = stablehlo.broadcast_in_dim %2178, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2180 = stablehlo.multiply %2082, %2179 : tensor<1024x1024x1024xf32> loc(#at6)
    %2181 = stablehlo.add %2174, %2180 : tensor<1024x1024x1024xf32> loc(#at6)
    %2182 = stablehlo.multiply %2179, %2082 : tensor<1024x1024x1024xf32> loc(#at6)
    %2183 = stablehlo.add %2181, %2182 : tensor<1024x1024x1024xf32> loc(#at6)
    %2184 = sdy.sharding_constraint %2183 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2185 = stablehlo.reshape %2184 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2186 = sdy.sharding_constraint %2185 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2187 = stablehlo.dot_general %2186, %2063, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2188 = stablehlo.transpose %2187, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2189 = stablehlo.dot_general %2186, %2077, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %2190 = sdy.sharding_constraint %2188 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2191 = sdy.sharding_constraint %2190 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2192 = stablehlo.dot_general %2191, %2071, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %2193 = stablehlo.transpose %2192, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %2194 = stablehlo.dot_general %2191, %1757, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_482 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2195 = stablehlo.broadcast_in_dim %cst_482, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %2196 = stablehlo.select %2073, %2194, %2195 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %2197 = stablehlo.dot_general %2196, %2069, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %2198 = stablehlo.transpose %2197, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %2199 = stablehlo.dot_general %2196, %1755, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2200 = sdy.sharding_constraint %2199 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2201 = stablehlo.transpose %2200, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2202 = stablehlo.dot_general %2201, %2066, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %2203 = stablehlo.transpose %2202, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2204 = sdy.sharding_constraint %2189 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_483 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2205 = stablehlo.multiply %2145, %cst_483 : tensor<f32> loc(#at5)
    %cst_484 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2206 = stablehlo.divide %2205, %cst_484 : tensor<f32> loc(#at5)
    %2207 = stablehlo.broadcast_in_dim %2206, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2208 = stablehlo.multiply %2055, %2207 : tensor<512x512xf32> loc(#at5)
    %cst_485 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %cst_485, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2210 = stablehlo.divide %2208, %2209 : tensor<512x512xf32> loc(#at5)
    %2211 = stablehlo.broadcast_in_dim %2210, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2212 = stablehlo.multiply %2204, %2049 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_486 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2213 = stablehlo.reduce(%2212 init: %cst_486) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2214 = stablehlo.reshape %2213 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_487 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2215 = stablehlo.reduce(%2214 init: %cst_487) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2216 = stablehlo.multiply %2215, %2039 : tensor<512x2048xf32> loc(#at5)
    %2217 = stablehlo.multiply %2216, %2016 : tensor<512x2048xf32> loc(#at5)
    %2218 = stablehlo.negate %2217 : tensor<512x2048xf32> loc(#at5)
    %2219 = stablehlo.divide %2215, %2019 : tensor<512x2048xf32> loc(#at5)
    %2220 = stablehlo.multiply %2204, %2033 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_488 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2221 = stablehlo.reduce(%2220 init: %cst_488) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2222 = stablehlo.reshape %2221 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_489 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2223 = stablehlo.reduce(%2222 init: %cst_489) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2224 = stablehlo.multiply %2223, %2023 : tensor<512x2048xf32> loc(#at5)
    %2225 = stablehlo.multiply %2224, %2014 : tensor<512x2048xf32> loc(#at5)
    %2226 = stablehlo.negate %2225 : tensor<512x2048xf32> loc(#at5)
    %2227 = stablehlo.add %2218, %2226 : tensor<512x2048xf32> loc(#at5)
    %2228 = stablehlo.divide %2223, %2019 : tensor<512x2048xf32> loc(#at5)
    %2229 = stablehlo.add %2228, %2227 : tensor<512x2048xf32> loc(#at5)
    %2230 = stablehlo.add %2219, %2227 : tensor<512x2048xf32> loc(#at5)
    %2231 = stablehlo.broadcast_in_dim %2230, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2232 = stablehlo.multiply %2231, %2001 : tensor<512x2048x512xf32> loc(#at5)
    %2233 = stablehlo.add %2211, %2232 : tensor<512x2048x512xf32> loc(#at5)
    %2234 = stablehlo.broadcast_in_dim %2229, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2235 = stablehlo.multiply %2234, %1996 : tensor<512x2048x512xf32> loc(#at5)
    %2236 = stablehlo.add %2233, %2235 : tensor<512x2048x512xf32> loc(#at5)
    %2237 = stablehlo.broadcast_in_dim %1994, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2238 = stablehlo.multiply %2236, %2237 : tensor<512x2048x512xf32> loc(#at5)
    %2239 = stablehlo.multiply %2238, %1987 : tensor<512x2048x512xf32> loc(#at5)
    %cst_490 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2240 = stablehlo.reduce(%2239 init: %cst_490) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2241 = stablehlo.reshape %2240 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %2242 = stablehlo.negate %2241 : tensor<512x2048x1xf32> loc(#at5)
    %2243 = stablehlo.broadcast_in_dim %1989, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2244 = stablehlo.divide %2236, %2243 : tensor<512x2048x512xf32> loc(#at5)
    %cst_491 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2245 = stablehlo.reduce(%2242 init: %cst_491) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2246 = stablehlo.broadcast_in_dim %2245, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2247 = stablehlo.add %2244, %2246 : tensor<512x2048x512xf32> loc(#at5)
    %2248 = stablehlo.multiply %2247, %1987 : tensor<512x2048x512xf32> loc(#at5)
    %2249 = stablehlo.dot_general %2248, %1964, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %2250 = stablehlo.transpose %2249, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %2251 = stablehlo.dot_general %2248, %1763, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %2252 = stablehlo.add %2203, %2251 : tensor<512x2048x1024xf32> loc(#at5)
    %2253 = sdy.sharding_constraint %2252 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2254 = stablehlo.reshape %2253 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %2255 = stablehlo.multiply %1959, %2254 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_492 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2256 = stablehlo.reduce(%2255 init: %cst_492) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2257 = stablehlo.reshape %2256 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2258 = stablehlo.broadcast_in_dim %1960, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2259 = stablehlo.multiply %2254, %2258 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_493 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2260 = stablehlo.reduce(%2257 init: %cst_493) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2261 = stablehlo.multiply %1946, %2259 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_494 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2262 = stablehlo.reduce(%2261 init: %cst_494) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2263 = stablehlo.reshape %2262 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2264 = stablehlo.broadcast_in_dim %1954, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2265 = stablehlo.multiply %2259, %2264 : tensor<1024x1024x1024xf32> loc(#at6)
    %2266 = stablehlo.add %2184, %2265 : tensor<1024x1024x1024xf32> loc(#at6)
    %2267 = stablehlo.multiply %2263, %1957 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_495 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2268 = stablehlo.broadcast_in_dim %cst_495, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2269 = stablehlo.divide %2267, %2268 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_496 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2270 = stablehlo.reduce(%2269 init: %cst_496) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2271 = stablehlo.broadcast_in_dim %2270, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2272 = stablehlo.multiply %1946, %2271 : tensor<1024x1024x1024xf32> loc(#at6)
    %2273 = stablehlo.add %2266, %2272 : tensor<1024x1024x1024xf32> loc(#at6)
    %2274 = stablehlo.multiply %2271, %1946 : tensor<1024x1024x1024xf32> loc(#at6)
    %2275 = stablehlo.add %2273, %2274 : tensor<1024x1024x1024xf32> loc(#at6)
    %2276 = stablehlo.dot_general %2275, %1944, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2277 = stablehlo.transpose %2276, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2278 = stablehlo.dot_general %2275, %1767, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2279 = stablehlo.transpose %2278, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2280 = stablehlo.dot_general %2279, %1897, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2281 = stablehlo.dot_general %2279, %1939, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2282 = stablehlo.transpose %2281, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2283 = stablehlo.broadcast_in_dim %1942, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2284 = stablehlo.multiply %2280, %2283 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2285 = stablehlo.multiply %2284, %1935 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_497 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2286 = stablehlo.reduce(%2285 init: %cst_497) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2287 = stablehlo.reshape %2286 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %2288 = stablehlo.negate %2287 : tensor<1024x16x1024x1xf32> loc(#at0)
    %2289 = stablehlo.broadcast_in_dim %1937, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2290 = stablehlo.divide %2280, %2289 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_498 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2291 = stablehlo.reduce(%2288 init: %cst_498) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2292 = stablehlo.broadcast_in_dim %2291, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2293 = stablehlo.add %2290, %2292 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2294 = stablehlo.multiply %2293, %1935 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_499 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %2295 = stablehlo.broadcast_in_dim %cst_499, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2296 = stablehlo.multiply %2294, %2295 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2297 = stablehlo.dot_general %2296, %1895, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2298 = stablehlo.transpose %2297, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2299 = stablehlo.dot_general %2296, %1896, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2300 = stablehlo.transpose %2299, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2301 = stablehlo.dot_general %2282, %1894, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2302 = stablehlo.transpose %2301, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2303 = stablehlo.dot_general %2282, %1771, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2304 = stablehlo.dot_general %2298, %1894, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2305 = stablehlo.transpose %2304, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2306 = stablehlo.dot_general %2298, %1765, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2307 = stablehlo.add %2303, %2306 : tensor<1024x1024x1024xf32> loc(#at0)
    %2308 = stablehlo.dot_general %2300, %1894, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2309 = stablehlo.transpose %2308, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2310 = stablehlo.dot_general %2300, %1769, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2311 = stablehlo.add %2307, %2310 : tensor<1024x1024x1024xf32> loc(#at0)
    %2312 = stablehlo.multiply %1891, %2311 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_500 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2313 = stablehlo.reduce(%2312 init: %cst_500) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2314 = stablehlo.reshape %2313 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2315 = stablehlo.broadcast_in_dim %1892, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2316 = stablehlo.multiply %2311, %2315 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_501 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2317 = stablehlo.reduce(%2314 init: %cst_501) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2318 = stablehlo.multiply %1878, %2316 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_502 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2319 = stablehlo.reduce(%2318 init: %cst_502) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2320 = stablehlo.reshape %2319 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2321 = stablehlo.broadcast_in_dim %1886, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2322 = stablehlo.multiply %2316, %2321 : tensor<1024x1024x1024xf32> loc(#at6)
    %2323 = stablehlo.add %2275, %2322 : tensor<1024x1024x1024xf32> loc(#at6)
    %2324 = stablehlo.multiply %2320, %1889 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_503 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2325 = stablehlo.broadcast_in_dim %cst_503, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2326 = stablehlo.divide %2324, %2325 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_504 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2327 = stablehlo.reduce(%2326 init: %cst_504) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2328 = stablehlo.broadcast_in_dim %2327, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2329 = stablehlo.multiply %1878, %2328 : tensor<1024x1024x1024xf32> loc(#at6)
    %2330 = stablehlo.add %2323, %2329 : tensor<1024x1024x1024xf32> loc(#at6)
    %2331 = stablehlo.multiply %2328, %1878 : tensor<1024x1024x1024xf32> loc(#at6)
    %2332 = stablehlo.add %2330, %2331 : tensor<1024x1024x1024xf32> loc(#at6)
    %2333 = sdy.sharding_constraint %2332 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2334 = stablehlo.dot_general %2333, %1875, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %2335 = stablehlo.transpose %2334, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %2336 = stablehlo.dot_general %2333, %1743, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2337 = stablehlo.multiply %1857, %2336 : tensor<1024x1024x8192xf32> loc(#at2)
    %2338 = stablehlo.multiply %2336, %1874 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_505 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2339 = stablehlo.broadcast_in_dim %cst_505, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2340 = stablehlo.multiply %2339, %2337 : tensor<1024x1024x8192xf32> loc(#at2)
    %2341 = stablehlo.multiply %2340, %1870 : tensor<1024x1024x8192xf32> loc(#at2)
    %2342 = stablehlo.multiply %2341, %1868 : tensor<1024x1024x8192xf32> loc(#at2)
    %2343 = stablehlo.add %2341, %2342 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_506 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %2344 = stablehlo.broadcast_in_dim %cst_506, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2345 = stablehlo.multiply %2344, %2343 : tensor<1024x1024x8192xf32> loc(#at2)
    %2346 = stablehlo.add %2338, %2345 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_507 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2347 = stablehlo.broadcast_in_dim %cst_507, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2348 = stablehlo.multiply %2347, %2345 : tensor<1024x1024x8192xf32> loc(#at2)
    %2349 = stablehlo.multiply %2348, %1862 : tensor<1024x1024x8192xf32> loc(#at2)
    %2350 = stablehlo.add %2346, %2349 : tensor<1024x1024x8192xf32> loc(#at2)
    %2351 = stablehlo.dot_general %2350, %1856, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %2352 = stablehlo.transpose %2351, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %2353 = stablehlo.dot_general %2350, %1745, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %2354 = stablehlo.multiply %1853, %2353 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_508 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2355 = stablehlo.reduce(%2354 init: %cst_508) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2356 = stablehlo.reshape %2355 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2357 = stablehlo.broadcast_in_dim %1854, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2358 = stablehlo.multiply %2353, %2357 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_509 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2359 = stablehlo.reduce(%2356 init: %cst_509) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2360 = stablehlo.multiply %1840, %2358 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_510 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2361 = stablehlo.reduce(%2360 init: %cst_510) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2362 = stablehlo.reshape %2361 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2363 = stablehlo.broadcast_in_dim %1848, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2364 = stablehlo.multiply %2358, %2363 : tensor<1024x1024x1024xf32> loc(#at6)
    %2365 = stablehlo.add %2333, %2364 : tensor<1024x1024x1024xf32> loc(#at6)
    %2366 = stablehlo.multiply %2362, %1851 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_511 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2367 = stablehlo.broadcast_in_dim %cst_511, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2368 = stablehlo.divide %2366, %2367 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_512 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2369 = stablehlo.reduce(%2368 init: %cst_512) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2370 = stablehlo.broadcast_in_dim %2369, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2371 = stablehlo.multiply %1840, %2370 : tensor<1024x1024x1024xf32> loc(#at6)
    %2372 = stablehlo.add %2365, %2371 : tensor<1024x1024x1024xf32> loc(#at6)
    %2373 = stablehlo.multiply %2370, %1840 : tensor<1024x1024x1024xf32> loc(#at6)
    %2374 = stablehlo.add %2372, %2373 : tensor<1024x1024x1024xf32> loc(#at6)
    %2375 = sdy.sharding_constraint %2374 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2376 = stablehlo.dot_general %2375, %1837, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2377 = stablehlo.transpose %2376, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2378 = stablehlo.dot_general %2375, %1749, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2379 = stablehlo.transpose %2378, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2380 = stablehlo.dot_general %2379, %1790, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2381 = stablehlo.dot_general %2379, %1832, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2382 = stablehlo.transpose %2381, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2383 = stablehlo.broadcast_in_dim %1835, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2384 = stablehlo.multiply %2380, %2383 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2385 = stablehlo.multiply %2384, %1828 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_513 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2386 = stablehlo.reduce(%2385 init: %cst_513) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2387 = stablehlo.reshape %2386 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %2388 = stablehlo.negate %2387 : tensor<1024x16x1024x1xf32> loc(#at0)
    %2389 = stablehlo.broadcast_in_dim %1830, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2390 = stablehlo.divide %2380, %2389 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_514 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2391 = stablehlo.reduce(%2388 init: %cst_514) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2392 = stablehlo.broadcast_in_dim %2391, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2393 = stablehlo.add %2390, %2392 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2394 = stablehlo.multiply %2393, %1828 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_515 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %2395 = stablehlo.broadcast_in_dim %cst_515, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2396 = stablehlo.multiply %2394, %2395 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2397 = stablehlo.dot_general %2396, %1788, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2398 = stablehlo.transpose %2397, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2399 = stablehlo.dot_general %2396, %1789, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2400 = stablehlo.transpose %2399, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2401 = stablehlo.dot_general %2382, %1787, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2402 = stablehlo.transpose %2401, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2403 = stablehlo.dot_general %2382, %1753, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2404 = stablehlo.dot_general %2398, %1787, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2405 = stablehlo.transpose %2404, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2406 = stablehlo.dot_general %2398, %1747, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2407 = stablehlo.add %2403, %2406 : tensor<1024x1024x1024xf32> loc(#at0)
    %2408 = stablehlo.dot_general %2400, %1787, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2409 = stablehlo.transpose %2408, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2410 = stablehlo.dot_general %2400, %1751, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2411 = stablehlo.add %2407, %2410 : tensor<1024x1024x1024xf32> loc(#at0)
    %2412 = stablehlo.multiply %1784, %2411 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_516 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2413 = stablehlo.reduce(%2412 init: %cst_516) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2414 = stablehlo.reshape %2413 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2415 = stablehlo.broadcast_in_dim %1785, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2416 = stablehlo.multiply %2411, %2415 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_517 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2417 = stablehlo.reduce(%2414 init: %cst_517) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2418 = stablehlo.multiply %1736, %2416 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_518 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2419 = stablehlo.reduce(%2418 init: %cst_518) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2420 = stablehlo.reshape %2419 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2421 = stablehlo.broadcast_in_dim %1779, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2422 = stablehlo.multiply %2416, %2421 : tensor<1024x1024x1024xf32> loc(#at6)
    %2423 = stablehlo.add %2375, %2422 : tensor<1024x1024x1024xf32> loc(#at6)
    %2424 = stablehlo.multiply %2420, %1782 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_519 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2425 = stablehlo.broadcast_in_dim %cst_519, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2426 = stablehlo.divide %2424, %2425 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_520 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2427 = stablehlo.reduce(%2426 init: %cst_520) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2428 = stablehlo.broadcast_in_dim %2427, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2429 = stablehlo.multiply %1736, %2428 : tensor<1024x1024x1024xf32> loc(#at6)
    %2430 = stablehlo.add %2423, %2429 : tensor<1024x1024x1024xf32> loc(#at6)
    %2431 = stablehlo.multiply %2428, %1736 : tensor<1024x1024x1024xf32> loc(#at6)
    %2432 = stablehlo.add %2430, %2431 : tensor<1024x1024x1024xf32> loc(#at6)
    %2433 = stablehlo.broadcast_in_dim %2302, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_521 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2434 = stablehlo.pad %2433, %cst_521, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2435 = stablehlo.broadcast_in_dim %2309, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_522 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2436 = stablehlo.pad %2435, %cst_522, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2437 = stablehlo.broadcast_in_dim %2277, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_523 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2438 = stablehlo.pad %2437, %cst_523, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %2439 = stablehlo.broadcast_in_dim %2305, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_524 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2440 = stablehlo.pad %2439, %cst_524, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2441 = stablehlo.broadcast_in_dim %2250, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %cst_525 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2442 = stablehlo.pad %2441, %cst_525, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x512xf32>, tensor<f32>) -> tensor<6x1024x512xf32>
    %2443 = stablehlo.broadcast_in_dim %2260, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_526 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2444 = stablehlo.pad %2443, %cst_526, low = [5, 0], high = [0, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2445 = stablehlo.broadcast_in_dim %2317, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_527 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2446 = stablehlo.pad %2445, %cst_527, low = [5, 0], high = [0, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2447 = stablehlo.broadcast_in_dim %2193, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %cst_528 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2448 = stablehlo.pad %2447, %cst_528, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %2449 = stablehlo.broadcast_in_dim %2198, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %cst_529 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2450 = stablehlo.pad %2449, %cst_529, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %2451 = stablehlo.broadcast_in_dim %2402, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_530 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2452 = stablehlo.pad %2451, %cst_530, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2453 = stablehlo.broadcast_in_dim %2409, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_531 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2454 = stablehlo.pad %2453, %cst_531, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2455 = stablehlo.broadcast_in_dim %2377, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_532 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2456 = stablehlo.pad %2455, %cst_532, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %2457 = stablehlo.broadcast_in_dim %2405, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_533 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2458 = stablehlo.pad %2457, %cst_533, low = [5, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2459 = stablehlo.broadcast_in_dim %2352, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %cst_534 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2460 = stablehlo.pad %2459, %cst_534, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x8192xf32>, tensor<f32>) -> tensor<6x1024x8192xf32>
    %2461 = stablehlo.broadcast_in_dim %2335, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %cst_535 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2462 = stablehlo.pad %2461, %cst_535, low = [5, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x8192x1024xf32>, tensor<f32>) -> tensor<6x8192x1024xf32>
    %2463 = stablehlo.broadcast_in_dim %2359, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_536 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2464 = stablehlo.pad %2463, %cst_536, low = [5, 0], high = [0, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2465 = stablehlo.broadcast_in_dim %2417, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_537 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2466 = stablehlo.pad %2465, %cst_537, low = [5, 0], high = [0, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2467 = sdy.sharding_constraint %2432 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2468 = stablehlo.reshape %2467 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2469 = sdy.sharding_constraint %2468 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2470 = stablehlo.dot_general %2469, %1717, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2471 = stablehlo.transpose %2470, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2472 = stablehlo.dot_general %2469, %1731, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %2473 = sdy.sharding_constraint %2471 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2474 = sdy.sharding_constraint %2473 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2475 = stablehlo.dot_general %2474, %1725, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %2476 = stablehlo.transpose %2475, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %2477 = stablehlo.dot_general %2474, %1411, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_538 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2478 = stablehlo.broadcast_in_dim %cst_538, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %2479 = stablehlo.select %1727, %2477, %2478 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %2480 = stablehlo.dot_general %2479, %1723, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %2481 = stablehlo.transpose %2480, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %2482 = stablehlo.dot_general %2479, %1409, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2483 = sdy.sharding_constraint %2482 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2484 = stablehlo.transpose %2483, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2485 = stablehlo.dot_general %2484, %1720, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %2486 = stablehlo.transpose %2485, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2487 = sdy.sharding_constraint %2472 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_539 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2488 = stablehlo.multiply %2145, %cst_539 : tensor<f32> loc(#at5)
    %cst_540 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2489 = stablehlo.divide %2488, %cst_540 : tensor<f32> loc(#at5)
    %2490 = stablehlo.broadcast_in_dim %2489, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2491 = stablehlo.multiply %1709, %2490 : tensor<512x512xf32> loc(#at5)
    %cst_541 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2492 = stablehlo.broadcast_in_dim %cst_541, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2493 = stablehlo.divide %2491, %2492 : tensor<512x512xf32> loc(#at5)
    %2494 = stablehlo.broadcast_in_dim %2493, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2495 = stablehlo.multiply %2487, %1703 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_542 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2496 = stablehlo.reduce(%2495 init: %cst_542) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2497 = stablehlo.reshape %2496 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_543 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2498 = stablehlo.reduce(%2497 init: %cst_543) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2499 = stablehlo.multiply %2498, %1693 : tensor<512x2048xf32> loc(#at5)
    %2500 = stablehlo.multiply %2499, %1670 : tensor<512x2048xf32> loc(#at5)
    %2501 = stablehlo.negate %2500 : tensor<512x2048xf32> loc(#at5)
    %2502 = stablehlo.divide %2498, %1673 : tensor<512x2048xf32> loc(#at5)
    %2503 = stablehlo.multiply %2487, %1687 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_544 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2504 = stablehlo.reduce(%2503 init: %cst_544) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2505 = stablehlo.reshape %2504 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_545 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2506 = stablehlo.reduce(%2505 init: %cst_545) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2507 = stablehlo.multiply %2506, %1677 : tensor<512x2048xf32> loc(#at5)
    %2508 = stablehlo.multiply %2507, %1668 : tensor<512x2048xf32> loc(#at5)
    %2509 = stablehlo.negate %2508 : tensor<512x2048xf32> loc(#at5)
    %2510 = stablehlo.add %2501, %2509 : tensor<512x2048xf32> loc(#at5)
    %2511 = stablehlo.divide %2506, %1673 : tensor<512x2048xf32> loc(#at5)
    %2512 = stablehlo.add %2511, %2510 : tensor<512x2048xf32> loc(#at5)
    %2513 = stablehlo.add %2502, %2510 : tensor<512x2048xf32> loc(#at5)
    %2514 = stablehlo.broadcast_in_dim %2513, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2515 = stablehlo.multiply %2514, %1655 : tensor<512x2048x512xf32> loc(#at5)
    %2516 = stablehlo.add %2494, %2515 : tensor<512x2048x512xf32> loc(#at5)
    %2517 = stablehlo.broadcast_in_dim %2512, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2518 = stablehlo.multiply %2517, %1650 : tensor<512x2048x512xf32> loc(#at5)
    %2519 = stablehlo.add %2516, %2518 : tensor<512x2048x512xf32> loc(#at5)
    %2520 = stablehlo.broadcast_in_dim %1648, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2521 = stablehlo.multiply %2519, %2520 : tensor<512x2048x512xf32> loc(#at5)
    %2522 = stablehlo.multiply %2521, %1641 : tensor<512x2048x512xf32> loc(#at5)
    %cst_546 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2523 = stablehlo.reduce(%2522 init: %cst_546) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2524 = stablehlo.reshape %2523 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %2525 = stablehlo.negate %2524 : tensor<512x2048x1xf32> loc(#at5)
    %2526 = stablehlo.broadcast_in_dim %1643, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2527 = stablehlo.divide %2519, %2526 : tensor<512x2048x512xf32> loc(#at5)
    %cst_547 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2528 = stablehlo.reduce(%2525 init: %cst_547) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2529 = stablehlo.broadcast_in_dim %2528, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2530 = stablehlo.add %2527, %2529 : tensor<512x2048x512xf32> loc(#at5)
    %2531 = stablehlo.multiply %2530, %1641 : tensor<512x2048x512xf32> loc(#at5)
    %2532 = stablehlo.dot_general %2531, %1618, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %2533 = stablehlo.transpose %2532, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %2534 = stablehlo.dot_general %2531, %1417, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %2535 = stablehlo.add %2486, %2534 : tensor<512x2048x1024xf32> loc(#at5)
    %2536 = sdy.sharding_constraint %2535 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2537 = stablehlo.reshape %2536 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %2538 = stablehlo.multiply %1613, %2537 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_548 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2539 = stablehlo.reduce(%2538 init: %cst_548) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2540 = stablehlo.reshape %2539 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2541 = stablehlo.broadcast_in_dim %1614, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2542 = stablehlo.multiply %2537, %2541 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_549 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2543 = stablehlo.reduce(%2540 init: %cst_549) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2544 = stablehlo.multiply %1600, %2542 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_550 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2545 = stablehlo.reduce(%2544 init: %cst_550) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2546 = stablehlo.reshape %2545 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2547 = stablehlo.broadcast_in_dim %1608, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2548 = stablehlo.multiply %2542, %2547 : tensor<1024x1024x1024xf32> loc(#at6)
    %2549 = stablehlo.add %2467, %2548 : tensor<1024x1024x1024xf32> loc(#at6)
    %2550 = stablehlo.multiply %2546, %1611 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_551 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2551 = stablehlo.broadcast_in_dim %cst_551, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2552 = stablehlo.divide %2550, %2551 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_552 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2553 = stablehlo.reduce(%2552 init: %cst_552) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2554 = stablehlo.broadcast_in_dim %2553, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2555 = stablehlo.multiply %1600, %2554 : tensor<1024x1024x1024xf32> loc(#at6)
    %2556 = stablehlo.add %2549, %2555 : tensor<1024x1024x1024xf32> loc(#at6)
    %2557 = stablehlo.multiply %2554, %1600 : tensor<1024x1024x1024xf32> loc(#at6)
    %2558 = stablehlo.add %2556, %2557 : tensor<1024x1024x1024xf32> loc(#at6)
    %2559 = stablehlo.dot_general %2558, %1598, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2560 = stablehlo.transpose %2559, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2561 = stablehlo.dot_general %2558, %1421, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2562 = stablehlo.transpose %2561, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2563 = stablehlo.dot_general %2562, %1551, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2564 = stablehlo.dot_general %2562, %1593, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2565 = stablehlo.transpose %2564, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2566 = stablehlo.broadcast_in_dim %1596, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2567 = stablehlo.multiply %2563, %2566 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2568 = stablehlo.multiply %2567, %1589 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_553 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2569 = stablehlo.reduce(%2568 init: %cst_553) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2570 = stablehlo.reshape %2569 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %2571 = stablehlo.negate %2570 : tensor<1024x16x1024x1xf32> loc(#at0)
    %2572 = stablehlo.broadcast_in_dim %1591, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2573 = stablehlo.divide %2563, %2572 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_554 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2574 = stablehlo.reduce(%2571 init: %cst_554) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2575 = stablehlo.broadcast_in_dim %2574, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2576 = stablehlo.add %2573, %2575 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2577 = stablehlo.multiply %2576, %1589 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_555 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %2578 = stablehlo.broadcast_in_dim %cst_555, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2579 = stablehlo.multiply %2577, %2578 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2580 = stablehlo.dot_general %2579, %1549, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2581 = stablehlo.transpose %2580, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2582 = stablehlo.dot_general %2579, %1550, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2583 = stablehlo.transpose %2582, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2584 = stablehlo.dot_general %2565, %1548, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2585 = stablehlo.transpose %2584, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2586 = stablehlo.dot_general %2565, %1425, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2587 = stablehlo.dot_general %2581, %1548, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2588 = stablehlo.transpose %2587, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2589 = stablehlo.dot_general %2581, %1419, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2590 = stablehlo.add %2586, %2589 : tensor<1024x1024x1024xf32> loc(#at0)
    %2591 = stablehlo.dot_general %2583, %1548, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2592 = stablehlo.transpose %2591, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2593 = stablehlo.dot_general %2583, %1423, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2594 = stablehlo.add %2590, %2593 : tensor<1024x1024x1024xf32> loc(#at0)
    %2595 = stablehlo.multiply %1545, %2594 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_556 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2596 = stablehlo.reduce(%2595 init: %cst_556) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2597 = stablehlo.reshape %2596 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2598 = stablehlo.broadcast_in_dim %1546, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2599 = stablehlo.multiply %2594, %2598 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_557 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2600 = stablehlo.reduce(%2597 init: %cst_557) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2601 = stablehlo.multiply %1532, %2599 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_558 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2602 = stablehlo.reduce(%2601 init: %cst_558) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2603 = stablehlo.reshape %2602 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2604 = stablehlo.broadcast_in_dim %1540, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2605 = stablehlo.multiply %2599, %2604 : tensor<1024x1024x1024xf32> loc(#at6)
    %2606 = stablehlo.add %2558, %2605 : tensor<1024x1024x1024xf32> loc(#at6)
    %2607 = stablehlo.multiply %2603, %1543 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_559 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2608 = stablehlo.broadcast_in_dim %cst_559, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2609 = stablehlo.divide %2607, %2608 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_560 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2610 = stablehlo.reduce(%2609 init: %cst_560) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2611 = stablehlo.broadcast_in_dim %2610, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2612 = stablehlo.multiply %1532, %2611 : tensor<1024x1024x1024xf32> loc(#at6)
    %2613 = stablehlo.add %2606, %2612 : tensor<1024x1024x1024xf32> loc(#at6)
    %2614 = stablehlo.multiply %2611, %1532 : tensor<1024x1024x1024xf32> loc(#at6)
    %2615 = stablehlo.add %2613, %2614 : tensor<1024x1024x1024xf32> loc(#at6)
    %2616 = sdy.sharding_constraint %2615 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2617 = stablehlo.dot_general %2616, %1529, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %2618 = stablehlo.transpose %2617, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %2619 = stablehlo.dot_general %2616, %1397, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2620 = stablehlo.multiply %1511, %2619 : tensor<1024x1024x8192xf32> loc(#at2)
    %2621 = stablehlo.multiply %2619, %1528 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_561 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2622 = stablehlo.broadcast_in_dim %cst_561, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2623 = stablehlo.multiply %2622, %2620 : tensor<1024x1024x8192xf32> loc(#at2)
    %2624 = stablehlo.multiply %2623, %1524 : tensor<1024x1024x8192xf32> loc(#at2)
    %2625 = stablehlo.multiply %2624, %1522 : tensor<1024x1024x8192xf32> loc(#at2)
    %2626 = stablehlo.add %2624, %2625 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_562 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %2627 = stablehlo.broadcast_in_dim %cst_562, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2628 = stablehlo.multiply %2627, %2626 : tensor<1024x1024x8192xf32> loc(#at2)
    %2629 = stablehlo.add %2621, %2628 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_563 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2630 = stablehlo.broadcast_in_dim %cst_563, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2631 = stablehlo.multiply %2630, %2628 : tensor<1024x1024x8192xf32> loc(#at2)
    %2632 = stablehlo.multiply %2631, %1516 : tensor<1024x1024x8192xf32> loc(#at2)
    %2633 = stablehlo.add %2629, %2632 : tensor<1024x1024x8192xf32> loc(#at2)
    %2634 = stablehlo.dot_general %2633, %1510, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %2635 = stablehlo.transpose %2634, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %2636 = stablehlo.dot_general %2633, %1399, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %2637 = stablehlo.multiply %1507, %2636 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_564 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2638 = stablehlo.reduce(%2637 init: %cst_564) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2639 = stablehlo.reshape %2638 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2640 = stablehlo.broadcast_in_dim %1508, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2641 = stablehlo.multiply %2636, %2640 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_565 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2642 = stablehlo.reduce(%2639 init: %cst_565) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2643 = stablehlo.multiply %1494, %2641 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_566 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2644 = stablehlo.reduce(%2643 init: %cst_566) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2645 = stablehlo.reshape %2644 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2646 = stablehlo.broadcast_in_dim %1502, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2647 = stablehlo.multiply %2641, %2646 : tensor<1024x1024x1024xf32> loc(#at6)
    %2648 = stablehlo.add %2616, %2647 : tensor<1024x1024x1024xf32> loc(#at6)
    %2649 = stablehlo.multiply %2645, %1505 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_567 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2650 = stablehlo.broadcast_in_dim %cst_567, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2651 = stablehlo.divide %2649, %2650 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_568 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2652 = stablehlo.reduce(%2651 init: %cst_568) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2653 = stablehlo.broadcast_in_dim %2652, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2654 = stablehlo.multiply %1494, %2653 : tensor<1024x1024x1024xf32> loc(#at6)
    %2655 = stablehlo.add %2648, %2654 : tensor<1024x1024x1024xf32> loc(#at6)
    %2656 = stablehlo.multiply %2653, %1494 : tensor<1024x1024x1024xf32> loc(#at6)
    %2657 = stablehlo.add %2655, %2656 : tensor<1024x1024x1024xf32> loc(#at6)
    %2658 = sdy.sharding_constraint %2657 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2659 = stablehlo.dot_general %2658, %1491, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2660 = stablehlo.transpose %2659, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2661 = stablehlo.dot_general %2658, %1403, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2662 = stablehlo.transpose %2661, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2663 = stablehlo.dot_general %2662, %1444, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2664 = stablehlo.dot_general %2662, %1486, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2665 = stablehlo.transpose %2664, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2666 = stablehlo.broadcast_in_dim %1489, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2667 = stablehlo.multiply %2663, %2666 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2668 = stablehlo.multiply %2667, %1482 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_569 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2669 = stablehlo.reduce(%2668 init: %cst_569) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2670 = stablehlo.reshape %2669 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %2671 = stablehlo.negate %2670 : tensor<1024x16x1024x1xf32> loc(#at0)
    %2672 = stablehlo.broadcast_in_dim %1484, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2673 = stablehlo.divide %2663, %2672 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_570 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2674 = stablehlo.reduce(%2671 init: %cst_570) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2675 = stablehlo.broadcast_in_dim %2674, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2676 = stablehlo.add %2673, %2675 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2677 = stablehlo.multiply %2676, %1482 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_571 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %2678 = stablehlo.broadcast_in_dim %cst_571, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2679 = stablehlo.multiply %2677, %2678 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2680 = stablehlo.dot_general %2679, %1442, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2681 = stablehlo.transpose %2680, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2682 = stablehlo.dot_general %2679, %1443, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2683 = stablehlo.transpose %2682, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2684 = stablehlo.dot_general %2665, %1441, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2685 = stablehlo.transpose %2684, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2686 = stablehlo.dot_general %2665, %1407, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2687 = stablehlo.dot_general %2681, %1441, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2688 = stablehlo.transpose %2687, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2689 = stablehlo.dot_general %2681, %1401, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2690 = stablehlo.add %2686, %2689 : tensor<1024x1024x1024xf32> loc(#at0)
    %2691 = stablehlo.dot_general %2683, %1441, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2692 = stablehlo.transpose %2691, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2693 = stablehlo.dot_general %2683, %1405, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2694 = stablehlo.add %2690, %2693 : tensor<1024x1024x1024xf32> loc(#at0)
    %2695 = stablehlo.multiply %1438, %2694 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_572 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2696 = stablehlo.reduce(%2695 init: %cst_572) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2697 = stablehlo.reshape %2696 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2698 = stablehlo.broadcast_in_dim %1439, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2699 = stablehlo.multiply %2694, %2698 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_573 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2700 = stablehlo.reduce(%2697 init: %cst_573) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2701 = stablehlo.multiply %1390, %2699 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_574 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2702 = stablehlo.reduce(%2701 init: %cst_574) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2703 = stablehlo.reshape %2702 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2704 = stablehlo.broadcast_in_dim %1433, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2705 = stablehlo.multiply %2699, %2704 : tensor<1024x1024x1024xf32> loc(#at6)
    %2706 = stablehlo.add %2658, %2705 : tensor<1024x1024x1024xf32> loc(#at6)
    %2707 = stablehlo.multiply %2703, %1436 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_575 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2708 = stablehlo.broadcast_in_dim %cst_575, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2709 = stablehlo.divide %2707, %2708 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_576 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2710 = stablehlo.reduce(%2709 init: %cst_576) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2711 = stablehlo.broadcast_in_dim %2710, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2712 = stablehlo.multiply %1390, %2711 : tensor<1024x1024x1024xf32> loc(#at6)
    %2713 = stablehlo.add %2706, %2712 : tensor<1024x1024x1024xf32> loc(#at6)
    %2714 = stablehlo.multiply %2711, %1390 : tensor<1024x1024x1024xf32> loc(#at6)
    %2715 = stablehlo.add %2713, %2714 : tensor<1024x1024x1024xf32> loc(#at6)
    %2716 = stablehlo.broadcast_in_dim %2585, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_577 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2717 = stablehlo.pad %2716, %cst_577, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2718 = stablehlo.add %2434, %2717 : tensor<6x1024x16x128xf32>
    %2719 = stablehlo.broadcast_in_dim %2592, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_578 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2720 = stablehlo.pad %2719, %cst_578, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2721 = stablehlo.add %2436, %2720 : tensor<6x1024x16x128xf32>
    %2722 = stablehlo.broadcast_in_dim %2560, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_579 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2723 = stablehlo.pad %2722, %cst_579, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %2724 = stablehlo.add %2438, %2723 : tensor<6x16x128x1024xf32>
    %2725 = stablehlo.broadcast_in_dim %2588, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_580 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2726 = stablehlo.pad %2725, %cst_580, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2727 = stablehlo.add %2440, %2726 : tensor<6x1024x16x128xf32>
    %2728 = stablehlo.broadcast_in_dim %2533, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %cst_581 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2729 = stablehlo.pad %2728, %cst_581, low = [4, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x512xf32>, tensor<f32>) -> tensor<6x1024x512xf32>
    %2730 = stablehlo.add %2442, %2729 : tensor<6x1024x512xf32>
    %2731 = stablehlo.broadcast_in_dim %2543, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_582 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2732 = stablehlo.pad %2731, %cst_582, low = [4, 0], high = [1, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2733 = stablehlo.add %2444, %2732 : tensor<6x1024xf32>
    %2734 = stablehlo.broadcast_in_dim %2600, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_583 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2735 = stablehlo.pad %2734, %cst_583, low = [4, 0], high = [1, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2736 = stablehlo.add %2446, %2735 : tensor<6x1024xf32>
    %2737 = stablehlo.broadcast_in_dim %2476, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %cst_584 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2738 = stablehlo.pad %2737, %cst_584, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %2739 = stablehlo.add %2448, %2738 : tensor<6x512x8192x1024xf32>
    %2740 = stablehlo.broadcast_in_dim %2481, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %cst_585 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2741 = stablehlo.pad %2740, %cst_585, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %2742 = stablehlo.add %2450, %2741 : tensor<6x512x1024x8192xf32>
    %2743 = stablehlo.broadcast_in_dim %2685, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_586 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2744 = stablehlo.pad %2743, %cst_586, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2745 = stablehlo.add %2452, %2744 : tensor<6x1024x16x128xf32>
    %2746 = stablehlo.broadcast_in_dim %2692, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_587 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2747 = stablehlo.pad %2746, %cst_587, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2748 = stablehlo.add %2454, %2747 : tensor<6x1024x16x128xf32>
    %2749 = stablehlo.broadcast_in_dim %2660, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_588 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2750 = stablehlo.pad %2749, %cst_588, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %2751 = stablehlo.add %2456, %2750 : tensor<6x16x128x1024xf32>
    %2752 = stablehlo.broadcast_in_dim %2688, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_589 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2753 = stablehlo.pad %2752, %cst_589, low = [4, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %2754 = stablehlo.add %2458, %2753 : tensor<6x1024x16x128xf32>
    %2755 = stablehlo.broadcast_in_dim %2635, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %cst_590 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2756 = stablehlo.pad %2755, %cst_590, low = [4, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x8192xf32>, tensor<f32>) -> tensor<6x1024x8192xf32>
    %2757 = stablehlo.add %2460, %2756 : tensor<6x1024x8192xf32>
    %2758 = stablehlo.broadcast_in_dim %2618, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %cst_591 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2759 = stablehlo.pad %2758, %cst_591, low = [4, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<1x8192x1024xf32>, tensor<f32>) -> tensor<6x8192x1024xf32>
    %2760 = stablehlo.add %2462, %2759 : tensor<6x8192x1024xf32>
    %2761 = stablehlo.broadcast_in_dim %2642, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_592 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2762 = stablehlo.pad %2761, %cst_592, low = [4, 0], high = [1, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2763 = stablehlo.add %2464, %2762 : tensor<6x1024xf32>
    %2764 = stablehlo.broadcast_in_dim %2700, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_593 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2765 = stablehlo.pad %2764, %cst_593, low = [4, 0], high = [1, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %2766 = stablehlo.add %2466, %2765 : tensor<6x1024xf32>
    %2767 = sdy.sharding_constraint %2715 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2768 = stablehlo.reshape %2767 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2769 = sdy.sharding_constraint %2768 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2770 = stablehlo.dot_general %2769, %1371, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2771 = stablehlo.transpose %2770, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2772 = stablehlo.dot_general %2769, %1385, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %2773 = sdy.sharding_constraint %2771 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2774 = sdy.sharding_constraint %2773 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2775 = stablehlo.dot_general %2774, %1379, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %2776 = stablehlo.transpose %2775, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %2777 = stablehlo.dot_general %2774, %1065, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_594 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2778 = stablehlo.broadcast_in_dim %cst_594, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %2779 = stablehlo.select %1381, %2777, %2778 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %2780 = stablehlo.dot_general %2779, %1377, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %2781 = stablehlo.transpose %2780, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %2782 = stablehlo.dot_general %2779, %1063, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %2783 = sdy.sharding_constraint %2782 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %2784 = stablehlo.transpose %2783, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %2785 = stablehlo.dot_general %2784, %1374, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %2786 = stablehlo.transpose %2785, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2787 = sdy.sharding_constraint %2772 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_595 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2788 = stablehlo.multiply %2145, %cst_595 : tensor<f32> loc(#at5)
    %cst_596 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %2789 = stablehlo.divide %2788, %cst_596 : tensor<f32> loc(#at5)
    %2790 = stablehlo.broadcast_in_dim %2789, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2791 = stablehlo.multiply %1363, %2790 : tensor<512x512xf32> loc(#at5)
    %cst_597 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2792 = stablehlo.broadcast_in_dim %cst_597, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %2793 = stablehlo.divide %2791, %2792 : tensor<512x512xf32> loc(#at5)
    %2794 = stablehlo.broadcast_in_dim %2793, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2795 = stablehlo.multiply %2787, %1357 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_598 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2796 = stablehlo.reduce(%2795 init: %cst_598) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2797 = stablehlo.reshape %2796 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_599 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2798 = stablehlo.reduce(%2797 init: %cst_599) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2799 = stablehlo.multiply %2798, %1347 : tensor<512x2048xf32> loc(#at5)
    %2800 = stablehlo.multiply %2799, %1324 : tensor<512x2048xf32> loc(#at5)
    %2801 = stablehlo.negate %2800 : tensor<512x2048xf32> loc(#at5)
    %2802 = stablehlo.divide %2798, %1327 : tensor<512x2048xf32> loc(#at5)
    %2803 = stablehlo.multiply %2787, %1341 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_600 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2804 = stablehlo.reduce(%2803 init: %cst_600) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2805 = stablehlo.reshape %2804 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_601 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2806 = stablehlo.reduce(%2805 init: %cst_601) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2807 = stablehlo.multiply %2806, %1331 : tensor<512x2048xf32> loc(#at5)
    %2808 = stablehlo.multiply %2807, %1322 : tensor<512x2048xf32> loc(#at5)
    %2809 = stablehlo.negate %2808 : tensor<512x2048xf32> loc(#at5)
    %2810 = stablehlo.add %2801, %2809 : tensor<512x2048xf32> loc(#at5)
    %2811 = stablehlo.divide %2806, %1327 : tensor<512x2048xf32> loc(#at5)
    %2812 = stablehlo.add %2811, %2810 : tensor<512x2048xf32> loc(#at5)
    %2813 = stablehlo.add %2802, %2810 : tensor<512x2048xf32> loc(#at5)
    %2814 = stablehlo.broadcast_in_dim %2813, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2815 = stablehlo.multiply %2814, %1309 : tensor<512x2048x512xf32> loc(#at5)
    %2816 = stablehlo.add %2794, %2815 : tensor<512x2048x512xf32> loc(#at5)
    %2817 = stablehlo.broadcast_in_dim %2812, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2818 = stablehlo.multiply %2817, %1304 : tensor<512x2048x512xf32> loc(#at5)
    %2819 = stablehlo.add %2816, %2818 : tensor<512x2048x512xf32> loc(#at5)
    %2820 = stablehlo.broadcast_in_dim %1302, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2821 = stablehlo.multiply %2819, %2820 : tensor<512x2048x512xf32> loc(#at5)
    %2822 = stablehlo.multiply %2821, %1295 : tensor<512x2048x512xf32> loc(#at5)
    %cst_602 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2823 = stablehlo.reduce(%2822 init: %cst_602) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2824 = stablehlo.reshape %2823 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %2825 = stablehlo.negate %2824 : tensor<512x2048x1xf32> loc(#at5)
    %2826 = stablehlo.broadcast_in_dim %1297, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2827 = stablehlo.divide %2819, %2826 : tensor<512x2048x512xf32> loc(#at5)
    %cst_603 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2828 = stablehlo.reduce(%2825 init: %cst_603) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %2829 = stablehlo.broadcast_in_dim %2828, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %2830 = stablehlo.add %2827, %2829 : tensor<512x2048x512xf32> loc(#at5)
    %2831 = stablehlo.multiply %2830, %1295 : tensor<512x2048x512xf32> loc(#at5)
    %2832 = stablehlo.dot_general %2831, %1272, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %2833 = stablehlo.transpose %2832, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %2834 = stablehlo.dot_general %2831, %1071, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %2835 = stablehlo.add %2786, %2834 : tensor<512x2048x1024xf32> loc(#at5)
    %2836 = sdy.sharding_constraint %2835 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %2837 = stablehlo.reshape %2836 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %2838 = stablehlo.multiply %1267, %2837 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_604 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2839 = stablehlo.reduce(%2838 init: %cst_604) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2840 = stablehlo.reshape %2839 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2841 = stablehlo.broadcast_in_dim %1268, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2842 = stablehlo.multiply %2837, %2841 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_605 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2843 = stablehlo.reduce(%2840 init: %cst_605) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2844 = stablehlo.multiply %1254, %2842 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_606 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2845 = stablehlo.reduce(%2844 init: %cst_606) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2846 = stablehlo.reshape %2845 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2847 = stablehlo.broadcast_in_dim %1262, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2848 = stablehlo.multiply %2842, %2847 : tensor<1024x1024x1024xf32> loc(#at6)
    %2849 = stablehlo.add %2767, %2848 : tensor<1024x1024x1024xf32> loc(#at6)
    %2850 = stablehlo.multiply %2846, %1265 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_607 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2851 = stablehlo.broadcast_in_dim %cst_607, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2852 = stablehlo.divide %2850, %2851 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_608 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2853 = stablehlo.reduce(%2852 init: %cst_608) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2854 = stablehlo.broadcast_in_dim %2853, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2855 = stablehlo.multiply %1254, %2854 : tensor<1024x1024x1024xf32> loc(#at6)
    %2856 = stablehlo.add %2849, %2855 : tensor<1024x1024x1024xf32> loc(#at6)
    %2857 = stablehlo.multiply %2854, %1254 : tensor<1024x1024x1024xf32> loc(#at6)
    %2858 = stablehlo.add %2856, %2857 : tensor<1024x1024x1024xf32> loc(#at6)
    %2859 = stablehlo.dot_general %2858, %1252, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2860 = stablehlo.transpose %2859, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2861 = stablehlo.dot_general %2858, %1075, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2862 = stablehlo.transpose %2861, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2863 = stablehlo.dot_general %2862, %1205, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2864 = stablehlo.dot_general %2862, %1247, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2865 = stablehlo.transpose %2864, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2866 = stablehlo.broadcast_in_dim %1250, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2867 = stablehlo.multiply %2863, %2866 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2868 = stablehlo.multiply %2867, %1243 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_609 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2869 = stablehlo.reduce(%2868 init: %cst_609) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2870 = stablehlo.reshape %2869 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %2871 = stablehlo.negate %2870 : tensor<1024x16x1024x1xf32> loc(#at0)
    %2872 = stablehlo.broadcast_in_dim %1245, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2873 = stablehlo.divide %2863, %2872 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_610 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2874 = stablehlo.reduce(%2871 init: %cst_610) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2875 = stablehlo.broadcast_in_dim %2874, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2876 = stablehlo.add %2873, %2875 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2877 = stablehlo.multiply %2876, %1243 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_611 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %2878 = stablehlo.broadcast_in_dim %cst_611, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2879 = stablehlo.multiply %2877, %2878 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2880 = stablehlo.dot_general %2879, %1203, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2881 = stablehlo.transpose %2880, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2882 = stablehlo.dot_general %2879, %1204, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2883 = stablehlo.transpose %2882, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2884 = stablehlo.dot_general %2865, %1202, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2885 = stablehlo.transpose %2884, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2886 = stablehlo.dot_general %2865, %1079, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2887 = stablehlo.dot_general %2881, %1202, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2888 = stablehlo.transpose %2887, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2889 = stablehlo.dot_general %2881, %1073, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2890 = stablehlo.add %2886, %2889 : tensor<1024x1024x1024xf32> loc(#at0)
    %2891 = stablehlo.dot_general %2883, %1202, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2892 = stablehlo.transpose %2891, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2893 = stablehlo.dot_general %2883, %1077, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2894 = stablehlo.add %2890, %2893 : tensor<1024x1024x1024xf32> loc(#at0)
    %2895 = stablehlo.multiply %1199, %2894 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_612 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2896 = stablehlo.reduce(%2895 init: %cst_612) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2897 = stablehlo.reshape %2896 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2898 = stablehlo.broadcast_in_dim %1200, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2899 = stablehlo.multiply %2894, %2898 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_613 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2900 = stablehlo.reduce(%2897 init: %cst_613) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2901 = stablehlo.multiply %1186, %2899 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_614 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2902 = stablehlo.reduce(%2901 init: %cst_614) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2903 = stablehlo.reshape %2902 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2904 = stablehlo.broadcast_in_dim %1194, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2905 = stablehlo.multiply %2899, %2904 : tensor<1024x1024x1024xf32> loc(#at6)
    %2906 = stablehlo.add %2858, %2905 : tensor<1024x1024x1024xf32> loc(#at6)
    %2907 = stablehlo.multiply %2903, %1197 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_615 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2908 = stablehlo.broadcast_in_dim %cst_615, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2909 = stablehlo.divide %2907, %2908 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_616 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2910 = stablehlo.reduce(%2909 init: %cst_616) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2911 = stablehlo.broadcast_in_dim %2910, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2912 = stablehlo.multiply %1186, %2911 : tensor<1024x1024x1024xf32> loc(#at6)
    %2913 = stablehlo.add %2906, %2912 : tensor<1024x1024x1024xf32> loc(#at6)
    %2914 = stablehlo.multiply %2911, %1186 : tensor<1024x1024x1024xf32> loc(#at6)
    %2915 = stablehlo.add %2913, %2914 : tensor<1024x1024x1024xf32> loc(#at6)
    %2916 = sdy.sharding_constraint %2915 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2917 = stablehlo.dot_general %2916, %1183, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %2918 = stablehlo.transpose %2917, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %2919 = stablehlo.dot_general %2916, %1051, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2920 = stablehlo.multiply %1165, %2919 : tensor<1024x1024x8192xf32> loc(#at2)
    %2921 = stablehlo.multiply %2919, %1182 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_617 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2922 = stablehlo.broadcast_in_dim %cst_617, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2923 = stablehlo.multiply %2922, %2920 : tensor<1024x1024x8192xf32> loc(#at2)
    %2924 = stablehlo.multiply %2923, %1178 : tensor<1024x1024x8192xf32> loc(#at2)
    %2925 = stablehlo.multiply %2924, %1176 : tensor<1024x1024x8192xf32> loc(#at2)
    %2926 = stablehlo.add %2924, %2925 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_618 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %2927 = stablehlo.broadcast_in_dim %cst_618, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2928 = stablehlo.multiply %2927, %2926 : tensor<1024x1024x8192xf32> loc(#at2)
    %2929 = stablehlo.add %2921, %2928 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_619 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %2930 = stablehlo.broadcast_in_dim %cst_619, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %2931 = stablehlo.multiply %2930, %2928 : tensor<1024x1024x8192xf32> loc(#at2)
    %2932 = stablehlo.multiply %2931, %1170 : tensor<1024x1024x8192xf32> loc(#at2)
    %2933 = stablehlo.add %2929, %2932 : tensor<1024x1024x8192xf32> loc(#at2)
    %2934 = stablehlo.dot_general %2933, %1164, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %2935 = stablehlo.transpose %2934, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %2936 = stablehlo.dot_general %2933, %1053, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %2937 = stablehlo.multiply %1161, %2936 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_620 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2938 = stablehlo.reduce(%2937 init: %cst_620) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2939 = stablehlo.reshape %2938 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2940 = stablehlo.broadcast_in_dim %1162, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2941 = stablehlo.multiply %2936, %2940 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_621 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2942 = stablehlo.reduce(%2939 init: %cst_621) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2943 = stablehlo.multiply %1148, %2941 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_622 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2944 = stablehlo.reduce(%2943 init: %cst_622) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2945 = stablehlo.reshape %2944 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2946 = stablehlo.broadcast_in_dim %1156, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2947 = stablehlo.multiply %2941, %2946 : tensor<1024x1024x1024xf32> loc(#at6)
    %2948 = stablehlo.add %2916, %2947 : tensor<1024x1024x1024xf32> loc(#at6)
    %2949 = stablehlo.multiply %2945, %1159 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_623 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2950 = stablehlo.broadcast_in_dim %cst_623, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %2951 = stablehlo.divide %2949, %2950 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_624 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2952 = stablehlo.reduce(%2951 init: %cst_624) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2953 = stablehlo.broadcast_in_dim %2952, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2954 = stablehlo.multiply %1148, %2953 : tensor<1024x1024x1024xf32> loc(#at6)
    %2955 = stablehlo.add %2948, %2954 : tensor<1024x1024x1024xf32> loc(#at6)
    %2956 = stablehlo.multiply %2953, %1148 : tensor<1024x1024x1024xf32> loc(#at6)
    %2957 = stablehlo.add %2955, %2956 : tensor<1024x1024x1024xf32> loc(#at6)
    %2958 = sdy.sharding_constraint %2957 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %2959 = stablehlo.dot_general %2958, %1145, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2960 = stablehlo.transpose %2959, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2961 = stablehlo.dot_general %2958, %1057, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2962 = stablehlo.transpose %2961, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2963 = stablehlo.dot_general %2962, %1098, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2964 = stablehlo.dot_general %2962, %1140, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %2965 = stablehlo.transpose %2964, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2966 = stablehlo.broadcast_in_dim %1143, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2967 = stablehlo.multiply %2963, %2966 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2968 = stablehlo.multiply %2967, %1136 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_625 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2969 = stablehlo.reduce(%2968 init: %cst_625) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2970 = stablehlo.reshape %2969 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %2971 = stablehlo.negate %2970 : tensor<1024x16x1024x1xf32> loc(#at0)
    %2972 = stablehlo.broadcast_in_dim %1138, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2973 = stablehlo.divide %2963, %2972 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_626 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %2974 = stablehlo.reduce(%2971 init: %cst_626) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %2975 = stablehlo.broadcast_in_dim %2974, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2976 = stablehlo.add %2973, %2975 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2977 = stablehlo.multiply %2976, %1136 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_627 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %2978 = stablehlo.broadcast_in_dim %cst_627, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %2979 = stablehlo.multiply %2977, %2978 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %2980 = stablehlo.dot_general %2979, %1096, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2981 = stablehlo.transpose %2980, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2982 = stablehlo.dot_general %2979, %1097, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %2983 = stablehlo.transpose %2982, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %2984 = stablehlo.dot_general %2965, %1095, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2985 = stablehlo.transpose %2984, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2986 = stablehlo.dot_general %2965, %1061, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2987 = stablehlo.dot_general %2981, %1095, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2988 = stablehlo.transpose %2987, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2989 = stablehlo.dot_general %2981, %1055, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2990 = stablehlo.add %2986, %2989 : tensor<1024x1024x1024xf32> loc(#at0)
    %2991 = stablehlo.dot_general %2983, %1095, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %2992 = stablehlo.transpose %2991, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %2993 = stablehlo.dot_general %2983, %1059, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %2994 = stablehlo.add %2990, %2993 : tensor<1024x1024x1024xf32> loc(#at0)
    %2995 = stablehlo.multiply %1092, %2994 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_628 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %2996 = stablehlo.reduce(%2995 init: %cst_628) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %2997 = stablehlo.reshape %2996 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %2998 = stablehlo.broadcast_in_dim %1093, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %2999 = stablehlo.multiply %2994, %2998 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_629 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3000 = stablehlo.reduce(%2997 init: %cst_629) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3001 = stablehlo.multiply %1044, %2999 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_630 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3002 = stablehlo.reduce(%3001 init: %cst_630) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3003 = stablehlo.reshape %3002 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3004 = stablehlo.broadcast_in_dim %1087, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3005 = stablehlo.multiply %2999, %3004 : tensor<1024x1024x1024xf32> loc(#at6)
    %3006 = stablehlo.add %2958, %3005 : tensor<1024x1024x1024xf32> loc(#at6)
    %3007 = stablehlo.multiply %3003, %1090 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_631 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3008 = stablehlo.broadcast_in_dim %cst_631, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3009 = stablehlo.divide %3007, %3008 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_632 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3010 = stablehlo.reduce(%3009 init: %cst_632) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3011 = stablehlo.broadcast_in_dim %3010, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3012 = stablehlo.multiply %1044, %3011 : tensor<1024x1024x1024xf32> loc(#at6)
    %3013 = stablehlo.add %3006, %3012 : tensor<1024x1024x1024xf32> loc(#at6)
    %3014 = stablehlo.multiply %3011, %1044 : tensor<1024x1024x1024xf32> loc(#at6)
    %3015 = stablehlo.add %3013, %3014 : tensor<1024x1024x1024xf32> loc(#at6)
    %3016 = stablehlo.broadcast_in_dim %2885, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_633 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3017 = stablehlo.pad %3016, %cst_633, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3018 = stablehlo.add %2718, %3017 : tensor<6x1024x16x128xf32>
    %3019 = stablehlo.broadcast_in_dim %2892, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_634 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3020 = stablehlo.pad %3019, %cst_634, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3021 = stablehlo.add %2721, %3020 : tensor<6x1024x16x128xf32>
    %3022 = stablehlo.broadcast_in_dim %2860, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_635 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3023 = stablehlo.pad %3022, %cst_635, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3024 = stablehlo.add %2724, %3023 : tensor<6x16x128x1024xf32>
    %3025 = stablehlo.broadcast_in_dim %2888, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_636 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3026 = stablehlo.pad %3025, %cst_636, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3027 = stablehlo.add %2727, %3026 : tensor<6x1024x16x128xf32>
    %3028 = stablehlo.broadcast_in_dim %2833, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %cst_637 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3029 = stablehlo.pad %3028, %cst_637, low = [3, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x512xf32>, tensor<f32>) -> tensor<6x1024x512xf32>
    %3030 = stablehlo.add %2730, %3029 : tensor<6x1024x512xf32>
    %3031 = stablehlo.broadcast_in_dim %2843, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_638 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3032 = stablehlo.pad %3031, %cst_638, low = [3, 0], high = [2, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3033 = stablehlo.add %2733, %3032 : tensor<6x1024xf32>
    %3034 = stablehlo.broadcast_in_dim %2900, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_639 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3035 = stablehlo.pad %3034, %cst_639, low = [3, 0], high = [2, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3036 = stablehlo.add %2736, %3035 : tensor<6x1024xf32>
    %3037 = stablehlo.broadcast_in_dim %2776, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %cst_640 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3038 = stablehlo.pad %3037, %cst_640, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %3039 = stablehlo.add %2739, %3038 : tensor<6x512x8192x1024xf32>
    %3040 = stablehlo.broadcast_in_dim %2781, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %cst_641 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3041 = stablehlo.pad %3040, %cst_641, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %3042 = stablehlo.add %2742, %3041 : tensor<6x512x1024x8192xf32>
    %3043 = stablehlo.broadcast_in_dim %2985, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_642 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3044 = stablehlo.pad %3043, %cst_642, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3045 = stablehlo.add %2745, %3044 : tensor<6x1024x16x128xf32>
    %3046 = stablehlo.broadcast_in_dim %2992, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_643 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3047 = stablehlo.pad %3046, %cst_643, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3048 = stablehlo.add %2748, %3047 : tensor<6x1024x16x128xf32>
    %3049 = stablehlo.broadcast_in_dim %2960, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_644 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3050 = stablehlo.pad %3049, %cst_644, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3051 = stablehlo.add %2751, %3050 : tensor<6x16x128x1024xf32>
    %3052 = stablehlo.broadcast_in_dim %2988, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_645 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3053 = stablehlo.pad %3052, %cst_645, low = [3, 0, 0, 0], high = [2, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3054 = stablehlo.add %2754, %3053 : tensor<6x1024x16x128xf32>
    %3055 = stablehlo.broadcast_in_dim %2935, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %cst_646 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3056 = stablehlo.pad %3055, %cst_646, low = [3, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x8192xf32>, tensor<f32>) -> tensor<6x1024x8192xf32>
    %3057 = stablehlo.add %2757, %3056 : tensor<6x1024x8192xf32>
    %3058 = stablehlo.broadcast_in_dim %2918, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %cst_647 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3059 = stablehlo.pad %3058, %cst_647, low = [3, 0, 0], high = [2, 0, 0], interior = [0, 0, 0] : (tensor<1x8192x1024xf32>, tensor<f32>) -> tensor<6x8192x1024xf32>
    %3060 = stablehlo.add %2760, %3059 : tensor<6x8192x1024xf32>
    %3061 = stablehlo.broadcast_in_dim %2942, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_648 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3062 = stablehlo.pad %3061, %cst_648, low = [3, 0], high = [2, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3063 = stablehlo.add %2763, %3062 : tensor<6x1024xf32>
    %3064 = stablehlo.broadcast_in_dim %3000, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_649 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3065 = stablehlo.pad %3064, %cst_649, low = [3, 0], high = [2, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3066 = stablehlo.add %2766, %3065 : tensor<6x1024xf32>
    %3067 = sdy.sharding_constraint %3015 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3068 = stablehlo.reshape %3067 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %3069 = sdy.sharding_constraint %3068 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3070 = stablehlo.dot_general %3069, %1025, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %3071 = stablehlo.transpose %3070, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %3072 = stablehlo.dot_general %3069, %1039, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %3073 = sdy.sharding_constraint %3071 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3074 = sdy.sharding_constraint %3073 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3075 = stablehlo.dot_general %3074, %1033, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %3076 = stablehlo.transpose %3075, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %3077 = stablehlo.dot_general %3074, %719, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_650 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3078 = stablehlo.broadcast_in_dim %cst_650, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %3079 = stablehlo.select %1035, %3077, %3078 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %3080 = stablehlo.dot_general %3079, %1031, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %3081 = stablehlo.transpose %3080, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %3082 = stablehlo.dot_general %3079, %717, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %3083 = sdy.sharding_constraint %3082 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3084 = stablehlo.transpose %3083, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %3085 = stablehlo.dot_general %3084, %1028, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %3086 = stablehlo.transpose %3085, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %3087 = sdy.sharding_constraint %3072 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_651 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %3088 = stablehlo.multiply %2145, %cst_651 : tensor<f32> loc(#at5)
    %cst_652 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %3089 = stablehlo.divide %3088, %cst_652 : tensor<f32> loc(#at5)
    %3090 = stablehlo.broadcast_in_dim %3089, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %3091 = stablehlo.multiply %1017, %3090 : tensor<512x512xf32> loc(#at5)
    %cst_653 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %3092 = stablehlo.broadcast_in_dim %cst_653, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %3093 = stablehlo.divide %3091, %3092 : tensor<512x512xf32> loc(#at5)
    %3094 = stablehlo.broadcast_in_dim %3093, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3095 = stablehlo.multiply %3087, %1011 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_654 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3096 = stablehlo.reduce(%3095 init: %cst_654) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3097 = stablehlo.reshape %3096 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_655 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3098 = stablehlo.reduce(%3097 init: %cst_655) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3099 = stablehlo.multiply %3098, %1001 : tensor<512x2048xf32> loc(#at5)
    %3100 = stablehlo.multiply %3099, %978 : tensor<512x2048xf32> loc(#at5)
    %3101 = stablehlo.negate %3100 : tensor<512x2048xf32> loc(#at5)
    %3102 = stablehlo.divide %3098, %981 : tensor<512x2048xf32> loc(#at5)
    %3103 = stablehlo.multiply %3087, %995 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_656 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3104 = stablehlo.reduce(%3103 init: %cst_656) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3105 = stablehlo.reshape %3104 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_657 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3106 = stablehlo.reduce(%3105 init: %cst_657) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3107 = stablehlo.multiply %3106, %985 : tensor<512x2048xf32> loc(#at5)
    %3108 = stablehlo.multiply %3107, %976 : tensor<512x2048xf32> loc(#at5)
    %3109 = stablehlo.negate %3108 : tensor<512x2048xf32> loc(#at5)
    %3110 = stablehlo.add %3101, %3109 : tensor<512x2048xf32> loc(#at5)
    %3111 = stablehlo.divide %3106, %981 : tensor<512x2048xf32> loc(#at5)
    %3112 = stablehlo.add %3111, %3110 : tensor<512x2048xf32> loc(#at5)
    %3113 = stablehlo.add %3102, %3110 : tensor<512x2048xf32> loc(#at5)
    %3114 = stablehlo.broadcast_in_dim %3113, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3115 = stablehlo.multiply %3114, %963 : tensor<512x2048x512xf32> loc(#at5)
    %3116 = stablehlo.add %3094, %3115 : tensor<512x2048x512xf32> loc(#at5)
    %3117 = stablehlo.broadcast_in_dim %3112, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3118 = stablehlo.multiply %3117, %958 : tensor<512x2048x512xf32> loc(#at5)
    %3119 = stablehlo.add %3116, %3118 : tensor<512x2048x512xf32> loc(#at5)
    %3120 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3121 = stablehlo.multiply %3119, %3120 : tensor<512x2048x512xf32> loc(#at5)
    %3122 = stablehlo.multiply %3121, %949 : tensor<512x2048x512xf32> loc(#at5)
    %cst_658 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3123 = stablehlo.reduce(%3122 init: %cst_658) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3124 = stablehlo.reshape %3123 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %3125 = stablehlo.negate %3124 : tensor<512x2048x1xf32> loc(#at5)
    %3126 = stablehlo.broadcast_in_dim %951, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3127 = stablehlo.divide %3119, %3126 : tensor<512x2048x512xf32> loc(#at5)
    %cst_659 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3128 = stablehlo.reduce(%3125 init: %cst_659) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3129 = stablehlo.broadcast_in_dim %3128, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3130 = stablehlo.add %3127, %3129 : tensor<512x2048x512xf32> loc(#at5)
    %3131 = stablehlo.multiply %3130, %949 : tensor<512x2048x512xf32> loc(#at5)
    %3132 = stablehlo.dot_general %3131, %926, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %3133 = stablehlo.transpose %3132, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %3134 = stablehlo.dot_general %3131, %725, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %3135 = stablehlo.add %3086, %3134 : tensor<512x2048x1024xf32> loc(#at5)
    %3136 = sdy.sharding_constraint %3135 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3137 = stablehlo.reshape %3136 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %3138 = stablehlo.multiply %921, %3137 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_660 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3139 = stablehlo.reduce(%3138 init: %cst_660) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3140 = stablehlo.reshape %3139 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3141 = stablehlo.broadcast_in_dim %922, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3142 = stablehlo.multiply %3137, %3141 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_661 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3143 = stablehlo.reduce(%3140 init: %cst_661) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3144 = stablehlo.multiply %908, %3142 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_662 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3145 = stablehlo.reduce(%3144 init: %cst_662) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3146 = stablehlo.reshape %3145 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3147 = stablehlo.broadcast_in_dim %916, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3148 = stablehlo.multiply %3142, %3147 : tensor<1024x1024x1024xf32> loc(#at6)
    %3149 = stablehlo.add %3067, %3148 : tensor<1024x1024x1024xf32> loc(#at6)
    %3150 = stablehlo.multiply %3146, %919 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_663 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3151 = stablehlo.broadcast_in_dim %cst_663, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3152 = stablehlo.divide %3150, %3151 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_664 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3153 = stablehlo.reduce(%3152 init: %cst_664) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3154 = stablehlo.broadcast_in_dim %3153, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3155 = stablehlo.multiply %908, %3154 : tensor<1024x1024x1024xf32> loc(#at6)
    %3156 = stablehlo.add %3149, %3155 : tensor<1024x1024x1024xf32> loc(#at6)
    %3157 = stablehlo.multiply %3154, %908 : tensor<1024x1024x1024xf32> loc(#at6)
    %3158 = stablehlo.add %3156, %3157 : tensor<1024x1024x1024xf32> loc(#at6)
    %3159 = stablehlo.dot_general %3158, %906, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3160 = stablehlo.transpose %3159, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3161 = stablehlo.dot_general %3158, %729, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3162 = stablehlo.transpose %3161, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3163 = stablehlo.dot_general %3162, %859, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3164 = stablehlo.dot_general %3162, %901, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3165 = stablehlo.transpose %3164, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3166 = stablehlo.broadcast_in_dim %904, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3167 = stablehlo.multiply %3163, %3166 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3168 = stablehlo.multiply %3167, %897 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_665 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3169 = stablehlo.reduce(%3168 init: %cst_665) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3170 = stablehlo.reshape %3169 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %3171 = stablehlo.negate %3170 : tensor<1024x16x1024x1xf32> loc(#at0)
    %3172 = stablehlo.broadcast_in_dim %899, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3173 = stablehlo.divide %3163, %3172 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_666 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3174 = stablehlo.reduce(%3171 init: %cst_666) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3175 = stablehlo.broadcast_in_dim %3174, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3176 = stablehlo.add %3173, %3175 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3177 = stablehlo.multiply %3176, %897 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_667 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %3178 = stablehlo.broadcast_in_dim %cst_667, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3179 = stablehlo.multiply %3177, %3178 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3180 = stablehlo.dot_general %3179, %857, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3181 = stablehlo.transpose %3180, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3182 = stablehlo.dot_general %3179, %858, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3183 = stablehlo.transpose %3182, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3184 = stablehlo.dot_general %3165, %856, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3185 = stablehlo.transpose %3184, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3186 = stablehlo.dot_general %3165, %733, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3187 = stablehlo.dot_general %3181, %856, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3188 = stablehlo.transpose %3187, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3189 = stablehlo.dot_general %3181, %727, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3190 = stablehlo.add %3186, %3189 : tensor<1024x1024x1024xf32> loc(#at0)
    %3191 = stablehlo.dot_general %3183, %856, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3192 = stablehlo.transpose %3191, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3193 = stablehlo.dot_general %3183, %731, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3194 = stablehlo.add %3190, %3193 : tensor<1024x1024x1024xf32> loc(#at0)
    %3195 = stablehlo.multiply %853, %3194 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_668 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3196 = stablehlo.reduce(%3195 init: %cst_668) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3197 = stablehlo.reshape %3196 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3198 = stablehlo.broadcast_in_dim %854, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3199 = stablehlo.multiply %3194, %3198 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_669 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3200 = stablehlo.reduce(%3197 init: %cst_669) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3201 = stablehlo.multiply %840, %3199 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_670 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3202 = stablehlo.reduce(%3201 init: %cst_670) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3203 = stablehlo.reshape %3202 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3204 = stablehlo.broadcast_in_dim %848, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3205 = stablehlo.multiply %3199, %3204 : tensor<1024x1024x1024xf32> loc(#at6)
    %3206 = stablehlo.add %3158, %3205 : tensor<1024x1024x1024xf32> loc(#at6)
    %3207 = stablehlo.multiply %3203, %851 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_671 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3208 = stablehlo.broadcast_in_dim %cst_671, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3209 = stablehlo.divide %3207, %3208 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_672 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3210 = stablehlo.reduce(%3209 init: %cst_672) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3211 = stablehlo.broadcast_in_dim %3210, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3212 = stablehlo.multiply %840, %3211 : tensor<1024x1024x1024xf32> loc(#at6)
    %3213 = stablehlo.add %3206, %3212 : tensor<1024x1024x1024xf32> loc(#at6)
    %3214 = stablehlo.multiply %3211, %840 : tensor<1024x1024x1024xf32> loc(#at6)
    %3215 = stablehlo.add %3213, %3214 : tensor<1024x1024x1024xf32> loc(#at6)
    %3216 = sdy.sharding_constraint %3215 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3217 = stablehlo.dot_general %3216, %837, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %3218 = stablehlo.transpose %3217, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %3219 = stablehlo.dot_general %3216, %705, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3220 = stablehlo.multiply %819, %3219 : tensor<1024x1024x8192xf32> loc(#at2)
    %3221 = stablehlo.multiply %3219, %836 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_673 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3222 = stablehlo.broadcast_in_dim %cst_673, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3223 = stablehlo.multiply %3222, %3220 : tensor<1024x1024x8192xf32> loc(#at2)
    %3224 = stablehlo.multiply %3223, %832 : tensor<1024x1024x8192xf32> loc(#at2)
    %3225 = stablehlo.multiply %3224, %830 : tensor<1024x1024x8192xf32> loc(#at2)
    %3226 = stablehlo.add %3224, %3225 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_674 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %3227 = stablehlo.broadcast_in_dim %cst_674, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3228 = stablehlo.multiply %3227, %3226 : tensor<1024x1024x8192xf32> loc(#at2)
    %3229 = stablehlo.add %3221, %3228 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_675 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %3230 = stablehlo.broadcast_in_dim %cst_675, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3231 = stablehlo.multiply %3230, %3228 : tensor<1024x1024x8192xf32> loc(#at2)
    %3232 = stablehlo.multiply %3231, %824 : tensor<1024x1024x8192xf32> loc(#at2)
    %3233 = stablehlo.add %3229, %3232 : tensor<1024x1024x8192xf32> loc(#at2)
    %3234 = stablehlo.dot_general %3233, %818, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %3235 = stablehlo.transpose %3234, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %3236 = stablehlo.dot_general %3233, %707, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %3237 = stablehlo.multiply %815, %3236 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_676 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3238 = stablehlo.reduce(%3237 init: %cst_676) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3239 = stablehlo.reshape %3238 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3240 = stablehlo.broadcast_in_dim %816, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3241 = stablehlo.multiply %3236, %3240 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_677 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3242 = stablehlo.reduce(%3239 init: %cst_677) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3243 = stablehlo.multiply %802, %3241 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_678 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3244 = stablehlo.reduce(%3243 init: %cst_678) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3245 = stablehlo.reshape %3244 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3246 = stablehlo.broadcast_in_dim %810, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3247 = stablehlo.multiply %3241, %3246 : tensor<1024x1024x1024xf32> loc(#at6)
    %3248 = stablehlo.add %3216, %3247 : tensor<1024x1024x1024xf32> loc(#at6)
    %3249 = stablehlo.multiply %3245, %813 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_679 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3250 = stablehlo.broadcast_in_dim %cst_679, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3251 = stablehlo.divide %3249, %3250 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_680 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3252 = stablehlo.reduce(%3251 init: %cst_680) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3253 = stablehlo.broadcast_in_dim %3252, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3254 = stablehlo.multiply %802, %3253 : tensor<1024x1024x1024xf32> loc(#at6)
    %3255 = stablehlo.add %3248, %3254 : tensor<1024x1024x1024xf32> loc(#at6)
    %3256 = stablehlo.multiply %3253, %802 : tensor<1024x1024x1024xf32> loc(#at6)
    %3257 = stablehlo.add %3255, %3256 : tensor<1024x1024x1024xf32> loc(#at6)
    %3258 = sdy.sharding_constraint %3257 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3259 = stablehlo.dot_general %3258, %799, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3260 = stablehlo.transpose %3259, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3261 = stablehlo.dot_general %3258, %711, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3262 = stablehlo.transpose %3261, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3263 = stablehlo.dot_general %3262, %752, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3264 = stablehlo.dot_general %3262, %794, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3265 = stablehlo.transpose %3264, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3266 = stablehlo.broadcast_in_dim %797, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3267 = stablehlo.multiply %3263, %3266 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3268 = stablehlo.multiply %3267, %790 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_681 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3269 = stablehlo.reduce(%3268 init: %cst_681) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3270 = stablehlo.reshape %3269 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %3271 = stablehlo.negate %3270 : tensor<1024x16x1024x1xf32> loc(#at0)
    %3272 = stablehlo.broadcast_in_dim %792, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3273 = stablehlo.divide %3263, %3272 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_682 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3274 = stablehlo.reduce(%3271 init: %cst_682) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3275 = stablehlo.broadcast_in_dim %3274, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3276 = stablehlo.add %3273, %3275 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3277 = stablehlo.multiply %3276, %790 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_683 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %3278 = stablehlo.broadcast_in_dim %cst_683, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3279 = stablehlo.multiply %3277, %3278 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3280 = stablehlo.dot_general %3279, %750, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3281 = stablehlo.transpose %3280, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3282 = stablehlo.dot_general %3279, %751, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3283 = stablehlo.transpose %3282, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3284 = stablehlo.dot_general %3265, %749, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3285 = stablehlo.transpose %3284, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3286 = stablehlo.dot_general %3265, %715, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3287 = stablehlo.dot_general %3281, %749, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3288 = stablehlo.transpose %3287, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3289 = stablehlo.dot_general %3281, %709, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3290 = stablehlo.add %3286, %3289 : tensor<1024x1024x1024xf32> loc(#at0)
    %3291 = stablehlo.dot_general %3283, %749, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3292 = stablehlo.transpose %3291, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3293 = stablehlo.dot_general %3283, %713, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3294 = stablehlo.add %3290, %3293 : tensor<1024x1024x1024xf32> loc(#at0)
    %3295 = stablehlo.multiply %746, %3294 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_684 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3296 = stablehlo.reduce(%3295 init: %cst_684) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3297 = stablehlo.reshape %3296 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3298 = stablehlo.broadcast_in_dim %747, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3299 = stablehlo.multiply %3294, %3298 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_685 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3300 = stablehlo.reduce(%3297 init: %cst_685) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3301 = stablehlo.multiply %698, %3299 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_686 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3302 = stablehlo.reduce(%3301 init: %cst_686) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3303 = stablehlo.reshape %3302 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3304 = stablehlo.broadcast_in_dim %741, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3305 = stablehlo.multiply %3299, %3304 : tensor<1024x1024x1024xf32> loc(#at6)
    %3306 = stablehlo.add %3258, %3305 : tensor<1024x1024x1024xf32> loc(#at6)
    %3307 = stablehlo.multiply %3303, %744 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_687 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3308 = stablehlo.broadcast_in_dim %cst_687, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3309 = stablehlo.divide %3307, %3308 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_688 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3310 = stablehlo.reduce(%3309 init: %cst_688) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3311 = stablehlo.broadcast_in_dim %3310, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3312 = stablehlo.multiply %698, %3311 : tensor<1024x1024x1024xf32> loc(#at6)
    %3313 = stablehlo.add %3306, %3312 : tensor<1024x1024x1024xf32> loc(#at6)
    %3314 = stablehlo.multiply %3311, %698 : tensor<1024x1024x1024xf32> loc(#at6)
    %3315 = stablehlo.add %3313, %3314 : tensor<1024x1024x1024xf32> loc(#at6)
    %3316 = stablehlo.broadcast_in_dim %3185, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_689 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3317 = stablehlo.pad %3316, %cst_689, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3318 = stablehlo.add %3018, %3317 : tensor<6x1024x16x128xf32>
    %3319 = stablehlo.broadcast_in_dim %3192, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_690 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3320 = stablehlo.pad %3319, %cst_690, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3321 = stablehlo.add %3021, %3320 : tensor<6x1024x16x128xf32>
    %3322 = stablehlo.broadcast_in_dim %3160, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_691 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3323 = stablehlo.pad %3322, %cst_691, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3324 = stablehlo.add %3024, %3323 : tensor<6x16x128x1024xf32>
    %3325 = stablehlo.broadcast_in_dim %3188, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_692 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3326 = stablehlo.pad %3325, %cst_692, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3327 = stablehlo.add %3027, %3326 : tensor<6x1024x16x128xf32>
    %3328 = stablehlo.broadcast_in_dim %3133, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %cst_693 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3329 = stablehlo.pad %3328, %cst_693, low = [2, 0, 0], high = [3, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x512xf32>, tensor<f32>) -> tensor<6x1024x512xf32>
    %3330 = stablehlo.add %3030, %3329 : tensor<6x1024x512xf32>
    %3331 = stablehlo.broadcast_in_dim %3143, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_694 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3332 = stablehlo.pad %3331, %cst_694, low = [2, 0], high = [3, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3333 = stablehlo.add %3033, %3332 : tensor<6x1024xf32>
    %3334 = stablehlo.broadcast_in_dim %3200, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_695 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3335 = stablehlo.pad %3334, %cst_695, low = [2, 0], high = [3, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3336 = stablehlo.add %3036, %3335 : tensor<6x1024xf32>
    %3337 = stablehlo.broadcast_in_dim %3076, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %cst_696 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3338 = stablehlo.pad %3337, %cst_696, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %3339 = stablehlo.add %3039, %3338 : tensor<6x512x8192x1024xf32>
    %3340 = stablehlo.broadcast_in_dim %3081, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %cst_697 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3341 = stablehlo.pad %3340, %cst_697, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %3342 = stablehlo.add %3042, %3341 : tensor<6x512x1024x8192xf32>
    %3343 = stablehlo.broadcast_in_dim %3285, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_698 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3344 = stablehlo.pad %3343, %cst_698, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3345 = stablehlo.add %3045, %3344 : tensor<6x1024x16x128xf32>
    %3346 = stablehlo.broadcast_in_dim %3292, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_699 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3347 = stablehlo.pad %3346, %cst_699, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3348 = stablehlo.add %3048, %3347 : tensor<6x1024x16x128xf32>
    %3349 = stablehlo.broadcast_in_dim %3260, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_700 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3350 = stablehlo.pad %3349, %cst_700, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3351 = stablehlo.add %3051, %3350 : tensor<6x16x128x1024xf32>
    %3352 = stablehlo.broadcast_in_dim %3288, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_701 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3353 = stablehlo.pad %3352, %cst_701, low = [2, 0, 0, 0], high = [3, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3354 = stablehlo.add %3054, %3353 : tensor<6x1024x16x128xf32>
    %3355 = stablehlo.broadcast_in_dim %3235, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %cst_702 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3356 = stablehlo.pad %3355, %cst_702, low = [2, 0, 0], high = [3, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x8192xf32>, tensor<f32>) -> tensor<6x1024x8192xf32>
    %3357 = stablehlo.add %3057, %3356 : tensor<6x1024x8192xf32>
    %3358 = stablehlo.broadcast_in_dim %3218, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %cst_703 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3359 = stablehlo.pad %3358, %cst_703, low = [2, 0, 0], high = [3, 0, 0], interior = [0, 0, 0] : (tensor<1x8192x1024xf32>, tensor<f32>) -> tensor<6x8192x1024xf32>
    %3360 = stablehlo.add %3060, %3359 : tensor<6x8192x1024xf32>
    %3361 = stablehlo.broadcast_in_dim %3242, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_704 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3362 = stablehlo.pad %3361, %cst_704, low = [2, 0], high = [3, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3363 = stablehlo.add %3063, %3362 : tensor<6x1024xf32>
    %3364 = stablehlo.broadcast_in_dim %3300, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_705 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3365 = stablehlo.pad %3364, %cst_705, low = [2, 0], high = [3, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3366 = stablehlo.add %3066, %3365 : tensor<6x1024xf32>
    %3367 = sdy.sharding_constraint %3315 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3368 = stablehlo.reshape %3367 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %3369 = sdy.sharding_constraint %3368 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3370 = stablehlo.dot_general %3369, %679, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %3371 = stablehlo.transpose %3370, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %3372 = stablehlo.dot_general %3369, %693, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %3373 = sdy.sharding_constraint %3371 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3374 = sdy.sharding_constraint %3373 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3375 = stablehlo.dot_general %3374, %687, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %3376 = stablehlo.transpose %3375, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %3377 = stablehlo.dot_general %3374, %373, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_706 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3378 = stablehlo.broadcast_in_dim %cst_706, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %3379 = stablehlo.select %689, %3377, %3378 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %3380 = stablehlo.dot_general %3379, %685, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %3381 = stablehlo.transpose %3380, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %3382 = stablehlo.dot_general %3379, %371, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %3383 = sdy.sharding_constraint %3382 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3384 = stablehlo.transpose %3383, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %3385 = stablehlo.dot_general %3384, %682, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %3386 = stablehlo.transpose %3385, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %3387 = sdy.sharding_constraint %3372 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_707 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %3388 = stablehlo.multiply %2145, %cst_707 : tensor<f32> loc(#at5)
    %cst_708 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %3389 = stablehlo.divide %3388, %cst_708 : tensor<f32> loc(#at5)
    %3390 = stablehlo.broadcast_in_dim %3389, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %3391 = stablehlo.multiply %671, %3390 : tensor<512x512xf32> loc(#at5)
    %cst_709 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %3392 = stablehlo.broadcast_in_dim %cst_709, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %3393 = stablehlo.divide %3391, %3392 : tensor<512x512xf32> loc(#at5)
    %3394 = stablehlo.broadcast_in_dim %3393, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3395 = stablehlo.multiply %3387, %665 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_710 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3396 = stablehlo.reduce(%3395 init: %cst_710) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3397 = stablehlo.reshape %3396 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_711 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3398 = stablehlo.reduce(%3397 init: %cst_711) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3399 = stablehlo.multiply %3398, %655 : tensor<512x2048xf32> loc(#at5)
    %3400 = stablehlo.multiply %3399, %632 : tensor<512x2048xf32> loc(#at5)
    %3401 = stablehlo.negate %3400 : tensor<512x2048xf32> loc(#at5)
    %3402 = stablehlo.divide %3398, %635 : tensor<512x2048xf32> loc(#at5)
    %3403 = stablehlo.multiply %3387, %649 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_712 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3404 = stablehlo.reduce(%3403 init: %cst_712) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3405 = stablehlo.reshape %3404 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_713 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3406 = stablehlo.reduce(%3405 init: %cst_713) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3407 = stablehlo.multiply %3406, %639 : tensor<512x2048xf32> loc(#at5)
    %3408 = stablehlo.multiply %3407, %630 : tensor<512x2048xf32> loc(#at5)
    %3409 = stablehlo.negate %3408 : tensor<512x2048xf32> loc(#at5)
    %3410 = stablehlo.add %3401, %3409 : tensor<512x2048xf32> loc(#at5)
    %3411 = stablehlo.divide %3406, %635 : tensor<512x2048xf32> loc(#at5)
    %3412 = stablehlo.add %3411, %3410 : tensor<512x2048xf32> loc(#at5)
    %3413 = stablehlo.add %3402, %3410 : tensor<512x2048xf32> loc(#at5)
    %3414 = stablehlo.broadcast_in_dim %3413, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3415 = stablehlo.multiply %3414, %617 : tensor<512x2048x512xf32> loc(#at5)
    %3416 = stablehlo.add %3394, %3415 : tensor<512x2048x512xf32> loc(#at5)
    %3417 = stablehlo.broadcast_in_dim %3412, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3418 = stablehlo.multiply %3417, %612 : tensor<512x2048x512xf32> loc(#at5)
    %3419 = stablehlo.add %3416, %3418 : tensor<512x2048x512xf32> loc(#at5)
    %3420 = stablehlo.broadcast_in_dim %610, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3421 = stablehlo.multiply %3419, %3420 : tensor<512x2048x512xf32> loc(#at5)
    %3422 = stablehlo.multiply %3421, %603 : tensor<512x2048x512xf32> loc(#at5)
    %cst_714 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3423 = stablehlo.reduce(%3422 init: %cst_714) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3424 = stablehlo.reshape %3423 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %3425 = stablehlo.negate %3424 : tensor<512x2048x1xf32> loc(#at5)
    %3426 = stablehlo.broadcast_in_dim %605, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3427 = stablehlo.divide %3419, %3426 : tensor<512x2048x512xf32> loc(#at5)
    %cst_715 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3428 = stablehlo.reduce(%3425 init: %cst_715) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3429 = stablehlo.broadcast_in_dim %3428, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3430 = stablehlo.add %3427, %3429 : tensor<512x2048x512xf32> loc(#at5)
    %3431 = stablehlo.multiply %3430, %603 : tensor<512x2048x512xf32> loc(#at5)
    %3432 = stablehlo.dot_general %3431, %580, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %3433 = stablehlo.transpose %3432, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %3434 = stablehlo.dot_general %3431, %379, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %3435 = stablehlo.add %3386, %3434 : tensor<512x2048x1024xf32> loc(#at5)
    %3436 = sdy.sharding_constraint %3435 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3437 = stablehlo.reshape %3436 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %3438 = stablehlo.multiply %575, %3437 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_716 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3439 = stablehlo.reduce(%3438 init: %cst_716) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3440 = stablehlo.reshape %3439 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3441 = stablehlo.broadcast_in_dim %576, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3442 = stablehlo.multiply %3437, %3441 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_717 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3443 = stablehlo.reduce(%3440 init: %cst_717) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3444 = stablehlo.multiply %562, %3442 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_718 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3445 = stablehlo.reduce(%3444 init: %cst_718) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3446 = stablehlo.reshape %3445 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3447 = stablehlo.broadcast_in_dim %570, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3448 = stablehlo.multiply %3442, %3447 : tensor<1024x1024x1024xf32> loc(#at6)
    %3449 = stablehlo.add %3367, %3448 : tensor<1024x1024x1024xf32> loc(#at6)
    %3450 = stablehlo.multiply %3446, %573 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_719 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3451 = stablehlo.broadcast_in_dim %cst_719, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3452 = stablehlo.divide %3450, %3451 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_720 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3453 = stablehlo.reduce(%3452 init: %cst_720) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3454 = stablehlo.broadcast_in_dim %3453, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3455 = stablehlo.multiply %562, %3454 : tensor<1024x1024x1024xf32> loc(#at6)
    %3456 = stablehlo.add %3449, %3455 : tensor<1024x1024x1024xf32> loc(#at6)
    %3457 = stablehlo.multiply %3454, %562 : tensor<1024x1024x1024xf32> loc(#at6)
    %3458 = stablehlo.add %3456, %3457 : tensor<1024x1024x1024xf32> loc(#at6)
    %3459 = stablehlo.dot_general %3458, %560, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3460 = stablehlo.transpose %3459, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3461 = stablehlo.dot_general %3458, %383, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3462 = stablehlo.transpose %3461, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3463 = stablehlo.dot_general %3462, %513, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3464 = stablehlo.dot_general %3462, %555, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3465 = stablehlo.transpose %3464, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3466 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3467 = stablehlo.multiply %3463, %3466 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3468 = stablehlo.multiply %3467, %551 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_721 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3469 = stablehlo.reduce(%3468 init: %cst_721) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3470 = stablehlo.reshape %3469 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %3471 = stablehlo.negate %3470 : tensor<1024x16x1024x1xf32> loc(#at0)
    %3472 = stablehlo.broadcast_in_dim %553, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3473 = stablehlo.divide %3463, %3472 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_722 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3474 = stablehlo.reduce(%3471 init: %cst_722) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3475 = stablehlo.broadcast_in_dim %3474, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3476 = stablehlo.add %3473, %3475 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3477 = stablehlo.multiply %3476, %551 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_723 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %3478 = stablehlo.broadcast_in_dim %cst_723, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3479 = stablehlo.multiply %3477, %3478 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3480 = stablehlo.dot_general %3479, %511, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3481 = stablehlo.transpose %3480, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3482 = stablehlo.dot_general %3479, %512, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3483 = stablehlo.transpose %3482, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3484 = stablehlo.dot_general %3465, %510, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3485 = stablehlo.transpose %3484, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3486 = stablehlo.dot_general %3465, %387, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3487 = stablehlo.dot_general %3481, %510, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3488 = stablehlo.transpose %3487, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3489 = stablehlo.dot_general %3481, %381, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3490 = stablehlo.add %3486, %3489 : tensor<1024x1024x1024xf32> loc(#at0)
    %3491 = stablehlo.dot_general %3483, %510, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3492 = stablehlo.transpose %3491, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3493 = stablehlo.dot_general %3483, %385, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3494 = stablehlo.add %3490, %3493 : tensor<1024x1024x1024xf32> loc(#at0)
    %3495 = stablehlo.multiply %507, %3494 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_724 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3496 = stablehlo.reduce(%3495 init: %cst_724) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3497 = stablehlo.reshape %3496 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3498 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3499 = stablehlo.multiply %3494, %3498 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_725 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3500 = stablehlo.reduce(%3497 init: %cst_725) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3501 = stablehlo.multiply %494, %3499 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_726 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3502 = stablehlo.reduce(%3501 init: %cst_726) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3503 = stablehlo.reshape %3502 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3504 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3505 = stablehlo.multiply %3499, %3504 : tensor<1024x1024x1024xf32> loc(#at6)
    %3506 = stablehlo.add %3458, %3505 : tensor<1024x1024x1024xf32> loc(#at6)
    %3507 = stablehlo.multiply %3503, %505 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_727 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3508 = stablehlo.broadcast_in_dim %cst_727, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3509 = stablehlo.divide %3507, %3508 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_728 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3510 = stablehlo.reduce(%3509 init: %cst_728) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3511 = stablehlo.broadcast_in_dim %3510, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3512 = stablehlo.multiply %494, %3511 : tensor<1024x1024x1024xf32> loc(#at6)
    %3513 = stablehlo.add %3506, %3512 : tensor<1024x1024x1024xf32> loc(#at6)
    %3514 = stablehlo.multiply %3511, %494 : tensor<1024x1024x1024xf32> loc(#at6)
    %3515 = stablehlo.add %3513, %3514 : tensor<1024x1024x1024xf32> loc(#at6)
    %3516 = sdy.sharding_constraint %3515 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3517 = stablehlo.dot_general %3516, %491, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %3518 = stablehlo.transpose %3517, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %3519 = stablehlo.dot_general %3516, %359, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3520 = stablehlo.multiply %473, %3519 : tensor<1024x1024x8192xf32> loc(#at2)
    %3521 = stablehlo.multiply %3519, %490 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_729 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3522 = stablehlo.broadcast_in_dim %cst_729, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3523 = stablehlo.multiply %3522, %3520 : tensor<1024x1024x8192xf32> loc(#at2)
    %3524 = stablehlo.multiply %3523, %486 : tensor<1024x1024x8192xf32> loc(#at2)
    %3525 = stablehlo.multiply %3524, %484 : tensor<1024x1024x8192xf32> loc(#at2)
    %3526 = stablehlo.add %3524, %3525 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_730 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %3527 = stablehlo.broadcast_in_dim %cst_730, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3528 = stablehlo.multiply %3527, %3526 : tensor<1024x1024x8192xf32> loc(#at2)
    %3529 = stablehlo.add %3521, %3528 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_731 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %3530 = stablehlo.broadcast_in_dim %cst_731, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3531 = stablehlo.multiply %3530, %3528 : tensor<1024x1024x8192xf32> loc(#at2)
    %3532 = stablehlo.multiply %3531, %478 : tensor<1024x1024x8192xf32> loc(#at2)
    %3533 = stablehlo.add %3529, %3532 : tensor<1024x1024x8192xf32> loc(#at2)
    %3534 = stablehlo.dot_general %3533, %472, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %3535 = stablehlo.transpose %3534, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %3536 = stablehlo.dot_general %3533, %361, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %3537 = stablehlo.multiply %469, %3536 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_732 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3538 = stablehlo.reduce(%3537 init: %cst_732) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3539 = stablehlo.reshape %3538 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3540 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3541 = stablehlo.multiply %3536, %3540 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_733 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3542 = stablehlo.reduce(%3539 init: %cst_733) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3543 = stablehlo.multiply %456, %3541 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_734 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3544 = stablehlo.reduce(%3543 init: %cst_734) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3545 = stablehlo.reshape %3544 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3546 = stablehlo.broadcast_in_dim %464, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3547 = stablehlo.multiply %3541, %3546 : tensor<1024x1024x1024xf32> loc(#at6)
    %3548 = stablehlo.add %3516, %3547 : tensor<1024x1024x1024xf32> loc(#at6)
    %3549 = stablehlo.multiply %3545, %467 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_735 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3550 = stablehlo.broadcast_in_dim %cst_735, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3551 = stablehlo.divide %3549, %3550 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_736 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3552 = stablehlo.reduce(%3551 init: %cst_736) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3553 = stablehlo.broadcast_in_dim %3552, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3554 = stablehlo.multiply %456, %3553 : tensor<1024x1024x1024xf32> loc(#at6)
    %3555 = stablehlo.add %3548, %3554 : tensor<1024x1024x1024xf32> loc(#at6)
    %3556 = stablehlo.multiply %3553, %456 : tensor<1024x1024x1024xf32> loc(#at6)
    %3557 = stablehlo.add %3555, %3556 : tensor<1024x1024x1024xf32> loc(#at6)
    %3558 = sdy.sharding_constraint %3557 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3559 = stablehlo.dot_general %3558, %453, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3560 = stablehlo.transpose %3559, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3561 = stablehlo.dot_general %3558, %365, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3562 = stablehlo.transpose %3561, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3563 = stablehlo.dot_general %3562, %406, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3564 = stablehlo.dot_general %3562, %448, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3565 = stablehlo.transpose %3564, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3566 = stablehlo.broadcast_in_dim %451, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3567 = stablehlo.multiply %3563, %3566 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3568 = stablehlo.multiply %3567, %444 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_737 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3569 = stablehlo.reduce(%3568 init: %cst_737) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3570 = stablehlo.reshape %3569 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %3571 = stablehlo.negate %3570 : tensor<1024x16x1024x1xf32> loc(#at0)
    %3572 = stablehlo.broadcast_in_dim %446, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3573 = stablehlo.divide %3563, %3572 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_738 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3574 = stablehlo.reduce(%3571 init: %cst_738) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3575 = stablehlo.broadcast_in_dim %3574, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3576 = stablehlo.add %3573, %3575 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3577 = stablehlo.multiply %3576, %444 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_739 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %3578 = stablehlo.broadcast_in_dim %cst_739, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3579 = stablehlo.multiply %3577, %3578 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3580 = stablehlo.dot_general %3579, %404, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3581 = stablehlo.transpose %3580, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3582 = stablehlo.dot_general %3579, %405, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3583 = stablehlo.transpose %3582, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3584 = stablehlo.dot_general %3565, %403, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3585 = stablehlo.transpose %3584, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3586 = stablehlo.dot_general %3565, %369, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3587 = stablehlo.dot_general %3581, %403, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3588 = stablehlo.transpose %3587, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3589 = stablehlo.dot_general %3581, %363, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3590 = stablehlo.add %3586, %3589 : tensor<1024x1024x1024xf32> loc(#at0)
    %3591 = stablehlo.dot_general %3583, %403, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3592 = stablehlo.transpose %3591, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3593 = stablehlo.dot_general %3583, %367, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3594 = stablehlo.add %3590, %3593 : tensor<1024x1024x1024xf32> loc(#at0)
    %3595 = stablehlo.multiply %400, %3594 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_740 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3596 = stablehlo.reduce(%3595 init: %cst_740) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3597 = stablehlo.reshape %3596 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3598 = stablehlo.broadcast_in_dim %401, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3599 = stablehlo.multiply %3594, %3598 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_741 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3600 = stablehlo.reduce(%3597 init: %cst_741) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3601 = stablehlo.multiply %352, %3599 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_742 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3602 = stablehlo.reduce(%3601 init: %cst_742) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3603 = stablehlo.reshape %3602 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3604 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3605 = stablehlo.multiply %3599, %3604 : tensor<1024x1024x1024xf32> loc(#at6)
    %3606 = stablehlo.add %3558, %3605 : tensor<1024x1024x1024xf32> loc(#at6)
    %3607 = stablehlo.multiply %3603, %398 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_743 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3608 = stablehlo.broadcast_in_dim %cst_743, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3609 = stablehlo.divide %3607, %3608 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_744 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3610 = stablehlo.reduce(%3609 init: %cst_744) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3611 = stablehlo.broadcast_in_dim %3610, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3612 = stablehlo.multiply %352, %3611 : tensor<1024x1024x1024xf32> loc(#at6)
    %3613 = stablehlo.add %3606, %3612 : tensor<1024x1024x1024xf32> loc(#at6)
    %3614 = stablehlo.multiply %3611, %352 : tensor<1024x1024x1024xf32> loc(#at6)
    %3615 = stablehlo.add %3613, %3614 : tensor<1024x1024x1024xf32> loc(#at6)
    %3616 = stablehlo.broadcast_in_dim %3485, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_745 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3617 = stablehlo.pad %3616, %cst_745, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3618 = stablehlo.add %3318, %3617 : tensor<6x1024x16x128xf32>
    %3619 = stablehlo.broadcast_in_dim %3492, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_746 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3620 = stablehlo.pad %3619, %cst_746, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3621 = stablehlo.add %3321, %3620 : tensor<6x1024x16x128xf32>
    %3622 = stablehlo.broadcast_in_dim %3460, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_747 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3623 = stablehlo.pad %3622, %cst_747, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3624 = stablehlo.add %3324, %3623 : tensor<6x16x128x1024xf32>
    %3625 = stablehlo.broadcast_in_dim %3488, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_748 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3626 = stablehlo.pad %3625, %cst_748, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3627 = stablehlo.add %3327, %3626 : tensor<6x1024x16x128xf32>
    %3628 = stablehlo.broadcast_in_dim %3433, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %cst_749 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3629 = stablehlo.pad %3628, %cst_749, low = [1, 0, 0], high = [4, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x512xf32>, tensor<f32>) -> tensor<6x1024x512xf32>
    %3630 = stablehlo.add %3330, %3629 : tensor<6x1024x512xf32>
    %3631 = stablehlo.broadcast_in_dim %3443, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_750 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3632 = stablehlo.pad %3631, %cst_750, low = [1, 0], high = [4, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3633 = stablehlo.add %3333, %3632 : tensor<6x1024xf32>
    %3634 = stablehlo.broadcast_in_dim %3500, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_751 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3635 = stablehlo.pad %3634, %cst_751, low = [1, 0], high = [4, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3636 = stablehlo.add %3336, %3635 : tensor<6x1024xf32>
    %3637 = stablehlo.broadcast_in_dim %3376, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %cst_752 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3638 = stablehlo.pad %3637, %cst_752, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %3639 = stablehlo.add %3339, %3638 : tensor<6x512x8192x1024xf32>
    %3640 = stablehlo.broadcast_in_dim %3381, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %cst_753 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3641 = stablehlo.pad %3640, %cst_753, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %3642 = stablehlo.add %3342, %3641 : tensor<6x512x1024x8192xf32>
    %3643 = stablehlo.broadcast_in_dim %3585, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_754 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3644 = stablehlo.pad %3643, %cst_754, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3645 = stablehlo.add %3345, %3644 : tensor<6x1024x16x128xf32>
    %3646 = stablehlo.broadcast_in_dim %3592, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_755 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3647 = stablehlo.pad %3646, %cst_755, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3648 = stablehlo.add %3348, %3647 : tensor<6x1024x16x128xf32>
    %3649 = stablehlo.broadcast_in_dim %3560, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_756 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3650 = stablehlo.pad %3649, %cst_756, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3651 = stablehlo.add %3351, %3650 : tensor<6x16x128x1024xf32>
    %3652 = stablehlo.broadcast_in_dim %3588, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_757 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3653 = stablehlo.pad %3652, %cst_757, low = [1, 0, 0, 0], high = [4, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3654 = stablehlo.add %3354, %3653 : tensor<6x1024x16x128xf32>
    %3655 = stablehlo.broadcast_in_dim %3535, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %cst_758 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3656 = stablehlo.pad %3655, %cst_758, low = [1, 0, 0], high = [4, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x8192xf32>, tensor<f32>) -> tensor<6x1024x8192xf32>
    %3657 = stablehlo.add %3357, %3656 : tensor<6x1024x8192xf32>
    %3658 = stablehlo.broadcast_in_dim %3518, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %cst_759 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3659 = stablehlo.pad %3658, %cst_759, low = [1, 0, 0], high = [4, 0, 0], interior = [0, 0, 0] : (tensor<1x8192x1024xf32>, tensor<f32>) -> tensor<6x8192x1024xf32>
    %3660 = stablehlo.add %3360, %3659 : tensor<6x8192x1024xf32>
    %3661 = stablehlo.broadcast_in_dim %3542, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_760 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3662 = stablehlo.pad %3661, %cst_760, low = [1, 0], high = [4, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3663 = stablehlo.add %3363, %3662 : tensor<6x1024xf32>
    %3664 = stablehlo.broadcast_in_dim %3600, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_761 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3665 = stablehlo.pad %3664, %cst_761, low = [1, 0], high = [4, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3666 = stablehlo.add %3366, %3665 : tensor<6x1024xf32>
    %3667 = sdy.sharding_constraint %3615 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3668 = stablehlo.reshape %3667 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %3669 = sdy.sharding_constraint %3668 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3670 = stablehlo.dot_general %3669, %333, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %3671 = stablehlo.transpose %3670, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %3672 = stablehlo.dot_general %3669, %347, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %3673 = sdy.sharding_constraint %3671 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3674 = sdy.sharding_constraint %3673 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3675 = stablehlo.dot_general %3674, %341, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %3676 = stablehlo.transpose %3675, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %3677 = stablehlo.dot_general %3674, %27, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_762 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3678 = stablehlo.broadcast_in_dim %cst_762, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %3679 = stablehlo.select %343, %3677, %3678 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %3680 = stablehlo.dot_general %3679, %339, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %3681 = stablehlo.transpose %3680, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %3682 = stablehlo.dot_general %3679, %25, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %3683 = sdy.sharding_constraint %3682 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %3684 = stablehlo.transpose %3683, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %3685 = stablehlo.dot_general %3684, %336, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %3686 = stablehlo.transpose %3685, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %3687 = sdy.sharding_constraint %3672 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_763 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %3688 = stablehlo.multiply %2145, %cst_763 : tensor<f32> loc(#at5)
    %cst_764 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %3689 = stablehlo.divide %3688, %cst_764 : tensor<f32> loc(#at5)
    %3690 = stablehlo.broadcast_in_dim %3689, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %3691 = stablehlo.multiply %325, %3690 : tensor<512x512xf32> loc(#at5)
    %cst_765 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %3692 = stablehlo.broadcast_in_dim %cst_765, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %3693 = stablehlo.divide %3691, %3692 : tensor<512x512xf32> loc(#at5)
    %3694 = stablehlo.broadcast_in_dim %3693, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3695 = stablehlo.multiply %3687, %319 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_766 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3696 = stablehlo.reduce(%3695 init: %cst_766) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3697 = stablehlo.reshape %3696 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_767 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3698 = stablehlo.reduce(%3697 init: %cst_767) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3699 = stablehlo.multiply %3698, %309 : tensor<512x2048xf32> loc(#at5)
    %3700 = stablehlo.multiply %3699, %286 : tensor<512x2048xf32> loc(#at5)
    %3701 = stablehlo.negate %3700 : tensor<512x2048xf32> loc(#at5)
    %3702 = stablehlo.divide %3698, %289 : tensor<512x2048xf32> loc(#at5)
    %3703 = stablehlo.multiply %3687, %303 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_768 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3704 = stablehlo.reduce(%3703 init: %cst_768) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3705 = stablehlo.reshape %3704 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_769 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3706 = stablehlo.reduce(%3705 init: %cst_769) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3707 = stablehlo.multiply %3706, %293 : tensor<512x2048xf32> loc(#at5)
    %3708 = stablehlo.multiply %3707, %284 : tensor<512x2048xf32> loc(#at5)
    %3709 = stablehlo.negate %3708 : tensor<512x2048xf32> loc(#at5)
    %3710 = stablehlo.add %3701, %3709 : tensor<512x2048xf32> loc(#at5)
    %3711 = stablehlo.divide %3706, %289 : tensor<512x2048xf32> loc(#at5)
    %3712 = stablehlo.add %3711, %3710 : tensor<512x2048xf32> loc(#at5)
    %3713 = stablehlo.add %3702, %3710 : tensor<512x2048xf32> loc(#at5)
    %3714 = stablehlo.broadcast_in_dim %3713, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3715 = stablehlo.multiply %3714, %271 : tensor<512x2048x512xf32> loc(#at5)
    %3716 = stablehlo.add %3694, %3715 : tensor<512x2048x512xf32> loc(#at5)
    %3717 = stablehlo.broadcast_in_dim %3712, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3718 = stablehlo.multiply %3717, %266 : tensor<512x2048x512xf32> loc(#at5)
    %3719 = stablehlo.add %3716, %3718 : tensor<512x2048x512xf32> loc(#at5)
    %3720 = stablehlo.broadcast_in_dim %264, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3721 = stablehlo.multiply %3719, %3720 : tensor<512x2048x512xf32> loc(#at5)
    %3722 = stablehlo.multiply %3721, %257 : tensor<512x2048x512xf32> loc(#at5)
    %cst_770 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3723 = stablehlo.reduce(%3722 init: %cst_770) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3724 = stablehlo.reshape %3723 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %3725 = stablehlo.negate %3724 : tensor<512x2048x1xf32> loc(#at5)
    %3726 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3727 = stablehlo.divide %3719, %3726 : tensor<512x2048x512xf32> loc(#at5)
    %cst_771 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %3728 = stablehlo.reduce(%3725 init: %cst_771) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %3729 = stablehlo.broadcast_in_dim %3728, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %3730 = stablehlo.add %3727, %3729 : tensor<512x2048x512xf32> loc(#at5)
    %3731 = stablehlo.multiply %3730, %257 : tensor<512x2048x512xf32> loc(#at5)
    %3732 = stablehlo.dot_general %3731, %234, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %3733 = stablehlo.transpose %3732, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %3734 = stablehlo.dot_general %3731, %33, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %3735 = stablehlo.add %3686, %3734 : tensor<512x2048x1024xf32> loc(#at5)
    %3736 = sdy.sharding_constraint %3735 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3737 = stablehlo.reshape %3736 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %3738 = stablehlo.multiply %229, %3737 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_772 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3739 = stablehlo.reduce(%3738 init: %cst_772) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3740 = stablehlo.reshape %3739 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3741 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3742 = stablehlo.multiply %3737, %3741 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_773 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3743 = stablehlo.reduce(%3740 init: %cst_773) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3744 = stablehlo.multiply %216, %3742 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_774 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3745 = stablehlo.reduce(%3744 init: %cst_774) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3746 = stablehlo.reshape %3745 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3747 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3748 = stablehlo.multiply %3742, %3747 : tensor<1024x1024x1024xf32> loc(#at6)
    %3749 = stablehlo.add %3667, %3748 : tensor<1024x1024x1024xf32> loc(#at6)
    %3750 = stablehlo.multiply %3746, %227 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_775 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3751 = stablehlo.broadcast_in_dim %cst_775, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3752 = stablehlo.divide %3750, %3751 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_776 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3753 = stablehlo.reduce(%3752 init: %cst_776) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3754 = stablehlo.broadcast_in_dim %3753, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3755 = stablehlo.multiply %216, %3754 : tensor<1024x1024x1024xf32> loc(#at6)
    %3756 = stablehlo.add %3749, %3755 : tensor<1024x1024x1024xf32> loc(#at6)
    %3757 = stablehlo.multiply %3754, %216 : tensor<1024x1024x1024xf32> loc(#at6)
    %3758 = stablehlo.add %3756, %3757 : tensor<1024x1024x1024xf32> loc(#at6)
    %3759 = stablehlo.dot_general %3758, %214, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3760 = stablehlo.transpose %3759, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3761 = stablehlo.dot_general %3758, %37, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3762 = stablehlo.transpose %3761, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3763 = stablehlo.dot_general %3762, %167, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3764 = stablehlo.dot_general %3762, %209, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3765 = stablehlo.transpose %3764, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3766 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3767 = stablehlo.multiply %3763, %3766 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3768 = stablehlo.multiply %3767, %205 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_777 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3769 = stablehlo.reduce(%3768 init: %cst_777) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3770 = stablehlo.reshape %3769 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %3771 = stablehlo.negate %3770 : tensor<1024x16x1024x1xf32> loc(#at0)
    %3772 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3773 = stablehlo.divide %3763, %3772 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_778 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3774 = stablehlo.reduce(%3771 init: %cst_778) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3775 = stablehlo.broadcast_in_dim %3774, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3776 = stablehlo.add %3773, %3775 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3777 = stablehlo.multiply %3776, %205 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_779 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %3778 = stablehlo.broadcast_in_dim %cst_779, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3779 = stablehlo.multiply %3777, %3778 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3780 = stablehlo.dot_general %3779, %165, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3781 = stablehlo.transpose %3780, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3782 = stablehlo.dot_general %3779, %166, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3783 = stablehlo.transpose %3782, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3784 = stablehlo.dot_general %3765, %164, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3785 = stablehlo.transpose %3784, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3786 = stablehlo.dot_general %3765, %41, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3787 = stablehlo.dot_general %3781, %164, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3788 = stablehlo.transpose %3787, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3789 = stablehlo.dot_general %3781, %35, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3790 = stablehlo.add %3786, %3789 : tensor<1024x1024x1024xf32> loc(#at0)
    %3791 = stablehlo.dot_general %3783, %164, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3792 = stablehlo.transpose %3791, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3793 = stablehlo.dot_general %3783, %39, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3794 = stablehlo.add %3790, %3793 : tensor<1024x1024x1024xf32> loc(#at0)
    %3795 = stablehlo.multiply %161, %3794 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_780 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3796 = stablehlo.reduce(%3795 init: %cst_780) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3797 = stablehlo.reshape %3796 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3798 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3799 = stablehlo.multiply %3794, %3798 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_781 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3800 = stablehlo.reduce(%3797 init: %cst_781) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3801 = stablehlo.multiply %148, %3799 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_782 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3802 = stablehlo.reduce(%3801 init: %cst_782) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3803 = stablehlo.reshape %3802 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3804 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3805 = stablehlo.multiply %3799, %3804 : tensor<1024x1024x1024xf32> loc(#at6)
    %3806 = stablehlo.add %3758, %3805 : tensor<1024x1024x1024xf32> loc(#at6)
    %3807 = stablehlo.multiply %3803, %159 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_783 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3808 = stablehlo.broadcast_in_dim %cst_783, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3809 = stablehlo.divide %3807, %3808 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_784 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3810 = stablehlo.reduce(%3809 init: %cst_784) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3811 = stablehlo.broadcast_in_dim %3810, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3812 = stablehlo.multiply %148, %3811 : tensor<1024x1024x1024xf32> loc(#at6)
    %3813 = stablehlo.add %3806, %3812 : tensor<1024x1024x1024xf32> loc(#at6)
    %3814 = stablehlo.multiply %3811, %148 : tensor<1024x1024x1024xf32> loc(#at6)
    %3815 = stablehlo.add %3813, %3814 : tensor<1024x1024x1024xf32> loc(#at6)
    %3816 = sdy.sharding_constraint %3815 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3817 = stablehlo.dot_general %3816, %145, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %3818 = stablehlo.transpose %3817, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %3819 = stablehlo.dot_general %3816, %13, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3820 = stablehlo.multiply %127, %3819 : tensor<1024x1024x8192xf32> loc(#at2)
    %3821 = stablehlo.multiply %3819, %144 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_785 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3822 = stablehlo.broadcast_in_dim %cst_785, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3823 = stablehlo.multiply %3822, %3820 : tensor<1024x1024x8192xf32> loc(#at2)
    %3824 = stablehlo.multiply %3823, %140 : tensor<1024x1024x8192xf32> loc(#at2)
    %3825 = stablehlo.multiply %3824, %138 : tensor<1024x1024x8192xf32> loc(#at2)
    %3826 = stablehlo.add %3824, %3825 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_786 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %3827 = stablehlo.broadcast_in_dim %cst_786, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3828 = stablehlo.multiply %3827, %3826 : tensor<1024x1024x8192xf32> loc(#at2)
    %3829 = stablehlo.add %3821, %3828 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_787 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %3830 = stablehlo.broadcast_in_dim %cst_787, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %3831 = stablehlo.multiply %3830, %3828 : tensor<1024x1024x8192xf32> loc(#at2)
    %3832 = stablehlo.multiply %3831, %132 : tensor<1024x1024x8192xf32> loc(#at2)
    %3833 = stablehlo.add %3829, %3832 : tensor<1024x1024x8192xf32> loc(#at2)
    %3834 = stablehlo.dot_general %3833, %126, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %3835 = stablehlo.transpose %3834, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %3836 = stablehlo.dot_general %3833, %15, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %3837 = stablehlo.multiply %123, %3836 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_788 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3838 = stablehlo.reduce(%3837 init: %cst_788) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3839 = stablehlo.reshape %3838 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3840 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3841 = stablehlo.multiply %3836, %3840 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_789 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3842 = stablehlo.reduce(%3839 init: %cst_789) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3843 = stablehlo.multiply %110, %3841 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_790 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3844 = stablehlo.reduce(%3843 init: %cst_790) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3845 = stablehlo.reshape %3844 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3846 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3847 = stablehlo.multiply %3841, %3846 : tensor<1024x1024x1024xf32> loc(#at6)
    %3848 = stablehlo.add %3816, %3847 : tensor<1024x1024x1024xf32> loc(#at6)
    %3849 = stablehlo.multiply %3845, %121 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_791 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3850 = stablehlo.broadcast_in_dim %cst_791, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3851 = stablehlo.divide %3849, %3850 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_792 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3852 = stablehlo.reduce(%3851 init: %cst_792) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3853 = stablehlo.broadcast_in_dim %3852, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3854 = stablehlo.multiply %110, %3853 : tensor<1024x1024x1024xf32> loc(#at6)
    %3855 = stablehlo.add %3848, %3854 : tensor<1024x1024x1024xf32> loc(#at6)
    %3856 = stablehlo.multiply %3853, %110 : tensor<1024x1024x1024xf32> loc(#at6)
    %3857 = stablehlo.add %3855, %3856 : tensor<1024x1024x1024xf32> loc(#at6)
    %3858 = sdy.sharding_constraint %3857 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %3859 = stablehlo.dot_general %3858, %107, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3860 = stablehlo.transpose %3859, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3861 = stablehlo.dot_general %3858, %19, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3862 = stablehlo.transpose %3861, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3863 = stablehlo.dot_general %3862, %60, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3864 = stablehlo.dot_general %3862, %102, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %3865 = stablehlo.transpose %3864, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3866 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3867 = stablehlo.multiply %3863, %3866 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3868 = stablehlo.multiply %3867, %98 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_793 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3869 = stablehlo.reduce(%3868 init: %cst_793) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3870 = stablehlo.reshape %3869 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %3871 = stablehlo.negate %3870 : tensor<1024x16x1024x1xf32> loc(#at0)
    %3872 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3873 = stablehlo.divide %3863, %3872 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_794 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %3874 = stablehlo.reduce(%3871 init: %cst_794) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %3875 = stablehlo.broadcast_in_dim %3874, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3876 = stablehlo.add %3873, %3875 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3877 = stablehlo.multiply %3876, %98 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_795 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %3878 = stablehlo.broadcast_in_dim %cst_795, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %3879 = stablehlo.multiply %3877, %3878 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %3880 = stablehlo.dot_general %3879, %58, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3881 = stablehlo.transpose %3880, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3882 = stablehlo.dot_general %3879, %59, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %3883 = stablehlo.transpose %3882, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %3884 = stablehlo.dot_general %3865, %57, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3885 = stablehlo.transpose %3884, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3886 = stablehlo.dot_general %3865, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3887 = stablehlo.dot_general %3881, %57, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3888 = stablehlo.transpose %3887, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3889 = stablehlo.dot_general %3881, %17, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3890 = stablehlo.add %3886, %3889 : tensor<1024x1024x1024xf32> loc(#at0)
    %3891 = stablehlo.dot_general %3883, %57, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %3892 = stablehlo.transpose %3891, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %3893 = stablehlo.dot_general %3883, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %3894 = stablehlo.add %3890, %3893 : tensor<1024x1024x1024xf32> loc(#at0)
    %3895 = stablehlo.multiply %54, %3894 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_796 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3896 = stablehlo.reduce(%3895 init: %cst_796) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3897 = stablehlo.reshape %3896 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %3898 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3899 = stablehlo.multiply %3894, %3898 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_797 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3900 = stablehlo.reduce(%3897 init: %cst_797) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %3901 = stablehlo.multiply %7, %3899 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_798 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3902 = stablehlo.reduce(%3901 init: %cst_798) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3903 = stablehlo.reshape %3902 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3904 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3905 = stablehlo.multiply %3899, %3904 : tensor<1024x1024x1024xf32> loc(#at6)
    %3906 = stablehlo.add %3858, %3905 : tensor<1024x1024x1024xf32> loc(#at6)
    %3907 = stablehlo.multiply %3903, %52 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_799 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3908 = stablehlo.broadcast_in_dim %cst_799, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %3909 = stablehlo.divide %3907, %3908 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_800 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %3910 = stablehlo.reduce(%3909 init: %cst_800) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %3911 = stablehlo.broadcast_in_dim %3910, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %3912 = stablehlo.multiply %7, %3911 : tensor<1024x1024x1024xf32> loc(#at6)
    %3913 = stablehlo.add %3906, %3912 : tensor<1024x1024x1024xf32> loc(#at6)
    %3914 = stablehlo.multiply %3911, %7 : tensor<1024x1024x1024xf32> loc(#at6)
    %3915 = stablehlo.add %3913, %3914 : tensor<1024x1024x1024xf32> loc(#at6)
    %3916 = stablehlo.broadcast_in_dim %3785, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_801 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3917 = stablehlo.pad %3916, %cst_801, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3918 = stablehlo.add %3618, %3917 : tensor<6x1024x16x128xf32>
    %3919 = stablehlo.broadcast_in_dim %3792, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_802 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3920 = stablehlo.pad %3919, %cst_802, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3921 = stablehlo.add %3621, %3920 : tensor<6x1024x16x128xf32>
    %3922 = stablehlo.broadcast_in_dim %3760, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_803 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3923 = stablehlo.pad %3922, %cst_803, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3924 = stablehlo.add %3624, %3923 : tensor<6x16x128x1024xf32>
    %3925 = stablehlo.broadcast_in_dim %3788, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_804 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3926 = stablehlo.pad %3925, %cst_804, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3927 = stablehlo.add %3627, %3926 : tensor<6x1024x16x128xf32>
    %3928 = stablehlo.broadcast_in_dim %3733, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %cst_805 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3929 = stablehlo.pad %3928, %cst_805, low = [0, 0, 0], high = [5, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x512xf32>, tensor<f32>) -> tensor<6x1024x512xf32>
    %3930 = stablehlo.add %3630, %3929 : tensor<6x1024x512xf32>
    %3931 = stablehlo.broadcast_in_dim %3743, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_806 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3932 = stablehlo.pad %3931, %cst_806, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3933 = stablehlo.add %3633, %3932 : tensor<6x1024xf32>
    %3934 = stablehlo.broadcast_in_dim %3800, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_807 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3935 = stablehlo.pad %3934, %cst_807, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3936 = stablehlo.add %3636, %3935 : tensor<6x1024xf32>
    %3937 = stablehlo.broadcast_in_dim %3676, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %cst_808 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3938 = stablehlo.pad %3937, %cst_808, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %3939 = stablehlo.add %3639, %3938 : tensor<6x512x8192x1024xf32>
    %3940 = stablehlo.broadcast_in_dim %3681, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %cst_809 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3941 = stablehlo.pad %3940, %cst_809, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %3942 = stablehlo.add %3642, %3941 : tensor<6x512x1024x8192xf32>
    %3943 = stablehlo.broadcast_in_dim %3885, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_810 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3944 = stablehlo.pad %3943, %cst_810, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3945 = stablehlo.add %3645, %3944 : tensor<6x1024x16x128xf32>
    %3946 = stablehlo.broadcast_in_dim %3892, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_811 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3947 = stablehlo.pad %3946, %cst_811, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3948 = stablehlo.add %3648, %3947 : tensor<6x1024x16x128xf32>
    %3949 = stablehlo.broadcast_in_dim %3860, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %cst_812 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3950 = stablehlo.pad %3949, %cst_812, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128x1024xf32>
    %3951 = stablehlo.add %3651, %3950 : tensor<6x16x128x1024xf32>
    %3952 = stablehlo.broadcast_in_dim %3888, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %cst_813 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3953 = stablehlo.pad %3952, %cst_813, low = [0, 0, 0, 0], high = [5, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024x16x128xf32>
    %3954 = stablehlo.add %3654, %3953 : tensor<6x1024x16x128xf32>
    %3955 = stablehlo.broadcast_in_dim %3835, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %cst_814 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3956 = stablehlo.pad %3955, %cst_814, low = [0, 0, 0], high = [5, 0, 0], interior = [0, 0, 0] : (tensor<1x1024x8192xf32>, tensor<f32>) -> tensor<6x1024x8192xf32>
    %3957 = stablehlo.add %3657, %3956 : tensor<6x1024x8192xf32>
    %3958 = stablehlo.broadcast_in_dim %3818, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %cst_815 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3959 = stablehlo.pad %3958, %cst_815, low = [0, 0, 0], high = [5, 0, 0], interior = [0, 0, 0] : (tensor<1x8192x1024xf32>, tensor<f32>) -> tensor<6x8192x1024xf32>
    %3960 = stablehlo.add %3660, %3959 : tensor<6x8192x1024xf32>
    %3961 = stablehlo.broadcast_in_dim %3842, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_816 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3962 = stablehlo.pad %3961, %cst_816, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3963 = stablehlo.add %3663, %3962 : tensor<6x1024xf32>
    %3964 = stablehlo.broadcast_in_dim %3900, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %cst_817 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3965 = stablehlo.pad %3964, %cst_817, low = [0, 0], high = [5, 0], interior = [0, 0] : (tensor<1x1024xf32>, tensor<f32>) -> tensor<6x1024xf32>
    %3966 = stablehlo.add %3666, %3965 : tensor<6x1024xf32>
    %3967 = sdy.sharding_constraint %3915 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at1)
    %cst_818 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3968 = stablehlo.broadcast_in_dim %cst_818, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at1)
    %3969 = "stablehlo.scatter"(%3968, %5, %3967) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %4955 = stablehlo.add %arg62, %arg63 : tensor<f32> loc(#at1)
      stablehlo.return %4955 : tensor<f32> loc(#at1)
    }) : (tensor<32000x1024xf32>, tensor<1024x1024x1xi32>, tensor<1024x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at1)
    %3970 = stablehlo.multiply %3966, %3966 : tensor<6x1024xf32> loc(#at7)
    %cst_819 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %3971 = stablehlo.broadcast_in_dim %cst_819, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %3972 = stablehlo.add %3970, %3971 : tensor<6x1024xf32> loc(#at7)
    %cst_820 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %3973 = stablehlo.broadcast_in_dim %cst_820, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %3974 = stablehlo.multiply %3973, %arg40 : tensor<6x1024xf32> loc(#at7)
    %cst_821 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %3975 = stablehlo.broadcast_in_dim %cst_821, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %3976 = stablehlo.multiply %3975, %3972 : tensor<6x1024xf32> loc(#at7)
    %3977 = stablehlo.add %3974, %3976 : tensor<6x1024xf32> loc(#at7)
    %3978 = stablehlo.rsqrt %3977 : tensor<6x1024xf32> loc(#at7)
    %3979 = stablehlo.multiply %3966, %3978 : tensor<6x1024xf32> loc(#at7)
    %3980 = stablehlo.multiply %arg0, %arg0 : tensor<6x1024xf32> loc(#at7)
    %cst_822 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %3981 = stablehlo.reduce(%3980 init: %cst_822) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %3982 = stablehlo.broadcast_in_dim %3981, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_823 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3983 = stablehlo.broadcast_in_dim %cst_823, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %3984 = stablehlo.divide %3982, %3983 : tensor<6x1xf32> loc(#at7)
    %3985 = stablehlo.sqrt %3984 : tensor<6x1xf32> loc(#at7)
    %cst_824 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %3986 = stablehlo.broadcast_in_dim %cst_824, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %3987 = stablehlo.maximum %3986, %3985 : tensor<6x1xf32> loc(#at7)
    %cst_825 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %3988 = stablehlo.broadcast_in_dim %cst_825, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %3989 = stablehlo.multiply %3988, %3987 : tensor<6x1xf32> loc(#at7)
    %3990 = stablehlo.multiply %3979, %3979 : tensor<6x1024xf32> loc(#at7)
    %cst_826 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %3991 = stablehlo.reduce(%3990 init: %cst_826) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %3992 = stablehlo.broadcast_in_dim %3991, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_827 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3993 = stablehlo.broadcast_in_dim %cst_827, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %3994 = stablehlo.divide %3992, %3993 : tensor<6x1xf32> loc(#at7)
    %3995 = stablehlo.sqrt %3994 : tensor<6x1xf32> loc(#at7)
    %cst_828 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3996 = stablehlo.broadcast_in_dim %cst_828, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %3997 = stablehlo.maximum %3996, %3995 : tensor<6x1xf32> loc(#at7)
    %3998 = stablehlo.divide %3989, %3997 : tensor<6x1xf32> loc(#at7)
    %3999 = stablehlo.broadcast_in_dim %3998, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4000 = stablehlo.multiply %3999, %3979 : tensor<6x1024xf32> loc(#at7)
    %4001 = stablehlo.subtract %arg0, %4000 : tensor<6x1024xf32> loc(#at7)
    %4002 = stablehlo.multiply %3963, %3963 : tensor<6x1024xf32> loc(#at7)
    %cst_829 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4003 = stablehlo.broadcast_in_dim %cst_829, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4004 = stablehlo.add %4002, %4003 : tensor<6x1024xf32> loc(#at7)
    %cst_830 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4005 = stablehlo.broadcast_in_dim %cst_830, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4006 = stablehlo.multiply %4005, %arg41 : tensor<6x1024xf32> loc(#at7)
    %cst_831 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4007 = stablehlo.broadcast_in_dim %cst_831, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4008 = stablehlo.multiply %4007, %4004 : tensor<6x1024xf32> loc(#at7)
    %4009 = stablehlo.add %4006, %4008 : tensor<6x1024xf32> loc(#at7)
    %4010 = stablehlo.rsqrt %4009 : tensor<6x1024xf32> loc(#at7)
    %4011 = stablehlo.multiply %3963, %4010 : tensor<6x1024xf32> loc(#at7)
    %4012 = stablehlo.multiply %arg1, %arg1 : tensor<6x1024xf32> loc(#at7)
    %cst_832 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4013 = stablehlo.reduce(%4012 init: %cst_832) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4014 = stablehlo.broadcast_in_dim %4013, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_833 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4015 = stablehlo.broadcast_in_dim %cst_833, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4016 = stablehlo.divide %4014, %4015 : tensor<6x1xf32> loc(#at7)
    %4017 = stablehlo.sqrt %4016 : tensor<6x1xf32> loc(#at7)
    %cst_834 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4018 = stablehlo.broadcast_in_dim %cst_834, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4019 = stablehlo.maximum %4018, %4017 : tensor<6x1xf32> loc(#at7)
    %cst_835 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4020 = stablehlo.broadcast_in_dim %cst_835, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4021 = stablehlo.multiply %4020, %4019 : tensor<6x1xf32> loc(#at7)
    %4022 = stablehlo.multiply %4011, %4011 : tensor<6x1024xf32> loc(#at7)
    %cst_836 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4023 = stablehlo.reduce(%4022 init: %cst_836) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4024 = stablehlo.broadcast_in_dim %4023, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_837 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4025 = stablehlo.broadcast_in_dim %cst_837, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4026 = stablehlo.divide %4024, %4025 : tensor<6x1xf32> loc(#at7)
    %4027 = stablehlo.sqrt %4026 : tensor<6x1xf32> loc(#at7)
    %cst_838 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4028 = stablehlo.broadcast_in_dim %cst_838, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4029 = stablehlo.maximum %4028, %4027 : tensor<6x1xf32> loc(#at7)
    %4030 = stablehlo.divide %4021, %4029 : tensor<6x1xf32> loc(#at7)
    %4031 = stablehlo.broadcast_in_dim %4030, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4032 = stablehlo.multiply %4031, %4011 : tensor<6x1024xf32> loc(#at7)
    %4033 = stablehlo.subtract %arg1, %4032 : tensor<6x1024xf32> loc(#at7)
    %4034 = stablehlo.multiply %3960, %3960 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_839 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4035 = stablehlo.broadcast_in_dim %cst_839, dims = [] : (tensor<f32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %4036 = stablehlo.add %4034, %4035 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_840 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4037 = stablehlo.broadcast_in_dim %cst_840, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %4038 = stablehlo.multiply %4037, %arg42 : tensor<6x8192xf32> loc(#at7)
    %cst_841 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4039 = stablehlo.reduce(%4036 init: %cst_841) applies stablehlo.add across dimensions = [2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %cst_842 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4040 = stablehlo.broadcast_in_dim %cst_842, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %4041 = stablehlo.divide %4039, %4040 : tensor<6x8192xf32> loc(#at7)
    %cst_843 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4042 = stablehlo.broadcast_in_dim %cst_843, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %4043 = stablehlo.multiply %4042, %4041 : tensor<6x8192xf32> loc(#at7)
    %4044 = stablehlo.add %4038, %4043 : tensor<6x8192xf32> loc(#at7)
    %cst_844 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4045 = stablehlo.broadcast_in_dim %cst_844, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4046 = stablehlo.multiply %4045, %arg22 : tensor<6x1024xf32> loc(#at7)
    %cst_845 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4047 = stablehlo.reduce(%4036 init: %cst_845) applies stablehlo.add across dimensions = [1] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_846 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4048 = stablehlo.broadcast_in_dim %cst_846, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4049 = stablehlo.divide %4047, %4048 : tensor<6x1024xf32> loc(#at7)
    %cst_847 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4050 = stablehlo.broadcast_in_dim %cst_847, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4051 = stablehlo.multiply %4050, %4049 : tensor<6x1024xf32> loc(#at7)
    %4052 = stablehlo.add %4046, %4051 : tensor<6x1024xf32> loc(#at7)
    %cst_848 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4053 = stablehlo.reduce(%4044 init: %cst_848) applies stablehlo.add across dimensions = [1] : (tensor<6x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4054 = stablehlo.broadcast_in_dim %4053, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_849 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4055 = stablehlo.broadcast_in_dim %cst_849, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4056 = stablehlo.divide %4054, %4055 : tensor<6x1xf32> loc(#at7)
    %4057 = stablehlo.broadcast_in_dim %4056, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8192xf32> loc(#at7)
    %4058 = stablehlo.divide %4044, %4057 : tensor<6x8192xf32> loc(#at7)
    %4059 = stablehlo.rsqrt %4058 : tensor<6x8192xf32> loc(#at7)
    %4060 = stablehlo.broadcast_in_dim %4059, dims = [0, 1] : (tensor<6x8192xf32>) -> tensor<6x8192x1xf32> loc(#at7)
    %4061 = stablehlo.broadcast_in_dim %4060, dims = [0, 1, 2] : (tensor<6x8192x1xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %4062 = stablehlo.multiply %3960, %4061 : tensor<6x8192x1024xf32> loc(#at7)
    %4063 = stablehlo.rsqrt %4052 : tensor<6x1024xf32> loc(#at7)
    %4064 = stablehlo.broadcast_in_dim %4063, dims = [0, 2] : (tensor<6x1024xf32>) -> tensor<6x1x1024xf32> loc(#at7)
    %4065 = stablehlo.broadcast_in_dim %4064, dims = [0, 1, 2] : (tensor<6x1x1024xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %4066 = stablehlo.multiply %4062, %4065 : tensor<6x8192x1024xf32> loc(#at7)
    %4067 = stablehlo.multiply %arg2, %arg2 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_850 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4068 = stablehlo.reduce(%4067 init: %cst_850) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4069 = stablehlo.broadcast_in_dim %4068, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_851 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4070 = stablehlo.broadcast_in_dim %cst_851, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4071 = stablehlo.divide %4069, %4070 : tensor<6x1x1xf32> loc(#at7)
    %4072 = stablehlo.sqrt %4071 : tensor<6x1x1xf32> loc(#at7)
    %cst_852 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4073 = stablehlo.broadcast_in_dim %cst_852, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4074 = stablehlo.maximum %4073, %4072 : tensor<6x1x1xf32> loc(#at7)
    %cst_853 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4075 = stablehlo.broadcast_in_dim %cst_853, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4076 = stablehlo.multiply %4075, %4074 : tensor<6x1x1xf32> loc(#at7)
    %4077 = stablehlo.multiply %4066, %4066 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_854 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4078 = stablehlo.reduce(%4077 init: %cst_854) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4079 = stablehlo.broadcast_in_dim %4078, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_855 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4080 = stablehlo.broadcast_in_dim %cst_855, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4081 = stablehlo.divide %4079, %4080 : tensor<6x1x1xf32> loc(#at7)
    %4082 = stablehlo.sqrt %4081 : tensor<6x1x1xf32> loc(#at7)
    %cst_856 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4083 = stablehlo.broadcast_in_dim %cst_856, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4084 = stablehlo.maximum %4083, %4082 : tensor<6x1x1xf32> loc(#at7)
    %4085 = stablehlo.divide %4076, %4084 : tensor<6x1x1xf32> loc(#at7)
    %4086 = stablehlo.broadcast_in_dim %4085, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %4087 = stablehlo.multiply %4086, %4066 : tensor<6x8192x1024xf32> loc(#at7)
    %4088 = stablehlo.subtract %arg2, %4087 : tensor<6x8192x1024xf32> loc(#at7)
    %4089 = stablehlo.multiply %3957, %3957 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_857 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4090 = stablehlo.broadcast_in_dim %cst_857, dims = [] : (tensor<f32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %4091 = stablehlo.add %4089, %4090 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_858 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4092 = stablehlo.broadcast_in_dim %cst_858, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4093 = stablehlo.multiply %4092, %arg43 : tensor<6x1024xf32> loc(#at7)
    %cst_859 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4094 = stablehlo.reduce(%4091 init: %cst_859) applies stablehlo.add across dimensions = [2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_860 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4095 = stablehlo.broadcast_in_dim %cst_860, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4096 = stablehlo.divide %4094, %4095 : tensor<6x1024xf32> loc(#at7)
    %cst_861 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4097 = stablehlo.broadcast_in_dim %cst_861, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4098 = stablehlo.multiply %4097, %4096 : tensor<6x1024xf32> loc(#at7)
    %4099 = stablehlo.add %4093, %4098 : tensor<6x1024xf32> loc(#at7)
    %cst_862 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4100 = stablehlo.broadcast_in_dim %cst_862, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %4101 = stablehlo.multiply %4100, %arg23 : tensor<6x8192xf32> loc(#at7)
    %cst_863 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4102 = stablehlo.reduce(%4091 init: %cst_863) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %cst_864 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4103 = stablehlo.broadcast_in_dim %cst_864, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %4104 = stablehlo.divide %4102, %4103 : tensor<6x8192xf32> loc(#at7)
    %cst_865 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4105 = stablehlo.broadcast_in_dim %cst_865, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %4106 = stablehlo.multiply %4105, %4104 : tensor<6x8192xf32> loc(#at7)
    %4107 = stablehlo.add %4101, %4106 : tensor<6x8192xf32> loc(#at7)
    %cst_866 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4108 = stablehlo.reduce(%4099 init: %cst_866) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4109 = stablehlo.broadcast_in_dim %4108, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_867 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4110 = stablehlo.broadcast_in_dim %cst_867, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4111 = stablehlo.divide %4109, %4110 : tensor<6x1xf32> loc(#at7)
    %4112 = stablehlo.broadcast_in_dim %4111, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4113 = stablehlo.divide %4099, %4112 : tensor<6x1024xf32> loc(#at7)
    %4114 = stablehlo.rsqrt %4113 : tensor<6x1024xf32> loc(#at7)
    %4115 = stablehlo.broadcast_in_dim %4114, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1xf32> loc(#at7)
    %4116 = stablehlo.broadcast_in_dim %4115, dims = [0, 1, 2] : (tensor<6x1024x1xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %4117 = stablehlo.multiply %3957, %4116 : tensor<6x1024x8192xf32> loc(#at7)
    %4118 = stablehlo.rsqrt %4107 : tensor<6x8192xf32> loc(#at7)
    %4119 = stablehlo.broadcast_in_dim %4118, dims = [0, 2] : (tensor<6x8192xf32>) -> tensor<6x1x8192xf32> loc(#at7)
    %4120 = stablehlo.broadcast_in_dim %4119, dims = [0, 1, 2] : (tensor<6x1x8192xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %4121 = stablehlo.multiply %4117, %4120 : tensor<6x1024x8192xf32> loc(#at7)
    %4122 = stablehlo.multiply %arg3, %arg3 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_868 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4123 = stablehlo.reduce(%4122 init: %cst_868) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4124 = stablehlo.broadcast_in_dim %4123, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_869 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4125 = stablehlo.broadcast_in_dim %cst_869, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4126 = stablehlo.divide %4124, %4125 : tensor<6x1x1xf32> loc(#at7)
    %4127 = stablehlo.sqrt %4126 : tensor<6x1x1xf32> loc(#at7)
    %cst_870 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4128 = stablehlo.broadcast_in_dim %cst_870, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4129 = stablehlo.maximum %4128, %4127 : tensor<6x1x1xf32> loc(#at7)
    %cst_871 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4130 = stablehlo.broadcast_in_dim %cst_871, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4131 = stablehlo.multiply %4130, %4129 : tensor<6x1x1xf32> loc(#at7)
    %4132 = stablehlo.multiply %4121, %4121 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_872 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4133 = stablehlo.reduce(%4132 init: %cst_872) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4134 = stablehlo.broadcast_in_dim %4133, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_873 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4135 = stablehlo.broadcast_in_dim %cst_873, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4136 = stablehlo.divide %4134, %4135 : tensor<6x1x1xf32> loc(#at7)
    %4137 = stablehlo.sqrt %4136 : tensor<6x1x1xf32> loc(#at7)
    %cst_874 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4138 = stablehlo.broadcast_in_dim %cst_874, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4139 = stablehlo.maximum %4138, %4137 : tensor<6x1x1xf32> loc(#at7)
    %4140 = stablehlo.divide %4131, %4139 : tensor<6x1x1xf32> loc(#at7)
    %4141 = stablehlo.broadcast_in_dim %4140, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %4142 = stablehlo.multiply %4141, %4121 : tensor<6x1024x8192xf32> loc(#at7)
    %4143 = stablehlo.subtract %arg3, %4142 : tensor<6x1024x8192xf32> loc(#at7)
    %4144 = stablehlo.multiply %3954, %3954 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_875 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4145 = stablehlo.broadcast_in_dim %cst_875, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4146 = stablehlo.add %4144, %4145 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_876 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4147 = stablehlo.broadcast_in_dim %cst_876, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4148 = stablehlo.multiply %4147, %arg44 : tensor<6x1024xf32> loc(#at7)
    %cst_877 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4149 = stablehlo.reduce(%4146 init: %cst_877) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_878 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4150 = stablehlo.broadcast_in_dim %cst_878, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4151 = stablehlo.divide %4149, %4150 : tensor<6x1024xf32> loc(#at7)
    %cst_879 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4152 = stablehlo.broadcast_in_dim %cst_879, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4153 = stablehlo.multiply %4152, %4151 : tensor<6x1024xf32> loc(#at7)
    %4154 = stablehlo.add %4148, %4153 : tensor<6x1024xf32> loc(#at7)
    %cst_880 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4155 = stablehlo.broadcast_in_dim %cst_880, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4156 = stablehlo.multiply %4155, %arg24 : tensor<6x16x128xf32> loc(#at7)
    %cst_881 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4157 = stablehlo.reduce(%4146 init: %cst_881) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_882 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4158 = stablehlo.broadcast_in_dim %cst_882, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4159 = stablehlo.divide %4157, %4158 : tensor<6x16x128xf32> loc(#at7)
    %cst_883 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4160 = stablehlo.broadcast_in_dim %cst_883, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4161 = stablehlo.multiply %4160, %4159 : tensor<6x16x128xf32> loc(#at7)
    %4162 = stablehlo.add %4156, %4161 : tensor<6x16x128xf32> loc(#at7)
    %cst_884 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4163 = stablehlo.reduce(%4154 init: %cst_884) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4164 = stablehlo.broadcast_in_dim %4163, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_885 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4165 = stablehlo.broadcast_in_dim %cst_885, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4166 = stablehlo.divide %4164, %4165 : tensor<6x1xf32> loc(#at7)
    %4167 = stablehlo.broadcast_in_dim %4166, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4168 = stablehlo.divide %4154, %4167 : tensor<6x1024xf32> loc(#at7)
    %4169 = stablehlo.rsqrt %4168 : tensor<6x1024xf32> loc(#at7)
    %4170 = stablehlo.broadcast_in_dim %4169, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %4171 = stablehlo.broadcast_in_dim %4170, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4172 = stablehlo.multiply %3954, %4171 : tensor<6x1024x16x128xf32> loc(#at7)
    %4173 = stablehlo.rsqrt %4162 : tensor<6x16x128xf32> loc(#at7)
    %4174 = stablehlo.broadcast_in_dim %4173, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %4175 = stablehlo.broadcast_in_dim %4174, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4176 = stablehlo.multiply %4172, %4175 : tensor<6x1024x16x128xf32> loc(#at7)
    %4177 = stablehlo.multiply %arg4, %arg4 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_886 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4178 = stablehlo.reduce(%4177 init: %cst_886) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4179 = stablehlo.broadcast_in_dim %4178, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_887 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4180 = stablehlo.broadcast_in_dim %cst_887, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4181 = stablehlo.divide %4179, %4180 : tensor<6x1x1x1xf32> loc(#at7)
    %4182 = stablehlo.sqrt %4181 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_888 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4183 = stablehlo.broadcast_in_dim %cst_888, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4184 = stablehlo.maximum %4183, %4182 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_889 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4185 = stablehlo.broadcast_in_dim %cst_889, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4186 = stablehlo.multiply %4185, %4184 : tensor<6x1x1x1xf32> loc(#at7)
    %4187 = stablehlo.multiply %4176, %4176 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_890 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4188 = stablehlo.reduce(%4187 init: %cst_890) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4189 = stablehlo.broadcast_in_dim %4188, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_891 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4190 = stablehlo.broadcast_in_dim %cst_891, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4191 = stablehlo.divide %4189, %4190 : tensor<6x1x1x1xf32> loc(#at7)
    %4192 = stablehlo.sqrt %4191 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_892 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4193 = stablehlo.broadcast_in_dim %cst_892, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4194 = stablehlo.maximum %4193, %4192 : tensor<6x1x1x1xf32> loc(#at7)
    %4195 = stablehlo.divide %4186, %4194 : tensor<6x1x1x1xf32> loc(#at7)
    %4196 = stablehlo.broadcast_in_dim %4195, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4197 = stablehlo.multiply %4196, %4176 : tensor<6x1024x16x128xf32> loc(#at7)
    %4198 = stablehlo.subtract %arg4, %4197 : tensor<6x1024x16x128xf32> loc(#at7)
    %4199 = stablehlo.multiply %3951, %3951 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_893 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4200 = stablehlo.broadcast_in_dim %cst_893, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4201 = stablehlo.add %4199, %4200 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_894 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4202 = stablehlo.broadcast_in_dim %cst_894, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4203 = stablehlo.multiply %4202, %arg45 : tensor<6x16x128xf32> loc(#at7)
    %cst_895 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4204 = stablehlo.reduce(%4201 init: %cst_895) applies stablehlo.add across dimensions = [3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_896 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4205 = stablehlo.broadcast_in_dim %cst_896, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4206 = stablehlo.divide %4204, %4205 : tensor<6x16x128xf32> loc(#at7)
    %cst_897 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4207 = stablehlo.broadcast_in_dim %cst_897, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4208 = stablehlo.multiply %4207, %4206 : tensor<6x16x128xf32> loc(#at7)
    %4209 = stablehlo.add %4203, %4208 : tensor<6x16x128xf32> loc(#at7)
    %cst_898 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4210 = stablehlo.broadcast_in_dim %cst_898, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4211 = stablehlo.multiply %4210, %arg25 : tensor<6x1024xf32> loc(#at7)
    %cst_899 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4212 = stablehlo.reduce(%4201 init: %cst_899) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_900 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4213 = stablehlo.broadcast_in_dim %cst_900, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4214 = stablehlo.divide %4212, %4213 : tensor<6x1024xf32> loc(#at7)
    %cst_901 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4215 = stablehlo.broadcast_in_dim %cst_901, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4216 = stablehlo.multiply %4215, %4214 : tensor<6x1024xf32> loc(#at7)
    %4217 = stablehlo.add %4211, %4216 : tensor<6x1024xf32> loc(#at7)
    %cst_902 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4218 = stablehlo.reduce(%4209 init: %cst_902) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4219 = stablehlo.broadcast_in_dim %4218, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_903 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4220 = stablehlo.broadcast_in_dim %cst_903, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4221 = stablehlo.divide %4219, %4220 : tensor<6x1x1xf32> loc(#at7)
    %4222 = stablehlo.broadcast_in_dim %4221, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x16x128xf32> loc(#at7)
    %4223 = stablehlo.divide %4209, %4222 : tensor<6x16x128xf32> loc(#at7)
    %4224 = stablehlo.rsqrt %4223 : tensor<6x16x128xf32> loc(#at7)
    %4225 = stablehlo.broadcast_in_dim %4224, dims = [0, 1, 2] : (tensor<6x16x128xf32>) -> tensor<6x16x128x1xf32> loc(#at7)
    %4226 = stablehlo.broadcast_in_dim %4225, dims = [0, 1, 2, 3] : (tensor<6x16x128x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4227 = stablehlo.multiply %3951, %4226 : tensor<6x16x128x1024xf32> loc(#at7)
    %4228 = stablehlo.rsqrt %4217 : tensor<6x1024xf32> loc(#at7)
    %4229 = stablehlo.broadcast_in_dim %4228, dims = [0, 3] : (tensor<6x1024xf32>) -> tensor<6x1x1x1024xf32> loc(#at7)
    %4230 = stablehlo.broadcast_in_dim %4229, dims = [0, 1, 2, 3] : (tensor<6x1x1x1024xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4231 = stablehlo.multiply %4227, %4230 : tensor<6x16x128x1024xf32> loc(#at7)
    %4232 = stablehlo.multiply %arg5, %arg5 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_904 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4233 = stablehlo.reduce(%4232 init: %cst_904) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4234 = stablehlo.broadcast_in_dim %4233, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_905 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4235 = stablehlo.broadcast_in_dim %cst_905, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4236 = stablehlo.divide %4234, %4235 : tensor<6x1x1x1xf32> loc(#at7)
    %4237 = stablehlo.sqrt %4236 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_906 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4238 = stablehlo.broadcast_in_dim %cst_906, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4239 = stablehlo.maximum %4238, %4237 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_907 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4240 = stablehlo.broadcast_in_dim %cst_907, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4241 = stablehlo.multiply %4240, %4239 : tensor<6x1x1x1xf32> loc(#at7)
    %4242 = stablehlo.multiply %4231, %4231 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_908 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4243 = stablehlo.reduce(%4242 init: %cst_908) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4244 = stablehlo.broadcast_in_dim %4243, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_909 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4245 = stablehlo.broadcast_in_dim %cst_909, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4246 = stablehlo.divide %4244, %4245 : tensor<6x1x1x1xf32> loc(#at7)
    %4247 = stablehlo.sqrt %4246 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_910 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4248 = stablehlo.broadcast_in_dim %cst_910, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4249 = stablehlo.maximum %4248, %4247 : tensor<6x1x1x1xf32> loc(#at7)
    %4250 = stablehlo.divide %4241, %4249 : tensor<6x1x1x1xf32> loc(#at7)
    %4251 = stablehlo.broadcast_in_dim %4250, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4252 = stablehlo.multiply %4251, %4231 : tensor<6x16x128x1024xf32> loc(#at7)
    %4253 = stablehlo.subtract %arg5, %4252 : tensor<6x16x128x1024xf32> loc(#at7)
    %4254 = stablehlo.multiply %3948, %3948 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_911 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4255 = stablehlo.broadcast_in_dim %cst_911, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4256 = stablehlo.add %4254, %4255 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_912 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4257 = stablehlo.broadcast_in_dim %cst_912, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4258 = stablehlo.multiply %4257, %arg46 : tensor<6x1024xf32> loc(#at7)
    %cst_913 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4259 = stablehlo.reduce(%4256 init: %cst_913) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_914 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4260 = stablehlo.broadcast_in_dim %cst_914, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4261 = stablehlo.divide %4259, %4260 : tensor<6x1024xf32> loc(#at7)
    %cst_915 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4262 = stablehlo.broadcast_in_dim %cst_915, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4263 = stablehlo.multiply %4262, %4261 : tensor<6x1024xf32> loc(#at7)
    %4264 = stablehlo.add %4258, %4263 : tensor<6x1024xf32> loc(#at7)
    %cst_916 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4265 = stablehlo.broadcast_in_dim %cst_916, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4266 = stablehlo.multiply %4265, %arg26 : tensor<6x16x128xf32> loc(#at7)
    %cst_917 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4267 = stablehlo.reduce(%4256 init: %cst_917) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_918 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4268 = stablehlo.broadcast_in_dim %cst_918, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4269 = stablehlo.divide %4267, %4268 : tensor<6x16x128xf32> loc(#at7)
    %cst_919 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4270 = stablehlo.broadcast_in_dim %cst_919, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4271 = stablehlo.multiply %4270, %4269 : tensor<6x16x128xf32> loc(#at7)
    %4272 = stablehlo.add %4266, %4271 : tensor<6x16x128xf32> loc(#at7)
    %cst_920 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4273 = stablehlo.reduce(%4264 init: %cst_920) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4274 = stablehlo.broadcast_in_dim %4273, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_921 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4275 = stablehlo.broadcast_in_dim %cst_921, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4276 = stablehlo.divide %4274, %4275 : tensor<6x1xf32> loc(#at7)
    %4277 = stablehlo.broadcast_in_dim %4276, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4278 = stablehlo.divide %4264, %4277 : tensor<6x1024xf32> loc(#at7)
    %4279 = stablehlo.rsqrt %4278 : tensor<6x1024xf32> loc(#at7)
    %4280 = stablehlo.broadcast_in_dim %4279, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %4281 = stablehlo.broadcast_in_dim %4280, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4282 = stablehlo.multiply %3948, %4281 : tensor<6x1024x16x128xf32> loc(#at7)
    %4283 = stablehlo.rsqrt %4272 : tensor<6x16x128xf32> loc(#at7)
    %4284 = stablehlo.broadcast_in_dim %4283, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %4285 = stablehlo.broadcast_in_dim %4284, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4286 = stablehlo.multiply %4282, %4285 : tensor<6x1024x16x128xf32> loc(#at7)
    %4287 = stablehlo.multiply %arg6, %arg6 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_922 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4288 = stablehlo.reduce(%4287 init: %cst_922) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4289 = stablehlo.broadcast_in_dim %4288, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_923 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4290 = stablehlo.broadcast_in_dim %cst_923, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4291 = stablehlo.divide %4289, %4290 : tensor<6x1x1x1xf32> loc(#at7)
    %4292 = stablehlo.sqrt %4291 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_924 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4293 = stablehlo.broadcast_in_dim %cst_924, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4294 = stablehlo.maximum %4293, %4292 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_925 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4295 = stablehlo.broadcast_in_dim %cst_925, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4296 = stablehlo.multiply %4295, %4294 : tensor<6x1x1x1xf32> loc(#at7)
    %4297 = stablehlo.multiply %4286, %4286 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_926 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4298 = stablehlo.reduce(%4297 init: %cst_926) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4299 = stablehlo.broadcast_in_dim %4298, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_927 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4300 = stablehlo.broadcast_in_dim %cst_927, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4301 = stablehlo.divide %4299, %4300 : tensor<6x1x1x1xf32> loc(#at7)
    %4302 = stablehlo.sqrt %4301 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_928 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4303 = stablehlo.broadcast_in_dim %cst_928, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4304 = stablehlo.maximum %4303, %4302 : tensor<6x1x1x1xf32> loc(#at7)
    %4305 = stablehlo.divide %4296, %4304 : tensor<6x1x1x1xf32> loc(#at7)
    %4306 = stablehlo.broadcast_in_dim %4305, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4307 = stablehlo.multiply %4306, %4286 : tensor<6x1024x16x128xf32> loc(#at7)
    %4308 = stablehlo.subtract %arg6, %4307 : tensor<6x1024x16x128xf32> loc(#at7)
    %4309 = stablehlo.multiply %3945, %3945 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_929 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4310 = stablehlo.broadcast_in_dim %cst_929, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4311 = stablehlo.add %4309, %4310 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_930 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4312 = stablehlo.broadcast_in_dim %cst_930, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4313 = stablehlo.multiply %4312, %arg47 : tensor<6x1024xf32> loc(#at7)
    %cst_931 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4314 = stablehlo.reduce(%4311 init: %cst_931) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_932 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4315 = stablehlo.broadcast_in_dim %cst_932, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4316 = stablehlo.divide %4314, %4315 : tensor<6x1024xf32> loc(#at7)
    %cst_933 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4317 = stablehlo.broadcast_in_dim %cst_933, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4318 = stablehlo.multiply %4317, %4316 : tensor<6x1024xf32> loc(#at7)
    %4319 = stablehlo.add %4313, %4318 : tensor<6x1024xf32> loc(#at7)
    %cst_934 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4320 = stablehlo.broadcast_in_dim %cst_934, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4321 = stablehlo.multiply %4320, %arg27 : tensor<6x16x128xf32> loc(#at7)
    %cst_935 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4322 = stablehlo.reduce(%4311 init: %cst_935) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_936 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4323 = stablehlo.broadcast_in_dim %cst_936, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4324 = stablehlo.divide %4322, %4323 : tensor<6x16x128xf32> loc(#at7)
    %cst_937 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4325 = stablehlo.broadcast_in_dim %cst_937, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4326 = stablehlo.multiply %4325, %4324 : tensor<6x16x128xf32> loc(#at7)
    %4327 = stablehlo.add %4321, %4326 : tensor<6x16x128xf32> loc(#at7)
    %cst_938 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4328 = stablehlo.reduce(%4319 init: %cst_938) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4329 = stablehlo.broadcast_in_dim %4328, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_939 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4330 = stablehlo.broadcast_in_dim %cst_939, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4331 = stablehlo.divide %4329, %4330 : tensor<6x1xf32> loc(#at7)
    %4332 = stablehlo.broadcast_in_dim %4331, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4333 = stablehlo.divide %4319, %4332 : tensor<6x1024xf32> loc(#at7)
    %4334 = stablehlo.rsqrt %4333 : tensor<6x1024xf32> loc(#at7)
    %4335 = stablehlo.broadcast_in_dim %4334, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %4336 = stablehlo.broadcast_in_dim %4335, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4337 = stablehlo.multiply %3945, %4336 : tensor<6x1024x16x128xf32> loc(#at7)
    %4338 = stablehlo.rsqrt %4327 : tensor<6x16x128xf32> loc(#at7)
    %4339 = stablehlo.broadcast_in_dim %4338, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %4340 = stablehlo.broadcast_in_dim %4339, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4341 = stablehlo.multiply %4337, %4340 : tensor<6x1024x16x128xf32> loc(#at7)
    %4342 = stablehlo.multiply %arg7, %arg7 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_940 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4343 = stablehlo.reduce(%4342 init: %cst_940) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4344 = stablehlo.broadcast_in_dim %4343, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_941 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4345 = stablehlo.broadcast_in_dim %cst_941, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4346 = stablehlo.divide %4344, %4345 : tensor<6x1x1x1xf32> loc(#at7)
    %4347 = stablehlo.sqrt %4346 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_942 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4348 = stablehlo.broadcast_in_dim %cst_942, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4349 = stablehlo.maximum %4348, %4347 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_943 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4350 = stablehlo.broadcast_in_dim %cst_943, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4351 = stablehlo.multiply %4350, %4349 : tensor<6x1x1x1xf32> loc(#at7)
    %4352 = stablehlo.multiply %4341, %4341 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_944 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4353 = stablehlo.reduce(%4352 init: %cst_944) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4354 = stablehlo.broadcast_in_dim %4353, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_945 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4355 = stablehlo.broadcast_in_dim %cst_945, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4356 = stablehlo.divide %4354, %4355 : tensor<6x1x1x1xf32> loc(#at7)
    %4357 = stablehlo.sqrt %4356 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_946 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4358 = stablehlo.broadcast_in_dim %cst_946, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4359 = stablehlo.maximum %4358, %4357 : tensor<6x1x1x1xf32> loc(#at7)
    %4360 = stablehlo.divide %4351, %4359 : tensor<6x1x1x1xf32> loc(#at7)
    %4361 = stablehlo.broadcast_in_dim %4360, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4362 = stablehlo.multiply %4361, %4341 : tensor<6x1024x16x128xf32> loc(#at7)
    %4363 = stablehlo.subtract %arg7, %4362 : tensor<6x1024x16x128xf32> loc(#at7)
    %4364 = stablehlo.multiply %3969, %3969 : tensor<32000x1024xf32> loc(#at7)
    %cst_947 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4365 = stablehlo.broadcast_in_dim %cst_947, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at7)
    %4366 = stablehlo.add %4364, %4365 : tensor<32000x1024xf32> loc(#at7)
    %cst_948 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4367 = stablehlo.broadcast_in_dim %cst_948, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %4368 = stablehlo.multiply %4367, %arg48 : tensor<32000xf32> loc(#at7)
    %cst_949 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4369 = stablehlo.reduce(%4366 init: %cst_949) applies stablehlo.add across dimensions = [1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_950 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4370 = stablehlo.broadcast_in_dim %cst_950, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %4371 = stablehlo.divide %4369, %4370 : tensor<32000xf32> loc(#at7)
    %cst_951 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4372 = stablehlo.broadcast_in_dim %cst_951, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %4373 = stablehlo.multiply %4372, %4371 : tensor<32000xf32> loc(#at7)
    %4374 = stablehlo.add %4368, %4373 : tensor<32000xf32> loc(#at7)
    %cst_952 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4375 = stablehlo.broadcast_in_dim %cst_952, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4376 = stablehlo.multiply %4375, %arg28 : tensor<1024xf32> loc(#at7)
    %cst_953 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4377 = stablehlo.reduce(%4366 init: %cst_953) applies stablehlo.add across dimensions = [0] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_954 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %4378 = stablehlo.broadcast_in_dim %cst_954, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4379 = stablehlo.divide %4377, %4378 : tensor<1024xf32> loc(#at7)
    %cst_955 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4380 = stablehlo.broadcast_in_dim %cst_955, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4381 = stablehlo.multiply %4380, %4379 : tensor<1024xf32> loc(#at7)
    %4382 = stablehlo.add %4376, %4381 : tensor<1024xf32> loc(#at7)
    %cst_956 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4383 = stablehlo.reduce(%4374 init: %cst_956) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4384 = stablehlo.broadcast_in_dim %4383, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_957 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %4385 = stablehlo.broadcast_in_dim %cst_957, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4386 = stablehlo.divide %4384, %4385 : tensor<1xf32> loc(#at7)
    %4387 = stablehlo.broadcast_in_dim %4386, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at7)
    %4388 = stablehlo.divide %4374, %4387 : tensor<32000xf32> loc(#at7)
    %4389 = stablehlo.rsqrt %4388 : tensor<32000xf32> loc(#at7)
    %4390 = stablehlo.broadcast_in_dim %4389, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at7)
    %4391 = stablehlo.broadcast_in_dim %4390, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %4392 = stablehlo.multiply %3969, %4391 : tensor<32000x1024xf32> loc(#at7)
    %4393 = stablehlo.rsqrt %4382 : tensor<1024xf32> loc(#at7)
    %4394 = stablehlo.broadcast_in_dim %4393, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32> loc(#at7)
    %4395 = stablehlo.broadcast_in_dim %4394, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %4396 = stablehlo.multiply %4392, %4395 : tensor<32000x1024xf32> loc(#at7)
    %4397 = stablehlo.multiply %arg8, %arg8 : tensor<32000x1024xf32> loc(#at7)
    %cst_958 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4398 = stablehlo.reduce(%4397 init: %cst_958) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4399 = stablehlo.broadcast_in_dim %4398, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_959 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %4400 = stablehlo.broadcast_in_dim %cst_959, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4401 = stablehlo.divide %4399, %4400 : tensor<1x1xf32> loc(#at7)
    %4402 = stablehlo.sqrt %4401 : tensor<1x1xf32> loc(#at7)
    %cst_960 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4403 = stablehlo.broadcast_in_dim %cst_960, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4404 = stablehlo.maximum %4403, %4402 : tensor<1x1xf32> loc(#at7)
    %cst_961 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4405 = stablehlo.broadcast_in_dim %cst_961, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4406 = stablehlo.multiply %4405, %4404 : tensor<1x1xf32> loc(#at7)
    %4407 = stablehlo.multiply %4396, %4396 : tensor<32000x1024xf32> loc(#at7)
    %cst_962 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4408 = stablehlo.reduce(%4407 init: %cst_962) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4409 = stablehlo.broadcast_in_dim %4408, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_963 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %4410 = stablehlo.broadcast_in_dim %cst_963, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4411 = stablehlo.divide %4409, %4410 : tensor<1x1xf32> loc(#at7)
    %4412 = stablehlo.sqrt %4411 : tensor<1x1xf32> loc(#at7)
    %cst_964 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4413 = stablehlo.broadcast_in_dim %cst_964, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4414 = stablehlo.maximum %4413, %4412 : tensor<1x1xf32> loc(#at7)
    %4415 = stablehlo.divide %4406, %4414 : tensor<1x1xf32> loc(#at7)
    %4416 = stablehlo.broadcast_in_dim %4415, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %4417 = stablehlo.multiply %4416, %4396 : tensor<32000x1024xf32> loc(#at7)
    %4418 = stablehlo.subtract %arg8, %4417 : tensor<32000x1024xf32> loc(#at7)
    %4419 = stablehlo.multiply %2169, %2169 : tensor<1024xf32> loc(#at7)
    %cst_965 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4420 = stablehlo.broadcast_in_dim %cst_965, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4421 = stablehlo.add %4419, %4420 : tensor<1024xf32> loc(#at7)
    %cst_966 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4422 = stablehlo.broadcast_in_dim %cst_966, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4423 = stablehlo.multiply %4422, %arg49 : tensor<1024xf32> loc(#at7)
    %cst_967 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4424 = stablehlo.broadcast_in_dim %cst_967, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4425 = stablehlo.multiply %4424, %4421 : tensor<1024xf32> loc(#at7)
    %4426 = stablehlo.add %4423, %4425 : tensor<1024xf32> loc(#at7)
    %4427 = stablehlo.rsqrt %4426 : tensor<1024xf32> loc(#at7)
    %4428 = stablehlo.multiply %2169, %4427 : tensor<1024xf32> loc(#at7)
    %4429 = stablehlo.multiply %arg9, %arg9 : tensor<1024xf32> loc(#at7)
    %cst_968 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4430 = stablehlo.reduce(%4429 init: %cst_968) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4431 = stablehlo.broadcast_in_dim %4430, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_969 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4432 = stablehlo.broadcast_in_dim %cst_969, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4433 = stablehlo.divide %4431, %4432 : tensor<1xf32> loc(#at7)
    %4434 = stablehlo.sqrt %4433 : tensor<1xf32> loc(#at7)
    %cst_970 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4435 = stablehlo.broadcast_in_dim %cst_970, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4436 = stablehlo.maximum %4435, %4434 : tensor<1xf32> loc(#at7)
    %cst_971 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4437 = stablehlo.broadcast_in_dim %cst_971, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4438 = stablehlo.multiply %4437, %4436 : tensor<1xf32> loc(#at7)
    %4439 = stablehlo.multiply %4428, %4428 : tensor<1024xf32> loc(#at7)
    %cst_972 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4440 = stablehlo.reduce(%4439 init: %cst_972) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4441 = stablehlo.broadcast_in_dim %4440, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_973 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4442 = stablehlo.broadcast_in_dim %cst_973, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4443 = stablehlo.divide %4441, %4442 : tensor<1xf32> loc(#at7)
    %4444 = stablehlo.sqrt %4443 : tensor<1xf32> loc(#at7)
    %cst_974 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4445 = stablehlo.broadcast_in_dim %cst_974, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4446 = stablehlo.maximum %4445, %4444 : tensor<1xf32> loc(#at7)
    %4447 = stablehlo.divide %4438, %4446 : tensor<1xf32> loc(#at7)
    %4448 = stablehlo.broadcast_in_dim %4447, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %4449 = stablehlo.multiply %4448, %4428 : tensor<1024xf32> loc(#at7)
    %4450 = stablehlo.subtract %arg9, %4449 : tensor<1024xf32> loc(#at7)
    %4451 = stablehlo.multiply %2162, %2162 : tensor<1024x32000xf32> loc(#at7)
    %cst_975 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4452 = stablehlo.broadcast_in_dim %cst_975, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32> loc(#at7)
    %4453 = stablehlo.add %4451, %4452 : tensor<1024x32000xf32> loc(#at7)
    %cst_976 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4454 = stablehlo.broadcast_in_dim %cst_976, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4455 = stablehlo.multiply %4454, %arg50 : tensor<1024xf32> loc(#at7)
    %cst_977 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4456 = stablehlo.reduce(%4453 init: %cst_977) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_978 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %4457 = stablehlo.broadcast_in_dim %cst_978, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4458 = stablehlo.divide %4456, %4457 : tensor<1024xf32> loc(#at7)
    %cst_979 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4459 = stablehlo.broadcast_in_dim %cst_979, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %4460 = stablehlo.multiply %4459, %4458 : tensor<1024xf32> loc(#at7)
    %4461 = stablehlo.add %4455, %4460 : tensor<1024xf32> loc(#at7)
    %cst_980 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4462 = stablehlo.broadcast_in_dim %cst_980, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %4463 = stablehlo.multiply %4462, %arg30 : tensor<32000xf32> loc(#at7)
    %cst_981 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4464 = stablehlo.reduce(%4453 init: %cst_981) applies stablehlo.add across dimensions = [0] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_982 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4465 = stablehlo.broadcast_in_dim %cst_982, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %4466 = stablehlo.divide %4464, %4465 : tensor<32000xf32> loc(#at7)
    %cst_983 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4467 = stablehlo.broadcast_in_dim %cst_983, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %4468 = stablehlo.multiply %4467, %4466 : tensor<32000xf32> loc(#at7)
    %4469 = stablehlo.add %4463, %4468 : tensor<32000xf32> loc(#at7)
    %cst_984 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4470 = stablehlo.reduce(%4461 init: %cst_984) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4471 = stablehlo.broadcast_in_dim %4470, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_985 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4472 = stablehlo.broadcast_in_dim %cst_985, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %4473 = stablehlo.divide %4471, %4472 : tensor<1xf32> loc(#at7)
    %4474 = stablehlo.broadcast_in_dim %4473, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %4475 = stablehlo.divide %4461, %4474 : tensor<1024xf32> loc(#at7)
    %4476 = stablehlo.rsqrt %4475 : tensor<1024xf32> loc(#at7)
    %4477 = stablehlo.broadcast_in_dim %4476, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32> loc(#at7)
    %4478 = stablehlo.broadcast_in_dim %4477, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %4479 = stablehlo.multiply %2162, %4478 : tensor<1024x32000xf32> loc(#at7)
    %4480 = stablehlo.rsqrt %4469 : tensor<32000xf32> loc(#at7)
    %4481 = stablehlo.broadcast_in_dim %4480, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at7)
    %4482 = stablehlo.broadcast_in_dim %4481, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %4483 = stablehlo.multiply %4479, %4482 : tensor<1024x32000xf32> loc(#at7)
    %4484 = stablehlo.multiply %arg10, %arg10 : tensor<1024x32000xf32> loc(#at7)
    %cst_986 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4485 = stablehlo.reduce(%4484 init: %cst_986) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4486 = stablehlo.broadcast_in_dim %4485, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_987 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %4487 = stablehlo.broadcast_in_dim %cst_987, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4488 = stablehlo.divide %4486, %4487 : tensor<1x1xf32> loc(#at7)
    %4489 = stablehlo.sqrt %4488 : tensor<1x1xf32> loc(#at7)
    %cst_988 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4490 = stablehlo.broadcast_in_dim %cst_988, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4491 = stablehlo.maximum %4490, %4489 : tensor<1x1xf32> loc(#at7)
    %cst_989 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4492 = stablehlo.broadcast_in_dim %cst_989, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4493 = stablehlo.multiply %4492, %4491 : tensor<1x1xf32> loc(#at7)
    %4494 = stablehlo.multiply %4483, %4483 : tensor<1024x32000xf32> loc(#at7)
    %cst_990 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4495 = stablehlo.reduce(%4494 init: %cst_990) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %4496 = stablehlo.broadcast_in_dim %4495, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_991 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %4497 = stablehlo.broadcast_in_dim %cst_991, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4498 = stablehlo.divide %4496, %4497 : tensor<1x1xf32> loc(#at7)
    %4499 = stablehlo.sqrt %4498 : tensor<1x1xf32> loc(#at7)
    %cst_992 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4500 = stablehlo.broadcast_in_dim %cst_992, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %4501 = stablehlo.maximum %4500, %4499 : tensor<1x1xf32> loc(#at7)
    %4502 = stablehlo.divide %4493, %4501 : tensor<1x1xf32> loc(#at7)
    %4503 = stablehlo.broadcast_in_dim %4502, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %4504 = stablehlo.multiply %4503, %4483 : tensor<1024x32000xf32> loc(#at7)
    %4505 = stablehlo.subtract %arg10, %4504 : tensor<1024x32000xf32> loc(#at7)
    %4506 = stablehlo.multiply %3942, %3942 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_993 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4507 = stablehlo.broadcast_in_dim %cst_993, dims = [] : (tensor<f32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %4508 = stablehlo.add %4506, %4507 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_994 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4509 = stablehlo.broadcast_in_dim %cst_994, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4510 = stablehlo.multiply %4509, %arg51 : tensor<6x512x1024xf32> loc(#at7)
    %cst_995 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4511 = stablehlo.reduce(%4508 init: %cst_995) applies stablehlo.add across dimensions = [3] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %cst_996 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4512 = stablehlo.broadcast_in_dim %cst_996, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4513 = stablehlo.divide %4511, %4512 : tensor<6x512x1024xf32> loc(#at7)
    %cst_997 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4514 = stablehlo.broadcast_in_dim %cst_997, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4515 = stablehlo.multiply %4514, %4513 : tensor<6x512x1024xf32> loc(#at7)
    %4516 = stablehlo.add %4510, %4515 : tensor<6x512x1024xf32> loc(#at7)
    %cst_998 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4517 = stablehlo.broadcast_in_dim %cst_998, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4518 = stablehlo.multiply %4517, %arg31 : tensor<6x512x8192xf32> loc(#at7)
    %cst_999 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4519 = stablehlo.reduce(%4508 init: %cst_999) applies stablehlo.add across dimensions = [2] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %cst_1000 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4520 = stablehlo.broadcast_in_dim %cst_1000, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4521 = stablehlo.divide %4519, %4520 : tensor<6x512x8192xf32> loc(#at7)
    %cst_1001 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4522 = stablehlo.broadcast_in_dim %cst_1001, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4523 = stablehlo.multiply %4522, %4521 : tensor<6x512x8192xf32> loc(#at7)
    %4524 = stablehlo.add %4518, %4523 : tensor<6x512x8192xf32> loc(#at7)
    %cst_1002 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4525 = stablehlo.reduce(%4516 init: %cst_1002) applies stablehlo.add across dimensions = [2] : (tensor<6x512x1024xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4526 = stablehlo.broadcast_in_dim %4525, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1xf32> loc(#at7)
    %cst_1003 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4527 = stablehlo.broadcast_in_dim %cst_1003, dims = [] : (tensor<f32>) -> tensor<6x512x1xf32> loc(#at7)
    %4528 = stablehlo.divide %4526, %4527 : tensor<6x512x1xf32> loc(#at7)
    %4529 = stablehlo.broadcast_in_dim %4528, dims = [0, 1, 2] : (tensor<6x512x1xf32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4530 = stablehlo.divide %4516, %4529 : tensor<6x512x1024xf32> loc(#at7)
    %4531 = stablehlo.rsqrt %4530 : tensor<6x512x1024xf32> loc(#at7)
    %4532 = stablehlo.broadcast_in_dim %4531, dims = [0, 1, 2] : (tensor<6x512x1024xf32>) -> tensor<6x512x1024x1xf32> loc(#at7)
    %4533 = stablehlo.broadcast_in_dim %4532, dims = [0, 1, 2, 3] : (tensor<6x512x1024x1xf32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %4534 = stablehlo.multiply %3942, %4533 : tensor<6x512x1024x8192xf32> loc(#at7)
    %4535 = stablehlo.rsqrt %4524 : tensor<6x512x8192xf32> loc(#at7)
    %4536 = stablehlo.broadcast_in_dim %4535, dims = [0, 1, 3] : (tensor<6x512x8192xf32>) -> tensor<6x512x1x8192xf32> loc(#at7)
    %4537 = stablehlo.broadcast_in_dim %4536, dims = [0, 1, 2, 3] : (tensor<6x512x1x8192xf32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %4538 = stablehlo.multiply %4534, %4537 : tensor<6x512x1024x8192xf32> loc(#at7)
    %4539 = stablehlo.multiply %arg11, %arg11 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_1004 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4540 = stablehlo.reduce(%4539 init: %cst_1004) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4541 = stablehlo.broadcast_in_dim %4540, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_1005 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4542 = stablehlo.broadcast_in_dim %cst_1005, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4543 = stablehlo.divide %4541, %4542 : tensor<6x512x1x1xf32> loc(#at7)
    %4544 = stablehlo.sqrt %4543 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_1006 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4545 = stablehlo.broadcast_in_dim %cst_1006, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4546 = stablehlo.maximum %4545, %4544 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_1007 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4547 = stablehlo.broadcast_in_dim %cst_1007, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4548 = stablehlo.multiply %4547, %4546 : tensor<6x512x1x1xf32> loc(#at7)
    %4549 = stablehlo.multiply %4538, %4538 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_1008 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4550 = stablehlo.reduce(%4549 init: %cst_1008) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4551 = stablehlo.broadcast_in_dim %4550, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_1009 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4552 = stablehlo.broadcast_in_dim %cst_1009, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4553 = stablehlo.divide %4551, %4552 : tensor<6x512x1x1xf32> loc(#at7)
    %4554 = stablehlo.sqrt %4553 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_1010 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4555 = stablehlo.broadcast_in_dim %cst_1010, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4556 = stablehlo.maximum %4555, %4554 : tensor<6x512x1x1xf32> loc(#at7)
    %4557 = stablehlo.divide %4548, %4556 : tensor<6x512x1x1xf32> loc(#at7)
    %4558 = stablehlo.broadcast_in_dim %4557, dims = [0, 1, 2, 3] : (tensor<6x512x1x1xf32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %4559 = stablehlo.multiply %4558, %4538 : tensor<6x512x1024x8192xf32> loc(#at7)
    %4560 = stablehlo.subtract %arg11, %4559 : tensor<6x512x1024x8192xf32> loc(#at7)
    %4561 = stablehlo.multiply %3939, %3939 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_1011 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4562 = stablehlo.broadcast_in_dim %cst_1011, dims = [] : (tensor<f32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %4563 = stablehlo.add %4561, %4562 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_1012 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4564 = stablehlo.broadcast_in_dim %cst_1012, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4565 = stablehlo.multiply %4564, %arg52 : tensor<6x512x8192xf32> loc(#at7)
    %cst_1013 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4566 = stablehlo.reduce(%4563 init: %cst_1013) applies stablehlo.add across dimensions = [3] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %cst_1014 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4567 = stablehlo.broadcast_in_dim %cst_1014, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4568 = stablehlo.divide %4566, %4567 : tensor<6x512x8192xf32> loc(#at7)
    %cst_1015 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4569 = stablehlo.broadcast_in_dim %cst_1015, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4570 = stablehlo.multiply %4569, %4568 : tensor<6x512x8192xf32> loc(#at7)
    %4571 = stablehlo.add %4565, %4570 : tensor<6x512x8192xf32> loc(#at7)
    %cst_1016 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4572 = stablehlo.broadcast_in_dim %cst_1016, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4573 = stablehlo.multiply %4572, %arg32 : tensor<6x512x1024xf32> loc(#at7)
    %cst_1017 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4574 = stablehlo.reduce(%4563 init: %cst_1017) applies stablehlo.add across dimensions = [2] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %cst_1018 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4575 = stablehlo.broadcast_in_dim %cst_1018, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4576 = stablehlo.divide %4574, %4575 : tensor<6x512x1024xf32> loc(#at7)
    %cst_1019 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4577 = stablehlo.broadcast_in_dim %cst_1019, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %4578 = stablehlo.multiply %4577, %4576 : tensor<6x512x1024xf32> loc(#at7)
    %4579 = stablehlo.add %4573, %4578 : tensor<6x512x1024xf32> loc(#at7)
    %cst_1020 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4580 = stablehlo.reduce(%4571 init: %cst_1020) applies stablehlo.add across dimensions = [2] : (tensor<6x512x8192xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4581 = stablehlo.broadcast_in_dim %4580, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1xf32> loc(#at7)
    %cst_1021 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4582 = stablehlo.broadcast_in_dim %cst_1021, dims = [] : (tensor<f32>) -> tensor<6x512x1xf32> loc(#at7)
    %4583 = stablehlo.divide %4581, %4582 : tensor<6x512x1xf32> loc(#at7)
    %4584 = stablehlo.broadcast_in_dim %4583, dims = [0, 1, 2] : (tensor<6x512x1xf32>) -> tensor<6x512x8192xf32> loc(#at7)
    %4585 = stablehlo.divide %4571, %4584 : tensor<6x512x8192xf32> loc(#at7)
    %4586 = stablehlo.rsqrt %4585 : tensor<6x512x8192xf32> loc(#at7)
    %4587 = stablehlo.broadcast_in_dim %4586, dims = [0, 1, 2] : (tensor<6x512x8192xf32>) -> tensor<6x512x8192x1xf32> loc(#at7)
    %4588 = stablehlo.broadcast_in_dim %4587, dims = [0, 1, 2, 3] : (tensor<6x512x8192x1xf32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %4589 = stablehlo.multiply %3939, %4588 : tensor<6x512x8192x1024xf32> loc(#at7)
    %4590 = stablehlo.rsqrt %4579 : tensor<6x512x1024xf32> loc(#at7)
    %4591 = stablehlo.broadcast_in_dim %4590, dims = [0, 1, 3] : (tensor<6x512x1024xf32>) -> tensor<6x512x1x1024xf32> loc(#at7)
    %4592 = stablehlo.broadcast_in_dim %4591, dims = [0, 1, 2, 3] : (tensor<6x512x1x1024xf32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %4593 = stablehlo.multiply %4589, %4592 : tensor<6x512x8192x1024xf32> loc(#at7)
    %4594 = stablehlo.multiply %arg12, %arg12 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_1022 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4595 = stablehlo.reduce(%4594 init: %cst_1022) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4596 = stablehlo.broadcast_in_dim %4595, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_1023 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4597 = stablehlo.broadcast_in_dim %cst_1023, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4598 = stablehlo.divide %4596, %4597 : tensor<6x512x1x1xf32> loc(#at7)
    %4599 = stablehlo.sqrt %4598 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_1024 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4600 = stablehlo.broadcast_in_dim %cst_1024, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4601 = stablehlo.maximum %4600, %4599 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_1025 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4602 = stablehlo.broadcast_in_dim %cst_1025, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4603 = stablehlo.multiply %4602, %4601 : tensor<6x512x1x1xf32> loc(#at7)
    %4604 = stablehlo.multiply %4593, %4593 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_1026 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4605 = stablehlo.reduce(%4604 init: %cst_1026) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4606 = stablehlo.broadcast_in_dim %4605, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_1027 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %4607 = stablehlo.broadcast_in_dim %cst_1027, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4608 = stablehlo.divide %4606, %4607 : tensor<6x512x1x1xf32> loc(#at7)
    %4609 = stablehlo.sqrt %4608 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_1028 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4610 = stablehlo.broadcast_in_dim %cst_1028, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %4611 = stablehlo.maximum %4610, %4609 : tensor<6x512x1x1xf32> loc(#at7)
    %4612 = stablehlo.divide %4603, %4611 : tensor<6x512x1x1xf32> loc(#at7)
    %4613 = stablehlo.broadcast_in_dim %4612, dims = [0, 1, 2, 3] : (tensor<6x512x1x1xf32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %4614 = stablehlo.multiply %4613, %4593 : tensor<6x512x8192x1024xf32> loc(#at7)
    %4615 = stablehlo.subtract %arg12, %4614 : tensor<6x512x8192x1024xf32> loc(#at7)
    %4616 = stablehlo.multiply %3936, %3936 : tensor<6x1024xf32> loc(#at7)
    %cst_1029 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4617 = stablehlo.broadcast_in_dim %cst_1029, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4618 = stablehlo.add %4616, %4617 : tensor<6x1024xf32> loc(#at7)
    %cst_1030 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4619 = stablehlo.broadcast_in_dim %cst_1030, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4620 = stablehlo.multiply %4619, %arg53 : tensor<6x1024xf32> loc(#at7)
    %cst_1031 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4621 = stablehlo.broadcast_in_dim %cst_1031, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4622 = stablehlo.multiply %4621, %4618 : tensor<6x1024xf32> loc(#at7)
    %4623 = stablehlo.add %4620, %4622 : tensor<6x1024xf32> loc(#at7)
    %4624 = stablehlo.rsqrt %4623 : tensor<6x1024xf32> loc(#at7)
    %4625 = stablehlo.multiply %3936, %4624 : tensor<6x1024xf32> loc(#at7)
    %4626 = stablehlo.multiply %arg13, %arg13 : tensor<6x1024xf32> loc(#at7)
    %cst_1032 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4627 = stablehlo.reduce(%4626 init: %cst_1032) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4628 = stablehlo.broadcast_in_dim %4627, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1033 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4629 = stablehlo.broadcast_in_dim %cst_1033, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4630 = stablehlo.divide %4628, %4629 : tensor<6x1xf32> loc(#at7)
    %4631 = stablehlo.sqrt %4630 : tensor<6x1xf32> loc(#at7)
    %cst_1034 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4632 = stablehlo.broadcast_in_dim %cst_1034, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4633 = stablehlo.maximum %4632, %4631 : tensor<6x1xf32> loc(#at7)
    %cst_1035 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4634 = stablehlo.broadcast_in_dim %cst_1035, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4635 = stablehlo.multiply %4634, %4633 : tensor<6x1xf32> loc(#at7)
    %4636 = stablehlo.multiply %4625, %4625 : tensor<6x1024xf32> loc(#at7)
    %cst_1036 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4637 = stablehlo.reduce(%4636 init: %cst_1036) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4638 = stablehlo.broadcast_in_dim %4637, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1037 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4639 = stablehlo.broadcast_in_dim %cst_1037, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4640 = stablehlo.divide %4638, %4639 : tensor<6x1xf32> loc(#at7)
    %4641 = stablehlo.sqrt %4640 : tensor<6x1xf32> loc(#at7)
    %cst_1038 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4642 = stablehlo.broadcast_in_dim %cst_1038, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4643 = stablehlo.maximum %4642, %4641 : tensor<6x1xf32> loc(#at7)
    %4644 = stablehlo.divide %4635, %4643 : tensor<6x1xf32> loc(#at7)
    %4645 = stablehlo.broadcast_in_dim %4644, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4646 = stablehlo.multiply %4645, %4625 : tensor<6x1024xf32> loc(#at7)
    %4647 = stablehlo.subtract %arg13, %4646 : tensor<6x1024xf32> loc(#at7)
    %4648 = stablehlo.multiply %3933, %3933 : tensor<6x1024xf32> loc(#at7)
    %cst_1039 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4649 = stablehlo.broadcast_in_dim %cst_1039, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4650 = stablehlo.add %4648, %4649 : tensor<6x1024xf32> loc(#at7)
    %cst_1040 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4651 = stablehlo.broadcast_in_dim %cst_1040, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4652 = stablehlo.multiply %4651, %arg54 : tensor<6x1024xf32> loc(#at7)
    %cst_1041 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4653 = stablehlo.broadcast_in_dim %cst_1041, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4654 = stablehlo.multiply %4653, %4650 : tensor<6x1024xf32> loc(#at7)
    %4655 = stablehlo.add %4652, %4654 : tensor<6x1024xf32> loc(#at7)
    %4656 = stablehlo.rsqrt %4655 : tensor<6x1024xf32> loc(#at7)
    %4657 = stablehlo.multiply %3933, %4656 : tensor<6x1024xf32> loc(#at7)
    %4658 = stablehlo.multiply %arg14, %arg14 : tensor<6x1024xf32> loc(#at7)
    %cst_1042 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4659 = stablehlo.reduce(%4658 init: %cst_1042) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4660 = stablehlo.broadcast_in_dim %4659, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1043 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4661 = stablehlo.broadcast_in_dim %cst_1043, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4662 = stablehlo.divide %4660, %4661 : tensor<6x1xf32> loc(#at7)
    %4663 = stablehlo.sqrt %4662 : tensor<6x1xf32> loc(#at7)
    %cst_1044 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4664 = stablehlo.broadcast_in_dim %cst_1044, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4665 = stablehlo.maximum %4664, %4663 : tensor<6x1xf32> loc(#at7)
    %cst_1045 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4666 = stablehlo.broadcast_in_dim %cst_1045, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4667 = stablehlo.multiply %4666, %4665 : tensor<6x1xf32> loc(#at7)
    %4668 = stablehlo.multiply %4657, %4657 : tensor<6x1024xf32> loc(#at7)
    %cst_1046 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4669 = stablehlo.reduce(%4668 init: %cst_1046) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4670 = stablehlo.broadcast_in_dim %4669, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1047 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4671 = stablehlo.broadcast_in_dim %cst_1047, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4672 = stablehlo.divide %4670, %4671 : tensor<6x1xf32> loc(#at7)
    %4673 = stablehlo.sqrt %4672 : tensor<6x1xf32> loc(#at7)
    %cst_1048 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4674 = stablehlo.broadcast_in_dim %cst_1048, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4675 = stablehlo.maximum %4674, %4673 : tensor<6x1xf32> loc(#at7)
    %4676 = stablehlo.divide %4667, %4675 : tensor<6x1xf32> loc(#at7)
    %4677 = stablehlo.broadcast_in_dim %4676, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4678 = stablehlo.multiply %4677, %4657 : tensor<6x1024xf32> loc(#at7)
    %4679 = stablehlo.subtract %arg14, %4678 : tensor<6x1024xf32> loc(#at7)
    %4680 = stablehlo.multiply %3930, %3930 : tensor<6x1024x512xf32> loc(#at7)
    %cst_1049 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4681 = stablehlo.broadcast_in_dim %cst_1049, dims = [] : (tensor<f32>) -> tensor<6x1024x512xf32> loc(#at7)
    %4682 = stablehlo.add %4680, %4681 : tensor<6x1024x512xf32> loc(#at7)
    %cst_1050 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4683 = stablehlo.broadcast_in_dim %cst_1050, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4684 = stablehlo.multiply %4683, %arg55 : tensor<6x1024xf32> loc(#at7)
    %cst_1051 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4685 = stablehlo.reduce(%4682 init: %cst_1051) applies stablehlo.add across dimensions = [2] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_1052 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %4686 = stablehlo.broadcast_in_dim %cst_1052, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4687 = stablehlo.divide %4685, %4686 : tensor<6x1024xf32> loc(#at7)
    %cst_1053 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4688 = stablehlo.broadcast_in_dim %cst_1053, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4689 = stablehlo.multiply %4688, %4687 : tensor<6x1024xf32> loc(#at7)
    %4690 = stablehlo.add %4684, %4689 : tensor<6x1024xf32> loc(#at7)
    %cst_1054 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4691 = stablehlo.broadcast_in_dim %cst_1054, dims = [] : (tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4692 = stablehlo.multiply %4691, %arg35 : tensor<6x512xf32> loc(#at7)
    %cst_1055 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4693 = stablehlo.reduce(%4682 init: %cst_1055) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %cst_1056 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4694 = stablehlo.broadcast_in_dim %cst_1056, dims = [] : (tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4695 = stablehlo.divide %4693, %4694 : tensor<6x512xf32> loc(#at7)
    %cst_1057 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4696 = stablehlo.broadcast_in_dim %cst_1057, dims = [] : (tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %4697 = stablehlo.multiply %4696, %4695 : tensor<6x512xf32> loc(#at7)
    %4698 = stablehlo.add %4692, %4697 : tensor<6x512xf32> loc(#at7)
    %cst_1058 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4699 = stablehlo.reduce(%4690 init: %cst_1058) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4700 = stablehlo.broadcast_in_dim %4699, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1059 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4701 = stablehlo.broadcast_in_dim %cst_1059, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4702 = stablehlo.divide %4700, %4701 : tensor<6x1xf32> loc(#at7)
    %4703 = stablehlo.broadcast_in_dim %4702, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4704 = stablehlo.divide %4690, %4703 : tensor<6x1024xf32> loc(#at7)
    %4705 = stablehlo.rsqrt %4704 : tensor<6x1024xf32> loc(#at7)
    %4706 = stablehlo.broadcast_in_dim %4705, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1xf32> loc(#at7)
    %4707 = stablehlo.broadcast_in_dim %4706, dims = [0, 1, 2] : (tensor<6x1024x1xf32>) -> tensor<6x1024x512xf32> loc(#at7)
    %4708 = stablehlo.multiply %3930, %4707 : tensor<6x1024x512xf32> loc(#at7)
    %4709 = stablehlo.rsqrt %4698 : tensor<6x512xf32> loc(#at7)
    %4710 = stablehlo.broadcast_in_dim %4709, dims = [0, 2] : (tensor<6x512xf32>) -> tensor<6x1x512xf32> loc(#at7)
    %4711 = stablehlo.broadcast_in_dim %4710, dims = [0, 1, 2] : (tensor<6x1x512xf32>) -> tensor<6x1024x512xf32> loc(#at7)
    %4712 = stablehlo.multiply %4708, %4711 : tensor<6x1024x512xf32> loc(#at7)
    %4713 = stablehlo.multiply %arg15, %arg15 : tensor<6x1024x512xf32> loc(#at7)
    %cst_1060 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4714 = stablehlo.reduce(%4713 init: %cst_1060) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4715 = stablehlo.broadcast_in_dim %4714, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_1061 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %4716 = stablehlo.broadcast_in_dim %cst_1061, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4717 = stablehlo.divide %4715, %4716 : tensor<6x1x1xf32> loc(#at7)
    %4718 = stablehlo.sqrt %4717 : tensor<6x1x1xf32> loc(#at7)
    %cst_1062 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4719 = stablehlo.broadcast_in_dim %cst_1062, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4720 = stablehlo.maximum %4719, %4718 : tensor<6x1x1xf32> loc(#at7)
    %cst_1063 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4721 = stablehlo.broadcast_in_dim %cst_1063, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4722 = stablehlo.multiply %4721, %4720 : tensor<6x1x1xf32> loc(#at7)
    %4723 = stablehlo.multiply %4712, %4712 : tensor<6x1024x512xf32> loc(#at7)
    %cst_1064 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4724 = stablehlo.reduce(%4723 init: %cst_1064) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4725 = stablehlo.broadcast_in_dim %4724, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_1065 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %4726 = stablehlo.broadcast_in_dim %cst_1065, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4727 = stablehlo.divide %4725, %4726 : tensor<6x1x1xf32> loc(#at7)
    %4728 = stablehlo.sqrt %4727 : tensor<6x1x1xf32> loc(#at7)
    %cst_1066 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4729 = stablehlo.broadcast_in_dim %cst_1066, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4730 = stablehlo.maximum %4729, %4728 : tensor<6x1x1xf32> loc(#at7)
    %4731 = stablehlo.divide %4722, %4730 : tensor<6x1x1xf32> loc(#at7)
    %4732 = stablehlo.broadcast_in_dim %4731, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1024x512xf32> loc(#at7)
    %4733 = stablehlo.multiply %4732, %4712 : tensor<6x1024x512xf32> loc(#at7)
    %4734 = stablehlo.subtract %arg15, %4733 : tensor<6x1024x512xf32> loc(#at7)
    %4735 = stablehlo.multiply %3927, %3927 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1067 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4736 = stablehlo.broadcast_in_dim %cst_1067, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4737 = stablehlo.add %4735, %4736 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1068 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4738 = stablehlo.broadcast_in_dim %cst_1068, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4739 = stablehlo.multiply %4738, %arg56 : tensor<6x1024xf32> loc(#at7)
    %cst_1069 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4740 = stablehlo.reduce(%4737 init: %cst_1069) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_1070 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4741 = stablehlo.broadcast_in_dim %cst_1070, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4742 = stablehlo.divide %4740, %4741 : tensor<6x1024xf32> loc(#at7)
    %cst_1071 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4743 = stablehlo.broadcast_in_dim %cst_1071, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4744 = stablehlo.multiply %4743, %4742 : tensor<6x1024xf32> loc(#at7)
    %4745 = stablehlo.add %4739, %4744 : tensor<6x1024xf32> loc(#at7)
    %cst_1072 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4746 = stablehlo.broadcast_in_dim %cst_1072, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4747 = stablehlo.multiply %4746, %arg36 : tensor<6x16x128xf32> loc(#at7)
    %cst_1073 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4748 = stablehlo.reduce(%4737 init: %cst_1073) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_1074 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4749 = stablehlo.broadcast_in_dim %cst_1074, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4750 = stablehlo.divide %4748, %4749 : tensor<6x16x128xf32> loc(#at7)
    %cst_1075 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4751 = stablehlo.broadcast_in_dim %cst_1075, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4752 = stablehlo.multiply %4751, %4750 : tensor<6x16x128xf32> loc(#at7)
    %4753 = stablehlo.add %4747, %4752 : tensor<6x16x128xf32> loc(#at7)
    %cst_1076 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4754 = stablehlo.reduce(%4745 init: %cst_1076) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4755 = stablehlo.broadcast_in_dim %4754, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1077 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4756 = stablehlo.broadcast_in_dim %cst_1077, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4757 = stablehlo.divide %4755, %4756 : tensor<6x1xf32> loc(#at7)
    %4758 = stablehlo.broadcast_in_dim %4757, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4759 = stablehlo.divide %4745, %4758 : tensor<6x1024xf32> loc(#at7)
    %4760 = stablehlo.rsqrt %4759 : tensor<6x1024xf32> loc(#at7)
    %4761 = stablehlo.broadcast_in_dim %4760, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %4762 = stablehlo.broadcast_in_dim %4761, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4763 = stablehlo.multiply %3927, %4762 : tensor<6x1024x16x128xf32> loc(#at7)
    %4764 = stablehlo.rsqrt %4753 : tensor<6x16x128xf32> loc(#at7)
    %4765 = stablehlo.broadcast_in_dim %4764, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %4766 = stablehlo.broadcast_in_dim %4765, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4767 = stablehlo.multiply %4763, %4766 : tensor<6x1024x16x128xf32> loc(#at7)
    %4768 = stablehlo.multiply %arg16, %arg16 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1078 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4769 = stablehlo.reduce(%4768 init: %cst_1078) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4770 = stablehlo.broadcast_in_dim %4769, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1079 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4771 = stablehlo.broadcast_in_dim %cst_1079, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4772 = stablehlo.divide %4770, %4771 : tensor<6x1x1x1xf32> loc(#at7)
    %4773 = stablehlo.sqrt %4772 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1080 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4774 = stablehlo.broadcast_in_dim %cst_1080, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4775 = stablehlo.maximum %4774, %4773 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1081 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4776 = stablehlo.broadcast_in_dim %cst_1081, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4777 = stablehlo.multiply %4776, %4775 : tensor<6x1x1x1xf32> loc(#at7)
    %4778 = stablehlo.multiply %4767, %4767 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1082 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4779 = stablehlo.reduce(%4778 init: %cst_1082) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4780 = stablehlo.broadcast_in_dim %4779, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1083 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4781 = stablehlo.broadcast_in_dim %cst_1083, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4782 = stablehlo.divide %4780, %4781 : tensor<6x1x1x1xf32> loc(#at7)
    %4783 = stablehlo.sqrt %4782 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1084 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4784 = stablehlo.broadcast_in_dim %cst_1084, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4785 = stablehlo.maximum %4784, %4783 : tensor<6x1x1x1xf32> loc(#at7)
    %4786 = stablehlo.divide %4777, %4785 : tensor<6x1x1x1xf32> loc(#at7)
    %4787 = stablehlo.broadcast_in_dim %4786, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4788 = stablehlo.multiply %4787, %4767 : tensor<6x1024x16x128xf32> loc(#at7)
    %4789 = stablehlo.subtract %arg16, %4788 : tensor<6x1024x16x128xf32> loc(#at7)
    %4790 = stablehlo.multiply %3924, %3924 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_1085 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4791 = stablehlo.broadcast_in_dim %cst_1085, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4792 = stablehlo.add %4790, %4791 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_1086 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4793 = stablehlo.broadcast_in_dim %cst_1086, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4794 = stablehlo.multiply %4793, %arg57 : tensor<6x16x128xf32> loc(#at7)
    %cst_1087 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4795 = stablehlo.reduce(%4792 init: %cst_1087) applies stablehlo.add across dimensions = [3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_1088 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4796 = stablehlo.broadcast_in_dim %cst_1088, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4797 = stablehlo.divide %4795, %4796 : tensor<6x16x128xf32> loc(#at7)
    %cst_1089 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4798 = stablehlo.broadcast_in_dim %cst_1089, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4799 = stablehlo.multiply %4798, %4797 : tensor<6x16x128xf32> loc(#at7)
    %4800 = stablehlo.add %4794, %4799 : tensor<6x16x128xf32> loc(#at7)
    %cst_1090 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4801 = stablehlo.broadcast_in_dim %cst_1090, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4802 = stablehlo.multiply %4801, %arg37 : tensor<6x1024xf32> loc(#at7)
    %cst_1091 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4803 = stablehlo.reduce(%4792 init: %cst_1091) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_1092 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4804 = stablehlo.broadcast_in_dim %cst_1092, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4805 = stablehlo.divide %4803, %4804 : tensor<6x1024xf32> loc(#at7)
    %cst_1093 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4806 = stablehlo.broadcast_in_dim %cst_1093, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4807 = stablehlo.multiply %4806, %4805 : tensor<6x1024xf32> loc(#at7)
    %4808 = stablehlo.add %4802, %4807 : tensor<6x1024xf32> loc(#at7)
    %cst_1094 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4809 = stablehlo.reduce(%4800 init: %cst_1094) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4810 = stablehlo.broadcast_in_dim %4809, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_1095 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4811 = stablehlo.broadcast_in_dim %cst_1095, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %4812 = stablehlo.divide %4810, %4811 : tensor<6x1x1xf32> loc(#at7)
    %4813 = stablehlo.broadcast_in_dim %4812, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x16x128xf32> loc(#at7)
    %4814 = stablehlo.divide %4800, %4813 : tensor<6x16x128xf32> loc(#at7)
    %4815 = stablehlo.rsqrt %4814 : tensor<6x16x128xf32> loc(#at7)
    %4816 = stablehlo.broadcast_in_dim %4815, dims = [0, 1, 2] : (tensor<6x16x128xf32>) -> tensor<6x16x128x1xf32> loc(#at7)
    %4817 = stablehlo.broadcast_in_dim %4816, dims = [0, 1, 2, 3] : (tensor<6x16x128x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4818 = stablehlo.multiply %3924, %4817 : tensor<6x16x128x1024xf32> loc(#at7)
    %4819 = stablehlo.rsqrt %4808 : tensor<6x1024xf32> loc(#at7)
    %4820 = stablehlo.broadcast_in_dim %4819, dims = [0, 3] : (tensor<6x1024xf32>) -> tensor<6x1x1x1024xf32> loc(#at7)
    %4821 = stablehlo.broadcast_in_dim %4820, dims = [0, 1, 2, 3] : (tensor<6x1x1x1024xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4822 = stablehlo.multiply %4818, %4821 : tensor<6x16x128x1024xf32> loc(#at7)
    %4823 = stablehlo.multiply %arg17, %arg17 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_1096 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4824 = stablehlo.reduce(%4823 init: %cst_1096) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4825 = stablehlo.broadcast_in_dim %4824, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1097 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4826 = stablehlo.broadcast_in_dim %cst_1097, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4827 = stablehlo.divide %4825, %4826 : tensor<6x1x1x1xf32> loc(#at7)
    %4828 = stablehlo.sqrt %4827 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1098 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4829 = stablehlo.broadcast_in_dim %cst_1098, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4830 = stablehlo.maximum %4829, %4828 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1099 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4831 = stablehlo.broadcast_in_dim %cst_1099, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4832 = stablehlo.multiply %4831, %4830 : tensor<6x1x1x1xf32> loc(#at7)
    %4833 = stablehlo.multiply %4822, %4822 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_1100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4834 = stablehlo.reduce(%4833 init: %cst_1100) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4835 = stablehlo.broadcast_in_dim %4834, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1101 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4836 = stablehlo.broadcast_in_dim %cst_1101, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4837 = stablehlo.divide %4835, %4836 : tensor<6x1x1x1xf32> loc(#at7)
    %4838 = stablehlo.sqrt %4837 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4839 = stablehlo.broadcast_in_dim %cst_1102, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4840 = stablehlo.maximum %4839, %4838 : tensor<6x1x1x1xf32> loc(#at7)
    %4841 = stablehlo.divide %4832, %4840 : tensor<6x1x1x1xf32> loc(#at7)
    %4842 = stablehlo.broadcast_in_dim %4841, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %4843 = stablehlo.multiply %4842, %4822 : tensor<6x16x128x1024xf32> loc(#at7)
    %4844 = stablehlo.subtract %arg17, %4843 : tensor<6x16x128x1024xf32> loc(#at7)
    %4845 = stablehlo.multiply %3921, %3921 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1103 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4846 = stablehlo.broadcast_in_dim %cst_1103, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4847 = stablehlo.add %4845, %4846 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4848 = stablehlo.broadcast_in_dim %cst_1104, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4849 = stablehlo.multiply %4848, %arg58 : tensor<6x1024xf32> loc(#at7)
    %cst_1105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4850 = stablehlo.reduce(%4847 init: %cst_1105) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_1106 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4851 = stablehlo.broadcast_in_dim %cst_1106, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4852 = stablehlo.divide %4850, %4851 : tensor<6x1024xf32> loc(#at7)
    %cst_1107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4853 = stablehlo.broadcast_in_dim %cst_1107, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4854 = stablehlo.multiply %4853, %4852 : tensor<6x1024xf32> loc(#at7)
    %4855 = stablehlo.add %4849, %4854 : tensor<6x1024xf32> loc(#at7)
    %cst_1108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4856 = stablehlo.broadcast_in_dim %cst_1108, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4857 = stablehlo.multiply %4856, %arg38 : tensor<6x16x128xf32> loc(#at7)
    %cst_1109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4858 = stablehlo.reduce(%4847 init: %cst_1109) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_1110 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4859 = stablehlo.broadcast_in_dim %cst_1110, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4860 = stablehlo.divide %4858, %4859 : tensor<6x16x128xf32> loc(#at7)
    %cst_1111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4861 = stablehlo.broadcast_in_dim %cst_1111, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4862 = stablehlo.multiply %4861, %4860 : tensor<6x16x128xf32> loc(#at7)
    %4863 = stablehlo.add %4857, %4862 : tensor<6x16x128xf32> loc(#at7)
    %cst_1112 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4864 = stablehlo.reduce(%4855 init: %cst_1112) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4865 = stablehlo.broadcast_in_dim %4864, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1113 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4866 = stablehlo.broadcast_in_dim %cst_1113, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4867 = stablehlo.divide %4865, %4866 : tensor<6x1xf32> loc(#at7)
    %4868 = stablehlo.broadcast_in_dim %4867, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4869 = stablehlo.divide %4855, %4868 : tensor<6x1024xf32> loc(#at7)
    %4870 = stablehlo.rsqrt %4869 : tensor<6x1024xf32> loc(#at7)
    %4871 = stablehlo.broadcast_in_dim %4870, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %4872 = stablehlo.broadcast_in_dim %4871, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4873 = stablehlo.multiply %3921, %4872 : tensor<6x1024x16x128xf32> loc(#at7)
    %4874 = stablehlo.rsqrt %4863 : tensor<6x16x128xf32> loc(#at7)
    %4875 = stablehlo.broadcast_in_dim %4874, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %4876 = stablehlo.broadcast_in_dim %4875, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4877 = stablehlo.multiply %4873, %4876 : tensor<6x1024x16x128xf32> loc(#at7)
    %4878 = stablehlo.multiply %arg18, %arg18 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4879 = stablehlo.reduce(%4878 init: %cst_1114) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4880 = stablehlo.broadcast_in_dim %4879, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1115 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4881 = stablehlo.broadcast_in_dim %cst_1115, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4882 = stablehlo.divide %4880, %4881 : tensor<6x1x1x1xf32> loc(#at7)
    %4883 = stablehlo.sqrt %4882 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4884 = stablehlo.broadcast_in_dim %cst_1116, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4885 = stablehlo.maximum %4884, %4883 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4886 = stablehlo.broadcast_in_dim %cst_1117, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4887 = stablehlo.multiply %4886, %4885 : tensor<6x1x1x1xf32> loc(#at7)
    %4888 = stablehlo.multiply %4877, %4877 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1118 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4889 = stablehlo.reduce(%4888 init: %cst_1118) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4890 = stablehlo.broadcast_in_dim %4889, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1119 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4891 = stablehlo.broadcast_in_dim %cst_1119, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4892 = stablehlo.divide %4890, %4891 : tensor<6x1x1x1xf32> loc(#at7)
    %4893 = stablehlo.sqrt %4892 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4894 = stablehlo.broadcast_in_dim %cst_1120, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4895 = stablehlo.maximum %4894, %4893 : tensor<6x1x1x1xf32> loc(#at7)
    %4896 = stablehlo.divide %4887, %4895 : tensor<6x1x1x1xf32> loc(#at7)
    %4897 = stablehlo.broadcast_in_dim %4896, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4898 = stablehlo.multiply %4897, %4877 : tensor<6x1024x16x128xf32> loc(#at7)
    %4899 = stablehlo.subtract %arg18, %4898 : tensor<6x1024x16x128xf32> loc(#at7)
    %4900 = stablehlo.multiply %3918, %3918 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %4901 = stablehlo.broadcast_in_dim %cst_1121, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4902 = stablehlo.add %4900, %4901 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4903 = stablehlo.broadcast_in_dim %cst_1122, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4904 = stablehlo.multiply %4903, %arg59 : tensor<6x1024xf32> loc(#at7)
    %cst_1123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4905 = stablehlo.reduce(%4902 init: %cst_1123) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_1124 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %4906 = stablehlo.broadcast_in_dim %cst_1124, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4907 = stablehlo.divide %4905, %4906 : tensor<6x1024xf32> loc(#at7)
    %cst_1125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4908 = stablehlo.broadcast_in_dim %cst_1125, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %4909 = stablehlo.multiply %4908, %4907 : tensor<6x1024xf32> loc(#at7)
    %4910 = stablehlo.add %4904, %4909 : tensor<6x1024xf32> loc(#at7)
    %cst_1126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %4911 = stablehlo.broadcast_in_dim %cst_1126, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4912 = stablehlo.multiply %4911, %arg39 : tensor<6x16x128xf32> loc(#at7)
    %cst_1127 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4913 = stablehlo.reduce(%4902 init: %cst_1127) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_1128 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4914 = stablehlo.broadcast_in_dim %cst_1128, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4915 = stablehlo.divide %4913, %4914 : tensor<6x16x128xf32> loc(#at7)
    %cst_1129 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4916 = stablehlo.broadcast_in_dim %cst_1129, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %4917 = stablehlo.multiply %4916, %4915 : tensor<6x16x128xf32> loc(#at7)
    %4918 = stablehlo.add %4912, %4917 : tensor<6x16x128xf32> loc(#at7)
    %cst_1130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4919 = stablehlo.reduce(%4910 init: %cst_1130) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4920 = stablehlo.broadcast_in_dim %4919, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_1131 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4921 = stablehlo.broadcast_in_dim %cst_1131, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %4922 = stablehlo.divide %4920, %4921 : tensor<6x1xf32> loc(#at7)
    %4923 = stablehlo.broadcast_in_dim %4922, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %4924 = stablehlo.divide %4910, %4923 : tensor<6x1024xf32> loc(#at7)
    %4925 = stablehlo.rsqrt %4924 : tensor<6x1024xf32> loc(#at7)
    %4926 = stablehlo.broadcast_in_dim %4925, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %4927 = stablehlo.broadcast_in_dim %4926, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4928 = stablehlo.multiply %3918, %4927 : tensor<6x1024x16x128xf32> loc(#at7)
    %4929 = stablehlo.rsqrt %4918 : tensor<6x16x128xf32> loc(#at7)
    %4930 = stablehlo.broadcast_in_dim %4929, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %4931 = stablehlo.broadcast_in_dim %4930, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4932 = stablehlo.multiply %4928, %4931 : tensor<6x1024x16x128xf32> loc(#at7)
    %4933 = stablehlo.multiply %arg19, %arg19 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4934 = stablehlo.reduce(%4933 init: %cst_1132) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4935 = stablehlo.broadcast_in_dim %4934, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1133 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4936 = stablehlo.broadcast_in_dim %cst_1133, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4937 = stablehlo.divide %4935, %4936 : tensor<6x1x1x1xf32> loc(#at7)
    %4938 = stablehlo.sqrt %4937 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1134 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %4939 = stablehlo.broadcast_in_dim %cst_1134, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4940 = stablehlo.maximum %4939, %4938 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %4941 = stablehlo.broadcast_in_dim %cst_1135, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4942 = stablehlo.multiply %4941, %4940 : tensor<6x1x1x1xf32> loc(#at7)
    %4943 = stablehlo.multiply %4932, %4932 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_1136 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %4944 = stablehlo.reduce(%4943 init: %cst_1136) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %4945 = stablehlo.broadcast_in_dim %4944, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_1137 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %4946 = stablehlo.broadcast_in_dim %cst_1137, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4947 = stablehlo.divide %4945, %4946 : tensor<6x1x1x1xf32> loc(#at7)
    %4948 = stablehlo.sqrt %4947 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_1138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4949 = stablehlo.broadcast_in_dim %cst_1138, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %4950 = stablehlo.maximum %4949, %4948 : tensor<6x1x1x1xf32> loc(#at7)
    %4951 = stablehlo.divide %4942, %4950 : tensor<6x1x1x1xf32> loc(#at7)
    %4952 = stablehlo.broadcast_in_dim %4951, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %4953 = stablehlo.multiply %4952, %4932 : tensor<6x1024x16x128xf32> loc(#at7)
    %4954 = stablehlo.subtract %arg19, %4953 : tensor<6x1024x16x128xf32> loc(#at7)
    return %4001, %4033, %4088, %4143, %4198, %4253, %4308, %4363, %4418, %4450, %4505, %4560, %4615, %4647, %4679, %4734, %4789, %4844, %4899, %4954, %arg20, %arg21, %4052, %4107, %4162, %4217, %4272, %4327, %4382, %arg29, %4469, %4524, %4579, %arg33, %arg34, %4698, %4753, %4808, %4863, %4918, %3977, %4009, %4044, %4099, %4154, %4209, %4264, %4319, %4374, %4426, %4461, %4516, %4571, %4623, %4655, %4690, %4745, %4800, %4855, %4910, %2143 : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<32000x1024xf32>, tensor<1024xf32>, tensor<1024x32000xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x512xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<f32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x8192xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x16x128xf32>, tensor<1024xf32>, tensor<f32>, tensor<32000xf32>, tensor<6x512x8192xf32>, tensor<6x512x1024xf32>, tensor<f32>, tensor<f32>, tensor<6x512xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<32000xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<6x512x1024xf32>, tensor<6x512x8192xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<f32>
  }
  func.func private @argmax(%arg0: tensor<512x2048x512xf32>) -> tensor<512x2048xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<512x2048x512xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<512x2048x512xi32>, tensor<f32>, tensor<i32>) -> (tensor<512x2048xf32>, tensor<512x2048xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<512x2048xi32> loc(#at5)
  } loc(#at5)
  func.func private @_one_hot(%arg0: tensor<512x2048xi32>) -> tensor<512x2048x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x2048xi32>) -> tensor<512x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x512xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x2048x1xi32>) -> tensor<512x2048x512xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x512xi32>) -> tensor<512x2048x512xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x2048x512xi32>, tensor<512x2048x512xi32>) -> tensor<512x2048x512xi1>
    %5 = stablehlo.convert %4 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32>
    return %5 : tensor<512x2048x512xf32>
  }
  func.func private @cumsum(%arg0: tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32>
    return %0 : tensor<512x2048x512xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2047, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2048, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048x512xf32>
    return %1 : tensor<512x2048x512xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<512x2048x512xi32>) -> tensor<512x2048x512x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x8xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xi32>) -> tensor<512x2048x512x8xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<512x2048x512x8xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x2048x512x8xi32>, tensor<512x2048x512x8xi32>) -> tensor<512x2048x512x8xi1>
    %5 = stablehlo.convert %4 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32>
    return %5 : tensor<512x2048x512x8xf32>
  }
  func.func private @relu(%arg0: tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x512x8x8192xf32>
    return %1 : tensor<512x512x8x8192xf32>
  }
  func.func private @_one_hot_2(%arg0: tensor<1024x1024xi32>) -> tensor<1024x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x1024xi32>) -> tensor<1024x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x1024x1xi32>) -> tensor<1024x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<1024x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1024x1024x32000xi32>, tensor<1024x1024x32000xi32>) -> tensor<1024x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x1024x32000xi1>) -> tensor<1024x1024x32000xf32>
    return %5 : tensor<1024x1024x32000xf32>
  }
}
#at0 = loc("attention")
#at1 = loc("embedding")
#at2 = loc("ffn")
#at3 = loc("logits")
#at4 = loc("moe")
#at5 = loc("moe/router")
#at6 = loc("norm")
#at7 = loc("optimizer")

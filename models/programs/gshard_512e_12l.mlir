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
    %8 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %10 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %15 = stablehlo.convert %14 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %17 = stablehlo.multiply %16, %15 : tensor<1024x1024xf32> loc(#at0)
    %18 = stablehlo.broadcast_in_dim %17, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %21 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %25 = stablehlo.compare LT, %23, %24, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %26 = stablehlo.convert %25 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %28 = stablehlo.multiply %27, %26 : tensor<1024x1024xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %30 = call @_one_hot() : () -> tensor<1x1x512xi32> loc(#at5)
    %31 = call @_one_hot() : () -> tensor<1x1x512xi32> loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    %32 = call @_one_hot_0() : () -> tensor<1x1x1x8xi32> loc(#at5)
    %33 = call @_one_hot_0() : () -> tensor<1x1x1x8xi32> loc(#at5)
    call @relu() : () -> () loc(#at4)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x512x2048x1024xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6x512x2048x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x512x2048x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6x512x2048xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x512x2048xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x512x2048xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512x8xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6x512x2048xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6x512x2048xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512x8xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6x512x512xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6x512x512x8x1024xf32>
    %c_66 = stablehlo.constant dense<false> : tensor<i1>
    %96 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i1>) -> tensor<6x512x512x8x8192xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6x512x512x8x8192xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6x512x512x8x1024xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6x512x2048x512x8xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %100:92 = stablehlo.while(%iterArg = %arg0, %iterArg_441 = %arg1, %iterArg_442 = %arg2, %iterArg_443 = %arg3, %iterArg_444 = %arg4, %iterArg_445 = %arg5, %iterArg_446 = %arg6, %iterArg_447 = %arg7, %iterArg_448 = %arg11, %iterArg_449 = %arg12, %iterArg_450 = %arg13, %iterArg_451 = %arg14, %iterArg_452 = %arg15, %iterArg_453 = %arg16, %iterArg_454 = %arg17, %iterArg_455 = %arg18, %iterArg_456 = %arg19, %iterArg_457 = %18, %iterArg_458 = %29, %iterArg_459 = %30, %iterArg_460 = %31, %iterArg_461 = %32, %iterArg_462 = %33, %iterArg_463 = %cst_1, %iterArg_464 = %c_70, %iterArg_465 = %7, %iterArg_466 = %cst_4, %iterArg_467 = %35, %iterArg_468 = %36, %iterArg_469 = %37, %iterArg_470 = %38, %iterArg_471 = %39, %iterArg_472 = %40, %iterArg_473 = %41, %iterArg_474 = %42, %iterArg_475 = %43, %iterArg_476 = %44, %iterArg_477 = %45, %iterArg_478 = %46, %iterArg_479 = %47, %iterArg_480 = %48, %iterArg_481 = %49, %iterArg_482 = %50, %iterArg_483 = %51, %iterArg_484 = %52, %iterArg_485 = %53, %iterArg_486 = %54, %iterArg_487 = %55, %iterArg_488 = %56, %iterArg_489 = %57, %iterArg_490 = %58, %iterArg_491 = %59, %iterArg_492 = %60, %iterArg_493 = %61, %iterArg_494 = %62, %iterArg_495 = %63, %iterArg_496 = %64, %iterArg_497 = %65, %iterArg_498 = %66, %iterArg_499 = %67, %iterArg_500 = %68, %iterArg_501 = %69, %iterArg_502 = %70, %iterArg_503 = %71, %iterArg_504 = %72, %iterArg_505 = %73, %iterArg_506 = %74, %iterArg_507 = %75, %iterArg_508 = %76, %iterArg_509 = %77, %iterArg_510 = %78, %iterArg_511 = %79, %iterArg_512 = %80, %iterArg_513 = %81, %iterArg_514 = %82, %iterArg_515 = %83, %iterArg_516 = %84, %iterArg_517 = %85, %iterArg_518 = %86, %iterArg_519 = %87, %iterArg_520 = %88, %iterArg_521 = %89, %iterArg_522 = %90, %iterArg_523 = %91, %iterArg_524 = %92, %iterArg_525 = %93, %iterArg_526 = %94, %iterArg_527 = %95, %iterArg_528 = %96, %iterArg_529 = %97, %iterArg_530 = %98, %iterArg_531 = %99) : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x512xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x512xi32>, tensor<1x1x512xi32>, tensor<1x1x1x8xi32>, tensor<1x1x1x8xi32>, tensor<f32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x512x2048x1024xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x512xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x512x8x8192xi1>, tensor<6x512x512x8x8192xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x2048x512x8xf32>
    cond {
      %c_532 = stablehlo.constant dense<6> : tensor<i32>
      %1207 = stablehlo.compare LT, %iterArg_464, %c_532, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1207 : tensor<i1>
    } do {
      %1207 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_464) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1208 = func.call @dynamic_index_in_dim(%iterArg_441, %iterArg_464) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1209 = func.call @dynamic_index_in_dim_1(%iterArg_442, %iterArg_464) : (tensor<6x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1210 = func.call @dynamic_index_in_dim_2(%iterArg_443, %iterArg_464) : (tensor<6x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1211 = func.call @dynamic_index_in_dim_3(%iterArg_444, %iterArg_464) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1212 = func.call @dynamic_index_in_dim_4(%iterArg_445, %iterArg_464) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1213 = func.call @dynamic_index_in_dim_3(%iterArg_446, %iterArg_464) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1214 = func.call @dynamic_index_in_dim_3(%iterArg_447, %iterArg_464) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1215 = func.call @dynamic_index_in_dim_5(%iterArg_448, %iterArg_464) : (tensor<6x512x1024x8192xf32>, tensor<i32>) -> tensor<512x1024x8192xf32>
      %1216 = func.call @dynamic_index_in_dim_6(%iterArg_449, %iterArg_464) : (tensor<6x512x8192x1024xf32>, tensor<i32>) -> tensor<512x8192x1024xf32>
      %1217 = func.call @dynamic_index_in_dim(%iterArg_450, %iterArg_464) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1218 = func.call @dynamic_index_in_dim(%iterArg_451, %iterArg_464) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1219 = func.call @dynamic_index_in_dim_7(%iterArg_452, %iterArg_464) : (tensor<6x1024x512xf32>, tensor<i32>) -> tensor<1024x512xf32>
      %1220 = func.call @dynamic_index_in_dim_3(%iterArg_453, %iterArg_464) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1221 = func.call @dynamic_index_in_dim_4(%iterArg_454, %iterArg_464) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1222 = func.call @dynamic_index_in_dim_3(%iterArg_455, %iterArg_464) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1223 = func.call @dynamic_index_in_dim_3(%iterArg_456, %iterArg_464) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1224:67 = func.call @closed_call(%iterArg_457, %iterArg_458, %iterArg_459, %iterArg_460, %iterArg_461, %iterArg_462, %iterArg_463, %iterArg_465, %iterArg_466, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223) : (tensor<1x1x1024x1024xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x512xi32>, tensor<1x1x512xi32>, tensor<1x1x1x8xi32>, tensor<1x1x1x8xi32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<512x1024x8192xf32>, tensor<512x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x512xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<512x2048x1024xf32>, tensor<512x2048x512xf32>, tensor<512x2048x1xf32>, tensor<512x2048x1xf32>, tensor<512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x512xf32>, tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>, tensor<512x2048x512x8xf32>)
      %1225 = func.call @dynamic_update_index_in_dim(%iterArg_467, %1224#2, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1226 = func.call @dynamic_update_index_in_dim_13(%iterArg_468, %1224#3, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1227 = func.call @dynamic_update_index_in_dim_13(%iterArg_469, %1224#4, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1228 = func.call @dynamic_update_index_in_dim_14(%iterArg_470, %1224#5, %iterArg_464) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1229 = func.call @dynamic_update_index_in_dim(%iterArg_471, %1224#6, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1230 = func.call @dynamic_update_index_in_dim(%iterArg_472, %1224#7, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1231 = func.call @dynamic_update_index_in_dim_15(%iterArg_473, %1224#8, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1232 = func.call @dynamic_update_index_in_dim_15(%iterArg_474, %1224#9, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1233 = func.call @dynamic_update_index_in_dim_16(%iterArg_475, %1224#10, %iterArg_464) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1234 = func.call @dynamic_update_index_in_dim_17(%iterArg_476, %1224#11, %iterArg_464) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1235 = func.call @dynamic_update_index_in_dim_17(%iterArg_477, %1224#12, %iterArg_464) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1236 = func.call @dynamic_update_index_in_dim_16(%iterArg_478, %1224#13, %iterArg_464) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1237 = func.call @dynamic_update_index_in_dim_15(%iterArg_479, %1224#14, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1238 = func.call @dynamic_update_index_in_dim_15(%iterArg_480, %1224#15, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1239 = func.call @dynamic_update_index_in_dim(%iterArg_481, %1224#16, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1240 = func.call @dynamic_update_index_in_dim_13(%iterArg_482, %1224#17, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1241 = func.call @dynamic_update_index_in_dim_13(%iterArg_483, %1224#18, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1242 = func.call @dynamic_update_index_in_dim_14(%iterArg_484, %1224#19, %iterArg_464) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1243 = func.call @dynamic_update_index_in_dim(%iterArg_485, %1224#20, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1244 = func.call @dynamic_update_index_in_dim(%iterArg_486, %1224#21, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1245 = func.call @dynamic_update_index_in_dim_18(%iterArg_487, %1224#22, %iterArg_464) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1246 = func.call @dynamic_update_index_in_dim_18(%iterArg_488, %1224#23, %iterArg_464) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1247 = func.call @dynamic_update_index_in_dim_18(%iterArg_489, %1224#24, %iterArg_464) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1248 = func.call @dynamic_update_index_in_dim_18(%iterArg_490, %1224#25, %iterArg_464) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1249 = func.call @dynamic_update_index_in_dim_18(%iterArg_491, %1224#26, %iterArg_464) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1250 = func.call @dynamic_update_index_in_dim_18(%iterArg_492, %1224#27, %iterArg_464) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1251 = func.call @dynamic_update_index_in_dim(%iterArg_493, %1224#28, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1252 = func.call @dynamic_update_index_in_dim_13(%iterArg_494, %1224#29, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1253 = func.call @dynamic_update_index_in_dim_13(%iterArg_495, %1224#30, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1254 = func.call @dynamic_update_index_in_dim_14(%iterArg_496, %1224#31, %iterArg_464) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1255 = func.call @dynamic_update_index_in_dim(%iterArg_497, %1224#32, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1256 = func.call @dynamic_update_index_in_dim(%iterArg_498, %1224#33, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1257 = func.call @dynamic_update_index_in_dim_15(%iterArg_499, %1224#34, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1258 = func.call @dynamic_update_index_in_dim_15(%iterArg_500, %1224#35, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1259 = func.call @dynamic_update_index_in_dim_16(%iterArg_501, %1224#36, %iterArg_464) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1260 = func.call @dynamic_update_index_in_dim_17(%iterArg_502, %1224#37, %iterArg_464) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1261 = func.call @dynamic_update_index_in_dim_17(%iterArg_503, %1224#38, %iterArg_464) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1262 = func.call @dynamic_update_index_in_dim_16(%iterArg_504, %1224#39, %iterArg_464) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1263 = func.call @dynamic_update_index_in_dim_15(%iterArg_505, %1224#40, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1264 = func.call @dynamic_update_index_in_dim_15(%iterArg_506, %1224#41, %iterArg_464) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1265 = func.call @dynamic_update_index_in_dim(%iterArg_507, %1224#42, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1266 = func.call @dynamic_update_index_in_dim_13(%iterArg_508, %1224#43, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1267 = func.call @dynamic_update_index_in_dim_13(%iterArg_509, %1224#44, %iterArg_464) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1268 = func.call @dynamic_update_index_in_dim_14(%iterArg_510, %1224#45, %iterArg_464) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1269 = func.call @dynamic_update_index_in_dim(%iterArg_511, %1224#46, %iterArg_464) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1270 = func.call @dynamic_update_index_in_dim_19(%iterArg_512, %1224#47, %iterArg_464) : (tensor<6x512x2048x1024xf32>, tensor<512x2048x1024xf32>, tensor<i32>) -> tensor<6x512x2048x1024xf32>
      %1271 = func.call @dynamic_update_index_in_dim_20(%iterArg_513, %1224#48, %iterArg_464) : (tensor<6x512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<i32>) -> tensor<6x512x2048x512xf32>
      %1272 = func.call @dynamic_update_index_in_dim_21(%iterArg_514, %1224#49, %iterArg_464) : (tensor<6x512x2048x1xf32>, tensor<512x2048x1xf32>, tensor<i32>) -> tensor<6x512x2048x1xf32>
      %1273 = func.call @dynamic_update_index_in_dim_21(%iterArg_515, %1224#50, %iterArg_464) : (tensor<6x512x2048x1xf32>, tensor<512x2048x1xf32>, tensor<i32>) -> tensor<6x512x2048x1xf32>
      %1274 = func.call @dynamic_update_index_in_dim_20(%iterArg_516, %1224#51, %iterArg_464) : (tensor<6x512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<i32>) -> tensor<6x512x2048x512xf32>
      %1275 = func.call @dynamic_update_index_in_dim_20(%iterArg_517, %1224#52, %iterArg_464) : (tensor<6x512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<i32>) -> tensor<6x512x2048x512xf32>
      %1276 = func.call @dynamic_update_index_in_dim_22(%iterArg_518, %1224#53, %iterArg_464) : (tensor<6x512x2048xf32>, tensor<512x2048xf32>, tensor<i32>) -> tensor<6x512x2048xf32>
      %1277 = func.call @dynamic_update_index_in_dim_22(%iterArg_519, %1224#54, %iterArg_464) : (tensor<6x512x2048xf32>, tensor<512x2048xf32>, tensor<i32>) -> tensor<6x512x2048xf32>
      %1278 = func.call @dynamic_update_index_in_dim_22(%iterArg_520, %1224#55, %iterArg_464) : (tensor<6x512x2048xf32>, tensor<512x2048xf32>, tensor<i32>) -> tensor<6x512x2048xf32>
      %1279 = func.call @dynamic_update_index_in_dim_23(%iterArg_521, %1224#56, %iterArg_464) : (tensor<6x512x2048x512x8xf32>, tensor<512x2048x512x8xf32>, tensor<i32>) -> tensor<6x512x2048x512x8xf32>
      %1280 = func.call @dynamic_update_index_in_dim_22(%iterArg_522, %1224#57, %iterArg_464) : (tensor<6x512x2048xf32>, tensor<512x2048xf32>, tensor<i32>) -> tensor<6x512x2048xf32>
      %1281 = func.call @dynamic_update_index_in_dim_22(%iterArg_523, %1224#58, %iterArg_464) : (tensor<6x512x2048xf32>, tensor<512x2048xf32>, tensor<i32>) -> tensor<6x512x2048xf32>
      %1282 = func.call @dynamic_update_index_in_dim_23(%iterArg_524, %1224#59, %iterArg_464) : (tensor<6x512x2048x512x8xf32>, tensor<512x2048x512x8xf32>, tensor<i32>) -> tensor<6x512x2048x512x8xf32>
      %1283 = func.call @dynamic_update_index_in_dim_24(%iterArg_525, %1224#60, %iterArg_464) : (tensor<6x512x512xf32>, tensor<512x512xf32>, tensor<i32>) -> tensor<6x512x512xf32>
      %1284 = func.call @dynamic_update_index_in_dim_23(%iterArg_526, %1224#61, %iterArg_464) : (tensor<6x512x2048x512x8xf32>, tensor<512x2048x512x8xf32>, tensor<i32>) -> tensor<6x512x2048x512x8xf32>
      %1285 = func.call @dynamic_update_index_in_dim_25(%iterArg_527, %1224#62, %iterArg_464) : (tensor<6x512x512x8x1024xf32>, tensor<512x512x8x1024xf32>, tensor<i32>) -> tensor<6x512x512x8x1024xf32>
      %1286 = func.call @dynamic_update_index_in_dim_26(%iterArg_528, %1224#63, %iterArg_464) : (tensor<6x512x512x8x8192xi1>, tensor<512x512x8x8192xi1>, tensor<i32>) -> tensor<6x512x512x8x8192xi1>
      %1287 = func.call @dynamic_update_index_in_dim_27(%iterArg_529, %1224#64, %iterArg_464) : (tensor<6x512x512x8x8192xf32>, tensor<512x512x8x8192xf32>, tensor<i32>) -> tensor<6x512x512x8x8192xf32>
      %1288 = func.call @dynamic_update_index_in_dim_25(%iterArg_530, %1224#65, %iterArg_464) : (tensor<6x512x512x8x1024xf32>, tensor<512x512x8x1024xf32>, tensor<i32>) -> tensor<6x512x512x8x1024xf32>
      %1289 = func.call @dynamic_update_index_in_dim_23(%iterArg_531, %1224#66, %iterArg_464) : (tensor<6x512x2048x512x8xf32>, tensor<512x2048x512x8xf32>, tensor<i32>) -> tensor<6x512x2048x512x8xf32>
      %c_532 = stablehlo.constant dense<1> : tensor<i32>
      %1290 = stablehlo.add %iterArg_464, %c_532 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_441, %iterArg_442, %iterArg_443, %iterArg_444, %iterArg_445, %iterArg_446, %iterArg_447, %iterArg_448, %iterArg_449, %iterArg_450, %iterArg_451, %iterArg_452, %iterArg_453, %iterArg_454, %iterArg_455, %iterArg_456, %iterArg_457, %iterArg_458, %iterArg_459, %iterArg_460, %iterArg_461, %iterArg_462, %iterArg_463, %1290, %1224#0, %1224#1, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289 : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x512xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x512xi32>, tensor<1x1x512xi32>, tensor<1x1x1x8xi32>, tensor<1x1x1x8xi32>, tensor<f32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x512x2048x1024xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x512xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x512x8x8192xi1>, tensor<6x512x512x8x8192xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x2048x512x8xf32>
    }
    %101 = stablehlo.multiply %100#25, %100#25 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %102 = stablehlo.reduce(%101 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %105 = stablehlo.divide %103, %104 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %107 = stablehlo.add %105, %106 : tensor<1024x1024x1xf32> loc(#at6)
    %108 = stablehlo.rsqrt %107 : tensor<1024x1024x1xf32> loc(#at6)
    %109 = stablehlo.divide %108, %107 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %111 = stablehlo.multiply %110, %109 : tensor<1024x1024x1xf32> loc(#at6)
    %112 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %113 = stablehlo.multiply %100#25, %112 : tensor<1024x1024x1024xf32> loc(#at6)
    %114 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %116 = stablehlo.multiply %113, %115 : tensor<1024x1024x1024xf32> loc(#at6)
    %117 = stablehlo.dot_general %116, %arg10, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x32000xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %118 = sdy.sharding_constraint %117 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x32000xf32> loc(#at3)
    %119 = call @_one_hot_28(%arg60) : (tensor<1024x1024xi32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %120 = stablehlo.multiply %118, %119 : tensor<1024x1024x32000xf32> loc(#at3)
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %121 = stablehlo.reduce(%120 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %122 = stablehlo.reduce(%118 init: %cst_76) applies stablehlo.maximum across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %123 = stablehlo.reshape %122 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at3)
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %125 = stablehlo.compare EQ, %118, %124, FLOAT : (tensor<1024x1024x32000xf32>, tensor<1024x1024x32000xf32>) -> tensor<1024x1024x32000xi1> loc(#at3)
    %126 = stablehlo.convert %125 : (tensor<1024x1024x32000xi1>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %127 = stablehlo.reduce(%126 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %129 = stablehlo.maximum %128, %122 : tensor<1024x1024xf32> loc(#at3)
    %130 = stablehlo.compare EQ, %122, %129, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %133 = stablehlo.select %130, %131, %132 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %135 = stablehlo.compare EQ, %134, %129, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %138 = stablehlo.select %135, %136, %137 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %139 = stablehlo.divide %133, %138 : tensor<1024x1024xf32> loc(#at3)
    %140 = stablehlo.is_finite %129 : (tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %142 = stablehlo.select %140, %129, %141 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %144 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at3)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %146 = stablehlo.subtract %118, %145 : tensor<1024x1024x32000xf32> loc(#at3)
    %147 = stablehlo.exponential %146 : tensor<1024x1024x32000xf32> loc(#at3)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %148 = stablehlo.reduce(%147 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %149 = stablehlo.sign %148 : tensor<1024x1024xf32> loc(#at3)
    %150 = stablehlo.abs %148 : tensor<1024x1024xf32> loc(#at3)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %152 = stablehlo.compare GE, %148, %151, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %153 = stablehlo.log %150 : tensor<1024x1024xf32> loc(#at3)
    %154 = stablehlo.add %153, %142 : tensor<1024x1024xf32> loc(#at3)
    %155 = stablehlo.subtract %154, %121 : tensor<1024x1024xf32> loc(#at3)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %156 = stablehlo.reduce(%155 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_89 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %157 = stablehlo.divide %156, %cst_89 : tensor<f32> loc(#at3)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %158 = stablehlo.multiply %cst_90, %100#26 : tensor<f32>
    %cst_91 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %159 = stablehlo.divide %158, %cst_91 : tensor<f32>
    %160 = stablehlo.add %157, %159 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %161 = stablehlo.divide %cst_92, %cst_93 : tensor<f32>
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %162 = stablehlo.multiply %cst_94, %161 : tensor<f32>
    %cst_95 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %163 = stablehlo.divide %cst_92, %cst_95 : tensor<f32> loc(#at3)
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %165 = stablehlo.negate %164 : tensor<1024x1024xf32> loc(#at3)
    %166 = stablehlo.divide %164, %150 : tensor<1024x1024xf32> loc(#at3)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %168 = stablehlo.select %152, %167, %166 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %169 = stablehlo.select %152, %166, %167 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %170 = stablehlo.negate %168 : tensor<1024x1024xf32> loc(#at3)
    %171 = stablehlo.add %169, %170 : tensor<1024x1024xf32> loc(#at3)
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %173 = stablehlo.multiply %172, %147 : tensor<1024x1024x32000xf32> loc(#at3)
    %174 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %175 = stablehlo.multiply %174, %119 : tensor<1024x1024x32000xf32> loc(#at3)
    %176 = stablehlo.add %173, %175 : tensor<1024x1024x32000xf32> loc(#at3)
    %177 = sdy.sharding_constraint %176 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x32000xf32> loc(#at3)
    %178 = stablehlo.dot_general %177, %116, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x32000xf32>, tensor<1024x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at3)
    %179 = stablehlo.transpose %178, dims = [1, 0] : (tensor<32000x1024xf32>) -> tensor<1024x32000xf32> loc(#at3)
    %180 = stablehlo.dot_general %177, %arg10, contracting_dims = [2] x [1] : (tensor<1024x1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x1024x1024xf32> loc(#at3)
    %181 = stablehlo.multiply %113, %180 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %182 = stablehlo.reduce(%181 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %183 = stablehlo.reshape %182 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %184 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %185 = stablehlo.multiply %180, %184 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %186 = stablehlo.reduce(%183 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %187 = stablehlo.multiply %100#25, %185 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %188 = stablehlo.reduce(%187 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %189 = stablehlo.reshape %188 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %190 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %191 = stablehlo.multiply %185, %190 : tensor<1024x1024x1024xf32> loc(#at6)
    %192 = stablehlo.multiply %189, %111 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %194 = stablehlo.divide %192, %193 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %195 = stablehlo.reduce(%194 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %197 = stablehlo.multiply %100#25, %196 : tensor<1024x1024x1024xf32> loc(#at6)
    %198 = stablehlo.add %191, %197 : tensor<1024x1024x1024xf32> loc(#at6)
    %199 = stablehlo.multiply %196, %100#25 : tensor<1024x1024x1024xf32> loc(#at6)
    %200 = stablehlo.add %198, %199 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<6x8192x1024xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<6x1024x8192xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<6x512x1024x8192xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<6x512x8192x1024xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<6x1024x512xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %218:99 = stablehlo.while(%iterArg = %100#27, %iterArg_441 = %100#28, %iterArg_442 = %100#29, %iterArg_443 = %100#30, %iterArg_444 = %100#31, %iterArg_445 = %arg6, %iterArg_446 = %100#32, %iterArg_447 = %arg4, %iterArg_448 = %arg7, %iterArg_449 = %100#33, %iterArg_450 = %100#34, %iterArg_451 = %100#35, %iterArg_452 = %100#36, %iterArg_453 = %100#37, %iterArg_454 = %100#38, %iterArg_455 = %100#39, %iterArg_456 = %arg5, %iterArg_457 = %100#40, %iterArg_458 = %100#41, %iterArg_459 = %100#42, %iterArg_460 = %100#43, %iterArg_461 = %100#44, %iterArg_462 = %100#45, %iterArg_463 = %arg3, %iterArg_464 = %100#46, %iterArg_465 = %100#47, %iterArg_466 = %100#48, %iterArg_467 = %100#49, %iterArg_468 = %100#50, %iterArg_469 = %100#51, %iterArg_470 = %arg2, %iterArg_471 = %100#52, %iterArg_472 = %100#53, %iterArg_473 = %100#54, %iterArg_474 = %100#55, %iterArg_475 = %100#56, %iterArg_476 = %100#57, %iterArg_477 = %arg18, %iterArg_478 = %100#58, %iterArg_479 = %arg16, %iterArg_480 = %arg19, %iterArg_481 = %100#59, %iterArg_482 = %100#60, %iterArg_483 = %100#61, %iterArg_484 = %100#62, %iterArg_485 = %100#63, %iterArg_486 = %100#64, %iterArg_487 = %100#65, %iterArg_488 = %arg17, %iterArg_489 = %100#66, %iterArg_490 = %100#67, %iterArg_491 = %100#68, %iterArg_492 = %100#69, %iterArg_493 = %100#70, %iterArg_494 = %100#71, %iterArg_495 = %arg15, %iterArg_496 = %100#72, %iterArg_497 = %100#73, %iterArg_498 = %100#74, %iterArg_499 = %100#75, %iterArg_500 = %100#76, %iterArg_501 = %100#77, %iterArg_502 = %100#78, %iterArg_503 = %100#79, %iterArg_504 = %100#80, %iterArg_505 = %100#81, %iterArg_506 = %100#82, %iterArg_507 = %100#83, %iterArg_508 = %100#84, %iterArg_509 = %100#85, %iterArg_510 = %100#86, %iterArg_511 = %arg11, %iterArg_512 = %100#87, %iterArg_513 = %100#88, %iterArg_514 = %arg12, %iterArg_515 = %100#89, %iterArg_516 = %100#90, %iterArg_517 = %100#91, %iterArg_518 = %34, %iterArg_519 = %c_119, %iterArg_520 = %200, %iterArg_521 = %162, %iterArg_522 = %201, %iterArg_523 = %202, %iterArg_524 = %203, %iterArg_525 = %204, %iterArg_526 = %205, %iterArg_527 = %206, %iterArg_528 = %207, %iterArg_529 = %208, %iterArg_530 = %209, %iterArg_531 = %210, %iterArg_532 = %211, %iterArg_533 = %212, %iterArg_534 = %213, %iterArg_535 = %214, %iterArg_536 = %215, %iterArg_537 = %216, %iterArg_538 = %217) : tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x512xf32>, tensor<6x512x2048x1024xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x512xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x512x8x8192xi1>, tensor<6x512x8192x1024xf32>, tensor<6x512x512x8x8192xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x2048x512x8xf32>, tensor<512x512x8x8192xf32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x512xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>
    cond {
      %c_539 = stablehlo.constant dense<6> : tensor<i32>
      %1207 = stablehlo.compare LT, %iterArg_519, %c_539, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1207 : tensor<i1>
    } do {
      %c_539 = stablehlo.constant dense<6> : tensor<i32>
      %1207 = stablehlo.subtract %c_539, %iterArg_519 : tensor<i32>
      %c_540 = stablehlo.constant dense<1> : tensor<i32>
      %1208 = stablehlo.subtract %1207, %c_540 : tensor<i32>
      %1209 = func.call @dynamic_index_in_dim_29(%iterArg, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1210 = func.call @dynamic_index_in_dim_30(%iterArg_441, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1211 = func.call @dynamic_index_in_dim_30(%iterArg_442, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1212 = func.call @dynamic_index_in_dim_31(%iterArg_443, %1208) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1213 = func.call @dynamic_index_in_dim_29(%iterArg_444, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1214 = func.call @dynamic_index_in_dim_3(%iterArg_445, %1208) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1215 = func.call @dynamic_index_in_dim_29(%iterArg_446, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1216 = func.call @dynamic_index_in_dim_3(%iterArg_447, %1208) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1217 = func.call @dynamic_index_in_dim_3(%iterArg_448, %1208) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1218 = func.call @dynamic_index_in_dim_32(%iterArg_449, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1219 = func.call @dynamic_index_in_dim_32(%iterArg_450, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1220 = func.call @dynamic_index_in_dim_33(%iterArg_451, %1208) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1221 = func.call @dynamic_index_in_dim_34(%iterArg_452, %1208) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1222 = func.call @dynamic_index_in_dim_34(%iterArg_453, %1208) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1223 = func.call @dynamic_index_in_dim_33(%iterArg_454, %1208) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1224 = func.call @dynamic_index_in_dim_32(%iterArg_455, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1225 = func.call @dynamic_index_in_dim_4(%iterArg_456, %1208) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1226 = func.call @dynamic_index_in_dim_32(%iterArg_457, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1227 = func.call @dynamic_index_in_dim_29(%iterArg_458, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1228 = func.call @dynamic_index_in_dim_30(%iterArg_459, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1229 = func.call @dynamic_index_in_dim_30(%iterArg_460, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1230 = func.call @dynamic_index_in_dim_31(%iterArg_461, %1208) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1231 = func.call @dynamic_index_in_dim_29(%iterArg_462, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1232 = func.call @dynamic_index_in_dim_2(%iterArg_463, %1208) : (tensor<6x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1233 = func.call @dynamic_index_in_dim_29(%iterArg_464, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1234 = func.call @dynamic_index_in_dim_35(%iterArg_465, %1208) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1235 = func.call @dynamic_index_in_dim_35(%iterArg_466, %1208) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1236 = func.call @dynamic_index_in_dim_35(%iterArg_467, %1208) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1237 = func.call @dynamic_index_in_dim_35(%iterArg_468, %1208) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1238 = func.call @dynamic_index_in_dim_35(%iterArg_469, %1208) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1239 = func.call @dynamic_index_in_dim_1(%iterArg_470, %1208) : (tensor<6x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1240 = func.call @dynamic_index_in_dim_35(%iterArg_471, %1208) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1241 = func.call @dynamic_index_in_dim_29(%iterArg_472, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1242 = func.call @dynamic_index_in_dim_30(%iterArg_473, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1243 = func.call @dynamic_index_in_dim_30(%iterArg_474, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1244 = func.call @dynamic_index_in_dim_31(%iterArg_475, %1208) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1245 = func.call @dynamic_index_in_dim_29(%iterArg_476, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1246 = func.call @dynamic_index_in_dim_3(%iterArg_477, %1208) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1247 = func.call @dynamic_index_in_dim_29(%iterArg_478, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1248 = func.call @dynamic_index_in_dim_3(%iterArg_479, %1208) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1249 = func.call @dynamic_index_in_dim_3(%iterArg_480, %1208) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1250 = func.call @dynamic_index_in_dim_32(%iterArg_481, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1251 = func.call @dynamic_index_in_dim_32(%iterArg_482, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1252 = func.call @dynamic_index_in_dim_33(%iterArg_483, %1208) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1253 = func.call @dynamic_index_in_dim_34(%iterArg_484, %1208) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1254 = func.call @dynamic_index_in_dim_34(%iterArg_485, %1208) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1255 = func.call @dynamic_index_in_dim_33(%iterArg_486, %1208) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1256 = func.call @dynamic_index_in_dim_32(%iterArg_487, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1257 = func.call @dynamic_index_in_dim_4(%iterArg_488, %1208) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1258 = func.call @dynamic_index_in_dim_32(%iterArg_489, %1208) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1259 = func.call @dynamic_index_in_dim_29(%iterArg_490, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1260 = func.call @dynamic_index_in_dim_30(%iterArg_491, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1261 = func.call @dynamic_index_in_dim_30(%iterArg_492, %1208) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1262 = func.call @dynamic_index_in_dim_31(%iterArg_493, %1208) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1263 = func.call @dynamic_index_in_dim_29(%iterArg_494, %1208) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1264 = func.call @dynamic_index_in_dim_7(%iterArg_495, %1208) : (tensor<6x1024x512xf32>, tensor<i32>) -> tensor<1024x512xf32>
      %1265 = func.call @dynamic_index_in_dim_36(%iterArg_496, %1208) : (tensor<6x512x2048x1024xf32>, tensor<i32>) -> tensor<512x2048x1024xf32>
      %1266 = func.call @dynamic_index_in_dim_37(%iterArg_497, %1208) : (tensor<6x512x2048x512xf32>, tensor<i32>) -> tensor<512x2048x512xf32>
      %1267 = func.call @dynamic_index_in_dim_38(%iterArg_498, %1208) : (tensor<6x512x2048x1xf32>, tensor<i32>) -> tensor<512x2048x1xf32>
      %1268 = func.call @dynamic_index_in_dim_38(%iterArg_499, %1208) : (tensor<6x512x2048x1xf32>, tensor<i32>) -> tensor<512x2048x1xf32>
      %1269 = func.call @dynamic_index_in_dim_37(%iterArg_500, %1208) : (tensor<6x512x2048x512xf32>, tensor<i32>) -> tensor<512x2048x512xf32>
      %1270 = func.call @dynamic_index_in_dim_37(%iterArg_501, %1208) : (tensor<6x512x2048x512xf32>, tensor<i32>) -> tensor<512x2048x512xf32>
      %1271 = func.call @dynamic_index_in_dim_39(%iterArg_502, %1208) : (tensor<6x512x2048xf32>, tensor<i32>) -> tensor<512x2048xf32>
      %1272 = func.call @dynamic_index_in_dim_39(%iterArg_503, %1208) : (tensor<6x512x2048xf32>, tensor<i32>) -> tensor<512x2048xf32>
      %1273 = func.call @dynamic_index_in_dim_39(%iterArg_504, %1208) : (tensor<6x512x2048xf32>, tensor<i32>) -> tensor<512x2048xf32>
      %1274 = func.call @dynamic_index_in_dim_40(%iterArg_505, %1208) : (tensor<6x512x2048x512x8xf32>, tensor<i32>) -> tensor<512x2048x512x8xf32>
      %1275 = func.call @dynamic_index_in_dim_39(%iterArg_506, %1208) : (tensor<6x512x2048xf32>, tensor<i32>) -> tensor<512x2048xf32>
      %1276 = func.call @dynamic_index_in_dim_39(%iterArg_507, %1208) : (tensor<6x512x2048xf32>, tensor<i32>) -> tensor<512x2048xf32>
      %1277 = func.call @dynamic_index_in_dim_40(%iterArg_508, %1208) : (tensor<6x512x2048x512x8xf32>, tensor<i32>) -> tensor<512x2048x512x8xf32>
      %1278 = func.call @dynamic_index_in_dim_41(%iterArg_509, %1208) : (tensor<6x512x512xf32>, tensor<i32>) -> tensor<512x512xf32>
      %1279 = func.call @dynamic_index_in_dim_40(%iterArg_510, %1208) : (tensor<6x512x2048x512x8xf32>, tensor<i32>) -> tensor<512x2048x512x8xf32>
      %1280 = func.call @dynamic_index_in_dim_5(%iterArg_511, %1208) : (tensor<6x512x1024x8192xf32>, tensor<i32>) -> tensor<512x1024x8192xf32>
      %1281 = func.call @dynamic_index_in_dim_42(%iterArg_512, %1208) : (tensor<6x512x512x8x1024xf32>, tensor<i32>) -> tensor<512x512x8x1024xf32>
      %1282 = func.call @dynamic_index_in_dim_43(%iterArg_513, %1208) : (tensor<6x512x512x8x8192xi1>, tensor<i32>) -> tensor<512x512x8x8192xi1>
      %1283 = func.call @dynamic_index_in_dim_6(%iterArg_514, %1208) : (tensor<6x512x8192x1024xf32>, tensor<i32>) -> tensor<512x8192x1024xf32>
      %1284 = func.call @dynamic_index_in_dim_44(%iterArg_515, %1208) : (tensor<6x512x512x8x8192xf32>, tensor<i32>) -> tensor<512x512x8x8192xf32>
      %1285 = func.call @dynamic_index_in_dim_42(%iterArg_516, %1208) : (tensor<6x512x512x8x1024xf32>, tensor<i32>) -> tensor<512x512x8x1024xf32>
      %1286 = func.call @dynamic_index_in_dim_40(%iterArg_517, %1208) : (tensor<6x512x2048x512x8xf32>, tensor<i32>) -> tensor<512x2048x512x8xf32>
      %1287:19 = func.call @closed_call_45(%iterArg_518, %iterArg_520, %iterArg_521, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286) : (tensor<512x512x8x8192xf32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x512xf32>, tensor<512x2048x1024xf32>, tensor<512x2048x512xf32>, tensor<512x2048x1xf32>, tensor<512x2048x1xf32>, tensor<512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x512xf32>, tensor<512x2048x512x8xf32>, tensor<512x1024x8192xf32>, tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xi1>, tensor<512x8192x1024xf32>, tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>, tensor<512x2048x512x8xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<512x1024x8192xf32>, tensor<512x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x512xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>)
      %1288 = func.call @dynamic_update_index_in_dim_46(%iterArg_522, %1287#2, %1208) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1289 = func.call @dynamic_update_index_in_dim_46(%iterArg_523, %1287#3, %1208) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1290 = func.call @dynamic_update_index_in_dim_47(%iterArg_524, %1287#4, %1208) : (tensor<6x8192x1024xf32>, tensor<8192x1024xf32>, tensor<i32>) -> tensor<6x8192x1024xf32>
      %1291 = func.call @dynamic_update_index_in_dim_48(%iterArg_525, %1287#5, %1208) : (tensor<6x1024x8192xf32>, tensor<1024x8192xf32>, tensor<i32>) -> tensor<6x1024x8192xf32>
      %1292 = func.call @dynamic_update_index_in_dim_49(%iterArg_526, %1287#6, %1208) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1293 = func.call @dynamic_update_index_in_dim_50(%iterArg_527, %1287#7, %1208) : (tensor<6x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<6x16x128x1024xf32>
      %1294 = func.call @dynamic_update_index_in_dim_49(%iterArg_528, %1287#8, %1208) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1295 = func.call @dynamic_update_index_in_dim_49(%iterArg_529, %1287#9, %1208) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1296 = func.call @dynamic_update_index_in_dim_51(%iterArg_530, %1287#10, %1208) : (tensor<6x512x1024x8192xf32>, tensor<512x1024x8192xf32>, tensor<i32>) -> tensor<6x512x1024x8192xf32>
      %1297 = func.call @dynamic_update_index_in_dim_52(%iterArg_531, %1287#11, %1208) : (tensor<6x512x8192x1024xf32>, tensor<512x8192x1024xf32>, tensor<i32>) -> tensor<6x512x8192x1024xf32>
      %1298 = func.call @dynamic_update_index_in_dim_46(%iterArg_532, %1287#12, %1208) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1299 = func.call @dynamic_update_index_in_dim_46(%iterArg_533, %1287#13, %1208) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1300 = func.call @dynamic_update_index_in_dim_53(%iterArg_534, %1287#14, %1208) : (tensor<6x1024x512xf32>, tensor<1024x512xf32>, tensor<i32>) -> tensor<6x1024x512xf32>
      %1301 = func.call @dynamic_update_index_in_dim_49(%iterArg_535, %1287#15, %1208) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1302 = func.call @dynamic_update_index_in_dim_50(%iterArg_536, %1287#16, %1208) : (tensor<6x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<6x16x128x1024xf32>
      %1303 = func.call @dynamic_update_index_in_dim_49(%iterArg_537, %1287#17, %1208) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1304 = func.call @dynamic_update_index_in_dim_49(%iterArg_538, %1287#18, %1208) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %c_541 = stablehlo.constant dense<1> : tensor<i32>
      %1305 = stablehlo.add %iterArg_519, %c_541 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_441, %iterArg_442, %iterArg_443, %iterArg_444, %iterArg_445, %iterArg_446, %iterArg_447, %iterArg_448, %iterArg_449, %iterArg_450, %iterArg_451, %iterArg_452, %iterArg_453, %iterArg_454, %iterArg_455, %iterArg_456, %iterArg_457, %iterArg_458, %iterArg_459, %iterArg_460, %iterArg_461, %iterArg_462, %iterArg_463, %iterArg_464, %iterArg_465, %iterArg_466, %iterArg_467, %iterArg_468, %iterArg_469, %iterArg_470, %iterArg_471, %iterArg_472, %iterArg_473, %iterArg_474, %iterArg_475, %iterArg_476, %iterArg_477, %iterArg_478, %iterArg_479, %iterArg_480, %iterArg_481, %iterArg_482, %iterArg_483, %iterArg_484, %iterArg_485, %iterArg_486, %iterArg_487, %iterArg_488, %iterArg_489, %iterArg_490, %iterArg_491, %iterArg_492, %iterArg_493, %iterArg_494, %iterArg_495, %iterArg_496, %iterArg_497, %iterArg_498, %iterArg_499, %iterArg_500, %iterArg_501, %iterArg_502, %iterArg_503, %iterArg_504, %iterArg_505, %iterArg_506, %iterArg_507, %iterArg_508, %iterArg_509, %iterArg_510, %iterArg_511, %iterArg_512, %iterArg_513, %iterArg_514, %iterArg_515, %iterArg_516, %iterArg_517, %iterArg_518, %1305, %1287#0, %1287#1, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304 : tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x512xf32>, tensor<6x512x2048x1024xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x1xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048x512xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x512xf32>, tensor<6x512x2048x512x8xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x512x8x8192xi1>, tensor<6x512x8192x1024xf32>, tensor<6x512x512x8x8192xf32>, tensor<6x512x512x8x1024xf32>, tensor<6x512x2048x512x8xf32>, tensor<512x512x8x8192xf32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x512xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>
    }
    %219 = sdy.sharding_constraint %218#80 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at1)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at1)
    %221 = "stablehlo.scatter"(%220, %5, %219) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %1207 = stablehlo.add %arg62, %arg63 : tensor<f32> loc(#at1)
      stablehlo.return %1207 : tensor<f32> loc(#at1)
    }) : (tensor<32000x1024xf32>, tensor<1024x1024x1xi32>, tensor<1024x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at1)
    %222 = stablehlo.multiply %218#82, %218#82 : tensor<6x1024xf32> loc(#at7)
    %cst_121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %224 = stablehlo.add %222, %223 : tensor<6x1024xf32> loc(#at7)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %226 = stablehlo.multiply %225, %arg40 : tensor<6x1024xf32> loc(#at7)
    %cst_123 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %228 = stablehlo.multiply %227, %224 : tensor<6x1024xf32> loc(#at7)
    %229 = stablehlo.add %226, %228 : tensor<6x1024xf32> loc(#at7)
    %230 = stablehlo.rsqrt %229 : tensor<6x1024xf32> loc(#at7)
    %231 = stablehlo.multiply %218#82, %230 : tensor<6x1024xf32> loc(#at7)
    %232 = stablehlo.multiply %arg0, %arg0 : tensor<6x1024xf32> loc(#at7)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %233 = stablehlo.reduce(%232 init: %cst_124) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %234 = stablehlo.broadcast_in_dim %233, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_125 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %236 = stablehlo.divide %234, %235 : tensor<6x1xf32> loc(#at7)
    %237 = stablehlo.sqrt %236 : tensor<6x1xf32> loc(#at7)
    %cst_126 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %239 = stablehlo.maximum %238, %237 : tensor<6x1xf32> loc(#at7)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %241 = stablehlo.multiply %240, %239 : tensor<6x1xf32> loc(#at7)
    %242 = stablehlo.multiply %231, %231 : tensor<6x1024xf32> loc(#at7)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %243 = stablehlo.reduce(%242 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %244 = stablehlo.broadcast_in_dim %243, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_129 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %246 = stablehlo.divide %244, %245 : tensor<6x1xf32> loc(#at7)
    %247 = stablehlo.sqrt %246 : tensor<6x1xf32> loc(#at7)
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %249 = stablehlo.maximum %248, %247 : tensor<6x1xf32> loc(#at7)
    %250 = stablehlo.divide %241, %249 : tensor<6x1xf32> loc(#at7)
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %252 = stablehlo.multiply %251, %231 : tensor<6x1024xf32> loc(#at7)
    %253 = stablehlo.subtract %arg0, %252 : tensor<6x1024xf32> loc(#at7)
    %254 = stablehlo.multiply %218#83, %218#83 : tensor<6x1024xf32> loc(#at7)
    %cst_131 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %256 = stablehlo.add %254, %255 : tensor<6x1024xf32> loc(#at7)
    %cst_132 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %258 = stablehlo.multiply %257, %arg41 : tensor<6x1024xf32> loc(#at7)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %260 = stablehlo.multiply %259, %256 : tensor<6x1024xf32> loc(#at7)
    %261 = stablehlo.add %258, %260 : tensor<6x1024xf32> loc(#at7)
    %262 = stablehlo.rsqrt %261 : tensor<6x1024xf32> loc(#at7)
    %263 = stablehlo.multiply %218#83, %262 : tensor<6x1024xf32> loc(#at7)
    %264 = stablehlo.multiply %arg1, %arg1 : tensor<6x1024xf32> loc(#at7)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %265 = stablehlo.reduce(%264 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_135 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %268 = stablehlo.divide %266, %267 : tensor<6x1xf32> loc(#at7)
    %269 = stablehlo.sqrt %268 : tensor<6x1xf32> loc(#at7)
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %271 = stablehlo.maximum %270, %269 : tensor<6x1xf32> loc(#at7)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %273 = stablehlo.multiply %272, %271 : tensor<6x1xf32> loc(#at7)
    %274 = stablehlo.multiply %263, %263 : tensor<6x1024xf32> loc(#at7)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %275 = stablehlo.reduce(%274 init: %cst_138) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %276 = stablehlo.broadcast_in_dim %275, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_139 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %278 = stablehlo.divide %276, %277 : tensor<6x1xf32> loc(#at7)
    %279 = stablehlo.sqrt %278 : tensor<6x1xf32> loc(#at7)
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %281 = stablehlo.maximum %280, %279 : tensor<6x1xf32> loc(#at7)
    %282 = stablehlo.divide %273, %281 : tensor<6x1xf32> loc(#at7)
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %284 = stablehlo.multiply %283, %263 : tensor<6x1024xf32> loc(#at7)
    %285 = stablehlo.subtract %arg1, %284 : tensor<6x1024xf32> loc(#at7)
    %286 = stablehlo.multiply %218#84, %218#84 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_141 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %288 = stablehlo.add %286, %287 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %290 = stablehlo.multiply %289, %arg42 : tensor<6x8192xf32> loc(#at7)
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %291 = stablehlo.reduce(%288 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %cst_144 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %293 = stablehlo.divide %291, %292 : tensor<6x8192xf32> loc(#at7)
    %cst_145 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %295 = stablehlo.multiply %294, %293 : tensor<6x8192xf32> loc(#at7)
    %296 = stablehlo.add %290, %295 : tensor<6x8192xf32> loc(#at7)
    %cst_146 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %298 = stablehlo.multiply %297, %arg22 : tensor<6x1024xf32> loc(#at7)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %299 = stablehlo.reduce(%288 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_148 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %301 = stablehlo.divide %299, %300 : tensor<6x1024xf32> loc(#at7)
    %cst_149 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %303 = stablehlo.multiply %302, %301 : tensor<6x1024xf32> loc(#at7)
    %304 = stablehlo.add %298, %303 : tensor<6x1024xf32> loc(#at7)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %305 = stablehlo.reduce(%296 init: %cst_150) applies stablehlo.add across dimensions = [1] : (tensor<6x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %306 = stablehlo.broadcast_in_dim %305, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_151 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %308 = stablehlo.divide %306, %307 : tensor<6x1xf32> loc(#at7)
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8192xf32> loc(#at7)
    %310 = stablehlo.divide %296, %309 : tensor<6x8192xf32> loc(#at7)
    %311 = stablehlo.rsqrt %310 : tensor<6x8192xf32> loc(#at7)
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<6x8192xf32>) -> tensor<6x8192x1xf32> loc(#at7)
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<6x8192x1xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %314 = stablehlo.multiply %218#84, %313 : tensor<6x8192x1024xf32> loc(#at7)
    %315 = stablehlo.rsqrt %304 : tensor<6x1024xf32> loc(#at7)
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 2] : (tensor<6x1024xf32>) -> tensor<6x1x1024xf32> loc(#at7)
    %317 = stablehlo.broadcast_in_dim %316, dims = [0, 1, 2] : (tensor<6x1x1024xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %318 = stablehlo.multiply %314, %317 : tensor<6x8192x1024xf32> loc(#at7)
    %319 = stablehlo.multiply %arg2, %arg2 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %320 = stablehlo.reduce(%319 init: %cst_152) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %321 = stablehlo.broadcast_in_dim %320, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_153 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %323 = stablehlo.divide %321, %322 : tensor<6x1x1xf32> loc(#at7)
    %324 = stablehlo.sqrt %323 : tensor<6x1x1xf32> loc(#at7)
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %326 = stablehlo.maximum %325, %324 : tensor<6x1x1xf32> loc(#at7)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %328 = stablehlo.multiply %327, %326 : tensor<6x1x1xf32> loc(#at7)
    %329 = stablehlo.multiply %318, %318 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %330 = stablehlo.reduce(%329 init: %cst_156) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %331 = stablehlo.broadcast_in_dim %330, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_157 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %333 = stablehlo.divide %331, %332 : tensor<6x1x1xf32> loc(#at7)
    %334 = stablehlo.sqrt %333 : tensor<6x1x1xf32> loc(#at7)
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %336 = stablehlo.maximum %335, %334 : tensor<6x1x1xf32> loc(#at7)
    %337 = stablehlo.divide %328, %336 : tensor<6x1x1xf32> loc(#at7)
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %339 = stablehlo.multiply %338, %318 : tensor<6x8192x1024xf32> loc(#at7)
    %340 = stablehlo.subtract %arg2, %339 : tensor<6x8192x1024xf32> loc(#at7)
    %341 = stablehlo.multiply %218#85, %218#85 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_159 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %343 = stablehlo.add %341, %342 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_160 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %345 = stablehlo.multiply %344, %arg43 : tensor<6x1024xf32> loc(#at7)
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %346 = stablehlo.reduce(%343 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_162 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %348 = stablehlo.divide %346, %347 : tensor<6x1024xf32> loc(#at7)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %350 = stablehlo.multiply %349, %348 : tensor<6x1024xf32> loc(#at7)
    %351 = stablehlo.add %345, %350 : tensor<6x1024xf32> loc(#at7)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %353 = stablehlo.multiply %352, %arg23 : tensor<6x8192xf32> loc(#at7)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %354 = stablehlo.reduce(%343 init: %cst_165) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %cst_166 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %356 = stablehlo.divide %354, %355 : tensor<6x8192xf32> loc(#at7)
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %358 = stablehlo.multiply %357, %356 : tensor<6x8192xf32> loc(#at7)
    %359 = stablehlo.add %353, %358 : tensor<6x8192xf32> loc(#at7)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %360 = stablehlo.reduce(%351 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_169 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %363 = stablehlo.divide %361, %362 : tensor<6x1xf32> loc(#at7)
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %365 = stablehlo.divide %351, %364 : tensor<6x1024xf32> loc(#at7)
    %366 = stablehlo.rsqrt %365 : tensor<6x1024xf32> loc(#at7)
    %367 = stablehlo.broadcast_in_dim %366, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1xf32> loc(#at7)
    %368 = stablehlo.broadcast_in_dim %367, dims = [0, 1, 2] : (tensor<6x1024x1xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %369 = stablehlo.multiply %218#85, %368 : tensor<6x1024x8192xf32> loc(#at7)
    %370 = stablehlo.rsqrt %359 : tensor<6x8192xf32> loc(#at7)
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 2] : (tensor<6x8192xf32>) -> tensor<6x1x8192xf32> loc(#at7)
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1, 2] : (tensor<6x1x8192xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %373 = stablehlo.multiply %369, %372 : tensor<6x1024x8192xf32> loc(#at7)
    %374 = stablehlo.multiply %arg3, %arg3 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %375 = stablehlo.reduce(%374 init: %cst_170) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_171 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %378 = stablehlo.divide %376, %377 : tensor<6x1x1xf32> loc(#at7)
    %379 = stablehlo.sqrt %378 : tensor<6x1x1xf32> loc(#at7)
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %381 = stablehlo.maximum %380, %379 : tensor<6x1x1xf32> loc(#at7)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %383 = stablehlo.multiply %382, %381 : tensor<6x1x1xf32> loc(#at7)
    %384 = stablehlo.multiply %373, %373 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %385 = stablehlo.reduce(%384 init: %cst_174) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %386 = stablehlo.broadcast_in_dim %385, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_175 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %388 = stablehlo.divide %386, %387 : tensor<6x1x1xf32> loc(#at7)
    %389 = stablehlo.sqrt %388 : tensor<6x1x1xf32> loc(#at7)
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %391 = stablehlo.maximum %390, %389 : tensor<6x1x1xf32> loc(#at7)
    %392 = stablehlo.divide %383, %391 : tensor<6x1x1xf32> loc(#at7)
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %394 = stablehlo.multiply %393, %373 : tensor<6x1024x8192xf32> loc(#at7)
    %395 = stablehlo.subtract %arg3, %394 : tensor<6x1024x8192xf32> loc(#at7)
    %396 = stablehlo.multiply %218#86, %218#86 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_177 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %398 = stablehlo.add %396, %397 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_178 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %400 = stablehlo.multiply %399, %arg44 : tensor<6x1024xf32> loc(#at7)
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %401 = stablehlo.reduce(%398 init: %cst_179) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_180 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %403 = stablehlo.divide %401, %402 : tensor<6x1024xf32> loc(#at7)
    %cst_181 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %405 = stablehlo.multiply %404, %403 : tensor<6x1024xf32> loc(#at7)
    %406 = stablehlo.add %400, %405 : tensor<6x1024xf32> loc(#at7)
    %cst_182 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %408 = stablehlo.multiply %407, %arg24 : tensor<6x16x128xf32> loc(#at7)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %409 = stablehlo.reduce(%398 init: %cst_183) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_184 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %411 = stablehlo.divide %409, %410 : tensor<6x16x128xf32> loc(#at7)
    %cst_185 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %413 = stablehlo.multiply %412, %411 : tensor<6x16x128xf32> loc(#at7)
    %414 = stablehlo.add %408, %413 : tensor<6x16x128xf32> loc(#at7)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %415 = stablehlo.reduce(%406 init: %cst_186) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %416 = stablehlo.broadcast_in_dim %415, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_187 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %418 = stablehlo.divide %416, %417 : tensor<6x1xf32> loc(#at7)
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %420 = stablehlo.divide %406, %419 : tensor<6x1024xf32> loc(#at7)
    %421 = stablehlo.rsqrt %420 : tensor<6x1024xf32> loc(#at7)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %423 = stablehlo.broadcast_in_dim %422, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %424 = stablehlo.multiply %218#86, %423 : tensor<6x1024x16x128xf32> loc(#at7)
    %425 = stablehlo.rsqrt %414 : tensor<6x16x128xf32> loc(#at7)
    %426 = stablehlo.broadcast_in_dim %425, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %427 = stablehlo.broadcast_in_dim %426, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %428 = stablehlo.multiply %424, %427 : tensor<6x1024x16x128xf32> loc(#at7)
    %429 = stablehlo.multiply %arg4, %arg4 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %430 = stablehlo.reduce(%429 init: %cst_188) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_189 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %433 = stablehlo.divide %431, %432 : tensor<6x1x1x1xf32> loc(#at7)
    %434 = stablehlo.sqrt %433 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %436 = stablehlo.maximum %435, %434 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %438 = stablehlo.multiply %437, %436 : tensor<6x1x1x1xf32> loc(#at7)
    %439 = stablehlo.multiply %428, %428 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %440 = stablehlo.reduce(%439 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %441 = stablehlo.broadcast_in_dim %440, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_193 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %443 = stablehlo.divide %441, %442 : tensor<6x1x1x1xf32> loc(#at7)
    %444 = stablehlo.sqrt %443 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %446 = stablehlo.maximum %445, %444 : tensor<6x1x1x1xf32> loc(#at7)
    %447 = stablehlo.divide %438, %446 : tensor<6x1x1x1xf32> loc(#at7)
    %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %449 = stablehlo.multiply %448, %428 : tensor<6x1024x16x128xf32> loc(#at7)
    %450 = stablehlo.subtract %arg4, %449 : tensor<6x1024x16x128xf32> loc(#at7)
    %451 = stablehlo.multiply %218#87, %218#87 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_195 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %453 = stablehlo.add %451, %452 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_196 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %455 = stablehlo.multiply %454, %arg45 : tensor<6x16x128xf32> loc(#at7)
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %456 = stablehlo.reduce(%453 init: %cst_197) applies stablehlo.add across dimensions = [3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_198 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %458 = stablehlo.divide %456, %457 : tensor<6x16x128xf32> loc(#at7)
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %460 = stablehlo.multiply %459, %458 : tensor<6x16x128xf32> loc(#at7)
    %461 = stablehlo.add %455, %460 : tensor<6x16x128xf32> loc(#at7)
    %cst_200 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %463 = stablehlo.multiply %462, %arg25 : tensor<6x1024xf32> loc(#at7)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %464 = stablehlo.reduce(%453 init: %cst_201) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_202 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %466 = stablehlo.divide %464, %465 : tensor<6x1024xf32> loc(#at7)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %468 = stablehlo.multiply %467, %466 : tensor<6x1024xf32> loc(#at7)
    %469 = stablehlo.add %463, %468 : tensor<6x1024xf32> loc(#at7)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %470 = stablehlo.reduce(%461 init: %cst_204) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_205 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %473 = stablehlo.divide %471, %472 : tensor<6x1x1xf32> loc(#at7)
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x16x128xf32> loc(#at7)
    %475 = stablehlo.divide %461, %474 : tensor<6x16x128xf32> loc(#at7)
    %476 = stablehlo.rsqrt %475 : tensor<6x16x128xf32> loc(#at7)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1, 2] : (tensor<6x16x128xf32>) -> tensor<6x16x128x1xf32> loc(#at7)
    %478 = stablehlo.broadcast_in_dim %477, dims = [0, 1, 2, 3] : (tensor<6x16x128x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %479 = stablehlo.multiply %218#87, %478 : tensor<6x16x128x1024xf32> loc(#at7)
    %480 = stablehlo.rsqrt %469 : tensor<6x1024xf32> loc(#at7)
    %481 = stablehlo.broadcast_in_dim %480, dims = [0, 3] : (tensor<6x1024xf32>) -> tensor<6x1x1x1024xf32> loc(#at7)
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1, 2, 3] : (tensor<6x1x1x1024xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %483 = stablehlo.multiply %479, %482 : tensor<6x16x128x1024xf32> loc(#at7)
    %484 = stablehlo.multiply %arg5, %arg5 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %485 = stablehlo.reduce(%484 init: %cst_206) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %486 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_207 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %488 = stablehlo.divide %486, %487 : tensor<6x1x1x1xf32> loc(#at7)
    %489 = stablehlo.sqrt %488 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %491 = stablehlo.maximum %490, %489 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %493 = stablehlo.multiply %492, %491 : tensor<6x1x1x1xf32> loc(#at7)
    %494 = stablehlo.multiply %483, %483 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %495 = stablehlo.reduce(%494 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %496 = stablehlo.broadcast_in_dim %495, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_211 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %498 = stablehlo.divide %496, %497 : tensor<6x1x1x1xf32> loc(#at7)
    %499 = stablehlo.sqrt %498 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %501 = stablehlo.maximum %500, %499 : tensor<6x1x1x1xf32> loc(#at7)
    %502 = stablehlo.divide %493, %501 : tensor<6x1x1x1xf32> loc(#at7)
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %504 = stablehlo.multiply %503, %483 : tensor<6x16x128x1024xf32> loc(#at7)
    %505 = stablehlo.subtract %arg5, %504 : tensor<6x16x128x1024xf32> loc(#at7)
    %506 = stablehlo.multiply %218#88, %218#88 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_213 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %508 = stablehlo.add %506, %507 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %510 = stablehlo.multiply %509, %arg46 : tensor<6x1024xf32> loc(#at7)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %511 = stablehlo.reduce(%508 init: %cst_215) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_216 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %513 = stablehlo.divide %511, %512 : tensor<6x1024xf32> loc(#at7)
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %515 = stablehlo.multiply %514, %513 : tensor<6x1024xf32> loc(#at7)
    %516 = stablehlo.add %510, %515 : tensor<6x1024xf32> loc(#at7)
    %cst_218 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %518 = stablehlo.multiply %517, %arg26 : tensor<6x16x128xf32> loc(#at7)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %519 = stablehlo.reduce(%508 init: %cst_219) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_220 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %521 = stablehlo.divide %519, %520 : tensor<6x16x128xf32> loc(#at7)
    %cst_221 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %523 = stablehlo.multiply %522, %521 : tensor<6x16x128xf32> loc(#at7)
    %524 = stablehlo.add %518, %523 : tensor<6x16x128xf32> loc(#at7)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %525 = stablehlo.reduce(%516 init: %cst_222) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %526 = stablehlo.broadcast_in_dim %525, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_223 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %528 = stablehlo.divide %526, %527 : tensor<6x1xf32> loc(#at7)
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %530 = stablehlo.divide %516, %529 : tensor<6x1024xf32> loc(#at7)
    %531 = stablehlo.rsqrt %530 : tensor<6x1024xf32> loc(#at7)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %533 = stablehlo.broadcast_in_dim %532, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %534 = stablehlo.multiply %218#88, %533 : tensor<6x1024x16x128xf32> loc(#at7)
    %535 = stablehlo.rsqrt %524 : tensor<6x16x128xf32> loc(#at7)
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %537 = stablehlo.broadcast_in_dim %536, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %538 = stablehlo.multiply %534, %537 : tensor<6x1024x16x128xf32> loc(#at7)
    %539 = stablehlo.multiply %arg6, %arg6 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %540 = stablehlo.reduce(%539 init: %cst_224) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %541 = stablehlo.broadcast_in_dim %540, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_225 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %543 = stablehlo.divide %541, %542 : tensor<6x1x1x1xf32> loc(#at7)
    %544 = stablehlo.sqrt %543 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %546 = stablehlo.maximum %545, %544 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %548 = stablehlo.multiply %547, %546 : tensor<6x1x1x1xf32> loc(#at7)
    %549 = stablehlo.multiply %538, %538 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %550 = stablehlo.reduce(%549 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %551 = stablehlo.broadcast_in_dim %550, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_229 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %553 = stablehlo.divide %551, %552 : tensor<6x1x1x1xf32> loc(#at7)
    %554 = stablehlo.sqrt %553 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %556 = stablehlo.maximum %555, %554 : tensor<6x1x1x1xf32> loc(#at7)
    %557 = stablehlo.divide %548, %556 : tensor<6x1x1x1xf32> loc(#at7)
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %559 = stablehlo.multiply %558, %538 : tensor<6x1024x16x128xf32> loc(#at7)
    %560 = stablehlo.subtract %arg6, %559 : tensor<6x1024x16x128xf32> loc(#at7)
    %561 = stablehlo.multiply %218#89, %218#89 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_231 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %563 = stablehlo.add %561, %562 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_232 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %565 = stablehlo.multiply %564, %arg47 : tensor<6x1024xf32> loc(#at7)
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %566 = stablehlo.reduce(%563 init: %cst_233) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_234 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %568 = stablehlo.divide %566, %567 : tensor<6x1024xf32> loc(#at7)
    %cst_235 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %570 = stablehlo.multiply %569, %568 : tensor<6x1024xf32> loc(#at7)
    %571 = stablehlo.add %565, %570 : tensor<6x1024xf32> loc(#at7)
    %cst_236 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %573 = stablehlo.multiply %572, %arg27 : tensor<6x16x128xf32> loc(#at7)
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %574 = stablehlo.reduce(%563 init: %cst_237) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_238 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %576 = stablehlo.divide %574, %575 : tensor<6x16x128xf32> loc(#at7)
    %cst_239 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %578 = stablehlo.multiply %577, %576 : tensor<6x16x128xf32> loc(#at7)
    %579 = stablehlo.add %573, %578 : tensor<6x16x128xf32> loc(#at7)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %580 = stablehlo.reduce(%571 init: %cst_240) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %581 = stablehlo.broadcast_in_dim %580, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_241 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %583 = stablehlo.divide %581, %582 : tensor<6x1xf32> loc(#at7)
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %585 = stablehlo.divide %571, %584 : tensor<6x1024xf32> loc(#at7)
    %586 = stablehlo.rsqrt %585 : tensor<6x1024xf32> loc(#at7)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %588 = stablehlo.broadcast_in_dim %587, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %589 = stablehlo.multiply %218#89, %588 : tensor<6x1024x16x128xf32> loc(#at7)
    %590 = stablehlo.rsqrt %579 : tensor<6x16x128xf32> loc(#at7)
    %591 = stablehlo.broadcast_in_dim %590, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %593 = stablehlo.multiply %589, %592 : tensor<6x1024x16x128xf32> loc(#at7)
    %594 = stablehlo.multiply %arg7, %arg7 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %595 = stablehlo.reduce(%594 init: %cst_242) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %596 = stablehlo.broadcast_in_dim %595, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_243 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %598 = stablehlo.divide %596, %597 : tensor<6x1x1x1xf32> loc(#at7)
    %599 = stablehlo.sqrt %598 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_244 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %601 = stablehlo.maximum %600, %599 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %603 = stablehlo.multiply %602, %601 : tensor<6x1x1x1xf32> loc(#at7)
    %604 = stablehlo.multiply %593, %593 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %605 = stablehlo.reduce(%604 init: %cst_246) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %606 = stablehlo.broadcast_in_dim %605, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_247 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %608 = stablehlo.divide %606, %607 : tensor<6x1x1x1xf32> loc(#at7)
    %609 = stablehlo.sqrt %608 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %611 = stablehlo.maximum %610, %609 : tensor<6x1x1x1xf32> loc(#at7)
    %612 = stablehlo.divide %603, %611 : tensor<6x1x1x1xf32> loc(#at7)
    %613 = stablehlo.broadcast_in_dim %612, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %614 = stablehlo.multiply %613, %593 : tensor<6x1024x16x128xf32> loc(#at7)
    %615 = stablehlo.subtract %arg7, %614 : tensor<6x1024x16x128xf32> loc(#at7)
    %616 = stablehlo.multiply %221, %221 : tensor<32000x1024xf32> loc(#at7)
    %cst_249 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at7)
    %618 = stablehlo.add %616, %617 : tensor<32000x1024xf32> loc(#at7)
    %cst_250 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %620 = stablehlo.multiply %619, %arg48 : tensor<32000xf32> loc(#at7)
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %621 = stablehlo.reduce(%618 init: %cst_251) applies stablehlo.add across dimensions = [1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_252 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %623 = stablehlo.divide %621, %622 : tensor<32000xf32> loc(#at7)
    %cst_253 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %625 = stablehlo.multiply %624, %623 : tensor<32000xf32> loc(#at7)
    %626 = stablehlo.add %620, %625 : tensor<32000xf32> loc(#at7)
    %cst_254 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %628 = stablehlo.multiply %627, %arg28 : tensor<1024xf32> loc(#at7)
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %629 = stablehlo.reduce(%618 init: %cst_255) applies stablehlo.add across dimensions = [0] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_256 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %631 = stablehlo.divide %629, %630 : tensor<1024xf32> loc(#at7)
    %cst_257 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %633 = stablehlo.multiply %632, %631 : tensor<1024xf32> loc(#at7)
    %634 = stablehlo.add %628, %633 : tensor<1024xf32> loc(#at7)
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %635 = stablehlo.reduce(%626 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %636 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_259 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %637 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %638 = stablehlo.divide %636, %637 : tensor<1xf32> loc(#at7)
    %639 = stablehlo.broadcast_in_dim %638, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at7)
    %640 = stablehlo.divide %626, %639 : tensor<32000xf32> loc(#at7)
    %641 = stablehlo.rsqrt %640 : tensor<32000xf32> loc(#at7)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at7)
    %643 = stablehlo.broadcast_in_dim %642, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %644 = stablehlo.multiply %221, %643 : tensor<32000x1024xf32> loc(#at7)
    %645 = stablehlo.rsqrt %634 : tensor<1024xf32> loc(#at7)
    %646 = stablehlo.broadcast_in_dim %645, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32> loc(#at7)
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %648 = stablehlo.multiply %644, %647 : tensor<32000x1024xf32> loc(#at7)
    %649 = stablehlo.multiply %arg8, %arg8 : tensor<32000x1024xf32> loc(#at7)
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %650 = stablehlo.reduce(%649 init: %cst_260) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_261 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %653 = stablehlo.divide %651, %652 : tensor<1x1xf32> loc(#at7)
    %654 = stablehlo.sqrt %653 : tensor<1x1xf32> loc(#at7)
    %cst_262 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %656 = stablehlo.maximum %655, %654 : tensor<1x1xf32> loc(#at7)
    %cst_263 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %658 = stablehlo.multiply %657, %656 : tensor<1x1xf32> loc(#at7)
    %659 = stablehlo.multiply %648, %648 : tensor<32000x1024xf32> loc(#at7)
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %660 = stablehlo.reduce(%659 init: %cst_264) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %661 = stablehlo.broadcast_in_dim %660, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_265 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %663 = stablehlo.divide %661, %662 : tensor<1x1xf32> loc(#at7)
    %664 = stablehlo.sqrt %663 : tensor<1x1xf32> loc(#at7)
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %666 = stablehlo.maximum %665, %664 : tensor<1x1xf32> loc(#at7)
    %667 = stablehlo.divide %658, %666 : tensor<1x1xf32> loc(#at7)
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %669 = stablehlo.multiply %668, %648 : tensor<32000x1024xf32> loc(#at7)
    %670 = stablehlo.subtract %arg8, %669 : tensor<32000x1024xf32> loc(#at7)
    %671 = stablehlo.multiply %186, %186 : tensor<1024xf32> loc(#at7)
    %cst_267 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %673 = stablehlo.add %671, %672 : tensor<1024xf32> loc(#at7)
    %cst_268 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %675 = stablehlo.multiply %674, %arg49 : tensor<1024xf32> loc(#at7)
    %cst_269 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %676 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %677 = stablehlo.multiply %676, %673 : tensor<1024xf32> loc(#at7)
    %678 = stablehlo.add %675, %677 : tensor<1024xf32> loc(#at7)
    %679 = stablehlo.rsqrt %678 : tensor<1024xf32> loc(#at7)
    %680 = stablehlo.multiply %186, %679 : tensor<1024xf32> loc(#at7)
    %681 = stablehlo.multiply %arg9, %arg9 : tensor<1024xf32> loc(#at7)
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %682 = stablehlo.reduce(%681 init: %cst_270) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %683 = stablehlo.broadcast_in_dim %682, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_271 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %685 = stablehlo.divide %683, %684 : tensor<1xf32> loc(#at7)
    %686 = stablehlo.sqrt %685 : tensor<1xf32> loc(#at7)
    %cst_272 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %688 = stablehlo.maximum %687, %686 : tensor<1xf32> loc(#at7)
    %cst_273 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %690 = stablehlo.multiply %689, %688 : tensor<1xf32> loc(#at7)
    %691 = stablehlo.multiply %680, %680 : tensor<1024xf32> loc(#at7)
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %692 = stablehlo.reduce(%691 init: %cst_274) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %693 = stablehlo.broadcast_in_dim %692, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_275 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %695 = stablehlo.divide %693, %694 : tensor<1xf32> loc(#at7)
    %696 = stablehlo.sqrt %695 : tensor<1xf32> loc(#at7)
    %cst_276 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %698 = stablehlo.maximum %697, %696 : tensor<1xf32> loc(#at7)
    %699 = stablehlo.divide %690, %698 : tensor<1xf32> loc(#at7)
    %700 = stablehlo.broadcast_in_dim %699, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %701 = stablehlo.multiply %700, %680 : tensor<1024xf32> loc(#at7)
    %702 = stablehlo.subtract %arg9, %701 : tensor<1024xf32> loc(#at7)
    %703 = stablehlo.multiply %179, %179 : tensor<1024x32000xf32> loc(#at7)
    %cst_277 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32> loc(#at7)
    %705 = stablehlo.add %703, %704 : tensor<1024x32000xf32> loc(#at7)
    %cst_278 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %707 = stablehlo.multiply %706, %arg50 : tensor<1024xf32> loc(#at7)
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %708 = stablehlo.reduce(%705 init: %cst_279) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_280 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %710 = stablehlo.divide %708, %709 : tensor<1024xf32> loc(#at7)
    %cst_281 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %712 = stablehlo.multiply %711, %710 : tensor<1024xf32> loc(#at7)
    %713 = stablehlo.add %707, %712 : tensor<1024xf32> loc(#at7)
    %cst_282 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %715 = stablehlo.multiply %714, %arg30 : tensor<32000xf32> loc(#at7)
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %716 = stablehlo.reduce(%705 init: %cst_283) applies stablehlo.add across dimensions = [0] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_284 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %717 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %718 = stablehlo.divide %716, %717 : tensor<32000xf32> loc(#at7)
    %cst_285 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %720 = stablehlo.multiply %719, %718 : tensor<32000xf32> loc(#at7)
    %721 = stablehlo.add %715, %720 : tensor<32000xf32> loc(#at7)
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %722 = stablehlo.reduce(%713 init: %cst_286) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %723 = stablehlo.broadcast_in_dim %722, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_287 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %724 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %725 = stablehlo.divide %723, %724 : tensor<1xf32> loc(#at7)
    %726 = stablehlo.broadcast_in_dim %725, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %727 = stablehlo.divide %713, %726 : tensor<1024xf32> loc(#at7)
    %728 = stablehlo.rsqrt %727 : tensor<1024xf32> loc(#at7)
    %729 = stablehlo.broadcast_in_dim %728, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32> loc(#at7)
    %730 = stablehlo.broadcast_in_dim %729, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %731 = stablehlo.multiply %179, %730 : tensor<1024x32000xf32> loc(#at7)
    %732 = stablehlo.rsqrt %721 : tensor<32000xf32> loc(#at7)
    %733 = stablehlo.broadcast_in_dim %732, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at7)
    %734 = stablehlo.broadcast_in_dim %733, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %735 = stablehlo.multiply %731, %734 : tensor<1024x32000xf32> loc(#at7)
    %736 = stablehlo.multiply %arg10, %arg10 : tensor<1024x32000xf32> loc(#at7)
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %737 = stablehlo.reduce(%736 init: %cst_288) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %738 = stablehlo.broadcast_in_dim %737, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_289 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %740 = stablehlo.divide %738, %739 : tensor<1x1xf32> loc(#at7)
    %741 = stablehlo.sqrt %740 : tensor<1x1xf32> loc(#at7)
    %cst_290 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %743 = stablehlo.maximum %742, %741 : tensor<1x1xf32> loc(#at7)
    %cst_291 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %745 = stablehlo.multiply %744, %743 : tensor<1x1xf32> loc(#at7)
    %746 = stablehlo.multiply %735, %735 : tensor<1024x32000xf32> loc(#at7)
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %747 = stablehlo.reduce(%746 init: %cst_292) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %748 = stablehlo.broadcast_in_dim %747, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_293 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %750 = stablehlo.divide %748, %749 : tensor<1x1xf32> loc(#at7)
    %751 = stablehlo.sqrt %750 : tensor<1x1xf32> loc(#at7)
    %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %752 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %753 = stablehlo.maximum %752, %751 : tensor<1x1xf32> loc(#at7)
    %754 = stablehlo.divide %745, %753 : tensor<1x1xf32> loc(#at7)
    %755 = stablehlo.broadcast_in_dim %754, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %756 = stablehlo.multiply %755, %735 : tensor<1024x32000xf32> loc(#at7)
    %757 = stablehlo.subtract %arg10, %756 : tensor<1024x32000xf32> loc(#at7)
    %758 = stablehlo.multiply %218#90, %218#90 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_295 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %760 = stablehlo.add %758, %759 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_296 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %762 = stablehlo.multiply %761, %arg51 : tensor<6x512x1024xf32> loc(#at7)
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %763 = stablehlo.reduce(%760 init: %cst_297) applies stablehlo.add across dimensions = [3] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %cst_298 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %765 = stablehlo.divide %763, %764 : tensor<6x512x1024xf32> loc(#at7)
    %cst_299 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %767 = stablehlo.multiply %766, %765 : tensor<6x512x1024xf32> loc(#at7)
    %768 = stablehlo.add %762, %767 : tensor<6x512x1024xf32> loc(#at7)
    %cst_300 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %770 = stablehlo.multiply %769, %arg31 : tensor<6x512x8192xf32> loc(#at7)
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %771 = stablehlo.reduce(%760 init: %cst_301) applies stablehlo.add across dimensions = [2] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %cst_302 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %772 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %773 = stablehlo.divide %771, %772 : tensor<6x512x8192xf32> loc(#at7)
    %cst_303 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %774 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %775 = stablehlo.multiply %774, %773 : tensor<6x512x8192xf32> loc(#at7)
    %776 = stablehlo.add %770, %775 : tensor<6x512x8192xf32> loc(#at7)
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %777 = stablehlo.reduce(%768 init: %cst_304) applies stablehlo.add across dimensions = [2] : (tensor<6x512x1024xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1xf32> loc(#at7)
    %cst_305 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<6x512x1xf32> loc(#at7)
    %780 = stablehlo.divide %778, %779 : tensor<6x512x1xf32> loc(#at7)
    %781 = stablehlo.broadcast_in_dim %780, dims = [0, 1, 2] : (tensor<6x512x1xf32>) -> tensor<6x512x1024xf32> loc(#at7)
    %782 = stablehlo.divide %768, %781 : tensor<6x512x1024xf32> loc(#at7)
    %783 = stablehlo.rsqrt %782 : tensor<6x512x1024xf32> loc(#at7)
    %784 = stablehlo.broadcast_in_dim %783, dims = [0, 1, 2] : (tensor<6x512x1024xf32>) -> tensor<6x512x1024x1xf32> loc(#at7)
    %785 = stablehlo.broadcast_in_dim %784, dims = [0, 1, 2, 3] : (tensor<6x512x1024x1xf32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %786 = stablehlo.multiply %218#90, %785 : tensor<6x512x1024x8192xf32> loc(#at7)
    %787 = stablehlo.rsqrt %776 : tensor<6x512x8192xf32> loc(#at7)
    %788 = stablehlo.broadcast_in_dim %787, dims = [0, 1, 3] : (tensor<6x512x8192xf32>) -> tensor<6x512x1x8192xf32> loc(#at7)
    %789 = stablehlo.broadcast_in_dim %788, dims = [0, 1, 2, 3] : (tensor<6x512x1x8192xf32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %790 = stablehlo.multiply %786, %789 : tensor<6x512x1024x8192xf32> loc(#at7)
    %791 = stablehlo.multiply %arg11, %arg11 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %792 = stablehlo.reduce(%791 init: %cst_306) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %793 = stablehlo.broadcast_in_dim %792, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_307 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %795 = stablehlo.divide %793, %794 : tensor<6x512x1x1xf32> loc(#at7)
    %796 = stablehlo.sqrt %795 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_308 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %798 = stablehlo.maximum %797, %796 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_309 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %799 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %800 = stablehlo.multiply %799, %798 : tensor<6x512x1x1xf32> loc(#at7)
    %801 = stablehlo.multiply %790, %790 : tensor<6x512x1024x8192xf32> loc(#at7)
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %802 = stablehlo.reduce(%801 init: %cst_310) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x1024x8192xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %803 = stablehlo.broadcast_in_dim %802, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_311 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %805 = stablehlo.divide %803, %804 : tensor<6x512x1x1xf32> loc(#at7)
    %806 = stablehlo.sqrt %805 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_312 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %808 = stablehlo.maximum %807, %806 : tensor<6x512x1x1xf32> loc(#at7)
    %809 = stablehlo.divide %800, %808 : tensor<6x512x1x1xf32> loc(#at7)
    %810 = stablehlo.broadcast_in_dim %809, dims = [0, 1, 2, 3] : (tensor<6x512x1x1xf32>) -> tensor<6x512x1024x8192xf32> loc(#at7)
    %811 = stablehlo.multiply %810, %790 : tensor<6x512x1024x8192xf32> loc(#at7)
    %812 = stablehlo.subtract %arg11, %811 : tensor<6x512x1024x8192xf32> loc(#at7)
    %813 = stablehlo.multiply %218#91, %218#91 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_313 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %815 = stablehlo.add %813, %814 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_314 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %817 = stablehlo.multiply %816, %arg52 : tensor<6x512x8192xf32> loc(#at7)
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %818 = stablehlo.reduce(%815 init: %cst_315) applies stablehlo.add across dimensions = [3] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %cst_316 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %820 = stablehlo.divide %818, %819 : tensor<6x512x8192xf32> loc(#at7)
    %cst_317 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<6x512x8192xf32> loc(#at7)
    %822 = stablehlo.multiply %821, %820 : tensor<6x512x8192xf32> loc(#at7)
    %823 = stablehlo.add %817, %822 : tensor<6x512x8192xf32> loc(#at7)
    %cst_318 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %825 = stablehlo.multiply %824, %arg32 : tensor<6x512x1024xf32> loc(#at7)
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %826 = stablehlo.reduce(%815 init: %cst_319) applies stablehlo.add across dimensions = [2] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %cst_320 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %827 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %828 = stablehlo.divide %826, %827 : tensor<6x512x1024xf32> loc(#at7)
    %cst_321 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<6x512x1024xf32> loc(#at7)
    %830 = stablehlo.multiply %829, %828 : tensor<6x512x1024xf32> loc(#at7)
    %831 = stablehlo.add %825, %830 : tensor<6x512x1024xf32> loc(#at7)
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %832 = stablehlo.reduce(%823 init: %cst_322) applies stablehlo.add across dimensions = [2] : (tensor<6x512x8192xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %833 = stablehlo.broadcast_in_dim %832, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1xf32> loc(#at7)
    %cst_323 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<6x512x1xf32> loc(#at7)
    %835 = stablehlo.divide %833, %834 : tensor<6x512x1xf32> loc(#at7)
    %836 = stablehlo.broadcast_in_dim %835, dims = [0, 1, 2] : (tensor<6x512x1xf32>) -> tensor<6x512x8192xf32> loc(#at7)
    %837 = stablehlo.divide %823, %836 : tensor<6x512x8192xf32> loc(#at7)
    %838 = stablehlo.rsqrt %837 : tensor<6x512x8192xf32> loc(#at7)
    %839 = stablehlo.broadcast_in_dim %838, dims = [0, 1, 2] : (tensor<6x512x8192xf32>) -> tensor<6x512x8192x1xf32> loc(#at7)
    %840 = stablehlo.broadcast_in_dim %839, dims = [0, 1, 2, 3] : (tensor<6x512x8192x1xf32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %841 = stablehlo.multiply %218#91, %840 : tensor<6x512x8192x1024xf32> loc(#at7)
    %842 = stablehlo.rsqrt %831 : tensor<6x512x1024xf32> loc(#at7)
    %843 = stablehlo.broadcast_in_dim %842, dims = [0, 1, 3] : (tensor<6x512x1024xf32>) -> tensor<6x512x1x1024xf32> loc(#at7)
    %844 = stablehlo.broadcast_in_dim %843, dims = [0, 1, 2, 3] : (tensor<6x512x1x1024xf32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %845 = stablehlo.multiply %841, %844 : tensor<6x512x8192x1024xf32> loc(#at7)
    %846 = stablehlo.multiply %arg12, %arg12 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %847 = stablehlo.reduce(%846 init: %cst_324) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %848 = stablehlo.broadcast_in_dim %847, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_325 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %849 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %850 = stablehlo.divide %848, %849 : tensor<6x512x1x1xf32> loc(#at7)
    %851 = stablehlo.sqrt %850 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_326 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %853 = stablehlo.maximum %852, %851 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_327 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %854 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %855 = stablehlo.multiply %854, %853 : tensor<6x512x1x1xf32> loc(#at7)
    %856 = stablehlo.multiply %845, %845 : tensor<6x512x8192x1024xf32> loc(#at7)
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %857 = stablehlo.reduce(%856 init: %cst_328) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x512x8192x1024xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %858 = stablehlo.broadcast_in_dim %857, dims = [0, 1] : (tensor<6x512xf32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %cst_329 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %860 = stablehlo.divide %858, %859 : tensor<6x512x1x1xf32> loc(#at7)
    %861 = stablehlo.sqrt %860 : tensor<6x512x1x1xf32> loc(#at7)
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<6x512x1x1xf32> loc(#at7)
    %863 = stablehlo.maximum %862, %861 : tensor<6x512x1x1xf32> loc(#at7)
    %864 = stablehlo.divide %855, %863 : tensor<6x512x1x1xf32> loc(#at7)
    %865 = stablehlo.broadcast_in_dim %864, dims = [0, 1, 2, 3] : (tensor<6x512x1x1xf32>) -> tensor<6x512x8192x1024xf32> loc(#at7)
    %866 = stablehlo.multiply %865, %845 : tensor<6x512x8192x1024xf32> loc(#at7)
    %867 = stablehlo.subtract %arg12, %866 : tensor<6x512x8192x1024xf32> loc(#at7)
    %868 = stablehlo.multiply %218#92, %218#92 : tensor<6x1024xf32> loc(#at7)
    %cst_331 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %870 = stablehlo.add %868, %869 : tensor<6x1024xf32> loc(#at7)
    %cst_332 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %872 = stablehlo.multiply %871, %arg53 : tensor<6x1024xf32> loc(#at7)
    %cst_333 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %874 = stablehlo.multiply %873, %870 : tensor<6x1024xf32> loc(#at7)
    %875 = stablehlo.add %872, %874 : tensor<6x1024xf32> loc(#at7)
    %876 = stablehlo.rsqrt %875 : tensor<6x1024xf32> loc(#at7)
    %877 = stablehlo.multiply %218#92, %876 : tensor<6x1024xf32> loc(#at7)
    %878 = stablehlo.multiply %arg13, %arg13 : tensor<6x1024xf32> loc(#at7)
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %879 = stablehlo.reduce(%878 init: %cst_334) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %880 = stablehlo.broadcast_in_dim %879, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_335 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %882 = stablehlo.divide %880, %881 : tensor<6x1xf32> loc(#at7)
    %883 = stablehlo.sqrt %882 : tensor<6x1xf32> loc(#at7)
    %cst_336 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %885 = stablehlo.maximum %884, %883 : tensor<6x1xf32> loc(#at7)
    %cst_337 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %887 = stablehlo.multiply %886, %885 : tensor<6x1xf32> loc(#at7)
    %888 = stablehlo.multiply %877, %877 : tensor<6x1024xf32> loc(#at7)
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %889 = stablehlo.reduce(%888 init: %cst_338) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %890 = stablehlo.broadcast_in_dim %889, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_339 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %892 = stablehlo.divide %890, %891 : tensor<6x1xf32> loc(#at7)
    %893 = stablehlo.sqrt %892 : tensor<6x1xf32> loc(#at7)
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %894 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %895 = stablehlo.maximum %894, %893 : tensor<6x1xf32> loc(#at7)
    %896 = stablehlo.divide %887, %895 : tensor<6x1xf32> loc(#at7)
    %897 = stablehlo.broadcast_in_dim %896, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %898 = stablehlo.multiply %897, %877 : tensor<6x1024xf32> loc(#at7)
    %899 = stablehlo.subtract %arg13, %898 : tensor<6x1024xf32> loc(#at7)
    %900 = stablehlo.multiply %218#93, %218#93 : tensor<6x1024xf32> loc(#at7)
    %cst_341 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %902 = stablehlo.add %900, %901 : tensor<6x1024xf32> loc(#at7)
    %cst_342 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %904 = stablehlo.multiply %903, %arg54 : tensor<6x1024xf32> loc(#at7)
    %cst_343 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %906 = stablehlo.multiply %905, %902 : tensor<6x1024xf32> loc(#at7)
    %907 = stablehlo.add %904, %906 : tensor<6x1024xf32> loc(#at7)
    %908 = stablehlo.rsqrt %907 : tensor<6x1024xf32> loc(#at7)
    %909 = stablehlo.multiply %218#93, %908 : tensor<6x1024xf32> loc(#at7)
    %910 = stablehlo.multiply %arg14, %arg14 : tensor<6x1024xf32> loc(#at7)
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %911 = stablehlo.reduce(%910 init: %cst_344) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %912 = stablehlo.broadcast_in_dim %911, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_345 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %914 = stablehlo.divide %912, %913 : tensor<6x1xf32> loc(#at7)
    %915 = stablehlo.sqrt %914 : tensor<6x1xf32> loc(#at7)
    %cst_346 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %917 = stablehlo.maximum %916, %915 : tensor<6x1xf32> loc(#at7)
    %cst_347 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %919 = stablehlo.multiply %918, %917 : tensor<6x1xf32> loc(#at7)
    %920 = stablehlo.multiply %909, %909 : tensor<6x1024xf32> loc(#at7)
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %921 = stablehlo.reduce(%920 init: %cst_348) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %922 = stablehlo.broadcast_in_dim %921, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_349 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %924 = stablehlo.divide %922, %923 : tensor<6x1xf32> loc(#at7)
    %925 = stablehlo.sqrt %924 : tensor<6x1xf32> loc(#at7)
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %927 = stablehlo.maximum %926, %925 : tensor<6x1xf32> loc(#at7)
    %928 = stablehlo.divide %919, %927 : tensor<6x1xf32> loc(#at7)
    %929 = stablehlo.broadcast_in_dim %928, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %930 = stablehlo.multiply %929, %909 : tensor<6x1024xf32> loc(#at7)
    %931 = stablehlo.subtract %arg14, %930 : tensor<6x1024xf32> loc(#at7)
    %932 = stablehlo.multiply %218#94, %218#94 : tensor<6x1024x512xf32> loc(#at7)
    %cst_351 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<6x1024x512xf32> loc(#at7)
    %934 = stablehlo.add %932, %933 : tensor<6x1024x512xf32> loc(#at7)
    %cst_352 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %936 = stablehlo.multiply %935, %arg55 : tensor<6x1024xf32> loc(#at7)
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %937 = stablehlo.reduce(%934 init: %cst_353) applies stablehlo.add across dimensions = [2] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_354 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %939 = stablehlo.divide %937, %938 : tensor<6x1024xf32> loc(#at7)
    %cst_355 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %941 = stablehlo.multiply %940, %939 : tensor<6x1024xf32> loc(#at7)
    %942 = stablehlo.add %936, %941 : tensor<6x1024xf32> loc(#at7)
    %cst_356 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %944 = stablehlo.multiply %943, %arg35 : tensor<6x512xf32> loc(#at7)
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %945 = stablehlo.reduce(%934 init: %cst_357) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %cst_358 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %947 = stablehlo.divide %945, %946 : tensor<6x512xf32> loc(#at7)
    %cst_359 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %948 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<6x512xf32> loc(#at7)
    %949 = stablehlo.multiply %948, %947 : tensor<6x512xf32> loc(#at7)
    %950 = stablehlo.add %944, %949 : tensor<6x512xf32> loc(#at7)
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %951 = stablehlo.reduce(%942 init: %cst_360) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %952 = stablehlo.broadcast_in_dim %951, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_361 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %953 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %954 = stablehlo.divide %952, %953 : tensor<6x1xf32> loc(#at7)
    %955 = stablehlo.broadcast_in_dim %954, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %956 = stablehlo.divide %942, %955 : tensor<6x1024xf32> loc(#at7)
    %957 = stablehlo.rsqrt %956 : tensor<6x1024xf32> loc(#at7)
    %958 = stablehlo.broadcast_in_dim %957, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1xf32> loc(#at7)
    %959 = stablehlo.broadcast_in_dim %958, dims = [0, 1, 2] : (tensor<6x1024x1xf32>) -> tensor<6x1024x512xf32> loc(#at7)
    %960 = stablehlo.multiply %218#94, %959 : tensor<6x1024x512xf32> loc(#at7)
    %961 = stablehlo.rsqrt %950 : tensor<6x512xf32> loc(#at7)
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 2] : (tensor<6x512xf32>) -> tensor<6x1x512xf32> loc(#at7)
    %963 = stablehlo.broadcast_in_dim %962, dims = [0, 1, 2] : (tensor<6x1x512xf32>) -> tensor<6x1024x512xf32> loc(#at7)
    %964 = stablehlo.multiply %960, %963 : tensor<6x1024x512xf32> loc(#at7)
    %965 = stablehlo.multiply %arg15, %arg15 : tensor<6x1024x512xf32> loc(#at7)
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %966 = stablehlo.reduce(%965 init: %cst_362) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %967 = stablehlo.broadcast_in_dim %966, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_363 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %969 = stablehlo.divide %967, %968 : tensor<6x1x1xf32> loc(#at7)
    %970 = stablehlo.sqrt %969 : tensor<6x1x1xf32> loc(#at7)
    %cst_364 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %972 = stablehlo.maximum %971, %970 : tensor<6x1x1xf32> loc(#at7)
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %974 = stablehlo.multiply %973, %972 : tensor<6x1x1xf32> loc(#at7)
    %975 = stablehlo.multiply %964, %964 : tensor<6x1024x512xf32> loc(#at7)
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %976 = stablehlo.reduce(%975 init: %cst_366) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x512xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %977 = stablehlo.broadcast_in_dim %976, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_367 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %979 = stablehlo.divide %977, %978 : tensor<6x1x1xf32> loc(#at7)
    %980 = stablehlo.sqrt %979 : tensor<6x1x1xf32> loc(#at7)
    %cst_368 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %981 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %982 = stablehlo.maximum %981, %980 : tensor<6x1x1xf32> loc(#at7)
    %983 = stablehlo.divide %974, %982 : tensor<6x1x1xf32> loc(#at7)
    %984 = stablehlo.broadcast_in_dim %983, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1024x512xf32> loc(#at7)
    %985 = stablehlo.multiply %984, %964 : tensor<6x1024x512xf32> loc(#at7)
    %986 = stablehlo.subtract %arg15, %985 : tensor<6x1024x512xf32> loc(#at7)
    %987 = stablehlo.multiply %218#95, %218#95 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_369 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %989 = stablehlo.add %987, %988 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_370 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %990 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %991 = stablehlo.multiply %990, %arg56 : tensor<6x1024xf32> loc(#at7)
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %992 = stablehlo.reduce(%989 init: %cst_371) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_372 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %994 = stablehlo.divide %992, %993 : tensor<6x1024xf32> loc(#at7)
    %cst_373 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %996 = stablehlo.multiply %995, %994 : tensor<6x1024xf32> loc(#at7)
    %997 = stablehlo.add %991, %996 : tensor<6x1024xf32> loc(#at7)
    %cst_374 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %999 = stablehlo.multiply %998, %arg36 : tensor<6x16x128xf32> loc(#at7)
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1000 = stablehlo.reduce(%989 init: %cst_375) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_376 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1002 = stablehlo.divide %1000, %1001 : tensor<6x16x128xf32> loc(#at7)
    %cst_377 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1004 = stablehlo.multiply %1003, %1002 : tensor<6x16x128xf32> loc(#at7)
    %1005 = stablehlo.add %999, %1004 : tensor<6x16x128xf32> loc(#at7)
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1006 = stablehlo.reduce(%997 init: %cst_378) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_379 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %1009 = stablehlo.divide %1007, %1008 : tensor<6x1xf32> loc(#at7)
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %1011 = stablehlo.divide %997, %1010 : tensor<6x1024xf32> loc(#at7)
    %1012 = stablehlo.rsqrt %1011 : tensor<6x1024xf32> loc(#at7)
    %1013 = stablehlo.broadcast_in_dim %1012, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1015 = stablehlo.multiply %218#95, %1014 : tensor<6x1024x16x128xf32> loc(#at7)
    %1016 = stablehlo.rsqrt %1005 : tensor<6x16x128xf32> loc(#at7)
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1019 = stablehlo.multiply %1015, %1018 : tensor<6x1024x16x128xf32> loc(#at7)
    %1020 = stablehlo.multiply %arg16, %arg16 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1021 = stablehlo.reduce(%1020 init: %cst_380) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_381 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1024 = stablehlo.divide %1022, %1023 : tensor<6x1x1x1xf32> loc(#at7)
    %1025 = stablehlo.sqrt %1024 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_382 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1027 = stablehlo.maximum %1026, %1025 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_383 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1029 = stablehlo.multiply %1028, %1027 : tensor<6x1x1x1xf32> loc(#at7)
    %1030 = stablehlo.multiply %1019, %1019 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1031 = stablehlo.reduce(%1030 init: %cst_384) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1032 = stablehlo.broadcast_in_dim %1031, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_385 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1034 = stablehlo.divide %1032, %1033 : tensor<6x1x1x1xf32> loc(#at7)
    %1035 = stablehlo.sqrt %1034 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_386 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1037 = stablehlo.maximum %1036, %1035 : tensor<6x1x1x1xf32> loc(#at7)
    %1038 = stablehlo.divide %1029, %1037 : tensor<6x1x1x1xf32> loc(#at7)
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1040 = stablehlo.multiply %1039, %1019 : tensor<6x1024x16x128xf32> loc(#at7)
    %1041 = stablehlo.subtract %arg16, %1040 : tensor<6x1024x16x128xf32> loc(#at7)
    %1042 = stablehlo.multiply %218#96, %218#96 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_387 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1044 = stablehlo.add %1042, %1043 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_388 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1046 = stablehlo.multiply %1045, %arg57 : tensor<6x16x128xf32> loc(#at7)
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1047 = stablehlo.reduce(%1044 init: %cst_389) applies stablehlo.add across dimensions = [3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_390 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1049 = stablehlo.divide %1047, %1048 : tensor<6x16x128xf32> loc(#at7)
    %cst_391 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1051 = stablehlo.multiply %1050, %1049 : tensor<6x16x128xf32> loc(#at7)
    %1052 = stablehlo.add %1046, %1051 : tensor<6x16x128xf32> loc(#at7)
    %cst_392 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1054 = stablehlo.multiply %1053, %arg37 : tensor<6x1024xf32> loc(#at7)
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1055 = stablehlo.reduce(%1044 init: %cst_393) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_394 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1056 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1057 = stablehlo.divide %1055, %1056 : tensor<6x1024xf32> loc(#at7)
    %cst_395 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1059 = stablehlo.multiply %1058, %1057 : tensor<6x1024xf32> loc(#at7)
    %1060 = stablehlo.add %1054, %1059 : tensor<6x1024xf32> loc(#at7)
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1061 = stablehlo.reduce(%1052 init: %cst_396) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_397 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %1064 = stablehlo.divide %1062, %1063 : tensor<6x1x1xf32> loc(#at7)
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x16x128xf32> loc(#at7)
    %1066 = stablehlo.divide %1052, %1065 : tensor<6x16x128xf32> loc(#at7)
    %1067 = stablehlo.rsqrt %1066 : tensor<6x16x128xf32> loc(#at7)
    %1068 = stablehlo.broadcast_in_dim %1067, dims = [0, 1, 2] : (tensor<6x16x128xf32>) -> tensor<6x16x128x1xf32> loc(#at7)
    %1069 = stablehlo.broadcast_in_dim %1068, dims = [0, 1, 2, 3] : (tensor<6x16x128x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1070 = stablehlo.multiply %218#96, %1069 : tensor<6x16x128x1024xf32> loc(#at7)
    %1071 = stablehlo.rsqrt %1060 : tensor<6x1024xf32> loc(#at7)
    %1072 = stablehlo.broadcast_in_dim %1071, dims = [0, 3] : (tensor<6x1024xf32>) -> tensor<6x1x1x1024xf32> loc(#at7)
    %1073 = stablehlo.broadcast_in_dim %1072, dims = [0, 1, 2, 3] : (tensor<6x1x1x1024xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1074 = stablehlo.multiply %1070, %1073 : tensor<6x16x128x1024xf32> loc(#at7)
    %1075 = stablehlo.multiply %arg17, %arg17 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1076 = stablehlo.reduce(%1075 init: %cst_398) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_399 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1079 = stablehlo.divide %1077, %1078 : tensor<6x1x1x1xf32> loc(#at7)
    %1080 = stablehlo.sqrt %1079 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_400 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1082 = stablehlo.maximum %1081, %1080 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_401 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1084 = stablehlo.multiply %1083, %1082 : tensor<6x1x1x1xf32> loc(#at7)
    %1085 = stablehlo.multiply %1074, %1074 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1086 = stablehlo.reduce(%1085 init: %cst_402) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_403 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1089 = stablehlo.divide %1087, %1088 : tensor<6x1x1x1xf32> loc(#at7)
    %1090 = stablehlo.sqrt %1089 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_404 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1092 = stablehlo.maximum %1091, %1090 : tensor<6x1x1x1xf32> loc(#at7)
    %1093 = stablehlo.divide %1084, %1092 : tensor<6x1x1x1xf32> loc(#at7)
    %1094 = stablehlo.broadcast_in_dim %1093, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1095 = stablehlo.multiply %1094, %1074 : tensor<6x16x128x1024xf32> loc(#at7)
    %1096 = stablehlo.subtract %arg17, %1095 : tensor<6x16x128x1024xf32> loc(#at7)
    %1097 = stablehlo.multiply %218#97, %218#97 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_405 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1099 = stablehlo.add %1097, %1098 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_406 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1101 = stablehlo.multiply %1100, %arg58 : tensor<6x1024xf32> loc(#at7)
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1102 = stablehlo.reduce(%1099 init: %cst_407) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_408 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1104 = stablehlo.divide %1102, %1103 : tensor<6x1024xf32> loc(#at7)
    %cst_409 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1106 = stablehlo.multiply %1105, %1104 : tensor<6x1024xf32> loc(#at7)
    %1107 = stablehlo.add %1101, %1106 : tensor<6x1024xf32> loc(#at7)
    %cst_410 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1109 = stablehlo.multiply %1108, %arg38 : tensor<6x16x128xf32> loc(#at7)
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1110 = stablehlo.reduce(%1099 init: %cst_411) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_412 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1112 = stablehlo.divide %1110, %1111 : tensor<6x16x128xf32> loc(#at7)
    %cst_413 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1114 = stablehlo.multiply %1113, %1112 : tensor<6x16x128xf32> loc(#at7)
    %1115 = stablehlo.add %1109, %1114 : tensor<6x16x128xf32> loc(#at7)
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1116 = stablehlo.reduce(%1107 init: %cst_414) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_415 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %1119 = stablehlo.divide %1117, %1118 : tensor<6x1xf32> loc(#at7)
    %1120 = stablehlo.broadcast_in_dim %1119, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %1121 = stablehlo.divide %1107, %1120 : tensor<6x1024xf32> loc(#at7)
    %1122 = stablehlo.rsqrt %1121 : tensor<6x1024xf32> loc(#at7)
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %1124 = stablehlo.broadcast_in_dim %1123, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1125 = stablehlo.multiply %218#97, %1124 : tensor<6x1024x16x128xf32> loc(#at7)
    %1126 = stablehlo.rsqrt %1115 : tensor<6x16x128xf32> loc(#at7)
    %1127 = stablehlo.broadcast_in_dim %1126, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %1128 = stablehlo.broadcast_in_dim %1127, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1129 = stablehlo.multiply %1125, %1128 : tensor<6x1024x16x128xf32> loc(#at7)
    %1130 = stablehlo.multiply %arg18, %arg18 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1131 = stablehlo.reduce(%1130 init: %cst_416) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1132 = stablehlo.broadcast_in_dim %1131, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_417 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1134 = stablehlo.divide %1132, %1133 : tensor<6x1x1x1xf32> loc(#at7)
    %1135 = stablehlo.sqrt %1134 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_418 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1137 = stablehlo.maximum %1136, %1135 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_419 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1138 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1139 = stablehlo.multiply %1138, %1137 : tensor<6x1x1x1xf32> loc(#at7)
    %1140 = stablehlo.multiply %1129, %1129 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1141 = stablehlo.reduce(%1140 init: %cst_420) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_421 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1144 = stablehlo.divide %1142, %1143 : tensor<6x1x1x1xf32> loc(#at7)
    %1145 = stablehlo.sqrt %1144 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_422 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1147 = stablehlo.maximum %1146, %1145 : tensor<6x1x1x1xf32> loc(#at7)
    %1148 = stablehlo.divide %1139, %1147 : tensor<6x1x1x1xf32> loc(#at7)
    %1149 = stablehlo.broadcast_in_dim %1148, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1150 = stablehlo.multiply %1149, %1129 : tensor<6x1024x16x128xf32> loc(#at7)
    %1151 = stablehlo.subtract %arg18, %1150 : tensor<6x1024x16x128xf32> loc(#at7)
    %1152 = stablehlo.multiply %218#98, %218#98 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_423 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1154 = stablehlo.add %1152, %1153 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_424 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1156 = stablehlo.multiply %1155, %arg59 : tensor<6x1024xf32> loc(#at7)
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1157 = stablehlo.reduce(%1154 init: %cst_425) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_426 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1159 = stablehlo.divide %1157, %1158 : tensor<6x1024xf32> loc(#at7)
    %cst_427 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1161 = stablehlo.multiply %1160, %1159 : tensor<6x1024xf32> loc(#at7)
    %1162 = stablehlo.add %1156, %1161 : tensor<6x1024xf32> loc(#at7)
    %cst_428 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1163 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1164 = stablehlo.multiply %1163, %arg39 : tensor<6x16x128xf32> loc(#at7)
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1165 = stablehlo.reduce(%1154 init: %cst_429) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_430 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1167 = stablehlo.divide %1165, %1166 : tensor<6x16x128xf32> loc(#at7)
    %cst_431 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1168 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1169 = stablehlo.multiply %1168, %1167 : tensor<6x16x128xf32> loc(#at7)
    %1170 = stablehlo.add %1164, %1169 : tensor<6x16x128xf32> loc(#at7)
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1171 = stablehlo.reduce(%1162 init: %cst_432) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1172 = stablehlo.broadcast_in_dim %1171, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_433 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1173 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %1174 = stablehlo.divide %1172, %1173 : tensor<6x1xf32> loc(#at7)
    %1175 = stablehlo.broadcast_in_dim %1174, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %1176 = stablehlo.divide %1162, %1175 : tensor<6x1024xf32> loc(#at7)
    %1177 = stablehlo.rsqrt %1176 : tensor<6x1024xf32> loc(#at7)
    %1178 = stablehlo.broadcast_in_dim %1177, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %1179 = stablehlo.broadcast_in_dim %1178, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1180 = stablehlo.multiply %218#98, %1179 : tensor<6x1024x16x128xf32> loc(#at7)
    %1181 = stablehlo.rsqrt %1170 : tensor<6x16x128xf32> loc(#at7)
    %1182 = stablehlo.broadcast_in_dim %1181, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %1183 = stablehlo.broadcast_in_dim %1182, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1184 = stablehlo.multiply %1180, %1183 : tensor<6x1024x16x128xf32> loc(#at7)
    %1185 = stablehlo.multiply %arg19, %arg19 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1186 = stablehlo.reduce(%1185 init: %cst_434) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1187 = stablehlo.broadcast_in_dim %1186, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_435 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1189 = stablehlo.divide %1187, %1188 : tensor<6x1x1x1xf32> loc(#at7)
    %1190 = stablehlo.sqrt %1189 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_436 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1191 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1192 = stablehlo.maximum %1191, %1190 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_437 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1194 = stablehlo.multiply %1193, %1192 : tensor<6x1x1x1xf32> loc(#at7)
    %1195 = stablehlo.multiply %1184, %1184 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1196 = stablehlo.reduce(%1195 init: %cst_438) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1197 = stablehlo.broadcast_in_dim %1196, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_439 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1198 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1199 = stablehlo.divide %1197, %1198 : tensor<6x1x1x1xf32> loc(#at7)
    %1200 = stablehlo.sqrt %1199 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_440 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1202 = stablehlo.maximum %1201, %1200 : tensor<6x1x1x1xf32> loc(#at7)
    %1203 = stablehlo.divide %1194, %1202 : tensor<6x1x1x1xf32> loc(#at7)
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1205 = stablehlo.multiply %1204, %1184 : tensor<6x1024x16x128xf32> loc(#at7)
    %1206 = stablehlo.subtract %arg19, %1205 : tensor<6x1024x16x128xf32> loc(#at7)
    return %253, %285, %340, %395, %450, %505, %560, %615, %670, %702, %757, %812, %867, %899, %931, %986, %1041, %1096, %1151, %1206, %arg20, %arg21, %304, %359, %414, %469, %524, %579, %634, %arg29, %721, %776, %831, %arg33, %arg34, %950, %1005, %1060, %1115, %1170, %229, %261, %296, %351, %406, %461, %516, %571, %626, %678, %713, %768, %823, %875, %907, %942, %997, %1052, %1107, %1162, %160 : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<32000x1024xf32>, tensor<1024xf32>, tensor<1024x32000xf32>, tensor<6x512x1024x8192xf32>, tensor<6x512x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x512xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<f32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x8192xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x16x128xf32>, tensor<1024xf32>, tensor<f32>, tensor<32000xf32>, tensor<6x512x8192xf32>, tensor<6x512x1024xf32>, tensor<f32>, tensor<f32>, tensor<6x512xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<32000xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<6x512x1024xf32>, tensor<6x512x8192xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<f32>
  }
  func.func private @_one_hot() -> tensor<1x1x512xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<1x1x512xi32>
    return %0 : tensor<1x1x512xi32>
  }
  func.func private @cumsum() {
    return
  }
  func.func private @_one_hot_0() -> tensor<1x1x1x8xi32> {
    %0 = stablehlo.iota dim = 3 : tensor<1x1x1x8xi32>
    return %0 : tensor<1x1x1x8xi32>
  }
  func.func private @relu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x1024xf32>, %arg1: tensor<i32>) -> tensor<1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1024] : (tensor<6x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    return %1 : tensor<1024xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x8192x1024xf32>, %arg1: tensor<i32>) -> tensor<8192x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8192, 1024] : (tensor<6x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    return %1 : tensor<8192x1024xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<6x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 8192] : (tensor<6x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    return %1 : tensor<1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<6x1024x16x128xf32>, %arg1: tensor<i32>) -> tensor<1024x16x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 16, 128] : (tensor<6x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x16x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    return %1 : tensor<1024x16x128xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<6x16x128x1024xf32>, %arg1: tensor<i32>) -> tensor<16x128x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 128, 1024] : (tensor<6x16x128x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x128x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    return %1 : tensor<16x128x1024xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x512x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<512x1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 1024, 8192] : (tensor<6x512x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x1024x8192xf32>) -> tensor<512x1024x8192xf32>
    return %1 : tensor<512x1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x512x8192x1024xf32>, %arg1: tensor<i32>) -> tensor<512x8192x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 8192, 1024] : (tensor<6x512x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x8192x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x8192x1024xf32>) -> tensor<512x8192x1024xf32>
    return %1 : tensor<512x8192x1024xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x1024x512xf32>, %arg1: tensor<i32>) -> tensor<1024x512xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 512] : (tensor<6x1024x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x512xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x512xf32>) -> tensor<1024x512xf32>
    return %1 : tensor<1024x512xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x1x1024x1024xf32>, %arg1: tensor<1x1x1024x1024xf32>, %arg2: tensor<1x1x512xi32>, %arg3: tensor<1x1x512xi32>, %arg4: tensor<1x1x1x8xi32>, %arg5: tensor<1x1x1x8xi32>, %arg6: tensor<f32>, %arg7: tensor<1024x1024x1024xf32>, %arg8: tensor<f32>, %arg9: tensor<1024xf32>, %arg10: tensor<1024xf32>, %arg11: tensor<8192x1024xf32>, %arg12: tensor<1024x8192xf32>, %arg13: tensor<1024x16x128xf32>, %arg14: tensor<16x128x1024xf32>, %arg15: tensor<1024x16x128xf32>, %arg16: tensor<1024x16x128xf32>, %arg17: tensor<512x1024x8192xf32>, %arg18: tensor<512x8192x1024xf32>, %arg19: tensor<1024xf32>, %arg20: tensor<1024xf32>, %arg21: tensor<1024x512xf32>, %arg22: tensor<1024x16x128xf32>, %arg23: tensor<16x128x1024xf32>, %arg24: tensor<1024x16x128xf32>, %arg25: tensor<1024x16x128xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<512x2048x1024xf32>, tensor<512x2048x512xf32>, tensor<512x2048x1xf32>, tensor<512x2048x1xf32>, tensor<512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x512xf32>, tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>, tensor<512x2048x512x8xf32>) {
    %0 = stablehlo.multiply %arg7, %arg7 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %4 = stablehlo.divide %2, %3 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %6 = stablehlo.add %4, %5 : tensor<1024x1024x1xf32> loc(#at6)
    %7 = stablehlo.rsqrt %6 : tensor<1024x1024x1xf32> loc(#at6)
    %8 = stablehlo.divide %7, %6 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %10 = stablehlo.multiply %9, %8 : tensor<1024x1024x1xf32> loc(#at6)
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %12 = stablehlo.multiply %arg7, %11 : tensor<1024x1024x1024xf32> loc(#at6)
    %13 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %15 = stablehlo.multiply %12, %14 : tensor<1024x1024x1024xf32> loc(#at6)
    %16 = stablehlo.dot_general %15, %arg15, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %17 = stablehlo.dot_general %15, %arg13, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %18 = stablehlo.dot_general %15, %arg16, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %19 = stablehlo.dot_general %16, %17, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %21 = stablehlo.multiply %19, %20 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %23 = stablehlo.subtract %21, %22 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %26 = stablehlo.maximum %25, %24 : tensor<1024x16x1024xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %29 = stablehlo.subtract %23, %28 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %30 = stablehlo.exponential %29 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %34 = stablehlo.divide %30, %33 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %35 = stablehlo.multiply %32, %32 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %37 = stablehlo.divide %36, %35 : tensor<1024x16x1024x1xf32> loc(#at0)
    %38 = stablehlo.dot_general %18, %34, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %40 = stablehlo.dot_general %39, %arg14, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %41 = stablehlo.add %arg7, %40 : tensor<1024x1024x1024xf32>
    %42 = sdy.sharding_constraint %41 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_9 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %47 = stablehlo.divide %45, %46 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %49 = stablehlo.add %47, %48 : tensor<1024x1024x1xf32> loc(#at6)
    %50 = stablehlo.rsqrt %49 : tensor<1024x1024x1xf32> loc(#at6)
    %51 = stablehlo.divide %50, %49 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %53 = stablehlo.multiply %52, %51 : tensor<1024x1024x1xf32> loc(#at6)
    %54 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %55 = stablehlo.multiply %42, %54 : tensor<1024x1024x1024xf32> loc(#at6)
    %56 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %58 = stablehlo.multiply %55, %57 : tensor<1024x1024x1024xf32> loc(#at6)
    %59 = stablehlo.dot_general %58, %arg12, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %60 = stablehlo.multiply %59, %59 : tensor<1024x1024x8192xf32> loc(#at2)
    %61 = stablehlo.multiply %60, %59 : tensor<1024x1024x8192xf32> loc(#at2)
    %62 = stablehlo.multiply %59, %59 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %64 = stablehlo.multiply %63, %62 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %66 = stablehlo.multiply %65, %61 : tensor<1024x1024x8192xf32> loc(#at2)
    %67 = stablehlo.add %59, %66 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %69 = stablehlo.multiply %68, %67 : tensor<1024x1024x8192xf32> loc(#at2)
    %70 = stablehlo.tanh %69 : tensor<1024x1024x8192xf32> loc(#at2)
    %71 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %72 = stablehlo.subtract %71, %70 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %74 = stablehlo.add %73, %70 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %76 = stablehlo.multiply %75, %74 : tensor<1024x1024x8192xf32> loc(#at2)
    %77 = stablehlo.multiply %59, %76 : tensor<1024x1024x8192xf32> loc(#at2)
    %78 = stablehlo.dot_general %77, %arg11, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %79 = stablehlo.add %42, %78 : tensor<1024x1024x1024xf32>
    %80 = sdy.sharding_constraint %79 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %81 = stablehlo.multiply %80, %80 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %82 = stablehlo.reduce(%81 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_18 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %85 = stablehlo.divide %83, %84 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_19 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %87 = stablehlo.add %85, %86 : tensor<1024x1024x1xf32> loc(#at6)
    %88 = stablehlo.rsqrt %87 : tensor<1024x1024x1xf32> loc(#at6)
    %89 = stablehlo.divide %88, %87 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %91 = stablehlo.multiply %90, %89 : tensor<1024x1024x1xf32> loc(#at6)
    %92 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %93 = stablehlo.multiply %80, %92 : tensor<1024x1024x1024xf32> loc(#at6)
    %94 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %96 = stablehlo.multiply %93, %95 : tensor<1024x1024x1024xf32> loc(#at6)
    %97 = stablehlo.dot_general %96, %arg24, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %98 = stablehlo.dot_general %96, %arg22, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %99 = stablehlo.dot_general %96, %arg25, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %100 = stablehlo.dot_general %97, %98, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_21 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %102 = stablehlo.multiply %100, %101 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %103 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %104 = stablehlo.subtract %102, %103 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %105 = stablehlo.reduce(%104 init: %cst_22) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %107 = stablehlo.maximum %106, %105 : tensor<1024x16x1024xf32> loc(#at0)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %110 = stablehlo.subtract %104, %109 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %111 = stablehlo.exponential %110 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %112 = stablehlo.reduce(%111 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %115 = stablehlo.divide %111, %114 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %116 = stablehlo.multiply %113, %113 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %117 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %118 = stablehlo.divide %117, %116 : tensor<1024x16x1024x1xf32> loc(#at0)
    %119 = stablehlo.dot_general %99, %115, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %120 = stablehlo.transpose %119, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %121 = stablehlo.dot_general %120, %arg23, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %122 = stablehlo.add %80, %121 : tensor<1024x1024x1024xf32>
    %123 = stablehlo.multiply %122, %122 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %124 = stablehlo.reduce(%123 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_27 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %127 = stablehlo.divide %125, %126 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %129 = stablehlo.add %127, %128 : tensor<1024x1024x1xf32> loc(#at6)
    %130 = stablehlo.rsqrt %129 : tensor<1024x1024x1xf32> loc(#at6)
    %131 = stablehlo.divide %130, %129 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %133 = stablehlo.multiply %132, %131 : tensor<1024x1024x1xf32> loc(#at6)
    %134 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %135 = stablehlo.multiply %122, %134 : tensor<1024x1024x1024xf32> loc(#at6)
    %136 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %138 = stablehlo.multiply %135, %137 : tensor<1024x1024x1024xf32> loc(#at6)
    %139 = stablehlo.reshape %138 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %140 = sdy.sharding_constraint %139 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %141 = stablehlo.dot_general %140, %arg21, contracting_dims = [2] x [0] : (tensor<512x2048x1024xf32>, tensor<1024x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %142 = stablehlo.reduce(%141 init: %cst_30) applies stablehlo.maximum across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %144 = stablehlo.maximum %143, %142 : tensor<512x2048xf32> loc(#at5)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %147 = stablehlo.subtract %141, %146 : tensor<512x2048x512xf32> loc(#at5)
    %148 = stablehlo.exponential %147 : tensor<512x2048x512xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %149 = stablehlo.reduce(%148 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %152 = stablehlo.divide %148, %151 : tensor<512x2048x512xf32> loc(#at5)
    %153 = stablehlo.multiply %150, %150 : tensor<512x2048x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<512x2048x1xf32> loc(#at5)
    %155 = stablehlo.divide %154, %153 : tensor<512x2048x1xf32> loc(#at5)
    %156 = call @argmax(%152) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %157 = call @_one_hot_8(%156, %arg2) : (tensor<512x2048xi32>, tensor<1x1x512xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %159 = stablehlo.subtract %158, %157 : tensor<512x2048x512xf32> loc(#at5)
    %160 = stablehlo.multiply %152, %159 : tensor<512x2048x512xf32> loc(#at5)
    %161 = call @argmax(%160) : (tensor<512x2048x512xf32>) -> tensor<512x2048xi32> loc(#at5)
    %162 = call @_one_hot_8(%161, %arg3) : (tensor<512x2048xi32>, tensor<1x1x512xi32>) -> tensor<512x2048x512xf32> loc(#at5)
    %163 = call @cumsum_9(%157) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %164 = stablehlo.multiply %163, %157 : tensor<512x2048x512xf32> loc(#at5)
    %165 = stablehlo.subtract %164, %157 : tensor<512x2048x512xf32> loc(#at5)
    %166 = call @cumsum_9(%162) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %167 = stablehlo.multiply %166, %162 : tensor<512x2048x512xf32> loc(#at5)
    %168 = stablehlo.subtract %167, %162 : tensor<512x2048x512xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %169 = stablehlo.reduce(%157 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x1x512xf32> loc(#at5)
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2] : (tensor<512x1x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %172 = stablehlo.multiply %162, %171 : tensor<512x2048x512xf32> loc(#at5)
    %173 = stablehlo.add %168, %172 : tensor<512x2048x512xf32> loc(#at5)
    %174 = stablehlo.multiply %152, %157 : tensor<512x2048x512xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %175 = stablehlo.reduce(%174 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %176 = stablehlo.multiply %152, %162 : tensor<512x2048x512xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %177 = stablehlo.reduce(%176 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %178 = stablehlo.add %175, %177 : tensor<512x2048xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %180 = stablehlo.add %178, %179 : tensor<512x2048xf32> loc(#at5)
    %181 = stablehlo.divide %175, %180 : tensor<512x2048xf32> loc(#at5)
    %182 = stablehlo.multiply %180, %180 : tensor<512x2048xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %183 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %184 = stablehlo.divide %183, %182 : tensor<512x2048xf32> loc(#at5)
    %185 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %187 = stablehlo.compare LT, %165, %186, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %188 = stablehlo.convert %187 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %189 = stablehlo.multiply %157, %188 : tensor<512x2048x512xf32> loc(#at5)
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %191 = stablehlo.convert %165 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %192 = call @_one_hot_11(%191, %arg4) : (tensor<512x2048x512xi32>, tensor<1x1x1x8xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %193 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %194 = stablehlo.multiply %193, %192 : tensor<512x2048x512x8xf32> loc(#at5)
    %195 = stablehlo.broadcast_in_dim %185, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %196 = stablehlo.multiply %195, %194 : tensor<512x2048x512x8xf32> loc(#at5)
    %197 = stablehlo.divide %177, %180 : tensor<512x2048xf32> loc(#at5)
    %198 = stablehlo.multiply %180, %180 : tensor<512x2048xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %199 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %200 = stablehlo.divide %199, %198 : tensor<512x2048xf32> loc(#at5)
    %201 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<512x2048x512xf32> loc(#at5)
    %203 = stablehlo.compare LT, %173, %202, FLOAT : (tensor<512x2048x512xf32>, tensor<512x2048x512xf32>) -> tensor<512x2048x512xi1> loc(#at5)
    %204 = stablehlo.convert %203 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32> loc(#at5)
    %205 = stablehlo.multiply %162, %204 : tensor<512x2048x512xf32> loc(#at5)
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<512x2048x512xf32>) -> tensor<512x2048x512x1xf32> loc(#at5)
    %207 = stablehlo.convert %173 : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xi32> loc(#at5)
    %208 = call @_one_hot_11(%207, %arg5) : (tensor<512x2048x512xi32>, tensor<1x1x1x8xi32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %209 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %210 = stablehlo.multiply %209, %208 : tensor<512x2048x512x8xf32> loc(#at5)
    %211 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (tensor<512x2048x1x1xf32>) -> tensor<512x2048x512x8xf32> loc(#at5)
    %212 = stablehlo.multiply %211, %210 : tensor<512x2048x512x8xf32> loc(#at5)
    %213 = stablehlo.add %196, %212 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %214 = stablehlo.reduce(%157 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %216 = stablehlo.divide %214, %215 : tensor<512x512xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %217 = stablehlo.reduce(%152 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %219 = stablehlo.divide %217, %218 : tensor<512x512xf32> loc(#at5)
    %220 = stablehlo.multiply %216, %219 : tensor<512x512xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %221 = stablehlo.reduce(%220 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x512xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_48 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %222 = stablehlo.divide %221, %cst_48 : tensor<f32> loc(#at5)
    %cst_49 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %223 = stablehlo.multiply %222, %cst_49 : tensor<f32> loc(#at5)
    %224 = sdy.sharding_constraint %213 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %226 = stablehlo.compare GT, %224, %225, FLOAT : (tensor<512x2048x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x2048x512x8xi1> loc(#at4)
    %227 = stablehlo.convert %226 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %228 = stablehlo.dot_general %140, %227, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %229 = stablehlo.transpose %228, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %230 = sdy.sharding_constraint %229 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %231 = stablehlo.dot_general %230, %arg17, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x1024xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %232 = call @relu_12(%231) : (tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %234 = stablehlo.compare GT, %231, %233, FLOAT : (tensor<512x512x8x8192xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xi1> loc(#at4)
    %235 = stablehlo.dot_general %232, %arg18, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<512x512x8x8192xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %236 = sdy.sharding_constraint %235 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %237 = sdy.sharding_constraint %236 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %238 = stablehlo.dot_general %224, %237, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %239 = sdy.sharding_constraint %238 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %240 = stablehlo.reshape %239 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %241 = stablehlo.add %122, %240 : tensor<1024x1024x1024xf32>
    %242 = sdy.sharding_constraint %241 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %243 = stablehlo.add %arg8, %223 : tensor<f32>
    return %242, %243, %arg7, %10, %7, %13, %12, %15, %17, %16, %30, %32, %37, %34, %18, %39, %42, %53, %50, %56, %55, %58, %64, %70, %72, %76, %59, %77, %80, %91, %88, %94, %93, %96, %98, %97, %111, %113, %118, %115, %99, %120, %122, %133, %130, %136, %135, %140, %148, %150, %155, %157, %162, %180, %175, %184, %194, %177, %200, %210, %216, %227, %230, %234, %232, %237, %224 : tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<512x2048x1024xf32>, tensor<512x2048x512xf32>, tensor<512x2048x1xf32>, tensor<512x2048x1xf32>, tensor<512x2048x512xf32>, tensor<512x2048x512xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048x512x8xf32>, tensor<512x512xf32>, tensor<512x2048x512x8xf32>, tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>, tensor<512x2048x512x8xf32>
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
  func.func private @_one_hot_8(%arg0: tensor<512x2048xi32>, %arg1: tensor<1x1x512xi32>) -> tensor<512x2048x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x2048xi32>) -> tensor<512x2048x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x2048x1xi32>) -> tensor<512x2048x512xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x512xi32>) -> tensor<512x2048x512xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<512x2048x512xi32>, tensor<512x2048x512xi32>) -> tensor<512x2048x512xi1>
    %4 = stablehlo.convert %3 : (tensor<512x2048x512xi1>) -> tensor<512x2048x512xf32>
    return %4 : tensor<512x2048x512xf32>
  }
  func.func private @cumsum_9(%arg0: tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> {
    %0 = call @cumsum_10(%arg0) : (tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32>
    return %0 : tensor<512x2048x512xf32>
  }
  func.func private @cumsum_10(%arg0: tensor<512x2048x512xf32>) -> tensor<512x2048x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2047, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2048, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048x512xf32>
    return %1 : tensor<512x2048x512xf32>
  }
  func.func private @_one_hot_11(%arg0: tensor<512x2048x512xi32>, %arg1: tensor<1x1x1x8xi32>) -> tensor<512x2048x512x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<512x2048x512xi32>) -> tensor<512x2048x512x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<512x2048x512x1xi32>) -> tensor<512x2048x512x8xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<512x2048x512x8xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<512x2048x512x8xi32>, tensor<512x2048x512x8xi32>) -> tensor<512x2048x512x8xi1>
    %4 = stablehlo.convert %3 : (tensor<512x2048x512x8xi1>) -> tensor<512x2048x512x8xf32>
    return %4 : tensor<512x2048x512x8xf32>
  }
  func.func private @relu_12(%arg0: tensor<512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<512x512x8x8192xf32>
    return %1 : tensor<512x512x8x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x1024x1024x1024xf32>, %arg1: tensor<1024x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x1024xf32>) -> tensor<1x1024x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x1024xf32>, tensor<1x1024x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
    return %1 : tensor<6x1024x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<6x1024x1024x1xf32>, %arg1: tensor<1024x1024x1xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x1xf32>) -> tensor<1x1024x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x1xf32>, tensor<1x1024x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
    return %1 : tensor<6x1024x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<6x1x1x1024xf32>, %arg1: tensor<1x1x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1x1x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x1024xf32>) -> tensor<1x1x1x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1x1x1024xf32>, tensor<1x1x1x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
    return %1 : tensor<6x1x1x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<6x1024x1024x16x128xf32>, %arg1: tensor<1024x1024x16x128xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x1024x16x128xf32>) -> tensor<1x1024x1024x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x1024x16x128xf32>, tensor<1x1024x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
    return %1 : tensor<6x1024x1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<6x1024x16x1024x1024xf32>, %arg1: tensor<1024x16x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024x16x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x16x1024x1024xf32>) -> tensor<1x1024x16x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x16x1024x1024xf32>, tensor<1x1024x16x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
    return %1 : tensor<6x1024x16x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<6x1024x16x1024x1xf32>, %arg1: tensor<1024x16x1024x1xf32>, %arg2: tensor<i32>) -> tensor<6x1024x16x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x16x1024x1xf32>) -> tensor<1x1024x16x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x16x1024x1xf32>, tensor<1x1024x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
    return %1 : tensor<6x1024x16x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<6x1024x1024x8192xf32>, %arg1: tensor<1024x1024x8192xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x8192xf32>) -> tensor<1x1024x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x8192xf32>, tensor<1x1024x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
    return %1 : tensor<6x1024x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<6x512x2048x1024xf32>, %arg1: tensor<512x2048x1024xf32>, %arg2: tensor<i32>) -> tensor<6x512x2048x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x2048x1024xf32>) -> tensor<1x512x2048x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x512x2048x1024xf32>, tensor<1x512x2048x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x2048x1024xf32>
    return %1 : tensor<6x512x2048x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<6x512x2048x512xf32>, %arg1: tensor<512x2048x512xf32>, %arg2: tensor<i32>) -> tensor<6x512x2048x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x2048x512xf32>) -> tensor<1x512x2048x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x512x2048x512xf32>, tensor<1x512x2048x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x2048x512xf32>
    return %1 : tensor<6x512x2048x512xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<6x512x2048x1xf32>, %arg1: tensor<512x2048x1xf32>, %arg2: tensor<i32>) -> tensor<6x512x2048x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x2048x1xf32>) -> tensor<1x512x2048x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x512x2048x1xf32>, tensor<1x512x2048x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x2048x1xf32>
    return %1 : tensor<6x512x2048x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<6x512x2048xf32>, %arg1: tensor<512x2048xf32>, %arg2: tensor<i32>) -> tensor<6x512x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<512x2048xf32>) -> tensor<1x512x2048xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x512x2048xf32>, tensor<1x512x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x2048xf32>
    return %1 : tensor<6x512x2048xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<6x512x2048x512x8xf32>, %arg1: tensor<512x2048x512x8xf32>, %arg2: tensor<i32>) -> tensor<6x512x2048x512x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<512x2048x512x8xf32>) -> tensor<1x512x2048x512x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x512x2048x512x8xf32>, tensor<1x512x2048x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x2048x512x8xf32>
    return %1 : tensor<6x512x2048x512x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<6x512x512xf32>, %arg1: tensor<512x512xf32>, %arg2: tensor<i32>) -> tensor<6x512x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<512x512xf32>) -> tensor<1x512x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x512x512xf32>, tensor<1x512x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x512xf32>
    return %1 : tensor<6x512x512xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<6x512x512x8x1024xf32>, %arg1: tensor<512x512x8x1024xf32>, %arg2: tensor<i32>) -> tensor<6x512x512x8x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<512x512x8x1024xf32>) -> tensor<1x512x512x8x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x512x512x8x1024xf32>, tensor<1x512x512x8x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x512x8x1024xf32>
    return %1 : tensor<6x512x512x8x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<6x512x512x8x8192xi1>, %arg1: tensor<512x512x8x8192xi1>, %arg2: tensor<i32>) -> tensor<6x512x512x8x8192xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<512x512x8x8192xi1>) -> tensor<1x512x512x8x8192xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x512x512x8x8192xi1>, tensor<1x512x512x8x8192xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x512x8x8192xi1>
    return %1 : tensor<6x512x512x8x8192xi1>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<6x512x512x8x8192xf32>, %arg1: tensor<512x512x8x8192xf32>, %arg2: tensor<i32>) -> tensor<6x512x512x8x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<512x512x8x8192xf32>) -> tensor<1x512x512x8x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x512x512x8x8192xf32>, tensor<1x512x512x8x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x512x8x8192xf32>
    return %1 : tensor<6x512x512x8x8192xf32>
  }
  func.func private @_one_hot_28(%arg0: tensor<1024x1024xi32>) -> tensor<1024x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x1024xi32>) -> tensor<1024x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x1024x1xi32>) -> tensor<1024x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<1024x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1024x1024x32000xi32>, tensor<1024x1024x32000xi32>) -> tensor<1024x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x1024x32000xi1>) -> tensor<1024x1024x32000xf32>
    return %5 : tensor<1024x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<6x1024x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 1024] : (tensor<6x1024x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x1024xf32>) -> tensor<1024x1024x1024xf32>
    return %1 : tensor<1024x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<6x1024x1024x1xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 1] : (tensor<6x1024x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x1xf32>) -> tensor<1024x1024x1xf32>
    return %1 : tensor<1024x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<6x1x1x1024xf32>, %arg1: tensor<i32>) -> tensor<1x1x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 1024] : (tensor<6x1x1x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x1024xf32>) -> tensor<1x1x1024xf32>
    return %1 : tensor<1x1x1024xf32>
  }
  func.func private @dynamic_index_in_dim_32(%arg0: tensor<6x1024x1024x16x128xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x16x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 1024, 16, 128] : (tensor<6x1024x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x16x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x16x128xf32>) -> tensor<1024x1024x16x128xf32>
    return %1 : tensor<1024x1024x16x128xf32>
  }
  func.func private @dynamic_index_in_dim_33(%arg0: tensor<6x1024x16x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<1024x16x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 16, 1024, 1024] : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x16x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32>
    return %1 : tensor<1024x16x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_34(%arg0: tensor<6x1024x16x1024x1xf32>, %arg1: tensor<i32>) -> tensor<1024x16x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 16, 1024, 1] : (tensor<6x1024x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x16x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x16x1024x1xf32>) -> tensor<1024x16x1024x1xf32>
    return %1 : tensor<1024x16x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_35(%arg0: tensor<6x1024x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 8192] : (tensor<6x1024x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x8192xf32>) -> tensor<1024x1024x8192xf32>
    return %1 : tensor<1024x1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_36(%arg0: tensor<6x512x2048x1024xf32>, %arg1: tensor<i32>) -> tensor<512x2048x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 2048, 1024] : (tensor<6x512x2048x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x2048x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x2048x1024xf32>) -> tensor<512x2048x1024xf32>
    return %1 : tensor<512x2048x1024xf32>
  }
  func.func private @dynamic_index_in_dim_37(%arg0: tensor<6x512x2048x512xf32>, %arg1: tensor<i32>) -> tensor<512x2048x512xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 2048, 512] : (tensor<6x512x2048x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x2048x512xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x2048x512xf32>) -> tensor<512x2048x512xf32>
    return %1 : tensor<512x2048x512xf32>
  }
  func.func private @dynamic_index_in_dim_38(%arg0: tensor<6x512x2048x1xf32>, %arg1: tensor<i32>) -> tensor<512x2048x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 512, 2048, 1] : (tensor<6x512x2048x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x2048x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x2048x1xf32>) -> tensor<512x2048x1xf32>
    return %1 : tensor<512x2048x1xf32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<6x512x2048xf32>, %arg1: tensor<i32>) -> tensor<512x2048xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 512, 2048] : (tensor<6x512x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x2048xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x2048xf32>) -> tensor<512x2048xf32>
    return %1 : tensor<512x2048xf32>
  }
  func.func private @dynamic_index_in_dim_40(%arg0: tensor<6x512x2048x512x8xf32>, %arg1: tensor<i32>) -> tensor<512x2048x512x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 512, 2048, 512, 8] : (tensor<6x512x2048x512x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x2048x512x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x2048x512x8xf32>) -> tensor<512x2048x512x8xf32>
    return %1 : tensor<512x2048x512x8xf32>
  }
  func.func private @dynamic_index_in_dim_41(%arg0: tensor<6x512x512xf32>, %arg1: tensor<i32>) -> tensor<512x512xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 512, 512] : (tensor<6x512x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x512xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x512xf32>) -> tensor<512x512xf32>
    return %1 : tensor<512x512xf32>
  }
  func.func private @dynamic_index_in_dim_42(%arg0: tensor<6x512x512x8x1024xf32>, %arg1: tensor<i32>) -> tensor<512x512x8x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 512, 512, 8, 1024] : (tensor<6x512x512x8x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x512x8x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x512x8x1024xf32>) -> tensor<512x512x8x1024xf32>
    return %1 : tensor<512x512x8x1024xf32>
  }
  func.func private @dynamic_index_in_dim_43(%arg0: tensor<6x512x512x8x8192xi1>, %arg1: tensor<i32>) -> tensor<512x512x8x8192xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 512, 512, 8, 8192] : (tensor<6x512x512x8x8192xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x512x8x8192xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x512x512x8x8192xi1>) -> tensor<512x512x8x8192xi1>
    return %1 : tensor<512x512x8x8192xi1>
  }
  func.func private @dynamic_index_in_dim_44(%arg0: tensor<6x512x512x8x8192xf32>, %arg1: tensor<i32>) -> tensor<512x512x8x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 512, 512, 8, 8192] : (tensor<6x512x512x8x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x512x512x8x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x512x512x8x8192xf32>) -> tensor<512x512x8x8192xf32>
    return %1 : tensor<512x512x8x8192xf32>
  }
  func.func private @closed_call_45(%arg0: tensor<512x512x8x8192xf32>, %arg1: tensor<1024x1024x1024xf32>, %arg2: tensor<f32>, %arg3: tensor<1024x1024x1024xf32>, %arg4: tensor<1024x1024x1xf32>, %arg5: tensor<1024x1024x1xf32>, %arg6: tensor<1x1x1024xf32>, %arg7: tensor<1024x1024x1024xf32>, %arg8: tensor<1024x16x128xf32>, %arg9: tensor<1024x1024x1024xf32>, %arg10: tensor<1024x16x128xf32>, %arg11: tensor<1024x16x128xf32>, %arg12: tensor<1024x1024x16x128xf32>, %arg13: tensor<1024x1024x16x128xf32>, %arg14: tensor<1024x16x1024x1024xf32>, %arg15: tensor<1024x16x1024x1xf32>, %arg16: tensor<1024x16x1024x1xf32>, %arg17: tensor<1024x16x1024x1024xf32>, %arg18: tensor<1024x1024x16x128xf32>, %arg19: tensor<16x128x1024xf32>, %arg20: tensor<1024x1024x16x128xf32>, %arg21: tensor<1024x1024x1024xf32>, %arg22: tensor<1024x1024x1xf32>, %arg23: tensor<1024x1024x1xf32>, %arg24: tensor<1x1x1024xf32>, %arg25: tensor<1024x1024x1024xf32>, %arg26: tensor<1024x8192xf32>, %arg27: tensor<1024x1024x1024xf32>, %arg28: tensor<1024x1024x8192xf32>, %arg29: tensor<1024x1024x8192xf32>, %arg30: tensor<1024x1024x8192xf32>, %arg31: tensor<1024x1024x8192xf32>, %arg32: tensor<1024x1024x8192xf32>, %arg33: tensor<8192x1024xf32>, %arg34: tensor<1024x1024x8192xf32>, %arg35: tensor<1024x1024x1024xf32>, %arg36: tensor<1024x1024x1xf32>, %arg37: tensor<1024x1024x1xf32>, %arg38: tensor<1x1x1024xf32>, %arg39: tensor<1024x1024x1024xf32>, %arg40: tensor<1024x16x128xf32>, %arg41: tensor<1024x1024x1024xf32>, %arg42: tensor<1024x16x128xf32>, %arg43: tensor<1024x16x128xf32>, %arg44: tensor<1024x1024x16x128xf32>, %arg45: tensor<1024x1024x16x128xf32>, %arg46: tensor<1024x16x1024x1024xf32>, %arg47: tensor<1024x16x1024x1xf32>, %arg48: tensor<1024x16x1024x1xf32>, %arg49: tensor<1024x16x1024x1024xf32>, %arg50: tensor<1024x1024x16x128xf32>, %arg51: tensor<16x128x1024xf32>, %arg52: tensor<1024x1024x16x128xf32>, %arg53: tensor<1024x1024x1024xf32>, %arg54: tensor<1024x1024x1xf32>, %arg55: tensor<1024x1024x1xf32>, %arg56: tensor<1x1x1024xf32>, %arg57: tensor<1024x1024x1024xf32>, %arg58: tensor<1024x512xf32>, %arg59: tensor<512x2048x1024xf32>, %arg60: tensor<512x2048x512xf32>, %arg61: tensor<512x2048x1xf32>, %arg62: tensor<512x2048x1xf32>, %arg63: tensor<512x2048x512xf32>, %arg64: tensor<512x2048x512xf32>, %arg65: tensor<512x2048xf32>, %arg66: tensor<512x2048xf32>, %arg67: tensor<512x2048xf32>, %arg68: tensor<512x2048x512x8xf32>, %arg69: tensor<512x2048xf32>, %arg70: tensor<512x2048xf32>, %arg71: tensor<512x2048x512x8xf32>, %arg72: tensor<512x512xf32>, %arg73: tensor<512x2048x512x8xf32>, %arg74: tensor<512x1024x8192xf32>, %arg75: tensor<512x512x8x1024xf32>, %arg76: tensor<512x512x8x8192xi1>, %arg77: tensor<512x8192x1024xf32>, %arg78: tensor<512x512x8x8192xf32>, %arg79: tensor<512x512x8x1024xf32>, %arg80: tensor<512x2048x512x8xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<512x1024x8192xf32>, tensor<512x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x512xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) {
    %0 = sdy.sharding_constraint %arg1 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1024x1024x1024xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %3 = stablehlo.dot_general %2, %arg80, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<512x2048x1024xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %4 = stablehlo.transpose %3, dims = [2, 0, 3, 1] : (tensor<512x1024x512x8xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %5 = stablehlo.dot_general %2, %arg79, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<512x2048x1024xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x2048x512x8xf32> loc(#at4)
    %6 = sdy.sharding_constraint %4 <@mesh, [{}, {"x"}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %8 = stablehlo.dot_general %7, %arg78, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x1024xf32>, tensor<512x512x8x8192xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %9 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<512x1024x8192xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %10 = stablehlo.dot_general %7, %arg77, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x1024xf32>, tensor<512x8192x1024xf32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x512x8x8192xf32> loc(#at4)
    %12 = stablehlo.select %arg76, %10, %11 : tensor<512x512x8x8192xi1>, tensor<512x512x8x8192xf32> loc(#at4)
    %13 = stablehlo.dot_general %12, %arg75, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<512x512x8x8192xf32>, tensor<512x512x8x1024xf32>) -> tensor<512x8192x1024xf32> loc(#at4)
    %14 = stablehlo.transpose %13, dims = [0, 2, 1] : (tensor<512x8192x1024xf32>) -> tensor<512x1024x8192xf32> loc(#at4)
    %15 = stablehlo.dot_general %12, %arg74, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<512x512x8x8192xf32>, tensor<512x1024x8192xf32>) -> tensor<512x512x8x1024xf32> loc(#at4)
    %16 = sdy.sharding_constraint %15 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x512x8x1024xf32> loc(#at4)
    %17 = stablehlo.transpose %16, dims = [1, 3, 0, 2] : (tensor<512x512x8x1024xf32>) -> tensor<512x1024x512x8xf32> loc(#at4)
    %18 = stablehlo.dot_general %17, %arg73, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<512x1024x512x8xf32>, tensor<512x2048x512x8xf32>) -> tensor<512x1024x2048xf32> loc(#at4)
    %19 = stablehlo.transpose %18, dims = [0, 2, 1] : (tensor<512x1024x2048xf32>) -> tensor<512x2048x1024xf32> loc(#at4)
    %20 = sdy.sharding_constraint %5 <@mesh, [{"x"}, {}, {}, {}]> : tensor<512x2048x512x8xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %21 = stablehlo.multiply %arg2, %cst_0 : tensor<f32> loc(#at5)
    %cst_1 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_1 : tensor<f32> loc(#at5)
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %24 = stablehlo.multiply %arg72, %23 : tensor<512x512xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x512xf32> loc(#at5)
    %26 = stablehlo.divide %24, %25 : tensor<512x512xf32> loc(#at5)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (tensor<512x512xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %28 = stablehlo.multiply %20, %arg71 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %29 = stablehlo.reduce(%28 init: %cst_3) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %30 = stablehlo.reshape %29 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %32 = stablehlo.multiply %31, %arg70 : tensor<512x2048xf32> loc(#at5)
    %33 = stablehlo.multiply %32, %arg69 : tensor<512x2048xf32> loc(#at5)
    %34 = stablehlo.negate %33 : tensor<512x2048xf32> loc(#at5)
    %35 = stablehlo.divide %31, %arg65 : tensor<512x2048xf32> loc(#at5)
    %36 = stablehlo.multiply %20, %arg68 : tensor<512x2048x512x8xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x512x8xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %38 = stablehlo.reshape %37 : (tensor<512x2048xf32>) -> tensor<512x2048x1x1xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %39 = stablehlo.reduce(%38 init: %cst_6) applies stablehlo.add across dimensions = [2, 3] : (tensor<512x2048x1x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %40 = stablehlo.multiply %39, %arg67 : tensor<512x2048xf32> loc(#at5)
    %41 = stablehlo.multiply %40, %arg66 : tensor<512x2048xf32> loc(#at5)
    %42 = stablehlo.negate %41 : tensor<512x2048xf32> loc(#at5)
    %43 = stablehlo.add %34, %42 : tensor<512x2048xf32> loc(#at5)
    %44 = stablehlo.divide %39, %arg65 : tensor<512x2048xf32> loc(#at5)
    %45 = stablehlo.add %44, %43 : tensor<512x2048xf32> loc(#at5)
    %46 = stablehlo.add %35, %43 : tensor<512x2048xf32> loc(#at5)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %48 = stablehlo.multiply %47, %arg64 : tensor<512x2048x512xf32> loc(#at5)
    %49 = stablehlo.add %27, %48 : tensor<512x2048x512xf32> loc(#at5)
    %50 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %51 = stablehlo.multiply %50, %arg63 : tensor<512x2048x512xf32> loc(#at5)
    %52 = stablehlo.add %49, %51 : tensor<512x2048x512xf32> loc(#at5)
    %53 = stablehlo.broadcast_in_dim %arg62, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %54 = stablehlo.multiply %52, %53 : tensor<512x2048x512xf32> loc(#at5)
    %55 = stablehlo.multiply %54, %arg60 : tensor<512x2048x512xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %56 = stablehlo.reduce(%55 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x512xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %57 = stablehlo.reshape %56 : (tensor<512x2048xf32>) -> tensor<512x2048x1xf32> loc(#at5)
    %58 = stablehlo.negate %57 : tensor<512x2048x1xf32> loc(#at5)
    %59 = stablehlo.broadcast_in_dim %arg61, dims = [0, 1, 2] : (tensor<512x2048x1xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %60 = stablehlo.divide %52, %59 : tensor<512x2048x512xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %61 = stablehlo.reduce(%58 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<512x2048x1xf32>, tensor<f32>) -> tensor<512x2048xf32> loc(#at5)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<512x2048xf32>) -> tensor<512x2048x512xf32> loc(#at5)
    %63 = stablehlo.add %60, %62 : tensor<512x2048x512xf32> loc(#at5)
    %64 = stablehlo.multiply %63, %arg60 : tensor<512x2048x512xf32> loc(#at5)
    %65 = stablehlo.dot_general %64, %arg59, contracting_dims = [0, 1] x [0, 1] : (tensor<512x2048x512xf32>, tensor<512x2048x1024xf32>) -> tensor<512x1024xf32> loc(#at5)
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<512x1024xf32>) -> tensor<1024x512xf32> loc(#at5)
    %67 = stablehlo.dot_general %64, %arg58, contracting_dims = [2] x [1] : (tensor<512x2048x512xf32>, tensor<1024x512xf32>) -> tensor<512x2048x1024xf32> loc(#at5)
    %68 = stablehlo.add %19, %67 : tensor<512x2048x1024xf32> loc(#at5)
    %69 = sdy.sharding_constraint %68 <@mesh, [{"x"}, {}, {}]> : tensor<512x2048x1024xf32> loc(#at4)
    %70 = stablehlo.reshape %69 : (tensor<512x2048x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %71 = stablehlo.multiply %arg57, %70 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %72 = stablehlo.reduce(%71 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %73 = stablehlo.reshape %72 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %74 = stablehlo.broadcast_in_dim %arg56, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %75 = stablehlo.multiply %70, %74 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %76 = stablehlo.reduce(%73 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %77 = stablehlo.multiply %arg53, %75 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %78 = stablehlo.reduce(%77 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %79 = stablehlo.reshape %78 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %80 = stablehlo.broadcast_in_dim %arg55, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %81 = stablehlo.multiply %75, %80 : tensor<1024x1024x1024xf32> loc(#at6)
    %82 = stablehlo.add %0, %81 : tensor<1024x1024x1024xf32> loc(#at6)
    %83 = stablehlo.multiply %79, %arg54 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_12 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %85 = stablehlo.divide %83, %84 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %86 = stablehlo.reduce(%85 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %88 = stablehlo.multiply %arg53, %87 : tensor<1024x1024x1024xf32> loc(#at6)
    %89 = stablehlo.add %82, %88 : tensor<1024x1024x1024xf32> loc(#at6)
    %90 = stablehlo.multiply %87, %arg53 : tensor<1024x1024x1024xf32> loc(#at6)
    %91 = stablehlo.add %89, %90 : tensor<1024x1024x1024xf32> loc(#at6)
    %92 = stablehlo.dot_general %91, %arg52, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %93 = stablehlo.transpose %92, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %94 = stablehlo.dot_general %91, %arg51, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %95 = stablehlo.transpose %94, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %96 = stablehlo.dot_general %95, %arg50, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %97 = stablehlo.dot_general %95, %arg49, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %98 = stablehlo.transpose %97, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %99 = stablehlo.broadcast_in_dim %arg48, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %100 = stablehlo.multiply %96, %99 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %101 = stablehlo.multiply %100, %arg46 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %102 = stablehlo.reduce(%101 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %103 = stablehlo.reshape %102 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %104 = stablehlo.negate %103 : tensor<1024x16x1024x1xf32> loc(#at0)
    %105 = stablehlo.broadcast_in_dim %arg47, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %106 = stablehlo.divide %96, %105 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %107 = stablehlo.reduce(%104 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %109 = stablehlo.add %106, %108 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %110 = stablehlo.multiply %109, %arg46 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_16 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %112 = stablehlo.multiply %110, %111 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %113 = stablehlo.dot_general %112, %arg45, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %114 = stablehlo.transpose %113, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %115 = stablehlo.dot_general %112, %arg44, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %116 = stablehlo.transpose %115, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %117 = stablehlo.dot_general %98, %arg41, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %118 = stablehlo.transpose %117, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %119 = stablehlo.dot_general %98, %arg43, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %120 = stablehlo.dot_general %114, %arg41, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %121 = stablehlo.transpose %120, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %122 = stablehlo.dot_general %114, %arg42, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %123 = stablehlo.add %119, %122 : tensor<1024x1024x1024xf32> loc(#at0)
    %124 = stablehlo.dot_general %116, %arg41, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %125 = stablehlo.transpose %124, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %126 = stablehlo.dot_general %116, %arg40, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %127 = stablehlo.add %123, %126 : tensor<1024x1024x1024xf32> loc(#at0)
    %128 = stablehlo.multiply %arg39, %127 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %129 = stablehlo.reduce(%128 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %130 = stablehlo.reshape %129 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %131 = stablehlo.broadcast_in_dim %arg38, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %132 = stablehlo.multiply %127, %131 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %133 = stablehlo.reduce(%130 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %134 = stablehlo.multiply %arg35, %132 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %135 = stablehlo.reduce(%134 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %136 = stablehlo.reshape %135 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %137 = stablehlo.broadcast_in_dim %arg37, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %138 = stablehlo.multiply %132, %137 : tensor<1024x1024x1024xf32> loc(#at6)
    %139 = stablehlo.add %91, %138 : tensor<1024x1024x1024xf32> loc(#at6)
    %140 = stablehlo.multiply %136, %arg36 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_20 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %142 = stablehlo.divide %140, %141 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %143 = stablehlo.reduce(%142 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %145 = stablehlo.multiply %arg35, %144 : tensor<1024x1024x1024xf32> loc(#at6)
    %146 = stablehlo.add %139, %145 : tensor<1024x1024x1024xf32> loc(#at6)
    %147 = stablehlo.multiply %144, %arg35 : tensor<1024x1024x1024xf32> loc(#at6)
    %148 = stablehlo.add %146, %147 : tensor<1024x1024x1024xf32> loc(#at6)
    %149 = sdy.sharding_constraint %148 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %150 = stablehlo.dot_general %149, %arg34, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %152 = stablehlo.dot_general %149, %arg33, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %153 = stablehlo.multiply %arg32, %152 : tensor<1024x1024x8192xf32> loc(#at2)
    %154 = stablehlo.multiply %152, %arg31 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %156 = stablehlo.multiply %155, %153 : tensor<1024x1024x8192xf32> loc(#at2)
    %157 = stablehlo.multiply %156, %arg30 : tensor<1024x1024x8192xf32> loc(#at2)
    %158 = stablehlo.multiply %157, %arg29 : tensor<1024x1024x8192xf32> loc(#at2)
    %159 = stablehlo.add %157, %158 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_23 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %161 = stablehlo.multiply %160, %159 : tensor<1024x1024x8192xf32> loc(#at2)
    %162 = stablehlo.add %154, %161 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_24 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %164 = stablehlo.multiply %163, %161 : tensor<1024x1024x8192xf32> loc(#at2)
    %165 = stablehlo.multiply %164, %arg28 : tensor<1024x1024x8192xf32> loc(#at2)
    %166 = stablehlo.add %162, %165 : tensor<1024x1024x8192xf32> loc(#at2)
    %167 = stablehlo.dot_general %166, %arg27, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %168 = stablehlo.transpose %167, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %169 = stablehlo.dot_general %166, %arg26, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %170 = stablehlo.multiply %arg25, %169 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %171 = stablehlo.reduce(%170 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %172 = stablehlo.reshape %171 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %173 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %174 = stablehlo.multiply %169, %173 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %175 = stablehlo.reduce(%172 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %176 = stablehlo.multiply %arg21, %174 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %177 = stablehlo.reduce(%176 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %178 = stablehlo.reshape %177 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %179 = stablehlo.broadcast_in_dim %arg23, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %180 = stablehlo.multiply %174, %179 : tensor<1024x1024x1024xf32> loc(#at6)
    %181 = stablehlo.add %149, %180 : tensor<1024x1024x1024xf32> loc(#at6)
    %182 = stablehlo.multiply %178, %arg22 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_28 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %184 = stablehlo.divide %182, %183 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %185 = stablehlo.reduce(%184 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %187 = stablehlo.multiply %arg21, %186 : tensor<1024x1024x1024xf32> loc(#at6)
    %188 = stablehlo.add %181, %187 : tensor<1024x1024x1024xf32> loc(#at6)
    %189 = stablehlo.multiply %186, %arg21 : tensor<1024x1024x1024xf32> loc(#at6)
    %190 = stablehlo.add %188, %189 : tensor<1024x1024x1024xf32> loc(#at6)
    %191 = sdy.sharding_constraint %190 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %192 = stablehlo.dot_general %191, %arg20, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %193 = stablehlo.transpose %192, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %194 = stablehlo.dot_general %191, %arg19, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %195 = stablehlo.transpose %194, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %196 = stablehlo.dot_general %195, %arg18, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %197 = stablehlo.dot_general %195, %arg17, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %198 = stablehlo.transpose %197, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %199 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %200 = stablehlo.multiply %196, %199 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %201 = stablehlo.multiply %200, %arg14 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %202 = stablehlo.reduce(%201 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %203 = stablehlo.reshape %202 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %204 = stablehlo.negate %203 : tensor<1024x16x1024x1xf32> loc(#at0)
    %205 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %206 = stablehlo.divide %196, %205 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %207 = stablehlo.reduce(%204 init: %cst_31) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %208 = stablehlo.broadcast_in_dim %207, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %209 = stablehlo.add %206, %208 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %210 = stablehlo.multiply %209, %arg14 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %212 = stablehlo.multiply %210, %211 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %213 = stablehlo.dot_general %212, %arg13, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %214 = stablehlo.transpose %213, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %215 = stablehlo.dot_general %212, %arg12, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %216 = stablehlo.transpose %215, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %217 = stablehlo.dot_general %198, %arg9, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %218 = stablehlo.transpose %217, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %219 = stablehlo.dot_general %198, %arg11, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %220 = stablehlo.dot_general %214, %arg9, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %221 = stablehlo.transpose %220, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %222 = stablehlo.dot_general %214, %arg10, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %223 = stablehlo.add %219, %222 : tensor<1024x1024x1024xf32> loc(#at0)
    %224 = stablehlo.dot_general %216, %arg9, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %225 = stablehlo.transpose %224, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %226 = stablehlo.dot_general %216, %arg8, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %227 = stablehlo.add %223, %226 : tensor<1024x1024x1024xf32> loc(#at0)
    %228 = stablehlo.multiply %arg7, %227 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %229 = stablehlo.reduce(%228 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %230 = stablehlo.reshape %229 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %231 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %232 = stablehlo.multiply %227, %231 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %233 = stablehlo.reduce(%230 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %234 = stablehlo.multiply %arg3, %232 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %235 = stablehlo.reduce(%234 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %236 = stablehlo.reshape %235 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %237 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %238 = stablehlo.multiply %232, %237 : tensor<1024x1024x1024xf32> loc(#at6)
    %239 = stablehlo.add %191, %238 : tensor<1024x1024x1024xf32> loc(#at6)
    %240 = stablehlo.multiply %236, %arg4 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_36 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %242 = stablehlo.divide %240, %241 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %243 = stablehlo.reduce(%242 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %245 = stablehlo.multiply %arg3, %244 : tensor<1024x1024x1024xf32> loc(#at6)
    %246 = stablehlo.add %239, %245 : tensor<1024x1024x1024xf32> loc(#at6)
    %247 = stablehlo.multiply %244, %arg3 : tensor<1024x1024x1024xf32> loc(#at6)
    %248 = stablehlo.add %246, %247 : tensor<1024x1024x1024xf32> loc(#at6)
    return %248, %arg2, %233, %175, %151, %168, %221, %193, %225, %218, %14, %9, %133, %76, %66, %121, %93, %125, %118 : tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<512x1024x8192xf32>, tensor<512x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x512xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_46(%arg0: tensor<6x1024xf32>, %arg1: tensor<1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x1024xf32>, tensor<1x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<6x1024xf32>
    return %1 : tensor<6x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_47(%arg0: tensor<6x8192x1024xf32>, %arg1: tensor<8192x1024xf32>, %arg2: tensor<i32>) -> tensor<6x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x8192x1024xf32>, tensor<1x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x8192x1024xf32>
    return %1 : tensor<6x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_48(%arg0: tensor<6x1024x8192xf32>, %arg1: tensor<1024x8192xf32>, %arg2: tensor<i32>) -> tensor<6x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1024x8192xf32>, tensor<1x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x8192xf32>
    return %1 : tensor<6x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_49(%arg0: tensor<6x1024x16x128xf32>, %arg1: tensor<1024x16x128xf32>, %arg2: tensor<i32>) -> tensor<6x1024x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x16x128xf32>, tensor<1x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
    return %1 : tensor<6x1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_50(%arg0: tensor<6x16x128x1024xf32>, %arg1: tensor<16x128x1024xf32>, %arg2: tensor<i32>) -> tensor<6x16x128x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x16x128x1024xf32>, tensor<1x16x128x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x128x1024xf32>
    return %1 : tensor<6x16x128x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_51(%arg0: tensor<6x512x1024x8192xf32>, %arg1: tensor<512x1024x8192xf32>, %arg2: tensor<i32>) -> tensor<6x512x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x1024x8192xf32>) -> tensor<1x512x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x512x1024x8192xf32>, tensor<1x512x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x1024x8192xf32>
    return %1 : tensor<6x512x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_52(%arg0: tensor<6x512x8192x1024xf32>, %arg1: tensor<512x8192x1024xf32>, %arg2: tensor<i32>) -> tensor<6x512x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<512x8192x1024xf32>) -> tensor<1x512x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x512x8192x1024xf32>, tensor<1x512x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x512x8192x1024xf32>
    return %1 : tensor<6x512x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_53(%arg0: tensor<6x1024x512xf32>, %arg1: tensor<1024x512xf32>, %arg2: tensor<i32>) -> tensor<6x1024x512xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x512xf32>) -> tensor<1x1024x512xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1024x512xf32>, tensor<1x1024x512xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x512xf32>
    return %1 : tensor<6x1024x512xf32>
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

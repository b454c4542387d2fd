module @jit_gshard_128e_12l attributes {mhlo.num_partitions = 128 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=128]> {stablehlo.mesh = {axes = [{name = "x", size = 128 : i64}]}}
  func.func public @main(%arg0: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['d_ln1']"), %arg1: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['d_ln2']"), %arg2: tensor<6x8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['d_wf']"), %arg3: tensor<6x1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['d_wi']"), %arg4: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 4 : i32} loc("params['d_wk']"), %arg5: tensor<6x16x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['d_wo']"), %arg6: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['d_wq']"), %arg7: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['d_wv']"), %arg8: tensor<32000x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 8 : i32} loc("params['embedding']"), %arg9: tensor<1024xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg10: tensor<1024x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 10 : i32} loc("params['logits']"), %arg11: tensor<6x128x1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['s_ei']"), %arg12: tensor<6x128x8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>, tf.aliasing_output = 12 : i32} loc("params['s_eo']"), %arg13: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['s_ln1']"), %arg14: tensor<6x1024xf32> {jax.buffer_donor = true} loc("params['s_ln2']"), %arg15: tensor<6x1024x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 15 : i32} loc("params['s_router']"), %arg16: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("params['s_wk']"), %arg17: tensor<6x16x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("params['s_wo']"), %arg18: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("params['s_wq']"), %arg19: tensor<6x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("params['s_wv']"), %arg20: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['d_ln1']"), %arg21: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['d_ln2']"), %arg22: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['d_wf']"), %arg23: tensor<6x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['d_wi']"), %arg24: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['columns']['d_wk']"), %arg25: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 25 : i32} loc("state['columns']['d_wo']"), %arg26: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['columns']['d_wq']"), %arg27: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['columns']['d_wv']"), %arg28: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32} loc("state['columns']['embedding']"), %arg29: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg30: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32} loc("state['columns']['logits']"), %arg31: tensor<6x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['columns']['s_ei']"), %arg32: tensor<6x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['columns']['s_eo']"), %arg33: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['s_ln1']"), %arg34: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['s_ln2']"), %arg35: tensor<6x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 35 : i32} loc("state['columns']['s_router']"), %arg36: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['columns']['s_wk']"), %arg37: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 37 : i32} loc("state['columns']['s_wo']"), %arg38: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 38 : i32} loc("state['columns']['s_wq']"), %arg39: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 39 : i32} loc("state['columns']['s_wv']"), %arg40: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['d_ln1']"), %arg41: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['d_ln2']"), %arg42: tensor<6x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 42 : i32} loc("state['rows']['d_wf']"), %arg43: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 43 : i32} loc("state['rows']['d_wi']"), %arg44: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 44 : i32} loc("state['rows']['d_wk']"), %arg45: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 45 : i32} loc("state['rows']['d_wo']"), %arg46: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 46 : i32} loc("state['rows']['d_wq']"), %arg47: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 47 : i32} loc("state['rows']['d_wv']"), %arg48: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 48 : i32} loc("state['rows']['embedding']"), %arg49: tensor<1024xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg50: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 50 : i32} loc("state['rows']['logits']"), %arg51: tensor<6x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 51 : i32} loc("state['rows']['s_ei']"), %arg52: tensor<6x128x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 52 : i32} loc("state['rows']['s_eo']"), %arg53: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['s_ln1']"), %arg54: tensor<6x1024xf32> {jax.buffer_donor = true} loc("state['rows']['s_ln2']"), %arg55: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 55 : i32} loc("state['rows']['s_router']"), %arg56: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 56 : i32} loc("state['rows']['s_wk']"), %arg57: tensor<6x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 57 : i32} loc("state['rows']['s_wo']"), %arg58: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 58 : i32} loc("state['rows']['s_wq']"), %arg59: tensor<6x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 59 : i32} loc("state['rows']['s_wv']"), %arg60: tensor<1024x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg61: tensor<1024x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<6x1024xf32> {jax.result_info = "result[0]['d_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[0]['d_ln2']"}, tensor<6x8192x1024xf32> {jax.result_info = "result[0]['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024x8192xf32> {jax.result_info = "result[0]['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x16x128x1024xf32> {jax.result_info = "result[0]['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32000x1024xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<1024xf32> {jax.result_info = "result[0]['ln']"}, tensor<1024x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x128x1024x8192xf32> {jax.result_info = "result[0]['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<6x128x8192x1024xf32> {jax.result_info = "result[0]['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[0]['s_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[0]['s_ln2']"}, tensor<6x1024x128xf32> {jax.result_info = "result[0]['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x16x128x1024xf32> {jax.result_info = "result[0]['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<6x1024x16x128xf32> {jax.result_info = "result[0]['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['d_ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['d_ln2']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['columns']['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x8192xf32> {jax.result_info = "result[1]['columns']['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['columns']['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<1024xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<6x128x8192xf32> {jax.result_info = "result[1]['columns']['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x128x1024xf32> {jax.result_info = "result[1]['columns']['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['s_ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['s_ln2']"}, tensor<6x128xf32> {jax.result_info = "result[1]['columns']['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['columns']['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['columns']['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_ln2']"}, tensor<6x8192xf32> {jax.result_info = "result[1]['rows']['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['rows']['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<1024xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<1024xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<6x128x1024xf32> {jax.result_info = "result[1]['rows']['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x128x8192xf32> {jax.result_info = "result[1]['rows']['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_ln1']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_ln2']"}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x16x128xf32> {jax.result_info = "result[1]['rows']['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<6x1024xf32> {jax.result_info = "result[1]['rows']['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %15:3 = call @_where(%14, %cst) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) loc(#at0)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %18 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %23:3 = call @_where(%22, %cst_2) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) loc(#at0)
    %24 = call @_one_hot() : () -> tensor<1x1x128xi32> loc(#at5)
    %25 = call @_one_hot() : () -> tensor<1x1x128xi32> loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    %26 = call @_one_hot_0() : () -> tensor<1x1x1x16xi32> loc(#at5)
    %27 = call @_one_hot_0() : () -> tensor<1x1x1x16xi32> loc(#at5)
    call @relu() : () -> () loc(#at4)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128x1024x16x8192xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x8192xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6x1024x16x1024x1024xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x16x128xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x1x1x1024xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1024xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x1xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6x1024x1024xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x1024x1024xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x1024x1024xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128x16xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6x1024x1024xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<6x1024x1024xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6x1024x128xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128x16xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6x128x1024x16x1024xf32>
    %c_66 = stablehlo.constant dense<false> : tensor<i1>
    %90 = stablehlo.broadcast_in_dim %c_66, dims = [] : (tensor<i1>) -> tensor<6x128x1024x16x8192xi1>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6x128x1024x16x8192xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6x128x1024x16x1024xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<6x1024x1024x128x16xf32>
    %c_70 = stablehlo.constant dense<0> : tensor<i32>
    %94:94 = stablehlo.while(%iterArg = %arg0, %iterArg_441 = %arg1, %iterArg_442 = %arg2, %iterArg_443 = %arg3, %iterArg_444 = %arg4, %iterArg_445 = %arg5, %iterArg_446 = %arg6, %iterArg_447 = %arg7, %iterArg_448 = %arg11, %iterArg_449 = %arg12, %iterArg_450 = %arg13, %iterArg_451 = %arg14, %iterArg_452 = %arg15, %iterArg_453 = %arg16, %iterArg_454 = %arg17, %iterArg_455 = %arg18, %iterArg_456 = %arg19, %iterArg_457 = %15#0, %iterArg_458 = %15#2, %iterArg_459 = %23#0, %iterArg_460 = %23#2, %iterArg_461 = %24, %iterArg_462 = %25, %iterArg_463 = %26, %iterArg_464 = %27, %iterArg_465 = %cst_1, %iterArg_466 = %c_70, %iterArg_467 = %7, %iterArg_468 = %cst_4, %iterArg_469 = %29, %iterArg_470 = %30, %iterArg_471 = %31, %iterArg_472 = %32, %iterArg_473 = %33, %iterArg_474 = %34, %iterArg_475 = %35, %iterArg_476 = %36, %iterArg_477 = %37, %iterArg_478 = %38, %iterArg_479 = %39, %iterArg_480 = %40, %iterArg_481 = %41, %iterArg_482 = %42, %iterArg_483 = %43, %iterArg_484 = %44, %iterArg_485 = %45, %iterArg_486 = %46, %iterArg_487 = %47, %iterArg_488 = %48, %iterArg_489 = %49, %iterArg_490 = %50, %iterArg_491 = %51, %iterArg_492 = %52, %iterArg_493 = %53, %iterArg_494 = %54, %iterArg_495 = %55, %iterArg_496 = %56, %iterArg_497 = %57, %iterArg_498 = %58, %iterArg_499 = %59, %iterArg_500 = %60, %iterArg_501 = %61, %iterArg_502 = %62, %iterArg_503 = %63, %iterArg_504 = %64, %iterArg_505 = %65, %iterArg_506 = %66, %iterArg_507 = %67, %iterArg_508 = %68, %iterArg_509 = %69, %iterArg_510 = %70, %iterArg_511 = %71, %iterArg_512 = %72, %iterArg_513 = %73, %iterArg_514 = %74, %iterArg_515 = %75, %iterArg_516 = %76, %iterArg_517 = %77, %iterArg_518 = %78, %iterArg_519 = %79, %iterArg_520 = %80, %iterArg_521 = %81, %iterArg_522 = %82, %iterArg_523 = %83, %iterArg_524 = %84, %iterArg_525 = %85, %iterArg_526 = %86, %iterArg_527 = %87, %iterArg_528 = %88, %iterArg_529 = %89, %iterArg_530 = %90, %iterArg_531 = %91, %iterArg_532 = %92, %iterArg_533 = %93) : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1x1x128xi32>, tensor<1x1x128xi32>, tensor<1x1x1x16xi32>, tensor<1x1x1x16xi32>, tensor<f32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x128xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x128x1024x16x8192xi1>, tensor<6x128x1024x16x8192xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x1024x1024x128x16xf32>
    cond {
      %c_534 = stablehlo.constant dense<6> : tensor<i32>
      %1201 = stablehlo.compare LT, %iterArg_466, %c_534, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1201 : tensor<i1>
    } do {
      %1201 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_466) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1202 = func.call @dynamic_index_in_dim(%iterArg_441, %iterArg_466) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1203 = func.call @dynamic_index_in_dim_1(%iterArg_442, %iterArg_466) : (tensor<6x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1204 = func.call @dynamic_index_in_dim_2(%iterArg_443, %iterArg_466) : (tensor<6x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1205 = func.call @dynamic_index_in_dim_3(%iterArg_444, %iterArg_466) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1206 = func.call @dynamic_index_in_dim_4(%iterArg_445, %iterArg_466) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1207 = func.call @dynamic_index_in_dim_3(%iterArg_446, %iterArg_466) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1208 = func.call @dynamic_index_in_dim_3(%iterArg_447, %iterArg_466) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1209 = func.call @dynamic_index_in_dim_5(%iterArg_448, %iterArg_466) : (tensor<6x128x1024x8192xf32>, tensor<i32>) -> tensor<128x1024x8192xf32>
      %1210 = func.call @dynamic_index_in_dim_6(%iterArg_449, %iterArg_466) : (tensor<6x128x8192x1024xf32>, tensor<i32>) -> tensor<128x8192x1024xf32>
      %1211 = func.call @dynamic_index_in_dim(%iterArg_450, %iterArg_466) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1212 = func.call @dynamic_index_in_dim(%iterArg_451, %iterArg_466) : (tensor<6x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1213 = func.call @dynamic_index_in_dim_7(%iterArg_452, %iterArg_466) : (tensor<6x1024x128xf32>, tensor<i32>) -> tensor<1024x128xf32>
      %1214 = func.call @dynamic_index_in_dim_3(%iterArg_453, %iterArg_466) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1215 = func.call @dynamic_index_in_dim_4(%iterArg_454, %iterArg_466) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1216 = func.call @dynamic_index_in_dim_3(%iterArg_455, %iterArg_466) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1217 = func.call @dynamic_index_in_dim_3(%iterArg_456, %iterArg_466) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1218:67 = func.call @closed_call(%iterArg_457, %iterArg_458, %iterArg_459, %iterArg_460, %iterArg_461, %iterArg_462, %iterArg_463, %iterArg_464, %iterArg_465, %iterArg_467, %iterArg_468, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217) : (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1x1x128xi32>, tensor<1x1x128xi32>, tensor<1x1x1x16xi32>, tensor<1x1x1x16xi32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<128x1024x8192xf32>, tensor<128x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x128xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x128xf32>, tensor<1024x1024x128x16xf32>, tensor<128x1024x16x1024xf32>, tensor<128x1024x16x8192xi1>, tensor<128x1024x16x8192xf32>, tensor<128x1024x16x1024xf32>, tensor<1024x1024x128x16xf32>)
      %1219 = func.call @dynamic_update_index_in_dim(%iterArg_469, %1218#2, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1220 = func.call @dynamic_update_index_in_dim_14(%iterArg_470, %1218#3, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1221 = func.call @dynamic_update_index_in_dim_14(%iterArg_471, %1218#4, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1222 = func.call @dynamic_update_index_in_dim_15(%iterArg_472, %1218#5, %iterArg_466) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1223 = func.call @dynamic_update_index_in_dim(%iterArg_473, %1218#6, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1224 = func.call @dynamic_update_index_in_dim(%iterArg_474, %1218#7, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1225 = func.call @dynamic_update_index_in_dim_16(%iterArg_475, %1218#8, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1226 = func.call @dynamic_update_index_in_dim_16(%iterArg_476, %1218#9, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1227 = func.call @dynamic_update_index_in_dim_17(%iterArg_477, %1218#10, %iterArg_466) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1228 = func.call @dynamic_update_index_in_dim_18(%iterArg_478, %1218#11, %iterArg_466) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1229 = func.call @dynamic_update_index_in_dim_18(%iterArg_479, %1218#12, %iterArg_466) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1230 = func.call @dynamic_update_index_in_dim_17(%iterArg_480, %1218#13, %iterArg_466) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1231 = func.call @dynamic_update_index_in_dim_16(%iterArg_481, %1218#14, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1232 = func.call @dynamic_update_index_in_dim_16(%iterArg_482, %1218#15, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1233 = func.call @dynamic_update_index_in_dim(%iterArg_483, %1218#16, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1234 = func.call @dynamic_update_index_in_dim_14(%iterArg_484, %1218#17, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1235 = func.call @dynamic_update_index_in_dim_14(%iterArg_485, %1218#18, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1236 = func.call @dynamic_update_index_in_dim_15(%iterArg_486, %1218#19, %iterArg_466) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1237 = func.call @dynamic_update_index_in_dim(%iterArg_487, %1218#20, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1238 = func.call @dynamic_update_index_in_dim(%iterArg_488, %1218#21, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1239 = func.call @dynamic_update_index_in_dim_19(%iterArg_489, %1218#22, %iterArg_466) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1240 = func.call @dynamic_update_index_in_dim_19(%iterArg_490, %1218#23, %iterArg_466) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1241 = func.call @dynamic_update_index_in_dim_19(%iterArg_491, %1218#24, %iterArg_466) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1242 = func.call @dynamic_update_index_in_dim_19(%iterArg_492, %1218#25, %iterArg_466) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1243 = func.call @dynamic_update_index_in_dim_19(%iterArg_493, %1218#26, %iterArg_466) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1244 = func.call @dynamic_update_index_in_dim_19(%iterArg_494, %1218#27, %iterArg_466) : (tensor<6x1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
      %1245 = func.call @dynamic_update_index_in_dim(%iterArg_495, %1218#28, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1246 = func.call @dynamic_update_index_in_dim_14(%iterArg_496, %1218#29, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1247 = func.call @dynamic_update_index_in_dim_14(%iterArg_497, %1218#30, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1248 = func.call @dynamic_update_index_in_dim_15(%iterArg_498, %1218#31, %iterArg_466) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1249 = func.call @dynamic_update_index_in_dim(%iterArg_499, %1218#32, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1250 = func.call @dynamic_update_index_in_dim(%iterArg_500, %1218#33, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1251 = func.call @dynamic_update_index_in_dim_16(%iterArg_501, %1218#34, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1252 = func.call @dynamic_update_index_in_dim_16(%iterArg_502, %1218#35, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1253 = func.call @dynamic_update_index_in_dim_17(%iterArg_503, %1218#36, %iterArg_466) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1254 = func.call @dynamic_update_index_in_dim_18(%iterArg_504, %1218#37, %iterArg_466) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1255 = func.call @dynamic_update_index_in_dim_18(%iterArg_505, %1218#38, %iterArg_466) : (tensor<6x1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
      %1256 = func.call @dynamic_update_index_in_dim_17(%iterArg_506, %1218#39, %iterArg_466) : (tensor<6x1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
      %1257 = func.call @dynamic_update_index_in_dim_16(%iterArg_507, %1218#40, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1258 = func.call @dynamic_update_index_in_dim_16(%iterArg_508, %1218#41, %iterArg_466) : (tensor<6x1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
      %1259 = func.call @dynamic_update_index_in_dim(%iterArg_509, %1218#42, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1260 = func.call @dynamic_update_index_in_dim_14(%iterArg_510, %1218#43, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1261 = func.call @dynamic_update_index_in_dim_14(%iterArg_511, %1218#44, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1262 = func.call @dynamic_update_index_in_dim_15(%iterArg_512, %1218#45, %iterArg_466) : (tensor<6x1x1x1024xf32>, tensor<1x1x1024xf32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
      %1263 = func.call @dynamic_update_index_in_dim(%iterArg_513, %1218#46, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1264 = func.call @dynamic_update_index_in_dim(%iterArg_514, %1218#47, %iterArg_466) : (tensor<6x1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
      %1265 = func.call @dynamic_update_index_in_dim_20(%iterArg_515, %1218#48, %iterArg_466) : (tensor<6x1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<i32>) -> tensor<6x1024x1024x128xf32>
      %1266 = func.call @dynamic_update_index_in_dim_14(%iterArg_516, %1218#49, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1267 = func.call @dynamic_update_index_in_dim_14(%iterArg_517, %1218#50, %iterArg_466) : (tensor<6x1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
      %1268 = func.call @dynamic_update_index_in_dim_20(%iterArg_518, %1218#51, %iterArg_466) : (tensor<6x1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<i32>) -> tensor<6x1024x1024x128xf32>
      %1269 = func.call @dynamic_update_index_in_dim_20(%iterArg_519, %1218#52, %iterArg_466) : (tensor<6x1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<i32>) -> tensor<6x1024x1024x128xf32>
      %1270 = func.call @dynamic_update_index_in_dim_21(%iterArg_520, %1218#53, %iterArg_466) : (tensor<6x1024x1024xf32>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024xf32>
      %1271 = func.call @dynamic_update_index_in_dim_21(%iterArg_521, %1218#54, %iterArg_466) : (tensor<6x1024x1024xf32>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024xf32>
      %1272 = func.call @dynamic_update_index_in_dim_21(%iterArg_522, %1218#55, %iterArg_466) : (tensor<6x1024x1024xf32>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024xf32>
      %1273 = func.call @dynamic_update_index_in_dim_22(%iterArg_523, %1218#56, %iterArg_466) : (tensor<6x1024x1024x128x16xf32>, tensor<1024x1024x128x16xf32>, tensor<i32>) -> tensor<6x1024x1024x128x16xf32>
      %1274 = func.call @dynamic_update_index_in_dim_21(%iterArg_524, %1218#57, %iterArg_466) : (tensor<6x1024x1024xf32>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024xf32>
      %1275 = func.call @dynamic_update_index_in_dim_21(%iterArg_525, %1218#58, %iterArg_466) : (tensor<6x1024x1024xf32>, tensor<1024x1024xf32>, tensor<i32>) -> tensor<6x1024x1024xf32>
      %1276 = func.call @dynamic_update_index_in_dim_22(%iterArg_526, %1218#59, %iterArg_466) : (tensor<6x1024x1024x128x16xf32>, tensor<1024x1024x128x16xf32>, tensor<i32>) -> tensor<6x1024x1024x128x16xf32>
      %1277 = func.call @dynamic_update_index_in_dim_23(%iterArg_527, %1218#60, %iterArg_466) : (tensor<6x1024x128xf32>, tensor<1024x128xf32>, tensor<i32>) -> tensor<6x1024x128xf32>
      %1278 = func.call @dynamic_update_index_in_dim_22(%iterArg_528, %1218#61, %iterArg_466) : (tensor<6x1024x1024x128x16xf32>, tensor<1024x1024x128x16xf32>, tensor<i32>) -> tensor<6x1024x1024x128x16xf32>
      %1279 = func.call @dynamic_update_index_in_dim_24(%iterArg_529, %1218#62, %iterArg_466) : (tensor<6x128x1024x16x1024xf32>, tensor<128x1024x16x1024xf32>, tensor<i32>) -> tensor<6x128x1024x16x1024xf32>
      %1280 = func.call @dynamic_update_index_in_dim_25(%iterArg_530, %1218#63, %iterArg_466) : (tensor<6x128x1024x16x8192xi1>, tensor<128x1024x16x8192xi1>, tensor<i32>) -> tensor<6x128x1024x16x8192xi1>
      %1281 = func.call @dynamic_update_index_in_dim_26(%iterArg_531, %1218#64, %iterArg_466) : (tensor<6x128x1024x16x8192xf32>, tensor<128x1024x16x8192xf32>, tensor<i32>) -> tensor<6x128x1024x16x8192xf32>
      %1282 = func.call @dynamic_update_index_in_dim_24(%iterArg_532, %1218#65, %iterArg_466) : (tensor<6x128x1024x16x1024xf32>, tensor<128x1024x16x1024xf32>, tensor<i32>) -> tensor<6x128x1024x16x1024xf32>
      %1283 = func.call @dynamic_update_index_in_dim_22(%iterArg_533, %1218#66, %iterArg_466) : (tensor<6x1024x1024x128x16xf32>, tensor<1024x1024x128x16xf32>, tensor<i32>) -> tensor<6x1024x1024x128x16xf32>
      %c_534 = stablehlo.constant dense<1> : tensor<i32>
      %1284 = stablehlo.add %iterArg_466, %c_534 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_441, %iterArg_442, %iterArg_443, %iterArg_444, %iterArg_445, %iterArg_446, %iterArg_447, %iterArg_448, %iterArg_449, %iterArg_450, %iterArg_451, %iterArg_452, %iterArg_453, %iterArg_454, %iterArg_455, %iterArg_456, %iterArg_457, %iterArg_458, %iterArg_459, %iterArg_460, %iterArg_461, %iterArg_462, %iterArg_463, %iterArg_464, %iterArg_465, %1284, %1218#0, %1218#1, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283 : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1x1x128xi32>, tensor<1x1x128xi32>, tensor<1x1x1x16xi32>, tensor<1x1x1x16xi32>, tensor<f32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x128xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x128x1024x16x8192xi1>, tensor<6x128x1024x16x8192xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x1024x1024x128x16xf32>
    }
    %95 = stablehlo.multiply %94#27, %94#27 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %96 = stablehlo.reduce(%95 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %99 = stablehlo.divide %97, %98 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %101 = stablehlo.add %99, %100 : tensor<1024x1024x1xf32> loc(#at6)
    %102 = stablehlo.rsqrt %101 : tensor<1024x1024x1xf32> loc(#at6)
    %103 = stablehlo.divide %102, %101 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %105 = stablehlo.multiply %104, %103 : tensor<1024x1024x1xf32> loc(#at6)
    %106 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %107 = stablehlo.multiply %94#27, %106 : tensor<1024x1024x1024xf32> loc(#at6)
    %108 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %110 = stablehlo.multiply %107, %109 : tensor<1024x1024x1024xf32> loc(#at6)
    %111 = stablehlo.dot_general %110, %arg10, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x32000xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %112 = sdy.sharding_constraint %111 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x32000xf32> loc(#at3)
    %113 = call @_one_hot_27(%arg60) : (tensor<1024x1024xi32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %114 = stablehlo.multiply %112, %113 : tensor<1024x1024x32000xf32> loc(#at3)
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %115 = stablehlo.reduce(%114 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %116 = stablehlo.reduce(%112 init: %cst_76) applies stablehlo.maximum across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %117 = stablehlo.reshape %116 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at3)
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %119 = stablehlo.compare EQ, %112, %118, FLOAT : (tensor<1024x1024x32000xf32>, tensor<1024x1024x32000xf32>) -> tensor<1024x1024x32000xi1> loc(#at3)
    %120 = stablehlo.convert %119 : (tensor<1024x1024x32000xi1>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %121 = stablehlo.reduce(%120 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %123 = stablehlo.maximum %122, %116 : tensor<1024x1024xf32> loc(#at3)
    %124 = stablehlo.compare EQ, %116, %123, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %127 = stablehlo.select %124, %125, %126 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %cst_81 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %129 = stablehlo.compare EQ, %128, %123, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %132 = stablehlo.select %129, %130, %131 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %133 = stablehlo.divide %127, %132 : tensor<1024x1024xf32> loc(#at3)
    %134 = stablehlo.is_finite %123 : (tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %136 = stablehlo.select %134, %123, %135 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at3)
    %139 = stablehlo.broadcast_in_dim %138, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %140 = stablehlo.subtract %112, %139 : tensor<1024x1024x32000xf32> loc(#at3)
    %141 = stablehlo.exponential %140 : tensor<1024x1024x32000xf32> loc(#at3)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %142 = stablehlo.reduce(%141 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x32000xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %143 = stablehlo.sign %142 : tensor<1024x1024xf32> loc(#at3)
    %144 = stablehlo.abs %142 : tensor<1024x1024xf32> loc(#at3)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %146 = stablehlo.compare GE, %142, %145, FLOAT : (tensor<1024x1024xf32>, tensor<1024x1024xf32>) -> tensor<1024x1024xi1> loc(#at3)
    %147 = stablehlo.log %144 : tensor<1024x1024xf32> loc(#at3)
    %148 = stablehlo.add %147, %136 : tensor<1024x1024xf32> loc(#at3)
    %149 = stablehlo.subtract %148, %115 : tensor<1024x1024xf32> loc(#at3)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %150 = stablehlo.reduce(%149 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_89 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %151 = stablehlo.divide %150, %cst_89 : tensor<f32> loc(#at3)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %152 = stablehlo.multiply %cst_90, %94#28 : tensor<f32>
    %cst_91 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %153 = stablehlo.divide %152, %cst_91 : tensor<f32>
    %154 = stablehlo.add %151, %153 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %155 = stablehlo.divide %cst_92, %cst_93 : tensor<f32>
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %156 = stablehlo.multiply %cst_94, %155 : tensor<f32>
    %cst_95 = stablehlo.constant dense<0x49800000> : tensor<f32>
    %157 = stablehlo.divide %cst_92, %cst_95 : tensor<f32> loc(#at3)
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %159 = stablehlo.negate %158 : tensor<1024x1024xf32> loc(#at3)
    %160 = stablehlo.divide %158, %144 : tensor<1024x1024xf32> loc(#at3)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at3)
    %162 = stablehlo.select %146, %161, %160 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %163 = stablehlo.select %146, %160, %161 : tensor<1024x1024xi1>, tensor<1024x1024xf32> loc(#at3)
    %164 = stablehlo.negate %162 : tensor<1024x1024xf32> loc(#at3)
    %165 = stablehlo.add %163, %164 : tensor<1024x1024xf32> loc(#at3)
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %167 = stablehlo.multiply %166, %141 : tensor<1024x1024x32000xf32> loc(#at3)
    %168 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x32000xf32> loc(#at3)
    %169 = stablehlo.multiply %168, %113 : tensor<1024x1024x32000xf32> loc(#at3)
    %170 = stablehlo.add %167, %169 : tensor<1024x1024x32000xf32> loc(#at3)
    %171 = sdy.sharding_constraint %170 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x32000xf32> loc(#at3)
    %172 = stablehlo.dot_general %171, %110, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x32000xf32>, tensor<1024x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at3)
    %173 = stablehlo.transpose %172, dims = [1, 0] : (tensor<32000x1024xf32>) -> tensor<1024x32000xf32> loc(#at3)
    %174 = stablehlo.dot_general %171, %arg10, contracting_dims = [2] x [1] : (tensor<1024x1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<1024x1024x1024xf32> loc(#at3)
    %175 = stablehlo.multiply %107, %174 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %176 = stablehlo.reduce(%175 init: %cst_97) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %177 = stablehlo.reshape %176 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %178 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %179 = stablehlo.multiply %174, %178 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %180 = stablehlo.reduce(%177 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %181 = stablehlo.multiply %94#27, %179 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %182 = stablehlo.reduce(%181 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %183 = stablehlo.reshape %182 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %184 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %185 = stablehlo.multiply %179, %184 : tensor<1024x1024x1024xf32> loc(#at6)
    %186 = stablehlo.multiply %183, %105 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %188 = stablehlo.divide %186, %187 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %189 = stablehlo.reduce(%188 init: %cst_101) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %190 = stablehlo.broadcast_in_dim %189, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %191 = stablehlo.multiply %94#27, %190 : tensor<1024x1024x1024xf32> loc(#at6)
    %192 = stablehlo.add %185, %191 : tensor<1024x1024x1024xf32> loc(#at6)
    %193 = stablehlo.multiply %190, %94#27 : tensor<1024x1024x1024xf32> loc(#at6)
    %194 = stablehlo.add %192, %193 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<6x8192x1024xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<6x1024x8192xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<6x128x1024x8192xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<6x128x8192x1024xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<6x1024xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<6x1024x128xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32>
    %c_119 = stablehlo.constant dense<0> : tensor<i32>
    %212:103 = stablehlo.while(%iterArg = %94#29, %iterArg_441 = %94#30, %iterArg_442 = %94#31, %iterArg_443 = %94#32, %iterArg_444 = %94#33, %iterArg_445 = %arg6, %iterArg_446 = %94#34, %iterArg_447 = %arg4, %iterArg_448 = %arg7, %iterArg_449 = %94#35, %iterArg_450 = %94#36, %iterArg_451 = %94#37, %iterArg_452 = %94#38, %iterArg_453 = %94#39, %iterArg_454 = %94#40, %iterArg_455 = %94#41, %iterArg_456 = %arg5, %iterArg_457 = %94#42, %iterArg_458 = %94#43, %iterArg_459 = %94#44, %iterArg_460 = %94#45, %iterArg_461 = %94#46, %iterArg_462 = %94#47, %iterArg_463 = %arg3, %iterArg_464 = %94#48, %iterArg_465 = %94#49, %iterArg_466 = %94#50, %iterArg_467 = %94#51, %iterArg_468 = %94#52, %iterArg_469 = %94#53, %iterArg_470 = %arg2, %iterArg_471 = %94#54, %iterArg_472 = %94#55, %iterArg_473 = %94#56, %iterArg_474 = %94#57, %iterArg_475 = %94#58, %iterArg_476 = %94#59, %iterArg_477 = %arg18, %iterArg_478 = %94#60, %iterArg_479 = %arg16, %iterArg_480 = %arg19, %iterArg_481 = %94#61, %iterArg_482 = %94#62, %iterArg_483 = %94#63, %iterArg_484 = %94#64, %iterArg_485 = %94#65, %iterArg_486 = %94#66, %iterArg_487 = %94#67, %iterArg_488 = %arg17, %iterArg_489 = %94#68, %iterArg_490 = %94#69, %iterArg_491 = %94#70, %iterArg_492 = %94#71, %iterArg_493 = %94#72, %iterArg_494 = %94#73, %iterArg_495 = %arg15, %iterArg_496 = %94#74, %iterArg_497 = %94#75, %iterArg_498 = %94#76, %iterArg_499 = %94#77, %iterArg_500 = %94#78, %iterArg_501 = %94#79, %iterArg_502 = %94#80, %iterArg_503 = %94#81, %iterArg_504 = %94#82, %iterArg_505 = %94#83, %iterArg_506 = %94#84, %iterArg_507 = %94#85, %iterArg_508 = %94#86, %iterArg_509 = %94#87, %iterArg_510 = %94#88, %iterArg_511 = %arg11, %iterArg_512 = %94#89, %iterArg_513 = %94#90, %iterArg_514 = %arg12, %iterArg_515 = %94#91, %iterArg_516 = %94#92, %iterArg_517 = %94#93, %iterArg_518 = %15#0, %iterArg_519 = %15#1, %iterArg_520 = %23#0, %iterArg_521 = %23#1, %iterArg_522 = %28, %iterArg_523 = %c_119, %iterArg_524 = %194, %iterArg_525 = %156, %iterArg_526 = %195, %iterArg_527 = %196, %iterArg_528 = %197, %iterArg_529 = %198, %iterArg_530 = %199, %iterArg_531 = %200, %iterArg_532 = %201, %iterArg_533 = %202, %iterArg_534 = %203, %iterArg_535 = %204, %iterArg_536 = %205, %iterArg_537 = %206, %iterArg_538 = %207, %iterArg_539 = %208, %iterArg_540 = %209, %iterArg_541 = %210, %iterArg_542 = %211) : tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x128xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x128x1024x16x8192xi1>, tensor<6x128x8192x1024xf32>, tensor<6x128x1024x16x8192xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<128x1024x16x8192xf32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>
    cond {
      %c_543 = stablehlo.constant dense<6> : tensor<i32>
      %1201 = stablehlo.compare LT, %iterArg_523, %c_543, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1201 : tensor<i1>
    } do {
      %c_543 = stablehlo.constant dense<6> : tensor<i32>
      %1201 = stablehlo.subtract %c_543, %iterArg_523 : tensor<i32>
      %c_544 = stablehlo.constant dense<1> : tensor<i32>
      %1202 = stablehlo.subtract %1201, %c_544 : tensor<i32>
      %1203 = func.call @dynamic_index_in_dim_28(%iterArg, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1204 = func.call @dynamic_index_in_dim_29(%iterArg_441, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1205 = func.call @dynamic_index_in_dim_29(%iterArg_442, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1206 = func.call @dynamic_index_in_dim_30(%iterArg_443, %1202) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1207 = func.call @dynamic_index_in_dim_28(%iterArg_444, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1208 = func.call @dynamic_index_in_dim_3(%iterArg_445, %1202) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1209 = func.call @dynamic_index_in_dim_28(%iterArg_446, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1210 = func.call @dynamic_index_in_dim_3(%iterArg_447, %1202) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1211 = func.call @dynamic_index_in_dim_3(%iterArg_448, %1202) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1212 = func.call @dynamic_index_in_dim_31(%iterArg_449, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1213 = func.call @dynamic_index_in_dim_31(%iterArg_450, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1214 = func.call @dynamic_index_in_dim_32(%iterArg_451, %1202) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1215 = func.call @dynamic_index_in_dim_33(%iterArg_452, %1202) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1216 = func.call @dynamic_index_in_dim_33(%iterArg_453, %1202) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1217 = func.call @dynamic_index_in_dim_32(%iterArg_454, %1202) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1218 = func.call @dynamic_index_in_dim_31(%iterArg_455, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1219 = func.call @dynamic_index_in_dim_4(%iterArg_456, %1202) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1220 = func.call @dynamic_index_in_dim_31(%iterArg_457, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1221 = func.call @dynamic_index_in_dim_28(%iterArg_458, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1222 = func.call @dynamic_index_in_dim_29(%iterArg_459, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1223 = func.call @dynamic_index_in_dim_29(%iterArg_460, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1224 = func.call @dynamic_index_in_dim_30(%iterArg_461, %1202) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1225 = func.call @dynamic_index_in_dim_28(%iterArg_462, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1226 = func.call @dynamic_index_in_dim_2(%iterArg_463, %1202) : (tensor<6x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1227 = func.call @dynamic_index_in_dim_28(%iterArg_464, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1228 = func.call @dynamic_index_in_dim_34(%iterArg_465, %1202) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1229 = func.call @dynamic_index_in_dim_34(%iterArg_466, %1202) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1230 = func.call @dynamic_index_in_dim_34(%iterArg_467, %1202) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1231 = func.call @dynamic_index_in_dim_34(%iterArg_468, %1202) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1232 = func.call @dynamic_index_in_dim_34(%iterArg_469, %1202) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1233 = func.call @dynamic_index_in_dim_1(%iterArg_470, %1202) : (tensor<6x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1234 = func.call @dynamic_index_in_dim_34(%iterArg_471, %1202) : (tensor<6x1024x1024x8192xf32>, tensor<i32>) -> tensor<1024x1024x8192xf32>
      %1235 = func.call @dynamic_index_in_dim_28(%iterArg_472, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1236 = func.call @dynamic_index_in_dim_29(%iterArg_473, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1237 = func.call @dynamic_index_in_dim_29(%iterArg_474, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1238 = func.call @dynamic_index_in_dim_30(%iterArg_475, %1202) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1239 = func.call @dynamic_index_in_dim_28(%iterArg_476, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1240 = func.call @dynamic_index_in_dim_3(%iterArg_477, %1202) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1241 = func.call @dynamic_index_in_dim_28(%iterArg_478, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1242 = func.call @dynamic_index_in_dim_3(%iterArg_479, %1202) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1243 = func.call @dynamic_index_in_dim_3(%iterArg_480, %1202) : (tensor<6x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1244 = func.call @dynamic_index_in_dim_31(%iterArg_481, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1245 = func.call @dynamic_index_in_dim_31(%iterArg_482, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1246 = func.call @dynamic_index_in_dim_32(%iterArg_483, %1202) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1247 = func.call @dynamic_index_in_dim_33(%iterArg_484, %1202) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1248 = func.call @dynamic_index_in_dim_33(%iterArg_485, %1202) : (tensor<6x1024x16x1024x1xf32>, tensor<i32>) -> tensor<1024x16x1024x1xf32>
      %1249 = func.call @dynamic_index_in_dim_32(%iterArg_486, %1202) : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>) -> tensor<1024x16x1024x1024xf32>
      %1250 = func.call @dynamic_index_in_dim_31(%iterArg_487, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1251 = func.call @dynamic_index_in_dim_4(%iterArg_488, %1202) : (tensor<6x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1252 = func.call @dynamic_index_in_dim_31(%iterArg_489, %1202) : (tensor<6x1024x1024x16x128xf32>, tensor<i32>) -> tensor<1024x1024x16x128xf32>
      %1253 = func.call @dynamic_index_in_dim_28(%iterArg_490, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1254 = func.call @dynamic_index_in_dim_29(%iterArg_491, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1255 = func.call @dynamic_index_in_dim_29(%iterArg_492, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1256 = func.call @dynamic_index_in_dim_30(%iterArg_493, %1202) : (tensor<6x1x1x1024xf32>, tensor<i32>) -> tensor<1x1x1024xf32>
      %1257 = func.call @dynamic_index_in_dim_28(%iterArg_494, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1258 = func.call @dynamic_index_in_dim_7(%iterArg_495, %1202) : (tensor<6x1024x128xf32>, tensor<i32>) -> tensor<1024x128xf32>
      %1259 = func.call @dynamic_index_in_dim_28(%iterArg_496, %1202) : (tensor<6x1024x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024x1024xf32>
      %1260 = func.call @dynamic_index_in_dim_35(%iterArg_497, %1202) : (tensor<6x1024x1024x128xf32>, tensor<i32>) -> tensor<1024x1024x128xf32>
      %1261 = func.call @dynamic_index_in_dim_29(%iterArg_498, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1262 = func.call @dynamic_index_in_dim_29(%iterArg_499, %1202) : (tensor<6x1024x1024x1xf32>, tensor<i32>) -> tensor<1024x1024x1xf32>
      %1263 = func.call @dynamic_index_in_dim_35(%iterArg_500, %1202) : (tensor<6x1024x1024x128xf32>, tensor<i32>) -> tensor<1024x1024x128xf32>
      %1264 = func.call @dynamic_index_in_dim_35(%iterArg_501, %1202) : (tensor<6x1024x1024x128xf32>, tensor<i32>) -> tensor<1024x1024x128xf32>
      %1265 = func.call @dynamic_index_in_dim_36(%iterArg_502, %1202) : (tensor<6x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
      %1266 = func.call @dynamic_index_in_dim_36(%iterArg_503, %1202) : (tensor<6x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
      %1267 = func.call @dynamic_index_in_dim_36(%iterArg_504, %1202) : (tensor<6x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
      %1268 = func.call @dynamic_index_in_dim_37(%iterArg_505, %1202) : (tensor<6x1024x1024x128x16xf32>, tensor<i32>) -> tensor<1024x1024x128x16xf32>
      %1269 = func.call @dynamic_index_in_dim_36(%iterArg_506, %1202) : (tensor<6x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
      %1270 = func.call @dynamic_index_in_dim_36(%iterArg_507, %1202) : (tensor<6x1024x1024xf32>, tensor<i32>) -> tensor<1024x1024xf32>
      %1271 = func.call @dynamic_index_in_dim_37(%iterArg_508, %1202) : (tensor<6x1024x1024x128x16xf32>, tensor<i32>) -> tensor<1024x1024x128x16xf32>
      %1272 = func.call @dynamic_index_in_dim_38(%iterArg_509, %1202) : (tensor<6x1024x128xf32>, tensor<i32>) -> tensor<1024x128xf32>
      %1273 = func.call @dynamic_index_in_dim_37(%iterArg_510, %1202) : (tensor<6x1024x1024x128x16xf32>, tensor<i32>) -> tensor<1024x1024x128x16xf32>
      %1274 = func.call @dynamic_index_in_dim_5(%iterArg_511, %1202) : (tensor<6x128x1024x8192xf32>, tensor<i32>) -> tensor<128x1024x8192xf32>
      %1275 = func.call @dynamic_index_in_dim_39(%iterArg_512, %1202) : (tensor<6x128x1024x16x1024xf32>, tensor<i32>) -> tensor<128x1024x16x1024xf32>
      %1276 = func.call @dynamic_index_in_dim_40(%iterArg_513, %1202) : (tensor<6x128x1024x16x8192xi1>, tensor<i32>) -> tensor<128x1024x16x8192xi1>
      %1277 = func.call @dynamic_index_in_dim_6(%iterArg_514, %1202) : (tensor<6x128x8192x1024xf32>, tensor<i32>) -> tensor<128x8192x1024xf32>
      %1278 = func.call @dynamic_index_in_dim_41(%iterArg_515, %1202) : (tensor<6x128x1024x16x8192xf32>, tensor<i32>) -> tensor<128x1024x16x8192xf32>
      %1279 = func.call @dynamic_index_in_dim_39(%iterArg_516, %1202) : (tensor<6x128x1024x16x1024xf32>, tensor<i32>) -> tensor<128x1024x16x1024xf32>
      %1280 = func.call @dynamic_index_in_dim_37(%iterArg_517, %1202) : (tensor<6x1024x1024x128x16xf32>, tensor<i32>) -> tensor<1024x1024x128x16xf32>
      %1281:19 = func.call @closed_call_42(%iterArg_518, %iterArg_519, %iterArg_520, %iterArg_521, %iterArg_522, %iterArg_524, %iterArg_525, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280) : (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<128x1024x16x8192xf32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x128xf32>, tensor<1024x1024x128x16xf32>, tensor<128x1024x8192xf32>, tensor<128x1024x16x1024xf32>, tensor<128x1024x16x8192xi1>, tensor<128x8192x1024xf32>, tensor<128x1024x16x8192xf32>, tensor<128x1024x16x1024xf32>, tensor<1024x1024x128x16xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<128x1024x8192xf32>, tensor<128x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x128xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>)
      %1282 = func.call @dynamic_update_index_in_dim_44(%iterArg_526, %1281#2, %1202) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1283 = func.call @dynamic_update_index_in_dim_44(%iterArg_527, %1281#3, %1202) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1284 = func.call @dynamic_update_index_in_dim_45(%iterArg_528, %1281#4, %1202) : (tensor<6x8192x1024xf32>, tensor<8192x1024xf32>, tensor<i32>) -> tensor<6x8192x1024xf32>
      %1285 = func.call @dynamic_update_index_in_dim_46(%iterArg_529, %1281#5, %1202) : (tensor<6x1024x8192xf32>, tensor<1024x8192xf32>, tensor<i32>) -> tensor<6x1024x8192xf32>
      %1286 = func.call @dynamic_update_index_in_dim_47(%iterArg_530, %1281#6, %1202) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1287 = func.call @dynamic_update_index_in_dim_48(%iterArg_531, %1281#7, %1202) : (tensor<6x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<6x16x128x1024xf32>
      %1288 = func.call @dynamic_update_index_in_dim_47(%iterArg_532, %1281#8, %1202) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1289 = func.call @dynamic_update_index_in_dim_47(%iterArg_533, %1281#9, %1202) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1290 = func.call @dynamic_update_index_in_dim_49(%iterArg_534, %1281#10, %1202) : (tensor<6x128x1024x8192xf32>, tensor<128x1024x8192xf32>, tensor<i32>) -> tensor<6x128x1024x8192xf32>
      %1291 = func.call @dynamic_update_index_in_dim_50(%iterArg_535, %1281#11, %1202) : (tensor<6x128x8192x1024xf32>, tensor<128x8192x1024xf32>, tensor<i32>) -> tensor<6x128x8192x1024xf32>
      %1292 = func.call @dynamic_update_index_in_dim_44(%iterArg_536, %1281#12, %1202) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1293 = func.call @dynamic_update_index_in_dim_44(%iterArg_537, %1281#13, %1202) : (tensor<6x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<6x1024xf32>
      %1294 = func.call @dynamic_update_index_in_dim_23(%iterArg_538, %1281#14, %1202) : (tensor<6x1024x128xf32>, tensor<1024x128xf32>, tensor<i32>) -> tensor<6x1024x128xf32>
      %1295 = func.call @dynamic_update_index_in_dim_47(%iterArg_539, %1281#15, %1202) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1296 = func.call @dynamic_update_index_in_dim_48(%iterArg_540, %1281#16, %1202) : (tensor<6x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<6x16x128x1024xf32>
      %1297 = func.call @dynamic_update_index_in_dim_47(%iterArg_541, %1281#17, %1202) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %1298 = func.call @dynamic_update_index_in_dim_47(%iterArg_542, %1281#18, %1202) : (tensor<6x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
      %c_545 = stablehlo.constant dense<1> : tensor<i32>
      %1299 = stablehlo.add %iterArg_523, %c_545 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_441, %iterArg_442, %iterArg_443, %iterArg_444, %iterArg_445, %iterArg_446, %iterArg_447, %iterArg_448, %iterArg_449, %iterArg_450, %iterArg_451, %iterArg_452, %iterArg_453, %iterArg_454, %iterArg_455, %iterArg_456, %iterArg_457, %iterArg_458, %iterArg_459, %iterArg_460, %iterArg_461, %iterArg_462, %iterArg_463, %iterArg_464, %iterArg_465, %iterArg_466, %iterArg_467, %iterArg_468, %iterArg_469, %iterArg_470, %iterArg_471, %iterArg_472, %iterArg_473, %iterArg_474, %iterArg_475, %iterArg_476, %iterArg_477, %iterArg_478, %iterArg_479, %iterArg_480, %iterArg_481, %iterArg_482, %iterArg_483, %iterArg_484, %iterArg_485, %iterArg_486, %iterArg_487, %iterArg_488, %iterArg_489, %iterArg_490, %iterArg_491, %iterArg_492, %iterArg_493, %iterArg_494, %iterArg_495, %iterArg_496, %iterArg_497, %iterArg_498, %iterArg_499, %iterArg_500, %iterArg_501, %iterArg_502, %iterArg_503, %iterArg_504, %iterArg_505, %iterArg_506, %iterArg_507, %iterArg_508, %iterArg_509, %iterArg_510, %iterArg_511, %iterArg_512, %iterArg_513, %iterArg_514, %iterArg_515, %iterArg_516, %iterArg_517, %iterArg_518, %iterArg_519, %iterArg_520, %iterArg_521, %iterArg_522, %1299, %1281#0, %1281#1, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298 : tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x1024x8192xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1xf32>, tensor<6x1024x16x1024x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x1024x16x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1x1x1024xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x1024x1024xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x1xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024x128xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x1024x128xf32>, tensor<6x1024x1024x128x16xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x128x1024x16x8192xi1>, tensor<6x128x8192x1024xf32>, tensor<6x128x1024x16x8192xf32>, tensor<6x128x1024x16x1024xf32>, tensor<6x1024x1024x128x16xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<128x1024x16x8192xf32>, tensor<i32>, tensor<1024x1024x1024xf32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>
    }
    %213 = sdy.sharding_constraint %212#84 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at1)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at1)
    %215 = "stablehlo.scatter"(%214, %5, %213) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %1201 = stablehlo.add %arg62, %arg63 : tensor<f32> loc(#at1)
      stablehlo.return %1201 : tensor<f32> loc(#at1)
    }) : (tensor<32000x1024xf32>, tensor<1024x1024x1xi32>, tensor<1024x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at1)
    %216 = stablehlo.multiply %212#86, %212#86 : tensor<6x1024xf32> loc(#at7)
    %cst_121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %218 = stablehlo.add %216, %217 : tensor<6x1024xf32> loc(#at7)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %220 = stablehlo.multiply %219, %arg40 : tensor<6x1024xf32> loc(#at7)
    %cst_123 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %222 = stablehlo.multiply %221, %218 : tensor<6x1024xf32> loc(#at7)
    %223 = stablehlo.add %220, %222 : tensor<6x1024xf32> loc(#at7)
    %224 = stablehlo.rsqrt %223 : tensor<6x1024xf32> loc(#at7)
    %225 = stablehlo.multiply %212#86, %224 : tensor<6x1024xf32> loc(#at7)
    %226 = stablehlo.multiply %arg0, %arg0 : tensor<6x1024xf32> loc(#at7)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %227 = stablehlo.reduce(%226 init: %cst_124) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %228 = stablehlo.broadcast_in_dim %227, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_125 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %230 = stablehlo.divide %228, %229 : tensor<6x1xf32> loc(#at7)
    %231 = stablehlo.sqrt %230 : tensor<6x1xf32> loc(#at7)
    %cst_126 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %233 = stablehlo.maximum %232, %231 : tensor<6x1xf32> loc(#at7)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %235 = stablehlo.multiply %234, %233 : tensor<6x1xf32> loc(#at7)
    %236 = stablehlo.multiply %225, %225 : tensor<6x1024xf32> loc(#at7)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %237 = stablehlo.reduce(%236 init: %cst_128) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %238 = stablehlo.broadcast_in_dim %237, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_129 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %240 = stablehlo.divide %238, %239 : tensor<6x1xf32> loc(#at7)
    %241 = stablehlo.sqrt %240 : tensor<6x1xf32> loc(#at7)
    %cst_130 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %243 = stablehlo.maximum %242, %241 : tensor<6x1xf32> loc(#at7)
    %244 = stablehlo.divide %235, %243 : tensor<6x1xf32> loc(#at7)
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %246 = stablehlo.multiply %245, %225 : tensor<6x1024xf32> loc(#at7)
    %247 = stablehlo.subtract %arg0, %246 : tensor<6x1024xf32> loc(#at7)
    %248 = stablehlo.multiply %212#87, %212#87 : tensor<6x1024xf32> loc(#at7)
    %cst_131 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %250 = stablehlo.add %248, %249 : tensor<6x1024xf32> loc(#at7)
    %cst_132 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %252 = stablehlo.multiply %251, %arg41 : tensor<6x1024xf32> loc(#at7)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %254 = stablehlo.multiply %253, %250 : tensor<6x1024xf32> loc(#at7)
    %255 = stablehlo.add %252, %254 : tensor<6x1024xf32> loc(#at7)
    %256 = stablehlo.rsqrt %255 : tensor<6x1024xf32> loc(#at7)
    %257 = stablehlo.multiply %212#87, %256 : tensor<6x1024xf32> loc(#at7)
    %258 = stablehlo.multiply %arg1, %arg1 : tensor<6x1024xf32> loc(#at7)
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %259 = stablehlo.reduce(%258 init: %cst_134) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_135 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %262 = stablehlo.divide %260, %261 : tensor<6x1xf32> loc(#at7)
    %263 = stablehlo.sqrt %262 : tensor<6x1xf32> loc(#at7)
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %265 = stablehlo.maximum %264, %263 : tensor<6x1xf32> loc(#at7)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %267 = stablehlo.multiply %266, %265 : tensor<6x1xf32> loc(#at7)
    %268 = stablehlo.multiply %257, %257 : tensor<6x1024xf32> loc(#at7)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %269 = stablehlo.reduce(%268 init: %cst_138) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %270 = stablehlo.broadcast_in_dim %269, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_139 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %272 = stablehlo.divide %270, %271 : tensor<6x1xf32> loc(#at7)
    %273 = stablehlo.sqrt %272 : tensor<6x1xf32> loc(#at7)
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %275 = stablehlo.maximum %274, %273 : tensor<6x1xf32> loc(#at7)
    %276 = stablehlo.divide %267, %275 : tensor<6x1xf32> loc(#at7)
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %278 = stablehlo.multiply %277, %257 : tensor<6x1024xf32> loc(#at7)
    %279 = stablehlo.subtract %arg1, %278 : tensor<6x1024xf32> loc(#at7)
    %280 = stablehlo.multiply %212#88, %212#88 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_141 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %282 = stablehlo.add %280, %281 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_142 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %284 = stablehlo.multiply %283, %arg42 : tensor<6x8192xf32> loc(#at7)
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %285 = stablehlo.reduce(%282 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %cst_144 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %287 = stablehlo.divide %285, %286 : tensor<6x8192xf32> loc(#at7)
    %cst_145 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %289 = stablehlo.multiply %288, %287 : tensor<6x8192xf32> loc(#at7)
    %290 = stablehlo.add %284, %289 : tensor<6x8192xf32> loc(#at7)
    %cst_146 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %292 = stablehlo.multiply %291, %arg22 : tensor<6x1024xf32> loc(#at7)
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %293 = stablehlo.reduce(%282 init: %cst_147) applies stablehlo.add across dimensions = [1] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_148 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %295 = stablehlo.divide %293, %294 : tensor<6x1024xf32> loc(#at7)
    %cst_149 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %297 = stablehlo.multiply %296, %295 : tensor<6x1024xf32> loc(#at7)
    %298 = stablehlo.add %292, %297 : tensor<6x1024xf32> loc(#at7)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %299 = stablehlo.reduce(%290 init: %cst_150) applies stablehlo.add across dimensions = [1] : (tensor<6x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %300 = stablehlo.broadcast_in_dim %299, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_151 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %302 = stablehlo.divide %300, %301 : tensor<6x1xf32> loc(#at7)
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x8192xf32> loc(#at7)
    %304 = stablehlo.divide %290, %303 : tensor<6x8192xf32> loc(#at7)
    %305 = stablehlo.rsqrt %304 : tensor<6x8192xf32> loc(#at7)
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1] : (tensor<6x8192xf32>) -> tensor<6x8192x1xf32> loc(#at7)
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2] : (tensor<6x8192x1xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %308 = stablehlo.multiply %212#88, %307 : tensor<6x8192x1024xf32> loc(#at7)
    %309 = stablehlo.rsqrt %298 : tensor<6x1024xf32> loc(#at7)
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 2] : (tensor<6x1024xf32>) -> tensor<6x1x1024xf32> loc(#at7)
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1, 2] : (tensor<6x1x1024xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %312 = stablehlo.multiply %308, %311 : tensor<6x8192x1024xf32> loc(#at7)
    %313 = stablehlo.multiply %arg2, %arg2 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %314 = stablehlo.reduce(%313 init: %cst_152) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %315 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_153 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %317 = stablehlo.divide %315, %316 : tensor<6x1x1xf32> loc(#at7)
    %318 = stablehlo.sqrt %317 : tensor<6x1x1xf32> loc(#at7)
    %cst_154 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %320 = stablehlo.maximum %319, %318 : tensor<6x1x1xf32> loc(#at7)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %322 = stablehlo.multiply %321, %320 : tensor<6x1x1xf32> loc(#at7)
    %323 = stablehlo.multiply %312, %312 : tensor<6x8192x1024xf32> loc(#at7)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %324 = stablehlo.reduce(%323 init: %cst_156) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x8192x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %325 = stablehlo.broadcast_in_dim %324, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_157 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %327 = stablehlo.divide %325, %326 : tensor<6x1x1xf32> loc(#at7)
    %328 = stablehlo.sqrt %327 : tensor<6x1x1xf32> loc(#at7)
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %330 = stablehlo.maximum %329, %328 : tensor<6x1x1xf32> loc(#at7)
    %331 = stablehlo.divide %322, %330 : tensor<6x1x1xf32> loc(#at7)
    %332 = stablehlo.broadcast_in_dim %331, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x8192x1024xf32> loc(#at7)
    %333 = stablehlo.multiply %332, %312 : tensor<6x8192x1024xf32> loc(#at7)
    %334 = stablehlo.subtract %arg2, %333 : tensor<6x8192x1024xf32> loc(#at7)
    %335 = stablehlo.multiply %212#89, %212#89 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_159 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %337 = stablehlo.add %335, %336 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_160 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %339 = stablehlo.multiply %338, %arg43 : tensor<6x1024xf32> loc(#at7)
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %340 = stablehlo.reduce(%337 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_162 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %342 = stablehlo.divide %340, %341 : tensor<6x1024xf32> loc(#at7)
    %cst_163 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %344 = stablehlo.multiply %343, %342 : tensor<6x1024xf32> loc(#at7)
    %345 = stablehlo.add %339, %344 : tensor<6x1024xf32> loc(#at7)
    %cst_164 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %347 = stablehlo.multiply %346, %arg23 : tensor<6x8192xf32> loc(#at7)
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %348 = stablehlo.reduce(%337 init: %cst_165) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %cst_166 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %350 = stablehlo.divide %348, %349 : tensor<6x8192xf32> loc(#at7)
    %cst_167 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<6x8192xf32> loc(#at7)
    %352 = stablehlo.multiply %351, %350 : tensor<6x8192xf32> loc(#at7)
    %353 = stablehlo.add %347, %352 : tensor<6x8192xf32> loc(#at7)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %354 = stablehlo.reduce(%345 init: %cst_168) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_169 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %357 = stablehlo.divide %355, %356 : tensor<6x1xf32> loc(#at7)
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %359 = stablehlo.divide %345, %358 : tensor<6x1024xf32> loc(#at7)
    %360 = stablehlo.rsqrt %359 : tensor<6x1024xf32> loc(#at7)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1xf32> loc(#at7)
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2] : (tensor<6x1024x1xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %363 = stablehlo.multiply %212#89, %362 : tensor<6x1024x8192xf32> loc(#at7)
    %364 = stablehlo.rsqrt %353 : tensor<6x8192xf32> loc(#at7)
    %365 = stablehlo.broadcast_in_dim %364, dims = [0, 2] : (tensor<6x8192xf32>) -> tensor<6x1x8192xf32> loc(#at7)
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1, 2] : (tensor<6x1x8192xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %367 = stablehlo.multiply %363, %366 : tensor<6x1024x8192xf32> loc(#at7)
    %368 = stablehlo.multiply %arg3, %arg3 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %369 = stablehlo.reduce(%368 init: %cst_170) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_171 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %372 = stablehlo.divide %370, %371 : tensor<6x1x1xf32> loc(#at7)
    %373 = stablehlo.sqrt %372 : tensor<6x1x1xf32> loc(#at7)
    %cst_172 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %375 = stablehlo.maximum %374, %373 : tensor<6x1x1xf32> loc(#at7)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %377 = stablehlo.multiply %376, %375 : tensor<6x1x1xf32> loc(#at7)
    %378 = stablehlo.multiply %367, %367 : tensor<6x1024x8192xf32> loc(#at7)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %379 = stablehlo.reduce(%378 init: %cst_174) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x8192xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %380 = stablehlo.broadcast_in_dim %379, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_175 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %382 = stablehlo.divide %380, %381 : tensor<6x1x1xf32> loc(#at7)
    %383 = stablehlo.sqrt %382 : tensor<6x1x1xf32> loc(#at7)
    %cst_176 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %385 = stablehlo.maximum %384, %383 : tensor<6x1x1xf32> loc(#at7)
    %386 = stablehlo.divide %377, %385 : tensor<6x1x1xf32> loc(#at7)
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1024x8192xf32> loc(#at7)
    %388 = stablehlo.multiply %387, %367 : tensor<6x1024x8192xf32> loc(#at7)
    %389 = stablehlo.subtract %arg3, %388 : tensor<6x1024x8192xf32> loc(#at7)
    %390 = stablehlo.multiply %212#90, %212#90 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_177 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %392 = stablehlo.add %390, %391 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_178 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %394 = stablehlo.multiply %393, %arg44 : tensor<6x1024xf32> loc(#at7)
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %395 = stablehlo.reduce(%392 init: %cst_179) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_180 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %397 = stablehlo.divide %395, %396 : tensor<6x1024xf32> loc(#at7)
    %cst_181 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %399 = stablehlo.multiply %398, %397 : tensor<6x1024xf32> loc(#at7)
    %400 = stablehlo.add %394, %399 : tensor<6x1024xf32> loc(#at7)
    %cst_182 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %402 = stablehlo.multiply %401, %arg24 : tensor<6x16x128xf32> loc(#at7)
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %403 = stablehlo.reduce(%392 init: %cst_183) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_184 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %405 = stablehlo.divide %403, %404 : tensor<6x16x128xf32> loc(#at7)
    %cst_185 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %407 = stablehlo.multiply %406, %405 : tensor<6x16x128xf32> loc(#at7)
    %408 = stablehlo.add %402, %407 : tensor<6x16x128xf32> loc(#at7)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %409 = stablehlo.reduce(%400 init: %cst_186) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %410 = stablehlo.broadcast_in_dim %409, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_187 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %412 = stablehlo.divide %410, %411 : tensor<6x1xf32> loc(#at7)
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %414 = stablehlo.divide %400, %413 : tensor<6x1024xf32> loc(#at7)
    %415 = stablehlo.rsqrt %414 : tensor<6x1024xf32> loc(#at7)
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %418 = stablehlo.multiply %212#90, %417 : tensor<6x1024x16x128xf32> loc(#at7)
    %419 = stablehlo.rsqrt %408 : tensor<6x16x128xf32> loc(#at7)
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %422 = stablehlo.multiply %418, %421 : tensor<6x1024x16x128xf32> loc(#at7)
    %423 = stablehlo.multiply %arg4, %arg4 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %424 = stablehlo.reduce(%423 init: %cst_188) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_189 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %427 = stablehlo.divide %425, %426 : tensor<6x1x1x1xf32> loc(#at7)
    %428 = stablehlo.sqrt %427 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_190 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %430 = stablehlo.maximum %429, %428 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %432 = stablehlo.multiply %431, %430 : tensor<6x1x1x1xf32> loc(#at7)
    %433 = stablehlo.multiply %422, %422 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %434 = stablehlo.reduce(%433 init: %cst_192) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %435 = stablehlo.broadcast_in_dim %434, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_193 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %437 = stablehlo.divide %435, %436 : tensor<6x1x1x1xf32> loc(#at7)
    %438 = stablehlo.sqrt %437 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_194 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %440 = stablehlo.maximum %439, %438 : tensor<6x1x1x1xf32> loc(#at7)
    %441 = stablehlo.divide %432, %440 : tensor<6x1x1x1xf32> loc(#at7)
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %443 = stablehlo.multiply %442, %422 : tensor<6x1024x16x128xf32> loc(#at7)
    %444 = stablehlo.subtract %arg4, %443 : tensor<6x1024x16x128xf32> loc(#at7)
    %445 = stablehlo.multiply %212#91, %212#91 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_195 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %447 = stablehlo.add %445, %446 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_196 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %449 = stablehlo.multiply %448, %arg45 : tensor<6x16x128xf32> loc(#at7)
    %cst_197 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %450 = stablehlo.reduce(%447 init: %cst_197) applies stablehlo.add across dimensions = [3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_198 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %452 = stablehlo.divide %450, %451 : tensor<6x16x128xf32> loc(#at7)
    %cst_199 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %454 = stablehlo.multiply %453, %452 : tensor<6x16x128xf32> loc(#at7)
    %455 = stablehlo.add %449, %454 : tensor<6x16x128xf32> loc(#at7)
    %cst_200 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %457 = stablehlo.multiply %456, %arg25 : tensor<6x1024xf32> loc(#at7)
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %458 = stablehlo.reduce(%447 init: %cst_201) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_202 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %460 = stablehlo.divide %458, %459 : tensor<6x1024xf32> loc(#at7)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %462 = stablehlo.multiply %461, %460 : tensor<6x1024xf32> loc(#at7)
    %463 = stablehlo.add %457, %462 : tensor<6x1024xf32> loc(#at7)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %464 = stablehlo.reduce(%455 init: %cst_204) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %465 = stablehlo.broadcast_in_dim %464, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_205 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %467 = stablehlo.divide %465, %466 : tensor<6x1x1xf32> loc(#at7)
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x16x128xf32> loc(#at7)
    %469 = stablehlo.divide %455, %468 : tensor<6x16x128xf32> loc(#at7)
    %470 = stablehlo.rsqrt %469 : tensor<6x16x128xf32> loc(#at7)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2] : (tensor<6x16x128xf32>) -> tensor<6x16x128x1xf32> loc(#at7)
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<6x16x128x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %473 = stablehlo.multiply %212#91, %472 : tensor<6x16x128x1024xf32> loc(#at7)
    %474 = stablehlo.rsqrt %463 : tensor<6x1024xf32> loc(#at7)
    %475 = stablehlo.broadcast_in_dim %474, dims = [0, 3] : (tensor<6x1024xf32>) -> tensor<6x1x1x1024xf32> loc(#at7)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0, 1, 2, 3] : (tensor<6x1x1x1024xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %477 = stablehlo.multiply %473, %476 : tensor<6x16x128x1024xf32> loc(#at7)
    %478 = stablehlo.multiply %arg5, %arg5 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %479 = stablehlo.reduce(%478 init: %cst_206) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_207 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %482 = stablehlo.divide %480, %481 : tensor<6x1x1x1xf32> loc(#at7)
    %483 = stablehlo.sqrt %482 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_208 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %485 = stablehlo.maximum %484, %483 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %487 = stablehlo.multiply %486, %485 : tensor<6x1x1x1xf32> loc(#at7)
    %488 = stablehlo.multiply %477, %477 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %489 = stablehlo.reduce(%488 init: %cst_210) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %490 = stablehlo.broadcast_in_dim %489, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_211 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %492 = stablehlo.divide %490, %491 : tensor<6x1x1x1xf32> loc(#at7)
    %493 = stablehlo.sqrt %492 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_212 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %495 = stablehlo.maximum %494, %493 : tensor<6x1x1x1xf32> loc(#at7)
    %496 = stablehlo.divide %487, %495 : tensor<6x1x1x1xf32> loc(#at7)
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %498 = stablehlo.multiply %497, %477 : tensor<6x16x128x1024xf32> loc(#at7)
    %499 = stablehlo.subtract %arg5, %498 : tensor<6x16x128x1024xf32> loc(#at7)
    %500 = stablehlo.multiply %212#92, %212#92 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_213 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %502 = stablehlo.add %500, %501 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_214 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %504 = stablehlo.multiply %503, %arg46 : tensor<6x1024xf32> loc(#at7)
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %505 = stablehlo.reduce(%502 init: %cst_215) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_216 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %507 = stablehlo.divide %505, %506 : tensor<6x1024xf32> loc(#at7)
    %cst_217 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %509 = stablehlo.multiply %508, %507 : tensor<6x1024xf32> loc(#at7)
    %510 = stablehlo.add %504, %509 : tensor<6x1024xf32> loc(#at7)
    %cst_218 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %512 = stablehlo.multiply %511, %arg26 : tensor<6x16x128xf32> loc(#at7)
    %cst_219 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %513 = stablehlo.reduce(%502 init: %cst_219) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_220 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %515 = stablehlo.divide %513, %514 : tensor<6x16x128xf32> loc(#at7)
    %cst_221 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %517 = stablehlo.multiply %516, %515 : tensor<6x16x128xf32> loc(#at7)
    %518 = stablehlo.add %512, %517 : tensor<6x16x128xf32> loc(#at7)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %519 = stablehlo.reduce(%510 init: %cst_222) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %520 = stablehlo.broadcast_in_dim %519, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_223 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %522 = stablehlo.divide %520, %521 : tensor<6x1xf32> loc(#at7)
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %524 = stablehlo.divide %510, %523 : tensor<6x1024xf32> loc(#at7)
    %525 = stablehlo.rsqrt %524 : tensor<6x1024xf32> loc(#at7)
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %528 = stablehlo.multiply %212#92, %527 : tensor<6x1024x16x128xf32> loc(#at7)
    %529 = stablehlo.rsqrt %518 : tensor<6x16x128xf32> loc(#at7)
    %530 = stablehlo.broadcast_in_dim %529, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %532 = stablehlo.multiply %528, %531 : tensor<6x1024x16x128xf32> loc(#at7)
    %533 = stablehlo.multiply %arg6, %arg6 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_224 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %534 = stablehlo.reduce(%533 init: %cst_224) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_225 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %537 = stablehlo.divide %535, %536 : tensor<6x1x1x1xf32> loc(#at7)
    %538 = stablehlo.sqrt %537 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_226 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %540 = stablehlo.maximum %539, %538 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_227 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %542 = stablehlo.multiply %541, %540 : tensor<6x1x1x1xf32> loc(#at7)
    %543 = stablehlo.multiply %532, %532 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_228 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %544 = stablehlo.reduce(%543 init: %cst_228) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %545 = stablehlo.broadcast_in_dim %544, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_229 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %547 = stablehlo.divide %545, %546 : tensor<6x1x1x1xf32> loc(#at7)
    %548 = stablehlo.sqrt %547 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_230 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %550 = stablehlo.maximum %549, %548 : tensor<6x1x1x1xf32> loc(#at7)
    %551 = stablehlo.divide %542, %550 : tensor<6x1x1x1xf32> loc(#at7)
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %553 = stablehlo.multiply %552, %532 : tensor<6x1024x16x128xf32> loc(#at7)
    %554 = stablehlo.subtract %arg6, %553 : tensor<6x1024x16x128xf32> loc(#at7)
    %555 = stablehlo.multiply %212#93, %212#93 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_231 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %557 = stablehlo.add %555, %556 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_232 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %559 = stablehlo.multiply %558, %arg47 : tensor<6x1024xf32> loc(#at7)
    %cst_233 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %560 = stablehlo.reduce(%557 init: %cst_233) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_234 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %562 = stablehlo.divide %560, %561 : tensor<6x1024xf32> loc(#at7)
    %cst_235 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %564 = stablehlo.multiply %563, %562 : tensor<6x1024xf32> loc(#at7)
    %565 = stablehlo.add %559, %564 : tensor<6x1024xf32> loc(#at7)
    %cst_236 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %567 = stablehlo.multiply %566, %arg27 : tensor<6x16x128xf32> loc(#at7)
    %cst_237 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %568 = stablehlo.reduce(%557 init: %cst_237) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_238 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %570 = stablehlo.divide %568, %569 : tensor<6x16x128xf32> loc(#at7)
    %cst_239 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %572 = stablehlo.multiply %571, %570 : tensor<6x16x128xf32> loc(#at7)
    %573 = stablehlo.add %567, %572 : tensor<6x16x128xf32> loc(#at7)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %574 = stablehlo.reduce(%565 init: %cst_240) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %575 = stablehlo.broadcast_in_dim %574, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_241 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %577 = stablehlo.divide %575, %576 : tensor<6x1xf32> loc(#at7)
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %579 = stablehlo.divide %565, %578 : tensor<6x1024xf32> loc(#at7)
    %580 = stablehlo.rsqrt %579 : tensor<6x1024xf32> loc(#at7)
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %583 = stablehlo.multiply %212#93, %582 : tensor<6x1024x16x128xf32> loc(#at7)
    %584 = stablehlo.rsqrt %573 : tensor<6x16x128xf32> loc(#at7)
    %585 = stablehlo.broadcast_in_dim %584, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %586 = stablehlo.broadcast_in_dim %585, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %587 = stablehlo.multiply %583, %586 : tensor<6x1024x16x128xf32> loc(#at7)
    %588 = stablehlo.multiply %arg7, %arg7 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_242 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %589 = stablehlo.reduce(%588 init: %cst_242) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_243 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %592 = stablehlo.divide %590, %591 : tensor<6x1x1x1xf32> loc(#at7)
    %593 = stablehlo.sqrt %592 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_244 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %595 = stablehlo.maximum %594, %593 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_245 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %597 = stablehlo.multiply %596, %595 : tensor<6x1x1x1xf32> loc(#at7)
    %598 = stablehlo.multiply %587, %587 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_246 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %599 = stablehlo.reduce(%598 init: %cst_246) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %600 = stablehlo.broadcast_in_dim %599, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_247 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %602 = stablehlo.divide %600, %601 : tensor<6x1x1x1xf32> loc(#at7)
    %603 = stablehlo.sqrt %602 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_248 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %605 = stablehlo.maximum %604, %603 : tensor<6x1x1x1xf32> loc(#at7)
    %606 = stablehlo.divide %597, %605 : tensor<6x1x1x1xf32> loc(#at7)
    %607 = stablehlo.broadcast_in_dim %606, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %608 = stablehlo.multiply %607, %587 : tensor<6x1024x16x128xf32> loc(#at7)
    %609 = stablehlo.subtract %arg7, %608 : tensor<6x1024x16x128xf32> loc(#at7)
    %610 = stablehlo.multiply %215, %215 : tensor<32000x1024xf32> loc(#at7)
    %cst_249 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at7)
    %612 = stablehlo.add %610, %611 : tensor<32000x1024xf32> loc(#at7)
    %cst_250 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %614 = stablehlo.multiply %613, %arg48 : tensor<32000xf32> loc(#at7)
    %cst_251 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %615 = stablehlo.reduce(%612 init: %cst_251) applies stablehlo.add across dimensions = [1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_252 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %617 = stablehlo.divide %615, %616 : tensor<32000xf32> loc(#at7)
    %cst_253 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %619 = stablehlo.multiply %618, %617 : tensor<32000xf32> loc(#at7)
    %620 = stablehlo.add %614, %619 : tensor<32000xf32> loc(#at7)
    %cst_254 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %622 = stablehlo.multiply %621, %arg28 : tensor<1024xf32> loc(#at7)
    %cst_255 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %623 = stablehlo.reduce(%612 init: %cst_255) applies stablehlo.add across dimensions = [0] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_256 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %625 = stablehlo.divide %623, %624 : tensor<1024xf32> loc(#at7)
    %cst_257 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %627 = stablehlo.multiply %626, %625 : tensor<1024xf32> loc(#at7)
    %628 = stablehlo.add %622, %627 : tensor<1024xf32> loc(#at7)
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %629 = stablehlo.reduce(%620 init: %cst_258) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %630 = stablehlo.broadcast_in_dim %629, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_259 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %632 = stablehlo.divide %630, %631 : tensor<1xf32> loc(#at7)
    %633 = stablehlo.broadcast_in_dim %632, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at7)
    %634 = stablehlo.divide %620, %633 : tensor<32000xf32> loc(#at7)
    %635 = stablehlo.rsqrt %634 : tensor<32000xf32> loc(#at7)
    %636 = stablehlo.broadcast_in_dim %635, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at7)
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %638 = stablehlo.multiply %215, %637 : tensor<32000x1024xf32> loc(#at7)
    %639 = stablehlo.rsqrt %628 : tensor<1024xf32> loc(#at7)
    %640 = stablehlo.broadcast_in_dim %639, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32> loc(#at7)
    %641 = stablehlo.broadcast_in_dim %640, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %642 = stablehlo.multiply %638, %641 : tensor<32000x1024xf32> loc(#at7)
    %643 = stablehlo.multiply %arg8, %arg8 : tensor<32000x1024xf32> loc(#at7)
    %cst_260 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %644 = stablehlo.reduce(%643 init: %cst_260) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %645 = stablehlo.broadcast_in_dim %644, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_261 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %647 = stablehlo.divide %645, %646 : tensor<1x1xf32> loc(#at7)
    %648 = stablehlo.sqrt %647 : tensor<1x1xf32> loc(#at7)
    %cst_262 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %650 = stablehlo.maximum %649, %648 : tensor<1x1xf32> loc(#at7)
    %cst_263 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %652 = stablehlo.multiply %651, %650 : tensor<1x1xf32> loc(#at7)
    %653 = stablehlo.multiply %642, %642 : tensor<32000x1024xf32> loc(#at7)
    %cst_264 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %654 = stablehlo.reduce(%653 init: %cst_264) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %655 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_265 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %657 = stablehlo.divide %655, %656 : tensor<1x1xf32> loc(#at7)
    %658 = stablehlo.sqrt %657 : tensor<1x1xf32> loc(#at7)
    %cst_266 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %660 = stablehlo.maximum %659, %658 : tensor<1x1xf32> loc(#at7)
    %661 = stablehlo.divide %652, %660 : tensor<1x1xf32> loc(#at7)
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %663 = stablehlo.multiply %662, %642 : tensor<32000x1024xf32> loc(#at7)
    %664 = stablehlo.subtract %arg8, %663 : tensor<32000x1024xf32> loc(#at7)
    %665 = stablehlo.multiply %180, %180 : tensor<1024xf32> loc(#at7)
    %cst_267 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %667 = stablehlo.add %665, %666 : tensor<1024xf32> loc(#at7)
    %cst_268 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %669 = stablehlo.multiply %668, %arg49 : tensor<1024xf32> loc(#at7)
    %cst_269 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %671 = stablehlo.multiply %670, %667 : tensor<1024xf32> loc(#at7)
    %672 = stablehlo.add %669, %671 : tensor<1024xf32> loc(#at7)
    %673 = stablehlo.rsqrt %672 : tensor<1024xf32> loc(#at7)
    %674 = stablehlo.multiply %180, %673 : tensor<1024xf32> loc(#at7)
    %675 = stablehlo.multiply %arg9, %arg9 : tensor<1024xf32> loc(#at7)
    %cst_270 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %676 = stablehlo.reduce(%675 init: %cst_270) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %677 = stablehlo.broadcast_in_dim %676, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_271 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %679 = stablehlo.divide %677, %678 : tensor<1xf32> loc(#at7)
    %680 = stablehlo.sqrt %679 : tensor<1xf32> loc(#at7)
    %cst_272 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %682 = stablehlo.maximum %681, %680 : tensor<1xf32> loc(#at7)
    %cst_273 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %684 = stablehlo.multiply %683, %682 : tensor<1xf32> loc(#at7)
    %685 = stablehlo.multiply %674, %674 : tensor<1024xf32> loc(#at7)
    %cst_274 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %686 = stablehlo.reduce(%685 init: %cst_274) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_275 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %689 = stablehlo.divide %687, %688 : tensor<1xf32> loc(#at7)
    %690 = stablehlo.sqrt %689 : tensor<1xf32> loc(#at7)
    %cst_276 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %692 = stablehlo.maximum %691, %690 : tensor<1xf32> loc(#at7)
    %693 = stablehlo.divide %684, %692 : tensor<1xf32> loc(#at7)
    %694 = stablehlo.broadcast_in_dim %693, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %695 = stablehlo.multiply %694, %674 : tensor<1024xf32> loc(#at7)
    %696 = stablehlo.subtract %arg9, %695 : tensor<1024xf32> loc(#at7)
    %697 = stablehlo.multiply %173, %173 : tensor<1024x32000xf32> loc(#at7)
    %cst_277 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32> loc(#at7)
    %699 = stablehlo.add %697, %698 : tensor<1024x32000xf32> loc(#at7)
    %cst_278 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %701 = stablehlo.multiply %700, %arg50 : tensor<1024xf32> loc(#at7)
    %cst_279 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %702 = stablehlo.reduce(%699 init: %cst_279) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_280 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %704 = stablehlo.divide %702, %703 : tensor<1024xf32> loc(#at7)
    %cst_281 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %706 = stablehlo.multiply %705, %704 : tensor<1024xf32> loc(#at7)
    %707 = stablehlo.add %701, %706 : tensor<1024xf32> loc(#at7)
    %cst_282 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %709 = stablehlo.multiply %708, %arg30 : tensor<32000xf32> loc(#at7)
    %cst_283 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %710 = stablehlo.reduce(%699 init: %cst_283) applies stablehlo.add across dimensions = [0] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_284 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %712 = stablehlo.divide %710, %711 : tensor<32000xf32> loc(#at7)
    %cst_285 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %713 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %714 = stablehlo.multiply %713, %712 : tensor<32000xf32> loc(#at7)
    %715 = stablehlo.add %709, %714 : tensor<32000xf32> loc(#at7)
    %cst_286 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %716 = stablehlo.reduce(%707 init: %cst_286) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %717 = stablehlo.broadcast_in_dim %716, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_287 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %719 = stablehlo.divide %717, %718 : tensor<1xf32> loc(#at7)
    %720 = stablehlo.broadcast_in_dim %719, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %721 = stablehlo.divide %707, %720 : tensor<1024xf32> loc(#at7)
    %722 = stablehlo.rsqrt %721 : tensor<1024xf32> loc(#at7)
    %723 = stablehlo.broadcast_in_dim %722, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32> loc(#at7)
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %725 = stablehlo.multiply %173, %724 : tensor<1024x32000xf32> loc(#at7)
    %726 = stablehlo.rsqrt %715 : tensor<32000xf32> loc(#at7)
    %727 = stablehlo.broadcast_in_dim %726, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at7)
    %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %729 = stablehlo.multiply %725, %728 : tensor<1024x32000xf32> loc(#at7)
    %730 = stablehlo.multiply %arg10, %arg10 : tensor<1024x32000xf32> loc(#at7)
    %cst_288 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %731 = stablehlo.reduce(%730 init: %cst_288) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %732 = stablehlo.broadcast_in_dim %731, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_289 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %734 = stablehlo.divide %732, %733 : tensor<1x1xf32> loc(#at7)
    %735 = stablehlo.sqrt %734 : tensor<1x1xf32> loc(#at7)
    %cst_290 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %737 = stablehlo.maximum %736, %735 : tensor<1x1xf32> loc(#at7)
    %cst_291 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %739 = stablehlo.multiply %738, %737 : tensor<1x1xf32> loc(#at7)
    %740 = stablehlo.multiply %729, %729 : tensor<1024x32000xf32> loc(#at7)
    %cst_292 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %741 = stablehlo.reduce(%740 init: %cst_292) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %742 = stablehlo.broadcast_in_dim %741, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_293 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %744 = stablehlo.divide %742, %743 : tensor<1x1xf32> loc(#at7)
    %745 = stablehlo.sqrt %744 : tensor<1x1xf32> loc(#at7)
    %cst_294 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %746 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %747 = stablehlo.maximum %746, %745 : tensor<1x1xf32> loc(#at7)
    %748 = stablehlo.divide %739, %747 : tensor<1x1xf32> loc(#at7)
    %749 = stablehlo.broadcast_in_dim %748, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %750 = stablehlo.multiply %749, %729 : tensor<1024x32000xf32> loc(#at7)
    %751 = stablehlo.subtract %arg10, %750 : tensor<1024x32000xf32> loc(#at7)
    %752 = stablehlo.multiply %212#94, %212#94 : tensor<6x128x1024x8192xf32> loc(#at7)
    %cst_295 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<6x128x1024x8192xf32> loc(#at7)
    %754 = stablehlo.add %752, %753 : tensor<6x128x1024x8192xf32> loc(#at7)
    %cst_296 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %756 = stablehlo.multiply %755, %arg51 : tensor<6x128x1024xf32> loc(#at7)
    %cst_297 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %757 = stablehlo.reduce(%754 init: %cst_297) applies stablehlo.add across dimensions = [3] : (tensor<6x128x1024x8192xf32>, tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %cst_298 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %759 = stablehlo.divide %757, %758 : tensor<6x128x1024xf32> loc(#at7)
    %cst_299 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %761 = stablehlo.multiply %760, %759 : tensor<6x128x1024xf32> loc(#at7)
    %762 = stablehlo.add %756, %761 : tensor<6x128x1024xf32> loc(#at7)
    %cst_300 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %764 = stablehlo.multiply %763, %arg31 : tensor<6x128x8192xf32> loc(#at7)
    %cst_301 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %765 = stablehlo.reduce(%754 init: %cst_301) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1024x8192xf32>, tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %cst_302 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %766 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %767 = stablehlo.divide %765, %766 : tensor<6x128x8192xf32> loc(#at7)
    %cst_303 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %769 = stablehlo.multiply %768, %767 : tensor<6x128x8192xf32> loc(#at7)
    %770 = stablehlo.add %764, %769 : tensor<6x128x8192xf32> loc(#at7)
    %cst_304 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %771 = stablehlo.reduce(%762 init: %cst_304) applies stablehlo.add across dimensions = [2] : (tensor<6x128x1024xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32> loc(#at7)
    %cst_305 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %773 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32> loc(#at7)
    %774 = stablehlo.divide %772, %773 : tensor<6x128x1xf32> loc(#at7)
    %775 = stablehlo.broadcast_in_dim %774, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x1024xf32> loc(#at7)
    %776 = stablehlo.divide %762, %775 : tensor<6x128x1024xf32> loc(#at7)
    %777 = stablehlo.rsqrt %776 : tensor<6x128x1024xf32> loc(#at7)
    %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1, 2] : (tensor<6x128x1024xf32>) -> tensor<6x128x1024x1xf32> loc(#at7)
    %779 = stablehlo.broadcast_in_dim %778, dims = [0, 1, 2, 3] : (tensor<6x128x1024x1xf32>) -> tensor<6x128x1024x8192xf32> loc(#at7)
    %780 = stablehlo.multiply %212#94, %779 : tensor<6x128x1024x8192xf32> loc(#at7)
    %781 = stablehlo.rsqrt %770 : tensor<6x128x8192xf32> loc(#at7)
    %782 = stablehlo.broadcast_in_dim %781, dims = [0, 1, 3] : (tensor<6x128x8192xf32>) -> tensor<6x128x1x8192xf32> loc(#at7)
    %783 = stablehlo.broadcast_in_dim %782, dims = [0, 1, 2, 3] : (tensor<6x128x1x8192xf32>) -> tensor<6x128x1024x8192xf32> loc(#at7)
    %784 = stablehlo.multiply %780, %783 : tensor<6x128x1024x8192xf32> loc(#at7)
    %785 = stablehlo.multiply %arg11, %arg11 : tensor<6x128x1024x8192xf32> loc(#at7)
    %cst_306 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %786 = stablehlo.reduce(%785 init: %cst_306) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x128x1024x8192xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %787 = stablehlo.broadcast_in_dim %786, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %cst_307 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %789 = stablehlo.divide %787, %788 : tensor<6x128x1x1xf32> loc(#at7)
    %790 = stablehlo.sqrt %789 : tensor<6x128x1x1xf32> loc(#at7)
    %cst_308 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %792 = stablehlo.maximum %791, %790 : tensor<6x128x1x1xf32> loc(#at7)
    %cst_309 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %794 = stablehlo.multiply %793, %792 : tensor<6x128x1x1xf32> loc(#at7)
    %795 = stablehlo.multiply %784, %784 : tensor<6x128x1024x8192xf32> loc(#at7)
    %cst_310 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %796 = stablehlo.reduce(%795 init: %cst_310) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x128x1024x8192xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %797 = stablehlo.broadcast_in_dim %796, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %cst_311 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %799 = stablehlo.divide %797, %798 : tensor<6x128x1x1xf32> loc(#at7)
    %800 = stablehlo.sqrt %799 : tensor<6x128x1x1xf32> loc(#at7)
    %cst_312 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %802 = stablehlo.maximum %801, %800 : tensor<6x128x1x1xf32> loc(#at7)
    %803 = stablehlo.divide %794, %802 : tensor<6x128x1x1xf32> loc(#at7)
    %804 = stablehlo.broadcast_in_dim %803, dims = [0, 1, 2, 3] : (tensor<6x128x1x1xf32>) -> tensor<6x128x1024x8192xf32> loc(#at7)
    %805 = stablehlo.multiply %804, %784 : tensor<6x128x1024x8192xf32> loc(#at7)
    %806 = stablehlo.subtract %arg11, %805 : tensor<6x128x1024x8192xf32> loc(#at7)
    %807 = stablehlo.multiply %212#95, %212#95 : tensor<6x128x8192x1024xf32> loc(#at7)
    %cst_313 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<6x128x8192x1024xf32> loc(#at7)
    %809 = stablehlo.add %807, %808 : tensor<6x128x8192x1024xf32> loc(#at7)
    %cst_314 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %811 = stablehlo.multiply %810, %arg52 : tensor<6x128x8192xf32> loc(#at7)
    %cst_315 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %812 = stablehlo.reduce(%809 init: %cst_315) applies stablehlo.add across dimensions = [3] : (tensor<6x128x8192x1024xf32>, tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %cst_316 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %814 = stablehlo.divide %812, %813 : tensor<6x128x8192xf32> loc(#at7)
    %cst_317 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<6x128x8192xf32> loc(#at7)
    %816 = stablehlo.multiply %815, %814 : tensor<6x128x8192xf32> loc(#at7)
    %817 = stablehlo.add %811, %816 : tensor<6x128x8192xf32> loc(#at7)
    %cst_318 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %819 = stablehlo.multiply %818, %arg32 : tensor<6x128x1024xf32> loc(#at7)
    %cst_319 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %820 = stablehlo.reduce(%809 init: %cst_319) applies stablehlo.add across dimensions = [2] : (tensor<6x128x8192x1024xf32>, tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %cst_320 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %822 = stablehlo.divide %820, %821 : tensor<6x128x1024xf32> loc(#at7)
    %cst_321 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<6x128x1024xf32> loc(#at7)
    %824 = stablehlo.multiply %823, %822 : tensor<6x128x1024xf32> loc(#at7)
    %825 = stablehlo.add %819, %824 : tensor<6x128x1024xf32> loc(#at7)
    %cst_322 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %826 = stablehlo.reduce(%817 init: %cst_322) applies stablehlo.add across dimensions = [2] : (tensor<6x128x8192xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %827 = stablehlo.broadcast_in_dim %826, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1xf32> loc(#at7)
    %cst_323 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<6x128x1xf32> loc(#at7)
    %829 = stablehlo.divide %827, %828 : tensor<6x128x1xf32> loc(#at7)
    %830 = stablehlo.broadcast_in_dim %829, dims = [0, 1, 2] : (tensor<6x128x1xf32>) -> tensor<6x128x8192xf32> loc(#at7)
    %831 = stablehlo.divide %817, %830 : tensor<6x128x8192xf32> loc(#at7)
    %832 = stablehlo.rsqrt %831 : tensor<6x128x8192xf32> loc(#at7)
    %833 = stablehlo.broadcast_in_dim %832, dims = [0, 1, 2] : (tensor<6x128x8192xf32>) -> tensor<6x128x8192x1xf32> loc(#at7)
    %834 = stablehlo.broadcast_in_dim %833, dims = [0, 1, 2, 3] : (tensor<6x128x8192x1xf32>) -> tensor<6x128x8192x1024xf32> loc(#at7)
    %835 = stablehlo.multiply %212#95, %834 : tensor<6x128x8192x1024xf32> loc(#at7)
    %836 = stablehlo.rsqrt %825 : tensor<6x128x1024xf32> loc(#at7)
    %837 = stablehlo.broadcast_in_dim %836, dims = [0, 1, 3] : (tensor<6x128x1024xf32>) -> tensor<6x128x1x1024xf32> loc(#at7)
    %838 = stablehlo.broadcast_in_dim %837, dims = [0, 1, 2, 3] : (tensor<6x128x1x1024xf32>) -> tensor<6x128x8192x1024xf32> loc(#at7)
    %839 = stablehlo.multiply %835, %838 : tensor<6x128x8192x1024xf32> loc(#at7)
    %840 = stablehlo.multiply %arg12, %arg12 : tensor<6x128x8192x1024xf32> loc(#at7)
    %cst_324 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %841 = stablehlo.reduce(%840 init: %cst_324) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x128x8192x1024xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %842 = stablehlo.broadcast_in_dim %841, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %cst_325 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %844 = stablehlo.divide %842, %843 : tensor<6x128x1x1xf32> loc(#at7)
    %845 = stablehlo.sqrt %844 : tensor<6x128x1x1xf32> loc(#at7)
    %cst_326 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %847 = stablehlo.maximum %846, %845 : tensor<6x128x1x1xf32> loc(#at7)
    %cst_327 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %849 = stablehlo.multiply %848, %847 : tensor<6x128x1x1xf32> loc(#at7)
    %850 = stablehlo.multiply %839, %839 : tensor<6x128x8192x1024xf32> loc(#at7)
    %cst_328 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %851 = stablehlo.reduce(%850 init: %cst_328) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x128x8192x1024xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %852 = stablehlo.broadcast_in_dim %851, dims = [0, 1] : (tensor<6x128xf32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %cst_329 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %854 = stablehlo.divide %852, %853 : tensor<6x128x1x1xf32> loc(#at7)
    %855 = stablehlo.sqrt %854 : tensor<6x128x1x1xf32> loc(#at7)
    %cst_330 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<6x128x1x1xf32> loc(#at7)
    %857 = stablehlo.maximum %856, %855 : tensor<6x128x1x1xf32> loc(#at7)
    %858 = stablehlo.divide %849, %857 : tensor<6x128x1x1xf32> loc(#at7)
    %859 = stablehlo.broadcast_in_dim %858, dims = [0, 1, 2, 3] : (tensor<6x128x1x1xf32>) -> tensor<6x128x8192x1024xf32> loc(#at7)
    %860 = stablehlo.multiply %859, %839 : tensor<6x128x8192x1024xf32> loc(#at7)
    %861 = stablehlo.subtract %arg12, %860 : tensor<6x128x8192x1024xf32> loc(#at7)
    %862 = stablehlo.multiply %212#96, %212#96 : tensor<6x1024xf32> loc(#at7)
    %cst_331 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %864 = stablehlo.add %862, %863 : tensor<6x1024xf32> loc(#at7)
    %cst_332 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_332, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %866 = stablehlo.multiply %865, %arg53 : tensor<6x1024xf32> loc(#at7)
    %cst_333 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %868 = stablehlo.multiply %867, %864 : tensor<6x1024xf32> loc(#at7)
    %869 = stablehlo.add %866, %868 : tensor<6x1024xf32> loc(#at7)
    %870 = stablehlo.rsqrt %869 : tensor<6x1024xf32> loc(#at7)
    %871 = stablehlo.multiply %212#96, %870 : tensor<6x1024xf32> loc(#at7)
    %872 = stablehlo.multiply %arg13, %arg13 : tensor<6x1024xf32> loc(#at7)
    %cst_334 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %873 = stablehlo.reduce(%872 init: %cst_334) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %874 = stablehlo.broadcast_in_dim %873, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_335 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %876 = stablehlo.divide %874, %875 : tensor<6x1xf32> loc(#at7)
    %877 = stablehlo.sqrt %876 : tensor<6x1xf32> loc(#at7)
    %cst_336 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_336, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %879 = stablehlo.maximum %878, %877 : tensor<6x1xf32> loc(#at7)
    %cst_337 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %881 = stablehlo.multiply %880, %879 : tensor<6x1xf32> loc(#at7)
    %882 = stablehlo.multiply %871, %871 : tensor<6x1024xf32> loc(#at7)
    %cst_338 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %883 = stablehlo.reduce(%882 init: %cst_338) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %884 = stablehlo.broadcast_in_dim %883, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_339 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %886 = stablehlo.divide %884, %885 : tensor<6x1xf32> loc(#at7)
    %887 = stablehlo.sqrt %886 : tensor<6x1xf32> loc(#at7)
    %cst_340 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %889 = stablehlo.maximum %888, %887 : tensor<6x1xf32> loc(#at7)
    %890 = stablehlo.divide %881, %889 : tensor<6x1xf32> loc(#at7)
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %892 = stablehlo.multiply %891, %871 : tensor<6x1024xf32> loc(#at7)
    %893 = stablehlo.subtract %arg13, %892 : tensor<6x1024xf32> loc(#at7)
    %894 = stablehlo.multiply %212#97, %212#97 : tensor<6x1024xf32> loc(#at7)
    %cst_341 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_341, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %896 = stablehlo.add %894, %895 : tensor<6x1024xf32> loc(#at7)
    %cst_342 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %898 = stablehlo.multiply %897, %arg54 : tensor<6x1024xf32> loc(#at7)
    %cst_343 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %900 = stablehlo.multiply %899, %896 : tensor<6x1024xf32> loc(#at7)
    %901 = stablehlo.add %898, %900 : tensor<6x1024xf32> loc(#at7)
    %902 = stablehlo.rsqrt %901 : tensor<6x1024xf32> loc(#at7)
    %903 = stablehlo.multiply %212#97, %902 : tensor<6x1024xf32> loc(#at7)
    %904 = stablehlo.multiply %arg14, %arg14 : tensor<6x1024xf32> loc(#at7)
    %cst_344 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %905 = stablehlo.reduce(%904 init: %cst_344) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %906 = stablehlo.broadcast_in_dim %905, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_345 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_345, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %908 = stablehlo.divide %906, %907 : tensor<6x1xf32> loc(#at7)
    %909 = stablehlo.sqrt %908 : tensor<6x1xf32> loc(#at7)
    %cst_346 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %911 = stablehlo.maximum %910, %909 : tensor<6x1xf32> loc(#at7)
    %cst_347 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %913 = stablehlo.multiply %912, %911 : tensor<6x1xf32> loc(#at7)
    %914 = stablehlo.multiply %903, %903 : tensor<6x1024xf32> loc(#at7)
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %915 = stablehlo.reduce(%914 init: %cst_348) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %916 = stablehlo.broadcast_in_dim %915, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_349 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %918 = stablehlo.divide %916, %917 : tensor<6x1xf32> loc(#at7)
    %919 = stablehlo.sqrt %918 : tensor<6x1xf32> loc(#at7)
    %cst_350 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_350, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %921 = stablehlo.maximum %920, %919 : tensor<6x1xf32> loc(#at7)
    %922 = stablehlo.divide %913, %921 : tensor<6x1xf32> loc(#at7)
    %923 = stablehlo.broadcast_in_dim %922, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %924 = stablehlo.multiply %923, %903 : tensor<6x1024xf32> loc(#at7)
    %925 = stablehlo.subtract %arg14, %924 : tensor<6x1024xf32> loc(#at7)
    %926 = stablehlo.multiply %212#98, %212#98 : tensor<6x1024x128xf32> loc(#at7)
    %cst_351 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<6x1024x128xf32> loc(#at7)
    %928 = stablehlo.add %926, %927 : tensor<6x1024x128xf32> loc(#at7)
    %cst_352 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %929 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %930 = stablehlo.multiply %929, %arg55 : tensor<6x1024xf32> loc(#at7)
    %cst_353 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %931 = stablehlo.reduce(%928 init: %cst_353) applies stablehlo.add across dimensions = [2] : (tensor<6x1024x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_354 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_354, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %933 = stablehlo.divide %931, %932 : tensor<6x1024xf32> loc(#at7)
    %cst_355 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %935 = stablehlo.multiply %934, %933 : tensor<6x1024xf32> loc(#at7)
    %936 = stablehlo.add %930, %935 : tensor<6x1024xf32> loc(#at7)
    %cst_356 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %938 = stablehlo.multiply %937, %arg35 : tensor<6x128xf32> loc(#at7)
    %cst_357 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %939 = stablehlo.reduce(%928 init: %cst_357) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x128xf32>, tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %cst_358 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %941 = stablehlo.divide %939, %940 : tensor<6x128xf32> loc(#at7)
    %cst_359 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_359, dims = [] : (tensor<f32>) -> tensor<6x128xf32> loc(#at7)
    %943 = stablehlo.multiply %942, %941 : tensor<6x128xf32> loc(#at7)
    %944 = stablehlo.add %938, %943 : tensor<6x128xf32> loc(#at7)
    %cst_360 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %945 = stablehlo.reduce(%936 init: %cst_360) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %946 = stablehlo.broadcast_in_dim %945, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_361 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %948 = stablehlo.divide %946, %947 : tensor<6x1xf32> loc(#at7)
    %949 = stablehlo.broadcast_in_dim %948, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %950 = stablehlo.divide %936, %949 : tensor<6x1024xf32> loc(#at7)
    %951 = stablehlo.rsqrt %950 : tensor<6x1024xf32> loc(#at7)
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1xf32> loc(#at7)
    %953 = stablehlo.broadcast_in_dim %952, dims = [0, 1, 2] : (tensor<6x1024x1xf32>) -> tensor<6x1024x128xf32> loc(#at7)
    %954 = stablehlo.multiply %212#98, %953 : tensor<6x1024x128xf32> loc(#at7)
    %955 = stablehlo.rsqrt %944 : tensor<6x128xf32> loc(#at7)
    %956 = stablehlo.broadcast_in_dim %955, dims = [0, 2] : (tensor<6x128xf32>) -> tensor<6x1x128xf32> loc(#at7)
    %957 = stablehlo.broadcast_in_dim %956, dims = [0, 1, 2] : (tensor<6x1x128xf32>) -> tensor<6x1024x128xf32> loc(#at7)
    %958 = stablehlo.multiply %954, %957 : tensor<6x1024x128xf32> loc(#at7)
    %959 = stablehlo.multiply %arg15, %arg15 : tensor<6x1024x128xf32> loc(#at7)
    %cst_362 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %960 = stablehlo.reduce(%959 init: %cst_362) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %961 = stablehlo.broadcast_in_dim %960, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_363 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_363, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %963 = stablehlo.divide %961, %962 : tensor<6x1x1xf32> loc(#at7)
    %964 = stablehlo.sqrt %963 : tensor<6x1x1xf32> loc(#at7)
    %cst_364 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %966 = stablehlo.maximum %965, %964 : tensor<6x1x1xf32> loc(#at7)
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %968 = stablehlo.multiply %967, %966 : tensor<6x1x1xf32> loc(#at7)
    %969 = stablehlo.multiply %958, %958 : tensor<6x1024x128xf32> loc(#at7)
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %970 = stablehlo.reduce(%969 init: %cst_366) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x1024x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %971 = stablehlo.broadcast_in_dim %970, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_367 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %973 = stablehlo.divide %971, %972 : tensor<6x1x1xf32> loc(#at7)
    %974 = stablehlo.sqrt %973 : tensor<6x1x1xf32> loc(#at7)
    %cst_368 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_368, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %976 = stablehlo.maximum %975, %974 : tensor<6x1x1xf32> loc(#at7)
    %977 = stablehlo.divide %968, %976 : tensor<6x1x1xf32> loc(#at7)
    %978 = stablehlo.broadcast_in_dim %977, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x1024x128xf32> loc(#at7)
    %979 = stablehlo.multiply %978, %958 : tensor<6x1024x128xf32> loc(#at7)
    %980 = stablehlo.subtract %arg15, %979 : tensor<6x1024x128xf32> loc(#at7)
    %981 = stablehlo.multiply %212#99, %212#99 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_369 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %983 = stablehlo.add %981, %982 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_370 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %985 = stablehlo.multiply %984, %arg56 : tensor<6x1024xf32> loc(#at7)
    %cst_371 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %986 = stablehlo.reduce(%983 init: %cst_371) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_372 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_372, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %988 = stablehlo.divide %986, %987 : tensor<6x1024xf32> loc(#at7)
    %cst_373 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %990 = stablehlo.multiply %989, %988 : tensor<6x1024xf32> loc(#at7)
    %991 = stablehlo.add %985, %990 : tensor<6x1024xf32> loc(#at7)
    %cst_374 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %993 = stablehlo.multiply %992, %arg36 : tensor<6x16x128xf32> loc(#at7)
    %cst_375 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %994 = stablehlo.reduce(%983 init: %cst_375) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_376 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_376, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %996 = stablehlo.divide %994, %995 : tensor<6x16x128xf32> loc(#at7)
    %cst_377 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_377, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %998 = stablehlo.multiply %997, %996 : tensor<6x16x128xf32> loc(#at7)
    %999 = stablehlo.add %993, %998 : tensor<6x16x128xf32> loc(#at7)
    %cst_378 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1000 = stablehlo.reduce(%991 init: %cst_378) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_379 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %cst_379, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %1003 = stablehlo.divide %1001, %1002 : tensor<6x1xf32> loc(#at7)
    %1004 = stablehlo.broadcast_in_dim %1003, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %1005 = stablehlo.divide %991, %1004 : tensor<6x1024xf32> loc(#at7)
    %1006 = stablehlo.rsqrt %1005 : tensor<6x1024xf32> loc(#at7)
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1009 = stablehlo.multiply %212#99, %1008 : tensor<6x1024x16x128xf32> loc(#at7)
    %1010 = stablehlo.rsqrt %999 : tensor<6x16x128xf32> loc(#at7)
    %1011 = stablehlo.broadcast_in_dim %1010, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1013 = stablehlo.multiply %1009, %1012 : tensor<6x1024x16x128xf32> loc(#at7)
    %1014 = stablehlo.multiply %arg16, %arg16 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_380 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1015 = stablehlo.reduce(%1014 init: %cst_380) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_381 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_381, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1018 = stablehlo.divide %1016, %1017 : tensor<6x1x1x1xf32> loc(#at7)
    %1019 = stablehlo.sqrt %1018 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_382 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_382, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1021 = stablehlo.maximum %1020, %1019 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_383 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_383, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1023 = stablehlo.multiply %1022, %1021 : tensor<6x1x1x1xf32> loc(#at7)
    %1024 = stablehlo.multiply %1013, %1013 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_384 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1025 = stablehlo.reduce(%1024 init: %cst_384) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_385 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_385, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1028 = stablehlo.divide %1026, %1027 : tensor<6x1x1x1xf32> loc(#at7)
    %1029 = stablehlo.sqrt %1028 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_386 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_386, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1031 = stablehlo.maximum %1030, %1029 : tensor<6x1x1x1xf32> loc(#at7)
    %1032 = stablehlo.divide %1023, %1031 : tensor<6x1x1x1xf32> loc(#at7)
    %1033 = stablehlo.broadcast_in_dim %1032, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1034 = stablehlo.multiply %1033, %1013 : tensor<6x1024x16x128xf32> loc(#at7)
    %1035 = stablehlo.subtract %arg16, %1034 : tensor<6x1024x16x128xf32> loc(#at7)
    %1036 = stablehlo.multiply %212#100, %212#100 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_387 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_387, dims = [] : (tensor<f32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1038 = stablehlo.add %1036, %1037 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_388 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_388, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1040 = stablehlo.multiply %1039, %arg57 : tensor<6x16x128xf32> loc(#at7)
    %cst_389 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1041 = stablehlo.reduce(%1038 init: %cst_389) applies stablehlo.add across dimensions = [3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_390 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_390, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1043 = stablehlo.divide %1041, %1042 : tensor<6x16x128xf32> loc(#at7)
    %cst_391 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %cst_391, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1045 = stablehlo.multiply %1044, %1043 : tensor<6x16x128xf32> loc(#at7)
    %1046 = stablehlo.add %1040, %1045 : tensor<6x16x128xf32> loc(#at7)
    %cst_392 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_392, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1048 = stablehlo.multiply %1047, %arg37 : tensor<6x1024xf32> loc(#at7)
    %cst_393 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1049 = stablehlo.reduce(%1038 init: %cst_393) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_394 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %cst_394, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1051 = stablehlo.divide %1049, %1050 : tensor<6x1024xf32> loc(#at7)
    %cst_395 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_395, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1053 = stablehlo.multiply %1052, %1051 : tensor<6x1024xf32> loc(#at7)
    %1054 = stablehlo.add %1048, %1053 : tensor<6x1024xf32> loc(#at7)
    %cst_396 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1055 = stablehlo.reduce(%1046 init: %cst_396) applies stablehlo.add across dimensions = [1, 2] : (tensor<6x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1056 = stablehlo.broadcast_in_dim %1055, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1xf32> loc(#at7)
    %cst_397 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_397, dims = [] : (tensor<f32>) -> tensor<6x1x1xf32> loc(#at7)
    %1058 = stablehlo.divide %1056, %1057 : tensor<6x1x1xf32> loc(#at7)
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [0, 1, 2] : (tensor<6x1x1xf32>) -> tensor<6x16x128xf32> loc(#at7)
    %1060 = stablehlo.divide %1046, %1059 : tensor<6x16x128xf32> loc(#at7)
    %1061 = stablehlo.rsqrt %1060 : tensor<6x16x128xf32> loc(#at7)
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [0, 1, 2] : (tensor<6x16x128xf32>) -> tensor<6x16x128x1xf32> loc(#at7)
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [0, 1, 2, 3] : (tensor<6x16x128x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1064 = stablehlo.multiply %212#100, %1063 : tensor<6x16x128x1024xf32> loc(#at7)
    %1065 = stablehlo.rsqrt %1054 : tensor<6x1024xf32> loc(#at7)
    %1066 = stablehlo.broadcast_in_dim %1065, dims = [0, 3] : (tensor<6x1024xf32>) -> tensor<6x1x1x1024xf32> loc(#at7)
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [0, 1, 2, 3] : (tensor<6x1x1x1024xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1068 = stablehlo.multiply %1064, %1067 : tensor<6x16x128x1024xf32> loc(#at7)
    %1069 = stablehlo.multiply %arg17, %arg17 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_398 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1070 = stablehlo.reduce(%1069 init: %cst_398) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1071 = stablehlo.broadcast_in_dim %1070, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_399 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_399, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1073 = stablehlo.divide %1071, %1072 : tensor<6x1x1x1xf32> loc(#at7)
    %1074 = stablehlo.sqrt %1073 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_400 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_400, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1076 = stablehlo.maximum %1075, %1074 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_401 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %cst_401, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1078 = stablehlo.multiply %1077, %1076 : tensor<6x1x1x1xf32> loc(#at7)
    %1079 = stablehlo.multiply %1068, %1068 : tensor<6x16x128x1024xf32> loc(#at7)
    %cst_402 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1080 = stablehlo.reduce(%1079 init: %cst_402) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x16x128x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_403 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_403, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1083 = stablehlo.divide %1081, %1082 : tensor<6x1x1x1xf32> loc(#at7)
    %1084 = stablehlo.sqrt %1083 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_404 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_404, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1086 = stablehlo.maximum %1085, %1084 : tensor<6x1x1x1xf32> loc(#at7)
    %1087 = stablehlo.divide %1078, %1086 : tensor<6x1x1x1xf32> loc(#at7)
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x16x128x1024xf32> loc(#at7)
    %1089 = stablehlo.multiply %1088, %1068 : tensor<6x16x128x1024xf32> loc(#at7)
    %1090 = stablehlo.subtract %arg17, %1089 : tensor<6x16x128x1024xf32> loc(#at7)
    %1091 = stablehlo.multiply %212#101, %212#101 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_405 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_405, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1093 = stablehlo.add %1091, %1092 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_406 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_406, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1095 = stablehlo.multiply %1094, %arg58 : tensor<6x1024xf32> loc(#at7)
    %cst_407 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1096 = stablehlo.reduce(%1093 init: %cst_407) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_408 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_408, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1098 = stablehlo.divide %1096, %1097 : tensor<6x1024xf32> loc(#at7)
    %cst_409 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_409, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1100 = stablehlo.multiply %1099, %1098 : tensor<6x1024xf32> loc(#at7)
    %1101 = stablehlo.add %1095, %1100 : tensor<6x1024xf32> loc(#at7)
    %cst_410 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_410, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1103 = stablehlo.multiply %1102, %arg38 : tensor<6x16x128xf32> loc(#at7)
    %cst_411 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1104 = stablehlo.reduce(%1093 init: %cst_411) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_412 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_412, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1106 = stablehlo.divide %1104, %1105 : tensor<6x16x128xf32> loc(#at7)
    %cst_413 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %cst_413, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1108 = stablehlo.multiply %1107, %1106 : tensor<6x16x128xf32> loc(#at7)
    %1109 = stablehlo.add %1103, %1108 : tensor<6x16x128xf32> loc(#at7)
    %cst_414 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1110 = stablehlo.reduce(%1101 init: %cst_414) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_415 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_415, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %1113 = stablehlo.divide %1111, %1112 : tensor<6x1xf32> loc(#at7)
    %1114 = stablehlo.broadcast_in_dim %1113, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %1115 = stablehlo.divide %1101, %1114 : tensor<6x1024xf32> loc(#at7)
    %1116 = stablehlo.rsqrt %1115 : tensor<6x1024xf32> loc(#at7)
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1119 = stablehlo.multiply %212#101, %1118 : tensor<6x1024x16x128xf32> loc(#at7)
    %1120 = stablehlo.rsqrt %1109 : tensor<6x16x128xf32> loc(#at7)
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %1122 = stablehlo.broadcast_in_dim %1121, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1123 = stablehlo.multiply %1119, %1122 : tensor<6x1024x16x128xf32> loc(#at7)
    %1124 = stablehlo.multiply %arg18, %arg18 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_416 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1125 = stablehlo.reduce(%1124 init: %cst_416) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_417 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_417, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1128 = stablehlo.divide %1126, %1127 : tensor<6x1x1x1xf32> loc(#at7)
    %1129 = stablehlo.sqrt %1128 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_418 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_418, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1131 = stablehlo.maximum %1130, %1129 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_419 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %cst_419, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1133 = stablehlo.multiply %1132, %1131 : tensor<6x1x1x1xf32> loc(#at7)
    %1134 = stablehlo.multiply %1123, %1123 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_420 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1135 = stablehlo.reduce(%1134 init: %cst_420) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1136 = stablehlo.broadcast_in_dim %1135, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_421 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %cst_421, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1138 = stablehlo.divide %1136, %1137 : tensor<6x1x1x1xf32> loc(#at7)
    %1139 = stablehlo.sqrt %1138 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_422 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_422, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1141 = stablehlo.maximum %1140, %1139 : tensor<6x1x1x1xf32> loc(#at7)
    %1142 = stablehlo.divide %1133, %1141 : tensor<6x1x1x1xf32> loc(#at7)
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1144 = stablehlo.multiply %1143, %1123 : tensor<6x1024x16x128xf32> loc(#at7)
    %1145 = stablehlo.subtract %arg18, %1144 : tensor<6x1024x16x128xf32> loc(#at7)
    %1146 = stablehlo.multiply %212#102, %212#102 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_423 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1147 = stablehlo.broadcast_in_dim %cst_423, dims = [] : (tensor<f32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1148 = stablehlo.add %1146, %1147 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_424 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_424, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1150 = stablehlo.multiply %1149, %arg59 : tensor<6x1024xf32> loc(#at7)
    %cst_425 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1151 = stablehlo.reduce(%1148 init: %cst_425) applies stablehlo.add across dimensions = [2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %cst_426 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1152 = stablehlo.broadcast_in_dim %cst_426, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1153 = stablehlo.divide %1151, %1152 : tensor<6x1024xf32> loc(#at7)
    %cst_427 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1154 = stablehlo.broadcast_in_dim %cst_427, dims = [] : (tensor<f32>) -> tensor<6x1024xf32> loc(#at7)
    %1155 = stablehlo.multiply %1154, %1153 : tensor<6x1024xf32> loc(#at7)
    %1156 = stablehlo.add %1150, %1155 : tensor<6x1024xf32> loc(#at7)
    %cst_428 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %cst_428, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1158 = stablehlo.multiply %1157, %arg39 : tensor<6x16x128xf32> loc(#at7)
    %cst_429 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1159 = stablehlo.reduce(%1148 init: %cst_429) applies stablehlo.add across dimensions = [1] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %cst_430 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %cst_430, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1161 = stablehlo.divide %1159, %1160 : tensor<6x16x128xf32> loc(#at7)
    %cst_431 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_431, dims = [] : (tensor<f32>) -> tensor<6x16x128xf32> loc(#at7)
    %1163 = stablehlo.multiply %1162, %1161 : tensor<6x16x128xf32> loc(#at7)
    %1164 = stablehlo.add %1158, %1163 : tensor<6x16x128xf32> loc(#at7)
    %cst_432 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1165 = stablehlo.reduce(%1156 init: %cst_432) applies stablehlo.add across dimensions = [1] : (tensor<6x1024xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1166 = stablehlo.broadcast_in_dim %1165, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32> loc(#at7)
    %cst_433 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_433, dims = [] : (tensor<f32>) -> tensor<6x1xf32> loc(#at7)
    %1168 = stablehlo.divide %1166, %1167 : tensor<6x1xf32> loc(#at7)
    %1169 = stablehlo.broadcast_in_dim %1168, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x1024xf32> loc(#at7)
    %1170 = stablehlo.divide %1156, %1169 : tensor<6x1024xf32> loc(#at7)
    %1171 = stablehlo.rsqrt %1170 : tensor<6x1024xf32> loc(#at7)
    %1172 = stablehlo.broadcast_in_dim %1171, dims = [0, 1] : (tensor<6x1024xf32>) -> tensor<6x1024x1x1xf32> loc(#at7)
    %1173 = stablehlo.broadcast_in_dim %1172, dims = [0, 1, 2, 3] : (tensor<6x1024x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1174 = stablehlo.multiply %212#102, %1173 : tensor<6x1024x16x128xf32> loc(#at7)
    %1175 = stablehlo.rsqrt %1164 : tensor<6x16x128xf32> loc(#at7)
    %1176 = stablehlo.broadcast_in_dim %1175, dims = [0, 2, 3] : (tensor<6x16x128xf32>) -> tensor<6x1x16x128xf32> loc(#at7)
    %1177 = stablehlo.broadcast_in_dim %1176, dims = [0, 1, 2, 3] : (tensor<6x1x16x128xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1178 = stablehlo.multiply %1174, %1177 : tensor<6x1024x16x128xf32> loc(#at7)
    %1179 = stablehlo.multiply %arg19, %arg19 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_434 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1180 = stablehlo.reduce(%1179 init: %cst_434) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1181 = stablehlo.broadcast_in_dim %1180, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_435 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1182 = stablehlo.broadcast_in_dim %cst_435, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1183 = stablehlo.divide %1181, %1182 : tensor<6x1x1x1xf32> loc(#at7)
    %1184 = stablehlo.sqrt %1183 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_436 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1185 = stablehlo.broadcast_in_dim %cst_436, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1186 = stablehlo.maximum %1185, %1184 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_437 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1187 = stablehlo.broadcast_in_dim %cst_437, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1188 = stablehlo.multiply %1187, %1186 : tensor<6x1x1x1xf32> loc(#at7)
    %1189 = stablehlo.multiply %1178, %1178 : tensor<6x1024x16x128xf32> loc(#at7)
    %cst_438 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1190 = stablehlo.reduce(%1189 init: %cst_438) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<6x1024x16x128xf32>, tensor<f32>) -> tensor<6xf32> loc(#at7)
    %1191 = stablehlo.broadcast_in_dim %1190, dims = [0] : (tensor<6xf32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %cst_439 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_439, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1193 = stablehlo.divide %1191, %1192 : tensor<6x1x1x1xf32> loc(#at7)
    %1194 = stablehlo.sqrt %1193 : tensor<6x1x1x1xf32> loc(#at7)
    %cst_440 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %cst_440, dims = [] : (tensor<f32>) -> tensor<6x1x1x1xf32> loc(#at7)
    %1196 = stablehlo.maximum %1195, %1194 : tensor<6x1x1x1xf32> loc(#at7)
    %1197 = stablehlo.divide %1188, %1196 : tensor<6x1x1x1xf32> loc(#at7)
    %1198 = stablehlo.broadcast_in_dim %1197, dims = [0, 1, 2, 3] : (tensor<6x1x1x1xf32>) -> tensor<6x1024x16x128xf32> loc(#at7)
    %1199 = stablehlo.multiply %1198, %1178 : tensor<6x1024x16x128xf32> loc(#at7)
    %1200 = stablehlo.subtract %arg19, %1199 : tensor<6x1024x16x128xf32> loc(#at7)
    return %247, %279, %334, %389, %444, %499, %554, %609, %664, %696, %751, %806, %861, %893, %925, %980, %1035, %1090, %1145, %1200, %arg20, %arg21, %298, %353, %408, %463, %518, %573, %628, %arg29, %715, %770, %825, %arg33, %arg34, %944, %999, %1054, %1109, %1164, %223, %255, %290, %345, %400, %455, %510, %565, %620, %672, %707, %762, %817, %869, %901, %936, %991, %1046, %1101, %1156, %154 : tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192x1024xf32>, tensor<6x1024x8192xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<32000x1024xf32>, tensor<1024xf32>, tensor<1024x32000xf32>, tensor<6x128x1024x8192xf32>, tensor<6x128x8192x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024x128xf32>, tensor<6x1024x16x128xf32>, tensor<6x16x128x1024xf32>, tensor<6x1024x16x128xf32>, tensor<6x1024x16x128xf32>, tensor<f32>, tensor<f32>, tensor<6x1024xf32>, tensor<6x8192xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x16x128xf32>, tensor<1024xf32>, tensor<f32>, tensor<32000xf32>, tensor<6x128x8192xf32>, tensor<6x128x1024xf32>, tensor<f32>, tensor<f32>, tensor<6x128xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x8192xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<32000xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<6x128x1024xf32>, tensor<6x128x8192xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<6x16x128xf32>, tensor<6x1024xf32>, tensor<6x1024xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<f32>) -> (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<1024x16x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32>
    return %1, %3, %2 : tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>
  }
  func.func private @_one_hot() -> tensor<1x1x128xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<1x1x128xi32>
    return %0 : tensor<1x1x128xi32>
  }
  func.func private @cumsum() {
    return
  }
  func.func private @_one_hot_0() -> tensor<1x1x1x16xi32> {
    %0 = stablehlo.iota dim = 3 : tensor<1x1x1x16xi32>
    return %0 : tensor<1x1x1x16xi32>
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
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<6x128x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<128x1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 128, 1024, 8192] : (tensor<6x128x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x1024x8192xf32>) -> tensor<128x1024x8192xf32>
    return %1 : tensor<128x1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<6x128x8192x1024xf32>, %arg1: tensor<i32>) -> tensor<128x8192x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 128, 8192, 1024] : (tensor<6x128x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x8192x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x8192x1024xf32>) -> tensor<128x8192x1024xf32>
    return %1 : tensor<128x8192x1024xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<6x1024x128xf32>, %arg1: tensor<i32>) -> tensor<1024x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 128] : (tensor<6x1024x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x128xf32>) -> tensor<1024x128xf32>
    return %1 : tensor<1024x128xf32>
  }
  func.func private @closed_call(%arg0: tensor<1024x16x1024x1024xi1>, %arg1: tensor<1024x16x1024x1024xf32>, %arg2: tensor<1024x16x1024x1024xi1>, %arg3: tensor<1024x16x1024x1024xf32>, %arg4: tensor<1x1x128xi32>, %arg5: tensor<1x1x128xi32>, %arg6: tensor<1x1x1x16xi32>, %arg7: tensor<1x1x1x16xi32>, %arg8: tensor<f32>, %arg9: tensor<1024x1024x1024xf32>, %arg10: tensor<f32>, %arg11: tensor<1024xf32>, %arg12: tensor<1024xf32>, %arg13: tensor<8192x1024xf32>, %arg14: tensor<1024x8192xf32>, %arg15: tensor<1024x16x128xf32>, %arg16: tensor<16x128x1024xf32>, %arg17: tensor<1024x16x128xf32>, %arg18: tensor<1024x16x128xf32>, %arg19: tensor<128x1024x8192xf32>, %arg20: tensor<128x8192x1024xf32>, %arg21: tensor<1024xf32>, %arg22: tensor<1024xf32>, %arg23: tensor<1024x128xf32>, %arg24: tensor<1024x16x128xf32>, %arg25: tensor<16x128x1024xf32>, %arg26: tensor<1024x16x128xf32>, %arg27: tensor<1024x16x128xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x128xf32>, tensor<1024x1024x128x16xf32>, tensor<128x1024x16x1024xf32>, tensor<128x1024x16x8192xi1>, tensor<128x1024x16x8192xf32>, tensor<128x1024x16x1024xf32>, tensor<1024x1024x128x16xf32>) {
    %0 = stablehlo.multiply %arg9, %arg9 : tensor<1024x1024x1024xf32> loc(#at6)
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
    %12 = stablehlo.multiply %arg9, %11 : tensor<1024x1024x1024xf32> loc(#at6)
    %13 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %15 = stablehlo.multiply %12, %14 : tensor<1024x1024x1024xf32> loc(#at6)
    %16 = stablehlo.dot_general %15, %arg17, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %17 = stablehlo.dot_general %15, %arg15, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %18 = stablehlo.dot_general %15, %arg18, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %19 = stablehlo.dot_general %16, %17, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %21 = stablehlo.multiply %19, %20 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %22 = call @_where_8(%21, %arg0, %arg1) : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %23 = stablehlo.reduce(%22 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %25 = stablehlo.maximum %24, %23 : tensor<1024x16x1024xf32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %28 = stablehlo.subtract %22, %27 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %29 = stablehlo.exponential %28 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %30 = stablehlo.reduce(%29 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %33 = stablehlo.divide %29, %32 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %34 = stablehlo.multiply %31, %31 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %36 = stablehlo.divide %35, %34 : tensor<1024x16x1024x1xf32> loc(#at0)
    %37 = stablehlo.dot_general %18, %33, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %38 = stablehlo.transpose %37, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %39 = stablehlo.dot_general %38, %arg16, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %40 = stablehlo.add %arg9, %39 : tensor<1024x1024x1024xf32>
    %41 = sdy.sharding_constraint %40 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %42 = stablehlo.multiply %41, %41 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %43 = stablehlo.reduce(%42 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_9 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %46 = stablehlo.divide %44, %45 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %48 = stablehlo.add %46, %47 : tensor<1024x1024x1xf32> loc(#at6)
    %49 = stablehlo.rsqrt %48 : tensor<1024x1024x1xf32> loc(#at6)
    %50 = stablehlo.divide %49, %48 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %52 = stablehlo.multiply %51, %50 : tensor<1024x1024x1xf32> loc(#at6)
    %53 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %54 = stablehlo.multiply %41, %53 : tensor<1024x1024x1024xf32> loc(#at6)
    %55 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %57 = stablehlo.multiply %54, %56 : tensor<1024x1024x1024xf32> loc(#at6)
    %58 = stablehlo.dot_general %57, %arg14, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %59 = stablehlo.multiply %58, %58 : tensor<1024x1024x8192xf32> loc(#at2)
    %60 = stablehlo.multiply %59, %58 : tensor<1024x1024x8192xf32> loc(#at2)
    %61 = stablehlo.multiply %58, %58 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %63 = stablehlo.multiply %62, %61 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %65 = stablehlo.multiply %64, %60 : tensor<1024x1024x8192xf32> loc(#at2)
    %66 = stablehlo.add %58, %65 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %68 = stablehlo.multiply %67, %66 : tensor<1024x1024x8192xf32> loc(#at2)
    %69 = stablehlo.tanh %68 : tensor<1024x1024x8192xf32> loc(#at2)
    %70 = stablehlo.broadcast_in_dim %arg8, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %71 = stablehlo.subtract %70, %69 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %73 = stablehlo.add %72, %69 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %75 = stablehlo.multiply %74, %73 : tensor<1024x1024x8192xf32> loc(#at2)
    %76 = stablehlo.multiply %58, %75 : tensor<1024x1024x8192xf32> loc(#at2)
    %77 = stablehlo.dot_general %76, %arg13, contracting_dims = [2] x [0] : (tensor<1024x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %78 = stablehlo.add %41, %77 : tensor<1024x1024x1024xf32>
    %79 = sdy.sharding_constraint %78 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %80 = stablehlo.multiply %79, %79 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %81 = stablehlo.reduce(%80 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %82 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_18 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %84 = stablehlo.divide %82, %83 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_19 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %86 = stablehlo.add %84, %85 : tensor<1024x1024x1xf32> loc(#at6)
    %87 = stablehlo.rsqrt %86 : tensor<1024x1024x1xf32> loc(#at6)
    %88 = stablehlo.divide %87, %86 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %90 = stablehlo.multiply %89, %88 : tensor<1024x1024x1xf32> loc(#at6)
    %91 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %92 = stablehlo.multiply %79, %91 : tensor<1024x1024x1024xf32> loc(#at6)
    %93 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %95 = stablehlo.multiply %92, %94 : tensor<1024x1024x1024xf32> loc(#at6)
    %96 = stablehlo.dot_general %95, %arg26, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %97 = stablehlo.dot_general %95, %arg24, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %98 = stablehlo.dot_general %95, %arg27, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %99 = stablehlo.dot_general %96, %97, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_21 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %101 = stablehlo.multiply %99, %100 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %102 = call @_where_8(%101, %arg2, %arg3) : (tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %103 = stablehlo.reduce(%102 init: %cst_22) applies stablehlo.maximum across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %105 = stablehlo.maximum %104, %103 : tensor<1024x16x1024xf32> loc(#at0)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %108 = stablehlo.subtract %102, %107 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %109 = stablehlo.exponential %108 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %110 = stablehlo.reduce(%109 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %113 = stablehlo.divide %109, %112 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %114 = stablehlo.multiply %111, %111 : tensor<1024x16x1024x1xf32> loc(#at0)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %115 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %116 = stablehlo.divide %115, %114 : tensor<1024x16x1024x1xf32> loc(#at0)
    %117 = stablehlo.dot_general %98, %113, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %118 = stablehlo.transpose %117, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %119 = stablehlo.dot_general %118, %arg25, contracting_dims = [3, 2] x [1, 0] : (tensor<1024x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %120 = stablehlo.add %79, %119 : tensor<1024x1024x1024xf32>
    %121 = stablehlo.multiply %120, %120 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %122 = stablehlo.reduce(%121 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %cst_27 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %125 = stablehlo.divide %123, %124 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %127 = stablehlo.add %125, %126 : tensor<1024x1024x1xf32> loc(#at6)
    %128 = stablehlo.rsqrt %127 : tensor<1024x1024x1xf32> loc(#at6)
    %129 = stablehlo.divide %128, %127 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_29 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %131 = stablehlo.multiply %130, %129 : tensor<1024x1024x1xf32> loc(#at6)
    %132 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %133 = stablehlo.multiply %120, %132 : tensor<1024x1024x1024xf32> loc(#at6)
    %134 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %136 = stablehlo.multiply %133, %135 : tensor<1024x1024x1024xf32> loc(#at6)
    %137 = sdy.sharding_constraint %136 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at4)
    %138 = stablehlo.dot_general %137, %arg23, contracting_dims = [2] x [0] : (tensor<1024x1024x1024xf32>, tensor<1024x128xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %139 = stablehlo.reduce(%138 init: %cst_30) applies stablehlo.maximum across dimensions = [2] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %141 = stablehlo.maximum %140, %139 : tensor<1024x1024xf32> loc(#at5)
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at5)
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %144 = stablehlo.subtract %138, %143 : tensor<1024x1024x128xf32> loc(#at5)
    %145 = stablehlo.exponential %144 : tensor<1024x1024x128xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %146 = stablehlo.reduce(%145 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at5)
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %149 = stablehlo.divide %145, %148 : tensor<1024x1024x128xf32> loc(#at5)
    %150 = stablehlo.multiply %147, %147 : tensor<1024x1024x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %151 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at5)
    %152 = stablehlo.divide %151, %150 : tensor<1024x1024x1xf32> loc(#at5)
    %153 = call @argmax(%149) : (tensor<1024x1024x128xf32>) -> tensor<1024x1024xi32> loc(#at5)
    %154 = call @_one_hot_9(%153, %arg4) : (tensor<1024x1024xi32>, tensor<1x1x128xi32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %156 = stablehlo.subtract %155, %154 : tensor<1024x1024x128xf32> loc(#at5)
    %157 = stablehlo.multiply %149, %156 : tensor<1024x1024x128xf32> loc(#at5)
    %158 = call @argmax(%157) : (tensor<1024x1024x128xf32>) -> tensor<1024x1024xi32> loc(#at5)
    %159 = call @_one_hot_9(%158, %arg5) : (tensor<1024x1024xi32>, tensor<1x1x128xi32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %160 = call @cumsum_10(%154) : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %161 = stablehlo.multiply %160, %154 : tensor<1024x1024x128xf32> loc(#at5)
    %162 = stablehlo.subtract %161, %154 : tensor<1024x1024x128xf32> loc(#at5)
    %163 = call @cumsum_10(%159) : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %164 = stablehlo.multiply %163, %159 : tensor<1024x1024x128xf32> loc(#at5)
    %165 = stablehlo.subtract %164, %159 : tensor<1024x1024x128xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %166 = stablehlo.reduce(%154 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 2] : (tensor<1024x128xf32>) -> tensor<1024x1x128xf32> loc(#at5)
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<1024x1x128xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %169 = stablehlo.multiply %159, %168 : tensor<1024x1024x128xf32> loc(#at5)
    %170 = stablehlo.add %165, %169 : tensor<1024x1024x128xf32> loc(#at5)
    %171 = stablehlo.multiply %149, %154 : tensor<1024x1024x128xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %172 = stablehlo.reduce(%171 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %173 = stablehlo.multiply %149, %159 : tensor<1024x1024x128xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %174 = stablehlo.reduce(%173 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %175 = stablehlo.add %172, %174 : tensor<1024x1024xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %177 = stablehlo.add %175, %176 : tensor<1024x1024xf32> loc(#at5)
    %178 = stablehlo.divide %172, %177 : tensor<1024x1024xf32> loc(#at5)
    %179 = stablehlo.multiply %177, %177 : tensor<1024x1024xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %180 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %181 = stablehlo.divide %180, %179 : tensor<1024x1024xf32> loc(#at5)
    %182 = stablehlo.broadcast_in_dim %178, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1x1xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %184 = stablehlo.compare LT, %162, %183, FLOAT : (tensor<1024x1024x128xf32>, tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xi1> loc(#at5)
    %185 = stablehlo.convert %184 : (tensor<1024x1024x128xi1>) -> tensor<1024x1024x128xf32> loc(#at5)
    %186 = stablehlo.multiply %154, %185 : tensor<1024x1024x128xf32> loc(#at5)
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128x1xf32> loc(#at5)
    %188 = stablehlo.convert %162 : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xi32> loc(#at5)
    %189 = call @_one_hot_12(%188, %arg6) : (tensor<1024x1024x128xi32>, tensor<1x1x1x16xi32>) -> tensor<1024x1024x128x16xf32> loc(#at5)
    %190 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2, 3] : (tensor<1024x1024x128x1xf32>) -> tensor<1024x1024x128x16xf32> loc(#at5)
    %191 = stablehlo.multiply %190, %189 : tensor<1024x1024x128x16xf32> loc(#at5)
    %192 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3] : (tensor<1024x1024x1x1xf32>) -> tensor<1024x1024x128x16xf32> loc(#at5)
    %193 = stablehlo.multiply %192, %191 : tensor<1024x1024x128x16xf32> loc(#at5)
    %194 = stablehlo.divide %174, %177 : tensor<1024x1024xf32> loc(#at5)
    %195 = stablehlo.multiply %177, %177 : tensor<1024x1024xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at5)
    %196 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %197 = stablehlo.divide %196, %195 : tensor<1024x1024xf32> loc(#at5)
    %198 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1x1xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %200 = stablehlo.compare LT, %170, %199, FLOAT : (tensor<1024x1024x128xf32>, tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xi1> loc(#at5)
    %201 = stablehlo.convert %200 : (tensor<1024x1024x128xi1>) -> tensor<1024x1024x128xf32> loc(#at5)
    %202 = stablehlo.multiply %159, %201 : tensor<1024x1024x128xf32> loc(#at5)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128x1xf32> loc(#at5)
    %204 = stablehlo.convert %170 : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xi32> loc(#at5)
    %205 = call @_one_hot_12(%204, %arg7) : (tensor<1024x1024x128xi32>, tensor<1x1x1x16xi32>) -> tensor<1024x1024x128x16xf32> loc(#at5)
    %206 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2, 3] : (tensor<1024x1024x128x1xf32>) -> tensor<1024x1024x128x16xf32> loc(#at5)
    %207 = stablehlo.multiply %206, %205 : tensor<1024x1024x128x16xf32> loc(#at5)
    %208 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3] : (tensor<1024x1024x1x1xf32>) -> tensor<1024x1024x128x16xf32> loc(#at5)
    %209 = stablehlo.multiply %208, %207 : tensor<1024x1024x128x16xf32> loc(#at5)
    %210 = stablehlo.add %193, %209 : tensor<1024x1024x128x16xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %211 = stablehlo.reduce(%154 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %213 = stablehlo.divide %211, %212 : tensor<1024x128xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %214 = stablehlo.reduce(%149 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %216 = stablehlo.divide %214, %215 : tensor<1024x128xf32> loc(#at5)
    %217 = stablehlo.multiply %213, %216 : tensor<1024x128xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %218 = stablehlo.reduce(%217 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x128xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_48 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %219 = stablehlo.divide %218, %cst_48 : tensor<f32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %220 = stablehlo.multiply %219, %cst_49 : tensor<f32> loc(#at5)
    %221 = sdy.sharding_constraint %210 <@mesh, [{"x"}, {}, {}, {}]> : tensor<1024x1024x128x16xf32> loc(#at4)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<1024x1024x128x16xf32> loc(#at4)
    %223 = stablehlo.compare GT, %221, %222, FLOAT : (tensor<1024x1024x128x16xf32>, tensor<1024x1024x128x16xf32>) -> tensor<1024x1024x128x16xi1> loc(#at4)
    %224 = stablehlo.convert %223 : (tensor<1024x1024x128x16xi1>) -> tensor<1024x1024x128x16xf32> loc(#at4)
    %225 = stablehlo.dot_general %137, %224, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x128x16xf32>) -> tensor<1024x1024x128x16xf32> loc(#at4)
    %226 = stablehlo.transpose %225, dims = [2, 0, 3, 1] : (tensor<1024x1024x128x16xf32>) -> tensor<128x1024x16x1024xf32> loc(#at4)
    %227 = sdy.sharding_constraint %226 <@mesh, [{"x"}, {}, {}, {}]> : tensor<128x1024x16x1024xf32> loc(#at4)
    %228 = stablehlo.dot_general %227, %arg19, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<128x1024x16x1024xf32>, tensor<128x1024x8192xf32>) -> tensor<128x1024x16x8192xf32> loc(#at4)
    %229 = call @relu_13(%228) : (tensor<128x1024x16x8192xf32>) -> tensor<128x1024x16x8192xf32> loc(#at4)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<128x1024x16x8192xf32> loc(#at4)
    %231 = stablehlo.compare GT, %228, %230, FLOAT : (tensor<128x1024x16x8192xf32>, tensor<128x1024x16x8192xf32>) -> tensor<128x1024x16x8192xi1> loc(#at4)
    %232 = stablehlo.dot_general %229, %arg20, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<128x1024x16x8192xf32>, tensor<128x8192x1024xf32>) -> tensor<128x1024x16x1024xf32> loc(#at4)
    %233 = sdy.sharding_constraint %232 <@mesh, [{"x"}, {}, {}, {}]> : tensor<128x1024x16x1024xf32> loc(#at4)
    %234 = sdy.sharding_constraint %233 <@mesh, [{}, {"x"}, {}, {}]> : tensor<128x1024x16x1024xf32> loc(#at4)
    %235 = stablehlo.dot_general %221, %234, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<1024x1024x128x16xf32>, tensor<128x1024x16x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %236 = sdy.sharding_constraint %235 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at4)
    %237 = stablehlo.add %120, %236 : tensor<1024x1024x1024xf32>
    %238 = sdy.sharding_constraint %237 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %239 = stablehlo.add %arg10, %220 : tensor<f32>
    return %238, %239, %arg9, %10, %7, %13, %12, %15, %17, %16, %29, %31, %36, %33, %18, %38, %41, %52, %49, %55, %54, %57, %63, %69, %71, %75, %58, %76, %79, %90, %87, %93, %92, %95, %97, %96, %109, %111, %116, %113, %98, %118, %120, %131, %128, %134, %133, %137, %145, %147, %152, %154, %159, %177, %172, %181, %191, %174, %197, %207, %213, %224, %227, %231, %229, %234, %221 : tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1xf32>, tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1x1x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x1024xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x1xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024x128xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x1024xf32>, tensor<1024x1024xf32>, tensor<1024x1024x128x16xf32>, tensor<1024x128xf32>, tensor<1024x1024x128x16xf32>, tensor<128x1024x16x1024xf32>, tensor<128x1024x16x8192xi1>, tensor<128x1024x16x8192xf32>, tensor<128x1024x16x1024xf32>, tensor<1024x1024x128x16xf32>
  }
  func.func private @_where_8(%arg0: tensor<1024x16x1024x1024xf32>, %arg1: tensor<1024x16x1024x1024xi1>, %arg2: tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>
    return %0 : tensor<1024x16x1024x1024xf32>
  }
  func.func private @argmax(%arg0: tensor<1024x1024x128xf32>) -> tensor<1024x1024xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<1024x1024x128xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<1024x1024x128xf32>, tensor<1024x1024x128xi32>, tensor<f32>, tensor<i32>) -> (tensor<1024x1024xf32>, tensor<1024x1024xi32>)
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
    return %1#1 : tensor<1024x1024xi32> loc(#at5)
  } loc(#at5)
  func.func private @_one_hot_9(%arg0: tensor<1024x1024xi32>, %arg1: tensor<1x1x128xi32>) -> tensor<1024x1024x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x1024xi32>) -> tensor<1024x1024x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x1024x1xi32>) -> tensor<1024x1024x128xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x128xi32>) -> tensor<1024x1024x128xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<1024x1024x128xi32>, tensor<1024x1024x128xi32>) -> tensor<1024x1024x128xi1>
    %4 = stablehlo.convert %3 : (tensor<1024x1024x128xi1>) -> tensor<1024x1024x128xf32>
    return %4 : tensor<1024x1024x128xf32>
  }
  func.func private @cumsum_10(%arg0: tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xf32> {
    %0 = call @cumsum_11(%arg0) : (tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xf32>
    return %0 : tensor<1024x1024x128xf32>
  }
  func.func private @cumsum_11(%arg0: tensor<1024x1024x128xf32>) -> tensor<1024x1024x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1023, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1024, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x1024x128xf32>
    return %1 : tensor<1024x1024x128xf32>
  }
  func.func private @_one_hot_12(%arg0: tensor<1024x1024x128xi32>, %arg1: tensor<1x1x1x16xi32>) -> tensor<1024x1024x128x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1024x1024x128xi32>) -> tensor<1024x1024x128x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1024x1024x128x1xi32>) -> tensor<1024x1024x128x16xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xi32>) -> tensor<1024x1024x128x16xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<1024x1024x128x16xi32>, tensor<1024x1024x128x16xi32>) -> tensor<1024x1024x128x16xi1>
    %4 = stablehlo.convert %3 : (tensor<1024x1024x128x16xi1>) -> tensor<1024x1024x128x16xf32>
    return %4 : tensor<1024x1024x128x16xf32>
  }
  func.func private @relu_13(%arg0: tensor<128x1024x16x8192xf32>) -> tensor<128x1024x16x8192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x1024x16x8192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<128x1024x16x8192xf32>
    return %1 : tensor<128x1024x16x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x1024x1024x1024xf32>, %arg1: tensor<1024x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x1024xf32>) -> tensor<1x1024x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x1024xf32>, tensor<1x1024x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x1024xf32>
    return %1 : tensor<6x1024x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<6x1024x1024x1xf32>, %arg1: tensor<1024x1024x1xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x1xf32>) -> tensor<1x1024x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x1xf32>, tensor<1x1024x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x1xf32>
    return %1 : tensor<6x1024x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<6x1x1x1024xf32>, %arg1: tensor<1x1x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1x1x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x1024xf32>) -> tensor<1x1x1x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1x1x1024xf32>, tensor<1x1x1x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1x1x1024xf32>
    return %1 : tensor<6x1x1x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<6x1024x1024x16x128xf32>, %arg1: tensor<1024x1024x16x128xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x1024x16x128xf32>) -> tensor<1x1024x1024x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x1024x16x128xf32>, tensor<1x1024x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x16x128xf32>
    return %1 : tensor<6x1024x1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<6x1024x16x1024x1024xf32>, %arg1: tensor<1024x16x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024x16x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x16x1024x1024xf32>) -> tensor<1x1024x16x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x16x1024x1024xf32>, tensor<1x1024x16x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x16x1024x1024xf32>
    return %1 : tensor<6x1024x16x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<6x1024x16x1024x1xf32>, %arg1: tensor<1024x16x1024x1xf32>, %arg2: tensor<i32>) -> tensor<6x1024x16x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x16x1024x1xf32>) -> tensor<1x1024x16x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x16x1024x1xf32>, tensor<1x1024x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x16x1024x1xf32>
    return %1 : tensor<6x1024x16x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<6x1024x1024x8192xf32>, %arg1: tensor<1024x1024x8192xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x8192xf32>) -> tensor<1x1024x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x8192xf32>, tensor<1x1024x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x8192xf32>
    return %1 : tensor<6x1024x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<6x1024x1024x128xf32>, %arg1: tensor<1024x1024x128xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x1024x128xf32>) -> tensor<1x1024x1024x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x1024x128xf32>, tensor<1x1024x1024x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x128xf32>
    return %1 : tensor<6x1024x1024x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<6x1024x1024xf32>, %arg1: tensor<1024x1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x1024xf32>) -> tensor<1x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1024x1024xf32>, tensor<1x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024xf32>
    return %1 : tensor<6x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<6x1024x1024x128x16xf32>, %arg1: tensor<1024x1024x128x16xf32>, %arg2: tensor<i32>) -> tensor<6x1024x1024x128x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<1024x1024x128x16xf32>) -> tensor<1x1024x1024x128x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x1024x1024x128x16xf32>, tensor<1x1024x1024x128x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x1024x128x16xf32>
    return %1 : tensor<6x1024x1024x128x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<6x1024x128xf32>, %arg1: tensor<1024x128xf32>, %arg2: tensor<i32>) -> tensor<6x1024x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x128xf32>) -> tensor<1x1024x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1024x128xf32>, tensor<1x1024x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x128xf32>
    return %1 : tensor<6x1024x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<6x128x1024x16x1024xf32>, %arg1: tensor<128x1024x16x1024xf32>, %arg2: tensor<i32>) -> tensor<6x128x1024x16x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<128x1024x16x1024xf32>) -> tensor<1x128x1024x16x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x128x1024x16x1024xf32>, tensor<1x128x1024x16x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x128x1024x16x1024xf32>
    return %1 : tensor<6x128x1024x16x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<6x128x1024x16x8192xi1>, %arg1: tensor<128x1024x16x8192xi1>, %arg2: tensor<i32>) -> tensor<6x128x1024x16x8192xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<128x1024x16x8192xi1>) -> tensor<1x128x1024x16x8192xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x128x1024x16x8192xi1>, tensor<1x128x1024x16x8192xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x128x1024x16x8192xi1>
    return %1 : tensor<6x128x1024x16x8192xi1>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<6x128x1024x16x8192xf32>, %arg1: tensor<128x1024x16x8192xf32>, %arg2: tensor<i32>) -> tensor<6x128x1024x16x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<128x1024x16x8192xf32>) -> tensor<1x128x1024x16x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<6x128x1024x16x8192xf32>, tensor<1x128x1024x16x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x128x1024x16x8192xf32>
    return %1 : tensor<6x128x1024x16x8192xf32>
  }
  func.func private @_one_hot_27(%arg0: tensor<1024x1024xi32>) -> tensor<1024x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1024x1024xi32>) -> tensor<1024x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x1024x1xi32>) -> tensor<1024x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<1024x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<1024x1024x32000xi32>, tensor<1024x1024x32000xi32>) -> tensor<1024x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<1024x1024x32000xi1>) -> tensor<1024x1024x32000xf32>
    return %5 : tensor<1024x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<6x1024x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 1024] : (tensor<6x1024x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x1024xf32>) -> tensor<1024x1024x1024xf32>
    return %1 : tensor<1024x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<6x1024x1024x1xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 1] : (tensor<6x1024x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x1xf32>) -> tensor<1024x1024x1xf32>
    return %1 : tensor<1024x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<6x1x1x1024xf32>, %arg1: tensor<i32>) -> tensor<1x1x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 1024] : (tensor<6x1x1x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x1024xf32>) -> tensor<1x1x1024xf32>
    return %1 : tensor<1x1x1024xf32>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<6x1024x1024x16x128xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x16x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 1024, 16, 128] : (tensor<6x1024x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x16x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x16x128xf32>) -> tensor<1024x1024x16x128xf32>
    return %1 : tensor<1024x1024x16x128xf32>
  }
  func.func private @dynamic_index_in_dim_32(%arg0: tensor<6x1024x16x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<1024x16x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 16, 1024, 1024] : (tensor<6x1024x16x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x16x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32>
    return %1 : tensor<1024x16x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_33(%arg0: tensor<6x1024x16x1024x1xf32>, %arg1: tensor<i32>) -> tensor<1024x16x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 16, 1024, 1] : (tensor<6x1024x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x16x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x16x1024x1xf32>) -> tensor<1024x16x1024x1xf32>
    return %1 : tensor<1024x16x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_34(%arg0: tensor<6x1024x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 8192] : (tensor<6x1024x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x8192xf32>) -> tensor<1024x1024x8192xf32>
    return %1 : tensor<1024x1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_35(%arg0: tensor<6x1024x1024x128xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 1024, 128] : (tensor<6x1024x1024x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x128xf32>) -> tensor<1024x1024x128xf32>
    return %1 : tensor<1024x1024x128xf32>
  }
  func.func private @dynamic_index_in_dim_36(%arg0: tensor<6x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 1024] : (tensor<6x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024xf32>) -> tensor<1024x1024xf32>
    return %1 : tensor<1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_37(%arg0: tensor<6x1024x1024x128x16xf32>, %arg1: tensor<i32>) -> tensor<1024x1024x128x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 1024, 1024, 128, 16] : (tensor<6x1024x1024x128x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x1024x128x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x1024x128x16xf32>) -> tensor<1024x1024x128x16xf32>
    return %1 : tensor<1024x1024x128x16xf32>
  }
  func.func private @dynamic_index_in_dim_38(%arg0: tensor<6x1024x128xf32>, %arg1: tensor<i32>) -> tensor<1024x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 128] : (tensor<6x1024x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x128xf32>) -> tensor<1024x128xf32>
    return %1 : tensor<1024x128xf32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<6x128x1024x16x1024xf32>, %arg1: tensor<i32>) -> tensor<128x1024x16x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 128, 1024, 16, 1024] : (tensor<6x128x1024x16x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x1024x16x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x1024x16x1024xf32>) -> tensor<128x1024x16x1024xf32>
    return %1 : tensor<128x1024x16x1024xf32>
  }
  func.func private @dynamic_index_in_dim_40(%arg0: tensor<6x128x1024x16x8192xi1>, %arg1: tensor<i32>) -> tensor<128x1024x16x8192xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 128, 1024, 16, 8192] : (tensor<6x128x1024x16x8192xi1>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x1024x16x8192xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x128x1024x16x8192xi1>) -> tensor<128x1024x16x8192xi1>
    return %1 : tensor<128x1024x16x8192xi1>
  }
  func.func private @dynamic_index_in_dim_41(%arg0: tensor<6x128x1024x16x8192xf32>, %arg1: tensor<i32>) -> tensor<128x1024x16x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 128, 1024, 16, 8192] : (tensor<6x128x1024x16x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x1024x16x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x1024x16x8192xf32>) -> tensor<128x1024x16x8192xf32>
    return %1 : tensor<128x1024x16x8192xf32>
  }
  func.func private @closed_call_42(%arg0: tensor<1024x16x1024x1024xi1>, %arg1: tensor<1024x16x1024x1024xf32>, %arg2: tensor<1024x16x1024x1024xi1>, %arg3: tensor<1024x16x1024x1024xf32>, %arg4: tensor<128x1024x16x8192xf32>, %arg5: tensor<1024x1024x1024xf32>, %arg6: tensor<f32>, %arg7: tensor<1024x1024x1024xf32>, %arg8: tensor<1024x1024x1xf32>, %arg9: tensor<1024x1024x1xf32>, %arg10: tensor<1x1x1024xf32>, %arg11: tensor<1024x1024x1024xf32>, %arg12: tensor<1024x16x128xf32>, %arg13: tensor<1024x1024x1024xf32>, %arg14: tensor<1024x16x128xf32>, %arg15: tensor<1024x16x128xf32>, %arg16: tensor<1024x1024x16x128xf32>, %arg17: tensor<1024x1024x16x128xf32>, %arg18: tensor<1024x16x1024x1024xf32>, %arg19: tensor<1024x16x1024x1xf32>, %arg20: tensor<1024x16x1024x1xf32>, %arg21: tensor<1024x16x1024x1024xf32>, %arg22: tensor<1024x1024x16x128xf32>, %arg23: tensor<16x128x1024xf32>, %arg24: tensor<1024x1024x16x128xf32>, %arg25: tensor<1024x1024x1024xf32>, %arg26: tensor<1024x1024x1xf32>, %arg27: tensor<1024x1024x1xf32>, %arg28: tensor<1x1x1024xf32>, %arg29: tensor<1024x1024x1024xf32>, %arg30: tensor<1024x8192xf32>, %arg31: tensor<1024x1024x1024xf32>, %arg32: tensor<1024x1024x8192xf32>, %arg33: tensor<1024x1024x8192xf32>, %arg34: tensor<1024x1024x8192xf32>, %arg35: tensor<1024x1024x8192xf32>, %arg36: tensor<1024x1024x8192xf32>, %arg37: tensor<8192x1024xf32>, %arg38: tensor<1024x1024x8192xf32>, %arg39: tensor<1024x1024x1024xf32>, %arg40: tensor<1024x1024x1xf32>, %arg41: tensor<1024x1024x1xf32>, %arg42: tensor<1x1x1024xf32>, %arg43: tensor<1024x1024x1024xf32>, %arg44: tensor<1024x16x128xf32>, %arg45: tensor<1024x1024x1024xf32>, %arg46: tensor<1024x16x128xf32>, %arg47: tensor<1024x16x128xf32>, %arg48: tensor<1024x1024x16x128xf32>, %arg49: tensor<1024x1024x16x128xf32>, %arg50: tensor<1024x16x1024x1024xf32>, %arg51: tensor<1024x16x1024x1xf32>, %arg52: tensor<1024x16x1024x1xf32>, %arg53: tensor<1024x16x1024x1024xf32>, %arg54: tensor<1024x1024x16x128xf32>, %arg55: tensor<16x128x1024xf32>, %arg56: tensor<1024x1024x16x128xf32>, %arg57: tensor<1024x1024x1024xf32>, %arg58: tensor<1024x1024x1xf32>, %arg59: tensor<1024x1024x1xf32>, %arg60: tensor<1x1x1024xf32>, %arg61: tensor<1024x1024x1024xf32>, %arg62: tensor<1024x128xf32>, %arg63: tensor<1024x1024x1024xf32>, %arg64: tensor<1024x1024x128xf32>, %arg65: tensor<1024x1024x1xf32>, %arg66: tensor<1024x1024x1xf32>, %arg67: tensor<1024x1024x128xf32>, %arg68: tensor<1024x1024x128xf32>, %arg69: tensor<1024x1024xf32>, %arg70: tensor<1024x1024xf32>, %arg71: tensor<1024x1024xf32>, %arg72: tensor<1024x1024x128x16xf32>, %arg73: tensor<1024x1024xf32>, %arg74: tensor<1024x1024xf32>, %arg75: tensor<1024x1024x128x16xf32>, %arg76: tensor<1024x128xf32>, %arg77: tensor<1024x1024x128x16xf32>, %arg78: tensor<128x1024x8192xf32>, %arg79: tensor<128x1024x16x1024xf32>, %arg80: tensor<128x1024x16x8192xi1>, %arg81: tensor<128x8192x1024xf32>, %arg82: tensor<128x1024x16x8192xf32>, %arg83: tensor<128x1024x16x1024xf32>, %arg84: tensor<1024x1024x128x16xf32>) -> (tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<128x1024x8192xf32>, tensor<128x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x128xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) {
    %0 = sdy.sharding_constraint %arg5 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at4)
    %2 = stablehlo.dot_general %1, %arg84, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x128x16xf32>) -> tensor<1024x1024x128x16xf32> loc(#at4)
    %3 = stablehlo.transpose %2, dims = [2, 0, 3, 1] : (tensor<1024x1024x128x16xf32>) -> tensor<128x1024x16x1024xf32> loc(#at4)
    %4 = stablehlo.dot_general %1, %arg83, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<1024x1024x1024xf32>, tensor<128x1024x16x1024xf32>) -> tensor<1024x1024x128x16xf32> loc(#at4)
    %5 = sdy.sharding_constraint %3 <@mesh, [{}, {"x"}, {}, {}]> : tensor<128x1024x16x1024xf32> loc(#at4)
    %6 = sdy.sharding_constraint %5 <@mesh, [{"x"}, {}, {}, {}]> : tensor<128x1024x16x1024xf32> loc(#at4)
    %7 = stablehlo.dot_general %6, %arg82, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<128x1024x16x1024xf32>, tensor<128x1024x16x8192xf32>) -> tensor<128x1024x8192xf32> loc(#at4)
    %8 = stablehlo.transpose %7, dims = [0, 2, 1] : (tensor<128x1024x8192xf32>) -> tensor<128x8192x1024xf32> loc(#at4)
    %9 = stablehlo.dot_general %6, %arg81, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<128x1024x16x1024xf32>, tensor<128x8192x1024xf32>) -> tensor<128x1024x16x8192xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x1024x16x8192xf32> loc(#at4)
    %11 = stablehlo.select %arg80, %9, %10 : tensor<128x1024x16x8192xi1>, tensor<128x1024x16x8192xf32> loc(#at4)
    %12 = stablehlo.dot_general %11, %arg79, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<128x1024x16x8192xf32>, tensor<128x1024x16x1024xf32>) -> tensor<128x8192x1024xf32> loc(#at4)
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<128x8192x1024xf32>) -> tensor<128x1024x8192xf32> loc(#at4)
    %14 = stablehlo.dot_general %11, %arg78, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<128x1024x16x8192xf32>, tensor<128x1024x8192xf32>) -> tensor<128x1024x16x1024xf32> loc(#at4)
    %15 = sdy.sharding_constraint %14 <@mesh, [{"x"}, {}, {}, {}]> : tensor<128x1024x16x1024xf32> loc(#at4)
    %16 = stablehlo.transpose %15, dims = [1, 3, 0, 2] : (tensor<128x1024x16x1024xf32>) -> tensor<1024x1024x128x16xf32> loc(#at4)
    %17 = stablehlo.dot_general %16, %arg77, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<1024x1024x128x16xf32>, tensor<1024x1024x128x16xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %18 = stablehlo.transpose %17, dims = [0, 2, 1] : (tensor<1024x1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at4)
    %19 = sdy.sharding_constraint %4 <@mesh, [{"x"}, {}, {}, {}]> : tensor<1024x1024x128x16xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %20 = stablehlo.multiply %arg6, %cst_0 : tensor<f32> loc(#at5)
    %cst_1 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_1 : tensor<f32> loc(#at5)
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %23 = stablehlo.multiply %arg76, %22 : tensor<1024x128xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x128xf32> loc(#at5)
    %25 = stablehlo.divide %23, %24 : tensor<1024x128xf32> loc(#at5)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 2] : (tensor<1024x128xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %27 = stablehlo.multiply %19, %arg75 : tensor<1024x1024x128x16xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %28 = stablehlo.reduce(%27 init: %cst_3) applies stablehlo.add across dimensions = [2, 3] : (tensor<1024x1024x128x16xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %29 = stablehlo.reshape %28 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1x1xf32> loc(#at5)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.add across dimensions = [2, 3] : (tensor<1024x1024x1x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %31 = stablehlo.multiply %30, %arg74 : tensor<1024x1024xf32> loc(#at5)
    %32 = stablehlo.multiply %31, %arg73 : tensor<1024x1024xf32> loc(#at5)
    %33 = stablehlo.negate %32 : tensor<1024x1024xf32> loc(#at5)
    %34 = stablehlo.divide %30, %arg69 : tensor<1024x1024xf32> loc(#at5)
    %35 = stablehlo.multiply %19, %arg72 : tensor<1024x1024x128x16xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.add across dimensions = [2, 3] : (tensor<1024x1024x128x16xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %37 = stablehlo.reshape %36 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1x1xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [2, 3] : (tensor<1024x1024x1x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %39 = stablehlo.multiply %38, %arg71 : tensor<1024x1024xf32> loc(#at5)
    %40 = stablehlo.multiply %39, %arg70 : tensor<1024x1024xf32> loc(#at5)
    %41 = stablehlo.negate %40 : tensor<1024x1024xf32> loc(#at5)
    %42 = stablehlo.add %33, %41 : tensor<1024x1024xf32> loc(#at5)
    %43 = stablehlo.divide %38, %arg69 : tensor<1024x1024xf32> loc(#at5)
    %44 = stablehlo.add %43, %42 : tensor<1024x1024xf32> loc(#at5)
    %45 = stablehlo.add %34, %42 : tensor<1024x1024xf32> loc(#at5)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %47 = stablehlo.multiply %46, %arg68 : tensor<1024x1024x128xf32> loc(#at5)
    %48 = stablehlo.add %26, %47 : tensor<1024x1024x128xf32> loc(#at5)
    %49 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %50 = stablehlo.multiply %49, %arg67 : tensor<1024x1024x128xf32> loc(#at5)
    %51 = stablehlo.add %48, %50 : tensor<1024x1024x128xf32> loc(#at5)
    %52 = stablehlo.broadcast_in_dim %arg66, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %53 = stablehlo.multiply %51, %52 : tensor<1024x1024x128xf32> loc(#at5)
    %54 = stablehlo.multiply %53, %arg64 : tensor<1024x1024x128xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %55 = stablehlo.reduce(%54 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x128xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %56 = stablehlo.reshape %55 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at5)
    %57 = stablehlo.negate %56 : tensor<1024x1024x1xf32> loc(#at5)
    %58 = stablehlo.broadcast_in_dim %arg65, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %59 = stablehlo.divide %51, %58 : tensor<1024x1024x128xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %60 = stablehlo.reduce(%57 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x128xf32> loc(#at5)
    %62 = stablehlo.add %59, %61 : tensor<1024x1024x128xf32> loc(#at5)
    %63 = stablehlo.multiply %62, %arg64 : tensor<1024x1024x128xf32> loc(#at5)
    %64 = stablehlo.dot_general %63, %arg63, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<128x1024xf32> loc(#at5)
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<128x1024xf32>) -> tensor<1024x128xf32> loc(#at5)
    %66 = stablehlo.dot_general %63, %arg62, contracting_dims = [2] x [1] : (tensor<1024x1024x128xf32>, tensor<1024x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at5)
    %67 = stablehlo.add %18, %66 : tensor<1024x1024x1024xf32> loc(#at5)
    %68 = sdy.sharding_constraint %67 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32> loc(#at4)
    %69 = stablehlo.multiply %arg61, %68 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %70 = stablehlo.reduce(%69 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %71 = stablehlo.reshape %70 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %72 = stablehlo.broadcast_in_dim %arg60, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %73 = stablehlo.multiply %68, %72 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %74 = stablehlo.reduce(%71 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %75 = stablehlo.multiply %arg57, %73 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %76 = stablehlo.reduce(%75 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %77 = stablehlo.reshape %76 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %78 = stablehlo.broadcast_in_dim %arg59, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %79 = stablehlo.multiply %73, %78 : tensor<1024x1024x1024xf32> loc(#at6)
    %80 = stablehlo.add %0, %79 : tensor<1024x1024x1024xf32> loc(#at6)
    %81 = stablehlo.multiply %77, %arg58 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_12 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %83 = stablehlo.divide %81, %82 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %84 = stablehlo.reduce(%83 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %86 = stablehlo.multiply %arg57, %85 : tensor<1024x1024x1024xf32> loc(#at6)
    %87 = stablehlo.add %80, %86 : tensor<1024x1024x1024xf32> loc(#at6)
    %88 = stablehlo.multiply %85, %arg57 : tensor<1024x1024x1024xf32> loc(#at6)
    %89 = stablehlo.add %87, %88 : tensor<1024x1024x1024xf32> loc(#at6)
    %90 = stablehlo.dot_general %89, %arg56, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %91 = stablehlo.transpose %90, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %92 = stablehlo.dot_general %89, %arg55, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %93 = stablehlo.transpose %92, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %94 = stablehlo.dot_general %93, %arg54, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %95 = stablehlo.dot_general %93, %arg53, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %96 = stablehlo.transpose %95, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %97 = stablehlo.broadcast_in_dim %arg52, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %98 = stablehlo.multiply %94, %97 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %99 = stablehlo.multiply %98, %arg50 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %100 = stablehlo.reduce(%99 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %101 = stablehlo.reshape %100 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %102 = stablehlo.negate %101 : tensor<1024x16x1024x1xf32> loc(#at0)
    %103 = stablehlo.broadcast_in_dim %arg51, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %104 = stablehlo.divide %94, %103 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %105 = stablehlo.reduce(%102 init: %cst_15) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %107 = stablehlo.add %104, %106 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %108 = stablehlo.multiply %107, %arg50 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %109 = call @_where_43(%arg2, %arg3, %108) : (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_16 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %111 = stablehlo.multiply %109, %110 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %112 = stablehlo.dot_general %111, %arg49, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %113 = stablehlo.transpose %112, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %114 = stablehlo.dot_general %111, %arg48, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %115 = stablehlo.transpose %114, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %116 = stablehlo.dot_general %96, %arg45, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %117 = stablehlo.transpose %116, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %118 = stablehlo.dot_general %96, %arg47, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %119 = stablehlo.dot_general %113, %arg45, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %120 = stablehlo.transpose %119, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %121 = stablehlo.dot_general %113, %arg46, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %122 = stablehlo.add %118, %121 : tensor<1024x1024x1024xf32> loc(#at0)
    %123 = stablehlo.dot_general %115, %arg45, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %124 = stablehlo.transpose %123, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %125 = stablehlo.dot_general %115, %arg44, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %126 = stablehlo.add %122, %125 : tensor<1024x1024x1024xf32> loc(#at0)
    %127 = stablehlo.multiply %arg43, %126 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %128 = stablehlo.reduce(%127 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %129 = stablehlo.reshape %128 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %130 = stablehlo.broadcast_in_dim %arg42, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %131 = stablehlo.multiply %126, %130 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %132 = stablehlo.reduce(%129 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %133 = stablehlo.multiply %arg39, %131 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %134 = stablehlo.reduce(%133 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %135 = stablehlo.reshape %134 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %136 = stablehlo.broadcast_in_dim %arg41, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %137 = stablehlo.multiply %131, %136 : tensor<1024x1024x1024xf32> loc(#at6)
    %138 = stablehlo.add %89, %137 : tensor<1024x1024x1024xf32> loc(#at6)
    %139 = stablehlo.multiply %135, %arg40 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_20 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %141 = stablehlo.divide %139, %140 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %142 = stablehlo.reduce(%141 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %144 = stablehlo.multiply %arg39, %143 : tensor<1024x1024x1024xf32> loc(#at6)
    %145 = stablehlo.add %138, %144 : tensor<1024x1024x1024xf32> loc(#at6)
    %146 = stablehlo.multiply %143, %arg39 : tensor<1024x1024x1024xf32> loc(#at6)
    %147 = stablehlo.add %145, %146 : tensor<1024x1024x1024xf32> loc(#at6)
    %148 = sdy.sharding_constraint %147 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %149 = stablehlo.dot_general %148, %arg38, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %151 = stablehlo.dot_general %148, %arg37, contracting_dims = [2] x [1] : (tensor<1024x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %152 = stablehlo.multiply %arg36, %151 : tensor<1024x1024x8192xf32> loc(#at2)
    %153 = stablehlo.multiply %151, %arg35 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %155 = stablehlo.multiply %154, %152 : tensor<1024x1024x8192xf32> loc(#at2)
    %156 = stablehlo.multiply %155, %arg34 : tensor<1024x1024x8192xf32> loc(#at2)
    %157 = stablehlo.multiply %156, %arg33 : tensor<1024x1024x8192xf32> loc(#at2)
    %158 = stablehlo.add %156, %157 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_23 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %160 = stablehlo.multiply %159, %158 : tensor<1024x1024x8192xf32> loc(#at2)
    %161 = stablehlo.add %153, %160 : tensor<1024x1024x8192xf32> loc(#at2)
    %cst_24 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1024x1024x8192xf32> loc(#at2)
    %163 = stablehlo.multiply %162, %160 : tensor<1024x1024x8192xf32> loc(#at2)
    %164 = stablehlo.multiply %163, %arg32 : tensor<1024x1024x8192xf32> loc(#at2)
    %165 = stablehlo.add %161, %164 : tensor<1024x1024x8192xf32> loc(#at2)
    %166 = stablehlo.dot_general %165, %arg31, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x8192xf32>, tensor<1024x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %167 = stablehlo.transpose %166, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %168 = stablehlo.dot_general %165, %arg30, contracting_dims = [2] x [1] : (tensor<1024x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<1024x1024x1024xf32> loc(#at2)
    %169 = stablehlo.multiply %arg29, %168 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %170 = stablehlo.reduce(%169 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %171 = stablehlo.reshape %170 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %172 = stablehlo.broadcast_in_dim %arg28, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %173 = stablehlo.multiply %168, %172 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %174 = stablehlo.reduce(%171 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %175 = stablehlo.multiply %arg25, %173 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %176 = stablehlo.reduce(%175 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %177 = stablehlo.reshape %176 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %178 = stablehlo.broadcast_in_dim %arg27, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %179 = stablehlo.multiply %173, %178 : tensor<1024x1024x1024xf32> loc(#at6)
    %180 = stablehlo.add %148, %179 : tensor<1024x1024x1024xf32> loc(#at6)
    %181 = stablehlo.multiply %177, %arg26 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_28 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %183 = stablehlo.divide %181, %182 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %184 = stablehlo.reduce(%183 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %186 = stablehlo.multiply %arg25, %185 : tensor<1024x1024x1024xf32> loc(#at6)
    %187 = stablehlo.add %180, %186 : tensor<1024x1024x1024xf32> loc(#at6)
    %188 = stablehlo.multiply %185, %arg25 : tensor<1024x1024x1024xf32> loc(#at6)
    %189 = stablehlo.add %187, %188 : tensor<1024x1024x1024xf32> loc(#at6)
    %190 = sdy.sharding_constraint %189 <@mesh, [{"x"}, {}, {}]> : tensor<1024x1024x1024xf32>
    %191 = stablehlo.dot_general %190, %arg24, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %192 = stablehlo.transpose %191, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %193 = stablehlo.dot_general %190, %arg23, contracting_dims = [2] x [2] : (tensor<1024x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %194 = stablehlo.transpose %193, dims = [0, 2, 3, 1] : (tensor<1024x1024x16x128xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %195 = stablehlo.dot_general %194, %arg22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<1024x16x128x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %196 = stablehlo.dot_general %194, %arg21, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<1024x16x128x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x128x1024xf32> loc(#at0)
    %197 = stablehlo.transpose %196, dims = [0, 3, 1, 2] : (tensor<1024x16x128x1024xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %198 = stablehlo.broadcast_in_dim %arg20, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %199 = stablehlo.multiply %195, %198 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %200 = stablehlo.multiply %199, %arg18 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %201 = stablehlo.reduce(%200 init: %cst_30) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1024xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %202 = stablehlo.reshape %201 : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1xf32> loc(#at0)
    %203 = stablehlo.negate %202 : tensor<1024x16x1024x1xf32> loc(#at0)
    %204 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1, 2, 3] : (tensor<1024x16x1024x1xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %205 = stablehlo.divide %195, %204 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %206 = stablehlo.reduce(%203 init: %cst_31) applies stablehlo.add across dimensions = [3] : (tensor<1024x16x1024x1xf32>, tensor<f32>) -> tensor<1024x16x1024xf32> loc(#at0)
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1024x16x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %208 = stablehlo.add %205, %207 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %209 = stablehlo.multiply %208, %arg18 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %210 = call @_where_43(%arg0, %arg1, %209) : (tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>, tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %cst_32 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32> loc(#at0)
    %212 = stablehlo.multiply %210, %211 : tensor<1024x16x1024x1024xf32> loc(#at0)
    %213 = stablehlo.dot_general %212, %arg17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %214 = stablehlo.transpose %213, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %215 = stablehlo.dot_general %212, %arg16, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<1024x16x1024x1024xf32>, tensor<1024x1024x16x128xf32>) -> tensor<1024x16x1024x128xf32> loc(#at0)
    %216 = stablehlo.transpose %215, dims = [0, 2, 1, 3] : (tensor<1024x16x1024x128xf32>) -> tensor<1024x1024x16x128xf32> loc(#at0)
    %217 = stablehlo.dot_general %197, %arg13, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %218 = stablehlo.transpose %217, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %219 = stablehlo.dot_general %197, %arg15, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %220 = stablehlo.dot_general %214, %arg13, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %221 = stablehlo.transpose %220, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %222 = stablehlo.dot_general %214, %arg14, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %223 = stablehlo.add %219, %222 : tensor<1024x1024x1024xf32> loc(#at0)
    %224 = stablehlo.dot_general %216, %arg13, contracting_dims = [0, 1] x [0, 1] : (tensor<1024x1024x16x128xf32>, tensor<1024x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %225 = stablehlo.transpose %224, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %226 = stablehlo.dot_general %216, %arg12, contracting_dims = [2, 3] x [1, 2] : (tensor<1024x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<1024x1024x1024xf32> loc(#at0)
    %227 = stablehlo.add %223, %226 : tensor<1024x1024x1024xf32> loc(#at0)
    %228 = stablehlo.multiply %arg11, %227 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %229 = stablehlo.reduce(%228 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %230 = stablehlo.reshape %229 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %231 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %232 = stablehlo.multiply %227, %231 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %233 = stablehlo.reduce(%230 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %234 = stablehlo.multiply %arg7, %232 : tensor<1024x1024x1024xf32> loc(#at6)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %235 = stablehlo.reduce(%234 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1024xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %236 = stablehlo.reshape %235 : (tensor<1024x1024xf32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %237 = stablehlo.broadcast_in_dim %arg9, dims = [0, 1, 2] : (tensor<1024x1024x1xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %238 = stablehlo.multiply %232, %237 : tensor<1024x1024x1024xf32> loc(#at6)
    %239 = stablehlo.add %190, %238 : tensor<1024x1024x1024xf32> loc(#at6)
    %240 = stablehlo.multiply %236, %arg8 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_36 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1024x1024x1xf32> loc(#at6)
    %242 = stablehlo.divide %240, %241 : tensor<1024x1024x1xf32> loc(#at6)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %243 = stablehlo.reduce(%242 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<1024x1024x1xf32>, tensor<f32>) -> tensor<1024x1024xf32> loc(#at6)
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<1024x1024xf32>) -> tensor<1024x1024x1024xf32> loc(#at6)
    %245 = stablehlo.multiply %arg7, %244 : tensor<1024x1024x1024xf32> loc(#at6)
    %246 = stablehlo.add %239, %245 : tensor<1024x1024x1024xf32> loc(#at6)
    %247 = stablehlo.multiply %244, %arg7 : tensor<1024x1024x1024xf32> loc(#at6)
    %248 = stablehlo.add %246, %247 : tensor<1024x1024x1024xf32> loc(#at6)
    return %248, %arg6, %233, %174, %150, %167, %221, %192, %225, %218, %13, %8, %132, %74, %65, %120, %91, %124, %117 : tensor<1024x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<128x1024x8192xf32>, tensor<128x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x128xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>
  }
  func.func private @_where_43(%arg0: tensor<1024x16x1024x1024xi1>, %arg1: tensor<1024x16x1024x1024xf32>, %arg2: tensor<1024x16x1024x1024xf32>) -> tensor<1024x16x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x16x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<1024x16x1024x1024xi1>, tensor<1024x16x1024x1024xf32>
    return %1 : tensor<1024x16x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_44(%arg0: tensor<6x1024xf32>, %arg1: tensor<1024xf32>, %arg2: tensor<i32>) -> tensor<6x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<6x1024xf32>, tensor<1x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<6x1024xf32>
    return %1 : tensor<6x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_45(%arg0: tensor<6x8192x1024xf32>, %arg1: tensor<8192x1024xf32>, %arg2: tensor<i32>) -> tensor<6x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x8192x1024xf32>, tensor<1x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x8192x1024xf32>
    return %1 : tensor<6x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_46(%arg0: tensor<6x1024x8192xf32>, %arg1: tensor<1024x8192xf32>, %arg2: tensor<i32>) -> tensor<6x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x1024x8192xf32>, tensor<1x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x8192xf32>
    return %1 : tensor<6x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_47(%arg0: tensor<6x1024x16x128xf32>, %arg1: tensor<1024x16x128xf32>, %arg2: tensor<i32>) -> tensor<6x1024x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x1024x16x128xf32>, tensor<1x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1024x16x128xf32>
    return %1 : tensor<6x1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_48(%arg0: tensor<6x16x128x1024xf32>, %arg1: tensor<16x128x1024xf32>, %arg2: tensor<i32>) -> tensor<6x16x128x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x16x128x1024xf32>, tensor<1x16x128x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x16x128x1024xf32>
    return %1 : tensor<6x16x128x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_49(%arg0: tensor<6x128x1024x8192xf32>, %arg1: tensor<128x1024x8192xf32>, %arg2: tensor<i32>) -> tensor<6x128x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<128x1024x8192xf32>) -> tensor<1x128x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x128x1024x8192xf32>, tensor<1x128x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x128x1024x8192xf32>
    return %1 : tensor<6x128x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_50(%arg0: tensor<6x128x8192x1024xf32>, %arg1: tensor<128x8192x1024xf32>, %arg2: tensor<i32>) -> tensor<6x128x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<128x8192x1024xf32>) -> tensor<1x128x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x128x8192x1024xf32>, tensor<1x128x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x128x8192x1024xf32>
    return %1 : tensor<6x128x8192x1024xf32>
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

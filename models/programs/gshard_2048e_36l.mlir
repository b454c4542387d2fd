module @jit_gshard_2048e_36l attributes {mhlo.num_partitions = 2048 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2048]> {stablehlo.mesh = {axes = [{name = "x", size = 2048 : i64}]}}
  func.func public @main(%arg0: tensor<18x1024xf32> {jax.buffer_donor = true} loc("params['d_ln1']"), %arg1: tensor<18x1024xf32> {jax.buffer_donor = true} loc("params['d_ln2']"), %arg2: tensor<18x8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['d_wf']"), %arg3: tensor<18x1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['d_wi']"), %arg4: tensor<18x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 4 : i32} loc("params['d_wk']"), %arg5: tensor<18x16x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['d_wo']"), %arg6: tensor<18x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['d_wq']"), %arg7: tensor<18x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['d_wv']"), %arg8: tensor<32000x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 8 : i32} loc("params['embedding']"), %arg9: tensor<1024xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg10: tensor<1024x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 10 : i32} loc("params['logits']"), %arg11: tensor<18x2048x1024x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['s_ei']"), %arg12: tensor<18x2048x8192x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>, tf.aliasing_output = 12 : i32} loc("params['s_eo']"), %arg13: tensor<18x1024xf32> {jax.buffer_donor = true} loc("params['s_ln1']"), %arg14: tensor<18x1024xf32> {jax.buffer_donor = true} loc("params['s_ln2']"), %arg15: tensor<18x1024x2048xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 15 : i32} loc("params['s_router']"), %arg16: tensor<18x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("params['s_wk']"), %arg17: tensor<18x16x128x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("params['s_wo']"), %arg18: tensor<18x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("params['s_wq']"), %arg19: tensor<18x1024x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("params['s_wv']"), %arg20: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['d_ln1']"), %arg21: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['d_ln2']"), %arg22: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['d_wf']"), %arg23: tensor<18x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['d_wi']"), %arg24: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['columns']['d_wk']"), %arg25: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 25 : i32} loc("state['columns']['d_wo']"), %arg26: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['columns']['d_wq']"), %arg27: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['columns']['d_wv']"), %arg28: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 28 : i32} loc("state['columns']['embedding']"), %arg29: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg30: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 30 : i32} loc("state['columns']['logits']"), %arg31: tensor<18x2048x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 31 : i32} loc("state['columns']['s_ei']"), %arg32: tensor<18x2048x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['columns']['s_eo']"), %arg33: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['s_ln1']"), %arg34: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['s_ln2']"), %arg35: tensor<18x2048xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 35 : i32} loc("state['columns']['s_router']"), %arg36: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 36 : i32} loc("state['columns']['s_wk']"), %arg37: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 37 : i32} loc("state['columns']['s_wo']"), %arg38: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 38 : i32} loc("state['columns']['s_wq']"), %arg39: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 39 : i32} loc("state['columns']['s_wv']"), %arg40: tensor<18x1024xf32> {jax.buffer_donor = true} loc("state['rows']['d_ln1']"), %arg41: tensor<18x1024xf32> {jax.buffer_donor = true} loc("state['rows']['d_ln2']"), %arg42: tensor<18x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 42 : i32} loc("state['rows']['d_wf']"), %arg43: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 43 : i32} loc("state['rows']['d_wi']"), %arg44: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 44 : i32} loc("state['rows']['d_wk']"), %arg45: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 45 : i32} loc("state['rows']['d_wo']"), %arg46: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 46 : i32} loc("state['rows']['d_wq']"), %arg47: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 47 : i32} loc("state['rows']['d_wv']"), %arg48: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 48 : i32} loc("state['rows']['embedding']"), %arg49: tensor<1024xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg50: tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 50 : i32} loc("state['rows']['logits']"), %arg51: tensor<18x2048x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 51 : i32} loc("state['rows']['s_ei']"), %arg52: tensor<18x2048x8192xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>, tf.aliasing_output = 52 : i32} loc("state['rows']['s_eo']"), %arg53: tensor<18x1024xf32> {jax.buffer_donor = true} loc("state['rows']['s_ln1']"), %arg54: tensor<18x1024xf32> {jax.buffer_donor = true} loc("state['rows']['s_ln2']"), %arg55: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 55 : i32} loc("state['rows']['s_router']"), %arg56: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 56 : i32} loc("state['rows']['s_wk']"), %arg57: tensor<18x16x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>, tf.aliasing_output = 57 : i32} loc("state['rows']['s_wo']"), %arg58: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 58 : i32} loc("state['rows']['s_wq']"), %arg59: tensor<18x1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 59 : i32} loc("state['rows']['s_wv']"), %arg60: tensor<4096x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg61: tensor<4096x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<18x1024xf32> {jax.result_info = "result[0]['d_ln1']"}, tensor<18x1024xf32> {jax.result_info = "result[0]['d_ln2']"}, tensor<18x8192x1024xf32> {jax.result_info = "result[0]['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024x8192xf32> {jax.result_info = "result[0]['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024x16x128xf32> {jax.result_info = "result[0]['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<18x16x128x1024xf32> {jax.result_info = "result[0]['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<18x1024x16x128xf32> {jax.result_info = "result[0]['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<18x1024x16x128xf32> {jax.result_info = "result[0]['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<32000x1024xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<1024xf32> {jax.result_info = "result[0]['ln']"}, tensor<1024x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x2048x1024x8192xf32> {jax.result_info = "result[0]['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<18x2048x8192x1024xf32> {jax.result_info = "result[0]['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[0]['s_ln1']"}, tensor<18x1024xf32> {jax.result_info = "result[0]['s_ln2']"}, tensor<18x1024x2048xf32> {jax.result_info = "result[0]['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024x16x128xf32> {jax.result_info = "result[0]['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<18x16x128x1024xf32> {jax.result_info = "result[0]['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<18x1024x16x128xf32> {jax.result_info = "result[0]['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<18x1024x16x128xf32> {jax.result_info = "result[0]['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['d_ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['d_ln2']"}, tensor<18x1024xf32> {jax.result_info = "result[1]['columns']['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x8192xf32> {jax.result_info = "result[1]['columns']['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['columns']['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['columns']['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['columns']['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['columns']['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<1024xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<18x2048x8192xf32> {jax.result_info = "result[1]['columns']['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<18x2048x1024xf32> {jax.result_info = "result[1]['columns']['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['s_ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['s_ln2']"}, tensor<18x2048xf32> {jax.result_info = "result[1]['columns']['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['columns']['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['columns']['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['columns']['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['columns']['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['d_ln1']"}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['d_ln2']"}, tensor<18x8192xf32> {jax.result_info = "result[1]['rows']['d_wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['d_wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['d_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['rows']['d_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['d_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['d_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<1024xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<1024xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<18x2048x1024xf32> {jax.result_info = "result[1]['rows']['s_ei']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<18x2048x8192xf32> {jax.result_info = "result[1]['rows']['s_eo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['s_ln1']"}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['s_ln2']"}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['s_router']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['s_wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x16x128xf32> {jax.result_info = "result[1]['rows']['s_wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['s_wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<18x1024xf32> {jax.result_info = "result[1]['rows']['s_wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4096x1024xi32> loc(#at1)
    %1 = stablehlo.compare LT, %arg61, %0, SIGNED : (tensor<4096x1024xi32>, tensor<4096x1024xi32>) -> tensor<4096x1024xi1> loc(#at1)
    %c_0 = stablehlo.constant dense<32000> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4096x1024xi32> loc(#at1)
    %3 = stablehlo.add %arg61, %2 : tensor<4096x1024xi32> loc(#at1)
    %4 = stablehlo.select %1, %3, %arg61 : tensor<4096x1024xi1>, tensor<4096x1024xi32> loc(#at1)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<4096x1024xi32>) -> tensor<4096x1024x1xi32> loc(#at1)
    %6 = "stablehlo.gather"(%arg8, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (tensor<32000x1024xf32>, tensor<4096x1024x1xi32>) -> tensor<4096x1024x1024xf32> loc(#at1)
    %7 = sdy.sharding_constraint %6 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at1)
    %8 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %10 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %14 = stablehlo.compare GE, %12, %13, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %15:2 = call @_where(%14, %cst) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) loc(#at0)
    %16 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %18 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %20 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %21 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %22 = stablehlo.compare GE, %20, %21, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %23:2 = call @_where(%22, %cst_1) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) loc(#at0)
    %24 = call @_one_hot() : () -> tensor<1x1x2048xi32> loc(#at5)
    %25 = call @_one_hot() : () -> tensor<1x1x2048xi32> loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    %26 = call @_one_hot_0() : () -> tensor<1x1x1x2xi32> loc(#at5)
    %27 = call @_one_hot_0() : () -> tensor<1x1x1x2xi32> loc(#at5)
    call @relu() : () -> () loc(#at4)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<18x4096x1024x1024xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %29:29 = stablehlo.while(%iterArg = %arg0, %iterArg_375 = %arg1, %iterArg_376 = %arg2, %iterArg_377 = %arg3, %iterArg_378 = %arg4, %iterArg_379 = %arg5, %iterArg_380 = %arg6, %iterArg_381 = %arg7, %iterArg_382 = %arg11, %iterArg_383 = %arg12, %iterArg_384 = %arg13, %iterArg_385 = %arg14, %iterArg_386 = %arg15, %iterArg_387 = %arg16, %iterArg_388 = %arg17, %iterArg_389 = %arg18, %iterArg_390 = %arg19, %iterArg_391 = %15#0, %iterArg_392 = %15#1, %iterArg_393 = %23#0, %iterArg_394 = %23#1, %iterArg_395 = %24, %iterArg_396 = %25, %iterArg_397 = %26, %iterArg_398 = %27, %iterArg_399 = %c_4, %iterArg_400 = %7, %iterArg_401 = %cst_2, %iterArg_402 = %28) : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<1x1x2048xi32>, tensor<1x1x2048xi32>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x4096x1024x1024xf32>
    cond {
      %c_403 = stablehlo.constant dense<18> : tensor<i32>
      %1136 = stablehlo.compare LT, %iterArg_399, %c_403, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1136 : tensor<i1>
    } do {
      %1136 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_399) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1137 = func.call @dynamic_index_in_dim(%iterArg_375, %iterArg_399) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1138 = func.call @dynamic_index_in_dim_1(%iterArg_376, %iterArg_399) : (tensor<18x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1139 = func.call @dynamic_index_in_dim_2(%iterArg_377, %iterArg_399) : (tensor<18x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1140 = func.call @dynamic_index_in_dim_3(%iterArg_378, %iterArg_399) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1141 = func.call @dynamic_index_in_dim_4(%iterArg_379, %iterArg_399) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1142 = func.call @dynamic_index_in_dim_3(%iterArg_380, %iterArg_399) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1143 = func.call @dynamic_index_in_dim_3(%iterArg_381, %iterArg_399) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1144 = func.call @dynamic_index_in_dim_5(%iterArg_382, %iterArg_399) : (tensor<18x2048x1024x8192xf32>, tensor<i32>) -> tensor<2048x1024x8192xf32>
      %1145 = func.call @dynamic_index_in_dim_6(%iterArg_383, %iterArg_399) : (tensor<18x2048x8192x1024xf32>, tensor<i32>) -> tensor<2048x8192x1024xf32>
      %1146 = func.call @dynamic_index_in_dim(%iterArg_384, %iterArg_399) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1147 = func.call @dynamic_index_in_dim(%iterArg_385, %iterArg_399) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1148 = func.call @dynamic_index_in_dim_7(%iterArg_386, %iterArg_399) : (tensor<18x1024x2048xf32>, tensor<i32>) -> tensor<1024x2048xf32>
      %1149 = func.call @dynamic_index_in_dim_3(%iterArg_387, %iterArg_399) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1150 = func.call @dynamic_index_in_dim_4(%iterArg_388, %iterArg_399) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1151 = func.call @dynamic_index_in_dim_3(%iterArg_389, %iterArg_399) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1152 = func.call @dynamic_index_in_dim_3(%iterArg_390, %iterArg_399) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1153:3 = func.call @closed_call(%iterArg_391, %iterArg_392, %iterArg_393, %iterArg_394, %iterArg_395, %iterArg_396, %iterArg_397, %iterArg_398, %iterArg_400, %iterArg_401, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152) : (tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<1x1x2048xi32>, tensor<1x1x2048xi32>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<4096x1024x1024xf32>)
      %1154 = func.call @dynamic_update_index_in_dim(%iterArg_402, %1153#2, %iterArg_399) : (tensor<18x4096x1024x1024xf32>, tensor<4096x1024x1024xf32>, tensor<i32>) -> tensor<18x4096x1024x1024xf32>
      %c_403 = stablehlo.constant dense<1> : tensor<i32>
      %1155 = stablehlo.add %iterArg_399, %c_403 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_375, %iterArg_376, %iterArg_377, %iterArg_378, %iterArg_379, %iterArg_380, %iterArg_381, %iterArg_382, %iterArg_383, %iterArg_384, %iterArg_385, %iterArg_386, %iterArg_387, %iterArg_388, %iterArg_389, %iterArg_390, %iterArg_391, %iterArg_392, %iterArg_393, %iterArg_394, %iterArg_395, %iterArg_396, %iterArg_397, %iterArg_398, %1155, %1153#0, %1153#1, %1154 : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<1x1x2048xi32>, tensor<1x1x2048xi32>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x4096x1024x1024xf32>
    }
    %30 = stablehlo.multiply %29#26, %29#26 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_6 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %34 = stablehlo.divide %32, %33 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_7 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %36 = stablehlo.add %34, %35 : tensor<4096x1024x1xf32> loc(#at6)
    %37 = stablehlo.rsqrt %36 : tensor<4096x1024x1xf32> loc(#at6)
    %38 = stablehlo.divide %37, %36 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %40 = stablehlo.multiply %39, %38 : tensor<4096x1024x1xf32> loc(#at6)
    %41 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %42 = stablehlo.multiply %29#26, %41 : tensor<4096x1024x1024xf32> loc(#at6)
    %43 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %45 = stablehlo.multiply %42, %44 : tensor<4096x1024x1024xf32> loc(#at6)
    %46 = stablehlo.dot_general %45, %arg10, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x32000xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %47 = sdy.sharding_constraint %46 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x32000xf32> loc(#at3)
    %48 = call @_one_hot_14(%arg60) : (tensor<4096x1024xi32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %49 = stablehlo.multiply %47, %48 : tensor<4096x1024x32000xf32> loc(#at3)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %50 = stablehlo.reduce(%49 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %51 = stablehlo.reduce(%47 init: %cst_10) applies stablehlo.maximum across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %52 = stablehlo.reshape %51 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at3)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %54 = stablehlo.compare EQ, %47, %53, FLOAT : (tensor<4096x1024x32000xf32>, tensor<4096x1024x32000xf32>) -> tensor<4096x1024x32000xi1> loc(#at3)
    %55 = stablehlo.convert %54 : (tensor<4096x1024x32000xi1>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %56 = stablehlo.reduce(%55 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %58 = stablehlo.maximum %57, %51 : tensor<4096x1024xf32> loc(#at3)
    %59 = stablehlo.compare EQ, %51, %58, FLOAT : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %62 = stablehlo.select %59, %60, %61 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %64 = stablehlo.compare EQ, %63, %58, FLOAT : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %67 = stablehlo.select %64, %65, %66 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %68 = stablehlo.divide %62, %67 : tensor<4096x1024xf32> loc(#at3)
    %69 = stablehlo.is_finite %58 : (tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %71 = stablehlo.select %69, %58, %70 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at3)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %75 = stablehlo.subtract %47, %74 : tensor<4096x1024x32000xf32> loc(#at3)
    %76 = stablehlo.exponential %75 : tensor<4096x1024x32000xf32> loc(#at3)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %77 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %78 = stablehlo.sign %77 : tensor<4096x1024xf32> loc(#at3)
    %79 = stablehlo.abs %77 : tensor<4096x1024xf32> loc(#at3)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %81 = stablehlo.compare GE, %77, %80, FLOAT : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %82 = stablehlo.log %79 : tensor<4096x1024xf32> loc(#at3)
    %83 = stablehlo.add %82, %71 : tensor<4096x1024xf32> loc(#at3)
    %84 = stablehlo.subtract %83, %50 : tensor<4096x1024xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %85 = stablehlo.reduce(%84 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_23 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %86 = stablehlo.divide %85, %cst_23 : tensor<f32> loc(#at3)
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %87 = stablehlo.multiply %cst_24, %29#27 : tensor<f32>
    %cst_25 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %88 = stablehlo.divide %87, %cst_25 : tensor<f32>
    %89 = stablehlo.add %86, %88 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_27 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %90 = stablehlo.divide %cst_26, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %91 = stablehlo.multiply %cst_28, %90 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %92 = stablehlo.divide %cst_26, %cst_29 : tensor<f32> loc(#at3)
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %94 = stablehlo.negate %93 : tensor<4096x1024xf32> loc(#at3)
    %95 = stablehlo.divide %93, %79 : tensor<4096x1024xf32> loc(#at3)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %97 = stablehlo.select %81, %96, %95 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %98 = stablehlo.select %81, %95, %96 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %99 = stablehlo.negate %97 : tensor<4096x1024xf32> loc(#at3)
    %100 = stablehlo.add %98, %99 : tensor<4096x1024xf32> loc(#at3)
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %102 = stablehlo.multiply %101, %76 : tensor<4096x1024x32000xf32> loc(#at3)
    %103 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %104 = stablehlo.multiply %103, %48 : tensor<4096x1024x32000xf32> loc(#at3)
    %105 = stablehlo.add %102, %104 : tensor<4096x1024x32000xf32> loc(#at3)
    %106 = sdy.sharding_constraint %105 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x32000xf32> loc(#at3)
    %107 = stablehlo.dot_general %106, %45, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x32000xf32>, tensor<4096x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at3)
    %108 = stablehlo.transpose %107, dims = [1, 0] : (tensor<32000x1024xf32>) -> tensor<1024x32000xf32> loc(#at3)
    %109 = stablehlo.dot_general %106, %arg10, contracting_dims = [2] x [1] : (tensor<4096x1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<4096x1024x1024xf32> loc(#at3)
    %110 = stablehlo.multiply %42, %109 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %111 = stablehlo.reduce(%110 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %112 = stablehlo.reshape %111 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %113 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %114 = stablehlo.multiply %109, %113 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %115 = stablehlo.reduce(%112 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %116 = stablehlo.multiply %29#26, %114 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %117 = stablehlo.reduce(%116 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %118 = stablehlo.reshape %117 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %119 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %120 = stablehlo.multiply %114, %119 : tensor<4096x1024x1024xf32> loc(#at6)
    %121 = stablehlo.multiply %118, %40 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_34 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %123 = stablehlo.divide %121, %122 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %124 = stablehlo.reduce(%123 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %126 = stablehlo.multiply %29#26, %125 : tensor<4096x1024x1024xf32> loc(#at6)
    %127 = stablehlo.add %120, %126 : tensor<4096x1024x1024xf32> loc(#at6)
    %128 = stablehlo.multiply %125, %29#26 : tensor<4096x1024x1024xf32> loc(#at6)
    %129 = stablehlo.add %127, %128 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<18x8192x1024xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<18x1024x8192xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<18x2048x1024x8192xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<18x2048x8192x1024xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<18x1024x2048xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %147:38 = stablehlo.while(%iterArg = %arg0, %iterArg_375 = %arg1, %iterArg_376 = %arg2, %iterArg_377 = %arg3, %iterArg_378 = %arg4, %iterArg_379 = %arg5, %iterArg_380 = %arg6, %iterArg_381 = %arg7, %iterArg_382 = %arg11, %iterArg_383 = %arg12, %iterArg_384 = %arg13, %iterArg_385 = %arg14, %iterArg_386 = %arg15, %iterArg_387 = %arg16, %iterArg_388 = %arg17, %iterArg_389 = %arg18, %iterArg_390 = %arg19, %iterArg_391 = %29#28, %iterArg_392 = %c_53, %iterArg_393 = %129, %iterArg_394 = %91, %iterArg_395 = %130, %iterArg_396 = %131, %iterArg_397 = %132, %iterArg_398 = %133, %iterArg_399 = %134, %iterArg_400 = %135, %iterArg_401 = %136, %iterArg_402 = %137, %iterArg_403 = %138, %iterArg_404 = %139, %iterArg_405 = %140, %iterArg_406 = %141, %iterArg_407 = %142, %iterArg_408 = %143, %iterArg_409 = %144, %iterArg_410 = %145, %iterArg_411 = %146) : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x4096x1024x1024xf32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>
    cond {
      %c_412 = stablehlo.constant dense<18> : tensor<i32>
      %1136 = stablehlo.compare LT, %iterArg_392, %c_412, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1136 : tensor<i1>
    } do {
      %c_412 = stablehlo.constant dense<18> : tensor<i32>
      %1136 = stablehlo.subtract %c_412, %iterArg_392 : tensor<i32>
      %c_413 = stablehlo.constant dense<1> : tensor<i32>
      %1137 = stablehlo.subtract %1136, %c_413 : tensor<i32>
      %1138 = func.call @dynamic_index_in_dim(%iterArg, %1137) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1139 = func.call @dynamic_index_in_dim(%iterArg_375, %1137) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1140 = func.call @dynamic_index_in_dim_1(%iterArg_376, %1137) : (tensor<18x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1141 = func.call @dynamic_index_in_dim_2(%iterArg_377, %1137) : (tensor<18x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1142 = func.call @dynamic_index_in_dim_3(%iterArg_378, %1137) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1143 = func.call @dynamic_index_in_dim_4(%iterArg_379, %1137) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1144 = func.call @dynamic_index_in_dim_3(%iterArg_380, %1137) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1145 = func.call @dynamic_index_in_dim_3(%iterArg_381, %1137) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1146 = func.call @dynamic_index_in_dim_5(%iterArg_382, %1137) : (tensor<18x2048x1024x8192xf32>, tensor<i32>) -> tensor<2048x1024x8192xf32>
      %1147 = func.call @dynamic_index_in_dim_6(%iterArg_383, %1137) : (tensor<18x2048x8192x1024xf32>, tensor<i32>) -> tensor<2048x8192x1024xf32>
      %1148 = func.call @dynamic_index_in_dim(%iterArg_384, %1137) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1149 = func.call @dynamic_index_in_dim(%iterArg_385, %1137) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1150 = func.call @dynamic_index_in_dim_7(%iterArg_386, %1137) : (tensor<18x1024x2048xf32>, tensor<i32>) -> tensor<1024x2048xf32>
      %1151 = func.call @dynamic_index_in_dim_3(%iterArg_387, %1137) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1152 = func.call @dynamic_index_in_dim_4(%iterArg_388, %1137) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1153 = func.call @dynamic_index_in_dim_3(%iterArg_389, %1137) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1154 = func.call @dynamic_index_in_dim_3(%iterArg_390, %1137) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1155 = func.call @dynamic_index_in_dim_15(%iterArg_391, %1137) : (tensor<18x4096x1024x1024xf32>, tensor<i32>) -> tensor<4096x1024x1024xf32>
      %1156:19 = func.call @closed_call_16(%iterArg_393, %iterArg_394, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155) : (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>)
      %1157 = func.call @dynamic_update_index_in_dim_23(%iterArg_395, %1156#2, %1137) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1158 = func.call @dynamic_update_index_in_dim_23(%iterArg_396, %1156#3, %1137) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1159 = func.call @dynamic_update_index_in_dim_24(%iterArg_397, %1156#4, %1137) : (tensor<18x8192x1024xf32>, tensor<8192x1024xf32>, tensor<i32>) -> tensor<18x8192x1024xf32>
      %1160 = func.call @dynamic_update_index_in_dim_25(%iterArg_398, %1156#5, %1137) : (tensor<18x1024x8192xf32>, tensor<1024x8192xf32>, tensor<i32>) -> tensor<18x1024x8192xf32>
      %1161 = func.call @dynamic_update_index_in_dim_26(%iterArg_399, %1156#6, %1137) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1162 = func.call @dynamic_update_index_in_dim_27(%iterArg_400, %1156#7, %1137) : (tensor<18x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<18x16x128x1024xf32>
      %1163 = func.call @dynamic_update_index_in_dim_26(%iterArg_401, %1156#8, %1137) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1164 = func.call @dynamic_update_index_in_dim_26(%iterArg_402, %1156#9, %1137) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1165 = func.call @dynamic_update_index_in_dim_28(%iterArg_403, %1156#10, %1137) : (tensor<18x2048x1024x8192xf32>, tensor<2048x1024x8192xf32>, tensor<i32>) -> tensor<18x2048x1024x8192xf32>
      %1166 = func.call @dynamic_update_index_in_dim_29(%iterArg_404, %1156#11, %1137) : (tensor<18x2048x8192x1024xf32>, tensor<2048x8192x1024xf32>, tensor<i32>) -> tensor<18x2048x8192x1024xf32>
      %1167 = func.call @dynamic_update_index_in_dim_23(%iterArg_405, %1156#12, %1137) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1168 = func.call @dynamic_update_index_in_dim_23(%iterArg_406, %1156#13, %1137) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1169 = func.call @dynamic_update_index_in_dim_30(%iterArg_407, %1156#14, %1137) : (tensor<18x1024x2048xf32>, tensor<1024x2048xf32>, tensor<i32>) -> tensor<18x1024x2048xf32>
      %1170 = func.call @dynamic_update_index_in_dim_26(%iterArg_408, %1156#15, %1137) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1171 = func.call @dynamic_update_index_in_dim_27(%iterArg_409, %1156#16, %1137) : (tensor<18x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<18x16x128x1024xf32>
      %1172 = func.call @dynamic_update_index_in_dim_26(%iterArg_410, %1156#17, %1137) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1173 = func.call @dynamic_update_index_in_dim_26(%iterArg_411, %1156#18, %1137) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %c_414 = stablehlo.constant dense<1> : tensor<i32>
      %1174 = stablehlo.add %iterArg_392, %c_414 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_375, %iterArg_376, %iterArg_377, %iterArg_378, %iterArg_379, %iterArg_380, %iterArg_381, %iterArg_382, %iterArg_383, %iterArg_384, %iterArg_385, %iterArg_386, %iterArg_387, %iterArg_388, %iterArg_389, %iterArg_390, %iterArg_391, %1174, %1156#0, %1156#1, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173 : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x4096x1024x1024xf32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>
    }
    %148 = sdy.sharding_constraint %147#19 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at1)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at1)
    %150 = "stablehlo.scatter"(%149, %5, %148) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %1136 = stablehlo.add %arg62, %arg63 : tensor<f32> loc(#at1)
      stablehlo.return %1136 : tensor<f32> loc(#at1)
    }) : (tensor<32000x1024xf32>, tensor<4096x1024x1xi32>, tensor<4096x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at1)
    %151 = stablehlo.multiply %147#21, %147#21 : tensor<18x1024xf32> loc(#at7)
    %cst_55 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %153 = stablehlo.add %151, %152 : tensor<18x1024xf32> loc(#at7)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %155 = stablehlo.multiply %154, %arg40 : tensor<18x1024xf32> loc(#at7)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %157 = stablehlo.multiply %156, %153 : tensor<18x1024xf32> loc(#at7)
    %158 = stablehlo.add %155, %157 : tensor<18x1024xf32> loc(#at7)
    %159 = stablehlo.rsqrt %158 : tensor<18x1024xf32> loc(#at7)
    %160 = stablehlo.multiply %147#21, %159 : tensor<18x1024xf32> loc(#at7)
    %161 = stablehlo.multiply %arg0, %arg0 : tensor<18x1024xf32> loc(#at7)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %162 = stablehlo.reduce(%161 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %163 = stablehlo.broadcast_in_dim %162, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_59 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %165 = stablehlo.divide %163, %164 : tensor<18x1xf32> loc(#at7)
    %166 = stablehlo.sqrt %165 : tensor<18x1xf32> loc(#at7)
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %168 = stablehlo.maximum %167, %166 : tensor<18x1xf32> loc(#at7)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %170 = stablehlo.multiply %169, %168 : tensor<18x1xf32> loc(#at7)
    %171 = stablehlo.multiply %160, %160 : tensor<18x1024xf32> loc(#at7)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %172 = stablehlo.reduce(%171 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %173 = stablehlo.broadcast_in_dim %172, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_63 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %175 = stablehlo.divide %173, %174 : tensor<18x1xf32> loc(#at7)
    %176 = stablehlo.sqrt %175 : tensor<18x1xf32> loc(#at7)
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %178 = stablehlo.maximum %177, %176 : tensor<18x1xf32> loc(#at7)
    %179 = stablehlo.divide %170, %178 : tensor<18x1xf32> loc(#at7)
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %181 = stablehlo.multiply %180, %160 : tensor<18x1024xf32> loc(#at7)
    %182 = stablehlo.subtract %arg0, %181 : tensor<18x1024xf32> loc(#at7)
    %183 = stablehlo.multiply %147#22, %147#22 : tensor<18x1024xf32> loc(#at7)
    %cst_65 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %185 = stablehlo.add %183, %184 : tensor<18x1024xf32> loc(#at7)
    %cst_66 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %187 = stablehlo.multiply %186, %arg41 : tensor<18x1024xf32> loc(#at7)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %189 = stablehlo.multiply %188, %185 : tensor<18x1024xf32> loc(#at7)
    %190 = stablehlo.add %187, %189 : tensor<18x1024xf32> loc(#at7)
    %191 = stablehlo.rsqrt %190 : tensor<18x1024xf32> loc(#at7)
    %192 = stablehlo.multiply %147#22, %191 : tensor<18x1024xf32> loc(#at7)
    %193 = stablehlo.multiply %arg1, %arg1 : tensor<18x1024xf32> loc(#at7)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %194 = stablehlo.reduce(%193 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %195 = stablehlo.broadcast_in_dim %194, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_69 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %197 = stablehlo.divide %195, %196 : tensor<18x1xf32> loc(#at7)
    %198 = stablehlo.sqrt %197 : tensor<18x1xf32> loc(#at7)
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %200 = stablehlo.maximum %199, %198 : tensor<18x1xf32> loc(#at7)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %202 = stablehlo.multiply %201, %200 : tensor<18x1xf32> loc(#at7)
    %203 = stablehlo.multiply %192, %192 : tensor<18x1024xf32> loc(#at7)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %204 = stablehlo.reduce(%203 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %205 = stablehlo.broadcast_in_dim %204, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_73 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %207 = stablehlo.divide %205, %206 : tensor<18x1xf32> loc(#at7)
    %208 = stablehlo.sqrt %207 : tensor<18x1xf32> loc(#at7)
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %210 = stablehlo.maximum %209, %208 : tensor<18x1xf32> loc(#at7)
    %211 = stablehlo.divide %202, %210 : tensor<18x1xf32> loc(#at7)
    %212 = stablehlo.broadcast_in_dim %211, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %213 = stablehlo.multiply %212, %192 : tensor<18x1024xf32> loc(#at7)
    %214 = stablehlo.subtract %arg1, %213 : tensor<18x1024xf32> loc(#at7)
    %215 = stablehlo.multiply %147#23, %147#23 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_75 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %217 = stablehlo.add %215, %216 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %219 = stablehlo.multiply %218, %arg42 : tensor<18x8192xf32> loc(#at7)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %220 = stablehlo.reduce(%217 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %cst_78 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %222 = stablehlo.divide %220, %221 : tensor<18x8192xf32> loc(#at7)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %224 = stablehlo.multiply %223, %222 : tensor<18x8192xf32> loc(#at7)
    %225 = stablehlo.add %219, %224 : tensor<18x8192xf32> loc(#at7)
    %cst_80 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %227 = stablehlo.multiply %226, %arg22 : tensor<18x1024xf32> loc(#at7)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %228 = stablehlo.reduce(%217 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_82 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %230 = stablehlo.divide %228, %229 : tensor<18x1024xf32> loc(#at7)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %232 = stablehlo.multiply %231, %230 : tensor<18x1024xf32> loc(#at7)
    %233 = stablehlo.add %227, %232 : tensor<18x1024xf32> loc(#at7)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %234 = stablehlo.reduce(%225 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<18x8192xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %235 = stablehlo.broadcast_in_dim %234, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_85 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %237 = stablehlo.divide %235, %236 : tensor<18x1xf32> loc(#at7)
    %238 = stablehlo.broadcast_in_dim %237, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x8192xf32> loc(#at7)
    %239 = stablehlo.divide %225, %238 : tensor<18x8192xf32> loc(#at7)
    %240 = stablehlo.rsqrt %239 : tensor<18x8192xf32> loc(#at7)
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<18x8192xf32>) -> tensor<18x8192x1xf32> loc(#at7)
    %242 = stablehlo.broadcast_in_dim %241, dims = [0, 1, 2] : (tensor<18x8192x1xf32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %243 = stablehlo.multiply %147#23, %242 : tensor<18x8192x1024xf32> loc(#at7)
    %244 = stablehlo.rsqrt %233 : tensor<18x1024xf32> loc(#at7)
    %245 = stablehlo.broadcast_in_dim %244, dims = [0, 2] : (tensor<18x1024xf32>) -> tensor<18x1x1024xf32> loc(#at7)
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2] : (tensor<18x1x1024xf32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %247 = stablehlo.multiply %243, %246 : tensor<18x8192x1024xf32> loc(#at7)
    %248 = stablehlo.multiply %arg2, %arg2 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %249 = stablehlo.reduce(%248 init: %cst_86) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %250 = stablehlo.broadcast_in_dim %249, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_87 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %252 = stablehlo.divide %250, %251 : tensor<18x1x1xf32> loc(#at7)
    %253 = stablehlo.sqrt %252 : tensor<18x1x1xf32> loc(#at7)
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %255 = stablehlo.maximum %254, %253 : tensor<18x1x1xf32> loc(#at7)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %257 = stablehlo.multiply %256, %255 : tensor<18x1x1xf32> loc(#at7)
    %258 = stablehlo.multiply %247, %247 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %259 = stablehlo.reduce(%258 init: %cst_90) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %260 = stablehlo.broadcast_in_dim %259, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_91 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %262 = stablehlo.divide %260, %261 : tensor<18x1x1xf32> loc(#at7)
    %263 = stablehlo.sqrt %262 : tensor<18x1x1xf32> loc(#at7)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %265 = stablehlo.maximum %264, %263 : tensor<18x1x1xf32> loc(#at7)
    %266 = stablehlo.divide %257, %265 : tensor<18x1x1xf32> loc(#at7)
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %268 = stablehlo.multiply %267, %247 : tensor<18x8192x1024xf32> loc(#at7)
    %269 = stablehlo.subtract %arg2, %268 : tensor<18x8192x1024xf32> loc(#at7)
    %270 = stablehlo.multiply %147#24, %147#24 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_93 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %272 = stablehlo.add %270, %271 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %274 = stablehlo.multiply %273, %arg43 : tensor<18x1024xf32> loc(#at7)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %275 = stablehlo.reduce(%272 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_96 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %277 = stablehlo.divide %275, %276 : tensor<18x1024xf32> loc(#at7)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %279 = stablehlo.multiply %278, %277 : tensor<18x1024xf32> loc(#at7)
    %280 = stablehlo.add %274, %279 : tensor<18x1024xf32> loc(#at7)
    %cst_98 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %282 = stablehlo.multiply %281, %arg23 : tensor<18x8192xf32> loc(#at7)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %283 = stablehlo.reduce(%272 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %cst_100 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %285 = stablehlo.divide %283, %284 : tensor<18x8192xf32> loc(#at7)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %287 = stablehlo.multiply %286, %285 : tensor<18x8192xf32> loc(#at7)
    %288 = stablehlo.add %282, %287 : tensor<18x8192xf32> loc(#at7)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %289 = stablehlo.reduce(%280 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %290 = stablehlo.broadcast_in_dim %289, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_103 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %292 = stablehlo.divide %290, %291 : tensor<18x1xf32> loc(#at7)
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %294 = stablehlo.divide %280, %293 : tensor<18x1024xf32> loc(#at7)
    %295 = stablehlo.rsqrt %294 : tensor<18x1024xf32> loc(#at7)
    %296 = stablehlo.broadcast_in_dim %295, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1xf32> loc(#at7)
    %297 = stablehlo.broadcast_in_dim %296, dims = [0, 1, 2] : (tensor<18x1024x1xf32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %298 = stablehlo.multiply %147#24, %297 : tensor<18x1024x8192xf32> loc(#at7)
    %299 = stablehlo.rsqrt %288 : tensor<18x8192xf32> loc(#at7)
    %300 = stablehlo.broadcast_in_dim %299, dims = [0, 2] : (tensor<18x8192xf32>) -> tensor<18x1x8192xf32> loc(#at7)
    %301 = stablehlo.broadcast_in_dim %300, dims = [0, 1, 2] : (tensor<18x1x8192xf32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %302 = stablehlo.multiply %298, %301 : tensor<18x1024x8192xf32> loc(#at7)
    %303 = stablehlo.multiply %arg3, %arg3 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %304 = stablehlo.reduce(%303 init: %cst_104) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %305 = stablehlo.broadcast_in_dim %304, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_105 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %307 = stablehlo.divide %305, %306 : tensor<18x1x1xf32> loc(#at7)
    %308 = stablehlo.sqrt %307 : tensor<18x1x1xf32> loc(#at7)
    %cst_106 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %310 = stablehlo.maximum %309, %308 : tensor<18x1x1xf32> loc(#at7)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %312 = stablehlo.multiply %311, %310 : tensor<18x1x1xf32> loc(#at7)
    %313 = stablehlo.multiply %302, %302 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %314 = stablehlo.reduce(%313 init: %cst_108) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %315 = stablehlo.broadcast_in_dim %314, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_109 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %317 = stablehlo.divide %315, %316 : tensor<18x1x1xf32> loc(#at7)
    %318 = stablehlo.sqrt %317 : tensor<18x1x1xf32> loc(#at7)
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %320 = stablehlo.maximum %319, %318 : tensor<18x1x1xf32> loc(#at7)
    %321 = stablehlo.divide %312, %320 : tensor<18x1x1xf32> loc(#at7)
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %323 = stablehlo.multiply %322, %302 : tensor<18x1024x8192xf32> loc(#at7)
    %324 = stablehlo.subtract %arg3, %323 : tensor<18x1024x8192xf32> loc(#at7)
    %325 = stablehlo.multiply %147#25, %147#25 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_111 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %327 = stablehlo.add %325, %326 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_112 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %329 = stablehlo.multiply %328, %arg44 : tensor<18x1024xf32> loc(#at7)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %330 = stablehlo.reduce(%327 init: %cst_113) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_114 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %332 = stablehlo.divide %330, %331 : tensor<18x1024xf32> loc(#at7)
    %cst_115 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %334 = stablehlo.multiply %333, %332 : tensor<18x1024xf32> loc(#at7)
    %335 = stablehlo.add %329, %334 : tensor<18x1024xf32> loc(#at7)
    %cst_116 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %337 = stablehlo.multiply %336, %arg24 : tensor<18x16x128xf32> loc(#at7)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %338 = stablehlo.reduce(%327 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_118 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %340 = stablehlo.divide %338, %339 : tensor<18x16x128xf32> loc(#at7)
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %342 = stablehlo.multiply %341, %340 : tensor<18x16x128xf32> loc(#at7)
    %343 = stablehlo.add %337, %342 : tensor<18x16x128xf32> loc(#at7)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %344 = stablehlo.reduce(%335 init: %cst_120) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_121 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %347 = stablehlo.divide %345, %346 : tensor<18x1xf32> loc(#at7)
    %348 = stablehlo.broadcast_in_dim %347, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %349 = stablehlo.divide %335, %348 : tensor<18x1024xf32> loc(#at7)
    %350 = stablehlo.rsqrt %349 : tensor<18x1024xf32> loc(#at7)
    %351 = stablehlo.broadcast_in_dim %350, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %352 = stablehlo.broadcast_in_dim %351, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %353 = stablehlo.multiply %147#25, %352 : tensor<18x1024x16x128xf32> loc(#at7)
    %354 = stablehlo.rsqrt %343 : tensor<18x16x128xf32> loc(#at7)
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %357 = stablehlo.multiply %353, %356 : tensor<18x1024x16x128xf32> loc(#at7)
    %358 = stablehlo.multiply %arg4, %arg4 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %359 = stablehlo.reduce(%358 init: %cst_122) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_123 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %362 = stablehlo.divide %360, %361 : tensor<18x1x1x1xf32> loc(#at7)
    %363 = stablehlo.sqrt %362 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_124 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %365 = stablehlo.maximum %364, %363 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %367 = stablehlo.multiply %366, %365 : tensor<18x1x1x1xf32> loc(#at7)
    %368 = stablehlo.multiply %357, %357 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %369 = stablehlo.reduce(%368 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_127 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %372 = stablehlo.divide %370, %371 : tensor<18x1x1x1xf32> loc(#at7)
    %373 = stablehlo.sqrt %372 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %375 = stablehlo.maximum %374, %373 : tensor<18x1x1x1xf32> loc(#at7)
    %376 = stablehlo.divide %367, %375 : tensor<18x1x1x1xf32> loc(#at7)
    %377 = stablehlo.broadcast_in_dim %376, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %378 = stablehlo.multiply %377, %357 : tensor<18x1024x16x128xf32> loc(#at7)
    %379 = stablehlo.subtract %arg4, %378 : tensor<18x1024x16x128xf32> loc(#at7)
    %380 = stablehlo.multiply %147#26, %147#26 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_129 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %382 = stablehlo.add %380, %381 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_130 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %384 = stablehlo.multiply %383, %arg45 : tensor<18x16x128xf32> loc(#at7)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %385 = stablehlo.reduce(%382 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_132 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %387 = stablehlo.divide %385, %386 : tensor<18x16x128xf32> loc(#at7)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %389 = stablehlo.multiply %388, %387 : tensor<18x16x128xf32> loc(#at7)
    %390 = stablehlo.add %384, %389 : tensor<18x16x128xf32> loc(#at7)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %392 = stablehlo.multiply %391, %arg25 : tensor<18x1024xf32> loc(#at7)
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %393 = stablehlo.reduce(%382 init: %cst_135) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_136 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %395 = stablehlo.divide %393, %394 : tensor<18x1024xf32> loc(#at7)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %397 = stablehlo.multiply %396, %395 : tensor<18x1024xf32> loc(#at7)
    %398 = stablehlo.add %392, %397 : tensor<18x1024xf32> loc(#at7)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %399 = stablehlo.reduce(%390 init: %cst_138) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %400 = stablehlo.broadcast_in_dim %399, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_139 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %402 = stablehlo.divide %400, %401 : tensor<18x1x1xf32> loc(#at7)
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x16x128xf32> loc(#at7)
    %404 = stablehlo.divide %390, %403 : tensor<18x16x128xf32> loc(#at7)
    %405 = stablehlo.rsqrt %404 : tensor<18x16x128xf32> loc(#at7)
    %406 = stablehlo.broadcast_in_dim %405, dims = [0, 1, 2] : (tensor<18x16x128xf32>) -> tensor<18x16x128x1xf32> loc(#at7)
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2, 3] : (tensor<18x16x128x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %408 = stablehlo.multiply %147#26, %407 : tensor<18x16x128x1024xf32> loc(#at7)
    %409 = stablehlo.rsqrt %398 : tensor<18x1024xf32> loc(#at7)
    %410 = stablehlo.broadcast_in_dim %409, dims = [0, 3] : (tensor<18x1024xf32>) -> tensor<18x1x1x1024xf32> loc(#at7)
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2, 3] : (tensor<18x1x1x1024xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %412 = stablehlo.multiply %408, %411 : tensor<18x16x128x1024xf32> loc(#at7)
    %413 = stablehlo.multiply %arg5, %arg5 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %414 = stablehlo.reduce(%413 init: %cst_140) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_141 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %417 = stablehlo.divide %415, %416 : tensor<18x1x1x1xf32> loc(#at7)
    %418 = stablehlo.sqrt %417 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_142 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %420 = stablehlo.maximum %419, %418 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %422 = stablehlo.multiply %421, %420 : tensor<18x1x1x1xf32> loc(#at7)
    %423 = stablehlo.multiply %412, %412 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %424 = stablehlo.reduce(%423 init: %cst_144) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_145 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %427 = stablehlo.divide %425, %426 : tensor<18x1x1x1xf32> loc(#at7)
    %428 = stablehlo.sqrt %427 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %430 = stablehlo.maximum %429, %428 : tensor<18x1x1x1xf32> loc(#at7)
    %431 = stablehlo.divide %422, %430 : tensor<18x1x1x1xf32> loc(#at7)
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %433 = stablehlo.multiply %432, %412 : tensor<18x16x128x1024xf32> loc(#at7)
    %434 = stablehlo.subtract %arg5, %433 : tensor<18x16x128x1024xf32> loc(#at7)
    %435 = stablehlo.multiply %147#27, %147#27 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_147 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %437 = stablehlo.add %435, %436 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_148 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %439 = stablehlo.multiply %438, %arg46 : tensor<18x1024xf32> loc(#at7)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %440 = stablehlo.reduce(%437 init: %cst_149) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_150 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %442 = stablehlo.divide %440, %441 : tensor<18x1024xf32> loc(#at7)
    %cst_151 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %444 = stablehlo.multiply %443, %442 : tensor<18x1024xf32> loc(#at7)
    %445 = stablehlo.add %439, %444 : tensor<18x1024xf32> loc(#at7)
    %cst_152 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %447 = stablehlo.multiply %446, %arg26 : tensor<18x16x128xf32> loc(#at7)
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %448 = stablehlo.reduce(%437 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_154 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %450 = stablehlo.divide %448, %449 : tensor<18x16x128xf32> loc(#at7)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %452 = stablehlo.multiply %451, %450 : tensor<18x16x128xf32> loc(#at7)
    %453 = stablehlo.add %447, %452 : tensor<18x16x128xf32> loc(#at7)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %454 = stablehlo.reduce(%445 init: %cst_156) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %455 = stablehlo.broadcast_in_dim %454, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_157 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %457 = stablehlo.divide %455, %456 : tensor<18x1xf32> loc(#at7)
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %459 = stablehlo.divide %445, %458 : tensor<18x1024xf32> loc(#at7)
    %460 = stablehlo.rsqrt %459 : tensor<18x1024xf32> loc(#at7)
    %461 = stablehlo.broadcast_in_dim %460, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %463 = stablehlo.multiply %147#27, %462 : tensor<18x1024x16x128xf32> loc(#at7)
    %464 = stablehlo.rsqrt %453 : tensor<18x16x128xf32> loc(#at7)
    %465 = stablehlo.broadcast_in_dim %464, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %467 = stablehlo.multiply %463, %466 : tensor<18x1024x16x128xf32> loc(#at7)
    %468 = stablehlo.multiply %arg6, %arg6 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %469 = stablehlo.reduce(%468 init: %cst_158) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_159 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %472 = stablehlo.divide %470, %471 : tensor<18x1x1x1xf32> loc(#at7)
    %473 = stablehlo.sqrt %472 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_160 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %475 = stablehlo.maximum %474, %473 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %477 = stablehlo.multiply %476, %475 : tensor<18x1x1x1xf32> loc(#at7)
    %478 = stablehlo.multiply %467, %467 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %479 = stablehlo.reduce(%478 init: %cst_162) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_163 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %482 = stablehlo.divide %480, %481 : tensor<18x1x1x1xf32> loc(#at7)
    %483 = stablehlo.sqrt %482 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %485 = stablehlo.maximum %484, %483 : tensor<18x1x1x1xf32> loc(#at7)
    %486 = stablehlo.divide %477, %485 : tensor<18x1x1x1xf32> loc(#at7)
    %487 = stablehlo.broadcast_in_dim %486, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %488 = stablehlo.multiply %487, %467 : tensor<18x1024x16x128xf32> loc(#at7)
    %489 = stablehlo.subtract %arg6, %488 : tensor<18x1024x16x128xf32> loc(#at7)
    %490 = stablehlo.multiply %147#28, %147#28 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_165 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %492 = stablehlo.add %490, %491 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_166 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %494 = stablehlo.multiply %493, %arg47 : tensor<18x1024xf32> loc(#at7)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %495 = stablehlo.reduce(%492 init: %cst_167) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_168 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %497 = stablehlo.divide %495, %496 : tensor<18x1024xf32> loc(#at7)
    %cst_169 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %499 = stablehlo.multiply %498, %497 : tensor<18x1024xf32> loc(#at7)
    %500 = stablehlo.add %494, %499 : tensor<18x1024xf32> loc(#at7)
    %cst_170 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %502 = stablehlo.multiply %501, %arg27 : tensor<18x16x128xf32> loc(#at7)
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %503 = stablehlo.reduce(%492 init: %cst_171) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_172 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %505 = stablehlo.divide %503, %504 : tensor<18x16x128xf32> loc(#at7)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %507 = stablehlo.multiply %506, %505 : tensor<18x16x128xf32> loc(#at7)
    %508 = stablehlo.add %502, %507 : tensor<18x16x128xf32> loc(#at7)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %509 = stablehlo.reduce(%500 init: %cst_174) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %510 = stablehlo.broadcast_in_dim %509, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_175 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %512 = stablehlo.divide %510, %511 : tensor<18x1xf32> loc(#at7)
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %514 = stablehlo.divide %500, %513 : tensor<18x1024xf32> loc(#at7)
    %515 = stablehlo.rsqrt %514 : tensor<18x1024xf32> loc(#at7)
    %516 = stablehlo.broadcast_in_dim %515, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %518 = stablehlo.multiply %147#28, %517 : tensor<18x1024x16x128xf32> loc(#at7)
    %519 = stablehlo.rsqrt %508 : tensor<18x16x128xf32> loc(#at7)
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %522 = stablehlo.multiply %518, %521 : tensor<18x1024x16x128xf32> loc(#at7)
    %523 = stablehlo.multiply %arg7, %arg7 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %524 = stablehlo.reduce(%523 init: %cst_176) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_177 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %527 = stablehlo.divide %525, %526 : tensor<18x1x1x1xf32> loc(#at7)
    %528 = stablehlo.sqrt %527 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %530 = stablehlo.maximum %529, %528 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %531 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %532 = stablehlo.multiply %531, %530 : tensor<18x1x1x1xf32> loc(#at7)
    %533 = stablehlo.multiply %522, %522 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %534 = stablehlo.reduce(%533 init: %cst_180) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_181 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %537 = stablehlo.divide %535, %536 : tensor<18x1x1x1xf32> loc(#at7)
    %538 = stablehlo.sqrt %537 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %540 = stablehlo.maximum %539, %538 : tensor<18x1x1x1xf32> loc(#at7)
    %541 = stablehlo.divide %532, %540 : tensor<18x1x1x1xf32> loc(#at7)
    %542 = stablehlo.broadcast_in_dim %541, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %543 = stablehlo.multiply %542, %522 : tensor<18x1024x16x128xf32> loc(#at7)
    %544 = stablehlo.subtract %arg7, %543 : tensor<18x1024x16x128xf32> loc(#at7)
    %545 = stablehlo.multiply %150, %150 : tensor<32000x1024xf32> loc(#at7)
    %cst_183 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at7)
    %547 = stablehlo.add %545, %546 : tensor<32000x1024xf32> loc(#at7)
    %cst_184 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %549 = stablehlo.multiply %548, %arg48 : tensor<32000xf32> loc(#at7)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %550 = stablehlo.reduce(%547 init: %cst_185) applies stablehlo.add across dimensions = [1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_186 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %552 = stablehlo.divide %550, %551 : tensor<32000xf32> loc(#at7)
    %cst_187 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %554 = stablehlo.multiply %553, %552 : tensor<32000xf32> loc(#at7)
    %555 = stablehlo.add %549, %554 : tensor<32000xf32> loc(#at7)
    %cst_188 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %557 = stablehlo.multiply %556, %arg28 : tensor<1024xf32> loc(#at7)
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %558 = stablehlo.reduce(%547 init: %cst_189) applies stablehlo.add across dimensions = [0] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_190 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %560 = stablehlo.divide %558, %559 : tensor<1024xf32> loc(#at7)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %562 = stablehlo.multiply %561, %560 : tensor<1024xf32> loc(#at7)
    %563 = stablehlo.add %557, %562 : tensor<1024xf32> loc(#at7)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %564 = stablehlo.reduce(%555 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %565 = stablehlo.broadcast_in_dim %564, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_193 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %567 = stablehlo.divide %565, %566 : tensor<1xf32> loc(#at7)
    %568 = stablehlo.broadcast_in_dim %567, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at7)
    %569 = stablehlo.divide %555, %568 : tensor<32000xf32> loc(#at7)
    %570 = stablehlo.rsqrt %569 : tensor<32000xf32> loc(#at7)
    %571 = stablehlo.broadcast_in_dim %570, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at7)
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %573 = stablehlo.multiply %150, %572 : tensor<32000x1024xf32> loc(#at7)
    %574 = stablehlo.rsqrt %563 : tensor<1024xf32> loc(#at7)
    %575 = stablehlo.broadcast_in_dim %574, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32> loc(#at7)
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %577 = stablehlo.multiply %573, %576 : tensor<32000x1024xf32> loc(#at7)
    %578 = stablehlo.multiply %arg8, %arg8 : tensor<32000x1024xf32> loc(#at7)
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %579 = stablehlo.reduce(%578 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %580 = stablehlo.broadcast_in_dim %579, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_195 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %582 = stablehlo.divide %580, %581 : tensor<1x1xf32> loc(#at7)
    %583 = stablehlo.sqrt %582 : tensor<1x1xf32> loc(#at7)
    %cst_196 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %585 = stablehlo.maximum %584, %583 : tensor<1x1xf32> loc(#at7)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %587 = stablehlo.multiply %586, %585 : tensor<1x1xf32> loc(#at7)
    %588 = stablehlo.multiply %577, %577 : tensor<32000x1024xf32> loc(#at7)
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %589 = stablehlo.reduce(%588 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %590 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_199 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %592 = stablehlo.divide %590, %591 : tensor<1x1xf32> loc(#at7)
    %593 = stablehlo.sqrt %592 : tensor<1x1xf32> loc(#at7)
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %595 = stablehlo.maximum %594, %593 : tensor<1x1xf32> loc(#at7)
    %596 = stablehlo.divide %587, %595 : tensor<1x1xf32> loc(#at7)
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %598 = stablehlo.multiply %597, %577 : tensor<32000x1024xf32> loc(#at7)
    %599 = stablehlo.subtract %arg8, %598 : tensor<32000x1024xf32> loc(#at7)
    %600 = stablehlo.multiply %115, %115 : tensor<1024xf32> loc(#at7)
    %cst_201 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %602 = stablehlo.add %600, %601 : tensor<1024xf32> loc(#at7)
    %cst_202 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %604 = stablehlo.multiply %603, %arg49 : tensor<1024xf32> loc(#at7)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %606 = stablehlo.multiply %605, %602 : tensor<1024xf32> loc(#at7)
    %607 = stablehlo.add %604, %606 : tensor<1024xf32> loc(#at7)
    %608 = stablehlo.rsqrt %607 : tensor<1024xf32> loc(#at7)
    %609 = stablehlo.multiply %115, %608 : tensor<1024xf32> loc(#at7)
    %610 = stablehlo.multiply %arg9, %arg9 : tensor<1024xf32> loc(#at7)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %611 = stablehlo.reduce(%610 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %612 = stablehlo.broadcast_in_dim %611, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_205 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %614 = stablehlo.divide %612, %613 : tensor<1xf32> loc(#at7)
    %615 = stablehlo.sqrt %614 : tensor<1xf32> loc(#at7)
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %616 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %617 = stablehlo.maximum %616, %615 : tensor<1xf32> loc(#at7)
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %619 = stablehlo.multiply %618, %617 : tensor<1xf32> loc(#at7)
    %620 = stablehlo.multiply %609, %609 : tensor<1024xf32> loc(#at7)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %621 = stablehlo.reduce(%620 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %622 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_209 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %624 = stablehlo.divide %622, %623 : tensor<1xf32> loc(#at7)
    %625 = stablehlo.sqrt %624 : tensor<1xf32> loc(#at7)
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %626 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %627 = stablehlo.maximum %626, %625 : tensor<1xf32> loc(#at7)
    %628 = stablehlo.divide %619, %627 : tensor<1xf32> loc(#at7)
    %629 = stablehlo.broadcast_in_dim %628, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %630 = stablehlo.multiply %629, %609 : tensor<1024xf32> loc(#at7)
    %631 = stablehlo.subtract %arg9, %630 : tensor<1024xf32> loc(#at7)
    %632 = stablehlo.multiply %108, %108 : tensor<1024x32000xf32> loc(#at7)
    %cst_211 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32> loc(#at7)
    %634 = stablehlo.add %632, %633 : tensor<1024x32000xf32> loc(#at7)
    %cst_212 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %635 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %636 = stablehlo.multiply %635, %arg50 : tensor<1024xf32> loc(#at7)
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %637 = stablehlo.reduce(%634 init: %cst_213) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_214 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %639 = stablehlo.divide %637, %638 : tensor<1024xf32> loc(#at7)
    %cst_215 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %641 = stablehlo.multiply %640, %639 : tensor<1024xf32> loc(#at7)
    %642 = stablehlo.add %636, %641 : tensor<1024xf32> loc(#at7)
    %cst_216 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %644 = stablehlo.multiply %643, %arg30 : tensor<32000xf32> loc(#at7)
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %645 = stablehlo.reduce(%634 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_218 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %647 = stablehlo.divide %645, %646 : tensor<32000xf32> loc(#at7)
    %cst_219 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %649 = stablehlo.multiply %648, %647 : tensor<32000xf32> loc(#at7)
    %650 = stablehlo.add %644, %649 : tensor<32000xf32> loc(#at7)
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %651 = stablehlo.reduce(%642 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %652 = stablehlo.broadcast_in_dim %651, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_221 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %654 = stablehlo.divide %652, %653 : tensor<1xf32> loc(#at7)
    %655 = stablehlo.broadcast_in_dim %654, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %656 = stablehlo.divide %642, %655 : tensor<1024xf32> loc(#at7)
    %657 = stablehlo.rsqrt %656 : tensor<1024xf32> loc(#at7)
    %658 = stablehlo.broadcast_in_dim %657, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32> loc(#at7)
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %660 = stablehlo.multiply %108, %659 : tensor<1024x32000xf32> loc(#at7)
    %661 = stablehlo.rsqrt %650 : tensor<32000xf32> loc(#at7)
    %662 = stablehlo.broadcast_in_dim %661, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at7)
    %663 = stablehlo.broadcast_in_dim %662, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %664 = stablehlo.multiply %660, %663 : tensor<1024x32000xf32> loc(#at7)
    %665 = stablehlo.multiply %arg10, %arg10 : tensor<1024x32000xf32> loc(#at7)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %666 = stablehlo.reduce(%665 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %667 = stablehlo.broadcast_in_dim %666, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_223 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %669 = stablehlo.divide %667, %668 : tensor<1x1xf32> loc(#at7)
    %670 = stablehlo.sqrt %669 : tensor<1x1xf32> loc(#at7)
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %671 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %672 = stablehlo.maximum %671, %670 : tensor<1x1xf32> loc(#at7)
    %cst_225 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %674 = stablehlo.multiply %673, %672 : tensor<1x1xf32> loc(#at7)
    %675 = stablehlo.multiply %664, %664 : tensor<1024x32000xf32> loc(#at7)
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %676 = stablehlo.reduce(%675 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %677 = stablehlo.broadcast_in_dim %676, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_227 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %679 = stablehlo.divide %677, %678 : tensor<1x1xf32> loc(#at7)
    %680 = stablehlo.sqrt %679 : tensor<1x1xf32> loc(#at7)
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %682 = stablehlo.maximum %681, %680 : tensor<1x1xf32> loc(#at7)
    %683 = stablehlo.divide %674, %682 : tensor<1x1xf32> loc(#at7)
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %685 = stablehlo.multiply %684, %664 : tensor<1024x32000xf32> loc(#at7)
    %686 = stablehlo.subtract %arg10, %685 : tensor<1024x32000xf32> loc(#at7)
    %687 = stablehlo.multiply %147#29, %147#29 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_229 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %689 = stablehlo.add %687, %688 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_230 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %691 = stablehlo.multiply %690, %arg51 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %692 = stablehlo.reduce(%689 init: %cst_231) applies stablehlo.add across dimensions = [3] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %cst_232 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %694 = stablehlo.divide %692, %693 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_233 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %696 = stablehlo.multiply %695, %694 : tensor<18x2048x1024xf32> loc(#at7)
    %697 = stablehlo.add %691, %696 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_234 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %699 = stablehlo.multiply %698, %arg31 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %700 = stablehlo.reduce(%689 init: %cst_235) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %cst_236 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %702 = stablehlo.divide %700, %701 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_237 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %704 = stablehlo.multiply %703, %702 : tensor<18x2048x8192xf32> loc(#at7)
    %705 = stablehlo.add %699, %704 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %706 = stablehlo.reduce(%697 init: %cst_238) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x1024xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %707 = stablehlo.broadcast_in_dim %706, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1xf32> loc(#at7)
    %cst_239 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<18x2048x1xf32> loc(#at7)
    %709 = stablehlo.divide %707, %708 : tensor<18x2048x1xf32> loc(#at7)
    %710 = stablehlo.broadcast_in_dim %709, dims = [0, 1, 2] : (tensor<18x2048x1xf32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %711 = stablehlo.divide %697, %710 : tensor<18x2048x1024xf32> loc(#at7)
    %712 = stablehlo.rsqrt %711 : tensor<18x2048x1024xf32> loc(#at7)
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1, 2] : (tensor<18x2048x1024xf32>) -> tensor<18x2048x1024x1xf32> loc(#at7)
    %714 = stablehlo.broadcast_in_dim %713, dims = [0, 1, 2, 3] : (tensor<18x2048x1024x1xf32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %715 = stablehlo.multiply %147#29, %714 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %716 = stablehlo.rsqrt %705 : tensor<18x2048x8192xf32> loc(#at7)
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1, 3] : (tensor<18x2048x8192xf32>) -> tensor<18x2048x1x8192xf32> loc(#at7)
    %718 = stablehlo.broadcast_in_dim %717, dims = [0, 1, 2, 3] : (tensor<18x2048x1x8192xf32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %719 = stablehlo.multiply %715, %718 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %720 = stablehlo.multiply %arg11, %arg11 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %721 = stablehlo.reduce(%720 init: %cst_240) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %722 = stablehlo.broadcast_in_dim %721, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_241 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %724 = stablehlo.divide %722, %723 : tensor<18x2048x1x1xf32> loc(#at7)
    %725 = stablehlo.sqrt %724 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_242 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %726 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %727 = stablehlo.maximum %726, %725 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_243 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %728 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %729 = stablehlo.multiply %728, %727 : tensor<18x2048x1x1xf32> loc(#at7)
    %730 = stablehlo.multiply %719, %719 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %731 = stablehlo.reduce(%730 init: %cst_244) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %732 = stablehlo.broadcast_in_dim %731, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_245 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %734 = stablehlo.divide %732, %733 : tensor<18x2048x1x1xf32> loc(#at7)
    %735 = stablehlo.sqrt %734 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %737 = stablehlo.maximum %736, %735 : tensor<18x2048x1x1xf32> loc(#at7)
    %738 = stablehlo.divide %729, %737 : tensor<18x2048x1x1xf32> loc(#at7)
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1, 2, 3] : (tensor<18x2048x1x1xf32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %740 = stablehlo.multiply %739, %719 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %741 = stablehlo.subtract %arg11, %740 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %742 = stablehlo.multiply %147#30, %147#30 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_247 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %744 = stablehlo.add %742, %743 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_248 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %746 = stablehlo.multiply %745, %arg52 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %747 = stablehlo.reduce(%744 init: %cst_249) applies stablehlo.add across dimensions = [3] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %cst_250 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %749 = stablehlo.divide %747, %748 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_251 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %750 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %751 = stablehlo.multiply %750, %749 : tensor<18x2048x8192xf32> loc(#at7)
    %752 = stablehlo.add %746, %751 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_252 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %754 = stablehlo.multiply %753, %arg32 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %755 = stablehlo.reduce(%744 init: %cst_253) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %cst_254 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %757 = stablehlo.divide %755, %756 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_255 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %758 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %759 = stablehlo.multiply %758, %757 : tensor<18x2048x1024xf32> loc(#at7)
    %760 = stablehlo.add %754, %759 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %761 = stablehlo.reduce(%752 init: %cst_256) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x8192xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %762 = stablehlo.broadcast_in_dim %761, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1xf32> loc(#at7)
    %cst_257 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<18x2048x1xf32> loc(#at7)
    %764 = stablehlo.divide %762, %763 : tensor<18x2048x1xf32> loc(#at7)
    %765 = stablehlo.broadcast_in_dim %764, dims = [0, 1, 2] : (tensor<18x2048x1xf32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %766 = stablehlo.divide %752, %765 : tensor<18x2048x8192xf32> loc(#at7)
    %767 = stablehlo.rsqrt %766 : tensor<18x2048x8192xf32> loc(#at7)
    %768 = stablehlo.broadcast_in_dim %767, dims = [0, 1, 2] : (tensor<18x2048x8192xf32>) -> tensor<18x2048x8192x1xf32> loc(#at7)
    %769 = stablehlo.broadcast_in_dim %768, dims = [0, 1, 2, 3] : (tensor<18x2048x8192x1xf32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %770 = stablehlo.multiply %147#30, %769 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %771 = stablehlo.rsqrt %760 : tensor<18x2048x1024xf32> loc(#at7)
    %772 = stablehlo.broadcast_in_dim %771, dims = [0, 1, 3] : (tensor<18x2048x1024xf32>) -> tensor<18x2048x1x1024xf32> loc(#at7)
    %773 = stablehlo.broadcast_in_dim %772, dims = [0, 1, 2, 3] : (tensor<18x2048x1x1024xf32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %774 = stablehlo.multiply %770, %773 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %775 = stablehlo.multiply %arg12, %arg12 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %776 = stablehlo.reduce(%775 init: %cst_258) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %777 = stablehlo.broadcast_in_dim %776, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_259 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %778 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %779 = stablehlo.divide %777, %778 : tensor<18x2048x1x1xf32> loc(#at7)
    %780 = stablehlo.sqrt %779 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_260 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %782 = stablehlo.maximum %781, %780 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_261 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %783 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %784 = stablehlo.multiply %783, %782 : tensor<18x2048x1x1xf32> loc(#at7)
    %785 = stablehlo.multiply %774, %774 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %786 = stablehlo.reduce(%785 init: %cst_262) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %787 = stablehlo.broadcast_in_dim %786, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_263 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %788 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %789 = stablehlo.divide %787, %788 : tensor<18x2048x1x1xf32> loc(#at7)
    %790 = stablehlo.sqrt %789 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %791 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %792 = stablehlo.maximum %791, %790 : tensor<18x2048x1x1xf32> loc(#at7)
    %793 = stablehlo.divide %784, %792 : tensor<18x2048x1x1xf32> loc(#at7)
    %794 = stablehlo.broadcast_in_dim %793, dims = [0, 1, 2, 3] : (tensor<18x2048x1x1xf32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %795 = stablehlo.multiply %794, %774 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %796 = stablehlo.subtract %arg12, %795 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %797 = stablehlo.multiply %147#31, %147#31 : tensor<18x1024xf32> loc(#at7)
    %cst_265 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %798 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %799 = stablehlo.add %797, %798 : tensor<18x1024xf32> loc(#at7)
    %cst_266 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %801 = stablehlo.multiply %800, %arg53 : tensor<18x1024xf32> loc(#at7)
    %cst_267 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %802 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %803 = stablehlo.multiply %802, %799 : tensor<18x1024xf32> loc(#at7)
    %804 = stablehlo.add %801, %803 : tensor<18x1024xf32> loc(#at7)
    %805 = stablehlo.rsqrt %804 : tensor<18x1024xf32> loc(#at7)
    %806 = stablehlo.multiply %147#31, %805 : tensor<18x1024xf32> loc(#at7)
    %807 = stablehlo.multiply %arg13, %arg13 : tensor<18x1024xf32> loc(#at7)
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %808 = stablehlo.reduce(%807 init: %cst_268) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %809 = stablehlo.broadcast_in_dim %808, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_269 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %810 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %811 = stablehlo.divide %809, %810 : tensor<18x1xf32> loc(#at7)
    %812 = stablehlo.sqrt %811 : tensor<18x1xf32> loc(#at7)
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %814 = stablehlo.maximum %813, %812 : tensor<18x1xf32> loc(#at7)
    %cst_271 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %815 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %816 = stablehlo.multiply %815, %814 : tensor<18x1xf32> loc(#at7)
    %817 = stablehlo.multiply %806, %806 : tensor<18x1024xf32> loc(#at7)
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %818 = stablehlo.reduce(%817 init: %cst_272) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %819 = stablehlo.broadcast_in_dim %818, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_273 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %820 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %821 = stablehlo.divide %819, %820 : tensor<18x1xf32> loc(#at7)
    %822 = stablehlo.sqrt %821 : tensor<18x1xf32> loc(#at7)
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %824 = stablehlo.maximum %823, %822 : tensor<18x1xf32> loc(#at7)
    %825 = stablehlo.divide %816, %824 : tensor<18x1xf32> loc(#at7)
    %826 = stablehlo.broadcast_in_dim %825, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %827 = stablehlo.multiply %826, %806 : tensor<18x1024xf32> loc(#at7)
    %828 = stablehlo.subtract %arg13, %827 : tensor<18x1024xf32> loc(#at7)
    %829 = stablehlo.multiply %147#32, %147#32 : tensor<18x1024xf32> loc(#at7)
    %cst_275 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %830 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %831 = stablehlo.add %829, %830 : tensor<18x1024xf32> loc(#at7)
    %cst_276 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %833 = stablehlo.multiply %832, %arg54 : tensor<18x1024xf32> loc(#at7)
    %cst_277 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %835 = stablehlo.multiply %834, %831 : tensor<18x1024xf32> loc(#at7)
    %836 = stablehlo.add %833, %835 : tensor<18x1024xf32> loc(#at7)
    %837 = stablehlo.rsqrt %836 : tensor<18x1024xf32> loc(#at7)
    %838 = stablehlo.multiply %147#32, %837 : tensor<18x1024xf32> loc(#at7)
    %839 = stablehlo.multiply %arg14, %arg14 : tensor<18x1024xf32> loc(#at7)
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %840 = stablehlo.reduce(%839 init: %cst_278) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %841 = stablehlo.broadcast_in_dim %840, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_279 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %843 = stablehlo.divide %841, %842 : tensor<18x1xf32> loc(#at7)
    %844 = stablehlo.sqrt %843 : tensor<18x1xf32> loc(#at7)
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %845 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %846 = stablehlo.maximum %845, %844 : tensor<18x1xf32> loc(#at7)
    %cst_281 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %848 = stablehlo.multiply %847, %846 : tensor<18x1xf32> loc(#at7)
    %849 = stablehlo.multiply %838, %838 : tensor<18x1024xf32> loc(#at7)
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %850 = stablehlo.reduce(%849 init: %cst_282) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %851 = stablehlo.broadcast_in_dim %850, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_283 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %853 = stablehlo.divide %851, %852 : tensor<18x1xf32> loc(#at7)
    %854 = stablehlo.sqrt %853 : tensor<18x1xf32> loc(#at7)
    %cst_284 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %856 = stablehlo.maximum %855, %854 : tensor<18x1xf32> loc(#at7)
    %857 = stablehlo.divide %848, %856 : tensor<18x1xf32> loc(#at7)
    %858 = stablehlo.broadcast_in_dim %857, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %859 = stablehlo.multiply %858, %838 : tensor<18x1024xf32> loc(#at7)
    %860 = stablehlo.subtract %arg14, %859 : tensor<18x1024xf32> loc(#at7)
    %861 = stablehlo.multiply %147#33, %147#33 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_285 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %863 = stablehlo.add %861, %862 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_286 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %864 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %865 = stablehlo.multiply %864, %arg55 : tensor<18x1024xf32> loc(#at7)
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %866 = stablehlo.reduce(%863 init: %cst_287) applies stablehlo.add across dimensions = [2] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_288 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %868 = stablehlo.divide %866, %867 : tensor<18x1024xf32> loc(#at7)
    %cst_289 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %869 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %870 = stablehlo.multiply %869, %868 : tensor<18x1024xf32> loc(#at7)
    %871 = stablehlo.add %865, %870 : tensor<18x1024xf32> loc(#at7)
    %cst_290 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %873 = stablehlo.multiply %872, %arg35 : tensor<18x2048xf32> loc(#at7)
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %874 = stablehlo.reduce(%863 init: %cst_291) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %cst_292 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %876 = stablehlo.divide %874, %875 : tensor<18x2048xf32> loc(#at7)
    %cst_293 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %878 = stablehlo.multiply %877, %876 : tensor<18x2048xf32> loc(#at7)
    %879 = stablehlo.add %873, %878 : tensor<18x2048xf32> loc(#at7)
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %880 = stablehlo.reduce(%871 init: %cst_294) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %881 = stablehlo.broadcast_in_dim %880, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_295 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %883 = stablehlo.divide %881, %882 : tensor<18x1xf32> loc(#at7)
    %884 = stablehlo.broadcast_in_dim %883, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %885 = stablehlo.divide %871, %884 : tensor<18x1024xf32> loc(#at7)
    %886 = stablehlo.rsqrt %885 : tensor<18x1024xf32> loc(#at7)
    %887 = stablehlo.broadcast_in_dim %886, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1xf32> loc(#at7)
    %888 = stablehlo.broadcast_in_dim %887, dims = [0, 1, 2] : (tensor<18x1024x1xf32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %889 = stablehlo.multiply %147#33, %888 : tensor<18x1024x2048xf32> loc(#at7)
    %890 = stablehlo.rsqrt %879 : tensor<18x2048xf32> loc(#at7)
    %891 = stablehlo.broadcast_in_dim %890, dims = [0, 2] : (tensor<18x2048xf32>) -> tensor<18x1x2048xf32> loc(#at7)
    %892 = stablehlo.broadcast_in_dim %891, dims = [0, 1, 2] : (tensor<18x1x2048xf32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %893 = stablehlo.multiply %889, %892 : tensor<18x1024x2048xf32> loc(#at7)
    %894 = stablehlo.multiply %arg15, %arg15 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %895 = stablehlo.reduce(%894 init: %cst_296) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %896 = stablehlo.broadcast_in_dim %895, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_297 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %898 = stablehlo.divide %896, %897 : tensor<18x1x1xf32> loc(#at7)
    %899 = stablehlo.sqrt %898 : tensor<18x1x1xf32> loc(#at7)
    %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %901 = stablehlo.maximum %900, %899 : tensor<18x1x1xf32> loc(#at7)
    %cst_299 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %903 = stablehlo.multiply %902, %901 : tensor<18x1x1xf32> loc(#at7)
    %904 = stablehlo.multiply %893, %893 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %905 = stablehlo.reduce(%904 init: %cst_300) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %906 = stablehlo.broadcast_in_dim %905, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_301 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %908 = stablehlo.divide %906, %907 : tensor<18x1x1xf32> loc(#at7)
    %909 = stablehlo.sqrt %908 : tensor<18x1x1xf32> loc(#at7)
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %911 = stablehlo.maximum %910, %909 : tensor<18x1x1xf32> loc(#at7)
    %912 = stablehlo.divide %903, %911 : tensor<18x1x1xf32> loc(#at7)
    %913 = stablehlo.broadcast_in_dim %912, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %914 = stablehlo.multiply %913, %893 : tensor<18x1024x2048xf32> loc(#at7)
    %915 = stablehlo.subtract %arg15, %914 : tensor<18x1024x2048xf32> loc(#at7)
    %916 = stablehlo.multiply %147#34, %147#34 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_303 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %918 = stablehlo.add %916, %917 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_304 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %919 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %920 = stablehlo.multiply %919, %arg56 : tensor<18x1024xf32> loc(#at7)
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %921 = stablehlo.reduce(%918 init: %cst_305) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_306 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %923 = stablehlo.divide %921, %922 : tensor<18x1024xf32> loc(#at7)
    %cst_307 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %925 = stablehlo.multiply %924, %923 : tensor<18x1024xf32> loc(#at7)
    %926 = stablehlo.add %920, %925 : tensor<18x1024xf32> loc(#at7)
    %cst_308 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %928 = stablehlo.multiply %927, %arg36 : tensor<18x16x128xf32> loc(#at7)
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %929 = stablehlo.reduce(%918 init: %cst_309) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_310 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %931 = stablehlo.divide %929, %930 : tensor<18x16x128xf32> loc(#at7)
    %cst_311 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %933 = stablehlo.multiply %932, %931 : tensor<18x16x128xf32> loc(#at7)
    %934 = stablehlo.add %928, %933 : tensor<18x16x128xf32> loc(#at7)
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %935 = stablehlo.reduce(%926 init: %cst_312) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %936 = stablehlo.broadcast_in_dim %935, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_313 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %938 = stablehlo.divide %936, %937 : tensor<18x1xf32> loc(#at7)
    %939 = stablehlo.broadcast_in_dim %938, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %940 = stablehlo.divide %926, %939 : tensor<18x1024xf32> loc(#at7)
    %941 = stablehlo.rsqrt %940 : tensor<18x1024xf32> loc(#at7)
    %942 = stablehlo.broadcast_in_dim %941, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %943 = stablehlo.broadcast_in_dim %942, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %944 = stablehlo.multiply %147#34, %943 : tensor<18x1024x16x128xf32> loc(#at7)
    %945 = stablehlo.rsqrt %934 : tensor<18x16x128xf32> loc(#at7)
    %946 = stablehlo.broadcast_in_dim %945, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %947 = stablehlo.broadcast_in_dim %946, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %948 = stablehlo.multiply %944, %947 : tensor<18x1024x16x128xf32> loc(#at7)
    %949 = stablehlo.multiply %arg16, %arg16 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %950 = stablehlo.reduce(%949 init: %cst_314) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %951 = stablehlo.broadcast_in_dim %950, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_315 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %953 = stablehlo.divide %951, %952 : tensor<18x1x1x1xf32> loc(#at7)
    %954 = stablehlo.sqrt %953 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_316 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %956 = stablehlo.maximum %955, %954 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_317 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %958 = stablehlo.multiply %957, %956 : tensor<18x1x1x1xf32> loc(#at7)
    %959 = stablehlo.multiply %948, %948 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %960 = stablehlo.reduce(%959 init: %cst_318) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %961 = stablehlo.broadcast_in_dim %960, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_319 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %963 = stablehlo.divide %961, %962 : tensor<18x1x1x1xf32> loc(#at7)
    %964 = stablehlo.sqrt %963 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_320 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %966 = stablehlo.maximum %965, %964 : tensor<18x1x1x1xf32> loc(#at7)
    %967 = stablehlo.divide %958, %966 : tensor<18x1x1x1xf32> loc(#at7)
    %968 = stablehlo.broadcast_in_dim %967, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %969 = stablehlo.multiply %968, %948 : tensor<18x1024x16x128xf32> loc(#at7)
    %970 = stablehlo.subtract %arg16, %969 : tensor<18x1024x16x128xf32> loc(#at7)
    %971 = stablehlo.multiply %147#35, %147#35 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_321 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %973 = stablehlo.add %971, %972 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_322 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %975 = stablehlo.multiply %974, %arg57 : tensor<18x16x128xf32> loc(#at7)
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %976 = stablehlo.reduce(%973 init: %cst_323) applies stablehlo.add across dimensions = [3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_324 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %978 = stablehlo.divide %976, %977 : tensor<18x16x128xf32> loc(#at7)
    %cst_325 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %980 = stablehlo.multiply %979, %978 : tensor<18x16x128xf32> loc(#at7)
    %981 = stablehlo.add %975, %980 : tensor<18x16x128xf32> loc(#at7)
    %cst_326 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %983 = stablehlo.multiply %982, %arg37 : tensor<18x1024xf32> loc(#at7)
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %984 = stablehlo.reduce(%973 init: %cst_327) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_328 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %986 = stablehlo.divide %984, %985 : tensor<18x1024xf32> loc(#at7)
    %cst_329 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %987 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %988 = stablehlo.multiply %987, %986 : tensor<18x1024xf32> loc(#at7)
    %989 = stablehlo.add %983, %988 : tensor<18x1024xf32> loc(#at7)
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %990 = stablehlo.reduce(%981 init: %cst_330) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %991 = stablehlo.broadcast_in_dim %990, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_331 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %993 = stablehlo.divide %991, %992 : tensor<18x1x1xf32> loc(#at7)
    %994 = stablehlo.broadcast_in_dim %993, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x16x128xf32> loc(#at7)
    %995 = stablehlo.divide %981, %994 : tensor<18x16x128xf32> loc(#at7)
    %996 = stablehlo.rsqrt %995 : tensor<18x16x128xf32> loc(#at7)
    %997 = stablehlo.broadcast_in_dim %996, dims = [0, 1, 2] : (tensor<18x16x128xf32>) -> tensor<18x16x128x1xf32> loc(#at7)
    %998 = stablehlo.broadcast_in_dim %997, dims = [0, 1, 2, 3] : (tensor<18x16x128x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %999 = stablehlo.multiply %147#35, %998 : tensor<18x16x128x1024xf32> loc(#at7)
    %1000 = stablehlo.rsqrt %989 : tensor<18x1024xf32> loc(#at7)
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [0, 3] : (tensor<18x1024xf32>) -> tensor<18x1x1x1024xf32> loc(#at7)
    %1002 = stablehlo.broadcast_in_dim %1001, dims = [0, 1, 2, 3] : (tensor<18x1x1x1024xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %1003 = stablehlo.multiply %999, %1002 : tensor<18x16x128x1024xf32> loc(#at7)
    %1004 = stablehlo.multiply %arg17, %arg17 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1005 = stablehlo.reduce(%1004 init: %cst_332) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_333 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1008 = stablehlo.divide %1006, %1007 : tensor<18x1x1x1xf32> loc(#at7)
    %1009 = stablehlo.sqrt %1008 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_334 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1011 = stablehlo.maximum %1010, %1009 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_335 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1013 = stablehlo.multiply %1012, %1011 : tensor<18x1x1x1xf32> loc(#at7)
    %1014 = stablehlo.multiply %1003, %1003 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1015 = stablehlo.reduce(%1014 init: %cst_336) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_337 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1018 = stablehlo.divide %1016, %1017 : tensor<18x1x1x1xf32> loc(#at7)
    %1019 = stablehlo.sqrt %1018 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_338 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1020 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1021 = stablehlo.maximum %1020, %1019 : tensor<18x1x1x1xf32> loc(#at7)
    %1022 = stablehlo.divide %1013, %1021 : tensor<18x1x1x1xf32> loc(#at7)
    %1023 = stablehlo.broadcast_in_dim %1022, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %1024 = stablehlo.multiply %1023, %1003 : tensor<18x16x128x1024xf32> loc(#at7)
    %1025 = stablehlo.subtract %arg17, %1024 : tensor<18x16x128x1024xf32> loc(#at7)
    %1026 = stablehlo.multiply %147#36, %147#36 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_339 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1028 = stablehlo.add %1026, %1027 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_340 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1030 = stablehlo.multiply %1029, %arg58 : tensor<18x1024xf32> loc(#at7)
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1031 = stablehlo.reduce(%1028 init: %cst_341) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_342 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1033 = stablehlo.divide %1031, %1032 : tensor<18x1024xf32> loc(#at7)
    %cst_343 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1035 = stablehlo.multiply %1034, %1033 : tensor<18x1024xf32> loc(#at7)
    %1036 = stablehlo.add %1030, %1035 : tensor<18x1024xf32> loc(#at7)
    %cst_344 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1038 = stablehlo.multiply %1037, %arg38 : tensor<18x16x128xf32> loc(#at7)
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1039 = stablehlo.reduce(%1028 init: %cst_345) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_346 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1041 = stablehlo.divide %1039, %1040 : tensor<18x16x128xf32> loc(#at7)
    %cst_347 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1043 = stablehlo.multiply %1042, %1041 : tensor<18x16x128xf32> loc(#at7)
    %1044 = stablehlo.add %1038, %1043 : tensor<18x16x128xf32> loc(#at7)
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1045 = stablehlo.reduce(%1036 init: %cst_348) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_349 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1047 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %1048 = stablehlo.divide %1046, %1047 : tensor<18x1xf32> loc(#at7)
    %1049 = stablehlo.broadcast_in_dim %1048, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %1050 = stablehlo.divide %1036, %1049 : tensor<18x1024xf32> loc(#at7)
    %1051 = stablehlo.rsqrt %1050 : tensor<18x1024xf32> loc(#at7)
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1054 = stablehlo.multiply %147#36, %1053 : tensor<18x1024x16x128xf32> loc(#at7)
    %1055 = stablehlo.rsqrt %1044 : tensor<18x16x128xf32> loc(#at7)
    %1056 = stablehlo.broadcast_in_dim %1055, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1058 = stablehlo.multiply %1054, %1057 : tensor<18x1024x16x128xf32> loc(#at7)
    %1059 = stablehlo.multiply %arg18, %arg18 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1060 = stablehlo.reduce(%1059 init: %cst_350) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1061 = stablehlo.broadcast_in_dim %1060, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_351 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1063 = stablehlo.divide %1061, %1062 : tensor<18x1x1x1xf32> loc(#at7)
    %1064 = stablehlo.sqrt %1063 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_352 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1066 = stablehlo.maximum %1065, %1064 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_353 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1068 = stablehlo.multiply %1067, %1066 : tensor<18x1x1x1xf32> loc(#at7)
    %1069 = stablehlo.multiply %1058, %1058 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1070 = stablehlo.reduce(%1069 init: %cst_354) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1071 = stablehlo.broadcast_in_dim %1070, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_355 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1073 = stablehlo.divide %1071, %1072 : tensor<18x1x1x1xf32> loc(#at7)
    %1074 = stablehlo.sqrt %1073 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_356 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1076 = stablehlo.maximum %1075, %1074 : tensor<18x1x1x1xf32> loc(#at7)
    %1077 = stablehlo.divide %1068, %1076 : tensor<18x1x1x1xf32> loc(#at7)
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1079 = stablehlo.multiply %1078, %1058 : tensor<18x1024x16x128xf32> loc(#at7)
    %1080 = stablehlo.subtract %arg18, %1079 : tensor<18x1024x16x128xf32> loc(#at7)
    %1081 = stablehlo.multiply %147#37, %147#37 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_357 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1083 = stablehlo.add %1081, %1082 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_358 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1085 = stablehlo.multiply %1084, %arg59 : tensor<18x1024xf32> loc(#at7)
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1086 = stablehlo.reduce(%1083 init: %cst_359) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_360 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1088 = stablehlo.divide %1086, %1087 : tensor<18x1024xf32> loc(#at7)
    %cst_361 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1089 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1090 = stablehlo.multiply %1089, %1088 : tensor<18x1024xf32> loc(#at7)
    %1091 = stablehlo.add %1085, %1090 : tensor<18x1024xf32> loc(#at7)
    %cst_362 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1093 = stablehlo.multiply %1092, %arg39 : tensor<18x16x128xf32> loc(#at7)
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1094 = stablehlo.reduce(%1083 init: %cst_363) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_364 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1096 = stablehlo.divide %1094, %1095 : tensor<18x16x128xf32> loc(#at7)
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1098 = stablehlo.multiply %1097, %1096 : tensor<18x16x128xf32> loc(#at7)
    %1099 = stablehlo.add %1093, %1098 : tensor<18x16x128xf32> loc(#at7)
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1100 = stablehlo.reduce(%1091 init: %cst_366) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1101 = stablehlo.broadcast_in_dim %1100, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_367 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %1103 = stablehlo.divide %1101, %1102 : tensor<18x1xf32> loc(#at7)
    %1104 = stablehlo.broadcast_in_dim %1103, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %1105 = stablehlo.divide %1091, %1104 : tensor<18x1024xf32> loc(#at7)
    %1106 = stablehlo.rsqrt %1105 : tensor<18x1024xf32> loc(#at7)
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %1108 = stablehlo.broadcast_in_dim %1107, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1109 = stablehlo.multiply %147#37, %1108 : tensor<18x1024x16x128xf32> loc(#at7)
    %1110 = stablehlo.rsqrt %1099 : tensor<18x16x128xf32> loc(#at7)
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %1112 = stablehlo.broadcast_in_dim %1111, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1113 = stablehlo.multiply %1109, %1112 : tensor<18x1024x16x128xf32> loc(#at7)
    %1114 = stablehlo.multiply %arg19, %arg19 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1115 = stablehlo.reduce(%1114 init: %cst_368) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_369 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1117 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1118 = stablehlo.divide %1116, %1117 : tensor<18x1x1x1xf32> loc(#at7)
    %1119 = stablehlo.sqrt %1118 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_370 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1121 = stablehlo.maximum %1120, %1119 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_371 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1122 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1123 = stablehlo.multiply %1122, %1121 : tensor<18x1x1x1xf32> loc(#at7)
    %1124 = stablehlo.multiply %1113, %1113 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1125 = stablehlo.reduce(%1124 init: %cst_372) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1126 = stablehlo.broadcast_in_dim %1125, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_373 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1128 = stablehlo.divide %1126, %1127 : tensor<18x1x1x1xf32> loc(#at7)
    %1129 = stablehlo.sqrt %1128 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_374 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1131 = stablehlo.maximum %1130, %1129 : tensor<18x1x1x1xf32> loc(#at7)
    %1132 = stablehlo.divide %1123, %1131 : tensor<18x1x1x1xf32> loc(#at7)
    %1133 = stablehlo.broadcast_in_dim %1132, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1134 = stablehlo.multiply %1133, %1113 : tensor<18x1024x16x128xf32> loc(#at7)
    %1135 = stablehlo.subtract %arg19, %1134 : tensor<18x1024x16x128xf32> loc(#at7)
    return %182, %214, %269, %324, %379, %434, %489, %544, %599, %631, %686, %741, %796, %828, %860, %915, %970, %1025, %1080, %1135, %arg20, %arg21, %233, %288, %343, %398, %453, %508, %563, %arg29, %650, %705, %760, %arg33, %arg34, %879, %934, %989, %1044, %1099, %158, %190, %225, %280, %335, %390, %445, %500, %555, %607, %642, %697, %752, %804, %836, %871, %926, %981, %1036, %1091, %89 : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<32000x1024xf32>, tensor<1024xf32>, tensor<1024x32000xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<f32>, tensor<f32>, tensor<18x1024xf32>, tensor<18x8192xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x16x128xf32>, tensor<1024xf32>, tensor<f32>, tensor<32000xf32>, tensor<18x2048x8192xf32>, tensor<18x2048x1024xf32>, tensor<f32>, tensor<f32>, tensor<18x2048xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<32000xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<18x2048x1024xf32>, tensor<18x2048x8192xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<1024x1024xi1>, %arg1: tensor<f32>) -> (tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<4096x16x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32>
    return %1, %2 : tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>
  }
  func.func private @_one_hot() -> tensor<1x1x2048xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<1x1x2048xi32>
    return %0 : tensor<1x1x2048xi32>
  }
  func.func private @cumsum() {
    return
  }
  func.func private @_one_hot_0() -> tensor<1x1x1x2xi32> {
    %0 = stablehlo.iota dim = 3 : tensor<1x1x1x2xi32>
    return %0 : tensor<1x1x1x2xi32>
  }
  func.func private @relu() {
    return
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<18x1024xf32>, %arg1: tensor<i32>) -> tensor<1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 1024] : (tensor<18x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024xf32>) -> tensor<1024xf32>
    return %1 : tensor<1024xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<18x8192x1024xf32>, %arg1: tensor<i32>) -> tensor<8192x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8192, 1024] : (tensor<18x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8192x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8192x1024xf32>) -> tensor<8192x1024xf32>
    return %1 : tensor<8192x1024xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<18x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 8192] : (tensor<18x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x8192xf32>) -> tensor<1024x8192xf32>
    return %1 : tensor<1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<18x1024x16x128xf32>, %arg1: tensor<i32>) -> tensor<1024x16x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1024, 16, 128] : (tensor<18x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x16x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x16x128xf32>) -> tensor<1024x16x128xf32>
    return %1 : tensor<1024x16x128xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<18x16x128x1024xf32>, %arg1: tensor<i32>) -> tensor<16x128x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 128, 1024] : (tensor<18x16x128x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x128x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x128x1024xf32>) -> tensor<16x128x1024xf32>
    return %1 : tensor<16x128x1024xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<18x2048x1024x8192xf32>, %arg1: tensor<i32>) -> tensor<2048x1024x8192xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2048, 1024, 8192] : (tensor<18x2048x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2048x1024x8192xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2048x1024x8192xf32>) -> tensor<2048x1024x8192xf32>
    return %1 : tensor<2048x1024x8192xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<18x2048x8192x1024xf32>, %arg1: tensor<i32>) -> tensor<2048x8192x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2048, 8192, 1024] : (tensor<18x2048x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2048x8192x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2048x8192x1024xf32>) -> tensor<2048x8192x1024xf32>
    return %1 : tensor<2048x8192x1024xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<18x1024x2048xf32>, %arg1: tensor<i32>) -> tensor<1024x2048xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 1024, 2048] : (tensor<18x1024x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x2048xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1024x2048xf32>) -> tensor<1024x2048xf32>
    return %1 : tensor<1024x2048xf32>
  }
  func.func private @closed_call(%arg0: tensor<4096x16x1024x1024xi1>, %arg1: tensor<4096x16x1024x1024xf32>, %arg2: tensor<4096x16x1024x1024xi1>, %arg3: tensor<4096x16x1024x1024xf32>, %arg4: tensor<1x1x2048xi32>, %arg5: tensor<1x1x2048xi32>, %arg6: tensor<1x1x1x2xi32>, %arg7: tensor<1x1x1x2xi32>, %arg8: tensor<4096x1024x1024xf32>, %arg9: tensor<f32>, %arg10: tensor<1024xf32>, %arg11: tensor<1024xf32>, %arg12: tensor<8192x1024xf32>, %arg13: tensor<1024x8192xf32>, %arg14: tensor<1024x16x128xf32>, %arg15: tensor<16x128x1024xf32>, %arg16: tensor<1024x16x128xf32>, %arg17: tensor<1024x16x128xf32>, %arg18: tensor<2048x1024x8192xf32>, %arg19: tensor<2048x8192x1024xf32>, %arg20: tensor<1024xf32>, %arg21: tensor<1024xf32>, %arg22: tensor<1024x2048xf32>, %arg23: tensor<1024x16x128xf32>, %arg24: tensor<16x128x1024xf32>, %arg25: tensor<1024x16x128xf32>, %arg26: tensor<1024x16x128xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<4096x1024x1024xf32>) {
    %0 = stablehlo.multiply %arg8, %arg8 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %4 = stablehlo.divide %2, %3 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %6 = stablehlo.add %4, %5 : tensor<4096x1024x1xf32> loc(#at6)
    %7 = stablehlo.rsqrt %6 : tensor<4096x1024x1xf32> loc(#at6)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %9 = stablehlo.multiply %arg8, %8 : tensor<4096x1024x1024xf32> loc(#at6)
    %10 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %12 = stablehlo.multiply %9, %11 : tensor<4096x1024x1024xf32> loc(#at6)
    %13 = stablehlo.dot_general %12, %arg16, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg14, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg17, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %18 = stablehlo.multiply %16, %17 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %19 = call @_where_8(%18, %arg0, %arg1) : (tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %22 = stablehlo.maximum %21, %20 : tensor<4096x16x1024xf32> loc(#at0)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %25 = stablehlo.subtract %19, %24 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %26 = stablehlo.exponential %25 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %30 = stablehlo.divide %26, %29 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %31 = stablehlo.dot_general %15, %30, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %32 = stablehlo.transpose %31, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %33 = stablehlo.dot_general %32, %arg15, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %34 = stablehlo.add %arg8, %33 : tensor<4096x1024x1024xf32>
    %35 = sdy.sharding_constraint %34 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %36 = stablehlo.multiply %35, %35 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_7 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %40 = stablehlo.divide %38, %39 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %42 = stablehlo.add %40, %41 : tensor<4096x1024x1xf32> loc(#at6)
    %43 = stablehlo.rsqrt %42 : tensor<4096x1024x1xf32> loc(#at6)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %45 = stablehlo.multiply %35, %44 : tensor<4096x1024x1024xf32> loc(#at6)
    %46 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %48 = stablehlo.multiply %45, %47 : tensor<4096x1024x1024xf32> loc(#at6)
    %49 = stablehlo.dot_general %48, %arg13, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %50 = stablehlo.multiply %49, %49 : tensor<4096x1024x8192xf32> loc(#at2)
    %51 = stablehlo.multiply %50, %49 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %53 = stablehlo.multiply %52, %51 : tensor<4096x1024x8192xf32> loc(#at2)
    %54 = stablehlo.add %49, %53 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_10 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %56 = stablehlo.multiply %55, %54 : tensor<4096x1024x8192xf32> loc(#at2)
    %57 = stablehlo.tanh %56 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %59 = stablehlo.add %58, %57 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %61 = stablehlo.multiply %60, %59 : tensor<4096x1024x8192xf32> loc(#at2)
    %62 = stablehlo.multiply %49, %61 : tensor<4096x1024x8192xf32> loc(#at2)
    %63 = stablehlo.dot_general %62, %arg12, contracting_dims = [2] x [0] : (tensor<4096x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at2)
    %64 = stablehlo.add %35, %63 : tensor<4096x1024x1024xf32>
    %65 = sdy.sharding_constraint %64 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %66 = stablehlo.multiply %65, %65 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %67 = stablehlo.reduce(%66 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_14 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %70 = stablehlo.divide %68, %69 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %72 = stablehlo.add %70, %71 : tensor<4096x1024x1xf32> loc(#at6)
    %73 = stablehlo.rsqrt %72 : tensor<4096x1024x1xf32> loc(#at6)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %75 = stablehlo.multiply %65, %74 : tensor<4096x1024x1024xf32> loc(#at6)
    %76 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %78 = stablehlo.multiply %75, %77 : tensor<4096x1024x1024xf32> loc(#at6)
    %79 = stablehlo.dot_general %78, %arg25, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %80 = stablehlo.dot_general %78, %arg23, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %81 = stablehlo.dot_general %78, %arg26, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %82 = stablehlo.dot_general %79, %80, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_16 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %84 = stablehlo.multiply %82, %83 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %85 = call @_where_8(%84, %arg2, %arg3) : (tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %86 = stablehlo.reduce(%85 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %88 = stablehlo.maximum %87, %86 : tensor<4096x16x1024xf32> loc(#at0)
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %91 = stablehlo.subtract %85, %90 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %92 = stablehlo.exponential %91 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %93 = stablehlo.reduce(%92 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %96 = stablehlo.divide %92, %95 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %97 = stablehlo.dot_general %81, %96, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %98 = stablehlo.transpose %97, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %99 = stablehlo.dot_general %98, %arg24, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %100 = stablehlo.add %65, %99 : tensor<4096x1024x1024xf32>
    %101 = stablehlo.multiply %100, %100 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %102 = stablehlo.reduce(%101 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_21 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %105 = stablehlo.divide %103, %104 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_22 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %107 = stablehlo.add %105, %106 : tensor<4096x1024x1xf32> loc(#at6)
    %108 = stablehlo.rsqrt %107 : tensor<4096x1024x1xf32> loc(#at6)
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %110 = stablehlo.multiply %100, %109 : tensor<4096x1024x1024xf32> loc(#at6)
    %111 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %113 = stablehlo.multiply %110, %112 : tensor<4096x1024x1024xf32> loc(#at6)
    %114 = stablehlo.reshape %113 : (tensor<4096x1024x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %115 = sdy.sharding_constraint %114 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %116 = stablehlo.dot_general %115, %arg22, contracting_dims = [2] x [0] : (tensor<2048x2048x1024xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %117 = stablehlo.reduce(%116 init: %cst_23) applies stablehlo.maximum across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %119 = stablehlo.maximum %118, %117 : tensor<2048x2048xf32> loc(#at5)
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at5)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %122 = stablehlo.subtract %116, %121 : tensor<2048x2048x2048xf32> loc(#at5)
    %123 = stablehlo.exponential %122 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %124 = stablehlo.reduce(%123 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at5)
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %127 = stablehlo.divide %123, %126 : tensor<2048x2048x2048xf32> loc(#at5)
    %128 = call @argmax(%127) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at5)
    %129 = call @_one_hot_9(%128, %arg4) : (tensor<2048x2048xi32>, tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %131 = stablehlo.subtract %130, %129 : tensor<2048x2048x2048xf32> loc(#at5)
    %132 = stablehlo.multiply %127, %131 : tensor<2048x2048x2048xf32> loc(#at5)
    %133 = call @argmax(%132) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at5)
    %134 = call @_one_hot_9(%133, %arg5) : (tensor<2048x2048xi32>, tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %135 = call @cumsum_10(%129) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %136 = stablehlo.multiply %135, %129 : tensor<2048x2048x2048xf32> loc(#at5)
    %137 = stablehlo.subtract %136, %129 : tensor<2048x2048x2048xf32> loc(#at5)
    %138 = call @cumsum_10(%134) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %139 = stablehlo.multiply %138, %134 : tensor<2048x2048x2048xf32> loc(#at5)
    %140 = stablehlo.subtract %139, %134 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %141 = stablehlo.reduce(%129 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 2] : (tensor<2048x2048xf32>) -> tensor<2048x1x2048xf32> loc(#at5)
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2] : (tensor<2048x1x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %144 = stablehlo.multiply %134, %143 : tensor<2048x2048x2048xf32> loc(#at5)
    %145 = stablehlo.add %140, %144 : tensor<2048x2048x2048xf32> loc(#at5)
    %146 = stablehlo.multiply %127, %129 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %147 = stablehlo.reduce(%146 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %148 = stablehlo.multiply %127, %134 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %149 = stablehlo.reduce(%148 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %150 = stablehlo.add %147, %149 : tensor<2048x2048xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %152 = stablehlo.add %150, %151 : tensor<2048x2048xf32> loc(#at5)
    %153 = stablehlo.divide %147, %152 : tensor<2048x2048xf32> loc(#at5)
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %156 = stablehlo.compare LT, %137, %155, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at5)
    %157 = stablehlo.convert %156 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %158 = stablehlo.multiply %129, %157 : tensor<2048x2048x2048xf32> loc(#at5)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at5)
    %160 = stablehlo.convert %137 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at5)
    %161 = call @_one_hot_12(%160, %arg6) : (tensor<2048x2048x2048xi32>, tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %162 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %163 = stablehlo.multiply %162, %161 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %164 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %165 = stablehlo.multiply %164, %163 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %166 = stablehlo.divide %149, %152 : tensor<2048x2048xf32> loc(#at5)
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %169 = stablehlo.compare LT, %145, %168, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at5)
    %170 = stablehlo.convert %169 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %171 = stablehlo.multiply %134, %170 : tensor<2048x2048x2048xf32> loc(#at5)
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at5)
    %173 = stablehlo.convert %145 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at5)
    %174 = call @_one_hot_12(%173, %arg7) : (tensor<2048x2048x2048xi32>, tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %175 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %176 = stablehlo.multiply %175, %174 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %177 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %178 = stablehlo.multiply %177, %176 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %179 = stablehlo.add %165, %178 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %180 = stablehlo.reduce(%129 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %182 = stablehlo.divide %180, %181 : tensor<2048x2048xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %183 = stablehlo.reduce(%127 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %185 = stablehlo.divide %183, %184 : tensor<2048x2048xf32> loc(#at5)
    %186 = stablehlo.multiply %182, %185 : tensor<2048x2048xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %187 = stablehlo.reduce(%186 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %188 = stablehlo.divide %187, %cst_38 : tensor<f32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %189 = stablehlo.multiply %188, %cst_39 : tensor<f32> loc(#at5)
    %190 = sdy.sharding_constraint %179 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2048x2xf32> loc(#at4)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048x2xf32> loc(#at4)
    %192 = stablehlo.compare GT, %190, %191, FLOAT : (tensor<2048x2048x2048x2xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x2048x2048x2xi1> loc(#at4)
    %193 = stablehlo.convert %192 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32> loc(#at4)
    %194 = stablehlo.dot_general %115, %193, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at4)
    %195 = stablehlo.transpose %194, dims = [2, 0, 3, 1] : (tensor<2048x1024x2048x2xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %196 = sdy.sharding_constraint %195 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %197 = stablehlo.dot_general %196, %arg18, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x1024xf32>, tensor<2048x1024x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %198 = call @relu_13(%197) : (tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %199 = stablehlo.dot_general %198, %arg19, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x8192xf32>, tensor<2048x8192x1024xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %200 = sdy.sharding_constraint %199 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %201 = sdy.sharding_constraint %200 <@mesh, [{}, {"x"}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %202 = stablehlo.dot_general %190, %201, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<2048x2048x2048x2xf32>, tensor<2048x2048x2x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %203 = sdy.sharding_constraint %202 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %204 = stablehlo.reshape %203 : (tensor<2048x2048x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at4)
    %205 = stablehlo.add %100, %204 : tensor<4096x1024x1024xf32>
    %206 = sdy.sharding_constraint %205 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %207 = stablehlo.add %arg9, %189 : tensor<f32>
    return %206, %207, %arg8 : tensor<4096x1024x1024xf32>, tensor<f32>, tensor<4096x1024x1024xf32>
  }
  func.func private @_where_8(%arg0: tensor<4096x16x1024x1024xf32>, %arg1: tensor<4096x16x1024x1024xi1>, %arg2: tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>
    return %0 : tensor<4096x16x1024x1024xf32>
  }
  func.func private @argmax(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> {
    %0 = stablehlo.iota dim = 2 : tensor<2048x2048x2048xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xi32>, tensor<f32>, tensor<i32>) -> (tensor<2048x2048xf32>, tensor<2048x2048xi32>)
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
    return %1#1 : tensor<2048x2048xi32> loc(#at5)
  } loc(#at5)
  func.func private @_one_hot_9(%arg0: tensor<2048x2048xi32>, %arg1: tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2048x2048xi32>) -> tensor<2048x2048x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x2048x1xi32>) -> tensor<2048x2048x2048xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<2048x2048x2048xi32>, tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048xi1>
    %4 = stablehlo.convert %3 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32>
    return %4 : tensor<2048x2048x2048xf32>
  }
  func.func private @cumsum_10(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> {
    %0 = call @cumsum_11(%arg0) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32>
    return %0 : tensor<2048x2048x2048xf32>
  }
  func.func private @cumsum_11(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2047, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2048, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048x2048xf32>
    return %1 : tensor<2048x2048x2048xf32>
  }
  func.func private @_one_hot_12(%arg0: tensor<2048x2048x2048xi32>, %arg1: tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xi32>) -> tensor<2048x2048x2048x2xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<2048x2048x2048x2xi32>, tensor<2048x2048x2048x2xi32>) -> tensor<2048x2048x2048x2xi1>
    %4 = stablehlo.convert %3 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32>
    return %4 : tensor<2048x2048x2048x2xf32>
  }
  func.func private @relu_13(%arg0: tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2048x2048x2x8192xf32>
    return %1 : tensor<2048x2048x2x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<18x4096x1024x1024xf32>, %arg1: tensor<4096x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<18x4096x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4096x1024x1024xf32>) -> tensor<1x4096x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x4096x1024x1024xf32>, tensor<1x4096x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x4096x1024x1024xf32>
    return %1 : tensor<18x4096x1024x1024xf32>
  }
  func.func private @_one_hot_14(%arg0: tensor<4096x1024xi32>) -> tensor<4096x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4096x1024xi32>) -> tensor<4096x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4096x1024x1xi32>) -> tensor<4096x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<4096x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x1024x32000xi32>, tensor<4096x1024x32000xi32>) -> tensor<4096x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x1024x32000xi1>) -> tensor<4096x1024x32000xf32>
    return %5 : tensor<4096x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<18x4096x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<4096x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 1024, 1024] : (tensor<18x4096x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x1024x1024xf32>) -> tensor<4096x1024x1024xf32>
    return %1 : tensor<4096x1024x1024xf32>
  }
  func.func private @closed_call_16(%arg0: tensor<4096x1024x1024xf32>, %arg1: tensor<f32>, %arg2: tensor<1024xf32>, %arg3: tensor<1024xf32>, %arg4: tensor<8192x1024xf32>, %arg5: tensor<1024x8192xf32>, %arg6: tensor<1024x16x128xf32>, %arg7: tensor<16x128x1024xf32>, %arg8: tensor<1024x16x128xf32>, %arg9: tensor<1024x16x128xf32>, %arg10: tensor<2048x1024x8192xf32>, %arg11: tensor<2048x8192x1024xf32>, %arg12: tensor<1024xf32>, %arg13: tensor<1024xf32>, %arg14: tensor<1024x2048xf32>, %arg15: tensor<1024x16x128xf32>, %arg16: tensor<16x128x1024xf32>, %arg17: tensor<1024x16x128xf32>, %arg18: tensor<1024x16x128xf32>, %arg19: tensor<4096x1024x1024xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) {
    %0:20 = stablehlo.optimization_barrier %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg0, %arg1 : tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<4096x1024x1024xf32>, tensor<4096x1024x1024xf32>, tensor<f32>
    %1 = stablehlo.multiply %0#17, %0#17 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %5 = stablehlo.divide %3, %4 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %7 = stablehlo.add %5, %6 : tensor<4096x1024x1xf32> loc(#at13)
    %8 = stablehlo.rsqrt %7 : tensor<4096x1024x1xf32> loc(#at13)
    %9 = stablehlo.divide %8, %7 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %11 = stablehlo.multiply %10, %9 : tensor<4096x1024x1xf32> loc(#at13)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %13 = stablehlo.multiply %0#17, %12 : tensor<4096x1024x1024xf32> loc(#at13)
    %14 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %16 = stablehlo.multiply %13, %15 : tensor<4096x1024x1024xf32> loc(#at13)
    %17 = stablehlo.dot_general %16, %0#6, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %18 = stablehlo.dot_general %16, %0#4, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %19 = stablehlo.dot_general %16, %0#7, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %20 = stablehlo.dot_general %17, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %22 = stablehlo.multiply %20, %21 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %23 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at9)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at9)
    %25 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at9)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at9)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at9)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at9)
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at9)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %30:3 = call @_where_17(%29, %22, %cst_4) : (tensor<1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<f32>) -> (tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %31 = stablehlo.reduce(%30#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %33 = stablehlo.maximum %32, %31 : tensor<4096x16x1024xf32> loc(#at9)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %36 = stablehlo.subtract %30#0, %35 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %37 = stablehlo.exponential %36 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %41 = stablehlo.divide %37, %40 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %42 = stablehlo.multiply %39, %39 : tensor<4096x16x1024x1xf32> loc(#at9)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %43 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %44 = stablehlo.divide %43, %42 : tensor<4096x16x1024x1xf32> loc(#at9)
    %45 = stablehlo.dot_general %19, %41, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at9)
    %46 = stablehlo.transpose %45, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %47 = stablehlo.dot_general %46, %0#5, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at9)
    %48 = stablehlo.add %0#17, %47 : tensor<4096x1024x1024xf32> loc(#at8)
    %49 = sdy.sharding_constraint %48 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at8)
    %50 = stablehlo.multiply %49, %49 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %51 = stablehlo.reduce(%50 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_10 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %54 = stablehlo.divide %52, %53 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %56 = stablehlo.add %54, %55 : tensor<4096x1024x1xf32> loc(#at13)
    %57 = stablehlo.rsqrt %56 : tensor<4096x1024x1xf32> loc(#at13)
    %58 = stablehlo.divide %57, %56 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %60 = stablehlo.multiply %59, %58 : tensor<4096x1024x1xf32> loc(#at13)
    %61 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %62 = stablehlo.multiply %49, %61 : tensor<4096x1024x1024xf32> loc(#at13)
    %63 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %65 = stablehlo.multiply %62, %64 : tensor<4096x1024x1024xf32> loc(#at13)
    %66 = stablehlo.dot_general %65, %0#3, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %67 = stablehlo.multiply %66, %66 : tensor<4096x1024x8192xf32> loc(#at10)
    %68 = stablehlo.multiply %67, %66 : tensor<4096x1024x8192xf32> loc(#at10)
    %69 = stablehlo.multiply %66, %66 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %71 = stablehlo.multiply %70, %69 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %73 = stablehlo.multiply %72, %68 : tensor<4096x1024x8192xf32> loc(#at10)
    %74 = stablehlo.add %66, %73 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %76 = stablehlo.multiply %75, %74 : tensor<4096x1024x8192xf32> loc(#at10)
    %77 = stablehlo.tanh %76 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %79 = stablehlo.subtract %78, %77 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %81 = stablehlo.add %80, %77 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %83 = stablehlo.multiply %82, %81 : tensor<4096x1024x8192xf32> loc(#at10)
    %84 = stablehlo.multiply %66, %83 : tensor<4096x1024x8192xf32> loc(#at10)
    %85 = stablehlo.dot_general %84, %0#2, contracting_dims = [2] x [0] : (tensor<4096x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at10)
    %86 = stablehlo.add %49, %85 : tensor<4096x1024x1024xf32> loc(#at8)
    %87 = sdy.sharding_constraint %86 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at8)
    %88 = stablehlo.multiply %87, %87 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %89 = stablehlo.reduce(%88 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_20 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %92 = stablehlo.divide %90, %91 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %94 = stablehlo.add %92, %93 : tensor<4096x1024x1xf32> loc(#at13)
    %95 = stablehlo.rsqrt %94 : tensor<4096x1024x1xf32> loc(#at13)
    %96 = stablehlo.divide %95, %94 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %98 = stablehlo.multiply %97, %96 : tensor<4096x1024x1xf32> loc(#at13)
    %99 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %100 = stablehlo.multiply %87, %99 : tensor<4096x1024x1024xf32> loc(#at13)
    %101 = stablehlo.broadcast_in_dim %0#10, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %103 = stablehlo.multiply %100, %102 : tensor<4096x1024x1024xf32> loc(#at13)
    %104 = stablehlo.dot_general %103, %0#15, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %105 = stablehlo.dot_general %103, %0#13, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %106 = stablehlo.dot_general %103, %0#16, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %107 = stablehlo.dot_general %104, %105, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_23 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %109 = stablehlo.multiply %107, %108 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %110 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at9)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at9)
    %112 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at9)
    %113 = stablehlo.broadcast_in_dim %112, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at9)
    %114 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at9)
    %115 = stablehlo.broadcast_in_dim %113, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at9)
    %116 = stablehlo.compare GE, %114, %115, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at9)
    %cst_24 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %117:3 = call @_where_17(%116, %109, %cst_24) : (tensor<1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<f32>) -> (tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) loc(#at9)
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %118 = stablehlo.reduce(%117#0 init: %cst_25) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %120 = stablehlo.maximum %119, %118 : tensor<4096x16x1024xf32> loc(#at9)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %123 = stablehlo.subtract %117#0, %122 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %124 = stablehlo.exponential %123 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %125 = stablehlo.reduce(%124 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %128 = stablehlo.divide %124, %127 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %129 = stablehlo.multiply %126, %126 : tensor<4096x16x1024x1xf32> loc(#at9)
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %130 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %131 = stablehlo.divide %130, %129 : tensor<4096x16x1024x1xf32> loc(#at9)
    %132 = stablehlo.dot_general %106, %128, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at9)
    %133 = stablehlo.transpose %132, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %134 = stablehlo.dot_general %133, %0#14, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at9)
    %135 = stablehlo.add %87, %134 : tensor<4096x1024x1024xf32> loc(#at8)
    %136 = stablehlo.multiply %135, %135 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %137 = stablehlo.reduce(%136 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_30 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %140 = stablehlo.divide %138, %139 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %142 = stablehlo.add %140, %141 : tensor<4096x1024x1xf32> loc(#at13)
    %143 = stablehlo.rsqrt %142 : tensor<4096x1024x1xf32> loc(#at13)
    %144 = stablehlo.divide %143, %142 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %146 = stablehlo.multiply %145, %144 : tensor<4096x1024x1xf32> loc(#at13)
    %147 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %148 = stablehlo.multiply %135, %147 : tensor<4096x1024x1024xf32> loc(#at13)
    %149 = stablehlo.broadcast_in_dim %0#11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %150 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %151 = stablehlo.multiply %148, %150 : tensor<4096x1024x1024xf32> loc(#at13)
    %152 = stablehlo.reshape %151 : (tensor<4096x1024x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at11)
    %153 = sdy.sharding_constraint %152 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at11)
    %154 = stablehlo.dot_general %153, %0#12, contracting_dims = [2] x [0] : (tensor<2048x2048x1024xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at12)
    %155 = stablehlo.reduce(%154 init: %cst_33) applies stablehlo.maximum across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %157 = stablehlo.maximum %156, %155 : tensor<2048x2048xf32> loc(#at12)
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at12)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %160 = stablehlo.subtract %154, %159 : tensor<2048x2048x2048xf32> loc(#at12)
    %161 = stablehlo.exponential %160 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %162 = stablehlo.reduce(%161 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at12)
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %165 = stablehlo.divide %161, %164 : tensor<2048x2048x2048xf32> loc(#at12)
    %166 = stablehlo.multiply %163, %163 : tensor<2048x2048x1xf32> loc(#at12)
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at12)
    %167 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2048x2048x1xf32> loc(#at12)
    %168 = stablehlo.divide %167, %166 : tensor<2048x2048x1xf32> loc(#at12)
    %169 = call @argmax(%165) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at12)
    %170 = call @_one_hot_18(%169) : (tensor<2048x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %172 = stablehlo.subtract %171, %170 : tensor<2048x2048x2048xf32> loc(#at12)
    %173 = stablehlo.multiply %165, %172 : tensor<2048x2048x2048xf32> loc(#at12)
    %174 = call @argmax(%173) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at12)
    %175 = call @_one_hot_18(%174) : (tensor<2048x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %176 = call @cumsum_19(%170) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %177 = stablehlo.multiply %176, %170 : tensor<2048x2048x2048xf32> loc(#at12)
    %178 = stablehlo.subtract %177, %170 : tensor<2048x2048x2048xf32> loc(#at12)
    %179 = call @cumsum_19(%175) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %180 = stablehlo.multiply %179, %175 : tensor<2048x2048x2048xf32> loc(#at12)
    %181 = stablehlo.subtract %180, %175 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %182 = stablehlo.reduce(%170 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 2] : (tensor<2048x2048xf32>) -> tensor<2048x1x2048xf32> loc(#at12)
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2] : (tensor<2048x1x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %185 = stablehlo.multiply %175, %184 : tensor<2048x2048x2048xf32> loc(#at12)
    %186 = stablehlo.add %181, %185 : tensor<2048x2048x2048xf32> loc(#at12)
    %187 = stablehlo.multiply %165, %170 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %188 = stablehlo.reduce(%187 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %189 = stablehlo.multiply %165, %175 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %190 = stablehlo.reduce(%189 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %191 = stablehlo.add %188, %190 : tensor<2048x2048xf32> loc(#at12)
    %cst_41 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %193 = stablehlo.add %191, %192 : tensor<2048x2048xf32> loc(#at12)
    %194 = stablehlo.divide %188, %193 : tensor<2048x2048xf32> loc(#at12)
    %195 = stablehlo.multiply %193, %193 : tensor<2048x2048xf32> loc(#at12)
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at12)
    %196 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %197 = stablehlo.divide %196, %195 : tensor<2048x2048xf32> loc(#at12)
    %198 = stablehlo.broadcast_in_dim %194, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at12)
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %200 = stablehlo.compare LT, %178, %199, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at12)
    %201 = stablehlo.convert %200 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %202 = stablehlo.multiply %170, %201 : tensor<2048x2048x2048xf32> loc(#at12)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at12)
    %204 = stablehlo.convert %178 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at12)
    %205 = call @_one_hot_20(%204) : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %206 = stablehlo.broadcast_in_dim %203, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %207 = stablehlo.multiply %206, %205 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %208 = stablehlo.broadcast_in_dim %198, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %209 = stablehlo.multiply %208, %207 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %210 = stablehlo.divide %190, %193 : tensor<2048x2048xf32> loc(#at12)
    %211 = stablehlo.multiply %193, %193 : tensor<2048x2048xf32> loc(#at12)
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at12)
    %212 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %213 = stablehlo.divide %212, %211 : tensor<2048x2048xf32> loc(#at12)
    %214 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at12)
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %216 = stablehlo.compare LT, %186, %215, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at12)
    %217 = stablehlo.convert %216 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %218 = stablehlo.multiply %175, %217 : tensor<2048x2048x2048xf32> loc(#at12)
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at12)
    %220 = stablehlo.convert %186 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at12)
    %221 = call @_one_hot_20(%220) : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %222 = stablehlo.broadcast_in_dim %219, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %223 = stablehlo.multiply %222, %221 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %224 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %225 = stablehlo.multiply %224, %223 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %226 = stablehlo.add %209, %225 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %227 = stablehlo.reduce(%170 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %cst_47 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %229 = stablehlo.divide %227, %228 : tensor<2048x2048xf32> loc(#at12)
    %230 = sdy.sharding_constraint %226 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2048x2xf32> loc(#at11)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048x2xf32> loc(#at11)
    %232 = stablehlo.compare GT, %230, %231, FLOAT : (tensor<2048x2048x2048x2xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x2048x2048x2xi1> loc(#at11)
    %233 = stablehlo.convert %232 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32> loc(#at11)
    %234 = stablehlo.dot_general %153, %233, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at11)
    %235 = stablehlo.transpose %234, dims = [2, 0, 3, 1] : (tensor<2048x1024x2048x2xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at11)
    %236 = sdy.sharding_constraint %235 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at11)
    %237 = stablehlo.dot_general %236, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x1024xf32>, tensor<2048x1024x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %238 = call @relu_21(%237) : (tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %240 = stablehlo.compare GT, %237, %239, FLOAT : (tensor<2048x2048x2x8192xf32>, tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xi1> loc(#at11)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %242 = stablehlo.dot_general %238, %0#9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x8192xf32>, tensor<2048x8192x1024xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at11)
    %243 = sdy.sharding_constraint %242 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at11)
    %244 = sdy.sharding_constraint %243 <@mesh, [{}, {"x"}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at11)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%0#19 init: %cst_51) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %246 = sdy.sharding_constraint %0#18 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %247 = stablehlo.reshape %246 : (tensor<4096x1024x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %248 = sdy.sharding_constraint %247 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %249 = stablehlo.dot_general %248, %230, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at4)
    %250 = stablehlo.transpose %249, dims = [2, 0, 3, 1] : (tensor<2048x1024x2048x2xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %251 = stablehlo.dot_general %248, %244, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2x1024xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at4)
    %252 = sdy.sharding_constraint %250 <@mesh, [{}, {"x"}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %253 = sdy.sharding_constraint %252 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %254 = stablehlo.dot_general %253, %238, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<2048x2048x2x1024xf32>, tensor<2048x2048x2x8192xf32>) -> tensor<2048x1024x8192xf32> loc(#at4)
    %255 = stablehlo.transpose %254, dims = [0, 2, 1] : (tensor<2048x1024x8192xf32>) -> tensor<2048x8192x1024xf32> loc(#at4)
    %256 = stablehlo.dot_general %253, %0#9, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<2048x2048x2x1024xf32>, tensor<2048x8192x1024xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %258 = stablehlo.select %240, %256, %257 : tensor<2048x2048x2x8192xi1>, tensor<2048x2048x2x8192xf32> loc(#at4)
    %259 = stablehlo.dot_general %258, %236, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<2048x2048x2x8192xf32>, tensor<2048x2048x2x1024xf32>) -> tensor<2048x8192x1024xf32> loc(#at4)
    %260 = stablehlo.transpose %259, dims = [0, 2, 1] : (tensor<2048x8192x1024xf32>) -> tensor<2048x1024x8192xf32> loc(#at4)
    %261 = stablehlo.dot_general %258, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<2048x2048x2x8192xf32>, tensor<2048x1024x8192xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %262 = sdy.sharding_constraint %261 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %263 = stablehlo.transpose %262, dims = [1, 3, 0, 2] : (tensor<2048x2048x2x1024xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at4)
    %264 = stablehlo.dot_general %263, %233, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<2048x1024x2048x2xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048xf32> loc(#at4)
    %265 = stablehlo.transpose %264, dims = [0, 2, 1] : (tensor<2048x1024x2048xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %266 = sdy.sharding_constraint %251 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2048x2xf32> loc(#at4)
    %cst_53 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %267 = stablehlo.multiply %0#19, %cst_53 : tensor<f32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %268 = stablehlo.divide %267, %cst_54 : tensor<f32> loc(#at5)
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %270 = stablehlo.multiply %229, %269 : tensor<2048x2048xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %272 = stablehlo.divide %270, %271 : tensor<2048x2048xf32> loc(#at5)
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 2] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %274 = stablehlo.multiply %266, %223 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %275 = stablehlo.reduce(%274 init: %cst_56) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x2048x2xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %276 = stablehlo.reshape %275 : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %277 = stablehlo.reduce(%276 init: %cst_57) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x1x1xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %278 = stablehlo.multiply %277, %213 : tensor<2048x2048xf32> loc(#at5)
    %279 = stablehlo.multiply %278, %190 : tensor<2048x2048xf32> loc(#at5)
    %280 = stablehlo.negate %279 : tensor<2048x2048xf32> loc(#at5)
    %281 = stablehlo.divide %277, %193 : tensor<2048x2048xf32> loc(#at5)
    %282 = stablehlo.multiply %266, %207 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %283 = stablehlo.reduce(%282 init: %cst_58) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x2048x2xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %284 = stablehlo.reshape %283 : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %285 = stablehlo.reduce(%284 init: %cst_59) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x1x1xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %286 = stablehlo.multiply %285, %197 : tensor<2048x2048xf32> loc(#at5)
    %287 = stablehlo.multiply %286, %188 : tensor<2048x2048xf32> loc(#at5)
    %288 = stablehlo.negate %287 : tensor<2048x2048xf32> loc(#at5)
    %289 = stablehlo.add %280, %288 : tensor<2048x2048xf32> loc(#at5)
    %290 = stablehlo.divide %285, %193 : tensor<2048x2048xf32> loc(#at5)
    %291 = stablehlo.add %290, %289 : tensor<2048x2048xf32> loc(#at5)
    %292 = stablehlo.add %281, %289 : tensor<2048x2048xf32> loc(#at5)
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %294 = stablehlo.multiply %293, %175 : tensor<2048x2048x2048xf32> loc(#at5)
    %295 = stablehlo.add %273, %294 : tensor<2048x2048x2048xf32> loc(#at5)
    %296 = stablehlo.broadcast_in_dim %291, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %297 = stablehlo.multiply %296, %170 : tensor<2048x2048x2048xf32> loc(#at5)
    %298 = stablehlo.add %295, %297 : tensor<2048x2048x2048xf32> loc(#at5)
    %299 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %300 = stablehlo.multiply %298, %299 : tensor<2048x2048x2048xf32> loc(#at5)
    %301 = stablehlo.multiply %300, %161 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %302 = stablehlo.reduce(%301 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %303 = stablehlo.reshape %302 : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at5)
    %304 = stablehlo.negate %303 : tensor<2048x2048x1xf32> loc(#at5)
    %305 = stablehlo.broadcast_in_dim %163, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %306 = stablehlo.divide %298, %305 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %307 = stablehlo.reduce(%304 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x1xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %309 = stablehlo.add %306, %308 : tensor<2048x2048x2048xf32> loc(#at5)
    %310 = stablehlo.multiply %309, %161 : tensor<2048x2048x2048xf32> loc(#at5)
    %311 = stablehlo.dot_general %310, %153, contracting_dims = [0, 1] x [0, 1] : (tensor<2048x2048x2048xf32>, tensor<2048x2048x1024xf32>) -> tensor<2048x1024xf32> loc(#at5)
    %312 = stablehlo.transpose %311, dims = [1, 0] : (tensor<2048x1024xf32>) -> tensor<1024x2048xf32> loc(#at5)
    %313 = stablehlo.dot_general %310, %0#12, contracting_dims = [2] x [1] : (tensor<2048x2048x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048x1024xf32> loc(#at5)
    %314 = stablehlo.add %265, %313 : tensor<2048x2048x1024xf32> loc(#at5)
    %315 = sdy.sharding_constraint %314 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %316 = stablehlo.reshape %315 : (tensor<2048x2048x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at4)
    %317 = stablehlo.multiply %148, %316 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %318 = stablehlo.reduce(%317 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %319 = stablehlo.reshape %318 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %320 = stablehlo.broadcast_in_dim %149, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %321 = stablehlo.multiply %316, %320 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %322 = stablehlo.reduce(%319 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %323 = stablehlo.multiply %135, %321 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %324 = stablehlo.reduce(%323 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %325 = stablehlo.reshape %324 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %326 = stablehlo.broadcast_in_dim %143, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %327 = stablehlo.multiply %321, %326 : tensor<4096x1024x1024xf32> loc(#at6)
    %328 = stablehlo.add %246, %327 : tensor<4096x1024x1024xf32> loc(#at6)
    %329 = stablehlo.multiply %325, %146 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %331 = stablehlo.divide %329, %330 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %332 = stablehlo.reduce(%331 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %334 = stablehlo.multiply %135, %333 : tensor<4096x1024x1024xf32> loc(#at6)
    %335 = stablehlo.add %328, %334 : tensor<4096x1024x1024xf32> loc(#at6)
    %336 = stablehlo.multiply %333, %135 : tensor<4096x1024x1024xf32> loc(#at6)
    %337 = stablehlo.add %335, %336 : tensor<4096x1024x1024xf32> loc(#at6)
    %338 = stablehlo.dot_general %337, %133, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %339 = stablehlo.transpose %338, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %340 = stablehlo.dot_general %337, %0#14, contracting_dims = [2] x [2] : (tensor<4096x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %341 = stablehlo.transpose %340, dims = [0, 2, 3, 1] : (tensor<4096x1024x16x128xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %342 = stablehlo.dot_general %341, %106, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<4096x16x128x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %343 = stablehlo.dot_general %341, %128, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<4096x16x128x1024xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %344 = stablehlo.transpose %343, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %345 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %346 = stablehlo.multiply %342, %345 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %347 = stablehlo.multiply %346, %124 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %348 = stablehlo.reduce(%347 init: %cst_67) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %349 = stablehlo.reshape %348 : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %350 = stablehlo.negate %349 : tensor<4096x16x1024x1xf32> loc(#at0)
    %351 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %352 = stablehlo.divide %342, %351 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %353 = stablehlo.reduce(%350 init: %cst_68) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %355 = stablehlo.add %352, %354 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %356 = stablehlo.multiply %355, %124 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %357 = call @_where_22(%117#1, %117#2, %356) : (tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_69 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %359 = stablehlo.multiply %357, %358 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %360 = stablehlo.dot_general %359, %104, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %361 = stablehlo.transpose %360, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %362 = stablehlo.dot_general %359, %105, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %363 = stablehlo.transpose %362, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %364 = stablehlo.dot_general %344, %103, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %365 = stablehlo.transpose %364, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %366 = stablehlo.dot_general %344, %0#16, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %367 = stablehlo.dot_general %361, %103, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %368 = stablehlo.transpose %367, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %369 = stablehlo.dot_general %361, %0#13, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %370 = stablehlo.add %366, %369 : tensor<4096x1024x1024xf32> loc(#at0)
    %371 = stablehlo.dot_general %363, %103, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %372 = stablehlo.transpose %371, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %373 = stablehlo.dot_general %363, %0#15, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %374 = stablehlo.add %370, %373 : tensor<4096x1024x1024xf32> loc(#at0)
    %375 = stablehlo.multiply %100, %374 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %376 = stablehlo.reduce(%375 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %377 = stablehlo.reshape %376 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %378 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %379 = stablehlo.multiply %374, %378 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %380 = stablehlo.reduce(%377 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %381 = stablehlo.multiply %87, %379 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %382 = stablehlo.reduce(%381 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %383 = stablehlo.reshape %382 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %384 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %385 = stablehlo.multiply %379, %384 : tensor<4096x1024x1024xf32> loc(#at6)
    %386 = stablehlo.add %337, %385 : tensor<4096x1024x1024xf32> loc(#at6)
    %387 = stablehlo.multiply %383, %98 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %389 = stablehlo.divide %387, %388 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %390 = stablehlo.reduce(%389 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %392 = stablehlo.multiply %87, %391 : tensor<4096x1024x1024xf32> loc(#at6)
    %393 = stablehlo.add %386, %392 : tensor<4096x1024x1024xf32> loc(#at6)
    %394 = stablehlo.multiply %391, %87 : tensor<4096x1024x1024xf32> loc(#at6)
    %395 = stablehlo.add %393, %394 : tensor<4096x1024x1024xf32> loc(#at6)
    %396 = sdy.sharding_constraint %395 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %397 = stablehlo.dot_general %396, %84, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x1024xf32>, tensor<4096x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %398 = stablehlo.transpose %397, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %399 = stablehlo.dot_general %396, %0#2, contracting_dims = [2] x [1] : (tensor<4096x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %400 = stablehlo.multiply %66, %399 : tensor<4096x1024x8192xf32> loc(#at2)
    %401 = stablehlo.multiply %399, %83 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_75 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %403 = stablehlo.multiply %402, %400 : tensor<4096x1024x8192xf32> loc(#at2)
    %404 = stablehlo.multiply %403, %79 : tensor<4096x1024x8192xf32> loc(#at2)
    %405 = stablehlo.multiply %404, %77 : tensor<4096x1024x8192xf32> loc(#at2)
    %406 = stablehlo.add %404, %405 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_76 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %408 = stablehlo.multiply %407, %406 : tensor<4096x1024x8192xf32> loc(#at2)
    %409 = stablehlo.add %401, %408 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_77 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %411 = stablehlo.multiply %410, %408 : tensor<4096x1024x8192xf32> loc(#at2)
    %412 = stablehlo.multiply %411, %71 : tensor<4096x1024x8192xf32> loc(#at2)
    %413 = stablehlo.add %409, %412 : tensor<4096x1024x8192xf32> loc(#at2)
    %414 = stablehlo.dot_general %413, %65, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x8192xf32>, tensor<4096x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %415 = stablehlo.transpose %414, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %416 = stablehlo.dot_general %413, %0#3, contracting_dims = [2] x [1] : (tensor<4096x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<4096x1024x1024xf32> loc(#at2)
    %417 = stablehlo.multiply %62, %416 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %418 = stablehlo.reduce(%417 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %419 = stablehlo.reshape %418 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %420 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %421 = stablehlo.multiply %416, %420 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %422 = stablehlo.reduce(%419 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %423 = stablehlo.multiply %49, %421 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %424 = stablehlo.reduce(%423 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %425 = stablehlo.reshape %424 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %426 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %427 = stablehlo.multiply %421, %426 : tensor<4096x1024x1024xf32> loc(#at6)
    %428 = stablehlo.add %396, %427 : tensor<4096x1024x1024xf32> loc(#at6)
    %429 = stablehlo.multiply %425, %60 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %431 = stablehlo.divide %429, %430 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %432 = stablehlo.reduce(%431 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %433 = stablehlo.broadcast_in_dim %432, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %434 = stablehlo.multiply %49, %433 : tensor<4096x1024x1024xf32> loc(#at6)
    %435 = stablehlo.add %428, %434 : tensor<4096x1024x1024xf32> loc(#at6)
    %436 = stablehlo.multiply %433, %49 : tensor<4096x1024x1024xf32> loc(#at6)
    %437 = stablehlo.add %435, %436 : tensor<4096x1024x1024xf32> loc(#at6)
    %438 = sdy.sharding_constraint %437 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %439 = stablehlo.dot_general %438, %46, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %440 = stablehlo.transpose %439, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %441 = stablehlo.dot_general %438, %0#5, contracting_dims = [2] x [2] : (tensor<4096x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %442 = stablehlo.transpose %441, dims = [0, 2, 3, 1] : (tensor<4096x1024x16x128xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %443 = stablehlo.dot_general %442, %19, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<4096x16x128x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %444 = stablehlo.dot_general %442, %41, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<4096x16x128x1024xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %445 = stablehlo.transpose %444, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %446 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %447 = stablehlo.multiply %443, %446 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %448 = stablehlo.multiply %447, %37 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %449 = stablehlo.reduce(%448 init: %cst_83) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %450 = stablehlo.reshape %449 : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %451 = stablehlo.negate %450 : tensor<4096x16x1024x1xf32> loc(#at0)
    %452 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %453 = stablehlo.divide %443, %452 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %454 = stablehlo.reduce(%451 init: %cst_84) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %456 = stablehlo.add %453, %455 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %457 = stablehlo.multiply %456, %37 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %458 = call @_where_22(%30#1, %30#2, %457) : (tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_85 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %460 = stablehlo.multiply %458, %459 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %461 = stablehlo.dot_general %460, %17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %462 = stablehlo.transpose %461, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %463 = stablehlo.dot_general %460, %18, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %464 = stablehlo.transpose %463, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %465 = stablehlo.dot_general %445, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %466 = stablehlo.transpose %465, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %467 = stablehlo.dot_general %445, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %468 = stablehlo.dot_general %462, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %469 = stablehlo.transpose %468, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %470 = stablehlo.dot_general %462, %0#4, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %471 = stablehlo.add %467, %470 : tensor<4096x1024x1024xf32> loc(#at0)
    %472 = stablehlo.dot_general %464, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %473 = stablehlo.transpose %472, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %474 = stablehlo.dot_general %464, %0#6, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %475 = stablehlo.add %471, %474 : tensor<4096x1024x1024xf32> loc(#at0)
    %476 = stablehlo.multiply %13, %475 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %477 = stablehlo.reduce(%476 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %478 = stablehlo.reshape %477 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %479 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %480 = stablehlo.multiply %475, %479 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %481 = stablehlo.reduce(%478 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %482 = stablehlo.multiply %0#17, %480 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %483 = stablehlo.reduce(%482 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %484 = stablehlo.reshape %483 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %485 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %486 = stablehlo.multiply %480, %485 : tensor<4096x1024x1024xf32> loc(#at6)
    %487 = stablehlo.add %438, %486 : tensor<4096x1024x1024xf32> loc(#at6)
    %488 = stablehlo.multiply %484, %11 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %490 = stablehlo.divide %488, %489 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %491 = stablehlo.reduce(%490 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %492 = stablehlo.broadcast_in_dim %491, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %493 = stablehlo.multiply %0#17, %492 : tensor<4096x1024x1024xf32> loc(#at6)
    %494 = stablehlo.add %487, %493 : tensor<4096x1024x1024xf32> loc(#at6)
    %495 = stablehlo.multiply %492, %0#17 : tensor<4096x1024x1024xf32> loc(#at6)
    %496 = stablehlo.add %494, %495 : tensor<4096x1024x1024xf32> loc(#at6)
    return %496, %245, %481, %422, %398, %415, %469, %440, %473, %466, %260, %255, %380, %322, %312, %368, %339, %372, %365 : tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>
  }
  func.func private @_where_17(%arg0: tensor<1024x1024xi1>, %arg1: tensor<4096x16x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<4096x16x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32>
    return %3, %1, %4 : tensor<4096x16x1024x1024xf32>, tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>
  }
  func.func private @_one_hot_18(%arg0: tensor<2048x2048xi32>) -> tensor<2048x2048x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2048x2048xi32>) -> tensor<2048x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x2048xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x2048x1xi32>) -> tensor<2048x2048x2048xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2048x2048x2048xi32>, tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048xi1>
    %5 = stablehlo.convert %4 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32>
    return %5 : tensor<2048x2048x2048xf32>
  }
  func.func private @cumsum_19(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> {
    %0 = call @cumsum_11(%arg0) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32>
    return %0 : tensor<2048x2048x2048xf32>
  }
  func.func private @_one_hot_20(%arg0: tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xi32>) -> tensor<2048x2048x2048x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2048x2048x2048x2xi32>, tensor<2048x2048x2048x2xi32>) -> tensor<2048x2048x2048x2xi1>
    %5 = stablehlo.convert %4 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32>
    return %5 : tensor<2048x2048x2048x2xf32>
  }
  func.func private @relu_21(%arg0: tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2048x2048x2x8192xf32>
    return %1 : tensor<2048x2048x2x8192xf32>
  }
  func.func private @_where_22(%arg0: tensor<4096x16x1024x1024xi1>, %arg1: tensor<4096x16x1024x1024xf32>, %arg2: tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<4096x16x1024x1024xi1>, tensor<4096x16x1024x1024xf32>
    return %1 : tensor<4096x16x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<18x1024xf32>, %arg1: tensor<1024xf32>, %arg2: tensor<i32>) -> tensor<18x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<18x1024xf32>, tensor<1x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<18x1024xf32>
    return %1 : tensor<18x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<18x8192x1024xf32>, %arg1: tensor<8192x1024xf32>, %arg2: tensor<i32>) -> tensor<18x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x8192x1024xf32>, tensor<1x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x8192x1024xf32>
    return %1 : tensor<18x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<18x1024x8192xf32>, %arg1: tensor<1024x8192xf32>, %arg2: tensor<i32>) -> tensor<18x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x1024x8192xf32>, tensor<1x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x1024x8192xf32>
    return %1 : tensor<18x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<18x1024x16x128xf32>, %arg1: tensor<1024x16x128xf32>, %arg2: tensor<i32>) -> tensor<18x1024x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x1024x16x128xf32>, tensor<1x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
    return %1 : tensor<18x1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<18x16x128x1024xf32>, %arg1: tensor<16x128x1024xf32>, %arg2: tensor<i32>) -> tensor<18x16x128x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x16x128x1024xf32>, tensor<1x16x128x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x16x128x1024xf32>
    return %1 : tensor<18x16x128x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<18x2048x1024x8192xf32>, %arg1: tensor<2048x1024x8192xf32>, %arg2: tensor<i32>) -> tensor<18x2048x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2048x1024x8192xf32>) -> tensor<1x2048x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x2048x1024x8192xf32>, tensor<1x2048x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x2048x1024x8192xf32>
    return %1 : tensor<18x2048x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<18x2048x8192x1024xf32>, %arg1: tensor<2048x8192x1024xf32>, %arg2: tensor<i32>) -> tensor<18x2048x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2048x8192x1024xf32>) -> tensor<1x2048x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x2048x8192x1024xf32>, tensor<1x2048x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x2048x8192x1024xf32>
    return %1 : tensor<18x2048x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<18x1024x2048xf32>, %arg1: tensor<1024x2048xf32>, %arg2: tensor<i32>) -> tensor<18x1024x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x2048xf32>) -> tensor<1x1024x2048xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x1024x2048xf32>, tensor<1x1024x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x1024x2048xf32>
    return %1 : tensor<18x1024x2048xf32>
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
#at8 = loc("rematted_computation")
#at9 = loc("rematted_computation/attention")
#at10 = loc("rematted_computation/ffn")
#at11 = loc("rematted_computation/moe")
#at12 = loc("rematted_computation/moe/router")
#at13 = loc("rematted_computation/norm")

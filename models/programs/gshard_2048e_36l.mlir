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
    %14 = stablehlo.compare LT, %12, %13, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %15 = stablehlo.convert %14 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %17 = stablehlo.multiply %16, %15 : tensor<1024x1024xf32> loc(#at0)
    %18 = stablehlo.broadcast_in_dim %17, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %19 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %21 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %25 = stablehlo.compare LT, %23, %24, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %26 = stablehlo.convert %25 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst_1 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %28 = stablehlo.multiply %27, %26 : tensor<1024x1024xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %30 = call @_one_hot() : () -> tensor<1x1x2048xi32> loc(#at5)
    %31 = call @_one_hot() : () -> tensor<1x1x2048xi32> loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    call @cumsum() : () -> () loc(#at5)
    %32 = call @_one_hot_0() : () -> tensor<1x1x1x2xi32> loc(#at5)
    %33 = call @_one_hot_0() : () -> tensor<1x1x1x2xi32> loc(#at5)
    call @relu() : () -> () loc(#at4)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<18x4096x1024x1024xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %35:27 = stablehlo.while(%iterArg = %arg0, %iterArg_375 = %arg1, %iterArg_376 = %arg2, %iterArg_377 = %arg3, %iterArg_378 = %arg4, %iterArg_379 = %arg5, %iterArg_380 = %arg6, %iterArg_381 = %arg7, %iterArg_382 = %arg11, %iterArg_383 = %arg12, %iterArg_384 = %arg13, %iterArg_385 = %arg14, %iterArg_386 = %arg15, %iterArg_387 = %arg16, %iterArg_388 = %arg17, %iterArg_389 = %arg18, %iterArg_390 = %arg19, %iterArg_391 = %18, %iterArg_392 = %29, %iterArg_393 = %30, %iterArg_394 = %31, %iterArg_395 = %32, %iterArg_396 = %33, %iterArg_397 = %c_4, %iterArg_398 = %7, %iterArg_399 = %cst_2, %iterArg_400 = %34) : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x2048xi32>, tensor<1x1x2048xi32>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x4096x1024x1024xf32>
    cond {
      %c_401 = stablehlo.constant dense<18> : tensor<i32>
      %1142 = stablehlo.compare LT, %iterArg_397, %c_401, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1142 : tensor<i1>
    } do {
      %1142 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_397) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1143 = func.call @dynamic_index_in_dim(%iterArg_375, %iterArg_397) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1144 = func.call @dynamic_index_in_dim_1(%iterArg_376, %iterArg_397) : (tensor<18x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1145 = func.call @dynamic_index_in_dim_2(%iterArg_377, %iterArg_397) : (tensor<18x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1146 = func.call @dynamic_index_in_dim_3(%iterArg_378, %iterArg_397) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1147 = func.call @dynamic_index_in_dim_4(%iterArg_379, %iterArg_397) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1148 = func.call @dynamic_index_in_dim_3(%iterArg_380, %iterArg_397) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1149 = func.call @dynamic_index_in_dim_3(%iterArg_381, %iterArg_397) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1150 = func.call @dynamic_index_in_dim_5(%iterArg_382, %iterArg_397) : (tensor<18x2048x1024x8192xf32>, tensor<i32>) -> tensor<2048x1024x8192xf32>
      %1151 = func.call @dynamic_index_in_dim_6(%iterArg_383, %iterArg_397) : (tensor<18x2048x8192x1024xf32>, tensor<i32>) -> tensor<2048x8192x1024xf32>
      %1152 = func.call @dynamic_index_in_dim(%iterArg_384, %iterArg_397) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1153 = func.call @dynamic_index_in_dim(%iterArg_385, %iterArg_397) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1154 = func.call @dynamic_index_in_dim_7(%iterArg_386, %iterArg_397) : (tensor<18x1024x2048xf32>, tensor<i32>) -> tensor<1024x2048xf32>
      %1155 = func.call @dynamic_index_in_dim_3(%iterArg_387, %iterArg_397) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1156 = func.call @dynamic_index_in_dim_4(%iterArg_388, %iterArg_397) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1157 = func.call @dynamic_index_in_dim_3(%iterArg_389, %iterArg_397) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1158 = func.call @dynamic_index_in_dim_3(%iterArg_390, %iterArg_397) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1159:3 = func.call @closed_call(%iterArg_391, %iterArg_392, %iterArg_393, %iterArg_394, %iterArg_395, %iterArg_396, %iterArg_398, %iterArg_399, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158) : (tensor<1x1x1024x1024xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x2048xi32>, tensor<1x1x2048xi32>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<4096x1024x1024xf32>)
      %1160 = func.call @dynamic_update_index_in_dim(%iterArg_400, %1159#2, %iterArg_397) : (tensor<18x4096x1024x1024xf32>, tensor<4096x1024x1024xf32>, tensor<i32>) -> tensor<18x4096x1024x1024xf32>
      %c_401 = stablehlo.constant dense<1> : tensor<i32>
      %1161 = stablehlo.add %iterArg_397, %c_401 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_375, %iterArg_376, %iterArg_377, %iterArg_378, %iterArg_379, %iterArg_380, %iterArg_381, %iterArg_382, %iterArg_383, %iterArg_384, %iterArg_385, %iterArg_386, %iterArg_387, %iterArg_388, %iterArg_389, %iterArg_390, %iterArg_391, %iterArg_392, %iterArg_393, %iterArg_394, %iterArg_395, %iterArg_396, %1161, %1159#0, %1159#1, %1160 : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x1024x1024xf32>, tensor<1x1x2048xi32>, tensor<1x1x2048xi32>, tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x4096x1024x1024xf32>
    }
    %36 = stablehlo.multiply %35#24, %35#24 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_6 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %40 = stablehlo.divide %38, %39 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_7 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %42 = stablehlo.add %40, %41 : tensor<4096x1024x1xf32> loc(#at6)
    %43 = stablehlo.rsqrt %42 : tensor<4096x1024x1xf32> loc(#at6)
    %44 = stablehlo.divide %43, %42 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %46 = stablehlo.multiply %45, %44 : tensor<4096x1024x1xf32> loc(#at6)
    %47 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %48 = stablehlo.multiply %35#24, %47 : tensor<4096x1024x1024xf32> loc(#at6)
    %49 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %51 = stablehlo.multiply %48, %50 : tensor<4096x1024x1024xf32> loc(#at6)
    %52 = stablehlo.dot_general %51, %arg10, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x32000xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %53 = sdy.sharding_constraint %52 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x32000xf32> loc(#at3)
    %54 = call @_one_hot_13(%arg60) : (tensor<4096x1024xi32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %55 = stablehlo.multiply %53, %54 : tensor<4096x1024x32000xf32> loc(#at3)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %57 = stablehlo.reduce(%53 init: %cst_10) applies stablehlo.maximum across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %58 = stablehlo.reshape %57 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at3)
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %60 = stablehlo.compare EQ, %53, %59, FLOAT : (tensor<4096x1024x32000xf32>, tensor<4096x1024x32000xf32>) -> tensor<4096x1024x32000xi1> loc(#at3)
    %61 = stablehlo.convert %60 : (tensor<4096x1024x32000xi1>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %62 = stablehlo.reduce(%61 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %64 = stablehlo.maximum %63, %57 : tensor<4096x1024xf32> loc(#at3)
    %65 = stablehlo.compare EQ, %57, %64, FLOAT : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %68 = stablehlo.select %65, %66, %67 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %70 = stablehlo.compare EQ, %69, %64, FLOAT : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %73 = stablehlo.select %70, %71, %72 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %74 = stablehlo.divide %68, %73 : tensor<4096x1024xf32> loc(#at3)
    %75 = stablehlo.is_finite %64 : (tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %77 = stablehlo.select %75, %64, %76 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %79 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at3)
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %81 = stablehlo.subtract %53, %80 : tensor<4096x1024x32000xf32> loc(#at3)
    %82 = stablehlo.exponential %81 : tensor<4096x1024x32000xf32> loc(#at3)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %83 = stablehlo.reduce(%82 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x32000xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %84 = stablehlo.sign %83 : tensor<4096x1024xf32> loc(#at3)
    %85 = stablehlo.abs %83 : tensor<4096x1024xf32> loc(#at3)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %87 = stablehlo.compare GE, %83, %86, FLOAT : (tensor<4096x1024xf32>, tensor<4096x1024xf32>) -> tensor<4096x1024xi1> loc(#at3)
    %88 = stablehlo.log %85 : tensor<4096x1024xf32> loc(#at3)
    %89 = stablehlo.add %88, %77 : tensor<4096x1024xf32> loc(#at3)
    %90 = stablehlo.subtract %89, %56 : tensor<4096x1024xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %91 = stablehlo.reduce(%90 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_23 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_23 : tensor<f32> loc(#at3)
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %93 = stablehlo.multiply %cst_24, %35#25 : tensor<f32>
    %cst_25 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %94 = stablehlo.divide %93, %cst_25 : tensor<f32>
    %95 = stablehlo.add %92, %94 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_27 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %96 = stablehlo.divide %cst_26, %cst_27 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %97 = stablehlo.multiply %cst_28, %96 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %98 = stablehlo.divide %cst_26, %cst_29 : tensor<f32> loc(#at3)
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %100 = stablehlo.negate %99 : tensor<4096x1024xf32> loc(#at3)
    %101 = stablehlo.divide %99, %85 : tensor<4096x1024xf32> loc(#at3)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4096x1024xf32> loc(#at3)
    %103 = stablehlo.select %87, %102, %101 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %104 = stablehlo.select %87, %101, %102 : tensor<4096x1024xi1>, tensor<4096x1024xf32> loc(#at3)
    %105 = stablehlo.negate %103 : tensor<4096x1024xf32> loc(#at3)
    %106 = stablehlo.add %104, %105 : tensor<4096x1024xf32> loc(#at3)
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %108 = stablehlo.multiply %107, %82 : tensor<4096x1024x32000xf32> loc(#at3)
    %109 = stablehlo.broadcast_in_dim %100, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x32000xf32> loc(#at3)
    %110 = stablehlo.multiply %109, %54 : tensor<4096x1024x32000xf32> loc(#at3)
    %111 = stablehlo.add %108, %110 : tensor<4096x1024x32000xf32> loc(#at3)
    %112 = sdy.sharding_constraint %111 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x32000xf32> loc(#at3)
    %113 = stablehlo.dot_general %112, %51, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x32000xf32>, tensor<4096x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at3)
    %114 = stablehlo.transpose %113, dims = [1, 0] : (tensor<32000x1024xf32>) -> tensor<1024x32000xf32> loc(#at3)
    %115 = stablehlo.dot_general %112, %arg10, contracting_dims = [2] x [1] : (tensor<4096x1024x32000xf32>, tensor<1024x32000xf32>) -> tensor<4096x1024x1024xf32> loc(#at3)
    %116 = stablehlo.multiply %48, %115 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %117 = stablehlo.reduce(%116 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %118 = stablehlo.reshape %117 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %119 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %120 = stablehlo.multiply %115, %119 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %121 = stablehlo.reduce(%118 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %122 = stablehlo.multiply %35#24, %120 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %123 = stablehlo.reduce(%122 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %124 = stablehlo.reshape %123 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %125 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %126 = stablehlo.multiply %120, %125 : tensor<4096x1024x1024xf32> loc(#at6)
    %127 = stablehlo.multiply %124, %46 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_34 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %129 = stablehlo.divide %127, %128 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %130 = stablehlo.reduce(%129 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %132 = stablehlo.multiply %35#24, %131 : tensor<4096x1024x1024xf32> loc(#at6)
    %133 = stablehlo.add %126, %132 : tensor<4096x1024x1024xf32> loc(#at6)
    %134 = stablehlo.multiply %131, %35#24 : tensor<4096x1024x1024xf32> loc(#at6)
    %135 = stablehlo.add %133, %134 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<18x8192x1024xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<18x1024x8192xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<18x2048x1024x8192xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<18x2048x8192x1024xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<18x1024xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<18x1024x2048xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %153:38 = stablehlo.while(%iterArg = %arg0, %iterArg_375 = %arg1, %iterArg_376 = %arg2, %iterArg_377 = %arg3, %iterArg_378 = %arg4, %iterArg_379 = %arg5, %iterArg_380 = %arg6, %iterArg_381 = %arg7, %iterArg_382 = %arg11, %iterArg_383 = %arg12, %iterArg_384 = %arg13, %iterArg_385 = %arg14, %iterArg_386 = %arg15, %iterArg_387 = %arg16, %iterArg_388 = %arg17, %iterArg_389 = %arg18, %iterArg_390 = %arg19, %iterArg_391 = %35#26, %iterArg_392 = %c_53, %iterArg_393 = %135, %iterArg_394 = %97, %iterArg_395 = %136, %iterArg_396 = %137, %iterArg_397 = %138, %iterArg_398 = %139, %iterArg_399 = %140, %iterArg_400 = %141, %iterArg_401 = %142, %iterArg_402 = %143, %iterArg_403 = %144, %iterArg_404 = %145, %iterArg_405 = %146, %iterArg_406 = %147, %iterArg_407 = %148, %iterArg_408 = %149, %iterArg_409 = %150, %iterArg_410 = %151, %iterArg_411 = %152) : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x4096x1024x1024xf32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>
    cond {
      %c_412 = stablehlo.constant dense<18> : tensor<i32>
      %1142 = stablehlo.compare LT, %iterArg_392, %c_412, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1142 : tensor<i1>
    } do {
      %c_412 = stablehlo.constant dense<18> : tensor<i32>
      %1142 = stablehlo.subtract %c_412, %iterArg_392 : tensor<i32>
      %c_413 = stablehlo.constant dense<1> : tensor<i32>
      %1143 = stablehlo.subtract %1142, %c_413 : tensor<i32>
      %1144 = func.call @dynamic_index_in_dim(%iterArg, %1143) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1145 = func.call @dynamic_index_in_dim(%iterArg_375, %1143) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1146 = func.call @dynamic_index_in_dim_1(%iterArg_376, %1143) : (tensor<18x8192x1024xf32>, tensor<i32>) -> tensor<8192x1024xf32>
      %1147 = func.call @dynamic_index_in_dim_2(%iterArg_377, %1143) : (tensor<18x1024x8192xf32>, tensor<i32>) -> tensor<1024x8192xf32>
      %1148 = func.call @dynamic_index_in_dim_3(%iterArg_378, %1143) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1149 = func.call @dynamic_index_in_dim_4(%iterArg_379, %1143) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1150 = func.call @dynamic_index_in_dim_3(%iterArg_380, %1143) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1151 = func.call @dynamic_index_in_dim_3(%iterArg_381, %1143) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1152 = func.call @dynamic_index_in_dim_5(%iterArg_382, %1143) : (tensor<18x2048x1024x8192xf32>, tensor<i32>) -> tensor<2048x1024x8192xf32>
      %1153 = func.call @dynamic_index_in_dim_6(%iterArg_383, %1143) : (tensor<18x2048x8192x1024xf32>, tensor<i32>) -> tensor<2048x8192x1024xf32>
      %1154 = func.call @dynamic_index_in_dim(%iterArg_384, %1143) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1155 = func.call @dynamic_index_in_dim(%iterArg_385, %1143) : (tensor<18x1024xf32>, tensor<i32>) -> tensor<1024xf32>
      %1156 = func.call @dynamic_index_in_dim_7(%iterArg_386, %1143) : (tensor<18x1024x2048xf32>, tensor<i32>) -> tensor<1024x2048xf32>
      %1157 = func.call @dynamic_index_in_dim_3(%iterArg_387, %1143) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1158 = func.call @dynamic_index_in_dim_4(%iterArg_388, %1143) : (tensor<18x16x128x1024xf32>, tensor<i32>) -> tensor<16x128x1024xf32>
      %1159 = func.call @dynamic_index_in_dim_3(%iterArg_389, %1143) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1160 = func.call @dynamic_index_in_dim_3(%iterArg_390, %1143) : (tensor<18x1024x16x128xf32>, tensor<i32>) -> tensor<1024x16x128xf32>
      %1161 = func.call @dynamic_index_in_dim_14(%iterArg_391, %1143) : (tensor<18x4096x1024x1024xf32>, tensor<i32>) -> tensor<4096x1024x1024xf32>
      %1162:19 = func.call @closed_call_15(%iterArg_393, %iterArg_394, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161) : (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>)
      %1163 = func.call @dynamic_update_index_in_dim_20(%iterArg_395, %1162#2, %1143) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1164 = func.call @dynamic_update_index_in_dim_20(%iterArg_396, %1162#3, %1143) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1165 = func.call @dynamic_update_index_in_dim_21(%iterArg_397, %1162#4, %1143) : (tensor<18x8192x1024xf32>, tensor<8192x1024xf32>, tensor<i32>) -> tensor<18x8192x1024xf32>
      %1166 = func.call @dynamic_update_index_in_dim_22(%iterArg_398, %1162#5, %1143) : (tensor<18x1024x8192xf32>, tensor<1024x8192xf32>, tensor<i32>) -> tensor<18x1024x8192xf32>
      %1167 = func.call @dynamic_update_index_in_dim_23(%iterArg_399, %1162#6, %1143) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1168 = func.call @dynamic_update_index_in_dim_24(%iterArg_400, %1162#7, %1143) : (tensor<18x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<18x16x128x1024xf32>
      %1169 = func.call @dynamic_update_index_in_dim_23(%iterArg_401, %1162#8, %1143) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1170 = func.call @dynamic_update_index_in_dim_23(%iterArg_402, %1162#9, %1143) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1171 = func.call @dynamic_update_index_in_dim_25(%iterArg_403, %1162#10, %1143) : (tensor<18x2048x1024x8192xf32>, tensor<2048x1024x8192xf32>, tensor<i32>) -> tensor<18x2048x1024x8192xf32>
      %1172 = func.call @dynamic_update_index_in_dim_26(%iterArg_404, %1162#11, %1143) : (tensor<18x2048x8192x1024xf32>, tensor<2048x8192x1024xf32>, tensor<i32>) -> tensor<18x2048x8192x1024xf32>
      %1173 = func.call @dynamic_update_index_in_dim_20(%iterArg_405, %1162#12, %1143) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1174 = func.call @dynamic_update_index_in_dim_20(%iterArg_406, %1162#13, %1143) : (tensor<18x1024xf32>, tensor<1024xf32>, tensor<i32>) -> tensor<18x1024xf32>
      %1175 = func.call @dynamic_update_index_in_dim_27(%iterArg_407, %1162#14, %1143) : (tensor<18x1024x2048xf32>, tensor<1024x2048xf32>, tensor<i32>) -> tensor<18x1024x2048xf32>
      %1176 = func.call @dynamic_update_index_in_dim_23(%iterArg_408, %1162#15, %1143) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1177 = func.call @dynamic_update_index_in_dim_24(%iterArg_409, %1162#16, %1143) : (tensor<18x16x128x1024xf32>, tensor<16x128x1024xf32>, tensor<i32>) -> tensor<18x16x128x1024xf32>
      %1178 = func.call @dynamic_update_index_in_dim_23(%iterArg_410, %1162#17, %1143) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %1179 = func.call @dynamic_update_index_in_dim_23(%iterArg_411, %1162#18, %1143) : (tensor<18x1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
      %c_414 = stablehlo.constant dense<1> : tensor<i32>
      %1180 = stablehlo.add %iterArg_392, %c_414 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_375, %iterArg_376, %iterArg_377, %iterArg_378, %iterArg_379, %iterArg_380, %iterArg_381, %iterArg_382, %iterArg_383, %iterArg_384, %iterArg_385, %iterArg_386, %iterArg_387, %iterArg_388, %iterArg_389, %iterArg_390, %iterArg_391, %1180, %1162#0, %1162#1, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179 : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x4096x1024x1024xf32>, tensor<i32>, tensor<4096x1024x1024xf32>, tensor<f32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>
    }
    %154 = sdy.sharding_constraint %153#19 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at1)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at1)
    %156 = "stablehlo.scatter"(%155, %5, %154) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %1142 = stablehlo.add %arg62, %arg63 : tensor<f32> loc(#at1)
      stablehlo.return %1142 : tensor<f32> loc(#at1)
    }) : (tensor<32000x1024xf32>, tensor<4096x1024x1xi32>, tensor<4096x1024x1024xf32>) -> tensor<32000x1024xf32> loc(#at1)
    %157 = stablehlo.multiply %153#21, %153#21 : tensor<18x1024xf32> loc(#at7)
    %cst_55 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %159 = stablehlo.add %157, %158 : tensor<18x1024xf32> loc(#at7)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %161 = stablehlo.multiply %160, %arg40 : tensor<18x1024xf32> loc(#at7)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %163 = stablehlo.multiply %162, %159 : tensor<18x1024xf32> loc(#at7)
    %164 = stablehlo.add %161, %163 : tensor<18x1024xf32> loc(#at7)
    %165 = stablehlo.rsqrt %164 : tensor<18x1024xf32> loc(#at7)
    %166 = stablehlo.multiply %153#21, %165 : tensor<18x1024xf32> loc(#at7)
    %167 = stablehlo.multiply %arg0, %arg0 : tensor<18x1024xf32> loc(#at7)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %168 = stablehlo.reduce(%167 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %169 = stablehlo.broadcast_in_dim %168, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_59 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %171 = stablehlo.divide %169, %170 : tensor<18x1xf32> loc(#at7)
    %172 = stablehlo.sqrt %171 : tensor<18x1xf32> loc(#at7)
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %174 = stablehlo.maximum %173, %172 : tensor<18x1xf32> loc(#at7)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %176 = stablehlo.multiply %175, %174 : tensor<18x1xf32> loc(#at7)
    %177 = stablehlo.multiply %166, %166 : tensor<18x1024xf32> loc(#at7)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %178 = stablehlo.reduce(%177 init: %cst_62) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %179 = stablehlo.broadcast_in_dim %178, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_63 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %181 = stablehlo.divide %179, %180 : tensor<18x1xf32> loc(#at7)
    %182 = stablehlo.sqrt %181 : tensor<18x1xf32> loc(#at7)
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %184 = stablehlo.maximum %183, %182 : tensor<18x1xf32> loc(#at7)
    %185 = stablehlo.divide %176, %184 : tensor<18x1xf32> loc(#at7)
    %186 = stablehlo.broadcast_in_dim %185, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %187 = stablehlo.multiply %186, %166 : tensor<18x1024xf32> loc(#at7)
    %188 = stablehlo.subtract %arg0, %187 : tensor<18x1024xf32> loc(#at7)
    %189 = stablehlo.multiply %153#22, %153#22 : tensor<18x1024xf32> loc(#at7)
    %cst_65 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %191 = stablehlo.add %189, %190 : tensor<18x1024xf32> loc(#at7)
    %cst_66 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %193 = stablehlo.multiply %192, %arg41 : tensor<18x1024xf32> loc(#at7)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %195 = stablehlo.multiply %194, %191 : tensor<18x1024xf32> loc(#at7)
    %196 = stablehlo.add %193, %195 : tensor<18x1024xf32> loc(#at7)
    %197 = stablehlo.rsqrt %196 : tensor<18x1024xf32> loc(#at7)
    %198 = stablehlo.multiply %153#22, %197 : tensor<18x1024xf32> loc(#at7)
    %199 = stablehlo.multiply %arg1, %arg1 : tensor<18x1024xf32> loc(#at7)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %200 = stablehlo.reduce(%199 init: %cst_68) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_69 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %203 = stablehlo.divide %201, %202 : tensor<18x1xf32> loc(#at7)
    %204 = stablehlo.sqrt %203 : tensor<18x1xf32> loc(#at7)
    %cst_70 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %206 = stablehlo.maximum %205, %204 : tensor<18x1xf32> loc(#at7)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %208 = stablehlo.multiply %207, %206 : tensor<18x1xf32> loc(#at7)
    %209 = stablehlo.multiply %198, %198 : tensor<18x1024xf32> loc(#at7)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %210 = stablehlo.reduce(%209 init: %cst_72) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_73 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %213 = stablehlo.divide %211, %212 : tensor<18x1xf32> loc(#at7)
    %214 = stablehlo.sqrt %213 : tensor<18x1xf32> loc(#at7)
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %216 = stablehlo.maximum %215, %214 : tensor<18x1xf32> loc(#at7)
    %217 = stablehlo.divide %208, %216 : tensor<18x1xf32> loc(#at7)
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %219 = stablehlo.multiply %218, %198 : tensor<18x1024xf32> loc(#at7)
    %220 = stablehlo.subtract %arg1, %219 : tensor<18x1024xf32> loc(#at7)
    %221 = stablehlo.multiply %153#23, %153#23 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_75 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %223 = stablehlo.add %221, %222 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %225 = stablehlo.multiply %224, %arg42 : tensor<18x8192xf32> loc(#at7)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %226 = stablehlo.reduce(%223 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %cst_78 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %228 = stablehlo.divide %226, %227 : tensor<18x8192xf32> loc(#at7)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %230 = stablehlo.multiply %229, %228 : tensor<18x8192xf32> loc(#at7)
    %231 = stablehlo.add %225, %230 : tensor<18x8192xf32> loc(#at7)
    %cst_80 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %233 = stablehlo.multiply %232, %arg22 : tensor<18x1024xf32> loc(#at7)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %234 = stablehlo.reduce(%223 init: %cst_81) applies stablehlo.add across dimensions = [1] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_82 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %236 = stablehlo.divide %234, %235 : tensor<18x1024xf32> loc(#at7)
    %cst_83 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %238 = stablehlo.multiply %237, %236 : tensor<18x1024xf32> loc(#at7)
    %239 = stablehlo.add %233, %238 : tensor<18x1024xf32> loc(#at7)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %240 = stablehlo.reduce(%231 init: %cst_84) applies stablehlo.add across dimensions = [1] : (tensor<18x8192xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %241 = stablehlo.broadcast_in_dim %240, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_85 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %243 = stablehlo.divide %241, %242 : tensor<18x1xf32> loc(#at7)
    %244 = stablehlo.broadcast_in_dim %243, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x8192xf32> loc(#at7)
    %245 = stablehlo.divide %231, %244 : tensor<18x8192xf32> loc(#at7)
    %246 = stablehlo.rsqrt %245 : tensor<18x8192xf32> loc(#at7)
    %247 = stablehlo.broadcast_in_dim %246, dims = [0, 1] : (tensor<18x8192xf32>) -> tensor<18x8192x1xf32> loc(#at7)
    %248 = stablehlo.broadcast_in_dim %247, dims = [0, 1, 2] : (tensor<18x8192x1xf32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %249 = stablehlo.multiply %153#23, %248 : tensor<18x8192x1024xf32> loc(#at7)
    %250 = stablehlo.rsqrt %239 : tensor<18x1024xf32> loc(#at7)
    %251 = stablehlo.broadcast_in_dim %250, dims = [0, 2] : (tensor<18x1024xf32>) -> tensor<18x1x1024xf32> loc(#at7)
    %252 = stablehlo.broadcast_in_dim %251, dims = [0, 1, 2] : (tensor<18x1x1024xf32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %253 = stablehlo.multiply %249, %252 : tensor<18x8192x1024xf32> loc(#at7)
    %254 = stablehlo.multiply %arg2, %arg2 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %255 = stablehlo.reduce(%254 init: %cst_86) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %256 = stablehlo.broadcast_in_dim %255, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_87 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %258 = stablehlo.divide %256, %257 : tensor<18x1x1xf32> loc(#at7)
    %259 = stablehlo.sqrt %258 : tensor<18x1x1xf32> loc(#at7)
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %261 = stablehlo.maximum %260, %259 : tensor<18x1x1xf32> loc(#at7)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %263 = stablehlo.multiply %262, %261 : tensor<18x1x1xf32> loc(#at7)
    %264 = stablehlo.multiply %253, %253 : tensor<18x8192x1024xf32> loc(#at7)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %265 = stablehlo.reduce(%264 init: %cst_90) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x8192x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %266 = stablehlo.broadcast_in_dim %265, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_91 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %268 = stablehlo.divide %266, %267 : tensor<18x1x1xf32> loc(#at7)
    %269 = stablehlo.sqrt %268 : tensor<18x1x1xf32> loc(#at7)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %271 = stablehlo.maximum %270, %269 : tensor<18x1x1xf32> loc(#at7)
    %272 = stablehlo.divide %263, %271 : tensor<18x1x1xf32> loc(#at7)
    %273 = stablehlo.broadcast_in_dim %272, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x8192x1024xf32> loc(#at7)
    %274 = stablehlo.multiply %273, %253 : tensor<18x8192x1024xf32> loc(#at7)
    %275 = stablehlo.subtract %arg2, %274 : tensor<18x8192x1024xf32> loc(#at7)
    %276 = stablehlo.multiply %153#24, %153#24 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_93 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %278 = stablehlo.add %276, %277 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %280 = stablehlo.multiply %279, %arg43 : tensor<18x1024xf32> loc(#at7)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %281 = stablehlo.reduce(%278 init: %cst_95) applies stablehlo.add across dimensions = [2] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_96 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %283 = stablehlo.divide %281, %282 : tensor<18x1024xf32> loc(#at7)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %285 = stablehlo.multiply %284, %283 : tensor<18x1024xf32> loc(#at7)
    %286 = stablehlo.add %280, %285 : tensor<18x1024xf32> loc(#at7)
    %cst_98 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %288 = stablehlo.multiply %287, %arg23 : tensor<18x8192xf32> loc(#at7)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %289 = stablehlo.reduce(%278 init: %cst_99) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %cst_100 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %291 = stablehlo.divide %289, %290 : tensor<18x8192xf32> loc(#at7)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<18x8192xf32> loc(#at7)
    %293 = stablehlo.multiply %292, %291 : tensor<18x8192xf32> loc(#at7)
    %294 = stablehlo.add %288, %293 : tensor<18x8192xf32> loc(#at7)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %295 = stablehlo.reduce(%286 init: %cst_102) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %296 = stablehlo.broadcast_in_dim %295, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_103 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %298 = stablehlo.divide %296, %297 : tensor<18x1xf32> loc(#at7)
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %300 = stablehlo.divide %286, %299 : tensor<18x1024xf32> loc(#at7)
    %301 = stablehlo.rsqrt %300 : tensor<18x1024xf32> loc(#at7)
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1xf32> loc(#at7)
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1, 2] : (tensor<18x1024x1xf32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %304 = stablehlo.multiply %153#24, %303 : tensor<18x1024x8192xf32> loc(#at7)
    %305 = stablehlo.rsqrt %294 : tensor<18x8192xf32> loc(#at7)
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 2] : (tensor<18x8192xf32>) -> tensor<18x1x8192xf32> loc(#at7)
    %307 = stablehlo.broadcast_in_dim %306, dims = [0, 1, 2] : (tensor<18x1x8192xf32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %308 = stablehlo.multiply %304, %307 : tensor<18x1024x8192xf32> loc(#at7)
    %309 = stablehlo.multiply %arg3, %arg3 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %310 = stablehlo.reduce(%309 init: %cst_104) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %311 = stablehlo.broadcast_in_dim %310, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_105 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %313 = stablehlo.divide %311, %312 : tensor<18x1x1xf32> loc(#at7)
    %314 = stablehlo.sqrt %313 : tensor<18x1x1xf32> loc(#at7)
    %cst_106 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %316 = stablehlo.maximum %315, %314 : tensor<18x1x1xf32> loc(#at7)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %318 = stablehlo.multiply %317, %316 : tensor<18x1x1xf32> loc(#at7)
    %319 = stablehlo.multiply %308, %308 : tensor<18x1024x8192xf32> loc(#at7)
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %320 = stablehlo.reduce(%319 init: %cst_108) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x8192xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %321 = stablehlo.broadcast_in_dim %320, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_109 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %323 = stablehlo.divide %321, %322 : tensor<18x1x1xf32> loc(#at7)
    %324 = stablehlo.sqrt %323 : tensor<18x1x1xf32> loc(#at7)
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %326 = stablehlo.maximum %325, %324 : tensor<18x1x1xf32> loc(#at7)
    %327 = stablehlo.divide %318, %326 : tensor<18x1x1xf32> loc(#at7)
    %328 = stablehlo.broadcast_in_dim %327, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x1024x8192xf32> loc(#at7)
    %329 = stablehlo.multiply %328, %308 : tensor<18x1024x8192xf32> loc(#at7)
    %330 = stablehlo.subtract %arg3, %329 : tensor<18x1024x8192xf32> loc(#at7)
    %331 = stablehlo.multiply %153#25, %153#25 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_111 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %333 = stablehlo.add %331, %332 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_112 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %335 = stablehlo.multiply %334, %arg44 : tensor<18x1024xf32> loc(#at7)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %336 = stablehlo.reduce(%333 init: %cst_113) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_114 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %338 = stablehlo.divide %336, %337 : tensor<18x1024xf32> loc(#at7)
    %cst_115 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %340 = stablehlo.multiply %339, %338 : tensor<18x1024xf32> loc(#at7)
    %341 = stablehlo.add %335, %340 : tensor<18x1024xf32> loc(#at7)
    %cst_116 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %343 = stablehlo.multiply %342, %arg24 : tensor<18x16x128xf32> loc(#at7)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %344 = stablehlo.reduce(%333 init: %cst_117) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_118 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %346 = stablehlo.divide %344, %345 : tensor<18x16x128xf32> loc(#at7)
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %348 = stablehlo.multiply %347, %346 : tensor<18x16x128xf32> loc(#at7)
    %349 = stablehlo.add %343, %348 : tensor<18x16x128xf32> loc(#at7)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %350 = stablehlo.reduce(%341 init: %cst_120) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %351 = stablehlo.broadcast_in_dim %350, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_121 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %353 = stablehlo.divide %351, %352 : tensor<18x1xf32> loc(#at7)
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %355 = stablehlo.divide %341, %354 : tensor<18x1024xf32> loc(#at7)
    %356 = stablehlo.rsqrt %355 : tensor<18x1024xf32> loc(#at7)
    %357 = stablehlo.broadcast_in_dim %356, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %358 = stablehlo.broadcast_in_dim %357, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %359 = stablehlo.multiply %153#25, %358 : tensor<18x1024x16x128xf32> loc(#at7)
    %360 = stablehlo.rsqrt %349 : tensor<18x16x128xf32> loc(#at7)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %362 = stablehlo.broadcast_in_dim %361, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %363 = stablehlo.multiply %359, %362 : tensor<18x1024x16x128xf32> loc(#at7)
    %364 = stablehlo.multiply %arg4, %arg4 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %365 = stablehlo.reduce(%364 init: %cst_122) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %366 = stablehlo.broadcast_in_dim %365, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_123 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %368 = stablehlo.divide %366, %367 : tensor<18x1x1x1xf32> loc(#at7)
    %369 = stablehlo.sqrt %368 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_124 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %371 = stablehlo.maximum %370, %369 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %373 = stablehlo.multiply %372, %371 : tensor<18x1x1x1xf32> loc(#at7)
    %374 = stablehlo.multiply %363, %363 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %375 = stablehlo.reduce(%374 init: %cst_126) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %376 = stablehlo.broadcast_in_dim %375, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_127 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %378 = stablehlo.divide %376, %377 : tensor<18x1x1x1xf32> loc(#at7)
    %379 = stablehlo.sqrt %378 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %381 = stablehlo.maximum %380, %379 : tensor<18x1x1x1xf32> loc(#at7)
    %382 = stablehlo.divide %373, %381 : tensor<18x1x1x1xf32> loc(#at7)
    %383 = stablehlo.broadcast_in_dim %382, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %384 = stablehlo.multiply %383, %363 : tensor<18x1024x16x128xf32> loc(#at7)
    %385 = stablehlo.subtract %arg4, %384 : tensor<18x1024x16x128xf32> loc(#at7)
    %386 = stablehlo.multiply %153#26, %153#26 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_129 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %388 = stablehlo.add %386, %387 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_130 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %390 = stablehlo.multiply %389, %arg45 : tensor<18x16x128xf32> loc(#at7)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %391 = stablehlo.reduce(%388 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_132 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %393 = stablehlo.divide %391, %392 : tensor<18x16x128xf32> loc(#at7)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %395 = stablehlo.multiply %394, %393 : tensor<18x16x128xf32> loc(#at7)
    %396 = stablehlo.add %390, %395 : tensor<18x16x128xf32> loc(#at7)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %398 = stablehlo.multiply %397, %arg25 : tensor<18x1024xf32> loc(#at7)
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %399 = stablehlo.reduce(%388 init: %cst_135) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_136 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %401 = stablehlo.divide %399, %400 : tensor<18x1024xf32> loc(#at7)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %403 = stablehlo.multiply %402, %401 : tensor<18x1024xf32> loc(#at7)
    %404 = stablehlo.add %398, %403 : tensor<18x1024xf32> loc(#at7)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %405 = stablehlo.reduce(%396 init: %cst_138) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %406 = stablehlo.broadcast_in_dim %405, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_139 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %408 = stablehlo.divide %406, %407 : tensor<18x1x1xf32> loc(#at7)
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x16x128xf32> loc(#at7)
    %410 = stablehlo.divide %396, %409 : tensor<18x16x128xf32> loc(#at7)
    %411 = stablehlo.rsqrt %410 : tensor<18x16x128xf32> loc(#at7)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (tensor<18x16x128xf32>) -> tensor<18x16x128x1xf32> loc(#at7)
    %413 = stablehlo.broadcast_in_dim %412, dims = [0, 1, 2, 3] : (tensor<18x16x128x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %414 = stablehlo.multiply %153#26, %413 : tensor<18x16x128x1024xf32> loc(#at7)
    %415 = stablehlo.rsqrt %404 : tensor<18x1024xf32> loc(#at7)
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 3] : (tensor<18x1024xf32>) -> tensor<18x1x1x1024xf32> loc(#at7)
    %417 = stablehlo.broadcast_in_dim %416, dims = [0, 1, 2, 3] : (tensor<18x1x1x1024xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %418 = stablehlo.multiply %414, %417 : tensor<18x16x128x1024xf32> loc(#at7)
    %419 = stablehlo.multiply %arg5, %arg5 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %420 = stablehlo.reduce(%419 init: %cst_140) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %421 = stablehlo.broadcast_in_dim %420, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_141 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %423 = stablehlo.divide %421, %422 : tensor<18x1x1x1xf32> loc(#at7)
    %424 = stablehlo.sqrt %423 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_142 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %426 = stablehlo.maximum %425, %424 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %428 = stablehlo.multiply %427, %426 : tensor<18x1x1x1xf32> loc(#at7)
    %429 = stablehlo.multiply %418, %418 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %430 = stablehlo.reduce(%429 init: %cst_144) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %431 = stablehlo.broadcast_in_dim %430, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_145 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %433 = stablehlo.divide %431, %432 : tensor<18x1x1x1xf32> loc(#at7)
    %434 = stablehlo.sqrt %433 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %436 = stablehlo.maximum %435, %434 : tensor<18x1x1x1xf32> loc(#at7)
    %437 = stablehlo.divide %428, %436 : tensor<18x1x1x1xf32> loc(#at7)
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %439 = stablehlo.multiply %438, %418 : tensor<18x16x128x1024xf32> loc(#at7)
    %440 = stablehlo.subtract %arg5, %439 : tensor<18x16x128x1024xf32> loc(#at7)
    %441 = stablehlo.multiply %153#27, %153#27 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_147 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %443 = stablehlo.add %441, %442 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_148 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %445 = stablehlo.multiply %444, %arg46 : tensor<18x1024xf32> loc(#at7)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %446 = stablehlo.reduce(%443 init: %cst_149) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_150 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %448 = stablehlo.divide %446, %447 : tensor<18x1024xf32> loc(#at7)
    %cst_151 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %450 = stablehlo.multiply %449, %448 : tensor<18x1024xf32> loc(#at7)
    %451 = stablehlo.add %445, %450 : tensor<18x1024xf32> loc(#at7)
    %cst_152 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %453 = stablehlo.multiply %452, %arg26 : tensor<18x16x128xf32> loc(#at7)
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %454 = stablehlo.reduce(%443 init: %cst_153) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_154 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %456 = stablehlo.divide %454, %455 : tensor<18x16x128xf32> loc(#at7)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %458 = stablehlo.multiply %457, %456 : tensor<18x16x128xf32> loc(#at7)
    %459 = stablehlo.add %453, %458 : tensor<18x16x128xf32> loc(#at7)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %460 = stablehlo.reduce(%451 init: %cst_156) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %461 = stablehlo.broadcast_in_dim %460, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_157 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %463 = stablehlo.divide %461, %462 : tensor<18x1xf32> loc(#at7)
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %465 = stablehlo.divide %451, %464 : tensor<18x1024xf32> loc(#at7)
    %466 = stablehlo.rsqrt %465 : tensor<18x1024xf32> loc(#at7)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %469 = stablehlo.multiply %153#27, %468 : tensor<18x1024x16x128xf32> loc(#at7)
    %470 = stablehlo.rsqrt %459 : tensor<18x16x128xf32> loc(#at7)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %473 = stablehlo.multiply %469, %472 : tensor<18x1024x16x128xf32> loc(#at7)
    %474 = stablehlo.multiply %arg6, %arg6 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %475 = stablehlo.reduce(%474 init: %cst_158) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %476 = stablehlo.broadcast_in_dim %475, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_159 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %478 = stablehlo.divide %476, %477 : tensor<18x1x1x1xf32> loc(#at7)
    %479 = stablehlo.sqrt %478 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_160 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %481 = stablehlo.maximum %480, %479 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %483 = stablehlo.multiply %482, %481 : tensor<18x1x1x1xf32> loc(#at7)
    %484 = stablehlo.multiply %473, %473 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %485 = stablehlo.reduce(%484 init: %cst_162) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %486 = stablehlo.broadcast_in_dim %485, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_163 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %488 = stablehlo.divide %486, %487 : tensor<18x1x1x1xf32> loc(#at7)
    %489 = stablehlo.sqrt %488 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %491 = stablehlo.maximum %490, %489 : tensor<18x1x1x1xf32> loc(#at7)
    %492 = stablehlo.divide %483, %491 : tensor<18x1x1x1xf32> loc(#at7)
    %493 = stablehlo.broadcast_in_dim %492, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %494 = stablehlo.multiply %493, %473 : tensor<18x1024x16x128xf32> loc(#at7)
    %495 = stablehlo.subtract %arg6, %494 : tensor<18x1024x16x128xf32> loc(#at7)
    %496 = stablehlo.multiply %153#28, %153#28 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_165 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %498 = stablehlo.add %496, %497 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_166 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %500 = stablehlo.multiply %499, %arg47 : tensor<18x1024xf32> loc(#at7)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %501 = stablehlo.reduce(%498 init: %cst_167) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_168 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %503 = stablehlo.divide %501, %502 : tensor<18x1024xf32> loc(#at7)
    %cst_169 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %505 = stablehlo.multiply %504, %503 : tensor<18x1024xf32> loc(#at7)
    %506 = stablehlo.add %500, %505 : tensor<18x1024xf32> loc(#at7)
    %cst_170 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %508 = stablehlo.multiply %507, %arg27 : tensor<18x16x128xf32> loc(#at7)
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %509 = stablehlo.reduce(%498 init: %cst_171) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_172 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %511 = stablehlo.divide %509, %510 : tensor<18x16x128xf32> loc(#at7)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %513 = stablehlo.multiply %512, %511 : tensor<18x16x128xf32> loc(#at7)
    %514 = stablehlo.add %508, %513 : tensor<18x16x128xf32> loc(#at7)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %515 = stablehlo.reduce(%506 init: %cst_174) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %516 = stablehlo.broadcast_in_dim %515, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_175 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %518 = stablehlo.divide %516, %517 : tensor<18x1xf32> loc(#at7)
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %520 = stablehlo.divide %506, %519 : tensor<18x1024xf32> loc(#at7)
    %521 = stablehlo.rsqrt %520 : tensor<18x1024xf32> loc(#at7)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %523 = stablehlo.broadcast_in_dim %522, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %524 = stablehlo.multiply %153#28, %523 : tensor<18x1024x16x128xf32> loc(#at7)
    %525 = stablehlo.rsqrt %514 : tensor<18x16x128xf32> loc(#at7)
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %528 = stablehlo.multiply %524, %527 : tensor<18x1024x16x128xf32> loc(#at7)
    %529 = stablehlo.multiply %arg7, %arg7 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %530 = stablehlo.reduce(%529 init: %cst_176) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %531 = stablehlo.broadcast_in_dim %530, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_177 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %533 = stablehlo.divide %531, %532 : tensor<18x1x1x1xf32> loc(#at7)
    %534 = stablehlo.sqrt %533 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %536 = stablehlo.maximum %535, %534 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %538 = stablehlo.multiply %537, %536 : tensor<18x1x1x1xf32> loc(#at7)
    %539 = stablehlo.multiply %528, %528 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %540 = stablehlo.reduce(%539 init: %cst_180) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %541 = stablehlo.broadcast_in_dim %540, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_181 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %543 = stablehlo.divide %541, %542 : tensor<18x1x1x1xf32> loc(#at7)
    %544 = stablehlo.sqrt %543 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %546 = stablehlo.maximum %545, %544 : tensor<18x1x1x1xf32> loc(#at7)
    %547 = stablehlo.divide %538, %546 : tensor<18x1x1x1xf32> loc(#at7)
    %548 = stablehlo.broadcast_in_dim %547, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %549 = stablehlo.multiply %548, %528 : tensor<18x1024x16x128xf32> loc(#at7)
    %550 = stablehlo.subtract %arg7, %549 : tensor<18x1024x16x128xf32> loc(#at7)
    %551 = stablehlo.multiply %156, %156 : tensor<32000x1024xf32> loc(#at7)
    %cst_183 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<32000x1024xf32> loc(#at7)
    %553 = stablehlo.add %551, %552 : tensor<32000x1024xf32> loc(#at7)
    %cst_184 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %555 = stablehlo.multiply %554, %arg48 : tensor<32000xf32> loc(#at7)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %556 = stablehlo.reduce(%553 init: %cst_185) applies stablehlo.add across dimensions = [1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_186 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %558 = stablehlo.divide %556, %557 : tensor<32000xf32> loc(#at7)
    %cst_187 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %560 = stablehlo.multiply %559, %558 : tensor<32000xf32> loc(#at7)
    %561 = stablehlo.add %555, %560 : tensor<32000xf32> loc(#at7)
    %cst_188 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %563 = stablehlo.multiply %562, %arg28 : tensor<1024xf32> loc(#at7)
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %564 = stablehlo.reduce(%553 init: %cst_189) applies stablehlo.add across dimensions = [0] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_190 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %566 = stablehlo.divide %564, %565 : tensor<1024xf32> loc(#at7)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %568 = stablehlo.multiply %567, %566 : tensor<1024xf32> loc(#at7)
    %569 = stablehlo.add %563, %568 : tensor<1024xf32> loc(#at7)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %570 = stablehlo.reduce(%561 init: %cst_192) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_193 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %573 = stablehlo.divide %571, %572 : tensor<1xf32> loc(#at7)
    %574 = stablehlo.broadcast_in_dim %573, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at7)
    %575 = stablehlo.divide %561, %574 : tensor<32000xf32> loc(#at7)
    %576 = stablehlo.rsqrt %575 : tensor<32000xf32> loc(#at7)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at7)
    %578 = stablehlo.broadcast_in_dim %577, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %579 = stablehlo.multiply %156, %578 : tensor<32000x1024xf32> loc(#at7)
    %580 = stablehlo.rsqrt %569 : tensor<1024xf32> loc(#at7)
    %581 = stablehlo.broadcast_in_dim %580, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32> loc(#at7)
    %582 = stablehlo.broadcast_in_dim %581, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %583 = stablehlo.multiply %579, %582 : tensor<32000x1024xf32> loc(#at7)
    %584 = stablehlo.multiply %arg8, %arg8 : tensor<32000x1024xf32> loc(#at7)
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %585 = stablehlo.reduce(%584 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_195 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %588 = stablehlo.divide %586, %587 : tensor<1x1xf32> loc(#at7)
    %589 = stablehlo.sqrt %588 : tensor<1x1xf32> loc(#at7)
    %cst_196 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %591 = stablehlo.maximum %590, %589 : tensor<1x1xf32> loc(#at7)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %593 = stablehlo.multiply %592, %591 : tensor<1x1xf32> loc(#at7)
    %594 = stablehlo.multiply %583, %583 : tensor<32000x1024xf32> loc(#at7)
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %595 = stablehlo.reduce(%594 init: %cst_198) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_199 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %598 = stablehlo.divide %596, %597 : tensor<1x1xf32> loc(#at7)
    %599 = stablehlo.sqrt %598 : tensor<1x1xf32> loc(#at7)
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %601 = stablehlo.maximum %600, %599 : tensor<1x1xf32> loc(#at7)
    %602 = stablehlo.divide %593, %601 : tensor<1x1xf32> loc(#at7)
    %603 = stablehlo.broadcast_in_dim %602, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x1024xf32> loc(#at7)
    %604 = stablehlo.multiply %603, %583 : tensor<32000x1024xf32> loc(#at7)
    %605 = stablehlo.subtract %arg8, %604 : tensor<32000x1024xf32> loc(#at7)
    %606 = stablehlo.multiply %121, %121 : tensor<1024xf32> loc(#at7)
    %cst_201 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %608 = stablehlo.add %606, %607 : tensor<1024xf32> loc(#at7)
    %cst_202 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %610 = stablehlo.multiply %609, %arg49 : tensor<1024xf32> loc(#at7)
    %cst_203 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %612 = stablehlo.multiply %611, %608 : tensor<1024xf32> loc(#at7)
    %613 = stablehlo.add %610, %612 : tensor<1024xf32> loc(#at7)
    %614 = stablehlo.rsqrt %613 : tensor<1024xf32> loc(#at7)
    %615 = stablehlo.multiply %121, %614 : tensor<1024xf32> loc(#at7)
    %616 = stablehlo.multiply %arg9, %arg9 : tensor<1024xf32> loc(#at7)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %617 = stablehlo.reduce(%616 init: %cst_204) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %618 = stablehlo.broadcast_in_dim %617, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_205 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %619 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %620 = stablehlo.divide %618, %619 : tensor<1xf32> loc(#at7)
    %621 = stablehlo.sqrt %620 : tensor<1xf32> loc(#at7)
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %623 = stablehlo.maximum %622, %621 : tensor<1xf32> loc(#at7)
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %624 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %625 = stablehlo.multiply %624, %623 : tensor<1xf32> loc(#at7)
    %626 = stablehlo.multiply %615, %615 : tensor<1024xf32> loc(#at7)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %627 = stablehlo.reduce(%626 init: %cst_208) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %628 = stablehlo.broadcast_in_dim %627, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_209 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %630 = stablehlo.divide %628, %629 : tensor<1xf32> loc(#at7)
    %631 = stablehlo.sqrt %630 : tensor<1xf32> loc(#at7)
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %633 = stablehlo.maximum %632, %631 : tensor<1xf32> loc(#at7)
    %634 = stablehlo.divide %625, %633 : tensor<1xf32> loc(#at7)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %636 = stablehlo.multiply %635, %615 : tensor<1024xf32> loc(#at7)
    %637 = stablehlo.subtract %arg9, %636 : tensor<1024xf32> loc(#at7)
    %638 = stablehlo.multiply %114, %114 : tensor<1024x32000xf32> loc(#at7)
    %cst_211 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<1024x32000xf32> loc(#at7)
    %640 = stablehlo.add %638, %639 : tensor<1024x32000xf32> loc(#at7)
    %cst_212 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %642 = stablehlo.multiply %641, %arg50 : tensor<1024xf32> loc(#at7)
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %643 = stablehlo.reduce(%640 init: %cst_213) applies stablehlo.add across dimensions = [1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %cst_214 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %645 = stablehlo.divide %643, %644 : tensor<1024xf32> loc(#at7)
    %cst_215 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<1024xf32> loc(#at7)
    %647 = stablehlo.multiply %646, %645 : tensor<1024xf32> loc(#at7)
    %648 = stablehlo.add %642, %647 : tensor<1024xf32> loc(#at7)
    %cst_216 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %650 = stablehlo.multiply %649, %arg30 : tensor<32000xf32> loc(#at7)
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %651 = stablehlo.reduce(%640 init: %cst_217) applies stablehlo.add across dimensions = [0] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %cst_218 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %652 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %653 = stablehlo.divide %651, %652 : tensor<32000xf32> loc(#at7)
    %cst_219 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at7)
    %655 = stablehlo.multiply %654, %653 : tensor<32000xf32> loc(#at7)
    %656 = stablehlo.add %650, %655 : tensor<32000xf32> loc(#at7)
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %657 = stablehlo.reduce(%648 init: %cst_220) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %658 = stablehlo.broadcast_in_dim %657, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %cst_221 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at7)
    %660 = stablehlo.divide %658, %659 : tensor<1xf32> loc(#at7)
    %661 = stablehlo.broadcast_in_dim %660, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32> loc(#at7)
    %662 = stablehlo.divide %648, %661 : tensor<1024xf32> loc(#at7)
    %663 = stablehlo.rsqrt %662 : tensor<1024xf32> loc(#at7)
    %664 = stablehlo.broadcast_in_dim %663, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32> loc(#at7)
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %666 = stablehlo.multiply %114, %665 : tensor<1024x32000xf32> loc(#at7)
    %667 = stablehlo.rsqrt %656 : tensor<32000xf32> loc(#at7)
    %668 = stablehlo.broadcast_in_dim %667, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at7)
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %670 = stablehlo.multiply %666, %669 : tensor<1024x32000xf32> loc(#at7)
    %671 = stablehlo.multiply %arg10, %arg10 : tensor<1024x32000xf32> loc(#at7)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %672 = stablehlo.reduce(%671 init: %cst_222) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %673 = stablehlo.broadcast_in_dim %672, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_223 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %674 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %675 = stablehlo.divide %673, %674 : tensor<1x1xf32> loc(#at7)
    %676 = stablehlo.sqrt %675 : tensor<1x1xf32> loc(#at7)
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %678 = stablehlo.maximum %677, %676 : tensor<1x1xf32> loc(#at7)
    %cst_225 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %679 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %680 = stablehlo.multiply %679, %678 : tensor<1x1xf32> loc(#at7)
    %681 = stablehlo.multiply %670, %670 : tensor<1024x32000xf32> loc(#at7)
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %682 = stablehlo.reduce(%681 init: %cst_226) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at7)
    %683 = stablehlo.broadcast_in_dim %682, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %cst_227 = stablehlo.constant dense<3.276800e+07> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %685 = stablehlo.divide %683, %684 : tensor<1x1xf32> loc(#at7)
    %686 = stablehlo.sqrt %685 : tensor<1x1xf32> loc(#at7)
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at7)
    %688 = stablehlo.maximum %687, %686 : tensor<1x1xf32> loc(#at7)
    %689 = stablehlo.divide %680, %688 : tensor<1x1xf32> loc(#at7)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1024x32000xf32> loc(#at7)
    %691 = stablehlo.multiply %690, %670 : tensor<1024x32000xf32> loc(#at7)
    %692 = stablehlo.subtract %arg10, %691 : tensor<1024x32000xf32> loc(#at7)
    %693 = stablehlo.multiply %153#29, %153#29 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_229 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %695 = stablehlo.add %693, %694 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_230 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %697 = stablehlo.multiply %696, %arg51 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_231 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %698 = stablehlo.reduce(%695 init: %cst_231) applies stablehlo.add across dimensions = [3] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %cst_232 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %700 = stablehlo.divide %698, %699 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_233 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %702 = stablehlo.multiply %701, %700 : tensor<18x2048x1024xf32> loc(#at7)
    %703 = stablehlo.add %697, %702 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_234 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %704 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %705 = stablehlo.multiply %704, %arg31 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_235 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %706 = stablehlo.reduce(%695 init: %cst_235) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %cst_236 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %707 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %708 = stablehlo.divide %706, %707 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_237 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %710 = stablehlo.multiply %709, %708 : tensor<18x2048x8192xf32> loc(#at7)
    %711 = stablehlo.add %705, %710 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_238 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %712 = stablehlo.reduce(%703 init: %cst_238) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x1024xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %713 = stablehlo.broadcast_in_dim %712, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1xf32> loc(#at7)
    %cst_239 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %714 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<18x2048x1xf32> loc(#at7)
    %715 = stablehlo.divide %713, %714 : tensor<18x2048x1xf32> loc(#at7)
    %716 = stablehlo.broadcast_in_dim %715, dims = [0, 1, 2] : (tensor<18x2048x1xf32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %717 = stablehlo.divide %703, %716 : tensor<18x2048x1024xf32> loc(#at7)
    %718 = stablehlo.rsqrt %717 : tensor<18x2048x1024xf32> loc(#at7)
    %719 = stablehlo.broadcast_in_dim %718, dims = [0, 1, 2] : (tensor<18x2048x1024xf32>) -> tensor<18x2048x1024x1xf32> loc(#at7)
    %720 = stablehlo.broadcast_in_dim %719, dims = [0, 1, 2, 3] : (tensor<18x2048x1024x1xf32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %721 = stablehlo.multiply %153#29, %720 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %722 = stablehlo.rsqrt %711 : tensor<18x2048x8192xf32> loc(#at7)
    %723 = stablehlo.broadcast_in_dim %722, dims = [0, 1, 3] : (tensor<18x2048x8192xf32>) -> tensor<18x2048x1x8192xf32> loc(#at7)
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2, 3] : (tensor<18x2048x1x8192xf32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %725 = stablehlo.multiply %721, %724 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %726 = stablehlo.multiply %arg11, %arg11 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_240 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %727 = stablehlo.reduce(%726 init: %cst_240) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %728 = stablehlo.broadcast_in_dim %727, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_241 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %730 = stablehlo.divide %728, %729 : tensor<18x2048x1x1xf32> loc(#at7)
    %731 = stablehlo.sqrt %730 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_242 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %733 = stablehlo.maximum %732, %731 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_243 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %734 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %735 = stablehlo.multiply %734, %733 : tensor<18x2048x1x1xf32> loc(#at7)
    %736 = stablehlo.multiply %725, %725 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %cst_244 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %737 = stablehlo.reduce(%736 init: %cst_244) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x1024x8192xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %738 = stablehlo.broadcast_in_dim %737, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_245 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %740 = stablehlo.divide %738, %739 : tensor<18x2048x1x1xf32> loc(#at7)
    %741 = stablehlo.sqrt %740 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_246 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %743 = stablehlo.maximum %742, %741 : tensor<18x2048x1x1xf32> loc(#at7)
    %744 = stablehlo.divide %735, %743 : tensor<18x2048x1x1xf32> loc(#at7)
    %745 = stablehlo.broadcast_in_dim %744, dims = [0, 1, 2, 3] : (tensor<18x2048x1x1xf32>) -> tensor<18x2048x1024x8192xf32> loc(#at7)
    %746 = stablehlo.multiply %745, %725 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %747 = stablehlo.subtract %arg11, %746 : tensor<18x2048x1024x8192xf32> loc(#at7)
    %748 = stablehlo.multiply %153#30, %153#30 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_247 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %749 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %750 = stablehlo.add %748, %749 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_248 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %752 = stablehlo.multiply %751, %arg52 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_249 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %753 = stablehlo.reduce(%750 init: %cst_249) applies stablehlo.add across dimensions = [3] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %cst_250 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %755 = stablehlo.divide %753, %754 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_251 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %756 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %757 = stablehlo.multiply %756, %755 : tensor<18x2048x8192xf32> loc(#at7)
    %758 = stablehlo.add %752, %757 : tensor<18x2048x8192xf32> loc(#at7)
    %cst_252 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %759 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %760 = stablehlo.multiply %759, %arg32 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_253 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %761 = stablehlo.reduce(%750 init: %cst_253) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %cst_254 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %762 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %763 = stablehlo.divide %761, %762 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_255 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<18x2048x1024xf32> loc(#at7)
    %765 = stablehlo.multiply %764, %763 : tensor<18x2048x1024xf32> loc(#at7)
    %766 = stablehlo.add %760, %765 : tensor<18x2048x1024xf32> loc(#at7)
    %cst_256 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %767 = stablehlo.reduce(%758 init: %cst_256) applies stablehlo.add across dimensions = [2] : (tensor<18x2048x8192xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %768 = stablehlo.broadcast_in_dim %767, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1xf32> loc(#at7)
    %cst_257 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<18x2048x1xf32> loc(#at7)
    %770 = stablehlo.divide %768, %769 : tensor<18x2048x1xf32> loc(#at7)
    %771 = stablehlo.broadcast_in_dim %770, dims = [0, 1, 2] : (tensor<18x2048x1xf32>) -> tensor<18x2048x8192xf32> loc(#at7)
    %772 = stablehlo.divide %758, %771 : tensor<18x2048x8192xf32> loc(#at7)
    %773 = stablehlo.rsqrt %772 : tensor<18x2048x8192xf32> loc(#at7)
    %774 = stablehlo.broadcast_in_dim %773, dims = [0, 1, 2] : (tensor<18x2048x8192xf32>) -> tensor<18x2048x8192x1xf32> loc(#at7)
    %775 = stablehlo.broadcast_in_dim %774, dims = [0, 1, 2, 3] : (tensor<18x2048x8192x1xf32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %776 = stablehlo.multiply %153#30, %775 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %777 = stablehlo.rsqrt %766 : tensor<18x2048x1024xf32> loc(#at7)
    %778 = stablehlo.broadcast_in_dim %777, dims = [0, 1, 3] : (tensor<18x2048x1024xf32>) -> tensor<18x2048x1x1024xf32> loc(#at7)
    %779 = stablehlo.broadcast_in_dim %778, dims = [0, 1, 2, 3] : (tensor<18x2048x1x1024xf32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %780 = stablehlo.multiply %776, %779 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %781 = stablehlo.multiply %arg12, %arg12 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_258 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %782 = stablehlo.reduce(%781 init: %cst_258) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %783 = stablehlo.broadcast_in_dim %782, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_259 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %784 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %785 = stablehlo.divide %783, %784 : tensor<18x2048x1x1xf32> loc(#at7)
    %786 = stablehlo.sqrt %785 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_260 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %788 = stablehlo.maximum %787, %786 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_261 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %789 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %790 = stablehlo.multiply %789, %788 : tensor<18x2048x1x1xf32> loc(#at7)
    %791 = stablehlo.multiply %780, %780 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %cst_262 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %792 = stablehlo.reduce(%791 init: %cst_262) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x2048x8192x1024xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %793 = stablehlo.broadcast_in_dim %792, dims = [0, 1] : (tensor<18x2048xf32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %cst_263 = stablehlo.constant dense<0x4B000000> : tensor<f32>
    %794 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %795 = stablehlo.divide %793, %794 : tensor<18x2048x1x1xf32> loc(#at7)
    %796 = stablehlo.sqrt %795 : tensor<18x2048x1x1xf32> loc(#at7)
    %cst_264 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %797 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<18x2048x1x1xf32> loc(#at7)
    %798 = stablehlo.maximum %797, %796 : tensor<18x2048x1x1xf32> loc(#at7)
    %799 = stablehlo.divide %790, %798 : tensor<18x2048x1x1xf32> loc(#at7)
    %800 = stablehlo.broadcast_in_dim %799, dims = [0, 1, 2, 3] : (tensor<18x2048x1x1xf32>) -> tensor<18x2048x8192x1024xf32> loc(#at7)
    %801 = stablehlo.multiply %800, %780 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %802 = stablehlo.subtract %arg12, %801 : tensor<18x2048x8192x1024xf32> loc(#at7)
    %803 = stablehlo.multiply %153#31, %153#31 : tensor<18x1024xf32> loc(#at7)
    %cst_265 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %804 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %805 = stablehlo.add %803, %804 : tensor<18x1024xf32> loc(#at7)
    %cst_266 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %807 = stablehlo.multiply %806, %arg53 : tensor<18x1024xf32> loc(#at7)
    %cst_267 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %809 = stablehlo.multiply %808, %805 : tensor<18x1024xf32> loc(#at7)
    %810 = stablehlo.add %807, %809 : tensor<18x1024xf32> loc(#at7)
    %811 = stablehlo.rsqrt %810 : tensor<18x1024xf32> loc(#at7)
    %812 = stablehlo.multiply %153#31, %811 : tensor<18x1024xf32> loc(#at7)
    %813 = stablehlo.multiply %arg13, %arg13 : tensor<18x1024xf32> loc(#at7)
    %cst_268 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %814 = stablehlo.reduce(%813 init: %cst_268) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %815 = stablehlo.broadcast_in_dim %814, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_269 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %817 = stablehlo.divide %815, %816 : tensor<18x1xf32> loc(#at7)
    %818 = stablehlo.sqrt %817 : tensor<18x1xf32> loc(#at7)
    %cst_270 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %820 = stablehlo.maximum %819, %818 : tensor<18x1xf32> loc(#at7)
    %cst_271 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %822 = stablehlo.multiply %821, %820 : tensor<18x1xf32> loc(#at7)
    %823 = stablehlo.multiply %812, %812 : tensor<18x1024xf32> loc(#at7)
    %cst_272 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %824 = stablehlo.reduce(%823 init: %cst_272) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %825 = stablehlo.broadcast_in_dim %824, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_273 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %827 = stablehlo.divide %825, %826 : tensor<18x1xf32> loc(#at7)
    %828 = stablehlo.sqrt %827 : tensor<18x1xf32> loc(#at7)
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %830 = stablehlo.maximum %829, %828 : tensor<18x1xf32> loc(#at7)
    %831 = stablehlo.divide %822, %830 : tensor<18x1xf32> loc(#at7)
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %833 = stablehlo.multiply %832, %812 : tensor<18x1024xf32> loc(#at7)
    %834 = stablehlo.subtract %arg13, %833 : tensor<18x1024xf32> loc(#at7)
    %835 = stablehlo.multiply %153#32, %153#32 : tensor<18x1024xf32> loc(#at7)
    %cst_275 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %837 = stablehlo.add %835, %836 : tensor<18x1024xf32> loc(#at7)
    %cst_276 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %839 = stablehlo.multiply %838, %arg54 : tensor<18x1024xf32> loc(#at7)
    %cst_277 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %840 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %841 = stablehlo.multiply %840, %837 : tensor<18x1024xf32> loc(#at7)
    %842 = stablehlo.add %839, %841 : tensor<18x1024xf32> loc(#at7)
    %843 = stablehlo.rsqrt %842 : tensor<18x1024xf32> loc(#at7)
    %844 = stablehlo.multiply %153#32, %843 : tensor<18x1024xf32> loc(#at7)
    %845 = stablehlo.multiply %arg14, %arg14 : tensor<18x1024xf32> loc(#at7)
    %cst_278 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %846 = stablehlo.reduce(%845 init: %cst_278) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %847 = stablehlo.broadcast_in_dim %846, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_279 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %849 = stablehlo.divide %847, %848 : tensor<18x1xf32> loc(#at7)
    %850 = stablehlo.sqrt %849 : tensor<18x1xf32> loc(#at7)
    %cst_280 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %852 = stablehlo.maximum %851, %850 : tensor<18x1xf32> loc(#at7)
    %cst_281 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %854 = stablehlo.multiply %853, %852 : tensor<18x1xf32> loc(#at7)
    %855 = stablehlo.multiply %844, %844 : tensor<18x1024xf32> loc(#at7)
    %cst_282 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %856 = stablehlo.reduce(%855 init: %cst_282) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %857 = stablehlo.broadcast_in_dim %856, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_283 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %859 = stablehlo.divide %857, %858 : tensor<18x1xf32> loc(#at7)
    %860 = stablehlo.sqrt %859 : tensor<18x1xf32> loc(#at7)
    %cst_284 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %862 = stablehlo.maximum %861, %860 : tensor<18x1xf32> loc(#at7)
    %863 = stablehlo.divide %854, %862 : tensor<18x1xf32> loc(#at7)
    %864 = stablehlo.broadcast_in_dim %863, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %865 = stablehlo.multiply %864, %844 : tensor<18x1024xf32> loc(#at7)
    %866 = stablehlo.subtract %arg14, %865 : tensor<18x1024xf32> loc(#at7)
    %867 = stablehlo.multiply %153#33, %153#33 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_285 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %869 = stablehlo.add %867, %868 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_286 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %871 = stablehlo.multiply %870, %arg55 : tensor<18x1024xf32> loc(#at7)
    %cst_287 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %872 = stablehlo.reduce(%869 init: %cst_287) applies stablehlo.add across dimensions = [2] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_288 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %874 = stablehlo.divide %872, %873 : tensor<18x1024xf32> loc(#at7)
    %cst_289 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %876 = stablehlo.multiply %875, %874 : tensor<18x1024xf32> loc(#at7)
    %877 = stablehlo.add %871, %876 : tensor<18x1024xf32> loc(#at7)
    %cst_290 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %879 = stablehlo.multiply %878, %arg35 : tensor<18x2048xf32> loc(#at7)
    %cst_291 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %880 = stablehlo.reduce(%869 init: %cst_291) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %cst_292 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %882 = stablehlo.divide %880, %881 : tensor<18x2048xf32> loc(#at7)
    %cst_293 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<18x2048xf32> loc(#at7)
    %884 = stablehlo.multiply %883, %882 : tensor<18x2048xf32> loc(#at7)
    %885 = stablehlo.add %879, %884 : tensor<18x2048xf32> loc(#at7)
    %cst_294 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %886 = stablehlo.reduce(%877 init: %cst_294) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %887 = stablehlo.broadcast_in_dim %886, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_295 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %889 = stablehlo.divide %887, %888 : tensor<18x1xf32> loc(#at7)
    %890 = stablehlo.broadcast_in_dim %889, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %891 = stablehlo.divide %877, %890 : tensor<18x1024xf32> loc(#at7)
    %892 = stablehlo.rsqrt %891 : tensor<18x1024xf32> loc(#at7)
    %893 = stablehlo.broadcast_in_dim %892, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1xf32> loc(#at7)
    %894 = stablehlo.broadcast_in_dim %893, dims = [0, 1, 2] : (tensor<18x1024x1xf32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %895 = stablehlo.multiply %153#33, %894 : tensor<18x1024x2048xf32> loc(#at7)
    %896 = stablehlo.rsqrt %885 : tensor<18x2048xf32> loc(#at7)
    %897 = stablehlo.broadcast_in_dim %896, dims = [0, 2] : (tensor<18x2048xf32>) -> tensor<18x1x2048xf32> loc(#at7)
    %898 = stablehlo.broadcast_in_dim %897, dims = [0, 1, 2] : (tensor<18x1x2048xf32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %899 = stablehlo.multiply %895, %898 : tensor<18x1024x2048xf32> loc(#at7)
    %900 = stablehlo.multiply %arg15, %arg15 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_296 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %901 = stablehlo.reduce(%900 init: %cst_296) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %902 = stablehlo.broadcast_in_dim %901, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_297 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %904 = stablehlo.divide %902, %903 : tensor<18x1x1xf32> loc(#at7)
    %905 = stablehlo.sqrt %904 : tensor<18x1x1xf32> loc(#at7)
    %cst_298 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %907 = stablehlo.maximum %906, %905 : tensor<18x1x1xf32> loc(#at7)
    %cst_299 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %909 = stablehlo.multiply %908, %907 : tensor<18x1x1xf32> loc(#at7)
    %910 = stablehlo.multiply %899, %899 : tensor<18x1024x2048xf32> loc(#at7)
    %cst_300 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %911 = stablehlo.reduce(%910 init: %cst_300) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x1024x2048xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %912 = stablehlo.broadcast_in_dim %911, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_301 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %914 = stablehlo.divide %912, %913 : tensor<18x1x1xf32> loc(#at7)
    %915 = stablehlo.sqrt %914 : tensor<18x1x1xf32> loc(#at7)
    %cst_302 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %917 = stablehlo.maximum %916, %915 : tensor<18x1x1xf32> loc(#at7)
    %918 = stablehlo.divide %909, %917 : tensor<18x1x1xf32> loc(#at7)
    %919 = stablehlo.broadcast_in_dim %918, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x1024x2048xf32> loc(#at7)
    %920 = stablehlo.multiply %919, %899 : tensor<18x1024x2048xf32> loc(#at7)
    %921 = stablehlo.subtract %arg15, %920 : tensor<18x1024x2048xf32> loc(#at7)
    %922 = stablehlo.multiply %153#34, %153#34 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_303 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %924 = stablehlo.add %922, %923 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_304 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %926 = stablehlo.multiply %925, %arg56 : tensor<18x1024xf32> loc(#at7)
    %cst_305 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %927 = stablehlo.reduce(%924 init: %cst_305) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_306 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %929 = stablehlo.divide %927, %928 : tensor<18x1024xf32> loc(#at7)
    %cst_307 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %931 = stablehlo.multiply %930, %929 : tensor<18x1024xf32> loc(#at7)
    %932 = stablehlo.add %926, %931 : tensor<18x1024xf32> loc(#at7)
    %cst_308 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %934 = stablehlo.multiply %933, %arg36 : tensor<18x16x128xf32> loc(#at7)
    %cst_309 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %935 = stablehlo.reduce(%924 init: %cst_309) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_310 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %937 = stablehlo.divide %935, %936 : tensor<18x16x128xf32> loc(#at7)
    %cst_311 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %939 = stablehlo.multiply %938, %937 : tensor<18x16x128xf32> loc(#at7)
    %940 = stablehlo.add %934, %939 : tensor<18x16x128xf32> loc(#at7)
    %cst_312 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %941 = stablehlo.reduce(%932 init: %cst_312) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %942 = stablehlo.broadcast_in_dim %941, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_313 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %944 = stablehlo.divide %942, %943 : tensor<18x1xf32> loc(#at7)
    %945 = stablehlo.broadcast_in_dim %944, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %946 = stablehlo.divide %932, %945 : tensor<18x1024xf32> loc(#at7)
    %947 = stablehlo.rsqrt %946 : tensor<18x1024xf32> loc(#at7)
    %948 = stablehlo.broadcast_in_dim %947, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %949 = stablehlo.broadcast_in_dim %948, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %950 = stablehlo.multiply %153#34, %949 : tensor<18x1024x16x128xf32> loc(#at7)
    %951 = stablehlo.rsqrt %940 : tensor<18x16x128xf32> loc(#at7)
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %953 = stablehlo.broadcast_in_dim %952, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %954 = stablehlo.multiply %950, %953 : tensor<18x1024x16x128xf32> loc(#at7)
    %955 = stablehlo.multiply %arg16, %arg16 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_314 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %956 = stablehlo.reduce(%955 init: %cst_314) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %957 = stablehlo.broadcast_in_dim %956, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_315 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %959 = stablehlo.divide %957, %958 : tensor<18x1x1x1xf32> loc(#at7)
    %960 = stablehlo.sqrt %959 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_316 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %962 = stablehlo.maximum %961, %960 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_317 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %963 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %964 = stablehlo.multiply %963, %962 : tensor<18x1x1x1xf32> loc(#at7)
    %965 = stablehlo.multiply %954, %954 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_318 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %966 = stablehlo.reduce(%965 init: %cst_318) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %967 = stablehlo.broadcast_in_dim %966, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_319 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %969 = stablehlo.divide %967, %968 : tensor<18x1x1x1xf32> loc(#at7)
    %970 = stablehlo.sqrt %969 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_320 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %971 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %972 = stablehlo.maximum %971, %970 : tensor<18x1x1x1xf32> loc(#at7)
    %973 = stablehlo.divide %964, %972 : tensor<18x1x1x1xf32> loc(#at7)
    %974 = stablehlo.broadcast_in_dim %973, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %975 = stablehlo.multiply %974, %954 : tensor<18x1024x16x128xf32> loc(#at7)
    %976 = stablehlo.subtract %arg16, %975 : tensor<18x1024x16x128xf32> loc(#at7)
    %977 = stablehlo.multiply %153#35, %153#35 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_321 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %979 = stablehlo.add %977, %978 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_322 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %981 = stablehlo.multiply %980, %arg57 : tensor<18x16x128xf32> loc(#at7)
    %cst_323 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %982 = stablehlo.reduce(%979 init: %cst_323) applies stablehlo.add across dimensions = [3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_324 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %984 = stablehlo.divide %982, %983 : tensor<18x16x128xf32> loc(#at7)
    %cst_325 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %986 = stablehlo.multiply %985, %984 : tensor<18x16x128xf32> loc(#at7)
    %987 = stablehlo.add %981, %986 : tensor<18x16x128xf32> loc(#at7)
    %cst_326 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %989 = stablehlo.multiply %988, %arg37 : tensor<18x1024xf32> loc(#at7)
    %cst_327 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %990 = stablehlo.reduce(%979 init: %cst_327) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_328 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %992 = stablehlo.divide %990, %991 : tensor<18x1024xf32> loc(#at7)
    %cst_329 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %993 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %994 = stablehlo.multiply %993, %992 : tensor<18x1024xf32> loc(#at7)
    %995 = stablehlo.add %989, %994 : tensor<18x1024xf32> loc(#at7)
    %cst_330 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %996 = stablehlo.reduce(%987 init: %cst_330) applies stablehlo.add across dimensions = [1, 2] : (tensor<18x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %997 = stablehlo.broadcast_in_dim %996, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1xf32> loc(#at7)
    %cst_331 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_331, dims = [] : (tensor<f32>) -> tensor<18x1x1xf32> loc(#at7)
    %999 = stablehlo.divide %997, %998 : tensor<18x1x1xf32> loc(#at7)
    %1000 = stablehlo.broadcast_in_dim %999, dims = [0, 1, 2] : (tensor<18x1x1xf32>) -> tensor<18x16x128xf32> loc(#at7)
    %1001 = stablehlo.divide %987, %1000 : tensor<18x16x128xf32> loc(#at7)
    %1002 = stablehlo.rsqrt %1001 : tensor<18x16x128xf32> loc(#at7)
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [0, 1, 2] : (tensor<18x16x128xf32>) -> tensor<18x16x128x1xf32> loc(#at7)
    %1004 = stablehlo.broadcast_in_dim %1003, dims = [0, 1, 2, 3] : (tensor<18x16x128x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %1005 = stablehlo.multiply %153#35, %1004 : tensor<18x16x128x1024xf32> loc(#at7)
    %1006 = stablehlo.rsqrt %995 : tensor<18x1024xf32> loc(#at7)
    %1007 = stablehlo.broadcast_in_dim %1006, dims = [0, 3] : (tensor<18x1024xf32>) -> tensor<18x1x1x1024xf32> loc(#at7)
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [0, 1, 2, 3] : (tensor<18x1x1x1024xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %1009 = stablehlo.multiply %1005, %1008 : tensor<18x16x128x1024xf32> loc(#at7)
    %1010 = stablehlo.multiply %arg17, %arg17 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_332 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1011 = stablehlo.reduce(%1010 init: %cst_332) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_333 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %cst_333, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1014 = stablehlo.divide %1012, %1013 : tensor<18x1x1x1xf32> loc(#at7)
    %1015 = stablehlo.sqrt %1014 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_334 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_334, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1017 = stablehlo.maximum %1016, %1015 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_335 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_335, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1019 = stablehlo.multiply %1018, %1017 : tensor<18x1x1x1xf32> loc(#at7)
    %1020 = stablehlo.multiply %1009, %1009 : tensor<18x16x128x1024xf32> loc(#at7)
    %cst_336 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1021 = stablehlo.reduce(%1020 init: %cst_336) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x16x128x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_337 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1023 = stablehlo.broadcast_in_dim %cst_337, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1024 = stablehlo.divide %1022, %1023 : tensor<18x1x1x1xf32> loc(#at7)
    %1025 = stablehlo.sqrt %1024 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_338 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %cst_338, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1027 = stablehlo.maximum %1026, %1025 : tensor<18x1x1x1xf32> loc(#at7)
    %1028 = stablehlo.divide %1019, %1027 : tensor<18x1x1x1xf32> loc(#at7)
    %1029 = stablehlo.broadcast_in_dim %1028, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x16x128x1024xf32> loc(#at7)
    %1030 = stablehlo.multiply %1029, %1009 : tensor<18x16x128x1024xf32> loc(#at7)
    %1031 = stablehlo.subtract %arg17, %1030 : tensor<18x16x128x1024xf32> loc(#at7)
    %1032 = stablehlo.multiply %153#36, %153#36 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_339 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_339, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1034 = stablehlo.add %1032, %1033 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_340 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1035 = stablehlo.broadcast_in_dim %cst_340, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1036 = stablehlo.multiply %1035, %arg58 : tensor<18x1024xf32> loc(#at7)
    %cst_341 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1037 = stablehlo.reduce(%1034 init: %cst_341) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_342 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %cst_342, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1039 = stablehlo.divide %1037, %1038 : tensor<18x1024xf32> loc(#at7)
    %cst_343 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_343, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1041 = stablehlo.multiply %1040, %1039 : tensor<18x1024xf32> loc(#at7)
    %1042 = stablehlo.add %1036, %1041 : tensor<18x1024xf32> loc(#at7)
    %cst_344 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_344, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1044 = stablehlo.multiply %1043, %arg38 : tensor<18x16x128xf32> loc(#at7)
    %cst_345 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1045 = stablehlo.reduce(%1034 init: %cst_345) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_346 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_346, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1047 = stablehlo.divide %1045, %1046 : tensor<18x16x128xf32> loc(#at7)
    %cst_347 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_347, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1049 = stablehlo.multiply %1048, %1047 : tensor<18x16x128xf32> loc(#at7)
    %1050 = stablehlo.add %1044, %1049 : tensor<18x16x128xf32> loc(#at7)
    %cst_348 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1051 = stablehlo.reduce(%1042 init: %cst_348) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_349 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %cst_349, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %1054 = stablehlo.divide %1052, %1053 : tensor<18x1xf32> loc(#at7)
    %1055 = stablehlo.broadcast_in_dim %1054, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %1056 = stablehlo.divide %1042, %1055 : tensor<18x1024xf32> loc(#at7)
    %1057 = stablehlo.rsqrt %1056 : tensor<18x1024xf32> loc(#at7)
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1060 = stablehlo.multiply %153#36, %1059 : tensor<18x1024x16x128xf32> loc(#at7)
    %1061 = stablehlo.rsqrt %1050 : tensor<18x16x128xf32> loc(#at7)
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1064 = stablehlo.multiply %1060, %1063 : tensor<18x1024x16x128xf32> loc(#at7)
    %1065 = stablehlo.multiply %arg18, %arg18 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_350 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1066 = stablehlo.reduce(%1065 init: %cst_350) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_351 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1068 = stablehlo.broadcast_in_dim %cst_351, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1069 = stablehlo.divide %1067, %1068 : tensor<18x1x1x1xf32> loc(#at7)
    %1070 = stablehlo.sqrt %1069 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_352 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1071 = stablehlo.broadcast_in_dim %cst_352, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1072 = stablehlo.maximum %1071, %1070 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_353 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_353, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1074 = stablehlo.multiply %1073, %1072 : tensor<18x1x1x1xf32> loc(#at7)
    %1075 = stablehlo.multiply %1064, %1064 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_354 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1076 = stablehlo.reduce(%1075 init: %cst_354) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_355 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_355, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1079 = stablehlo.divide %1077, %1078 : tensor<18x1x1x1xf32> loc(#at7)
    %1080 = stablehlo.sqrt %1079 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_356 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_356, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1082 = stablehlo.maximum %1081, %1080 : tensor<18x1x1x1xf32> loc(#at7)
    %1083 = stablehlo.divide %1074, %1082 : tensor<18x1x1x1xf32> loc(#at7)
    %1084 = stablehlo.broadcast_in_dim %1083, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1085 = stablehlo.multiply %1084, %1064 : tensor<18x1024x16x128xf32> loc(#at7)
    %1086 = stablehlo.subtract %arg18, %1085 : tensor<18x1024x16x128xf32> loc(#at7)
    %1087 = stablehlo.multiply %153#37, %153#37 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_357 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_357, dims = [] : (tensor<f32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1089 = stablehlo.add %1087, %1088 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_358 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_358, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1091 = stablehlo.multiply %1090, %arg59 : tensor<18x1024xf32> loc(#at7)
    %cst_359 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1092 = stablehlo.reduce(%1089 init: %cst_359) applies stablehlo.add across dimensions = [2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %cst_360 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_360, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1094 = stablehlo.divide %1092, %1093 : tensor<18x1024xf32> loc(#at7)
    %cst_361 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %cst_361, dims = [] : (tensor<f32>) -> tensor<18x1024xf32> loc(#at7)
    %1096 = stablehlo.multiply %1095, %1094 : tensor<18x1024xf32> loc(#at7)
    %1097 = stablehlo.add %1091, %1096 : tensor<18x1024xf32> loc(#at7)
    %cst_362 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %1098 = stablehlo.broadcast_in_dim %cst_362, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1099 = stablehlo.multiply %1098, %arg39 : tensor<18x16x128xf32> loc(#at7)
    %cst_363 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1100 = stablehlo.reduce(%1089 init: %cst_363) applies stablehlo.add across dimensions = [1] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %cst_364 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1101 = stablehlo.broadcast_in_dim %cst_364, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1102 = stablehlo.divide %1100, %1101 : tensor<18x16x128xf32> loc(#at7)
    %cst_365 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_365, dims = [] : (tensor<f32>) -> tensor<18x16x128xf32> loc(#at7)
    %1104 = stablehlo.multiply %1103, %1102 : tensor<18x16x128xf32> loc(#at7)
    %1105 = stablehlo.add %1099, %1104 : tensor<18x16x128xf32> loc(#at7)
    %cst_366 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1106 = stablehlo.reduce(%1097 init: %cst_366) applies stablehlo.add across dimensions = [1] : (tensor<18x1024xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [0] : (tensor<18xf32>) -> tensor<18x1xf32> loc(#at7)
    %cst_367 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_367, dims = [] : (tensor<f32>) -> tensor<18x1xf32> loc(#at7)
    %1109 = stablehlo.divide %1107, %1108 : tensor<18x1xf32> loc(#at7)
    %1110 = stablehlo.broadcast_in_dim %1109, dims = [0, 1] : (tensor<18x1xf32>) -> tensor<18x1024xf32> loc(#at7)
    %1111 = stablehlo.divide %1097, %1110 : tensor<18x1024xf32> loc(#at7)
    %1112 = stablehlo.rsqrt %1111 : tensor<18x1024xf32> loc(#at7)
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [0, 1] : (tensor<18x1024xf32>) -> tensor<18x1024x1x1xf32> loc(#at7)
    %1114 = stablehlo.broadcast_in_dim %1113, dims = [0, 1, 2, 3] : (tensor<18x1024x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1115 = stablehlo.multiply %153#37, %1114 : tensor<18x1024x16x128xf32> loc(#at7)
    %1116 = stablehlo.rsqrt %1105 : tensor<18x16x128xf32> loc(#at7)
    %1117 = stablehlo.broadcast_in_dim %1116, dims = [0, 2, 3] : (tensor<18x16x128xf32>) -> tensor<18x1x16x128xf32> loc(#at7)
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [0, 1, 2, 3] : (tensor<18x1x16x128xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1119 = stablehlo.multiply %1115, %1118 : tensor<18x1024x16x128xf32> loc(#at7)
    %1120 = stablehlo.multiply %arg19, %arg19 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_368 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1121 = stablehlo.reduce(%1120 init: %cst_368) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1122 = stablehlo.broadcast_in_dim %1121, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_369 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_369, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1124 = stablehlo.divide %1122, %1123 : tensor<18x1x1x1xf32> loc(#at7)
    %1125 = stablehlo.sqrt %1124 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_370 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %1126 = stablehlo.broadcast_in_dim %cst_370, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1127 = stablehlo.maximum %1126, %1125 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_371 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %cst_371, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1129 = stablehlo.multiply %1128, %1127 : tensor<18x1x1x1xf32> loc(#at7)
    %1130 = stablehlo.multiply %1119, %1119 : tensor<18x1024x16x128xf32> loc(#at7)
    %cst_372 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %1131 = stablehlo.reduce(%1130 init: %cst_372) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<18x1024x16x128xf32>, tensor<f32>) -> tensor<18xf32> loc(#at7)
    %1132 = stablehlo.broadcast_in_dim %1131, dims = [0] : (tensor<18xf32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %cst_373 = stablehlo.constant dense<0x4A000000> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_373, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1134 = stablehlo.divide %1132, %1133 : tensor<18x1x1x1xf32> loc(#at7)
    %1135 = stablehlo.sqrt %1134 : tensor<18x1x1x1xf32> loc(#at7)
    %cst_374 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_374, dims = [] : (tensor<f32>) -> tensor<18x1x1x1xf32> loc(#at7)
    %1137 = stablehlo.maximum %1136, %1135 : tensor<18x1x1x1xf32> loc(#at7)
    %1138 = stablehlo.divide %1129, %1137 : tensor<18x1x1x1xf32> loc(#at7)
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [0, 1, 2, 3] : (tensor<18x1x1x1xf32>) -> tensor<18x1024x16x128xf32> loc(#at7)
    %1140 = stablehlo.multiply %1139, %1119 : tensor<18x1024x16x128xf32> loc(#at7)
    %1141 = stablehlo.subtract %arg19, %1140 : tensor<18x1024x16x128xf32> loc(#at7)
    return %188, %220, %275, %330, %385, %440, %495, %550, %605, %637, %692, %747, %802, %834, %866, %921, %976, %1031, %1086, %1141, %arg20, %arg21, %239, %294, %349, %404, %459, %514, %569, %arg29, %656, %711, %766, %arg33, %arg34, %885, %940, %995, %1050, %1105, %164, %196, %231, %286, %341, %396, %451, %506, %561, %613, %648, %703, %758, %810, %842, %877, %932, %987, %1042, %1097, %95 : tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192x1024xf32>, tensor<18x1024x8192xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<32000x1024xf32>, tensor<1024xf32>, tensor<1024x32000xf32>, tensor<18x2048x1024x8192xf32>, tensor<18x2048x8192x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024x2048xf32>, tensor<18x1024x16x128xf32>, tensor<18x16x128x1024xf32>, tensor<18x1024x16x128xf32>, tensor<18x1024x16x128xf32>, tensor<f32>, tensor<f32>, tensor<18x1024xf32>, tensor<18x8192xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x16x128xf32>, tensor<1024xf32>, tensor<f32>, tensor<32000xf32>, tensor<18x2048x8192xf32>, tensor<18x2048x1024xf32>, tensor<f32>, tensor<f32>, tensor<18x2048xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x8192xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<32000xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<18x2048x1024xf32>, tensor<18x2048x8192xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<18x16x128xf32>, tensor<18x1024xf32>, tensor<18x1024xf32>, tensor<f32>
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
  func.func private @closed_call(%arg0: tensor<1x1x1024x1024xf32>, %arg1: tensor<1x1x1024x1024xf32>, %arg2: tensor<1x1x2048xi32>, %arg3: tensor<1x1x2048xi32>, %arg4: tensor<1x1x1x2xi32>, %arg5: tensor<1x1x1x2xi32>, %arg6: tensor<4096x1024x1024xf32>, %arg7: tensor<f32>, %arg8: tensor<1024xf32>, %arg9: tensor<1024xf32>, %arg10: tensor<8192x1024xf32>, %arg11: tensor<1024x8192xf32>, %arg12: tensor<1024x16x128xf32>, %arg13: tensor<16x128x1024xf32>, %arg14: tensor<1024x16x128xf32>, %arg15: tensor<1024x16x128xf32>, %arg16: tensor<2048x1024x8192xf32>, %arg17: tensor<2048x8192x1024xf32>, %arg18: tensor<1024xf32>, %arg19: tensor<1024xf32>, %arg20: tensor<1024x2048xf32>, %arg21: tensor<1024x16x128xf32>, %arg22: tensor<16x128x1024xf32>, %arg23: tensor<1024x16x128xf32>, %arg24: tensor<1024x16x128xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<4096x1024x1024xf32>) {
    %0 = stablehlo.multiply %arg6, %arg6 : tensor<4096x1024x1024xf32> loc(#at6)
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
    %9 = stablehlo.multiply %arg6, %8 : tensor<4096x1024x1024xf32> loc(#at6)
    %10 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %12 = stablehlo.multiply %9, %11 : tensor<4096x1024x1024xf32> loc(#at6)
    %13 = stablehlo.dot_general %12, %arg14, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg12, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg15, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %18 = stablehlo.multiply %16, %17 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %20 = stablehlo.subtract %18, %19 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %23 = stablehlo.maximum %22, %21 : tensor<4096x16x1024xf32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %26 = stablehlo.subtract %20, %25 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %27 = stablehlo.exponential %26 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %31 = stablehlo.divide %27, %30 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %32 = stablehlo.dot_general %15, %31, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %33 = stablehlo.transpose %32, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %34 = stablehlo.dot_general %33, %arg13, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %35 = stablehlo.add %arg6, %34 : tensor<4096x1024x1024xf32>
    %36 = sdy.sharding_constraint %35 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_7 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %41 = stablehlo.divide %39, %40 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %43 = stablehlo.add %41, %42 : tensor<4096x1024x1xf32> loc(#at6)
    %44 = stablehlo.rsqrt %43 : tensor<4096x1024x1xf32> loc(#at6)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %46 = stablehlo.multiply %36, %45 : tensor<4096x1024x1024xf32> loc(#at6)
    %47 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %49 = stablehlo.multiply %46, %48 : tensor<4096x1024x1024xf32> loc(#at6)
    %50 = stablehlo.dot_general %49, %arg11, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %51 = stablehlo.multiply %50, %50 : tensor<4096x1024x8192xf32> loc(#at2)
    %52 = stablehlo.multiply %51, %50 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %54 = stablehlo.multiply %53, %52 : tensor<4096x1024x8192xf32> loc(#at2)
    %55 = stablehlo.add %50, %54 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_10 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %57 = stablehlo.multiply %56, %55 : tensor<4096x1024x8192xf32> loc(#at2)
    %58 = stablehlo.tanh %57 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %60 = stablehlo.add %59, %58 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %62 = stablehlo.multiply %61, %60 : tensor<4096x1024x8192xf32> loc(#at2)
    %63 = stablehlo.multiply %50, %62 : tensor<4096x1024x8192xf32> loc(#at2)
    %64 = stablehlo.dot_general %63, %arg10, contracting_dims = [2] x [0] : (tensor<4096x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at2)
    %65 = stablehlo.add %36, %64 : tensor<4096x1024x1024xf32>
    %66 = sdy.sharding_constraint %65 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %67 = stablehlo.multiply %66, %66 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %68 = stablehlo.reduce(%67 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_14 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %71 = stablehlo.divide %69, %70 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %73 = stablehlo.add %71, %72 : tensor<4096x1024x1xf32> loc(#at6)
    %74 = stablehlo.rsqrt %73 : tensor<4096x1024x1xf32> loc(#at6)
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %76 = stablehlo.multiply %66, %75 : tensor<4096x1024x1024xf32> loc(#at6)
    %77 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %79 = stablehlo.multiply %76, %78 : tensor<4096x1024x1024xf32> loc(#at6)
    %80 = stablehlo.dot_general %79, %arg23, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %81 = stablehlo.dot_general %79, %arg21, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %82 = stablehlo.dot_general %79, %arg24, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %83 = stablehlo.dot_general %80, %81, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_16 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %85 = stablehlo.multiply %83, %84 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %86 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %87 = stablehlo.subtract %85, %86 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %88 = stablehlo.reduce(%87 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %90 = stablehlo.maximum %89, %88 : tensor<4096x16x1024xf32> loc(#at0)
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %93 = stablehlo.subtract %87, %92 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %94 = stablehlo.exponential %93 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %95 = stablehlo.reduce(%94 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %98 = stablehlo.divide %94, %97 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %99 = stablehlo.dot_general %82, %98, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %100 = stablehlo.transpose %99, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %101 = stablehlo.dot_general %100, %arg22, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %102 = stablehlo.add %66, %101 : tensor<4096x1024x1024xf32>
    %103 = stablehlo.multiply %102, %102 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %104 = stablehlo.reduce(%103 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %cst_21 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %107 = stablehlo.divide %105, %106 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_22 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %109 = stablehlo.add %107, %108 : tensor<4096x1024x1xf32> loc(#at6)
    %110 = stablehlo.rsqrt %109 : tensor<4096x1024x1xf32> loc(#at6)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %112 = stablehlo.multiply %102, %111 : tensor<4096x1024x1024xf32> loc(#at6)
    %113 = stablehlo.broadcast_in_dim %arg19, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %115 = stablehlo.multiply %112, %114 : tensor<4096x1024x1024xf32> loc(#at6)
    %116 = stablehlo.reshape %115 : (tensor<4096x1024x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %117 = sdy.sharding_constraint %116 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %118 = stablehlo.dot_general %117, %arg20, contracting_dims = [2] x [0] : (tensor<2048x2048x1024xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at5)
    %119 = stablehlo.reduce(%118 init: %cst_23) applies stablehlo.maximum across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %121 = stablehlo.maximum %120, %119 : tensor<2048x2048xf32> loc(#at5)
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at5)
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %124 = stablehlo.subtract %118, %123 : tensor<2048x2048x2048xf32> loc(#at5)
    %125 = stablehlo.exponential %124 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %126 = stablehlo.reduce(%125 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at5)
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %129 = stablehlo.divide %125, %128 : tensor<2048x2048x2048xf32> loc(#at5)
    %130 = call @argmax(%129) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at5)
    %131 = call @_one_hot_8(%130, %arg2) : (tensor<2048x2048xi32>, tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %133 = stablehlo.subtract %132, %131 : tensor<2048x2048x2048xf32> loc(#at5)
    %134 = stablehlo.multiply %129, %133 : tensor<2048x2048x2048xf32> loc(#at5)
    %135 = call @argmax(%134) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at5)
    %136 = call @_one_hot_8(%135, %arg3) : (tensor<2048x2048xi32>, tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %137 = call @cumsum_9(%131) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %138 = stablehlo.multiply %137, %131 : tensor<2048x2048x2048xf32> loc(#at5)
    %139 = stablehlo.subtract %138, %131 : tensor<2048x2048x2048xf32> loc(#at5)
    %140 = call @cumsum_9(%136) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %141 = stablehlo.multiply %140, %136 : tensor<2048x2048x2048xf32> loc(#at5)
    %142 = stablehlo.subtract %141, %136 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %143 = stablehlo.reduce(%131 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %144 = stablehlo.broadcast_in_dim %143, dims = [0, 2] : (tensor<2048x2048xf32>) -> tensor<2048x1x2048xf32> loc(#at5)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<2048x1x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %146 = stablehlo.multiply %136, %145 : tensor<2048x2048x2048xf32> loc(#at5)
    %147 = stablehlo.add %142, %146 : tensor<2048x2048x2048xf32> loc(#at5)
    %148 = stablehlo.multiply %129, %131 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %149 = stablehlo.reduce(%148 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %150 = stablehlo.multiply %129, %136 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %151 = stablehlo.reduce(%150 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %152 = stablehlo.add %149, %151 : tensor<2048x2048xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %154 = stablehlo.add %152, %153 : tensor<2048x2048xf32> loc(#at5)
    %155 = stablehlo.divide %149, %154 : tensor<2048x2048xf32> loc(#at5)
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %158 = stablehlo.compare LT, %139, %157, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at5)
    %159 = stablehlo.convert %158 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %160 = stablehlo.multiply %131, %159 : tensor<2048x2048x2048xf32> loc(#at5)
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at5)
    %162 = stablehlo.convert %139 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at5)
    %163 = call @_one_hot_11(%162, %arg4) : (tensor<2048x2048x2048xi32>, tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %164 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %165 = stablehlo.multiply %164, %163 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %166 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %167 = stablehlo.multiply %166, %165 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %168 = stablehlo.divide %151, %154 : tensor<2048x2048xf32> loc(#at5)
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %171 = stablehlo.compare LT, %147, %170, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at5)
    %172 = stablehlo.convert %171 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %173 = stablehlo.multiply %136, %172 : tensor<2048x2048x2048xf32> loc(#at5)
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at5)
    %175 = stablehlo.convert %147 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at5)
    %176 = call @_one_hot_11(%175, %arg5) : (tensor<2048x2048x2048xi32>, tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %177 = stablehlo.broadcast_in_dim %174, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %178 = stablehlo.multiply %177, %176 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %179 = stablehlo.broadcast_in_dim %169, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at5)
    %180 = stablehlo.multiply %179, %178 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %181 = stablehlo.add %167, %180 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %182 = stablehlo.reduce(%131 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %184 = stablehlo.divide %182, %183 : tensor<2048x2048xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %185 = stablehlo.reduce(%129 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %187 = stablehlo.divide %185, %186 : tensor<2048x2048xf32> loc(#at5)
    %188 = stablehlo.multiply %184, %187 : tensor<2048x2048xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %189 = stablehlo.reduce(%188 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %190 = stablehlo.divide %189, %cst_38 : tensor<f32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %191 = stablehlo.multiply %190, %cst_39 : tensor<f32> loc(#at5)
    %192 = sdy.sharding_constraint %181 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2048x2xf32> loc(#at4)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048x2xf32> loc(#at4)
    %194 = stablehlo.compare GT, %192, %193, FLOAT : (tensor<2048x2048x2048x2xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x2048x2048x2xi1> loc(#at4)
    %195 = stablehlo.convert %194 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32> loc(#at4)
    %196 = stablehlo.dot_general %117, %195, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at4)
    %197 = stablehlo.transpose %196, dims = [2, 0, 3, 1] : (tensor<2048x1024x2048x2xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %198 = sdy.sharding_constraint %197 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %199 = stablehlo.dot_general %198, %arg16, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x1024xf32>, tensor<2048x1024x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %200 = call @relu_12(%199) : (tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %201 = stablehlo.dot_general %200, %arg17, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x8192xf32>, tensor<2048x8192x1024xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %202 = sdy.sharding_constraint %201 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %203 = sdy.sharding_constraint %202 <@mesh, [{}, {"x"}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %204 = stablehlo.dot_general %192, %203, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0] : (tensor<2048x2048x2048x2xf32>, tensor<2048x2048x2x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %205 = sdy.sharding_constraint %204 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %206 = stablehlo.reshape %205 : (tensor<2048x2048x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at4)
    %207 = stablehlo.add %102, %206 : tensor<4096x1024x1024xf32>
    %208 = sdy.sharding_constraint %207 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %209 = stablehlo.add %arg7, %191 : tensor<f32>
    return %208, %209, %arg6 : tensor<4096x1024x1024xf32>, tensor<f32>, tensor<4096x1024x1024xf32>
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
  func.func private @_one_hot_8(%arg0: tensor<2048x2048xi32>, %arg1: tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2048x2048xi32>) -> tensor<2048x2048x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x2048x1xi32>) -> tensor<2048x2048x2048xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<2048x2048x2048xi32>, tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048xi1>
    %4 = stablehlo.convert %3 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32>
    return %4 : tensor<2048x2048x2048xf32>
  }
  func.func private @cumsum_9(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> {
    %0 = call @cumsum_10(%arg0) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32>
    return %0 : tensor<2048x2048x2048xf32>
  }
  func.func private @cumsum_10(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2047, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2048, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048x2048xf32>
    return %1 : tensor<2048x2048x2048xf32>
  }
  func.func private @_one_hot_11(%arg0: tensor<2048x2048x2048xi32>, %arg1: tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xi32>) -> tensor<2048x2048x2048x2xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<2048x2048x2048x2xi32>, tensor<2048x2048x2048x2xi32>) -> tensor<2048x2048x2048x2xi1>
    %4 = stablehlo.convert %3 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32>
    return %4 : tensor<2048x2048x2048x2xf32>
  }
  func.func private @relu_12(%arg0: tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> {
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
  func.func private @_one_hot_13(%arg0: tensor<4096x1024xi32>) -> tensor<4096x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<4096x1024xi32>) -> tensor<4096x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4096x1024x1xi32>) -> tensor<4096x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<4096x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<4096x1024x32000xi32>, tensor<4096x1024x32000xi32>) -> tensor<4096x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<4096x1024x32000xi1>) -> tensor<4096x1024x32000xf32>
    return %5 : tensor<4096x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_14(%arg0: tensor<18x4096x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<4096x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 1024, 1024] : (tensor<18x4096x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x1024x1024xf32>) -> tensor<4096x1024x1024xf32>
    return %1 : tensor<4096x1024x1024xf32>
  }
  func.func private @closed_call_15(%arg0: tensor<4096x1024x1024xf32>, %arg1: tensor<f32>, %arg2: tensor<1024xf32>, %arg3: tensor<1024xf32>, %arg4: tensor<8192x1024xf32>, %arg5: tensor<1024x8192xf32>, %arg6: tensor<1024x16x128xf32>, %arg7: tensor<16x128x1024xf32>, %arg8: tensor<1024x16x128xf32>, %arg9: tensor<1024x16x128xf32>, %arg10: tensor<2048x1024x8192xf32>, %arg11: tensor<2048x8192x1024xf32>, %arg12: tensor<1024xf32>, %arg13: tensor<1024xf32>, %arg14: tensor<1024x2048xf32>, %arg15: tensor<1024x16x128xf32>, %arg16: tensor<16x128x1024xf32>, %arg17: tensor<1024x16x128xf32>, %arg18: tensor<1024x16x128xf32>, %arg19: tensor<4096x1024x1024xf32>) -> (tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>) {
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
    %29 = stablehlo.compare LT, %27, %28, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at9)
    %30 = stablehlo.convert %29 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at9)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at9)
    %32 = stablehlo.multiply %31, %30 : tensor<1024x1024xf32> loc(#at9)
    %33 = stablehlo.broadcast_in_dim %32, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at9)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %35 = stablehlo.subtract %22, %34 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %36 = stablehlo.reduce(%35 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %38 = stablehlo.maximum %37, %36 : tensor<4096x16x1024xf32> loc(#at9)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %41 = stablehlo.subtract %35, %40 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %42 = stablehlo.exponential %41 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %43 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %46 = stablehlo.divide %42, %45 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %47 = stablehlo.multiply %44, %44 : tensor<4096x16x1024x1xf32> loc(#at9)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %48 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %49 = stablehlo.divide %48, %47 : tensor<4096x16x1024x1xf32> loc(#at9)
    %50 = stablehlo.dot_general %19, %46, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at9)
    %51 = stablehlo.transpose %50, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %52 = stablehlo.dot_general %51, %0#5, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at9)
    %53 = stablehlo.add %0#17, %52 : tensor<4096x1024x1024xf32> loc(#at8)
    %54 = sdy.sharding_constraint %53 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at8)
    %55 = stablehlo.multiply %54, %54 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_10 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %59 = stablehlo.divide %57, %58 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %61 = stablehlo.add %59, %60 : tensor<4096x1024x1xf32> loc(#at13)
    %62 = stablehlo.rsqrt %61 : tensor<4096x1024x1xf32> loc(#at13)
    %63 = stablehlo.divide %62, %61 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %65 = stablehlo.multiply %64, %63 : tensor<4096x1024x1xf32> loc(#at13)
    %66 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %67 = stablehlo.multiply %54, %66 : tensor<4096x1024x1024xf32> loc(#at13)
    %68 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %70 = stablehlo.multiply %67, %69 : tensor<4096x1024x1024xf32> loc(#at13)
    %71 = stablehlo.dot_general %70, %0#3, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %72 = stablehlo.multiply %71, %71 : tensor<4096x1024x8192xf32> loc(#at10)
    %73 = stablehlo.multiply %72, %71 : tensor<4096x1024x8192xf32> loc(#at10)
    %74 = stablehlo.multiply %71, %71 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %76 = stablehlo.multiply %75, %74 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_14 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %78 = stablehlo.multiply %77, %73 : tensor<4096x1024x8192xf32> loc(#at10)
    %79 = stablehlo.add %71, %78 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_15 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %81 = stablehlo.multiply %80, %79 : tensor<4096x1024x8192xf32> loc(#at10)
    %82 = stablehlo.tanh %81 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %84 = stablehlo.subtract %83, %82 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %86 = stablehlo.add %85, %82 : tensor<4096x1024x8192xf32> loc(#at10)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at10)
    %88 = stablehlo.multiply %87, %86 : tensor<4096x1024x8192xf32> loc(#at10)
    %89 = stablehlo.multiply %71, %88 : tensor<4096x1024x8192xf32> loc(#at10)
    %90 = stablehlo.dot_general %89, %0#2, contracting_dims = [2] x [0] : (tensor<4096x1024x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at10)
    %91 = stablehlo.add %54, %90 : tensor<4096x1024x1024xf32> loc(#at8)
    %92 = sdy.sharding_constraint %91 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32> loc(#at8)
    %93 = stablehlo.multiply %92, %92 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %94 = stablehlo.reduce(%93 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_20 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %97 = stablehlo.divide %95, %96 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_21 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %99 = stablehlo.add %97, %98 : tensor<4096x1024x1xf32> loc(#at13)
    %100 = stablehlo.rsqrt %99 : tensor<4096x1024x1xf32> loc(#at13)
    %101 = stablehlo.divide %100, %99 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_22 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %103 = stablehlo.multiply %102, %101 : tensor<4096x1024x1xf32> loc(#at13)
    %104 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %105 = stablehlo.multiply %92, %104 : tensor<4096x1024x1024xf32> loc(#at13)
    %106 = stablehlo.broadcast_in_dim %0#10, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %108 = stablehlo.multiply %105, %107 : tensor<4096x1024x1024xf32> loc(#at13)
    %109 = stablehlo.dot_general %108, %0#15, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %110 = stablehlo.dot_general %108, %0#13, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %111 = stablehlo.dot_general %108, %0#16, contracting_dims = [2] x [0] : (tensor<4096x1024x1024xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %112 = stablehlo.dot_general %109, %110, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_23 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %114 = stablehlo.multiply %112, %113 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %115 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at9)
    %116 = stablehlo.broadcast_in_dim %115, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at9)
    %117 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at9)
    %118 = stablehlo.broadcast_in_dim %117, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at9)
    %119 = stablehlo.broadcast_in_dim %116, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at9)
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at9)
    %121 = stablehlo.compare LT, %119, %120, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at9)
    %122 = stablehlo.convert %121 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at9)
    %cst_24 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at9)
    %124 = stablehlo.multiply %123, %122 : tensor<1024x1024xf32> loc(#at9)
    %125 = stablehlo.broadcast_in_dim %124, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at9)
    %126 = stablehlo.broadcast_in_dim %125, dims = [0, 1, 2, 3] : (tensor<1x1x1024x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %127 = stablehlo.subtract %114, %126 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at9)
    %128 = stablehlo.reduce(%127 init: %cst_25) applies stablehlo.maximum across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %130 = stablehlo.maximum %129, %128 : tensor<4096x16x1024xf32> loc(#at9)
    %131 = stablehlo.broadcast_in_dim %130, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %133 = stablehlo.subtract %127, %132 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %134 = stablehlo.exponential %133 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %135 = stablehlo.reduce(%134 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at9)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at9)
    %138 = stablehlo.divide %134, %137 : tensor<4096x16x1024x1024xf32> loc(#at9)
    %139 = stablehlo.multiply %136, %136 : tensor<4096x16x1024x1xf32> loc(#at9)
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at9)
    %140 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1xf32> loc(#at9)
    %141 = stablehlo.divide %140, %139 : tensor<4096x16x1024x1xf32> loc(#at9)
    %142 = stablehlo.dot_general %111, %138, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<4096x1024x16x128xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at9)
    %143 = stablehlo.transpose %142, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at9)
    %144 = stablehlo.dot_general %143, %0#14, contracting_dims = [3, 2] x [1, 0] : (tensor<4096x1024x16x128xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at9)
    %145 = stablehlo.add %92, %144 : tensor<4096x1024x1024xf32> loc(#at8)
    %146 = stablehlo.multiply %145, %145 : tensor<4096x1024x1024xf32> loc(#at13)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at13)
    %147 = stablehlo.reduce(%146 init: %cst_29) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at13)
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %cst_30 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %150 = stablehlo.divide %148, %149 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %152 = stablehlo.add %150, %151 : tensor<4096x1024x1xf32> loc(#at13)
    %153 = stablehlo.rsqrt %152 : tensor<4096x1024x1xf32> loc(#at13)
    %154 = stablehlo.divide %153, %152 : tensor<4096x1024x1xf32> loc(#at13)
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at13)
    %156 = stablehlo.multiply %155, %154 : tensor<4096x1024x1xf32> loc(#at13)
    %157 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %158 = stablehlo.multiply %145, %157 : tensor<4096x1024x1024xf32> loc(#at13)
    %159 = stablehlo.broadcast_in_dim %0#11, dims = [2] : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at13)
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at13)
    %161 = stablehlo.multiply %158, %160 : tensor<4096x1024x1024xf32> loc(#at13)
    %162 = stablehlo.reshape %161 : (tensor<4096x1024x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at11)
    %163 = sdy.sharding_constraint %162 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at11)
    %164 = stablehlo.dot_general %163, %0#12, contracting_dims = [2] x [0] : (tensor<2048x2048x1024xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at12)
    %165 = stablehlo.reduce(%164 init: %cst_33) applies stablehlo.maximum across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %cst_34 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %167 = stablehlo.maximum %166, %165 : tensor<2048x2048xf32> loc(#at12)
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at12)
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %170 = stablehlo.subtract %164, %169 : tensor<2048x2048x2048xf32> loc(#at12)
    %171 = stablehlo.exponential %170 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %172 = stablehlo.reduce(%171 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at12)
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %175 = stablehlo.divide %171, %174 : tensor<2048x2048x2048xf32> loc(#at12)
    %176 = stablehlo.multiply %173, %173 : tensor<2048x2048x1xf32> loc(#at12)
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at12)
    %177 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2048x2048x1xf32> loc(#at12)
    %178 = stablehlo.divide %177, %176 : tensor<2048x2048x1xf32> loc(#at12)
    %179 = call @argmax(%175) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at12)
    %180 = call @_one_hot_16(%179) : (tensor<2048x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %182 = stablehlo.subtract %181, %180 : tensor<2048x2048x2048xf32> loc(#at12)
    %183 = stablehlo.multiply %175, %182 : tensor<2048x2048x2048xf32> loc(#at12)
    %184 = call @argmax(%183) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048xi32> loc(#at12)
    %185 = call @_one_hot_16(%184) : (tensor<2048x2048xi32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %186 = call @cumsum_17(%180) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %187 = stablehlo.multiply %186, %180 : tensor<2048x2048x2048xf32> loc(#at12)
    %188 = stablehlo.subtract %187, %180 : tensor<2048x2048x2048xf32> loc(#at12)
    %189 = call @cumsum_17(%185) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %190 = stablehlo.multiply %189, %185 : tensor<2048x2048x2048xf32> loc(#at12)
    %191 = stablehlo.subtract %190, %185 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %192 = stablehlo.reduce(%180 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %193 = stablehlo.broadcast_in_dim %192, dims = [0, 2] : (tensor<2048x2048xf32>) -> tensor<2048x1x2048xf32> loc(#at12)
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1, 2] : (tensor<2048x1x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %195 = stablehlo.multiply %185, %194 : tensor<2048x2048x2048xf32> loc(#at12)
    %196 = stablehlo.add %191, %195 : tensor<2048x2048x2048xf32> loc(#at12)
    %197 = stablehlo.multiply %175, %180 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %198 = stablehlo.reduce(%197 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %199 = stablehlo.multiply %175, %185 : tensor<2048x2048x2048xf32> loc(#at12)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %200 = stablehlo.reduce(%199 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %201 = stablehlo.add %198, %200 : tensor<2048x2048xf32> loc(#at12)
    %cst_41 = stablehlo.constant dense<9.99999971E-10> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %203 = stablehlo.add %201, %202 : tensor<2048x2048xf32> loc(#at12)
    %204 = stablehlo.divide %198, %203 : tensor<2048x2048xf32> loc(#at12)
    %205 = stablehlo.multiply %203, %203 : tensor<2048x2048xf32> loc(#at12)
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at12)
    %206 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %207 = stablehlo.divide %206, %205 : tensor<2048x2048xf32> loc(#at12)
    %208 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at12)
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %210 = stablehlo.compare LT, %188, %209, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at12)
    %211 = stablehlo.convert %210 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %212 = stablehlo.multiply %180, %211 : tensor<2048x2048x2048xf32> loc(#at12)
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at12)
    %214 = stablehlo.convert %188 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at12)
    %215 = call @_one_hot_18(%214) : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %216 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %217 = stablehlo.multiply %216, %215 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %218 = stablehlo.broadcast_in_dim %208, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %219 = stablehlo.multiply %218, %217 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %220 = stablehlo.divide %200, %203 : tensor<2048x2048xf32> loc(#at12)
    %221 = stablehlo.multiply %203, %203 : tensor<2048x2048xf32> loc(#at12)
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at12)
    %222 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %223 = stablehlo.divide %222, %221 : tensor<2048x2048xf32> loc(#at12)
    %224 = stablehlo.broadcast_in_dim %220, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at12)
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %226 = stablehlo.compare LT, %196, %225, FLOAT : (tensor<2048x2048x2048xf32>, tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi1> loc(#at12)
    %227 = stablehlo.convert %226 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32> loc(#at12)
    %228 = stablehlo.multiply %185, %227 : tensor<2048x2048x2048xf32> loc(#at12)
    %229 = stablehlo.broadcast_in_dim %228, dims = [0, 1, 2] : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048x1xf32> loc(#at12)
    %230 = stablehlo.convert %196 : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xi32> loc(#at12)
    %231 = call @_one_hot_18(%230) : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %232 = stablehlo.broadcast_in_dim %229, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %233 = stablehlo.multiply %232, %231 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %234 = stablehlo.broadcast_in_dim %224, dims = [0, 1, 2, 3] : (tensor<2048x2048x1x1xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at12)
    %235 = stablehlo.multiply %234, %233 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %236 = stablehlo.add %219, %235 : tensor<2048x2048x2048x2xf32> loc(#at12)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at12)
    %237 = stablehlo.reduce(%180 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %cst_47 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at12)
    %239 = stablehlo.divide %237, %238 : tensor<2048x2048xf32> loc(#at12)
    %240 = sdy.sharding_constraint %236 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2048x2xf32> loc(#at11)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2048x2048x2048x2xf32> loc(#at11)
    %242 = stablehlo.compare GT, %240, %241, FLOAT : (tensor<2048x2048x2048x2xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x2048x2048x2xi1> loc(#at11)
    %243 = stablehlo.convert %242 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32> loc(#at11)
    %244 = stablehlo.dot_general %163, %243, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at11)
    %245 = stablehlo.transpose %244, dims = [2, 0, 3, 1] : (tensor<2048x1024x2048x2xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at11)
    %246 = sdy.sharding_constraint %245 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at11)
    %247 = stablehlo.dot_general %246, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x1024xf32>, tensor<2048x1024x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %248 = call @relu_19(%247) : (tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %250 = stablehlo.compare GT, %247, %249, FLOAT : (tensor<2048x2048x2x8192xf32>, tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xi1> loc(#at11)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32> loc(#at11)
    %252 = stablehlo.dot_general %248, %0#9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<2048x2048x2x8192xf32>, tensor<2048x8192x1024xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at11)
    %253 = sdy.sharding_constraint %252 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at11)
    %254 = sdy.sharding_constraint %253 <@mesh, [{}, {"x"}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at11)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%0#19 init: %cst_51) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %256 = sdy.sharding_constraint %0#18 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %257 = stablehlo.reshape %256 : (tensor<4096x1024x1024xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %258 = sdy.sharding_constraint %257 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %259 = stablehlo.dot_general %258, %240, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at4)
    %260 = stablehlo.transpose %259, dims = [2, 0, 3, 1] : (tensor<2048x1024x2048x2xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %261 = stablehlo.dot_general %258, %254, batching_dims = [0] x [1], contracting_dims = [2] x [3] : (tensor<2048x2048x1024xf32>, tensor<2048x2048x2x1024xf32>) -> tensor<2048x2048x2048x2xf32> loc(#at4)
    %262 = sdy.sharding_constraint %260 <@mesh, [{}, {"x"}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %263 = sdy.sharding_constraint %262 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %264 = stablehlo.dot_general %263, %248, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<2048x2048x2x1024xf32>, tensor<2048x2048x2x8192xf32>) -> tensor<2048x1024x8192xf32> loc(#at4)
    %265 = stablehlo.transpose %264, dims = [0, 2, 1] : (tensor<2048x1024x8192xf32>) -> tensor<2048x8192x1024xf32> loc(#at4)
    %266 = stablehlo.dot_general %263, %0#9, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<2048x2048x2x1024xf32>, tensor<2048x8192x1024xf32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32> loc(#at4)
    %268 = stablehlo.select %250, %266, %267 : tensor<2048x2048x2x8192xi1>, tensor<2048x2048x2x8192xf32> loc(#at4)
    %269 = stablehlo.dot_general %268, %246, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<2048x2048x2x8192xf32>, tensor<2048x2048x2x1024xf32>) -> tensor<2048x8192x1024xf32> loc(#at4)
    %270 = stablehlo.transpose %269, dims = [0, 2, 1] : (tensor<2048x8192x1024xf32>) -> tensor<2048x1024x8192xf32> loc(#at4)
    %271 = stablehlo.dot_general %268, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<2048x2048x2x8192xf32>, tensor<2048x1024x8192xf32>) -> tensor<2048x2048x2x1024xf32> loc(#at4)
    %272 = sdy.sharding_constraint %271 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2x1024xf32> loc(#at4)
    %273 = stablehlo.transpose %272, dims = [1, 3, 0, 2] : (tensor<2048x2048x2x1024xf32>) -> tensor<2048x1024x2048x2xf32> loc(#at4)
    %274 = stablehlo.dot_general %273, %243, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3] : (tensor<2048x1024x2048x2xf32>, tensor<2048x2048x2048x2xf32>) -> tensor<2048x1024x2048xf32> loc(#at4)
    %275 = stablehlo.transpose %274, dims = [0, 2, 1] : (tensor<2048x1024x2048xf32>) -> tensor<2048x2048x1024xf32> loc(#at4)
    %276 = sdy.sharding_constraint %261 <@mesh, [{"x"}, {}, {}, {}]> : tensor<2048x2048x2048x2xf32> loc(#at4)
    %cst_53 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %277 = stablehlo.multiply %0#19, %cst_53 : tensor<f32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0x4A800000> : tensor<f32>
    %278 = stablehlo.divide %277, %cst_54 : tensor<f32> loc(#at5)
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %280 = stablehlo.multiply %239, %279 : tensor<2048x2048xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %282 = stablehlo.divide %280, %281 : tensor<2048x2048xf32> loc(#at5)
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 2] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %284 = stablehlo.multiply %276, %233 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %285 = stablehlo.reduce(%284 init: %cst_56) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x2048x2xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %286 = stablehlo.reshape %285 : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %287 = stablehlo.reduce(%286 init: %cst_57) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x1x1xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %288 = stablehlo.multiply %287, %223 : tensor<2048x2048xf32> loc(#at5)
    %289 = stablehlo.multiply %288, %200 : tensor<2048x2048xf32> loc(#at5)
    %290 = stablehlo.negate %289 : tensor<2048x2048xf32> loc(#at5)
    %291 = stablehlo.divide %287, %203 : tensor<2048x2048xf32> loc(#at5)
    %292 = stablehlo.multiply %276, %217 : tensor<2048x2048x2048x2xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %293 = stablehlo.reduce(%292 init: %cst_58) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x2048x2xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %294 = stablehlo.reshape %293 : (tensor<2048x2048xf32>) -> tensor<2048x2048x1x1xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %295 = stablehlo.reduce(%294 init: %cst_59) applies stablehlo.add across dimensions = [2, 3] : (tensor<2048x2048x1x1xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %296 = stablehlo.multiply %295, %207 : tensor<2048x2048xf32> loc(#at5)
    %297 = stablehlo.multiply %296, %198 : tensor<2048x2048xf32> loc(#at5)
    %298 = stablehlo.negate %297 : tensor<2048x2048xf32> loc(#at5)
    %299 = stablehlo.add %290, %298 : tensor<2048x2048xf32> loc(#at5)
    %300 = stablehlo.divide %295, %203 : tensor<2048x2048xf32> loc(#at5)
    %301 = stablehlo.add %300, %299 : tensor<2048x2048xf32> loc(#at5)
    %302 = stablehlo.add %291, %299 : tensor<2048x2048xf32> loc(#at5)
    %303 = stablehlo.broadcast_in_dim %302, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %304 = stablehlo.multiply %303, %185 : tensor<2048x2048x2048xf32> loc(#at5)
    %305 = stablehlo.add %283, %304 : tensor<2048x2048x2048xf32> loc(#at5)
    %306 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %307 = stablehlo.multiply %306, %180 : tensor<2048x2048x2048xf32> loc(#at5)
    %308 = stablehlo.add %305, %307 : tensor<2048x2048x2048xf32> loc(#at5)
    %309 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %310 = stablehlo.multiply %308, %309 : tensor<2048x2048x2048xf32> loc(#at5)
    %311 = stablehlo.multiply %310, %171 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %312 = stablehlo.reduce(%311 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x2048xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %313 = stablehlo.reshape %312 : (tensor<2048x2048xf32>) -> tensor<2048x2048x1xf32> loc(#at5)
    %314 = stablehlo.negate %313 : tensor<2048x2048x1xf32> loc(#at5)
    %315 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<2048x2048x1xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %316 = stablehlo.divide %308, %315 : tensor<2048x2048x2048xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %317 = stablehlo.reduce(%314 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<2048x2048x1xf32>, tensor<f32>) -> tensor<2048x2048xf32> loc(#at5)
    %318 = stablehlo.broadcast_in_dim %317, dims = [0, 1] : (tensor<2048x2048xf32>) -> tensor<2048x2048x2048xf32> loc(#at5)
    %319 = stablehlo.add %316, %318 : tensor<2048x2048x2048xf32> loc(#at5)
    %320 = stablehlo.multiply %319, %171 : tensor<2048x2048x2048xf32> loc(#at5)
    %321 = stablehlo.dot_general %320, %163, contracting_dims = [0, 1] x [0, 1] : (tensor<2048x2048x2048xf32>, tensor<2048x2048x1024xf32>) -> tensor<2048x1024xf32> loc(#at5)
    %322 = stablehlo.transpose %321, dims = [1, 0] : (tensor<2048x1024xf32>) -> tensor<1024x2048xf32> loc(#at5)
    %323 = stablehlo.dot_general %320, %0#12, contracting_dims = [2] x [1] : (tensor<2048x2048x2048xf32>, tensor<1024x2048xf32>) -> tensor<2048x2048x1024xf32> loc(#at5)
    %324 = stablehlo.add %275, %323 : tensor<2048x2048x1024xf32> loc(#at5)
    %325 = sdy.sharding_constraint %324 <@mesh, [{"x"}, {}, {}]> : tensor<2048x2048x1024xf32> loc(#at4)
    %326 = stablehlo.reshape %325 : (tensor<2048x2048x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at4)
    %327 = stablehlo.multiply %158, %326 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %328 = stablehlo.reduce(%327 init: %cst_62) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %329 = stablehlo.reshape %328 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %330 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %331 = stablehlo.multiply %326, %330 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %332 = stablehlo.reduce(%329 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %333 = stablehlo.multiply %145, %331 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %334 = stablehlo.reduce(%333 init: %cst_64) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %335 = stablehlo.reshape %334 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %336 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %337 = stablehlo.multiply %331, %336 : tensor<4096x1024x1024xf32> loc(#at6)
    %338 = stablehlo.add %256, %337 : tensor<4096x1024x1024xf32> loc(#at6)
    %339 = stablehlo.multiply %335, %156 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %341 = stablehlo.divide %339, %340 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %342 = stablehlo.reduce(%341 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %343 = stablehlo.broadcast_in_dim %342, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %344 = stablehlo.multiply %145, %343 : tensor<4096x1024x1024xf32> loc(#at6)
    %345 = stablehlo.add %338, %344 : tensor<4096x1024x1024xf32> loc(#at6)
    %346 = stablehlo.multiply %343, %145 : tensor<4096x1024x1024xf32> loc(#at6)
    %347 = stablehlo.add %345, %346 : tensor<4096x1024x1024xf32> loc(#at6)
    %348 = stablehlo.dot_general %347, %143, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %349 = stablehlo.transpose %348, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %350 = stablehlo.dot_general %347, %0#14, contracting_dims = [2] x [2] : (tensor<4096x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %351 = stablehlo.transpose %350, dims = [0, 2, 3, 1] : (tensor<4096x1024x16x128xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %352 = stablehlo.dot_general %351, %111, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<4096x16x128x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %353 = stablehlo.dot_general %351, %138, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<4096x16x128x1024xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %354 = stablehlo.transpose %353, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %355 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %356 = stablehlo.multiply %352, %355 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %357 = stablehlo.multiply %356, %134 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %358 = stablehlo.reduce(%357 init: %cst_67) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %359 = stablehlo.reshape %358 : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %360 = stablehlo.negate %359 : tensor<4096x16x1024x1xf32> loc(#at0)
    %361 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %362 = stablehlo.divide %352, %361 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %363 = stablehlo.reduce(%360 init: %cst_68) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %365 = stablehlo.add %362, %364 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %366 = stablehlo.multiply %365, %134 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_69 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %368 = stablehlo.multiply %366, %367 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %369 = stablehlo.dot_general %368, %109, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %370 = stablehlo.transpose %369, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %371 = stablehlo.dot_general %368, %110, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %372 = stablehlo.transpose %371, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %373 = stablehlo.dot_general %354, %108, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %374 = stablehlo.transpose %373, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %375 = stablehlo.dot_general %354, %0#16, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %376 = stablehlo.dot_general %370, %108, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %377 = stablehlo.transpose %376, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %378 = stablehlo.dot_general %370, %0#13, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %379 = stablehlo.add %375, %378 : tensor<4096x1024x1024xf32> loc(#at0)
    %380 = stablehlo.dot_general %372, %108, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %381 = stablehlo.transpose %380, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %382 = stablehlo.dot_general %372, %0#15, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %383 = stablehlo.add %379, %382 : tensor<4096x1024x1024xf32> loc(#at0)
    %384 = stablehlo.multiply %105, %383 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %385 = stablehlo.reduce(%384 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %386 = stablehlo.reshape %385 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %387 = stablehlo.broadcast_in_dim %106, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %388 = stablehlo.multiply %383, %387 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %389 = stablehlo.reduce(%386 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %390 = stablehlo.multiply %92, %388 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %391 = stablehlo.reduce(%390 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %392 = stablehlo.reshape %391 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %393 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %394 = stablehlo.multiply %388, %393 : tensor<4096x1024x1024xf32> loc(#at6)
    %395 = stablehlo.add %347, %394 : tensor<4096x1024x1024xf32> loc(#at6)
    %396 = stablehlo.multiply %392, %103 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %398 = stablehlo.divide %396, %397 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %399 = stablehlo.reduce(%398 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %401 = stablehlo.multiply %92, %400 : tensor<4096x1024x1024xf32> loc(#at6)
    %402 = stablehlo.add %395, %401 : tensor<4096x1024x1024xf32> loc(#at6)
    %403 = stablehlo.multiply %400, %92 : tensor<4096x1024x1024xf32> loc(#at6)
    %404 = stablehlo.add %402, %403 : tensor<4096x1024x1024xf32> loc(#at6)
    %405 = sdy.sharding_constraint %404 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %406 = stablehlo.dot_general %405, %89, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x1024xf32>, tensor<4096x1024x8192xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %407 = stablehlo.transpose %406, dims = [1, 0] : (tensor<1024x8192xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %408 = stablehlo.dot_general %405, %0#2, contracting_dims = [2] x [1] : (tensor<4096x1024x1024xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %409 = stablehlo.multiply %71, %408 : tensor<4096x1024x8192xf32> loc(#at2)
    %410 = stablehlo.multiply %408, %88 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_75 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %412 = stablehlo.multiply %411, %409 : tensor<4096x1024x8192xf32> loc(#at2)
    %413 = stablehlo.multiply %412, %84 : tensor<4096x1024x8192xf32> loc(#at2)
    %414 = stablehlo.multiply %413, %82 : tensor<4096x1024x8192xf32> loc(#at2)
    %415 = stablehlo.add %413, %414 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_76 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %417 = stablehlo.multiply %416, %415 : tensor<4096x1024x8192xf32> loc(#at2)
    %418 = stablehlo.add %410, %417 : tensor<4096x1024x8192xf32> loc(#at2)
    %cst_77 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4096x1024x8192xf32> loc(#at2)
    %420 = stablehlo.multiply %419, %417 : tensor<4096x1024x8192xf32> loc(#at2)
    %421 = stablehlo.multiply %420, %76 : tensor<4096x1024x8192xf32> loc(#at2)
    %422 = stablehlo.add %418, %421 : tensor<4096x1024x8192xf32> loc(#at2)
    %423 = stablehlo.dot_general %422, %70, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x8192xf32>, tensor<4096x1024x1024xf32>) -> tensor<8192x1024xf32> loc(#at2)
    %424 = stablehlo.transpose %423, dims = [1, 0] : (tensor<8192x1024xf32>) -> tensor<1024x8192xf32> loc(#at2)
    %425 = stablehlo.dot_general %422, %0#3, contracting_dims = [2] x [1] : (tensor<4096x1024x8192xf32>, tensor<1024x8192xf32>) -> tensor<4096x1024x1024xf32> loc(#at2)
    %426 = stablehlo.multiply %67, %425 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %427 = stablehlo.reduce(%426 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %428 = stablehlo.reshape %427 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %429 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %430 = stablehlo.multiply %425, %429 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %431 = stablehlo.reduce(%428 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %432 = stablehlo.multiply %54, %430 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %433 = stablehlo.reduce(%432 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %434 = stablehlo.reshape %433 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %435 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %436 = stablehlo.multiply %430, %435 : tensor<4096x1024x1024xf32> loc(#at6)
    %437 = stablehlo.add %405, %436 : tensor<4096x1024x1024xf32> loc(#at6)
    %438 = stablehlo.multiply %434, %65 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %440 = stablehlo.divide %438, %439 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %441 = stablehlo.reduce(%440 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %443 = stablehlo.multiply %54, %442 : tensor<4096x1024x1024xf32> loc(#at6)
    %444 = stablehlo.add %437, %443 : tensor<4096x1024x1024xf32> loc(#at6)
    %445 = stablehlo.multiply %442, %54 : tensor<4096x1024x1024xf32> loc(#at6)
    %446 = stablehlo.add %444, %445 : tensor<4096x1024x1024xf32> loc(#at6)
    %447 = sdy.sharding_constraint %446 <@mesh, [{"x"}, {}, {}]> : tensor<4096x1024x1024xf32>
    %448 = stablehlo.dot_general %447, %51, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %449 = stablehlo.transpose %448, dims = [1, 2, 0] : (tensor<1024x16x128xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %450 = stablehlo.dot_general %447, %0#5, contracting_dims = [2] x [2] : (tensor<4096x1024x1024xf32>, tensor<16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %451 = stablehlo.transpose %450, dims = [0, 2, 3, 1] : (tensor<4096x1024x16x128xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %452 = stablehlo.dot_general %451, %19, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<4096x16x128x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %453 = stablehlo.dot_general %451, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<4096x16x128x1024xf32>, tensor<4096x16x1024x1024xf32>) -> tensor<4096x16x128x1024xf32> loc(#at0)
    %454 = stablehlo.transpose %453, dims = [0, 3, 1, 2] : (tensor<4096x16x128x1024xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %455 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %456 = stablehlo.multiply %452, %455 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %457 = stablehlo.multiply %456, %42 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %458 = stablehlo.reduce(%457 init: %cst_83) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1024xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %459 = stablehlo.reshape %458 : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1xf32> loc(#at0)
    %460 = stablehlo.negate %459 : tensor<4096x16x1024x1xf32> loc(#at0)
    %461 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<4096x16x1024x1xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %462 = stablehlo.divide %452, %461 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %463 = stablehlo.reduce(%460 init: %cst_84) applies stablehlo.add across dimensions = [3] : (tensor<4096x16x1024x1xf32>, tensor<f32>) -> tensor<4096x16x1024xf32> loc(#at0)
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<4096x16x1024xf32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %465 = stablehlo.add %462, %464 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %466 = stablehlo.multiply %465, %42 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %cst_85 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4096x16x1024x1024xf32> loc(#at0)
    %468 = stablehlo.multiply %466, %467 : tensor<4096x16x1024x1024xf32> loc(#at0)
    %469 = stablehlo.dot_general %468, %17, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %470 = stablehlo.transpose %469, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %471 = stablehlo.dot_general %468, %18, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<4096x16x1024x1024xf32>, tensor<4096x1024x16x128xf32>) -> tensor<4096x16x1024x128xf32> loc(#at0)
    %472 = stablehlo.transpose %471, dims = [0, 2, 1, 3] : (tensor<4096x16x1024x128xf32>) -> tensor<4096x1024x16x128xf32> loc(#at0)
    %473 = stablehlo.dot_general %454, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %474 = stablehlo.transpose %473, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %475 = stablehlo.dot_general %454, %0#7, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %476 = stablehlo.dot_general %470, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %477 = stablehlo.transpose %476, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %478 = stablehlo.dot_general %470, %0#4, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %479 = stablehlo.add %475, %478 : tensor<4096x1024x1024xf32> loc(#at0)
    %480 = stablehlo.dot_general %472, %16, contracting_dims = [0, 1] x [0, 1] : (tensor<4096x1024x16x128xf32>, tensor<4096x1024x1024xf32>) -> tensor<16x128x1024xf32> loc(#at0)
    %481 = stablehlo.transpose %480, dims = [2, 0, 1] : (tensor<16x128x1024xf32>) -> tensor<1024x16x128xf32> loc(#at0)
    %482 = stablehlo.dot_general %472, %0#6, contracting_dims = [2, 3] x [1, 2] : (tensor<4096x1024x16x128xf32>, tensor<1024x16x128xf32>) -> tensor<4096x1024x1024xf32> loc(#at0)
    %483 = stablehlo.add %479, %482 : tensor<4096x1024x1024xf32> loc(#at0)
    %484 = stablehlo.multiply %13, %483 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %485 = stablehlo.reduce(%484 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %486 = stablehlo.reshape %485 : (tensor<1024xf32>) -> tensor<1x1x1024xf32> loc(#at6)
    %487 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %488 = stablehlo.multiply %483, %487 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %489 = stablehlo.reduce(%486 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32> loc(#at6)
    %490 = stablehlo.multiply %0#17, %488 : tensor<4096x1024x1024xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %491 = stablehlo.reduce(%490 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1024xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %492 = stablehlo.reshape %491 : (tensor<4096x1024xf32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %493 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<4096x1024x1xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %494 = stablehlo.multiply %488, %493 : tensor<4096x1024x1024xf32> loc(#at6)
    %495 = stablehlo.add %447, %494 : tensor<4096x1024x1024xf32> loc(#at6)
    %496 = stablehlo.multiply %492, %11 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4096x1024x1xf32> loc(#at6)
    %498 = stablehlo.divide %496, %497 : tensor<4096x1024x1xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %499 = stablehlo.reduce(%498 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<4096x1024x1xf32>, tensor<f32>) -> tensor<4096x1024xf32> loc(#at6)
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1] : (tensor<4096x1024xf32>) -> tensor<4096x1024x1024xf32> loc(#at6)
    %501 = stablehlo.multiply %0#17, %500 : tensor<4096x1024x1024xf32> loc(#at6)
    %502 = stablehlo.add %495, %501 : tensor<4096x1024x1024xf32> loc(#at6)
    %503 = stablehlo.multiply %500, %0#17 : tensor<4096x1024x1024xf32> loc(#at6)
    %504 = stablehlo.add %502, %503 : tensor<4096x1024x1024xf32> loc(#at6)
    return %504, %255, %489, %431, %407, %424, %477, %449, %481, %474, %270, %265, %389, %332, %322, %377, %349, %381, %374 : tensor<4096x1024x1024xf32>, tensor<f32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8192x1024xf32>, tensor<1024x8192xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>, tensor<2048x1024x8192xf32>, tensor<2048x8192x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024x2048xf32>, tensor<1024x16x128xf32>, tensor<16x128x1024xf32>, tensor<1024x16x128xf32>, tensor<1024x16x128xf32>
  }
  func.func private @_one_hot_16(%arg0: tensor<2048x2048xi32>) -> tensor<2048x2048x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2048x2048xi32>) -> tensor<2048x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x2048xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x2048x1xi32>) -> tensor<2048x2048x2048xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x2048xi32>) -> tensor<2048x2048x2048xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2048x2048x2048xi32>, tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048xi1>
    %5 = stablehlo.convert %4 : (tensor<2048x2048x2048xi1>) -> tensor<2048x2048x2048xf32>
    return %5 : tensor<2048x2048x2048xf32>
  }
  func.func private @cumsum_17(%arg0: tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32> {
    %0 = call @cumsum_10(%arg0) : (tensor<2048x2048x2048xf32>) -> tensor<2048x2048x2048xf32>
    return %0 : tensor<2048x2048x2048xf32>
  }
  func.func private @_one_hot_18(%arg0: tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<2048x2048x2048xi32>) -> tensor<2048x2048x2048x1xi32>
    %1 = stablehlo.iota dim = 3 : tensor<1x1x1x2xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2048x2048x2048x1xi32>) -> tensor<2048x2048x2048x2xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xi32>) -> tensor<2048x2048x2048x2xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<2048x2048x2048x2xi32>, tensor<2048x2048x2048x2xi32>) -> tensor<2048x2048x2048x2xi1>
    %5 = stablehlo.convert %4 : (tensor<2048x2048x2048x2xi1>) -> tensor<2048x2048x2048x2xf32>
    return %5 : tensor<2048x2048x2048x2xf32>
  }
  func.func private @relu_19(%arg0: tensor<2048x2048x2x8192xf32>) -> tensor<2048x2048x2x8192xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048x2x8192xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2048x2048x2x8192xf32>
    return %1 : tensor<2048x2048x2x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<18x1024xf32>, %arg1: tensor<1024xf32>, %arg2: tensor<i32>) -> tensor<18x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<18x1024xf32>, tensor<1x1024xf32>, tensor<i32>, tensor<i32>) -> tensor<18x1024xf32>
    return %1 : tensor<18x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<18x8192x1024xf32>, %arg1: tensor<8192x1024xf32>, %arg2: tensor<i32>) -> tensor<18x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8192x1024xf32>) -> tensor<1x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x8192x1024xf32>, tensor<1x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x8192x1024xf32>
    return %1 : tensor<18x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<18x1024x8192xf32>, %arg1: tensor<1024x8192xf32>, %arg2: tensor<i32>) -> tensor<18x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<1024x8192xf32>) -> tensor<1x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<18x1024x8192xf32>, tensor<1x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x1024x8192xf32>
    return %1 : tensor<18x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<18x1024x16x128xf32>, %arg1: tensor<1024x16x128xf32>, %arg2: tensor<i32>) -> tensor<18x1024x16x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1024x16x128xf32>) -> tensor<1x1024x16x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x1024x16x128xf32>, tensor<1x1024x16x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x1024x16x128xf32>
    return %1 : tensor<18x1024x16x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<18x16x128x1024xf32>, %arg1: tensor<16x128x1024xf32>, %arg2: tensor<i32>) -> tensor<18x16x128x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x128x1024xf32>) -> tensor<1x16x128x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x16x128x1024xf32>, tensor<1x16x128x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x16x128x1024xf32>
    return %1 : tensor<18x16x128x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<18x2048x1024x8192xf32>, %arg1: tensor<2048x1024x8192xf32>, %arg2: tensor<i32>) -> tensor<18x2048x1024x8192xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2048x1024x8192xf32>) -> tensor<1x2048x1024x8192xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x2048x1024x8192xf32>, tensor<1x2048x1024x8192xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x2048x1024x8192xf32>
    return %1 : tensor<18x2048x1024x8192xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<18x2048x8192x1024xf32>, %arg1: tensor<2048x8192x1024xf32>, %arg2: tensor<i32>) -> tensor<18x2048x8192x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2048x8192x1024xf32>) -> tensor<1x2048x8192x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<18x2048x8192x1024xf32>, tensor<1x2048x8192x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<18x2048x8192x1024xf32>
    return %1 : tensor<18x2048x8192x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<18x1024x2048xf32>, %arg1: tensor<1024x2048xf32>, %arg2: tensor<i32>) -> tensor<18x1024x2048xf32> {
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

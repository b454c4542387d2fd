module @jit_small_6b_pipelined attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=8, "data"=8]> {stablehlo.mesh = {axes = [{name = "stage", size = 8 : i64}, {name = "data", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<8x4x16384x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<8x4x4096x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<8x4x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<8x4x32x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<8x4x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<8x4x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32} loc("state['columns']['embedding']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg15: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32} loc("state['columns']['logits']"), %arg16: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['wf']"), %arg17: tensor<8x4x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wi']"), %arg18: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wk']"), %arg19: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wo']"), %arg20: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wq']"), %arg21: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wv']"), %arg22: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32} loc("state['rows']['embedding']"), %arg23: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg24: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['ln1']"), %arg25: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 25 : i32} loc("state['rows']['ln2']"), %arg26: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['logits']"), %arg27: tensor<8x4x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['wf']"), %arg28: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['wi']"), %arg29: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wk']"), %arg30: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wo']"), %arg31: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wq']"), %arg32: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wv']"), %arg33: tensor<256x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['labels']"), %arg34: tensor<256x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<8x4x4096xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x4x16384x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096x16384xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096x32x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x32x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x4096x32x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x4096x32x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x16384xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x4x16384xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16> loc(#at1)
    %1 = call @_one_hot(%arg34) : (tensor<256x1024xi32>) -> tensor<256x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<256x1024x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<256x1024x4096xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16> loc(#at1)
    %4 = stablehlo.reshape %3 : (tensor<256x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %5 = sdy.sharding_constraint %4 <@mesh, [{}, {"data"}, {}, {}]> : tensor<16x16x1024x4096xbf16>
    %6 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %11 = sdy.sharding_constraint %10 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %12 = stablehlo.iota dim = 0 : tensor<23xi32>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %13:2 = call @remainder(%c_0) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%5) : (tensor<16x16x1024x4096xbf16>) -> ()
    %14 = call @_where_0(%9) : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    %15 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<8x4x4096xf32>) -> tensor<4x8x4096xf32>
    %16 = stablehlo.transpose %arg3, dims = [1, 0, 2] : (tensor<8x4x4096xf32>) -> tensor<4x8x4096xf32>
    %17 = stablehlo.transpose %arg5, dims = [1, 0, 2, 3] : (tensor<8x4x16384x4096xf32>) -> tensor<4x8x16384x4096xf32>
    %18 = stablehlo.transpose %arg6, dims = [1, 0, 2, 3] : (tensor<8x4x4096x16384xf32>) -> tensor<4x8x4096x16384xf32>
    %19 = stablehlo.transpose %arg7, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xf32>) -> tensor<4x8x4096x32x128xf32>
    %20 = stablehlo.transpose %arg8, dims = [1, 0, 2, 3, 4] : (tensor<8x4x32x128x4096xf32>) -> tensor<4x8x32x128x4096xf32>
    %21 = stablehlo.transpose %arg9, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xf32>) -> tensor<4x8x4096x32x128xf32>
    %22 = stablehlo.transpose %arg10, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xf32>) -> tensor<4x8x4096x32x128xf32>
    %23 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %25 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %29 = stablehlo.compare GE, %27, %28, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %cst_1 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %30:2 = call @_where_1(%29, %cst_1) : (tensor<1024x1024xi1>, tensor<f32>) -> (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) loc(#at0)
    call @_where_2(%30#0, %30#1) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) -> () loc(#at0)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x1x1x4096xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x32x128xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x32x128xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x32x128xbf16>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<4x8x32x128x4096xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x1x1x4096xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x16384xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x8x16384x4096xbf16>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %39:17 = stablehlo.while(%iterArg = %15, %iterArg_229 = %16, %iterArg_230 = %17, %iterArg_231 = %18, %iterArg_232 = %19, %iterArg_233 = %20, %iterArg_234 = %21, %iterArg_235 = %22, %iterArg_236 = %c_10, %iterArg_237 = %31, %iterArg_238 = %32, %iterArg_239 = %33, %iterArg_240 = %34, %iterArg_241 = %35, %iterArg_242 = %36, %iterArg_243 = %37, %iterArg_244 = %38) : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<i32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>
    cond {
      %c_245 = stablehlo.constant dense<4> : tensor<i32>
      %707 = stablehlo.compare LT, %iterArg_236, %c_245, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %707 : tensor<i1>
    } do {
      %707 = func.call @dynamic_index_in_dim_3(%iterArg, %iterArg_236) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %708 = func.call @dynamic_index_in_dim_3(%iterArg_229, %iterArg_236) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %709 = func.call @dynamic_index_in_dim_4(%iterArg_230, %iterArg_236) : (tensor<4x8x16384x4096xf32>, tensor<i32>) -> tensor<8x16384x4096xf32>
      %710 = func.call @dynamic_index_in_dim_5(%iterArg_231, %iterArg_236) : (tensor<4x8x4096x16384xf32>, tensor<i32>) -> tensor<8x4096x16384xf32>
      %711 = func.call @dynamic_index_in_dim_6(%iterArg_232, %iterArg_236) : (tensor<4x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %712 = func.call @dynamic_index_in_dim_7(%iterArg_233, %iterArg_236) : (tensor<4x8x32x128x4096xf32>, tensor<i32>) -> tensor<8x32x128x4096xf32>
      %713 = func.call @dynamic_index_in_dim_6(%iterArg_234, %iterArg_236) : (tensor<4x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %714 = func.call @dynamic_index_in_dim_6(%iterArg_235, %iterArg_236) : (tensor<4x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %715:8 = func.call @closed_call(%707, %708, %709, %710, %711, %712, %713, %714) : (tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>) -> (tensor<8x1x1x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16384x4096xbf16>)
      %716 = func.call @dynamic_update_index_in_dim(%iterArg_237, %715#0, %iterArg_236) : (tensor<4x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32>
      %717 = func.call @dynamic_update_index_in_dim_8(%iterArg_238, %715#1, %iterArg_236) : (tensor<4x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
      %718 = func.call @dynamic_update_index_in_dim_8(%iterArg_239, %715#2, %iterArg_236) : (tensor<4x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
      %719 = func.call @dynamic_update_index_in_dim_8(%iterArg_240, %715#3, %iterArg_236) : (tensor<4x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
      %720 = func.call @dynamic_update_index_in_dim_9(%iterArg_241, %715#4, %iterArg_236) : (tensor<4x8x32x128x4096xbf16>, tensor<8x32x128x4096xbf16>, tensor<i32>) -> tensor<4x8x32x128x4096xbf16>
      %721 = func.call @dynamic_update_index_in_dim(%iterArg_242, %715#5, %iterArg_236) : (tensor<4x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32>
      %722 = func.call @dynamic_update_index_in_dim_10(%iterArg_243, %715#6, %iterArg_236) : (tensor<4x8x4096x16384xbf16>, tensor<8x4096x16384xbf16>, tensor<i32>) -> tensor<4x8x4096x16384xbf16>
      %723 = func.call @dynamic_update_index_in_dim_11(%iterArg_244, %715#7, %iterArg_236) : (tensor<4x8x16384x4096xbf16>, tensor<8x16384x4096xbf16>, tensor<i32>) -> tensor<4x8x16384x4096xbf16>
      %c_245 = stablehlo.constant dense<1> : tensor<i32>
      %724 = stablehlo.add %iterArg_236, %c_245 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %724, %716, %717, %718, %719, %720, %721, %722, %723 : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<i32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>
    }
    call @_roll_static() : () -> () loc(#at11)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<23x16x1024x4096xbf16>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<23xi32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<23x4x8x16x1024x4096xbf16>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %43:20 = stablehlo.while(%iterArg = %12, %iterArg_229 = %30#0, %iterArg_230 = %30#1, %iterArg_231 = %13#0, %iterArg_232 = %13#1, %iterArg_233 = %5, %iterArg_234 = %14, %iterArg_235 = %39#9, %iterArg_236 = %39#10, %iterArg_237 = %39#11, %iterArg_238 = %39#12, %iterArg_239 = %39#13, %iterArg_240 = %39#14, %iterArg_241 = %39#15, %iterArg_242 = %39#16, %iterArg_243 = %c_14, %iterArg_244 = %11, %iterArg_245 = %40, %iterArg_246 = %41, %iterArg_247 = %42) : tensor<23xi32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<16x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<23x16x1024x4096xbf16>, tensor<23xi32>, tensor<23x4x8x16x1024x4096xbf16>
    cond {
      %c_248 = stablehlo.constant dense<23> : tensor<i32>
      %707 = stablehlo.compare LT, %iterArg_243, %c_248, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %707 : tensor<i1>
    } do {
      %707 = func.call @dynamic_index_in_dim_12(%iterArg, %iterArg_243) : (tensor<23xi32>, tensor<i32>) -> tensor<i32>
      %708:4 = func.call @closed_call_13(%iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_244, %707) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<16x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<4x8x16x1024x4096xbf16>)
      %709 = func.call @dynamic_update_index_in_dim_26(%iterArg_245, %708#1, %iterArg_243) : (tensor<23x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>) -> tensor<23x16x1024x4096xbf16>
      %710 = func.call @dynamic_update_index_in_dim_27(%iterArg_246, %708#2, %iterArg_243) : (tensor<23xi32>, tensor<i32>, tensor<i32>) -> tensor<23xi32>
      %711 = func.call @dynamic_update_index_in_dim_28(%iterArg_247, %708#3, %iterArg_243) : (tensor<23x4x8x16x1024x4096xbf16>, tensor<4x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<23x4x8x16x1024x4096xbf16>
      %c_248 = stablehlo.constant dense<1> : tensor<i32>
      %712 = stablehlo.add %iterArg_243, %c_248 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %712, %708#0, %709, %710, %711 : tensor<23xi32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<16x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<23x16x1024x4096xbf16>, tensor<23xi32>, tensor<23x4x8x16x1024x4096xbf16>
    }
    %44 = stablehlo.slice %43#17 [7:23, 0:16, 0:1024, 0:4096] : (tensor<23x16x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %45 = stablehlo.reshape %44 : (tensor<16x16x1024x4096xbf16>) -> tensor<256x1024x4096xbf16>
    %46 = sdy.sharding_constraint %45 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16>
    %47 = stablehlo.convert %46 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at5)
    %48 = stablehlo.multiply %47, %47 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %49 = stablehlo.reduce(%48 init: %cst_15) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at5)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %52 = stablehlo.divide %50, %51 : tensor<256x1024x1xf32> loc(#at5)
    %cst_17 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %54 = stablehlo.add %52, %53 : tensor<256x1024x1xf32> loc(#at5)
    %55 = stablehlo.rsqrt %54 : tensor<256x1024x1xf32> loc(#at5)
    %56 = stablehlo.divide %55, %54 : tensor<256x1024x1xf32> loc(#at5)
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %58 = stablehlo.multiply %57, %56 : tensor<256x1024x1xf32> loc(#at5)
    %59 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %60 = stablehlo.multiply %47, %59 : tensor<256x1024x4096xf32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %63 = stablehlo.multiply %60, %62 : tensor<256x1024x4096xf32> loc(#at5)
    %64 = stablehlo.convert %63 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at5)
    %65 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at4)
    %66 = stablehlo.dot_general %64, %65, contracting_dims = [2] x [0] : (tensor<256x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<256x1024x32000xbf16> loc(#at4)
    %67 = sdy.sharding_constraint %66 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x32000xbf16> loc(#at4)
    %68 = stablehlo.convert %67 : (tensor<256x1024x32000xbf16>) -> tensor<256x1024x32000xf32> loc(#at4)
    %69 = call @_one_hot_29(%arg33) : (tensor<256x1024xi32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %70 = stablehlo.multiply %68, %69 : tensor<256x1024x32000xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %71 = stablehlo.reduce(%70 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %72 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.maximum across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %73 = stablehlo.reshape %72 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %75 = stablehlo.compare EQ, %68, %74, FLOAT : (tensor<256x1024x32000xf32>, tensor<256x1024x32000xf32>) -> tensor<256x1024x32000xi1> loc(#at4)
    %76 = stablehlo.convert %75 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %77 = stablehlo.reduce(%76 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %79 = stablehlo.maximum %78, %72 : tensor<256x1024xf32> loc(#at4)
    %80 = stablehlo.compare EQ, %72, %79, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %83 = stablehlo.select %80, %81, %82 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %85 = stablehlo.compare EQ, %84, %79, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %88 = stablehlo.select %85, %86, %87 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %89 = stablehlo.divide %83, %88 : tensor<256x1024xf32> loc(#at4)
    %90 = stablehlo.is_finite %79 : (tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %92 = stablehlo.select %90, %79, %91 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %94 = stablehlo.broadcast_in_dim %92, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at4)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %96 = stablehlo.subtract %68, %95 : tensor<256x1024x32000xf32> loc(#at4)
    %97 = stablehlo.exponential %96 : tensor<256x1024x32000xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %98 = stablehlo.reduce(%97 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x32000xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %99 = stablehlo.sign %98 : tensor<256x1024xf32> loc(#at4)
    %100 = stablehlo.abs %98 : tensor<256x1024xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %102 = stablehlo.compare GE, %98, %101, FLOAT : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256x1024xi1> loc(#at4)
    %103 = stablehlo.log %100 : tensor<256x1024xf32> loc(#at4)
    %104 = stablehlo.add %103, %92 : tensor<256x1024xf32> loc(#at4)
    %105 = stablehlo.subtract %104, %71 : tensor<256x1024xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %106 = stablehlo.reduce(%105 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_33 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %107 = stablehlo.divide %106, %cst_33 : tensor<f32> loc(#at4)
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %108 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_36 = stablehlo.constant dense<2.621440e+05> : tensor<f32>
    %109 = stablehlo.divide %cst_34, %cst_36 : tensor<f32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %111 = stablehlo.negate %110 : tensor<256x1024xf32> loc(#at4)
    %112 = stablehlo.divide %110, %100 : tensor<256x1024xf32> loc(#at4)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<256x1024xf32> loc(#at4)
    %114 = stablehlo.select %102, %113, %112 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %115 = stablehlo.select %102, %112, %113 : tensor<256x1024xi1>, tensor<256x1024xf32> loc(#at4)
    %116 = stablehlo.negate %114 : tensor<256x1024xf32> loc(#at4)
    %117 = stablehlo.add %115, %116 : tensor<256x1024xf32> loc(#at4)
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %119 = stablehlo.multiply %118, %97 : tensor<256x1024x32000xf32> loc(#at4)
    %120 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x32000xf32> loc(#at4)
    %121 = stablehlo.multiply %120, %69 : tensor<256x1024x32000xf32> loc(#at4)
    %122 = stablehlo.add %119, %121 : tensor<256x1024x32000xf32> loc(#at4)
    %123 = stablehlo.convert %122 : (tensor<256x1024x32000xf32>) -> tensor<256x1024x32000xbf16> loc(#at4)
    %124 = sdy.sharding_constraint %123 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x32000xbf16> loc(#at4)
    %125 = stablehlo.dot_general %124, %64, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x32000xbf16>, tensor<256x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at4)
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at4)
    %127 = stablehlo.dot_general %124, %65, contracting_dims = [2] x [1] : (tensor<256x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<256x1024x4096xbf16> loc(#at4)
    %128 = stablehlo.convert %126 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at4)
    %129 = stablehlo.convert %127 : (tensor<256x1024x4096xbf16>) -> tensor<256x1024x4096xf32> loc(#at5)
    %130 = stablehlo.multiply %60, %129 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %131 = stablehlo.reduce(%130 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %132 = stablehlo.reshape %131 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %133 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %134 = stablehlo.multiply %129, %133 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %135 = stablehlo.reduce(%132 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %136 = stablehlo.multiply %47, %134 : tensor<256x1024x4096xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %137 = stablehlo.reduce(%136 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x4096xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at5)
    %138 = stablehlo.reshape %137 : (tensor<256x1024xf32>) -> tensor<256x1024x1xf32> loc(#at5)
    %139 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<256x1024x1xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %140 = stablehlo.multiply %134, %139 : tensor<256x1024x4096xf32> loc(#at5)
    %141 = stablehlo.multiply %138, %58 : tensor<256x1024x1xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<256x1024x1xf32> loc(#at5)
    %143 = stablehlo.divide %141, %142 : tensor<256x1024x1xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %144 = stablehlo.reduce(%143 init: %cst_42) applies stablehlo.add across dimensions = [2] : (tensor<256x1024x1xf32>, tensor<f32>) -> tensor<256x1024xf32> loc(#at5)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<256x1024xf32>) -> tensor<256x1024x4096xf32> loc(#at5)
    %146 = stablehlo.multiply %47, %145 : tensor<256x1024x4096xf32> loc(#at5)
    %147 = stablehlo.add %140, %146 : tensor<256x1024x4096xf32> loc(#at5)
    %148 = stablehlo.multiply %145, %47 : tensor<256x1024x4096xf32> loc(#at5)
    %149 = stablehlo.add %147, %148 : tensor<256x1024x4096xf32> loc(#at5)
    %150 = stablehlo.convert %149 : (tensor<256x1024x4096xf32>) -> tensor<256x1024x4096xbf16> loc(#at5)
    %151 = sdy.sharding_constraint %150 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16>
    %152 = stablehlo.reshape %151 : (tensor<256x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %153 = stablehlo.pad %152, %cst_43, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<16x16x1024x4096xbf16>, tensor<bf16>) -> tensor<23x16x1024x4096xbf16>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %154 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %155 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<16x16x1024x4096xbf16>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x4x16384x4096xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8x4x4096x16384xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8x4x32x128x4096xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %164:23 = stablehlo.while(%iterArg = %153, %iterArg_229 = %43#18, %iterArg_230 = %43#19, %iterArg_231 = %14, %iterArg_232 = %15, %iterArg_233 = %16, %iterArg_234 = %17, %iterArg_235 = %18, %iterArg_236 = %19, %iterArg_237 = %20, %iterArg_238 = %21, %iterArg_239 = %22, %iterArg_240 = %c_54, %iterArg_241 = %155, %iterArg_242 = %156, %iterArg_243 = %157, %iterArg_244 = %158, %iterArg_245 = %159, %iterArg_246 = %160, %iterArg_247 = %161, %iterArg_248 = %162, %iterArg_249 = %163, %iterArg_250 = %154) : tensor<23x16x1024x4096xbf16>, tensor<23xi32>, tensor<23x4x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<i32>, tensor<16x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>
    cond {
      %c_251 = stablehlo.constant dense<23> : tensor<i32>
      %707 = stablehlo.compare LT, %iterArg_240, %c_251, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %707 : tensor<i1>
    } do {
      %c_251 = stablehlo.constant dense<23> : tensor<i32>
      %707 = stablehlo.subtract %c_251, %iterArg_240 : tensor<i32>
      %c_252 = stablehlo.constant dense<1> : tensor<i32>
      %708 = stablehlo.subtract %707, %c_252 : tensor<i32>
      %709 = func.call @dynamic_index_in_dim_30(%iterArg, %708) : (tensor<23x16x1024x4096xbf16>, tensor<i32>) -> tensor<16x1024x4096xbf16>
      %710 = func.call @dynamic_index_in_dim_12(%iterArg_229, %708) : (tensor<23xi32>, tensor<i32>) -> tensor<i32>
      %711 = func.call @dynamic_index_in_dim_31(%iterArg_230, %708) : (tensor<23x4x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<4x8x16x1024x4096xbf16>
      %712:10 = func.call @closed_call_32(%iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %709, %710, %711) : (tensor<8x16x1024x4096xi1>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<16x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<4x8x16x1024x4096xbf16>) -> (tensor<16x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>)
      %c_253 = stablehlo.constant dense<1> : tensor<i32>
      %713 = stablehlo.add %iterArg_240, %c_253 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %713, %712#0, %712#1, %712#2, %712#3, %712#4, %712#5, %712#6, %712#7, %712#8, %712#9 : tensor<23x16x1024x4096xbf16>, tensor<23xi32>, tensor<23x4x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<i32>, tensor<16x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>
    }
    %165 = sdy.sharding_constraint %164#13 <@mesh, [{}, {"data"}, {}, {}]> : tensor<16x16x1024x4096xbf16>
    %166 = stablehlo.reshape %165 : (tensor<16x16x1024x4096xbf16>) -> tensor<256x1024x4096xbf16>
    %167 = sdy.sharding_constraint %166 <@mesh, [{"data"}, {}, {}]> : tensor<256x1024x4096xbf16> loc(#at1)
    %168 = stablehlo.dot_general %167, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<256x1024x4096xbf16>, tensor<256x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %169 = stablehlo.transpose %168, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %170 = stablehlo.convert %169 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %171 = stablehlo.multiply %170, %170 : tensor<32000x4096xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at6)
    %173 = stablehlo.add %171, %172 : tensor<32000x4096xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %175 = stablehlo.multiply %174, %arg22 : tensor<32000xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %176 = stablehlo.reduce(%173 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %178 = stablehlo.divide %176, %177 : tensor<32000xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %180 = stablehlo.multiply %179, %178 : tensor<32000xf32> loc(#at6)
    %181 = stablehlo.add %175, %180 : tensor<32000xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %183 = stablehlo.multiply %182, %arg11 : tensor<4096xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %184 = stablehlo.reduce(%173 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %186 = stablehlo.divide %184, %185 : tensor<4096xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %188 = stablehlo.multiply %187, %186 : tensor<4096xf32> loc(#at6)
    %189 = stablehlo.add %183, %188 : tensor<4096xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %190 = stablehlo.reduce(%181 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %193 = stablehlo.divide %191, %192 : tensor<1xf32> loc(#at6)
    %194 = stablehlo.broadcast_in_dim %193, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at6)
    %195 = stablehlo.divide %181, %194 : tensor<32000xf32> loc(#at6)
    %196 = stablehlo.rsqrt %195 : tensor<32000xf32> loc(#at6)
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at6)
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %199 = stablehlo.multiply %170, %198 : tensor<32000x4096xf32> loc(#at6)
    %200 = stablehlo.rsqrt %189 : tensor<4096xf32> loc(#at6)
    %201 = stablehlo.broadcast_in_dim %200, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at6)
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %203 = stablehlo.multiply %199, %202 : tensor<32000x4096xf32> loc(#at6)
    %204 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %205 = stablehlo.reduce(%204 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %208 = stablehlo.divide %206, %207 : tensor<1x1xf32> loc(#at6)
    %209 = stablehlo.sqrt %208 : tensor<1x1xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %211 = stablehlo.maximum %210, %209 : tensor<1x1xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %213 = stablehlo.multiply %212, %211 : tensor<1x1xf32> loc(#at6)
    %214 = stablehlo.multiply %203, %203 : tensor<32000x4096xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %215 = stablehlo.reduce(%214 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %218 = stablehlo.divide %216, %217 : tensor<1x1xf32> loc(#at6)
    %219 = stablehlo.sqrt %218 : tensor<1x1xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %221 = stablehlo.maximum %220, %219 : tensor<1x1xf32> loc(#at6)
    %222 = stablehlo.divide %213, %221 : tensor<1x1xf32> loc(#at6)
    %223 = stablehlo.broadcast_in_dim %222, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %224 = stablehlo.multiply %223, %203 : tensor<32000x4096xf32> loc(#at6)
    %225 = stablehlo.subtract %arg0, %224 : tensor<32000x4096xf32> loc(#at6)
    %226 = stablehlo.multiply %135, %135 : tensor<4096xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %228 = stablehlo.add %226, %227 : tensor<4096xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %230 = stablehlo.multiply %229, %arg23 : tensor<4096xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %232 = stablehlo.multiply %231, %228 : tensor<4096xf32> loc(#at6)
    %233 = stablehlo.add %230, %232 : tensor<4096xf32> loc(#at6)
    %234 = stablehlo.rsqrt %233 : tensor<4096xf32> loc(#at6)
    %235 = stablehlo.multiply %135, %234 : tensor<4096xf32> loc(#at6)
    %236 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %237 = stablehlo.reduce(%236 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %240 = stablehlo.divide %238, %239 : tensor<1xf32> loc(#at6)
    %241 = stablehlo.sqrt %240 : tensor<1xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %243 = stablehlo.maximum %242, %241 : tensor<1xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %245 = stablehlo.multiply %244, %243 : tensor<1xf32> loc(#at6)
    %246 = stablehlo.multiply %235, %235 : tensor<4096xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %247 = stablehlo.reduce(%246 init: %cst_80) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %250 = stablehlo.divide %248, %249 : tensor<1xf32> loc(#at6)
    %251 = stablehlo.sqrt %250 : tensor<1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %253 = stablehlo.maximum %252, %251 : tensor<1xf32> loc(#at6)
    %254 = stablehlo.divide %245, %253 : tensor<1xf32> loc(#at6)
    %255 = stablehlo.broadcast_in_dim %254, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %256 = stablehlo.multiply %255, %235 : tensor<4096xf32> loc(#at6)
    %257 = stablehlo.subtract %arg1, %256 : tensor<4096xf32> loc(#at6)
    %258 = stablehlo.multiply %164#14, %164#14 : tensor<8x4x4096xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %260 = stablehlo.add %258, %259 : tensor<8x4x4096xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %262 = stablehlo.multiply %261, %arg24 : tensor<8x4x4096xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %264 = stablehlo.multiply %263, %260 : tensor<8x4x4096xf32> loc(#at6)
    %265 = stablehlo.add %262, %264 : tensor<8x4x4096xf32> loc(#at6)
    %266 = stablehlo.rsqrt %265 : tensor<8x4x4096xf32> loc(#at6)
    %267 = stablehlo.multiply %164#14, %266 : tensor<8x4x4096xf32> loc(#at6)
    %268 = stablehlo.multiply %arg2, %arg2 : tensor<8x4x4096xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %269 = stablehlo.reduce(%268 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %272 = stablehlo.divide %270, %271 : tensor<8x4x1xf32> loc(#at6)
    %273 = stablehlo.sqrt %272 : tensor<8x4x1xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %275 = stablehlo.maximum %274, %273 : tensor<8x4x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %277 = stablehlo.multiply %276, %275 : tensor<8x4x1xf32> loc(#at6)
    %278 = stablehlo.multiply %267, %267 : tensor<8x4x4096xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %279 = stablehlo.reduce(%278 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %280 = stablehlo.broadcast_in_dim %279, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %282 = stablehlo.divide %280, %281 : tensor<8x4x1xf32> loc(#at6)
    %283 = stablehlo.sqrt %282 : tensor<8x4x1xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %285 = stablehlo.maximum %284, %283 : tensor<8x4x1xf32> loc(#at6)
    %286 = stablehlo.divide %277, %285 : tensor<8x4x1xf32> loc(#at6)
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %288 = stablehlo.multiply %287, %267 : tensor<8x4x4096xf32> loc(#at6)
    %289 = stablehlo.subtract %arg2, %288 : tensor<8x4x4096xf32> loc(#at6)
    %290 = stablehlo.multiply %164#15, %164#15 : tensor<8x4x4096xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %292 = stablehlo.add %290, %291 : tensor<8x4x4096xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %294 = stablehlo.multiply %293, %arg25 : tensor<8x4x4096xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %296 = stablehlo.multiply %295, %292 : tensor<8x4x4096xf32> loc(#at6)
    %297 = stablehlo.add %294, %296 : tensor<8x4x4096xf32> loc(#at6)
    %298 = stablehlo.rsqrt %297 : tensor<8x4x4096xf32> loc(#at6)
    %299 = stablehlo.multiply %164#15, %298 : tensor<8x4x4096xf32> loc(#at6)
    %300 = stablehlo.multiply %arg3, %arg3 : tensor<8x4x4096xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %301 = stablehlo.reduce(%300 init: %cst_96) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %304 = stablehlo.divide %302, %303 : tensor<8x4x1xf32> loc(#at6)
    %305 = stablehlo.sqrt %304 : tensor<8x4x1xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %307 = stablehlo.maximum %306, %305 : tensor<8x4x1xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %309 = stablehlo.multiply %308, %307 : tensor<8x4x1xf32> loc(#at6)
    %310 = stablehlo.multiply %299, %299 : tensor<8x4x4096xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %311 = stablehlo.reduce(%310 init: %cst_100) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %312 = stablehlo.broadcast_in_dim %311, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %314 = stablehlo.divide %312, %313 : tensor<8x4x1xf32> loc(#at6)
    %315 = stablehlo.sqrt %314 : tensor<8x4x1xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %317 = stablehlo.maximum %316, %315 : tensor<8x4x1xf32> loc(#at6)
    %318 = stablehlo.divide %309, %317 : tensor<8x4x1xf32> loc(#at6)
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %320 = stablehlo.multiply %319, %299 : tensor<8x4x4096xf32> loc(#at6)
    %321 = stablehlo.subtract %arg3, %320 : tensor<8x4x4096xf32> loc(#at6)
    %322 = stablehlo.multiply %128, %128 : tensor<4096x32000xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at6)
    %324 = stablehlo.add %322, %323 : tensor<4096x32000xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %326 = stablehlo.multiply %325, %arg26 : tensor<4096xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %327 = stablehlo.reduce(%324 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %329 = stablehlo.divide %327, %328 : tensor<4096xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %331 = stablehlo.multiply %330, %329 : tensor<4096xf32> loc(#at6)
    %332 = stablehlo.add %326, %331 : tensor<4096xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %334 = stablehlo.multiply %333, %arg15 : tensor<32000xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %335 = stablehlo.reduce(%324 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %337 = stablehlo.divide %335, %336 : tensor<32000xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %339 = stablehlo.multiply %338, %337 : tensor<32000xf32> loc(#at6)
    %340 = stablehlo.add %334, %339 : tensor<32000xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %341 = stablehlo.reduce(%332 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %344 = stablehlo.divide %342, %343 : tensor<1xf32> loc(#at6)
    %345 = stablehlo.broadcast_in_dim %344, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %346 = stablehlo.divide %332, %345 : tensor<4096xf32> loc(#at6)
    %347 = stablehlo.rsqrt %346 : tensor<4096xf32> loc(#at6)
    %348 = stablehlo.broadcast_in_dim %347, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at6)
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %350 = stablehlo.multiply %128, %349 : tensor<4096x32000xf32> loc(#at6)
    %351 = stablehlo.rsqrt %340 : tensor<32000xf32> loc(#at6)
    %352 = stablehlo.broadcast_in_dim %351, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at6)
    %353 = stablehlo.broadcast_in_dim %352, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %354 = stablehlo.multiply %350, %353 : tensor<4096x32000xf32> loc(#at6)
    %355 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %356 = stablehlo.reduce(%355 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %359 = stablehlo.divide %357, %358 : tensor<1x1xf32> loc(#at6)
    %360 = stablehlo.sqrt %359 : tensor<1x1xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %362 = stablehlo.maximum %361, %360 : tensor<1x1xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %364 = stablehlo.multiply %363, %362 : tensor<1x1xf32> loc(#at6)
    %365 = stablehlo.multiply %354, %354 : tensor<4096x32000xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %366 = stablehlo.reduce(%365 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %369 = stablehlo.divide %367, %368 : tensor<1x1xf32> loc(#at6)
    %370 = stablehlo.sqrt %369 : tensor<1x1xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %372 = stablehlo.maximum %371, %370 : tensor<1x1xf32> loc(#at6)
    %373 = stablehlo.divide %364, %372 : tensor<1x1xf32> loc(#at6)
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %375 = stablehlo.multiply %374, %354 : tensor<4096x32000xf32> loc(#at6)
    %376 = stablehlo.subtract %arg4, %375 : tensor<4096x32000xf32> loc(#at6)
    %377 = stablehlo.multiply %164#16, %164#16 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %379 = stablehlo.add %377, %378 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %381 = stablehlo.multiply %380, %arg27 : tensor<8x4x16384xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %382 = stablehlo.reduce(%379 init: %cst_123) applies stablehlo.add across dimensions = [3] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %384 = stablehlo.divide %382, %383 : tensor<8x4x16384xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %386 = stablehlo.multiply %385, %384 : tensor<8x4x16384xf32> loc(#at6)
    %387 = stablehlo.add %381, %386 : tensor<8x4x16384xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %389 = stablehlo.multiply %388, %arg16 : tensor<8x4x4096xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %390 = stablehlo.reduce(%379 init: %cst_127) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %392 = stablehlo.divide %390, %391 : tensor<8x4x4096xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %394 = stablehlo.multiply %393, %392 : tensor<8x4x4096xf32> loc(#at6)
    %395 = stablehlo.add %389, %394 : tensor<8x4x4096xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %396 = stablehlo.reduce(%387 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16384xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %397 = stablehlo.broadcast_in_dim %396, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %399 = stablehlo.divide %397, %398 : tensor<8x4x1xf32> loc(#at6)
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x16384xf32> loc(#at6)
    %401 = stablehlo.divide %387, %400 : tensor<8x4x16384xf32> loc(#at6)
    %402 = stablehlo.rsqrt %401 : tensor<8x4x16384xf32> loc(#at6)
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 2] : (tensor<8x4x16384xf32>) -> tensor<8x4x16384x1xf32> loc(#at6)
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2, 3] : (tensor<8x4x16384x1xf32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %405 = stablehlo.multiply %164#16, %404 : tensor<8x4x16384x4096xf32> loc(#at6)
    %406 = stablehlo.rsqrt %395 : tensor<8x4x4096xf32> loc(#at6)
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 3] : (tensor<8x4x4096xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2, 3] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %409 = stablehlo.multiply %405, %408 : tensor<8x4x16384x4096xf32> loc(#at6)
    %410 = stablehlo.multiply %arg5, %arg5 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %411 = stablehlo.reduce(%410 init: %cst_132) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %414 = stablehlo.divide %412, %413 : tensor<8x4x1x1xf32> loc(#at6)
    %415 = stablehlo.sqrt %414 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %417 = stablehlo.maximum %416, %415 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %419 = stablehlo.multiply %418, %417 : tensor<8x4x1x1xf32> loc(#at6)
    %420 = stablehlo.multiply %409, %409 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %421 = stablehlo.reduce(%420 init: %cst_136) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %422 = stablehlo.broadcast_in_dim %421, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %424 = stablehlo.divide %422, %423 : tensor<8x4x1x1xf32> loc(#at6)
    %425 = stablehlo.sqrt %424 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %427 = stablehlo.maximum %426, %425 : tensor<8x4x1x1xf32> loc(#at6)
    %428 = stablehlo.divide %419, %427 : tensor<8x4x1x1xf32> loc(#at6)
    %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %430 = stablehlo.multiply %429, %409 : tensor<8x4x16384x4096xf32> loc(#at6)
    %431 = stablehlo.subtract %arg5, %430 : tensor<8x4x16384x4096xf32> loc(#at6)
    %432 = stablehlo.multiply %164#17, %164#17 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %434 = stablehlo.add %432, %433 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %436 = stablehlo.multiply %435, %arg28 : tensor<8x4x4096xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %437 = stablehlo.reduce(%434 init: %cst_141) applies stablehlo.add across dimensions = [3] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %439 = stablehlo.divide %437, %438 : tensor<8x4x4096xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %441 = stablehlo.multiply %440, %439 : tensor<8x4x4096xf32> loc(#at6)
    %442 = stablehlo.add %436, %441 : tensor<8x4x4096xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %444 = stablehlo.multiply %443, %arg17 : tensor<8x4x16384xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %445 = stablehlo.reduce(%434 init: %cst_145) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %447 = stablehlo.divide %445, %446 : tensor<8x4x16384xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %449 = stablehlo.multiply %448, %447 : tensor<8x4x16384xf32> loc(#at6)
    %450 = stablehlo.add %444, %449 : tensor<8x4x16384xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %451 = stablehlo.reduce(%442 init: %cst_148) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %452 = stablehlo.broadcast_in_dim %451, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %454 = stablehlo.divide %452, %453 : tensor<8x4x1xf32> loc(#at6)
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %456 = stablehlo.divide %442, %455 : tensor<8x4x4096xf32> loc(#at6)
    %457 = stablehlo.rsqrt %456 : tensor<8x4x4096xf32> loc(#at6)
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1xf32> loc(#at6)
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<8x4x4096x1xf32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %460 = stablehlo.multiply %164#17, %459 : tensor<8x4x4096x16384xf32> loc(#at6)
    %461 = stablehlo.rsqrt %450 : tensor<8x4x16384xf32> loc(#at6)
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 3] : (tensor<8x4x16384xf32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1, 2, 3] : (tensor<8x4x1x16384xf32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %464 = stablehlo.multiply %460, %463 : tensor<8x4x4096x16384xf32> loc(#at6)
    %465 = stablehlo.multiply %arg6, %arg6 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %466 = stablehlo.reduce(%465 init: %cst_150) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %467 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %469 = stablehlo.divide %467, %468 : tensor<8x4x1x1xf32> loc(#at6)
    %470 = stablehlo.sqrt %469 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %472 = stablehlo.maximum %471, %470 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %474 = stablehlo.multiply %473, %472 : tensor<8x4x1x1xf32> loc(#at6)
    %475 = stablehlo.multiply %464, %464 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %476 = stablehlo.reduce(%475 init: %cst_154) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %477 = stablehlo.broadcast_in_dim %476, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %479 = stablehlo.divide %477, %478 : tensor<8x4x1x1xf32> loc(#at6)
    %480 = stablehlo.sqrt %479 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %482 = stablehlo.maximum %481, %480 : tensor<8x4x1x1xf32> loc(#at6)
    %483 = stablehlo.divide %474, %482 : tensor<8x4x1x1xf32> loc(#at6)
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %485 = stablehlo.multiply %484, %464 : tensor<8x4x4096x16384xf32> loc(#at6)
    %486 = stablehlo.subtract %arg6, %485 : tensor<8x4x4096x16384xf32> loc(#at6)
    %487 = stablehlo.multiply %164#18, %164#18 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %489 = stablehlo.add %487, %488 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %491 = stablehlo.multiply %490, %arg29 : tensor<8x4x4096xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %492 = stablehlo.reduce(%489 init: %cst_159) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %493 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %494 = stablehlo.divide %492, %493 : tensor<8x4x4096xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %496 = stablehlo.multiply %495, %494 : tensor<8x4x4096xf32> loc(#at6)
    %497 = stablehlo.add %491, %496 : tensor<8x4x4096xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %499 = stablehlo.multiply %498, %arg18 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %500 = stablehlo.reduce(%489 init: %cst_163) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %502 = stablehlo.divide %500, %501 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_165 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %504 = stablehlo.multiply %503, %502 : tensor<8x4x32x128xf32> loc(#at6)
    %505 = stablehlo.add %499, %504 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %506 = stablehlo.reduce(%497 init: %cst_166) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %507 = stablehlo.broadcast_in_dim %506, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %509 = stablehlo.divide %507, %508 : tensor<8x4x1xf32> loc(#at6)
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %511 = stablehlo.divide %497, %510 : tensor<8x4x4096xf32> loc(#at6)
    %512 = stablehlo.rsqrt %511 : tensor<8x4x4096xf32> loc(#at6)
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1x1xf32> loc(#at6)
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2, 3, 4] : (tensor<8x4x4096x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %515 = stablehlo.multiply %164#18, %514 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %516 = stablehlo.rsqrt %505 : tensor<8x4x32x128xf32> loc(#at6)
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 3, 4] : (tensor<8x4x32x128xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %519 = stablehlo.multiply %515, %518 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %520 = stablehlo.multiply %arg7, %arg7 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %521 = stablehlo.reduce(%520 init: %cst_168) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %522 = stablehlo.broadcast_in_dim %521, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %524 = stablehlo.divide %522, %523 : tensor<8x4x1x1x1xf32> loc(#at6)
    %525 = stablehlo.sqrt %524 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %527 = stablehlo.maximum %526, %525 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_171 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %529 = stablehlo.multiply %528, %527 : tensor<8x4x1x1x1xf32> loc(#at6)
    %530 = stablehlo.multiply %519, %519 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %531 = stablehlo.reduce(%530 init: %cst_172) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_173 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %534 = stablehlo.divide %532, %533 : tensor<8x4x1x1x1xf32> loc(#at6)
    %535 = stablehlo.sqrt %534 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %537 = stablehlo.maximum %536, %535 : tensor<8x4x1x1x1xf32> loc(#at6)
    %538 = stablehlo.divide %529, %537 : tensor<8x4x1x1x1xf32> loc(#at6)
    %539 = stablehlo.broadcast_in_dim %538, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %540 = stablehlo.multiply %539, %519 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %541 = stablehlo.subtract %arg7, %540 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %542 = stablehlo.multiply %164#19, %164#19 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_175 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %544 = stablehlo.add %542, %543 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_176 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %546 = stablehlo.multiply %545, %arg30 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %547 = stablehlo.reduce(%544 init: %cst_177) applies stablehlo.add across dimensions = [4] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %549 = stablehlo.divide %547, %548 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %551 = stablehlo.multiply %550, %549 : tensor<8x4x32x128xf32> loc(#at6)
    %552 = stablehlo.add %546, %551 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %553 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %554 = stablehlo.multiply %553, %arg19 : tensor<8x4x4096xf32> loc(#at6)
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %555 = stablehlo.reduce(%544 init: %cst_181) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_182 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %556 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %557 = stablehlo.divide %555, %556 : tensor<8x4x4096xf32> loc(#at6)
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %559 = stablehlo.multiply %558, %557 : tensor<8x4x4096xf32> loc(#at6)
    %560 = stablehlo.add %554, %559 : tensor<8x4x4096xf32> loc(#at6)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %561 = stablehlo.reduce(%552 init: %cst_184) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %562 = stablehlo.broadcast_in_dim %561, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_185 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %564 = stablehlo.divide %562, %563 : tensor<8x4x1x1xf32> loc(#at6)
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %566 = stablehlo.divide %552, %565 : tensor<8x4x32x128xf32> loc(#at6)
    %567 = stablehlo.rsqrt %566 : tensor<8x4x32x128xf32> loc(#at6)
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 2, 3] : (tensor<8x4x32x128xf32>) -> tensor<8x4x32x128x1xf32> loc(#at6)
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2, 3, 4] : (tensor<8x4x32x128x1xf32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %570 = stablehlo.multiply %164#19, %569 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %571 = stablehlo.rsqrt %560 : tensor<8x4x4096xf32> loc(#at6)
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 4] : (tensor<8x4x4096xf32>) -> tensor<8x4x1x1x4096xf32> loc(#at6)
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x4096xf32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %574 = stablehlo.multiply %570, %573 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %575 = stablehlo.multiply %arg8, %arg8 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %576 = stablehlo.reduce(%575 init: %cst_186) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %577 = stablehlo.broadcast_in_dim %576, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_187 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %579 = stablehlo.divide %577, %578 : tensor<8x4x1x1x1xf32> loc(#at6)
    %580 = stablehlo.sqrt %579 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_188 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %581 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %582 = stablehlo.maximum %581, %580 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %584 = stablehlo.multiply %583, %582 : tensor<8x4x1x1x1xf32> loc(#at6)
    %585 = stablehlo.multiply %574, %574 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %586 = stablehlo.reduce(%585 init: %cst_190) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %587 = stablehlo.broadcast_in_dim %586, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_191 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %589 = stablehlo.divide %587, %588 : tensor<8x4x1x1x1xf32> loc(#at6)
    %590 = stablehlo.sqrt %589 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %592 = stablehlo.maximum %591, %590 : tensor<8x4x1x1x1xf32> loc(#at6)
    %593 = stablehlo.divide %584, %592 : tensor<8x4x1x1x1xf32> loc(#at6)
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %595 = stablehlo.multiply %594, %574 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %596 = stablehlo.subtract %arg8, %595 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %597 = stablehlo.multiply %164#20, %164#20 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %599 = stablehlo.add %597, %598 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %601 = stablehlo.multiply %600, %arg31 : tensor<8x4x4096xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %602 = stablehlo.reduce(%599 init: %cst_195) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %603 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %604 = stablehlo.divide %602, %603 : tensor<8x4x4096xf32> loc(#at6)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %606 = stablehlo.multiply %605, %604 : tensor<8x4x4096xf32> loc(#at6)
    %607 = stablehlo.add %601, %606 : tensor<8x4x4096xf32> loc(#at6)
    %cst_198 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %609 = stablehlo.multiply %608, %arg20 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %610 = stablehlo.reduce(%599 init: %cst_199) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_200 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %611 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %612 = stablehlo.divide %610, %611 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_201 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %614 = stablehlo.multiply %613, %612 : tensor<8x4x32x128xf32> loc(#at6)
    %615 = stablehlo.add %609, %614 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %616 = stablehlo.reduce(%607 init: %cst_202) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %617 = stablehlo.broadcast_in_dim %616, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_203 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %619 = stablehlo.divide %617, %618 : tensor<8x4x1xf32> loc(#at6)
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %621 = stablehlo.divide %607, %620 : tensor<8x4x4096xf32> loc(#at6)
    %622 = stablehlo.rsqrt %621 : tensor<8x4x4096xf32> loc(#at6)
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1x1xf32> loc(#at6)
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2, 3, 4] : (tensor<8x4x4096x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %625 = stablehlo.multiply %164#20, %624 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %626 = stablehlo.rsqrt %615 : tensor<8x4x32x128xf32> loc(#at6)
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 3, 4] : (tensor<8x4x32x128xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %629 = stablehlo.multiply %625, %628 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %630 = stablehlo.multiply %arg9, %arg9 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %631 = stablehlo.reduce(%630 init: %cst_204) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %632 = stablehlo.broadcast_in_dim %631, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_205 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %634 = stablehlo.divide %632, %633 : tensor<8x4x1x1x1xf32> loc(#at6)
    %635 = stablehlo.sqrt %634 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %637 = stablehlo.maximum %636, %635 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %639 = stablehlo.multiply %638, %637 : tensor<8x4x1x1x1xf32> loc(#at6)
    %640 = stablehlo.multiply %629, %629 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %641 = stablehlo.reduce(%640 init: %cst_208) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %642 = stablehlo.broadcast_in_dim %641, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_209 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %644 = stablehlo.divide %642, %643 : tensor<8x4x1x1x1xf32> loc(#at6)
    %645 = stablehlo.sqrt %644 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %646 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %647 = stablehlo.maximum %646, %645 : tensor<8x4x1x1x1xf32> loc(#at6)
    %648 = stablehlo.divide %639, %647 : tensor<8x4x1x1x1xf32> loc(#at6)
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %650 = stablehlo.multiply %649, %629 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %651 = stablehlo.subtract %arg9, %650 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %652 = stablehlo.multiply %164#21, %164#21 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_211 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %654 = stablehlo.add %652, %653 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_212 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %656 = stablehlo.multiply %655, %arg32 : tensor<8x4x4096xf32> loc(#at6)
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %657 = stablehlo.reduce(%654 init: %cst_213) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_214 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %658 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %659 = stablehlo.divide %657, %658 : tensor<8x4x4096xf32> loc(#at6)
    %cst_215 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %661 = stablehlo.multiply %660, %659 : tensor<8x4x4096xf32> loc(#at6)
    %662 = stablehlo.add %656, %661 : tensor<8x4x4096xf32> loc(#at6)
    %cst_216 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %663 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %664 = stablehlo.multiply %663, %arg21 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %665 = stablehlo.reduce(%654 init: %cst_217) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_218 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %666 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %667 = stablehlo.divide %665, %666 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_219 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %668 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %669 = stablehlo.multiply %668, %667 : tensor<8x4x32x128xf32> loc(#at6)
    %670 = stablehlo.add %664, %669 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %671 = stablehlo.reduce(%662 init: %cst_220) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %672 = stablehlo.broadcast_in_dim %671, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_221 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %674 = stablehlo.divide %672, %673 : tensor<8x4x1xf32> loc(#at6)
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %676 = stablehlo.divide %662, %675 : tensor<8x4x4096xf32> loc(#at6)
    %677 = stablehlo.rsqrt %676 : tensor<8x4x4096xf32> loc(#at6)
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1x1xf32> loc(#at6)
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2, 3, 4] : (tensor<8x4x4096x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %680 = stablehlo.multiply %164#21, %679 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %681 = stablehlo.rsqrt %670 : tensor<8x4x32x128xf32> loc(#at6)
    %682 = stablehlo.broadcast_in_dim %681, dims = [0, 1, 3, 4] : (tensor<8x4x32x128xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %684 = stablehlo.multiply %680, %683 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %685 = stablehlo.multiply %arg10, %arg10 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %686 = stablehlo.reduce(%685 init: %cst_222) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %687 = stablehlo.broadcast_in_dim %686, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_223 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %689 = stablehlo.divide %687, %688 : tensor<8x4x1x1x1xf32> loc(#at6)
    %690 = stablehlo.sqrt %689 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %691 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %692 = stablehlo.maximum %691, %690 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_225 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %693 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %694 = stablehlo.multiply %693, %692 : tensor<8x4x1x1x1xf32> loc(#at6)
    %695 = stablehlo.multiply %684, %684 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %696 = stablehlo.reduce(%695 init: %cst_226) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %697 = stablehlo.broadcast_in_dim %696, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_227 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %699 = stablehlo.divide %697, %698 : tensor<8x4x1x1x1xf32> loc(#at6)
    %700 = stablehlo.sqrt %699 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %702 = stablehlo.maximum %701, %700 : tensor<8x4x1x1x1xf32> loc(#at6)
    %703 = stablehlo.divide %694, %702 : tensor<8x4x1x1x1xf32> loc(#at6)
    %704 = stablehlo.broadcast_in_dim %703, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %705 = stablehlo.multiply %704, %684 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %706 = stablehlo.subtract %arg10, %705 : tensor<8x4x4096x32x128xf32> loc(#at6)
    return %225, %257, %289, %321, %376, %431, %486, %541, %596, %651, %706, %189, %arg12, %arg13, %arg14, %340, %395, %450, %505, %560, %615, %670, %181, %233, %265, %297, %332, %387, %442, %497, %552, %607, %662, %107 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<4096x32000xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384xf32>, tensor<8x4x32x128xf32>, tensor<8x4x4096xf32>, tensor<8x4x32x128xf32>, tensor<8x4x32x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<4096xf32>, tensor<8x4x16384xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x32x128xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<256x1024xi32>) -> tensor<256x1024x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x1024xi32>) -> tensor<256x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1024x1xi32>) -> tensor<256x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x1024x32000xi32>, tensor<256x1024x32000xi32>) -> tensor<256x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xbf16>
    return %5 : tensor<256x1024x32000xbf16>
  }
  func.func private @remainder(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i1>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %2, %3 : tensor<i32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16x16x1024x4096xbf16>) {
    return
  } loc(#at3)
  func.func private @_where_0(%arg0: tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    return %0 : tensor<8x16x1024x4096xi1>
  }
  func.func private @_where_1(%arg0: tensor<1024x1024xi1>, %arg1: tensor<f32>) -> (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<16x32x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1024x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xi1>) -> tensor<8x16x32x1024x1024xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32>
    return %3, %4 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
  } loc(#at3)
  func.func private @_where_2(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>) {
    return
  } loc(#at3)
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x8x4096xf32>, %arg1: tensor<i32>) -> tensor<8x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4096] : (tensor<4x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096xf32>) -> tensor<8x4096xf32>
    return %1 : tensor<8x4096xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x8x16384x4096xf32>, %arg1: tensor<i32>) -> tensor<8x16384x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 16384, 4096] : (tensor<4x8x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16384x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16384x4096xf32>) -> tensor<8x16384x4096xf32>
    return %1 : tensor<8x16384x4096xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x8x4096x16384xf32>, %arg1: tensor<i32>) -> tensor<8x4096x16384xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 4096, 16384] : (tensor<4x8x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x16384xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x16384xf32>) -> tensor<8x4096x16384xf32>
    return %1 : tensor<8x4096x16384xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x8x4096x32x128xf32>, %arg1: tensor<i32>) -> tensor<8x4096x32x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4096, 32, 128] : (tensor<4x8x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x32x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x32x128xf32>) -> tensor<8x4096x32x128xf32>
    return %1 : tensor<8x4096x32x128xf32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x8x32x128x4096xf32>, %arg1: tensor<i32>) -> tensor<8x32x128x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 32, 128, 4096] : (tensor<4x8x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x128x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x128x4096xf32>) -> tensor<8x32x128x4096xf32>
    return %1 : tensor<8x32x128x4096xf32>
  }
  func.func private @closed_call(%arg0: tensor<8x4096xf32>, %arg1: tensor<8x4096xf32>, %arg2: tensor<8x16384x4096xf32>, %arg3: tensor<8x4096x16384xf32>, %arg4: tensor<8x4096x32x128xf32>, %arg5: tensor<8x32x128x4096xf32>, %arg6: tensor<8x4096x32x128xf32>, %arg7: tensor<8x4096x32x128xf32>) -> (tensor<8x1x1x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16384x4096xbf16>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %1 = stablehlo.convert %arg6 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %2 = stablehlo.convert %arg4 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %3 = stablehlo.convert %arg7 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %4 = stablehlo.convert %arg5 : (tensor<8x32x128x4096xf32>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %6 = stablehlo.convert %arg3 : (tensor<8x4096x16384xf32>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %7 = stablehlo.convert %arg2 : (tensor<8x16384x4096xf32>) -> tensor<8x16384x4096xbf16> loc(#at2)
    return %0, %3, %1, %2, %4, %5, %6, %7 : tensor<8x1x1x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16384x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x8x1x1x4096xf32>, %arg1: tensor<8x1x1x4096xf32>, %arg2: tensor<i32>) -> tensor<4x8x1x1x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x1x1x4096xf32>) -> tensor<1x8x1x1x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x1x1x4096xf32>, tensor<1x8x1x1x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32>
    return %1 : tensor<4x8x1x1x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<4x8x4096x32x128xbf16>, %arg1: tensor<8x4096x32x128xbf16>, %arg2: tensor<i32>) -> tensor<4x8x4096x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4096x32x128xbf16>) -> tensor<1x8x4096x32x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x4096x32x128xbf16>, tensor<1x8x4096x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
    return %1 : tensor<4x8x4096x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<4x8x32x128x4096xbf16>, %arg1: tensor<8x32x128x4096xbf16>, %arg2: tensor<i32>) -> tensor<4x8x32x128x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x32x128x4096xbf16>) -> tensor<1x8x32x128x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x32x128x4096xbf16>, tensor<1x8x32x128x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x128x4096xbf16>
    return %1 : tensor<4x8x32x128x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<4x8x4096x16384xbf16>, %arg1: tensor<8x4096x16384xbf16>, %arg2: tensor<i32>) -> tensor<4x8x4096x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x4096x16384xbf16>) -> tensor<1x8x4096x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x4096x16384xbf16>, tensor<1x8x4096x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096x16384xbf16>
    return %1 : tensor<4x8x4096x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<4x8x16384x4096xbf16>, %arg1: tensor<8x16384x4096xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16384x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x16384x4096xbf16>) -> tensor<1x8x16384x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x16384x4096xbf16>, tensor<1x8x16384x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16384x4096xbf16>
    return %1 : tensor<4x8x16384x4096xbf16>
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<23xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<23xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_13(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<i32>, %arg3: tensor<i1>, %arg4: tensor<16x16x1024x4096xbf16>, %arg5: tensor<8x16x1024x4096xi1>, %arg6: tensor<4x8x1x1x4096xf32>, %arg7: tensor<4x8x4096x32x128xbf16>, %arg8: tensor<4x8x4096x32x128xbf16>, %arg9: tensor<4x8x4096x32x128xbf16>, %arg10: tensor<4x8x32x128x4096xbf16>, %arg11: tensor<4x8x1x1x4096xf32>, %arg12: tensor<4x8x4096x16384xbf16>, %arg13: tensor<4x8x16384x4096xbf16>, %arg14: tensor<8x16x1024x4096xbf16>, %arg15: tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<4x8x16x1024x4096xbf16>) {
    %0 = call @remainder_14(%arg15, %arg2, %arg3) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_15(%0, %arg4) : (tensor<i32>, tensor<16x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>)
    %2 = call @_where_16(%1#0, %arg14, %arg5) : (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5:13 = stablehlo.while(%iterArg = %arg6, %iterArg_0 = %arg7, %iterArg_1 = %arg8, %iterArg_2 = %arg9, %iterArg_3 = %arg10, %iterArg_4 = %arg11, %iterArg_5 = %arg12, %iterArg_6 = %arg13, %iterArg_7 = %arg0, %iterArg_8 = %arg1, %iterArg_9 = %c, %iterArg_10 = %3, %iterArg_11 = %4) : tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x16x1024x4096xbf16>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %11 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %11 = func.call @dynamic_index_in_dim_17(%iterArg, %iterArg_9) : (tensor<4x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %12 = func.call @dynamic_index_in_dim_18(%iterArg_0, %iterArg_9) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %13 = func.call @dynamic_index_in_dim_18(%iterArg_1, %iterArg_9) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %14 = func.call @dynamic_index_in_dim_18(%iterArg_2, %iterArg_9) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %15 = func.call @dynamic_index_in_dim_19(%iterArg_3, %iterArg_9) : (tensor<4x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16>
      %16 = func.call @dynamic_index_in_dim_17(%iterArg_4, %iterArg_9) : (tensor<4x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %17 = func.call @dynamic_index_in_dim_20(%iterArg_5, %iterArg_9) : (tensor<4x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16>
      %18 = func.call @dynamic_index_in_dim_21(%iterArg_6, %iterArg_9) : (tensor<4x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16>
      %19:2 = func.call @closed_call_22(%iterArg_7, %iterArg_8, %iterArg_10, %11, %12, %13, %14, %15, %16, %17, %18) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16384x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
      %20 = func.call @dynamic_update_index_in_dim_24(%iterArg_11, %19#1, %iterArg_9) : (tensor<4x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<4x8x16x1024x4096xbf16>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %21, %19#0, %20 : tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x16x1024x4096xbf16>
    }
    %6 = sdy.sharding_constraint %5#11 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %7 = stablehlo.slice %6 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %8 = stablehlo.reshape %7 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    %9 = call @_roll_static_25(%6) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at11)
    %10 = sdy.sharding_constraint %9 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at11)
    return %10, %8, %1#1, %5#12 : tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<4x8x16x1024x4096xbf16>
  }
  func.func private @remainder_14(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = stablehlo.compare NE, %2, %arg2, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.and %3, %1 : tensor<i1>
    %5 = stablehlo.add %0, %arg1 : tensor<i32>
    %6 = stablehlo.select %4, %5, %0 : tensor<i1>, tensor<i32>
    return %6 : tensor<i32>
  }
  func.func private @dynamic_index_in_dim_15(%arg0: tensor<i32>, %arg1: tensor<16x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %2, %c_1, %c_2, %c_3, sizes = [1, 16, 1024, 4096] : (tensor<16x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    return %3, %2 : tensor<1x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @_where_16(%arg0: tensor<1x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg2, %0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_17(%arg0: tensor<4x8x1x1x4096xf32>, %arg1: tensor<i32>) -> tensor<8x1x1x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 1, 1, 4096] : (tensor<4x8x1x1x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x1x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x1x1x4096xf32>) -> tensor<8x1x1x4096xf32>
    return %1 : tensor<8x1x1x4096xf32>
  }
  func.func private @dynamic_index_in_dim_18(%arg0: tensor<4x8x4096x32x128xbf16>, %arg1: tensor<i32>) -> tensor<8x4096x32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4096, 32, 128] : (tensor<4x8x4096x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x32x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x32x128xbf16>) -> tensor<8x4096x32x128xbf16>
    return %1 : tensor<8x4096x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<4x8x32x128x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x32x128x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 32, 128, 4096] : (tensor<4x8x32x128x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x128x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x128x4096xbf16>) -> tensor<8x32x128x4096xbf16>
    return %1 : tensor<8x32x128x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4x8x4096x16384xbf16>, %arg1: tensor<i32>) -> tensor<8x4096x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 4096, 16384] : (tensor<4x8x4096x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x16384xbf16>) -> tensor<8x4096x16384xbf16>
    return %1 : tensor<8x4096x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<4x8x16384x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16384x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 16384, 4096] : (tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16384x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16384x4096xbf16>) -> tensor<8x16384x4096xbf16>
    return %1 : tensor<8x16384x4096xbf16>
  }
  func.func private @closed_call_22(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<8x16x1024x4096xbf16>, %arg3: tensor<8x1x1x4096xf32>, %arg4: tensor<8x4096x32x128xbf16>, %arg5: tensor<8x4096x32x128xbf16>, %arg6: tensor<8x4096x32x128xbf16>, %arg7: tensor<8x32x128x4096xbf16>, %arg8: tensor<8x1x1x4096xf32>, %arg9: tensor<8x4096x16384xbf16>, %arg10: tensor<8x16384x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %1 = stablehlo.multiply %0, %0 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %5 = stablehlo.divide %3, %4 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %7 = stablehlo.add %5, %6 : tensor<8x16x1024x1xf32> loc(#at5)
    %8 = stablehlo.rsqrt %7 : tensor<8x16x1024x1xf32> loc(#at5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %10 = stablehlo.multiply %0, %9 : tensor<8x16x1024x4096xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %12 = stablehlo.multiply %10, %11 : tensor<8x16x1024x4096xf32> loc(#at5)
    %13 = stablehlo.convert %12 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %14 = stablehlo.dot_general %13, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %15 = stablehlo.dot_general %13, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %13, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %17 = stablehlo.dot_general %14, %15, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %18 = stablehlo.convert %17 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %20 = stablehlo.multiply %18, %19 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %21 = call @_where_23(%20, %arg0, %arg1) : (tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %24 = stablehlo.maximum %23, %22 : tensor<8x16x32x1024xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %27 = stablehlo.subtract %21, %26 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %28 = stablehlo.exponential %27 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %29 = stablehlo.reduce(%28 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %32 = stablehlo.divide %28, %31 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %33 = stablehlo.convert %32 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %34 = stablehlo.dot_general %16, %33, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %35 = stablehlo.transpose %34, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %36 = stablehlo.dot_general %35, %arg7, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %37 = stablehlo.add %arg2, %36 : tensor<8x16x1024x4096xbf16>
    %38 = sdy.sharding_constraint %37 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %39 = stablehlo.convert %38 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %40 = stablehlo.multiply %39, %39 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %41 = stablehlo.reduce(%40 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %44 = stablehlo.divide %42, %43 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %46 = stablehlo.add %44, %45 : tensor<8x16x1024x1xf32> loc(#at5)
    %47 = stablehlo.rsqrt %46 : tensor<8x16x1024x1xf32> loc(#at5)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %49 = stablehlo.multiply %39, %48 : tensor<8x16x1024x4096xf32> loc(#at5)
    %50 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %51 = stablehlo.multiply %49, %50 : tensor<8x16x1024x4096xf32> loc(#at5)
    %52 = stablehlo.convert %51 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %53 = stablehlo.dot_general %52, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %54 = stablehlo.multiply %53, %53 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %55 = stablehlo.multiply %54, %53 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %56 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %57 = stablehlo.multiply %56, %55 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %58 = stablehlo.add %53, %57 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %59 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %60 = stablehlo.multiply %59, %58 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %61 = stablehlo.tanh %60 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %63 = stablehlo.add %62, %61 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %64 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %65 = stablehlo.multiply %64, %63 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %66 = stablehlo.multiply %53, %65 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %67 = stablehlo.dot_general %66, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %68 = stablehlo.add %38, %67 : tensor<8x16x1024x4096xbf16>
    %69 = sdy.sharding_constraint %68 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    return %69, %arg2 : tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_where_23(%arg0: tensor<8x16x32x1024x1024xf32>, %arg1: tensor<8x16x32x1024x1024xi1>, %arg2: tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
    return %0 : tensor<8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<4x8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x1024x4096xbf16>
    return %1 : tensor<4x8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_25(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [0:7, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x16x1024x4096xbf16>, tensor<7x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %2 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<23x16x1024x4096xbf16>, %arg1: tensor<16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<23x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<23x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<23x16x1024x4096xbf16>
    return %1 : tensor<23x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<23xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<23xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<23xi32>, tensor<1xi32>, tensor<i32>) -> tensor<23xi32>
    return %1 : tensor<23xi32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<23x4x8x16x1024x4096xbf16>, %arg1: tensor<4x8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<23x4x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x8x16x1024x4096xbf16>) -> tensor<1x4x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<23x4x8x16x1024x4096xbf16>, tensor<1x4x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<23x4x8x16x1024x4096xbf16>
    return %1 : tensor<23x4x8x16x1024x4096xbf16>
  }
  func.func private @_one_hot_29(%arg0: tensor<256x1024xi32>) -> tensor<256x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x1024xi32>) -> tensor<256x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1024x1xi32>) -> tensor<256x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x1024x32000xi32>, tensor<256x1024x32000xi32>) -> tensor<256x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x1024x32000xi1>) -> tensor<256x1024x32000xf32>
    return %5 : tensor<256x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<23x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 1024, 4096] : (tensor<23x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    return %1 : tensor<16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<23x4x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<4x8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 8, 16, 1024, 4096] : (tensor<23x4x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4x8x16x1024x4096xbf16>) -> tensor<4x8x16x1024x4096xbf16>
    return %1 : tensor<4x8x16x1024x4096xbf16>
  }
  func.func private @closed_call_32(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<4x8x4096xf32>, %arg2: tensor<4x8x4096xf32>, %arg3: tensor<4x8x16384x4096xf32>, %arg4: tensor<4x8x4096x16384xf32>, %arg5: tensor<4x8x4096x32x128xf32>, %arg6: tensor<4x8x32x128x4096xf32>, %arg7: tensor<4x8x4096x32x128xf32>, %arg8: tensor<4x8x4096x32x128xf32>, %arg9: tensor<16x16x1024x4096xbf16>, %arg10: tensor<8x4x4096xf32>, %arg11: tensor<8x4x4096xf32>, %arg12: tensor<8x4x16384x4096xf32>, %arg13: tensor<8x4x4096x16384xf32>, %arg14: tensor<8x4x4096x32x128xf32>, %arg15: tensor<8x4x32x128x4096xf32>, %arg16: tensor<8x4x4096x32x128xf32>, %arg17: tensor<8x4x4096x32x128xf32>, %arg18: tensor<8x16x1024x4096xbf16>, %arg19: tensor<16x1024x4096xbf16>, %arg20: tensor<i32>, %arg21: tensor<4x8x16x1024x4096xbf16>) -> (tensor<16x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>) {
    %0 = sdy.sharding_constraint %arg18 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at11)
    %1 = call @_roll_static_33(%0) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at11)
    %2 = stablehlo.broadcast_in_dim %arg19, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.pad %2, %cst, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %4 = stablehlo.add %1, %3 : tensor<8x16x1024x4096xbf16>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x4096xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x4096xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x16384x4096xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x4096x16384xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x4096x32x128xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x32x128x4096xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8x4096x32x128xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x8x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:19 = stablehlo.while(%iterArg = %arg1, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %arg4, %iterArg_11 = %arg5, %iterArg_12 = %arg6, %iterArg_13 = %arg7, %iterArg_14 = %arg8, %iterArg_15 = %arg21, %iterArg_16 = %c, %iterArg_17 = %5, %iterArg_18 = %6, %iterArg_19 = %7, %iterArg_20 = %8, %iterArg_21 = %9, %iterArg_22 = %10, %iterArg_23 = %11, %iterArg_24 = %12, %iterArg_25 = %13) : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>
    cond {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %35 = stablehlo.compare LT, %iterArg_16, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %35 : tensor<i1>
    } do {
      %c_26 = stablehlo.constant dense<4> : tensor<i32>
      %35 = stablehlo.subtract %c_26, %iterArg_16 : tensor<i32>
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %36 = stablehlo.subtract %35, %c_27 : tensor<i32>
      %37 = func.call @dynamic_index_in_dim_3(%iterArg, %36) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %38 = func.call @dynamic_index_in_dim_3(%iterArg_8, %36) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %39 = func.call @dynamic_index_in_dim_4(%iterArg_9, %36) : (tensor<4x8x16384x4096xf32>, tensor<i32>) -> tensor<8x16384x4096xf32>
      %40 = func.call @dynamic_index_in_dim_5(%iterArg_10, %36) : (tensor<4x8x4096x16384xf32>, tensor<i32>) -> tensor<8x4096x16384xf32>
      %41 = func.call @dynamic_index_in_dim_6(%iterArg_11, %36) : (tensor<4x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %42 = func.call @dynamic_index_in_dim_7(%iterArg_12, %36) : (tensor<4x8x32x128x4096xf32>, tensor<i32>) -> tensor<8x32x128x4096xf32>
      %43 = func.call @dynamic_index_in_dim_6(%iterArg_13, %36) : (tensor<4x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %44 = func.call @dynamic_index_in_dim_6(%iterArg_14, %36) : (tensor<4x8x4096x32x128xf32>, tensor<i32>) -> tensor<8x4096x32x128xf32>
      %45 = func.call @dynamic_index_in_dim_34(%iterArg_15, %36) : (tensor<4x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %46:9 = func.call @closed_call_35(%iterArg_17, %37, %38, %39, %40, %41, %42, %43, %44, %45) : (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>)
      %47 = func.call @dynamic_update_index_in_dim_38(%iterArg_18, %46#1, %36) : (tensor<4x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<4x8x4096xf32>
      %48 = func.call @dynamic_update_index_in_dim_38(%iterArg_19, %46#2, %36) : (tensor<4x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<4x8x4096xf32>
      %49 = func.call @dynamic_update_index_in_dim_39(%iterArg_20, %46#3, %36) : (tensor<4x8x16384x4096xf32>, tensor<8x16384x4096xf32>, tensor<i32>) -> tensor<4x8x16384x4096xf32>
      %50 = func.call @dynamic_update_index_in_dim_40(%iterArg_21, %46#4, %36) : (tensor<4x8x4096x16384xf32>, tensor<8x4096x16384xf32>, tensor<i32>) -> tensor<4x8x4096x16384xf32>
      %51 = func.call @dynamic_update_index_in_dim_41(%iterArg_22, %46#5, %36) : (tensor<4x8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<i32>) -> tensor<4x8x4096x32x128xf32>
      %52 = func.call @dynamic_update_index_in_dim_42(%iterArg_23, %46#6, %36) : (tensor<4x8x32x128x4096xf32>, tensor<8x32x128x4096xf32>, tensor<i32>) -> tensor<4x8x32x128x4096xf32>
      %53 = func.call @dynamic_update_index_in_dim_41(%iterArg_24, %46#7, %36) : (tensor<4x8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<i32>) -> tensor<4x8x4096x32x128xf32>
      %54 = func.call @dynamic_update_index_in_dim_41(%iterArg_25, %46#8, %36) : (tensor<4x8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<i32>) -> tensor<4x8x4096x32x128xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %iterArg_16, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %55, %46#0, %47, %48, %49, %50, %51, %52, %53, %54 : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xf32>, tensor<4x8x4096x16384xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x32x128x4096xf32>, tensor<4x8x4096x32x128xf32>, tensor<4x8x4096x32x128xf32>
    }
    %15 = stablehlo.transpose %14#18, dims = [1, 0, 2, 3, 4] : (tensor<4x8x4096x32x128xf32>) -> tensor<8x4x4096x32x128xf32>
    %16 = stablehlo.add %arg17, %15 : tensor<8x4x4096x32x128xf32>
    %17 = stablehlo.transpose %14#17, dims = [1, 0, 2, 3, 4] : (tensor<4x8x4096x32x128xf32>) -> tensor<8x4x4096x32x128xf32>
    %18 = stablehlo.add %arg16, %17 : tensor<8x4x4096x32x128xf32>
    %19 = stablehlo.transpose %14#16, dims = [1, 0, 2, 3, 4] : (tensor<4x8x32x128x4096xf32>) -> tensor<8x4x32x128x4096xf32>
    %20 = stablehlo.add %arg15, %19 : tensor<8x4x32x128x4096xf32>
    %21 = stablehlo.transpose %14#15, dims = [1, 0, 2, 3, 4] : (tensor<4x8x4096x32x128xf32>) -> tensor<8x4x4096x32x128xf32>
    %22 = stablehlo.add %arg14, %21 : tensor<8x4x4096x32x128xf32>
    %23 = stablehlo.transpose %14#14, dims = [1, 0, 2, 3] : (tensor<4x8x4096x16384xf32>) -> tensor<8x4x4096x16384xf32>
    %24 = stablehlo.add %arg13, %23 : tensor<8x4x4096x16384xf32>
    %25 = stablehlo.transpose %14#13, dims = [1, 0, 2, 3] : (tensor<4x8x16384x4096xf32>) -> tensor<8x4x16384x4096xf32>
    %26 = stablehlo.add %arg12, %25 : tensor<8x4x16384x4096xf32>
    %27 = stablehlo.transpose %14#12, dims = [1, 0, 2] : (tensor<4x8x4096xf32>) -> tensor<8x4x4096xf32>
    %28 = stablehlo.add %arg11, %27 : tensor<8x4x4096xf32>
    %29 = stablehlo.transpose %14#11, dims = [1, 0, 2] : (tensor<4x8x4096xf32>) -> tensor<8x4x4096xf32>
    %30 = stablehlo.add %arg10, %29 : tensor<8x4x4096xf32>
    %31 = sdy.sharding_constraint %14#10 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %32:2 = call @_where_43(%arg0, %31) : (tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %33 = call @dynamic_index_in_dim_44(%arg20, %32#0) : (tensor<i32>, tensor<1x16x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16>
    %34 = stablehlo.add %arg9, %33 : tensor<16x16x1024x4096xbf16>
    return %34, %30, %28, %26, %24, %22, %20, %18, %16, %32#1 : tensor<16x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_33(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [1:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<7x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.pad %0, %cst_0, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %4 = stablehlo.add %2, %3 : tensor<8x16x1024x4096xbf16>
    return %4 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_34(%arg0: tensor<4x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<4x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @closed_call_35(%arg0: tensor<8x16x1024x4096xbf16>, %arg1: tensor<8x4096xf32>, %arg2: tensor<8x4096xf32>, %arg3: tensor<8x16384x4096xf32>, %arg4: tensor<8x4096x16384xf32>, %arg5: tensor<8x4096x32x128xf32>, %arg6: tensor<8x32x128x4096xf32>, %arg7: tensor<8x4096x32x128xf32>, %arg8: tensor<8x4096x32x128xf32>, %arg9: tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %2 = stablehlo.multiply %1, %1 : tensor<8x16x1024x4096xf32> loc(#at10)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at10)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %6 = stablehlo.divide %4, %5 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %8 = stablehlo.add %6, %7 : tensor<8x16x1024x1xf32> loc(#at10)
    %9 = stablehlo.rsqrt %8 : tensor<8x16x1024x1xf32> loc(#at10)
    %10 = stablehlo.divide %9, %8 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %12 = stablehlo.multiply %11, %10 : tensor<8x16x1024x1xf32> loc(#at10)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %14 = stablehlo.multiply %1, %13 : tensor<8x16x1024x4096xf32> loc(#at10)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at10)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %17 = stablehlo.multiply %14, %16 : tensor<8x16x1024x4096xf32> loc(#at10)
    %18 = stablehlo.convert %17 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at10)
    %19 = stablehlo.convert %0#6 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at8)
    %20 = stablehlo.dot_general %18, %19, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %21 = stablehlo.convert %0#4 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at8)
    %22 = stablehlo.dot_general %18, %21, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %23 = stablehlo.convert %0#7 : (tensor<8x4096x32x128xf32>) -> tensor<8x4096x32x128xbf16> loc(#at8)
    %24 = stablehlo.dot_general %18, %23, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at8)
    %26 = stablehlo.convert %25 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %28 = stablehlo.multiply %26, %27 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %29 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at8)
    %31 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at8)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at8)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %36:3 = call @_where_36(%35, %28, %cst_4) : (tensor<1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> (tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) loc(#at8)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at8)
    %37 = stablehlo.reduce(%36#0 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at8)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at8)
    %39 = stablehlo.maximum %38, %37 : tensor<8x16x32x1024xf32> loc(#at8)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at8)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %42 = stablehlo.subtract %36#0, %41 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %43 = stablehlo.exponential %42 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at8)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at8)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at8)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at8)
    %47 = stablehlo.divide %43, %46 : tensor<8x16x32x1024x1024xf32> loc(#at8)
    %48 = stablehlo.multiply %45, %45 : tensor<8x16x32x1024x1xf32> loc(#at8)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at8)
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1xf32> loc(#at8)
    %50 = stablehlo.divide %49, %48 : tensor<8x16x32x1024x1xf32> loc(#at8)
    %51 = stablehlo.convert %47 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at8)
    %52 = stablehlo.dot_general %24, %51, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at8)
    %53 = stablehlo.transpose %52, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at8)
    %54 = stablehlo.convert %0#5 : (tensor<8x32x128x4096xf32>) -> tensor<8x32x128x4096xbf16> loc(#at8)
    %55 = stablehlo.dot_general %53, %54, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at8)
    %56 = stablehlo.add %0#8, %55 : tensor<8x16x1024x4096xbf16> loc(#at7)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at7)
    %58 = stablehlo.convert %57 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %59 = stablehlo.multiply %58, %58 : tensor<8x16x1024x4096xf32> loc(#at10)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at10)
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at10)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %cst_10 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %63 = stablehlo.divide %61, %62 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %65 = stablehlo.add %63, %64 : tensor<8x16x1024x1xf32> loc(#at10)
    %66 = stablehlo.rsqrt %65 : tensor<8x16x1024x1xf32> loc(#at10)
    %67 = stablehlo.divide %66, %65 : tensor<8x16x1024x1xf32> loc(#at10)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at10)
    %69 = stablehlo.multiply %68, %67 : tensor<8x16x1024x1xf32> loc(#at10)
    %70 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %71 = stablehlo.multiply %58, %70 : tensor<8x16x1024x4096xf32> loc(#at10)
    %72 = stablehlo.broadcast_in_dim %0#1, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at10)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at10)
    %74 = stablehlo.multiply %71, %73 : tensor<8x16x1024x4096xf32> loc(#at10)
    %75 = stablehlo.convert %74 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at10)
    %76 = stablehlo.convert %0#3 : (tensor<8x4096x16384xf32>) -> tensor<8x4096x16384xbf16> loc(#at9)
    %77 = stablehlo.dot_general %75, %76, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %78 = stablehlo.multiply %77, %77 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %79 = stablehlo.multiply %78, %77 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %80 = stablehlo.multiply %77, %77 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %82 = stablehlo.multiply %81, %80 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %84 = stablehlo.multiply %83, %79 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %85 = stablehlo.add %77, %84 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %87 = stablehlo.multiply %86, %85 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %88 = stablehlo.tanh %87 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %90 = stablehlo.subtract %89, %88 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %92 = stablehlo.add %91, %88 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at9)
    %94 = stablehlo.multiply %93, %92 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %95 = stablehlo.multiply %77, %94 : tensor<8x16x1024x16384xbf16> loc(#at9)
    %96 = stablehlo.convert %0#2 : (tensor<8x16384x4096xf32>) -> tensor<8x16384x4096xbf16> loc(#at9)
    %97 = sdy.sharding_constraint %0#9 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %98 = stablehlo.dot_general %97, %95, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %99 = stablehlo.transpose %98, dims = [0, 2, 1] : (tensor<8x4096x16384xbf16>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %100 = stablehlo.dot_general %97, %96, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %101 = stablehlo.convert %99 : (tensor<8x16384x4096xbf16>) -> tensor<8x16384x4096xf32> loc(#at2)
    %102 = stablehlo.multiply %77, %100 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %103 = stablehlo.multiply %100, %94 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %105 = stablehlo.multiply %104, %102 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %106 = stablehlo.multiply %105, %90 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %107 = stablehlo.multiply %106, %88 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %108 = stablehlo.add %106, %107 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %108 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %111 = stablehlo.add %103, %110 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %113 = stablehlo.multiply %112, %110 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %114 = stablehlo.multiply %113, %82 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %115 = stablehlo.add %111, %114 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %116 = stablehlo.dot_general %115, %75, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %117 = stablehlo.transpose %116, dims = [0, 2, 1] : (tensor<8x16384x4096xbf16>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %118 = stablehlo.dot_general %115, %76, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<8x16x1024x16384xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %119 = stablehlo.convert %117 : (tensor<8x4096x16384xbf16>) -> tensor<8x4096x16384xf32> loc(#at2)
    %120 = stablehlo.convert %118 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %121 = stablehlo.multiply %71, %120 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %122 = stablehlo.reduce(%121 init: %cst_22) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %123 = stablehlo.reshape %122 : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %124 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %125 = stablehlo.multiply %120, %124 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %126 = stablehlo.reduce(%123 init: %cst_23) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x1x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %127 = stablehlo.multiply %58, %125 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %128 = stablehlo.reduce(%127 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %129 = stablehlo.reshape %128 : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %130 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %131 = stablehlo.multiply %125, %130 : tensor<8x16x1024x4096xf32> loc(#at5)
    %132 = stablehlo.multiply %129, %69 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %134 = stablehlo.divide %132, %133 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %135 = stablehlo.reduce(%134 init: %cst_26) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x1xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %137 = stablehlo.multiply %58, %136 : tensor<8x16x1024x4096xf32> loc(#at5)
    %138 = stablehlo.add %131, %137 : tensor<8x16x1024x4096xf32> loc(#at5)
    %139 = stablehlo.multiply %136, %58 : tensor<8x16x1024x4096xf32> loc(#at5)
    %140 = stablehlo.add %138, %139 : tensor<8x16x1024x4096xf32> loc(#at5)
    %141 = stablehlo.convert %140 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %142 = stablehlo.add %97, %141 : tensor<8x16x1024x4096xbf16> loc(#at5)
    %143 = sdy.sharding_constraint %142 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %144 = stablehlo.dot_general %143, %53, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %145 = stablehlo.transpose %144, dims = [0, 2, 3, 1] : (tensor<8x4096x32x128xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %146 = stablehlo.dot_general %143, %54, batching_dims = [0] x [0], contracting_dims = [3] x [3] : (tensor<8x16x1024x4096xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %147 = stablehlo.convert %145 : (tensor<8x32x128x4096xbf16>) -> tensor<8x32x128x4096xf32> loc(#at0)
    %148 = stablehlo.transpose %146, dims = [0, 1, 3, 4, 2] : (tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %149 = stablehlo.dot_general %148, %24, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4] : (tensor<8x16x32x128x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %150 = stablehlo.dot_general %148, %51, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [4] x [3] : (tensor<8x16x32x128x1024xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %151 = stablehlo.transpose %150, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %152 = stablehlo.convert %149 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %153 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %154 = stablehlo.multiply %152, %153 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %155 = stablehlo.multiply %154, %43 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %156 = stablehlo.reduce(%155 init: %cst_27) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %157 = stablehlo.reshape %156 : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %158 = stablehlo.negate %157 : tensor<8x16x32x1024x1xf32> loc(#at0)
    %159 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %160 = stablehlo.divide %152, %159 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%158 init: %cst_28) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %163 = stablehlo.add %160, %162 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %164 = stablehlo.multiply %163, %43 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %165 = call @_where_37(%36#1, %36#2, %164) : (tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %167 = stablehlo.multiply %165, %166 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %168 = stablehlo.convert %167 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %169 = stablehlo.dot_general %168, %20, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2] : (tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x128xbf16> loc(#at0)
    %170 = stablehlo.transpose %169, dims = [0, 1, 3, 2, 4] : (tensor<8x16x32x1024x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %171 = stablehlo.dot_general %168, %22, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2] : (tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x128xbf16> loc(#at0)
    %172 = stablehlo.transpose %171, dims = [0, 1, 3, 2, 4] : (tensor<8x16x32x1024x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %173 = stablehlo.dot_general %151, %18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %175 = stablehlo.dot_general %151, %23, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %176 = stablehlo.convert %174 : (tensor<8x4096x32x128xbf16>) -> tensor<8x4096x32x128xf32> loc(#at0)
    %177 = stablehlo.dot_general %170, %18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %179 = stablehlo.dot_general %170, %21, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %180 = stablehlo.add %175, %179 : tensor<8x16x1024x4096xbf16> loc(#at0)
    %181 = stablehlo.convert %178 : (tensor<8x4096x32x128xbf16>) -> tensor<8x4096x32x128xf32> loc(#at0)
    %182 = stablehlo.dot_general %172, %18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %183 = stablehlo.transpose %182, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %184 = stablehlo.dot_general %172, %19, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %185 = stablehlo.add %180, %184 : tensor<8x16x1024x4096xbf16> loc(#at0)
    %186 = stablehlo.convert %183 : (tensor<8x4096x32x128xbf16>) -> tensor<8x4096x32x128xf32> loc(#at0)
    %187 = stablehlo.convert %185 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %188 = stablehlo.multiply %14, %187 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %189 = stablehlo.reduce(%188 init: %cst_30) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %190 = stablehlo.reshape %189 : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %191 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %192 = stablehlo.multiply %187, %191 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %193 = stablehlo.reduce(%190 init: %cst_31) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x1x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %194 = stablehlo.multiply %1, %192 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %195 = stablehlo.reduce(%194 init: %cst_32) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %196 = stablehlo.reshape %195 : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %197 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %198 = stablehlo.multiply %192, %197 : tensor<8x16x1024x4096xf32> loc(#at5)
    %199 = stablehlo.multiply %196, %12 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %201 = stablehlo.divide %199, %200 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %202 = stablehlo.reduce(%201 init: %cst_34) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x1xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %204 = stablehlo.multiply %1, %203 : tensor<8x16x1024x4096xf32> loc(#at5)
    %205 = stablehlo.add %198, %204 : tensor<8x16x1024x4096xf32> loc(#at5)
    %206 = stablehlo.multiply %203, %1 : tensor<8x16x1024x4096xf32> loc(#at5)
    %207 = stablehlo.add %205, %206 : tensor<8x16x1024x4096xf32> loc(#at5)
    %208 = stablehlo.convert %207 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %209 = stablehlo.add %143, %208 : tensor<8x16x1024x4096xbf16> loc(#at5)
    return %209, %193, %126, %101, %119, %181, %147, %186, %176 : tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xf32>, tensor<8x4096x16384xf32>, tensor<8x4096x32x128xf32>, tensor<8x32x128x4096xf32>, tensor<8x4096x32x128xf32>, tensor<8x4096x32x128xf32>
  }
  func.func private @_where_36(%arg0: tensor<1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<f32>) -> (tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<1024x1024xi1>) -> tensor<16x32x1024x1024xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1024x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xi1>) -> tensor<8x16x32x1024x1024xi1>
    %4 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32>
    %5 = stablehlo.select %3, %arg1, %4 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32>
    return %5, %3, %6 : tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
  }
  func.func private @_where_37(%arg0: tensor<8x16x32x1024x1024xi1>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x16x32x1024x1024xi1>, tensor<8x16x32x1024x1024xf32>
    return %1 : tensor<8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_38(%arg0: tensor<4x8x4096xf32>, %arg1: tensor<8x4096xf32>, %arg2: tensor<i32>) -> tensor<4x8x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4096xf32>) -> tensor<1x8x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x8x4096xf32>, tensor<1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096xf32>
    return %1 : tensor<4x8x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_39(%arg0: tensor<4x8x16384x4096xf32>, %arg1: tensor<8x16384x4096xf32>, %arg2: tensor<i32>) -> tensor<4x8x16384x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x16384x4096xf32>) -> tensor<1x8x16384x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x16384x4096xf32>, tensor<1x8x16384x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16384x4096xf32>
    return %1 : tensor<4x8x16384x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_40(%arg0: tensor<4x8x4096x16384xf32>, %arg1: tensor<8x4096x16384xf32>, %arg2: tensor<i32>) -> tensor<4x8x4096x16384xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x4096x16384xf32>) -> tensor<1x8x4096x16384xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x4096x16384xf32>, tensor<1x8x4096x16384xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096x16384xf32>
    return %1 : tensor<4x8x4096x16384xf32>
  }
  func.func private @dynamic_update_index_in_dim_41(%arg0: tensor<4x8x4096x32x128xf32>, %arg1: tensor<8x4096x32x128xf32>, %arg2: tensor<i32>) -> tensor<4x8x4096x32x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4096x32x128xf32>) -> tensor<1x8x4096x32x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x4096x32x128xf32>, tensor<1x8x4096x32x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096x32x128xf32>
    return %1 : tensor<4x8x4096x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<4x8x32x128x4096xf32>, %arg1: tensor<8x32x128x4096xf32>, %arg2: tensor<i32>) -> tensor<4x8x32x128x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x32x128x4096xf32>) -> tensor<1x8x32x128x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x32x128x4096xf32>, tensor<1x8x32x128x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x128x4096xf32>
    return %1 : tensor<4x8x32x128x4096xf32>
  }
  func.func private @_where_43(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x16x1024x4096xbf16>, tensor<bf16>) -> tensor<16x1024x4096xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    return %4, %1 : tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_44(%arg0: tensor<i32>, %arg1: tensor<1x16x1024x4096xbf16>) -> tensor<16x16x1024x4096xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<16x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %0, %arg1, %arg0, %c, %c_0, %c_1 : (tensor<16x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x16x1024x4096xbf16>
    return %1 : tensor<16x16x1024x4096xbf16>
  }
}
#at0 = loc("attention")
#at1 = loc("embedding")
#at2 = loc("ffn")
#at3 = loc("jit:")
#at4 = loc("logits")
#at5 = loc("norm")
#at6 = loc("optimizer")
#at7 = loc("rematted_computation")
#at8 = loc("rematted_computation/attention")
#at9 = loc("rematted_computation/ffn")
#at10 = loc("rematted_computation/norm")
#at11 = loc("shift")

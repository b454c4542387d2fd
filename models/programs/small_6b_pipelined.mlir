module @jit_small_6b_pipelined attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=8, "data"=8]> {stablehlo.mesh = {axes = [{name = "stage", size = 8 : i64}, {name = "data", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<8x4x16384x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<8x4x4096x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<8x4x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<8x4x32x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<8x4x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<8x4x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32} loc("state['columns']['embedding']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg15: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32} loc("state['columns']['logits']"), %arg16: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['wf']"), %arg17: tensor<8x4x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wi']"), %arg18: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wk']"), %arg19: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wo']"), %arg20: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wq']"), %arg21: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wv']"), %arg22: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32} loc("state['rows']['embedding']"), %arg23: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg24: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['ln1']"), %arg25: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 25 : i32} loc("state['rows']['ln2']"), %arg26: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['logits']"), %arg27: tensor<8x4x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['wf']"), %arg28: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['wi']"), %arg29: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wk']"), %arg30: tensor<8x4x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wo']"), %arg31: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wq']"), %arg32: tensor<8x4x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wv']"), %arg33: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['labels']"), %arg34: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<8x4x4096xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x4x16384x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096x16384xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096x32x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x32x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x4096x32x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x4x4096x32x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x16384xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x4x16384xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x32x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<8x4x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16> loc(#at1)
    %1 = call @_one_hot(%arg34) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<512x1024x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<512x1024x4096xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16> loc(#at1)
    %4 = stablehlo.reshape %3 : (tensor<512x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %5 = sdy.sharding_constraint %4 <@mesh, [{}, {"data"}, {}, {}]> : tensor<32x16x1024x4096xbf16>
    %6 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xi1>) -> tensor<8x1x1x1xi1>
    %10 = stablehlo.convert %arg5 : (tensor<8x4x16384x4096xf32>) -> tensor<8x4x16384x4096xbf16>
    %11 = stablehlo.convert %arg6 : (tensor<8x4x4096x16384xf32>) -> tensor<8x4x4096x16384xbf16>
    %12 = stablehlo.convert %arg7 : (tensor<8x4x4096x32x128xf32>) -> tensor<8x4x4096x32x128xbf16>
    %13 = stablehlo.convert %arg8 : (tensor<8x4x32x128x4096xf32>) -> tensor<8x4x32x128x4096xbf16>
    %14 = stablehlo.convert %arg9 : (tensor<8x4x4096x32x128xf32>) -> tensor<8x4x4096x32x128xbf16>
    %15 = stablehlo.convert %arg10 : (tensor<8x4x4096x32x128xf32>) -> tensor<8x4x4096x32x128xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %17 = sdy.sharding_constraint %16 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %18 = stablehlo.iota dim = 0 : tensor<39xi32>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %19:2 = call @remainder(%c_0) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%5) : (tensor<32x16x1024x4096xbf16>) -> ()
    %20 = call @_where_0(%9) : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    %21 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<8x4x4096xf32>) -> tensor<4x8x4096xf32>
    %22 = stablehlo.transpose %arg3, dims = [1, 0, 2] : (tensor<8x4x4096xf32>) -> tensor<4x8x4096xf32>
    %23 = stablehlo.transpose %10, dims = [1, 0, 2, 3] : (tensor<8x4x16384x4096xbf16>) -> tensor<4x8x16384x4096xbf16>
    %24 = stablehlo.transpose %11, dims = [1, 0, 2, 3] : (tensor<8x4x4096x16384xbf16>) -> tensor<4x8x4096x16384xbf16>
    %25 = stablehlo.transpose %12, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xbf16>) -> tensor<4x8x4096x32x128xbf16>
    %26 = stablehlo.transpose %13, dims = [1, 0, 2, 3, 4] : (tensor<8x4x32x128x4096xbf16>) -> tensor<4x8x32x128x4096xbf16>
    %27 = stablehlo.transpose %14, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xbf16>) -> tensor<4x8x4096x32x128xbf16>
    %28 = stablehlo.transpose %15, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xbf16>) -> tensor<4x8x4096x32x128xbf16>
    %29:3 = call @closed_call(%21, %22, %23, %24, %25, %26, %27, %28) : (tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>) -> (tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x1x1x4096xf32>)
    call @_roll_static() : () -> () loc(#at9)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<39x16x1024x4096xbf16>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<39xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<39x8x16x1024x4096xbf16>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %33:19 = stablehlo.while(%iterArg = %18, %iterArg_219 = %29#0, %iterArg_220 = %29#1, %iterArg_221 = %28, %iterArg_222 = %27, %iterArg_223 = %25, %iterArg_224 = %26, %iterArg_225 = %29#2, %iterArg_226 = %24, %iterArg_227 = %23, %iterArg_228 = %19#0, %iterArg_229 = %19#1, %iterArg_230 = %5, %iterArg_231 = %20, %iterArg_232 = %c_4, %iterArg_233 = %17, %iterArg_234 = %30, %iterArg_235 = %31, %iterArg_236 = %32) : tensor<39xi32>, tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<i1>, tensor<32x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<39x16x1024x4096xbf16>, tensor<39xi32>, tensor<39x8x16x1024x4096xbf16>
    cond {
      %c_237 = stablehlo.constant dense<39> : tensor<i32>
      %703 = stablehlo.compare LT, %iterArg_232, %c_237, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %703 : tensor<i1>
    } do {
      %703 = func.call @dynamic_index_in_dim_7(%iterArg, %iterArg_232) : (tensor<39xi32>, tensor<i32>) -> tensor<i32>
      %704:4 = func.call @closed_call_8(%iterArg_219, %iterArg_220, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_233, %703) : (tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<i1>, tensor<32x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>)
      %705 = func.call @dynamic_update_index_in_dim_16(%iterArg_234, %704#1, %iterArg_232) : (tensor<39x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>) -> tensor<39x16x1024x4096xbf16>
      %706 = func.call @dynamic_update_index_in_dim_17(%iterArg_235, %704#2, %iterArg_232) : (tensor<39xi32>, tensor<i32>, tensor<i32>) -> tensor<39xi32>
      %707 = func.call @dynamic_update_index_in_dim_18(%iterArg_236, %704#3, %iterArg_232) : (tensor<39x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<39x8x16x1024x4096xbf16>
      %c_237 = stablehlo.constant dense<1> : tensor<i32>
      %708 = stablehlo.add %iterArg_232, %c_237 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_219, %iterArg_220, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %708, %704#0, %705, %706, %707 : tensor<39xi32>, tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<i1>, tensor<32x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<39x16x1024x4096xbf16>, tensor<39xi32>, tensor<39x8x16x1024x4096xbf16>
    }
    %34 = stablehlo.slice %33#16 [7:39, 0:16, 0:1024, 0:4096] : (tensor<39x16x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %35 = stablehlo.reshape %34 : (tensor<32x16x1024x4096xbf16>) -> tensor<512x1024x4096xbf16>
    %36 = sdy.sharding_constraint %35 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16>
    %37 = stablehlo.convert %36 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at5)
    %38 = stablehlo.multiply %37, %37 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %39 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at5)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %42 = stablehlo.divide %40, %41 : tensor<512x1024x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %44 = stablehlo.add %42, %43 : tensor<512x1024x1xf32> loc(#at5)
    %45 = stablehlo.rsqrt %44 : tensor<512x1024x1xf32> loc(#at5)
    %46 = stablehlo.divide %45, %44 : tensor<512x1024x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %48 = stablehlo.multiply %47, %46 : tensor<512x1024x1xf32> loc(#at5)
    %49 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %50 = stablehlo.multiply %37, %49 : tensor<512x1024x4096xf32> loc(#at5)
    %51 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %53 = stablehlo.multiply %50, %52 : tensor<512x1024x4096xf32> loc(#at5)
    %54 = stablehlo.convert %53 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at5)
    %55 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at4)
    %56 = stablehlo.dot_general %54, %55, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<512x1024x32000xbf16> loc(#at4)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x32000xbf16> loc(#at4)
    %58 = stablehlo.convert %57 : (tensor<512x1024x32000xbf16>) -> tensor<512x1024x32000xf32> loc(#at4)
    %59 = call @_one_hot_19(%arg33) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %60 = stablehlo.multiply %58, %59 : tensor<512x1024x32000xf32> loc(#at4)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %61 = stablehlo.reduce(%60 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %62 = stablehlo.reduce(%58 init: %cst_10) applies stablehlo.maximum across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %63 = stablehlo.reshape %62 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %65 = stablehlo.compare EQ, %58, %64, FLOAT : (tensor<512x1024x32000xf32>, tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xi1> loc(#at4)
    %66 = stablehlo.convert %65 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %67 = stablehlo.reduce(%66 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %69 = stablehlo.maximum %68, %62 : tensor<512x1024xf32> loc(#at4)
    %70 = stablehlo.compare EQ, %62, %69, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %73 = stablehlo.select %70, %71, %72 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %75 = stablehlo.compare EQ, %74, %69, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %78 = stablehlo.select %75, %76, %77 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %79 = stablehlo.divide %73, %78 : tensor<512x1024xf32> loc(#at4)
    %80 = stablehlo.is_finite %69 : (tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %82 = stablehlo.select %80, %69, %81 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %86 = stablehlo.subtract %58, %85 : tensor<512x1024x32000xf32> loc(#at4)
    %87 = stablehlo.exponential %86 : tensor<512x1024x32000xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %88 = stablehlo.reduce(%87 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %89 = stablehlo.sign %88 : tensor<512x1024xf32> loc(#at4)
    %90 = stablehlo.abs %88 : tensor<512x1024xf32> loc(#at4)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %92 = stablehlo.compare GE, %88, %91, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %93 = stablehlo.log %90 : tensor<512x1024xf32> loc(#at4)
    %94 = stablehlo.add %93, %82 : tensor<512x1024xf32> loc(#at4)
    %95 = stablehlo.subtract %94, %61 : tensor<512x1024xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %96 = stablehlo.reduce(%95 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_23 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %97 = stablehlo.divide %96, %cst_23 : tensor<f32> loc(#at4)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_26 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %99 = stablehlo.divide %cst_24, %cst_26 : tensor<f32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %101 = stablehlo.negate %100 : tensor<512x1024xf32> loc(#at4)
    %102 = stablehlo.divide %100, %90 : tensor<512x1024xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %104 = stablehlo.select %92, %103, %102 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %105 = stablehlo.select %92, %102, %103 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %106 = stablehlo.negate %104 : tensor<512x1024xf32> loc(#at4)
    %107 = stablehlo.add %105, %106 : tensor<512x1024xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %109 = stablehlo.multiply %108, %87 : tensor<512x1024x32000xf32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %111 = stablehlo.multiply %110, %59 : tensor<512x1024x32000xf32> loc(#at4)
    %112 = stablehlo.add %109, %111 : tensor<512x1024x32000xf32> loc(#at4)
    %113 = stablehlo.convert %112 : (tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xbf16> loc(#at4)
    %114 = sdy.sharding_constraint %113 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x32000xbf16> loc(#at4)
    %115 = stablehlo.dot_general %114, %54, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32000xbf16>, tensor<512x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at4)
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at4)
    %117 = stablehlo.dot_general %114, %55, contracting_dims = [2] x [1] : (tensor<512x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %118 = stablehlo.convert %116 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at4)
    %119 = stablehlo.convert %117 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at5)
    %120 = stablehlo.multiply %50, %119 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %121 = stablehlo.reduce(%120 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %122 = stablehlo.reshape %121 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %123 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %124 = stablehlo.multiply %119, %123 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %125 = stablehlo.reduce(%122 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %126 = stablehlo.multiply %37, %124 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %127 = stablehlo.reduce(%126 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at5)
    %128 = stablehlo.reshape %127 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at5)
    %129 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %130 = stablehlo.multiply %124, %129 : tensor<512x1024x4096xf32> loc(#at5)
    %131 = stablehlo.multiply %128, %48 : tensor<512x1024x1xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %133 = stablehlo.divide %131, %132 : tensor<512x1024x1xf32> loc(#at5)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %134 = stablehlo.reduce(%133 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at5)
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %136 = stablehlo.multiply %37, %135 : tensor<512x1024x4096xf32> loc(#at5)
    %137 = stablehlo.add %130, %136 : tensor<512x1024x4096xf32> loc(#at5)
    %138 = stablehlo.multiply %135, %37 : tensor<512x1024x4096xf32> loc(#at5)
    %139 = stablehlo.add %137, %138 : tensor<512x1024x4096xf32> loc(#at5)
    %140 = stablehlo.convert %139 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at5)
    %141 = sdy.sharding_constraint %140 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16>
    %142 = stablehlo.reshape %141 : (tensor<512x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %143 = stablehlo.pad %142, %cst_33, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<32x16x1024x4096xbf16>, tensor<bf16>) -> tensor<39x16x1024x4096xbf16>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %144 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %145 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<32x16x1024x4096xbf16>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %148 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<8x4x16384x4096xbf16>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %149 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<bf16>) -> tensor<8x4x4096x16384xbf16>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %150 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<bf16>) -> tensor<8x4x4096x32x128xbf16>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %151 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<bf16>) -> tensor<8x4x32x128x4096xbf16>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %152 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<bf16>) -> tensor<8x4x4096x32x128xbf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %153 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<bf16>) -> tensor<8x4x4096x32x128xbf16>
    %c_44 = stablehlo.constant dense<0> : tensor<i32>
    %154:23 = stablehlo.while(%iterArg = %143, %iterArg_219 = %33#17, %iterArg_220 = %33#18, %iterArg_221 = %20, %iterArg_222 = %arg2, %iterArg_223 = %arg3, %iterArg_224 = %10, %iterArg_225 = %11, %iterArg_226 = %12, %iterArg_227 = %13, %iterArg_228 = %14, %iterArg_229 = %15, %iterArg_230 = %c_44, %iterArg_231 = %145, %iterArg_232 = %146, %iterArg_233 = %147, %iterArg_234 = %148, %iterArg_235 = %149, %iterArg_236 = %150, %iterArg_237 = %151, %iterArg_238 = %152, %iterArg_239 = %153, %iterArg_240 = %144) : tensor<39x16x1024x4096xbf16>, tensor<39xi32>, tensor<39x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<i32>, tensor<32x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>
    cond {
      %c_241 = stablehlo.constant dense<39> : tensor<i32>
      %703 = stablehlo.compare LT, %iterArg_230, %c_241, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %703 : tensor<i1>
    } do {
      %c_241 = stablehlo.constant dense<39> : tensor<i32>
      %703 = stablehlo.subtract %c_241, %iterArg_230 : tensor<i32>
      %c_242 = stablehlo.constant dense<1> : tensor<i32>
      %704 = stablehlo.subtract %703, %c_242 : tensor<i32>
      %705 = func.call @dynamic_index_in_dim_20(%iterArg, %704) : (tensor<39x16x1024x4096xbf16>, tensor<i32>) -> tensor<16x1024x4096xbf16>
      %706 = func.call @dynamic_index_in_dim_7(%iterArg_219, %704) : (tensor<39xi32>, tensor<i32>) -> tensor<i32>
      %707 = func.call @dynamic_index_in_dim_21(%iterArg_220, %704) : (tensor<39x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %708:10 = func.call @closed_call_22(%iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %705, %706, %707) : (tensor<8x16x1024x4096xi1>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<32x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>) -> (tensor<32x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>)
      %c_243 = stablehlo.constant dense<1> : tensor<i32>
      %709 = stablehlo.add %iterArg_230, %c_243 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_219, %iterArg_220, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %709, %708#0, %708#1, %708#2, %708#3, %708#4, %708#5, %708#6, %708#7, %708#8, %708#9 : tensor<39x16x1024x4096xbf16>, tensor<39xi32>, tensor<39x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<i32>, tensor<32x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>
    }
    %155 = stablehlo.convert %154#21 : (tensor<8x4x4096x32x128xbf16>) -> tensor<8x4x4096x32x128xf32>
    %156 = stablehlo.convert %154#20 : (tensor<8x4x4096x32x128xbf16>) -> tensor<8x4x4096x32x128xf32>
    %157 = stablehlo.convert %154#19 : (tensor<8x4x32x128x4096xbf16>) -> tensor<8x4x32x128x4096xf32>
    %158 = stablehlo.convert %154#18 : (tensor<8x4x4096x32x128xbf16>) -> tensor<8x4x4096x32x128xf32>
    %159 = stablehlo.convert %154#17 : (tensor<8x4x4096x16384xbf16>) -> tensor<8x4x4096x16384xf32>
    %160 = stablehlo.convert %154#16 : (tensor<8x4x16384x4096xbf16>) -> tensor<8x4x16384x4096xf32>
    %161 = sdy.sharding_constraint %154#13 <@mesh, [{}, {"data"}, {}, {}]> : tensor<32x16x1024x4096xbf16>
    %162 = stablehlo.reshape %161 : (tensor<32x16x1024x4096xbf16>) -> tensor<512x1024x4096xbf16>
    %163 = sdy.sharding_constraint %162 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16> loc(#at1)
    %164 = stablehlo.dot_general %163, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x4096xbf16>, tensor<512x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %165 = stablehlo.transpose %164, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %166 = stablehlo.convert %165 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %167 = stablehlo.multiply %166, %166 : tensor<32000x4096xf32> loc(#at6)
    %cst_45 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at6)
    %169 = stablehlo.add %167, %168 : tensor<32000x4096xf32> loc(#at6)
    %cst_46 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %171 = stablehlo.multiply %170, %arg22 : tensor<32000xf32> loc(#at6)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %172 = stablehlo.reduce(%169 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_48 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %174 = stablehlo.divide %172, %173 : tensor<32000xf32> loc(#at6)
    %cst_49 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %176 = stablehlo.multiply %175, %174 : tensor<32000xf32> loc(#at6)
    %177 = stablehlo.add %171, %176 : tensor<32000xf32> loc(#at6)
    %cst_50 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %179 = stablehlo.multiply %178, %arg11 : tensor<4096xf32> loc(#at6)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %180 = stablehlo.reduce(%169 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_52 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %182 = stablehlo.divide %180, %181 : tensor<4096xf32> loc(#at6)
    %cst_53 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %184 = stablehlo.multiply %183, %182 : tensor<4096xf32> loc(#at6)
    %185 = stablehlo.add %179, %184 : tensor<4096xf32> loc(#at6)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %186 = stablehlo.reduce(%177 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %189 = stablehlo.divide %187, %188 : tensor<1xf32> loc(#at6)
    %190 = stablehlo.broadcast_in_dim %189, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at6)
    %191 = stablehlo.divide %177, %190 : tensor<32000xf32> loc(#at6)
    %192 = stablehlo.rsqrt %191 : tensor<32000xf32> loc(#at6)
    %193 = stablehlo.broadcast_in_dim %192, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at6)
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %195 = stablehlo.multiply %166, %194 : tensor<32000x4096xf32> loc(#at6)
    %196 = stablehlo.rsqrt %185 : tensor<4096xf32> loc(#at6)
    %197 = stablehlo.broadcast_in_dim %196, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at6)
    %198 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %199 = stablehlo.multiply %195, %198 : tensor<32000x4096xf32> loc(#at6)
    %200 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %201 = stablehlo.reduce(%200 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %204 = stablehlo.divide %202, %203 : tensor<1x1xf32> loc(#at6)
    %205 = stablehlo.sqrt %204 : tensor<1x1xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %207 = stablehlo.maximum %206, %205 : tensor<1x1xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %209 = stablehlo.multiply %208, %207 : tensor<1x1xf32> loc(#at6)
    %210 = stablehlo.multiply %199, %199 : tensor<32000x4096xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %211 = stablehlo.reduce(%210 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %214 = stablehlo.divide %212, %213 : tensor<1x1xf32> loc(#at6)
    %215 = stablehlo.sqrt %214 : tensor<1x1xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %217 = stablehlo.maximum %216, %215 : tensor<1x1xf32> loc(#at6)
    %218 = stablehlo.divide %209, %217 : tensor<1x1xf32> loc(#at6)
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %220 = stablehlo.multiply %219, %199 : tensor<32000x4096xf32> loc(#at6)
    %221 = stablehlo.subtract %arg0, %220 : tensor<32000x4096xf32> loc(#at6)
    %222 = stablehlo.multiply %125, %125 : tensor<4096xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %224 = stablehlo.add %222, %223 : tensor<4096xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %226 = stablehlo.multiply %225, %arg23 : tensor<4096xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %228 = stablehlo.multiply %227, %224 : tensor<4096xf32> loc(#at6)
    %229 = stablehlo.add %226, %228 : tensor<4096xf32> loc(#at6)
    %230 = stablehlo.rsqrt %229 : tensor<4096xf32> loc(#at6)
    %231 = stablehlo.multiply %125, %230 : tensor<4096xf32> loc(#at6)
    %232 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %233 = stablehlo.reduce(%232 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %236 = stablehlo.divide %234, %235 : tensor<1xf32> loc(#at6)
    %237 = stablehlo.sqrt %236 : tensor<1xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %239 = stablehlo.maximum %238, %237 : tensor<1xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %241 = stablehlo.multiply %240, %239 : tensor<1xf32> loc(#at6)
    %242 = stablehlo.multiply %231, %231 : tensor<4096xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %243 = stablehlo.reduce(%242 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %246 = stablehlo.divide %244, %245 : tensor<1xf32> loc(#at6)
    %247 = stablehlo.sqrt %246 : tensor<1xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %249 = stablehlo.maximum %248, %247 : tensor<1xf32> loc(#at6)
    %250 = stablehlo.divide %241, %249 : tensor<1xf32> loc(#at6)
    %251 = stablehlo.broadcast_in_dim %250, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %252 = stablehlo.multiply %251, %231 : tensor<4096xf32> loc(#at6)
    %253 = stablehlo.subtract %arg1, %252 : tensor<4096xf32> loc(#at6)
    %254 = stablehlo.multiply %154#14, %154#14 : tensor<8x4x4096xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %256 = stablehlo.add %254, %255 : tensor<8x4x4096xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %258 = stablehlo.multiply %257, %arg24 : tensor<8x4x4096xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %260 = stablehlo.multiply %259, %256 : tensor<8x4x4096xf32> loc(#at6)
    %261 = stablehlo.add %258, %260 : tensor<8x4x4096xf32> loc(#at6)
    %262 = stablehlo.rsqrt %261 : tensor<8x4x4096xf32> loc(#at6)
    %263 = stablehlo.multiply %154#14, %262 : tensor<8x4x4096xf32> loc(#at6)
    %264 = stablehlo.multiply %arg2, %arg2 : tensor<8x4x4096xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %265 = stablehlo.reduce(%264 init: %cst_76) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %268 = stablehlo.divide %266, %267 : tensor<8x4x1xf32> loc(#at6)
    %269 = stablehlo.sqrt %268 : tensor<8x4x1xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %271 = stablehlo.maximum %270, %269 : tensor<8x4x1xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %273 = stablehlo.multiply %272, %271 : tensor<8x4x1xf32> loc(#at6)
    %274 = stablehlo.multiply %263, %263 : tensor<8x4x4096xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %275 = stablehlo.reduce(%274 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %276 = stablehlo.broadcast_in_dim %275, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %278 = stablehlo.divide %276, %277 : tensor<8x4x1xf32> loc(#at6)
    %279 = stablehlo.sqrt %278 : tensor<8x4x1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %281 = stablehlo.maximum %280, %279 : tensor<8x4x1xf32> loc(#at6)
    %282 = stablehlo.divide %273, %281 : tensor<8x4x1xf32> loc(#at6)
    %283 = stablehlo.broadcast_in_dim %282, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %284 = stablehlo.multiply %283, %263 : tensor<8x4x4096xf32> loc(#at6)
    %285 = stablehlo.subtract %arg2, %284 : tensor<8x4x4096xf32> loc(#at6)
    %286 = stablehlo.multiply %154#15, %154#15 : tensor<8x4x4096xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %288 = stablehlo.add %286, %287 : tensor<8x4x4096xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %290 = stablehlo.multiply %289, %arg25 : tensor<8x4x4096xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %292 = stablehlo.multiply %291, %288 : tensor<8x4x4096xf32> loc(#at6)
    %293 = stablehlo.add %290, %292 : tensor<8x4x4096xf32> loc(#at6)
    %294 = stablehlo.rsqrt %293 : tensor<8x4x4096xf32> loc(#at6)
    %295 = stablehlo.multiply %154#15, %294 : tensor<8x4x4096xf32> loc(#at6)
    %296 = stablehlo.multiply %arg3, %arg3 : tensor<8x4x4096xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %297 = stablehlo.reduce(%296 init: %cst_86) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %298 = stablehlo.broadcast_in_dim %297, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %300 = stablehlo.divide %298, %299 : tensor<8x4x1xf32> loc(#at6)
    %301 = stablehlo.sqrt %300 : tensor<8x4x1xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %303 = stablehlo.maximum %302, %301 : tensor<8x4x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %305 = stablehlo.multiply %304, %303 : tensor<8x4x1xf32> loc(#at6)
    %306 = stablehlo.multiply %295, %295 : tensor<8x4x4096xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %307 = stablehlo.reduce(%306 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %308 = stablehlo.broadcast_in_dim %307, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %310 = stablehlo.divide %308, %309 : tensor<8x4x1xf32> loc(#at6)
    %311 = stablehlo.sqrt %310 : tensor<8x4x1xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %313 = stablehlo.maximum %312, %311 : tensor<8x4x1xf32> loc(#at6)
    %314 = stablehlo.divide %305, %313 : tensor<8x4x1xf32> loc(#at6)
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %316 = stablehlo.multiply %315, %295 : tensor<8x4x4096xf32> loc(#at6)
    %317 = stablehlo.subtract %arg3, %316 : tensor<8x4x4096xf32> loc(#at6)
    %318 = stablehlo.multiply %118, %118 : tensor<4096x32000xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at6)
    %320 = stablehlo.add %318, %319 : tensor<4096x32000xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %322 = stablehlo.multiply %321, %arg26 : tensor<4096xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %323 = stablehlo.reduce(%320 init: %cst_95) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %325 = stablehlo.divide %323, %324 : tensor<4096xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %327 = stablehlo.multiply %326, %325 : tensor<4096xf32> loc(#at6)
    %328 = stablehlo.add %322, %327 : tensor<4096xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %330 = stablehlo.multiply %329, %arg15 : tensor<32000xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %331 = stablehlo.reduce(%320 init: %cst_99) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %333 = stablehlo.divide %331, %332 : tensor<32000xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %335 = stablehlo.multiply %334, %333 : tensor<32000xf32> loc(#at6)
    %336 = stablehlo.add %330, %335 : tensor<32000xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %337 = stablehlo.reduce(%328 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %340 = stablehlo.divide %338, %339 : tensor<1xf32> loc(#at6)
    %341 = stablehlo.broadcast_in_dim %340, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %342 = stablehlo.divide %328, %341 : tensor<4096xf32> loc(#at6)
    %343 = stablehlo.rsqrt %342 : tensor<4096xf32> loc(#at6)
    %344 = stablehlo.broadcast_in_dim %343, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at6)
    %345 = stablehlo.broadcast_in_dim %344, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %346 = stablehlo.multiply %118, %345 : tensor<4096x32000xf32> loc(#at6)
    %347 = stablehlo.rsqrt %336 : tensor<32000xf32> loc(#at6)
    %348 = stablehlo.broadcast_in_dim %347, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at6)
    %349 = stablehlo.broadcast_in_dim %348, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %350 = stablehlo.multiply %346, %349 : tensor<4096x32000xf32> loc(#at6)
    %351 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %352 = stablehlo.reduce(%351 init: %cst_104) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %355 = stablehlo.divide %353, %354 : tensor<1x1xf32> loc(#at6)
    %356 = stablehlo.sqrt %355 : tensor<1x1xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %358 = stablehlo.maximum %357, %356 : tensor<1x1xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %360 = stablehlo.multiply %359, %358 : tensor<1x1xf32> loc(#at6)
    %361 = stablehlo.multiply %350, %350 : tensor<4096x32000xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %362 = stablehlo.reduce(%361 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %365 = stablehlo.divide %363, %364 : tensor<1x1xf32> loc(#at6)
    %366 = stablehlo.sqrt %365 : tensor<1x1xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %368 = stablehlo.maximum %367, %366 : tensor<1x1xf32> loc(#at6)
    %369 = stablehlo.divide %360, %368 : tensor<1x1xf32> loc(#at6)
    %370 = stablehlo.broadcast_in_dim %369, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %371 = stablehlo.multiply %370, %350 : tensor<4096x32000xf32> loc(#at6)
    %372 = stablehlo.subtract %arg4, %371 : tensor<4096x32000xf32> loc(#at6)
    %373 = stablehlo.multiply %160, %160 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %375 = stablehlo.add %373, %374 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %377 = stablehlo.multiply %376, %arg27 : tensor<8x4x16384xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %378 = stablehlo.reduce(%375 init: %cst_113) applies stablehlo.add across dimensions = [3] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %380 = stablehlo.divide %378, %379 : tensor<8x4x16384xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %382 = stablehlo.multiply %381, %380 : tensor<8x4x16384xf32> loc(#at6)
    %383 = stablehlo.add %377, %382 : tensor<8x4x16384xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %385 = stablehlo.multiply %384, %arg16 : tensor<8x4x4096xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %386 = stablehlo.reduce(%375 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %388 = stablehlo.divide %386, %387 : tensor<8x4x4096xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %390 = stablehlo.multiply %389, %388 : tensor<8x4x4096xf32> loc(#at6)
    %391 = stablehlo.add %385, %390 : tensor<8x4x4096xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %392 = stablehlo.reduce(%383 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<8x4x16384xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %395 = stablehlo.divide %393, %394 : tensor<8x4x1xf32> loc(#at6)
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x16384xf32> loc(#at6)
    %397 = stablehlo.divide %383, %396 : tensor<8x4x16384xf32> loc(#at6)
    %398 = stablehlo.rsqrt %397 : tensor<8x4x16384xf32> loc(#at6)
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<8x4x16384xf32>) -> tensor<8x4x16384x1xf32> loc(#at6)
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1, 2, 3] : (tensor<8x4x16384x1xf32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %401 = stablehlo.multiply %160, %400 : tensor<8x4x16384x4096xf32> loc(#at6)
    %402 = stablehlo.rsqrt %391 : tensor<8x4x4096xf32> loc(#at6)
    %403 = stablehlo.broadcast_in_dim %402, dims = [0, 1, 3] : (tensor<8x4x4096xf32>) -> tensor<8x4x1x4096xf32> loc(#at6)
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2, 3] : (tensor<8x4x1x4096xf32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %405 = stablehlo.multiply %401, %404 : tensor<8x4x16384x4096xf32> loc(#at6)
    %406 = stablehlo.multiply %arg5, %arg5 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %407 = stablehlo.reduce(%406 init: %cst_122) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %408 = stablehlo.broadcast_in_dim %407, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %410 = stablehlo.divide %408, %409 : tensor<8x4x1x1xf32> loc(#at6)
    %411 = stablehlo.sqrt %410 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %413 = stablehlo.maximum %412, %411 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %415 = stablehlo.multiply %414, %413 : tensor<8x4x1x1xf32> loc(#at6)
    %416 = stablehlo.multiply %405, %405 : tensor<8x4x16384x4096xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %417 = stablehlo.reduce(%416 init: %cst_126) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x16384x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %420 = stablehlo.divide %418, %419 : tensor<8x4x1x1xf32> loc(#at6)
    %421 = stablehlo.sqrt %420 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %423 = stablehlo.maximum %422, %421 : tensor<8x4x1x1xf32> loc(#at6)
    %424 = stablehlo.divide %415, %423 : tensor<8x4x1x1xf32> loc(#at6)
    %425 = stablehlo.broadcast_in_dim %424, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x16384x4096xf32> loc(#at6)
    %426 = stablehlo.multiply %425, %405 : tensor<8x4x16384x4096xf32> loc(#at6)
    %427 = stablehlo.subtract %arg5, %426 : tensor<8x4x16384x4096xf32> loc(#at6)
    %428 = stablehlo.multiply %159, %159 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %430 = stablehlo.add %428, %429 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %432 = stablehlo.multiply %431, %arg28 : tensor<8x4x4096xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %433 = stablehlo.reduce(%430 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %435 = stablehlo.divide %433, %434 : tensor<8x4x4096xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %437 = stablehlo.multiply %436, %435 : tensor<8x4x4096xf32> loc(#at6)
    %438 = stablehlo.add %432, %437 : tensor<8x4x4096xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %440 = stablehlo.multiply %439, %arg17 : tensor<8x4x16384xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %441 = stablehlo.reduce(%430 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %443 = stablehlo.divide %441, %442 : tensor<8x4x16384xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x4x16384xf32> loc(#at6)
    %445 = stablehlo.multiply %444, %443 : tensor<8x4x16384xf32> loc(#at6)
    %446 = stablehlo.add %440, %445 : tensor<8x4x16384xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %447 = stablehlo.reduce(%438 init: %cst_138) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %448 = stablehlo.broadcast_in_dim %447, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %450 = stablehlo.divide %448, %449 : tensor<8x4x1xf32> loc(#at6)
    %451 = stablehlo.broadcast_in_dim %450, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %452 = stablehlo.divide %438, %451 : tensor<8x4x4096xf32> loc(#at6)
    %453 = stablehlo.rsqrt %452 : tensor<8x4x4096xf32> loc(#at6)
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1xf32> loc(#at6)
    %455 = stablehlo.broadcast_in_dim %454, dims = [0, 1, 2, 3] : (tensor<8x4x4096x1xf32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %456 = stablehlo.multiply %159, %455 : tensor<8x4x4096x16384xf32> loc(#at6)
    %457 = stablehlo.rsqrt %446 : tensor<8x4x16384xf32> loc(#at6)
    %458 = stablehlo.broadcast_in_dim %457, dims = [0, 1, 3] : (tensor<8x4x16384xf32>) -> tensor<8x4x1x16384xf32> loc(#at6)
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2, 3] : (tensor<8x4x1x16384xf32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %460 = stablehlo.multiply %456, %459 : tensor<8x4x4096x16384xf32> loc(#at6)
    %461 = stablehlo.multiply %arg6, %arg6 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %462 = stablehlo.reduce(%461 init: %cst_140) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %463 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %465 = stablehlo.divide %463, %464 : tensor<8x4x1x1xf32> loc(#at6)
    %466 = stablehlo.sqrt %465 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %468 = stablehlo.maximum %467, %466 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %470 = stablehlo.multiply %469, %468 : tensor<8x4x1x1xf32> loc(#at6)
    %471 = stablehlo.multiply %460, %460 : tensor<8x4x4096x16384xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %472 = stablehlo.reduce(%471 init: %cst_144) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x4096x16384xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %475 = stablehlo.divide %473, %474 : tensor<8x4x1x1xf32> loc(#at6)
    %476 = stablehlo.sqrt %475 : tensor<8x4x1x1xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %478 = stablehlo.maximum %477, %476 : tensor<8x4x1x1xf32> loc(#at6)
    %479 = stablehlo.divide %470, %478 : tensor<8x4x1x1xf32> loc(#at6)
    %480 = stablehlo.broadcast_in_dim %479, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x4096x16384xf32> loc(#at6)
    %481 = stablehlo.multiply %480, %460 : tensor<8x4x4096x16384xf32> loc(#at6)
    %482 = stablehlo.subtract %arg6, %481 : tensor<8x4x4096x16384xf32> loc(#at6)
    %483 = stablehlo.multiply %158, %158 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %485 = stablehlo.add %483, %484 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %487 = stablehlo.multiply %486, %arg29 : tensor<8x4x4096xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %488 = stablehlo.reduce(%485 init: %cst_149) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %490 = stablehlo.divide %488, %489 : tensor<8x4x4096xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %492 = stablehlo.multiply %491, %490 : tensor<8x4x4096xf32> loc(#at6)
    %493 = stablehlo.add %487, %492 : tensor<8x4x4096xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %495 = stablehlo.multiply %494, %arg18 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %496 = stablehlo.reduce(%485 init: %cst_153) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %498 = stablehlo.divide %496, %497 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %500 = stablehlo.multiply %499, %498 : tensor<8x4x32x128xf32> loc(#at6)
    %501 = stablehlo.add %495, %500 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %502 = stablehlo.reduce(%493 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %503 = stablehlo.broadcast_in_dim %502, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %505 = stablehlo.divide %503, %504 : tensor<8x4x1xf32> loc(#at6)
    %506 = stablehlo.broadcast_in_dim %505, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %507 = stablehlo.divide %493, %506 : tensor<8x4x4096xf32> loc(#at6)
    %508 = stablehlo.rsqrt %507 : tensor<8x4x4096xf32> loc(#at6)
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1x1xf32> loc(#at6)
    %510 = stablehlo.broadcast_in_dim %509, dims = [0, 1, 2, 3, 4] : (tensor<8x4x4096x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %511 = stablehlo.multiply %158, %510 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %512 = stablehlo.rsqrt %501 : tensor<8x4x32x128xf32> loc(#at6)
    %513 = stablehlo.broadcast_in_dim %512, dims = [0, 1, 3, 4] : (tensor<8x4x32x128xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %515 = stablehlo.multiply %511, %514 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %516 = stablehlo.multiply %arg7, %arg7 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %517 = stablehlo.reduce(%516 init: %cst_158) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %519 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %520 = stablehlo.divide %518, %519 : tensor<8x4x1x1x1xf32> loc(#at6)
    %521 = stablehlo.sqrt %520 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %522 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %523 = stablehlo.maximum %522, %521 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %525 = stablehlo.multiply %524, %523 : tensor<8x4x1x1x1xf32> loc(#at6)
    %526 = stablehlo.multiply %515, %515 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %527 = stablehlo.reduce(%526 init: %cst_162) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %528 = stablehlo.broadcast_in_dim %527, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %530 = stablehlo.divide %528, %529 : tensor<8x4x1x1x1xf32> loc(#at6)
    %531 = stablehlo.sqrt %530 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %533 = stablehlo.maximum %532, %531 : tensor<8x4x1x1x1xf32> loc(#at6)
    %534 = stablehlo.divide %525, %533 : tensor<8x4x1x1x1xf32> loc(#at6)
    %535 = stablehlo.broadcast_in_dim %534, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %536 = stablehlo.multiply %535, %515 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %537 = stablehlo.subtract %arg7, %536 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %538 = stablehlo.multiply %157, %157 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_165 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %540 = stablehlo.add %538, %539 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %542 = stablehlo.multiply %541, %arg30 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %543 = stablehlo.reduce(%540 init: %cst_167) applies stablehlo.add across dimensions = [4] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %544 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %545 = stablehlo.divide %543, %544 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %546 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %547 = stablehlo.multiply %546, %545 : tensor<8x4x32x128xf32> loc(#at6)
    %548 = stablehlo.add %542, %547 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %549 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %550 = stablehlo.multiply %549, %arg19 : tensor<8x4x4096xf32> loc(#at6)
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %551 = stablehlo.reduce(%540 init: %cst_171) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_172 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %553 = stablehlo.divide %551, %552 : tensor<8x4x4096xf32> loc(#at6)
    %cst_173 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %555 = stablehlo.multiply %554, %553 : tensor<8x4x4096xf32> loc(#at6)
    %556 = stablehlo.add %550, %555 : tensor<8x4x4096xf32> loc(#at6)
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %557 = stablehlo.reduce(%548 init: %cst_174) applies stablehlo.add across dimensions = [2, 3] : (tensor<8x4x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %558 = stablehlo.broadcast_in_dim %557, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %cst_175 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %559 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x4x1x1xf32> loc(#at6)
    %560 = stablehlo.divide %558, %559 : tensor<8x4x1x1xf32> loc(#at6)
    %561 = stablehlo.broadcast_in_dim %560, dims = [0, 1, 2, 3] : (tensor<8x4x1x1xf32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %562 = stablehlo.divide %548, %561 : tensor<8x4x32x128xf32> loc(#at6)
    %563 = stablehlo.rsqrt %562 : tensor<8x4x32x128xf32> loc(#at6)
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2, 3] : (tensor<8x4x32x128xf32>) -> tensor<8x4x32x128x1xf32> loc(#at6)
    %565 = stablehlo.broadcast_in_dim %564, dims = [0, 1, 2, 3, 4] : (tensor<8x4x32x128x1xf32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %566 = stablehlo.multiply %157, %565 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %567 = stablehlo.rsqrt %556 : tensor<8x4x4096xf32> loc(#at6)
    %568 = stablehlo.broadcast_in_dim %567, dims = [0, 1, 4] : (tensor<8x4x4096xf32>) -> tensor<8x4x1x1x4096xf32> loc(#at6)
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x4096xf32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %570 = stablehlo.multiply %566, %569 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %571 = stablehlo.multiply %arg8, %arg8 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %572 = stablehlo.reduce(%571 init: %cst_176) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %575 = stablehlo.divide %573, %574 : tensor<8x4x1x1x1xf32> loc(#at6)
    %576 = stablehlo.sqrt %575 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %577 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %578 = stablehlo.maximum %577, %576 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %579 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %580 = stablehlo.multiply %579, %578 : tensor<8x4x1x1x1xf32> loc(#at6)
    %581 = stablehlo.multiply %570, %570 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %582 = stablehlo.reduce(%581 init: %cst_180) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x32x128x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %583 = stablehlo.broadcast_in_dim %582, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_181 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %585 = stablehlo.divide %583, %584 : tensor<8x4x1x1x1xf32> loc(#at6)
    %586 = stablehlo.sqrt %585 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_182 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %588 = stablehlo.maximum %587, %586 : tensor<8x4x1x1x1xf32> loc(#at6)
    %589 = stablehlo.divide %580, %588 : tensor<8x4x1x1x1xf32> loc(#at6)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x32x128x4096xf32> loc(#at6)
    %591 = stablehlo.multiply %590, %570 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %592 = stablehlo.subtract %arg8, %591 : tensor<8x4x32x128x4096xf32> loc(#at6)
    %593 = stablehlo.multiply %156, %156 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_183 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %595 = stablehlo.add %593, %594 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_184 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %596 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %597 = stablehlo.multiply %596, %arg31 : tensor<8x4x4096xf32> loc(#at6)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %598 = stablehlo.reduce(%595 init: %cst_185) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_186 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %600 = stablehlo.divide %598, %599 : tensor<8x4x4096xf32> loc(#at6)
    %cst_187 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %602 = stablehlo.multiply %601, %600 : tensor<8x4x4096xf32> loc(#at6)
    %603 = stablehlo.add %597, %602 : tensor<8x4x4096xf32> loc(#at6)
    %cst_188 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %605 = stablehlo.multiply %604, %arg20 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %606 = stablehlo.reduce(%595 init: %cst_189) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_190 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %608 = stablehlo.divide %606, %607 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_191 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %609 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %610 = stablehlo.multiply %609, %608 : tensor<8x4x32x128xf32> loc(#at6)
    %611 = stablehlo.add %605, %610 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %612 = stablehlo.reduce(%603 init: %cst_192) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %613 = stablehlo.broadcast_in_dim %612, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %615 = stablehlo.divide %613, %614 : tensor<8x4x1xf32> loc(#at6)
    %616 = stablehlo.broadcast_in_dim %615, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %617 = stablehlo.divide %603, %616 : tensor<8x4x4096xf32> loc(#at6)
    %618 = stablehlo.rsqrt %617 : tensor<8x4x4096xf32> loc(#at6)
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1x1xf32> loc(#at6)
    %620 = stablehlo.broadcast_in_dim %619, dims = [0, 1, 2, 3, 4] : (tensor<8x4x4096x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %621 = stablehlo.multiply %156, %620 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %622 = stablehlo.rsqrt %611 : tensor<8x4x32x128xf32> loc(#at6)
    %623 = stablehlo.broadcast_in_dim %622, dims = [0, 1, 3, 4] : (tensor<8x4x32x128xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %625 = stablehlo.multiply %621, %624 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %626 = stablehlo.multiply %arg9, %arg9 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %627 = stablehlo.reduce(%626 init: %cst_194) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %628 = stablehlo.broadcast_in_dim %627, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %629 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %630 = stablehlo.divide %628, %629 : tensor<8x4x1x1x1xf32> loc(#at6)
    %631 = stablehlo.sqrt %630 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %633 = stablehlo.maximum %632, %631 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %635 = stablehlo.multiply %634, %633 : tensor<8x4x1x1x1xf32> loc(#at6)
    %636 = stablehlo.multiply %625, %625 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %637 = stablehlo.reduce(%636 init: %cst_198) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %638 = stablehlo.broadcast_in_dim %637, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_199 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %640 = stablehlo.divide %638, %639 : tensor<8x4x1x1x1xf32> loc(#at6)
    %641 = stablehlo.sqrt %640 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_200 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %643 = stablehlo.maximum %642, %641 : tensor<8x4x1x1x1xf32> loc(#at6)
    %644 = stablehlo.divide %635, %643 : tensor<8x4x1x1x1xf32> loc(#at6)
    %645 = stablehlo.broadcast_in_dim %644, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %646 = stablehlo.multiply %645, %625 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %647 = stablehlo.subtract %arg9, %646 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %648 = stablehlo.multiply %155, %155 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_201 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %649 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %650 = stablehlo.add %648, %649 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_202 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %652 = stablehlo.multiply %651, %arg32 : tensor<8x4x4096xf32> loc(#at6)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %653 = stablehlo.reduce(%650 init: %cst_203) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %cst_204 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %655 = stablehlo.divide %653, %654 : tensor<8x4x4096xf32> loc(#at6)
    %cst_205 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %656 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x4x4096xf32> loc(#at6)
    %657 = stablehlo.multiply %656, %655 : tensor<8x4x4096xf32> loc(#at6)
    %658 = stablehlo.add %652, %657 : tensor<8x4x4096xf32> loc(#at6)
    %cst_206 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %660 = stablehlo.multiply %659, %arg21 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %661 = stablehlo.reduce(%650 init: %cst_207) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %cst_208 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %663 = stablehlo.divide %661, %662 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_209 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x4x32x128xf32> loc(#at6)
    %665 = stablehlo.multiply %664, %663 : tensor<8x4x32x128xf32> loc(#at6)
    %666 = stablehlo.add %660, %665 : tensor<8x4x32x128xf32> loc(#at6)
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %667 = stablehlo.reduce(%658 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<8x4x4096xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %668 = stablehlo.broadcast_in_dim %667, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1xf32> loc(#at6)
    %cst_211 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x4x1xf32> loc(#at6)
    %670 = stablehlo.divide %668, %669 : tensor<8x4x1xf32> loc(#at6)
    %671 = stablehlo.broadcast_in_dim %670, dims = [0, 1, 2] : (tensor<8x4x1xf32>) -> tensor<8x4x4096xf32> loc(#at6)
    %672 = stablehlo.divide %658, %671 : tensor<8x4x4096xf32> loc(#at6)
    %673 = stablehlo.rsqrt %672 : tensor<8x4x4096xf32> loc(#at6)
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1, 2] : (tensor<8x4x4096xf32>) -> tensor<8x4x4096x1x1xf32> loc(#at6)
    %675 = stablehlo.broadcast_in_dim %674, dims = [0, 1, 2, 3, 4] : (tensor<8x4x4096x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %676 = stablehlo.multiply %155, %675 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %677 = stablehlo.rsqrt %666 : tensor<8x4x32x128xf32> loc(#at6)
    %678 = stablehlo.broadcast_in_dim %677, dims = [0, 1, 3, 4] : (tensor<8x4x32x128xf32>) -> tensor<8x4x1x32x128xf32> loc(#at6)
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x32x128xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %680 = stablehlo.multiply %676, %679 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %681 = stablehlo.multiply %arg10, %arg10 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_212 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %682 = stablehlo.reduce(%681 init: %cst_212) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %683 = stablehlo.broadcast_in_dim %682, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_213 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %684 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %685 = stablehlo.divide %683, %684 : tensor<8x4x1x1x1xf32> loc(#at6)
    %686 = stablehlo.sqrt %685 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_214 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %688 = stablehlo.maximum %687, %686 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_215 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %689 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %690 = stablehlo.multiply %689, %688 : tensor<8x4x1x1x1xf32> loc(#at6)
    %691 = stablehlo.multiply %680, %680 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %692 = stablehlo.reduce(%691 init: %cst_216) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<8x4x4096x32x128xf32>, tensor<f32>) -> tensor<8x4xf32> loc(#at6)
    %693 = stablehlo.broadcast_in_dim %692, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_217 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %694 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %695 = stablehlo.divide %693, %694 : tensor<8x4x1x1x1xf32> loc(#at6)
    %696 = stablehlo.sqrt %695 : tensor<8x4x1x1x1xf32> loc(#at6)
    %cst_218 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x4x1x1x1xf32> loc(#at6)
    %698 = stablehlo.maximum %697, %696 : tensor<8x4x1x1x1xf32> loc(#at6)
    %699 = stablehlo.divide %690, %698 : tensor<8x4x1x1x1xf32> loc(#at6)
    %700 = stablehlo.broadcast_in_dim %699, dims = [0, 1, 2, 3, 4] : (tensor<8x4x1x1x1xf32>) -> tensor<8x4x4096x32x128xf32> loc(#at6)
    %701 = stablehlo.multiply %700, %680 : tensor<8x4x4096x32x128xf32> loc(#at6)
    %702 = stablehlo.subtract %arg10, %701 : tensor<8x4x4096x32x128xf32> loc(#at6)
    return %221, %253, %285, %317, %372, %427, %482, %537, %592, %647, %702, %185, %arg12, %arg13, %arg14, %336, %391, %446, %501, %556, %611, %666, %177, %229, %261, %293, %328, %383, %438, %493, %548, %603, %658, %97 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<4096x32000xf32>, tensor<8x4x16384x4096xf32>, tensor<8x4x4096x16384xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x32x128x4096xf32>, tensor<8x4x4096x32x128xf32>, tensor<8x4x4096x32x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384xf32>, tensor<8x4x32x128xf32>, tensor<8x4x4096xf32>, tensor<8x4x32x128xf32>, tensor<8x4x32x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<4096xf32>, tensor<8x4x16384xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x32x128xf32>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<512x1024xi32>) -> tensor<512x1024x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x1024xi32>) -> tensor<512x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x1024x1xi32>) -> tensor<512x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<512x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x1024x32000xi32>, tensor<512x1024x32000xi32>) -> tensor<512x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xbf16>
    return %5 : tensor<512x1024x32000xbf16>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<32x16x1024x4096xbf16>) {
    return
  } loc(#at3)
  func.func private @_where_0(%arg0: tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    return %0 : tensor<8x16x1024x4096xi1>
  }
  func.func private @closed_call(%arg0: tensor<4x8x4096xf32>, %arg1: tensor<4x8x4096xf32>, %arg2: tensor<4x8x16384x4096xbf16>, %arg3: tensor<4x8x4096x16384xbf16>, %arg4: tensor<4x8x4096x32x128xbf16>, %arg5: tensor<4x8x32x128x4096xbf16>, %arg6: tensor<4x8x4096x32x128xbf16>, %arg7: tensor<4x8x4096x32x128xbf16>) -> (tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x1x1x4096xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at0)
    %2 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at0)
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at0)
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at0)
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at0)
    %7 = stablehlo.convert %6 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at0)
    %9 = stablehlo.multiply %8, %7 : tensor<1024x1024xf32> loc(#at0)
    %10 = stablehlo.broadcast_in_dim %9, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at0)
    %11 = stablehlo.broadcast_in_dim %10, dims = [1, 2, 3, 4] : (tensor<1x1x1024x1024xf32>) -> tensor<1x1x1x1024x1024xf32> loc(#at0)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x8x1x1x4096xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x8x1x1x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:11 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %arg3, %iterArg_5 = %arg4, %iterArg_6 = %arg5, %iterArg_7 = %arg6, %iterArg_8 = %arg7, %iterArg_9 = %c, %iterArg_10 = %12, %iterArg_11 = %13) : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<i32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x1x1x4096xf32>
    cond {
      %c_12 = stablehlo.constant dense<4> : tensor<i32>
      %15 = stablehlo.compare LT, %iterArg_9, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %15 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_9) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %16 = func.call @dynamic_index_in_dim_1(%iterArg_2, %iterArg_9) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %17 = func.call @dynamic_index_in_dim_2(%iterArg_3, %iterArg_9) : (tensor<4x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16>
      %18 = func.call @dynamic_index_in_dim_3(%iterArg_4, %iterArg_9) : (tensor<4x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16>
      %19 = func.call @dynamic_index_in_dim_4(%iterArg_5, %iterArg_9) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %20 = func.call @dynamic_index_in_dim_5(%iterArg_6, %iterArg_9) : (tensor<4x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16>
      %21 = func.call @dynamic_index_in_dim_4(%iterArg_7, %iterArg_9) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %22 = func.call @dynamic_index_in_dim_4(%iterArg_8, %iterArg_9) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %23:2 = func.call @closed_call_6(%15, %16, %17, %18, %19, %20, %21, %22) : (tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> (tensor<8x1x1x4096xf32>, tensor<8x1x1x4096xf32>)
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_10, %23#0, %iterArg_9) : (tensor<4x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_11, %23#1, %iterArg_9) : (tensor<4x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg_9, %c_12 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %26, %24, %25 : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<i32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x1x1x4096xf32>
    }
    return %11, %14#9, %14#10 : tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x1x1x4096xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<4x8x4096xf32>, %arg1: tensor<i32>) -> tensor<8x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4096] : (tensor<4x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096xf32>) -> tensor<8x4096xf32>
    return %1 : tensor<8x4096xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<4x8x16384x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16384x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 16384, 4096] : (tensor<4x8x16384x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16384x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16384x4096xbf16>) -> tensor<8x16384x4096xbf16>
    return %1 : tensor<8x16384x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<4x8x4096x16384xbf16>, %arg1: tensor<i32>) -> tensor<8x4096x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 4096, 16384] : (tensor<4x8x4096x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x16384xbf16>) -> tensor<8x4096x16384xbf16>
    return %1 : tensor<8x4096x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x8x4096x32x128xbf16>, %arg1: tensor<i32>) -> tensor<8x4096x32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4096, 32, 128] : (tensor<4x8x4096x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x32x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x32x128xbf16>) -> tensor<8x4096x32x128xbf16>
    return %1 : tensor<8x4096x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x8x32x128x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x32x128x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 32, 128, 4096] : (tensor<4x8x32x128x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x128x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x128x4096xbf16>) -> tensor<8x32x128x4096xbf16>
    return %1 : tensor<8x32x128x4096xbf16>
  }
  func.func private @closed_call_6(%arg0: tensor<8x4096xf32>, %arg1: tensor<8x4096xf32>, %arg2: tensor<8x16384x4096xbf16>, %arg3: tensor<8x4096x16384xbf16>, %arg4: tensor<8x4096x32x128xbf16>, %arg5: tensor<8x32x128x4096xbf16>, %arg6: tensor<8x4096x32x128xbf16>, %arg7: tensor<8x4096x32x128xbf16>) -> (tensor<8x1x1x4096xf32>, tensor<8x1x1x4096xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    return %0, %1 : tensor<8x1x1x4096xf32>, tensor<8x1x1x4096xf32>
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
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<39xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<39xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_8(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<4x8x1x1x4096xf32>, %arg2: tensor<4x8x4096x32x128xbf16>, %arg3: tensor<4x8x4096x32x128xbf16>, %arg4: tensor<4x8x4096x32x128xbf16>, %arg5: tensor<4x8x32x128x4096xbf16>, %arg6: tensor<4x8x1x1x4096xf32>, %arg7: tensor<4x8x4096x16384xbf16>, %arg8: tensor<4x8x16384x4096xbf16>, %arg9: tensor<i32>, %arg10: tensor<i1>, %arg11: tensor<32x16x1024x4096xbf16>, %arg12: tensor<8x16x1024x4096xi1>, %arg13: tensor<8x16x1024x4096xbf16>, %arg14: tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>) {
    %0 = call @remainder_9(%arg14, %arg9, %arg10) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_10(%0, %arg11) : (tensor<i32>, tensor<32x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>)
    %2 = call @_where_11(%1#0, %arg13, %arg12) : (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %4 = call @closed_call_12(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %3) : (tensor<1x1x1x1024x1024xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %6 = stablehlo.slice %5 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %7 = stablehlo.reshape %6 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    %8 = call @_roll_static_15(%5) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at9)
    %9 = sdy.sharding_constraint %8 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at9)
    return %9, %7, %1#1, %3 : tensor<8x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @remainder_9(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
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
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<i32>, %arg1: tensor<32x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %2, %c_1, %c_2, %c_3, sizes = [1, 16, 1024, 4096] : (tensor<32x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    return %3, %2 : tensor<1x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @_where_11(%arg0: tensor<1x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg2, %0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @closed_call_12(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<4x8x1x1x4096xf32>, %arg2: tensor<4x8x4096x32x128xbf16>, %arg3: tensor<4x8x4096x32x128xbf16>, %arg4: tensor<4x8x4096x32x128xbf16>, %arg5: tensor<4x8x32x128x4096xbf16>, %arg6: tensor<4x8x1x1x4096xf32>, %arg7: tensor<4x8x4096x16384xbf16>, %arg8: tensor<4x8x16384x4096xbf16>, %arg9: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:11 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2, %iterArg_1 = %arg3, %iterArg_2 = %arg4, %iterArg_3 = %arg5, %iterArg_4 = %arg6, %iterArg_5 = %arg7, %iterArg_6 = %arg8, %iterArg_7 = %arg0, %iterArg_8 = %c, %iterArg_9 = %arg9) : tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>
    cond {
      %c_10 = stablehlo.constant dense<4> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_8, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim_13(%iterArg, %iterArg_8) : (tensor<4x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %2 = func.call @dynamic_index_in_dim_4(%iterArg_0, %iterArg_8) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %3 = func.call @dynamic_index_in_dim_4(%iterArg_1, %iterArg_8) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %4 = func.call @dynamic_index_in_dim_4(%iterArg_2, %iterArg_8) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %5 = func.call @dynamic_index_in_dim_5(%iterArg_3, %iterArg_8) : (tensor<4x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16>
      %6 = func.call @dynamic_index_in_dim_13(%iterArg_4, %iterArg_8) : (tensor<4x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %7 = func.call @dynamic_index_in_dim_3(%iterArg_5, %iterArg_8) : (tensor<4x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16>
      %8 = func.call @dynamic_index_in_dim_2(%iterArg_6, %iterArg_8) : (tensor<4x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16>
      %9 = func.call @closed_call_14(%iterArg_7, %iterArg_9, %1, %2, %3, %4, %5, %6, %7, %8) : (tensor<1x1x1x1024x1024xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x1x1x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_8, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %10, %9 : tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x1x1x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>
    }
    return %0#10 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<4x8x1x1x4096xf32>, %arg1: tensor<i32>) -> tensor<8x1x1x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 1, 1, 4096] : (tensor<4x8x1x1x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x1x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x1x1x4096xf32>) -> tensor<8x1x1x4096xf32>
    return %1 : tensor<8x1x1x4096xf32>
  }
  func.func private @closed_call_14(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<8x1x1x4096xf32>, %arg3: tensor<8x4096x32x128xbf16>, %arg4: tensor<8x4096x32x128xbf16>, %arg5: tensor<8x4096x32x128xbf16>, %arg6: tensor<8x32x128x4096xbf16>, %arg7: tensor<8x1x1x4096xf32>, %arg8: tensor<8x4096x16384xbf16>, %arg9: tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
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
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %12 = stablehlo.multiply %10, %11 : tensor<8x16x1024x4096xf32> loc(#at5)
    %13 = stablehlo.convert %12 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %14 = stablehlo.dot_general %13, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %15 = stablehlo.dot_general %13, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %13, %arg3, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %17 = stablehlo.dot_general %14, %15, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %18 = stablehlo.convert %17 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %20 = stablehlo.multiply %18, %19 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %21 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %22 = stablehlo.subtract %20, %21 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %25 = stablehlo.maximum %24, %23 : tensor<8x16x32x1024xf32> loc(#at0)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %28 = stablehlo.subtract %22, %27 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %29 = stablehlo.exponential %28 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %33 = stablehlo.divide %29, %32 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %34 = stablehlo.convert %33 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %35 = stablehlo.dot_general %16, %34, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %36 = stablehlo.transpose %35, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %37 = stablehlo.dot_general %36, %arg6, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %38 = stablehlo.add %arg1, %37 : tensor<8x16x1024x4096xbf16>
    %39 = sdy.sharding_constraint %38 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %40 = stablehlo.convert %39 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %41 = stablehlo.multiply %40, %40 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %42 = stablehlo.reduce(%41 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %45 = stablehlo.divide %43, %44 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %47 = stablehlo.add %45, %46 : tensor<8x16x1024x1xf32> loc(#at5)
    %48 = stablehlo.rsqrt %47 : tensor<8x16x1024x1xf32> loc(#at5)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %50 = stablehlo.multiply %40, %49 : tensor<8x16x1024x4096xf32> loc(#at5)
    %51 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %52 = stablehlo.multiply %50, %51 : tensor<8x16x1024x4096xf32> loc(#at5)
    %53 = stablehlo.convert %52 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %54 = stablehlo.dot_general %53, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %55 = stablehlo.multiply %54, %54 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %56 = stablehlo.multiply %55, %54 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %58 = stablehlo.multiply %57, %56 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %59 = stablehlo.add %54, %58 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %60 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %61 = stablehlo.multiply %60, %59 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %62 = stablehlo.tanh %61 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %64 = stablehlo.add %63, %62 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %65 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %66 = stablehlo.multiply %65, %64 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %67 = stablehlo.multiply %54, %66 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %68 = stablehlo.dot_general %67, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %69 = stablehlo.add %39, %68 : tensor<8x16x1024x4096xbf16>
    %70 = sdy.sharding_constraint %69 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    return %70 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_15(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [0:7, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x16x1024x4096xbf16>, tensor<7x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %2 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<39x16x1024x4096xbf16>, %arg1: tensor<16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<39x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<39x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<39x16x1024x4096xbf16>
    return %1 : tensor<39x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<39xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<39xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<39xi32>, tensor<1xi32>, tensor<i32>) -> tensor<39xi32>
    return %1 : tensor<39xi32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<39x8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<39x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<39x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<39x8x16x1024x4096xbf16>
    return %1 : tensor<39x8x16x1024x4096xbf16>
  }
  func.func private @_one_hot_19(%arg0: tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x1024xi32>) -> tensor<512x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x1024x1xi32>) -> tensor<512x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<512x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x1024x32000xi32>, tensor<512x1024x32000xi32>) -> tensor<512x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32>
    return %5 : tensor<512x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<39x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 1024, 4096] : (tensor<39x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    return %1 : tensor<16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<39x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<39x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @closed_call_22(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<8x4x4096xf32>, %arg2: tensor<8x4x4096xf32>, %arg3: tensor<8x4x16384x4096xbf16>, %arg4: tensor<8x4x4096x16384xbf16>, %arg5: tensor<8x4x4096x32x128xbf16>, %arg6: tensor<8x4x32x128x4096xbf16>, %arg7: tensor<8x4x4096x32x128xbf16>, %arg8: tensor<8x4x4096x32x128xbf16>, %arg9: tensor<32x16x1024x4096xbf16>, %arg10: tensor<8x4x4096xf32>, %arg11: tensor<8x4x4096xf32>, %arg12: tensor<8x4x16384x4096xbf16>, %arg13: tensor<8x4x4096x16384xbf16>, %arg14: tensor<8x4x4096x32x128xbf16>, %arg15: tensor<8x4x32x128x4096xbf16>, %arg16: tensor<8x4x4096x32x128xbf16>, %arg17: tensor<8x4x4096x32x128xbf16>, %arg18: tensor<8x16x1024x4096xbf16>, %arg19: tensor<16x1024x4096xbf16>, %arg20: tensor<i32>, %arg21: tensor<8x16x1024x4096xbf16>) -> (tensor<32x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>) {
    %0 = sdy.sharding_constraint %arg18 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at9)
    %1 = call @_roll_static_23(%0) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at9)
    %2 = stablehlo.broadcast_in_dim %arg19, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.pad %2, %cst, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %4 = stablehlo.add %1, %3 : tensor<8x16x1024x4096xbf16>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %6:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg21, %5 : tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
    %7 = stablehlo.transpose %6#0, dims = [1, 0, 2] : (tensor<8x4x4096xf32>) -> tensor<4x8x4096xf32> loc(#at7)
    %8 = stablehlo.transpose %6#1, dims = [1, 0, 2] : (tensor<8x4x4096xf32>) -> tensor<4x8x4096xf32> loc(#at7)
    %9 = stablehlo.transpose %6#2, dims = [1, 0, 2, 3] : (tensor<8x4x16384x4096xbf16>) -> tensor<4x8x16384x4096xbf16> loc(#at7)
    %10 = stablehlo.transpose %6#3, dims = [1, 0, 2, 3] : (tensor<8x4x4096x16384xbf16>) -> tensor<4x8x4096x16384xbf16> loc(#at7)
    %11 = stablehlo.transpose %6#4, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xbf16>) -> tensor<4x8x4096x32x128xbf16> loc(#at7)
    %12 = stablehlo.transpose %6#5, dims = [1, 0, 2, 3, 4] : (tensor<8x4x32x128x4096xbf16>) -> tensor<4x8x32x128x4096xbf16> loc(#at7)
    %13 = stablehlo.transpose %6#6, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xbf16>) -> tensor<4x8x4096x32x128xbf16> loc(#at7)
    %14 = stablehlo.transpose %6#7, dims = [1, 0, 2, 3, 4] : (tensor<8x4x4096x32x128xbf16>) -> tensor<4x8x4096x32x128xbf16> loc(#at7)
    %15 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at8)
    %17 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at8)
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %21 = stablehlo.compare LT, %19, %20, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at8)
    %22 = stablehlo.convert %21 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at8)
    %cst_0 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at8)
    %24 = stablehlo.multiply %23, %22 : tensor<1024x1024xf32> loc(#at8)
    %25 = stablehlo.broadcast_in_dim %24, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at8)
    %26 = stablehlo.broadcast_in_dim %25, dims = [1, 2, 3, 4] : (tensor<1x1x1024x1024xf32>) -> tensor<1x1x1x1024x1024xf32> loc(#at8)
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x8x1x1x4096xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x4096xbf16> loc(#at7)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<4x8x16x32x1024x1024xbf16> loc(#at7)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x16x32x1024x1024xf32> loc(#at7)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %38 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x8x16x32x1024x1xf32> loc(#at7)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %39 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x8x16x32x1024x1xf32> loc(#at7)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %41 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %42 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %43 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %44 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x8x1x1x4096xf32> loc(#at7)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x4096xbf16> loc(#at7)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %47 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %48 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %52 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
    %c = stablehlo.constant dense<0> : tensor<i32> loc(#at7)
    %53:38 = stablehlo.while(%iterArg = %7, %iterArg_37 = %8, %iterArg_38 = %9, %iterArg_39 = %10, %iterArg_40 = %11, %iterArg_41 = %12, %iterArg_42 = %13, %iterArg_43 = %14, %iterArg_44 = %26, %iterArg_45 = %cst_1, %iterArg_46 = %c, %iterArg_47 = %6#8, %iterArg_48 = %27, %iterArg_49 = %28, %iterArg_50 = %29, %iterArg_51 = %30, %iterArg_52 = %31, %iterArg_53 = %32, %iterArg_54 = %33, %iterArg_55 = %34, %iterArg_56 = %35, %iterArg_57 = %36, %iterArg_58 = %37, %iterArg_59 = %38, %iterArg_60 = %39, %iterArg_61 = %40, %iterArg_62 = %41, %iterArg_63 = %42, %iterArg_64 = %43, %iterArg_65 = %44, %iterArg_66 = %45, %iterArg_67 = %46, %iterArg_68 = %47, %iterArg_69 = %48, %iterArg_70 = %49, %iterArg_71 = %50, %iterArg_72 = %51, %iterArg_73 = %52) : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<bf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x32x1024x1024xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x32x1024x1024xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>
    cond {
      %c_74 = stablehlo.constant dense<4> : tensor<i32> loc(#at7)
      %83 = stablehlo.compare LT, %iterArg_46, %c_74, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at7)
      stablehlo.return %83 : tensor<i1> loc(#at7)
    } do {
      %83 = func.call @dynamic_index_in_dim_1(%iterArg, %iterArg_46) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32> loc(#at7)
      %84 = func.call @dynamic_index_in_dim_1(%iterArg_37, %iterArg_46) : (tensor<4x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32> loc(#at7)
      %85 = func.call @dynamic_index_in_dim_2(%iterArg_38, %iterArg_46) : (tensor<4x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16> loc(#at7)
      %86 = func.call @dynamic_index_in_dim_3(%iterArg_39, %iterArg_46) : (tensor<4x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16> loc(#at7)
      %87 = func.call @dynamic_index_in_dim_4(%iterArg_40, %iterArg_46) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16> loc(#at7)
      %88 = func.call @dynamic_index_in_dim_5(%iterArg_41, %iterArg_46) : (tensor<4x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16> loc(#at7)
      %89 = func.call @dynamic_index_in_dim_4(%iterArg_42, %iterArg_46) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16> loc(#at7)
      %90 = func.call @dynamic_index_in_dim_4(%iterArg_43, %iterArg_46) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16> loc(#at7)
      %91:27 = func.call @closed_call_24(%iterArg_44, %iterArg_45, %iterArg_47, %83, %84, %85, %86, %87, %88, %89, %90) : (tensor<1x1x1x1024x1024xf32>, tensor<bf16>, tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>) loc(#at7)
      %92 = func.call @dynamic_update_index_in_dim_25(%iterArg_48, %91#1, %iterArg_46) : (tensor<4x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
      %93 = func.call @dynamic_update_index_in_dim_26(%iterArg_49, %91#2, %iterArg_46) : (tensor<4x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
      %94 = func.call @dynamic_update_index_in_dim_25(%iterArg_50, %91#3, %iterArg_46) : (tensor<4x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
      %95 = func.call @dynamic_update_index_in_dim(%iterArg_51, %91#4, %iterArg_46) : (tensor<4x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32> loc(#at7)
      %96 = func.call @dynamic_update_index_in_dim_26(%iterArg_52, %91#5, %iterArg_46) : (tensor<4x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
      %97 = func.call @dynamic_update_index_in_dim_27(%iterArg_53, %91#6, %iterArg_46) : (tensor<4x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<4x8x16x1024x4096xbf16> loc(#at7)
      %98 = func.call @dynamic_update_index_in_dim_28(%iterArg_54, %91#7, %iterArg_46) : (tensor<4x8x16x32x1024x1024xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<i32>) -> tensor<4x8x16x32x1024x1024xbf16> loc(#at7)
      %99 = func.call @dynamic_update_index_in_dim_29(%iterArg_55, %91#8, %iterArg_46) : (tensor<4x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
      %100 = func.call @dynamic_update_index_in_dim_29(%iterArg_56, %91#9, %iterArg_46) : (tensor<4x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
      %101 = func.call @dynamic_update_index_in_dim_29(%iterArg_57, %91#10, %iterArg_46) : (tensor<4x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
      %102 = func.call @dynamic_update_index_in_dim_30(%iterArg_58, %91#11, %iterArg_46) : (tensor<4x8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xf32>, tensor<i32>) -> tensor<4x8x16x32x1024x1024xf32> loc(#at7)
      %103 = func.call @dynamic_update_index_in_dim_31(%iterArg_59, %91#12, %iterArg_46) : (tensor<4x8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<i32>) -> tensor<4x8x16x32x1024x1xf32> loc(#at7)
      %104 = func.call @dynamic_update_index_in_dim_31(%iterArg_60, %91#13, %iterArg_46) : (tensor<4x8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<i32>) -> tensor<4x8x16x32x1024x1xf32> loc(#at7)
      %105 = func.call @dynamic_update_index_in_dim_29(%iterArg_61, %91#14, %iterArg_46) : (tensor<4x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<4x8x16x1024x32x128xbf16> loc(#at7)
      %106 = func.call @dynamic_update_index_in_dim_25(%iterArg_62, %91#15, %iterArg_46) : (tensor<4x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
      %107 = func.call @dynamic_update_index_in_dim_26(%iterArg_63, %91#16, %iterArg_46) : (tensor<4x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
      %108 = func.call @dynamic_update_index_in_dim_25(%iterArg_64, %91#17, %iterArg_46) : (tensor<4x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<4x8x16x1024x1xf32> loc(#at7)
      %109 = func.call @dynamic_update_index_in_dim(%iterArg_65, %91#18, %iterArg_46) : (tensor<4x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<4x8x1x1x4096xf32> loc(#at7)
      %110 = func.call @dynamic_update_index_in_dim_26(%iterArg_66, %91#19, %iterArg_46) : (tensor<4x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<4x8x16x1024x4096xf32> loc(#at7)
      %111 = func.call @dynamic_update_index_in_dim_27(%iterArg_67, %91#20, %iterArg_46) : (tensor<4x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<4x8x16x1024x4096xbf16> loc(#at7)
      %112 = func.call @dynamic_update_index_in_dim_32(%iterArg_68, %91#21, %iterArg_46) : (tensor<4x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
      %113 = func.call @dynamic_update_index_in_dim_32(%iterArg_69, %91#22, %iterArg_46) : (tensor<4x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
      %114 = func.call @dynamic_update_index_in_dim_32(%iterArg_70, %91#23, %iterArg_46) : (tensor<4x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
      %115 = func.call @dynamic_update_index_in_dim_32(%iterArg_71, %91#24, %iterArg_46) : (tensor<4x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
      %116 = func.call @dynamic_update_index_in_dim_32(%iterArg_72, %91#25, %iterArg_46) : (tensor<4x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
      %117 = func.call @dynamic_update_index_in_dim_32(%iterArg_73, %91#26, %iterArg_46) : (tensor<4x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> loc(#at7)
      %c_74 = stablehlo.constant dense<1> : tensor<i32> loc(#at7)
      %118 = stablehlo.add %iterArg_46, %c_74 : tensor<i32> loc(#at7)
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %118, %91#0, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117 : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<bf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x32x1024x1024xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x32x1024x1024xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16> loc(#at7)
    } loc(#at7)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x8x4096xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x8x4096xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %56 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<4x8x16384x4096xbf16>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %57 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x16384xbf16>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %58 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x32x128xbf16>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %59 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<bf16>) -> tensor<4x8x32x128x4096xbf16>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %60 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x32x128xbf16>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %61 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<4x8x4096x32x128xbf16>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %62:42 = stablehlo.while(%iterArg = %53#12, %iterArg_37 = %53#13, %iterArg_38 = %53#14, %iterArg_39 = %53#15, %iterArg_40 = %53#16, %iterArg_41 = %14, %iterArg_42 = %53#17, %iterArg_43 = %53#18, %iterArg_44 = %53#19, %iterArg_45 = %13, %iterArg_46 = %53#20, %iterArg_47 = %53#21, %iterArg_48 = %11, %iterArg_49 = %53#22, %iterArg_50 = %53#23, %iterArg_51 = %53#24, %iterArg_52 = %12, %iterArg_53 = %53#25, %iterArg_54 = %53#26, %iterArg_55 = %53#27, %iterArg_56 = %53#28, %iterArg_57 = %53#29, %iterArg_58 = %53#30, %iterArg_59 = %10, %iterArg_60 = %53#31, %iterArg_61 = %53#32, %iterArg_62 = %53#33, %iterArg_63 = %53#34, %iterArg_64 = %53#35, %iterArg_65 = %53#36, %iterArg_66 = %9, %iterArg_67 = %53#37, %iterArg_68 = %c_36, %iterArg_69 = %6#9, %iterArg_70 = %54, %iterArg_71 = %55, %iterArg_72 = %56, %iterArg_73 = %57, %iterArg_74 = %58, %iterArg_75 = %59, %iterArg_76 = %60, %iterArg_77 = %61) : tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x32x1024x1024xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x16x32x1024x1024xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>
    cond {
      %c_78 = stablehlo.constant dense<4> : tensor<i32>
      %83 = stablehlo.compare LT, %iterArg_68, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %83 : tensor<i1>
    } do {
      %c_78 = stablehlo.constant dense<4> : tensor<i32>
      %83 = stablehlo.subtract %c_78, %iterArg_68 : tensor<i32>
      %c_79 = stablehlo.constant dense<1> : tensor<i32>
      %84 = stablehlo.subtract %83, %c_79 : tensor<i32>
      %85 = func.call @dynamic_index_in_dim_33(%iterArg, %84) : (tensor<4x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %86 = func.call @dynamic_index_in_dim_34(%iterArg_37, %84) : (tensor<4x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %87 = func.call @dynamic_index_in_dim_33(%iterArg_38, %84) : (tensor<4x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %88 = func.call @dynamic_index_in_dim_13(%iterArg_39, %84) : (tensor<4x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %89 = func.call @dynamic_index_in_dim_34(%iterArg_40, %84) : (tensor<4x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %90 = func.call @dynamic_index_in_dim_4(%iterArg_41, %84) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %91 = func.call @dynamic_index_in_dim_35(%iterArg_42, %84) : (tensor<4x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %92 = func.call @dynamic_index_in_dim_36(%iterArg_43, %84) : (tensor<4x8x16x32x1024x1024xbf16>, tensor<i32>) -> tensor<8x16x32x1024x1024xbf16>
      %93 = func.call @dynamic_index_in_dim_37(%iterArg_44, %84) : (tensor<4x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %94 = func.call @dynamic_index_in_dim_4(%iterArg_45, %84) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %95 = func.call @dynamic_index_in_dim_37(%iterArg_46, %84) : (tensor<4x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %96 = func.call @dynamic_index_in_dim_37(%iterArg_47, %84) : (tensor<4x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %97 = func.call @dynamic_index_in_dim_4(%iterArg_48, %84) : (tensor<4x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %98 = func.call @dynamic_index_in_dim_38(%iterArg_49, %84) : (tensor<4x8x16x32x1024x1024xf32>, tensor<i32>) -> tensor<8x16x32x1024x1024xf32>
      %99 = func.call @dynamic_index_in_dim_39(%iterArg_50, %84) : (tensor<4x8x16x32x1024x1xf32>, tensor<i32>) -> tensor<8x16x32x1024x1xf32>
      %100 = func.call @dynamic_index_in_dim_39(%iterArg_51, %84) : (tensor<4x8x16x32x1024x1xf32>, tensor<i32>) -> tensor<8x16x32x1024x1xf32>
      %101 = func.call @dynamic_index_in_dim_5(%iterArg_52, %84) : (tensor<4x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16>
      %102 = func.call @dynamic_index_in_dim_37(%iterArg_53, %84) : (tensor<4x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %103 = func.call @dynamic_index_in_dim_33(%iterArg_54, %84) : (tensor<4x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %104 = func.call @dynamic_index_in_dim_34(%iterArg_55, %84) : (tensor<4x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %105 = func.call @dynamic_index_in_dim_33(%iterArg_56, %84) : (tensor<4x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %106 = func.call @dynamic_index_in_dim_13(%iterArg_57, %84) : (tensor<4x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %107 = func.call @dynamic_index_in_dim_34(%iterArg_58, %84) : (tensor<4x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %108 = func.call @dynamic_index_in_dim_3(%iterArg_59, %84) : (tensor<4x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16>
      %109 = func.call @dynamic_index_in_dim_35(%iterArg_60, %84) : (tensor<4x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %110 = func.call @dynamic_index_in_dim_40(%iterArg_61, %84) : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %111 = func.call @dynamic_index_in_dim_40(%iterArg_62, %84) : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %112 = func.call @dynamic_index_in_dim_40(%iterArg_63, %84) : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %113 = func.call @dynamic_index_in_dim_40(%iterArg_64, %84) : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %114 = func.call @dynamic_index_in_dim_40(%iterArg_65, %84) : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %115 = func.call @dynamic_index_in_dim_2(%iterArg_66, %84) : (tensor<4x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16>
      %116 = func.call @dynamic_index_in_dim_40(%iterArg_67, %84) : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %117:9 = func.call @closed_call_41(%iterArg_69, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116) : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x32x128x4096xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>, tensor<8x16x1024x16384xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>)
      %118 = func.call @dynamic_update_index_in_dim_42(%iterArg_70, %117#1, %84) : (tensor<4x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<4x8x4096xf32>
      %119 = func.call @dynamic_update_index_in_dim_42(%iterArg_71, %117#2, %84) : (tensor<4x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<4x8x4096xf32>
      %120 = func.call @dynamic_update_index_in_dim_43(%iterArg_72, %117#3, %84) : (tensor<4x8x16384x4096xbf16>, tensor<8x16384x4096xbf16>, tensor<i32>) -> tensor<4x8x16384x4096xbf16>
      %121 = func.call @dynamic_update_index_in_dim_44(%iterArg_73, %117#4, %84) : (tensor<4x8x4096x16384xbf16>, tensor<8x4096x16384xbf16>, tensor<i32>) -> tensor<4x8x4096x16384xbf16>
      %122 = func.call @dynamic_update_index_in_dim_45(%iterArg_74, %117#5, %84) : (tensor<4x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
      %123 = func.call @dynamic_update_index_in_dim_46(%iterArg_75, %117#6, %84) : (tensor<4x8x32x128x4096xbf16>, tensor<8x32x128x4096xbf16>, tensor<i32>) -> tensor<4x8x32x128x4096xbf16>
      %124 = func.call @dynamic_update_index_in_dim_45(%iterArg_76, %117#7, %84) : (tensor<4x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
      %125 = func.call @dynamic_update_index_in_dim_45(%iterArg_77, %117#8, %84) : (tensor<4x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
      %c_80 = stablehlo.constant dense<1> : tensor<i32>
      %126 = stablehlo.add %iterArg_68, %c_80 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %126, %117#0, %118, %119, %120, %121, %122, %123, %124, %125 : tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x32x1024x1024xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x16x32x1024x1024xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x16x32x1024x1xf32>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x16x1024x32x128xbf16>, tensor<4x8x16x1024x1xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x16x1024x1xf32>, tensor<4x8x1x1x4096xf32>, tensor<4x8x16x1024x4096xf32>, tensor<4x8x4096x16384xbf16>, tensor<4x8x16x1024x4096xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<4x8x16384x4096xbf16>, tensor<4x8x16x1024x16384xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<4x8x4096xf32>, tensor<4x8x4096xf32>, tensor<4x8x16384x4096xbf16>, tensor<4x8x4096x16384xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x32x128x4096xbf16>, tensor<4x8x4096x32x128xbf16>, tensor<4x8x4096x32x128xbf16>
    }
    %63 = stablehlo.transpose %62#41, dims = [1, 0, 2, 3, 4] : (tensor<4x8x4096x32x128xbf16>) -> tensor<8x4x4096x32x128xbf16>
    %64 = stablehlo.transpose %62#40, dims = [1, 0, 2, 3, 4] : (tensor<4x8x4096x32x128xbf16>) -> tensor<8x4x4096x32x128xbf16>
    %65 = stablehlo.transpose %62#39, dims = [1, 0, 2, 3, 4] : (tensor<4x8x32x128x4096xbf16>) -> tensor<8x4x32x128x4096xbf16>
    %66 = stablehlo.transpose %62#38, dims = [1, 0, 2, 3, 4] : (tensor<4x8x4096x32x128xbf16>) -> tensor<8x4x4096x32x128xbf16>
    %67 = stablehlo.transpose %62#37, dims = [1, 0, 2, 3] : (tensor<4x8x4096x16384xbf16>) -> tensor<8x4x4096x16384xbf16>
    %68 = stablehlo.transpose %62#36, dims = [1, 0, 2, 3] : (tensor<4x8x16384x4096xbf16>) -> tensor<8x4x16384x4096xbf16>
    %69 = stablehlo.transpose %62#35, dims = [1, 0, 2] : (tensor<4x8x4096xf32>) -> tensor<8x4x4096xf32>
    %70 = stablehlo.transpose %62#34, dims = [1, 0, 2] : (tensor<4x8x4096xf32>) -> tensor<8x4x4096xf32>
    %71 = stablehlo.add %arg10, %70 : tensor<8x4x4096xf32>
    %72 = stablehlo.add %arg11, %69 : tensor<8x4x4096xf32>
    %73 = stablehlo.add %arg12, %68 : tensor<8x4x16384x4096xbf16>
    %74 = stablehlo.add %arg13, %67 : tensor<8x4x4096x16384xbf16>
    %75 = stablehlo.add %arg14, %66 : tensor<8x4x4096x32x128xbf16>
    %76 = stablehlo.add %arg15, %65 : tensor<8x4x32x128x4096xbf16>
    %77 = stablehlo.add %arg16, %64 : tensor<8x4x4096x32x128xbf16>
    %78 = stablehlo.add %arg17, %63 : tensor<8x4x4096x32x128xbf16>
    %79 = sdy.sharding_constraint %62#33 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %80:2 = call @_where_47(%arg0, %79) : (tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %81 = call @dynamic_index_in_dim_48(%arg20, %80#0) : (tensor<i32>, tensor<1x16x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %82 = stablehlo.add %arg9, %81 : tensor<32x16x1024x4096xbf16>
    return %82, %71, %72, %73, %74, %75, %76, %77, %78, %80#1 : tensor<32x16x1024x4096xbf16>, tensor<8x4x4096xf32>, tensor<8x4x4096xf32>, tensor<8x4x16384x4096xbf16>, tensor<8x4x4096x16384xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x32x128x4096xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x4x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_23(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [1:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<7x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.pad %0, %cst_0, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %4 = stablehlo.add %2, %3 : tensor<8x16x1024x4096xbf16>
    return %4 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @closed_call_24(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<bf16>, %arg2: tensor<8x16x1024x4096xbf16>, %arg3: tensor<8x4096xf32>, %arg4: tensor<8x4096xf32>, %arg5: tensor<8x16384x4096xbf16>, %arg6: tensor<8x4096x16384xbf16>, %arg7: tensor<8x4096x32x128xbf16>, %arg8: tensor<8x32x128x4096xbf16>, %arg9: tensor<8x4096x32x128xbf16>, %arg10: tensor<8x4096x32x128xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>) {
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
    %9 = stablehlo.divide %8, %7 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %11 = stablehlo.multiply %10, %9 : tensor<8x16x1024x1xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %13 = stablehlo.multiply %0, %12 : tensor<8x16x1024x4096xf32> loc(#at5)
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %16 = stablehlo.multiply %13, %15 : tensor<8x16x1024x4096xf32> loc(#at5)
    %17 = stablehlo.convert %16 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %18 = stablehlo.dot_general %17, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %19 = stablehlo.dot_general %17, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %17, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %18, %19, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %26 = stablehlo.subtract %24, %25 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %29 = stablehlo.maximum %28, %27 : tensor<8x16x32x1024xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %32 = stablehlo.subtract %26, %31 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %33 = stablehlo.exponential %32 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %34 = stablehlo.reduce(%33 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %37 = stablehlo.divide %33, %36 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %38 = stablehlo.multiply %35, %35 : tensor<8x16x32x1024x1xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %40 = stablehlo.divide %39, %38 : tensor<8x16x32x1024x1xf32> loc(#at0)
    %41 = stablehlo.convert %37 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %42 = stablehlo.dot_general %20, %41, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %43 = stablehlo.transpose %42, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %44 = stablehlo.dot_general %43, %arg8, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %45 = stablehlo.add %arg2, %44 : tensor<8x16x1024x4096xbf16>
    %46 = sdy.sharding_constraint %45 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %47 = stablehlo.convert %46 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %48 = stablehlo.multiply %47, %47 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %49 = stablehlo.reduce(%48 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %52 = stablehlo.divide %50, %51 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %54 = stablehlo.add %52, %53 : tensor<8x16x1024x1xf32> loc(#at5)
    %55 = stablehlo.rsqrt %54 : tensor<8x16x1024x1xf32> loc(#at5)
    %56 = stablehlo.divide %55, %54 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %58 = stablehlo.multiply %57, %56 : tensor<8x16x1024x1xf32> loc(#at5)
    %59 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %60 = stablehlo.multiply %47, %59 : tensor<8x16x1024x4096xf32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %63 = stablehlo.multiply %60, %62 : tensor<8x16x1024x4096xf32> loc(#at5)
    %64 = stablehlo.convert %63 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %65 = stablehlo.dot_general %64, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %66 = stablehlo.multiply %65, %65 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %67 = stablehlo.multiply %66, %65 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %68 = stablehlo.multiply %65, %65 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %70 = stablehlo.multiply %69, %68 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_13 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %72 = stablehlo.multiply %71, %67 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %73 = stablehlo.add %65, %72 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_14 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %74 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %75 = stablehlo.multiply %74, %73 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %76 = stablehlo.tanh %75 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %77 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %78 = stablehlo.subtract %77, %76 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %79 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %80 = stablehlo.add %79, %76 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %82 = stablehlo.multiply %81, %80 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %83 = stablehlo.multiply %65, %82 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %84 = stablehlo.dot_general %83, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %85 = stablehlo.add %46, %84 : tensor<8x16x1024x4096xbf16>
    %86 = sdy.sharding_constraint %85 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    return %86, %8, %0, %11, %14, %13, %17, %41, %20, %19, %18, %33, %35, %40, %43, %55, %47, %58, %61, %60, %64, %82, %65, %70, %76, %78, %83 : tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<4x8x16x1024x1xf32>, %arg1: tensor<8x16x1024x1xf32>, %arg2: tensor<i32>) -> tensor<4x8x16x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x1xf32>) -> tensor<1x8x16x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x16x1024x1xf32>, tensor<1x8x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x1024x1xf32>
    return %1 : tensor<4x8x16x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<4x8x16x1024x4096xf32>, %arg1: tensor<8x16x1024x4096xf32>, %arg2: tensor<i32>) -> tensor<4x8x16x1024x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xf32>) -> tensor<1x8x16x1024x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x16x1024x4096xf32>, tensor<1x8x16x1024x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x1024x4096xf32>
    return %1 : tensor<4x8x16x1024x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<4x8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x1024x4096xbf16>
    return %1 : tensor<4x8x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<4x8x16x32x1024x1024xbf16>, %arg1: tensor<8x16x32x1024x1024xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16x32x1024x1024xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x32x1024x1024xbf16>) -> tensor<1x8x16x32x1024x1024xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<4x8x16x32x1024x1024xbf16>, tensor<1x8x16x32x1024x1024xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x32x1024x1024xbf16>
    return %1 : tensor<4x8x16x32x1024x1024xbf16>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<4x8x16x1024x32x128xbf16>, %arg1: tensor<8x16x1024x32x128xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16x1024x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x1024x32x128xbf16>) -> tensor<1x8x16x1024x32x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<4x8x16x1024x32x128xbf16>, tensor<1x8x16x1024x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x1024x32x128xbf16>
    return %1 : tensor<4x8x16x1024x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_30(%arg0: tensor<4x8x16x32x1024x1024xf32>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<4x8x16x32x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x32x1024x1024xf32>) -> tensor<1x8x16x32x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<4x8x16x32x1024x1024xf32>, tensor<1x8x16x32x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x32x1024x1024xf32>
    return %1 : tensor<4x8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_31(%arg0: tensor<4x8x16x32x1024x1xf32>, %arg1: tensor<8x16x32x1024x1xf32>, %arg2: tensor<i32>) -> tensor<4x8x16x32x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x32x1024x1xf32>) -> tensor<1x8x16x32x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<4x8x16x32x1024x1xf32>, tensor<1x8x16x32x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x32x1024x1xf32>
    return %1 : tensor<4x8x16x32x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<4x8x16x1024x16384xbf16>, %arg1: tensor<8x16x1024x16384xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16x1024x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x16384xbf16>) -> tensor<1x8x16x1024x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x16x1024x16384xbf16>, tensor<1x8x16x1024x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16x1024x16384xbf16>
    return %1 : tensor<4x8x16x1024x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_33(%arg0: tensor<4x8x16x1024x1xf32>, %arg1: tensor<i32>) -> tensor<8x16x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 1] : (tensor<4x8x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x1xf32>) -> tensor<8x16x1024x1xf32>
    return %1 : tensor<8x16x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_34(%arg0: tensor<4x8x16x1024x4096xf32>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<4x8x16x1024x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xf32>
    return %1 : tensor<8x16x1024x4096xf32>
  }
  func.func private @dynamic_index_in_dim_35(%arg0: tensor<4x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<4x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_36(%arg0: tensor<4x8x16x32x1024x1024xbf16>, %arg1: tensor<i32>) -> tensor<8x16x32x1024x1024xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 32, 1024, 1024] : (tensor<4x8x16x32x1024x1024xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x32x1024x1024xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xbf16>
    return %1 : tensor<8x16x32x1024x1024xbf16>
  }
  func.func private @dynamic_index_in_dim_37(%arg0: tensor<4x8x16x1024x32x128xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 1024, 32, 128] : (tensor<4x8x16x1024x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x32x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16>
    return %1 : tensor<8x16x1024x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_38(%arg0: tensor<4x8x16x32x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<8x16x32x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 32, 1024, 1024] : (tensor<4x8x16x32x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x32x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32>
    return %1 : tensor<8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<4x8x16x32x1024x1xf32>, %arg1: tensor<i32>) -> tensor<8x16x32x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 32, 1024, 1] : (tensor<4x8x16x32x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x32x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1xf32>
    return %1 : tensor<8x16x32x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_40(%arg0: tensor<4x8x16x1024x16384xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 16384] : (tensor<4x8x16x1024x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x16384xbf16>) -> tensor<8x16x1024x16384xbf16>
    return %1 : tensor<8x16x1024x16384xbf16>
  }
  func.func private @closed_call_41(%arg0: tensor<8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x1xf32>, %arg2: tensor<8x16x1024x4096xf32>, %arg3: tensor<8x16x1024x1xf32>, %arg4: tensor<8x1x1x4096xf32>, %arg5: tensor<8x16x1024x4096xf32>, %arg6: tensor<8x4096x32x128xbf16>, %arg7: tensor<8x16x1024x4096xbf16>, %arg8: tensor<8x16x32x1024x1024xbf16>, %arg9: tensor<8x16x1024x32x128xbf16>, %arg10: tensor<8x4096x32x128xbf16>, %arg11: tensor<8x16x1024x32x128xbf16>, %arg12: tensor<8x16x1024x32x128xbf16>, %arg13: tensor<8x4096x32x128xbf16>, %arg14: tensor<8x16x32x1024x1024xf32>, %arg15: tensor<8x16x32x1024x1xf32>, %arg16: tensor<8x16x32x1024x1xf32>, %arg17: tensor<8x32x128x4096xbf16>, %arg18: tensor<8x16x1024x32x128xbf16>, %arg19: tensor<8x16x1024x1xf32>, %arg20: tensor<8x16x1024x4096xf32>, %arg21: tensor<8x16x1024x1xf32>, %arg22: tensor<8x1x1x4096xf32>, %arg23: tensor<8x16x1024x4096xf32>, %arg24: tensor<8x4096x16384xbf16>, %arg25: tensor<8x16x1024x4096xbf16>, %arg26: tensor<8x16x1024x16384xbf16>, %arg27: tensor<8x16x1024x16384xbf16>, %arg28: tensor<8x16x1024x16384xbf16>, %arg29: tensor<8x16x1024x16384xbf16>, %arg30: tensor<8x16x1024x16384xbf16>, %arg31: tensor<8x16384x4096xbf16>, %arg32: tensor<8x16x1024x16384xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.dot_general %0, %arg32, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<8x4096x16384xbf16>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %3 = stablehlo.dot_general %0, %arg31, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %4 = stablehlo.multiply %arg27, %3 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %5 = stablehlo.multiply %3, %arg26 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %7 = stablehlo.multiply %6, %4 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %8 = stablehlo.multiply %7, %arg30 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %9 = stablehlo.multiply %8, %arg29 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %10 = stablehlo.add %8, %9 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_0 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %12 = stablehlo.multiply %11, %10 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %13 = stablehlo.add %5, %12 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_1 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %15 = stablehlo.multiply %14, %12 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %16 = stablehlo.multiply %15, %arg28 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %17 = stablehlo.add %13, %16 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %18 = stablehlo.dot_general %17, %arg25, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16384x4096xbf16> loc(#at2)
    %19 = stablehlo.transpose %18, dims = [0, 2, 1] : (tensor<8x16384x4096xbf16>) -> tensor<8x4096x16384xbf16> loc(#at2)
    %20 = stablehlo.dot_general %17, %arg24, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<8x16x1024x16384xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %21 = stablehlo.convert %20 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %22 = stablehlo.multiply %arg23, %21 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %24 = stablehlo.reshape %23 : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %25 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %26 = stablehlo.multiply %21, %25 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %27 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x1x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %28 = stablehlo.multiply %arg20, %26 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %30 = stablehlo.reshape %29 : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %31 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %32 = stablehlo.multiply %26, %31 : tensor<8x16x1024x4096xf32> loc(#at5)
    %33 = stablehlo.multiply %30, %arg21 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_5 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %35 = stablehlo.divide %33, %34 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %36 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x1xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %38 = stablehlo.multiply %arg20, %37 : tensor<8x16x1024x4096xf32> loc(#at5)
    %39 = stablehlo.add %32, %38 : tensor<8x16x1024x4096xf32> loc(#at5)
    %40 = stablehlo.multiply %37, %arg20 : tensor<8x16x1024x4096xf32> loc(#at5)
    %41 = stablehlo.add %39, %40 : tensor<8x16x1024x4096xf32> loc(#at5)
    %42 = stablehlo.convert %41 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %43 = stablehlo.add %0, %42 : tensor<8x16x1024x4096xbf16> loc(#at5)
    %44 = sdy.sharding_constraint %43 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %45 = stablehlo.dot_general %44, %arg18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %46 = stablehlo.transpose %45, dims = [0, 2, 3, 1] : (tensor<8x4096x32x128xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %47 = stablehlo.dot_general %44, %arg17, batching_dims = [0] x [0], contracting_dims = [3] x [3] : (tensor<8x16x1024x4096xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %48 = stablehlo.transpose %47, dims = [0, 1, 3, 4, 2] : (tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %49 = stablehlo.dot_general %48, %arg9, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4] : (tensor<8x16x32x128x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %50 = stablehlo.dot_general %48, %arg8, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [4] x [3] : (tensor<8x16x32x128x1024xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %51 = stablehlo.transpose %50, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %52 = stablehlo.convert %49 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %53 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %54 = stablehlo.multiply %52, %53 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %55 = stablehlo.multiply %54, %arg14 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %56 = stablehlo.reduce(%55 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %57 = stablehlo.reshape %56 : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %58 = stablehlo.negate %57 : tensor<8x16x32x1024x1xf32> loc(#at0)
    %59 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %60 = stablehlo.divide %52, %59 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %61 = stablehlo.reduce(%58 init: %cst_8) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %63 = stablehlo.add %60, %62 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %64 = stablehlo.multiply %63, %arg14 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_9 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %66 = stablehlo.multiply %64, %65 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %67 = stablehlo.convert %66 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %68 = stablehlo.dot_general %67, %arg12, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2] : (tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x128xbf16> loc(#at0)
    %69 = stablehlo.transpose %68, dims = [0, 1, 3, 2, 4] : (tensor<8x16x32x1024x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %70 = stablehlo.dot_general %67, %arg11, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2] : (tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x128xbf16> loc(#at0)
    %71 = stablehlo.transpose %70, dims = [0, 1, 3, 2, 4] : (tensor<8x16x32x1024x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %72 = stablehlo.dot_general %51, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %73 = stablehlo.transpose %72, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %74 = stablehlo.dot_general %51, %arg6, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %75 = stablehlo.dot_general %69, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %76 = stablehlo.transpose %75, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %77 = stablehlo.dot_general %69, %arg13, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %78 = stablehlo.add %74, %77 : tensor<8x16x1024x4096xbf16> loc(#at0)
    %79 = stablehlo.dot_general %71, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x128x4096xbf16> loc(#at0)
    %80 = stablehlo.transpose %79, dims = [0, 3, 1, 2] : (tensor<8x32x128x4096xbf16>) -> tensor<8x4096x32x128xbf16> loc(#at0)
    %81 = stablehlo.dot_general %71, %arg10, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %82 = stablehlo.add %78, %81 : tensor<8x16x1024x4096xbf16> loc(#at0)
    %83 = stablehlo.convert %82 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %84 = stablehlo.multiply %arg5, %83 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %85 = stablehlo.reduce(%84 init: %cst_10) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %86 = stablehlo.reshape %85 : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %87 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %88 = stablehlo.multiply %83, %87 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %89 = stablehlo.reduce(%86 init: %cst_11) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x1x4096xf32>, tensor<f32>) -> tensor<8x4096xf32> loc(#at5)
    %90 = stablehlo.multiply %arg2, %88 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %91 = stablehlo.reduce(%90 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %92 = stablehlo.reshape %91 : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %93 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %94 = stablehlo.multiply %88, %93 : tensor<8x16x1024x4096xf32> loc(#at5)
    %95 = stablehlo.multiply %92, %arg3 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %97 = stablehlo.divide %95, %96 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %98 = stablehlo.reduce(%97 init: %cst_14) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x1xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %100 = stablehlo.multiply %arg2, %99 : tensor<8x16x1024x4096xf32> loc(#at5)
    %101 = stablehlo.add %94, %100 : tensor<8x16x1024x4096xf32> loc(#at5)
    %102 = stablehlo.multiply %99, %arg2 : tensor<8x16x1024x4096xf32> loc(#at5)
    %103 = stablehlo.add %101, %102 : tensor<8x16x1024x4096xf32> loc(#at5)
    %104 = stablehlo.convert %103 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %105 = stablehlo.add %44, %104 : tensor<8x16x1024x4096xbf16> loc(#at5)
    return %105, %89, %27, %2, %19, %76, %46, %80, %73 : tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<4x8x4096xf32>, %arg1: tensor<8x4096xf32>, %arg2: tensor<i32>) -> tensor<4x8x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4096xf32>) -> tensor<1x8x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x8x4096xf32>, tensor<1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096xf32>
    return %1 : tensor<4x8x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_43(%arg0: tensor<4x8x16384x4096xbf16>, %arg1: tensor<8x16384x4096xbf16>, %arg2: tensor<i32>) -> tensor<4x8x16384x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x16384x4096xbf16>) -> tensor<1x8x16384x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x16384x4096xbf16>, tensor<1x8x16384x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x16384x4096xbf16>
    return %1 : tensor<4x8x16384x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_44(%arg0: tensor<4x8x4096x16384xbf16>, %arg1: tensor<8x4096x16384xbf16>, %arg2: tensor<i32>) -> tensor<4x8x4096x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x4096x16384xbf16>) -> tensor<1x8x4096x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<4x8x4096x16384xbf16>, tensor<1x8x4096x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096x16384xbf16>
    return %1 : tensor<4x8x4096x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_45(%arg0: tensor<4x8x4096x32x128xbf16>, %arg1: tensor<8x4096x32x128xbf16>, %arg2: tensor<i32>) -> tensor<4x8x4096x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4096x32x128xbf16>) -> tensor<1x8x4096x32x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x4096x32x128xbf16>, tensor<1x8x4096x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x4096x32x128xbf16>
    return %1 : tensor<4x8x4096x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_46(%arg0: tensor<4x8x32x128x4096xbf16>, %arg1: tensor<8x32x128x4096xbf16>, %arg2: tensor<i32>) -> tensor<4x8x32x128x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x32x128x4096xbf16>) -> tensor<1x8x32x128x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<4x8x32x128x4096xbf16>, tensor<1x8x32x128x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x8x32x128x4096xbf16>
    return %1 : tensor<4x8x32x128x4096xbf16>
  }
  func.func private @_where_47(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x16x1024x4096xbf16>, tensor<bf16>) -> tensor<16x1024x4096xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    return %4, %1 : tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_48(%arg0: tensor<i32>, %arg1: tensor<1x16x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<32x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %0, %arg1, %arg0, %c, %c_0, %c_1 : (tensor<32x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<32x16x1024x4096xbf16>
    return %1 : tensor<32x16x1024x4096xbf16>
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
#at9 = loc("shift")

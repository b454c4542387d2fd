module @jit_small_6b_circular attributes {mhlo.num_partitions = 64 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=8, "data"=8]> {stablehlo.mesh = {axes = [{name = "stage", size = 8 : i64}, {name = "data", size = 8 : i64}]}}
  func.func public @main(%arg0: tensor<32000x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<4096xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<4096x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<8x2x2x16384x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<8x2x2x4096x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<8x2x2x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<8x2x2x32x128x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<8x2x2x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<8x2x2x4096x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 11 : i32} loc("state['columns']['embedding']"), %arg12: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg15: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 15 : i32} loc("state['columns']['logits']"), %arg16: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['wf']"), %arg17: tensor<8x2x2x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wi']"), %arg18: tensor<8x2x2x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wk']"), %arg19: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wo']"), %arg20: tensor<8x2x2x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wq']"), %arg21: tensor<8x2x2x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wv']"), %arg22: tensor<32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 22 : i32} loc("state['rows']['embedding']"), %arg23: tensor<4096xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg24: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['ln1']"), %arg25: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 25 : i32} loc("state['rows']['ln2']"), %arg26: tensor<4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['logits']"), %arg27: tensor<8x2x2x16384xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['wf']"), %arg28: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['wi']"), %arg29: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wk']"), %arg30: tensor<8x2x2x32x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wo']"), %arg31: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wq']"), %arg32: tensor<8x2x2x4096xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wv']"), %arg33: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['labels']"), %arg34: tensor<512x1024xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x4096xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<4096xf32> {jax.result_info = "result[0]['ln']"}, tensor<8x2x2x4096xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4096x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x2x2x16384x4096xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x2x2x4096x16384xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x2x2x4096x32x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<8x2x2x32x128x4096xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<8x2x2x4096x32x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<8x2x2x4096x32x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32000xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x16384xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x32x128xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x32x128xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x2x2x32x128xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<32000xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['rows']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['rows']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4096xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x2x2x16384xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x32x128xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<8x2x2x4096xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %10 = stablehlo.convert %arg5 : (tensor<8x2x2x16384x4096xf32>) -> tensor<8x2x2x16384x4096xbf16>
    %11 = stablehlo.convert %arg6 : (tensor<8x2x2x4096x16384xf32>) -> tensor<8x2x2x4096x16384xbf16>
    %12 = stablehlo.convert %arg7 : (tensor<8x2x2x4096x32x128xf32>) -> tensor<8x2x2x4096x32x128xbf16>
    %13 = stablehlo.convert %arg8 : (tensor<8x2x2x32x128x4096xf32>) -> tensor<8x2x2x32x128x4096xbf16>
    %14 = stablehlo.convert %arg9 : (tensor<8x2x2x4096x32x128xf32>) -> tensor<8x2x2x4096x32x128xbf16>
    %15 = stablehlo.convert %arg10 : (tensor<8x2x2x4096x32x128xf32>) -> tensor<8x2x2x4096x32x128xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %17 = sdy.sharding_constraint %16 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x32x16x1024x4096xbf16>
    %19 = sdy.sharding_constraint %18 <@mesh, [{"stage"}, {}, {"data"}, {}, {}]> : tensor<8x32x16x1024x4096xbf16>
    %20 = stablehlo.iota dim = 0 : tensor<71xi32>
    %c_1 = stablehlo.constant dense<32> : tensor<i32>
    %21:2 = call @remainder(%c_1) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%5) : (tensor<32x16x1024x4096xbf16>) -> ()
    call @dynamic_index_in_dim_0() : () -> ()
    call @_where_1() : () -> ()
    %22 = call @_where_2(%9) : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    %23 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c_2 = stablehlo.constant dense<32> : tensor<i32>
    %24:2 = call @floor_divide(%c_2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %25:2 = call @clip(%c_3, %c_4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %26:2 = call @dynamic_index_in_dim_4(%arg2) : (tensor<8x2x2x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>)
    %27:2 = call @dynamic_index_in_dim_4(%arg3) : (tensor<8x2x2x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>)
    %28:3 = call @dynamic_index_in_dim_5(%10) : (tensor<8x2x2x16384x4096xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %29:3 = call @dynamic_index_in_dim_6(%11) : (tensor<8x2x2x4096x16384xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %30:4 = call @dynamic_index_in_dim_7(%12) : (tensor<8x2x2x4096x32x128xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %31:4 = call @dynamic_index_in_dim_8(%13) : (tensor<8x2x2x32x128x4096xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %32:4 = call @dynamic_index_in_dim_7(%14) : (tensor<8x2x2x4096x32x128xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %33:4 = call @dynamic_index_in_dim_7(%15) : (tensor<8x2x2x4096x32x128xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>)
    %34 = call @closed_call() : () -> tensor<1x1x1x1024x1024xf32>
    call @_roll_static() : () -> () loc(#at9)
    %c_5 = stablehlo.constant dense<32> : tensor<i32>
    %35:2 = call @remainder(%c_5) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_update_index_in_dim() : () -> ()
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<71x16x1024x4096xbf16>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<71xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<71xi32>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %39 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<71xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %40 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<71x8x16x1024x4096xbf16>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<71xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %42:56 = stablehlo.while(%iterArg = %20, %iterArg_229 = %34, %iterArg_230 = %21#0, %iterArg_231 = %21#1, %iterArg_232 = %5, %iterArg_233 = %22, %iterArg_234 = %23, %iterArg_235 = %24#0, %iterArg_236 = %24#1, %iterArg_237 = %25#0, %iterArg_238 = %25#1, %iterArg_239 = %arg2, %iterArg_240 = %26#0, %iterArg_241 = %26#1, %iterArg_242 = %arg3, %iterArg_243 = %27#0, %iterArg_244 = %27#1, %iterArg_245 = %10, %iterArg_246 = %28#0, %iterArg_247 = %28#1, %iterArg_248 = %28#2, %iterArg_249 = %11, %iterArg_250 = %29#0, %iterArg_251 = %29#1, %iterArg_252 = %29#2, %iterArg_253 = %12, %iterArg_254 = %30#0, %iterArg_255 = %30#1, %iterArg_256 = %30#2, %iterArg_257 = %30#3, %iterArg_258 = %13, %iterArg_259 = %31#0, %iterArg_260 = %31#1, %iterArg_261 = %31#2, %iterArg_262 = %31#3, %iterArg_263 = %14, %iterArg_264 = %32#0, %iterArg_265 = %32#1, %iterArg_266 = %32#2, %iterArg_267 = %32#3, %iterArg_268 = %15, %iterArg_269 = %33#0, %iterArg_270 = %33#1, %iterArg_271 = %33#2, %iterArg_272 = %33#3, %iterArg_273 = %35#0, %iterArg_274 = %35#1, %iterArg_275 = %c_12, %iterArg_276 = %17, %iterArg_277 = %19, %iterArg_278 = %36, %iterArg_279 = %37, %iterArg_280 = %38, %iterArg_281 = %39, %iterArg_282 = %40, %iterArg_283 = %41) : tensor<71xi32>, tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<32x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x16384xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x16x1024x4096xbf16>, tensor<71xi32>
    cond {
      %c_284 = stablehlo.constant dense<71> : tensor<i32>
      %714 = stablehlo.compare LT, %iterArg_275, %c_284, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %714 : tensor<i1>
    } do {
      %714 = func.call @dynamic_index_in_dim_9(%iterArg, %iterArg_275) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %715:8 = func.call @closed_call_10(%iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_276, %iterArg_277, %714) : (tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<32x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x16384xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<i32>, tensor<i1>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x16x1024x4096xbf16>, tensor<i32>)
      %716 = func.call @dynamic_update_index_in_dim_33(%iterArg_278, %715#2, %iterArg_275) : (tensor<71x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>) -> tensor<71x16x1024x4096xbf16>
      %717 = func.call @dynamic_update_index_in_dim_34(%iterArg_279, %715#3, %iterArg_275) : (tensor<71xi32>, tensor<i32>, tensor<i32>) -> tensor<71xi32>
      %718 = func.call @dynamic_update_index_in_dim_34(%iterArg_280, %715#4, %iterArg_275) : (tensor<71xi32>, tensor<i32>, tensor<i32>) -> tensor<71xi32>
      %719 = func.call @dynamic_update_index_in_dim_35(%iterArg_281, %715#5, %iterArg_275) : (tensor<71xi1>, tensor<i1>, tensor<i32>) -> tensor<71xi1>
      %720 = func.call @dynamic_update_index_in_dim_36(%iterArg_282, %715#6, %iterArg_275) : (tensor<71x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<71x8x16x1024x4096xbf16>
      %721 = func.call @dynamic_update_index_in_dim_34(%iterArg_283, %715#7, %iterArg_275) : (tensor<71xi32>, tensor<i32>, tensor<i32>) -> tensor<71xi32>
      %c_284 = stablehlo.constant dense<1> : tensor<i32>
      %722 = stablehlo.add %iterArg_275, %c_284 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %722, %715#0, %715#1, %716, %717, %718, %719, %720, %721 : tensor<71xi32>, tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<i1>, tensor<32x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>, tensor<8xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x16384xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x16x1024x4096xbf16>, tensor<71xi32>
    }
    %43 = stablehlo.slice %42#50 [39:71, 0:16, 0:1024, 0:4096] : (tensor<71x16x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %44 = stablehlo.reshape %43 : (tensor<32x16x1024x4096xbf16>) -> tensor<512x1024x4096xbf16>
    %45 = sdy.sharding_constraint %44 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16>
    %46 = stablehlo.convert %45 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at5)
    %47 = stablehlo.multiply %46, %46 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %48 = stablehlo.reduce(%47 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at5)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %51 = stablehlo.divide %49, %50 : tensor<512x1024x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %53 = stablehlo.add %51, %52 : tensor<512x1024x1xf32> loc(#at5)
    %54 = stablehlo.rsqrt %53 : tensor<512x1024x1xf32> loc(#at5)
    %55 = stablehlo.divide %54, %53 : tensor<512x1024x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %57 = stablehlo.multiply %56, %55 : tensor<512x1024x1xf32> loc(#at5)
    %58 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %59 = stablehlo.multiply %46, %58 : tensor<512x1024x4096xf32> loc(#at5)
    %60 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %62 = stablehlo.multiply %59, %61 : tensor<512x1024x4096xf32> loc(#at5)
    %63 = stablehlo.convert %62 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at5)
    %64 = stablehlo.convert %arg4 : (tensor<4096x32000xf32>) -> tensor<4096x32000xbf16> loc(#at4)
    %65 = stablehlo.dot_general %63, %64, contracting_dims = [2] x [0] : (tensor<512x1024x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<512x1024x32000xbf16> loc(#at4)
    %66 = sdy.sharding_constraint %65 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x32000xbf16> loc(#at4)
    %67 = stablehlo.convert %66 : (tensor<512x1024x32000xbf16>) -> tensor<512x1024x32000xf32> loc(#at4)
    %68 = call @_one_hot_37(%arg33) : (tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %69 = stablehlo.multiply %67, %68 : tensor<512x1024x32000xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %70 = stablehlo.reduce(%69 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %71 = stablehlo.reduce(%67 init: %cst_18) applies stablehlo.maximum across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %72 = stablehlo.reshape %71 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %74 = stablehlo.compare EQ, %67, %73, FLOAT : (tensor<512x1024x32000xf32>, tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xi1> loc(#at4)
    %75 = stablehlo.convert %74 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %76 = stablehlo.reduce(%75 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %78 = stablehlo.maximum %77, %71 : tensor<512x1024xf32> loc(#at4)
    %79 = stablehlo.compare EQ, %71, %78, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %82 = stablehlo.select %79, %80, %81 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %84 = stablehlo.compare EQ, %83, %78, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %87 = stablehlo.select %84, %85, %86 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %88 = stablehlo.divide %82, %87 : tensor<512x1024xf32> loc(#at4)
    %89 = stablehlo.is_finite %78 : (tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %91 = stablehlo.select %89, %78, %90 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %93 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at4)
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %95 = stablehlo.subtract %67, %94 : tensor<512x1024x32000xf32> loc(#at4)
    %96 = stablehlo.exponential %95 : tensor<512x1024x32000xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %97 = stablehlo.reduce(%96 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x32000xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %98 = stablehlo.sign %97 : tensor<512x1024xf32> loc(#at4)
    %99 = stablehlo.abs %97 : tensor<512x1024xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %101 = stablehlo.compare GE, %97, %100, FLOAT : (tensor<512x1024xf32>, tensor<512x1024xf32>) -> tensor<512x1024xi1> loc(#at4)
    %102 = stablehlo.log %99 : tensor<512x1024xf32> loc(#at4)
    %103 = stablehlo.add %102, %91 : tensor<512x1024xf32> loc(#at4)
    %104 = stablehlo.subtract %103, %70 : tensor<512x1024xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %105 = stablehlo.reduce(%104 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_31 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %106 = stablehlo.divide %105, %cst_31 : tensor<f32> loc(#at4)
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %107 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %108 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<8x32x16x1024x4096xbf16>
    %cst_35 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %109 = stablehlo.divide %cst_32, %cst_35 : tensor<f32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %111 = stablehlo.negate %110 : tensor<512x1024xf32> loc(#at4)
    %112 = stablehlo.divide %110, %99 : tensor<512x1024xf32> loc(#at4)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<512x1024xf32> loc(#at4)
    %114 = stablehlo.select %101, %113, %112 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %115 = stablehlo.select %101, %112, %113 : tensor<512x1024xi1>, tensor<512x1024xf32> loc(#at4)
    %116 = stablehlo.negate %114 : tensor<512x1024xf32> loc(#at4)
    %117 = stablehlo.add %115, %116 : tensor<512x1024xf32> loc(#at4)
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %119 = stablehlo.multiply %118, %96 : tensor<512x1024x32000xf32> loc(#at4)
    %120 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x32000xf32> loc(#at4)
    %121 = stablehlo.multiply %120, %68 : tensor<512x1024x32000xf32> loc(#at4)
    %122 = stablehlo.add %119, %121 : tensor<512x1024x32000xf32> loc(#at4)
    %123 = stablehlo.convert %122 : (tensor<512x1024x32000xf32>) -> tensor<512x1024x32000xbf16> loc(#at4)
    %124 = sdy.sharding_constraint %123 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x32000xbf16> loc(#at4)
    %125 = stablehlo.dot_general %124, %63, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x32000xbf16>, tensor<512x1024x4096xbf16>) -> tensor<32000x4096xbf16> loc(#at4)
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<32000x4096xbf16>) -> tensor<4096x32000xbf16> loc(#at4)
    %127 = stablehlo.dot_general %124, %64, contracting_dims = [2] x [1] : (tensor<512x1024x32000xbf16>, tensor<4096x32000xbf16>) -> tensor<512x1024x4096xbf16> loc(#at4)
    %128 = stablehlo.convert %126 : (tensor<4096x32000xbf16>) -> tensor<4096x32000xf32> loc(#at4)
    %129 = stablehlo.convert %127 : (tensor<512x1024x4096xbf16>) -> tensor<512x1024x4096xf32> loc(#at5)
    %130 = stablehlo.multiply %59, %129 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %131 = stablehlo.reduce(%130 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %132 = stablehlo.reshape %131 : (tensor<4096xf32>) -> tensor<1x1x4096xf32> loc(#at5)
    %133 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %134 = stablehlo.multiply %129, %133 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %135 = stablehlo.reduce(%132 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at5)
    %136 = stablehlo.multiply %46, %134 : tensor<512x1024x4096xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %137 = stablehlo.reduce(%136 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x4096xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at5)
    %138 = stablehlo.reshape %137 : (tensor<512x1024xf32>) -> tensor<512x1024x1xf32> loc(#at5)
    %139 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<512x1024x1xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %140 = stablehlo.multiply %134, %139 : tensor<512x1024x4096xf32> loc(#at5)
    %141 = stablehlo.multiply %138, %57 : tensor<512x1024x1xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<512x1024x1xf32> loc(#at5)
    %143 = stablehlo.divide %141, %142 : tensor<512x1024x1xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %144 = stablehlo.reduce(%143 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<512x1024x1xf32>, tensor<f32>) -> tensor<512x1024xf32> loc(#at5)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<512x1024xf32>) -> tensor<512x1024x4096xf32> loc(#at5)
    %146 = stablehlo.multiply %46, %145 : tensor<512x1024x4096xf32> loc(#at5)
    %147 = stablehlo.add %140, %146 : tensor<512x1024x4096xf32> loc(#at5)
    %148 = stablehlo.multiply %145, %46 : tensor<512x1024x4096xf32> loc(#at5)
    %149 = stablehlo.add %147, %148 : tensor<512x1024x4096xf32> loc(#at5)
    %150 = stablehlo.convert %149 : (tensor<512x1024x4096xf32>) -> tensor<512x1024x4096xbf16> loc(#at5)
    %151 = sdy.sharding_constraint %150 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16>
    %152 = stablehlo.reshape %151 : (tensor<512x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %153 = stablehlo.pad %152, %cst_42, low = [39, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<32x16x1024x4096xbf16>, tensor<bf16>) -> tensor<71x16x1024x4096xbf16>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %154 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %155 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<bf16>) -> tensor<8x32x16x1024x4096xbf16>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %156 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<bf16>) -> tensor<32x16x1024x4096xbf16>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %159 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<bf16>) -> tensor<8x2x2x16384x4096xbf16>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %160 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<bf16>) -> tensor<8x2x2x4096x16384xbf16>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %161 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<bf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %162 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<bf16>) -> tensor<8x2x2x32x128x4096xbf16>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %163 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<bf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %164 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<bf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %c_54 = stablehlo.constant dense<0> : tensor<i32>
    %165:28 = stablehlo.while(%iterArg = %153, %iterArg_229 = %42#51, %iterArg_230 = %42#52, %iterArg_231 = %42#53, %iterArg_232 = %42#54, %iterArg_233 = %20, %iterArg_234 = %42#55, %iterArg_235 = %22, %iterArg_236 = %arg2, %iterArg_237 = %arg3, %iterArg_238 = %10, %iterArg_239 = %11, %iterArg_240 = %12, %iterArg_241 = %13, %iterArg_242 = %14, %iterArg_243 = %15, %iterArg_244 = %c_54, %iterArg_245 = %156, %iterArg_246 = %157, %iterArg_247 = %158, %iterArg_248 = %159, %iterArg_249 = %160, %iterArg_250 = %161, %iterArg_251 = %162, %iterArg_252 = %163, %iterArg_253 = %164, %iterArg_254 = %154, %iterArg_255 = %155) : tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<8x16x1024x4096xi1>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<i32>, tensor<32x16x1024x4096xbf16>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>
    cond {
      %c_256 = stablehlo.constant dense<71> : tensor<i32>
      %714 = stablehlo.compare LT, %iterArg_244, %c_256, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %714 : tensor<i1>
    } do {
      %c_256 = stablehlo.constant dense<71> : tensor<i32>
      %714 = stablehlo.subtract %c_256, %iterArg_244 : tensor<i32>
      %c_257 = stablehlo.constant dense<1> : tensor<i32>
      %715 = stablehlo.subtract %714, %c_257 : tensor<i32>
      %716 = func.call @dynamic_index_in_dim_38(%iterArg, %715) : (tensor<71x16x1024x4096xbf16>, tensor<i32>) -> tensor<16x1024x4096xbf16>
      %717 = func.call @dynamic_index_in_dim_9(%iterArg_229, %715) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %718 = func.call @dynamic_index_in_dim_9(%iterArg_230, %715) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %719 = func.call @dynamic_index_in_dim_39(%iterArg_231, %715) : (tensor<71xi1>, tensor<i32>) -> tensor<i1>
      %720 = func.call @dynamic_index_in_dim_40(%iterArg_232, %715) : (tensor<71x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %721 = func.call @dynamic_index_in_dim_9(%iterArg_233, %715) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %722 = func.call @dynamic_index_in_dim_9(%iterArg_234, %715) : (tensor<71xi32>, tensor<i32>) -> tensor<i32>
      %723:11 = func.call @closed_call_41(%iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_245, %iterArg_246, %iterArg_247, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %716, %717, %718, %719, %720, %721, %722) : (tensor<8x16x1024x4096xi1>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<32x16x1024x4096xbf16>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>) -> (tensor<32x16x1024x4096xbf16>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>)
      %c_258 = stablehlo.constant dense<1> : tensor<i32>
      %724 = stablehlo.add %iterArg_244, %c_258 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %724, %723#0, %723#1, %723#2, %723#3, %723#4, %723#5, %723#6, %723#7, %723#8, %723#9, %723#10 : tensor<71x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<71xi1>, tensor<71x8x16x1024x4096xbf16>, tensor<71xi32>, tensor<71xi32>, tensor<8x16x1024x4096xi1>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<i32>, tensor<32x16x1024x4096xbf16>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>
    }
    %166 = stablehlo.convert %165#25 : (tensor<8x2x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xf32>
    %167 = stablehlo.convert %165#24 : (tensor<8x2x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xf32>
    %168 = stablehlo.convert %165#23 : (tensor<8x2x2x32x128x4096xbf16>) -> tensor<8x2x2x32x128x4096xf32>
    %169 = stablehlo.convert %165#22 : (tensor<8x2x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xf32>
    %170 = stablehlo.convert %165#21 : (tensor<8x2x2x4096x16384xbf16>) -> tensor<8x2x2x4096x16384xf32>
    %171 = stablehlo.convert %165#20 : (tensor<8x2x2x16384x4096xbf16>) -> tensor<8x2x2x16384x4096xf32>
    %172 = sdy.sharding_constraint %165#17 <@mesh, [{}, {"data"}, {}, {}]> : tensor<32x16x1024x4096xbf16>
    %173 = stablehlo.reshape %172 : (tensor<32x16x1024x4096xbf16>) -> tensor<512x1024x4096xbf16>
    %174 = sdy.sharding_constraint %173 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<512x1024x4096xbf16> loc(#at1)
    %175 = stablehlo.dot_general %174, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<512x1024x4096xbf16>, tensor<512x1024x32000xbf16>) -> tensor<4096x32000xbf16> loc(#at1)
    %176 = stablehlo.transpose %175, dims = [1, 0] : (tensor<4096x32000xbf16>) -> tensor<32000x4096xbf16> loc(#at1)
    %177 = stablehlo.convert %176 : (tensor<32000x4096xbf16>) -> tensor<32000x4096xf32> loc(#at1)
    %178 = stablehlo.multiply %177, %177 : tensor<32000x4096xf32> loc(#at6)
    %cst_55 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<32000x4096xf32> loc(#at6)
    %180 = stablehlo.add %178, %179 : tensor<32000x4096xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %182 = stablehlo.multiply %181, %arg22 : tensor<32000xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %183 = stablehlo.reduce(%180 init: %cst_57) applies stablehlo.add across dimensions = [1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %185 = stablehlo.divide %183, %184 : tensor<32000xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %187 = stablehlo.multiply %186, %185 : tensor<32000xf32> loc(#at6)
    %188 = stablehlo.add %182, %187 : tensor<32000xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %190 = stablehlo.multiply %189, %arg11 : tensor<4096xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %191 = stablehlo.reduce(%180 init: %cst_61) applies stablehlo.add across dimensions = [0] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %193 = stablehlo.divide %191, %192 : tensor<4096xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %195 = stablehlo.multiply %194, %193 : tensor<4096xf32> loc(#at6)
    %196 = stablehlo.add %190, %195 : tensor<4096xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %197 = stablehlo.reduce(%188 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %200 = stablehlo.divide %198, %199 : tensor<1xf32> loc(#at6)
    %201 = stablehlo.broadcast_in_dim %200, dims = [0] : (tensor<1xf32>) -> tensor<32000xf32> loc(#at6)
    %202 = stablehlo.divide %188, %201 : tensor<32000xf32> loc(#at6)
    %203 = stablehlo.rsqrt %202 : tensor<32000xf32> loc(#at6)
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (tensor<32000xf32>) -> tensor<32000x1xf32> loc(#at6)
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<32000x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %206 = stablehlo.multiply %177, %205 : tensor<32000x4096xf32> loc(#at6)
    %207 = stablehlo.rsqrt %196 : tensor<4096xf32> loc(#at6)
    %208 = stablehlo.broadcast_in_dim %207, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32> loc(#at6)
    %209 = stablehlo.broadcast_in_dim %208, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %210 = stablehlo.multiply %206, %209 : tensor<32000x4096xf32> loc(#at6)
    %211 = stablehlo.multiply %arg0, %arg0 : tensor<32000x4096xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %212 = stablehlo.reduce(%211 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %215 = stablehlo.divide %213, %214 : tensor<1x1xf32> loc(#at6)
    %216 = stablehlo.sqrt %215 : tensor<1x1xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %218 = stablehlo.maximum %217, %216 : tensor<1x1xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %220 = stablehlo.multiply %219, %218 : tensor<1x1xf32> loc(#at6)
    %221 = stablehlo.multiply %210, %210 : tensor<32000x4096xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %222 = stablehlo.reduce(%221 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<32000x4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %225 = stablehlo.divide %223, %224 : tensor<1x1xf32> loc(#at6)
    %226 = stablehlo.sqrt %225 : tensor<1x1xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %228 = stablehlo.maximum %227, %226 : tensor<1x1xf32> loc(#at6)
    %229 = stablehlo.divide %220, %228 : tensor<1x1xf32> loc(#at6)
    %230 = stablehlo.broadcast_in_dim %229, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32000x4096xf32> loc(#at6)
    %231 = stablehlo.multiply %230, %210 : tensor<32000x4096xf32> loc(#at6)
    %232 = stablehlo.subtract %arg0, %231 : tensor<32000x4096xf32> loc(#at6)
    %233 = stablehlo.multiply %135, %135 : tensor<4096xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %235 = stablehlo.add %233, %234 : tensor<4096xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %237 = stablehlo.multiply %236, %arg23 : tensor<4096xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %239 = stablehlo.multiply %238, %235 : tensor<4096xf32> loc(#at6)
    %240 = stablehlo.add %237, %239 : tensor<4096xf32> loc(#at6)
    %241 = stablehlo.rsqrt %240 : tensor<4096xf32> loc(#at6)
    %242 = stablehlo.multiply %135, %241 : tensor<4096xf32> loc(#at6)
    %243 = stablehlo.multiply %arg1, %arg1 : tensor<4096xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %244 = stablehlo.reduce(%243 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %247 = stablehlo.divide %245, %246 : tensor<1xf32> loc(#at6)
    %248 = stablehlo.sqrt %247 : tensor<1xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %250 = stablehlo.maximum %249, %248 : tensor<1xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %252 = stablehlo.multiply %251, %250 : tensor<1xf32> loc(#at6)
    %253 = stablehlo.multiply %242, %242 : tensor<4096xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %254 = stablehlo.reduce(%253 init: %cst_80) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %257 = stablehlo.divide %255, %256 : tensor<1xf32> loc(#at6)
    %258 = stablehlo.sqrt %257 : tensor<1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %260 = stablehlo.maximum %259, %258 : tensor<1xf32> loc(#at6)
    %261 = stablehlo.divide %252, %260 : tensor<1xf32> loc(#at6)
    %262 = stablehlo.broadcast_in_dim %261, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %263 = stablehlo.multiply %262, %242 : tensor<4096xf32> loc(#at6)
    %264 = stablehlo.subtract %arg1, %263 : tensor<4096xf32> loc(#at6)
    %265 = stablehlo.multiply %165#18, %165#18 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %267 = stablehlo.add %265, %266 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %269 = stablehlo.multiply %268, %arg24 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %271 = stablehlo.multiply %270, %267 : tensor<8x2x2x4096xf32> loc(#at6)
    %272 = stablehlo.add %269, %271 : tensor<8x2x2x4096xf32> loc(#at6)
    %273 = stablehlo.rsqrt %272 : tensor<8x2x2x4096xf32> loc(#at6)
    %274 = stablehlo.multiply %165#18, %273 : tensor<8x2x2x4096xf32> loc(#at6)
    %275 = stablehlo.multiply %arg2, %arg2 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %276 = stablehlo.reduce(%275 init: %cst_86) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %277 = stablehlo.broadcast_in_dim %276, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %279 = stablehlo.divide %277, %278 : tensor<8x2x2x1xf32> loc(#at6)
    %280 = stablehlo.sqrt %279 : tensor<8x2x2x1xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %282 = stablehlo.maximum %281, %280 : tensor<8x2x2x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %284 = stablehlo.multiply %283, %282 : tensor<8x2x2x1xf32> loc(#at6)
    %285 = stablehlo.multiply %274, %274 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %286 = stablehlo.reduce(%285 init: %cst_90) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %289 = stablehlo.divide %287, %288 : tensor<8x2x2x1xf32> loc(#at6)
    %290 = stablehlo.sqrt %289 : tensor<8x2x2x1xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %292 = stablehlo.maximum %291, %290 : tensor<8x2x2x1xf32> loc(#at6)
    %293 = stablehlo.divide %284, %292 : tensor<8x2x2x1xf32> loc(#at6)
    %294 = stablehlo.broadcast_in_dim %293, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %295 = stablehlo.multiply %294, %274 : tensor<8x2x2x4096xf32> loc(#at6)
    %296 = stablehlo.subtract %arg2, %295 : tensor<8x2x2x4096xf32> loc(#at6)
    %297 = stablehlo.multiply %165#19, %165#19 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %299 = stablehlo.add %297, %298 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %301 = stablehlo.multiply %300, %arg25 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %303 = stablehlo.multiply %302, %299 : tensor<8x2x2x4096xf32> loc(#at6)
    %304 = stablehlo.add %301, %303 : tensor<8x2x2x4096xf32> loc(#at6)
    %305 = stablehlo.rsqrt %304 : tensor<8x2x2x4096xf32> loc(#at6)
    %306 = stablehlo.multiply %165#19, %305 : tensor<8x2x2x4096xf32> loc(#at6)
    %307 = stablehlo.multiply %arg3, %arg3 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %308 = stablehlo.reduce(%307 init: %cst_96) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %309 = stablehlo.broadcast_in_dim %308, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %311 = stablehlo.divide %309, %310 : tensor<8x2x2x1xf32> loc(#at6)
    %312 = stablehlo.sqrt %311 : tensor<8x2x2x1xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %314 = stablehlo.maximum %313, %312 : tensor<8x2x2x1xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %316 = stablehlo.multiply %315, %314 : tensor<8x2x2x1xf32> loc(#at6)
    %317 = stablehlo.multiply %306, %306 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %318 = stablehlo.reduce(%317 init: %cst_100) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %321 = stablehlo.divide %319, %320 : tensor<8x2x2x1xf32> loc(#at6)
    %322 = stablehlo.sqrt %321 : tensor<8x2x2x1xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %324 = stablehlo.maximum %323, %322 : tensor<8x2x2x1xf32> loc(#at6)
    %325 = stablehlo.divide %316, %324 : tensor<8x2x2x1xf32> loc(#at6)
    %326 = stablehlo.broadcast_in_dim %325, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %327 = stablehlo.multiply %326, %306 : tensor<8x2x2x4096xf32> loc(#at6)
    %328 = stablehlo.subtract %arg3, %327 : tensor<8x2x2x4096xf32> loc(#at6)
    %329 = stablehlo.multiply %128, %128 : tensor<4096x32000xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4096x32000xf32> loc(#at6)
    %331 = stablehlo.add %329, %330 : tensor<4096x32000xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %333 = stablehlo.multiply %332, %arg26 : tensor<4096xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %334 = stablehlo.reduce(%331 init: %cst_105) applies stablehlo.add across dimensions = [1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<3.200000e+04> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %336 = stablehlo.divide %334, %335 : tensor<4096xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<4096xf32> loc(#at6)
    %338 = stablehlo.multiply %337, %336 : tensor<4096xf32> loc(#at6)
    %339 = stablehlo.add %333, %338 : tensor<4096xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %341 = stablehlo.multiply %340, %arg15 : tensor<32000xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %342 = stablehlo.reduce(%331 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %344 = stablehlo.divide %342, %343 : tensor<32000xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32000xf32> loc(#at6)
    %346 = stablehlo.multiply %345, %344 : tensor<32000xf32> loc(#at6)
    %347 = stablehlo.add %341, %346 : tensor<32000xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %348 = stablehlo.reduce(%339 init: %cst_112) applies stablehlo.add across dimensions = [0] : (tensor<4096xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %351 = stablehlo.divide %349, %350 : tensor<1xf32> loc(#at6)
    %352 = stablehlo.broadcast_in_dim %351, dims = [0] : (tensor<1xf32>) -> tensor<4096xf32> loc(#at6)
    %353 = stablehlo.divide %339, %352 : tensor<4096xf32> loc(#at6)
    %354 = stablehlo.rsqrt %353 : tensor<4096xf32> loc(#at6)
    %355 = stablehlo.broadcast_in_dim %354, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32> loc(#at6)
    %356 = stablehlo.broadcast_in_dim %355, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %357 = stablehlo.multiply %128, %356 : tensor<4096x32000xf32> loc(#at6)
    %358 = stablehlo.rsqrt %347 : tensor<32000xf32> loc(#at6)
    %359 = stablehlo.broadcast_in_dim %358, dims = [1] : (tensor<32000xf32>) -> tensor<1x32000xf32> loc(#at6)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1] : (tensor<1x32000xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %361 = stablehlo.multiply %357, %360 : tensor<4096x32000xf32> loc(#at6)
    %362 = stablehlo.multiply %arg4, %arg4 : tensor<4096x32000xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %363 = stablehlo.reduce(%362 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %364 = stablehlo.broadcast_in_dim %363, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %366 = stablehlo.divide %364, %365 : tensor<1x1xf32> loc(#at6)
    %367 = stablehlo.sqrt %366 : tensor<1x1xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %369 = stablehlo.maximum %368, %367 : tensor<1x1xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %371 = stablehlo.multiply %370, %369 : tensor<1x1xf32> loc(#at6)
    %372 = stablehlo.multiply %361, %361 : tensor<4096x32000xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %373 = stablehlo.reduce(%372 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<4096x32000xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %374 = stablehlo.broadcast_in_dim %373, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<1.310720e+08> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %376 = stablehlo.divide %374, %375 : tensor<1x1xf32> loc(#at6)
    %377 = stablehlo.sqrt %376 : tensor<1x1xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %379 = stablehlo.maximum %378, %377 : tensor<1x1xf32> loc(#at6)
    %380 = stablehlo.divide %371, %379 : tensor<1x1xf32> loc(#at6)
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<4096x32000xf32> loc(#at6)
    %382 = stablehlo.multiply %381, %361 : tensor<4096x32000xf32> loc(#at6)
    %383 = stablehlo.subtract %arg4, %382 : tensor<4096x32000xf32> loc(#at6)
    %384 = stablehlo.multiply %171, %171 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384x4096xf32> loc(#at6)
    %386 = stablehlo.add %384, %385 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %388 = stablehlo.multiply %387, %arg27 : tensor<8x2x2x16384xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %389 = stablehlo.reduce(%386 init: %cst_123) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x16384x4096xf32>, tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %391 = stablehlo.divide %389, %390 : tensor<8x2x2x16384xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %393 = stablehlo.multiply %392, %391 : tensor<8x2x2x16384xf32> loc(#at6)
    %394 = stablehlo.add %388, %393 : tensor<8x2x2x16384xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %396 = stablehlo.multiply %395, %arg16 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %397 = stablehlo.reduce(%386 init: %cst_127) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x16384x4096xf32>, tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %399 = stablehlo.divide %397, %398 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %401 = stablehlo.multiply %400, %399 : tensor<8x2x2x4096xf32> loc(#at6)
    %402 = stablehlo.add %396, %401 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %403 = stablehlo.reduce(%394 init: %cst_130) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x16384xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %406 = stablehlo.divide %404, %405 : tensor<8x2x2x1xf32> loc(#at6)
    %407 = stablehlo.broadcast_in_dim %406, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %408 = stablehlo.divide %394, %407 : tensor<8x2x2x16384xf32> loc(#at6)
    %409 = stablehlo.rsqrt %408 : tensor<8x2x2x16384xf32> loc(#at6)
    %410 = stablehlo.broadcast_in_dim %409, dims = [0, 1, 2, 3] : (tensor<8x2x2x16384xf32>) -> tensor<8x2x2x16384x1xf32> loc(#at6)
    %411 = stablehlo.broadcast_in_dim %410, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x16384x1xf32>) -> tensor<8x2x2x16384x4096xf32> loc(#at6)
    %412 = stablehlo.multiply %171, %411 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %413 = stablehlo.rsqrt %402 : tensor<8x2x2x4096xf32> loc(#at6)
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1, 2, 4] : (tensor<8x2x2x4096xf32>) -> tensor<8x2x2x1x4096xf32> loc(#at6)
    %415 = stablehlo.broadcast_in_dim %414, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x1x4096xf32>) -> tensor<8x2x2x16384x4096xf32> loc(#at6)
    %416 = stablehlo.multiply %412, %415 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %417 = stablehlo.multiply %arg5, %arg5 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %418 = stablehlo.reduce(%417 init: %cst_132) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x2x2x16384x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %419 = stablehlo.broadcast_in_dim %418, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %421 = stablehlo.divide %419, %420 : tensor<8x2x2x1x1xf32> loc(#at6)
    %422 = stablehlo.sqrt %421 : tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %424 = stablehlo.maximum %423, %422 : tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %426 = stablehlo.multiply %425, %424 : tensor<8x2x2x1x1xf32> loc(#at6)
    %427 = stablehlo.multiply %416, %416 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %428 = stablehlo.reduce(%427 init: %cst_136) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x2x2x16384x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %429 = stablehlo.broadcast_in_dim %428, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %431 = stablehlo.divide %429, %430 : tensor<8x2x2x1x1xf32> loc(#at6)
    %432 = stablehlo.sqrt %431 : tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %434 = stablehlo.maximum %433, %432 : tensor<8x2x2x1x1xf32> loc(#at6)
    %435 = stablehlo.divide %426, %434 : tensor<8x2x2x1x1xf32> loc(#at6)
    %436 = stablehlo.broadcast_in_dim %435, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x1x1xf32>) -> tensor<8x2x2x16384x4096xf32> loc(#at6)
    %437 = stablehlo.multiply %436, %416 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %438 = stablehlo.subtract %arg5, %437 : tensor<8x2x2x16384x4096xf32> loc(#at6)
    %439 = stablehlo.multiply %170, %170 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096x16384xf32> loc(#at6)
    %441 = stablehlo.add %439, %440 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %443 = stablehlo.multiply %442, %arg28 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %444 = stablehlo.reduce(%441 init: %cst_141) applies stablehlo.add across dimensions = [4] : (tensor<8x2x2x4096x16384xf32>, tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<1.638400e+04> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %446 = stablehlo.divide %444, %445 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %448 = stablehlo.multiply %447, %446 : tensor<8x2x2x4096xf32> loc(#at6)
    %449 = stablehlo.add %443, %448 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %451 = stablehlo.multiply %450, %arg17 : tensor<8x2x2x16384xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %452 = stablehlo.reduce(%441 init: %cst_145) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096x16384xf32>, tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %454 = stablehlo.divide %452, %453 : tensor<8x2x2x16384xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<8x2x2x16384xf32> loc(#at6)
    %456 = stablehlo.multiply %455, %454 : tensor<8x2x2x16384xf32> loc(#at6)
    %457 = stablehlo.add %451, %456 : tensor<8x2x2x16384xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %458 = stablehlo.reduce(%449 init: %cst_148) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %459 = stablehlo.broadcast_in_dim %458, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %461 = stablehlo.divide %459, %460 : tensor<8x2x2x1xf32> loc(#at6)
    %462 = stablehlo.broadcast_in_dim %461, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %463 = stablehlo.divide %449, %462 : tensor<8x2x2x4096xf32> loc(#at6)
    %464 = stablehlo.rsqrt %463 : tensor<8x2x2x4096xf32> loc(#at6)
    %465 = stablehlo.broadcast_in_dim %464, dims = [0, 1, 2, 3] : (tensor<8x2x2x4096xf32>) -> tensor<8x2x2x4096x1xf32> loc(#at6)
    %466 = stablehlo.broadcast_in_dim %465, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x4096x1xf32>) -> tensor<8x2x2x4096x16384xf32> loc(#at6)
    %467 = stablehlo.multiply %170, %466 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %468 = stablehlo.rsqrt %457 : tensor<8x2x2x16384xf32> loc(#at6)
    %469 = stablehlo.broadcast_in_dim %468, dims = [0, 1, 2, 4] : (tensor<8x2x2x16384xf32>) -> tensor<8x2x2x1x16384xf32> loc(#at6)
    %470 = stablehlo.broadcast_in_dim %469, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x1x16384xf32>) -> tensor<8x2x2x4096x16384xf32> loc(#at6)
    %471 = stablehlo.multiply %467, %470 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %472 = stablehlo.multiply %arg6, %arg6 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %473 = stablehlo.reduce(%472 init: %cst_150) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x2x2x4096x16384xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %474 = stablehlo.broadcast_in_dim %473, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %476 = stablehlo.divide %474, %475 : tensor<8x2x2x1x1xf32> loc(#at6)
    %477 = stablehlo.sqrt %476 : tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %479 = stablehlo.maximum %478, %477 : tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %481 = stablehlo.multiply %480, %479 : tensor<8x2x2x1x1xf32> loc(#at6)
    %482 = stablehlo.multiply %471, %471 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %483 = stablehlo.reduce(%482 init: %cst_154) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x2x2x4096x16384xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %484 = stablehlo.broadcast_in_dim %483, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %486 = stablehlo.divide %484, %485 : tensor<8x2x2x1x1xf32> loc(#at6)
    %487 = stablehlo.sqrt %486 : tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %489 = stablehlo.maximum %488, %487 : tensor<8x2x2x1x1xf32> loc(#at6)
    %490 = stablehlo.divide %481, %489 : tensor<8x2x2x1x1xf32> loc(#at6)
    %491 = stablehlo.broadcast_in_dim %490, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x1x1xf32>) -> tensor<8x2x2x4096x16384xf32> loc(#at6)
    %492 = stablehlo.multiply %491, %471 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %493 = stablehlo.subtract %arg6, %492 : tensor<8x2x2x4096x16384xf32> loc(#at6)
    %494 = stablehlo.multiply %169, %169 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %496 = stablehlo.add %494, %495 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %498 = stablehlo.multiply %497, %arg29 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %499 = stablehlo.reduce(%496 init: %cst_159) applies stablehlo.add across dimensions = [4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %501 = stablehlo.divide %499, %500 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %503 = stablehlo.multiply %502, %501 : tensor<8x2x2x4096xf32> loc(#at6)
    %504 = stablehlo.add %498, %503 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %506 = stablehlo.multiply %505, %arg18 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %507 = stablehlo.reduce(%496 init: %cst_163) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %509 = stablehlo.divide %507, %508 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_165 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %511 = stablehlo.multiply %510, %509 : tensor<8x2x2x32x128xf32> loc(#at6)
    %512 = stablehlo.add %506, %511 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %513 = stablehlo.reduce(%504 init: %cst_166) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %514 = stablehlo.broadcast_in_dim %513, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %516 = stablehlo.divide %514, %515 : tensor<8x2x2x1xf32> loc(#at6)
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %518 = stablehlo.divide %504, %517 : tensor<8x2x2x4096xf32> loc(#at6)
    %519 = stablehlo.rsqrt %518 : tensor<8x2x2x4096xf32> loc(#at6)
    %520 = stablehlo.broadcast_in_dim %519, dims = [0, 1, 2, 3] : (tensor<8x2x2x4096xf32>) -> tensor<8x2x2x4096x1x1xf32> loc(#at6)
    %521 = stablehlo.broadcast_in_dim %520, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x4096x1x1xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %522 = stablehlo.multiply %169, %521 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %523 = stablehlo.rsqrt %512 : tensor<8x2x2x32x128xf32> loc(#at6)
    %524 = stablehlo.broadcast_in_dim %523, dims = [0, 1, 2, 4, 5] : (tensor<8x2x2x32x128xf32>) -> tensor<8x2x2x1x32x128xf32> loc(#at6)
    %525 = stablehlo.broadcast_in_dim %524, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x32x128xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %526 = stablehlo.multiply %522, %525 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %527 = stablehlo.multiply %arg7, %arg7 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %528 = stablehlo.reduce(%527 init: %cst_168) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %529 = stablehlo.broadcast_in_dim %528, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %531 = stablehlo.divide %529, %530 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %532 = stablehlo.sqrt %531 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %534 = stablehlo.maximum %533, %532 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_171 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %536 = stablehlo.multiply %535, %534 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %537 = stablehlo.multiply %526, %526 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %538 = stablehlo.reduce(%537 init: %cst_172) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %539 = stablehlo.broadcast_in_dim %538, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_173 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %541 = stablehlo.divide %539, %540 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %542 = stablehlo.sqrt %541 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_174 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %544 = stablehlo.maximum %543, %542 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %545 = stablehlo.divide %536, %544 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x1x1xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %547 = stablehlo.multiply %546, %526 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %548 = stablehlo.subtract %arg7, %547 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %549 = stablehlo.multiply %168, %168 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %cst_175 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %551 = stablehlo.add %549, %550 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %cst_176 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %553 = stablehlo.multiply %552, %arg30 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %554 = stablehlo.reduce(%551 init: %cst_177) applies stablehlo.add across dimensions = [5] : (tensor<8x2x2x32x128x4096xf32>, tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %556 = stablehlo.divide %554, %555 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %558 = stablehlo.multiply %557, %556 : tensor<8x2x2x32x128xf32> loc(#at6)
    %559 = stablehlo.add %553, %558 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %561 = stablehlo.multiply %560, %arg19 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %562 = stablehlo.reduce(%551 init: %cst_181) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x2x2x32x128x4096xf32>, tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %cst_182 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %564 = stablehlo.divide %562, %563 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_183 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %566 = stablehlo.multiply %565, %564 : tensor<8x2x2x4096xf32> loc(#at6)
    %567 = stablehlo.add %561, %566 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %568 = stablehlo.reduce(%559 init: %cst_184) applies stablehlo.add across dimensions = [3, 4] : (tensor<8x2x2x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %569 = stablehlo.broadcast_in_dim %568, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %cst_185 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1xf32> loc(#at6)
    %571 = stablehlo.divide %569, %570 : tensor<8x2x2x1x1xf32> loc(#at6)
    %572 = stablehlo.broadcast_in_dim %571, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x1x1xf32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %573 = stablehlo.divide %559, %572 : tensor<8x2x2x32x128xf32> loc(#at6)
    %574 = stablehlo.rsqrt %573 : tensor<8x2x2x32x128xf32> loc(#at6)
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1, 2, 3, 4] : (tensor<8x2x2x32x128xf32>) -> tensor<8x2x2x32x128x1xf32> loc(#at6)
    %576 = stablehlo.broadcast_in_dim %575, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x32x128x1xf32>) -> tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %577 = stablehlo.multiply %168, %576 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %578 = stablehlo.rsqrt %567 : tensor<8x2x2x4096xf32> loc(#at6)
    %579 = stablehlo.broadcast_in_dim %578, dims = [0, 1, 2, 5] : (tensor<8x2x2x4096xf32>) -> tensor<8x2x2x1x1x4096xf32> loc(#at6)
    %580 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x1x4096xf32>) -> tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %581 = stablehlo.multiply %577, %580 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %582 = stablehlo.multiply %arg8, %arg8 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %583 = stablehlo.reduce(%582 init: %cst_186) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x32x128x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %584 = stablehlo.broadcast_in_dim %583, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_187 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %586 = stablehlo.divide %584, %585 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %587 = stablehlo.sqrt %586 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_188 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %588 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %589 = stablehlo.maximum %588, %587 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_189 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %591 = stablehlo.multiply %590, %589 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %592 = stablehlo.multiply %581, %581 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %593 = stablehlo.reduce(%592 init: %cst_190) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x32x128x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %594 = stablehlo.broadcast_in_dim %593, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_191 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %596 = stablehlo.divide %594, %595 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %597 = stablehlo.sqrt %596 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %599 = stablehlo.maximum %598, %597 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %600 = stablehlo.divide %591, %599 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x1x1xf32>) -> tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %602 = stablehlo.multiply %601, %581 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %603 = stablehlo.subtract %arg8, %602 : tensor<8x2x2x32x128x4096xf32> loc(#at6)
    %604 = stablehlo.multiply %167, %167 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %606 = stablehlo.add %604, %605 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %607 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %608 = stablehlo.multiply %607, %arg31 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %609 = stablehlo.reduce(%606 init: %cst_195) applies stablehlo.add across dimensions = [4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %611 = stablehlo.divide %609, %610 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_197 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %613 = stablehlo.multiply %612, %611 : tensor<8x2x2x4096xf32> loc(#at6)
    %614 = stablehlo.add %608, %613 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_198 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %615 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %616 = stablehlo.multiply %615, %arg20 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %617 = stablehlo.reduce(%606 init: %cst_199) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_200 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %619 = stablehlo.divide %617, %618 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_201 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %621 = stablehlo.multiply %620, %619 : tensor<8x2x2x32x128xf32> loc(#at6)
    %622 = stablehlo.add %616, %621 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %623 = stablehlo.reduce(%614 init: %cst_202) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %624 = stablehlo.broadcast_in_dim %623, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_203 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %626 = stablehlo.divide %624, %625 : tensor<8x2x2x1xf32> loc(#at6)
    %627 = stablehlo.broadcast_in_dim %626, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %628 = stablehlo.divide %614, %627 : tensor<8x2x2x4096xf32> loc(#at6)
    %629 = stablehlo.rsqrt %628 : tensor<8x2x2x4096xf32> loc(#at6)
    %630 = stablehlo.broadcast_in_dim %629, dims = [0, 1, 2, 3] : (tensor<8x2x2x4096xf32>) -> tensor<8x2x2x4096x1x1xf32> loc(#at6)
    %631 = stablehlo.broadcast_in_dim %630, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x4096x1x1xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %632 = stablehlo.multiply %167, %631 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %633 = stablehlo.rsqrt %622 : tensor<8x2x2x32x128xf32> loc(#at6)
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1, 2, 4, 5] : (tensor<8x2x2x32x128xf32>) -> tensor<8x2x2x1x32x128xf32> loc(#at6)
    %635 = stablehlo.broadcast_in_dim %634, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x32x128xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %636 = stablehlo.multiply %632, %635 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %637 = stablehlo.multiply %arg9, %arg9 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_204 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %638 = stablehlo.reduce(%637 init: %cst_204) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %639 = stablehlo.broadcast_in_dim %638, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_205 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %641 = stablehlo.divide %639, %640 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %642 = stablehlo.sqrt %641 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_206 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %643 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %644 = stablehlo.maximum %643, %642 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_207 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %646 = stablehlo.multiply %645, %644 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %647 = stablehlo.multiply %636, %636 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %648 = stablehlo.reduce(%647 init: %cst_208) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %649 = stablehlo.broadcast_in_dim %648, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_209 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %651 = stablehlo.divide %649, %650 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %652 = stablehlo.sqrt %651 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_210 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %654 = stablehlo.maximum %653, %652 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %655 = stablehlo.divide %646, %654 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %656 = stablehlo.broadcast_in_dim %655, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x1x1xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %657 = stablehlo.multiply %656, %636 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %658 = stablehlo.subtract %arg9, %657 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %659 = stablehlo.multiply %166, %166 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_211 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %661 = stablehlo.add %659, %660 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_212 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %663 = stablehlo.multiply %662, %arg32 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %664 = stablehlo.reduce(%661 init: %cst_213) applies stablehlo.add across dimensions = [4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %cst_214 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %666 = stablehlo.divide %664, %665 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_215 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %667 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %668 = stablehlo.multiply %667, %666 : tensor<8x2x2x4096xf32> loc(#at6)
    %669 = stablehlo.add %663, %668 : tensor<8x2x2x4096xf32> loc(#at6)
    %cst_216 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %671 = stablehlo.multiply %670, %arg21 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_217 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %672 = stablehlo.reduce(%661 init: %cst_217) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_218 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %674 = stablehlo.divide %672, %673 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_219 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<8x2x2x32x128xf32> loc(#at6)
    %676 = stablehlo.multiply %675, %674 : tensor<8x2x2x32x128xf32> loc(#at6)
    %677 = stablehlo.add %671, %676 : tensor<8x2x2x32x128xf32> loc(#at6)
    %cst_220 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %678 = stablehlo.reduce(%669 init: %cst_220) applies stablehlo.add across dimensions = [3] : (tensor<8x2x2x4096xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %679 = stablehlo.broadcast_in_dim %678, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %cst_221 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<8x2x2x1xf32> loc(#at6)
    %681 = stablehlo.divide %679, %680 : tensor<8x2x2x1xf32> loc(#at6)
    %682 = stablehlo.broadcast_in_dim %681, dims = [0, 1, 2, 3] : (tensor<8x2x2x1xf32>) -> tensor<8x2x2x4096xf32> loc(#at6)
    %683 = stablehlo.divide %669, %682 : tensor<8x2x2x4096xf32> loc(#at6)
    %684 = stablehlo.rsqrt %683 : tensor<8x2x2x4096xf32> loc(#at6)
    %685 = stablehlo.broadcast_in_dim %684, dims = [0, 1, 2, 3] : (tensor<8x2x2x4096xf32>) -> tensor<8x2x2x4096x1x1xf32> loc(#at6)
    %686 = stablehlo.broadcast_in_dim %685, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x4096x1x1xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %687 = stablehlo.multiply %166, %686 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %688 = stablehlo.rsqrt %677 : tensor<8x2x2x32x128xf32> loc(#at6)
    %689 = stablehlo.broadcast_in_dim %688, dims = [0, 1, 2, 4, 5] : (tensor<8x2x2x32x128xf32>) -> tensor<8x2x2x1x32x128xf32> loc(#at6)
    %690 = stablehlo.broadcast_in_dim %689, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x32x128xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %691 = stablehlo.multiply %687, %690 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %692 = stablehlo.multiply %arg10, %arg10 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_222 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %693 = stablehlo.reduce(%692 init: %cst_222) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %694 = stablehlo.broadcast_in_dim %693, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_223 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %696 = stablehlo.divide %694, %695 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %697 = stablehlo.sqrt %696 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_224 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %699 = stablehlo.maximum %698, %697 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_225 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %701 = stablehlo.multiply %700, %699 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %702 = stablehlo.multiply %691, %691 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %cst_226 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %703 = stablehlo.reduce(%702 init: %cst_226) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<8x2x2x4096x32x128xf32>, tensor<f32>) -> tensor<8x2x2xf32> loc(#at6)
    %704 = stablehlo.broadcast_in_dim %703, dims = [0, 1, 2] : (tensor<8x2x2xf32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_227 = stablehlo.constant dense<0x4B800000> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %706 = stablehlo.divide %704, %705 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %707 = stablehlo.sqrt %706 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %cst_228 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<8x2x2x1x1x1xf32> loc(#at6)
    %709 = stablehlo.maximum %708, %707 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %710 = stablehlo.divide %701, %709 : tensor<8x2x2x1x1x1xf32> loc(#at6)
    %711 = stablehlo.broadcast_in_dim %710, dims = [0, 1, 2, 3, 4, 5] : (tensor<8x2x2x1x1x1xf32>) -> tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %712 = stablehlo.multiply %711, %691 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    %713 = stablehlo.subtract %arg10, %712 : tensor<8x2x2x4096x32x128xf32> loc(#at6)
    return %232, %264, %296, %328, %383, %438, %493, %548, %603, %658, %713, %196, %arg12, %arg13, %arg14, %347, %402, %457, %512, %567, %622, %677, %188, %240, %272, %304, %339, %394, %449, %504, %559, %614, %669, %106 : tensor<32000x4096xf32>, tensor<4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<4096x32000xf32>, tensor<8x2x2x16384x4096xf32>, tensor<8x2x2x4096x16384xf32>, tensor<8x2x2x4096x32x128xf32>, tensor<8x2x2x32x128x4096xf32>, tensor<8x2x2x4096x32x128xf32>, tensor<8x2x2x4096x32x128xf32>, tensor<4096xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32000xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384xf32>, tensor<8x2x2x32x128xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x32x128xf32>, tensor<8x2x2x32x128xf32>, tensor<32000xf32>, tensor<4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<4096xf32>, tensor<8x2x2x16384xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x32x128xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<f32>
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
  func.func private @dynamic_index_in_dim_0() {
    return
  }
  func.func private @_where_1() {
    return
  }
  func.func private @_where_2(%arg0: tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<8x1x1x1xi1>) -> tensor<8x16x1024x4096xi1>
    return %0 : tensor<8x16x1024x4096xi1>
  }
  func.func private @floor_divide(%arg0: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.sign %0 : tensor<i32>
    call @_where_3() : () -> ()
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @_where_3() {
    return
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %0 = stablehlo.convert %arg0 : tensor<i32>
    %1 = stablehlo.convert %arg1 : tensor<i32>
    return %1, %0 : tensor<i32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<8x2x2x4096xf32>) -> (tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1 : tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<8x2x2x16384x4096xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<8x2x2x4096x16384xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<8x2x2x4096x32x128xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2, %3 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<8x2x2x32x128x4096xbf16>) -> (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    return %0, %1, %2, %3 : tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>
  }
  func.func private @closed_call() -> tensor<1x1x1x1024x1024xf32> {
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
    return %11 : tensor<1x1x1x1024x1024xf32>
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_update_index_in_dim() {
    return
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<71xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<71xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_10(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<i32>, %arg2: tensor<i1>, %arg3: tensor<32x16x1024x4096xbf16>, %arg4: tensor<8x16x1024x4096xi1>, %arg5: tensor<8xi32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<8x2x2x4096xf32>, %arg11: tensor<8x1xi32>, %arg12: tensor<8x1xi32>, %arg13: tensor<8x2x2x4096xf32>, %arg14: tensor<8x1xi32>, %arg15: tensor<8x1xi32>, %arg16: tensor<8x2x2x16384x4096xbf16>, %arg17: tensor<8x1xi32>, %arg18: tensor<8x1xi32>, %arg19: tensor<8x1xi32>, %arg20: tensor<8x2x2x4096x16384xbf16>, %arg21: tensor<8x1xi32>, %arg22: tensor<8x1xi32>, %arg23: tensor<8x1xi32>, %arg24: tensor<8x2x2x4096x32x128xbf16>, %arg25: tensor<8x1xi32>, %arg26: tensor<8x1xi32>, %arg27: tensor<8x1xi32>, %arg28: tensor<8x1xi32>, %arg29: tensor<8x2x2x32x128x4096xbf16>, %arg30: tensor<8x1xi32>, %arg31: tensor<8x1xi32>, %arg32: tensor<8x1xi32>, %arg33: tensor<8x1xi32>, %arg34: tensor<8x2x2x4096x32x128xbf16>, %arg35: tensor<8x1xi32>, %arg36: tensor<8x1xi32>, %arg37: tensor<8x1xi32>, %arg38: tensor<8x1xi32>, %arg39: tensor<8x2x2x4096x32x128xbf16>, %arg40: tensor<8x1xi32>, %arg41: tensor<8x1xi32>, %arg42: tensor<8x1xi32>, %arg43: tensor<8x1xi32>, %arg44: tensor<i32>, %arg45: tensor<i1>, %arg46: tensor<8x16x1024x4096xbf16>, %arg47: tensor<8x32x16x1024x4096xbf16>, %arg48: tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x16x1024x4096xbf16>, tensor<i32>) {
    %0 = call @remainder_11(%arg48, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_12(%0, %arg3) : (tensor<i32>, tensor<32x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>)
    %2:2 = call @dynamic_index_in_dim_13(%arg47, %0) : (tensor<8x32x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<i32>)
    %c = stablehlo.constant dense<32> : tensor<i32>
    %3 = stablehlo.compare LT, %arg48, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = call @_where_14(%3, %1#0, %2#0) : (tensor<i1>, tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %5 = call @_where_15(%4, %arg46, %arg4) : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16>
    %6 = sdy.sharding_constraint %5 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %7 = stablehlo.broadcast_in_dim %arg48, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.subtract %7, %arg5 : tensor<8xi32>
    %9 = call @floor_divide_16(%8, %arg6, %arg7) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %10 = call @clip_18(%9, %arg8, %arg9) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32>
    %11 = call @dynamic_index_in_dim_19(%10, %arg10, %arg11, %arg12) : (tensor<8xi32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x4096xf32>
    %12 = call @dynamic_index_in_dim_19(%10, %arg13, %arg14, %arg15) : (tensor<8xi32>, tensor<8x2x2x4096xf32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x4096xf32>
    %13 = call @dynamic_index_in_dim_20(%10, %arg16, %arg17, %arg18, %arg19) : (tensor<8xi32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x16384x4096xbf16>
    %14 = call @dynamic_index_in_dim_21(%10, %arg20, %arg21, %arg22, %arg23) : (tensor<8xi32>, tensor<8x2x2x4096x16384xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x4096x16384xbf16>
    %15 = call @dynamic_index_in_dim_22(%10, %arg24, %arg25, %arg26, %arg27, %arg28) : (tensor<8xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x4096x32x128xbf16>
    %16 = call @dynamic_index_in_dim_23(%10, %arg29, %arg30, %arg31, %arg32, %arg33) : (tensor<8xi32>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x32x128x4096xbf16>
    %17 = call @dynamic_index_in_dim_22(%10, %arg34, %arg35, %arg36, %arg37, %arg38) : (tensor<8xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x4096x32x128xbf16>
    %18 = call @dynamic_index_in_dim_22(%10, %arg39, %arg40, %arg41, %arg42, %arg43) : (tensor<8xi32>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2x4096x32x128xbf16>
    %19 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<8x2x4096xf32>) -> tensor<2x8x4096xf32>
    %20 = stablehlo.transpose %12, dims = [1, 0, 2] : (tensor<8x2x4096xf32>) -> tensor<2x8x4096xf32>
    %21 = stablehlo.transpose %13, dims = [1, 0, 2, 3] : (tensor<8x2x16384x4096xbf16>) -> tensor<2x8x16384x4096xbf16>
    %22 = stablehlo.transpose %14, dims = [1, 0, 2, 3] : (tensor<8x2x4096x16384xbf16>) -> tensor<2x8x4096x16384xbf16>
    %23 = stablehlo.transpose %15, dims = [1, 0, 2, 3, 4] : (tensor<8x2x4096x32x128xbf16>) -> tensor<2x8x4096x32x128xbf16>
    %24 = stablehlo.transpose %16, dims = [1, 0, 2, 3, 4] : (tensor<8x2x32x128x4096xbf16>) -> tensor<2x8x32x128x4096xbf16>
    %25 = stablehlo.transpose %17, dims = [1, 0, 2, 3, 4] : (tensor<8x2x4096x32x128xbf16>) -> tensor<2x8x4096x32x128xbf16>
    %26 = stablehlo.transpose %18, dims = [1, 0, 2, 3, 4] : (tensor<8x2x4096x32x128xbf16>) -> tensor<2x8x4096x32x128xbf16>
    %27 = call @closed_call_24(%arg0, %6, %19, %20, %21, %22, %23, %24, %25, %26) : (tensor<1x1x1x1024x1024xf32>, tensor<8x16x1024x4096xbf16>, tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16>
    %28 = sdy.sharding_constraint %27 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %29 = stablehlo.slice %28 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %30 = stablehlo.reshape %29 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    %31 = call @_roll_static_31(%28) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at9)
    %32 = sdy.sharding_constraint %31 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at9)
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %33 = stablehlo.subtract %arg48, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %34 = stablehlo.add %33, %c_1 : tensor<i32>
    %35 = call @remainder_11(%34, %arg44, %arg45) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %36:2 = call @dynamic_update_index_in_dim_32(%arg47, %32, %35) : (tensor<8x32x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> (tensor<8x32x16x1024x4096xbf16>, tensor<i32>)
    return %32, %36#0, %30, %1#1, %2#1, %3, %6, %36#1 : tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>, tensor<16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<8x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @remainder_11(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i1>) -> tensor<i32> {
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
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<i32>, %arg1: tensor<32x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<i32>) {
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
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<8x32x16x1024x4096xbf16>, %arg1: tensor<i32>) -> (tensor<8x16x1024x4096xbf16>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, %c_3, %c_4, sizes = [8, 1, 16, 1024, 4096] : (tensor<8x32x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x1x16x1024x4096xbf16>
    %4 = stablehlo.reshape %3 : (tensor<8x1x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %4, %2 : tensor<8x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @_where_14(%arg0: tensor<i1>, %arg1: tensor<1x16x1024x4096xbf16>, %arg2: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @_where_15(%arg0: tensor<8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<8x16x1024x4096xi1>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.select %arg2, %arg0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    return %0 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @floor_divide_16(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<8xi32>
    %2 = stablehlo.sign %arg0 : tensor<8xi32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.remainder %arg0, %5 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.compare NE, %6, %7, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %9 = stablehlo.and %4, %8 : tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %11 = stablehlo.subtract %1, %10 : tensor<8xi32>
    %12 = call @_where_17(%9, %11, %1) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %12 : tensor<8xi32>
  }
  func.func private @_where_17(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @clip_18(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<8xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<8xi32>
    return %3 : tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<8xi32>, %arg1: tensor<8x2x2x4096xf32>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>) -> tensor<8x2x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 4096>}> : (tensor<8x2x2x4096xf32>, tensor<8x3xi32>) -> tensor<8x1x2x4096xf32>
    %8 = stablehlo.reshape %7 : (tensor<8x1x2x4096xf32>) -> tensor<8x2x4096xf32>
    return %8 : tensor<8x2x4096xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<8xi32>, %arg1: tensor<8x2x2x16384x4096xbf16>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>) -> tensor<8x2x16384x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 16384, 4096>}> : (tensor<8x2x2x16384x4096xbf16>, tensor<8x4xi32>) -> tensor<8x1x2x16384x4096xbf16>
    %8 = stablehlo.reshape %7 : (tensor<8x1x2x16384x4096xbf16>) -> tensor<8x2x16384x4096xbf16>
    return %8 : tensor<8x2x16384x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<8xi32>, %arg1: tensor<8x2x2x4096x16384xbf16>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>) -> tensor<8x2x4096x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 4096, 16384>}> : (tensor<8x2x2x4096x16384xbf16>, tensor<8x4xi32>) -> tensor<8x1x2x4096x16384xbf16>
    %8 = stablehlo.reshape %7 : (tensor<8x1x2x4096x16384xbf16>) -> tensor<8x2x4096x16384xbf16>
    return %8 : tensor<8x2x4096x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<8xi32>, %arg1: tensor<8x2x2x4096x32x128xbf16>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>, %arg5: tensor<8x1xi32>) -> tensor<8x2x4096x32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 4096, 32, 128>}> : (tensor<8x2x2x4096x32x128xbf16>, tensor<8x5xi32>) -> tensor<8x1x2x4096x32x128xbf16>
    %8 = stablehlo.reshape %7 : (tensor<8x1x2x4096x32x128xbf16>) -> tensor<8x2x4096x32x128xbf16>
    return %8 : tensor<8x2x4096x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<8xi32>, %arg1: tensor<8x2x2x32x128x4096xbf16>, %arg2: tensor<8x1xi32>, %arg3: tensor<8x1xi32>, %arg4: tensor<8x1xi32>, %arg5: tensor<8x1xi32>) -> tensor<8x2x32x128x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 32, 128, 4096>}> : (tensor<8x2x2x32x128x4096xbf16>, tensor<8x5xi32>) -> tensor<8x1x2x32x128x4096xbf16>
    %8 = stablehlo.reshape %7 : (tensor<8x1x2x32x128x4096xbf16>) -> tensor<8x2x32x128x4096xbf16>
    return %8 : tensor<8x2x32x128x4096xbf16>
  }
  func.func private @closed_call_24(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<2x8x4096xf32>, %arg3: tensor<2x8x4096xf32>, %arg4: tensor<2x8x16384x4096xbf16>, %arg5: tensor<2x8x4096x16384xbf16>, %arg6: tensor<2x8x4096x32x128xbf16>, %arg7: tensor<2x8x32x128x4096xbf16>, %arg8: tensor<2x8x4096x32x128xbf16>, %arg9: tensor<2x8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:11 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg9, %iterArg_7 = %arg0, %iterArg_8 = %c, %iterArg_9 = %arg1) : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>
    cond {
      %c_10 = stablehlo.constant dense<2> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_8, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim_25(%iterArg, %iterArg_8) : (tensor<2x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %2 = func.call @dynamic_index_in_dim_25(%iterArg_0, %iterArg_8) : (tensor<2x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32>
      %3 = func.call @dynamic_index_in_dim_26(%iterArg_1, %iterArg_8) : (tensor<2x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16>
      %4 = func.call @dynamic_index_in_dim_27(%iterArg_2, %iterArg_8) : (tensor<2x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16>
      %5 = func.call @dynamic_index_in_dim_28(%iterArg_3, %iterArg_8) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %6 = func.call @dynamic_index_in_dim_29(%iterArg_4, %iterArg_8) : (tensor<2x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16>
      %7 = func.call @dynamic_index_in_dim_28(%iterArg_5, %iterArg_8) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %8 = func.call @dynamic_index_in_dim_28(%iterArg_6, %iterArg_8) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %9 = func.call @closed_call_30(%iterArg_7, %iterArg_9, %1, %2, %3, %4, %5, %6, %7, %8) : (tensor<1x1x1x1024x1024xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_8, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %10, %9 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<i32>, tensor<8x16x1024x4096xbf16>
    }
    return %0#10 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<2x8x4096xf32>, %arg1: tensor<i32>) -> tensor<8x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 4096] : (tensor<2x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096xf32>) -> tensor<8x4096xf32>
    return %1 : tensor<8x4096xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<2x8x16384x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16384x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 16384, 4096] : (tensor<2x8x16384x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16384x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16384x4096xbf16>) -> tensor<8x16384x4096xbf16>
    return %1 : tensor<8x16384x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<2x8x4096x16384xbf16>, %arg1: tensor<i32>) -> tensor<8x4096x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 4096, 16384] : (tensor<2x8x4096x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x16384xbf16>) -> tensor<8x4096x16384xbf16>
    return %1 : tensor<8x4096x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<2x8x4096x32x128xbf16>, %arg1: tensor<i32>) -> tensor<8x4096x32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 4096, 32, 128] : (tensor<2x8x4096x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4096x32x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x4096x32x128xbf16>) -> tensor<8x4096x32x128xbf16>
    return %1 : tensor<8x4096x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<2x8x32x128x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x32x128x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 32, 128, 4096] : (tensor<2x8x32x128x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x32x128x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x32x128x4096xbf16>) -> tensor<8x32x128x4096xbf16>
    return %1 : tensor<8x32x128x4096xbf16>
  }
  func.func private @closed_call_30(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<8x4096xf32>, %arg3: tensor<8x4096xf32>, %arg4: tensor<8x16384x4096xbf16>, %arg5: tensor<8x4096x16384xbf16>, %arg6: tensor<8x4096x32x128xbf16>, %arg7: tensor<8x32x128x4096xbf16>, %arg8: tensor<8x4096x32x128xbf16>, %arg9: tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x4096xbf16> {
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
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %13 = stablehlo.multiply %10, %12 : tensor<8x16x1024x4096xf32> loc(#at5)
    %14 = stablehlo.convert %13 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %15 = stablehlo.dot_general %14, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %17 = stablehlo.dot_general %14, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %15, %16, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %19 = stablehlo.convert %18 : (tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %21 = stablehlo.multiply %19, %20 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %23 = stablehlo.subtract %21, %22 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %24 = stablehlo.reduce(%23 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %26 = stablehlo.maximum %25, %24 : tensor<8x16x32x1024xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %29 = stablehlo.subtract %23, %28 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %30 = stablehlo.exponential %29 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %31 = stablehlo.reduce(%30 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<8x16x32x1024x1024xf32>, tensor<f32>) -> tensor<8x16x32x1024xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<8x16x32x1024xf32>) -> tensor<8x16x32x1024x1xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1024xf32> loc(#at0)
    %34 = stablehlo.divide %30, %33 : tensor<8x16x32x1024x1024xf32> loc(#at0)
    %35 = stablehlo.convert %34 : (tensor<8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xbf16> loc(#at0)
    %36 = stablehlo.dot_general %17, %35, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xbf16>) -> tensor<8x16x32x128x1024xbf16> loc(#at0)
    %37 = stablehlo.transpose %36, dims = [0, 1, 4, 2, 3] : (tensor<8x16x32x128x1024xbf16>) -> tensor<8x16x1024x32x128xbf16> loc(#at0)
    %38 = stablehlo.dot_general %37, %arg7, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<8x16x1024x32x128xbf16>, tensor<8x32x128x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at0)
    %39 = stablehlo.add %arg1, %38 : tensor<8x16x1024x4096xbf16>
    %40 = sdy.sharding_constraint %39 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %41 = stablehlo.convert %40 : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %42 = stablehlo.multiply %41, %41 : tensor<8x16x1024x4096xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %43 = stablehlo.reduce(%42 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<8x16x1024x4096xf32>, tensor<f32>) -> tensor<8x16x1024xf32> loc(#at5)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (tensor<8x16x1024xf32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %46 = stablehlo.divide %44, %45 : tensor<8x16x1024x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x16x1024x1xf32> loc(#at5)
    %48 = stablehlo.add %46, %47 : tensor<8x16x1024x1xf32> loc(#at5)
    %49 = stablehlo.rsqrt %48 : tensor<8x16x1024x1xf32> loc(#at5)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2, 3] : (tensor<8x16x1024x1xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %51 = stablehlo.multiply %41, %50 : tensor<8x16x1024x4096xf32> loc(#at5)
    %52 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<8x4096xf32>) -> tensor<8x1x1x4096xf32> loc(#at5)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<8x1x1x4096xf32>) -> tensor<8x16x1024x4096xf32> loc(#at5)
    %54 = stablehlo.multiply %51, %53 : tensor<8x16x1024x4096xf32> loc(#at5)
    %55 = stablehlo.convert %54 : (tensor<8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xbf16> loc(#at5)
    %56 = stablehlo.dot_general %55, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x4096xbf16>, tensor<8x4096x16384xbf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %57 = stablehlo.multiply %56, %56 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %58 = stablehlo.multiply %57, %56 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %59 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %60 = stablehlo.multiply %59, %58 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %61 = stablehlo.add %56, %60 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %63 = stablehlo.multiply %62, %61 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %64 = stablehlo.tanh %63 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %66 = stablehlo.add %65, %64 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %67 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x16384xbf16> loc(#at2)
    %68 = stablehlo.multiply %67, %66 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %69 = stablehlo.multiply %56, %68 : tensor<8x16x1024x16384xbf16> loc(#at2)
    %70 = stablehlo.dot_general %69, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at2)
    %71 = stablehlo.add %40, %70 : tensor<8x16x1024x4096xbf16>
    %72 = sdy.sharding_constraint %71 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    return %72 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_31(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [7:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [0:7, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x16x1024x4096xbf16>, tensor<7x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %2 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_32(%arg0: tensor<8x32x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> (tensor<8x32x16x1024x4096xbf16>, tensor<i32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<8x1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<32> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %c_1, %3, %c_2, %c_3, %c_4 : (tensor<8x32x16x1024x4096xbf16>, tensor<8x1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x32x16x1024x4096xbf16>
    return %4, %3 : tensor<8x32x16x1024x4096xbf16>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<71x16x1024x4096xbf16>, %arg1: tensor<16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<71x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<71x16x1024x4096xbf16>, tensor<1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x16x1024x4096xbf16>
    return %1 : tensor<71x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<71xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<71xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<71xi32>, tensor<1xi32>, tensor<i32>) -> tensor<71xi32>
    return %1 : tensor<71xi32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<71xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<71xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<71xi1>, tensor<1xi1>, tensor<i32>) -> tensor<71xi1>
    return %1 : tensor<71xi1>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<71x8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<71x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<71x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<71x8x16x1024x4096xbf16>
    return %1 : tensor<71x8x16x1024x4096xbf16>
  }
  func.func private @_one_hot_37(%arg0: tensor<512x1024xi32>) -> tensor<512x1024x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x1024xi32>) -> tensor<512x1024x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x1024x1xi32>) -> tensor<512x1024x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<512x1024x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<512x1024x32000xi32>, tensor<512x1024x32000xi32>) -> tensor<512x1024x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<512x1024x32000xi1>) -> tensor<512x1024x32000xf32>
    return %5 : tensor<512x1024x32000xf32>
  }
  func.func private @dynamic_index_in_dim_38(%arg0: tensor<71x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 1024, 4096] : (tensor<71x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x1024x4096xbf16>) -> tensor<16x1024x4096xbf16>
    return %1 : tensor<16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<71xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<71xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @dynamic_index_in_dim_40(%arg0: tensor<71x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<71x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @closed_call_41(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<8x2x2x4096xf32>, %arg2: tensor<8x2x2x4096xf32>, %arg3: tensor<8x2x2x16384x4096xbf16>, %arg4: tensor<8x2x2x4096x16384xbf16>, %arg5: tensor<8x2x2x4096x32x128xbf16>, %arg6: tensor<8x2x2x32x128x4096xbf16>, %arg7: tensor<8x2x2x4096x32x128xbf16>, %arg8: tensor<8x2x2x4096x32x128xbf16>, %arg9: tensor<32x16x1024x4096xbf16>, %arg10: tensor<8x2x2x4096xf32>, %arg11: tensor<8x2x2x4096xf32>, %arg12: tensor<8x2x2x16384x4096xbf16>, %arg13: tensor<8x2x2x4096x16384xbf16>, %arg14: tensor<8x2x2x4096x32x128xbf16>, %arg15: tensor<8x2x2x32x128x4096xbf16>, %arg16: tensor<8x2x2x4096x32x128xbf16>, %arg17: tensor<8x2x2x4096x32x128xbf16>, %arg18: tensor<8x16x1024x4096xbf16>, %arg19: tensor<8x32x16x1024x4096xbf16>, %arg20: tensor<16x1024x4096xbf16>, %arg21: tensor<i32>, %arg22: tensor<i32>, %arg23: tensor<i1>, %arg24: tensor<8x16x1024x4096xbf16>, %arg25: tensor<i32>, %arg26: tensor<i32>) -> (tensor<32x16x1024x4096xbf16>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>) {
    %0:2 = call @dynamic_update_index_in_dim_42(%arg26, %arg19) : (tensor<i32>, tensor<8x32x16x1024x4096xbf16>) -> (tensor<8x32x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %1 = stablehlo.add %arg18, %0#1 : tensor<8x16x1024x4096xbf16>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16> loc(#at9)
    %3 = call @_roll_static_43(%2) : (tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %arg20, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %5 = stablehlo.pad %4, %cst, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %6 = stablehlo.add %3, %5 : tensor<8x16x1024x4096xbf16>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %8:11 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg24, %arg25, %7 : tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>
    %9 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at7)
    %10 = stablehlo.broadcast_in_dim %8#9, dims = [] : (tensor<i32>) -> tensor<8xi32> loc(#at7)
    %11 = stablehlo.subtract %10, %9 : tensor<8xi32> loc(#at7)
    %c = stablehlo.constant dense<32> : tensor<i32>
    %12 = call @floor_divide_44(%11, %c) : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32> loc(#at7)
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %13 = call @clip_46(%12, %c_0, %c_1) : (tensor<8xi32>, tensor<i32>, tensor<i32>) -> tensor<8xi32> loc(#at7)
    %14:2 = call @dynamic_index_in_dim_47(%8#0, %13) : (tensor<8x2x2x4096xf32>, tensor<8xi32>) -> (tensor<8x2x4096xf32>, tensor<8x3xi32>) loc(#at7)
    %15:2 = call @dynamic_index_in_dim_47(%8#1, %13) : (tensor<8x2x2x4096xf32>, tensor<8xi32>) -> (tensor<8x2x4096xf32>, tensor<8x3xi32>) loc(#at7)
    %16:2 = call @dynamic_index_in_dim_48(%8#2, %13) : (tensor<8x2x2x16384x4096xbf16>, tensor<8xi32>) -> (tensor<8x2x16384x4096xbf16>, tensor<8x4xi32>) loc(#at7)
    %17:2 = call @dynamic_index_in_dim_49(%8#3, %13) : (tensor<8x2x2x4096x16384xbf16>, tensor<8xi32>) -> (tensor<8x2x4096x16384xbf16>, tensor<8x4xi32>) loc(#at7)
    %18:2 = call @dynamic_index_in_dim_50(%8#4, %13) : (tensor<8x2x2x4096x32x128xbf16>, tensor<8xi32>) -> (tensor<8x2x4096x32x128xbf16>, tensor<8x5xi32>) loc(#at7)
    %19:2 = call @dynamic_index_in_dim_51(%8#5, %13) : (tensor<8x2x2x32x128x4096xbf16>, tensor<8xi32>) -> (tensor<8x2x32x128x4096xbf16>, tensor<8x5xi32>) loc(#at7)
    %20:2 = call @dynamic_index_in_dim_50(%8#6, %13) : (tensor<8x2x2x4096x32x128xbf16>, tensor<8xi32>) -> (tensor<8x2x4096x32x128xbf16>, tensor<8x5xi32>) loc(#at7)
    %21:2 = call @dynamic_index_in_dim_50(%8#7, %13) : (tensor<8x2x2x4096x32x128xbf16>, tensor<8xi32>) -> (tensor<8x2x4096x32x128xbf16>, tensor<8x5xi32>) loc(#at7)
    %22 = stablehlo.transpose %14#0, dims = [1, 0, 2] : (tensor<8x2x4096xf32>) -> tensor<2x8x4096xf32> loc(#at7)
    %23 = stablehlo.transpose %15#0, dims = [1, 0, 2] : (tensor<8x2x4096xf32>) -> tensor<2x8x4096xf32> loc(#at7)
    %24 = stablehlo.transpose %16#0, dims = [1, 0, 2, 3] : (tensor<8x2x16384x4096xbf16>) -> tensor<2x8x16384x4096xbf16> loc(#at7)
    %25 = stablehlo.transpose %17#0, dims = [1, 0, 2, 3] : (tensor<8x2x4096x16384xbf16>) -> tensor<2x8x4096x16384xbf16> loc(#at7)
    %26 = stablehlo.transpose %18#0, dims = [1, 0, 2, 3, 4] : (tensor<8x2x4096x32x128xbf16>) -> tensor<2x8x4096x32x128xbf16> loc(#at7)
    %27 = stablehlo.transpose %19#0, dims = [1, 0, 2, 3, 4] : (tensor<8x2x32x128x4096xbf16>) -> tensor<2x8x32x128x4096xbf16> loc(#at7)
    %28 = stablehlo.transpose %20#0, dims = [1, 0, 2, 3, 4] : (tensor<8x2x4096x32x128xbf16>) -> tensor<2x8x4096x32x128xbf16> loc(#at7)
    %29 = stablehlo.transpose %21#0, dims = [1, 0, 2, 3, 4] : (tensor<8x2x4096x32x128xbf16>) -> tensor<2x8x4096x32x128xbf16> loc(#at7)
    %30 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<1024xi32>) -> tensor<1024x1xi32> loc(#at8)
    %32 = stablehlo.iota dim = 0 : tensor<1024xi32> loc(#at8)
    %33 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<1024xi32>) -> tensor<1x1024xi32> loc(#at8)
    %34 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1024x1xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x1024xi32>) -> tensor<1024x1024xi32> loc(#at8)
    %36 = stablehlo.compare LT, %34, %35, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1> loc(#at8)
    %37 = stablehlo.convert %36 : (tensor<1024x1024xi1>) -> tensor<1024x1024xf32> loc(#at8)
    %cst_2 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32> loc(#at8)
    %39 = stablehlo.multiply %38, %37 : tensor<1024x1024xf32> loc(#at8)
    %40 = stablehlo.broadcast_in_dim %39, dims = [2, 3] : (tensor<1024x1024xf32>) -> tensor<1x1x1024x1024xf32> loc(#at8)
    %41 = stablehlo.broadcast_in_dim %40, dims = [1, 2, 3, 4] : (tensor<1x1x1024x1024xf32>) -> tensor<1x1x1x1024x1024xf32> loc(#at8)
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %42 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %43 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %44 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x8x1x1x4096xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x4096xbf16> loc(#at7)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<2x8x16x32x1024x1024xbf16> loc(#at7)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %52 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8x16x32x1024x1024xf32> loc(#at7)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %53 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x8x16x32x1024x1xf32> loc(#at7)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x8x16x32x1024x1xf32> loc(#at7)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %59 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8x1x1x4096xf32> loc(#at7)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %60 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %61 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x4096xbf16> loc(#at7)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %62 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %63 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %64 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %65 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %66 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<bf16> loc(#at7)
    %67 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
    %c_30 = stablehlo.constant dense<0> : tensor<i32> loc(#at7)
    %68:38 = stablehlo.while(%iterArg = %22, %iterArg_40 = %23, %iterArg_41 = %24, %iterArg_42 = %25, %iterArg_43 = %26, %iterArg_44 = %27, %iterArg_45 = %28, %iterArg_46 = %29, %iterArg_47 = %41, %iterArg_48 = %cst_3, %iterArg_49 = %c_30, %iterArg_50 = %8#8, %iterArg_51 = %42, %iterArg_52 = %43, %iterArg_53 = %44, %iterArg_54 = %45, %iterArg_55 = %46, %iterArg_56 = %47, %iterArg_57 = %48, %iterArg_58 = %49, %iterArg_59 = %50, %iterArg_60 = %51, %iterArg_61 = %52, %iterArg_62 = %53, %iterArg_63 = %54, %iterArg_64 = %55, %iterArg_65 = %56, %iterArg_66 = %57, %iterArg_67 = %58, %iterArg_68 = %59, %iterArg_69 = %60, %iterArg_70 = %61, %iterArg_71 = %62, %iterArg_72 = %63, %iterArg_73 = %64, %iterArg_74 = %65, %iterArg_75 = %66, %iterArg_76 = %67) : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<bf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x32x1024x1024xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x32x1024x1024xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>
    cond {
      %c_77 = stablehlo.constant dense<2> : tensor<i32> loc(#at7)
      %109 = stablehlo.compare LT, %iterArg_49, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at7)
      stablehlo.return %109 : tensor<i1> loc(#at7)
    } do {
      %109 = func.call @dynamic_index_in_dim_25(%iterArg, %iterArg_49) : (tensor<2x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32> loc(#at7)
      %110 = func.call @dynamic_index_in_dim_25(%iterArg_40, %iterArg_49) : (tensor<2x8x4096xf32>, tensor<i32>) -> tensor<8x4096xf32> loc(#at7)
      %111 = func.call @dynamic_index_in_dim_26(%iterArg_41, %iterArg_49) : (tensor<2x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16> loc(#at7)
      %112 = func.call @dynamic_index_in_dim_27(%iterArg_42, %iterArg_49) : (tensor<2x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16> loc(#at7)
      %113 = func.call @dynamic_index_in_dim_28(%iterArg_43, %iterArg_49) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16> loc(#at7)
      %114 = func.call @dynamic_index_in_dim_29(%iterArg_44, %iterArg_49) : (tensor<2x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16> loc(#at7)
      %115 = func.call @dynamic_index_in_dim_28(%iterArg_45, %iterArg_49) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16> loc(#at7)
      %116 = func.call @dynamic_index_in_dim_28(%iterArg_46, %iterArg_49) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16> loc(#at7)
      %117:27 = func.call @closed_call_52(%iterArg_47, %iterArg_48, %iterArg_50, %109, %110, %111, %112, %113, %114, %115, %116) : (tensor<1x1x1x1024x1024xf32>, tensor<bf16>, tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>) loc(#at7)
      %118 = func.call @dynamic_update_index_in_dim_53(%iterArg_51, %117#1, %iterArg_49) : (tensor<2x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
      %119 = func.call @dynamic_update_index_in_dim_54(%iterArg_52, %117#2, %iterArg_49) : (tensor<2x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
      %120 = func.call @dynamic_update_index_in_dim_53(%iterArg_53, %117#3, %iterArg_49) : (tensor<2x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
      %121 = func.call @dynamic_update_index_in_dim_55(%iterArg_54, %117#4, %iterArg_49) : (tensor<2x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<2x8x1x1x4096xf32> loc(#at7)
      %122 = func.call @dynamic_update_index_in_dim_54(%iterArg_55, %117#5, %iterArg_49) : (tensor<2x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
      %123 = func.call @dynamic_update_index_in_dim_56(%iterArg_56, %117#6, %iterArg_49) : (tensor<2x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<2x8x16x1024x4096xbf16> loc(#at7)
      %124 = func.call @dynamic_update_index_in_dim_57(%iterArg_57, %117#7, %iterArg_49) : (tensor<2x8x16x32x1024x1024xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<i32>) -> tensor<2x8x16x32x1024x1024xbf16> loc(#at7)
      %125 = func.call @dynamic_update_index_in_dim_58(%iterArg_58, %117#8, %iterArg_49) : (tensor<2x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
      %126 = func.call @dynamic_update_index_in_dim_58(%iterArg_59, %117#9, %iterArg_49) : (tensor<2x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
      %127 = func.call @dynamic_update_index_in_dim_58(%iterArg_60, %117#10, %iterArg_49) : (tensor<2x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
      %128 = func.call @dynamic_update_index_in_dim_59(%iterArg_61, %117#11, %iterArg_49) : (tensor<2x8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1024xf32>, tensor<i32>) -> tensor<2x8x16x32x1024x1024xf32> loc(#at7)
      %129 = func.call @dynamic_update_index_in_dim_60(%iterArg_62, %117#12, %iterArg_49) : (tensor<2x8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<i32>) -> tensor<2x8x16x32x1024x1xf32> loc(#at7)
      %130 = func.call @dynamic_update_index_in_dim_60(%iterArg_63, %117#13, %iterArg_49) : (tensor<2x8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<i32>) -> tensor<2x8x16x32x1024x1xf32> loc(#at7)
      %131 = func.call @dynamic_update_index_in_dim_58(%iterArg_64, %117#14, %iterArg_49) : (tensor<2x8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<2x8x16x1024x32x128xbf16> loc(#at7)
      %132 = func.call @dynamic_update_index_in_dim_53(%iterArg_65, %117#15, %iterArg_49) : (tensor<2x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
      %133 = func.call @dynamic_update_index_in_dim_54(%iterArg_66, %117#16, %iterArg_49) : (tensor<2x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
      %134 = func.call @dynamic_update_index_in_dim_53(%iterArg_67, %117#17, %iterArg_49) : (tensor<2x8x16x1024x1xf32>, tensor<8x16x1024x1xf32>, tensor<i32>) -> tensor<2x8x16x1024x1xf32> loc(#at7)
      %135 = func.call @dynamic_update_index_in_dim_55(%iterArg_68, %117#18, %iterArg_49) : (tensor<2x8x1x1x4096xf32>, tensor<8x1x1x4096xf32>, tensor<i32>) -> tensor<2x8x1x1x4096xf32> loc(#at7)
      %136 = func.call @dynamic_update_index_in_dim_54(%iterArg_69, %117#19, %iterArg_49) : (tensor<2x8x16x1024x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<i32>) -> tensor<2x8x16x1024x4096xf32> loc(#at7)
      %137 = func.call @dynamic_update_index_in_dim_56(%iterArg_70, %117#20, %iterArg_49) : (tensor<2x8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>, tensor<i32>) -> tensor<2x8x16x1024x4096xbf16> loc(#at7)
      %138 = func.call @dynamic_update_index_in_dim_61(%iterArg_71, %117#21, %iterArg_49) : (tensor<2x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
      %139 = func.call @dynamic_update_index_in_dim_61(%iterArg_72, %117#22, %iterArg_49) : (tensor<2x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
      %140 = func.call @dynamic_update_index_in_dim_61(%iterArg_73, %117#23, %iterArg_49) : (tensor<2x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
      %141 = func.call @dynamic_update_index_in_dim_61(%iterArg_74, %117#24, %iterArg_49) : (tensor<2x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
      %142 = func.call @dynamic_update_index_in_dim_61(%iterArg_75, %117#25, %iterArg_49) : (tensor<2x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
      %143 = func.call @dynamic_update_index_in_dim_61(%iterArg_76, %117#26, %iterArg_49) : (tensor<2x8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> loc(#at7)
      %c_77 = stablehlo.constant dense<1> : tensor<i32> loc(#at7)
      %144 = stablehlo.add %iterArg_49, %c_77 : tensor<i32> loc(#at7)
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %144, %117#0, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<1x1x1x1024x1024xf32>, tensor<bf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x32x1024x1024xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x32x1024x1024xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16> loc(#at7)
    } loc(#at7)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x8x4096xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x8x4096xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<bf16>) -> tensor<2x8x16384x4096xbf16>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %72 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<bf16>) -> tensor<2x8x4096x16384xbf16>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %73 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<bf16>) -> tensor<2x8x4096x32x128xbf16>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %74 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<bf16>) -> tensor<2x8x32x128x4096xbf16>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %75 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<bf16>) -> tensor<2x8x4096x32x128xbf16>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %76 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<bf16>) -> tensor<2x8x4096x32x128xbf16>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %77:42 = stablehlo.while(%iterArg = %68#12, %iterArg_40 = %68#13, %iterArg_41 = %68#14, %iterArg_42 = %68#15, %iterArg_43 = %68#16, %iterArg_44 = %29, %iterArg_45 = %68#17, %iterArg_46 = %68#18, %iterArg_47 = %68#19, %iterArg_48 = %28, %iterArg_49 = %68#20, %iterArg_50 = %68#21, %iterArg_51 = %26, %iterArg_52 = %68#22, %iterArg_53 = %68#23, %iterArg_54 = %68#24, %iterArg_55 = %27, %iterArg_56 = %68#25, %iterArg_57 = %68#26, %iterArg_58 = %68#27, %iterArg_59 = %68#28, %iterArg_60 = %68#29, %iterArg_61 = %68#30, %iterArg_62 = %25, %iterArg_63 = %68#31, %iterArg_64 = %68#32, %iterArg_65 = %68#33, %iterArg_66 = %68#34, %iterArg_67 = %68#35, %iterArg_68 = %68#36, %iterArg_69 = %24, %iterArg_70 = %68#37, %iterArg_71 = %c_39, %iterArg_72 = %8#10, %iterArg_73 = %69, %iterArg_74 = %70, %iterArg_75 = %71, %iterArg_76 = %72, %iterArg_77 = %73, %iterArg_78 = %74, %iterArg_79 = %75, %iterArg_80 = %76) : tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x32x1024x1024xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x16x32x1024x1024xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x4096x16384xbf16>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16384x4096xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>
    cond {
      %c_81 = stablehlo.constant dense<2> : tensor<i32>
      %109 = stablehlo.compare LT, %iterArg_71, %c_81, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %109 : tensor<i1>
    } do {
      %c_81 = stablehlo.constant dense<2> : tensor<i32>
      %109 = stablehlo.subtract %c_81, %iterArg_71 : tensor<i32>
      %c_82 = stablehlo.constant dense<1> : tensor<i32>
      %110 = stablehlo.subtract %109, %c_82 : tensor<i32>
      %111 = func.call @dynamic_index_in_dim_62(%iterArg, %110) : (tensor<2x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %112 = func.call @dynamic_index_in_dim_63(%iterArg_40, %110) : (tensor<2x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %113 = func.call @dynamic_index_in_dim_62(%iterArg_41, %110) : (tensor<2x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %114 = func.call @dynamic_index_in_dim_64(%iterArg_42, %110) : (tensor<2x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %115 = func.call @dynamic_index_in_dim_63(%iterArg_43, %110) : (tensor<2x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %116 = func.call @dynamic_index_in_dim_28(%iterArg_44, %110) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %117 = func.call @dynamic_index_in_dim_65(%iterArg_45, %110) : (tensor<2x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %118 = func.call @dynamic_index_in_dim_66(%iterArg_46, %110) : (tensor<2x8x16x32x1024x1024xbf16>, tensor<i32>) -> tensor<8x16x32x1024x1024xbf16>
      %119 = func.call @dynamic_index_in_dim_67(%iterArg_47, %110) : (tensor<2x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %120 = func.call @dynamic_index_in_dim_28(%iterArg_48, %110) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %121 = func.call @dynamic_index_in_dim_67(%iterArg_49, %110) : (tensor<2x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %122 = func.call @dynamic_index_in_dim_67(%iterArg_50, %110) : (tensor<2x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %123 = func.call @dynamic_index_in_dim_28(%iterArg_51, %110) : (tensor<2x8x4096x32x128xbf16>, tensor<i32>) -> tensor<8x4096x32x128xbf16>
      %124 = func.call @dynamic_index_in_dim_68(%iterArg_52, %110) : (tensor<2x8x16x32x1024x1024xf32>, tensor<i32>) -> tensor<8x16x32x1024x1024xf32>
      %125 = func.call @dynamic_index_in_dim_69(%iterArg_53, %110) : (tensor<2x8x16x32x1024x1xf32>, tensor<i32>) -> tensor<8x16x32x1024x1xf32>
      %126 = func.call @dynamic_index_in_dim_69(%iterArg_54, %110) : (tensor<2x8x16x32x1024x1xf32>, tensor<i32>) -> tensor<8x16x32x1024x1xf32>
      %127 = func.call @dynamic_index_in_dim_29(%iterArg_55, %110) : (tensor<2x8x32x128x4096xbf16>, tensor<i32>) -> tensor<8x32x128x4096xbf16>
      %128 = func.call @dynamic_index_in_dim_67(%iterArg_56, %110) : (tensor<2x8x16x1024x32x128xbf16>, tensor<i32>) -> tensor<8x16x1024x32x128xbf16>
      %129 = func.call @dynamic_index_in_dim_62(%iterArg_57, %110) : (tensor<2x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %130 = func.call @dynamic_index_in_dim_63(%iterArg_58, %110) : (tensor<2x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %131 = func.call @dynamic_index_in_dim_62(%iterArg_59, %110) : (tensor<2x8x16x1024x1xf32>, tensor<i32>) -> tensor<8x16x1024x1xf32>
      %132 = func.call @dynamic_index_in_dim_64(%iterArg_60, %110) : (tensor<2x8x1x1x4096xf32>, tensor<i32>) -> tensor<8x1x1x4096xf32>
      %133 = func.call @dynamic_index_in_dim_63(%iterArg_61, %110) : (tensor<2x8x16x1024x4096xf32>, tensor<i32>) -> tensor<8x16x1024x4096xf32>
      %134 = func.call @dynamic_index_in_dim_27(%iterArg_62, %110) : (tensor<2x8x4096x16384xbf16>, tensor<i32>) -> tensor<8x4096x16384xbf16>
      %135 = func.call @dynamic_index_in_dim_65(%iterArg_63, %110) : (tensor<2x8x16x1024x4096xbf16>, tensor<i32>) -> tensor<8x16x1024x4096xbf16>
      %136 = func.call @dynamic_index_in_dim_70(%iterArg_64, %110) : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %137 = func.call @dynamic_index_in_dim_70(%iterArg_65, %110) : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %138 = func.call @dynamic_index_in_dim_70(%iterArg_66, %110) : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %139 = func.call @dynamic_index_in_dim_70(%iterArg_67, %110) : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %140 = func.call @dynamic_index_in_dim_70(%iterArg_68, %110) : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %141 = func.call @dynamic_index_in_dim_26(%iterArg_69, %110) : (tensor<2x8x16384x4096xbf16>, tensor<i32>) -> tensor<8x16384x4096xbf16>
      %142 = func.call @dynamic_index_in_dim_70(%iterArg_70, %110) : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>) -> tensor<8x16x1024x16384xbf16>
      %143:9 = func.call @closed_call_71(%iterArg_72, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142) : (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x32x128x4096xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x4096x16384xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16384x4096xbf16>, tensor<8x16x1024x16384xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>)
      %144 = func.call @dynamic_update_index_in_dim_72(%iterArg_73, %143#1, %110) : (tensor<2x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<2x8x4096xf32>
      %145 = func.call @dynamic_update_index_in_dim_72(%iterArg_74, %143#2, %110) : (tensor<2x8x4096xf32>, tensor<8x4096xf32>, tensor<i32>) -> tensor<2x8x4096xf32>
      %146 = func.call @dynamic_update_index_in_dim_73(%iterArg_75, %143#3, %110) : (tensor<2x8x16384x4096xbf16>, tensor<8x16384x4096xbf16>, tensor<i32>) -> tensor<2x8x16384x4096xbf16>
      %147 = func.call @dynamic_update_index_in_dim_74(%iterArg_76, %143#4, %110) : (tensor<2x8x4096x16384xbf16>, tensor<8x4096x16384xbf16>, tensor<i32>) -> tensor<2x8x4096x16384xbf16>
      %148 = func.call @dynamic_update_index_in_dim_75(%iterArg_77, %143#5, %110) : (tensor<2x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<2x8x4096x32x128xbf16>
      %149 = func.call @dynamic_update_index_in_dim_76(%iterArg_78, %143#6, %110) : (tensor<2x8x32x128x4096xbf16>, tensor<8x32x128x4096xbf16>, tensor<i32>) -> tensor<2x8x32x128x4096xbf16>
      %150 = func.call @dynamic_update_index_in_dim_75(%iterArg_79, %143#7, %110) : (tensor<2x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<2x8x4096x32x128xbf16>
      %151 = func.call @dynamic_update_index_in_dim_75(%iterArg_80, %143#8, %110) : (tensor<2x8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>, tensor<i32>) -> tensor<2x8x4096x32x128xbf16>
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %152 = stablehlo.add %iterArg_71, %c_83 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %152, %143#0, %144, %145, %146, %147, %148, %149, %150, %151 : tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x32x1024x1024xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x16x32x1024x1024xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x16x32x1024x1xf32>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x16x1024x32x128xbf16>, tensor<2x8x16x1024x1xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x16x1024x1xf32>, tensor<2x8x1x1x4096xf32>, tensor<2x8x16x1024x4096xf32>, tensor<2x8x4096x16384xbf16>, tensor<2x8x16x1024x4096xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<2x8x16384x4096xbf16>, tensor<2x8x16x1024x16384xbf16>, tensor<i32>, tensor<8x16x1024x4096xbf16>, tensor<2x8x4096xf32>, tensor<2x8x4096xf32>, tensor<2x8x16384x4096xbf16>, tensor<2x8x4096x16384xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x32x128x4096xbf16>, tensor<2x8x4096x32x128xbf16>, tensor<2x8x4096x32x128xbf16>
    }
    %78 = stablehlo.transpose %77#41, dims = [1, 0, 2, 3, 4] : (tensor<2x8x4096x32x128xbf16>) -> tensor<8x2x4096x32x128xbf16>
    %79 = stablehlo.transpose %77#40, dims = [1, 0, 2, 3, 4] : (tensor<2x8x4096x32x128xbf16>) -> tensor<8x2x4096x32x128xbf16>
    %80 = stablehlo.transpose %77#39, dims = [1, 0, 2, 3, 4] : (tensor<2x8x32x128x4096xbf16>) -> tensor<8x2x32x128x4096xbf16>
    %81 = stablehlo.transpose %77#38, dims = [1, 0, 2, 3, 4] : (tensor<2x8x4096x32x128xbf16>) -> tensor<8x2x4096x32x128xbf16>
    %82 = stablehlo.transpose %77#37, dims = [1, 0, 2, 3] : (tensor<2x8x4096x16384xbf16>) -> tensor<8x2x4096x16384xbf16>
    %83 = stablehlo.transpose %77#36, dims = [1, 0, 2, 3] : (tensor<2x8x16384x4096xbf16>) -> tensor<8x2x16384x4096xbf16>
    %84 = stablehlo.transpose %77#35, dims = [1, 0, 2] : (tensor<2x8x4096xf32>) -> tensor<8x2x4096xf32>
    %85 = stablehlo.transpose %77#34, dims = [1, 0, 2] : (tensor<2x8x4096xf32>) -> tensor<8x2x4096xf32>
    %86 = call @dynamic_index_in_dim_77(%21#1, %78) : (tensor<8x5xi32>, tensor<8x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %87 = call @dynamic_index_in_dim_77(%20#1, %79) : (tensor<8x5xi32>, tensor<8x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %88 = call @dynamic_index_in_dim_78(%19#1, %80) : (tensor<8x5xi32>, tensor<8x2x32x128x4096xbf16>) -> tensor<8x2x2x32x128x4096xbf16>
    %89 = call @dynamic_index_in_dim_77(%18#1, %81) : (tensor<8x5xi32>, tensor<8x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %90 = call @dynamic_index_in_dim_79(%17#1, %82) : (tensor<8x4xi32>, tensor<8x2x4096x16384xbf16>) -> tensor<8x2x2x4096x16384xbf16>
    %91 = call @dynamic_index_in_dim_80(%16#1, %83) : (tensor<8x4xi32>, tensor<8x2x16384x4096xbf16>) -> tensor<8x2x2x16384x4096xbf16>
    %92 = call @dynamic_index_in_dim_81(%15#1, %84) : (tensor<8x3xi32>, tensor<8x2x4096xf32>) -> tensor<8x2x2x4096xf32>
    %93 = call @dynamic_index_in_dim_81(%14#1, %85) : (tensor<8x3xi32>, tensor<8x2x4096xf32>) -> tensor<8x2x2x4096xf32>
    %94 = stablehlo.add %arg10, %93 : tensor<8x2x2x4096xf32>
    %95 = stablehlo.add %arg11, %92 : tensor<8x2x2x4096xf32>
    %96 = stablehlo.add %arg12, %91 : tensor<8x2x2x16384x4096xbf16>
    %97 = stablehlo.add %arg13, %90 : tensor<8x2x2x4096x16384xbf16>
    %98 = stablehlo.add %arg14, %89 : tensor<8x2x2x4096x32x128xbf16>
    %99 = stablehlo.add %arg15, %88 : tensor<8x2x2x32x128x4096xbf16>
    %100 = stablehlo.add %arg16, %87 : tensor<8x2x2x4096x32x128xbf16>
    %101 = stablehlo.add %arg17, %86 : tensor<8x2x2x4096x32x128xbf16>
    %102 = sdy.sharding_constraint %77#33 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<8x16x1024x4096xbf16>
    %103:2 = call @_where_82(%arg0, %102) : (tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %104:2 = call @_where_83(%arg23, %103#0) : (tensor<i1>, tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>)
    %105 = call @dynamic_index_in_dim_84(%arg22, %104#1) : (tensor<i32>, tensor<8x16x1024x4096xbf16>) -> tensor<8x32x16x1024x4096xbf16>
    %106 = stablehlo.add %0#0, %105 : tensor<8x32x16x1024x4096xbf16>
    %107 = call @dynamic_index_in_dim_85(%arg21, %104#0) : (tensor<i32>, tensor<1x16x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16>
    %108 = stablehlo.add %arg9, %107 : tensor<32x16x1024x4096xbf16>
    return %108, %94, %95, %96, %97, %98, %99, %100, %101, %103#1, %106 : tensor<32x16x1024x4096xbf16>, tensor<8x2x2x4096xf32>, tensor<8x2x2x4096xf32>, tensor<8x2x2x16384x4096xbf16>, tensor<8x2x2x4096x16384xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x32x128x4096xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x2x2x4096x32x128xbf16>, tensor<8x16x1024x4096xbf16>, tensor<8x32x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_42(%arg0: tensor<i32>, %arg1: tensor<8x32x16x1024x4096xbf16>) -> (tensor<8x32x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x1x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<8x32x16x1024x4096xbf16>, tensor<8x1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x32x16x1024x4096xbf16>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %arg1, %c_3, %arg0, %c_4, %c_5, %c_6, sizes = [8, 1, 16, 1024, 4096] : (tensor<8x32x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x1x16x1024x4096xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    return %1, %3 : tensor<8x32x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_roll_static_43(%arg0: tensor<8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    %1 = stablehlo.slice %arg0 [1:8, 0:16, 0:1024, 0:4096] : (tensor<8x16x1024x4096xbf16>) -> tensor<7x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<7x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.pad %0, %cst_0, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x16x1024x4096xbf16>, tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %4 = stablehlo.add %2, %3 : tensor<8x16x1024x4096xbf16>
    return %4 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @floor_divide_44(%arg0: tensor<8xi32>, %arg1: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<8xi32>
    %3 = stablehlo.sign %arg0 : tensor<8xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %11 = stablehlo.and %6, %10 : tensor<8xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<8xi32>
    %14 = call @_where_45(%11, %13, %2) : (tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    return %14 : tensor<8xi32>
  }
  func.func private @_where_45(%arg0: tensor<8xi1>, %arg1: tensor<8xi32>, %arg2: tensor<8xi32>) -> tensor<8xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8xi1>, tensor<8xi32>
    return %0 : tensor<8xi32>
  }
  func.func private @clip_46(%arg0: tensor<8xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<8xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<8xi32>
    return %5 : tensor<8xi32>
  }
  func.func private @dynamic_index_in_dim_47(%arg0: tensor<8x2x2x4096xf32>, %arg1: tensor<8xi32>) -> (tensor<8x2x4096xf32>, tensor<8x3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %8 = stablehlo.concatenate %5, %6, %7, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 4096>}> : (tensor<8x2x2x4096xf32>, tensor<8x3xi32>) -> tensor<8x1x2x4096xf32>
    %10 = stablehlo.reshape %9 : (tensor<8x1x2x4096xf32>) -> tensor<8x2x4096xf32>
    return %10, %8 : tensor<8x2x4096xf32>, tensor<8x3xi32>
  }
  func.func private @dynamic_index_in_dim_48(%arg0: tensor<8x2x2x16384x4096xbf16>, %arg1: tensor<8xi32>) -> (tensor<8x2x16384x4096xbf16>, tensor<8x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %9 = stablehlo.concatenate %5, %6, %7, %8, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x4xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 16384, 4096>}> : (tensor<8x2x2x16384x4096xbf16>, tensor<8x4xi32>) -> tensor<8x1x2x16384x4096xbf16>
    %11 = stablehlo.reshape %10 : (tensor<8x1x2x16384x4096xbf16>) -> tensor<8x2x16384x4096xbf16>
    return %11, %9 : tensor<8x2x16384x4096xbf16>, tensor<8x4xi32>
  }
  func.func private @dynamic_index_in_dim_49(%arg0: tensor<8x2x2x4096x16384xbf16>, %arg1: tensor<8xi32>) -> (tensor<8x2x4096x16384xbf16>, tensor<8x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %9 = stablehlo.concatenate %5, %6, %7, %8, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x4xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 4096, 16384>}> : (tensor<8x2x2x4096x16384xbf16>, tensor<8x4xi32>) -> tensor<8x1x2x4096x16384xbf16>
    %11 = stablehlo.reshape %10 : (tensor<8x1x2x4096x16384xbf16>) -> tensor<8x2x4096x16384xbf16>
    return %11, %9 : tensor<8x2x4096x16384xbf16>, tensor<8x4xi32>
  }
  func.func private @dynamic_index_in_dim_50(%arg0: tensor<8x2x2x4096x32x128xbf16>, %arg1: tensor<8xi32>) -> (tensor<8x2x4096x32x128xbf16>, tensor<8x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %10 = stablehlo.concatenate %5, %6, %7, %8, %9, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x5xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 4096, 32, 128>}> : (tensor<8x2x2x4096x32x128xbf16>, tensor<8x5xi32>) -> tensor<8x1x2x4096x32x128xbf16>
    %12 = stablehlo.reshape %11 : (tensor<8x1x2x4096x32x128xbf16>) -> tensor<8x2x4096x32x128xbf16>
    return %12, %10 : tensor<8x2x4096x32x128xbf16>, tensor<8x5xi32>
  }
  func.func private @dynamic_index_in_dim_51(%arg0: tensor<8x2x2x32x128x4096xbf16>, %arg1: tensor<8xi32>) -> (tensor<8x2x32x128x4096xbf16>, tensor<8x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8xi1>, tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %10 = stablehlo.concatenate %5, %6, %7, %8, %9, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x5xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 2, 32, 128, 4096>}> : (tensor<8x2x2x32x128x4096xbf16>, tensor<8x5xi32>) -> tensor<8x1x2x32x128x4096xbf16>
    %12 = stablehlo.reshape %11 : (tensor<8x1x2x32x128x4096xbf16>) -> tensor<8x2x32x128x4096xbf16>
    return %12, %10 : tensor<8x2x32x128x4096xbf16>, tensor<8x5xi32>
  }
  func.func private @closed_call_52(%arg0: tensor<1x1x1x1024x1024xf32>, %arg1: tensor<bf16>, %arg2: tensor<8x16x1024x4096xbf16>, %arg3: tensor<8x4096xf32>, %arg4: tensor<8x4096xf32>, %arg5: tensor<8x16384x4096xbf16>, %arg6: tensor<8x4096x16384xbf16>, %arg7: tensor<8x4096x32x128xbf16>, %arg8: tensor<8x32x128x4096xbf16>, %arg9: tensor<8x4096x32x128xbf16>, %arg10: tensor<8x4096x32x128xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x32x1024x1024xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x32x1024x1024xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x32x1024x1xf32>, tensor<8x16x1024x32x128xbf16>, tensor<8x16x1024x1xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x1xf32>, tensor<8x1x1x4096xf32>, tensor<8x16x1024x4096xf32>, tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>, tensor<8x16x1024x16384xbf16>) {
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
  func.func private @dynamic_update_index_in_dim_53(%arg0: tensor<2x8x16x1024x1xf32>, %arg1: tensor<8x16x1024x1xf32>, %arg2: tensor<i32>) -> tensor<2x8x16x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x1xf32>) -> tensor<1x8x16x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x16x1024x1xf32>, tensor<1x8x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x1024x1xf32>
    return %1 : tensor<2x8x16x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_54(%arg0: tensor<2x8x16x1024x4096xf32>, %arg1: tensor<8x16x1024x4096xf32>, %arg2: tensor<i32>) -> tensor<2x8x16x1024x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xf32>) -> tensor<1x8x16x1024x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x16x1024x4096xf32>, tensor<1x8x16x1024x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x1024x4096xf32>
    return %1 : tensor<2x8x16x1024x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_55(%arg0: tensor<2x8x1x1x4096xf32>, %arg1: tensor<8x1x1x4096xf32>, %arg2: tensor<i32>) -> tensor<2x8x1x1x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x1x1x4096xf32>) -> tensor<1x8x1x1x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x1x1x4096xf32>, tensor<1x8x1x1x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x1x1x4096xf32>
    return %1 : tensor<2x8x1x1x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_56(%arg0: tensor<2x8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x4096xbf16>, %arg2: tensor<i32>) -> tensor<2x8x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<1x8x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x16x1024x4096xbf16>, tensor<1x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x1024x4096xbf16>
    return %1 : tensor<2x8x16x1024x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_57(%arg0: tensor<2x8x16x32x1024x1024xbf16>, %arg1: tensor<8x16x32x1024x1024xbf16>, %arg2: tensor<i32>) -> tensor<2x8x16x32x1024x1024xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x32x1024x1024xbf16>) -> tensor<1x8x16x32x1024x1024xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x8x16x32x1024x1024xbf16>, tensor<1x8x16x32x1024x1024xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x32x1024x1024xbf16>
    return %1 : tensor<2x8x16x32x1024x1024xbf16>
  }
  func.func private @dynamic_update_index_in_dim_58(%arg0: tensor<2x8x16x1024x32x128xbf16>, %arg1: tensor<8x16x1024x32x128xbf16>, %arg2: tensor<i32>) -> tensor<2x8x16x1024x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x1024x32x128xbf16>) -> tensor<1x8x16x1024x32x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x8x16x1024x32x128xbf16>, tensor<1x8x16x1024x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x1024x32x128xbf16>
    return %1 : tensor<2x8x16x1024x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_59(%arg0: tensor<2x8x16x32x1024x1024xf32>, %arg1: tensor<8x16x32x1024x1024xf32>, %arg2: tensor<i32>) -> tensor<2x8x16x32x1024x1024xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x32x1024x1024xf32>) -> tensor<1x8x16x32x1024x1024xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x8x16x32x1024x1024xf32>, tensor<1x8x16x32x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x32x1024x1024xf32>
    return %1 : tensor<2x8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_update_index_in_dim_60(%arg0: tensor<2x8x16x32x1024x1xf32>, %arg1: tensor<8x16x32x1024x1xf32>, %arg2: tensor<i32>) -> tensor<2x8x16x32x1024x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<8x16x32x1024x1xf32>) -> tensor<1x8x16x32x1024x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x8x16x32x1024x1xf32>, tensor<1x8x16x32x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x32x1024x1xf32>
    return %1 : tensor<2x8x16x32x1024x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_61(%arg0: tensor<2x8x16x1024x16384xbf16>, %arg1: tensor<8x16x1024x16384xbf16>, %arg2: tensor<i32>) -> tensor<2x8x16x1024x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x1024x16384xbf16>) -> tensor<1x8x16x1024x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x16x1024x16384xbf16>, tensor<1x8x16x1024x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x1024x16384xbf16>
    return %1 : tensor<2x8x16x1024x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_62(%arg0: tensor<2x8x16x1024x1xf32>, %arg1: tensor<i32>) -> tensor<8x16x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 1] : (tensor<2x8x16x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x1xf32>) -> tensor<8x16x1024x1xf32>
    return %1 : tensor<8x16x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_63(%arg0: tensor<2x8x16x1024x4096xf32>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<2x8x16x1024x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xf32>) -> tensor<8x16x1024x4096xf32>
    return %1 : tensor<8x16x1024x4096xf32>
  }
  func.func private @dynamic_index_in_dim_64(%arg0: tensor<2x8x1x1x4096xf32>, %arg1: tensor<i32>) -> tensor<8x1x1x4096xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 1, 1, 4096] : (tensor<2x8x1x1x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x1x1x4096xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x1x1x4096xf32>) -> tensor<8x1x1x4096xf32>
    return %1 : tensor<8x1x1x4096xf32>
  }
  func.func private @dynamic_index_in_dim_65(%arg0: tensor<2x8x16x1024x4096xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 4096] : (tensor<2x8x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x4096xbf16>) -> tensor<8x16x1024x4096xbf16>
    return %1 : tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_66(%arg0: tensor<2x8x16x32x1024x1024xbf16>, %arg1: tensor<i32>) -> tensor<8x16x32x1024x1024xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 32, 1024, 1024] : (tensor<2x8x16x32x1024x1024xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x32x1024x1024xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x32x1024x1024xbf16>) -> tensor<8x16x32x1024x1024xbf16>
    return %1 : tensor<8x16x32x1024x1024xbf16>
  }
  func.func private @dynamic_index_in_dim_67(%arg0: tensor<2x8x16x1024x32x128xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x32x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 1024, 32, 128] : (tensor<2x8x16x1024x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x32x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x32x128xbf16>) -> tensor<8x16x1024x32x128xbf16>
    return %1 : tensor<8x16x1024x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_68(%arg0: tensor<2x8x16x32x1024x1024xf32>, %arg1: tensor<i32>) -> tensor<8x16x32x1024x1024xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 32, 1024, 1024] : (tensor<2x8x16x32x1024x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x32x1024x1024xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x32x1024x1024xf32>) -> tensor<8x16x32x1024x1024xf32>
    return %1 : tensor<8x16x32x1024x1024xf32>
  }
  func.func private @dynamic_index_in_dim_69(%arg0: tensor<2x8x16x32x1024x1xf32>, %arg1: tensor<i32>) -> tensor<8x16x32x1024x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 8, 16, 32, 1024, 1] : (tensor<2x8x16x32x1024x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x32x1024x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x32x1024x1xf32>) -> tensor<8x16x32x1024x1xf32>
    return %1 : tensor<8x16x32x1024x1xf32>
  }
  func.func private @dynamic_index_in_dim_70(%arg0: tensor<2x8x16x1024x16384xbf16>, %arg1: tensor<i32>) -> tensor<8x16x1024x16384xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 1024, 16384] : (tensor<2x8x16x1024x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x1024x16384xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x1024x16384xbf16>) -> tensor<8x16x1024x16384xbf16>
    return %1 : tensor<8x16x1024x16384xbf16>
  }
  func.func private @closed_call_71(%arg0: tensor<8x16x1024x4096xbf16>, %arg1: tensor<8x16x1024x1xf32>, %arg2: tensor<8x16x1024x4096xf32>, %arg3: tensor<8x16x1024x1xf32>, %arg4: tensor<8x1x1x4096xf32>, %arg5: tensor<8x16x1024x4096xf32>, %arg6: tensor<8x4096x32x128xbf16>, %arg7: tensor<8x16x1024x4096xbf16>, %arg8: tensor<8x16x32x1024x1024xbf16>, %arg9: tensor<8x16x1024x32x128xbf16>, %arg10: tensor<8x4096x32x128xbf16>, %arg11: tensor<8x16x1024x32x128xbf16>, %arg12: tensor<8x16x1024x32x128xbf16>, %arg13: tensor<8x4096x32x128xbf16>, %arg14: tensor<8x16x32x1024x1024xf32>, %arg15: tensor<8x16x32x1024x1xf32>, %arg16: tensor<8x16x32x1024x1xf32>, %arg17: tensor<8x32x128x4096xbf16>, %arg18: tensor<8x16x1024x32x128xbf16>, %arg19: tensor<8x16x1024x1xf32>, %arg20: tensor<8x16x1024x4096xf32>, %arg21: tensor<8x16x1024x1xf32>, %arg22: tensor<8x1x1x4096xf32>, %arg23: tensor<8x16x1024x4096xf32>, %arg24: tensor<8x4096x16384xbf16>, %arg25: tensor<8x16x1024x4096xbf16>, %arg26: tensor<8x16x1024x16384xbf16>, %arg27: tensor<8x16x1024x16384xbf16>, %arg28: tensor<8x16x1024x16384xbf16>, %arg29: tensor<8x16x1024x16384xbf16>, %arg30: tensor<8x16x1024x16384xbf16>, %arg31: tensor<8x16384x4096xbf16>, %arg32: tensor<8x16x1024x16384xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x4096xf32>, tensor<8x4096xf32>, tensor<8x16384x4096xbf16>, tensor<8x4096x16384xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x32x128x4096xbf16>, tensor<8x4096x32x128xbf16>, tensor<8x4096x32x128xbf16>) {
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
  func.func private @dynamic_update_index_in_dim_72(%arg0: tensor<2x8x4096xf32>, %arg1: tensor<8x4096xf32>, %arg2: tensor<i32>) -> tensor<2x8x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<8x4096xf32>) -> tensor<1x8x4096xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x8x4096xf32>, tensor<1x8x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4096xf32>
    return %1 : tensor<2x8x4096xf32>
  }
  func.func private @dynamic_update_index_in_dim_73(%arg0: tensor<2x8x16384x4096xbf16>, %arg1: tensor<8x16384x4096xbf16>, %arg2: tensor<i32>) -> tensor<2x8x16384x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x16384x4096xbf16>) -> tensor<1x8x16384x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x16384x4096xbf16>, tensor<1x8x16384x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16384x4096xbf16>
    return %1 : tensor<2x8x16384x4096xbf16>
  }
  func.func private @dynamic_update_index_in_dim_74(%arg0: tensor<2x8x4096x16384xbf16>, %arg1: tensor<8x4096x16384xbf16>, %arg2: tensor<i32>) -> tensor<2x8x4096x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x4096x16384xbf16>) -> tensor<1x8x4096x16384xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x4096x16384xbf16>, tensor<1x8x4096x16384xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4096x16384xbf16>
    return %1 : tensor<2x8x4096x16384xbf16>
  }
  func.func private @dynamic_update_index_in_dim_75(%arg0: tensor<2x8x4096x32x128xbf16>, %arg1: tensor<8x4096x32x128xbf16>, %arg2: tensor<i32>) -> tensor<2x8x4096x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x4096x32x128xbf16>) -> tensor<1x8x4096x32x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x4096x32x128xbf16>, tensor<1x8x4096x32x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4096x32x128xbf16>
    return %1 : tensor<2x8x4096x32x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_76(%arg0: tensor<2x8x32x128x4096xbf16>, %arg1: tensor<8x32x128x4096xbf16>, %arg2: tensor<i32>) -> tensor<2x8x32x128x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x32x128x4096xbf16>) -> tensor<1x8x32x128x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x32x128x4096xbf16>, tensor<1x8x32x128x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x32x128x4096xbf16>
    return %1 : tensor<2x8x32x128x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_77(%arg0: tensor<8x5xi32>, %arg1: tensor<8x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<8x2x4096x32x128xbf16>) -> tensor<8x1x2x4096x32x128xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x2x2x4096x32x128xbf16>
    %c = stablehlo.constant dense<[1, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<8x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<8x2x2x4096x32x128xbf16>, tensor<8x5xi32>, tensor<8x1x2x4096x32x128xbf16>) -> tensor<8x2x2x4096x32x128xbf16>
    return %7 : tensor<8x2x2x4096x32x128xbf16>
  }
  func.func private @dynamic_index_in_dim_78(%arg0: tensor<8x5xi32>, %arg1: tensor<8x2x32x128x4096xbf16>) -> tensor<8x2x2x32x128x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<8x2x32x128x4096xbf16>) -> tensor<8x1x2x32x128x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x2x2x32x128x4096xbf16>
    %c = stablehlo.constant dense<[1, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<8x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<8x2x2x32x128x4096xbf16>, tensor<8x5xi32>, tensor<8x1x2x32x128x4096xbf16>) -> tensor<8x2x2x32x128x4096xbf16>
    return %7 : tensor<8x2x2x32x128x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_79(%arg0: tensor<8x4xi32>, %arg1: tensor<8x2x4096x16384xbf16>) -> tensor<8x2x2x4096x16384xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x2x4096x16384xbf16>) -> tensor<8x1x2x4096x16384xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x2x2x4096x16384xbf16>
    %c = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<8x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<8x2x2x4096x16384xbf16>, tensor<8x4xi32>, tensor<8x1x2x4096x16384xbf16>) -> tensor<8x2x2x4096x16384xbf16>
    return %7 : tensor<8x2x2x4096x16384xbf16>
  }
  func.func private @dynamic_index_in_dim_80(%arg0: tensor<8x4xi32>, %arg1: tensor<8x2x16384x4096xbf16>) -> tensor<8x2x2x16384x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x2x16384x4096xbf16>) -> tensor<8x1x2x16384x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x2x2x16384x4096xbf16>
    %c = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<8x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<8x2x2x16384x4096xbf16>, tensor<8x4xi32>, tensor<8x1x2x16384x4096xbf16>) -> tensor<8x2x2x16384x4096xbf16>
    return %7 : tensor<8x2x2x16384x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_81(%arg0: tensor<8x3xi32>, %arg1: tensor<8x2x4096xf32>) -> tensor<8x2x2x4096xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<8x2x4096xf32>) -> tensor<8x1x2x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x2x4096xf32>
    %c = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xi32>) -> tensor<8x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<8x3xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<8x3xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<8x2x2x4096xf32>, tensor<8x3xi32>, tensor<8x1x2x4096xf32>) -> tensor<8x2x2x4096xf32>
    return %7 : tensor<8x2x2x4096xf32>
  }
  func.func private @_where_82(%arg0: tensor<8x16x1024x4096xi1>, %arg1: tensor<8x16x1024x4096xbf16>) -> (tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<8x16x1024x4096xi1>, tensor<8x16x1024x4096xbf16>
    return %2, %1 : tensor<8x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @_where_83(%arg0: tensor<i1>, %arg1: tensor<8x16x1024x4096xbf16>) -> (tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x16x1024x4096xbf16>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<i1>, tensor<8x16x1024x4096xbf16>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<8x16x1024x4096xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x16x1024x4096xbf16>, tensor<bf16>) -> tensor<16x1024x4096xbf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<16x1024x4096xbf16>) -> tensor<1x16x1024x4096xbf16>
    return %4, %1 : tensor<1x16x1024x4096xbf16>, tensor<8x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_84(%arg0: tensor<i32>, %arg1: tensor<8x16x1024x4096xbf16>) -> tensor<8x32x16x1024x4096xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<8x16x1024x4096xbf16>) -> tensor<8x1x16x1024x4096xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x32x16x1024x4096xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<8x32x16x1024x4096xbf16>, tensor<8x1x16x1024x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x32x16x1024x4096xbf16>
    return %2 : tensor<8x32x16x1024x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_85(%arg0: tensor<i32>, %arg1: tensor<1x16x1024x4096xbf16>) -> tensor<32x16x1024x4096xbf16> {
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

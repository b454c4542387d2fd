module @jit_tiny_pipeline_circular attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["stage"=4, "data"=2]> {stablehlo.mesh = {axes = [{name = "stage", size = 4 : i64}, {name = "data", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<16xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("params['ln1']"), %arg3: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 3 : i32} loc("params['ln2']"), %arg4: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<4x2x1x32x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<4x2x1x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>, tf.aliasing_output = 6 : i32} loc("params['wg']"), %arg7: tensor<4x2x1x16x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wi']"), %arg8: tensor<4x2x1x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 8 : i32} loc("params['wk']"), %arg9: tensor<4x2x1x4x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {"data"}]>, tf.aliasing_output = 9 : i32} loc("params['wo']"), %arg10: tensor<4x2x1x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wq']"), %arg11: tensor<4x2x1x16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>, tf.aliasing_output = 11 : i32} loc("params['wv']"), %arg12: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 12 : i32} loc("state['columns']['embedding']"), %arg13: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln']"), %arg14: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln1']"), %arg15: tensor<f32> {jax.buffer_donor = true} loc("state['columns']['ln2']"), %arg16: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 16 : i32} loc("state['columns']['logits']"), %arg17: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 17 : i32} loc("state['columns']['wf']"), %arg18: tensor<4x2x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 18 : i32} loc("state['columns']['wg']"), %arg19: tensor<4x2x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 19 : i32} loc("state['columns']['wi']"), %arg20: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 20 : i32} loc("state['columns']['wk']"), %arg21: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 21 : i32} loc("state['columns']['wo']"), %arg22: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 22 : i32} loc("state['columns']['wq']"), %arg23: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 23 : i32} loc("state['columns']['wv']"), %arg24: tensor<32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 24 : i32} loc("state['rows']['embedding']"), %arg25: tensor<16xf32> {jax.buffer_donor = true} loc("state['rows']['ln']"), %arg26: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 26 : i32} loc("state['rows']['ln1']"), %arg27: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 27 : i32} loc("state['rows']['ln2']"), %arg28: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>, tf.aliasing_output = 28 : i32} loc("state['rows']['logits']"), %arg29: tensor<4x2x1x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>, tf.aliasing_output = 29 : i32} loc("state['rows']['wf']"), %arg30: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 30 : i32} loc("state['rows']['wg']"), %arg31: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 31 : i32} loc("state['rows']['wi']"), %arg32: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 32 : i32} loc("state['rows']['wk']"), %arg33: tensor<4x2x1x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>, tf.aliasing_output = 33 : i32} loc("state['rows']['wo']"), %arg34: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 34 : i32} loc("state['rows']['wq']"), %arg35: tensor<4x2x1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>, tf.aliasing_output = 35 : i32} loc("state['rows']['wv']"), %arg36: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['labels']"), %arg37: tensor<8x8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data", "stage"}, {}]>} loc("batch['tokens']")) -> (tensor<32x16xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}, tensor<16xf32> {jax.result_info = "result[0]['ln']"}, tensor<4x2x1x16xf32> {jax.result_info = "result[0]['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[0]['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<16x32xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<4x2x1x32x16xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {"data"}]>}, tensor<4x2x1x16x32xf32> {jax.result_info = "result[0]['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>}, tensor<4x2x1x16x32xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}]>}, tensor<4x2x1x16x4x8xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>}, tensor<4x2x1x4x8x16xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}, {"data"}]>}, tensor<4x2x1x16x4x8xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>}, tensor<4x2x1x16x4x8xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1]['columns']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<f32> {jax.result_info = "result[1]['columns']['ln']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln1']"}, tensor<f32> {jax.result_info = "result[1]['columns']['ln2']"}, tensor<32xf32> {jax.result_info = "result[1]['columns']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['columns']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x32xf32> {jax.result_info = "result[1]['columns']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x32xf32> {jax.result_info = "result[1]['columns']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['columns']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['columns']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['columns']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['columns']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<32xf32> {jax.result_info = "result[1]['rows']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<16xf32> {jax.result_info = "result[1]['rows']['ln']"}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['ln1']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['ln2']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<16xf32> {jax.result_info = "result[1]['rows']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>}, tensor<4x2x1x32xf32> {jax.result_info = "result[1]['rows']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wg']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x4x8xf32> {jax.result_info = "result[1]['rows']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {}, {}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<4x2x1x16xf32> {jax.result_info = "result[1]['rows']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{"stage"}, {}, {}, {"data"}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = call @_one_hot(%arg37) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at1)
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [2] x [0] : (tensor<8x8x32xf32>, tensor<32x16xf32>) -> tensor<8x8x16xf32> loc(#at1)
    %2 = sdy.sharding_constraint %1 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
    %3 = stablehlo.reshape %2 : (tensor<8x8x16xf32>) -> tensor<4x2x8x16xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %5 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xi1>) -> tensor<4x1x1x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %12 = sdy.sharding_constraint %11 <@mesh, [{"stage"}, {}, {"data"}, {}, {}]> : tensor<4x4x2x8x16xf32>
    %13 = stablehlo.iota dim = 0 : tensor<11xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %14:2 = call @remainder(%c_1) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_index_in_dim(%4) : (tensor<4x2x8x16xf32>) -> ()
    call @dynamic_index_in_dim_0() : () -> ()
    call @_where_1() : () -> ()
    %15 = call @_where_2(%8) : (tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1>
    %16 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_2 = stablehlo.constant dense<4> : tensor<i32>
    %17:2 = call @floor_divide(%c_2) : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %18:2 = call @clip(%c_3, %c_4) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %19:2 = call @dynamic_index_in_dim_4(%arg2) : (tensor<4x2x1x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>)
    %20:2 = call @dynamic_index_in_dim_4(%arg3) : (tensor<4x2x1x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>)
    %21:3 = call @dynamic_index_in_dim_5(%arg5) : (tensor<4x2x1x32x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %22:3 = call @dynamic_index_in_dim_6(%arg6) : (tensor<4x2x1x16x32xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %23:3 = call @dynamic_index_in_dim_6(%arg7) : (tensor<4x2x1x16x32xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %24:4 = call @dynamic_index_in_dim_7(%arg8) : (tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %25:4 = call @dynamic_index_in_dim_8(%arg9) : (tensor<4x2x1x4x8x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %26:4 = call @dynamic_index_in_dim_7(%arg10) : (tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %27:4 = call @dynamic_index_in_dim_7(%arg11) : (tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>)
    %28 = call @closed_call() : () -> tensor<1x1x1x8x8xf32>
    call @_roll_static() : () -> () loc(#at10)
    %c_5 = stablehlo.constant dense<4> : tensor<i32>
    %29:2 = call @remainder(%c_5) : (tensor<i32>) -> (tensor<i32>, tensor<i1>)
    call @dynamic_update_index_in_dim() : () -> ()
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<11x2x8x16xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_9 = stablehlo.constant dense<false> : tensor<i1>
    %33 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<11xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<11x4x2x8x16xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<11xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %36:60 = stablehlo.while(%iterArg = %13, %iterArg_248 = %28, %iterArg_249 = %14#0, %iterArg_250 = %14#1, %iterArg_251 = %4, %iterArg_252 = %15, %iterArg_253 = %16, %iterArg_254 = %17#0, %iterArg_255 = %17#1, %iterArg_256 = %18#0, %iterArg_257 = %18#1, %iterArg_258 = %arg2, %iterArg_259 = %19#0, %iterArg_260 = %19#1, %iterArg_261 = %arg3, %iterArg_262 = %20#0, %iterArg_263 = %20#1, %iterArg_264 = %arg5, %iterArg_265 = %21#0, %iterArg_266 = %21#1, %iterArg_267 = %21#2, %iterArg_268 = %arg6, %iterArg_269 = %22#0, %iterArg_270 = %22#1, %iterArg_271 = %22#2, %iterArg_272 = %arg7, %iterArg_273 = %23#0, %iterArg_274 = %23#1, %iterArg_275 = %23#2, %iterArg_276 = %arg8, %iterArg_277 = %24#0, %iterArg_278 = %24#1, %iterArg_279 = %24#2, %iterArg_280 = %24#3, %iterArg_281 = %arg9, %iterArg_282 = %25#0, %iterArg_283 = %25#1, %iterArg_284 = %25#2, %iterArg_285 = %25#3, %iterArg_286 = %arg10, %iterArg_287 = %26#0, %iterArg_288 = %26#1, %iterArg_289 = %26#2, %iterArg_290 = %26#3, %iterArg_291 = %arg11, %iterArg_292 = %27#0, %iterArg_293 = %27#1, %iterArg_294 = %27#2, %iterArg_295 = %27#3, %iterArg_296 = %29#0, %iterArg_297 = %29#1, %iterArg_298 = %c_12, %iterArg_299 = %10, %iterArg_300 = %12, %iterArg_301 = %30, %iterArg_302 = %31, %iterArg_303 = %32, %iterArg_304 = %33, %iterArg_305 = %34, %iterArg_306 = %35) : tensor<11xi32>, tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x2x8x16xf32>, tensor<11xi32>
    cond {
      %c_307 = stablehlo.constant dense<11> : tensor<i32>
      %749 = stablehlo.compare LT, %iterArg_298, %c_307, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %749 : tensor<i1>
    } do {
      %749 = func.call @dynamic_index_in_dim_9(%iterArg, %iterArg_298) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %750:8 = func.call @closed_call_10(%iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %iterArg_299, %iterArg_300, %749) : (tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<i32>)
      %751 = func.call @dynamic_update_index_in_dim_34(%iterArg_301, %750#2, %iterArg_298) : (tensor<11x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>) -> tensor<11x2x8x16xf32>
      %752 = func.call @dynamic_update_index_in_dim_35(%iterArg_302, %750#3, %iterArg_298) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %753 = func.call @dynamic_update_index_in_dim_35(%iterArg_303, %750#4, %iterArg_298) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %754 = func.call @dynamic_update_index_in_dim_36(%iterArg_304, %750#5, %iterArg_298) : (tensor<11xi1>, tensor<i1>, tensor<i32>) -> tensor<11xi1>
      %755 = func.call @dynamic_update_index_in_dim_37(%iterArg_305, %750#6, %iterArg_298) : (tensor<11x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<11x4x2x8x16xf32>
      %756 = func.call @dynamic_update_index_in_dim_35(%iterArg_306, %750#7, %iterArg_298) : (tensor<11xi32>, tensor<i32>, tensor<i32>) -> tensor<11xi32>
      %c_307 = stablehlo.constant dense<1> : tensor<i32>
      %757 = stablehlo.add %iterArg_298, %c_307 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_264, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %iterArg_277, %iterArg_278, %iterArg_279, %iterArg_280, %iterArg_281, %iterArg_282, %iterArg_283, %iterArg_284, %iterArg_285, %iterArg_286, %iterArg_287, %iterArg_288, %iterArg_289, %iterArg_290, %iterArg_291, %iterArg_292, %iterArg_293, %iterArg_294, %iterArg_295, %iterArg_296, %iterArg_297, %757, %750#0, %750#1, %751, %752, %753, %754, %755, %756 : tensor<11xi32>, tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>, tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x2x8x16xf32>, tensor<11xi32>
    }
    %37 = stablehlo.slice %36#54 [7:11, 0:2, 0:8, 0:16] : (tensor<11x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %38 = stablehlo.reshape %37 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %39 = sdy.sharding_constraint %38 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<8x8x16xf32> loc(#at5)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %41 = stablehlo.reduce(%40 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %cst_14 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %44 = stablehlo.divide %42, %43 : tensor<8x8x1xf32> loc(#at5)
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %46 = stablehlo.add %44, %45 : tensor<8x8x1xf32> loc(#at5)
    %47 = stablehlo.rsqrt %46 : tensor<8x8x1xf32> loc(#at5)
    %48 = stablehlo.divide %47, %46 : tensor<8x8x1xf32> loc(#at5)
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %50 = stablehlo.multiply %49, %48 : tensor<8x8x1xf32> loc(#at5)
    %51 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %52 = stablehlo.multiply %39, %51 : tensor<8x8x16xf32> loc(#at5)
    %53 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %55 = stablehlo.multiply %52, %54 : tensor<8x8x16xf32> loc(#at5)
    %56 = stablehlo.dot_general %55, %arg4, contracting_dims = [2] x [0] : (tensor<8x8x16xf32>, tensor<16x32xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %58 = call @_one_hot_38(%arg36) : (tensor<8x8xi32>) -> tensor<8x8x32xf32> loc(#at4)
    %59 = stablehlo.multiply %57, %58 : tensor<8x8x32xf32> loc(#at4)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %60 = stablehlo.reduce(%59 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at4)
    %61 = stablehlo.reduce(%57 init: %cst_18) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %62 = stablehlo.reshape %61 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %64 = stablehlo.compare EQ, %57, %63, FLOAT : (tensor<8x8x32xf32>, tensor<8x8x32xf32>) -> tensor<8x8x32xi1> loc(#at4)
    %65 = stablehlo.convert %64 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32> loc(#at4)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %66 = stablehlo.reduce(%65 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_20 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %68 = stablehlo.maximum %67, %61 : tensor<8x8xf32> loc(#at4)
    %69 = stablehlo.compare EQ, %61, %68, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %72 = stablehlo.select %69, %70, %71 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %74 = stablehlo.compare EQ, %73, %68, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %77 = stablehlo.select %74, %75, %76 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %78 = stablehlo.divide %72, %77 : tensor<8x8xf32> loc(#at4)
    %79 = stablehlo.is_finite %68 : (tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %81 = stablehlo.select %79, %68, %80 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at4)
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %85 = stablehlo.subtract %57, %84 : tensor<8x8x32xf32> loc(#at4)
    %86 = stablehlo.exponential %85 : tensor<8x8x32xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %87 = stablehlo.reduce(%86 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<8x8x32xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %88 = stablehlo.sign %87 : tensor<8x8xf32> loc(#at4)
    %89 = stablehlo.abs %87 : tensor<8x8xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %91 = stablehlo.compare GE, %87, %90, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1> loc(#at4)
    %92 = stablehlo.log %89 : tensor<8x8xf32> loc(#at4)
    %93 = stablehlo.add %92, %81 : tensor<8x8xf32> loc(#at4)
    %94 = stablehlo.subtract %93, %60 : tensor<8x8xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %95 = stablehlo.reduce(%94 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32> loc(#at4)
    %cst_31 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %96 = stablehlo.divide %95, %cst_31 : tensor<f32> loc(#at4)
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %cst_35 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %99 = stablehlo.divide %cst_32, %cst_35 : tensor<f32> loc(#at4)
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %101 = stablehlo.negate %100 : tensor<8x8xf32> loc(#at4)
    %102 = stablehlo.divide %100, %89 : tensor<8x8xf32> loc(#at4)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at4)
    %104 = stablehlo.select %91, %103, %102 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %105 = stablehlo.select %91, %102, %103 : tensor<8x8xi1>, tensor<8x8xf32> loc(#at4)
    %106 = stablehlo.negate %104 : tensor<8x8xf32> loc(#at4)
    %107 = stablehlo.add %105, %106 : tensor<8x8xf32> loc(#at4)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %109 = stablehlo.multiply %108, %86 : tensor<8x8x32xf32> loc(#at4)
    %110 = stablehlo.broadcast_in_dim %101, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x32xf32> loc(#at4)
    %111 = stablehlo.multiply %110, %58 : tensor<8x8x32xf32> loc(#at4)
    %112 = stablehlo.add %109, %111 : tensor<8x8x32xf32> loc(#at4)
    %113 = sdy.sharding_constraint %112 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x32xf32> loc(#at4)
    %114 = stablehlo.dot_general %113, %55, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x32xf32>, tensor<8x8x16xf32>) -> tensor<32x16xf32> loc(#at4)
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32> loc(#at4)
    %116 = stablehlo.dot_general %113, %arg4, contracting_dims = [2] x [1] : (tensor<8x8x32xf32>, tensor<16x32xf32>) -> tensor<8x8x16xf32> loc(#at4)
    %117 = stablehlo.multiply %52, %116 : tensor<8x8x16xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %118 = stablehlo.reduce(%117 init: %cst_37) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %119 = stablehlo.reshape %118 : (tensor<16xf32>) -> tensor<1x1x16xf32> loc(#at5)
    %120 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %121 = stablehlo.multiply %116, %120 : tensor<8x8x16xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %122 = stablehlo.reduce(%119 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at5)
    %123 = stablehlo.multiply %39, %121 : tensor<8x8x16xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %124 = stablehlo.reduce(%123 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<8x8x16xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %125 = stablehlo.reshape %124 : (tensor<8x8xf32>) -> tensor<8x8x1xf32> loc(#at5)
    %126 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<8x8x1xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %127 = stablehlo.multiply %121, %126 : tensor<8x8x16xf32> loc(#at5)
    %128 = stablehlo.multiply %125, %50 : tensor<8x8x1xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x8x1xf32> loc(#at5)
    %130 = stablehlo.divide %128, %129 : tensor<8x8x1xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %131 = stablehlo.reduce(%130 init: %cst_41) applies stablehlo.add across dimensions = [2] : (tensor<8x8x1xf32>, tensor<f32>) -> tensor<8x8xf32> loc(#at5)
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x16xf32> loc(#at5)
    %133 = stablehlo.multiply %39, %132 : tensor<8x8x16xf32> loc(#at5)
    %134 = stablehlo.add %127, %133 : tensor<8x8x16xf32> loc(#at5)
    %135 = stablehlo.multiply %132, %39 : tensor<8x8x16xf32> loc(#at5)
    %136 = stablehlo.add %134, %135 : tensor<8x8x16xf32> loc(#at5)
    %137 = sdy.sharding_constraint %136 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32>
    %138 = stablehlo.reshape %137 : (tensor<8x8x16xf32>) -> tensor<4x2x8x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.pad %138, %cst_42, low = [7, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<11x2x8x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4x2x1x32x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8x16xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %152:30 = stablehlo.while(%iterArg = %139, %iterArg_248 = %36#55, %iterArg_249 = %36#56, %iterArg_250 = %36#57, %iterArg_251 = %36#58, %iterArg_252 = %13, %iterArg_253 = %36#59, %iterArg_254 = %15, %iterArg_255 = %arg2, %iterArg_256 = %arg3, %iterArg_257 = %arg5, %iterArg_258 = %arg6, %iterArg_259 = %arg7, %iterArg_260 = %arg8, %iterArg_261 = %arg9, %iterArg_262 = %arg10, %iterArg_263 = %arg11, %iterArg_264 = %c_55, %iterArg_265 = %142, %iterArg_266 = %143, %iterArg_267 = %144, %iterArg_268 = %145, %iterArg_269 = %146, %iterArg_270 = %147, %iterArg_271 = %148, %iterArg_272 = %149, %iterArg_273 = %150, %iterArg_274 = %151, %iterArg_275 = %140, %iterArg_276 = %141) : tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<4x2x8x16xi1>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>
    cond {
      %c_277 = stablehlo.constant dense<11> : tensor<i32>
      %749 = stablehlo.compare LT, %iterArg_264, %c_277, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %749 : tensor<i1>
    } do {
      %c_277 = stablehlo.constant dense<11> : tensor<i32>
      %749 = stablehlo.subtract %c_277, %iterArg_264 : tensor<i32>
      %c_278 = stablehlo.constant dense<1> : tensor<i32>
      %750 = stablehlo.subtract %749, %c_278 : tensor<i32>
      %751 = func.call @dynamic_index_in_dim_39(%iterArg, %750) : (tensor<11x2x8x16xf32>, tensor<i32>) -> tensor<2x8x16xf32>
      %752 = func.call @dynamic_index_in_dim_9(%iterArg_248, %750) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %753 = func.call @dynamic_index_in_dim_9(%iterArg_249, %750) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %754 = func.call @dynamic_index_in_dim_40(%iterArg_250, %750) : (tensor<11xi1>, tensor<i32>) -> tensor<i1>
      %755 = func.call @dynamic_index_in_dim_41(%iterArg_251, %750) : (tensor<11x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %756 = func.call @dynamic_index_in_dim_9(%iterArg_252, %750) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %757 = func.call @dynamic_index_in_dim_9(%iterArg_253, %750) : (tensor<11xi32>, tensor<i32>) -> tensor<i32>
      %758:12 = func.call @closed_call_42(%iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %iterArg_265, %iterArg_266, %iterArg_267, %iterArg_268, %iterArg_269, %iterArg_270, %iterArg_271, %iterArg_272, %iterArg_273, %iterArg_274, %iterArg_275, %iterArg_276, %751, %752, %753, %754, %755, %756, %757) : (tensor<4x2x8x16xi1>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<i32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>)
      %c_279 = stablehlo.constant dense<1> : tensor<i32>
      %759 = stablehlo.add %iterArg_264, %c_279 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_248, %iterArg_249, %iterArg_250, %iterArg_251, %iterArg_252, %iterArg_253, %iterArg_254, %iterArg_255, %iterArg_256, %iterArg_257, %iterArg_258, %iterArg_259, %iterArg_260, %iterArg_261, %iterArg_262, %iterArg_263, %759, %758#0, %758#1, %758#2, %758#3, %758#4, %758#5, %758#6, %758#7, %758#8, %758#9, %758#10, %758#11 : tensor<11x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi1>, tensor<11x4x2x8x16xf32>, tensor<11xi32>, tensor<11xi32>, tensor<4x2x8x16xi1>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>
    }
    %153 = sdy.sharding_constraint %152#18 <@mesh, [{}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %154 = stablehlo.reshape %153 : (tensor<4x2x8x16xf32>) -> tensor<8x8x16xf32>
    %155 = sdy.sharding_constraint %154 <@mesh, [{"data", "stage"}, {}, {}]> : tensor<8x8x16xf32> loc(#at1)
    %156 = stablehlo.dot_general %155, %0, contracting_dims = [0, 1] x [0, 1] : (tensor<8x8x16xf32>, tensor<8x8x32xf32>) -> tensor<16x32xf32> loc(#at1)
    %157 = stablehlo.transpose %156, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32> loc(#at1)
    %158 = stablehlo.multiply %157, %157 : tensor<32x16xf32> loc(#at6)
    %cst_56 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<32x16xf32> loc(#at6)
    %160 = stablehlo.add %158, %159 : tensor<32x16xf32> loc(#at6)
    %cst_57 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %162 = stablehlo.multiply %161, %arg24 : tensor<32xf32> loc(#at6)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %163 = stablehlo.reduce(%160 init: %cst_58) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32> loc(#at6)
    %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %165 = stablehlo.divide %163, %164 : tensor<32xf32> loc(#at6)
    %cst_60 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %167 = stablehlo.multiply %166, %165 : tensor<32xf32> loc(#at6)
    %168 = stablehlo.add %162, %167 : tensor<32xf32> loc(#at6)
    %cst_61 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %170 = stablehlo.multiply %169, %arg12 : tensor<16xf32> loc(#at6)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %171 = stablehlo.reduce(%160 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<32x16xf32>, tensor<f32>) -> tensor<16xf32> loc(#at6)
    %cst_63 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %173 = stablehlo.divide %171, %172 : tensor<16xf32> loc(#at6)
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %175 = stablehlo.multiply %174, %173 : tensor<16xf32> loc(#at6)
    %176 = stablehlo.add %170, %175 : tensor<16xf32> loc(#at6)
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %177 = stablehlo.reduce(%168 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_66 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %180 = stablehlo.divide %178, %179 : tensor<1xf32> loc(#at6)
    %181 = stablehlo.broadcast_in_dim %180, dims = [0] : (tensor<1xf32>) -> tensor<32xf32> loc(#at6)
    %182 = stablehlo.divide %168, %181 : tensor<32xf32> loc(#at6)
    %183 = stablehlo.rsqrt %182 : tensor<32xf32> loc(#at6)
    %184 = stablehlo.broadcast_in_dim %183, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32> loc(#at6)
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x16xf32> loc(#at6)
    %186 = stablehlo.multiply %157, %185 : tensor<32x16xf32> loc(#at6)
    %187 = stablehlo.rsqrt %176 : tensor<16xf32> loc(#at6)
    %188 = stablehlo.broadcast_in_dim %187, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32> loc(#at6)
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<32x16xf32> loc(#at6)
    %190 = stablehlo.multiply %186, %189 : tensor<32x16xf32> loc(#at6)
    %191 = stablehlo.multiply %arg0, %arg0 : tensor<32x16xf32> loc(#at6)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %192 = stablehlo.reduce(%191 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_68 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %195 = stablehlo.divide %193, %194 : tensor<1x1xf32> loc(#at6)
    %196 = stablehlo.sqrt %195 : tensor<1x1xf32> loc(#at6)
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %198 = stablehlo.maximum %197, %196 : tensor<1x1xf32> loc(#at6)
    %cst_70 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %200 = stablehlo.multiply %199, %198 : tensor<1x1xf32> loc(#at6)
    %201 = stablehlo.multiply %190, %190 : tensor<32x16xf32> loc(#at6)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %202 = stablehlo.reduce(%201 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_72 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %205 = stablehlo.divide %203, %204 : tensor<1x1xf32> loc(#at6)
    %206 = stablehlo.sqrt %205 : tensor<1x1xf32> loc(#at6)
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %208 = stablehlo.maximum %207, %206 : tensor<1x1xf32> loc(#at6)
    %209 = stablehlo.divide %200, %208 : tensor<1x1xf32> loc(#at6)
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<32x16xf32> loc(#at6)
    %211 = stablehlo.multiply %210, %190 : tensor<32x16xf32> loc(#at6)
    %212 = stablehlo.subtract %arg0, %211 : tensor<32x16xf32> loc(#at6)
    %213 = stablehlo.multiply %122, %122 : tensor<16xf32> loc(#at6)
    %cst_74 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %215 = stablehlo.add %213, %214 : tensor<16xf32> loc(#at6)
    %cst_75 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %217 = stablehlo.multiply %216, %arg25 : tensor<16xf32> loc(#at6)
    %cst_76 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %219 = stablehlo.multiply %218, %215 : tensor<16xf32> loc(#at6)
    %220 = stablehlo.add %217, %219 : tensor<16xf32> loc(#at6)
    %221 = stablehlo.rsqrt %220 : tensor<16xf32> loc(#at6)
    %222 = stablehlo.multiply %122, %221 : tensor<16xf32> loc(#at6)
    %223 = stablehlo.multiply %arg1, %arg1 : tensor<16xf32> loc(#at6)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %224 = stablehlo.reduce(%223 init: %cst_77) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_78 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %227 = stablehlo.divide %225, %226 : tensor<1xf32> loc(#at6)
    %228 = stablehlo.sqrt %227 : tensor<1xf32> loc(#at6)
    %cst_79 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %230 = stablehlo.maximum %229, %228 : tensor<1xf32> loc(#at6)
    %cst_80 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %232 = stablehlo.multiply %231, %230 : tensor<1xf32> loc(#at6)
    %233 = stablehlo.multiply %222, %222 : tensor<16xf32> loc(#at6)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %234 = stablehlo.reduce(%233 init: %cst_81) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_82 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %237 = stablehlo.divide %235, %236 : tensor<1xf32> loc(#at6)
    %238 = stablehlo.sqrt %237 : tensor<1xf32> loc(#at6)
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %240 = stablehlo.maximum %239, %238 : tensor<1xf32> loc(#at6)
    %241 = stablehlo.divide %232, %240 : tensor<1xf32> loc(#at6)
    %242 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at6)
    %243 = stablehlo.multiply %242, %222 : tensor<16xf32> loc(#at6)
    %244 = stablehlo.subtract %arg1, %243 : tensor<16xf32> loc(#at6)
    %245 = stablehlo.multiply %152#19, %152#19 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_84 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %247 = stablehlo.add %245, %246 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_85 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %249 = stablehlo.multiply %248, %arg26 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_86 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %251 = stablehlo.multiply %250, %247 : tensor<4x2x1x16xf32> loc(#at6)
    %252 = stablehlo.add %249, %251 : tensor<4x2x1x16xf32> loc(#at6)
    %253 = stablehlo.rsqrt %252 : tensor<4x2x1x16xf32> loc(#at6)
    %254 = stablehlo.multiply %152#19, %253 : tensor<4x2x1x16xf32> loc(#at6)
    %255 = stablehlo.multiply %arg2, %arg2 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %256 = stablehlo.reduce(%255 init: %cst_87) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %257 = stablehlo.broadcast_in_dim %256, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_88 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %259 = stablehlo.divide %257, %258 : tensor<4x2x1x1xf32> loc(#at6)
    %260 = stablehlo.sqrt %259 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_89 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %262 = stablehlo.maximum %261, %260 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %264 = stablehlo.multiply %263, %262 : tensor<4x2x1x1xf32> loc(#at6)
    %265 = stablehlo.multiply %254, %254 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %266 = stablehlo.reduce(%265 init: %cst_91) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %267 = stablehlo.broadcast_in_dim %266, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_92 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %269 = stablehlo.divide %267, %268 : tensor<4x2x1x1xf32> loc(#at6)
    %270 = stablehlo.sqrt %269 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %272 = stablehlo.maximum %271, %270 : tensor<4x2x1x1xf32> loc(#at6)
    %273 = stablehlo.divide %264, %272 : tensor<4x2x1x1xf32> loc(#at6)
    %274 = stablehlo.broadcast_in_dim %273, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %275 = stablehlo.multiply %274, %254 : tensor<4x2x1x16xf32> loc(#at6)
    %276 = stablehlo.subtract %arg2, %275 : tensor<4x2x1x16xf32> loc(#at6)
    %277 = stablehlo.multiply %152#20, %152#20 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_94 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %279 = stablehlo.add %277, %278 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_95 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %281 = stablehlo.multiply %280, %arg27 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_96 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %283 = stablehlo.multiply %282, %279 : tensor<4x2x1x16xf32> loc(#at6)
    %284 = stablehlo.add %281, %283 : tensor<4x2x1x16xf32> loc(#at6)
    %285 = stablehlo.rsqrt %284 : tensor<4x2x1x16xf32> loc(#at6)
    %286 = stablehlo.multiply %152#20, %285 : tensor<4x2x1x16xf32> loc(#at6)
    %287 = stablehlo.multiply %arg3, %arg3 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %288 = stablehlo.reduce(%287 init: %cst_97) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %289 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_98 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %291 = stablehlo.divide %289, %290 : tensor<4x2x1x1xf32> loc(#at6)
    %292 = stablehlo.sqrt %291 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_99 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %294 = stablehlo.maximum %293, %292 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %296 = stablehlo.multiply %295, %294 : tensor<4x2x1x1xf32> loc(#at6)
    %297 = stablehlo.multiply %286, %286 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %298 = stablehlo.reduce(%297 init: %cst_101) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_102 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %301 = stablehlo.divide %299, %300 : tensor<4x2x1x1xf32> loc(#at6)
    %302 = stablehlo.sqrt %301 : tensor<4x2x1x1xf32> loc(#at6)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %304 = stablehlo.maximum %303, %302 : tensor<4x2x1x1xf32> loc(#at6)
    %305 = stablehlo.divide %296, %304 : tensor<4x2x1x1xf32> loc(#at6)
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %307 = stablehlo.multiply %306, %286 : tensor<4x2x1x16xf32> loc(#at6)
    %308 = stablehlo.subtract %arg3, %307 : tensor<4x2x1x16xf32> loc(#at6)
    %309 = stablehlo.multiply %115, %115 : tensor<16x32xf32> loc(#at6)
    %cst_104 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<16x32xf32> loc(#at6)
    %311 = stablehlo.add %309, %310 : tensor<16x32xf32> loc(#at6)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %313 = stablehlo.multiply %312, %arg28 : tensor<16xf32> loc(#at6)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %314 = stablehlo.reduce(%311 init: %cst_106) applies stablehlo.add across dimensions = [1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<16xf32> loc(#at6)
    %cst_107 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %316 = stablehlo.divide %314, %315 : tensor<16xf32> loc(#at6)
    %cst_108 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16xf32> loc(#at6)
    %318 = stablehlo.multiply %317, %316 : tensor<16xf32> loc(#at6)
    %319 = stablehlo.add %313, %318 : tensor<16xf32> loc(#at6)
    %cst_109 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %321 = stablehlo.multiply %320, %arg16 : tensor<32xf32> loc(#at6)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %322 = stablehlo.reduce(%311 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<16x32xf32>, tensor<f32>) -> tensor<32xf32> loc(#at6)
    %cst_111 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %324 = stablehlo.divide %322, %323 : tensor<32xf32> loc(#at6)
    %cst_112 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<32xf32> loc(#at6)
    %326 = stablehlo.multiply %325, %324 : tensor<32xf32> loc(#at6)
    %327 = stablehlo.add %321, %326 : tensor<32xf32> loc(#at6)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %328 = stablehlo.reduce(%319 init: %cst_113) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %cst_114 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<1xf32> loc(#at6)
    %331 = stablehlo.divide %329, %330 : tensor<1xf32> loc(#at6)
    %332 = stablehlo.broadcast_in_dim %331, dims = [0] : (tensor<1xf32>) -> tensor<16xf32> loc(#at6)
    %333 = stablehlo.divide %319, %332 : tensor<16xf32> loc(#at6)
    %334 = stablehlo.rsqrt %333 : tensor<16xf32> loc(#at6)
    %335 = stablehlo.broadcast_in_dim %334, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32> loc(#at6)
    %336 = stablehlo.broadcast_in_dim %335, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x32xf32> loc(#at6)
    %337 = stablehlo.multiply %115, %336 : tensor<16x32xf32> loc(#at6)
    %338 = stablehlo.rsqrt %327 : tensor<32xf32> loc(#at6)
    %339 = stablehlo.broadcast_in_dim %338, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32> loc(#at6)
    %340 = stablehlo.broadcast_in_dim %339, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<16x32xf32> loc(#at6)
    %341 = stablehlo.multiply %337, %340 : tensor<16x32xf32> loc(#at6)
    %342 = stablehlo.multiply %arg4, %arg4 : tensor<16x32xf32> loc(#at6)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %343 = stablehlo.reduce(%342 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %344 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_116 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %346 = stablehlo.divide %344, %345 : tensor<1x1xf32> loc(#at6)
    %347 = stablehlo.sqrt %346 : tensor<1x1xf32> loc(#at6)
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %349 = stablehlo.maximum %348, %347 : tensor<1x1xf32> loc(#at6)
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %351 = stablehlo.multiply %350, %349 : tensor<1x1xf32> loc(#at6)
    %352 = stablehlo.multiply %341, %341 : tensor<16x32xf32> loc(#at6)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %353 = stablehlo.reduce(%352 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32> loc(#at6)
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %cst_120 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %356 = stablehlo.divide %354, %355 : tensor<1x1xf32> loc(#at6)
    %357 = stablehlo.sqrt %356 : tensor<1x1xf32> loc(#at6)
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1x1xf32> loc(#at6)
    %359 = stablehlo.maximum %358, %357 : tensor<1x1xf32> loc(#at6)
    %360 = stablehlo.divide %351, %359 : tensor<1x1xf32> loc(#at6)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<16x32xf32> loc(#at6)
    %362 = stablehlo.multiply %361, %341 : tensor<16x32xf32> loc(#at6)
    %363 = stablehlo.subtract %arg4, %362 : tensor<16x32xf32> loc(#at6)
    %364 = stablehlo.multiply %152#21, %152#21 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_122 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %366 = stablehlo.add %364, %365 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_123 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %368 = stablehlo.multiply %367, %arg29 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %369 = stablehlo.reduce(%366 init: %cst_124) applies stablehlo.add across dimensions = [4] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %cst_125 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %371 = stablehlo.divide %369, %370 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_126 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %373 = stablehlo.multiply %372, %371 : tensor<4x2x1x32xf32> loc(#at6)
    %374 = stablehlo.add %368, %373 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_127 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %376 = stablehlo.multiply %375, %arg17 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %377 = stablehlo.reduce(%366 init: %cst_128) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_129 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %379 = stablehlo.divide %377, %378 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %381 = stablehlo.multiply %380, %379 : tensor<4x2x1x16xf32> loc(#at6)
    %382 = stablehlo.add %376, %381 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %383 = stablehlo.reduce(%374 init: %cst_131) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_132 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %386 = stablehlo.divide %384, %385 : tensor<4x2x1x1xf32> loc(#at6)
    %387 = stablehlo.broadcast_in_dim %386, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %388 = stablehlo.divide %374, %387 : tensor<4x2x1x32xf32> loc(#at6)
    %389 = stablehlo.rsqrt %388 : tensor<4x2x1x32xf32> loc(#at6)
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1, 2, 3] : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x32x1xf32> loc(#at6)
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x32x1xf32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %392 = stablehlo.multiply %152#21, %391 : tensor<4x2x1x32x16xf32> loc(#at6)
    %393 = stablehlo.rsqrt %382 : tensor<4x2x1x16xf32> loc(#at6)
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2, 4] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x1x16xf32> loc(#at6)
    %395 = stablehlo.broadcast_in_dim %394, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x16xf32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %396 = stablehlo.multiply %392, %395 : tensor<4x2x1x32x16xf32> loc(#at6)
    %397 = stablehlo.multiply %arg5, %arg5 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %398 = stablehlo.reduce(%397 init: %cst_133) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %399 = stablehlo.broadcast_in_dim %398, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_134 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %401 = stablehlo.divide %399, %400 : tensor<4x2x1x1x1xf32> loc(#at6)
    %402 = stablehlo.sqrt %401 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_135 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %404 = stablehlo.maximum %403, %402 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_136 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %406 = stablehlo.multiply %405, %404 : tensor<4x2x1x1x1xf32> loc(#at6)
    %407 = stablehlo.multiply %396, %396 : tensor<4x2x1x32x16xf32> loc(#at6)
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %408 = stablehlo.reduce(%407 init: %cst_137) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x32x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_138 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %411 = stablehlo.divide %409, %410 : tensor<4x2x1x1x1xf32> loc(#at6)
    %412 = stablehlo.sqrt %411 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %414 = stablehlo.maximum %413, %412 : tensor<4x2x1x1x1xf32> loc(#at6)
    %415 = stablehlo.divide %406, %414 : tensor<4x2x1x1x1xf32> loc(#at6)
    %416 = stablehlo.broadcast_in_dim %415, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x32x16xf32> loc(#at6)
    %417 = stablehlo.multiply %416, %396 : tensor<4x2x1x32x16xf32> loc(#at6)
    %418 = stablehlo.subtract %arg5, %417 : tensor<4x2x1x32x16xf32> loc(#at6)
    %419 = stablehlo.multiply %152#22, %152#22 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_140 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %420 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %421 = stablehlo.add %419, %420 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_141 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %423 = stablehlo.multiply %422, %arg30 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %424 = stablehlo.reduce(%421 init: %cst_142) applies stablehlo.add across dimensions = [4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_143 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %426 = stablehlo.divide %424, %425 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %428 = stablehlo.multiply %427, %426 : tensor<4x2x1x16xf32> loc(#at6)
    %429 = stablehlo.add %423, %428 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %431 = stablehlo.multiply %430, %arg18 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %432 = stablehlo.reduce(%421 init: %cst_146) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %cst_147 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %434 = stablehlo.divide %432, %433 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_148 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %436 = stablehlo.multiply %435, %434 : tensor<4x2x1x32xf32> loc(#at6)
    %437 = stablehlo.add %431, %436 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %438 = stablehlo.reduce(%429 init: %cst_149) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %439 = stablehlo.broadcast_in_dim %438, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_150 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %441 = stablehlo.divide %439, %440 : tensor<4x2x1x1xf32> loc(#at6)
    %442 = stablehlo.broadcast_in_dim %441, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %443 = stablehlo.divide %429, %442 : tensor<4x2x1x16xf32> loc(#at6)
    %444 = stablehlo.rsqrt %443 : tensor<4x2x1x16xf32> loc(#at6)
    %445 = stablehlo.broadcast_in_dim %444, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1xf32> loc(#at6)
    %446 = stablehlo.broadcast_in_dim %445, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x16x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %447 = stablehlo.multiply %152#22, %446 : tensor<4x2x1x16x32xf32> loc(#at6)
    %448 = stablehlo.rsqrt %437 : tensor<4x2x1x32xf32> loc(#at6)
    %449 = stablehlo.broadcast_in_dim %448, dims = [0, 1, 2, 4] : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x1x32xf32> loc(#at6)
    %450 = stablehlo.broadcast_in_dim %449, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x32xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %451 = stablehlo.multiply %447, %450 : tensor<4x2x1x16x32xf32> loc(#at6)
    %452 = stablehlo.multiply %arg6, %arg6 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %453 = stablehlo.reduce(%452 init: %cst_151) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %454 = stablehlo.broadcast_in_dim %453, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_152 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %456 = stablehlo.divide %454, %455 : tensor<4x2x1x1x1xf32> loc(#at6)
    %457 = stablehlo.sqrt %456 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_153 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %459 = stablehlo.maximum %458, %457 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_154 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %461 = stablehlo.multiply %460, %459 : tensor<4x2x1x1x1xf32> loc(#at6)
    %462 = stablehlo.multiply %451, %451 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %463 = stablehlo.reduce(%462 init: %cst_155) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %464 = stablehlo.broadcast_in_dim %463, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_156 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %466 = stablehlo.divide %464, %465 : tensor<4x2x1x1x1xf32> loc(#at6)
    %467 = stablehlo.sqrt %466 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %469 = stablehlo.maximum %468, %467 : tensor<4x2x1x1x1xf32> loc(#at6)
    %470 = stablehlo.divide %461, %469 : tensor<4x2x1x1x1xf32> loc(#at6)
    %471 = stablehlo.broadcast_in_dim %470, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %472 = stablehlo.multiply %471, %451 : tensor<4x2x1x16x32xf32> loc(#at6)
    %473 = stablehlo.subtract %arg6, %472 : tensor<4x2x1x16x32xf32> loc(#at6)
    %474 = stablehlo.multiply %152#23, %152#23 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_158 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %476 = stablehlo.add %474, %475 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_159 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %478 = stablehlo.multiply %477, %arg31 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %479 = stablehlo.reduce(%476 init: %cst_160) applies stablehlo.add across dimensions = [4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_161 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %481 = stablehlo.divide %479, %480 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_162 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %483 = stablehlo.multiply %482, %481 : tensor<4x2x1x16xf32> loc(#at6)
    %484 = stablehlo.add %478, %483 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_163 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %486 = stablehlo.multiply %485, %arg19 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %487 = stablehlo.reduce(%476 init: %cst_164) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %cst_165 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %489 = stablehlo.divide %487, %488 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_166 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<4x2x1x32xf32> loc(#at6)
    %491 = stablehlo.multiply %490, %489 : tensor<4x2x1x32xf32> loc(#at6)
    %492 = stablehlo.add %486, %491 : tensor<4x2x1x32xf32> loc(#at6)
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %493 = stablehlo.reduce(%484 init: %cst_167) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_168 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %496 = stablehlo.divide %494, %495 : tensor<4x2x1x1xf32> loc(#at6)
    %497 = stablehlo.broadcast_in_dim %496, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %498 = stablehlo.divide %484, %497 : tensor<4x2x1x16xf32> loc(#at6)
    %499 = stablehlo.rsqrt %498 : tensor<4x2x1x16xf32> loc(#at6)
    %500 = stablehlo.broadcast_in_dim %499, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1xf32> loc(#at6)
    %501 = stablehlo.broadcast_in_dim %500, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x16x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %502 = stablehlo.multiply %152#23, %501 : tensor<4x2x1x16x32xf32> loc(#at6)
    %503 = stablehlo.rsqrt %492 : tensor<4x2x1x32xf32> loc(#at6)
    %504 = stablehlo.broadcast_in_dim %503, dims = [0, 1, 2, 4] : (tensor<4x2x1x32xf32>) -> tensor<4x2x1x1x32xf32> loc(#at6)
    %505 = stablehlo.broadcast_in_dim %504, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x32xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %506 = stablehlo.multiply %502, %505 : tensor<4x2x1x16x32xf32> loc(#at6)
    %507 = stablehlo.multiply %arg7, %arg7 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %508 = stablehlo.reduce(%507 init: %cst_169) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %509 = stablehlo.broadcast_in_dim %508, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_170 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %511 = stablehlo.divide %509, %510 : tensor<4x2x1x1x1xf32> loc(#at6)
    %512 = stablehlo.sqrt %511 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_171 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %514 = stablehlo.maximum %513, %512 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_172 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %516 = stablehlo.multiply %515, %514 : tensor<4x2x1x1x1xf32> loc(#at6)
    %517 = stablehlo.multiply %506, %506 : tensor<4x2x1x16x32xf32> loc(#at6)
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %518 = stablehlo.reduce(%517 init: %cst_173) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x16x32xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_174 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %521 = stablehlo.divide %519, %520 : tensor<4x2x1x1x1xf32> loc(#at6)
    %522 = stablehlo.sqrt %521 : tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_175 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %524 = stablehlo.maximum %523, %522 : tensor<4x2x1x1x1xf32> loc(#at6)
    %525 = stablehlo.divide %516, %524 : tensor<4x2x1x1x1xf32> loc(#at6)
    %526 = stablehlo.broadcast_in_dim %525, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x16x32xf32> loc(#at6)
    %527 = stablehlo.multiply %526, %506 : tensor<4x2x1x16x32xf32> loc(#at6)
    %528 = stablehlo.subtract %arg7, %527 : tensor<4x2x1x16x32xf32> loc(#at6)
    %529 = stablehlo.multiply %152#24, %152#24 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_176 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %531 = stablehlo.add %529, %530 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_177 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %533 = stablehlo.multiply %532, %arg32 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %534 = stablehlo.reduce(%531 init: %cst_178) applies stablehlo.add across dimensions = [4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_179 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %536 = stablehlo.divide %534, %535 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_180 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %538 = stablehlo.multiply %537, %536 : tensor<4x2x1x16xf32> loc(#at6)
    %539 = stablehlo.add %533, %538 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_181 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %540 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %541 = stablehlo.multiply %540, %arg20 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %542 = stablehlo.reduce(%531 init: %cst_182) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_183 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %544 = stablehlo.divide %542, %543 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_184 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %546 = stablehlo.multiply %545, %544 : tensor<4x2x1x4x8xf32> loc(#at6)
    %547 = stablehlo.add %541, %546 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %548 = stablehlo.reduce(%539 init: %cst_185) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %549 = stablehlo.broadcast_in_dim %548, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_186 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %551 = stablehlo.divide %549, %550 : tensor<4x2x1x1xf32> loc(#at6)
    %552 = stablehlo.broadcast_in_dim %551, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %553 = stablehlo.divide %539, %552 : tensor<4x2x1x16xf32> loc(#at6)
    %554 = stablehlo.rsqrt %553 : tensor<4x2x1x16xf32> loc(#at6)
    %555 = stablehlo.broadcast_in_dim %554, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1x1xf32> loc(#at6)
    %556 = stablehlo.broadcast_in_dim %555, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x16x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %557 = stablehlo.multiply %152#24, %556 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %558 = stablehlo.rsqrt %547 : tensor<4x2x1x4x8xf32> loc(#at6)
    %559 = stablehlo.broadcast_in_dim %558, dims = [0, 1, 2, 4, 5] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x1x4x8xf32> loc(#at6)
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %561 = stablehlo.multiply %557, %560 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %562 = stablehlo.multiply %arg8, %arg8 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %563 = stablehlo.reduce(%562 init: %cst_187) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %564 = stablehlo.broadcast_in_dim %563, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_188 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %565 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %566 = stablehlo.divide %564, %565 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %567 = stablehlo.sqrt %566 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_189 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %568 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %569 = stablehlo.maximum %568, %567 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_190 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %570 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %571 = stablehlo.multiply %570, %569 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %572 = stablehlo.multiply %561, %561 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %573 = stablehlo.reduce(%572 init: %cst_191) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_192 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %575 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %576 = stablehlo.divide %574, %575 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %577 = stablehlo.sqrt %576 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_193 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %579 = stablehlo.maximum %578, %577 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %580 = stablehlo.divide %571, %579 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %582 = stablehlo.multiply %581, %561 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %583 = stablehlo.subtract %arg8, %582 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %584 = stablehlo.multiply %152#25, %152#25 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_194 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %586 = stablehlo.add %584, %585 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_195 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %587 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %588 = stablehlo.multiply %587, %arg33 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %589 = stablehlo.reduce(%586 init: %cst_196) applies stablehlo.add across dimensions = [5] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_197 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %591 = stablehlo.divide %589, %590 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_198 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %592 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %593 = stablehlo.multiply %592, %591 : tensor<4x2x1x4x8xf32> loc(#at6)
    %594 = stablehlo.add %588, %593 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_199 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %596 = stablehlo.multiply %595, %arg21 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_200 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %597 = stablehlo.reduce(%586 init: %cst_200) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_201 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %598 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %599 = stablehlo.divide %597, %598 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_202 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %600 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %601 = stablehlo.multiply %600, %599 : tensor<4x2x1x16xf32> loc(#at6)
    %602 = stablehlo.add %596, %601 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %603 = stablehlo.reduce(%594 init: %cst_203) applies stablehlo.add across dimensions = [3, 4] : (tensor<4x2x1x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %604 = stablehlo.broadcast_in_dim %603, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %cst_204 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1xf32> loc(#at6)
    %606 = stablehlo.divide %604, %605 : tensor<4x2x1x1x1xf32> loc(#at6)
    %607 = stablehlo.broadcast_in_dim %606, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x1x1xf32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %608 = stablehlo.divide %594, %607 : tensor<4x2x1x4x8xf32> loc(#at6)
    %609 = stablehlo.rsqrt %608 : tensor<4x2x1x4x8xf32> loc(#at6)
    %610 = stablehlo.broadcast_in_dim %609, dims = [0, 1, 2, 3, 4] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x4x8x1xf32> loc(#at6)
    %611 = stablehlo.broadcast_in_dim %610, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x4x8x1xf32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %612 = stablehlo.multiply %152#25, %611 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %613 = stablehlo.rsqrt %602 : tensor<4x2x1x16xf32> loc(#at6)
    %614 = stablehlo.broadcast_in_dim %613, dims = [0, 1, 2, 5] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x1x1x16xf32> loc(#at6)
    %615 = stablehlo.broadcast_in_dim %614, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x16xf32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %616 = stablehlo.multiply %612, %615 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %617 = stablehlo.multiply %arg9, %arg9 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %618 = stablehlo.reduce(%617 init: %cst_205) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %619 = stablehlo.broadcast_in_dim %618, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_206 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %620 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %621 = stablehlo.divide %619, %620 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %622 = stablehlo.sqrt %621 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_207 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %623 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %624 = stablehlo.maximum %623, %622 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_208 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %626 = stablehlo.multiply %625, %624 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %627 = stablehlo.multiply %616, %616 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %cst_209 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %628 = stablehlo.reduce(%627 init: %cst_209) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x4x8x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %629 = stablehlo.broadcast_in_dim %628, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_210 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %630 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %631 = stablehlo.divide %629, %630 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %632 = stablehlo.sqrt %631 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_211 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %633 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %634 = stablehlo.maximum %633, %632 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %635 = stablehlo.divide %626, %634 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %636 = stablehlo.broadcast_in_dim %635, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x4x8x16xf32> loc(#at6)
    %637 = stablehlo.multiply %636, %616 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %638 = stablehlo.subtract %arg9, %637 : tensor<4x2x1x4x8x16xf32> loc(#at6)
    %639 = stablehlo.multiply %152#26, %152#26 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_212 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %640 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %641 = stablehlo.add %639, %640 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_213 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %643 = stablehlo.multiply %642, %arg34 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %644 = stablehlo.reduce(%641 init: %cst_214) applies stablehlo.add across dimensions = [4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_215 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %646 = stablehlo.divide %644, %645 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_216 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %648 = stablehlo.multiply %647, %646 : tensor<4x2x1x16xf32> loc(#at6)
    %649 = stablehlo.add %643, %648 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_217 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %651 = stablehlo.multiply %650, %arg22 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_218 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %652 = stablehlo.reduce(%641 init: %cst_218) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_219 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %653 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %654 = stablehlo.divide %652, %653 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_220 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %656 = stablehlo.multiply %655, %654 : tensor<4x2x1x4x8xf32> loc(#at6)
    %657 = stablehlo.add %651, %656 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_221 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %658 = stablehlo.reduce(%649 init: %cst_221) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %659 = stablehlo.broadcast_in_dim %658, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_222 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %661 = stablehlo.divide %659, %660 : tensor<4x2x1x1xf32> loc(#at6)
    %662 = stablehlo.broadcast_in_dim %661, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %663 = stablehlo.divide %649, %662 : tensor<4x2x1x16xf32> loc(#at6)
    %664 = stablehlo.rsqrt %663 : tensor<4x2x1x16xf32> loc(#at6)
    %665 = stablehlo.broadcast_in_dim %664, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1x1xf32> loc(#at6)
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x16x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %667 = stablehlo.multiply %152#26, %666 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %668 = stablehlo.rsqrt %657 : tensor<4x2x1x4x8xf32> loc(#at6)
    %669 = stablehlo.broadcast_in_dim %668, dims = [0, 1, 2, 4, 5] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x1x4x8xf32> loc(#at6)
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %671 = stablehlo.multiply %667, %670 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %672 = stablehlo.multiply %arg10, %arg10 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_223 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %673 = stablehlo.reduce(%672 init: %cst_223) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %674 = stablehlo.broadcast_in_dim %673, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_224 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %676 = stablehlo.divide %674, %675 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %677 = stablehlo.sqrt %676 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_225 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %679 = stablehlo.maximum %678, %677 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_226 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %680 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %681 = stablehlo.multiply %680, %679 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %682 = stablehlo.multiply %671, %671 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_227 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %683 = stablehlo.reduce(%682 init: %cst_227) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %684 = stablehlo.broadcast_in_dim %683, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_228 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %685 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %686 = stablehlo.divide %684, %685 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %687 = stablehlo.sqrt %686 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_229 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %688 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %689 = stablehlo.maximum %688, %687 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %690 = stablehlo.divide %681, %689 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %691 = stablehlo.broadcast_in_dim %690, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %692 = stablehlo.multiply %691, %671 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %693 = stablehlo.subtract %arg10, %692 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %694 = stablehlo.multiply %152#27, %152#27 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_230 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %695 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %696 = stablehlo.add %694, %695 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_231 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %698 = stablehlo.multiply %697, %arg35 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_232 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %699 = stablehlo.reduce(%696 init: %cst_232) applies stablehlo.add across dimensions = [4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %cst_233 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %700 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %701 = stablehlo.divide %699, %700 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_234 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %702 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %703 = stablehlo.multiply %702, %701 : tensor<4x2x1x16xf32> loc(#at6)
    %704 = stablehlo.add %698, %703 : tensor<4x2x1x16xf32> loc(#at6)
    %cst_235 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %705 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %706 = stablehlo.multiply %705, %arg23 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_236 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %707 = stablehlo.reduce(%696 init: %cst_236) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_237 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %709 = stablehlo.divide %707, %708 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_238 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %710 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8xf32> loc(#at6)
    %711 = stablehlo.multiply %710, %709 : tensor<4x2x1x4x8xf32> loc(#at6)
    %712 = stablehlo.add %706, %711 : tensor<4x2x1x4x8xf32> loc(#at6)
    %cst_239 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %713 = stablehlo.reduce(%704 init: %cst_239) applies stablehlo.add across dimensions = [3] : (tensor<4x2x1x16xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %714 = stablehlo.broadcast_in_dim %713, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %cst_240 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<4x2x1x1xf32> loc(#at6)
    %716 = stablehlo.divide %714, %715 : tensor<4x2x1x1xf32> loc(#at6)
    %717 = stablehlo.broadcast_in_dim %716, dims = [0, 1, 2, 3] : (tensor<4x2x1x1xf32>) -> tensor<4x2x1x16xf32> loc(#at6)
    %718 = stablehlo.divide %704, %717 : tensor<4x2x1x16xf32> loc(#at6)
    %719 = stablehlo.rsqrt %718 : tensor<4x2x1x16xf32> loc(#at6)
    %720 = stablehlo.broadcast_in_dim %719, dims = [0, 1, 2, 3] : (tensor<4x2x1x16xf32>) -> tensor<4x2x1x16x1x1xf32> loc(#at6)
    %721 = stablehlo.broadcast_in_dim %720, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x16x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %722 = stablehlo.multiply %152#27, %721 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %723 = stablehlo.rsqrt %712 : tensor<4x2x1x4x8xf32> loc(#at6)
    %724 = stablehlo.broadcast_in_dim %723, dims = [0, 1, 2, 4, 5] : (tensor<4x2x1x4x8xf32>) -> tensor<4x2x1x1x4x8xf32> loc(#at6)
    %725 = stablehlo.broadcast_in_dim %724, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %726 = stablehlo.multiply %722, %725 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %727 = stablehlo.multiply %arg11, %arg11 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_241 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %728 = stablehlo.reduce(%727 init: %cst_241) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %729 = stablehlo.broadcast_in_dim %728, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_242 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %731 = stablehlo.divide %729, %730 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %732 = stablehlo.sqrt %731 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_243 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %734 = stablehlo.maximum %733, %732 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_244 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %735 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %736 = stablehlo.multiply %735, %734 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %737 = stablehlo.multiply %726, %726 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %cst_245 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at6)
    %738 = stablehlo.reduce(%737 init: %cst_245) applies stablehlo.add across dimensions = [3, 4, 5] : (tensor<4x2x1x16x4x8xf32>, tensor<f32>) -> tensor<4x2x1xf32> loc(#at6)
    %739 = stablehlo.broadcast_in_dim %738, dims = [0, 1, 2] : (tensor<4x2x1xf32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_246 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %740 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %741 = stablehlo.divide %739, %740 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %742 = stablehlo.sqrt %741 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %cst_247 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %743 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<4x2x1x1x1x1xf32> loc(#at6)
    %744 = stablehlo.maximum %743, %742 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %745 = stablehlo.divide %736, %744 : tensor<4x2x1x1x1x1xf32> loc(#at6)
    %746 = stablehlo.broadcast_in_dim %745, dims = [0, 1, 2, 3, 4, 5] : (tensor<4x2x1x1x1x1xf32>) -> tensor<4x2x1x16x4x8xf32> loc(#at6)
    %747 = stablehlo.multiply %746, %726 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    %748 = stablehlo.subtract %arg11, %747 : tensor<4x2x1x16x4x8xf32> loc(#at6)
    return %212, %244, %276, %308, %363, %418, %473, %528, %583, %638, %693, %748, %176, %arg13, %arg14, %arg15, %327, %382, %437, %492, %547, %602, %657, %712, %168, %220, %252, %284, %319, %374, %429, %484, %539, %594, %649, %704, %96 : tensor<32x16xf32>, tensor<16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<16x32xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<32xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32xf32>, tensor<4x2x1x32xf32>, tensor<4x2x1x4x8xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x4x8xf32>, tensor<4x2x1x4x8xf32>, tensor<32xf32>, tensor<16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<16xf32>, tensor<4x2x1x32xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x4x8xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x2x8x16xf32>) {
    return
  } loc(#at3)
  func.func private @dynamic_index_in_dim_0() {
    return
  }
  func.func private @_where_1() {
    return
  }
  func.func private @_where_2(%arg0: tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<4x1x1x1xi1>) -> tensor<4x2x8x16xi1>
    return %0 : tensor<4x2x8x16xi1>
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
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x2x1x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1 : tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x2x1x32x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x2x1x16x32xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x2x1x16x4x8xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2, %3 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<4x2x1x4x8x16xf32>) -> (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    return %0, %1, %2, %3 : tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>
  }
  func.func private @closed_call() -> tensor<1x1x1x8x8xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at0)
    %2 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at0)
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at0)
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at0)
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at0)
    %7 = stablehlo.convert %6 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at0)
    %9 = stablehlo.multiply %8, %7 : tensor<8x8xf32> loc(#at0)
    %10 = stablehlo.broadcast_in_dim %9, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at0)
    %11 = stablehlo.broadcast_in_dim %10, dims = [1, 2, 3, 4] : (tensor<1x1x8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at0)
    call @silu() : () -> () loc(#at2)
    return %11 : tensor<1x1x1x8x8xf32>
  }
  func.func private @silu() {
    return
  }
  func.func private @_roll_static() {
    return
  }
  func.func private @dynamic_update_index_in_dim() {
    return
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<11xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<11xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call_10(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<i32>, %arg2: tensor<i1>, %arg3: tensor<4x2x8x16xf32>, %arg4: tensor<4x2x8x16xi1>, %arg5: tensor<4xi32>, %arg6: tensor<i32>, %arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<4x2x1x16xf32>, %arg11: tensor<4x1xi32>, %arg12: tensor<4x1xi32>, %arg13: tensor<4x2x1x16xf32>, %arg14: tensor<4x1xi32>, %arg15: tensor<4x1xi32>, %arg16: tensor<4x2x1x32x16xf32>, %arg17: tensor<4x1xi32>, %arg18: tensor<4x1xi32>, %arg19: tensor<4x1xi32>, %arg20: tensor<4x2x1x16x32xf32>, %arg21: tensor<4x1xi32>, %arg22: tensor<4x1xi32>, %arg23: tensor<4x1xi32>, %arg24: tensor<4x2x1x16x32xf32>, %arg25: tensor<4x1xi32>, %arg26: tensor<4x1xi32>, %arg27: tensor<4x1xi32>, %arg28: tensor<4x2x1x16x4x8xf32>, %arg29: tensor<4x1xi32>, %arg30: tensor<4x1xi32>, %arg31: tensor<4x1xi32>, %arg32: tensor<4x1xi32>, %arg33: tensor<4x2x1x4x8x16xf32>, %arg34: tensor<4x1xi32>, %arg35: tensor<4x1xi32>, %arg36: tensor<4x1xi32>, %arg37: tensor<4x1xi32>, %arg38: tensor<4x2x1x16x4x8xf32>, %arg39: tensor<4x1xi32>, %arg40: tensor<4x1xi32>, %arg41: tensor<4x1xi32>, %arg42: tensor<4x1xi32>, %arg43: tensor<4x2x1x16x4x8xf32>, %arg44: tensor<4x1xi32>, %arg45: tensor<4x1xi32>, %arg46: tensor<4x1xi32>, %arg47: tensor<4x1xi32>, %arg48: tensor<i32>, %arg49: tensor<i1>, %arg50: tensor<4x2x8x16xf32>, %arg51: tensor<4x4x2x8x16xf32>, %arg52: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<i32>) {
    %0 = call @remainder_11(%arg52, %arg1, %arg2) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %1:2 = call @dynamic_index_in_dim_12(%0, %arg3) : (tensor<i32>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>)
    %2:2 = call @dynamic_index_in_dim_13(%arg51, %0) : (tensor<4x4x2x8x16xf32>, tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<i32>)
    %c = stablehlo.constant dense<4> : tensor<i32>
    %3 = stablehlo.compare LT, %arg52, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = call @_where_14(%3, %1#0, %2#0) : (tensor<i1>, tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %5 = call @_where_15(%4, %arg50, %arg4) : (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32>
    %6 = sdy.sharding_constraint %5 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %7 = stablehlo.broadcast_in_dim %arg52, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.subtract %7, %arg5 : tensor<4xi32>
    %9 = call @floor_divide_16(%8, %arg6, %arg7) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %10 = call @clip_18(%9, %arg8, %arg9) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
    %11 = call @dynamic_index_in_dim_19(%10, %arg10, %arg11, %arg12) : (tensor<4xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16xf32>
    %12 = call @dynamic_index_in_dim_19(%10, %arg13, %arg14, %arg15) : (tensor<4xi32>, tensor<4x2x1x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16xf32>
    %13 = call @dynamic_index_in_dim_20(%10, %arg16, %arg17, %arg18, %arg19) : (tensor<4xi32>, tensor<4x2x1x32x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x32x16xf32>
    %14 = call @dynamic_index_in_dim_21(%10, %arg20, %arg21, %arg22, %arg23) : (tensor<4xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16x32xf32>
    %15 = call @dynamic_index_in_dim_21(%10, %arg24, %arg25, %arg26, %arg27) : (tensor<4xi32>, tensor<4x2x1x16x32xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16x32xf32>
    %16 = call @dynamic_index_in_dim_22(%10, %arg28, %arg29, %arg30, %arg31, %arg32) : (tensor<4xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16x4x8xf32>
    %17 = call @dynamic_index_in_dim_23(%10, %arg33, %arg34, %arg35, %arg36, %arg37) : (tensor<4xi32>, tensor<4x2x1x4x8x16xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x4x8x16xf32>
    %18 = call @dynamic_index_in_dim_22(%10, %arg38, %arg39, %arg40, %arg41, %arg42) : (tensor<4xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16x4x8xf32>
    %19 = call @dynamic_index_in_dim_22(%10, %arg43, %arg44, %arg45, %arg46, %arg47) : (tensor<4xi32>, tensor<4x2x1x16x4x8xf32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1x16x4x8xf32>
    %20 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<4x1x16xf32>) -> tensor<1x4x16xf32>
    %21 = stablehlo.transpose %12, dims = [1, 0, 2] : (tensor<4x1x16xf32>) -> tensor<1x4x16xf32>
    %22 = stablehlo.transpose %13, dims = [1, 0, 2, 3] : (tensor<4x1x32x16xf32>) -> tensor<1x4x32x16xf32>
    %23 = stablehlo.transpose %14, dims = [1, 0, 2, 3] : (tensor<4x1x16x32xf32>) -> tensor<1x4x16x32xf32>
    %24 = stablehlo.transpose %15, dims = [1, 0, 2, 3] : (tensor<4x1x16x32xf32>) -> tensor<1x4x16x32xf32>
    %25 = stablehlo.transpose %16, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %26 = stablehlo.transpose %17, dims = [1, 0, 2, 3, 4] : (tensor<4x1x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    %27 = stablehlo.transpose %18, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %28 = stablehlo.transpose %19, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %29 = call @closed_call_24(%arg0, %6, %20, %21, %22, %23, %24, %25, %26, %27, %28) : (tensor<1x1x1x8x8xf32>, tensor<4x2x8x16xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>) -> tensor<4x2x8x16xf32>
    %30 = sdy.sharding_constraint %29 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %31 = stablehlo.slice %30 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    %33 = call @_roll_static_32(%30) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %34 = sdy.sharding_constraint %33 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at10)
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %35 = stablehlo.subtract %arg52, %c_0 : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %36 = stablehlo.add %35, %c_1 : tensor<i32>
    %37 = call @remainder_11(%36, %arg48, %arg49) : (tensor<i32>, tensor<i32>, tensor<i1>) -> tensor<i32>
    %38:2 = call @dynamic_update_index_in_dim_33(%arg51, %34, %37) : (tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> (tensor<4x4x2x8x16xf32>, tensor<i32>)
    return %34, %38#0, %32, %1#1, %2#1, %3, %6, %38#1 : tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>, tensor<2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<4x2x8x16xf32>, tensor<i32>
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
  func.func private @dynamic_index_in_dim_12(%arg0: tensor<i32>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg1, %2, %c_1, %c_2, %c_3, sizes = [1, 2, 8, 16] : (tensor<4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    return %3, %2 : tensor<1x2x8x16xf32>, tensor<i32>
  }
  func.func private @dynamic_index_in_dim_13(%arg0: tensor<4x4x2x8x16xf32>, %arg1: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %c_1, %2, %c_2, %c_3, %c_4, sizes = [4, 1, 2, 8, 16] : (tensor<4x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x1x2x8x16xf32>
    %4 = stablehlo.reshape %3 : (tensor<4x1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %4, %2 : tensor<4x2x8x16xf32>, tensor<i32>
  }
  func.func private @_where_14(%arg0: tensor<i1>, %arg1: tensor<1x2x8x16xf32>, %arg2: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @_where_15(%arg0: tensor<4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x2x8x16xi1>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.select %arg2, %arg0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    return %0 : tensor<4x2x8x16xf32>
  }
  func.func private @floor_divide_16(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xi32>
    %2 = stablehlo.sign %arg0 : tensor<4xi32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.remainder %arg0, %5 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.compare NE, %6, %7, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %9 = stablehlo.and %4, %8 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %11 = stablehlo.subtract %1, %10 : tensor<4xi32>
    %12 = call @_where_17(%9, %11, %1) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %12 : tensor<4xi32>
  }
  func.func private @_where_17(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @clip_18(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<4xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %2, %1 : tensor<4xi32>
    return %3 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x16xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>) -> tensor<4x1x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16>}> : (tensor<4x2x1x16xf32>, tensor<4x3xi32>) -> tensor<4x1x1x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x16xf32>) -> tensor<4x1x16xf32>
    return %8 : tensor<4x1x16xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x32x16xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>) -> tensor<4x1x32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 32, 16>}> : (tensor<4x2x1x32x16xf32>, tensor<4x4xi32>) -> tensor<4x1x1x32x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x32x16xf32>) -> tensor<4x1x32x16xf32>
    return %8 : tensor<4x1x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x16x32xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>) -> tensor<4x1x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16, 32>}> : (tensor<4x2x1x16x32xf32>, tensor<4x4xi32>) -> tensor<4x1x1x16x32xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x16x32xf32>) -> tensor<4x1x16x32xf32>
    return %8 : tensor<4x1x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x16x4x8xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4x1xi32>) -> tensor<4x1x16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16, 4, 8>}> : (tensor<4x2x1x16x4x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x16x4x8xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    return %8 : tensor<4x1x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<4xi32>, %arg1: tensor<4x2x1x4x8x16xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<4x1xi32>, %arg4: tensor<4x1xi32>, %arg5: tensor<4x1xi32>) -> tensor<4x1x4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %6 = stablehlo.concatenate %5, %arg2, %arg3, %arg4, %arg5, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
    %7 = "stablehlo.gather"(%arg1, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 4, 8, 16>}> : (tensor<4x2x1x4x8x16xf32>, tensor<4x5xi32>) -> tensor<4x1x1x4x8x16xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x1x1x4x8x16xf32>) -> tensor<4x1x4x8x16xf32>
    return %8 : tensor<4x1x4x8x16xf32>
  }
  func.func private @closed_call_24(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<1x4x16xf32>, %arg3: tensor<1x4x16xf32>, %arg4: tensor<1x4x32x16xf32>, %arg5: tensor<1x4x16x32xf32>, %arg6: tensor<1x4x16x32xf32>, %arg7: tensor<1x4x16x4x8xf32>, %arg8: tensor<1x4x4x8x16xf32>, %arg9: tensor<1x4x16x4x8xf32>, %arg10: tensor<1x4x16x4x8xf32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:12 = stablehlo.while(%iterArg = %arg2, %iterArg_0 = %arg3, %iterArg_1 = %arg4, %iterArg_2 = %arg5, %iterArg_3 = %arg6, %iterArg_4 = %arg7, %iterArg_5 = %arg8, %iterArg_6 = %arg9, %iterArg_7 = %arg10, %iterArg_8 = %arg0, %iterArg_9 = %c, %iterArg_10 = %arg1) : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>
    cond {
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg_9, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = func.call @dynamic_index_in_dim_25(%iterArg, %iterArg_9) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %2 = func.call @dynamic_index_in_dim_25(%iterArg_0, %iterArg_9) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %3 = func.call @dynamic_index_in_dim_26(%iterArg_1, %iterArg_9) : (tensor<1x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %4 = func.call @dynamic_index_in_dim_27(%iterArg_2, %iterArg_9) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %5 = func.call @dynamic_index_in_dim_27(%iterArg_3, %iterArg_9) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %6 = func.call @dynamic_index_in_dim_28(%iterArg_4, %iterArg_9) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %7 = func.call @dynamic_index_in_dim_29(%iterArg_5, %iterArg_9) : (tensor<1x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %8 = func.call @dynamic_index_in_dim_28(%iterArg_6, %iterArg_9) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %9 = func.call @dynamic_index_in_dim_28(%iterArg_7, %iterArg_9) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %10 = func.call @closed_call_30(%iterArg_8, %iterArg_10, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (tensor<1x1x1x8x8xf32>, tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg_9, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %iterArg_1, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %11, %10 : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x1x1x8x8xf32>, tensor<i32>, tensor<4x2x8x16xf32>
    }
    return %0#11 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<1x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<1x4x32x16xf32>, %arg1: tensor<i32>) -> tensor<4x32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 32, 16] : (tensor<1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x32x16xf32>) -> tensor<4x32x16xf32>
    return %1 : tensor<4x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<1x4x16x32xf32>, %arg1: tensor<i32>) -> tensor<4x16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 16, 32] : (tensor<1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x32xf32>) -> tensor<4x16x32xf32>
    return %1 : tensor<4x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<1x4x16x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x16x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 16, 4, 8] : (tensor<1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16x4x8xf32>) -> tensor<4x16x4x8xf32>
    return %1 : tensor<4x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<1x4x4x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x4x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 4, 8, 16] : (tensor<1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x8x16xf32>) -> tensor<4x4x8x16xf32>
    return %1 : tensor<4x4x8x16xf32>
  }
  func.func private @closed_call_30(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<4x16xf32>, %arg3: tensor<4x16xf32>, %arg4: tensor<4x32x16xf32>, %arg5: tensor<4x16x32xf32>, %arg6: tensor<4x16x32xf32>, %arg7: tensor<4x16x4x8xf32>, %arg8: tensor<4x4x8x16xf32>, %arg9: tensor<4x16x4x8xf32>, %arg10: tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<4x2x8x16xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %4 = stablehlo.divide %2, %3 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %6 = stablehlo.add %4, %5 : tensor<4x2x8x1xf32> loc(#at5)
    %7 = stablehlo.rsqrt %6 : tensor<4x2x8x1xf32> loc(#at5)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %9 = stablehlo.multiply %arg1, %8 : tensor<4x2x8x16xf32> loc(#at5)
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %12 = stablehlo.multiply %9, %11 : tensor<4x2x8x16xf32> loc(#at5)
    %13 = stablehlo.dot_general %12, %arg9, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %14 = stablehlo.dot_general %12, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %15 = stablehlo.dot_general %12, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %16 = stablehlo.dot_general %13, %14, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %18 = stablehlo.multiply %16, %17 : tensor<4x2x4x8x8xf32> loc(#at0)
    %19 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %20 = stablehlo.subtract %18, %19 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %23 = stablehlo.maximum %22, %21 : tensor<4x2x4x8xf32> loc(#at0)
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %26 = stablehlo.subtract %20, %25 : tensor<4x2x4x8x8xf32> loc(#at0)
    %27 = stablehlo.exponential %26 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %28 = stablehlo.reduce(%27 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %31 = stablehlo.divide %27, %30 : tensor<4x2x4x8x8xf32> loc(#at0)
    %32 = stablehlo.dot_general %15, %31, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %33 = stablehlo.transpose %32, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %34 = stablehlo.dot_general %33, %arg8, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %35 = stablehlo.add %arg1, %34 : tensor<4x2x8x16xf32>
    %36 = sdy.sharding_constraint %35 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %37 = stablehlo.multiply %36, %36 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %41 = stablehlo.divide %39, %40 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %43 = stablehlo.add %41, %42 : tensor<4x2x8x1xf32> loc(#at5)
    %44 = stablehlo.rsqrt %43 : tensor<4x2x8x1xf32> loc(#at5)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %46 = stablehlo.multiply %36, %45 : tensor<4x2x8x16xf32> loc(#at5)
    %47 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %49 = stablehlo.multiply %46, %48 : tensor<4x2x8x16xf32> loc(#at5)
    %50 = stablehlo.dot_general %49, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %51 = stablehlo.dot_general %49, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %52 = call @silu_31(%51) : (tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %53 = stablehlo.multiply %52, %50 : tensor<4x2x8x32xf32> loc(#at2)
    %54 = stablehlo.dot_general %53, %arg4, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %55 = stablehlo.add %36, %54 : tensor<4x2x8x16xf32>
    %56 = sdy.sharding_constraint %55 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    return %56 : tensor<4x2x8x16xf32>
  }
  func.func private @silu_31(%arg0: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4x2x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<4x2x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x2x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x2x8x32xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<4x2x8x32xf32>
    return %6 : tensor<4x2x8x32xf32>
  }
  func.func private @_roll_static_32(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x8x16xf32>, tensor<3x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %2 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<4x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> (tensor<4x4x2x8x16xf32>, tensor<i32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<4x1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %2 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %arg0, %0, %c_1, %3, %c_2, %c_3, %c_4 : (tensor<4x4x2x8x16xf32>, tensor<4x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x2x8x16xf32>
    return %4, %3 : tensor<4x4x2x8x16xf32>, tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<11x2x8x16xf32>, %arg1: tensor<2x8x16xf32>, %arg2: tensor<i32>) -> tensor<11x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<11x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x2x8x16xf32>
    return %1 : tensor<11x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<11xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<11xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<11xi32>, tensor<1xi32>, tensor<i32>) -> tensor<11xi32>
    return %1 : tensor<11xi32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<11xi1>, %arg1: tensor<i1>, %arg2: tensor<i32>) -> tensor<11xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<11xi1>, tensor<1xi1>, tensor<i32>) -> tensor<11xi1>
    return %1 : tensor<11xi1>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<11x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<11x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<11x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x4x2x8x16xf32>
    return %1 : tensor<11x4x2x8x16xf32>
  }
  func.func private @_one_hot_38(%arg0: tensor<8x8xi32>) -> tensor<8x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8xi32>) -> tensor<8x8x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8x1xi32>) -> tensor<8x8x32xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32xi32>) -> tensor<8x8x32xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8x32xi32>, tensor<8x8x32xi32>) -> tensor<8x8x32xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8x32xi1>) -> tensor<8x8x32xf32>
    return %5 : tensor<8x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<11x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 8, 16] : (tensor<11x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x8x16xf32>) -> tensor<2x8x16xf32>
    return %1 : tensor<2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_40(%arg0: tensor<11xi1>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<11xi1>, tensor<i32>) -> tensor<1xi1>
    %1 = stablehlo.reshape %0 : (tensor<1xi1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
  func.func private @dynamic_index_in_dim_41(%arg0: tensor<11x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 16] : (tensor<11x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @closed_call_42(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x1x16xf32>, %arg2: tensor<4x2x1x16xf32>, %arg3: tensor<4x2x1x32x16xf32>, %arg4: tensor<4x2x1x16x32xf32>, %arg5: tensor<4x2x1x16x32xf32>, %arg6: tensor<4x2x1x16x4x8xf32>, %arg7: tensor<4x2x1x4x8x16xf32>, %arg8: tensor<4x2x1x16x4x8xf32>, %arg9: tensor<4x2x1x16x4x8xf32>, %arg10: tensor<4x2x8x16xf32>, %arg11: tensor<4x2x1x16xf32>, %arg12: tensor<4x2x1x16xf32>, %arg13: tensor<4x2x1x32x16xf32>, %arg14: tensor<4x2x1x16x32xf32>, %arg15: tensor<4x2x1x16x32xf32>, %arg16: tensor<4x2x1x16x4x8xf32>, %arg17: tensor<4x2x1x4x8x16xf32>, %arg18: tensor<4x2x1x16x4x8xf32>, %arg19: tensor<4x2x1x16x4x8xf32>, %arg20: tensor<4x2x8x16xf32>, %arg21: tensor<4x4x2x8x16xf32>, %arg22: tensor<2x8x16xf32>, %arg23: tensor<i32>, %arg24: tensor<i32>, %arg25: tensor<i1>, %arg26: tensor<4x2x8x16xf32>, %arg27: tensor<i32>, %arg28: tensor<i32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>) {
    %0:2 = call @dynamic_update_index_in_dim_43(%arg28, %arg21) : (tensor<i32>, tensor<4x4x2x8x16xf32>) -> (tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %1 = stablehlo.add %arg20, %0#1 : tensor<4x2x8x16xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32> loc(#at10)
    %3 = call @_roll_static_44(%2) : (tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at10)
    %4 = stablehlo.broadcast_in_dim %arg22, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %4, %cst, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %6 = stablehlo.add %3, %5 : tensor<4x2x8x16xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %8:12 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg26, %arg27, %7 : tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<i32>, tensor<4x2x8x16xf32>
    %9 = stablehlo.iota dim = 0 : tensor<4xi32> loc(#at7)
    %10 = stablehlo.broadcast_in_dim %8#10, dims = [] : (tensor<i32>) -> tensor<4xi32> loc(#at7)
    %11 = stablehlo.subtract %10, %9 : tensor<4xi32> loc(#at7)
    %c = stablehlo.constant dense<4> : tensor<i32>
    %12 = call @floor_divide_45(%11, %c) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32> loc(#at7)
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %13 = call @clip_47(%12, %c_0, %c_1) : (tensor<4xi32>, tensor<i32>, tensor<i32>) -> tensor<4xi32> loc(#at7)
    %14:2 = call @dynamic_index_in_dim_48(%8#0, %13) : (tensor<4x2x1x16xf32>, tensor<4xi32>) -> (tensor<4x1x16xf32>, tensor<4x3xi32>) loc(#at7)
    %15:2 = call @dynamic_index_in_dim_48(%8#1, %13) : (tensor<4x2x1x16xf32>, tensor<4xi32>) -> (tensor<4x1x16xf32>, tensor<4x3xi32>) loc(#at7)
    %16:2 = call @dynamic_index_in_dim_49(%8#2, %13) : (tensor<4x2x1x32x16xf32>, tensor<4xi32>) -> (tensor<4x1x32x16xf32>, tensor<4x4xi32>) loc(#at7)
    %17:2 = call @dynamic_index_in_dim_50(%8#3, %13) : (tensor<4x2x1x16x32xf32>, tensor<4xi32>) -> (tensor<4x1x16x32xf32>, tensor<4x4xi32>) loc(#at7)
    %18:2 = call @dynamic_index_in_dim_50(%8#4, %13) : (tensor<4x2x1x16x32xf32>, tensor<4xi32>) -> (tensor<4x1x16x32xf32>, tensor<4x4xi32>) loc(#at7)
    %19:2 = call @dynamic_index_in_dim_51(%8#5, %13) : (tensor<4x2x1x16x4x8xf32>, tensor<4xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>) loc(#at7)
    %20:2 = call @dynamic_index_in_dim_52(%8#6, %13) : (tensor<4x2x1x4x8x16xf32>, tensor<4xi32>) -> (tensor<4x1x4x8x16xf32>, tensor<4x5xi32>) loc(#at7)
    %21:2 = call @dynamic_index_in_dim_51(%8#7, %13) : (tensor<4x2x1x16x4x8xf32>, tensor<4xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>) loc(#at7)
    %22:2 = call @dynamic_index_in_dim_51(%8#8, %13) : (tensor<4x2x1x16x4x8xf32>, tensor<4xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>) loc(#at7)
    %23 = stablehlo.transpose %14#0, dims = [1, 0, 2] : (tensor<4x1x16xf32>) -> tensor<1x4x16xf32> loc(#at7)
    %24 = stablehlo.transpose %15#0, dims = [1, 0, 2] : (tensor<4x1x16xf32>) -> tensor<1x4x16xf32> loc(#at7)
    %25 = stablehlo.transpose %16#0, dims = [1, 0, 2, 3] : (tensor<4x1x32x16xf32>) -> tensor<1x4x32x16xf32> loc(#at7)
    %26 = stablehlo.transpose %17#0, dims = [1, 0, 2, 3] : (tensor<4x1x16x32xf32>) -> tensor<1x4x16x32xf32> loc(#at7)
    %27 = stablehlo.transpose %18#0, dims = [1, 0, 2, 3] : (tensor<4x1x16x32xf32>) -> tensor<1x4x16x32xf32> loc(#at7)
    %28 = stablehlo.transpose %19#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32> loc(#at7)
    %29 = stablehlo.transpose %20#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x4x8x16xf32>) -> tensor<1x4x4x8x16xf32> loc(#at7)
    %30 = stablehlo.transpose %21#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32> loc(#at7)
    %31 = stablehlo.transpose %22#0, dims = [1, 0, 2, 3, 4] : (tensor<4x1x16x4x8xf32>) -> tensor<1x4x16x4x8xf32> loc(#at7)
    %32 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32> loc(#at8)
    %34 = stablehlo.iota dim = 0 : tensor<8xi32> loc(#at8)
    %35 = stablehlo.broadcast_in_dim %34, dims = [1] : (tensor<8xi32>) -> tensor<1x8xi32> loc(#at8)
    %36 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x8xi32> loc(#at8)
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<8x8xi32> loc(#at8)
    %38 = stablehlo.compare LT, %36, %37, SIGNED : (tensor<8x8xi32>, tensor<8x8xi32>) -> tensor<8x8xi1> loc(#at8)
    %39 = stablehlo.convert %38 : (tensor<8x8xi1>) -> tensor<8x8xf32> loc(#at8)
    %cst_2 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32> loc(#at8)
    %41 = stablehlo.multiply %40, %39 : tensor<8x8xf32> loc(#at8)
    %42 = stablehlo.broadcast_in_dim %41, dims = [2, 3] : (tensor<8x8xf32>) -> tensor<1x1x8x8xf32> loc(#at8)
    %43 = stablehlo.broadcast_in_dim %42, dims = [1, 2, 3, 4] : (tensor<1x1x8x8xf32>) -> tensor<1x1x1x8x8xf32> loc(#at8)
    %44 = call @silu_53() : () -> tensor<f32> loc(#at9)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %47 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %48 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x4x1x1x16xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x4x2x4x8x8xf32> loc(#at7)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %52 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %53 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x4x2x4x8x8xf32> loc(#at7)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x4x2x4x8x1xf32> loc(#at7)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x4x2x4x8x1xf32> loc(#at7)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %58 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %60 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %62 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1x4x1x1x16xf32> loc(#at7)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %64 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %65 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %66 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %67 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %68 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %69 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %70 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
    %c_29 = stablehlo.constant dense<0> : tensor<i32> loc(#at7)
    %71:39 = stablehlo.while(%iterArg = %23, %iterArg_40 = %24, %iterArg_41 = %25, %iterArg_42 = %26, %iterArg_43 = %27, %iterArg_44 = %28, %iterArg_45 = %29, %iterArg_46 = %30, %iterArg_47 = %31, %iterArg_48 = %43, %iterArg_49 = %44, %iterArg_50 = %c_29, %iterArg_51 = %8#9, %iterArg_52 = %45, %iterArg_53 = %46, %iterArg_54 = %47, %iterArg_55 = %48, %iterArg_56 = %49, %iterArg_57 = %50, %iterArg_58 = %51, %iterArg_59 = %52, %iterArg_60 = %53, %iterArg_61 = %54, %iterArg_62 = %55, %iterArg_63 = %56, %iterArg_64 = %57, %iterArg_65 = %58, %iterArg_66 = %59, %iterArg_67 = %60, %iterArg_68 = %61, %iterArg_69 = %62, %iterArg_70 = %63, %iterArg_71 = %64, %iterArg_72 = %65, %iterArg_73 = %66, %iterArg_74 = %67, %iterArg_75 = %68, %iterArg_76 = %69, %iterArg_77 = %70) : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x1x1x8x8xf32>, tensor<f32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>
    cond {
      %c_78 = stablehlo.constant dense<1> : tensor<i32> loc(#at7)
      %116 = stablehlo.compare LT, %iterArg_50, %c_78, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1> loc(#at7)
      stablehlo.return %116 : tensor<i1> loc(#at7)
    } do {
      %116 = func.call @dynamic_index_in_dim_25(%iterArg, %iterArg_50) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32> loc(#at7)
      %117 = func.call @dynamic_index_in_dim_25(%iterArg_40, %iterArg_50) : (tensor<1x4x16xf32>, tensor<i32>) -> tensor<4x16xf32> loc(#at7)
      %118 = func.call @dynamic_index_in_dim_26(%iterArg_41, %iterArg_50) : (tensor<1x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32> loc(#at7)
      %119 = func.call @dynamic_index_in_dim_27(%iterArg_42, %iterArg_50) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32> loc(#at7)
      %120 = func.call @dynamic_index_in_dim_27(%iterArg_43, %iterArg_50) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32> loc(#at7)
      %121 = func.call @dynamic_index_in_dim_28(%iterArg_44, %iterArg_50) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32> loc(#at7)
      %122 = func.call @dynamic_index_in_dim_29(%iterArg_45, %iterArg_50) : (tensor<1x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32> loc(#at7)
      %123 = func.call @dynamic_index_in_dim_28(%iterArg_46, %iterArg_50) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32> loc(#at7)
      %124 = func.call @dynamic_index_in_dim_28(%iterArg_47, %iterArg_50) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32> loc(#at7)
      %125:27 = func.call @closed_call_54(%iterArg_48, %iterArg_49, %iterArg_51, %116, %117, %118, %119, %120, %121, %122, %123, %124) : (tensor<1x1x1x8x8xf32>, tensor<f32>, tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) loc(#at7)
      %126 = func.call @dynamic_update_index_in_dim_56(%iterArg_52, %125#1, %iterArg_50) : (tensor<1x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
      %127 = func.call @dynamic_update_index_in_dim_57(%iterArg_53, %125#2, %iterArg_50) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
      %128 = func.call @dynamic_update_index_in_dim_56(%iterArg_54, %125#3, %iterArg_50) : (tensor<1x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
      %129 = func.call @dynamic_update_index_in_dim_58(%iterArg_55, %125#4, %iterArg_50) : (tensor<1x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<1x4x1x1x16xf32> loc(#at7)
      %130 = func.call @dynamic_update_index_in_dim_57(%iterArg_56, %125#5, %iterArg_50) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
      %131 = func.call @dynamic_update_index_in_dim_57(%iterArg_57, %125#6, %iterArg_50) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
      %132 = func.call @dynamic_update_index_in_dim_59(%iterArg_58, %125#7, %iterArg_50) : (tensor<1x4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>, tensor<i32>) -> tensor<1x4x2x4x8x8xf32> loc(#at7)
      %133 = func.call @dynamic_update_index_in_dim_60(%iterArg_59, %125#8, %iterArg_50) : (tensor<1x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
      %134 = func.call @dynamic_update_index_in_dim_60(%iterArg_60, %125#9, %iterArg_50) : (tensor<1x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
      %135 = func.call @dynamic_update_index_in_dim_60(%iterArg_61, %125#10, %iterArg_50) : (tensor<1x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
      %136 = func.call @dynamic_update_index_in_dim_59(%iterArg_62, %125#11, %iterArg_50) : (tensor<1x4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>, tensor<i32>) -> tensor<1x4x2x4x8x8xf32> loc(#at7)
      %137 = func.call @dynamic_update_index_in_dim_61(%iterArg_63, %125#12, %iterArg_50) : (tensor<1x4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<i32>) -> tensor<1x4x2x4x8x1xf32> loc(#at7)
      %138 = func.call @dynamic_update_index_in_dim_61(%iterArg_64, %125#13, %iterArg_50) : (tensor<1x4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<i32>) -> tensor<1x4x2x4x8x1xf32> loc(#at7)
      %139 = func.call @dynamic_update_index_in_dim_60(%iterArg_65, %125#14, %iterArg_50) : (tensor<1x4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32> loc(#at7)
      %140 = func.call @dynamic_update_index_in_dim_56(%iterArg_66, %125#15, %iterArg_50) : (tensor<1x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
      %141 = func.call @dynamic_update_index_in_dim_57(%iterArg_67, %125#16, %iterArg_50) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
      %142 = func.call @dynamic_update_index_in_dim_56(%iterArg_68, %125#17, %iterArg_50) : (tensor<1x4x2x8x1xf32>, tensor<4x2x8x1xf32>, tensor<i32>) -> tensor<1x4x2x8x1xf32> loc(#at7)
      %143 = func.call @dynamic_update_index_in_dim_58(%iterArg_69, %125#18, %iterArg_50) : (tensor<1x4x1x1x16xf32>, tensor<4x1x1x16xf32>, tensor<i32>) -> tensor<1x4x1x1x16xf32> loc(#at7)
      %144 = func.call @dynamic_update_index_in_dim_57(%iterArg_70, %125#19, %iterArg_50) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
      %145 = func.call @dynamic_update_index_in_dim_57(%iterArg_71, %125#20, %iterArg_50) : (tensor<1x4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<i32>) -> tensor<1x4x2x8x16xf32> loc(#at7)
      %146 = func.call @dynamic_update_index_in_dim_62(%iterArg_72, %125#21, %iterArg_50) : (tensor<1x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
      %147 = func.call @dynamic_update_index_in_dim_62(%iterArg_73, %125#22, %iterArg_50) : (tensor<1x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
      %148 = func.call @dynamic_update_index_in_dim_62(%iterArg_74, %125#23, %iterArg_50) : (tensor<1x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
      %149 = func.call @dynamic_update_index_in_dim_62(%iterArg_75, %125#24, %iterArg_50) : (tensor<1x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
      %150 = func.call @dynamic_update_index_in_dim_62(%iterArg_76, %125#25, %iterArg_50) : (tensor<1x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
      %151 = func.call @dynamic_update_index_in_dim_62(%iterArg_77, %125#26, %iterArg_50) : (tensor<1x4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<i32>) -> tensor<1x4x2x8x32xf32> loc(#at7)
      %c_78 = stablehlo.constant dense<1> : tensor<i32> loc(#at7)
      %152 = stablehlo.add %iterArg_50, %c_78 : tensor<i32> loc(#at7)
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %152, %125#0, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151 : tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x1x1x8x8xf32>, tensor<f32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32> loc(#at7)
    } loc(#at7)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<1x4x16xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<1x4x16xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<1x4x32x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<1x4x16x32xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1x4x16x32xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<1x4x16x4x8xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<1x4x4x8x16xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1x4x16x4x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1x4x16x4x8xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %81:44 = stablehlo.while(%iterArg = %71#13, %iterArg_40 = %71#14, %iterArg_41 = %71#15, %iterArg_42 = %71#16, %iterArg_43 = %71#17, %iterArg_44 = %31, %iterArg_45 = %71#18, %iterArg_46 = %71#19, %iterArg_47 = %71#20, %iterArg_48 = %30, %iterArg_49 = %71#21, %iterArg_50 = %71#22, %iterArg_51 = %28, %iterArg_52 = %71#23, %iterArg_53 = %71#24, %iterArg_54 = %71#25, %iterArg_55 = %29, %iterArg_56 = %71#26, %iterArg_57 = %71#27, %iterArg_58 = %71#28, %iterArg_59 = %71#29, %iterArg_60 = %71#30, %iterArg_61 = %71#31, %iterArg_62 = %26, %iterArg_63 = %71#32, %iterArg_64 = %71#33, %iterArg_65 = %71#34, %iterArg_66 = %71#35, %iterArg_67 = %71#36, %iterArg_68 = %71#37, %iterArg_69 = %27, %iterArg_70 = %25, %iterArg_71 = %71#38, %iterArg_72 = %c_39, %iterArg_73 = %8#11, %iterArg_74 = %72, %iterArg_75 = %73, %iterArg_76 = %74, %iterArg_77 = %75, %iterArg_78 = %76, %iterArg_79 = %77, %iterArg_80 = %78, %iterArg_81 = %79, %iterArg_82 = %80) : tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x32x16xf32>, tensor<1x4x2x8x32xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>
    cond {
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %116 = stablehlo.compare LT, %iterArg_72, %c_83, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %116 : tensor<i1>
    } do {
      %c_83 = stablehlo.constant dense<1> : tensor<i32>
      %116 = stablehlo.subtract %c_83, %iterArg_72 : tensor<i32>
      %c_84 = stablehlo.constant dense<1> : tensor<i32>
      %117 = stablehlo.subtract %116, %c_84 : tensor<i32>
      %118 = func.call @dynamic_index_in_dim_63(%iterArg, %117) : (tensor<1x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %119 = func.call @dynamic_index_in_dim_64(%iterArg_40, %117) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %120 = func.call @dynamic_index_in_dim_63(%iterArg_41, %117) : (tensor<1x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %121 = func.call @dynamic_index_in_dim_65(%iterArg_42, %117) : (tensor<1x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %122 = func.call @dynamic_index_in_dim_64(%iterArg_43, %117) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %123 = func.call @dynamic_index_in_dim_28(%iterArg_44, %117) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %124 = func.call @dynamic_index_in_dim_64(%iterArg_45, %117) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %125 = func.call @dynamic_index_in_dim_66(%iterArg_46, %117) : (tensor<1x4x2x4x8x8xf32>, tensor<i32>) -> tensor<4x2x4x8x8xf32>
      %126 = func.call @dynamic_index_in_dim_67(%iterArg_47, %117) : (tensor<1x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %127 = func.call @dynamic_index_in_dim_28(%iterArg_48, %117) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %128 = func.call @dynamic_index_in_dim_67(%iterArg_49, %117) : (tensor<1x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %129 = func.call @dynamic_index_in_dim_67(%iterArg_50, %117) : (tensor<1x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %130 = func.call @dynamic_index_in_dim_28(%iterArg_51, %117) : (tensor<1x4x16x4x8xf32>, tensor<i32>) -> tensor<4x16x4x8xf32>
      %131 = func.call @dynamic_index_in_dim_66(%iterArg_52, %117) : (tensor<1x4x2x4x8x8xf32>, tensor<i32>) -> tensor<4x2x4x8x8xf32>
      %132 = func.call @dynamic_index_in_dim_68(%iterArg_53, %117) : (tensor<1x4x2x4x8x1xf32>, tensor<i32>) -> tensor<4x2x4x8x1xf32>
      %133 = func.call @dynamic_index_in_dim_68(%iterArg_54, %117) : (tensor<1x4x2x4x8x1xf32>, tensor<i32>) -> tensor<4x2x4x8x1xf32>
      %134 = func.call @dynamic_index_in_dim_29(%iterArg_55, %117) : (tensor<1x4x4x8x16xf32>, tensor<i32>) -> tensor<4x4x8x16xf32>
      %135 = func.call @dynamic_index_in_dim_67(%iterArg_56, %117) : (tensor<1x4x2x8x4x8xf32>, tensor<i32>) -> tensor<4x2x8x4x8xf32>
      %136 = func.call @dynamic_index_in_dim_63(%iterArg_57, %117) : (tensor<1x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %137 = func.call @dynamic_index_in_dim_64(%iterArg_58, %117) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %138 = func.call @dynamic_index_in_dim_63(%iterArg_59, %117) : (tensor<1x4x2x8x1xf32>, tensor<i32>) -> tensor<4x2x8x1xf32>
      %139 = func.call @dynamic_index_in_dim_65(%iterArg_60, %117) : (tensor<1x4x1x1x16xf32>, tensor<i32>) -> tensor<4x1x1x16xf32>
      %140 = func.call @dynamic_index_in_dim_64(%iterArg_61, %117) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %141 = func.call @dynamic_index_in_dim_27(%iterArg_62, %117) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %142 = func.call @dynamic_index_in_dim_64(%iterArg_63, %117) : (tensor<1x4x2x8x16xf32>, tensor<i32>) -> tensor<4x2x8x16xf32>
      %143 = func.call @dynamic_index_in_dim_69(%iterArg_64, %117) : (tensor<1x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %144 = func.call @dynamic_index_in_dim_69(%iterArg_65, %117) : (tensor<1x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %145 = func.call @dynamic_index_in_dim_69(%iterArg_66, %117) : (tensor<1x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %146 = func.call @dynamic_index_in_dim_69(%iterArg_67, %117) : (tensor<1x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %147 = func.call @dynamic_index_in_dim_69(%iterArg_68, %117) : (tensor<1x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %148 = func.call @dynamic_index_in_dim_27(%iterArg_69, %117) : (tensor<1x4x16x32xf32>, tensor<i32>) -> tensor<4x16x32xf32>
      %149 = func.call @dynamic_index_in_dim_26(%iterArg_70, %117) : (tensor<1x4x32x16xf32>, tensor<i32>) -> tensor<4x32x16xf32>
      %150 = func.call @dynamic_index_in_dim_69(%iterArg_71, %117) : (tensor<1x4x2x8x32xf32>, tensor<i32>) -> tensor<4x2x8x32xf32>
      %151:10 = func.call @closed_call_70(%iterArg_73, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150) : (tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x4x8x16xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x16x32xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x16x32xf32>, tensor<4x32x16xf32>, tensor<4x2x8x32xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>)
      %152 = func.call @dynamic_update_index_in_dim_72(%iterArg_74, %151#1, %117) : (tensor<1x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<1x4x16xf32>
      %153 = func.call @dynamic_update_index_in_dim_72(%iterArg_75, %151#2, %117) : (tensor<1x4x16xf32>, tensor<4x16xf32>, tensor<i32>) -> tensor<1x4x16xf32>
      %154 = func.call @dynamic_update_index_in_dim_73(%iterArg_76, %151#3, %117) : (tensor<1x4x32x16xf32>, tensor<4x32x16xf32>, tensor<i32>) -> tensor<1x4x32x16xf32>
      %155 = func.call @dynamic_update_index_in_dim_74(%iterArg_77, %151#4, %117) : (tensor<1x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<1x4x16x32xf32>
      %156 = func.call @dynamic_update_index_in_dim_74(%iterArg_78, %151#5, %117) : (tensor<1x4x16x32xf32>, tensor<4x16x32xf32>, tensor<i32>) -> tensor<1x4x16x32xf32>
      %157 = func.call @dynamic_update_index_in_dim_75(%iterArg_79, %151#6, %117) : (tensor<1x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %158 = func.call @dynamic_update_index_in_dim_76(%iterArg_80, %151#7, %117) : (tensor<1x4x4x8x16xf32>, tensor<4x4x8x16xf32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
      %159 = func.call @dynamic_update_index_in_dim_75(%iterArg_81, %151#8, %117) : (tensor<1x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %160 = func.call @dynamic_update_index_in_dim_75(%iterArg_82, %151#9, %117) : (tensor<1x4x16x4x8xf32>, tensor<4x16x4x8xf32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
      %c_85 = stablehlo.constant dense<1> : tensor<i32>
      %161 = stablehlo.add %iterArg_72, %c_85 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %iterArg_55, %iterArg_56, %iterArg_57, %iterArg_58, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %iterArg_64, %iterArg_65, %iterArg_66, %iterArg_67, %iterArg_68, %iterArg_69, %iterArg_70, %iterArg_71, %161, %151#0, %152, %153, %154, %155, %156, %157, %158, %159, %160 : tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x4x8x1xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x1xf32>, tensor<1x4x1x1x16xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x32x16xf32>, tensor<1x4x2x8x32xf32>, tensor<i32>, tensor<4x2x8x16xf32>, tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<1x4x32x16xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x4x8x16xf32>, tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>
    }
    %82 = stablehlo.transpose %81#43, dims = [1, 0, 2, 3, 4] : (tensor<1x4x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    %83 = stablehlo.transpose %81#42, dims = [1, 0, 2, 3, 4] : (tensor<1x4x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    %84 = stablehlo.transpose %81#41, dims = [1, 0, 2, 3, 4] : (tensor<1x4x4x8x16xf32>) -> tensor<4x1x4x8x16xf32>
    %85 = stablehlo.transpose %81#40, dims = [1, 0, 2, 3, 4] : (tensor<1x4x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    %86 = stablehlo.transpose %81#39, dims = [1, 0, 2, 3] : (tensor<1x4x16x32xf32>) -> tensor<4x1x16x32xf32>
    %87 = stablehlo.transpose %81#38, dims = [1, 0, 2, 3] : (tensor<1x4x16x32xf32>) -> tensor<4x1x16x32xf32>
    %88 = stablehlo.transpose %81#37, dims = [1, 0, 2, 3] : (tensor<1x4x32x16xf32>) -> tensor<4x1x32x16xf32>
    %89 = stablehlo.transpose %81#36, dims = [1, 0, 2] : (tensor<1x4x16xf32>) -> tensor<4x1x16xf32>
    %90 = stablehlo.transpose %81#35, dims = [1, 0, 2] : (tensor<1x4x16xf32>) -> tensor<4x1x16xf32>
    %91 = call @dynamic_index_in_dim_77(%22#1, %82) : (tensor<4x5xi32>, tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    %92 = call @dynamic_index_in_dim_77(%21#1, %83) : (tensor<4x5xi32>, tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    %93 = call @dynamic_index_in_dim_78(%20#1, %84) : (tensor<4x5xi32>, tensor<4x1x4x8x16xf32>) -> tensor<4x2x1x4x8x16xf32>
    %94 = call @dynamic_index_in_dim_77(%19#1, %85) : (tensor<4x5xi32>, tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    %95 = call @dynamic_index_in_dim_79(%18#1, %86) : (tensor<4x4xi32>, tensor<4x1x16x32xf32>) -> tensor<4x2x1x16x32xf32>
    %96 = call @dynamic_index_in_dim_79(%17#1, %87) : (tensor<4x4xi32>, tensor<4x1x16x32xf32>) -> tensor<4x2x1x16x32xf32>
    %97 = call @dynamic_index_in_dim_80(%16#1, %88) : (tensor<4x4xi32>, tensor<4x1x32x16xf32>) -> tensor<4x2x1x32x16xf32>
    %98 = call @dynamic_index_in_dim_81(%15#1, %89) : (tensor<4x3xi32>, tensor<4x1x16xf32>) -> tensor<4x2x1x16xf32>
    %99 = call @dynamic_index_in_dim_81(%14#1, %90) : (tensor<4x3xi32>, tensor<4x1x16xf32>) -> tensor<4x2x1x16xf32>
    %100 = stablehlo.add %arg11, %99 : tensor<4x2x1x16xf32>
    %101 = stablehlo.add %arg12, %98 : tensor<4x2x1x16xf32>
    %102 = stablehlo.add %arg13, %97 : tensor<4x2x1x32x16xf32>
    %103 = stablehlo.add %arg14, %96 : tensor<4x2x1x16x32xf32>
    %104 = stablehlo.add %arg15, %95 : tensor<4x2x1x16x32xf32>
    %105 = stablehlo.add %arg16, %94 : tensor<4x2x1x16x4x8xf32>
    %106 = stablehlo.add %arg17, %93 : tensor<4x2x1x4x8x16xf32>
    %107 = stablehlo.add %arg18, %92 : tensor<4x2x1x16x4x8xf32>
    %108 = stablehlo.add %arg19, %91 : tensor<4x2x1x16x4x8xf32>
    %109 = sdy.sharding_constraint %81#34 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %110:2 = call @_where_82(%arg0, %109) : (tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %111:2 = call @_where_83(%arg25, %110#0) : (tensor<i1>, tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>)
    %112 = call @dynamic_index_in_dim_84(%arg24, %111#1) : (tensor<i32>, tensor<4x2x8x16xf32>) -> tensor<4x4x2x8x16xf32>
    %113 = stablehlo.add %0#0, %112 : tensor<4x4x2x8x16xf32>
    %114 = call @dynamic_index_in_dim_85(%arg23, %111#0) : (tensor<i32>, tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    %115 = stablehlo.add %arg10, %114 : tensor<4x2x8x16xf32>
    return %115, %100, %101, %102, %103, %104, %105, %106, %107, %108, %110#1, %113 : tensor<4x2x8x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x16xf32>, tensor<4x2x1x32x16xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x32xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x4x8x16xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x1x16x4x8xf32>, tensor<4x2x8x16xf32>, tensor<4x4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_43(%arg0: tensor<i32>, %arg1: tensor<4x4x2x8x16xf32>) -> (tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<4x4x2x8x16xf32>, tensor<4x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x2x8x16xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_slice %arg1, %c_3, %arg0, %c_4, %c_5, %c_6, sizes = [4, 1, 2, 8, 16] : (tensor<4x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x1x2x8x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<4x1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    return %1, %3 : tensor<4x4x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_roll_static_44(%arg0: tensor<4x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<1x2x8x16xf32>
    %1 = stablehlo.slice %arg0 [1:4, 0:2, 0:8, 0:16] : (tensor<4x2x8x16xf32>) -> tensor<3x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0, 0], high = [1, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [3, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x2x8x16xf32>
    return %4 : tensor<4x2x8x16xf32>
  }
  func.func private @floor_divide_45(%arg0: tensor<4xi32>, %arg1: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<4xi32>
    %3 = stablehlo.sign %arg0 : tensor<4xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %11 = stablehlo.and %6, %10 : tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<4xi32>
    %14 = call @_where_46(%11, %13, %2) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %14 : tensor<4xi32>
  }
  func.func private @_where_46(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xi32>
    return %0 : tensor<4xi32>
  }
  func.func private @clip_47(%arg0: tensor<4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<4xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<4xi32>
    %3 = stablehlo.convert %arg2 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %5 = stablehlo.minimum %4, %2 : tensor<4xi32>
    return %5 : tensor<4xi32>
  }
  func.func private @dynamic_index_in_dim_48(%arg0: tensor<4x2x1x16xf32>, %arg1: tensor<4xi32>) -> (tensor<4x1x16xf32>, tensor<4x3xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %8 = stablehlo.concatenate %5, %6, %7, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x3xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16>}> : (tensor<4x2x1x16xf32>, tensor<4x3xi32>) -> tensor<4x1x1x16xf32>
    %10 = stablehlo.reshape %9 : (tensor<4x1x1x16xf32>) -> tensor<4x1x16xf32>
    return %10, %8 : tensor<4x1x16xf32>, tensor<4x3xi32>
  }
  func.func private @dynamic_index_in_dim_49(%arg0: tensor<4x2x1x32x16xf32>, %arg1: tensor<4xi32>) -> (tensor<4x1x32x16xf32>, tensor<4x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %9 = stablehlo.concatenate %5, %6, %7, %8, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 32, 16>}> : (tensor<4x2x1x32x16xf32>, tensor<4x4xi32>) -> tensor<4x1x1x32x16xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x1x1x32x16xf32>) -> tensor<4x1x32x16xf32>
    return %11, %9 : tensor<4x1x32x16xf32>, tensor<4x4xi32>
  }
  func.func private @dynamic_index_in_dim_50(%arg0: tensor<4x2x1x16x32xf32>, %arg1: tensor<4xi32>) -> (tensor<4x1x16x32xf32>, tensor<4x4xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %9 = stablehlo.concatenate %5, %6, %7, %8, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x4xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16, 32>}> : (tensor<4x2x1x16x32xf32>, tensor<4x4xi32>) -> tensor<4x1x1x16x32xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x1x1x16x32xf32>) -> tensor<4x1x16x32xf32>
    return %11, %9 : tensor<4x1x16x32xf32>, tensor<4x4xi32>
  }
  func.func private @dynamic_index_in_dim_51(%arg0: tensor<4x2x1x16x4x8xf32>, %arg1: tensor<4xi32>) -> (tensor<4x1x16x4x8xf32>, tensor<4x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %10 = stablehlo.concatenate %5, %6, %7, %8, %9, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 16, 4, 8>}> : (tensor<4x2x1x16x4x8xf32>, tensor<4x5xi32>) -> tensor<4x1x1x16x4x8xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1x1x16x4x8xf32>) -> tensor<4x1x16x4x8xf32>
    return %12, %10 : tensor<4x1x16x4x8xf32>, tensor<4x5xi32>
  }
  func.func private @dynamic_index_in_dim_52(%arg0: tensor<4x2x1x4x8x16xf32>, %arg1: tensor<4xi32>) -> (tensor<4x1x4x8x16xf32>, tensor<4x5xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %10 = stablehlo.concatenate %5, %6, %7, %8, %9, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x5xi32>
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3, 4, 5], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2, 3, 4, 5], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 4, 8, 16>}> : (tensor<4x2x1x4x8x16xf32>, tensor<4x5xi32>) -> tensor<4x1x1x4x8x16xf32>
    %12 = stablehlo.reshape %11 : (tensor<4x1x1x4x8x16xf32>) -> tensor<4x1x4x8x16xf32>
    return %12, %10 : tensor<4x1x4x8x16xf32>, tensor<4x5xi32>
  }
  func.func private @silu_53() -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    return %cst : tensor<f32>
  }
  func.func private @closed_call_54(%arg0: tensor<1x1x1x8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<4x2x8x16xf32>, %arg3: tensor<4x16xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x32x16xf32>, %arg6: tensor<4x16x32xf32>, %arg7: tensor<4x16x32xf32>, %arg8: tensor<4x16x4x8xf32>, %arg9: tensor<4x4x8x16xf32>, %arg10: tensor<4x16x4x8xf32>, %arg11: tensor<4x16x4x8xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) {
    %0 = stablehlo.multiply %arg2, %arg2 : tensor<4x2x8x16xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %4 = stablehlo.divide %2, %3 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %6 = stablehlo.add %4, %5 : tensor<4x2x8x1xf32> loc(#at5)
    %7 = stablehlo.rsqrt %6 : tensor<4x2x8x1xf32> loc(#at5)
    %8 = stablehlo.divide %7, %6 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %10 = stablehlo.multiply %9, %8 : tensor<4x2x8x1xf32> loc(#at5)
    %11 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %12 = stablehlo.multiply %arg2, %11 : tensor<4x2x8x16xf32> loc(#at5)
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %15 = stablehlo.multiply %12, %14 : tensor<4x2x8x16xf32> loc(#at5)
    %16 = stablehlo.dot_general %15, %arg10, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %17 = stablehlo.dot_general %15, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %18 = stablehlo.dot_general %15, %arg11, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %19 = stablehlo.dot_general %16, %17, batching_dims = [0, 1, 3] x [0, 1, 3], contracting_dims = [4] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %21 = stablehlo.multiply %19, %20 : tensor<4x2x4x8x8xf32> loc(#at0)
    %22 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %23 = stablehlo.subtract %21, %22 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %26 = stablehlo.maximum %25, %24 : tensor<4x2x4x8xf32> loc(#at0)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %29 = stablehlo.subtract %23, %28 : tensor<4x2x4x8x8xf32> loc(#at0)
    %30 = stablehlo.exponential %29 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %34 = stablehlo.divide %30, %33 : tensor<4x2x4x8x8xf32> loc(#at0)
    %35 = stablehlo.multiply %32, %32 : tensor<4x2x4x8x1xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %37 = stablehlo.divide %36, %35 : tensor<4x2x4x8x1xf32> loc(#at0)
    %38 = stablehlo.dot_general %18, %34, batching_dims = [0, 1, 3] x [0, 1, 2], contracting_dims = [2] x [4] : (tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %40 = stablehlo.dot_general %39, %arg9, batching_dims = [0] x [0], contracting_dims = [4, 3] x [2, 1] : (tensor<4x2x8x4x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %41 = stablehlo.add %arg2, %40 : tensor<4x2x8x16xf32>
    %42 = sdy.sharding_constraint %41 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %43 = stablehlo.multiply %42, %42 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %44 = stablehlo.reduce(%43 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %47 = stablehlo.divide %45, %46 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %49 = stablehlo.add %47, %48 : tensor<4x2x8x1xf32> loc(#at5)
    %50 = stablehlo.rsqrt %49 : tensor<4x2x8x1xf32> loc(#at5)
    %51 = stablehlo.divide %50, %49 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %53 = stablehlo.multiply %52, %51 : tensor<4x2x8x1xf32> loc(#at5)
    %54 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %55 = stablehlo.multiply %42, %54 : tensor<4x2x8x16xf32> loc(#at5)
    %56 = stablehlo.broadcast_in_dim %arg4, dims = [0, 3] : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %58 = stablehlo.multiply %55, %57 : tensor<4x2x8x16xf32> loc(#at5)
    %59 = stablehlo.dot_general %58, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %60 = stablehlo.dot_general %58, %arg6, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %61:3 = call @silu_55(%60, %arg1) : (tensor<4x2x8x32xf32>, tensor<f32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) loc(#at2)
    %62 = stablehlo.multiply %61#0, %59 : tensor<4x2x8x32xf32> loc(#at2)
    %63 = stablehlo.dot_general %62, %arg5, batching_dims = [0] x [0], contracting_dims = [3] x [1] : (tensor<4x2x8x32xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %64 = stablehlo.add %42, %63 : tensor<4x2x8x16xf32>
    %65 = sdy.sharding_constraint %64 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    return %65, %7, %arg2, %10, %13, %12, %15, %34, %18, %17, %16, %30, %32, %37, %39, %50, %42, %53, %56, %55, %58, %61#1, %60, %61#2, %59, %61#0, %62 : tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x4x8x1xf32>, tensor<4x2x8x4x8xf32>, tensor<4x2x8x1xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x1xf32>, tensor<4x1x1x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
  }
  func.func private @silu_55(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<f32>) -> (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4x2x8x32xf32>
    %1 = stablehlo.exponential %0 : tensor<4x2x8x32xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %3 = stablehlo.add %2, %1 : tensor<4x2x8x32xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %5 = stablehlo.divide %4, %3 : tensor<4x2x8x32xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4x2x8x32xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x2x8x32xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<4x2x8x32xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<4x2x8x32xf32>
    return %9, %5, %8 : tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_56(%arg0: tensor<1x4x2x8x1xf32>, %arg1: tensor<4x2x8x1xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x1xf32>) -> tensor<1x4x2x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x2x8x1xf32>, tensor<1x4x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x1xf32>
    return %1 : tensor<1x4x2x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_57(%arg0: tensor<1x4x2x8x16xf32>, %arg1: tensor<4x2x8x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<1x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x2x8x16xf32>, tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    return %1 : tensor<1x4x2x8x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_58(%arg0: tensor<1x4x1x1x16xf32>, %arg1: tensor<4x1x1x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x1x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x1x1x16xf32>) -> tensor<1x4x1x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x1x1x16xf32>, tensor<1x4x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1x1x16xf32>
    return %1 : tensor<1x4x1x1x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_59(%arg0: tensor<1x4x2x4x8x8xf32>, %arg1: tensor<4x2x4x8x8xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x4x8x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x2x4x8x8xf32>) -> tensor<1x4x2x4x8x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<1x4x2x4x8x8xf32>, tensor<1x4x2x4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x8x8xf32>
    return %1 : tensor<1x4x2x4x8x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_60(%arg0: tensor<1x4x2x8x4x8xf32>, %arg1: tensor<4x2x8x4x8xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x8x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x2x8x4x8xf32>) -> tensor<1x4x2x8x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<1x4x2x8x4x8xf32>, tensor<1x4x2x8x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32>
    return %1 : tensor<1x4x2x8x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_61(%arg0: tensor<1x4x2x4x8x1xf32>, %arg1: tensor<4x2x4x8x1xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x4x8x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<4x2x4x8x1xf32>) -> tensor<1x4x2x4x8x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<1x4x2x4x8x1xf32>, tensor<1x4x2x4x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x8x1xf32>
    return %1 : tensor<1x4x2x4x8x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_62(%arg0: tensor<1x4x2x8x32xf32>, %arg1: tensor<4x2x8x32xf32>, %arg2: tensor<i32>) -> tensor<1x4x2x8x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x2x8x32xf32>) -> tensor<1x4x2x8x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x2x8x32xf32>, tensor<1x4x2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x32xf32>
    return %1 : tensor<1x4x2x8x32xf32>
  }
  func.func private @dynamic_index_in_dim_63(%arg0: tensor<1x4x2x8x1xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 1] : (tensor<1x4x2x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x1xf32>) -> tensor<4x2x8x1xf32>
    return %1 : tensor<4x2x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_64(%arg0: tensor<1x4x2x8x16xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 16] : (tensor<1x4x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x16xf32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_65(%arg0: tensor<1x4x1x1x16xf32>, %arg1: tensor<i32>) -> tensor<4x1x1x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 1, 1, 16] : (tensor<1x4x1x1x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1x1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x1x1x16xf32>) -> tensor<4x1x1x16xf32>
    return %1 : tensor<4x1x1x16xf32>
  }
  func.func private @dynamic_index_in_dim_66(%arg0: tensor<1x4x2x4x8x8xf32>, %arg1: tensor<i32>) -> tensor<4x2x4x8x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 2, 4, 8, 8] : (tensor<1x4x2x4x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x8x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32>
    return %1 : tensor<4x2x4x8x8xf32>
  }
  func.func private @dynamic_index_in_dim_67(%arg0: tensor<1x4x2x8x4x8xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 2, 8, 4, 8] : (tensor<1x4x2x8x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x4x8xf32>) -> tensor<4x2x8x4x8xf32>
    return %1 : tensor<4x2x8x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_68(%arg0: tensor<1x4x2x4x8x1xf32>, %arg1: tensor<i32>) -> tensor<4x2x4x8x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 4, 2, 4, 8, 1] : (tensor<1x4x2x4x8x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x4x8x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x4x8x1xf32>) -> tensor<4x2x4x8x1xf32>
    return %1 : tensor<4x2x4x8x1xf32>
  }
  func.func private @dynamic_index_in_dim_69(%arg0: tensor<1x4x2x8x32xf32>, %arg1: tensor<i32>) -> tensor<4x2x8x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 4, 2, 8, 32] : (tensor<1x4x2x8x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x2x8x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x2x8x32xf32>) -> tensor<4x2x8x32xf32>
    return %1 : tensor<4x2x8x32xf32>
  }
  func.func private @closed_call_70(%arg0: tensor<4x2x8x16xf32>, %arg1: tensor<4x2x8x1xf32>, %arg2: tensor<4x2x8x16xf32>, %arg3: tensor<4x2x8x1xf32>, %arg4: tensor<4x1x1x16xf32>, %arg5: tensor<4x2x8x16xf32>, %arg6: tensor<4x16x4x8xf32>, %arg7: tensor<4x2x8x16xf32>, %arg8: tensor<4x2x4x8x8xf32>, %arg9: tensor<4x2x8x4x8xf32>, %arg10: tensor<4x16x4x8xf32>, %arg11: tensor<4x2x8x4x8xf32>, %arg12: tensor<4x2x8x4x8xf32>, %arg13: tensor<4x16x4x8xf32>, %arg14: tensor<4x2x4x8x8xf32>, %arg15: tensor<4x2x4x8x1xf32>, %arg16: tensor<4x2x4x8x1xf32>, %arg17: tensor<4x4x8x16xf32>, %arg18: tensor<4x2x8x4x8xf32>, %arg19: tensor<4x2x8x1xf32>, %arg20: tensor<4x2x8x16xf32>, %arg21: tensor<4x2x8x1xf32>, %arg22: tensor<4x1x1x16xf32>, %arg23: tensor<4x2x8x16xf32>, %arg24: tensor<4x16x32xf32>, %arg25: tensor<4x2x8x16xf32>, %arg26: tensor<4x2x8x32xf32>, %arg27: tensor<4x2x8x32xf32>, %arg28: tensor<4x2x8x32xf32>, %arg29: tensor<4x2x8x32xf32>, %arg30: tensor<4x2x8x32xf32>, %arg31: tensor<4x16x32xf32>, %arg32: tensor<4x32x16xf32>, %arg33: tensor<4x2x8x32xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %1 = stablehlo.dot_general %0, %arg33, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x32xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<4x16x32xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %3 = stablehlo.dot_general %0, %arg32, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x16xf32>, tensor<4x32x16xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %4 = stablehlo.multiply %arg30, %3 : tensor<4x2x8x32xf32> loc(#at2)
    %5 = stablehlo.multiply %3, %arg29 : tensor<4x2x8x32xf32> loc(#at2)
    %6 = call @silu_71(%arg26, %arg27, %arg28, %5) : (tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>, tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> loc(#at2)
    %7 = stablehlo.dot_general %6, %arg25, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x32xf32>, tensor<4x2x8x16xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %8 = stablehlo.transpose %7, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %9 = stablehlo.dot_general %6, %arg24, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x32xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %10 = stablehlo.dot_general %4, %arg25, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x32xf32>, tensor<4x2x8x16xf32>) -> tensor<4x32x16xf32> loc(#at2)
    %11 = stablehlo.transpose %10, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32> loc(#at2)
    %12 = stablehlo.dot_general %4, %arg31, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<4x2x8x32xf32>, tensor<4x16x32xf32>) -> tensor<4x2x8x16xf32> loc(#at2)
    %13 = stablehlo.add %9, %12 : tensor<4x2x8x16xf32> loc(#at2)
    %14 = stablehlo.multiply %arg23, %13 : tensor<4x2x8x16xf32> loc(#at5)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %15 = stablehlo.reduce(%14 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %16 = stablehlo.reshape %15 : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %17 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %18 = stablehlo.multiply %13, %17 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %19 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %20 = stablehlo.multiply %arg20, %18 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %21 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %22 = stablehlo.reshape %21 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %23 = stablehlo.broadcast_in_dim %arg19, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %24 = stablehlo.multiply %18, %23 : tensor<4x2x8x16xf32> loc(#at5)
    %25 = stablehlo.add %0, %24 : tensor<4x2x8x16xf32> loc(#at5)
    %26 = stablehlo.multiply %22, %arg21 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %28 = stablehlo.divide %26, %27 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %29 = stablehlo.reduce(%28 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %31 = stablehlo.multiply %arg20, %30 : tensor<4x2x8x16xf32> loc(#at5)
    %32 = stablehlo.add %25, %31 : tensor<4x2x8x16xf32> loc(#at5)
    %33 = stablehlo.multiply %30, %arg20 : tensor<4x2x8x16xf32> loc(#at5)
    %34 = stablehlo.add %32, %33 : tensor<4x2x8x16xf32> loc(#at5)
    %35 = sdy.sharding_constraint %34 <@mesh, [{"stage"}, {"data"}, {}, {}]> : tensor<4x2x8x16xf32>
    %36 = stablehlo.dot_general %35, %arg18, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x16xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %37 = stablehlo.transpose %36, dims = [0, 2, 3, 1] : (tensor<4x16x4x8xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %38 = stablehlo.dot_general %35, %arg17, batching_dims = [0] x [0], contracting_dims = [3] x [3] : (tensor<4x2x8x16xf32>, tensor<4x4x8x16xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 1, 3, 4, 2] : (tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %40 = stablehlo.dot_general %39, %arg9, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [4] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %41 = stablehlo.dot_general %39, %arg8, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [4] x [3] : (tensor<4x2x4x8x8xf32>, tensor<4x2x4x8x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %42 = stablehlo.transpose %41, dims = [0, 1, 4, 2, 3] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %43 = stablehlo.broadcast_in_dim %arg16, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %44 = stablehlo.multiply %40, %43 : tensor<4x2x4x8x8xf32> loc(#at0)
    %45 = stablehlo.multiply %44, %arg14 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %46 = stablehlo.reduce(%45 init: %cst_4) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x8xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %47 = stablehlo.reshape %46 : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x1xf32> loc(#at0)
    %48 = stablehlo.negate %47 : tensor<4x2x4x8x1xf32> loc(#at0)
    %49 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2, 3, 4] : (tensor<4x2x4x8x1xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %50 = stablehlo.divide %40, %49 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %51 = stablehlo.reduce(%48 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<4x2x4x8x1xf32>, tensor<f32>) -> tensor<4x2x4x8xf32> loc(#at0)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<4x2x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %53 = stablehlo.add %50, %52 : tensor<4x2x4x8x8xf32> loc(#at0)
    %54 = stablehlo.multiply %53, %arg14 : tensor<4x2x4x8x8xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.353553385> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %56 = stablehlo.multiply %54, %55 : tensor<4x2x4x8x8xf32> loc(#at0)
    %57 = stablehlo.dot_general %56, %arg12, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [3] x [2] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %58 = stablehlo.transpose %57, dims = [0, 1, 3, 2, 4] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %59 = stablehlo.dot_general %56, %arg11, batching_dims = [0, 1, 2] x [0, 1, 3], contracting_dims = [4] x [2] : (tensor<4x2x4x8x8xf32>, tensor<4x2x8x4x8xf32>) -> tensor<4x2x4x8x8xf32> loc(#at0)
    %60 = stablehlo.transpose %59, dims = [0, 1, 3, 2, 4] : (tensor<4x2x4x8x8xf32>) -> tensor<4x2x8x4x8xf32> loc(#at0)
    %61 = stablehlo.dot_general %42, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %62 = stablehlo.transpose %61, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %63 = stablehlo.dot_general %42, %arg6, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %64 = stablehlo.dot_general %58, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %65 = stablehlo.transpose %64, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %66 = stablehlo.dot_general %58, %arg13, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %67 = stablehlo.add %63, %66 : tensor<4x2x8x16xf32> loc(#at0)
    %68 = stablehlo.dot_general %60, %arg7, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2] : (tensor<4x2x8x4x8xf32>, tensor<4x2x8x16xf32>) -> tensor<4x4x8x16xf32> loc(#at0)
    %69 = stablehlo.transpose %68, dims = [0, 3, 1, 2] : (tensor<4x4x8x16xf32>) -> tensor<4x16x4x8xf32> loc(#at0)
    %70 = stablehlo.dot_general %60, %arg10, batching_dims = [0] x [0], contracting_dims = [3, 4] x [2, 3] : (tensor<4x2x8x4x8xf32>, tensor<4x16x4x8xf32>) -> tensor<4x2x8x16xf32> loc(#at0)
    %71 = stablehlo.add %67, %70 : tensor<4x2x8x16xf32> loc(#at0)
    %72 = stablehlo.multiply %arg5, %71 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %73 = stablehlo.reduce(%72 init: %cst_7) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %74 = stablehlo.reshape %73 : (tensor<4x16xf32>) -> tensor<4x1x1x16xf32> loc(#at5)
    %75 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<4x1x1x16xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %76 = stablehlo.multiply %71, %75 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %77 = stablehlo.reduce(%74 init: %cst_8) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x1x16xf32>, tensor<f32>) -> tensor<4x16xf32> loc(#at5)
    %78 = stablehlo.multiply %arg2, %76 : tensor<4x2x8x16xf32> loc(#at5)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %79 = stablehlo.reduce(%78 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %80 = stablehlo.reshape %79 : (tensor<4x2x8xf32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %81 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<4x2x8x1xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %82 = stablehlo.multiply %76, %81 : tensor<4x2x8x16xf32> loc(#at5)
    %83 = stablehlo.add %35, %82 : tensor<4x2x8x16xf32> loc(#at5)
    %84 = stablehlo.multiply %80, %arg3 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2x8x1xf32> loc(#at5)
    %86 = stablehlo.divide %84, %85 : tensor<4x2x8x1xf32> loc(#at5)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at5)
    %87 = stablehlo.reduce(%86 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<4x2x8x1xf32>, tensor<f32>) -> tensor<4x2x8xf32> loc(#at5)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<4x2x8xf32>) -> tensor<4x2x8x16xf32> loc(#at5)
    %89 = stablehlo.multiply %arg2, %88 : tensor<4x2x8x16xf32> loc(#at5)
    %90 = stablehlo.add %83, %89 : tensor<4x2x8x16xf32> loc(#at5)
    %91 = stablehlo.multiply %88, %arg2 : tensor<4x2x8x16xf32> loc(#at5)
    %92 = stablehlo.add %90, %91 : tensor<4x2x8x16xf32> loc(#at5)
    return %92, %77, %19, %2, %8, %11, %65, %37, %69, %62 : tensor<4x2x8x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x32x16xf32>, tensor<4x16x32xf32>, tensor<4x16x32xf32>, tensor<4x16x4x8xf32>, tensor<4x4x8x16xf32>, tensor<4x16x4x8xf32>, tensor<4x16x4x8xf32>
  }
  func.func private @silu_71(%arg0: tensor<4x2x8x32xf32>, %arg1: tensor<4x2x8x32xf32>, %arg2: tensor<4x2x8x32xf32>, %arg3: tensor<4x2x8x32xf32>) -> tensor<4x2x8x32xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<4x2x8x32xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<4x2x8x32xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<4x2x8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x2x8x32xf32>
    return %3 : tensor<4x2x8x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_72(%arg0: tensor<1x4x16xf32>, %arg1: tensor<4x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<1x4x16xf32>, tensor<1x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    return %1 : tensor<1x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_73(%arg0: tensor<1x4x32x16xf32>, %arg1: tensor<4x32x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x32x16xf32>) -> tensor<1x4x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<1x4x32x16xf32>, tensor<1x4x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x32x16xf32>
    return %1 : tensor<1x4x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_74(%arg0: tensor<1x4x16x32xf32>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<i32>) -> tensor<1x4x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x16x32xf32>) -> tensor<1x4x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<1x4x16x32xf32>, tensor<1x4x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x32xf32>
    return %1 : tensor<1x4x16x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_75(%arg0: tensor<1x4x16x4x8xf32>, %arg1: tensor<4x16x4x8xf32>, %arg2: tensor<i32>) -> tensor<1x4x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x16x4x8xf32>) -> tensor<1x4x16x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x16x4x8xf32>, tensor<1x4x16x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16x4x8xf32>
    return %1 : tensor<1x4x16x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_76(%arg0: tensor<1x4x4x8x16xf32>, %arg1: tensor<4x4x8x16xf32>, %arg2: tensor<i32>) -> tensor<1x4x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<4x4x8x16xf32>) -> tensor<1x4x4x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<1x4x4x8x16xf32>, tensor<1x4x4x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x8x16xf32>
    return %1 : tensor<1x4x4x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_77(%arg0: tensor<4x5xi32>, %arg1: tensor<4x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<4x1x16x4x8xf32>) -> tensor<4x1x1x16x4x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x4x8xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<4x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x16x4x8xf32>, tensor<4x5xi32>, tensor<4x1x1x16x4x8xf32>) -> tensor<4x2x1x16x4x8xf32>
    return %7 : tensor<4x2x1x16x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_78(%arg0: tensor<4x5xi32>, %arg1: tensor<4x1x4x8x16xf32>) -> tensor<4x2x1x4x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4, 5] : (tensor<4x1x4x8x16xf32>) -> tensor<4x1x1x4x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x4x8x16xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0, 0]> : tensor<5xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<5xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<5xi32>) -> tensor<4x5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x5xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x5xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4, 5], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4, 5], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x4x8x16xf32>, tensor<4x5xi32>, tensor<4x1x1x4x8x16xf32>) -> tensor<4x2x1x4x8x16xf32>
    return %7 : tensor<4x2x1x4x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_79(%arg0: tensor<4x4xi32>, %arg1: tensor<4x1x16x32xf32>) -> tensor<4x2x1x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x1x16x32xf32>) -> tensor<4x1x1x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x16x32xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x16x32xf32>, tensor<4x4xi32>, tensor<4x1x1x16x32xf32>) -> tensor<4x2x1x16x32xf32>
    return %7 : tensor<4x2x1x16x32xf32>
  }
  func.func private @dynamic_index_in_dim_80(%arg0: tensor<4x4xi32>, %arg1: tensor<4x1x32x16xf32>) -> tensor<4x2x1x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x1x32x16xf32>) -> tensor<4x1x1x32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x32x16xf32>
    %c = stablehlo.constant dense<[1, 0, 0, 0]> : tensor<4xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<4xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x4xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3, 4], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3, 4], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x32x16xf32>, tensor<4x4xi32>, tensor<4x1x1x32x16xf32>) -> tensor<4x2x1x32x16xf32>
    return %7 : tensor<4x2x1x32x16xf32>
  }
  func.func private @dynamic_index_in_dim_81(%arg0: tensor<4x3xi32>, %arg1: tensor<4x1x16xf32>) -> tensor<4x2x1x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<4x1x16xf32>) -> tensor<4x1x1x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x1x16xf32>
    %c = stablehlo.constant dense<[1, 0, 0]> : tensor<3xi32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.minimum %c, %2 : tensor<3xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xi32>) -> tensor<4x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x3xi32>
    %6 = stablehlo.clamp %5, %arg0, %4 : tensor<4x3xi32>
    %7 = "stablehlo.scatter"(%1, %6, %0) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2, 3], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x2x1x16xf32>, tensor<4x3xi32>, tensor<4x1x1x16xf32>) -> tensor<4x2x1x16xf32>
    return %7 : tensor<4x2x1x16xf32>
  }
  func.func private @_where_82(%arg0: tensor<4x2x8x16xi1>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<4x2x8x16xi1>, tensor<4x2x8x16xf32>
    return %2, %1 : tensor<4x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @_where_83(%arg0: tensor<i1>, %arg1: tensor<4x2x8x16xf32>) -> (tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<i1>, tensor<4x2x8x16xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<4x2x8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x2x8x16xf32>, tensor<f32>) -> tensor<2x8x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2, 3] : (tensor<2x8x16xf32>) -> tensor<1x2x8x16xf32>
    return %4, %1 : tensor<1x2x8x16xf32>, tensor<4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_84(%arg0: tensor<i32>, %arg1: tensor<4x2x8x16xf32>) -> tensor<4x4x2x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3, 4] : (tensor<4x2x8x16xf32>) -> tensor<4x1x2x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %1, %0, %c, %arg0, %c_0, %c_1, %c_2 : (tensor<4x4x2x8x16xf32>, tensor<4x1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x4x2x8x16xf32>
    return %2 : tensor<4x4x2x8x16xf32>
  }
  func.func private @dynamic_index_in_dim_85(%arg0: tensor<i32>, %arg1: tensor<1x2x8x16xf32>) -> tensor<4x2x8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x2x8x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %0, %arg1, %arg0, %c, %c_0, %c_1 : (tensor<4x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x8x16xf32>
    return %1 : tensor<4x2x8x16xf32>
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
#at10 = loc("shift")

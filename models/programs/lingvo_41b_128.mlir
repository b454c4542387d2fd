module @jit_lingvo_41b_128 attributes {mhlo.num_partitions = 128 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8, "y"=16]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}, {name = "y", size = 16 : i64}]}}
  func.func public @main(%arg0: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<12288xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<24x12288xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<24x12288xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<12288xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg14: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg15: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg16: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 23 : i32} loc("state['v']['embedding']"), %arg24: tensor<12288xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg25: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg26: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg27: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 27 : i32} loc("state['v']['logits']"), %arg28: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 28 : i32} loc("state['v']['wf']"), %arg29: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['v']['wi']"), %arg30: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wk']"), %arg31: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wo']"), %arg32: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wq']"), %arg33: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wv']"), %arg34: tensor<256x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg35: tensor<256x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x12288xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[0]['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[0]['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[0]['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32000x12288xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32000x12288xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12288xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %11 = stablehlo.reshape %arg34 : (tensor<256x2048xi32>) -> tensor<64x4x2048xi32>
    %12 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<64x4x2048xi32>) -> tensor<4x64x2048xi32>
    %13 = sdy.sharding_constraint %12 <@mesh, [{}, {"x"}, {}]> : tensor<4x64x2048xi32>
    %14 = stablehlo.reshape %arg35 : (tensor<256x2048xi32>) -> tensor<64x4x2048xi32>
    %15 = stablehlo.transpose %14, dims = [1, 0, 2] : (tensor<64x4x2048xi32>) -> tensor<4x64x2048xi32>
    %16 = sdy.sharding_constraint %15 <@mesh, [{}, {"x"}, {}]> : tensor<4x64x2048xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17:26 = stablehlo.while(%iterArg = %13, %iterArg_134 = %16, %iterArg_135 = %arg0, %iterArg_136 = %arg2, %iterArg_137 = %arg3, %iterArg_138 = %arg5, %iterArg_139 = %arg6, %iterArg_140 = %arg7, %iterArg_141 = %arg8, %iterArg_142 = %arg9, %iterArg_143 = %arg10, %iterArg_144 = %arg1, %iterArg_145 = %arg4, %iterArg_146 = %c, %iterArg_147 = %cst_10, %iterArg_148 = %0, %iterArg_149 = %1, %iterArg_150 = %2, %iterArg_151 = %3, %iterArg_152 = %4, %iterArg_153 = %5, %iterArg_154 = %6, %iterArg_155 = %7, %iterArg_156 = %8, %iterArg_157 = %9, %iterArg_158 = %10) : tensor<4x64x2048xi32>, tensor<4x64x2048xi32>, tensor<32000x12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<12288xf32>, tensor<12288x32000xf32>, tensor<i32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    cond {
      %c_159 = stablehlo.constant dense<4> : tensor<i32>
      %328 = stablehlo.compare LT, %iterArg_146, %c_159, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %328 : tensor<i1>
    } do {
      %328 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_146) : (tensor<4x64x2048xi32>, tensor<i32>) -> tensor<64x2048xi32>
      %329 = func.call @dynamic_index_in_dim(%iterArg_134, %iterArg_146) : (tensor<4x64x2048xi32>, tensor<i32>) -> tensor<64x2048xi32>
      %330:12 = func.call @closed_call(%iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %328, %329) : (tensor<32000x12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<12288xf32>, tensor<12288x32000xf32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<64x2048xi32>, tensor<64x2048xi32>) -> (tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>)
      %c_159 = stablehlo.constant dense<1> : tensor<i32>
      %331 = stablehlo.add %iterArg_146, %c_159 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %331, %330#0, %330#1, %330#2, %330#3, %330#4, %330#5, %330#6, %330#7, %330#8, %330#9, %330#10, %330#11 : tensor<4x64x2048xi32>, tensor<4x64x2048xi32>, tensor<32000x12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<12288xf32>, tensor<12288x32000xf32>, tensor<i32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    }
    %cst_11 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %18 = stablehlo.divide %17#14, %cst_11 : tensor<f32>
    %cst_12 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32>
    %20 = stablehlo.divide %17#15, %19 : tensor<32000x12288xf32>
    %cst_13 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<12288xf32>
    %22 = stablehlo.divide %17#16, %21 : tensor<12288xf32>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %24 = stablehlo.divide %17#17, %23 : tensor<24x12288xf32>
    %cst_15 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %26 = stablehlo.divide %17#18, %25 : tensor<24x12288xf32>
    %cst_16 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32>
    %28 = stablehlo.divide %17#19, %27 : tensor<12288x32000xf32>
    %cst_17 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32>
    %30 = stablehlo.divide %17#20, %29 : tensor<24x49152x12288xf32>
    %cst_18 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32>
    %32 = stablehlo.divide %17#21, %31 : tensor<24x12288x49152xf32>
    %cst_19 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %34 = stablehlo.divide %17#22, %33 : tensor<24x12288x96x128xf32>
    %cst_20 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32>
    %36 = stablehlo.divide %17#23, %35 : tensor<24x96x128x12288xf32>
    %cst_21 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %38 = stablehlo.divide %17#24, %37 : tensor<24x12288x96x128xf32>
    %cst_22 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %40 = stablehlo.divide %17#25, %39 : tensor<24x12288x96x128xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.add %arg11, %cst_23 : tensor<f32> loc(#at5)
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %43 = stablehlo.multiply %42, %arg12 : tensor<32000x12288xf32> loc(#at5)
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %45 = stablehlo.multiply %44, %20 : tensor<32000x12288xf32> loc(#at5)
    %46 = stablehlo.add %43, %45 : tensor<32000x12288xf32> loc(#at5)
    %cst_26 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %48 = stablehlo.multiply %47, %arg23 : tensor<32000x12288xf32> loc(#at5)
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %50 = stablehlo.multiply %49, %20 : tensor<32000x12288xf32> loc(#at5)
    %51 = stablehlo.multiply %50, %20 : tensor<32000x12288xf32> loc(#at5)
    %52 = stablehlo.add %48, %51 : tensor<32000x12288xf32> loc(#at5)
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %53 = stablehlo.power %cst_28, %41 : tensor<f32> loc(#at5)
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.subtract %cst_29, %53 : tensor<f32> loc(#at5)
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %56 = stablehlo.divide %46, %55 : tensor<32000x12288xf32> loc(#at5)
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %58 = stablehlo.multiply %57, %56 : tensor<32000x12288xf32> loc(#at5)
    %cst_31 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %59 = stablehlo.power %cst_31, %41 : tensor<f32> loc(#at5)
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.subtract %cst_32, %59 : tensor<f32> loc(#at5)
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %62 = stablehlo.divide %52, %61 : tensor<32000x12288xf32> loc(#at5)
    %63 = stablehlo.sqrt %62 : tensor<32000x12288xf32> loc(#at5)
    %cst_33 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %65 = stablehlo.add %63, %64 : tensor<32000x12288xf32> loc(#at5)
    %66 = stablehlo.divide %58, %65 : tensor<32000x12288xf32> loc(#at5)
    %67 = stablehlo.subtract %arg0, %66 : tensor<32000x12288xf32> loc(#at5)
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %69 = stablehlo.multiply %68, %arg13 : tensor<12288xf32> loc(#at5)
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %71 = stablehlo.multiply %70, %22 : tensor<12288xf32> loc(#at5)
    %72 = stablehlo.add %69, %71 : tensor<12288xf32> loc(#at5)
    %cst_36 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %74 = stablehlo.multiply %73, %arg24 : tensor<12288xf32> loc(#at5)
    %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %76 = stablehlo.multiply %75, %22 : tensor<12288xf32> loc(#at5)
    %77 = stablehlo.multiply %76, %22 : tensor<12288xf32> loc(#at5)
    %78 = stablehlo.add %74, %77 : tensor<12288xf32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.power %cst_38, %41 : tensor<f32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %80 = stablehlo.subtract %cst_39, %79 : tensor<f32> loc(#at5)
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %82 = stablehlo.divide %72, %81 : tensor<12288xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %84 = stablehlo.multiply %83, %82 : tensor<12288xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %85 = stablehlo.power %cst_41, %41 : tensor<f32> loc(#at5)
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %86 = stablehlo.subtract %cst_42, %85 : tensor<f32> loc(#at5)
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %88 = stablehlo.divide %78, %87 : tensor<12288xf32> loc(#at5)
    %89 = stablehlo.sqrt %88 : tensor<12288xf32> loc(#at5)
    %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %91 = stablehlo.add %89, %90 : tensor<12288xf32> loc(#at5)
    %92 = stablehlo.divide %84, %91 : tensor<12288xf32> loc(#at5)
    %93 = stablehlo.subtract %arg1, %92 : tensor<12288xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %95 = stablehlo.multiply %94, %arg14 : tensor<24x12288xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %97 = stablehlo.multiply %96, %24 : tensor<24x12288xf32> loc(#at5)
    %98 = stablehlo.add %95, %97 : tensor<24x12288xf32> loc(#at5)
    %cst_46 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %100 = stablehlo.multiply %99, %arg25 : tensor<24x12288xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %102 = stablehlo.multiply %101, %24 : tensor<24x12288xf32> loc(#at5)
    %103 = stablehlo.multiply %102, %24 : tensor<24x12288xf32> loc(#at5)
    %104 = stablehlo.add %100, %103 : tensor<24x12288xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %105 = stablehlo.power %cst_48, %41 : tensor<f32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.subtract %cst_49, %105 : tensor<f32> loc(#at5)
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %108 = stablehlo.divide %98, %107 : tensor<24x12288xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %110 = stablehlo.multiply %109, %108 : tensor<24x12288xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %111 = stablehlo.power %cst_51, %41 : tensor<f32> loc(#at5)
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %112 = stablehlo.subtract %cst_52, %111 : tensor<f32> loc(#at5)
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %114 = stablehlo.divide %104, %113 : tensor<24x12288xf32> loc(#at5)
    %115 = stablehlo.sqrt %114 : tensor<24x12288xf32> loc(#at5)
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %117 = stablehlo.add %115, %116 : tensor<24x12288xf32> loc(#at5)
    %118 = stablehlo.divide %110, %117 : tensor<24x12288xf32> loc(#at5)
    %119 = stablehlo.subtract %arg2, %118 : tensor<24x12288xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %121 = stablehlo.multiply %120, %arg15 : tensor<24x12288xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %123 = stablehlo.multiply %122, %26 : tensor<24x12288xf32> loc(#at5)
    %124 = stablehlo.add %121, %123 : tensor<24x12288xf32> loc(#at5)
    %cst_56 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %126 = stablehlo.multiply %125, %arg26 : tensor<24x12288xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %128 = stablehlo.multiply %127, %26 : tensor<24x12288xf32> loc(#at5)
    %129 = stablehlo.multiply %128, %26 : tensor<24x12288xf32> loc(#at5)
    %130 = stablehlo.add %126, %129 : tensor<24x12288xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.power %cst_58, %41 : tensor<f32> loc(#at5)
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.subtract %cst_59, %131 : tensor<f32> loc(#at5)
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %134 = stablehlo.divide %124, %133 : tensor<24x12288xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %136 = stablehlo.multiply %135, %134 : tensor<24x12288xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %137 = stablehlo.power %cst_61, %41 : tensor<f32> loc(#at5)
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.subtract %cst_62, %137 : tensor<f32> loc(#at5)
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %140 = stablehlo.divide %130, %139 : tensor<24x12288xf32> loc(#at5)
    %141 = stablehlo.sqrt %140 : tensor<24x12288xf32> loc(#at5)
    %cst_63 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %143 = stablehlo.add %141, %142 : tensor<24x12288xf32> loc(#at5)
    %144 = stablehlo.divide %136, %143 : tensor<24x12288xf32> loc(#at5)
    %145 = stablehlo.subtract %arg3, %144 : tensor<24x12288xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %147 = stablehlo.multiply %146, %arg16 : tensor<12288x32000xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %149 = stablehlo.multiply %148, %28 : tensor<12288x32000xf32> loc(#at5)
    %150 = stablehlo.add %147, %149 : tensor<12288x32000xf32> loc(#at5)
    %cst_66 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %152 = stablehlo.multiply %151, %arg27 : tensor<12288x32000xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %154 = stablehlo.multiply %153, %28 : tensor<12288x32000xf32> loc(#at5)
    %155 = stablehlo.multiply %154, %28 : tensor<12288x32000xf32> loc(#at5)
    %156 = stablehlo.add %152, %155 : tensor<12288x32000xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %157 = stablehlo.power %cst_68, %41 : tensor<f32> loc(#at5)
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.subtract %cst_69, %157 : tensor<f32> loc(#at5)
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %160 = stablehlo.divide %150, %159 : tensor<12288x32000xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %162 = stablehlo.multiply %161, %160 : tensor<12288x32000xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %163 = stablehlo.power %cst_71, %41 : tensor<f32> loc(#at5)
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.subtract %cst_72, %163 : tensor<f32> loc(#at5)
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %166 = stablehlo.divide %156, %165 : tensor<12288x32000xf32> loc(#at5)
    %167 = stablehlo.sqrt %166 : tensor<12288x32000xf32> loc(#at5)
    %cst_73 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %169 = stablehlo.add %167, %168 : tensor<12288x32000xf32> loc(#at5)
    %170 = stablehlo.divide %162, %169 : tensor<12288x32000xf32> loc(#at5)
    %171 = stablehlo.subtract %arg4, %170 : tensor<12288x32000xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %173 = stablehlo.multiply %172, %arg17 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %175 = stablehlo.multiply %174, %30 : tensor<24x49152x12288xf32> loc(#at5)
    %176 = stablehlo.add %173, %175 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_76 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %178 = stablehlo.multiply %177, %arg28 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %180 = stablehlo.multiply %179, %30 : tensor<24x49152x12288xf32> loc(#at5)
    %181 = stablehlo.multiply %180, %30 : tensor<24x49152x12288xf32> loc(#at5)
    %182 = stablehlo.add %178, %181 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %183 = stablehlo.power %cst_78, %41 : tensor<f32> loc(#at5)
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %184 = stablehlo.subtract %cst_79, %183 : tensor<f32> loc(#at5)
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %186 = stablehlo.divide %176, %185 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %188 = stablehlo.multiply %187, %186 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %189 = stablehlo.power %cst_81, %41 : tensor<f32> loc(#at5)
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %190 = stablehlo.subtract %cst_82, %189 : tensor<f32> loc(#at5)
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %192 = stablehlo.divide %182, %191 : tensor<24x49152x12288xf32> loc(#at5)
    %193 = stablehlo.sqrt %192 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_83 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %195 = stablehlo.add %193, %194 : tensor<24x49152x12288xf32> loc(#at5)
    %196 = stablehlo.divide %188, %195 : tensor<24x49152x12288xf32> loc(#at5)
    %197 = stablehlo.subtract %arg5, %196 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %199 = stablehlo.multiply %198, %arg18 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %201 = stablehlo.multiply %200, %32 : tensor<24x12288x49152xf32> loc(#at5)
    %202 = stablehlo.add %199, %201 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_86 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %204 = stablehlo.multiply %203, %arg29 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %206 = stablehlo.multiply %205, %32 : tensor<24x12288x49152xf32> loc(#at5)
    %207 = stablehlo.multiply %206, %32 : tensor<24x12288x49152xf32> loc(#at5)
    %208 = stablehlo.add %204, %207 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %209 = stablehlo.power %cst_88, %41 : tensor<f32> loc(#at5)
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.subtract %cst_89, %209 : tensor<f32> loc(#at5)
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %212 = stablehlo.divide %202, %211 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %214 = stablehlo.multiply %213, %212 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %215 = stablehlo.power %cst_91, %41 : tensor<f32> loc(#at5)
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.subtract %cst_92, %215 : tensor<f32> loc(#at5)
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %218 = stablehlo.divide %208, %217 : tensor<24x12288x49152xf32> loc(#at5)
    %219 = stablehlo.sqrt %218 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_93 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %221 = stablehlo.add %219, %220 : tensor<24x12288x49152xf32> loc(#at5)
    %222 = stablehlo.divide %214, %221 : tensor<24x12288x49152xf32> loc(#at5)
    %223 = stablehlo.subtract %arg6, %222 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %225 = stablehlo.multiply %224, %arg19 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %227 = stablehlo.multiply %226, %34 : tensor<24x12288x96x128xf32> loc(#at5)
    %228 = stablehlo.add %225, %227 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_96 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %230 = stablehlo.multiply %229, %arg30 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %232 = stablehlo.multiply %231, %34 : tensor<24x12288x96x128xf32> loc(#at5)
    %233 = stablehlo.multiply %232, %34 : tensor<24x12288x96x128xf32> loc(#at5)
    %234 = stablehlo.add %230, %233 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %235 = stablehlo.power %cst_98, %41 : tensor<f32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %236 = stablehlo.subtract %cst_99, %235 : tensor<f32> loc(#at5)
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %238 = stablehlo.divide %228, %237 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %240 = stablehlo.multiply %239, %238 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %241 = stablehlo.power %cst_101, %41 : tensor<f32> loc(#at5)
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.subtract %cst_102, %241 : tensor<f32> loc(#at5)
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %244 = stablehlo.divide %234, %243 : tensor<24x12288x96x128xf32> loc(#at5)
    %245 = stablehlo.sqrt %244 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_103 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %247 = stablehlo.add %245, %246 : tensor<24x12288x96x128xf32> loc(#at5)
    %248 = stablehlo.divide %240, %247 : tensor<24x12288x96x128xf32> loc(#at5)
    %249 = stablehlo.subtract %arg7, %248 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %251 = stablehlo.multiply %250, %arg20 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %253 = stablehlo.multiply %252, %36 : tensor<24x96x128x12288xf32> loc(#at5)
    %254 = stablehlo.add %251, %253 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_106 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %256 = stablehlo.multiply %255, %arg31 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %258 = stablehlo.multiply %257, %36 : tensor<24x96x128x12288xf32> loc(#at5)
    %259 = stablehlo.multiply %258, %36 : tensor<24x96x128x12288xf32> loc(#at5)
    %260 = stablehlo.add %256, %259 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %261 = stablehlo.power %cst_108, %41 : tensor<f32> loc(#at5)
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.subtract %cst_109, %261 : tensor<f32> loc(#at5)
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %264 = stablehlo.divide %254, %263 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %266 = stablehlo.multiply %265, %264 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %267 = stablehlo.power %cst_111, %41 : tensor<f32> loc(#at5)
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %268 = stablehlo.subtract %cst_112, %267 : tensor<f32> loc(#at5)
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %270 = stablehlo.divide %260, %269 : tensor<24x96x128x12288xf32> loc(#at5)
    %271 = stablehlo.sqrt %270 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_113 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %273 = stablehlo.add %271, %272 : tensor<24x96x128x12288xf32> loc(#at5)
    %274 = stablehlo.divide %266, %273 : tensor<24x96x128x12288xf32> loc(#at5)
    %275 = stablehlo.subtract %arg8, %274 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %277 = stablehlo.multiply %276, %arg21 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %279 = stablehlo.multiply %278, %38 : tensor<24x12288x96x128xf32> loc(#at5)
    %280 = stablehlo.add %277, %279 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_116 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %282 = stablehlo.multiply %281, %arg32 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %284 = stablehlo.multiply %283, %38 : tensor<24x12288x96x128xf32> loc(#at5)
    %285 = stablehlo.multiply %284, %38 : tensor<24x12288x96x128xf32> loc(#at5)
    %286 = stablehlo.add %282, %285 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %287 = stablehlo.power %cst_118, %41 : tensor<f32> loc(#at5)
    %cst_119 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %288 = stablehlo.subtract %cst_119, %287 : tensor<f32> loc(#at5)
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %290 = stablehlo.divide %280, %289 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %292 = stablehlo.multiply %291, %290 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %293 = stablehlo.power %cst_121, %41 : tensor<f32> loc(#at5)
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %294 = stablehlo.subtract %cst_122, %293 : tensor<f32> loc(#at5)
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %296 = stablehlo.divide %286, %295 : tensor<24x12288x96x128xf32> loc(#at5)
    %297 = stablehlo.sqrt %296 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_123 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %299 = stablehlo.add %297, %298 : tensor<24x12288x96x128xf32> loc(#at5)
    %300 = stablehlo.divide %292, %299 : tensor<24x12288x96x128xf32> loc(#at5)
    %301 = stablehlo.subtract %arg9, %300 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %303 = stablehlo.multiply %302, %arg22 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %305 = stablehlo.multiply %304, %40 : tensor<24x12288x96x128xf32> loc(#at5)
    %306 = stablehlo.add %303, %305 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_126 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %308 = stablehlo.multiply %307, %arg33 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %310 = stablehlo.multiply %309, %40 : tensor<24x12288x96x128xf32> loc(#at5)
    %311 = stablehlo.multiply %310, %40 : tensor<24x12288x96x128xf32> loc(#at5)
    %312 = stablehlo.add %308, %311 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %313 = stablehlo.power %cst_128, %41 : tensor<f32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %314 = stablehlo.subtract %cst_129, %313 : tensor<f32> loc(#at5)
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %316 = stablehlo.divide %306, %315 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %318 = stablehlo.multiply %317, %316 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %319 = stablehlo.power %cst_131, %41 : tensor<f32> loc(#at5)
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %320 = stablehlo.subtract %cst_132, %319 : tensor<f32> loc(#at5)
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %322 = stablehlo.divide %312, %321 : tensor<24x12288x96x128xf32> loc(#at5)
    %323 = stablehlo.sqrt %322 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_133 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %325 = stablehlo.add %323, %324 : tensor<24x12288x96x128xf32> loc(#at5)
    %326 = stablehlo.divide %318, %325 : tensor<24x12288x96x128xf32> loc(#at5)
    %327 = stablehlo.subtract %arg10, %326 : tensor<24x12288x96x128xf32> loc(#at5)
    return %67, %93, %119, %145, %171, %197, %223, %249, %275, %301, %327, %41, %46, %72, %98, %124, %150, %176, %202, %228, %254, %280, %306, %52, %78, %104, %130, %156, %182, %208, %234, %260, %286, %312, %18 : tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x64x2048xi32>, %arg1: tensor<i32>) -> tensor<64x2048xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 2048] : (tensor<4x64x2048xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2048xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2048xi32>) -> tensor<64x2048xi32>
    return %1 : tensor<64x2048xi32>
  }
  func.func private @closed_call(%arg0: tensor<32000x12288xf32>, %arg1: tensor<24x12288xf32>, %arg2: tensor<24x12288xf32>, %arg3: tensor<24x49152x12288xf32>, %arg4: tensor<24x12288x49152xf32>, %arg5: tensor<24x12288x96x128xf32>, %arg6: tensor<24x96x128x12288xf32>, %arg7: tensor<24x12288x96x128xf32>, %arg8: tensor<24x12288x96x128xf32>, %arg9: tensor<12288xf32>, %arg10: tensor<12288x32000xf32>, %arg11: tensor<f32>, %arg12: tensor<32000x12288xf32>, %arg13: tensor<12288xf32>, %arg14: tensor<24x12288xf32>, %arg15: tensor<24x12288xf32>, %arg16: tensor<12288x32000xf32>, %arg17: tensor<24x49152x12288xf32>, %arg18: tensor<24x12288x49152xf32>, %arg19: tensor<24x12288x96x128xf32>, %arg20: tensor<24x96x128x12288xf32>, %arg21: tensor<24x12288x96x128xf32>, %arg22: tensor<24x12288x96x128xf32>, %arg23: tensor<64x2048xi32>, %arg24: tensor<64x2048xi32>) -> (tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x12288xf32>) -> tensor<32000x12288xbf16> loc(#at1)
    %1 = call @_one_hot(%arg24) : (tensor<64x2048xi32>) -> tensor<64x2048x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<64x2048x32000xbf16>, tensor<32000x12288xbf16>) -> tensor<64x2048x12288xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16> loc(#at1)
    %4 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at0)
    %6 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at0)
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at0)
    %11 = stablehlo.convert %10 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at0)
    %cst = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at0)
    %13 = stablehlo.multiply %12, %11 : tensor<2048x2048xf32> loc(#at0)
    %14 = stablehlo.broadcast_in_dim %13, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at0)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24x64x2048x96x128xbf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<24x64x2048x96x128xbf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<24x64x2048x96x128xbf16>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<bf16>) -> tensor<24x64x2048x12288xbf16>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<bf16>) -> tensor<24x64x2048x49152xbf16>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<bf16>) -> tensor<24x64x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %21:17 = stablehlo.while(%iterArg = %arg1, %iterArg_42 = %arg2, %iterArg_43 = %arg3, %iterArg_44 = %arg4, %iterArg_45 = %arg5, %iterArg_46 = %arg6, %iterArg_47 = %arg7, %iterArg_48 = %arg8, %iterArg_49 = %14, %iterArg_50 = %c, %iterArg_51 = %3, %iterArg_52 = %15, %iterArg_53 = %16, %iterArg_54 = %17, %iterArg_55 = %18, %iterArg_56 = %19, %iterArg_57 = %20) : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<1x1x2048x2048xf32>, tensor<i32>, tensor<64x2048x12288xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x12288xbf16>, tensor<24x64x2048x49152xbf16>, tensor<24x64x2048x12288xbf16>
    cond {
      %c_58 = stablehlo.constant dense<24> : tensor<i32>
      %150 = stablehlo.compare LT, %iterArg_50, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %150 : tensor<i1>
    } do {
      %150 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_50) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %151 = func.call @dynamic_index_in_dim_0(%iterArg_42, %iterArg_50) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %152 = func.call @dynamic_index_in_dim_1(%iterArg_43, %iterArg_50) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %153 = func.call @dynamic_index_in_dim_2(%iterArg_44, %iterArg_50) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %154 = func.call @dynamic_index_in_dim_3(%iterArg_45, %iterArg_50) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %155 = func.call @dynamic_index_in_dim_4(%iterArg_46, %iterArg_50) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %156 = func.call @dynamic_index_in_dim_3(%iterArg_47, %iterArg_50) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %157 = func.call @dynamic_index_in_dim_3(%iterArg_48, %iterArg_50) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %158:7 = func.call @closed_call_5(%iterArg_49, %iterArg_51, %150, %151, %152, %153, %154, %155, %156, %157) : (tensor<1x1x2048x2048xf32>, tensor<64x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) -> (tensor<64x2048x12288xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>, tensor<64x2048x49152xbf16>, tensor<64x2048x12288xbf16>)
      %159 = func.call @dynamic_update_index_in_dim(%iterArg_52, %158#1, %iterArg_50) : (tensor<24x64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<i32>) -> tensor<24x64x2048x96x128xbf16>
      %160 = func.call @dynamic_update_index_in_dim(%iterArg_53, %158#2, %iterArg_50) : (tensor<24x64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<i32>) -> tensor<24x64x2048x96x128xbf16>
      %161 = func.call @dynamic_update_index_in_dim(%iterArg_54, %158#3, %iterArg_50) : (tensor<24x64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<i32>) -> tensor<24x64x2048x96x128xbf16>
      %162 = func.call @dynamic_update_index_in_dim_6(%iterArg_55, %158#4, %iterArg_50) : (tensor<24x64x2048x12288xbf16>, tensor<64x2048x12288xbf16>, tensor<i32>) -> tensor<24x64x2048x12288xbf16>
      %163 = func.call @dynamic_update_index_in_dim_7(%iterArg_56, %158#5, %iterArg_50) : (tensor<24x64x2048x49152xbf16>, tensor<64x2048x49152xbf16>, tensor<i32>) -> tensor<24x64x2048x49152xbf16>
      %164 = func.call @dynamic_update_index_in_dim_6(%iterArg_57, %158#6, %iterArg_50) : (tensor<24x64x2048x12288xbf16>, tensor<64x2048x12288xbf16>, tensor<i32>) -> tensor<24x64x2048x12288xbf16>
      %c_58 = stablehlo.constant dense<1> : tensor<i32>
      %165 = stablehlo.add %iterArg_50, %c_58 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %165, %158#0, %159, %160, %161, %162, %163, %164 : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<1x1x2048x2048xf32>, tensor<i32>, tensor<64x2048x12288xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x12288xbf16>, tensor<24x64x2048x49152xbf16>, tensor<24x64x2048x12288xbf16>
    }
    %22 = stablehlo.convert %21#10 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at4)
    %23 = stablehlo.multiply %22, %22 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %24 = stablehlo.reduce(%23 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %27 = stablehlo.divide %25, %26 : tensor<64x2048x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %29 = stablehlo.add %27, %28 : tensor<64x2048x1xf32> loc(#at4)
    %30 = stablehlo.rsqrt %29 : tensor<64x2048x1xf32> loc(#at4)
    %31 = stablehlo.divide %30, %29 : tensor<64x2048x1xf32> loc(#at4)
    %cst_9 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %33 = stablehlo.multiply %32, %31 : tensor<64x2048x1xf32> loc(#at4)
    %34 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %35 = stablehlo.multiply %22, %34 : tensor<64x2048x12288xf32> loc(#at4)
    %36 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %38 = stablehlo.multiply %35, %37 : tensor<64x2048x12288xf32> loc(#at4)
    %39 = stablehlo.convert %38 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at4)
    %40 = stablehlo.convert %arg10 : (tensor<12288x32000xf32>) -> tensor<12288x32000xbf16> loc(#at3)
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [2] x [0] : (tensor<64x2048x12288xbf16>, tensor<12288x32000xbf16>) -> tensor<64x2048x32000xbf16> loc(#at3)
    %42 = sdy.sharding_constraint %41 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x32000xbf16> loc(#at3)
    %43 = stablehlo.convert %42 : (tensor<64x2048x32000xbf16>) -> tensor<64x2048x32000xf32> loc(#at3)
    %44 = call @_one_hot_8(%arg23) : (tensor<64x2048xi32>) -> tensor<64x2048x32000xf32> loc(#at3)
    %45 = stablehlo.multiply %43, %44 : tensor<64x2048x32000xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x32000xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %47 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.maximum across dimensions = [2] : (tensor<64x2048x32000xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %48 = stablehlo.reshape %47 : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at3)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x32000xf32> loc(#at3)
    %50 = stablehlo.compare EQ, %43, %49, FLOAT : (tensor<64x2048x32000xf32>, tensor<64x2048x32000xf32>) -> tensor<64x2048x32000xi1> loc(#at3)
    %51 = stablehlo.convert %50 : (tensor<64x2048x32000xi1>) -> tensor<64x2048x32000xf32> loc(#at3)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %52 = stablehlo.reduce(%51 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x32000xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %54 = stablehlo.maximum %53, %47 : tensor<64x2048xf32> loc(#at3)
    %55 = stablehlo.compare EQ, %47, %54, FLOAT : (tensor<64x2048xf32>, tensor<64x2048xf32>) -> tensor<64x2048xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %58 = stablehlo.select %55, %56, %57 : tensor<64x2048xi1>, tensor<64x2048xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %60 = stablehlo.compare EQ, %59, %54, FLOAT : (tensor<64x2048xf32>, tensor<64x2048xf32>) -> tensor<64x2048xi1> loc(#at3)
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %63 = stablehlo.select %60, %61, %62 : tensor<64x2048xi1>, tensor<64x2048xf32> loc(#at3)
    %64 = stablehlo.divide %58, %63 : tensor<64x2048xf32> loc(#at3)
    %65 = stablehlo.is_finite %54 : (tensor<64x2048xf32>) -> tensor<64x2048xi1> loc(#at3)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %67 = stablehlo.select %65, %54, %66 : tensor<64x2048xi1>, tensor<64x2048xf32> loc(#at3)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at3)
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x32000xf32> loc(#at3)
    %71 = stablehlo.subtract %43, %70 : tensor<64x2048x32000xf32> loc(#at3)
    %72 = stablehlo.exponential %71 : tensor<64x2048x32000xf32> loc(#at3)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %73 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x32000xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %74 = stablehlo.sign %73 : tensor<64x2048xf32> loc(#at3)
    %75 = stablehlo.abs %73 : tensor<64x2048xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %77 = stablehlo.compare GE, %73, %76, FLOAT : (tensor<64x2048xf32>, tensor<64x2048xf32>) -> tensor<64x2048xi1> loc(#at3)
    %78 = stablehlo.log %75 : tensor<64x2048xf32> loc(#at3)
    %79 = stablehlo.add %78, %67 : tensor<64x2048xf32> loc(#at3)
    %80 = stablehlo.subtract %79, %46 : tensor<64x2048xf32> loc(#at3)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %81 = stablehlo.reduce(%80 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_24 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %82 = stablehlo.divide %81, %cst_24 : tensor<f32> loc(#at3)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.310720e+05> : tensor<f32>
    %83 = stablehlo.divide %cst_25, %cst_26 : tensor<f32> loc(#at3)
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %85 = stablehlo.negate %84 : tensor<64x2048xf32> loc(#at3)
    %86 = stablehlo.divide %84, %75 : tensor<64x2048xf32> loc(#at3)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<64x2048xf32> loc(#at3)
    %88 = stablehlo.select %77, %87, %86 : tensor<64x2048xi1>, tensor<64x2048xf32> loc(#at3)
    %89 = stablehlo.select %77, %86, %87 : tensor<64x2048xi1>, tensor<64x2048xf32> loc(#at3)
    %90 = stablehlo.negate %88 : tensor<64x2048xf32> loc(#at3)
    %91 = stablehlo.add %89, %90 : tensor<64x2048xf32> loc(#at3)
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x32000xf32> loc(#at3)
    %93 = stablehlo.multiply %92, %72 : tensor<64x2048x32000xf32> loc(#at3)
    %94 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x32000xf32> loc(#at3)
    %95 = stablehlo.multiply %94, %44 : tensor<64x2048x32000xf32> loc(#at3)
    %96 = stablehlo.add %93, %95 : tensor<64x2048x32000xf32> loc(#at3)
    %97 = stablehlo.convert %96 : (tensor<64x2048x32000xf32>) -> tensor<64x2048x32000xbf16> loc(#at3)
    %98 = sdy.sharding_constraint %97 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x32000xbf16> loc(#at3)
    %99 = stablehlo.dot_general %98, %39, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x32000xbf16>, tensor<64x2048x12288xbf16>) -> tensor<32000x12288xbf16> loc(#at3)
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<32000x12288xbf16>) -> tensor<12288x32000xbf16> loc(#at3)
    %101 = stablehlo.dot_general %98, %40, contracting_dims = [2] x [1] : (tensor<64x2048x32000xbf16>, tensor<12288x32000xbf16>) -> tensor<64x2048x12288xbf16> loc(#at3)
    %102 = stablehlo.convert %100 : (tensor<12288x32000xbf16>) -> tensor<12288x32000xf32> loc(#at3)
    %103 = stablehlo.convert %101 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at4)
    %104 = stablehlo.multiply %35, %103 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %105 = stablehlo.reduce(%104 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %106 = stablehlo.reshape %105 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %107 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %108 = stablehlo.multiply %103, %107 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %109 = stablehlo.reduce(%106 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %110 = stablehlo.multiply %22, %108 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %111 = stablehlo.reduce(%110 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %112 = stablehlo.reshape %111 : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at4)
    %113 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %114 = stablehlo.multiply %108, %113 : tensor<64x2048x12288xf32> loc(#at4)
    %115 = stablehlo.multiply %112, %33 : tensor<64x2048x1xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %117 = stablehlo.divide %115, %116 : tensor<64x2048x1xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %118 = stablehlo.reduce(%117 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x1xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %120 = stablehlo.multiply %22, %119 : tensor<64x2048x12288xf32> loc(#at4)
    %121 = stablehlo.add %114, %120 : tensor<64x2048x12288xf32> loc(#at4)
    %122 = stablehlo.multiply %119, %22 : tensor<64x2048x12288xf32> loc(#at4)
    %123 = stablehlo.add %121, %122 : tensor<64x2048x12288xf32> loc(#at4)
    %124 = stablehlo.convert %123 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at4)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %133:24 = stablehlo.while(%iterArg = %21#11, %iterArg_42 = %21#12, %iterArg_43 = %21#13, %iterArg_44 = %21#14, %iterArg_45 = %21#15, %iterArg_46 = %arg1, %iterArg_47 = %arg2, %iterArg_48 = %arg3, %iterArg_49 = %arg4, %iterArg_50 = %arg5, %iterArg_51 = %arg6, %iterArg_52 = %arg7, %iterArg_53 = %arg8, %iterArg_54 = %21#16, %iterArg_55 = %c_41, %iterArg_56 = %124, %iterArg_57 = %125, %iterArg_58 = %126, %iterArg_59 = %127, %iterArg_60 = %128, %iterArg_61 = %129, %iterArg_62 = %130, %iterArg_63 = %131, %iterArg_64 = %132) : tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x12288xbf16>, tensor<24x64x2048x49152xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<24x64x2048x12288xbf16>, tensor<i32>, tensor<64x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    cond {
      %c_65 = stablehlo.constant dense<24> : tensor<i32>
      %150 = stablehlo.compare LT, %iterArg_55, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %150 : tensor<i1>
    } do {
      %c_65 = stablehlo.constant dense<24> : tensor<i32>
      %150 = stablehlo.subtract %c_65, %iterArg_55 : tensor<i32>
      %c_66 = stablehlo.constant dense<1> : tensor<i32>
      %151 = stablehlo.subtract %150, %c_66 : tensor<i32>
      %152 = func.call @dynamic_index_in_dim_9(%iterArg, %151) : (tensor<24x64x2048x96x128xbf16>, tensor<i32>) -> tensor<64x2048x96x128xbf16>
      %153 = func.call @dynamic_index_in_dim_9(%iterArg_42, %151) : (tensor<24x64x2048x96x128xbf16>, tensor<i32>) -> tensor<64x2048x96x128xbf16>
      %154 = func.call @dynamic_index_in_dim_9(%iterArg_43, %151) : (tensor<24x64x2048x96x128xbf16>, tensor<i32>) -> tensor<64x2048x96x128xbf16>
      %155 = func.call @dynamic_index_in_dim_10(%iterArg_44, %151) : (tensor<24x64x2048x12288xbf16>, tensor<i32>) -> tensor<64x2048x12288xbf16>
      %156 = func.call @dynamic_index_in_dim_11(%iterArg_45, %151) : (tensor<24x64x2048x49152xbf16>, tensor<i32>) -> tensor<64x2048x49152xbf16>
      %157 = func.call @dynamic_index_in_dim_0(%iterArg_46, %151) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %158 = func.call @dynamic_index_in_dim_0(%iterArg_47, %151) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %159 = func.call @dynamic_index_in_dim_1(%iterArg_48, %151) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %160 = func.call @dynamic_index_in_dim_2(%iterArg_49, %151) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %161 = func.call @dynamic_index_in_dim_3(%iterArg_50, %151) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %162 = func.call @dynamic_index_in_dim_4(%iterArg_51, %151) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %163 = func.call @dynamic_index_in_dim_3(%iterArg_52, %151) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %164 = func.call @dynamic_index_in_dim_3(%iterArg_53, %151) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %165 = func.call @dynamic_index_in_dim_10(%iterArg_54, %151) : (tensor<24x64x2048x12288xbf16>, tensor<i32>) -> tensor<64x2048x12288xbf16>
      %166:9 = func.call @closed_call_12(%iterArg_56, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %165) : (tensor<64x2048x12288xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>, tensor<64x2048x49152xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<64x2048x12288xbf16>) -> (tensor<64x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>)
      %167 = func.call @dynamic_update_index_in_dim_13(%iterArg_57, %166#1, %151) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %168 = func.call @dynamic_update_index_in_dim_13(%iterArg_58, %166#2, %151) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %169 = func.call @dynamic_update_index_in_dim_14(%iterArg_59, %166#3, %151) : (tensor<24x49152x12288xf32>, tensor<49152x12288xf32>, tensor<i32>) -> tensor<24x49152x12288xf32>
      %170 = func.call @dynamic_update_index_in_dim_15(%iterArg_60, %166#4, %151) : (tensor<24x12288x49152xf32>, tensor<12288x49152xf32>, tensor<i32>) -> tensor<24x12288x49152xf32>
      %171 = func.call @dynamic_update_index_in_dim_16(%iterArg_61, %166#5, %151) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %172 = func.call @dynamic_update_index_in_dim_17(%iterArg_62, %166#6, %151) : (tensor<24x96x128x12288xf32>, tensor<96x128x12288xf32>, tensor<i32>) -> tensor<24x96x128x12288xf32>
      %173 = func.call @dynamic_update_index_in_dim_16(%iterArg_63, %166#7, %151) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %174 = func.call @dynamic_update_index_in_dim_16(%iterArg_64, %166#8, %151) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %c_67 = stablehlo.constant dense<1> : tensor<i32>
      %175 = stablehlo.add %iterArg_55, %c_67 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %iterArg_47, %iterArg_48, %iterArg_49, %iterArg_50, %iterArg_51, %iterArg_52, %iterArg_53, %iterArg_54, %175, %166#0, %167, %168, %169, %170, %171, %172, %173, %174 : tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x96x128xbf16>, tensor<24x64x2048x12288xbf16>, tensor<24x64x2048x49152xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<24x64x2048x12288xbf16>, tensor<i32>, tensor<64x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    }
    %134 = sdy.sharding_constraint %133#15 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16> loc(#at1)
    %135 = stablehlo.dot_general %134, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x12288xbf16>, tensor<64x2048x32000xbf16>) -> tensor<12288x32000xbf16> loc(#at1)
    %136 = stablehlo.transpose %135, dims = [1, 0] : (tensor<12288x32000xbf16>) -> tensor<32000x12288xbf16> loc(#at1)
    %137 = stablehlo.convert %136 : (tensor<32000x12288xbf16>) -> tensor<32000x12288xf32> loc(#at1)
    %138 = stablehlo.add %arg11, %82 : tensor<f32>
    %139 = stablehlo.add %arg12, %137 : tensor<32000x12288xf32>
    %140 = stablehlo.add %arg13, %109 : tensor<12288xf32>
    %141 = stablehlo.add %arg14, %133#16 : tensor<24x12288xf32>
    %142 = stablehlo.add %arg15, %133#17 : tensor<24x12288xf32>
    %143 = stablehlo.add %arg16, %102 : tensor<12288x32000xf32>
    %144 = stablehlo.add %arg17, %133#18 : tensor<24x49152x12288xf32>
    %145 = stablehlo.add %arg18, %133#19 : tensor<24x12288x49152xf32>
    %146 = stablehlo.add %arg19, %133#20 : tensor<24x12288x96x128xf32>
    %147 = stablehlo.add %arg20, %133#21 : tensor<24x96x128x12288xf32>
    %148 = stablehlo.add %arg21, %133#22 : tensor<24x12288x96x128xf32>
    %149 = stablehlo.add %arg22, %133#23 : tensor<24x12288x96x128xf32>
    return %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149 : tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
  }
  func.func private @_one_hot(%arg0: tensor<64x2048xi32>) -> tensor<64x2048x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x2048xi32>) -> tensor<64x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<64x2048x1xi32>) -> tensor<64x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<64x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x2048x32000xi32>, tensor<64x2048x32000xi32>) -> tensor<64x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<64x2048x32000xi1>) -> tensor<64x2048x32000xbf16>
    return %5 : tensor<64x2048x32000xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<24x12288xf32>, %arg1: tensor<i32>) -> tensor<12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 12288] : (tensor<24x12288xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12288xf32>) -> tensor<12288xf32>
    return %1 : tensor<12288xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<24x49152x12288xf32>, %arg1: tensor<i32>) -> tensor<49152x12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 49152, 12288] : (tensor<24x49152x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x49152x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x49152x12288xf32>) -> tensor<49152x12288xf32>
    return %1 : tensor<49152x12288xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<24x12288x49152xf32>, %arg1: tensor<i32>) -> tensor<12288x49152xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12288, 49152] : (tensor<24x12288x49152xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12288x49152xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12288x49152xf32>) -> tensor<12288x49152xf32>
    return %1 : tensor<12288x49152xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<24x12288x96x128xf32>, %arg1: tensor<i32>) -> tensor<12288x96x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12288, 96, 128] : (tensor<24x12288x96x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12288x96x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12288x96x128xf32>) -> tensor<12288x96x128xf32>
    return %1 : tensor<12288x96x128xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<24x96x128x12288xf32>, %arg1: tensor<i32>) -> tensor<96x128x12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 96, 128, 12288] : (tensor<24x96x128x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x128x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96x128x12288xf32>) -> tensor<96x128x12288xf32>
    return %1 : tensor<96x128x12288xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<1x1x2048x2048xf32>, %arg1: tensor<64x2048x12288xbf16>, %arg2: tensor<12288xf32>, %arg3: tensor<12288xf32>, %arg4: tensor<49152x12288xf32>, %arg5: tensor<12288x49152xf32>, %arg6: tensor<12288x96x128xf32>, %arg7: tensor<96x128x12288xf32>, %arg8: tensor<12288x96x128xf32>, %arg9: tensor<12288x96x128xf32>) -> (tensor<64x2048x12288xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>, tensor<64x2048x49152xbf16>, tensor<64x2048x12288xbf16>) {
    %0 = stablehlo.convert %arg1 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<64x2048x12288xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<64x2048x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<64x2048x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<64x2048x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<64x2048x12288xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<64x2048x12288xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at4)
    %15 = stablehlo.convert %arg8 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<64x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %17 = stablehlo.reduce_precision %16, format = e8m7 : tensor<64x2048x96x128xbf16> loc(#at0)
    %18 = stablehlo.convert %arg6 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %19 = stablehlo.dot_general %14, %18, contracting_dims = [2] x [0] : (tensor<64x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %20 = stablehlo.reduce_precision %19, format = e8m7 : tensor<64x2048x96x128xbf16> loc(#at0)
    %21 = stablehlo.convert %arg9 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %22 = stablehlo.dot_general %14, %21, contracting_dims = [2] x [0] : (tensor<64x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %23 = stablehlo.reduce_precision %22, format = e8m7 : tensor<64x2048x96x128xbf16> loc(#at0)
    %24 = stablehlo.dot_general %17, %20, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>) -> tensor<64x96x2048x2048xbf16> loc(#at0)
    %25 = stablehlo.convert %24 : (tensor<64x96x2048x2048xbf16>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %27 = stablehlo.multiply %25, %26 : tensor<64x96x2048x2048xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %29 = stablehlo.subtract %27, %28 : tensor<64x96x2048x2048xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<64x96x2048x2048xf32>, tensor<f32>) -> tensor<64x96x2048xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<64x96x2048xf32> loc(#at0)
    %32 = stablehlo.maximum %31, %30 : tensor<64x96x2048xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<64x96x2048xf32>) -> tensor<64x96x2048x1xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<64x96x2048x1xf32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %35 = stablehlo.subtract %29, %34 : tensor<64x96x2048x2048xf32> loc(#at0)
    %36 = stablehlo.exponential %35 : tensor<64x96x2048x2048xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %37 = stablehlo.reduce(%36 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<64x96x2048x2048xf32>, tensor<f32>) -> tensor<64x96x2048xf32> loc(#at0)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<64x96x2048xf32>) -> tensor<64x96x2048x1xf32> loc(#at0)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<64x96x2048x1xf32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %40 = stablehlo.divide %36, %39 : tensor<64x96x2048x2048xf32> loc(#at0)
    %41 = stablehlo.convert %40 : (tensor<64x96x2048x2048xf32>) -> tensor<64x96x2048x2048xbf16> loc(#at0)
    %42 = stablehlo.dot_general %23, %41, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<64x2048x96x128xbf16>, tensor<64x96x2048x2048xbf16>) -> tensor<64x96x128x2048xbf16> loc(#at0)
    %43 = stablehlo.transpose %42, dims = [0, 3, 1, 2] : (tensor<64x96x128x2048xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %44 = stablehlo.convert %arg7 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at0)
    %45 = stablehlo.dot_general %43, %44, contracting_dims = [3, 2] x [1, 0] : (tensor<64x2048x96x128xbf16>, tensor<96x128x12288xbf16>) -> tensor<64x2048x12288xbf16> loc(#at0)
    %46 = stablehlo.reduce_precision %45, format = e8m7 : tensor<64x2048x12288xbf16> loc(#at0)
    %47 = stablehlo.add %arg1, %46 : tensor<64x2048x12288xbf16>
    %48 = sdy.sharding_constraint %47 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16>
    %49 = stablehlo.convert %48 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at4)
    %50 = stablehlo.multiply %49, %49 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %51 = stablehlo.reduce(%50 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %54 = stablehlo.divide %52, %53 : tensor<64x2048x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %56 = stablehlo.add %54, %55 : tensor<64x2048x1xf32> loc(#at4)
    %57 = stablehlo.rsqrt %56 : tensor<64x2048x1xf32> loc(#at4)
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %59 = stablehlo.multiply %49, %58 : tensor<64x2048x12288xf32> loc(#at4)
    %60 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %62 = stablehlo.multiply %59, %61 : tensor<64x2048x12288xf32> loc(#at4)
    %63 = stablehlo.convert %62 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at4)
    %64 = stablehlo.convert %arg5 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at2)
    %65 = stablehlo.dot_general %63, %64, contracting_dims = [2] x [0] : (tensor<64x2048x12288xbf16>, tensor<12288x49152xbf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %66 = stablehlo.reduce_precision %65, format = e8m7 : tensor<64x2048x49152xbf16> loc(#at2)
    %67 = stablehlo.multiply %66, %66 : tensor<64x2048x49152xbf16> loc(#at2)
    %68 = stablehlo.multiply %67, %66 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %70 = stablehlo.multiply %69, %68 : tensor<64x2048x49152xbf16> loc(#at2)
    %71 = stablehlo.add %66, %70 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %72 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %73 = stablehlo.multiply %72, %71 : tensor<64x2048x49152xbf16> loc(#at2)
    %74 = stablehlo.tanh %73 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %75 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %76 = stablehlo.add %75, %74 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %77 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %78 = stablehlo.multiply %77, %76 : tensor<64x2048x49152xbf16> loc(#at2)
    %79 = stablehlo.multiply %66, %78 : tensor<64x2048x49152xbf16> loc(#at2)
    %80 = stablehlo.convert %arg4 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at2)
    %81 = stablehlo.dot_general %79, %80, contracting_dims = [2] x [0] : (tensor<64x2048x49152xbf16>, tensor<49152x12288xbf16>) -> tensor<64x2048x12288xbf16> loc(#at2)
    %82 = stablehlo.add %48, %81 : tensor<64x2048x12288xbf16>
    %83 = sdy.sharding_constraint %82 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16>
    return %83, %17, %20, %23, %46, %66, %arg1 : tensor<64x2048x12288xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>, tensor<64x2048x49152xbf16>, tensor<64x2048x12288xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24x64x2048x96x128xbf16>, %arg1: tensor<64x2048x96x128xbf16>, %arg2: tensor<i32>) -> tensor<24x64x2048x96x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<64x2048x96x128xbf16>) -> tensor<1x64x2048x96x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<24x64x2048x96x128xbf16>, tensor<1x64x2048x96x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x64x2048x96x128xbf16>
    return %1 : tensor<24x64x2048x96x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<24x64x2048x12288xbf16>, %arg1: tensor<64x2048x12288xbf16>, %arg2: tensor<i32>) -> tensor<24x64x2048x12288xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x2048x12288xbf16>) -> tensor<1x64x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x64x2048x12288xbf16>, tensor<1x64x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x64x2048x12288xbf16>
    return %1 : tensor<24x64x2048x12288xbf16>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<24x64x2048x49152xbf16>, %arg1: tensor<64x2048x49152xbf16>, %arg2: tensor<i32>) -> tensor<24x64x2048x49152xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<64x2048x49152xbf16>) -> tensor<1x64x2048x49152xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x64x2048x49152xbf16>, tensor<1x64x2048x49152xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x64x2048x49152xbf16>
    return %1 : tensor<24x64x2048x49152xbf16>
  }
  func.func private @_one_hot_8(%arg0: tensor<64x2048xi32>) -> tensor<64x2048x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x2048xi32>) -> tensor<64x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<64x2048x1xi32>) -> tensor<64x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<64x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<64x2048x32000xi32>, tensor<64x2048x32000xi32>) -> tensor<64x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<64x2048x32000xi1>) -> tensor<64x2048x32000xf32>
    return %5 : tensor<64x2048x32000xf32>
  }
  func.func private @dynamic_index_in_dim_9(%arg0: tensor<24x64x2048x96x128xbf16>, %arg1: tensor<i32>) -> tensor<64x2048x96x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 64, 2048, 96, 128] : (tensor<24x64x2048x96x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2048x96x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2048x96x128xbf16>) -> tensor<64x2048x96x128xbf16>
    return %1 : tensor<64x2048x96x128xbf16>
  }
  func.func private @dynamic_index_in_dim_10(%arg0: tensor<24x64x2048x12288xbf16>, %arg1: tensor<i32>) -> tensor<64x2048x12288xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 2048, 12288] : (tensor<24x64x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2048x12288xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2048x12288xbf16>) -> tensor<64x2048x12288xbf16>
    return %1 : tensor<64x2048x12288xbf16>
  }
  func.func private @dynamic_index_in_dim_11(%arg0: tensor<24x64x2048x49152xbf16>, %arg1: tensor<i32>) -> tensor<64x2048x49152xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 64, 2048, 49152] : (tensor<24x64x2048x49152xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x2048x49152xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x64x2048x49152xbf16>) -> tensor<64x2048x49152xbf16>
    return %1 : tensor<64x2048x49152xbf16>
  }
  func.func private @closed_call_12(%arg0: tensor<64x2048x12288xbf16>, %arg1: tensor<64x2048x96x128xbf16>, %arg2: tensor<64x2048x96x128xbf16>, %arg3: tensor<64x2048x96x128xbf16>, %arg4: tensor<64x2048x12288xbf16>, %arg5: tensor<64x2048x49152xbf16>, %arg6: tensor<12288xf32>, %arg7: tensor<12288xf32>, %arg8: tensor<49152x12288xf32>, %arg9: tensor<12288x49152xf32>, %arg10: tensor<12288x96x128xf32>, %arg11: tensor<96x128x12288xf32>, %arg12: tensor<12288x96x128xf32>, %arg13: tensor<12288x96x128xf32>, %arg14: tensor<64x2048x12288xbf16>) -> (tensor<64x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) {
    %0:15 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg0 : tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>, tensor<64x2048x49152xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<64x2048x12288xbf16>, tensor<64x2048x12288xbf16>
    %1 = stablehlo.convert %0#13 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<64x2048x12288xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<64x2048x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<64x2048x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<64x2048x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<64x2048x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<64x2048x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<64x2048x12288xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#5, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<64x2048x12288xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at9)
    %19 = stablehlo.convert %0#11 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at7)
    %20 = stablehlo.convert %0#9 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#12 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %0#0, %0#1, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<64x2048x96x128xbf16>, tensor<64x2048x96x128xbf16>) -> tensor<64x96x2048x2048xbf16> loc(#at7)
    %23 = stablehlo.convert %22 : (tensor<64x96x2048x2048xbf16>) -> tensor<64x96x2048x2048xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<64x96x2048x2048xf32> loc(#at7)
    %25 = stablehlo.multiply %23, %24 : tensor<64x96x2048x2048xf32> loc(#at7)
    %26 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at7)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at7)
    %28 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at7)
    %29 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at7)
    %31 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at7)
    %32 = stablehlo.compare LT, %30, %31, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at7)
    %33 = stablehlo.convert %32 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32> loc(#at7)
    %cst_4 = stablehlo.constant dense<1.000000e+09> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32> loc(#at7)
    %35 = stablehlo.multiply %34, %33 : tensor<2048x2048xf32> loc(#at7)
    %36 = stablehlo.broadcast_in_dim %35, dims = [2, 3] : (tensor<2048x2048xf32>) -> tensor<1x1x2048x2048xf32> loc(#at7)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<64x96x2048x2048xf32> loc(#at7)
    %38 = stablehlo.subtract %25, %37 : tensor<64x96x2048x2048xf32> loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %39 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<64x96x2048x2048xf32>, tensor<f32>) -> tensor<64x96x2048xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<64x96x2048xf32> loc(#at7)
    %41 = stablehlo.maximum %40, %39 : tensor<64x96x2048xf32> loc(#at7)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<64x96x2048xf32>) -> tensor<64x96x2048x1xf32> loc(#at7)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<64x96x2048x1xf32>) -> tensor<64x96x2048x2048xf32> loc(#at7)
    %44 = stablehlo.subtract %38, %43 : tensor<64x96x2048x2048xf32> loc(#at7)
    %45 = stablehlo.exponential %44 : tensor<64x96x2048x2048xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %46 = stablehlo.reduce(%45 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<64x96x2048x2048xf32>, tensor<f32>) -> tensor<64x96x2048xf32> loc(#at7)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<64x96x2048xf32>) -> tensor<64x96x2048x1xf32> loc(#at7)
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<64x96x2048x1xf32>) -> tensor<64x96x2048x2048xf32> loc(#at7)
    %49 = stablehlo.divide %45, %48 : tensor<64x96x2048x2048xf32> loc(#at7)
    %50 = stablehlo.multiply %47, %47 : tensor<64x96x2048x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %51 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<64x96x2048x1xf32> loc(#at7)
    %52 = stablehlo.divide %51, %50 : tensor<64x96x2048x1xf32> loc(#at7)
    %53 = stablehlo.convert %49 : (tensor<64x96x2048x2048xf32>) -> tensor<64x96x2048x2048xbf16> loc(#at7)
    %54 = stablehlo.dot_general %0#2, %53, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<64x2048x96x128xbf16>, tensor<64x96x2048x2048xbf16>) -> tensor<64x96x128x2048xbf16> loc(#at7)
    %55 = stablehlo.transpose %54, dims = [0, 3, 1, 2] : (tensor<64x96x128x2048xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at7)
    %56 = stablehlo.convert %0#10 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at7)
    %57 = stablehlo.add %0#13, %0#3 : tensor<64x2048x12288xbf16> loc(#at6)
    %58 = sdy.sharding_constraint %57 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16> loc(#at6)
    %59 = stablehlo.convert %58 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at9)
    %60 = stablehlo.multiply %59, %59 : tensor<64x2048x12288xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %61 = stablehlo.reduce(%60 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at9)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at9)
    %64 = stablehlo.divide %62, %63 : tensor<64x2048x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at9)
    %66 = stablehlo.add %64, %65 : tensor<64x2048x1xf32> loc(#at9)
    %67 = stablehlo.rsqrt %66 : tensor<64x2048x1xf32> loc(#at9)
    %68 = stablehlo.divide %67, %66 : tensor<64x2048x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at9)
    %70 = stablehlo.multiply %69, %68 : tensor<64x2048x1xf32> loc(#at9)
    %71 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at9)
    %72 = stablehlo.multiply %59, %71 : tensor<64x2048x12288xf32> loc(#at9)
    %73 = stablehlo.broadcast_in_dim %0#6, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at9)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at9)
    %75 = stablehlo.multiply %72, %74 : tensor<64x2048x12288xf32> loc(#at9)
    %76 = stablehlo.convert %75 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at9)
    %77 = stablehlo.convert %0#8 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at8)
    %78 = stablehlo.multiply %0#4, %0#4 : tensor<64x2048x49152xbf16> loc(#at8)
    %79 = stablehlo.multiply %78, %0#4 : tensor<64x2048x49152xbf16> loc(#at8)
    %80 = stablehlo.multiply %0#4, %0#4 : tensor<64x2048x49152xbf16> loc(#at8)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at8)
    %82 = stablehlo.multiply %81, %80 : tensor<64x2048x49152xbf16> loc(#at8)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at8)
    %84 = stablehlo.multiply %83, %79 : tensor<64x2048x49152xbf16> loc(#at8)
    %85 = stablehlo.add %0#4, %84 : tensor<64x2048x49152xbf16> loc(#at8)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at8)
    %87 = stablehlo.multiply %86, %85 : tensor<64x2048x49152xbf16> loc(#at8)
    %88 = stablehlo.tanh %87 : tensor<64x2048x49152xbf16> loc(#at8)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at8)
    %90 = stablehlo.subtract %89, %88 : tensor<64x2048x49152xbf16> loc(#at8)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at8)
    %92 = stablehlo.add %91, %88 : tensor<64x2048x49152xbf16> loc(#at8)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at8)
    %94 = stablehlo.multiply %93, %92 : tensor<64x2048x49152xbf16> loc(#at8)
    %95 = stablehlo.multiply %0#4, %94 : tensor<64x2048x49152xbf16> loc(#at8)
    %96 = stablehlo.convert %0#7 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at8)
    %97 = sdy.sharding_constraint %0#14 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16>
    %98 = stablehlo.dot_general %97, %95, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x12288xbf16>, tensor<64x2048x49152xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<12288x49152xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %100 = stablehlo.dot_general %97, %96, contracting_dims = [2] x [1] : (tensor<64x2048x12288xbf16>, tensor<49152x12288xbf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %101 = stablehlo.convert %99 : (tensor<49152x12288xbf16>) -> tensor<49152x12288xf32> loc(#at2)
    %102 = stablehlo.multiply %0#4, %100 : tensor<64x2048x49152xbf16> loc(#at2)
    %103 = stablehlo.multiply %100, %94 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %105 = stablehlo.multiply %104, %102 : tensor<64x2048x49152xbf16> loc(#at2)
    %106 = stablehlo.multiply %105, %90 : tensor<64x2048x49152xbf16> loc(#at2)
    %107 = stablehlo.multiply %106, %88 : tensor<64x2048x49152xbf16> loc(#at2)
    %108 = stablehlo.add %106, %107 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %108 : tensor<64x2048x49152xbf16> loc(#at2)
    %111 = stablehlo.add %103, %110 : tensor<64x2048x49152xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<64x2048x49152xbf16> loc(#at2)
    %113 = stablehlo.multiply %112, %110 : tensor<64x2048x49152xbf16> loc(#at2)
    %114 = stablehlo.multiply %113, %82 : tensor<64x2048x49152xbf16> loc(#at2)
    %115 = stablehlo.add %111, %114 : tensor<64x2048x49152xbf16> loc(#at2)
    %116 = stablehlo.dot_general %115, %76, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x49152xbf16>, tensor<64x2048x12288xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<49152x12288xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %118 = stablehlo.dot_general %115, %77, contracting_dims = [2] x [1] : (tensor<64x2048x49152xbf16>, tensor<12288x49152xbf16>) -> tensor<64x2048x12288xbf16> loc(#at2)
    %119 = stablehlo.convert %117 : (tensor<12288x49152xbf16>) -> tensor<12288x49152xf32> loc(#at2)
    %120 = stablehlo.convert %118 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at4)
    %121 = stablehlo.multiply %72, %120 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %122 = stablehlo.reduce(%121 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %123 = stablehlo.reshape %122 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %124 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %125 = stablehlo.multiply %120, %124 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %126 = stablehlo.reduce(%123 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %127 = stablehlo.multiply %59, %125 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %128 = stablehlo.reduce(%127 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %129 = stablehlo.reshape %128 : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at4)
    %130 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %131 = stablehlo.multiply %125, %130 : tensor<64x2048x12288xf32> loc(#at4)
    %132 = stablehlo.multiply %129, %70 : tensor<64x2048x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %134 = stablehlo.divide %132, %133 : tensor<64x2048x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %135 = stablehlo.reduce(%134 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x1xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %137 = stablehlo.multiply %59, %136 : tensor<64x2048x12288xf32> loc(#at4)
    %138 = stablehlo.add %131, %137 : tensor<64x2048x12288xf32> loc(#at4)
    %139 = stablehlo.multiply %136, %59 : tensor<64x2048x12288xf32> loc(#at4)
    %140 = stablehlo.add %138, %139 : tensor<64x2048x12288xf32> loc(#at4)
    %141 = stablehlo.convert %140 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at4)
    %142 = stablehlo.add %97, %141 : tensor<64x2048x12288xbf16> loc(#at4)
    %143 = sdy.sharding_constraint %142 <@mesh, [{"x"}, {}, {"y"}]> : tensor<64x2048x12288xbf16>
    %144 = stablehlo.dot_general %143, %55, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x12288xbf16>, tensor<64x2048x96x128xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %145 = stablehlo.transpose %144, dims = [1, 2, 0] : (tensor<12288x96x128xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %146 = stablehlo.dot_general %143, %56, contracting_dims = [2] x [2] : (tensor<64x2048x12288xbf16>, tensor<96x128x12288xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %147 = stablehlo.convert %145 : (tensor<96x128x12288xbf16>) -> tensor<96x128x12288xf32> loc(#at0)
    %148 = stablehlo.transpose %146, dims = [0, 2, 3, 1] : (tensor<64x2048x96x128xbf16>) -> tensor<64x96x128x2048xbf16> loc(#at0)
    %149 = stablehlo.dot_general %148, %0#2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<64x96x128x2048xbf16>, tensor<64x2048x96x128xbf16>) -> tensor<64x96x2048x2048xbf16> loc(#at0)
    %150 = stablehlo.dot_general %148, %53, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<64x96x128x2048xbf16>, tensor<64x96x2048x2048xbf16>) -> tensor<64x96x128x2048xbf16> loc(#at0)
    %151 = stablehlo.transpose %150, dims = [0, 3, 1, 2] : (tensor<64x96x128x2048xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %152 = stablehlo.convert %149 : (tensor<64x96x2048x2048xbf16>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %153 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<64x96x2048x1xf32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %154 = stablehlo.multiply %152, %153 : tensor<64x96x2048x2048xf32> loc(#at0)
    %155 = stablehlo.multiply %154, %45 : tensor<64x96x2048x2048xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %156 = stablehlo.reduce(%155 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<64x96x2048x2048xf32>, tensor<f32>) -> tensor<64x96x2048xf32> loc(#at0)
    %157 = stablehlo.reshape %156 : (tensor<64x96x2048xf32>) -> tensor<64x96x2048x1xf32> loc(#at0)
    %158 = stablehlo.negate %157 : tensor<64x96x2048x1xf32> loc(#at0)
    %159 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<64x96x2048x1xf32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %160 = stablehlo.divide %152, %159 : tensor<64x96x2048x2048xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%158 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<64x96x2048x1xf32>, tensor<f32>) -> tensor<64x96x2048xf32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<64x96x2048xf32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %163 = stablehlo.add %160, %162 : tensor<64x96x2048x2048xf32> loc(#at0)
    %164 = stablehlo.multiply %163, %45 : tensor<64x96x2048x2048xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<64x96x2048x2048xf32> loc(#at0)
    %166 = stablehlo.multiply %164, %165 : tensor<64x96x2048x2048xf32> loc(#at0)
    %167 = stablehlo.convert %166 : (tensor<64x96x2048x2048xf32>) -> tensor<64x96x2048x2048xbf16> loc(#at0)
    %168 = stablehlo.dot_general %167, %0#0, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<64x96x2048x2048xbf16>, tensor<64x2048x96x128xbf16>) -> tensor<64x96x2048x128xbf16> loc(#at0)
    %169 = stablehlo.transpose %168, dims = [0, 2, 1, 3] : (tensor<64x96x2048x128xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %170 = stablehlo.dot_general %167, %0#1, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<64x96x2048x2048xbf16>, tensor<64x2048x96x128xbf16>) -> tensor<64x96x2048x128xbf16> loc(#at0)
    %171 = stablehlo.transpose %170, dims = [0, 2, 1, 3] : (tensor<64x96x2048x128xbf16>) -> tensor<64x2048x96x128xbf16> loc(#at0)
    %172 = stablehlo.dot_general %151, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %173 = stablehlo.transpose %172, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %174 = stablehlo.dot_general %151, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<64x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<64x2048x12288xbf16> loc(#at0)
    %175 = stablehlo.convert %173 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %176 = stablehlo.dot_general %169, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %177 = stablehlo.transpose %176, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %178 = stablehlo.dot_general %169, %20, contracting_dims = [2, 3] x [1, 2] : (tensor<64x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<64x2048x12288xbf16> loc(#at0)
    %179 = stablehlo.add %174, %178 : tensor<64x2048x12288xbf16> loc(#at0)
    %180 = stablehlo.convert %177 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %181 = stablehlo.dot_general %171, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<64x2048x96x128xbf16>, tensor<64x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %182 = stablehlo.transpose %181, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %183 = stablehlo.dot_general %171, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<64x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<64x2048x12288xbf16> loc(#at0)
    %184 = stablehlo.add %179, %183 : tensor<64x2048x12288xbf16> loc(#at0)
    %185 = stablehlo.convert %182 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %186 = stablehlo.convert %184 : (tensor<64x2048x12288xbf16>) -> tensor<64x2048x12288xf32> loc(#at4)
    %187 = stablehlo.multiply %14, %186 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %188 = stablehlo.reduce(%187 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %189 = stablehlo.reshape %188 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %190 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %191 = stablehlo.multiply %186, %190 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %192 = stablehlo.reduce(%189 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %193 = stablehlo.multiply %1, %191 : tensor<64x2048x12288xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %194 = stablehlo.reduce(%193 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x12288xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %195 = stablehlo.reshape %194 : (tensor<64x2048xf32>) -> tensor<64x2048x1xf32> loc(#at4)
    %196 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<64x2048x1xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %197 = stablehlo.multiply %191, %196 : tensor<64x2048x12288xf32> loc(#at4)
    %198 = stablehlo.multiply %195, %12 : tensor<64x2048x1xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<64x2048x1xf32> loc(#at4)
    %200 = stablehlo.divide %198, %199 : tensor<64x2048x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %201 = stablehlo.reduce(%200 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<64x2048x1xf32>, tensor<f32>) -> tensor<64x2048xf32> loc(#at4)
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1] : (tensor<64x2048xf32>) -> tensor<64x2048x12288xf32> loc(#at4)
    %203 = stablehlo.multiply %1, %202 : tensor<64x2048x12288xf32> loc(#at4)
    %204 = stablehlo.add %197, %203 : tensor<64x2048x12288xf32> loc(#at4)
    %205 = stablehlo.multiply %202, %1 : tensor<64x2048x12288xf32> loc(#at4)
    %206 = stablehlo.add %204, %205 : tensor<64x2048x12288xf32> loc(#at4)
    %207 = stablehlo.convert %206 : (tensor<64x2048x12288xf32>) -> tensor<64x2048x12288xbf16> loc(#at4)
    %208 = stablehlo.add %143, %207 : tensor<64x2048x12288xbf16> loc(#at4)
    return %208, %192, %126, %101, %119, %180, %147, %185, %175 : tensor<64x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<24x12288xf32>, %arg1: tensor<12288xf32>, %arg2: tensor<i32>) -> tensor<24x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12288xf32>) -> tensor<1x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<24x12288xf32>, tensor<1x12288xf32>, tensor<i32>, tensor<i32>) -> tensor<24x12288xf32>
    return %1 : tensor<24x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<24x49152x12288xf32>, %arg1: tensor<49152x12288xf32>, %arg2: tensor<i32>) -> tensor<24x49152x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<49152x12288xf32>) -> tensor<1x49152x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x49152x12288xf32>, tensor<1x49152x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x49152x12288xf32>
    return %1 : tensor<24x49152x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<24x12288x49152xf32>, %arg1: tensor<12288x49152xf32>, %arg2: tensor<i32>) -> tensor<24x12288x49152xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12288x49152xf32>) -> tensor<1x12288x49152xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x12288x49152xf32>, tensor<1x12288x49152xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x49152xf32>
    return %1 : tensor<24x12288x49152xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<24x12288x96x128xf32>, %arg1: tensor<12288x96x128xf32>, %arg2: tensor<i32>) -> tensor<24x12288x96x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12288x96x128xf32>) -> tensor<1x12288x96x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x12288x96x128xf32>, tensor<1x12288x96x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
    return %1 : tensor<24x12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<24x96x128x12288xf32>, %arg1: tensor<96x128x12288xf32>, %arg2: tensor<i32>) -> tensor<24x96x128x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<96x128x12288xf32>) -> tensor<1x96x128x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x96x128x12288xf32>, tensor<1x96x128x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x96x128x12288xf32>
    return %1 : tensor<24x96x128x12288xf32>
  }
}
#at0 = loc("attention")
#at1 = loc("embedding")
#at2 = loc("ffn")
#at3 = loc("logits")
#at4 = loc("norm")
#at5 = loc("optimizer")
#at6 = loc("rematted_computation")
#at7 = loc("rematted_computation/attention")
#at8 = loc("rematted_computation/ffn")
#at9 = loc("rematted_computation/norm")

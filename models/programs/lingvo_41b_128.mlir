module @jit_lingvo_41b_128 attributes {mhlo.num_partitions = 128 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=8, "y"=16]> {stablehlo.mesh = {axes = [{name = "x", size = 8 : i64}, {name = "y", size = 16 : i64}]}}
  func.func public @main(%arg0: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<12288xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<24x12288xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<24x12288xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<12288xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg14: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg15: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg16: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 23 : i32} loc("state['v']['embedding']"), %arg24: tensor<12288xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg25: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg26: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg27: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 27 : i32} loc("state['v']['logits']"), %arg28: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 28 : i32} loc("state['v']['wf']"), %arg29: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['v']['wi']"), %arg30: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wk']"), %arg31: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wo']"), %arg32: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wq']"), %arg33: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wv']"), %arg34: tensor<64x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg35: tensor<64x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x12288xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[0]['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[0]['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[0]['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32000x12288xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32000x12288xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
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
    %11 = stablehlo.reshape %arg34 : (tensor<64x2048xi32>) -> tensor<16x4x2048xi32>
    %12 = stablehlo.transpose %11, dims = [1, 0, 2] : (tensor<16x4x2048xi32>) -> tensor<4x16x2048xi32>
    %13 = sdy.sharding_constraint %12 <@mesh, [{}, {"x"}, {}]> : tensor<4x16x2048xi32>
    %14 = stablehlo.reshape %arg35 : (tensor<64x2048xi32>) -> tensor<16x4x2048xi32>
    %15 = stablehlo.transpose %14, dims = [1, 0, 2] : (tensor<16x4x2048xi32>) -> tensor<4x16x2048xi32>
    %16 = sdy.sharding_constraint %15 <@mesh, [{}, {"x"}, {}]> : tensor<4x16x2048xi32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %17:26 = stablehlo.while(%iterArg = %13, %iterArg_134 = %16, %iterArg_135 = %arg0, %iterArg_136 = %arg2, %iterArg_137 = %arg3, %iterArg_138 = %arg5, %iterArg_139 = %arg6, %iterArg_140 = %arg7, %iterArg_141 = %arg8, %iterArg_142 = %arg9, %iterArg_143 = %arg10, %iterArg_144 = %arg1, %iterArg_145 = %arg4, %iterArg_146 = %c, %iterArg_147 = %cst_10, %iterArg_148 = %0, %iterArg_149 = %1, %iterArg_150 = %2, %iterArg_151 = %3, %iterArg_152 = %4, %iterArg_153 = %5, %iterArg_154 = %6, %iterArg_155 = %7, %iterArg_156 = %8, %iterArg_157 = %9, %iterArg_158 = %10) : tensor<4x16x2048xi32>, tensor<4x16x2048xi32>, tensor<32000x12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<12288xf32>, tensor<12288x32000xf32>, tensor<i32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    cond {
      %c_159 = stablehlo.constant dense<4> : tensor<i32>
      %328 = stablehlo.compare LT, %iterArg_146, %c_159, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %328 : tensor<i1>
    } do {
      %328 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_146) : (tensor<4x16x2048xi32>, tensor<i32>) -> tensor<16x2048xi32>
      %329 = func.call @dynamic_index_in_dim(%iterArg_134, %iterArg_146) : (tensor<4x16x2048xi32>, tensor<i32>) -> tensor<16x2048xi32>
      %330:12 = func.call @closed_call(%iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %328, %329) : (tensor<32000x12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<12288xf32>, tensor<12288x32000xf32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<16x2048xi32>, tensor<16x2048xi32>) -> (tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>)
      %c_159 = stablehlo.constant dense<1> : tensor<i32>
      %331 = stablehlo.add %iterArg_146, %c_159 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %331, %330#0, %330#1, %330#2, %330#3, %330#4, %330#5, %330#6, %330#7, %330#8, %330#9, %330#10, %330#11 : tensor<4x16x2048xi32>, tensor<4x16x2048xi32>, tensor<32000x12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<12288xf32>, tensor<12288x32000xf32>, tensor<i32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x16x2048xi32>, %arg1: tensor<i32>) -> tensor<16x2048xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 2048] : (tensor<4x16x2048xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2048xi32>) -> tensor<16x2048xi32>
    return %1 : tensor<16x2048xi32>
  }
  func.func private @closed_call(%arg0: tensor<32000x12288xf32>, %arg1: tensor<24x12288xf32>, %arg2: tensor<24x12288xf32>, %arg3: tensor<24x49152x12288xf32>, %arg4: tensor<24x12288x49152xf32>, %arg5: tensor<24x12288x96x128xf32>, %arg6: tensor<24x96x128x12288xf32>, %arg7: tensor<24x12288x96x128xf32>, %arg8: tensor<24x12288x96x128xf32>, %arg9: tensor<12288xf32>, %arg10: tensor<12288x32000xf32>, %arg11: tensor<f32>, %arg12: tensor<32000x12288xf32>, %arg13: tensor<12288xf32>, %arg14: tensor<24x12288xf32>, %arg15: tensor<24x12288xf32>, %arg16: tensor<12288x32000xf32>, %arg17: tensor<24x49152x12288xf32>, %arg18: tensor<24x12288x49152xf32>, %arg19: tensor<24x12288x96x128xf32>, %arg20: tensor<24x96x128x12288xf32>, %arg21: tensor<24x12288x96x128xf32>, %arg22: tensor<24x12288x96x128xf32>, %arg23: tensor<16x2048xi32>, %arg24: tensor<16x2048xi32>) -> (tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x12288xf32>) -> tensor<32000x12288xbf16> loc(#at1)
    %1 = call @_one_hot(%arg24) : (tensor<16x2048xi32>) -> tensor<16x2048x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<16x2048x32000xbf16>, tensor<32000x12288xbf16>) -> tensor<16x2048x12288xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x12288xbf16> loc(#at1)
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
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x16x2048x12288xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x16x2048x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x16x2048x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x1x1x12288xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<24x16x2048x12288xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<bf16>) -> tensor<24x12288x96x128xbf16>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x12288xbf16>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %22 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<bf16>) -> tensor<24x12288x96x128xbf16>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<24x12288x96x128xbf16>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x96x128xbf16>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %25 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x96x128xbf16>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<24x16x96x2048x2048xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<24x16x96x2048x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<24x16x96x2048x1xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %29 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<24x16x96x2048x2048xbf16>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %30 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x96x128xbf16>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %31 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<24x96x128x12288xbf16>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %32 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x96x128xbf16>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<24x16x2048x12288xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<24x16x2048x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<24x16x2048x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<24x1x1x12288xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<24x16x2048x12288xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<bf16>) -> tensor<24x12288x49152xbf16>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %39 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x12288xbf16>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %40 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x49152xbf16>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %41 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x49152xbf16>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %42 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x49152xbf16>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %43 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x49152xbf16>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %44 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x49152xbf16>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %45 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<bf16>) -> tensor<24x49152x12288xbf16>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %46 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<bf16>) -> tensor<24x16x2048x49152xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %47:44 = stablehlo.while(%iterArg = %arg1, %iterArg_69 = %arg2, %iterArg_70 = %arg3, %iterArg_71 = %arg4, %iterArg_72 = %arg5, %iterArg_73 = %arg6, %iterArg_74 = %arg7, %iterArg_75 = %arg8, %iterArg_76 = %14, %iterArg_77 = %cst_0, %iterArg_78 = %c, %iterArg_79 = %3, %iterArg_80 = %15, %iterArg_81 = %16, %iterArg_82 = %17, %iterArg_83 = %18, %iterArg_84 = %19, %iterArg_85 = %20, %iterArg_86 = %21, %iterArg_87 = %22, %iterArg_88 = %23, %iterArg_89 = %24, %iterArg_90 = %25, %iterArg_91 = %26, %iterArg_92 = %27, %iterArg_93 = %28, %iterArg_94 = %29, %iterArg_95 = %30, %iterArg_96 = %31, %iterArg_97 = %32, %iterArg_98 = %33, %iterArg_99 = %34, %iterArg_100 = %35, %iterArg_101 = %36, %iterArg_102 = %37, %iterArg_103 = %38, %iterArg_104 = %39, %iterArg_105 = %40, %iterArg_106 = %41, %iterArg_107 = %42, %iterArg_108 = %43, %iterArg_109 = %44, %iterArg_110 = %45, %iterArg_111 = %46) : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<1x1x2048x2048xf32>, tensor<bf16>, tensor<i32>, tensor<16x2048x12288xbf16>, tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x96x2048x2048xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x2048xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x96x128x12288xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x49152xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x49152x12288xbf16>, tensor<24x16x2048x49152xbf16>
    cond {
      %c_112 = stablehlo.constant dense<24> : tensor<i32>
      %176 = stablehlo.compare LT, %iterArg_78, %c_112, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %176 : tensor<i1>
    } do {
      %176 = func.call @dynamic_index_in_dim_0(%iterArg, %iterArg_78) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %177 = func.call @dynamic_index_in_dim_0(%iterArg_69, %iterArg_78) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %178 = func.call @dynamic_index_in_dim_1(%iterArg_70, %iterArg_78) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %179 = func.call @dynamic_index_in_dim_2(%iterArg_71, %iterArg_78) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %180 = func.call @dynamic_index_in_dim_3(%iterArg_72, %iterArg_78) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %181 = func.call @dynamic_index_in_dim_4(%iterArg_73, %iterArg_78) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %182 = func.call @dynamic_index_in_dim_3(%iterArg_74, %iterArg_78) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %183 = func.call @dynamic_index_in_dim_3(%iterArg_75, %iterArg_78) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %184:33 = func.call @closed_call_5(%iterArg_76, %iterArg_77, %iterArg_79, %176, %177, %178, %179, %180, %181, %182, %183) : (tensor<1x1x2048x2048xf32>, tensor<bf16>, tensor<16x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) -> (tensor<16x2048x12288xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x96x128xbf16>, tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x96x2048x2048xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x2048xbf16>, tensor<16x2048x96x128xbf16>, tensor<96x128x12288xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x49152xbf16>, tensor<16x2048x12288xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<49152x12288xbf16>, tensor<16x2048x49152xbf16>)
      %185 = func.call @dynamic_update_index_in_dim(%iterArg_80, %184#1, %iterArg_78) : (tensor<24x16x2048x12288xf32>, tensor<16x2048x12288xf32>, tensor<i32>) -> tensor<24x16x2048x12288xf32>
      %186 = func.call @dynamic_update_index_in_dim_6(%iterArg_81, %184#2, %iterArg_78) : (tensor<24x16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<i32>) -> tensor<24x16x2048x1xf32>
      %187 = func.call @dynamic_update_index_in_dim_6(%iterArg_82, %184#3, %iterArg_78) : (tensor<24x16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<i32>) -> tensor<24x16x2048x1xf32>
      %188 = func.call @dynamic_update_index_in_dim_7(%iterArg_83, %184#4, %iterArg_78) : (tensor<24x1x1x12288xf32>, tensor<1x1x12288xf32>, tensor<i32>) -> tensor<24x1x1x12288xf32>
      %189 = func.call @dynamic_update_index_in_dim(%iterArg_84, %184#5, %iterArg_78) : (tensor<24x16x2048x12288xf32>, tensor<16x2048x12288xf32>, tensor<i32>) -> tensor<24x16x2048x12288xf32>
      %190 = func.call @dynamic_update_index_in_dim_8(%iterArg_85, %184#6, %iterArg_78) : (tensor<24x12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<i32>) -> tensor<24x12288x96x128xbf16>
      %191 = func.call @dynamic_update_index_in_dim_9(%iterArg_86, %184#7, %iterArg_78) : (tensor<24x16x2048x12288xbf16>, tensor<16x2048x12288xbf16>, tensor<i32>) -> tensor<24x16x2048x12288xbf16>
      %192 = func.call @dynamic_update_index_in_dim_8(%iterArg_87, %184#8, %iterArg_78) : (tensor<24x12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<i32>) -> tensor<24x12288x96x128xbf16>
      %193 = func.call @dynamic_update_index_in_dim_8(%iterArg_88, %184#9, %iterArg_78) : (tensor<24x12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<i32>) -> tensor<24x12288x96x128xbf16>
      %194 = func.call @dynamic_update_index_in_dim_10(%iterArg_89, %184#10, %iterArg_78) : (tensor<24x16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<i32>) -> tensor<24x16x2048x96x128xbf16>
      %195 = func.call @dynamic_update_index_in_dim_10(%iterArg_90, %184#11, %iterArg_78) : (tensor<24x16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<i32>) -> tensor<24x16x2048x96x128xbf16>
      %196 = func.call @dynamic_update_index_in_dim_11(%iterArg_91, %184#12, %iterArg_78) : (tensor<24x16x96x2048x2048xf32>, tensor<16x96x2048x2048xf32>, tensor<i32>) -> tensor<24x16x96x2048x2048xf32>
      %197 = func.call @dynamic_update_index_in_dim_12(%iterArg_92, %184#13, %iterArg_78) : (tensor<24x16x96x2048x1xf32>, tensor<16x96x2048x1xf32>, tensor<i32>) -> tensor<24x16x96x2048x1xf32>
      %198 = func.call @dynamic_update_index_in_dim_12(%iterArg_93, %184#14, %iterArg_78) : (tensor<24x16x96x2048x1xf32>, tensor<16x96x2048x1xf32>, tensor<i32>) -> tensor<24x16x96x2048x1xf32>
      %199 = func.call @dynamic_update_index_in_dim_13(%iterArg_94, %184#15, %iterArg_78) : (tensor<24x16x96x2048x2048xbf16>, tensor<16x96x2048x2048xbf16>, tensor<i32>) -> tensor<24x16x96x2048x2048xbf16>
      %200 = func.call @dynamic_update_index_in_dim_10(%iterArg_95, %184#16, %iterArg_78) : (tensor<24x16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<i32>) -> tensor<24x16x2048x96x128xbf16>
      %201 = func.call @dynamic_update_index_in_dim_14(%iterArg_96, %184#17, %iterArg_78) : (tensor<24x96x128x12288xbf16>, tensor<96x128x12288xbf16>, tensor<i32>) -> tensor<24x96x128x12288xbf16>
      %202 = func.call @dynamic_update_index_in_dim_10(%iterArg_97, %184#18, %iterArg_78) : (tensor<24x16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<i32>) -> tensor<24x16x2048x96x128xbf16>
      %203 = func.call @dynamic_update_index_in_dim(%iterArg_98, %184#19, %iterArg_78) : (tensor<24x16x2048x12288xf32>, tensor<16x2048x12288xf32>, tensor<i32>) -> tensor<24x16x2048x12288xf32>
      %204 = func.call @dynamic_update_index_in_dim_6(%iterArg_99, %184#20, %iterArg_78) : (tensor<24x16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<i32>) -> tensor<24x16x2048x1xf32>
      %205 = func.call @dynamic_update_index_in_dim_6(%iterArg_100, %184#21, %iterArg_78) : (tensor<24x16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<i32>) -> tensor<24x16x2048x1xf32>
      %206 = func.call @dynamic_update_index_in_dim_7(%iterArg_101, %184#22, %iterArg_78) : (tensor<24x1x1x12288xf32>, tensor<1x1x12288xf32>, tensor<i32>) -> tensor<24x1x1x12288xf32>
      %207 = func.call @dynamic_update_index_in_dim(%iterArg_102, %184#23, %iterArg_78) : (tensor<24x16x2048x12288xf32>, tensor<16x2048x12288xf32>, tensor<i32>) -> tensor<24x16x2048x12288xf32>
      %208 = func.call @dynamic_update_index_in_dim_15(%iterArg_103, %184#24, %iterArg_78) : (tensor<24x12288x49152xbf16>, tensor<12288x49152xbf16>, tensor<i32>) -> tensor<24x12288x49152xbf16>
      %209 = func.call @dynamic_update_index_in_dim_9(%iterArg_104, %184#25, %iterArg_78) : (tensor<24x16x2048x12288xbf16>, tensor<16x2048x12288xbf16>, tensor<i32>) -> tensor<24x16x2048x12288xbf16>
      %210 = func.call @dynamic_update_index_in_dim_16(%iterArg_105, %184#26, %iterArg_78) : (tensor<24x16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
      %211 = func.call @dynamic_update_index_in_dim_16(%iterArg_106, %184#27, %iterArg_78) : (tensor<24x16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
      %212 = func.call @dynamic_update_index_in_dim_16(%iterArg_107, %184#28, %iterArg_78) : (tensor<24x16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
      %213 = func.call @dynamic_update_index_in_dim_16(%iterArg_108, %184#29, %iterArg_78) : (tensor<24x16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
      %214 = func.call @dynamic_update_index_in_dim_16(%iterArg_109, %184#30, %iterArg_78) : (tensor<24x16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
      %215 = func.call @dynamic_update_index_in_dim_17(%iterArg_110, %184#31, %iterArg_78) : (tensor<24x49152x12288xbf16>, tensor<49152x12288xbf16>, tensor<i32>) -> tensor<24x49152x12288xbf16>
      %216 = func.call @dynamic_update_index_in_dim_16(%iterArg_111, %184#32, %iterArg_78) : (tensor<24x16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %217 = stablehlo.add %iterArg_78, %c_112 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %217, %184#0, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216 : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<1x1x2048x2048xf32>, tensor<bf16>, tensor<i32>, tensor<16x2048x12288xbf16>, tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x96x2048x2048xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x2048xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x96x128x12288xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x49152xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x49152x12288xbf16>, tensor<24x16x2048x49152xbf16>
    }
    %48 = stablehlo.convert %47#11 : (tensor<16x2048x12288xbf16>) -> tensor<16x2048x12288xf32> loc(#at4)
    %49 = stablehlo.multiply %48, %48 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %50 = stablehlo.reduce(%49 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %53 = stablehlo.divide %51, %52 : tensor<16x2048x1xf32> loc(#at4)
    %cst_35 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %55 = stablehlo.add %53, %54 : tensor<16x2048x1xf32> loc(#at4)
    %56 = stablehlo.rsqrt %55 : tensor<16x2048x1xf32> loc(#at4)
    %57 = stablehlo.divide %56, %55 : tensor<16x2048x1xf32> loc(#at4)
    %cst_36 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %59 = stablehlo.multiply %58, %57 : tensor<16x2048x1xf32> loc(#at4)
    %60 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %61 = stablehlo.multiply %48, %60 : tensor<16x2048x12288xf32> loc(#at4)
    %62 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %64 = stablehlo.multiply %61, %63 : tensor<16x2048x12288xf32> loc(#at4)
    %65 = stablehlo.convert %64 : (tensor<16x2048x12288xf32>) -> tensor<16x2048x12288xbf16> loc(#at4)
    %66 = stablehlo.convert %arg10 : (tensor<12288x32000xf32>) -> tensor<12288x32000xbf16> loc(#at3)
    %67 = stablehlo.dot_general %65, %66, contracting_dims = [2] x [0] : (tensor<16x2048x12288xbf16>, tensor<12288x32000xbf16>) -> tensor<16x2048x32000xbf16> loc(#at3)
    %68 = sdy.sharding_constraint %67 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x32000xbf16> loc(#at3)
    %69 = stablehlo.convert %68 : (tensor<16x2048x32000xbf16>) -> tensor<16x2048x32000xf32> loc(#at3)
    %70 = call @_one_hot_18(%arg23) : (tensor<16x2048xi32>) -> tensor<16x2048x32000xf32> loc(#at3)
    %71 = stablehlo.multiply %69, %70 : tensor<16x2048x32000xf32> loc(#at3)
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %72 = stablehlo.reduce(%71 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x32000xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %cst_38 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %73 = stablehlo.reduce(%69 init: %cst_38) applies stablehlo.maximum across dimensions = [2] : (tensor<16x2048x32000xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %74 = stablehlo.reshape %73 : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at3)
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x32000xf32> loc(#at3)
    %76 = stablehlo.compare EQ, %69, %75, FLOAT : (tensor<16x2048x32000xf32>, tensor<16x2048x32000xf32>) -> tensor<16x2048x32000xi1> loc(#at3)
    %77 = stablehlo.convert %76 : (tensor<16x2048x32000xi1>) -> tensor<16x2048x32000xf32> loc(#at3)
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %78 = stablehlo.reduce(%77 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x32000xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %cst_40 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %80 = stablehlo.maximum %79, %73 : tensor<16x2048xf32> loc(#at3)
    %81 = stablehlo.compare EQ, %73, %80, FLOAT : (tensor<16x2048xf32>, tensor<16x2048xf32>) -> tensor<16x2048xi1> loc(#at3)
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %84 = stablehlo.select %81, %82, %83 : tensor<16x2048xi1>, tensor<16x2048xf32> loc(#at3)
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %86 = stablehlo.compare EQ, %85, %80, FLOAT : (tensor<16x2048xf32>, tensor<16x2048xf32>) -> tensor<16x2048xi1> loc(#at3)
    %cst_44 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %89 = stablehlo.select %86, %87, %88 : tensor<16x2048xi1>, tensor<16x2048xf32> loc(#at3)
    %90 = stablehlo.divide %84, %89 : tensor<16x2048xf32> loc(#at3)
    %91 = stablehlo.is_finite %80 : (tensor<16x2048xf32>) -> tensor<16x2048xi1> loc(#at3)
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %93 = stablehlo.select %91, %80, %92 : tensor<16x2048xi1>, tensor<16x2048xf32> loc(#at3)
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %95 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at3)
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x32000xf32> loc(#at3)
    %97 = stablehlo.subtract %69, %96 : tensor<16x2048x32000xf32> loc(#at3)
    %98 = stablehlo.exponential %97 : tensor<16x2048x32000xf32> loc(#at3)
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %99 = stablehlo.reduce(%98 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x32000xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %100 = stablehlo.sign %99 : tensor<16x2048xf32> loc(#at3)
    %101 = stablehlo.abs %99 : tensor<16x2048xf32> loc(#at3)
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %103 = stablehlo.compare GE, %99, %102, FLOAT : (tensor<16x2048xf32>, tensor<16x2048xf32>) -> tensor<16x2048xi1> loc(#at3)
    %104 = stablehlo.log %101 : tensor<16x2048xf32> loc(#at3)
    %105 = stablehlo.add %104, %93 : tensor<16x2048xf32> loc(#at3)
    %106 = stablehlo.subtract %105, %72 : tensor<16x2048xf32> loc(#at3)
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %107 = stablehlo.reduce(%106 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_51 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %108 = stablehlo.divide %107, %cst_51 : tensor<f32> loc(#at3)
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_53 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %109 = stablehlo.divide %cst_52, %cst_53 : tensor<f32> loc(#at3)
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %111 = stablehlo.negate %110 : tensor<16x2048xf32> loc(#at3)
    %112 = stablehlo.divide %110, %101 : tensor<16x2048xf32> loc(#at3)
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x2048xf32> loc(#at3)
    %114 = stablehlo.select %103, %113, %112 : tensor<16x2048xi1>, tensor<16x2048xf32> loc(#at3)
    %115 = stablehlo.select %103, %112, %113 : tensor<16x2048xi1>, tensor<16x2048xf32> loc(#at3)
    %116 = stablehlo.negate %114 : tensor<16x2048xf32> loc(#at3)
    %117 = stablehlo.add %115, %116 : tensor<16x2048xf32> loc(#at3)
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x32000xf32> loc(#at3)
    %119 = stablehlo.multiply %118, %98 : tensor<16x2048x32000xf32> loc(#at3)
    %120 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x32000xf32> loc(#at3)
    %121 = stablehlo.multiply %120, %70 : tensor<16x2048x32000xf32> loc(#at3)
    %122 = stablehlo.add %119, %121 : tensor<16x2048x32000xf32> loc(#at3)
    %123 = stablehlo.convert %122 : (tensor<16x2048x32000xf32>) -> tensor<16x2048x32000xbf16> loc(#at3)
    %124 = sdy.sharding_constraint %123 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x32000xbf16> loc(#at3)
    %125 = stablehlo.dot_general %124, %65, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x32000xbf16>, tensor<16x2048x12288xbf16>) -> tensor<32000x12288xbf16> loc(#at3)
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<32000x12288xbf16>) -> tensor<12288x32000xbf16> loc(#at3)
    %127 = stablehlo.dot_general %124, %66, contracting_dims = [2] x [1] : (tensor<16x2048x32000xbf16>, tensor<12288x32000xbf16>) -> tensor<16x2048x12288xbf16> loc(#at3)
    %128 = stablehlo.convert %126 : (tensor<12288x32000xbf16>) -> tensor<12288x32000xf32> loc(#at3)
    %129 = stablehlo.convert %127 : (tensor<16x2048x12288xbf16>) -> tensor<16x2048x12288xf32> loc(#at4)
    %130 = stablehlo.multiply %61, %129 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %131 = stablehlo.reduce(%130 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %132 = stablehlo.reshape %131 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %133 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %134 = stablehlo.multiply %129, %133 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %135 = stablehlo.reduce(%132 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %136 = stablehlo.multiply %48, %134 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %137 = stablehlo.reduce(%136 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %138 = stablehlo.reshape %137 : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at4)
    %139 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %140 = stablehlo.multiply %134, %139 : tensor<16x2048x12288xf32> loc(#at4)
    %141 = stablehlo.multiply %138, %59 : tensor<16x2048x1xf32> loc(#at4)
    %cst_58 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %143 = stablehlo.divide %141, %142 : tensor<16x2048x1xf32> loc(#at4)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %144 = stablehlo.reduce(%143 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x1xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %146 = stablehlo.multiply %48, %145 : tensor<16x2048x12288xf32> loc(#at4)
    %147 = stablehlo.add %140, %146 : tensor<16x2048x12288xf32> loc(#at4)
    %148 = stablehlo.multiply %145, %48 : tensor<16x2048x12288xf32> loc(#at4)
    %149 = stablehlo.add %147, %148 : tensor<16x2048x12288xf32> loc(#at4)
    %150 = stablehlo.convert %149 : (tensor<16x2048x12288xf32>) -> tensor<16x2048x12288xbf16> loc(#at4)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %c_68 = stablehlo.constant dense<0> : tensor<i32>
    %159:42 = stablehlo.while(%iterArg = %47#12, %iterArg_69 = %47#13, %iterArg_70 = %47#14, %iterArg_71 = %47#15, %iterArg_72 = %47#16, %iterArg_73 = %47#17, %iterArg_74 = %47#18, %iterArg_75 = %47#19, %iterArg_76 = %47#20, %iterArg_77 = %47#21, %iterArg_78 = %47#22, %iterArg_79 = %47#23, %iterArg_80 = %47#24, %iterArg_81 = %47#25, %iterArg_82 = %47#26, %iterArg_83 = %47#27, %iterArg_84 = %47#28, %iterArg_85 = %47#29, %iterArg_86 = %47#30, %iterArg_87 = %47#31, %iterArg_88 = %47#32, %iterArg_89 = %47#33, %iterArg_90 = %47#34, %iterArg_91 = %47#35, %iterArg_92 = %47#36, %iterArg_93 = %47#37, %iterArg_94 = %47#38, %iterArg_95 = %47#39, %iterArg_96 = %47#40, %iterArg_97 = %47#41, %iterArg_98 = %47#42, %iterArg_99 = %47#43, %iterArg_100 = %c_68, %iterArg_101 = %150, %iterArg_102 = %151, %iterArg_103 = %152, %iterArg_104 = %153, %iterArg_105 = %154, %iterArg_106 = %155, %iterArg_107 = %156, %iterArg_108 = %157, %iterArg_109 = %158) : tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x96x2048x2048xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x2048xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x96x128x12288xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x49152xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x49152x12288xbf16>, tensor<24x16x2048x49152xbf16>, tensor<i32>, tensor<16x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    cond {
      %c_110 = stablehlo.constant dense<24> : tensor<i32>
      %176 = stablehlo.compare LT, %iterArg_100, %c_110, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %176 : tensor<i1>
    } do {
      %c_110 = stablehlo.constant dense<24> : tensor<i32>
      %176 = stablehlo.subtract %c_110, %iterArg_100 : tensor<i32>
      %c_111 = stablehlo.constant dense<1> : tensor<i32>
      %177 = stablehlo.subtract %176, %c_111 : tensor<i32>
      %178 = func.call @dynamic_index_in_dim_19(%iterArg, %177) : (tensor<24x16x2048x12288xf32>, tensor<i32>) -> tensor<16x2048x12288xf32>
      %179 = func.call @dynamic_index_in_dim_20(%iterArg_69, %177) : (tensor<24x16x2048x1xf32>, tensor<i32>) -> tensor<16x2048x1xf32>
      %180 = func.call @dynamic_index_in_dim_20(%iterArg_70, %177) : (tensor<24x16x2048x1xf32>, tensor<i32>) -> tensor<16x2048x1xf32>
      %181 = func.call @dynamic_index_in_dim_21(%iterArg_71, %177) : (tensor<24x1x1x12288xf32>, tensor<i32>) -> tensor<1x1x12288xf32>
      %182 = func.call @dynamic_index_in_dim_19(%iterArg_72, %177) : (tensor<24x16x2048x12288xf32>, tensor<i32>) -> tensor<16x2048x12288xf32>
      %183 = func.call @dynamic_index_in_dim_22(%iterArg_73, %177) : (tensor<24x12288x96x128xbf16>, tensor<i32>) -> tensor<12288x96x128xbf16>
      %184 = func.call @dynamic_index_in_dim_23(%iterArg_74, %177) : (tensor<24x16x2048x12288xbf16>, tensor<i32>) -> tensor<16x2048x12288xbf16>
      %185 = func.call @dynamic_index_in_dim_22(%iterArg_75, %177) : (tensor<24x12288x96x128xbf16>, tensor<i32>) -> tensor<12288x96x128xbf16>
      %186 = func.call @dynamic_index_in_dim_22(%iterArg_76, %177) : (tensor<24x12288x96x128xbf16>, tensor<i32>) -> tensor<12288x96x128xbf16>
      %187 = func.call @dynamic_index_in_dim_24(%iterArg_77, %177) : (tensor<24x16x2048x96x128xbf16>, tensor<i32>) -> tensor<16x2048x96x128xbf16>
      %188 = func.call @dynamic_index_in_dim_24(%iterArg_78, %177) : (tensor<24x16x2048x96x128xbf16>, tensor<i32>) -> tensor<16x2048x96x128xbf16>
      %189 = func.call @dynamic_index_in_dim_25(%iterArg_79, %177) : (tensor<24x16x96x2048x2048xf32>, tensor<i32>) -> tensor<16x96x2048x2048xf32>
      %190 = func.call @dynamic_index_in_dim_26(%iterArg_80, %177) : (tensor<24x16x96x2048x1xf32>, tensor<i32>) -> tensor<16x96x2048x1xf32>
      %191 = func.call @dynamic_index_in_dim_26(%iterArg_81, %177) : (tensor<24x16x96x2048x1xf32>, tensor<i32>) -> tensor<16x96x2048x1xf32>
      %192 = func.call @dynamic_index_in_dim_27(%iterArg_82, %177) : (tensor<24x16x96x2048x2048xbf16>, tensor<i32>) -> tensor<16x96x2048x2048xbf16>
      %193 = func.call @dynamic_index_in_dim_24(%iterArg_83, %177) : (tensor<24x16x2048x96x128xbf16>, tensor<i32>) -> tensor<16x2048x96x128xbf16>
      %194 = func.call @dynamic_index_in_dim_28(%iterArg_84, %177) : (tensor<24x96x128x12288xbf16>, tensor<i32>) -> tensor<96x128x12288xbf16>
      %195 = func.call @dynamic_index_in_dim_24(%iterArg_85, %177) : (tensor<24x16x2048x96x128xbf16>, tensor<i32>) -> tensor<16x2048x96x128xbf16>
      %196 = func.call @dynamic_index_in_dim_19(%iterArg_86, %177) : (tensor<24x16x2048x12288xf32>, tensor<i32>) -> tensor<16x2048x12288xf32>
      %197 = func.call @dynamic_index_in_dim_20(%iterArg_87, %177) : (tensor<24x16x2048x1xf32>, tensor<i32>) -> tensor<16x2048x1xf32>
      %198 = func.call @dynamic_index_in_dim_20(%iterArg_88, %177) : (tensor<24x16x2048x1xf32>, tensor<i32>) -> tensor<16x2048x1xf32>
      %199 = func.call @dynamic_index_in_dim_21(%iterArg_89, %177) : (tensor<24x1x1x12288xf32>, tensor<i32>) -> tensor<1x1x12288xf32>
      %200 = func.call @dynamic_index_in_dim_19(%iterArg_90, %177) : (tensor<24x16x2048x12288xf32>, tensor<i32>) -> tensor<16x2048x12288xf32>
      %201 = func.call @dynamic_index_in_dim_29(%iterArg_91, %177) : (tensor<24x12288x49152xbf16>, tensor<i32>) -> tensor<12288x49152xbf16>
      %202 = func.call @dynamic_index_in_dim_23(%iterArg_92, %177) : (tensor<24x16x2048x12288xbf16>, tensor<i32>) -> tensor<16x2048x12288xbf16>
      %203 = func.call @dynamic_index_in_dim_30(%iterArg_93, %177) : (tensor<24x16x2048x49152xbf16>, tensor<i32>) -> tensor<16x2048x49152xbf16>
      %204 = func.call @dynamic_index_in_dim_30(%iterArg_94, %177) : (tensor<24x16x2048x49152xbf16>, tensor<i32>) -> tensor<16x2048x49152xbf16>
      %205 = func.call @dynamic_index_in_dim_30(%iterArg_95, %177) : (tensor<24x16x2048x49152xbf16>, tensor<i32>) -> tensor<16x2048x49152xbf16>
      %206 = func.call @dynamic_index_in_dim_30(%iterArg_96, %177) : (tensor<24x16x2048x49152xbf16>, tensor<i32>) -> tensor<16x2048x49152xbf16>
      %207 = func.call @dynamic_index_in_dim_30(%iterArg_97, %177) : (tensor<24x16x2048x49152xbf16>, tensor<i32>) -> tensor<16x2048x49152xbf16>
      %208 = func.call @dynamic_index_in_dim_31(%iterArg_98, %177) : (tensor<24x49152x12288xbf16>, tensor<i32>) -> tensor<49152x12288xbf16>
      %209 = func.call @dynamic_index_in_dim_30(%iterArg_99, %177) : (tensor<24x16x2048x49152xbf16>, tensor<i32>) -> tensor<16x2048x49152xbf16>
      %210:9 = func.call @closed_call_32(%iterArg_101, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209) : (tensor<16x2048x12288xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x96x128xbf16>, tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x96x2048x2048xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x2048xbf16>, tensor<16x2048x96x128xbf16>, tensor<96x128x12288xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x49152xbf16>, tensor<16x2048x12288xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<49152x12288xbf16>, tensor<16x2048x49152xbf16>) -> (tensor<16x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>)
      %211 = func.call @dynamic_update_index_in_dim_33(%iterArg_102, %210#1, %177) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %212 = func.call @dynamic_update_index_in_dim_33(%iterArg_103, %210#2, %177) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %213 = func.call @dynamic_update_index_in_dim_34(%iterArg_104, %210#3, %177) : (tensor<24x49152x12288xf32>, tensor<49152x12288xf32>, tensor<i32>) -> tensor<24x49152x12288xf32>
      %214 = func.call @dynamic_update_index_in_dim_35(%iterArg_105, %210#4, %177) : (tensor<24x12288x49152xf32>, tensor<12288x49152xf32>, tensor<i32>) -> tensor<24x12288x49152xf32>
      %215 = func.call @dynamic_update_index_in_dim_36(%iterArg_106, %210#5, %177) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %216 = func.call @dynamic_update_index_in_dim_37(%iterArg_107, %210#6, %177) : (tensor<24x96x128x12288xf32>, tensor<96x128x12288xf32>, tensor<i32>) -> tensor<24x96x128x12288xf32>
      %217 = func.call @dynamic_update_index_in_dim_36(%iterArg_108, %210#7, %177) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %218 = func.call @dynamic_update_index_in_dim_36(%iterArg_109, %210#8, %177) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %c_112 = stablehlo.constant dense<1> : tensor<i32>
      %219 = stablehlo.add %iterArg_100, %c_112 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_69, %iterArg_70, %iterArg_71, %iterArg_72, %iterArg_73, %iterArg_74, %iterArg_75, %iterArg_76, %iterArg_77, %iterArg_78, %iterArg_79, %iterArg_80, %iterArg_81, %iterArg_82, %iterArg_83, %iterArg_84, %iterArg_85, %iterArg_86, %iterArg_87, %iterArg_88, %iterArg_89, %iterArg_90, %iterArg_91, %iterArg_92, %iterArg_93, %iterArg_94, %iterArg_95, %iterArg_96, %iterArg_97, %iterArg_98, %iterArg_99, %219, %210#0, %211, %212, %213, %214, %215, %216, %217, %218 : tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x12288x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x96x2048x2048xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x1xf32>, tensor<24x16x96x2048x2048xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x96x128x12288xbf16>, tensor<24x16x2048x96x128xbf16>, tensor<24x16x2048x12288xf32>, tensor<24x16x2048x1xf32>, tensor<24x16x2048x1xf32>, tensor<24x1x1x12288xf32>, tensor<24x16x2048x12288xf32>, tensor<24x12288x49152xbf16>, tensor<24x16x2048x12288xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x16x2048x49152xbf16>, tensor<24x49152x12288xbf16>, tensor<24x16x2048x49152xbf16>, tensor<i32>, tensor<16x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    }
    %160 = sdy.sharding_constraint %159#33 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x12288xbf16> loc(#at1)
    %161 = stablehlo.dot_general %160, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x12288xbf16>, tensor<16x2048x32000xbf16>) -> tensor<12288x32000xbf16> loc(#at1)
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<12288x32000xbf16>) -> tensor<32000x12288xbf16> loc(#at1)
    %163 = stablehlo.convert %162 : (tensor<32000x12288xbf16>) -> tensor<32000x12288xf32> loc(#at1)
    %164 = stablehlo.add %arg11, %108 : tensor<f32>
    %165 = stablehlo.add %arg12, %163 : tensor<32000x12288xf32>
    %166 = stablehlo.add %arg13, %135 : tensor<12288xf32>
    %167 = stablehlo.add %arg14, %159#34 : tensor<24x12288xf32>
    %168 = stablehlo.add %arg15, %159#35 : tensor<24x12288xf32>
    %169 = stablehlo.add %arg16, %128 : tensor<12288x32000xf32>
    %170 = stablehlo.add %arg17, %159#36 : tensor<24x49152x12288xf32>
    %171 = stablehlo.add %arg18, %159#37 : tensor<24x12288x49152xf32>
    %172 = stablehlo.add %arg19, %159#38 : tensor<24x12288x96x128xf32>
    %173 = stablehlo.add %arg20, %159#39 : tensor<24x96x128x12288xf32>
    %174 = stablehlo.add %arg21, %159#40 : tensor<24x12288x96x128xf32>
    %175 = stablehlo.add %arg22, %159#41 : tensor<24x12288x96x128xf32>
    return %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175 : tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16x2048xi32>) -> tensor<16x2048x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x2048xi32>) -> tensor<16x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x2048x1xi32>) -> tensor<16x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<16x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x2048x32000xi32>, tensor<16x2048x32000xi32>) -> tensor<16x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<16x2048x32000xi1>) -> tensor<16x2048x32000xbf16>
    return %5 : tensor<16x2048x32000xbf16>
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
  func.func private @closed_call_5(%arg0: tensor<1x1x2048x2048xf32>, %arg1: tensor<bf16>, %arg2: tensor<16x2048x12288xbf16>, %arg3: tensor<12288xf32>, %arg4: tensor<12288xf32>, %arg5: tensor<49152x12288xf32>, %arg6: tensor<12288x49152xf32>, %arg7: tensor<12288x96x128xf32>, %arg8: tensor<96x128x12288xf32>, %arg9: tensor<12288x96x128xf32>, %arg10: tensor<12288x96x128xf32>) -> (tensor<16x2048x12288xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x96x128xbf16>, tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x96x2048x2048xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x2048xbf16>, tensor<16x2048x96x128xbf16>, tensor<96x128x12288xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x49152xbf16>, tensor<16x2048x12288xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<49152x12288xbf16>, tensor<16x2048x49152xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<16x2048x12288xbf16>) -> tensor<16x2048x12288xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<16x2048x12288xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<16x2048x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<16x2048x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<16x2048x1xf32> loc(#at4)
    %9 = stablehlo.divide %8, %7 : tensor<16x2048x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %11 = stablehlo.multiply %10, %9 : tensor<16x2048x1xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %13 = stablehlo.multiply %0, %12 : tensor<16x2048x12288xf32> loc(#at4)
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %16 = stablehlo.multiply %13, %15 : tensor<16x2048x12288xf32> loc(#at4)
    %17 = stablehlo.convert %16 : (tensor<16x2048x12288xf32>) -> tensor<16x2048x12288xbf16> loc(#at4)
    %18 = stablehlo.convert %arg9 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %19 = stablehlo.dot_general %17, %18, contracting_dims = [2] x [0] : (tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %20 = stablehlo.convert %arg7 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %17, %20, contracting_dims = [2] x [0] : (tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %22 = stablehlo.convert %arg10 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %23 = stablehlo.dot_general %17, %22, contracting_dims = [2] x [0] : (tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %24 = stablehlo.dot_general %19, %21, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>) -> tensor<16x96x2048x2048xbf16> loc(#at0)
    %25 = stablehlo.convert %24 : (tensor<16x96x2048x2048xbf16>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %27 = stablehlo.multiply %25, %26 : tensor<16x96x2048x2048xf32> loc(#at0)
    %28 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x2048x2048xf32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %29 = stablehlo.subtract %27, %28 : tensor<16x96x2048x2048xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %30 = stablehlo.reduce(%29 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<16x96x2048x2048xf32>, tensor<f32>) -> tensor<16x96x2048xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x96x2048xf32> loc(#at0)
    %32 = stablehlo.maximum %31, %30 : tensor<16x96x2048xf32> loc(#at0)
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<16x96x2048xf32>) -> tensor<16x96x2048x1xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<16x96x2048x1xf32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %35 = stablehlo.subtract %29, %34 : tensor<16x96x2048x2048xf32> loc(#at0)
    %36 = stablehlo.exponential %35 : tensor<16x96x2048x2048xf32> loc(#at0)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %37 = stablehlo.reduce(%36 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<16x96x2048x2048xf32>, tensor<f32>) -> tensor<16x96x2048xf32> loc(#at0)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<16x96x2048xf32>) -> tensor<16x96x2048x1xf32> loc(#at0)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<16x96x2048x1xf32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %40 = stablehlo.divide %36, %39 : tensor<16x96x2048x2048xf32> loc(#at0)
    %41 = stablehlo.multiply %38, %38 : tensor<16x96x2048x1xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at0)
    %42 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x96x2048x1xf32> loc(#at0)
    %43 = stablehlo.divide %42, %41 : tensor<16x96x2048x1xf32> loc(#at0)
    %44 = stablehlo.convert %40 : (tensor<16x96x2048x2048xf32>) -> tensor<16x96x2048x2048xbf16> loc(#at0)
    %45 = stablehlo.dot_general %23, %44, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<16x2048x96x128xbf16>, tensor<16x96x2048x2048xbf16>) -> tensor<16x96x128x2048xbf16> loc(#at0)
    %46 = stablehlo.transpose %45, dims = [0, 3, 1, 2] : (tensor<16x96x128x2048xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %47 = stablehlo.convert %arg8 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at0)
    %48 = stablehlo.dot_general %46, %47, contracting_dims = [3, 2] x [1, 0] : (tensor<16x2048x96x128xbf16>, tensor<96x128x12288xbf16>) -> tensor<16x2048x12288xbf16> loc(#at0)
    %49 = stablehlo.add %arg2, %48 : tensor<16x2048x12288xbf16>
    %50 = sdy.sharding_constraint %49 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x12288xbf16>
    %51 = stablehlo.convert %50 : (tensor<16x2048x12288xbf16>) -> tensor<16x2048x12288xf32> loc(#at4)
    %52 = stablehlo.multiply %51, %51 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %53 = stablehlo.reduce(%52 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at4)
    %cst_9 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %56 = stablehlo.divide %54, %55 : tensor<16x2048x1xf32> loc(#at4)
    %cst_10 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %58 = stablehlo.add %56, %57 : tensor<16x2048x1xf32> loc(#at4)
    %59 = stablehlo.rsqrt %58 : tensor<16x2048x1xf32> loc(#at4)
    %60 = stablehlo.divide %59, %58 : tensor<16x2048x1xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %62 = stablehlo.multiply %61, %60 : tensor<16x2048x1xf32> loc(#at4)
    %63 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %64 = stablehlo.multiply %51, %63 : tensor<16x2048x12288xf32> loc(#at4)
    %65 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %67 = stablehlo.multiply %64, %66 : tensor<16x2048x12288xf32> loc(#at4)
    %68 = stablehlo.convert %67 : (tensor<16x2048x12288xf32>) -> tensor<16x2048x12288xbf16> loc(#at4)
    %69 = stablehlo.convert %arg6 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at2)
    %70 = stablehlo.dot_general %68, %69, contracting_dims = [2] x [0] : (tensor<16x2048x12288xbf16>, tensor<12288x49152xbf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %71 = stablehlo.multiply %70, %70 : tensor<16x2048x49152xbf16> loc(#at2)
    %72 = stablehlo.multiply %71, %70 : tensor<16x2048x49152xbf16> loc(#at2)
    %73 = stablehlo.multiply %70, %70 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %74 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %75 = stablehlo.multiply %74, %73 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_13 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %76 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %77 = stablehlo.multiply %76, %72 : tensor<16x2048x49152xbf16> loc(#at2)
    %78 = stablehlo.add %70, %77 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_14 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %79 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %80 = stablehlo.multiply %79, %78 : tensor<16x2048x49152xbf16> loc(#at2)
    %81 = stablehlo.tanh %80 : tensor<16x2048x49152xbf16> loc(#at2)
    %82 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %83 = stablehlo.subtract %82, %81 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %84 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %85 = stablehlo.add %84, %81 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %87 = stablehlo.multiply %86, %85 : tensor<16x2048x49152xbf16> loc(#at2)
    %88 = stablehlo.multiply %70, %87 : tensor<16x2048x49152xbf16> loc(#at2)
    %89 = stablehlo.convert %arg5 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at2)
    %90 = stablehlo.dot_general %88, %89, contracting_dims = [2] x [0] : (tensor<16x2048x49152xbf16>, tensor<49152x12288xbf16>) -> tensor<16x2048x12288xbf16> loc(#at2)
    %91 = stablehlo.add %50, %90 : tensor<16x2048x12288xbf16>
    %92 = sdy.sharding_constraint %91 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x12288xbf16>
    return %92, %0, %11, %8, %14, %13, %18, %17, %20, %22, %21, %19, %36, %38, %43, %44, %23, %47, %46, %51, %62, %59, %65, %64, %69, %68, %75, %81, %83, %87, %70, %89, %88 : tensor<16x2048x12288xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x96x128xbf16>, tensor<16x2048x12288xbf16>, tensor<12288x96x128xbf16>, tensor<12288x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x96x2048x2048xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x1xf32>, tensor<16x96x2048x2048xbf16>, tensor<16x2048x96x128xbf16>, tensor<96x128x12288xbf16>, tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xf32>, tensor<16x2048x1xf32>, tensor<16x2048x1xf32>, tensor<1x1x12288xf32>, tensor<16x2048x12288xf32>, tensor<12288x49152xbf16>, tensor<16x2048x12288xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<16x2048x49152xbf16>, tensor<49152x12288xbf16>, tensor<16x2048x49152xbf16>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24x16x2048x12288xf32>, %arg1: tensor<16x2048x12288xf32>, %arg2: tensor<i32>) -> tensor<24x16x2048x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2048x12288xf32>) -> tensor<1x16x2048x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x16x2048x12288xf32>, tensor<1x16x2048x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x2048x12288xf32>
    return %1 : tensor<24x16x2048x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<24x16x2048x1xf32>, %arg1: tensor<16x2048x1xf32>, %arg2: tensor<i32>) -> tensor<24x16x2048x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2048x1xf32>) -> tensor<1x16x2048x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x16x2048x1xf32>, tensor<1x16x2048x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x2048x1xf32>
    return %1 : tensor<24x16x2048x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_7(%arg0: tensor<24x1x1x12288xf32>, %arg1: tensor<1x1x12288xf32>, %arg2: tensor<i32>) -> tensor<24x1x1x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x12288xf32>) -> tensor<1x1x1x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x1x1x12288xf32>, tensor<1x1x1x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x1x1x12288xf32>
    return %1 : tensor<24x1x1x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_8(%arg0: tensor<24x12288x96x128xbf16>, %arg1: tensor<12288x96x128xbf16>, %arg2: tensor<i32>) -> tensor<24x12288x96x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12288x96x128xbf16>) -> tensor<1x12288x96x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x12288x96x128xbf16>, tensor<1x12288x96x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x96x128xbf16>
    return %1 : tensor<24x12288x96x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<24x16x2048x12288xbf16>, %arg1: tensor<16x2048x12288xbf16>, %arg2: tensor<i32>) -> tensor<24x16x2048x12288xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2048x12288xbf16>) -> tensor<1x16x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x16x2048x12288xbf16>, tensor<1x16x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x2048x12288xbf16>
    return %1 : tensor<24x16x2048x12288xbf16>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<24x16x2048x96x128xbf16>, %arg1: tensor<16x2048x96x128xbf16>, %arg2: tensor<i32>) -> tensor<24x16x2048x96x128xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x2048x96x128xbf16>) -> tensor<1x16x2048x96x128xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<24x16x2048x96x128xbf16>, tensor<1x16x2048x96x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x2048x96x128xbf16>
    return %1 : tensor<24x16x2048x96x128xbf16>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<24x16x96x2048x2048xf32>, %arg1: tensor<16x96x2048x2048xf32>, %arg2: tensor<i32>) -> tensor<24x16x96x2048x2048xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x96x2048x2048xf32>) -> tensor<1x16x96x2048x2048xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<24x16x96x2048x2048xf32>, tensor<1x16x96x2048x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x96x2048x2048xf32>
    return %1 : tensor<24x16x96x2048x2048xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<24x16x96x2048x1xf32>, %arg1: tensor<16x96x2048x1xf32>, %arg2: tensor<i32>) -> tensor<24x16x96x2048x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x96x2048x1xf32>) -> tensor<1x16x96x2048x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<24x16x96x2048x1xf32>, tensor<1x16x96x2048x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x96x2048x1xf32>
    return %1 : tensor<24x16x96x2048x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<24x16x96x2048x2048xbf16>, %arg1: tensor<16x96x2048x2048xbf16>, %arg2: tensor<i32>) -> tensor<24x16x96x2048x2048xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x96x2048x2048xbf16>) -> tensor<1x16x96x2048x2048xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<24x16x96x2048x2048xbf16>, tensor<1x16x96x2048x2048xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x96x2048x2048xbf16>
    return %1 : tensor<24x16x96x2048x2048xbf16>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<24x96x128x12288xbf16>, %arg1: tensor<96x128x12288xbf16>, %arg2: tensor<i32>) -> tensor<24x96x128x12288xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<96x128x12288xbf16>) -> tensor<1x96x128x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x96x128x12288xbf16>, tensor<1x96x128x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x96x128x12288xbf16>
    return %1 : tensor<24x96x128x12288xbf16>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<24x12288x49152xbf16>, %arg1: tensor<12288x49152xbf16>, %arg2: tensor<i32>) -> tensor<24x12288x49152xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12288x49152xbf16>) -> tensor<1x12288x49152xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x12288x49152xbf16>, tensor<1x12288x49152xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x49152xbf16>
    return %1 : tensor<24x12288x49152xbf16>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<24x16x2048x49152xbf16>, %arg1: tensor<16x2048x49152xbf16>, %arg2: tensor<i32>) -> tensor<24x16x2048x49152xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x2048x49152xbf16>) -> tensor<1x16x2048x49152xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x16x2048x49152xbf16>, tensor<1x16x2048x49152xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x16x2048x49152xbf16>
    return %1 : tensor<24x16x2048x49152xbf16>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<24x49152x12288xbf16>, %arg1: tensor<49152x12288xbf16>, %arg2: tensor<i32>) -> tensor<24x49152x12288xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<49152x12288xbf16>) -> tensor<1x49152x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x49152x12288xbf16>, tensor<1x49152x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x49152x12288xbf16>
    return %1 : tensor<24x49152x12288xbf16>
  }
  func.func private @_one_hot_18(%arg0: tensor<16x2048xi32>) -> tensor<16x2048x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x2048xi32>) -> tensor<16x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x2048x1xi32>) -> tensor<16x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<16x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x2048x32000xi32>, tensor<16x2048x32000xi32>) -> tensor<16x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<16x2048x32000xi1>) -> tensor<16x2048x32000xf32>
    return %5 : tensor<16x2048x32000xf32>
  }
  func.func private @dynamic_index_in_dim_19(%arg0: tensor<24x16x2048x12288xf32>, %arg1: tensor<i32>) -> tensor<16x2048x12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2048, 12288] : (tensor<24x16x2048x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2048x12288xf32>) -> tensor<16x2048x12288xf32>
    return %1 : tensor<16x2048x12288xf32>
  }
  func.func private @dynamic_index_in_dim_20(%arg0: tensor<24x16x2048x1xf32>, %arg1: tensor<i32>) -> tensor<16x2048x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2048, 1] : (tensor<24x16x2048x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2048x1xf32>) -> tensor<16x2048x1xf32>
    return %1 : tensor<16x2048x1xf32>
  }
  func.func private @dynamic_index_in_dim_21(%arg0: tensor<24x1x1x12288xf32>, %arg1: tensor<i32>) -> tensor<1x1x12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 12288] : (tensor<24x1x1x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x12288xf32>) -> tensor<1x1x12288xf32>
    return %1 : tensor<1x1x12288xf32>
  }
  func.func private @dynamic_index_in_dim_22(%arg0: tensor<24x12288x96x128xbf16>, %arg1: tensor<i32>) -> tensor<12288x96x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12288, 96, 128] : (tensor<24x12288x96x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12288x96x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x12288x96x128xbf16>) -> tensor<12288x96x128xbf16>
    return %1 : tensor<12288x96x128xbf16>
  }
  func.func private @dynamic_index_in_dim_23(%arg0: tensor<24x16x2048x12288xbf16>, %arg1: tensor<i32>) -> tensor<16x2048x12288xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2048, 12288] : (tensor<24x16x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048x12288xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2048x12288xbf16>) -> tensor<16x2048x12288xbf16>
    return %1 : tensor<16x2048x12288xbf16>
  }
  func.func private @dynamic_index_in_dim_24(%arg0: tensor<24x16x2048x96x128xbf16>, %arg1: tensor<i32>) -> tensor<16x2048x96x128xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 2048, 96, 128] : (tensor<24x16x2048x96x128xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048x96x128xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2048x96x128xbf16>) -> tensor<16x2048x96x128xbf16>
    return %1 : tensor<16x2048x96x128xbf16>
  }
  func.func private @dynamic_index_in_dim_25(%arg0: tensor<24x16x96x2048x2048xf32>, %arg1: tensor<i32>) -> tensor<16x96x2048x2048xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 96, 2048, 2048] : (tensor<24x16x96x2048x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x96x2048x2048xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x96x2048x2048xf32>) -> tensor<16x96x2048x2048xf32>
    return %1 : tensor<16x96x2048x2048xf32>
  }
  func.func private @dynamic_index_in_dim_26(%arg0: tensor<24x16x96x2048x1xf32>, %arg1: tensor<i32>) -> tensor<16x96x2048x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 96, 2048, 1] : (tensor<24x16x96x2048x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x96x2048x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x96x2048x1xf32>) -> tensor<16x96x2048x1xf32>
    return %1 : tensor<16x96x2048x1xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<24x16x96x2048x2048xbf16>, %arg1: tensor<i32>) -> tensor<16x96x2048x2048xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 96, 2048, 2048] : (tensor<24x16x96x2048x2048xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x96x2048x2048xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x96x2048x2048xbf16>) -> tensor<16x96x2048x2048xbf16>
    return %1 : tensor<16x96x2048x2048xbf16>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<24x96x128x12288xbf16>, %arg1: tensor<i32>) -> tensor<96x128x12288xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 96, 128, 12288] : (tensor<24x96x128x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x128x12288xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x96x128x12288xbf16>) -> tensor<96x128x12288xbf16>
    return %1 : tensor<96x128x12288xbf16>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<24x12288x49152xbf16>, %arg1: tensor<i32>) -> tensor<12288x49152xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12288, 49152] : (tensor<24x12288x49152xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12288x49152xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x12288x49152xbf16>) -> tensor<12288x49152xbf16>
    return %1 : tensor<12288x49152xbf16>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<24x16x2048x49152xbf16>, %arg1: tensor<i32>) -> tensor<16x2048x49152xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 2048, 49152] : (tensor<24x16x2048x49152xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2048x49152xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2048x49152xbf16>) -> tensor<16x2048x49152xbf16>
    return %1 : tensor<16x2048x49152xbf16>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<24x49152x12288xbf16>, %arg1: tensor<i32>) -> tensor<49152x12288xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 49152, 12288] : (tensor<24x49152x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x49152x12288xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x49152x12288xbf16>) -> tensor<49152x12288xbf16>
    return %1 : tensor<49152x12288xbf16>
  }
  func.func private @closed_call_32(%arg0: tensor<16x2048x12288xbf16>, %arg1: tensor<16x2048x12288xf32>, %arg2: tensor<16x2048x1xf32>, %arg3: tensor<16x2048x1xf32>, %arg4: tensor<1x1x12288xf32>, %arg5: tensor<16x2048x12288xf32>, %arg6: tensor<12288x96x128xbf16>, %arg7: tensor<16x2048x12288xbf16>, %arg8: tensor<12288x96x128xbf16>, %arg9: tensor<12288x96x128xbf16>, %arg10: tensor<16x2048x96x128xbf16>, %arg11: tensor<16x2048x96x128xbf16>, %arg12: tensor<16x96x2048x2048xf32>, %arg13: tensor<16x96x2048x1xf32>, %arg14: tensor<16x96x2048x1xf32>, %arg15: tensor<16x96x2048x2048xbf16>, %arg16: tensor<16x2048x96x128xbf16>, %arg17: tensor<96x128x12288xbf16>, %arg18: tensor<16x2048x96x128xbf16>, %arg19: tensor<16x2048x12288xf32>, %arg20: tensor<16x2048x1xf32>, %arg21: tensor<16x2048x1xf32>, %arg22: tensor<1x1x12288xf32>, %arg23: tensor<16x2048x12288xf32>, %arg24: tensor<12288x49152xbf16>, %arg25: tensor<16x2048x12288xbf16>, %arg26: tensor<16x2048x49152xbf16>, %arg27: tensor<16x2048x49152xbf16>, %arg28: tensor<16x2048x49152xbf16>, %arg29: tensor<16x2048x49152xbf16>, %arg30: tensor<16x2048x49152xbf16>, %arg31: tensor<49152x12288xbf16>, %arg32: tensor<16x2048x49152xbf16>) -> (tensor<16x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x12288xbf16>
    %1 = stablehlo.dot_general %0, %arg32, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x12288xbf16>, tensor<16x2048x49152xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<12288x49152xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %3 = stablehlo.dot_general %0, %arg31, contracting_dims = [2] x [1] : (tensor<16x2048x12288xbf16>, tensor<49152x12288xbf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %4 = stablehlo.convert %2 : (tensor<49152x12288xbf16>) -> tensor<49152x12288xf32> loc(#at2)
    %5 = stablehlo.multiply %arg30, %3 : tensor<16x2048x49152xbf16> loc(#at2)
    %6 = stablehlo.multiply %3, %arg29 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %8 = stablehlo.multiply %7, %5 : tensor<16x2048x49152xbf16> loc(#at2)
    %9 = stablehlo.multiply %8, %arg28 : tensor<16x2048x49152xbf16> loc(#at2)
    %10 = stablehlo.multiply %9, %arg27 : tensor<16x2048x49152xbf16> loc(#at2)
    %11 = stablehlo.add %9, %10 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_0 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %13 = stablehlo.multiply %12, %11 : tensor<16x2048x49152xbf16> loc(#at2)
    %14 = stablehlo.add %6, %13 : tensor<16x2048x49152xbf16> loc(#at2)
    %cst_1 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<16x2048x49152xbf16> loc(#at2)
    %16 = stablehlo.multiply %15, %13 : tensor<16x2048x49152xbf16> loc(#at2)
    %17 = stablehlo.multiply %16, %arg26 : tensor<16x2048x49152xbf16> loc(#at2)
    %18 = stablehlo.add %14, %17 : tensor<16x2048x49152xbf16> loc(#at2)
    %19 = stablehlo.dot_general %18, %arg25, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x49152xbf16>, tensor<16x2048x12288xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<49152x12288xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %21 = stablehlo.dot_general %18, %arg24, contracting_dims = [2] x [1] : (tensor<16x2048x49152xbf16>, tensor<12288x49152xbf16>) -> tensor<16x2048x12288xbf16> loc(#at2)
    %22 = stablehlo.convert %20 : (tensor<12288x49152xbf16>) -> tensor<12288x49152xf32> loc(#at2)
    %23 = stablehlo.convert %21 : (tensor<16x2048x12288xbf16>) -> tensor<16x2048x12288xf32> loc(#at4)
    %24 = stablehlo.multiply %arg23, %23 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %25 = stablehlo.reduce(%24 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %26 = stablehlo.reshape %25 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %27 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %28 = stablehlo.multiply %23, %27 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %29 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %30 = stablehlo.multiply %arg19, %28 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %31 = stablehlo.reduce(%30 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %32 = stablehlo.reshape %31 : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at4)
    %33 = stablehlo.broadcast_in_dim %arg21, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %34 = stablehlo.multiply %28, %33 : tensor<16x2048x12288xf32> loc(#at4)
    %35 = stablehlo.multiply %32, %arg20 : tensor<16x2048x1xf32> loc(#at4)
    %cst_5 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %37 = stablehlo.divide %35, %36 : tensor<16x2048x1xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %38 = stablehlo.reduce(%37 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x1xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %40 = stablehlo.multiply %arg19, %39 : tensor<16x2048x12288xf32> loc(#at4)
    %41 = stablehlo.add %34, %40 : tensor<16x2048x12288xf32> loc(#at4)
    %42 = stablehlo.multiply %39, %arg19 : tensor<16x2048x12288xf32> loc(#at4)
    %43 = stablehlo.add %41, %42 : tensor<16x2048x12288xf32> loc(#at4)
    %44 = stablehlo.convert %43 : (tensor<16x2048x12288xf32>) -> tensor<16x2048x12288xbf16> loc(#at4)
    %45 = stablehlo.add %0, %44 : tensor<16x2048x12288xbf16> loc(#at4)
    %46 = sdy.sharding_constraint %45 <@mesh, [{"x"}, {}, {"y"}]> : tensor<16x2048x12288xbf16>
    %47 = stablehlo.dot_general %46, %arg18, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x12288xbf16>, tensor<16x2048x96x128xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %48 = stablehlo.transpose %47, dims = [1, 2, 0] : (tensor<12288x96x128xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %49 = stablehlo.dot_general %46, %arg17, contracting_dims = [2] x [2] : (tensor<16x2048x12288xbf16>, tensor<96x128x12288xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %50 = stablehlo.convert %48 : (tensor<96x128x12288xbf16>) -> tensor<96x128x12288xf32> loc(#at0)
    %51 = stablehlo.transpose %49, dims = [0, 2, 3, 1] : (tensor<16x2048x96x128xbf16>) -> tensor<16x96x128x2048xbf16> loc(#at0)
    %52 = stablehlo.dot_general %51, %arg16, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<16x96x128x2048xbf16>, tensor<16x2048x96x128xbf16>) -> tensor<16x96x2048x2048xbf16> loc(#at0)
    %53 = stablehlo.dot_general %51, %arg15, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<16x96x128x2048xbf16>, tensor<16x96x2048x2048xbf16>) -> tensor<16x96x128x2048xbf16> loc(#at0)
    %54 = stablehlo.transpose %53, dims = [0, 3, 1, 2] : (tensor<16x96x128x2048xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %55 = stablehlo.convert %52 : (tensor<16x96x2048x2048xbf16>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %56 = stablehlo.broadcast_in_dim %arg14, dims = [0, 1, 2, 3] : (tensor<16x96x2048x1xf32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %57 = stablehlo.multiply %55, %56 : tensor<16x96x2048x2048xf32> loc(#at0)
    %58 = stablehlo.multiply %57, %arg12 : tensor<16x96x2048x2048xf32> loc(#at0)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %59 = stablehlo.reduce(%58 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<16x96x2048x2048xf32>, tensor<f32>) -> tensor<16x96x2048xf32> loc(#at0)
    %60 = stablehlo.reshape %59 : (tensor<16x96x2048xf32>) -> tensor<16x96x2048x1xf32> loc(#at0)
    %61 = stablehlo.negate %60 : tensor<16x96x2048x1xf32> loc(#at0)
    %62 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2, 3] : (tensor<16x96x2048x1xf32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %63 = stablehlo.divide %55, %62 : tensor<16x96x2048x2048xf32> loc(#at0)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %64 = stablehlo.reduce(%61 init: %cst_8) applies stablehlo.add across dimensions = [3] : (tensor<16x96x2048x1xf32>, tensor<f32>) -> tensor<16x96x2048xf32> loc(#at0)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<16x96x2048xf32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %66 = stablehlo.add %63, %65 : tensor<16x96x2048x2048xf32> loc(#at0)
    %67 = stablehlo.multiply %66, %arg12 : tensor<16x96x2048x2048xf32> loc(#at0)
    %cst_9 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x96x2048x2048xf32> loc(#at0)
    %69 = stablehlo.multiply %67, %68 : tensor<16x96x2048x2048xf32> loc(#at0)
    %70 = stablehlo.convert %69 : (tensor<16x96x2048x2048xf32>) -> tensor<16x96x2048x2048xbf16> loc(#at0)
    %71 = stablehlo.dot_general %70, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<16x96x2048x2048xbf16>, tensor<16x2048x96x128xbf16>) -> tensor<16x96x2048x128xbf16> loc(#at0)
    %72 = stablehlo.transpose %71, dims = [0, 2, 1, 3] : (tensor<16x96x2048x128xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %73 = stablehlo.dot_general %70, %arg10, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<16x96x2048x2048xbf16>, tensor<16x2048x96x128xbf16>) -> tensor<16x96x2048x128xbf16> loc(#at0)
    %74 = stablehlo.transpose %73, dims = [0, 2, 1, 3] : (tensor<16x96x2048x128xbf16>) -> tensor<16x2048x96x128xbf16> loc(#at0)
    %75 = stablehlo.dot_general %54, %arg7, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %76 = stablehlo.transpose %75, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %77 = stablehlo.dot_general %54, %arg9, contracting_dims = [2, 3] x [1, 2] : (tensor<16x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<16x2048x12288xbf16> loc(#at0)
    %78 = stablehlo.convert %76 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %79 = stablehlo.dot_general %72, %arg7, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %80 = stablehlo.transpose %79, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %81 = stablehlo.dot_general %72, %arg8, contracting_dims = [2, 3] x [1, 2] : (tensor<16x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<16x2048x12288xbf16> loc(#at0)
    %82 = stablehlo.add %77, %81 : tensor<16x2048x12288xbf16> loc(#at0)
    %83 = stablehlo.convert %80 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %84 = stablehlo.dot_general %74, %arg7, contracting_dims = [0, 1] x [0, 1] : (tensor<16x2048x96x128xbf16>, tensor<16x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %85 = stablehlo.transpose %84, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %86 = stablehlo.dot_general %74, %arg6, contracting_dims = [2, 3] x [1, 2] : (tensor<16x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<16x2048x12288xbf16> loc(#at0)
    %87 = stablehlo.add %82, %86 : tensor<16x2048x12288xbf16> loc(#at0)
    %88 = stablehlo.convert %85 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %89 = stablehlo.convert %87 : (tensor<16x2048x12288xbf16>) -> tensor<16x2048x12288xf32> loc(#at4)
    %90 = stablehlo.multiply %arg5, %89 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %91 = stablehlo.reduce(%90 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %92 = stablehlo.reshape %91 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %93 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %94 = stablehlo.multiply %89, %93 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %95 = stablehlo.reduce(%92 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %96 = stablehlo.multiply %arg1, %94 : tensor<16x2048x12288xf32> loc(#at4)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %97 = stablehlo.reduce(%96 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x12288xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %98 = stablehlo.reshape %97 : (tensor<16x2048xf32>) -> tensor<16x2048x1xf32> loc(#at4)
    %99 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (tensor<16x2048x1xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %100 = stablehlo.multiply %94, %99 : tensor<16x2048x12288xf32> loc(#at4)
    %101 = stablehlo.multiply %98, %arg2 : tensor<16x2048x1xf32> loc(#at4)
    %cst_13 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x2048x1xf32> loc(#at4)
    %103 = stablehlo.divide %101, %102 : tensor<16x2048x1xf32> loc(#at4)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %104 = stablehlo.reduce(%103 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<16x2048x1xf32>, tensor<f32>) -> tensor<16x2048xf32> loc(#at4)
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1] : (tensor<16x2048xf32>) -> tensor<16x2048x12288xf32> loc(#at4)
    %106 = stablehlo.multiply %arg1, %105 : tensor<16x2048x12288xf32> loc(#at4)
    %107 = stablehlo.add %100, %106 : tensor<16x2048x12288xf32> loc(#at4)
    %108 = stablehlo.multiply %105, %arg1 : tensor<16x2048x12288xf32> loc(#at4)
    %109 = stablehlo.add %107, %108 : tensor<16x2048x12288xf32> loc(#at4)
    %110 = stablehlo.convert %109 : (tensor<16x2048x12288xf32>) -> tensor<16x2048x12288xbf16> loc(#at4)
    %111 = stablehlo.add %46, %110 : tensor<16x2048x12288xbf16> loc(#at4)
    return %111, %95, %29, %4, %22, %83, %50, %88, %78 : tensor<16x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_33(%arg0: tensor<24x12288xf32>, %arg1: tensor<12288xf32>, %arg2: tensor<i32>) -> tensor<24x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12288xf32>) -> tensor<1x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<24x12288xf32>, tensor<1x12288xf32>, tensor<i32>, tensor<i32>) -> tensor<24x12288xf32>
    return %1 : tensor<24x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_34(%arg0: tensor<24x49152x12288xf32>, %arg1: tensor<49152x12288xf32>, %arg2: tensor<i32>) -> tensor<24x49152x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<49152x12288xf32>) -> tensor<1x49152x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x49152x12288xf32>, tensor<1x49152x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x49152x12288xf32>
    return %1 : tensor<24x49152x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_35(%arg0: tensor<24x12288x49152xf32>, %arg1: tensor<12288x49152xf32>, %arg2: tensor<i32>) -> tensor<24x12288x49152xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12288x49152xf32>) -> tensor<1x12288x49152xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x12288x49152xf32>, tensor<1x12288x49152xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x49152xf32>
    return %1 : tensor<24x12288x49152xf32>
  }
  func.func private @dynamic_update_index_in_dim_36(%arg0: tensor<24x12288x96x128xf32>, %arg1: tensor<12288x96x128xf32>, %arg2: tensor<i32>) -> tensor<24x12288x96x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12288x96x128xf32>) -> tensor<1x12288x96x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x12288x96x128xf32>, tensor<1x12288x96x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
    return %1 : tensor<24x12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_37(%arg0: tensor<24x96x128x12288xf32>, %arg1: tensor<96x128x12288xf32>, %arg2: tensor<i32>) -> tensor<24x96x128x12288xf32> {
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

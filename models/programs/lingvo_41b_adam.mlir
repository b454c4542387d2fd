module @jit_lingvo_41b_adam attributes {mhlo.num_partitions = 512 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=16, "y"=32]> {stablehlo.mesh = {axes = [{name = "x", size = 16 : i64}, {name = "y", size = 32 : i64}]}}
  func.func public @main(%arg0: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 0 : i32} loc("params['embedding']"), %arg1: tensor<12288xf32> {jax.buffer_donor = true} loc("params['ln']"), %arg2: tensor<24x12288xf32> {jax.buffer_donor = true} loc("params['ln1']"), %arg3: tensor<24x12288xf32> {jax.buffer_donor = true} loc("params['ln2']"), %arg4: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 4 : i32} loc("params['logits']"), %arg5: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 5 : i32} loc("params['wf']"), %arg6: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 6 : i32} loc("params['wi']"), %arg7: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 7 : i32} loc("params['wk']"), %arg8: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 8 : i32} loc("params['wo']"), %arg9: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 9 : i32} loc("params['wq']"), %arg10: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 10 : i32} loc("params['wv']"), %arg11: tensor<f32> {jax.buffer_donor = true} loc("state['count']"), %arg12: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 12 : i32} loc("state['m']['embedding']"), %arg13: tensor<12288xf32> {jax.buffer_donor = true} loc("state['m']['ln']"), %arg14: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['m']['ln1']"), %arg15: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['m']['ln2']"), %arg16: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 16 : i32} loc("state['m']['logits']"), %arg17: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 17 : i32} loc("state['m']['wf']"), %arg18: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 18 : i32} loc("state['m']['wi']"), %arg19: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 19 : i32} loc("state['m']['wk']"), %arg20: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 20 : i32} loc("state['m']['wo']"), %arg21: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 21 : i32} loc("state['m']['wq']"), %arg22: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 22 : i32} loc("state['m']['wv']"), %arg23: tensor<32000x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>, tf.aliasing_output = 23 : i32} loc("state['v']['embedding']"), %arg24: tensor<12288xf32> {jax.buffer_donor = true} loc("state['v']['ln']"), %arg25: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['v']['ln1']"), %arg26: tensor<24x12288xf32> {jax.buffer_donor = true} loc("state['v']['ln2']"), %arg27: tensor<12288x32000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>, tf.aliasing_output = 27 : i32} loc("state['v']['logits']"), %arg28: tensor<24x49152x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>, tf.aliasing_output = 28 : i32} loc("state['v']['wf']"), %arg29: tensor<24x12288x49152xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>, tf.aliasing_output = 29 : i32} loc("state['v']['wi']"), %arg30: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 30 : i32} loc("state['v']['wk']"), %arg31: tensor<24x96x128x12288xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>, tf.aliasing_output = 31 : i32} loc("state['v']['wo']"), %arg32: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 32 : i32} loc("state['v']['wq']"), %arg33: tensor<24x12288x96x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>, tf.aliasing_output = 33 : i32} loc("state['v']['wv']"), %arg34: tensor<256x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['labels']"), %arg35: tensor<256x2048xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} loc("batch['tokens']")) -> (tensor<32000x12288xf32> {jax.result_info = "result[0]['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[0]['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[0]['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[0]['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[0]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[0]['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[0]['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[0]['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[0]['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['count']"}, tensor<32000x12288xf32> {jax.result_info = "result[1]['m']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[1]['m']['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['m']['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['m']['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[1]['m']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[1]['m']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[1]['m']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[1]['m']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['m']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<32000x12288xf32> {jax.result_info = "result[1]['v']['embedding']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}, tensor<12288xf32> {jax.result_info = "result[1]['v']['ln']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['v']['ln1']"}, tensor<24x12288xf32> {jax.result_info = "result[1]['v']['ln2']"}, tensor<12288x32000xf32> {jax.result_info = "result[1]['v']['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, tensor<24x49152x12288xf32> {jax.result_info = "result[1]['v']['wf']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {"x"}]>}, tensor<24x12288x49152xf32> {jax.result_info = "result[1]['v']['wi']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wk']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x96x128x12288xf32> {jax.result_info = "result[1]['v']['wo']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}, {}, {"x"}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wq']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<24x12288x96x128xf32> {jax.result_info = "result[1]['v']['wv']", sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<32000x12288xf32>) -> tensor<32000x12288xbf16> loc(#at1)
    %1 = call @_one_hot(%arg35) : (tensor<256x2048xi32>) -> tensor<256x2048x32000xbf16> loc(#at1)
    %2 = stablehlo.dot_general %1, %0, contracting_dims = [2] x [0] : (tensor<256x2048x32000xbf16>, tensor<32000x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at1)
    %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16> loc(#at1)
    %4 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at0)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at0)
    %6 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at0)
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at0)
    %8 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at0)
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at0)
    %10 = stablehlo.compare GE, %8, %9, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at0)
    %cst = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %11:2 = call @_where(%10, %cst) : (tensor<2048x2048xi1>, tensor<f32>) -> (tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>) loc(#at0)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<24x256x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %13:13 = stablehlo.while(%iterArg = %arg2, %iterArg_148 = %arg3, %iterArg_149 = %arg5, %iterArg_150 = %arg6, %iterArg_151 = %arg7, %iterArg_152 = %arg8, %iterArg_153 = %arg9, %iterArg_154 = %arg10, %iterArg_155 = %11#0, %iterArg_156 = %11#1, %iterArg_157 = %c, %iterArg_158 = %3, %iterArg_159 = %12) : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x256x2048x12288xbf16>
    cond {
      %c_160 = stablehlo.constant dense<24> : tensor<i32>
      %417 = stablehlo.compare LT, %iterArg_157, %c_160, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %417 : tensor<i1>
    } do {
      %417 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_157) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %418 = func.call @dynamic_index_in_dim(%iterArg_148, %iterArg_157) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %419 = func.call @dynamic_index_in_dim_0(%iterArg_149, %iterArg_157) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %420 = func.call @dynamic_index_in_dim_1(%iterArg_150, %iterArg_157) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %421 = func.call @dynamic_index_in_dim_2(%iterArg_151, %iterArg_157) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %422 = func.call @dynamic_index_in_dim_3(%iterArg_152, %iterArg_157) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %423 = func.call @dynamic_index_in_dim_2(%iterArg_153, %iterArg_157) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %424 = func.call @dynamic_index_in_dim_2(%iterArg_154, %iterArg_157) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %425:2 = func.call @closed_call(%iterArg_155, %iterArg_156, %iterArg_158, %417, %418, %419, %420, %421, %422, %423, %424) : (tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>, tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) -> (tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>)
      %426 = func.call @dynamic_update_index_in_dim(%iterArg_159, %425#1, %iterArg_157) : (tensor<24x256x2048x12288xbf16>, tensor<256x2048x12288xbf16>, tensor<i32>) -> tensor<24x256x2048x12288xbf16>
      %c_160 = stablehlo.constant dense<1> : tensor<i32>
      %427 = stablehlo.add %iterArg_157, %c_160 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %427, %425#0, %426 : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x256x2048x12288xbf16>
    }
    %14 = stablehlo.convert %13#11 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %15 = stablehlo.multiply %14, %14 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %cst_2 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %19 = stablehlo.divide %17, %18 : tensor<256x2048x1xf32> loc(#at4)
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %21 = stablehlo.add %19, %20 : tensor<256x2048x1xf32> loc(#at4)
    %22 = stablehlo.rsqrt %21 : tensor<256x2048x1xf32> loc(#at4)
    %23 = stablehlo.divide %22, %21 : tensor<256x2048x1xf32> loc(#at4)
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %25 = stablehlo.multiply %24, %23 : tensor<256x2048x1xf32> loc(#at4)
    %26 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %27 = stablehlo.multiply %14, %26 : tensor<256x2048x12288xf32> loc(#at4)
    %28 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %30 = stablehlo.multiply %27, %29 : tensor<256x2048x12288xf32> loc(#at4)
    %31 = stablehlo.convert %30 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %32 = stablehlo.convert %arg4 : (tensor<12288x32000xf32>) -> tensor<12288x32000xbf16> loc(#at3)
    %33 = stablehlo.dot_general %31, %32, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x32000xbf16>) -> tensor<256x2048x32000xbf16> loc(#at3)
    %34 = sdy.sharding_constraint %33 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x32000xbf16> loc(#at3)
    %35 = stablehlo.convert %34 : (tensor<256x2048x32000xbf16>) -> tensor<256x2048x32000xf32> loc(#at3)
    %36 = call @_one_hot_5(%arg34) : (tensor<256x2048xi32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %37 = stablehlo.multiply %35, %36 : tensor<256x2048x32000xf32> loc(#at3)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %38 = stablehlo.reduce(%37 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at3)
    %39 = stablehlo.reduce(%35 init: %cst_6) applies stablehlo.maximum across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %40 = stablehlo.reshape %39 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at3)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %42 = stablehlo.compare EQ, %35, %41, FLOAT : (tensor<256x2048x32000xf32>, tensor<256x2048x32000xf32>) -> tensor<256x2048x32000xi1> loc(#at3)
    %43 = stablehlo.convert %42 : (tensor<256x2048x32000xi1>) -> tensor<256x2048x32000xf32> loc(#at3)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %46 = stablehlo.maximum %45, %39 : tensor<256x2048xf32> loc(#at3)
    %47 = stablehlo.compare EQ, %39, %46, FLOAT : (tensor<256x2048xf32>, tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %50 = stablehlo.select %47, %48, %49 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %52 = stablehlo.compare EQ, %51, %46, FLOAT : (tensor<256x2048xf32>, tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %55 = stablehlo.select %52, %53, %54 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %56 = stablehlo.divide %50, %55 : tensor<256x2048xf32> loc(#at3)
    %57 = stablehlo.is_finite %46 : (tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %59 = stablehlo.select %57, %46, %58 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %61 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at3)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %63 = stablehlo.subtract %35, %62 : tensor<256x2048x32000xf32> loc(#at3)
    %64 = stablehlo.exponential %63 : tensor<256x2048x32000xf32> loc(#at3)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %65 = stablehlo.reduce(%64 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x32000xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %66 = stablehlo.sign %65 : tensor<256x2048xf32> loc(#at3)
    %67 = stablehlo.abs %65 : tensor<256x2048xf32> loc(#at3)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %69 = stablehlo.compare GE, %65, %68, FLOAT : (tensor<256x2048xf32>, tensor<256x2048xf32>) -> tensor<256x2048xi1> loc(#at3)
    %70 = stablehlo.log %67 : tensor<256x2048xf32> loc(#at3)
    %71 = stablehlo.add %70, %59 : tensor<256x2048xf32> loc(#at3)
    %72 = stablehlo.subtract %71, %38 : tensor<256x2048xf32> loc(#at3)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at3)
    %73 = stablehlo.reduce(%72 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<f32> loc(#at3)
    %cst_19 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %74 = stablehlo.divide %73, %cst_19 : tensor<f32> loc(#at3)
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_21 = stablehlo.constant dense<5.242880e+05> : tensor<f32>
    %75 = stablehlo.divide %cst_20, %cst_21 : tensor<f32> loc(#at3)
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %77 = stablehlo.negate %76 : tensor<256x2048xf32> loc(#at3)
    %78 = stablehlo.divide %76, %67 : tensor<256x2048xf32> loc(#at3)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<256x2048xf32> loc(#at3)
    %80 = stablehlo.select %69, %79, %78 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %81 = stablehlo.select %69, %78, %79 : tensor<256x2048xi1>, tensor<256x2048xf32> loc(#at3)
    %82 = stablehlo.negate %80 : tensor<256x2048xf32> loc(#at3)
    %83 = stablehlo.add %81, %82 : tensor<256x2048xf32> loc(#at3)
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %85 = stablehlo.multiply %84, %64 : tensor<256x2048x32000xf32> loc(#at3)
    %86 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x32000xf32> loc(#at3)
    %87 = stablehlo.multiply %86, %36 : tensor<256x2048x32000xf32> loc(#at3)
    %88 = stablehlo.add %85, %87 : tensor<256x2048x32000xf32> loc(#at3)
    %89 = stablehlo.convert %88 : (tensor<256x2048x32000xf32>) -> tensor<256x2048x32000xbf16> loc(#at3)
    %90 = sdy.sharding_constraint %89 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x32000xbf16> loc(#at3)
    %91 = stablehlo.dot_general %90, %31, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x32000xbf16>, tensor<256x2048x12288xbf16>) -> tensor<32000x12288xbf16> loc(#at3)
    %92 = stablehlo.transpose %91, dims = [1, 0] : (tensor<32000x12288xbf16>) -> tensor<12288x32000xbf16> loc(#at3)
    %93 = stablehlo.dot_general %90, %32, contracting_dims = [2] x [1] : (tensor<256x2048x32000xbf16>, tensor<12288x32000xbf16>) -> tensor<256x2048x12288xbf16> loc(#at3)
    %94 = stablehlo.convert %92 : (tensor<12288x32000xbf16>) -> tensor<12288x32000xf32> loc(#at3)
    %95 = stablehlo.convert %93 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %96 = stablehlo.multiply %27, %95 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %97 = stablehlo.reduce(%96 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %98 = stablehlo.reshape %97 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %99 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %100 = stablehlo.multiply %95, %99 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %101 = stablehlo.reduce(%98 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %102 = stablehlo.multiply %14, %100 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %103 = stablehlo.reduce(%102 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %104 = stablehlo.reshape %103 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %105 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %106 = stablehlo.multiply %100, %105 : tensor<256x2048x12288xf32> loc(#at4)
    %107 = stablehlo.multiply %104, %25 : tensor<256x2048x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %109 = stablehlo.divide %107, %108 : tensor<256x2048x1xf32> loc(#at4)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %110 = stablehlo.reduce(%109 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x1xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %112 = stablehlo.multiply %14, %111 : tensor<256x2048x12288xf32> loc(#at4)
    %113 = stablehlo.add %106, %112 : tensor<256x2048x12288xf32> loc(#at4)
    %114 = stablehlo.multiply %111, %14 : tensor<256x2048x12288xf32> loc(#at4)
    %115 = stablehlo.add %113, %114 : tensor<256x2048x12288xf32> loc(#at4)
    %116 = stablehlo.convert %115 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<24x12288xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %125:19 = stablehlo.while(%iterArg = %arg2, %iterArg_148 = %arg3, %iterArg_149 = %arg5, %iterArg_150 = %arg6, %iterArg_151 = %arg7, %iterArg_152 = %arg8, %iterArg_153 = %arg9, %iterArg_154 = %arg10, %iterArg_155 = %13#12, %iterArg_156 = %c_36, %iterArg_157 = %116, %iterArg_158 = %117, %iterArg_159 = %118, %iterArg_160 = %119, %iterArg_161 = %120, %iterArg_162 = %121, %iterArg_163 = %122, %iterArg_164 = %123, %iterArg_165 = %124) : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<24x256x2048x12288xbf16>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    cond {
      %c_166 = stablehlo.constant dense<24> : tensor<i32>
      %417 = stablehlo.compare LT, %iterArg_156, %c_166, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %417 : tensor<i1>
    } do {
      %c_166 = stablehlo.constant dense<24> : tensor<i32>
      %417 = stablehlo.subtract %c_166, %iterArg_156 : tensor<i32>
      %c_167 = stablehlo.constant dense<1> : tensor<i32>
      %418 = stablehlo.subtract %417, %c_167 : tensor<i32>
      %419 = func.call @dynamic_index_in_dim(%iterArg, %418) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %420 = func.call @dynamic_index_in_dim(%iterArg_148, %418) : (tensor<24x12288xf32>, tensor<i32>) -> tensor<12288xf32>
      %421 = func.call @dynamic_index_in_dim_0(%iterArg_149, %418) : (tensor<24x49152x12288xf32>, tensor<i32>) -> tensor<49152x12288xf32>
      %422 = func.call @dynamic_index_in_dim_1(%iterArg_150, %418) : (tensor<24x12288x49152xf32>, tensor<i32>) -> tensor<12288x49152xf32>
      %423 = func.call @dynamic_index_in_dim_2(%iterArg_151, %418) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %424 = func.call @dynamic_index_in_dim_3(%iterArg_152, %418) : (tensor<24x96x128x12288xf32>, tensor<i32>) -> tensor<96x128x12288xf32>
      %425 = func.call @dynamic_index_in_dim_2(%iterArg_153, %418) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %426 = func.call @dynamic_index_in_dim_2(%iterArg_154, %418) : (tensor<24x12288x96x128xf32>, tensor<i32>) -> tensor<12288x96x128xf32>
      %427 = func.call @dynamic_index_in_dim_6(%iterArg_155, %418) : (tensor<24x256x2048x12288xbf16>, tensor<i32>) -> tensor<256x2048x12288xbf16>
      %428:9 = func.call @closed_call_7(%iterArg_157, %419, %420, %421, %422, %423, %424, %425, %426, %427) : (tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<256x2048x12288xbf16>) -> (tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>)
      %429 = func.call @dynamic_update_index_in_dim_10(%iterArg_158, %428#1, %418) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %430 = func.call @dynamic_update_index_in_dim_10(%iterArg_159, %428#2, %418) : (tensor<24x12288xf32>, tensor<12288xf32>, tensor<i32>) -> tensor<24x12288xf32>
      %431 = func.call @dynamic_update_index_in_dim_11(%iterArg_160, %428#3, %418) : (tensor<24x49152x12288xf32>, tensor<49152x12288xf32>, tensor<i32>) -> tensor<24x49152x12288xf32>
      %432 = func.call @dynamic_update_index_in_dim_12(%iterArg_161, %428#4, %418) : (tensor<24x12288x49152xf32>, tensor<12288x49152xf32>, tensor<i32>) -> tensor<24x12288x49152xf32>
      %433 = func.call @dynamic_update_index_in_dim_13(%iterArg_162, %428#5, %418) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %434 = func.call @dynamic_update_index_in_dim_14(%iterArg_163, %428#6, %418) : (tensor<24x96x128x12288xf32>, tensor<96x128x12288xf32>, tensor<i32>) -> tensor<24x96x128x12288xf32>
      %435 = func.call @dynamic_update_index_in_dim_13(%iterArg_164, %428#7, %418) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %436 = func.call @dynamic_update_index_in_dim_13(%iterArg_165, %428#8, %418) : (tensor<24x12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
      %c_168 = stablehlo.constant dense<1> : tensor<i32>
      %437 = stablehlo.add %iterArg_156, %c_168 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %437, %428#0, %429, %430, %431, %432, %433, %434, %435, %436 : tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<24x256x2048x12288xbf16>, tensor<i32>, tensor<256x2048x12288xbf16>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>
    }
    %126 = sdy.sharding_constraint %125#10 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16> loc(#at1)
    %127 = stablehlo.dot_general %126, %1, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x12288xbf16>, tensor<256x2048x32000xbf16>) -> tensor<12288x32000xbf16> loc(#at1)
    %128 = stablehlo.transpose %127, dims = [1, 0] : (tensor<12288x32000xbf16>) -> tensor<32000x12288xbf16> loc(#at1)
    %129 = stablehlo.convert %128 : (tensor<32000x12288xbf16>) -> tensor<32000x12288xf32> loc(#at1)
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.add %arg11, %cst_37 : tensor<f32> loc(#at5)
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %132 = stablehlo.multiply %131, %arg12 : tensor<32000x12288xf32> loc(#at5)
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %134 = stablehlo.multiply %133, %129 : tensor<32000x12288xf32> loc(#at5)
    %135 = stablehlo.add %132, %134 : tensor<32000x12288xf32> loc(#at5)
    %cst_40 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %137 = stablehlo.multiply %136, %arg23 : tensor<32000x12288xf32> loc(#at5)
    %cst_41 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %139 = stablehlo.multiply %138, %129 : tensor<32000x12288xf32> loc(#at5)
    %140 = stablehlo.multiply %139, %129 : tensor<32000x12288xf32> loc(#at5)
    %141 = stablehlo.add %137, %140 : tensor<32000x12288xf32> loc(#at5)
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %142 = stablehlo.power %cst_42, %130 : tensor<f32> loc(#at5)
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %143 = stablehlo.subtract %cst_43, %142 : tensor<f32> loc(#at5)
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %145 = stablehlo.divide %135, %144 : tensor<32000x12288xf32> loc(#at5)
    %cst_44 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %147 = stablehlo.multiply %146, %145 : tensor<32000x12288xf32> loc(#at5)
    %cst_45 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %148 = stablehlo.power %cst_45, %130 : tensor<f32> loc(#at5)
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.subtract %cst_46, %148 : tensor<f32> loc(#at5)
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %151 = stablehlo.divide %141, %150 : tensor<32000x12288xf32> loc(#at5)
    %152 = stablehlo.sqrt %151 : tensor<32000x12288xf32> loc(#at5)
    %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<32000x12288xf32> loc(#at5)
    %154 = stablehlo.add %152, %153 : tensor<32000x12288xf32> loc(#at5)
    %155 = stablehlo.divide %147, %154 : tensor<32000x12288xf32> loc(#at5)
    %156 = stablehlo.subtract %arg0, %155 : tensor<32000x12288xf32> loc(#at5)
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %158 = stablehlo.multiply %157, %arg13 : tensor<12288xf32> loc(#at5)
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %160 = stablehlo.multiply %159, %101 : tensor<12288xf32> loc(#at5)
    %161 = stablehlo.add %158, %160 : tensor<12288xf32> loc(#at5)
    %cst_50 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %163 = stablehlo.multiply %162, %arg24 : tensor<12288xf32> loc(#at5)
    %cst_51 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %165 = stablehlo.multiply %164, %101 : tensor<12288xf32> loc(#at5)
    %166 = stablehlo.multiply %165, %101 : tensor<12288xf32> loc(#at5)
    %167 = stablehlo.add %163, %166 : tensor<12288xf32> loc(#at5)
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %168 = stablehlo.power %cst_52, %130 : tensor<f32> loc(#at5)
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %169 = stablehlo.subtract %cst_53, %168 : tensor<f32> loc(#at5)
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %171 = stablehlo.divide %161, %170 : tensor<12288xf32> loc(#at5)
    %cst_54 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %173 = stablehlo.multiply %172, %171 : tensor<12288xf32> loc(#at5)
    %cst_55 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %174 = stablehlo.power %cst_55, %130 : tensor<f32> loc(#at5)
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.subtract %cst_56, %174 : tensor<f32> loc(#at5)
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %177 = stablehlo.divide %167, %176 : tensor<12288xf32> loc(#at5)
    %178 = stablehlo.sqrt %177 : tensor<12288xf32> loc(#at5)
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<12288xf32> loc(#at5)
    %180 = stablehlo.add %178, %179 : tensor<12288xf32> loc(#at5)
    %181 = stablehlo.divide %173, %180 : tensor<12288xf32> loc(#at5)
    %182 = stablehlo.subtract %arg1, %181 : tensor<12288xf32> loc(#at5)
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %184 = stablehlo.multiply %183, %arg14 : tensor<24x12288xf32> loc(#at5)
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %186 = stablehlo.multiply %185, %125#11 : tensor<24x12288xf32> loc(#at5)
    %187 = stablehlo.add %184, %186 : tensor<24x12288xf32> loc(#at5)
    %cst_60 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %189 = stablehlo.multiply %188, %arg25 : tensor<24x12288xf32> loc(#at5)
    %cst_61 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %191 = stablehlo.multiply %190, %125#11 : tensor<24x12288xf32> loc(#at5)
    %192 = stablehlo.multiply %191, %125#11 : tensor<24x12288xf32> loc(#at5)
    %193 = stablehlo.add %189, %192 : tensor<24x12288xf32> loc(#at5)
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %194 = stablehlo.power %cst_62, %130 : tensor<f32> loc(#at5)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.subtract %cst_63, %194 : tensor<f32> loc(#at5)
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %197 = stablehlo.divide %187, %196 : tensor<24x12288xf32> loc(#at5)
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %199 = stablehlo.multiply %198, %197 : tensor<24x12288xf32> loc(#at5)
    %cst_65 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %200 = stablehlo.power %cst_65, %130 : tensor<f32> loc(#at5)
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %201 = stablehlo.subtract %cst_66, %200 : tensor<f32> loc(#at5)
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %203 = stablehlo.divide %193, %202 : tensor<24x12288xf32> loc(#at5)
    %204 = stablehlo.sqrt %203 : tensor<24x12288xf32> loc(#at5)
    %cst_67 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %206 = stablehlo.add %204, %205 : tensor<24x12288xf32> loc(#at5)
    %207 = stablehlo.divide %199, %206 : tensor<24x12288xf32> loc(#at5)
    %208 = stablehlo.subtract %arg2, %207 : tensor<24x12288xf32> loc(#at5)
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %210 = stablehlo.multiply %209, %arg15 : tensor<24x12288xf32> loc(#at5)
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %212 = stablehlo.multiply %211, %125#12 : tensor<24x12288xf32> loc(#at5)
    %213 = stablehlo.add %210, %212 : tensor<24x12288xf32> loc(#at5)
    %cst_70 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %215 = stablehlo.multiply %214, %arg26 : tensor<24x12288xf32> loc(#at5)
    %cst_71 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %217 = stablehlo.multiply %216, %125#12 : tensor<24x12288xf32> loc(#at5)
    %218 = stablehlo.multiply %217, %125#12 : tensor<24x12288xf32> loc(#at5)
    %219 = stablehlo.add %215, %218 : tensor<24x12288xf32> loc(#at5)
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %220 = stablehlo.power %cst_72, %130 : tensor<f32> loc(#at5)
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.subtract %cst_73, %220 : tensor<f32> loc(#at5)
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %223 = stablehlo.divide %213, %222 : tensor<24x12288xf32> loc(#at5)
    %cst_74 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %225 = stablehlo.multiply %224, %223 : tensor<24x12288xf32> loc(#at5)
    %cst_75 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %226 = stablehlo.power %cst_75, %130 : tensor<f32> loc(#at5)
    %cst_76 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.subtract %cst_76, %226 : tensor<f32> loc(#at5)
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %229 = stablehlo.divide %219, %228 : tensor<24x12288xf32> loc(#at5)
    %230 = stablehlo.sqrt %229 : tensor<24x12288xf32> loc(#at5)
    %cst_77 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<24x12288xf32> loc(#at5)
    %232 = stablehlo.add %230, %231 : tensor<24x12288xf32> loc(#at5)
    %233 = stablehlo.divide %225, %232 : tensor<24x12288xf32> loc(#at5)
    %234 = stablehlo.subtract %arg3, %233 : tensor<24x12288xf32> loc(#at5)
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %236 = stablehlo.multiply %235, %arg16 : tensor<12288x32000xf32> loc(#at5)
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %238 = stablehlo.multiply %237, %94 : tensor<12288x32000xf32> loc(#at5)
    %239 = stablehlo.add %236, %238 : tensor<12288x32000xf32> loc(#at5)
    %cst_80 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %241 = stablehlo.multiply %240, %arg27 : tensor<12288x32000xf32> loc(#at5)
    %cst_81 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %243 = stablehlo.multiply %242, %94 : tensor<12288x32000xf32> loc(#at5)
    %244 = stablehlo.multiply %243, %94 : tensor<12288x32000xf32> loc(#at5)
    %245 = stablehlo.add %241, %244 : tensor<12288x32000xf32> loc(#at5)
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %246 = stablehlo.power %cst_82, %130 : tensor<f32> loc(#at5)
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.subtract %cst_83, %246 : tensor<f32> loc(#at5)
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %249 = stablehlo.divide %239, %248 : tensor<12288x32000xf32> loc(#at5)
    %cst_84 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %251 = stablehlo.multiply %250, %249 : tensor<12288x32000xf32> loc(#at5)
    %cst_85 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %252 = stablehlo.power %cst_85, %130 : tensor<f32> loc(#at5)
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %253 = stablehlo.subtract %cst_86, %252 : tensor<f32> loc(#at5)
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %255 = stablehlo.divide %245, %254 : tensor<12288x32000xf32> loc(#at5)
    %256 = stablehlo.sqrt %255 : tensor<12288x32000xf32> loc(#at5)
    %cst_87 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<12288x32000xf32> loc(#at5)
    %258 = stablehlo.add %256, %257 : tensor<12288x32000xf32> loc(#at5)
    %259 = stablehlo.divide %251, %258 : tensor<12288x32000xf32> loc(#at5)
    %260 = stablehlo.subtract %arg4, %259 : tensor<12288x32000xf32> loc(#at5)
    %cst_88 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %262 = stablehlo.multiply %261, %arg17 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_89 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %264 = stablehlo.multiply %263, %125#13 : tensor<24x49152x12288xf32> loc(#at5)
    %265 = stablehlo.add %262, %264 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_90 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %267 = stablehlo.multiply %266, %arg28 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_91 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %269 = stablehlo.multiply %268, %125#13 : tensor<24x49152x12288xf32> loc(#at5)
    %270 = stablehlo.multiply %269, %125#13 : tensor<24x49152x12288xf32> loc(#at5)
    %271 = stablehlo.add %267, %270 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %272 = stablehlo.power %cst_92, %130 : tensor<f32> loc(#at5)
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %273 = stablehlo.subtract %cst_93, %272 : tensor<f32> loc(#at5)
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %275 = stablehlo.divide %265, %274 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_94 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %277 = stablehlo.multiply %276, %275 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_95 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %278 = stablehlo.power %cst_95, %130 : tensor<f32> loc(#at5)
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.subtract %cst_96, %278 : tensor<f32> loc(#at5)
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %281 = stablehlo.divide %271, %280 : tensor<24x49152x12288xf32> loc(#at5)
    %282 = stablehlo.sqrt %281 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_97 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<24x49152x12288xf32> loc(#at5)
    %284 = stablehlo.add %282, %283 : tensor<24x49152x12288xf32> loc(#at5)
    %285 = stablehlo.divide %277, %284 : tensor<24x49152x12288xf32> loc(#at5)
    %286 = stablehlo.subtract %arg5, %285 : tensor<24x49152x12288xf32> loc(#at5)
    %cst_98 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %288 = stablehlo.multiply %287, %arg18 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_99 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %290 = stablehlo.multiply %289, %125#14 : tensor<24x12288x49152xf32> loc(#at5)
    %291 = stablehlo.add %288, %290 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_100 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %293 = stablehlo.multiply %292, %arg29 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %295 = stablehlo.multiply %294, %125#14 : tensor<24x12288x49152xf32> loc(#at5)
    %296 = stablehlo.multiply %295, %125#14 : tensor<24x12288x49152xf32> loc(#at5)
    %297 = stablehlo.add %293, %296 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %298 = stablehlo.power %cst_102, %130 : tensor<f32> loc(#at5)
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %299 = stablehlo.subtract %cst_103, %298 : tensor<f32> loc(#at5)
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %301 = stablehlo.divide %291, %300 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_104 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %303 = stablehlo.multiply %302, %301 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_105 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %304 = stablehlo.power %cst_105, %130 : tensor<f32> loc(#at5)
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %305 = stablehlo.subtract %cst_106, %304 : tensor<f32> loc(#at5)
    %306 = stablehlo.broadcast_in_dim %305, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %307 = stablehlo.divide %297, %306 : tensor<24x12288x49152xf32> loc(#at5)
    %308 = stablehlo.sqrt %307 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<24x12288x49152xf32> loc(#at5)
    %310 = stablehlo.add %308, %309 : tensor<24x12288x49152xf32> loc(#at5)
    %311 = stablehlo.divide %303, %310 : tensor<24x12288x49152xf32> loc(#at5)
    %312 = stablehlo.subtract %arg6, %311 : tensor<24x12288x49152xf32> loc(#at5)
    %cst_108 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %314 = stablehlo.multiply %313, %arg19 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_109 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %316 = stablehlo.multiply %315, %125#15 : tensor<24x12288x96x128xf32> loc(#at5)
    %317 = stablehlo.add %314, %316 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_110 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %319 = stablehlo.multiply %318, %arg30 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_111 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %321 = stablehlo.multiply %320, %125#15 : tensor<24x12288x96x128xf32> loc(#at5)
    %322 = stablehlo.multiply %321, %125#15 : tensor<24x12288x96x128xf32> loc(#at5)
    %323 = stablehlo.add %319, %322 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_112 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %324 = stablehlo.power %cst_112, %130 : tensor<f32> loc(#at5)
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.subtract %cst_113, %324 : tensor<f32> loc(#at5)
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %327 = stablehlo.divide %317, %326 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_114 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %329 = stablehlo.multiply %328, %327 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_115 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %330 = stablehlo.power %cst_115, %130 : tensor<f32> loc(#at5)
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = stablehlo.subtract %cst_116, %330 : tensor<f32> loc(#at5)
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %333 = stablehlo.divide %323, %332 : tensor<24x12288x96x128xf32> loc(#at5)
    %334 = stablehlo.sqrt %333 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_117 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %336 = stablehlo.add %334, %335 : tensor<24x12288x96x128xf32> loc(#at5)
    %337 = stablehlo.divide %329, %336 : tensor<24x12288x96x128xf32> loc(#at5)
    %338 = stablehlo.subtract %arg7, %337 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_118 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %340 = stablehlo.multiply %339, %arg20 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_119 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %342 = stablehlo.multiply %341, %125#16 : tensor<24x96x128x12288xf32> loc(#at5)
    %343 = stablehlo.add %340, %342 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_120 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %345 = stablehlo.multiply %344, %arg31 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_121 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %347 = stablehlo.multiply %346, %125#16 : tensor<24x96x128x12288xf32> loc(#at5)
    %348 = stablehlo.multiply %347, %125#16 : tensor<24x96x128x12288xf32> loc(#at5)
    %349 = stablehlo.add %345, %348 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_122 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %350 = stablehlo.power %cst_122, %130 : tensor<f32> loc(#at5)
    %cst_123 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %351 = stablehlo.subtract %cst_123, %350 : tensor<f32> loc(#at5)
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %353 = stablehlo.divide %343, %352 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_124 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %355 = stablehlo.multiply %354, %353 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_125 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %356 = stablehlo.power %cst_125, %130 : tensor<f32> loc(#at5)
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %357 = stablehlo.subtract %cst_126, %356 : tensor<f32> loc(#at5)
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %359 = stablehlo.divide %349, %358 : tensor<24x96x128x12288xf32> loc(#at5)
    %360 = stablehlo.sqrt %359 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_127 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<24x96x128x12288xf32> loc(#at5)
    %362 = stablehlo.add %360, %361 : tensor<24x96x128x12288xf32> loc(#at5)
    %363 = stablehlo.divide %355, %362 : tensor<24x96x128x12288xf32> loc(#at5)
    %364 = stablehlo.subtract %arg8, %363 : tensor<24x96x128x12288xf32> loc(#at5)
    %cst_128 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %366 = stablehlo.multiply %365, %arg21 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %368 = stablehlo.multiply %367, %125#17 : tensor<24x12288x96x128xf32> loc(#at5)
    %369 = stablehlo.add %366, %368 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_130 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %371 = stablehlo.multiply %370, %arg32 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_131 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %373 = stablehlo.multiply %372, %125#17 : tensor<24x12288x96x128xf32> loc(#at5)
    %374 = stablehlo.multiply %373, %125#17 : tensor<24x12288x96x128xf32> loc(#at5)
    %375 = stablehlo.add %371, %374 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_132 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %376 = stablehlo.power %cst_132, %130 : tensor<f32> loc(#at5)
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %377 = stablehlo.subtract %cst_133, %376 : tensor<f32> loc(#at5)
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %379 = stablehlo.divide %369, %378 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_134 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %381 = stablehlo.multiply %380, %379 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_135 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %382 = stablehlo.power %cst_135, %130 : tensor<f32> loc(#at5)
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %383 = stablehlo.subtract %cst_136, %382 : tensor<f32> loc(#at5)
    %384 = stablehlo.broadcast_in_dim %383, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %385 = stablehlo.divide %375, %384 : tensor<24x12288x96x128xf32> loc(#at5)
    %386 = stablehlo.sqrt %385 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_137 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %388 = stablehlo.add %386, %387 : tensor<24x12288x96x128xf32> loc(#at5)
    %389 = stablehlo.divide %381, %388 : tensor<24x12288x96x128xf32> loc(#at5)
    %390 = stablehlo.subtract %arg9, %389 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_138 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %392 = stablehlo.multiply %391, %arg22 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_139 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %394 = stablehlo.multiply %393, %125#18 : tensor<24x12288x96x128xf32> loc(#at5)
    %395 = stablehlo.add %392, %394 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_140 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %397 = stablehlo.multiply %396, %arg33 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_141 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %399 = stablehlo.multiply %398, %125#18 : tensor<24x12288x96x128xf32> loc(#at5)
    %400 = stablehlo.multiply %399, %125#18 : tensor<24x12288x96x128xf32> loc(#at5)
    %401 = stablehlo.add %397, %400 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_142 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %402 = stablehlo.power %cst_142, %130 : tensor<f32> loc(#at5)
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %403 = stablehlo.subtract %cst_143, %402 : tensor<f32> loc(#at5)
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %405 = stablehlo.divide %395, %404 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_144 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %407 = stablehlo.multiply %406, %405 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_145 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %408 = stablehlo.power %cst_145, %130 : tensor<f32> loc(#at5)
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %409 = stablehlo.subtract %cst_146, %408 : tensor<f32> loc(#at5)
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %411 = stablehlo.divide %401, %410 : tensor<24x12288x96x128xf32> loc(#at5)
    %412 = stablehlo.sqrt %411 : tensor<24x12288x96x128xf32> loc(#at5)
    %cst_147 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<24x12288x96x128xf32> loc(#at5)
    %414 = stablehlo.add %412, %413 : tensor<24x12288x96x128xf32> loc(#at5)
    %415 = stablehlo.divide %407, %414 : tensor<24x12288x96x128xf32> loc(#at5)
    %416 = stablehlo.subtract %arg10, %415 : tensor<24x12288x96x128xf32> loc(#at5)
    return %156, %182, %208, %234, %260, %286, %312, %338, %364, %390, %416, %130, %135, %161, %187, %213, %239, %265, %291, %317, %343, %369, %395, %141, %167, %193, %219, %245, %271, %297, %323, %349, %375, %401, %74 : tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<f32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<32000x12288xf32>, tensor<12288xf32>, tensor<24x12288xf32>, tensor<24x12288xf32>, tensor<12288x32000xf32>, tensor<24x49152x12288xf32>, tensor<24x12288x49152xf32>, tensor<24x12288x96x128xf32>, tensor<24x96x128x12288xf32>, tensor<24x12288x96x128xf32>, tensor<24x12288x96x128xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<256x2048xi32>) -> tensor<256x2048x32000xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x2048xi32>) -> tensor<256x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x2048x1xi32>) -> tensor<256x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x2048x32000xi32>, tensor<256x2048x32000xi32>) -> tensor<256x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x2048x32000xi1>) -> tensor<256x2048x32000xbf16>
    return %5 : tensor<256x2048x32000xbf16>
  }
  func.func private @_where(%arg0: tensor<2048x2048xi1>, %arg1: tensor<f32>) -> (tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<2048x2048xi1>) -> tensor<256x96x2048x2048xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32>
    return %1, %2 : tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<24x12288xf32>, %arg1: tensor<i32>) -> tensor<12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 12288] : (tensor<24x12288xf32>, tensor<i32>, tensor<i32>) -> tensor<1x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12288xf32>) -> tensor<12288xf32>
    return %1 : tensor<12288xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<24x49152x12288xf32>, %arg1: tensor<i32>) -> tensor<49152x12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 49152, 12288] : (tensor<24x49152x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x49152x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x49152x12288xf32>) -> tensor<49152x12288xf32>
    return %1 : tensor<49152x12288xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<24x12288x49152xf32>, %arg1: tensor<i32>) -> tensor<12288x49152xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 12288, 49152] : (tensor<24x12288x49152xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12288x49152xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12288x49152xf32>) -> tensor<12288x49152xf32>
    return %1 : tensor<12288x49152xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<24x12288x96x128xf32>, %arg1: tensor<i32>) -> tensor<12288x96x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 12288, 96, 128] : (tensor<24x12288x96x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x12288x96x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x12288x96x128xf32>) -> tensor<12288x96x128xf32>
    return %1 : tensor<12288x96x128xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<24x96x128x12288xf32>, %arg1: tensor<i32>) -> tensor<96x128x12288xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 96, 128, 12288] : (tensor<24x96x128x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x96x128x12288xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x96x128x12288xf32>) -> tensor<96x128x12288xf32>
    return %1 : tensor<96x128x12288xf32>
  }
  func.func private @closed_call(%arg0: tensor<256x96x2048x2048xi1>, %arg1: tensor<256x96x2048x2048xf32>, %arg2: tensor<256x2048x12288xbf16>, %arg3: tensor<12288xf32>, %arg4: tensor<12288xf32>, %arg5: tensor<49152x12288xf32>, %arg6: tensor<12288x49152xf32>, %arg7: tensor<12288x96x128xf32>, %arg8: tensor<96x128x12288xf32>, %arg9: tensor<12288x96x128xf32>, %arg10: tensor<12288x96x128xf32>) -> (tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>) {
    %0 = stablehlo.convert %arg2 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %1 = stablehlo.multiply %0, %0 : tensor<256x2048x12288xf32> loc(#at4)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %cst_0 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %5 = stablehlo.divide %3, %4 : tensor<256x2048x1xf32> loc(#at4)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %7 = stablehlo.add %5, %6 : tensor<256x2048x1xf32> loc(#at4)
    %8 = stablehlo.rsqrt %7 : tensor<256x2048x1xf32> loc(#at4)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %10 = stablehlo.multiply %0, %9 : tensor<256x2048x12288xf32> loc(#at4)
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %13 = stablehlo.multiply %10, %12 : tensor<256x2048x12288xf32> loc(#at4)
    %14 = stablehlo.convert %13 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %15 = stablehlo.convert %arg9 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %17 = stablehlo.convert %arg7 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %19 = stablehlo.convert %arg10 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at0)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %21 = stablehlo.dot_general %16, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %22 = stablehlo.convert %21 : (tensor<256x96x2048x2048xbf16>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_2 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %24 = stablehlo.multiply %22, %23 : tensor<256x96x2048x2048xf32> loc(#at0)
    %25 = call @_where_4(%24, %arg0, %arg1) : (tensor<256x96x2048x2048xf32>, tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at0)
    %26 = stablehlo.reduce(%25 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %28 = stablehlo.maximum %27, %26 : tensor<256x96x2048xf32> loc(#at0)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at0)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %31 = stablehlo.subtract %25, %30 : tensor<256x96x2048x2048xf32> loc(#at0)
    %32 = stablehlo.exponential %31 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %33 = stablehlo.reduce(%32 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at0)
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %36 = stablehlo.divide %32, %35 : tensor<256x96x2048x2048xf32> loc(#at0)
    %37 = stablehlo.convert %36 : (tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %38 = stablehlo.dot_general %20, %37, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x96x2048x2048xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at0)
    %39 = stablehlo.transpose %38, dims = [0, 3, 1, 2] : (tensor<256x96x128x2048xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %40 = stablehlo.convert %arg8 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at0)
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [3, 2] x [1, 0] : (tensor<256x2048x96x128xbf16>, tensor<96x128x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %42 = stablehlo.add %arg2, %41 : tensor<256x2048x12288xbf16>
    %43 = sdy.sharding_constraint %42 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    %44 = stablehlo.convert %43 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %45 = stablehlo.multiply %44, %44 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %cst_7 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %49 = stablehlo.divide %47, %48 : tensor<256x2048x1xf32> loc(#at4)
    %cst_8 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %51 = stablehlo.add %49, %50 : tensor<256x2048x1xf32> loc(#at4)
    %52 = stablehlo.rsqrt %51 : tensor<256x2048x1xf32> loc(#at4)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %54 = stablehlo.multiply %44, %53 : tensor<256x2048x12288xf32> loc(#at4)
    %55 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %57 = stablehlo.multiply %54, %56 : tensor<256x2048x12288xf32> loc(#at4)
    %58 = stablehlo.convert %57 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %59 = stablehlo.convert %arg6 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at2)
    %60 = stablehlo.dot_general %58, %59, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x49152xbf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %61 = stablehlo.multiply %60, %60 : tensor<256x2048x49152xbf16> loc(#at2)
    %62 = stablehlo.multiply %61, %60 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_9 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %63 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %64 = stablehlo.multiply %63, %62 : tensor<256x2048x49152xbf16> loc(#at2)
    %65 = stablehlo.add %60, %64 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_10 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %66 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %67 = stablehlo.multiply %66, %65 : tensor<256x2048x49152xbf16> loc(#at2)
    %68 = stablehlo.tanh %67 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %69 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %70 = stablehlo.add %69, %68 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %72 = stablehlo.multiply %71, %70 : tensor<256x2048x49152xbf16> loc(#at2)
    %73 = stablehlo.multiply %60, %72 : tensor<256x2048x49152xbf16> loc(#at2)
    %74 = stablehlo.convert %arg5 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at2)
    %75 = stablehlo.dot_general %73, %74, contracting_dims = [2] x [0] : (tensor<256x2048x49152xbf16>, tensor<49152x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at2)
    %76 = stablehlo.add %43, %75 : tensor<256x2048x12288xbf16>
    %77 = sdy.sharding_constraint %76 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    return %77, %arg2 : tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>
  }
  func.func private @_where_4(%arg0: tensor<256x96x2048x2048xf32>, %arg1: tensor<256x96x2048x2048xi1>, %arg2: tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>
    return %0 : tensor<256x96x2048x2048xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<24x256x2048x12288xbf16>, %arg1: tensor<256x2048x12288xbf16>, %arg2: tensor<i32>) -> tensor<24x256x2048x12288xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<256x2048x12288xbf16>) -> tensor<1x256x2048x12288xbf16>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x256x2048x12288xbf16>, tensor<1x256x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x256x2048x12288xbf16>
    return %1 : tensor<24x256x2048x12288xbf16>
  }
  func.func private @_one_hot_5(%arg0: tensor<256x2048xi32>) -> tensor<256x2048x32000xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<256x2048xi32>) -> tensor<256x2048x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x32000xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x2048x1xi32>) -> tensor<256x2048x32000xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x32000xi32>) -> tensor<256x2048x32000xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<256x2048x32000xi32>, tensor<256x2048x32000xi32>) -> tensor<256x2048x32000xi1>
    %5 = stablehlo.convert %4 : (tensor<256x2048x32000xi1>) -> tensor<256x2048x32000xf32>
    return %5 : tensor<256x2048x32000xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<24x256x2048x12288xbf16>, %arg1: tensor<i32>) -> tensor<256x2048x12288xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 256, 2048, 12288] : (tensor<24x256x2048x12288xbf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x2048x12288xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x256x2048x12288xbf16>) -> tensor<256x2048x12288xbf16>
    return %1 : tensor<256x2048x12288xbf16>
  }
  func.func private @closed_call_7(%arg0: tensor<256x2048x12288xbf16>, %arg1: tensor<12288xf32>, %arg2: tensor<12288xf32>, %arg3: tensor<49152x12288xf32>, %arg4: tensor<12288x49152xf32>, %arg5: tensor<12288x96x128xf32>, %arg6: tensor<96x128x12288xf32>, %arg7: tensor<12288x96x128xf32>, %arg8: tensor<12288x96x128xf32>, %arg9: tensor<256x2048x12288xbf16>) -> (tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>) {
    %0:10 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg0 : tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>, tensor<256x2048x12288xbf16>, tensor<256x2048x12288xbf16>
    %1 = stablehlo.convert %0#8 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at9)
    %2 = stablehlo.multiply %1, %1 : tensor<256x2048x12288xf32> loc(#at9)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at9)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at9)
    %cst_0 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %6 = stablehlo.divide %4, %5 : tensor<256x2048x1xf32> loc(#at9)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %8 = stablehlo.add %6, %7 : tensor<256x2048x1xf32> loc(#at9)
    %9 = stablehlo.rsqrt %8 : tensor<256x2048x1xf32> loc(#at9)
    %10 = stablehlo.divide %9, %8 : tensor<256x2048x1xf32> loc(#at9)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %12 = stablehlo.multiply %11, %10 : tensor<256x2048x1xf32> loc(#at9)
    %13 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at9)
    %14 = stablehlo.multiply %1, %13 : tensor<256x2048x12288xf32> loc(#at9)
    %15 = stablehlo.broadcast_in_dim %0#0, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at9)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at9)
    %17 = stablehlo.multiply %14, %16 : tensor<256x2048x12288xf32> loc(#at9)
    %18 = stablehlo.convert %17 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at9)
    %19 = stablehlo.convert %0#6 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at7)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at7)
    %21 = stablehlo.convert %0#4 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at7)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at7)
    %23 = stablehlo.convert %0#7 : (tensor<12288x96x128xf32>) -> tensor<12288x96x128xbf16> loc(#at7)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at7)
    %25 = stablehlo.dot_general %20, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x2048xbf16> loc(#at7)
    %26 = stablehlo.convert %25 : (tensor<256x96x2048x2048xbf16>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %cst_3 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %28 = stablehlo.multiply %26, %27 : tensor<256x96x2048x2048xf32> loc(#at7)
    %29 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at7)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2048xi32>) -> tensor<2048x1xi32> loc(#at7)
    %31 = stablehlo.iota dim = 0 : tensor<2048xi32> loc(#at7)
    %32 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<2048xi32>) -> tensor<1x2048xi32> loc(#at7)
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<2048x1xi32>) -> tensor<2048x2048xi32> loc(#at7)
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<1x2048xi32>) -> tensor<2048x2048xi32> loc(#at7)
    %35 = stablehlo.compare GE, %33, %34, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1> loc(#at7)
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %36:3 = call @_where_8(%35, %28, %cst_4) : (tensor<2048x2048xi1>, tensor<256x96x2048x2048xf32>, tensor<f32>) -> (tensor<256x96x2048x2048xf32>, tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>) loc(#at7)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32> loc(#at7)
    %37 = stablehlo.reduce(%36#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at7)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256x96x2048xf32> loc(#at7)
    %39 = stablehlo.maximum %38, %37 : tensor<256x96x2048xf32> loc(#at7)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at7)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %42 = stablehlo.subtract %36#0, %41 : tensor<256x96x2048x2048xf32> loc(#at7)
    %43 = stablehlo.exponential %42 : tensor<256x96x2048x2048xf32> loc(#at7)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at7)
    %44 = stablehlo.reduce(%43 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at7)
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at7)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at7)
    %47 = stablehlo.divide %43, %46 : tensor<256x96x2048x2048xf32> loc(#at7)
    %48 = stablehlo.multiply %45, %45 : tensor<256x96x2048x1xf32> loc(#at7)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32> loc(#at7)
    %49 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256x96x2048x1xf32> loc(#at7)
    %50 = stablehlo.divide %49, %48 : tensor<256x96x2048x1xf32> loc(#at7)
    %51 = stablehlo.convert %47 : (tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xbf16> loc(#at7)
    %52 = stablehlo.dot_general %24, %51, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<256x2048x96x128xbf16>, tensor<256x96x2048x2048xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at7)
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<256x96x128x2048xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at7)
    %54 = stablehlo.convert %0#5 : (tensor<96x128x12288xf32>) -> tensor<96x128x12288xbf16> loc(#at7)
    %55 = stablehlo.dot_general %53, %54, contracting_dims = [3, 2] x [1, 0] : (tensor<256x2048x96x128xbf16>, tensor<96x128x12288xbf16>) -> tensor<256x2048x12288xbf16> loc(#at7)
    %56 = stablehlo.add %0#8, %55 : tensor<256x2048x12288xbf16> loc(#at6)
    %57 = sdy.sharding_constraint %56 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16> loc(#at6)
    %58 = stablehlo.convert %57 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at9)
    %59 = stablehlo.multiply %58, %58 : tensor<256x2048x12288xf32> loc(#at9)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at9)
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at9)
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at9)
    %cst_10 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %63 = stablehlo.divide %61, %62 : tensor<256x2048x1xf32> loc(#at9)
    %cst_11 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %65 = stablehlo.add %63, %64 : tensor<256x2048x1xf32> loc(#at9)
    %66 = stablehlo.rsqrt %65 : tensor<256x2048x1xf32> loc(#at9)
    %67 = stablehlo.divide %66, %65 : tensor<256x2048x1xf32> loc(#at9)
    %cst_12 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at9)
    %69 = stablehlo.multiply %68, %67 : tensor<256x2048x1xf32> loc(#at9)
    %70 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at9)
    %71 = stablehlo.multiply %58, %70 : tensor<256x2048x12288xf32> loc(#at9)
    %72 = stablehlo.broadcast_in_dim %0#1, dims = [2] : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at9)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at9)
    %74 = stablehlo.multiply %71, %73 : tensor<256x2048x12288xf32> loc(#at9)
    %75 = stablehlo.convert %74 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at9)
    %76 = stablehlo.convert %0#3 : (tensor<12288x49152xf32>) -> tensor<12288x49152xbf16> loc(#at8)
    %77 = stablehlo.dot_general %75, %76, contracting_dims = [2] x [0] : (tensor<256x2048x12288xbf16>, tensor<12288x49152xbf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %78 = stablehlo.multiply %77, %77 : tensor<256x2048x49152xbf16> loc(#at8)
    %79 = stablehlo.multiply %78, %77 : tensor<256x2048x49152xbf16> loc(#at8)
    %80 = stablehlo.multiply %77, %77 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<bf16>
    %81 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %82 = stablehlo.multiply %81, %80 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %83 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %84 = stablehlo.multiply %83, %79 : tensor<256x2048x49152xbf16> loc(#at8)
    %85 = stablehlo.add %77, %84 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %86 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %87 = stablehlo.multiply %86, %85 : tensor<256x2048x49152xbf16> loc(#at8)
    %88 = stablehlo.tanh %87 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %89 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %90 = stablehlo.subtract %89, %88 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %91 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %92 = stablehlo.add %91, %88 : tensor<256x2048x49152xbf16> loc(#at8)
    %cst_18 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %93 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at8)
    %94 = stablehlo.multiply %93, %92 : tensor<256x2048x49152xbf16> loc(#at8)
    %95 = stablehlo.multiply %77, %94 : tensor<256x2048x49152xbf16> loc(#at8)
    %96 = stablehlo.convert %0#2 : (tensor<49152x12288xf32>) -> tensor<49152x12288xbf16> loc(#at8)
    %97 = sdy.sharding_constraint %0#9 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    %98 = stablehlo.dot_general %97, %95, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x12288xbf16>, tensor<256x2048x49152xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %99 = stablehlo.transpose %98, dims = [1, 0] : (tensor<12288x49152xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %100 = stablehlo.dot_general %97, %96, contracting_dims = [2] x [1] : (tensor<256x2048x12288xbf16>, tensor<49152x12288xbf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %101 = stablehlo.convert %99 : (tensor<49152x12288xbf16>) -> tensor<49152x12288xf32> loc(#at2)
    %102 = stablehlo.multiply %77, %100 : tensor<256x2048x49152xbf16> loc(#at2)
    %103 = stablehlo.multiply %100, %94 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %104 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %105 = stablehlo.multiply %104, %102 : tensor<256x2048x49152xbf16> loc(#at2)
    %106 = stablehlo.multiply %105, %90 : tensor<256x2048x49152xbf16> loc(#at2)
    %107 = stablehlo.multiply %106, %88 : tensor<256x2048x49152xbf16> loc(#at2)
    %108 = stablehlo.add %106, %107 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_20 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %109 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %110 = stablehlo.multiply %109, %108 : tensor<256x2048x49152xbf16> loc(#at2)
    %111 = stablehlo.add %103, %110 : tensor<256x2048x49152xbf16> loc(#at2)
    %cst_21 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %112 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<bf16>) -> tensor<256x2048x49152xbf16> loc(#at2)
    %113 = stablehlo.multiply %112, %110 : tensor<256x2048x49152xbf16> loc(#at2)
    %114 = stablehlo.multiply %113, %82 : tensor<256x2048x49152xbf16> loc(#at2)
    %115 = stablehlo.add %111, %114 : tensor<256x2048x49152xbf16> loc(#at2)
    %116 = stablehlo.dot_general %115, %75, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x49152xbf16>, tensor<256x2048x12288xbf16>) -> tensor<49152x12288xbf16> loc(#at2)
    %117 = stablehlo.transpose %116, dims = [1, 0] : (tensor<49152x12288xbf16>) -> tensor<12288x49152xbf16> loc(#at2)
    %118 = stablehlo.dot_general %115, %76, contracting_dims = [2] x [1] : (tensor<256x2048x49152xbf16>, tensor<12288x49152xbf16>) -> tensor<256x2048x12288xbf16> loc(#at2)
    %119 = stablehlo.convert %117 : (tensor<12288x49152xbf16>) -> tensor<12288x49152xf32> loc(#at2)
    %120 = stablehlo.convert %118 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %121 = stablehlo.multiply %71, %120 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %122 = stablehlo.reduce(%121 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %123 = stablehlo.reshape %122 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %124 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %125 = stablehlo.multiply %120, %124 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %126 = stablehlo.reduce(%123 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %127 = stablehlo.multiply %58, %125 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %128 = stablehlo.reduce(%127 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %129 = stablehlo.reshape %128 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %130 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %131 = stablehlo.multiply %125, %130 : tensor<256x2048x12288xf32> loc(#at4)
    %132 = stablehlo.multiply %129, %69 : tensor<256x2048x1xf32> loc(#at4)
    %cst_25 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %134 = stablehlo.divide %132, %133 : tensor<256x2048x1xf32> loc(#at4)
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %135 = stablehlo.reduce(%134 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x1xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %137 = stablehlo.multiply %58, %136 : tensor<256x2048x12288xf32> loc(#at4)
    %138 = stablehlo.add %131, %137 : tensor<256x2048x12288xf32> loc(#at4)
    %139 = stablehlo.multiply %136, %58 : tensor<256x2048x12288xf32> loc(#at4)
    %140 = stablehlo.add %138, %139 : tensor<256x2048x12288xf32> loc(#at4)
    %141 = stablehlo.convert %140 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %142 = stablehlo.add %97, %141 : tensor<256x2048x12288xbf16> loc(#at4)
    %143 = sdy.sharding_constraint %142 <@mesh, [{"x"}, {}, {"y"}]> : tensor<256x2048x12288xbf16>
    %144 = stablehlo.dot_general %143, %53, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x12288xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %145 = stablehlo.transpose %144, dims = [1, 2, 0] : (tensor<12288x96x128xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %146 = stablehlo.dot_general %143, %54, contracting_dims = [2] x [2] : (tensor<256x2048x12288xbf16>, tensor<96x128x12288xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %147 = stablehlo.convert %145 : (tensor<96x128x12288xbf16>) -> tensor<96x128x12288xf32> loc(#at0)
    %148 = stablehlo.transpose %146, dims = [0, 2, 3, 1] : (tensor<256x2048x96x128xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at0)
    %149 = stablehlo.dot_general %148, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<256x96x128x2048xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %150 = stablehlo.dot_general %148, %51, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2] : (tensor<256x96x128x2048xbf16>, tensor<256x96x2048x2048xbf16>) -> tensor<256x96x128x2048xbf16> loc(#at0)
    %151 = stablehlo.transpose %150, dims = [0, 3, 1, 2] : (tensor<256x96x128x2048xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %152 = stablehlo.convert %149 : (tensor<256x96x2048x2048xbf16>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %153 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %154 = stablehlo.multiply %152, %153 : tensor<256x96x2048x2048xf32> loc(#at0)
    %155 = stablehlo.multiply %154, %43 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %156 = stablehlo.reduce(%155 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x2048xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %157 = stablehlo.reshape %156 : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x1xf32> loc(#at0)
    %158 = stablehlo.negate %157 : tensor<256x96x2048x1xf32> loc(#at0)
    %159 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<256x96x2048x1xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %160 = stablehlo.divide %152, %159 : tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at0)
    %161 = stablehlo.reduce(%158 init: %cst_28) applies stablehlo.add across dimensions = [3] : (tensor<256x96x2048x1xf32>, tensor<f32>) -> tensor<256x96x2048xf32> loc(#at0)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2] : (tensor<256x96x2048xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %163 = stablehlo.add %160, %162 : tensor<256x96x2048x2048xf32> loc(#at0)
    %164 = stablehlo.multiply %163, %43 : tensor<256x96x2048x2048xf32> loc(#at0)
    %165 = call @_where_9(%36#1, %36#2, %164) : (tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>, tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %cst_29 = stablehlo.constant dense<0.0883883461> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32> loc(#at0)
    %167 = stablehlo.multiply %165, %166 : tensor<256x96x2048x2048xf32> loc(#at0)
    %168 = stablehlo.convert %167 : (tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xbf16> loc(#at0)
    %169 = stablehlo.dot_general %168, %20, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<256x96x2048x2048xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x128xbf16> loc(#at0)
    %170 = stablehlo.transpose %169, dims = [0, 2, 1, 3] : (tensor<256x96x2048x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %171 = stablehlo.dot_general %168, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<256x96x2048x2048xbf16>, tensor<256x2048x96x128xbf16>) -> tensor<256x96x2048x128xbf16> loc(#at0)
    %172 = stablehlo.transpose %171, dims = [0, 2, 1, 3] : (tensor<256x96x2048x128xbf16>) -> tensor<256x2048x96x128xbf16> loc(#at0)
    %173 = stablehlo.dot_general %151, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %174 = stablehlo.transpose %173, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %175 = stablehlo.dot_general %151, %23, contracting_dims = [2, 3] x [1, 2] : (tensor<256x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %176 = stablehlo.convert %174 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %177 = stablehlo.dot_general %170, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %178 = stablehlo.transpose %177, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %179 = stablehlo.dot_general %170, %21, contracting_dims = [2, 3] x [1, 2] : (tensor<256x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %180 = stablehlo.add %175, %179 : tensor<256x2048x12288xbf16> loc(#at0)
    %181 = stablehlo.convert %178 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %182 = stablehlo.dot_general %172, %18, contracting_dims = [0, 1] x [0, 1] : (tensor<256x2048x96x128xbf16>, tensor<256x2048x12288xbf16>) -> tensor<96x128x12288xbf16> loc(#at0)
    %183 = stablehlo.transpose %182, dims = [2, 0, 1] : (tensor<96x128x12288xbf16>) -> tensor<12288x96x128xbf16> loc(#at0)
    %184 = stablehlo.dot_general %172, %19, contracting_dims = [2, 3] x [1, 2] : (tensor<256x2048x96x128xbf16>, tensor<12288x96x128xbf16>) -> tensor<256x2048x12288xbf16> loc(#at0)
    %185 = stablehlo.add %180, %184 : tensor<256x2048x12288xbf16> loc(#at0)
    %186 = stablehlo.convert %183 : (tensor<12288x96x128xbf16>) -> tensor<12288x96x128xf32> loc(#at0)
    %187 = stablehlo.convert %185 : (tensor<256x2048x12288xbf16>) -> tensor<256x2048x12288xf32> loc(#at4)
    %188 = stablehlo.multiply %14, %187 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %189 = stablehlo.reduce(%188 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %190 = stablehlo.reshape %189 : (tensor<12288xf32>) -> tensor<1x1x12288xf32> loc(#at4)
    %191 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x12288xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %192 = stablehlo.multiply %187, %191 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %193 = stablehlo.reduce(%190 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x12288xf32>, tensor<f32>) -> tensor<12288xf32> loc(#at4)
    %194 = stablehlo.multiply %1, %192 : tensor<256x2048x12288xf32> loc(#at4)
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %195 = stablehlo.reduce(%194 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x12288xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %196 = stablehlo.reshape %195 : (tensor<256x2048xf32>) -> tensor<256x2048x1xf32> loc(#at4)
    %197 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<256x2048x1xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %198 = stablehlo.multiply %192, %197 : tensor<256x2048x12288xf32> loc(#at4)
    %199 = stablehlo.multiply %196, %12 : tensor<256x2048x1xf32> loc(#at4)
    %cst_33 = stablehlo.constant dense<1.228800e+04> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<256x2048x1xf32> loc(#at4)
    %201 = stablehlo.divide %199, %200 : tensor<256x2048x1xf32> loc(#at4)
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#at4)
    %202 = stablehlo.reduce(%201 init: %cst_34) applies stablehlo.add across dimensions = [2] : (tensor<256x2048x1xf32>, tensor<f32>) -> tensor<256x2048xf32> loc(#at4)
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<256x2048xf32>) -> tensor<256x2048x12288xf32> loc(#at4)
    %204 = stablehlo.multiply %1, %203 : tensor<256x2048x12288xf32> loc(#at4)
    %205 = stablehlo.add %198, %204 : tensor<256x2048x12288xf32> loc(#at4)
    %206 = stablehlo.multiply %203, %1 : tensor<256x2048x12288xf32> loc(#at4)
    %207 = stablehlo.add %205, %206 : tensor<256x2048x12288xf32> loc(#at4)
    %208 = stablehlo.convert %207 : (tensor<256x2048x12288xf32>) -> tensor<256x2048x12288xbf16> loc(#at4)
    %209 = stablehlo.add %143, %208 : tensor<256x2048x12288xbf16> loc(#at4)
    return %209, %193, %126, %101, %119, %181, %147, %186, %176 : tensor<256x2048x12288xbf16>, tensor<12288xf32>, tensor<12288xf32>, tensor<49152x12288xf32>, tensor<12288x49152xf32>, tensor<12288x96x128xf32>, tensor<96x128x12288xf32>, tensor<12288x96x128xf32>, tensor<12288x96x128xf32>
  }
  func.func private @_where_8(%arg0: tensor<2048x2048xi1>, %arg1: tensor<256x96x2048x2048xf32>, %arg2: tensor<f32>) -> (tensor<256x96x2048x2048xf32>, tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<2048x2048xi1>) -> tensor<256x96x2048x2048xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32>
    return %3, %1, %4 : tensor<256x96x2048x2048xf32>, tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>
  }
  func.func private @_where_9(%arg0: tensor<256x96x2048x2048xi1>, %arg1: tensor<256x96x2048x2048xf32>, %arg2: tensor<256x96x2048x2048xf32>) -> tensor<256x96x2048x2048xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x96x2048x2048xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<256x96x2048x2048xi1>, tensor<256x96x2048x2048xf32>
    return %1 : tensor<256x96x2048x2048xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<24x12288xf32>, %arg1: tensor<12288xf32>, %arg2: tensor<i32>) -> tensor<24x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<12288xf32>) -> tensor<1x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<24x12288xf32>, tensor<1x12288xf32>, tensor<i32>, tensor<i32>) -> tensor<24x12288xf32>
    return %1 : tensor<24x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<24x49152x12288xf32>, %arg1: tensor<49152x12288xf32>, %arg2: tensor<i32>) -> tensor<24x49152x12288xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<49152x12288xf32>) -> tensor<1x49152x12288xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x49152x12288xf32>, tensor<1x49152x12288xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x49152x12288xf32>
    return %1 : tensor<24x49152x12288xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<24x12288x49152xf32>, %arg1: tensor<12288x49152xf32>, %arg2: tensor<i32>) -> tensor<24x12288x49152xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<12288x49152xf32>) -> tensor<1x12288x49152xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<24x12288x49152xf32>, tensor<1x12288x49152xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x49152xf32>
    return %1 : tensor<24x12288x49152xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<24x12288x96x128xf32>, %arg1: tensor<12288x96x128xf32>, %arg2: tensor<i32>) -> tensor<24x12288x96x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<12288x96x128xf32>) -> tensor<1x12288x96x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<24x12288x96x128xf32>, tensor<1x12288x96x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<24x12288x96x128xf32>
    return %1 : tensor<24x12288x96x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<24x96x128x12288xf32>, %arg1: tensor<96x128x12288xf32>, %arg2: tensor<i32>) -> tensor<24x96x128x12288xf32> {
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
